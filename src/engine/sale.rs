//! Pits sold from round to round: who sells, what becomes of seeds in a pit that is sold, and the next round.

use super::ending::score;
use super::event::{Event, Sink};
use super::position::Mark;
use super::turn::Turn;
use crate::rules::rounds::Sale;
use crate::rules::{ClauseId, PitId, Place, Side};

impl<S: Sink> Turn<'_, S> {
    /// The pits of a side that are sold, from its left, each with whether it is wholly.
    pub(super) fn sold(&self, side: Side) -> impl Iterator<Item = (PitId, bool)> + use<S> {
        let sold: Vec<(PitId, bool)> = self
            .row_left_first(side)
            .into_iter()
            .filter_map(|pit| match self.position.mark(pit) {
                Mark::Sold => Some((pit, true)),
                Mark::HalfSold => Some((pit, false)),
                _ => None,
            })
            .collect();
        sold.into_iter()
    }

    fn row_left_first(&self, side: Side) -> Vec<PitId> {
        let mut pits: Vec<PitId> = self.board.pits_of(side).collect();
        pits.sort_by_key(|&pit| self.board.number(pit));
        pits
    }

    /// What the buyer gets of the seeds left in a pit that is sold.
    #[cold]
    pub(super) fn sweep_share(&mut self, from: PitId, clause: ClauseId) {
        let seeds = match self.position.mark(from) {
            Mark::Sold => self.position.pit(from),
            Mark::HalfSold => self.position.pit(from) / 2,
            _ => return,
        };
        if seeds > 0 {
            let to = Place::store(self.board.owner(from).opponent());
            self.tell(Event::Swept { from, seeds, to }, clause);
        }
    }

    /// After a round, the player who has won less sells a pit or a share in one, unless the other gets one back.
    pub(super) fn sell(&mut self, clause: ClauseId, rule: &Sale) {
        let phase = self.phase;
        let [south, north] = Side::BOTH.map(|side| score(self.board, &phase.facts, self.position, side));
        let (seller, less) = if south < north { (Side::South, north - south) } else { (Side::North, south - north) };
        if less == 0 {
            return;
        }
        let whole = less >= 2 * i64::from(rule.whole);
        let back = self.sold(seller.opponent()).last().filter(|_| whole);
        if let Some((pit, _)) = back {
            return self.tell(Event::Marked { pit, mark: Mark::None }, clause);
        }
        let half = self.sold(seller).find(|(_, whole)| !whole).map(|(pit, _)| pit);
        let plain = self.row_left_first(seller).into_iter().find(|&pit| self.position.mark(pit) == Mark::None);
        let (pit, mark) = match (whole, half, plain) {
            (false, Some(pit), _) | (true, Some(pit), None) => (pit, Mark::Sold),
            (true, _, Some(pit)) => (pit, Mark::Sold),
            (false, None, Some(pit)) => (pit, Mark::HalfSold),
            // All is sold.
            (_, None, None) => return,
        };
        self.tell(Event::Marked { pit, mark }, clause);
    }

    /// Every pit holds again what it held at the start, whoever has won it; what was borrowed goes back.
    pub(super) fn lay_out_anew(&mut self, clause: ClauseId) {
        let board = self.board;
        for pit in board.every_pit() {
            let owner = if board.is_end(pit) { self.position.bout().began } else { board.owner(pit) };
            let has = self.position.pit(pit);
            let mut wanting = board.opening[pit.index()].saturating_sub(has);
            let stores = [owner, owner.opponent()].map(Place::store);
            let ends = board.ends().filter(|&end| end.0 > pit.0).map(Place::pit);
            for from in stores.into_iter().chain(ends) {
                let seeds = wanting.min(self.position.at(from));
                if seeds > 0 {
                    self.tell(Event::Moved { from, seeds, to: Place::pit(pit) }, clause);
                    wanting -= seeds;
                }
            }
            self.give_back_specials(pit, clause);
        }
        for debtor in Side::BOTH {
            for from in Side::BOTH.map(Place::store) {
                let owed = super::owed(board, self.position, debtor).min(self.position.at(from));
                if owed > 0 {
                    self.tell(Event::Moved { from, seeds: owed, to: Place::spare(debtor) }, clause);
                }
            }
        }
    }

    /// The special pieces that belong in a pit at the start.
    fn give_back_specials(&mut self, pit: PitId, clause: ClauseId) {
        if self.board.specials == 0 {
            return;
        }
        let mut wanting = self.board.opening_special(pit).saturating_sub(self.position.special(pit));
        for from in Side::BOTH.map(Place::special_store) {
            let seeds = wanting.min(self.position.at(from));
            if seeds > 0 {
                self.tell(Event::Moved { from, seeds, to: Place::special(pit) }, clause);
                wanting -= seeds;
            }
        }
    }
}
