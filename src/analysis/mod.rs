//! Values of moves: of the position shown, of a whole game gone over, and the solution of a game for one.

pub(crate) mod arrows;
pub mod command;
pub mod review;
pub(crate) mod shortcuts;
pub mod solution;
pub mod study;
pub mod view;

#[cfg(test)]
mod tests;

pub use command::AnalysisCommand;
pub use solution::{Outlook, Solution};
