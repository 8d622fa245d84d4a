//! Preferences, and everything of the user's that is kept between runs.

pub(crate) mod commands;
pub mod folders;
pub mod persistence;
pub mod preferences;
pub mod text_size;

pub use preferences::Preferences;
