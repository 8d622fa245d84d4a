//! Compiled clauses: what is asked of a seed that has fallen, what becomes of it, marks, and what ends play.

use super::sowing::First;
use super::test::{CountSet, MarkTest, Test, TurnTest};
use crate::rules::Cause;
use crate::rules::board::Part;
use crate::rules::kinds::condition::Whose;
use crate::rules::kinds::ending::{self, Amount, Asked, Leftover, Verdict};
use crate::rules::kinds::landing::{
    Alone, Claimed, Content, Declined, FirstSown, HowMany, LastPit, Lifts, Made, Needs, NextWay, RunWay, SownFrom,
    Target, Then, To, Who,
};
use crate::rules::kinds::marks::{Dropped, Emptied, MarkFor, Safe, TrapEnds};
use crate::rules::kinds::sowing::{Pieces, WhichSeeds};

/// One clause on a seed that has fallen, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The clause that is named as the cause.
    pub clause: Cause,
    /// What is asked of the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit in which the seed fell.
    pub test: Test,
    /// What is done.
    pub act: Act,
    /// Where that does not hold after all.
    pub excepts: Vec<Except>,
    /// Who is asked whether it shall.
    pub optional: Vec<Optional>,
}

impl Step {
    /// Returns whether it holds in every pit that is no trap, and in every lap, exceptions aside.
    pub(super) fn is_everywhere(&self) -> bool {
        let anywhere = Test { mark: MarkTest::Any, ..self.test.clone() };
        matches!(self.test.mark, MarkTest::Any | MarkTest::NoTrap) && anywhere.is_bare() && self.when.is_none()
    }

    /// Returns whether nothing is excepted from it, and nobody is asked.
    pub(super) fn is_sure(&self) -> bool {
        self.excepts.is_empty() && self.optional.is_empty()
    }

    /// Returns whether it might do something but lift the last seed's pit, or keep that from being lifted: `false` only
    /// where it cannot. `may_fit`: whether what is asked of the pit might hold.
    #[inline(always)]
    pub fn may_do(&self, mut may_fit: impl FnMut(&Test) -> bool) -> bool {
        match &self.act {
            Act::Relay(_) => {
                self.excepts.iter().any(|it| may_fit(&it.test)) || self.optional.iter().any(|it| may_fit(&it.test))
            }
            Act::Claim(claim) => may_fit(&self.test) || claim.turned.as_ref().is_some_and(|[here, _]| may_fit(here)),
            Act::Capture(_) | Act::Again(_) | Act::Lose | Act::Stop | Act::Spare => may_fit(&self.test),
        }
    }
}

/// What a clause on a seed does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Takes pits.
    Capture(Box<Capture>),
    /// Marks pits.
    Claim(Box<Claim>),
    /// A further lap follows.
    Relay(Lifts),
    /// The player moves again.
    Again(NextWay),
    /// Play stops: the player who sows has lost.
    Lose,
    /// The turn ends, whatever other clauses say.
    Stop,
    /// Seeds in a trap stay.
    Spare,
}

/// A further move for a last seed in a store, compiled. See [`crate::rules::kinds::landing::Again`].
#[derive(Clone, Debug, PartialEq)]
pub struct InStore {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// In whose store.
    pub store: Whose,
    /// When it does not hold after all.
    pub excepts: Vec<Box<TurnTest>>,
}

/// A capture, compiled. See [`crate::rules::kinds::landing::Capture`].
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    /// What it takes.
    pub take: Vec<Target>,
    /// Which of those must hold seeds.
    pub needs: Needs,
    /// What is asked of each.
    pub each: Test,
    /// What must not hold of it.
    pub spare: Option<Test>,
    /// `true` if the facing pit of each is taken too.
    pub and_facing: bool,
    /// What becomes of the last seed.
    pub last_pit: LastPit,
    /// What it does alone.
    pub alone: Alone,
    /// Which further pits are taken.
    pub run: Option<Run>,
    /// Who takes the seeds.
    pub by: Who,
    /// What follows.
    pub then: Then,
    /// In passing: which seeds capture.
    pub which: WhichSeeds,
    /// In passing: who takes what the last seed captures.
    pub last_by: Who,
    /// Before a move: when it is made.
    pub made: Made,
    /// Which further pits the player takes.
    pub more: Option<More>,
    /// Where the seeds go, if not to a store.
    pub send: Option<Send>,
}

/// A run of captures, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Which way.
    pub way: RunWay,
    /// Number of further pits at the most.
    pub most: usize,
    /// What is asked of each.
    pub through: Test,
}

/// Further pits of the player's choice, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct More {
    /// The cause.
    pub clause: Cause,
    /// How many.
    pub pits: HowMany,
    /// What is asked of each.
    pub each: Test,
}

impl More {
    /// Returns the number of pits the player chooses; 0 where all that fit are taken.
    pub fn count(&self) -> u8 {
        match self.pits {
            HowMany::Pits(pits) => pits,
            HowMany::All(_) => 0,
        }
    }
}

/// Where captured seeds go, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Send {
    /// The cause.
    pub clause: Cause,
    /// Where they go.
    pub to: To,
    /// Where they are sown from.
    pub from: SownFrom,
    /// Where the first goes.
    pub first: FirstSown,
    /// Number of pits at each end of the inner row are near it.
    pub zone: u8,
    /// `true` if the pit chosen last time may be chosen again.
    pub again: bool,
}

impl Send {
    /// Returns where the first seed goes that is sown on.
    pub fn first_dropped(&self) -> First {
        if self.first == FirstSown::Here { First::Here } else { First::Next }
    }
}

/// A claim, compiled. See [`crate::rules::kinds::landing::Claim`].
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// Which pits.
    pub pits: Vec<Claimed>,
    /// What is asked where the last two pits fit in the other order; nothing where the order matters.
    pub turned: Option<[Test; 2]>,
    /// Whose the mark is.
    pub owner: Who,
    /// What becomes of the seeds.
    pub content: Content,
    /// What follows.
    pub then: Then,
}

/// Where clauses do not hold, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Except {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// `true` if it holds of the further pits of a run too.
    pub of_run: bool,
}

/// Who is asked whether clauses shall hold, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Optional {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// Who is asked.
    pub who: Who,
    /// What may be done where it shall not.
    pub refused: Declined,
    /// The clause by which that may be done.
    pub retreat: Cause,
    /// Set where only the lap that follows a capture is asked about.
    pub only_lap: bool,
}

/// What traps are in a game, compiled. See [`crate::rules::kinds::marks::Trap`].
#[derive(Clone, Debug, PartialEq)]
pub struct Trap {
    /// The clause.
    pub clause: Cause,
    /// Where there is one from the start.
    pub at: Vec<Part>,
    /// Whose those are, as their side sees it.
    pub of: Whose,
    /// The most that a player may have, and the cause.
    pub most: Option<(u8, Cause)>,
    /// Who may lift one, and the cause.
    pub lift: (MarkFor, Cause),
    /// What becomes of a seed that falls there, and the cause.
    pub dropped: (Dropped, Cause),
    /// When a last seed there ends the turn, and the cause.
    pub ends: (TrapEnds, Cause),
    /// From whose captures it is safe.
    pub safe: Safe,
    /// What becomes of it when a capture empties it, and the cause.
    pub emptied: (Emptied, Cause),
}

/// What houses are in a game, compiled. See [`crate::rules::kinds::marks::House`].
#[derive(Clone, Debug, PartialEq)]
pub struct House {
    /// The clause.
    pub clause: Cause,
    /// Where it is.
    pub at: Part,
    /// With how many seeds one counts.
    pub counts: CountSet,
    /// `true` if a seed that has just been placed there counts.
    pub placed: bool,
    /// From whose captures it is safe, and the cause.
    pub safe: (Safe, Cause),
    /// Whether the first capture in this stage takes both houses away, and the cause.
    pub falls: Option<Cause>,
}

/// A piece that takes those of the other kind, compiled. See [`crate::rules::kinds::sowing::Meeting`].
#[derive(Clone, Debug, PartialEq)]
pub struct Meeting {
    /// The clause.
    pub clause: Cause,
    /// Condition on the pit.
    pub test: Test,
    /// Which pieces take others.
    pub by: Pieces,
}

/// What becomes of a position that comes back, compiled. See [`crate::rules::kinds::ending::Repeated`].
#[derive(Clone, Debug, PartialEq)]
pub struct Repetition {
    /// The cause.
    pub clause: Cause,
    /// For which time, the first included.
    pub times: u8,
    /// `true` if the stores must be the same, too.
    pub stores: bool,
    /// Who takes what is left.
    pub leftover: Leftover,
    /// What is decided.
    pub verdict: Verdict,
}

/// Who has won, compiled. See [`crate::rules::kinds::ending::Winner`].
#[derive(Clone, Debug, PartialEq)]
pub struct Winner {
    /// The cause.
    pub clause: Cause,
    /// By what.
    pub by: ending::WonBy,
    /// Fewer seeds than this do not win.
    pub least: Option<u16>,
    /// Number of halves of a seed are counted to the player who moves second.
    pub komi: u16,
    /// Number of seeds a special piece is worth.
    pub specials: u16,
    /// Who has won where both have as many.
    pub level: ending::Level,
}

/// An ending, compiled. See [`crate::rules::kinds::ending::End`].
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn.
    pub when: Option<Box<TurnTest>>,
    /// By what play stops.
    pub once: Once,
    /// Which player is asked about.
    pub whose: Who,
    /// When it is asked.
    pub asked: Asked,
    /// Who takes what is left.
    pub leftover: Leftover,
    /// What is decided.
    pub verdict: Verdict,
}

/// What play stops by, compiled. See [`crate::rules::kinds::ending::Once`].
#[derive(Clone, Debug, PartialEq)]
pub enum Once {
    /// A store holds so much.
    StoreHolds(Amount),
    /// All pits of the player asked about are empty.
    RowEmpty,
    /// Few seeds are left in pits.
    Left(Box<Left>),
    /// The player asked about has no move.
    CannotMove,
    /// The other player has no seeds and cannot be given any.
    CannotFeed,
    /// A player has more than the other can still reach.
    Decided,
    /// A player has captured in both end columns in one turn.
    CapturedAtEnds,
    /// A player has captured in this many turns before the other has at all.
    CapturedFirst(u8),
    /// A penalty pit holds this many seeds.
    PenaltyHolds(u16),
    /// Every player still in the game has passed in turn without paying.
    AllPassed,
}

impl Once {
    /// Returns whether it is for want of a move.
    pub fn is_of_moves(&self) -> bool {
        matches!(self, Once::RowEmpty | Once::CannotMove)
    }
}

/// How many seeds are left in pits, compiled. See [`crate::rules::kinds::ending::Left`].
#[derive(Clone, Debug, PartialEq)]
pub struct Left {
    /// In which pits.
    pub pits: Test,
    /// How many.
    pub seeds: CountSet,
    /// `true` if each pit by itself holds this number, rather than all together.
    pub each: bool,
    /// What is counted.
    pub of: ending::Pieces,
}
