//! What `variants/README.md` tells is so: its examples are good, and it names everything that a variant may say.

use naqala::engine::{self, Game};
use naqala::rules::dialect::{MAX_CLAUSES, MAX_EDITS, MAX_FILE, MAX_OPTIONS, MAX_PHASES};
use naqala::rules::{Settings, Variant};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

fn source(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn guide() -> String {
    source("variants/README.md")
}

/// The code blocks of the guide in a language.
fn blocks(language: &str) -> Vec<String> {
    let guide = guide();
    let fence = format!("```{language}\n");
    let begun = guide.split(&fence).skip(1);
    begun.map(|rest| rest.split("```").next().expect("a split has a first part").to_owned()).collect()
}

#[test]
fn the_games_of_the_guide_can_be_played_with_every_choice() {
    let blocks = blocks("ron");
    assert_eq!(blocks.len(), 2, "the first step and the last");
    for text in &blocks {
        let variant = Variant::read("guide.ron", text).unwrap_or_else(|error| panic!("{error}"));
        let mut sets = vec![Settings::new()];
        for option in ["chain", "laps"].iter().filter(|id| variant.options.iter().any(|option| option.id == **id)) {
            sets.push(Settings::from([((*option).to_owned(), "on".to_owned())]));
        }
        let presets = variant.presets.iter().map(|preset| Some(preset.id.as_str()));
        for preset in presets.chain([None]) {
            for set in &sets {
                let rules = Arc::new(variant.rules(preset, set).unwrap_or_else(|error| panic!("{error}")));
                let opening = engine::start(&rules);
                let mut game = Game::new(rules.clone(), opening);
                for ply in 0..200 {
                    let moves = engine::legal_moves(&rules, game.position());
                    if moves.is_empty() {
                        break;
                    }
                    game.play(moves[ply % moves.len()]).expect("a listed move is accepted");
                }
                assert!(game.plies().len() >= 5, "{preset:?} {set:?}");
                assert_eq!(game.position().total(), game.start().total());
            }
        }
    }
    let last = Variant::read("guide.ron", &blocks[1]).expect("just read");
    assert_eq!((last.options.len(), last.presets.len()), (3, 1));
}

#[test]
fn forgetting_what_the_guide_says_must_not_be_forgotten_is_told() {
    let text = blocks("ron").remove(1);
    let begin = text.find("                    Add(to: Ending").expect("the guide adds Endless beside Relay");
    let end = begin + text[begin..].find('\n').expect("the line ends");
    let said = Variant::read("guide.ron", &(text[..begin].to_owned() + &text[end..])).expect_err("laps without end");
    assert!(said.to_string().contains("with laps = on: a turn of many laps may never end"), "{said}");
}

/// Every kind of clause with its parameters, by subject, as the source declares them.
fn declared() -> BTreeMap<&'static str, Vec<(String, Vec<String>)>> {
    let mut subjects = BTreeMap::new();
    for subject in ["choice", "sowing", "capture", "claim", "turn", "ending", "rounds"] {
        let source = source(&format!("src/rules/{subject}.rs"));
        let block = source.split("clauses! {").nth(1).expect("a subject declares its clauses");
        let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
        for line in block.lines().map(str::trim).filter(|line| !line.starts_with("//")) {
            if let Some((kind, _)) = line.split_once(" / ") {
                kinds.push((kind.to_owned(), Vec::new()));
            } else if let (Some((name, _)), true) = (line.split_once(": "), line.contains(" = ")) {
                kinds.last_mut().expect("a parameter belongs to a kind").1.push(name.to_owned());
            }
        }
        assert!(kinds.len() >= 3, "{subject}: {kinds:?}");
        subjects.insert(subject, kinds);
    }
    subjects
}

#[test]
fn every_clause_and_every_parameter_is_told_of() {
    let guide = guide();
    for (subject, kinds) in declared() {
        let heading = format!("\n### {subject}\n");
        let section = guide.split(&heading).nth(1).unwrap_or_else(|| panic!("no section on {subject}"));
        let section = section.split("\n### ").next().and_then(|it| it.split("\n## ").next()).expect("it has an end");
        let told: Vec<&str> = section.split("\n**`").skip(1).collect();
        assert_eq!(told.len(), kinds.len(), "{subject}: clauses told of");
        for (kind, parameters) in kinds {
            let found = told.iter().find_map(|it| it.strip_prefix(&format!("{kind}`**")));
            let text = found.unwrap_or_else(|| panic!("{subject}: nothing on {kind}"));
            for parameter in &parameters {
                assert!(text.contains(&format!("\n| `{parameter}` |")), "{kind}: nothing on {parameter}");
            }
            let rows = text.lines().filter(|line| line.starts_with("| `")).count();
            assert!(rows >= parameters.len(), "{kind}: {rows} rows");
        }
    }
}

#[test]
fn every_default_and_value_is_told_of() {
    let guide = guide();
    for subject in ["capture", "claim", "ending", "phase", "place", "setup", "sowing", "variant"] {
        let source = source(&format!("src/rules/{subject}.rs"));
        for declaration in source.split("Serialize, Deserialize)]\npub enum ").skip(1) {
            let (name, rest) = declaration.split_once(" {").expect("an enum has a body");
            let body = rest.split("\n}").next().expect("it has an end");
            for line in body.lines().map(str::trim).filter(|line| !line.starts_with(['/', '#'])) {
                let value = line.trim_end_matches(',').split('(').next().expect("a split has a first part");
                let known = ["`", "["].iter().any(|before| guide.contains(&format!("{before}{value}")));
                assert!(value.is_empty() || known, "{name}: nothing on {value}");
            }
        }
    }
}

#[test]
fn every_part_of_a_file_and_every_edit_is_told_of() {
    let guide = guide();
    let parts = |subject: &str, name: &str| {
        let source = source(&format!("src/rules/{subject}.rs"));
        let body = source.split(&format!("pub struct {name} {{")).nth(1).expect("the source declares it").to_owned();
        let body = body.split("\n}").next().expect("it has an end").to_owned();
        let fields = body.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split(':').next());
        fields.map(str::to_owned).collect::<Vec<_>>()
    };
    let told = |part: &str| ["`", "(", "`("].iter().any(|before| guide.contains(&format!("{before}{part}")));
    for (subject, name, least) in [
        ("variant", "About", 9),
        ("variant", "Terms", 5),
        ("setup", "BoardText", 4),
        ("setup", "SetupText", 6),
        ("setup", "Fill", 4),
        ("phase", "Phase", 2),
    ] {
        let parts = parts(subject, name);
        assert!(parts.len() >= least, "{name}: {parts:?}");
        for part in &parts {
            assert!(told(part) || guide.contains(&format!(", {part}: ")), "{name}: nothing on {part}");
        }
    }
    let options = guide.split("\n## Options\n").nth(1).and_then(|it| it.split("\n## ").next()).expect("it is told of");
    for (name, edit) in [("BoardPatch", "| `Board("), ("SetupPatch", "| `Setup(")] {
        let line = options.lines().find(|line| line.starts_with(edit)).expect("the edit is told of");
        for part in parts("setup", name) {
            assert!(line.contains(&format!("`{part}`")), "{name}: nothing on {part}");
        }
    }
}

#[test]
fn the_bounds_are_as_the_guide_says() {
    let guide = guide();
    let bounds = format!(
        "{} MiB, {MAX_CLAUSES} clauses, {MAX_PHASES} phases, {MAX_OPTIONS} options, {MAX_OPTIONS} choices in all options \
         together, {MAX_OPTIONS} presets and {},000 edits",
        MAX_FILE >> 20,
        MAX_EDITS / 1000
    );
    assert!(guide.contains(&bounds), "{bounds}");
}

#[test]
fn the_errors_of_the_guide_are_those_that_are_told() {
    let told =
        blocks("text").into_iter().find(|block| block.starts_with("my-game.ron:")).expect("the guide shows errors");
    let good = source("tests/bad/good.ron");
    let bad =
        good.replace("Fixed(id: \"direction\")", "Fixed(id: \"direction\", way: Left)").replace("Facing(", "Faceing(");
    let said = Variant::read("my-game.ron", &bad).expect_err("it has two faults").to_string();
    assert_eq!(said.trim(), told.trim());
}

#[test]
fn the_game_in_the_readme_is_good_and_its_counts_are_true() {
    let readme = source("README.md");
    let game =
        readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the readme shows a game");
    let variant = Variant::read("fours.ron", game).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(variant.id, "fours");
    let played = |it: &&naqala::record::Shipped| it.record.event.starts_with("Demonstration");
    let records = naqala::record::shipped().iter().filter(played).count();
    let counts =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let told = format!("has {} games that the program played", counts[records]);
    assert!(readme.contains(&told), "{told}");
    let catalogue = naqala::rules::Catalogue::shipped();
    for variant in catalogue.variants() {
        assert!(readme.contains(&format!("\n| {}", variant.about.name)), "the readme lists {}", variant.about.name);
    }
}
