//! The state of a turn that no position holds: what it has done so far, and the laps that it has begun.

use super::emitter::Emitter;
use crate::engine::ask::{Ask, Question};
use crate::engine::event::{EventSink, GameResult};
use crate::engine::lap::Lap;
use crate::engine::position_query::{Course, PositionQuery};
use crate::engine::state::Kind;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::plan::sowing::First;
use crate::rules::plan::test::PitSet;
use crate::rules::{Board, Cause, Direction, PitId, Place, Side};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// Laps after which any turn counts as endless, whatever the rules say: a bound on time and memory.
const MOST_LAPS: u32 = 10_000;
/// Seeds sown after which any turn counts as endless: a turn's events are kept where it is shown.
const MOST_SOWN: u32 = 50_000;
/// Number of first laps that are compared one by one with each that follows.
const SEEN: usize = 64;

/// The state of a turn beside the position on which it is played.
pub(in crate::engine) struct TurnState {
    /// Beginning of the turn, with a capture or without.
    pub kind: Kind,
    /// The pit or store from which its first lap was lifted; `None` before that.
    pub origin: Option<Place>,
    /// Its laps.
    pub laps: LapHistory,
    /// End of the sowing with seeds still in hand, once it has come.
    pub cut: Option<SowingEnd>,
    /// Seeds in flight that are in the other player's hand, in a race.
    pub aside: u16,
    /// `true` if one of its seeds has fallen on the other side, where that is asked.
    pub crossed: bool,
    /// The pits that got a seed in this turn, where that is asked.
    sown: PitSet,
    /// Seeds captured so far.
    captured: u32,
    /// The end columns in which it has captured: 1 for column `a`, 2 for the last.
    ends: u8,
}

impl TurnState {
    /// Creates the state at the start of a turn.
    #[inline]
    pub fn new() -> TurnState {
        TurnState {
            kind: Kind::Open,
            origin: None,
            laps: LapHistory::new(0),
            cut: None,
            aside: 0,
            crossed: false,
            sown: PitSet::default(),
            captured: 0,
            ends: 0,
        }
    }

    /// Creates the state of a turn of this kind that has begun `laps` laps.
    pub fn after_laps(kind: Kind, laps: u32) -> TurnState {
        TurnState { kind, laps: LapHistory::new(laps), ..TurnState::new() }
    }

    /// Creates the state of a turn that goes on after a question.
    pub fn after_question(ask: &Ask) -> TurnState {
        let &Ask { kind, laps, turn_origin, ends, .. } = ask;
        TurnState { origin: Some(turn_origin), ends, ..TurnState::after_laps(kind, laps) }
    }

    /// Returns a question to a player in this turn; `was_empty` says that the pit of the last seed was.
    pub fn question(
        &self,
        clause: Cause,
        question: Question,
        who: Side,
        pit: PitId,
        was_empty: bool,
        lap: &Lap,
    ) -> Ask {
        Ask {
            clause,
            question,
            who,
            pit,
            was_empty,
            way: lap.way,
            lap_origin: lap.origin,
            turn_origin: self.origin.unwrap_or(lap.origin),
            kind: self.kind,
            ends: self.ends,
            laps: self.laps.begun(),
        }
    }

    /// Returns a query of the position in this lap. `landed`: the pit in which a seed has just fallen, and `true` if
    /// that was empty before.
    #[inline]
    pub fn query<'a, 'p, S: EventSink>(
        &self,
        out: &'p Emitter<'a, S>,
        lap: &Lap,
        landed: Option<(PitId, bool)>,
    ) -> PositionQuery<'a, 'p> {
        let query = out.query().in_lap(*lap, landed);
        let TurnState { kind, crossed, sown, .. } = *self;
        let course = Course { kind, number: self.laps.number(), crossed, sown, ..query.course };
        PositionQuery { course, stage: out.stage, ..query }
    }

    /// Notes that a pit got a seed.
    #[inline]
    pub fn note_sown(&mut self, pit: PitId) {
        self.sown.add(pit);
    }

    /// Notes that seeds were captured.
    #[inline]
    pub fn note_captured(&mut self, seeds: u16) {
        self.captured += u32::from(seeds);
    }

    /// Notes the column of a capture, if it is one at an end of the board.
    pub fn note_column(&mut self, board: &Board, pit: PitId) {
        let column = board.column(pit);
        self.ends |= u8::from(column == 0) | u8::from(column + 1 == board.columns) << 1;
    }

    /// Returns the number of seeds captured so far.
    #[inline]
    pub fn captured(&self) -> u32 {
        self.captured
    }

    /// Returns `true` if it has captured at both ends of the board.
    pub fn has_captured_at_both_ends(&self) -> bool {
        self.ends == 3
    }
}

/// The laps that a turn has begun, and the states in which it began them.
pub(in crate::engine) struct LapHistory {
    /// Laps begun so far.
    begun: u32,
    /// Seeds sown in them.
    sown: u32,
    /// Keys of the state at the start of each of the first laps.
    seen: SmallVec<[u64; SEEN]>,
    /// Keys for later laps, where a turn has more.
    seen_late: Option<BTreeSet<u64>>,
}

impl LapHistory {
    /// Creates the history of a turn of which only the number of laps begun is known.
    #[inline]
    fn new(begun: u32) -> LapHistory {
        LapHistory { begun, sown: 0, seen: SmallVec::new(), seen_late: None }
    }

    /// Returns the number of laps begun so far.
    #[inline]
    pub fn begun(&self) -> u32 {
        self.begun
    }

    /// Returns the number of the present lap, counted from 1.
    #[inline]
    pub fn number(&self) -> u32 {
        self.begun.max(1)
    }

    /// Returns the number of the next lap.
    #[inline]
    pub fn next_number(&self) -> u32 {
        self.begun.saturating_add(1)
    }

    /// Returns `true` up to the end of the first lap.
    #[inline]
    pub fn is_first(&self) -> bool {
        self.begun <= 1
    }

    /// Notes that a lap begins.
    #[inline]
    pub fn note_lap(&mut self) {
        self.begun += 1;
    }

    /// Notes that seeds are sown.
    #[inline]
    pub fn note_seeds(&mut self, seeds: u32) {
        self.sown += seeds;
    }

    /// Returns `true` if there have been too many laps, or too many seeds. `limit`: the most laps by the rules.
    #[inline]
    pub fn is_too_long(&self, limit: Option<u32>) -> bool {
        self.begun >= limit.unwrap_or(MOST_LAPS).min(MOST_LAPS) || self.sown >= MOST_SOWN
    }

    /// Remembers the state at the start of a lap. Returns `true` if it is new.
    #[inline]
    pub fn is_new(&mut self, state: u64) -> bool {
        let seen = self.seen.contains(&state);
        if self.seen.len() < SEEN {
            self.seen.push(state);
            return !seen;
        }
        !seen && self.seen_late.get_or_insert_default().insert(state)
    }
}

/// The continuation after a lap.
pub(in crate::engine) enum LapOutcome {
    /// The pit is lifted and sown on.
    Relay(PitId),
    /// The seeds in flight are sown on.
    Resow(PitId, First, Cause),
    /// The seeds in flight are sown from an end of the inner row, in this direction.
    Enter(PitId, Direction, Cause),
    /// The sowing is over.
    End(SowingEnd),
}

/// The end of a turn's sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum SowingEnd {
    /// The turn is over.
    Over,
    /// The same player moves again.
    Again,
    /// Both players have sown, and this one moves next.
    Raced(Side, Cause),
    /// A question is open, or the turn goes on with another ply.
    Open,
    /// It would never have ended.
    Endless(Option<Cause>, Endlessly),
    /// So few seeds are left that the game stops; this side takes them, or each those on its own side.
    FewLeft(Cause, Option<Side>),
    /// The game stops, and the opponent takes all that is left.
    RestToOpponent(Cause),
    /// The game stops here; seeds in flight stay off the board.
    Stops(Cause, GameResult),
}
