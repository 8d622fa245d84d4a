//! Prints the files of the first edition in the second: clauses as [`lower`] makes them, and edits as the settings of
//! options differ by them.

use super::layout::{WIDTH, laid_out};
use super::tables::{BASE, EDITS, RENAMES};
use crate::rules::dialect::format;
use crate::rules::kinds::bracket::text_of;
use crate::rules::kinds::{Clause, ClausePatch, List};
use crate::rules::lower::lower;
use crate::rules::phase::Until;
use crate::rules::variant::{OptionKind, Preset, Setting, VariantOption};
use crate::rules::{Catalogue, Phase, Rules, Settings, Variant};
use ron::value::RawValue;
use serde::Deserialize;
use std::fmt::Write;

/// Clauses with their lists.
pub type Said = Vec<(List, Clause)>;

/// The parts of an old file that are copied.
#[derive(Deserialize)]
#[serde(rename = "Variant")]
struct OldFile<'a> {
    #[serde(borrow)]
    about: &'a RawValue,
    #[serde(borrow)]
    board: &'a RawValue,
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(borrow, default)]
    options: Vec<OldOption<'a>>,
    #[serde(borrow, default)]
    presets: Vec<OldPreset<'a>>,
}

#[derive(Deserialize)]
enum OldOption<'a> {
    #[serde(borrow)]
    Choice(OldChoices<'a>),
    Number(OldNumber),
}

#[derive(Deserialize)]
struct OldNumber {
    id: String,
}

#[derive(Deserialize)]
struct OldChoices<'a> {
    id: String,
    #[serde(borrow)]
    choices: Vec<OldChoice<'a>>,
}

#[derive(Deserialize)]
struct OldChoice<'a> {
    id: String,
    #[serde(borrow, default)]
    edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct OldPreset<'a> {
    id: String,
    #[serde(borrow, default)]
    about: Option<&'a RawValue>,
    #[serde(borrow, default)]
    set: Option<&'a RawValue>,
    #[serde(borrow, default)]
    edits: Vec<&'a RawValue>,
}

/// A clause that a text spells out.
pub fn said(text: &str) -> Clause {
    let patch: ClausePatch = format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Clause::said(&patch)
}

/// The clauses of an id with options chosen, as the second edition says them, and its stages; or why they do not go
/// together.
pub fn lowered(catalogue: &Catalogue, id: &str, set: &Settings) -> Result<(Said, Vec<Phase>), String> {
    let rules = catalogue.rules(id, set).map_err(|error| error.to_string())?;
    Ok(lowered_rules(&rules))
}

/// The same of rules. Stages are named as in the old file: a clause that names those that there are holds in all of them,
/// and lifting is not asked in a stage that opens the game.
pub fn lowered_rules(rules: &Rules) -> (Said, Vec<Phase>) {
    let stages: Vec<Phase> =
        rules.phases.iter().map(|phase| Phase { id: phase.id.clone(), until: phase.until }).collect();
    let lowered = lower(&rules.board, &stages, &rules.clauses);
    let main = rules.id.split('/').next().unwrap_or_default();
    let written = |(list, mut clause): (List, Clause)| {
        let of = |old: &&crate::rules::Clause| {
            let made_up = clause.id().strip_prefix(&old.id()).is_some_and(|rest| rest.starts_with('-'));
            clause.id() == old.id() || made_up
        };
        let old = rules.clauses.iter().filter(of).max_by_key(|old| old.id().len());
        let phases = old.map_or_else(Vec::new, |old| old.phases());
        let lifts = matches!(clause, Clause::Lift(_)) && old.is_some_and(|old| old.id() == clause.id());
        if lifts || clause.stages().is_empty() {
            let change = clause.read_change(&format!("(stages: {phases:?})")).expect("every kind has stages");
            clause.change(&change);
        }
        (list, renamed(main, &clause))
    };
    (lowered.clauses.into_iter().map(written).collect(), stages)
}

/// A clause with better ids.
fn renamed(game: &str, clause: &Clause) -> Clause {
    let mut text = clause.text();
    let own = format!("{} {}", clause.kind(), clause.id());
    let (of_kind, of_all): (Vec<_>, Vec<_>) =
        RENAMES.iter().filter(|(of, ..)| *of == game).partition(|(_, old, _)| old.contains(' '));
    if let Some((.., new)) = of_kind.iter().find(|(_, old, _)| *old == own) {
        text = text.replacen(&format!("id: {:?}", clause.id()), &format!("id: {new:?}"), 1);
    }
    for (i, (_, old, _)) in of_all.iter().enumerate() {
        text = text.replace(&format!("\"{old}\""), &format!("\"\u{1}{i}\""));
    }
    for (i, (.., new)) in of_all.iter().enumerate() {
        text = text.replace(&format!("\"\u{1}{i}\""), &format!("\"{new}\""));
    }
    said(&text)
}

/// A clause that names no stages where it names all that there are.
pub fn staged(clause: &Clause, stages: &[Phase]) -> Clause {
    let mut clause = clause.clone();
    if stages.iter().all(|stage| clause.stages().contains(&stage.id)) {
        let change = clause.read_change("(stages: [])").expect("every kind has stages");
        clause.change(&change);
    }
    clause
}

/// A text in quotation marks.
fn quoted(text: &str) -> String {
    text_of(&text.to_owned()).replace("\\'", "'")
}

/// A clause with some values that go without saying, where it reads better.
fn spelt(text: &str) -> String {
    let text = text.replace("run: ()", "run: (way: Back)").replace("Repeated()", "Repeated(times: 3)");
    let text = text.replace("Repeated(stores", "Repeated(times: 3, stores");
    match text.strip_prefix("GrandSlam(").and_then(|it| it.strip_suffix(")")) {
        Some(rest) if !rest.contains("effect") => format!("GrandSlam({rest}, effect: Allowed)"),
        _ => text,
    }
}

fn at(clauses: &Said, id: &str) -> Option<usize> {
    clauses.iter().position(|(_, it)| it.id() == id)
}

/// The edits that make one set of clauses into another with these stages, as files spell them.
pub fn edits_between(from: &Said, to: &Said, stages: &[Phase]) -> Vec<String> {
    let mut edits = Vec::new();
    let same = |(list, clause): &(List, Clause), others: &Said| {
        at(others, clause.id()).is_some_and(|i| others[i].0 == *list && others[i].1.kind() == clause.kind())
    };
    for old in from.iter().filter(|it| !same(it, to)) {
        edits.push(format!("Remove({:?})", old.1.id()));
    }
    for (_, new) in to.iter().filter(|it| same(it, from)) {
        let old = &from[at(from, new.id()).expect("it is there")].1;
        if let Some(difference) = staged(new, stages).difference(&staged(old, stages)) {
            let difference = spelt(&difference);
            edits.push(format!("Change({:?}, {difference})", new.id()));
        }
    }
    for (i, (list, new)) in to.iter().enumerate().filter(|(_, it)| !same(it, from)) {
        let next = to[i + 1..].iter().find(|it| it.0 == *list && same(it, from));
        let before = next.map_or_else(String::new, |(_, it)| format!(", before: {:?}", it.id()));
        edits.push(format!("Add(to: {list:?}{before}, clause: {})", spelt(&new.text())));
    }
    edits
}

fn stages_text(stages: &[Phase]) -> String {
    let one = |stage: &Phase| match stage.until {
        Until::End => format!("(id: {:?})", stage.id),
        until => format!("(id: {:?}, until: {until:?})", stage.id),
    };
    format!("[{}]", stages.iter().map(one).collect::<Vec<_>>().join(", "))
}

/// How the stages of play change, in a game whose old file may put one before the others.
fn stages_edit(from: &[Phase], to: &[Phase], game: &str) -> Option<String> {
    if from == to {
        None
    } else if game == "giuthi" && to.len() == from.len() + 1 && to[1..] == *from {
        let first = stages_text(&to[..1]);
        Some(format!("FirstStage{}", first.trim_start_matches('[').trim_end_matches(']')))
    } else {
        Some(format!("Stages({})", stages_text(to)))
    }
}

/// Converts one game.
struct Converter<'a> {
    catalogue: &'a Catalogue,
    old: &'a Variant,
    file: OldFile<'a>,
    text: &'a str,
    base: (Said, Vec<Phase>),
}

/// The new file of an old one.
pub fn convert(catalogue: &Catalogue, old: &Variant, text: &str) -> String {
    let file: OldFile = format().from_str(text).expect("a shipped file can be read");
    let mut base = lowered(catalogue, &old.id, &Settings::new()).expect("a shipped variant is sound");
    for (_, list, before, clause) in BASE.iter().filter(|(game, ..)| *game == old.id) {
        let new = said(clause);
        match (at(&base.0, new.id()), *before) {
            (Some(i), _) => base.0[i].1 = new,
            (None, "") => {
                let i = base.0.partition_point(|(it, _)| it <= list);
                base.0.insert(i, (*list, new));
            }
            (None, before) => {
                let i = at(&base.0, before).expect("it stands before a clause");
                base.0.insert(i, (*list, new));
            }
        }
    }
    Converter { catalogue, old, file, text, base }.print()
}

impl Converter<'_> {
    fn print(&self) -> String {
        let mut out = String::new();
        for line in self.text.lines().take_while(|line| line.starts_with("//")) {
            out += line;
            out += "\n";
        }
        let _ = writeln!(out, "Variant(\n    id: {:?},", self.old.id);
        for (part, raw) in [("about", self.file.about), ("board", self.file.board), ("setup", self.file.setup)] {
            let _ = writeln!(out, "    {part}: {},", raw.trim().get_ron());
        }
        let (clauses, stages) = &self.base;
        self.list(&mut out, List::Marks, clauses);
        if stages.len() > 1 {
            let _ = writeln!(out, "    stages: {},", laid_out(&stages_text(stages), 4, 12, 1));
        }
        for list in ALL_LISTS.into_iter().skip(1) {
            self.list(&mut out, list, clauses);
        }
        if !self.old.options.is_empty() {
            out += "    options: [\n";
            for option in &self.old.options {
                self.option(&mut out, option);
            }
            out += "    ],\n";
        }
        if !self.old.presets.is_empty() {
            out += "    presets: [\n";
            for preset in &self.old.presets {
                self.preset(&mut out, preset);
            }
            out += "    ],\n";
        }
        out + ")\n"
    }

    fn list(&self, out: &mut String, list: List, clauses: &Said) {
        let texts: Vec<String> =
            clauses.iter().filter(|(it, _)| *it == list).map(|(_, it)| spelt(&it.text())).collect();
        match texts.as_slice() {
            [] => {}
            [one] if one.chars().count() + list.name().len() + 9 <= WIDTH => {
                let _ = writeln!(out, "    {}: [{one}],", list.name());
            }
            several => {
                let _ = writeln!(out, "    {}: [", list.name());
                for text in several {
                    let _ = writeln!(out, "        {},", laid_out(text, 8, 8, 1));
                }
                out.push_str("    ],\n");
            }
        }
    }

    /// The comment that stands before an option.
    fn comment(&self, option: &str) -> Option<&str> {
        let mut comment = None;
        for line in self.text.lines().skip_while(|line| line.starts_with("//")) {
            let line = line.trim();
            if line.starts_with("//") {
                comment = Some(line);
            } else if line.starts_with("id: ") || line.starts_with("Number(") {
                if line.contains(&format!("id: {option:?}")) {
                    return comment;
                }
                comment = None;
            }
        }
        None
    }

    fn option(&self, out: &mut String, option: &VariantOption) {
        if let Some(comment) = self.comment(&option.id) {
            let _ = writeln!(out, "        {comment}");
        }
        let (id, label) = (&option.id, quoted(&option.name));
        match &option.kind {
            OptionKind::Number { from, to, default, sets } => {
                let sets: Vec<String> = sets.iter().map(|it: &Setting| format!("{it:?}")).collect();
                let text = format!(
                    "Number(id: {id:?}, name: {label}, from: {from}, to: {to}, default: {default}, sets: [{}])",
                    sets.join(", ")
                );
                let _ = writeln!(out, "        {},", laid_out(&text, 8, 8, 1));
            }
            OptionKind::Choices(choices) => {
                let _ = writeln!(out, "        Choice(\n            id: {id:?},\n            name: {label},");
                out.push_str("            choices: [\n");
                for (i, choice) in choices.iter().enumerate() {
                    let head = format!("(id: {:?}, text: {}", choice.id, quoted(&choice.text));
                    let edits = if i == 0 { Vec::new() } else { self.choice_edits(option, &choice.id) };
                    self.with_edits(out, 16, &head, &edits);
                }
                out.push_str("            ],\n        ),\n");
            }
        }
    }

    /// Writes the end of a choice or preset with its edits.
    fn with_edits(&self, out: &mut String, indent: usize, head: &str, edits: &[String]) {
        let pad = " ".repeat(indent);
        if edits.is_empty() {
            let _ = writeln!(out, "{pad}{head}),");
            return;
        }
        let line = format!("{pad}{head}, edits: [{}]),", edits.join(", "));
        if line.chars().count() <= WIDTH {
            let _ = writeln!(out, "{line}");
            return;
        }
        let _ = writeln!(out, "{pad}{head}, edits: [");
        for edit in edits {
            let _ = writeln!(out, "{pad}    {},", laid_out(edit, indent + 4, indent + 4, 1));
        }
        let _ = writeln!(out, "{pad}]),");
    }

    /// The edits that a choice or preset makes to clauses: those found, or those that a table has.
    fn table(&self, key: &str, found: impl FnOnce() -> Vec<String>) -> Vec<String> {
        let row = EDITS.iter().find(|(game, of, _)| *game == self.old.id && *of == key);
        let edits = |edits: &[&str]| edits.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        match row {
            None => found(),
            Some((.., ["+", more @ ..])) => found().into_iter().chain(edits(more)).collect(),
            Some((.., instead)) => edits(instead),
        }
    }

    /// The edits of the board and the opening among old ones.
    fn ground_edits(raws: &[&RawValue]) -> Vec<String> {
        let texts = raws.iter().map(|raw| raw.trim().get_ron());
        texts.filter(|it| it.starts_with("Board(") || it.starts_with("Setup(")).map(str::to_owned).collect()
    }

    fn choice_edits(&self, option: &VariantOption, value: &str) -> Vec<String> {
        let of = self.file.options.iter().find_map(|it| match it {
            OldOption::Choice(it) if it.id == option.id => Some(it),
            OldOption::Choice(_) => None,
            OldOption::Number(it) => {
                assert_ne!(it.id, option.id);
                None
            }
        });
        let of = of.and_then(|it| it.choices.iter().find(|it| it.id == value)).expect("it is there");
        let set = Settings::from([(option.id.clone(), value.to_owned())]);
        let other = lowered(self.catalogue, &self.old.id, &set);
        let clauses = || {
            let (clauses, stages) = other.expect("every value goes with the defaults");
            let mut edits: Vec<String> = stages_edit(&self.base.1, &stages, &self.old.id).into_iter().collect();
            edits.extend(edits_between(&self.base.0, &clauses, &stages));
            edits
        };
        let clauses = self.table(&format!("{}={value}", option.id), clauses);
        Converter::ground_edits(&of.edits).into_iter().chain(clauses).collect()
    }

    fn preset(&self, out: &mut String, preset: &Preset) {
        let of = self.file.presets.iter().find(|it| it.id == preset.id).expect("it is there");
        let _ =
            writeln!(out, "        (\n            id: {:?},\n            name: {},", preset.id, quoted(&preset.name));
        if let Some(about) = of.about {
            let _ = writeln!(out, "            about: {},", about.trim().get_ron());
        }
        if let Some(set) = of.set {
            let _ = writeln!(out, "            set: {},", laid_out(set.trim().get_ron(), 12, 17, 1));
        }
        let edits = self.preset_edits(preset, &of.edits);
        if !edits.is_empty() {
            out.push_str("            edits: [\n");
            for edit in edits {
                let _ = writeln!(out, "                {},", laid_out(&edit, 16, 16, 1));
            }
            out.push_str("            ],\n");
        }
        out.push_str("        ),\n");
    }

    fn preset_edits(&self, preset: &Preset, raws: &[&RawValue]) -> Vec<String> {
        if raws.is_empty() {
            return Vec::new();
        }
        let found = || {
            let plain = lowered(self.catalogue, &self.old.id, &preset.set).unwrap_or_else(|_| self.base.clone());
            let id = format!("{}/{}", self.old.id, preset.id);
            let preset = lowered(self.catalogue, &id, &Settings::new());
            let (clauses, stages) = preset.expect("a shipped preset is sound");
            let edit = stages_edit(&plain.1, &stages, &self.old.id);
            edit.into_iter().chain(edits_between(&plain.0, &clauses, &stages)).collect()
        };
        let clauses = self.table(&format!("/{}", preset.id), found);
        Converter::ground_edits(raws).into_iter().chain(clauses).collect()
    }
}

/// The lists, in their order.
const ALL_LISTS: [List; 10] = [
    List::Marks,
    List::Opening,
    List::Starting,
    List::Choice,
    List::Sowing,
    List::Dropping,
    List::Landing,
    List::Turn,
    List::Ending,
    List::Rounds,
];

/// The old files, each with its name.
pub fn old_files() -> Vec<(String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("variants");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the folder is part of the source")
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|it| it == "ron"))
        .map(|path| {
            let name = path.file_name().expect("it is a file").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("the files are text"))
        })
        .collect();
    files.sort();
    files
}

/// Where the new files are.
pub fn new_file(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("variants2").join(name)
}

#[test]
fn the_new_files_are_as_they_are_printed() {
    let catalogue = Catalogue::shipped();
    let write = std::env::var_os("NAQALA_WRITE").is_some();
    for (name, text) in old_files() {
        let old = catalogue.variant(name.trim_end_matches(".ron")).expect("files are named by their ids");
        let printed = convert(&catalogue, old, &text);
        if write {
            std::fs::write(new_file(&name), &printed).expect("the folder can be written");
        }
        let kept = std::fs::read_to_string(new_file(&name)).unwrap_or_default();
        assert!(printed == kept, "{name} is not as printed");
    }
}
