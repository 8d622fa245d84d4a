//! Every variant that comes with the program is opened, changed and changed back.

use super::syntax::{NodeKind, Path, PathStep, SyntaxNode};
use super::*;
use crate::workshop::ready::READY;
use mancala::rules::{Catalogue, Settings};
use std::collections::BTreeSet;

/// The shipped variant files, by id.
fn files() -> Vec<(String, &'static str)> {
    let catalogue = Catalogue::shipped();
    let ids = catalogue.variants().iter().map(|variant| variant.id.clone());
    ids.map(|id| (id.clone(), Catalogue::text(&id).expect("it comes with the program"))).collect()
}

fn text_of(id: &str) -> &'static str {
    Catalogue::text(id).expect("it comes with the program")
}

/// Every part of a file, the whole first.
fn parts(node: &SyntaxNode, path: &Path, all: &mut Vec<Path>) {
    all.push(path.clone());
    for (number, item) in node.items().iter().enumerate() {
        let step = item.name.clone().map_or(PathStep::At(number), PathStep::Name);
        let mut part = path.clone();
        part.0.push(step);
        parts(&item.node, &part, all);
    }
}

fn all_parts(editor: &Editor) -> Vec<Path> {
    let mut all = Vec::new();
    parts(editor.tree().expect("the file is sound"), &Path::default(), &mut all);
    all
}

#[test]
fn every_part_of_every_variant_is_known_and_nothing_is_wrong_with_it() {
    for (id, text) in files() {
        let editor = Editor::of(&id, text);
        assert_eq!(editor.faults(), [], "{id}");
        for path in all_parts(&editor) {
            let look = editor.look(&path).unwrap_or_else(|| panic!("{id}: {path:?} is not known"));
            let node = look.node.unwrap_or_else(|| panic!("{id}: {path:?} is not found"));
            let word = node.word(editor.text());
            match form_of(look.form, look.node, editor.text()) {
                _ if word == "None" => {}
                Form::Words(words) => {
                    assert!(words.iter().any(|it| it.name == word), "{id}: {path:?}: `{word}` is no word of it");
                }
                Form::Text => assert!(node.text().is_some(), "{id}: {path:?}"),
                Form::List(_) => assert!(matches!(node.kind, NodeKind::List(_)), "{id}: {path:?}"),
                Form::Map => assert!(matches!(node.kind, NodeKind::Map(_)), "{id}: {path:?}"),
                Form::Bracket(_) | Form::Tuple(_) | Form::Change => {
                    assert!(matches!(node.kind, NodeKind::Bracket(..)), "{id}: {path:?}");
                }
                Form::Number { least, most } => {
                    let number: u64 = word.parse().unwrap_or_else(|_| panic!("{id}: {path:?}: {word}"));
                    assert!((*least..=*most).contains(&number), "{id}: {path:?}: {number}");
                }
                Form::Flag => assert!(["true", "false"].contains(&word), "{id}: {path:?}: {word}"),
                Form::Halves => assert!(word.parse::<f64>().is_ok(), "{id}: {path:?}: {word}"),
                Form::Either(_) | Form::Maybe(_) | Form::Named(_) => panic!("{id}: {path:?} has no plain form"),
            }
        }
    }
}

#[test]
fn what_a_variant_says_anyhow_is_left_out_and_what_is_said_again_changes_nothing() {
    for (id, text) in files() {
        let editor = Editor::of(&id, text);
        for path in all_parts(&editor) {
            let look = editor.look(&path).expect("it is known");
            let node = look.node.expect("it is there");
            let written = editor.text()[node.span.clone()].to_owned();
            let says_anyhow = look.usual.as_deref().is_some_and(|usual| is_same(usual, &written));
            let again = Change::Set { path: path.clone(), text: written };
            if !says_anyhow {
                assert!(editor.changed(&again).is_none(), "{id}: {path:?} is as it was");
            }
        }
    }
}

#[test]
fn parts_that_are_left_out_and_said_again_leave_the_rules_as_they_were() {
    for id in ["oware", "bao-la-kiswahili", "kalah", "selus"] {
        let editor = Editor::of(id, text_of(id));
        let before = format!("{:?}", editor.variant());
        let named = all_parts(&editor).into_iter().filter(|path| matches!(path.0.last(), Some(PathStep::Name(_))));
        let mut tried = 0;
        for path in named.filter(|path| path.0.first() != Some(&PathStep::Name("options".into()))) {
            let look = editor.look(&path).expect("it is known");
            if look.slot.is_none_or(|slot| slot.required) {
                continue;
            }
            let written = editor.text()[look.node.expect("it is there").span.clone()].to_owned();
            let mut other = editor.clone();
            assert!(other.change(&Change::Unset(path.clone())), "{id}: {path:?}");
            if look.usual.is_some_and(|usual| is_same(&usual, &written)) {
                assert_eq!(format!("{:?}", other.variant()), before, "{id}: {path:?}");
                continue;
            }
            if path.0.len() == 1 {
                continue;
            }
            assert!(other.change(&Change::Set { path: path.clone(), text: written }), "{id}: {path:?}");
            assert_eq!(other.faults(), [], "{id}: {path:?}\n{}", other.text());
            assert_eq!(format!("{:?}", other.variant()), before, "{id}: {path:?}");
            tried += 1;
        }
        assert!(tried > 10, "{id}: {tried}");
    }
}

#[test]
fn undo_and_redo_go_from_text_to_text() {
    let text = text_of("oware");
    let mut editor = Editor::of("oware", text);
    let path = Path::default().name("landing").at(0).name("if").name("holds");
    assert!(editor.change(&Change::Set { path, text: "Of([4])".into() }));
    let changed = editor.text().to_owned();
    let expected = text.replacen("holds: Of([2, 3])", "holds: Of([4])", 1);
    assert_eq!(changed, expected.replacen("Two and three.", "As the rules say.", 1));
    assert!(editor.change(&Change::Remove(Path::default().name("options").at(0))));
    assert!(editor.change(&Change::Undo) && editor.text() == changed && editor.can_redo());
    assert!(editor.change(&Change::Undo) && editor.text() == text && !editor.can_undo());
    assert!(!editor.change(&Change::Undo));
    assert!(editor.change(&Change::Redo) && editor.text() == changed);
    assert!(editor.change(&Change::Back) && editor.text() == text);
    assert!(editor.change(&Change::Undo) && editor.text() == changed);
}

#[test]
fn letters_typed_one_after_another_are_one_step() {
    let mut editor = Editor::of("oware", text_of("oware"));
    let path = Path::default().name("about").name("name");
    for name in ["O", "Ow", "Owa"] {
        assert!(editor.change(&Change::Set { path: path.clone(), text: quoted(name) }));
    }
    assert_eq!(editor.variant().map(|it| it.about.name.as_str()), Some("Owa"));
    assert!(editor.change(&Change::Undo));
    assert_eq!(editor.text(), text_of("oware"));
}

/// A short file with comments where one would write them.
const COMMENTED: &str = r#"// Above all.
Variant(
    id: "mine", // its id
    about: (name: "Mine", people: "", place: "", summary: "", source: "", licence: ""),
    board: (rows: 2, columns: 6),
    setup: (rows: [4]),
    choice: [
        // Anything may be lifted.
        Lift(id: "own-pits"),
    ],
    sowing: [
        Way(id: "direction"), // anticlockwise
        // No seed goes back.
        Skip(id: "skip-origin", if: (origin: true)),
    ],
    landing: [
        Capture(id: "count", if: (side: Other, holds: Of([2, 3])), take: [Here]),
    ],
    ending: [
        End(id: "no-moves", once: CannotMove),
        Winner(id: "winner"),
    ],
)
"#;

fn commented() -> Editor {
    let editor = Editor::of("mine.ron", COMMENTED);
    assert_eq!(editor.faults(), []);
    editor
}

#[test]
fn comments_stay_with_what_they_stand_by() {
    let mut editor = commented();
    let sowing = Path::default().name("sowing");
    assert!(editor.change(&Change::Up(sowing.at(1))));
    let swapped = "    sowing: [\n        // No seed goes back.\n        Skip(id: \"skip-origin\", if: (origin: true)),\n        \
                   Way(id: \"direction\"), // anticlockwise\n    ],";
    assert!(editor.text().contains(swapped), "{}", editor.text());
    assert!(editor.change(&Change::Down(sowing.at(0))));
    assert_eq!(editor.text(), COMMENTED);
    assert!(!editor.change(&Change::Up(sowing.at(0))) && !editor.change(&Change::Down(sowing.at(1))));
    assert!(editor.change(&Change::Remove(sowing.at(1))));
    assert!(
        !editor.text().contains("goes back")
            && editor.text().contains("Way(id: \"direction\"), // anticlockwise\n    ],")
    );
    assert!(editor.text().contains("// Above all.") && editor.text().contains("// its id"));
}

#[test]
fn what_is_added_stands_as_one_would_write_it() {
    let mut editor = commented();
    let whole = Path::default();
    let extra = Change::Insert { path: whole.name("turn"), at: 0, text: "Pass(id: \"pass\")".into() };
    assert!(editor.change(&extra));
    assert!(
        editor.text().contains("    ],\n    turn: [\n        Pass(id: \"pass\"),\n    ],\n    ending: ["),
        "{}",
        editor.text()
    );
    assert!(editor.change(&Change::Insert { path: whole.name("landing"), at: 1, text: "Relay(id: \"relay\")".into() }));
    assert!(editor.text().contains("take: [Here]),\n        Relay(id: \"relay\"),\n    ],"), "{}", editor.text());
    assert!(editor.change(&Change::Insert {
        path: whole.name("landing"),
        at: 0,
        text: "Again(id: \"again\", if: (holds: Of([1])))".into()
    }));
    assert!(editor.text().contains("landing: [\n        Again("), "{}", editor.text());
    assert!(editor.change(&Change::Set { path: whole.name("board").name("stores"), text: "Own".into() }));
    assert!(editor.text().contains("board: (rows: 2, columns: 6, stores: Own),"), "{}", editor.text());
    assert!(editor.change(&Change::Set { path: whole.name("board").name("stores"), text: "Aside".into() }));
    assert!(
        editor.text().contains("board: (rows: 2, columns: 6),"),
        "what holds anyhow is not said: {}",
        editor.text()
    );
    assert!(editor.change(&Change::Remove(whole.name("turn").at(0))));
    assert!(!editor.text().contains("turn"), "an empty list says nothing: {}", editor.text());
}

#[test]
fn a_line_that_grows_too_long_is_broken() {
    let mut editor = commented();
    let capture = Path::default().name("landing").at(0);
    let needs = "(side: Own, holds: Of([2, 3, 4, 5, 6]), was: Empty, played: true)";
    assert!(editor.change(&Change::Set { path: capture.name("where"), text: needs.into() }));
    let broken = "        Capture(\n            id: \"count\",\n            if: (side: Other, holds: Of([2, 3])),\n            \
                  take: [Here],\n            where: (side: Own, holds: Of([2, 3, 4, 5, 6]), was: Empty, played: true),\n        ),";
    assert!(editor.text().contains(broken), "{}", editor.text());
}

#[test]
fn what_a_kind_says_by_itself_is_changed_and_changed_back() {
    let mut editor = commented();
    let side = Path::default().name("choice").at(0).name("if").name("side");
    assert_eq!(editor.look(&side).and_then(|look| look.usual).as_deref(), Some("Own"));
    assert!(editor.change(&Change::Set { path: side.clone(), text: "Any".into() }));
    assert!(editor.text().contains("Lift(id: \"own-pits\", if: (side: Any)),"), "{}", editor.text());
    assert!(editor.change(&Change::Set { path: side, text: "Own".into() }));
    assert_eq!(editor.text(), COMMENTED);
}

#[test]
fn a_fault_lies_in_the_part_that_causes_it_and_can_be_mended() {
    let mut editor = commented();
    let stores = Path::default().name("board").name("stores");
    assert!(editor.change(&Change::Set { path: stores, text: "None".into() }));
    let [fault, ..] = editor.faults() else { panic!("a capture needs somewhere to go") };
    assert!(!fault.path.0.is_empty(), "{fault:?}");
    assert!(editor.variant().is_some(), "the last good rules go on");
    let mends = editor.mends(fault);
    assert!(!mends.is_empty(), "{fault:?}");
    for mend in mends {
        let mended = editor.changed(&mend.change).expect("it changes something");
        assert!(mended.faults().len() < editor.faults().len(), "{mend:?}");
    }
}

#[test]
fn a_clause_that_is_wanted_is_offered() {
    let mut editor = commented();
    assert!(editor.change(&Change::Remove(Path::default().name("choice").at(0))));
    let fault = editor.faults().first().expect("a game has moves").clone();
    let mends = editor.mends(&fault);
    let mend =
        mends.iter().find(|mend| matches!(mend.does, Does::Adds(_))).unwrap_or_else(|| panic!("{fault:?} {mends:?}"));
    assert!(editor.change(&mend.change));
    assert_eq!(editor.faults(), [], "{}", editor.text());
}

#[test]
fn a_text_whose_brackets_do_not_close_is_kept_and_told() {
    let mut editor = commented();
    assert!(editor.change(&Change::Text("Variant(id: \"a".into())));
    assert!(editor.tree().is_none() && editor.faults().len() == 1);
    assert!(!editor.change(&Change::Unset(Path::default().name("id"))));
    assert!(editor.change(&Change::Undo));
    assert_eq!((editor.text(), editor.faults().len()), (COMMENTED, 0));
}

/// The rules that a text describes, for comparison: everything but what they are called.
fn said(rules: &mancala::rules::Rules) -> String {
    format!("{:?} {:?} {:?}", rules.board, rules.clauses, rules.stages)
}

const MINE: Title<'static> = Title { id: "mine", name: "Mine", source: "Made from another game." };

#[test]
fn a_game_of_ones_own_claims_nothing_that_was_said_of_the_other() {
    let catalogue = Catalogue::shipped();
    for id in catalogue.ids() {
        let (main, preset) = id.split_once('/').map_or((id.as_str(), None), |(main, preset)| (main, Some(preset)));
        let text = made_own(text_of(main), preset, &Settings::new(), MINE);
        assert!(text.starts_with("Variant("), "{id}: {text}");
        assert!(!text.contains("\\'"), "{id}");
        let about = Variant::read("mine", &text).expect("it is good").about;
        for said in [&about.people, &about.place, &about.summary, &about.licence] {
            assert_eq!(said, "", "{id}");
        }
        assert!(about.also.is_empty() && about.places.is_empty() && about.notes.is_empty(), "{id}");
        assert_eq!((about.name.as_str(), about.source.as_str()), ("Mine", "Made from another game."), "{id}");
    }
}

#[test]
fn a_game_of_ones_own_has_the_rules_of_the_sibling_preset_and_options_from_which_it_was_made() {
    let catalogue = Catalogue::shipped();
    let mut wrong = BTreeSet::new();
    let mut made = 0;
    for id in catalogue.ids() {
        let (main, preset) = id.split_once('/').map_or((id.as_str(), None), |(main, preset)| (main, Some(preset)));
        let variant = catalogue.variant(main).expect("it is there");
        let choices = variant.options.iter().flat_map(|option| match &option.kind {
            mancala::rules::OptionKind::Choices(choices) => {
                choices.iter().map(|choice| (option.id.clone(), choice.id.clone())).collect()
            }
            // Where nothing falls at random any more, the number for that means nothing.
            mancala::rules::OptionKind::Number { sets, .. } if sets.contains(&mancala::rules::Setting::Fill) => {
                Vec::new()
            }
            mancala::rules::OptionKind::Number { to, .. } => vec![(option.id.clone(), to.to_string())],
        });
        // Of a preset one choice after another, from one preset to the next: the whole rules take their time.
        let choices: Vec<_> = match preset {
            None => choices.collect(),
            Some(_) => choices.skip(made % 4).take(1).collect(),
        };
        let plain = std::iter::once(Settings::new());
        for settings in plain.chain(choices.into_iter().map(|choice| Settings::from([choice]))) {
            // Some values do not go with a preset.
            let Ok(rules) = catalogue.rules(&id, &settings) else { continue };
            let chosen: Settings = settings
                .clone()
                .into_iter()
                .filter(|(option, value)| rules.defaults.get(option) != Some(value) || preset.is_some())
                .collect();
            let text = made_own(text_of(main), preset, &chosen, MINE);
            let editor = Editor::of("mine", &text);
            let own = editor.variant().and_then(|it| it.rules(None, &Settings::new()).ok());
            if !editor.faults().is_empty() || own.map(|own| said(&own)) != Some(said(&rules)) {
                wrong.insert(format!("{id} {settings:?}"));
            }
            made += 1;
        }
    }
    assert!(made > 500, "{made}");
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_number_of_the_board_is_that_of_the_option_for_it_too() {
    let mut editor = Editor::of("kalah", text_of("kalah"));
    let columns = Path::default().name("board").name("columns");
    assert!(editor.change(&Change::Set { path: columns, text: "12".into() }));
    let rules = |editor: &Editor| {
        assert_eq!(editor.faults(), []);
        let variant = editor.variant().expect("nothing is wrong with it");
        variant.rules(None, &Settings::new()).expect("its defaults go together")
    };
    assert_eq!(rules(&editor).board.columns, 12);
    let rows = Path::default().name("setup").name("rows");
    assert!(editor.change(&Change::Set { path: rows, text: "[5]".into() }));
    assert_eq!(rules(&editor).board.opening[0], 5);
    assert!(editor.change(&Change::Undo) && editor.change(&Change::Undo));
    assert_eq!(editor.text(), text_of("kalah"));
}

#[test]
fn a_number_changed_where_it_stands_in_a_list_or_by_hand_is_the_options_too_or_is_told() {
    let mut editor = Editor::of("mine", &made_own(text_of("oware"), None, &Settings::new(), MINE));
    let seeds = |editor: &Editor| {
        let variant = editor.variant().expect("nothing was wrong with it");
        variant.rules(None, &Settings::new()).expect("its defaults go together").board.opening[0]
    };
    let row = Path::default().name("setup").name("rows").at(0);
    assert!(editor.change(&Change::Set { path: row.clone(), text: "5".into() }));
    assert_eq!((editor.faults(), seeds(&editor)), (&[][..], 5));
    assert!(editor.change(&Change::Set { path: row, text: "20".into() }));
    assert_eq!((editor.faults(), seeds(&editor)), (&[][..], 20), "more than the option allowed");
    // By hand, in a file that says the default of the option, too.
    let text = editor.text().replace("rows: [20]", "rows: [6]");
    assert!(editor.change(&Change::Text(text.clone())));
    assert_eq!((editor.faults(), seeds(&editor)), (&[][..], 6));
    assert!(editor.change(&Change::Text(text.replace("sets: [Seeds]", "default: 4, sets: [Seeds]"))));
    let [fault] = editor.faults() else { panic!("{:?}", editor.faults()) };
    assert!(fault.diagnostic.to_string().contains('6'), "{fault:?}");
    let mends = editor.mends(fault);
    let mend = mends.iter().find(
        |mend| matches!(&mend.change, Change::Unset(path) if path.0.ends_with(&[PathStep::Name("default".into())])),
    );
    assert!(mend.is_some(), "{mends:?}");
}

#[test]
fn the_first_choice_of_an_option_describes_no_rule_that_was_changed() {
    let text = made_own(text_of("oware"), None, &Settings::new(), MINE);
    let mut editor = Editor::of("mine", &text);
    let first = |editor: &Editor, id: &str| {
        let tree = editor.tree().expect("it is well formed");
        let options = tree.part("options").expect("it has options").items();
        let option = options.iter().find(|item| is_called(&item.node, id)).expect("it is there");
        let choice = &option.node.part("choices").expect("it has choices").items()[0];
        choice.node.part("text").and_then(SyntaxNode::text).expect("a text").to_owned()
    };
    let count = editor.clause("count").expect("it captures");
    let holds = count.name("if").name("holds");
    assert!(editor.change(&Change::Set { path: holds, text: "Of([4])".into() }));
    assert_eq!(editor.faults(), []);
    assert_eq!(first(&editor, "capture_on"), "As the rules say.");
    assert_eq!(
        first(&editor, "chain"),
        "Are captured too as long as each is the opponent's and holds a number that captures."
    );
    assert_eq!(first(&editor, "win_at"), first(&Editor::of("mine", &text), "win_at"));
    let majority = editor.clause("majority").expect("it stops");
    assert!(editor.change(&Change::Set { path: majority.name("leftover"), text: "Owner".into() }));
    assert_eq!(first(&editor, "win_at"), "As the rules say.", "leaving it out leaves out something else");
    assert!(editor.change(&Change::Undo) && editor.change(&Change::Undo));
    assert_eq!(editor.text(), text);
}

#[test]
fn where_the_board_does_not_fit_the_rules_the_board_may_be_mended() {
    let mut editor = commented();
    let stores = Path::default().name("board").name("stores");
    assert!(editor.change(&Change::Set { path: stores.clone(), text: "None".into() }));
    let in_clauses = editor.faults().iter().find(|fault| fault.path.0.first() != Some(&PathStep::Name("board".into())));
    let fault = in_clauses.expect("a capture needs somewhere to go").clone();
    let mends = editor.mends(&fault);
    let first = mends.first().unwrap_or_else(|| panic!("{fault:?}"));
    assert_eq!(first.change, Change::Unset(stores), "{mends:?}");
    assert_eq!(editor.changed(&first.change).map(|it| it.faults().len()), Some(0));
}

/// Returns the number of times that a text occurs in a file.
fn says(editor: &Editor, text: &str) -> usize {
    editor.text().matches(text).count()
}

#[test]
fn whatever_speaks_of_a_clause_a_stage_an_option_or_a_choice_is_renamed_with_it() {
    let whole = Path::default();
    let at = |list: &str, number: usize| whole.name(list).at(number).name("id");
    let set = |path: &Path, id: &str| Change::Set { path: path.clone(), text: quoted(id) };

    let mut bao = Editor::of("bao-la-kiswahili", text_of("bao-la-kiswahili"));
    let (houses, stages) = (says(&bao, "\"house\""), says(&bao, "\"namua\""));
    assert!(houses > 3 && stages > 3, "{houses} {stages}");
    assert!(bao.change(&set(&at("marks", 0), "nyumba")));
    assert!(bao.change(&set(&at("stages", 0), "first")));
    assert_eq!(bao.faults(), []);
    assert_eq!(says(&bao, "\"house\""), 0);
    assert!(says(&bao, "\"nyumba\"") > houses, "what spoke of it by default says so now");
    assert_eq!((says(&bao, "\"namua\""), says(&bao, "\"first\"")), (1, stages - 1), "but for what players call it");

    let mut oware = Editor::of("oware", text_of("oware"));
    let options = oware.tree().and_then(|tree| tree.part("options")).expect("oware has options").items().to_vec();
    let option = options.iter().position(|item| item.node.part("id").and_then(SyntaxNode::text) == Some("grand_slam"));
    let option = option.expect("oware has this option");
    let before = says(&oware, "\"grand_slam\"");
    assert!(oware.change(&set(&at("options", option), "all_at_once")));
    let choice = whole.name("options").at(option).name("choices");
    let choices = oware.tree().and_then(|tree| tree.get(&choice)).expect("it has choices").items().to_vec();
    let forbidden =
        choices.iter().position(|item| item.node.part("id").and_then(SyntaxNode::text) == Some("forbidden"));
    let path = choice.at(forbidden.expect("it has this choice")).name("id");
    assert!(oware.change(&set(&path, "not_allowed")));
    assert_eq!(oware.faults(), []);
    assert_eq!((says(&oware, "\"grand_slam\""), says(&oware, "\"all_at_once\"")), (0, before));
    assert!(oware.text().contains(r#""all_at_once": "not_allowed""#), "woli sets it");
}

#[test]
fn a_name_typed_letter_by_letter_takes_nothing_along_that_it_passes() {
    let text = text_of("kalah");
    let mut kalah = Editor::of("kalah", text);
    let tree = kalah.tree().expect("the file is sound");
    let clauses = tree.part("landing").expect("something lands").items();
    let id = |number: usize| {
        clauses[number].node.part("id").and_then(SyntaxNode::text).expect("a clause has an id").to_owned()
    };
    let (first, second) = (id(0), id(1));
    let path = Path::default().name("landing").at(0).name("id");
    for typed in ["", &second[..1], &second, &format!("{second}-one")] {
        assert!(kalah.change(&Change::Set { path: path.clone(), text: quoted(typed) }), "{typed}");
    }
    assert_eq!(kalah.faults(), [], "{}", kalah.text());
    let twice = |id: &str, text: &str| text.matches(&quoted(id)).count();
    assert_eq!(twice(&second, kalah.text()), twice(&second, text), "the other clause is spoken of as before");
    assert_eq!(twice(&format!("{second}-one"), kalah.text()), twice(&first, text));
    assert!(kalah.change(&Change::Undo));
    assert_eq!(kalah.text(), text, "typing is one step");
}

#[test]
fn a_fault_is_looked_for_at_what_was_changed_last_and_what_is_missing_is_added_first() {
    let mut editor = Editor::of("mine", &made_own(text_of("oware"), None, &Settings::new(), MINE));
    let landing = Path::default().name("landing");
    let relay = form::clauses(List::Landing).iter().find(|word| word.name == "Relay").expect("laps are known");
    let text = relay.first().replacen("id: \"\"", "id: \"laps\"", 1);
    assert!(editor.change(&Change::Insert { path: landing.clone(), at: usize::MAX, text }));
    let [fault] = editor.faults() else { panic!("{:?}", editor.faults()) };
    assert!(fault.names("Endless"), "{fault:?}");
    assert_eq!(fault.place(), &landing.at(2));
    let mends = editor.mends(fault);
    assert!(matches!(mends.first().map(|mend| &mend.does), Some(Does::Adds(_))), "{mends:?}");
    assert!(editor.change(&mends[0].change));
    assert_eq!(editor.faults(), []);
}

#[test]
fn every_rule_that_can_be_added_fits_into_some_game_as_it_is() {
    // A game of each sort: of two rows and four, with stores and without, in rounds, with a hand, for one player.
    let ids =
        ["kalah", "hus", "togyz-kumalak", "ethiopian", "giuthi", "tchuka-ruma", "ali-guli-mane", "o-an-quan", "kauri"];
    let mut games: Vec<Editor> = ids.iter().map(|id| Editor::of(id, text_of(id))).collect();
    games.extend(
        files().into_iter().filter(|(id, _)| !ids.contains(&id.as_str())).map(|(id, text)| Editor::of(&id, text)),
    );
    let mut misfits = Vec::new();
    for ready in READY {
        let fits = |game: &&Editor| {
            let added = game.changed(&Change::Add(ready));
            game.has_rule(ready).is_none() && added.is_some_and(|after| after.faults().is_empty())
        };
        let Some(game) = games.iter().find(fits) else {
            misfits.push(ready.id);
            continue;
        };
        let mut after = game.clone();
        let place = after.with_rule(ready).expect("it can be added").1;
        assert!(after.change(&Change::Add(ready)), "{}", ready.id);
        let clause = after.tree().and_then(|tree| tree.get(&place)).expect("the clause is there");
        assert_eq!(clause.word(after.text()), ready.clauses[0].1.split('(').next().unwrap_or_default());
        assert!(after.has_rule(ready).is_some(), "{}: it is known to be there", ready.id);
        assert!(after.change(&Change::Undo) && after.text() == game.text(), "{}: one step back takes it out", ready.id);
    }
    // The one game with two kinds of pieces that meet has it.
    assert_eq!(misfits, ["ready-meeting"], "fit into no game");
}

#[test]
fn every_kind_of_clause_is_among_the_rules_that_can_be_added() {
    let there: BTreeSet<&str> =
        READY.iter().flat_map(|ready| ready.clauses).filter_map(|(_, text)| text.split('(').next()).collect();
    let all: BTreeSet<&str> = mancala::rules::kinds::every_kind().iter().map(|kind| kind.kind).collect();
    assert_eq!(there, all);
}

#[test]
fn a_rule_added_brings_what_it_cannot_do_without_and_stands_before_what_settles_the_rest() {
    let ready = |id: &str| READY.iter().find(|ready| ready.id == id).expect("there is such a rule");
    let mut oware = Editor::of("oware", text_of("oware"));
    assert!(oware.change(&Change::Add(ready("ready-laps"))));
    let words = |editor: &Editor, list: &str| {
        let items = editor.tree().and_then(|tree| tree.part(list)).map_or(&[][..], SyntaxNode::items).iter();
        items.map(|item| item.node.word(editor.text()).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(words(&oware, "landing").last().map(String::as_str), Some("Relay"));
    let ending = words(&oware, "ending");
    let at = |word: &str| ending.iter().position(|it| it == word);
    assert!(at("Endless").is_some() && at("Endless") < at("Winner"), "{ending:?}");
    // Captures are asked before what sows on.
    assert!(oware.change(&Change::Add(ready("ready-facing"))));
    assert_eq!(words(&oware, "landing").last().map(String::as_str), Some("Relay"));
    // A second trap is of the mark that is there.
    let mut togyz = Editor::of("togyz-kumalak", text_of("togyz-kumalak"));
    assert!(togyz.change(&Change::Add(ready("ready-closed"))));
    assert_eq!(words(&togyz, "marks"), ["Trap"]);
    assert!(togyz.text().contains("Claim(id: \"close\", if: (side: Other, holds: Of([4])), mark: \"tuzdyk\")"));
}
