//! Keys by which messages choose among their variants: one for each value of an enum.

use mancala::rules::board::{Players, Stores};
use mancala::rules::kinds::condition::{Marked, Near, Was, Whose};
use mancala::rules::kinds::ending::{Endlessly, Pieces};
use mancala::rules::kinds::landing::{Slam, Who};
use mancala::rules::kinds::marks::MarkFor;
use mancala::rules::stage::Until;
use mancala::rules::{Direction, Place, PlaceKind, Side};

/// Value that a message may choose its variant by.
pub(crate) trait MessageKey {
    fn key(&self) -> &'static str;
}

macro_rules! keys {
    ($($ty:ident { $($value:pat => $key:literal),* $(,)? })*) => { $(
        impl MessageKey for $ty {
            fn key(&self) -> &'static str {
                match self { $($value => $key),* }
            }
        }
    )* };
}

impl MessageKey for Side {
    fn key(&self) -> &'static str {
        self.word()
    }
}

keys! {
    Players { Players::All => "all", Players::Pairs => "pairs", Players::Coalition => "coalition" }
    bool { true => "yes", false => "no" }
    Stores { Stores::None => "none", Stores::Aside => "aside", Stores::Own | Stores::OwnLeft => "own", Stores::All => "all" }
    Until {
        Until::End => "end",
        Until::OneTurn => "one-turn",
        Until::OneMove => "one-move",
        Until::HandSpent => "hand-spent",
    }
    Near {
        Near::Facing => "facing",
        Near::Behind => "behind",
        Near::Next => "next",
        Near::Before => "before",
        Near::Twin => "twin",
    }
    MarkFor {
        MarkFor::Nobody => "nobody",
        MarkFor::Owner => "owner",
        MarkFor::Other => "other",
        MarkFor::Both => "both",
    }
    Whose { Whose::Any => "any", Whose::Own => "own", Whose::Other => "other", Whose::Nobody => "nobody" }
    Marked {
        Marked::Any => "any",
        Marked::Unmarked => "unmarked",
        Marked::Is(_) => "is",
        Marked::Own(_) => "own",
        Marked::Other(_) => "other",
        Marked::Not(_) => "not",
        Marked::Barred => "barred",
        Marked::LetStand => "let-stand",
    }
    Was { Was::Any => "any", Was::Empty => "empty", Was::Occupied => "occupied" }
    Slam {
        Slam::Allowed | Slam::Forbidden => "allowed",
        Slam::Nothing => "nothing",
        Slam::RestToOther => "rest-to-opponent",
        Slam::SpareLast => "spare-last",
        Slam::SpareFirst => "spare-first",
    }
    Endlessly {
        Endlessly::Void => "void",
        Endlessly::Draw => "draw",
        Endlessly::Loses(Who::Mover) => "mover-loses",
        Endlessly::Loses(_) | Endlessly::Illegal => "illegal",
        Endlessly::TurnEnds => "turn-ends",
        Endlessly::ByWinner => "by-winner",
    }
    Pieces { Pieces::All => "all", Pieces::Seeds => "seeds", Pieces::Specials => "specials" }
}

impl MessageKey for Direction {
    fn key(&self) -> &'static str {
        self.word()
    }
}

/// Returns the key of the kind of a place.
pub(crate) fn place_key(place: Place) -> &'static str {
    match place.kind() {
        PlaceKind::Pit(_) | PlaceKind::Special(_) => "pit",
        PlaceKind::Store(_) | PlaceKind::SpecialStore(_) => "store",
        PlaceKind::Hand(_) => "hand",
        PlaceKind::Spare(_) => "spare",
        PlaceKind::Penalty(_) => "penalty",
        PlaceKind::Flight => "flight",
    }
}
