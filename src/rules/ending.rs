//! Clauses on the end: what ends a game, who takes the seeds left over, who has won.

use super::board::Board;
use super::clause::clauses;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many seeds in a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// More than half of all.
    Majority,
    /// At least this many.
    Seeds(u16),
}

impl Amount {
    /// The number of seeds on a board.
    pub fn of(self, board: &Board) -> u32 {
        match self {
            Amount::Majority => (board.total - board.specials) / 2 + 1,
            Amount::Seeds(seeds) => seeds.into(),
        }
    }
}

/// Which player an ending looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Either of them.
    Either,
    /// The one who is to move.
    Mover,
    /// Both.
    Both,
}

/// Who takes the seeds left in the pits when a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leftover {
    /// Nobody; they stay where they are.
    Nobody,
    /// Each player those on their own side; those in pits at the ends of the board are shared equally.
    Owner,
    /// The player whose side is empty.
    Emptier,
    /// The player who is to move.
    Next,
}

/// What an ending decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// As the variant's [`Winner`] clause says.
    ByWinner,
    /// Nobody has won.
    Draw,
    /// The game does not count.
    Void,
    /// The player who made the last move loses.
    MoverLoses,
    /// The player who is to move loses.
    NextLoses,
    /// The player with more seeds in store wins; equal is a draw.
    MostSeeds,
}

/// What becomes of a turn that never ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndlessTurn {
    /// The game does not count.
    Void,
    /// Nobody has won.
    Draw,
    /// The player who sows loses.
    MoverLoses,
    /// Such a move is not allowed.
    Illegal,
    /// The turn ends where it was noticed.
    TurnEnds,
    /// The game ends there, and the winner is found as the variant's [`Winner`] clause says.
    ByWinner,
}

/// When a player's own inner row is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OwnRow {
    /// At the end of each of the player's laps.
    Lap,
    /// At the end of the player's turn.
    Turn,
}

/// A number of seeds that may end in a half, kept as a number of halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Halves(pub u16);

impl Serialize for Halves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Halves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Halves, D::Error> {
        let halves = f64::deserialize(deserializer)? * 2.0;
        if halves.fract() == 0.0 && (0.0..=f64::from(u16::MAX)).contains(&halves) {
            Ok(Halves(halves as u16))
        } else {
            Err(serde::de::Error::custom("this is no number of seeds and halves: expected one such as 2 or 2.5"))
        }
    }
}

/// Who has won when a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WonBy {
    /// The player with more seeds in store; equal is a draw.
    MostSeeds,
    /// The player with more seeds in store and in their own traps; equal is a draw.
    MostWithTraps,
    /// The player with fewer seeds in store; equal is a draw.
    FewestSeeds,
    /// The player who moved last.
    LastMover,
    /// The player whose pits are empty.
    Emptier,
}

/// What must be gone from the pits at the ends of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cleared {
    /// All that lies there.
    #[default]
    All,
    /// The special pieces.
    Specials,
}

/// Who has won when both players have as many seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    /// Nobody.
    Draw,
    /// The player who moved last.
    LastMover,
}

/// Who takes the last few seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// The player who made the first move of the game, or of the round.
    Starter,
    /// The player who made the capture that left so few.
    Capturer,
    /// The player who moves.
    Mover,
    /// Each player those on their own side.
    Owner,
    /// One of them, drawn at random.
    Lot,
}

clauses! {
    /// What ends a game. After each move the first whose condition holds decides.
    pub enum Ending, patched by EndingPatch {
        /// A store holds this many seeds (kalah, oware, togyz kumalak).
        StoreHolds / StoreHoldsPatch {
            /// How many.
            seeds: Amount = Amount::Majority,
        }
        /// Both stores hold exactly half of all seeds (ayo-ayo): a draw.
        StoresLevel / StoresLevelPatch {}
        /// A side has no seeds in its pits (kalah: either; oware: the player to move).
        RowEmpty / RowEmptyPatch {
            /// Whose.
            whose: Whose = Whose::Either,
            /// Who takes what is left.
            leftover: Leftover = Leftover::Owner,
            /// Who wins.
            verdict: Verdict = Verdict::ByWinner,
        }
        /// There is no move to choose (mwambulula: the player to move loses; ethiopian: both).
        NoMoves / NoMovesPatch {
            /// Whose.
            whose: Whose = Whose::Mover,
            /// Who takes what is left.
            leftover: Leftover = Leftover::Owner,
            /// Who wins.
            verdict: Verdict = Verdict::ByWinner,
        }
        /// A player whose inner row is empty loses: the opponent of the mover at once after a capture, the mover when
        /// the turn ends (bao). Seeds just captured then stay off the board.
        InnerEmpty / InnerEmptyPatch {
            /// When the mover's own row is looked at.
            own: OwnRow = OwnRow::Turn,
        }
        /// Whoever captures in both end columns within one turn wins at once (omweso's emitwe ebiri).
        BothEnds / BothEndsPatch {}
        /// Whoever captures in this many separate turns before the opponent has captured at all wins at once (omweso's
        /// akakyala).
        CapturesFirst / CapturesFirstPatch {
            /// In how many turns.
            turns: u8 = 2,
        }
        /// A player with more in store and traps than the other could still reach has won (torus
        /// mancala).
        Decided / DecidedPatch {}
        /// No seed is left outside the stores and the traps (torus mancala).
        NoneFree / NoneFreePatch {}
        /// The opponent's side is empty and the player to move cannot feed it (oware).
        Unfed / UnfedPatch {
            /// Who takes what is left.
            leftover: Leftover = Leftover::Owner,
        }
        /// The pits at both ends of the board are empty (o an quan).
        EndsEmpty / EndsEmptyPatch {
            /// Of what.
            of: Cleared = Cleared::All,
            /// Who takes what is left.
            leftover: Leftover = Leftover::Owner,
        }
        /// So few seeds are left in the pits and in hand (abawo, oware nam nam, anywoli).
        FewLeft / FewLeftPatch {
            /// At most this many.
            seeds: u16 = 8,
            /// Who takes them.
            taker: Rest = Rest::Starter,
            /// Whether play stops at once when a capture leaves so few, or only when the move is over.
            at_once: bool = true,
        }
        /// The same position with the same player to move occurs this many times.
        Repetition / RepetitionPatch {
            /// How many, the first included.
            times: u8 = 3,
            /// Whether what lies in the stores must be the same, too.
            stores: bool = true,
            /// Who takes what is left.
            leftover: Leftover = Leftover::Nobody,
            /// Who wins.
            verdict: Verdict = Verdict::Draw,
        }
        /// A turn comes back to a position that it had before, or goes on for too many laps.
        Endless / EndlessPatch {
            /// The most laps of a turn, if there is a limit.
            laps: Option<u32> = None,
            /// What becomes of it.
            verdict: EndlessTurn = EndlessTurn::Void,
        }
        /// The last seed of a sowing falls in an empty pit, and nothing comes of it: the player who sows loses (tchuka
        /// ruma).
        LastInEmpty / LastInEmptyPatch {}
        /// All seeds are in the store: the only player has won (tchuka ruma).
        AllStored / AllStoredPatch {}
        /// All pits of a row are empty after its player's own move: that player wins at once, unless already lost (ruma).
        OwnRowEmptied / OwnRowEmptiedPatch {}
        /// A player whose penalty pit holds this many seeds has lost. When one is left, or those who are left win together,
        /// the game ends (ruma).
        PenaltyHolds / PenaltyHoldsPatch {
            /// How many.
            seeds: u16 = 12,
        }
        /// In a whole round of turns each player who has not lost passes without paying: a draw (ruma).
        AllPassed / AllPassedPatch {}
        /// Who has won.
        Winner / WinnerPatch {
            /// How that is found.
            by: WonBy = WonBy::MostSeeds,
            /// With fewer seeds nobody has won: a draw (songo).
            least: Option<u16> = None,
            /// How many seeds are counted to the player who moves second (afrika's option).
            komi: Halves = Halves(0),
            /// How many seeds each special piece is worth that a player has won (o an quan).
            specials: u16 = 0,
            /// Who has won when it is found that both have as many.
            level: Level = Level::Draw,
        }
    }
}
