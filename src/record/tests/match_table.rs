use crate::play::PlayCommand;
use crate::play::tests::small::{self, BEFORE, CHOSEN};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::tests::panel::{SMALL, Stage, click, is_chosen, shipped};
use crate::ui::tabs::Tab;
use bevy_egui::egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use mancala::engine::{Event, Game, Transfer, TransferKind, legal_moves};
use mancala::record::tree::NodeId;
use naqala_core::show::KeyframeKind;
use std::sync::Arc;

/// A match in its second round, North having chosen the pit that stays closed.
fn second_round() -> Stage {
    Stage::of(small::game(CHOSEN, BEFORE, &["c1", "b2", "a2"])).at_rest().on(Tab::Moves)
}

const FIRST: &str = "Round 1. South begins. South brings 6 seeds, North 6.";
const SECOND: &str = "Round 2. North begins. South brings 8 seeds, North 4.";

#[test]
fn the_match_is_told_round_by_round_and_each_round_can_be_gone_to() {
    for size in [SMALL, vec2(1920.0, 1080.0)] {
        let mut harness = second_round().shown(size);
        assert!(harness.query_by_label_contains("South leads, 8 seeds to 4.").is_some());
        assert!(is_chosen(&harness.get_by_label(SECOND)) && !is_chosen(&harness.get_by_label(FIRST)));
        assert_eq!(click(&mut harness, SECOND), [PlaybackCommand::ShowPly(2)]);
        let ended = harness
            .state()
            .choreography
            .keyframes()
            .iter()
            .find(|keyframe| keyframe.kind == KeyframeKind::RoundEnd)
            .copied();
        let ended = ended.expect("the first round has ended").end;
        assert_eq!(click(&mut harness, "South wins round 1, 8 to 4."), [PlaybackCommand::Seek(ended)]);
        assert_eq!(click(&mut harness, FIRST), [PlaybackCommand::ShowPly(0)]);
        assert!(is_chosen(&harness.get_by_label(FIRST)));
    }
}

#[test]
fn where_pits_are_sold_the_sold_pits_are_told_and_nothing_is_brought() {
    let settings = [("rounds".to_owned(), "on".to_owned())].into();
    let rules = Arc::new(shipped().rules("o-an-quan", &settings).expect("a shipped variant"));
    let at = |position: &str| {
        let start =
            mancala::record::notation::parse_position(&rules, position).unwrap_or_else(|error| panic!("{error}"));
        Stage::of(Game::new(Arc::clone(&rules), start)).at_rest().on(Tab::Moves)
    };
    let third = "0,0,1,0,0/0,1,0,1,1 ends=4,0 stores=24,18 end-specials=0,0 specials-won=2,0 \
        marks=d2:half-sold,e2:sold round=3:24:26:S to=N";
    let harness = at(third).shown(SMALL);
    assert!(harness.query_by_label_contains("One of North's pits is sold, and one half sold.").is_some());
    assert!(harness.query_by_label_contains("2 mandarins").is_some());
    assert!(harness.query_by_label_contains("leads").is_none());
    assert!(harness.query_by_label_contains("Brought").is_none());
    // The last capture leaves both ends empty, and a third pit is sold.
    let last = "0,0,1,0,0/0,1,0,1,0 ends=4,1 stores=24,18 end-specials=0,0 specials-won=2,0 \
        marks=d2:sold,e2:sold round=3:24:26:S to=N";
    let stage = at(last);
    let moves = legal_moves(stage.game.rules(), stage.game.position());
    let mut game = stage.game.clone();
    game.play(*moves.first().expect("North can move")).expect("a legal move");
    let harness = Stage::of(game).at_rest().on(Tab::Moves).shown(SMALL);
    assert!(harness.query_all_by_label_contains("South wins the match: 3 of North's pits are sold.").count() > 0);
}

#[test]
fn single_games_have_no_rounds() {
    let harness = Stage::new("kalah", 6).at_rest().on(Tab::Moves).shown(vec2(1280.0, 900.0));
    assert!(harness.query_by_label_contains("Round").is_none());
    assert!(harness.query_by_label_contains("Brought").is_none());
}

#[test]
fn a_record_that_begins_in_a_later_round_says_so() {
    let second = "0,2,2/2,2,2 stores=2,0 marks=a2:closed round=2:8:4:N to=N";
    let stage = Stage::of(small::game("Refill(id: \"refill\", unfilled: Closed)", second, &["b2"]));
    let harness = stage.at_rest().on(Tab::Moves).shown(SMALL);
    assert!(is_chosen(&harness.get_by_label(SECOND)));
    assert!(harness.query_by_label(FIRST).is_none());
}

#[test]
fn rounds_stand_between_the_moves_and_beside_the_names() {
    let mut harness = second_round().shown(vec2(1280.0, 900.0));
    let line = harness.get_by_label("2. b2").rect();
    let rounds = harness.query_all_by_label("Round 2").map(|node| node.rect());
    let rounds: Vec<Rect> = rounds.filter(|round| round.left() >= line.left() - 80.0).collect();
    assert!(rounds.len() == 1 && rounds[0].bottom() <= line.top() + 0.1, "{rounds:?} before {line}");
    assert!(harness.query_all_by_label_contains("Brought: 8").count() > 0);
    assert_eq!(click(&mut harness, "Round 1"), [RecordCommand::ShowNode(NodeId::OPENING)]);
}

#[test]
fn pits_are_chosen_between_rounds_beside_the_caption() {
    let stage = Stage::of(small::game(CHOSEN, BEFORE, &["c1"])).at_rest();
    let moves = legal_moves(stage.game.rules(), stage.game.position());
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label("North chooses a pit to stay closed.").is_some());
    assert_eq!(click(&mut harness, "b2"), [PlayCommand::Move(moves[1])]);
    let choosing = "0,0,0/0,0,0 stores=8,4 round=2:8:4:S choose=refill:N:1 to=S";
    let harness = Stage::of(small::game(CHOSEN, choosing, &[])).at_rest().shown(SMALL);
    let explained = harness.state().words.label("transport-asked-between");
    assert!(harness.query_by_label_contains(&explained).is_some());
}

#[test]
fn while_a_round_is_laid_out_the_caption_stands_still_and_pausing_tells_each_seed() {
    let mut stage = Stage::of(small::game("Refill(id: \"refill\")", BEFORE, &["c1"]));
    let events = &stage.game.plies()[0].events;
    let is_moved = |event: Event| {
        matches!(event, Event::Transfer(Transfer { kind: TransferKind::Gathered | TransferKind::Laid, .. }))
    };
    let moved: Vec<usize> = (0..events.len()).filter(|&event| is_moved(events[event].event)).collect();
    assert!(moved.len() > 3, "{moved:?}");
    let last = moved[moved.len() - 1];
    stage.time = stage.choreography.event_end(0, last).expect("it has a keyframe");
    stage.playing = true;
    let together = stage.words.label_with("caption-laying", &[("round", 2_u8.into())]);
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label_contains(&together).is_some());
    let mut stage = Stage::of(harness.state().game.clone());
    stage.time = stage.choreography.event_end(0, last).expect("it has a keyframe");
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label_contains("2 seeds from").is_some());
    assert!(harness.query_by_label("Round 2").is_some(), "the round that is laid out is the one shown");
}
