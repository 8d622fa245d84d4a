//! Wood as a solid: what it looks like is asked of a point in space, so that whatever is carved out of it lays its rings
//! bare, and the grain follows the bowl of a pit and turns the board's edge.

use super::canvas::{lerp, noise, rough, step};
use crate::ui::look::Look;
use crate::ui::theme::{Tint, ground};
use bevy::math::{Vec2, Vec3};

/// Distance from one year's ring to the next, in pit radii.
const YEAR: f32 = 0.31;

/// The colour of the wood at a point in pit radii: along the grain, across it, and upwards from the board's face. `ends` is
/// how much of the fibres' ends one sees, 0 on a face along the grain to 1 across it; `pixel` is the size of a pixel.
pub fn colour(look: Look, at: Vec3, ends: f32, pixel: f32) -> [f32; 3] {
    let tone = tone(at, ends, pixel);
    let [dark, pale] = [ground(look).dark, ground(look).pale].map(Tint::parts);
    // Between its darkest and its palest the wood is redder than either.
    let warm = 0.05 * (1.0 - (2.0 * tone - 1.0).powi(2)).max(0.0);
    let mix = |c: usize, more: f32| lerp(dark[c], pale[c], tone) * (1.0 + more);
    [mix(0, warm), mix(1, -0.2 * warm), mix(2, -warm)]
}

/// Returns how pale the wood is at a point, about 0 to 1.
fn tone(at: Vec3, ends: f32, pixel: f32) -> f32 {
    // Detail finer than the pixels would only be noise.
    let seen = |per_unit: f32| (1.4 - per_unit * pixel).clamp(0.0, 1.0);
    let face = Vec2::new(at.x, at.y + 0.5 * at.z);
    let bend = rough(at.x * 0.085 + 4.0, at.y * 0.26 + 9.0) - 0.5;
    let ripple = noise(at.x * 0.55 + 60.0, face.y * 1.9) - 0.5;
    // The heart of the tree runs below the board, nearer at one end and not quite straight: its rings come to the face as
    // long tongues.
    let heart = Vec2::new(2.6 * bend + 0.5, -1.9 - 0.055 * at.x - 0.8 * noise(at.x * 0.10 + 21.0, 5.0));
    let ring = (Vec2::new(at.y, at.z) - heart).length() / YEAR + 0.75 * ripple;
    let within = ring - ring.floor();
    // Each year the wood grows slowly darker and ends at once.
    let late = within.powf(1.8) * step(1.0, 0.90, within);
    let strong = 0.55 + 0.45 * noise(ring.floor() * 0.73, 3.0);
    let fibre = (noise(at.x * 0.8 + 40.0, face.y * 24.0) - 0.5) * 0.65 * seen(24.0)
        + (noise(at.x * 1.9, face.y * 57.0) - 0.5) * 0.5 * seen(40.0);
    let pores = step(0.68, 0.92, noise(at.x * 1.3 + 90.0, face.y * 36.0)) * (0.35 + 0.65 * late) * seen(30.0);
    let cloud = rough(at.x * 0.19 + 70.0, face.y * 0.36 + 20.0) - 0.5;
    // A shimmer across the grain, where the fibres wave.
    let figure = noise(at.x * 1.7 + 2.0 * ripple, face.y * 0.45 + 33.0) - 0.5;
    let end_grain = if ends > 0.02 {
        let dots = noise(at.y * 19.0 + 7.0, at.x * 19.0 + 5.0) - 0.5;
        ends * (0.16 * dots * seen(19.0) - 0.22)
    } else {
        0.0
    };
    // The wall of a hollow was scraped and rubbed until its rings are fainter.
    let worn = 1.0 - 0.45 * (-3.0 * at.z).clamp(0.0, 1.0);
    0.70 - 0.44 * late * strong * worn + 0.26 * fibre + 0.42 * cloud + 0.13 * figure - 0.20 * pores + end_grain
}
