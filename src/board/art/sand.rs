//! Ground: a patch of it that was smoothed to dig pits in, with what was dug out heaped round each, and lines drawn with a
//! finger.

use super::canvas::{Canvas, hash, lerp, noise, rough, rounded, step};
use super::slab::Cuts;
use super::{Slab, relief};
use crate::ui::look::Look;
use crate::ui::theme::{Tint, ground};
use bevy::math::Vec2;

/// Height of the heap round a pit, in pit radii.
const HEAP: f32 = 0.10;

/// The patch of a board.
pub fn patch(slab: &Slab, cuts: &Cuts) -> Canvas {
    let whole = slab.with_shadow().round();
    let unit = slab.unit;
    Canvas::painted(whole.x as u32, whole.y as u32, |at| {
        let point = at - whole / 2.0;
        let outside = outside(slab, point);
        let smooth = step(0.12, -0.25, outside);
        let e = 0.02 * unit;
        let height = |point: Vec2| height(slab, cuts, point, smooth);
        let here = height(point);
        let slope = Vec2::new(height(point + Vec2::X * e) - here, height(point + Vec2::Y * e) - here) / 0.02;
        let light = 0.36 + 0.64 * relief::lit(relief::normal(slope));
        let around = cuts.around(point);
        let level = around.map_or(1.0, |(_, edge)| step(0.05, 0.3, edge));
        let stained = around.filter(|(_, edge)| *edge < 0.0).map_or(point, |(cut, _)| cut.rect.center());
        let stained = lerp(1.0, slab.stain(stained).powf(1.4), smooth);
        let drawn = 0.9 * slab.lines(point, -outside) * smooth * level;
        let factor = relief::shown(light * stained) + drawn;
        let [r, g, b] = earth(at, point / unit).map(|c| c * factor);
        [r, g, b, step(0.40, 0.10, outside)]
    })
}

/// Returns how far outside the smoothed patch a point is, in pit radii.
fn outside(slab: &Slab, point: Vec2) -> f32 {
    let at = point / slab.unit;
    let frayed = (rough(at.x * 1.1 + 11.0, at.y * 1.1) - 0.5) * 0.4;
    rounded(point, slab.size / 2.0, slab.corner.max(1.1) * slab.unit) / slab.unit + 0.16 + frayed
}

/// Height of the ground at a point from the middle of the patch, in pit radii; `smooth` is 1 where it was smoothed.
fn height(slab: &Slab, cuts: &Cuts, point: Vec2, smooth: f32) -> f32 {
    let at = point / slab.unit;
    let mut height = lerp(0.24, 0.07, smooth) * rough(at.x * 1.7 + 30.0, at.y * 1.7 + 5.0)
        + lerp(0.055, 0.022, smooth) * rough(at.x * 6.5, at.y * 6.5 + 60.0);
    for cut in cuts.near(point) {
        let edge = cut.edge(point);
        if !(-0.2..Cuts::REACH).contains(&edge) {
            continue;
        }
        // More was thrown to one side than to the other, in crumbs.
        let radius = cut.radius() / slab.unit;
        let lumps = 0.6 + 0.6 * noise(at.x * 1.6 + 3.0, at.y * 1.6 + 8.0) + 0.25 * noise(at.x * 6.0, at.y * 6.0);
        let ring = (-((edge - 0.15) / if edge < 0.15 { 0.10 } else { 0.16 }).powi(2)).exp();
        height += HEAP * radius.min(1.3) * ring * lumps;
    }
    height
}

/// The colour of the ground at a pixel: grains of many colours.
fn earth(pixel: Vec2, at: Vec2) -> [f32; 3] {
    let [dark, pale] = [ground(Look::Sand).dark, ground(Look::Sand).pale].map(Tint::parts);
    let grain = hash(pixel.x as i32, pixel.y as i32);
    let coarse = noise(at.x * 31.0, at.y * 31.0);
    // Here and there a dark grain, and a pale one.
    let odd = step(0.975, 1.0, grain) * -0.35 + step(0.03, 0.0, grain) * 0.30;
    let tone = 0.62 + 0.42 * (rough(at.x * 0.4 + 8.0, at.y * 0.4) - 0.5) + 0.22 * (coarse - 0.5) + 0.20 * (grain - 0.5);
    std::array::from_fn(|c| lerp(dark[c], pale[c], tone + odd))
}
