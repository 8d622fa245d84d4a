//! Boards on which a row lies on each side of a square, with its owner's store in the corner at the right-hand end and
//! the penalty pit before it. Text stands upright for the reader on all four sides.

use super::{Carving, Layout, Letters, NAME_WIDTH, Names, PitSpot, Spacing, Tray, largest_radius};
use bevy_math::{Rect, Vec2};
use mancala::rules::board::Players;
use mancala::rules::{Board, Place, Side};
use std::f32::consts::FRAC_1_SQRT_2;

/// Radius of a store, in pit radii.
const STORE: f32 = 1.2;
/// Radius of a penalty pit, in pit radii.
const PENALTY: f32 = 0.92;
/// Room between a penalty pit and the row behind it, in pit radii.
const BEFORE: f32 = 0.8;
/// The part of the room between the board's edge and what lies on it that is outside the lines round the rows.
const LINED: f32 = 0.7;
/// Room between the line round a row and its pits, in pit radii.
const ROOM: f32 = 0.2;
/// Width of a count of two digits, in lines.
const DIGITS: f32 = 1.05;
/// The least height of a line of counts and of that of a player's name, in pit radii, where letters are large.
const LARGE: [f32; 2] = [0.6, 0.9];
/// Width and height of a store's count, in lines.
const COUNT: Vec2 = Vec2::new(1.375, 1.25);
/// Width of a name beside the board, in its heights.
const NAME: f32 = 4.6;
/// Height of a name beside the board, in lines of its own: below it stands what else is to be said of the seat.
const NAME_LINES: f32 = 3.4;
/// Distance from the board's middle to the left end of a name above or below it, in its heights: ordinary, and with
/// more text about the seat than its place in the order of turns.
const MIDDLE: [f32; 2] = [2.9, 5.4];
/// Room between the board and a name beside it, in pit radii.
const ASIDE: f32 = 0.3;

/// Lays a board out within `area`.
pub(super) fn lay(board: &Board, area: Rect, letters: Letters) -> Layout {
    let sized = |plates: Plates, size: Size| {
        let sizes = |radius| Sizes::new(board, radius, &Spacing::TABLE, letters, plates, size);
        sizes(largest_radius(area.size(), |radius| sizes(radius).table))
    };
    let [large, around, corners] =
        [(Plates::Around, Size::Large), (Plates::Around, Size::Ordinary), (Plates::Corners, Size::Ordinary)]
            .map(|(plates, size)| sized(plates, size));
    let most = around.radius.max(corners.radius);
    if large.radius > 0.94 * most {
        large.lay(board, area)
    } else if around.radius > 0.97 * most {
        around.lay(board, area)
    } else {
        corners.lay(board, area)
    }
}

/// Lays a board out with pits of a radius, about the origin.
pub(super) fn lay_radius(board: &Board, radius: f32, spacing: &Spacing) -> Layout {
    Sizes::new(board, radius, spacing, Letters::NONE, Plates::Corners, Size::Ordinary).lay(board, Rect::default())
}

/// Size of counts and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    /// As on every board.
    Ordinary,
    /// Larger, where there is room for it.
    Large,
}

/// Placement of the players' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plates {
    /// On all four sides, where the window is wide.
    Around,
    /// Above and below the board, each at its player's store.
    Corners,
}

/// The sizes that follow from a radius.
struct Sizes {
    spacing: Spacing,
    radius: f32,
    line: f32,
    plate: f32,
    /// From the middle of the board to the middles of the pits of each row.
    far: f32,
    wood: Vec2,
    /// The board with what lies round it.
    table: Vec2,
    plates: Plates,
    letters: Letters,
}

/// Returns the direction from the middle of a square board to a side's seat, of length 1.
pub fn outwards(side: Side) -> Vec2 {
    match side {
        Side::South => Vec2::Y,
        Side::East => Vec2::X,
        Side::North => Vec2::NEG_Y,
        Side::West => Vec2::NEG_X,
    }
}

/// To a side's right, as it sees the board from its seat.
fn rightwards(side: Side) -> Vec2 {
    let out = outwards(side);
    Vec2::new(out.y, -out.x)
}

/// Room for what lies outside the middles of the rows, besides the board's margin: the pits' counts, and the stores'
/// in the corners.
fn edge(radius: f32, line: f32, letters: Letters, spacing: &Spacing) -> Vec2 {
    let name = letters.name(line);
    let beyond = if letters.names(radius, line) == Names::Beyond { name } else { 0.0 };
    let pits = Vec2::splat(radius) + Vec2::new((DIGITS * line).max(NAME_WIDTH * name), line + beyond);
    let stores = Vec2::splat((STORE * FRAC_1_SQRT_2 - (1.0 - LINED) * spacing.square_margin) * radius) + COUNT * line;
    pits.max(stores).max(Vec2::splat(STORE * radius))
}

impl Sizes {
    fn new(board: &Board, radius: f32, spacing: &Spacing, letters: Letters, plates: Plates, size: Size) -> Sizes {
        let [least_line, least_plate] = if size == Size::Large { LARGE } else { [0.0; 2] };
        let (line, plate) = letters.heights(radius, spacing);
        let (line, plate) = (line.max(least_line * radius), plate.max(least_plate * radius));
        let row =
            (spacing.pitch * f32::from(board.columns - 1) / 2.0 + 1.0 + spacing.square_store_gap + STORE) * radius;
        // The penalty pits and their counts must not meet in the middle.
        let least = (1.0 + BEFORE + 2.0 * PENALTY + 0.5) * radius + 1.4 * line;
        let far = if board.penalties { row.max(least) } else { row };
        let edge = edge(radius, line, letters, spacing);
        let wood = 2.0 * (Vec2::splat(far + spacing.square_margin * radius) + edge);
        let aside = if plates == Plates::Around { NAME * plate + ASIDE * radius } else { 0.0 };
        let table = wood + 2.0 * Vec2::new(aside.max(ASIDE * radius), plate + 0.15 * radius);
        Sizes { spacing: *spacing, radius, line, plate, far, wood, table, plates, letters }
    }

    fn lay(&self, board: &Board, area: Rect) -> Layout {
        let &Sizes { radius, line, .. } = self;
        let wood = Rect::from_center_size(area.center(), self.wood);
        let middle = wood.center();
        let pits = board.pits().map(|pit| self.spot(board, middle, board.owner(pit), board.number(pit))).collect();
        Layout {
            turned: false,
            board: wood,
            radius,
            line,
            name_size: self.letters.name(line),
            plates: Side::ALL.map(|side| self.plate(board, wood, side)),
            plate: self.plate,
            pits,
            stores: Side::ALL.map(|side| board.has_stores().then(|| self.store(middle, side))),
            hands: [const { None }; 4],
            specials: [const { None }; 4],
            shared: board.specials_in_rows(),
            ends: Vec::new(),
            penalties: Side::ALL.map(|side| board.penalties.then(|| self.penalty(middle, side))),
            carving: Carving::Square(Side::ALL.map(|side| self.region(board, wood, side))),
            ghosts: Vec::new(),
            cell: Vec2::splat(self.spacing.pitch * radius),
        }
    }

    /// Returns where the names of pits stand.
    fn names(&self) -> Names {
        self.letters.names(self.radius, self.line)
    }

    /// The pit of a number, counted from its owner's left.
    fn spot(&self, board: &Board, middle: Vec2, side: Side, number: u8) -> PitSpot {
        let &Sizes { radius, line, .. } = self;
        let along = self.spacing.pitch * radius * (f32::from(number) - f32::from(board.columns - 1) / 2.0);
        let out = outwards(side);
        let centre = middle + out * self.far + rightwards(side) * along;
        let name = self.letters.name(line);
        let wide = (DIGITS * line).max(NAME_WIDTH * name);
        let count = centre + out * (Vec2::splat(radius) + Vec2::new(wide, line) / 2.0);
        let name = match (out.x == 0.0, self.names()) {
            (_, Names::Nowhere) => None,
            (true, Names::Beyond | Names::Fifths) => Some(count + out * (line + name) / 2.0),
            (true, Names::Beside) => Some(count - Vec2::X * self.letters.name_offset(radius, line)),
            (false, _) => Some(count + Vec2::Y * (0.42 * line + 0.5 * name)),
        };
        PitSpot { centre, count, name }
    }

    /// In the corner at its owner's right, with the count in the very corner.
    fn store(&self, middle: Vec2, side: Side) -> Tray {
        let corner = outwards(side) + rightwards(side);
        let centre = middle + corner * self.far;
        // Half way from the store's rim to the lines in the wood.
        let rim = Vec2::splat(STORE * FRAC_1_SQRT_2 * self.radius);
        let lines = edge(self.radius, self.line, self.letters, &self.spacing)
            + Vec2::splat((1.0 - LINED) * self.spacing.square_margin * self.radius);
        let count = centre + corner * (rim + lines) / 2.0;
        Tray::new(Place::store(side), Rect::from_center_half_size(centre, Vec2::splat(STORE * self.radius)), count)
    }

    /// Before the middle of its owner's row, with the count beside it.
    fn penalty(&self, middle: Vec2, side: Side) -> Tray {
        let &Sizes { radius, line, .. } = self;
        let centre = middle + outwards(side) * (self.far - (1.0 + BEFORE + PENALTY) * radius);
        let aside = if outwards(side).x == 0.0 { Vec2::X } else { Vec2::Y };
        let count = centre + aside * ((PENALTY + 0.1) * radius + aside.dot(Vec2::new(DIGITS, 0.9)) * line / 2.0);
        Tray::new(Place::penalty(side), Rect::from_center_half_size(centre, Vec2::splat(PENALTY * radius)), count)
    }

    fn plate(&self, board: &Board, wood: Rect, side: Side) -> Rect {
        let (plate, middle) = (self.plate, wood.center());
        let (above, below) = (wood.min.y - plate, wood.max.y);
        let start = middle.x - MIDDLE[usize::from(board.players != Players::All)] * plate;
        let start = start.max(wood.min.x);
        let band = |y: f32, from: f32, to: f32| Rect::new(from, y, to, y + plate);
        let high = NAME_LINES * plate / 2.0;
        let beside = |x: f32| Rect::new(x, middle.y - high, x + NAME * plate, middle.y + high);
        match (self.plates, side) {
            (Plates::Around, Side::South) => band(below, start, wood.max.x),
            (Plates::Around, Side::North) => band(above, start, wood.max.x),
            (Plates::Around, Side::East) => beside(wood.max.x + ASIDE * self.radius),
            (Plates::Around, Side::West) => beside(wood.min.x - ASIDE * self.radius - NAME * plate),
            (Plates::Corners, Side::South) => band(below, middle.x, wood.max.x),
            (Plates::Corners, Side::East) => band(above, middle.x, wood.max.x),
            (Plates::Corners, Side::North) => band(above, wood.min.x, middle.x),
            (Plates::Corners, Side::West) => band(below, wood.min.x, middle.x),
        }
    }

    /// Returns what is a side's own: its row and the corner at its right.
    fn region(&self, board: &Board, wood: Rect, side: Side) -> Rect {
        let r = self.radius;
        let (out, right) = (outwards(side), rightwards(side));
        let row = self.spacing.pitch * r * f32::from(board.columns - 1) / 2.0;
        // Each row's inner edge passes the corner's store; its beginning leaves room for the row before.
        let from = out * (self.far - (STORE + 0.05) * r) - right * (row + (1.0 + ROOM) * r);
        let edge = wood.half_size() - Vec2::splat(LINED * self.spacing.square_margin * r);
        let to = (out + right) * edge;
        Rect::from_corners(wood.center() + from, wood.center() + to)
    }
}
