//! The captures of a game.

use super::Clauses;
use crate::rules::board::Board;
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::condition::{Was, Whose};
use crate::rules::kinds::landing::{Content, Target, To};
use crate::rules::kinds::{Clause, List};
use crate::rules::setup::Stores;

/// The captures of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CaptureProfile {
    /// The ways in which seeds are won from the pits, each once, in the order of [`CaptureStyle::ALL`];
    /// [`CaptureStyle::Nothing`] alone where they are not.
    pub styles: Vec<CaptureStyle>,
    /// `true` if seeds are captured at all. Where pits are won, their seeds may stay in them.
    pub any: bool,
    /// `true` if captured seeds go into stores, unless they are sown again or given away.
    pub fill_stores: bool,
    /// `true` if something is captured but by last seeds in traps.
    pub outside_traps: bool,
    /// `true` if a last seed may capture or claim something.
    pub by_last_seed: bool,
    /// `true` if a last seed in an occupied pit may capture.
    pub in_occupied: bool,
    /// The sides on which a last seed must fall to capture in its pit or across from it, a side for each clause.
    pub sides: Vec<Whose>,
    /// `true` if the pit beyond an empty one is captured.
    pub beyond_gaps: bool,
    /// `true` if captures need not be made.
    pub optional: bool,
    /// `true` if on four rows the pits of outer rows may be captured.
    pub outer: bool,
    /// `true` if a seed that passes a pit may claim it.
    pub claims_in_passing: bool,
}

/// A way in which seeds are won from the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaptureStyle {
    /// The last seed brings a pit to a certain count.
    Count,
    /// The last seed takes what lies across from it.
    Across,
    /// A seed takes a pit while sowing, by its count or by what lies in it.
    Passing,
    /// The last seed takes what lies beyond an empty pit.
    Gap,
    /// Pits are won.
    Pits,
    /// Captured seeds are sown again.
    SownAgain,
    /// Seeds are captured in no way.
    Nothing,
}

impl CaptureProfile {
    pub(super) fn of(board: &Board, clauses: Clauses) -> CaptureProfile {
        let any = clauses.any(takes);
        let to_trap = clauses.any(|it| matches!(it, Clause::Send(it) if it.to == To::Trap));
        CaptureProfile {
            styles: CaptureStyle::of(clauses),
            any,
            fill_stores: any && board.stores != Stores::None && !to_trap,
            outside_traps: clauses.any(|it| takes(it) && !is_from_trap(it)),
            by_last_seed: clauses.each().any(|(list, it)| match it {
                Clause::Capture(it) => {
                    list == List::Landing && !matches!(it.take[..], [Target::Last | Target::Seeds(_)])
                }
                Clause::Claim(it) => it.pits.len() == 1,
                _ => false,
            }),
            in_occupied: clauses.each().any(|(list, it)| is_in_occupied(list, it)),
            sides: clauses.each().filter_map(|(list, it)| side_of_last_seed(list, it)).collect(),
            beyond_gaps: clauses.any(|it| matches!(it, Clause::Capture(it) if it.take == [Target::Beyond])),
            optional: clauses.any(|it| match it {
                Clause::Optional(it) => it.of.iter().any(|of| of == "captures" || is_capture(clauses, of)),
                Clause::Except(it) => it.when.began != Default::default() || it.when.lap.is_some(),
                _ => false,
            }),
            outer: clauses.any(takes_outer),
            claims_in_passing: clauses
                .each()
                .any(|(list, it)| list == List::Dropping && matches!(it, Clause::Claim(_))),
        }
    }
}

/// Returns whether a clause by itself captures something.
fn takes(clause: &Clause) -> bool {
    match clause {
        Clause::Capture(_) | Clause::Meeting(_) => true,
        Clause::Claim(it) => it.content == Content::Taken,
        Clause::Instead(it) => it.r#do == Act::Take,
        _ => false,
    }
}

/// Returns whether a capture is one from a trap.
fn is_from_trap(clause: &Clause) -> bool {
    matches!(clause, Clause::Capture(it) if matches!(it.take[..], [Target::Seeds(_)]))
}

/// Returns whether this is the id of a capture by a last seed.
fn is_capture(clauses: Clauses, id: &str) -> bool {
    clauses.each().any(|(list, it)| list == List::Landing && matches!(it, Clause::Capture(it) if it.id == id))
}

/// Returns whether a last seed in an occupied pit may capture by a clause.
fn is_in_occupied(list: List, clause: &Clause) -> bool {
    match clause {
        Clause::Capture(it) if list == List::Landing => {
            let facing = matches!(it.take[..], [Target::Facing, ..]) && it.r#if.was == Was::Occupied;
            facing || it.take == [Target::Here]
        }
        Clause::Except(it) => it.r#if.holds.is_some(),
        _ => false,
    }
}

/// Returns the side on which a last seed must fall to capture in its pit or across from it, if a clause speaks of that.
fn side_of_last_seed(list: List, clause: &Clause) -> Option<Whose> {
    match clause {
        Clause::Capture(it) if list == List::Landing => {
            let here = !matches!(it.take[..], [Target::Next | Target::Beyond | Target::Last]);
            here.then_some(it.r#if.side)
        }
        Clause::Claim(it) if it.content == Content::Taken => Some(it.r#if.side),
        _ => None,
    }
}

/// Returns whether on four rows a clause takes pits of outer rows.
fn takes_outer(clause: &Clause) -> bool {
    match clause {
        Clause::Capture(it) => it.take.iter().any(|it| !matches!(it, Target::Facing | Target::Last | Target::Here)),
        Clause::More(_) => true,
        _ => false,
    }
}

impl CaptureStyle {
    /// Every style, in the order in which one would name them.
    pub const ALL: [CaptureStyle; 7] = [
        CaptureStyle::Count,
        CaptureStyle::Across,
        CaptureStyle::Passing,
        CaptureStyle::Gap,
        CaptureStyle::Pits,
        CaptureStyle::SownAgain,
        CaptureStyle::Nothing,
    ];

    /// Returns the styles of a game of these clauses.
    fn of(clauses: Clauses) -> Vec<CaptureStyle> {
        let all: Vec<CaptureStyle> = clauses.each().flat_map(|(list, it)| CaptureStyle::by(list, it)).collect();
        let mut styles: Vec<CaptureStyle> = CaptureStyle::ALL.into_iter().filter(|it| all.contains(it)).collect();
        if styles.is_empty() {
            styles.push(CaptureStyle::Nothing);
        }
        styles
    }

    /// Returns the styles in which a clause lets seeds be won. Clauses that only limit or extend others have none.
    fn by(list: List, clause: &Clause) -> Vec<CaptureStyle> {
        match clause {
            Clause::Capture(_) if list == List::Dropping => vec![CaptureStyle::Passing],
            Clause::Meeting(_) => vec![CaptureStyle::Passing],
            Clause::Capture(it) => it.take.iter().map(|target| CaptureStyle::by_target(*target)).collect(),
            Clause::Instead(it) if it.r#do == Act::Take => vec![CaptureStyle::Across],
            Clause::Send(it) if matches!(it.to, To::Sown | To::RowEnd) => vec![CaptureStyle::SownAgain],
            Clause::Claim(_) => vec![CaptureStyle::Pits],
            _ => Vec::new(),
        }
    }

    /// Returns the style of a capture of this.
    fn by_target(target: Target) -> CaptureStyle {
        match target {
            Target::Here | Target::Last | Target::Every => CaptureStyle::Count,
            Target::Seeds(_) => CaptureStyle::Pits,
            Target::Facing | Target::Behind | Target::Twin | Target::Column => CaptureStyle::Across,
            Target::Next | Target::Before | Target::Beyond => CaptureStyle::Gap,
        }
    }
}
