//! Openings: setting out seeds, races and scripts before the first move of a round, and seeds brought in before any
//! move.

use super::condition::{PitIf, Whose};
use super::describe::words;
use super::rule_struct::{kind, wholes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Players who set seeds out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Sets {
    /// Each player with seeds in hand.
    #[default]
    Each,
    /// The player who begins.
    Beginner,
}

/// Order in which the seeds of a race fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RaceOrder {
    /// The players drop one seed each in turn.
    #[default]
    Alternate,
    /// The next seed is dropped by a player drawn at random.
    Random,
    /// The players sow a whole lap each in turn.
    Laps,
}

/// Pit from which the steps of a script are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Counted {
    /// The first of the player's path.
    #[default]
    First,
    /// One that the player chooses.
    Chosen,
}

/// Number of seeds taken up at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Handful {
    /// This many, or as many as there are.
    Seeds(u16),
    /// All of them.
    All,
}

/// One step of a script; pits are numbers along the player's path, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// Seeds of these pits are taken up.
    Lift(Vec<u8>),
    /// Seeds of each of these pits are moved into the next one.
    Push(Vec<u8>),
    /// The seeds taken up are sown from this pit on; if no step lifts seeds, those in this pit are sown.
    Sow(u8),
}

wholes! {
    Sets { Each, Beginner }
    RaceOrder { Alternate, Random, Laps }
    Counted { First, Chosen }
    Handful { Seeds(seeds), All }
}
wholes!(Vec<Step>);
words! {
    Step { Lift(pits), Push(pits), Sow(pit) }
}

kind! {
    /// Seeds in hand are set out one by one.
    pub struct Arrange / ArrangePatch heeds (stages) {
        /// Players who set them out.
        who: Sets = Sets::Each,
        /// Owner of the pits in which they are set out.
        pits: Whose = Whose::Own,
        /// The fewest seeds in a pit.
        least: u16 = 0,
    }
}

kind! {
    /// Both players sow at the same time, lap after lap; the first to reach an empty pit makes the first move.
    pub struct Race / RacePatch heeds (stages) {
        /// Order in which their seeds fall.
        order: RaceOrder = RaceOrder::Alternate,
        /// Condition on the pit that a player begins from, if some pit fits.
        from: PitIf = PitIf::default(),
        /// Names of the captures and claims in force during the race.
        with: Vec<String> = Vec::new(),
    }
}

kind! {
    /// A first turn that leaves nothing to choose, or only the pit from which its steps are counted.
    pub struct Script / ScriptPatch heeds (stages) {
        /// Pit from which the steps are counted.
        from: Counted = Counted::First,
        /// Seeds that each step takes up from a pit.
        seeds: Handful = Handful::Seeds(1),
        /// The steps, in order.
        steps: Vec<Step> = Vec::new(),
        /// Names of the captures and claims in force during the script.
        with: Vec<String> = Vec::new(),
    }
}

kind! {
    /// Before a player moves, seeds from the hand or the store go into each of the player's pits: as far as they last
    /// if this must be done, otherwise only if there are enough.
    pub struct Bring / BringPatch heeds (stages, when) {
        /// Place from which the seeds come.
        from: Source = Source::Store,
        /// Seeds for each pit.
        seeds: u16 = 1,
        /// Time at which they are brought in.
        on: BringWhen = BringWhen::PitsEmpty,
        /// Obligation: it must be done, it may be done as a move before another, or it is the whole turn.
        how: Duty = Duty::Must,
        /// `true` if missing seeds are borrowed.
        borrows: bool = false,
    }
}

/// Place outside the pits from which seeds are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Source {
    /// The player's store.
    #[default]
    Store,
    /// The player's hand.
    Hand,
}

/// Time at which seeds are brought into play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum BringWhen {
    /// At a turn in which all the player's pits are empty.
    #[default]
    PitsEmpty,
    /// Once in a game.
    OnceAGame,
}

/// Obligation: something may be done, must be done, or is all that may be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Duty {
    /// It may be done.
    #[default]
    May,
    /// It must be done if it can be.
    Must,
    /// It must be done, and nothing else may be.
    Only,
}

wholes! {
    Source { Store, Hand }
    BringWhen { PitsEmpty, OnceAGame }
    Duty { May, Must, Only }
}
