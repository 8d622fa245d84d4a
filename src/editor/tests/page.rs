//! The rule page while its rules are changed.

use crate::editor::EditorCommand;
use crate::editor::page::RuleEditorView;
use crate::editor::session::RuleEditSession;
use crate::tests::panel::Stage;
use crate::ui::job::Waker;
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use mancala::diagnostic::{Argument, Name, Written};
use mancala::rules::Catalogue;
use naqala_core::words::Words;
use naqala_core::workshop::editor::Change;
use naqala_core::workshop::editor::syntax::Path as Part;

const SIZE: Vec2 = vec2(960.0, 600.0);

/// A stage at a game's rule page, its rules being changed in a file of the user's own. The folder lasts as long as the stage.
fn changing(id: &str) -> (tempfile::TempDir, Stage) {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let file = dir.path().join("mine.ron");
    let text = Catalogue::text(id).expect("it comes with the program");
    std::fs::write(&file, text).expect("the folder can be written to");
    let mut stage = Stage::new(id, 0);
    stage.world.resource_mut::<SidePanel>().tab = Tab::Rules;
    stage.editing = Some(RuleEditSession::of(file, text, &Waker::default()));
    (dir, stage)
}

fn part(names: &[&str]) -> Part {
    names.iter().fold(Part::default(), |path, name| path.name(name))
}

fn changes(harness: &Harness<'_, Stage>) -> Vec<Change> {
    let actions = harness.state().actions.iter();
    actions
        .filter_map(
            |action| if let Some(EditorCommand::Change(change)) = action.get() { Some(change.clone()) } else { None },
        )
        .collect()
}

#[test]
fn a_sentence_opens_what_it_says_and_a_choice_changes_it() {
    let (_dir, stage) = changing("oware");
    let mut harness = stage.shown(vec2(1280.0, 6000.0));
    let sentence = By::new().predicate(|node| {
        node.label().is_some_and(|label| label.starts_with("Change: ") && label.contains("to 2 or 3 seeds"))
    });
    harness.get(sentence).click();
    harness.run();
    assert!(
        harness
            .state()
            .world
            .resource::<RuleEditorView>()
            .opened
            .as_ref()
            .is_some_and(|path| path.is_in(&part(&["landing"])))
    );
    let focused = harness.root().children_recursive().find(|node| node.is_focused()).expect("it takes the keyboard");
    assert!(!focused.accesskit_node().label().unwrap_or_default().starts_with("Change: "), "{focused:?}");
    harness.get_by_label("Leave out: How many seeds it holds now.").click();
    harness.run();
    let holds = part(&["landing"]).at(0).name("if").name("holds");
    assert_eq!(changes(&harness), [Change::Unset(holds)]);
}

#[test]
fn a_rule_is_found_by_what_people_call_it_and_opens_where_it_is_added() {
    let (_dir, stage) = changing("kalah");
    let mut harness = stage.shown(vec2(1280.0, 6000.0));
    harness.get_by_label("Add a rule…").click();
    harness.run();
    let focused = harness.root().children_recursive().find(|node| node.is_focused()).expect("it takes the keyboard");
    focused.type_text("relay");
    harness.run();
    assert!(!offers(&harness, "If your opponent has no seeds, you must give some."), "only what is called that");
    let row = By::new().predicate(|node| {
        node.role() == Role::Button && node.label().is_some_and(|label| label.contains("its seeds are sown on."))
    });
    harness.get(row).click();
    harness.run();
    let added = changes(&harness);
    let [Change::Add(ready)] = added.as_slice() else { panic!("{added:?}") };
    assert_eq!(ready.id, "ready-laps");
    let opened = harness.state().world.resource::<RuleEditorView>().opened.clone().expect("it is open at once");
    assert!(opened.is_in(&part(&["landing"])));
}

/// Returns whether a rule that can be added is in sight.
fn offers(harness: &Harness<'_, Stage>, rule: &str) -> bool {
    harness.query_all_by_label(rule).next().is_some()
}

#[test]
fn every_heading_over_rules_offers_those_that_belong_there() {
    let feed = "If your opponent has no seeds, you must give some.";
    let laps = "If the last seed falls in an occupied pit, its seeds are sown on.";
    for (heading, offered, others) in [("Your move", feed, laps), ("Sowing", laps, feed)] {
        let (_dir, stage) = changing("togyz-kumalak");
        let mut harness = stage.shown(vec2(1280.0, 9000.0));
        harness.get_by_label(&format!("Add a rule: {heading}")).click();
        harness.run();
        let adding = harness.state().world.resource::<RuleEditorView>().adding.clone();
        assert!(offers(&harness, offered) && !offers(&harness, others), "{heading}: {adding:?}");
        harness.key_press(bevy_egui::egui::Key::Escape);
        harness.run();
        assert!(!offers(&harness, offered), "Escape shuts them");
    }
}

#[test]
fn a_rule_that_does_not_fit_yet_stands_under_its_heading() {
    let (_dir, mut stage) = changing("oware");
    let place =
        naqala_core::workshop::ready::READY.iter().find(|ready| ready.id == "ready-place").expect("it can be added");
    let bench = stage.editing.as_mut().expect("its rules are being changed");
    let path = bench.editor.with_rule(place).expect("it can be added").1;
    bench.change(&Change::Add(place));
    assert!(!bench.editor.faults().is_empty(), "nobody has seeds in hand");
    stage.world.resource_mut::<RuleEditorView>().opened = Some(path);
    let harness = stage.shown(vec2(1280.0, 9000.0));
    let above = |label: &str| harness.get_by_label(label).rect().top();
    let sentence = By::new()
        .predicate(|node| node.label().is_some_and(|label| label.starts_with("Change: A move places one seed")));
    let there = harness.get(sentence).rect().top();
    assert!(above("Your move") < there && there < above("Sowing"));
}

#[test]
fn every_part_of_every_game_can_be_opened_in_a_small_window() {
    for id in ["oware", "bao-la-kiswahili", "selus", "o-an-quan", "lab-madjnuni"] {
        let (_dir, mut stage) = changing(id);
        let bench = stage.editing.as_ref().expect("its rules are being changed");
        let tree = bench.editor.tree().expect("the file is sound").clone();
        let mut parts: Vec<Part> = Vec::new();
        for item in tree.items() {
            let name = item.name.as_deref().expect("the parts of a file have names");
            match ["about", "board", "setup", "id", "options", "presets"].contains(&name) {
                true => parts.push(part(&[name])),
                false => parts.extend((0..item.node.items().len()).map(|number| part(&[name]).at(number))),
            }
        }
        stage.world.resource_mut::<RuleEditorView>().opened = parts.first().cloned();
        let mut harness = stage.shown(SIZE);
        for part in parts {
            harness.state_mut().world.resource_mut::<RuleEditorView>().opened = Some(part.clone());
            harness.run();
            assert_eq!(harness.state().world.resource::<RuleEditorView>().opened, Some(part), "{id}");
        }
        assert_eq!(changes(&harness), [], "{id}: what is only looked at stays as it is");
    }
}

#[test]
fn what_does_not_fit_is_told_where_it_lies() {
    let (_dir, mut stage) = changing("oware");
    let bench = stage.editing.as_mut().expect("its rules are being changed");
    bench.change(&Change::Set { path: part(&["landing"]).at(0).name("if").name("holds"), text: "Of([])".into() });
    bench.change(&Change::Set { path: part(&["board", "stores"]), text: "None".into() });
    assert!(!bench.editor.faults().is_empty());
    let mut harness = stage.shown(SIZE);
    let fault = harness.state().editing.as_ref().expect("it is there").editor.faults()[0].clone();
    let words = &harness.state().words;
    let mistake = crate::editor::page::in_labels(words, &fault.diagnostic);
    let said = [vec![mistake.message(words)], mistake.details(words)].concat().join("\n");
    let head = harness.get_all_by_label(&said).next().expect("it is told").rect();
    assert!(head.bottom() < SIZE.y / 2.0, "above whatever part is in sight: {head}");
    harness.get_by_label("Show").click();
    harness.run_steps(4);
    assert!(harness.query_all_by_label("Show").next().is_none(), "it is shown");
    assert_eq!(
        harness.state().world.resource::<RuleEditorView>().opened.as_ref().map(|part| fault.place().is_in(part)),
        Some(true)
    );
    harness.get_all_by_label("Fix…").next().expect("it is asked").click();
    harness.run();
    assert!(harness.state().actions.iter().any(|action| matches!(action.get(), Some(EditorCommand::SuggestFixes(_)))));
}

mancala::diagnostics! {
    /// Mistakes of these tests.
    enum TestDiagnostic {
        /// A clause stands in another list.
        Misplaced { kind: Name, lists: Vec<Name>, id: Written } = "test-misplaced",
    }
}

#[test]
fn a_fault_is_told_in_the_words_of_the_controls() {
    let wrong = TestDiagnostic::Misplaced { kind: "Endless".into(), lists: vec!["ending".into()], id: "ending".into() };
    let told = crate::editor::page::in_labels(&Words::english(), &wrong.into());
    assert_eq!(told.argument("kind"), Some(&Argument::Text("“What becomes of a turn that might never end”".into())));
    assert_eq!(told.argument("lists"), Some(&Argument::OneOf(vec![Argument::Text("“After a move”".into())])));
    assert_eq!(told.argument("id"), Some(&Argument::Written("ending".into())), "that is what the author called it");
}
