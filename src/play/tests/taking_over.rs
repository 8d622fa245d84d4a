//! Playing on from what is watched, lines that are left, games played again.

use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::PlaybackCommand;
use crate::playback::Scene;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, in_english, names, play, room, time, trigger};
use crate::ui::notice::NoticeKind;
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::record::tree::NodeId;
use mancala::record::{Glyph, Record};
use mancala::rules::{Catalogue, Settings, Side};
use naqala_core::session::{Players, Purpose};

/// The courses of the record besides its main line, each with all its moves.
fn lines(app: &App) -> Vec<String> {
    current(app).to_record().lines.iter().map(|line| line.moves.join(" ")).collect()
}

/// The position after these moves of the record.
pub(crate) fn at(app: &App, moves: &str) -> NodeId {
    let tree = current(app).tree();
    moves.split(' ').fold(NodeId::OPENING, |node, mv| {
        let child = tree.children(node).iter().find(|child| tree.node(**child).text == mv);
        *child.unwrap_or_else(|| panic!("no {mv} of {moves}"))
    })
}

/// The moves of the main line.
fn main_line(app: &App) -> String {
    current(app).to_record().moves.join(" ")
}

#[test]
fn moves_played_in_place_of_others_make_those_a_variation_with_its_remarks() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    for ply in [1, 3] {
        trigger(&mut app, RecordCommand::Comment { ply, text: format!("after {ply}") });
    }
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    play(&mut app, &["d2"]);
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said").clone();
    assert_eq!(heard.offer.map(|offer| offer.action), Some(PlayCommand::Undo.into()));
    let record = current(&app).to_record();
    assert_eq!(record.notes.comments, [(1, "after 1".to_owned())].into());
    let read = mancala::record::Record::read("test", &record.write()).expect("it was written as records are");
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 d2", vec!["a1 b2 c1".to_owned()]));
    assert_eq!(read.lines[0].notes.comments, [(3, "after 3".to_owned())].into());
    read.replay(&Catalogue::shipped()).expect("its lines can be played");
    let shown = at(&app, "a1 b2");
    trigger(&mut app, RecordCommand::ShowNode(shown));
    assert_eq!(names(&app), ["a1", "b2", "c1"], "the line is shown");
    assert_eq!(time(&app), current(&app).choreography.ply_start(2), "just after the move");
    assert_eq!(current(&app).node(3).comment, "after 3");
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 d2", vec!["a1 b2 c1".to_owned()]), "nothing has changed");
    assert_eq!(current(&app).line(), Some(1));
    assert_eq!(Record::of(current(&app).main_line()).moves, ["a1", "d2"]);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(names(&app), ["a1", "b2"], "the last ply of what is shown");
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 d2", vec!["a1 b2 c1".to_owned()]), "it is still there");
    trigger(&mut app, PlayCommand::Redo);
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    play(&mut app, &["a2"]);
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 d2", vec!["a1 b2 c1 a2".to_owned()]));
    trigger(&mut app, PlaybackCommand::ShowPly(2));
    play(&mut app, &["d1"]);
    assert_eq!(lines(&app), ["a1 b2 c1 a2", "a1 b2 d1"], "a variation of the variation");
    assert_eq!(current(&app).line(), Some(2));
    let shared = at(&app, "a1");
    trigger(&mut app, RecordCommand::ShowNode(shared));
    assert_eq!((names(&app), current(&app).line()), (vec!["a1".to_owned(), "d2".to_owned()], None), "its own line");
    assert_eq!(time(&app), current(&app).choreography.ply_start(1));
}

#[test]
fn undo_takes_nothing_from_a_record_that_is_watched() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::OpenSample("oware-chains".into()));
    let (before, lines_before) = (names(&app), lines(&app));
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!((names(&app), lines(&app)), (before, lines_before));
    assert!(!current(&app).can_undo());
}

#[test]
fn what_was_taken_back_is_never_lost() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    trigger(&mut app, RecordCommand::Comment { ply: 3, text: "too hasty".into() });
    for _ in 0..2 {
        trigger(&mut app, PlayCommand::Undo);
    }
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1", vec!["a1 b2 c1".to_owned()]));
    play(&mut app, &["c2"]);
    assert_eq!(names(&app), ["a1", "c2"]);
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 c2", vec!["a1 b2 c1".to_owned()]));
    let left = at(&app, "a1 b2 c1");
    assert_eq!(current(&app).tree().node(left).comment, "too hasty");
    trigger(&mut app, RecordCommand::Promote(left));
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 b2 c1", vec!["a1 c2".to_owned()]));
    assert_eq!(names(&app), ["a1", "c2"], "what is shown stays");
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!((main_line(&app).as_str(), lines(&app)), ("a1 c2", vec!["a1 b2 c1".to_owned()]));
}

#[test]
fn a_variation_of_a_variation_moves_up_and_back() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    play(&mut app, &["c2", "d1"]);
    trigger(&mut app, PlaybackCommand::ShowPly(2));
    play(&mut app, &["e1", "f2"]);
    let (end, shown) = (at(&app, "a1 b2"), at(&app, "a1 c2 e1 f2"));
    if current(&app).tree().main() != end {
        // What was played there had become the main line.
        trigger(&mut app, RecordCommand::Promote(end));
        trigger(&mut app, RecordCommand::ShowNode(shown));
    }
    let before = lines(&app);
    assert_eq!((main_line(&app).as_str(), before.len()), ("a1 b2", 2));
    let nested = at(&app, before[1].as_str());
    trigger(&mut app, RecordCommand::Promote(nested));
    assert_eq!(lines(&app), [before[1].clone(), before[0].clone()]);
    assert_eq!(names(&app), ["a1", "c2", "e1", "f2"], "what is shown stays");
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(lines(&app), before);
    trigger(&mut app, PlayCommand::Redo);
    assert_eq!(lines(&app), [before[1].clone(), before[0].clone()]);
    trigger(&mut app, PlayCommand::Undo);
    let gone = at(&app, before[1].as_str());
    trigger(&mut app, RecordCommand::DeleteFrom(gone));
    trigger(&mut app, PlayCommand::Redo);
    assert!(lines(&app).iter().all(|line| *line != before[1]), "what is gone does not come back by itself");
}

#[test]
fn a_folded_variation_unfolds_when_the_show_goes_into_it() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    play(&mut app, &["d2"]);
    let (first, second) = (at(&app, "a1 b2"), at(&app, "a1 b2 c1"));
    let is_folded = |app: &App| current(app).tree().node(first).is_folded;
    trigger(&mut app, RecordCommand::Collapse(first, true));
    app.update();
    trigger(&mut app, RecordCommand::ShowNode(first));
    app.update();
    assert!(is_folded(&app), "its first move is seen anyhow");
    trigger(&mut app, RecordCommand::ShowNode(second));
    app.update();
    assert!(!is_folded(&app));
    trigger(&mut app, RecordCommand::Collapse(first, true));
    app.update();
    assert!(is_folded(&app), "whoever folds it while it is shown is obeyed");
}

#[test]
fn a_move_that_is_taken_back_and_played_again_leaves_no_line() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    trigger(&mut app, PlayCommand::Undo);
    play(&mut app, &["b2"]);
    assert_eq!((names(&app), lines(&app)), (vec!["a1".to_owned(), "b2".to_owned()], vec![]));
    assert!(app.world().resource::<Heard>().notices.is_empty());
}

#[test]
fn moves_made_in_a_record_that_is_watched_are_variations_of_it() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::OpenSample("oware-chains".into()));
    let moves = main_line(&app);
    for _ in 0..2 {
        trigger(&mut app, PlaybackCommand::ShowPly(2));
        let played = current(&app).game.plies()[2].mv;
        let legal = mancala::engine::legal_moves(current(&app).game.rules(), current(&app).game.before(2));
        let tried: Vec<Move> = current(&app)
            .tree()
            .children(current(&app).path()[2])
            .iter()
            .filter_map(|child| current(&app).tree().node(*child).mv)
            .collect();
        let mv = legal.into_iter().find(|mv| !tried.contains(mv) && *mv != played).expect("there is a choice");
        trigger(&mut app, PlayCommand::Move(mv));
        assert_eq!(main_line(&app), moves);
        let main = current(&app).tree().main();
        trigger(&mut app, RecordCommand::ShowNode(main));
    }
    assert_eq!(lines(&app).len(), 2);
    trigger(&mut app, PlaybackCommand::ShowPly(2));
    let recorded = current(&app).game.plies()[2].mv;
    trigger(&mut app, PlayCommand::Move(recorded));
    assert_eq!((main_line(&app), lines(&app).len()), (moves, 2), "the move of the record itself");
    assert_eq!(names(&app).len(), 3);
}

#[test]
fn choosing_a_pit_while_something_is_shown_says_how_to_play_from_there() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    trigger(&mut app, PlaybackCommand::First);
    trigger(&mut app, PlaybackCommand::NextEvent);
    assert_eq!(app.world().resource::<Scene>().front, None);
    for asked in [PlayCommand::TakeOver, PlayCommand::Move(Move::Pass)] {
        trigger(&mut app, asked);
        let offer = app.world().resource::<Heard>().notices.last().and_then(|notice| notice.offer.clone());
        assert_eq!(offer.map(|offer| offer.action), Some(PlaybackCommand::EndMove.into()));
    }
    trigger(&mut app, PlaybackCommand::EndMove);
    assert_eq!(time(&app), current(&app).choreography.ply_start(1));
    assert_eq!(app.world().resource::<Scene>().front, Some(1));
    let heard = app.world().resource::<Heard>().notices.len();
    trigger(&mut app, PlayCommand::TakeOver);
    assert_eq!(app.world().resource::<Heard>().notices.len(), heard, "a move can be made now");
}

#[test]
fn a_record_is_watched_until_a_move_is_made_and_can_be_played_from_its_opening() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::OpenSample("oware-chains".into()));
    assert_eq!(current(&app).purpose, Purpose::Watch);
    trigger(&mut app, PlaybackCommand::Last);
    trigger(&mut app, PlayCommand::TakeOver);
    let offer = app.world().resource::<Heard>().notices.last().and_then(|notice| notice.offer.clone());
    assert_eq!(
        offer.map(|offer| offer.action),
        Some(PlayCommand::PlayAgain { exchange: false }.into()),
        "the game is over"
    );
    trigger(&mut app, PlayCommand::PlayAgain { exchange: false });
    let now = current(&app);
    assert_eq!((now.purpose, now.game.rules().id.as_str(), now.game.plies().len()), (Purpose::Play, "oware", 0));
    trigger(&mut app, RecordCommand::OpenSample("oware-chains".into()));
    trigger(&mut app, PlaybackCommand::ShowPly(2));
    let mv = mancala::engine::legal_moves(current(&app).game.rules(), current(&app).game.before(2))[0];
    trigger(&mut app, PlayCommand::Move(mv));
    assert_eq!(current(&app).purpose, Purpose::Play);
}

#[test]
fn players_change_sides_and_play_again() {
    let mut app = room("ruma");
    trigger(&mut app, PlayCommand::Seat(Players::named(["Ada", "Bo", "Cy", "Di"])));
    trigger(&mut app, PlayCommand::PlayAgain { exchange: true });
    let seats = |app: &App| Side::ALL.map(|side| current(app).about.player(side).to_owned());
    // The seats round the table are South, East, North and West.
    assert_eq!(seats(&app), ["Di", "Cy", "Ada", "Bo"]);
    trigger(&mut app, PlayCommand::PlayAgain { exchange: false });
    assert_eq!(seats(&app), ["Di", "Cy", "Ada", "Bo"]);
}

#[test]
fn a_show_rests_where_a_remark_is_to_be_read_but_not_while_somebody_plays() {
    let mut app = room("kalah");
    let frames_at_remark = |app: &mut App| {
        let at = current(app).choreography.ply_start(1);
        let mut frames = 0;
        for _ in 0..4000 {
            app.update();
            frames += u32::from(time(app) == at);
            if !app.world().resource::<Playhead>().playing {
                break;
            }
        }
        frames
    };
    play(&mut app, &["c1", "f1"]);
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "Forty letters take about two seconds....".into() });
    assert!(frames_at_remark(&mut app) < 3, "moves are being made");
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "Forty letters take about two seconds....".into() });
    trigger(&mut app, PlaybackCommand::First);
    trigger(&mut app, PlaybackCommand::PlayPause);
    let frames = frames_at_remark(&mut app);
    assert!((38..=42).contains(&frames), "two seconds of twenty frames: {frames}");
}

#[test]
fn what_is_thought_of_moves_goes_with_them_and_what_is_deleted_can_be_brought_back() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    trigger(&mut app, RecordCommand::Glyph { ply: 1, glyph: Some(Glyph::Good) });
    trigger(&mut app, RecordCommand::Glyph { ply: 3, glyph: Some(Glyph::Blunder) });
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    play(&mut app, &["d2"]);
    let record = current(&app).to_record();
    assert_eq!(record.notes.glyphs, [(1, Glyph::Good)].into());
    assert_eq!(record.lines[0].notes.glyphs, [(3, Glyph::Blunder)].into());
    let read = mancala::record::Record::read("test", &record.write()).expect("it was written as records are");
    assert_eq!((&read.notes, &read.lines), (&record.notes, &record.lines));
    let left = at(&app, "a1 b2");
    trigger(&mut app, RecordCommand::ShowNode(left));
    trigger(&mut app, RecordCommand::DeleteFrom(left));
    assert_eq!((names(&app), lines(&app)), (vec!["a1".to_owned(), "d2".to_owned()], vec![]));
    assert_eq!(time(&app), current(&app).choreography.ply_start(1), "where it parted");
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said").clone();
    trigger(&mut app, heard.offer.expect("there is a way back").action);
    assert_eq!(lines(&app), ["a1 b2 c1"]);
    let main = at(&app, "a1 d2");
    trigger(&mut app, RecordCommand::DeleteFrom(main));
    assert_eq!(main_line(&app), "a1 d2", "the main line is not deleted");
    trigger(&mut app, RecordCommand::ShowNode(left));
    trigger(&mut app, RecordCommand::Glyph { ply: 3, glyph: None });
    assert_eq!(current(&app).to_record().lines[0].notes, Default::default());
    trigger(&mut app, RecordCommand::Collapse(left, true));
    assert!(current(&app).tree().node(left).is_folded);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(lines(&app), ["a1 b2 c1"]);
}

#[test]
fn a_game_goes_out_and_comes_in_as_text_and_json_and_out_as_a_page() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let path = |name: &str| dir.path().join(name);
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    trigger(&mut app, RecordCommand::Glyph { ply: 2, glyph: Some(Glyph::Good) });
    for name in ["game.txt", "game.json", "game.ogn", "game.html", "game.naqala"] {
        trigger(&mut app, RecordCommand::Save(path(name)));
    }
    assert_eq!(current(&app).file, Some(path("game.naqala")), "the others are copies");
    let page = std::fs::read_to_string(path("game.html")).expect("it was written");
    assert!(page.starts_with("<!DOCTYPE html>"), "{}", &page[..40]);
    for name in ["game.txt", "game.json", "game.ogn", "game.naqala"] {
        trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
        trigger(&mut app, RecordCommand::Open(path(name)));
        assert_eq!((names(&app), current(&app).node(2).glyph), (vec!["a1".into(), "b2".into()], Some(Glyph::Good)));
        assert_eq!(current(&app).file.is_some(), name == "game.naqala", "{name}");
    }
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
    play(&mut app, &["c1"]);
    trigger(&mut app, RecordCommand::Save(path("kalah.ogn")));
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said");
    assert!(heard.kind == NoticeKind::Failed && in_english(heard).contains("OGN"), "{heard:?}");
}
