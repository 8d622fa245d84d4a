//! The last seed of a lap where it has fallen, and the conditions that each clause missed there.

use super::lap::Lap;
use super::position::Position;
use super::position_query::{Aspect, PositionQuery};
use super::state::Kind;
use crate::rules::kinds::condition::{OfThese, Was, Whose};
use crate::rules::plan::test::{MarkTest, PitSet, Test, TurnTest};
use crate::rules::plan::{CaptureRule, ExceptRule, StepEffect};
use crate::rules::{Cause, Direction, PitId, Rules, Side};

/// A last seed that has fallen in a pit, in the position after that.
pub struct Landing<'r, 'p> {
    standing: PositionQuery<'r, 'p>,
    pit: PitId,
    way: Direction,
}

/// A capture that a last seed might have made.
pub struct FailedCondition<'r> {
    /// The clause.
    pub clause: Cause,
    /// Its condition on the pit.
    pub test: &'r Test,
    /// The capture that it would make.
    pub capture: &'r CaptureRule,
    /// Parts of the condition that the pit does not fit.
    pub missed: Vec<Aspect>,
    /// The exception by which the clause does not hold in this turn or lap, or may not.
    pub barred: Option<&'r ExceptRule>,
}

impl<'r, 'p> Landing<'r, 'p> {
    /// Creates the landing of a seed of this player's. `plain`: `true` if the turn began without a capture where one
    /// could have been made.
    pub fn new(rules: &'r Rules, position: &'p Position, mover: Side, pit: PitId, plain: bool) -> Landing<'r, 'p> {
        let mut standing = PositionQuery::at(rules, position, mover);
        standing.course.landed = Some((pit, position.pit(pit) < 2));
        standing.course.kind = match standing.plan().choosing.must_capture {
            _ if plain => Kind::Plain,
            Some(_) => Kind::Capturing,
            None => Kind::Open,
        };
        Landing { standing, pit, way: Direction::default() }
    }

    /// Adds the lap: the pit that it was lifted from (`None` for the store), its direction, its seeds, and its number
    /// in the move.
    pub fn of_lap(mut self, origin: Option<PitId>, way: Direction, seeds: u16, number: u32) -> Landing<'r, 'p> {
        self.standing.course.lap = match origin {
            Some(pit) => Lap::lifted(pit, way, seeds),
            None => Lap::of_store(self.standing.board, self.standing.mover, way, seeds),
        };
        self.standing.course.number = number;
        self.way = way;
        self
    }

    /// Returns the open pit after another in the direction of the lap; `None` where a store lies there.
    pub fn next(&self, pit: PitId) -> Option<PitId> {
        self.standing.pit_after(self.way, pit)
    }

    /// Returns `true` if its pit is a house that counts as one.
    pub fn is_house(&self) -> bool {
        self.standing.is_house(self.pit)
    }

    /// Returns `true` if its pit is one of those that a clause asks for.
    pub fn fits(&self, test: &Test) -> bool {
        self.standing.fits(test, self.pit)
    }

    /// Every capture by a last seed that may hold in this turn and lap, with all that its pit misses.
    pub fn captures(&self) -> impl Iterator<Item = FailedCondition<'r>> + use<'_, 'r, 'p> {
        self.standing.plan().landing.iter().filter_map(|step| match &step.act {
            StepEffect::Capture(capture) if self.holds(&step.when) == Some(true) => {
                let may_bar =
                    |it: &&ExceptRule| it.when.is_some() && self.holds(&it.when) != Some(false) && self.fits(&it.test);
                let barred = step.excepts.iter().find(may_bar);
                Some(FailedCondition {
                    clause: step.clause,
                    test: &step.test,
                    capture,
                    missed: self.misses(&step.test),
                    barred,
                })
            }
            _ => None,
        })
    }

    /// Returns `Some(true)` if a clause's condition on the turn and the lap holds; `None` where that depends on the
    /// earlier course of the turn.
    fn holds(&self, when: &Option<Box<TurnTest>>) -> Option<bool> {
        let known = |it: &TurnTest| it.crossed.is_none() && it.reversed.is_none() && it.from.is_none();
        let asked = std::iter::successors(when.as_deref(), |it| it.unless.as_deref());
        asked.into_iter().all(known).then(|| self.standing.holds(when))
    }

    /// All by which its pit does not fit.
    fn misses(&self, test: &Test) -> Vec<Aspect> {
        let (mut left, mut missed) = (test.clone(), Vec::new());
        while let Some(aspect) = self.standing.miss(&left, self.pit) {
            missed.push(aspect);
            waive(&mut left, aspect);
        }
        missed
    }
}

/// Asks no more for what was missed: whose a pit is and where it lies together.
fn waive(test: &mut Test, aspect: Aspect) {
    match aspect {
        Aspect::When => {}
        Aspect::Side | Aspect::At => {
            (test.side, test.places, test.fit) = (Whose::Any, PitSet::ALL, [PitSet::ALL; 4]);
        }
        Aspect::Was => test.was = Was::Any,
        Aspect::Holds => test.holds = None,
        Aspect::Specials => test.specials = None,
        Aspect::Mark => test.mark = MarkTest::Any,
        Aspect::Origin | Aspect::Played | Aspect::Sown | Aspect::Alone | Aspect::Near(_) | Aspect::OfThese => {
            let Some(rest) = &mut test.rest else { return };
            match aspect {
                Aspect::Origin => rest.origin = None,
                Aspect::Played => rest.played = None,
                Aspect::Sown => rest.sown = None,
                Aspect::Alone => rest.alone = None,
                Aspect::Near(near) => rest.near.retain(|(it, _)| *it != near),
                _ => rest.of_these = OfThese::All,
            }
        }
    }
}
