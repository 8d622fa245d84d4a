//! The whole truth of a game between two moves, and the one door by which it changes.

use super::ask::Ask;
use super::event::{Ended, Event, StateChange, Transfer, TransferKind};
use super::key;
use super::mark::Mark;
use super::state::{FirstCapture, Past, RoundState};
use crate::rules::board::MAX_SPECIAL_PITS;
use crate::rules::plan::facts::Facts;
use crate::rules::{Board, Direction, MAX_PITS, PLACES, PitId, Place, PlaceKind, Side};

/// Seeds, marks, stage, whose turn it is. Holds no rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    // Before the seeds: after that odd number of small ones the many marks are hashed more slowly.
    marks: [Mark; MAX_PITS],
    seeds: [u16; PLACES],
    /// The part of [`Position::key`] that stands for seeds and marks: each event changes it by what it moves.
    laid: u64,
    to_move: Side,
    stage: u8,
    swapped: bool,
    /// The sides that have lost while others play on: a bit each, by [`Side::index`]; then those that have brought
    /// seeds in.
    flags: u8,
    idle: u8,
    extra: u8,
    bound: Option<Direction>,
    lead: FirstCapture,
    past: Past,
    ask: Option<Ask>,
    ended: Option<Ended>,
    round_state: RoundState,
}

impl Position {
    /// The opening of a board.
    pub fn opening(board: &Board) -> Position {
        let opening = Position::arranged(board.opening, [Mark::None; MAX_PITS], board.first, 0, false, None);
        opening.in_round(RoundState::first(board), None)
    }

    /// A position put together from its parts, as notation and tests need it. Seeds by [`Place::index`], marks by
    /// pit. Whether it fits a game is for [`crate::record::notation`] to check.
    pub fn arranged(
        seeds: [u16; PLACES],
        marks: [Mark; MAX_PITS],
        to_move: Side,
        stage: u8,
        swapped: bool,
        ask: Option<Ask>,
    ) -> Position {
        Position {
            laid: key::of_seeds(&seeds).wrapping_add(key::of_marks(&marks)),
            seeds,
            marks,
            to_move,
            stage,
            swapped,
            flags: 0,
            idle: 0,
            extra: 0,
            bound: None,
            lead: FirstCapture::Nobody,
            past: Past::default(),
            ask,
            ended: None,
            round_state: RoundState::default(),
        }
    }

    /// The same position in a round of a match, and with the question that is open between two rounds, if one is.
    pub fn in_round(self, round_state: RoundState, choosing: Option<Ask>) -> Position {
        Position { round_state, ask: self.ask.or(choosing), ..self }
    }

    /// The same position with what is counted and remembered of the round.
    pub fn with_past(self, past: Past) -> Position {
        Position { past, ..self }
    }

    /// The same position with other seeds, by [`Place::index`], and other marks.
    pub fn rearranged(self, seeds: [u16; PLACES], marks: [Mark; MAX_PITS]) -> Position {
        let laid = key::of_seeds(&seeds).wrapping_add(key::of_marks(&marks));
        Position { seeds, marks, laid, ..self }
    }

    /// Seeds in a pit.
    #[inline]
    pub fn pit(&self, pit: PitId) -> u16 {
        self.seeds[pit.index()]
    }

    /// Special pieces in a pit; none on boards without any, which may have more pits.
    #[inline]
    pub fn special(&self, pit: PitId) -> u16 {
        if pit.index() < MAX_SPECIAL_PITS { self.at(Place::special(pit)) } else { 0 }
    }

    /// Special pieces that a side has won.
    pub fn special_store(&self, side: Side) -> u16 {
        self.at(Place::special_store(side))
    }

    /// Seeds in a place.
    #[inline]
    pub fn at(&self, place: Place) -> u16 {
        self.seeds[place.index()]
    }

    /// Seeds in a side's store.
    #[inline]
    pub fn store(&self, side: Side) -> u16 {
        self.at(Place::store(side))
    }

    /// Seeds in a side's hand.
    #[inline]
    pub fn hand(&self, side: Side) -> u16 {
        self.at(Place::hand(side))
    }

    /// Seeds of all places, by [`Place::index`].
    #[inline]
    pub fn seeds(&self) -> &[u16; PLACES] {
        &self.seeds
    }

    /// Seeds taken up and not yet dropped: none between moves, unless a question is open on where they go.
    #[inline]
    pub fn lifted(&self) -> u16 {
        self.at(Place::FLIGHT)
    }

    /// Returns the mark of a pit.
    #[inline]
    pub fn mark(&self, pit: PitId) -> Mark {
        self.marks[pit.index()]
    }

    /// Returns the number of traps among the first `pits` pits.
    pub(super) fn traps(&self, pits: usize) -> usize {
        self.marks[..pits].iter().filter(|mark| matches!(mark, Mark::Trap(_))).count()
    }

    /// Returns the side whose turn it is.
    #[inline]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stage of play: index into [`crate::rules::Rules::stages`].
    #[inline]
    pub fn stage(&self) -> usize {
        self.stage.into()
    }

    /// Returns the side that makes the next move: the player who is asked, where a question is open, else the player to
    /// move.
    #[inline]
    pub fn chooser(&self) -> Side {
        self.ask.map_or(self.to_move, |ask| ask.who)
    }

    /// Returns the progress of the match.
    #[inline]
    pub fn round_state(&self) -> RoundState {
        self.round_state
    }

    /// Returns the present owner of a pit: a pit may be won for a round.
    #[inline]
    pub fn owner(&self, board: &Board, pit: PitId) -> Side {
        self.marks[pit.index()].owner_for_round().unwrap_or_else(|| board.owner(pit))
    }

    /// Returns `true` if pits may have changed hands: in some games they do between the rounds of a match.
    #[inline]
    pub(super) fn moved_owners(&self, facts: &Facts) -> bool {
        facts.moves_owners && self.round_state.round > 1
    }

    /// Returns `true` if no pit of a side's holds a seed.
    #[inline]
    pub(super) fn is_bare(&self, board: &Board, facts: &Facts, side: Side) -> bool {
        if self.moved_owners(facts) {
            return board.pits().all(|pit| self.pit(pit) == 0 || self.owner(board, pit) != side);
        }
        match board.range_of(side) {
            Some(range) => self.seeds[range].iter().all(|&seeds| seeds == 0),
            None => board.pits_of(side).all(|pit| self.pit(pit) == 0),
        }
    }

    /// Returns `true` if pits may be closed: in some games they are from the second round on.
    #[inline]
    pub(super) fn closes_pits(&self, facts: &Facts) -> bool {
        facts.closes_pits && self.round_state.round > 1
    }

    /// The seat at which whoever plays a side began: another one where the players have exchanged seats.
    pub fn seat(&self, board: &Board, side: Side) -> Side {
        if self.swapped { board.after(side) } else { side }
    }

    /// Returns `true` if the players have exchanged seats.
    pub fn swapped(&self) -> bool {
        self.swapped
    }

    /// Seeds in a side's penalty pit.
    #[inline]
    pub fn penalty(&self, side: Side) -> u16 {
        self.at(Place::penalty(side))
    }

    /// Returns `true` if a side has lost while others play on.
    #[inline]
    pub fn has_lost(&self, side: Side) -> bool {
        self.flags >> side.index() & 1 == 1
    }

    /// Returns `true` if a side has brought seeds into play in this round, where the rules allow it only once.
    pub fn has_brought(&self, side: Side) -> bool {
        self.flags >> (4 + side.index()) & 1 == 1
    }

    /// Number of turns in a row in which the players who have not lost passed without paying, in games that count it.
    pub fn idle(&self) -> u8 {
        self.idle
    }

    /// Extra moves of this turn, the one to come included, in a game that counts them.
    pub fn extra(&self) -> u8 {
        self.extra
    }

    /// The direction in which the next move must run, where it is another move of the same player and not free.
    pub fn bound(&self) -> Option<Direction> {
        self.bound
    }

    /// Returns the lead of the only side that has captured so far, in a game in which that counts.
    pub fn lead(&self) -> FirstCapture {
        self.lead
    }

    /// Returns the counts and memories of the round.
    #[inline]
    pub fn past(&self) -> &Past {
        &self.past
    }

    /// The question to be answered next, if one is open.
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// 64 bits that stand for the position. Two positions of a game that differ share them by a chance of one in 2^64,
    /// too small to matter even between the positions of very many games.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key_asking(self.ask)
    }

    /// The key of the same position with this question in place of the open one.
    #[inline]
    pub(super) fn key_asking(&self, ask: Option<Ask>) -> u64 {
        let lead = match self.lead {
            FirstCapture::Nobody => 0,
            FirstCapture::One { side, turns, now } => {
                1 | (side as u64) << 2 | u64::from(now) << 4 | u64::from(turns) << 8
            }
            FirstCapture::Both => 2,
        };
        let turn = self.to_move as u64
            | u64::from(self.swapped) << 2
            | self.bound.map_or(0, |way| way as u64 + 1) << 4
            | u64::from(self.stage) << 8
            | u64::from(self.flags) << 16
            | u64::from(self.idle) << 24
            | u64::from(self.extra) << 32
            | lead << 40;
        let RoundState { round, began, held: [south, north], points } = self.round_state;
        let round_state = u64::from(round) | (began as u64) << 8 | u64::from(south) << 16 | u64::from(north) << 32;
        let is_rare = ask.is_some() || self.ended.is_some() || points != [0; 2] || self.past != Past::default();
        let rare = if is_rare { key::of_rare(ask, self.ended, points, &self.past) } else { 0 };
        self.laid ^ key::of_state(turn, round_state) ^ rare
    }

    /// Returns a 64-bit key of the seeds and marks in mid-turn, and of two more numbers.
    #[inline]
    pub(super) fn laid_with(&self, one: u64, other: u64) -> u64 {
        self.laid ^ key::of_state(one, other)
    }

    /// The [`Position::key`] of the same position with nothing in the stores, and nothing to borrow.
    pub fn key_without_stores(&self) -> u64 {
        let emptied = |laid: u64, place| laid.wrapping_add(key::moved(place, Place::FLIGHT, self.at(place)));
        let mut bare = Side::ALL.map(Place::store).into_iter().fold(self.laid, emptied);
        let rare = Side::ALL.map(|side| [Place::special_store(side), Place::spare(side)]);
        if rare.as_flattened().iter().any(|&place| self.at(place) > 0) {
            bare = rare.as_flattened().iter().copied().fold(bare, emptied);
        }
        self.key() ^ self.laid ^ bare
    }

    /// Returns `true` if another position differs only in its seeds and in the side to move.
    pub fn differs_in_seeds_alone(&self, other: &Position) -> bool {
        self.differs_on_board_alone(other) && self.marks == other.marks
    }

    /// Returns `true` if another position differs only in its seeds, its marks and the side to move.
    #[inline]
    pub fn differs_on_board_alone(&self, other: &Position) -> bool {
        let state = |it: &Position| (it.stage, it.swapped, it.flags, it.idle, it.extra, it.bound, it.lead);
        let rest = |it: &Position| (it.past, it.ask, it.ended, it.round_state);
        state(self) == state(other) && rest(self) == rest(other)
    }

    /// Returns the end of the game, if it has come.
    #[inline]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// All seeds of the game: the same number after every event.
    pub fn total(&self) -> u32 {
        self.seeds.iter().map(|&n| u32::from(n)).sum()
    }

    /// Changes the position by one event. Nothing else changes a position that is being played.
    #[inline(always)]
    pub fn apply(&mut self, event: impl Into<Event>) {
        match event.into() {
            Event::Transfer(Transfer { from, to, seeds, kind }) => {
                self.seeds[from.index()] -= seeds;
                self.seeds[to.index()] += seeds;
                self.laid = self.laid.wrapping_add(key::moved(from, to, seeds));
                let acts = matches!(kind, TransferKind::Lifted { .. } | TransferKind::Paid);
                if acts && self.idle > 0 && !self.has_lost(self.to_move) {
                    self.idle = 0;
                }
                if let TransferKind::Lifted { way } = kind
                    && self.past.notes_ways >> self.stage & 1 == 1
                    && matches!(from.kind(), PlaceKind::Pit(_) | PlaceKind::Store(_))
                {
                    self.past.ways[self.to_move.index()].get_or_insert(way);
                }
            }
            Event::Change(change) => self.change(change),
            Event::Info(_) => {}
        }
    }

    #[inline(always)]
    fn change(&mut self, change: StateChange) {
        match change {
            StateChange::Marked { pit, mark } => {
                let was = std::mem::replace(&mut self.marks[pit.index()], mark);
                self.laid = self.laid.wrapping_sub(key::of_mark(pit, was)).wrapping_add(key::of_mark(pit, mark));
            }
            StateChange::Asked { ask } => self.ask = Some(ask),
            StateChange::Answered { .. } | StateChange::Endless { .. } => self.ask = None,
            StateChange::RoundEnded { points, .. } => {
                self.ask = None;
                self.round_state.points = [0, 1].map(|side| self.round_state.points[side].saturating_add(points[side]));
            }
            StateChange::StageBegan { stage } => self.stage = stage,
            StateChange::TurnPassed { to } => {
                self.to_move = to;
                self.extra = 0;
                self.past.next_turn();
                if let FirstCapture::One { now, .. } = &mut self.lead {
                    *now = false;
                }
            }
            StateChange::Swapped => self.swapped = !self.swapped,
            StateChange::LeadChanged { lead } => self.lead = lead,
            StateChange::Extra { moves } => self.extra = moves,
            StateChange::Bound { way } => self.bound = way,
            StateChange::Lost { side } => self.flags |= 1 << side.index(),
            StateChange::Brought { side } => self.flags |= 1 << (4 + side.index()),
            StateChange::Idle { turns } => self.idle = turns,
            StateChange::RoundBegan { round, first } => {
                let held = Side::BOTH.map(|side| self.store(side));
                self.round_state = RoundState { round, began: first, held, ..self.round_state };
                self.lead = FirstCapture::Nobody;
                self.past.next_round();
                self.flags &= 0x0f;
            }
            StateChange::Ended { result, because } => self.ended = Some(Ended { result, clause: because }),
        }
    }
}
