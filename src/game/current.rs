//! The game on the table, its course laid out in time, and what was taken back.

use super::playhead::Playhead;
use crate::engine::{self, Game, Move, Refused};
use crate::record::notation::ply_text;
use crate::record::{Line, MAX_LINES, Record, RecordError, is_variant_file};
use crate::rules::Catalogue;
use crate::rules::{LoadError, Settings, Side};
use crate::search::Skill;
use crate::show::Choreography;
use bevy::prelude::Resource;
use std::path::PathBuf;
use std::sync::Arc;

/// Times closer than this, in seconds of show time, are one.
pub const SAME_TIME: f64 = 1e-6;

/// What the game on the table is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It is being played.
    #[default]
    Play,
    /// It is a record being watched. The first move made in it makes it a game being played.
    Watch,
    /// It is the record with which the window opens.
    Demonstrate,
    /// It is shown while a game waits, and nobody plays in it.
    Show,
}

/// The game on the table.
#[derive(Resource, Clone, Debug)]
pub struct Current {
    /// The game with its course.
    pub game: Game,
    /// The same course laid out in time.
    pub choreography: Choreography,
    /// What is known of the game besides its moves: players, date, remarks. Its moves are not kept up to date; see
    /// [`Current::to_record`].
    pub about: Record,
    /// The file that the record was read from or last written to.
    pub file: Option<PathBuf>,
    /// Whether it is being played or watched.
    pub purpose: Purpose,
    /// Whether the program waits with its moves until it is told to go on.
    pub held: bool,
    /// Another number for each game that is put on the table.
    pub serial: u32,
    /// The number that the same game had before its rules changed, if it goes on by others.
    pub renewed: Option<u32>,
    /// How many plies each line of the record shares with the game.
    partings: Vec<usize>,
    /// The courses to which undo goes back, the last one first in turn.
    past: Vec<Vec<Move>>,
    /// The courses to which redo returns.
    future: Vec<Vec<Move>>,
}

impl Current {
    /// A game just begun or read.
    pub fn new(game: Game, about: Record) -> Current {
        let choreography = Choreography::of(&game);
        let partings = partings(&texts(&game), &about.lines);
        Current {
            game,
            choreography,
            about,
            file: None,
            purpose: Purpose::Play,
            held: false,
            serial: 0,
            renewed: None,
            partings,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// A variant's opening.
    ///
    /// # Errors
    /// An unknown variant, or options that do not go together.
    pub fn opening(catalogue: &Catalogue, id: &str, settings: &Settings) -> Result<Current, LoadError> {
        let rules = catalogue.rules(id, settings)?;
        let start = engine::start(&rules);
        Ok(Current::new(Game::new(Arc::new(rules), start), Record { date: today(), ..Record::default() }))
    }

    /// The same game from its opening, to be played. With `exchange`, the players change seats: each moves on to the seat
    /// that is next in the order of turns.
    pub fn again(&self, exchange: bool) -> Current {
        let rules = Arc::clone(self.game.rules());
        let mut names = Side::ALL.map(|side| self.about.player(side).to_owned());
        let mut computers = self.about.computers;
        if exchange {
            for &seat in rules.board.sides() {
                let next = rules.board.after(seat).index();
                names[next] = self.about.player(seat).to_owned();
                computers[next] = self.about.computers[seat.index()];
            }
        }
        let [south, north, east, west] = names;
        let about = Record { south, north, east, west, computers, date: today(), ..Record::default() };
        Current::new(Game::new(rules, self.game.start().clone()), about)
    }

    /// Puts another game on the table in place of this one.
    pub fn replace(&mut self, mut other: Current) {
        other.serial = self.serial.wrapping_add(1);
        *self = other;
    }

    /// The options that are not as the variant has them by itself.
    pub fn chosen(&self) -> Settings {
        let mut chosen = self.game.rules().settings.clone();
        chosen.retain(|option, value| self.game.rules().defaults.get(option) != Some(value));
        chosen
    }

    /// The same game by the rules that its variant has now: what was chosen stays chosen. What was taken back is forgotten.
    ///
    /// # Errors
    /// If its moves, or those of a line that was left, do not stand any more.
    pub fn renewed(&self, catalogue: &Catalogue) -> Result<Current, RecordError> {
        let rules = self.game.rules();
        let mut record = self.to_record();
        let file = std::mem::replace(&mut record.variant, rules.id.clone());
        record.set = self.chosen();
        let agreed = record.result.take().filter(|_| self.game.position().ended().is_none());
        let game = record.replay(catalogue)?;
        (record.variant, record.result) = (file, agreed);
        let Current { file, purpose, held, serial, .. } = self.clone();
        Ok(Current { file, purpose, held, serial, renewed: Some(serial), ..Current::new(game, record) })
    }

    /// The record of the game as it stands.
    pub fn to_record(&self) -> Record {
        let played = Record::of(&self.game);
        let mut record = self.about.clone();
        // A variant that does not come with the program is found again by its file.
        if !is_variant_file(&record.variant) {
            record.variant = played.variant;
        }
        record.set = played.set;
        record.opening = played.opening;
        record.moves = played.moves;
        // A game that was given up keeps the result that was agreed, as long as it does not go on.
        record.result = played.result.or(record.result.filter(|_| self.past.is_empty()));
        record.comments.retain(|&ply, _| ply <= self.game.plies().len());
        record.glyphs.retain(|&ply, _| ply <= self.game.plies().len());
        record.lines.truncate(MAX_LINES);
        record
    }

    /// How well the program plays who is to make the next move after the last ply, if it is the program.
    pub fn computer(&self) -> Option<Skill> {
        let position = self.game.position();
        if self.purpose != Purpose::Play || position.ended().is_some() {
            return None;
        }
        let chooser = position.chooser();
        let seat = if position.swapped() { self.game.rules().board.after(chooser) } else { chooser };
        self.about.computers[seat.index()]
    }

    /// Whether the program plays at every seat, so that the others look on.
    pub fn is_a_show(&self) -> bool {
        self.game.rules().board.sides().iter().all(|side| self.about.computers[side.index()].is_some())
    }

    /// After how many plies a move made now would be played, if one can be: at the end while the show catches up or
    /// the last ply is shown, and wherever the show rests between two plies. Nobody moves in the midst of a replay, while
    /// a class is asked what happens next, nor for the program while it thinks.
    pub fn front(&self, playhead: &Playhead) -> Option<usize> {
        let is_computers = |front| front == self.game.plies().len() && !self.held && self.computer().is_some();
        let is_held = playhead.frozen || playhead.is_asking(&self.choreography);
        let is_open = self.purpose != Purpose::Show && !is_held;
        self.place_of_next(playhead).filter(|&front| is_open && !is_computers(front))
    }

    /// The same, whoever would make the move.
    fn place_of_next(&self, playhead: &Playhead) -> Option<usize> {
        let plies = self.game.plies().len();
        let moment = self.choreography.moment(playhead.time);
        let last =
            moment.plies + 1 >= plies && self.choreography.ply_at(playhead.time).is_some_and(|ply| ply + 1 == plies);
        let front = if last || playhead.playing && playhead.live {
            plies
        } else if !playhead.playing && self.is_between_plies(playhead.time) {
            moment.plies
        } else {
            return None;
        };
        self.game.before(front).ended().is_none().then_some(front)
    }

    /// Whether nothing moves at a time, because a ply is over and the next not begun.
    pub fn is_between_plies(&self, time: f64) -> bool {
        let moment = self.choreography.moment(time);
        let whole = if moment.events == 0 { self.choreography.ply_start(moment.plies) } else { return false };
        (time - whole).abs() < SAME_TIME || moment.plies == self.choreography.plies()
    }

    /// Plays a move after the first `front` plies; any later ones are left for it and kept as a line of the record.
    ///
    /// # Errors
    /// A move that may not be played is refused, and nothing has changed.
    pub fn play(&mut self, mv: Move, front: usize) -> Result<(), Refused> {
        self.play_all(&[mv], front)
    }

    /// Plays several moves after the first `front` plies; any later ones are left for them, as well as any that were
    /// taken back, and kept as a line of the record. Undo takes all of them back.
    ///
    /// # Errors
    /// If one of them may not be played, none is.
    pub fn play_all(&mut self, moves: &[Move], front: usize) -> Result<(), Refused> {
        let front = front.min(self.game.plies().len());
        let before = self.moves();
        let course = [&before[..front], moves].concat();
        let taken_back = self.taken_back(&course);
        self.go_to(&course)?;
        self.keep_line(taken_back);
        self.about.comments.retain(|&ply, _| ply <= front);
        self.about.glyphs.retain(|&ply, _| ply <= front);
        self.past.push(before);
        self.future.clear();
        self.purpose = Purpose::Play;
        self.held = false;
        Ok(())
    }

    /// Goes back to a line that was left; the moves for which it was left become a line in its place.
    ///
    /// # Errors
    /// If it does not go with the game.
    pub fn return_to(&mut self, line: usize) -> Result<(), RecordError> {
        let game = self.about.play_line(line, &self.game)?;
        let course: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
        let before = self.moves();
        let taken_back = self.taken_back(&course);
        if self.go_to(&course).is_ok() {
            self.keep_line(taken_back);
            self.past.push(before);
            self.future.clear();
        }
        Ok(())
    }

    /// What was taken back, as a line, unless this course has all of it.
    fn taken_back(&self, course: &[Move]) -> Option<Line> {
        let longest = self.future.iter().max_by_key(|moves| moves.len())?;
        if course.starts_with(longest) {
            return None;
        }
        let common = longest.iter().zip(course).take_while(|(one, other)| one == other).count();
        let mut game = self.game.clone();
        let shared = game.plies().iter().zip(longest).take_while(|(ply, mv)| ply.mv == **mv).count();
        while game.plies().len() > shared {
            game.undo();
        }
        for &mv in &longest[shared..] {
            game.play(mv).ok()?;
        }
        let own = |ply: usize| ply > common && ply <= longest.len();
        let comments = self.about.comments.iter().filter(|(ply, _)| own(**ply)).map(|(&ply, it)| (ply, it.clone()));
        let glyphs = self.about.glyphs.iter().filter(|(ply, _)| own(**ply)).map(|(&ply, &it)| (ply, it));
        Some(Line { moves: texts(&game), comments: comments.collect(), glyphs: glyphs.collect() })
    }

    /// Keeps a line beside the course of the game.
    fn keep_line(&mut self, line: Option<Line>) {
        let Some(line) = line else { return };
        if !self.about.lines.iter().any(|other| other.moves.starts_with(&line.moves)) {
            self.take_line(line);
        }
    }

    /// Drops one of the lines that were left, and gives it back.
    pub fn drop_line(&mut self, line: usize) -> Option<Line> {
        if line >= self.about.lines.len() {
            return None;
        }
        self.partings.remove(line);
        Some(self.about.lines.remove(line))
    }

    /// Takes a line in that was dropped.
    pub fn take_line(&mut self, line: Line) {
        self.about.lines.push(line);
        self.partings = partings(&texts(&self.game), &self.about.lines);
    }

    /// The lines that were left, each with the number of plies that it shares with the game.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &Line)> {
        self.partings.iter().copied().zip(&self.about.lines)
    }

    /// Takes back what was done last, or the last ply of a record, with what the program has answered. Returns whether
    /// there was anything.
    pub fn undo(&mut self) -> bool {
        let mut went = self.undo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_undo() {
            went = self.undo_one();
        }
        // The program is not to make the same move at once.
        self.held = self.computer().is_some();
        went
    }

    fn undo_one(&mut self) -> bool {
        let now = self.moves();
        let Some(course) = self.past.pop().or_else(|| now.split_last().map(|(_, rest)| rest.to_vec())) else {
            return false;
        };
        let went = self.go_to(&course).is_ok();
        self.future.push(now);
        went
    }

    /// Does again what was taken back, with what the program had answered. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        let mut went = self.redo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_redo() {
            went = self.redo_one();
        }
        self.held = self.computer().is_some() && self.can_redo();
        went
    }

    fn redo_one(&mut self) -> bool {
        let Some(course) = self.future.pop() else { return false };
        let now = self.moves();
        let went = self.go_to(&course).is_ok();
        self.past.push(now);
        went
    }

    /// Whether something was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty() || !self.game.plies().is_empty()
    }

    /// Whether moves were made or taken back since the game was begun or read.
    pub fn is_touched(&self) -> bool {
        !self.past.is_empty() || !self.future.is_empty()
    }

    fn moves(&self) -> Vec<Move> {
        self.game.plies().iter().map(|ply| ply.mv).collect()
    }

    /// Plays or takes back until the game has this course. Plies that stay are not laid out again.
    fn go_to(&mut self, course: &[Move]) -> Result<(), Refused> {
        let common = self.game.plies().iter().zip(course).take_while(|(ply, mv)| ply.mv == **mv).count();
        let mut game = self.game.clone();
        while game.plies().len() > common {
            game.undo();
        }
        for &mv in &course[common..] {
            game.play(mv)?;
        }
        if common < course.len().min(self.game.plies().len()) {
            let comments = self.about.comments.split_off(&(common + 1));
            let glyphs = self.about.glyphs.split_off(&(common + 1));
            self.about.lines.push(Line { moves: texts(&self.game), comments, glyphs });
        }
        if !self.about.lines.is_empty() {
            let now = texts(&game);
            if let Some(line) = self.about.lines.iter().find(|line| line.moves == now) {
                self.about.comments.extend(line.comments.clone());
                self.about.glyphs.extend(line.glyphs.clone());
            }
            self.about.lines.retain(|line| !now.starts_with(&line.moves));
            self.partings = partings(&now, &self.about.lines);
        }
        self.choreography.truncate(common);
        for ply in &game.plies()[common..] {
            self.choreography.push(&ply.events);
        }
        self.game = game;
        Ok(())
    }
}

/// The moves of a game as text.
fn texts(game: &Game) -> Vec<String> {
    (0..game.plies().len()).map(|ply| ply_text(game, ply)).collect()
}

/// How many plies each of some lines shares with a course.
fn partings(course: &[String], lines: &[Line]) -> Vec<usize> {
    let shared = |line: &Line| line.moves.iter().zip(course).take_while(|(own, other)| own == other).count();
    lines.iter().map(shared).collect()
}

/// Today's date in the Gregorian calendar at Greenwich, as `2026-03-01`.
pub(super) fn today() -> String {
    let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a number of days since 1970-01-01. Years are counted from March, so that the leap day is
/// their last and a month's beginning follows from a line through the lengths of months.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + carry, month, day)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_454), (2026, 1, 1));
        assert_eq!(civil(47_540), (2100, 2, 28));
        assert_eq!(civil(47_541), (2100, 3, 1));
    }
}
