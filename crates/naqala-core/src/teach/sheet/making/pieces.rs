//! Sheets of seeds to cut out, each in a square of its own, so that straight cuts will do.

use super::tiles::MARGIN;
use super::{CENTIMETRE, text::markers};
use crate::geometry::{Rect, Vec2};
use crate::teach::sheet::Paper;
use crate::teach::sheet::drawing::{Drawing, Stroke};
use crate::teach::sheet::letters::Weight;
use mancala::rules::{Board, Rules, Side};

/// Seeds more than a game needs.
const SPARE: usize = 6;
/// Width of a seed, in widths of a pit, and the least and the greatest, in centimetres.
const SEED: f32 = 0.3;
const WIDTHS: [f32; 2] = [0.9, 1.8];
/// Width of a special piece or of a marker, in widths of a seed.
const LARGE: f32 = 1.5;
/// Width of the square of a piece, in widths of the piece.
const SQUARE: f32 = 1.2;
/// Room below, for the foot.
const BOTTOM: f32 = 70.0;

/// Kind of piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Piece {
    Seed,
    Special,
    /// Marker of a pit that a side has won.
    Marker(Side),
}

/// Returns the number of seeds of a game, without special pieces. A seed that is borrowed may be one of those to spare.
pub(super) fn seeds(board: &Board) -> u32 {
    board.total - board.specials
}

/// Returns the pieces of a game, with some more than it needs.
pub(super) fn pieces(rules: &Rules) -> Vec<(Piece, usize)> {
    let board = &rules.board;
    let mut pieces = vec![(Piece::Seed, seeds(board) as usize + SPARE)];
    if board.specials > 0 {
        pieces.push((Piece::Special, board.specials as usize + 1));
    }
    let each = markers(rules);
    pieces.extend(board.sides().iter().filter(|_| each > 0).map(|&side| (Piece::Marker(side), each)));
    pieces
}

/// Draws the pieces of a game on sheets. `pit`: width of a pit, in centimetres.
pub(super) fn pages(rules: &Rules, paper: Paper, pit: f32) -> Vec<Drawing> {
    let seed = (SEED * pit).clamp(WIDTHS[0], WIDTHS[1]) * CENTIMETRE;
    let size = paper.size() - Vec2::new(MARGIN, BOTTOM);
    let mut pages = vec![Drawing::default()];
    let mut at = Vec2::splat(MARGIN);
    for (piece, count) in pieces(rules) {
        let width = if piece == Piece::Seed { seed } else { LARGE * seed };
        let square = SQUARE * width;
        for n in 0..count {
            if at.x + square > size.x {
                at = Vec2::new(MARGIN, at.y + square);
            }
            if at.y + square > size.y {
                at = Vec2::splat(MARGIN);
                pages.push(Drawing::default());
            }
            if let Some(page) = pages.last_mut() {
                draw(page, piece, Rect { min: at, max: at + square }, width / 2.0);
            }
            at.x += square;
            // The next kind begins a row of its own.
            if n + 1 == count {
                at = Vec2::new(MARGIN, at.y + square);
            }
        }
    }
    pages
}

/// Draws a piece in its square.
fn draw(page: &mut Drawing, piece: Piece, square: Rect, radius: f32) {
    page.rounded(square, [0.0; 4], None, Some(Stroke { width: 0.4, grey: 0.7, dash: None }));
    let middle = square.center();
    match piece {
        Piece::Seed => page.circle(middle, radius, Some(0.82), Some(Stroke::black(0.8))),
        Piece::Special => page.circle(middle, radius, Some(0.25), Some(Stroke::black(0.8))),
        Piece::Marker(side) => {
            page.circle(middle, radius, Some(1.0), Some(Stroke::black(2.0)));
            page.centred(middle, 1.2 * radius, Weight::Medium, 0.0, &side.letter().to_string());
        }
    }
}
