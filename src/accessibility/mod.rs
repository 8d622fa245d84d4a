//! Screen readers: what they are told of the board, and what they ask for.

pub(crate) mod board;
pub(crate) mod requests;

#[cfg(test)]
mod tests;

pub use board::DescribeBoardSystems;
