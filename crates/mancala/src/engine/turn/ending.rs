//! Endings of a game or round: the clauses that stop play, and what they say of the seeds that are left.

use super::closing::{in_halves, with_traps};
use super::emitter::Emitter;
use super::state::SowingEnd;
use crate::engine::event::{EventSink, GameResult, StateChange};
use crate::engine::fast;
use crate::engine::legality::can_move;
use crate::engine::position::Position;
use crate::engine::position_query::{PositionQuery, is_out};
use crate::rules::kinds::ending::{Amount, Asked, Leftover, Pieces, Verdict};
use crate::rules::kinds::landing::Who;
use crate::rules::plan::{self, EndCondition};
use crate::rules::{Board, Cause, PitId, Place, Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// An end of play: its clause, the owner of the seeds that are left, and the way the winner is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub clause: Cause,
    pub share: Share,
    pub outcome: Adjudication,
    /// `true` if play ends because the player to move next cannot move.
    pub stuck: bool,
    /// Side that gets the seeds still in hand; with `None` they stay off the board.
    pub hand: Option<Side>,
}

/// The distribution of the seeds left in the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// Nobody; they stay where they are.
    Nobody,
    /// Each side those of its own pits.
    Owner,
    /// Each side half of them; an odd one stays.
    Split,
    /// This side takes all of them.
    All(Side),
}

/// The way the winner is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Adjudication {
    /// As the clause on the winner says.
    ByWinner,
    /// By most seeds.
    MostSeeds,
    /// It is settled.
    Is(GameResult),
}

impl Stop {
    pub fn new(clause: Cause, share: Share, outcome: Adjudication) -> Stop {
        Stop { clause, share, outcome, stuck: false, hand: None }
    }
}

/// The first in turn of those who have not lost, from `next` on, if all of them win together and others have lost.
fn last_left(board: &Board, position: &Position, next: Side) -> Option<Side> {
    let mut turns = Vec::from(board.sides());
    let at = turns.iter().position(|&side| side == next).unwrap_or(0);
    turns.rotate_left(at);
    turns.retain(|&side| !is_out(board, position, side));
    let first = *turns.first()?;
    let party = board.players.party(first);
    (turns.len() < board.sides().len() && turns.iter().all(|side| party.contains(side))).then_some(first)
}

/// Returns the end of a game that this player, the only one or one of two, has lost.
pub(in crate::engine) fn lost(board: &Board, side: Side) -> GameResult {
    if board.sides().len() == 1 { GameResult::Lost } else { GameResult::Won(side.opponent()) }
}

/// The first ending whose condition holds, with `next` to move.
#[inline]
pub(super) fn ending(rules: &Rules, position: &Position, next: Side) -> Option<Stop> {
    if fast::goes_on(rules, position) {
        return None;
    }
    let asked = Asking { rules, position, mover: position.to_move(), next };
    rules.stage_rules[position.stage()].plan.endings.iter().find_map(|end| asked.stop(end))
}

/// Returns `true` if play would have stopped before this position could come to be: an ending holds in it, with the
/// player to move next, after whoever moved before. A position in the midst of a turn is not asked about.
pub fn would_have_stopped(rules: &Rules, position: &Position) -> bool {
    let next = position.chooser();
    let Some(&mover) = rules.board.sides().iter().find(|&&side| rules.board.after(side) == next) else { return false };
    if position.ask().is_some() || position.lifted() > 0 {
        return false;
    }
    let mut before = position.clone();
    before.apply(StateChange::TurnPassed { to: mover });
    ending(rules, &before, next).is_some()
}

/// Returns the end of play when a position has come back often enough; `mover` made the last move.
pub(super) fn repeated(rules: &Rules, position: &Position, mover: Side) -> Option<Stop> {
    let repetition = rules.stage_rules[position.stage()].plan.repetition.as_ref()?;
    let asking = Asking { rules, position, mover, next: position.to_move() };
    let outcome = asking.outcome(repetition.verdict);
    Some(Stop::new(repetition.clause, asking.share(repetition.leftover), outcome))
}

/// Endings asked about with a player to move next.
#[derive(Clone, Copy)]
struct Asking<'a> {
    rules: &'a Rules,
    position: &'a Position,
    mover: Side,
    next: Side,
}

impl Asking<'_> {
    /// Returns the end of play by a clause, if there is one.
    fn stop(&self, end: &plan::EndRule) -> Option<Stop> {
        let Asking { rules, position, mover, next } = *self;
        let board = &rules.board;
        // Where captures alone can leave few seeds, captures alone are looked at.
        let by_capture = end.asked == Asked::Capture && end.whose == Who::Either;
        let holds = end.when.is_none() || PositionQuery::at(rules, position, next).holds(&end.when);
        if by_capture || !holds {
            return None;
        }
        let winner = match (&end.once, end.whose) {
            (EndCondition::PenaltyHolds(_), _) => {
                let left = last_left(board, position, next)?;
                return Some(self.stopping(end, Adjudication::Is(GameResult::Won(left))));
            }
            (once, Who::Both) => board.sides().iter().all(|&side| self.holds(once, side)).then_some(next),
            (once, Who::Next) => self.holds(once, next).then_some(next),
            (once, Who::Other) => {
                let other = if next == mover { mover.opponent() } else { next };
                self.holds(once, other).then_some(other)
            }
            (once, Who::Mover) => {
                let mut seats = [mover].into_iter().chain(board.players.seats(mover).iter().copied());
                seats.find(|&side| self.holds(once, side)).filter(|_| !is_out(board, position, mover))
            }
            (once, _) => board.sides().iter().copied().find(|&side| self.holds(once, side)),
        };
        let side = winner?;
        let outcome = match end.verdict {
            // Of a player with several seats, that seat wins which is asked about.
            Verdict::Wins(Who::Mover) if end.whose == Who::Mover => Adjudication::Is(GameResult::Won(side)),
            verdict => self.outcome(verdict),
        };
        let stuck = end.whose == Who::Next && end.once.is_of_moves();
        Some(Stop { stuck, ..self.stopping(end, outcome) })
    }

    /// Returns the outcome.
    fn outcome(&self, verdict: Verdict) -> Adjudication {
        match verdict {
            Verdict::ByWinner | Verdict::Out(_) => Adjudication::ByWinner,
            Verdict::MostSeeds => Adjudication::MostSeeds,
            Verdict::Draw => Adjudication::Is(GameResult::Draw),
            Verdict::Void => Adjudication::Is(GameResult::Void),
            Verdict::Wins(who) => Adjudication::Is(GameResult::Won(self.side(who))),
            Verdict::Loses(who) => Adjudication::Is(lost(&self.rules.board, self.side(who))),
        }
    }

    fn stopping(&self, end: &plan::EndRule, outcome: Adjudication) -> Stop {
        Stop::new(end.clause, self.share(end.leftover), outcome)
    }

    /// Returns the distribution of the seeds that are left.
    fn share(&self, leftover: Leftover) -> Share {
        match leftover {
            // Without stores there is nowhere to put it.
            _ if !self.rules.board.has_stores() => Share::Nobody,
            Leftover::Owner => Share::Owner,
            Leftover::Nobody => Share::Nobody,
            Leftover::Split => Share::Split,
            Leftover::To(Who::Emptier) => {
                let emptier = self.rules.board.sides().iter().copied().find(|&side| self.is_empty(side));
                emptier.map_or(Share::Nobody, Share::All)
            }
            Leftover::To(who) => Share::All(self.side(who)),
        }
    }

    /// Returns the side that a clause means.
    fn side(&self, who: Who) -> Side {
        let began = self.position.round_state().began;
        match who {
            Who::Next => self.next,
            Who::Other => self.mover.opponent(),
            Who::Beginner => began,
            Who::Second => began.opponent(),
            Who::Lot => drawn(&self.rules.board, self.position, self.mover),
            Who::Mover
            | Who::Owner
            | Who::Richer
            | Who::Poorer
            | Who::Emptier
            | Who::Capturer
            | Who::Either
            | Who::Both
            | Who::Nobody => self.mover,
        }
    }

    fn is_empty(&self, side: Side) -> bool {
        PositionQuery::at(self.rules, self.position, self.next).is_bare(side)
    }

    /// Returns `true` if the condition that stops play holds for a side.
    fn holds(&self, once: &EndCondition, side: Side) -> bool {
        let Asking { rules, position, .. } = *self;
        let board = &rules.board;
        match once {
            EndCondition::StoreHolds(amount) => {
                let komi = rules.stage_rules[position.stage()].plan.winner.as_ref().map_or(0, |winner| winner.komi);
                holds_enough(board, position, *amount, komi, side)
            }
            EndCondition::RowEmpty => self.is_empty(side),
            EndCondition::Left(left) => self.left(left, side),
            EndCondition::CannotMove => !can_move(rules, position, side),
            EndCondition::CannotFeed => self.is_empty(self.next.opponent()) && !can_move(rules, position, self.next),
            EndCondition::Decided => is_decided(board, position),
            EndCondition::AllPassed => {
                let left = board.sides().iter().filter(|&&side| !is_out(board, position, side)).count();
                usize::from(position.idle()) >= left
            }
            // These are noticed when they come about.
            EndCondition::CapturedAtEnds | EndCondition::CapturedFirst(_) | EndCondition::PenaltyHolds(_) => false,
        }
    }

    /// Returns `true` if the pits that fit hold as many seeds as asked, as a side sees them.
    fn left(&self, left: &plan::LeftCondition, side: Side) -> bool {
        let standing = PositionQuery::at(self.rules, self.position, side);
        let specials = |pit: PitId| if self.rules.board.specials > 0 { self.position.special(pit) } else { 0 };
        let counted = |pit: PitId| match left.of {
            Pieces::Seeds => self.position.pit(pit),
            Pieces::Specials => specials(pit),
            Pieces::All => self.position.pit(pit) + specials(pit),
        };
        let mut counts = standing.fitting(&left.pits).map(counted);
        if left.each {
            counts.all(|count| left.seeds.contains(count))
        } else if left.seeds.is_none_but_zero() {
            counts.all(|count| count == 0)
        } else {
            left.seeds.contains(counts.sum())
        }
    }
}

/// Returns `true` if a side has more seeds in its store and its traps than the other could still reach.
fn is_decided(board: &Board, position: &Position) -> bool {
    let [south, north] = Side::BOTH.map(|side| with_traps(board, position, side));
    let spare: u32 = Side::BOTH.iter().map(|&side| u32::from(position.at(Place::spare(side)))).sum();
    let free = position.total() - south - north - spare;
    south > north + free || north > south + free
}

/// The seeds in the pits and in hand.
pub(super) fn left(board: &Board, position: &Position) -> u32 {
    u32::from(position.lifted()) + board.pits().map(|pit| u32::from(position.pit(pit))).sum::<u32>()
}

/// One of two sides, drawn at random; the same for the same position.
fn drawn(board: &Board, position: &Position, first: Side) -> Side {
    let [south, north] = Side::BOTH.map(|side| u64::from(position.store(side)));
    let drawn_from = u64::from(board.seed) | south.max(north) << 16 | u64::from(position.round_state().round) << 32;
    let mut lots = ChaCha8Rng::seed_from_u64(drawn_from);
    [first, first.opponent()][lots.random_range(0..2)]
}

/// Returns `true` if a side's store holds enough. More than half of all is more than half of the total score, with the
/// halves of a seed that are counted to the player who moves second.
fn holds_enough(board: &Board, position: &Position, amount: Amount, komi: u16, side: Side) -> bool {
    let store = u32::from(position.store(side));
    match amount {
        Amount::Majority if komi > 0 => 2 * in_halves(position, komi, side) > 2 * board.total + u32::from(komi),
        Amount::Majority => store > (board.total - board.specials) / 2,
        Amount::Half => 2 * store == board.total,
        Amount::Seeds(seeds) => store >= u32::from(seeds),
    }
}

/// Returns the end of the game if a capture just made by this side has left too few seeds.
pub(super) fn few_left<S: EventSink>(out: &Emitter<'_, S>, capturer: Side) -> Option<SowingEnd> {
    out.stage.plan.endings.iter().find_map(|end| match &end.once {
        EndCondition::Left(few) if end.asked == Asked::Capture && end.whose == Who::Either => {
            let left = u16::try_from(left(out.board, out.position())).unwrap_or(u16::MAX);
            let taker = match end.leftover {
                Leftover::To(Who::Beginner) => Some(out.position().round_state().began),
                Leftover::To(Who::Lot) => Some(drawn(out.board, out.position(), out.mover)),
                Leftover::To(Who::Capturer) => Some(capturer),
                Leftover::To(_) => Some(out.mover),
                Leftover::Owner | Leftover::Nobody | Leftover::Split => None,
            };
            few.seeds.contains(left).then_some(SowingEnd::FewLeft(end.clause, taker))
        }
        _ => None,
    })
}

/// Returns the end of the game after a lap, where a clause asks for one.
pub(super) fn ended_by_lap<S: EventSink>(out: &Emitter<'_, S>) -> Option<SowingEnd> {
    let asking = Asking { rules: out.rules, position: out.position(), mover: out.mover, next: out.mover };
    let mut ends = out.stage.plan.endings.iter().filter(|end| end.asked == Asked::Lap);
    ends.find_map(|end| match asking.stop(end)?.outcome {
        Adjudication::Is(result) => Some(SowingEnd::Stops(end.clause, result)),
        Adjudication::ByWinner | Adjudication::MostSeeds => None,
    })
}

/// Returns the distribution of the seeds that are left where a turn never ends: the same as when a position comes back.
pub(super) fn left_over<S: EventSink>(out: &Emitter<'_, S>) -> Share {
    let next = out.next_side();
    let asking = Asking { rules: out.rules, position: out.position(), mover: out.mover, next };
    let repetition = out.stage.plan.repetition.as_ref();
    repetition.map_or(Share::Nobody, |repetition| asking.share(repetition.leftover))
}
