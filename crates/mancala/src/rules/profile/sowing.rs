//! The course of a sowing.

use super::Clauses;
use crate::rules::Side;
use crate::rules::board::Board;
use crate::rules::kinds::Clause;
use crate::rules::kinds::landing::{Capture, Claim, Then, To};
use crate::rules::kinds::sowing::{After, FirstSeed, LapWay, OrBack, SowingDirection, Ways};

/// The course of a sowing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SowingProfile {
    /// `true` if a turn can have more than one lap: a sowing may go on from a pit, or with captured seeds.
    pub many_laps: bool,
    /// `true` if a lap may go on from the pit in which its last seed fell.
    pub relays: bool,
    /// `true` if captured seeds are sown again, from wherever that is.
    pub resows: bool,
    /// `true` if captured seeds are sown again from where the last seed fell.
    pub resows_onward: bool,
    /// The number of seeds with which a sowing comes round to the pit where it began; on a torus, along a column.
    pub circuit: usize,
    /// `true` if the first seed of a sowing may go into the mover's store.
    pub first_in_store: bool,
    /// `true` if the first seed of a sowing goes into the pit from which it was lifted.
    pub first_in_origin: bool,
    /// The direction of a later lap.
    pub next_direction: NextDirection,
    /// `true` if the direction of a sowing may differ from pit to pit.
    pub direction_differs: bool,
    /// `true` if the player chooses a direction for each lap.
    pub direction_chosen_each_lap: bool,
    /// `true` if places are passed over once a sowing has come round to the pit from which it was lifted.
    pub skips_after_round: bool,
    /// `true` if players race round the board.
    pub race: bool,
}

/// The direction of a later lap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextDirection {
    /// That of every lap.
    #[default]
    Fixed,
    /// That of the lap before, which the player chose or a count decided.
    Same,
    /// That in which the player always sows, even if the lap before was turned back.
    Usual,
    /// The reverse of the lap before.
    Reversed,
    /// The one that the player chooses for it.
    Chosen,
}

impl SowingProfile {
    pub(super) fn of(board: &Board, clauses: Clauses) -> SowingProfile {
        let sends = |to: fn(&To) -> bool| clauses.any(|it| matches!(it, Clause::Send(it) if to(&it.to)));
        let way = |is: fn(&SowingDirection) -> bool| clauses.any(|it| matches!(it, Clause::Way(it) if is(it)));
        let first_in_store = first_in(clauses, FirstSeed::Store);
        SowingProfile {
            many_laps: clauses.any(continues_sowing),
            relays: clauses.any(|it| matches!(it, Clause::Relay(_))),
            resows: sends(|to| matches!(to, To::Sown | To::RowEnd)),
            resows_onward: sends(|to| matches!(to, To::Sown)),
            circuit: if board.is_torus() {
                board.rows.into()
            } else {
                board.path(Side::South).len() + usize::from(first_in_store)
            },
            first_in_store,
            first_in_origin: first_in(clauses, FirstSeed::Origin),
            next_direction: NextDirection::of(clauses),
            direction_differs: way(|it| matches!(it.way, Ways::Chosen | Ways::ByHalf(..)) && it.laps != LapWay::Anew),
            direction_chosen_each_lap: way(|it| it.way == Ways::Chosen && it.laps == LapWay::Anew),
            skips_after_round: clauses.any(|it| matches!(it, Clause::Skip(it) if it.after == After::Round)),
            race: clauses.any(|it| matches!(it, Clause::Race(_))),
        }
    }
}

impl NextDirection {
    fn of(clauses: Clauses) -> NextDirection {
        let way = |is: fn(&SowingDirection) -> bool| clauses.any(|it| matches!(it, Clause::Way(it) if is(it)));
        if way(|it| it.way == Ways::Chosen && it.laps == LapWay::Anew) {
            NextDirection::Chosen
        } else if way(|it| it.or_back != OrBack::Never) {
            NextDirection::Usual
        } else if way(|it| it.laps == LapWay::Reversed) {
            NextDirection::Reversed
        } else if way(|it| matches!(it.way, Ways::Chosen | Ways::ByCount(..))) {
            NextDirection::Same
        } else {
            NextDirection::Fixed
        }
    }
}

/// Returns whether the first seed of a sowing may go there.
fn first_in(clauses: Clauses, first: FirstSeed) -> bool {
    clauses.any(|it| matches!(it, Clause::Drop(it) if it.first == first))
}

/// Returns whether a clause may make a turn go on with a further lap.
pub(crate) fn continues_sowing(clause: &Clause) -> bool {
    match clause {
        Clause::Relay(_) | Clause::Race(_) => true,
        Clause::Send(it) => matches!(it.to, To::Sown | To::RowEnd),
        Clause::Capture(Capture { then, .. }) | Clause::Claim(Claim { then, .. }) => {
            matches!(then, Then::Here | Then::Next | Then::NextSeeds)
        }
        _ => false,
    }
}
