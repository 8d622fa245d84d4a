//! Checks of the stages, marks and other clauses that a clause names.

use super::ClauseChecker;
use super::conditions::ClauseConditions;
use crate::diagnostic::Diagnostic;
use crate::rules::dialect::listed;
use crate::rules::kinds::condition::Marked;
use crate::rules::kinds::{Clause, List};

/// Notes every name in a clause that does not stand for anything.
pub(super) fn check(on: &mut ClauseChecker) {
    stages(on);
    marks(on);
    match on.clause {
        Clause::Except(it) => of(on, &it.of, "Except", |it| {
            matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Relay(_) | Clause::Again(_) | Clause::End(_))
        }),
        Clause::Optional(it) => {
            of(on, &it.of, "Optional", |it| matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Relay(_)))
        }
        Clause::More(it) => of(on, &it.of, "More", |it| matches!(it, Clause::Capture(_))),
        Clause::Send(it) => of(on, &it.of, "Send", |it| matches!(it, Clause::Capture(_))),
        Clause::Race(it) => with(on, &it.with),
        Clause::Script(it) => with(on, &it.with),
        _ => {}
    }
}

fn stages(on: &mut ClauseChecker) {
    let game = on.game;
    let known: Vec<String> = game.stages.iter().map(|stage| stage.id.clone()).collect();
    let falls: &[String] = if let Clause::House(it) = on.clause { &it.falls } else { &[] };
    for stage in on.clause.stages().iter().chain(falls) {
        let message = || format!("there is no stage `{stage}`: expected {}", listed(&known));
        if !known.contains(stage) {
            on.faults.push(message().into());
        }
    }
    if let (Clause::House(_), Some(first)) = (on.clause, game.stages.first()) {
        let message =
            format!("a house is there from the start: expected it in the first stage, `{}`, as well", first.id);
        on.needs(on.clause.is_in_force(&first.id), message);
    }
}

fn marks(on: &mut ClauseChecker) {
    let game = on.game;
    let asked = ClauseConditions::of(on.clause);
    for (_, pit) in &asked.pits {
        match &pit.mark {
            Marked::Is(id) | Marked::Own(id) | Marked::Other(id) | Marked::Not(id) => {
                mark(on, id, |it| matches!(it, Clause::Trap(_) | Clause::House(_)), "Trap or House");
            }
            Marked::LetStand => on.needs(
                game.list(List::Dropping).any(|it| matches!(it, Clause::Optional(_))),
                "no seeds are ever let stand: expected Optional under dropping, beside mark: LetStand",
            ),
            Marked::Any | Marked::Unmarked | Marked::Barred => {}
        }
    }
    for lost in asked.turns.iter().filter_map(|turn| turn.lost.as_ref()) {
        mark(on, lost, |it| matches!(it, Clause::House(_)), "House");
    }
    match on.clause {
        Clause::Claim(it) => mark(on, &it.mark, |it| matches!(it, Clause::Trap(_)), "Trap"),
        Clause::Trap(it) => {
            let wins = |other: &Clause| matches!(other, Clause::Claim(claim) if claim.mark == it.id);
            on.needs(
                !it.at.is_empty() || game.has(wins),
                format!("no pit ever gets this mark: expected Claim with mark: \"{}\", or at", it.id),
            );
        }
        _ => {}
    }
}

/// Notes that there is no such mark.
fn mark(on: &mut ClauseChecker, id: &str, is: impl Fn(&Clause) -> bool, kinds: &str) {
    let marks: Vec<String> = on.game.list(List::Marks).filter(|it| is(it)).map(|it| it.id().to_owned()).collect();
    if !marks.iter().any(|it| it == id) {
        let expected = if marks.is_empty() { format!("{kinds} under marks") } else { listed(&marks) };
        on.faults.push(format!("there is no mark `{id}`: expected {expected}").into());
    }
}

/// Checks the clauses that a clause names.
fn of(on: &mut ClauseChecker, ids: &[String], kind: &str, fits: impl Fn(&Clause) -> bool) {
    let game = on.game;
    on.needs(!ids.is_empty(), format!("{kind} speaks of no clause: expected ids under of"));
    for id in ids {
        let here = || game.list(on.list);
        let fault = match id.as_str() {
            "captures" if here().any(|it| matches!(it, Clause::Capture(_))) => None,
            "captures" => Some(format!("there are no captures: expected Capture under {}", on.list.name())),
            "claims" if !fits_word(on.clause) => {
                Some(format!("{kind} speaks of captures: expected their ids under of"))
            }
            "claims" if here().any(|it| matches!(it, Clause::Claim(_))) => None,
            "claims" => Some(format!("there are no claims: expected Claim under {}", on.list.name())),
            "all" if matches!(on.clause, Clause::Except(_)) && ids.len() == 1 => None,
            "all" => Some("`all` stands alone in an Except: expected ids under of".into()),
            _ => match game.named(id) {
                Some((list, other)) if *list == on.list && fits(other) && !game.meet(on.clause, other) => {
                    Some(format!("`{id}` and this clause are never in force together: expected a stage that both have"))
                }
                Some((list, other)) if *list == on.list && fits(other) => None,
                Some((list, other)) => Some(format!(
                    "{kind} cannot speak of `{id}` ({} under {}): expected clauses under {} that it can change",
                    other.kind(),
                    list.name(),
                    on.list.name()
                )),
                None => {
                    let known: Vec<String> = here().filter(|it| fits(it)).map(|it| it.id().to_owned()).collect();
                    Some(format!("there is no clause `{id}`: expected {}", listed(&known)))
                }
            },
        };
        on.faults.extend(fault.map(Diagnostic::from));
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
        on.needs(is_there, format!("there is no capture or claim `{id}`: expected one that is to hold in the opening"));
    }
}
