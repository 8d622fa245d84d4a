//! Record of answers to puzzles: scores by game, and the puzzles that were missed with the time when they come again.
//! Pure data, to and from text; knows neither files nor the time of day.
//!
//! A puzzle that was missed comes again after 1, 3 and 10 further puzzles ([`GAPS`]); a miss in between starts it over.
//! When it was right each time it comes again by days, at intervals that grow as [`Repetition`] has them, and is done when
//! the next would be longer than a year. A puzzle that was right the first time does not come again.

use super::puzzle::{GRADES, Puzzle, PuzzleKey, PuzzleKind, Puzzles, Unmade};
use super::repetition::{HARD, RIGHT, Repetition, WRONG};
use mancala::diagnostic::Diagnostic;
use mancala::rules::explain::ron_diagnostic;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// Numbers of further puzzles after which a missed one comes again: the first time, the second and so on.
pub const GAPS: [u32; 3] = [1, 3, 10];
/// Longest interval after which a puzzle comes again, in days.
const LONGEST: u32 = 365;
/// Longest text of scores that must be read, in bytes.
pub const MAX_PROGRESS: usize = 4 << 20;
/// Right answers in a row at a grade that lead to the next.
const RISE: u32 = 4;
/// Wrong answers in a row that lead to the grade below.
const FALL: u32 = 3;
/// Version of the format that is written.
const FORMAT: u32 = 1;

/// Scores of all games, by the names that [`super::puzzle::game_name`] gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Scores by name of the game.
    pub games: BTreeMap<String, Score>,
}

/// Score of a player at the puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// Right answers.
    pub right: u32,
    /// Wrong answers.
    pub wrong: u32,
    /// Right answers in a row, up to now.
    pub streak: u32,
    /// Most right answers in a row.
    pub longest: u32,
    /// The grade of the next new puzzle, from 1.
    pub grade: u8,
    /// The highest grade so far.
    pub reached: u8,
    /// Right answers in a row at this grade.
    rise: u32,
    /// Wrong answers in a row at this grade.
    fall: u32,
    /// Puzzles that come again.
    #[serde(deserialize_with = "known_kinds")]
    pub missed: Vec<Missed>,
    /// The days on which puzzles were answered, counted as [`super::puzzle::days`] does.
    pub days: BTreeMap<u32, Day>,
}

impl Default for Score {
    /// Nothing answered, the easiest grade.
    fn default() -> Score {
        Score {
            right: 0,
            wrong: 0,
            streak: 0,
            longest: 0,
            grade: 1,
            reached: 1,
            rise: 0,
            fall: 0,
            missed: Vec::new(),
            days: BTreeMap::new(),
        }
    }
}

/// Puzzle that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "MissedText")]
pub struct Missed {
    /// Key of the puzzle.
    pub key: PuzzleKey,
    /// Number of right answers since it was missed: index into [`GAPS`]; their number once it comes again by days.
    pub step: u8,
    /// Number of answers given at which it comes again; once it does by days, the day.
    pub due: u32,
    /// Intervals by which it comes again by days.
    pub repetition: Repetition,
}

impl Missed {
    /// Returns whether it comes again by days, no longer by answers.
    pub fn is_by_days(&self) -> bool {
        usize::from(self.step) >= GAPS.len()
    }

    /// Returns whether it is due once this many answers have been given, on a day.
    fn is_due(&self, answered: u32, day: u32) -> bool {
        self.due <= if self.is_by_days() { day } else { answered }
    }

    /// Returns its state after an answer, the last of this many, on a day; `None` if it need not come again. One that is
    /// answered before its day stays as it is if that was right.
    fn after(self, right: bool, answered: u32, day: u32) -> Option<Missed> {
        let early = self.is_by_days() && !self.is_due(answered, day);
        let step = match right {
            true if early => return Some(self),
            true => (self.step + 1).min(GAPS.len() as u8),
            false => 0,
        };
        if let Some(gap) = GAPS.get(usize::from(step)) {
            let repetition = if right { self.repetition } else { self.repetition.after(WRONG) };
            return Some(Missed { step, due: answered.saturating_add(*gap), repetition, ..self });
        }
        // It has just been missed the first time that it is learnt for another day.
        let repetition = self.repetition.after(if self.is_by_days() { RIGHT } else { HARD });
        let due = day.saturating_add(repetition.days);
        (repetition.days <= LONGEST).then_some(Missed { step, due, repetition, ..self })
    }
}

/// Answers of a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Day {
    /// Right answers.
    pub right: u32,
    /// Wrong answers.
    pub wrong: u32,
    /// Result of the first answer to the puzzle of the day: `true` if it was right, `None` if there was none.
    pub daily: Option<bool>,
}

/// Merges changes made in two places: changes `there` as `now` has changed since `before`.
pub fn take_over<K: Ord + Clone, V: Clone + PartialEq>(
    before: &BTreeMap<K, V>,
    now: &BTreeMap<K, V>,
    there: &mut BTreeMap<K, V>,
) {
    there.retain(|key, _| now.contains_key(key) || !before.contains_key(key));
    let changed = now.iter().filter(|&(key, value)| before.get(key) != Some(value));
    there.extend(changed.map(|(key, value)| (key.clone(), value.clone())));
}

impl Progress {
    /// Returns the score of a game; the default one if no puzzle was answered yet.
    pub fn of(&self, game: &str) -> Score {
        self.games.get(game).cloned().unwrap_or_default()
    }

    /// Records an answer.
    pub fn record(&mut self, game: &str, key: PuzzleKey, right: bool, day: u32) {
        self.games.entry(game.to_owned()).or_default().record(key, right, day);
    }

    /// Records an answer to the puzzle of a day; only the first is counted as that.
    pub fn record_daily(&mut self, game: &str, key: PuzzleKey, right: bool, day: u32) {
        let score = self.games.entry(game.to_owned()).or_default();
        score.record(key, right, day);
        score.days.entry(day).or_default().daily.get_or_insert(right);
    }

    /// Reads scores from a text. Unknown fields and kinds of puzzles are skipped, so that a text of a later version is
    /// read as far as it is understood.
    ///
    /// # Errors
    /// If the text is not one of scores: the mistake at its place.
    pub fn read(text: &str) -> Result<Progress, Diagnostic> {
        let read: ProgressText = dialect().from_str(text).map_err(|error| ron_diagnostic(&error))?;
        let mut games = read.games;
        games.values_mut().for_each(Score::mend);
        Ok(Progress { games })
    }

    /// Returns the scores as text, for [`Progress::read`].
    pub fn write(&self) -> String {
        let text = ProgressText { format: FORMAT, games: self.games.clone() };
        let pretty = PrettyConfig::new().depth_limit(4).struct_names(false);
        dialect().to_string_pretty(&text, pretty).expect("numbers, names and lists can always be written") + "\n"
    }
}

impl Score {
    /// Returns the number of answers given.
    pub fn answered(&self) -> u32 {
        self.right.saturating_add(self.wrong)
    }

    /// Records an answer.
    pub fn record(&mut self, key: PuzzleKey, right: bool, day: u32) {
        let count = if right { &mut self.right } else { &mut self.wrong };
        *count = count.saturating_add(1);
        self.streak = if right { self.streak.saturating_add(1) } else { 0 };
        self.longest = self.longest.max(self.streak);
        let of_day = self.days.entry(day).or_default();
        let count = if right { &mut of_day.right } else { &mut of_day.wrong };
        *count = count.saturating_add(1);
        self.come_again(key, right, day);
        if key.grade == self.grade {
            (self.rise, self.fall) = if right { (self.rise + 1, 0) } else { (0, self.fall + 1) };
            let grade = match (self.rise, self.fall) {
                (RISE.., _) => self.grade + 1,
                (_, FALL..) => self.grade - 1,
                _ => return,
            };
            self.grade = grade.clamp(1, GRADES);
            self.reached = self.reached.max(self.grade);
            (self.rise, self.fall) = (0, 0);
        }
    }

    /// Puts a missed puzzle on the list, or changes its place there.
    fn come_again(&mut self, key: PuzzleKey, right: bool, day: u32) {
        let new = Missed { key, step: 0, due: 0, repetition: Repetition::default() };
        let missed = match self.missed.iter().position(|missed| missed.key == key) {
            Some(at) => self.missed.remove(at),
            None if right => return,
            None => new,
        };
        self.missed.extend(missed.after(right, self.answered(), day));
    }

    /// Returns the number of missed puzzles that come again on this day: those whose day has come, and those that come
    /// again after some more answers.
    pub fn due(&self, day: u32) -> usize {
        self.missed.iter().filter(|missed| missed.is_due(u32::MAX, day)).count()
    }

    /// Returns the key of the next puzzle of these kinds on a day: one that was missed and is due, or a new one. `None` if
    /// there are no kinds.
    pub fn next(&self, kinds: &[PuzzleKind], day: u32) -> Option<PuzzleKey> {
        let answered = self.answered();
        let due = self.missed.iter().filter(|it| it.is_due(answered, day) && kinds.contains(&it.key.kind));
        let new = || {
            let kind = *kinds.get(answered as usize % kinds.len().max(1))?;
            Some(PuzzleKey { kind, grade: self.grade, seed: answered.into() })
        };
        due.min_by_key(|it| (it.is_by_days(), it.due)).map(|it| it.key).or_else(new)
    }

    /// Returns the next puzzle of these kinds on a day. If none is found from its key, it is of another of the kinds.
    ///
    /// # Errors
    /// As for [`Puzzles::make`].
    pub fn next_puzzle(&self, puzzles: &Puzzles, kinds: &[PuzzleKind], day: u32) -> Result<Puzzle, Unmade> {
        let Some(key) = self.next(kinds, day) else {
            return puzzles.numbered(None, Some(self.grade), self.answered().into());
        };
        let mut made = puzzles.make(key);
        for &kind in kinds {
            if made.is_ok() {
                break;
            }
            made = puzzles.make(PuzzleKey { kind, ..key }).or(made);
        }
        made
    }

    /// Brings values that may have been edited by hand within their bounds.
    fn mend(&mut self) {
        self.grade = self.grade.clamp(1, GRADES);
        self.reached = self.reached.clamp(self.grade, GRADES);
        self.longest = self.longest.max(self.streak);
        (self.rise, self.fall) = (self.rise.min(RISE), self.fall.min(FALL));
        let latest = self.answered().saturating_add(GAPS[GAPS.len() - 1]);
        let last_day = self.days.keys().next_back().map_or(0, |day| day.saturating_add(LONGEST));
        for missed in &mut self.missed {
            missed.key.grade = missed.key.grade.clamp(1, GRADES);
            missed.step = missed.step.min(GAPS.len() as u8);
            missed.due = missed.due.min(if missed.is_by_days() { last_day } else { latest });
            missed.repetition = missed.repetition.mended();
        }
    }
}

/// The scores as they are written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Progress")]
struct ProgressText {
    format: u32,
    #[serde(default)]
    games: BTreeMap<String, Score>,
}

/// A missed puzzle as it is written. A later version may have other kinds.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Missed")]
struct MissedText {
    kind: String,
    grade: u8,
    seed: u64,
    #[serde(default)]
    step: u8,
    #[serde(default)]
    due: u32,
    #[serde(default)]
    repetition: Repetition,
}

impl From<Missed> for MissedText {
    fn from(missed: Missed) -> MissedText {
        let Missed { key: PuzzleKey { kind, grade, seed }, step, due, repetition } = missed;
        MissedText { kind: kind.to_string(), grade, seed, step, due, repetition }
    }
}

/// Returns the puzzles of a list whose kind is known.
fn known_kinds<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Missed>, D::Error> {
    let known = |text: MissedText| {
        let MissedText { kind, grade, seed, step, due, repetition } = text;
        let key = PuzzleKey { kind: kind.parse().ok()?, grade, seed };
        Some(Missed { key, step, due, repetition })
    };
    Ok(Vec::deserialize(from)?.into_iter().filter_map(known).collect())
}

pub(super) fn dialect() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seed: u64) -> PuzzleKey {
        PuzzleKey { kind: PuzzleKind::Last, grade: 1, seed }
    }

    /// Answers the next puzzle on a day, rightly or wrongly, and returns its key.
    fn answer_on(score: &mut Score, right: bool, day: u32) -> PuzzleKey {
        let key = score.next(&[PuzzleKind::Last], day).expect("there is always another");
        score.record(key, right, day);
        key
    }

    fn missed(step: u8, due: u32) -> Missed {
        Missed { key: key(5), step, due, repetition: Repetition::default() }
    }

    #[test]
    fn what_was_missed_comes_again_after_one_three_and_ten_more() {
        let mut score = Score::default();
        let missed = answer_on(&mut score, false, 7);
        assert_eq!(score.due(7), 1);
        let came: Vec<usize> = (1..=40).filter(|_| answer_on(&mut score, true, 7) == missed).collect();
        assert_eq!(came, [2, 6, 17]);
        assert_eq!((score.due(7), score.due(8), score.missed.len()), (0, 1, 1), "it comes again tomorrow");
        assert_eq!((score.right, score.wrong, score.streak, score.longest), (40, 1, 40, 40));
    }

    #[test]
    fn what_has_been_learnt_comes_again_by_days_until_it_is_known() {
        let mut score = Score::default();
        let missed = answer_on(&mut score, false, 100);
        (0..20).for_each(|_| _ = answer_on(&mut score, true, 100));
        let mut days = Vec::new();
        for day in 100..1_000 {
            // Whoever comes every day answers two puzzles.
            let came = [(); 2].map(|()| answer_on(&mut score, true, day)).contains(&missed);
            days.extend(came.then_some(day - 100));
        }
        assert_eq!(days, [1, 7, 22, 58, 143, 344], "after 1, 6, 15, 36, 85 and 201 days");
        assert!(score.missed.is_empty(), "the next interval would be longer than a year");
        assert_eq!(score.due(5_000), 0, "what was right the first time does not come again");
    }

    #[test]
    fn what_is_missed_on_its_day_comes_again_in_this_sitting_and_its_days_begin_anew() {
        let mut score = Score::default();
        let missed = answer_on(&mut score, false, 100);
        (0..20).for_each(|_| _ = answer_on(&mut score, true, 100));
        score.record(missed, true, 100);
        assert_eq!(score.missed[0].due, 101, "right before its day changes nothing");
        assert_eq!(answer_on(&mut score, true, 103), missed, "it is overdue");
        assert_eq!((score.due(108), answer_on(&mut score, false, 109)), (0, missed));
        let came: Vec<usize> = (1..=20).filter(|_| answer_on(&mut score, true, 109) == missed).collect();
        assert_eq!(came, [2, 6, 17]);
        let Missed { due, repetition, .. } = score.missed[0];
        assert_eq!((due, repetition), (110, Repetition { count: 1, days: 1, ease: 222 }), "it is harder than others");
    }

    #[test]
    fn of_what_is_due_the_latest_misses_come_first_and_then_the_earliest_day() {
        let of = |seed, step, due| Missed { key: key(seed), ..missed(step, due) };
        let mut score = Score { right: 9, missed: vec![of(1, 3, 50), of(2, 3, 49), of(3, 0, 9)], ..Score::default() };
        let mut order = Vec::new();
        while let Some(key) = score.next(&[PuzzleKind::Last], 50).filter(|key| key.seed < 9) {
            order.push(key.seed);
            score.missed.retain(|missed| missed.key != key);
        }
        assert_eq!(order, [3, 2, 1]);
    }

    #[test]
    fn a_second_miss_begins_anew_and_is_noted_once() {
        let mut score = Score::default();
        score.record(key(5), false, 1);
        score.record(key(5), false, 1);
        assert_eq!(score.missed, [missed(0, 3)]);
        score.record(key(5), true, 2);
        assert_eq!(score.missed, [missed(1, 6)]);
        score.record(key(5), false, 2);
        assert_eq!(score.missed, [missed(0, 5)]);
        assert_eq!(score.days[&2], Day { right: 1, wrong: 1, daily: None });
    }

    #[test]
    fn grades_rise_with_right_answers_and_fall_with_wrong_ones_within_bounds() {
        let mut score = Score::default();
        let at = |score: &mut Score, right: bool| {
            let grade = score.grade;
            score.record(PuzzleKey { grade, ..key(u64::from(score.answered())) }, right, 1);
            score.grade
        };
        let grades: Vec<u8> = (0..24).map(|_| at(&mut score, true)).collect();
        assert_eq!(grades[..8], [1, 1, 1, 2, 2, 2, 2, 3]);
        assert_eq!((grades[23], score.reached), (5, 5));
        let grades: Vec<u8> = (0..18).map(|_| at(&mut score, false)).collect();
        assert_eq!((grades[2], grades[17], score.reached), (4, 1, 5));
    }

    #[test]
    fn scores_are_read_as_they_were_written() {
        let mut progress = Progress::default();
        assert_eq!(Progress::read(&progress.write()), Ok(progress.clone()));
        for seed in 0..30 {
            let kind = PuzzleKind::ALL[seed as usize % PuzzleKind::ALL.len()];
            progress.record(
                "kalah seeds_per_pit=6",
                PuzzleKey { kind, grade: 2, seed },
                seed % 3 > 0,
                20_000 + seed as u32,
            );
        }
        progress.record_daily("oware", key(u64::MAX), true, 20_000);
        progress.record_daily("oware", key(u64::MAX), false, 20_000);
        assert_eq!(progress.of("oware").days[&20_000], Day { right: 1, wrong: 1, daily: Some(true) });
        assert_eq!(Progress::read(&progress.write()), Ok(progress.clone()));
        assert_eq!(progress.of("bao-la-kiswahili"), Score::default());
    }

    #[test]
    fn what_a_later_version_wrote_does_not_lose_the_rest() {
        let text = r#"(format: 2, theme: Dark(3), games: {"kalah": (right: 4, wrong: 9, medals: ["a", "b"], grade: 77,
            missed: [(kind: "pairs", grade: 1, seed: 3), (kind: "win", grade: 2, seed: 9, step: 200, due: 4000000000, why: None)],
            days: {3: (right: 4, mood: "good")})}, more: {1: [2]})"#;
        let score = Progress::read(text).expect("it is one of scores").of("kalah");
        assert_eq!((score.right, score.wrong, score.grade, score.reached), (4, 9, 5, 5));
        let key = PuzzleKey { kind: PuzzleKind::Win, grade: 2, seed: 9 };
        assert_eq!(score.missed, [Missed { key, step: 3, due: 3 + LONGEST, repetition: Repetition::default() }]);
        assert_eq!(score.days[&3].right, 4);
    }

    #[test]
    fn a_text_from_before_there_were_days_goes_on_where_it_was() {
        let text = r#"(format: 1, games: {"kalah": (right: 3, wrong: 1, streak: 1, longest: 2, grade: 1, reached: 1, rise: 1,
            fall: 0, missed: [(kind: "last", grade: 1, seed: 5, step: 2, due: 4)],
            days: {20780: (right: 3, wrong: 1, daily: None)})})"#;
        let mut score = Progress::read(text).expect("it is one of scores").of("kalah");
        assert_eq!(score.missed, [missed(2, 4)]);
        assert_eq!(answer_on(&mut score, true, 20_790), key(5), "it is due by answers");
        assert_eq!((score.missed[0].is_by_days(), score.missed[0].due), (true, 20_791));
    }

    #[test]
    fn broken_and_foreign_texts_are_refused_with_their_place() {
        for (text, line) in [
            ("", 1),
            ("{\"kalah\": 3}", 1),
            ("Record(format: 1, variant: \"kalah\", moves: [])", 1),
            ("(games: {})", 1),
            ("(format: 1,\n games: {\n  \"kalah\": (right: -1),\n })", 3),
            ("(format: 1,\n games: {\n  \"kalah\": (right: 1", 3),
            ("(format: 1,\n games: [1])", 2),
            ("\u{0}\u{1}", 1),
        ] {
            let error = Progress::read(text).expect_err(text);
            let span = error.span().expect("a mistake in a text has a place");
            assert!(span.line == line && span.column >= 1, "{text}: {span:?} {error}");
        }
        let deep = "[".repeat(100_000);
        assert!(Progress::read(&format!("(format: 1, more: {deep}")).is_err());
    }

    #[test]
    fn without_kinds_there_is_nothing_next() {
        assert_eq!(Score::default().next(&[], 1), None);
    }
}
