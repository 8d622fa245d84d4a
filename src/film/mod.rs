//! Films and pictures of the window, without a window: the same rooms, drawn on a picture, at chosen moments of show
//! time.

mod apng;
pub mod command;
pub mod dialog;
pub mod draft;
pub mod export;
mod gif;
mod mp4;
mod studio;

#[cfg(test)]
mod tests;

pub use command::FilmCommand;
pub use export::FilmExport;

use crate::play::CurrentGame;
use crate::playback::move_grouping;
use crate::ui::look::{Look, StoneKind};
use mancala::diagnostic::{Diagnostic, Key, Text};
use mancala::diagnostics;
use mancala::rules::Catalogue;
use mp4::Mp4;
use naqala_core::files::{SaveError, save_atomically, system_diagnostic};
use naqala_core::words::Words;
use std::io;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;
use studio::Studio;
use thiserror::Error;

/// Time that the opening and the last position stand, in seconds.
const STANDS: f64 = 1.5;

/// Width and height of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

/// Properties common to all pictures of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureSettings {
    /// Width and height.
    pub size: Size,
    /// Materials of the table.
    pub look: Look,
    /// Kind of stones in the pits.
    pub stones: StoneKind,
    /// `true` if a number stands beside every pit.
    pub counts: bool,
    /// `true` if the path along which seeds are sown is drawn on the board.
    pub path: bool,
}

diagnostics! {
    /// Reasons that there is no film or picture, apart from those of its file.
    pub(crate) enum FilmDiagnostic {
        /// The graphics driver did not finish a picture: it has failed, or has too little memory, or is very slow.
        NotDrawn { why: Key } = "picture-not-drawn",
        /// The picture was drawn and could not be written in its format. Most often there is no space left on the disk
        /// for temporary files.
        NotEncoded { because: Diagnostic } = "picture-not-encoded",
        /// Moves of a game are counted from 1; an answer in the middle of a turn counts with its move. A film of a part
        /// begins with one of the moves and ends with the same or a later one.
        NoPart { from: usize, to: usize, moves: usize } = "film-moves-missing",
        /// MP4 files are made by the program ffmpeg, which does not come with this one.
        NoFfmpeg { because: Diagnostic } = "ffmpeg-missing",
        /// The program ffmpeg, by which MP4 files are made, has ended with an error.
        FfmpegFailed { system: Text } = "ffmpeg-failed",
        /// The program ffmpeg, by which MP4 files are made, has ended early, and did not say why.
        FfmpegEnded = "ffmpeg-ended",
        /// Whoever asked for the film or the picture has called it off.
        GivenUp = "film-cancelled",
    }
}

/// Reason that there is no film or picture.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct FilmError(pub Diagnostic);

impl From<FilmDiagnostic> for FilmError {
    fn from(diagnostic: FilmDiagnostic) -> FilmError {
        FilmError(diagnostic.into())
    }
}

impl From<SaveError> for FilmError {
    fn from(error: SaveError) -> FilmError {
        FilmError(error.into())
    }
}

/// Returns the error of a picture that could not be written in its format.
fn not_encoded(error: impl EncodingError) -> FilmError {
    FilmDiagnostic::NotEncoded { because: system_diagnostic(&error.of_system()) }.into()
}

/// Error of an encoder, or of the file that it writes.
trait EncodingError {
    /// Returns the error of the system; an objection of the encoder itself as one without a kind.
    fn of_system(self) -> io::Error;
}

impl EncodingError for io::Error {
    fn of_system(self) -> io::Error {
        self
    }
}

impl EncodingError for png::EncodingError {
    fn of_system(self) -> io::Error {
        match self {
            png::EncodingError::IoError(error) => error,
            other => io::Error::other(other.to_string()),
        }
    }
}

impl EncodingError for ::gif::EncodingError {
    fn of_system(self) -> io::Error {
        match self {
            ::gif::EncodingError::Io(error) => error,
            other => io::Error::other(other.to_string()),
        }
    }
}

/// Returns the error of a picture that was not drawn.
fn not_drawn(why: &'static str) -> FilmError {
    FilmDiagnostic::NotDrawn { why: Key(why) }.into()
}

/// Part of a game that is filmed, and its speed.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmedPart {
    /// The first and the last move, from 1; the whole game if there is none.
    pub moves: Option<RangeInclusive<usize>>,
    /// Pictures a second.
    pub fps: u16,
    /// Seconds of show time in a second.
    pub speed: f64,
}

/// Pictures a second of which a GIF is capable; more would be slowed down by those who show it.
const MOST_FPS: u16 = 50;

/// Films a game, as an animated GIF or, where `out` ends so, as an animated PNG (`.apng`) or through `ffmpeg` (`.mp4`). `progress` is told how many of
/// how many pictures have been taken, and may break the work off. The file appears when it is whole; of one that was
/// given up nothing is left.
///
/// # Errors
/// If the game has no such moves, nothing can be drawn, `ffmpeg` is wanted and is not there, the film is given up, or it
/// cannot be written to `out`.
pub fn film(
    words: Words,
    catalogue: Catalogue,
    current: CurrentGame,
    out: &Path,
    part: &FilmedPart,
    frame: PictureSettings,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<(), FilmError> {
    check_writable(out)?;
    // A GIF counts time in hundredths of a second; pictures are taken at the times at which they will be shown.
    let delay = (100.0 / f64::from(part.fps.clamp(1, MOST_FPS))).round().max(2.0);
    let (from, until) = span(&current, part.moves.as_ref())?;
    let step = delay / 100.0 * part.speed;
    let steps = (0..).map(|i| from + f64::from(i) * step);
    let times: Vec<f64> = steps.take_while(|&t| t < until).chain([until]).collect();
    let ends = |ending| out.extension().is_some_and(|end| end.eq_ignore_ascii_case(ending));
    let total = times.len();
    // Whether ffmpeg is there is found out before anything is drawn.
    let mut reel = match () {
        () if ends("mp4") => FilmWriter::Mp4(Mp4::new(frame.size, delay, out)?),
        () if ends("apng") => FilmWriter::Apng(apng::Film::new(frame.size, total)?),
        () => FilmWriter::Gif(None),
    };
    let mut go_on = |taken: usize| -> Result<(), FilmError> {
        match progress(taken, total) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(FilmDiagnostic::GivenUp.into()),
        }
    };
    let mut studio = Studio::open(words, catalogue, current, frame)?;
    go_on(0)?;
    studio.still()?;
    if let FilmWriter::Gif(film) = &mut reel {
        let mut samples = Vec::new();
        for time in gif::samples(from, until) {
            go_on(0)?;
            samples.push(studio.picture(time)?);
        }
        *film = Some(gif::Film::new(frame.size, &samples)?);
    }
    for (i, &time) in times.iter().enumerate() {
        let picture = studio.picture(time)?;
        let shown = if i == 0 || i + 1 == total { delay.max(STANDS * 100.0) } else { delay };
        match &mut reel {
            FilmWriter::Gif(film) => {
                film.as_mut().expect("it was begun before the first picture").add(&picture, shown as u16)?
            }
            FilmWriter::Apng(film) => film.add(&picture, shown as u16)?,
            FilmWriter::Mp4(film) => film.add(&picture, (shown / delay).round() as usize)?,
        }
        go_on(i + 1)?;
    }
    match reel {
        FilmWriter::Gif(film) => Ok(save_atomically(out, &film.expect("it has pictures").finish()?)?),
        FilmWriter::Apng(film) => Ok(save_atomically(out, &film.finish()?)?),
        FilmWriter::Mp4(film) => film.finish(),
    }
}

/// A film in the making.
enum FilmWriter {
    Gif(Option<gif::Film>),
    Apng(apng::Film),
    Mp4(Mp4),
}

/// From when until when moves are shown, in seconds of show time.
fn span(current: &CurrentGame, moves: Option<&RangeInclusive<usize>>) -> Result<(f64, f64), FilmError> {
    let (game, show) = (&current.game, &current.choreography);
    let Some(moves) = moves else { return Ok((0.0, show.duration())) };
    let (from, to) = (*moves.start(), *moves.end());
    match (move_grouping::plies_of(game, from), move_grouping::plies_of(game, to)) {
        (Some(first), Some(last)) if from <= to => Ok((show.ply_start(first.start), show.ply_start(last.end))),
        _ => Err(FilmDiagnostic::NoPart { from, to, moves: move_grouping::moves(game) }.into()),
    }
}

/// Part of the window that a picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureSubject {
    /// All of it.
    #[default]
    Whole,
    /// Everything but the side panel and the controls, as in a film.
    Still,
    /// Board and caption alone, as they are projected.
    Projected,
}

/// Takes one picture of the window at a moment of show time, as a PNG: of the game, or of a step of its lesson, counted from 1.
///
/// # Errors
/// If nothing can be drawn, or the picture cannot be written to `out`.
pub fn shot(
    words: Words,
    catalogue: Catalogue,
    current: CurrentGame,
    step: Option<usize>,
    at: f64,
    out: &Path,
    frame: PictureSettings,
    shown: PictureSubject,
) -> Result<(), FilmError> {
    check_writable(out)?;
    let mut studio = Studio::open(words, catalogue, current, frame)?;
    if let Some(step) = step {
        studio.teach(step - 1)?;
    }
    match shown {
        PictureSubject::Whole => studio.linger(at)?,
        PictureSubject::Still => studio.still()?,
        PictureSubject::Projected => {
            studio.project()?;
            studio.linger(at)?;
        }
    }
    let picture = studio.picture(at)?;
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, frame.size.width, frame.size.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let encoded = encoder.write_header().and_then(|mut writer| writer.write_image_data(&picture.rgb));
    encoded.map_err(not_encoded)?;
    Ok(save_atomically(out, &bytes)?)
}

/// Finds out before anything is drawn whether the result can be saved.
fn check_writable(out: &Path) -> Result<(), SaveError> {
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match tempfile::tempfile_in(folder) {
        Ok(_) if !out.is_dir() => Ok(()),
        // The attempt fails in the same way as the real one would, and says why.
        _ => save_atomically(out, &[]),
    }
}
