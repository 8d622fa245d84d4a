//! Games played, by persons and by the program.

mod agreement;
mod clock;
mod first_minute;
mod moves;
mod opponents;
mod players;
pub(crate) mod questions;
pub(crate) mod small;
pub(crate) mod taking_over;
