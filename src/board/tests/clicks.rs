//! Effects of the mouse, from the window's own messages to a move.

use super::*;
use crate::play::PlayCommand;
use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::picking::DefaultPickingPlugins;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use naqala_core::session::{Purpose, Session};

/// A table in a window, and the window.
fn in_window(current: Session) -> (App, Entity) {
    let mut app = table(current);
    app.add_message::<WindowEvent>().add_message::<TouchInput>().add_plugins(DefaultPickingPlugins);
    app.world_mut().spawn(PointerId::Mouse);
    app.world_mut().spawn((Camera::default(), RenderTarget::default()));
    let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
    app.update();
    (app, window)
}

fn moved(app: &mut App, window: Entity, pit: PitId) {
    let position = app.world().resource::<TableLayout>().pit(pit);
    app.world_mut().write_message(WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
}

fn button(app: &mut App, window: Entity, state: ButtonState) {
    let input = MouseButtonInput { button: MouseButton::Left, state, window };
    app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
}

fn pit(app: &App, name: &str) -> PitId {
    app.world().resource::<CurrentGame>().game.rules().board.pit_named(name).expect("the board has such a pit")
}

#[test]
fn a_click_right_after_a_motion_within_one_frame_counts() {
    let (mut app, window) = in_window(random_game("kalah", 0, 1));
    let c1 = pit(&app, "c1");
    moved(&mut app, window, c1);
    button(&mut app, window, ButtonState::Pressed);
    button(&mut app, window, ButtonState::Released);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(played(&app), ["c1"]);
}

#[test]
fn what_the_mouse_does_within_one_frame_is_done_in_order_and_once() {
    let (mut app, window) = in_window(random_game("kalah", 0, 1));
    let [from, to] = ["a1", "b1"].map(|name| pit(&app, name));
    // Pressed at one pit and let go at another: neither is meant.
    moved(&mut app, window, from);
    button(&mut app, window, ButtonState::Pressed);
    moved(&mut app, window, to);
    button(&mut app, window, ButtonState::Released);
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(played(&app), [] as [&str; 0]);
    // Two clicks are two moves: that in c1 ends in the store and is followed by another.
    for name in ["c1", "a1"] {
        let at = pit(&app, name);
        moved(&mut app, window, at);
        button(&mut app, window, ButtonState::Pressed);
        button(&mut app, window, ButtonState::Released);
        for _ in 0..200 {
            app.update();
        }
    }
    assert_eq!(played(&app), ["c1", "a1"]);
}

/// Goes to the middle of the first move.
fn in_the_first_move(app: &mut App) {
    let show = &app.world().resource::<CurrentGame>().choreography;
    let middle = (show.ply_start(0) + show.ply_start(1)) / 2.0;
    seek(app, middle);
    app.update();
    assert!(app.world().resource::<LegalMoves>().moves.is_empty(), "a move is being shown");
}

#[test]
fn a_pit_clicked_while_a_move_is_shown_is_played_after_it() {
    let mut record = random_game("oware", 4, 1);
    record.purpose = Purpose::Watch;
    let mut app = table(record);
    in_the_first_move(&mut app);
    let after = app.world().resource::<CurrentGame>().game.before(1).clone();
    let rules = app.world().resource::<CurrentGame>().game.rules().clone();
    let first = moves(&app)[0];
    let other = moves(&app)[1];
    let pit = legal_moves(&rules, &after).iter().copied().find(|&mv| mv != other).and_then(Move::pit);
    let pit = pit.expect("there is another move");
    click(&mut app, pit, 0.0);
    app.update();
    app.update();
    assert_eq!((moves(&app)[0], moves(&app)[1].pit(), moves(&app).len()), (first, Some(pit), 2));
    // A pit that may not be chosen then only skips the rest of the move.
    let mut record = random_game("oware", 4, 1);
    record.purpose = Purpose::Watch;
    let mut app = table(record);
    in_the_first_move(&mut app);
    let own = first.pit().expect("it lifts a pit");
    click(&mut app, own, 0.0);
    app.update();
    assert_eq!(moves(&app).len(), 4, "nothing is played");
    assert!(!app.world().resource::<LegalMoves>().moves.is_empty(), "a move can be made now");
}

#[test]
fn a_pit_clicked_while_the_program_thinks_is_played_when_it_has_moved() {
    let mut current = random_game("oware", 1, 1);
    // A program that is not there to think: its move is made by hand.
    current.about.computers[Side::North.index()] = Some(mancala::record::Skill::Time(Duration::from_secs(3600)).into());
    let mut app = table(current);
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    app.update();
    let rules = app.world().resource::<CurrentGame>().game.rules().clone();
    let reply = legal_moves(&rules, app.world().resource::<CurrentGame>().game.position())[0];
    let mut after = app.world().resource::<CurrentGame>().game.position().clone();
    mancala::engine::play_legal(&rules, &mut after, reply, &mut mancala::engine::NoEvents);
    let pit = legal_moves(&rules, &after)[0].pit().expect("it lifts a pit");
    click(&mut app, pit, 0.0);
    assert_eq!(app.world().resource::<crate::board::premove::Premove>().0, Some((pit, None)));
    app.world_mut().trigger(PlayCommand::ProgramMove(reply));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!((moves(&app).len(), moves(&app)[1], moves(&app)[2].pit()), (3, reply, Some(pit)));
}
