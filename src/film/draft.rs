//! A film that is being thought of.

use super::export::FilmOrder;

/// The sizes offered, width and height in pixels.
pub const SIZES: [[u32; 2]; 4] = [[640, 400], [960, 600], [1280, 720], [1920, 1080]];

/// A film that is being thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmDraft {
    /// The first and the last move, from 1, if only a part is wanted.
    pub part: Option<[usize; 2]>,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// Seconds of show time in a second.
    pub speed: f64,
    /// `true` if the captions are written beside the film as subtitles.
    pub subtitles: bool,
}

impl Default for FilmDraft {
    fn default() -> Self {
        FilmDraft { part: None, size: SIZES[1], speed: 1.0, subtitles: false }
    }
}

impl FilmDraft {
    /// The film that it comes to, in this file.
    pub fn order(&self, out: std::path::PathBuf) -> FilmOrder {
        let moves = self.part.map(|[from, to]| from..=to.max(from));
        FilmOrder { out, moves, size: self.size, speed: self.speed, subtitles: self.subtitles }
    }
}
