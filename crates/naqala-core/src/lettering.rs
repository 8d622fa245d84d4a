//! The letters of window and sheet: Latin and Cyrillic of Lato, Hebrew of Noto Sans Hebrew, in one weight for what is read on
//! paper and a stronger one for headings and for what is written on wood and sand. `assets/fonts/make.py` puts them together.

/// For the panel and the text of sheets, as a TrueType font.
pub const TEXT: &[u8] = include_bytes!("../../../assets/fonts/NaqalaSans-Regular.ttf");

/// For the table and the headings of sheets, as a TrueType font.
pub const TABLE: &[u8] = include_bytes!("../../../assets/fonts/NaqalaSans-Medium.ttf");

/// Hebrew letters, each in a TrueType font of its own, for who cannot lay out words from right to left.
pub static HEBREW: include_dir::Dir<'_> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../assets/fonts/hebrew");
