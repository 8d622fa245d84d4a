//! What a game may say: the clauses of a variant, checked. Knows nothing of positions or moves.
//!
//! A [`Variant`] is a file as read; [`Variant::rules`] applies chosen options and presets to it and gives checked
//! [`Rules`]. Past that point nobody checks again.
//!
//! What a clause may say stands in [`kinds`]; [`plan`] compiles the clauses in force in a stage into what the engine asks.
//!
//! A new effect of captures is written in at most five files, tests and messages aside: its value in `kinds/landing.rs`, what
//! it needs of its board in `check/outcome.rs` or `check/conditions.rs`, what follows from it for a game as a whole in `profile`, what is compiled
//! of it in `plan/steps.rs` and `plan/mod.rs` if it is more than its value, and what it does in the room of its name in the engine
//! (`engine/landing.rs` or `engine/capture.rs`).

mod assemble;
pub mod board;
pub mod catalogue;
mod check;
pub mod dialect;
mod edits;
pub mod explain;
pub mod form;
pub mod kinds;
pub mod likeness;
pub mod load;
mod offered;
pub mod outline;
pub mod paths;
pub mod phase;
pub mod place;
pub mod plan;
pub mod profile;
mod refusal;
pub mod seats;
pub mod setup;
pub mod variant;

pub use board::{Board, MAX_PITS, PLACES, Part, PitId, Place, PlaceKind, Shape, Side, Way};
pub use catalogue::Catalogue;
pub use dialect::{Fault, LoadError};
pub use kinds::{Clause, List};
pub use outline::Outline;
pub use phase::Phase;
pub use plan::facts::Counted;
pub use profile::GameProfile;
pub use variant::{
    About, Choice as OptionChoice, OptionKind, Preset, Setting, Settings, Terms, Variant, VariantOption,
};

/// The address of one clause in one variant: an index into [`Rules::clauses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClauseId(pub u16);

/// Why something happens: a clause of the game, or a field of it that does something by itself.
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
    /// What the game is called, where it comes from, who says so.
    pub about: About,
    /// The id under which these rules are reached: `kalah`, `oware/woli`.
    pub id: String,
    /// The value of every option, by option id.
    pub settings: Settings,
    /// The values that the options have by themselves: what [`Rules::changed`] is measured against.
    pub defaults: Settings,
    /// The options, in the order of the file.
    pub options: Vec<VariantOption>,
    /// The board and the opening.
    pub board: Board,
    /// Every clause, by [`ClauseId`], with the list in which it stands: list by list, in the order in which they are asked.
    pub clauses: Vec<(List, Clause)>,
    /// The stages of play, in order; there is at least one.
    pub stages: Vec<Phase>,
    /// What is in force in each stage.
    pub phases: Vec<PhaseRules>,
    /// What is counted and remembered of a round.
    pub counted: Counted,
    /// The facts of the game as a whole.
    pub profile: GameProfile,
    /// How a match goes on after a round, if the game is played in matches.
    pub rounds: Option<plan::rounds::Rounds>,
    /// The clauses, and the aspects of clauses, that are not as the variant's defaults have them.
    pub changed: Vec<Cause>,
    /// Options whose choice is about clauses that are not in force, and so changes nothing.
    pub idle: Vec<String>,
}

/// What is in force in one stage of play.
#[derive(Clone, Debug, Default)]
pub struct PhaseRules {
    /// The stage's name.
    pub id: String,
    /// What ends it.
    pub until: phase::Until,
    /// Its clauses as the engine asks them.
    pub plan: plan::Plan,
}

impl PhaseRules {
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

    /// Returns what a cause names: the list, the clause, and the field of it, empty for the clause as a whole.
    ///
    /// # Panics
    /// If the cause comes from other rules.
    pub fn meant(&self, cause: Cause) -> (List, &Clause, &'static str) {
        let (list, clause) = &self.clauses[usize::from(cause.clause.0)];
        let field = usize::from(cause.aspect).checked_sub(1).and_then(|i| clause.aspects().get(i));
        (*list, clause, field.copied().unwrap_or_default())
    }

    /// The cause as texts name it: `daughter`, or `daughter.ends` where a field does the work.
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

    /// Returns how the next round of a match is laid out, if the game is played in matches.
    pub fn layout(&self) -> Option<&plan::rounds::Layout> {
        self.rounds.as_ref().map(|rounds| &rounds.layout)
    }

    /// Compiles the clauses anew, after [`Rules::clauses`] or [`Rules::stages`] was changed.
    pub fn compile(&mut self) {
        self.profile = GameProfile::of(&self.board, &self.clauses);
        let source = plan::Source { board: &self.board, clauses: &self.clauses };
        let compiled = |stage: &Phase| PhaseRules {
            id: stage.id.clone(),
            until: stage.until,
            plan: plan::Plan::of(&source, &stage.id),
        };
        let phases = self.stages.iter().map(compiled).collect();
        let (rounds, counted) = (plan::rounds::Rounds::of(&source), Counted::of(&self.clauses, &self.stages));
        (self.phases, self.rounds, self.counted) = (phases, rounds, counted);
    }
}
