//! Examples and lessons on the table, while the game waits.

use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::learn::examples::ExampleCache;
use crate::learn::puzzle::PuzzleRequest;
use crate::learn::{FIRST_LESSON, Lessons, Scores};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityText, RingKind};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::tests::{current, names, play, room, run_out, time, trigger};
use bevy::prelude::*;
use mancala::engine::{Move, legal_moves};
use mancala::rules::{Cause, Place, Settings, Side};
use naqala_core::session::{Players, Purpose};
use naqala_core::teach::example::is_shown;
use naqala_core::teach::progress::Score;
use naqala_core::teach::puzzle::{Puzzle, PuzzleKind, PuzzleTask, Puzzles};
use naqala_core::words::{Sentence, Words};
use std::sync::Arc;
use std::time::Duration;

/// Waits until the examples of the game on the table are there.
fn taught(app: &mut App) {
    trigger(app, LearnCommand::FindExamples);
    for _ in 0..1000 {
        app.update();
        if app.world().resource::<ExampleCache>().of(current(app).game.rules()).is_some() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("there are no examples");
}

fn cause(app: &App, name: &str) -> Cause {
    let rules = current(app).game.rules();
    let rule_examples = app.world().resource::<ExampleCache>().of(rules).expect("they are there");
    let mut causes =
        rule_examples.page.sections.iter().flat_map(|section| &section.lines).filter_map(|line| line.clause);
    causes.find(|&cause| rules.cause_name(cause) == name).expect("the page has such a line")
}

fn shown(app: &App) -> ActivityText {
    app.world().resource::<Activity>().shown().expect("something is shown").clone()
}

#[test]
fn an_example_is_shown_and_tried_while_the_game_waits_and_comes_back_as_it_was() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    run_out(&mut app);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    let (before, serial, at) = (names(&app), current(&app).serial, time(&app));
    taught(&mut app);
    let facing = cause(&app, "facing");
    trigger(&mut app, LearnCommand::ShowExample { sentence: Sentence::Clause(facing), number: 0 });
    assert!(app.world().resource::<Playhead>().playing);
    assert_eq!(shown(&app).cause, Some(facing));
    run_out(&mut app);
    let captures =
        |app: &App| {
            current(app).game.plies().last().is_some_and(|ply| {
                ply.events.iter().any(|told| told.clause.is_some_and(|it| it.clause == facing.clause))
            })
        };
    assert!(captures(&app), "the example shows the capture");
    let example = names(&app);
    trigger(&mut app, LearnCommand::Try);
    assert_eq!(shown(&app).verdict, None);
    let wrong = legal_moves(current(&app).game.rules(), current(&app).game.position()).iter().copied().find(|&mv| {
        let mut game = current(&app).game.clone();
        let ply = game.play(mv).expect("it is legal");
        ply.events.iter().all(|told| told.clause != Some(facing))
    });
    if let Some(wrong) = wrong {
        trigger(&mut app, PlayCommand::Move(wrong));
        run_out(&mut app);
        app.update();
        let (right, why) = shown(&app).verdict.expect("it was tried");
        assert!(!right && !why.is_empty());
        let main = |app: &App| shown(app).buttons.iter().find(|it| it.main).map(|it| (it.label, it.action.clone()));
        assert_eq!(main(&app), Some(("learn-retry", LearnCommand::Try.into())));
        assert!(app.world().resource::<Activity>().is_judged(), "no further move is offered");
        // After a while the position comes back by itself, and what was said stays.
        let plies = current(&app).game.plies().len();
        (0..60).for_each(|_| app.update());
        assert_eq!(current(&app).game.plies().len() + 1, plies);
        assert_eq!((shown(&app).verdict, main(&app).map(|it| it.0)), (Some((false, why)), Some("learn-retry")));
        let aside = app.world().resource::<Activity>();
        assert!(aside.asks() && !aside.is_judged(), "nothing may be given away, and pits are offered");
    }
    play(&mut app, &[example.last().expect("it has a move")]);
    run_out(&mut app);
    app.update();
    assert!(shown(&app).verdict.is_some_and(|(right, _)| right), "{:?}", shown(&app));
    trigger(&mut app, LearnCommand::BackToGame);
    assert!(!app.world().resource::<Activity>().is_on());
    assert_eq!((names(&app), current(&app).serial, time(&app)), (before, serial, at));
}

#[test]
fn what_no_clause_says_is_shown_with_its_own_words_and_tried() {
    let mut app = room("kalah");
    taught(&mut app);
    let rule_examples =
        app.world().resource::<ExampleCache>().of(current(&app).game.rules()).expect("it was found").clone();
    let lines = rule_examples.page.sections.iter().flat_map(|section| &section.lines);
    let line = lines.clone().find(|line| line.plain == Some(("sowing-single-lap", 0))).expect("Kalah sows once");
    let sentence = line.sentence().expect("it is one");
    trigger(&mut app, LearnCommand::ShowExample { sentence, number: 0 });
    assert_eq!((shown(&app).text, shown(&app).cause), (line.text.clone(), None));
    let buttons = |app: &App| shown(app).buttons.iter().map(|button| button.label).collect::<Vec<_>>();
    assert!(!buttons(&app).contains(&"learn-counter"), "the counter-example is of another sentence");
    run_out(&mut app);
    let example = names(&app);
    trigger(&mut app, LearnCommand::Try);
    play(&mut app, &[example.last().expect("it has a move")]);
    run_out(&mut app);
    app.update();
    assert!(shown(&app).verdict.is_some_and(|(right, _)| right), "{:?}", shown(&app));
    // A last seed in the store is in no pit.
    trigger(&mut app, RecordCommand::PastePosition("0,0,0,0,0,2/0,0,0,0,1,1 stores=22,22 to=S".into()));
    let mv = mancala::record::notation::parse_move(current(&app).game.rules(), current(&app).game.position(), "f1");
    let (rules, position) = (Arc::clone(current(&app).game.rules()), current(&app).game.position().clone());
    assert!(!is_shown(&rules, ("sowing-single-lap", 0), &position, mv.expect("it is a move")));
}

#[test]
fn the_lesson_of_a_game_goes_through_its_page_and_ends_with_a_game() {
    let mut app = room("oware");
    trigger(&mut app, LearnCommand::Lesson { from: 0 });
    taught(&mut app);
    app.update();
    let count = app.world().resource::<Lessons>().reached["oware"].1;
    assert!(count > 8, "{count} steps");
    let mut tried = 0;
    for at in 0..count {
        trigger(&mut app, LearnCommand::Step(at));
        let step = shown(&app);
        assert!(!step.text.is_empty() && !step.heading.is_empty());
        assert!(step.done.is_some_and(|done| 0.0 < done && done <= 1.0));
        tried += usize::from(step.buttons.iter().any(|button| button.action == LearnCommand::Try));
    }
    assert!(tried > 4, "{tried} of {count} steps are done");
    assert!(app.world().resource::<Lessons>().is_done("oware"));
    trigger(&mut app, LearnCommand::Step(count));
    assert!(current(&app).about.computers[Side::North.index()].is_some(), "one plays against the program");
    assert_eq!(current(&app).purpose, Purpose::Play);
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(current(&app).about.computers, [None; 4]);
}

#[test]
fn the_first_lesson_can_be_gone_through_and_done() {
    let mut app = room("kalah");
    trigger(&mut app, LearnCommand::FirstLesson);
    let count = app.world().resource::<Lessons>().reached[FIRST_LESSON].1;
    for at in 0..count {
        trigger(&mut app, LearnCommand::Step(at));
        run_out(&mut app);
        let asks = app.world().resource::<Activity>().asks();
        if !asks && shown(&app).buttons.iter().all(|button| button.action != LearnCommand::Try) {
            continue;
        }
        trigger(&mut app, LearnCommand::Try);
        let moves = legal_moves(current(&app).game.rules(), current(&app).game.position()).to_vec();
        let is_right = |app: &mut App, mv: Move| {
            trigger(app, LearnCommand::Try);
            trigger(app, PlayCommand::Move(mv));
            run_out(app);
            app.update();
            shown(app).verdict.is_some_and(|(right, _)| right)
        };
        assert!(moves.into_iter().any(|mv| is_right(&mut app, mv)), "step {at}");
    }
    trigger(&mut app, LearnCommand::BackToGame);
    assert!(app.world().resource::<Lessons>().is_done(FIRST_LESSON));
    assert_eq!(names(&app), [] as [&str; 0]);
}

#[test]
fn a_game_begun_meanwhile_takes_the_place_of_what_is_shown() {
    let mut app = room("kalah");
    trigger(&mut app, LearnCommand::FirstLesson);
    trigger(&mut app, PlayCommand::NewGame { id: "oware".into(), settings: Settings::new() });
    assert!(!app.world().resource::<Activity>().is_on());
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(current(&app).game.rules().id, "oware", "nothing waits any more");
}

/// Waits for what has been asked for.
fn awaited(app: &mut App) {
    for _ in 0..1000 {
        app.update();
        if !app.world().resource::<Activity>().is_awaited() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("it does not come");
}

/// The puzzle of a kind that comes first.
fn first(app: &App, kind: PuzzleKind) -> Puzzle {
    let puzzles = Puzzles::new(Arc::clone(current(app).game.rules()));
    Score::default().next_puzzle(&puzzles, &[kind], 0).expect("Kalah has such puzzles")
}

fn score(app: &App) -> Score {
    app.world().resource::<Scores>().0.of("kalah")
}

#[test]
fn a_puzzle_is_answered_by_a_place_explained_and_counted_once() {
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    let puzzle = first(&app, PuzzleKind::Last);
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Last)));
    awaited(&mut app);
    assert_eq!(shown(&app).text, Words::english().question(&puzzle));
    let PuzzleTask::Last { place, mv } = puzzle.task else { panic!("it asks where the last seed falls") };
    let asked = mv.pit().map(|pit| (Place::pit(pit), RingKind::Asked));
    assert_eq!(shown(&app).rings, Vec::from_iter(asked), "the pit that the question names is ringed");
    let mut others = current(&app).game.rules().board.pits().map(Place::pit);
    let wrong = others.find(|&other| other != place).expect("there are twelve pits");
    let stores = shown(&app)
        .buttons
        .iter()
        .filter(|button| matches!(button.action.get(), Some(PuzzleCommand::Point(_))))
        .count();
    assert_eq!(stores, 2, "a store can be chosen without a mouse");
    trigger(&mut app, PuzzleCommand::Point(wrong));
    assert!(matches!(&shown(&app).verdict, Some((false, why)) if !why.is_empty()));
    assert_eq!(shown(&app).rings, [], "then the move itself is shown");
    assert_eq!((score(&app).right, score(&app).wrong, score(&app).missed.len()), (0, 1, 1));
    run_out(&mut app);
    assert_eq!(current(&app).game.plies().len(), puzzle.solution.len(), "what was asked about is shown");
    trigger(&mut app, PuzzleCommand::Retry);
    assert_eq!((shown(&app).verdict, current(&app).game.plies().len()), (None, 0));
    trigger(&mut app, PuzzleCommand::Point(place));
    assert!(matches!(&shown(&app).verdict, Some((true, _))));
    assert_eq!((score(&app).right, score(&app).wrong), (0, 1), "only the first answer counts");
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(names(&app), ["c1"]);
}

#[test]
fn a_pit_that_is_played_answers_a_puzzle_and_plays_nothing() {
    let mut app = room("kalah");
    let puzzle = first(&app, PuzzleKind::Legal);
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Legal)));
    awaited(&mut app);
    let PuzzleTask::Legal { moves } = &puzzle.task else { panic!("it asks which pits may be chosen") };
    for &mv in moves {
        trigger(&mut app, PlayCommand::Move(mv));
    }
    assert_eq!((shown(&app).rings.len(), current(&app).game.plies().len()), (moves.len(), 0));
    trigger(&mut app, PuzzleCommand::Answer);
    assert!(matches!(&shown(&app).verdict, Some((true, _))));
    assert_eq!((score(&app).right, score(&app).streak), (1, 1));
}

#[test]
fn after_a_wrong_answer_it_is_tried_again_and_the_right_pits_are_named() {
    let mut app = room("kalah");
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Legal)));
    awaited(&mut app);
    trigger(&mut app, PuzzleCommand::Answer);
    let shown_now = shown(&app);
    assert!(matches!(&shown_now.verdict, Some((false, _))), "no pit was pointed at");
    assert_eq!(shown_now.next(), Some(&PuzzleCommand::Retry.into()));
    assert!(shown_now.caption.is_some_and(|it| it.starts_with("These pits may be chosen: ")));
}

#[test]
fn a_number_is_chosen_and_a_solution_asked_for_counts_for_nothing() {
    let mut app = room("kalah");
    let puzzle = first(&app, PuzzleKind::Takes);
    let PuzzleTask::Takes { seeds, .. } = puzzle.task else { panic!("it asks how many seeds are captured") };
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Takes)));
    awaited(&mut app);
    trigger(&mut app, PuzzleCommand::ShowSolution);
    run_out(&mut app);
    assert_eq!((shown(&app).verdict, score(&app)), (None, Score::default()));
    trigger(&mut app, PuzzleCommand::Retry);
    trigger(&mut app, PuzzleCommand::Guess(seeds));
    assert_eq!(shown(&app).number, Some(seeds));
    trigger(&mut app, PuzzleCommand::Answer);
    assert!(matches!(&shown(&app).verdict, Some((true, _))));
    assert_eq!(score(&app), Score::default(), "the solution had been seen");
}

#[test]
fn a_puzzle_about_a_move_is_answered_by_playing_it() {
    let mut app = room("kalah");
    let puzzle = first(&app, PuzzleKind::Best);
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Best)));
    awaited(&mut app);
    let right = puzzle.task.right_moves()[0];
    trigger(&mut app, PlayCommand::Move(right));
    run_out(&mut app);
    app.update();
    assert!(matches!(&shown(&app).verdict, Some((true, _))), "{:?}", shown(&app));
    assert_eq!(score(&app).right, 1);
}

#[test]
fn a_puzzle_is_played_out_against_the_program_once_it_has_been_answered() {
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::Seat(Players::named(["Ann", "Ben", "", ""])));
    for kind in [PuzzleKind::Opening, PuzzleKind::Endgame] {
        let puzzle = first(&app, kind);
        trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Of(kind)));
        awaited(&mut app);
        let offered = |app: &App| shown(app).buttons.iter().any(|button| button.action == PuzzleCommand::PlayOut);
        assert_eq!((shown(&app).text, offered(&app)), (Words::english().question(&puzzle), false), "{kind}");
        trigger(&mut app, PuzzleCommand::PlayOut);
        assert!(app.world().resource::<Activity>().is_on(), "{kind}: it is to be answered first");
        trigger(&mut app, PuzzleCommand::ShowSolution);
        assert!(offered(&app), "{kind}");
        trigger(&mut app, PuzzleCommand::PlayOut);
        assert!(!app.world().resource::<Activity>().is_on(), "{kind}");
        let game = current(&app);
        assert_eq!((game.game.position(), game.purpose), (&puzzle.position, Purpose::Play), "{kind}");
        let learner = puzzle.position.chooser();
        let programs: Vec<Side> =
            Side::BOTH.into_iter().filter(|side| game.about.computers[side.index()].is_some()).collect();
        assert_eq!(programs, [learner.opponent()], "{kind}");
    }
}
