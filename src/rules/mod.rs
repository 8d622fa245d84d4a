//! What a game may say: the clauses of a variant, checked. Knows nothing of positions or moves.
//!
//! A [`Variant`] is a file as read; [`Variant::rules`] applies chosen options and presets to it and gives checked
//! [`Rules`]. Past that point nobody checks again.
//!
//! The clauses stand by subject, each subject a module: [`choice`], [`sowing`], [`capture`], [`claim`], [`turn`],
//! [`ending`]. Within a subject they are ordered.

mod assemble;
pub mod board;
pub mod capture;
pub mod catalogue;
mod check;
pub mod choice;
pub mod claim;
pub(crate) mod clause;
pub mod dialect;
pub mod edition;
mod edits;
pub mod ending;
pub(crate) mod explain;
pub mod facts;
pub mod kinds;
mod lay_out;
pub mod load;
pub(crate) mod lower;
pub mod nature;
pub mod phase;
pub mod place;
pub mod plan;
mod refusal;
pub mod rounds;
pub(crate) mod seats;
pub mod setup;
pub mod shape;
pub mod sowing;
pub mod turn;
pub mod variant;

pub use board::{Board, MAX_PITS, PLACES, Part, PitId, Place, PlaceKind, Shape, Side, Way};
pub use catalogue::Catalogue;
pub use dialect::{Fault, LoadError};
pub use facts::{Facts, FirstSeed};
#[cfg(test)]
pub(crate) use lay_out::lay_out;
pub use phase::Phase;
pub use plan::facts::Counted;
pub use variant::{
    About, Choice as OptionChoice, OptionKind, Preset, Setting, Settings, Terms, Variant, VariantOption,
};

use capture::Capture;
use choice::Choice;
use claim::Claim;
use ending::Ending;
use rounds::Round;
use sowing::Sowing;
use turn::Turn;

/// The address of one clause in one variant: an index into [`Rules::clauses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClauseId(pub u16);

/// One clause of any subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Which moves may be chosen.
    Choice(Choice),
    /// How seeds are sown.
    Sowing(Sowing),
    /// What is captured.
    Capture(Capture),
    /// What is won for good.
    Claim(Claim),
    /// Whose turn it is.
    Turn(Turn),
    /// What ends the game.
    Ending(Ending),
    /// How a match goes on after a round.
    Round(Round),
}

impl Clause {
    fn any<R>(&self, f: impl Fn(&dyn AnyNamed) -> R) -> R {
        match self {
            Clause::Choice(it) => f(it),
            Clause::Sowing(it) => f(it),
            Clause::Capture(it) => f(it),
            Clause::Claim(it) => f(it),
            Clause::Turn(it) => f(it),
            Clause::Ending(it) => f(it),
            Clause::Round(it) => f(it),
        }
    }

    /// The clause's name in its variant, such as `facing`.
    pub fn id(&self) -> String {
        self.any(|it| it.name().to_owned())
    }

    /// The phases in which the clause is in force; all of them where none is named.
    pub(crate) fn phases(&self) -> Vec<String> {
        self.any(|it| it.in_phases().to_vec())
    }

    /// Whether the clause is in force in a phase.
    pub fn holds_in(&self, phase: &str) -> bool {
        self.any(|it| it.in_phases().is_empty() || it.in_phases().iter().any(|p| p == phase))
    }
}

trait AnyNamed {
    fn name(&self) -> &str;
    fn in_phases(&self) -> &[String];
}

impl<T: clause::AnyClause> AnyNamed for T {
    fn name(&self) -> &str {
        self.id()
    }
    fn in_phases(&self) -> &[String] {
        self.phases()
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
    /// Every clause, by [`ClauseId`], in the order of the subjects and of the file.
    pub clauses: Vec<Clause>,
    /// The same clauses as the second edition says them.
    pub(crate) lowered: lower::Lowered,
    /// The stages of play, in order; there is at least one.
    pub phases: Vec<PhaseRules>,
    /// What is counted and remembered of a round.
    pub counted: Counted,
    /// How a match goes on after a round, if the game is played in matches.
    pub rounds: Option<plan::rounds::Rounds>,
    /// Clauses that differ from those of the variant's defaults, and the options that made them differ.
    pub changed: Vec<(ClauseId, String)>,
}

/// The clauses in force in one phase, each with its address.
#[derive(Clone, Debug, Default)]
pub struct PhaseRules {
    /// The phase's name.
    pub id: String,
    /// What ends it.
    pub until: phase::Until,
    /// On choosing.
    pub choice: Vec<(ClauseId, Choice)>,
    /// On sowing.
    pub sowing: Vec<(ClauseId, Sowing)>,
    /// On captures.
    pub capture: Vec<(ClauseId, Capture)>,
    /// On claims.
    pub claim: Vec<(ClauseId, Claim)>,
    /// On turns.
    pub turn: Vec<(ClauseId, Turn)>,
    /// On the end.
    pub ending: Vec<(ClauseId, Ending)>,
    /// What the engine asks most often.
    pub facts: Facts,
    /// What is asked at a seed.
    pub plan: plan::Plan,
}

impl PhaseRules {
    /// Whether a move places a seed of the hand in a pit.
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
        &self.clauses[usize::from(id.0)]
    }

    /// The clause of a name.
    pub fn clause_named(&self, name: &str) -> Option<ClauseId> {
        self.clauses.iter().position(|clause| clause.id() == name).map(|i| ClauseId(i as u16))
    }

    /// How the next round of a match is laid out, if the game is played in matches.
    pub fn layout(&self) -> Option<&plan::rounds::Layout> {
        self.rounds.as_ref().map(|rounds| &rounds.layout)
    }

    /// Compiles the clauses of the second edition.
    pub(in crate::rules) fn compile(&mut self) {
        let own = self.all().map(|(id, clause)| (clause.id(), id)).collect();
        self.lowered.lead_back(&own);
        let cause = |id: &str, field: &'static str| self.lowered.cause(&own, id, field);
        let lapses = self.lowered.causes.get(&(String::new(), "unusable")).copied();
        let source = plan::Source { board: &self.board, clauses: &self.lowered.clauses, cause: &cause, lapses };
        let plans: Vec<_> = self.phases.iter().map(|phase| plan::Plan::of(&source, &phase.id)).collect();
        self.rounds = plan::rounds::Rounds::of(&source);
        self.counted = Counted::of(&self.lowered.clauses);
        for (phase, plan) in self.phases.iter_mut().zip(plans) {
            phase.plan = plan;
        }
    }

    /// Whether a turn can have more than one lap: a sowing may go on from a pit, or with captured seeds.
    pub fn many_laps(&self) -> bool {
        self.phases.iter().any(|phase| phase.plan.facts.many_laps)
    }

    /// Every clause with its address.
    pub fn all(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        self.clauses.iter().enumerate().map(|(i, clause)| (ClauseId(i as u16), clause))
    }
}
