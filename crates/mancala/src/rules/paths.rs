//! The closed paths along which the sides sow, and diagnostics of seats and paths as a file writes them.

use super::board::diagnostic::BoardDiagnostic;
use super::place::{PitId, Place, Side};
use super::seats::{SeatLayout, Seating, Shape};
use super::setup::{BoardText, MAX_COLUMNS, MAX_HIGH_COLUMNS, MAX_TORUS_COLUMNS, Paths, Players, Stores};
use crate::diagnostic::{Diagnostic, Key};

impl BoardText {
    /// Creates a board from its size alone: sown in one ring, or on four rows and more in a ring for each side.
    pub fn plain(rows: u8, columns: u8) -> BoardText {
        BoardText {
            rows,
            columns,
            seats: SeatLayout::Rows,
            paths: if rows > 3 { Paths::OwnRings } else { Paths::Ring },
            stores: Stores::default(),
            penalties: false,
            players: Players::All,
            ends: false,
        }
    }

    /// Returns whether the sides have stores.
    pub fn has_stores(&self) -> bool {
        self.stores != Stores::None
    }

    /// Returns the number and arrangement of the rows and columns.
    pub fn shape(&self) -> Shape {
        Shape { rows: self.rows, columns: self.columns, square: self.seats == SeatLayout::Square }
    }

    /// Returns the owners of the pits, and their places as the owners see them.
    pub fn seating(&self) -> Seating {
        Seating::of(self.shape(), &self.seats)
    }

    /// Returns the stores of the board and of the sowing: a written path names the stores that it passes.
    pub(super) fn stores_passed(&self) -> Stores {
        let Paths::Written(lists) = &self.paths else { return self.stores };
        let sides = self.seating().sides();
        let passed = |list: &String| {
            let named = sides.iter().filter(|side| list.split_whitespace().any(|it| is_letter_of(it, **side)));
            named.count()
        };
        match lists.first().map_or(0, passed) {
            0 => self.stores,
            count if count == sides.len() && count > 1 => Stores::All,
            _ => Stores::Own,
        }
    }

    /// The closed path along which a side sows, anticlockwise. Unless it is written otherwise it begins where it comes
    /// to the side's own pits, in the outer row at the left. A torus has none.
    pub(super) fn path(&self, seating: &Seating, side: Side) -> Vec<Place> {
        match &self.paths {
            Paths::Torus => Vec::new(),
            Paths::OwnRings if self.rows > 4 => endwise(seating, side),
            Paths::OwnRings => own_ring(seating, side),
            Paths::Ring => match self.seats {
                SeatLayout::Written(_) => begun(seating, whole_ring(seating), side),
                SeatLayout::Rows | SeatLayout::Square | SeatLayout::Nobody => self.shared(seating, side),
            },
            Paths::Written(lists) => {
                let at = seating.sides().iter().position(|&it| it == side).unwrap_or(0);
                let read = |list: &String| list.split_whitespace().filter_map(|it| place_named(seating, it)).collect();
                match lists.as_slice() {
                    [one] => begun(seating, read(one), side),
                    lists => lists.get(at).map_or_else(Vec::new, read),
                }
            }
        }
    }

    /// One ring for all sides, begun where a side's pits begin.
    fn shared(&self, seating: &Seating, side: Side) -> Vec<Place> {
        // What a side adds to it: its outer row, its half of a middle row, its store or the pit at the end of its row.
        let share = |owner: Side| -> Vec<Place> {
            let mut share = own_ring(seating, owner);
            let sown = match self.stores {
                Stores::Own => owner == side,
                Stores::All => true,
                Stores::None | Stores::Aside | Stores::OwnLeft => false,
            };
            share.extend(sown.then_some(Place::store(owner)));
            let end = self.rows * self.columns + u8::from(owner == Side::South);
            share.extend(self.ends.then_some(Place::pit(PitId(end))));
            share
        };
        let sides = seating.sides();
        let from = sides.iter().position(|&it| it == side).unwrap_or(0);
        let rows = sides.iter().cycle().skip(from).take(sides.len()).flat_map(|&it| share(it));
        // At its owner's left hand a store comes after the other side's row.
        rows.chain((self.stores == Stores::OwnLeft).then_some(Place::store(side))).collect()
    }

    /// Returns all mistakes in the board.
    pub fn faults(&self) -> Vec<Diagnostic> {
        self.mistakes().into_iter().map(Diagnostic::from).collect()
    }

    fn mistakes(&self) -> Vec<BoardDiagnostic> {
        let mut faults = Vec::new();
        let (rows, columns) = (self.rows, self.columns);
        let endwise = matches!(rows, 6 | 8);
        if !(1..=4).contains(&rows) && !endwise {
            faults.push(BoardDiagnostic::Rows { rows });
        }
        if endwise && (columns != 2 || self.paths != Paths::OwnRings || self.seats != SeatLayout::Rows) {
            faults.push(BoardDiagnostic::Endwise { rows });
        }
        let high = !matches!(rows, 1 | 2);
        let most = if high { MAX_HIGH_COLUMNS } else { MAX_COLUMNS };
        if !(1..=most).contains(&columns) {
            faults.push(BoardDiagnostic::Columns { columns, most, high, most_low: MAX_COLUMNS });
        }
        self.seat_faults(&mut faults);
        self.store_faults(&mut faults);
        self.path_faults(&mut faults);
        if faults.is_empty() {
            self.written_faults(&mut faults);
        }
        faults
    }

    fn seat_faults(&self, faults: &mut Vec<BoardDiagnostic>) {
        let (rows, columns) = (self.rows, self.columns);
        let square = self.seats == SeatLayout::Square;
        if rows == 3 && !columns.is_multiple_of(2) && self.seats == SeatLayout::Rows {
            faults.push(BoardDiagnostic::OddMiddleRow { columns });
        }
        if square && rows != 4 {
            faults.push(BoardDiagnostic::SquareRows { rows });
        }
        if self.penalties && !square {
            faults.push(BoardDiagnostic::Penalties);
        }
        if self.players != Players::All && !square {
            faults.push(BoardDiagnostic::Players);
        }
        if let SeatLayout::Written(lists) = &self.seats
            && !(1..=4).contains(&lists.len())
        {
            faults.push(BoardDiagnostic::SeatCount { seats: lists.len() });
        }
    }

    fn store_faults(&self, faults: &mut Vec<BoardDiagnostic>) {
        let sown = matches!(self.stores, Stores::Own | Stores::OwnLeft | Stores::All);
        let on = match (&self.paths, &self.seats) {
            (Paths::OwnRings, _) => Some("own-rings"),
            (Paths::Torus, _) => Some("torus"),
            (Paths::Written(_), _) if sown => {
                faults.push(BoardDiagnostic::StoresBesidePaths);
                None
            }
            (Paths::Ring, SeatLayout::Written(_)) => Some("written-seats"),
            (Paths::Ring, _) if self.rows == 3 => Some("three-rows"),
            (Paths::Ring | Paths::Written(_), _) => None,
        };
        if let Some(board) = on.filter(|_| sown) {
            faults.push(BoardDiagnostic::StoresNotSown { board: Key(board) });
        }
        let ring = self.rows == 2 && self.paths == Paths::Ring && self.seats == SeatLayout::Rows;
        if self.ends && (!ring || sown) {
            faults.push(BoardDiagnostic::Ends);
        }
        if self.stores == Stores::OwnLeft && !ring && self.paths == Paths::Ring {
            faults.push(BoardDiagnostic::StoresLeft);
        }
    }

    fn path_faults(&self, faults: &mut Vec<BoardDiagnostic>) {
        let (rows, columns) = (self.rows, self.columns);
        let torus = self.paths == Paths::Torus;
        if torus && !(4..=MAX_TORUS_COLUMNS).contains(&columns) {
            faults.push(BoardDiagnostic::TorusColumns { columns, most: MAX_TORUS_COLUMNS });
        }
        if torus && rows != 4 {
            faults.push(BoardDiagnostic::TorusRows { rows });
        }
        if torus != (self.seats == SeatLayout::Nobody) {
            faults.push(BoardDiagnostic::TorusSeats);
        }
        if self.paths == Paths::Ring && rows == 4 && self.seats != SeatLayout::Square {
            faults.push(BoardDiagnostic::RingRows);
        }
        if self.paths == Paths::Ring && rows == 3 && matches!(self.seats, SeatLayout::Written(_)) {
            faults.push(BoardDiagnostic::RingOfWrittenSeats);
        }
        if self.paths == Paths::OwnRings && self.seats == SeatLayout::Square {
            faults.push(BoardDiagnostic::SquareOwnRings);
        }
    }

    /// Notes every mistake in written seats and paths, on a board that is good otherwise.
    fn written_faults(&self, faults: &mut Vec<BoardDiagnostic>) {
        let (shape, seating) = (self.shape(), self.seating());
        if let SeatLayout::Written(lists) = &self.seats {
            let mut owners: Vec<(PitId, Side)> = Vec::new();
            for (&side, list) in seating.sides().iter().zip(lists) {
                if list.split_whitespace().next().is_none() {
                    faults.push(BoardDiagnostic::SeatEmpty { side: key(side) });
                }
                for name in list.split_whitespace() {
                    let Some(pit) = shape.named(name) else {
                        let (first, last) = corners(shape);
                        let (first, last) = (first.into(), last.into());
                        faults.push(BoardDiagnostic::SeatUnknownPit { pit: name.into(), first, last });
                        continue;
                    };
                    match owners.iter().find(|(it, _)| *it == pit) {
                        Some((_, other)) if *other == side => {
                            faults.push(BoardDiagnostic::SeatPitTwice { pit: name.into(), side: key(side) });
                        }
                        Some((_, other)) => {
                            let (first, second) = (key(*other), key(side));
                            faults.push(BoardDiagnostic::SeatPitShared { pit: name.into(), first, second });
                        }
                        None => owners.push((pit, side)),
                    }
                }
            }
            if lists.len() == 4
                && let Some(pit) = shape.pits().find(|&pit| seating.owner(pit).is_none())
            {
                faults.push(BoardDiagnostic::SeatPitOfNobody { pit: shape.name(pit).into() });
            }
            let many = |side: &Side| self.paths == Paths::OwnRings && rows_of(&seating, *side) > 2;
            for side in seating.sides().iter().copied().filter(many) {
                faults.push(BoardDiagnostic::OwnRingRows { side: key(side) });
            }
        }
        if let Paths::Written(lists) = &self.paths {
            self.written_path_faults(lists, &seating, faults);
        }
        if let Some(&side) = seating.sides().iter().find(|&&side| faults.is_empty() && self.is_short(&seating, side)) {
            faults.push(BoardDiagnostic::PathOfOnePit { side: key(side) });
        }
    }

    /// Returns whether a side's path leads nowhere.
    fn is_short(&self, seating: &Seating, side: Side) -> bool {
        let written = matches!(self.seats, SeatLayout::Written(_)) || matches!(self.paths, Paths::Written(_));
        written && self.path(seating, side).iter().filter(|place| place.as_pit().is_some()).count() < 2
    }

    fn written_path_faults(&self, lists: &[String], seating: &Seating, faults: &mut Vec<BoardDiagnostic>) {
        let (shape, sides) = (self.shape(), seating.sides());
        if lists.len() != 1 && lists.len() != sides.len() {
            return faults.push(BoardDiagnostic::PathCount { paths: lists.len(), sides: sides.len() });
        }
        let mut passed: Vec<Stores> = Vec::new();
        for (i, list) in lists.iter().enumerate() {
            let sowers = if lists.len() == 1 { sides } else { &sides[i..=i] };
            let path = if lists.len() == 1 { Key("all") } else { key(sides[i]) };
            let mut found: Vec<Place> = Vec::new();
            for name in list.split_whitespace() {
                match place_named(seating, name) {
                    None => {
                        let (first, last) = corners(shape);
                        let (first, last) = (first.into(), last.into());
                        faults.push(BoardDiagnostic::PathUnknownPlace { place: name.into(), first, last });
                    }
                    Some(place) if found.contains(&place) => {
                        faults.push(BoardDiagnostic::PathPlaceTwice { place: name.into(), path });
                    }
                    Some(place) if place.as_pit().is_none() && self.stores == Stores::None => {
                        faults.push(BoardDiagnostic::PathWithoutStores { store: name.into(), path });
                    }
                    Some(place) => found.push(place),
                }
            }
            let left_out = |pit: &PitId| {
                let own = seating.owner(*pit).is_some_and(|owner| sowers.contains(&owner));
                own && !found.contains(&Place::pit(*pit))
            };
            let missing = shape.pits().find(left_out);
            if let Some((pit, owner)) = missing.and_then(|pit| Some((pit, seating.owner(pit)?))) {
                let pit = shape.name(pit).into();
                faults.push(BoardDiagnostic::PathLeavesOut { pit, owner: key(owner), path });
            }
            let stores: Vec<Side> = found.iter().filter_map(|place| place.side()).collect();
            passed.push(match stores.as_slice() {
                [] => Stores::Aside,
                [own] if sowers == [*own] => Stores::Own,
                all if all.len() == sides.len() => Stores::All,
                _ => Stores::OwnLeft,
            });
        }
        if passed.contains(&Stores::OwnLeft) || passed.windows(2).any(|pair| pair[0] != pair[1]) {
            faults.push(BoardDiagnostic::PathStores);
        }
    }
}

/// Returns the number of rows a side has pits in.
fn rows_of(seating: &Seating, side: Side) -> u8 {
    let own = seating.shape().pits().filter(|&pit| seating.owner(pit) == Some(side));
    own.filter_map(|pit| seating.from_edge(pit)).max().map_or(0, |row| row + 1)
}

/// Returns the names of the first and the last pit.
fn corners(shape: Shape) -> (String, String) {
    let count = shape.rows * shape.columns;
    (shape.name(PitId(0)), shape.name(PitId(count.saturating_sub(1))))
}

/// Returns the key by which messages choose a side.
fn key(side: Side) -> Key {
    Key(side.word())
}

fn is_letter_of(name: &str, side: Side) -> bool {
    name.chars().eq([side.letter()])
}

/// The pit of a name, or the store of a side's letter.
fn place_named(seating: &Seating, name: &str) -> Option<Place> {
    let store = seating.sides().iter().find(|side| is_letter_of(name, **side)).map(|&side| Place::store(side));
    store.or_else(|| seating.shape().named(name).map(Place::pit))
}

/// A side's own pits: out along the row at its edge, back along the next.
fn own_ring(seating: &Seating, side: Side) -> Vec<Place> {
    let own = seating.shape().pits().filter(|&pit| seating.owner(pit) == Some(side));
    let mut pits: Vec<(u8, i16, PitId)> = own
        .filter_map(|pit| {
            let (row, number) = (seating.from_edge(pit)?, i16::from(seating.number(pit)));
            Some((row, if row % 2 == 0 { number } else { -number }, pit))
        })
        .collect();
    pits.sort_unstable();
    pits.into_iter().map(|(.., pit)| Place::pit(pit)).collect()
}

/// The ring of a side of a board set endwise: its outer row, up the right column and down the left one.
fn endwise(seating: &Seating, side: Side) -> Vec<Place> {
    let Shape { rows, columns, .. } = seating.shape();
    let half = rows / 2;
    let up = (1..half).map(|row| row * columns + columns - 1);
    let down = (1..half).rev().map(|row| row * columns);
    let turned = |pit: u8| if side == Side::South { pit } else { rows * columns - 1 - pit };
    (0..columns).chain(up).chain(down).map(|pit| Place::pit(PitId(turned(pit)))).collect()
}

/// All pits of one or two rows, anticlockwise from South's left.
fn whole_ring(seating: &Seating) -> Vec<Place> {
    let shape = seating.shape();
    let row = |row: u8| (0..shape.columns).map(move |column| Place::pit(PitId(row * shape.columns + column)));
    row(0).chain((1..shape.rows).flat_map(|it| row(it).rev())).collect()
}

/// A ring turned so that it begins where a side's pits begin.
fn begun(seating: &Seating, mut ring: Vec<Place>, side: Side) -> Vec<Place> {
    let count = ring.len();
    let own = |at: usize| ring[at % count].as_pit().and_then(|pit| seating.owner(pit)) == Some(side);
    let first = (0..count).find(|&at| own(at) && !own(at + count - 1));
    let first = first.or_else(|| (0..count).find(|&at| own(at))).unwrap_or(0);
    ring.rotate_left(first);
    ring
}
