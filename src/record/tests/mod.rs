//! Records, their files, and the rounds of a match.

mod files;
mod match_table;
mod rounds;
mod variations;
