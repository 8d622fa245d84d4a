//! The files of the first edition are said in the second, and say the same.

mod bad;
mod convert;
mod layout;
mod new_games;
mod proof;
mod tables;
