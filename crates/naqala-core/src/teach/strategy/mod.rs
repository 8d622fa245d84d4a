//! Ideas of strategy, the second part of a game's lessons: `assets/strategy`, a file a game. Each is shown by a line and
//! tried in another position, both judged by the search, and some are measured in games of the program against itself.

pub mod measure;
#[cfg(test)]
mod tests;

use super::lesson::{Asks, Demonstration, LessonStep, LessonTask, Right};
use crate::bibliography::Citation;
use crate::words::{Arg, Words};
use include_dir::{Dir, include_dir};
use mancala::engine::{Game, Move, Position};
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::{Catalogue, Rules, Settings};
use measure::{Measure, Measured};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/strategy");

/// By id of the game.
static IDEAS: LazyLock<BTreeMap<String, Vec<Idea>>> = LazyLock::new(|| {
    let read = |file: &include_dir::File<'_>| {
        let id = file.path().file_stem()?.to_str()?.to_owned();
        let ideas = ron::from_str(file.contents_utf8()?).unwrap_or_else(|error| panic!("{id}.ron: {error}"));
        Some((id, ideas))
    };
    FILES.files().filter_map(read).collect()
});

/// Idea of strategy.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idea {
    /// Its name in English.
    pub title: String,
    /// Its text in English, a sentence or two.
    pub text: String,
    /// The line that shows it.
    pub shows: ShownLine,
    /// The question put to the learner.
    pub asks: Question,
    /// The advantage that the text speaks of, if games can tell what it is worth.
    pub measure: Option<Measure>,
    /// The works that say it; none for a finding of the program's own.
    pub works: Vec<Citation>,
}

/// Line of moves from a position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownLine {
    /// Text of the position.
    pub position: String,
    /// Texts of the moves. The first is the best there.
    pub line: Vec<String>,
}

/// Position in which the best move is to be found.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Text of the position.
    pub position: String,
    /// Texts of the best moves.
    pub right: Vec<String>,
}

/// Returns the ideas of a game, the most useful first; none for most games.
pub fn ideas(id: &str) -> &'static [Idea] {
    IDEAS.get(id).map_or(&[], Vec::as_slice)
}

/// Returns the ids of the games that have ideas.
pub fn ids() -> impl Iterator<Item = &'static str> {
    IDEAS.keys().map(String::as_str)
}

/// Returns the steps of the second part of a game's lessons: an idea a step. The game is played by its usual options.
pub fn steps(words: &Words, catalogue: &Catalogue, id: &str) -> Vec<LessonStep> {
    let Ok(rules) = catalogue.rules(id, &Settings::new()) else { return Vec::new() };
    let rules = Arc::new(rules);
    ideas(id).iter().filter_map(|idea| idea.step(words, &rules)).collect()
}

impl Idea {
    /// Creates the step; `None` for a position or move that the rules do not know.
    fn step(&self, words: &Words, rules: &Arc<Rules>) -> Option<LessonStep> {
        let (position, moves) = self.shows.read(rules)?;
        let (asked, right) = self.asks.read(rules)?;
        let measured = self.measure.and_then(|measure| measure::measured(&rules.id, measure));
        let cited: Vec<String> = self.works.iter().filter_map(|citation| words.citation(citation)).collect();
        let cited =
            (!cited.is_empty()).then(|| words.label_with("strategy-works", &[("works", Arg::from(cited.join("; ")))]));
        let texts = [Some(words.text(&self.text).to_owned()), measured.map(|it| it.told(words, rules)), cited];
        let scene = Demonstration { position, moves, from: 0, barred: None, places: Vec::new() };
        let task = LessonTask { position: asked, made: Vec::new(), right: Right::Moves(right), asks: Asks::Best };
        Some(LessonStep {
            heading: words.label("strategy-heading"),
            title: words.text(&self.title).to_owned(),
            text: texts.into_iter().flatten().collect::<Vec<_>>().join("\n"),
            cause: None,
            rules: Arc::clone(rules),
            scene,
            task: Some(task),
        })
    }
}

impl ShownLine {
    fn read(&self, rules: &Arc<Rules>) -> Option<(Position, Vec<Move>)> {
        let position = parse_position(rules, &self.position).ok()?;
        let mut game = Game::new(Arc::clone(rules), position.clone());
        for text in &self.line {
            let mv = parse_move(rules, game.position(), text).ok()?;
            game.play(mv).ok()?;
        }
        Some((position, game.plies().iter().map(|ply| ply.mv).collect()))
    }
}

impl Question {
    fn read(&self, rules: &Rules) -> Option<(Position, Vec<Move>)> {
        let position = parse_position(rules, &self.position).ok()?;
        let right = self.right.iter().map(|text| parse_move(rules, &position, text).ok()).collect::<Option<_>>()?;
        Some((position, right))
    }
}

impl Measured {
    /// Returns the sentence on the share that the advantage brought.
    fn told(&self, words: &Words, rules: &Rules) -> String {
        let (least, most) = self.measure.bounds();
        let args = [
            ("measure", Arg::from(self.measure.key())),
            ("equal", Arg::from(if rules.board.has_stores() { "yes" } else { "no" })),
            ("least", Arg::from(usize::from(least))),
            ("most", Arg::from(usize::from(most))),
            ("games", Arg::from(self.games as usize)),
            ("share", Arg::from(usize::from(self.share))),
        ];
        words.label_with("strategy-measured", &args)
    }
}
