//! Fonts of window and sheet: Latin and Cyrillic from Lato, Hebrew from Noto Sans Hebrew, in one weight for text on
//! paper and a heavier one for headings and for text on wood and sand. `assets/fonts/make.py` puts them together.
//! Letters of other scripts are looked for in the fonts of the system.

mod system;

pub use system::{FontLibrary, SystemFont};

/// TrueType font for the panel and the text of sheets.
pub const TEXT: &[u8] = include_bytes!("../../../../assets/fonts/NaqalaSans-Regular.ttf");

/// TrueType font for the table and the headings of sheets.
pub const TABLE: &[u8] = include_bytes!("../../../../assets/fonts/NaqalaSans-Medium.ttf");

/// Hebrew letters, each in a TrueType font of its own, for programs that cannot lay out words from right to left.
pub static HEBREW: include_dir::Dir<'_> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../assets/fonts/hebrew");
