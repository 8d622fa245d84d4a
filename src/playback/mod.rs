//! The game in time: playhead, timeline and transport bar.

pub mod command;
mod commands;
pub mod game_context;
pub mod playhead;
pub mod scene;
mod shortcuts;
pub mod timeline;
pub mod transport;

#[cfg(test)]
mod tests;

use crate::ui::action::request_redraw;
use bevy::prelude::App;

pub use command::PlaybackCommand;
pub use game_context::GameContext;
pub use playhead::EventShown;
pub(crate) use playhead::ShowWaits;
pub use scene::Scene;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((playhead::plugin, scene::plugin, shortcuts::plugin))
        .add_observer(commands::move_playhead)
        .add_observer(commands::remember_speed)
        .add_observer(request_redraw::<PlaybackCommand>);
}
