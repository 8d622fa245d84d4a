//! Kinds of clauses. A clause stands in a list; the lists follow the course of a turn.

pub mod choice;
pub mod condition;
pub mod ending;
pub mod landing;
pub mod marks;
pub mod opening;
pub mod rounds;
pub mod rule_struct;
pub mod sowing;

use condition::TurnIf;
use rule_struct::{Field, RuleStruct, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A list of clauses: one part of the course of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all(serialize = "snake_case"))]
pub enum List {
    /// Marks of pits.
    Marks,
    /// Openings, asked one after another before each round.
    Opening,
    /// Actions before a move.
    Starting,
    /// Choice of a move.
    Choice,
    /// Course of a lap.
    Sowing,
    /// Effects of every seed.
    Dropping,
    /// Effects of the last seed of a lap.
    Landing,
    /// Extra moves and passes.
    Turn,
    /// Endings, asked after a move.
    Ending,
    /// Layout of the next round.
    Rounds,
}

impl List {
    /// Every list, in the order in which they are asked.
    pub const ALL: [List; 10] = [
        List::Marks,
        List::Opening,
        List::Starting,
        List::Choice,
        List::Sowing,
        List::Dropping,
        List::Landing,
        List::Turn,
        List::Ending,
        List::Rounds,
    ];

    /// Its name as files spell it.
    pub fn name(self) -> &'static str {
        match self {
            List::Marks => "marks",
            List::Opening => "opening",
            List::Starting => "starting",
            List::Choice => "choice",
            List::Sowing => "sowing",
            List::Dropping => "dropping",
            List::Landing => "landing",
            List::Turn => "turn",
            List::Ending => "ending",
            List::Rounds => "rounds",
        }
    }
}

/// A kind of clause: its id, and the shared fields that it heeds.
pub(super) trait ClauseKind: RuleStruct {
    /// Returns the clause's name in its variant.
    fn id(&self) -> &str;

    /// Returns the stages of play in which it is in force; all if there are none.
    fn stages(&self) -> &[String] {
        &[]
    }

    /// Returns the condition on the turn and the lap; `None` for a kind that has no such field.
    fn when(&self) -> Option<&TurnIf> {
        None
    }
}

/// Gathers the kinds into one type.
macro_rules! kinds {
    ($( $module:ident :: $Kind:ident / $Patch:ident in $($List:ident)|+ ; )*) => {
        /// A clause of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        pub enum Clause {
            $( #[doc = concat!("See [`", stringify!($module), "::", stringify!($Kind), "`].")] $Kind($module::$Kind), )*
        }

        /// Fields of a clause that a file names.
        // One at a time is read, and none is kept.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug, PartialEq, serde::Deserialize)]
        pub enum ClausePatch {
            $( #[doc = concat!("See [`", stringify!($module), "::", stringify!($Kind), "`].")] $Kind($module::$Patch), )*
        }

        impl Clause {
            /// Returns the clause that a file spells out.
            pub fn said(text: &ClausePatch) -> Clause {
                match text {
                    $( ClausePatch::$Kind(patch) => {
                        let mut clause = $module::$Kind::default();
                        clause.merge(patch);
                        Clause::$Kind(clause)
                    } )*
                }
            }

            /// Reads a clause as files spell it, by itself; `None` if the text is not a clause.
            pub fn read(text: &str) -> Option<Clause> {
                crate::rules::dialect::format().from_str(text).ok().as_ref().map(Clause::said)
            }

            /// The clause's name in its variant, such as `facing`.
            pub fn id(&self) -> &str {
                match self { $( Clause::$Kind(it) => it.id(), )* }
            }

            /// The stages in which it is in force; all if there are none.
            pub fn stages(&self) -> &[String] {
                match self { $( Clause::$Kind(it) => it.stages(), )* }
            }

            /// Returns whether it is in force in a stage.
            pub fn is_in_force(&self, stage: &str) -> bool {
                self.stages().is_empty() || self.stages().iter().any(|it| it == stage)
            }

            /// The condition on the turn and the lap; `None` for a kind that has no such field.
            pub fn when(&self) -> Option<&TurnIf> {
                match self { $( Clause::$Kind(it) => it.when(), )* }
            }

            /// The name of its kind.
            pub fn kind(&self) -> &'static str {
                match self { $( Clause::$Kind(_) => stringify!($Kind), )* }
            }

            /// The lists in which its kind may stand.
            pub fn lists(&self) -> &'static [List] {
                match self { $( Clause::$Kind(_) => &[$( List::$List ),+], )* }
            }

            /// Reads a change to its fields as files spell it.
            ///
            /// # Errors
            /// If the text does not name its fields in brackets.
            pub fn read_change(&self, text: &str) -> Result<ClausePatch, ron::error::SpannedError> {
                match self {
                    $( Clause::$Kind(_) => crate::rules::dialect::format().from_str(text).map(ClausePatch::$Kind), )*
                }
            }

            /// Changes the fields that a file names; a change to another kind has no effect.
            pub fn change(&mut self, change: &ClausePatch) {
                match (self, change) {
                    $( (Clause::$Kind(it), ClausePatch::$Kind(change)) => it.merge(change), )*
                    (_, _) => {}
                }
            }

            /// Passes every rule struct in it to `see`: conditions, runs, itself.
            pub(crate) fn each_rule_struct(&self, see: &mut dyn FnMut(&dyn std::any::Any)) {
                match self { $( Clause::$Kind(it) => it.each_rule_struct(see), )* }
            }

            /// Returns whether `is` holds of some rule struct in it.
            pub(crate) fn asks<B: 'static>(&self, is: impl Fn(&B) -> bool) -> bool {
                let mut found = false;
                self.each_rule_struct(&mut |it| found |= it.downcast_ref().is_some_and(&is));
                found
            }

            /// The fields in which it differs from another clause of its kind.
            pub fn differing(&self, from: &Clause) -> Vec<&'static str> {
                match (self, from) {
                    $( (Clause::$Kind(it), Clause::$Kind(from)) => it.differing(from), )*
                    (_, _) => Vec::new(),
                }
            }

            /// Returns its text as files spell it.
            pub fn text(&self) -> String {
                match self { $( Clause::$Kind(it) => format!("{}{}", stringify!($Kind), it.to_ron()), )* }
            }

            /// Returns the text of the fields that differ from another clause of its kind; `None` if none do.
            pub fn difference(&self, from: &Clause) -> Option<String> {
                match (self, from) {
                    $( (Clause::$Kind(it), Clause::$Kind(from)) => it.diff_to_ron(from), )*
                    (_, _) => Some(self.text()),
                }
            }
        }

        impl ClausePatch {
            /// The fields that it names.
            pub fn named(&self) -> Vec<&'static str> {
                match self { $( ClausePatch::$Kind(it) => it.named(), )* }
            }
        }

        /// Every kind, in the order of the lists.
        pub fn every_kind() -> &'static [KindInfo] {
            static KINDS: std::sync::LazyLock<Vec<KindInfo>> = std::sync::LazyLock::new(|| {
                vec![$( KindInfo {
                    kind: stringify!($Kind),
                    lists: vec![$( List::$List ),+],
                    does: $module::$Kind::DOES.trim(),
                    fields: $module::$Kind::fields(),
                    schema: |generator| generator.subschema_for::<$module::$Kind>(),
                }, )*]
            });
            &KINDS
        }
    };
}

/// The fields that do something by themselves, by kind: events name them beside the clause, and each has a line of its
/// own on the rule page.
const ASPECTS: &[(&str, &[&str])] = &[
    ("Trap", &["most", "lift", "dropped", "ends", "emptied", "passed_by"]),
    ("House", &["safe", "falls"]),
    ("Race", &["from"]),
    ("Lift", &["specials"]),
    ("Way", &["laps"]),
    ("Optional", &["refused"]),
    ("Pass", &["pays", "unpaid"]),
    ("Refill", &["begins"]),
    ("Territory", &["begins"]),
    ("Mirror", &["begins"]),
    ("Sale", &["begins"]),
    ("Score", &["begins"]),
];

impl Clause {
    /// The fields that do something by themselves.
    pub fn aspects(&self) -> &'static [&'static str] {
        ASPECTS.iter().find(|(kind, _)| *kind == self.kind()).map_or(&[], |(_, fields)| fields)
    }
}

/// Description of a kind, for the guide and `naqala clauses`.
#[derive(Clone, Debug)]
pub struct KindInfo {
    /// Its name.
    pub kind: &'static str,
    /// The lists in which it may stand.
    pub lists: Vec<List>,
    /// Explanation of the kind.
    pub does: &'static str,
    /// Its fields, those of every kind first.
    pub fields: Vec<Field>,
    /// Schema of its fields.
    pub(super) schema: fn(&mut schemars::SchemaGenerator) -> schemars::Schema,
}

kinds! {
    marks::Trap / TrapPatch in Marks;
    marks::House / HousePatch in Marks;
    opening::Arrange / ArrangePatch in Opening;
    opening::Race / RacePatch in Opening;
    opening::Script / ScriptPatch in Opening;
    opening::Bring / BringPatch in Starting;
    choice::Lift / LiftPatch in Choice;
    choice::Place / PlacePatch in Choice;
    choice::Instead / InsteadPatch in Choice;
    choice::Swap / SwapPatch in Choice | Opening;
    choice::MustCapture / MustCapturePatch in Choice;
    choice::Bar / BarPatch in Choice;
    choice::Prefer / PreferPatch in Choice;
    choice::Feed / FeedPatch in Choice;
    choice::NoReturn / NoReturnPatch in Choice;
    choice::Blockade / BlockadePatch in Choice;
    sowing::Way / WayPatch in Sowing;
    sowing::Drop / DropPatch in Sowing;
    sowing::Skip / SkipPatch in Sowing;
    sowing::LiftSome / LiftSomePatch in Sowing;
    sowing::Meeting / MeetingPatch in Dropping;
    landing::Capture / CapturePatch in Landing | Dropping | Starting;
    landing::Claim / ClaimPatch in Landing | Dropping;
    landing::Relay / RelayPatch in Landing;
    landing::Again / AgainPatch in Landing;
    landing::Except / ExceptPatch in Landing | Dropping;
    landing::Optional / OptionalPatch in Landing | Dropping;
    landing::More / MorePatch in Landing;
    landing::GrandSlam / GrandSlamPatch in Landing;
    landing::Send / SendPatch in Landing;
    ending::Extra / ExtraPatch in Turn;
    ending::Pass / PassPatch in Turn;
    ending::End / EndPatch in Ending | Landing;
    ending::Endless / EndlessPatch in Ending;
    ending::Winner / WinnerPatch in Ending;
    rounds::Refill / RefillPatch in Rounds;
    rounds::Territory / TerritoryPatch in Rounds;
    rounds::Mirror / MirrorPatch in Rounds;
    rounds::Sale / SalePatch in Rounds;
    rounds::Score / ScorePatch in Rounds;
}

#[cfg(test)]
mod tests;
