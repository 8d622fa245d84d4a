//! What each clause says, as messages: one arm for each kind, and beside them the lines that stand where no clause says
//! otherwise.

use super::Words;
use super::keys::Key;
use super::message::Message;
use crate::rules::board::{Circuit, Stores};
use crate::rules::capture::{Capture, Chain, Makes, Row, Taker, Then};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Amount, Ending, Leftover, Verdict, Whose, WonBy};
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn;
use crate::rules::{Clause, Rules, Side};

/// The sentences of a clause, with those on the turns in which it holds.
pub(super) fn sentences(words: &Words, rules: &Rules, clause: &Clause) -> Vec<Message> {
    let mut said = match clause {
        Clause::Choice(it) => choice(rules, it),
        Clause::Sowing(it) => sowing(rules, it),
        Clause::Capture(it) => capture(words, rules, it),
        Clause::Claim(it) => claim(words, rules, it),
        Clause::Turn(it) => turn(it),
        Clause::Ending(it) => ending(rules, it),
    };
    said.extend(stage(words, rules, clause));
    said
}

/// Whether any clause of the rules is such a one.
pub(super) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    rules.clauses.iter().any(is)
}

/// Whether a relay or something like it may follow a last seed.
pub(super) fn many_laps(rules: &Rules) -> bool {
    any(rules, |it| match it {
        Clause::Sowing(it) => matches!(it, Sowing::Relay(_)),
        Clause::Capture(Capture::Count(it)) => it.then == Then::NextPit,
        Clause::Capture(it) => matches!(it, Capture::Resow(_)),
        Clause::Choice(_) | Clause::Claim(_) | Clause::Turn(_) | Clause::Ending(_) => false,
    })
}

/// Whether a last seed may capture or claim something.
pub(super) fn last_seed_captures(rules: &Rules) -> bool {
    any(rules, |it| {
        matches!(it, Clause::Capture(Capture::Count(_) | Capture::Facing(_)) | Clause::Claim(Claim::Trap(_)))
    })
}

/// Whether anything is captured or claimed, as against merely told about captures.
pub(super) fn captures(rules: &Rules) -> bool {
    last_seed_captures(rules) || any(rules, |it| matches!(it, Clause::Capture(Capture::Passing(_))))
}

/// With so many seeds a sowing comes round to the pit where it began.
pub(super) fn round(rules: &Rules) -> usize {
    rules.board.circuit(Side::South).len()
}

fn choice(rules: &Rules, clause: &Choice) -> Vec<Message> {
    vec![match clause {
        Choice::OwnPits(it) => Message::new("choice-own-pits").with("least", it.least).with("rows", rules.board.rows),
        Choice::Feed(_) => Message::new("choice-feed"),
        Choice::NoGrandSlam(_) => Message::new("choice-no-grand-slam"),
        Choice::NoReturn(_) => Message::new("choice-no-return"),
        Choice::Reserve(_) => Message::new("choice-reserve").with("seeds", rules.board.pits_of(Side::South).count()),
        Choice::Swap(_) => Message::new("choice-swap"),
    }]
}

fn sowing(rules: &Rules, clause: &Sowing) -> Vec<Message> {
    let board = &rules.board;
    vec![match clause {
        Sowing::Fixed(it) => Message::new("sowing-fixed")
            .with("way", it.way.key())
            .with("rows", board.rows)
            .with("stores", board.stores.key()),
        Sowing::Chosen(_) => Message::new("sowing-chosen"),
        Sowing::ByOrigin(it) => Message::new("sowing-by-origin")
            .with("left", it.left.key())
            .with("right", it.right.key())
            .with("middle", (board.columns % 2 == 1).key()),
        Sowing::FirstInOrigin(it) => Message::new("sowing-first-in-origin").with("lone", it.lone.key()),
        Sowing::SkipOrigin(_) => Message::new("sowing-skip-origin").with("round", round(rules)),
        Sowing::Relay(_) => Message::new("sowing-relay")
            .with("captures", last_seed_captures(rules).key())
            .with("stores", board.stores.key()),
    }]
}

fn capture(words: &Words, rules: &Rules, clause: &Capture) -> Vec<Message> {
    match clause {
        Capture::Passing(it) => {
            vec![makes(words, Message::new("capture-passing"), &it.makes).with("taker", it.taker.key())]
        }
        Capture::Count(it) => {
            let with = |id| makes(words, Message::new(id), &it.makes).with("row", it.row.key());
            let mut said = vec![with("capture-count").with("taker", it.taker.key())];
            if it.chain == Chain::Back && it.taker != Taker::Nobody {
                said.push(with("capture-count-chain"));
            }
            let ends_anyway = it.then == Then::End && (it.taker == Taker::Nobody || !many_laps(rules));
            if !ends_anyway {
                said.push(Message::new("capture-count-then").with("then", it.then.key()));
            }
            said
        }
        Capture::Facing(it) => {
            let with = |id| Message::new(id).with("take", it.take.key()).with("landing", it.landing.key());
            vec![
                with("capture-facing")
                    .with("row", it.row.key())
                    .with("rows", rules.board.rows)
                    .with("own-seed", it.own_seed.key()),
                with("capture-facing-alone").with("alone", it.alone.key()),
            ]
        }
        Capture::GrandSlam(it) => vec![Message::new("capture-grand-slam").with("effect", it.effect.key())],
        Capture::Resow(it) => {
            vec![Message::new("capture-resow").with("from", it.from.key()).with("first", it.first.key())]
        }
        Capture::Optional(_) => vec![Message::new("capture-optional")],
    }
}

/// Adds the counts that a last seed must make.
fn makes(words: &Words, message: Message, makes: &Makes) -> Message {
    let counts: Vec<String> = match makes {
        Makes::Of(counts) => counts.iter().map(u16::to_string).collect(),
        Makes::Even => Vec::new(),
    };
    message.with("makes", makes.key()).with("alternatives", counts.len()).with("counts", words.either(&counts))
}

/// What a pit won for good is called in these rules.
pub(super) fn trap(words: &Words, rules: &Rules) -> String {
    match rules.about.terms.trap.as_str() {
        "" => words.say(&Message::new("claim-word")),
        term => term.to_owned(),
    }
}

fn claim(words: &Words, rules: &Rules, clause: &Claim) -> Vec<Message> {
    let message = match clause {
        Claim::Trap(it) => makes(words, Message::new("claim-trap"), &it.makes).with("row", it.row.key()),
        Claim::AtMost(it) => Message::new("claim-at-most").with("traps", it.traps),
        Claim::NotLastPit(_) => Message::new("claim-not-last-pit").with("number", rules.board.columns),
        Claim::NotTwin(it) => Message::new("claim-not-twin").with("by", it.by.key()),
        Claim::Declared(_) => Message::new("claim-declared"),
        Claim::Swallow(_) => Message::new("claim-swallow"),
    };
    vec![message.with("trap", trap(words, rules))]
}

fn turn(clause: &Turn) -> Vec<Message> {
    vec![match clause {
        Turn::Bonus(_) => Message::new("turn-bonus"),
        Turn::BonusLapses(_) => Message::new("turn-bonus-lapses"),
        Turn::Pass(_) => Message::new("turn-pass"),
    }]
}

fn ending(rules: &Rules, clause: &Ending) -> Vec<Message> {
    let more_moves = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    match clause {
        Ending::StoreHolds(it) => {
            let amount = match it.seeds {
                Amount::Majority => "majority",
                Amount::Seeds(_) => "seeds",
            };
            vec![Message::new("ending-store-holds").with("amount", amount).with("seeds", it.seeds.of(&rules.board))]
        }
        Ending::StoresLevel(_) => vec![Message::new("ending-stores-level").with("seeds", rules.board.total / 2)],
        Ending::RowEmpty(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-row-empty").with("whose", whose)];
            if more_moves {
                said.push(Message::new("ending-row-empty-at-once"));
            }
            let taken = if it.whose == Whose::Mover { "mover-empty" } else { whose };
            said.extend(outcome(rules, taken, it.leftover, it.verdict));
            said
        }
        Ending::NoMoves(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-no-moves").with("whose", whose)];
            said.extend(outcome(rules, whose, it.leftover, it.verdict));
            said
        }
        Ending::Unfed(it) => {
            let mut said = vec![Message::new("ending-unfed")];
            said.extend(outcome(rules, "unfed", it.leftover, Verdict::ByWinner));
            said
        }
        Ending::Repetition(it) => {
            let mut said = vec![Message::new("ending-repetition").with("times", it.times)];
            said.extend(outcome(rules, "either", it.leftover, it.verdict));
            said
        }
        Ending::Endless(it) => vec![
            Message::new("ending-endless")
                .with("limited", it.laps.is_some().key())
                .with("laps", it.laps.unwrap_or_default())
                .with("verdict", it.verdict.key()),
        ],
        Ending::Winner(it) => {
            let lost = any(rules, |it| match it {
                Clause::Ending(Ending::RowEmpty(it)) => loses(it.verdict),
                Clause::Ending(Ending::NoMoves(it)) => loses(it.verdict),
                Clause::Ending(Ending::Repetition(it)) => loses(it.verdict),
                _ => false,
            });
            vec![Message::new("ending-winner").with("by", it.by.key()).with("lost", lost.key())]
        }
    }
}

fn loses(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::MoverLoses | Verdict::NextLoses)
}

/// Who takes what is left, and who has won where the clause on winners does not say it.
fn outcome(rules: &Rules, whose: &'static str, leftover: Leftover, verdict: Verdict) -> Vec<Message> {
    let mut said = Vec::new();
    let stored = any(rules, |it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::MostSeeds));
    if leftover != Leftover::Nobody || stored && verdict == Verdict::ByWinner {
        said.push(Message::new("ending-leftover").with("leftover", leftover.key()).with("whose", whose));
    }
    match verdict {
        Verdict::ByWinner => {}
        Verdict::Draw | Verdict::Void | Verdict::MoverLoses | Verdict::NextLoses => {
            said.push(Message::new("ending-verdict").with("verdict", verdict.key()).with("whose", whose));
        }
    }
    said
}

/// In which turns a clause holds, where it does not hold in all of them. Every stage but the last lasts one turn.
fn stage(words: &Words, rules: &Rules, clause: &Clause) -> Option<Message> {
    let holds: Vec<bool> = rules.phases.iter().map(|phase| clause.holds_in(&phase.id)).collect();
    let first = holds.iter().position(|&it| it)?;
    let count = holds.iter().filter(|&&it| it).count();
    let last = holds.len() - 1;
    if count == holds.len() {
        None
    } else if count == 1 && first < last {
        Some(Message::new("phase-only").with("turn", first + 1))
    } else if first == 0 && count < holds.len() && holds[..count].iter().all(|&it| it) {
        Some(Message::new("phase-up-to").with("turns", count))
    } else if holds[first..].iter().all(|&it| it) {
        Some(Message::new("phase-after").with("turns", first))
    } else {
        let turns: Vec<String> = (0..holds.len())
            .filter(|&i| holds[i])
            .map(|i| {
                if i == last { words.say(&Message::new("phase-from").with("turn", i + 1)) } else { (i + 1).to_string() }
            })
            .collect();
        Some(Message::new("phase-some").with("turns", words.all_of(&turns)))
    }
}

/// Lines on choosing that no clause says.
pub(super) fn choice_otherwise(rules: &Rules) -> Vec<Message> {
    let passes = any(rules, |it| matches!(it, Clause::Turn(Turn::Pass(_))));
    if passes { Vec::new() } else { vec![Message::new("choice-must-move")] }
}

/// Lines that no clause says on where a sowing begins, and on its coming round to where it began.
pub(super) fn origin_otherwise(rules: &Rules) -> Vec<Message> {
    let first = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInOrigin(_))));
    let skip = any(rules, |it| matches!(it, Clause::Sowing(Sowing::SkipOrigin(_))));
    match (first, skip) {
        (_, true) => Vec::new(),
        (true, false) => vec![Message::new("sowing-origin-sown-again")],
        (false, false) => vec![
            Message::new("sowing-origin-sown").with("round", round(rules)).with("stores", rules.board.stores.key()),
        ],
    }
}

/// A line that no clause says on how a sowing ends.
pub(super) fn laps_otherwise(rules: &Rules) -> Vec<Message> {
    if many_laps(rules) { Vec::new() } else { vec![Message::new("sowing-single-lap")] }
}

/// Lines on captures that no clause says.
pub(super) fn capture_otherwise(rules: &Rules) -> Vec<Message> {
    if !captures(rules) {
        return vec![Message::new("capture-none").with("stores", rules.board.stores.key())];
    }
    let mut said = Vec::new();
    let rows: Vec<Row> = rules
        .clauses
        .iter()
        .filter_map(|it| match it {
            Clause::Capture(Capture::Count(it)) => Some(it.row),
            Clause::Capture(Capture::Facing(it)) => Some(it.row),
            Clause::Claim(Claim::Trap(it)) => Some(it.row),
            _ => None,
        })
        .collect();
    if !rows.is_empty() && rules.board.circuit == Circuit::Ring && !rows.contains(&Row::Any) {
        if !rows.contains(&Row::Own) {
            said.push(Message::new("capture-not-own"));
        }
        if !rows.contains(&Row::Opponent) {
            said.push(Message::new("capture-not-opponent"));
        }
    }
    let resown = any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_))));
    let optional = any(rules, |it| matches!(it, Clause::Capture(Capture::Optional(_))));
    if resown && !optional {
        said.push(Message::new("capture-compulsory"));
    }
    if !resown && rules.board.stores != Stores::None {
        said.push(Message::new("capture-to-store"));
    }
    said
}

/// Lines on claims that no clause says.
pub(super) fn claim_otherwise(rules: &Rules) -> Vec<Message> {
    let limits =
        any(rules, |it| matches!(it, Clause::Claim(Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_))));
    if limits { vec![Message::new("claim-otherwise")] } else { Vec::new() }
}

/// Lines on turns that no clause says.
pub(super) fn turn_otherwise(rules: &Rules) -> Vec<Message> {
    let bonus = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    let sown = matches!(rules.board.stores, Stores::Own | Stores::Both);
    if sown && !bonus { vec![Message::new("turn-no-bonus")] } else { Vec::new() }
}
