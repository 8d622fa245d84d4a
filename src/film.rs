//! Films and pictures of the window, without a window: the same rooms, drawn on a picture, at chosen moments of show
//! time.

mod gif;
mod studio;

use crate::game::Current;
use crate::look::{Look, Stones};
use crate::record::{SaveError, save_atomically};
use crate::rules::Catalogue;
use std::path::Path;
use studio::Studio;
use thiserror::Error;

/// How long the opening and the last position stand, in seconds.
const STANDS: f64 = 1.5;

/// Width and height of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

/// What every picture of a film has in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Width and height.
    pub size: Size,
    /// What the table is made of.
    pub look: Look,
    /// What lies in the pits.
    pub stones: Stones,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum FilmError {
    /// There is no graphics driver.
    #[error("{}", crate::app::NO_DRIVER)]
    NoDriver,
    /// The renderer stopped.
    #[error("the picture could not be drawn: {0}")]
    Drawing(String),
    /// The picture could not be encoded.
    #[error("the picture could not be encoded: {0}")]
    Encoding(String),
    /// The file could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Films a game from its opening to its last position, as an animated GIF. `progress` is told how many of how many
/// pictures have been taken.
///
/// # Errors
/// If nothing can be drawn, or the film cannot be written to `out`.
pub fn film(
    catalogue: Catalogue,
    current: Current,
    out: &Path,
    fps: u16,
    frame: Frame,
    mut progress: impl FnMut(usize, usize),
) -> Result<(), FilmError> {
    check_writable(out)?;
    let duration = current.choreography.duration();
    // A GIF counts time in hundredths of a second; pictures are taken at the times at which they will be shown.
    let delay = (100.0 / f64::from(fps.clamp(1, 50))).round().max(2.0);
    let step = delay / 100.0;
    let times: Vec<f64> = (0..).map(|i| f64::from(i) * step).take_while(|&t| t < duration).chain([duration]).collect();
    let mut studio = Studio::open(catalogue, current, frame)?;
    studio.still();
    let samples = gif::samples(duration).into_iter().map(|t| studio.picture(t)).collect::<Result<Vec<_>, _>>()?;
    let mut film = gif::Film::new(frame.size, &samples)?;
    let total = times.len();
    for (i, &time) in times.iter().enumerate() {
        let picture = studio.picture(time)?;
        let shown = if i == 0 || i + 1 == total { delay.max(STANDS * 100.0) } else { delay };
        film.add(&picture, shown as u16)?;
        progress(i + 1, total);
    }
    Ok(save_atomically(out, &film.finish()?)?)
}

/// Takes one picture of the window at a moment of show time, as a PNG.
///
/// # Errors
/// If nothing can be drawn, or the picture cannot be written to `out`.
pub fn shot(catalogue: Catalogue, current: Current, at: f64, out: &Path, frame: Frame) -> Result<(), FilmError> {
    check_writable(out)?;
    let mut studio = Studio::open(catalogue, current, frame)?;
    studio.linger(at);
    let picture = studio.picture(at)?;
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, frame.size.width, frame.size.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let encoded = encoder.write_header().and_then(|mut writer| writer.write_image_data(&picture.rgb));
    encoded.map_err(|error| FilmError::Encoding(error.to_string()))?;
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
