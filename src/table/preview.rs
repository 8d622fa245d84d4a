//! What a move would do, found by playing it on a copy: where its last seed falls and what it takes.

use crate::engine::{self, Event, GameResult, Move, Position, Sink};
use crate::rules::{ClauseId, PitId, Place, Rules, Side};

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Where its last seed falls.
    pub last: Option<Place>,
    /// The pits captured from, each once, in the order of the captures.
    pub captured: Vec<PitId>,
    /// Seeds that it captures for the mover, to keep or to sow again.
    pub takes: u32,
    /// Seeds that it captures for the opponent.
    pub gives: u32,
    /// How often the sowing goes on from where a lap ended.
    pub relays: u32,
    /// Whether the mover moves again.
    pub again: bool,
    /// Whether the mover is asked something before the turn is over.
    pub asks: bool,
    /// Whether the turn would never come to an end.
    pub endless: bool,
    /// How the game ends by it, if it does.
    pub ends: Option<GameResult>,
}

impl Preview {
    /// Plays a move on a copy of the position. `None` if it may not be played.
    pub fn of(rules: &Rules, position: &Position, mv: Move) -> Option<Preview> {
        let mut watch = Watch { mover: position.to_move(), seen: Preview::new(mv) };
        engine::play(rules, &mut position.clone(), mv, &mut watch).ok()?;
        Some(watch.seen)
    }

    fn new(mv: Move) -> Preview {
        Preview {
            mv,
            last: None,
            captured: Vec::new(),
            takes: 0,
            gives: 0,
            relays: 0,
            again: false,
            asks: false,
            endless: false,
            ends: None,
        }
    }
}

/// Notes what matters of a turn and keeps none of its events, of which there may be very many.
struct Watch {
    mover: Side,
    seen: Preview,
}

impl Sink for Watch {
    fn hear(&mut self, event: &Event, _: Option<ClauseId>) {
        let seen = &mut self.seen;
        match *event {
            Event::Sown { to } => seen.last = Some(to),
            Event::Captured { from, seeds, to } => {
                if !seen.captured.contains(&from) {
                    seen.captured.push(from);
                }
                if to == Some(Place::store(self.mover.opponent())) {
                    seen.gives += u32::from(seeds);
                } else {
                    seen.takes += u32::from(seeds);
                }
            }
            Event::Relayed { .. } => seen.relays += 1,
            Event::Bonus { .. } => seen.again = true,
            Event::BonusLost { .. } => seen.again = false,
            Event::Asked { .. } => seen.asks = true,
            Event::Endless { .. } => seen.endless = true,
            Event::Ended { result, .. } => seen.ends = Some(result),
            _ => {}
        }
    }
}
