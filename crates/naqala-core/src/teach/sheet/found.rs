//! Figures: examples of clauses, those of captures first.

use super::figure::{Figure, Played, burden};
use crate::teach::example::{Effort, Example, Examples, find};
use crate::words::{Sentence, Words};
use mancala::engine::{Event, Game, How, Note, Stones, Told};
use mancala::rules::{Cause, Rules};
use std::sync::Arc;

/// How much an event tells of the clause behind it, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// Seeds are captured.
    Captures,
    /// Something else happens that does not in every move.
    Does,
    /// Seeds are sown.
    Sows,
}

/// Figures for a game: an example of each line of its page that has one, the most telling first.
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
    let mut found: Vec<(Worth, usize, Figure)> = clearest.filter(|(.., figure)| can_be_drawn(figure)).collect();
    found.sort_by_key(|&(worth, burden, _)| (worth, burden));
    let mut figures: Vec<Figure> = Vec::new();
    for (.., figure) in found {
        // One picture is enough where two clauses act in the same move.
        if figures.iter().all(|it| (&it.before, &it.plies) != (&figure.before, &figure.plies)) {
            figures.push(figure);
        }
    }
    figures
}

/// An example as a figure, with what it is worth and its burden.
fn ranked(rules: &Arc<Rules>, cause: Cause, example: &Example) -> (Worth, usize, Figure) {
    let before = example.position.clone();
    let plies = example.plies[..=example.shown].to_vec();
    let mut game = Game::new(Arc::clone(rules), before.clone());
    // A move that is barred is the last, and cannot be made.
    let events: Vec<Told> =
        plies.iter().filter_map(|&mv| game.play(mv).ok().map(|ply| ply.events.clone())).flatten().collect();
    let told = events.iter().filter(|told| told.clause.is_some_and(|it| it.clause == cause.clause));
    let worth = told.filter_map(|told| worth(told.event)).min().unwrap_or(Worth::Does);
    let burden = burden(rules, &before, &events);
    (worth, burden, Figure { cause, before, plies })
}

/// What an event is worth, if it can be seen in a figure.
fn worth(event: Event) -> Option<Worth> {
    match event {
        Event::Stones(Stones { how, .. }) => match how {
            How::Captured | How::SpecialsTaken => Some(Worth::Captures),
            How::Crossed | How::Retreated | How::Shifted | How::Paid | How::Reseeded | How::Borrowed => {
                Some(Worth::Does)
            }
            How::Lifted { .. } | How::Sown => Some(Worth::Sows),
            How::Repaid
            | How::Swept
            | How::Gathered
            | How::GivenBack
            | How::Laid
            | How::Completed
            | How::SpecialsLaid
            | How::Handed
            | How::Mirrored
            | How::Returned => None,
        },
        Event::Note(note) => match note {
            Note::Marked { .. }
            | Note::Withheld { .. }
            | Note::Relayed { .. }
            | Note::Skipped { .. }
            | Note::Bonus { .. }
            | Note::Entered { .. }
            | Note::Passed { .. } => Some(Worth::Does),
            Note::Stopped { .. } => Some(Worth::Sows),
            Note::Asked { .. }
            | Note::Answered { .. }
            | Note::Endless { .. }
            | Note::PhaseBegan { .. }
            | Note::TurnPassed { .. }
            | Note::Swapped
            | Note::LeadChanged { .. }
            | Note::Extra { .. }
            | Note::Bound { .. }
            | Note::RoundEnded { .. }
            | Note::RoundBegan { .. }
            | Note::Lost { .. }
            | Note::Brought { .. }
            | Note::Idle { .. }
            | Note::Ended { .. }
            | Note::Opened { .. }
            | Note::Hand { .. }
            | Note::BonusLost { .. }
            | Note::Closed => None,
        },
    }
}
