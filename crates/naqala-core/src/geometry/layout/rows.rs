//! Boards whose rows lie one above another: one row, two, three with a middle row that is shared, four, and the torus.

use super::{
    Carving, EndSpot, FIFTH, Ghost, Layout, Letters, NAME_WIDTH, Names, PLATE, PitSpot, READABLE, SCORE, Spacing, Tray,
    largest, largest_radius,
};
use bevy_math::{Rect, Vec2};
use mancala::rules::board::{MAX_HIGH_COLUMNS, Stores};
use mancala::rules::{Board, PitId, Place, Side};

/// The least by which each half of a shared row is moved towards its owner, in pit radii.
const STEP: f32 = 0.5;
/// Room between a ring's line and the pits within, in pit radii.
const RING_ROOM: f32 = 0.3;
/// Growth of the ridges where there is room, in pit radii.
const RIDGE_GROWS: f32 = 0.5;
/// The height of a line of counts and of a player's name where there is room, in pit radii.
const GROWN_LINE: f32 = 0.6;
const GROWN_PLATE: f32 = 0.8;
/// Growth of the margin above and below where there is room, in pit radii.
const MARGIN_GROWS: f32 = 0.35;
/// Extra room between pits across the joined edges of a torus, in pit radii.
const SEAM: f32 = 0.45;
/// From the pits of a board that is set endwise to the middles of their counts and to where their names begin, in lines.
const ENDWISE_COUNT: f32 = 0.7;
const ENDWISE_NAME: f32 = 1.4;
/// The least room beside each column of such a board, and what is beyond a name, in lines.
const ENDWISE_LABELS: f32 = 2.5;
const BEYOND_NAME: f32 = 0.15;
/// Width of the plates of such a board, in their heights.
const WIDE_PLATE: f32 = 7.0;
/// Room between the lower edge of the board's face and the name below, in pit radii: one sees there how thick it is.
const THICK: f32 = 0.13;
/// The part of the height of a pit at an end in which special pieces lie.
const END_SPECIALS: f32 = 0.36;
/// Distance of seeds and special pieces from the rounded ends of such a pit, in pit radii: above, below, and towards
/// the board's edge.
const END_ROUND: f32 = 0.42;
/// Height of the tray for special pieces that were won, in pit radii.
const SPECIALS_STORE: f32 = 1.75;
/// The least width of a store of a wide board, in lines of its count.
const STORE_COUNT: f32 = 1.6;
/// Least distance between the stores of two players at one edge, in pit radii.
const STORES_APART: f32 = 0.3;
/// Room beyond the hollow of a hand's tray, in pit radii.
const BEYOND_HAND: f32 = 0.3;

/// Lays a board out within `area`.
pub(super) fn lay(board: &Board, area: Rect, letters: Letters) -> Layout {
    let hands = board.sides().iter().any(|&side| board.has_hand(side));
    let ways: &[Hands] = if hands { &[Hands::Aside, Hands::Across] } else { &[Hands::None] };
    let sizes = ways.iter().map(|&hands| {
        let sizes = |radius, ease| Sizes::new(board, radius, &Spacing::TABLE, letters, hands, ease);
        let radius = largest_radius(area.size(), |radius| sizes(radius, 0.0).table);
        let most = if letters.grow { 1.0 } else { 0.0 };
        sizes(radius, largest(most, |ease| sizes(radius, ease).table.cmple(area.size()).all()))
    });
    let sizes = sizes.max_by(|a, b| a.radius.total_cmp(&b.radius));
    sizes.map_or_else(Layout::default, |sizes| sizes.lay(board, area))
}

/// Lays a board out with pits of a radius, about the origin.
pub(super) fn lay_radius(board: &Board, radius: f32, spacing: &Spacing, hands: bool) -> Layout {
    let has_hands = hands && board.sides().iter().any(|&side| board.has_hand(side));
    let hands = if has_hands { Hands::Across } else { Hands::None };
    Sizes::new(board, radius, spacing, Letters::NONE, hands, 0.0).lay(board, Rect::default())
}

/// The sizes that follow from a radius.
struct Sizes {
    spacing: Spacing,
    radius: f32,
    line: f32,
    plate: f32,
    letters: Letters,
    names: Names,
    /// Growth of the table into room that the pits leave, 0 to 1.
    ease: f32,
    wood: Vec2,
    /// The board with what lies round it.
    table: Vec2,
    hands: Hands,
}

/// Placement of the trays of the hands.
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
    fn new(board: &Board, radius: f32, spacing: &Spacing, letters: Letters, hands: Hands, ease: f32) -> Sizes {
        let (line, plate) = letters.heights(radius, spacing);
        let (line, plate) = (
            line.max(grown(spacing.line, GROWN_LINE, ease) * radius),
            plate.max(grown(spacing.plate, GROWN_PLATE, ease) * radius),
        );
        // Small pits leave room above and below for names of the usual size.
        let plate = if board.columns > MAX_HIGH_COLUMNS { plate.max(PLATE * letters.text) } else { plate };
        let names = match letters.names(radius, line) {
            _ if board.is_endwise() => Names::Beside,
            Names::Nowhere | Names::Beyond
                if board.columns > MAX_HIGH_COLUMNS && letters.fifth_name(radius, line) >= READABLE =>
            {
                Names::Fifths
            }
            names => names,
        };
        let (spacing, zero) = (*spacing, Vec2::ZERO);
        let bare = Sizes { spacing, radius, line, plate, letters, names, ease, wood: zero, table: zero, hands };
        let wood = Vec2::new(bare.width(board), bare.height(board)) + 2.0 * bare.margin(board);
        // A band above and below for names and hands, and room at the ends.
        let [hand, _] = spacing.hand;
        let [below, above] = spacing.hand_gap.map(|gap| (gap + hand + BEYOND_HAND) * radius);
        let band = |across| plate.max(if hands == Hands::Across { across } else { 0.0 });
        let aside = if hands == Hands::Aside { below } else { 0.3 * radius };
        // Who plays alone has their name below.
        let bands = band(below) + if board.sides().len() == 1 { 0.0 } else { band(above) };
        let table = wood + Vec2::new(2.0 * aside, bands + 0.3 * radius);
        Sizes { wood, table, ..bare }
    }

    /// The width of what lies within the board's margin.
    fn width(&self, board: &Board) -> f32 {
        let Spacing { pitch, store_gap, end, .. } = self.spacing;
        let store = if board.has_stores() { self.store_width(board) + store_gap * self.radius } else { 0.0 };
        let stores = store * if board.sides().len() == 1 { 1.0 } else { 2.0 };
        let ends = if board.has_ends() { 2.0 * (end + store_gap) } else { 0.0 };
        let ghosts = self.has_ghosts(board);
        let columns = if ghosts { board.columns + 2 } else { board.columns };
        let between = if ghosts { 2.0 * SEAM } else { 0.0 };
        (pitch * f32::from(columns) - (pitch - 2.0) + ends + between) * self.radius + stores + 2.0 * self.beside(board)
    }

    /// The width of a store; beside many small pits, of its count.
    fn store_width(&self, board: &Board) -> f32 {
        let [usual, only] = self.spacing.store;
        let part = if board.sides().len() == 1 { only } else { usual };
        let count = if board.columns > MAX_HIGH_COLUMNS { STORE_COUNT * self.line } else { 0.0 };
        count.max(part * self.radius)
    }

    /// The height of what lies within the board's margin.
    fn height(&self, board: &Board) -> f32 {
        let &Sizes { radius, spacing, .. } = self;
        let cells = |rows: u8| f32::from(rows) * (2.0 * radius + self.labels());
        let between = |gaps: u8| f32::from(gaps) * spacing.rows * radius;
        let pitch = spacing.endwise_pitch;
        match board.rows {
            rows if self.has_ghosts(board) => cells(rows + 2) + between(rows + 1) + 2.0 * SEAM * radius,
            rows if board.is_torus() => cells(rows) + between(rows - 1),
            rows if board.is_endwise() => (pitch * f32::from(rows) - 2.0 * (pitch - 2.0)) * radius + self.ridge(board),
            1 => {
                // Above a store there is no count where counts are written in the pits.
                let store = if self.line > 0.0 { 2.4 * radius + SCORE * self.line } else { 0.0 };
                (spacing.one_row * radius).max(cells(1)).max(store)
            }
            rows => cells(rows) + between(rows - 2) + self.ridge(board),
        }
    }

    /// Returns whether pits are seen again beyond the edges.
    fn has_ghosts(&self, board: &Board) -> bool {
        board.is_torus() && self.spacing.ghosts
    }

    /// Room for counts and names beside the columns of a board that is set endwise.
    fn beside(&self, board: &Board) -> f32 {
        let names = (ENDWISE_NAME + BEYOND_NAME) * self.line + NAME_WIDTH * self.letters.name(self.line);
        if board.is_endwise() { names.max(ENDWISE_LABELS * self.line) } else { 0.0 }
    }

    /// The height of what is written below a pit or above it.
    fn labels(&self) -> f32 {
        self.line
            + match self.names {
                Names::Beyond | Names::Fifths => self.name(),
                Names::Beside | Names::Nowhere => 0.0,
            }
    }

    /// The size of the letters of a pit's name.
    fn name(&self) -> f32 {
        match self.names {
            Names::Fifths => self.letters.fifth_name(self.radius, self.line),
            Names::Nowhere | Names::Beside | Names::Beyond => self.letters.name(self.line),
        }
    }

    /// Room between the board's edge and what lies on it.
    fn margin(&self, board: &Board) -> Vec2 {
        let [usual, wide] = self.spacing.margin;
        let margin = if has_rings(board) || matches!(board.rows, 1 | 3) { wide } else { usual };
        self.radius * Vec2::new(margin, margin + self.ease * MARGIN_GROWS)
    }

    /// Room between the sides, besides that of pits and counts.
    fn ridge(&self, board: &Board) -> f32 {
        let &Sizes { radius, spacing, .. } = self;
        let [usual, wide] = spacing.ridge;
        let ridge = match board.rows {
            _ if has_rings(board) => wide * radius,
            3 => (wide * radius).max(self.labels() + spacing.rows * radius + STEP * radius),
            _ => usual * radius,
        };
        ridge + self.ease * RIDGE_GROWS * radius
    }

    fn lay(&self, board: &Board, area: Rect) -> Layout {
        let &Sizes { radius, line, .. } = self;
        let mut wood = Rect::from_center_size(area.center(), self.wood);
        if let [_] = board.sides() {
            // There is a name below only.
            let up = Vec2::Y * (self.table.y - self.wood.y - 0.3 * radius) / 2.0;
            wood = Rect { min: wood.min - up, max: wood.max - up };
        }
        let margin = self.margin(board);
        let inner = Rect { min: wood.min + margin, max: wood.max - margin };
        let spot = |column: i8, row: i8| self.spot(board, inner, column, row);
        let mut pits: Vec<PitSpot> =
            board.pits().map(|pit| spot(board.column(pit) as i8, board.row(pit) as i8)).collect();
        let ghosts = if self.has_ghosts(board) { ghosts_of(board, spot) } else { Vec::new() };
        let carving = self.carve(board, &pits, inner);
        let ends: Vec<EndSpot> = board.ends().map(|pit| self.end(board, inner, pit)).collect();
        pits.extend(ends.iter().map(|end| self.end_spot(end)));
        let plays = |side: Side| board.sides().contains(&side);
        let store = |side: Side| (board.has_stores() && plays(side)).then(|| self.store(board, inner, side));
        Layout {
            turned: false,
            board: wood,
            radius,
            line,
            name_size: self.name(),
            plates: Side::ALL.map(|side| match plays(side) {
                true if board.is_endwise() => self.wide_plate(wood, area, side),
                true => self.shared_plate(board, wood, side),
                false => Rect::default(),
            }),
            plate: self.plate,
            carving,
            pits,
            ends,
            stores: Side::ALL.map(store),
            hands: Side::ALL.map(|side| self.hand(wood, side).filter(|_| plays(side))),
            penalties: [const { None }; 4],
            specials: Side::ALL.map(|side| store(side).and_then(|_| self.special_store(board, inner, side))),
            shared: board.specials_in_rows(),
            ghosts,
            cell: self.cell(board),
        }
    }

    /// A pit; beyond the edges of a torus, one seen again.
    fn spot(&self, board: &Board, inner: Rect, column: i8, row: i8) -> PitSpot {
        let &Sizes { radius: r, line, .. } = self;
        if board.is_endwise() {
            return self.endwise_spot(board, inner, column, row);
        }
        let labels = self.labels();
        let cell = self.cell(board);
        let torus = board.is_torus();
        // Beyond the edges of a torus lie one more column and one more row on each side.
        let ghosts = self.has_ghosts(board);
        let beyond = if ghosts { cell + Vec2::splat(SEAM * r) } else { Vec2::ZERO };
        // What lies beyond an edge lies beyond its seam.
        let past = |at: i8, cells: u8| match at {
            _ if !ghosts => 0.0,
            ..0 => -SEAM * r,
            _ if at >= cells as i8 => SEAM * r,
            _ => 0.0,
        };
        let Spacing { store_gap, end, .. } = self.spacing;
        // Who plays alone has a store at the right only.
        let at_left = board.has_stores() && board.sides().len() > 1;
        let stores = if at_left { self.store_width(board) + store_gap * r } else { 0.0 };
        let ends = if board.has_ends() { (end + store_gap) * r } else { 0.0 };
        let x = inner.min.x + stores + ends + beyond.x + r + cell.x * f32::from(column) + past(column, board.columns);
        // Counts stand on the side of a pit's owner, or of the player at whose edge it lies.
        let below = match board.rows {
            _ if torus => true,
            3 if row == 1 => column >= (board.columns / 2) as i8,
            rows => row < rows.div_ceil(2) as i8,
        };
        let y = match board.rows {
            1 => inner.center().y - labels / 2.0,
            _ if below => inner.max.y - beyond.y - cell.y * f32::from(row) - past(row, board.rows) - labels - r,
            rows => inner.min.y + cell.y * f32::from(rows as i8 - 1 - row) + labels + r,
        };
        let out = if below { 1.0 } else { -1.0 };
        let count = Vec2::new(x, y + out * (r + line / 2.0));
        let name = match self.names {
            Names::Beyond => Some(count + Vec2::Y * out * labels / 2.0),
            Names::Fifths => (column as u8).is_multiple_of(FIFTH).then_some(count + Vec2::Y * out * labels / 2.0),
            Names::Beside => Some(count - Vec2::X * self.letters.name_offset(r, line)),
            Names::Nowhere => None,
        };
        PitSpot { centre: Vec2::new(x, y), count, name }
    }

    /// A pit of a board that stands with its ends towards the players: its count and its name stand outside the columns,
    /// where there is room.
    fn endwise_spot(&self, board: &Board, inner: Rect, column: i8, row: i8) -> PitSpot {
        let &Sizes { radius: r, line, .. } = self;
        let (cell, half) = (self.cell(board), board.rows.div_ceil(2) as i8);
        let x = inner.min.x + self.beside(board) + r + cell.x * f32::from(column);
        let y = if row < half {
            inner.max.y - cell.y * f32::from(row) - r
        } else {
            inner.min.y + cell.y * f32::from(board.rows as i8 - 1 - row) + r
        };
        let out = if column < (board.columns / 2) as i8 { -1.0 } else { 1.0 };
        let aside = |far: f32| Vec2::new(x + out * (r + far), y);
        let name = ENDWISE_NAME * line + NAME_WIDTH / 2.0 * self.letters.name(line);
        PitSpot { centre: Vec2::new(x, y), count: aside(ENDWISE_COUNT * line), name: Some(aside(name)) }
    }

    /// A pit at an end: between the rows and the store, with the count of its seeds below it, and its name and the count of
    /// its special pieces above.
    fn end(&self, board: &Board, inner: Rect, pit: PitId) -> EndSpot {
        let &Sizes { radius: r, line, spacing: Spacing { store_gap, end, .. }, .. } = self;
        let store = if board.has_stores() { self.store_width(board) + store_gap * r } else { 0.0 };
        let left = board.ends().next() == Some(pit);
        let x = if left { inner.min.x + store } else { inner.max.x - store - end * r };
        let above = if self.names == Names::Fifths { line.max(self.name()) } else { line };
        let rect = Rect::new(x, inner.min.y + above, x + end * r, inner.max.y - line);
        let count = Vec2::new(rect.center().x, rect.max.y + line / 2.0);
        // Special pieces lie at the end away from the count of the seeds. Towards the board's edge the hollow is round.
        let parted = rect.min.y + if board.specials > 0 { END_SPECIALS * rect.height() } else { 0.0 };
        let round = Vec2::splat(END_ROUND * r);
        let [outer, inner] = if left { [round.x, 0.0] } else { [0.0, round.x] };
        let bed = Rect::new(rect.min.x + outer, rect.min.y + round.y, rect.max.x - inner, rect.max.y - round.y);
        let pieces = Rect { max: Vec2::new(bed.max.x, parted), ..bed };
        let seeds = Rect { min: Vec2::new(bed.min.x, parted.max(bed.min.y)), ..bed };
        EndSpot {
            whole: Tray::new(Place::pit(pit), rect, count),
            above: Vec2::new(rect.center().x, rect.min.y - above / 2.0),
            seeds: Tray::new(Place::pit(pit), seeds.inflate(-0.05 * r), count),
            specials: pieces.center(),
        }
    }

    /// The same as a pit has it.
    fn end_spot(&self, end: &EndSpot) -> PitSpot {
        let Tray { rect, count, .. } = end.whole;
        let name = match self.names {
            Names::Beyond | Names::Beside => {
                Some(end.above - Vec2::X * self.letters.name_offset(self.radius, self.line))
            }
            // Boards with as many columns have no special pieces to be counted there.
            Names::Fifths => Some(end.above),
            Names::Nowhere => None,
        };
        PitSpot { centre: rect.center(), count, name }
    }

    /// From the middle of a pit to those of its neighbours.
    fn cell(&self, board: &Board) -> Vec2 {
        let &Sizes { radius: r, spacing, .. } = self;
        let down =
            if board.is_endwise() { spacing.endwise_pitch * r } else { 2.0 * r + self.labels() + spacing.rows * r };
        Vec2::new(spacing.pitch * r, down)
    }

    /// At its owner's right hand, with the count at the far end.
    fn store(&self, board: &Board, inner: Rect, side: Side) -> Tray {
        let score = SCORE * self.line;
        let width = self.store_width(board);
        let (upper, beside) = seat(side);
        // Where two sit at one edge, the store of South or North lies nearer to it.
        let (mut top, mut bottom) = (inner.min.y, inner.max.y);
        if board.sides().contains(&beside) {
            let nearer = matches!(side, Side::South | Side::North);
            let apart = (STORES_APART * self.radius - score).max(0.0) / 2.0;
            if upper == nearer {
                bottom = inner.center().y - apart;
            } else {
                top = inner.center().y + apart;
            }
        }
        let (y0, y1, count) = match upper {
            true => (top + score, bottom, top + score / 2.0),
            false => (top, bottom - score, bottom - score / 2.0),
        };
        let at_left = upper != (board.stores == Stores::OwnLeft);
        let x = if at_left { inner.min.x } else { inner.max.x - width };
        let mut rect = Rect::new(x, y0, x + width, y1);
        if board.specials > 0 {
            let taken = SPECIALS_STORE * self.radius + self.line;
            match side {
                Side::North => rect.max.y -= taken,
                _ => rect.min.y += taken,
            }
        }
        Tray::new(Place::store(side), rect, Vec2::new(rect.center().x, count))
    }

    /// Returns where special pieces are kept that were won: at the end of the store away from its count, with a count
    /// between.
    fn special_store(&self, board: &Board, inner: Rect, side: Side) -> Option<Tray> {
        if board.specials == 0 {
            return None;
        }
        let store = self.store(board, inner, side).rect;
        let height = SPECIALS_STORE * self.radius;
        let (y0, count) = match side {
            Side::North => (inner.max.y - height, store.max.y + self.line / 2.0),
            _ => (inner.min.y, store.min.y - self.line / 2.0),
        };
        let rect = Rect::new(store.min.x, y0, store.max.x, y0 + height);
        Some(Tray::new(Place::special_store(side), rect, Vec2::new(rect.center().x, count)))
    }

    fn hand(&self, wood: Rect, side: Side) -> Option<Tray> {
        let (r, south) = (self.radius, side != Side::North);
        let Spacing { hand: [hand, length], hand_gap: [below, above], .. } = self.spacing;
        match self.hands {
            Hands::None => None,
            Hands::Across => {
                let width = (wood.width() * 0.55).min(length * r).max(hand * r);
                let (x, y) = if south {
                    (wood.min.x, wood.max.y + below * r)
                } else {
                    (wood.max.x - width, wood.min.y - (above + hand) * r)
                };
                let rect = Rect::new(x, y, x + width, y + hand * r);
                let away = 1.2 * self.line;
                let beside = if south { rect.max.x + away } else { rect.min.x - away };
                Some(Tray::new(Place::hand(side), rect, Vec2::new(beside, rect.center().y)))
            }
            Hands::Aside => {
                // At the player's right, with the count at the far end.
                let score = self.line * 1.6;
                let height = (wood.height() - score).min(length * r).max(hand * r);
                let (x, y, count) = if south {
                    (wood.max.x + below * r, wood.max.y - height, -score / 2.0)
                } else {
                    (wood.min.x - (below + hand) * r, wood.min.y, height + score / 2.0)
                };
                let rect = Rect::new(x, y, x + hand * r, y + height);
                Some(Tray::new(Place::hand(side), rect, Vec2::new(rect.center().x, y + count)))
            }
        }
    }

    fn plate(&self, wood: Rect, side: Side) -> Rect {
        let (across, south) = (self.hands == Hands::Across, side != Side::North);
        let room = if across { (wood.width() * 0.45 - 2.7 * self.line).max(0.0) } else { wood.width() };
        let x = if across && south { wood.max.x - room } else { wood.min.x };
        let y = if south { wood.max.y + THICK * self.radius } else { wood.min.y - self.plate };
        Rect::new(x, y, x + room, y + self.plate)
    }

    /// The plate of a side; where two sit at one edge, South or North has its left half.
    fn shared_plate(&self, board: &Board, wood: Rect, side: Side) -> Rect {
        let (upper, beside) = seat(side);
        let whole = self.plate(wood, if upper { Side::North } else { Side::South });
        if !board.sides().contains(&beside) {
            return whole;
        }
        let middle = whole.center().x;
        match side {
            Side::South | Side::North => Rect { max: Vec2::new(middle, whole.max.y), ..whole },
            Side::East | Side::West => Rect { min: Vec2::new(middle, whole.min.y), ..whole },
        }
    }

    /// The plate of a narrow board may be wider than the wood.
    fn wide_plate(&self, wood: Rect, area: Rect, side: Side) -> Rect {
        let plate = self.plate(wood, side);
        let room = (WIDE_PLATE * self.plate).min(area.max.x - plate.min.x);
        Rect { max: Vec2::new(plate.max.x.max(plate.min.x + room), plate.max.y), ..plate }
    }

    /// The lines in the wood. `inner` is what lies within the board's margin.
    fn carve(&self, board: &Board, pits: &[PitSpot], inner: Rect) -> Carving {
        let r = self.radius;
        let (Some(first), Some(last)) = (pits.first(), pits.last()) else { return Carving::Bare };
        let labels = self.beside(board);
        let (left, right) = (first.centre.x - r - labels, last.centre.x + r + labels);
        match board.rows {
            1 => Carving::Bare,
            // Seats that are named one by one need not be parted by a line.
            _ if board.names_seats() => Carving::Bare,
            3 => {
                let half = usize::from(board.columns / 2);
                let shared = &pits[usize::from(board.columns)..2 * usize::from(board.columns)];
                let (norths, souths) = shared.split_at(half);
                let between = self.ridge(board) / 2.0;
                let (Some(norths), Some(souths)) = (norths.last(), souths.first()) else { return Carving::Halves };
                Carving::Step {
                    x: (norths.centre.x + souths.centre.x) / 2.0,
                    y: [norths.centre.y + r + between, souths.centre.y - r - between],
                }
            }
            _ if has_rings(board) => {
                let ring = |side: Side| {
                    let aside = RING_ROOM * r;
                    let edge = 0.2 * r;
                    let south = side != Side::North;
                    let middle = inner.center().y + if south { 1.0 } else { -1.0 } * self.ridge(board) / 2.0;
                    let (top, bottom) =
                        if south { (middle - aside, inner.max.y + edge) } else { (inner.min.y - edge, middle + aside) };
                    Rect::new(left - aside, top, right + aside, bottom)
                };
                Carving::Rings(Side::BOTH.map(ring))
            }
            _ if board.is_torus() => {
                let between = (self.spacing.pitch - 2.0 + SEAM) * r / 2.0;
                let top = last.centre.y - r - SEAM * r / 2.0;
                let bottom = first.centre.y + r + self.labels() + SEAM * r / 2.0;
                Carving::Seam(Rect::new(left - between, top, right + between, bottom))
            }
            _ => Carving::Halves,
        }
    }
}

/// Returns whether each side sows round its own half, of two rows or more, so that a ring is drawn there.
fn has_rings(board: &Board) -> bool {
    board.rows > 3 && !board.is_torus() && !board.crosses() && !board.names_seats()
}

/// Returns whether a side sits at the upper edge, and which side sits beside it there, to its right on screen or to its
/// left.
fn seat(side: Side) -> (bool, Side) {
    match side {
        Side::South => (false, Side::East),
        Side::East => (false, Side::South),
        Side::North => (true, Side::West),
        Side::West => (true, Side::North),
    }
}

/// A length in pit radii between that of a table which has not grown and that of one which has.
fn grown(from: f32, to: f32, ease: f32) -> f32 {
    from + (to - from) * ease
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
