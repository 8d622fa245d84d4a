//! Figures: examples of clauses, those of captures first.

use super::figure::{Figure, Played, burden};
use crate::teach::example::{Effort, Example, Examples, find};
use crate::words::{Sentence, Words};
use mancala::engine::{CausedEvent, Event, Game, Info, StateChange, Transfer, TransferKind};
use mancala::rules::{Cause, Rules};
use std::sync::Arc;

/// Priority of an event for showing the clause behind it, the greatest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum EventPriority {
    /// Seeds are captured.
    Captures,
    /// Something else happens that does not happen in every move.
    Does,
    /// Seeds are sown.
    Sows,
}

/// Returns figures for a game: an example of each line of its page that has one, the most telling first.
pub fn figures(words: &Words, rules: &Arc<Rules>) -> Vec<Figure> {
    let page = words.page(rules);
    let mut examples = Examples::of(rules, &page);
    let of_clause = |it: &Sentence| matches!(it, Sentence::Clause(_));
    let missing: Vec<Sentence> = examples.missing().iter().copied().filter(of_clause).collect();
    if !missing.is_empty() {
        examples.add(find(rules, &page, &missing, Effort::BRIEF));
    }
    let causes = page.sections.iter().flat_map(|section| &section.lines).filter_map(|line| line.clause);
    let clearest = causes.filter_map(|cause| {
        let example = examples.get(Sentence::Clause(cause)).into_iter().next()?;
        Some(ranked(rules, cause, example))
    });
    let can_be_drawn = |figure: &Figure| Played::of(words, rules, figure).is_some();
    let mut found: Vec<(EventPriority, usize, Figure)> = clearest.filter(|(.., figure)| can_be_drawn(figure)).collect();
    found.sort_by_key(|&(priority, burden, _)| (priority, burden));
    let mut figures: Vec<Figure> = Vec::new();
    for (.., figure) in found {
        // One picture is enough where two clauses act in the same move.
        if figures.iter().all(|it| (&it.before, &it.plies) != (&figure.before, &figure.plies)) {
            figures.push(figure);
        }
    }
    figures
}

/// Returns an example as a figure, with its priority and its burden.
fn ranked(rules: &Arc<Rules>, cause: Cause, example: &Example) -> (EventPriority, usize, Figure) {
    let before = example.position.clone();
    let plies = example.plies[..=example.shown].to_vec();
    let mut game = Game::new(Arc::clone(rules), before.clone());
    // A move that is barred is the last, and cannot be made.
    let events: Vec<CausedEvent> =
        plies.iter().filter_map(|&mv| game.play(mv).ok().map(|ply| ply.events.clone())).flatten().collect();
    let told = events.iter().filter(|told| told.clause.is_some_and(|it| it.clause == cause.clause));
    let priority = told.filter_map(|told| priority(told.event)).min().unwrap_or(EventPriority::Does);
    let burden = burden(rules, &before, &events);
    (priority, burden, Figure { cause, before, plies })
}

/// Returns the priority of an event, if it can be seen in a figure.
fn priority(event: Event) -> Option<EventPriority> {
    match event {
        Event::Transfer(Transfer { kind, .. }) => match kind {
            TransferKind::Captured | TransferKind::SpecialsTaken => Some(EventPriority::Captures),
            TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Shifted
            | TransferKind::Paid
            | TransferKind::Reseeded
            | TransferKind::Borrowed => Some(EventPriority::Does),
            TransferKind::Lifted { .. } | TransferKind::Sown => Some(EventPriority::Sows),
            TransferKind::Repaid
            | TransferKind::Swept
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => None,
        },
        Event::Change(change) => match change {
            StateChange::Marked { .. } => Some(EventPriority::Does),
            StateChange::Asked { .. }
            | StateChange::Answered { .. }
            | StateChange::Endless { .. }
            | StateChange::StageBegan { .. }
            | StateChange::TurnPassed { .. }
            | StateChange::Swapped
            | StateChange::LeadChanged { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::RoundEnded { .. }
            | StateChange::RoundBegan { .. }
            | StateChange::Lost { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::Ended { .. } => None,
        },
        Event::Info(info) => match info {
            Info::Withheld { .. }
            | Info::Relayed { .. }
            | Info::Skipped { .. }
            | Info::Bonus { .. }
            | Info::Entered { .. }
            | Info::Passed { .. } => Some(EventPriority::Does),
            Info::Stopped { .. } => Some(EventPriority::Sows),
            Info::Opened { .. }
            | Info::Hand { .. }
            | Info::LapBegan { .. }
            | Info::LapEnded { .. }
            | Info::BonusLost { .. }
            | Info::Closed => None,
        },
    }
}
