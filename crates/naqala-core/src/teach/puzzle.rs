//! Puzzles: a position of a game and a question about it, with answers that are proved by the engine or by exact
//! search. Of one kind, `opening`, answers are not proved: they are what the program's search finds, and say so.
//!
//! A puzzle follows from its rules and its [`PuzzleKey`]: a kind, a grade and a number. The same rules and key give
//! the same puzzle on every machine, so the supply is endless and only keys need to be kept.
//!
//! # How a puzzle is made
//! 1. Random games are played from the key (`draw`). The first quarter of each game is left out; a match is played as
//!    its first round. For `opening` and `endgame` the program plays them against itself after a few random moves
//!    (`played`); `opening` takes the first third of each, `endgame` what can be proved from the end backwards.
//! 2. Positions, with moves where the kind asks about one, become candidates if they make a good puzzle: those with
//!    more than one possible answer, those that end the game, and those too long to follow by eye are left out. For
//!    `best`, `win` and `opening`, positions come first in which at most half of the moves are right; for `legal`, those
//!    in which a pit with seeds is barred. For `opening` every move is valued by a search that looks at a fixed number
//!    of positions, and by one that looks at half as many: some moves must be clearly worse in both, and the same ones.
//! 3. If games give too few, except of openings, positions are tried with few seeds left in the pits and the others in
//!    the stores, as endgame studies are set up.
//! 4. If the end of none can be proved, `best` asks for the lead once the opponent has answered, or for the gain of the
//!    turn where more than two play.
//! 5. If these give none either, other games are played.
//! 6. Candidates are sorted by effort, and the puzzle is drawn from the fifth of them that its grade names.
//!
//! All bounds are numbers of games, moves and positions, never times.
//!
//! # Grades
//! From 1, the easiest, to [`GRADES`]: each is a fifth of what the game offers, so every game has all five. Effort is
//! measured alike in all games:
//!
//! | kind | effort |
//! | --- | --- |
//! | `last`, `takes` | each seed sown counts 1, each lap after the first 2, each capture 3 |
//! | `legal` | each legal move counts 1, each pit that holds seeds and may not be chosen 3, each clause that bars one 6 |
//! | `best` | each ply of the proof's depth counts 4, each legal move 1, a best move that is not the one with the most to gain at once 6; where it looks no farther than the answer, each doubling of the positions on all lines counts 4 in place of the plies |
//! | `endgame` | as for `best` |
//! | `opening` | each wrong move counts 4, each half seed or fiftieth of a win by which the best wrong one is nearer than 12 of them 1, a right move that is not the one with the most to gain at once 6 |
//! | `win` | each turn counts 20, each legal move 1, each doubling of the positions that the proof needs 2 |

mod best;
mod check;
mod draw;
mod endgame;
mod legal;
mod opening;
mod played;
mod reply;
mod sown;
mod win;
mod words;

pub use check::{Given, Verdict, Why};

use crate::search::{Rated, Unit};
use draw::Drawn;
use jiff::civil::Date;
use mancala::diagnostic::{Diagnostic, Key, Name, Written, nearest};
use mancala::diagnostics;
use mancala::engine::{CausedEvent, History, Move, Position, legal_moves};
use mancala::record::notation::move_text;
use mancala::rules::{Cause, PitId, Place, Rules};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use twox_hash::XxHash3_64;

/// Hardest grade; the easiest is 1.
pub const GRADES: u8 = 5;

/// Number of candidates below which positions with fewer seeds are tried as well.
const FEW: usize = 5;
/// Number of times that other games are played, until some give a candidate.
const TRIES: u32 = 8;
/// The same where the program plays them, which takes longer.
const PLAYED_TRIES: u32 = 3;

/// Kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// Place where the last seed of a move falls.
    Last,
    /// Pits that may be chosen.
    Legal,
    /// Number of seeds that a move captures.
    Takes,
    /// Move that wins most.
    Best,
    /// Move that wins within some turns.
    Win,
    /// Good move in the opening, as the program's search finds it.
    Opening,
    /// Move that wins most in an endgame of a game played well.
    Endgame,
}

impl PuzzleKind {
    /// Every kind, in the order in which they are learnt.
    pub const ALL: [PuzzleKind; 7] = [
        PuzzleKind::Last,
        PuzzleKind::Legal,
        PuzzleKind::Takes,
        PuzzleKind::Best,
        PuzzleKind::Win,
        PuzzleKind::Opening,
        PuzzleKind::Endgame,
    ];

    /// Returns the kind in one word, as commands and files name it.
    pub fn word(self) -> &'static str {
        match self {
            PuzzleKind::Last => "last",
            PuzzleKind::Legal => "legal",
            PuzzleKind::Takes => "takes",
            PuzzleKind::Best => "best",
            PuzzleKind::Win => "win",
            PuzzleKind::Opening => "opening",
            PuzzleKind::Endgame => "endgame",
        }
    }

    /// Returns whether it asks for a move.
    pub fn asks_for_move(self) -> bool {
        matches!(self, PuzzleKind::Best | PuzzleKind::Win) || self.is_of_played_games()
    }

    /// Returns whether its positions come from games that the program plays, so that nobody sets them up.
    pub fn is_of_played_games(self) -> bool {
        matches!(self, PuzzleKind::Opening | PuzzleKind::Endgame)
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for PuzzleKind {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<PuzzleKind, Diagnostic> {
        let words = PuzzleKind::ALL.map(PuzzleKind::word);
        let kind = PuzzleKind::ALL.into_iter().find(|kind| kind.word() == text);
        kind.ok_or_else(|| {
            let near: Vec<Name> = nearest(text, words).into_iter().map(Name::from).collect();
            let (likely, known) = (!near.is_empty(), words.map(Name::from).to_vec());
            PuzzleDiagnostic::KindUnknown { kind: text.into(), known, near, likely }.into()
        })
    }
}

/// Key that a puzzle of a game is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleKey {
    /// Kind of question.
    pub kind: PuzzleKind,
    /// Difficulty, from 1 to [`GRADES`].
    pub grade: u8,
    /// Random seed.
    pub seed: u64,
}

/// Distance that a question about the best move looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the game.
    End,
    /// To the end of the turn, where more than two play. The seeds count that the player's store has gained by then.
    Turn,
    /// To the end of the opponent's next turn, where two play. The player's lead in seeds at that time counts: in the
    /// stores if the board has any, else in each player's pits.
    Reply,
    /// As far as the search looks, where two play: values are its estimates.
    Search,
}

/// Question of a puzzle, with the right answer.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleTask {
    /// Place where the last seed of this move falls.
    Last {
        /// Move that the question is about.
        mv: Move,
        /// Right answer: a pit or a store.
        place: Place,
    },
    /// Pits that may be chosen.
    Legal {
        /// All legal moves, the right answer; each is made at a pit.
        moves: Vec<Move>,
    },
    /// Number of seeds that this move captures for the player. Captured seeds that are sown again count each time.
    Takes {
        /// Move that the question is about.
        mv: Move,
        /// Right answer.
        seeds: u32,
        /// `true` if the move ends with a question; captures after the answer do not count.
        asks: bool,
    },
    /// Move that wins most with best play on both sides.
    Best {
        /// Time until which both sides play so.
        until: Horizon,
        /// Unit of the values.
        unit: Unit,
        /// Every legal move with its value, the best first: proved, except as far as the search looks.
        moves: Vec<Rated>,
    },
    /// Move after which the player wins, whatever the others do, within this many of the player's own turns, so before
    /// the turn after them; in a game for one player, within this many moves.
    Win {
        /// Fewest turns within which a win can be forced, the present one included.
        turns: u8,
        /// Every move that forces a win within these turns.
        moves: Vec<Move>,
    },
}

impl PuzzleTask {
    /// Returns the move that the question is about, if it is about one.
    pub fn asked(&self) -> Option<Move> {
        match self {
            PuzzleTask::Last { mv, .. } | PuzzleTask::Takes { mv, .. } => Some(*mv),
            PuzzleTask::Legal { .. } | PuzzleTask::Best { .. } | PuzzleTask::Win { .. } => None,
        }
    }

    /// Returns the right moves, if the question asks for moves.
    pub fn right_moves(&self) -> Vec<Move> {
        match self {
            PuzzleTask::Last { .. } | PuzzleTask::Takes { .. } => Vec::new(),
            PuzzleTask::Legal { moves } | PuzzleTask::Win { moves, .. } => moves.clone(),
            PuzzleTask::Best { until, unit, moves } => {
                best::bests(moves, best::margin(*until, *unit)).map(|rated| rated.mv).collect()
            }
        }
    }
}

/// Position of a game, with a question about it and the right answer.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Key that it was made from; `None` if somebody has set the position up.
    pub key: Option<PuzzleKey>,
    /// Kind of its question.
    pub kind: PuzzleKind,
    /// Rules of the game.
    pub rules: Arc<Rules>,
    /// Position that the question is about.
    pub position: Position,
    /// Question, with the right answer.
    pub task: PuzzleTask,
    /// Clauses that the solution shows, each once, in the order in which they take effect.
    pub because: Vec<Cause>,
    /// Moves that show the solution, from the position on; none where the answer is a choice of pits.
    pub solution: Vec<Move>,
}

impl Puzzle {
    /// Returns the right answers as texts: a pit or store, pits, a number, or moves as records write them.
    pub fn answers(&self) -> Vec<String> {
        match &self.task {
            PuzzleTask::Last { place, .. } => vec![self.rules.board.place_name(*place)],
            PuzzleTask::Takes { seeds, .. } => vec![seeds.to_string()],
            PuzzleTask::Legal { moves } => {
                let pits: BTreeSet<PitId> = moves.iter().filter_map(|mv| mv.pit()).collect();
                pits.into_iter().map(|pit| self.rules.board.name(pit)).collect()
            }
            PuzzleTask::Best { .. } | PuzzleTask::Win { .. } => {
                self.task.right_moves().into_iter().map(|mv| move_text(&self.rules, &self.position, mv)).collect()
            }
        }
    }
}

diagnostics! {
    /// Mistakes in the names of puzzles.
    pub(crate) enum PuzzleDiagnostic {
        /// There are seven kinds of puzzles, and this is the name of none of them.
        KindUnknown { kind: Written, known: Vec<Name>, near: Vec<Name>, likely: bool } = "puzzle-kind-unknown",
    }
}

diagnostics! {
    /// Reason why there is no puzzle.
    pub enum Unmade {
        /// These puzzles ask how many seeds a move captures, so they need a game with captures.
        NoCaptures { game: Written, kind: Name } = "puzzle-no-captures",
        /// The program judges openings and endgames by playing against itself, so they need a game of two sides.
        NotForTwo { game: Written, kind: Name } = "puzzle-not-for-two",
        /// A position makes a puzzle if the question has one answer that can be proved, and other answers are wrong.
        Unsuited { kind: Name, why: Key } = "puzzle-unsuited-position",
        /// Puzzles are looked for in games that are played from the number, at random or by the program. In these games there was none of
        /// this kind; other numbers may give one.
        NotFound { game: Written, kind: Name, why: Key, seed: Written } = "puzzle-not-found",
    }
}

impl Unmade {
    /// Returns the reason why a position that was set up makes no puzzle of a kind.
    pub(super) fn unsuited(kind: PuzzleKind) -> Unmade {
        Unmade::Unsuited { kind: kind.word().into(), why: Key(kind.word()) }
    }

    fn not_found(rules: &Rules, PuzzleKey { kind, seed, .. }: PuzzleKey) -> Unmade {
        let (game, seed) = (rules.id.as_str().into(), seed.to_string().into());
        Unmade::NotFound { game, kind: kind.word().into(), why: Key(kind.word()), seed }
    }
}

/// Maker of the puzzles of a game.
#[derive(Clone, Debug)]
pub struct Puzzles {
    rules: Arc<Rules>,
    /// Rules of a single round.
    round: Arc<Rules>,
}

/// Candidate: a position, a question about it, and its effort.
struct Candidate {
    position: Position,
    task: PuzzleTask,
    effort: u32,
    /// Moves that show the solution.
    solution: Vec<Move>,
    because: Vec<Cause>,
}

impl Puzzles {
    /// Creates the puzzles of a game.
    pub fn new(rules: Arc<Rules>) -> Puzzles {
        let round = match rules.rounds {
            Some(_) => Arc::new(Rules { rounds: None, ..(*rules).clone() }),
            None => Arc::clone(&rules),
        };
        Puzzles { rules, round }
    }

    /// Returns the kinds that the game can have.
    pub fn kinds(&self) -> Vec<PuzzleKind> {
        PuzzleKind::ALL.into_iter().filter(|&kind| self.can_have(kind).is_ok()).collect()
    }

    /// Checks that the game can have puzzles of a kind.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn can_have(&self, kind: PuzzleKind) -> Result<(), Unmade> {
        match kind {
            PuzzleKind::Takes if !self.rules.profile.captures.any => {
                Err(Unmade::NoCaptures { game: self.rules.id.as_str().into(), kind: kind.word().into() })
            }
            PuzzleKind::Opening | PuzzleKind::Endgame if self.rules.profile.players != 2 => {
                Err(Unmade::NotForTwo { game: self.rules.id.as_str().into(), kind: kind.word().into() })
            }
            PuzzleKind::Last
            | PuzzleKind::Legal
            | PuzzleKind::Takes
            | PuzzleKind::Best
            | PuzzleKind::Win
            | PuzzleKind::Opening
            | PuzzleKind::Endgame => Ok(()),
        }
    }

    /// Returns the puzzle of a key; a grade beyond the hardest counts as the hardest, 0 as the easiest.
    ///
    /// # Errors
    /// If the game cannot have the kind, or no puzzle is found from this key.
    pub fn make(&self, key: PuzzleKey) -> Result<Puzzle, Unmade> {
        self.can_have(key.kind)?;
        let key = PuzzleKey { grade: key.grade.clamp(1, GRADES), ..key };
        let missing = Unmade::not_found(&self.rules, key);
        let tries = if key.kind.is_of_played_games() { PLAYED_TRIES } else { TRIES };
        let made = (0..tries).find_map(|again| self.candidate(key, again));
        let Candidate { position, task, solution, because, .. } = made.ok_or(missing)?;
        let (kind, rules) = (key.kind, Arc::clone(&self.rules));
        Ok(Puzzle { key: Some(key), kind, rules, position, task, because, solution })
    }

    /// Returns a candidate from the games played from a key; `again` is the number of earlier tries.
    fn candidate(&self, key: PuzzleKey, again: u32) -> Option<Candidate> {
        let mut drawn = Drawn::new(&self.round, self.chance(key, again));
        let candidates = |drawn: &mut Drawn<'_>| match key.kind {
            PuzzleKind::Last => sown::last(drawn),
            PuzzleKind::Takes => sown::takes(drawn),
            PuzzleKind::Legal => legal::choices(drawn),
            // What the others prefer cannot be known.
            PuzzleKind::Best if self.is_for_several() => Vec::new(),
            PuzzleKind::Best => best::moves(drawn),
            PuzzleKind::Win => win::moves(drawn),
            PuzzleKind::Opening => opening::moves(drawn),
            PuzzleKind::Endgame => endgame::moves(drawn),
        };
        let mut found = candidates(&mut drawn);
        if found.len() < FEW && key.kind != PuzzleKind::Opening {
            drawn.thins = true;
            found.extend(candidates(&mut drawn));
        }
        if found.is_empty() && key.kind == PuzzleKind::Best {
            drawn.thins = false;
            found = reply::moves(&mut drawn);
        }
        drawn.of_grade(found, key.grade)
    }

    /// Returns whether more than two play, a pair counting as one.
    fn is_for_several(&self) -> bool {
        self.rules.profile.players > 2
    }

    /// Returns the puzzle of a kind about a position that somebody has set up, and about a move in it if the kind asks
    /// about one. It is proved like others, but with more patience: a second or a few. `stop` cancels that.
    ///
    /// # Errors
    /// If the game cannot have the kind, or the position makes no such puzzle.
    pub fn about(
        &self,
        kind: PuzzleKind,
        position: &Position,
        mv: Option<Move>,
        stop: &AtomicBool,
    ) -> Result<Puzzle, Unmade> {
        self.can_have(kind)?;
        let legal = legal_moves(&self.round, position);
        let mv = mv.filter(|mv| legal.contains(mv));
        let candidate = match kind {
            PuzzleKind::Last => mv.and_then(|mv| sown::last_of(&self.round, position, mv)),
            PuzzleKind::Takes => mv.and_then(|mv| sown::takes_of(&self.round, position, mv)),
            PuzzleKind::Legal => legal::candidate(&self.round, position.clone()),
            PuzzleKind::Best if self.is_for_several() => reply::candidate(&self.round, position),
            PuzzleKind::Best => best::about(&self.round, position, stop),
            PuzzleKind::Win => win::about(&self.round, position),
            PuzzleKind::Opening | PuzzleKind::Endgame => None,
        };
        let Candidate { position, task, solution, because, .. } = candidate.ok_or_else(|| Unmade::unsuited(kind))?;
        Ok(Puzzle { key: None, kind, rules: Arc::clone(&self.rules), position, task, because, solution })
    }

    /// Returns the puzzle of a number, with kind and grade following from the number if they are not given. If no
    /// puzzle of a kind is found, the next kind is tried.
    ///
    /// # Errors
    /// As for [`Puzzles::make`].
    pub fn numbered(&self, kind: Option<PuzzleKind>, grade: Option<u8>, seed: u64) -> Result<Puzzle, Unmade> {
        let kinds = kind.map_or_else(|| self.kinds(), |kind| vec![kind]);
        let count = kinds.len() as u64;
        let grade = grade.unwrap_or(1 + (seed / count % u64::from(GRADES)) as u8);
        let first = (seed % count) as usize;
        let mut made = self.make(PuzzleKey { kind: kinds[first], grade, seed });
        for next in 1..kinds.len() {
            if made.is_ok() {
                break;
            }
            made = self.make(PuzzleKey { kind: kinds[(first + next) % kinds.len()], grade, seed }).or(made);
        }
        made
    }

    /// Returns the puzzle of a day, counted as [`days`] does: the same for everybody who plays this game with these
    /// options.
    ///
    /// # Errors
    /// As for [`Puzzles::make`].
    pub fn daily(&self, day: u32) -> Result<Puzzle, Unmade> {
        self.numbered(None, None, hash(&format!("day {day} of {}", game_name(&self.rules))))
    }

    /// Returns the random generator of a key for a try, from 0.
    fn chance(&self, key: PuzzleKey, again: u32) -> ChaCha8Rng {
        let PuzzleKey { kind, grade, seed } = key;
        let settings: Vec<String> =
            self.rules.settings.iter().map(|(option, value)| format!("{option}={value}")).collect();
        let text = format!("{} {} {kind} {grade} {seed}", self.rules.id, settings.join(" "));
        let text = if again == 0 { text } else { format!("{text} {again}") };
        ChaCha8Rng::seed_from_u64(hash(&text))
    }
}

/// Returns the days from 1 January 1970 to a date such as `2026-11-24`; `None` if the text is no date from then on.
pub fn days(date: &str) -> Option<u32> {
    // The one way in which it is written, of many that could be read.
    let day = date.parse::<Date>().ok().filter(|day| day.to_string() == date)?;
    let since = Date::constant(1970, 1, 1).until(day).ok()?;
    u32::try_from(since.get_days()).ok()
}

/// Returns the name of a game in scores: its id and the options that differ from its defaults, `kalah seeds_per_pit=6`.
pub fn game_name(rules: &Rules) -> String {
    let changed = rules.settings.iter().filter(|&(option, value)| rules.defaults.get(option) != Some(value));
    changed.fold(rules.id.clone(), |name, (option, value)| format!("{name} {option}={value}"))
}

fn hash(text: &str) -> u64 {
    XxHash3_64::oneshot(text.as_bytes())
}

/// Returns the clauses behind the events of moves played one after another, each once.
fn causes(rules: &Rules, position: &Position, moves: &[Move]) -> Vec<Cause> {
    let (mut position, mut history) = (position.clone(), History::new(rules, position));
    let mut events: Vec<CausedEvent> = Vec::new();
    for &mv in moves {
        history.play_legal(rules, &mut position, mv, &mut events);
    }
    once_each(events.iter().filter_map(|told| told.clause))
}

/// Returns the items in order, each only the first time.
fn once_each<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut kept = Vec::new();
    for it in all {
        if !kept.contains(&it) {
            kept.push(it);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970_and_what_is_no_date_is_refused() {
        assert_eq!(days("1970-01-01"), Some(0));
        assert_eq!(days("2000-03-01"), Some(11_017));
        assert_eq!(days("2024-02-29"), Some(19_782));
        assert_eq!(days("2026-11-24"), Some(20_781));
        for wrong in ["2023-02-29", "2026-13-01", "2026-00-10", "1969-12-31", "2026-1-1", "2026-01-01-01", "", "today"]
        {
            assert_eq!(days(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for kind in PuzzleKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let said = "most".parse::<PuzzleKind>().expect_err("no such kind");
        assert!(said.is("puzzle-kind-unknown"), "{said}");
    }
}
