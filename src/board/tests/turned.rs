//! A board that is turned half round, for North or for whoever plays there.

use super::*;
use crate::play::PlayCommand;
use crate::settings::Preferences;
use crate::settings::SettingsCommand;
use crate::settings::preferences::can_turn;
use mancala::record::Skill;
use naqala_core::geometry::Layout;
use naqala_core::session::{Players, PlayersMode};
use naqala_core::words::Words;

fn middle(app: &App, name: &str) -> Vec2 {
    app.world().resource::<TableLayout>().pit(pit(app, name))
}

#[test]
fn the_board_turns_and_keys_go_on_leading_where_they_show() {
    let mut app = opening("kalah");
    let before = ["a1", "f1", "a2", "f2"].map(|name| middle(&app, name));
    app.world_mut().trigger(SettingsCommand::TurnBoard);
    app.update();
    assert_eq!(["f2", "a2", "f1", "a1"].map(|name| middle(&app, name)), before);
    let stones = resting(&mut app);
    assert_eq!(stones[&Place::pit(pit(&app, "a1"))], 4, "stones lie in the pits as before");
    let pointed = |app: &App| {
        let pit = app.world().resource::<Pointed>().pit.expect("a pit is pointed at");
        app.world().resource::<TableLayout>().pit(pit).x
    };
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    let first = pointed(&app);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert!(pointed(&app) < first, "to the left on screen");
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(pointed(&app), first, "to the right on screen");
    app.world_mut().trigger(SettingsCommand::TurnBoard);
    app.update();
    assert_eq!(["a1", "f1", "a2", "f2"].map(|name| middle(&app, name)), before);
}

#[test]
fn whoever_wishes_it_sees_their_own_side_at_the_bottom() {
    let mut app = opening("kalah");
    app.world_mut().resource_mut::<Preferences>().own_seat_below = true;
    let words = Words::english();
    let rules = Arc::clone(app.world().resource::<CurrentGame>().game.rules());
    let against = Players::of(&words, &rules, PlayersMode::Computer, Skill::Level(1).into(), "");
    let north = Players { computers: [Some(Skill::Level(1).into()), None, None, None], ..Players::default() };
    for (players, turned) in [(against, false), (north, true), (Players::default(), false)] {
        app.world_mut().trigger(PlayCommand::Seat(players));
        app.update();
        assert_eq!(app.world().resource::<TableLayout>().turned, turned);
    }
    let torus = opening("abstract-mancala");
    let rules = torus.world().resource::<CurrentGame>().game.rules();
    assert!(rules.board.is_torus() && !can_turn(rules), "a torus has no edges to be seen from");
}

#[test]
fn a_board_that_is_turned_has_every_place_where_the_one_across_from_it_was() {
    for id in ["kalah", "bao-la-kiswahili", "gabata", "o-an-quan", "ruma", "abstract-mancala"] {
        let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("it is shipped");
        let board = &rules.board;
        let layout = Layout::new(board, Rect::new(0.0, 0.0, 900.0, 600.0), 1.0);
        let turned = layout.clone().turned();
        assert_eq!(turned.clone().turned(), layout, "{id}");
        let first = PitId(0);
        let last = board.pits().find(|&pit| turned.pit(pit) == layout.pit(first)).expect("it lies somewhere");
        assert_ne!(board.owner(first), board.owner(last), "{id}");
        let across = Place::store(Side::North);
        assert_eq!(turned.centre(Place::store(Side::South)), layout.centre(across), "{id}");
        // A board looks the same after half a turn.
        let about = layout.pit(first) + layout.pit(last);
        for pit in board.pits() {
            assert!((about - layout.pit(pit)).distance(turned.pit(pit)) < 1.0, "{id}: {}", board.name(pit));
        }
    }
}
