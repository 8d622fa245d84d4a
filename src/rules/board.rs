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

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest number of pits on a board.
pub const MAX_PITS: usize = 128;
/// The largest number of seeds in a game.
pub const MAX_SEEDS: u32 = 65_535;
/// The largest number of columns.
pub const MAX_COLUMNS: u8 = 24;
/// The largest number of columns of a torus.
pub const MAX_TORUS_COLUMNS: u8 = 12;
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

/// A sense in which a circuit can be followed: round a ring, or straight on over a torus, as South sees the compass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Way {
    /// Anticlockwise: towards one's own right along one's own outer row.
    #[default]
    Ccw,
    /// Clockwise.
    Cw,
    /// Away from South.
    N,
    /// Away from South and to the right.
    Ne,
    /// To the right.
    E,
    /// Towards South and to the right.
    Se,
    /// Towards South.
    S,
    /// Towards South and to the left.
    Sw,
    /// To the left.
    W,
    /// Away from South and to the left.
    Nw,
}

impl Way {
    /// All ways, in the order of the tables of [`Board`].
    pub const ALL: [Way; 10] = [Way::Ccw, Way::Cw, Way::N, Way::Ne, Way::E, Way::Se, Way::S, Way::Sw, Way::W, Way::Nw];
    /// The two ways round a ring.
    pub const ROUND: [Way; 2] = [Way::Ccw, Way::Cw];
    /// The eight ways over a torus, clockwise from the top.
    pub const COMPASS: [Way; 8] = [Way::N, Way::Ne, Way::E, Way::Se, Way::S, Way::Sw, Way::W, Way::Nw];

    /// The opposite sense.
    #[inline]
    pub fn reversed(self) -> Way {
        match self {
            Way::Ccw => Way::Cw,
            Way::Cw => Way::Ccw,
            Way::N => Way::S,
            Way::Ne => Way::Sw,
            Way::E => Way::W,
            Way::Se => Way::Nw,
            Way::S => Way::N,
            Way::Sw => Way::Ne,
            Way::W => Way::E,
            Way::Nw => Way::Se,
        }
    }

    /// Columns to the right and rows away from South by which one step of this way moves over a torus; nothing for the
    /// ways round a ring.
    pub fn step(self) -> (i8, i8) {
        match self {
            Way::Ccw | Way::Cw => (0, 0),
            Way::N => (0, 1),
            Way::Ne => (1, 1),
            Way::E => (1, 0),
            Way::Se => (1, -1),
            Way::S => (0, -1),
            Way::Sw => (-1, -1),
            Way::W => (-1, 0),
            Way::Nw => (-1, 1),
        }
    }
}

/// A part of a side's rows, named as its owner sees them; so each side has its own. On a board of two rows, a side's
/// only row is both its inner and its outer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// The inner row, which touches the opponent's.
    Inner,
    /// The outer row, at the player's edge.
    Outer,
    /// The pit of this number of the inner row, counted from the left; the first is 1.
    InnerLeft(u8),
    /// The same, counted from the right.
    InnerRight(u8),
    /// The pit of this number of the outer row, counted from the left.
    OuterLeft(u8),
    /// The same, counted from the right.
    OuterRight(u8),
    /// The left half of the inner row; a middle pit is in neither half.
    InnerLeftHalf,
    /// The right half of the inner row.
    InnerRightHalf,
}

impl Part {
    /// The number of the pit, if it names one.
    pub fn number(self) -> Option<u8> {
        match self {
            Part::InnerLeft(n) | Part::InnerRight(n) | Part::OuterLeft(n) | Part::OuterRight(n) => Some(n),
            Part::Inner | Part::Outer | Part::InnerLeftHalf | Part::InnerRightHalf => None,
        }
    }

    /// Whether a pit lies in this part of its owner's rows. `rows` and `columns` are the board's, `pit` is counted
    /// as [`PitId`] is.
    fn holds(self, rows: u8, columns: u8, pit: u8) -> bool {
        let (row, column) = (pit / columns, pit % columns);
        let south = row < rows / 2;
        let inner = row == rows / 2 - 1 || row == rows / 2;
        let outer = row == 0 || row + 1 == rows;
        let left = if south { column } else { columns - 1 - column };
        let right = columns - 1 - left;
        match self {
            Part::Inner => inner,
            Part::Outer => outer,
            Part::InnerLeft(n) => inner && left + 1 == n,
            Part::InnerRight(n) => inner && right + 1 == n,
            Part::OuterLeft(n) => outer && left + 1 == n,
            Part::OuterRight(n) => outer && right + 1 == n,
            Part::InnerLeftHalf => inner && left < right,
            Part::InnerRightHalf => inner && right < left,
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
    /// Eight straight lines from every pit over a board whose edges are joined; nobody owns a pit (torus mancala).
    Torus,
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

/// Changes to single parts of [`BoardText`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardPatch {
    /// See [`BoardText::columns`].
    #[serde(deserialize_with = "super::load::given")]
    pub columns: Option<u8>,
    /// See [`BoardText::stores`].
    #[serde(deserialize_with = "super::load::given")]
    pub stores: Option<Stores>,
}

impl BoardPatch {
    /// Changes what the patch names.
    pub fn apply(&self, board: &mut BoardText) {
        board.columns = self.columns.unwrap_or(board.columns);
        board.stores = self.stores.unwrap_or(board.stores);
    }
}

/// A random opening: so many times, a random pit that holds few seeds gets some more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// How many times.
    pub times: u16,
    /// Only pits that hold fewer seeds than this get more.
    pub below: u16,
    /// The fewest seeds given at once.
    pub least: u16,
    /// The most.
    pub most: u16,
}

/// The seeds at the start, as a variant file writes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupText {
    /// Seeds in each pit of a side's rows, the row at its own edge first: one number a row.
    pub rows: Vec<u16>,
    /// Seeds in parts of each side's rows, where they differ; a later one overrules an earlier one.
    #[serde(default)]
    pub parts: Vec<(Part, u16)>,
    /// Seeds in each side's hand.
    #[serde(default)]
    pub hand: u16,
    /// Seeds that fall at random, besides the others.
    #[serde(default)]
    pub fill: Option<Fill>,
    /// The number from which a random opening is drawn: the same number, the same opening.
    #[serde(default)]
    pub seed: u16,
    /// Who begins.
    #[serde(default)]
    pub first: Side,
}

/// Changes to single parts of [`SetupText`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetupPatch {
    /// See [`SetupText::rows`].
    #[serde(deserialize_with = "super::load::given")]
    pub rows: Option<Vec<u16>>,
    /// See [`SetupText::parts`].
    #[serde(deserialize_with = "super::load::given")]
    pub parts: Option<Vec<(Part, u16)>>,
    /// See [`SetupText::hand`].
    #[serde(deserialize_with = "super::load::given")]
    pub hand: Option<u16>,
    /// See [`SetupText::fill`].
    #[serde(deserialize_with = "super::load::given")]
    pub fill: Option<Option<Fill>>,
}

impl SetupPatch {
    /// Changes what the patch names.
    pub fn apply(&self, setup: &mut SetupText) {
        if let Some(rows) = &self.rows {
            setup.rows.clone_from(rows);
        }
        if let Some(parts) = &self.parts {
            setup.parts.clone_from(parts);
        }
        setup.hand = self.hand.unwrap_or(setup.hand);
        setup.fill = self.fill.unwrap_or(setup.fill);
    }
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
        if self.circuit != Circuit::Ring && matches!(self.stores, Stores::Own | Stores::Both) {
            faults.push(format!("stores cannot be sown on {:?}: expected stores: None or Aside", self.circuit));
        }
        if self.circuit == Circuit::Torus && !(4..=MAX_TORUS_COLUMNS).contains(&self.columns) {
            faults.push(format!("a torus of {} columns: expected 4 to {MAX_TORUS_COLUMNS}", self.columns));
        }
        match (self.rows, self.circuit) {
            (2, Circuit::OwnRings) => faults.push("OwnRings is for four rows: expected circuit: Ring with two".into()),
            (4, Circuit::Ring) => {
                faults.push("Ring is for two rows: expected circuit: OwnRings or Torus with four".into())
            }
            (2, Circuit::Torus) => faults.push("Torus is for four rows: expected circuit: Ring with two".into()),
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
        if self.parts.len() > MAX_PITS {
            faults.push(format!("setup.parts has {} entries: expected at most {MAX_PITS}", self.parts.len()));
            return faults;
        }
        for (part, _) in &self.parts {
            if part.number().is_some_and(|n| n == 0 || n > board.columns) {
                faults.push(format!("setup.parts has {part:?}: expected a number from 1 to {}", board.columns));
            }
        }
        if let Some(fill) = self.fill
            && (fill.least == 0 || fill.least > fill.most || fill.times == 0 || fill.below == 0)
        {
            faults.push("setup.fill gives nothing: expected times, below and least from 1, and least <= most".into());
        }
        let seeds = self.seeds(board);
        if board.faults().is_empty() && (seeds == 0 || seeds > MAX_SEEDS.into()) {
            faults.push(format!("the game has {seeds} seeds: expected 1 to {MAX_SEEDS}"));
        }
        faults
    }

    /// At most so many seeds of both sides there are. A file may name very many rows.
    fn seeds(&self, board: &BoardText) -> u64 {
        let in_hands = 2 * u64::from(self.hand);
        let at_random = self.fill.map_or(0, |fill| u64::from(fill.times) * u64::from(fill.most));
        if self.parts.is_empty() || !board.faults().is_empty() {
            let on_board: u64 = self.rows.iter().map(|&n| u64::from(n) * u64::from(board.columns)).sum();
            return 2 * on_board + in_hands + at_random;
        }
        let pits = 0..board.rows * board.columns;
        pits.map(|pit| u64::from(self.at(board.rows, board.columns, pit))).sum::<u64>() + in_hands + at_random
    }

    /// The seeds that a pit is given, those at random left out.
    fn at(&self, rows: u8, columns: u8, pit: u8) -> u16 {
        let row = pit / columns;
        let from_edge = if row < rows / 2 { row } else { rows - 1 - row };
        let part = self.parts.iter().rev().find(|(part, _)| part.holds(rows, columns, pit));
        part.map(|(_, seeds)| *seeds).or(self.rows.get(usize::from(from_edge)).copied()).unwrap_or(0)
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
    /// How some of them fell at random, if any did.
    pub fill: Option<Fill>,
    /// Who begins.
    pub first: Side,
    /// All seeds of the game.
    pub total: u32,
    owner: Vec<Side>,
    facing: Vec<Option<PitId>>,
    behind: Vec<Option<PitId>>,
    next: Box<[[[u8; PLACES]; Way::ALL.len()]; 2]>,
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
            fill: setup.fill,
            first: setup.first,
            total: 0,
            owner: Vec::new(),
            facing: Vec::new(),
            behind: Vec::new(),
            next: Box::new([[[u8::MAX; PLACES]; Way::ALL.len()]; 2]),
        };
        board.relate();
        for pit in board.pits() {
            board.opening[pit.index()] = setup.at(board.rows, board.columns, pit.0);
        }
        if let Some(fill) = setup.fill {
            board.fill(fill, setup.seed);
        }
        for side in Side::ALL {
            board.opening[Place::hand(side).index()] = setup.hand;
        }
        board.total = board.opening.iter().map(|&seeds| u32::from(seeds)).sum();
        for side in Side::ALL {
            match board.circuit {
                Circuit::Ring | Circuit::OwnRings => board.lay_circuit(side),
                Circuit::Torus => board.lay_lines(side),
            }
        }
        Ok(board)
    }

    /// Adds seeds at random. Ends early when no pit may get more.
    fn fill(&mut self, fill: Fill, seed: u16) {
        let mut lots = ChaCha8Rng::seed_from_u64(seed.into());
        for _ in 0..fill.times {
            let open: Vec<PitId> = self.pits().filter(|pit| self.opening[pit.index()] < fill.below).collect();
            if open.is_empty() {
                return;
            }
            let pit = open[lots.random_range(0..open.len())];
            self.opening[pit.index()] += lots.random_range(fill.least..=fill.most);
        }
    }

    fn lay_lines(&mut self, side: Side) {
        for way in Way::COMPASS {
            let (right, up) = way.step();
            for pit in self.pits() {
                let column = (i16::from(self.column(pit)) + i16::from(right)).rem_euclid(self.columns.into());
                let row = (i16::from(self.row(pit)) + i16::from(up)).rem_euclid(self.rows.into());
                let after = row as u8 * self.columns + column as u8;
                self.next[side.index()][way as usize][pit.index()] = after;
            }
        }
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

    /// The closed path along which a side sows, anticlockwise, beginning with its leftmost outer pit. A torus has none:
    /// every line from every pit is one, see [`Board::line`].
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
            (Circuit::Torus, _) => Vec::new(),
        }
    }

    /// The places that a sowing from a pit passes before it comes to that pit again, in order; the pit itself last.
    pub fn line(&self, side: Side, way: Way, from: PitId) -> Vec<Place> {
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

    /// The ways in which a pit can be sown on this board, whatever the rules allow.
    pub fn ways(&self) -> &'static [Way] {
        match self.circuit {
            Circuit::Ring | Circuit::OwnRings => &Way::ROUND,
            Circuit::Torus => &Way::COMPASS,
        }
    }

    /// Whether the pits belong to the sides. On a torus they do not; [`Board::owner`] then only says at whose edge a
    /// pit lies.
    #[inline]
    pub fn is_owned(&self) -> bool {
        self.circuit != Circuit::Torus
    }

    /// Whether a pit lies in a part of its owner's rows.
    #[inline]
    pub fn in_part(&self, pit: PitId, part: Part) -> bool {
        part.holds(self.rows, self.columns, pit.0)
    }

    /// The pits of a part of a side's rows, in the order of their numbers.
    pub fn part(&self, side: Side, part: Part) -> impl Iterator<Item = PitId> + use<'_> {
        self.pits_of(side).filter(move |&pit| self.in_part(pit, part))
    }

    /// Whether a pit lies in a row that touches the middle line.
    #[inline]
    pub fn is_inner(&self, pit: PitId) -> bool {
        self.in_part(pit, Part::Inner)
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
    /// Of the ways over a torus it says nothing.
    pub fn runs_right(&self, pit: PitId, way: Way) -> bool {
        let outer = self.row(pit) == 0 || self.row(pit) + 1 == self.rows;
        let rightwards_ccw = (self.owner(pit) == Side::South) == outer;
        rightwards_ccw == (way == Way::Ccw)
    }
}
