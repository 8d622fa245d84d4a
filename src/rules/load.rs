//! RON text into a [`Variant`], checked: or every fault found, each with its line and column.
//!
//! A file is read twice. First only its skeleton: which parts it has, each part still text. Then each clause by
//! itself, so that a fault in one does not hide the faults of the others.

use super::board::{BoardPatch, BoardText, Players, SetupPatch, SetupText};
use super::clause::AnyClause;
use super::explain::{explain, shorten, tidy};
use super::phase::Phase;
use super::variant::{About, Choice, Edit, OptionKind, Patch, Preset, Setting, Settings, Variant, VariantOption};
use super::{Clause, assemble};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use thiserror::Error;

/// The longest variant file that is read, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The most faults that are told of a file.
pub const MAX_FAULTS: usize = 100;
/// The most clauses of a variant.
pub const MAX_CLAUSES: usize = 500;
/// The most options of a variant, the most choices of all its options together, and the most presets.
pub const MAX_OPTIONS: usize = 200;
/// The most phases of a variant.
pub const MAX_PHASES: usize = 50;
/// The most edits of a variant's choices and presets together.
pub const MAX_EDITS: usize = 2000;

/// One thing wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

/// Why a variant or a setting of its options was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The file's text is at fault. Shows one line a fault: `file:line:column: message`.
    #[error("{}", list(file, faults))]
    File {
        /// Which file.
        file: String,
        /// Every fault found, in the order of the text.
        faults: Vec<Fault>,
    },
    /// No variant of this id is known.
    #[error("there is no variant `{}`; `naqala variants` lists those there are", shorten(id))]
    Unknown {
        /// The id asked for.
        id: String,
    },
    /// The options chosen do not go with the variant or with one another.
    #[error("{id}: {}", reasons.join("; "))]
    Options {
        /// The variant.
        id: String,
        /// What is wrong with them.
        reasons: Vec<String>,
    },
}

fn list(file: &str, faults: &[Fault]) -> String {
    let lines = faults.iter().map(|f| format!("{file}:{}:{}: {}", f.line, f.column, f.message));
    lines.collect::<Vec<_>>().join("\n")
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The dialect of RON in which variants are written.
pub(crate) fn format() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
        .with_recursion_limit(64)
}

/// Reads what a patch names, which may be the word `None`: only what it does not name stays as it is.
pub(crate) fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

#[derive(Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
struct Skeleton<'a> {
    // Optional here, so that all that are missing are told at once.
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    about: Option<&'a RawValue>,
    #[serde(borrow, default)]
    board: Option<&'a RawValue>,
    #[serde(borrow, default)]
    setup: Option<&'a RawValue>,
    #[serde(borrow, default)]
    phases: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    choice: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    sowing: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    capture: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    claim: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    turn: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    ending: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    rounds: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    options: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    presets: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
enum OptionText<'a> {
    #[serde(borrow)]
    Choice(ChoiceText<'a>),
    Number(NumberText),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceText<'a> {
    id: String,
    name: String,
    #[serde(borrow)]
    choices: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumberText {
    id: String,
    name: String,
    from: u16,
    to: u16,
    default: u16,
    sets: Vec<Setting>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceItem<'a> {
    id: String,
    text: String,
    #[serde(borrow, default)]
    edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PresetText<'a> {
    id: String,
    name: String,
    #[serde(default)]
    about: Option<About>,
    #[serde(default)]
    set: BTreeMap<String, String>,
    #[serde(borrow, default)]
    edits: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
enum EditText<'a> {
    Remove(String),
    Change(String, #[serde(borrow)] &'a RawValue),
    #[serde(borrow)]
    Add(AddText<'a>),
    Phases(Vec<Phase>),
    FirstPhase(Phase),
    Board(BoardPatch),
    Setup(SetupPatch),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddText<'a> {
    to: Subject,
    #[serde(borrow)]
    clause: &'a RawValue,
    #[serde(default)]
    before: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
enum Subject {
    Choice,
    Sowing,
    Capture,
    Claim,
    Turn,
    Ending,
    Rounds,
}

struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
    /// Where each clause, option (`=id`), choice (`=id=choice`), preset (`/id`), phase (`~id`) and part (`@board`)
    /// stands.
    places: BTreeMap<String, usize>,
    /// Choices of options read so far.
    choices: usize,
    /// Edits read so far.
    edits: usize,
    /// The clauses that choices read so far would add.
    added: Vec<Clause>,
}

impl<'a> Reader<'a> {
    fn offset(&self, raw: &RawValue) -> usize {
        (raw.trim().get_ron().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..offset];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
        (line, column)
    }

    fn fault_at(&mut self, offset: usize, message: impl AsRef<str>) {
        if self.is_full() {
            return;
        }
        let (line, column) = self.line_and_column(offset);
        self.faults.push(Fault { line, column, message: tidy(message.as_ref()) });
    }

    /// Whether there are so many faults that no more are told.
    fn is_full(&self) -> bool {
        self.faults.len() >= MAX_FAULTS
    }

    /// Whether there are no more things of a kind than a variant may have. `raw` is the first beyond them.
    fn bounded(&mut self, count: usize, most: usize, what: &str, raw: Option<&RawValue>) -> bool {
        if count > most {
            let at = raw.map_or(0, |raw| self.offset(raw));
            self.fault_at(at, format!("there are {count} {what}: expected at most {most}"));
        }
        count <= most
    }

    fn syntax(&mut self, base: usize, error: &ron::error::SpannedError) {
        if self.is_full() {
            return;
        }
        let (line, column) = self.line_and_column(base);
        let at = error.span.start;
        let fault = match at.line {
            0 | 1 => Fault { line, column: column + at.col.max(1) - 1, message: explain(&error.code) },
            more => Fault { line: line + more - 1, column: at.col.max(1), message: explain(&error.code) },
        };
        self.faults.push(fault);
    }

    fn read<T: Deserialize<'a>>(&mut self, raw: &'a RawValue) -> Option<T> {
        let base = self.offset(raw);
        match format().from_str(raw.trim().get_ron()) {
            Ok(value) => Some(value),
            Err(error) => {
                self.syntax(base, &error);
                None
            }
        }
    }

    /// Where something stands; a choice that stands nowhere, where its option does.
    fn place(&self, id: &str) -> Option<usize> {
        let option =
            || id.strip_prefix('=')?.split_once('=').and_then(|(option, _)| self.places.get(&format!("={option}")));
        self.places.get(id).or_else(option).copied()
    }

    /// Notes where an id stands; `space` keeps clauses (empty) and options (`=`) apart.
    fn name(&mut self, space: &str, id: &str, offset: usize) {
        if !is_id(id) {
            self.fault_at(offset, format!("the id `{id}` is not a name: expected {NAME}"));
        } else if self.places.insert(format!("{space}{id}"), offset).is_some() {
            self.fault_at(offset, format!("the id `{id}` is used twice: expected one of its own"));
        }
    }

    fn clauses<T: AnyClause + DeserializeOwned>(&mut self, raws: &[&'a RawValue]) -> Vec<T> {
        let mut read = Vec::new();
        for raw in raws {
            if let Some(clause) = self.read::<T>(raw) {
                let at = self.offset(raw);
                if clause.id().is_empty() {
                    self.fault_at(
                        at,
                        format!("{} has no id: expected `{}(id: \"...\", ...)`", clause.kind(), clause.kind()),
                    );
                } else {
                    self.name("", clause.id(), at);
                }
                read.push(clause);
            }
        }
        read
    }

    fn edits(&mut self, raws: &[&'a RawValue], known: &Variant) -> Vec<Edit> {
        let mut edits = Vec::new();
        self.edits += raws.len();
        if !self.bounded(self.edits, MAX_EDITS, "edits", raws.first().copied()) {
            return edits;
        }
        for raw in raws {
            let at = self.offset(raw);
            let Some(text) = self.read::<EditText<'a>>(raw) else { continue };
            match text {
                EditText::Remove(id) => edits.push(Edit::Remove(id)),
                EditText::Phases(phases) => edits.push(Edit::Phases(phases)),
                EditText::FirstPhase(phase) => edits.push(Edit::FirstPhase(phase)),
                EditText::Board(patch) => edits.push(Edit::Board(patch)),
                EditText::Setup(patch) => edits.push(Edit::Setup(patch)),
                EditText::Change(id, patch) => match self.patch(&id, patch, known, at) {
                    Some(patch) => edits.push(Edit::Change(id, patch)),
                    None => continue,
                },
                EditText::Add(add) => {
                    let clause = match add.to {
                        Subject::Choice => self.read(add.clause).map(Clause::Choice),
                        Subject::Sowing => self.read(add.clause).map(Clause::Sowing),
                        Subject::Capture => self.read(add.clause).map(Clause::Capture),
                        Subject::Claim => self.read(add.clause).map(Clause::Claim),
                        Subject::Turn => self.read(add.clause).map(Clause::Turn),
                        Subject::Ending => self.read(add.clause).map(Clause::Ending),
                        Subject::Rounds => self.read(add.clause).map(Clause::Round),
                    };
                    match clause {
                        Some(clause) if !is_id(&clause.id()) => self.fault_at(at, "the added clause has no name: expected id: \"...\", of lower-case letters, digits, `-` and `_`"),
                        Some(clause) => {
                            self.added.push(clause.clone());
                            edits.push(Edit::Add(clause, add.before));
                        }
                        None => {}
                    }
                }
            }
        }
        edits
    }

    fn patch(&mut self, id: &str, raw: &'a RawValue, known: &Variant, at: usize) -> Option<Patch> {
        let added = self.added.iter().find(|clause| clause.id() == id).cloned();
        let Some(clause) = known.clause(id).or(added) else {
            let ids: Vec<String> = assemble::clauses(known).iter().map(Clause::id).collect();
            self.fault_at(at, format!("there is no clause `{id}` to change: expected {}", listed(&ids)));
            return None;
        };
        let base = self.offset(raw);
        let text = raw.trim().get_ron();
        let patch = match &clause {
            Clause::Choice(it) => it.read_patch(text).map(Patch::Choice),
            Clause::Sowing(it) => it.read_patch(text).map(Patch::Sowing),
            Clause::Capture(it) => it.read_patch(text).map(Patch::Capture),
            Clause::Claim(it) => it.read_patch(text).map(Patch::Claim),
            Clause::Turn(it) => it.read_patch(text).map(Patch::Turn),
            Clause::Ending(it) => it.read_patch(text).map(Patch::Ending),
            Clause::Round(it) => it.read_patch(text).map(Patch::Round),
        };
        patch.map_err(|error| self.syntax(base, &error)).ok()
    }

    fn option(&mut self, raw: &'a RawValue, known: &Variant) -> Option<VariantOption> {
        let at = self.offset(raw);
        let option = match self.read::<OptionText<'a>>(raw)? {
            OptionText::Number(NumberText { id, name, from, to, default, sets }) => {
                if !(from <= default && default <= to) {
                    self.fault_at(at, format!("option `{id}`: the default is {default}: expected {from} to {to}"));
                }
                VariantOption { id, name, kind: OptionKind::Number { from, to, default, sets } }
            }
            OptionText::Choice(text) => {
                let mut choices: Vec<Choice> = Vec::new();
                self.choices += text.choices.len();
                if !self.bounded(self.choices, MAX_OPTIONS, "choices", text.choices.first().copied()) {
                    return None;
                }
                for raw in &text.choices {
                    let at = self.offset(raw);
                    let Some(item) = self.read::<ChoiceItem<'a>>(raw) else { continue };
                    if choices.iter().any(|c| c.id == item.id) {
                        self.fault_at(
                            at,
                            format!("option `{}` has two choices `{}`: expected each once", text.id, item.id),
                        );
                    }
                    if choices.is_empty() && !item.edits.is_empty() {
                        self.fault_at(
                            at,
                            "the first choice is the default and stands for the clauses as written: it takes no edits",
                        );
                    }
                    let edits = self.edits(&item.edits, known);
                    self.places.insert(format!("={}={}", text.id, item.id), at);
                    choices.push(Choice { id: item.id, text: item.text, edits });
                }
                if choices.len() < 2 {
                    self.fault_at(at, format!("option `{}` offers no choice: expected two or more", text.id));
                }
                VariantOption { id: text.id, name: text.name, kind: OptionKind::Choices(choices) }
            }
        };
        self.name("=", &option.id, at);
        Some(option)
    }
}

/// Names to choose from, or the first of very many.
pub(super) fn listed(names: &[String]) -> String {
    const MOST: usize = 20;
    let first = names.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => "none, for there is none".into(),
        1 => first,
        2..=MOST => format!("one of {first}"),
        _ => format!("one of {first}, ..."),
    }
}

/// Where a variant begins, after any comments at the top.
fn start(text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim().is_empty() && !line.trim_start().starts_with("//") {
            break;
        }
        at += line.len();
    }
    if at < text.len() { at } else { 0 }
}

/// What ids are made of.
const NAME: &str = "lower-case letters, digits, `-` and `_`";

/// Whether a text is such a name.
fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.len() <= 64
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
}

impl Variant {
    /// Reads and checks a variant. `file` names it in errors.
    ///
    /// # Errors
    /// Every fault found, with its line and column.
    pub fn read(file: &str, text: &str) -> Result<Variant, LoadError> {
        let fail = |mut faults: Vec<Fault>| {
            faults.sort_by_key(|fault| (fault.line, fault.column));
            LoadError::File { file: file.to_owned(), faults }
        };
        if text.len() > MAX_FILE {
            let message = format!("the file has {} bytes: expected at most {MAX_FILE}", text.len());
            return Err(fail(vec![Fault { line: 1, column: 1, message }]));
        }
        let mut reader =
            Reader { text, faults: Vec::new(), places: BTreeMap::new(), choices: 0, edits: 0, added: Vec::new() };
        let skeleton: Skeleton = match format().from_str(text) {
            Ok(skeleton) => skeleton,
            Err(error) => {
                reader.syntax(0, &error);
                return Err(fail(reader.faults));
            }
        };
        let parts =
            [("id", skeleton.id), ("about", skeleton.about), ("board", skeleton.board), ("setup", skeleton.setup)];
        for (name, raw) in parts {
            match raw {
                Some(raw) => drop(reader.places.insert(format!("@{name}"), reader.offset(raw))),
                None => reader.fault_at(
                    start(text),
                    format!("`{name}` is missing: expected `{name}: ...` within these brackets"),
                ),
            }
        }
        let subjects = [
            ("choice", &skeleton.choice),
            ("sowing", &skeleton.sowing),
            ("capture", &skeleton.capture),
            ("claim", &skeleton.claim),
            ("turn", &skeleton.turn),
            ("ending", &skeleton.ending),
            ("rounds", &skeleton.rounds),
        ];
        for (name, raws) in subjects {
            if let Some(raw) = raws.first() {
                reader.places.insert(format!("@{name}"), reader.offset(raw));
            }
        }
        let clauses = subjects.iter().map(|(_, raws)| raws.len()).sum();
        let first = subjects.iter().find_map(|(_, raws)| raws.first()).copied();
        let bounded = reader.bounded(clauses, MAX_CLAUSES, "clauses", first)
            & reader.bounded(skeleton.phases.len(), MAX_PHASES, "phases", skeleton.phases.first().copied())
            & reader.bounded(skeleton.options.len(), MAX_OPTIONS, "options", skeleton.options.first().copied())
            & reader.bounded(skeleton.presets.len(), MAX_OPTIONS, "presets", skeleton.presets.first().copied());
        if !bounded {
            return Err(fail(reader.faults));
        }
        let id: String = skeleton.id.and_then(|raw| reader.read(raw)).unwrap_or_default();
        if let Some(raw) = skeleton.id.filter(|_| !is_id(&id) && reader.faults.is_empty()) {
            let at = reader.offset(raw);
            reader.fault_at(at, format!("the variant's id `{id}` is not a name: expected {NAME}"));
        }
        let about = skeleton.about.and_then(|raw| reader.read(raw)).unwrap_or_default();
        let board = skeleton.board.and_then(|raw| reader.read::<BoardText>(raw));
        let setup = skeleton.setup.and_then(|raw| reader.read::<SetupText>(raw));
        let known_board = board.is_some() && setup.is_some();
        let mut phases: Vec<Phase> = Vec::new();
        for raw in &skeleton.phases {
            if let Some(phase) = reader.read::<Phase>(raw) {
                reader.places.insert(format!("~{}", phase.id), reader.offset(raw));
                phases.push(phase);
            }
        }
        if skeleton.phases.is_empty() {
            phases.push(Phase { id: "play".into(), until: Default::default() });
        }
        let mut variant = Variant {
            id,
            about,
            board: board.unwrap_or(BoardText {
                rows: 2,
                columns: 6,
                circuit: Default::default(),
                stores: Default::default(),
                penalties: false,
                players: Players::All,
            }),
            setup: setup.unwrap_or(SetupText { rows: vec![4], ..Default::default() }),
            phases,
            choice: reader.clauses(&skeleton.choice),
            sowing: reader.clauses(&skeleton.sowing),
            capture: reader.clauses(&skeleton.capture),
            claim: reader.clauses(&skeleton.claim),
            turn: reader.clauses(&skeleton.turn),
            ending: reader.clauses(&skeleton.ending),
            rounds: reader.clauses(&skeleton.rounds),
            options: Vec::new(),
            presets: Vec::new(),
        };
        for raw in &skeleton.options {
            if let Some(option) = reader.option(raw, &variant) {
                variant.options.push(option);
            }
        }
        for raw in &skeleton.presets {
            let at = reader.offset(raw);
            let Some(text) = reader.read::<PresetText>(raw) else { continue };
            if !is_id(&text.id) {
                let id = &text.id;
                reader.fault_at(at, format!("the id `{id}` is not a name: expected {NAME}"));
            } else if variant.presets.iter().any(|preset| preset.id == text.id) {
                reader.fault_at(at, format!("the id `{}` is used twice: expected one of its own", text.id));
            }
            let edits = reader.edits(&text.edits, &variant);
            reader.places.insert(format!("/{}", text.id), at);
            variant.presets.push(Preset { id: text.id, name: text.name, about: text.about, set: text.set, edits });
        }
        if reader.faults.is_empty() && known_board {
            for (id, message) in assemble::faults(&variant) {
                let at = id.and_then(|id| reader.place(&id)).unwrap_or_else(|| start(text));
                reader.fault_at(at, message);
            }
        }
        if reader.faults.is_empty() { Ok(variant) } else { Err(fail(reader.faults)) }
    }

    /// The clause of a name, as written.
    pub fn clause(&self, id: &str) -> Option<Clause> {
        fn named<T: AnyClause + Clone>(clauses: &[T], id: &str) -> Option<T> {
            clauses.iter().find(|clause| clause.id() == id).cloned()
        }
        (named(&self.choice, id).map(Clause::Choice))
            .or_else(|| named(&self.sowing, id).map(Clause::Sowing))
            .or_else(|| named(&self.capture, id).map(Clause::Capture))
            .or_else(|| named(&self.claim, id).map(Clause::Claim))
            .or_else(|| named(&self.turn, id).map(Clause::Turn))
            .or_else(|| named(&self.ending, id).map(Clause::Ending))
            .or_else(|| named(&self.rounds, id).map(Clause::Round))
    }

    /// The rules of this variant, or of one of its siblings and presets, with options chosen. Options not named
    /// stand at their defaults.
    ///
    /// # Errors
    /// An unknown preset, option or value, or options that do not go together, each with the reason.
    pub fn rules(&self, preset: Option<&str>, settings: &Settings) -> Result<super::Rules, LoadError> {
        assemble::rules(self, preset, settings)
    }
}
