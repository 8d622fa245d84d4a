//! Reader of moves with remarks and variations.

use super::signs::{Cursor, LineColumn};
use super::{Escapes, Style};
use crate::exchange::diagnostic::{GameTextDiagnostic, MovetextDiagnostic, glyph_named};
use mancala::diagnostic::Diagnostic;
use mancala::record::{Glyph, Line, MAX_LINES, MAX_MOVES, MovePlaces, Notes, Record};

/// Greatest depth of variations within variations.
const MAX_DEPTH: usize = 64;
/// Most moves of all variations together, moves that they share counted for each.
const MAX_LINE_MOVES: usize = 1_000_000;
/// Words that begin a variation with all its moves.
pub(super) const FROM_OPENING: [&str; 3] = ["from", "the", "opening:"];

/// Moves being read, of the game or of a variation.
#[derive(Default)]
struct Movetext {
    moves: Vec<String>,
    places: MovePlaces,
    notes: Notes,
    /// Number of moves shared with the course that it branches off.
    shared: usize,
    /// Place of its opening parenthesis.
    opened: LineColumn,
    is_variation: bool,
}

/// A text being read into a record.
pub(in crate::exchange) struct MovetextReader<'a> {
    pub(in crate::exchange) cursor: Cursor<'a>,
    pub(in crate::exchange) record: Record,
    style: &'a dyn Style,
}

impl<'a> MovetextReader<'a> {
    pub(in crate::exchange) fn new(file: &str, text: &'a str, style: &'a dyn Style) -> MovetextReader<'a> {
        let mut record = Record::default();
        record.source_map.file = file.into();
        MovetextReader { cursor: Cursor::new(text, style.escapes()), record, style }
    }

    /// Adds a warning: something odd that does not keep the text from being read.
    pub(in crate::exchange) fn warn(&mut self, place: LineColumn, odd: impl Into<Diagnostic>) {
        self.record.source_map.warn(place.mistake(odd));
    }

    /// Warns if the text goes on with the tags of another game; `each` begins one tag of every game.
    pub(in crate::exchange) fn warn_of_more_games(&mut self, text: &str, each: &str) {
        if self.cursor.peek() == Some('[') {
            let games = text.matches(each).count().max(2);
            self.warn(self.cursor.place(), GameTextDiagnostic::MoreGames { games });
        }
    }

    /// Reads the moves to the end of the text, or to the tags of another game.
    ///
    /// # Errors
    /// The first thing that is not as moves are written.
    pub(in crate::exchange) fn moves(&mut self) -> Result<(), Diagnostic> {
        self.all_moves().map_err(|mistake| match self.cursor.remark_within {
            Some((opened, within)) => self.remark_open(opened, within),
            None => mistake,
        })
    }

    /// Returns the mistake of a remark that is not closed, in which another one begins.
    fn remark_open(&self, opened: LineColumn, within: LineColumn) -> Diagnostic {
        let within = within.mistake(MovetextDiagnostic::RemarkWithin);
        opened.mistake(MovetextDiagnostic::RemarkOpen).beside(&*self.record.source_map.file, within)
    }

    fn all_moves(&mut self) -> Result<(), Diagnostic> {
        let mut open = vec![Movetext::default()];
        let mut line_moves = 0;
        loop {
            self.cursor.skip_space();
            let place = self.cursor.place();
            let depth = open.len();
            let Some(course) = open.last_mut() else { break };
            match self.cursor.peek() {
                None if depth > 1 => {
                    return Err(course.opened.mistake(MovetextDiagnostic::VariationOpen));
                }
                None => break,
                Some('{') => self.remark(course)?,
                Some('[') if self.style.draws() => self.drawn(course)?,
                // The tags of another game.
                Some('[') if depth == 1 => break,
                Some('(') => {
                    let line = self.open_line(course, depth)?;
                    line_moves += line.moves.len();
                    open.push(line);
                }
                Some(')') if depth > 1 => {
                    self.cursor.next();
                    if let Some(line) = open.pop() {
                        self.close(line)?;
                    }
                }
                Some(sign @ (')' | '}')) => {
                    return Err(place.mistake(MovetextDiagnostic::ClosesNothing { sign }));
                }
                Some(_) => line_moves += self.word(course)? * usize::from(depth > 1),
            }
            if line_moves > MAX_LINE_MOVES {
                return Err(place.mistake(MovetextDiagnostic::VariationsTooLong { most: MAX_LINE_MOVES }));
            }
        }
        if let Some(course) = open.pop() {
            self.record.moves = course.moves;
            self.record.notes = course.notes;
            self.record.source_map.main = course.places;
        }
        Ok(())
    }

    /// Reads one word of a course and returns the number of moves in it.
    fn word(&mut self, course: &mut Movetext) -> Result<usize, Diagnostic> {
        let (place, word) = self.cursor.word();
        let (word, sign) = word.split_at(word.trim_end_matches(['!', '?']).len());
        let moves = self.style.read(word).map_err(|it| place.mistake(it))?;
        let count = moves.len();
        if course.is_variation && moves.iter().any(|(_, mv)| !self.style.is_move(mv)) {
            return Err(place.mistake(MovetextDiagnostic::NoMove { word: word.into() }));
        }
        let glyph = if sign.is_empty() { None } else { Some(glyph(place, word, sign, count)?) };
        if course.moves.len() + count > MAX_MOVES {
            let moves = course.moves.len() + count;
            return Err(place.mistake(GameTextDiagnostic::TooManyMoves { moves, most: MAX_MOVES }));
        }
        for (skipped, mv) in moves {
            course.moves.push(mv);
            course.places.moves.push((place.line, place.column + skipped));
        }
        if let Some(glyph) = glyph {
            course.notes.glyphs.insert(course.moves.len(), glyph);
        }
        Ok(count)
    }

    fn remark(&mut self, course: &mut Movetext) -> Result<(), Diagnostic> {
        let text = self.cursor.remark()?;
        if let Some((opened, within)) = self.cursor.remark_within.filter(|_| self.style.escapes() == Escapes::Backslash)
        {
            return Err(self.remark_open(opened, within));
        }
        let ply = course.moves.len();
        course.notes.comments.entry(ply).and_modify(|said| *said = format!("{said}\n{text}")).or_insert(text);
        Ok(())
    }

    fn drawn(&mut self, course: &mut Movetext) -> Result<(), Diagnostic> {
        let drawn = self.cursor.bracketed()?;
        let drawings = course.notes.drawings.entry(course.moves.len()).or_default();
        for (place, text) in drawn {
            drawings.push(text.to_owned());
            course.places.drawn.push((place.line, place.column));
        }
        Ok(())
    }

    /// Begins a variation at its parenthesis.
    fn open_line(&mut self, course: &Movetext, depth: usize) -> Result<Movetext, Diagnostic> {
        let opened = self.cursor.place();
        self.cursor.next();
        if depth > MAX_DEPTH {
            return Err(opened.mistake(MovetextDiagnostic::TooDeep { most: MAX_DEPTH }));
        }
        if self.cursor.took(&FROM_OPENING) {
            return Ok(Movetext { opened, is_variation: true, ..Movetext::default() });
        }
        self.cursor.skip_space();
        let shared = match self.cursor.took_dots() {
            true => course.moves.len(),
            false if course.moves.len() > course.shared => course.moves.len() - 1,
            false => return Err(opened.mistake(MovetextDiagnostic::NothingToReplace)),
        };
        let moves = course.moves[..shared].to_vec();
        let places = MovePlaces { moves: course.places.moves[..shared].to_vec(), drawn: Vec::new() };
        Ok(Movetext { moves, places, shared, opened, is_variation: true, ..Movetext::default() })
    }

    fn close(&mut self, line: Movetext) -> Result<(), Diagnostic> {
        if self.record.lines.len() == MAX_LINES {
            let too_many = GameTextDiagnostic::TooManyVariations { variations: MAX_LINES + 1, most: MAX_LINES };
            return Err(line.opened.mistake(too_many));
        }
        self.record.lines.push(Line { moves: line.moves, notes: line.notes });
        self.record.source_map.lines.push(line.places);
        Ok(())
    }
}

/// Returns the glyph of a sign after a word with this many moves.
fn glyph(place: LineColumn, word: &str, sign: &str, moves: usize) -> Result<Glyph, Diagnostic> {
    let place = LineColumn { column: place.column + word.chars().count() as u32, ..place };
    if moves == 0 {
        return Err(place.mistake(MovetextDiagnostic::SignWithoutMove { sign: sign.into() }));
    }
    glyph_named(sign).map_err(|it| place.mistake(it))
}
