//! The record: its moves and variations, comments, files, and the games saved.

mod autosave;
pub mod command;
mod commands;
mod deletions;
pub(crate) mod diagnostic;
mod file_dialogs;
pub mod match_table;
pub mod menu;
pub mod move_list;
pub(crate) mod move_rows;
mod opened;
pub(crate) mod position_dialog;
mod positions;
pub mod saved_games;
pub(crate) mod saved_games_dialog;
mod shortcuts;
pub mod tab;
mod variations;

#[cfg(test)]
pub(crate) mod tests;

use crate::ui::action::request_redraw;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::systems::AppSystems;
use crate::ui::tabs::Tab;
use bevy::prelude::*;

pub use command::{RecordCommand, SavedGamesCommand};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((saved_games::plugin, menu::plugin, shortcuts::plugin))
        .add_view(Slot::Tab(Tab::Moves), 10, tab::show)
        .add_observer(commands::answer_record_commands)
        .add_observer(positions::copy_and_paste_positions)
        .add_observer(variations::answer_variation_commands)
        .add_observer(opened::open_record)
        .add_observer(opened::resume_game)
        .add_observer(request_redraw::<RecordCommand>)
        .add_observer(request_redraw::<SavedGamesCommand>)
        // Only the list of moves shows what is folded.
        .add_systems(Update, commands::expand_shown_variation.in_set(AppSystems::Lay).ambiguous_with_all());
}
