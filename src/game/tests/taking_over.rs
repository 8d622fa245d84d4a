//! Playing on from what is watched, lines that are left, games played again.

use super::*;

#[test]
fn a_line_that_is_left_is_kept_with_its_remarks_and_can_be_returned_to() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    for ply in [1, 3] {
        wish(&mut app, Wish::Comment { ply, text: format!("after {ply}") });
    }
    wish(&mut app, Wish::ShowPly(1));
    play(&mut app, &["d2"]);
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said").clone();
    assert_eq!(heard.offer.map(|offer| offer.wish), Some(Wish::Undo));
    assert_eq!(current(&app).about.comments, [(1, "after 1".to_owned())].into());
    let text = current(&app).to_record().write();
    let read = crate::record::Record::read("test", &text).expect("it was written as records are");
    assert_eq!(read.lines.len(), 1);
    assert_eq!(read.lines[0].moves, ["a1", "b2", "c1"]);
    read.replay(&Catalogue::shipped()).expect("its lines can be played");
    wish(&mut app, Wish::ReturnTo(0));
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    assert_eq!(current(&app).about.comments.get(&3).map(String::as_str), Some("after 3"));
    let lines: Vec<_> = current(&app).lines().map(|(parting, line)| (parting, line.moves.clone())).collect();
    assert_eq!(lines, [(1, vec!["a1".to_owned(), "d2".to_owned()])]);
    assert_eq!(time(&app), current(&app).choreography.ply_start(1), "where the two part");
}

#[test]
fn what_was_taken_back_is_a_line_once_something_else_is_played() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    wish(&mut app, Wish::Comment { ply: 3, text: "too hasty".into() });
    for _ in 0..2 {
        wish(&mut app, Wish::Undo);
    }
    assert_eq!(current(&app).lines().count(), 0, "it may still be done again");
    play(&mut app, &["c2"]);
    assert_eq!(names(&app), ["a1", "c2"]);
    let lines: Vec<_> = current(&app).lines().map(|(parting, line)| (parting, line.moves.join(" "))).collect();
    assert_eq!(lines, [(1, "a1 b2 c1".to_owned())]);
    wish(&mut app, Wish::ReturnTo(0));
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    assert_eq!(current(&app).about.comments.get(&3).map(String::as_str), Some("too hasty"));
}

#[test]
fn a_move_that_is_taken_back_and_played_again_leaves_no_line() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    wish(&mut app, Wish::Undo);
    play(&mut app, &["b2"]);
    assert_eq!((names(&app), current(&app).lines().count()), (vec!["a1".to_owned(), "b2".to_owned()], 0));
    assert!(app.world().resource::<Heard>().notices.is_empty());
}

#[test]
fn choosing_a_pit_while_something_is_shown_says_how_to_play_from_there() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    wish(&mut app, Wish::First);
    wish(&mut app, Wish::NextEvent);
    assert_eq!(app.world().resource::<Scene>().front, None);
    for asked in [Wish::TakeOver, Wish::Play(Move::Pass)] {
        wish(&mut app, asked);
        let offer = app.world().resource::<Heard>().notices.last().and_then(|notice| notice.offer.clone());
        assert_eq!(offer.map(|offer| offer.wish), Some(Wish::EndMove));
    }
    wish(&mut app, Wish::EndMove);
    assert_eq!(time(&app), current(&app).choreography.ply_start(1));
    assert_eq!(app.world().resource::<Scene>().front, Some(1));
    let heard = app.world().resource::<Heard>().notices.len();
    wish(&mut app, Wish::TakeOver);
    assert_eq!(app.world().resource::<Heard>().notices.len(), heard, "a move can be made now");
}

#[test]
fn a_record_is_watched_until_a_move_is_made_and_can_be_played_from_its_opening() {
    let mut app = room("kalah");
    wish(&mut app, Wish::OpenShipped("oware-chains".into()));
    assert_eq!(current(&app).purpose, Purpose::Watch);
    wish(&mut app, Wish::Last);
    wish(&mut app, Wish::TakeOver);
    let offer = app.world().resource::<Heard>().notices.last().and_then(|notice| notice.offer.clone());
    assert_eq!(offer.map(|offer| offer.wish), Some(Wish::PlayAgain { exchange: false }), "the game is over");
    wish(&mut app, Wish::PlayAgain { exchange: false });
    let now = current(&app);
    assert_eq!((now.purpose, now.game.rules().id.as_str(), now.game.plies().len()), (Purpose::Play, "oware", 0));
    wish(&mut app, Wish::OpenShipped("oware-chains".into()));
    wish(&mut app, Wish::ShowPly(2));
    let mv = crate::engine::legal_moves(current(&app).game.rules(), current(&app).game.before(2))[0];
    wish(&mut app, Wish::Play(mv));
    assert_eq!(current(&app).purpose, Purpose::Play);
}

#[test]
fn players_change_sides_and_play_again() {
    let mut app = room("ruma");
    wish(&mut app, Wish::Players(Players::named(["Ada", "Bo", "Cy", "Di"])));
    wish(&mut app, Wish::PlayAgain { exchange: true });
    let seats = |app: &App| Side::ALL.map(|side| current(app).about.player(side).to_owned());
    // The seats round the table are South, East, North and West.
    assert_eq!(seats(&app), ["Di", "Cy", "Ada", "Bo"]);
    wish(&mut app, Wish::PlayAgain { exchange: false });
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
    wish(&mut app, Wish::Comment { ply: 1, text: "Forty letters take about two seconds....".into() });
    assert!(frames_at_remark(&mut app) < 3, "moves are being made");
    wish(&mut app, Wish::Comment { ply: 1, text: "Forty letters take about two seconds....".into() });
    wish(&mut app, Wish::First);
    wish(&mut app, Wish::PlayPause);
    let frames = frames_at_remark(&mut app);
    assert!((38..=42).contains(&frames), "two seconds of twenty frames: {frames}");
}

#[test]
fn what_is_thought_of_moves_goes_with_its_line_and_lines_that_are_dropped_can_be_brought_back() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    wish(&mut app, Wish::Glyph { ply: 1, glyph: Some(Glyph::Good) });
    wish(&mut app, Wish::Glyph { ply: 3, glyph: Some(Glyph::Blunder) });
    wish(&mut app, Wish::ShowPly(1));
    play(&mut app, &["d2"]);
    assert_eq!(current(&app).about.glyphs, [(1, Glyph::Good)].into());
    assert_eq!(current(&app).about.lines[0].glyphs, [(3, Glyph::Blunder)].into());
    let text = current(&app).to_record().write();
    let read = crate::record::Record::read("test", &text).expect("it was written as records are");
    assert_eq!((&read.glyphs, &read.lines), (&current(&app).about.glyphs, &current(&app).about.lines));
    wish(&mut app, Wish::DropLine(0));
    assert_eq!(current(&app).lines().count(), 0);
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said").clone();
    wish(&mut app, heard.offer.expect("there is a way back").wish);
    wish(&mut app, Wish::ReturnTo(0));
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    assert_eq!(current(&app).about.glyphs, [(1, Glyph::Good), (3, Glyph::Blunder)].into());
    wish(&mut app, Wish::Glyph { ply: 3, glyph: None });
    assert_eq!(current(&app).about.glyphs, [(1, Glyph::Good)].into());
}

#[test]
fn a_game_goes_out_and_comes_in_as_text_and_json_and_out_as_a_page() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let path = |name: &str| dir.path().join(name);
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    wish(&mut app, Wish::Glyph { ply: 2, glyph: Some(Glyph::Good) });
    for name in ["game.txt", "game.json", "game.ogn", "game.html", "game.naqala"] {
        wish(&mut app, Wish::Save(path(name)));
    }
    assert_eq!(current(&app).file, Some(path("game.naqala")), "the others are copies");
    let page = std::fs::read_to_string(path("game.html")).expect("it was written");
    assert!(page.starts_with("<!DOCTYPE html>"), "{}", &page[..40]);
    for name in ["game.txt", "game.json", "game.ogn", "game.naqala"] {
        wish(&mut app, Wish::NewGame { id: "kalah".into(), settings: Settings::new() });
        wish(&mut app, Wish::Open(path(name)));
        assert_eq!(
            (names(&app), current(&app).about.glyphs.get(&2)),
            (vec!["a1".into(), "b2".into()], Some(&Glyph::Good))
        );
        assert_eq!(current(&app).file.is_some(), name == "game.naqala", "{name}");
    }
    wish(&mut app, Wish::NewGame { id: "kalah".into(), settings: Settings::new() });
    play(&mut app, &["c1"]);
    wish(&mut app, Wish::Save(path("kalah.ogn")));
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said");
    assert!(heard.kind == NoticeKind::Failed && heard.text.contains("OGN"), "{heard:?}");
}
