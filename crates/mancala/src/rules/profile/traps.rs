//! Traps: the pits that are won or out of play.

use super::Clauses;
use crate::rules::kinds::Clause;
use crate::rules::kinds::condition::{Marked, Whose};
use crate::rules::kinds::landing::{Content, Then, Who};
use crate::rules::kinds::marks::{Dropped, Emptied, MarkFor, Trap, TrapEnds};

/// Traps: the pits that are won or out of play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct TrapProfile {
    /// `true` if some pits are or can become traps.
    pub exist: bool,
    /// `true` if a player may have a limited number of traps.
    pub limited: bool,
    /// The most traps that a player may have, where they are limited.
    pub most: Option<u8>,
    /// The player whose sowings pass over a trap and leave no seed there; `None` where seeds that fall in a trap do not
    /// stay, or where a seed that falls in an occupied one ends the turn.
    pub passed_by: Option<MarkFor>,
    /// `true` if some clause lets a player win pits, one by one or in pairs.
    pub claimed: bool,
    /// `true` if pits are won one by one.
    pub claimed_singly: bool,
    /// `true` if a last seed may win a pit that it is not sown on from.
    pub claimed_at_end: bool,
    /// `true` if a last seed wins a pit and sowing goes on from there, and no pit is won for anybody but its owner.
    pub closes_own: bool,
    /// `true` if pits that were let stand may be won.
    pub claimed_later: bool,
    /// `true` if seeds can lie in a trap: some do at the start, stay where they fall, or stay in a pit that is won.
    pub hold_seeds: bool,
    /// `true` if the owner of a trap may lift it.
    pub lifted_by_owner: bool,
    /// `true` if a trap emptied by a capture becomes a pit like any other.
    pub fade: bool,
    /// `true` if a trap may be lifted or emptied, and becomes a pit like any other then.
    pub may_end: bool,
    /// `true` if a sowing may stop at a trap: there all seeds are dropped, or a last seed ends the turn.
    pub stop_sowing: bool,
    /// The number of clauses on a last seed that falls in a trap.
    pub last_seed_clauses: usize,
    /// `true` if those clauses leave no trap out.
    pub every_last_seed: bool,
    /// `true` if a trap may be empty: what lies in it can be captured or lifted.
    pub may_be_empty: bool,
}

impl TrapProfile {
    pub(super) fn of(clauses: Clauses) -> TrapProfile {
        let trap = |is: fn(&Trap) -> bool| clauses.any(|it| matches!(it, Clause::Trap(it) if is(it)));
        let claim = |is: fn(&crate::rules::kinds::landing::Claim) -> bool| {
            clauses.any(|it| matches!(it, Clause::Claim(it) if is(it)))
        };
        let last_seed_clauses = clauses.each().filter(|(_, it)| asks_last_seed_in_trap(clauses, it)).count();
        let lifted_by_owner = trap(|it| it.lift == MarkFor::Owner);
        let fade = trap(|it| it.emptied == Emptied::Fades);
        TrapProfile {
            exist: trap(|_| true),
            limited: trap(|it| it.most.is_some()),
            most: clauses.each().filter_map(|(_, it)| if let Clause::Trap(it) = it { it.most } else { None }).max(),
            passed_by: clauses.each().find_map(|(_, it)| match it {
                Clause::Trap(it) if it.ends != TrapEnds::IfOccupied && it.dropped == Dropped::Stays => {
                    Some(it.passed_by)
                }
                _ => None,
            }),
            claimed: claim(|_| true),
            claimed_singly: claim(|it| it.pits.len() == 1),
            claimed_at_end: claim(|it| it.pits.len() == 1 && it.then != Then::Here),
            closes_own: claim(|it| it.then == Then::Here) && !claim(|it| it.owner != Who::Owner),
            claimed_later: claim(|it| it.r#if.mark == Marked::LetStand),
            hold_seeds: hold_seeds(clauses),
            lifted_by_owner,
            fade,
            may_end: fade || trap(|it| it.lift != MarkFor::Nobody),
            stop_sowing: trap(|it| it.dropped == Dropped::All || it.ends != TrapEnds::Never),
            last_seed_clauses,
            every_last_seed: in_every_trap(clauses, true) && in_every_trap(clauses, false),
            may_be_empty: last_seed_clauses > 0 || lifted_by_owner || claim(|it| it.content == Content::Taken),
        }
    }
}

/// Returns whether seeds can lie in a trap. Checking asks it before there is a profile.
pub(crate) fn hold_seeds(clauses: Clauses) -> bool {
    clauses.any(|clause| match clause {
        Clause::Trap(it) => it.dropped != Dropped::Store || !it.at.is_empty(),
        Clause::Claim(it) => it.content == Content::Stays,
        _ => false,
    })
}

/// Returns whether this is the id of a clause that makes pits traps.
fn is_trap(clauses: Clauses, id: &str) -> bool {
    clauses.any(|it| matches!(it, Clause::Trap(it) if it.id == id))
}

/// Returns whether a clause is about last seeds in a trap that it names.
fn asks_last_seed_in_trap(clauses: Clauses, clause: &Clause) -> bool {
    let (asked, is) = match clause {
        Clause::Capture(it) => (&it.r#if, true),
        Clause::Except(it) => (&it.r#if, it.of.iter().all(|of| of != "relay") && it.when == Default::default()),
        _ => return false,
    };
    let named = matches!(&asked.mark, Marked::Is(id) | Marked::Own(id) | Marked::Other(id) if is_trap(clauses, id));
    is && named
}

/// Returns whether a clause is about last seeds in every trap of the mover, with `own`, or of the others.
fn in_every_trap(clauses: Clauses, own: bool) -> bool {
    clauses.any(|it| {
        let asked = match it {
            Clause::Capture(it) => &it.r#if,
            Clause::Except(it) if !it.of.is_empty() => &it.r#if,
            _ => return false,
        };
        let whose = match (&asked.mark, own) {
            (Marked::Is(id), _) | (Marked::Own(id), true) | (Marked::Other(id), false) => is_trap(clauses, id),
            _ => false,
        };
        whose && asked.at.is_empty() && asked.side == Whose::Any
    })
}
