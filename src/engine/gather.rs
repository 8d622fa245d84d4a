//! Fixed openings: seeds are taken from several pits at once, and sown or moved on.

use super::event::{Sink, Stones};
use super::lap::Lap;
use super::mark::Mark;
use super::position::Position;
use super::turn::{End, Turn};
use crate::rules::choice::{Choice, Gather};
use crate::rules::sowing::First;
use crate::rules::{Board, PLACES, PitId, Place, Rules, Side, Way};

/// The pits of a fixed opening, in the order in which it comes to them.
pub struct Gathered(Vec<PitId>);

impl Gathered {
    /// Those from which seeds are taken.
    pub fn lifted(&self, rule: &Gather) -> impl Iterator<Item = PitId> {
        let pits = usize::from(rule.pits);
        let woven = rule.woven;
        (0..pits).filter_map(move |i| self.0.get(if woven && i > 0 { 2 * i - 1 } else { i }).copied())
    }

    /// The pit in which what was gathered is dropped first; where seeds are moved on one by one, the one in which those
    /// fall that were kept.
    pub fn first_sown(&self, rule: &Gather) -> PitId {
        self.0[if rule.woven { 1 } else { usize::from(rule.pits) }]
    }

    /// From which pit into which seeds are moved on.
    pub fn woven(&self) -> impl Iterator<Item = (PitId, PitId)> {
        self.0[1..].chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }
}

/// The pits of the opening that [`Choice::Gather`] prescribes; closed pits are passed over.
pub fn gathered_from(
    board: &Board,
    side: Side,
    way: Way,
    rule: &Gather,
    is_closed: impl Fn(PitId) -> bool,
) -> Gathered {
    let first = board.circuit(side)[0];
    let path = std::iter::successors(Some(first), |&place| Some(board.next(side, way, place)));
    // Three times round, so that a path with closed pits is long enough, and one of closed pits alone ends.
    let open: Vec<PitId> = path.take(3 * PLACES).filter_map(Place::as_pit).filter(|&pit| !is_closed(pit)).collect();
    let own = open.iter().take_while(|&&pit| board.owner(pit) == side).count();
    let (skipped, count) = match rule.woven {
        true => (own.saturating_sub(1), 2 * usize::from(rule.pits) - 1),
        false => (0, usize::from(rule.pits) + 1),
    };
    Gathered(open.into_iter().skip(skipped).take(count.max(2)).collect())
}

/// Whether some pit gives seeds to such an opening.
pub(super) fn may_gather(rules: &Rules, position: &Position, rule: &Gather) -> bool {
    let way = rules.phases[position.phase()].plan.sowing.fixed.map_or_else(Way::default, |(_, way)| way);
    let is_closed = |pit: PitId| position.mark(pit) == Mark::Closed;
    let path = gathered_from(&rules.board, position.to_move(), way, rule, is_closed);
    path.lifted(rule).any(|pit| gives(position, pit))
}

/// Whether a pit gives seeds to such an opening.
fn gives(position: &Position, pit: PitId) -> bool {
    position.pit(pit) > 0 && !matches!(position.mark(pit), Mark::Trap(_))
}

impl<S: Sink> Turn<'_, S> {
    /// Makes the opening move.
    #[cold]
    pub(super) fn gather_opening(&mut self) -> End {
        let phase = self.phase;
        let rule = phase.choice.iter().find_map(|(id, it)| match it {
            Choice::Gather(rule) => Some((*id, rule)),
            _ => None,
        });
        let Some((clause, rule)) = rule else { return End::Open };
        let way = phase.plan.sowing.fixed.map_or_else(Way::default, |(_, way)| way);
        let path = gathered_from(self.board, self.mover, way, rule, |pit| self.position.mark(pit) == Mark::Closed);
        let lift = |turn: &mut Self, pit: PitId| {
            let seeds = if gives(turn.position, pit) { rule.seeds.min(turn.position.pit(pit)) } else { 0 };
            if seeds > 0 {
                turn.tell(Stones::lifted(Place::pit(pit), seeds, way), clause);
            }
            seeds
        };
        let at_once = if rule.woven { 1 } else { usize::from(rule.pits) };
        let kept = path.lifted(rule).take(at_once).map(|pit| lift(self, pit)).sum();
        let from = path.first_sown(rule);
        let lap = Lap { first: First::Here, ..Lap::lifted(from, way, kept) };
        for (giver, to) in path.woven().filter(|_| rule.woven) {
            for _ in 0..lift(self, giver) {
                self.drop_one(Place::pit(to), Some(clause), &lap);
                if let Some(end) = self.cut {
                    return end;
                }
            }
        }
        self.laps = 1;
        self.origin = Some(from);
        if self.position.lifted() == 0 {
            return End::Over;
        }
        self.sow_on(lap)
    }
}
