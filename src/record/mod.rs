//! The record: its moves and variations, comments, files, and the games saved.

mod autosave;
pub mod command;
pub(crate) mod commands;
pub(crate) mod diagnostic;
mod file_dialogs;
pub mod match_table;
pub mod menu;
pub mod move_list;
pub(crate) mod move_rows;
pub(crate) mod position_dialog;
pub(crate) mod positions;
pub mod saved_games;
pub(crate) mod saved_games_dialog;
pub(crate) mod shortcuts;
pub mod tab;
pub(crate) mod variations;

#[cfg(test)]
pub(crate) mod tests;

pub use command::{RecordCommand, SavedGamesCommand};
