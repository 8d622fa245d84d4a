//! The rules of a user's own game are changed in the window.

use crate::editor::EditorCommand;
use crate::editor::session::{RuleEditSession, RuleEditor};
use crate::editor::trials::{GAMES, LEVEL_GAMES, Trial};
use crate::library::LibraryCommand;
use crate::library::tests::user_variants::{at_mine, in_a_pit, workshop};
use crate::library::user_variants::UserVariants;
use crate::play::PlayCommand;
use crate::tests::{current, names, play, trigger, until};
use bevy::prelude::*;
use mancala::rules::Settings;
use naqala_core::workshop::editor::Change;
use naqala_core::workshop::editor::syntax::Path as Part;
use std::fs;

fn bench(app: &App) -> &RuleEditSession {
    app.world().resource::<RuleEditor>().bench().expect("rules are being changed")
}

fn part(names: &[&str]) -> Part {
    names.iter().fold(Part::default(), |path, name| path.name(name))
}

fn set(app: &mut App, path: &Part, text: &str) {
    trigger(app, EditorCommand::Change(Change::Set { path: path.clone(), text: text.into() }));
}

#[test]
fn a_game_of_ones_own_is_made_from_the_one_on_the_table_and_is_played_by_its_rules_as_they_change() {
    let (_dir, folder, mut app) = workshop();
    trigger(&mut app, EditorCommand::CreateVariant);
    let file = folder.join("my-kalah.ron");
    assert_eq!((bench(&app).file.as_path(), bench(&app).editor.faults().len()), (file.as_path(), 0));
    assert_eq!(current(&app).game.rules().id, "my-kalah");
    assert_eq!(current(&app).game.rules().about.name, "My Kalah");
    set(&mut app, &part(&["setup", "rows"]), "[3]");
    until(&mut app, |app| in_a_pit(app, "a1") == 3);
    assert!(fs::read_to_string(&file).expect("it is there").contains("rows: [3]"));
    trigger(&mut app, EditorCommand::Change(Change::Undo));
    until(&mut app, |app| in_a_pit(app, "a1") == 4);
    trigger(&mut app, EditorCommand::Close);
    assert!(app.world().resource::<RuleEditor>().bench().is_none());
    trigger(&mut app, EditorCommand::EditRules);
    assert_eq!(bench(&app).file, file);
}

#[test]
fn one_more_game_of_ones_own_has_another_name() {
    let (_dir, folder, mut app) = workshop();
    trigger(&mut app, EditorCommand::CreateVariant);
    trigger(&mut app, EditorCommand::Close);
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
    trigger(&mut app, EditorCommand::CreateVariant);
    assert_eq!(bench(&app).file, folder.join("my-kalah-2.ron"));
    assert_eq!(current(&app).game.rules().about.name, "My Kalah 2");
}

#[test]
fn the_file_of_a_game_is_copied_renamed_and_deleted_and_can_be_restored() {
    let (_dir, folder, mut app) = workshop();
    trigger(&mut app, EditorCommand::CreateVariant);
    set(&mut app, &part(&["about", "name"]), "\"Blitz Kalah\"");
    trigger(&mut app, EditorCommand::Rename("blitz-kalah".into()));
    let renamed = folder.join("blitz-kalah.ron");
    assert_eq!((bench(&app).file.as_path(), folder.join("my-kalah.ron").exists()), (renamed.as_path(), false));
    assert_eq!(current(&app).game.rules().id, "blitz-kalah");
    trigger(&mut app, EditorCommand::Duplicate);
    let copy = folder.join("blitz-kalah-2.ron");
    assert_eq!(bench(&app).file, copy);
    assert_eq!(current(&app).game.rules().about.name, "Blitz Kalah 2");
    let text = |file: &std::path::Path| fs::read_to_string(file).expect("it is there");
    let number = |text: &str| text.replace("blitz-kalah-2", "blitz-kalah").replace("Blitz Kalah 2", "Blitz Kalah");
    assert_eq!(number(&text(&copy)), text(&renamed));
    // Under a name that is taken it is not put.
    trigger(&mut app, EditorCommand::Rename("blitz-kalah".into()));
    assert_eq!(bench(&app).file, copy);
    let before = text(&copy);
    trigger(&mut app, EditorCommand::Delete);
    assert!(!copy.exists() && app.world().resource::<RuleEditor>().bench().is_none());
    assert_eq!(app.world().resource::<UserVariants>().gone("blitz-kalah-2"), Some(copy.as_path()));
    trigger(&mut app, LibraryCommand::RestoreVariant(copy.clone()));
    assert_eq!(text(&copy), before);
}

#[test]
fn what_does_not_fit_is_told_and_mended_while_the_game_goes_on() {
    let (_dir, _file, mut app) = at_mine();
    trigger(&mut app, EditorCommand::EditRules);
    play(&mut app, &["c1"]);
    set(&mut app, &part(&["board", "columns"]), "99");
    assert!(!bench(&app).editor.faults().is_empty());
    assert!(bench(&app).rules.is_some(), "the last good rules are shown");
    assert_eq!(names(&app), ["c1"]);
    trigger(&mut app, EditorCommand::Change(Change::Undo));
    assert!(bench(&app).editor.faults().is_empty());
    set(&mut app, &part(&["sowing"]).at(0).name("way"), "Ne");
    let fault = bench(&app).editor.faults().first().expect("that is a way of another board").clone();
    trigger(&mut app, EditorCommand::SuggestFixes(fault));
    until(&mut app, |app| bench(app).mends.is_some());
    let (_, mends) = bench(&app).mends.clone().expect("they have been found");
    let mend = mends.first().expect("another way can be said").clone();
    trigger(&mut app, EditorCommand::Change(mend.change));
    assert!(bench(&app).editor.faults().is_empty());
}

#[test]
fn what_somebody_else_writes_into_the_file_is_a_change_like_any_other() {
    let (_dir, file, mut app) = at_mine();
    trigger(&mut app, EditorCommand::EditRules);
    let before = bench(&app).editor.text().to_owned();
    let other = before.replacen("name: \"Mine\"", "name: \"Theirs\"", 1);
    fs::write(&file, &other).expect("the folder can be written to");
    until(&mut app, |app| bench(app).editor.text() == other);
    trigger(&mut app, EditorCommand::Change(Change::Undo));
    until(&mut app, |_| fs::read_to_string(&file).is_ok_and(|text| text == before));
}

#[test]
fn games_played_by_chance_tell_how_rules_behave() {
    let (_dir, _file, mut app) = at_mine();
    trigger(&mut app, EditorCommand::EditRules);
    trigger(&mut app, EditorCommand::TryRules(Trial::Chance));
    until(&mut app, |app| bench(app).trials.running().is_none());
    let (tally, acted) = bench(&app).trials.by_chance.clone().expect("games have been played");
    assert_eq!((tally.games(), tally.unfinished), (GAMES, 0));
    assert!(tally.won[0] > 0 && tally.won[1] > 0 && tally.median() > 5.0, "{tally:?}");
    let rules = bench(&app).rules.clone().expect("the rules are sound");
    assert_eq!(acted.never(&rules), [], "every rule of it does something in some of a thousand games");
    set(&mut app, &part(&["about", "name"]), "\"Another\"");
    assert!(bench(&app).trials.by_chance.is_none(), "it was of other rules");
}

#[test]
fn two_levels_play_games_that_are_counted_and_can_be_stopped() {
    let (_dir, _file, mut app) = at_mine();
    trigger(&mut app, EditorCommand::EditRules);
    trigger(&mut app, EditorCommand::TryRules(Trial::Levels([1, 1])));
    until(&mut app, |app| bench(app).trials.running().is_none());
    let (levels, account) = bench(&app).trials.by_levels.expect("games have been played");
    assert_eq!((levels, account.games()), ([1, 1], LEVEL_GAMES));
    trigger(&mut app, EditorCommand::TryRules(Trial::Levels([8, 8])));
    assert_eq!(bench(&app).trials.running(), Some(Trial::Levels([8, 8])));
    trigger(&mut app, EditorCommand::StopTrying);
    assert_eq!(bench(&app).trials.running(), None);
}

#[test]
fn what_was_changed_last_is_written_when_the_editor_is_left() {
    let (_dir, file, mut app) = at_mine();
    trigger(&mut app, EditorCommand::EditRules);
    set(&mut app, &part(&["about", "name"]), "\"Last\"");
    trigger(&mut app, EditorCommand::Close);
    assert!(fs::read_to_string(&file).expect("it is there").contains("name: \"Last\""));
}
