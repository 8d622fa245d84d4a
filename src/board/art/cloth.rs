//! Cloth or ground under the board. Its light is stretched over the table, and its weave is laid over that in tiles.

use super::canvas::{Canvas, Paint, hash, lerp, step, tiled};
use super::relief;
use crate::ui::look::Look;
use crate::ui::theme::ground;
use bevy::math::Vec2;

/// Width of a tile in pixels.
const TILE: u32 = 256;

/// The light on the cloth or the ground, strongest about its middle: a square, to be stretched over the table.
pub fn light(look: Look) -> Canvas {
    let size = 160;
    Canvas::painted(size, size, |at| {
        let from_middle = (at / size as f32 - Vec2::new(0.44, 0.40)) * 2.0;
        let falling = step(0.1, 1.5, from_middle.length());
        let light = match look {
            Look::LightWood | Look::DarkWood => lerp(1.14, 0.66, falling),
            Look::Sand => lerp(1.08, 0.90, falling),
            Look::Plain => 1.0,
        };
        let [r, g, b] = ground(look).cloth.parts().map(|part| part * light);
        [r, g, b, 1.0]
    })
}

/// A tile of what the cloth or the ground is made of, laid over its light; its edges go on in its other edges.
pub fn tile(look: Look) -> Canvas {
    match look {
        Look::LightWood | Look::DarkWood => Canvas::painted(TILE, TILE, |at| weave(at, look)),
        Look::Sand => Canvas::painted(TILE, TILE, soil),
        Look::Plain => Canvas::painted(1, 1, |_| [0.0; 4]),
    }
}

/// Threads over and under one another, none quite like the next.
fn weave(at: Vec2, look: Look) -> Paint {
    let (x, y) = (at.x as i32, at.y as i32);
    let (warp, weft) = (x.div_euclid(2), y.div_euclid(2));
    let over = (warp + weft).rem_euclid(2) == 0;
    let thread = if over { hash(warp, 901) } else { hash(902, weft) };
    let slub = if over { wrapped(at, 2, 8) } else { wrapped(at, 8, 2) };
    let round = if over { (x % 2 == 0) as u8 } else { (y % 2 == 0) as u8 };
    let light = 0.5 * (thread - 0.5) + 0.5 * (slub - 0.5) + 0.28 * (f32::from(round) - 0.5) + 0.3 * (hash(x, y) - 0.5);
    veil(0.42 * light, look)
}

/// Dry ground, raked over by wind and feet.
fn soil(at: Vec2) -> Paint {
    let height = |at: Vec2| wrapped(at, 32, 32) * 7.0 + wrapped(at, 16, 16) * 3.5 + wrapped(at, 4, 4) * 0.8;
    let here = height(at);
    let slope = Vec2::new(height(at + Vec2::X) - here, height(at + Vec2::Y) - here);
    let grain = hash(at.x as i32, at.y as i32);
    let odd = step(0.985, 1.0, grain) * -0.5 + step(0.02, 0.0, grain) * 0.5;
    veil(0.36 * (relief::lit(relief::normal(slope * 0.5)) - 1.0) + 0.16 * (grain - 0.5) + 0.4 * odd, Look::Sand)
}

/// Noise with a new value every few pixels, each way; a whole number of these steps makes up a tile.
fn wrapped(at: Vec2, x: u32, y: u32) -> f32 {
    tiled(at.x / x as f32, at.y / y as f32, (TILE / x) as i32, (TILE / y) as i32)
}

/// A paler or a darker paint, laid on as thin as a change of brightness asks for.
fn veil(change: f32, look: Look) -> Paint {
    if change < 0.0 {
        return [0.0, 0.0, 0.0, (-change).min(0.7)];
    }
    let cloth = ground(look).cloth.parts().map(|part| part.powf(2.2));
    let most = cloth.into_iter().fold(0.0, f32::max);
    let [r, g, b] = cloth.map(|part| relief::shown(lerp(part / most, 1.0, 0.2)));
    [r, g, b, (change * most / (1.0 - most)).min(0.7)]
}
