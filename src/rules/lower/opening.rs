//! Openings, and what happens before a move. They keep the stages in which they are made.

use super::choice::liked;
use super::{Lowering, Slot, stand_in};
use crate::rules::board::Place;
use crate::rules::choice::{Arrange, Gather, Reserve, Swap};
use crate::rules::kinds::condition::Whose;
use crate::rules::kinds::opening::{BringWhen, Duty, Handful, RaceOrder, Source, Step};
use crate::rules::kinds::{self, List};
use crate::rules::rounds::Round;
use crate::rules::sowing::{self, Race};
use crate::rules::turn::{Reseed, Turn};
use crate::rules::{Clause, ClauseId, Side};

/// Names the captures and claims that are in force beside a script.
pub(super) fn name_effects(clauses: &mut [(List, kinds::Clause)]) {
    let has_effect = |it: &kinds::Clause| matches!(it, kinds::Clause::Capture(_) | kinds::Clause::Claim(_));
    let effects: Vec<(String, Vec<String>)> = clauses
        .iter()
        .filter(|(_, it)| has_effect(it))
        .map(|(_, it)| (it.id().to_owned(), it.stages().to_vec()))
        .collect();
    for (_, clause) in clauses {
        if let kinds::Clause::Script(script) = clause {
            let beside = |stages: &[String]| {
                stages.is_empty() || script.stages.is_empty() || stages.iter().any(|it| script.stages.contains(it))
            };
            script.with = effects.iter().filter(|(_, stages)| beside(stages)).map(|(id, _)| id.clone()).collect();
        }
    }
}

impl Lowering<'_> {
    /// Seeds that are taken from several pits and sown, or moved on one by one.
    pub(super) fn gather(&mut self, it: &Gather) {
        // Today: pits are counted as the game sows, clockwise where it sows so; closed ones are not counted, and traps give
        // nothing. After it laps go on as in any turn.
        let path = self.old.board.circuit(Side::South);
        let pits: Vec<_> = path.into_iter().filter_map(Place::as_pit).collect();
        let own = pits.iter().take_while(|&&pit| self.old.board.owner(pit) == Side::South).count();
        let number = |along: usize| (along % pits.len()) as u8 + 1;
        let count = usize::from(it.pits);
        let steps = if it.woven {
            let last = own.saturating_sub(1);
            let pushed = (1..count).map(|i| number(last + 2 * i - 1)).collect();
            vec![Step::Lift(vec![number(last)]), Step::Push(pushed), Step::Sow(number(last + 1))]
        } else {
            vec![Step::Lift((0..count).map(number).collect()), Step::Sow(number(count))]
        };
        let new = stand_in!(self, it, opening::Script { seeds: Handful::Seeds(it.seeds), steps: steps });
        self.say(Slot::Opening, new);
    }

    /// Seeds of the hand that are set out before play, or before a later round.
    pub(super) fn arrange(&mut self, it: &Arrange) {
        let pits = if it.all_pits { Whose::Any } else { Whose::Own };
        let least = match self.old.layout() {
            Some((layout, Round::Mirror(rule))) => {
                self.cause(&it.id, "least", layout);
                rule.least
            }
            _ => 0,
        };
        self.say(Slot::Opening, stand_in!(self, it, opening::Arrange { pits: pits, least: least }));
    }

    /// An exchange of seats: a move, or all that may be done in a stage of its own.
    pub(super) fn swap(&mut self, it: &Swap) {
        let (slot, how) = if it.only { (Slot::Opening, Duty::Only) } else { (Slot::Choice, Duty::May) };
        self.say(slot, stand_in!(self, it, choice::Swap { how: how }));
    }

    /// A race, with the clause that says from which pit it begins.
    pub(super) fn race(&mut self, it: &Race, id: ClauseId) {
        let order = match it.order {
            sowing::RaceOrder::Alternate => RaceOrder::Alternate,
            sowing::RaceOrder::Random => RaceOrder::Random,
            sowing::RaceOrder::Laps => RaceOrder::Laps,
        };
        let phases = self.old.phases_of(&it.phases);
        let begins = |old: super::Old, phase: usize| old.race_from(phase).map(|(from, _)| from);
        for (name, phases, by) in self.parts(&it.id, id, &phases, begins) {
            let prefers = phases.first().and_then(|&phase| self.old.race_from(phase));
            let from = prefers.and_then(|(_, it)| liked(self.old, &it.start)).unwrap_or_default();
            if let Some(by) = by {
                self.cause(&name, "from", by);
            }
            let stages = self.old.names(&phases);
            let race = kinds::opening::Race { id: name, stages, order, from, ..Default::default() };
            self.say(Slot::Opening, kinds::Clause::Race(race));
        }
    }

    /// The seeds of the hand, one for each own pit, once a game.
    pub(super) fn reserve(&mut self, it: &Reserve) {
        // Today: it may be done only if a move can follow.
        let (from, on, how) = (Source::Hand, BringWhen::OnceAGame, Duty::May);
        self.say(Slot::Starting, stand_in!(self, it, opening::Bring { from: from, on: on, how: how }));
    }

    /// The seeds of a store for pits that are empty; what is lacking is borrowed.
    pub(super) fn reseed(&mut self, it: &Reseed, id: ClauseId) {
        let new = stand_in!(self, it, opening::Bring { seeds: it.seeds, borrows: true });
        self.say(Slot::Starting, new);
        // Who has nothing to set out and can borrow nothing ends play. Today: that is so even for a player who might pass.
        let passes = |it: &Clause| matches!(it, Clause::Turn(Turn::Pass(_)));
        let phases: Vec<usize> =
            self.old.phases_of(&it.phases).into_iter().filter(|&phase| !self.old.has(phase, passes)).collect();
        if phases.is_empty() {
            return;
        }
        let end = kinds::ending::End {
            id: self.beside(&it.id, "nothing", id),
            stages: self.old.names(&phases),
            once: Some(kinds::ending::Once::CannotMove),
            whose: kinds::landing::Who::Next,
            ..Default::default()
        };
        self.say(Slot::Stuck, kinds::Clause::End(end));
    }
}
