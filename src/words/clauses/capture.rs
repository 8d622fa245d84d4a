//! What the clauses on capture say.

use super::claim::{see_claims, trapped};
use super::{any, next_way, placed_captures, round};
use crate::rules::capture::{Across, Capture, Chain, FromTrap, Makes, Onward, Played, Row, Taker, Then};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::rounds::Round;
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, Rules};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::Message;

pub(super) fn capture(words: &Words, rules: &Rules, clause: &Capture) -> Vec<Message> {
    match clause {
        Capture::Passing(it) => {
            let message = makes(words, Message::new("capture-passing"), &it.makes);
            let message = message.with("taker", it.taker.key()).with("won", won_pits(rules).key());
            let mut said = vec![message.with("last", it.last.key()).with("claimed", it.claimed.key())];
            let missed = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(it)) if it.missed));
            let claimed = || Message::new("capture-passing-claimed").with("missed", missed.key());
            said.extend(it.claimed.then(|| see_claims(words, rules, claimed())));
            said
        }
        Capture::Count(it) => {
            let with = |id| makes(words, Message::new(id), &it.makes).with("row", it.row.key());
            let mut said = vec![with("capture-count").with("taker", it.taker.key()).with("won", won_pits(rules).key())];
            if it.chain == Chain::BackAcross && it.taker != Taker::Nobody {
                said.push(with("capture-count-chain").with("row", Row::Any.key()));
            } else if it.chain == Chain::Back && it.taker != Taker::Nobody {
                said.push(with("capture-count-chain"));
            }
            if it.chain == Chain::Onward && it.taker != Taker::Nobody {
                said.push(with("capture-count-onward"));
            }
            if it.facing && it.taker != Taker::Nobody {
                said.push(Message::new("capture-count-facing").with("chain", (it.chain != Chain::None).key()));
            }
            if it.played != Played::Any {
                said.push(Message::new("capture-count-played").with("played", it.played.key()));
            }
            if !it.not_at.is_empty() {
                said.push(
                    Message::new("capture-count-not-at")
                        .with("parts", words.parts(rules, &it.not_at, row_of(it.row)))
                        .with("links", if it.chain == Chain::None { "none" } else { it.links.key() }),
                );
            }
            let ends_anyway = it.then == Then::End && (it.taker == Taker::Nobody || !rules.many_laps());
            if !ends_anyway {
                said.push(Message::new("capture-count-then").with("then", it.then.key()));
            }
            said
        }
        Capture::Facing(it) => {
            let with = |id| Message::new(id).with("take", it.take.key()).with("landing", it.landing.key());
            let mut said = vec![
                with("capture-facing")
                    .with("row", it.row.key())
                    .with("rows", rules.board.rows)
                    .with("own-seed", if it.crosses { "crosses" } else { it.own_seed.key() })
                    .with("needs", it.needs.key())
                    .with("placed", placed_captures(rules).key()),
                with("capture-facing-alone").with("alone", it.alone.key()).with("needs", it.needs.key()),
            ];
            if any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_)))) {
                said.push(Message::new("capture-facing-trap"));
            }
            if it.chain != Onward::None {
                let running = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Chosen(_) | Sowing::ByOrigin(_))));
                said.push(
                    Message::new("capture-facing-chain").with("chain", it.chain.key()).with("chosen", running.key()),
                );
            }
            let facing = it.take == Across::Facing;
            if facing && rules.board.rows == 4 && !any(rules, |it| matches!(it, Clause::Capture(Capture::More(_)))) {
                said.push(Message::new("capture-facing-outer"));
            }
            if it.take == Across::Column && it.behind_least > 1 {
                said.push(Message::new("capture-facing-behind").with("least", it.behind_least));
            }
            said
        }
        Capture::LoneLast(it) => {
            let round = usize::from(it.least) >= round(rules)
                && any(rules, |it| matches!(it, Clause::Sowing(Sowing::ThenOpponent(_))));
            vec![
                Message::new("capture-lone-last")
                    .with("least", it.least)
                    .with("parts", words.parts(rules, &it.at, row_of(it.row)))
                    .with("round", round.key()),
            ]
        }
        Capture::Meeting(it) => {
            vec![Message::new("capture-meeting").with("row", it.row.key()).with("by", it.by.key())]
        }
        Capture::GrandSlam(it) => vec![Message::new("capture-grand-slam").with("effect", it.effect.key())],
        Capture::Resow(it) => {
            vec![
                Message::new("capture-resow")
                    .with("from", it.from.key())
                    .with("first", it.first.key())
                    .with("next-way", next_way(rules)),
            ]
        }
        Capture::Optional(it) => {
            let turned = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Reverse(_))));
            vec![
                Message::new("capture-optional")
                    .with("landing", it.landing.map_or("any", |it| it.key()))
                    .with("turned", turned.key()),
            ]
        }
        Capture::Enter(it) => vec![
            Message::new("capture-enter").with("zone", it.zone),
            Message::new("capture-enter-way").with("zone", it.zone),
            Message::new("capture-enter-else").with("placed", placed_captures(rules).key()),
        ],
        Capture::Ahead(it) => {
            let goes_on = any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_) | Capture::Enter(_))));
            let ahead = Message::new("capture-ahead").with("goes-on", goes_on.key());
            let mut said = vec![trapped(words, rules, ahead)];
            if !it.lone || !it.origin {
                said.push(
                    Message::new("capture-ahead-not").with("lone", it.lone.key()).with("origin", it.origin.key()),
                );
            }
            said
        }
        Capture::Column(it) => vec![
            Message::new("capture-column").with("row", it.row.key()).with("whose", it.whose.key()),
            Message::new("capture-column-then").with("onward", it.onward.key()),
        ],
        Capture::Beyond(it) => {
            let mut said = vec![Message::new("capture-beyond").with("facing", it.facing.key())];
            if it.chain {
                said.push(Message::new("capture-beyond-chain").with("facing", it.facing.key()));
            }
            if it.then != Then::End || rules.many_laps() {
                said.push(Message::new("capture-count-then").with("then", it.then.key()));
            }
            said.push(Message::new("capture-beyond-else").with("facing", it.facing.key()));
            if rules.board.has_ends() {
                let at_ends = Message::new("capture-beyond-ends").with("pieces", (rules.board.specials > 0).key());
                said.push(words.named(rules, at_ends));
            }
            if it.special_least > 0 {
                let guard = Message::new("capture-beyond-special").with("least", it.special_least);
                said.push(words.named(rules, guard));
            }
            said
        }
        Capture::FromTrap(it) => vec![words.named(rules, from_trap(words, rules, it))],
        Capture::Deposit(it) => vec![Message::new("capture-deposit").with("again", it.again.key())],
        Capture::Begun(_) => {
            let relays = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Relay(_))));
            let kinds = any(rules, |it| matches!(it, Clause::Choice(Choice::MustCapture(_))));
            vec![Message::new("capture-begun").with("relays", relays.key()).with("kinds", kinds.key())]
        }
        Capture::SafeHouse(_) => vec![Message::new("capture-safe-house")],
        Capture::More(it) => vec![Message::new("capture-more").with("pits", it.pits).with("rows", rules.board.rows)],
        Capture::Retreat(_) => vec![Message::new("capture-retreat")],
    }
}

pub(super) fn from_trap(words: &Words, rules: &Rules, rule: &FromTrap) -> Message {
    let whose = if rule.row == Row::Own { "your" } else { "the" };
    Message::new("capture-from-trap")
        .with("whose", rule.whose.key())
        .with("row", rule.row.key())
        .with("at", (!rule.at.is_empty()).key())
        .with("parts", words.parts(rules, &rule.at, whose))
        .with("seeds", rule.seeds)
        .with("more", rule.seeds.saturating_sub(1))
        .with("alone", rule.alone.key())
        .with("then", rule.then.key())
}

/// Whether pits are won for a round, so that their owner need not be the player on whose side they lie.
pub(super) fn won_pits(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Round(Round::Territory(_))))
}

/// Adds the counts that a last seed must make.
pub(super) fn makes(words: &Words, message: Message, makes: &Makes) -> Message {
    let counts: &[u16] = match makes {
        Makes::Of(counts) => counts,
        Makes::Even => &[],
    };
    let only = if let [only] = counts { *only } else { 0 };
    message
        .with("makes", makes.key())
        .with("alternatives", counts.len())
        .with("only", only)
        .with("counts", words.either(&words.numbers(counts)))
}

/// Whose parts of the rows are meant.
fn row_of(row: Row) -> &'static str {
    match row {
        Row::Own => "your",
        Row::Opponent => "their",
        Row::Any => "the",
    }
}
