//! Compiled conditions on a pit, on a turn and a lap, and on a move, in the form in which the engine looks them up.

use crate::rules::kinds::condition::{
    Began, Captures, Counts, Leaves, Marked, MoveIf, Near, OfThese, PitIf, RowWay, TurnIf, Was, Whose,
};
use crate::rules::{Board, Clause, PitId, Side};

/// A set of pits: a bit for each, by [`PitId::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PitSet(u128);

impl PitSet {
    /// Every pit.
    pub const ALL: PitSet = PitSet(u128::MAX);

    /// Returns whether a pit is in it.
    #[inline]
    pub fn has(self, pit: PitId) -> bool {
        self.0 >> pit.0 & 1 == 1
    }

    /// Puts a pit in.
    #[inline]
    pub(crate) fn add(&mut self, pit: PitId) {
        self.0 |= 1 << pit.0;
    }

    /// The pits in it, `a1` first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PitId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let pit = (left != 0).then_some(PitId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(pit)
        })
    }
}

impl FromIterator<PitId> for PitSet {
    fn from_iter<I: IntoIterator<Item = PitId>>(pits: I) -> PitSet {
        let mut set = PitSet::default();
        pits.into_iter().for_each(|pit| set.add(pit));
        set
    }
}

/// Numbers of seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountSet {
    /// A bit for each number below 64.
    low: u64,
    /// `true` if those bits are exact, because they do not depend on a nearby pit.
    plain: bool,
    /// Counts with which other numbers are compared; `None` if none of those is among them.
    counts: Option<Counts>,
}

impl CountSet {
    /// Compiles them.
    pub(crate) fn of(counts: &Counts) -> CountSet {
        let low = (0..64).filter(|&n| counts.contain(n)).fold(0, |bits, n| bits | 1 << n);
        let plain = !depends(counts);
        let far = matches!(counts, Counts::Of(of) if of.iter().all(|&n| n < 64))
            || matches!(counts, Counts::UpTo(n) if *n < 64);
        CountSet { low, plain, counts: (!(plain && far)).then(|| counts.clone()) }
    }

    /// Returns whether a number is among them. `near` returns the seeds in a nearby pit.
    #[inline]
    pub fn has(&self, count: u16, near: impl Fn(Near) -> Option<u16>) -> bool {
        if self.plain && count < 64 {
            return self.low >> count & 1 == 1;
        }
        self.counts.as_ref().is_some_and(|counts| counts.hold(count, &near))
    }

    /// Returns whether a number might be among them: `false` only where it cannot be.
    #[inline]
    pub(crate) fn may_have(&self, count: u16) -> bool {
        if self.plain && count < 64 { self.low >> count & 1 == 1 } else { self.counts.is_some() }
    }

    /// Returns the lowest number, if they are all numbers from one on.
    pub(crate) fn least(&self) -> Option<u16> {
        match self.counts {
            Some(Counts::From(least)) => Some(least),
            _ => None,
        }
    }

    /// Returns whether 0 is the only number among them.
    pub(crate) fn is_none_but_zero(&self) -> bool {
        self.low == 1 && self.counts.is_none()
    }

    /// Returns whether they do not depend on a nearby pit.
    pub(crate) fn is_plain(&self) -> bool {
        self.plain
    }

    /// Returns whether a number is among them, where no pit is near.
    #[inline]
    pub fn contains(&self, count: u16) -> bool {
        self.has(count, |_| None)
    }
}

/// Numbers of seeds that some condition might ask for: a bit for each below 64. All larger numbers count as asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AskedFor(u64);

impl AskedFor {
    /// Every number.
    pub(crate) const ALL: AskedFor = AskedFor(u64::MAX);

    /// Adds the numbers with which a pit that is no trap might fit.
    pub(crate) fn add(&mut self, test: &Test) {
        let AskedFor(asked) = match &test.holds {
            _ if matches!(test.mark, MarkTest::Is(MarkKind::Trap, _)) => return,
            Some(counts) if counts.plain => AskedFor(counts.low),
            Some(_) | None => AskedFor::ALL,
        };
        self.0 |= asked;
    }

    /// Returns whether a number might be among them: `false` only where it cannot be.
    #[inline(always)]
    pub(crate) fn may_have(self, count: u16) -> bool {
        count >= 64 || self.0 >> count & 1 == 1
    }
}

/// Returns whether numbers depend on a nearby pit.
fn depends(counts: &Counts) -> bool {
    match counts {
        Counts::AsMany(_) => true,
        Counts::Not(counts) => depends(counts),
        Counts::Both(one, other) => depends(one) || depends(other),
        Counts::Of(_) | Counts::Even | Counts::Odd | Counts::From(_) | Counts::UpTo(_) | Counts::Between(..) => false,
    }
}

/// Kind of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A trap.
    Trap,
    /// A house.
    House,
}

/// Condition on a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkTest {
    /// No trap: a clause that does not name a trap does nothing there.
    NoTrap,
    /// Any mark or none, in a game without traps.
    Any,
    /// No mark.
    Unmarked,
    /// This mark, of such a player.
    Is(MarkKind, Whose),
    /// Anything but this mark.
    Not(MarkKind),
    /// Barred for this turn.
    Barred,
    /// Left standing.
    LetStand,
}

/// Condition on a pit, compiled. See [`PitIf`].
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// Owner that it must have.
    pub side: Whose,
    /// Places in which it must lie.
    pub places: PitSet,
    /// Places in which it must lie and of which it must have the owner, by the mover's [`Side::index`], while no pit
    /// has changed hands.
    pub(crate) fit: [PitSet; 4],
    /// Contents that it must have had before the last seed.
    pub was: Was,
    /// Numbers of seeds that it may hold.
    pub holds: Option<CountSet>,
    /// Numbers of special pieces that it may hold.
    pub specials: Option<CountSet>,
    /// Mark that it must have.
    pub mark: MarkTest,
    /// Conditions of few games.
    pub rest: Option<Box<RareConditions>>,
}

impl Test {
    /// Returns whether every pit fits.
    pub(crate) fn is_bare(&self) -> bool {
        let Test { side, places, was, holds, specials, mark, rest, fit: _ } = self;
        *side == Whose::Any
            && *places == PitSet::ALL
            && *was == Was::Any
            && holds.is_none()
            && specials.is_none()
            && *mark == MarkTest::Any
            && rest.is_none()
    }

    /// Returns whether it names parts of the board, and this pit lies in them.
    pub fn names(&self, pit: PitId) -> bool {
        self.places != PitSet::ALL && self.places.has(pit)
    }

    /// Returns whether it may ask about the lap: directly, or in which direction a nearby pit lies.
    pub(crate) fn heeds_lap(&self) -> bool {
        self.rest.is_some() || self.holds.as_ref().is_some_and(|counts| !counts.is_plain())
    }

    /// Returns whether it asks about a pit's owner, its place, its contents before and its seeds now, and nothing else.
    pub(crate) fn is_common(&self) -> bool {
        self.specials.is_none() && self.mark == MarkTest::Any && self.rest.is_none()
    }

    /// Returns whether it asks about a pit's owner and its place, and nothing else.
    pub(crate) fn is_of_places(&self) -> bool {
        self.is_common() && self.was == Was::Any && self.holds.is_none()
    }

    /// Returns whether a pit that is no trap, and in which a seed has just fallen, might fit: `false` only if it
    /// cannot. `moved` is `true` if pits may have changed hands.
    #[inline(always)]
    pub(crate) fn may_fit(&self, mover: Side, moved: bool, pit: PitId, was_empty: bool, seeds: u16) -> bool {
        let fit = if moved { self.places } else { self.fit[mover.index()] };
        fit.has(pit)
            && (self.was == Was::Any || was_empty == (self.was == Was::Empty))
            && self.holds.as_ref().is_none_or(|counts| counts.may_have(seeds))
            && !matches!(self.mark, MarkTest::Is(MarkKind::Trap, _))
    }
}

/// Conditions on a pit that few games have.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RareConditions {
    /// See [`PitIf::origin`].
    pub origin: Option<bool>,
    /// See [`PitIf::played`].
    pub played: Option<bool>,
    /// See [`PitIf::sown`].
    pub sown: Option<bool>,
    /// See [`PitIf::alone`].
    pub alone: Option<bool>,
    /// Conditions on nearby pits.
    pub near: Vec<(Near, Test)>,
    /// See [`PitIf::of_these`].
    pub of_these: OfThese,
}

/// Board and marks from which conditions are compiled.
pub(super) struct TestCompiler<'a> {
    /// The board.
    pub(super) board: &'a Board,
    /// Every mark by its name.
    pub(super) marks: Vec<(String, MarkKind)>,
}

impl TestCompiler<'_> {
    /// The kind of a named mark.
    fn mark(&self, name: &str) -> MarkKind {
        self.marks.iter().find(|(id, _)| id == name).map_or(MarkKind::Trap, |(_, kind)| *kind)
    }

    /// Compiles a condition on a pit in which a clause does its work: it fits a trap only if it names the trap.
    pub(super) fn test(&self, it: &PitIf) -> Test {
        let traps = self.marks.iter().any(|(_, kind)| *kind == MarkKind::Trap);
        self.compile(it, if traps { MarkTest::NoTrap } else { MarkTest::Any })
    }

    /// Compiles a condition on any other pit.
    pub(super) fn of_any(&self, it: &PitIf) -> Test {
        self.compile(it, MarkTest::Any)
    }

    /// Compiles a condition. `unnamed` is the condition on the mark if `it` names none.
    fn compile(&self, it: &PitIf, unnamed: MarkTest) -> Test {
        let board = self.board;
        let here = |pit: &PitId| {
            (it.at.is_empty() || it.at.iter().any(|&part| board.in_part(*pit, part)))
                && !it.not_at.iter().any(|&part| board.in_part(*pit, part))
        };
        let anywhere = it.at.is_empty() && it.not_at.is_empty();
        let places = if anywhere { PitSet::ALL } else { board.every_pit().filter(here).collect() };
        let fits = |side: Side| {
            let owned = |pit: &PitId| whose(board, it.side, side, *pit, board.owner(*pit));
            board.every_pit().filter(|pit| places.has(*pit) && owned(pit)).collect()
        };
        let mark = match &it.mark {
            Marked::Any => unnamed,
            Marked::Unmarked => MarkTest::Unmarked,
            Marked::Is(id) => MarkTest::Is(self.mark(id), Whose::Any),
            Marked::Own(id) => MarkTest::Is(self.mark(id), Whose::Own),
            Marked::Other(id) => MarkTest::Is(self.mark(id), Whose::Other),
            Marked::Not(id) => MarkTest::Not(self.mark(id)),
            Marked::Barred => MarkTest::Barred,
            Marked::LetStand => MarkTest::LetStand,
        };
        let near = [
            (Near::Facing, &it.facing),
            (Near::Behind, &it.behind),
            (Near::Next, &it.next),
            (Near::Before, &it.before),
            (Near::Twin, &it.twin),
        ];
        let rest = RareConditions {
            origin: it.origin,
            played: it.played,
            sown: it.sown,
            alone: it.alone,
            near: near.into_iter().filter_map(|(at, it)| it.as_ref().map(|it| (at, self.of_any(it)))).collect(),
            of_these: it.of_these,
        };
        Test {
            side: it.side,
            places,
            fit: Side::ALL.map(fits),
            was: it.was,
            holds: it.holds.as_ref().map(CountSet::of),
            specials: it.specials.as_ref().map(CountSet::of),
            mark,
            rest: (rest != RareConditions::default()).then(|| Box::new(rest)),
        }
    }

    /// Compiles a condition on a move not yet made.
    pub(super) fn of_move(&self, it: &MoveIf) -> MoveTest {
        let pit = |pit: &Option<Box<PitIf>>| pit.as_ref().map(|it| self.of_any(it));
        MoveTest {
            from: pit(&it.from),
            sown: it.sown.as_ref().map(CountSet::of),
            first: pit(&it.first),
            last: pit(&it.last),
            last_store: it.last_store,
            way: it.way,
            captures: it.captures,
            fills: it.fills.as_ref().map(CountSet::of),
            leaves: it.leaves,
        }
    }

    /// Compiles the condition of a clause on the turn and the lap; `None` if it asks nothing.
    pub(super) fn when(&self, clause: &Clause) -> Option<Box<TurnTest>> {
        clause.when().and_then(|it| self.turn(it))
    }

    /// Compiles a condition on the turn and the lap; `None` if it asks nothing.
    pub(super) fn turn(&self, it: &TurnIf) -> Option<Box<TurnTest>> {
        let counts = |counts: &Option<Counts>| counts.as_ref().map(CountSet::of);
        let test = TurnTest {
            began: it.began,
            turn: counts(&it.turn),
            mv: counts(&it.r#move),
            lap: counts(&it.lap),
            sown: counts(&it.sown),
            left: counts(&it.left),
            crossed: it.crossed,
            came_round: it.came_round,
            reversed: it.reversed,
            from: it.from.as_ref().map(|it| self.of_any(it)),
            there_is: it.there_is.as_ref().map(|it| self.of_any(it)),
            lost: it.lost.as_ref().map(|id| self.mark(id)),
            unless: it.unless.as_ref().and_then(|it| self.turn(it)),
        };
        (test != TurnTest::default()).then(|| Box::new(test))
    }
}

/// Returns whether a pit of this owner is such a player's, as `mover` sees it. Some pits are nobody's, as those at the
/// ends of the board.
pub(crate) fn whose(board: &Board, whose: Whose, mover: Side, pit: PitId, owner: Side) -> bool {
    let nobody = board.is_nobodys(pit) || !board.is_owned();
    match whose {
        Whose::Any => true,
        Whose::Own => !nobody && owner == mover,
        Whose::Other => !nobody && owner != mover,
        Whose::Nobody => nobody,
    }
}

/// Condition on a turn and a lap, compiled. See [`TurnIf`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnTest {
    /// See [`TurnIf::began`].
    pub began: Began,
    /// See [`TurnIf::turn`].
    pub turn: Option<CountSet>,
    /// See [`TurnIf`]: the number of the move.
    pub mv: Option<CountSet>,
    /// See [`TurnIf::lap`].
    pub lap: Option<CountSet>,
    /// See [`TurnIf::sown`].
    pub sown: Option<CountSet>,
    /// See [`TurnIf::left`].
    pub left: Option<CountSet>,
    /// See [`TurnIf::crossed`].
    pub crossed: Option<bool>,
    /// See [`TurnIf::came_round`].
    pub came_round: Option<bool>,
    /// See [`TurnIf::reversed`].
    pub reversed: Option<bool>,
    /// See [`TurnIf::from`].
    pub from: Option<Test>,
    /// See [`TurnIf::there_is`].
    pub there_is: Option<Test>,
    /// The mark that the mover must no longer have.
    pub lost: Option<MarkKind>,
    /// Condition that must not hold.
    pub unless: Option<Box<TurnTest>>,
}

impl TurnTest {
    /// Returns whether it asks if a turn began with a capture.
    pub(crate) fn tells_turns(&self) -> bool {
        self.began != Began::Any || self.unless.as_ref().is_some_and(|unless| unless.tells_turns())
    }
}

/// Condition on a move not yet made, compiled. See [`MoveIf`].
#[derive(Clone, Debug, PartialEq)]
pub struct MoveTest {
    /// See [`MoveIf::from`].
    pub from: Option<Test>,
    /// See [`MoveIf::sown`].
    pub sown: Option<CountSet>,
    /// See [`MoveIf::first`].
    pub first: Option<Test>,
    /// See [`MoveIf::last`].
    pub last: Option<Test>,
    /// See [`MoveIf::last_store`].
    pub last_store: Option<Whose>,
    /// See [`MoveIf::way`].
    pub way: RowWay,
    /// See [`MoveIf::captures`].
    pub captures: Captures,
    /// See [`MoveIf::fills`].
    pub fills: Option<CountSet>,
    /// See [`MoveIf::leaves`].
    pub leaves: Leaves,
}

impl MoveTest {
    /// Returns whether it asks only about the start of the move and the number of seeds sown.
    pub(crate) fn is_of_start(&self) -> bool {
        let MoveTest { from, sown: _, first, last, last_store, way, captures, fills, leaves } = self;
        from.as_ref().is_none_or(|test| !test.heeds_lap())
            && (first.is_none() && last.is_none() && last_store.is_none() && fills.is_none())
            && (*way, *captures, *leaves) == (RowWay::Any, Captures::Any, Leaves::default())
    }
}
