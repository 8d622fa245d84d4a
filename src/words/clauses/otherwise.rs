//! The lines that stand on a rule page where no clause says otherwise.

use super::claim::see_claims;
use super::{alone, any, captures, in_match, round, takes};
use crate::rules::board::{Circuit, Players, Stores};
use crate::rules::capture::{Capture, OwnSeed, Row};
use crate::rules::claim::Claim;
use crate::rules::ending::Ending;
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn;
use crate::rules::{Clause, Rules};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::Message;

/// Lines on choosing that no clause says.
pub(in crate::words) fn choice_otherwise(rules: &Rules) -> Vec<Message> {
    let passes = any(rules, |it| matches!(it, Clause::Turn(Turn::Pass(_))));
    if passes || alone(rules) { Vec::new() } else { vec![Message::new("choice-must-move")] }
}

/// Lines that no clause says on where a sowing begins, and on its coming round to where it began.
pub(in crate::words) fn origin_otherwise(rules: &Rules) -> Vec<Message> {
    let first = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInOrigin(_))));
    let skip = any(rules, |it| matches!(it, Clause::Sowing(Sowing::SkipOrigin(_) | Sowing::ThenOpponent(_))));
    let stored = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInStore(_))));
    match (first, skip) {
        (_, true) => Vec::new(),
        (false, false) if stored => vec![Message::new("sowing-origin-sown-stored").with("round", round(rules))],
        (true, false) => vec![Message::new("sowing-origin-sown-again")],
        (false, false) if !rules.board.is_owned() => vec![Message::new("sowing-origin-sown-line")],
        (false, false) => vec![
            Message::new("sowing-origin-sown")
                .with("round", round(rules))
                .with("stores", rules.board.stores.key())
                .with("pieces", specials_sown(rules).key()),
        ],
    }
}

/// A line that no clause says on how a sowing ends.
pub(in crate::words) fn laps_otherwise(rules: &Rules) -> Vec<Message> {
    if rules.many_laps() {
        Vec::new()
    } else {
        vec![Message::new("sowing-single-lap").with("pieces", specials_sown(rules).key())]
    }
}

/// Whether pieces of another kind are sown beside the seeds.
fn specials_sown(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Sowing(Sowing::SpecialsLast(_))))
}

/// Lines on captures that no clause says.
pub(in crate::words) fn capture_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    if !captures(rules) {
        let stored = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInStore(_))));
        let stores = match rules.board.stores {
            Stores::Aside if stored => "first",
            Stores::Own if alone(rules) => "one",
            stores => stores.key(),
        };
        return vec![Message::new("capture-none").with("stores", stores)];
    }
    let mut said = Vec::new();
    let elsewhere = |it: &Clause| match it {
        Clause::Capture(Capture::FromTrap(_)) => false,
        it => takes(it),
    };
    if !any(rules, elsewhere) {
        said.push(see_claims(words, rules, words.named(rules, Message::new("capture-only-traps"))));
    }
    let rows: Vec<Row> = rules
        .clauses
        .iter()
        .filter_map(|it| match it {
            Clause::Capture(Capture::Count(it)) => Some(it.row),
            Clause::Capture(Capture::Facing(it)) => Some(it.row),
            Clause::Capture(Capture::Column(it)) => Some(it.row),
            Clause::Capture(Capture::FromTrap(it)) if it.seeds > 0 => Some(it.row),
            Clause::Claim(Claim::Trap(it)) if it.seeds == OwnSeed::Take => Some(it.row),
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
    said
}

/// Lines that no clause says on what becomes of captured seeds.
pub(in crate::words) fn captured(rules: &Rules) -> Vec<Message> {
    if !captures(rules) {
        return Vec::new();
    }
    let mut said = Vec::new();
    let resown = any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_) | Capture::Enter(_))));
    let free = any(rules, |it| matches!(it, Clause::Capture(Capture::Optional(_) | Capture::Begun(_))));
    if resown && !free {
        said.push(Message::new("capture-compulsory"));
    }
    if !resown && rules.board.stores != Stores::None {
        let leaves = any(rules, |it| matches!(it, Clause::Turn(Turn::Reseed(_))));
        said.push(Message::new("capture-to-store").with("leaves", leaves.key()).with("match", in_match(rules).key()));
    }
    said
}

/// Lines on claims that no clause says.
pub(in crate::words) fn claim_otherwise(rules: &Rules) -> Vec<Message> {
    let limits =
        any(rules, |it| matches!(it, Clause::Claim(Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_))));
    if limits { vec![Message::new("claim-otherwise")] } else { Vec::new() }
}

/// Lines on last seeds in traps that no clause says.
pub(in crate::words) fn traps_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    let takes = |it: &Clause| matches!(it, Clause::Capture(Capture::FromTrap(_)));
    let several = rules.clauses.iter().filter(|it| takes(it)).count() > 1;
    let everywhere = |whose: Row| {
        any(rules, |it| {
            let Clause::Capture(Capture::FromTrap(it)) = it else { return false };
            it.at.is_empty() && it.row == Row::Any && (it.whose == whose || it.whose == Row::Any)
        })
    };
    let stops =
        any(rules, |it| matches!(it, Clause::Claim(Claim::TrapStops(_) | Claim::Engulf(_) | Claim::Swallow(_))));
    let mut said = Vec::new();
    if several {
        said.push(Message::new("capture-from-trap-in-order"));
    }
    if any(rules, takes) && !stops && !(everywhere(Row::Own) && everywhere(Row::Opponent)) {
        said.push(words.named(rules, Message::new("capture-from-trap-otherwise")));
    }
    if any(rules, takes) && !stops {
        said.push(words.named(rules, Message::new("capture-from-trap-passing")));
    }
    said
}

/// Lines on houses that no clause says.
pub(in crate::words) fn house_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    let houses = any(rules, |it| matches!(it, Clause::Claim(Claim::House(_))));
    let relays = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Relay(_))));
    let line = || words.named(rules, Message::new("claim-house-otherwise"));
    if houses && relays { vec![line()] } else { Vec::new() }
}

/// Lines on turns that no clause says.
pub(in crate::words) fn turn_otherwise(rules: &Rules) -> Vec<Message> {
    let bonus = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    let sown = rules.board.sows_stores();
    let loses = any(rules, |it| matches!(it, Clause::Ending(Ending::PenaltyHolds(_))));
    let frozen = any(rules, |it| matches!(it, Clause::Turn(Turn::Frozen(_))));
    let mut said = Vec::new();
    if sown && !bonus && !alone(rules) {
        said.push(Message::new("turn-no-bonus"));
    }
    if loses && !frozen && rules.board.players != Players::Pairs {
        said.push(Message::new("turn-lost-plays-on"));
    }
    said
}
