//! Omweso's akakyala: captures in two separate turns win before the opponent has captured at all. The sides that have
//! captured so far are part of the position.

use mancala::engine::{CausedEvent, Event, FirstCapture, Game, GameResult, StateChange, Transfer, TransferKind};
use mancala::record::notation::{parse_move, parse_position, position_text};
use mancala::rules::{Catalogue, Rules, Settings, Side};
use naqala_core::words::Words;
use std::sync::Arc;

/// South captures with h2, and next turn with g2; North with a4.
const START: &str = "2,0,0,0,1,2,0,2/0,1,0,0,1,1,0,0/0,1,0,0,0,1,0,2/0,1,0,0,0,0,0,0 hands=0,0 phase=play";

fn rules(akakyala: &str) -> Arc<Rules> {
    let settings = Settings::from([("akakyala".to_owned(), akakyala.to_owned())]);
    Arc::new(Catalogue::shipped().rules("omweso", &settings).expect("omweso has the option"))
}

/// A game from a position, after these moves.
fn game(rules: &Arc<Rules>, start: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(rules.clone(), parse_position(rules, start).expect("the position is right"));
    for text in moves {
        let mv = parse_move(rules, game.position(), text).expect("it is a move");
        game.play(mv).expect("it may be played");
    }
    game
}

fn lead(game: &Game) -> FirstCapture {
    game.position().lead()
}

#[test]
fn the_second_capture_wins_at_once() {
    let rules = rules("on");
    let mut game = game(&rules, &format!("{START} to=S"), &["h2"]);
    assert_eq!(lead(&game), FirstCapture::One { side: Side::South, turns: 1, now: false });
    for mv in ["h4", "g2"] {
        let mv = parse_move(&rules, game.position(), mv).expect("it is a move");
        game.play(mv).expect("it may be played");
    }
    let ended = game.position().ended().expect("South has captured twice");
    assert_eq!(ended.result, GameResult::Won(Side::South));
    assert_eq!(ended.clause.map(|cause| rules.cause_name(cause)).as_deref(), Some("akakyala"));
    let words = Words::english();
    assert_eq!(
        words.status(&rules, game.position()),
        "South has captured before North has made any capture, and wins."
    );
    assert_eq!(
        words.clause(&rules, ended.clause.expect("it is the clause's doing")),
        "If you capture in two separate turns before your opponent has captured at all, you win at once."
    );
    let told = &game.plies()[2].events;
    assert_eq!(
        told.iter().filter(|told| matches!(told.event, Event::Change(StateChange::LeadChanged { .. }))).count(),
        1
    );

    game.undo();
    assert_eq!(lead(&game), FirstCapture::One { side: Side::South, turns: 1, now: false });
    game.undo();
    game.undo();
    assert_eq!(lead(&game), FirstCapture::Nobody);
}

#[test]
fn an_answer_takes_the_lead_away() {
    let rules = rules("on");
    let game = game(&rules, &format!("{START} to=S"), &["h2", "a4"]);
    assert_eq!(lead(&game), FirstCapture::Both);
    assert!(game.position().ended().is_none());
}

#[test]
fn two_captures_in_one_turn_count_once() {
    let start = "1,2,1,4,4,1,3,4/3,1,0,1,0,2,5,4/7,4,0,2,2,0,0,0/0,4,2,5,0,1,1,0 hands=0,0 phase=play to=S";
    let game = game(&rules("on"), start, &["d2"]);
    let captures =
        |told: &&CausedEvent| matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Captured, .. }));
    assert_eq!(game.plies()[0].events.iter().filter(captures).count(), 4, "two pairs");
    assert_eq!(lead(&game), FirstCapture::One { side: Side::South, turns: 1, now: false });
}

#[test]
fn nothing_is_noted_where_it_does_not_count() {
    let game = game(&rules("off"), &format!("{START} to=S"), &["h2", "h4", "g2"]);
    assert_eq!(lead(&game), FirstCapture::Nobody);
    assert!(game.position().ended().is_none());
}

#[test]
fn a_lead_is_part_of_the_text_of_a_position() {
    let rules = rules("on");
    for lead in ["", " captured=S:1", " captured=S:1:now", " captured=N:1", " captured=both"] {
        let text = format!("{START}{lead} to=S");
        let position = parse_position(&rules, &text).expect("the position is right");
        assert_eq!(position_text(&rules, &position), text);
    }
    let over = format!("{START} captured=S:2:now over=S:akakyala to=S");
    assert_eq!(position_text(&rules, &parse_position(&rules, &over).expect("it is over")), over);
    for (wrong, offset, problem) in [
        ("captured=N:1:now to=S", 9, "North cannot be capturing in this turn"),
        ("captured=S:2 to=S", 9, "South has won by that, though the game goes on"),
        ("captured=S:3 to=S", 11, "`3` is not a number of turns"),
        ("captured=S to=S", 11, "`to`"),
        ("captured=all to=S", 9, "`all`"),
    ] {
        let error = parse_position(&rules, &format!("{START} {wrong}")).expect_err(wrong).to_string();
        let column = START.len() + 2 + offset;
        assert!(error.starts_with(&format!("column {column}: {problem}")), "{wrong}: {error}");
    }
    let off =
        parse_position(&self::rules("off"), &format!("{START} captured=both to=S")).expect_err("not in this game");
    assert!(off.to_string().contains("it does not count in this game who has captured first"), "{off}");
}

/// The same seeds with another lead are no repetition.
#[test]
fn a_lead_is_part_of_what_comes_back() {
    let rules = rules("on");
    let start = "0,0,0,0,0,0,1,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,1,0,0,0,0,0,0 hands=0,0 phase=play";
    let [one, none] = [" captured=S:1", ""].map(|lead| parse_position(&rules, &format!("{start}{lead} to=S")));
    assert_ne!(one.expect("with a lead"), none.expect("without"));
}
