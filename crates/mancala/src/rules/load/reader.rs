//! Reader of a file, part by part, which notes each diagnostic with its line and column.

use super::diagnostic::LoadDiagnostic;
use super::missing::further;
use super::named::{may_be_named, place_of_named};
use super::names::with_names;
use super::skeleton::{ChoiceItem, NumberText, OptionText, PresetText};
use crate::diagnostic::{Diagnostic, Key};
use crate::rules::board::{BoardText, SetupText};
use crate::rules::dialect::{IdDiagnostic, MAX_CLAUSES, MAX_EDITS, MAX_FAULTS, MAX_OPTIONS, format, is_id, start};
use crate::rules::explain::{missing, ron_diagnostic};
use crate::rules::slips::slip;
use crate::rules::stage::Stage;
use crate::rules::variant::{Choice, Edit, OptionKind, Preset, Setting, VariantOption};
use ron::error::{SpannedError, SpannedResult};
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// Returns the text of a value from its first character on.
pub(super) fn written(raw: &RawValue) -> &str {
    let text = raw.get_ron().trim_start();
    // A comment before it.
    if text.starts_with('/') { raw.trim().get_ron() } else { text }
}

#[derive(Default)]
pub(in crate::rules) struct VariantReader<'a> {
    pub(super) text: &'a str,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Offset of each clause, option (`=id`), choice (`=id=choice`), preset (`/id`), stage (`~id`) and part (`@board`).
    pub(super) places: BTreeMap<String, usize>,
    /// Choices of options read so far.
    pub(super) choices: usize,
    /// Edits read so far.
    pub(super) edits: usize,
}

impl<'a> VariantReader<'a> {
    pub(super) fn offset(&self, raw: &RawValue) -> usize {
        (written(raw).as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    pub(super) fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..offset];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
        (line, column)
    }

    /// Notes a diagnostic of the part of the file that begins at an offset: at the very thing in it that the diagnostic
    /// names, if that is known.
    pub(super) fn report_at(&mut self, offset: usize, diagnostic: impl Into<Diagnostic>) {
        self.report_part(offset, None, diagnostic.into());
    }

    /// Notes a diagnostic of a part of the file that begins at an offset, or of a list of clauses of which the first
    /// begins there: `list` is then the offset of its name, which is marked where the list lacks something.
    pub(super) fn report_part(&mut self, offset: usize, list: Option<usize>, diagnostic: Diagnostic) {
        let within = place_of_named(&self.text[offset..], list.is_some(), &diagnostic);
        let name = list.filter(|_| !may_be_named(&diagnostic));
        self.report_exactly_at(within.map_or(name.unwrap_or(offset), |within| offset + within), diagnostic);
    }

    /// Notes a diagnostic at an offset in the file.
    pub(super) fn report_exactly_at(&mut self, offset: usize, diagnostic: impl Into<Diagnostic>) {
        if self.is_full() {
            return;
        }
        let (line, column) = self.line_and_column(offset);
        self.diagnostics.push(diagnostic.into().at(line, column));
    }

    /// Returns whether the maximum number of diagnostics is reached.
    fn is_full(&self) -> bool {
        self.diagnostics.len() >= MAX_FAULTS
    }

    /// Returns whether there are no more things of a kind than a variant may have. `raw` is the first beyond them.
    pub(super) fn bounded(&mut self, count: usize, most: usize, what: &'static str, raw: Option<&RawValue>) -> bool {
        if count > most {
            let at = raw.map_or(0, |raw| self.offset(raw));
            self.report_at(at, LoadDiagnostic::TooManyParts { what: Key(what), count, most });
        }
        count <= most
    }

    /// Notes an error of the RON reader in the part that begins at an offset.
    pub(super) fn syntax(&mut self, base: usize, error: &SpannedError) {
        if !self.slipped(base, error) {
            self.report_within(base, ron_diagnostic(error));
        }
    }

    /// Notes an error of the RON reader in the part that begins at an offset if it is a slip. Returns whether it is noted,
    /// or there are enough already.
    fn slipped(&mut self, base: usize, error: &SpannedError) -> bool {
        if self.is_full() {
            return true;
        }
        let slip = slip(self.text, base, error);
        let is_slip = slip.is_some();
        self.diagnostics.extend(slip);
        is_slip
    }

    /// Notes a diagnostic whose place is counted from the beginning of the part that begins at an offset.
    fn report_within(&mut self, base: usize, diagnostic: Diagnostic) {
        if self.is_full() {
            return;
        }
        let (line, column) = self.line_and_column(base);
        let (line, column) = match diagnostic.span() {
            None => (line, column),
            Some(at) if at.line <= 1 => (line, column + at.column - 1),
            Some(at) => (line + at.line - 1, at.column),
        };
        self.diagnostics.push(diagnostic.at(line, column));
    }

    /// Reads a part of which other parts are read later.
    pub(super) fn read_frame<T: Deserialize<'a>>(&mut self, raw: &'a RawValue) -> Option<T> {
        let base = self.offset(raw);
        format().from_str(written(raw)).map_err(|error| self.syntax(base, &error)).ok()
    }

    /// Reads a part.
    pub(super) fn read<T: DeserializeOwned>(&mut self, raw: &RawValue) -> Option<T> {
        self.read_by(raw, |text| format().from_str(text))
    }

    pub(super) fn read_by<T>(&mut self, raw: &RawValue, read: impl Fn(&str) -> SpannedResult<T>) -> Option<T> {
        let base = self.offset(raw);
        let text = written(raw);
        let error = match read(text) {
            Ok(part) => return Some(part),
            Err(error) => error,
        };
        if self.slipped(base, &error) {
            return None;
        }
        let diagnostic = with_names(text, &error, &read);
        let span = diagnostic.span();
        self.report_within(base, diagnostic);
        for lacking in further(text, &error, &read) {
            self.report_within(base, Diagnostic::from(lacking).with_span(span));
        }
        None
    }

    /// Notes where id, about, board and setup stand, or that they are missing.
    pub(super) fn survey_head(&mut self, parts: [Option<&RawValue>; 4]) {
        for (name, raw) in ["id", "about", "board", "setup"].into_iter().zip(parts) {
            match raw {
                Some(raw) => drop(self.places.insert(format!("@{name}"), self.offset(raw))),
                None => self.report_at(start(self.text), missing(name)),
            }
        }
    }

    /// Notes where the lists of clauses stand; whether there are no more clauses than there may be.
    pub(super) fn survey_clauses(&mut self, lists: &[(&str, &[&RawValue])]) -> bool {
        for (name, raws) in lists {
            if let Some(raw) = raws.first() {
                self.places.insert(format!("@{name}"), self.offset(raw));
            }
        }
        let clauses = lists.iter().map(|(_, raws)| raws.len()).sum();
        let first = lists.iter().find_map(|(_, raws)| raws.first()).copied();
        self.bounded(clauses, MAX_CLAUSES, "clauses", first)
    }

    /// Returns whether there are no more options and presets than there may be.
    pub(super) fn survey_options(&mut self, options: &[&RawValue], presets: &[&RawValue]) -> bool {
        self.bounded(options.len(), MAX_OPTIONS, "options", options.first().copied())
            & self.bounded(presets.len(), MAX_OPTIONS, "presets", presets.first().copied())
    }

    /// Reads the stages of a file; without any there is one.
    pub(super) fn stages(&mut self, raws: &[&'a RawValue]) -> Vec<Stage> {
        let mut stages: Vec<Stage> = Vec::new();
        for raw in raws {
            if let Some(stage) = self.read::<Stage>(raw) {
                self.places.insert(format!("~{}", stage.id), self.offset(raw));
                stages.push(stage);
            }
        }
        if raws.is_empty() {
            stages.push(Stage::only());
        }
        stages
    }

    /// Returns the offset of an item; for a choice without one, that of its option.
    pub(super) fn place(&self, id: &str) -> Option<usize> {
        let option =
            || id.strip_prefix('=')?.split_once('=').and_then(|(option, _)| self.places.get(&format!("={option}")));
        self.places.get(id).or_else(option).copied()
    }

    /// Notes the offset of an id; `space` tells clauses (empty) from options (`=`) and the like.
    pub(super) fn name(&mut self, space: &str, id: &str, offset: usize) {
        if !is_id(id) {
            self.report_at(offset, IdDiagnostic::NotAName { id: id.into() });
        } else if self.places.insert(format!("{space}{id}"), offset).is_some() {
            let of = Key(if space.is_empty() { "clause" } else { "option" });
            self.report_at(offset, IdDiagnostic::Twice { id: id.into(), of });
        }
    }

    /// Returns whether there are no more edits than there may be, with these.
    pub(super) fn bounded_edits(&mut self, raws: &[&RawValue]) -> bool {
        self.edits += raws.len();
        self.bounded(self.edits, MAX_EDITS, "edits", raws.first().copied())
    }

    /// The number at which an option stands: that of the rules, which a file need not say twice and may not say
    /// otherwise.
    fn number(
        &mut self,
        at: usize,
        id: &str,
        (board, setup): (&BoardText, &SetupText),
        sets: &[Setting],
        default: Option<u16>,
        bounds: RangeInclusive<u16>,
    ) -> u16 {
        let mut said = sets.iter().map(|set| set.value_in(board, setup));
        let number = said.next().flatten().filter(|number| said.all(|other| other == Some(*number)));
        let Some(number) = number else {
            self.report_at(at, LoadDiagnostic::OptionNumberUnclear { option: id.into() });
            return *bounds.start();
        };
        let (from, to) = bounds.clone().into_inner();
        if let Some(default) = default.filter(|default| *default != number) {
            self.report_at(at, LoadDiagnostic::OptionDefaultDiffers { option: id.into(), number, default });
        } else if !bounds.contains(&number) {
            let outside = LoadDiagnostic::OptionNumberOutside { option: id.into(), number, from, to };
            let bound = if number < from { "from" } else { "to" };
            self.report_at(at, Diagnostic::from(outside).within(bound));
        }
        number
    }

    /// Reads an option of rules with this board and setup, as far as they are known; `read` reads the edits of a
    /// choice.
    pub(super) fn option(
        &mut self,
        raw: &'a RawValue,
        rules: Option<(&BoardText, &SetupText)>,
        mut read: impl FnMut(&mut Self, &[&'a RawValue]) -> Vec<Edit>,
    ) -> Option<VariantOption> {
        let at = self.offset(raw);
        let option = match self.read_frame::<OptionText<'a>>(raw)? {
            OptionText::Number(NumberText { id, name, from, to, default, sets }) => {
                let default = match rules {
                    Some(rules) => self.number(at, &id, rules, &sets, default, from..=to),
                    None => default.unwrap_or(from),
                };
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
                    let Some(item) = self.read_frame::<ChoiceItem<'a>>(raw) else { continue };
                    let (option, choice) = (|| text.id.as_str().into(), || item.id.as_str().into());
                    if choices.iter().any(|c| c.id == item.id) {
                        self.report_at(at, LoadDiagnostic::ChoiceTwice { option: option(), choice: choice() });
                    }
                    if choices.is_empty() && !item.edits.is_empty() {
                        self.report_at(at, LoadDiagnostic::FirstChoiceEdits { option: option(), choice: choice() });
                    }
                    let edits = read(self, &item.edits);
                    self.places.insert(format!("={}={}", text.id, item.id), at);
                    choices.push(Choice { id: item.id, text: item.text, edits });
                }
                if choices.len() < 2 {
                    self.report_at(at, LoadDiagnostic::FewChoices { option: text.id.as_str().into() });
                }
                VariantOption { id: text.id, name: text.name, kind: OptionKind::Choices(choices) }
            }
        };
        self.name("=", &option.id, at);
        Some(option)
    }

    /// Reads a preset that stands after others; `read` reads its edits.
    pub(super) fn preset(
        &mut self,
        raw: &'a RawValue,
        others: &[Preset],
        mut read: impl FnMut(&mut Self, &[&'a RawValue]) -> Vec<Edit>,
    ) -> Option<Preset> {
        let at = self.offset(raw);
        let text = self.read_frame::<PresetText<'a>>(raw)?;
        if !is_id(&text.id) {
            self.report_at(at, IdDiagnostic::NotAName { id: text.id.as_str().into() });
        } else if others.iter().any(|preset| preset.id == text.id) {
            self.report_at(at, IdDiagnostic::Twice { id: text.id.as_str().into(), of: Key("preset") });
        }
        let edits = read(self, &text.edits);
        self.places.insert(format!("/{}", text.id), at);
        Some(Preset { id: text.id, name: text.name, about: text.about, set: text.set, edits, offered: OnceLock::new() })
    }
}
