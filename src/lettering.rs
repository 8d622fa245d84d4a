//! The letters of the window: Lato, in one weight for what is read on paper and a stronger one for what is written on
//! wood and sand.

/// For the panel, as a TrueType font.
pub const TEXT: &[u8] = include_bytes!("../assets/fonts/Lato-Regular.ttf");

/// For the table, as a TrueType font.
pub const TABLE: &[u8] = include_bytes!("../assets/fonts/Lato-Medium.ttf");
