//! The board: a slab of wood with a bevelled edge, grooves that tell the sides apart, and its shadow on the cloth; or a
//! plain sheet. The ground in which pits are dug is in [`sand`].

use super::canvas::{Canvas, cover, lerp, rounded, step};
use super::relief::{self, shown, towards_light};
use super::slab::Cuts;
use super::{Cut, Slab, sand, timber};
use crate::ui::look::Look;
use crate::ui::theme::{Tint, ground};
use bevy::math::{Rect, Vec2, Vec3};
use naqala_core::geometry::Carving;

/// Room for the shadow on each side of the board, in pit radii.
pub const SHADOW_ROOM: f32 = 0.7;

impl Slab {
    /// Width and height with the shadow.
    pub fn with_shadow(&self) -> Vec2 {
        self.size + Vec2::splat(2.0 * SHADOW_ROOM * self.unit)
    }

    /// The same, scaled up.
    pub fn scaled(&self, times: f32) -> Slab {
        let to = |at: Vec2| at * times;
        Slab {
            size: self.size * times,
            unit: (self.unit * times).max(1.0),
            carving: self.carving.mapped(to),
            cuts: self.cuts.iter().map(|cut| cut.mapped(to)).collect(),
            ..*self
        }
    }

    /// Returns whether a painting of the other looks right in place of one of this, though a little stretched.
    pub fn is_near(&self, other: &Slab) -> bool {
        let close = |a: Vec2, b: Vec2| (a / b - Vec2::ONE).abs().max_element() < 0.004;
        let same_lines = std::mem::discriminant(&self.carving) == std::mem::discriminant(&other.carving);
        let beside = |a: &Cut, b: &Cut| (a.rect.center() - b.rect.center()).length() < 0.03 * self.unit;
        close(self.size, other.size)
            && (self.unit / other.unit - 1.0).abs() < 0.01
            && same_lines
            && self.look == other.look
            && self.cuts.len() == other.cuts.len()
            && self.cuts.iter().zip(&other.cuts).all(|(a, b)| beside(a, b))
    }

    /// Paints it.
    pub fn paint(&self) -> Canvas {
        let cuts = Cuts::new(&self.cuts, self.size);
        match self.look {
            Look::LightWood | Look::DarkWood => self.slab(&cuts),
            Look::Sand => sand::patch(self, &cuts),
            Look::Plain => self.sheet(),
        }
    }

    /// A sheet of one colour with an outline, its lines drawn rather than carved.
    fn sheet(&self) -> Canvas {
        let whole = self.with_shadow().round();
        let (half, unit) = (self.size / 2.0, self.unit);
        let [paper, ink] = [ground(self.look).pale, ground(self.look).dark].map(Tint::parts);
        Canvas::painted(whole.x as u32, whole.y as u32, |at| {
            let point = at - whole / 2.0;
            let outside = rounded(point, half, self.corner.max(0.4) * unit);
            let outline = cover((outside + 0.04 * unit).abs() - 0.04 * unit, 1.0);
            let drawn = step(0.12, 0.24, -self.lines(point, -outside / unit)).max(outline);
            let stain = self.stain(point);
            let [r, g, b] = std::array::from_fn(|c| lerp(paper[c] * stain.min(1.0), ink[c], drawn));
            [r, g, b, cover(outside, 1.0)]
        })
    }

    fn slab(&self, cuts: &Cuts) -> Canvas {
        let whole = self.with_shadow().round();
        let (half, unit) = (self.size / 2.0, self.unit);
        let corner = self.corner * unit;
        // Seen a little from South's seat, so that one sees how thick it is.
        let side = Vec2::Y * THICK * unit / 2.0;
        let body = |point: Vec2| rounded(point - side, half + side, corner);
        Canvas::painted(whole.x as u32, whole.y as u32, |at| {
            let point = at - whole / 2.0;
            let below = body(point);
            let solid = cover(below, 1.0);
            if solid <= 0.0 {
                return [0.0, 0.0, 0.0, shadow(&body, point, unit)];
            }
            let outside = rounded(point, half, corner);
            let face = cover(outside, 1.0);
            let wood = |face: bool| if face { self.face(cuts, point, -outside) } else { self.side(point, outside) };
            let wood = match face {
                ..=0.0 => wood(false),
                1.0.. => wood(true),
                part => {
                    let (above, beside) = (wood(true), wood(false));
                    std::array::from_fn(|c| lerp(beside[c], above[c], part))
                }
            };
            let shadow = if solid < 1.0 { shadow(&body, point, unit) } else { 0.0 };
            let alpha = solid + shadow * (1.0 - solid);
            let ink = solid / alpha.max(1e-4);
            [wood[0] * ink, wood[1] * ink, wood[2] * ink, alpha]
        })
    }

    /// The side of the slab that looks towards South, at a depth in pixels below the edge of its face.
    fn side(&self, point: Vec2, below: f32) -> [f32; 3] {
        let down = below / self.unit;
        let at = Vec2::new(point.x, point.y - below) / self.unit;
        let light = 0.44 * (1.0 - 0.45 * down / THICK);
        timber::colour(self.look, self.along_grain(at).extend(-down), 0.0, 1.0 / self.unit).map(|c| c * shown(light))
    }

    /// The wood at a point from the middle, `depth` pixels within its edge.
    fn face(&self, cuts: &Cuts, point: Vec2, depth: f32) -> [f32; 3] {
        let at = point / self.unit;
        let rim = depth / self.unit;
        // Light comes through a window beyond the upper left corner, and is a little weaker farther away.
        let mut light = 1.04 - 0.16 * (at.y / 10.0).clamp(-1.0, 1.0) - 0.10 * (at.x / 14.0).clamp(-1.0, 1.0);
        let (mut low, mut ends, mut level, mut stained) = (0.0, 0.0, true, point);
        if rim < BEVEL {
            let out = self.outwards(point);
            let round = (1.0 - rim / BEVEL).powf(1.3);
            let normal = relief::normal(-out * round * 1.1);
            light *= 0.34 + 0.66 * relief::lit(normal);
            light += 0.25 * (relief::gloss(normal, 18.0) - relief::gloss(Vec3::Z, 18.0)).max(0.0);
            ends = self.along_grain(out).x.powi(2) * round;
            low = 0.12 * round * round;
        } else if let Some((cut, edge)) = cuts.around(point) {
            level = edge > 0.12;
            // What was stained was stained before the hollows were cut, or they would be of two colours.
            stained = if edge < 0.0 { cut.rect.center() } else { point };
            let radius = cut.radius() / self.unit;
            low = 0.6 * relief::depth(edge) * radius;
            let out = ((point - cut.rect.center()) / self.unit).normalize_or_zero();
            ends = 0.8 * self.along_grain(out).x.powi(2) * step(-0.55, -0.1, edge) * step(0.04, 0.0, edge);
        }
        // A fine groove runs along the inside of the bevel; within it, the lines and what is stained.
        let within = step(BEVEL + 0.06, BEVEL + 0.10, rim);
        let mut drawn = 0.0;
        if level && (rim - BEVEL).abs() < 0.2 {
            drawn = groove(rim - BEVEL - 0.05, towards_light(-self.outwards(point))) * 0.7;
        }
        if within > 0.0 && self.carving != Carving::Bare {
            light *= lerp(1.0, self.stain(stained).powi(2), within);
            drawn += if level { self.lines(point, rim) * within } else { 0.0 };
        }
        let factor = shown(light) + drawn;
        timber::colour(self.look, self.along_grain(at).extend(-low), ends, 1.0 / self.unit).map(|c| c * factor)
    }

    /// A point or a direction, along the grain and across it: the grain runs along the longer side.
    fn along_grain(&self, at: Vec2) -> Vec2 {
        if self.size.y > self.size.x { Vec2::new(-at.y, at.x) } else { at }
    }

    /// The light on the lines at a point, so far within the edge in pit radii.
    pub(super) fn lines(&self, point: Vec2, rim: f32) -> f32 {
        let between = groove(point.y / self.unit, 0.7) * step(BEVEL + 0.3, BEVEL + 0.6, rim);
        match self.carving {
            Carving::Bare => 0.0,
            Carving::Halves => between,
            Carving::Step { x, y } => {
                self.groove_along(point, |point| step_edge(point, x, y, STEP_CORNER * self.unit))
                    * step(BEVEL + 0.1, BEVEL + 0.4, rim)
            }
            Carving::Rings(rings) => between + rings.iter().map(|&ring| self.line(point, ring)).sum::<f32>(),
            Carving::Seam(seam) => self.line(point, seam),
            Carving::Square(rows) => rows.iter().map(|&row| self.line(point, row)).sum::<f32>(),
        }
    }

    /// The light on a groove along a rectangle with round corners.
    fn line(&self, point: Vec2, rect: Rect) -> f32 {
        self.groove_along(point, |point| edge(point, rect, CORNER * self.unit))
    }

    /// The light on a groove along an outline, given the distance of any point from it.
    fn groove_along(&self, point: Vec2, far: impl Fn(Vec2) -> f32) -> f32 {
        let slope = Vec2::new(
            far(point + Vec2::X * 0.5) - far(point - Vec2::X * 0.5),
            far(point + Vec2::Y * 0.5) - far(point - Vec2::Y * 0.5),
        );
        1.25 * groove(far(point) / self.unit, towards_light(-slope.normalize_or_zero()))
    }

    /// Returns the factor on the brightness of the wood where it was stained: a side's inner row is a shade darker than
    /// its outer one; one side's part is darker than the other's where they share a row, and so are neighbouring rows
    /// of a square; the parts beyond the edges of a torus are darker still.
    pub(super) fn stain(&self, point: Vec2) -> f32 {
        let inside = |rect: Rect| cover(edge(point, rect, CORNER * self.unit), 0.12 * self.unit);
        match self.carving {
            Carving::Bare | Carving::Halves => 1.0,
            Carving::Rings(rings) => {
                let within = rings.iter().map(|&ring| inside(ring)).fold(0.0, f32::max);
                let [south, north] = rings.map(|ring| ring.center().y);
                let inner = step(south + 0.3 * self.unit, south - 0.3 * self.unit, point.y)
                    * step(north - 0.3 * self.unit, north + 0.3 * self.unit, point.y);
                1.0 + within * lerp(0.07, -0.17, inner)
            }
            Carving::Seam(seam) => lerp(0.62, 1.0, inside(seam)),
            Carving::Step { x, y } => {
                let souths = cover(step_edge(point, x, y, STEP_CORNER * self.unit), 0.12 * self.unit);
                lerp(0.84, 1.05, souths)
            }
            Carving::Square([south, north, east, west]) => {
                let across = inside(south).max(inside(north));
                let along = inside(east).max(inside(west));
                1.0 + 0.07 * across - 0.13 * along
            }
        }
    }

    /// The direction towards the nearest edge.
    pub(super) fn outwards(&self, point: Vec2) -> Vec2 {
        let e = 0.5;
        let at = |p: Vec2| rounded(p, self.size / 2.0, self.corner * self.unit);
        let slope = Vec2::new(
            at(point + Vec2::X * e) - at(point - Vec2::X * e),
            at(point + Vec2::Y * e) - at(point - Vec2::Y * e),
        );
        slope.normalize_or_zero()
    }
}

/// Returns what lies under a slab in its own shadow: dark where the two nearly touch, and soft away from the light.
fn shadow(body: &impl Fn(Vec2) -> f32, point: Vec2, unit: f32) -> f32 {
    let near = 0.55 * step(0.16, -0.08, body(point - Vec2::new(0.03, 0.05) * unit) / unit);
    let far = 0.50 * step(0.42, -0.26, body(point - Vec2::new(0.16, 0.22) * unit) / unit);
    1.0 - (1.0 - near) * (1.0 - far)
}

/// Visible thickness of the slab, in pit radii.
pub const THICK: f32 = 0.15;
/// Width of the bevel, in pit radii.
const BEVEL: f32 = 0.15;
/// Radius of the corners of a line in the wood, in pit radii.
const CORNER: f32 = 0.9;
/// Radius of the upper corner of a step between two sides, in pit radii.
const STEP_CORNER: f32 = 0.7;

/// Signed distance from the part below a line that steps up at `x` from the first height to the second.
fn step_edge(point: Vec2, x: f32, y: [f32; 2], corner: f32) -> f32 {
    let below = y[0] - point.y;
    let aside = Vec2::new(x - point.x, y[1] - point.y) + Vec2::splat(corner);
    let right = aside.max(Vec2::ZERO).length() + aside.max_element().min(0.0) - corner;
    below.min(right)
}

/// Signed distance from a rectangle with round corners.
fn edge(point: Vec2, rect: Rect, corner: f32) -> f32 {
    let half = rect.half_size();
    rounded(point - rect.center(), half, corner.min(half.min_element()))
}

/// The light on a groove, by the distance from its middle in pit radii, and how much its far wall faces the light.
fn groove(distance: f32, facing: f32) -> f32 {
    let width = 0.035;
    let near = (-((distance + 0.5 * width) / width).powi(2)).exp();
    let far = (-((distance - 0.6 * width) / width).powi(2)).exp();
    -0.35 * near + 0.28 * far * facing.clamp(-1.0, 1.0)
}
