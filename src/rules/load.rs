//! RON text into a [`Variant`], checked: or every fault found, each with its line and column.
//!
//! A file is read twice. First only its skeleton: which parts it has, each part still text. Then each clause by
//! itself, so that a fault in one does not hide the faults of the others.

mod names;
pub(super) mod reader;
mod skeleton;

use self::reader::Reader;
use self::skeleton::Skeleton;
use super::board::{BoardText, Players, SetupText};
use super::clause::AnyClause;
use super::explain::shorten;
use super::variant::{Settings, Variant};
use super::{Clause, assemble};
use ron::extensions::Extensions;
use serde::{Deserialize, Deserializer};
use std::fmt;
use thiserror::Error;

/// The longest variant file that is read, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The most faults that are reported for a file.
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
    #[error("there is no variant `{}`; {}`naqala variants` lists those there are", shorten(id), did_you_mean(near))]
    Unknown {
        /// The id asked for.
        id: String,
        /// One that is much like it, if there is any.
        near: Option<String>,
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

fn did_you_mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("did you mean {near}? "))
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
pub(super) fn start(text: &str) -> usize {
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
pub(super) const NAME: &str = "lower-case letters, digits, `-` and `_`";

/// Whether a text is such a name.
pub(super) fn is_id(id: &str) -> bool {
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
        let mut reader = Reader { text, ..Default::default() };
        let skeleton: Skeleton = match format().from_str(text) {
            Ok(skeleton) => skeleton,
            Err(error) => {
                reader.syntax(0, &error);
                return Err(fail(reader.faults));
            }
        };
        if !reader.survey(&skeleton) {
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
                ends: false,
            }),
            setup: setup.unwrap_or(SetupText { rows: vec![4], ..Default::default() }),
            phases: reader.phases(&skeleton.phases),
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
            if let Some(option) = reader.option(raw, |reader, raws| reader.edits(raws, &variant)) {
                variant.options.push(option);
            }
        }
        for raw in &skeleton.presets {
            if let Some(preset) = reader.preset(raw, &variant.presets, |reader, raws| reader.edits(raws, &variant)) {
                variant.presets.push(preset);
            }
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
