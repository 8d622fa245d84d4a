//! Pits sold from round to round: who sells, what becomes of seeds in a pit that is sold, and the next round.

use super::Turn;
use super::ending::score;
use crate::engine::event::{EventSink, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::rules::kinds::rounds::Sale;
use crate::rules::{Cause, PitId, Place, Side};

impl<S: EventSink> Turn<'_, S> {
    /// The pits of a side, from its left.
    fn row_left_first(&self, side: Side) -> Vec<PitId> {
        let mut pits: Vec<PitId> = self.board.pits_of(side).collect();
        pits.sort_by_key(|&pit| self.board.number(pit));
        pits
    }

    /// Sweeps the buyer's share of the seeds left in a sold pit into their store.
    #[cold]
    pub(super) fn sweep_share(&mut self, from: PitId, clause: Cause) {
        let seeds = match self.position.mark(from) {
            Mark::Sold => self.position.pit(from),
            Mark::HalfSold => self.position.pit(from) / 2,
            _ => return,
        };
        if seeds > 0 {
            let (from, to) = (Place::pit(from), Place::store(self.board.owner(from).opponent()));
            self.tell(Transfer { from, to, seeds, kind: TransferKind::Swept }, clause);
        }
    }

    /// After a round, the player who has won less sells a pit or a share in one, unless the other gets one back.
    pub(super) fn sell(&mut self, clause: Cause, rule: &Sale) {
        let phase = self.phase;
        let [south, north] = Side::BOTH.map(|side| score(self.board, phase.plan.winner.as_ref(), self.position, side));
        let seller = if south < north { Side::South } else { Side::North };
        let halves_less = south.abs_diff(north);
        if halves_less == 0 {
            return;
        }
        let sold = if halves_less >= 2 * u64::from(rule.whole) {
            self.bought_back(seller.opponent()).or_else(|| self.whole_pit(seller))
        } else {
            self.half_share(seller)
        };
        // Else all is sold.
        if let Some((pit, mark)) = sold {
            self.tell(StateChange::Marked { pit, mark }, clause);
        }
    }

    /// The pit that a player gets back who had sold it: the last from the owner's left, sold wholly or by half.
    fn bought_back(&self, owner: Side) -> Option<(PitId, Mark)> {
        let row = self.row_left_first(owner);
        let sold = |pit: &PitId| matches!(self.position.mark(*pit), Mark::Sold | Mark::HalfSold);
        row.into_iter().rfind(sold).map(|pit| (pit, Mark::None))
    }

    /// Returns the pit that a player sells as a whole: one that is not sold, or else the other half of one.
    fn whole_pit(&self, seller: Side) -> Option<(PitId, Mark)> {
        let pit = self.first_marked(seller, Mark::None).or_else(|| self.first_marked(seller, Mark::HalfSold));
        pit.map(|pit| (pit, Mark::Sold))
    }

    /// Returns the pit in which a player sells a half share: the other half of a pit, or else half of one that is not
    /// sold.
    fn half_share(&self, seller: Side) -> Option<(PitId, Mark)> {
        let other_half = self.first_marked(seller, Mark::HalfSold).map(|pit| (pit, Mark::Sold));
        other_half.or_else(|| self.first_marked(seller, Mark::None).map(|pit| (pit, Mark::HalfSold)))
    }

    /// The first pit of a side, from its left, that bears this mark.
    fn first_marked(&self, side: Side, mark: Mark) -> Option<PitId> {
        self.row_left_first(side).into_iter().find(|&pit| self.position.mark(pit) == mark)
    }

    /// Returns the number of whole pits of a side are sold.
    pub(super) fn sold_wholly(&self, side: Side) -> usize {
        self.board.pits_of(side).filter(|&pit| self.position.mark(pit) == Mark::Sold).count()
    }

    /// Every pit holds again what it held at the start, whoever has won it. What was borrowed goes back: nobody brings
    /// a debt into the next round.
    pub(super) fn lay_out_anew(&mut self, clause: Cause) {
        let board = self.board;
        let opening = board.opening_when(self.position.bout().began);
        for pit in board.every_pit() {
            let owner = if board.is_end(pit) { self.position.bout().began } else { board.owner(pit) };
            let has = self.position.pit(pit);
            let mut wanting = opening[pit.index()].saturating_sub(has);
            let stores = [owner, owner.opponent()].map(|side| (Place::store(side), TransferKind::Laid));
            let ends = board.ends().filter(|&end| end.0 > pit.0).map(|end| (Place::pit(end), TransferKind::Completed));
            for (from, kind) in stores.into_iter().chain(ends) {
                let seeds = wanting.min(self.position.at(from));
                if seeds > 0 {
                    self.tell(Transfer { from, to: Place::pit(pit), seeds, kind }, clause);
                    wanting -= seeds;
                }
            }
            self.give_back_specials(pit, clause);
        }
        for owner in Side::BOTH {
            let mut wanting = board.opening[Place::hand(owner).index()].saturating_sub(self.position.hand(owner));
            for from in [owner, owner.opponent()].map(Place::store) {
                let seeds = wanting.min(self.position.at(from));
                if seeds > 0 {
                    self.tell(Transfer { from, to: Place::hand(owner), seeds, kind: TransferKind::Handed }, clause);
                    wanting -= seeds;
                }
            }
        }
        for debtor in Side::BOTH {
            for from in Side::BOTH.map(Place::store).into_iter().chain(board.ends().map(Place::pit)) {
                let left_over = self.position.at(from).saturating_sub(board.opening[from.index()]);
                let owed = super::owed(board, self.position, debtor).min(left_over);
                if owed > 0 {
                    let to = Place::spare(debtor);
                    self.tell(Transfer { from, to, seeds: owed, kind: TransferKind::Returned }, clause);
                }
            }
        }
    }

    /// The special pieces that belong in a pit at the start.
    fn give_back_specials(&mut self, pit: PitId, clause: Cause) {
        if self.board.specials == 0 {
            return;
        }
        let mut wanting = self.board.opening_special(pit).saturating_sub(self.position.special(pit));
        for from in Side::BOTH.map(Place::special_store) {
            let seeds = wanting.min(self.position.at(from));
            if seeds > 0 {
                self.tell(Transfer { from, to: Place::special(pit), seeds, kind: TransferKind::SpecialsLaid }, clause);
                wanting -= seeds;
            }
        }
    }
}
