//! Stones: polished pebbles and hard grey seeds, each a little different, and the shadow they cast.

use super::canvas::{Canvas, Paint, cover, lerp, noise, step};
use bevy::math::{Rect, Vec2, Vec3};

/// How many stones look different.
pub const LOOKS: usize = 15;
/// The cell of the sheet that holds the shadow.
const SHADOW: usize = LOOKS;
const COLUMNS: u32 = 4;
const CELL: u32 = 128;
/// Radius of a stone within its cell, whose half width is 1.
const RADIUS: f32 = 0.80;
/// Radius at which the shadow has faded, within its cell.
const SHADOW_RADIUS: f32 = 0.94;

/// Base colours, cool and pale against the wood.
const HUES: [[f32; 3]; LOOKS] = [
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

/// The sheet with every look and the shadow.
pub fn sheet() -> Canvas {
    Canvas::sheet(
        COLUMNS,
        COLUMNS,
        CELL,
        |cell, at, pixel| if cell == SHADOW { shadow(at) } else { stone(cell, at, pixel) },
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

fn stone(index: usize, at: Vec2, pixel: f32) -> Paint {
    let turn = index as f32 * 1.7;
    let angle = at.y.atan2(at.x);
    let outline = RADIUS * (0.965 + 0.035 * (2.0 * angle + turn).sin() + 0.016 * (3.0 * angle - 2.0 * turn).sin());
    let within = at / outline;
    let rho = within.length();
    let height = (1.0 - rho.min(1.0).powi(2)).sqrt();
    let normal = Vec3::new(within.x, within.y, 0.35 + height).normalize();
    let light = Vec3::new(-0.48, -0.62, 0.62).normalize();
    let facing = normal.dot(light).max(0.0);
    let half = (light + Vec3::Z).normalize();
    let gloss = normal.dot(half).max(0.0).powf(38.0) * 0.55 + normal.dot(half).max(0.0).powf(9.0) * 0.10;
    // Light thrown back by the wood warms the lower side.
    let bounce = normal.dot(Vec3::new(0.55, 0.65, 0.15)).max(0.0).powi(2) * 0.16;
    let seed = index as f32 * 13.0;
    let mottle = noise(at.x * 4.0 + seed, at.y * 4.0 - seed) - 0.5;
    let speck = step(0.72, 0.9, noise(at.x * 15.0 + seed, at.y * 15.0 + seed));
    let vein = (-((at.x * 0.8 + at.y * (1.0 - turn.sin()) + 0.3 * mottle).abs() / 0.05)).exp()
        * if index.is_multiple_of(3) { 0.10 } else { 0.0 };
    let edge = lerp(1.0, 0.58, step(0.74, 1.0, rho));
    let shade = (0.34 + 0.80 * facing) * edge * (1.0 + 0.22 * mottle - 0.10 * speck) + vein;
    let [r, g, b] = HUES[index];
    [
        r * shade + gloss + bounce * 0.9,
        g * shade + gloss + bounce * 0.6,
        b * shade + gloss * 0.95 + bounce * 0.3,
        cover((rho - 1.0) * outline, pixel * 1.4),
    ]
}

fn shadow(at: Vec2) -> Paint {
    let far = at.length() / SHADOW_RADIUS;
    [0.05, 0.02, 0.01, 0.70 * step(1.0, 0.45, far)]
}
