//! Wishes and their answers, without a window.

mod agreement;
mod analysis;
mod aside;
mod class;
mod compose;
mod editing;
mod lesson;
mod opponents;
mod own;
mod playback;
mod review;
mod rounds;
mod solitaire;
mod taking_over;

use super::{
    Current, Library, Notice, Outlook, Playhead, Preferences, Purpose, Scene, Shown, Solution, Spread, TableArea, Wish,
};
use super::{notice::NoticeKind, seats::Players, turns};
use bevy::prelude::*;
use mancala::engine::{Game, Mark, Move};
use mancala::record::notation::parse_position;
use mancala::record::{Drawn, Glyph, Record};
use mancala::rules::{Catalogue, Settings, Side};
use naqala_core::words::{Sentence, Words};
use std::time::Duration;

/// Notifications and events shown, in order.
#[derive(Resource, Default)]
struct Heard {
    notices: Vec<Notice>,
    shown: usize,
}

/// Returns what a notification says.
pub(crate) fn in_english(notice: &Notice) -> String {
    notice.text.in_words(&Words::english())
}

fn room(id: &str) -> App {
    let current = Current::opening(&Catalogue::shipped(), id, &Settings::new()).expect("a shipped variant");
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(current)
        .init_resource::<Heard>()
        .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .add_plugins(super::plugin)
        .add_observer(|notice: On<Notice>, mut heard: ResMut<Heard>| heard.notices.push(notice.clone()))
        .add_observer(|_: On<Shown>, mut heard: ResMut<Heard>| heard.shown += 1);
    app.update();
    app
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().trigger(wish);
    app.update();
}

fn play(app: &mut App, names: &[&str]) {
    for name in names {
        let pit = current(app).game.rules().board.pit_named(name).expect("the board has such a pit");
        wish(app, Wish::Play(Move::Sow { pit, way: None }));
    }
}

fn current(app: &App) -> &Current {
    app.world().resource::<Current>()
}

fn names(app: &App) -> Vec<String> {
    let game = &current(app).game;
    (0..game.plies().len()).map(|ply| mancala::record::notation::ply_text(game, ply)).collect()
}

fn time(app: &App) -> f64 {
    app.world().resource::<Playhead>().time
}

/// Lets an app go on until something is so.
pub(crate) fn until(app: &mut App, so: impl Fn(&App) -> bool) {
    for _ in 0..2_000 {
        app.update();
        if so(app) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not come");
}

fn run_out(app: &mut App) {
    for _ in 0..4000 {
        app.update();
        if !app.world().resource::<Playhead>().playing {
            return;
        }
    }
    panic!("the show does not end");
}

#[test]
fn moves_are_played_taken_back_and_played_again() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    assert_eq!(names(&app), ["c1", "f1", "a2"]);
    let laid_out = current(&app).choreography.clone();
    wish(&mut app, Wish::Undo);
    wish(&mut app, Wish::Undo);
    assert_eq!(names(&app), ["c1"]);
    assert!(current(&app).can_redo());
    wish(&mut app, Wish::Redo);
    wish(&mut app, Wish::Redo);
    assert_eq!(names(&app), ["c1", "f1", "a2"]);
    assert_eq!(current(&app).choreography, laid_out);
    assert!(!current(&app).can_redo());
}

#[test]
fn a_move_from_an_earlier_position_starts_a_new_course_and_undo_returns_to_the_old_one() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    wish(&mut app, Wish::ShowPly(1));
    assert_eq!(app.world().resource::<Scene>().front, Some(1));
    play(&mut app, &["d2"]);
    assert_eq!(names(&app), ["a1", "d2"]);
    wish(&mut app, Wish::Undo);
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut app = room("kalah");
    play(&mut app, &["c2"]);
    assert_eq!(names(&app), [] as [&str; 0]);
    let heard = &app.world().resource::<Heard>().notices;
    assert!(heard.len() == 1 && heard[0].kind == NoticeKind::Failed && !in_english(&heard[0]).is_empty(), "{heard:?}");
}

#[test]
fn every_event_is_shown_once_going_forward() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    run_out(&mut app);
    let keyframes = current(&app).choreography.keyframes().len();
    assert_eq!(app.world().resource::<Heard>().shown, keyframes);
    assert_eq!(time(&app), current(&app).choreography.duration());
    wish(&mut app, Wish::PlayBackwards);
    run_out(&mut app);
    assert_eq!(time(&app), 0.0);
    assert_eq!(app.world().resource::<Heard>().shown, keyframes, "nothing is shown going backwards");
}

#[test]
fn steps_stop_where_events_and_plies_end() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1"]);
    wish(&mut app, Wish::First);
    assert_eq!(time(&app), 0.0);
    let show = current(&app).choreography.clone();
    for keyframe in show.keyframes() {
        wish(&mut app, Wish::NextEvent);
        assert_eq!(time(&app), keyframe.end);
    }
    for keyframe in show.keyframes().iter().rev() {
        wish(&mut app, Wish::PreviousEvent);
        assert_eq!(time(&app), keyframe.start);
    }
    wish(&mut app, Wish::NextPly);
    assert_eq!(time(&app), show.ply_start(1));
    wish(&mut app, Wish::Last);
    wish(&mut app, Wish::PreviousPly);
    assert_eq!(time(&app), show.ply_start(1));
    wish(&mut app, Wish::Seek(f64::NAN));
    wish(&mut app, Wish::Seek(1e300));
    assert_eq!(time(&app), show.duration());
}

#[test]
fn play_starts_over_at_the_end_and_pauses_in_between() {
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    run_out(&mut app);
    wish(&mut app, Wish::PlayPause);
    assert!(time(&app) < 0.5 && app.world().resource::<Playhead>().playing);
    wish(&mut app, Wish::PlayPause);
    let stopped = time(&app);
    app.update();
    assert_eq!(time(&app), stopped);
    wish(&mut app, Wish::Speed(100.0));
    assert_eq!(app.world().resource::<Playhead>().speed, 8.0);
}

#[test]
fn a_record_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("game.naqala");
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    wish(&mut app, Wish::Players(Players::named(["Ada", "Grace", "", ""])));
    wish(&mut app, Wish::Comment { ply: 1, text: "A quiet move.".into() });
    wish(&mut app, Wish::Save(path.clone()));
    wish(&mut app, Wish::NewGame { id: "kalah".into(), settings: Settings::new() });
    assert_eq!(names(&app), [] as [&str; 0]);
    let serial = current(&app).serial;
    wish(&mut app, Wish::Open(path.clone()));
    assert_eq!(names(&app), ["a1", "b2"]);
    assert_eq!(current(&app).about.south, "Ada");
    assert_eq!(current(&app).node(1).comment, "A quiet move.");
    assert_eq!(current(&app).file.as_deref(), Some(path.as_path()));
    assert_ne!(current(&app).serial, serial);
    assert_eq!(time(&app), 0.0);
}

#[test]
fn a_file_at_fault_is_named_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    for (name, text) in [("bad.naqala", "(format: 1,\n variant: \"kalah\", moves: [\"z9\"])"), ("bad.ron", "(board: )")]
    {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("the folder can be written to");
        wish(&mut app, Wish::Open(path));
        let told = app.world().resource::<Heard>().notices.last().expect("something is told").clone();
        assert!(told.kind == NoticeKind::Failed && in_english(&told).contains(&format!("{name}:")), "{told:?}");
        assert_eq!(names(&app), ["c1"]);
    }
    wish(&mut app, Wish::Open(folder.path().join("missing.naqala")));
    assert_eq!(names(&app), ["c1"]);
    wish(&mut app, Wish::NewGame { id: "no-such-game".into(), settings: Settings::new() });
    assert_eq!(names(&app), ["c1"]);
    assert_eq!(app.world().resource::<Heard>().notices.len(), 4);
}

#[test]
fn a_variant_file_is_played_at_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("mine.ron");
    let shipped =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/variants/kalah.ron")).expect("it is shipped");
    std::fs::write(&path, shipped).expect("the folder can be written to");
    let mut app = room("oware");
    wish(&mut app, Wish::Open(path));
    app.update();
    assert_eq!(current(&app).game.rules().board.columns, 6);
    assert!(app.world().resource::<Library>().0.ids().contains(&current(&app).game.rules().id));
    assert_ne!(current(&app).game.rules().id, "oware");
}

#[test]
fn a_position_is_set_up_from_its_text() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1"]);
    let game = &current(&app).game;
    let text = mancala::record::notation::position_text(game.rules(), game.position());
    let expected = game.position().clone();
    wish(&mut app, Wish::PastePosition(text));
    assert_eq!(current(&app).game.start(), &expected);
    assert_eq!(names(&app), [] as [&str; 0]);
    wish(&mut app, Wish::PastePosition("nonsense".into()));
    assert_eq!(current(&app).game.start(), &expected);
}

#[test]
fn nobody_moves_in_the_midst_of_a_replay() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    wish(&mut app, Wish::First);
    assert_eq!(app.world().resource::<Scene>().front, Some(0));
    wish(&mut app, Wish::PlayPause);
    assert_eq!(app.world().resource::<Scene>().front, None);
    play(&mut app, &["f2"]);
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    run_out(&mut app);
    assert_eq!(app.world().resource::<Scene>().front, Some(3));
}

#[test]
fn the_room_lives_without_a_table() {
    let app = room("kalah");
    assert_eq!(*app.world().resource::<TableArea>(), TableArea::default());
}

/// Plays a number of plies, always the move in the middle of the list.
fn play_on(app: &mut App, plies: usize) {
    for _ in 0..plies {
        let game = &current(app).game;
        let moves = mancala::engine::legal_moves(game.rules(), game.position());
        let mv = moves[moves.len() / 2];
        wish(app, Wish::Play(mv));
    }
}

#[test]
fn the_rest_of_the_hand_is_set_out_and_taken_back_at_once() {
    let mut app = room("omweso");
    play_on(&mut app, 3);
    wish(&mut app, Wish::SetOutRest(Spread::Evenly));
    let game = &current(&app).game;
    assert_eq!(game.plies().len(), 32);
    let pits: Vec<u16> = game.rules().board.pits_of(Side::South).map(|pit| game.position().pit(pit)).collect();
    assert!(pits.iter().all(|&seeds| (1..=3).contains(&seeds)), "{pits:?}");
    assert_eq!((game.position().hand(Side::South), game.position().to_move()), (0, Side::North));
    assert_eq!(turns::span(game, 5), 0..32);
    let number = |app: &mut App, lot| {
        wish(app, Wish::SetOutRest(Spread::AtRandom(lot)));
        let moves = names(app);
        wish(app, Wish::Undo);
        moves
    };
    let first = number(&mut app, 7);
    assert_eq!(first.len(), 64);
    assert_eq!(names(&app).len(), 32, "what was set out at once is taken back at once");
    assert_eq!(first, number(&mut app, 7));
    assert_ne!(first, number(&mut app, 8));
    wish(&mut app, Wish::Undo);
    assert_eq!(names(&app).len(), 3);
    wish(&mut app, Wish::Redo);
    wish(&mut app, Wish::SetOutRest(Spread::AtRandom(1)));
    let played = current(&app).to_record().replay(&Catalogue::shipped()).expect("they are moves like any others");
    assert_eq!(played.position(), current(&app).game.position());
    wish(&mut app, Wish::SetOutRest(Spread::Evenly));
    assert_eq!(names(&app).len(), 64, "nothing is left to set out");
}
