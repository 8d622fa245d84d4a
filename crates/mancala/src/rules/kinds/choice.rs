//! Which moves may be chosen.

use super::bracket::{kind, wholes};
use super::condition::{Counts, MoveIf, PitIf};
use super::opening::Duty;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where seeds are lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LiftFrom {
    /// A pit.
    #[default]
    Pits,
    /// The player's store.
    Store,
}

/// How many seeds are lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LiftSeeds {
    /// All.
    #[default]
    All,
    /// As many as the player likes.
    Chosen,
}

/// What becomes of the special pieces of a pit that is lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Specials {
    /// They stay.
    #[default]
    Left,
    /// They are sown after its seeds, going straight on.
    Sown,
}

/// From which of the seats of a player who has several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Seats {
    /// The one whose turn it is.
    #[default]
    Turn,
    /// All of them.
    All,
}

/// What is done instead of sowing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Act {
    /// The pit is taken.
    #[default]
    Take,
    /// All its seeds are moved into the next pit.
    Shift,
    /// One of its seeds is put into the first pit of the other player's path.
    Give,
}

/// What is allowed where no move feeds the other player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unfed {
    /// Nothing.
    #[default]
    Barred,
    /// Any move.
    Free,
    /// A move that gives the most seeds.
    Most,
}

wholes!(LiftFrom, LiftSeeds, Specials, Seats, Act, Unfed);

kind! {
    /// A move lifts a pit that fits, or seeds of the player's store.
    pub struct Lift / LiftPatch {
        /// Condition on the pit; of a store only how many seeds it holds.
        r#if: PitIf = PitIf { side: super::condition::Whose::Own, holds: Some(Counts::From(1)), ..PitIf::default() },
        /// Where seeds are lifted.
        from: LiftFrom = LiftFrom::Pits,
        /// How many.
        seeds: LiftSeeds = LiftSeeds::All,
        /// What becomes of special pieces in the pit.
        specials: Specials = Specials::Left,
        /// From which of the seats of a player who has several.
        seats: Seats = Seats::Turn,
    }
}

kind! {
    /// A move places one seed of the hand in a pit that fits; either that captures, or the pit is sown. Of one game: a
    /// move that lifts nothing is no `Lift`.
    pub struct Place / PlacePatch {
        /// Condition on the pit.
        r#if: PitIf = PitIf {
            side: super::condition::Whose::Own,
            at: vec![crate::rules::board::Part::Inner],
            holds: Some(Counts::From(1)),
            ..PitIf::default()
        },
    }
}

kind! {
    /// A move of another kind: a pit is taken or shifted on whole, or one of its seeds is given away.
    pub struct Instead / InsteadPatch {
        /// What is done.
        r#do: Act = Act::Take,
        /// Condition on the pit.
        r#if: PitIf = PitIf::default(),
        /// Whether it may be done, must be, or is all that may be.
        how: Duty = Duty::May,
    }
}

kind! {
    /// Instead of moving, a player exchanges seats with the other.
    pub struct Swap / SwapPatch {
        /// Whether it may be done, or is all that may be: who does not exchange seats then passes.
        how: Duty = Duty::May,
    }
}

kind! {
    /// If the first lap of some move captures, such a move must be chosen. That makes turns of two kinds.
    pub struct MustCapture / MustCapturePatch {
        /// With how many seeds lifted; nothing is asked of a placed seed.
        sown: Counts = Counts::From(1),
    }
}

kind! {
    /// A move that fits is not allowed. Of the ways of a later lap: unless all fit.
    pub struct Bar / BarPatch {
        /// What is asked of the move.
        r#move: MoveIf = MoveIf::default(),
    }
}

kind! {
    /// Of the moves left, one that fits must be chosen, if there is any.
    pub struct Prefer / PreferPatch {
        /// What is asked of the move.
        r#move: MoveIf = MoveIf::default(),
        /// What must not hold of it.
        not: Option<Box<MoveIf>> = None,
    }
}

kind! {
    /// If the other player has no seeds, the move must give some.
    pub struct Feed / FeedPatch {
        /// The fewest.
        least: u16 = 1,
        /// What is allowed where no move gives as many.
        or: Unfed = Unfed::Barred,
    }
}

kind! {
    /// A lone seed that has crossed into an empty pit may not be sent straight back.
    pub struct NoReturn / NoReturnPatch {
        /// Set where it must have been lifted alone; else it may have been the first of several.
        alone: bool = true,
    }
}

kind! {
    /// After a turn without capture, the pit that all captures threaten may not be played next. Of one game: it compares
    /// the captures of both players, which no condition on one move can.
    pub struct Blockade / BlockadePatch {
        /// Whether the only pit of the inner row with two or more seeds is exempt too.
        spares_last_pair: bool = false,
    }
}
