//! Path of sowing, as lines on paper: straight from pit to pit, and around any pit in between.

use super::board::Geometry;
use crate::geometry::{Rect, Vec2};
use mancala::rules::{Board, Direction, Place, Side};

/// Least distance of a straight line from the middle of another pit, in pit radii.
const CLEAR: f32 = 1.1;
/// Height above the pits of a row at which a line runs back along it, in pit radii.
const ABOVE: f32 = 1.5;
/// Distance from a pit to the end of a line that leads to it, in pit radii.
const FREE: f32 = 0.1;
/// Length that a line goes on beyond a pit where the board is cut into strips, in pit radii.
const STUB: f32 = 0.8;
/// Distance between arrow heads on a long line, in pit radii.
const HEADS: f32 = 6.0;

/// Step of the path, from one place to the next.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RouteSegment {
    /// Side whose path it belongs to; `None` if it belongs to those of all sides.
    pub(super) side: Option<Side>,
    /// Points of the line, between the edges of the places that it joins.
    pub(super) line: Vec<Vec2>,
}

/// Returns all steps in the given direction; none for a torus.
pub(super) fn steps(board: &Board, geometry: &Geometry, way: Direction) -> Vec<RouteSegment> {
    let mut found: Vec<([Place; 2], Vec<Side>)> = Vec::new();
    for &side in board.sides() {
        let mut path = board.path(side).to_vec();
        if way == Direction::Cw {
            path.reverse();
        }
        for (i, &from) in path.iter().enumerate().filter(|_| path.len() > 1) {
            let ends = [from, path[(i + 1) % path.len()]];
            match found.iter_mut().find(|step| step.0 == ends) {
                Some((_, sides)) => sides.push(side),
                None => found.push((ends, vec![side])),
            }
        }
    }
    let all = board.sides().len();
    let mut steps = Vec::new();
    for (ends, sides) in found {
        let sides = if sides.len() == all { vec![None] } else { sides.into_iter().map(Some).collect() };
        for line in lines(board, geometry, ends) {
            steps.extend(sides.iter().map(|&side| RouteSegment { side, line: line.clone() }));
        }
    }
    steps
}

/// Returns the line from one place to the next, or its two ends if the board is cut between them.
fn lines(board: &Board, geometry: &Geometry, [from, to]: [Place; 2]) -> Vec<Vec<Vec2>> {
    let (Some(a), Some(b)) = (geometry.centre(from), geometry.centre(to)) else { return Vec::new() };
    let strip = |at: Vec2| geometry.frames.iter().position(|frame| frame.0.contains(at));
    if strip(a) != strip(b) {
        let stub = |at: Vec2, onwards: bool| {
            let right = strip(at) < strip(if onwards { b } else { a });
            let sense = if right { 1.0 } else { -1.0 };
            let r = geometry.radius;
            let [near, far] = [1.0 + FREE, 1.0 + STUB].map(|part| at + Vec2::new(sense * part * r, 0.0));
            let mut others = board.pits().filter_map(|pit| geometry.centre(Place::pit(pit))).filter(|&pit| pit != at);
            let mut stub = vec![near, far];
            if others.any(|pit| distance(pit, near, far) < CLEAR * r) {
                let above = |right: f32, up: f32| at + Vec2::new(sense * right * r, -up * r);
                stub = vec![above(0.0, 1.0 + FREE), above(0.0, ABOVE), above(1.0 + STUB, ABOVE)];
            }
            if !onwards {
                stub.reverse();
            }
            stub
        };
        return vec![stub(a, true), stub(b, false)];
    }
    let (start, end) = (door(geometry, from, b), door(geometry, to, a));
    let r = geometry.radius;
    let others = board.pits().map(Place::pit).filter(|place| ![from, to].contains(place));
    let others = others.filter_map(|place| geometry.centre(place));
    let mut corners = vec![start];
    if others.map(|pit| distance(pit, start, end)).any(|distance| distance < CLEAR * r) {
        let level = (start.y - end.y).abs() < r;
        let between = if level { start.y.min(end.y) - ABOVE * r } else { (start.y + end.y) / 2.0 };
        corners.extend([Vec2::new(start.x, between), Vec2::new(end.x, between)]);
    }
    corners.push(end);
    let near = |place: Place, at: Vec2| match geometry.tray(place) {
        Some(area) => {
            Rect::from_center_half_size(area.center(), area.size() * 0.5 + Vec2::new(FREE, FREE) * r).contains(at)
        }
        None => geometry.centre(place).is_some_and(|centre| centre.distance(at) < (1.0 + FREE) * r),
    };
    let trimmed = trimmed(&corners, |at| near(from, at));
    let back: Vec<Vec2> = trimmed.into_iter().rev().collect();
    let mut line = self::trimmed(&back, |at| near(to, at));
    line.reverse();
    vec![line]
}

/// Returns the point of a place at which a line to another ends: of a tray, the nearest on its spine.
fn door(geometry: &Geometry, place: Place, other: Vec2) -> Vec2 {
    match geometry.tray(place) {
        Some(area) => {
            let half = area.size() * 0.5;
            let round = half.x.min(half.y);
            let spine = Rect::from_center_half_size(area.center(), half - Vec2::new(round, round));
            other.clamp(spine.min, spine.max)
        }
        None => geometry.centre(place).unwrap_or(other),
    }
}

/// Returns the distance of a point from the line between two others.
fn distance(point: Vec2, a: Vec2, b: Vec2) -> f32 {
    let along = (point - a).dot(b - a) / (b - a).dot(b - a).max(1e-6);
    point.distance(a.lerp(b, along.clamp(0.0, 1.0)))
}

/// Returns a line without its beginning, as far as that is near something.
fn trimmed(line: &[Vec2], near: impl Fn(Vec2) -> bool) -> Vec<Vec2> {
    for (i, ends) in line.windows(2).enumerate() {
        for n in 0..=50 {
            let at = ends[0].lerp(ends[1], n as f32 / 50.0);
            if !near(at) {
                let rest = line[i + 1..].iter().copied();
                return [at].into_iter().chain(rest).collect();
            }
        }
    }
    line.last().copied().into_iter().collect()
}

/// Returns the points of a line at which arrow heads stand, each with the direction there.
pub(super) fn heads(line: &[Vec2], radius: f32) -> Vec<(Vec2, Vec2)> {
    let length: f32 = line.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let count = (length / (HEADS * radius)).round().clamp(1.0, 64.0);
    (0..count as usize).filter_map(|n| point(line, length * (n as f32 + 0.5) / count)).collect()
}

/// Returns the point at a distance along a line, and the direction there.
fn point(line: &[Vec2], mut far: f32) -> Option<(Vec2, Vec2)> {
    for ends in line.windows(2) {
        let length = ends[0].distance(ends[1]);
        if far <= length && length > 0.0 {
            let heading = (ends[1] - ends[0]) * (1.0 / length);
            return Some((ends[0] + heading * far, heading));
        }
        far -= length;
    }
    None
}
