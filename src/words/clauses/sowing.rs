//! What the clauses on sowing say.

use super::{any, claims_heading, may_lift_one, moves_in, next_way, round};
use crate::rules::board::Stores;
use crate::rules::capture::{Capture, Landing};
use crate::rules::claim::Claim;
use crate::rules::sowing::{HaltAt, Lifts, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Clause, Rules};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::{Arg, Message};

pub(super) fn sowing(words: &Words, rules: &Rules, clause: &Sowing) -> Vec<Message> {
    let board = &rules.board;
    vec![match clause {
        Sowing::EachLap(_) => Message::new("sowing-each-lap"),
        Sowing::Reverse(it) => Message::new("sowing-reverse")
            .with("parts", words.parts(rules, &it.from, "your"))
            .with("resown", any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_)))).key()),
        Sowing::LiftSome(it) => {
            let (places, _) = moves_in(rules, &Clause::Sowing(clause.clone()));
            let counted = if places { it.counted.key() } else { "none" };
            let said = rules.clauses.iter().find(|it| matches!(it, Clause::Sowing(Sowing::LiftSome(_))));
            let again = said.is_some_and(|first| *first != Clause::Sowing(clause.clone()));
            let id = if again && counted == "none" { "sowing-lift-some-too" } else { "sowing-lift-some" };
            Message::new(id).with("seeds", it.seeds).with("counted", counted)
        }
        Sowing::Halt(it) => {
            let message = match &it.at {
                HaltAt::House => Message::new("sowing-halt-house"),
                HaltAt::Blocked => Message::new("sowing-halt-blocked"),
                HaltAt::Parts(parts) => {
                    Message::new("sowing-halt-parts").with("parts", words.parts(rules, parts, "your"))
                }
            };
            message
                .with("when", it.when.key())
                .with("then", it.then.key())
                .with("unless-from-house", it.unless_from_house.key())
        }
        Sowing::HomeEnds(_) => Message::new("sowing-home-ends"),
        Sowing::Heaps(it) => {
            let seeds: Vec<String> = it.seeds.iter().map(u16::to_string).collect();
            let again = any(rules, |it| matches!(it, Clause::Turn(Turn::AtHome(_) | Turn::Bonus(_))));
            Message::new("sowing-heaps")
                .with("heaps", seeds.len())
                .with("seeds", words.all_of(&seeds))
                .with("again", again.key())
        }
        Sowing::SpecialsLast(_) => Message::new("sowing-specials-last"),
        Sowing::Race(it) => {
            let traps = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
            Message::new("sowing-race").with("order", it.order.key()).with("traps", traps.key())
        }
        Sowing::Fixed(it) => Message::new("sowing-fixed")
            .with("way", it.way.key())
            .with(
                "rows",
                match board.rows {
                    _ if board.shape().square => Arg::from("square"),
                    _ if board.is_endwise() => Arg::from("endwise"),
                    rows => Arg::from(rows),
                },
            )
            .with("at", if board.stores == Stores::OwnLeft { "left" } else { "right" })
            .with("stores", board.stores.key()),
        Sowing::Chosen(_) => {
            Message::new("sowing-chosen").with("rows", board.rows).with("sown", board.sows_stores().key())
        }
        Sowing::ByOrigin(it) => Message::new("sowing-by-origin")
            .with("left", it.left.key())
            .with("right", it.right.key())
            .with("middle", (board.columns % 2 == 1).key()),
        Sowing::BySide(it) => {
            Message::new("sowing-by-side").with("south", it.south.key()).with("north", it.north.key())
        }
        Sowing::ByCount(it) => Message::new("sowing-by-count")
            .with("even", it.even.key())
            .with("odd", it.odd.key())
            .with("stores", board.stores.key()),
        Sowing::FirstInOrigin(it) => {
            let lone = if may_lift_one(rules) { it.lone.key() } else { "never" };
            let laps = if rules.many_laps() { it.laps.key() } else { "one" };
            Message::new("sowing-first-in-origin").with("lone", lone).with("laps", laps)
        }
        Sowing::ThenOpponent(_) => Message::new("sowing-then-opponent").with("round", round(rules)),
        Sowing::FirstInStore(_) => Message::new("sowing-first-in-store").with("laps", rules.many_laps().key()),
        Sowing::SkipOrigin(_) => {
            Message::new("sowing-skip-origin").with("round", round(rules)).with("laps", rules.many_laps().key())
        }
        Sowing::Relay(it) if it.lifts == Lifts::Next => Message::new("sowing-relay-next")
            .with("gaps", any(rules, |it| matches!(it, Clause::Capture(Capture::Beyond(_)))).key())
            .with("ends", board.has_ends().key())
            .with("next-way", next_way(rules)),
        Sowing::Relay(_) => {
            let captures = any(rules, |it| match it {
                Clause::Capture(Capture::Facing(it)) => it.landing == Landing::Occupied,
                Clause::Capture(Capture::Count(_)) => true,
                _ => false,
            });
            let claims = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
            let halts = halted(words, rules);
            Message::new("sowing-relay")
                .with("captures", if claims && !captures { "claim" } else { captures.key() })
                .with("halts", (!halts.is_empty()).key())
                .with("see", words.all_of(&halts))
                .with("stores", board.stores.key())
                .with("next-way", next_way(rules))
        }
    }]
}

/// The headings under which the page says what stops a sowing before it comes to an empty pit. Pits of the players' rows
/// in which it may stop are spoken of together with the sowing itself.
fn halted(words: &Words, rules: &Rules) -> Vec<String> {
    let halts = |at: HaltAt| any(rules, |it| matches!(it, Clause::Sowing(Sowing::Halt(it)) if it.at == at));
    let by_traps = any(rules, |it| {
        matches!(it, Clause::Claim(Claim::Engulf(_) | Claim::TrapStops(_)) | Clause::Capture(Capture::FromTrap(_)))
    });
    let headings = [
        halts(HaltAt::House).then_some("page-house"),
        halts(HaltAt::Blocked).then_some("page-blockade"),
        by_traps.then(|| claims_heading(rules)),
    ];
    headings.into_iter().flatten().map(|id| words.heading(rules, id)).collect()
}
