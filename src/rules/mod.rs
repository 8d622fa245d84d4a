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
pub mod choice;
pub mod claim;
mod clause;
pub mod ending;
pub(crate) mod explain;
pub mod load;
pub mod phase;
pub mod sowing;
pub mod turn;
pub mod variant;

pub use board::{Board, MAX_PITS, PLACES, PitId, Place, PlaceKind, Side, Way};
pub use load::{Catalogue, Fault, LoadError};
pub use phase::Phase;
pub use variant::{
    About, Choice as OptionChoice, OptionKind, Preset, Setting, Settings, Terms, Variant, VariantOption,
};

use capture::{Capture, Reentry, Slam};
use choice::Choice;
use claim::Claim;
use ending::{Ending, EndlessTurn, Leftover, Verdict, WonBy};
use sowing::{First, Sowing};
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
        }
    }

    /// The clause's name in its variant, such as `facing`.
    pub fn id(&self) -> String {
        self.any(|it| it.name().to_owned())
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
    /// The stages of play, in order; there is at least one.
    pub phases: Vec<PhaseRules>,
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
}

/// What follows from the clauses of a phase, found once so that no move has to look for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The one way of every sowing, if a clause fixes it.
    pub fixed_way: Option<(ClauseId, Way)>,
    /// The fewest seeds that may be lifted, if nothing else restricts the choice.
    pub any_own_pit: Option<u16>,
    /// The clause that bars a pit for one turn.
    pub no_return: Option<ClauseId>,
    /// Where the first seed goes by a clause that names the origin, and where a lone one goes.
    pub first_in_origin: Option<(ClauseId, First)>,
    /// The clause by which the origin gets no seed.
    pub skip_origin: Option<ClauseId>,
    /// The clause by which an occupied pit is sown on.
    pub relay: Option<ClauseId>,
    /// The clause by which a last seed in the own store earns another turn.
    pub bonus: Option<ClauseId>,
    /// The clause by which traps give their seeds to their owners.
    pub swallow: Option<ClauseId>,
    /// The clause on captures of everything, and its effect.
    pub grand_slam: Option<(ClauseId, Slam)>,
    /// The clause by which captured seeds are sown again: from where, and where the first goes.
    pub resow: Option<(ClauseId, Reentry, First)>,
    /// The clause by which a capture may be left.
    pub optional: Option<ClauseId>,
    /// The clause on turns that never end: the most laps, and what becomes of them.
    pub endless: Option<(ClauseId, Option<u32>, EndlessTurn)>,
    /// The clause on positions that come back: how often, who takes what is left, who wins.
    pub repetition: Option<(ClauseId, u8, Leftover, Verdict)>,
    /// The clause on who has won.
    pub winner: Option<(ClauseId, WonBy)>,
    /// Where it is some number, no game ends while both sides have seeds in their pits and neither store so many.
    pub plain_end: Option<u32>,
    /// Whether a seed dropped in a pit can do anything at once.
    pub acts_in_passing: bool,
    /// Whether a turn can have more than one lap.
    pub many_laps: bool,
    /// Whether a player always has a move unless the game has ended.
    pub never_stuck: bool,
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

    /// Every clause with its address.
    pub fn all(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        self.clauses.iter().enumerate().map(|(i, clause)| (ClauseId(i as u16), clause))
    }
}
