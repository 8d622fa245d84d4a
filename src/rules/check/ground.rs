//! What a clause by itself is checked against, and what is said of those that do not go with it.

use crate::rules::board::{Board, Circuit, Way};
use crate::rules::capture::{Makes, Row, Taker};
use crate::rules::ending::Leftover;

pub(super) const COUNTS: &str = "makes is empty, too long, or has a 0: expected 1 to 32 counts from 1 up";
pub(super) const NO_STORE: &str = "captured seeds need somewhere to go: expected stores on the board";
pub(super) const SWEEPS: &str =
    "leftover seeds need somewhere to go: expected leftover: Nobody on a board without stores";
pub(super) const COUNTED: &str = "the board has no stores to count: expected another verdict than MostSeeds";
pub(super) const OWNED: &str = "on a torus nobody owns a pit: expected another clause, or circuit: OwnRings";
pub(super) const NO_PENALTIES: &str = "the board has no penalty pits: expected penalties: true on a square with stores";
pub(super) const WHOSE_SEEDS: &str = "on a torus nobody owns a pit: expected taker: Mover";
pub(super) const WHOSE_REST: &str = "on a torus nobody owns a pit: expected leftover: Nobody or Next";
pub(super) const NO_PIT_NEXT: &str =
    "the next place may be a store, which nobody lifts: expected stores: None or Aside";

/// Where a clause is to hold, and the faults found in it.
pub(super) struct Ground<'a> {
    pub board: &'a Board,
    /// Whether the board is a torus, on which nobody owns a pit.
    pub torus: bool,
    /// Whether it has stores.
    pub stores: bool,
    /// Seeds that each player holds in hand.
    pub hand: u16,
    /// Whether captured seeds are given to the opponent.
    pub given: bool,
    faults: Vec<String>,
}

impl<'a> Ground<'a> {
    /// With no fault found yet.
    pub fn new(board: &'a Board, hand: u16, given: bool) -> Ground<'a> {
        let torus = board.circuit == Circuit::Torus;
        Ground { board, torus, stores: board.has_stores(), hand, given, faults: Vec::new() }
    }

    /// The faults found, in the order in which they were.
    pub fn faults(self) -> Vec<String> {
        self.faults
    }

    /// Notes what is wrong unless something holds.
    pub fn needs(&mut self, holds: bool, what: impl Into<String>) {
        if !holds {
            self.faults.push(what.into());
        }
    }

    /// Notes that nobody owns a pit, where that is so.
    pub fn needs_owners(&mut self) {
        self.needs(!self.torus, OWNED);
    }

    /// Whether left seeds have somewhere to go.
    pub fn leaves(&self, leftover: Leftover) -> bool {
        self.stores || leftover == Leftover::Nobody
    }

    /// Whether this way leads round the board; of a torus that is not asked.
    pub fn has_way(&self, way: Way) -> bool {
        self.torus || self.board.ways().contains(&way)
    }

    /// Whether seeds can fall in such a row.
    pub fn good_row(&self, row: Row) -> bool {
        match self.board.circuit {
            Circuit::Ring | Circuit::Square => true,
            Circuit::OwnRings => row != Row::Opponent,
            Circuit::Torus => row == Row::Any,
        }
    }

    /// What is wrong where they cannot.
    pub fn whose_row(&self) -> &'static str {
        match self.board.circuit {
            Circuit::Ring | Circuit::Square => "",
            Circuit::OwnRings => "no seed falls in the opponent's pits on this board: expected row: Own or Any",
            Circuit::Torus => "on a torus nobody owns a pit: expected row: Any",
        }
    }

    /// Whether there is such a taker of captured seeds.
    pub fn good_taker(&self, taker: Taker) -> bool {
        !self.torus || taker != Taker::Owner
    }

    /// Whether there is such a taker of left seeds.
    pub fn good_rest(&self, leftover: Leftover) -> bool {
        !self.torus || matches!(leftover, Leftover::Nobody | Leftover::Next)
    }
}

/// Whether such counts can be made.
pub(super) fn good_counts(makes: &Makes) -> bool {
    match makes {
        Makes::Of(counts) => !counts.is_empty() && !counts.contains(&0) && counts.len() <= 32,
        Makes::Even => true,
    }
}
