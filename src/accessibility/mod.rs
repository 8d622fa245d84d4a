//! Screen readers: what they are told of the board and of widgets, and what they ask for.

pub(crate) mod board;
pub(crate) mod requests;
pub(crate) mod widgets;

#[cfg(test)]
mod tests;

pub use board::DescribeBoardSystems;
