//! Pits, stores and trays: shade and light laid over the wood, so that its grain runs through the hollow.

use super::canvas::{Canvas, Paint, cover, lerp, rough, rounded, step};
use super::wood::towards_light;
use crate::look::Look;
use crate::theme::{Tint, ground};
use bevy::math::Vec2;

/// How far the texture reaches beyond the hollow's edge, as a part of the hollow's smaller half.
pub const LIP: f32 = 0.12;

/// How far the light round a hollow reaches beyond its edge, as a part of the hollow's smaller half.
pub const RIM: f32 = 0.32;

/// Light round the edge of a hollow: a line with a glow about it, white, to be coloured where it is used.
pub fn rim(half: Vec2) -> Canvas {
    let radius = half.min_element();
    let whole = (half + Vec2::splat(RIM * radius)) * 2.0;
    Canvas::painted(whole.x.ceil() as u32, whole.y.ceil() as u32, |at| {
        let edge = rounded(at - whole / 2.0, half, radius) / radius;
        let line = cover(edge.abs() - 0.035, 1.5 / radius);
        let glow = (-(edge / 0.12).powi(2)).exp() * 0.6 * step(RIM, RIM * 0.7, edge);
        [1.0, 1.0, 1.0, line.max(glow)]
    })
}

/// A hollow of the given half width and half height, in pixels of the texture, with ends as round as can be.
pub fn hollow(half: Vec2, look: Look) -> Canvas {
    cut(half, 1.0, look)
}

/// A hollow with corners, as a house has.
pub fn square(half: Vec2, look: Look) -> Canvas {
    cut(half, 0.34, look)
}

/// A hollow whose corners have this radius, as a part of its smaller half.
fn cut(half: Vec2, corner: f32, look: Look) -> Canvas {
    let radius = half.min_element();
    let whole = (half + Vec2::splat(LIP * radius)) * 2.0;
    Canvas::painted(whole.x.ceil() as u32, whole.y.ceil() as u32, |at| {
        let point = at - whole / 2.0;
        match look {
            Look::LightWood | Look::DarkWood => shade(point, half, corner, 0.0),
            Look::Sand => shade(point, half, corner, 0.05),
            Look::Plain => ring(point, half, corner),
        }
    })
}

/// A hollow drawn as an outline.
fn ring(point: Vec2, half: Vec2, corner: f32) -> Paint {
    let radius = half.min_element();
    let edge = rounded(point, half, corner * radius) / radius;
    let plain = ground(Look::Plain);
    let [ink, floor] = [plain.dark, plain.floor].map(Tint::parts);
    let line = cover((edge + 0.03).abs() - 0.035, 1.5 / radius);
    let [r, g, b] = std::array::from_fn(|c| lerp(floor[c], ink[c], line));
    [r, g, b, cover(edge * radius, 1.5).max(line)]
}

/// A hollow cut into something, its edge as uneven as `frayed`, in its radii.
fn shade(point: Vec2, half: Vec2, corner: f32, frayed: f32) -> Paint {
    let radius = half.min_element();
    let distance = |p: Vec2| {
        let uneven =
            if frayed > 0.0 { frayed * (rough(p.x / radius * 1.6 + 3.0, p.y / radius * 1.6) - 0.5) } else { 0.0 };
        rounded(p, half, corner * radius) / radius + uneven
    };
    let edge = distance(point);
    let e = 0.01 * radius;
    let slope = Vec2::new(
        distance(point + Vec2::X * e) - distance(point - Vec2::X * e),
        distance(point + Vec2::Y * e) - distance(point - Vec2::Y * e),
    )
    .normalize_or_zero();
    // Along the wall, 1 at the rim and 0 where the floor is level.
    let wall = (1.0 + edge).clamp(0.0, 1.0);
    let steep = wall.powf(2.2) * 1.25;
    // The wall leans towards the middle, so the one nearest the light lies in shade.
    let light = (0.80 + 0.62 * steep * towards_light(-slope)) / (1.0 + 0.35 * steep * steep).sqrt();
    let depth = 1.0 - wall.powf(2.6);
    let sheltered = distance(point + Vec2::new(-0.6, -0.8) * radius * 0.34 * (0.25 + depth));
    let cast = step(-0.10, 0.16, sheltered);
    let inside = light * lerp(0.80, 0.70, depth) * lerp(1.0, 0.52, cast);
    let covered = cover(edge * radius, 1.5);
    // Outside, the rounded lip catches light on the far side and drops a breath of shade on the near one.
    let lip = (-((edge - 0.035) / 0.03).powi(2)).exp() * 0.42 * towards_light(-slope)
        + (-(edge / 0.018).powi(2)).exp() * 0.30 * towards_light(-slope);
    let brightness = lerp(1.0 + if edge > 0.0 { lip } else { 0.0 }, inside, covered)
        + if edge <= 0.0 { lip * (1.0 - covered * 0.4) } else { 0.0 };
    overlay(brightness)
}

/// What, laid over a surface, makes it so many times as bright.
fn overlay(brightness: f32) -> Paint {
    if brightness < 1.0 {
        [0.075, 0.032, 0.012, (1.0 - brightness).clamp(0.0, 0.94)]
    } else {
        [1.0, 0.88, 0.70, ((brightness - 1.0) * 0.9).clamp(0.0, 0.6)]
    }
}
