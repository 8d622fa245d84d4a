//! Effects of a clause in a move: events that it causes or withholds, moves that it bars or leaves out. This module
//! alone decides whether an example shows its clause.

use super::walk::Walk;
use super::{EffectKind, unsaid};
use crate::words::{PlainSentence, RulePage, Sentence, TurnContext, Words};
use mancala::engine::{
    Aspect, CausedEvent, Event, FailedCondition, Info, Move, Position, Refused, StateChange, Transfer, TransferKind,
};
use mancala::engine::{attempts, left_out, legal_moves, why_not, would_have_stopped};
use mancala::record::notation::{move_text, parse_move};
use mancala::rules::kinds::condition::Near;
use mancala::rules::kinds::landing::Target;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::plan::choice::{ChoiceRule, Choosing};
use mancala::rules::{Board, Cause, PitId, Rules};
use std::mem::{Discriminant, discriminant};

/// The rules of a game and the lines of its page that clauses say.
pub struct Lines<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Causes of the lines, in the order of the page, each once.
    pub causes: Vec<Cause>,
    /// Sentences that no clause says and a move can show, in the order of the page.
    pub(super) plain: Vec<PlainSentence>,
}

/// Rank added to a position in which the game would already be over.
const UNNATURAL: usize = 4;

/// Statement that an example is meant to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExampleGoal {
    /// The sentence of a line holds: its clause takes effect.
    Shows(Sentence),
    /// A last seed nearly captures by the clause of a line.
    Misses(Cause),
}

/// Effect of a goal's clause in a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Effect {
    pub kind: EffectKind,
    /// Sorts of events that the clause caused, each once, in the order in which they first occurred.
    pub sorts: Vec<Sort>,
    /// `true` if the first sort occurred more than once.
    pub often: bool,
    /// Condition that a last seed missed, for a goal about a missed capture.
    pub missed: Option<Reason>,
    /// Rank of the example where a sentence can be shown better and worse: 0 is as well as a move can show it.
    pub rank: usize,
}

/// Sort of event or refusal that a clause causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Transfer(Discriminant<TransferKind>),
    Change(Discriminant<StateChange>),
    Info(Discriminant<Info>),
    /// A pit is barred: `true` if it is the player's own, and `true` if it holds seeds.
    Barred(bool, bool),
    /// Another move is barred.
    BarredMove(Discriminant<Move>),
}

/// Reason why a last seed captured nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It fell on the wrong side of the board.
    Side,
    /// Its pit was empty, or was not.
    Was,
    /// Its pit does not hold the right number of seeds.
    Holds,
    /// The pit that faces it is not as it must be.
    Facing,
    /// There is nothing to take.
    Nothing,
}

impl Reason {
    /// Returns the reason why a last seed in a pit missed a capture, if there is a single one that can be put into
    /// words.
    fn of(missed: &FailedCondition<'_>, board: &Board, position: &Position, pit: PitId) -> Option<Reason> {
        let across = missed.capture.take.first() == Some(&Target::Facing);
        match missed.missed[..] {
            _ if missed.barred.is_some() => None,
            [Aspect::Side] => Some(Reason::Side),
            [Aspect::Was] => Some(Reason::Was),
            [Aspect::Holds] => Some(Reason::Holds),
            [Aspect::Near(Near::Facing)] => Some(Reason::Facing),
            [] if across && board.facing(pit).is_some_and(|facing| position.pit(facing) == 0) => Some(Reason::Nothing),
            _ => None,
        }
    }
}

impl<'a> Lines<'a> {
    /// Creates the lines of a page.
    pub fn of(rules: &'a Rules, page: &RulePage) -> Lines<'a> {
        let lines = || page.sections.iter().flat_map(|section| &section.lines);
        let mut causes = Vec::new();
        for cause in lines().filter_map(|line| line.clause) {
            if !causes.contains(&cause) {
                causes.push(cause);
            }
        }
        let plain = lines().filter_map(|line| line.plain).filter(|(id, _)| unsaid::can_be_shown(rules, id)).collect();
        Lines { rules, causes, plain }
    }

    /// Returns the sentences to be shown: those of clauses, then those that no clause says.
    pub fn sentences(&self) -> impl Iterator<Item = Sentence> + '_ {
        let plain = self.plain.iter().copied().map(Sentence::Plain);
        self.causes.iter().copied().map(Sentence::Clause).chain(plain)
    }

    /// Returns the cause of the line that says a cause.
    pub(super) fn line(&self, cause: Cause) -> Cause {
        if self.causes.contains(&cause) { cause } else { Cause::whole(cause.clause) }
    }

    /// Returns the effect of a goal's clause in the last of some plies, and the walk to it; `None` if it has none.
    pub(super) fn effect(&self, goal: ExampleGoal, start: &Position, plies: &[Move]) -> Option<(Effect, Walk)> {
        let walk = Walk::along(self.rules, start, plies)?;
        let mut effect = match goal {
            ExampleGoal::Shows(Sentence::Clause(cause)) => self.shown(cause, &walk)?,
            ExampleGoal::Shows(Sentence::Plain(plain)) => {
                let rank = unsaid::rank(self.rules, plain, &walk)?;
                Effect { rank, ..Effect::new(EffectKind::Causes, Vec::new()) }
            }
            ExampleGoal::Misses(cause) => self.missed(cause, &walk)?.0,
        };
        if would_have_stopped(self.rules, start) {
            effect.rank += UNNATURAL;
        }
        Some((effect, walk))
    }

    fn shown(&self, cause: Cause, walk: &Walk) -> Option<Effect> {
        let Walk { before, mv, events, refused, .. } = walk;
        match refused {
            Some(Refused::Barred(by)) if self.line(*by) == cause => {
                // Where nothing may be chosen, nothing is shown by what may not.
                (!legal_moves(self.rules, before).is_empty()).then(|| self.barred(before, *mv))
            }
            Some(_) => None,
            None if self.prefers(cause, before) => {
                let out = left_out(self.rules, before);
                let by_it = out.iter().any(|(_, by)| self.line(*by) == cause);
                if by_it { Some(Effect::new(EffectKind::Prefers, Vec::new())) } else { self.caused(cause, events) }
            }
            None => self.caused(cause, events).map(|effect| Effect { rank: self.rank(cause, walk), ..effect }),
        }
    }

    /// Returns the rank of a move for the effect of a clause. A clause on direction is shown best where the direction
    /// matters.
    fn rank(&self, cause: Cause, walk: &Walk) -> usize {
        let is_direction = matches!(self.rules.clause(cause.clause), Clause::Way(_));
        usize::from(is_direction && !unsaid::sows_along_the_path(self.rules, walk))
    }

    /// Returns the effect of a clause among some events.
    fn caused(&self, cause: Cause, events: &[CausedEvent]) -> Option<Effect> {
        let own = |told: &&CausedEvent| told.clause.is_some_and(|by| self.line(by) == cause);
        let mut sorts = Vec::new();
        for told in events.iter().filter(own) {
            sorts.push(match told.event {
                Event::Transfer(transfer) => Sort::Transfer(discriminant(&transfer.kind)),
                Event::Change(change) => Sort::Change(discriminant(&change)),
                Event::Info(info) => Sort::Info(discriminant(&info)),
            });
        }
        let first = events.iter().find(own)?.event;
        let excepts = matches!(self.rules.clause(cause.clause), Clause::Except(_));
        let kind = match first {
            Event::Info(Info::Withheld { .. } | Info::Skipped { .. } | Info::BonusLost { .. }) => EffectKind::Withholds,
            Event::Info(Info::Stopped { .. }) if excepts => EffectKind::Withholds,
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => EffectKind::Causes,
        };
        Some(Effect::new(kind, sorts))
    }

    /// Returns the effect of a clause that bars a move.
    fn barred(&self, before: &Position, mv: Move) -> Effect {
        let sort = match mv.pit() {
            Some(pit) if matches!(mv, Move::Sow { .. }) => {
                let own = before.owner(&self.rules.board, pit) == before.chooser();
                Sort::Barred(own, before.pit(pit) > 0)
            }
            _ => Sort::BarredMove(discriminant(&mv)),
        };
        Effect::new(EffectKind::Bars, vec![sort])
    }

    /// Returns whether a clause only leaves moves out where there are others.
    fn prefers(&self, cause: Cause, position: &Position) -> bool {
        let choosing = &self.rules.stage_rules[position.stage()].plan.choosing;
        prefers(choosing, |by| self.line(by) == cause)
    }

    /// Returns the effect of a capture that a last seed nearly made by a clause, with the pit in which it fell and the
    /// position at that time.
    pub(super) fn missed(&self, cause: Cause, walk: &Walk) -> Option<(Effect, Miss)> {
        if walk.refused.is_some() {
            return None;
        }
        let (mut so_far, mut position) = (TurnContext::new(&walk.before), walk.before.clone());
        let mut last = None;
        for told in &walk.events {
            if let Event::Info(Info::Stopped { at }) = told.event
                && let Some(pit) = at.as_pit()
            {
                let mover = walk.before.chooser();
                let fallen = so_far.fallen(self.rules, &position, mover, pit);
                let missed = fallen.captures().find(|it| self.line(it.clause) == cause);
                let reason = missed.and_then(|it| Reason::of(&it, &self.rules.board, &position, pit));
                last = reason.map(|reason| Miss { reason, pit, position: position.clone() });
            }
            if let Event::Transfer(Transfer { kind: TransferKind::Captured, .. }) = told.event {
                return None;
            }
            position.apply(told.event);
            so_far.hear(self.rules, told);
        }
        let miss = last?;
        let effect = Effect { missed: Some(miss.reason), ..Effect::new(EffectKind::Causes, Vec::new()) };
        Some((effect, miss))
    }

    /// Returns the moves that one might try here but that a clause of a line bars, each with the cause of the line.
    pub(super) fn barred_moves(&self, position: &Position) -> Vec<(Move, Cause)> {
        let by = |mv: Move| match why_not(self.rules, position, mv) {
            Some(Refused::Barred(by)) => Some((mv, self.line(by))),
            _ => None,
        };
        let written = |mv: &Move| {
            let text = move_text(self.rules, position, *mv);
            parse_move(self.rules, position, &text).is_ok_and(|read| read == *mv)
        };
        attempts(self.rules, position).into_iter().filter_map(by).filter(|(mv, _)| written(mv)).collect()
    }
}

/// Last seed that nearly captured.
pub(super) struct Miss {
    pub reason: Reason,
    pub pit: PitId,
    /// Position when it had fallen.
    pub position: Position,
}

impl Effect {
    fn new(kind: EffectKind, all: Vec<Sort>) -> Effect {
        let often = all.iter().skip(1).any(|sort| *sort == all[0]);
        let mut sorts: Vec<Sort> = Vec::new();
        for sort in all {
            if !sorts.contains(&sort) {
                sorts.push(sort);
            }
        }
        Effect { kind, sorts, often, missed: None, rank: 0 }
    }
}

/// Returns whether a clause only leaves moves out where there are others.
fn prefers(choosing: &Choosing, is: impl Fn(Cause) -> bool) -> bool {
    let only = |what: &ChoiceRule| matches!(what, ChoiceRule::Prefer(..) | ChoiceRule::MustCapture);
    choosing.prefers && choosing.limits.iter().any(|limit| only(&limit.what) && is(limit.clause))
}

/// Returns whether a clause decides which moves may be chosen.
pub(super) fn is_choice(rules: &Rules, cause: Cause) -> bool {
    rules.meant(cause).0 == List::Choice
}

impl Lines<'_> {
    /// Returns a sentence on why the clause of a line does nothing in a move in which one could expect it; `None` if
    /// the reason is not known.
    pub fn why_missed(&self, words: &Words, cause: Cause, position: &Position, mv: Move) -> Option<String> {
        let walk = Walk::along(self.rules, position, &[mv])?;
        let (_, miss) = self.missed(cause, &walk)?;
        Some(words.missed(self.rules, &miss.position, miss.pit, miss.reason.key()))
    }
}
