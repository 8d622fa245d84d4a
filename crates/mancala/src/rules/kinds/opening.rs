//! Openings: what happens before the first move of a round.

use super::bracket::{kind, wholes};
use super::condition::{PitIf, Whose};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who sets seeds out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Sets {
    /// Each player with seeds in hand.
    #[default]
    Each,
    /// The player who begins.
    Beginner,
}

/// In which order the seeds of a race fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RaceOrder {
    /// The players drop one seed each in turn.
    #[default]
    Alternate,
    /// Each seed is that of a player drawn at random.
    Random,
    /// The players sow a whole lap each in turn.
    Laps,
}

/// From which pit the steps of a script are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Counted {
    /// The first of the player's path.
    #[default]
    First,
    /// One that the player chooses.
    Chosen,
}

/// How many seeds are taken up at once.
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
    /// What was taken up is sown from this pit on; where no step lifts seeds, what lies in this pit is sown.
    Sow(u8),
}

wholes!(Sets, RaceOrder, Counted, Handful, Vec<Step>);

kind! {
    /// Seeds in hand are set out one by one.
    pub struct Arrange / ArrangePatch {
        /// By whom.
        who: Sets = Sets::Each,
        /// In whose pits.
        pits: Whose = Whose::Own,
        /// The fewest seeds in a pit.
        least: u16 = 0,
    }
}

kind! {
    /// Both players sow at the same time, lap after lap; who first comes to an empty pit makes the first move.
    pub struct Race / RacePatch {
        /// In which order their seeds fall.
        order: RaceOrder = RaceOrder::Alternate,
        /// Condition on the pit that a player begins from, if some pit fits.
        from: PitIf = PitIf::default(),
        /// The captures and claims that hold in it.
        with: Vec<String> = Vec::new(),
    }
}

kind! {
    /// A first turn that leaves nothing to choose, or only the pit from which its steps are counted.
    pub struct Script / ScriptPatch {
        /// From which pit they are counted.
        from: Counted = Counted::First,
        /// How many seeds each step takes up from a pit.
        seeds: Handful = Handful::Seeds(1),
        /// The steps.
        steps: Vec<Step> = Vec::new(),
        /// The captures and claims that hold in it.
        with: Vec<String> = Vec::new(),
    }
}

kind! {
    /// Before a player moves, seeds from hand or store go into each of the player's pits: as far as they go where that must be
    /// done, else only if there are enough.
    pub struct Bring / BringPatch {
        /// Where they come from.
        from: Source = Source::Store,
        /// How many go into each pit.
        seeds: u16 = 1,
        /// When.
        on: BringWhen = BringWhen::PitsEmpty,
        /// Whether the player must, or may as a move before another, or does nothing else in that turn.
        how: Duty = Duty::Must,
        /// Whether what is lacking is borrowed.
        borrows: bool = false,
    }
}

/// Where seeds are taken from that do not lie in a pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Source {
    /// The player's store.
    #[default]
    Store,
    /// The player's hand.
    Hand,
}

/// When seeds are brought into play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum BringWhen {
    /// When all the player's pits are empty.
    #[default]
    PitsEmpty,
    /// Once a game.
    OnceAGame,
}

/// Whether something may be done, must be done, or is all that may be done.
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

wholes!(Source, BringWhen, Duty);
