//! Games to be found, set up and begun, those of the user's own among them.

mod begin;
pub mod command;
pub(crate) mod diagnostics;
pub(crate) mod game_page;
pub(crate) mod map;
pub mod options;
pub(crate) mod row;
pub mod search;
pub mod setup;
mod shortcuts;
pub mod start_button;
pub mod state;
pub(crate) mod summary;
pub mod tab;
pub mod user_variants;
pub mod variant_files;

#[cfg(test)]
pub(crate) mod tests;

use crate::record::saved_games::SavedGamesSystems;
use crate::ui::action::request_redraw;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::tabs::Tab;
use bevy::prelude::*;

pub use command::LibraryCommand;
pub use setup::GameSetup;
pub use state::LibraryTab;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, user_variants::FollowFilesSystems.before(SavedGamesSystems))
        .add_plugins((user_variants::plugin, shortcuts::plugin))
        .add_view(Slot::Tab(Tab::Game), 10, tab::show)
        .add_view(Slot::Rules, 10, diagnostics::of_game)
        .add_view(Slot::Rules, 30, summary::show)
        .add_observer(begin::begin_game)
        .add_observer(begin::open_variant)
        .add_observer(request_redraw::<LibraryCommand>);
}
