//! Compilation of a board from its text: the opening, the relations between pits, and the paths.

use super::{Board, BoardText, Direction, Fill, Hands, PLACES, Paths, PitId, Place, SeatLayout, SetupText, Side};
use crate::diagnostic::Diagnostic;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

impl Board {
    /// Compiles a board.
    ///
    /// # Errors
    /// Returns all mistakes in the board and in the seeds on it.
    pub fn new(text: &BoardText, setup: &SetupText) -> Result<Board, Vec<Diagnostic>> {
        let faults: Vec<Diagnostic> = text.faults().into_iter().chain(setup.faults(text)).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut board = Board {
            rows: text.rows,
            columns: text.columns,
            stores: text.stores_passed(),
            opening: [0; PLACES],
            other_opening: None,
            hands: [false; 4],
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
            seating: text.seating(),
            square: text.seats == SeatLayout::Square,
            torus: text.paths == Paths::Torus,
            owned: text.seats != SeatLayout::Nobody,
            written: matches!(text.seats, SeatLayout::Written(_)),
            written_paths: matches!(text.paths, Paths::Written(_)),
            owner: Vec::new(),
            nobodys: 0,
            owned_by: Default::default(),
            after: Side::ALL,
            half: (matches!(text.rows, 2 | 4 | 6 | 8) && matches!(text.seats, SeatLayout::Rows | SeatLayout::Nobody))
                .then(|| text.columns * text.rows / 2),
            facing: Vec::new(),
            behind: Vec::new(),
            twin: Vec::new(),
            rightwards: Vec::new(),
            paths: Default::default(),
            passed: [0; 4],
            shared: false,
            next: Box::new([[[u8::MAX; PLACES]; Direction::ALL.len()]; 4]),
        };
        board.relate(text.ends);
        let sides = board.sides();
        for (i, side) in sides.iter().enumerate() {
            board.after[side.index()] = sides[(i + 1) % sides.len()];
        }
        for pit in board.pits() {
            board.opening[pit.index()] = setup.at(&board.seating, pit, setup.first);
        }
        if let Some(fill) = setup.fill {
            board.laid = board.pits().map(|pit| board.opening[pit.index()]).collect();
            board.fill(fill, setup.seed);
        }
        let holds = |side: &Side| setup.hands == Hands::All || *side == setup.first;
        for side in board.sides().iter().copied().filter(holds) {
            board.opening[Place::hand(side).index()] = setup.hand;
            board.hands[side.index()] = setup.hand > 0;
        }
        for pit in board.pits().filter(|_| !setup.specials.is_empty()) {
            let pieces = setup.pieces_at(&board.seating, pit);
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
            if board.torus {
                board.lay_lines(side);
            } else {
                board.lay_path(text, side);
            }
        }
        if setup.second.is_some() {
            let mut other = Box::new(board.opening);
            for pit in board.pits() {
                other[pit.index()] = setup.at(&board.seating, pit, setup.first.opponent());
            }
            board.other_opening = Some(other);
        }
        board.shared = is_one_ring(&board);
        board.rightwards = board.every_pit().map(|pit| leads_right(&board, pit)).collect();
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
        self.passed[side.index()] = u128::MAX;
        for way in Direction::COMPASS {
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
        let sides = self.sides();
        // The owner of a pit that is nobody's: a side that does not play.
        let absent = |from: [Side; 4]| from.into_iter().find(|side| !sides.contains(side)).unwrap_or_default();
        let faces = !self.square && matches!(self.rows, 2 | 4);
        for pit in self.pits() {
            let (row, owner) = (self.row(pit), self.seating.owner(pit));
            let (columns, column) = (self.columns, self.column(pit));
            let at = |row: u8| PitId(row * columns + column);
            let middle = faces && [self.rows / 2 - 1, self.rows / 2].contains(&row);
            let behind = if row < self.rows / 2 { row.checked_sub(1) } else { Some(row + 1) };
            let behind = behind.filter(|_| middle && self.rows == 4).map(at);
            self.owner.push(owner.unwrap_or(absent([Side::West, Side::East, Side::North, Side::South])));
            match owner {
                Some(side) => self.owned_by[side.index()].push(pit),
                None => self.nobodys |= 1 << pit.0,
            }
            self.facing.push(middle.then(|| at(self.rows - 1 - row)));
            self.behind.push(behind.filter(|&it| owner.is_some() && self.seating.owner(it) == owner));
            let twin = if self.written { self.alike(pit) } else { self.plain.checked_sub(pit.0 + 1).map(PitId) };
            self.twin.push(twin.filter(|_| self.written || faces));
        }
        if ends {
            self.owner.extend([Side::West, Side::East]);
            self.nobodys |= 0b11 << self.plain;
            self.facing.extend([None; 2]);
            self.behind.extend([None; 2]);
            self.twin.extend([None; 2]);
        }
    }

    /// The pit of another side, if there are two, that lies where this one does as each owner sees it.
    fn alike(&self, pit: PitId) -> Option<PitId> {
        let at = |pit: PitId| Some((self.seating.from_edge(pit)?, self.seating.number(pit)));
        let (owner, lies) = (self.seating.owner(pit)?, at(pit)?);
        let other = |it: &PitId| self.seating.owner(*it).is_some_and(|side| side != owner) && at(*it) == Some(lies);
        self.pits().find(other).filter(|_| self.sides().len() == 2)
    }

    fn lay_path(&mut self, text: &BoardText, side: Side) {
        let path = text.path(&self.seating, side);
        for (i, place) in path.iter().enumerate() {
            let after = path[(i + 1) % path.len()];
            self.next[side.index()][Direction::Ccw as usize][place.index()] = after.0;
            self.next[side.index()][Direction::Cw as usize][after.index()] = place.0;
        }
        self.passed[side.index()] = path.iter().filter_map(|place| place.as_pit()).fold(0, |all, pit| all | 1 << pit.0);
        self.paths[side.index()] = path;
    }
}

/// Returns whether the paths of all sides are one ring, if stores are left out.
fn is_one_ring(board: &Board) -> bool {
    let rings = board.sides().iter().map(|side| {
        let mut ring: Vec<PitId> = board.path(*side).iter().filter_map(|place| place.as_pit()).collect();
        let least = ring.iter().enumerate().min_by_key(|(_, pit)| pit.0).map_or(0, |(at, _)| at);
        ring.rotate_left(least);
        ring
    });
    let rings: Vec<Vec<PitId>> = rings.collect();
    !board.is_torus() && rings.windows(2).all(|pair| pair[0] == pair[1])
}

/// Returns whether an anticlockwise sowing by its owner leads from a pit towards higher columns; from a pit at a row's
/// end, as in its row.
fn leads_right(board: &Board, pit: PitId) -> bool {
    let owner = board.owner(pit);
    if board.is_square() || board.is_torus() || board.is_end(pit) {
        return board.is_square() || (owner == Side::South) == board.seating().is_outer(pit);
    }
    let side = if board.is_nobodys(pit) { board.sides()[0] } else { owner };
    let ring: Vec<PitId> = board.path(side).iter().filter_map(|place| place.as_pit()).collect();
    let at = ring.iter().position(|&it| it == pit);
    let step = |to: usize, from: usize| {
        let (to, from) = (*ring.get(to)?, *ring.get(from)?);
        let along = board.row(to) == board.row(from) && board.column(to).abs_diff(board.column(from)) == 1;
        along.then(|| board.column(to) > board.column(from))
    };
    let next = at.and_then(|at| step(at + 1, at));
    let last = || at.and_then(|at| step(at, at.checked_sub(1)?));
    next.or_else(last).unwrap_or((owner == Side::South) == board.seating().is_outer(pit))
}
