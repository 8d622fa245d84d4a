//! A game shown to a class: projection, questions, freezing, drawing.

pub(crate) mod drawing;
pub mod poll;
pub mod projection;
pub mod tools;

#[cfg(test)]
mod tests;

pub use projection::Projecting;
