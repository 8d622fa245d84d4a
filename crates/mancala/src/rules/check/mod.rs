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

use crate::diagnostic::{Diagnostic, Written};
use crate::diagnostics;
use crate::rules::board::Board;
use crate::rules::dialect::{IdDiagnostic, Located, MAX_CLAUSES, MAX_STAGES, is_id};
use crate::rules::kinds::{Clause, List, landing};
use crate::rules::stage::{Stage, Until};
pub(crate) use conditions::ConditionDiagnostic;
pub(crate) use conflicts::ConflictDiagnostic;
pub(crate) use ground::GroundDiagnostic;
pub(crate) use names::ReferenceDiagnostic;
pub(crate) use outcome::{
    CaptureDiagnostic, ClaimDiagnostic, EndDiagnostic, FieldDiagnostic, LandingDiagnostic, PlaceDiagnostic,
    RoundDiagnostic, WinnerDiagnostic,
};
pub(crate) use seats::{EndPitDiagnostic, OpponentDiagnostic};
pub(crate) use stage::IncompleteStageDiagnostic;
use std::borrow::Cow;
pub(crate) use unreachable::UnreachableDiagnostic;
pub(crate) use unused_fields::UnusedFieldDiagnostic;

diagnostics! {
    /// Needs of clauses of several kinds that their game or board does not meet.
    pub(crate) enum RequirementDiagnostic {
        /// On a torus all pits belong to both players, so a clause that speaks of a player's own pits, of sides or of
        /// rows has no meaning there.
        NobodyOwns = "torus-without-owners",
        /// The clause takes seeds off the board into a store, and the board has none in which they could be kept.
        NoStore = "nowhere-for-captures" at ["dropped/=Store", "to/=Store"],
        /// The clause counts, fills or lifts stores, and the board is declared without any.
        NoStores = "board-without-stores" at ["from/=Store", "instead/=Store", "/once:"],
        /// The clause is about special pieces, and the opening position of the game has none.
        NoSpecials = "no-special-pieces" at ["of/=Specials", "/specials"],
        /// The clause is about penalty pits, and the board has none: only a square with stores can have them.
        NoPenalties = "no-penalty-pits" at ["/pays", "/once:"],
        /// The clause looks at the pit that lies opposite another one, and on a board of this shape no pits lie so.
        NoFacing = "no-pit-faces" at ["/facing", "take/=Facing", "/and_facing"],
        /// The clause looks at the pit of the same number on the other side, and on a board of this shape there is none.
        NoTwin = "no-twin-pit" at ["/twin", "take/=Twin"],
        /// The clause looks at the pit behind another one in the outer row, and only boards of four rows have outer rows.
        NoBehind = "no-pit-behind" at ["/behind", "take/=Behind", "refused/=Retreat"],
        /// The clause asks about a seed that falls in a store, and the paths of this board pass no store.
        NoSeedInStore = "no-seed-in-store" at ["/store", "/last_store"],
        /// A part of the board is named by a number, and a row has fewer pits than that.
        BeyondBoard { part: Written, columns: u8 } = "part-beyond-board" at ["$part"],
    }
}

diagnostics! {
    /// Mistakes in the stages of a game, and in how much a game has.
    pub(crate) enum GameDiagnostic {
        /// The size of a game is limited: it may have only so many clauses and stages, those of all chosen options
        /// included.
        TooManyClauses { clauses: usize, stages: usize } = "too-many-clauses",
        /// The last stage of a game goes on until the end, because no other stage follows it.
        LastStageUntil { stage: Written } = "last-stage-until" at ["/until"],
        /// A stage after which another one follows has to say when it is over.
        StageUntilEnd { stage: Written } = "stage-until-end" at ["/until", "/id/$stage"],
        /// Clauses name stages by their ids, so each stage needs an id of its own.
        StageTwice { stage: Written } = "stage-twice" at ["/id/$stage"],
        /// A mistake in one of several stages; in the other stages the same clauses may be right.
        InStage { stage: Written, because: Diagnostic } = "in-stage",
    }
}

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
    /// The fields, parted by `/`, that lead to what is being checked.
    within: Cow<'static, str>,
    faults: Vec<Diagnostic>,
}

impl ClauseChecker<'_> {
    /// Notes a diagnostic unless something holds. What is wrong in several fields is noted of the first.
    fn needs(&mut self, holds: bool, what: impl Into<Diagnostic>) {
        if holds {
            return;
        }
        let what: Diagnostic = what.into();
        let is_same = |it: &Diagnostic| it.code() == what.code() && it.arguments() == what.arguments();
        if !self.faults.iter().any(is_same) {
            self.faults.push(what.within(&self.within));
        }
    }

    /// Notes that nobody owns a pit, where that is so.
    fn needs_owners(&mut self) {
        self.needs(!self.game.torus, RequirementDiagnostic::NobodyOwns);
    }

    /// Returns whether all share one ring of pits, in which no store is sown.
    fn one_ring(&self) -> bool {
        let board = self.game.board;
        board.shares_ring() && board.sides().len() == 2 && !board.sows_stores()
    }
}

/// Adds all diagnostics of assembled clauses to `faults`.
pub(super) fn check(board: &Board, stages: &[Stage], clauses: &[(List, Clause)], hand: u16, faults: &mut Vec<Located>) {
    if clauses.len() > MAX_CLAUSES || stages.len() > MAX_STAGES {
        let many = GameDiagnostic::TooManyClauses { clauses: MAX_CLAUSES, stages: MAX_STAGES };
        return faults.push((None, many.into()));
    }
    let (torus, stores) = (board.is_torus(), board.has_stores());
    let game = CheckedGame { board, stages, clauses, hand, torus, stores };
    faults.extend(stages_faults(stages).into_iter().map(|(stage, message)| (Some(format!("~{}", stage.id)), message)));
    for (list, clause) in clauses {
        let mut on = ClauseChecker { game, list: *list, clause, within: Cow::default(), faults: Vec::new() };
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
        for (part, because) in found.into_iter().flatten() {
            let diagnostic = match stages {
                [_] => because,
                _ => GameDiagnostic::InStage { stage: stage.id.as_str().into(), because }.into(),
            };
            faults.push((Some(part.to_owned()), diagnostic));
        }
    }
}

/// Returns the diagnostics of the list of stages.
fn stages_faults(stages: &[Stage]) -> Vec<(&Stage, Diagnostic)> {
    let mut faults = Vec::new();
    for (i, stage) in stages.iter().enumerate() {
        let id = || Written::from(stage.id.as_str());
        let last = i + 1 == stages.len();
        if last && stage.until != Until::End {
            faults.push((stage, GameDiagnostic::LastStageUntil { stage: id() }.into()));
        }
        if !last && stage.until == Until::End {
            faults.push((stage, GameDiagnostic::StageUntilEnd { stage: id() }.into()));
        }
        if !is_id(&stage.id) {
            faults.push((stage, IdDiagnostic::NotAName { id: id() }.into()));
        } else if stages[..i].iter().any(|other| other.id == stage.id) {
            faults.push((stage, GameDiagnostic::StageTwice { stage: id() }.into()));
        }
    }
    faults
}
