//! Boards with pieces of another kind beside the seeds, boards set endwise, and moves at pits that lift none of them.

use super::*;
use crate::engine::Question;
use crate::table::art::Art;
use crate::table::labels::{CountOf, Emblem};

#[test]
fn special_pieces_look_otherwise_are_larger_and_have_a_count_of_their_own() {
    let mut app = opening("kauri");
    let current = app.world().resource::<Current>().clone();
    let specials = app.world().resource::<Art>().specials.clone();
    let mut stones = app.world_mut().query::<(&Stone, &Sprite)>();
    let (mut cowries, mut seeds) = (Vec::new(), Vec::new());
    for (stone, sprite) in stones.iter(app.world()) {
        let special = current.choreography.is_special(stone.0);
        assert_eq!(sprite.image == specials, special);
        let width = sprite.custom_size.expect("a stone has a size").x;
        if special { cowries.push(width) } else { seeds.push(width) }
    }
    assert_eq!((cowries.len(), seeds.len()), (12, 60));
    assert!(cowries[0] > 1.2 * seeds[0]);
    let mut counts = app.world_mut().query::<(&CountOf, &Text2d)>();
    let counted: BTreeMap<Place, String> = counts.iter(app.world()).map(|(it, text)| (it.0, text.0.clone())).collect();
    let mut emblems = app.world_mut().query::<(&Emblem, &Visibility)>();
    let shown: BTreeMap<Place, bool> =
        emblems.iter(app.world()).map(|(it, seen)| (it.0, *seen != Visibility::Hidden)).collect();
    let board = &current.game.rules().board;
    for pit in board.pits() {
        let place = Place::special(pit);
        let cowries = current.game.position().special(pit);
        assert_eq!(counted[&place], if cowries > 0 { cowries.to_string() } else { String::new() });
        assert_eq!(shown[&place], cowries > 0, "{}", board.name(pit));
    }
    assert_eq!(counted[&Place::special_store(Side::North)], "0");
}

#[test]
fn a_pit_into_which_captured_seeds_go_is_clicked() {
    for seed in 0..400 {
        let current = random_game("ohojichi", 12, seed);
        let end = current.choreography.duration();
        let game = &current.game;
        let Some(ask) = game.position().ask().filter(|ask| ask.question == Question::Deposit) else { continue };
        let (plies, board) = (game.plies().len(), game.rules().board.clone());
        let mut app = table(current);
        seek(&mut app, end);
        let offers = app.world().resource::<Offers>().clone();
        let own = board.pits_of(ask.who).next().expect("a side has pits");
        assert!(!offers.has(own), "they go to the other side");
        let into = board.pits().find(|&pit| offers.has(pit)).expect("they go somewhere");
        assert_eq!(board.owner(into), ask.who.opponent());
        click(&mut app, into, 0.0);
        assert_eq!(moves(&app).len(), plies + 1);
        assert_eq!(moves(&app).last(), Some(&Move::Pick(into)));
        return;
    }
    panic!("no game comes to a capture");
}

#[test]
fn a_click_with_shift_held_shifts_a_pit() {
    let mut app = opening("english-wari");
    let mut keys = ButtonInput::<KeyCode>::default();
    keys.press(KeyCode::ShiftLeft);
    app.insert_resource(keys);
    let c1 = pit(&app, "c1");
    click(&mut app, c1, 0.0);
    assert_eq!(moves(&app), [Move::Shift(c1)]);
}

#[test]
fn counts_and_names_of_a_board_set_endwise_stand_beside_its_columns() {
    for (id, least) in [("ohojichi", 18.0), ("ohojichi/8-rows", 14.0)] {
        let board = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound").board.clone();
        let layout = Layout::new(&board, Rect::new(0.0, 0.0, 606.0, 400.0), 1.0);
        assert!(layout.radius >= least && layout.names, "{id}: {}", layout.radius);
        for pit in board.pits() {
            let (at, count, name) = (layout.pit(pit), layout.count(Place::pit(pit)), layout.name(pit));
            assert!(count.y == at.y && name.y == at.y);
            assert!((count.x < at.x) == (board.column(pit) == 0) && (name.x < count.x) == (count.x < at.x));
        }
    }
}
