//! The rules of a game: the clauses of a variant, checked. This module knows nothing of positions or moves.
//!
//! A [`Variant`] is a file as read; [`Variant::rules`] applies the chosen options and presets to it and returns checked
//! [`Rules`]. No later code checks again.
//!
//! - To know a game: [`board`], [`variant`] (options and presets), [`stage`] (stages of play), [`profile`] (facts of the
//!   game as a whole) and [`likeness`].
//! - To write variants, or a program that edits them: [`kinds`] declares the clauses, [`form`] is the grammar of files,
//!   [`dialect`] has its limits, and [`explain`] the diagnostics of errors of the RON reader.
//! - To search, or to explain what happens: [`plan`] has the clauses in force in a stage, compiled for the engine.
//!
//! A new effect of captures is written in at most five files, tests and messages aside: its value in
//! `kinds/landing.rs`; its needs of the board in `check/outcome.rs` or `check/conditions.rs`; its consequences for a
//! game as a whole in `profile`; its compiled form in `plan/steps.rs` and `plan/mod.rs`, if that is more than the
//! value; and its work in the engine, in the module of its name (`engine/landing.rs` or `engine/turn/capture.rs`).

mod assemble;
pub mod board;
mod catalogue;
pub(crate) mod check;
pub mod dialect;
mod edits;
pub mod explain;
pub mod form;
pub mod kinds;
mod lexical;
pub mod likeness;
mod load;
mod offered;
mod outline;
mod paths;
mod place;
pub mod plan;
pub mod profile;
mod refusal;
mod seats;
mod setup;
pub(crate) mod slips;
pub mod stage;
pub(crate) mod syntax;
pub mod variant;

pub(crate) use assemble::OptionDiagnostic;
pub use board::{Board, Direction, MAX_PITS, PLACES, Part, PitId, Place, PlaceKind, Side};
pub use catalogue::Catalogue;
pub use dialect::LoadError;
pub(crate) use edits::EditDiagnostic;
pub use kinds::{Clause, List};
pub(crate) use load::LoadDiagnostic;
pub use outline::Outline;
pub use plan::facts::CountedHistory;
pub use profile::GameProfile;
pub(crate) use refusal::{ClashDiagnostic, PartyDiagnostic};
pub use stage::Stage;
pub use variant::{About, OptionKind, Setting, Settings, Terms, Variant, VariantOption};

/// The address of one clause in one variant: an index into [`Rules::clauses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClauseId(pub u16);

/// Cause of an event: a clause of the game, or a field of it that does something by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cause {
    /// The clause.
    pub clause: ClauseId,
    /// The field, from 1, among the aspects of the clause's kind; 0 for the clause as a whole.
    aspect: u8,
}

impl Cause {
    /// A clause as a whole.
    pub fn whole(clause: ClauseId) -> Cause {
        Cause { clause, aspect: 0 }
    }

    /// A field of a clause; the clause as a whole where that field does nothing by itself.
    fn of(id: ClauseId, clause: &Clause, field: &str) -> Cause {
        let at = clause.aspects().iter().position(|it| *it == field);
        Cause { clause: id, aspect: at.map_or(0, |at| at as u8 + 1) }
    }
}

/// A variant with its options chosen, checked and compiled.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Name, origin and sources of the game.
    pub about: About,
    /// The id under which these rules are reached: `kalah`, `oware/woli`.
    pub id: String,
    /// The value of every option, by option id.
    pub settings: Settings,
    /// Values of the options without any choice, from which [`Rules::changed`] counts.
    pub defaults: Settings,
    /// The options, in the order of the file.
    pub options: Vec<VariantOption>,
    /// The board and the opening.
    pub board: Board,
    /// Every clause, by [`ClauseId`], with the list in which it stands: list by list, in the order in which they are
    /// asked.
    pub clauses: Vec<(List, Clause)>,
    /// The stages of play, in order; there is at least one.
    pub stages: Vec<Stage>,
    /// Clauses in force in each stage, compiled.
    pub stage_rules: Vec<StageRules>,
    /// Parts of the history of a round that the game counts or remembers.
    pub counted: CountedHistory,
    /// The facts of the game as a whole.
    pub profile: GameProfile,
    /// The clause that lays out the next round, compiled; `None` if the game is not played in matches.
    pub rounds: Option<plan::rounds::Rounds>,
    /// Clauses, and aspects of clauses, that differ from the variant's defaults.
    pub changed: Vec<Cause>,
    /// Options without effect, because their choice changes only clauses that are not in force.
    pub idle: Vec<String>,
}

/// Clauses in force in one stage of play.
#[derive(Clone, Debug, Default)]
pub struct StageRules {
    /// The stage's name.
    pub id: String,
    /// End of the stage.
    pub until: stage::Until,
    /// The clauses, compiled.
    pub plan: plan::Plan,
}

impl StageRules {
    /// Returns whether a move places a seed of the hand in a pit.
    pub fn places_seeds(&self) -> bool {
        self.plan.choosing.places.is_some() || self.plan.opening.arrange.is_some()
    }
}

impl Rules {
    /// One clause.
    ///
    /// # Panics
    /// If the id comes from other rules.
    pub fn clause(&self, id: ClauseId) -> &Clause {
        &self.clauses[usize::from(id.0)].1
    }

    /// The clause of a name.
    pub fn clause_named(&self, name: &str) -> Option<ClauseId> {
        self.all().find(|(_, clause)| clause.id() == name).map(|(id, _)| id)
    }

    /// Every clause with its address.
    pub fn all(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        self.clauses.iter().enumerate().map(|(i, (_, clause))| (ClauseId(i as u16), clause))
    }

    /// Returns the list, the clause, and the field that a cause names; the field is empty for the clause as a whole.
    ///
    /// # Panics
    /// If the cause comes from other rules.
    pub fn meant(&self, cause: Cause) -> (List, &Clause, &'static str) {
        let (list, clause) = &self.clauses[usize::from(cause.clause.0)];
        let field = usize::from(cause.aspect).checked_sub(1).and_then(|i| clause.aspects().get(i));
        (*list, clause, field.copied().unwrap_or_default())
    }

    /// Returns a cause's name in texts: `daughter`, or `daughter.ends` where a field does the work.
    pub fn cause_name(&self, cause: Cause) -> String {
        match self.meant(cause) {
            (_, clause, "") => clause.id().to_owned(),
            (_, clause, field) => format!("{}.{field}", clause.id()),
        }
    }

    /// The cause of a name: see [`Rules::cause_name`].
    pub fn cause_named(&self, name: &str) -> Option<Cause> {
        let (id, field) = name.split_once('.').unwrap_or((name, ""));
        let clause = self.clause_named(id)?;
        let cause = self.cause(clause, field);
        (field.is_empty() || cause.aspect > 0).then_some(cause)
    }

    /// A field of a clause as a cause; the clause as a whole where that field does nothing by itself.
    pub fn cause(&self, clause: ClauseId, field: &str) -> Cause {
        Cause::of(clause, self.clause(clause), field)
    }

    /// Returns the layout of the next round; `None` if the game is not played in matches.
    pub fn layout(&self) -> Option<&plan::rounds::Layout> {
        self.rounds.as_ref().map(|rounds| &rounds.layout)
    }

    /// Compiles the clauses anew, after [`Rules::clauses`] or [`Rules::stages`] was changed.
    pub fn compile(&mut self) {
        self.profile = GameProfile::of(&self.board, &self.clauses);
        let source = plan::ClauseSource { board: &self.board, clauses: &self.clauses };
        let compiled = |stage: &Stage| StageRules {
            id: stage.id.clone(),
            until: stage.until,
            plan: plan::Plan::of(&source, &stage.id),
        };
        let stage_rules = self.stages.iter().map(compiled).collect();
        let (rounds, counted) = (plan::rounds::Rounds::of(&source), CountedHistory::of(&self.clauses, &self.stages));
        (self.stage_rules, self.rounds, self.counted) = (stage_rules, rounds, counted);
    }
}
