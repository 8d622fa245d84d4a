//! The shape of what is carved or dug, and the light on it. One light, from the upper left and from above, falls on board,
//! pits and stones alike. Brightness is that of light, not of the numbers that a screen is given: see [`shown`].

use super::canvas::{rounded, step};
use bevy::math::{Rect, Vec2, Vec3};
use naqala_core::geometry::Outline;

/// Direction towards the light, which comes from the upper left and from above. Its length is 1.
pub const LIGHT: Vec3 = Vec3::new(-0.480, -0.620, 0.620);

/// Depth of a hollow at its middle, in its radii.
pub const DEPTH: f32 = 0.62;
/// Fall of a hollow's wall: the larger, the flatter the floor and the steeper the wall.
const FALL: f32 = 2.7;
/// Reach of the bevel of a hollow's rim beyond its edge, in its radii.
const BEVEL: f32 = 0.085;
/// Slope of that bevel.
const BEVEL_SLOPE: f32 = 0.52;

/// A hollow: where it is and how round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// Its outline.
    pub rect: Rect,
    /// The outline itself within that.
    pub outline: Outline,
}

impl Cut {
    /// Half of its smaller side: the measure of its bevel and depth.
    pub fn radius(&self) -> f32 {
        self.rect.half_size().min_element()
    }

    /// Signed distance of a point from its edge, in its radii; -1 in the middle.
    pub fn edge(&self, point: Vec2) -> f32 {
        distance(self.outline, point - self.rect.center(), self.rect.half_size()) / self.radius()
    }

    /// The same with every length multiplied and every point moved.
    pub fn mapped(&self, to: impl Fn(Vec2) -> Vec2) -> Cut {
        Cut { rect: Rect { min: to(self.rect.min), max: to(self.rect.max) }, outline: self.outline }
    }
}

/// Radius of the two corners of a half round, as a part of half of its smaller side.
const HALF_ROUND_CORNER: f32 = 0.5;

/// Signed distance of a point from the edge of a hollow of this half size, measured from its middle; negative inside.
pub fn distance(outline: Outline, point: Vec2, half: Vec2) -> f32 {
    let straight_left = match outline {
        Outline::Oblong(corner) => return rounded(point, half, corner * half.min_element()),
        Outline::StraightLeft => point,
        Outline::StraightRight => Vec2::new(-point.x, point.y),
    };
    // Half of an oblong twice as wide.
    let at = straight_left + Vec2::X * half.x;
    let whole = Vec2::new(2.0 * half.x, half.y);
    let corner = HALF_ROUND_CORNER * half.min_element();
    let beyond = Vec2::new(rounded(at, whole, whole.min_element()), -at.x) + Vec2::splat(corner);
    beyond.max(Vec2::ZERO).length() + beyond.max_element().min(0.0) - corner
}

/// Returns how deep a hollow is at a distance from its edge, in its radii.
pub fn depth(edge: f32) -> f32 {
    let far = (1.0 + edge).clamp(0.0, 1.0);
    DEPTH * (1.0 - far.powf(FALL))
}

/// Returns how steeply a hollow rises outwards at a distance from its edge, with the bevel of its rim.
pub fn rise(edge: f32) -> f32 {
    let far = (1.0 + edge).clamp(0.0, 1.0);
    let wall = DEPTH * FALL * far.powf(FALL - 1.0) * step(0.015, -0.03, edge);
    let bevel = BEVEL_SLOPE * step(BEVEL, BEVEL - 0.025, edge) * step(-0.03, 0.01, edge);
    wall + bevel
}

/// The direction in which a surface looks that rises as steeply as this, in its two directions.
pub fn normal(slope: Vec2) -> Vec3 {
    (-slope).extend(1.0).normalize()
}

/// Returns how bright a surface is by direct light, as many times as a level one.
pub fn lit(normal: Vec3) -> f32 {
    normal.dot(LIGHT).max(0.0) / LIGHT.z
}

/// Returns how bright the highlight is on a surface, seen from above, the sharper the harder it is polished.
pub fn gloss(normal: Vec3, sharp: f32) -> f32 {
    normal.dot((LIGHT + Vec3::Z).normalize()).max(0.0).powf(sharp)
}

/// Returns how much a slope that falls off in a direction faces the light, -1 to 1.
pub fn towards_light(direction: Vec2) -> f32 {
    direction.dot(Vec2::new(-0.612, -0.791))
}

/// Brightness of light as a factor to the numbers that a screen is given.
pub fn shown(light: f32) -> f32 {
    light.max(0.0).powf(1.0 / 2.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_surface_is_as_bright_as_it_is_and_one_that_faces_the_light_brighter() {
        assert!((LIGHT.length() - 1.0).abs() < 0.01);
        assert!((lit(normal(Vec2::ZERO)) - 1.0).abs() < 1e-6);
        // Rising away from the light, as the far wall of a pit does.
        assert!(lit(normal(Vec2::new(0.6, 0.8))) > 1.4);
        assert!(lit(normal(Vec2::new(-0.6, -0.8))) < 0.2);
    }

    #[test]
    fn a_half_round_is_straight_on_one_side_and_round_on_the_other() {
        let half = Vec2::new(1.0, 2.0);
        let edge = |outline, x, y| distance(outline, Vec2::new(x, y), half);
        assert!((edge(Outline::StraightLeft, -1.0, 0.0)).abs() < 1e-4, "the straight side is an edge");
        assert!((edge(Outline::StraightLeft, 1.0, 0.0)).abs() < 1e-4, "and so is the round one");
        assert!(edge(Outline::StraightLeft, -0.8, 1.8) < 0.0, "a corner beside the straight side is within");
        assert!(edge(Outline::StraightLeft, 0.8, 1.8) > 0.3, "one beside the round side is cut off");
        for (x, y) in [(0.3, 0.4), (-0.9, 1.9), (2.0, -1.0)] {
            assert_eq!(edge(Outline::StraightLeft, x, y), edge(Outline::StraightRight, -x, y), "{x}, {y}");
        }
    }

    #[test]
    fn a_hollow_is_deepest_in_its_middle_and_ends_at_its_rim() {
        let cut = Cut {
            rect: Rect::from_center_half_size(Vec2::new(5.0, 1.0), Vec2::new(2.0, 4.0)),
            outline: Outline::Oblong(1.0),
        };
        assert!((cut.edge(Vec2::new(5.0, 1.0)) + 1.0).abs() < 1e-6);
        assert!((depth(-1.0) - DEPTH).abs() < 1e-6);
        assert_eq!((depth(0.0), depth(0.5), rise(0.2)), (0.0, 0.0, 0.0));
        assert!(rise(-0.1) > rise(-0.6) && rise(-0.6) > rise(-1.0));
    }
}
