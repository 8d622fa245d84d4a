//! Films of a game, drawn without a window, and their export and that of pictures from the window.

mod apng;
pub mod command;
pub mod dialog;
pub mod draft;
pub mod export;
mod gif;
mod menu;
mod mistakes;
mod mp4;

#[cfg(test)]
mod tests;

pub use command::FilmCommand;
pub use export::FilmExport;

use crate::app::offscreen::studio::Studio;
use crate::ui::action::request_redraw;
use crate::ui::picture::{EncodingError, PictureDiagnostic, PictureError, PictureSettings, check_writable};
use bevy::prelude::App;
use mancala::diagnostic::{Diagnostic, Text, Written};
use mancala::diagnostics;
use mancala::rules::Catalogue;
use mp4::Mp4;
use naqala_core::files::save_atomically;
use naqala_core::session::subtitles::{self, FilmedSpan};
use naqala_core::session::{Session, move_grouping};
use naqala_core::words::Words;
use std::io;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((export::plugin, menu::plugin)).add_observer(request_redraw::<FilmCommand>);
}

/// Time that the opening and the last position stand, in seconds.
const STANDS: f64 = 1.5;

diagnostics! {
    /// Reasons that there is no film, apart from those that there is no picture.
    pub(crate) enum FilmDiagnostic {
        /// The speed of a film is a number by which its usual speed is multiplied.
        Speed = "speed-out-of-range",
        /// Moves of a game are counted from 1; an answer in the middle of a turn counts with its move. A film of a part
        /// begins with one of the moves and ends with the same or a later one.
        NoPart { from: usize, to: usize, moves: usize } = "film-moves-missing",
        /// MP4 files are made by the program ffmpeg, which does not come with this one.
        NoFfmpeg { because: Diagnostic } = "ffmpeg-missing",
        /// The program ffmpeg, by which MP4 files are made, has ended with an error.
        FfmpegFailed { system: Text } = "ffmpeg-failed",
        /// The program ffmpeg, by which MP4 files are made, has ended early, and did not say why.
        FfmpegEnded = "ffmpeg-ended",
        /// A film or a picture is made by this program, started once more without a window, and it could not be started.
        NotBegun { file: Written, because: Diagnostic } = "film-not-begun",
        /// A film or a picture is made by this program, started once more without a window. It could not make it, and has
        /// said why.
        NotMade { file: Written, because: Diagnostic } = "film-not-made",
        /// A film or a picture is made by this program, started once more without a window. It ended without saying why
        /// in a way that could be understood; whatever it printed is shown.
        Ended { file: Written, said: Text } = "film-ended",
    }
}

impl From<FilmDiagnostic> for PictureError {
    fn from(diagnostic: FilmDiagnostic) -> PictureError {
        PictureError(diagnostic.into())
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

/// Part of a game that is filmed, and its speed.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmedPart {
    /// The first and the last move, from 1; the whole game if there is none.
    pub moves: Option<RangeInclusive<usize>>,
    /// Pictures a second.
    pub fps: u16,
    /// Seconds of show time in a second.
    pub speed: f64,
    /// `true` if the captions are written beside the film as subtitles.
    pub subtitles: bool,
}

/// Pictures a second of which a GIF is capable; more would be slowed down by those who show it.
const MOST_FPS: u16 = 50;

/// Films a game, as an animated GIF or, where `out` ends so, as an animated PNG (`.apng`) or through `ffmpeg` (`.mp4`), with
/// its captions as subtitles beside it where they are wanted. `progress` is told how many of
/// how many pictures have been taken, and may break the work off. The file appears when it is whole; of one that was
/// given up nothing is left.
///
/// # Errors
/// If the game has no such moves, nothing can be drawn, `ffmpeg` is wanted and is not there, the film is given up, or it
/// cannot be written to `out`.
pub fn film(
    words: Words,
    catalogue: Catalogue,
    current: Session,
    out: &Path,
    part: &FilmedPart,
    frame: PictureSettings,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<(), PictureError> {
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
    let mut go_on = |taken: usize| -> Result<(), PictureError> {
        match progress(taken, total) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(PictureDiagnostic::GivenUp.into()),
        }
    };
    let subtitles = part.subtitles.then(|| {
        let stands = STANDS.max(delay / 100.0) - delay / 100.0;
        subtitles::subtitles(&current, &words, FilmedSpan { from, until, speed: part.speed, stands })
    });
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
        FilmWriter::Gif(film) => save_atomically(out, &film.expect("it has pictures").finish()?)?,
        FilmWriter::Apng(film) => save_atomically(out, &film.finish()?)?,
        FilmWriter::Mp4(film) => film.finish()?,
    }
    if let Some(subtitles) = subtitles {
        save_atomically(&out.with_extension("srt"), subtitles::srt(&subtitles).as_bytes())?;
    }
    Ok(())
}

/// A film in the making.
enum FilmWriter {
    Gif(Option<gif::Film>),
    Apng(apng::Film),
    Mp4(Mp4),
}

/// From when until when moves are shown, in seconds of show time.
fn span(current: &Session, moves: Option<&RangeInclusive<usize>>) -> Result<(f64, f64), PictureError> {
    let (game, show) = (&current.game, &current.choreography);
    let Some(moves) = moves else { return Ok((0.0, show.duration())) };
    let (from, to) = (*moves.start(), *moves.end());
    match (move_grouping::plies_of(game, from), move_grouping::plies_of(game, to)) {
        (Some(first), Some(last)) if from <= to => Ok((show.ply_start(first.start), show.ply_start(last.end))),
        _ => Err(FilmDiagnostic::NoPart { from, to, moves: move_grouping::moves(game) }.into()),
    }
}
