//! Steps of a turn, compiled: conditions and effects of a seed that has fallen, marks, and endings.

use super::sowing::First;
use super::test::{CountSet, MarkTest, Test, TurnTest};
use crate::rules::board::Part;
use crate::rules::kinds::condition::Whose;
use crate::rules::kinds::ending::{self, Amount, Asked, Leftover, Verdict};
use crate::rules::kinds::landing::{
    Alone, Claimed, Content, Declined, FirstSown, HowMany, LastPit, Lifts, Made, Needs, NextWay, RunWay, SownFrom,
    Target, Then, To, Who,
};
use crate::rules::kinds::marks::{Dropped, Emptied, MarkFor, Safe, TrapEnds};
use crate::rules::kinds::sowing::{MeetingPieces, WhichSeeds};
use crate::rules::{Board, Cause};

/// One clause on a seed that has fallen, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnStep {
    /// The clause that is named as the cause.
    pub clause: Cause,
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit in which the seed fell.
    pub test: Test,
    /// Effect of the clause.
    pub act: StepEffect,
    /// Exceptions to the clause.
    pub excepts: Vec<ExceptRule>,
    /// Questions whether the clause shall hold.
    pub optional: Vec<OptionalRule>,
    /// `true` if it captures, and what the last seed of a plain lap captures by it can be told before the lap is sown.
    pub(crate) is_foretold: bool,
}

impl TurnStep {
    /// See [`TurnStep::is_foretold`]: it asks nothing that the lap may change, and takes only pits that the lap does not
    /// reach.
    pub(super) fn can_be_foretold(&self, board: &Board) -> bool {
        let StepEffect::Capture(capture) = &self.act else { return false };
        let across = |target: &Target| matches!(target, Target::Facing | Target::Behind);
        self.when.is_none()
            && self.excepts.iter().all(|except| except.when.is_some())
            && self.test.is_common()
            && self.test.holds.is_none()
            && capture.take.iter().all(across)
            && capture.each.is_common()
            && capture.spare.as_ref().is_none_or(Test::is_common)
            && capture.run.is_none()
            && !board.crosses()
    }

    /// Returns whether it does nothing but take what lies across from the mover's own pits.
    pub(super) fn takes_across(&self) -> bool {
        let StepEffect::Capture(capture) = &self.act else { return false };
        self.test.side == Whose::Own
            && capture.take.iter().all(|target| matches!(target, Target::Facing))
            && (capture.last_pit, capture.alone) == (LastPit::Stays, Alone::Stays)
            && !capture.and_facing
            && capture.run.is_none()
    }

    /// Returns whether it holds in every pit that is no trap and in every lap, apart from exceptions.
    pub(super) fn is_everywhere(&self) -> bool {
        let anywhere = Test { mark: MarkTest::Any, ..self.test.clone() };
        matches!(self.test.mark, MarkTest::Any | MarkTest::NoTrap) && anywhere.is_bare() && self.when.is_none()
    }

    /// Returns whether it has no exceptions, and nobody is asked about it.
    pub(super) fn is_sure(&self) -> bool {
        self.excepts.is_empty() && self.optional.is_empty()
    }

    /// Returns whether it might do something other than lift the last seed's pit, or prevent that: `false` only if it
    /// cannot. `may_fit` returns whether the condition on the pit might hold.
    #[inline(always)]
    pub(crate) fn may_do(&self, mut may_fit: impl FnMut(&Test) -> bool) -> bool {
        match &self.act {
            StepEffect::Relay(_) => {
                self.excepts.iter().any(|it| may_fit(&it.test)) || self.optional.iter().any(|it| may_fit(&it.test))
            }
            StepEffect::Claim(claim) => {
                may_fit(&self.test) || claim.turned.as_ref().is_some_and(|[here, _]| may_fit(here))
            }
            StepEffect::Capture(_) | StepEffect::Again(_) | StepEffect::Lose | StepEffect::Stop | StepEffect::Spare => {
                may_fit(&self.test)
            }
        }
    }
}

/// Effect of a clause on a seed.
#[derive(Clone, Debug, PartialEq)]
pub enum StepEffect {
    /// Takes pits.
    Capture(Box<CaptureRule>),
    /// Marks pits.
    Claim(Box<ClaimRule>),
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
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Owner of the store.
    pub store: Whose,
    /// Exceptions: conditions under which it does not hold after all.
    pub excepts: Vec<Box<TurnTest>>,
}

/// A capture, compiled. See [`crate::rules::kinds::landing::Capture`].
#[derive(Clone, Debug, PartialEq)]
pub struct CaptureRule {
    /// Pits or seeds that it takes.
    pub take: Vec<Target>,
    /// Pits among them that must hold seeds.
    pub needs: Needs,
    /// Condition on each pit that is taken.
    pub each: Test,
    /// Condition that must not hold of such a pit.
    pub spare: Option<Test>,
    /// `true` if the facing pit of each is taken too.
    pub and_facing: bool,
    /// Fate of the last seed if other pits are taken.
    pub last_pit: LastPit,
    /// Fate of the last seed if there is nothing to take with it.
    pub alone: Alone,
    /// Further pits that are taken.
    pub run: Option<RunRule>,
    /// Player who takes the seeds.
    pub by: Who,
    /// Next step after the capture.
    pub then: Then,
    /// In passing: seeds of a lap that capture.
    pub which: WhichSeeds,
    /// In passing: player who takes what the last seed captures.
    pub last_by: Who,
    /// Before a move: time of the capture.
    pub made: Made,
    /// Further pits of the player's choice.
    pub more: Option<MoreRule>,
    /// Destination of the seeds, if not a store.
    pub send: Option<SendRule>,
}

/// A run of captures, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct RunRule {
    /// Direction of the run.
    pub way: RunWay,
    /// Maximum number of further pits.
    pub most: usize,
    /// Condition on each of them.
    pub through: Test,
}

/// Further pits of the player's choice, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct MoreRule {
    /// The cause.
    pub clause: Cause,
    /// Number of pits.
    pub pits: HowMany,
    /// Condition on each of them.
    pub each: Test,
}

impl MoreRule {
    /// Returns the number of pits the player chooses; 0 where all that fit are taken.
    pub(crate) fn count(&self) -> u8 {
        match self.pits {
            HowMany::Pits(pits) => pits,
            HowMany::All(_) => 0,
        }
    }
}

/// Destination of captured seeds, compiled. See [`crate::rules::kinds::landing::Send`].
#[derive(Clone, Debug, PartialEq)]
pub struct SendRule {
    /// The cause.
    pub clause: Cause,
    /// Destination of the seeds.
    pub to: To,
    /// Pit from which they are sown.
    pub from: SownFrom,
    /// Destination of the first of them.
    pub first: FirstSown,
    /// Number of pits near each end of the inner row.
    pub zone: u8,
    /// `true` if the pit chosen last time may be chosen again.
    pub again: bool,
}

impl SendRule {
    /// Returns the destination of the first seed that is sown on.
    pub(crate) fn first_dropped(&self) -> First {
        if self.first == FirstSown::Here { First::Here } else { First::Next }
    }
}

/// A claim, compiled. See [`crate::rules::kinds::landing::Claim`].
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimRule {
    /// Pits that get the mark.
    pub pits: Vec<Claimed>,
    /// Conditions on the last two pits in the other order; `None` if the order matters.
    pub turned: Option<[Test; 2]>,
    /// Owner of the mark.
    pub owner: Who,
    /// Fate of the seeds.
    pub content: Content,
    /// Next step after the claim.
    pub then: Then,
}

/// Exception to clauses, compiled. See [`crate::rules::kinds::landing::Except`].
#[derive(Clone, Debug, PartialEq)]
pub struct ExceptRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// `true` if this holds for the further pits of a run too.
    pub of_run: bool,
}

/// Question whether clauses shall hold, compiled. See [`crate::rules::kinds::landing::Optional`].
#[derive(Clone, Debug, PartialEq)]
pub struct OptionalRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// Player who is asked.
    pub who: Who,
    /// Move open to the other player if the clauses do not hold.
    pub refused: Declined,
    /// Cause of that move: the field `refused` of the clause.
    pub retreat: Cause,
    /// `true` if only the lap that follows a capture is asked about.
    pub only_lap: bool,
}

/// Traps of a game, compiled. See [`crate::rules::kinds::marks::Trap`].
#[derive(Clone, Debug, PartialEq)]
pub struct TrapRule {
    /// The clause.
    pub clause: Cause,
    /// Pits that are traps from the start.
    pub at: Vec<Part>,
    /// Owner of those traps, as seen from their side.
    pub of: Whose,
    /// Maximum number of traps for a player, and the cause.
    pub most: Option<(u8, Cause)>,
    /// Players who may lift one, and the cause.
    pub lift: (MarkFor, Cause),
    /// Fate of a seed that falls there, and the cause.
    pub dropped: (Dropped, Cause),
    /// Condition under which a last seed there ends the turn, and the cause.
    pub ends: (TrapEnds, Cause),
    /// Players from whose captures it is safe.
    pub safe: Safe,
    /// Its fate when a capture empties it, and the cause.
    pub emptied: (Emptied, Cause),
}

/// Houses of a game, compiled. See [`crate::rules::kinds::marks::House`].
#[derive(Clone, Debug, PartialEq)]
pub struct HouseRule {
    /// The clause.
    pub clause: Cause,
    /// Its place on each side.
    pub at: Part,
    /// Numbers of seeds with which it counts.
    pub counts: CountSet,
    /// `true` if a seed that has just been placed there counts.
    pub placed: bool,
    /// Players from whose captures it is safe, and the cause.
    pub safe: (Safe, Cause),
    /// Cause by which the first capture in this stage takes both houses away; `None` if it does not.
    pub falls: Option<Cause>,
}

/// A piece that takes those of the other kind, compiled. See [`crate::rules::kinds::sowing::Meeting`].
#[derive(Clone, Debug, PartialEq)]
pub struct MeetingRule {
    /// The clause.
    pub clause: Cause,
    /// Condition on the pit.
    pub test: Test,
    /// Pieces that take others.
    pub by: MeetingPieces,
}

/// Outcome of a position that comes back, compiled. See [`crate::rules::kinds::ending::Repeated`].
#[derive(Clone, Debug, PartialEq)]
pub struct Repetition {
    /// The cause.
    pub clause: Cause,
    /// Number of times that it occurs, the first included.
    pub times: u8,
    /// `true` if the stores must be the same, too.
    pub stores: bool,
    /// Player who takes the seeds that are left.
    pub leftover: Leftover,
    /// Result.
    pub verdict: Verdict,
}

/// Criterion of winning, compiled. See [`crate::rules::kinds::ending::Winner`].
#[derive(Clone, Debug, PartialEq)]
pub struct WinnerRule {
    /// The cause.
    pub clause: Cause,
    /// Criterion of winning.
    pub by: ending::WonBy,
    /// Fewest seeds that win; any number if not given.
    pub least: Option<u16>,
    /// Half seeds counted to the player who moves second.
    pub komi: u16,
    /// Seeds that a special piece is worth.
    pub specials: u16,
    /// Winner if both have the same number.
    pub level: ending::Level,
}

/// An ending, compiled. See [`crate::rules::kinds::ending::End`].
#[derive(Clone, Debug, PartialEq)]
pub struct EndRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Event that stops play.
    pub once: EndCondition,
    /// Player asked about.
    pub whose: Who,
    /// Times at which it is asked.
    pub asked: Asked,
    /// Player who takes the seeds that are left.
    pub leftover: Leftover,
    /// Result.
    pub verdict: Verdict,
}

/// Event that stops play, compiled. See [`crate::rules::kinds::ending::Once`].
#[derive(Clone, Debug, PartialEq)]
pub enum EndCondition {
    /// A store holds this amount.
    StoreHolds(Amount),
    /// All pits of the player asked about are empty.
    RowEmpty,
    /// Few seeds are left in pits.
    Left(Box<LeftCondition>),
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

impl EndCondition {
    /// Returns whether it is about the lack of a move.
    pub(crate) fn is_of_moves(&self) -> bool {
        matches!(self, EndCondition::RowEmpty | EndCondition::CannotMove)
    }
}

/// Number of seeds left in pits, compiled. See [`crate::rules::kinds::ending::Left`].
#[derive(Clone, Debug, PartialEq)]
pub struct LeftCondition {
    /// Condition on the pits.
    pub pits: Test,
    /// Number of seeds.
    pub seeds: CountSet,
    /// `true` if each pit by itself holds this number, rather than all together.
    pub each: bool,
    /// Pieces that are counted.
    pub of: ending::Pieces,
}
