//! Application of the chosen options' edits to a variant, one after another, and detection of edits that others undo.

use super::board::{BoardText, SetupText};
use super::dialect::listed;
use super::kinds::{Clause, List};
use super::stage::Stage;
use super::variant::{Edit, OptionKind, Preset, Setting, Settings, Variant, VariantOption};
use std::collections::BTreeSet;
use std::fmt;

/// The parts of a variant after every edit of its settings, and the edits that could not be made or do not show.
pub(super) struct Edited<'a> {
    pub(super) board: BoardText,
    pub(super) setup: SetupText,
    pub(super) stages: Vec<Stage>,
    pub(super) clauses: Vec<(List, Clause)>,
    pub(super) quarrels: Vec<Quarrel<'a>>,
    /// Options whose choice only changes clauses that are not in the game.
    pub(super) idle: Vec<String>,
}

/// An edit that could not be made, or that another one undoes.
pub(super) struct Quarrel<'a> {
    /// The option, or else the preset, that brings the edit.
    pub(super) by: &'a str,
    pub(super) why: Why,
}

/// Reason why an edit fails or has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// There is no clause of this name; `to` is what the edit would do, `known` are the clauses there are.
    NoClause { id: String, to: &'static str, known: Vec<String> },
    /// A clause of this name is there already.
    ThereAlready(String),
    /// Another choice removes the clause.
    Removed(String),
    /// Another choice adds the clause that is removed.
    BroughtBack(String),
    /// Another choice changes the clause differently.
    Otherwise(String),
    /// Another choice changes the board differently.
    OtherBoard,
    /// Another choice changes the setup differently.
    OtherSetup,
}

impl<'a> Edited<'a> {
    /// Makes every edit. `settings` has a value for every option, each one that the option knows.
    pub(super) fn of(variant: &'a Variant, preset: Option<&'a Preset>, settings: &Settings) -> Edited<'a> {
        let mut edited = Edited {
            board: variant.board.clone(),
            setup: variant.setup.clone(),
            stages: variant.stages.clone(),
            clauses: variant.clauses.clone(),
            quarrels: Vec::new(),
            idle: Vec::new(),
        };
        set_numbers(&variant.options, settings, &mut edited.board, &mut edited.setup);
        let mut edits = chosen(&variant.options, preset, settings);
        let all: Vec<&str> = edits.iter().map(|(by, _)| *by).collect();
        // A clause that some choices add or remove may be changed by others whether it is there or not.
        let moves = every_edit(&variant.options, &variant.presets).filter_map(|edit| match edit {
            Edit::Add { clause, .. } => Some(clause.id()),
            Edit::Remove(id) => Some(id),
            _ => None,
        });
        let moves: BTreeSet<&str> = moves.collect();
        let now_and_then = |edit: &Edit| matches!(edit, Edit::Change(id, _) if moves.contains(id.as_str()));
        edits.sort_by_key(|(_, edit)| now_and_then(edit));
        edits.retain(|&(by, edit)| {
            let absent = now_and_then(edit) && !edited.clauses.iter().any(|(_, it)| edit.touches(it.id()));
            if !absent && let Err(why) = edited.make(edit, variant) {
                edited.quarrels.push(Quarrel { by, why });
            }
            !absent
        });
        let does_nothing = |option: &&VariantOption| {
            all.contains(&option.id.as_str()) && !edits.iter().any(|(by, _)| *by == option.id)
        };
        edited.idle = variant.options.iter().filter(does_nothing).map(|option| option.id.clone()).collect();
        // What could not be done is not there, whatever the others say.
        if edited.quarrels.is_empty() {
            let undone = edits.into_iter().filter_map(|(by, edit)| edited.undone(edit).map(|why| Quarrel { by, why }));
            edited.quarrels = undone.collect();
        }
        edited
    }

    fn at(&self, id: &str) -> Option<usize> {
        self.clauses.iter().position(|(_, clause)| clause.id() == id)
    }

    /// Makes an edit. A clause of the file that is gone was removed by another choice; removing it again is not an
    /// error.
    fn make(&mut self, edit: &Edit, variant: &Variant) -> Result<(), Why> {
        let no_clause = |clauses: &[(List, Clause)], id: &str, to| Why::NoClause {
            id: id.to_owned(),
            to,
            known: clauses.iter().map(|(_, clause)| clause.id().to_owned()).collect(),
        };
        match edit {
            Edit::Remove(id) => match self.at(id) {
                Some(i) => drop(self.clauses.remove(i)),
                None if variant.clause(id).is_some() => {}
                None => return Err(no_clause(&self.clauses, id, "remove")),
            },
            Edit::Change(id, patch) => match self.at(id) {
                Some(i) => self.clauses[i].1.change(patch),
                None => return Err(no_clause(&self.clauses, id, "change")),
            },
            Edit::Add { clause, .. } if self.at(clause.id()).is_some() => {
                return Err(Why::ThereAlready(clause.id().to_owned()));
            }
            Edit::Add { to, before, clause } => {
                let at = match before {
                    Some(id) => match self.at(id).filter(|&i| self.clauses[i].0 == *to) {
                        Some(at) => at,
                        None => {
                            let list: Vec<_> = self.clauses.iter().filter(|(list, _)| list == to).cloned().collect();
                            return Err(no_clause(&list, id, "stand before"));
                        }
                    },
                    None => self.clauses.partition_point(|(list, _)| list <= to),
                };
                self.clauses.insert(at, (*to, Clause::clone(clause)));
            }
            Edit::Stages(stages) if stages.is_empty() => self.stages = vec![Stage::only()],
            Edit::Stages(stages) => self.stages.clone_from(stages),
            Edit::FirstStage(first) => self.stages.insert(0, first.clone()),
            Edit::Board(patch) => patch.apply(&mut self.board),
            Edit::Setup(patch) => patch.apply(&mut self.setup),
        }
        Ok(())
    }

    /// Returns why an edit no longer shows after all edits were made, if it does not.
    fn undone(&self, edit: &Edit) -> Option<Why> {
        let now = |id: &str| self.at(id).map(|i| &self.clauses[i].1);
        match edit {
            Edit::Remove(id) => now(id).map(|_| Why::BroughtBack(id.clone())),
            Edit::Add { clause, .. } => now(clause.id()).is_none().then(|| Why::Removed(clause.id().to_owned())),
            Edit::Change(id, patch) => {
                let Some(clause) = now(id) else { return Some(Why::Removed(id.clone())) };
                let mut again = clause.clone();
                again.change(patch);
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
            Edit::Stages(_) | Edit::FirstStage(_) => None,
        }
    }
}

impl Quarrel<'_> {
    /// Returns the diagnostic as readers of the file see it.
    pub(super) fn told(&self, settings: &Settings) -> String {
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
pub(super) fn set_numbers(
    options: &[VariantOption],
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

impl Setting {
    /// Returns the number in the rules before any option changes it; `None` if they have none, or several.
    pub(super) fn value_in(self, board: &BoardText, setup: &SetupText) -> Option<u16> {
        match self {
            Setting::Columns => Some(board.columns.into()),
            Setting::Seeds => {
                let mut seeds = setup.rows.iter().copied().filter(|seeds| *seeds > 0);
                let first = seeds.next()?;
                seeds.all(|other| other == first).then_some(first)
            }
            Setting::Hand => Some(setup.hand),
            Setting::Fill => Some(setup.seed),
            Setting::Total => setup.total,
        }
    }
}

/// The edits of a preset and of the choices made, each with the preset or option that brings it.
pub(super) fn chosen<'a>(
    options: &'a [VariantOption],
    preset: Option<&'a Preset>,
    settings: &Settings,
) -> Vec<(&'a str, &'a Edit)> {
    let of_preset = preset.into_iter().flat_map(|it| it.edits.iter().map(|edit| (it.id.as_str(), edit)));
    let of_options = options.iter().flat_map(|option| {
        let value = &settings[&option.id];
        option.edits(value).iter().map(|edit| (option.id.as_str(), edit))
    });
    of_preset.chain(of_options).collect()
}

/// Every edit that a file offers.
pub(super) fn every_edit<'a>(options: &'a [VariantOption], presets: &'a [Preset]) -> impl Iterator<Item = &'a Edit> {
    let of_options = options.iter().flat_map(|option| match &option.kind {
        OptionKind::Choices(choices) => choices.as_slice(),
        OptionKind::Number { .. } => &[],
    });
    of_options.flat_map(|choice| &choice.edits).chain(presets.iter().flat_map(|preset| &preset.edits))
}
