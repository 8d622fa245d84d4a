use crate::analysis::AnalysisCommand;
use crate::analysis::Outlook;
use crate::play::PlayCommand;
use crate::record::RecordCommand;
use crate::tests::panel::{SMALL, Stage, click, is_chosen, shipped};
use crate::ui::Action;
use crate::ui::tabs::Tab;
use bevy_egui::egui::{Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::engine::{Game, Move, Question, legal_moves, start};
use mancala::record::notation::ply_text;
use mancala::rules::{Settings, Side};
use naqala_core::session::setting_out::Spread;
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// A game of a variant that has come to such a question, played at random.
pub(crate) fn asked(id: &str, wanted: fn(Question) -> bool) -> Game {
    let rules = Arc::new(shipped().rules(id, &Settings::new()).expect("a shipped variant"));
    let mut lots = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let mut game = Game::new(Arc::clone(&rules), start(&rules));
        for _ in 0..120 {
            let moves = legal_moves(&rules, game.position());
            if moves.is_empty() {
                break;
            }
            game.play(moves[lots.random_range(0..moves.len())]).expect("a legal move");
            if game.position().ask().is_some_and(|ask| wanted(ask.question)) {
                return game;
            }
        }
    }
    panic!("{id} never comes to this question");
}

/// Returns what is asked on the way in games that come with the program.
fn questions() -> Vec<Game> {
    vec![
        asked("bao-la-kiswahili", |question| question == Question::Halt),
        asked("igisoro", |question| question == Question::Reentry),
        asked("mefuvha", |question| matches!(question, Question::More(_))),
        asked("igisoro", |question| question == Question::Retreat),
        asked("abstract-mancala", |question| question == Question::Way),
    ]
}

#[test]
fn a_question_is_put_beside_the_caption_and_answered_there() {
    let words = Words::english();
    for game in [
        asked("bao-la-kiswahili", |question| question == Question::Halt),
        asked("igisoro", |question| question == Question::Retreat),
    ] {
        let mut harness = Stage::of(game).at_rest().shown(SMALL);
        let game = harness.state().game.clone();
        let say = |mv| words.answer(game.rules(), game.position(), mv);
        let status = words.status(game.rules(), game.position());
        assert!(harness.query_by_label(&status).is_some(), "{status}");
        assert_eq!(click(&mut harness, &say(Move::Go)), [PlayCommand::Move(Move::Go)]);
        assert_eq!(click(&mut harness, &say(Move::Stop)), [PlayCommand::Move(Move::Stop)]);
    }
}

#[test]
fn what_is_open_besides_ones_own_pits_is_said_before_it_is_chosen() {
    let text = |id: &str, position: &str| {
        let rules = Arc::new(shipped().rules(id, &Settings::new()).expect("a shipped variant"));
        let start =
            mancala::record::notation::parse_position(&rules, position).unwrap_or_else(|error| panic!("{error}"));
        let game = Game::new(Arc::clone(&rules), start);
        Stage::of(game).at_rest().shown(vec2(1280.0, 800.0))
    };
    let says = |harness: &Harness<'_, Stage>, part: &str| harness.query_by_label_contains(part).is_some();
    let afrika = text("afrika", "9,9,9,9,9,9,9,9/8,8,8,8,0,8,8,8 stores=0,0 to=S");
    assert!(says(&afrika, "South must capture: choose a pit of North's that faces an empty one"));
    let wari = text("english-wari", "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 phase=first to=S");
    assert!(says(&wari, "together into the next pit"));
    let plain = text("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S");
    assert!(!says(&plain, "pits that"));
}

#[test]
fn nothing_is_asked_while_the_stones_still_move() {
    let mut stage = Stage::of(asked("bao-la-kiswahili", |question| question == Question::Halt)).at_rest();
    stage.playing = true;
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&harness.state().words.label("answer-halt")).is_none());
}

#[test]
fn a_way_is_chosen_by_its_arrow() {
    let game = asked("abstract-mancala", |question| question == Question::Way);
    let ways: Vec<Move> = legal_moves(game.rules(), game.position()).into_iter().collect();
    let mut harness = Stage::of(game).at_rest().shown(vec2(1280.0, 720.0));
    let words = harness.state().words.clone();
    for way in ways {
        let game = &harness.state().game;
        let label = words.answer(game.rules(), game.position(), way);
        assert_eq!(click(&mut harness, &label), [PlayCommand::Move(way)]);
    }
}

#[test]
fn many_answers_are_a_list_that_opens() {
    let game = asked("mefuvha", |question| matches!(question, Question::More(_)));
    let moves = legal_moves(game.rules(), game.position());
    assert!(moves.len() > 12 && moves.iter().all(|mv| matches!(mv, Move::Pick(_))), "{moves:?}");
    let first = moves[0];
    let name = Words::english().answer(game.rules(), game.position(), first);
    let mut harness = Stage::of(game).at_rest().shown(SMALL);
    let choose = harness.state().words.label("asked-choose");
    click(&mut harness, &choose);
    assert_eq!(click(&mut harness, &name), [PlayCommand::Move(first)]);
}

#[test]
fn answers_keep_within_the_bar_at_every_size_of_text() {
    for game in questions() {
        for text_size in [1.0, 1.5, 2.0] {
            let mut stage = Stage::of(game.clone()).at_rest();
            stage.preferences.text_size = text_size;
            let without = {
                let mut stage = Stage::of(game.clone()).at_rest();
                stage.preferences.text_size = text_size;
                stage.front = None;
                stage.shown(SMALL).state().left
            };
            let harness = stage.shown(SMALL);
            let left = harness.state().left;
            assert_eq!(left, without, "the table keeps its place, {} at {text_size}", game.rules().id);
            // In large letters the bar runs under the side panel.
            let right = if text_size > 1.25 { SMALL.x } else { left.right() };
            let bar = Rect::from_min_max(bevy_egui::egui::pos2(0.0, left.bottom()), (right, SMALL.y).into());
            let (words, game) = (&harness.state().words, &harness.state().game);
            let mut found = 0;
            let moves = legal_moves(game.rules(), game.position()).into_iter();
            let labels = moves.map(|mv| words.answer(game.rules(), game.position(), mv));
            for label in labels.chain([words.label("asked-choose")]) {
                for node in harness.query_all_by_label(&label) {
                    assert!(bar.contains_rect(node.rect()), "{label} at {text_size}: {} in {bar}", node.rect());
                    found += 1;
                }
            }
            assert!(found > 0, "{} at {text_size}", game.rules().id);
        }
    }
}

#[test]
fn answers_stand_in_the_line_of_their_move() {
    let mut game = asked("bao-la-kiswahili", |question| question == Question::Halt);
    let mv = game.plies().len() - 1;
    game.play(Move::Stop).expect("one may stop");
    let number = naqala_core::session::move_grouping::number(&game, mv);
    let labels = [mv, mv + 1].map(|ply| format!("{number}. {}", ply_text(&game, ply)));
    let mut harness = Stage::of(game).at_rest().on(Tab::Moves).shown(vec2(1280.0, 720.0));
    let rects = [&labels[0], &labels[1]].map(|label| harness.get_by_label(label).rect());
    assert_eq!(rects[0].top(), rects[1].top());
    assert!(rects[0].right() <= rects[1].left() + 0.1, "{rects:?}");
    let after = harness.state().path()[mv + 2];
    assert_eq!(click(&mut harness, &labels[1]), [RecordCommand::ShowNode(after)]);
    assert!(is_chosen(&harness.get_by_label(&labels[1])) && !is_chosen(&harness.get_by_label(&labels[0])));
}

#[test]
fn seeds_are_set_out_with_help() {
    let mut harness = Stage::new("omweso", 5).at_rest().shown(SMALL);
    let words = harness.state().words.clone();
    assert!(harness.query_by_label("South sets out the seeds: 27 left in hand").is_some());
    let evenly = words.label("set-out-evenly");
    assert_eq!(click(&mut harness, &evenly), [PlayCommand::SetOutRest(Spread::Evenly)]);
    let at_random = click(&mut harness, &words.label("set-out-at-random"));
    assert!(
        matches!(
            at_random[..].iter().map(Action::get).collect::<Vec<_>>()[..],
            [Some(PlayCommand::SetOutRest(Spread::AtRandom(_)))]
        ),
        "{at_random:?}"
    );
}

#[test]
fn hands_houses_and_traps_are_counted_beside_the_names() {
    let line = |id: &str, plies| {
        let harness = Stage::new(id, plies).at_rest().on(Tab::Moves).shown(SMALL);
        let stage = harness.state();
        let position = stage.game.position();
        let hand = position.hand(Side::South);
        let store = position.store(Side::South);
        let found = |text: String| harness.query_all_by_label_contains(&text).count() > 0;
        (found(format!("In hand: {hand}")), found(format!("Store: {store}")), found("House ".into()))
    };
    assert_eq!(line("bao-la-kiswahili", 2), (true, false, true));
    assert_eq!(line("omweso", 2), (true, false, false));
    assert_eq!(line("oware", 6), (false, true, false));
}

#[test]
fn who_plays_alone_may_ask_for_a_hint_and_for_the_solution_while_there_is_one() {
    let words = Words::english();
    let mut stage = Stage::new("tchuka-ruma", 0).at_rest();
    stage.outlook = Some(Outlook::Winnable(6, None));
    let mut harness = stage.shown(SMALL);
    assert_eq!(click(&mut harness, &words.label("solution-ask-hint")), [AnalysisCommand::Hint]);
    assert_eq!(click(&mut harness, &words.label("solution-show")), [AnalysisCommand::PlaySolution]);
    let first = legal_moves(harness.state().game.rules(), harness.state().game.position())[2];
    harness.state_mut().outlook = Some(Outlook::Winnable(6, Some(first)));
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Hint: c1").is_some(), "the hint is read where the turn is told");
    harness.state_mut().outlook = Some(Outlook::Lost);
    harness.run_steps(2);
    assert!(harness.query_by_label(&words.label("solution-ask-hint")).is_none());
    assert!(harness.query_by_label(&words.label("solution-lost")).is_some());
}
