//! The search for good moves. Rules and a position in, the value of every move out, within a [`Budget`]: it knows rules
//! only through the engine, so it plays every game that can be written. Knows nothing of words or pictures.
//!
//! An [`Analyser`] searches games between two players or parties deeper and deeper; what rests on finished games alone
//! is proved and said to be exact, all else is an estimate. Where more than two meet it plays games through a tree.
//! Games for one player are solved by [`solve`]. An [`Opponent`] plays at one of eight levels. How long a game is,
//! [`chance`] finds.

mod acted;
mod carlo;
pub mod chance;
mod deepening;
pub mod endgame;
mod limits;
mod opponent;
mod proof;
mod solitaire;
mod table;
mod tree;
mod worth;

pub use acted::Acted;
pub use deepening::{Analyser, Analysis, Rated};
pub use endgame::Endgames;
pub use limits::{Budget, Parts};
pub use opponent::{Account, Opponent, play_match};
pub use solitaire::{Found, MOST_POSITIONS, Unsolved, solve};
pub use worth::{Unit, WIN};
