//! The board: pits, stores, who owns what, which pit faces which, and the circuits along which seeds are sown.
//!
//! Pits are numbered row by row from South's edge, each row from South's left:
//!
//! ```text
//! two rows of six           four rows of eight
//! row 2  6  7  8  9 10 11   row 4  24 ... 31   North's outer row
//! row 1  0  1  2  3  4  5   row 3  16 ... 23   North's inner row
//!        a  b  c  d  e  f   row 2   8 ... 15   South's inner row
//!                           row 1   0 ...  7   South's outer row
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest number of pits on a board.
pub const MAX_PITS: usize = 128;
/// The largest number of seeds in a game.
pub const MAX_SEEDS: u32 = 65_535;
/// The largest number of columns.
pub const MAX_COLUMNS: u8 = 24;
/// Length of an array with an entry for every place: pits, then four stores, then four hands.
pub const PLACES: usize = MAX_PITS + 8;

/// One player's seat, named as South sees the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// At the bottom of the screen; begins unless the variant says otherwise.
    #[default]
    South,
    /// At the top of the screen.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The side across the board.
    #[inline]
    pub fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: the index into arrays kept by side.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// `S` or `N`.
    pub fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }

    /// The side of a letter, `S` or `N`.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

/// A pit: a hollow that one may sow from. Counted from 0 at `a1`, row by row (see the module's drawing).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PitId(pub u8);

impl PitId {
    /// The pit's index into arrays kept by pit.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Anywhere seeds can lie: a pit, a side's store, or a side's hand (its reserve).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u8);

/// What a [`Place`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceKind {
    /// A pit of the board.
    Pit(PitId),
    /// A side's store: seeds in it have been won.
    Store(Side),
    /// A side's hand: seeds not yet on the board.
    Hand(Side),
}

impl Place {
    /// The place of a pit.
    #[inline]
    pub const fn pit(pit: PitId) -> Place {
        Place(pit.0)
    }

    /// The place of a side's store.
    #[inline]
    pub const fn store(side: Side) -> Place {
        Place(MAX_PITS as u8 + side as u8)
    }

    /// The place of a side's hand.
    #[inline]
    pub const fn hand(side: Side) -> Place {
        Place(MAX_PITS as u8 + 4 + side as u8)
    }

    /// The place's index into arrays of length [`PLACES`].
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The pit here, unless this is a store or a hand.
    #[inline]
    pub fn as_pit(self) -> Option<PitId> {
        ((self.0 as usize) < MAX_PITS).then_some(PitId(self.0))
    }

    /// What this place is.
    pub fn kind(self) -> PlaceKind {
        let side = if self.0 & 1 == 0 { Side::South } else { Side::North };
        match self.0 as usize {
            pit if pit < MAX_PITS => PlaceKind::Pit(PitId(self.0)),
            store if store < MAX_PITS + 4 => PlaceKind::Store(side),
            _ => PlaceKind::Hand(side),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

/// A sense in which a circuit can be followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Way {
    /// Anticlockwise: towards one's own right along one's own outer row.
    #[default]
    Ccw,
    /// Clockwise.
    Cw,
}

impl Way {
    /// All ways, in the order of the tables of [`Board`].
    pub const ALL: [Way; 2] = [Way::Ccw, Way::Cw];

    /// The opposite sense.
    #[inline]
    pub fn reversed(self) -> Way {
        match self {
            Way::Ccw => Way::Cw,
            Way::Cw => Way::Ccw,
        }
    }
}

/// How the closed paths of sowing run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Circuit {
    /// One ring round all the pits, shared by both sides.
    #[default]
    Ring,
    /// A ring for each side round its own rows (four-row games).
    OwnRings,
}

/// Which stores there are, and which of them a sowing passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stores {
    /// No stores on the board.
    None,
    /// A store each, for captures only.
    #[default]
    Aside,
    /// A store each at its owner's right hand; a sowing drops a seed in the sower's own and passes the other.
    Own,
    /// A store each at its owner's right hand; every sowing drops seeds in both.
    Both,
}

/// The board as a variant file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardText {
    /// 2 or 4. With two rows each side owns one, with four two.
    pub rows: u8,
    /// 1 to 24.
    pub columns: u8,
    /// How sowing runs.
    #[serde(default)]
    pub circuit: Circuit,
    /// Which stores there are.
    #[serde(default)]
    pub stores: Stores,
}

/// The seeds at the start, as a variant file writes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupText {
    /// Seeds in each pit of a side's rows, the row at its own edge first: one number a row.
    pub rows: Vec<u16>,
    /// Seeds in each side's hand.
    #[serde(default)]
    pub hand: u16,
    /// Who begins.
    #[serde(default)]
    pub first: Side,
}

impl BoardText {
    /// Everything wrong with the shape, as plain sentences.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if !matches!(self.rows, 2 | 4) {
            faults.push(format!("rows is {}: expected 2 or 4", self.rows));
        }
        if !(1..=MAX_COLUMNS).contains(&self.columns) {
            faults.push(format!("columns is {}: expected 1 to {MAX_COLUMNS}", self.columns));
        }
        if self.circuit == Circuit::OwnRings && matches!(self.stores, Stores::Own | Stores::Both) {
            faults.push("stores cannot be sown on OwnRings: expected stores: None or Aside".into());
        }
        match (self.rows, self.circuit) {
            (2, Circuit::OwnRings) => faults.push("OwnRings is for four rows: expected circuit: Ring with two".into()),
            (4, Circuit::Ring) => faults.push("Ring is for two rows: expected circuit: OwnRings with four".into()),
            _ => {}
        }
        faults
    }
}

impl SetupText {
    /// Everything wrong with the seeds for a board, as plain sentences. Of a board at fault only what can be said.
    pub fn faults(&self, board: &BoardText) -> Vec<String> {
        let mut faults = Vec::new();
        let (named, rows) = (self.rows.len(), usize::from(board.rows / 2));
        if matches!(board.rows, 2 | 4) && named != rows {
            faults.push(format!("setup.rows has {named} of {rows} numbers: expected one for each row of a side"));
        }
        let seeds = self.seeds(board);
        if board.faults().is_empty() && (seeds == 0 || seeds > MAX_SEEDS.into()) {
            faults.push(format!("the game has {seeds} seeds: expected 1 to {MAX_SEEDS}"));
        }
        faults
    }

    /// All seeds of both sides. A file may name very many rows.
    fn seeds(&self, board: &BoardText) -> u64 {
        let on_board: u64 = self.rows.iter().map(|&n| u64::from(n) * u64::from(board.columns)).sum();
        2 * (on_board + u64::from(self.hand))
    }
}

/// A checked board, with its relations compiled into tables. Entries without an answer hold `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Number of rows, South's edge is row 0 here and row 1 in text.
    pub rows: u8,
    /// Number of columns, `a` is 0.
    pub columns: u8,
    /// How sowing runs.
    pub circuit: Circuit,
    /// Which stores there are.
    pub stores: Stores,
    /// Seeds at the start, by [`Place::index`].
    pub opening: [u16; PLACES],
    /// Who begins.
    pub first: Side,
    /// All seeds of the game.
    pub total: u32,
    owner: Vec<Side>,
    facing: Vec<Option<PitId>>,
    behind: Vec<Option<PitId>>,
    next: Box<[[[u8; PLACES]; 2]; 2]>,
}

/// One side's circuit in one way: see [`Board::steps`].
#[derive(Clone, Copy, Debug)]
pub struct Steps<'a>(&'a [u8; PLACES]);

impl Steps<'_> {
    /// The place after a place of the circuit.
    #[inline]
    pub fn after(self, place: Place) -> Place {
        Place(self.0[place.index()])
    }
}

impl Board {
    /// Compiles a board.
    ///
    /// # Errors
    /// Every fault found, as plain sentences.
    pub fn new(text: &BoardText, setup: &SetupText) -> Result<Board, Vec<String>> {
        let faults: Vec<String> = text.faults().into_iter().chain(setup.faults(text)).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut board = Board {
            rows: text.rows,
            columns: text.columns,
            circuit: text.circuit,
            stores: text.stores,
            opening: [0; PLACES],
            first: setup.first,
            total: setup.seeds(text) as u32,
            owner: Vec::new(),
            facing: Vec::new(),
            behind: Vec::new(),
            next: Box::new([[[u8::MAX; PLACES]; 2]; 2]),
        };
        board.relate();
        for pit in board.pits() {
            let from_edge = match board.owner(pit) {
                Side::South => board.row(pit),
                Side::North => board.rows - 1 - board.row(pit),
            };
            board.opening[pit.index()] = setup.rows[usize::from(from_edge)];
        }
        for side in Side::ALL {
            board.opening[Place::hand(side).index()] = setup.hand;
        }
        for side in Side::ALL {
            board.lay_circuit(side);
        }
        Ok(board)
    }

    fn relate(&mut self) {
        let half = self.rows / 2;
        for pit in 0..self.rows * self.columns {
            let (row, column) = (pit / self.columns, pit % self.columns);
            let at = |row: u8| Some(PitId(row * self.columns + column));
            self.owner.push(if row < half { Side::South } else { Side::North });
            let inner = row == half - 1 || row == half;
            self.facing.push(if inner { at(self.rows - 1 - row) } else { None });
            self.behind.push(match (inner && half > 1, row < half) {
                (true, true) => at(row - 1),
                (true, false) => at(row + 1),
                (false, _) => None,
            });
        }
    }

    fn lay_circuit(&mut self, side: Side) {
        let path = self.circuit(side);
        for (i, place) in path.iter().enumerate() {
            let after = path[(i + 1) % path.len()];
            self.next[side.index()][Way::Ccw as usize][place.index()] = after.0;
            self.next[side.index()][Way::Cw as usize][after.index()] = place.0;
        }
    }

    /// The closed path along which a side sows, anticlockwise, beginning with its leftmost outer pit.
    pub fn circuit(&self, side: Side) -> Vec<Place> {
        let row = |row: u8| (0..self.columns).map(move |c| Place::pit(PitId(row * self.columns + c)));
        let last = self.rows - 1;
        let store = |owner: Side| {
            let sown = match self.stores {
                Stores::Own => owner == side,
                Stores::Both => true,
                Stores::None | Stores::Aside => false,
            };
            sown.then_some(Place::store(owner))
        };
        match (self.circuit, side) {
            (Circuit::Ring, Side::South) => {
                row(0).chain(store(Side::South)).chain(row(1).rev()).chain(store(Side::North)).collect()
            }
            (Circuit::Ring, Side::North) => {
                row(1).rev().chain(store(Side::North)).chain(row(0)).chain(store(Side::South)).collect()
            }
            (Circuit::OwnRings, Side::South) => row(0).chain(row(1).rev()).collect(),
            (Circuit::OwnRings, Side::North) => row(last).rev().chain(row(last - 1)).collect(),
        }
    }

    /// All pits, `a1` first.
    pub fn pits(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.rows * self.columns).map(PitId)
    }

    /// A side's pits, in the order of their numbers.
    pub fn pits_of(&self, side: Side) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        let range = self.range_of(side);
        (range.start as u8..range.end as u8).map(PitId)
    }

    /// The indices of a side's pits: they follow one another.
    #[inline]
    pub fn range_of(&self, side: Side) -> std::ops::Range<usize> {
        let half = self.owner.len() / 2;
        side.index() * half..(side.index() + 1) * half
    }

    /// Number of pits.
    #[inline]
    pub fn pit_count(&self) -> usize {
        self.owner.len()
    }

    /// Whether the sides have stores.
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

    /// Whose pit it is.
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

    /// The place after `place` on the circuit of `side`.
    ///
    /// # Panics
    /// Never for a place of that circuit; other places have no next.
    #[inline]
    pub fn next(&self, side: Side, way: Way, place: Place) -> Place {
        Place(self.next[side.index()][way as usize][place.index()])
    }

    /// The place after each place on the circuit of `side`, for following many of them.
    #[inline]
    pub fn steps(&self, side: Side, way: Way) -> Steps<'_> {
        Steps(&self.next[side.index()][way as usize])
    }

    /// A pit's number counted from its owner's left, 0 first, along its row.
    #[inline]
    pub fn number(&self, pit: PitId) -> u8 {
        match self.owner(pit) {
            Side::South => self.column(pit),
            Side::North => self.columns - 1 - self.column(pit),
        }
    }

    /// A pit's name: column letter and row number, `a1` first.
    pub fn name(&self, pit: PitId) -> String {
        format!("{}{}", char::from(b'a' + self.column(pit)), self.row(pit) + 1)
    }

    /// A place's name: a pit's, or `S`, `N` for a store, or `hand S`, `hand N`.
    pub fn place_name(&self, place: Place) -> String {
        match place.kind() {
            PlaceKind::Pit(pit) => self.name(pit),
            PlaceKind::Store(side) => side.letter().to_string(),
            PlaceKind::Hand(side) => format!("hand {}", side.letter()),
        }
    }

    /// The pit of a name like `c2`.
    pub fn pit_named(&self, name: &str) -> Option<PitId> {
        let mut chars = name.chars();
        let column = chars.next()?;
        let row: u8 = chars.as_str().parse().ok()?;
        let column = (column as u32).checked_sub('a' as u32)?;
        (column < u32::from(self.columns) && (1..=self.rows).contains(&row) && !chars.as_str().starts_with('+'))
            .then(|| PitId((row - 1) * self.columns + column as u8))
    }

    /// Whether following `way` from `pit` runs along its own row towards higher columns. A pit at a row's end
    /// answers as its row does.
    pub fn runs_right(&self, pit: PitId, way: Way) -> bool {
        let outer = self.row(pit) == 0 || self.row(pit) + 1 == self.rows;
        let rightwards_ccw = (self.owner(pit) == Side::South) == outer;
        rightwards_ccw == (way == Way::Ccw)
    }
}
