//! Some plies, played from a position to the one that is looked at.

use mancala::engine::{CausedEvent, History, Move, NoEvents, Position, Refused};
use mancala::rules::Rules;

/// The last of some plies, as it was played or refused.
pub(super) struct Walk {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What happened; nothing where it was refused.
    pub events: Vec<CausedEvent>,
    /// The position after it.
    pub after: Position,
    /// Why it was refused, if it was.
    pub refused: Option<Refused>,
}

impl Walk {
    /// Plays some plies; the last may be refused, any other may not.
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
