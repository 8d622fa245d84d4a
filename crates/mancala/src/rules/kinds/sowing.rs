//! How a lap runs.

use super::bracket::{kind, wholes};
use super::condition::{Marked, PitIf};
use crate::rules::{Board, PitId, Side, board};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Which way pits are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Ways {
    /// Anticlockwise.
    Ccw,
    /// Clockwise.
    Cw,
    /// Away from South.
    N,
    /// Away from South and to the right.
    Ne,
    /// To the right.
    E,
    /// Towards South and to the right.
    Se,
    /// Towards South.
    S,
    /// Towards South and to the left.
    Sw,
    /// To the left.
    W,
    /// Away from South and to the left.
    Nw,
    /// As the player chooses with each move.
    Chosen,
    /// The first from the owner's left half, the second from the right half; the player chooses for the middle pit.
    ByHalf(board::Way, board::Way),
    /// South the first, North the second.
    BySide(board::Way, board::Way),
    /// An even number of seeds the first, an odd one the second.
    ByCount(board::Way, board::Way),
    /// As a first move went.
    ByFirstMove(FirstMove),
}

impl Ways {
    /// The way that it is of any pit, if it is one.
    pub fn fixed(self) -> Option<board::Way> {
        match self {
            Ways::Ccw => Some(board::Way::Ccw),
            Ways::Cw => Some(board::Way::Cw),
            Ways::N => Some(board::Way::N),
            Ways::Ne => Some(board::Way::Ne),
            Ways::E => Some(board::Way::E),
            Ways::Se => Some(board::Way::Se),
            Ways::S => Some(board::Way::S),
            Ways::Sw => Some(board::Way::Sw),
            Ways::W => Some(board::Way::W),
            Ways::Nw => Some(board::Way::Nw),
            Ways::Chosen | Ways::ByHalf(..) | Ways::BySide(..) | Ways::ByCount(..) | Ways::ByFirstMove(_) => None,
        }
    }

    /// The way of a pit that is this side's, so far as it depends on nothing else.
    pub fn of_pit(self, board: &Board, pit: PitId, owner: Side) -> Option<board::Way> {
        match self {
            Ways::ByHalf(left, right) => match (2 * board.number(pit) + 1).cmp(&board.span(pit)) {
                Ordering::Less => Some(left),
                Ordering::Equal => None,
                Ordering::Greater => Some(right),
            },
            Ways::BySide(south, north) => Some(if owner == Side::North { north } else { south }),
            other => other.fixed(),
        }
    }
}

/// Whose first move settles the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FirstMove {
    /// Each player's own.
    Own,
    /// The first player's, for both.
    Same,
    /// The first player's; the other sows the opposite way.
    Opposite,
}

/// The way of a lap that follows another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LapWay {
    /// That of the lap before.
    #[default]
    Same,
    /// The opposite one.
    Reversed,
    /// Settled anew.
    Anew,
}

/// Whether a lap may run the other way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum OrBack {
    /// It may not.
    #[default]
    Never,
    /// If that lap captures.
    IfCaptures,
    /// As the player likes.
    Free,
}

/// Where the first seed of a lap goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FirstSeed {
    /// Into the next place.
    #[default]
    Next,
    /// Back into the pit from which it was lifted.
    Origin,
    /// Into the player's store.
    Store,
}

/// In which laps of a move something holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum InLaps {
    /// In the first.
    #[default]
    First,
    /// In all of them.
    Every,
}

/// From when on pits are passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum After {
    /// From the start of the lap.
    #[default]
    Start,
    /// When it has come round to the pit from which it was lifted.
    Round,
}

/// Which seeds of a lap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum WhichSeeds {
    /// All.
    #[default]
    All,
    /// The last.
    Last,
    /// All but the last.
    ButLast,
}

impl WhichSeeds {
    /// Whether the last seed of a lap, or one before it, is among them.
    pub fn includes(self, last: bool) -> bool {
        match self {
            WhichSeeds::All => true,
            WhichSeeds::Last => last,
            WhichSeeds::ButLast => !last,
        }
    }
}

/// Where a seed goes that is not dropped in a pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Elsewhere {
    /// Into the next place.
    #[default]
    Next,
    /// Into the player's store.
    Store,
}

/// Pieces of which kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Pieces {
    /// Of either.
    #[default]
    Any,
    /// Seeds.
    Seeds,
    /// Special pieces.
    Specials,
}

wholes!(board::Way, Ways, LapWay, OrBack, FirstSeed, InLaps, After, WhichSeeds, Elsewhere, Pieces);

kind! {
    /// Which way pits are sown that fit.
    pub struct Way / WayPatch {
        /// Condition on the pit.
        r#if: PitIf = PitIf::default(),
        /// Which way.
        way: Ways = Ways::Ccw,
        /// The way of the laps that follow.
        laps: LapWay = LapWay::Same,
        /// Whether a lap may run the other way.
        or_back: OrBack = OrBack::Never,
    }
}

kind! {
    /// How the first seeds of a lap fall.
    pub struct Drop / DropPatch {
        /// Where the first goes.
        first: FirstSeed = FirstSeed::Next,
        /// Where a lone seed goes.
        lone: FirstSeed = FirstSeed::Next,
        /// In which laps of a move.
        laps: InLaps = InLaps::First,
        /// How many fall together into the first pit, into the second, and so on.
        heaps: Vec<u16> = Vec::new(),
    }
}

kind! {
    /// A pit that fits gets no seed. If a whole round would get none, what is left goes back into the pit from which it
    /// was lifted, and the turn ends.
    pub struct Skip / SkipPatch {
        /// Condition on the pit, before a seed falls there.
        r#if: PitIf = PitIf::default(),
        /// From when on.
        after: After = After::Start,
        /// Which seeds of the lap pass over it.
        which: WhichSeeds = WhichSeeds::All,
        /// Where they go instead.
        instead: Elsewhere = Elsewhere::Next,
    }
}

kind! {
    /// Only some seeds of a pit that fits are lifted to begin with. Of one game: it is a tax on what is lifted, no limit on
    /// what may be chosen.
    pub struct LiftSome / LiftSomePatch {
        /// Condition on the pit.
        r#if: PitIf = PitIf { mark: Marked::Is("house".into()), ..PitIf::default() },
        /// How many.
        seeds: u16 = 2,
    }
}

kind! {
    /// A piece of one kind that is dropped among pieces of the other kind alone takes them. Of one game: it is a relation
    /// of two kinds, no count.
    pub struct Meeting / MeetingPatch {
        /// Condition on the pit.
        r#if: PitIf = PitIf { side: super::condition::Whose::Other, ..PitIf::default() },
        /// Which pieces take others.
        by: Pieces = Pieces::Any,
    }
}
