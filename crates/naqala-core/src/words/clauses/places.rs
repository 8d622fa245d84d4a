//! Place of a clause on a page.

use crate::words::game;
use mancala::rules::Rules;
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::choice::Act;
use mancala::rules::kinds::condition::{Leaves, Marked};
use mancala::rules::kinds::ending::Verdict;
use mancala::rules::kinds::landing::{Slam, Target};
use mancala::rules::kinds::opening::BringWhen;
use mancala::rules::kinds::sowing::OrBack;

/// Section of a page that clauses make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::words) enum ClauseSection {
    Race,
    Choice,
    Sowing,
    Capture,
    House,
    Blockade,
    Claim,
    Turn,
    Ending,
    Rounds,
}

impl ClauseSection {
    /// Returns the id of its heading's message.
    pub(in crate::words) fn heading(self, rules: &Rules) -> &'static str {
        match self {
            ClauseSection::Race => "page-race",
            ClauseSection::Choice => "page-choice",
            ClauseSection::Sowing => "page-sowing",
            ClauseSection::Capture => "page-capture",
            ClauseSection::House => "page-house",
            ClauseSection::Blockade => "page-blockade",
            ClauseSection::Claim => game::claims_heading(rules),
            ClauseSection::Turn => "page-turn",
            ClauseSection::Ending => "page-ending",
            ClauseSection::Rounds => "page-rounds",
        }
    }
}

/// A section, and the place in its teaching order: clauses of one group stand in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::words) struct TeachingOrder {
    pub(in crate::words) section: ClauseSection,
    pub(in crate::words) group: u8,
}

impl TeachingOrder {
    /// Returns the place of a clause, or of the sentence of one of its fields.
    pub(in crate::words) fn of(rules: &Rules, clause: &Clause, field: &str) -> TeachingOrder {
        let trap = |mark: &Marked| match mark {
            Marked::Is(id) | Marked::Own(id) | Marked::Other(id) => game::is_mark(rules, id, false),
            Marked::Any | Marked::Unmarked | Marked::Not(_) | Marked::Barred | Marked::LetStand => false,
        };
        let (section, group) = match clause {
            Clause::Trap(_) => {
                let group = match field {
                    "most" => 1,
                    "ends" => 3,
                    _ => 4,
                };
                (ClauseSection::Claim, group)
            }
            Clause::House(_) => (ClauseSection::House, u8::from(!field.is_empty())),
            Clause::Race(_) => (ClauseSection::Race, u8::from(!field.is_empty())),
            Clause::Lift(_) if field == "specials" => (ClauseSection::Sowing, 1),
            Clause::Arrange(_) | Clause::Lift(_) | Clause::Place(_) => (ClauseSection::Choice, 0),
            Clause::Bring(it) if it.on == BringWhen::PitsEmpty => (ClauseSection::Turn, 0),
            Clause::Script(_) | Clause::MustCapture(_) => (ClauseSection::Choice, 1),
            Clause::Instead(it) if it.r#do == Act::Take => (ClauseSection::Choice, 1),
            Clause::Prefer(it) if it.r#move.leaves == Leaves::Any => (ClauseSection::Choice, 2),
            Clause::Bring(_)
            | Clause::Instead(_)
            | Clause::Prefer(_)
            | Clause::Swap(_)
            | Clause::Bar(_)
            | Clause::Feed(_)
            | Clause::NoReturn(_) => (ClauseSection::Choice, 3),
            Clause::GrandSlam(it) if it.effect == Slam::Forbidden => (ClauseSection::Choice, 3),
            Clause::Blockade(_) => (ClauseSection::Blockade, 0),
            Clause::Way(it) => (ClauseSection::Sowing, if it.or_back == OrBack::Never { 0 } else { 4 }),
            Clause::Drop(_) | Clause::Skip(_) => (ClauseSection::Sowing, 1),
            Clause::LiftSome(_) => (ClauseSection::House, 1),
            Clause::Meeting(_) => (ClauseSection::Capture, 0),
            Clause::Capture(it) if trap(&it.r#if.mark) => (ClauseSection::Claim, 2),
            Clause::Capture(it) => (ClauseSection::Capture, u8::from(it.take == [Target::Last])),
            Clause::Claim(_) => (ClauseSection::Claim, 0),
            Clause::Relay(_) => (ClauseSection::Sowing, 2),
            Clause::Again(it) if it.store.is_some() => (ClauseSection::Turn, 0),
            Clause::Again(_) | Clause::More(_) | Clause::GrandSlam(_) | Clause::Send(_) => (ClauseSection::Capture, 2),
            Clause::Except(it) => match of(rules, &it.of) {
                Of::Captures if trap(&it.r#if.mark) => (ClauseSection::Claim, 2),
                Of::Relays if it.r#if.holds.is_some() => (ClauseSection::Capture, 0),
                of => of.place(&it.r#if.mark),
            },
            Clause::Optional(it) => of(rules, &it.of).place(&it.r#if.mark),
            Clause::Extra(_) => (ClauseSection::Turn, 0),
            Clause::Pass(_) => (ClauseSection::Turn, 1),
            Clause::End(it) if field == "verdict" && matches!(it.verdict, Verdict::Out(_)) => (ClauseSection::Turn, 1),
            Clause::End(_) => (ClauseSection::Ending, 0),
            Clause::Endless(_) => (ClauseSection::Ending, 1),
            Clause::Winner(_) => (ClauseSection::Ending, 2),
            Clause::Refill(_) | Clause::Territory(_) | Clause::Mirror(_) | Clause::Sale(_) | Clause::Score(_) => {
                (ClauseSection::Rounds, 0)
            }
        };
        TeachingOrder { section, group }
    }
}

/// Kind of thing that an exception or a question is about.
enum Of {
    Captures,
    Claims,
    Relays,
    All,
    /// Captures and things that follow them.
    Several,
}

fn of(rules: &Rules, named: &[String]) -> Of {
    let mut kinds: Vec<&str> = Vec::new();
    for id in named {
        let clause = game::every(rules).find(|(_, clause)| clause.id() == id);
        kinds.push(match (id.as_str(), clause) {
            ("captures", _) | (_, Some((_, Clause::Capture(_)))) => "captures",
            ("claims", _) | (_, Some((_, Clause::Claim(_)))) => "claims",
            ("all", _) => "all",
            (_, Some((_, Clause::Relay(_)))) => "relays",
            _ => "others",
        });
    }
    kinds.sort_unstable();
    kinds.dedup();
    match kinds[..] {
        ["captures"] => Of::Captures,
        ["claims"] => Of::Claims,
        ["relays"] => Of::Relays,
        ["all"] => Of::All,
        _ => Of::Several,
    }
}

impl Of {
    fn place(self, mark: &Marked) -> (ClauseSection, u8) {
        match (self, mark) {
            (Of::Captures, _) => (ClauseSection::Capture, 2),
            (Of::Several, _) => (ClauseSection::Capture, 0),
            (Of::Claims, _) => (ClauseSection::Claim, 1),
            (Of::Relays, Marked::Barred) => (ClauseSection::Blockade, 0),
            (Of::Relays, Marked::Is(_) | Marked::Own(_) | Marked::Other(_)) => (ClauseSection::House, 1),
            (Of::Relays | Of::All, _) => (ClauseSection::Sowing, 3),
        }
    }
}
