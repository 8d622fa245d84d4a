//! Endings: the end of play, the winner, and turns that cannot be made.

use super::condition::{Counts, PitIf};
use super::describe::words;
use super::landing::Who;
use super::rule_struct::{Value, kind, rule_structs, text_of, wholes};
use crate::rules::explain::{ValueDiagnostic, report};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of seeds that may end in a half, kept as a number of halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Halves(pub u16);

impl Serialize for Halves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Halves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Halves, D::Error> {
        let halves = f64::deserialize(deserializer)? * 2.0;
        if halves.fract() == 0.0 && (0.0..=f64::from(u16::MAX)).contains(&halves) {
            Ok(Halves(halves as u16))
        } else {
            Err(report(ValueDiagnostic::NoHalves))
        }
    }
}

impl JsonSchema for Halves {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Halves".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "number" })
    }
}

/// Fate of an extra move that cannot be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unusable {
    /// It is lost, and the turn passes.
    #[default]
    Lost,
    /// Its player is stuck like any other whose turn it is.
    Stuck,
}

/// Fate of a player who has nothing to pay with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unpaid {
    /// The turn passes all the same.
    #[default]
    Passes,
    /// The player has lost.
    Loses,
}

/// Pieces that are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Pieces {
    /// Seeds and special pieces.
    #[default]
    All,
    /// Seeds.
    Seeds,
    /// Special pieces.
    Specials,
}

/// Number of seeds that a store must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Amount {
    /// At least this many seeds.
    Seeds(u16),
    /// More than half of all.
    Majority,
    /// Half of all.
    Half,
}

/// Event that stops play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Once {
    /// A store holds this amount.
    StoreHolds(Amount),
    /// Few seeds are left in pits.
    Left(Box<Left>),
    /// A player has no move.
    CannotMove,
    /// The other player has no seeds and cannot be given any.
    CannotFeed,
    /// A player has more than the other can still reach.
    Decided,
    /// The same position occurs again.
    Repeated(Repeated),
    /// A player has captured in both end columns in one turn.
    CapturedAtEnds,
    /// A player has captured in this many turns before the other has at all.
    CapturedFirst(u8),
    /// A penalty pit holds this many seeds.
    PenaltyHolds(u16),
    /// Every player still in the game has passed in turn without paying.
    AllPassed,
}

/// Times at which an ending is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Asked {
    /// After a move.
    #[default]
    Move,
    /// After a lap too.
    Lap,
    /// After a capture too.
    Capture,
}

/// Player who takes the seeds left in the pits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Leftover {
    /// Each player takes the seeds on their own side and in their own traps; those in the pits at the ends are shared.
    #[default]
    Owner,
    /// Nobody; they stay where they are.
    Nobody,
    /// Each player takes half.
    Split,
    /// One player takes all.
    To(Who),
}

/// Result of an ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Verdict {
    /// The result that the rule on winning gives.
    #[default]
    ByWinner,
    /// Nobody has won.
    Draw,
    /// The game does not count.
    Void,
    /// This player wins.
    Wins(Who),
    /// This player loses.
    Loses(Who),
    /// The player with more seeds in store wins; equal is a draw.
    MostSeeds,
    /// The player concerned is out, and the others play on.
    Out(OutHow),
}

/// Role of a player who is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum OutHow {
    /// Moves like the others.
    #[default]
    PlaysOn,
    /// Does not move any more.
    Frozen,
}

/// Outcome of a turn that never ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Endlessly {
    /// The game does not count.
    #[default]
    Void,
    /// Nobody has won.
    Draw,
    /// This player loses.
    Loses(Who),
    /// The move is illegal.
    Illegal,
    /// The turn ends where it was noticed.
    TurnEnds,
    /// Play ends there, and the rule on winning says who has won.
    ByWinner,
}

/// Criterion of winning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum WonBy {
    /// Most seeds in store; equal is a draw.
    #[default]
    MostSeeds,
    /// Most seeds in store and in one's traps; equal is a draw.
    MostWithTraps,
    /// Fewest seeds in store.
    FewestSeeds,
    /// The last move.
    LastMover,
    /// Empty pits.
    Emptier,
}

/// Winner if both have the same number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Level {
    /// Nobody.
    #[default]
    Draw,
    /// The player who made the last move.
    LastMover,
}

rule_structs! {
    /// Number of seeds left in pits.
    pub struct Left / LeftPatch {
        /// Condition on the pits; the player's own are those of the player asked about.
        pits: PitIf = PitIf::default(),
        /// Number of seeds.
        seeds: Counts = Counts::Of(vec![0]),
        /// `true` if each pit by itself must hold this number, rather than all together.
        each: bool = false,
        /// Pieces that are counted.
        of: Pieces = Pieces::All,
    }

    /// A position that occurs again.
    pub struct Repeated / RepeatedPatch {
        /// Number of times that it occurs, the first included.
        times: u8 = 3,
        /// `true` if the stores must be the same, too.
        stores: bool = true,
    }
}

wholes! {
    Unusable { Lost, Stuck }
    Unpaid { Passes, Loses }
    Pieces { All, Seeds, Specials }
    Asked { Move, Lap, Capture }
    Leftover { Owner, Nobody, Split, To(who) }
    Verdict { ByWinner, Draw, Void, Wins(who), Loses(who), MostSeeds, Out(how) }
    Endlessly { Void, Draw, Loses(who), Illegal, TurnEnds, ByWinner }
    WonBy { MostSeeds, MostWithTraps, FewestSeeds, LastMover, Emptier }
    Level { Draw, LastMover }
}
wholes!(Halves);
words! {
    Amount { Seeds(seeds), Majority, Half }
    Once {
        StoreHolds(amount), Left(left), CannotMove, CannotFeed, Decided, Repeated(repeated), CapturedAtEnds,
        CapturedFirst(turns), PenaltyHolds(seeds), AllPassed,
    }
    OutHow { PlaysOn, Frozen }
}

impl Value for Option<Once> {
    type Patch = Option<Once>;

    fn merge(&mut self, patch: &Option<Once>) {
        self.clone_from(patch);
    }

    fn diff_to_ron(&self, usual: &Option<Once>) -> Option<String> {
        (self != usual).then(|| text_of(self))
    }

    fn to_ron(&self) -> String {
        text_of(self)
    }

    fn each_rule_struct(&self, see: &mut dyn FnMut(&dyn std::any::Any)) {
        if let Some(Once::Left(left)) = self {
            left.each_rule_struct(see);
        }
    }
}

kind! {
    /// Limits of extra moves.
    pub struct Extra / ExtraPatch heeds (stages) {
        /// Maximum number of extra moves for a player in a turn; no limit if not given.
        most: Option<u8> = None,
        /// Fate of one that cannot be made.
        unusable: Unusable = Unusable::Lost,
    }
}

kind! {
    /// A player who cannot move passes, and may have to pay.
    pub struct Pass / PassPatch heeds (stages) {
        /// Seeds that go from the player's store to the penalty pit.
        pays: u16 = 0,
        /// Fate of a player with nothing in store.
        unpaid: Unpaid = Unpaid::Passes,
    }
}

kind! {
    /// Play stops.
    pub struct End / EndPatch heeds (stages, when) {
        /// Event that stops play; not under `landing`.
        once: Option<Once> = None,
        /// Under `landing`: condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Player asked about.
        whose: Who = Who::Either,
        /// Times at which it is asked.
        asked: Asked = Asked::Move,
        /// Player who takes the seeds that are left.
        leftover: Leftover = Leftover::Owner,
        /// Result.
        verdict: Verdict = Verdict::ByWinner,
    }
}

kind! {
    /// Outcome of a turn that might never end.
    pub struct Endless / EndlessPatch heeds (stages) {
        /// Number of laps after which the turn counts as endless, if there is a limit.
        laps: Option<u32> = None,
        /// Outcome of the turn.
        verdict: Endlessly = Endlessly::Void,
    }
}

kind! {
    /// The player who has won.
    pub struct Winner / WinnerPatch heeds (stages) {
        /// Criterion of winning.
        by: WonBy = WonBy::MostSeeds,
        /// The fewest seeds that win; with fewer it is a draw.
        least: Option<u16> = None,
        /// Seeds counted to the player who moves second.
        komi: Halves = Halves(0),
        /// Seeds that a special piece is worth.
        specials: u16 = 0,
        /// Winner if both have the same number.
        level: Level = Level::Draw,
    }
}
