//! Shrinking of examples, as property tests do with failing cases: seeds are taken off the board and pits emptied for
//! as long as the clause still has the very same effect.

use super::clarity::burden;
use super::effect::{Effect, ExampleGoal, Lines};
use mancala::engine::{Mark, Move, Position, start};
use mancala::record::notation::{parse_position, position_text};
use mancala::rules::{MAX_PITS, PLACES, PitId, Place, Rules, Side};

/// Position and moves in which a clause has an effect.
#[derive(Clone, Debug)]
pub(super) struct Find {
    pub start: Position,
    pub plies: Vec<Move>,
    pub effect: Effect,
    /// Burden of the example: see [`burden`].
    pub burden: u32,
}

/// Most changes tried for one find.
const MOST_TRIED: usize = 2_000;

impl Find {
    /// Creates a find, if the clause of a goal has an effect in the last of the moves.
    pub fn of(lines: &Lines<'_>, goal: ExampleGoal, start: Position, plies: Vec<Move>) -> Option<Find> {
        if start.ended().is_some() {
            return None;
        }
        let (effect, walk) = lines.effect(goal, &start, &plies)?;
        let burden = burden(lines, goal, &effect, &walk, &start, plies.len());
        Some(Find { start, plies, effect, burden })
    }

    /// Returns the same find made as clear as possible.
    pub fn shrunk(mut self, lines: &Lines<'_>, goal: ExampleGoal) -> Find {
        let mut tried = 0;
        loop {
            let before = self.burden;
            for change in changes(lines.rules, &self.start) {
                tried += 1;
                let Some(start) = change.made(lines.rules, &self.start) else { continue };
                let plies = self.plies.clone();
                if let Some(find) = Find::of(lines, goal, start, plies)
                    && find.effect == self.effect
                    && find.burden < self.burden
                {
                    self = find;
                }
            }
            if self.burden == before || tried > MOST_TRIED {
                return self;
            }
        }
    }
}

/// Simplification of a position that may make it clearer.
enum Simplification {
    /// The place holds this many seeds.
    Holds(Place, u16),
    /// The pit has no mark.
    Unmark(usize),
    /// The stores hold as nearly the same as possible.
    Level,
}

/// Returns the changes to be tried, the greatest first.
fn changes(rules: &Rules, position: &Position) -> Vec<Simplification> {
    let mut changes = vec![Simplification::Level];
    let board = &rules.board;
    let begin = start(rules);
    for pit in board.every_pit() {
        let place = Place::pit(pit);
        let held = position.at(place);
        changes.extend(
            [0, 1, 2, 3].into_iter().filter(|&seeds| seeds != held).map(|seeds| Simplification::Holds(place, seeds)),
        );
        if held > 4 {
            changes.extend([held / 2, held - 2, held - 1].map(|seeds| Simplification::Holds(place, seeds)));
        } else if held > 0 {
            changes.push(Simplification::Holds(place, held - 1));
            changes.push(Simplification::Holds(place, held + 1));
        }
        // A trap that is there from the start is there in every position.
        let lasts = matches!(position.mark(pit), Mark::Trap(_)) && position.mark(pit) == begin.mark(pit);
        if position.mark(pit) != Mark::None && !lasts {
            changes.push(Simplification::Unmark(pit.index()));
        }
        if position.special(pit) > 0 {
            changes.push(Simplification::Holds(Place::special(pit), 0));
        }
    }
    for &side in board.sides() {
        let hand = Place::hand(side);
        let held = position.at(hand);
        changes
            .extend([1, 2].into_iter().filter(|&seeds| seeds < held).map(|seeds| Simplification::Holds(hand, seeds)));
    }
    changes
}

impl Simplification {
    /// Returns the position with the change, read back from its text; `None` if there is no such position.
    fn made(&self, rules: &Rules, position: &Position) -> Option<Position> {
        let mut seeds = *position.seeds();
        let mut marks: [Mark; MAX_PITS] = std::array::from_fn(|i| position.mark(PitId(i as u8)));
        match *self {
            Simplification::Holds(place, held) => {
                let before = seeds[place.index()];
                seeds[place.index()] = held;
                settle(rules, &mut seeds, i32::from(before) - i32::from(held))?;
            }
            Simplification::Unmark(pit) => marks[pit] = Mark::None,
            Simplification::Level => level(rules, &mut seeds),
        }
        let changed = position.clone().rearranged(seeds, marks);
        parse_position(rules, &position_text(rules, &changed)).ok()
    }
}

/// Puts seeds that were taken off the board into the stores, or takes those that were added from the stores. Without
/// stores, the game has that many seeds fewer or more.
pub(super) fn settle(rules: &Rules, seeds: &mut [u16; PLACES], freed: i32) -> Option<()> {
    if !rules.board.has_stores() {
        return Some(());
    }
    let stores = rules.board.sides().iter().map(|&side| Place::store(side).index());
    if stores.clone().map(|store| i32::from(seeds[store])).sum::<i32>() + freed < 0 {
        return None;
    }
    for _ in 0..freed {
        let least = stores.clone().min_by_key(|&store| seeds[store])?;
        seeds[least] += 1;
    }
    for _ in freed..0 {
        let most = stores.clone().max_by_key(|&store| seeds[store])?;
        seeds[most] = seeds[most].checked_sub(1)?;
    }
    Some(())
}

/// Evens out the seeds in the stores.
fn level(rules: &Rules, seeds: &mut [u16; PLACES]) {
    if rules.board.sides() != Side::BOTH || !rules.board.has_stores() {
        return;
    }
    let [south, north] = Side::BOTH.map(|side| Place::store(side).index());
    let both = seeds[south] + seeds[north];
    (seeds[south], seeds[north]) = (both.div_ceil(2), both / 2);
}
