//! Sowing: direction and course of a lap.

use super::condition::{Marked, PitIf};
use super::describe::words;
use super::rule_struct::{kind, wholes};
use crate::rules::{Board, PitId, Side, board};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Direction in which pits are sown.
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
    ByHalf(board::Direction, board::Direction),
    /// South the first, North the second.
    BySide(board::Direction, board::Direction),
    /// An even number of seeds the first, an odd one the second.
    ByCount(board::Direction, board::Direction),
    /// The direction of a first move.
    ByFirstMove(FirstMove),
}

impl Ways {
    /// Returns the direction, if it is the same for every pit.
    pub fn fixed(self) -> Option<board::Direction> {
        match self {
            Ways::Ccw => Some(board::Direction::Ccw),
            Ways::Cw => Some(board::Direction::Cw),
            Ways::N => Some(board::Direction::N),
            Ways::Ne => Some(board::Direction::Ne),
            Ways::E => Some(board::Direction::E),
            Ways::Se => Some(board::Direction::Se),
            Ways::S => Some(board::Direction::S),
            Ways::Sw => Some(board::Direction::Sw),
            Ways::W => Some(board::Direction::W),
            Ways::Nw => Some(board::Direction::Nw),
            Ways::Chosen | Ways::ByHalf(..) | Ways::BySide(..) | Ways::ByCount(..) | Ways::ByFirstMove(_) => None,
        }
    }

    /// Returns the direction of a pit of this side, as far as it depends on nothing else.
    pub(crate) fn of_pit(self, board: &Board, pit: PitId, owner: Side) -> Option<board::Direction> {
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

/// Player whose first move settles the direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FirstMove {
    /// Each player's own.
    Own,
    /// The first player's, for both.
    Same,
    /// The first player's; the other sows in the opposite direction.
    Opposite,
}

/// Direction of a lap that follows another.
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

/// Permission for a lap to run in the opposite direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum OrBack {
    /// Not allowed.
    #[default]
    Never,
    /// Allowed if that lap captures.
    IfCaptures,
    /// Allowed, as the player likes.
    Free,
}

/// Destination of the first seed of a lap.
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

/// Laps of a move in which something holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum InLaps {
    /// The first.
    #[default]
    First,
    /// All of them.
    Every,
}

/// Point of a lap from which pits are passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum After {
    /// From the start of the lap.
    #[default]
    Start,
    /// From its return to the pit from which it was lifted.
    Round,
}

/// Seeds of a lap.
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
    /// Returns whether they include the last seed of a lap, or, unless `last`, the seeds before it.
    pub(crate) fn includes(self, last: bool) -> bool {
        match self {
            WhichSeeds::All => true,
            WhichSeeds::Last => last,
            WhichSeeds::ButLast => !last,
        }
    }
}

/// Destination of a seed that is not dropped in a pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Elsewhere {
    /// Into the next place.
    #[default]
    Next,
    /// Into the player's store.
    Store,
}

/// Kind of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum MeetingPieces {
    /// Either kind.
    #[default]
    Any,
    /// Seeds.
    Seeds,
    /// Special pieces.
    Specials,
}

wholes! {
    board::Direction { Ccw, Cw, N, Ne, E, Se, S, Sw, W, Nw }
    Ways {
        Ccw, Cw, N, Ne, E, Se, S, Sw, W, Nw, Chosen, ByHalf(left, right), BySide(south, north), ByCount(even, odd),
        ByFirstMove(whose),
    }
    LapWay { Same, Reversed, Anew }
    OrBack { Never, IfCaptures, Free }
    FirstSeed { Next, Origin, Store }
    InLaps { First, Every }
    After { Start, Round }
    WhichSeeds { All, Last, ButLast }
    Elsewhere { Next, Store }
    MeetingPieces { Any, Seeds, Specials }
}
words! {
    FirstMove { Own, Same, Opposite }
}

kind! {
    /// Direction in which pits that fit are sown.
    pub struct SowingDirection / WayPatch heeds (stages, when) {
        /// Condition on the pit.
        r#if: PitIf = PitIf::default(),
        /// The direction.
        way: Ways = Ways::Ccw,
        /// Direction of the laps that follow.
        laps: LapWay = LapWay::Same,
        /// Permission for a lap to run in the opposite direction.
        or_back: OrBack = OrBack::Never,
    }
}

kind! {
    /// Places of the first seeds of a lap.
    pub struct Drop / DropPatch heeds (stages, when) {
        /// Destination of the first seed.
        first: FirstSeed = FirstSeed::Next,
        /// Destination of a lone seed.
        lone: FirstSeed = FirstSeed::Next,
        /// Laps of a move in which this holds.
        laps: InLaps = InLaps::First,
        /// Seeds that fall together into the first pit, into the second, and so on.
        heaps: Vec<u16> = Vec::new(),
    }
}

kind! {
    /// A pit that fits gets no seed. If no pit of a whole circuit would get one, the seeds that are left go back into
    /// the pit from which they were lifted, and the turn ends.
    pub struct Skip / SkipPatch heeds (stages, when) {
        /// Condition on the pit, before a seed falls there.
        r#if: PitIf = PitIf::default(),
        /// Point of the lap from which this holds.
        after: After = After::Start,
        /// Seeds of the lap that pass over it.
        which: WhichSeeds = WhichSeeds::All,
        /// Destination of those seeds.
        instead: Elsewhere = Elsewhere::Next,
    }
}

kind! {
    /// Only some seeds of a pit that fits are lifted to begin with. Used by one game only: it is a tax on what is
    /// lifted, not a limit on what may be chosen.
    pub struct LiftSome / LiftSomePatch heeds (stages, when) {
        /// Condition on the pit.
        r#if: PitIf = PitIf { mark: Marked::Is("house".into()), ..PitIf::default() },
        /// Number of seeds lifted.
        seeds: u16 = 2,
    }
}

kind! {
    /// A piece of one kind that is dropped among pieces of the other kind alone takes them. Used by one game only: it
    /// is a relation of two kinds, not a count.
    pub struct Meeting / MeetingPatch heeds (stages) {
        /// Condition on the pit.
        r#if: PitIf = PitIf { side: super::condition::Whose::Other, ..PitIf::default() },
        /// Pieces that take others.
        by: MeetingPieces = MeetingPieces::Any,
    }
}
