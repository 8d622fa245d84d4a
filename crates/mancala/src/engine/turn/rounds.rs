//! Matches: a round that is over gives way to the next, laid out from what each side has won.
//!
//! The ply that ends a round tells all of it: the result, how the seeds come to the stores of those who won them, and
//! the next opening. A choice that a player has in between is a question like those in mid-turn.

use super::ending::{score, with_traps};
use super::{SowingEnd, Turn};
use crate::engine::ask::{Ask, Question};
use crate::engine::event::{EventSink, GameResult, Info, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::rules::board::Stores;
use crate::rules::kinds::ending::WonBy;
use crate::rules::kinds::rounds::{
    Begins, Counting, FillFrom, Fills, Mirror, Refill, Rest, Score, Short, Territory, Unfilled,
};
use crate::rules::plan::rounds::{Layout, Rounds};
use crate::rules::{Cause, PitId, Place, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A pit to be filled, with how many of the owner's seeds and how many of the other player's.
#[derive(Clone, Copy)]
struct Filling {
    pit: PitId,
    own: u16,
    lent: u16,
}

impl<S: EventSink> Turn<'_, S> {
    /// Ends a round: its result is told, everything comes to the stores, and the next round begins, unless the match is
    /// over. `stopped` is the clause that ended play, `by` the one that found the winner.
    pub(super) fn end_round(&mut self, rounds: &Rounds, result: GameResult, stopped: Cause, by: Cause) {
        let Rounds { clause, layout, begins, void_passes } = rounds;
        let points = match layout {
            Layout::Score(rule) => self.points(rule, result),
            Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_) | Layout::Sale(_) => [0, 0],
        };
        self.tell(StateChange::RoundEnded { result, because: stopped, points }, by);
        // A turn that was found never to end may leave captured seeds in flight, a race seeds in both hands.
        for (side, others) in [(self.mover, self.aside), (self.mover.opponent(), 0)] {
            if self.aside > 0 && self.position.lifted() > others {
                self.tell(Info::Hand { side }, by);
            }
            while self.position.lifted() > others {
                self.tell(Transfer::sown(Place::store(side)), by);
            }
        }
        if result == GameResult::Void {
            self.restore(by)
        } else {
            self.gather(by)
        }
        for pit in self.board.pits() {
            if !matches!(self.position.mark(pit), Mark::None | Mark::Sold | Mark::HalfSold) {
                self.tell(StateChange::Marked { pit, mark: Mark::None }, None);
            }
        }
        if let Layout::Sale(rule) = layout {
            self.sell(*clause, rule);
        }
        if let Some(winner) = self.match_won(layout).filter(|_| result != GameResult::Void) {
            let won = GameResult::Won(winner);
            return self.tell(StateChange::Ended { result: won, because: Some(*clause) }, *clause);
        }
        let began = self.position.bout().began;
        let first = match result {
            GameResult::Void if *void_passes => began.opponent(),
            GameResult::Void => began,
            _ => self.beginner(begins.0),
        };
        let round = self.position.bout().round.saturating_add(1);
        self.tell(StateChange::RoundBegan { round, first }, begins.1);
        self.lay_out();
    }

    /// Returns the points of a round for South and North.
    fn points(&self, rule: &Score, result: GameResult) -> [u16; 2] {
        let GameResult::Won(winner) = result else {
            return match (rule.counts, result) {
                (Counting::Seeds, GameResult::Draw) => self.seeds_won(),
                _ => [0, 0],
            };
        };
        let won = self.seeds_won();
        let [more, fewer] = [winner, winner.opponent()].map(|side| won[side.index()]);
        let points = match rule.counts {
            Counting::Seeds => return won,
            Counting::Rounds => 1,
            Counting::Lead => more.abs_diff(fewer),
            Counting::Points => 1 + u16::from(4 * u32::from(more) >= 3 * self.board.total),
        };
        Side::BOTH.map(|side| if side == winner { points } else { 0 })
    }

    /// Returns the number of seeds South and North have won in this round: whole ones.
    fn seeds_won(&self) -> [u16; 2] {
        let winner = self.phase.plan.winner.as_ref();
        let halves = Side::BOTH.map(|side| match winner.map(|winner| winner.by) {
            Some(WonBy::MostWithTraps) => 2 * i64::from(with_traps(self.board, self.position, side)),
            _ => score(self.board, winner, self.position, side),
        });
        halves.map(|halves| u16::try_from(halves.max(0) / 2).unwrap_or(u16::MAX))
    }

    /// Every seed on the board goes to the store of the side for which it counts: that of the trap's owner, else that
    /// of the pit's.
    fn gather(&mut self, clause: Cause) {
        for pit in self.board.pits() {
            let taker = match self.position.mark(pit) {
                Mark::Trap(owner) => owner,
                Mark::Sold => self.board.owner(pit).opponent(),
                _ => self.position.owner(self.board, pit),
            };
            self.put_away(pit, taker, clause);
        }
    }

    /// Gives back to each side what it brought into a round that does not count.
    fn restore(&mut self, clause: Cause) {
        for pit in self.board.pits() {
            self.put_away(pit, self.board.owner(pit), clause);
        }
        for side in Side::BOTH {
            let (has, brought) = (self.position.store(side), self.position.bout().held[side.index()]);
            if has > brought {
                let (from, to) = (Place::store(side), Place::store(side.opponent()));
                self.tell(Transfer { from, to, seeds: has - brought, kind: TransferKind::GivenBack }, clause);
            }
        }
    }

    fn put_away(&mut self, pit: PitId, taker: Side, clause: Cause) {
        let seeds = self.position.pit(pit);
        if seeds > 0 {
            let (from, to) = (Place::pit(pit), Place::store(taker));
            self.tell(Transfer { from, to, seeds, kind: TransferKind::Gathered }, clause);
        }
    }

    /// Returns the side that begins the next round, by the seeds in the stores.
    fn beginner(&self, begins: Begins) -> Side {
        let [south, north] = Side::BOTH.map(|side| self.position.store(side));
        let other = self.position.bout().began.opponent();
        let richer = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        match begins {
            Begins::Alternate => other,
            Begins::Loser => richer.map_or(other, Side::opponent),
            Begins::Winner => richer.unwrap_or(other),
            Begins::Same => self.board.first,
            Begins::LastMover => self.mover,
        }
    }

    /// Returns the side that has won the match with the round that is over, if there is one.
    fn match_won(&self, layout: &Layout) -> Option<Side> {
        let stuck = |side: &Side| match layout {
            Layout::Refill(it) => {
                self.position.store(*side) < it.least_seeds
                    || self.fillings(it, *side, usize::MAX).len() < usize::from(it.least)
            }
            Layout::Territory(it) => {
                let theirs = self.pits_due(it, side.opponent());
                self.pits_due(it, *side) == 0 || it.goal.is_some_and(|goal| theirs >= usize::from(goal))
            }
            Layout::Mirror(it) => {
                let pits = (self.board.pits_of(*side).len() - self.pits_short(it, *side)) as u32;
                u32::from(self.position.store(*side)) <= u32::from(it.least) * pits
            }
            Layout::Sale(it) => self.sold_wholly(*side) >= usize::from(it.lost),
            Layout::Score(it) => {
                let points = self.position.bout().points;
                let [own, theirs] = [*side, side.opponent()].map(|side| points[side.index()]);
                theirs >= it.goal && theirs > own
            }
        };
        Side::BOTH.into_iter().find(stuck).map(Side::opponent)
    }

    /// Lays out the next round, or asks what has to be chosen first.
    fn lay_out(&mut self) {
        let Some(Rounds { clause, layout, .. }) = &self.rules.rounds else { return };
        match layout {
            Layout::Refill(it) => self.refill(*clause, it),
            Layout::Territory(it) => self.settle_territory(*clause, it),
            Layout::Mirror(it) => return self.give_to_arrange(*clause, it),
            Layout::Sale(_) | Layout::Score(_) => self.lay_out_anew(*clause),
        }
        if self.position.ask().is_none() {
            self.begin();
        }
    }

    /// The round is laid out: its first phase begins.
    fn begin(&mut self) {
        let phase = crate::engine::first_phase(self.rules, self.position);
        if self.position.phase() != usize::from(phase) {
            self.tell(StateChange::PhaseBegan { phase }, None);
        }
        for (pit, mark) in crate::engine::marked_pits(self.rules) {
            self.tell(StateChange::Marked { pit, mark }, None);
        }
        let first = self.position.bout().began;
        self.tell(StateChange::TurnPassed { to: first }, None);
    }

    /// The player with more seeds; when they are level, the one who will begin.
    fn richer(&self) -> Side {
        let [south, north] = Side::BOTH.map(|side| self.position.store(side));
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Side::South,
            std::cmp::Ordering::Less => Side::North,
            std::cmp::Ordering::Equal => self.position.bout().began,
        }
    }

    fn refill(&mut self, clause: Cause, rule: &Refill) {
        let richer = self.richer();
        let poorer = richer.opponent();
        for side in Side::BOTH.into_iter().filter(|_| rule.unfilled == Unfilled::Chosen) {
            let closed = self.board.pits_of(side).filter(|&pit| self.position.mark(pit) == Mark::Closed).count();
            let left = self.board.pits_of(side).len() - closed - self.fillings(rule, side, usize::MAX).len();
            if left > 0 {
                return self.ask_between(clause, Question::Close(left as u8), side);
            }
        }
        let of_poorer = self.fillings(rule, poorer, usize::MAX);
        for side in [poorer, richer] {
            // What was lent is gone before the richer player's pits are filled.
            let filled = match rule.richer {
                _ if side == poorer => of_poorer.clone(),
                Fills::All => self.fillings(rule, side, usize::MAX),
                Fills::AsTheOther => self.fillings(rule, side, of_poorer.len()),
                Fills::Copied => {
                    let same = |(pit, other): (PitId, &Filling)| Filling { pit, own: other.own + other.lent, lent: 0 };
                    self.in_filling_order(rule, side).into_iter().zip(&of_poorer).map(same).collect()
                }
            };
            for &Filling { pit, own, lent } in &filled {
                for (giver, seeds) in [(side, own), (side.opponent(), lent)] {
                    if seeds > 0 {
                        let (from, to) = (Place::store(giver), Place::pit(pit));
                        self.tell(Transfer { from, to, seeds, kind: TransferKind::Laid }, clause);
                    }
                }
            }
            let bare = |pit: &PitId| filled.iter().all(|filling| filling.pit != *pit);
            for pit in self.board.pits_of(side).filter(bare) {
                if rule.unfilled == Unfilled::Closed {
                    self.tell(StateChange::Marked { pit, mark: Mark::Closed }, clause);
                }
            }
        }
    }

    /// The pits of a side, the first at the end where it begins to fill them.
    fn in_filling_order(&self, rule: &Refill, side: Side) -> Vec<PitId> {
        let mut path: Vec<PitId> = self.board.path(side).iter().filter_map(|place| place.as_pit()).collect();
        path.retain(|&pit| self.board.owner(pit) == side && self.position.mark(pit) != Mark::Closed);
        match rule.from {
            FillFrom::Left => {}
            FillFrom::Store if self.board.stores == Stores::OwnLeft => {}
            FillFrom::Right | FillFrom::Store => path.reverse(),
            FillFrom::Outside => {
                let (left, right) = path.split_at(path.len().div_ceil(2));
                let right = right.iter().rev().map(Some).chain([None]);
                path =
                    left.iter().zip(right).flat_map(|(left, right)| [Some(left), right]).flatten().copied().collect();
            }
        }
        path
    }

    /// The pits that a side can fill, the first at the end where it begins, at most `most`.
    fn fillings(&self, rule: &Refill, side: Side, most: usize) -> Vec<Filling> {
        let mut left = self.position.store(side);
        let spare = self.position.store(side.opponent());
        let pits = self.in_filling_order(rule, side);
        let mut filled = Vec::new();
        for (at, &pit) in pits.iter().enumerate().take(most) {
            let needed = self.board.opening_when(self.position.bout().began)[pit.index()];
            if left >= needed {
                left -= needed;
                filled.push(Filling { pit, own: needed, lent: 0 });
                continue;
            }
            let wanting = needed - left;
            match rule.short {
                _ if left == 0 || side == self.richer() => {}
                Short::Completed if spare >= wanting => filled.push(Filling { pit, own: left, lent: wanting }),
                Short::Partial => filled.push(Filling { pit, own: left, lent: 0 }),
                Short::Spread => {
                    let rest = &pits[at..];
                    let (each, over) = (usize::from(left) / rest.len(), usize::from(left) % rest.len());
                    let spread = rest.iter().enumerate().map(|(i, &pit)| (pit, each + usize::from(i < over)));
                    let spread = spread.filter(|(_, seeds)| *seeds > 0);
                    filled.extend(spread.map(|(pit, seeds)| Filling { pit, own: seeds as u16, lent: 0 }));
                }
                Short::Unfilled | Short::Completed => {}
            }
            break;
        }
        filled
    }

    /// Returns the number of pits a side owns by what it has: more than half of a pit counts as a whole one. A pit of
    /// which each side has half lies on the side of the player with fewer seeds, and stays there unless it is drawn
    /// for.
    fn pits_due(&self, rule: &Territory, side: Side) -> usize {
        let [seeds, others] = [side, side.opponent()].map(|side| usize::from(self.position.store(side)));
        let (whole, twice_the_rest) = (seeds / usize::from(rule.seeds), 2 * (seeds % usize::from(rule.seeds)));
        let gets_rest = || match rule.rest {
            Rest::Half | Rest::Loser => seeds < others,
            Rest::Lot => seeds != others && self.drawn_for_pit() == side,
        };
        let half = twice_the_rest == usize::from(rule.seeds) && gets_rest();
        let pits = whole + usize::from(half || twice_the_rest > usize::from(rule.seeds));
        pits.min(self.board.pit_count())
    }

    /// To whom a pit goes that is drawn for: the same as long as nothing is laid out.
    fn drawn_for_pit(&self) -> Side {
        let [south, north] = Side::BOTH.map(|side| u64::from(self.position.store(side)));
        let mut lots = ChaCha8Rng::seed_from_u64(u64::from(self.board.seed) | south << 16 | north << 32);
        Side::BOTH[lots.random_range(0..2)]
    }

    fn settle_territory(&mut self, clause: Cause, rule: &Territory) {
        let richer = self.richer();
        let won = self.board.pits().filter(|&pit| self.position.mark(pit) == Mark::Won(richer)).count();
        let due = self.pits_due(rule, richer).saturating_sub(self.board.pits_of(richer).len());
        if won < due {
            return self.ask_between(clause, Question::Own((due - won) as u8), richer);
        }
        for pit in self.board.pits() {
            let owner = self.position.owner(self.board, pit);
            let own = rule.seeds.min(self.position.store(owner));
            for (giver, seeds) in [(owner, own), (owner.opponent(), rule.seeds - own)] {
                let seeds = seeds.min(self.position.store(giver));
                if seeds > 0 {
                    let (from, to) = (Place::store(giver), Place::pit(pit));
                    self.tell(Transfer { from, to, seeds, kind: TransferKind::Laid }, clause);
                }
            }
        }
    }

    /// The player with fewer seeds takes them in hand, to lay them out in the phase made for it.
    fn give_to_arrange(&mut self, clause: Cause, rule: &Mirror) {
        let poorer = self.richer().opponent();
        for pit in self.board.pits_of(poorer) {
            let from_right = self.board.span(pit) - 1 - self.board.number(pit);
            if usize::from(from_right) < self.pits_short(rule, poorer) {
                for pit in [pit, self.answering(rule, pit)] {
                    self.tell(StateChange::Marked { pit, mark: Mark::Closed }, clause);
                }
            }
        }
        let seeds = self.position.store(poorer);
        let (from, to) = (Place::store(poorer), Place::hand(poorer));
        self.tell(Transfer { from, to, seeds, kind: TransferKind::Handed }, clause);
        let phase = self.rules.phases.iter().position(|phase| phase.plan.opening.arrange.is_some());
        self.tell(
            StateChange::PhaseBegan { phase: phase.expect("checked: Mirror needs a phase to arrange in") as u8 },
            None,
        );
        self.tell(StateChange::TurnPassed { to: poorer }, None);
    }

    /// By how many pits a player's row is shorter, by what is left of the seeds that the match began with.
    fn pits_short(&self, rule: &Mirror, side: Side) -> usize {
        let began: u32 = self.board.pits_of(side).map(|pit| u32::from(self.board.opening[pit.index()])).sum();
        let seeds = u32::from(self.position.store(side));
        let few = [2, 4, 8].iter().filter(|&&part| part * seeds < began).count();
        if rule.shorter { few.min(self.board.pits_of(side).len() - 1) } else { 0 }
    }

    /// The pit of the other side that gets as many seeds as this one.
    fn answering(&self, rule: &Mirror, pit: PitId) -> PitId {
        if rule.by_number {
            PitId((self.board.pit_count() - 1 - pit.index()) as u8)
        } else {
            self.board.facing(pit).expect("checked: every pit faces one")
        }
    }

    /// Returns when a player has laid out seeds for a new round, the other does the same; then the round begins.
    pub(super) fn mirror(&mut self) -> bool {
        let Some(Rounds { clause, layout: Layout::Mirror(rule), .. }) = &self.rules.rounds else { return false };
        let other = self.mover.opponent();
        for pit in self.board.pits_of(self.mover) {
            let (from, to) = (Place::store(other), Place::pit(self.answering(rule, pit)));
            let seeds = self.position.pit(pit);
            if seeds > 0 {
                self.tell(Transfer { from, to, seeds, kind: TransferKind::Mirrored }, *clause);
            }
        }
        self.begin();
        true
    }

    fn ask_between(&mut self, clause: Cause, question: Question, who: Side) {
        self.tell(StateChange::Asked { ask: Ask::between(clause, question, who) }, clause);
    }

    /// Goes on after a player has chosen a pit between two rounds.
    pub(super) fn chosen(&mut self, ask: Ask, answer: Move) -> SowingEnd {
        let mark = if matches!(ask.question, Question::Close(_)) { Mark::Closed } else { Mark::Won(ask.who) };
        self.tell(StateChange::Answered { answer }, ask.clause);
        if let Move::Pick(pit) = answer {
            self.tell(StateChange::Marked { pit, mark }, ask.clause);
        }
        self.lay_out();
        SowingEnd::Open
    }
}
