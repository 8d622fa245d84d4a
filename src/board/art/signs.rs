//! Signs laid over pits: rings, arrows, marks of ownership. White, to be coloured where they are used.

use super::canvas::{Canvas, Paint, cover, rounded, segment, step};
use bevy::math::{Rect, Vec2};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Cells in a row of the sheet.
pub const COLUMNS: u32 = 5;
/// Width of a cell in pixels: enough for the pits of an ordinary window.
pub const CELL: u32 = 160;
/// The same for larger pits.
pub const FINE_CELL: u32 = 384;
/// Radius of a pit within a cell, whose half width is 1: rings lie on the pit's edge, halos beyond it.
const RADIUS: f32 = 0.76;

/// The shape of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A ring on the pit's edge.
    Ring,
    /// A ring with light about it.
    Halo,
    /// The whole pit filled with light.
    Glow,
    /// A ring of dashes.
    Dashes,
    /// A ring struck through.
    Barred,
    /// A ring that turns into an arrow: play goes on from here.
    Relay,
    /// A small ring with a dot: the last seed falls here.
    Target,
    /// South's shape, a triangle.
    Triangle,
    /// North's shape, a square.
    Square,
    /// East's shape, a diamond.
    Diamond,
    /// West's shape, a hexagon.
    Hexagon,
    /// An arrow to the right.
    Arrow,
    /// Two arrow heads to the right: the turn goes on to the other player.
    Pass,
    /// A star of rays.
    Star,
    /// A disc.
    Disc,
    /// A cross.
    Cross,
    /// A thick ring inside the pit's edge.
    Band,
    /// A ring with corners, round a house.
    Frame,
    /// A part of a ring beyond the pit's edge, on the right.
    Arc,
    /// Two such parts, on the left and on the right.
    Clasp,
    /// A line across, as long as from a pit to the next.
    Bar,
    /// One arrow head to the right.
    Chevron,
    /// A short line to the right.
    Dash,
    /// A board with a knot over the whole pit: it is shut.
    Lid,
}

impl Sign {
    const ALL: [Sign; 24] = [
        Sign::Ring,
        Sign::Halo,
        Sign::Glow,
        Sign::Dashes,
        Sign::Barred,
        Sign::Relay,
        Sign::Target,
        Sign::Triangle,
        Sign::Square,
        Sign::Diamond,
        Sign::Hexagon,
        Sign::Arrow,
        Sign::Pass,
        Sign::Star,
        Sign::Disc,
        Sign::Cross,
        Sign::Band,
        Sign::Frame,
        Sign::Arc,
        Sign::Clasp,
        Sign::Bar,
        Sign::Chevron,
        Sign::Dash,
        Sign::Lid,
    ];

    /// The part with this sign of a sheet with cells so wide.
    pub fn look(self, cell: u32) -> Rect {
        let index = self as u32;
        let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
        let size = cell as f32;
        Rect::new(column * size, row * size, (column + 1.0) * size, (row + 1.0) * size)
    }

    fn alpha(self, at: Vec2, pixel: f32) -> f32 {
        let radius = at.length();
        let edge = (radius - RADIUS).abs();
        let line = |distance: f32, width: f32| cover(distance - width / 2.0, pixel * 1.3);
        match self {
            Sign::Ring => line(edge, 0.042),
            Sign::Halo => {
                // Light that lies on the rim and falls off softly, more of it into the pit than about it.
                let wide = if radius < RADIUS { 0.10 } else { 0.08 };
                let about = (-(edge / wide).powi(2)).exp() * 0.30 * step(1.0, 0.92, radius);
                line(edge, 0.036).max(about)
            }
            Sign::Glow => cover(radius - RADIUS, pixel) * (0.25 + 0.75 * (radius / RADIUS).powi(2)),
            Sign::Dashes => {
                let turn = (at.y.atan2(at.x) / TAU * 14.0).rem_euclid(1.0);
                line(edge, 0.06) * step(0.62, 0.56, turn) * step(0.0, 0.06, turn)
            }
            Sign::Barred => line(edge, 0.07).max(line(segment(at, Vec2::splat(-0.53), Vec2::splat(0.53)), 0.07)),
            Sign::Relay => {
                let angle = at.y.atan2(at.x);
                let gap = step(0.42, 0.50, (angle + PI / 2.0).abs());
                (line(edge, 0.075) * gap).max(cover(relay_head(at), pixel * 1.3))
            }
            Sign::Target => line((radius - 0.34).abs(), 0.08).max(cover(radius - 0.12, pixel * 1.3)),
            Sign::Triangle => cover(
                triangle(at, Vec2::new(0.0, -0.72), Vec2::new(0.68, 0.50), Vec2::new(-0.68, 0.50)) - 0.06,
                pixel * 1.3,
            ),
            Sign::Square => cover(rounded(at, Vec2::splat(0.60), 0.08), pixel * 1.3),
            Sign::Diamond => cover((at.x.abs() + at.y.abs() - 0.80) * 0.7, pixel * 1.3),
            Sign::Hexagon => {
                let side = at.abs();
                cover((0.866 * side.x + 0.5 * side.y).max(side.y) - 0.62, pixel * 1.3)
            }
            Sign::Arrow => {
                let shaft = segment(at, Vec2::new(-0.55, 0.0), Vec2::new(0.25, 0.0)) - 0.11;
                let head = triangle(at, Vec2::new(0.70, 0.0), Vec2::new(0.10, -0.46), Vec2::new(0.10, 0.46)) - 0.04;
                cover(shaft.min(head), pixel * 1.3)
            }
            Sign::Pass => line(open_head(at, 0.1).min(open_head(at, 0.58)), 0.16),
            Sign::Star => {
                let rays = 0.5 + 0.5 * (at.y.atan2(at.x) * 8.0).cos();
                let beyond = step(1.0, RADIUS, radius) * step(0.55, RADIUS, radius);
                (rays.powi(3) * beyond).max(line(edge, 0.05))
            }
            Sign::Disc => cover(radius - RADIUS, pixel * 1.3),
            Sign::Cross => {
                let arms = segment(at, Vec2::splat(-0.5), Vec2::splat(0.5)).min(segment(
                    at,
                    Vec2::new(-0.5, 0.5),
                    Vec2::new(0.5, -0.5),
                ));
                line(arms, 0.2)
            }
            Sign::Band => line((radius - RADIUS + 0.07).abs(), 0.14),
            Sign::Frame => line((rounded(at, Vec2::splat(RADIUS * 0.96), 0.26)).abs(), 0.07),
            Sign::Arc => line(beyond(at, 1.05), 0.05),
            Sign::Clasp => line(beyond(at, 0.55).min(beyond(-at, 0.55)), 0.07),
            Sign::Bar => line(segment(at, Vec2::new(-REACH, 0.0), Vec2::new(REACH, 0.0)), 0.05),
            Sign::Chevron => {
                let tip = Vec2::new(0.42, 0.0);
                let arms = segment(at, Vec2::new(-0.32, -0.66), tip).min(segment(at, Vec2::new(-0.32, 0.66), tip));
                line(arms, 0.24)
            }
            Sign::Dash => line(segment(at, Vec2::new(-0.42, 0.0), Vec2::new(0.42, 0.0)), 0.36),
            Sign::Lid => {
                // Three boards side by side, with gaps between them and a rim.
                let gap = ((at.y.abs() - 0.27).abs() - 0.02).max(0.0);
                let boards = cover(radius - RADIUS, pixel * 1.3) * (0.72 + 0.28 * step(0.0, 0.05, gap));
                boards * (1.0 - 0.35 * step(0.05, 0.0, (edge - 0.04).abs()))
            }
        }
    }
}

/// Half the distance between neighbouring pits, within a cell.
const REACH: f32 = RADIUS * 1.15;

/// Signed distance from the head of the arrow that runs round a pit.
fn relay_head(at: Vec2) -> f32 {
    let tip = Vec2::new(0.30, -0.70);
    triangle(at, tip + Vec2::new(-0.30, -0.02), tip + Vec2::new(0.06, -0.22), tip + Vec2::new(0.06, 0.22))
}

/// Distance from an open arrow head to the right, with its tip at `x`.
fn open_head(at: Vec2, x: f32) -> f32 {
    let tip = Vec2::new(x, 0.0);
    segment(at, Vec2::new(x - 0.3, -0.42), tip).min(segment(at, Vec2::new(x - 0.3, 0.42), tip))
}

/// Distance from an arc beyond the pit's edge, from `-half` to `half` about the direction to the right, in radians.
fn beyond(at: Vec2, half: f32) -> f32 {
    let angle = at.y.atan2(at.x).clamp(-half.min(FRAC_PI_2), half.min(FRAC_PI_2));
    at.distance(Vec2::from_angle(angle) * RADIUS * 1.14)
}

/// The sheet with every sign, in cells so wide.
pub fn sheet(cell: u32) -> Canvas {
    Canvas::sheet(COLUMNS, COLUMNS, cell, |cell, at, pixel| -> Paint {
        [1.0, 1.0, 1.0, Sign::ALL.get(cell).map_or(0.0, |sign| sign.alpha(at, pixel))]
    })
}

/// Width of a sign's cell on screen when it lies on a pit of this radius.
pub fn cell_width(radius: f32) -> f32 {
    2.0 * radius / RADIUS
}

/// Signed distance from a triangle.
fn triangle(at: Vec2, a: Vec2, b: Vec2, c: Vec2) -> f32 {
    let nearest = segment(at, a, b).min(segment(at, b, c)).min(segment(at, c, a));
    let left = |from: Vec2, to: Vec2| (to - from).perp_dot(at - from) >= 0.0;
    let sides = [left(a, b), left(b, c), left(c, a)];
    if sides.iter().all(|&side| side == sides[0]) { -nearest } else { nearest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_where_it_is_looked_for() {
        for (index, sign) in Sign::ALL.into_iter().enumerate() {
            assert_eq!(sign as usize, index);
        }
    }
}
