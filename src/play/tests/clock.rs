//! The clock of a game, and lots for who begins.

use crate::play::clock::GameClock;
use crate::play::{PlayCommand, PlayPreferences};
use crate::tests::panel::{ROOMY, SMALL, Stage};
use crate::tests::{Heard, current, names, play, room, run_out, trigger};
use bevy::prelude::*;
use egui_kittest::kittest::Queryable;
use mancala::record::Outcome;
use mancala::rules::{Settings, Side};
use naqala_core::session::Players;
use naqala_core::session::clock::TimeControl;
use std::time::Duration;

/// A game of Oware begun with a clock.
fn with_clock(control: TimeControl) -> App {
    let mut app = room("kalah");
    app.world_mut().resource_mut::<PlayPreferences>().clock = Some(control);
    trigger(&mut app, PlayCommand::NewGame { id: "oware".into(), settings: Settings::new() });
    trigger(&mut app, PlayCommand::Seat(Players::named(["Ann", "Ben", "", ""])));
    app
}

fn outcome(app: &App) -> Option<Outcome> {
    current(app).to_record().result
}

fn left(app: &App, side: Side) -> Option<Duration> {
    app.world().resource::<GameClock>().left(side)
}

/// Lets time pass, in steps of a twentieth of a second.
fn pass(app: &mut App, seconds: u32) {
    (0..20 * seconds).for_each(|_| app.update());
}

#[test]
fn whoever_has_no_time_left_has_lost() {
    let mut app = with_clock(TimeControl::Turn(3));
    pass(&mut app, 10);
    assert_eq!((left(&app, Side::South), outcome(&app)), (Some(Duration::from_secs(3)), None), "it has not begun");
    play(&mut app, &["c1"]);
    run_out(&mut app);
    pass(&mut app, 2);
    assert_eq!(outcome(&app), None);
    play(&mut app, &["c2"]);
    run_out(&mut app);
    pass(&mut app, 4);
    assert_eq!((outcome(&app), left(&app, Side::South)), (Some(Outcome::North), Some(Duration::ZERO)));
    let heard = &app.world().resource::<Heard>().notices;
    assert!(heard.iter().any(|notice| format!("{notice:?}").contains("Time is up: Ann loses.")), "{heard:?}");
}

#[test]
fn time_stands_still_while_seeds_are_sown_and_games_without_a_clock_have_none() {
    let mut app = with_clock(TimeControl::Game { minutes: 5, increment: 0 });
    play(&mut app, &["c1"]);
    let before = left(&app, Side::North);
    assert_eq!(before, Some(Duration::from_secs(300)));
    run_out(&mut app);
    pass(&mut app, 2);
    assert!(left(&app, Side::North) < before && left(&app, Side::South) == before);
    app.world_mut().resource_mut::<PlayPreferences>().clock = None;
    trigger(&mut app, PlayCommand::PlayAgain { exchange: false });
    assert_eq!(left(&app, Side::South), None);
}

#[test]
fn lots_decide_who_begins_before_the_first_move_alone() {
    let mut app = with_clock(TimeControl::Turn(3));
    let seated = |app: &App| current(app).about.south.clone();
    let drawn: Vec<String> = (0..40)
        .map(|_| {
            trigger(&mut app, PlayCommand::DrawLots);
            seated(&app)
        })
        .collect();
    assert!(drawn.contains(&"Ann".to_owned()) && drawn.contains(&"Ben".to_owned()));
    let said = format!("{:?}", app.world().resource::<Heard>().notices.last());
    assert!(said.contains(&format!("{} begins.", seated(&app))), "{said}");
    play(&mut app, &["c1"]);
    let before = (seated(&app), names(&app));
    (0..20).for_each(|_| trigger(&mut app, PlayCommand::DrawLots));
    assert_eq!((seated(&app), names(&app)), before);
}

#[test]
fn the_clock_is_a_line_above_the_table() {
    for (size, projecting) in [(SMALL, false), (ROOMY, false), (ROOMY, true)] {
        let shown = |clock: GameClock| {
            let mut stage = Stage::new("oware", 0);
            stage.projecting = projecting;
            stage.world.insert_resource(clock);
            stage.shown(size)
        };
        let (without, with) =
            (shown(GameClock::default()), shown(GameClock::new(TimeControl::Game { minutes: 5, increment: 0 })));
        assert!(without.query_by_label("South 5:00").is_none());
        assert!(with.query_by_label("South 5:00").is_some() && with.query_by_label("North 5:00").is_some());
        let [before, after] = [&without, &with].map(|harness| harness.state().left);
        assert!(after.width() == before.width() && after.height() > before.height() - 70.0, "{size}: {after:?}");
        assert!(after.height() < before.height(), "{size}");
    }
}
