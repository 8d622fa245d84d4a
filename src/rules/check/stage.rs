//! A stage of play that is checked, and the faults found in it.

use crate::rules::board::Board;
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Ending, EndlessTurn};
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn;
use crate::rules::{Facts, PhaseRules};

/// A fault, and the part of the file that has it.
pub(super) type Fault = (&'static str, String);

/// A phase on its board, and the faults found in it.
pub(super) struct Stage<'a> {
    pub board: &'a Board,
    pub rules: &'a PhaseRules,
    pub facts: &'a Facts,
    faults: Vec<Fault>,
}

impl<'a> Stage<'a> {
    /// With no fault found yet.
    pub fn new(board: &'a Board, rules: &'a PhaseRules) -> Stage<'a> {
        Stage { board, rules, facts: &rules.facts, faults: Vec::new() }
    }

    /// The faults found, in the order in which they were.
    pub fn faults(self) -> Vec<Fault> {
        self.faults
    }

    /// Notes what is wrong unless something holds.
    pub fn needs(&mut self, holds: bool, part: &'static str, what: &str) {
        if !holds {
            self.faults.push((part, what.to_owned()));
        }
    }

    /// Notes what is wrong where something holds that cannot.
    pub fn bars(&mut self, clashes: bool, part: &'static str, what: &str) {
        self.needs(!clashes, part, what);
    }

    /// Whether some clause on choice is such a one.
    pub fn chooses(&self, is: impl Fn(&Choice) -> bool) -> bool {
        self.rules.choice.iter().any(|(_, it)| is(it))
    }

    /// Whether some clause on sowing is such a one.
    pub fn sows(&self, is: impl Fn(&Sowing) -> bool) -> bool {
        self.rules.sowing.iter().any(|(_, it)| is(it))
    }

    /// Whether some clause on captures is such a one.
    pub fn captures(&self, is: impl Fn(&Capture) -> bool) -> bool {
        self.rules.capture.iter().any(|(_, it)| is(it))
    }

    /// Whether some clause on claims is such a one.
    pub fn claims(&self, is: impl Fn(&Claim) -> bool) -> bool {
        self.rules.claim.iter().any(|(_, it)| is(it))
    }

    /// Whether some clause on turns is such a one.
    pub fn turns(&self, is: impl Fn(&Turn) -> bool) -> bool {
        self.rules.turn.iter().any(|(_, it)| is(it))
    }

    /// Whether some clause on the end is such a one.
    pub fn ends(&self, is: impl Fn(&Ending) -> bool) -> bool {
        self.rules.ending.iter().any(|(_, it)| is(it))
    }

    /// Whether a move places a seed in a pit and may sow it.
    pub fn places(&self) -> bool {
        self.chooses(|it| matches!(it, Choice::PlaceSeed(_)))
    }

    /// Whether the seeds of the hand are set out.
    pub fn arranges(&self) -> bool {
        self.chooses(|it| matches!(it, Choice::Arrange(_)))
    }

    /// Whether a move takes seeds from several pits at once.
    pub fn gathers(&self) -> bool {
        self.chooses(|it| matches!(it, Choice::Gather(_)))
    }

    /// Whether both players sow at the same time.
    pub fn races(&self) -> bool {
        self.sows(|it| matches!(it, Sowing::Race(_)))
    }

    /// Whether captured seeds are sown again.
    pub fn resows(&self) -> bool {
        self.facts.resow.is_some() || self.facts.enter.is_some()
    }

    /// Whether a pit may become a trap.
    pub fn traps(&self) -> bool {
        self.claims(|it| matches!(it, Claim::Trap(_)))
    }

    /// Whether a seed may capture in passing.
    pub fn captures_in_passing(&self) -> bool {
        self.captures(|it| matches!(it, Capture::Passing(_)))
    }

    /// Whether a turn that never ends may not be begun.
    pub fn bars_endless(&self) -> bool {
        self.facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal)
    }
}
