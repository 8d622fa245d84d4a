//! The record: its moves and variations, comments, files, and the games saved.

mod autosave;
pub mod command;
pub(crate) mod commands;
pub(crate) mod diagnostic;
mod file_dialogs;
pub mod game_files;
pub mod match_table;
pub mod menu;
pub mod move_list;
pub(crate) mod move_rows;
pub(crate) mod open;
pub(crate) mod position_dialog;
pub(crate) mod positions;
pub mod rounds;
pub mod saved_games;
pub(crate) mod saved_games_dialog;
pub(crate) mod shortcuts;
pub mod tab;
pub(crate) mod variations;

#[cfg(test)]
mod tests;

pub use command::{RecordCommand, SavedGamesCommand};
pub use open::{OpenError, Opened, open_file, open_line, open_sample};
