//! A variant file as read: its clauses, its options and presets, and what is said about it.

use crate::rules::board::{BoardPatch, BoardText, SetupPatch, SetupText};
use crate::rules::kinds::{Clause, ClausePatch, List};
use crate::rules::phase::Phase;
use crate::rules::variant::{About, Preset, VariantOption};

/// A variant, with everything that its file says.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The id: `kalah`. Siblings and presets are `kalah/the-spruce`.
    pub id: String,
    /// What it is called.
    pub about: About,
    /// The board as written.
    pub board: BoardText,
    /// The opening as written.
    pub setup: SetupText,
    /// Stages of play; one, named `play`, when the file names none.
    pub stages: Vec<Phase>,
    /// The clauses, each with the list in which it stands, list by list.
    pub clauses: Vec<(List, Clause)>,
    /// The knobs.
    pub options: Vec<VariantOption<Edit>>,
    /// Named settings of the knobs.
    pub presets: Vec<Preset<Edit>>,
}

impl Variant {
    /// The clause of a name, as written.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().map(|(_, clause)| clause).find(|clause| clause.id() == id)
    }
}

/// A change that a choice makes.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Removes the clause of this name.
    Remove(String),
    /// Adds a clause to a list.
    Add {
        /// Which list.
        to: List,
        /// Before the clause of this name; at the end if it is not given.
        before: Option<String>,
        /// The clause.
        clause: Box<Clause>,
    },
    /// Changes fields of the clause of this name.
    Change(String, Box<ClausePatch>),
    /// Replaces the stages of play.
    Stages(Vec<Phase>),
    /// Puts a stage before the others.
    FirstStage(Phase),
    /// Changes parts of the board.
    Board(BoardPatch),
    /// Changes parts of the opening.
    Setup(SetupPatch),
}

impl Edit {
    /// Whether it removes, adds or changes the clause of this name.
    pub fn touches(&self, clause: &str) -> bool {
        match self {
            Edit::Remove(id) | Edit::Change(id, _) => id == clause,
            Edit::Add { clause: added, .. } => added.id() == clause,
            Edit::Stages(_) | Edit::FirstStage(_) | Edit::Board(_) | Edit::Setup(_) => false,
        }
    }
}
