//! Lines of a rule page for the lack of a clause.

use crate::words::game::any;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use crate::words::{Words, game};
use mancala::rules::Rules;
use mancala::rules::board::{Players, Stores};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::choice::Unfed;
use mancala::rules::kinds::condition::Whose;
use mancala::rules::kinds::ending::{Once, OutHow, Unusable, Verdict, WonBy};
use mancala::rules::kinds::landing::{Then, To, Who};
use mancala::rules::kinds::marks::MarkFor;
use mancala::rules::kinds::opening::BringWhen;

/// Lines on choosing that no clause says.
pub(in crate::words) fn choice_otherwise(rules: &Rules) -> Vec<Message> {
    if rules.profile.choice.may_pass { Vec::new() } else { vec![Message::new("choice-must-move")] }
}

/// The line that says how several clauses on what comes first go together.
pub(in crate::words) fn in_order<'a>(clauses: impl Iterator<Item = &'a Clause>) -> Option<Message> {
    use mancala::rules::kinds::condition::Leaves;
    let first = clauses.filter(|it| match it {
        Clause::Feed(it) => it.or == Unfed::Most,
        Clause::Prefer(it) => it.r#move.leaves == Leaves::Any,
        it => matches!(it, Clause::MustCapture(_)),
    });
    (first.count() > 1).then(|| Message::new("choice-in-order"))
}

/// Lines that no clause says on where a sowing begins, and on its coming round to where it began.
pub(in crate::words) fn origin_otherwise(rules: &Rules) -> Vec<Message> {
    let first = rules.profile.sowing.first_in_origin;
    let skip = any(rules, |it| match it {
        Clause::Skip(it) => it.r#if.origin == Some(true) || it.after != Default::default(),
        _ => false,
    });
    let stored = rules.profile.sowing.first_in_store;
    match (first, skip) {
        (_, true) => Vec::new(),
        (false, false) if stored => {
            vec![Message::new("sowing-origin-sown-stored").with("round", rules.profile.sowing.circuit)]
        }
        (true, false) => vec![Message::new("sowing-origin-sown-again")],
        (false, false) if !rules.board.is_owned() => vec![Message::new("sowing-origin-sown-line")],
        (false, false) => vec![
            Message::new("sowing-origin-sown")
                .with("round", rules.profile.sowing.circuit)
                .with("stores", rules.board.stores.key())
                .with("pieces", specials_sown(rules).key()),
        ],
    }
}

/// A line that no clause says on how a sowing ends.
pub(in crate::words) fn laps_otherwise(rules: &Rules) -> Vec<Message> {
    if rules.profile.sowing.many_laps {
        Vec::new()
    } else {
        vec![Message::new("sowing-single-lap").with("pieces", specials_sown(rules).key())]
    }
}

/// Returns whether pieces of another kind are sown beside the seeds.
fn specials_sown(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Lift(it) if it.specials != Default::default()))
}

/// Lines on captures that no clause says.
pub(in crate::words) fn capture_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    if !rules.profile.captures.any {
        let stores = match rules.board.stores {
            Stores::Aside if rules.profile.sowing.first_in_store => "first",
            Stores::Own if rules.profile.is_solo() => "one",
            stores => stores.key(),
        };
        return vec![Message::new("capture-none").with("stores", stores)];
    }
    let mut said = Vec::new();
    if !rules.profile.captures.outside_traps {
        let see = words.heading(rules, game::claims_heading(rules));
        said.push(words.named(rules, Message::new("capture-only-traps")).with("see", see));
    }
    let sides = &rules.profile.captures.sides;
    if !sides.is_empty() && rules.board.shares_ring() && !rules.board.is_square() && !sides.contains(&Whose::Any) {
        if !sides.contains(&Whose::Own) {
            said.push(Message::new("capture-not-own"));
        }
        if !sides.contains(&Whose::Other) {
            said.push(Message::new("capture-not-opponent"));
        }
    }
    said
}

/// Returns the lines that no clause says on the fate of captured seeds.
pub(in crate::words) fn captured(rules: &Rules) -> Vec<Message> {
    if !rules.profile.captures.any {
        return Vec::new();
    }
    let mut said = Vec::new();
    let resown = any(rules, |it| matches!(it, Clause::Send(it) if matches!(it.to, To::Sown | To::RowEnd)));
    if resown && !rules.profile.captures.optional {
        said.push(Message::new("capture-compulsory"));
    }
    if !resown && rules.profile.captures.fill_stores {
        let brought = any(rules, |it| matches!(it, Clause::Bring(it) if it.on == BringWhen::PitsEmpty));
        let leaves = brought || rules.profile.choice.lifts_stores;
        said.push(
            Message::new("capture-to-store")
                .with("leaves", leaves.key())
                .with("match", rules.profile.rounds.is_match.key()),
        );
    }
    said
}

/// Lines on claims that no clause says.
pub(in crate::words) fn claim_otherwise(rules: &Rules) -> Vec<Message> {
    let excepted = any(rules, |it| match it {
        Clause::Except(it) => {
            let claim =
                |id: &String| id == "claims" || any(rules, |it| matches!(it, Clause::Claim(it) if it.id == *id));
            !it.of.is_empty() && it.of.iter().all(claim)
        }
        _ => false,
    });
    if excepted || rules.profile.traps.limited { vec![Message::new("claim-otherwise")] } else { Vec::new() }
}

/// The line that says how several clauses on last seeds in traps go together.
pub(in crate::words) fn traps_in_order(rules: &Rules) -> Option<Message> {
    (rules.profile.traps.last_seed_clauses > 1).then(|| Message::new("capture-from-trap-in-order"))
}

/// The line on sowings that pass traps, where clauses on last seeds there say nothing of it. Where there are no such
/// clauses, the trap says it together with the end of the turn.
pub(in crate::words) fn traps_otherwise(words: &Words, rules: &Rules) -> Option<Message> {
    let traps = &rules.profile.traps;
    let passed_by = traps.passed_by.filter(|it| *it != MarkFor::Both && traps.last_seed_clauses > 0)?;
    Some(words.named(rules, Message::new("capture-from-trap-passing").with("passed-by", passed_by.key())))
}

/// Lines on houses that no clause says.
pub(in crate::words) fn house_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    let houses = any(rules, |it| matches!(it, Clause::House(_)));
    let relays = any(rules, |it| matches!(it, Clause::Relay(_)));
    if houses && relays { vec![words.named(rules, Message::new("claim-house-otherwise"))] } else { Vec::new() }
}

/// The line on extra moves that cannot be made.
pub(in crate::words) fn lost_move(rules: &Rules) -> Vec<Message> {
    let again = any(rules, |it| match it {
        Clause::Again(_) => true,
        Clause::Capture(it) => it.then == Then::Again,
        Clause::Claim(it) => it.then == Then::Again,
        _ => false,
    });
    let stuck = any(rules, |it| matches!(it, Clause::Extra(it) if it.unusable == Unusable::Stuck));
    if !again || stuck || rules.profile.is_solo() {
        return Vec::new();
    }
    vec![Message::new("turn-bonus-lapses").with("players", rules.board.sides().len())]
}

/// Lines on turns that no clause says.
pub(in crate::words) fn turn_otherwise(rules: &Rules) -> Vec<Message> {
    let bonus = any(rules, |it| matches!(it, Clause::Again(it) if it.store.is_some()));
    let out = |how: OutHow| any(rules, |it| matches!(it, Clause::End(it) if it.verdict == Verdict::Out(how)));
    let mut said = Vec::new();
    if rules.board.sows_stores() && !bonus && !rules.profile.is_solo() {
        said.push(Message::new("turn-no-bonus"));
    }
    if out(OutHow::PlaysOn) && !out(OutHow::Frozen) && rules.board.players != Players::Pairs {
        said.push(Message::new("turn-lost-plays-on"));
    }
    said
}

/// Returns the aim of the players, by the rule on the winner.
pub(in crate::words) fn aim(words: &Words, rules: &Rules, by: WonBy) -> Vec<Message> {
    let inner = any(rules, |it| match it {
        Clause::End(it) => matches!(&it.once, Some(Once::Left(left)) if !left.pits.at.is_empty()),
        _ => false,
    });
    let aim = Message::new("ending-aim").with("by", words.won_by(rules, by)).with("inner", inner.key());
    let counted = matches!(by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds);
    let stuck = game::every(rules).find_map(|(_, it)| match it {
        Clause::End(it) if it.whose == Who::Next => {
            let Verdict::Loses(loser) = it.verdict else { return None };
            let without = match &it.once {
                Some(Once::Left(left)) if left.pits.side == Whose::Own => "seeds",
                Some(Once::CannotMove) => "move",
                _ => return None,
            };
            Some((if loser == Who::Next { "next-loses" } else { "mover-loses" }, without))
        }
        _ => None,
    });
    let also = stuck
        .filter(|_| counted)
        .map(|(loses, without)| Message::new("ending-aim-stuck").with("without", without).with("loses", loses));
    let is_match = rules.profile.rounds.is_match;
    let in_rounds = is_match.then(|| Message::new("ending-aim-match").with("see", words.heading(rules, "page-rounds")));
    [Some(aim), also, in_rounds].into_iter().flatten().collect()
}

impl Words {
    /// Returns the key for the measure by which a player wins.
    pub(in crate::words) fn won_by(&self, rules: &Rules, by: WonBy) -> &'static str {
        match by {
            WonBy::MostSeeds => "most-seeds",
            WonBy::MostWithTraps if !rules.board.has_stores() => "most-in-traps",
            WonBy::MostWithTraps => "most-with-traps",
            WonBy::FewestSeeds => "fewest-seeds",
            WonBy::LastMover => "last-mover",
            WonBy::Emptier => "emptier",
        }
    }
}
