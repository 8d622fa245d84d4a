//! Sowing compiled: direction and course of a lap.

use super::ClauseSource;
use super::test::{Test, TestCompiler, TurnTest};
use crate::rules::kinds::condition::{Marked, PitIf};
use crate::rules::kinds::ending::Endlessly;
use crate::rules::kinds::landing::To;
use crate::rules::kinds::marks::MarkFor;
use crate::rules::kinds::sowing::{
    After, Elsewhere, FirstSeed, InLaps, LapWay, OrBack, SowingDirection, Ways, WhichSeeds,
};
use crate::rules::kinds::{Clause, List};
use crate::rules::{Board, Cause, PitId, Side, board};

/// Sowing in one stage of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sowing {
    /// Directions in which pits are sown; the first that fits decides.
    pub ways: Vec<WayRule>,
    /// The only direction of every lap; `None` if there can be others.
    pub fixed: Option<(Cause, board::Direction)>,
    /// Direction of every pit, by the mover's [`Side::index`] and [`PitId::index`], if it differs, but depends on the
    /// pit and the mover alone while no pit has changed hands. The entry of a pit is `None` if the player chooses.
    pub(crate) by_pit: Option<ByPit>,
    /// `true` if some lap may run opposite to its usual direction.
    pub(crate) may_turn_back: bool,
    /// The clause by which the player chooses a direction for every lap.
    pub each_lap: Option<Cause>,
    /// Places of the first seeds of a lap.
    pub drops: Vec<DropRule>,
    /// Pits that get no seed.
    pub skips: Vec<SkipRule>,
    /// The clause by which the pit from which a lap was lifted gets no seed, if nothing else is passed over.
    pub(crate) skips_origin: Option<Cause>,
    /// Pits from which only some seeds are lifted.
    pub lift_some: Vec<LiftSomeRule>,
    /// The clause by which captured seeds start from an end of the inner row, and the number of pits near each end.
    pub enter: Option<(Cause, u8)>,
    /// Outcome of a turn that might never end: the cause, the maximum number of laps, the verdict.
    pub endless: Option<(Cause, Option<u32>, Endlessly)>,
}

/// Destination of the first seed of a lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// The next place.
    Next,
    /// The pit from which the lap is counted.
    Here,
}

/// See [`Sowing::by_pit`].
pub(crate) type ByPit = Box<[Vec<(Cause, Option<board::Direction>)>; 4]>;

/// Direction in which pits are sown. See [`crate::rules::kinds::sowing::SowingDirection`].
#[derive(Clone, Debug, PartialEq)]
pub struct WayRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit; `None` if every pit fits.
    pub test: Option<Test>,
    /// The direction, and the cause.
    pub way: (Ways, Cause),
    /// Direction of the laps that follow, and the cause.
    pub laps: (LapWay, Cause),
    /// Permission for a lap to run in the opposite direction.
    pub or_back: OrBack,
}

/// Places of the first seeds of a lap. See [`crate::rules::kinds::sowing::Drop`].
#[derive(Clone, Debug, PartialEq)]
pub struct DropRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Destination of the first seed.
    pub first: FirstSeed,
    /// Destination of a lone seed.
    pub lone: FirstSeed,
    /// Laps of a move in which this holds.
    pub laps: InLaps,
    /// Seeds that fall together into the first pit, into the second, and so on.
    pub heaps: Vec<u16>,
}

/// Pits that get no seed. See [`crate::rules::kinds::sowing::Skip`].
#[derive(Clone, Debug, PartialEq)]
pub struct SkipRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn and the lap.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// Point of the lap from which this holds.
    pub after: After,
    /// Seeds of the lap that pass over the pit.
    pub which: WhichSeeds,
    /// Destination of those seeds.
    pub instead: Elsewhere,
}

/// Pits from which only some seeds are lifted. See [`crate::rules::kinds::sowing::LiftSome`].
#[derive(Clone, Debug, PartialEq)]
pub struct LiftSomeRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit.
    pub test: Test,
    /// Number of seeds lifted.
    pub seeds: u16,
}

/// Returns the clause by which a lap runs in its usual direction. For pits from which it may run back, that is the
/// clause on all pits, if there is one.
fn usual<'a>(clause: &'a Clause, it: &SowingDirection, clauses: &[(List, &'a Clause)]) -> &'a Clause {
    let of_all = |other: &&(List, &Clause)| matches!(other.1, Clause::Way(other) if other.or_back == OrBack::Never && other.way == it.way);
    let found = clauses.iter().find(of_all).filter(|_| it.or_back != OrBack::Never);
    found.map_or(clause, |(_, other)| other)
}

impl Sowing {
    /// Compiles the clauses of a stage of play.
    pub(super) fn of(source: &ClauseSource<'_>, compiler: &TestCompiler<'_>, clauses: &[(List, &Clause)]) -> Sowing {
        let mut sowing = Sowing::default();
        for (_, clause) in clauses {
            let cause = |aspect: &'static str| source.cause(clause, aspect);
            let when = compiler.when(clause);
            match clause {
                Clause::Way(it) => sowing.ways.push(WayRule {
                    clause: cause(""),
                    when,
                    test: Some(compiler.of_any(&it.r#if)).filter(|test| !test.is_bare()),
                    way: (it.way, source.cause(usual(clause, it, clauses), "")),
                    laps: (it.laps, cause("laps")),
                    or_back: it.or_back,
                }),
                Clause::Drop(it) => sowing.drops.push(DropRule {
                    clause: cause(""),
                    when,
                    first: it.first,
                    lone: it.lone,
                    laps: it.laps,
                    heaps: it.heaps.clone(),
                }),
                Clause::Skip(it) => sowing.skips.push(SkipRule {
                    clause: cause(""),
                    when,
                    test: compiler.of_any(&it.r#if),
                    after: it.after,
                    which: it.which,
                    instead: it.instead,
                }),
                Clause::Trap(it) if it.passed_by != MarkFor::Nobody => {
                    let id = it.id.clone();
                    let mark = match it.passed_by {
                        MarkFor::Nobody => continue,
                        MarkFor::Owner => Marked::Own(id),
                        MarkFor::Other => Marked::Other(id),
                        MarkFor::Both => Marked::Is(id),
                    };
                    sowing.skips.push(SkipRule {
                        clause: cause("passed_by"),
                        when,
                        test: compiler.of_any(&PitIf { mark, ..PitIf::default() }),
                        after: After::Start,
                        which: if it.but_last { WhichSeeds::ButLast } else { WhichSeeds::All },
                        instead: Elsewhere::Next,
                    });
                }
                Clause::LiftSome(it) => sowing.lift_some.push(LiftSomeRule {
                    clause: cause(""),
                    when,
                    test: compiler.of_any(&it.r#if),
                    seeds: it.seeds,
                }),
                Clause::Send(it) if it.to == To::RowEnd => sowing.enter = Some((cause(""), it.zone)),
                Clause::Endless(it) => sowing.endless = Some((cause(""), it.laps, it.verdict)),
                _ => {}
            }
        }
        if let [way] = sowing.ways.as_slice()
            && way.or_back == OrBack::Never
            && way.when.is_none()
            && way.test.is_none()
        {
            sowing.fixed = way.way.0.fixed().map(|fixed| (way.way.1, fixed));
        }
        sowing.may_turn_back = sowing.ways.iter().any(|way| way.or_back != OrBack::Never);
        sowing.by_pit = sowing.ways_by_pit(compiler.board);
        let chosen = |way: &&WayRule| way.way.0 == Ways::Chosen && way.laps.0 == LapWay::Anew;
        sowing.each_lap = sowing.ways.iter().find(chosen).map(|way| way.clause);
        let origin_alone = |skip: &&SkipRule| {
            let origin = PitIf { origin: Some(true), ..PitIf::default() };
            skip.when.is_none()
                && skip.test == compiler.of_any(&origin)
                && (skip.after, skip.which, skip.instead) == (After::Start, WhichSeeds::All, Elsewhere::Next)
        };
        if let [skip] = sowing.skips.as_slice() {
            sowing.skips_origin = Some(skip).filter(origin_alone).map(|skip| skip.clause);
        }
        sowing
    }

    /// Returns the direction in which all pits are sown, though some may be sown in the other one too.
    pub fn usual_way(&self) -> Option<board::Direction> {
        let usual = self.ways.first()?.way.0.fixed()?;
        self.ways.iter().all(|way| way.way.0.fixed() == Some(usual)).then_some(usual)
    }

    /// Returns whether the seeds of a lap are dropped one by one, from the next place on, while no pit is closed.
    pub(crate) fn drops_plainly(&self) -> bool {
        self.drops.is_empty() && self.skips.is_empty()
    }

    /// Returns whether the direction of a pit depends on the pit and the mover alone, while no pit has changed hands.
    pub(crate) fn is_settled(&self) -> bool {
        self.fixed.is_some() || self.by_pit.is_some()
    }

    /// See [`Sowing::by_pit`].
    fn ways_by_pit(&self, board: &Board) -> Option<ByPit> {
        let settled = |way: &WayRule| {
            way.when.is_none()
                && way.test.as_ref().is_none_or(Test::is_of_places)
                && !matches!(way.way.0, Ways::ByCount(..) | Ways::ByFirstMove(_))
        };
        if self.fixed.is_some() || !self.ways.iter().all(settled) {
            return None;
        }
        let of = |side: Side, pit: PitId| {
            let fits = |way: &&WayRule| way.test.as_ref().is_none_or(|test| test.fit[side.index()].has(pit));
            let (ways, clause) = self.ways.iter().find(fits)?.way;
            Some((clause, ways.of_pit(board, pit, board.owner(pit))))
        };
        let all: Option<Vec<Vec<_>>> =
            Side::ALL.iter().map(|&side| board.every_pit().map(|pit| of(side, pit)).collect()).collect();
        all?.try_into().ok()
    }
}
