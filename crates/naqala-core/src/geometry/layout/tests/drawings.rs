//! Drawings with counts in the pits, with pits of a given radius.

use super::*;

#[test]
fn a_drawing_has_pits_of_the_radius_asked_for_and_nothing_overlaps() {
    let all = boards().into_iter().chain(shipped().into_iter().map(|(_, board)| board));
    // The round penalty pits of the least squares lie so near to one another that the rectangles about them meet.
    for board in all.filter(|board| !board.is_square() || board.columns > 2) {
        for spacing in [Spacing::CLOSE, Spacing::OPEN] {
            let layout = Layout::of_radius(&board, 10.0, &spacing, true);
            let what = format!("a drawing of {}x{}", board.rows, board.columns);
            // Names have no height, and stand where the edge of the board is thick.
            check_laid(&board, &layout, table(&layout).inflate(2.0), &what);
            assert_eq!((layout.radius, layout.line, layout.ghosts.len()), (10.0, 0.0, 0));
            for pit in board.pits() {
                let room = layout.rows().inflate(0.01 - layout.radius);
                assert!(room.contains(layout.pit(pit)), "{} of {what}", board.name(pit));
                let others = board.pits().filter(|&other| other != pit).map(|other| layout.pit(other));
                let nearest = others.map(|other| other.distance(layout.pit(pit))).reduce(f32::min);
                assert!(nearest.is_none_or(|nearest| nearest > 0.99 * spacing.pitch * 10.0), "{nearest:?} in {what}");
            }
            let mut with_hand = board.sides().iter().filter(|&&side| board.has_hand(side));
            assert!(with_hand.all(|&side| layout.tray(Place::hand(side)).is_some()), "{what}");
            let bare = Layout::of_radius(&board, 10.0, &spacing, false);
            assert!(bare.hands.iter().all(Option::is_none));
        }
    }
}
