//! Layout of a board of any shape. All lengths follow from one number, the radius of a pit: either the largest that fits
//! into an area, or one that is given.

mod letters;
mod rows;
mod spacing;
mod square;
#[cfg(test)]
mod tests;

pub use letters::{COUNT_SIZE, Letters, PLATE_SIZE};
pub use spacing::Spacing;
pub use square::outwards;

use super::slots::{SHARED_RADIUS, SPECIAL_RADIUS, STONE_RADIUS, StoreBed, pit_slot, shared_slot};
use bevy_math::{Rect, Vec2};
use letters::{FIFTH, NAME_WIDTH, Names, PLATE, READABLE};
use mancala::rules::{Board, PitId, Place, PlaceKind, Side};

/// The part of the radius of a pit or a tray on which stones lie; the rest is its sloping wall.
const FLOOR: f32 = 0.94;

/// Stones are larger for their pits where those are smaller than this radius, in pixels.
const SMALL: f32 = 22.0;
/// Largest factor for that, so that the stones still lie inside.
const LARGER: f32 = 1.28;

/// Radius of a special piece that shares its room with no seeds, in pit radii.
const ALONE: f32 = 0.42;
/// Distance of such pieces from the middle of their place, one to each side, in pit radii.
const BESIDE: [f32; 2] = [0.42, 0.3];
/// Distance of the count of special pieces to the right of the count of the pit's seeds, in pit radii.
const SPECIAL_COUNT: f32 = 0.9;
/// Distance of the count of special pieces above a pit at an end to the right of the pit's middle, in pit radii.
const END_COUNT: f32 = 0.25;
/// Height of the line of a store's count, in lines.
const SCORE: f32 = 1.4;

/// Layout of a board. Made by [`Layout::new`] or [`Layout::of_radius`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The wooden board.
    pub board: Rect,
    /// Radius of a pit.
    pub radius: f32,
    /// Height of a line in which a count stands.
    pub line: f32,
    /// Size of the letters of a pit's name.
    pub name_size: f32,
    /// Outline of each player's name, by [`Side::index`]; empty for a side that does not play.
    pub plates: [Rect; 4],
    /// Height of a line in which a player's name stands: of the plate, unless more is said below the name.
    pub plate: f32,
    pits: Vec<PitSpot>,
    /// Those of them that lie at the ends of the board; they come last.
    ends: Vec<EndSpot>,
    stores: [Option<Tray>; 4],
    hands: [Option<Tray>; 4],
    penalties: [Option<Tray>; 4],
    /// Trays of the special pieces that each side has won.
    specials: [Option<Tray>; 4],
    /// `true` if seeds share their pits with special pieces.
    shared: bool,
    /// Lines carved into the wood, apart from the hollows.
    pub carving: Carving,
    /// On a torus, the pits beyond its edges.
    pub ghosts: Vec<Ghost>,
    /// Distance between the middles of neighbouring pits of a row, and of a column within one side.
    pub cell: Vec2,
    /// Set where the board is seen from North's seat: see [`Layout::turned`].
    pub turned: bool,
}

/// Lines in the wood, in the same pixels as all else.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Carving {
    /// Nothing.
    #[default]
    Bare,
    /// A line between the two sides.
    Halves,
    /// A line between the two sides that takes a step in the middle of a row which they share.
    Step {
        /// Point along the line at which it steps up.
        x: f32,
        /// Its height to the left of the step, and to the right.
        y: [f32; 2],
    },
    /// A line between the two sides, and one round the rows of each, by [`Side::index`].
    Rings([Rect; 2]),
    /// A line along the edges of a torus: what lies beyond is seen twice.
    Seam(Rect),
    /// A line round the row and the store of each side of a square, by [`Side::index`].
    Square([Rect; 4]),
}

/// The outline of a hollow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outline {
    /// An oblong whose corners have this radius, as a part of half of its smaller side: 1 for ends as round as can be.
    Oblong(f32),
    /// A half round, straight on its left.
    StraightLeft,
    /// A half round, straight on its right.
    StraightRight,
}

/// A pit of a torus seen again beyond the edge opposite to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Pit that is seen again.
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
    /// Middle of its name, where there is room for it.
    name: Option<Vec2>,
}

/// A pit at an end of the board: a hollow as high as both rows.
#[derive(Clone, Debug, PartialEq)]
struct EndSpot {
    whole: Tray,
    /// The middle of the line above it.
    above: Vec2,
    /// Tray of its seeds.
    seeds: Tray,
    /// Place of its special pieces, one on the other.
    specials: Vec2,
}

/// A store, a penalty pit, or what a hand lies in: a hollow with rounded ends.
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
        Layout::with_letters(board, area, Letters { text, least: 0.0, grow: true })
    }

    /// Lays a board out for a drawing without letters.
    pub fn compact(board: &Board, area: Rect) -> Layout {
        Layout::with_letters(board, area, Letters::NONE)
    }

    /// Lays a board out within `area`.
    pub fn with_letters(board: &Board, area: Rect, letters: Letters) -> Layout {
        if board.is_square() { square::lay(board, area, letters) } else { rows::lay(board, area, letters) }
    }

    /// Lays a board out with pits of a radius, about the origin. `hands`: there is a tray along the edge of the board for
    /// each hand.
    pub fn of_radius(board: &Board, radius: f32, spacing: &Spacing, hands: bool) -> Layout {
        match board.is_square() {
            true => square::lay_radius(board, radius, spacing),
            false => rows::lay_radius(board, radius, spacing, hands),
        }
    }

    /// The left end of the line in which a player's name stands, half way up.
    pub fn name_line(&self, side: Side) -> Vec2 {
        let plate = self.plates[side.index()];
        Vec2::new(plate.min.x, plate.min.y + self.plate / 2.0)
    }

    /// Returns whether what else is said of a seat stands below the name; otherwise it goes on beside it.
    pub fn says_below(&self, side: Side) -> bool {
        self.plates[side.index()].height() > 1.5 * self.plate
    }

    /// Radius of a stone. In small pits stones are larger for their pits, or they would be specks.
    pub fn stone(&self) -> f32 {
        let larger = (SMALL / self.radius.max(1e-3)).clamp(1.0, LARGER);
        larger * FLOOR * self.radius * if self.shared { SHARED_RADIUS } else { STONE_RADIUS }
    }

    /// Radius of a special piece. One that has room of its own is seen to be worth more than a seed.
    pub fn special(&self) -> f32 {
        if self.shared { self.stone() * SPECIAL_RADIUS / SHARED_RADIUS } else { ALONE * self.radius }
    }

    /// The middle of a pit.
    ///
    /// # Panics
    /// If the pit is not of the board laid out.
    pub fn pit(&self, pit: PitId) -> Vec2 {
        self.pits[pit.index()].centre
    }

    /// The rectangle around the pits in rows.
    pub fn rows(&self) -> Rect {
        let middles = || self.pits[..self.pits.len() - self.ends.len()].iter().map(|spot| spot.centre);
        let [least, most] = [middles().reduce(Vec2::min), middles().reduce(Vec2::max)].map(Option::unwrap_or_default);
        Rect::from_corners(least, most).inflate(self.radius)
    }

    /// The middle of a pit's name, if there is room for it.
    ///
    /// # Panics
    /// If the pit is not of the board laid out.
    pub fn name(&self, pit: PitId) -> Option<Vec2> {
        self.pits[pit.index()].name
    }

    /// A store, a penalty pit, what a hand lies in, or a pit at an end; other pits have none, nor has a place that this board
    /// lacks.
    pub fn tray(&self, place: Place) -> Option<&Tray> {
        match place.kind() {
            PlaceKind::Pit(pit) | PlaceKind::Special(pit) => self.end(pit).map(|end| &end.whole),
            PlaceKind::Spare(_) | PlaceKind::Flight => None,
            PlaceKind::Store(side) => self.stores[side.index()].as_ref(),
            PlaceKind::SpecialStore(side) => self.specials[side.index()].as_ref(),
            PlaceKind::Hand(side) => self.hands[side.index()].as_ref(),
            PlaceKind::Penalty(side) => self.penalties[side.index()].as_ref(),
        }
    }

    /// The middle of a place; of a place that this board lacks, a point beside the board.
    pub fn centre(&self, place: Place) -> Vec2 {
        match (place.kind(), self.tray(place)) {
            (PlaceKind::Pit(pit) | PlaceKind::Special(pit), _) => {
                self.pits.get(pit.index()).map_or(self.board.center(), |spot| spot.centre)
            }
            (PlaceKind::Flight, _) => self.board.center(),
            (_, Some(tray)) => tray.rect.center(),
            (
                PlaceKind::Store(side)
                | PlaceKind::Hand(side)
                | PlaceKind::Penalty(side)
                | PlaceKind::Spare(side)
                | PlaceKind::SpecialStore(side),
                None,
            ) => self.plates[side.index()].center(),
        }
    }

    /// The middle of a place's count.
    pub fn count(&self, place: Place) -> Vec2 {
        match (place.kind(), self.tray(place)) {
            (PlaceKind::Pit(pit), _) => self.pits.get(pit.index()).map_or(self.board.center(), |spot| spot.count),
            (PlaceKind::Special(pit), _) => match self.end(pit) {
                Some(end) => end.above + Vec2::X * END_COUNT * self.radius,
                None => self.count(Place::pit(pit)) + Vec2::X * SPECIAL_COUNT * self.radius,
            },
            (_, Some(tray)) => tray.count,
            (_, None) => self.centre(place),
        }
    }

    /// Half the width and half the height of a place.
    pub fn half_size(&self, place: Place) -> Vec2 {
        self.tray(place).map_or(Vec2::splat(self.radius), |tray| tray.rect.half_size())
    }

    /// The outline of a place: of a pit at an end, half round, with its straight side towards the rows.
    pub fn outline(&self, place: Place) -> Outline {
        match self.pit_in(place).and_then(|pit| self.end(pit)) {
            Some(end) if end.whole.rect.center().x < self.board.center().x => Outline::StraightRight,
            Some(_) => Outline::StraightLeft,
            None => Outline::Oblong(1.0),
        }
    }

    /// Returns where the `slot`-th stone of a place lies, and in which layer, 0 at the bottom.
    pub fn slot(&self, place: Place, slot: u16) -> (Vec2, u16) {
        let end = self.pit_in(place).and_then(|pit| self.end(pit));
        if let Some(EndSpot { seeds, specials, .. }) = end {
            return if place.is_special() { (*specials, slot) } else { seeds.slot(slot) };
        }
        match self.tray(place) {
            Some(tray) if place.is_special() && !self.shared => {
                let aside = if slot.is_multiple_of(2) { -self.radius } else { self.radius };
                (tray.rect.center() + aside * Vec2::from(BESIDE), slot / 2)
            }
            Some(tray) => tray.slot(slot),
            None if self.shared => {
                let at = shared_slot(place.index() as u32, slot, place.is_special());
                // The seeds lie on the side of the pit's count.
                let side = self.pit_of(place).map_or(1.0, |spot| (spot.count.y - spot.centre.y).signum());
                let offset = Vec2::from(at.offset) * Vec2::new(1.0, side);
                (self.centre(place) + FLOOR * self.radius * offset, at.layer.into())
            }
            None => {
                let at = pit_slot(place.index() as u32, slot);
                (self.centre(place) + FLOOR * self.radius * Vec2::from(at.offset), at.layer.into())
            }
        }
    }

    /// The pit in which the stones of a place lie, if they lie in one.
    fn pit_of(&self, place: Place) -> Option<&PitSpot> {
        self.pit_in(place).and_then(|pit| self.pits.get(pit.index()))
    }

    /// The pit of a place that lies in one.
    fn pit_in(&self, place: Place) -> Option<PitId> {
        match place.kind() {
            PlaceKind::Pit(pit) | PlaceKind::Special(pit) => Some(pit),
            _ => None,
        }
    }

    /// A pit at an end, if this is one.
    fn end(&self, pit: PitId) -> Option<&EndSpot> {
        self.ends.get(pit.index().checked_sub(self.pits.len() - self.ends.len())?)
    }

    /// The same board turned half round: every place lies where the one across from it lay, and letters stand upright. Boards
    /// look the same after half a turn, whatever is carved into them.
    pub fn turned(mut self) -> Layout {
        let middles = || self.pits.iter().map(|spot| spot.centre);
        let [least, most] = [middles().reduce(Vec2::min), middles().reduce(Vec2::max)].map(Option::unwrap_or_default);
        let far = |spot: &PitSpot, from: Vec2| (spot.centre - (least + most - from)).length_squared();
        let opposite = |from: Vec2| {
            *self.pits.iter().min_by(|a, b| far(a, from).total_cmp(&far(b, from))).expect("there are pits")
        };
        self.pits = middles().map(opposite).collect();
        self.ends.reverse();
        self.plates = across(self.plates);
        for trays in [&mut self.stores, &mut self.hands, &mut self.penalties, &mut self.specials] {
            *trays = across(std::mem::take(trays));
        }
        self.carving = match self.carving {
            Carving::Rings([south, north]) => Carving::Rings([north, south]),
            Carving::Square(rows) => Carving::Square(across(rows)),
            carving @ (Carving::Bare | Carving::Halves | Carving::Step { .. } | Carving::Seam(_)) => carving,
        };
        self.turned = !self.turned;
        self
    }

    /// The same, as much to the right and downwards.
    pub fn moved(mut self, by: Vec2) -> Layout {
        let moved = |rect: &mut Rect| *rect = Rect { min: rect.min + by, max: rect.max + by };
        moved(&mut self.board);
        self.plates.iter_mut().for_each(moved);
        for spot in &mut self.pits {
            let name = spot.name.map(|name| name + by);
            *spot = PitSpot { centre: spot.centre + by, count: spot.count + by, name };
        }
        let trays = [&mut self.stores, &mut self.hands, &mut self.penalties, &mut self.specials];
        for tray in trays.into_iter().flatten().flatten() {
            moved(&mut tray.rect);
            tray.count += by;
        }
        for end in &mut self.ends {
            end.above += by;
            end.specials += by;
            for tray in [&mut end.whole, &mut end.seeds] {
                moved(&mut tray.rect);
                tray.count += by;
            }
        }
        for ghost in &mut self.ghosts {
            ghost.centre += by;
            ghost.count += by;
        }
        self.carving = self.carving.seen_from(-by);
        self
    }
}

/// Things kept by side, by [`Side::index`], each given to the side across.
fn across<T>([south, north, east, west]: [T; 4]) -> [T; 4] {
    [north, south, west, east]
}

impl Carving {
    /// The line round a side's own ring, if one is drawn.
    pub fn ring(&self, side: Side) -> Option<Rect> {
        match self {
            Carving::Rings(rings) => rings.get(side.index()).copied(),
            _ => None,
        }
    }

    /// The same, measured from a point.
    pub fn seen_from(self, point: Vec2) -> Carving {
        self.mapped(|at| at - point)
    }

    /// The same with every point put where `to` has it.
    pub fn mapped(self, to: impl Fn(Vec2) -> Vec2) -> Carving {
        let moved = |rect: Rect| Rect { min: to(rect.min), max: to(rect.max) };
        match self {
            Carving::Bare | Carving::Halves => self,
            Carving::Step { x, y } => {
                let y = y.map(|y| to(Vec2::new(x, y)).y);
                Carving::Step { x: to(Vec2::splat(x)).x, y }
            }
            Carving::Rings(rings) => Carving::Rings(rings.map(moved)),
            Carving::Seam(rect) => Carving::Seam(moved(rect)),
            Carving::Square(rows) => Carving::Square(rows.map(moved)),
        }
    }
}

impl Tray {
    fn new(place: Place, rect: Rect, count: Vec2) -> Tray {
        let half = rect.half_size();
        let bed = StoreBed::new(place.index() as u32, half.max_element() / half.min_element().max(1e-3));
        Tray { rect, count, bed }
    }

    /// Returns where the `slot`-th stone lies, and in which layer, 0 at the bottom.
    fn slot(&self, slot: u16) -> (Vec2, u16) {
        let at = self.bed.slot(slot);
        let half = self.rect.half_size();
        let [across, along] = at.offset;
        // A bed stands upright; a tray that is wider than high lays it down.
        let offset = if half.x > half.y { Vec2::new(along, across) } else { Vec2::new(across, along) };
        (self.rect.center() + FLOOR * offset * half.min_element(), at.layer.into())
    }
}

/// Returns the largest number up to `most` that fits, if all smaller ones do.
pub fn largest(most: f32, fits: impl Fn(f32) -> bool) -> f32 {
    if fits(most) {
        return most;
    }
    let (mut fit, mut too_large) = (0.0_f32, most);
    for _ in 0..24 {
        let middle = (fit + too_large) / 2.0;
        if fits(middle) {
            fit = middle;
        } else {
            too_large = middle;
        }
    }
    fit
}

/// Returns the largest radius whose table fits into a room, given the size of the table of any.
fn largest_radius(room: Vec2, table: impl Fn(f32) -> Vec2) -> f32 {
    let room = room.max(Vec2::ONE);
    largest(room.min_element() / 2.0, |radius| table(radius).cmple(room).all())
}
