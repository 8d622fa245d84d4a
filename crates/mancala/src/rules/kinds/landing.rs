//! Effects of the last seed of a lap and of seeds in passing: captures, claims, further laps, further moves, and
//! exceptions to these.

use super::condition::{PitIf, Was, Whose};
use super::describe::words;
use super::rule_struct::{kind, rule_structs, wholes};
use super::sowing::WhichSeeds;
use crate::rules::explain::{ValueDiagnostic, report};
use schemars::JsonSchema;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// Pits or seeds that a capture takes, seen from the last seed's pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Target {
    /// That pit.
    Here,
    /// The last seed alone.
    Last,
    /// This many seeds of that pit, the last one among them.
    Seeds(u16),
    /// The pit that faces it.
    Facing,
    /// The pit behind that.
    Behind,
    /// The pit of the same number on the other side, each counted from its owner's left.
    Twin,
    /// The other pits of its column.
    Column,
    /// The next pit in the direction of sowing.
    Next,
    /// The pit before it in the direction of sowing.
    Before,
    /// The pit after an empty next one.
    Beyond,
    /// Every pit.
    Every,
}

/// Pits among those to be taken that must hold seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Needs {
    /// The first.
    #[default]
    First,
    /// All.
    All,
    /// One of them.
    Any,
}

/// Fate of the last seed in a capture that takes other pits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum LastPit {
    /// Its pit stays as it is.
    #[default]
    Stays,
    /// Its pit is taken too.
    Taken,
    /// The last seed alone goes across into the pit taken, and is taken with it.
    Crosses,
}

/// Fate of a last seed if there is nothing to take with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Alone {
    /// It stays, and nothing is captured.
    #[default]
    Stays,
    /// It is captured by itself.
    Taken,
}

/// Direction of a run of captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RunWay {
    /// Against the sowing.
    #[default]
    Back,
    /// With the sowing.
    Onward,
    /// Both directions.
    Both,
}

/// Player who takes captured seeds, has a mark or makes a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Who {
    /// The player who makes the move.
    Mover,
    /// The other player.
    Other,
    /// The player whose pit it is.
    Owner,
    /// The player who moves next.
    Next,
    /// The player who began the round.
    Beginner,
    /// The player who did not begin the round.
    Second,
    /// The player with more seeds.
    Richer,
    /// The player with fewer seeds.
    Poorer,
    /// The player whose pits are empty.
    Emptier,
    /// The player who made the last capture.
    Capturer,
    /// One of the players, drawn at random.
    Lot,
    /// Either player.
    Either,
    /// Both players.
    Both,
    /// Nobody.
    Nobody,
}

/// Next step after a clause has done its work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Then {
    /// The turn ends.
    #[default]
    End,
    /// The next clause of the list is asked.
    On,
    /// The player moves again.
    Again,
    /// The last seed's pit is lifted and sown.
    Here,
    /// The next pit is lifted and sown, if it holds seeds.
    Next,
    /// The next pit that holds seeds is lifted and sown.
    NextSeeds,
}

/// Pits that get a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Claimed {
    /// The last seed's.
    Here,
    /// The one before it in the direction of sowing.
    Before,
    /// The one that faces it.
    Facing,
}

/// Fate of the seeds in a pit that gets a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Content {
    /// They stay.
    #[default]
    Stays,
    /// They go to the store of the mark's owner.
    Taken,
}

/// Pit that is lifted for a further lap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Lifts {
    /// The last seed's, if it was occupied.
    #[default]
    Here,
    /// The next one, if it holds seeds.
    Next,
}

/// Direction of an extra move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum NextWay {
    /// As the player likes.
    #[default]
    Free,
    /// Opposite to the lap that won it.
    Reversed,
}

/// Move open to the other player after a capture was declined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Declined {
    /// Nothing.
    #[default]
    Nothing,
    /// The spared inner pit may be drawn back into the one behind it.
    Retreat,
}

/// Number of further pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HowMany {
    /// This many.
    Pits(u8),
    /// All.
    All(All),
}

impl<'de> Deserialize<'de> for HowMany {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<HowMany, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum HowManyText {
            Pits(u8),
            All(All),
            Other(IgnoredAny),
        }
        match HowManyText::deserialize(from)? {
            HowManyText::Pits(pits) => Ok(HowMany::Pits(pits)),
            HowManyText::All(all) => Ok(HowMany::All(all)),
            HowManyText::Other(_) => Err(report(ValueDiagnostic::NoHowMany)),
        }
    }
}

/// The word `All`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum All {
    /// All.
    All,
}

/// Effect of a capture of all the other player's seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Slam {
    /// It is made.
    #[default]
    Allowed,
    /// Nothing is taken.
    Nothing,
    /// The move is illegal.
    Forbidden,
    /// It is made; what is left goes to the other player, and play ends.
    RestToOther,
    /// The last seed's pit is spared.
    SpareLast,
    /// The captured pit farthest back is spared.
    SpareFirst,
}

/// Destination of captured seeds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum To {
    /// Into the store.
    #[default]
    Store,
    /// They are sown as a further lap.
    Sown,
    /// They are sown from an end of the inner row.
    RowEnd,
    /// They are put into a pit of the other player's.
    Given,
    /// They are put into the trap that the player has from the start.
    Trap,
}

/// The pit from which captured seeds are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum SownFrom {
    /// The one from which the capturing lap was lifted.
    #[default]
    LapOrigin,
    /// The last seed's.
    Landed,
    /// The one from which the first lap of the turn was lifted.
    TurnOrigin,
}

/// Destination of the first captured seed that is sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FirstSown {
    /// Into the next place.
    #[default]
    Next,
    /// Into that pit itself.
    Here,
}

/// The fate of a pit that a grand slam spares, if it is the only one that would be captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum OnlyPit {
    /// It is spared, and nothing is captured.
    #[default]
    Spared,
    /// It is captured.
    Taken,
}

/// Time of a capture that comes before a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Made {
    /// Before the player chooses the move.
    #[default]
    Before,
    /// After the player has chosen the move, and before it is played.
    Chosen,
}

wholes! {
    Made { Before, Chosen }
    OnlyPit { Spared, Taken }
    Target { Here, Last, Seeds(seeds), Facing, Behind, Twin, Column, Next, Before, Beyond, Every }
    Needs { First, All, Any }
    LastPit { Stays, Taken, Crosses }
    Alone { Stays, Taken }
    RunWay { Back, Onward, Both }
    Who { Mover, Other, Owner, Next, Beginner, Second, Richer, Poorer, Emptier, Capturer, Lot, Either, Both, Nobody }
    Then { End, On, Again, Here, Next, NextSeeds }
    Content { Stays, Taken }
    Lifts { Here, Next }
    NextWay { Free, Reversed }
    Declined { Nothing, Retreat }
    Slam { Allowed, Nothing, Forbidden, RestToOther, SpareLast, SpareFirst }
    To { Store, Sown, RowEnd, Given, Trap }
    SownFrom { LapOrigin, Landed, TurnOrigin }
    FirstSown { Next, Here }
}
wholes!(Vec<Target>, Option<Who>, Vec<Claimed>, HowMany);
words! {
    Claimed { Here, Before, Facing }
}

rule_structs! {
    /// The same capture made again from pit to pit.
    pub struct Run / RunPatch {
        /// Direction of the run.
        way: RunWay = RunWay::Back,
        /// Maximum number of further pits; no limit if not given.
        most: Option<u8> = None,
        /// Condition on a further pit, in place of that on the first; if not given, the same.
        through: Option<Box<PitIf>> = None,
    }
}

kind! {
    /// Takes pits.
    pub struct Capture / CapturePatch heeds (stages, when) {
        /// Condition on the pit in which the seed fell.
        r#if: PitIf = PitIf::default(),
        /// Pits or seeds that it takes.
        take: Vec<Target> = Vec::new(),
        /// Pits among them that must hold seeds.
        needs: Needs = Needs::First,
        /// Condition on each pit that is taken, except that of the last seed.
        r#where: PitIf = PitIf::default(),
        /// Condition that must not hold of such a pit.
        spare: Option<Box<PitIf>> = None,
        /// `true` if the pit facing each one taken is taken too.
        and_facing: bool = false,
        /// Fate of the last seed if other pits are taken.
        last_pit: LastPit = LastPit::Stays,
        /// Fate of the last seed if there is nothing to take with it.
        alone: Alone = Alone::Stays,
        /// Further pits that are taken in the same way; none if not given.
        run: Option<Box<Run>> = None,
        /// Player who takes the seeds.
        by: Who = Who::Mover,
        /// Next step after the capture.
        then: Then = Then::End,
        /// In passing: seeds of a lap that capture.
        which: WhichSeeds = WhichSeeds::ButLast,
        /// In passing: player who takes what the last seed captures, if not the same player.
        last_by: Option<Who> = None,
        /// Before a move: time of the capture.
        made: Made = Made::Before,
    }
}

kind! {
    /// Pits get a mark.
    pub struct Claim / ClaimPatch heeds (stages, when) {
        /// Condition on the pit in which the seed fell.
        r#if: PitIf = PitIf::default(),
        /// Name of the mark.
        mark: String = String::new(),
        /// Pits that get the mark.
        pits: Vec<Claimed> = vec![Claimed::Here],
        /// `true` if the conditions on the last two pits may hold in either order.
        either_order: bool = false,
        /// Owner of the mark.
        owner: Who = Who::Mover,
        /// Fate of the seeds.
        content: Content = Content::Stays,
        /// Next step after the claim.
        then: Then = Then::End,
    }
}

kind! {
    /// A further lap follows from an occupied pit.
    pub struct Relay / RelayPatch heeds (stages, when) {
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Pit that is lifted.
        lifts: Lifts = Lifts::Here,
    }
}

kind! {
    /// The player moves again.
    pub struct Again / AgainPatch heeds (stages, when) {
        /// Condition on the pit in which the last seed fell.
        r#if: Option<Box<PitIf>> = None,
        /// Owner of the store in which it must have fallen instead.
        store: Option<Whose> = None,
        /// Direction of the next move.
        next_way: NextWay = NextWay::Free,
    }
}

kind! {
    /// The clauses named do not hold in this case: the next one is asked.
    pub struct Except / ExceptPatch heeds (stages, when) {
        /// Ids of the clauses, or `captures`, `claims`, `all`.
        of: Vec<String> = Vec::new(),
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// `true` if this holds for the further pits of a run too.
        of_run: bool = false,
    }
}

kind! {
    /// A player is asked whether the clauses named shall hold.
    pub struct Optional / OptionalPatch heeds (stages, when) {
        /// Ids of the clauses, or `captures`, `claims`.
        of: Vec<String> = Vec::new(),
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Player who is asked.
        who: Who = Who::Mover,
        /// Move open to the other player if the clauses do not hold.
        refused: Declined = Declined::Nothing,
        /// `true` if captures are made in any case, and only the lap that follows is optional.
        only_lap: bool = false,
    }
}

kind! {
    /// After such a capture further pits are taken.
    pub struct More / MorePatch heeds (stages) {
        /// Captures after which they are taken: ids, or `captures`.
        of: Vec<String> = vec!["captures".into()],
        /// Number of further pits.
        pits: HowMany = HowMany::Pits(1),
        /// Condition on each of them.
        r#where: PitIf = PitIf { side: Whose::Other, was: Was::Any, ..PitIf::default() },
    }
}

kind! {
    /// Effect of a capture that leaves the other player nothing.
    pub struct GrandSlam / GrandSlamPatch heeds (stages) {
        /// Effect of the capture.
        effect: Slam = Slam::Allowed,
        /// The fate of the pit that would be spared, if it is the only one.
        only_pit: OnlyPit = OnlyPit::Spared,
    }
}

kind! {
    /// Destination of captured seeds; without this clause, the store.
    pub struct Send / SendPatch heeds (stages) {
        /// Captures whose seeds are sent: ids, or `captures`.
        of: Vec<String> = vec!["captures".into()],
        /// Destination of the seeds.
        to: To = To::Store,
        /// Pit from which they are sown, if they are sown as a further lap.
        from: SownFrom = SownFrom::LapOrigin,
        /// Destination of the first of them, if they are sown as a further lap.
        first: FirstSown = FirstSown::Next,
        /// Number of pits near each end of the inner row, if they are sown from there.
        zone: u8 = 2,
        /// `true` if the pit chosen last time may be chosen again, if they are given to the other player.
        again: bool = true,
    }
}
