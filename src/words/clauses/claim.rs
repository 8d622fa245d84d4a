//! What the clauses on claims say.

use super::any;
use super::capture::makes;
use crate::rules::capture::{Capture, OwnSeed};
use crate::rules::claim::Claim;
use crate::rules::{Clause, Rules};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::Message;

pub(super) fn claim(words: &Words, rules: &Rules, clause: &Claim) -> Vec<Message> {
    let message = match clause {
        Claim::Trap(it) if it.missed => {
            let row = if rules.board.is_owned() { it.row.key() } else { "no-row" };
            makes(words, Message::new("claim-trap-missed"), &it.makes).with("row", row).with("owner", it.owner.key())
        }
        Claim::Trap(it) => {
            let row = if rules.board.is_owned() { it.row.key() } else { "no-row" };
            let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_) | Claim::Fades(_))));
            makes(words, Message::new("claim-trap"), &it.makes)
                .with("row", row)
                .with("owner", it.owner.key())
                .with("seeds", it.seeds.key())
                .with("liftable", liftable.key())
        }
        Claim::TrapPair(it) => Message::new("claim-trap-pair").with("one", it.makes.0).with("other", it.makes.1),
        Claim::AtMost(it) => Message::new("claim-at-most").with("traps", it.traps),
        Claim::NotLastPit(_) => Message::new("claim-not-last-pit").with("number", rules.board.columns),
        Claim::NotTwin(it) => Message::new("claim-not-twin").with("by", it.by.key()),
        Claim::Declared(_) => Message::new("claim-declared"),
        Claim::Swallow(_) => Message::new("claim-swallow"),
        Claim::House(it) => {
            Message::new("claim-house").with("at", words.parts(rules, &[it.at], "your")).with("least", it.least)
        }
        Claim::HousesFall(_) => Message::new("claim-houses-fall"),
        Claim::Engulf(_) => Message::new("claim-engulf"),
        Claim::TrapStops(_) => {
            let others = any(rules, |it| matches!(it, Clause::Capture(Capture::FromTrap(_))));
            let lifted = |it: &Claim| match it {
                Claim::Trap(it) => it.seeds == OwnSeed::Take,
                it => matches!(it, Claim::Liftable(_)),
            };
            let bare = others || any(rules, |it| matches!(it, Clause::Claim(it) if lifted(it)));
            Message::new("claim-trap-stops").with("others", others.key()).with("bare", bare.key())
        }
        Claim::Liftable(_) => Message::new("claim-liftable"),
        Claim::Fades(_) => Message::new("claim-fades"),
    };
    vec![message]
}

/// The id of the heading over what is said of pits that are won.
pub(in crate::words) fn claims_heading(rules: &Rules) -> &'static str {
    let has = |is: fn(&Claim) -> bool| any(rules, |it| matches!(it, Clause::Claim(it) if is(it)));
    match () {
        () if has(|it| matches!(it, Claim::Liftable(_))) => "page-traps",
        () if has(|it| matches!(it, Claim::Fades(_))) => "page-won",
        () if has(|it| matches!(it, Claim::Trap(it) if it.missed)) => "page-spoilt",
        () => "page-claim",
    }
}

/// Adds where the page says what a pit is that has been won.
pub(super) fn see_claims(words: &Words, rules: &Rules, message: Message) -> Message {
    message.with("see", words.heading(rules, claims_heading(rules)))
}

/// Adds whether pits can be won for good, what such a pit is called, and whether its owner may lift it.
pub(super) fn trapped(words: &Words, rules: &Rules, message: Message) -> Message {
    let traps = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
    let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_))));
    words.named(rules, message).with("traps", traps.key()).with("liftable", liftable.key())
}
