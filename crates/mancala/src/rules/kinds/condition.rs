//! Conditions: what a clause asks of a pit, of the turn and the lap, and of a move not yet made. Each is a bracket whose
//! fields must all hold; a field left out asks nothing. They are evaluated in `engine::standing`, and nowhere
//! else.

use super::bracket::{brackets, wholes};
use crate::rules::board::Part;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whose a pit, a store or a mark is, as the player who moves sees it; in endings, as the player asked about does.
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

/// What a pit held before the seed that has just fallen there; of any other pit, what it holds now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Was {
    /// Whatever it was.
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
    /// What is among both.
    Both(Box<Counts>, Box<Counts>),
    /// As many as a pit near by holds, and not 0.
    AsMany(Near),
}

/// A pit, seen from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Near {
    /// The one that faces it.
    Facing,
    /// The one behind that.
    Behind,
    /// The next one on the way.
    Next,
    /// The last one on the way.
    Before,
    /// The one of the same number on the other side, each counted from its owner's left.
    Twin,
}

/// What a pit is marked as.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Marked {
    /// Anything or nothing.
    #[default]
    Any,
    /// Nothing.
    Unmarked,
    /// With this mark, whoever has it. A house only while it counts as one.
    Is(String),
    /// With this mark, which is the player's.
    Own(String),
    /// With this mark, which is another player's.
    Other(String),
    /// Not with this mark.
    Not(String),
    /// Barred for this turn.
    Barred,
    /// Its seeds were left standing where they might have been taken.
    LetStand,
}

/// Which of the pits that fit.
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

/// How a move began, in a game that tells turns that begin with a capture from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Began {
    /// Either way.
    #[default]
    Any,
    /// Its first lap, or its placed seed, captures.
    Capturing,
    /// It does not.
    Plain,
}

/// Along the inner row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RowWay {
    /// Either way.
    #[default]
    Any,
    /// From an end of it towards the middle.
    Inwards,
    /// From an end of it away from the middle.
    Outwards,
}

/// What a move captures.
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

/// What a move leaves to the other player.
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

wholes!(
    Whose,
    Was,
    Counts,
    Option<Counts>,
    Near,
    Marked,
    OfThese,
    Began,
    RowWay,
    Captures,
    Leaves,
    Vec<Part>,
    Part,
    Option<Whose>,
    Option<String>,
);

brackets! {
    /// What is asked of one pit.
    pub struct PitIf / PitIfPatch {
        /// Whose it is now: pits that are won change hands.
        side: Whose = Whose::Any,
        /// The parts of its owner's rows in one of which it lies; any if there are none.
        at: Vec<Part> = Vec::new(),
        /// The parts in none of which it lies.
        not_at: Vec<Part> = Vec::new(),
        /// What it held before the seed that has just fallen there; of another pit, what it holds now.
        was: Was = Was::Any,
        /// How many seeds it holds now.
        holds: Option<Counts> = None,
        /// How many special pieces it holds now.
        specials: Option<Counts> = None,
        /// What it is marked as.
        mark: Marked = Marked::Any,
        /// Whether it is the pit from which this lap was lifted.
        origin: Option<bool> = None,
        /// Whether its owner has begun a move from it in this round.
        played: Option<bool> = None,
        /// Whether it got a seed in this turn.
        sown: Option<bool> = None,
        /// Whether it is the only occupied pit of its row.
        alone: Option<bool> = None,
        /// Condition on the pit that faces it; there must be one.
        facing: Option<Box<PitIf>> = None,
        /// Condition on the pit behind the one that faces it.
        behind: Option<Box<PitIf>> = None,
        /// What is asked of the next pit on the way.
        next: Option<Box<PitIf>> = None,
        /// What is asked of the last pit on the way.
        before: Option<Box<PitIf>> = None,
        /// Condition on the pit of the same number on the other side.
        twin: Option<Box<PitIf>> = None,
        /// Which of the pits that fit so far; of moves, of those pits that moves begin from.
        of_these: OfThese = OfThese::All,
    }

    /// What is asked of the turn and the lap.
    pub struct TurnIf / TurnIfPatch {
        /// Whether the move's first lap, or its placed seed, captures.
        began: Began = Began::Any,
        /// Its number in the round, the turns of both players counted from 1.
        turn: Option<Counts> = None,
        /// The number of the move in its turn: 1, and from 2 on for extra moves.
        r#move: Option<Counts> = None,
        /// The number of the lap in its move, from 1.
        lap: Option<Counts> = None,
        /// How many seeds the lap sows.
        sown: Option<Counts> = None,
        /// How many seeds are left in all pits.
        left: Option<Counts> = None,
        /// Whether a seed of the move has fallen on the other side.
        crossed: Option<bool> = None,
        /// Whether the lap gave the pit from which it was lifted a seed.
        came_round: Option<bool> = None,
        /// Whether the lap runs the other way than usual.
        reversed: Option<bool> = None,
        /// Condition on the pit from which the lap was lifted, as it was then.
        from: Option<Box<PitIf>> = None,
        /// What is asked of some pit of the board.
        there_is: Option<Box<PitIf>> = None,
        /// The mark that the mover no longer has.
        lost: Option<String> = None,
        /// What must not hold.
        unless: Option<Box<TurnIf>> = None,
    }

    /// What is asked of a move that is not made yet: each field is looked up or tried out only when it is asked.
    pub struct MoveIf / MoveIfPatch {
        /// Condition on the pit that it lifts, or in which it places a seed.
        from: Option<Box<PitIf>> = None,
        /// How many seeds its first lap sows.
        sown: Option<Counts> = None,
        /// Condition on the pit in which the first seed of its first lap falls, before it does.
        first: Option<Box<PitIf>> = None,
        /// Condition on the pit in which the last seed of its first lap falls.
        last: Option<Box<PitIf>> = None,
        /// Whose store the last seed of its first lap falls in.
        last_store: Option<Whose> = None,
        /// Which way it runs along the inner row.
        way: RowWay = RowWay::Any,
        /// What it captures.
        captures: Captures = Captures::Any,
        /// How many seeds the fullest pit comes to hold on its way.
        fills: Option<Counts> = None,
        /// What it leaves to the other player.
        leaves: Leaves = Leaves::Any,
    }
}

impl Counts {
    /// Whether a number is one of them. `near` says how many seeds a pit near by holds, if there is one.
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

    /// The largest number that is named: all larger ones are alike.
    pub fn reach(&self) -> u16 {
        match self {
            Counts::Of(counts) => counts.iter().copied().max().unwrap_or(0),
            Counts::From(count) | Counts::UpTo(count) | Counts::Between(_, count) => *count,
            Counts::Not(counts) => counts.reach(),
            Counts::Both(one, other) => one.reach().max(other.reach()),
            Counts::Even | Counts::Odd | Counts::AsMany(_) => u16::MAX,
        }
    }

    /// Whether a number is one of them, where no pit is near.
    pub fn contain(&self, count: u16) -> bool {
        self.hold(count, &|_| None)
    }
}
