//! The board: pits, stores, who owns what, which pit faces which, and the paths along which seeds are sown.
//!
//! Pits are numbered row by row from South's edge, each row from South's left:
//!
//! ```text
//! two rows of six           four rows of eight                  three rows of six
//! row 2  6  7  8  9 10 11   row 4  24 ... 31   North's outer    row 3  12 13 14 15 16 17   North's
//! row 1  0  1  2  3  4  5   row 3  16 ... 23   North's inner    row 2   6  7  8  9 10 11   North's and South's halves
//!        a  b  c  d  e  f   row 2   8 ... 15   South's inner    row 1   0  1  2  3  4  5   South's
//!                           row 1   0 ...  7   South's outer
//! ```
//!
//! Two rows may have a pit at each end that nobody owns: `L` at South's left and `R` at South's right. They are
//! numbered after all others, `L` first, and are named apart: [`Board::pits`] are those of the rows,
//! [`Board::every_pit`] all of them.
//!
//! A board of six or eight rows of two columns is set endwise: South's half is the lower one, North's the upper one.
//!
//! Round a square the rows follow one another in the order of turns: South's, East's, North's, West's.

mod compile;
pub(crate) mod diagnostic;

pub use super::place::{Direction, MAX_PITS, MAX_SPECIAL_PITS, PLACES, PitId, Place, PlaceKind, Side};
pub use super::seats::{LETTERS, Part, SeatLayout, Seating, Shape, column_name};
pub use super::setup::{
    BoardPatch, BoardText, EndSetup, Fill, Hands, MAX_COLUMNS, MAX_HIGH_COLUMNS, MAX_PARTS, MAX_SEEDS,
    MAX_TORUS_COLUMNS, Paths, Players, SecondSetup, SetupPatch, SetupText, Stores,
};

/// A checked board, with its relations compiled into tables. Entries without an answer hold `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Number of rows, South's edge is row 0 here and row 1 in text.
    pub rows: u8,
    /// Number of columns, `a` is 0.
    pub columns: u8,
    /// Stores of the board, and those that a sowing passes.
    pub stores: Stores,
    /// Seeds at the start, by [`Place::index`].
    pub opening: [u16; PLACES],
    /// The same for a round that the other of two sides begins; `None` if that makes no difference.
    other_opening: Option<Box<[u16; PLACES]>>,
    /// `true` for each side, by [`Side::index`], that holds seeds in hand at some time of a game.
    hands: [bool; 4],
    /// Rule by which some of the seeds fell at random; `None` if none did.
    pub fill: Option<Fill>,
    /// Seeds in each pit before any fall at random; empty if none do.
    pub laid: Vec<u16>,
    /// Seed of the random numbers of a game.
    pub seed: u16,
    /// The side that begins.
    pub first: Side,
    /// All seeds of the game, special pieces included.
    pub total: u32,
    /// Special pieces of the game.
    pub specials: u32,
    /// Seeds that each side may borrow; they are not counted in `total`.
    pub spare: u16,
    /// `true` if each side has a penalty pit.
    pub penalties: bool,
    /// Distribution of the seats among the players.
    pub players: Players,
    /// Number of pits in the rows. Those at the ends, if there are any, come after them.
    plain: u8,
    seating: Seating,
    square: bool,
    torus: bool,
    owned: bool,
    written: bool,
    written_paths: bool,
    owner: Vec<Side>,
    /// A bit for each pit that is nobody's.
    nobodys: u128,
    owned_by: [Vec<PitId>; 4],
    after: [Side; 4],
    /// Number of pits of each side, if they follow one another.
    half: Option<u8>,
    facing: Vec<Option<PitId>>,
    behind: Vec<Option<PitId>>,
    twin: Vec<Option<PitId>>,
    /// For each pit, `true` if an anticlockwise sowing from it runs towards higher columns.
    rightwards: Vec<bool>,
    paths: [Vec<Place>; 4],
    /// A bit for each pit of a side's path.
    passed: [u128; 4],
    /// `true` if all sides sow one ring of pits.
    shared: bool,
    next: Box<[[[u8; PLACES]; Direction::ALL.len()]; 4]>,
}

/// One side's path in one direction: see [`Board::steps`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps<'a>(&'a [u8; PLACES]);

impl Steps<'_> {
    /// The place after a place of the path.
    #[inline]
    pub(crate) fn after(self, place: Place) -> Place {
        Place(self.0[place.index()])
    }
}

impl Board {
    /// Seeds at the start of a round that a side begins, by [`Place::index`].
    pub fn opening_when(&self, begins: Side) -> &[u16; PLACES] {
        self.other_opening.as_deref().filter(|_| begins != self.first).unwrap_or(&self.opening)
    }

    /// Returns whether a side holds seeds in hand at some time of a game.
    pub fn has_hand(&self, side: Side) -> bool {
        self.hands[side.index()]
    }

    /// The same of a game in which the players take seeds in hand between two rounds.
    pub(super) fn with_hands(self) -> Board {
        let hands = Side::ALL.map(|side| self.sides().contains(&side));
        Board { hands, ..self }
    }

    /// Returns whether the side of the player who does not begin is laid out otherwise.
    pub fn is_laid_by_turn(&self) -> bool {
        self.other_opening.is_some()
    }

    /// The closed path along which a side sows, anticlockwise. Unless it is written otherwise it begins where it comes
    /// to the side's own pits, in the outer row at the left. A torus has none: every line from every pit is one, see
    /// [`Board::line`].
    pub fn path(&self, side: Side) -> &[Place] {
        &self.paths[side.index()]
    }

    /// Returns whether a side's path passes a pit, so that the side can sow into it and from it.
    #[inline]
    pub fn passes(&self, side: Side, pit: PitId) -> bool {
        self.passed[side.index()] >> pit.0 & 1 == 1
    }

    /// Returns whether all sides sow one and the same ring of pits, whatever stores each of them passes.
    pub fn shares_ring(&self) -> bool {
        self.shared
    }

    /// Returns whether some side's path passes another side's pits.
    pub fn crosses(&self) -> bool {
        let others = |side: Side, pit: PitId| self.is_owned() && !self.is_nobodys(pit) && self.owner(pit) != side;
        self.sides().iter().any(|&side| self.pits().any(|pit| self.passes(side, pit) && others(side, pit)))
    }

    /// Returns whether the board's edges are joined, and seeds are sown along straight lines.
    #[inline]
    pub fn is_torus(&self) -> bool {
        self.torus
    }

    /// Returns whether the rows stand round a square, one for each of four sides.
    #[inline]
    pub fn is_square(&self) -> bool {
        self.square
    }

    /// Returns whether the file names each side's pits, so that they need not be whole rows.
    pub fn names_seats(&self) -> bool {
        self.written
    }

    /// Returns whether the file names the pits and stores of the paths.
    pub fn names_paths(&self) -> bool {
        self.written_paths
    }

    /// Returns whether nobody owns a pit from the start.
    #[inline]
    pub fn is_nobodys(&self, pit: PitId) -> bool {
        self.nobodys >> pit.0 & 1 == 1
    }

    /// The places that a sowing from a pit passes before it comes to that pit again, in order; the pit itself last.
    pub fn line(&self, side: Side, way: Direction, from: PitId) -> Vec<Place> {
        let mut line = Vec::new();
        let mut place = Place::pit(from);
        loop {
            place = self.next(side, way, place);
            line.push(place);
            if place == Place::pit(from) || line.len() > PLACES {
                return line;
            }
        }
    }

    /// The directions in which a pit can be sown on this board, whatever the rules allow.
    pub fn ways(&self) -> &'static [Direction] {
        if self.torus { &Direction::COMPASS } else { &Direction::ROUND }
    }

    /// Returns whether the board has more rows than a side can have beside one another, and so stands with its ends
    /// towards the players.
    pub fn is_endwise(&self) -> bool {
        self.rows > 4
    }

    /// Returns whether the pits belong to the sides. On a torus they do not; [`Board::owner`] then only says at whose
    /// edge a pit lies.
    #[inline]
    pub fn is_owned(&self) -> bool {
        self.owned
    }

    /// Returns whether a pit lies in a part of its owner's rows.
    #[inline]
    pub fn in_part(&self, pit: PitId, part: Part) -> bool {
        part.holds(&self.seating, pit)
    }

    /// The pits of a part of a side's rows, in the order of their numbers.
    pub fn part(&self, side: Side, part: Part) -> impl Iterator<Item = PitId> + use<'_> {
        self.pits_of(side).filter(move |&pit| self.in_part(pit, part))
    }

    /// Returns whether a pit lies in its owner's inner row.
    #[inline]
    pub fn is_inner(&self, pit: PitId) -> bool {
        self.in_part(pit, Part::Inner)
    }

    /// The pits of the rows, `a1` first.
    pub fn pits(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.plain).map(PitId)
    }

    /// The pits at the ends, which nobody owns, `L` first; most boards have none.
    pub fn ends(&self) -> impl DoubleEndedIterator<Item = PitId> + ExactSizeIterator + Clone + use<> {
        (self.plain..self.owner.len() as u8).map(PitId)
    }

    /// All pits: those of the rows, then those at the ends.
    pub fn every_pit(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.owner.len() as u8).map(PitId)
    }

    /// Returns whether a pit lies at an end of the board and is nobody's.
    #[inline]
    pub fn is_end(&self, pit: PitId) -> bool {
        pit.0 >= self.plain
    }

    /// Returns whether there are pits at the ends.
    pub fn has_ends(&self) -> bool {
        self.owner.len() > usize::from(self.plain)
    }

    /// Special pieces in a pit at the start.
    pub fn opening_special(&self, pit: PitId) -> u16 {
        if self.specials > 0 { self.opening[Place::special(pit).index()] } else { 0 }
    }

    /// Returns whether special pieces lie in the rows at the start, and not in the pits at the ends only.
    pub fn specials_in_rows(&self) -> bool {
        self.pits().any(|pit| self.opening_special(pit) > 0)
    }

    /// The pit at the end at a side's right, which comes after its row on the way round.
    pub fn end_after(&self, side: Side) -> Option<PitId> {
        if side == Side::South { self.ends().next_back() } else { self.ends().next() }
    }

    /// A side's pits, in the order of their numbers.
    #[inline]
    pub fn pits_of(&self, side: Side) -> impl DoubleEndedIterator<Item = PitId> + ExactSizeIterator + Clone + use<'_> {
        self.owned_by[side.index()].iter().copied()
    }

    /// The indices of a side's pits if they follow one another, as they do on two and four rows and endwise.
    #[inline]
    pub(crate) fn range_of(&self, side: Side) -> Option<std::ops::Range<usize>> {
        let half = usize::from(self.half?);
        Some(if side == Side::South { 0..half } else { half..2 * half })
    }

    /// Returns the number and arrangement of the rows and columns.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.seating.shape()
    }

    /// Returns the owners of the pits, and their places as the owners see them.
    #[inline]
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The sides that play, in the order of their turns.
    #[inline]
    pub fn sides(&self) -> &'static [Side] {
        self.seating.sides()
    }

    /// Returns the side that moves after `side`, while all play.
    #[inline]
    pub fn after(&self, side: Side) -> Side {
        self.after[side.index()]
    }

    /// Number of all pits, those at the ends included.
    #[inline]
    pub fn pit_count(&self) -> usize {
        self.owner.len()
    }

    /// Returns the direction along the inner row from the end near which a pit of it lies; `None` if it lies near none.
    /// `zone` is the number of pits near each end.
    pub fn near_end(&self, pit: PitId, zone: u8) -> Option<Direction> {
        let number = self.number(pit);
        if number < zone {
            Some(Direction::Cw)
        } else if number + zone >= self.span(pit) {
            Some(Direction::Ccw)
        } else {
            None
        }
    }

    /// Returns the direction along the inner row towards its middle; `None` for a pit in the middle or of another row.
    pub(crate) fn inward(&self, pit: PitId) -> Option<Direction> {
        self.near_end(pit, self.span(pit) / 2).filter(|_| self.is_inner(pit))
    }

    /// Returns whether a sowing passes stores.
    pub fn sows_stores(&self) -> bool {
        matches!(self.stores, Stores::Own | Stores::OwnLeft | Stores::All)
    }

    /// Returns whether the sides have stores.
    pub fn has_stores(&self) -> bool {
        self.stores != Stores::None
    }

    /// Row of a pit, 0 at South's edge.
    #[inline]
    pub fn row(&self, pit: PitId) -> u8 {
        pit.0 / self.columns
    }

    /// Column of a pit, 0 at South's left.
    #[inline]
    pub fn column(&self, pit: PitId) -> u8 {
        pit.0 % self.columns
    }

    /// The pits of a column, from South's side on.
    pub fn pits_of_column(&self, column: u8) -> impl Iterator<Item = PitId> + use<> {
        (column..self.plain).step_by(usize::from(self.columns)).map(PitId)
    }

    /// Returns the owner of a pit; for a pit that is nobody's, a side that does not play.
    #[inline]
    pub fn owner(&self, pit: PitId) -> Side {
        self.owner[pit.index()]
    }

    /// The pit across the middle line, for pits that touch it.
    #[inline]
    pub fn facing(&self, pit: PitId) -> Option<PitId> {
        self.facing[pit.index()]
    }

    /// The pit of the same side behind an inner pit, on boards of four rows.
    #[inline]
    pub fn behind(&self, pit: PitId) -> Option<PitId> {
        self.behind[pit.index()]
    }

    /// The pit of the same number on the other side of two, each counted from its owner's left.
    pub fn twin(&self, pit: PitId) -> Option<PitId> {
        self.twin[pit.index()]
    }

    /// The place after `place` on the path of `side`.
    ///
    /// # Panics
    /// Never for a place of that path; other places have no next.
    #[inline]
    pub fn next(&self, side: Side, way: Direction, place: Place) -> Place {
        Place(self.next[side.index()][way as usize][place.index()])
    }

    /// Returns the place before the first seed lifted from a side's store: the store itself if the side's path passes
    /// it, else the last place before the side's pits, at which a sowing in this direction begins.
    pub(crate) fn before_path(&self, side: Side, way: Direction) -> Place {
        let (path, store) = (self.path(side), Place::store(side));
        if path.contains(&store) {
            return store;
        }
        let owner = |place: &Place| place.as_pit().map(|pit| self.owner(pit));
        let begins = path.first().copied().unwrap_or(store);
        let ends = || path.iter().copied().take_while(|place| owner(place) == owner(&begins)).last().unwrap_or(begins);
        self.next(side, way.reversed(), if way == Direction::Ccw { begins } else { ends() })
    }

    /// The place after each place on the path of `side`, for following many of them.
    #[inline]
    pub(crate) fn steps(&self, side: Side, way: Direction) -> Steps<'_> {
        Steps(&self.next[side.index()][way as usize])
    }

    /// A pit's number counted from its owner's left, 0 first, along its row.
    #[inline]
    pub fn number(&self, pit: PitId) -> u8 {
        self.seating.number(pit)
    }

    /// Returns the number of pits its owner has in a pit's row.
    #[inline]
    pub fn span(&self, pit: PitId) -> u8 {
        self.seating.span(pit)
    }

    /// Returns a pit's name: that of its column and the number of its row, `a1` first; round a square the letter of its
    /// side and that of the column, `Sa`; `L` and `R` for the pits at the ends, `L` at South's left.
    pub fn name(&self, pit: PitId) -> String {
        if self.is_end(pit) {
            return if pit.0 == self.plain { "L" } else { "R" }.to_owned();
        }
        self.shape().name(pit)
    }

    /// A place's name: a pit's, or `S`, `N` for a store, or `hand S`, `hand N`, or `penalty S`; where special pieces
    /// lie, that of the pit or store and `*`; `spare S` for what may be borrowed.
    pub fn place_name(&self, place: Place) -> String {
        match place.kind() {
            PlaceKind::Pit(pit) => self.name(pit),
            PlaceKind::Store(side) => side.letter().to_string(),
            PlaceKind::Hand(side) => format!("hand {}", side.letter()),
            PlaceKind::Penalty(side) => format!("penalty {}", side.letter()),
            PlaceKind::Special(pit) => format!("{}*", self.name(pit)),
            PlaceKind::SpecialStore(side) => format!("{}*", side.letter()),
            PlaceKind::Spare(side) => format!("spare {}", side.letter()),
            PlaceKind::Flight => "flight".to_owned(),
        }
    }

    /// The pit of a name: see [`Board::name`].
    pub fn pit_named(&self, name: &str) -> Option<PitId> {
        self.every_pit().find(|&pit| self.name(pit) == name)
    }

    /// Returns whether following `way` from `pit` runs along its own row towards higher columns. A pit at a row's end
    /// answers as its row does. The answer means nothing for the directions over a torus.
    pub fn runs_right(&self, pit: PitId, way: Direction) -> bool {
        self.rightwards[pit.index()] == (way == Direction::Ccw)
    }
}
