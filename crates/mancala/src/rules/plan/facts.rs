//! Consequences of the clauses of a stage, worked out once: things that must be remembered, and questions that need not
//! be asked.

use super::choice::{ChoiceRule, Choosing, Limit};
use super::rounds::{Layout, Rounds};
use super::{ClauseSource, EndCondition, Plan, StepEffect};
use crate::rules::board::Board;
use crate::rules::kinds::condition::{PitIf, TurnIf};
use crate::rules::kinds::ending::{Amount, Asked, OutHow, Unusable, Verdict};
use crate::rules::kinds::landing::Who;
use crate::rules::kinds::marks::Dropped;
use crate::rules::kinds::sowing::Ways;
use crate::rules::kinds::{Clause, List};
use crate::rules::plan::test::MarkTest;
use crate::rules::profile::{Clauses, continues_sowing, hold_seeds};
use crate::rules::{Cause, Side, Stage};

/// Consequences of the clauses of a stage of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// The clause for which the pits that have been played are noted.
    pub notes_played: Option<Cause>,
    /// `true` if the pits that got a seed in this turn are noted.
    pub(crate) notes_sown: bool,
    /// `true` if seeds of the move that fall on the other side are noted.
    pub(crate) notes_crossed: bool,
    /// The clause for which a pit is noted when its seeds are let stand.
    pub notes_let_stand: Option<Cause>,
    /// The clause for which the extra moves of a turn are counted: a limit of them, or a condition on a turn's first
    /// move.
    pub counts_extra: Option<Cause>,
    /// The clause that limits the extra moves of a turn, and their maximum number.
    pub(crate) extra_moves: Option<(Cause, u8)>,
    /// `true` if a player who cannot make an extra move is stuck, rather than losing it.
    pub(crate) bonus_binds: bool,
    /// The clause by which captures at both ends win.
    pub both_ends: Option<Cause>,
    /// The clause by which captures in a number of turns, before the other player has made any, win; and that number.
    pub captures_first: Option<(Cause, u8)>,
    /// The clause by which a player who has lost does not move any more.
    pub frozen: Option<Cause>,
    /// The clause by which paid seeds lose, and their number.
    pub penalty_holds: Option<(Cause, u16)>,
    /// The clause by which a round of passes ends play.
    pub all_passed: Option<Cause>,
    /// Number of seeds in a store below which no game ends while both sides have seeds in their pits; `None` if there
    /// is no such number.
    pub(crate) plain_end: Option<u32>,
    /// `true` if a seed dropped in a pit can do anything at once.
    pub(crate) acts_in_passing: bool,
    /// `true` if no pit ever becomes anything but a pit, and a lap is not broken off: as in most games.
    pub(crate) plain_pits: bool,
    /// `true` if a turn can have more than one lap.
    pub many_laps: bool,
    /// `true` if a player always has a move unless the game has ended.
    pub(crate) never_stuck: bool,
    /// `true` if pits may change hands from round to round.
    pub(crate) moves_owners: bool,
    /// `true` if pits may be closed from the second round on.
    pub(crate) closes_pits: bool,
    /// `true` if something is settled when a turn is over, as in few games: who has lost, or what is owed.
    pub(crate) settles: bool,
    /// `true` if a turn that is over passes to the next player, and nothing else happens.
    pub(crate) plain_turn: bool,
    /// `true` if a sowing may begin otherwise than by lifting a pit, as in few games.
    pub(crate) rare_start: bool,
    /// `true` if every sowing lifts all seeds of a pit, and drops the first in the next place.
    pub(crate) plain_start: bool,
}

/// Parts of the history of a round that a game counts or remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountedHistory {
    /// Number of the turn from which on turns are no longer told apart; 0 if they are not counted.
    pub turns: u8,
    /// Stages in which the direction of each side's first move is remembered: a bit each, the first stage's the lowest.
    pub ways: u64,
}

impl CountedHistory {
    /// Returns the most that any clause needs.
    pub(in crate::rules) fn of(clauses: &[(List, Clause)], stages: &[Stage]) -> CountedHistory {
        let mut counted = CountedHistory::default();
        for (_, clause) in clauses {
            clause.each_rule_struct(&mut |it| {
                let turns = it.downcast_ref::<TurnIf>().and_then(|asked| asked.turn.as_ref());
                let reach = turns.map_or(0, |counts| counts.reach().saturating_add(1));
                counted.turns = counted.turns.max(u8::try_from(reach).unwrap_or(u8::MAX));
            });
            if matches!(clause, Clause::Way(it) if matches!(it.way, Ways::ByFirstMove(_))) {
                let in_force = stages.iter().enumerate().filter(|(_, stage)| clause.is_in_force(&stage.id));
                counted.ways |= in_force.fold(0, |ways, (at, _)| ways | 1 << at);
            }
        }
        counted
    }
}

impl Facts {
    /// Works out the facts. A stage may find what another has done to the board, so `source` has the clauses of all
    /// stages.
    pub(super) fn of(source: &ClauseSource<'_>, clauses: &[(List, &Clause)], plan: &Plan) -> Facts {
        let cause = |clause: &Clause, aspect: &'static str| source.cause(clause, aspect);
        let first = |is: &dyn Fn(&Clause) -> bool| clauses.iter().map(|(_, it)| *it).find(|it| is(it));
        let ending =
            |is: &dyn Fn(&EndCondition) -> bool| plan.endings.iter().find(|end| is(&end.once)).map(|end| end.clause);
        let layout = Rounds::of(source).map(|rounds| rounds.layout);
        let mut facts = Facts {
            notes_played: first(&|it| it.asks(|pit: &PitIf| pit.played.is_some())).map(|it| cause(it, "")),
            notes_sown: first(&|it| it.asks(|pit: &PitIf| pit.sown.is_some())).is_some(),
            notes_crossed: first(&|it| it.asks(|turn: &TurnIf| turn.crossed.is_some())).is_some(),
            both_ends: ending(&|it| *it == EndCondition::CapturedAtEnds),
            all_passed: ending(&|it| *it == EndCondition::AllPassed),
            many_laps: clauses.iter().any(|(_, it)| continues_sowing(it)),
            moves_owners: layout.as_ref().is_some_and(Layout::moves_owners),
            closes_pits: layout.as_ref().is_some_and(Layout::closes_pits),
            ..Facts::default()
        };
        facts.notes_let_stand = plan.dropping.iter().find_map(|step| match step.act {
            StepEffect::Claim(_) if step.test.mark == MarkTest::LetStand => Some(step.clause),
            _ => None,
        });
        for end in &plan.endings {
            match end.once {
                EndCondition::CapturedFirst(turns) => facts.captures_first = Some((end.clause, turns)),
                EndCondition::PenaltyHolds(seeds) => facts.penalty_holds = Some((end.clause, seeds)),
                _ => {}
            }
        }
        for (_, clause) in clauses {
            match clause {
                Clause::Extra(it) => {
                    facts.extra_moves = it.most.map(|most| (cause(clause, ""), most));
                    facts.bonus_binds = it.unusable == Unusable::Stuck;
                }
                Clause::End(it) if it.verdict == Verdict::Out(OutHow::Frozen) => {
                    facts.frozen = Some(cause(clause, ""));
                }
                _ => {}
            }
        }
        let of_first_move = first(&|it| it.when().is_some_and(|when| when.r#move.is_some())).map(|it| cause(it, ""));
        facts.counts_extra = facts.extra_moves.map(|(clause, _)| clause).or(of_first_move);
        let drops_plainly = plan.trap.as_ref().is_none_or(|trap| trap.dropped.0 == Dropped::Stays);
        let heaps = plan.sowing.drops.iter().any(|drop| !drop.heaps.is_empty());
        facts.acts_in_passing = facts.notes_sown || !plan.dropping.is_empty() || !drops_plainly || heaps;
        let marks = source.clauses.iter().any(|(list, _)| *list == List::Marks);
        let asks = plan.dropping.iter().any(|step| !step.optional.is_empty()) || facts.notes_let_stand.is_some();
        let cut = asks
            || plan.ends_by_capture && !plan.dropping.is_empty()
            || !plan.sowing.skips.is_empty() && plan.sowing.skips_origin.is_none();
        let by_lap = plan.endings.iter().any(|end| end.asked == Asked::Lap);
        facts.plain_pits = !marks && !cut && !by_lap && !facts.notes_crossed;
        facts.plain_end = if facts.moves_owners { None } else { plain_end(source, plan) };
        facts.settles = facts.penalty_holds.is_some() || plan.opening.lender().is_some();
        let blockade = plan.choosing.limited_by(|what| matches!(what, ChoiceRule::Blockade { .. }));
        facts.plain_turn = !facts.settles && facts.frozen.is_none() && blockade.is_none();
        facts.rare_start = !plan.opening.is_empty()
            || !plan.starting.is_empty()
            || plan.choosing.lifts.iter().any(|lift| lift.specials.is_some())
            || plan.choosing.limited_by(|what| *what == ChoiceRule::Bound).is_some();
        facts.plain_start = !facts.rare_start
            && facts.plain_pits
            && facts.notes_played.is_none()
            && plan.choosing.limited_by(|what| matches!(what, ChoiceRule::NoReturn { .. })).is_none()
            && plan.choosing.must_capture.is_none()
            && plan.sowing.drops.is_empty()
            && plan.sowing.lift_some.is_empty();
        let ends_empty =
            |end: &super::EndRule| end.once == EndCondition::RowEmpty && end.whose == Who::Either && end.when.is_none();
        facts.never_stuck = plan.endings.iter().any(ends_empty)
            && !hold_seeds(Clauses(source.clauses))
            && lifts_any_own(&plan.choosing, clauses);
        facts
    }
}

/// Returns whether every own pit that holds a seed may be lifted.
fn lifts_any_own(choosing: &Choosing, clauses: &[(List, &Clause)]) -> bool {
    let all = Clause::Lift(Default::default());
    let mut lifts = clauses.iter().filter_map(|(_, clause)| match clause {
        Clause::Lift(it) => {
            Some(crate::rules::kinds::choice::Lift { id: String::new(), stages: Vec::new(), ..it.clone() })
        }
        _ => None,
    });
    let bars = |limit: &Limit| !matches!(limit.what, ChoiceRule::Prefer(..) | ChoiceRule::MustCapture);
    lifts.any(|it| Clause::Lift(it) == all) && !choosing.limits.iter().any(bars)
}

/// See [`Facts::plain_end`].
fn plain_end(source: &ClauseSource<'_>, plan: &Plan) -> Option<u32> {
    let board = source.board;
    if board.range_of(Side::South).is_none() || board.has_ends() {
        return None;
    }
    let mut least = u32::MAX;
    for end in &plan.endings {
        match &end.once {
            EndCondition::StoreHolds(amount) if end.whose != Who::Both => least = least.min(in_seeds(*amount, board)),
            EndCondition::Left(_) if end.asked == Asked::Capture && end.whose == Who::Either => {}
            EndCondition::Left(left) if left.pits.is_bare() && !left.each && left.seeds.is_none_but_zero() => {}
            EndCondition::RowEmpty
            | EndCondition::CannotFeed
            | EndCondition::CapturedAtEnds
            | EndCondition::CapturedFirst(_)
            | EndCondition::PenaltyHolds(_) => {}
            EndCondition::StoreHolds(_)
            | EndCondition::Left(_)
            | EndCondition::CannotMove
            | EndCondition::Decided
            | EndCondition::AllPassed => return None,
        }
    }
    if plan.winner.as_ref().is_some_and(|winner| winner.komi > 0) { None } else { Some(least) }
}

/// Returns the number of seeds that a store must hold.
fn in_seeds(amount: Amount, board: &Board) -> u32 {
    match amount {
        Amount::Seeds(seeds) => u32::from(seeds),
        Amount::Majority => (board.total - board.specials) / 2 + 1,
        Amount::Half => board.total / 2,
    }
}
