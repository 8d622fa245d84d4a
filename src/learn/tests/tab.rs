//! The Learn tab, what stands above the table while something is learned on it, and words explained.

use crate::editor::PositionCommand;
use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::learn::board_dialog::BoardDialog;
use crate::learn::command::Print;
use crate::learn::compare_dialog::Compared;
use crate::learn::puzzle::PuzzleRequest;
use crate::learn::tab::LearnTab;
use crate::learn::tournament::KeptTournament;
use crate::learn::tournament_dialog::TournamentDialog;
use crate::play::PlayCommand;
use crate::play::activity::{ActivityButton, ActivityText};
use crate::play::activity::{PositionDescription, PuzzleOffers};
use crate::tests::panel::{ROOMY, SMALL, Stage, click};
use crate::ui::Action;
use crate::ui::Dialog;
use crate::ui::tabs::Tab;
use bevy_egui::egui::accesskit::Toggled;
use bevy_egui::egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use mancala::engine::Move;
use mancala::rules::{Place, Side};
use naqala_core::teach::lesson_plan::LessonPlan;
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::teach::puzzle::PuzzleKind;
use naqala_core::teach::sheet::{BoardPrint, BoardSize, Paper, WorksheetPrint};
use naqala_core::teach::tournament::TableResult;
use naqala_core::workshop::Edit;

#[test]
fn the_learn_tab_offers_the_lesson_puzzles_and_words() {
    let mut harness = Stage::new("kalah", 0).on(Tab::Learn).shown(ROOMY);
    let offers = [
        ("Begin", Action::from(LearnCommand::Lesson { from: 0 })),
        ("What is mancala?", Action::from(LearnCommand::FirstLesson)),
        ("Next puzzle", Action::from(PuzzleCommand::Begin(PuzzleRequest::Next))),
        ("Puzzle of the day", Action::from(PuzzleCommand::Begin(PuzzleRequest::Daily))),
        ("Captures", Action::from(PuzzleCommand::Begin(PuzzleRequest::Of(PuzzleKind::Takes)))),
    ];
    for (label, action) in offers {
        assert_eq!(click(&mut harness, label), [action]);
    }
    let harness = Stage::new("basic", 0).on(Tab::Learn).shown(ROOMY);
    assert!(harness.query_by_label("Captures").is_none(), "nothing is captured in it");
    let mut stage = Stage::new("togyz-kumalak", 0).on(Tab::Learn);
    stage.world.resource_mut::<LearnTab>().term = "kaz".into();
    let harness = stage.shown(ROOMY);
    assert!(harness.query_by_label("kazan").is_some() && harness.query_by_label("relay").is_none());
}

#[test]
fn what_is_shown_in_place_of_the_game_says_what_it_is_and_what_may_be_done() {
    for size in [SMALL, ROOMY] {
        let mut stage = Stage::new("kalah", 0).at_rest();
        let button = |label, action: Action, main| ActivityButton { label, action, main };
        stage.activity = Some(ActivityText {
            heading: "Capturing (3 of 9)".into(),
            text: "A last seed in an empty pit captures.".into(),
            done: Some(0.3),
            caption: Some("Find the move.".into()),
            number: Some(4),
            verdict: Some((false, "It was not empty.".into())),
            buttons: vec![
                button("learn-back", LearnCommand::BackToGame.into(), false),
                button("puzzle-answer", PuzzleCommand::Answer.into(), true),
            ],
            ..ActivityText::default()
        });
        let mut harness = stage.shown(size);
        for said in ["Capturing (3 of 9)", "A last seed in an empty pit captures.", "It was not empty."] {
            assert!(harness.query_by_label(said).is_some(), "{said}");
        }
        assert!(harness.query_by_label_contains("Find the move.").is_some(), "in place of the caption");
        assert_eq!(click(&mut harness, "Answer"), [PuzzleCommand::Answer]);
        assert_eq!(click(&mut harness, "One more"), [PuzzleCommand::Guess(5)]);
        assert_eq!(click(&mut harness, "Back to the game"), [LearnCommand::BackToGame]);
        assert!(harness.state().left.height() > 0.3 * size.y, "the table has room");
    }
}

#[test]
fn a_class_is_asked_and_neither_rule_nor_caption_gives_the_answer_away() {
    let mut stage = Stage::new("kalah", 3);
    stage.time = stage.choreography.ply_start(1) + 0.5;
    stage.asking = true;
    let harness = stage.shown(ROOMY);
    assert!(harness.query_by_label_contains("What happens next?").is_some());
    assert!(harness.query_by_label_contains("Sow the seeds anticlockwise").is_none());
}

#[test]
fn two_games_stand_side_by_side() {
    let mut stage = Stage::new("kalah", 0).on(Tab::Moves);
    stage.world.resource_mut::<Dialog>().open(Compared::with("oware".into()));
    let mut harness = stage.shown(ROOMY);
    assert_eq!(harness.query_all_by_label("Compare games").count(), 2, "the dialog and its heading");
    assert!(harness.query_by_label("Oware").is_some());
    assert!(harness.query_by_label("You and your opponent take turns.").is_some(), "both say it, and it stands once");
    click(&mut harness, "Close");
    assert!(!harness.state().world.resource::<Dialog>().is_open());
}

#[test]
fn history_and_customs_are_told_with_the_works_that_say_so() {
    for (button, said, work) in [
        ("The mancala games", "Mancala comes from the Arabic naqala", "Culin, Stewart. 1896."),
        ("Kalah", "devised Kalah in 1940", "Champion, William J. 1955. Game Counter."),
    ] {
        let mut harness = Stage::new("kalah", 0).on(Tab::Learn).shown(ROOMY);
        click(&mut harness, button);
        harness.run_steps(4);
        assert!(harness.query_by_label_contains(said).is_some(), "{button}");
        assert!(harness.query_by_label_contains(work).is_some(), "{button}");
    }
    let harness = Stage::new("mbothe", 0).on(Tab::Learn).shown(ROOMY);
    assert!(harness.query_by_label("Mbothe").is_none(), "nothing is known of its history");
}

#[test]
fn a_board_to_make_is_chosen_with_its_size_and_saved() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut stage = Stage::new("kalah", 0).on(Tab::Learn);
    stage.preferences.folder = Some(folder.path().to_owned());
    let mut harness = stage.shown(ROOMY);
    click(&mut harness, "Make a board…");
    for said in ["12 pits in 2 rows", "You need 48 of about the same size", "takes 4 sheets; its seeds take one more."]
    {
        assert!(harness.query_by_label_contains(said).is_some(), "{said}");
    }
    for label in ["US Letter", "One sheet", "Seeds to cut out"] {
        click(&mut harness, label);
    }
    assert!(harness.query_by_label_contains("cm and fits on one sheet.").is_some());
    let chosen = BoardPrint { size: BoardSize::OneSheet, paper: Paper::Letter, seeds: false };
    assert_eq!(harness.state().world.resource::<Dialog>().get::<BoardDialog>().map(|it| it.print), Some(chosen));
    click(&mut harness, "Save…");
    harness.run_steps(5);
    let actions = click(&mut harness, "Save");
    let (path, print) = printed(&actions);
    assert_eq!((path.as_str(), print), ("kalah-board.pdf", Print::Board(chosen)));
}

/// The name of the file and the contents that are to be printed.
fn printed(actions: &[Action]) -> (String, Print) {
    let [Some(LearnCommand::Print(path, print))] = actions.iter().map(Action::get).collect::<Vec<_>>()[..] else {
        panic!("{actions:?}")
    };
    (path.file_name().expect("it has a name").to_string_lossy().into_owned(), print.clone())
}

/// A stage on the Learn tab whose files lie in a folder for tests.
fn teaching(folder: &tempfile::TempDir) -> Stage {
    let mut stage = Stage::new("kalah", 0).on(Tab::Learn);
    stage.preferences.folder = Some(folder.path().to_owned());
    stage
}

#[test]
fn a_worksheet_is_chosen_and_saved() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut harness = teaching(&folder).shown(ROOMY);
    click(&mut harness, "Worksheet…");
    click(&mut harness, "All grades");
    let chosen = WorksheetPrint { grade: None, ..WorksheetPrint::default() };
    click(&mut harness, "Save worksheet…");
    harness.run_steps(5);
    assert_eq!(printed(&click(&mut harness, "Save")), ("kalah-worksheet.pdf".to_owned(), Print::Worksheet(chosen)));
}

#[test]
fn a_lesson_is_planned_by_its_time_and_saved() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut harness = teaching(&folder).shown(ROOMY);
    click(&mut harness, "Plan a lesson…");
    assert!(harness.query_by_label("Minutes 43 to 45: Count and put away").is_some());
    click(&mut harness, "90 min");
    assert!(harness.query_by_label("Minutes 87 to 90: Count and put away").is_some());
    click(&mut harness, "With puzzles");
    click(&mut harness, "Save plan…");
    harness.run_steps(5);
    let (name, print) = printed(&click(&mut harness, "Save"));
    let plan = LessonPlan { minutes: 90, pupils: 24, games: vec!["kalah".into()], first: true, puzzles: false };
    assert_eq!((name.as_str(), print), ("kalah-lesson.pdf", Print::Plan(plan)));
}

#[test]
fn a_tournament_is_begun_with_names_and_goes_on_by_results() {
    let mut harness = Stage::new("kalah", 0).on(Tab::Learn).shown(ROOMY);
    click(&mut harness, "Tournament…");
    harness.state_mut().world.resource_mut::<Dialog>().get_mut::<TournamentDialog>().expect("it is open").names =
        "Ada, Ben, Cy".to_owned();
    harness.run_steps(2);
    assert!(harness.query_by_label("3 players, 2 rounds").is_some());
    let actions = click(&mut harness, "Begin the tournament");
    let [Some(LearnCommand::SetTournament(Some(begun)))] = actions.iter().map(Action::get).collect::<Vec<_>>()[..]
    else {
        panic!("{actions:?}")
    };
    assert_eq!((begun.rounds.len(), begun.rounds[0].len(), begun.players.len()), (1, 2, 3));
    let begun = begun.clone();
    let first = begun.rounds[0].iter().position(|it| it.north.is_some()).expect("two of three play");
    let south = begun.name(begun.rounds[0][first].south).to_owned();
    harness.state_mut().world.insert_resource(KeptTournament(Some(begun)));
    harness.run_steps(2);
    assert!(harness.query_by_label("has a bye").is_some() && harness.query_by_label("Standings").is_some());
    let actions = click(&mut harness, &format!("{south} has won"));
    let expected = LearnCommand::SetResult(0, first, Some(TableResult::South));
    assert_eq!(actions.iter().map(Action::get).collect::<Vec<_>>(), [Some(&expected)]);
}

#[test]
fn the_dialog_about_a_board_holds_at_every_size() {
    for size in [SMALL, ROOMY, vec2(240.0, 160.0)] {
        let mut stage = Stage::new("bao-la-kiswahili", 0);
        let dialog = BoardDialog::for_game(stage.game.rules());
        stage.world.resource_mut::<Dialog>().open(dialog);
        let harness = stage.shown(size);
        assert!(harness.state().world.resource::<Dialog>().is_open(), "{size}");
    }
}

#[test]
fn the_learn_tab_and_two_games_hold_at_every_size() {
    for id in ["kalah", "ruma", "tchuka-ruma"] {
        for (size, text_size) in
            [(SMALL, 1.25), (vec2(320.0, 200.0), 2.0), (vec2(40.0, 30.0), 0.75), (vec2(1.0, 1.0), 1.0)]
        {
            for compared in [None, Some("bao-la-kiswahili")] {
                let mut stage = Stage::new(id, 0).on(Tab::Learn);
                stage.preferences.text_size = text_size;
                if let Some(id) = compared {
                    stage.world.resource_mut::<Dialog>().open(Compared::with(id.to_owned()));
                }
                let left = stage.shown(size).state().left;
                assert!(left.is_finite(), "{id} {size}: {left}");
            }
        }
    }
}

/// Returns what is said of a position of Kauri being set up.
fn composed() -> PositionDescription {
    PositionDescription {
        trays: Vec::new(),
        seats: vec![(Side::South, "South".into()), (Side::North, "North".into())],
        to_move: Side::South,
        stages: Vec::new(),
        stage: 0,
        seeds: "40 seeds".into(),
        specials: Some(("10 cowries; 10 in the opening".into(), ["one seed", "one cowrie"].map(str::to_owned))),
        adds_specials: false,
        mirrors: true,
        marks: Vec::new(),
        mark: 0,
        marked: None,
        flaw: None,
        offers: None,
    }
}

#[test]
fn what_a_click_adds_is_seen_and_chosen() {
    for (size, adds_specials) in [(SMALL, false), (ROOMY, true)] {
        let mut stage = Stage::new("kauri", 0).at_rest();
        let composed = PositionDescription { adds_specials, ..composed() };
        stage.activity = Some(ActivityText { composed: Some(composed), ..ActivityText::default() });
        let mut harness = stage.shown(size);
        assert!(harness.query_by_label("10 cowries; 10 in the opening").is_some());
        for (label, specials) in [("one seed", false), ("one cowrie", true)] {
            let chosen = harness.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True);
            assert_eq!(chosen, specials == adds_specials, "{label}");
            assert_eq!(click(&mut harness, label), [PositionCommand::AddSpecials(specials)]);
        }
    }
}

#[test]
fn the_puzzles_that_a_position_makes_are_offered_once_they_are_proved() {
    let best = (PuzzleKind::Best, None::<Move>);
    for size in [SMALL, ROOMY] {
        for (offers, said, actions) in [
            (PuzzleOffers::Awaited, "Proving the answers…", vec![]),
            (
                PuzzleOffers::Found { made: vec![], lacks: vec!["Captures: nothing is captured in this game.".into()] },
                "No answer can be proved in this position.",
                vec![],
            ),
            (
                PuzzleOffers::Found { made: vec![(best, "Best move".into())], lacks: vec![] },
                "Save as:",
                vec![PositionCommand::SavePuzzle(best)],
            ),
        ] {
            let mut stage = Stage::new("kauri", 0).at_rest();
            let composed = PositionDescription { offers: Some(offers), ..composed() };
            stage.activity = Some(ActivityText { composed: Some(composed), ..ActivityText::default() });
            let mut harness = stage.shown(size);
            harness.run_steps(4);
            assert!(harness.query_by_label(said).is_some(), "{said}");
            assert_eq!(harness.query_by_label("Best move").is_some(), !actions.is_empty());
            if !actions.is_empty() {
                assert_eq!(click(&mut harness, "Best move"), actions);
            }
        }
    }
}

#[test]
fn puzzles_of_ones_own_are_listed_with_those_of_their_game_played_renamed_and_dropped() {
    let text = r#"(format: 1, puzzles: [
        (number: 1, name: "From the club", variant: "kalah", kind: best, position: "1"),
        (number: 2, name: "Count it", variant: "kalah", set: {"columns": "4"}, kind: last, position: "1", move: "c1"),
        (number: 3, name: "Another game", variant: "oware", kind: win, position: "1"),
    ])"#;
    let own = OwnPuzzles::read(text).expect("it is one of puzzles");
    for size in [SMALL, ROOMY] {
        let mut stage = Stage::new("kalah", 0).on(Tab::Learn);
        stage.own_puzzles = own.clone();
        let mut harness = stage.shown(size);
        assert!(harness.query_by_label("Another game").is_none());
        assert!(harness.query_by_label("Last seed: c1\u{a0}· columns=4").is_some());
        assert_eq!(click(&mut harness, "From the club"), [PuzzleCommand::Begin(PuzzleRequest::Own(1))]);
        assert_eq!(click(&mut harness, "Delete Count it"), [PuzzleCommand::Delete(2)]);
        click(&mut harness, "Rename Count it");
        harness.run_steps(3);
        harness.state_mut().actions.clear();
        harness.state_mut().world.resource_mut::<LearnTab>().renaming_puzzle.as_mut().expect("it is being renamed").1 =
            "Six seeds".into();
        harness.key_press(Key::Enter);
        harness.run_steps(3);
        assert_eq!(harness.state().actions, [PuzzleCommand::Rename(2, "Six seeds".into())]);
        assert!(harness.state().world.resource::<LearnTab>().renaming_puzzle.is_none());
    }
    let mut stage = Stage::new("kalah", 0).on(Tab::Learn);
    stage.own_puzzles = OwnPuzzles::default();
    let mut harness = stage.shown(ROOMY);
    assert!(harness.query_by_label_contains("save it as a puzzle").is_some());
    assert_eq!(click(&mut harness, "Set up position"), [PositionCommand::Begin]);
}

#[test]
fn a_position_being_set_up_is_changed_by_what_stands_above_the_table() {
    for (size, text_size) in [(SMALL, 1.0), (SMALL, 1.25), (ROOMY, 1.0)] {
        let mut stage = Stage::new("kalah", 0).at_rest();
        stage.preferences.text_size = text_size;
        let stores = [Side::South, Side::North].map(|side| (Place::store(side), format!("{side:?}'s store"), 3));
        stage.activity = Some(ActivityText {
            heading: "Set up position: Kalah".into(),
            composed: Some(PositionDescription {
                trays: stores.to_vec(),
                seats: vec![(Side::South, "South".into()), (Side::North, "North".into())],
                to_move: Side::South,
                stages: Vec::new(),
                stage: 0,
                seeds: "54 seeds of 48".into(),
                mirrors: true,
                marks: Vec::new(),
                mark: 0,
                marked: None,
                flaw: Some("South is to move and cannot.".into()),
                specials: None,
                adds_specials: false,
                offers: None,
            }),
            buttons: vec![ActivityButton { label: "learn-back", action: LearnCommand::BackToGame.into(), main: false }],
            ..ActivityText::default()
        });
        let mut harness = stage.shown(size);
        for said in ["54 seeds of 48", "South is to move and cannot."] {
            assert!(harness.query_by_label(said).is_some(), "{said}");
        }
        assert_eq!(click(&mut harness, "North to move"), [PositionCommand::Edit(Edit::ToMove(Side::North))]);
        let bar = harness.get_by_label("Clear the board").rect();
        assert!(bar.bottom() < harness.state().left.top() + 1.0, "the bar is above the table");
        for (label, edit) in
            [("Clear the board", Edit::Clear), ("Starting position", Edit::Opening), ("Flip board", Edit::Mirror)]
        {
            assert_eq!(click(&mut harness, label), [PositionCommand::Edit(edit)]);
        }
        assert_eq!(click(&mut harness, "Undo"), [PlayCommand::Undo]);
        let left = harness.state().left;
        assert!(left.height() > 0.4 * size.y, "the table has room: {left} of {size} at {text_size}");
    }
}
