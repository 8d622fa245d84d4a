//! What cannot stand together in a phase, or only in one order: a module for each subject.

mod capture;
mod choice;
mod claim;
mod sowing;

use super::stage::{Fault, Stage};
use crate::rules::PhaseRules;
use crate::rules::board::Board;

/// What cannot stand together in a phase, each with the part of the file that has it.
pub(super) fn clashes(board: &Board, rules: &PhaseRules) -> Vec<Fault> {
    let mut stage = Stage::new(board, rules);
    choice::clashes(&mut stage);
    sowing::clashes(&mut stage);
    capture::clashes(&mut stage);
    claim::clashes(&mut stage);
    stage.faults()
}
