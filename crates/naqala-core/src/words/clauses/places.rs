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
pub(in crate::words) enum Section {
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

impl Section {
    /// Returns the id of its heading's message.
    pub(in crate::words) fn heading(self, rules: &Rules) -> &'static str {
        match self {
            Section::Race => "page-race",
            Section::Choice => "page-choice",
            Section::Sowing => "page-sowing",
            Section::Capture => "page-capture",
            Section::House => "page-house",
            Section::Blockade => "page-blockade",
            Section::Claim => game::claims_heading(rules),
            Section::Turn => "page-turn",
            Section::Ending => "page-ending",
            Section::Rounds => "page-rounds",
        }
    }
}

/// A section, and the place in its teaching order: clauses of one group stand in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::words) struct Place {
    pub(in crate::words) section: Section,
    pub(in crate::words) group: u8,
}

impl Place {
    /// Returns the place of a clause, or of the sentence of one of its fields.
    pub(in crate::words) fn of(rules: &Rules, clause: &Clause, field: &str) -> Place {
        let trap = |mark: &Marked| match mark {
            Marked::Is(id) | Marked::Own(id) | Marked::Other(id) => game::is_mark(rules, id, false),
            Marked::Any | Marked::Unmarked | Marked::Not(_) | Marked::Barred | Marked::LetStand => false,
        };
        let (section, group) = match clause {
            Clause::Trap(_) => (Section::Claim, if field == "most" { 1 } else { 3 }),
            Clause::House(_) => (Section::House, u8::from(!field.is_empty())),
            Clause::Race(_) => (Section::Race, u8::from(!field.is_empty())),
            Clause::Lift(_) if field == "specials" => (Section::Sowing, 1),
            Clause::Arrange(_) | Clause::Lift(_) | Clause::Place(_) => (Section::Choice, 0),
            Clause::Bring(it) if it.on == BringWhen::PitsEmpty => (Section::Turn, 0),
            Clause::Script(_) | Clause::MustCapture(_) => (Section::Choice, 1),
            Clause::Instead(it) if it.r#do == Act::Take => (Section::Choice, 1),
            Clause::Prefer(it) if it.r#move.leaves == Leaves::Any => (Section::Choice, 2),
            Clause::Bring(_)
            | Clause::Instead(_)
            | Clause::Prefer(_)
            | Clause::Swap(_)
            | Clause::Bar(_)
            | Clause::Feed(_)
            | Clause::NoReturn(_) => (Section::Choice, 3),
            Clause::GrandSlam(it) if it.effect == Slam::Forbidden => (Section::Choice, 3),
            Clause::Blockade(_) => (Section::Blockade, 0),
            Clause::Way(it) => (Section::Sowing, if it.or_back == OrBack::Never { 0 } else { 4 }),
            Clause::Drop(_) | Clause::Skip(_) => (Section::Sowing, 1),
            Clause::LiftSome(_) => (Section::House, 1),
            Clause::Meeting(_) => (Section::Capture, 0),
            Clause::Capture(it) if trap(&it.r#if.mark) => (Section::Claim, 2),
            Clause::Capture(it) => (Section::Capture, u8::from(it.take == [Target::Last])),
            Clause::Claim(_) => (Section::Claim, 0),
            Clause::Relay(_) => (Section::Sowing, 2),
            Clause::Again(it) if it.store.is_some() => (Section::Turn, 0),
            Clause::Again(_) | Clause::More(_) | Clause::GrandSlam(_) | Clause::Send(_) => (Section::Capture, 2),
            Clause::Except(it) => match of(rules, &it.of) {
                Of::Captures if trap(&it.r#if.mark) => (Section::Claim, 2),
                Of::Relays if it.r#if.holds.is_some() => (Section::Capture, 0),
                of => of.place(&it.r#if.mark),
            },
            Clause::Optional(it) => of(rules, &it.of).place(&it.r#if.mark),
            Clause::Extra(_) => (Section::Turn, 0),
            Clause::Pass(_) => (Section::Turn, 1),
            Clause::End(it) if field == "verdict" && matches!(it.verdict, Verdict::Out(_)) => (Section::Turn, 1),
            Clause::End(_) => (Section::Ending, 0),
            Clause::Endless(_) => (Section::Ending, 1),
            Clause::Winner(_) => (Section::Ending, 2),
            Clause::Refill(_) | Clause::Territory(_) | Clause::Mirror(_) | Clause::Sale(_) | Clause::Score(_) => {
                (Section::Rounds, 0)
            }
        };
        Place { section, group }
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
    fn place(self, mark: &Marked) -> (Section, u8) {
        match (self, mark) {
            (Of::Captures, _) => (Section::Capture, 2),
            (Of::Several, _) => (Section::Capture, 0),
            (Of::Claims, _) => (Section::Claim, 1),
            (Of::Relays, Marked::Barred) => (Section::Blockade, 0),
            (Of::Relays, Marked::Is(_) | Marked::Own(_) | Marked::Other(_)) => (Section::House, 1),
            (Of::Relays | Of::All, _) => (Section::Sowing, 3),
        }
    }
}
