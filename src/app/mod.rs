//! The window, what it does at its beginning and end, and what belongs to no feature alone.

pub mod bar;
mod commands;
pub mod frame;
#[cfg(feature = "dev")]
mod inspector;
mod invitation;
pub mod keys_dialog;
pub mod offscreen;
pub mod opening;
pub mod panel;
pub(crate) mod placement;
pub mod plugins;
mod shortcuts;
pub mod side_panel;
mod title;
pub mod window;

#[cfg(test)]
pub(crate) mod tests;

use crate::ui::slots::{Slot, SlotApp};
use bevy::prelude::App;

pub use placement::Placement;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Placement>()
        .add_plugins(shortcuts::plugin)
        .add_view(Slot::Top, 20, invitation::show)
        .add_view(Slot::Preferences, 40, placement::full_screen)
        .add_observer(commands::answer_window_commands);
}
