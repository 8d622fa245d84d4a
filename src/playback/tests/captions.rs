//! Captions of the transport bar while a game is shown, and between its moves.

use crate::tests::panel::{SMALL, Stage, is_chosen, shipped};
use crate::ui::tabs::Tab;
use bevy_egui::egui::vec2;
use egui_kittest::kittest::{NodeT, Queryable};
use mancala::engine::{Event, Game, Move, Transfer, TransferKind, legal_moves, start};
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::Settings;
use naqala_core::samples::samples as records;
use naqala_core::session::move_grouping;
use naqala_core::show::{KeyframeKind, READ};
use std::sync::Arc;

impl Stage {
    /// Returns what is said at a time of a show that runs.
    fn running(&mut self, time: f64) -> Option<String> {
        (self.time, self.playing) = (time, true);
        self.see(|view| view.shown().caption())
    }
}

/// A game from a position, with these moves played.
fn from(id: &str, position: &str, moves: &[&str]) -> Stage {
    let rules = Arc::new(shipped().rules(id, &Settings::new()).expect("a shipped variant"));
    let start = parse_position(&rules, position).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::new(Arc::clone(&rules), start);
    for text in moves {
        let mv = parse_move(&rules, game.position(), text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    }
    Stage::of(game)
}

#[test]
fn at_usual_speed_every_headline_stands_long_enough_to_be_read() {
    const STEP: f64 = 0.05;
    for record in records() {
        let mut stage = Stage::of(record.record.replay(shipped()).expect("it can be played"));
        let frames = (stage.choreography.duration() / STEP) as usize;
        let (mut said, mut since) = (None, 0.0);
        for frame in 1..frames.min(8000) {
            let now = frame as f64 * STEP;
            // The numbers that count on are all that may change; they have their room.
            let line =
                stage.running(now).map(|line| line.replace(|c: char| c.is_ascii_digit() || c == '\u{2007}', "#"));
            if line != said {
                assert!(
                    said.is_none() || now - since >= READ - STEP,
                    "{}: {:.2} s of {said:?}",
                    record.name,
                    now - since
                );
                (said, since) = (line, now);
            }
        }
    }
}

#[test]
fn between_two_moves_the_bar_says_what_the_last_one_did_and_in_the_midst_what_just_happened() {
    let mut stage = from("oware", "4,0,0,1,2,1/1,0,0,0,0,3 stores=0,0 to=S", &["f1"]);
    let captured =
        stage.choreography.keyframes().iter().find(|keyframe| keyframe.kind == KeyframeKind::Capture).copied();
    stage.time = captured.expect("it captures").end;
    let caption = stage.see(|view| view.shown().caption());
    assert!(caption.is_some_and(|caption| caption.starts_with("d2 holds 2 seeds")));
    let mut stage = stage.at_rest();
    let whole = "South sowed 3 seeds from f1 and captured 7 from d2, e2 and f2. It is North's turn.";
    assert_eq!(stage.see(|view| view.shown().caption()).as_deref(), Some(whole));
    let count = stage.game.rules().cause_named("count");
    assert!(count.is_some() && stage.see(|view| view.clause_at_work()) == count, "with the rule by which it captured");
    assert!(stage.shown(SMALL).query_by_label_contains(whole).is_some());
}

#[test]
fn who_hears_the_show_is_told_once_what_is_sown_and_not_with_every_seed() {
    let mut stage = Stage::new("kalah", 1);
    stage.listened = true;
    let sown: Vec<f64> = stage
        .choreography
        .keyframes()
        .iter()
        .filter(|keyframe| keyframe.kind == KeyframeKind::Sow)
        .map(|keyframe| keyframe.end)
        .collect();
    assert!(sown.len() > 2, "{sown:?}");
    let mut heard: Vec<String> = Vec::new();
    for time in &sown[..3] {
        (stage.time, stage.playing) = (*time, true);
        heard.extend(stage.see(|view| view.shown().heard()));
    }
    heard.dedup();
    assert_eq!(heard.len(), 1, "{heard:?}");
    let harness = stage.shown(SMALL);
    let aloud = harness.get_by_label(&heard[0]);
    assert_eq!(aloud.accesskit_node().live(), bevy_egui::egui::accesskit::Live::Polite);
}

#[test]
fn a_lap_that_is_sown_is_counted_down_in_one_sentence() {
    let mut stage = Stage::new("kalah", 1);
    let sown: Vec<f64> = stage
        .choreography
        .keyframes()
        .iter()
        .filter(|keyframe| keyframe.kind == KeyframeKind::Sow)
        .map(|keyframe| keyframe.end)
        .collect();
    let seeds = sown.len();
    for (n, time) in sown.into_iter().enumerate() {
        let said = stage.running(time).expect("something is said");
        assert!(said.starts_with(&format!("South sows {seeds} seeds from ")), "{said}");
        assert!(said.ends_with(&format!(": {} left.", seeds - n - 1)), "{said}");
    }
}

#[test]
fn after_an_answer_the_status_follows() {
    let mut game = crate::play::tests::questions::asked("bao-la-kiswahili", |question| {
        question == mancala::engine::Question::Halt
    });
    let asked = game.plies().len();
    game.play(Move::Stop).expect("one may stop");
    let mut stage = Stage::of(game);
    let question = stage.words.status(stage.game.rules(), stage.game.before(asked));
    stage.time = stage.choreography.ply_start(asked);
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&question).is_some(), "the question is open");
    harness.state_mut().time += 0.1;
    harness.run_steps(2);
    assert!(harness.query_by_label(&question).is_none(), "{question}");
    assert!(harness.query_by_label_contains(" moves").is_some());
}

#[test]
fn a_remark_shows_when_its_move_is_done() {
    let mut stage = Stage::new("oware", 3);
    stage.node_mut(2).comment = "A fine move.".into();
    stage.time = stage.choreography.ply_end(1) - 0.1;
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label_contains("A fine move.").is_none());
    harness.state_mut().time += 0.1;
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("A fine move.").is_some());
    let begun = harness.state().choreography.next_keyframe(harness.state().time);
    harness.state_mut().time = begun;
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("A fine move.").is_none(), "the next move is another matter");
}

#[test]
fn who_plays_alone_is_the_player_everywhere() {
    let mut stage = Stage::new("tchuka-ruma", 2).on(Tab::Moves);
    stage.time = stage.choreography.ply_start(1) + 0.1;
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label("Player moves").is_some());
    assert!(harness.query_by_label_contains("Player lifts").is_some());
    assert!(harness.query_by_label_contains("South").is_none());
}

/// A move of Bao that begins by lifting a part of the nyumba and goes on in further laps.
#[test]
fn in_bao_the_clause_of_a_later_lap_is_lit_and_not_that_of_the_nyumba() {
    let mut checked = 0;
    for seed in 0..60_usize {
        let rules = Arc::new(shipped().rules("bao-la-kiswahili", &Settings::new()).expect("a shipped variant"));
        let mut game = Game::new(Arc::clone(&rules), start(&rules));
        for ply in 0..60 {
            let moves = legal_moves(&rules, game.position());
            let Some(&mv) = moves.get((seed * 31 + ply * 7 + ply * ply * seed) % moves.len().max(1)) else { break };
            game.play(mv).expect("a legal move");
        }
        let mut stage = Stage::of(game);
        let stage_rules = &stage.game.rules().stage_rules;
        let nyumba = stage_rules.iter().flat_map(|it| &it.plan.sowing.lift_some).map(|it| it.clause).next();
        let keyframes = stage.choreography.keyframes().to_vec();
        for (at, keyframe) in keyframes.iter().enumerate() {
            let ply = &keyframes[..at];
            let lifted = |it: &&naqala_core::show::Keyframe| it.ply == keyframe.ply && it.kind == KeyframeKind::Lift;
            let from_nyumba = ply.iter().filter(lifted).any(|it| it.clause == nyumba);
            let last = ply.iter().rfind(lifted);
            if keyframe.kind == KeyframeKind::Sow
                && keyframe.clause.is_none()
                && from_nyumba
                && last.is_some_and(|it| it.clause.is_none())
            {
                stage.time = keyframe.end - 0.01;
                let lit = stage.see(|view| view.clause_at_work());
                assert!(lit.is_some() && lit != nyumba, "{seed}: {keyframe:?}");
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn the_rule_stands_below_the_caption_at_every_size_of_text() {
    for id in ["kalah", "oware", "bao-la-kiswahili", "togyz-kumalak"] {
        for size in [SMALL, vec2(1280.0, 800.0)] {
            for text_size in [0.75, 1.0, 1.25, 1.5, 2.0] {
                let mut stage = Stage::new(id, 6);
                stage.preferences.text_size = text_size;
                let ends: Vec<f64> = stage.choreography.keyframes().iter().map(|keyframe| keyframe.end).collect();
                let mut harness = stage.shown(size);
                for time in ends {
                    harness.state_mut().time = time;
                    harness.step();
                    let (caption, rule) = harness.state_mut().see(|view| {
                        let clause = |cause| view.words.clause(view.rules(), cause);
                        (view.shown().caption().unwrap_or_default(), view.clause_at_work().map(clause))
                    });
                    let Some(rule) = rule.filter(|rule| *rule != caption) else { continue };
                    let begins: String = rule.chars().take(24).collect();
                    let whole = format!("{caption}\n{begins}");
                    let bar = harness.query_all_by_label_contains(&whole).count();
                    assert_eq!(bar, 1, "{id} at {text_size} in {size}: {caption} / {rule}");
                }
            }
        }
    }
}

#[test]
fn moves_are_counted_alike_in_bar_and_list() {
    let mut game = crate::play::tests::questions::asked("bao-la-kiswahili", |question| {
        question == mancala::engine::Question::Halt
    });
    game.play(Move::Stop).expect("one may stop");
    let mut stage = Stage::of(game).on(Tab::Moves);
    let (last, moves) = (stage.game.plies().len() - 1, move_grouping::moves(&stage.game));
    assert!(moves < stage.game.plies().len(), "answers are no moves of their own");
    stage.time = stage.choreography.ply_start(last) + 0.1;
    let label = format!("{moves}. {}", mancala::record::notation::ply_text(&stage.game, last));
    let harness = stage.shown(vec2(1280.0, 800.0));
    assert!(harness.query_by_label(&format!("Move {moves} of {moves}")).is_some());
    assert!(is_chosen(&harness.get_by_label(&label)), "{label}");
    assert!(harness.query_by_label(&format!("{}. stop", moves + 1)).is_none());
}

#[test]
fn every_event_that_waits_to_be_stepped_to_keeps_its_own_sentence() {
    let mut stage = Stage::new("kalah", 6);
    let keyframes = stage.choreography.keyframes().to_vec();
    for keyframe in keyframes {
        stage.time = keyframe.end;
        let events = &stage.game.plies()[keyframe.ply].events;
        let sown = matches!(events[keyframe.event].event, Event::Transfer(Transfer { kind: TransferKind::Sown, .. }));
        let said = stage.see(|view| view.shown().caption()).expect("something is said");
        assert_eq!(sown, said.contains(" gets a seed") || said.contains("last seed falls"), "{said}");
    }
}
