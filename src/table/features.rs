//! What is special about a pit by the rules in force, as the table shows it. Taken from the clauses alone, whatever the
//! game is called.

use crate::rules::choice::{Choice, Liked};
use crate::rules::sowing::{HaltAt, Sowing};
use crate::rules::{Board, PhaseRules, PitId, Rules, Side, Way};

/// What is special about one pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feature {
    /// Whether it is its owner's house from the start. Whether it is so still, the position says.
    pub house: bool,
    /// Whether it is a head: an end of an inner row where captured seeds may enter, or a pit that is spared while it holds
    /// few seeds.
    pub head: bool,
    /// For a pit near an end of an inner row: the way in which seeds captured there run from that end.
    pub near_end: Option<Way>,
    /// Whether a lap that ends here does not simply go on.
    pub halts: bool,
    /// The way, other than the usual one, in which a lap from here may run.
    pub reverse: Option<Way>,
}

impl Feature {
    /// What is special about a pit in a stage of play.
    pub fn of(rules: &Rules, phase: usize, pit: PitId) -> Feature {
        let board = &rules.board;
        let Some(phase) = rules.phases.get(phase) else { return Feature::default() };
        let near_end = phase.facts.enter.and_then(|(_, zone)| near_end(board, pit, zone));
        let at_end = [0, board.columns - 1].contains(&board.column(pit));
        Feature {
            house: is_house(rules, pit),
            head: near_end.is_some() && at_end || is_spared(phase, board, pit),
            near_end,
            halts: phase.sowing.iter().any(|(_, it)| match it {
                Sowing::Halt(halt) => match &halt.at {
                    HaltAt::Parts(parts) => parts.iter().any(|&part| board.in_part(pit, part)),
                    HaltAt::House | HaltAt::Blocked => false,
                },
                _ => false,
            }),
            reverse: reverse(phase, board, pit),
        }
    }
}

/// Whether a pit is a house of its owner in some stage of play.
pub fn is_house(rules: &Rules, pit: PitId) -> bool {
    rules.phases.iter().any(|phase| phase.facts.house.is_some_and(|(_, part, _)| rules.board.in_part(pit, part)))
}

/// Whether a pit is played only if there is no other choice while it holds few seeds.
fn is_spared(phase: &PhaseRules, board: &Board, pit: PitId) -> bool {
    phase.choice.iter().any(|(_, it)| match it {
        Choice::Prefer(prefer) => match &prefer.start {
            Liked::NotFew { parts, .. } => parts.iter().any(|&part| board.in_part(pit, part)),
            _ => false,
        },
        _ => false,
    })
}

fn near_end(board: &Board, pit: PitId, zone: u8) -> Option<Way> {
    let number = board.number(pit);
    if !board.is_inner(pit) {
        None
    } else if number < zone {
        Some(Way::Cw)
    } else if number + zone >= board.columns {
        Some(Way::Ccw)
    } else {
        None
    }
}

fn reverse(phase: &PhaseRules, board: &Board, pit: PitId) -> Option<Way> {
    let (_, usual) = phase.facts.fixed_way?;
    phase.sowing.iter().find_map(|(_, it)| match it {
        Sowing::Reverse(it) if it.from.iter().any(|&part| board.in_part(pit, part)) => Some(usual.reversed()),
        _ => None,
    })
}

/// Towards the middle line from a side's pits on screen: -1 upwards, 1 downwards.
pub fn inwards(side: Side) -> f32 {
    match side {
        Side::North => 1.0,
        _ => -1.0,
    }
}
