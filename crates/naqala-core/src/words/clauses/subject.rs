//! Pits that composed sentences speak of.

use crate::words::keys::MessageKey;
use mancala::rules::kinds::condition::Near;
use mancala::rules::kinds::landing::Target;

/// A pit, or the store, of which a sentence says something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// The pit of the last seed of a lap.
    Last,
    /// The pit of any seed of a lap.
    Dropped,
    /// The next pit to be sown.
    Next,
    /// The pit that is lifted.
    Lifted,
    /// The store that is lifted.
    Store,
    /// The pit from which the lap was lifted.
    LapFrom,
    /// The pit that a move lifts, or in which it places a seed.
    MoveFrom,
    /// The pit of the first seed of a move.
    MoveFirst,
    /// The pit of the last seed of the first lap of a move.
    MoveLast,
    /// Some pit, which the sentence introduces.
    SomePit,
    /// The pit that the sentence has introduced.
    Introduced,
    /// Every pit.
    Every,
    /// No pit.
    NoPit,
    /// Another pit.
    Another,
    /// A pit of the kind in question.
    Such,
    /// A pit of the kind in question, by a pronoun.
    SuchPit,
    /// A pit, by a relative pronoun.
    That,
    /// The pit spoken of before.
    It,
    /// The pit of the last seed, as the one to be taken.
    Here,
    /// The pit some of whose seeds are taken.
    Seeds,
    /// Another pit of the column.
    Column,
    /// The pit after an empty next one.
    Beyond,
    /// A pit near another one.
    Near(Box<Subject>, Near),
}

impl Subject {
    /// Creates a pit near another one.
    pub(super) fn near(from: Subject, near: Near) -> Subject {
        Subject::Near(Box::new(from), near)
    }

    /// Creates the pit that a capture takes, seen from another one where it is near that.
    pub(super) fn taken(target: Target, from: Subject) -> Subject {
        match target {
            Target::Here => Subject::Here,
            Target::Last => Subject::Last,
            Target::Seeds(_) => Subject::Seeds,
            Target::Facing => Subject::near(from, Near::Facing),
            Target::Behind => Subject::near(from, Near::Behind),
            Target::Twin => Subject::near(from, Near::Twin),
            Target::Next => Subject::near(from, Near::Next),
            Target::Before => Subject::near(from, Near::Before),
            Target::Column => Subject::Column,
            Target::Beyond => Subject::Beyond,
            Target::Every => Subject::Every,
        }
    }

    /// Returns whether this is the pit that a capture takes.
    pub(super) fn is_taken(&self, target: Target) -> bool {
        let from = if let Subject::Near(from, _) = self { &**from } else { self };
        *self == Subject::taken(target, from.clone())
    }

    /// Returns the key by which messages know it: `last`, `last-facing`.
    pub(super) fn key(&self) -> String {
        let key = match self {
            Subject::Last => "last",
            Subject::Dropped => "dropped",
            Subject::Next => "next",
            Subject::Lifted => "lifted",
            Subject::Store => "store",
            Subject::LapFrom => "lap-from",
            Subject::MoveFrom => "move-from",
            Subject::MoveFirst => "move-first",
            Subject::MoveLast => "move-last",
            Subject::SomePit => "some-pit",
            Subject::Introduced => "some",
            Subject::Every => "every",
            Subject::NoPit => "none",
            Subject::Another => "another",
            Subject::Such => "such",
            Subject::SuchPit => "such-pit",
            Subject::That => "that",
            Subject::It => "it",
            Subject::Here => "here",
            Subject::Seeds => "seeds",
            Subject::Column => "column",
            Subject::Beyond => "beyond",
            Subject::Near(from, near) => return format!("{}-{}", from.key(), near.key()),
        };
        key.to_owned()
    }
}
