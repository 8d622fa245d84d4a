//! Tasks of a lesson: requests to a learner, the moves that fulfil them, and the replies to other moves.

use super::super::example::{EffectKind, Example, Lines, is_shown};
use super::{deeds, played};
use crate::search::{Analyser, Budget, EVERY_MOVE, Unit};
use crate::words::{Arg, RulePage, Sentence, TurnContext, Words};
use mancala::engine::{
    CausedEvent, Event, Game, Info, Mark, Move, NoEvents, Ply, Position, StateChange, Transfer, TransferKind,
    legal_moves, play_legal,
};
use mancala::record::notation::move_text;
use mancala::rules::{Cause, PitId, Place, Rules};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Number of positions that the search looks at to judge a move.
const JUDGING_NODES: u64 = 20_000;

/// Task of a lesson.
#[derive(Clone, Debug)]
pub struct LessonTask {
    /// Position before the moves.
    pub position: Position,
    /// Moves made from there before the learner's turn.
    pub made: Vec<Move>,
    /// Answer that solves the task.
    pub right: Right,
    /// Request to the learner.
    pub asks: Asks,
}

/// A request to a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Make any move.
    Move,
    /// Let the last seed fall in this pit.
    LastSeedIn(PitId),
    /// Capture.
    Capture,
    /// Earn another move.
    Again,
    /// Go on with a further lap.
    Relay,
    /// Win a pit.
    Claim,
    /// End the game.
    End,
    /// Show the rule in another way.
    Rule,
    /// Find a better move than the one that was played.
    Better,
    /// Find the best move.
    Best,
}

/// Answer by which a task is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Right {
    /// Make a move that shows what a line says.
    Shows(Sentence),
    /// Make one of these moves.
    Moves(Vec<Move>),
    /// Make any legal move.
    Any,
}

impl Asks {
    /// Returns the request that fits the way in which an example shows a line.
    fn of(rules: &Arc<Rules>, page: &RulePage, example: &Example, sentence: Sentence) -> Asks {
        if !matches!(example.kind, EffectKind::Causes) {
            return if example.kind == EffectKind::Withholds { Asks::Rule } else { Asks::Move };
        }
        deeds(rules, page, sentence, example).into_iter().find_map(Asks::done_by).unwrap_or(Asks::Rule)
    }

    /// Returns the request that an event fulfils.
    fn done_by(event: Event) -> Option<Asks> {
        match event {
            Event::Transfer(Transfer { kind: TransferKind::Captured, .. }) => Some(Asks::Capture),
            Event::Info(Info::Bonus { .. }) => Some(Asks::Again),
            Event::Info(Info::Relayed { .. }) => Some(Asks::Relay),
            Event::Change(StateChange::Marked { mark: Mark::Trap(_) | Mark::Won(_), .. }) => Some(Asks::Claim),
            Event::Info(Info::Closed) | Event::Change(StateChange::Ended { .. } | StateChange::RoundEnded { .. }) => {
                Some(Asks::End)
            }
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
        }
    }

    /// Returns the text of the request.
    pub fn said(self, words: &Words, rules: &Rules) -> String {
        let id = match self {
            Asks::Move => "learn-try-any",
            Asks::LastSeedIn(pit) => {
                return words.label_with("learn-try-last", &[("pit", Arg::from(rules.board.name(pit)))]);
            }
            Asks::Capture => "learn-try-capture",
            Asks::Again => "learn-try-again-move",
            Asks::Relay => "learn-try-relay",
            Asks::Claim => "learn-try-claim",
            Asks::End => "learn-try-end",
            Asks::Rule => "learn-try-caption",
            Asks::Better => "learn-try-better",
            Asks::Best => "learn-try-best",
        };
        words.label(id)
    }

    /// Returns the reply to a move that fulfils the request.
    pub fn done(self, words: &Words) -> String {
        words.label(match self {
            Asks::Better => "learn-try-found",
            Asks::Best => "learn-try-best-found",
            Asks::Move
            | Asks::LastSeedIn(_)
            | Asks::Capture
            | Asks::Again
            | Asks::Relay
            | Asks::Claim
            | Asks::End
            | Asks::Rule => "learn-try-right",
        })
    }

    /// Returns the reply to a move that does not fulfil the request.
    fn not_done(self, words: &Words) -> String {
        words.label(match self {
            Asks::Capture => "learn-try-not-capture",
            Asks::Again => "learn-try-not-again",
            Asks::Relay => "learn-try-not-relay",
            Asks::Claim => "learn-try-not-claim",
            Asks::End => "learn-try-not-end",
            Asks::Better | Asks::Best => "learn-try-not-better",
            Asks::Move | Asks::LastSeedIn(_) | Asks::Rule => "learn-try-wrong",
        })
    }
}

impl LessonTask {
    /// Creates the task to do the same as an example of a line; if that shows a barred move, to make a legal one.
    pub(super) fn of(rules: &Arc<Rules>, page: &RulePage, example: &Example, sentence: Sentence) -> LessonTask {
        let right = match example.kind {
            EffectKind::Causes | EffectKind::Withholds => Right::Shows(sentence),
            EffectKind::Bars | EffectKind::Prefers | EffectKind::States => Right::Any,
        };
        let asks = Asks::of(rules, page, example, sentence);
        let made = example.plies[..example.shown].to_vec();
        let mut task = LessonTask { position: example.position.clone(), made, right, asks };
        if asks == Asks::Rule && !task.can_go_wrong(rules, page) {
            task.asks = Asks::Move;
        }
        task
    }

    /// Returns the same task in the first of some places of a game in which some moves are right and others wrong;
    /// `None` for an open request, with which the learner cannot tell them apart.
    pub(super) fn elsewhere(
        &self,
        rules: &Arc<Rules>,
        page: &RulePage,
        places: &[(&Position, &[Move])],
    ) -> Option<LessonTask> {
        if self.is_open() {
            return None;
        }
        let tasks = places.iter().map(|(position, made)| LessonTask {
            position: (*position).clone(),
            made: made.to_vec(),
            ..self.clone()
        });
        let shows = |task: &LessonTask| {
            let right = task.right_moves(rules, Some(page));
            let by_rule = LessonTask { asks: Asks::Rule, ..task.clone() }.right_moves(rules, Some(page));
            by_rule.iter().any(|mv| right.contains(mv))
        };
        tasks.into_iter().find(|task| task.can_go_wrong(rules, page) && shows(task))
    }

    /// Returns whether the request is for nothing that can be seen on the board.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.asks, Asks::Move | Asks::Rule)
    }

    /// Returns whether some legal move is not right.
    pub(super) fn can_go_wrong(&self, rules: &Arc<Rules>, page: &RulePage) -> bool {
        let legal = self.game(rules).map_or(0, |game| legal_moves(rules, game.position()).len());
        self.right_moves(rules, Some(page)).len() < legal
    }

    /// Returns whether a learner's plies are right; `before` is the position before them, `page` the rule page of the
    /// game, which the first lesson does without.
    pub fn is_right(&self, rules: &Rules, page: Option<&RulePage>, before: &Position, plies: &[Ply]) -> bool {
        let Some(first) = plies.first().map(|ply| ply.mv) else { return false };
        match &self.right {
            Right::Any => true,
            Right::Moves(moves) => moves.contains(&first),
            Right::Shows(Sentence::Plain(plain)) => is_shown(rules, *plain, before, first),
            Right::Shows(Sentence::Clause(cause)) => {
                let told = |it: Cause| page.map_or(it, |page| page.told_by(it));
                let by_it = |it: &CausedEvent| it.clause.is_some_and(|it| told(it) == *cause);
                let mut done = plies.iter().flat_map(|ply| &ply.events);
                match self.asks {
                    Asks::Move | Asks::Rule | Asks::LastSeedIn(_) | Asks::Better | Asks::Best => done.any(by_it),
                    asked => done.any(|it| Asks::done_by(it.event) == Some(asked)),
                }
            }
        }
    }

    /// Returns the legal moves that are right.
    pub fn right_moves(&self, rules: &Arc<Rules>, page: Option<&RulePage>) -> Vec<Move> {
        let Some(game) = self.game(rules) else { return Vec::new() };
        let is_right = |mv: &Move| {
            let mut tried = game.clone();
            let made = tried.play(*mv).is_ok();
            made && self.is_right(rules, page, game.position(), &tried.plies()[game.plies().len()..])
        };
        legal_moves(rules, game.position()).iter().copied().filter(is_right).collect()
    }

    /// Returns the reply that explains why a move is not right.
    pub fn why_wrong(
        &self,
        words: &Words,
        rules: &Rules,
        lines: Option<&Lines<'_>>,
        before: &Position,
        ply: &Ply,
    ) -> String {
        if let (Asks::LastSeedIn(wanted), Some(fell)) = (self.asks, last_seed(&ply.events)) {
            let [fell, wanted] = [fell, Place::pit(wanted)].map(|place| Arg::from(words.place(rules, place)));
            return words.label_with("learn-try-fell", &[("fell", fell), ("wanted", wanted)]);
        }
        if self.asks == Asks::Best
            && let Some(why) = costs(words, rules, before, ply.mv)
        {
            return why;
        }
        let why = match (&self.right, lines) {
            (Right::Shows(Sentence::Clause(cause)), Some(lines)) => lines.why_missed(words, *cause, before, ply.mv),
            _ => None,
        };
        let goes_on = (self.asks == Asks::End).then(|| self.asks.not_done(words));
        let stopped = || stopped(words, rules, before, &ply.events);
        why.or(goes_on).or_else(stopped).unwrap_or_else(|| {
            // First what happened, then what did not.
            let events: Vec<&CausedEvent> = ply.events.iter().collect();
            let happened = words.summary_of_example(rules, before, &events);
            happened.into_iter().chain([self.asks.not_done(words)]).collect::<Vec<_>>().join(" ")
        })
    }

    /// Returns the game in which the task is set.
    pub fn game(&self, rules: &Arc<Rules>) -> Option<Game> {
        played(rules, &self.position, &self.made)
    }
}

/// Returns how much worse a move is than the best by the search, and the best answer to it; `None` where that is less than
/// a seed, or cannot be told in seeds.
fn costs(words: &Words, rules: &Rules, before: &Position, mv: Move) -> Option<String> {
    let budget = Budget { nodes: Some(JUDGING_NODES), ..Budget::default() };
    let analysis = Analyser::new(rules, budget).analyse(&[], before, EVERY_MOVE, &AtomicBool::new(false), |_| {});
    let best = analysis.moves.iter().map(|rated| rated.value).max()?;
    let rated = analysis.moves.iter().find(|rated| rated.mv == mv)?;
    let seeds = analysis.unit.measure(best - rated.value).round();
    let answer = *rated.line.get(1).filter(|_| analysis.unit == Unit::Seeds && seeds >= 1.0)?;
    let mut after = before.clone();
    play_legal(rules, &mut after, mv, &mut NoEvents);
    let answer = move_text(rules, &after, answer);
    Some(words.label_with("learn-try-costs", &[("answer", Arg::from(answer)), ("seeds", Arg::from(seeds as usize))]))
}

/// Returns the caption of the last seed of a move that led to nothing.
fn stopped(words: &Words, rules: &Rules, before: &Position, events: &[CausedEvent]) -> Option<String> {
    let at = events.iter().rposition(|told| matches!(told.event, Event::Info(Info::Stopped { .. })))?;
    let mut position = before.clone();
    events[..at].iter().for_each(|told| position.apply(told.event));
    Some(words.caption_in_turn(rules, &TurnContext::after(rules, before, &events[..at]), &position, &events[at]))
}

/// Returns the place in which the last seed of the first lap fell.
pub(super) fn last_seed(events: &[CausedEvent]) -> Option<Place> {
    events.iter().find_map(|told| match told.event {
        Event::Info(Info::LapEnded { at, .. }) => Some(at),
        // A question comes before the end of the lap.
        Event::Change(StateChange::Asked { ask }) => Some(Place::pit(ask.pit)),
        Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
    })
}
