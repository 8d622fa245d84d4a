//! Seeds brought into play before a move, from store or hand, and what is borrowed and paid back for it.

use super::Turn;
use crate::engine::event::{EventSink, NoEvents, StateChange, Transfer, TransferKind};
use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::kinds::landing::Made;
use crate::rules::kinds::opening::{BringWhen, Duty, Source};
use crate::rules::plan::opening::BringRule;
use crate::rules::plan::{ExceptRule, StepEffect, TurnStep};
use crate::rules::{Board, Cause, PitId, Place, Rules, Side, Way};

/// Returns the number of seeds a side has borrowed and not paid back.
pub fn owed(board: &Board, position: &Position, side: Side) -> u16 {
    board.spare.saturating_sub(position.at(Place::spare(side)))
}

/// Returns the seeds in a side's store less those that it owes: below zero where it owes more.
pub fn balance(board: &Board, position: &Position, side: Side) -> i32 {
    i32::from(position.store(side)) - i32::from(owed(board, position, side))
}

/// The position in which the player to move chooses, where seeds must be brought in or are captured first, and the
/// clause by which.
pub(in crate::engine) fn reseeded(rules: &Rules, position: &Position) -> Option<(Position, Cause)> {
    let plan = &rules.phases[position.phase()].plan;
    if plan.starting.is_empty() && !plan.opening.brings.iter().any(|bring| bring.how == Duty::Must) {
        return None;
    }
    let mut ready = position.clone();
    let clause = Turn::new(rules, &mut ready, &mut NoEvents).reseed(Made::Before)?;
    Some((ready, clause))
}

/// Brings seeds in if there are enough for each pit, and it is time for that. Returns `true` if it was done.
pub(in crate::engine) fn bring_in(rules: &Rules, position: &mut Position, bring: &BringRule) -> bool {
    Turn::new(rules, position, &mut NoEvents).bring_fully(bring)
}

impl<'a, S: EventSink> Turn<'a, S> {
    /// Brings in the seeds that must be brought before a move, and makes the captures that come before one; with
    /// `Made::Chosen` those too that wait until the move is chosen. Returns the clause by which anything was done.
    #[cold]
    pub(super) fn reseed(&mut self, made: Made) -> Option<Cause> {
        let mut by = None;
        for bring in self.phase.plan.opening.brings.iter().filter(|bring| bring.how == Duty::Must) {
            if self.bring(bring) {
                by = by.or(Some(bring.clause));
            }
        }
        for step in &self.phase.plan.starting {
            for pit in self.board.pits() {
                if self.capture_before_moving(step, pit, made) {
                    by = by.or(Some(step.clause));
                }
            }
        }
        by
    }

    /// Makes a capture that comes before a move, at one pit, if it fits. Returns `true` if anything was taken.
    fn capture_before_moving(&mut self, step: &'a TurnStep, pit: PitId, made: Made) -> bool {
        let StepEffect::Capture(capture) = &step.act else { return false };
        if capture.made == Made::Chosen && made == Made::Before {
            return false;
        }
        let standing = PositionQuery::at(self.rules, self.position, self.mover);
        let at =
            Landed { pit, was_empty: standing.seeds(pit) == 0, lap: Lap::lifted(pit, Way::default(), 0), answer: None };
        let excepted = |it: &ExceptRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
        if !standing.holds(&step.when) || !standing.fits(&step.test, pit) || step.excepts.iter().any(excepted) {
            return false;
        }
        let Ok(found) = standing.found(step, capture, at) else { return false };
        let mut any = false;
        for &taken in &found.pits {
            any |= self.position.pit(taken) > 0 || self.position.special(taken) > 0;
            self.take_pit(taken, self.position.pit(taken), capture, step.clause);
        }
        any
    }

    /// The mover's pits that are open, along the path.
    fn pits_to_fill(&self) -> Vec<PitId> {
        let pits = self.board.path(self.mover).iter().filter_map(|place| place.as_pit());
        pits.filter(|&pit| self.owner(pit) == self.mover && self.position.mark(pit) != Mark::Closed).collect()
    }

    /// Returns the place from which seeds are brought.
    fn source(&self, bring: &BringRule) -> Place {
        match bring.from {
            Source::Store => Place::store(self.mover),
            Source::Hand => Place::hand(self.mover),
        }
    }

    /// Brings seeds in if there are enough for each pit, and it is time for that. Returns `true` if it was done.
    #[cold]
    fn bring_fully(&mut self, bring: &BringRule) -> bool {
        let needed = usize::from(bring.seeds) * self.pits_to_fill().len();
        let at = |place: Place| usize::from(self.position.at(place));
        let lent = if bring.borrows { at(Place::spare(self.mover)) } else { 0 };
        at(self.source(bring)) + lent >= needed && self.bring(bring)
    }

    /// Brings seeds into each of the mover's pits, as far as they go, if it is time for that. Returns `true` if there
    /// were any.
    #[cold]
    pub(super) fn bring(&mut self, bring: &BringRule) -> bool {
        let standing = PositionQuery::at(self.rules, self.position, self.mover);
        let due = match bring.on {
            BringWhen::PitsEmpty => standing.is_bare(self.mover),
            BringWhen::OnceAGame => !self.position.has_brought(self.mover),
        };
        if !due || !standing.holds(&bring.when) {
            return false;
        }
        let source = self.source(bring);
        let mut pits = self.pits_to_fill();
        match bring.from {
            // From a hand they are sown, in the order of the path.
            Source::Hand => {
                let seeds = (bring.seeds * pits.len() as u16).min(self.position.at(source));
                if seeds > 0 {
                    self.tell(Transfer::lifted(source, seeds, Way::Ccw), bring.clause);
                }
            }
            Source::Store => pits.sort_by_key(|pit| pit.0),
        }
        let mut any = false;
        for pit in pits {
            let to = Place::pit(pit);
            let mut wanting = bring.seeds;
            while bring.from == Source::Hand && wanting > 0 && self.position.lifted() > 0 {
                self.tell(Transfer::sown(to), bring.clause);
                wanting -= 1;
                any = true;
            }
            let stores = [
                (Place::store(self.mover), TransferKind::Reseeded),
                (Place::spare(self.mover), TransferKind::Borrowed),
            ];
            let from_store = bring.from == Source::Store;
            for ((from, kind), gives) in stores.into_iter().zip([from_store, bring.borrows]) {
                let given = wanting.min(self.position.at(from));
                if gives && given > 0 {
                    self.tell(Transfer { from, to, seeds: given, kind }, bring.clause);
                    wanting -= given;
                    any = true;
                }
            }
        }
        // An empty hand needs no remembering.
        let spent = bring.from == Source::Hand && self.position.at(source) == 0 && !bring.borrows;
        if any && bring.on == BringWhen::OnceAGame && !spent {
            self.tell(StateChange::Brought { side: self.mover }, bring.clause);
        }
        any
    }

    /// Pays back the seeds that players owe, as far as their stores hold them.
    #[cold]
    pub(super) fn repay(&mut self) {
        let Some(clause) = self.phase.plan.opening.lender() else { return };
        for side in Side::BOTH {
            let seeds = owed(self.board, self.position, side).min(self.position.store(side));
            if seeds > 0 {
                let (from, to) = (Place::store(side), Place::spare(side));
                self.tell(Transfer { from, to, seeds, kind: TransferKind::Repaid }, clause);
            }
        }
    }

    /// Each player gets half of the seeds in the pits at the ends; an odd one stays there.
    #[cold]
    pub(super) fn share_ends(&mut self, clause: Cause) {
        let all: u16 = self.board.ends().map(|pit| self.position.pit(pit)).sum();
        for side in Side::BOTH {
            let mut wanting = all / 2;
            // Each begins at their own left hand.
            for from in [side.opponent(), side].into_iter().filter_map(|side| self.board.end_after(side)) {
                let seeds = wanting.min(self.position.pit(from));
                if seeds > 0 {
                    let (from, to) = (Place::pit(from), Place::store(side));
                    self.tell(Transfer { from, to, seeds, kind: TransferKind::Swept }, clause);
                    wanting -= seeds;
                }
            }
        }
    }
}
