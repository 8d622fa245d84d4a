//! Plies played from a position up to the one that matters.

use mancala::engine::{CausedEvent, History, Move, NoEvents, Position, Refused};
use mancala::rules::Rules;

/// The last of some plies, as it was played or refused.
pub(super) struct Walk {
    /// Position before it.
    pub before: Position,
    /// Move that was tried.
    pub mv: Move,
    /// Events of the move; none if it was refused.
    pub events: Vec<CausedEvent>,
    /// Position after it.
    pub after: Position,
    /// Reason for the refusal, if it was refused.
    pub refused: Option<Refused>,
}

impl Walk {
    /// Plays some plies, of which only the last may be refused.
    pub fn along(rules: &Rules, start: &Position, plies: &[Move]) -> Option<Walk> {
        let (&mv, earlier) = plies.split_last()?;
        let mut history = History::new(rules, start);
        let mut before = start.clone();
        for &mv in earlier {
            history.play(rules, &mut before, mv, &mut NoEvents).ok()?;
        }
        let (mut after, mut events) = (before.clone(), Vec::new());
        let refused = history.play(rules, &mut after, mv, &mut events).err();
        Some(Walk { before, mv, events, after, refused })
    }
}
