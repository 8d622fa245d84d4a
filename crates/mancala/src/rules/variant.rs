//! A variant file as read: its facts for people, its clauses, its options and presets.

use super::board::{BoardPatch, BoardText, SetupPatch, SetupText};
use super::kinds::{Clause, ClausePatch, List};
use super::stage::Stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Value of each option, by option id: the id of the choice, or a number in digits.
pub type Settings = BTreeMap<String, String>;

/// Name and origin of a game. All texts are for people and may be long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Name of the game.
    pub name: String,
    /// Its other names.
    #[serde(default)]
    pub also: Vec<String>,
    /// The people who play it.
    pub people: String,
    /// The place where it is played.
    pub place: String,
    /// Names of the places under which the finder lists it; none for a game at home nowhere.
    #[serde(default)]
    pub places: Vec<String>,
    /// Place among the games for beginners, from 1; empty for all other games.
    #[serde(default)]
    pub begin_with: Option<u8>,
    /// One or two sentences on what kind of game it is.
    pub summary: String,
    /// Source of the rules.
    pub source: String,
    /// Terms under which the facts are used.
    pub licence: String,
    /// Doubtful points, with the decision on each.
    #[serde(default)]
    pub notes: Vec<String>,
    /// The tradition's own words, if it has any.
    #[serde(default)]
    pub terms: Terms,
}

/// Words of a game's players for its things; empty where the general word is used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// A pit won for good: `tuzdyk`.
    pub trap: String,
    /// A store: `kazan`.
    pub store: String,
    /// A seed: `kumalak`.
    pub seed: String,
    /// A pit.
    pub pit: String,
    /// Seeds in hand at the start.
    pub reserve: String,
    /// A pit with rights of its own that each side has from the start: `nyumba`.
    pub house: String,
    /// An end pit of an inner row from which captured seeds are sown, or a pit where a lap may be stopped: `kichwa`,
    /// `musoro`.
    pub head: String,
    /// A pit at or near an end of an inner row: `kimbi`.
    pub near_end: String,
    /// A turn that does not begin with a capture: `takata turn`.
    pub plain_turn: String,
    /// A piece of the second kind: `cowrie`.
    pub special: String,
    /// Several pieces of the second kind: `cowries`.
    pub specials: String,
    /// The blockade of a pit: `takasia`.
    pub blockade: String,
    /// The stages of play, in their order: `namua`, `mtaji`.
    pub stages: Vec<String>,
}

/// A variant with everything in its file.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The id: `kalah`. Siblings and presets are `kalah/the-spruce`.
    pub id: String,
    /// Name and origin of the game.
    pub about: About,
    /// The board as written.
    pub board: BoardText,
    /// The opening as written.
    pub setup: SetupText,
    /// Stages of play; one, named `play`, when the file names none.
    pub stages: Vec<Stage>,
    /// The clauses, each with the list in which it stands, list by list.
    pub clauses: Vec<(List, Clause)>,
    /// Options of the variant.
    pub options: Vec<VariantOption>,
    /// Named settings of the options, and sibling games.
    pub presets: Vec<Preset>,
}

impl Variant {
    /// Returns the clause of this name, as written.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().map(|(_, clause)| clause).find(|clause| clause.id() == id)
    }

    /// Returns the id, the name and the other names of the game and of its siblings and presets.
    pub(super) fn names(&self) -> impl Iterator<Item = (String, &str, &[String])> {
        let presets = self.presets.iter().map(move |preset| {
            let also = preset.about.as_ref().map_or(&[][..], |about| about.also.as_slice());
            (format!("{}/{}", self.id, preset.id), preset.name.as_str(), also)
        });
        std::iter::once((self.id.clone(), self.about.name.as_str(), self.about.also.as_slice())).chain(presets)
    }
}

/// An option of a variant.
#[derive(Clone, Debug)]
pub struct VariantOption {
    /// Its id: `empty_capture`.
    pub id: String,
    /// Label of the decision: `Facing pit empty`.
    pub name: String,
    /// Choices or numbers on offer.
    pub kind: OptionKind,
}

impl VariantOption {
    /// Returns the default value.
    pub fn default(&self) -> String {
        match &self.kind {
            OptionKind::Choices(choices) => choices.first().map(|choice| choice.id.clone()).unwrap_or_default(),
            OptionKind::Number { default, .. } => default.to_string(),
        }
    }

    /// Returns the default value in a preset, or in the variant itself.
    pub fn default_in(&self, preset: Option<&Preset>) -> String {
        preset.and_then(|preset| preset.set.get(&self.id).cloned()).unwrap_or_else(|| self.default())
    }

    /// Returns whether a value is valid.
    pub fn has(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Choices(choices) => choices.iter().any(|choice| choice.id == value),
            OptionKind::Number { from, to, .. } => value.parse().is_ok_and(|it: u16| (*from..=*to).contains(&it)),
        }
    }

    /// Returns the choice of this value; `None` for a number.
    pub fn choice(&self, value: &str) -> Option<&Choice> {
        match &self.kind {
            OptionKind::Choices(choices) => choices.iter().find(|choice| choice.id == value),
            OptionKind::Number { .. } => None,
        }
    }

    /// Returns the edits that a value makes.
    pub fn edits(&self, value: &str) -> &[Edit] {
        self.choice(value).map_or(&[], |choice| &choice.edits)
    }
}

/// Choices or numbers that an option offers.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// One of several; the first is the default.
    Choices(Vec<Choice>),
    /// A number.
    Number {
        /// The lowest number.
        from: u16,
        /// The highest number.
        to: u16,
        /// The number in the rules as written.
        default: u16,
        /// Numbers of the board or the opening that it sets.
        sets: Vec<Setting>,
    },
}

/// One choice of an option.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its value: `take_own`.
    pub id: String,
    /// Meaning of the choice, as a sentence.
    pub text: String,
    /// Changes that the choice makes to the clauses.
    pub edits: Vec<Edit>,
}

/// A number of the board or the opening that an option sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Setting {
    /// Columns of the board.
    Columns,
    /// Seeds in each pit that has any at the start.
    Seeds,
    /// Seeds in each hand at the start.
    Hand,
    /// The number from which a random opening is drawn.
    Fill,
    /// All seeds of the game.
    Total,
}

/// A change that a choice makes.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Removes the clause of this name.
    Remove(String),
    /// Adds a clause to a list.
    Add {
        /// List to which it is added.
        to: List,
        /// Name of the clause before which it is added; at the end if not given.
        before: Option<String>,
        /// The new clause.
        clause: Box<Clause>,
    },
    /// Changes fields of the clause of this name.
    Change(String, Box<ClausePatch>),
    /// Replaces the stages of play.
    Stages(Vec<Stage>),
    /// Puts a stage before the others.
    FirstStage(Stage),
    /// Changes parts of the board.
    Board(BoardPatch),
    /// Changes parts of the opening.
    Setup(SetupPatch),
}

impl Edit {
    /// Returns whether it removes, adds or changes the clause of this name.
    pub fn touches(&self, clause: &str) -> bool {
        match self {
            Edit::Remove(id) | Edit::Change(id, _) => id == clause,
            Edit::Add { clause: added, .. } => added.id() == clause,
            Edit::Stages(_) | Edit::FirstStage(_) | Edit::Board(_) | Edit::Setup(_) => false,
        }
    }
}

/// Named settings of a variant's options, or a sibling game that differs in a few clauses.
#[derive(Clone, Debug)]
pub struct Preset {
    /// The part of the id after the slash: `the-spruce`.
    pub id: String,
    /// Name for readers.
    pub name: String,
    /// Facts of a sibling that differ from those of the main game; `None` for a preset that is no sibling.
    pub about: Option<About>,
    /// Values of options.
    pub set: Settings,
    /// Changes beyond the options.
    pub edits: Vec<Edit>,
    /// See [`Variant::offered`]; found when first needed.
    pub(super) offered: OnceLock<Vec<VariantOption>>,
}
