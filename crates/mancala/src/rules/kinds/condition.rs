//! Conditions on a pit, on the turn and the lap, and on a move not yet made. Each is a rule struct whose fields must
//! all hold; a field left out asks nothing. They are evaluated in `engine::position_query`, those on moves in
//! `engine::legality`.

use super::rule_struct::{rule_structs, wholes};
use crate::rules::board::Part;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Owner of a pit, a store or a mark, as the player who moves sees it; in endings, as the player asked about does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Any,
    /// The player's own.
    Own,
    /// Another player's.
    Other,
    /// Nobody's: the pits at the ends of the board.
    Nobody,
}

/// Contents of a pit before the seed that has just fallen there; for any other pit, its contents now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Was {
    /// Anything or nothing.
    #[default]
    Any,
    /// Nothing.
    Empty,
    /// At least one seed.
    Occupied,
}

/// Numbers of seeds, laps, turns.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Counts {
    /// One of these.
    Of(Vec<u16>),
    /// 2, 4, 6 and so on.
    Even,
    /// 1, 3, 5 and so on.
    Odd,
    /// At least this one.
    From(u16),
    /// At most this one.
    UpTo(u16),
    /// From the first to the second, both included.
    Between(u16, u16),
    /// None of these.
    Not(Box<Counts>),
    /// Numbers that are in both.
    Both(Box<Counts>, Box<Counts>),
    /// As many as a nearby pit holds, but not 0.
    AsMany(Near),
}

/// A pit, seen from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Near {
    /// The one that faces it.
    Facing,
    /// The one behind that.
    Behind,
    /// The next one in the direction of sowing.
    Next,
    /// The one before it in the direction of sowing.
    Before,
    /// The one of the same number on the other side, each counted from its owner's left.
    Twin,
}

/// Mark of a pit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Marked {
    /// Any mark or none.
    #[default]
    Any,
    /// No mark.
    Unmarked,
    /// This mark, whoever has it. A house only while it counts as one.
    Is(String),
    /// This mark, if it is the player's.
    Own(String),
    /// This mark, if it is another player's.
    Other(String),
    /// Anything but this mark.
    Not(String),
    /// Barred for this turn.
    Barred,
    /// Left standing: its seeds might have been taken, but were not.
    LetStand,
}

/// Selection among the pits that fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum OfThese {
    /// All of them.
    #[default]
    All,
    /// The one farthest left, as its owner sees it.
    Leftmost,
    /// The one farthest right.
    Rightmost,
    /// Those with the fewest seeds.
    Fewest,
    /// Those with the most.
    Most,
}

/// Beginning of a move, in a game that tells turns that begin with a capture from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Began {
    /// With or without a capture.
    #[default]
    Any,
    /// The first lap, or the placed seed, captures.
    Capturing,
    /// Neither captures.
    Plain,
}

/// Direction along the inner row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RowWay {
    /// Either direction.
    #[default]
    Any,
    /// From an end of it towards the middle.
    Inwards,
    /// From an end of it away from the middle.
    Outwards,
}

/// Captures of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Captures {
    /// Anything or nothing.
    #[default]
    Any,
    /// At least one seed.
    Something,
    /// Nothing.
    Nothing,
    /// Something with its first lap.
    FirstLap,
}

/// Seeds or moves that a move leaves to the other player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Leaves {
    /// Anything or nothing.
    #[default]
    Any,
    /// At least one seed.
    Seeds,
    /// A move.
    Move,
}

wholes! {
    Was { Any, Empty, Occupied }
    Near { Facing, Behind, Next, Before, Twin }
    OfThese { All, Leftmost, Rightmost, Fewest, Most }
    Began { Any, Capturing, Plain }
    RowWay { Any, Inwards, Outwards }
    Captures { Any, Something, Nothing, FirstLap }
    Leaves { Any, Seeds, Move }
}
wholes!(Whose, Counts, Option<Counts>, Marked, Vec<Part>, Part, Option<Whose>, Option<String>);

rule_structs! {
    /// Condition on one pit.
    pub struct PitIf / PitIfPatch {
        /// Owner of the pit now: pits that are won change hands.
        side: Whose = Whose::Any,
        /// Parts of its owner's rows, one of which it lies in; anywhere if there are none.
        at: Vec<Part> = Vec::new(),
        /// Parts of its owner's rows that it does not lie in.
        not_at: Vec<Part> = Vec::new(),
        /// Contents before the seed that has just fallen there; for another pit, its contents now.
        was: Was = Was::Any,
        /// Seeds that it holds now.
        holds: Option<Counts> = None,
        /// Special pieces that it holds now.
        specials: Option<Counts> = None,
        /// Its mark.
        mark: Marked = Marked::Any,
        /// `true` if it is the pit from which this lap was lifted.
        origin: Option<bool> = None,
        /// `true` if its owner has begun a move from it in this round.
        played: Option<bool> = None,
        /// `true` if it got a seed in this turn.
        sown: Option<bool> = None,
        /// `true` if it is the only occupied pit of its row.
        alone: Option<bool> = None,
        /// Condition on the pit that faces it; there must be one.
        facing: Option<Box<PitIf>> = None,
        /// Condition on the pit behind the one that faces it.
        behind: Option<Box<PitIf>> = None,
        /// Condition on the next pit in the direction of sowing.
        next: Option<Box<PitIf>> = None,
        /// Condition on the pit before it in the direction of sowing.
        before: Option<Box<PitIf>> = None,
        /// Condition on the pit of the same number on the other side.
        twin: Option<Box<PitIf>> = None,
        /// Selection among the pits that fit so far; for moves, among the fitting pits that moves begin from.
        of_these: OfThese = OfThese::All,
    }

    /// Condition on the turn and the lap.
    pub struct TurnIf / TurnIfPatch {
        /// Beginning of the move, with or without a capture by its first lap or placed seed.
        began: Began = Began::Any,
        /// Number of the turn in the round, from 1; the turns of both players count.
        turn: Option<Counts> = None,
        /// Number of the move in its turn: 1, and from 2 on for extra moves.
        r#move: Option<Counts> = None,
        /// Number of the lap in its move, from 1.
        lap: Option<Counts> = None,
        /// Seeds that the lap sows.
        sown: Option<Counts> = None,
        /// Seeds left in all pits.
        left: Option<Counts> = None,
        /// `true` if a seed of the move has fallen on the other side.
        crossed: Option<bool> = None,
        /// `true` if the lap has dropped a seed in the pit from which it was lifted.
        came_round: Option<bool> = None,
        /// `true` if the lap runs opposite to its usual direction.
        reversed: Option<bool> = None,
        /// Condition on the pit from which the lap was lifted, as it was then.
        from: Option<Box<PitIf>> = None,
        /// Condition that some pit of the board must meet.
        there_is: Option<Box<PitIf>> = None,
        /// Mark that the mover no longer has.
        lost: Option<String> = None,
        /// Condition that must not hold.
        unless: Option<Box<TurnIf>> = None,
    }

    /// Condition on a move that is not made yet. Each field is looked up or tried out only when it is asked.
    pub struct MoveIf / MoveIfPatch {
        /// Condition on the pit that it lifts, or in which it places a seed.
        from: Option<Box<PitIf>> = None,
        /// Seeds that its first lap sows.
        sown: Option<Counts> = None,
        /// Condition on the pit in which the first seed of its first lap falls, before it does.
        first: Option<Box<PitIf>> = None,
        /// Condition on the pit in which the last seed of its first lap falls.
        last: Option<Box<PitIf>> = None,
        /// Owner of the store in which the last seed of its first lap falls.
        last_store: Option<Whose> = None,
        /// Direction in which it runs along the inner row.
        way: RowWay = RowWay::Any,
        /// Its captures.
        captures: Captures = Captures::Any,
        /// Highest number of seeds in any pit during the move, even for a moment.
        fills: Option<Counts> = None,
        /// Seeds or moves that it leaves to the other player.
        leaves: Leaves = Leaves::Any,
    }
}

impl Near {
    /// Returns the nearby pit that a field of [`PitIf`] is about; `None` if it is about the pit itself.
    pub fn of_field(name: &str) -> Option<Near> {
        match name {
            "facing" => Some(Near::Facing),
            "behind" => Some(Near::Behind),
            "next" => Some(Near::Next),
            "before" => Some(Near::Before),
            "twin" => Some(Near::Twin),
            _ => None,
        }
    }
}

impl Marked {
    /// Returns the id of the mark, if it names one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Marked::Is(id) | Marked::Own(id) | Marked::Other(id) | Marked::Not(id) => Some(id),
            Marked::Any | Marked::Unmarked | Marked::Barred | Marked::LetStand => None,
        }
    }
}

impl Counts {
    /// Returns whether a number is one of them. `near` returns the seeds in a nearby pit, if there is one.
    pub fn hold(&self, count: u16, near: &impl Fn(Near) -> Option<u16>) -> bool {
        match self {
            Counts::Of(counts) => counts.contains(&count),
            Counts::Even => count != 0 && count.is_multiple_of(2),
            Counts::Odd => !count.is_multiple_of(2),
            Counts::From(least) => count >= *least,
            Counts::UpTo(most) => count <= *most,
            Counts::Between(least, most) => (*least..=*most).contains(&count),
            Counts::Not(counts) => !counts.hold(count, near),
            Counts::Both(one, other) => one.hold(count, near) && other.hold(count, near),
            Counts::AsMany(pit) => count != 0 && near(*pit) == Some(count),
        }
    }

    /// Returns the largest number that is named; all larger ones are alike.
    pub(crate) fn reach(&self) -> u16 {
        match self {
            Counts::Of(counts) => counts.iter().copied().max().unwrap_or(0),
            Counts::From(count) | Counts::UpTo(count) | Counts::Between(_, count) => *count,
            Counts::Not(counts) => counts.reach(),
            Counts::Both(one, other) => one.reach().max(other.reach()),
            Counts::Even | Counts::Odd | Counts::AsMany(_) => u16::MAX,
        }
    }

    /// Returns whether a number is one of them, where no pit is near.
    pub fn contain(&self, count: u16) -> bool {
        self.hold(count, &|_| None)
    }
}
