//! Application of the chosen options' edits to a variant, one after another, and detection of edits that others undo.

use super::assemble::with_choice;
use super::board::{BoardText, SetupText};
use super::kinds::{Clause, List};
use super::stage::Stage;
use super::variant::{Edit, OptionKind, Preset, Setting, Settings, Variant, VariantOption};
use crate::diagnostic::{Diagnostic, Key, Name, Written};
use crate::diagnostics;
use std::collections::BTreeSet;

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
    pub(super) why: EditDiagnostic,
}

diagnostics! {
    /// Reason why an edit fails or has no effect.
    pub(crate) enum EditDiagnostic {
        /// A choice or a preset removes or changes a clause that neither the file nor another choice has.
        NoClause { clause: Written, to: Key, known: Vec<Written>, clauses: usize } = "edit-without-clause" at ["edits/$clause"],
        /// A choice or a preset puts a clause before another one that does not stand in the same list.
        NoClauseBefore { clause: Written, list: Name, known: Vec<Written>, clauses: usize } = "edit-before-no-clause" at ["edits/before/$clause"],
        /// A choice or a preset adds a clause whose id another clause has; each clause has an id of its own.
        ThereAlready { clause: Written } = "edit-adds-twice" at ["edits/clause/id/$clause"],
        /// A choice or a preset adds a clause that is removed again, by itself or by a choice that it makes.
        Removed { clause: Written } = "edit-clause-removed" at ["edits/=Remove/$clause", "edits/$clause"],
        /// A choice or a preset removes a clause and adds one of the same id. What is to be another clause in its place can
        /// be said as a change.
        BroughtBack { clause: Written } = "edit-clause-brought-back" at ["edits/clause/id/$clause"],
        /// Two choices change the same field of a clause in different ways, so that only one of them shows.
        Otherwise { clause: Written } = "edit-clause-changed-otherwise" at ["edits/=Change/$clause"],
        /// Two choices, or a choice and an option that sets a number, change the same field of the board in different ways.
        OtherBoard = "edit-board-changed-otherwise" at ["edits/=Board"],
        /// Two choices, or a choice and an option that sets a number, change the same field of the setup in different ways.
        OtherSetup = "edit-setup-changed-otherwise" at ["edits/=Setup"],
    }
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
    fn make(&mut self, edit: &Edit, variant: &Variant) -> Result<(), EditDiagnostic> {
        let no_clause = |clauses: &[(List, Clause)], id: &str, to| EditDiagnostic::NoClause {
            clause: id.into(),
            to: Key(to),
            known: clauses.iter().map(|(_, clause)| clause.id().into()).collect(),
            clauses: clauses.len(),
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
                return Err(EditDiagnostic::ThereAlready { clause: clause.id().into() });
            }
            Edit::Add { to, before, clause } => {
                let at = match before {
                    Some(id) => match self.at(id).filter(|&i| self.clauses[i].0 == *to) {
                        Some(at) => at,
                        None => {
                            let there = self.clauses.iter().filter(|(list, _)| list == to);
                            let known: Vec<Written> = there.map(|(_, clause)| clause.id().into()).collect();
                            return Err(EditDiagnostic::NoClauseBefore {
                                clause: id.into(),
                                list: to.name().into(),
                                clauses: known.len(),
                                known,
                            });
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
    fn undone(&self, edit: &Edit) -> Option<EditDiagnostic> {
        let now = |id: &str| self.at(id).map(|i| &self.clauses[i].1);
        let removed = |id: &str| EditDiagnostic::Removed { clause: id.into() };
        match edit {
            Edit::Remove(id) => now(id).map(|_| EditDiagnostic::BroughtBack { clause: id.into() }),
            Edit::Add { clause, .. } => now(clause.id()).is_none().then(|| removed(clause.id())),
            Edit::Change(id, patch) => {
                let Some(clause) = now(id) else { return Some(removed(id)) };
                let mut again = clause.clone();
                again.change(patch);
                (again != *clause).then(|| EditDiagnostic::Otherwise { clause: id.into() })
            }
            Edit::Board(patch) => {
                let mut again = self.board.clone();
                patch.apply(&mut again);
                (again != self.board).then_some(EditDiagnostic::OtherBoard)
            }
            Edit::Setup(patch) => {
                let mut again = self.setup.clone();
                patch.apply(&mut again);
                (again != self.setup).then_some(EditDiagnostic::OtherSetup)
            }
            Edit::Stages(_) | Edit::FirstStage(_) => None,
        }
    }
}

impl Quarrel<'_> {
    /// Returns the diagnostic as readers of the file see it: with the choice that brings the edit, unless a preset does.
    pub(super) fn diagnostic(self, settings: &Settings) -> Diagnostic {
        match settings.get(self.by) {
            Some(value) => with_choice(self.by, value, self.why.into()),
            None => self.why.into(),
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
