//! Kinds of clauses. A clause stands in a list; the lists follow the course of a turn.

pub mod choice;
pub mod condition;
pub mod describe;
pub mod ending;
pub mod landing;
pub mod marks;
pub mod opening;
pub mod rounds;
pub mod rule_struct;
pub mod sowing;

use condition::TurnIf;
use describe::FieldView;
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

/// Gathers the kinds into one type: the name of each in files, and the type of its fields.
macro_rules! kinds {
    ($( $Kind:ident: $module:ident :: $Type:ident / $Patch:ident in $($List:ident)|+ ; )*) => {
        /// A clause of any kind.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        pub enum Clause {
            $( #[doc = concat!("See [`", stringify!($module), "::", stringify!($Type), "`].")] $Kind($module::$Type), )*
        }

        /// Fields of a clause that a file names.
        // One at a time is read, and none is kept.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug, PartialEq, serde::Deserialize)]
        pub enum ClausePatch {
            $( #[doc = concat!("See [`", stringify!($module), "::", stringify!($Type), "`].")] $Kind($module::$Patch), )*
        }

        impl Clause {
            /// Returns the clause that a file spells out.
            pub fn said(text: &ClausePatch) -> Clause {
                match text {
                    $( ClausePatch::$Kind(patch) => {
                        let mut clause = $module::$Type::default();
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

            /// Returns every field with its value, in the order of the declaration.
            pub fn views(&self) -> Vec<FieldView<'_>> {
                match self { $( Clause::$Kind(it) => it.views(), )* }
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
                    fields_type: stringify!($Type),
                    lists: vec![$( List::$List ),+],
                    does: $module::$Type::DOES.trim(),
                    fields: $module::$Type::fields(),
                    schema: |generator| generator.subschema_for::<$module::$Type>(),
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
    /// Name of the type of its fields, by which messages on them are called.
    pub(super) fields_type: &'static str,
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
    Trap: marks::Trap / TrapPatch in Marks;
    House: marks::House / HousePatch in Marks;
    Arrange: opening::Arrange / ArrangePatch in Opening;
    Race: opening::Race / RacePatch in Opening;
    Script: opening::Script / ScriptPatch in Opening;
    Bring: opening::Bring / BringPatch in Starting;
    Lift: choice::Lift / LiftPatch in Choice;
    Place: choice::PlaceSeed / PlacePatch in Choice;
    Instead: choice::Instead / InsteadPatch in Choice;
    Swap: choice::Swap / SwapPatch in Choice | Opening;
    MustCapture: choice::MustCapture / MustCapturePatch in Choice;
    Bar: choice::Bar / BarPatch in Choice;
    Prefer: choice::Prefer / PreferPatch in Choice;
    Feed: choice::Feed / FeedPatch in Choice;
    NoReturn: choice::NoReturn / NoReturnPatch in Choice;
    Blockade: choice::Blockade / BlockadePatch in Choice;
    Way: sowing::SowingDirection / WayPatch in Sowing;
    Drop: sowing::Drop / DropPatch in Sowing;
    Skip: sowing::Skip / SkipPatch in Sowing;
    LiftSome: sowing::LiftSome / LiftSomePatch in Sowing;
    Meeting: sowing::Meeting / MeetingPatch in Dropping;
    Capture: landing::Capture / CapturePatch in Landing | Dropping | Starting;
    Claim: landing::Claim / ClaimPatch in Landing | Dropping;
    Relay: landing::Relay / RelayPatch in Landing;
    Again: landing::Again / AgainPatch in Landing;
    Except: landing::Except / ExceptPatch in Landing | Dropping;
    Optional: landing::Optional / OptionalPatch in Landing | Dropping;
    More: landing::More / MorePatch in Landing;
    GrandSlam: landing::GrandSlam / GrandSlamPatch in Landing;
    Send: landing::Send / SendPatch in Landing;
    Extra: ending::Extra / ExtraPatch in Turn;
    Pass: ending::Pass / PassPatch in Turn;
    End: ending::End / EndPatch in Ending | Landing;
    Endless: ending::Endless / EndlessPatch in Ending;
    Winner: ending::Winner / WinnerPatch in Ending;
    Refill: rounds::Refill / RefillPatch in Rounds;
    Territory: rounds::Territory / TerritoryPatch in Rounds;
    Mirror: rounds::Mirror / MirrorPatch in Rounds;
    Sale: rounds::Sale / SalePatch in Rounds;
    Score: rounds::Score / ScorePatch in Rounds;
}

#[cfg(test)]
mod tests;
