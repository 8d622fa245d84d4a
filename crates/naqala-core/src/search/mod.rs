//! The search for good moves. Rules and a position in, the value of every move out, within a [`Budget`]: it knows rules
//! only through the engine, so it plays every game that can be written. Knows nothing of words or pictures.
//!
//! An [`Analyser`] searches games between two players or parties deeper and deeper; what rests on finished games alone
//! is proved and said to be exact, all else is an estimate. Where more than two meet it plays games through a tree.
//! Games for one player are solved by [`solve`]. An [`Opponent`] plays at the levels of a game, its first moves
//! from an opening [`book`]. How long a game is, [`playout`] finds.

mod acted;
mod analysis;
pub mod book;
mod children;
mod deepening;
mod digest;
pub mod endgame;
mod evaluation;
pub mod levels;
mod limits;
mod mcts;
pub mod network;
mod opponent;
pub mod playout;
mod proof;
mod solitaire;
mod style;
mod transposition_table;
mod tree;

pub use acted::Acted;
pub use analysis::{Analysis, LineEnd, PitWorth, Rated};
pub use deepening::{Analyser, EVERY_MOVE};
pub use endgame::Endgames;
pub use evaluation::{Unit, WIN};
pub use limits::{Budget, Parts};
pub(crate) use opponent::positions_before;
pub use opponent::{MatchScore, Opponent, Player, accepts_draw, play_match};
pub use solitaire::{MOST_POSITIONS, SolitaireResult, Unsolved, solve};
