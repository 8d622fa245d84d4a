//! A board that is turned half round, for North or for whoever plays there.

use super::*;
use crate::game::seats::{Mode, Players};
use crate::game::{Preferences, Wish};
use crate::search::Skill;
use crate::words::Words;

fn middle(app: &App, name: &str) -> Vec2 {
    app.world().resource::<Layout>().pit(pit(app, name))
}

#[test]
fn the_board_turns_and_keys_go_on_leading_where_they_show() {
    let mut app = opening("kalah");
    let before = ["a1", "f1", "a2", "f2"].map(|name| middle(&app, name));
    app.world_mut().trigger(Wish::Turn);
    app.update();
    assert_eq!(["f2", "a2", "f1", "a1"].map(|name| middle(&app, name)), before);
    let stones = resting(&mut app);
    assert_eq!(stones[&Place::pit(pit(&app, "a1"))], 4, "stones lie in the pits as before");
    let pointed = |app: &App| {
        let pit = app.world().resource::<Pointed>().pit.expect("a pit is pointed at");
        app.world().resource::<Layout>().pit(pit).x
    };
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    let first = pointed(&app);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert!(pointed(&app) < first, "to the left on screen");
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(pointed(&app), first, "to the right on screen");
    app.world_mut().trigger(Wish::Turn);
    app.update();
    assert_eq!(["a1", "f1", "a2", "f2"].map(|name| middle(&app, name)), before);
}

#[test]
fn whoever_wishes_it_sees_their_own_side_at_the_bottom() {
    let mut app = opening("kalah");
    app.world_mut().resource_mut::<Preferences>().own_seat_below = true;
    let words = Words::english();
    let rules = Arc::clone(app.world().resource::<Current>().game.rules());
    let against = Players::of(&words, &rules, Mode::Computer, 1, "");
    let north = Players { computers: [Some(Skill::Level(1)), None, None, None], ..Players::default() };
    for (players, turned) in [(against, false), (north, true), (Players::default(), false)] {
        app.world_mut().trigger(Wish::Players(players));
        app.update();
        assert_eq!(app.world().resource::<Layout>().turned, turned);
    }
    let torus = opening("abstract-mancala");
    let board = &torus.world().resource::<Current>().game.rules().board;
    assert_eq!(crate::game::window::can_turn(torus.world().resource::<Current>().game.rules()), !board.is_torus());
}
