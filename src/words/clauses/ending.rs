//! What the clauses on endings say.

use super::capture::won_pits;
use super::claim::trapped;
use super::{any, lifts_any, lifts_any_but_traps};
use crate::rules::ending::{Amount, Cleared, Ending, Leftover, Verdict, Whose, WonBy};
use crate::rules::rounds::Round;
use crate::rules::turn::Turn;
use crate::rules::{Clause, PitId, Rules, Side};
use crate::words::Words;
use crate::words::caption::needed;
use crate::words::keys::Key;
use crate::words::message::{Arg, Message};

pub(super) fn ending(words: &Words, rules: &Rules, clause: &Ending) -> Vec<Message> {
    let more_moves = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    match clause {
        Ending::StoreHolds(it) => {
            let amount = match it.seeds {
                Amount::Majority => "majority",
                Amount::Seeds(_) => "seeds",
            };
            let [south, north] = Side::BOTH.map(|side| needed(rules, it.seeds, side));
            let amount = if south == north { amount } else { "komi" };
            vec![
                Message::new("ending-store-holds")
                    .with("amount", amount)
                    .with("seeds", it.seeds.of(&rules.board))
                    .with("south", south)
                    .with("north", north)
                    .with("match", in_match(rules).key()),
            ]
        }
        Ending::StoresLevel(_) => vec![Message::new("ending-stores-level").with("seeds", rules.board.total / 2)],
        Ending::RowEmpty(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-row-empty").with("whose", whose)];
            if more_moves && it.whose != Whose::Mover {
                said.push(Message::new("ending-row-empty-at-once"));
            }
            let taken = match it.whose {
                Whose::Mover => "mover-empty",
                // On an empty board nothing is left.
                Whose::Both => "bare",
                Whose::Either => whose,
            };
            said.extend(outcome(rules, taken, it.leftover, it.verdict));
            said
        }
        // Nobody can move only when nothing is left.
        Ending::NoMoves(it) if it.whose == Whose::Both && lifts_any(rules) && it.verdict == Verdict::ByWinner => {
            vec![Message::new("ending-row-empty").with("whose", it.whose.key())]
        }
        Ending::NoMoves(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-no-moves").with("whose", whose)];
            let nothing_free = it.whose == Whose::Both && lifts_any_but_traps(rules);
            let bare = nothing_free && it.leftover == Leftover::Nobody;
            said.extend(outcome(rules, if bare { "bare" } else { whose }, it.leftover, it.verdict));
            said
        }
        Ending::Unfed(it) => {
            let mut said = vec![Message::new("ending-unfed")];
            said.extend(outcome(rules, "unfed", it.leftover, Verdict::ByWinner));
            said
        }
        Ending::FewLeft(it) => vec![
            Message::new("ending-few-left").with("seeds", it.seeds).with("at-once", it.at_once.key()),
            Message::new("ending-few-left-taker").with("taker", it.taker.key()).with("at-once", it.at_once.key()),
        ],
        Ending::EndsEmpty(it) => {
            let pieces = (rules.board.specials > 0).key();
            let ended = Message::new("ending-ends-empty").with("of", it.of.key()).with("pieces", pieces);
            let mut said = vec![words.named(rules, ended)];
            said.extend(outcome(rules, "either", it.leftover, Verdict::ByWinner));
            if it.of == Cleared::Specials {
                said.extend(shared_ends(rules, it.leftover));
            }
            said
        }
        Ending::Repetition(it) => {
            let mut said = vec![Message::new("ending-repetition").with("times", it.times)];
            if !it.stores {
                said.push(Message::new("ending-repetition-stores"));
            }
            said.extend(outcome(rules, "either", it.leftover, it.verdict));
            said.extend(shared_ends(rules, it.leftover));
            said
        }
        Ending::Endless(it) => vec![
            Message::new("ending-endless")
                .with("limited", it.laps.is_some().key())
                .with("laps", it.laps.unwrap_or_default())
                .with("verdict", it.verdict.key())
                .with("match", in_match(rules).key()),
        ],
        Ending::InnerEmpty(it) => vec![Message::new("ending-inner-empty").with("own", it.own.key())],
        Ending::BothEnds(_) => {
            let corner = PitId(rules.board.columns - 1);
            let column = |pit: PitId| rules.board.name(pit).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            vec![Message::new("ending-both-ends").with("first", column(PitId(0))).with("last", column(corner))]
        }
        Ending::CapturesFirst(it) => vec![Message::new("ending-captures-first").with("turns", it.turns)],
        Ending::Decided(_) => vec![trapped(words, rules, Message::new("ending-decided"))],
        Ending::NoneFree(_) => vec![trapped(words, rules, Message::new("ending-none-free"))],
        Ending::OwnRowEmptied(_) => {
            vec![Message::new("ending-own-row-emptied").with("players", rules.board.players.key())]
        }
        Ending::PenaltyHolds(it) => vec![
            Message::new("ending-penalty-holds").with("seeds", it.seeds).with("players", rules.board.players.key()),
        ],
        Ending::AllPassed(_) => vec![Message::new("ending-all-passed")],
        Ending::LastInEmpty(_) => vec![Message::new("ending-last-in-empty").with("alone", alone(rules).key())],
        Ending::AllStored(_) => vec![Message::new("ending-all-stored").with("seeds", rules.board.total)],
        Ending::Winner(it) => {
            let lost = any(rules, |it| match it {
                Clause::Ending(Ending::RowEmpty(it)) => loses(it.verdict),
                Clause::Ending(Ending::NoMoves(it)) => loses(it.verdict),
                Clause::Ending(Ending::Repetition(it)) => loses(it.verdict),
                Clause::Ending(
                    Ending::InnerEmpty(_) | Ending::BothEnds(_) | Ending::CapturesFirst(_) | Ending::LastInEmpty(_),
                ) => true,
                _ => false,
            });
            let mut said = vec![
                Message::new("ending-winner")
                    .with("by", won_by(rules, it.by))
                    .with("lost", lost.key())
                    .with("level", it.level.key()),
            ];
            if rules.board.specials > 0 && it.specials == 0 {
                said.push(Message::new("ending-winner-specials"));
            }
            said.extend(it.least.map(|least| Message::new("ending-winner-least").with("least", least)));
            if it.specials > 0 {
                let worth = Message::new("ending-winner-worth").with("seeds", it.specials);
                said.push(words.named(rules, worth));
            }
            if it.komi.0 > 0 {
                said.push(
                    Message::new("ending-winner-komi")
                        .with("komi", Arg::Halves(it.komi.0.into()))
                        .with("second", words.side(rules.board.first.opponent())),
                );
            }
            said
        }
    }
}

/// What becomes of seeds left in the pits at the ends, which are on nobody's side.
fn shared_ends(rules: &Rules, leftover: Leftover) -> Option<Message> {
    let shared = rules.board.has_ends() && leftover == Leftover::Owner;
    shared.then(|| Message::new("ending-leftover-ends"))
}

/// What the players try to reach, by who wins.
pub(in crate::words) fn aim(words: &Words, rules: &Rules, by: WonBy) -> Vec<Message> {
    let inner = any(rules, |it| matches!(it, Clause::Ending(Ending::InnerEmpty(_))));
    let aim = Message::new("ending-aim").with("by", won_by(rules, by)).with("inner", inner.key());
    let counted = matches!(by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds);
    let stuck = rules.clauses.iter().find_map(|it| match it {
        Clause::Ending(Ending::RowEmpty(it)) if it.whose == Whose::Mover && loses(it.verdict) => {
            Some((it.verdict, "seeds"))
        }
        Clause::Ending(Ending::NoMoves(it)) if it.whose == Whose::Mover && loses(it.verdict) => {
            Some((it.verdict, "move"))
        }
        _ => None,
    });
    let also = stuck.filter(|_| counted).map(|(verdict, without)| {
        Message::new("ending-aim-stuck").with("without", without).with("loses", verdict.key())
    });
    let in_rounds =
        in_match(rules).then(|| Message::new("ending-aim-match").with("see", words.heading(rules, "page-rounds")));
    [Some(aim), also, in_rounds].into_iter().flatten().collect()
}

/// What a winner has more of.
fn won_by(rules: &Rules, by: WonBy) -> &'static str {
    match by {
        WonBy::MostWithTraps if !rules.board.has_stores() => "most-in-traps",
        by => by.key(),
    }
}

pub(super) fn loses(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::MoverLoses | Verdict::NextLoses)
}

/// Who takes what is left, and who has won where the clause on winners does not say it.
pub(super) fn outcome(rules: &Rules, whose: &'static str, leftover: Leftover, verdict: Verdict) -> Vec<Message> {
    let mut said = Vec::new();
    let counted = any(rules, |it| match it {
        Clause::Ending(Ending::Winner(it)) => {
            matches!(it.by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds)
        }
        _ => false,
    });
    if whose != "bare" && (leftover != Leftover::Nobody || counted && verdict == Verdict::ByWinner) {
        let traps = rules.phases.iter().any(|phase| phase.facts.traps_hold);
        said.push(
            Message::new("ending-leftover")
                .with("leftover", leftover.key())
                .with("whose", whose)
                .with("won", won_pits(rules).key())
                .with("traps", traps.key()),
        );
        let laid_out_again =
            any(rules, |it| matches!(it, Clause::Round(it) if !matches!(it, Round::Sale(_) | Round::Begins(_))));
        said.extend((leftover == Leftover::Nobody && laid_out_again).then(|| Message::new("ending-leftover-again")));
    }
    match verdict {
        Verdict::ByWinner => {}
        Verdict::Draw | Verdict::Void | Verdict::MoverLoses | Verdict::NextLoses | Verdict::MostSeeds => {
            said.push(
                Message::new("ending-verdict")
                    .with("verdict", verdict.key())
                    .with("whose", whose)
                    .with("match", in_match(rules).key()),
            );
        }
    }
    said
}

/// Whether a game is a round of a match.
pub(in crate::words) fn in_match(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Round(_)))
}

/// Whether there is one player only.
pub(in crate::words) fn alone(rules: &Rules) -> bool {
    rules.board.sides().len() == 1
}
