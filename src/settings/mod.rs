//! Preferences, and everything of the user's that is kept between runs.

pub mod command;
mod commands;
pub mod dialog;
pub mod folders;
pub mod keep;
pub mod preferences;
mod shortcuts;
pub mod text_size;

use crate::ui::action::request_redraw;
use bevy::prelude::App;
use keep::KeepPlugin;

pub use command::SettingsCommand;
pub use preferences::Preferences;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((KeepPlugin::<Preferences>::default(), dialog::plugin, shortcuts::plugin))
        .add_observer(commands::set_preferences)
        .add_observer(request_redraw::<SettingsCommand>);
}
