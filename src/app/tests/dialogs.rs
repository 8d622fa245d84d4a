use crate::app::keys_dialog::KeysDialog;
use crate::library::LibraryTab;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::position_dialog::PositionDialog;
use crate::record::saved_games_dialog::SavedGamesSearch;
use crate::settings::Preferences;
use crate::settings::dialog::PreferencesDialog;
use crate::tests::panel::{ROOMY, SMALL, Stage, choose, click, focused, game, shipped};
use crate::ui::Action;
use crate::ui::Dialog;
use crate::ui::Notice;
use crate::ui::WindowCommand;
use crate::ui::dialog::DialogContents;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::job::{Job, Waker};
use crate::ui::look::{Look, StoneKind};
use crate::ui::notifications::Notifications;
use crate::ui::system_dialog::{DialogRequest, SystemDialogs};
use crate::ui::tabs::Tab;
use bevy_egui::egui::Rect;
use bevy_egui::egui::{
    Event, Key, Pos2,
    accesskit::{Role, Toggled},
    vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use mancala::record::Record;
use mancala::rules::Variant;
use naqala_core::report::Report;
use naqala_core::words::Words;
use naqala_core::workshop::{Collection, SavedGame};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

/// The dialog for a position, with this typed into it.
fn typed(text: &str) -> PositionDialog {
    PositionDialog { text: text.into(), ..PositionDialog::default() }
}

#[test]
fn every_window_holds_at_every_size() {
    for size in [vec2(1280.0, 720.0), SMALL, vec2(240.0, 160.0), vec2(30.0, 20.0)] {
        let opened: [fn(&mut Dialog); 3] = [
            |dialog| dialog.open(PreferencesDialog),
            |dialog| dialog.open(KeysDialog),
            |dialog| dialog.open(typed("nonsense")),
        ];
        for open in opened {
            let mut stage = Stage::new("kalah", 2);
            open(&mut stage.world.resource_mut::<Dialog>());
            let failed = Notice::failed("games/lost.naqala:3:14: no such pit\n".repeat(40));
            stage.world.resource_mut::<Notifications>().tell(failed);
            let harness = stage.shown(size);
            assert!(harness.state().world.resource::<Dialog>().is_open(), "{size}");
        }
    }
}

#[test]
fn a_failure_stays_with_its_whole_text_until_dismissed() {
    let mut stage = Stage::new("kalah", 2);
    let text = "games/lost.naqala:3:14: the move `h9` is no move\ngames/lost.naqala:5:1: there is more";
    stage.world.resource_mut::<Notifications>().tell(Notice::failed(text));
    let mut harness = stage.shown(SMALL);
    harness.run_steps(200);
    assert!(harness.query_by_label(text).is_some());
    let label = harness.state().words.label("notice-dismiss");
    click(&mut harness, &label);
    assert!(harness.query_by_label(text).is_none());
    assert!(harness.state().world.resource::<Notifications>().0.is_empty());
}

#[test]
fn mistakes_are_told_in_the_language_of_the_moment() {
    let error = Variant::read("small.ron", "Variant(id: \"Small Game\")").expect_err("this is no id");
    let report = Report::from(error);
    let mut stage = Stage::new("kalah", 2);
    stage.world.resource_mut::<Notifications>().tell(Notice::mistakes(report.clone()));
    let mut harness = stage.shown(SMALL);
    for code in ["en", "ru"] {
        harness.state_mut().words = Words::language(code).expect("it is one of them");
        harness.run_steps(3);
        let (message, details) = report.in_words(&harness.state().words).remove(0);
        assert!(!details.is_empty(), "something else is expected");
        let said = [vec![message], details].concat().join("\n");
        assert!(harness.query_by_label_contains(&said).is_some(), "{code}");
    }
}

#[test]
fn what_is_to_be_known_stays_and_is_no_failure() {
    let mut stage = Stage::new("kalah", 2);
    let text = "Another window has gone on with this game.";
    stage.world.resource_mut::<Notifications>().tell(Notice::known(text));
    let mut harness = stage.shown(SMALL);
    harness.run_steps(200);
    assert!(harness.query_by_label(text).is_some());
    let failed = harness.state().words.label("notice-failed");
    assert!(harness.query_by_label(&failed).is_none());
}

#[test]
fn what_was_done_goes_away_by_itself() {
    let mut stage = Stage::new("kalah", 2);
    stage.world.resource_mut::<Notifications>().tell(Notice::done("Saved."));
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label("Saved.").is_some());
    harness.run_steps(100);
    assert!(harness.query_by_label("Saved.").is_none());
}

#[test]
fn the_same_failure_is_told_once() {
    let mut notifications = Notifications::default();
    for _ in 0..5 {
        notifications.tell(Notice::failed("again"));
    }
    assert_eq!(notifications.0.len(), 1);
}

#[test]
fn escape_closes_a_window_first_and_then_dismisses_a_failure() {
    let mut stage = Stage::new("kalah", 2);
    stage.world.resource_mut::<Dialog>().open(PreferencesDialog);
    stage.world.resource_mut::<Notifications>().tell(Notice::failed("again"));
    let mut harness = stage.shown(SMALL);
    for left in [1, 0] {
        harness.key_press(Key::Escape);
        harness.run_steps(3);
        let world = &harness.state().world;
        assert!(!world.resource::<Dialog>().is_open());
        assert_eq!(world.resource::<Notifications>().0.len(), left);
    }
}

#[test]
fn whether_a_show_waits_after_captures_is_a_preference() {
    let mut harness = Stage::new("kalah", 2).shown(ROOMY);
    let words = harness.state().words.clone();
    click(&mut harness, &words.label("transport-preferences"));
    assert!(!harness.state().preferences.waits_at_captures);
    click(&mut harness, &words.label("preferences-waits-at-captures"));
    assert!(harness.state().preferences.waits_at_captures);
}

#[test]
fn preferences_are_changed_in_their_window() {
    let mut harness = Stage::new("kalah", 2).shown(ROOMY);
    let words = harness.state().words.clone();
    click(&mut harness, &words.label("transport-preferences"));
    for label in [
        "preferences-counts",
        "preferences-reduced-motion",
        "preferences-dark",
        "preferences-larger",
        "look-sand",
        "stones-glass",
    ] {
        click(&mut harness, &words.label(label));
    }
    let usual = Preferences::default();
    let stage = harness.state();
    assert_eq!(stage.preferences.counts, !usual.counts);
    assert_eq!(stage.preferences.reduced_motion, !usual.reduced_motion);
    assert_eq!(stage.preferences.dark, !usual.dark);
    assert_eq!((stage.preferences.look, stage.preferences.stones), (Look::Sand, StoneKind::Glass));
    assert_eq!(stage.preferences.text_size, 1.125);
    assert_eq!(click(&mut harness, &words.label("preferences-full-screen")), [WindowCommand::FullScreen]);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(!harness.state().world.resource::<Dialog>().is_open());
}

#[test]
fn the_sheet_names_every_key_in_words() {
    let mut harness = Stage::new("kalah", 2).shown(vec2(1280.0, 1000.0));
    let words = harness.state().words.clone();
    click(&mut harness, &words.label("transport-keys"));
    for id in ["keys-play", "keys-undo-does", "keys-files", "keys-help-does"] {
        assert!(harness.query_by_label(&words.label(id)).is_some(), "{id}");
    }
    assert!(harness.query_by_label_contains("keys-").is_none(), "every key has its text");
}

#[test]
fn a_position_is_set_up_only_when_it_is_one() {
    let mut harness = Stage::new("kalah", 2).on(Tab::Moves).shown(SMALL);
    let words = harness.state().words.clone();
    choose(&mut harness, "moves-paste-position");
    harness.get_all_by_role(Role::MultilineTextInput).last().expect("the window has a field").focus();
    harness.run_steps(2);
    harness.event(Event::Text("4,4,4/4,4,4 to=S".into()));
    harness.run_steps(2);
    let set_up = words.label("position-set-up");
    assert!(click(&mut harness, &set_up).is_empty(), "a board of three columns is not Kalah's");
    assert!(harness.query_by_label_contains("expected 6").is_some());
    let good = "0,0,0,0,0,1/0,0,0,0,0,1 stores=20,26 to=N";
    harness.state_mut().world.resource_mut::<Dialog>().open(typed(good));
    harness.run_steps(2);
    assert_eq!(click(&mut harness, &set_up), [RecordCommand::PastePosition(good.into())]);
    assert!(!harness.state().world.resource::<Dialog>().is_open(), "the window shuts");
}

#[test]
fn a_record_with_a_file_is_saved_there_and_another_asks_where() {
    let mut stage = Stage::new("oware", 2).on(Tab::Moves);
    stage.file = Some(PathBuf::from("/games/mine.naqala"));
    let mut harness = stage.shown(SMALL);
    assert_eq!(choose(&mut harness, "moves-save"), [RecordCommand::Save(PathBuf::from("/games/mine.naqala"))]);
    harness.state_mut().world.resource_mut::<FileDialogs>().own_folder = Some(PathBuf::from("/games"));
    assert!(choose(&mut harness, "moves-save").is_empty(), "the app's own folder is not the user's");
    assert!(harness.state().world.resource::<FileDialogs>().is_open());
}

#[test]
fn the_dialog_gives_the_file_that_was_named() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut stage = Stage::new("oware/woli", 2).on(Tab::Moves);
    stage.preferences.folder = Some(folder.path().to_owned());
    let mut harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    choose(&mut harness, "moves-save-as");
    harness.run_steps(5);
    // The record's own button is behind the dialog.
    harness.get_all_by_label(&words.label("file-save")).last().expect("the dialog has a button").click();
    harness.run_steps(3);
    let actions = std::mem::take(&mut harness.state_mut().actions);
    let [Some(RecordCommand::Save(path))] = actions.iter().map(Action::get).collect::<Vec<_>>()[..] else {
        panic!("{actions:?}")
    };
    assert_eq!(path.file_name().and_then(|name| name.to_str()), Some("oware-woli.naqala"));
    assert!(!harness.state().world.resource::<FileDialogs>().is_open());
    let remembered = harness.state().preferences.folder.clone().expect("the folder is remembered");
    assert_eq!(remembered.file_name(), folder.path().file_name());
}

/// Returns where something called so is seen, if it is: of several, the last.
pub(crate) fn seen(harness: &Harness<'_, Stage>, label: &str) -> Rect {
    harness.get_all_by_label(label).last().unwrap_or_else(|| panic!("{label} is shown")).rect()
}

#[test]
fn in_the_largest_letters_every_button_of_a_window_is_in_sight() {
    let whole = Rect::from_min_size(Default::default(), SMALL);
    let mut stage = Stage::new("kalah", 6);
    stage.preferences.text_size = 2.0;
    stage.world.resource_mut::<Dialog>().open(typed(&"nonsense".repeat(60)));
    let harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    for button in ["position-set-up", "window-shut"] {
        assert!(whole.contains_rect(seen(&harness, &words.label(button))), "{button}");
    }
}

#[test]
fn the_dialog_for_files_has_its_field_and_its_buttons_in_sight_at_every_size_of_text() {
    for text_size in [1.0, 1.5, 2.0] {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let mut stage = Stage::new("kalah", 6);
        stage.preferences.text_size = text_size;
        stage.preferences.folder = Some(folder.path().to_owned());
        let mut harness = stage.shown(SMALL);
        let words = harness.state().words.clone();
        {
            let stage = harness.state_mut();
            stage.world.resource_mut::<FileDialogs>().open(&words, &stage.preferences);
        }
        harness.run_steps(8);
        let whole = Rect::from_min_size(Default::default(), SMALL);
        for button in ["file-open", "file-cancel", "file-title-open"] {
            let rect = seen(&harness, &words.label(button));
            assert!(whole.contains_rect(rect), "{button} at {text_size}: {rect}");
        }
    }
}

#[test]
fn a_button_that_cannot_be_pressed_is_pale_but_can_be_read() {
    use crate::ui::style::Palette;
    use crate::ui::theme::Tint;
    use crate::ui::theme::contrast;
    for look in Look::ALL {
        for dark in [false, true] {
            let palette = Palette::by(look, dark);
            let [pale, ground] =
                [palette.unusable(), palette.ground].map(|colour| Tint(colour.r(), colour.g(), colour.b()));
            assert!((1.8..4.5).contains(&contrast(pale, ground)), "{look:?} {dark}: {}", contrast(pale, ground));
        }
    }
}

/// Opens a dialog while a field behind it has the keyboard, and types two letters.
pub(crate) fn typed_at(dialog: impl DialogContents) -> Harness<'static, Stage> {
    let mut harness = Stage::new("kalah", 6).shown(SMALL);
    harness.get_by_role(Role::TextInput).focus();
    harness.run_steps(2);
    harness.state_mut().world.resource_mut::<Dialog>().open(dialog);
    harness.event(Event::Text("d".into()));
    harness.run_steps(3);
    harness.event(Event::Text("e".into()));
    harness.run_steps(2);
    let search = &harness.state().world.resource::<LibraryTab>().search;
    assert_eq!(search, "", "nothing is typed behind it");
    harness
}

/// One Escape closes the dialog that is open.
pub(crate) fn escape(mut harness: Harness<'_, Stage>) {
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(!harness.state().world.resource::<Dialog>().is_open());
}

#[test]
fn a_dialog_takes_the_keyboard_at_once_from_what_lies_behind_it() {
    for (harness, first) in
        [(typed_at(PreferencesDialog), "preferences-language"), (typed_at(KeysDialog), "window-shut")]
    {
        let focused = focused(&harness).unwrap_or_default();
        assert!(focused.starts_with(&harness.state().words.label(first)), "{first}: {focused}");
        escape(harness);
    }
    let harness = typed_at(PositionDialog::default());
    let dialog = harness.state().world.resource::<Dialog>().get::<PositionDialog>();
    assert_eq!(dialog.map(|dialog| dialog.text.as_str()), Some("e"));
    escape(harness);
}

#[test]
fn the_dialog_for_files_has_the_keyboard_to_itself_and_one_escape_shuts_it() {
    files_have_the_keyboard(|harness| {
        let stage = harness.state_mut();
        stage.world.resource_mut::<FileDialogs>().open(&stage.words, &stage.preferences);
        harness.run_steps(4);
    });
}

/// A dialog for files that is opened so has the keyboard, and is shut by one Escape.
pub(crate) fn files_have_the_keyboard(open: impl FnOnce(&mut Harness<'_, Stage>)) {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut stage = Stage::new("kalah", 6);
    stage.preferences.folder = Some(folder.path().to_owned());
    let mut harness = stage.shown(SMALL);
    harness.get_by_role(Role::TextInput).focus();
    harness.run_steps(2);
    open(&mut harness);
    assert!(harness.state().world.resource::<FileDialogs>().is_open());
    harness.event(Event::Text("d".into()));
    harness.run_steps(3);
    assert_eq!(harness.state().world.resource::<LibraryTab>().search, "", "nothing is typed behind it");
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(!harness.state().world.resource::<FileDialogs>().is_open());
}

/// Returns what is written in a tip for what is pointed at, and where.
pub(crate) fn tip(harness: &mut Harness<'_, Stage>, at: Pos2, text: &str) -> Rect {
    harness.hover_at(at);
    for _ in 0..40 {
        harness.run_steps(1);
        if let Some(tip) = harness.query_all_by_label_contains(text).rfind(is_text) {
            return tip.rect();
        }
    }
    panic!("{text} is not told");
}

fn is_text(node: &Node<'_>) -> bool {
    node.accesskit_node().role() == Role::Label
}

#[test]
fn tips_hide_no_button_beside_the_one_pointed_at() {
    for (size, text_size) in [(vec2(1280.0, 800.0), 1.0), (SMALL, 1.0), (SMALL, 2.0)] {
        let mut stage = Stage::new("nigerian", 6).at_rest().on(Tab::Moves);
        stage.preferences.text_size = text_size;
        let mut harness = stage.shown(size);
        let words = harness.state().words.clone();
        let bar = ["transport-first", "transport-next-ply", "transport-preferences", "transport-shut-panel"];
        let labels: Vec<String> = bar.iter().map(|id| words.label(id)).collect();
        let rects: Vec<Rect> = labels.iter().map(|label| harness.get_by_label(label).rect()).collect();
        for (label, rect) in labels.iter().zip(&rects) {
            let told = tip(&mut harness, rect.center(), label);
            let hidden = rects.iter().zip(&labels).find(|(other, _)| other.intersects(told));
            assert_eq!(hidden, None, "{label} lies over it at {size} {text_size}");
        }
    }
}

#[test]
fn a_tip_goes_away_when_a_dialog_opens_before_it() {
    let mut harness = Stage::new("kalah", 4).at_rest().shown(SMALL);
    let label = harness.state().words.label("transport-keys");
    let button = harness.get_by_label(&label).rect();
    tip(&mut harness, button.center(), &label);
    let tips = |harness: &Harness<'_, Stage>| harness.query_all_by_label(&label).filter(is_text).count();
    let before = tips(&harness);
    harness.state_mut().world.resource_mut::<Dialog>().open(PreferencesDialog);
    harness.run_steps(4);
    assert_eq!(tips(&harness), before - 1);
}

#[test]
fn the_timeline_says_what_happened_at_every_point_of_it() {
    let mut harness = Stage::new("kalah", 4).at_rest().shown(SMALL);
    let words = harness.state().words.clone();
    let band = harness.get_by_role_and_label(Role::Slider, &words.label("timeline-game")).rect();
    let buttons = harness.get_by_label(&words.label("transport-first")).rect();
    let told = tip(&mut harness, band.right_center() - vec2(8.0, 0.0), "4. ");
    assert!(told.bottom() <= buttons.top(), "{told}");
    for part in 1..20 {
        harness.hover_at(band.lerp_inside(vec2(0.1 + 0.045 * part as f32, 0.5)));
        harness.run_steps(12);
        assert!(harness.query_by_label_contains("something else").is_none());
    }
}

/// A system whose dialog gives this answer, and the questions that it was asked.
fn system(answer: Option<&'static str>) -> (SystemDialogs, Receiver<DialogRequest>) {
    let (heard, questions) = channel();
    let ask: SystemDialogs = Box::new(move |question, _| {
        let (job, reporter) = Job::new(&Waker::default());
        heard.send(question.clone()).expect("the test listens");
        assert!(reporter.send(answer.map(PathBuf::from)), "the window waits");
        job
    });
    (ask, questions)
}

#[test]
fn the_systems_own_dialog_is_asked_where_there_is_one() {
    let mut stage = Stage::new("oware/woli", 2).on(Tab::Moves);
    let (ask, questions) = system(Some("/games/mine"));
    stage.world.resource_mut::<FileDialogs>().system = Some(ask);
    let mut harness = stage.shown(SMALL);
    let actions = choose(&mut harness, "moves-save-as");
    assert_eq!(actions, [RecordCommand::Save("/games/mine.naqala".into())]);
    let asked = questions.try_recv().expect("it was asked");
    assert_eq!((asked.save_as.as_deref(), asked.kinds[0].1.as_slice()), (Some("oware-woli.naqala"), &["naqala"][..]));
    let actions = choose(&mut harness, "moves-open");
    assert_eq!(actions, [RecordCommand::Open("/games/mine".into())]);
    assert_eq!(harness.state().preferences.folder.as_deref(), Some(Path::new("/games")));
    assert!(!harness.state().world.resource::<FileDialogs>().is_open());
}

#[test]
fn our_own_dialog_opens_where_the_system_has_none_and_stays_shut_where_its_dialog_was_closed() {
    for (focused, opens) in [(true, true), (false, false)] {
        let mut stage = Stage::new("oware", 2).on(Tab::Moves);
        let (ask, _questions) = system(None);
        stage.world.resource_mut::<FileDialogs>().system = Some(ask);
        stage.world.resource_mut::<FileDialogs>().focused = focused;
        let mut harness = stage.shown(SMALL);
        choose(&mut harness, "moves-open");
        harness.run_steps(3);
        let files = harness.state().world.resource::<FileDialogs>();
        assert_eq!((files.is_own_open(), files.is_open()), (opens, opens));
        assert_eq!(files.system.is_none(), opens, "a system that has none is not asked again");
    }
}

/// A folder with some games, as they are found there.
fn kept() -> Vec<SavedGame> {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let folder = dir.path().join("games");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for number in 0..300 {
        let id = ["kalah", "oware", "bao-la-kiswahili"][number % 3];
        let game = game(shipped(), id, number % 7);
        let record =
            Record { south: "Ada".into(), date: format!("2026-01-{:02}", number % 28 + 1), ..Record::of(&game) };
        std::fs::write(folder.join(format!("Game {number:03}.naqala")), record.write()).expect("it can be written");
    }
    let mut collection = Collection::of(folder);
    collection.refresh(shipped(), &|_, _| {}, &|_| {});
    collection.games().to_vec()
}

#[test]
fn games_kept_are_found_by_what_is_typed_and_by_the_position_taken_up_renamed_and_removed() {
    let games = kept();
    for size in [SMALL, ROOMY] {
        let mut stage = Stage::new("kalah", 4);
        stage.time = stage.choreography.ply_start(4);
        stage.collection = Some(games.clone());
        stage.world.resource_mut::<Dialog>().open(SavedGamesSearch::default());
        let mut harness = stage.shown(size);
        assert!(harness.query_by_label("300 of 300 games").is_some());
        let mut dialog = harness.state_mut().world.resource_mut::<Dialog>();
        dialog.get_mut::<SavedGamesSearch>().expect("it is open").text = "oware game 004".into();
        harness.run_steps(3);
        assert!(harness.query_by_label("1 of 300 games").is_some());
        let row = "Game 004\u{a0}· Oware\u{a0}· Ada, 5 January 2026\u{a0}· 4 moves\u{a0}· unfinished";
        let file = |name: &str| PathBuf::from("/games").join(name);
        let removed = click(&mut harness, "Delete Game 004\u{a0}· Oware\u{a0}· Ada");
        assert_eq!(removed, [SavedGamesCommand::Remove(file("Game 004.naqala"))]);
        assert_eq!(click(&mut harness, row), [SavedGamesCommand::Resume(file("Game 004.naqala"))]);
        assert!(!harness.state().world.resource::<Dialog>().is_open(), "the window is shut");
        harness.state_mut().world.resource_mut::<Dialog>().open(SavedGamesSearch::default());
        harness.run_steps(3);
        click(&mut harness, "Only games with the position on the table");
        // Kalah was played always alike: whoever made four moves or more had this position.
        let having = games.iter().filter(|game| game.id == "kalah" && game.moves >= 4).count();
        assert!(having > 0 && harness.query_by_label(&format!("{having} of 300 games")).is_some(), "{having}");
        click(&mut harness, "Only games with the position on the table");
        assert_eq!(click(&mut harness, "Removed games"), [SavedGamesCommand::FindRemoved]);
    }
}

#[test]
fn a_language_asked_for_on_the_command_line_is_shown_until_another_is_chosen() {
    let mut stage = Stage::new("oware", 0).at_rest();
    stage.words = Words::language("ru").expect("it is one of them");
    stage.preferences.language = Some("en".into());
    stage.world.resource_mut::<Dialog>().open(PreferencesDialog);
    let mut harness = stage.shown(ROOMY);
    assert!(harness.query_by_label("На этот запуск, как задано в командной строке.").is_some());
    harness.get_by_label("Язык: Русский").click();
    harness.run();
    let is_chosen = |label: &str| harness.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True);
    assert!(is_chosen("Русский") && !is_chosen("English"));
    harness.get_by_label("English").click();
    harness.run();
    let preferences = &harness.state().preferences;
    assert_eq!((preferences.language.as_deref(), preferences.language_choices), (Some("en"), 1));
}
