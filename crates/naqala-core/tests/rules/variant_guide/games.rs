//! Games and clauses that the guide shows: they can be played, and are those of the games that it names.

use super::{blocks, clause, code, guide, rows, section, source};
use crate::common::cases::sparse;
use crate::common::tell;
use mancala::engine::{self, Game};
use mancala::record::notation::position_text;
use mancala::rules::board::{BoardText, SetupText};
use mancala::rules::dialect::format;
use mancala::rules::kinds::{ClausePatch, KindInfo, every_kind};
use mancala::rules::{Catalogue, Clause, OptionKind, Rules, Settings, Side, Stage, Variant};
use naqala_core::atlas::Region;
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// The games that the guide shows whole.
fn games() -> Vec<String> {
    blocks(&guide(), "ron").into_iter().filter(|block| block.starts_with("Variant(")).collect()
}

#[test]
fn the_games_of_the_guide_can_be_played_with_every_choice() {
    let games = games();
    assert_eq!(games.len(), 3, "the first step, the whole file and Omweso");
    for text in &games {
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
    let last = Variant::read("guide.ron", &games[1]).expect("just read");
    assert_eq!((last.options.len(), last.presets.len()), (3, 1));
}

/// The file of Omweso in the guide, and its rules.
fn omweso() -> (String, Arc<Rules>) {
    let text = games().remove(2);
    let variant = Variant::read("my-omweso.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((variant.id.as_str(), variant.options.len(), variant.presets.len()), ("my-omweso", 0, 0));
    let rules = variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}"));
    (text, Arc::new(rules))
}

#[test]
fn guide_omweso_steps_lead_to_its_whole_file() {
    let guide = guide();
    let (file, rules) = omweso();
    let steps = blocks(section(&guide, "## A four-row game with laps"), "ron");
    // A step may show a clause again with more in it.
    let mut shown = BTreeMap::new();
    for item in steps.iter().filter(|block| !block.starts_with("Variant(")).flat_map(|block| items(block)) {
        let parts: Parts = format().from_str(&format!("({item})")).unwrap_or_else(|error| panic!("{item}: {error}"));
        let mut empty = true;
        for (list, patches) in parts.lists() {
            for clause in patches.iter().map(Clause::said) {
                shown.insert(clause.id().to_owned(), (list, clause.text()));
                empty = false;
            }
        }
        assert!(!empty || file.contains(item.trim()), "not in the file: {item}");
    }
    let whole = rules.clauses.iter().map(|(list, clause)| (clause.id().to_owned(), (list.name(), clause.text())));
    assert_eq!(shown, whole.collect());
}

#[test]
fn guide_omweso_plays_as_omweso_does_by_default() {
    let shipped = Catalogue::shipped().rules("omweso", &Settings::new()).unwrap_or_else(|error| panic!("{error}"));
    let rules = [omweso().1, Arc::new(shipped)];
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let (mut plies, mut causes) = (0, BTreeSet::new());
    for number in 0..60 {
        let pits: Vec<u8> = (0..chance.random_range(8..32)).map(|_| chance.random_range(0..32)).collect();
        let to_move = Side::BOTH[chance.random_range(0..2)];
        // Some games begin with the setting out, the others with few seeds, so that ends are reached.
        let mut games = rules.each_ref().map(|rules| {
            let begins = if number % 6 == 0 { engine::start(rules) } else { sparse(rules, &pits, 0, to_move) };
            Game::new(rules.clone(), begins)
        });
        for _ in 0..150 {
            let before = games.each_ref().map(|game| game.position().clone());
            let [ours, theirs] = [0, 1].map(|it| engine::legal_moves(&rules[it], &before[it]));
            assert_eq!(*ours, *theirs, "{}", position_text(&rules[0], &before[0]));
            if ours.is_empty() {
                break;
            }
            let mv = ours[chance.random_range(0..ours.len())];
            let [events, theirs] = [0, 1].map(|it| {
                let ply = games[it].play(mv).expect("a legal move is accepted");
                tell(&rules[it], &before[it], &ply.events)
            });
            assert_eq!(events, theirs, "{}", position_text(&rules[0], &before[0]));
            let [ours, theirs] = [0, 1].map(|it| position_text(&rules[it], games[it].position()));
            assert_eq!(ours, theirs);
            plies += 1;
            causes.extend(
                events.iter().filter_map(|line| Some(line.split_once('[')?.1.trim_end_matches(']').to_owned())),
            );
        }
    }
    assert!(plies > 1000, "{plies}");
    for clause in ["reverse", "facing", "resow", "relay", "two-heads", "no-moves", "endless"] {
        assert!(causes.contains(clause), "{clause} did nothing: {causes:?}");
    }
}

#[test]
fn forgetting_what_the_guide_says_must_not_be_forgotten_is_told() {
    let text = games().remove(1);
    let begin = text.find("                    Add(to: Ending").expect("the guide adds Endless beside Relay");
    let end = begin + text[begin..].find('\n').expect("the line ends");
    let said = Variant::read("guide.ron", &(text[..begin].to_owned() + &text[end..])).expect_err("laps without end");
    assert!(said.to_string().contains("with `laps` = `on`: a turn of many laps might never end"), "{said}");
}

/// Parts of a file, any of them.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Parts {
    board: Option<BoardText>,
    setup: Option<SetupText>,
    stages: Vec<Stage>,
    marks: Vec<ClausePatch>,
    opening: Vec<ClausePatch>,
    starting: Vec<ClausePatch>,
    choice: Vec<ClausePatch>,
    sowing: Vec<ClausePatch>,
    dropping: Vec<ClausePatch>,
    landing: Vec<ClausePatch>,
    turn: Vec<ClausePatch>,
    ending: Vec<ClausePatch>,
    rounds: Vec<ClausePatch>,
}

impl Parts {
    fn lists(&self) -> [(&'static str, &[ClausePatch]); 10] {
        [
            ("marks", &self.marks),
            ("opening", &self.opening),
            ("starting", &self.starting),
            ("choice", &self.choice),
            ("sowing", &self.sowing),
            ("dropping", &self.dropping),
            ("landing", &self.landing),
            ("turn", &self.turn),
            ("ending", &self.ending),
            ("rounds", &self.rounds),
        ]
    }
}

/// The items of an example: each begins in a new line where no bracket is open.
fn items(block: &str) -> Vec<String> {
    let (mut items, mut depth) = (vec![String::new()], 0_i32);
    for line in block.lines() {
        let code = line.split("//").next().unwrap_or(line);
        depth += code.matches(['(', '[', '{']).count() as i32 - code.matches([')', ']', '}']).count() as i32;
        let item = items.last_mut().expect("there is one");
        *item += line;
        item.push('\n');
        if depth == 0 {
            items.push(String::new());
        }
    }
    items.retain(|item| !item.trim().is_empty());
    items
}

/// A clause of an example with the lists in which it may stand, as the text says.
struct Example {
    list: Option<&'static str>,
    clause: Clause,
    /// First comment in it, without `//`; empty if it has none.
    remark: String,
}

/// Every clause that the guide shows.
fn examples() -> Vec<Example> {
    let kinds = every_kind();
    let mut examples = Vec::new();
    for block in blocks(&guide(), "ron").iter().filter(|block| !block.starts_with("Variant(")) {
        for item in items(block) {
            let begins = |it: &KindInfo| item.trim_start().starts_with(&format!("{}(", it.kind));
            let remark = item.split_once("//").map_or("", |(_, remark)| remark.lines().next().unwrap_or("")).trim();
            let remark = remark.to_owned();
            if kinds.iter().any(begins) {
                let text: String =
                    item.lines().map(|line| line.split("//").next().unwrap_or(line).to_owned() + "\n").collect();
                let clause = clause(text.trim().trim_end_matches(','));
                examples.push(Example { list: None, clause, remark });
            } else {
                let parts: Parts =
                    format().from_str(&format!("({item})")).unwrap_or_else(|error| panic!("{item}: {error}"));
                for (list, patches) in parts.lists() {
                    examples.extend(patches.iter().map(|patch| Example {
                        list: Some(list),
                        clause: Clause::said(patch),
                        remark: remark.clone(),
                    }));
                }
            }
        }
    }
    examples
}

#[test]
fn every_clause_that_the_guide_shows_can_be_read_in_its_list() {
    let examples = examples();
    assert!(examples.len() > 100, "{}", examples.len());
    for Example { list, clause, .. } in &examples {
        assert!(!clause.id().is_empty(), "{}", clause.text());
        let stands = list.is_none_or(|list| clause.lists().iter().any(|it| it.name() == list));
        assert!(stands, "{list:?}: {}", clause.text());
    }
}

/// The rules of a game with a preset: as they stand, then with each choice of each option that goes with it.
fn rules_with_each_choice(variant: &Variant, preset: Option<&str>) -> Vec<Rules> {
    let mut settings = vec![Settings::new()];
    for option in &variant.options {
        if let OptionKind::Choices(choices) = &option.kind {
            settings.extend(choices.iter().map(|it| Settings::from([(option.id.clone(), it.id.clone())])));
        }
    }
    settings.iter().filter_map(|settings| variant.rules(preset, settings).ok()).collect()
}

/// Every clause that a game may have, whatever is chosen.
fn all_clauses(catalogue: &Catalogue, id: &str) -> Vec<String> {
    let variant = catalogue.variant(id).expect("it is there");
    let presets = variant.presets.iter().map(|preset| Some(preset.id.as_str()));
    let rules = presets.chain([None]).flat_map(|preset| rules_with_each_choice(variant, preset));
    rules.flat_map(|rules| rules.clauses.into_iter().map(|(_, clause)| clause.text())).collect()
}

#[test]
fn an_example_of_a_game_is_a_clause_of_that_game() {
    let catalogue = Catalogue::shipped();
    let ids: Vec<String> = catalogue.variants().iter().map(|variant| variant.id.clone()).collect();
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut wrong, mut right) = (Vec::new(), 0);
    for Example { clause, remark, .. } in examples() {
        let name = remark.replace("'s ", ", ").replace('\'', "");
        let name = name.split([',', ':']).next().unwrap_or_default().trim().replace(' ', "-");
        let Some(id) = ids.iter().find(|id| **id == name) else { continue };
        let clauses = known.entry(id.clone()).or_insert_with(|| all_clauses(&catalogue, id));
        right += 1;
        if !clauses.contains(&clause.text()) {
            let near = clauses.iter().find(|text| text.contains(&format!("(id: \"{}\"", clause.id())));
            wrong.push(format!("{id}: {}\n   it has {near:?}", clause.text()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(right > 90, "{right}");
}

/// The heading under which the guide has tables of rules with the clauses that say them.
const RULE_TABLES: &str = "## From a rule as people say it to its clause";

/// The rows of those tables, each with the list that its heading names, if it names one.
fn table_rules(guide: &str) -> Vec<(Option<&str>, Vec<&str>)> {
    let parts = section(guide, RULE_TABLES).split("\n### ").skip(1);
    let listed = parts.map(|part| {
        let heading = part.lines().next().unwrap_or(part);
        let list = heading.split_once("(`").and_then(|(_, list)| list.strip_suffix("`)"));
        (list, rows(part))
    });
    listed.flat_map(|(list, rows)| rows.into_iter().skip(1).map(move |row| (list, row))).collect()
}

/// The clauses of a game with their lists: by default, with one choice of an option, and in its siblings.
struct GameClauses {
    default: BTreeSet<(&'static str, String)>,
    option: BTreeSet<(&'static str, String)>,
    sibling: BTreeSet<(&'static str, String)>,
}

impl GameClauses {
    fn of(variant: &Variant) -> GameClauses {
        let texts = |rules: &[Rules]| {
            let clauses = rules.iter().flat_map(|rules| &rules.clauses);
            clauses.map(|(list, clause)| (list.name(), clause.text())).collect()
        };
        let own = rules_with_each_choice(variant, None);
        let siblings = variant.presets.iter().filter(|preset| preset.about.is_some());
        let siblings: Vec<Rules> =
            siblings.filter_map(|preset| variant.rules(Some(&preset.id), &Settings::new()).ok()).collect();
        GameClauses { default: texts(&own[..1]), option: texts(&own[1..]), sibling: texts(&siblings) }
    }

    /// The remark that stands behind a game beside a clause; nothing if the game does not have it.
    fn remark(&self, clause: &(&'static str, String)) -> Option<&'static str> {
        let places = [(&self.default, ""), (&self.option, ", option"), (&self.sibling, ", sibling")];
        places.iter().find(|(clauses, _)| clauses.contains(clause)).map(|(_, remark)| *remark)
    }
}

#[test]
fn guide_rule_tables_name_games_that_have_their_clauses() {
    let (guide, catalogue) = (guide(), Catalogue::shipped());
    let (mut games, mut said, mut wrong) = (BTreeMap::new(), BTreeSet::new(), Vec::new());
    let (mut kinds, mut lists) = (BTreeSet::new(), BTreeSet::new());
    for (list, row) in table_rules(&guide) {
        let Some(list) = list else { continue };
        let [rule, text, game] = row[..] else { panic!("three cells: {row:?}") };
        assert!(said.insert(rule), "said twice: {rule}");
        let clause = clause(code(text).unwrap_or_else(|| panic!("no code: {text}")));
        let Some(list) = clause.lists().iter().find(|it| it.name() == list).map(|it| it.name()) else {
            wrong.push(format!("{rule}: {list} has no {text}"));
            continue;
        };
        kinds.insert(clause.kind());
        lists.insert(list);
        let id = game.split(['[', ']']).nth(1).unwrap_or_default();
        let Some(variant) = catalogue.variants().iter().find(|variant| variant.id == id) else {
            wrong.push(format!("{rule}: there is no {game}"));
            continue;
        };
        let has = games.entry(id).or_insert_with(|| GameClauses::of(variant));
        let expected = has.remark(&(list, clause.text())).map(|remark| format!("[{id}]({id}.ron){remark}"));
        if expected.as_deref() != Some(game) {
            let near = has.default.iter().find(|(_, text)| text.contains(&format!("(id: \"{}\"", clause.id())));
            wrong.push(format!("{rule}: expected {expected:?}, not {game}\n   {}\n   {near:?}", clause.text()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(said.len() >= 60, "{}", said.len());
    for it in every_kind() {
        assert!(kinds.contains(it.kind), "no rule is said by {}", it.kind);
        for list in &it.lists {
            assert!(lists.contains(list.name()), "no rule of {}", list.name());
        }
    }
}

#[test]
fn guide_rules_of_no_game_stand_in_their_lists() {
    let guide = guide();
    let mut rows = 0;
    for (_, row) in table_rules(&guide).into_iter().filter(|(list, _)| list.is_none()) {
        let [rule, text, list] = row[..] else { panic!("three cells: {row:?}") };
        let clause = clause(code(text).unwrap_or_else(|| panic!("no code: {text}")));
        let list = code(list).unwrap_or_else(|| panic!("no code: {list}"));
        assert!(clause.lists().iter().any(|it| it.name() == list), "{rule}: {list}");
        rows += 1;
    }
    assert!(rows > 0);
}

#[test]
fn the_game_in_the_readme_is_good_and_its_counts_are_true() {
    let readme = source("README.md");
    let game = blocks(&readme, "ron").remove(0);
    let variant = Variant::read("fours.ron", &game).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(variant.id, "fours");
    let played = |it: &&naqala_core::samples::Sample| it.record.event.starts_with("Demonstration");
    let records = naqala_core::samples::samples().iter().filter(played).count();
    let counts =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let told = format!("has {} games that the program played", counts[records]);
    assert!(readme.contains(&told), "{told}");
    let catalogue = Catalogue::shipped();
    let told = format!("There are {} games in {} files", catalogue.ids().len(), catalogue.variants().len());
    assert!(readme.contains(&told), "{told}");
}

/// The games that come with the program, under their regions, as the guide lists them.
fn games_by_region() -> String {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    let home =
        |variant: &Variant| variant.about.places.iter().find_map(|place| Region::of(place)).unwrap_or(Region::Invented);
    let mut text = String::new();
    for region in Region::ALL {
        let games: Vec<_> = catalogue.variants().iter().filter(|variant| home(variant) == region).collect();
        if games.is_empty() {
            continue;
        }
        text += &format!("\n### {}\n\n| game | with | where |\n| --- | --- | --- |\n", words.region(region));
        for variant in games {
            let with: Vec<&str> = variant.presets.iter().map(|preset| preset.name.as_str()).collect();
            let about = &variant.about;
            text += &format!("| [{}]({}.ron) | {} | {} |\n", about.name, variant.id, with.join(", "), about.place);
        }
    }
    text
}

/// `INSTA_UPDATE=always` writes the list anew, as it does with snapshots.
#[test]
fn the_games_that_the_guide_lists_are_those_that_there_are() {
    let (begins, ends) = ("<!-- The games, by region: written by a test. -->\n", "\n### Not here");
    let text = guide();
    let (before, rest) = text.split_once(begins).expect("the guide lists the games");
    let (listed, after) = rest.split_once(ends).expect("the guide says which games are not here");
    let games = games_by_region();
    if listed != games.trim_end_matches('\n') && std::env::var("INSTA_UPDATE").as_deref() == Ok("always") {
        let new = format!("{before}{begins}{}{ends}{after}", games.trim_end_matches('\n'));
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../variants/README.md"), new)
            .expect("it can be written");
    } else {
        assert_eq!(listed, games.trim_end_matches('\n'));
    }
}
