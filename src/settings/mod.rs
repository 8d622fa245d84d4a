//! Preferences, and everything of the user's that is kept between runs.

pub mod command;
pub(crate) mod commands;
pub mod folders;
pub mod persistence;
pub mod preferences;
pub mod text_size;

pub use command::SettingsCommand;
pub use preferences::Preferences;
