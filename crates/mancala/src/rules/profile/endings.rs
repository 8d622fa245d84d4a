//! The endings of a game, and its winner.

use super::Clauses;
use crate::rules::kinds::Clause;
use crate::rules::kinds::condition::Whose;
use crate::rules::kinds::ending::{Asked, End, Once, OutHow, Unusable, Verdict, Winner, WonBy};
use crate::rules::kinds::landing::Who;

/// The endings of a game, and its winner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct EndingProfile {
    /// `true` if numbers of seeds decide who wins.
    pub seeds_counted: bool,
    /// `true` if an ending, rather than the count of seeds, may say who has won or lost.
    pub decided_otherwise: bool,
    /// `true` if that may happen before a move is over.
    pub decided_within_move: bool,
    /// `true` if the game ends when the player to move cannot, and not before that, as soon as a row is empty.
    pub when_stuck: bool,
    /// `true` if a player who cannot make an extra move is stuck, rather than losing it.
    pub extra_move_binds: bool,
    /// `true` if the game ends when the pits of one player are empty.
    pub when_row_empty: bool,
    /// `true` if a player who has lost stays on the board without moving.
    pub freezes: bool,
    /// Seeds that are counted to the player who moves second.
    pub komi: u32,
    /// `true` if pieces of another kind count as several seeds.
    pub specials_count: bool,
}

impl EndingProfile {
    pub(super) fn of(clauses: Clauses) -> EndingProfile {
        let end = |is: &dyn Fn(&End) -> bool| clauses.any(|it| matches!(it, Clause::End(it) if is(it)));
        let winner = |is: fn(&Winner) -> bool| clauses.any(|it| matches!(it, Clause::Winner(it) if is(it)));
        let of_bare = |whose: Who| end(&|it: &End| it.whose == whose && is_bare_or_stuck(it.once.as_ref()));
        EndingProfile {
            seeds_counted: winner(|it| matches!(it.by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds)),
            decided_otherwise: end(&|it| match &it.once {
                Some(Once::CapturedAtEnds | Once::CapturedFirst(_)) | None => true,
                Some(Once::PenaltyHolds(_)) => false,
                Some(_) => loses(it.verdict),
            }),
            decided_within_move: end(&|it| it.asked != Asked::Move && loses(it.verdict)),
            when_stuck: of_bare(Who::Next) && !of_bare(Who::Either),
            extra_move_binds: clauses.any(|it| matches!(it, Clause::Extra(it) if it.unusable == Unusable::Stuck)),
            when_row_empty: end(&|it| {
                let own = matches!(&it.once, Some(Once::Left(left)) if left.pits.side == Whose::Own);
                own && it.whose != Who::Both && it.verdict != Verdict::Wins(Who::Mover)
            }),
            freezes: end(&|it| it.verdict == Verdict::Out(OutHow::Frozen)),
            komi: clauses
                .each()
                .find_map(|(_, it)| if let Clause::Winner(it) = it { Some(it.komi.0) } else { None })
                .unwrap_or(0)
                .into(),
            specials_count: winner(|it| it.specials > 0),
        }
    }
}

/// Returns whether an ending, rather than the clause on winners, says who has won or lost.
fn loses(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Loses(_))
}

/// Returns whether play stops because a player's pits are empty, or because that player cannot move.
fn is_bare_or_stuck(once: Option<&Once>) -> bool {
    match once {
        Some(Once::CannotMove) => true,
        Some(Once::Left(it)) => it.pits.side == Whose::Own && it.pits.at.is_empty(),
        _ => false,
    }
}
