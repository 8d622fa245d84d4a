//! Records, their files, and the rounds of a match.

mod files;
mod match_table;
mod rounds;
pub(crate) mod small;
mod variations;
