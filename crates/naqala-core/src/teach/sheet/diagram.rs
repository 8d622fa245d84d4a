//! A position drawn in black on white.

use super::board::PaperLayout;
use super::drawing::{Drawing, PathSegment, Stroke};
use super::letters::Weight;
use super::shaping::ShapedLine;
use crate::geometry::path::{PathPoint, fixed_direction};
use crate::geometry::pit_roles::is_house;
use crate::geometry::{Rect, Vec2};
use mancala::engine::{Mark, Position};
use mancala::rules::{Board, Direction, PitId, Place, PlaceKind, Rules, Side};

/// Highlights and labels in the drawing of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct View<'a> {
    /// `true` if the path of sowing is drawn.
    pub(super) path: bool,
    /// Pit that was chosen, and the direction in which it is sown.
    pub(super) origin: Option<(PitId, Option<Vec2>)>,
    /// `true` if that pit is barred.
    pub(super) barred: bool,
    /// Pits from which seeds are taken.
    pub(super) taken: &'a [PitId],
    /// The position with which this one is compared: what has changed stands out.
    pub(super) since: Option<&'a Position>,
    /// Size of the letters in names.
    pub(super) names: f32,
    /// `true` if the board is drawn without seeds.
    pub(super) bare: bool,
}

/// Greys of pits from which seeds were taken, and of faint letters and lines: 0 is black, 1 white.
const TAKEN: f32 = 0.8;
const FAINT: f32 = 0.45;
/// Greys of the pits of each side, by [`Side::index`], where they do not lie in rows of their own.
const OWNERS: [f32; 4] = [1.0, 0.86, 0.93, 0.79];
/// Size of a number of one or two digits, in pit radii.
const NUMBER: f32 = 1.1;

/// Returns whether the paths of the sides run differently through the same pits, so that one is drawn with dashes.
pub(super) fn has_dashes(board: &Board) -> bool {
    board.sides().len() == 2 && (board.shares_ring() || board.crosses()) && {
        let [south, north] = Side::BOTH.map(|side| board.path(side));
        south.len() != north.len() || south.iter().any(|place| !north.contains(place))
    }
}

/// Draws a position.
pub(super) fn draw(rules: &Rules, geometry: &PaperLayout, position: &Position, view: &View) -> Drawing {
    let board = &rules.board;
    let mut drawing = Drawing::default();
    for (area, open) in geometry.frames() {
        frame(&mut drawing, board, geometry, area, open);
    }
    for points in &geometry.parting {
        drawing.line(points, Stroke { width: 0.6, grey: 0.55, dash: None });
    }
    if view.path {
        path(&mut drawing, rules, geometry);
    }
    for &(place, area) in &geometry.trays {
        tray(&mut drawing, rules, geometry, position, view, place, area);
    }
    for pit in board.every_pit() {
        if let Some(at) = geometry.pits[pit.index()] {
            pit_at(&mut drawing, rules, geometry, position, view, pit, at);
        }
    }
    for (at, name) in &geometry.names {
        drawing.centred(*at, view.names, Weight::Regular, 0.0, name);
    }
    drawing
}

/// Draws the outline of the board, with dashes where it goes on and where its edges are joined.
fn frame(drawing: &mut Drawing, board: &Board, geometry: &PaperLayout, area: Rect, [left, right]: [bool; 2]) {
    let r = geometry.radius;
    let stroke = Stroke::black(0.9);
    let dashed = Stroke { width: 0.7, grey: 0.0, dash: Some(2.0) };
    if board.is_torus() {
        drawing.rounded(area, [0.0; 4], None, Some(dashed));
        if geometry.sides.is_empty() {
            return;
        }
        let centre = area.center();
        let [high, wide] = [Vec2::new(0.0, area.size().y / 2.0), Vec2::new(area.size().x / 2.0, 0.0)];
        for out in [high, high * -1.0, wide, wide * -1.0] {
            let heading = out * (1.0 / out.length());
            let size = (0.3 * r).max(1.6);
            head(drawing, centre + out - heading * size, heading, size);
        }
        return;
    }
    let radii = [left, right, right, left].map(|open| if open { 0.0 } else { 0.6 * r });
    drawing.rounded(area, radii, None, Some(stroke));
    for (x, _) in [(area.min.x, left), (area.max.x, right)].into_iter().filter(|edge| edge.1) {
        let edge = [Vec2::new(x, area.min.y), Vec2::new(x, area.max.y)];
        drawing.line(&edge, Stroke { width: 2.0, grey: 1.0, dash: None });
        drawing.line(&edge, dashed);
    }
}

fn path(drawing: &mut Drawing, rules: &Rules, geometry: &PaperLayout) {
    let board = &rules.board;
    let direction = fixed_direction(rules, 0);
    let dashes = has_dashes(board);
    for step in geometry.path(board, direction.unwrap_or_default()) {
        let dash = (dashes && step.side == Some(Side::North)).then_some(1.6);
        for line in &step.lines {
            drawing.line(line, Stroke { width: 0.7, grey: 0.0, dash });
        }
        for PathPoint { at, heading } in step.heads.into_iter().filter(|_| direction.is_some()) {
            head(drawing, at, heading, (0.3 * geometry.radius).clamp(1.3, 3.2));
        }
    }
}

/// Draws the head of an arrow centred on a point.
pub(super) fn head(drawing: &mut Drawing, at: Vec2, heading: Vec2, size: f32) {
    let aside = heading.perp() * (0.75 * size);
    drawing.polygon(&[at + heading * size, at - heading * size + aside, at - heading * size - aside], 0.0);
}

/// Draws a store, a hand, a penalty pit or a pit at an end.
fn tray(
    drawing: &mut Drawing,
    rules: &Rules,
    geometry: &PaperLayout,
    position: &Position,
    view: &View,
    place: Place,
    area: Rect,
) {
    let (board, r) = (&rules.board, geometry.radius);
    let half = area.size() * 0.5;
    let round = half.x.min(half.y);
    let radii = match place.kind() {
        // Half round, with the straight side towards the rows.
        PlaceKind::Pit(pit) if Some(pit) == board.ends().next() => [round, 0.2 * r, 0.2 * r, round],
        PlaceKind::Pit(_) => [0.2 * r, round, round, 0.2 * r],
        _ => [round; 4],
    };
    let special = match place.kind() {
        _ if board.specials == 0 || view.bare => 0,
        PlaceKind::Pit(pit) => position.special(pit),
        PlaceKind::Store(side) => position.special_store(side),
        _ => 0,
    };
    let dash = matches!(place.kind(), PlaceKind::Hand(_) | PlaceKind::Penalty(_)).then_some(1.4);
    let taken = place.as_pit().is_some_and(|pit| view.taken.contains(&pit));
    let fill = if taken { TAKEN } else { 1.0 };
    drawing.rounded(area, radii, Some(fill), Some(Stroke { width: 0.8, grey: 0.0, dash }));
    let middle = area.center();
    let aside = if special > 0 { Vec2::new(0.0, 0.75 * r) } else { Vec2::ZERO };
    specials(drawing, middle - aside, r, special);
    number(drawing, middle + aside, r, position, view, place);
    if area.size().y > 3.5 * r && special == 0 {
        // The letter of the owner of a store, at its far end; the name of a pit at an end.
        let end = Vec2::new(middle.x, if place.side() == Some(Side::North) { area.min.y } else { area.max.y });
        let inwards = Vec2::new(0.0, if place.side() == Some(Side::North) { 0.9 * r } else { -0.9 * r });
        let name = match place.kind() {
            PlaceKind::Store(side) => side.letter().to_string(),
            _ => board.place_name(place),
        };
        drawing.centred(end + inwards, view.names.min(r), Weight::Regular, FAINT, &name);
    }
}

fn pit_at(
    drawing: &mut Drawing,
    rules: &Rules,
    geometry: &PaperLayout,
    position: &Position,
    view: &View,
    pit: PitId,
    at: Vec2,
) {
    let (board, r) = (&rules.board, geometry.radius);
    let mark = position.mark(pit);
    let own = match board.names_seats() && !board.is_nobodys(pit) {
        true => OWNERS[board.owner(pit).index()],
        false => 1.0,
    };
    let fill = if view.taken.contains(&pit) { TAKEN } else { own };
    let chosen = view.origin.is_some_and(|origin| origin.0 == pit);
    let stroke = Stroke {
        width: if chosen { 2.0 } else { 0.8 },
        grey: 0.0,
        dash: (board.names_seats() && board.is_nobodys(pit)).then_some(1.4),
    };
    outline(drawing, at, r, mark.is_house() || view.bare && is_house(rules, pit), Some(fill), stroke);
    let line = Stroke { width: 0.6, grey: 0.0, dash: None };
    let corner = Vec2::new(0.62, 0.62) * r;
    match mark {
        Mark::None | Mark::House => {}
        Mark::Trap(side) | Mark::Won(side) | Mark::Missed(side) => {
            outline(drawing, at, 0.82 * r, false, None, line);
            let corner = corner * 1.3;
            drawing.circle(at + corner, 0.5 * r, Some(1.0), Some(Stroke::black(0.5)));
            drawing.centred(at + corner, 0.82 * r, Weight::Medium, 0.0, &side.letter().to_string());
        }
        Mark::Barred | Mark::BarredHouse | Mark::Closed => {
            drawing.line(&[at - corner, at + corner], Stroke { grey: 0.6, ..line });
            drawing.line(&[at + corner.perp(), at - corner.perp()], Stroke { grey: 0.6, ..line });
        }
        Mark::Played | Mark::Filled | Mark::Sold | Mark::HalfSold => {
            drawing.circle(at + corner, 0.2 * r, Some(0.0), None);
        }
    }
    let special = if view.bare { 0 } else { position.special(pit) };
    let aside = Vec2::new(0.0, if special > 0 { 0.4 * r } else { 0.0 });
    specials(drawing, at - aside, r, special);
    number(drawing, at + aside, r, position, view, Place::pit(pit));
    if chosen && view.barred {
        let corner = Vec2::new(0.8, 0.8) * r;
        drawing.line(&[at - corner, at + corner], Stroke::black(1.2));
        drawing.line(&[at + corner.perp(), at - corner.perp()], Stroke::black(1.2));
    }
    if let Some((_, Some(heading))) = view.origin.filter(|_| chosen) {
        head(drawing, at + heading * (1.12 * r), heading, (0.42 * r).max(1.8));
    }
}

/// Draws the outline of a pit: round, or square for a house, as Bao has.
fn outline(drawing: &mut Drawing, at: Vec2, r: f32, house: bool, fill: Option<f32>, stroke: Stroke) {
    if house {
        let half = Vec2::new(0.92, 0.92) * r;
        drawing.rounded(Rect::from_center_half_size(at, half), [0.12 * r; 4], fill, Some(stroke));
    } else {
        drawing.circle(at, r, fill, Some(stroke));
    }
}

/// Draws special pieces as black discs side by side, or many as one with their number.
fn specials(drawing: &mut Drawing, middle: Vec2, r: f32, count: u16) {
    let disc = 0.3 * r;
    let shown = if count > 3 { 1 } else { count };
    for i in 0..shown {
        let aside = (f32::from(i) - (f32::from(shown) - 1.0) / 2.0) * 2.2 * disc;
        drawing.circle(middle + Vec2::new(aside, 0.0), disc, Some(0.0), None);
    }
    if count > 3 {
        drawing.centred(middle + Vec2::new(2.4 * disc, 0.0), 2.2 * disc, Weight::Regular, 0.0, &count.to_string());
    }
}

/// Draws the number of seeds in a place; nothing in an empty pit. Changed numbers stand out.
fn number(drawing: &mut Drawing, middle: Vec2, r: f32, position: &Position, view: &View, place: Place) {
    if view.bare {
        return;
    }
    let count = position.at(place);
    let changed = view.since.map(|since| since.at(place) != count);
    let in_pit = place.as_pit().is_some();
    if count == 0 && in_pit {
        // A pit that has been emptied shows it.
        if changed == Some(true) {
            drawing.circle(middle, 0.12 * r, Some(0.0), None);
        }
        return;
    }
    let (weight, grey) = match changed {
        Some(true) => (Weight::Medium, 0.0),
        Some(false) => (Weight::Regular, FAINT),
        None => (Weight::Regular, 0.0),
    };
    let text = count.to_string();
    let size = NUMBER * r;
    let wide = ShapedLine::own(&text, weight).width(size);
    let size = if wide > 1.6 * r { size * 1.6 * r / wide } else { size };
    drawing.centred(middle, size, weight, grey, &text);
}

/// Returns the direction on paper in which a pit is sown, as far as it can be seen there.
pub(super) fn heading(rules: &Rules, geometry: &PaperLayout, side: Side, pit: PitId, way: Direction) -> Option<Vec2> {
    let board = &rules.board;
    let towards = if board.is_torus() {
        let (right, up) = way.step();
        Vec2::new(f32::from(right), -f32::from(up))
    } else {
        let next = board.next(side, way, Place::pit(pit));
        geometry.centre(next)? - geometry.centre(Place::pit(pit))?
    };
    towards.try_normalize()
}

/// Draws a small number in a circle that links a paragraph and a diagram.
pub(super) fn key(drawing: &mut Drawing, middle: Vec2, size: f32, number: usize) {
    drawing.circle(middle, 0.58 * size, Some(0.0), None);
    let text = number.to_string();
    let letters = if text.len() > 1 { 0.68 * size } else { 0.82 * size };
    drawing.centred(middle, letters, Weight::Medium, 1.0, &text);
}

/// Draws an arrow from the position before to the position after.
pub(super) fn onwards(drawing: &mut Drawing, from: Vec2, to: Vec2) {
    let heading = (to - from) * (1.0 / (to - from).length().max(1e-3));
    drawing.shape(
        vec![PathSegment::Move(from), PathSegment::Line(to)],
        None,
        Some(Stroke { width: 1.0, grey: FAINT, dash: None }),
    );
    let (size, aside) = (2.6, heading.perp() * 2.2);
    drawing.polygon(&[to + heading * size, to - heading * size + aside, to - heading * size - aside], FAINT);
}
