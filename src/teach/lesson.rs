//! Lessons: a rule page in teaching order, cut into steps, each of which says one thing, shows it, and has it done; and the
//! first lesson of all, for people who have never seen a mancala.

mod first;

pub use first::first;

use super::example::{Counter, Example, Examples, Kind, Lines, Reason, is_shown};
use crate::engine::{self, Event, Game, How, Mark, Move, Note, Ply, Position, Stones, Told, legal_moves};
use crate::rules::kinds::Clause;
use crate::rules::{Cause, PitId, Place, Rules};
use crate::words::{Arg, Line, Page, Sentence, SoFar, Words};
use std::cmp::Reverse;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// Under which heading of the page it stands.
    pub heading: String,
    /// The title of a step that is no line of a page; empty otherwise.
    pub title: String,
    /// What is said.
    pub text: String,
    /// The line of the page that says it, if a clause does.
    pub cause: Option<Cause>,
    /// The rules that hold on the table.
    pub rules: Arc<Rules>,
    /// What is seen.
    pub scene: Scene,
    /// What is to be done, if anything is.
    pub task: Option<Task>,
}

/// What is seen on the table: a position and moves from there on.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// How many of them have been made when the show begins.
    pub from: usize,
    /// A move that is spoken of and cannot be made.
    pub barred: Option<Move>,
    /// The places that are described, where no move shows them.
    pub places: Vec<Place>,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Task {
    /// From which position.
    pub position: Position,
    /// After which moves.
    pub made: Vec<Move>,
    /// What is right.
    pub right: Right,
    /// The request to the learner.
    pub asks: Asks,
}

/// A request to a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Any move.
    Move,
    /// A move whose last seed falls in this pit.
    LastSeedIn(PitId),
    /// A move that captures.
    Capture,
    /// A move that earns another one.
    Again,
    /// A move whose sowing goes on with a further lap.
    Relay,
    /// A move that wins a pit.
    Claim,
    /// A move with which the game ends.
    End,
    /// A move that shows the rule in another way.
    Rule,
    /// A move that is better than the one that was played.
    Better,
}

/// What a learner is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Right {
    /// Make a move that shows what a line says.
    Shows(Sentence),
    /// Make one of these moves.
    Moves(Vec<Move>),
    /// Make any move that is allowed.
    Any,
}

/// The most sentences of a step.
const MOST_SENTENCES: usize = 2;

/// The length in bytes below which a sentence does not stand alone at the end of a rule.
const SHORT: usize = 80;

/// Sections of a page that are no part of a lesson.
const LEFT_OUT: [&str; 3] = ["page-options", "page-notes", "page-source"];

/// Sections that come before a learner knows how to move.
const BEFORE_MOVES: [&str; 3] = ["page-about", "page-board", "page-stages"];

/// The beginnings of the ids of lines that a learner does not need: other names, the names of pits and moves, what the table
/// shows by itself, and what matters only where two rules meet.
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

/// A section of a lesson: a heading of the page with some of its lines.
struct Part<'p> {
    id: &'static str,
    heading: &'p str,
    lines: Vec<&'p Line>,
}

/// The lesson of a game, made from its page. What cannot be seen on the table is left to the page.
pub fn steps(rules: &Arc<Rules>, page: &Page, examples: &Examples) -> Vec<Step> {
    let parts = parts(page);
    let mut steps: Vec<Vec<Step>> = parts.iter().map(|part| of_part(rules, page, part, examples)).collect();
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
    steps.into_iter().flatten().filter(Step::shows).collect()
}

/// The sections of a page in the order of a lesson: that a pit is chosen is told before sowing, which of them may not be chosen,
/// or what is done in a stage, only where it is known what sowings do.
fn parts(page: &Page) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for section in page.sections.iter().filter(|section| !LEFT_OUT.contains(&section.id)) {
        let is_taught = |line: &&Line| match line.plain {
            Some((id, _)) => !LEFT_TO_THE_PAGE.iter().any(|left| id.starts_with(left)),
            None => section.id != "page-about" || line.clause.is_some(),
        };
        let lines: Vec<&Line> = section.lines.iter().filter(is_taught).collect();
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

/// The steps of a part. A line without anything to see stands with the line before or after it, if both are short.
fn of_part(rules: &Arc<Rules>, page: &Page, part: &Part<'_>, examples: &Examples) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let places = examples.places();
    for line in &part.lines {
        let found = line.sentence().map(|it| (it, examples.get(it))).filter(|(_, found)| !found.is_empty());
        let texts = in_steps(&line.text);
        let last = texts.len() - 1;
        for (at, text) in texts.into_iter().enumerate() {
            let mut step = match &found {
                Some((sentence, found)) => of_examples(rules, page, *sentence, found, at, &places),
                None => Step { cause: line.clause, ..Step::still(rules, line.places.clone()) },
            };
            if at < last || BEFORE_MOVES.contains(&part.id) {
                step.task = None;
            }
            let step = Step { heading: part.heading.to_owned(), text, ..step };
            match steps.last_mut() {
                Some(before) if !(before.moves() && step.moves()) && fit_together(before, &step) => before.join(step),
                _ => steps.push(step),
            }
        }
    }
    steps
}

/// A text cut into pieces of no more sentences than a step has. A short sentence at the end, such as one that says in which
/// stage the others hold, is not left alone.
fn in_steps(text: &str) -> Vec<String> {
    let sentences: Vec<&str> = text.split_sentence_bounds().filter(|it| !it.trim().is_empty()).collect();
    let alone = sentences.len() % MOST_SENTENCES == 1 && sentences.last().is_some_and(|it| it.len() < SHORT);
    let first = if alone { 1 } else { 0 };
    let (one, others) = sentences.split_at(first.min(sentences.len() - 1));
    let pieces = others.chunks(MOST_SENTENCES);
    [one].into_iter().filter(|it| !it.is_empty()).chain(pieces).map(|it| it.concat().trim().to_owned()).collect()
}

fn fit_together(one: &Step, other: &Step) -> bool {
    let sentences = |step: &Step| step.text.unicode_sentences().count();
    sentences(one) + sentences(other) <= MOST_SENTENCES
}

/// A step that shows an example of a line, of the first piece of its text the one in which most is done by it, and has another
/// one done, or the same where there is no other; nothing where all its examples are of other pieces. Where no move would be
/// wrong there, it is done in one of some other places of a game. What it says is left to the caller.
fn of_examples(
    rules: &Arc<Rules>,
    page: &Page,
    sentence: Sentence,
    found: &[&Example],
    piece: usize,
    places: &[(&Position, &[Move])],
) -> Step {
    let mut ranked = found.to_vec();
    ranked.sort_by_key(|example| Reverse(deeds(rules, page, sentence, example).len()));
    let of_it: Vec<&Example> = ranked.iter().copied().filter(|it| it.piece == Some(piece)).collect();
    let of_any: Vec<&Example> = ranked.iter().copied().filter(|it| it.piece.is_none()).collect();
    let Some(&shown) = of_it.first().or_else(|| of_any.iter().cycle().nth(piece)) else {
        return Step::still(rules, Vec::new());
    };
    let others = of_it.iter().chain(&of_any).filter(|&&it| !std::ptr::eq(it, shown) && it.kind != Kind::Bars);
    let tasks: Vec<Task> =
        others.copied().chain([shown]).map(|example| Task::of(rules, page, example, sentence)).collect();
    let elsewhere = || tasks.iter().find_map(|task| task.elsewhere(rules, page, places));
    // What can be seen on the board is asked for rather than a move that shows the rule in some way.
    let (open, seen): (Vec<&Task>, Vec<&Task>) = tasks.iter().partition(|task| task.is_open());
    let wrong = |tasks: &[&Task]| tasks.iter().find(|task| task.can_go_wrong(rules, page)).map(|&task| task.clone());
    let task = wrong(&seen).or_else(elsewhere).or_else(|| wrong(&open));
    let step = Step::of(rules, page, shown, sentence, String::new());
    // That nothing is captured where there is nothing to take is said after the capture.
    let mut counters = ranked.iter().filter_map(|it| it.counter.as_ref()).filter(|_| piece > 0 && of_it.is_empty());
    let vain = counters.find(|it| it.reason == Reason::Nothing);
    let scene = vain.map_or(step.scene, Scene::of_counter);
    Step { task: task.or_else(|| tasks.first().cloned()), scene, ..step }
}

/// The events of the move that an example shows that are caused by what a line says.
fn deeds(rules: &Arc<Rules>, page: &Page, sentence: Sentence, example: &Example) -> Vec<Event> {
    let Some(game) = played(rules, &example.position, &example.plies[..example.shown]) else { return Vec::new() };
    let mut game = game;
    let Ok(ply) = game.play(example.mv()) else { return Vec::new() };
    let by = |told: &&Told| match sentence {
        Sentence::Clause(cause) => told.clause.map(|it| page.told_by(it)) == Some(cause),
        Sentence::Plain(_) => false,
    };
    ply.events.iter().filter(by).map(|told| told.event).collect()
}

impl Step {
    /// A step that shows the beginning of a game, with the places that it describes.
    fn still(rules: &Arc<Rules>, places: Vec<Place>) -> Step {
        let position = engine::start(rules);
        let scene = Scene { position, moves: Vec::new(), from: 0, barred: None, places };
        let (heading, title, text) = (String::new(), String::new(), String::new());
        Step { heading, title, text, cause: None, rules: Arc::clone(rules), scene, task: None }
    }

    /// Adds what a step says that comes after it, and what that one shows if this one shows nothing.
    fn join(&mut self, next: Step) {
        let text = format!("{} {}", self.text, next.text);
        let shown = match (self.moves(), next.moves()) {
            (true, _) => self.clone(),
            (false, true) => next,
            (false, false) => {
                let mut places = self.scene.places.clone();
                places.extend(next.scene.places.iter().filter(|place| !self.scene.places.contains(place)));
                Step { scene: Scene { places, ..self.scene.clone() }, ..self.clone() }
            }
        };
        *self = Step { text, ..shown };
    }

    /// A step that shows one example of a line, and has it done in the same position.
    pub fn of(rules: &Arc<Rules>, page: &Page, example: &Example, sentence: Sentence, text: String) -> Step {
        let cause = match sentence {
            Sentence::Clause(cause) => Some(cause),
            Sentence::Plain(_) => None,
        };
        let (scene, task) = (Scene::of(example), Some(Task::of(rules, page, example, sentence)));
        let (heading, title) = (String::new(), String::new());
        Step { heading, title, text, cause, rules: Arc::clone(rules), scene, task }
    }

    /// A step at which a better move than the one that was played is to be found: one of these.
    pub fn of_better(rules: &Arc<Rules>, position: Position, text: String, good: Vec<Move>) -> Step {
        let task = Task { position: position.clone(), made: Vec::new(), right: Right::Moves(good), asks: Asks::Better };
        let step = Step::still(rules, Vec::new());
        Step { text, scene: Scene { position, ..step.scene }, task: Some(task), ..step }
    }

    /// Returns the name under which the step is listed: its title or, of a line of a page, its first sentence.
    pub fn name(&self) -> &str {
        if !self.title.is_empty() {
            return &self.title;
        }
        let line = self.text.lines().next().unwrap_or_default();
        let sentence = line.split_once(". ").map_or(line, |(first, _)| first);
        sentence.trim_end_matches(['.', ':'])
    }

    /// Returns whether the game is over after what is shown.
    fn ends_game(&self) -> bool {
        let game = || played(&self.rules, &self.scene.position, &self.scene.moves);
        self.moves() && self.scene.barred.is_none() && game().is_some_and(|game| game.position().ended().is_some())
    }

    /// Returns whether it says who has won.
    fn tells_winner(&self) -> bool {
        self.cause.is_some_and(|cause| matches!(self.rules.clause(cause.clause), Clause::Winner(_)))
    }

    /// Returns whether something can be seen at this step.
    pub fn shows(&self) -> bool {
        self.moves() || !self.scene.places.is_empty()
    }

    /// Returns whether a move is made or refused at this step.
    pub fn moves(&self) -> bool {
        self.scene.moves.len() > self.scene.from || self.scene.barred.is_some()
    }
}

impl Asks {
    /// Returns the request by which a line shows itself as it does in an example.
    fn of(rules: &Arc<Rules>, page: &Page, example: &Example, sentence: Sentence) -> Asks {
        if !matches!(example.kind, Kind::Causes) {
            return if example.kind == Kind::Withholds { Asks::Rule } else { Asks::Move };
        }
        deeds(rules, page, sentence, example).into_iter().find_map(Asks::done_by).unwrap_or(Asks::Rule)
    }

    /// Returns the request that is fulfilled when this happens.
    fn done_by(event: Event) -> Option<Asks> {
        match event {
            Event::Stones(Stones { how: How::Captured, .. }) => Some(Asks::Capture),
            Event::Note(Note::Bonus { .. }) => Some(Asks::Again),
            Event::Note(Note::Relayed { .. }) => Some(Asks::Relay),
            Event::Note(Note::Marked { mark: Mark::Trap(_) | Mark::Won(_), .. }) => Some(Asks::Claim),
            Event::Note(Note::Closed | Note::Ended { .. } | Note::RoundEnded { .. }) => Some(Asks::End),
            Event::Stones(_) | Event::Note(_) => None,
        }
    }

    /// Returns what a learner is told to do.
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
        };
        words.label(id)
    }

    /// Returns what a learner is told whose move does not do it.
    fn not_done(self, words: &Words) -> String {
        words.label(match self {
            Asks::Capture => "learn-try-not-capture",
            Asks::Again => "learn-try-not-again",
            Asks::Relay => "learn-try-not-relay",
            Asks::Claim => "learn-try-not-claim",
            Asks::End => "learn-try-not-end",
            Asks::Better => "learn-try-not-better",
            Asks::Move | Asks::LastSeedIn(_) | Asks::Rule => "learn-try-wrong",
        })
    }
}

impl Scene {
    /// An example, up to the move that shows its clause.
    fn of(example: &Example) -> Scene {
        let Example { position, plies, shown, kind, .. } = example;
        let bars = *kind == Kind::Bars;
        let moves = plies[..*shown + usize::from(!bars)].to_vec();
        Scene {
            position: position.clone(),
            moves,
            from: *shown,
            barred: bars.then(|| example.mv()),
            places: Vec::new(),
        }
    }

    /// A move in which one could expect a clause, and it does nothing.
    fn of_counter(counter: &Counter) -> Scene {
        Scene { position: counter.position.clone(), moves: vec![counter.mv], from: 0, barred: None, places: Vec::new() }
    }
}

impl Task {
    /// To do what an example shows of a line; where it shows a move that is not allowed, to make one that is.
    fn of(rules: &Arc<Rules>, page: &Page, example: &Example, sentence: Sentence) -> Task {
        let right = match example.kind {
            Kind::Causes | Kind::Withholds => Right::Shows(sentence),
            Kind::Bars | Kind::Prefers | Kind::States => Right::Any,
        };
        let asks = Asks::of(rules, page, example, sentence);
        let made = example.plies[..example.shown].to_vec();
        let mut task = Task { position: example.position.clone(), made, right, asks };
        if asks == Asks::Rule && !task.can_go_wrong(rules, page) {
            task.asks = Asks::Move;
        }
        task
    }

    /// Returns the same task in the first of some places of a game in which some moves are right, and others wrong. Which they
    /// are can be seen only where something certain is asked for.
    fn elsewhere(&self, rules: &Arc<Rules>, page: &Page, places: &[(&Position, &[Move])]) -> Option<Task> {
        if self.is_open() {
            return None;
        }
        let tasks = places.iter().map(|(position, made)| Task {
            position: (*position).clone(),
            made: made.to_vec(),
            ..self.clone()
        });
        let shows = |task: &Task| {
            let right = task.right_moves(rules, Some(page));
            let by_rule = Task { asks: Asks::Rule, ..task.clone() }.right_moves(rules, Some(page));
            by_rule.iter().any(|mv| right.contains(mv))
        };
        tasks.into_iter().find(|task| task.can_go_wrong(rules, page) && shows(task))
    }

    /// Returns whether nothing is asked for that can be seen on the board.
    fn is_open(&self) -> bool {
        matches!(self.asks, Asks::Move | Asks::Rule)
    }

    /// Returns whether some legal move is not right.
    fn can_go_wrong(&self, rules: &Arc<Rules>, page: &Page) -> bool {
        let legal = self.game(rules).map_or(0, |game| legal_moves(rules, game.position()).len());
        self.right_moves(rules, Some(page)).len() < legal
    }

    /// Returns whether plies that a learner has made are right; `before` is the position before them, `page` the rule page of
    /// the game, which the first lesson does without.
    pub fn is_right(&self, rules: &Rules, page: Option<&Page>, before: &Position, plies: &[Ply]) -> bool {
        let Some(first) = plies.first().map(|ply| ply.mv) else { return false };
        match &self.right {
            Right::Any => true,
            Right::Moves(moves) => moves.contains(&first),
            Right::Shows(Sentence::Plain(plain)) => is_shown(rules, *plain, before, first),
            Right::Shows(Sentence::Clause(cause)) => {
                let told = |it: Cause| page.map_or(it, |page| page.told_by(it));
                let by_it = |it: &Told| it.clause.is_some_and(|it| told(it) == *cause);
                let mut done = plies.iter().flat_map(|ply| &ply.events);
                match self.asks {
                    Asks::Move | Asks::Rule | Asks::LastSeedIn(_) | Asks::Better => done.any(by_it),
                    asked => done.any(|it| Asks::done_by(it.event) == Some(asked)),
                }
            }
        }
    }

    /// Returns the legal moves that are right.
    pub fn right_moves(&self, rules: &Arc<Rules>, page: Option<&Page>) -> Vec<Move> {
        let Some(game) = self.game(rules) else { return Vec::new() };
        let is_right = |mv: &Move| {
            let mut tried = game.clone();
            let made = tried.play(*mv).is_ok();
            made && self.is_right(rules, page, game.position(), &tried.plies()[game.plies().len()..])
        };
        legal_moves(rules, game.position()).iter().copied().filter(is_right).collect()
    }

    /// Returns why a move is not right, as a learner is told.
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
        let why = match (&self.right, lines) {
            (Right::Shows(Sentence::Clause(cause)), Some(lines)) => lines.why_missed(words, *cause, before, ply.mv),
            _ => None,
        };
        let goes_on = (self.asks == Asks::End).then(|| self.asks.not_done(words));
        let stopped = || stopped(words, rules, before, &ply.events);
        why.or(goes_on).or_else(stopped).unwrap_or_else(|| self.asks.not_done(words))
    }

    /// The game in which it is to be done.
    pub fn game(&self, rules: &Arc<Rules>) -> Option<Game> {
        played(rules, &self.position, &self.made)
    }
}

/// Returns the caption of the last seed of a move of which nothing came.
fn stopped(words: &Words, rules: &Rules, before: &Position, events: &[Told]) -> Option<String> {
    let at = events.iter().rposition(|told| matches!(told.event, Event::Note(Note::Stopped { .. })))?;
    let mut position = before.clone();
    events[..at].iter().for_each(|told| position.apply(told.event));
    Some(words.caption_in_turn(rules, &SoFar::after(rules, before, &events[..at]), &position, &events[at]))
}

/// Returns the place in which the last seed of the first lap fell.
fn last_seed(events: &[Told]) -> Option<Place> {
    let mut lap = events.iter().take_while(|told| !matches!(told.event, Event::Note(Note::Relayed { .. })));
    let sown = |told: &Told| match told.event {
        Event::Stones(Stones { how: How::Sown, to, .. }) => Some(to),
        Event::Stones(_) | Event::Note(_) => None,
    };
    lap.by_ref().filter_map(sown).last()
}

/// A game from a position with these moves; none if one of them may not be made.
pub fn played(rules: &Arc<Rules>, position: &Position, moves: &[Move]) -> Option<Game> {
    let mut game = Game::new(Arc::clone(rules), position.clone());
    for &mv in moves {
        game.play(mv).ok()?;
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Catalogue, Settings, Side};

    #[test]
    fn every_step_of_every_lesson_can_be_shown_and_done() {
        let (words, catalogue) = (Words::english(), Catalogue::shipped());
        for id in catalogue.ids() {
            let rules = Arc::new(catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound"));
            let page = words.page(&rules);
            for step in steps(&rules, &page, &Examples::of(&rules, &page)) {
                let said = format!("{id}: {}", step.text);
                let scene = &step.scene;
                let game = played(&rules, &scene.position, &scene.moves).unwrap_or_else(|| panic!("not shown: {said}"));
                let refused = scene.barred.map(|mv| engine::why_not(&rules, game.position(), mv).is_some());
                assert_ne!(refused, Some(false), "what is barred may be played: {said}");
                let Some(task) = &step.task else { continue };
                let game = task.game(&rules).unwrap_or_else(|| panic!("nothing to try: {said}"));
                assert!(!legal_moves(&rules, game.position()).is_empty(), "{said}");
            }
        }
    }

    #[test]
    fn every_step_shows_something_in_two_sentences_at_most() {
        let (words, catalogue) = (Words::english(), Catalogue::shipped());
        for id in catalogue.ids() {
            let rules = Arc::new(catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound"));
            let page = words.page(&rules);
            let steps = steps(&rules, &page, &Examples::of(&rules, &page));
            for step in &steps {
                let count = step.text.unicode_sentences().count();
                assert!((1..=MOST_SENTENCES).contains(&count), "{id}: {}", step.text);
                assert!(step.shows(), "{id}: {}", step.text);
                assert!(!step.moves() || step.scene.places.is_empty(), "{id}: {}", step.text);
                let tray = |place: &Place| !rules.board.every_pit().any(|pit| Place::pit(pit) == *place);
                let is_told = |place: &Place| !tray(place) || !words.place(&rules, *place).is_empty();
                assert!(step.scene.places.iter().all(is_told), "{id}: {:?}", step.scene.places);
            }
            for pair in steps.windows(2).filter(|pair| pair[0].heading == pair[1].heading) {
                let still = pair.iter().any(|step| !step.moves());
                assert!(!(still && fit_together(&pair[0], &pair[1])), "{id}: {}\n{}", pair[0].text, pair[1].text);
            }
        }
    }

    #[test]
    fn a_lesson_begins_with_the_aim_and_tells_how_to_sow_before_what_may_not_be_lifted() {
        let (words, catalogue) = (Words::english(), Catalogue::shipped());
        let rules = Arc::new(catalogue.rules("oware", &Settings::new()).expect("a shipped variant is sound"));
        let page = words.page(&rules);
        let steps = steps(&rules, &page, &Examples::of(&rules, &page));
        let clauses: Vec<String> = steps.iter().filter_map(|step| Some(rules.cause_name(step.cause?))).collect();
        let at = |name: &str| clauses.iter().position(|it| it == name).unwrap_or_else(|| panic!("{name}: {clauses:?}"));
        assert_eq!((at("winner"), at("own-pits"), at("direction")), (0, 1, 2));
        assert!(at("count") < at("feed"), "what sowings do is told before what may not be chosen");
        let still: Vec<&Scene> = steps.iter().filter(|step| !step.moves()).map(|step| &step.scene).collect();
        let own = rules.board.pits_of(Side::South).map(Place::pit).collect::<Vec<_>>();
        let all = rules.board.pits().map(Place::pit).collect::<Vec<_>>();
        let described: Vec<&Vec<Place>> = still.iter().map(|scene| &scene.places).collect();
        assert_eq!(described, [&own, &all], "the board, and what lies on it");
        let own = steps.iter().find(|step| step.text.starts_with("A last seed on your own side")).expect("it is told");
        let game = played(&rules, &own.scene.position, &own.scene.moves).expect("it is shown");
        let last = last_seed(&game.plies()[0].events).and_then(Place::as_pit).expect("a seed falls in a pit");
        assert!([2, 3].contains(&game.position().pit(last)), "it would capture on the other side");
    }

    #[test]
    fn a_capture_is_asked_for_where_some_moves_capture_and_others_do_not() {
        let (words, catalogue) = (Words::english(), Catalogue::shipped());
        for id in ["kalah", "oware", "congkak", "ayo-ayo-children"] {
            let rules = Arc::new(catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
            let page = words.page(&rules);
            let steps = steps(&rules, &page, &Examples::of(&rules, &page));
            let tasks = steps.iter().filter_map(|step| step.task.as_ref()).filter(|task| task.asks == Asks::Capture);
            let mut count = 0;
            for task in tasks {
                let game = task.game(&rules).expect("its moves can be made");
                let right = task.right_moves(&rules, Some(&page));
                assert!(!right.is_empty() && right.len() < legal_moves(&rules, game.position()).len(), "{id}");
                for mv in right {
                    let mut game = game.clone();
                    let events = game.play(mv).expect("a legal move").events.clone();
                    let captures = |told: &Told| matches!(told.event, Event::Stones(Stones { how: How::Captured, .. }));
                    assert!(events.iter().any(captures), "{id}");
                }
                count += 1;
            }
            assert!(count > 0, "{id}");
        }
    }

    #[test]
    fn a_short_sentence_at_the_end_is_not_left_alone() {
        assert_eq!(
            in_steps("Lift a pit. Sow it. This holds only in namua."),
            ["Lift a pit.", "Sow it. This holds only in namua."]
        );
        assert_eq!(in_steps("Lift a pit."), ["Lift a pit."]);
    }
}
