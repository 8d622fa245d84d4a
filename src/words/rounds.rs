//! Sentences on matches of several rounds.

use super::keys::Key;
use super::message::Message;
use super::{Words, clauses};
use crate::engine::{Position, score, with_traps};
use crate::rules::ending::{Ending, WonBy};
use crate::rules::plan::Winner;
use crate::rules::rounds::{Round, Unfilled};
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, Rules, Side};

/// The sentences of a clause.
pub(super) fn round(words: &Words, rules: &Rules, clause: &Round) -> Vec<Message> {
    match clause {
        Round::Refill(it) => {
            let mut counts: Vec<u16> = rules.board.pits().map(|pit| rules.board.opening[pit.index()]).collect();
            counts.sort_unstable();
            counts.dedup();
            let each = if let [seeds] = counts[..] { seeds } else { 0 };
            vec![
                Message::new("round-refill")
                    .with("each", each)
                    .with("from", if it.unfilled == Unfilled::Chosen { "chosen" } else { it.from.key() })
                    .with("short", it.short.key())
                    .with("richer", it.richer.key())
                    .with("one-row", Words::has_one_row(rules).key()),
                Message::new("round-unfilled").with("unfilled", it.unfilled.key()),
                Message::new("round-refill-lost").with("least", it.least),
            ]
        }
        Round::Territory(it) => {
            vec![
                Message::new("round-territory").with("seeds", it.seeds).with("half", (it.seeds % 2 == 0).key()),
                Message::new("round-territory-lost").with("goal", it.goal.unwrap_or_default()),
            ]
        }
        Round::Mirror(it) => {
            let mirror = Message::new("round-mirror").with("least", it.least).with("turned", it.turned.key());
            let shorter = it.shorter.then(|| Message::new("round-mirror-shorter"));
            [Some(mirror), shorter].into_iter().flatten().collect()
        }
        Round::Sale(it) => {
            let worth = rules.phases.iter().any(|phase| phase.plan.winner.as_ref().is_some_and(|it| it.specials > 0));
            let sale = Message::new("round-sale").with("whole", it.whole).with("worth", worth.key());
            vec![
                words.named(rules, sale),
                Message::new("round-sale-shares"),
                Message::new("round-sale-lost").with("lost", it.lost),
            ]
        }
        Round::Begins(it) => vec![
            Message::new("round-begins")
                .with("who", it.who.key())
                .with("void-passes", it.void_passes.key())
                .with("first", words.side(rules.board.first))
                .with("race", clauses::any(rules, |it| matches!(it, Clause::Sowing(Sowing::Race(_)))).key()),
        ],
    }
}

impl Words {
    /// What counts for a side: the seeds in its store and, where they count, in its traps.
    pub fn score(&self, rules: &Rules, position: &Position, side: Side) -> i64 {
        if counts_traps(rules) {
            return with_traps(&rules.board, position, side).into();
        }
        let winner = rules.phases.last().and_then(|phase| phase.plan.winner.clone());
        let winner = winner.map(|winner| Winner { komi: 0, ..winner });
        score(&rules.board, winner.as_ref(), position, side) / 2
    }

    /// Whether seeds are counted at the end: those in the stores, or those in traps.
    pub fn counts_seeds(&self, rules: &Rules) -> bool {
        rules.board.has_stores() || counts_traps(rules)
    }
}

/// Whether the seeds in a player's traps count at the end.
fn counts_traps(rules: &Rules) -> bool {
    clauses::any(rules, |it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::MostWithTraps))
}
