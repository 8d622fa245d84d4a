//! Reader of RON text: returns a checked [`Variant`], or all diagnostics, each with its line and column.
//!
//! A file is read twice: first its skeleton, with each part still text, then each clause by itself, so that a mistake
//! in one does not hide those in others.

mod diagnostic;
mod missing;
mod named;
mod names;
mod reader;
mod skeleton;
mod tree;

pub(crate) use self::diagnostic::LoadDiagnostic;

use self::reader::{VariantReader, written};
use self::skeleton::{EditText, Skeleton};
use self::tree::Node;
use super::board::{BoardText, SetupText};
use super::dialect::{IdDiagnostic, LoadError, MAX_FILE, MAX_STAGES, format, is_id, start};
use super::explain::names;
use super::kinds::{Clause, ClausePatch, KindInfo, List, every_kind};
use super::syntax::SyntaxDiagnostic;
use super::variant::{Edit, Settings, Variant};
use super::{assemble, refusal};
use crate::diagnostic::{Diagnostic, Key, Span, Written};
use ron::value::RawValue;

impl Variant {
    /// Reads and checks a variant. `file` names it in errors.
    ///
    /// # Errors
    /// All diagnostics, each with its line and column.
    pub fn read(file: &str, text: &str) -> Result<Variant, LoadError> {
        let fail = |mut diagnostics: Vec<Diagnostic>| {
            diagnostics.sort_by_key(Diagnostic::span);
            let diagnostics = diagnostics.into_iter().map(|it| it.in_file(file)).collect();
            LoadError::File { file: file.to_owned(), diagnostics }
        };
        if text.len() > MAX_FILE {
            let long = LoadDiagnostic::FileTooLong { bytes: text.len(), most: MAX_FILE };
            return Err(fail(vec![Diagnostic::from(long).at(1, 1)]));
        }
        if text.trim().is_empty() {
            return Err(fail(vec![SyntaxDiagnostic::TextEmpty { file: file.into(), kind: Key("variant") }.into()]));
        }
        let mut reader = VariantReader { text, ..Default::default() };
        let skeleton: Skeleton = match format().from_str(text) {
            Ok(skeleton) => skeleton,
            Err(error) => {
                reader.syntax(0, &error);
                return Err(fail(reader.diagnostics));
            }
        };
        if !survey(&mut reader, &skeleton) {
            return Err(fail(reader.diagnostics));
        }
        let id: String = skeleton.id.and_then(|raw| reader.read(raw)).unwrap_or_default();
        if let Some(raw) = skeleton.id.filter(|_| !is_id(&id) && reader.diagnostics.is_empty()) {
            let at = reader.offset(raw);
            reader.report_at(at, IdDiagnostic::NotAName { id: id.as_str().into() });
        }
        let about = skeleton.about.and_then(|raw| reader.read(raw)).unwrap_or_default();
        let board = skeleton.board.and_then(|raw| reader.read::<BoardText>(raw));
        let setup = skeleton.setup.and_then(|raw| reader.read::<SetupText>(raw));
        let known_board = board.is_some() && setup.is_some();
        let mut clauses = ClauseReader::default();
        for (list, raws) in skeleton.lists() {
            clauses.list(&mut reader, list, raws);
        }
        let mut variant = Variant {
            id,
            about,
            board: board.unwrap_or_else(|| BoardText::plain(2, 6)),
            setup: setup.unwrap_or(SetupText { rows: vec![4], ..Default::default() }),
            stages: reader.stages(&skeleton.stages),
            clauses: clauses.read.clone(),
            options: Vec::new(),
            presets: Vec::new(),
        };
        for raw in &skeleton.options {
            let rules = known_board.then_some((&variant.board, &variant.setup));
            let option = reader.option(raw, rules, |reader, raws| clauses.edits(reader, raws));
            variant.options.extend(option);
        }
        for raw in &skeleton.presets {
            let preset = reader.preset(raw, &variant.presets, |reader, raws| clauses.edits(reader, raws));
            variant.presets.extend(preset);
        }
        if reader.diagnostics.is_empty() && known_board {
            for (id, diagnostic) in assemble::faults(&variant) {
                let list = id.as_deref().filter(|id| is_list(id)).and_then(|id| place_of_part(text, id));
                match id.as_deref().and_then(|id| reader.place(id)) {
                    Some(at) => reader.report_part(at, list, diagnostic),
                    None => reader.report_exactly_at(list.unwrap_or_else(|| start(text)), diagnostic),
                }
            }
        }
        if reader.diagnostics.is_empty() { Ok(variant) } else { Err(fail(reader.diagnostics)) }
    }

    /// Returns the place of the id in the text of a variant, if there is one.
    ///
    /// ```
    /// use mancala::diagnostic::Span;
    /// use mancala::rules::Variant;
    ///
    /// let text = "Variant(\n    id: \"hill\",\n)";
    /// assert_eq!(Variant::place_of_id(text), Some(Span { line: 2, column: 9 }));
    /// ```
    pub fn place_of_id(text: &str) -> Option<Span> {
        let at = Node::first_in(text).field("id")?.offset;
        let (line, column) = VariantReader { text, ..Default::default() }.line_and_column(at);
        Some(Span { line, column })
    }

    /// Returns the rules of this variant, or of one of its siblings and presets, with options chosen. Options not named
    /// have their defaults.
    ///
    /// # Errors
    /// An unknown preset, option or value, or options that do not go together, each with the reason.
    pub fn rules(&self, preset: Option<&str>, settings: &Settings) -> Result<super::Rules, LoadError> {
        let preset = match preset {
            None => None,
            Some(name) => match self.presets.iter().find(|preset| preset.id == name) {
                Some(preset) => Some(preset),
                None => return Err(LoadError::Unknown { id: format!("{}/{name}", self.id), near: None }),
            },
        };
        let id = match preset {
            Some(preset) => format!("{}/{}", self.id, preset.id),
            None => self.id.clone(),
        };
        let mut rules = assemble::build(self, preset, settings).map_err(|faults| LoadError::Options {
            id: id.clone(),
            diagnostics: refusal::reasons(self, preset, settings, faults),
        })?;
        // A sibling is a game of its own and is compared with itself; a preset, with the game that it varies.
        let sibling = preset.filter(|preset| preset.about.is_some());
        let plain =
            assemble::build(self, sibling, &Settings::new()).expect("selfs were checked with their defaults at load");
        rules.changed = assemble::changes(&rules, &plain);
        rules.defaults = plain.settings;
        rules.id = id;
        Ok(rules)
    }
}

/// Returns the offset of the name of a part of the file, such as a list.
fn place_of_part(text: &str, place: &str) -> Option<usize> {
    let part = place.strip_prefix('@')?;
    Node::first_in(text).field(part)?.name.as_ref().map(|(at, _)| *at)
}

/// Returns whether a place is that of a list of clauses.
fn is_list(place: &str) -> bool {
    place.strip_prefix('@').is_some_and(|part| !["id", "about", "board", "setup"].contains(&part))
}

/// Notes where the parts of a file stand and which are missing; whether it has no more of each than it may.
fn survey(reader: &mut VariantReader, skeleton: &Skeleton) -> bool {
    reader.survey_head([skeleton.id, skeleton.about, skeleton.board, skeleton.setup]);
    let lists = skeleton.lists().map(|(list, raws)| (list.name(), raws));
    reader.survey_clauses(&lists)
        & reader.bounded(skeleton.stages.len(), MAX_STAGES, "stages", skeleton.stages.first().copied())
        & reader.survey_options(&skeleton.options, &skeleton.presets)
}

/// The clauses of a file as far as they are read.
#[derive(Default)]
struct ClauseReader {
    read: Vec<(List, Clause)>,
    /// Those that choices read so far would add.
    added: Vec<Clause>,
    /// `true` if some clause could not be read, so that its name is not known either.
    misses: bool,
}

impl ClauseReader {
    /// Reads the clauses of a list.
    fn list<'a>(&mut self, reader: &mut VariantReader<'a>, list: List, raws: &[&'a RawValue]) {
        for raw in raws {
            let Some(clause) = self.clause(reader, list, raw) else { continue };
            let at = reader.offset(raw);
            if clause.id().is_empty() {
                let kind = clause.kind();
                let example = format!("{kind}(id: \"...\", ...)").into();
                reader.report_at(at, LoadDiagnostic::NoClauseId { kind: kind.into(), example });
            } else {
                reader.name("", clause.id(), at);
            }
            self.read.push((list, clause));
        }
    }

    /// Reads a clause that is to stand in a list.
    fn clause<'a>(&mut self, reader: &mut VariantReader<'a>, list: List, raw: &'a RawValue) -> Option<Clause> {
        let clause = match self.misplaced(list, raw) {
            Some(diagnostic) => {
                let at = reader.offset(raw);
                reader.report_at(at, diagnostic);
                None
            }
            None => reader.read::<ClausePatch>(raw).map(|patch| Clause::said(&patch)),
        };
        self.misses |= clause.is_none();
        clause
    }

    /// Returns what is wrong where a text begins with the name of a kind that cannot stand in a list.
    fn misplaced(&self, list: List, raw: &RawValue) -> Option<LoadDiagnostic> {
        let text = written(raw);
        let name = &text[..text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())];
        let here = |kind: &&KindInfo| kind.lists.contains(&list);
        let kind = every_kind().iter().find(|kind| kind.kind == name);
        if name.is_empty() || kind.as_ref().is_some_and(here) {
            return None;
        }
        let known: Vec<&str> = every_kind().iter().filter(here).map(|kind| kind.kind).collect();
        let (known, under) = (names(&known), list.name().into());
        Some(match kind {
            Some(kind) => {
                let lists = kind.lists.iter().map(|list| list.name().into()).collect();
                LoadDiagnostic::ClauseElsewhere { kind: name.into(), lists, under, known }
            }
            None => LoadDiagnostic::ClauseKindUnknown { kind: name.into(), under, known },
        })
    }

    /// Reads edits.
    fn edits<'a>(&mut self, reader: &mut VariantReader<'a>, raws: &[&'a RawValue]) -> Vec<Edit> {
        if !reader.bounded_edits(raws) {
            return Vec::new();
        }
        raws.iter().filter_map(|raw| self.edit(reader, raw)).collect()
    }

    fn edit<'a>(&mut self, reader: &mut VariantReader<'a>, raw: &'a RawValue) -> Option<Edit> {
        let at = reader.offset(raw);
        Some(match reader.read_frame::<EditText<'a>>(raw)? {
            EditText::Remove(id) => Edit::Remove(id),
            EditText::Stages(stages) => Edit::Stages(stages),
            EditText::FirstStage(stage) => Edit::FirstStage(stage),
            EditText::Board(patch) => Edit::Board(patch),
            EditText::Setup(patch) => Edit::Setup(patch),
            EditText::Change(id, patch) => {
                let patch = self.change(reader, &id, patch, at)?;
                Edit::Change(id, Box::new(patch))
            }
            EditText::Add(add) => {
                let clause = self.clause(reader, add.to, add.clause)?;
                let id = clause.id();
                if id.is_empty() {
                    reader.report_at(at, LoadDiagnostic::AddedClauseWithoutId);
                    return None;
                }
                if !is_id(id) {
                    reader.report_at(at, IdDiagnostic::NotAName { id: id.into() });
                    return None;
                }
                self.added.push(clause.clone());
                Edit::Add { to: add.to, before: add.before, clause: Box::new(clause) }
            }
        })
    }

    /// Reads a change to the clause of a name.
    fn change<'a>(
        &self,
        reader: &mut VariantReader<'a>,
        id: &str,
        raw: &'a RawValue,
        at: usize,
    ) -> Option<ClausePatch> {
        let written = self.read.iter().map(|(_, clause)| clause);
        let Some(clause) = written.clone().chain(&self.added).find(|clause| clause.id() == id) else {
            if !self.misses {
                let known: Vec<Written> = written.map(|clause| clause.id().into()).collect();
                let clause = id.into();
                let diagnostic = match known.is_empty() {
                    true => LoadDiagnostic::NoClauseToChange { clause },
                    false => LoadDiagnostic::ChangedClauseUnknown { clause, known },
                };
                reader.report_at(at, diagnostic);
            }
            return None;
        };
        let patch = reader.read_by(raw, |text| clause.read_change(text))?;
        let mut changed = clause.clone();
        changed.change(&patch);
        if changed.id() != id {
            reader.report_at(at, LoadDiagnostic::ChangedClauseId { clause: id.into() });
            return None;
        }
        Some(patch)
    }
}
