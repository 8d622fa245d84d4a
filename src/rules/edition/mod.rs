//! Variant files in the second edition of the rule language: read, checked, and with options chosen.
//!
//! A file has its clauses in the lists of [`kinds`](super::kinds), which follow the course of a turn; options and presets
//! remove, add and change clauses by their ids.

pub mod assemble;
mod check;
mod edits;
mod load;
mod skeleton;
#[cfg(test)]
mod tests;
pub mod variant;

pub use assemble::Assembled;
pub use variant::{Edit, Variant};
