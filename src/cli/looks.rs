//! The size and the look of pictures and films.

use super::arguments::ArgumentDiagnostic;
use crate::ui::look::{Look, StoneKind};
use crate::ui::picture::{self, PictureSettings};
use mancala::diagnostic::{Diagnostic, in_latin};
use std::str::FromStr;

/// A width and a height in pixels, `960x600`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) width: u32,
    pub(super) height: u32,
}

impl FromStr for Size {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<Size, Diagnostic> {
        Size::read(text).ok_or_else(|| {
            let latin = in_latin(text).to_lowercase();
            let near = Size::read(&latin).map(|_| latin.into()).into_iter().collect();
            ArgumentDiagnostic::Size { near }.into()
        })
    }
}

impl Size {
    fn read(text: &str) -> Option<Size> {
        let (width, height) = text.split_once(['x', 'X'])?;
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        ((160..=3840).contains(&width) && (120..=2160).contains(&height)).then_some(Size { width, height })
    }
}

/// `[--look LOOK] [--stones KIND] [--no-counts] [--path]`
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Looks {
    /// What the table is made of
    #[arg(long, value_enum, default_value_t)]
    pub(super) look: Look,
    /// What lies in the pits
    #[arg(long, value_enum, default_value_t)]
    pub(super) stones: StoneKind,
    /// Leave out the number of seeds beside every pit
    #[arg(long)]
    pub(super) no_counts: bool,
    /// Draw the path of sowing on the board
    #[arg(long)]
    pub(super) path: bool,
}

impl Looks {
    /// A picture of this size and look.
    pub(super) fn frame(self, size: Size) -> PictureSettings {
        let size = picture::Size { width: size.width, height: size.height };
        let Looks { look, stones, no_counts, path } = self;
        PictureSettings { size, look, stones, counts: !no_counts, path }
    }
}

#[cfg(test)]
mod tests {
    use super::Size;

    #[test]
    fn sizes_are_two_numbers_within_reason() {
        assert_eq!("960x600".parse(), Ok(Size { width: 960, height: 600 }));
        for wrong in ["", "960", "960x", "0x600", "960x60000", "-1x600", "axb"] {
            assert!(wrong.parse::<Size>().is_err(), "{wrong}");
        }
    }
}
