//! The game on the board: its moves, its players and its end.

pub mod agreement;
pub mod answers;
pub mod command;
mod current;
pub mod invitation;
pub(crate) mod level;
pub(crate) mod mode;
pub(crate) mod moves;
pub(crate) mod new_game;
pub mod opponents;
pub mod players_view;
pub(crate) mod premove;
pub(crate) mod replace;
pub(crate) mod shortcuts;

#[cfg(test)]
pub(crate) mod tests;

pub use command::PlayCommand;
pub use current::CurrentGame;
pub use mode::AppMode;
pub(crate) use mode::EnterMode;
pub(crate) use replace::{GameReplaced, RecordChanged, ReplaceGame, Replacement, ShowFrom};
