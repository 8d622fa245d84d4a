//! Rules being changed, and positions being set up.

pub mod command;
pub(crate) mod page;
pub(crate) mod position;
pub(crate) mod position_controls;
pub(crate) mod position_input;
pub mod session;
pub(crate) mod shortcuts;
pub mod trials;

#[cfg(test)]
mod tests;

pub use command::{EditorCommand, PositionCommand};
pub use position::{PositionDescription, PuzzleOffers};
