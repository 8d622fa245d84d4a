//! Checks of whole games, a module for each subject: conditions, names and the board under single clauses, the needs of
//! a stage of play, and clauses that exclude one another.

mod conditions;
mod conflicts;
mod ground;
mod names;
mod outcome;
mod seats;
mod stage;
mod unreachable;
mod unused_fields;

use crate::diagnostic::Diagnostic;
use crate::rules::board::Board;
use crate::rules::dialect::{Located, MAX_CLAUSES, MAX_STAGES, NAME, is_id};
use crate::rules::kinds::{Clause, List, landing};
use crate::rules::stage::{Stage, Until};
pub(crate) use outcome::{
    CaptureDiagnostic, ClaimDiagnostic, EndDiagnostic, FieldDiagnostic, LandingDiagnostic, PlaceDiagnostic,
    RoundDiagnostic, WinnerDiagnostic,
};
pub(crate) use seats::{EndPitDiagnostic, OpponentDiagnostic};
pub(crate) use stage::IncompleteStageDiagnostic;
pub(crate) use unreachable::UnreachableDiagnostic;
pub(crate) use unused_fields::UnusedFieldDiagnostic;

/// The parts of a game that are checked.
#[derive(Clone, Copy)]
struct CheckedGame<'a> {
    board: &'a Board,
    stages: &'a [Stage],
    clauses: &'a [(List, Clause)],
    /// Seeds that each player holds in hand.
    hand: u16,
    /// `true` if the board is a torus, on which nobody owns a pit.
    torus: bool,
    /// `true` if it has stores.
    stores: bool,
}

impl<'a> CheckedGame<'a> {
    /// The clauses of a list.
    fn list(&self, list: List) -> impl Iterator<Item = &'a Clause> {
        self.clauses.iter().filter(move |(it, _)| *it == list).map(|(_, clause)| clause)
    }

    /// Returns whether some clause is such a one.
    fn has(&self, is: impl Fn(&Clause) -> bool) -> bool {
        self.clauses.iter().any(|(_, clause)| is(clause))
    }

    /// The clause of an id.
    fn named(&self, id: &str) -> Option<&'a (List, Clause)> {
        self.clauses.iter().find(|(_, clause)| clause.id() == id)
    }

    /// Returns whether two clauses are in force at the same time in some stage.
    fn meet(&self, one: &Clause, other: &Clause) -> bool {
        self.stages.iter().any(|stage| one.is_in_force(&stage.id) && other.is_in_force(&stage.id))
    }

    /// Returns whether some pit faces another.
    fn faces(&self) -> bool {
        self.board.pits().any(|pit| self.board.facing(pit).is_some())
    }
}

/// Returns whether the ids that a clause names include a capture.
fn speaks_of(of: &[String], capture: &landing::Capture) -> bool {
    of.iter().any(|id| id == "captures" || *id == capture.id)
}

/// A clause that is checked by itself, and its diagnostics.
struct ClauseChecker<'a> {
    game: CheckedGame<'a>,
    list: List,
    clause: &'a Clause,
    faults: Vec<Diagnostic>,
}

impl ClauseChecker<'_> {
    /// Notes a diagnostic unless something holds.
    fn needs(&mut self, holds: bool, what: impl Into<Diagnostic>) {
        let what = what.into();
        if !holds && !self.faults.contains(&what) {
            self.faults.push(what);
        }
    }

    /// Notes that nobody owns a pit, where that is so.
    fn needs_owners(&mut self) {
        self.needs(!self.game.torus, OWNED);
    }

    /// Returns whether all share one ring of pits, in which no store is sown.
    fn one_ring(&self) -> bool {
        let board = self.game.board;
        board.shares_ring() && board.sides().len() == 2 && !board.sows_stores()
    }
}

const OWNED: &str = "on a torus nobody owns a pit: expected another clause, or another board";
const NO_STORE: &str = "captured seeds need somewhere to go: expected stores on the board";
const NO_STORES: &str = "the board has no stores: expected stores: Aside, Own or All";
const NO_SPECIALS: &str = "the game has no special pieces: expected setup.specials";
const NO_PENALTIES: &str = "the board has no penalty pits: expected penalties: true on a square with stores";

/// Adds all diagnostics of assembled clauses to `faults`.
pub(super) fn check(board: &Board, stages: &[Stage], clauses: &[(List, Clause)], hand: u16, faults: &mut Vec<Located>) {
    if clauses.len() > MAX_CLAUSES || stages.len() > MAX_STAGES {
        let message = format!("there are too many clauses or stages: expected at most {MAX_CLAUSES} and {MAX_STAGES}");
        return faults.push((None, message.into()));
    }
    let (torus, stores) = (board.is_torus(), board.has_stores());
    let game = CheckedGame { board, stages, clauses, hand, torus, stores };
    faults.extend(
        stages_faults(stages).into_iter().map(|(stage, message)| (Some(format!("~{}", stage.id)), message.into())),
    );
    for (list, clause) in clauses {
        let mut on = ClauseChecker { game, list: *list, clause, faults: Vec::new() };
        names::check(&mut on);
        conditions::check(&mut on);
        ground::check(&mut on);
        seats::check(&mut on);
        unused_fields::check(&mut on);
        faults.extend(on.faults.into_iter().map(|message| (Some(clause.id().to_owned()), message)));
    }
    faults.extend(unreachable::faults(&game).into_iter().map(|(id, message)| (Some(id.to_owned()), message)));
    for stage in stages {
        let found = [stage::faults(game, stage), conflicts::faults(game, stage)];
        for (part, message) in found.into_iter().flatten() {
            let message = if stages.len() > 1 { format!("stage `{}`: {message}", stage.id).into() } else { message };
            faults.push((Some(part.to_owned()), message));
        }
    }
}

/// Returns the diagnostics of the list of stages.
fn stages_faults(stages: &[Stage]) -> Vec<(&Stage, String)> {
    let mut faults = Vec::new();
    for (i, stage) in stages.iter().enumerate() {
        let id = &stage.id;
        let last = i + 1 == stages.len();
        if last && stage.until != Until::End {
            faults.push((stage, format!("stage `{id}` is the last: expected until: End, or none")));
        }
        if !last && stage.until == Until::End {
            let message = format!("stage `{id}` is not the last: expected until: OneTurn, OneMove or HandSpent");
            faults.push((stage, message));
        }
        if !is_id(id) {
            faults.push((stage, format!("the id `{id}` is not a name: expected {NAME}")));
        } else if stages[..i].iter().any(|other| other.id == *id) {
            faults.push((stage, format!("stage `{id}`: expected a name that no other stage has")));
        }
    }
    faults
}
