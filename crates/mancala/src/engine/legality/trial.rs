//! Moves tried out before they are made: their results are worked out when a clause asks for them.

use super::super::event::{Event, EventSink, NoEvents, Transfer};
use super::super::fast::{self, LastSeed};
use super::super::lap::{Landed, Lap};
use super::super::position_query::{Course, Placed, PositionQuery};
use super::super::state::Kind;
use super::super::turn::{self, SowingEnd, TriedMove};
use super::offered::with_way;
use super::{Legality, Move, Position};
use crate::rules::kinds::condition::{Captures, Leaves, RowWay};
use crate::rules::plan::test::{MoveTest, PitSet, Test, TurnTest};
use crate::rules::{Board, Cause, Direction, PitId, Place, PlaceKind, Rules};
use std::cell::OnceCell;

/// A move that is not made yet.
pub(super) struct Trial<'a> {
    legality: &'a Legality<'a, 'a>,
    pub mv: Move,
    /// The pits among which those are looked for that fit best.
    pub among: PitSet,
    made: OnceCell<Box<TrialResult>>,
    takes: OnceCell<Option<PitId>>,
}

/// The result of a move, before the game is checked for its end.
pub(super) struct TrialResult {
    pub after: Position,
    /// Seeds captured.
    pub captured: u32,
    /// End of the sowing.
    pub end: SowingEnd,
}

impl<'a> Trial<'a> {
    #[inline]
    pub fn new(legality: &'a Legality<'a, 'a>, mv: Move) -> Self {
        Trial { legality, mv, among: PitSet::ALL, made: OnceCell::new(), takes: OnceCell::new() }
    }

    /// The position before the move, as the mover sees it.
    #[inline]
    pub fn query(&self) -> PositionQuery<'a, 'a> {
        let placed = match self.mv {
            Move::Place { pit, .. } => Placed::Soon(pit),
            _ => Placed::None,
        };
        let query = self.legality.query;
        PositionQuery { course: Course { placed, among: self.among, ..query.course }, ..query }
    }

    /// The rules of the game.
    #[inline]
    pub fn rules(&self) -> &'a Rules {
        self.legality.rules
    }

    /// The position before the move.
    #[inline]
    fn before(&self) -> &'a Position {
        self.legality.query.position
    }

    /// The same placing of a seed, in a direction. What the seed captures at once does not depend on that.
    pub fn placed_towards(&self, way: Direction) -> Self {
        Trial { takes: self.takes.clone(), ..Trial::new(self.legality, with_way(self.mv, way)) }
    }

    /// The pit at which the move is made, and its direction as far as it is known.
    pub fn start(&self) -> Option<(PitId, Option<Direction>)> {
        self.start_in(&self.query())
    }

    /// The same, with the query of the move at hand.
    fn start_in(&self, query: &PositionQuery<'_, '_>) -> Option<(PitId, Option<Direction>)> {
        let way = |pit: PitId, chosen: Option<Direction>| chosen.or_else(|| query.way_of(pit).1);
        match self.mv {
            Move::Sow { pit, way: chosen } => Some((pit, way(pit, chosen))),
            Move::Place { pit, way: chosen } => Some((pit, way(pit, chosen))),
            Move::Shift(pit) => Some((pit, way(pit, None))),
            Move::Take(pit) | Move::Give(pit) => Some((pit, None)),
            Move::SowStore { .. }
            | Move::Reserve
            | Move::Gather
            | Move::Go
            | Move::Stop
            | Move::Way(_)
            | Move::Pick(_)
            | Move::Pass
            | Move::Swap => None,
        }
    }

    /// The first lap of the move, and its direction as far as that is known: of a placed seed, the lap that might
    /// follow.
    fn lap(&self, query: &PositionQuery<'_, '_>) -> Option<(Lap, Option<Direction>)> {
        let (board, mover) = (query.board, query.mover);
        let sure = |way: Option<Direction>| way.unwrap_or(board.ways()[0]);
        if let Move::SowStore { seeds, way } = self.mv {
            let way = way.or_else(|| query.way_of_store(seeds).1);
            return Some((Lap::of_store(board, mover, sure(way), seeds), way));
        }
        let (pit, way) = self.start_in(query)?;
        Some((Lap::lifted(pit, sure(way), query.seeds(pit)), way))
    }

    /// Returns the result of the move.
    pub fn made(&self) -> &TrialResult {
        self.made.get_or_init(|| {
            let mut after = self.before().clone();
            let TriedMove { captured, end } = turn::try_move(self.rules(), &mut after, self.mv, &mut NoEvents);
            Box::new(TrialResult { after, captured, end })
        })
    }

    /// Returns the answer of `ask` for the position after the first lap, that lap, the place of its last seed, and
    /// `true` if that was empty before; `None` for a move that does not sow at once.
    fn after_first_lap<T>(&self, lap: &Lap, ask: impl FnOnce(&Position, Lap, Place, bool) -> Option<T>) -> Option<T> {
        if !self.sows() {
            return None;
        }
        let mut after = self.before().clone();
        let (last, was_empty, lap) = turn::sow_first_lap(self.rules(), &mut after, *lap);
        ask(&after, lap, last, was_empty)
    }

    /// Returns the last seed of its first lap, where it can be told without sowing.
    fn foretold(&self, query: &PositionQuery<'_, '_>, lap: &Lap) -> Option<LastSeed> {
        if self.sows() { fast::last_seed(query, lap) } else { None }
    }

    /// Returns `true` if it sows at once.
    fn sows(&self) -> bool {
        matches!(self.mv, Move::Sow { .. } | Move::SowStore { .. })
    }

    /// Returns the place of the last seed of its first lap.
    fn last_place(&self, query: &PositionQuery<'_, '_>, lap: &Lap) -> Option<Place> {
        let foretold = self.foretold(query, lap).map(|last| last.place);
        foretold.or_else(|| self.after_first_lap(lap, |_, _, last, _| Some(last)))
    }

    /// The pit that its first lap or its placed seed captures, or the first of them, where a capture must be made and
    /// it begins with as many seeds as that asks.
    pub fn captures_at_once(&self) -> Option<PitId> {
        let query = self.query();
        let (_, counts, when) = query.plan().choosing.must_capture.as_ref()?;
        let enough = match self.mv {
            Move::Sow { pit, .. } => counts.contains(query.seeds(pit)),
            Move::SowStore { seeds, .. } => counts.contains(seeds),
            _ => true,
        };
        if enough && query.holds(when) { self.takes_at_once() } else { None }
    }

    /// The pit that its first lap or its placed seed captures, or the first of them.
    pub fn takes_at_once(&self) -> Option<PitId> {
        *self.takes.get_or_init(|| match self.mv {
            Move::Place { pit, .. } => self.placed_seed_takes(pit),
            _ => self.first_lap_takes(),
        })
    }

    fn placed_seed_takes(&self, pit: PitId) -> Option<PitId> {
        let query = self.query();
        let last = LastSeed { place: Place::pit(pit), seeds: query.seeds(pit) + 1 };
        fast::captured(&query, &Lap::lifted(pit, Direction::default(), 1), last)
            .unwrap_or_else(|| turn::would_capture_placed(self.rules(), &mut self.before().clone(), pit))
    }

    fn first_lap_takes(&self) -> Option<PitId> {
        let query = self.query();
        let (lap, _) = self.lap(&query)?;
        let foretold = self.foretold(&query, &lap).and_then(|last| fast::captured(&query, &lap, last));
        if let Some(taken) = foretold {
            return taken;
        }
        self.after_first_lap(&lap, |after, lap, last, was_empty| {
            let at = Landed { pit: last.as_pit()?, was_empty, lap, answer: None };
            let after = PositionQuery::at(self.rules(), after, query.mover);
            after.in_lap(lap, Some((at.pit, was_empty))).would_take(at)
        })
    }

    /// Returns the beginning of the turn, with a capture or without.
    pub fn kind(&self) -> Kind {
        if self.captures_at_once().is_some() { Kind::Capturing } else { Kind::Plain }
    }

    /// Returns `true` if a condition on the turn holds. `kind`: that of the turn, where it is known by now.
    pub fn holds(&self, asked: &Option<Box<TurnTest>>, kind: Option<Kind>) -> bool {
        asked.as_ref().is_none_or(|asked| {
            let mut query = self.query();
            query.course.kind = kind.unwrap_or_else(|| if asked.tells_turns() { self.kind() } else { Kind::Open });
            query.turn_fits(asked)
        })
    }

    /// Returns `true` if the move fits; [`super::barred`] checks that it leaves the other player a move.
    pub fn fits(&self, asked: &MoveTest) -> bool {
        let mut query = self.query();
        let (origin, seeds) = match self.mv {
            Move::Sow { pit, .. } | Move::Place { pit, .. } | Move::Shift(pit) | Move::Take(pit) | Move::Give(pit) => {
                (Some(pit), query.seeds(pit))
            }
            Move::SowStore { seeds, .. } => (None, seeds),
            _ => return false,
        };
        let MoveTest { from, sown, first, last, last_store, way: along, captures, fills, leaves } = asked;
        let starts = |query: &PositionQuery<'_, '_>, test: &Test| origin.is_some_and(|pit| query.fits(test, pit));
        // Most moves miss one of these, and their laps need not be looked for.
        let fits_so_far = sown.as_ref().is_none_or(|counts| counts.contains(seeds))
            && from.as_ref().is_none_or(|test| test.heeds_lap() || starts(&query, test));
        if !fits_so_far || asked.is_of_start() {
            return fits_so_far;
        }
        let Some((lap, way)) = self.lap(&query) else { return false };
        query.course.lap = lap;
        let begins = || query.board.next(query.mover, lap.way, lap.from).as_pit();
        from.as_ref().is_none_or(|test| !test.heeds_lap() || starts(&query, test))
            && first.as_ref().is_none_or(|test| begins().is_some_and(|first| query.fits(test, first)))
            && self.runs(origin, way, *along)
            && last.as_ref().is_none_or(|test| self.last_fits(&query, test, &lap))
            && last_store.is_none_or(|whose| {
                self.last_place(&query, &lap).is_some_and(|last| match last.kind() {
                    PlaceKind::Store(owner) => {
                        let own = query.board.players.seats(query.mover).contains(&owner);
                        query.is_whose(whose, if own { query.mover } else { owner })
                    }
                    _ => false,
                })
            })
            && match captures {
                Captures::Any => true,
                Captures::Something => self.made().captured > 0,
                Captures::Nothing => self.made().captured == 0,
                Captures::FirstLap => self.takes_at_once().is_some(),
            }
            && fills.as_ref().is_none_or(|counts| counts.contains(self.fullest()))
            && (*leaves != Leaves::Seeds || !self.leaves_nothing())
    }

    /// Returns `true` if the pit in which the last seed of the first lap falls fits.
    fn last_fits(&self, query: &PositionQuery<'_, '_>, test: &Test, lap: &Lap) -> bool {
        let fits = |position: &Position, lap: Lap, last: Place, was_empty: bool| {
            let pit = last.as_pit()?;
            let mut query = PositionQuery::at(self.rules(), position, query.mover);
            query.course.lap = lap;
            query.course.landed = Some((pit, was_empty));
            query.fits(test, pit).then_some(())
        };
        let fell = if test.is_common() && test.holds.is_none() { self.foretold(query, lap) } else { None };
        match fell {
            Some(last) => fits(self.before(), *lap, last.place, last.was_empty()).is_some(),
            None => self.after_first_lap(lap, fits).is_some(),
        }
    }

    /// Returns `true` if the move runs in this direction along the inner row.
    fn runs(&self, pit: Option<PitId>, way: Option<Direction>, asked: RowWay) -> bool {
        let inward = pit.and_then(|pit| self.rules().board.inward(pit));
        match asked {
            RowWay::Any => true,
            RowWay::Inwards => inward.is_some() && way == inward,
            RowWay::Outwards => inward.is_some() && way.is_some() && way != inward,
        }
    }

    /// Returns `true` if the other player would have no seeds.
    pub fn leaves_nothing(&self) -> bool {
        let mover = self.legality.query.mover;
        PositionQuery::at(self.rules(), &self.made().after, mover).is_bare(mover.opponent())
    }

    /// The most seeds that the move would bring any pit to, even for a moment.
    pub fn fullest(&self) -> u16 {
        let mut fullest = Fullest { position: self.before().clone(), most: 0 };
        turn::try_move(self.rules(), &mut self.before().clone(), self.mv, &mut fullest);
        fullest.most
    }

    /// Returns the number of seeds that the move would put in the other player's pits, those that it then captures
    /// included.
    pub fn gives(&self) -> u32 {
        let mut given = Given { board: &self.rules().board, before: self.before(), seeds: 0 };
        turn::try_move(self.rules(), &mut self.before().clone(), self.mv, &mut given);
        given.seeds
    }
}

/// A sink that follows a turn and notes the most seeds in any pit that got some.
struct Fullest {
    position: Position,
    most: u16,
}

impl EventSink for Fullest {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        self.position.apply(event);
        if let Event::Transfer(Transfer { to, .. }) = event
            && let Some(pit) = to.as_pit()
        {
            self.most = self.most.max(self.position.pit(pit));
        }
    }
}

/// A sink that follows a turn and counts the seeds that fall in pits of the other player's.
struct Given<'a> {
    board: &'a Board,
    before: &'a Position,
    seeds: u32,
}

impl EventSink for Given<'_> {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        if let Event::Transfer(Transfer { seeds, to, .. }) = event
            && to.as_pit().is_some_and(|pit| self.before.owner(self.board, pit) != self.before.to_move())
        {
            self.seeds += u32::from(seeds);
        }
    }
}
