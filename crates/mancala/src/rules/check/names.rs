//! Checks of the stages, marks and other clauses that a clause names.

use super::ClauseChecker;
use super::conditions::ClauseConditions;
use crate::diagnostic::{Name, Written};
use crate::diagnostics;
use crate::rules::kinds::condition::Marked;
use crate::rules::kinds::{Clause, List};

diagnostics! {
    /// Names in a clause that stand for nothing it can use.
    pub(crate) enum ReferenceDiagnostic {
        /// A clause can be limited to stages that the game declares under `stages`; a game without that list has the
        /// single stage `play`.
        UnknownStage { stage: Written, stages: Vec<Written> } = "unknown-stage-in-clause" at ["stages/$stage", "falls/$stage"],
        /// A house is a pit of the board that is marked before the first move, so it cannot begin to exist in a later
        /// stage.
        HouseNotFromStart { stage: Written } = "house-not-from-start" at ["/stages"],
        /// Seeds stay where they are if a player declines to take them in passing, and no clause of the game lets a
        /// player do so.
        NeverLetStand = "never-let-stand" [Optional] at ["mark/=LetStand"],
        /// A trap is there from the start in the pits that `at` names, or a `Claim` gives its mark to a pit; otherwise
        /// the clause does nothing.
        MarkNeverWon { mark: Written } = "mark-never-won" [Claim] at ["/id/$mark"],
        /// A mark is named by the id of the `Trap` or `House` under `marks` that describes it, and no such clause has
        /// this id.
        UnknownMark { mark: Written, marks: Vec<Written> } = "unknown-mark" at ["mark/$mark", "lost/$mark"],
        /// A mark is described by a clause under `marks` and named by its id, and the game has no such clause.
        NoMarks { mark: Written, kinds: Vec<Name> } = "no-marks" at ["mark/$mark", "lost/$mark"],
        /// A clause of this kind changes what other clauses do, so `of` has to name at least one of them.
        NamesNoClause { kind: Name } = "of-without-ids" at ["/of"],
        /// The word `captures` stands for all captures of the list in which the clause stands, and there are none.
        NoCaptures { list: Name } = "no-captures-to-name" [Capture] at ["of/=captures"],
        /// The word `claims` stands for all claims of the list in which the clause stands, and there are none.
        NoClaims { list: Name } = "no-claims-to-name" [Claim] at ["of/=claims"],
        /// A clause of this kind changes what becomes of captured seeds, and a claim captures none.
        OfCapturesOnly { kind: Name } = "claims-not-to-name" at ["of/=claims"],
        /// The word `all` stands for every clause on the last seed, so no other name can add to it; only an `Except`
        /// can speak of all of them.
        AllAlone = "all-not-alone" at ["of/=all"],
        /// A clause changes what another one does only while both are in force, and these two are limited to different
        /// stages.
        NeverTogether { clause: Written } = "clauses-never-together" at ["of/$clause"],
        /// A clause of this kind can change only clauses of certain kinds, and only those of the list in which it
        /// stands itself.
        Unsuitable { kind: Name, clause: Written, of_kind: Name, of_list: Name, list: Name } = "clause-unsuitable" at ["of/$clause"],
        /// A clause is named by its id, and no clause of the game has this one.
        UnknownClause { clause: Written, clauses: Vec<Written> } = "unknown-clause-in-of" at ["of/$clause"],
        /// A clause of this kind changes what others of its list do, and in this list there is none that it could
        /// change.
        NothingToName { clause: Written, kind: Name, list: Name } = "no-clause-to-name" at ["of/$clause"],
        /// While both players sow at once or a script is played, only the captures and claims are in force that `with`
        /// names by their ids.
        UnknownClauseInOpening { clause: Written } = "unknown-clause-in-with" at ["with/$clause"],
    }
}

/// Notes every name in a clause that does not stand for anything.
pub(super) fn check(on: &mut ClauseChecker) {
    stages(on);
    marks(on);
    match on.clause {
        Clause::Except(it) => of(on, &it.of, |it| {
            matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Relay(_) | Clause::Again(_) | Clause::End(_))
        }),
        Clause::Optional(it) => {
            of(on, &it.of, |it| matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Relay(_)))
        }
        Clause::More(it) => of(on, &it.of, |it| matches!(it, Clause::Capture(_))),
        Clause::Send(it) => of(on, &it.of, |it| matches!(it, Clause::Capture(_))),
        Clause::Race(it) => with(on, &it.with),
        Clause::Script(it) => with(on, &it.with),
        _ => {}
    }
}

fn stages(on: &mut ClauseChecker) {
    let game = on.game;
    let falls: &[String] = if let Clause::House(it) = on.clause { &it.falls } else { &[] };
    for stage in on.clause.stages().iter().chain(falls) {
        if !game.stages.iter().any(|known| known.id == *stage) {
            let stages = game.stages.iter().map(|known| known.id.as_str().into()).collect();
            on.faults.push(ReferenceDiagnostic::UnknownStage { stage: stage.as_str().into(), stages }.into());
        }
    }
    if let (Clause::House(_), Some(first)) = (on.clause, game.stages.first()) {
        let stage = first.id.as_str().into();
        on.needs(on.clause.is_in_force(&first.id), ReferenceDiagnostic::HouseNotFromStart { stage });
    }
}

fn marks(on: &mut ClauseChecker) {
    let game = on.game;
    let asked = ClauseConditions::of(on.clause);
    for (_, _, pit) in &asked.pits {
        match &pit.mark {
            Marked::Is(id) | Marked::Own(id) | Marked::Other(id) | Marked::Not(id) => {
                mark(on, id, |it| matches!(it, Clause::Trap(_) | Clause::House(_)), &["Trap", "House"]);
            }
            Marked::LetStand => on.needs(
                game.list(List::Dropping).any(|it| matches!(it, Clause::Optional(_))),
                ReferenceDiagnostic::NeverLetStand,
            ),
            Marked::Any | Marked::Unmarked | Marked::Barred => {}
        }
    }
    for lost in asked.turns.iter().filter_map(|(_, turn)| turn.lost.as_ref()) {
        mark(on, lost, |it| matches!(it, Clause::House(_)), &["House"]);
    }
    match on.clause {
        Clause::Claim(it) => mark(on, &it.mark, |it| matches!(it, Clause::Trap(_)), &["Trap"]),
        Clause::Trap(it) => {
            let wins = |other: &Clause| matches!(other, Clause::Claim(claim) if claim.mark == it.id);
            on.needs(
                !it.at.is_empty() || game.has(wins),
                ReferenceDiagnostic::MarkNeverWon { mark: it.id.as_str().into() },
            );
        }
        _ => {}
    }
}

/// Notes that there is no such mark.
fn mark(on: &mut ClauseChecker, id: &str, is: impl Fn(&Clause) -> bool, kinds: &[&str]) {
    let known = || on.game.list(List::Marks).filter(|it| is(it));
    if known().any(|it| it.id() == id) {
        return;
    }
    let mark = id.into();
    let marks: Vec<Written> = known().map(|it| it.id().into()).collect();
    let diagnostic = if marks.is_empty() {
        ReferenceDiagnostic::NoMarks { mark, kinds: kinds.iter().map(|kind| (*kind).into()).collect() }
    } else {
        ReferenceDiagnostic::UnknownMark { mark, marks }
    };
    on.faults.push(diagnostic.into());
}

/// Checks the clauses that a clause names.
fn of(on: &mut ClauseChecker, ids: &[String], fits: impl Fn(&Clause) -> bool) {
    let kind = || Name::from(on.clause.kind());
    let list = || Name::from(on.list.name());
    if ids.is_empty() {
        on.faults.push(ReferenceDiagnostic::NamesNoClause { kind: kind() }.into());
    }
    let game = on.game;
    for id in ids {
        let clause = || Written::from(id.as_str());
        let here = || game.list(on.list);
        let diagnostic = match id.as_str() {
            "captures" if here().any(|it| matches!(it, Clause::Capture(_))) => continue,
            "captures" => ReferenceDiagnostic::NoCaptures { list: list() },
            "claims" if !fits_word(on.clause) => ReferenceDiagnostic::OfCapturesOnly { kind: kind() },
            "claims" if here().any(|it| matches!(it, Clause::Claim(_))) => continue,
            "claims" => ReferenceDiagnostic::NoClaims { list: list() },
            "all" if matches!(on.clause, Clause::Except(_)) && ids.len() == 1 => continue,
            "all" => ReferenceDiagnostic::AllAlone,
            _ => match game.named(id) {
                Some((of_list, other)) if *of_list == on.list && fits(other) => {
                    if game.meet(on.clause, other) {
                        continue;
                    }
                    ReferenceDiagnostic::NeverTogether { clause: clause() }
                }
                Some((of_list, other)) => ReferenceDiagnostic::Unsuitable {
                    kind: kind(),
                    clause: clause(),
                    of_kind: other.kind().into(),
                    of_list: of_list.name().into(),
                    list: list(),
                },
                None => {
                    let clauses: Vec<Written> = here().filter(|it| fits(it)).map(|it| it.id().into()).collect();
                    if clauses.is_empty() {
                        ReferenceDiagnostic::NothingToName { clause: clause(), kind: kind(), list: list() }
                    } else {
                        ReferenceDiagnostic::UnknownClause { clause: clause(), clauses }
                    }
                }
            },
        };
        on.faults.push(diagnostic.into());
    }
}

/// Returns whether a clause may speak of all claims.
fn fits_word(clause: &Clause) -> bool {
    matches!(clause, Clause::Except(_) | Clause::Optional(_))
}

/// Checks the captures and claims that hold in an opening.
fn with(on: &mut ClauseChecker, ids: &[String]) {
    for id in ids {
        let fits = |it: &Clause| matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Meeting(_));
        let is_there = on.game.named(id).is_some_and(|(_, it)| fits(it));
        on.needs(is_there, ReferenceDiagnostic::UnknownClauseInOpening { clause: id.as_str().into() });
    }
}
