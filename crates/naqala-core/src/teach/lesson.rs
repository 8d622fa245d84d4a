//! Lessons: a rule page in teaching order, cut into steps, each of which says one thing, shows it, and has the learner
//! do it; and the very first lesson, for people who have never seen a mancala game.

mod first;
mod task;

pub use first::first;
pub use task::{Asks, LessonTask, Right};

use super::example::{CounterExample, EffectKind, Example, Examples, Reason};
use crate::words::{PageLine, RulePage, Sentence};
use mancala::engine::{self, CausedEvent, Event, Game, Move, Position};
use mancala::rules::kinds::Clause;
use mancala::rules::{Cause, Place, Rules};
use std::cmp::Reverse;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;

/// Step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Heading of the page under which it stands.
    pub heading: String,
    /// Title of a step that is no line of a page; empty otherwise.
    pub title: String,
    /// Text of the step.
    pub text: String,
    /// Cause of the line of the page that says it, if a clause does.
    pub cause: Option<Cause>,
    /// Rules that hold on the table.
    pub rules: Arc<Rules>,
    /// Position and moves shown.
    pub scene: Demonstration,
    /// Task for the learner, if there is one.
    pub task: Option<LessonTask>,
}

/// Position on the table, with moves from there on.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// Position before the moves.
    pub position: Position,
    /// Moves from the position on.
    pub moves: Vec<Move>,
    /// Number of moves that have been made when the playback begins.
    pub from: usize,
    /// Move that the text is about and that cannot be made.
    pub barred: Option<Move>,
    /// Places that are described, where no move shows them.
    pub places: Vec<Place>,
}

/// Most sentences of a step.
const MOST_SENTENCES: usize = 2;

/// Length in bytes below which a sentence does not stand alone at the end of a rule.
const SHORT: usize = 80;

/// Sections of a page that are no part of a lesson.
const LEFT_OUT: [&str; 3] = ["page-options", "page-notes", "page-source"];

/// Sections that come before a learner knows how to move.
const BEFORE_MOVES: [&str; 3] = ["page-about", "page-board", "page-stages"];

/// Beginnings of the ids of lines that a learner does not need: other names, the names of pits and moves, facts that
/// the table shows by itself, and facts that matter only where two rules meet.
const LEFT_TO_THE_PAGE: [&str; 14] = [
    "about-also",
    "about-changed",
    "board-names",
    "board-store-moves",
    "board-store-names",
    "choice-in-order",
    "choice-must-move",
    "ending-in-order",
    "setup-empty",
    "setup-exception",
    "setup-listed",
    "setup-row",
    "setup-total",
    "stages",
];

/// Beginning of the ids of lines on the path of sowing, which names its pits in a second sentence.
const PATHS: &str = "board-path";

/// Section of a lesson: a heading of the page with some of its lines.
struct Part<'p> {
    id: &'static str,
    heading: &'p str,
    lines: Vec<&'p PageLine>,
}

/// Returns the lesson of a game, made from its page. Lines that cannot be shown on the table are left to the page.
pub fn steps(rules: &Arc<Rules>, page: &RulePage, examples: &Examples) -> Vec<LessonStep> {
    let parts = parts(page);
    let mut steps: Vec<Vec<LessonStep>> = parts.iter().map(|part| of_part(rules, page, part, examples)).collect();
    // The aim is seen where a game is decided, and that rounds follow one another where a round ends.
    let decided = steps.iter().flatten().find(|step| step.ends_game()).map(|step| step.scene.clone());
    for (part, steps) in parts.iter().zip(&mut steps) {
        let next = steps.iter().find(|step| step.shows()).map(|step| step.scene.clone());
        for step in steps.iter_mut().filter(|step| !step.shows()) {
            let scene = match part.id {
                "page-about" => &decided,
                "page-ending" if step.tells_winner() => &decided,
                "page-rounds" => &next,
                _ => continue,
            };
            step.scene = scene.as_ref().unwrap_or(&step.scene).clone();
        }
    }
    steps.into_iter().flatten().filter(LessonStep::shows).collect()
}

/// Returns the headings of a lesson in order, each once.
pub fn headings(page: &RulePage) -> impl Iterator<Item = &str> {
    let parts = parts(page);
    parts.into_iter().filter(|part| !part.lines.is_empty()).map(|part| part.heading)
}

/// Returns the sections of a page in the order of a lesson: choosing a pit comes before sowing; the pits that may not
/// be chosen, and the rules of a stage, come only when the learner knows what sowing does.
fn parts(page: &RulePage) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for section in page.sections.iter().filter(|section| !LEFT_OUT.contains(&section.id)) {
        let is_taught = |line: &&PageLine| match line.plain {
            Some((id, _)) => !LEFT_TO_THE_PAGE.iter().any(|left| id.starts_with(left)),
            None => section.id != "page-about" || line.clause.is_some(),
        };
        let lines: Vec<&PageLine> = section.lines.iter().filter(is_taught).collect();
        parts.push(Part { id: section.id, heading: &section.heading, lines });
    }
    // What a game is about, if no rule says what its aim is.
    if let (Some(about), Some(first)) = (parts.first_mut(), page.sections.first())
        && about.lines.is_empty()
    {
        about.lines.extend(first.lines.first());
    }
    let staged = parts.iter().any(|part| part.id == "page-choice-stage");
    let limits: Vec<Part<'_>> = parts
        .iter_mut()
        .filter(|part| part.id.starts_with("page-choice") && !part.lines.is_empty())
        .map(|part| Part { lines: part.lines.split_off(usize::from(!staged)), ..*part })
        .collect();
    let last = parts.iter().rposition(|part| ["page-sowing", "page-capture"].contains(&part.id));
    let after = last.map_or(parts.len(), |at| at + 1);
    parts.splice(after..after, limits);
    parts
}

/// Returns the steps of a part. A line without anything to show is joined to the line before or after it, if both are
/// short.
fn of_part(rules: &Arc<Rules>, page: &RulePage, part: &Part<'_>, examples: &Examples) -> Vec<LessonStep> {
    let mut steps: Vec<LessonStep> = Vec::new();
    let places = examples.places();
    for line in &part.lines {
        let found = line.sentence().map(|it| (it, examples.get(it))).filter(|(_, found)| !found.is_empty());
        // The path as a list of names is for the page: here it is drawn on the table.
        let is_path = line.plain.is_some_and(|(id, _)| id.starts_with(PATHS));
        let texts = if is_path { first_sentence(&line.text) } else { in_steps(&line.text) };
        let last = texts.len() - 1;
        for (at, text) in texts.into_iter().enumerate() {
            let mut step = match &found {
                Some((sentence, found)) => of_examples(rules, page, *sentence, found, at, &places),
                None => LessonStep { cause: line.clause, ..LessonStep::still(rules, line.places.clone()) },
            };
            if at < last || BEFORE_MOVES.contains(&part.id) {
                step.task = None;
            }
            let step = LessonStep { heading: part.heading.to_owned(), text, ..step };
            match steps.last_mut() {
                Some(before) if !(is_path || before.moves() && step.moves()) && fit_together(before, &step) => {
                    before.join(step);
                }
                _ => steps.push(step),
            }
        }
    }
    steps
}

/// Returns a text cut into pieces of no more sentences than a step has. A short sentence at the end, such as one on the
/// stage in which the others hold, is not left alone.
fn in_steps(text: &str) -> Vec<String> {
    let sentences: Vec<&str> = text.split_sentence_bounds().filter(|it| !it.trim().is_empty()).collect();
    let alone = sentences.len() % MOST_SENTENCES == 1 && sentences.last().is_some_and(|it| it.len() < SHORT);
    let first = if alone { 1 } else { 0 };
    let (one, others) = sentences.split_at(first.min(sentences.len() - 1));
    let pieces = others.chunks(MOST_SENTENCES);
    [one].into_iter().filter(|it| !it.is_empty()).chain(pieces).map(|it| it.concat().trim().to_owned()).collect()
}

/// Returns the first sentence of a text alone.
fn first_sentence(text: &str) -> Vec<String> {
    text.split_sentence_bounds().find(|it| !it.trim().is_empty()).map(|it| it.trim().to_owned()).into_iter().collect()
}

fn fit_together(one: &LessonStep, other: &LessonStep) -> bool {
    let sentences = |step: &LessonStep| step.text.unicode_sentences().count();
    sentences(one) + sentences(other) <= MOST_SENTENCES
}

/// Returns a step that shows an example of a line, of the first piece of its text the one in which its clause does
/// most, and has the learner do another one, or the same if there is no other; `None` if all its examples are of other
/// pieces. Where no move would be wrong there, the task is set in one of some other places of a game. The caller fills
/// in the text.
fn of_examples(
    rules: &Arc<Rules>,
    page: &RulePage,
    sentence: Sentence,
    found: &[&Example],
    piece: usize,
    places: &[(&Position, &[Move])],
) -> LessonStep {
    let mut ranked = found.to_vec();
    ranked.sort_by_key(|example| Reverse(deeds(rules, page, sentence, example).len()));
    let of_it: Vec<&Example> = ranked.iter().copied().filter(|it| it.piece == Some(piece)).collect();
    let of_any: Vec<&Example> = ranked.iter().copied().filter(|it| it.piece.is_none()).collect();
    let Some(&shown) = of_it.first().or_else(|| of_any.iter().cycle().nth(piece)) else {
        return LessonStep::still(rules, Vec::new());
    };
    let others = of_it.iter().chain(&of_any).filter(|&&it| !std::ptr::eq(it, shown) && it.kind != EffectKind::Bars);
    let tasks: Vec<LessonTask> =
        others.copied().chain([shown]).map(|example| LessonTask::of(rules, page, example, sentence)).collect();
    let elsewhere = || tasks.iter().find_map(|task| task.elsewhere(rules, page, places));
    // What can be seen on the board is asked for rather than a move that shows the rule in some way.
    let (open, seen): (Vec<&LessonTask>, Vec<&LessonTask>) = tasks.iter().partition(|task| task.is_open());
    let wrong =
        |tasks: &[&LessonTask]| tasks.iter().find(|task| task.can_go_wrong(rules, page)).map(|&task| task.clone());
    let task = wrong(&seen).or_else(elsewhere).or_else(|| wrong(&open));
    let step = LessonStep::of(rules, page, shown, sentence, String::new());
    // That nothing is captured where there is nothing to take is said after the capture.
    let mut counters = ranked.iter().filter_map(|it| it.counter.as_ref()).filter(|_| piece > 0 && of_it.is_empty());
    let vain = counters.find(|it| it.reason == Reason::Nothing);
    let scene = vain.map_or(step.scene, Demonstration::of_counter);
    LessonStep { task: task.or_else(|| tasks.first().cloned()), scene, ..step }
}

/// Returns the events of an example's move that a line causes.
fn deeds(rules: &Arc<Rules>, page: &RulePage, sentence: Sentence, example: &Example) -> Vec<Event> {
    let Some(game) = played(rules, &example.position, &example.plies[..example.shown]) else { return Vec::new() };
    let mut game = game;
    let Ok(ply) = game.play(example.mv()) else { return Vec::new() };
    let by = |told: &&CausedEvent| match sentence {
        Sentence::Clause(cause) => told.clause.map(|it| page.told_by(it)) == Some(cause),
        Sentence::Plain(_) => false,
    };
    ply.events.iter().filter(by).map(|told| told.event).collect()
}

impl LessonStep {
    /// Creates a step that shows the beginning of a game, with the places that it describes.
    fn still(rules: &Arc<Rules>, places: Vec<Place>) -> LessonStep {
        let position = engine::start(rules);
        let scene = Demonstration { position, moves: Vec::new(), from: 0, barred: None, places };
        let (heading, title, text) = (String::new(), String::new(), String::new());
        LessonStep { heading, title, text, cause: None, rules: Arc::clone(rules), scene, task: None }
    }

    /// Appends the text of the next step, and its scene if this one shows nothing.
    fn join(&mut self, next: LessonStep) {
        let text = format!("{} {}", self.text, next.text);
        let shown = match (self.moves(), next.moves()) {
            (true, _) => self.clone(),
            (false, true) => next,
            (false, false) => {
                let mut places = self.scene.places.clone();
                places.extend(next.scene.places.iter().filter(|place| !self.scene.places.contains(place)));
                LessonStep { scene: Demonstration { places, ..self.scene.clone() }, ..self.clone() }
            }
        };
        *self = LessonStep { text, ..shown };
    }

    /// Creates a step that shows one example of a line, and has the learner do it in the same position.
    pub fn of(rules: &Arc<Rules>, page: &RulePage, example: &Example, sentence: Sentence, text: String) -> LessonStep {
        let cause = match sentence {
            Sentence::Clause(cause) => Some(cause),
            Sentence::Plain(_) => None,
        };
        let (scene, task) = (Demonstration::of(example), Some(LessonTask::of(rules, page, example, sentence)));
        let (heading, title) = (String::new(), String::new());
        LessonStep { heading, title, text, cause, rules: Arc::clone(rules), scene, task }
    }

    /// Creates a step that asks for a better move than the one that was played: one of `good`.
    pub fn of_better(rules: &Arc<Rules>, position: Position, text: String, good: Vec<Move>) -> LessonStep {
        let task =
            LessonTask { position: position.clone(), made: Vec::new(), right: Right::Moves(good), asks: Asks::Better };
        let step = LessonStep::still(rules, Vec::new());
        LessonStep { text, scene: Demonstration { position, ..step.scene }, task: Some(task), ..step }
    }

    /// Returns the name under which the step is listed: its title or, for a line of a page, its first sentence.
    pub fn name(&self) -> &str {
        if !self.title.is_empty() {
            return &self.title;
        }
        let line = self.text.lines().next().unwrap_or_default();
        let sentence = line.split_once(". ").map_or(line, |(first, _)| first);
        sentence.trim_end_matches(['.', ':'])
    }

    /// Returns whether the game is over at the end of the scene.
    fn ends_game(&self) -> bool {
        let game = || played(&self.rules, &self.scene.position, &self.scene.moves);
        self.moves() && self.scene.barred.is_none() && game().is_some_and(|game| game.position().ended().is_some())
    }

    /// Returns whether the text says who has won.
    fn tells_winner(&self) -> bool {
        self.cause.is_some_and(|cause| matches!(self.rules.clause(cause.clause), Clause::Winner(_)))
    }

    /// Returns whether this step shows anything.
    pub fn shows(&self) -> bool {
        self.moves() || !self.scene.places.is_empty()
    }

    /// Returns whether a move is made or refused at this step.
    pub fn moves(&self) -> bool {
        self.scene.moves.len() > self.scene.from || self.scene.barred.is_some()
    }
}

impl Demonstration {
    /// Creates the scene of an example, up to the move that shows its clause.
    fn of(example: &Example) -> Demonstration {
        let Example { position, plies, shown, kind, .. } = example;
        let bars = *kind == EffectKind::Bars;
        let moves = plies[..*shown + usize::from(!bars)].to_vec();
        Demonstration {
            position: position.clone(),
            moves,
            from: *shown,
            barred: bars.then(|| example.mv()),
            places: Vec::new(),
        }
    }

    /// Creates the scene of a move in which one could expect a clause, but it does nothing.
    fn of_counter(counter: &CounterExample) -> Demonstration {
        Demonstration {
            position: counter.position.clone(),
            moves: vec![counter.mv],
            from: 0,
            barred: None,
            places: Vec::new(),
        }
    }
}

/// Plays a game from a position with these moves; `None` if one of them is illegal.
pub fn played(rules: &Arc<Rules>, position: &Position, moves: &[Move]) -> Option<Game> {
    let mut game = Game::new(Arc::clone(rules), position.clone());
    for &mv in moves {
        game.play(mv).ok()?;
    }
    Some(game)
}

#[cfg(test)]
mod tests;
