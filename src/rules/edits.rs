//! The edits of the options chosen, made to a variant one after another; and what becomes of those that others undo.

use super::Clause;
use super::board::{BoardText, SetupText};
use super::clause::AnyClause;
use super::dialect::listed;
use super::phase::Phase;
use super::variant::{Edit, OptionKind, Patch, Preset, Setting, Settings, Variant, VariantOption};
use std::fmt;

/// The parts of a variant after every edit of its settings, and the edits that could not be made or do not show.
pub(super) struct Edited<'a> {
    pub board: BoardText,
    pub setup: SetupText,
    pub phases: Vec<Phase>,
    pub clauses: Vec<Clause>,
    pub quarrels: Vec<Quarrel<'a>>,
}

/// An edit that could not be made, or that another one undoes.
pub(super) struct Quarrel<'a> {
    /// The option, or else the preset, that brings the edit.
    pub by: &'a str,
    pub why: Why,
}

/// What stands against an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// There is no clause of this name, for what the edit would do; these there are.
    NoClause { id: String, to: &'static str, known: Vec<String> },
    /// A clause of this name is there already.
    ThereAlready(String),
    /// Another choice removes the clause.
    Removed(String),
    /// Another choice adds the clause that is removed.
    BroughtBack(String),
    /// Another choice says otherwise of the clause.
    Otherwise(String),
    /// Another choice says otherwise of the board.
    OtherBoard,
    /// Another choice says otherwise of the setup.
    OtherSetup,
}

impl<'a> Edited<'a> {
    /// Makes every edit. `settings` has a value for every option, each one that the option knows.
    pub fn of(variant: &'a Variant, preset: Option<&'a Preset>, settings: &Settings) -> Edited<'a> {
        let mut edited = Edited {
            board: variant.board.clone(),
            setup: variant.setup.clone(),
            phases: variant.phases.clone(),
            clauses: variant.clauses(),
            quarrels: Vec::new(),
        };
        let written: Vec<String> = edited.clauses.iter().map(Clause::id).collect();
        set_numbers(&variant.options, settings, &mut edited.board, &mut edited.setup);
        let mut edits = chosen(&variant.options, preset, settings);
        // A clause that only some choice adds may be changed by others whether it is there or not.
        let added = every_edit(&variant.options, &variant.presets).filter_map(|edit| match edit {
            Edit::Add(clause, _) => Some(clause.id()),
            _ => None,
        });
        let added: Vec<String> = added.filter(|id| !written.contains(id)).collect();
        let now_and_then = |edit: &Edit| matches!(edit, Edit::Change(id, _) if added.contains(id));
        let absent = |edit: &Edit, clauses: &[Clause]| {
            now_and_then(edit)
                && !clauses.iter().any(|clause| matches!(edit, Edit::Change(id, _) if *id == clause.id()))
        };
        edits.sort_by_key(|(_, edit)| now_and_then(edit));
        for &(by, edit) in &edits {
            if absent(edit, &edited.clauses) {
                continue;
            }
            if let Err(why) = edited.make(edit, &written) {
                edited.quarrels.push(Quarrel { by, why });
            }
        }
        // What could not be done is not there, whatever the others say.
        if edited.quarrels.is_empty() {
            let made = edits.into_iter().filter(|(_, edit)| !absent(edit, &edited.clauses));
            let undone = made.filter_map(|(by, edit)| edited.undone(edit).map(|why| Quarrel { by, why }));
            edited.quarrels = undone.collect();
        }
        edited
    }

    /// Makes an edit. `written` are the clauses of the file: one of them that is gone was removed by another choice, and
    /// to remove it again is no fault.
    fn make(&mut self, edit: &Edit, written: &[String]) -> Result<(), Why> {
        let at = |id: &str| self.clauses.iter().position(|clause| clause.id() == id);
        let no_clause = |id: &str, to| Why::NoClause {
            id: id.to_owned(),
            to,
            known: self.clauses.iter().map(Clause::id).collect(),
        };
        match edit {
            Edit::Remove(id) => match at(id) {
                Some(i) => drop(self.clauses.remove(i)),
                None if written.contains(id) => {}
                None => return Err(no_clause(id, "remove")),
            },
            Edit::Change(id, patch) => match at(id) {
                Some(i) => change(&mut self.clauses[i], patch),
                None => return Err(no_clause(id, "change")),
            },
            Edit::Add(clause, _) if at(&clause.id()).is_some() => return Err(Why::ThereAlready(clause.id())),
            Edit::Add(clause, before) => {
                let at = match before {
                    Some(id) => at(id).ok_or_else(|| no_clause(id, "stand before"))?,
                    None => self.clauses.iter().rposition(|it| subject(it) <= subject(clause)).map_or(0, |i| i + 1),
                };
                self.clauses.insert(at, clause.clone());
            }
            Edit::Phases(new) => self.phases.clone_from(new),
            Edit::FirstPhase(first) => self.phases.insert(0, first.clone()),
            Edit::Board(patch) => patch.apply(&mut self.board),
            Edit::Setup(patch) => patch.apply(&mut self.setup),
        }
        Ok(())
    }

    /// Why an edit no longer shows after all edits were made, if it does not.
    fn undone(&self, edit: &Edit) -> Option<Why> {
        let now = |id: &str| self.clauses.iter().find(|clause| clause.id() == id);
        match edit {
            Edit::Remove(id) => now(id).map(|_| Why::BroughtBack(id.clone())),
            Edit::Add(clause, _) => now(&clause.id()).is_none().then(|| Why::Removed(clause.id())),
            Edit::Change(id, patch) => {
                let Some(clause) = now(id) else { return Some(Why::Removed(id.clone())) };
                let mut again = clause.clone();
                change(&mut again, patch);
                (again != *clause).then(|| Why::Otherwise(id.clone()))
            }
            Edit::Board(patch) => {
                let mut again = self.board.clone();
                patch.apply(&mut again);
                (again != self.board).then_some(Why::OtherBoard)
            }
            Edit::Setup(patch) => {
                let mut again = self.setup.clone();
                patch.apply(&mut again);
                (again != self.setup).then_some(Why::OtherSetup)
            }
            Edit::Phases(_) | Edit::FirstPhase(_) => None,
        }
    }
}

impl Quarrel<'_> {
    /// The fault as a reader of the file is told.
    pub fn told(&self, settings: &Settings) -> String {
        let by = match settings.get(self.by) {
            Some(value) => format!("{} = {value}", self.by),
            None => self.by.to_owned(),
        };
        match self.why {
            Why::NoClause { .. } | Why::ThereAlready(_) => format!("{by}: {}", self.why),
            _ => format!("{by} does not go with the other options: {}", self.why),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NoClause { id, to, known } => {
                write!(f, "there is no clause `{id}` to {to}: expected {}", listed(known))
            }
            Why::ThereAlready(id) => write!(f, "there is a clause `{id}` already: expected another id"),
            Why::Removed(id) => write!(f, "another choice removes the clause `{id}`"),
            Why::BroughtBack(id) => write!(f, "another choice brings back the clause `{id}`"),
            Why::Otherwise(id) => write!(f, "another choice says otherwise of the clause `{id}`"),
            Why::OtherBoard => write!(f, "another choice says otherwise of the board"),
            Why::OtherSetup => write!(f, "another choice says otherwise of the setup"),
        }
    }
}

/// Sets the numbers of the board and the opening that options stand at.
pub(super) fn set_numbers<E>(
    options: &[VariantOption<E>],
    settings: &Settings,
    board: &mut BoardText,
    setup: &mut SetupText,
) {
    for option in options {
        let OptionKind::Number { sets, .. } = &option.kind else { continue };
        let number: u16 = settings[&option.id].parse().expect("the value was checked");
        for set in sets {
            match set {
                Setting::Columns => board.columns = u8::try_from(number).unwrap_or(u8::MAX),
                Setting::Seeds => setup.rows.iter_mut().filter(|n| **n > 0).for_each(|n| *n = number),
                Setting::Hand => setup.hand = number,
                Setting::Fill => setup.seed = number,
                Setting::Total => setup.total = Some(number),
            }
        }
    }
}

/// The edits of a preset and of the choices made, each with the preset or option that brings it.
pub(super) fn chosen<'a, E>(
    options: &'a [VariantOption<E>],
    preset: Option<&'a Preset<E>>,
    settings: &Settings,
) -> Vec<(&'a str, &'a E)> {
    let of_preset = preset.into_iter().flat_map(|it| it.edits.iter().map(|edit| (it.id.as_str(), edit)));
    let of_options = options.iter().flat_map(|option| {
        let value = &settings[&option.id];
        option.edits(value).iter().map(|edit| (option.id.as_str(), edit))
    });
    of_preset.chain(of_options).collect()
}

/// Every edit that a file offers.
pub(super) fn every_edit<'a, E>(
    options: &'a [VariantOption<E>],
    presets: &'a [Preset<E>],
) -> impl Iterator<Item = &'a E> {
    let of_options = options.iter().flat_map(|option| match &option.kind {
        OptionKind::Choices(choices) => choices.as_slice(),
        OptionKind::Number { .. } => &[],
    });
    of_options.flat_map(|choice| &choice.edits).chain(presets.iter().flat_map(|preset| &preset.edits))
}

fn change(clause: &mut Clause, patch: &Patch) {
    match (clause, patch) {
        (Clause::Choice(it), Patch::Choice(patch)) => it.apply(patch),
        (Clause::Sowing(it), Patch::Sowing(patch)) => it.apply(patch),
        (Clause::Capture(it), Patch::Capture(patch)) => it.apply(patch),
        (Clause::Claim(it), Patch::Claim(patch)) => it.apply(patch),
        (Clause::Turn(it), Patch::Turn(patch)) => it.apply(patch),
        (Clause::Ending(it), Patch::Ending(patch)) => it.apply(patch),
        (Clause::Round(it), Patch::Round(patch)) => it.apply(patch),
        _ => unreachable!("a patch was read for the subject of its clause"),
    }
}

fn subject(clause: &Clause) -> usize {
    match clause {
        Clause::Choice(_) => 0,
        Clause::Sowing(_) => 1,
        Clause::Capture(_) => 2,
        Clause::Claim(_) => 3,
        Clause::Turn(_) => 4,
        Clause::Ending(_) => 5,
        Clause::Round(_) => 6,
    }
}
