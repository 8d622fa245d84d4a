//! The game on the board: its moves, its players and its end.

pub mod activity;
pub mod agreement;
pub mod answers;
pub mod catalogue;
pub(crate) mod clock;
pub mod command;
mod current;
mod level;
mod lots;
mod mode;
mod moves;
mod networks;
pub mod opponents;
mod play_again;
pub mod players_view;
pub mod playhead;
pub mod preferences;
mod replace;
mod shortcuts;

#[cfg(test)]
pub(crate) mod tests;

use crate::settings::keep::KeepPlugin;
use crate::ui::action::request_redraw;
use bevy::prelude::*;

pub use catalogue::Library;
pub use command::PlayCommand;
pub use current::CurrentGame;
pub use mode::AppMode;
pub(crate) use mode::EnterMode;
pub use networks::{Networks, TablebaseStore};
pub use playhead::Playhead;
pub use preferences::PlayPreferences;
pub(crate) use replace::{GameReplaced, RecordChanged, ReplaceGame, Replacement, ShowFrom};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .init_resource::<Playhead>()
        .init_resource::<Networks>()
        .init_resource::<TablebaseStore>()
        .add_plugins((mode::plugin, activity::plugin, opponents::plugin, agreement::plugin, clock::plugin))
        .add_plugins((answers::plugin, shortcuts::plugin, KeepPlugin::<PlayPreferences>::default()))
        .add_observer(moves::play_and_take_back)
        .add_observer(moves::say_how_to_take_over)
        .add_observer(play_again::play_again)
        .add_observer(lots::draw_lots)
        .add_observer(replace::replace_game)
        .add_observer(level::raise_the_level.run_if(in_state(AppMode::Game)))
        .add_observer(request_redraw::<PlayCommand>);
}
