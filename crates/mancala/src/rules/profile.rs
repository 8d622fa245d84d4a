//! Facts of a game as a whole, in one place for checking, the engine, words and tablebases.
//!
//! A [`GameProfile`] is worked out from the board and the clauses of all stages when rules are compiled. Facts of a
//! single stage are in [`Facts`](super::plan::facts::Facts).

mod captures;
mod choice;
mod endings;
mod irreversible;
mod rounds;
mod sowing;
mod traps;

pub use captures::{CaptureProfile, CaptureStyle};
pub use choice::ChoiceProfile;
pub use endings::EndingProfile;
pub use irreversible::IrreversibleChanges;
pub use rounds::RoundsProfile;
pub use sowing::{NextDirection, SowingProfile};
pub use traps::TrapProfile;

pub(crate) use sowing::continues_sowing;
pub(crate) use traps::hold_seeds;

use super::board::{Board, Players};
use super::kinds::{Clause, List};

/// The facts of a game as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameProfile {
    /// The layout of the pits.
    pub form: BoardForm,
    /// The number of players; two who play as a pair count as two, three against one as three.
    pub players: u8,
    /// The moves that a player may choose.
    pub choice: ChoiceProfile,
    /// The course of a sowing.
    pub sowing: SowingProfile,
    /// The captures.
    pub captures: CaptureProfile,
    /// The pits that are won or out of play.
    pub traps: TrapProfile,
    /// The endings, and the winner.
    pub endings: EndingProfile,
    /// The rounds of a match.
    pub rounds: RoundsProfile,
    /// Changes that can never be undone in a round.
    pub irreversible: IrreversibleChanges,
}

/// The layout of the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BoardForm {
    /// This number of rows, one above another.
    Rows(u8),
    /// A ring along the sides of a square.
    Square,
}

impl Default for BoardForm {
    fn default() -> BoardForm {
        BoardForm::Rows(2)
    }
}

impl GameProfile {
    /// Returns whether there is one player only.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Works out the facts of a game played on `board` by `clauses`, those of all stages.
    pub(crate) fn of(board: &Board, clauses: &[(List, Clause)]) -> GameProfile {
        let of = Clauses(clauses);
        let players = match (board.sides().len(), board.players) {
            (4, Players::Pairs) => 2,
            (4, Players::Coalition) => 3,
            (sides, _) => sides as u8,
        };
        let traps = TrapProfile::of(of);
        GameProfile {
            form: if board.is_square() { BoardForm::Square } else { BoardForm::Rows(board.rows) },
            players,
            choice: ChoiceProfile::of(board, of),
            sowing: SowingProfile::of(board, of),
            endings: EndingProfile::of(of),
            rounds: RoundsProfile::of(of),
            irreversible: IrreversibleChanges::of(of, &traps),
            captures: CaptureProfile::of(board, of),
            traps,
        }
    }
}

/// The clauses of a game, each with the list in which it stands.
#[derive(Clone, Copy)]
pub(crate) struct Clauses<'a>(pub &'a [(List, Clause)]);

impl<'a> Clauses<'a> {
    /// Returns the clauses, list by list.
    fn each(self) -> impl Iterator<Item = (List, &'a Clause)> {
        self.0.iter().map(|(list, clause)| (*list, clause))
    }

    /// Returns whether `is` holds of any clause.
    fn any(self, is: impl Fn(&Clause) -> bool) -> bool {
        self.0.iter().any(|(_, clause)| is(clause))
    }
}

#[cfg(test)]
mod tests;
