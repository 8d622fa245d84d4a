//! Choice of a move: the moves on offer, and limits of the choice.

use super::condition::{Counts, MoveIf, PitIf};
use super::opening::Duty;
use super::rule_struct::{kind, wholes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Place from which seeds are lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LiftFrom {
    /// A pit.
    #[default]
    Pits,
    /// The player's store.
    Store,
}

/// Number of seeds lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LiftSeeds {
    /// All.
    #[default]
    All,
    /// As many as the player likes.
    Chosen,
}

/// Fate of the special pieces in a pit that is lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Specials {
    /// They stay.
    #[default]
    Left,
    /// They are sown after its seeds, going straight on.
    Sown,
}

/// Seats from which a player who has several may lift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Seats {
    /// The one whose turn it is.
    #[default]
    Turn,
    /// All of them.
    All,
}

/// Act in place of sowing.
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

/// Moves allowed if none feeds the other player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unfed {
    /// None.
    #[default]
    Barred,
    /// Any move.
    Free,
    /// A move that gives the most seeds.
    Most,
}

wholes! {
    LiftFrom { Pits, Store }
    LiftSeeds { All, Chosen }
    Specials { Left, Sown }
    Seats { Turn, All }
    Act { Take, Shift, Give }
    Unfed { Barred, Free, Most }
}

kind! {
    /// A move lifts a pit that fits, or seeds of the player's store.
    pub struct Lift / LiftPatch heeds (stages, when) {
        /// Condition on the pit; for a store, only on the number of seeds it holds.
        r#if: PitIf = PitIf { side: super::condition::Whose::Own, holds: Some(Counts::From(1)), ..PitIf::default() },
        /// Place from which seeds are lifted.
        from: LiftFrom = LiftFrom::Pits,
        /// Number of seeds lifted.
        seeds: LiftSeeds = LiftSeeds::All,
        /// Fate of the special pieces in the pit.
        specials: Specials = Specials::Left,
        /// Seats from which a player who has several may lift.
        seats: Seats = Seats::Turn,
    }
}

kind! {
    /// A move places one seed of the hand in a pit that fits; either that captures, or the pit is sown. Used by one
    /// game only: a move that lifts nothing is not a `Lift`.
    pub struct PlaceSeed / PlacePatch heeds (stages) {
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
    pub struct Instead / InsteadPatch heeds (stages, when) {
        /// Act in place of sowing.
        r#do: Act = Act::Take,
        /// Condition on the pit.
        r#if: PitIf = PitIf::default(),
        /// Obligation: it may be done, must be done, or is all that may be done.
        how: Duty = Duty::May,
    }
}

kind! {
    /// Instead of moving, a player exchanges seats with the other.
    pub struct Swap / SwapPatch heeds (stages, when) {
        /// Obligation: it may be done, or is all that may be done. In that case a player who does not exchange seats
        /// passes.
        how: Duty = Duty::May,
    }
}

kind! {
    /// If the first lap of some move captures, such a move must be chosen. That makes turns of two kinds.
    pub struct MustCapture / MustCapturePatch heeds (stages, when) {
        /// Number of seeds lifted; not asked of a placed seed.
        sown: Counts = Counts::From(1),
    }
}

kind! {
    /// A move that fits is illegal. A direction of a later lap that fits is illegal too, unless all fit.
    pub struct Bar / BarPatch heeds (stages, when) {
        /// Condition on the move.
        r#move: MoveIf = MoveIf::default(),
    }
}

kind! {
    /// Of the moves left, one that fits must be chosen, if there is any.
    pub struct Prefer / PreferPatch heeds (stages, when) {
        /// Condition on the move.
        r#move: MoveIf = MoveIf::default(),
        /// Condition that must not hold of it.
        not: Option<Box<MoveIf>> = None,
    }
}

kind! {
    /// If the other player has no seeds, the move must give some.
    pub struct Feed / FeedPatch heeds (stages, when) {
        /// Fewest seeds that it must give.
        least: u16 = 1,
        /// Moves allowed if none gives as many.
        or: Unfed = Unfed::Barred,
    }
}

kind! {
    /// A lone seed that has crossed into an empty pit may not be sent straight back.
    pub struct NoReturn / NoReturnPatch heeds (stages) {
        /// `true` if it must have been lifted alone; `false` if it may also have been the first of several.
        alone: bool = true,
    }
}

kind! {
    /// After a turn without capture, the pit that all captures threaten may not be played next. Used by one game only:
    /// it compares the captures of both players, which no condition on one move can.
    pub struct Blockade / BlockadePatch heeds (stages) {
        /// `true` if the only pit of the inner row with two or more seeds is exempt too.
        spares_last_pair: bool = false,
    }
}
