//! Stones: pebbles, seeds, cowries and drops of glass, each a little different, and the shadow that each casts.

use super::canvas::{Canvas, Paint, cover, lerp, noise, rough, step};
use super::relief::{LIGHT, gloss, lit};
use crate::ui::look::{Look, StoneKind};
use bevy::math::{Rect, Vec2, Vec3};

/// Number of different pictures of each kind of stone.
pub const LOOKS: usize = 16;
const COLUMNS: u32 = 4;
const CELL: u32 = 128;
/// Radius of the largest stone within its cell, whose half width is 1.
const RADIUS: f32 = 0.80;

/// Base colours of river pebbles.
const PEBBLES: [[f32; 3]; LOOKS] = [
    [0.58, 0.60, 0.57],
    [0.80, 0.76, 0.67],
    [0.37, 0.43, 0.47],
    [0.70, 0.58, 0.43],
    [0.86, 0.83, 0.76],
    [0.50, 0.53, 0.46],
    [0.60, 0.37, 0.29],
    [0.66, 0.66, 0.64],
    [0.33, 0.35, 0.35],
    [0.77, 0.69, 0.56],
    [0.48, 0.55, 0.60],
    [0.90, 0.88, 0.84],
    [0.54, 0.47, 0.40],
    [0.62, 0.65, 0.58],
    [0.45, 0.40, 0.37],
    [0.72, 0.73, 0.71],
];

/// Base colours of glass, as bottles and beads have them.
pub(super) const GLASS: [[f32; 3]; 5] =
    [[0.10, 0.46, 0.66], [0.12, 0.55, 0.36], [0.84, 0.50, 0.10], [0.64, 0.13, 0.20], [0.58, 0.66, 0.70]];

/// The sheet with every look of a kind, and below them their shadows in the same order.
pub fn sheet(kind: StoneKind, look: Look) -> Canvas {
    Canvas::sheet(COLUMNS, 2 * LOOKS as u32 / COLUMNS, CELL, |cell, at, pixel| {
        let plain = look == Look::Plain;
        if at.length_squared() > 0.98 {
            return [0.0; 4];
        }
        match (cell.checked_sub(LOOKS), kind) {
            (Some(_), _) if plain => [0.0; 4],
            (Some(index), _) => shadow(kind, index, at),
            (None, _) if plain => flat(kind, cell, at, pixel),
            (None, StoneKind::Pebbles) => pebble(cell, at, pixel),
            (None, StoneKind::Seeds) => seed(cell, at, pixel, look),
            (None, StoneKind::Cowries) => cowrie(cell, at, pixel),
            (None, StoneKind::Glass) => glass(cell, at, pixel),
        }
    })
}

/// The part of the sheet with a stone's look.
pub fn look(stone: u16) -> Rect {
    cell(dealt(stone))
}

/// The part of the sheet with a stone's shadow.
pub fn shadow_look(stone: u16) -> Rect {
    cell(LOOKS + dealt(stone))
}

/// Width of a stone's cell on screen for a stone of this radius.
pub fn cell_width(radius: f32) -> f32 {
    2.0 * radius / RADIUS
}

/// Returns which of the colours of [`GLASS`] a stone has, where stones are of glass.
pub(super) fn glass_of(stone: u16) -> usize {
    dealt(stone) % GLASS.len()
}

/// Returns which look a stone has. Neighbouring numbers lie in one pit at the start, so looks are dealt out of order.
fn dealt(stone: u16) -> usize {
    let stone = usize::from(stone);
    (stone.wrapping_mul(7) + stone / LOOKS * 3) % LOOKS
}

fn cell(index: usize) -> Rect {
    let (column, row) = ((index as u32 % COLUMNS) as f32, (index as u32 / COLUMNS) as f32);
    let size = CELL as f32;
    Rect::new(column * size, row * size, (column + 1.0) * size, (row + 1.0) * size)
}

/// A number that varies from look to look, -1 to 1.
fn varied(index: usize, rate: f32) -> f32 {
    (index as f32 * rate + rate).sin()
}

/// The outline of a stone, and where a point lies in it.
struct Lying {
    /// The point along the stone's length and across it, in parts of its half sizes: 1 away from the middle is its edge.
    within: Vec2,
    /// The same point, in the cell.
    along: Vec2,
    /// Rotation of the stone, in radians.
    turn: f32,
    /// Half of its smaller size, in the cell.
    half: f32,
}

impl Lying {
    fn of(kind: StoneKind, index: usize, at: Vec2) -> Lying {
        let (turn, size) = match kind {
            StoneKind::Pebbles => (index as f32 * 1.7, 0.955 + 0.045 * varied(index, 2.1)),
            StoneKind::Seeds => (index as f32 * 2.4, 0.96 + 0.04 * varied(index, 1.3)),
            StoneKind::Cowries => {
                let over = if index.is_multiple_of(2) { 0.0 } else { std::f32::consts::PI };
                (0.9 + 0.75 * (index as f32 * 2.3).sin() + over, 0.97 + 0.03 * varied(index, 1.1))
            }
            StoneKind::Glass => (index as f32 * 1.1, 0.97 + 0.03 * varied(index, 1.9)),
        };
        let along = turned(at, turn);
        let angle = along.y.atan2(along.x);
        let half = RADIUS * size * half_size(kind, index, along, angle);
        Lying { within: along / half, along, turn, half: half.min_element() }
    }

    /// Returns how far from the middle the point is: 1 at the edge.
    fn rho(&self) -> f32 {
        self.within.length()
    }

    /// Returns how much of a pixel the stone covers.
    fn cover(&self, pixel: f32) -> f32 {
        cover((self.rho() - 1.0) * self.half, pixel * 1.4)
    }

    /// The slope of the stone there; the higher `flat`, the flatter its top.
    fn normal(&self, flat: f32) -> Vec3 {
        let height = (1.0 - self.rho().min(1.0).powi(2)).sqrt();
        let back = turned(self.within, -self.turn);
        Vec3::new(back.x, back.y, flat + height).normalize()
    }
}

/// Half of a stone's length and half of its width at a point, as parts of the room it has.
fn half_size(kind: StoneKind, index: usize, along: Vec2, angle: f32) -> Vec2 {
    match kind {
        StoneKind::Pebbles => {
            let slender = 0.86 + 0.10 * varied(index, 3.3);
            let wave = 1.0 - 0.030 * (2.0 - (3.0 * angle + index as f32).sin() - (2.0 * angle - index as f32).cos());
            Vec2::new(1.0, slender) * wave
        }
        StoneKind::Seeds => {
            // One end is a little broader than the other.
            Vec2::new(1.0, (0.73 + 0.05 * varied(index, 3.1)) * (1.0 + 0.10 * along.x))
        }
        StoneKind::Cowries => {
            // Broader where the shell was wound, with the knobs of a money cowrie.
            Vec2::new(1.0, 0.75 + 0.07 * along.x + 0.012 * (7.0 * angle).sin())
        }
        StoneKind::Glass => Vec2::splat(0.985 + 0.015 * (2.0 * angle).sin()),
    }
}

/// Light thrown back by the wood warms the side away from the light.
fn bounce(normal: Vec3) -> f32 {
    normal.dot(Vec3::new(0.55, 0.65, 0.15)).max(0.0).powi(2)
}

/// A point of a stone that lies turned, along its length and across it.
fn turned(at: Vec2, turn: f32) -> Vec2 {
    Vec2::new(at.x * turn.cos() + at.y * turn.sin(), at.y * turn.cos() - at.x * turn.sin())
}

/// Returns how bright a dull surface is.
fn shade(normal: Vec3, dark: f32) -> f32 {
    dark + (0.98 - dark) * lit(normal).min(1.3) * 0.84
}

fn pebble(index: usize, at: Vec2, pixel: f32) -> Paint {
    let stone = Lying::of(StoneKind::Pebbles, index, at);
    let rho = stone.rho();
    let normal = stone.normal(0.45);
    let n = index as f32 * 13.0;
    let mottle = rough(at.x * 2.6 + n, at.y * 2.6 - n) - 0.5;
    let grit = noise(at.x * 19.0 + n, at.y * 19.0 + n) - 0.5;
    let mut hue = PEBBLES[index];
    let mut tone = 1.0 + 0.34 * mottle + 0.10 * grit;
    match index % 4 {
        // Banded by the layers it was pressed from.
        0 => tone += 0.13 * ((stone.along.y * 9.0 + 2.0 * mottle + n).sin()),
        // Granite: dark and pale grains.
        1 => {
            let grains = noise(at.x * 12.0 + n, at.y * 12.0 + n);
            tone += 0.16 * step(0.72, 0.80, grains) - 0.22 * step(0.26, 0.18, grains);
        }
        // A vein of quartz.
        2 => {
            let bent = (stone.along.x * 0.7 + stone.along.y * (0.4 - 0.5 * varied(index, 1.7)) + 0.35 * mottle).abs();
            let vein = 0.55 * (-(bent / 0.045).powi(2)).exp();
            hue = hue.map(|c| lerp(c, 0.93, vein));
        }
        _ => {}
    }
    // Water has worn it smooth, but dry it hardly shines.
    let shine = gloss(normal, 22.0) * 0.13 + gloss(normal, 70.0) * 0.10;
    let warmth = bounce(normal) * 0.13;
    let edge = lerp(1.0, 0.70, step(0.72, 1.0, rho));
    let light = shade(normal, 0.30) * edge * tone;
    [
        hue[0] * light + shine + warmth * 0.9,
        hue[1] * light + shine + warmth * 0.6,
        hue[2] * light + shine * 0.95 + warmth * 0.3,
        stone.cover(pixel),
    ]
}

/// Colours between which those of seeds lie: grey as a nickernut to brown and, so that they stand out from sand, as dark
/// as those of a tamarind.
fn seed_hues(look: Look) -> [[f32; 3]; 2] {
    match look {
        Look::Sand => [[0.44, 0.20, 0.10], [0.20, 0.10, 0.06]],
        Look::LightWood | Look::DarkWood | Look::Plain => [[0.68, 0.67, 0.58], [0.70, 0.47, 0.26]],
    }
}

/// A hard seed, longer than wide, with the pale scar by which it hung.
fn seed(index: usize, at: Vec2, pixel: f32, look: Look) -> Paint {
    let stone = Lying::of(StoneKind::Seeds, index, at);
    let (rho, along) = (stone.rho(), stone.along);
    let normal = stone.normal(0.25);
    let n = index as f32 * 17.0;
    let streak = rough(along.x * 2.0 + n, along.y * 9.0 - n) - 0.5;
    // Fine rings run round it, as in the bark of a nut.
    let rings = 0.035 * (along.x * 30.0 + 3.0 * streak).sin();
    let dark = 0.5 + 0.5 * varied(index, 1.9);
    let [pale, brown] = seed_hues(look);
    let hue: [f32; 3] = std::array::from_fn(|c| lerp(pale[c], brown[c], dark));
    let scar =
        (1.0 - ((along - Vec2::new(0.56, 0.05) * RADIUS) / Vec2::new(0.12, 0.20)).length()).clamp(0.0, 0.4) * 2.2;
    // A husk shines softly, not as metal does.
    let shine = gloss(normal, 42.0) * 0.18 + gloss(normal, 10.0) * 0.07;
    let edge = lerp(1.0, 0.66, step(0.70, 1.0, rho));
    let light = shade(normal, 0.30) * edge * (1.0 + 0.34 * streak + rings);
    let warmth = bounce(normal) * 0.13;
    let mix = |c: usize, scarred: f32| lerp(hue[c], scarred, scar) * light + shine;
    [mix(0, 0.84) + warmth, mix(1, 0.72) + warmth * 0.6, mix(2, 0.54) + warmth * 0.3, stone.cover(pixel)]
}

/// A money cowrie, its toothed mouth up.
fn cowrie(index: usize, at: Vec2, pixel: f32) -> Paint {
    let stone = Lying::of(StoneKind::Cowries, index, at);
    let (rho, along) = (stone.rho(), stone.along);
    let normal = stone.normal(0.40);
    let shine = gloss(normal, 45.0) * 0.30 + gloss(normal, 9.0) * 0.12;
    let bend = along.y - 0.07 * RADIUS * (along.x * 2.6).sin();
    let wide = RADIUS * 0.075 * (1.0 + 0.35 * along.x) * step(0.98, 0.78, along.x.abs() / RADIUS);
    let mouth = cover(bend.abs() - wide, 0.04);
    let teeth = 0.5 + 0.5 * (along.x * 40.0).sin();
    let ridges = step(4.2 * wide, 1.2 * wide, bend.abs()) * (1.0 - mouth) * teeth;
    // The lips roll inwards to the mouth.
    let lips = step(3.0 * wide, 1.0 * wide, bend.abs()) * (1.0 - mouth) * 0.16;
    let old = 0.5 + 0.5 * varied(index, 1.3);
    let hue: [f32; 3] = std::array::from_fn(|c| lerp([0.97, 0.93, 0.85][c], [0.91, 0.81, 0.63][c], old));
    // The back of the shell shows yellow at the flanks.
    let flank = step(0.62, 0.98, rho);
    let hue: [f32; 3] = std::array::from_fn(|c| lerp(hue[c], [0.84, 0.70, 0.46][c], 0.55 * flank));
    let edge = lerp(1.0, 0.74, step(0.80, 1.0, rho));
    let light = shade(normal, 0.40) * edge * (1.0 - lips) * (1.0 - 0.24 * ridges);
    let warmth = bounce(normal) * 0.12;
    let dark = [0.26, 0.15, 0.09];
    let mix = |c: usize| lerp(hue[c] * light + shine, dark[c] * (0.7 + 0.5 * teeth), 0.90 * mouth);
    [mix(0) + warmth, mix(1) + warmth * 0.6, mix(2) + warmth * 0.3, stone.cover(pixel)]
}

/// A drop of glass: light gathers on the side away from the window it mirrors, and the wood shines through its middle.
fn glass(index: usize, at: Vec2, pixel: f32) -> Paint {
    let stone = Lying::of(StoneKind::Glass, index, at);
    let rho = stone.rho();
    let within = turned(stone.within, -stone.turn);
    let normal = stone.normal(0.10);
    let shine = gloss(normal, 110.0) * 0.95 + gloss(normal, 16.0) * 0.10;
    // What passes through is gathered opposite the light.
    let gathered = (-((within - Vec2::new(0.36, 0.46)).length() / 0.42).powi(2)).exp();
    let swirl = noise(stone.along.x * 2.2 + index as f32 * 5.0, stone.along.y * 3.4) - 0.5;
    let body = 0.50 + 0.85 * gathered + 0.34 * swirl - 0.26 * step(0.80, 1.0, rho);
    let hue = GLASS[index % GLASS.len()];
    let tone = 0.85 + 0.30 * varied(index, 2.7).abs();
    let clear = lerp(0.76, 0.96, step(0.30, 0.95, rho).max(gathered).max(shine.min(1.0)));
    let mix = |c: usize| hue[c] * tone * body + gathered * 0.20 + shine;
    [mix(0), mix(1), mix(2), clear * stone.cover(pixel)]
}

/// A stone of one colour with an outline; kinds are told apart by their shape.
fn flat(kind: StoneKind, index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn = index as f32 * 2.4;
    let along = if matches!(kind, StoneKind::Seeds | StoneKind::Cowries) { turned(at, turn) } else { at };
    let (half, fill) = match kind {
        StoneKind::Pebbles => (Vec2::ONE, 0.10),
        StoneKind::Seeds => (Vec2::new(1.0, 0.66), 0.10),
        StoneKind::Cowries => (Vec2::new(1.0, 0.70), 1.0),
        StoneKind::Glass => (Vec2::ONE, 0.45),
    };
    let within = along / (half * RADIUS);
    let edge = (within.length() - 1.0) * half.min_element() * RADIUS;
    // The outline is the opposite of the stone, so that stones that touch can be counted.
    let outline = cover((edge + 0.06).abs() - 0.06, pixel * 1.4);
    let mouth = if kind == StoneKind::Cowries { cover(along.y.abs() - 0.09, pixel * 1.4) } else { 0.0 };
    let rim = if fill > 0.5 { 0.0 } else { 1.0 };
    let tone = lerp(lerp(fill, 0.0, mouth), rim, outline);
    [tone, tone, tone, cover(edge, pixel * 1.4)]
}

/// The shadow of a stone on what it lies on: dark where it touches, with a soft edge. Glass lets some light through, which
/// it gathers.
fn shadow(kind: StoneKind, index: usize, at: Vec2) -> Paint {
    let stone = Lying::of(kind, index, at);
    let outside = (stone.rho() - 1.0) * stone.half;
    let soft = step(0.19, -0.36, outside);
    let hue = GLASS[index % GLASS.len()];
    if kind == StoneKind::Glass {
        let light = (-((at - LIGHT.truncate() * -0.62).length() / 0.30).powi(2)).exp();
        let [r, g, b] = hue.map(|c| lerp(0.03, 0.35 + 0.65 * c, light));
        return [r, g, b, lerp(0.62, 0.42, light) * soft];
    }
    [0.045, 0.018, 0.008, 0.80 * soft]
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [StoneKind; 4] = StoneKind::ALL;

    #[test]
    fn no_stone_is_larger_than_it_may_be_and_none_much_smaller() {
        for kind in KINDS {
            for index in 0..LOOKS {
                let mut farthest: f32 = 0.0;
                for n in 0..720 {
                    let way = Vec2::from_angle(n as f32 * 0.5_f32.to_radians());
                    let inside = |far: &f32| Lying::of(kind, index, way * *far).rho() <= 1.0;
                    let reach = (1..=1000).map(|n| n as f32 / 1000.0).take_while(inside).last().unwrap_or(0.0);
                    farthest = farthest.max(reach);
                }
                assert!(farthest <= RADIUS + 0.002, "{kind:?} {index}: {farthest}");
                assert!(farthest >= 0.85 * RADIUS, "{kind:?} {index}: {farthest}");
            }
        }
    }

    #[test]
    fn seeds_in_sand_are_darker_than_it_is() {
        let sheet = |look| (0..LOOKS).map(move |index| seed(index, Vec2::new(0.1, 0.1), 0.02, look));
        let pale = crate::ui::theme::ground(Look::Sand).dark.parts();
        let bright = |[r, g, b]: [f32; 3]| 0.3 * r + 0.6 * g + 0.1 * b;
        assert!(sheet(Look::Sand).all(|[r, g, b, _]| bright([r, g, b]) < 0.75 * bright(pale)));
    }

    #[test]
    fn the_stones_of_a_pit_differ() {
        for first in (0..160).step_by(4) {
            let mut looks: Vec<usize> = (first..first + 6).map(dealt).collect();
            looks.sort_unstable();
            looks.dedup();
            assert!(looks.len() >= 5, "{first}: {looks:?}");
        }
    }
}
