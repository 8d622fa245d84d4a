//! The letters of window and sheet: Lato, in one weight for what is read on paper and a stronger one for headings and for
//! what is written on wood and sand.

/// For the panel and the text of sheets, as a TrueType font.
pub const TEXT: &[u8] = include_bytes!("../assets/fonts/Lato-Regular.ttf");

/// For the table and the headings of sheets, as a TrueType font.
pub const TABLE: &[u8] = include_bytes!("../assets/fonts/Lato-Medium.ttf");
