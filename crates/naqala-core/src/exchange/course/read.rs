//! Reader of moves with remarks and variations.

use super::Style;
use super::signs::{Cursor, LineColumn, SyntaxError};
use mancala::diagnostic::Diagnostic;
use mancala::record::notation::shorten;
use mancala::record::{At, Glyph, Line, MAX_LINES, MAX_MOVES, MovePlaces, Notes, Record, RecordError, Warning};

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
}

/// A text being read into a record.
pub(in crate::exchange) struct MovetextReader<'a> {
    file: &'a str,
    pub(in crate::exchange) cursor: Cursor<'a>,
    pub(in crate::exchange) record: Record,
    style: &'a dyn Style,
}

impl<'a> MovetextReader<'a> {
    pub(in crate::exchange) fn new(file: &'a str, text: &'a str, style: &'a dyn Style) -> MovetextReader<'a> {
        let mut record = Record::default();
        record.source_map.file = file.into();
        MovetextReader { file, cursor: Cursor::new(text, style.escapes()), record, style }
    }

    fn at(&self, place: LineColumn) -> At {
        At { file: self.file.into(), line: place.line as usize, column: place.column as usize }
    }

    pub(in crate::exchange) fn fault(&self, place: LineColumn, diagnostic: impl Into<Diagnostic>) -> RecordError {
        RecordError::new(self.at(place), diagnostic)
    }

    pub(in crate::exchange) fn wrong(&self, (place, message): SyntaxError) -> RecordError {
        self.fault(place, message)
    }

    /// Adds a warning: something odd that does not keep the text from being read.
    pub(in crate::exchange) fn warn(&mut self, place: LineColumn, diagnostic: impl Into<Diagnostic>) {
        let warning = Warning::new(self.at(place), diagnostic);
        self.record.source_map.warnings.push(warning);
    }

    /// Warns if the text goes on with the tags of another game; `each` begins one tag of every game.
    pub(in crate::exchange) fn warn_of_more_games(&mut self, text: &str, each: &str) {
        if self.cursor.peek() == Some('[') {
            let games = text.matches(each).count().max(2);
            self.warn(self.cursor.place(), format!("the file has {games} games; the first one is taken"));
        }
    }

    /// Reads the moves to the end of the text, or to the tags of another game.
    ///
    /// # Errors
    /// The first thing that is not as moves are written.
    pub(in crate::exchange) fn moves(&mut self) -> Result<(), RecordError> {
        let mut open = vec![Movetext::default()];
        let mut line_moves = 0;
        loop {
            self.cursor.skip_space();
            let place = self.cursor.place();
            let depth = open.len();
            let Some(course) = open.last_mut() else { break };
            match self.cursor.peek() {
                None if depth > 1 => {
                    let opened = course.opened;
                    return Err(self.fault(opened, "the line that begins here is not closed; expected `)` after it"));
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
                    return Err(self.fault(place, format!("`{sign}` closes nothing; expected a move, `{{` or `(`")));
                }
                Some(_) => line_moves += self.word(course)? * usize::from(depth > 1),
            }
            if line_moves > MAX_LINE_MOVES {
                let message =
                    format!("the lines that were left have too many moves; expected at most {MAX_LINE_MOVES}");
                return Err(self.fault(place, message));
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
    fn word(&mut self, course: &mut Movetext) -> Result<usize, RecordError> {
        let (place, word) = self.cursor.word();
        let (word, sign) = word.split_at(word.trim_end_matches(['!', '?']).len());
        let moves = self.style.read(word).map_err(|message| self.fault(place, message))?;
        let count = moves.len();
        let glyph = if sign.is_empty() { None } else { Some(self.glyph(place, word, sign, count)?) };
        if course.moves.len() + count > MAX_MOVES {
            let at = self.at(place);
            return Err(RecordError::too_many_moves(at, course.moves.len() + count));
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

    /// Returns the glyph of a sign after a word with this many moves.
    fn glyph(&self, place: LineColumn, word: &str, sign: &str, moves: usize) -> Result<Glyph, RecordError> {
        let at = LineColumn { column: place.column + word.chars().count() as u32, ..place };
        if moves == 0 {
            return Err(self.fault(at, format!("no move stands before `{}`; expected one", shorten(sign))));
        }
        sign.parse().map_err(|diagnostic: Diagnostic| self.fault(at, diagnostic))
    }

    fn remark(&mut self, course: &mut Movetext) -> Result<(), RecordError> {
        let text = self.cursor.remark().map_err(|fault| self.wrong(fault))?;
        let ply = course.moves.len();
        course.notes.comments.entry(ply).and_modify(|said| *said = format!("{said}\n{text}")).or_insert(text);
        Ok(())
    }

    fn drawn(&mut self, course: &mut Movetext) -> Result<(), RecordError> {
        let drawn = self.cursor.bracketed().map_err(|fault| self.wrong(fault))?;
        let drawings = course.notes.drawings.entry(course.moves.len()).or_default();
        for (place, text) in drawn {
            drawings.push(text.to_owned());
            course.places.drawn.push((place.line, place.column));
        }
        Ok(())
    }

    /// Begins a variation at its parenthesis.
    fn open_line(&mut self, course: &Movetext, depth: usize) -> Result<Movetext, RecordError> {
        let opened = self.cursor.place();
        self.cursor.next();
        if depth > MAX_DEPTH {
            let message = format!("lines stand too deep within one another; expected at most {MAX_DEPTH}");
            return Err(self.fault(opened, message));
        }
        if self.cursor.took(&FROM_OPENING) {
            return Ok(Movetext { opened, ..Movetext::default() });
        }
        self.cursor.skip_space();
        let shared = match self.cursor.took_dots() {
            true => course.moves.len(),
            false if course.moves.len() > course.shared => course.moves.len() - 1,
            false => {
                let message = "no move stands before this line that it could replace; expected one, or `...` after `(`";
                return Err(self.fault(opened, message));
            }
        };
        let moves = course.moves[..shared].to_vec();
        let places = MovePlaces { moves: course.places.moves[..shared].to_vec(), drawn: Vec::new() };
        Ok(Movetext { moves, places, shared, opened, ..Movetext::default() })
    }

    fn close(&mut self, line: Movetext) -> Result<(), RecordError> {
        if self.record.lines.len() == MAX_LINES {
            let at = self.at(line.opened);
            return Err(RecordError::too_many_lines(at, MAX_LINES + 1));
        }
        self.record.lines.push(Line { moves: line.moves, notes: line.notes });
        self.record.source_map.lines.push(line.places);
        Ok(())
    }
}
