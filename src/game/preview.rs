//! What a move would do, found by playing it on a copy: where its last seed falls and what it takes.

use mancala::engine::{
    self, Event, EventSink, GameResult, Info, Mark, Move, Position, StateChange, Transfer, TransferKind,
};
use mancala::rules::{Cause, MAX_PITS, PitId, Place, PlaceKind, Rules, Side, Way};
use naqala_core::words::{Arg, Words};

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Where its last seed falls.
    pub last: Option<Place>,
    /// Where the last seed of its first lap falls. A seed placed from the hand is no lap, unless none follows.
    pub lap_end: Option<Place>,
    /// The pit from which that lap is sown, and the way, if it is sown from one.
    pub lap_start: Option<(PitId, Way)>,
    /// The places where the seeds of that lap fall, in order; of a very long one only the first.
    pub path: Vec<Place>,
    /// The pits captured from, each once, in the order of the captures.
    pub captured: Vec<PitId>,
    /// Seeds that it captures for the mover, to keep or to sow again.
    pub takes: u32,
    /// Seeds that it captures for the opponent.
    pub gives: u32,
    /// Special pieces that it wins for the mover.
    pub takes_specials: u16,
    /// `true` if it claims a pit for the mover.
    pub claims: bool,
    /// How often the sowing goes on from where a lap ended.
    pub relays: u32,
    /// `true` if the mover moves again.
    pub again: bool,
    /// Who is asked something first before the turn is over.
    pub asks: Option<Side>,
    /// `true` if the turn would never come to an end.
    pub endless: bool,
    /// How it ends the round of a match, if it does.
    pub round: Option<GameResult>,
    /// How the game ends by it, if it does.
    pub ends: Option<GameResult>,
}

impl Preview {
    /// Plays a move on a copy of the position. `None` if it may not be played.
    pub fn of(rules: &Rules, position: &Position, mv: Move) -> Option<Preview> {
        let held = position.lifted();
        let mut watch = Watch {
            mover: position.chooser(),
            sower: position.to_move(),
            seen: Preview::new(mv),
            held,
            laps: u32::from(held > 0),
        };
        engine::play(rules, &mut position.clone(), mv, &mut watch).ok()?;
        Some(watch.seen)
    }

    /// Returns what the move would do, a sentence for each thing, said to the player who would make it.
    pub fn sentences(&self, words: &Words, rules: &Rules, mover: Side) -> Vec<String> {
        let mut lines = Vec::new();
        let count = |id, name, number: u32| words.label_with(id, &[(name, Arg::from(number))]);
        if let Some(end) = self.lap_end.and_then(Place::as_pit).filter(|_| self.lap_end != self.last) {
            lines.push(words.label_with("table-lap-ends", &[("last", Arg::from(rules.board.name(end)))]));
        }
        if self.relays > 0 {
            lines.push(count("table-relays", "laps", self.relays));
        }
        match self.last.map(Place::kind) {
            _ if self.endless => lines.push(words.label("table-endless")),
            Some(PlaceKind::Pit(pit)) => {
                lines.push(words.label_with("table-last-in-pit", &[("last", Arg::from(rules.board.name(pit)))]));
            }
            Some(PlaceKind::Store(side)) if side == mover => lines.push(words.label("table-last-in-store")),
            Some(PlaceKind::Store(side)) => {
                let args = [("owner", Arg::from(words.side(side))), ("owner-side", Arg::from(side.word()))];
                lines.push(words.label_with("table-last-in-other-store", &args));
            }
            Some(PlaceKind::Special(pit)) => {
                lines.push(words.label_with("table-last-in-pit", &[("last", Arg::from(rules.board.name(pit)))]));
            }
            Some(
                PlaceKind::Hand(_)
                | PlaceKind::Penalty(_)
                | PlaceKind::SpecialStore(_)
                | PlaceKind::Spare(_)
                | PlaceKind::Flight,
            )
            | None => {}
        }
        if self.takes_specials > 0 {
            let pieces = Arg::from(words.pieces(rules, self.takes_specials));
            lines.push(
                words.label_with("table-takes-specials", &[("seeds", Arg::from(self.takes)), ("pieces", pieces)]),
            );
        } else if self.takes > 0 {
            lines.push(count("table-takes", "seeds", self.takes));
        }
        if self.gives > 0 {
            lines.push(count("table-gives", "seeds", self.gives));
        }
        if self.claims {
            lines.push(words.label("table-claims"));
        }
        match self.asks {
            Some(side) if side == mover => lines.push(words.label("table-asks")),
            Some(_) => lines.push(words.label("table-asks-opponent")),
            None => {}
        }
        if self.again {
            lines.push(words.label("table-again"));
        }
        match self.round {
            Some(GameResult::Won(side)) if side == mover => lines.push(words.label("table-wins-round")),
            Some(GameResult::Won(_)) => lines.push(words.label("table-loses-round")),
            Some(GameResult::Draw) => lines.push(words.label("table-levels-round")),
            Some(GameResult::Void | GameResult::Lost) => lines.push(words.label("table-voids-round")),
            None => {}
        }
        match self.ends {
            Some(GameResult::Won(side)) if self.round.is_some() => {
                lines.push(words.label(if side == mover { "table-wins-match" } else { "table-loses-match" }));
            }
            Some(GameResult::Won(side)) if rules.board.players.party(mover).contains(&side) => {
                lines.push(words.label("table-wins"))
            }
            Some(GameResult::Won(_)) => lines.push(words.label("table-loses")),
            Some(GameResult::Draw) => lines.push(words.label("table-draws")),
            Some(GameResult::Void) => lines.push(words.label("table-voids")),
            Some(GameResult::Lost) => lines.push(words.label("table-loses")),
            None => {}
        }
        lines
    }

    fn new(mv: Move) -> Preview {
        Preview {
            mv,
            last: None,
            lap_end: None,
            lap_start: None,
            path: Vec::new(),
            captured: Vec::new(),
            takes: 0,
            gives: 0,
            takes_specials: 0,
            claims: false,
            relays: 0,
            again: false,
            asks: None,
            endless: false,
            round: None,
            ends: None,
        }
    }
}

/// Notes what matters of a turn and keeps none of its events, of which there may be very many.
struct Watch {
    /// Whoever chooses, who need not be the one who sows.
    mover: Side,
    /// Whose turn it is.
    sower: Side,
    seen: Preview,
    /// Seeds in flight.
    held: u16,
    /// Laps begun so far.
    laps: u32,
}

/// The longest path that is noted: once round the largest board.
const LONGEST_PATH: usize = MAX_PITS;

impl Watch {
    /// Seeds are taken up to be sown; into an empty hand, a lap begins.
    fn take_up(&mut self, seeds: u16, start: Option<(PitId, Way)>) {
        if self.held == 0 {
            self.laps += 1;
            if self.laps == 1 {
                self.seen.lap_start = start;
                self.seen.path.clear();
            }
        }
        self.held += seeds;
    }
}

impl EventSink for Watch {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        // What follows lays out the next round.
        if self.seen.round.is_some() && !matches!(event, Event::Change(StateChange::Ended { .. })) {
            return;
        }
        match event {
            Event::Transfer(stones) => self.stones(stones),
            Event::Change(change) => self.change(change),
            Event::Info(info) => self.info(info),
        }
    }
}

impl Watch {
    fn stones(&mut self, stones: Transfer) {
        let Transfer { from, to, seeds, kind } = stones;
        match kind {
            TransferKind::Lifted { way } => match from.kind() {
                PlaceKind::Pit(pit) => self.take_up(seeds, Some((pit, way))),
                PlaceKind::Store(_) => self.take_up(seeds, None),
                PlaceKind::Hand(_)
                | PlaceKind::Penalty(_)
                | PlaceKind::Special(_)
                | PlaceKind::SpecialStore(_)
                | PlaceKind::Spare(_)
                | PlaceKind::Flight => self.held += seeds,
            },
            TransferKind::Sown => {
                self.held = self.held.saturating_sub(seeds);
                let seen = &mut self.seen;
                seen.last = Some(to);
                if self.laps <= 1 {
                    seen.lap_end = Some(to);
                    if seen.path.len() < LONGEST_PATH {
                        seen.path.push(to);
                    }
                }
            }
            TransferKind::Captured => {
                self.note_captured(from.as_pit());
                match to.side() {
                    None => {
                        self.take_up(seeds, None);
                        self.seen.takes += u32::from(seeds);
                    }
                    Some(side) if side == self.mover => self.seen.takes += u32::from(seeds),
                    Some(_) => self.seen.gives += u32::from(seeds),
                }
            }
            TransferKind::SpecialsTaken => {
                if let PlaceKind::Special(pit) = from.kind()
                    && to.side() == Some(self.mover)
                {
                    self.seen.takes_specials += seeds;
                    self.note_captured(Some(pit));
                }
            }
            TransferKind::Shifted => self.seen.last = Some(to),
            TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Paid
            | TransferKind::Reseeded
            | TransferKind::Borrowed
            | TransferKind::Repaid
            | TransferKind::Swept
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => {}
        }
    }

    fn note_captured(&mut self, pit: Option<PitId>) {
        let captured = &mut self.seen.captured;
        captured.extend(pit.filter(|pit| !captured.contains(pit)));
    }

    fn change(&mut self, change: StateChange) {
        let seen = &mut self.seen;
        match change {
            StateChange::Marked { mark: Mark::Trap(side), .. } => seen.claims |= side == self.mover,
            StateChange::Asked { ask } => seen.asks = seen.asks.or(Some(ask.who)),
            StateChange::Endless { .. } => seen.endless = true,
            StateChange::RoundEnded { result, .. } => seen.round = Some(result),
            StateChange::Ended { result, .. } => seen.ends = Some(result),
            StateChange::Marked { .. }
            | StateChange::LeadChanged { .. }
            | StateChange::Answered { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::Lost { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::Swapped
            | StateChange::PhaseBegan { .. }
            | StateChange::TurnPassed { .. }
            | StateChange::RoundBegan { .. } => {}
        }
    }

    fn info(&mut self, info: Info) {
        let seen = &mut self.seen;
        match info {
            Info::Entered { pit, way } if self.laps == 1 => seen.lap_start = Some((pit, way)),
            Info::Relayed { .. } => seen.relays += 1,
            Info::Bonus { .. } => seen.again = self.mover == self.sower,
            Info::BonusLost { .. } => seen.again = false,
            Info::Opened { .. }
            | Info::Hand { .. }
            | Info::Skipped { .. }
            | Info::Entered { .. }
            | Info::Withheld { .. }
            | Info::Stopped { .. }
            | Info::Passed { .. }
            | Info::Closed => {}
        }
    }
}
