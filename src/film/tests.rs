use super::dialog::{FilmDialog, LastFilmDraft};
use super::draft::{FilmDraft, SIZES};
use crate::app::tests::dialogs::{escape, files_have_the_keyboard, seen, typed_at};
use crate::film::{FilmCommand, FilmExport};
use crate::tests::panel::{SMALL, Stage, choose, click, focused};
use crate::ui::Action;
use crate::ui::Dialog;
use crate::ui::Unattended;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::{Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn moves_tab(stage: Stage) -> Harness<'static, Stage> {
    let mut stage = stage;
    stage.world.resource_mut::<SidePanel>().tab = Tab::Moves;
    stage.shown(vec2(1280.0, 800.0))
}

#[test]
fn a_film_is_asked_for_with_its_part_size_and_speed() {
    let mut harness = moves_tab(Stage::new("kalah", 6));
    let words = harness.state().words.clone();
    choose(&mut harness, "film-button");
    for choice in [words.label("film-part"), "1280 × 720".into(), "2×".into(), words.label("film-subtitles")] {
        click(&mut harness, &choice);
    }
    let dialog = harness.state().world.resource::<Dialog>();
    let draft = dialog.get::<FilmDialog>().expect("it is open").0.clone();
    assert_eq!(draft, FilmDraft { part: Some([1, 1]), size: SIZES[2], speed: 2.0, subtitles: true });
    let order = draft.order("game.gif".into());
    assert_eq!((order.moves, order.size, order.subtitles), (Some(1..=1), [1280, 720], true));
    click(&mut harness, &words.label("film-choose-file"));
    let world = &harness.state().world;
    assert!(world.resource::<Dialog>().get::<FilmDialog>().is_none() && world.resource::<FileDialogs>().is_open());
    assert_eq!(world.resource::<LastFilmDraft>().0, draft, "the next film begins as this one was");
}

#[test]
fn nothing_is_filmed_before_a_move_and_a_film_can_be_given_up() {
    let mut harness = moves_tab(Stage::new("kalah", 0));
    let words = harness.state().words.clone();
    choose(&mut harness, "film-button");
    assert!(!harness.state().world.resource::<Dialog>().is_open(), "there is nothing to film");
    harness.state_mut().world.insert_resource(FilmExport::at(0.25));
    harness.run_steps(3);
    assert_eq!(click(&mut harness, &words.label("film-give-up")), [FilmCommand::Cancel]);
}

#[test]
fn in_large_letters_a_film_in_the_making_is_not_in_a_list_that_opens() {
    let mut stage = Stage::new("kalah", 6).on(Tab::Moves);
    stage.preferences.text_size = 2.0;
    stage.world.insert_resource(FilmExport::at(0.25));
    let mut harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    assert_eq!(click(&mut harness, &words.label("film-give-up")), [FilmCommand::Cancel]);
}

#[test]
fn the_window_of_films_holds_at_every_size() {
    for size in [vec2(1280.0, 720.0), SMALL, vec2(240.0, 160.0)] {
        let mut stage = Stage::new("kalah", 6);
        let draft = FilmDraft { part: Some([2, 4]), ..FilmDraft::default() };
        stage.world.resource_mut::<Dialog>().open(FilmDialog(draft));
        let harness = stage.shown(size);
        assert!(harness.state().world.resource::<Dialog>().is_open(), "{size}");
    }
}

#[test]
fn a_film_shows_what_is_said_and_no_buttons() {
    let mut stage = Stage::new("kalah", 6);
    stage.time = stage.choreography.ply_end(2);
    stage.world.resource_mut::<Unattended>().0 = true;
    stage.preferences.panel_open = false;
    let harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    assert!(harness.query_by_label(&words.label("transport-preferences")).is_none());
    assert!(harness.query_by_label(&words.label("transport-play")).is_none());
}

#[test]
fn a_picture_is_asked_for_with_its_file() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut stage = Stage::new("kalah", 0);
    stage.preferences.folder = Some(folder.path().to_owned());
    let mut harness = moves_tab(stage);
    choose(&mut harness, "moves-picture");
    harness.run_steps(5);
    let save = harness.state().words.label("file-save");
    let actions = click(&mut harness, &save);
    let [Some(FilmCommand::Picture(path))] = actions.iter().map(Action::get).collect::<Vec<_>>()[..] else {
        panic!("{actions:?}")
    };
    assert_eq!(path.file_name().and_then(|name| name.to_str()), Some("kalah.png"));
}

#[test]
fn in_the_largest_letters_the_buttons_of_the_dialog_are_in_sight() {
    let mut stage = Stage::new("kalah", 6);
    stage.preferences.text_size = 2.0;
    stage.world.resource_mut::<Dialog>().open(FilmDialog::default());
    let harness = stage.shown(SMALL);
    let whole = Rect::from_min_size(Default::default(), SMALL);
    for button in ["film-choose-file", "window-shut"] {
        assert!(whole.contains_rect(seen(&harness, &harness.state().words.label(button))), "{button}");
    }
}

#[test]
fn the_dialog_takes_the_keyboard_at_once_and_gives_it_to_the_one_for_files() {
    let harness = typed_at(FilmDialog::default());
    assert_eq!(focused(&harness), Some(harness.state().words.label("film-whole")));
    escape(harness);
    files_have_the_keyboard(|harness| {
        harness.state_mut().world.resource_mut::<Dialog>().open(FilmDialog::default());
        harness.run_steps(4);
        let go_on = harness.state().words.label("film-choose-file");
        click(harness, &go_on);
        harness.run_steps(3);
    });
}
