//! What the last seed of a lap does, and what one in passing does: captures, claims, further laps, further moves, and
//! what is said of these.

use super::bracket::{brackets, kind, wholes};
use super::condition::{PitIf, Was, Whose};
use super::sowing::WhichSeeds;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a capture takes, seen from the last seed's pit.
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
    /// The next pit on the way.
    Next,
    /// The last one on the way.
    Before,
    /// The pit after an empty next one.
    Beyond,
    /// Every pit.
    Every,
}

/// Which of the pits that a capture may take must hold seeds.
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

/// What becomes of the last seed in a capture that takes other pits.
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

/// What a last seed does where there is nothing to take with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Alone {
    /// It stays, and nothing is captured.
    #[default]
    Stays,
    /// It is captured by itself.
    Taken,
}

/// Which way a run of captures goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum RunWay {
    /// Against the sowing.
    #[default]
    Back,
    /// With the sowing.
    Onward,
    /// Both ways.
    Both,
}

/// Who takes captured seeds, has a mark, makes a choice.
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
    /// The player who did not.
    Second,
    /// The player with more seeds.
    Richer,
    /// The player with fewer.
    Poorer,
    /// The player whose pits are empty.
    Emptier,
    /// The player who made the last capture.
    Capturer,
    /// One of them, drawn at random.
    Lot,
    /// Either of them.
    Either,
    /// Both.
    Both,
    /// Nobody.
    Nobody,
}

/// What follows a clause that did its work.
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
    /// The next pit is, if it holds seeds.
    Next,
    /// The next pit that holds seeds is.
    NextSeeds,
}

/// Which pits get a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Claimed {
    /// The last seed's.
    Here,
    /// The one before it on the way.
    Before,
    /// The one that faces it.
    Facing,
}

/// What becomes of the seeds in a pit that gets a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Content {
    /// They stay.
    #[default]
    Stays,
    /// They go to the store of the mark's owner.
    Taken,
}

/// Which pit is lifted for a further lap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Lifts {
    /// The last seed's, if it was occupied.
    #[default]
    Here,
    /// The next one, if it holds seeds.
    Next,
}

/// Which way an extra move goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum NextWay {
    /// As the player likes.
    #[default]
    Free,
    /// The other way than the lap that won it.
    Reversed,
}

/// What may be done by the other player where a capture was left unmade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Declined {
    /// Nothing.
    #[default]
    Nothing,
    /// The spared inner pit may be drawn back into the one behind it.
    Retreat,
}

/// How many further pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum HowMany {
    /// This many.
    Pits(u8),
    /// All.
    All(All),
}

/// The word `All`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum All {
    /// All.
    All,
}

/// What becomes of a capture of all the other player's seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Slam {
    /// It is made.
    #[default]
    Allowed,
    /// Nothing is taken.
    Nothing,
    /// The move is not allowed.
    Forbidden,
    /// It is made; what is left goes to the other player, and play ends.
    RestToOther,
    /// The last seed's pit is spared.
    SpareLast,
    /// The captured pit farthest back is spared.
    SpareFirst,
}

/// Where captured seeds go.
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

/// Where the first of them goes.
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

/// When a capture that comes before a move is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Made {
    /// Before the player chooses the move.
    #[default]
    Before,
    /// After the player has chosen the move, and before it is played.
    Chosen,
}

wholes!(
    Made,
    OnlyPit,
    Vec<Target>,
    Target,
    Needs,
    LastPit,
    Alone,
    RunWay,
    Who,
    Option<Who>,
    Then,
    Vec<Claimed>,
    Content,
    Lifts,
    NextWay,
    Declined,
    HowMany,
    Slam,
    To,
    SownFrom,
    FirstSown,
);

brackets! {
    /// The same capture made again from pit to pit.
    pub struct Run / RunPatch {
        /// Which way.
        way: RunWay = RunWay::Back,
        /// How many further pits at the most.
        most: Option<u8> = None,
        /// What is asked of a further pit in place of what is asked of the first; if it is not given, the same.
        through: Option<Box<PitIf>> = None,
    }
}

kind! {
    /// Takes pits.
    pub struct Capture / CapturePatch {
        /// Condition on the pit in which the seed fell.
        r#if: PitIf = PitIf::default(),
        /// What it takes.
        take: Vec<Target> = Vec::new(),
        /// Which of those must hold seeds.
        needs: Needs = Needs::First,
        /// What is asked of each pit that is taken, but the last seed's.
        r#where: PitIf = PitIf::default(),
        /// What must not hold of it.
        spare: Option<Box<PitIf>> = None,
        /// Whether the pit facing each one taken is taken too.
        and_facing: bool = false,
        /// What becomes of the last seed where other pits are taken.
        last_pit: LastPit = LastPit::Stays,
        /// What it does where there is nothing to take with it.
        alone: Alone = Alone::Stays,
        /// Whether further pits are taken in the same way.
        run: Option<Box<Run>> = None,
        /// Who takes the seeds.
        by: Who = Who::Mover,
        /// What follows.
        then: Then = Then::End,
        /// In passing: which seeds of a lap capture.
        which: WhichSeeds = WhichSeeds::ButLast,
        /// In passing: who takes what the last seed captures, if not the same player.
        last_by: Option<Who> = None,
        /// Before a move: when it is made.
        made: Made = Made::Before,
    }
}

kind! {
    /// Pits get a mark.
    pub struct Claim / ClaimPatch {
        /// Condition on the pit in which the seed fell.
        r#if: PitIf = PitIf::default(),
        /// Which mark.
        mark: String = String::new(),
        /// Which pits.
        pits: Vec<Claimed> = vec![Claimed::Here],
        /// Whether what is asked of the last two pits may hold of them in either order.
        either_order: bool = false,
        /// Whose the mark is.
        owner: Who = Who::Mover,
        /// What becomes of the seeds.
        content: Content = Content::Stays,
        /// What follows.
        then: Then = Then::End,
    }
}

kind! {
    /// A further lap follows from an occupied pit.
    pub struct Relay / RelayPatch {
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Which pit is lifted.
        lifts: Lifts = Lifts::Here,
    }
}

kind! {
    /// The player moves again.
    pub struct Again / AgainPatch {
        /// Condition on the pit in which the last seed fell.
        r#if: Option<Box<PitIf>> = None,
        /// In whose store it must have fallen instead.
        store: Option<Whose> = None,
        /// Which way the next move goes.
        next_way: NextWay = NextWay::Free,
    }
}

kind! {
    /// There and then the clauses named do not hold: the next one is asked.
    pub struct Except / ExceptPatch {
        /// Their ids, or `captures`, `claims`, `all`.
        of: Vec<String> = Vec::new(),
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Whether it holds of the further pits of a run too.
        of_run: bool = false,
    }
}

kind! {
    /// Somebody is asked whether the clauses named shall hold.
    pub struct Optional / OptionalPatch {
        /// Their ids, or `captures`, `claims`.
        of: Vec<String> = Vec::new(),
        /// Condition on the pit in which the last seed fell.
        r#if: PitIf = PitIf::default(),
        /// Who is asked.
        who: Who = Who::Mover,
        /// What may be done where they shall not.
        refused: Declined = Declined::Nothing,
        /// Of captures: they are made in any case, and only the lap that follows is asked about.
        only_lap: bool = false,
    }
}

kind! {
    /// After such a capture further pits are taken.
    pub struct More / MorePatch {
        /// After which: ids, or `captures`.
        of: Vec<String> = vec!["captures".into()],
        /// How many.
        pits: HowMany = HowMany::Pits(1),
        /// What is asked of each.
        r#where: PitIf = PitIf { side: Whose::Other, was: Was::Any, ..PitIf::default() },
    }
}

kind! {
    /// What becomes of a capture that leaves the other player nothing.
    pub struct GrandSlam / GrandSlamPatch {
        /// What becomes of it.
        effect: Slam = Slam::Allowed,
        /// The fate of the pit that would be spared, if it is the only one.
        only_pit: OnlyPit = OnlyPit::Spared,
    }
}

kind! {
    /// Where captured seeds go; without it, into the store.
    pub struct Send / SendPatch {
        /// Captured by which clauses: ids, or `captures`.
        of: Vec<String> = vec!["captures".into()],
        /// Where they go.
        to: To = To::Store,
        /// Where they are sown from, if they are sown as a further lap.
        from: SownFrom = SownFrom::LapOrigin,
        /// Where the first of them goes, if they are sown as a further lap.
        first: FirstSown = FirstSown::Next,
        /// How many pits at each end of the inner row are near it, if they are sown from there.
        zone: u8 = 2,
        /// Whether the pit chosen last time may be chosen again, if they are given to the other player.
        again: bool = true,
    }
}
