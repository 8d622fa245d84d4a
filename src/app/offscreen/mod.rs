//! Pictures of the window, without a window: the same rooms, drawn on a picture, at chosen moments of show time.

pub(crate) mod studio;

use crate::ui::picture::{PictureError, PictureSettings, check_writable, not_encoded};
use mancala::rules::Catalogue;
use naqala_core::files::save_atomically;
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::path::Path;
use studio::Studio;

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
    current: Session,
    step: Option<usize>,
    at: f64,
    out: &Path,
    frame: PictureSettings,
    shown: PictureSubject,
) -> Result<(), PictureError> {
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
