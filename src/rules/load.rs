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
use super::dialect::{Fault, LoadError, MAX_FILE, NAME, format, is_id, start};
use super::variant::{Settings, Variant};
use super::{Clause, assemble, refusal};

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
            reasons: refusal::reasons(self, preset, settings, faults),
        })?;
        // A sibling is a game of its own and is compared with itself; a preset, with the game that it varies.
        let sibling = preset.filter(|preset| preset.about.is_some());
        let plain =
            assemble::build(self, sibling, &Settings::new()).expect("selfs were checked with their defaults at load");
        rules.changed = assemble::changes(&rules, &plain, self);
        rules.defaults = plain.settings;
        rules.id = id;
        Ok(rules)
    }
}
