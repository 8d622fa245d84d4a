//! Screen readers: descriptions of the board for them, and their requests.

pub(crate) mod board;
pub(crate) mod requests;

#[cfg(test)]
mod tests;

pub use board::DescribeBoardSystems;
