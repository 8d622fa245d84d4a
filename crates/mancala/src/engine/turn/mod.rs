//! A turn in progress: its state while seeds are in flight, and the one place where events are reported.

mod blockade;
mod capture;
mod claim;
mod deposit;
mod ending;
mod play;
mod preview;
mod quick;
mod race;
mod reseed;
mod rounds;
mod sale;
mod script;
mod sowing;
mod special;

pub use ending::{in_halves, score, with_traps, would_have_stopped};
pub(super) use play::{end_endless, end_repeated};
pub use play::{play, play_legal};
pub(super) use preview::{sow_first_lap, try_move, would_capture_placed};
pub use reseed::{balance, owed};
pub(super) use reseed::{bring_in, reseeded};
pub use script::counted_from;

use crate::engine::ask::{Ask, Question};
use crate::engine::event::{Event, EventSink, GameResult, Info, LapEnd, NoEvents, StateChange, Transfer};
use crate::engine::lap::Lap;
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::engine::position_query::{Course, Placed, PositionQuery, is_out};
use crate::engine::state::Kind;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::kinds::marks::MarkFor;
use crate::rules::kinds::sowing::{FirstSeed, InLaps, LapWay, OrBack};
use crate::rules::plan::sowing::First;
use crate::rules::plan::test::PitSet;
use crate::rules::{Board, Cause, PhaseRules, PitId, Place, Rules, Side, Way};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// Laps after which any turn counts as endless, whatever the rules say: a bound on time and memory.
pub(super) const MOST_LAPS: u32 = 10_000;
/// Seeds sown after which any turn counts as endless: a turn's events are kept where it is shown.
pub(super) const MOST_SOWN: u32 = 50_000;
/// Number of first laps that are compared one by one with each that follows.
const SEEN: usize = 64;

/// A turn in progress.
pub(super) struct Turn<'a, S> {
    pub rules: &'a Rules,
    pub phase: &'a PhaseRules,
    pub board: &'a Board,
    pub position: &'a mut Position,
    pub sink: &'a mut S,
    pub mover: Side,
    /// Beginning of the turn, with a capture or without.
    pub kind: Kind,
    /// The pit or store from which its first lap was lifted; `None` before that.
    pub origin: Option<Place>,
    /// The clause that says who moves next, if it is not simply the next player.
    pub begins: Option<Cause>,
    /// The end columns in which it has captured: 1 for column `a`, 2 for the last.
    pub ends: u8,
    /// `true` if one of its seeds has fallen on the other side, where that is asked.
    pub reached: bool,
    /// The pits that got a seed in this turn, where that is asked.
    pub got: PitSet,
    /// Seeds captured so far in this turn.
    pub captured: u32,
    /// End of the sowing with seeds still in hand, once it has come.
    pub cut: Option<SowingEnd>,
    /// Laps begun so far.
    pub laps: u32,
    /// Seeds sown in them.
    pub sown: u32,
    /// Seeds in flight that are in the other player's hand, in a race.
    pub aside: u16,
    /// Keys of the state at the start of each of the first laps.
    seen: SmallVec<[u64; SEEN]>,
    /// Keys for later laps, where a turn has more.
    seen_late: Option<BTreeSet<u64>>,
}

/// The continuation after a lap.
pub(super) enum LapOutcome {
    /// The pit is lifted and sown on.
    Relay(PitId),
    /// The seeds in flight are sown on.
    Resow(PitId, First, Cause),
    /// The seeds in flight are sown from an end of the inner row, in this direction.
    Enter(PitId, Way, Cause),
    /// The sowing is over.
    End(SowingEnd),
}

/// The end of a turn's sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SowingEnd {
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

impl<'a, S: EventSink> Turn<'a, S> {
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
            kind: Kind::Open,
            origin: None,
            begins: None,
            ends: 0,
            reached: false,
            got: PitSet::default(),
            captured: 0,
            cut: None,
            laps: 0,
            sown: 0,
            aside: 0,
            seen: SmallVec::new(),
            seen_late: None,
        }
    }

    /// Returns the present owner of a pit.
    #[inline]
    pub fn owner(&self, pit: PitId) -> Side {
        self.position.owner(self.board, pit)
    }

    /// Returns a query of the position in this lap. `landed`: the pit in which a seed has just fallen, and `true` if
    /// that was empty before.
    #[inline]
    pub fn standing(&self, lap: &Lap, landed: Option<(PitId, bool)>) -> PositionQuery<'a, '_> {
        let standing = PositionQuery::at(self.rules, self.position, self.mover).in_lap(*lap, landed);
        let Turn { kind, reached: crossed, got: sown, .. } = *self;
        let course = Course { kind, number: self.laps.max(1), crossed, sown, ..standing.course };
        PositionQuery { course, phase: self.phase, ..standing }
    }

    /// Returns the side whose turn comes after this one.
    #[inline]
    pub fn next_side(&self) -> Side {
        let next = self.board.after(self.mover);
        if self.phase.plan.facts.frozen.is_some() { self.next_in_play(next) } else { next }
    }

    /// Returns the first player from `next` on who has not lost.
    #[cold]
    fn next_in_play(&self, mut next: Side) -> Side {
        while next != self.mover && is_out(self.board, self.position, next) {
            next = self.board.after(next);
        }
        next
    }

    /// Applies one event and reports it. An [`Event::Info`] is not made where nobody listens.
    #[inline(always)]
    pub fn tell(&mut self, event: impl Into<Event>, clause: impl Into<Option<Cause>>) {
        let event = event.into();
        if !S::LISTENS && matches!(event, Event::Info(_)) {
            return;
        }
        self.position.apply(event);
        if S::LISTENS {
            self.sink.record(event, clause.into());
        }
    }

    /// Reports the beginning of the lap that was counted last.
    #[inline(always)]
    pub fn tell_lap(&mut self, from: Place, way: Way) {
        self.tell(Info::LapBegan { lap: self.laps.max(1), hand: self.mover, from, way }, None);
    }

    /// Reports the beginning of a lap that is not counted yet.
    #[inline(always)]
    fn tell_lap_after(&mut self, from: Place, way: Way) {
        self.tell(Info::LapBegan { lap: self.laps.saturating_add(1), hand: self.mover, from, way }, None);
    }

    /// Reports the end of a lap, with the continuation after its last seed, unless that is a question.
    #[inline(always)]
    pub fn tell_lap_end(&mut self, at: Place, after: &LapOutcome) {
        if !S::LISTENS {
            return;
        }
        let because = match after {
            LapOutcome::Relay(_) => LapEnd::Relayed,
            LapOutcome::Resow(..) | LapOutcome::Enter(..) => LapEnd::Resown,
            LapOutcome::End(SowingEnd::Over | SowingEnd::Raced(..)) => LapEnd::Stopped,
            LapOutcome::End(SowingEnd::Again) => LapEnd::MovesAgain,
            LapOutcome::End(
                SowingEnd::FewLeft(..) | SowingEnd::RestToOpponent(_) | SowingEnd::Stops(..) | SowingEnd::Endless(..),
            ) => LapEnd::PlayStops,
            LapOutcome::End(SowingEnd::Open) => return,
        };
        self.tell(Info::LapEnded { at, because }, None);
    }

    /// Lifts a pit and sows until the sowing is over, where nothing else is done at the start.
    #[inline]
    pub fn sow_plainly(&mut self, origin: PitId, way: Way, direction: Cause) -> SowingEnd {
        let from = Place::pit(origin);
        let repeats = self.repeats(from, way);
        debug_assert!(!repeats, "a turn begins with nothing to repeat");
        self.origin = Some(from);
        let seeds = self.position.pit(origin);
        self.tell_lap(from, way);
        self.tell(Transfer::lifted(from, seeds, way), direction);
        self.sow_on(Lap::lifted(origin, way, seeds))
    }

    /// Lifts a pit and sows until the sowing is over. `placed` says that a seed of the hand was just put there.
    #[inline]
    pub fn sow(&mut self, origin: PitId, way: Way, placed: bool, direction: Option<Cause>) -> SowingEnd {
        let repeats = self.repeats(Place::pit(origin), way);
        debug_assert!(!repeats, "a turn begins with nothing to repeat");
        self.origin = Some(Place::pit(origin));
        let all = self.position.pit(origin);
        let from_house = self.is_house(origin);
        let some = self.lifts_some(origin, placed);
        let (seeds, clause) = match some {
            Some((clause, seeds)) => (seeds.min(all), Some(clause)),
            None => (all, direction),
        };
        self.tell_lap(Place::pit(origin), way);
        self.lift(origin, seeds, way, clause);
        let lap = Lap { from_house, ..Lap::lifted(origin, way, seeds) };
        match self.first_seed(&lap) {
            Ok((by, first)) => self.sow_on(Lap { first, by, ..lap }),
            Err(end) => end,
        }
    }

    /// Lifts seeds of the mover's own store and sows until the sowing is over.
    pub fn sow_store(&mut self, seeds: u16, way: Way, clause: Option<Cause>) -> SowingEnd {
        let lap = Lap::of_store(self.board, self.mover, way, seeds);
        let repeats = self.repeats(lap.origin, way);
        debug_assert!(!repeats, "a turn begins with nothing to repeat");
        self.origin = Some(lap.origin);
        self.tell_lap(lap.origin, way);
        self.tell(Transfer::lifted(lap.origin, seeds, way), clause);
        self.sow_on(lap)
    }

    /// Returns the place of a lap's first seed, and the clause that says so if it is still in hand; or the end of the
    /// sowing, if that comes with it.
    #[inline]
    pub fn first_seed(&mut self, lap: &Lap) -> Result<(Option<Cause>, First), SowingEnd> {
        if self.phase.plan.sowing.drops.is_empty() { Ok((None, First::Next)) } else { self.first_dropped(lap) }
    }

    #[cold]
    fn first_dropped(&mut self, lap: &Lap) -> Result<(Option<Cause>, First), SowingEnd> {
        // Seeds of a store all go on along the path.
        if lap.origin.as_pit().is_none() {
            return Ok((None, First::Next));
        }
        let standing = self.standing(lap, None);
        let first_lap = self.laps <= 1;
        let drop = self.phase.plan.sowing.drops.iter().find(|it| {
            it.first != FirstSeed::Next && (first_lap || it.laps == InLaps::Every) && standing.holds(&it.when)
        });
        let Some(drop) = drop else { return Ok((None, First::Next)) };
        let clause = drop.clause;
        match if lap.seeds > 1 { drop.first } else { drop.lone } {
            FirstSeed::Next => Ok((Some(clause), First::Next)),
            FirstSeed::Origin => Ok((Some(clause), First::Here)),
            FirstSeed::Store => {
                let store = Place::store(self.mover);
                self.tell(Transfer::sown(store), clause);
                if self.position.lifted() > 0 {
                    return Ok((None, First::Next));
                }
                self.tell(Info::Stopped { at: store }, clause);
                self.tell(Info::LapEnded { at: store, because: LapEnd::Stopped }, None);
                Err(SowingEnd::Over)
            }
        }
    }

    /// The clause by which only some seeds of a pit are lifted, and their number.
    fn lifts_some(&self, pit: PitId, placed: bool) -> Option<(Cause, u16)> {
        let rules = &self.phase.plan.sowing.lift_some;
        if rules.is_empty() {
            return None;
        }
        let mut standing = self.standing(&Lap::lifted(pit, Way::default(), 0), None);
        standing.course.placed = if placed { Placed::Just(pit) } else { Placed::None };
        let some = rules.iter().find(|it| standing.holds(&it.when) && standing.fits(&it.test, pit))?;
        Some((some.clause, some.seeds))
    }

    /// Takes seeds up. A pit left empty is no house any longer, nor a trap, and nothing stands in it.
    #[inline]
    pub fn lift(&mut self, pit: PitId, seeds: u16, way: Way, clause: Option<Cause>) {
        self.tell(Transfer::lifted(Place::pit(pit), seeds, way), clause);
        if !self.phase.plan.facts.plain_pits && self.position.pit(pit) == 0 {
            self.note_emptied(pit);
        }
    }

    fn note_emptied(&mut self, pit: PitId) {
        let mark = self.position.mark(pit);
        if mark.is_house() {
            self.lose_house(pit);
        } else if matches!(mark, Mark::Trap(_)) {
            // One that nobody may choose keeps its mark when a lap goes on from it.
            let liftable = self.phase.plan.trap.as_ref().filter(|trap| trap.lift.0 != MarkFor::Nobody);
            if let Some(trap) = liftable {
                self.tell(StateChange::Marked { pit, mark: Mark::None }, Some(trap.lift.1));
            }
        } else {
            self.forget_missed(pit);
        }
    }

    /// A house becomes a pit like any other.
    #[cold]
    pub fn lose_house(&mut self, pit: PitId) {
        let mark = self.position.mark(pit).without_house();
        self.tell(StateChange::Marked { pit, mark }, self.phase.plan.house.as_ref().map(|house| house.clause));
    }

    /// Returns `true` if a pit is a house that counts as one.
    #[inline]
    pub fn is_house(&self, pit: PitId) -> bool {
        self.phase.plan.house.is_some() && self.standing(&Lap::lifted(pit, Way::default(), 0), None).is_house(pit)
    }

    /// Goes on with the seeds in flight until the sowing is over.
    #[inline]
    pub fn sow_on(&mut self, mut lap: Lap) -> SowingEnd {
        loop {
            let (last, was_empty) = self.drop_seeds(&lap);
            if !self.phase.plan.facts.plain_pits {
                if let Some(end) = self.cut.or_else(|| self.ended_by_lap()) {
                    self.tell_lap_end(last, &LapOutcome::End(end));
                    return end;
                }
                self.note_reach(&lap);
            }
            let after = self.settle(last, was_empty, &lap, None);
            self.tell_lap_end(last, &after);
            match after {
                LapOutcome::End(end) => return end,
                after => {
                    if let Some(end) = self.follow(after, &mut lap) {
                        return end;
                    }
                }
            }
        }
    }

    /// Prepares the next lap, unless there is none or the player is asked for its direction.
    #[inline]
    pub fn follow(&mut self, after: LapOutcome, lap: &mut Lap) -> Option<SowingEnd> {
        match after {
            LapOutcome::End(end) => Some(end),
            LapOutcome::Relay(pit) => match self.next_way(pit, lap) {
                Err(clause) => Some(self.ask(clause, Question::Way, self.mover, pit, lap)),
                Ok(way) => self.relay(pit, way, None, lap),
            },
            LapOutcome::Resow(from, first, by) => match self.next_way(from, lap) {
                Err(clause) => Some(self.ask(clause, Question::Reentry, self.mover, from, lap)),
                // Captured seeds go on in the way in which they were captured, even where laps turn back.
                Ok(way) => {
                    let way = if self.turns_back(from) { lap.way } else { way };
                    self.resow(from, first, way, by, lap)
                }
            },
            LapOutcome::Enter(pit, way, by) => {
                self.tell_lap_after(Place::pit(pit), way);
                self.tell(Info::Entered { pit, way }, by);
                *lap = Lap { origin: Place::pit(pit), ..*lap };
                self.sow_captured(pit, First::Here, way, by, lap)
            }
        }
    }

    /// Lifts the pit in which a lap has ended. Where a turn that never ends also ends the game, that is noticed with
    /// the seeds in hand.
    pub fn relay(&mut self, pit: PitId, way: Way, clause: Option<Cause>, lap: &mut Lap) -> Option<SowingEnd> {
        let repeats = self.repeats(Place::pit(pit), way);
        let verdict = self.phase.plan.sowing.endless.map(|(.., verdict)| verdict);
        let game_ends = !matches!(verdict, Some(Endlessly::Illegal | Endlessly::TurnEnds | Endlessly::ByWinner));
        if repeats && !game_ends {
            return Some(self.never_ends());
        }
        let seeds = self.position.pit(pit);
        if repeats {
            self.tell_lap_after(Place::pit(pit), way)
        } else {
            self.tell_lap(Place::pit(pit), way)
        }
        self.lift(pit, seeds, way, clause);
        if repeats {
            return Some(self.never_ends());
        }
        *lap = Lap::lifted(pit, way, seeds);
        match self.first_seed(lap) {
            Ok((by, first)) => *lap = Lap { first, by, ..*lap },
            Err(end) => return Some(end),
        }
        None
    }

    /// Sows the seeds in flight in a lap of their own.
    pub fn resow(&mut self, from: PitId, first: First, way: Way, by: Cause, lap: &mut Lap) -> Option<SowingEnd> {
        self.tell_lap_after(Place::pit(from), way);
        self.sow_captured(from, first, way, by, lap)
    }

    /// Sows the seeds in flight in a lap that has been reported.
    fn sow_captured(&mut self, from: PitId, first: First, way: Way, by: Cause, lap: &mut Lap) -> Option<SowingEnd> {
        let from = Place::pit(from);
        if self.repeats(from, way) {
            return Some(self.never_ends());
        }
        let seeds = self.position.lifted();
        *lap = Lap { from, first, way, by: Some(by), seeds, from_house: false, ..*lap };
        None
    }

    /// The direction of a lap that follows another from this pit; else the clause by which the player chooses it.
    #[inline]
    fn next_way(&self, pit: PitId, lap: &Lap) -> Result<Way, Cause> {
        let sowing = &self.phase.plan.sowing;
        match sowing.ways.as_slice() {
            [way] if way.or_back == OrBack::Never => match way.laps.0 {
                LapWay::Same => Ok(lap.way),
                LapWay::Reversed => Ok(lap.way.reversed()),
                LapWay::Anew => self.next_way_of(pit, lap),
            },
            _ => self.next_way_of(pit, lap),
        }
    }

    #[cold]
    fn next_way_of(&self, pit: PitId, lap: &Lap) -> Result<Way, Cause> {
        let mut standing = self.standing(lap, None);
        standing.course.number = self.laps.saturating_add(1);
        let rule = standing.way(pit);
        let usual = match rule.laps.0 {
            LapWay::Same => Some(lap.way),
            LapWay::Reversed => Some(lap.way.reversed()),
            LapWay::Anew => standing.way_of(pit).1,
        };
        let Some(way) = usual else { return Err(rule.clause) };
        let may_turn = match rule.or_back {
            OrBack::Never => false,
            OrBack::Free => true,
            OrBack::IfCaptures => {
                let (mut after, mut sink) = (self.position.clone(), NoEvents);
                let mut turn = Turn::new(self.rules, &mut after, &mut sink);
                turn.kind = self.kind;
                turn.laps = self.laps;
                turn.lap_takes(pit, way.reversed()).is_some()
            }
        };
        if may_turn { Err(rule.clause) } else { Ok(way) }
    }

    /// Returns `true` if each lap from this pit runs in the opposite direction to the one before it.
    fn turns_back(&self, pit: PitId) -> bool {
        let ways = &self.phase.plan.sowing.ways;
        ways.iter().any(|way| way.laps.0 == LapWay::Reversed)
            && self.standing(&Lap::lifted(pit, Way::default(), 0), None).way(pit).laps.0 == LapWay::Reversed
    }

    /// Notes the state at the start of a lap. Returns `true` if it has occurred before, or there have been too many
    /// laps.
    #[inline(always)]
    fn repeats(&mut self, from: Place, way: Way) -> bool {
        self.phase.plan.facts.many_laps && self.lap_repeats(from, way)
    }

    fn lap_repeats(&mut self, from: Place, way: Way) -> bool {
        let limit = self.phase.plan.sowing.endless.and_then(|(_, laps, _)| laps);
        let state = self.position.laid_with(from.index() as u64, way as u64);
        let limit = limit.unwrap_or(MOST_LAPS).min(MOST_LAPS);
        if self.laps >= limit || self.sown >= MOST_SOWN || !self.is_new(state) {
            return true;
        }
        self.laps += 1;
        self.sown += u32::from(self.position.at(from)) + u32::from(self.position.lifted());
        false
    }

    /// Remembers the state at the start of a lap. Returns `true` if it is new.
    pub fn is_new(&mut self, state: u64) -> bool {
        let seen = self.seen.contains(&state);
        if self.seen.len() < SEEN {
            self.seen.push(state);
            return !seen;
        }
        !seen && self.seen_late.get_or_insert_default().insert(state)
    }

    /// Reports that the turn was found never to end, and returns the verdict on it.
    #[cold]
    pub fn never_ends(&mut self) -> SowingEnd {
        let (clause, verdict) = match self.phase.plan.sowing.endless {
            Some((clause, _, verdict)) => (Some(clause), verdict),
            None => (None, Endlessly::Void),
        };
        self.tell(StateChange::Endless { laps: self.laps }, clause);
        SowingEnd::Endless(clause, verdict)
    }

    /// Gives the same player another move by a clause, unless another clause allows no more extra moves.
    #[inline]
    pub fn again(&mut self, side: Side, clause: Cause) -> SowingEnd {
        match self.phase.plan.facts.extra_moves {
            Some((limit, most)) if self.position.extra() >= most => {
                self.tell(Info::BonusLost { side }, limit);
                return SowingEnd::Over;
            }
            _ => self.tell(Info::Bonus { side }, clause),
        }
        if let Some(counted) = self.phase.plan.facts.counts_extra {
            self.tell(StateChange::Extra { moves: self.position.extra().saturating_add(1) }, counted);
        }
        SowingEnd::Again
    }

    /// Asks a player something; the turn goes on with the answer.
    #[cold]
    pub fn ask(&mut self, clause: Cause, question: Question, who: Side, pit: PitId, lap: &Lap) -> SowingEnd {
        let was_empty = self.position.pit(pit) < 2;
        let ask = Ask {
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
            laps: self.laps,
        };
        self.tell(StateChange::Asked { ask }, clause);
        SowingEnd::Open
    }
}
