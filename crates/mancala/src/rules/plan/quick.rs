//! Effect of a last seed in most games, in a form that the engine uses without asking clause by clause.

use super::test::{CountSet, PitSet, Test};
use super::{CaptureRule, EndCondition, Plan, SendRule, StepEffect, TurnStep};
use crate::rules::kinds::condition::Was;
use crate::rules::kinds::landing::{Alone, LastPit, Needs, RunWay, Target, Then, To, Who};
use crate::rules::{Board, Cause};

/// A stage in which a last seed makes one capture of a common shape, or loses, or does neither; what then follows is
/// [`Plan::else_follows`]. There are no traps, no exceptions and no questions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum QuickLanding {
    /// See [`Across`].
    Across(Across),
    /// See [`CountBack`].
    CountBack(CountBack),
    /// A last seed in an empty pit loses, by this clause.
    Lost(Cause),
}

/// A last seed takes the pit that faces it, or the one behind that, or both.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Across {
    /// The clause.
    pub(crate) clause: Cause,
    /// Contents that its pit must have had before it.
    pub(crate) was: Was,
    /// The pits from which it captures, by the mover's index.
    pub(crate) here: [PitSet; 4],
    /// The pits that it takes, by the mover's index.
    pub(crate) takes: [PitSet; 4],
    /// `true` if it takes the pit behind the facing one.
    pub(crate) behind: bool,
    /// The pits that must hold seeds.
    pub(crate) needs: Needs,
    /// `true` if the last seed's pit is taken with them.
    pub(crate) last: bool,
    /// `true` if it is taken where there is nothing else to take.
    pub(crate) alone: bool,
    /// Destination of the seeds if they are sown on.
    pub(crate) send: Option<SendRule>,
}

/// A last seed that makes a count takes its pit, and those before it that fit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CountBack {
    /// The clause.
    pub(crate) clause: Cause,
    /// The pits from which it captures, by the mover's index, and the counts.
    pub(crate) here: ([PitSet; 4], CountSet),
    /// The pits before it and their counts.
    pub(crate) before: ([PitSet; 4], CountSet),
    /// Maximum number of pits before it.
    pub(crate) most: usize,
}

impl QuickLanding {
    /// Returns the shape of everything that a last seed does, if it is one of these.
    pub(super) fn of(plan: &Plan, board: &Board) -> Option<QuickLanding> {
        plan.else_follows?;
        let noted = |once: &EndCondition| matches!(once, EndCondition::CapturedAtEnds | EndCondition::CapturedFirst(_));
        let plain = plan.trap.is_none()
            && plan.house.is_none()
            && plan.landing.iter().all(TurnStep::is_sure)
            && plan.dropping.is_empty()
            && board.specials == 0
            && !plan.ends_by_capture
            && !plan.endings.iter().any(|end| noted(&end.once));
        if let [
            TurnStep { act: StepEffect::Relay(_), .. },
            step @ TurnStep { act: StepEffect::Lose, when: None, test, .. },
        ] = plan.landing.as_slice()
        {
            let empty = Test { was: Was::Any, ..test.clone() };
            return (plain && test.was == Was::Empty && empty.is_bare()).then_some(QuickLanding::Lost(step.clause));
        }
        let (step, rest) = plan.landing.split_first()?;
        let StepEffect::Capture(capture) = &step.act else { return None };
        let alone = rest.iter().all(|step| matches!(step.act, StepEffect::Relay(_)));
        (plain && alone && stands_alone(step, capture)).then(|| shape(plan, step, capture))?
    }
}

/// Returns whether no other clause is about a capture, and nothing follows it.
fn stands_alone(step: &TurnStep, capture: &CaptureRule) -> bool {
    step.when.is_none()
        && step.test.is_common()
        && capture.spare.is_none()
        && !capture.and_facing
        && capture.last_pit != LastPit::Crosses
        && capture.by == Who::Mover
        && capture.then == Then::End
        && capture.more.is_none()
        && capture.send.as_ref().is_none_or(|send| send.to == To::Sown)
}

fn shape(plan: &Plan, step: &TurnStep, capture: &CaptureRule) -> Option<QuickLanding> {
    let (clause, test, each) = (step.clause, &step.test, &capture.each);
    let send = capture.send.clone();
    let (behind, needs) = match capture.take.as_slice() {
        [Target::Facing, Target::Behind] => (true, capture.needs),
        _ => (false, Needs::First),
    };
    match (capture.take.as_slice(), &capture.run, &test.holds) {
        ([Target::Facing] | [Target::Facing, Target::Behind], None, None) => {
            let (last, alone) = (capture.last_pit == LastPit::Taken, capture.alone == Alone::Taken);
            let (was, here, takes) = (test.was, test.fit, each.fit);
            let plain = each.is_of_places() && plan.slam.is_none();
            let across = Across { clause, was, here, takes, behind, needs, last, alone, send };
            plain.then_some(QuickLanding::Across(across))
        }
        ([Target::Here], Some(run), Some(counts))
            if test.was == Was::Any && run.way == RunWay::Back && send.is_none() =>
        {
            let through = &run.through;
            // A pit without seeds would be taken, too.
            let before = through.holds.clone().filter(|counts| counts.is_plain() && !counts.contains(0))?;
            let plain = counts.is_plain() && through.is_common() && through.was == Was::Any;
            let (here, before) = ((test.fit, counts.clone()), (through.fit, before));
            plain.then_some(QuickLanding::CountBack(CountBack { clause, here, before, most: run.most }))
        }
        _ => None,
    }
}
