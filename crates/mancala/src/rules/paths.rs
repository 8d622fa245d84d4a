//! The closed paths along which the sides sow, and diagnostics of seats and paths as a file writes them.

use super::place::{PitId, Place, Side};
use super::seats::{SeatLayout, Seating, Shape};
use super::setup::{BoardText, MAX_COLUMNS, MAX_HIGH_COLUMNS, MAX_TORUS_COLUMNS, Paths, Players, Stores};

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

    /// Returns all diagnostics of the board, as plain sentences.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let endwise = matches!(self.rows, 6 | 8);
        if !(1..=4).contains(&self.rows) && !endwise {
            faults.push(format!("rows is {}: expected 1 to 4, or 6 or 8 of two columns", self.rows));
        }
        if endwise && (self.columns != 2 || self.paths != Paths::OwnRings || self.seats != SeatLayout::Rows) {
            let rows = self.rows;
            faults.push(format!(
                "a board of {rows} rows is set endwise: expected two columns, paths: OwnRings, and no seats"
            ));
        }
        let (most, why) = match self.rows {
            1 | 2 => (MAX_COLUMNS, "the most with one row or two".to_owned()),
            _ => (MAX_HIGH_COLUMNS, format!("the most with more than two rows ({MAX_COLUMNS} with one or two)")),
        };
        if !(1..=most).contains(&self.columns) {
            faults.push(format!("columns is {}: expected 1 to {most}, {why}", self.columns));
        }
        self.seat_faults(&mut faults);
        self.store_faults(&mut faults);
        self.path_faults(&mut faults);
        if faults.is_empty() {
            self.written_faults(&mut faults);
        }
        faults
    }

    fn seat_faults(&self, faults: &mut Vec<String>) {
        let square = self.seats == SeatLayout::Square;
        if self.rows == 3 && !self.columns.is_multiple_of(2) && self.seats == SeatLayout::Rows {
            faults.push(format!("three rows of {} columns: expected an even number, or written seats", self.columns));
        }
        if square && self.rows != 4 {
            faults.push(format!("a square has four rows, one for each side: expected rows: 4, not {}", self.rows));
        }
        if self.penalties && !square {
            faults.push("penalty pits are for a square: expected no penalties".into());
        }
        if self.players != Players::All && !square {
            faults.push("only the seats of a square can be shared: expected no players, or seats: Square".into());
        }
        if let SeatLayout::Written(lists) = &self.seats
            && !(1..=4).contains(&lists.len())
        {
            faults.push(format!("there are {} seats: expected 1 to 4", lists.len()));
        }
    }

    fn store_faults(&self, faults: &mut Vec<String>) {
        let sown = matches!(self.stores, Stores::Own | Stores::OwnLeft | Stores::All);
        let on = match (&self.paths, &self.seats) {
            (Paths::OwnRings, _) => Some("OwnRings"),
            (Paths::Torus, _) => Some("a torus"),
            (Paths::Written(_), _) if sown => {
                faults.push("written paths name the stores that they pass: expected stores: Aside".into());
                None
            }
            (Paths::Ring, SeatLayout::Written(_)) => Some("a ring of written seats"),
            (Paths::Ring, _) if self.rows == 3 => Some("a board of three rows"),
            (Paths::Ring | Paths::Written(_), _) => None,
        };
        if let Some(board) = on.filter(|_| sown) {
            let expected = "expected stores: None or Aside, or written paths that name them";
            faults.push(format!("stores cannot be sown on {board}: {expected}"));
        }
        let ring = self.rows == 2 && self.paths == Paths::Ring && self.seats == SeatLayout::Rows;
        if self.ends && (!ring || sown) {
            let expected = "expected no ends, or rows: 2, no seats, no paths, and stores: None or Aside";
            faults.push(format!("pits at the ends are for a ring of two rows whose stores are not sown: {expected}"));
        }
        if self.stores == Stores::OwnLeft && !ring && self.paths == Paths::Ring {
            faults.push("stores at the left are for two rows: expected another value of stores".into());
        }
    }

    fn path_faults(&self, faults: &mut Vec<String>) {
        let torus = self.paths == Paths::Torus;
        if torus && !(4..=MAX_TORUS_COLUMNS).contains(&self.columns) {
            faults.push(format!("a torus of {} columns: expected 4 to {MAX_TORUS_COLUMNS}", self.columns));
        }
        if torus && self.rows != 4 {
            faults.push(format!("a torus has four rows: expected rows: 4, or paths: Ring with {}", self.rows));
        }
        if torus != (self.seats == SeatLayout::Nobody) {
            faults.push(
                "the pits of a torus, and of no other board, are nobody's: expected seats: Nobody beside paths: Torus"
                    .into(),
            );
        }
        if self.paths == Paths::Ring && self.rows == 4 && self.seats != SeatLayout::Square {
            faults.push(
                "one ring is for one to three rows: expected paths: OwnRings, Torus or Written with four, or seats: Square"
                    .into(),
            );
        }
        if self.paths == Paths::Ring && self.rows == 3 && matches!(self.seats, SeatLayout::Written(_)) {
            faults.push("no ring is known of written seats on three rows: expected written paths".into());
        }
        if self.paths == Paths::OwnRings && self.seats == SeatLayout::Square {
            faults.push("round a square all sow one ring: expected paths: Ring or Written".into());
        }
    }

    /// Notes every mistake in written seats and paths, on a board that is good otherwise.
    fn written_faults(&self, faults: &mut Vec<String>) {
        let (shape, seating) = (self.shape(), self.seating());
        if let SeatLayout::Written(lists) = &self.seats {
            let mut owners: Vec<(PitId, Side)> = Vec::new();
            for (&side, list) in seating.sides().iter().zip(lists) {
                if list.split_whitespace().next().is_none() {
                    faults.push(format!("{side:?} has no pit: expected one or more, or a seat fewer"));
                }
                for name in list.split_whitespace() {
                    let Some(pit) = shape.named(name) else {
                        faults.push(unknown(name, "seats", shape));
                        continue;
                    };
                    match owners.iter().find(|(it, _)| *it == pit) {
                        Some((_, other)) if *other == side => {
                            faults.push(format!("{name} is named twice among {side:?}'s pits: expected it once"));
                        }
                        Some((_, other)) => {
                            faults.push(format!("{name} is {other:?}'s and {side:?}'s: expected one owner"));
                        }
                        None => owners.push((pit, side)),
                    }
                }
            }
            if lists.len() == 4
                && let Some(pit) = shape.pits().find(|&pit| seating.owner(pit).is_none())
            {
                let name = shape.name(pit);
                faults.push(format!("{name} is nobody's: expected an owner for every pit where four sides sit"));
            }
            let many = |side: &Side| self.paths == Paths::OwnRings && rows_of(&seating, *side) > 2;
            for side in seating.sides().iter().copied().filter(many) {
                faults.push(format!("{side:?} has pits in more than two rows: expected written paths"));
            }
        }
        if let Paths::Written(lists) = &self.paths {
            self.written_path_faults(lists, &seating, faults);
        }
        if let Some(&side) = seating.sides().iter().find(|&&side| faults.is_empty() && self.is_short(&seating, side)) {
            faults.push(format!("{side:?}'s path is one pit: expected two or more"));
        }
    }

    /// Returns whether a side's path leads nowhere.
    fn is_short(&self, seating: &Seating, side: Side) -> bool {
        let written = matches!(self.seats, SeatLayout::Written(_)) || matches!(self.paths, Paths::Written(_));
        written && self.path(seating, side).iter().filter(|place| place.as_pit().is_some()).count() < 2
    }

    fn written_path_faults(&self, lists: &[String], seating: &Seating, faults: &mut Vec<String>) {
        let (shape, sides) = (self.shape(), seating.sides());
        if lists.len() != 1 && lists.len() != sides.len() {
            let expected = if sides.len() == 1 { "1".into() } else { format!("1 or {}", sides.len()) };
            return faults.push(format!("paths has {} paths: expected {expected}", lists.len()));
        }
        let mut passed: Vec<Stores> = Vec::new();
        for (i, list) in lists.iter().enumerate() {
            let sowers = if lists.len() == 1 { sides } else { &sides[i..=i] };
            let whose = if lists.len() == 1 { "the path".to_owned() } else { format!("{:?}'s path", sides[i]) };
            let mut found: Vec<Place> = Vec::new();
            for name in list.split_whitespace() {
                match place_named(seating, name) {
                    None => faults.push(unknown(name, "paths", shape)),
                    Some(place) if found.contains(&place) => {
                        faults.push(format!("{name} is named twice on {whose}: expected it once"));
                    }
                    Some(place) if place.as_pit().is_none() && self.stores == Stores::None => {
                        faults.push(format!("{whose} passes the store {name}: expected stores: Aside, or no store"));
                    }
                    Some(place) => found.push(place),
                }
            }
            let left_out = |pit: &PitId| {
                let own = seating.owner(*pit).is_some_and(|owner| sowers.contains(&owner));
                own && !found.contains(&Place::pit(*pit))
            };
            if let Some(pit) = shape.pits().find(left_out) {
                let (name, owner) = (shape.name(pit), seating.owner(pit));
                let owner = owner.map_or_else(String::new, |side| format!("{side:?}"));
                faults.push(format!("{name} is {owner}'s and not on {whose}: expected it there, or nobody's"));
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
            faults.push(
                "the paths pass stores in different ways: expected on each path no store, its side's, or all".into(),
            );
        }
    }
}

/// Returns the number of rows a side has pits in.
fn rows_of(seating: &Seating, side: Side) -> u8 {
    let own = seating.shape().pits().filter(|&pit| seating.owner(pit) == Some(side));
    own.filter_map(|pit| seating.from_edge(pit)).max().map_or(0, |row| row + 1)
}

fn unknown(name: &str, field: &str, shape: Shape) -> String {
    let count = shape.rows * shape.columns;
    let (first, last) = (shape.name(PitId(0)), shape.name(PitId(count.saturating_sub(1))));
    let stores = if field == "paths" { ", or the letter of a side for its store" } else { "" };
    format!("{field} name {name}, which is not on the board: expected pits from {first} to {last}{stores}")
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
