//! A game shown to a class: projection, questions, freezing, drawing.

pub mod command;
pub(crate) mod drawing;
pub mod poll;
pub mod projection;
pub(crate) mod shortcuts;
pub mod tools;

#[cfg(test)]
mod tests;

pub use command::PresenterCommand;
pub use projection::Projecting;
