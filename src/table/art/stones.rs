//! Stones: pebbles, seeds, cowries and drops of glass, each a little different, and the shadow they cast.

use super::canvas::{Canvas, Paint, cover, lerp, noise, rough, step};
use crate::look::{Look, Stones};
use bevy::math::{Rect, Vec2, Vec3};

/// How many stones of a kind look different.
pub const LOOKS: usize = 15;
/// The cell of a sheet that holds the shadow.
const SHADOW: usize = LOOKS;
const COLUMNS: u32 = 4;
const CELL: u32 = 128;
/// Radius of a stone within its cell, whose half width is 1.
const RADIUS: f32 = 0.80;
/// Radius at which the shadow has faded, within its cell.
const SHADOW_RADIUS: f32 = 0.94;

/// Base colours of river pebbles, cool and pale against the wood.
const PEBBLES: [[f32; 3]; LOOKS] = [
    [0.60, 0.62, 0.55],
    [0.74, 0.71, 0.62],
    [0.47, 0.53, 0.55],
    [0.80, 0.76, 0.66],
    [0.53, 0.57, 0.48],
    [0.66, 0.64, 0.60],
    [0.58, 0.36, 0.29],
    [0.86, 0.82, 0.74],
    [0.42, 0.48, 0.44],
    [0.70, 0.62, 0.50],
    [0.56, 0.60, 0.63],
    [0.63, 0.66, 0.58],
    [0.76, 0.69, 0.57],
    [0.50, 0.46, 0.42],
    [0.68, 0.70, 0.66],
];

/// Base colours of glass, as bottles and beads have them.
const GLASS: [[f32; 3]; 5] =
    [[0.10, 0.46, 0.66], [0.12, 0.55, 0.36], [0.80, 0.46, 0.10], [0.62, 0.14, 0.22], [0.55, 0.62, 0.66]];

/// The sheet with every look of a kind and the shadow.
pub fn sheet(kind: Stones, look: Look) -> Canvas {
    if look == Look::Plain {
        return Canvas::sheet(COLUMNS, COLUMNS, CELL, |cell, at, pixel| {
            if cell == SHADOW { [0.0; 4] } else { flat(kind, cell, at, pixel) }
        });
    }
    let paint = match kind {
        Stones::Pebbles => pebble,
        Stones::Seeds => seed,
        Stones::Cowries => cowrie,
        Stones::Glass => glass,
    };
    Canvas::sheet(
        COLUMNS,
        COLUMNS,
        CELL,
        |cell, at, pixel| if cell == SHADOW { shadow(at) } else { paint(cell, at, pixel) },
    )
}

/// The part of the sheet with a stone's look.
pub fn look(stone: u16) -> Rect {
    // Neighbouring numbers lie in one pit at the start, so looks are dealt out of order.
    cell(usize::from(stone).wrapping_mul(7) % LOOKS)
}

/// The part of the sheet with the shadow.
pub fn shadow_look() -> Rect {
    cell(SHADOW)
}

/// Width of a stone's cell on screen for a stone of this radius.
pub fn cell_width(radius: f32) -> f32 {
    2.0 * radius / RADIUS
}

fn cell(index: usize) -> Rect {
    let (column, row) = ((index as u32 % COLUMNS) as f32, (index as u32 / COLUMNS) as f32);
    let size = CELL as f32;
    Rect::new(column * size, row * size, (column + 1.0) * size, (row + 1.0) * size)
}

/// Light comes from the upper left, and from above.
fn light() -> Vec3 {
    Vec3::new(-0.48, -0.62, 0.62).normalize()
}

/// How bright the highlight is on a surface of this slope, the sharper the harder the stone is polished.
fn gloss(normal: Vec3, sharp: f32) -> f32 {
    normal.dot((light() + Vec3::Z).normalize()).max(0.0).powf(sharp)
}

/// Light thrown back by the wood warms the side away from the light.
fn bounce(normal: Vec3) -> f32 {
    normal.dot(Vec3::new(0.55, 0.65, 0.15)).max(0.0).powi(2)
}

/// A point of a stone that lies turned, along its length and across it.
fn turned(at: Vec2, turn: f32) -> Vec2 {
    Vec2::new(at.x * turn.cos() + at.y * turn.sin(), at.y * turn.cos() - at.x * turn.sin())
}

/// The slope of a rounded stone at a point from its middle, where its edge is at length 1.
fn dome(within: Vec2, turn: f32, flat: f32) -> Vec3 {
    let height = (1.0 - within.length().min(1.0).powi(2)).sqrt();
    let back = turned(within, -turn);
    Vec3::new(back.x, back.y, flat + height).normalize()
}

fn pebble(index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn = index as f32 * 1.7;
    let angle = at.y.atan2(at.x);
    let outline = RADIUS * (0.955 + 0.040 * (2.0 * angle + turn).sin() + 0.020 * (3.0 * angle - 2.0 * turn).sin());
    let within = at / outline;
    let rho = within.length();
    let normal = dome(within, 0.0, 0.35);
    let facing = normal.dot(light()).max(0.0);
    let shine = gloss(normal, 38.0) * 0.50 + gloss(normal, 9.0) * 0.10;
    let warmth = bounce(normal) * 0.16;
    let seed = index as f32 * 13.0;
    let mottle = rough(at.x * 3.0 + seed, at.y * 3.0 - seed) - 0.5;
    let speck = step(0.74, 0.9, noise(at.x * 13.0 + seed, at.y * 13.0 + seed));
    let bent = (at.x * 0.8 + at.y * (1.0 - turn.sin()) + 0.3 * mottle).abs();
    let vein = if index.is_multiple_of(3) { 0.10 * (-bent / 0.05).exp() } else { 0.0 };
    let edge = lerp(1.0, 0.58, step(0.74, 1.0, rho));
    let shade = (0.34 + 0.80 * facing) * edge * (1.0 + 0.30 * mottle - 0.10 * speck) + vein;
    let [r, g, b] = PEBBLES[index];
    [
        r * shade + shine + warmth * 0.9,
        g * shade + shine + warmth * 0.6,
        b * shade + shine * 0.95 + warmth * 0.3,
        cover((rho - 1.0) * outline, pixel * 1.4),
    ]
}

/// A hard seed, grey as a nickernut or brown, longer than wide, with the pale scar by which it hung.
fn seed(index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn = index as f32 * 2.4;
    let along = turned(at, turn);
    let slender = 0.70 + 0.05 * (index as f32 * 3.1).sin();
    // One end is a little broader than the other.
    let half = RADIUS * Vec2::new(1.0, slender * (1.0 + 0.10 * along.x));
    let within = along / half;
    let rho = within.length();
    let normal = dome(within, turn, 0.30);
    let facing = normal.dot(light()).max(0.0);
    let shine = gloss(normal, 60.0) * 0.75 + gloss(normal, 10.0) * 0.16;
    let n = index as f32 * 17.0;
    let streak = rough(along.x * 2.0 + n, along.y * 9.0 - n) - 0.5;
    let dark = 0.5 + 0.5 * (index as f32 * 1.9).sin();
    let hue: [f32; 3] = std::array::from_fn(|c| lerp([0.70, 0.69, 0.58][c], [0.78, 0.58, 0.34][c], dark));
    let scar = (1.0 - ((along - Vec2::new(0.52, 0.0) * RADIUS) / Vec2::new(0.10, 0.20)).length()).clamp(0.0, 0.4) * 1.8;
    let edge = lerp(1.0, 0.50, step(0.72, 1.0, rho));
    let shade = (0.36 + 0.85 * facing) * edge * (1.0 + 0.40 * streak);
    let warmth = bounce(normal) * 0.14;
    let mix = |c: usize, scarred: f32| lerp(hue[c], scarred, scar) * shade + shine;
    [
        mix(0, 0.80) + warmth,
        mix(1, 0.66) + warmth * 0.6,
        mix(2, 0.46) + warmth * 0.3,
        cover((rho - 1.0) * half.min_element(), pixel * 1.4),
    ]
}

/// A money cowrie, its toothed mouth up.
fn cowrie(index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn =
        0.9 + 0.75 * (index as f32 * 2.3).sin() + if index.is_multiple_of(2) { 0.0 } else { std::f32::consts::PI };
    let along = turned(at, turn);
    // Broader where the shell was wound, with the knobs of a money cowrie.
    let angle = along.y.atan2(along.x);
    let half = RADIUS * Vec2::new(1.0, 0.72 + 0.07 * along.x + 0.012 * (7.0 * angle).sin());
    let within = along / half;
    let rho = within.length();
    let normal = dome(within, turn, 0.45);
    let facing = normal.dot(light()).max(0.0);
    let shine = gloss(normal, 45.0) * 0.40 + gloss(normal, 8.0) * 0.10;
    let bend = along.y - 0.07 * RADIUS * (along.x * 2.6).sin();
    let wide = RADIUS * 0.085 * (1.0 + 0.35 * along.x) * step(0.98, 0.80, along.x.abs() / RADIUS);
    let mouth = cover(bend.abs() - wide, 0.04);
    let teeth = 0.5 + 0.5 * (along.x * 42.0).sin();
    let ridges = step(3.2 * wide, 1.2 * wide, bend.abs()) * (1.0 - mouth) * teeth;
    let old = 0.5 + 0.5 * (index as f32 * 1.3).sin();
    let hue: [f32; 3] = std::array::from_fn(|c| lerp([0.97, 0.93, 0.84][c], [0.90, 0.80, 0.62][c], old));
    let flank = step(0.55, 0.95, rho) * 0.12;
    let edge = lerp(1.0, 0.62, step(0.78, 1.0, rho));
    let shade = (0.44 + 0.66 * facing) * edge * (1.0 - flank) * (1.0 - 0.22 * ridges);
    let warmth = bounce(normal) * 0.12;
    let dark = [0.26, 0.15, 0.09];
    let mix = |c: usize| lerp(hue[c] * shade + shine, dark[c] * (0.7 + 0.5 * teeth), 0.88 * mouth);
    [
        mix(0) + warmth,
        mix(1) + warmth * 0.6,
        mix(2) + warmth * 0.3,
        cover((rho - 1.0) * half.min_element(), pixel * 1.4),
    ]
}

/// A drop of glass: light gathers on the side away from the window it mirrors, and the wood shines through its middle.
fn glass(index: usize, at: Vec2, pixel: f32) -> Paint {
    let outline = RADIUS * (0.975 + 0.020 * (2.0 * at.y.atan2(at.x) + index as f32).sin());
    let within = at / outline;
    let rho = within.length();
    let normal = dome(within, 0.0, 0.10);
    let shine = gloss(normal, 90.0) * 0.95 + gloss(normal, 14.0) * 0.10;
    // What passes through is gathered opposite the light.
    let gathered = (-((within - Vec2::new(0.36, 0.46)).length() / 0.42).powi(2)).exp();
    let swirl = noise(at.x * 2.2 + index as f32 * 5.0, at.y * 2.2) - 0.5;
    let body = 0.52 + 0.85 * gathered + 0.25 * swirl - 0.30 * step(0.80, 1.0, rho);
    let hue = GLASS[index % GLASS.len()];
    let tone = 0.85 + 0.30 * (index as f32 * 2.7).sin().abs();
    let clear = lerp(0.80, 0.97, step(0.30, 0.95, rho).max(gathered).max(shine.min(1.0)));
    let mix = |c: usize| hue[c] * tone * body + gathered * 0.20 + shine;
    [mix(0), mix(1), mix(2), clear * cover((rho - 1.0) * outline, pixel * 1.4)]
}

/// A stone of one colour with an outline; kinds are told apart by their shape.
fn flat(kind: Stones, index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn = index as f32 * 2.4;
    let along = if matches!(kind, Stones::Seeds | Stones::Cowries) { turned(at, turn) } else { at };
    let (half, fill) = match kind {
        Stones::Pebbles => (Vec2::ONE, 0.10),
        Stones::Seeds => (Vec2::new(1.0, 0.66), 0.10),
        Stones::Cowries => (Vec2::new(1.0, 0.70), 1.0),
        Stones::Glass => (Vec2::ONE, 0.45),
    };
    let within = along / (half * RADIUS);
    let edge = (within.length() - 1.0) * half.min_element() * RADIUS;
    // The outline is the opposite of the stone, so that stones that touch can be counted.
    let outline = cover((edge + 0.06).abs() - 0.06, pixel * 1.4);
    let mouth = if kind == Stones::Cowries { cover(along.y.abs() - 0.09, pixel * 1.4) } else { 0.0 };
    let rim = if fill > 0.5 { 0.0 } else { 1.0 };
    let tone = lerp(lerp(fill, 0.0, mouth), rim, outline);
    [tone, tone, tone, cover(edge, pixel * 1.4)]
}

fn shadow(at: Vec2) -> Paint {
    let far = at.length() / SHADOW_RADIUS;
    [0.05, 0.02, 0.01, 0.70 * step(1.0, 0.45, far)]
}
