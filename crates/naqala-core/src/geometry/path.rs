//! The path along which seeds are sown, as lines over the board. From pit to pit a line runs straight, and where another
//! pit lies between, around it.

use super::Layout;
use bevy_math::{Rect, Vec2};
use mancala::rules::{Board, Direction, PitId, Place, Rules, Side};
use std::f32::consts::FRAC_PI_2;

/// Least distance of a straight line from another pit's middle, in pit radii.
const CLEAR: f32 = 1.12;
/// Height above the pits of a row of a line that runs back along it, in pit radii.
const ABOVE: f32 = 1.42;
/// Distance of a line beside the middles of two pits, where it would otherwise cross a count, in pit radii.
const ASIDE: f32 = 0.62;
/// Radius of the bends of a line, in pit radii.
const BEND: f32 = 0.7;
/// Distance from one arrow head to the next on a long line, in pit radii.
const HEADS: f32 = 3.4;
/// Distance from dash to dash, in pit radii.
const DASHES: f32 = 0.42;
/// Distance of a dash from the pits that its line joins, and from an arrow head, in pit radii.
const DASH_FREE: f32 = 0.15;
const HEAD_FREE: f32 = 0.36;

/// A step of the path, from one place to the next.
#[derive(Clone, Debug, PartialEq)]
pub struct PathStep {
    /// Side that the path belongs to; `None` for a path of all players.
    pub side: Option<Side>,
    /// Course of the step, in the unit of the layout.
    pub line: Vec<Vec2>,
    /// Lengths of the line within the place that it leaves, and within the one that it enters.
    within: [f32; 2],
}

/// Returns the direction in which the path of a stage of play is followed, if it is always the same.
pub fn fixed_direction(rules: &Rules, stage: usize) -> Option<Direction> {
    rules.stage_rules.get(stage)?.plan.sowing.usual_way()
}

/// All steps, in the direction that is given. Pits that are `closed` are passed over. A torus has no path.
pub fn steps(board: &Board, layout: &Layout, way: Direction, closed: impl Fn(PitId) -> bool) -> Vec<PathStep> {
    let mut found: Vec<([Place; 2], Vec<Side>, Vec<Vec2>)> = Vec::new();
    for &side in board.sides() {
        let mut path = board.path(side).to_vec();
        path.retain(|place| !place.as_pit().is_some_and(&closed));
        if way == Direction::Cw {
            path.reverse();
        }
        let count = path.len();
        for (i, &from) in path.iter().enumerate().filter(|_| count > 1) {
            let (before, to) = (path[(i + count - 1) % count], path[(i + 1) % count]);
            match found.iter_mut().find(|(ends, ..)| *ends == [from, to]) {
                Some((_, sides, _)) => sides.push(side),
                None => found.push(([from, to], vec![side], line(board, layout, before, from, to))),
            }
        }
    }
    let all = board.sides().len();
    let of = |sides: Vec<Side>| if sides.len() == all { vec![None] } else { sides.into_iter().map(Some).collect() };
    found
        .into_iter()
        .flat_map(|(ends, sides, line)| {
            let within = within(layout, ends, &line);
            of(sides).into_iter().map(move |side| PathStep { side, line: line.clone(), within })
        })
        .collect()
}

/// Returns how much of a line lies within the place from which it comes, and within the one to which it leads.
fn within(layout: &Layout, [from, to]: [Place; 2], line: &[Vec2]) -> [f32; 2] {
    let back: Vec<Vec2> = line.iter().rev().copied().collect();
    let far = |line: &[Vec2], place| {
        let steps = (0..).map(|n| n as f32 * 0.05 * layout.radius.max(1e-3));
        let inside = |far: &f32| point(line, *far).is_some_and(|passed| holds(layout, place, passed.at));
        steps.take_while(inside).last().unwrap_or(0.0)
    };
    [far(line, from), far(&back, to)]
}

/// Returns whether a point lies in a place.
fn holds(layout: &Layout, place: Place, at: Vec2) -> bool {
    match layout.tray(place) {
        Some(tray) => tray.rect.contains(at),
        None => layout.centre(place).distance(at) <= layout.radius,
    }
}

/// The line from one place to another, that comes from a third.
fn line(board: &Board, layout: &Layout, before: Place, from: Place, to: Place) -> Vec<Vec2> {
    let r = layout.radius;
    let (came, start, end) = (door(layout, from, before), door(layout, from, to), door(layout, to, from));
    let (start, end) = beside_counts(layout, from, to).unwrap_or((start, end));
    let others = board.pits().filter(|&pit| ![from, to].contains(&Place::pit(pit)));
    let mut corners = vec![start];
    if others.map(|pit| distance(layout.pit(pit), start, end)).any(|distance| distance < CLEAR * r) {
        let level = (start.y - end.y).abs() < r;
        let between = if level { start.y.min(end.y) - ABOVE * r } else { (start.y + end.y) / 2.0 };
        corners.extend([Vec2::new(start.x, between), Vec2::new(end.x, between)]);
    }
    corners.push(end);
    let inside = Some(came).filter(|came| came.distance(start) > 0.1 * r);
    inside.into_iter().chain(bent(&corners, BEND * r)).collect()
}

/// The ends of a line from one pit to another that would run over a count, moved to the side where nothing is written.
fn beside_counts(layout: &Layout, from: Place, to: Place) -> Option<(Vec2, Vec2)> {
    let pits = [from.as_pit()?, to.as_pit()?];
    let [start, end] = pits.map(|pit| layout.pit(pit));
    let over = |pit| distance(layout.count(Place::pit(pit)), start, end) < 0.3 * layout.line;
    let aside = Vec2::X * ASIDE * layout.radius;
    ((start.x - end.x).abs() < layout.radius && pits.into_iter().any(over)).then(|| (start + aside, end + aside))
}

/// The point of a place at which a line to another ends: of a tray, the nearest on its spine.
fn door(layout: &Layout, place: Place, other: Place) -> Vec2 {
    let Some(tray) = layout.tray(place) else { return layout.centre(place) };
    let half = tray.rect.half_size();
    let spine = Rect::from_center_half_size(tray.rect.center(), half - Vec2::splat(half.min_element()));
    layout.centre(other).clamp(spine.min, spine.max)
}

/// Returns how far a point is from the line between two others.
fn distance(point: Vec2, a: Vec2, b: Vec2) -> f32 {
    let along = (point - a).dot(b - a) / (b - a).length_squared().max(1e-6);
    point.distance(a.lerp(b, along.clamp(0.0, 1.0)))
}

/// A line through corners, bent where it turns.
fn bent(corners: &[Vec2], radius: f32) -> Vec<Vec2> {
    let mut line = Vec::new();
    for (i, &corner) in corners.iter().enumerate() {
        let (Some(&before), Some(&after)) = (i.checked_sub(1).and_then(|i| corners.get(i)), corners.get(i + 1)) else {
            line.push(corner);
            continue;
        };
        let reach = radius.min(corner.distance(before) / 2.0).min(corner.distance(after) / 2.0);
        let (a, b) = (corner.move_towards(before, reach), corner.move_towards(after, reach));
        line.extend((0..=6).map(|n| {
            // A quarter of a circle between the two legs.
            let (sin, cos) = (n as f32 / 6.0 * FRAC_PI_2).sin_cos();
            corner + (a - corner) * (1.0 - sin) + (b - corner) * (1.0 - cos)
        }));
    }
    line
}

/// A point of a line, and where the line goes on there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathPoint {
    /// The point.
    pub at: Vec2,
    /// The direction, of length 1.
    pub heading: Vec2,
}

impl PathStep {
    fn length(&self) -> f32 {
        self.line.windows(2).map(|ends| ends[0].distance(ends[1])).sum()
    }

    /// Returns the part of the line outside the places that it joins, and no nearer to them than `free`; empty if there is
    /// none.
    pub fn trimmed(&self, free: f32) -> Vec<Vec2> {
        let [from, to] = self.within.map(|within| within + free);
        let to = self.length() - to;
        let (Some(first), Some(last)) = (point(&self.line, from), point(&self.line, to)) else { return Vec::new() };
        if to <= from {
            return Vec::new();
        }
        let mut trimmed = vec![first.at];
        let mut far = 0.0;
        for ends in self.line.windows(2) {
            far += ends[0].distance(ends[1]);
            if far > from && far < to {
                trimmed.push(ends[1]);
            }
        }
        trimmed.push(last.at);
        trimmed
    }

    /// Points along the line about so far apart, none nearer to its ends than `free`.
    pub fn points(&self, apart: f32, free: f32) -> Vec<PathPoint> {
        self.between([free; 2], apart)
    }

    /// Points about so far apart, none nearer to the beginning and the end of the line than this.
    fn between(&self, free: [f32; 2], apart: f32) -> Vec<PathPoint> {
        let room = self.length() - free[0] - free[1];
        if room < 0.0 || apart <= 0.0 {
            return Vec::new();
        }
        let gaps = (room / apart).round();
        let far = |n: usize| if gaps > 0.0 { room * n as f32 / gaps } else { room / 2.0 };
        (0..=gaps as usize).filter_map(|n| point(&self.line, free[0] + far(n))).collect()
    }

    /// Returns where the dashes of the line stand for pits of a radius: none in what it joins, nor by one of these
    /// heads.
    pub fn dashes(&self, radius: f32, heads: &[PathPoint]) -> Vec<PathPoint> {
        let mut dashes = self.between(self.within.map(|far| far + DASH_FREE * radius), DASHES * radius);
        dashes.retain(|dash| heads.iter().all(|head| head.at.distance(dash.at) > HEAD_FREE * radius));
        dashes
    }

    /// Returns where the heads of arrows stand on the line, for pits of a radius.
    pub fn heads(&self, radius: f32) -> Vec<PathPoint> {
        let [from, to] = self.within;
        let length = (self.length() - from - to).max(0.0);
        let heads = (length / (HEADS * radius).max(1e-3)).round().clamp(1.0, 64.0);
        (0..heads as usize).filter_map(|n| point(&self.line, from + length * (n as f32 + 0.5) / heads)).collect()
    }
}

/// The point so far along a line.
fn point(line: &[Vec2], mut far: f32) -> Option<PathPoint> {
    for ends in line.windows(2) {
        let length = ends[0].distance(ends[1]);
        if far <= length && length > 0.0 {
            let heading = (ends[1] - ends[0]) / length;
            return Some(PathPoint { at: ends[0] + heading * far, heading });
        }
        far -= length;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::board::{BoardText, Paths, SeatLayout, SetupText, Stores};

    fn laid(rows: u8, columns: u8, stores: Stores) -> (Board, Layout) {
        laid_out(&BoardText { stores, ..BoardText::plain(rows, columns) })
    }

    fn laid_out(text: &BoardText) -> (Board, Layout) {
        let setup = SetupText { rows: vec![2; text.seating().rows_of_side().into()], ..SetupText::default() };
        let board = Board::new(text, &setup).expect("a plain board has no faults");
        let layout = Layout::new(&board, Rect::new(0.0, 0.0, 1200.0, 800.0), 1.0);
        (board, layout)
    }

    fn all() -> Vec<(Board, Layout)> {
        vec![
            laid(1, 4, Stores::Own),
            laid(1, 7, Stores::None),
            laid(2, 6, Stores::Own),
            laid(3, 6, Stores::None),
            laid(3, 12, Stores::Aside),
            laid(4, 8, Stores::None),
            laid_out(&BoardText {
                seats: SeatLayout::Square,
                paths: Paths::Ring,
                stores: Stores::All,
                ..BoardText::plain(4, 6)
            }),
        ]
    }

    #[test]
    fn the_path_leads_from_every_place_of_a_path_to_the_next() {
        for (board, layout) in all() {
            let steps = steps(&board, &layout, Direction::Ccw, |_| false);
            for &side in board.sides() {
                let own: Vec<&PathStep> = steps.iter().filter(|step| step.side.is_none_or(|it| it == side)).collect();
                for &place in board.path(side) {
                    let next = board.next(side, Direction::Ccw, place);
                    let leads = |step: &&&PathStep| {
                        let (first, last) = (step.line[0], step.line[step.line.len() - 1]);
                        let within = |place: Place, at: Vec2| {
                            Rect::from_center_half_size(layout.centre(place), layout.half_size(place)).contains(at)
                        };
                        within(place, first) && within(next, last)
                    };
                    assert_eq!(own.iter().filter(leads).count(), 1, "{} of {side:?}", board.place_name(place));
                }
            }
        }
    }

    #[test]
    fn no_step_crosses_a_pit_that_it_does_not_lead_to() {
        for (board, layout) in all() {
            for step in steps(&board, &layout, Direction::Ccw, |_| false) {
                let ends = [step.line[0], step.line[step.line.len() - 1]];
                let led_to = |pit: PitId| ends.iter().any(|end| end.distance(layout.pit(pit)) < layout.radius);
                for pit in board.pits().filter(|&pit| !led_to(pit)) {
                    for at in step.points(0.2 * layout.radius, 0.0) {
                        let away = at.at.distance(layout.pit(pit)) / layout.radius;
                        assert!(away > 1.0, "{} of {} rows is touched: {away}", board.name(pit), board.rows);
                    }
                }
                assert!(step.line.iter().all(|&at| layout.board.contains(at)));
            }
        }
    }

    #[test]
    fn nothing_of_the_path_is_drawn_in_a_pit() {
        for (board, layout) in all() {
            let r = layout.radius;
            for step in steps(&board, &layout, Direction::Ccw, |_| false) {
                let heads = step.heads(r);
                assert!(!heads.is_empty());
                for at in step.dashes(r, &heads).into_iter().chain(heads).map(|passed| passed.at) {
                    let away = |pit| layout.pit(pit).distance(at);
                    assert!(board.pits().all(|pit| away(pit) > r), "{at} lies in a pit of {} rows", board.rows);
                    let trays = Side::ALL.into_iter().filter_map(|side| layout.tray(Place::store(side)));
                    assert!(trays.into_iter().all(|tray| !tray.rect.inflate(-0.1 * r).contains(at)), "{at}");
                }
            }
        }
    }

    #[test]
    fn a_trimmed_line_keeps_its_distance_from_every_place() {
        for (board, layout) in all() {
            let r = layout.radius;
            for step in steps(&board, &layout, Direction::Ccw, |_| false) {
                let line = step.trimmed(0.1 * r);
                assert!(line.len() >= 2, "{step:?}");
                assert!(line[1..line.len() - 1].iter().all(|at| step.line.contains(at)), "{line:?}");
                let near = |at: Vec2| board.pits().map(|pit| layout.pit(pit).distance(at) / r).fold(9.0, f32::min);
                assert!(line.iter().all(|&at| near(at) > 1.04), "{line:?}");
                assert!(step.trimmed(step.length()).is_empty());
            }
        }
    }

    #[test]
    fn a_path_without_a_sense_has_a_dash_between_any_two_pits() {
        let (board, layout) = laid(2, 6, Stores::None);
        let steps = steps(&board, &layout, Direction::Ccw, |_| false);
        assert!(steps.iter().all(|step| !step.dashes(layout.radius, &[]).is_empty()));
    }

    #[test]
    fn no_arrow_stands_on_a_count() {
        for (board, layout) in all() {
            for head in
                steps(&board, &layout, Direction::Ccw, |_| false).iter().flat_map(|step| step.heads(layout.radius))
            {
                let count = |pit| layout.count(Place::pit(pit)).distance(head.at);
                assert!(board.pits().all(|pit| count(pit) > 0.4 * layout.radius), "of {} rows", board.rows);
            }
        }
    }

    #[test]
    fn what_all_sides_sow_along_is_drawn_once() {
        let (board, layout) = laid(2, 6, Stores::Own);
        let steps = steps(&board, &layout, Direction::Ccw, |_| false);
        let of = |side| steps.iter().filter(|step| step.side == side).count();
        // Five steps along each row; each store joins two of its owner's, and the other passes it in one.
        assert_eq!((of(None), of(Some(Side::South)), of(Some(Side::North))), (10, 3, 3));
        let (board, layout) = laid(4, 8, Stores::None);
        let steps = super::steps(&board, &layout, Direction::Ccw, |_| false);
        assert!(steps.len() == 32 && steps.iter().all(|step| step.side.is_some()));
    }

    #[test]
    fn closed_pits_are_passed_over_and_the_sense_can_be_turned() {
        let (board, layout) = laid(2, 6, Stores::None);
        let pit = |name| board.pit_named(name).expect("the board has it");
        let open = steps(&board, &layout, Direction::Cw, |at| at == pit("c1"));
        assert_eq!(open.len(), 11);
        let over: Vec<&PathStep> = open.iter().filter(|step| step.line[0] == layout.pit(pit("d1"))).collect();
        assert_eq!(over.len(), 1);
        assert_eq!(over[0].line.last(), Some(&layout.pit(pit("b1"))));
        let heads = open[0].heads(layout.radius);
        assert!(heads.iter().all(|head| (head.heading.length() - 1.0).abs() < 1e-3));
    }

    #[test]
    fn a_torus_has_no_path() {
        let plain = BoardText::plain(4, 8);
        let (board, layout) = laid_out(&BoardText { seats: SeatLayout::Nobody, paths: Paths::Torus, ..plain });
        assert_eq!(steps(&board, &layout, Direction::Ccw, |_| false), []);
    }
}
