//! The sign of the program: a small board with four pits, painted as the table is. As a vector drawing it has the same
//! shapes, with plain shades for the wood.

use super::canvas::{Canvas, step};
use super::stones::{self, GLASS};
use super::{Cut, Slab, hollow};
use crate::ui::look::{Look, StoneKind};
use crate::ui::theme::{Tint, ground};
use bevy::math::{Rect, Vec2};
use naqala_core::geometry::Carving;
use std::fmt::Write as _;

/// Widths that desktops ask for, in pixels.
pub const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// Half of the board's width, where half of the picture's is 1.
const HALF: f32 = 0.86;
/// Height of the board's middle above that of the picture, in the same unit, which leaves room for its side below.
const RAISED: f32 = 0.04;
/// Radius of a pit, and distance of its middle from the lines through the board's.
const PIT: f32 = 0.355;
const AWAY: f32 = 0.4;
/// Radius of the board's corners.
const CORNER: f32 = 0.34;
/// Radius of a stone, and how far it lies from the middle of its pit.
const STONE: f32 = 0.132;
const ASIDE: f32 = 0.155;

/// Stones of the pits, row by row: one goes round from pit to pit, a stone more in each.
const STONES_IN: [u16; 4] = [2, 3, 1, 4];

/// The picture, this many pixels wide and high.
pub fn painted(size: u32) -> Canvas {
    let size = size.max(1);
    // Finely, then smaller, for smooth edges.
    let halvings = (512 / size).checked_ilog2().unwrap_or(0).max(1);
    let whole = size << halvings;
    let scale = whole as f32 / 2.0;
    let (board, pit) = (board(scale).paint(), hollow::hollow(Vec2::splat(PIT * scale), hollow::PIT, Look::LightWood));
    let sheet = stones::sheet(StoneKind::Glass, Look::LightWood);
    let middle = Vec2::splat(scale) - Vec2::Y * RAISED * scale;
    let mut table = Canvas::painted(whole, whole, |_| [0.0; 4]);
    table.lay(&board, board.whole(), Rect::from_center_size(middle, board.whole().size()));
    // The shadow is gone before the picture ends.
    let mut picture = Canvas::painted(whole, whole, |at| {
        let [r, g, b, alpha] = table.between(at);
        let inside = (1.0 - ((at / scale) - Vec2::ONE).abs().max_element()) / (1.0 - HALF - RAISED);
        [r, g, b, alpha * step(0.0, 1.0, inside)]
    });
    for at in pits() {
        picture.lay(&pit, pit.whole(), Rect::from_center_size(middle + at * scale, pit.whole().size()));
    }
    let cell = Vec2::splat(stones::cell_width(STONE * scale));
    for part in [stones::shadow_look, stones::look] {
        for (stone, at) in lying() {
            picture.lay(&sheet, part(stone), Rect::from_center_size(middle + at * scale, cell));
        }
    }
    (0..halvings).fold(picture, |picture, _| picture.halved())
}

/// The board of a picture that is twice `scale` pixels wide.
fn board(scale: f32) -> Slab {
    let cut = |at: Vec2| Cut { rect: Rect::from_center_half_size(at, Vec2::splat(PIT)), outline: hollow::PIT };
    Slab {
        size: Vec2::splat(2.0 * HALF),
        unit: PIT,
        corner: CORNER / PIT,
        carving: Carving::Bare,
        cuts: pits().map(cut).to_vec(),
        look: Look::LightWood,
    }
    .scaled(scale)
}

/// The middles of the pits, row by row, from the middle of the board.
fn pits() -> [Vec2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(x, y)| AWAY * Vec2::new(x, y))
}

/// All stones, each with the number by which its look is dealt and its place from the middle of the board.
fn lying() -> impl Iterator<Item = (u16, Vec2)> {
    let numbered = pits().into_iter().zip(STONES_IN).enumerate();
    numbered.flat_map(|(pit, (middle, count))| {
        (0..count).map(move |stone| {
            let turn = std::f32::consts::TAU * f32::from(stone) / f32::from(count) + 0.6 + pit as f32;
            let aside = if count == 1 { 0.0 } else { ASIDE * (1.0 + 0.12 * f32::from(count.saturating_sub(3))) };
            (STONES_IN[..pit].iter().sum::<u16>() + stone, middle + aside * Vec2::from_angle(turn))
        })
    })
}

/// The same as a vector drawing (SVG), a hundred units wide and high.
pub fn svg() -> String {
    let wood = ground(Look::LightWood);
    let colour = |parts: [f32; 3], times: f32| {
        let [r, g, b] = parts.map(|part| ((part * times).clamp(0.0, 1.0) * 255.0).round() as u8);
        format!("#{r:02x}{g:02x}{b:02x}")
    };
    let [dark, pale] = [wood.dark, wood.pale].map(Tint::parts);
    let wood_at = |share: f32| std::array::from_fn(|c| dark[c] + (pale[c] - dark[c]) * share);
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n<defs>\n");
    let mut shade = |id: &str, kind: &str, stops: [String; 3]| {
        let place = if kind == "radial" { " cx=\"0.36\" cy=\"0.3\" r=\"0.75\"" } else { " x2=\"0.6\" y2=\"1\"" };
        let _ = write!(out, "<{kind}Gradient id=\"{id}\"{place}>");
        for (stop, colour) in ["0", "0.45", "1"].iter().zip(stops) {
            let _ = write!(out, "<stop offset=\"{stop}\" stop-color=\"{colour}\"/>");
        }
        let _ = writeln!(out, "</{kind}Gradient>");
    };
    shade("face", "linear", [colour(wood_at(1.0), 1.0), colour(wood_at(0.8), 1.0), colour(wood_at(0.6), 1.0)]);
    shade("pit", "linear", [colour(dark, 0.42), colour(dark, 0.72), colour(wood_at(0.6), 1.0)]);
    for (index, glass) in GLASS.iter().enumerate() {
        let light = glass.map(|part| part + (1.0 - part) * 0.6);
        shade(&format!("glass{index}"), "radial", [colour(light, 1.0), colour(*glass, 1.0), colour(*glass, 0.55)]);
    }
    out.push_str("</defs>\n");
    let half = 50.0 * HALF;
    let mut rounded = |x: f32, y: f32, fill: &str| {
        let (width, corner) = (2.0 * half, 50.0 * CORNER);
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{width:.1}\" rx=\"{corner:.1}\" fill=\"{fill}\"/>"
        );
    };
    let top = 50.0 - half - 50.0 * RAISED;
    rounded(50.0 - half, top + 50.0 * 0.15 * PIT, &colour(wood_at(0.2), 0.8));
    rounded(50.0 - half, top, "url(#face)");
    let mut disc = |at: Vec2, radius: f32, fill: &str| {
        let (x, y) = (50.0 + 50.0 * at.x, 50.0 + 50.0 * (at.y - RAISED));
        let _ = writeln!(out, "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{:.2}\" fill=\"{fill}\"/>", 50.0 * radius);
    };
    for at in pits() {
        disc(at, PIT, "url(#pit)");
    }
    for (_, at) in lying() {
        disc(at + Vec2::new(0.015, 0.03), STONE, "#0004");
    }
    for (stone, at) in lying() {
        disc(at, STONE, &format!("url(#glass{})", stones::glass_of(stone)));
    }
    out.push_str("</svg>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_board_in_the_middle_of_nothing_at_every_size() {
        for size in SIZES {
            let canvas = painted(size);
            assert_eq!(canvas.whole().size(), Vec2::splat(size as f32));
            let pixels = canvas.pixels();
            let alpha = |x: u32, y: u32| pixels[(y * size + x) as usize][3];
            assert!(alpha(size / 2, size / 2) == 255, "{size}: solid in its middle");
            assert!(alpha(0, 0) < 128, "{size}: round at its corners");
        }
    }

    #[test]
    fn every_stone_lies_in_its_pit() {
        assert_eq!(lying().count(), usize::from(STONES_IN.iter().sum::<u16>()));
        for (stone, at) in lying() {
            let pit = pits().into_iter().map(|pit| (at - pit).length()).fold(f32::INFINITY, f32::min);
            assert!(pit + STONE < PIT, "stone {stone}");
        }
    }
}
