//! What a move would do, found by playing it on a copy: where its last seed falls and what it takes.

use crate::engine::{self, Event, GameResult, Mark, Move, Position, Sink};
use crate::rules::{ClauseId, MAX_PITS, PitId, Place, PlaceKind, Rules, Side, Way};

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
    /// Whether it claims a pit for the mover.
    pub claims: bool,
    /// How often the sowing goes on from where a lap ended.
    pub relays: u32,
    /// Whether the mover moves again.
    pub again: bool,
    /// Who is asked something first before the turn is over.
    pub asks: Option<Side>,
    /// Whether the turn would never come to an end.
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
    /// Whoever chooses: he need not be the one who sows.
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

impl Sink for Watch {
    fn hear(&mut self, event: &Event, _: Option<ClauseId>) {
        // What follows lays out the next round.
        if self.seen.round.is_some() && !matches!(event, Event::Ended { .. }) {
            return;
        }
        match *event {
            Event::Lifted { from, seeds, way } => match from.kind() {
                PlaceKind::Pit(pit) => self.take_up(seeds, Some((pit, way))),
                PlaceKind::Special(_) => self.held += seeds,
                PlaceKind::Hand(_)
                | PlaceKind::Store(_)
                | PlaceKind::Penalty(_)
                | PlaceKind::SpecialStore(_)
                | PlaceKind::Spare(_)
                | PlaceKind::Flight => self.held += seeds,
            },
            Event::Captured { seeds, to: None, .. } => self.take_up(seeds, None),
            _ => {}
        }
        let seen = &mut self.seen;
        match *event {
            Event::Sown { to } => {
                self.held = self.held.saturating_sub(1);
                seen.last = Some(to);
                if self.laps <= 1 {
                    seen.lap_end = Some(to);
                    if seen.path.len() < LONGEST_PATH {
                        seen.path.push(to);
                    }
                }
            }
            Event::Entered { pit, way } if self.laps == 1 => seen.lap_start = Some((pit, way)),
            Event::Captured { from, seeds, to } => {
                if !seen.captured.contains(&from) {
                    seen.captured.push(from);
                }
                match to.map(Place::kind) {
                    Some(PlaceKind::Store(side)) if side != self.mover => seen.gives += u32::from(seeds),
                    _ => seen.takes += u32::from(seeds),
                }
            }
            Event::Moved { from, seeds, to } if to == Place::special_store(self.mover) => {
                if let PlaceKind::Special(pit) = from.kind() {
                    seen.takes_specials += seeds;
                    seen.captured.extend(Some(pit).filter(|pit| !seen.captured.contains(pit)));
                }
            }
            // Shifted seeds move together, once, before whatever else moves.
            Event::Moved { to, .. } if matches!(seen.mv, Move::Shift(_)) => seen.last = seen.last.or(Some(to)),
            Event::Relayed { .. } => seen.relays += 1,
            Event::Marked { mark: Mark::Trap(side), .. } => seen.claims |= side == self.mover,
            Event::Bonus { .. } => seen.again = self.mover == self.sower,
            Event::BonusLost { .. } => seen.again = false,
            Event::Asked { ask } => seen.asks = seen.asks.or(Some(ask.who)),
            Event::Endless { .. } => seen.endless = true,
            Event::RoundEnded { result, .. } => seen.round = Some(result),
            Event::Ended { result, .. } => seen.ends = Some(result),
            _ => {}
        }
    }
}
