//! What the engine asks most often of the clauses in force, looked up once.

use super::capture::{Capture, Reentry, Slam, Then};
use super::choice::Choice;
use super::claim::Claim;
use super::ending::{Ending, EndlessTurn, Leftover, Verdict, Whose, WonBy};
use super::sowing::{First, Sowing};
use super::turn::Turn;
use super::{Board, ClauseId, PhaseRules, Way};

/// What follows from the clauses of a phase, found once so that no move has to look for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The one way of every sowing, if a clause fixes it.
    pub fixed_way: Option<(ClauseId, Way)>,
    /// The fewest seeds that may be lifted, if nothing else restricts the choice.
    pub any_own_pit: Option<u16>,
    /// The clause that bars a pit for one turn.
    pub no_return: Option<ClauseId>,
    /// Where the first seed goes by a clause that names the origin, and where a lone one goes.
    pub first_in_origin: Option<(ClauseId, First)>,
    /// The clause by which the origin gets no seed.
    pub skip_origin: Option<ClauseId>,
    /// The clause by which an occupied pit is sown on.
    pub relay: Option<ClauseId>,
    /// The clause by which a last seed in the own store earns another turn.
    pub bonus: Option<ClauseId>,
    /// The clause by which traps give their seeds to their owners.
    pub swallow: Option<ClauseId>,
    /// The clause on captures of everything, and its effect.
    pub grand_slam: Option<(ClauseId, Slam)>,
    /// The clause by which captured seeds are sown again: from where, and where the first goes.
    pub resow: Option<(ClauseId, Reentry, First)>,
    /// The clause by which a capture may be left.
    pub optional: Option<ClauseId>,
    /// The clause on turns that never end: the most laps, and what becomes of them.
    pub endless: Option<(ClauseId, Option<u32>, EndlessTurn)>,
    /// The clause on positions that come back: how often, who takes what is left, who wins.
    pub repetition: Option<(ClauseId, u8, Leftover, Verdict)>,
    /// The clause on who has won.
    pub winner: Option<(ClauseId, WonBy)>,
    /// Where it is some number, no game ends while both sides have seeds in their pits and neither store so many.
    pub plain_end: Option<u32>,
    /// Whether a seed dropped in a pit can do anything at once.
    pub acts_in_passing: bool,
    /// Whether a turn can have more than one lap.
    pub many_laps: bool,
    /// Whether a player always has a move unless the game has ended.
    pub never_stuck: bool,
}

impl Facts {
    /// Finds them.
    pub(super) fn of(board: &Board, rules: &PhaseRules) -> Facts {
        let mut facts = Facts::default();
        for (id, clause) in rules.sowing.iter().rev() {
            match clause {
                Sowing::Fixed(it) => facts.fixed_way = Some((*id, it.way)),
                Sowing::Chosen(_) | Sowing::ByOrigin(_) => facts.fixed_way = None,
                Sowing::FirstInOrigin(it) => facts.first_in_origin = Some((*id, it.lone)),
                Sowing::SkipOrigin(_) => facts.skip_origin = Some(*id),
                Sowing::Relay(_) => facts.relay = Some(*id),
            }
        }
        for (id, clause) in rules.capture.iter().rev() {
            match clause {
                Capture::Passing(_) => facts.acts_in_passing = true,
                Capture::Count(it) => facts.many_laps |= it.then == Then::NextPit,
                Capture::Facing(_) => {}
                Capture::GrandSlam(it) => facts.grand_slam = Some((*id, it.effect)),
                Capture::Resow(it) => facts.resow = Some((*id, it.from, it.first)),
                Capture::Optional(_) => facts.optional = Some(*id),
            }
        }
        let mut row_empty = false;
        facts.plain_end = Some(u32::MAX);
        for (id, clause) in rules.ending.iter().rev() {
            match clause {
                Ending::Endless(it) => facts.endless = Some((*id, it.laps, it.verdict)),
                Ending::Repetition(it) => facts.repetition = Some((*id, it.times, it.leftover, it.verdict)),
                Ending::Winner(it) => facts.winner = Some((*id, it.by)),
                Ending::RowEmpty(it) => row_empty |= it.whose == Whose::Either,
                Ending::StoreHolds(it) => {
                    let amount = it.seeds.of(board);
                    facts.plain_end = facts.plain_end.map(|least: u32| least.min(amount));
                }
                Ending::StoresLevel(_) | Ending::NoMoves(_) => facts.plain_end = None,
                Ending::Unfed(_) => {}
            }
        }
        facts.bonus = first(&rules.turn, |id, it| matches!(it, Turn::Bonus(_)).then_some(id));
        facts.swallow = first(&rules.claim, |id, it| matches!(it, Claim::Swallow(_)).then_some(id));
        facts.no_return = first(&rules.choice, |id, it| matches!(it, Choice::NoReturn(_)).then_some(id));
        facts.acts_in_passing |= facts.swallow.is_some();
        facts.many_laps |= facts.relay.is_some() || facts.resow.is_some();
        let barred = facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
        facts.any_own_pit = match rules.choice.as_slice() {
            [(_, Choice::OwnPits(it))] if !barred && rules.claim.is_empty() => Some(it.least),
            _ => None,
        };
        let free = |it: &Choice| match it {
            Choice::OwnPits(own) => own.least == 1,
            Choice::Reserve(_) | Choice::Swap(_) => true,
            Choice::Feed(_) | Choice::NoGrandSlam(_) | Choice::NoReturn(_) => false,
        };
        facts.never_stuck = row_empty && !barred && rules.choice.iter().all(|(_, it)| free(it));
        facts
    }
}

/// The first clause of a list that gives an answer, with its address.
fn first<T, A>(clauses: &[(ClauseId, T)], answer: impl Fn(ClauseId, &T) -> Option<A>) -> Option<A> {
    clauses.iter().find_map(|(id, clause)| answer(*id, clause))
}
