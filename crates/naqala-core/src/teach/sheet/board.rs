//! Layout of pits, stores and names on paper, for any board: from the radius of a pit, all in points. Boards that are
//! too wide for the paper are drawn in strips, one below the other.

use crate::geometry::{Rect, Vec2};
use mancala::rules::board::{Stores, column_name};
use mancala::rules::{Board, PitId, Place, Side};
use std::ops::Range;

/// Distance between the middles of neighbouring pits, in pit radii.
const PITCH: f32 = 2.6;
/// The same distance where no path is drawn between them.
const CLOSE: f32 = 2.12;
/// Room between the sides in addition to that between pits, in pit radii.
const RIDGE: f32 = 0.7;
/// Room between the board's edge and what lies on it, in pit radii; and where no path is drawn.
const MARGIN: f32 = 0.9;
const NARROW: f32 = 0.4;
/// Width of a store and of a pit at an end, and room beside them, in pit radii; and where no path is drawn.
const STORE: f32 = 2.2;
const END: f32 = 2.3;
const GAP: f32 = 0.6;
const SLIM: f32 = 0.8;
/// Least height within the margin of a board of one row, in pit radii: the path runs back above the row.
const ONE_ROW: f32 = 3.0;
/// Height and length of the tray for the seeds in a hand, in pit radii.
const HAND: f32 = 1.7;
const HAND_LENGTH: f32 = 4.5;
/// Radius of a store round a square and of a penalty pit, and room before the latter, in pit radii.
const CORNER: f32 = 1.2;
const PENALTY: f32 = 0.92;
const BEFORE: f32 = 0.8;
/// Room between two strips, in lines of names.
const BETWEEN: f32 = 0.6;
/// Room for a line of names, in sizes of their letters.
pub(super) const LINE: f32 = 1.45;

/// Parts of a board to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DiagramLayout {
    /// `true` if the path of sowing is drawn, which needs room between the pits.
    pub(crate) path: bool,
    /// `true` if there is room for the names of the sides.
    pub(crate) sides: bool,
    /// `true` if the seeds in the players' hands are drawn.
    pub(crate) hands: bool,
    /// Size of the letters in the names of columns, rows and sides.
    pub(crate) names: f32,
    /// Columns of each strip.
    pub(crate) strips: Vec<Range<u8>>,
}

/// Positions of everything on paper.
#[derive(Clone, Debug, Default)]
pub(crate) struct Geometry {
    pub(crate) size: Vec2,
    pub(crate) radius: f32,
    /// Middles of pits by [`PitId::index`]; `None` for a pit that is not drawn. Pits at the ends are trays.
    pub(crate) pits: Vec<Option<Vec2>>,
    /// Stores, hands, penalty pits and the pits at the ends.
    pub(crate) trays: Vec<(Place, Rect)>,
    /// Outline of the board, strip by strip, with `true` if it goes on to the left and to the right.
    pub(crate) frames: Vec<(Rect, [bool; 2])>,
    /// Lines between the sides.
    pub(crate) parting: Vec<Vec<Vec2>>,
    /// Names, each about a point.
    pub(crate) names: Vec<(Vec2, String)>,
    /// Middles of the names of the sides.
    pub(crate) sides: Vec<(Side, Vec2)>,
}

impl Geometry {
    /// Returns the middle of a place, if it is drawn.
    pub(crate) fn centre(&self, place: Place) -> Option<Vec2> {
        let pit = place.as_pit().and_then(|pit| self.pits.get(pit.index()).copied().flatten());
        pit.or_else(|| self.tray(place).map(|area| area.center()))
    }

    pub(crate) fn tray(&self, place: Place) -> Option<Rect> {
        self.trays.iter().find(|tray| tray.0 == place).map(|tray| tray.1)
    }
}

/// Lays a board out as large as fits: into a width, and with pits up to a radius.
pub(super) fn fitted(board: &Board, shape: &DiagramLayout, width: f32, most: f32) -> Geometry {
    let (mut low, mut high) = (0.1, most);
    let whole = lay(board, shape, most);
    if whole.size.x <= width {
        return whole;
    }
    for _ in 0..20 {
        let middle = (low + high) / 2.0;
        if lay(board, shape, middle).size.x <= width {
            low = middle;
        } else {
            high = middle;
        }
    }
    lay(board, shape, low)
}

/// Returns columns in strips of about the same width, none wider than `most`.
pub(crate) fn strips(columns: u8, most: u8) -> Vec<Range<u8>> {
    let count = columns.div_ceil(most.max(1)).max(1);
    let each = columns.div_ceil(count).max(1);
    (0..count).map(|i| i * each..columns.min((i + 1) * each)).collect()
}

/// Lays a board out for pits of a radius.
pub(crate) fn lay(board: &Board, shape: &DiagramLayout, radius: f32) -> Geometry {
    if board.is_square() { square(board, shape, radius) } else { rows(board, shape, radius) }
}

fn rows(board: &Board, shape: &DiagramLayout, r: f32) -> Geometry {
    let alone = board.sides().len() == 1;
    let line = shape.names * LINE;
    let mut laid = Geometry { radius: r, pits: vec![None; board.pit_count()], ..Geometry::default() };
    let hands = shape.hands && board.sides().iter().any(|&side| board.has_hand(side));
    // Above and below the board there is a band for the sides' names and the hands.
    let sides = if shape.sides && !alone { line } else { 0.0 };
    let band = sides.max(if hands { (HAND + 0.4) * r } else { 0.0 });
    let left = shape.names * 1.2;
    let mut y = band;
    for strip in &shape.strips {
        let bottom = one_strip(board, shape, &mut laid, strip, Vec2::new(left, y));
        y = bottom + line + if strip.end < board.columns { BETWEEN * line } else { 0.0 };
    }
    let right = laid.frames.iter().map(|frame| frame.0.max.x).fold(0.0, f32::max);
    let (Some(&(first, _)), Some(&(last, _))) = (laid.frames.first(), laid.frames.last()) else { return laid };
    laid.size = Vec2::new(right, y + band);
    for &side in board.sides() {
        let upper = seat(side).0;
        let middle = if upper { first.min.y - band / 2.0 } else { y + band / 2.0 };
        if sides > 0.0 {
            let shared = board.sides().contains(&seat(side).1);
            let aside = match side {
                _ if !shared => 0.5,
                Side::South | Side::North => 0.25,
                Side::East | Side::West => 0.75,
            };
            laid.sides.push((side, Vec2::new(left + (right - left) * aside, middle)));
        }
        if hands && board.has_hand(side) {
            let (frame, half) = (if upper { first } else { last }, Vec2::new(HAND_LENGTH, HAND) * (r / 2.0));
            let x = if upper { frame.min.x + half.x } else { frame.max.x - half.x };
            laid.trays.push((Place::hand(side), Rect::from_center_half_size(Vec2::new(x, middle), half)));
        }
    }
    laid
}

/// Lays out some columns, with the trays at the ends of the board if they reach so far, and returns the lower edge.
fn one_strip(board: &Board, shape: &DiagramLayout, laid: &mut Geometry, strip: &Range<u8>, at: Vec2) -> f32 {
    let r = laid.radius;
    let alone = board.sides().len() == 1;
    let pitch = if shape.path { PITCH * r } else { CLOSE * r };
    let margin = if shape.sides { MARGIN * r } else { NARROW * r };
    let slim = if shape.path { r } else { SLIM * r };
    let [first, last] = [strip.start == 0, strip.end == board.columns];
    let store = if board.has_stores() { (STORE + GAP) * slim } else { 0.0 };
    let ends = if board.has_ends() { (END + GAP) * slim } else { 0.0 };
    let room = |here: bool, store: f32| if here { store + ends } else { 0.0 };
    let before = room(first, if alone { 0.0 } else { store });
    let after = room(last, store);
    let rows = f32::from(board.rows);
    let ridge = if board.rows > 1 && !board.is_torus() { RIDGE * r } else { 0.0 };
    let shared = if board.rows == 3 { ridge } else { 0.0 };
    let pits = (strip.len() as f32 - 1.0) * pitch + 2.0 * r;
    let high = ((rows - 1.0) * pitch + 2.0 * r + ridge + shared).max(if shape.path { ONE_ROW * r } else { 0.0 });
    let frame = Rect::new(at.x, at.y, at.x + before + after + pits + 2.0 * margin, at.y + high + 2.0 * margin);
    let x = |column: u8| at.x + margin + before + r + f32::from(column - strip.start) * pitch;
    let y = |row: u8| {
        let apart = match board.rows {
            3 => f32::from(2 - row) * ridge,
            rows if row < rows / 2 => ridge,
            _ => 0.0,
        };
        let above = f32::from(board.rows - 1 - row) * pitch;
        frame.min.y + margin + (high - (rows - 1.0) * pitch - ridge - shared) / 2.0 + above + apart
    };
    for pit in board.pits().filter(|&pit| strip.contains(&board.column(pit))) {
        laid.pits[pit.index()] = Some(Vec2::new(x(board.column(pit)), y(board.row(pit))));
    }
    let (top, bottom) = (frame.min.y + margin, frame.max.y - margin);
    if board.has_stores() {
        for &side in board.sides() {
            let (upper, beside) = seat(side);
            let at_left = !alone && upper != (board.stores == Stores::OwnLeft);
            let left = if at_left { frame.min.x + margin } else { frame.max.x - margin - STORE * slim };
            let (mut top, mut bottom) = (top, bottom);
            if board.sides().contains(&beside) {
                let middle = (top + bottom) / 2.0;
                if upper == matches!(side, Side::South | Side::North) {
                    bottom = middle - 0.15 * r;
                } else {
                    top = middle + 0.15 * r;
                }
            }
            let here = if at_left { first } else { last };
            if here {
                laid.trays.push((Place::store(side), Rect::new(left, top, left + STORE * slim, bottom)));
            }
        }
    }
    let lefts = [frame.min.x + margin + before - ends, frame.max.x - margin - after + GAP * slim];
    for ((pit, left), _) in board.ends().zip(lefts).zip([first, last]).filter(|(_, here)| *here) {
        laid.trays.push((Place::pit(pit), Rect::new(left, top, left + END * slim, bottom)));
    }
    laid.parting.extend(parting(board, strip, frame, x, y));
    let line = shape.names * LINE;
    let letters = strip.clone().map(|column| (Vec2::new(x(column), frame.max.y + line / 2.0), column_name(column)));
    laid.names.extend(letters);
    let numbers = (0..board.rows).map(|row| (Vec2::new(at.x - shape.names * 0.7, y(row)), (row + 1).to_string()));
    laid.names.extend(numbers);
    laid.frames.push((frame, [!first, !last]));
    frame.max.y
}

/// Returns the line between the sides of a board whose rows belong to them.
fn parting(
    board: &Board,
    strip: &Range<u8>,
    frame: Rect,
    x: impl Fn(u8) -> f32,
    y: impl Fn(u8) -> f32,
) -> Option<Vec<Vec2>> {
    if board.rows == 1 || !board.is_owned() || board.names_seats() {
        return None;
    }
    let (left, right) = (x(strip.start), x(strip.end.saturating_sub(1)));
    // Between the stores, as far as the pits reach.
    let reach = (left - frame.min.x).min(frame.max.x - right).min(y(0) - y(1)) * 0.45;
    let (left, right) = (left - reach, right + reach);
    let between = |lower: u8| (y(lower) + y(lower + 1)) / 2.0;
    if board.rows == 3 {
        let half = board.columns / 2;
        // North has the left half of the middle row.
        let step = (x(half - 1) + x(half)) / 2.0;
        let (high, low) = (between(1), between(0));
        let points = [(left, low), (step, low), (step, high), (right, high)];
        return Some(points.map(|(x, y)| Vec2::new(x, y)).to_vec());
    }
    let middle = between(board.rows / 2 - 1);
    Some(vec![Vec2::new(left, middle), Vec2::new(right, middle)])
}

/// Returns the direction from the middle of the board towards a side's seat.
fn outwards(side: Side) -> Vec2 {
    match side {
        Side::South => Vec2::new(0.0, 1.0),
        Side::East => Vec2::new(1.0, 0.0),
        Side::North => Vec2::new(0.0, -1.0),
        Side::West => Vec2::new(-1.0, 0.0),
    }
}

/// Lays out a row on each side of a square, its owner's store in the corner at the right.
fn square(board: &Board, shape: &DiagramLayout, r: f32) -> Geometry {
    let (pitch, margin) = if shape.path { (PITCH * r, 0.7 * r) } else { (CLOSE * r, NARROW * r) };
    let row = f32::from(board.columns - 1) / 2.0 * pitch + (1.0 + GAP + CORNER) * r;
    // The penalty pits must not meet in the middle.
    let far = if board.penalties { row.max((1.0 + BEFORE + 2.0 * PENALTY + 0.6) * r) } else { row };
    let half = far + CORNER * r + margin;
    let line = shape.names * LINE;
    // Letters of columns all round, and the sides' names beyond.
    let beyond = if shape.sides { Vec2::new(line + shape.names * 2.8, 2.0 * line) } else { Vec2::new(line, line) };
    let middle = Vec2::new(half, half) + beyond;
    let mut laid =
        Geometry { radius: r, pits: vec![None; board.pit_count()], size: middle * 2.0, ..Geometry::default() };
    laid.frames.push((Rect::from_center_half_size(middle, Vec2::new(half, half)), [false; 2]));
    for &side in board.sides() {
        let out = outwards(side);
        let right = Vec2::new(out.y, -out.x);
        for pit in board.pits_of(side) {
            let along = pitch * (f32::from(board.number(pit)) - f32::from(board.columns - 1) / 2.0);
            laid.pits[pit.index()] = Some(middle + out * far + right * along);
            let at = middle + out * (half + line / 2.0) + right * along;
            laid.names.push((at, column_name(board.column(pit))));
        }
        let about = |centre: Vec2, radius: f32| Rect::from_center_half_size(centre, Vec2::new(radius, radius));
        if board.has_stores() {
            laid.trays.push((Place::store(side), about(middle + (out + right) * far, CORNER * r)));
        }
        if board.penalties {
            let centre = middle + out * (far - (1.0 + BEFORE + PENALTY) * r);
            laid.trays.push((Place::penalty(side), about(centre, PENALTY * r)));
        }
        if shape.sides {
            let far = Vec2::new(half + line + shape.names * 1.4, half + 1.5 * line);
            laid.sides.push((side, middle + Vec2::new(out.x * far.x, out.y * far.y)));
        }
    }
    laid
}

/// Returns whether a side sits at the upper edge, and the side that may sit beside it there.
fn seat(side: Side) -> (bool, Side) {
    match side {
        Side::South => (false, Side::East),
        Side::East => (false, Side::South),
        Side::North => (true, Side::West),
        Side::West => (true, Side::North),
    }
}

/// Returns the columns of some pits, at most `most`; if the pits lie farther apart, those around the first.
pub(super) fn columns_about(board: &Board, pits: &[PitId], most: u8) -> Range<u8> {
    let columns = pits.iter().filter(|&&pit| !board.is_end(pit)).map(|&pit| board.column(pit));
    let Some(first) = columns.clone().next() else { return 0..most.min(board.columns) };
    let (least, greatest) = columns.fold((first, first), |(least, greatest), it| (least.min(it), greatest.max(it)));
    let middle = if greatest - least < most { least + (greatest - least).div_ceil(2) } else { first };
    let start = middle.saturating_sub(most / 2).min(board.columns.saturating_sub(most));
    start..board.columns.min(start + most)
}
