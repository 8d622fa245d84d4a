//! Preferences, and everything of the user's that is kept between runs.

pub mod command;
pub(crate) mod commands;
pub mod dialog;
pub mod folders;
pub mod keep;
pub mod preferences;
pub(crate) mod shortcuts;
pub mod text_size;

pub use command::SettingsCommand;
pub use preferences::Preferences;

pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(keep::KeepPlugin::<Preferences>::default());
}
