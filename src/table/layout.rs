//! Where everything lies on the table, for any board and any window: a pure function.
//!
//! Lengths are logical pixels, measured from the window's upper left corner, y downwards. All of them follow from one
//! number, the radius of a pit, which is the largest that fits.

use crate::rules::board::Circuit;
use crate::rules::{Board, PitId, Place, PlaceKind, Side};
use crate::show::slots::{STONE_RADIUS, StoreBed, pit_slot};
use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

/// The part of a pit's radius on which stones lie; the rest is its sloping wall.
const FLOOR: f32 = 0.9;

/// Distance between the middles of neighbouring pits of a row, in pit radii.
const PITCH: f32 = 2.3;
/// Room between the two middle rows, in pit radii, besides the pits' own.
const RIDGE: f32 = 0.4;
/// The same where a line is drawn round each side's own ring.
const RINGS_RIDGE: f32 = 1.0;
/// Room between a ring's line and the pits within, in pit radii.
const RING_ROOM: f32 = 0.3;
/// Room besides the pits' own across the joined edges of a torus, in pit radii.
const SEAM: f32 = 0.45;
/// Width of a store, in pit radii.
const STORE_WIDTH: f32 = 2.0;
/// Room between a store and the pits, in pit radii.
const STORE_GAP: f32 = 0.45;
/// Room between the board's edge and what lies on it, in pit radii.
const MARGIN: f32 = 0.5;
/// The same where a line is drawn round each side's own ring.
const RINGS_MARGIN: f32 = 0.8;
/// The shorter side of a hand's tray, in pit radii.
const HAND: f32 = 2.0;
/// The longer side of a hand's tray, in pit radii.
const HAND_LENGTH: f32 = 9.0;
/// Room between a hand's tray and the board, in pit radii.
const HAND_GAP: f32 = 0.45;
/// The smallest height of a line of counts, in pixels at text size 1.
const LINE: f32 = 15.0;
/// The greatest height of such a line, in pit radii: of ordinary letters, and of larger ones. Where there is little
/// room, the pits come before the letters.
const LINE_PARTS: [f32; 2] = [1.5, 1.0];
/// The smallest height of a player's name, in pixels at text size 1.
const PLATE: f32 = 26.0;
/// The greatest height of a player's name, in pit radii: of ordinary letters, and of larger ones.
const PLATE_PARTS: [f32; 2] = [2.6, 1.8];

/// Where everything lies. Made by [`Layout::new`].
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The wooden board.
    pub board: Rect,
    /// Radius of a pit.
    pub radius: f32,
    /// Height of a line in which a count stands.
    pub line: f32,
    /// Whether there is room for a pit's name beside its count.
    pub names: bool,
    /// Where each player's name stands, by [`Side::index`].
    pub plates: [Rect; 4],
    pits: Vec<PitSpot>,
    stores: [Option<Tray>; 4],
    hands: [Option<Tray>; 4],
    /// What is carved into the wood besides the hollows.
    pub carving: Carving,
    /// On a torus, the pits beyond its edges.
    pub ghosts: Vec<Ghost>,
    /// Distance between the middles of neighbouring pits of a row, and of a column within one side.
    pub cell: Vec2,
}

/// Lines in the wood, in the same pixels as all else.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Carving {
    /// Nothing.
    #[default]
    Bare,
    /// A line between the two sides.
    Halves,
    /// A line between the two sides, and one round the rows of each, by [`Side::index`].
    Rings([Rect; 2]),
    /// A line along the edges of a torus: what lies beyond is seen twice.
    Seam(Rect),
}

/// A pit of a torus seen again beyond the edge opposite to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Which pit.
    pub pit: PitId,
    /// Columns to the right and rows away from South, counted from the board's first; outside the board.
    pub at: (i8, i8),
    /// Its middle.
    pub centre: Vec2,
    /// The middle of its count.
    pub count: Vec2,
}

/// A pit on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PitSpot {
    centre: Vec2,
    count: Vec2,
    name: Vec2,
}

/// A store, or what a hand lies in: a hollow with rounded ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// Its outline.
    pub rect: Rect,
    /// The middle of its count.
    pub count: Vec2,
    bed: StoreBed,
}

impl Layout {
    /// Lays a board out within `area`. `text` is the size of text, 1 being ordinary.
    pub fn new(board: &Board, area: Rect, text: f32) -> Layout {
        let hands = Side::ALL.iter().any(|&side| board.opening[Place::hand(side).index()] > 0);
        let ways: &[Hands] = if hands { &[Hands::Aside, Hands::Across] } else { &[Hands::None] };
        let sizes = ways.iter().map(|&hands| Sizes::largest(board, area.size(), text, hands));
        let sizes = sizes.max_by(|a, b| a.radius.total_cmp(&b.radius));
        sizes.map_or_else(Layout::default, |sizes| Layout::with_sizes(board, area, &sizes))
    }

    fn with_sizes(board: &Board, area: Rect, sizes: &Sizes) -> Layout {
        let hands = sizes.hands;
        let r = sizes.radius;
        let wood = Rect::from_center_size(area.center(), sizes.wood);
        let inner = Rect::from_center_size(wood.center(), sizes.wood - Vec2::splat(2.0 * margin(board) * r));
        let store_room = if board.has_stores() { (STORE_WIDTH + STORE_GAP) * r } else { 0.0 };
        let half = board.rows / 2;
        let cell = Vec2::new(PITCH * r, 2.0 * r + sizes.line);
        let torus = board.circuit == Circuit::Torus;
        // Beyond the edges of a torus lie one more column and one more row on each side.
        let beyond = if torus { cell + Vec2::splat(SEAM * r) } else { Vec2::ZERO };
        let spot = |column: i8, row: i8| {
            // What lies beyond an edge lies beyond its seam.
            let past = |at: i8, cells: u8| match at {
                ..0 => -SEAM * r,
                _ if at >= cells as i8 => SEAM * r,
                _ => 0.0,
            };
            let (aside, up) = (past(column, board.columns), past(row, board.rows));
            let x = inner.min.x + store_room + beyond.x + r + cell.x * f32::from(column) + aside;
            let below = torus || row < half as i8;
            let y = if below {
                inner.max.y - beyond.y - cell.y * f32::from(row) - up - sizes.line - r
            } else {
                inner.min.y + cell.y * f32::from(board.rows as i8 - 1 - row) + sizes.line + r
            };
            let label = y + if below { 1.0 } else { -1.0 } * (r + sizes.line / 2.0);
            PitSpot { centre: Vec2::new(x, y), count: Vec2::new(x, label), name: Vec2::new(x - 0.82 * r, label) }
        };
        let pits: Vec<PitSpot> = board.pits().map(|pit| spot(board.column(pit) as i8, board.row(pit) as i8)).collect();
        let ghosts = if torus { ghosts_of(board, spot) } else { Vec::new() };
        let carving = carve(board, &pits, sizes, inner);
        let south = |side: Side| side != Side::North;
        let store = |side: Side| {
            let score = sizes.line * 1.4;
            let (x, y0, y1, count) = match side {
                side if south(side) => {
                    (inner.max.x - STORE_WIDTH * r, inner.min.y, inner.max.y - score, inner.max.y - score / 2.0)
                }
                _ => (inner.min.x, inner.min.y + score, inner.max.y, inner.min.y + score / 2.0),
            };
            let rect = Rect::new(x, y0, x + STORE_WIDTH * r, y1);
            Tray::new(Place::store(side), rect, Vec2::new(rect.center().x, count))
        };
        let hand = |side: Side| match hands {
            Hands::None => None,
            Hands::Across => {
                let width = (wood.width() * 0.55).min(HAND_LENGTH * r).max(HAND * r);
                let (x, y) = match side {
                    side if south(side) => (wood.min.x, wood.max.y + 0.3 * r),
                    _ => (wood.max.x - width, wood.min.y - (0.3 + HAND) * r),
                };
                let rect = Rect::new(x, y, x + width, y + HAND * r);
                let away = 1.2 * sizes.line;
                let beside = if south(side) { rect.max.x + away } else { rect.min.x - away };
                Some(Tray::new(Place::hand(side), rect, Vec2::new(beside, rect.center().y)))
            }
            Hands::Aside => {
                // At the player's right, with the count at the far end.
                let score = sizes.line * 1.6;
                let height = (wood.height() - score).min(HAND_LENGTH * r).max(HAND * r);
                let (x, y, count) = match side {
                    side if south(side) => (wood.max.x + HAND_GAP * r, wood.max.y - height, -score / 2.0),
                    _ => (wood.min.x - (HAND_GAP + HAND) * r, wood.min.y, height + score / 2.0),
                };
                let rect = Rect::new(x, y, x + HAND * r, y + height);
                Some(Tray::new(Place::hand(side), rect, Vec2::new(rect.center().x, y + count)))
            }
        };
        let plate = |side: Side| {
            let across = hands == Hands::Across;
            let room = if across { (wood.width() * 0.45 - 2.7 * sizes.line).max(0.0) } else { wood.width() };
            let x = if across && south(side) { wood.max.x - room } else { wood.min.x };
            let y = if south(side) { wood.max.y } else { wood.min.y - sizes.plate };
            Rect::new(x, y, x + room, y + sizes.plate)
        };
        Layout {
            board: wood,
            radius: r,
            line: sizes.line,
            names: r > 1.5 * sizes.line,
            plates: Side::ALL.map(plate),
            pits,
            stores: Side::ALL.map(|side| (board.has_stores() && board.sides().contains(&side)).then(|| store(side))),
            hands: Side::ALL.map(|side| hand(side).filter(|_| board.sides().contains(&side))),
            carving,
            ghosts,
            cell,
        }
    }

    /// Radius of a stone.
    pub fn stone(&self) -> f32 {
        FLOOR * self.radius * STONE_RADIUS
    }

    /// The middle of a pit.
    ///
    /// # Panics
    /// If the pit is not of the board laid out.
    pub fn pit(&self, pit: PitId) -> Vec2 {
        self.pits[pit.index()].centre
    }

    /// The middle of a pit's name.
    ///
    /// # Panics
    /// If the pit is not of the board laid out.
    pub fn name(&self, pit: PitId) -> Vec2 {
        self.pits[pit.index()].name
    }

    /// A store or what a hand lies in; pits have none, nor has a place that this board lacks.
    pub fn tray(&self, place: Place) -> Option<&Tray> {
        match place.kind() {
            PlaceKind::Pit(_) => None,
            PlaceKind::Store(side) => self.stores[side.index()].as_ref(),
            PlaceKind::Hand(side) => self.hands[side.index()].as_ref(),
            PlaceKind::Penalty(_) => None,
        }
    }

    /// The middle of a place; of a place that this board lacks, a point beside the board.
    pub fn centre(&self, place: Place) -> Vec2 {
        match (place.kind(), self.tray(place)) {
            (PlaceKind::Pit(pit), _) => self.pits.get(pit.index()).map_or(self.board.center(), |spot| spot.centre),
            (_, Some(tray)) => tray.rect.center(),
            (PlaceKind::Store(side) | PlaceKind::Hand(side) | PlaceKind::Penalty(side), None) => {
                self.plates[side.index()].center()
            }
        }
    }

    /// The middle of a place's count.
    pub fn count(&self, place: Place) -> Vec2 {
        match (place.kind(), self.tray(place)) {
            (PlaceKind::Pit(pit), _) => self.pits.get(pit.index()).map_or(self.board.center(), |spot| spot.count),
            (_, Some(tray)) => tray.count,
            (_, None) => self.centre(place),
        }
    }

    /// Half the width and half the height of a place.
    pub fn half_size(&self, place: Place) -> Vec2 {
        self.tray(place).map_or(Vec2::splat(self.radius), |tray| tray.rect.half_size())
    }

    /// Where the `slot`-th stone of a place lies, and in which layer, 0 at the bottom.
    pub fn slot(&self, place: Place, slot: u16) -> (Vec2, u16) {
        match self.tray(place) {
            Some(tray) => tray.slot(slot),
            None => {
                let at = pit_slot(place.index() as u32, slot);
                (self.centre(place) + FLOOR * self.radius * Vec2::from(at.offset), at.layer.into())
            }
        }
    }
}

/// Room between the board's edge and what lies on it, in pit radii.
fn margin(board: &Board) -> f32 {
    if board.circuit == Circuit::OwnRings { RINGS_MARGIN } else { MARGIN }
}

/// Every pit that is seen again beyond an edge.
fn ghosts_of(board: &Board, spot: impl Fn(i8, i8) -> PitSpot) -> Vec<Ghost> {
    let (columns, rows) = (board.columns as i8, board.rows as i8);
    let all = (-1..=rows).flat_map(|row| (-1..=columns).map(move |column| (column, row)));
    all.filter(|&(column, row)| !(0..columns).contains(&column) || !(0..rows).contains(&row))
        .map(|(column, row)| {
            let pit = PitId(row.rem_euclid(rows) as u8 * board.columns + column.rem_euclid(columns) as u8);
            let PitSpot { centre, count, .. } = spot(column, row);
            Ghost { pit, at: (column, row), centre, count }
        })
        .collect()
}

/// The lines in the wood. `inner` is what lies within the board's margin.
fn carve(board: &Board, pits: &[PitSpot], sizes: &Sizes, inner: Rect) -> Carving {
    let r = sizes.radius;
    let (Some(first), Some(last)) = (pits.first(), pits.last()) else { return Carving::Bare };
    let (left, right) = (first.centre.x - r, last.centre.x + r);
    match board.circuit {
        Circuit::Ring => Carving::Halves,
        Circuit::Square => Carving::Bare,
        Circuit::OwnRings => {
            let ring = |side: Side| {
                let aside = RING_ROOM * r;
                let edge = 0.2 * r;
                let middle = inner.center().y + if side == Side::South { 1.0 } else { -1.0 } * RINGS_RIDGE * r / 2.0;
                let (top, bottom) = match side {
                    side if side != Side::North => (middle - aside, inner.max.y + edge),
                    _ => (inner.min.y - edge, middle + aside),
                };
                Rect::new(left - aside, top, right + aside, bottom)
            };
            Carving::Rings(Side::BOTH.map(ring))
        }
        Circuit::Torus => {
            let between = (PITCH - 2.0 + SEAM) * r / 2.0;
            let top = last.centre.y - r - SEAM * r / 2.0;
            let bottom = first.centre.y + r + sizes.line + SEAM * r / 2.0;
            Carving::Seam(Rect::new(left - between, top, right + between, bottom))
        }
    }
}

impl Carving {
    /// The line round a side's own ring, if one is drawn.
    pub fn ring(&self, side: Side) -> Option<Rect> {
        match self {
            Carving::Rings(rings) => Some(rings[side.index()]),
            Carving::Bare | Carving::Halves | Carving::Seam(_) => None,
        }
    }

    /// The same, measured from a point.
    pub fn seen_from(self, point: Vec2) -> Carving {
        let moved = |rect: Rect| Rect { min: rect.min - point, max: rect.max - point };
        match self {
            Carving::Bare | Carving::Halves => self,
            Carving::Rings(rings) => Carving::Rings(rings.map(moved)),
            Carving::Seam(rect) => Carving::Seam(moved(rect)),
        }
    }
}

impl Tray {
    fn new(place: Place, rect: Rect, count: Vec2) -> Tray {
        let half = rect.half_size();
        let bed = StoreBed::new(place.index() as u32, half.max_element() / half.min_element().max(1e-3));
        Tray { rect, count, bed }
    }

    /// Where the `slot`-th stone lies, and in which layer, 0 at the bottom.
    fn slot(&self, slot: u16) -> (Vec2, u16) {
        let at = self.bed.slot(slot);
        let half = self.rect.half_size();
        let [across, along] = at.offset;
        // A bed stands upright; a tray that is wider than high lays it down.
        let offset = if half.x > half.y { Vec2::new(along, across) } else { Vec2::new(across, along) };
        (self.rect.center() + offset * half.min_element(), at.layer.into())
    }
}

/// The height of letters that are `least` high at text size 1, if ordinary ones may be no higher than the first of two
/// bounds and larger ones no higher than the second.
fn letters(least: f32, text: f32, [ordinary, larger]: [f32; 2]) -> f32 {
    (least * text).min(least.min(ordinary).max(larger))
}

/// The sizes that follow from a radius.
struct Sizes {
    radius: f32,
    line: f32,
    plate: f32,
    wood: Vec2,
    /// The board with what lies round it.
    table: Vec2,
    hands: Hands,
}

/// Where the trays of the hands lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    /// There are none.
    None,
    /// Along each player's own edge.
    Across,
    /// At the board's ends.
    Aside,
}

impl Sizes {
    /// The largest that fit.
    fn largest(board: &Board, size: Vec2, text: f32, hands: Hands) -> Sizes {
        let size = size.max(Vec2::ONE);
        let (mut fits, mut too_large) = (0.0_f32, size.min_element() * 0.16);
        for _ in 0..24 {
            let radius = (fits + too_large) / 2.0;
            if Sizes::new(board, radius, text, hands).table.cmple(size).all() {
                fits = radius;
            } else {
                too_large = radius;
            }
        }
        Sizes::new(board, fits, text, hands)
    }

    fn new(board: &Board, radius: f32, text: f32, hands: Hands) -> Sizes {
        let line = (0.44 * radius).max(letters(LINE, text, LINE_PARTS.map(|part| part * radius)));
        let plate = (0.6 * radius).max(letters(PLATE, text, PLATE_PARTS.map(|part| part * radius)));
        let stores = if board.has_stores() { 2.0 * (STORE_WIDTH + STORE_GAP) } else { 0.0 };
        // Cells, and room besides them in pit radii.
        let (columns, rows, between) = match board.circuit {
            Circuit::Ring | Circuit::Square => (board.columns, board.rows, Vec2::new(0.0, RIDGE)),
            Circuit::OwnRings => (board.columns, board.rows, Vec2::new(0.0, RINGS_RIDGE)),
            Circuit::Torus => (board.columns + 2, board.rows + 2, Vec2::splat(2.0 * SEAM)),
        };
        let width = PITCH * f32::from(columns) - (PITCH - 2.0) + stores + between.x + 2.0 * margin(board);
        let height = f32::from(rows) * (2.0 * radius + line) + (between.y + 2.0 * margin(board)) * radius;
        let wood = Vec2::new(width * radius, height);
        // A band above and below for names and hands, and room at the ends.
        let across = if hands == Hands::Across { (HAND + 0.4) * radius } else { 0.0 };
        let aside = if hands == Hands::Aside { (HAND + HAND_GAP) * radius } else { 0.3 * radius };
        let table = wood + 2.0 * Vec2::new(aside, plate.max(across) + 0.15 * radius);
        Sizes { radius, line, plate, wood, table, hands }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::board::{BoardText, SetupText, Stores};
    use crate::rules::variant::OptionKind;
    use crate::rules::{Catalogue, Settings, Way};

    fn board(rows: u8, columns: u8, stores: Stores, hand: u16) -> Board {
        let circuit = if rows == 2 { Circuit::Ring } else { Circuit::OwnRings };
        let text = BoardText { rows, columns, circuit, stores, penalties: false };
        let setup = SetupText { rows: vec![4; usize::from(rows / 2)], hand, ..SetupText::default() };
        Board::new(&text, &setup).expect("a plain board has no faults")
    }

    fn torus(columns: u8, stores: Stores) -> Board {
        let text = BoardText { rows: 4, columns, circuit: Circuit::Torus, stores, penalties: false };
        Board::new(&text, &SetupText { rows: vec![2, 2], ..SetupText::default() }).expect("a plain torus has no faults")
    }

    fn boards() -> Vec<Board> {
        let mut boards = Vec::new();
        for columns in 1..=24 {
            for (stores, hand) in [(Stores::None, 0), (Stores::Own, 0), (Stores::Aside, 7)] {
                boards.push(board(2, columns, stores, hand));
            }
            for (stores, hand) in [(Stores::None, 16), (Stores::Aside, 0), (Stores::None, 0)] {
                boards.push(board(4, columns, stores, hand));
            }
        }
        for columns in 4..=12 {
            boards.extend([Stores::None, Stores::Aside].map(|stores| torus(columns, stores)));
        }
        boards
    }

    /// The board of every variant that comes with the app, in every form that has a name, and those whose size or
    /// opening is an option.
    fn shipped() -> Vec<(String, Board)> {
        let catalogue = Catalogue::shipped();
        let mut boards = Vec::new();
        for id in catalogue.ids() {
            let plain = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            for option in &plain.options {
                let values: Vec<String> = match &option.kind {
                    OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
                    OptionKind::Number { from, to, .. } => [from, to].map(|number| number.to_string()).to_vec(),
                };
                for value in values {
                    let set = Settings::from_iter([(option.id.clone(), value)]);
                    let Ok(rules) = catalogue.rules(&id, &set) else { continue };
                    boards.push((format!("{id} with {set:?}"), rules.board.clone()));
                }
            }
            boards.push((id, plain.board.clone()));
        }
        boards
    }

    /// Checks that everything lies within the area and nothing over anything else.
    fn check(board: &Board, area: Rect, text: f32, what: &str) -> Layout {
        let layout = Layout::new(board, area, text);
        let mut rects: Vec<(String, Rect)> = Vec::new();
        // A count has two digits at most; those of trays are larger.
        let digits = |at: Vec2, part: f32| {
            Rect::from_center_size(at, Vec2::new((1.1 * part * layout.line).max(0.5), part * layout.line))
        };
        for pit in board.pits() {
            let size = Vec2::splat(2.0 * layout.radius);
            rects.push((board.name(pit), Rect::from_center_size(layout.pit(pit), size)));
            rects.push((format!("count of {}", board.name(pit)), digits(layout.count(Place::pit(pit)), 0.86)));
        }
        for ghost in &layout.ghosts {
            let name = format!("{} seen again at {:?}", board.name(ghost.pit), ghost.at);
            rects.push((name.clone(), Rect::from_center_size(ghost.centre, Vec2::splat(2.0 * layout.radius))));
            rects.push((format!("count of {name}"), digits(ghost.count, 0.86)));
        }
        for side in Side::ALL {
            for place in [Place::store(side), Place::hand(side)] {
                if let Some(tray) = layout.tray(place) {
                    rects.push((format!("{place:?}"), tray.rect));
                    rects.push((format!("count of {place:?}"), digits(tray.count, 1.25)));
                }
            }
            rects.push((format!("plate of {side:?}"), layout.plates[side.index()]));
        }
        for (i, (name, rect)) in rects.iter().enumerate() {
            let room = area.inflate(0.5);
            assert!(room.contains(rect.min) && room.contains(rect.max), "{name} of {what} is at {rect:?}");
            for (other, beside) in &rects[..i] {
                let shared = rect.intersect(*beside);
                let apart = shared.width() < 0.1 || shared.height() < 0.1;
                assert!(apart, "{name} and {other} of {what} share {shared:?}");
            }
        }
        layout
    }

    fn areas() -> Vec<Rect> {
        [(620.0, 470.0), (960.0, 600.0), (940.0, 590.0), (1580.0, 950.0), (3500.0, 2000.0), (620.0, 1400.0)]
            .into_iter()
            .map(|(width, height)| Rect::new(0.0, 30.0, width, 30.0 + height))
            .collect()
    }

    #[test]
    fn everything_lies_inside_and_nothing_overlaps() {
        for board in boards() {
            for area in areas() {
                check(&board, area, 1.0, &format!("{}x{} in {area:?}", board.rows, board.columns));
            }
        }
    }

    #[test]
    fn every_shipped_board_lies_well_at_every_size_of_text() {
        // What is left for the table in a window of 960 x 600 at text sizes 1, 1.5 and 2, in the least window at 2, and
        // in one of 1920 x 1080 at 1 and 2.
        let rooms = [
            (606.0, 400.0, 1.0, 9.0),
            (512.0, 360.0, 1.5, 8.0),
            (512.0, 320.0, 2.0, 8.0),
            (340.0, 130.0, 2.0, 4.0),
            (1560.0, 880.0, 1.0, 25.0),
            (1200.0, 730.0, 2.0, 19.0),
        ];
        let boards = shipped();
        assert!(boards.len() > 50 && boards.iter().any(|(_, board)| board.columns == 24));
        for (what, board) in boards {
            for (width, height, text, least) in rooms {
                let area = Rect::new(0.0, 0.0, width, height);
                let layout = check(&board, area, text, &format!("{what} in {width}x{height} at {text}"));
                assert!(layout.radius >= least, "{what} in {width}x{height} at {text}: {}", layout.radius);
                let ordinary = Layout::new(&board, area, 1.0);
                assert!(layout.line >= ordinary.line * 0.999, "larger letters of {what} are no smaller");
            }
        }
    }

    #[test]
    fn hands_lie_where_they_leave_the_board_the_most_room() {
        let board = board(4, 8, Stores::None, 22);
        let flat = Layout::new(&board, Rect::new(0.0, 0.0, 900.0, 400.0), 1.0);
        let upright = Layout::new(&board, Rect::new(0.0, 0.0, 500.0, 600.0), 1.0);
        let tray = |layout: &Layout| layout.tray(Place::hand(Side::South)).expect("it has a hand").rect;
        assert!(tray(&flat).min.x > flat.board.max.x, "at the end of the board, where the window is wide");
        assert!(tray(&upright).min.y > upright.board.max.y, "along its edge, where it is high");
    }

    #[test]
    fn a_ring_is_drawn_round_a_sides_own_pits_and_no_others() {
        for board in boards().into_iter().filter(|board| board.circuit == Circuit::OwnRings) {
            for area in areas() {
                let layout = Layout::new(&board, area, 1.0);
                let middle = layout.board.center().y;
                for side in Side::ALL {
                    let ring = layout.carving.ring(side).expect("every side has a ring of its own");
                    assert!(layout.board.contains(ring.min) && layout.board.contains(ring.max), "{ring:?}");
                    assert!(if side == Side::South { ring.min.y > middle } else { ring.max.y < middle });
                    for pit in board.pits() {
                        let room = ring.inflate(-layout.radius);
                        assert_eq!(room.contains(layout.pit(pit)), board.owner(pit) == side, "{}", board.name(pit));
                    }
                }
            }
        }
    }

    #[test]
    fn beyond_each_edge_of_a_torus_lies_what_comes_next_there() {
        for board in [torus(4, Stores::Aside), torus(12, Stores::None)] {
            let layout = Layout::new(&board, areas()[0], 1.0);
            assert_eq!(layout.ghosts.len(), 2 * usize::from(board.columns) + 2 * 4 + 4);
            let Carving::Seam(seam) = layout.carving else { panic!("the edges of a torus are drawn") };
            for pit in board.pits() {
                assert!(seam.inflate(-layout.radius).contains(layout.pit(pit)));
                for way in Way::COMPASS {
                    let next = board.next(Side::South, way, Place::pit(pit)).as_pit().expect("a torus has only pits");
                    let (right, up) = way.step();
                    let at = (board.column(pit) as i8 + right, board.row(pit) as i8 + up);
                    let beyond = layout.ghosts.iter().find(|ghost| ghost.at == at);
                    let seen = beyond.map_or(layout.pit(next), |ghost| {
                        assert_eq!(ghost.pit, next);
                        assert!(!seam.contains(ghost.centre));
                        ghost.centre
                    });
                    // It lies straight on, but for the seam.
                    let straight = layout.pit(pit) + layout.cell * Vec2::new(f32::from(right), -f32::from(up));
                    assert!(seen.distance(straight) <= 1.5 * SEAM * layout.radius, "{} {way:?}", board.name(pit));
                }
            }
        }
    }

    #[test]
    fn the_largest_boards_lie_well_in_windows_of_every_size() {
        // What is left for the table by panel and transport bar in windows of 960, 1280 and 1920 pixels.
        let rooms = [(606.0, 430.0), (920.0, 540.0), (1560.0, 880.0)];
        for (board, least) in [
            (board(4, 24, Stores::None, 0), [9.0, 15.0, 26.0]),
            (board(4, 21, Stores::Aside, 0), [9.0, 15.0, 26.0]),
            (torus(12, Stores::Aside), [14.0, 22.0, 38.0]),
            (board(4, 8, Stores::None, 22), [22.0, 29.0, 48.0]),
        ] {
            for ((width, height), least) in rooms.into_iter().zip(least) {
                let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
                let r = layout.radius;
                assert!(r >= least, "{}x{}: {r} in {width}x{height}", board.rows, board.columns);
                assert!(layout.cell.x >= 1.5 * layout.line, "counts of two digits stand apart");
            }
        }
    }

    #[test]
    fn a_larger_window_gives_larger_pits() {
        for board in boards() {
            let radii: Vec<f32> = [(620.0, 470.0), (940.0, 590.0), (1580.0, 950.0), (3500.0, 2000.0)]
                .into_iter()
                .map(|(width, height)| Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0).radius)
                .collect();
            assert!(radii.is_sorted() && radii[0] >= 8.0, "{}x{}: {radii:?}", board.rows, board.columns);
        }
    }

    #[test]
    fn stones_stay_in_stores_and_hands() {
        for board in boards() {
            for area in areas() {
                let layout = Layout::new(&board, area, 1.0);
                for place in Side::ALL.into_iter().flat_map(|side| [Place::store(side), Place::hand(side)]) {
                    let Some(tray) = layout.tray(place) else { continue };
                    let room = tray.rect.inflate(0.1 - layout.stone());
                    for slot in 0..200 {
                        let (at, _) = layout.slot(place, slot);
                        assert!(room.contains(at), "stone {slot} of {place:?} at {at:?} in {:?}", tray.rect);
                    }
                }
            }
        }
    }

    #[test]
    fn a_window_without_room_is_laid_out_all_the_same() {
        let layout = Layout::new(&board(4, 24, Stores::Aside, 3), Rect::new(0.0, 0.0, 0.0, 0.0), 2.0);
        assert!(layout.radius.is_finite() && layout.radius >= 0.0);
        assert!(layout.slot(Place::store(Side::South), 500).0.is_finite());
    }
}
