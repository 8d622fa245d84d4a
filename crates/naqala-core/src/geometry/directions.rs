//! Directions on a board as it is drawn: where the arrow of a direction stands on a pit, and which direction a point or a drag means.

use super::{Layout, Vec2};
use mancala::rules::{Board, Direction, PitId, Place, Side};

/// Distance of an arrow from the middle of its pit, in pit radii, and the least in pixels.
const ASIDE: (f32, f32) = (0.52, 10.0);
/// The same on a torus, where eight arrows stand round a pit.
const AROUND: (f32, f32) = (1.0, 21.0);
/// Radius of an arrow's disc, as a part of that distance.
const DISC: f32 = 0.78;
/// The same on a torus.
const PETAL: f32 = 0.3;
/// The part of a pit of a torus about its middle that means no direction yet, in pit radii.
const MIDDLE: f32 = 0.25;

/// An arrow on a pit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Its middle, in logical pixels.
    pub at: Vec2,
    /// Radius of its disc, in logical pixels.
    pub radius: f32,
    /// Unit vector in the direction it points, y downwards.
    pub heading: Vec2,
}

/// The direction that leads from a pit to the right along its row, or to the left: on screen, or as its owner sees it
/// where its row runs up and down.
pub fn sideways(board: &Board, pit: PitId, right: bool) -> Direction {
    if board.is_torus() {
        return if right { Direction::E } else { Direction::W };
    }
    let rightwards =
        if board.is_square() { board.owner(pit) != Side::North } else { board.runs_right(pit, Direction::Ccw) };
    if rightwards == right { Direction::Ccw } else { Direction::Cw }
}

/// Returns where a direction leads from a pit on screen, y downwards; of length 1.
pub fn heading(board: &Board, layout: &Layout, pit: PitId, way: Direction) -> Vec2 {
    let about = if layout.turned { -1.0 } else { 1.0 };
    if board.is_torus() {
        let (right, up) = way.step();
        return (layout.cell * Vec2::new(f32::from(right), -f32::from(up))).normalize_or_zero();
    }
    if !board.is_square() {
        return about * Vec2::X * if board.runs_right(pit, way) { 1.0 } else { -1.0 };
    }
    let onwards = match board.owner(pit) {
        Side::South => Vec2::X,
        Side::East => Vec2::NEG_Y,
        Side::North => Vec2::NEG_X,
        Side::West => Vec2::Y,
    };
    about * if way == Direction::Ccw { onwards } else { -onwards }
}

/// The arrow of a direction.
pub fn arrow(board: &Board, layout: &Layout, pit: PitId, way: Direction) -> Arrow {
    let torus = board.is_torus();
    let ((part, least), disc) = if torus { (AROUND, PETAL) } else { (ASIDE, DISC) };
    let distance = (part * layout.radius).max(least);
    let heading = heading(board, layout, pit, way);
    Arrow { at: layout.pit(pit) + heading * distance, radius: disc * distance, heading }
}

/// The direction that a point of a pit's face means, of those offered. `plain`: whether the pit can be sown without
/// saying in which direction; only the arrows themselves then mean one.
pub fn way_at(
    board: &Board,
    layout: &Layout,
    pit: PitId,
    at: Vec2,
    offered: impl Iterator<Item = Direction>,
    plain: bool,
) -> Option<Direction> {
    let aside = at - layout.pit(pit);
    if plain {
        let mut offered = offered;
        return offered.find(|&way| {
            let arrow = arrow(board, layout, pit, way);
            at.distance(arrow.at) <= arrow.radius
        });
    }
    if board.is_torus() && aside.length() < MIDDLE * layout.radius {
        return None;
    }
    best(offered, |way| aside.dot(heading(board, layout, pit, way)))
}

/// The direction that a drag from a pit means, of those offered: along its row, or towards the pit that is next in that
/// direction.
pub fn dragged(
    board: &Board,
    layout: &Layout,
    pit: PitId,
    drag: Vec2,
    offered: impl Iterator<Item = Direction>,
) -> Option<Direction> {
    if drag.length() < 0.5 * layout.radius {
        return None;
    }
    let drag = drag.normalize_or_zero();
    let fit = |way: Direction| {
        let straight = drag.dot(heading(board, layout, pit, way));
        if board.is_torus() {
            return straight;
        }
        // A pit that is not on its owner's path, or nobody's, is sown from by another side.
        let mut sowers = [board.owner(pit)].into_iter().chain(board.sides().iter().copied());
        let Some(sower) = sowers.find(|&side| board.passes(side, pit)) else { return straight };
        let next = layout.centre(board.next(sower, way, Place::pit(pit)));
        straight.max(drag.dot((next - layout.pit(pit)).normalize_or_zero()))
    };
    best(offered, fit).filter(|&way| fit(way) > 0.5)
}

fn best(ways: impl Iterator<Item = Direction>, fit: impl Fn(Direction) -> f32) -> Option<Direction> {
    ways.max_by(|&a, &b| fit(a).total_cmp(&fit(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Rect;
    use mancala::rules::board::{BoardText, Paths, SeatLayout, SetupText, Stores};

    /// Own rings, a torus and a square.
    fn texts() -> [BoardText; 3] {
        let rings = BoardText { stores: Stores::None, ..BoardText::plain(4, 8) };
        let torus = BoardText { seats: SeatLayout::Nobody, paths: Paths::Torus, ..rings.clone() };
        let square = BoardText { seats: SeatLayout::Square, paths: Paths::Ring, ..rings.clone() };
        [rings, torus, square]
    }

    fn board(text: BoardText) -> (Board, Layout) {
        let rows = vec![2; text.seating().rows_of_side().into()];
        let setup = SetupText { rows, ..SetupText::default() };
        let board = Board::new(&text, &setup).expect("a plain board has no faults");
        let layout = Layout::new(&board, Rect::new(0.0, 0.0, 900.0, 600.0), 1.0);
        (board, layout)
    }

    #[test]
    fn at_a_corner_of_a_ring_one_may_drag_along_the_row_or_to_the_next_pit() {
        let [rings, ..] = texts();
        let (board, layout) = board(rings);
        let meant = |name, x: f32, y: f32| {
            let pit = board.pit_named(name).expect("the board has it");
            dragged(&board, &layout, pit, Vec2::new(x, y) * layout.radius, Direction::ROUND.into_iter())
        };
        // From h2 South's ring goes left to g2 anticlockwise, and down to h1 clockwise.
        assert_eq!((meant("h2", -2.0, 0.0), meant("h2", 2.0, 0.3)), (Some(Direction::Ccw), Some(Direction::Cw)));
        assert_eq!((meant("h2", 0.1, 3.0), meant("h2", 0.0, -3.0)), (Some(Direction::Cw), None));
        assert_eq!((meant("h3", 2.0, 0.0), meant("h3", 0.0, -3.0)), (Some(Direction::Ccw), Some(Direction::Ccw)));
        assert_eq!((meant("c1", 2.0, 0.0), meant("c1", 0.0, 3.0)), (Some(Direction::Ccw), None));
        assert_eq!(meant("c1", 0.3, 0.2), None, "a twitch is no drag");
    }

    #[test]
    fn an_arrow_means_its_own_way_wherever_the_pit_lies() {
        for text in texts() {
            let (board, layout) = board(text);
            for pit in board.pits() {
                for &way in board.ways() {
                    let arrow = arrow(&board, &layout, pit, way);
                    for plain in [false, true] {
                        let offered = board.ways().iter().copied();
                        assert_eq!(way_at(&board, &layout, pit, arrow.at, offered, plain), Some(way));
                    }
                    let drag = arrow.heading * 3.0 * layout.radius;
                    assert_eq!(dragged(&board, &layout, pit, drag, board.ways().iter().copied()), Some(way));
                }
                let middle = layout.pit(pit);
                assert_eq!(way_at(&board, &layout, pit, middle, [board.ways()[0]].into_iter(), true), None);
            }
        }
    }

    #[test]
    fn round_a_square_a_way_leads_to_the_next_pit_on_screen() {
        let [.., square] = texts();
        let (board, layout) = board(square);
        for pit in board.pits().filter(|&pit| board.number(pit) < 7) {
            let next = board.next(board.owner(pit), Direction::Ccw, Place::pit(pit));
            let onwards = (layout.centre(next) - layout.pit(pit)).normalize();
            assert!(onwards.distance(heading(&board, &layout, pit, Direction::Ccw)) < 1e-3, "{}", board.name(pit));
        }
        let way = |name, right| sideways(&board, board.pit_named(name).expect("the board has it"), right);
        assert_eq!(
            (way("Sc", true), way("Nc", true), way("Ec", true)),
            (Direction::Ccw, Direction::Cw, Direction::Ccw)
        );
    }

    #[test]
    fn arrows_of_a_pit_do_not_overlap() {
        for text in texts().into_iter().take(2) {
            let (board, layout) = board(text);
            let arrows: Vec<Arrow> = board.ways().iter().map(|&way| arrow(&board, &layout, PitId(9), way)).collect();
            for (i, a) in arrows.iter().enumerate() {
                for b in &arrows[..i] {
                    assert!(a.at.distance(b.at) >= a.radius + b.radius, "{a:?} and {b:?}");
                }
            }
        }
    }
}
