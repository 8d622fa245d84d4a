//! A board on paper: the layout of the board, with the names of columns, rows and sides along its edges. Boards that are
//! too wide for the paper are cut into strips, one below the other.

use crate::geometry::path::{self, PathPoint};
use crate::geometry::{Carving, Layout, Rect, Spacing, Vec2, largest, outwards};
use mancala::rules::board::column_name;
use mancala::rules::{Board, Direction, PitId, Place, Side};
use std::ops::Range;

/// Least room between two pits with a path, in pit radii.
const PATH_ROOM: f32 = 0.3;
/// Length of the line between the sides beyond the pits, in pit radii.
const PAST_PITS: f32 = 0.25;
/// Distance of the path from the places that it joins, in pit radii.
const FREE: f32 = 0.1;
/// Room between two strips, in lines of names.
const BETWEEN: f32 = 0.6;
/// Room for a line of names, in sizes of their letters.
pub(super) const LINE: f32 = 1.45;

/// Parts of a board to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DiagramLayout {
    /// Proportions of the board.
    pub(crate) spacing: Spacing,
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
pub(crate) struct PaperLayout {
    pub(crate) size: Vec2,
    pub(crate) radius: f32,
    /// Middles of pits by [`PitId::index`]; `None` for a pit that is not drawn. Pits at the ends are trays.
    pub(crate) pits: Vec<Option<Vec2>>,
    /// Stores, hands, penalty pits and the pits at the ends.
    pub(crate) trays: Vec<(Place, Rect)>,
    /// Lines between the sides.
    pub(crate) parting: Vec<Vec<Vec2>>,
    /// Names, each about a point.
    pub(crate) names: Vec<(Vec2, String)>,
    /// Middles of the names of the sides.
    pub(crate) sides: Vec<(Side, Vec2)>,
    strips: Vec<Strip>,
    /// Layout of the whole board, before it is cut.
    layout: Layout,
}

/// Part of a board on paper.
#[derive(Clone, Debug)]
struct Strip {
    columns: Range<u8>,
    /// Part of the layout that is shown.
    window: Rect,
    /// From a point of the layout to the same on paper.
    shift: Vec2,
    /// `true` if the board goes on to the left and to the right.
    open: [bool; 2],
}

/// Step of the path of sowing, on paper.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PaperStep {
    /// Side whose path it belongs to; `None` if it belongs to those of all sides.
    pub(super) side: Option<Side>,
    /// Lines between the edges of the places that it joins: several if it leads from strip to strip.
    pub(super) lines: Vec<Vec<Vec2>>,
    /// Points at which the heads of arrows stand.
    pub(super) heads: Vec<PathPoint>,
}

/// Lays a board out as large as fits: into a width, and with pits up to a radius.
pub(super) fn fitted(board: &Board, shape: &DiagramLayout, width: f32, most: f32) -> PaperLayout {
    let radius = largest(most, |radius| lay(board, shape, radius).size.x <= width);
    lay(board, shape, radius.max(0.1))
}

/// Lays a board out for pits of a radius.
pub(crate) fn lay(board: &Board, shape: &DiagramLayout, radius: f32) -> PaperLayout {
    let [below, above] = shape.spacing.hand_gap;
    // The names of columns stand between the board and the lower hand.
    let hand_gap = [below + shape.names * LINE / radius, above];
    let layout = Layout::of_radius(board, radius, &Spacing { hand_gap, ..shape.spacing }, shape.hands);
    let pits = vec![None; board.pit_count()];
    let mut laid = PaperLayout { radius, pits, layout, ..PaperLayout::default() };
    if board.is_square() {
        laid.name_square(board, shape);
    } else {
        laid.cut_into_strips(board, shape);
        laid.name_columns_and_rows(board, shape);
    }
    laid.put_on_paper(board);
    laid
}

impl PaperLayout {
    /// Returns the middle of a place, if it is drawn.
    pub(crate) fn centre(&self, place: Place) -> Option<Vec2> {
        let pit = place.as_pit().and_then(|pit| self.pits.get(pit.index()).copied().flatten());
        pit.or_else(|| self.tray(place).map(|area| area.center()))
    }

    pub(crate) fn tray(&self, place: Place) -> Option<Rect> {
        self.trays.iter().find(|tray| tray.0 == place).map(|tray| tray.1)
    }

    /// Returns the outline of the board, strip by strip, with `true` if it goes on to the left and to the right.
    pub(crate) fn frames(&self) -> impl Iterator<Item = (Rect, [bool; 2])> {
        self.strips.iter().map(|strip| (strip.frame(), strip.open))
    }

    /// Returns the path of sowing in the given direction; nothing for a torus.
    pub(super) fn path(&self, board: &Board, direction: Direction) -> Vec<PaperStep> {
        let steps = path::steps(board, &self.layout, direction, |_| false).into_iter();
        let on_paper = |head: PathPoint| self.seen(head.at).map(move |at| PathPoint { at, ..head });
        steps
            .map(|step| PaperStep {
                side: step.side,
                lines: self.cut(&step.trimmed(FREE * self.radius)),
                heads: step.heads(self.radius).into_iter().flat_map(on_paper).collect(),
            })
            .collect()
    }

    /// Returns where on paper a point of the layout is seen: in every strip that shows it.
    fn seen(&self, at: Vec2) -> impl Iterator<Item = Vec2> {
        self.strips.iter().filter(move |strip| strip.window.contains(at)).map(move |strip| at + strip.shift)
    }

    /// Returns the parts of a line of the layout on paper.
    fn cut(&self, line: &[Vec2]) -> Vec<Vec<Vec2>> {
        let parts = |strip: &Strip| {
            let shift = strip.shift;
            clipped(line, strip.window).into_iter().map(move |part| part.into_iter().map(|at| at + shift).collect())
        };
        self.strips.iter().flat_map(parts).collect()
    }

    fn cut_into_strips(&mut self, board: &Board, shape: &DiagramLayout) {
        let (layout, r) = (&self.layout, self.radius);
        let line = shape.names * LINE;
        let left = shape.names * 1.2;
        let mut top = self.band(board, shape);
        // The path goes on as far as the next pit, if it has room between the two.
        let Spacing { pitch, margin: [margin, _], .. } = shape.spacing;
        let beyond = (1.0 + if pitch - 2.0 < PATH_ROOM { margin } else { pitch - 2.0 }) * r;
        for columns in &shape.strips {
            let open = [columns.start > 0, columns.end < board.columns];
            let mut window = layout.board;
            if open[0] {
                window.min.x = layout.pit(PitId(columns.start)).x - beyond;
            }
            if open[1] {
                window.max.x = layout.pit(PitId(columns.end - 1)).x + beyond;
            }
            let shift = Vec2::new(left, top) - window.min;
            self.strips.push(Strip { columns: columns.clone(), window, shift, open });
            top += window.height() + line + if open[1] { BETWEEN * line } else { 0.0 };
        }
        let right = self.frames().map(|frame| frame.0.max.x).fold(0.0, f32::max);
        self.size = Vec2::new(right, top + self.band(board, shape));
    }

    /// Returns the height of the band above and below the board for the names of the sides and their hands.
    fn band(&self, board: &Board, shape: &DiagramLayout) -> f32 {
        let names = if shape.sides && board.sides().len() > 1 { shape.names * LINE } else { 0.0 };
        let has_hands = board.sides().iter().any(|&side| self.layout.tray(Place::hand(side)).is_some());
        let hands = if has_hands { shape.spacing.hand[0] + 2.0 * shape.spacing.hand_gap[1] } else { 0.0 };
        names.max(hands * self.radius)
    }

    fn name_columns_and_rows(&mut self, board: &Board, shape: &DiagramLayout) {
        let line = shape.names * LINE;
        for strip in &self.strips {
            let (frame, shift) = (strip.frame(), strip.shift);
            let pit = |column: u8, row: u8| self.layout.pit(PitId(row * board.columns + column)) + shift;
            let column = |at: u8| (Vec2::new(pit(at, 0).x, frame.max.y + line / 2.0), column_name(at));
            self.names.extend(strip.columns.clone().map(column));
            let aside = frame.min.x - shape.names * 0.7;
            let row = |at: u8| (Vec2::new(aside, pit(strip.columns.start, at).y), (at + 1).to_string());
            self.names.extend((0..board.rows).map(row));
        }
        let (Some(first), Some(last)) = (self.strips.first(), self.strips.last()) else { return };
        let band = self.band(board, shape);
        let (above, below) = (first.frame().min.y - band / 2.0, last.frame().max.y + line + band / 2.0);
        let (left, wood) = (first.frame().min.x, self.layout.board);
        if shape.sides && board.sides().len() > 1 {
            for &side in board.sides() {
                let plate = self.layout.plates[side.index()].center();
                // Where two sit at one edge, each has half of it.
                let along = if board.sides().len() > 2 { (plate.x - wood.min.x) / wood.width() } else { 0.5 };
                let y = if plate.y < wood.center().y { above } else { below };
                self.sides.push((side, Vec2::new(left + (self.size.x - left) * along, y)));
            }
        }
    }

    /// Writes names around a square, and makes it the only strip.
    fn name_square(&mut self, board: &Board, shape: &DiagramLayout) {
        let line = shape.names * LINE;
        // Letters of columns stand all around, and the names of the sides beyond them.
        let room = if shape.sides { Vec2::new(line + shape.names * 2.8, 2.0 * line) } else { Vec2::splat(line) };
        let window = self.layout.board;
        let shift = room - window.min;
        let (middle, half) = (window.center(), window.half_size());
        self.size = window.size() + 2.0 * room;
        for &side in board.sides() {
            let out = outwards(side);
            for pit in board.pits_of(side) {
                let at = self.layout.pit(pit);
                let edge = (half * out.abs()).length() - (at - middle).dot(out);
                self.names.push((at + out * (edge + line / 2.0) + shift, column_name(board.column(pit))));
            }
            if shape.sides {
                let far = half + Vec2::new(line + shape.names * 1.4, 1.5 * line);
                self.sides.push((side, middle + out * far + shift));
            }
        }
        self.strips.push(Strip { columns: 0..board.columns, window, shift, open: [false; 2] });
    }

    /// Finds where on paper everything lies that a strip shows.
    fn put_on_paper(&mut self, board: &Board) {
        for pit in board.pits() {
            let seen = self.seen(self.layout.pit(pit)).next();
            self.pits[pit.index()] = seen;
        }
        let mut trays = Vec::new();
        for &side in board.sides() {
            let rect = |place: Place| self.layout.tray(place).map(|tray| tray.rect);
            // Special pieces that were won are drawn in the store.
            let store = rect(Place::store(side)).map(|store| match rect(Place::special_store(side)) {
                Some(specials) => store.union(specials),
                None => store,
            });
            trays.extend([(Place::store(side), store), (Place::penalty(side), rect(Place::penalty(side)))]);
        }
        let end = |pit| (Place::pit(pit), self.layout.tray(Place::pit(pit)).map(|tray| tray.rect));
        trays.extend(board.ends().map(end));
        let moved = |rect: Rect, by: Vec2| Rect { min: rect.min + by, max: rect.max + by };
        let shown = |(place, rect): (Place, Option<Rect>)| {
            let middle = rect?.center();
            Some((place, moved(rect?, self.seen(middle).next()? - middle)))
        };
        let mut trays: Vec<(Place, Rect)> = trays.into_iter().filter_map(shown).collect();
        for place in board.sides().iter().filter(|&&side| board.has_hand(side)).map(|&side| Place::hand(side)) {
            let Some(rect) = self.layout.tray(place).map(|tray| tray.rect) else { continue };
            trays.extend(self.beside_strips(rect.center()).map(|by| (place, moved(rect, by))));
        }
        self.trays = trays;
        self.parting = self.cut(&parting(&self.layout));
    }

    /// Returns how far something beside the board is moved: with the end of the first strip, or of the last, that is nearest.
    fn beside_strips(&self, at: Vec2) -> Option<Vec2> {
        let (wood, middle) = (self.layout.board, self.layout.board.center());
        let strip = if at.y < middle.y { self.strips.first()? } else { self.strips.last()? };
        let frame = strip.frame();
        let aside = if at.x < middle.x { frame.min.x - wood.min.x } else { frame.max.x - wood.max.x };
        Some(Vec2::new(aside, strip.shift.y))
    }
}

impl Strip {
    /// Returns the outline on paper.
    fn frame(&self) -> Rect {
        Rect { min: self.window.min + self.shift, max: self.window.max + self.shift }
    }
}

/// Returns the line between the sides; nothing for a board that has none.
fn parting(layout: &Layout) -> Vec<Vec2> {
    let rows = layout.rows().inflate(PAST_PITS * layout.radius);
    let (left, right) = (rows.min.x, rows.max.x);
    match layout.carving {
        Carving::Bare | Carving::Seam(_) | Carving::Square(_) => Vec::new(),
        Carving::Halves | Carving::Rings(_) => [left, right].map(|x| Vec2::new(x, layout.board.center().y)).to_vec(),
        Carving::Step { x, y: [near, far] } => {
            [(left, near), (x, near), (x, far), (right, far)].map(Vec2::from).to_vec()
        }
    }
}

/// Returns the parts of a line between the left and the right edge of a window.
fn clipped(line: &[Vec2], window: Rect) -> Vec<Vec<Vec2>> {
    let [left, right] = [window.min.x, window.max.x];
    let mut parts: Vec<Vec<Vec2>> = Vec::new();
    for ends in line.windows(2) {
        let [from, to] = [ends[0], ends[1]];
        if from.x.max(to.x) < left || from.x.min(to.x) > right {
            continue;
        }
        let inside = |at: Vec2| match at.x.clamp(left, right) {
            x if x == at.x => at,
            x => from.lerp(to, (x - from.x) / (to.x - from.x)),
        };
        match parts.last_mut() {
            Some(part) if part.last() == Some(&from) => part.push(inside(to)),
            _ => parts.push(vec![inside(from), inside(to)]),
        }
    }
    parts
}

/// Returns columns in strips of about the same width, none wider than `most`.
pub(crate) fn strips(columns: u8, most: u8) -> Vec<Range<u8>> {
    let count = columns.div_ceil(most.max(1)).max(1);
    let each = columns.div_ceil(count).max(1);
    (0..count).map(|i| i * each..columns.min((i + 1) * each)).collect()
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
