//! The board: a slab of wood with a bevelled edge, grooves that tell the sides apart, and its shadow on the cloth; or a
//! patch of ground that was smoothed to dig pits in; or a plain sheet.

use super::super::layout::Carving;
use super::canvas::{Canvas, Paint, cover, hash, lerp, noise, rough, rounded, step};
use crate::look::Look;
use crate::theme::{Tint, ground};
use bevy::math::{Rect, Vec2};

/// Room for the shadow on each side of the board, in pit radii.
pub const SHADOW_ROOM: f32 = 0.7;

/// What a board looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slab {
    /// Width and height of the wood, in pixels of the texture.
    pub size: Vec2,
    /// Radius of a pit, in pixels of the texture: the measure of grain and bevel.
    pub unit: f32,
    /// The lines in it, measured from its middle in pixels of the texture.
    pub carving: Carving,
    /// What it is made of.
    pub look: Look,
}

impl Slab {
    /// Width and height with the shadow.
    pub fn with_shadow(&self) -> Vec2 {
        self.size + Vec2::splat(2.0 * SHADOW_ROOM * self.unit)
    }

    /// Paints it.
    pub fn paint(&self) -> Canvas {
        match self.look {
            Look::LightWood | Look::DarkWood => self.slab(),
            Look::Sand => self.patch(),
            Look::Plain => self.sheet(),
        }
    }

    /// Ground that was smoothed: no edge, only the ground about it growing rougher.
    fn patch(&self) -> Canvas {
        let whole = self.with_shadow().round();
        let (half, unit) = (self.size / 2.0, self.unit);
        Canvas::painted(whole.x as u32, whole.y as u32, |at| {
            let point = at - whole / 2.0;
            let frayed = (rough(point.x / unit * 1.3 + 11.0, point.y / unit * 1.3) - 0.5) * 0.35;
            let outside = rounded(point, half, 0.9 * unit) / unit + 0.18 + frayed;
            let smooth = step(0.10, -0.20, outside);
            // What was swept away lies round it as a low wall, lit like all else.
            let wall = (-((outside - 0.08) / 0.11).powi(2)).exp() * 0.18 * towards_light(-self.outwards(point));
            let light =
                (1.0 + wall) * lerp(1.0, self.stain(point), smooth) + 0.8 * self.lines(point, -outside) * smooth;
            let [r, g, b] = sand(point / unit, lerp(1.0, 0.35, smooth)).map(|c| c * light);
            [r, g, b, step(0.36, 0.12, outside)]
        })
    }

    /// A sheet of one colour with an outline, its lines drawn rather than carved.
    fn sheet(&self) -> Canvas {
        let whole = self.with_shadow().round();
        let (half, unit) = (self.size / 2.0, self.unit);
        let [paper, ink] = [ground(self.look).pale, ground(self.look).dark].map(Tint::parts);
        Canvas::painted(whole.x as u32, whole.y as u32, |at| {
            let point = at - whole / 2.0;
            let outside = rounded(point, half, 0.4 * unit);
            let outline = cover((outside + 0.04 * unit).abs() - 0.04 * unit, 1.0);
            let drawn = (self.lines(point, -outside / unit).abs() * 4.0).min(1.0).max(outline);
            let stain = self.stain(point);
            let [r, g, b] = std::array::from_fn(|c| lerp(paper[c] * stain.min(1.0), ink[c], drawn));
            [r, g, b, cover(outside, 1.0)]
        })
    }

    fn slab(&self) -> Canvas {
        let whole = self.with_shadow().round();
        let (half, unit) = (self.size / 2.0, self.unit);
        let corner = 0.55 * unit;
        Canvas::painted(whole.x as u32, whole.y as u32, |at| {
            let point = at - whole / 2.0;
            let outside = rounded(point, half, corner);
            let shadow_at = point - Vec2::new(0.10, 0.16) * unit;
            let far = rounded(shadow_at, half, corner) / unit;
            let shadow = 0.62 * step(0.5, -0.12, far).powf(1.6);
            let solid = cover(outside, 1.0);
            let wood = self.wood(point, -outside);
            let alpha = solid + shadow * (1.0 - solid);
            let ink = solid / alpha.max(1e-4);
            [wood[0] * ink, wood[1] * ink, wood[2] * ink, alpha]
        })
    }

    /// The wood at a point from the middle, `depth` pixels within its edge.
    fn wood(&self, point: Vec2, depth: f32) -> [f32; 3] {
        let at = point / self.unit;
        let grain = grain(at);
        let mut light = 1.0 - 0.10 * (at.y / 8.0).clamp(-1.0, 1.0) - 0.05 * (at.x / 12.0).clamp(-1.0, 1.0);
        let rim = depth / self.unit;
        if rim < RIM {
            light += (1.0 - rim / RIM).powf(1.5) * 0.55 * towards_light(self.outwards(point));
        }
        // A fine groove runs along the inside of the bevel; within it, the lines and what is stained.
        let within = step(RIM + 0.06, RIM + 0.10, rim);
        if within > 0.0 {
            light = light * lerp(1.0, self.stain(point), within) + self.lines(point, rim) * within;
        }
        light += groove(rim - RIM - 0.05, towards_light(-self.outwards(point)));
        let [dark, pale] = [ground(self.look).dark, ground(self.look).pale].map(Tint::parts);
        std::array::from_fn(|c| lerp(dark[c], pale[c], grain) * light)
    }

    /// The light on the lines at a point, so far within the edge in pit radii.
    fn lines(&self, point: Vec2, rim: f32) -> f32 {
        let between = groove(point.y / self.unit, 0.7) * step(RIM + 0.3, RIM + 0.6, rim);
        match self.carving {
            Carving::Bare => 0.0,
            Carving::Halves => between,
            Carving::Step { x, y } => {
                self.groove_along(point, |point| step_edge(point, x, y, STEP_CORNER * self.unit))
                    * step(RIM + 0.1, RIM + 0.4, rim)
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

    /// How many times as bright the wood is where it was stained: a side's inner row is a shade darker than its outer
    /// one; one side's part is darker than the other's where they share a row, and so are neighbouring rows of a square;
    /// what lies beyond the edges of a torus is darker still.
    fn stain(&self, point: Vec2) -> f32 {
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

    fn outwards(&self, point: Vec2) -> Vec2 {
        let e = 0.5;
        let at = |p: Vec2| rounded(p, self.size / 2.0, 0.55 * self.unit);
        let slope = Vec2::new(
            at(point + Vec2::X * e) - at(point - Vec2::X * e),
            at(point + Vec2::Y * e) - at(point - Vec2::Y * e),
        );
        slope.normalize_or_zero()
    }
}

/// Width of the bevel, in pit radii.
const RIM: f32 = 0.17;
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

/// How much a slope that falls off in a direction faces the light, -1 to 1. Light falls from the upper left.
pub fn towards_light(direction: Vec2) -> f32 {
    direction.dot(Vec2::new(-0.6, -0.8))
}

/// The light on a groove, by the distance from its middle in pit radii, and how much its far wall faces the light.
fn groove(distance: f32, facing: f32) -> f32 {
    let width = 0.035;
    let near = (-((distance + 0.5 * width) / width).powi(2)).exp();
    let far = (-((distance - 0.6 * width) / width).powi(2)).exp();
    -0.35 * near + 0.28 * far * facing.clamp(-1.0, 1.0)
}

/// Brightness of the grain, about 0 to 1, at a point in pit radii.
fn grain(at: Vec2) -> f32 {
    let bend = rough(at.x * 0.09 + 4.0, at.y * 0.30 + 9.0) * 3.4;
    let ring = at.y * 0.42 + bend + 0.22 * noise(at.x * 0.5, at.y * 2.2);
    let year = (ring * 5.2).sin() * 0.5 + 0.5;
    let fibre = noise(at.x * 0.9 + 40.0, at.y * 26.0) * 0.6 + noise(at.x * 2.1, at.y * 61.0) * 0.4;
    let pores = step(0.70, 0.92, noise(at.x * 1.7 + 90.0, at.y * 38.0)) * (0.4 + 0.6 * year);
    let cloud = rough(at.x * 0.22 + 70.0, at.y * 0.34 + 20.0);
    0.16 + 0.36 * year.powf(1.4) + 0.26 * fibre + 0.34 * cloud - 0.24 * pores
}

/// Sand at a point in pit radii: grains of many colours, and hills the height of `rough_by` times those of ground on
/// which people have walked.
fn sand(at: Vec2, rough_by: f32) -> [f32; 3] {
    let [dark, pale] = [ground(Look::Sand).dark, ground(Look::Sand).pale].map(Tint::parts);
    let hill =
        |at: Vec2| rough(at.x * 1.9 + 30.0, at.y * 1.9 + 5.0) * 0.7 + rough(at.x * 6.0, at.y * 6.0 + 60.0) * 0.22;
    let e = 0.03;
    let slope =
        Vec2::new(hill(at + Vec2::X * e) - hill(at - Vec2::X * e), hill(at + Vec2::Y * e) - hill(at - Vec2::Y * e));
    let light = 1.0 + rough_by * 0.26 * towards_light(slope / (2.0 * e));
    let grains = 0.5 * noise(at.x * 34.0, at.y * 34.0) + 0.5 * noise(at.x * 71.0 + 9.0, at.y * 71.0);
    let tone = 0.35 + 0.40 * rough(at.x * 0.4 + 8.0, at.y * 0.4) + 0.5 * (grains - 0.5);
    std::array::from_fn(|c| lerp(dark[c], pale[c], tone) * light)
}

/// The cloth or the ground under the board, with light falling on its middle: a square, to be stretched over the table.
pub fn cloth(size: u32, look: Look) -> Canvas {
    Canvas::painted(size, size, |at| {
        let from_middle = (at / size as f32 - Vec2::new(0.46, 0.42)) * 2.0;
        let falling = step(0.1, 1.45, from_middle.length());
        let speck = hash(at.x as i32, at.y as i32) - 0.5;
        let (light, weave) = match look {
            Look::LightWood | Look::DarkWood => (lerp(1.16, 0.62, falling), speck * 0.028),
            Look::Sand => (lerp(1.05, 0.80, falling), speck * 0.05),
            Look::Plain => (1.0, 0.0),
        };
        let [r, g, b] = ground(look).cloth.parts();
        let paint: Paint = [r * light + weave, g * light + weave, b * light + weave, 1.0];
        paint
    })
}
