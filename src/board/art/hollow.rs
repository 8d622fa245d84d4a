//! Pits, stores and trays: shade and light laid over what they are cut into, so that its grain runs through the hollow.

use super::canvas::{Canvas, Paint, cover, lerp, rough, step};
use super::relief::{self, LIGHT, towards_light};
use crate::ui::look::Look;
use crate::ui::theme::{Tint, ground};
use bevy::math::Vec2;
use naqala_core::geometry::Outline;

/// Reach of the texture beyond the hollow's edge, as a part of the hollow's smaller half.
pub const LIP: f32 = 0.12;

/// Reach of the light around a hollow beyond its edge, as a part of the hollow's smaller half.
pub const RIM: f32 = 0.32;

/// The outline of a pit.
pub const PIT: Outline = Outline::Oblong(1.0);

/// The outline of a house: it has corners.
pub const HOUSE: Outline = Outline::Oblong(0.34);

/// Light round the edge of a hollow: a line with a glow about it, white, to be coloured where it is used.
pub fn rim(half: Vec2, outline: Outline) -> Canvas {
    let radius = half.min_element();
    let whole = (half + Vec2::splat(RIM * radius)) * 2.0;
    Canvas::painted(whole.x.ceil() as u32, whole.y.ceil() as u32, |at| {
        let edge = super::distance(outline, at - whole / 2.0, half) / radius;
        let line = cover(edge.abs() - 0.025, 1.5 / radius);
        let glow = (-(edge / 0.13).powi(2)).exp() * 0.42 * step(RIM, RIM * 0.7, edge);
        [1.0, 1.0, 1.0, line.max(glow)]
    })
}

/// A hollow of the given half width and half height, in pixels of the texture.
pub fn hollow(half: Vec2, outline: Outline, look: Look) -> Canvas {
    let radius = half.min_element();
    let whole = (half + Vec2::splat(LIP * radius)) * 2.0;
    Canvas::painted(whole.x.ceil() as u32, whole.y.ceil() as u32, |at| {
        let point = at - whole / 2.0;
        match look {
            Look::LightWood | Look::DarkWood => carved(point / radius, half / radius, outline, look),
            Look::Sand => dug(point / radius, half / radius, outline),
            Look::Plain => ring(point, half, outline),
        }
    })
}

/// A hollow drawn as an outline.
fn ring(point: Vec2, half: Vec2, outline: Outline) -> Paint {
    let radius = half.min_element();
    let edge = super::distance(outline, point, half) / radius;
    let plain = ground(Look::Plain);
    let [ink, floor] = [plain.dark, plain.floor].map(Tint::parts);
    let line = cover((edge + 0.03).abs() - 0.035, 1.5 / radius);
    let [r, g, b] = std::array::from_fn(|c| lerp(floor[c], ink[c], line));
    [r, g, b, cover(edge * radius, 1.5).max(line)]
}

/// The light on a hollow carved in wood and polished, at a point in its radii.
fn carved(point: Vec2, half: Vec2, outline: Outline, look: Look) -> Paint {
    let distance = |p: Vec2| super::distance(outline, p, half);
    let edge = distance(point);
    let out = slope(point, &distance);
    let normal = relief::normal(out * relief::rise(edge));
    let shine = 0.30 * relief::gloss(normal, 26.0) - 0.30 * relief::gloss(relief::normal(Vec2::ZERO), 26.0);
    overlay(light_in(point, edge, out, &distance) + shine.max(0.0), look)
}

/// The light on a hollow dug in the ground with the hands: its wall uneven, its floor trodden smooth.
fn dug(point: Vec2, half: Vec2, outline: Outline) -> Paint {
    let uneven = |p: Vec2| 0.07 * (rough(p.x * 1.7 + 3.0, p.y * 1.7) - 0.5);
    let distance = |p: Vec2| super::distance(outline, p, half) + uneven(p);
    let edge = distance(point);
    let out = slope(point, &distance);
    let light = light_in(point, edge, out, &distance);
    // Earth from below is darker and moister than the dry crust.
    let moist = 0.22 * step(0.02, -0.35, edge);
    overlay(lerp(1.0, light, step(0.10, 0.0, edge)) * (1.0 - moist), Look::Sand)
}

/// The direction in which a distance grows at a point.
fn slope(point: Vec2, distance: &impl Fn(Vec2) -> f32) -> Vec2 {
    let e = 0.01;
    Vec2::new(
        distance(point + Vec2::X * e) - distance(point - Vec2::X * e),
        distance(point + Vec2::Y * e) - distance(point - Vec2::Y * e),
    )
    .normalize_or_zero()
}

/// Returns how bright a hollow is at a point, as many times as the level ground about it.
fn light_in(point: Vec2, edge: f32, out: Vec2, distance: &impl Fn(Vec2) -> f32) -> f32 {
    let depth = relief::depth(edge);
    let normal = relief::normal(out * relief::rise(edge));
    // A ray back to the light leaves the hollow so far away; if the ground is solid there, it is stopped.
    let level = LIGHT.truncate();
    let leaves = point + level * (depth / LIGHT.z);
    let cast = step(-0.16, 0.10, distance(leaves)) * step(0.0, -0.04, edge);
    let open = 1.0 - 0.42 * depth / relief::DEPTH;
    // The wall that faces the light throws some of it back into the shade.
    let thrown = 0.06 * cast * (0.6 - 0.4 * towards_light(out));
    0.19 * open + 0.81 * relief::lit(normal).min(1.35) * (1.0 - 0.93 * cast) + thrown
}

/// Returns what, laid over the board of a look, makes it this many times as bright.
fn overlay(brightness: f32, look: Look) -> Paint {
    if brightness < 1.0 {
        let [r, g, b] = if look == Look::Sand { [0.20, 0.105, 0.035] } else { [0.075, 0.032, 0.012] };
        return [r, g, b, (1.0 - brightness).clamp(0.0, 0.96)];
    }
    // Paint adds light by being paler than the board: the darker that is, the less paint.
    let ground = ground(look);
    let [dark, pale] = [ground.dark, ground.pale].map(|tint| tint.parts().map(|part| part.powf(2.2)));
    let board: [f32; 3] = std::array::from_fn(|c| lerp(dark[c], pale[c], 0.6));
    let most = board.into_iter().fold(0.0, f32::max);
    let bright = board.map(|c| lerp(c / most, 1.0, 0.08));
    let alpha = (brightness - 1.0) * most / (1.0 - most).max(0.1);
    let [r, g, b] = bright.map(relief::shown);
    [r, g, b, alpha.clamp(0.0, 0.8)]
}
