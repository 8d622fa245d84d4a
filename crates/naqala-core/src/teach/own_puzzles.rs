//! Puzzles that users have set up: positions, each with its question. Pure data, to and from text. The answers are not
//! kept: they are proved when a puzzle is put on the table, as for all puzzles.

use super::progress::{dialect, take_over};
use super::puzzle::{Puzzle, PuzzleKind, Puzzles, Unmade};
use crate::words::{Arg, Words};
use crate::workshop::Composer;
use mancala::diagnostic::Diagnostic;
use mancala::engine::{Move, Position, legal_moves};
use mancala::record::notation::{NotationError, move_text, parse_move, parse_opening};
use mancala::rules::explain::ron_diagnostic;
use mancala::rules::{Catalogue, LoadError, PitId, Rules, Settings};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use thiserror::Error;

/// Longest text of puzzles that must be read, in bytes.
pub const MAX_OWN_PUZZLES: usize = 4 << 20;
/// Most puzzles that are kept.
pub const MOST: usize = 2_000;
/// Most letters of a name.
pub const MOST_LETTERS: usize = 80;
/// Version of the format that is written.
const FORMAT: u32 = 1;

/// All puzzles, in the order in which they were kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPuzzles {
    puzzles: Vec<OwnPuzzle>,
}

/// Position of a game, with a question about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Puzzle")]
pub struct OwnPuzzle {
    /// Unique number of the puzzle.
    pub number: u32,
    /// Name given by its owner.
    pub name: String,
    /// Id of the game: `kalah`, `oware/woli`.
    pub variant: String,
    /// Options that differ from the defaults of the variant or preset.
    #[serde(default)]
    pub set: Settings,
    /// Kind of question.
    pub kind: PuzzleKind,
    /// Position as text: see [`mancala::record::notation`].
    pub position: String,
    /// Move that the question is about, if it is about one.
    #[serde(rename = "move", default)]
    pub mv: Option<String>,
}

/// Reason why a puzzle cannot be put on the table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unplayable {
    /// The game is unknown, or has no such options.
    #[error(transparent)]
    Game(#[from] LoadError),
    /// The game has no such position or move.
    #[error(transparent)]
    Position(#[from] NotationError),
    /// The answer cannot be proved.
    #[error(transparent)]
    Unmade(#[from] Unmade),
}

impl Unplayable {
    /// Returns the reasons; at least one.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Unplayable::Game(error) => error.diagnostics(),
            Unplayable::Position(error) => vec![error.diagnostic().clone()],
            Unplayable::Unmade(error) => vec![error.clone().into()],
        }
    }
}

impl OwnPuzzle {
    /// Returns the puzzle with its answer proved.
    ///
    /// # Errors
    /// If the game is unknown or has no such position, or the answer cannot be proved.
    pub fn puzzle(&self, catalogue: &Catalogue, stop: &AtomicBool) -> Result<Puzzle, Unplayable> {
        let rules = Arc::new(catalogue.rules(&self.variant, &self.set)?);
        let position = parse_opening(&rules, &self.position)?;
        let mv = self.mv.as_ref().map(|text| parse_move(&rules, &position, text)).transpose()?;
        Ok(Puzzles::new(rules).about(self.kind, &position, mv, stop)?)
    }
}

/// Puzzle that a position can make: its kind, and the move that it is about, if it is about one.
pub type PuzzleOffer = (PuzzleKind, Option<Move>);

/// The reason why a position makes no puzzle of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsuitable {
    /// It asks about a move, and no pit has been chosen.
    Pit,
    /// Nothing is captured in the game.
    Captures,
    /// It cannot be proved.
    Proof,
}

impl Unsuitable {
    /// The id of the message that says so of a kind.
    pub fn message(self, kind: PuzzleKind) -> &'static str {
        match (self, kind) {
            (Unsuitable::Pit, _) => "puzzle-unfit-pit",
            (Unsuitable::Captures, _) => "puzzle-unfit-captures",
            (Unsuitable::Proof, PuzzleKind::Last | PuzzleKind::Takes) => "puzzle-unfit-move",
            (Unsuitable::Proof, PuzzleKind::Legal) => "puzzle-unfit-legal",
            (Unsuitable::Proof, PuzzleKind::Best | PuzzleKind::Opening | PuzzleKind::Endgame) => "puzzle-unfit-best",
            (Unsuitable::Proof, PuzzleKind::Win) => "puzzle-unfit-win",
        }
    }
}

/// The puzzles that a position makes, and the kinds of which it makes none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundPuzzles {
    /// The puzzles.
    pub offers: Vec<PuzzleOffer>,
    /// The kinds of which there is none, each with the reason.
    pub lacks: Vec<(PuzzleKind, Unsuitable)>,
}

/// Proves what can be asked of a position: of the moves from a pit, what they do.
pub fn offers(rules: Arc<Rules>, position: &Position, pit: Option<PitId>, stop: &AtomicBool) -> FoundPuzzles {
    let at_pit = |mv: &Move| mv.pit().is_some() && mv.pit() == pit;
    let moves: Vec<Move> = legal_moves(&rules, position).into_iter().filter(at_pit).collect();
    let puzzles = Puzzles::new(rules);
    let mut all = FoundPuzzles::default();
    for kind in PuzzleKind::ALL.into_iter().filter(|kind| !kind.is_of_played_games()) {
        let asked: Vec<PuzzleOffer> = match kind {
            PuzzleKind::Last | PuzzleKind::Takes => moves.iter().map(|&mv| (kind, Some(mv))).collect(),
            _ => vec![(kind, None)],
        };
        let fits = |&(kind, mv): &PuzzleOffer| puzzles.about(kind, position, mv, stop).is_ok();
        let fitting: Vec<PuzzleOffer> = asked.iter().copied().filter(fits).collect();
        if fitting.is_empty() {
            let lack = match puzzles.can_have(kind) {
                Err(_) => Unsuitable::Captures,
                Ok(()) if asked.is_empty() => Unsuitable::Pit,
                Ok(()) => Unsuitable::Proof,
            };
            all.lacks.push((kind, lack));
        }
        all.offers.extend(fitting);
    }
    all
}

impl OwnPuzzles {
    /// Returns a puzzle that a position makes, with a free name and without a number.
    pub fn offered(&self, composer: &Composer, (kind, mv): PuzzleOffer, words: &Words) -> OwnPuzzle {
        let rules = composer.rules();
        let mut set = rules.settings.clone();
        set.retain(|option, value| rules.defaults.get(option) != Some(value));
        let name = |number: usize| {
            let args = [("kind", Arg::from(words.puzzle_kind(kind))), ("number", Arg::from(number))];
            words.label_with("puzzle-own-name", &args)
        };
        let is_free = |name: &String| self.of(&rules.id).all(|other| other.name != *name);
        OwnPuzzle {
            number: 0,
            name: (1..).map(name).find(is_free).expect("there are more numbers than puzzles"),
            variant: rules.id.clone(),
            set,
            kind,
            position: composer.text(),
            mv: mv.map(|mv| move_text(rules, &composer.position(), mv)),
        }
    }

    /// Returns the puzzles of a game, the latest first.
    pub fn of<'a>(&'a self, variant: &'a str) -> impl Iterator<Item = &'a OwnPuzzle> {
        self.puzzles.iter().rev().filter(move |puzzle| puzzle.variant == variant)
    }

    /// Returns the puzzle with a number.
    pub fn get(&self, number: u32) -> Option<&OwnPuzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.number == number)
    }

    /// Keeps a puzzle, under another number if its own is taken. Returns its number; `None` if there are too many.
    pub fn keep(&mut self, puzzle: OwnPuzzle) -> Option<u32> {
        if self.puzzles.len() >= MOST {
            return None;
        }
        let free = self.puzzles.iter().map(|puzzle| puzzle.number).max().map_or(Some(1), |last| last.checked_add(1))?;
        let number = if puzzle.number == 0 || self.get(puzzle.number).is_some() { free } else { puzzle.number };
        // One that was dropped comes back to its place.
        let at = self.puzzles.partition_point(|other| other.number < number);
        self.puzzles.insert(at, OwnPuzzle { number, ..puzzle });
        Some(number)
    }

    /// Renames a puzzle. A name without letters changes nothing.
    pub fn rename(&mut self, number: u32, name: &str) {
        let name: String = name.trim().chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect();
        if let Some(puzzle) = self.puzzles.iter_mut().find(|puzzle| puzzle.number == number && !name.is_empty()) {
            puzzle.name = name;
        }
    }

    /// Removes a puzzle and returns it.
    pub fn drop(&mut self, number: u32) -> Option<OwnPuzzle> {
        let at = self.puzzles.iter().position(|puzzle| puzzle.number == number)?;
        Some(self.puzzles.remove(at))
    }

    /// Returns the puzzles of another place, changed as these have changed since `before`. A new one gets another
    /// number if its own is taken there.
    pub fn taken_over(&self, before: &OwnPuzzles, there: OwnPuzzles) -> OwnPuzzles {
        let by_number = |puzzles: &OwnPuzzles| -> BTreeMap<u32, OwnPuzzle> {
            puzzles.puzzles.iter().map(|puzzle| (puzzle.number, puzzle.clone())).collect()
        };
        let (before, mut now, mut both) = (by_number(before), by_number(self), by_number(&there));
        let is_taken =
            |number: &u32| !before.contains_key(number) && both.get(number).is_some_and(|it| now[number] != *it);
        let taken: Vec<u32> = now.keys().copied().filter(is_taken).collect();
        let taken: Vec<OwnPuzzle> = taken.iter().filter_map(|number| now.remove(number)).collect();
        take_over(&before, &now, &mut both);
        let mut puzzles = OwnPuzzles { puzzles: both.into_values().collect() };
        for puzzle in taken {
            puzzles.keep(puzzle);
        }
        puzzles
    }

    /// Reads puzzles from a text. Additions of a later version are skipped.
    ///
    /// # Errors
    /// If the text is not one of puzzles: the mistake at its place.
    pub fn read(text: &str) -> Result<OwnPuzzles, Diagnostic> {
        let read: OwnText = dialect().from_str(text).map_err(|error| ron_diagnostic(&error))?;
        let mut puzzles = read.puzzles;
        puzzles.sort_by_key(|puzzle| puzzle.number);
        puzzles.dedup_by_key(|puzzle| puzzle.number);
        puzzles.truncate(MOST);
        Ok(OwnPuzzles { puzzles })
    }

    /// Returns the puzzles as text, for [`OwnPuzzles::read`].
    pub fn write(&self) -> String {
        let text = OwnText { format: FORMAT, puzzles: self.puzzles.clone() };
        let pretty = PrettyConfig::new().depth_limit(3).struct_names(false);
        dialect().to_string_pretty(&text, pretty).expect("numbers, names and lists can always be written") + "\n"
    }
}

/// The puzzles as they are written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Puzzles")]
struct OwnText {
    format: u32,
    puzzles: Vec<OwnPuzzle>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::{Given, Verdict};

    fn puzzle(kind: PuzzleKind, position: &str) -> OwnPuzzle {
        OwnPuzzle {
            number: 0,
            name: "Mine".into(),
            variant: "kalah".into(),
            set: Settings::new(),
            kind,
            position: position.into(),
            mv: None,
        }
    }

    /// South moves again after f1, and not after d1.
    const FEW: &str = "1,0,0,3,0,1/0,0,0,1,0,1 stores=17,24 to=S";

    #[test]
    fn puzzles_are_kept_renamed_dropped_and_taken_back_in_their_places() {
        let mut own = OwnPuzzles::default();
        let numbers: Vec<_> = PuzzleKind::ALL[..5].iter().map(|&kind| own.keep(puzzle(kind, FEW))).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5].map(Some));
        own.rename(2, "  From the\n tournament ");
        own.rename(3, "  ");
        assert_eq!(
            (own.get(2).map(|it| &*it.name), own.get(3).map(|it| &*it.name)),
            (Some("From the tournament"), Some("Mine"))
        );
        let all = own.clone();
        let dropped = own.drop(2).expect("there is such a puzzle");
        assert_eq!((own.of("kalah").count(), own.drop(2), own.of("oware").count()), (4, None, 0));
        assert_eq!(own.keep(dropped), Some(2));
        assert_eq!(own, all);
        assert_eq!(own.of("kalah").map(|puzzle| puzzle.number).collect::<Vec<_>>(), [5, 4, 3, 2, 1]);
    }

    #[test]
    fn puzzles_are_read_as_they_were_written_and_broken_texts_refused_with_their_place() {
        let mut own = OwnPuzzles::default();
        assert_eq!(OwnPuzzles::read(&own.write()), Ok(own.clone()));
        let set = Settings::from([("seeds_per_pit".into(), "6".into())]);
        own.keep(OwnPuzzle { set, mv: Some("a1".into()), ..puzzle(PuzzleKind::Last, FEW) });
        own.keep(puzzle(PuzzleKind::Best, "\"quoted\""));
        assert_eq!(OwnPuzzles::read(&own.write()), Ok(own.clone()));
        let later = own.write().replace("format: 1", "format: 2, theme: Dark").replace("name:", "stars: 5, name:");
        assert_eq!(OwnPuzzles::read(&later), Ok(own));
        for (text, line) in [("", 1), ("(puzzles: [])", 1), ("(format: 1,\n puzzles: [(number: -1)])", 2)] {
            let error = OwnPuzzles::read(text).expect_err(text);
            assert_eq!(error.span().map(|span| span.line), Some(line), "{text}: {error}");
        }
    }

    #[test]
    fn answers_are_proved_when_a_puzzle_is_put_on_the_table() {
        let catalogue = Catalogue::shipped();
        let on_table = |own: &OwnPuzzle| own.puzzle(&catalogue, &AtomicBool::new(false));
        let best = on_table(&puzzle(PuzzleKind::Best, FEW)).expect("every move can be proved");
        assert_eq!((best.key, best.kind), (None, PuzzleKind::Best));
        let right = best.task.right_moves();
        assert_eq!(best.answers(), ["f1"]);
        assert!(right.iter().all(|&mv| best.check(&Given::Move(mv)) == Verdict::Right));
        assert!(!best.solution.is_empty() && !best.because.is_empty());
        let legal = on_table(&puzzle(PuzzleKind::Legal, FEW)).expect("pits are chosen");
        assert_eq!(legal.answers(), ["d1", "f1"]);
        let last = OwnPuzzle { mv: Some("d1".into()), ..puzzle(PuzzleKind::Last, FEW) };
        assert_eq!(on_table(&last).expect("the move is over at once").answers(), ["e1"]);
    }

    #[test]
    fn what_cannot_be_put_on_the_table_says_why() {
        let catalogue = Catalogue::shipped();
        let why = |own: OwnPuzzle| own.puzzle(&catalogue, &AtomicBool::new(false)).expect_err("there is a mistake");
        let game = OwnPuzzle { variant: "kalaha".into(), ..puzzle(PuzzleKind::Best, FEW) };
        assert!(matches!(why(game), Unplayable::Game(_)));
        let mv = OwnPuzzle { mv: Some("z9".into()), ..puzzle(PuzzleKind::Last, FEW) };
        for own in [puzzle(PuzzleKind::Best, "1,2,3"), mv] {
            assert!(matches!(why(own), Unplayable::Position(_)));
        }
        for own in [
            puzzle(PuzzleKind::Last, FEW),
            puzzle(PuzzleKind::Best, "0,0,0,0,0,4/0,0,0,0,0,3 stores=20,21 to=S"),
            puzzle(PuzzleKind::Win, "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S"),
            puzzle(PuzzleKind::Endgame, FEW),
        ] {
            let (kind, why) = (own.kind, why(own));
            assert_eq!(why, Unplayable::Unmade(Unmade::unsuited(kind)));
            assert!(why.diagnostics()[0].is("puzzle-unsuited-position"));
        }
    }
}
