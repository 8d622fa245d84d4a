//! Questions about a standing position: whose a pit is, what lies near it, and whether it fits what a clause asks. Here
//! alone are conditions evaluated; legality, play, captions and previews all ask here.

use super::lap::Lap;
use super::mark::Mark;
use super::position::Position;
use super::state::Kind;
use crate::rules::kinds::condition::{Began, Near, OfThese, Was, Whose};
use crate::rules::kinds::sowing::{FirstMove, OrBack, Ways};
use crate::rules::plan::Plan;
use crate::rules::plan::sowing::WayRule;
use crate::rules::plan::test::{MarkKind, MarkTest, PitSet, RareConditions, Test, TurnTest, whose};
use crate::rules::{Board, Cause, PitId, Place, Rules, Side, StageRules, board};

/// The part of a condition that did not hold, named after its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// Turn or lap.
    When,
    /// Owner of the pit.
    Side,
    /// Place of the pit on the board.
    At,
    /// State of the pit before the last seed.
    Was,
    /// Number of seeds in the pit.
    Holds,
    /// Number of special pieces in the pit.
    Specials,
    /// Mark of the pit.
    Mark,
    /// Lap lifted from the pit, or from elsewhere.
    Origin,
    /// Earlier move from the pit in this round.
    Played,
    /// Seed sown in the pit in this turn.
    Sown,
    /// No other occupied pit in its row.
    Alone,
    /// Pit near by.
    Near(Near),
    /// Choice among the pits that fit.
    OfThese,
}

/// State of the lap and the turn when a condition is asked.
#[derive(Clone, Copy)]
pub(super) struct Course {
    /// The lap.
    pub(super) lap: Lap,
    /// The pit in which its last seed has just fallen, and `true` if that was empty before.
    pub(super) landed: Option<(PitId, bool)>,
    /// Beginning of the turn, with a capture or without.
    pub(super) kind: Kind,
    /// Its number in the move.
    pub(super) number: u32,
    /// `true` if a seed of the move has fallen on the other side.
    pub(super) crossed: bool,
    /// The pits that got a seed in this turn, where that is asked.
    pub(super) sown: PitSet,
    /// `true` if it runs against its usual direction.
    pub(super) reversed: bool,
    /// A seed of the hand that is placed with this move.
    pub(super) placed: Placed,
    /// The pits among which those are looked for that fit best.
    pub(super) among: PitSet,
}

/// A seed of the hand that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    /// None is.
    None,
    /// It is about to be placed in this pit.
    Soon(PitId),
    /// It has just been placed in this pit.
    Just(PitId),
}

/// A position in which something is asked.
#[derive(Clone, Copy)]
pub(super) struct PositionQuery<'r, 'p> {
    pub(super) stage: &'r StageRules,
    pub(super) board: &'r Board,
    pub(super) position: &'p Position,
    pub(super) mover: Side,
    pub(super) course: Course,
}

impl<'r, 'p> PositionQuery<'r, 'p> {
    /// A position between two moves, as a side sees it.
    pub(super) fn at(rules: &'r Rules, position: &'p Position, side: Side) -> Self {
        let course = Course {
            lap: Lap::lifted(PitId(0), board::Direction::default(), 0),
            landed: None,
            kind: Kind::Open,
            number: 1,
            crossed: false,
            sown: PitSet::default(),
            reversed: false,
            placed: Placed::None,
            among: PitSet::ALL,
        };
        PositionQuery {
            stage: &rules.stage_rules[position.stage()],
            board: &rules.board,
            position,
            mover: side,
            course,
        }
    }

    /// Returns the same query in a lap. `landed`: the pit in which a seed has just fallen, and `true` if that was empty
    /// before.
    pub(super) fn in_lap(self, lap: Lap, landed: Option<(PitId, bool)>) -> Self {
        let reversed = self.plan().sowing.may_turn_back && self.usual_way(&lap).is_some_and(|usual| usual != lap.way);
        PositionQuery { course: Course { lap, landed, reversed, ..self.course }, ..self }
    }

    /// The direction in which a lap from its pit or store runs by default.
    #[cold]
    fn usual_way(&self, lap: &Lap) -> Option<board::Direction> {
        match lap.origin.as_pit() {
            Some(pit) => self.way_of(pit).1,
            None => self.way_of_store(lap.seeds).1,
        }
    }

    /// Returns the plan of this stage of play.
    #[inline]
    pub(super) fn plan(&self) -> &'r Plan {
        &self.stage.plan
    }

    /// Returns the present owner of a pit.
    #[inline]
    pub(super) fn owner(&self, pit: PitId) -> Side {
        self.position.owner(self.board, pit)
    }

    /// Returns `true` if pits may have changed hands.
    #[inline]
    pub(super) fn moved_owners(&self) -> bool {
        self.position.moved_owners(&self.plan().facts)
    }

    /// Seeds in a pit.
    #[inline]
    pub(super) fn seeds(&self, pit: PitId) -> u16 {
        self.position.pit(pit)
    }

    /// Returns `true` if a pit holds anything, a special piece too.
    #[inline]
    pub(super) fn holds_any(&self, pit: PitId) -> bool {
        self.seeds(pit) > 0 || self.board.specials > 0 && self.position.special(pit) > 0
    }

    /// Returns the next open pit in this direction; `None` where a store lies there.
    pub(super) fn pit_after(&self, way: board::Direction, pit: PitId) -> Option<PitId> {
        let closed = |place: Place| place.as_pit().is_some_and(|it| self.position.mark(it) == Mark::Closed);
        let mut place = self.board.next(self.mover, way, Place::pit(pit));
        while place != Place::pit(pit) && closed(place) {
            place = self.board.next(self.mover, way, place);
        }
        place.as_pit()
    }

    /// A pit near by, if there is one.
    pub(super) fn near(&self, near: Near, pit: PitId) -> Option<PitId> {
        match near {
            Near::Facing => self.board.facing(pit),
            Near::Behind => self.board.facing(pit).and_then(|facing| self.board.behind(facing)),
            Near::Next => self.pit_after(self.course.lap.way, pit),
            Near::Before => self.pit_after(self.course.lap.way.reversed(), pit).filter(|&before| before != pit),
            Near::Twin => self.board.twin(pit),
        }
    }

    /// Returns `true` if a pit is a house that counts as one. A seed placed there with this move counts if the house
    /// says so.
    pub(super) fn is_house(&self, pit: PitId) -> bool {
        let Some(house) = &self.plan().house else { return false };
        let seeds = match self.course.placed {
            Placed::Soon(placed) if placed == pit => self.seeds(pit) + u16::from(house.placed),
            Placed::Just(placed) if placed == pit => self.seeds(pit) - u16::from(!house.placed),
            Placed::None | Placed::Soon(_) | Placed::Just(_) => self.seeds(pit),
        };
        self.position.mark(pit).is_house() && house.counts.contains(seeds)
    }

    /// Returns `true` if no pit of a side's holds a seed.
    #[inline]
    pub(super) fn is_bare(&self, side: Side) -> bool {
        self.position.is_bare(self.board, &self.plan().facts, side)
    }

    /// Returns the clause that gives the direction in which a pit is sown.
    pub(super) fn way(&self, pit: PitId) -> &'r WayRule {
        let fits = |way: &&WayRule| self.holds(&way.when) && way.test.as_ref().is_none_or(|test| self.fits(test, pit));
        self.plan().sowing.ways.iter().find(fits).expect("checked rules say which way every pit is sown")
    }

    /// Returns the direction in which a pit is sown, and the clause that gives it; `None` where the player chooses.
    #[inline]
    pub(super) fn way_of(&self, pit: PitId) -> (Cause, Option<board::Direction>) {
        let sowing = &self.plan().sowing;
        match (sowing.fixed, &sowing.by_pit) {
            (Some((clause, way)), _) => (clause, Some(way)),
            (None, Some(by_pit)) if !self.moved_owners() => by_pit[self.mover.index()][pit.index()],
            _ => self.way_asked(pit),
        }
    }

    /// Returns the same, asked of the clauses.
    #[cold]
    fn way_asked(&self, pit: PitId) -> (Cause, Option<board::Direction>) {
        let (ways, clause) = self.way(pit).way;
        let way = match ways {
            Ways::ByCount(even, odd) => Some(if self.seeds(pit).is_multiple_of(2) { even } else { odd }),
            Ways::ByFirstMove(whose) => self.first_way(whose),
            settled => settled.of_pit(self.board, pit, self.owner(pit)),
        };
        (clause, way)
    }

    /// The same of seeds lifted from the mover's store: what clauses ask of pits does not hold of it, and of halves it
    /// is in neither.
    pub(super) fn way_of_store(&self, seeds: u16) -> (Cause, Option<board::Direction>) {
        if let Some((clause, way)) = self.plan().sowing.fixed {
            return (clause, Some(way));
        }
        let fits = |way: &&WayRule| self.holds(&way.when) && way.test.is_none();
        let way = self.plan().sowing.ways.iter().find(fits);
        let (ways, clause) = way.expect("checked rules have a way for what the others do not speak of").way;
        let way = match ways {
            Ways::ByHalf(..) => None,
            Ways::BySide(south, north) => Some(if self.mover == Side::North { north } else { south }),
            Ways::ByCount(even, odd) => Some(if seeds.is_multiple_of(2) { even } else { odd }),
            Ways::ByFirstMove(whose) => self.first_way(whose),
            fixed => fixed.fixed(),
        };
        (clause, way)
    }

    /// The direction that follows from a first move; `None` before it.
    fn first_way(&self, whose: FirstMove) -> Option<board::Direction> {
        let beginner = self.position.round_state().began;
        let of = |side: Side| self.position.past().ways[side.index()];
        match whose {
            FirstMove::Own => of(self.mover),
            FirstMove::Same => of(beginner),
            FirstMove::Opposite if self.mover == beginner => of(beginner),
            FirstMove::Opposite => of(beginner).map(board::Direction::reversed),
        }
    }

    /// The lap that would be lifted from a pit, so far as its direction is known.
    pub(super) fn lap_from(&self, pit: PitId) -> Lap {
        let way = self.way_of(pit).1.unwrap_or(self.board.ways()[0]);
        Lap::lifted(pit, way, self.seeds(pit))
    }

    /// The clause by which a lap from a pit may run against its usual direction, if there is one.
    pub(super) fn back(&self, pit: PitId) -> Option<Cause> {
        if !self.plan().sowing.may_turn_back {
            return None;
        }
        let way = self.way(pit);
        (way.or_back != OrBack::Never).then_some(way.clause)
    }

    /// The direction of a legal sowing from a pit, and the clause that says so.
    pub(super) fn run(&self, pit: PitId, chosen: Option<board::Direction>) -> (Cause, board::Direction) {
        let (clause, usual) = self.way_of(pit);
        match chosen {
            Some(way) => (self.back(pit).unwrap_or(clause), way),
            // Without a direction where one must be chosen, a move is no move yet; why it is not is asked all the same.
            None => (clause, usual.unwrap_or(self.board.ways()[0])),
        }
    }

    /// Returns `true` if a pit fits.
    #[inline]
    pub(super) fn fits(&self, test: &Test, pit: PitId) -> bool {
        self.miss(test, pit).is_none()
    }

    /// Returns every pit that fits, those at the ends included.
    pub(super) fn fitting(&self, test: &Test) -> impl Iterator<Item = PitId> {
        let moved = self.moved_owners();
        let pits = if moved { self.board.every_pit().collect() } else { test.fit[self.mover.index()] };
        let by_place = !moved && test.is_of_places();
        pits.iter().filter(move |&pit| by_place || self.fits(test, pit))
    }

    /// Returns the part of a condition that a pit does not fit; `None` if it fits. Its owner and its place are asked
    /// first.
    #[inline]
    pub(super) fn miss(&self, test: &Test, pit: PitId) -> Option<Aspect> {
        self.miss_alone(test, pit).or_else(|| {
            let of_these = test.rest.as_ref().map_or(OfThese::All, |rest| rest.of_these);
            (of_these != OfThese::All && self.is_outdone(of_these, test, pit)).then_some(Aspect::OfThese)
        })
    }

    /// The same, whatever other pits fit.
    #[inline]
    fn miss_alone(&self, test: &Test, pit: PitId) -> Option<Aspect> {
        if self.moved_owners() {
            if !whose(self.board, test.side, self.mover, pit, self.owner(pit)) {
                return Some(Aspect::Side);
            }
            if !test.places.has(pit) {
                return Some(Aspect::At);
            }
        } else if !test.fit[self.mover.index()].has(pit) {
            return Some(if test.places.has(pit) { Aspect::Side } else { Aspect::At });
        }
        if test.mark != MarkTest::Any && !self.is_marked(test.mark, pit) {
            return Some(Aspect::Mark);
        }
        if test.was != Was::Any {
            let empty = match self.course.landed {
                Some((landed, was_empty)) if landed == pit => was_empty,
                _ => self.seeds(pit) == 0,
            };
            if empty != (test.was == Was::Empty) {
                return Some(Aspect::Was);
            }
        }
        if let Some(counts) = &test.holds
            && !counts.has(self.seeds(pit), |near| self.near(near, pit).map(|near| self.seeds(near)))
        {
            return Some(Aspect::Holds);
        }
        if let Some(counts) = &test.specials
            && !counts.contains(if self.board.specials > 0 { self.position.special(pit) } else { 0 })
        {
            return Some(Aspect::Specials);
        }
        test.rest.as_ref().and_then(|rest| self.miss_rest(rest, pit))
    }

    #[cold]
    fn miss_rest(&self, rest: &RareConditions, pit: PitId) -> Option<Aspect> {
        let differs = |asked: Option<bool>, is: bool| asked.is_some_and(|asked| asked != is);
        if differs(rest.origin, Place::pit(pit) == self.course.lap.origin) {
            return Some(Aspect::Origin);
        }
        if differs(rest.played, self.position.mark(pit) == Mark::Played) {
            return Some(Aspect::Played);
        }
        if differs(rest.sown, self.course.sown.has(pit)) {
            return Some(Aspect::Sown);
        }
        if differs(rest.alone, self.is_alone(pit)) {
            return Some(Aspect::Alone);
        }
        for (near, asked) in &rest.near {
            if !self.near(*near, pit).is_some_and(|other| self.fits(asked, other)) {
                return Some(Aspect::Near(*near));
            }
        }
        None
    }

    /// Returns `true` if another pit that fits goes before this one.
    #[cold]
    fn is_outdone(&self, of_these: OfThese, test: &Test, pit: PitId) -> bool {
        let rivals =
            |other: &PitId| *other != pit && self.course.among.has(*other) && self.miss_alone(test, *other).is_none();
        let number = |pit: PitId| self.board.number(pit);
        match of_these {
            OfThese::All => false,
            OfThese::Leftmost => self.board.pits().filter(rivals).any(|other| number(other) < number(pit)),
            OfThese::Rightmost => self.board.pits().filter(rivals).any(|other| number(other) > number(pit)),
            OfThese::Fewest => self.board.pits().filter(rivals).any(|other| self.seeds(other) < self.seeds(pit)),
            OfThese::Most => self.board.pits().filter(rivals).any(|other| self.seeds(other) > self.seeds(pit)),
        }
    }

    /// Returns `true` if a pit is the only occupied one of its row.
    pub(super) fn is_alone(&self, pit: PitId) -> bool {
        let (row, owner) = (self.board.row(pit), self.board.owner(pit));
        let others = self.board.pits_of(owner).filter(|&other| other != pit && self.board.row(other) == row);
        others.into_iter().all(|other| self.seeds(other) == 0)
    }

    fn is_marked(&self, test: MarkTest, pit: PitId) -> bool {
        let mark = self.position.mark(pit);
        match test {
            MarkTest::Any => true,
            MarkTest::NoTrap => !matches!(mark, Mark::Trap(_)),
            MarkTest::Unmarked => mark == Mark::None,
            MarkTest::Is(MarkKind::Trap, side) => match mark {
                Mark::Trap(owner) => whose(self.board, side, self.mover, pit, owner),
                _ => false,
            },
            MarkTest::Is(MarkKind::House, side) => {
                self.is_house(pit) && whose(self.board, side, self.mover, pit, self.owner(pit))
            }
            MarkTest::Not(MarkKind::Trap) => !matches!(mark, Mark::Trap(_)),
            MarkTest::Not(MarkKind::House) => !self.is_house(pit),
            MarkTest::Barred => mark.is_barred(),
            MarkTest::LetStand => matches!(mark, Mark::Missed(_)),
        }
    }

    /// Returns `true` if a condition on the turn and the lap holds.
    #[inline]
    pub(super) fn holds(&self, asked: &Option<Box<TurnTest>>) -> bool {
        asked.as_ref().is_none_or(|asked| self.turn_fits(asked))
    }

    #[cold]
    pub(super) fn turn_fits(&self, asked: &TurnTest) -> bool {
        let Course { lap, kind, number, crossed, reversed, .. } = self.course;
        let began = match asked.began {
            Began::Any => true,
            Began::Capturing => kind == Kind::Capturing,
            Began::Plain => kind == Kind::Plain,
        };
        let is = |asked: Option<bool>, is: bool| asked.is_none_or(|asked| asked == is);
        let left = || self.board.every_pit().map(|pit| u32::from(self.seeds(pit))).sum::<u32>();
        let count = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        began
            && is(asked.crossed, crossed)
            && is(asked.came_round, lap.origin.as_pit().is_some_and(|pit| self.seeds(pit) > 0))
            && is(asked.reversed, reversed)
            && asked.lap.as_ref().is_none_or(|counts| counts.contains(count(number)))
            && asked.sown.as_ref().is_none_or(|counts| counts.contains(lap.seeds))
            && asked.turn.as_ref().is_none_or(|counts| counts.contains(self.position.past().turn.into()))
            && asked.mv.as_ref().is_none_or(|counts| counts.contains(u16::from(self.position.extra()) + 1))
            && asked.left.as_ref().is_none_or(|counts| counts.contains(count(left())))
            && asked.lost.is_none_or(|_| !self.has_house())
            && asked.from.as_ref().is_none_or(|test| self.lifted_fits(test))
            && asked.there_is.as_ref().is_none_or(|test| self.board.pits().any(|pit| self.fits(test, pit)))
            && asked.unless.as_ref().is_none_or(|unless| !self.turn_fits(unless))
    }

    /// Returns `true` if the pit from which the lap was lifted fitted then: a store never does. Of what it was, only
    /// that it was a house is remembered.
    fn lifted_fits(&self, test: &Test) -> bool {
        match test.mark {
            MarkTest::Is(MarkKind::House, _) => self.course.lap.from_house,
            _ => self.course.lap.origin.as_pit().is_some_and(|pit| self.fits(test, pit)),
        }
    }

    /// Returns `true` if the mover still has a house.
    fn has_house(&self) -> bool {
        self.board.pits_of(self.mover).any(|pit| self.position.mark(pit).is_house())
    }

    /// Returns `true` if a side is the one asked for, as the mover sees it.
    pub(super) fn is_whose(&self, asked: Whose, side: Side) -> bool {
        match asked {
            Whose::Any => true,
            Whose::Own => side == self.mover,
            Whose::Other => side != self.mover,
            Whose::Nobody => false,
        }
    }
}

/// Returns `true` if the player of a seat has lost while others play on.
pub(super) fn is_out(board: &Board, position: &Position, side: Side) -> bool {
    board.players.seats(side).iter().any(|&seat| position.has_lost(seat))
}
