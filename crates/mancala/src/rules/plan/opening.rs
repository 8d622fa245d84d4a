//! Openings, and actions before a player moves, compiled.

use super::test::{TestCompiler, TurnTest};
use super::{ClauseSource, Plan, StepEffect, TurnStep};
use crate::rules::kinds::condition::{PitIf, Whose};
use crate::rules::kinds::landing::{Lifts, Then};
use crate::rules::kinds::opening::{self, BringWhen, Counted, Duty, Handful, RaceOrder, Sets};
use crate::rules::kinds::{Clause, List};
use crate::rules::{Cause, Side};

/// Openings and actions before moves in one stage of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opening {
    /// Setting out of seeds in hand.
    pub arrange: Option<ArrangeRule>,
    /// A race, in which both players sow at the same time.
    pub race: Option<RaceRule>,
    /// A first turn that leaves little to choose.
    pub script: Option<ScriptRule>,
    /// The clause by which a player exchanges seats or passes, and does nothing else.
    pub swap: Option<Cause>,
    /// Seeds that are brought into play before a move.
    pub brings: Vec<BringRule>,
}

/// Setting out of seeds in hand, compiled. See [`opening::Arrange`].
#[derive(Clone, Debug, PartialEq)]
pub struct ArrangeRule {
    /// The clause.
    pub clause: Cause,
    /// Players who set them out.
    pub who: Sets,
    /// Owner of the pits in which they are set out.
    pub pits: Whose,
    /// The fewest seeds in a pit.
    pub least: u16,
}

impl ArrangeRule {
    /// Returns whether a side sets seeds out, if it has any in hand.
    pub(crate) fn is_by(&self, side: Side, beginner: Side) -> bool {
        match self.who {
            Sets::Each => true,
            Sets::Beginner => side == beginner,
        }
    }
}

/// A race, compiled. See [`opening::Race`].
#[derive(Clone, Debug, PartialEq)]
pub struct RaceRule {
    /// The clause.
    pub clause: Cause,
    /// Order in which seeds fall.
    pub order: RaceOrder,
    /// Names of the captures and claims in force during the race.
    with: Vec<String>,
}

/// A script, compiled. See [`opening::Script`].
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptRule {
    /// The clause.
    pub clause: Cause,
    /// Pit from which steps are counted.
    pub from: Counted,
    /// Seeds that each step takes up from a pit.
    pub seeds: Handful,
    /// The steps.
    pub steps: Vec<opening::Step>,
    /// Names of the captures and claims in force during the script.
    with: Vec<String>,
}

impl ScriptRule {
    /// Returns the numbers of the pits from which seeds are taken. If no step lifts any, those sown come from the pit
    /// that the step names.
    pub(crate) fn givers(&self) -> impl Iterator<Item = u8> + '_ {
        let lifts = self.lifts();
        self.steps.iter().flat_map(move |step| match step {
            opening::Step::Lift(pits) | opening::Step::Push(pits) => pits.clone(),
            opening::Step::Sow(_) if lifts => Vec::new(),
            opening::Step::Sow(pit) => vec![*pit],
        })
    }

    /// Returns whether seeds fall in it before its last step.
    fn goes_on(&self) -> bool {
        let mut first = self.steps.iter().take(self.steps.len().saturating_sub(1));
        first.any(|step| !matches!(step, opening::Step::Lift(_)))
    }

    /// Returns whether some step lifts seeds that another sows.
    pub(crate) fn lifts(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, opening::Step::Lift(_)))
    }
}

/// Seeds that are brought into play, compiled. See [`opening::Bring`].
#[derive(Clone, Debug, PartialEq)]
pub struct BringRule {
    /// The clause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Place from which they come.
    pub from: opening::Source,
    /// Seeds for each pit.
    pub seeds: u16,
    /// Time at which they are brought in.
    pub on: BringWhen,
    /// Obligation of the player.
    pub how: Duty,
    /// `true` if missing seeds are borrowed.
    pub borrows: bool,
}

impl Opening {
    /// Compiles the clauses in force.
    pub(super) fn of(source: &ClauseSource<'_>, compiler: &TestCompiler<'_>, clauses: &[(List, &Clause)]) -> Opening {
        let mut opening = Opening::default();
        for &(list, clause) in clauses {
            let cause = source.cause(clause, "");
            match (list, clause) {
                (_, Clause::Arrange(it)) => {
                    let arrange = ArrangeRule { clause: cause, who: it.who, pits: it.pits, least: it.least };
                    opening.arrange.get_or_insert(arrange);
                }
                (_, Clause::Race(it)) => {
                    let race = RaceRule { clause: cause, order: it.order, with: it.with.clone() };
                    opening.race.get_or_insert(race);
                }
                (_, Clause::Script(it)) => {
                    let (steps, with) = (it.steps.clone(), it.with.clone());
                    let script = ScriptRule { clause: cause, from: it.from, seeds: it.seeds, steps, with };
                    opening.script.get_or_insert(script);
                }
                (List::Opening, Clause::Swap(_)) => drop(opening.swap.get_or_insert(cause)),
                (_, Clause::Bring(it)) => opening.brings.push(BringRule {
                    clause: cause,
                    when: compiler.turn(&it.when),
                    from: it.from,
                    seeds: it.seeds,
                    on: it.on,
                    how: it.how,
                    borrows: it.borrows,
                }),
                _ => {}
            }
        }
        opening
    }

    /// Returns whether nothing happens before moves.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        let Opening { arrange, race, script, swap, brings } = self;
        arrange.is_none() && race.is_none() && script.is_none() && swap.is_none() && brings.is_empty()
    }

    /// Returns whether the opening takes the place of moves.
    pub(crate) fn is_whole_move(&self) -> bool {
        self.arrange.is_some() || self.script.is_some() || self.swap.is_some()
    }

    /// The clause by which seeds are borrowed, if they are.
    pub(crate) fn lender(&self) -> Option<Cause> {
        self.brings.iter().find(|bring| bring.borrows).map(|bring| bring.clause)
    }

    /// Returns the clause by which the player may bring seeds in as a separate move.
    pub(crate) fn offered(&self) -> Option<&BringRule> {
        self.brings.iter().find(|bring| bring.how != Duty::Must)
    }

    /// Returns whether a clause on seeds that fall is in force here: in a race and in a script, only the captures and
    /// claims that they name are, and in a race little else.
    pub(super) fn lets_hold(&self, clause: &Clause) -> bool {
        let named = |with: &[String]| with.iter().any(|id| id == clause.id());
        match (clause, &self.race, &self.script) {
            (Clause::Capture(_) | Clause::Claim(_), Some(RaceRule { with, .. }), _) => named(with),
            (Clause::Capture(_) | Clause::Claim(_), None, Some(ScriptRule { with, .. })) => named(with),
            (Clause::Except(it), Some(_), _) => it.of.iter().all(|of| of != "all"),
            (_, Some(_), _) => false,
            (_, None, _) => true,
        }
    }
}

impl Plan {
    /// Fits the plan to its opening. In a race, laps follow from occupied pits, whatever other clauses say, and nobody
    /// gets a further move; nor is anybody asked anything in the middle of a script.
    pub(super) fn heed_opening(&mut self, compiler: &TestCompiler<'_>) {
        if self.opening.script.as_ref().is_some_and(ScriptRule::goes_on) {
            self.dropping.iter_mut().for_each(|step| step.optional.clear());
        }
        let Some(race) = &self.opening.race else { return };
        for step in &mut self.landing {
            if let StepEffect::Capture(capture) = &mut step.act
                && capture.then == Then::Again
            {
                capture.then = Then::End;
            }
        }
        self.landing.push(TurnStep {
            clause: race.clause,
            when: None,
            test: compiler.of_any(&PitIf::default()),
            act: StepEffect::Relay(Lifts::Here),
            excepts: Vec::new(),
            optional: Vec::new(),
            is_foretold: false,
        });
    }
}
