//! A turn in progress: what is known while seeds are in flight, and the one place where events are told.

use super::event::{Event, Sink};
use super::position::{Ask, Position};
use crate::rules::ending::EndlessTurn;
use crate::rules::sowing::First;
use crate::rules::{Board, ClauseId, PhaseRules, PitId, Place, Rules, Side, Way};
use smallvec::SmallVec;

/// Laps after which any turn counts as endless, whatever the rules say: a bound on time and memory.
const MOST_LAPS: u32 = 100_000;
/// Seeds sown after which it does: a turn's events are kept where it is shown.
const MOST_SOWN: u32 = 1_000_000;

/// A turn in progress.
pub(super) struct Turn<'a, S> {
    pub rules: &'a Rules,
    pub phase: &'a PhaseRules,
    pub board: &'a Board,
    pub position: &'a mut Position,
    pub sink: &'a mut S,
    pub mover: Side,
    /// Seeds captured so far in this turn.
    pub captured: u32,
    /// Laps begun so far.
    pub laps: u32,
    /// Seeds sown in them.
    sown: u32,
    /// A fingerprint of the position at the start of each lap.
    seen: SmallVec<[u64; 64]>,
}

/// One sowing, from a lift to its last seed.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// The pit from which it was lifted. Captured seeds sown again keep it.
    pub origin: PitId,
    /// The pit from which it is counted where the first seed falls.
    pub from: PitId,
    pub first: First,
    pub way: Way,
    /// The clause by which the first seed falls where it does, if one says so.
    pub by: Option<ClauseId>,
}

/// Where the last seed of a lap fell.
#[derive(Clone, Copy)]
pub(super) struct Landed {
    pub pit: PitId,
    /// Whether nothing lay there before.
    pub was_empty: bool,
    pub lap: Lap,
    /// What the player said to the question of a clause at this very point.
    pub answer: Option<(ClauseId, bool)>,
}

/// What follows a lap.
pub(super) enum After {
    /// The pit is lifted and sown on.
    Relay(PitId),
    /// The seeds in flight are sown on.
    Resow(PitId, First, ClauseId),
    /// The sowing is over.
    End(End),
}

/// How the sowing of a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The turn is over.
    Over,
    /// The same player moves again.
    Again,
    /// A question is open.
    Asked,
    /// It would never have ended.
    Endless(Option<ClauseId>, EndlessTurn),
    /// The game stops, and the opponent takes all that is left.
    RestToOpponent(ClauseId),
}

impl<'a, S: Sink> Turn<'a, S> {
    pub fn new(rules: &'a Rules, position: &'a mut Position, sink: &'a mut S) -> Self {
        let mover = position.to_move();
        let phase = &rules.phases[position.phase()];
        Turn {
            rules,
            phase,
            board: &rules.board,
            position,
            sink,
            mover,
            captured: 0,
            laps: 0,
            sown: 0,
            seen: SmallVec::new(),
        }
    }

    /// Lets one event happen.
    #[inline(always)]
    pub fn tell(&mut self, event: Event, clause: impl Into<Option<ClauseId>>) {
        self.position.apply(&event);
        self.sink.hear(&event, clause.into());
    }

    /// Lifts a pit and sows until the sowing is over.
    pub fn sow(&mut self, origin: PitId, way: Way, direction: Option<ClauseId>) -> End {
        let nothing_to_repeat = self.endless(origin, way);
        debug_assert_eq!(nothing_to_repeat, None);
        let seeds = self.position.pit(origin);
        self.tell(Event::Lifted { from: Place::pit(origin), seeds, way }, direction);
        let (by, first) = match self.phase.facts.first_in_origin {
            Some((clause, _)) if seeds > 1 => (Some(clause), First::Here),
            Some((clause, lone)) => (Some(clause), lone),
            None => (None, First::Next),
        };
        self.sow_on(Lap { origin, from: origin, first, way, by })
    }

    /// Goes on with the seeds in flight until the sowing is over.
    pub fn sow_on(&mut self, mut lap: Lap) -> End {
        loop {
            let (last, was_empty) = self.drop_seeds(&lap);
            let after = self.settle(last, was_empty, &lap, None);
            match self.follow(after, &mut lap) {
                None => {}
                Some(end) => return end,
            }
        }
    }

    /// Prepares the next lap, unless there is none.
    pub fn follow(&mut self, after: After, lap: &mut Lap) -> Option<End> {
        match after {
            After::End(end) => return Some(end),
            After::Relay(pit) => {
                if let Some(end) = self.endless(pit, lap.way) {
                    return Some(end);
                }
                let seeds = self.position.pit(pit);
                self.tell(Event::Lifted { from: Place::pit(pit), seeds, way: lap.way }, None);
                *lap = Lap { origin: pit, from: pit, first: First::Next, way: lap.way, by: None };
            }
            After::Resow(from, first, by) => {
                if let Some(end) = self.endless(from, lap.way) {
                    return Some(end);
                }
                *lap = Lap { from, first, by: Some(by), ..*lap };
            }
        }
        None
    }

    /// Notes the state at the start of a lap; tells how the turn ends if it has been so before.
    fn endless(&mut self, pit: PitId, way: Way) -> Option<End> {
        if !self.phase.facts.many_laps {
            return None;
        }
        let (clause, limit, verdict) = match self.phase.facts.endless {
            Some((clause, laps, verdict)) => (Some(clause), laps, verdict),
            None => (None, None, EndlessTurn::Void),
        };
        let state = self.fingerprint(pit, way);
        let limit = limit.unwrap_or(MOST_LAPS).min(MOST_LAPS);
        if self.laps >= limit || self.sown >= MOST_SOWN || self.seen.contains(&state) {
            self.tell(Event::Endless { laps: self.laps }, clause);
            return Some(End::Endless(clause, verdict));
        }
        self.seen.push(state);
        self.laps += 1;
        self.sown += u32::from(self.position.pit(pit)) + u32::from(self.position.lifted());
        None
    }

    /// 64 bits that stand for all pits, the seeds in flight, the pit and the way. That two different states of one
    /// turn share them has a chance of one in ten thousand million even after a hundred thousand laps.
    fn fingerprint(&self, pit: PitId, way: Way) -> u64 {
        let seeds = &self.position.seeds()[..self.board.pit_count()];
        let stores = Side::ALL.map(|side| self.position.store(side));
        let rest = [self.position.lifted(), pit.0.into(), way as u16, stores[0], stores[1]];
        seeds.iter().chain(&rest).fold(0x243f_6a88_85a3_08d3, |hash: u64, &n| {
            let mixed = (hash ^ u64::from(n)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ (mixed >> 29)
        })
    }

    /// Asks the mover something; the turn goes on with the answer.
    pub fn ask(&mut self, clause: ClauseId, at: Landed) -> After {
        let Landed { pit, was_empty, lap, .. } = at;
        let ask = Ask { clause, pit, was_empty, way: lap.way, lap_origin: lap.origin, laps: self.laps };
        self.tell(Event::Asked { ask }, clause);
        After::End(End::Asked)
    }
}
