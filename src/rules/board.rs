//! The board: pits, stores, who owns what, which pit faces which, and the circuits along which seeds are sown.
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
//! Two rows may have a pit at each end that nobody owns: `L` at South's left and `R` at South's right. They are numbered
//! after all others, `L` first, and are named apart: [`Board::pits`] are those that the sides own, [`Board::every_pit`]
//! all of them.
//!
//! A board of six or eight rows of two columns is set endwise: South's half is the lower one, North's the upper one.
//!
//! Round a square the rows follow one another in the order of turns: South's, East's, North's, West's.

pub use super::place::{MAX_PITS, PLACES, PitId, Place, PlaceKind, Side, Way};
pub use super::setup::{
    BoardPatch, BoardText, Circuit, EndSetup, Fill, Hands, MAX_COLUMNS, MAX_SEEDS, MAX_TORUS_COLUMNS, Players,
    SetupPatch, SetupText, Stores,
};
pub use super::shape::{Part, Shape};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

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
    /// Seeds in each pit before those that fall at random; empty where none do.
    pub laid: Vec<u16>,
    /// The number from which lots are drawn.
    pub seed: u16,
    /// Who begins.
    pub first: Side,
    /// All seeds of the game, and special pieces.
    pub total: u32,
    /// How many of them are special pieces.
    pub specials: u32,
    /// Seeds that each side may borrow; they are not counted in `total`.
    pub spare: u16,
    /// Whether each side has a penalty pit.
    pub penalties: bool,
    /// Who plays which seats.
    pub players: Players,
    /// How many pits the sides own. Those at the ends, if there are any, come after them.
    plain: u8,
    owner: Vec<Side>,
    owned: [Vec<PitId>; 4],
    after: [Side; 4],
    /// How many pits a side has, where they follow one another.
    half: Option<u8>,
    facing: Vec<Option<PitId>>,
    behind: Vec<Option<PitId>>,
    next: Box<[[[u8; PLACES]; Way::ALL.len()]; 4]>,
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
            laid: Vec::new(),
            seed: setup.seed,
            first: setup.first,
            total: 0,
            specials: 0,
            spare: setup.spare,
            penalties: text.penalties,
            players: text.players,
            plain: text.rows * text.columns,
            owner: Vec::new(),
            owned: Default::default(),
            after: Side::ALL,
            half: (matches!(text.rows, 2 | 4 | 6 | 8) && text.circuit != Circuit::Square)
                .then(|| text.columns * text.rows / 2),
            facing: Vec::new(),
            behind: Vec::new(),
            next: Box::new([[[u8::MAX; PLACES]; Way::ALL.len()]; 4]),
        };
        board.relate(text.ends);
        let sides = board.sides();
        for (i, side) in sides.iter().enumerate() {
            board.after[side.index()] = sides[(i + 1) % sides.len()];
        }
        for pit in board.pits() {
            board.opening[pit.index()] = setup.at(board.shape(), pit);
        }
        if let Some(fill) = setup.fill {
            board.laid = board.pits().map(|pit| board.opening[pit.index()]).collect();
            board.fill(fill, setup.seed);
        }
        let holds = |side: &Side| setup.hands == Hands::All || *side == setup.first;
        for side in board.sides().iter().copied().filter(holds) {
            board.opening[Place::hand(side).index()] = setup.hand;
        }
        for pit in board.pits().filter(|_| !setup.specials.is_empty()) {
            let pieces = setup.specials[usize::from(board.shape().from_edge(pit))];
            board.opening[Place::special(pit).index()] = pieces;
            board.specials += u32::from(pieces);
        }
        for pit in board.ends() {
            board.opening[pit.index()] = setup.ends.seeds;
            if setup.ends.specials > 0 {
                board.opening[Place::special(pit).index()] = setup.ends.specials;
                board.specials += u32::from(setup.ends.specials);
            }
        }
        board.total = board.opening.iter().map(|&seeds| u32::from(seeds)).sum();
        for &side in board.sides() {
            board.opening[Place::spare(side).index()] = setup.spare;
        }
        for &side in board.sides() {
            match board.circuit {
                Circuit::Ring | Circuit::OwnRings | Circuit::Square => board.lay_circuit(side),
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

    fn relate(&mut self, ends: bool) {
        let shape = self.shape();
        let faces = !shape.square && matches!(self.rows, 2 | 4);
        for pit in self.pits() {
            let (row, owner, inner) = (shape.row(pit), shape.owner(pit), shape.is_inner(pit));
            let at = |row: u8| Some(PitId(row * self.columns + shape.column(pit)));
            self.owner.push(owner);
            self.owned[owner.index()].push(pit);
            self.facing.push(if faces && inner { at(self.rows - 1 - row) } else { None });
            self.behind.push(match owner {
                Side::South if inner && self.rows == 4 && faces => at(row - 1),
                Side::North if inner && self.rows == 4 && faces => at(row + 1),
                _ => None,
            });
        }
        if ends {
            // Nobody owns them: their owner is a side that does not play.
            self.owner.extend([Side::West, Side::East]);
            self.facing.extend([None; 2]);
            self.behind.extend([None; 2]);
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
        // What a side adds to a circuit that all share: its outer row, its half of a middle row, its store.
        let share = |owner: Side| -> Vec<Place> {
            let mut share: Vec<Place> = match owner {
                Side::North if !self.shape().square => row(self.rows - 1).rev().collect(),
                _ => row(self.row(self.owned[owner.index()][0])).collect(),
            };
            if self.rows == 3 {
                let half = usize::from(self.columns / 2);
                match owner {
                    Side::South => share.extend(row(1).skip(half).rev()),
                    _ => share.extend(row(1).take(half)),
                }
            }
            let sown = match self.stores {
                Stores::Own => owner == side,
                Stores::All => true,
                Stores::None | Stores::Aside | Stores::OwnLeft => false,
            };
            share.extend(sown.then_some(Place::store(owner)));
            share.extend(self.end_after(owner).map(Place::pit));
            share
        };
        let last = self.rows - 1;
        match (self.circuit, side) {
            (Circuit::Ring | Circuit::Square, _) => {
                let from = self.sides().iter().position(|&it| it == side).unwrap_or(0);
                let rows = self.sides().iter().cycle().skip(from).take(self.sides().len()).flat_map(|&it| share(it));
                // At its owner's left hand a store comes after the other side's row.
                rows.chain((self.stores == Stores::OwnLeft).then_some(Place::store(side))).collect()
            }
            (Circuit::OwnRings, _) if self.is_endwise() => {
                // South's outer row, up the right column and down the left one; the same for North, turned round.
                let (half, columns) = (self.rows / 2, self.columns);
                let up = (1..half).map(|row| row * columns + columns - 1);
                let down = (1..half).rev().map(|row| row * columns);
                let turned = |pit: u8| if side == Side::South { pit } else { self.rows * columns - 1 - pit };
                (0..columns).chain(up).chain(down).map(|pit| Place::pit(PitId(turned(pit)))).collect()
            }
            (Circuit::OwnRings, Side::South) => row(0).chain(row(1).rev()).collect(),
            (Circuit::OwnRings, _) => row(last).rev().chain(row(last - 1)).collect(),
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
            Circuit::Ring | Circuit::OwnRings | Circuit::Square => &Way::ROUND,
            Circuit::Torus => &Way::COMPASS,
        }
    }

    /// Whether the board has more rows than a side can have beside one another, and so stands with its ends towards the
    /// players.
    pub fn is_endwise(&self) -> bool {
        self.rows > 4
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
        part.holds(self.shape(), pit)
    }

    /// The pits of a part of a side's rows, in the order of their numbers.
    pub fn part(&self, side: Side, part: Part) -> impl Iterator<Item = PitId> + use<'_> {
        self.pits_of(side).filter(move |&pit| self.in_part(pit, part))
    }

    /// Whether a pit lies in its owner's inner row.
    #[inline]
    pub fn is_inner(&self, pit: PitId) -> bool {
        self.in_part(pit, Part::Inner)
    }

    /// The pits that the sides own, `a1` first.
    pub fn pits(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.plain).map(PitId)
    }

    /// The pits at the ends, which nobody owns, `L` first; most boards have none.
    pub fn ends(&self) -> impl DoubleEndedIterator<Item = PitId> + ExactSizeIterator + Clone + use<> {
        (self.plain..self.owner.len() as u8).map(PitId)
    }

    /// All pits: those that the sides own, then those at the ends.
    pub fn every_pit(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.owner.len() as u8).map(PitId)
    }

    /// Whether a pit lies at an end of the board and is nobody's.
    #[inline]
    pub fn is_end(&self, pit: PitId) -> bool {
        pit.0 >= self.plain
    }

    /// Whether there are pits at the ends.
    pub fn has_ends(&self) -> bool {
        self.owner.len() > usize::from(self.plain)
    }

    /// Special pieces in a pit at the start.
    pub fn opening_special(&self, pit: PitId) -> u16 {
        if self.specials > 0 { self.opening[Place::special(pit).index()] } else { 0 }
    }

    /// Whether special pieces lie in the rows at the start, and not in the pits at the ends only.
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
        self.owned[side.index()].iter().copied()
    }

    /// The indices of a side's pits if they follow one another, as they do but on three rows.
    #[inline]
    pub fn range_of(&self, side: Side) -> Option<std::ops::Range<usize>> {
        let half = usize::from(self.half?);
        Some(if side == Side::South { 0..half } else { half..2 * half })
    }

    /// Where the pits lie.
    #[inline]
    pub fn shape(&self) -> Shape {
        Shape { rows: self.rows, columns: self.columns, square: self.circuit == Circuit::Square }
    }

    /// The sides that play, in the order of their turns.
    #[inline]
    pub fn sides(&self) -> &'static [Side] {
        self.shape().sides()
    }

    /// Whose turn follows on that of `side`, while all play.
    #[inline]
    pub fn after(&self, side: Side) -> Side {
        self.after[side.index()]
    }

    /// Number of all pits, those at the ends included.
    #[inline]
    pub fn pit_count(&self) -> usize {
        self.owner.len()
    }

    /// The way along the inner row from the end near which a pit of it lies; `zone`: how many pits are near an end; `None` if it lies near
    /// none.
    pub fn near_end(&self, pit: PitId, zone: u8) -> Option<Way> {
        let number = self.number(pit);
        if number < zone {
            Some(Way::Cw)
        } else if number + zone >= self.columns {
            Some(Way::Ccw)
        } else {
            None
        }
    }

    /// The way along the inner row towards its middle; `None` for a pit in the middle or of another row.
    pub fn inward(&self, pit: PitId) -> Option<Way> {
        self.near_end(pit, self.columns / 2).filter(|_| self.is_inner(pit))
    }

    /// Whether a sowing passes stores.
    pub fn sows_stores(&self) -> bool {
        matches!(self.stores, Stores::Own | Stores::OwnLeft | Stores::All)
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

    /// Whose pit it is. Of one at an end, which nobody owns, a side that does not play.
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

    /// The pit of the same number on the other side of two or four rows, each counted from its owner's left.
    pub fn twin(&self, pit: PitId) -> Option<PitId> {
        let across = self.plain.checked_sub(pit.0 + 1).map(PitId);
        across.filter(|_| matches!(self.rows, 2 | 4) && !self.shape().square)
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
        self.shape().left(pit)
    }

    /// A pit's name: column letter and row number, `a1` first; round a square the side's letter and the column's, `Sa`;
    /// of the pits at the ends `L`, at South's left, and `R`.
    pub fn name(&self, pit: PitId) -> String {
        if self.is_end(pit) {
            return if pit.0 == self.plain { "L" } else { "R" }.to_owned();
        }
        let column = char::from(b'a' + self.column(pit));
        match self.circuit {
            Circuit::Square => format!("{}{column}", self.owner(pit).letter()),
            _ => format!("{column}{}", self.row(pit) + 1),
        }
    }

    /// A place's name: a pit's, or `S`, `N` for a store, or `hand S`, `hand N`, or `penalty S`; where special pieces lie,
    /// that of the pit or store and `*`; `spare S` for what may be borrowed.
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

    /// Whether following `way` from `pit` runs along its own row towards higher columns. A pit at a row's end
    /// answers as its row does.
    /// Of the ways over a torus it says nothing.
    pub fn runs_right(&self, pit: PitId, way: Way) -> bool {
        let outer = self.shape().is_outer(pit);
        let rightwards_ccw = self.shape().square || (self.owner(pit) == Side::South) == outer;
        rightwards_ccw == (way == Way::Ccw)
    }
}
