//! The edits of the options chosen, made to a variant one after another; and what becomes of those that others undo.

use super::variant::{Edit, Variant};
use crate::rules::board::{BoardText, SetupText};
use crate::rules::edits::{Quarrel, Why, chosen, every_edit, set_numbers};
use crate::rules::kinds::{Clause, List};
use crate::rules::phase::Phase;
use crate::rules::variant::{Preset, Settings};
use std::collections::BTreeSet;

/// The parts of a variant after every edit of its settings, and the edits that could not be made or do not show.
pub(super) struct Edited<'a> {
    pub board: BoardText,
    pub setup: SetupText,
    pub stages: Vec<Phase>,
    pub clauses: Vec<(List, Clause)>,
    pub quarrels: Vec<Quarrel<'a>>,
}

impl<'a> Edited<'a> {
    /// Makes every edit. `settings` has a value for every option, each one that the option knows.
    pub fn of(variant: &'a Variant, preset: Option<&'a Preset<Edit>>, settings: &Settings) -> Edited<'a> {
        let mut edited = Edited {
            board: variant.board.clone(),
            setup: variant.setup.clone(),
            stages: variant.stages.clone(),
            clauses: variant.clauses.clone(),
            quarrels: Vec::new(),
        };
        set_numbers(&variant.options, settings, &mut edited.board, &mut edited.setup);
        let mut edits = chosen(&variant.options, preset, settings);
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

    /// Makes an edit. A clause of the file that is gone was removed by another choice, and to remove it again is no fault.
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
            Edit::Stages(stages) => self.stages.clone_from(stages),
            Edit::FirstStage(first) => self.stages.insert(0, first.clone()),
            Edit::Board(patch) => patch.apply(&mut self.board),
            Edit::Setup(patch) => patch.apply(&mut self.setup),
        }
        Ok(())
    }

    /// Why an edit no longer shows after all edits were made, if it does not.
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
