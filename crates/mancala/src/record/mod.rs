//! Records of games, and moves and positions as text. Knows nothing of sentences, time or pictures.
//!
//! A [`Record`] is a `.naqala` file: RON, made to be read and written by people as well.
//!
//! ```ron
//! (
//!     format: 1,
//!     variant: "kalah",
//!     set: {"majority_stop": "off"},
//!     south: "Ada",
//!     north: "Grace",
//!     date: "2026-03-01",
//!     event: "Spring tournament, round 2",
//!     opening: "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S",
//!     moves: [
//!         "c1", "b1", "a2",
//!     ],
//!     result: South,
//!     comments: {1: "The last seed falls in the store: South moves again."},
//! )
//! ```
//! Only `format`, `variant` and `moves` must be there. `variant` is an id, or the path of a variant file (`.ron`),
//! which begins in the folder of the record or else where the program runs. `opening` is a position as in [`notation`],
//! for a game that does not begin as the variant does. A comment stands by the number of the ply that it follows; 0 is
//! the opening. `glyphs` says what is thought of moves, by the number of the ply: `glyphs: {3: "!", 5: "??"}`, from
//! `!!` over `!`, `!?`, `?!` and `?` to `??`. `drawings` are rings and arrows on the board, `drawings: {3: ["a1:red",
//! "c1>f2"]}`: see [`Drawn`]. `computers` says where the program plays, and how: `computers: (north: "level:3")`, as
//! `naqala match` takes it; see [`ComputerPlayer`]. `lines` holds variations, each with all its moves from the opening
//! and with the comments, signs and drawings on those that no line before it has: `lines: [(moves: ["c1", "a2"],
//! comments: {2: "Better: b1."})]`. All courses together are a [`tree`].

pub(crate) mod diagnostic;
mod drawing;
mod error;
mod glyph;
mod limits;
pub mod moves;
pub mod notation;
mod notes;
mod outcome;
pub mod read;
mod skill;
mod source;
#[cfg(test)]
mod tests;
mod text;
pub mod tree;
mod variant;

pub use drawing::{Colour, Drawn, Figure, MAX_DRAWN};
pub use error::{At, RecordError};
pub use glyph::Glyph;
pub use limits::{FORMAT, MAX_EVENTS, MAX_LINES, MAX_MOVES, MAX_RECORD};
pub use notes::Notes;
pub use outcome::Outcome;
pub use read::{ReadError, decode_text, read_file, read_text, text_of};
pub use skill::{ComputerPlayer, LEVELS, PlayingStyle, Skill, seconds};
pub use source::{MovePlaces, SettingPlace, SettingPlaces, SourceMap, SourcePart, TextPlaces, Warning};
pub use text::is_record_text;
use variant::read_variant;
pub use variant::{NamedError, is_variant_file, named_rules};

use crate::diagnostic::Diagnostic;
use crate::engine::{self, Event, EventSink, Game, Move, Position, Refused};
use crate::rules::{Catalogue, Cause, Rules, Settings, Side};
use diagnostic::RecordDiagnostic;
use std::path::Path;
use std::sync::Arc;
use tree::Tree;

/// A game as it was played. Fields that are empty are not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Variant played: `kalah`, `oware/woli`, or the path of a variant file.
    pub variant: String,
    /// Options that are not as the variant or preset has them; naming the others does no harm.
    pub set: Settings,
    /// Name of the player at South.
    pub south: String,
    /// Name of the player at North.
    pub north: String,
    /// Name of the player at East, on a board of four sides.
    pub east: String,
    /// Name of the player at West, on a board of four sides.
    pub west: String,
    /// The program as a player at each side where it plays, by [`Side::index`].
    pub computers: [Option<ComputerPlayer>; 4],
    /// Date, as `2026-03-01`, shorter or longer as far as known.
    pub date: String,
    /// Occasion of the game, such as a tournament.
    pub event: String,
    /// Source that the record was taken from.
    pub source: String,
    /// The position in which the game began, if not the variant's opening: see [`notation`].
    pub opening: Option<String>,
    /// The moves, one a ply: see [`notation`].
    pub moves: Vec<String>,
    /// Result; `None` if the game has not ended.
    pub result: Option<Outcome>,
    /// Remarks, signs and drawings on its positions.
    pub notes: Notes,
    /// Variations.
    pub lines: Vec<Line>,
    /// Places of the parts in the file that they were read from.
    pub source_map: SourceMap,
}

/// A variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// All its moves from the opening, one a ply: see [`notation`].
    pub moves: Vec<String>,
    /// Notes on positions that only this line has.
    pub notes: Notes,
}

impl Record {
    /// Returns the name of the player at a side; empty where that is not known.
    pub fn player(&self, side: Side) -> &str {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
            Side::East => &self.east,
            Side::West => &self.west,
        }
    }

    /// Returns a record of the players at each side, and nothing else.
    pub fn seats(&self) -> Record {
        let Record { south, north, east, west, computers, .. } = self.clone();
        Record { south, north, east, west, computers, ..Record::default() }
    }

    /// A game as played so far, by nobody in particular.
    pub fn of(game: &Game) -> Record {
        let rules = game.rules();
        let own = *game.start() != engine::start(rules);
        Record {
            variant: rules.id.clone(),
            set: rules.settings.clone(),
            opening: own.then(|| notation::position_text(rules, game.start())),
            moves: (0..game.plies().len()).map(|ply| notation::ply_text(game, ply)).collect(),
            result: game.position().ended().map(|ended| ended.result.into()),
            ..Record::default()
        }
    }

    /// The rules and the position from which the moves are played.
    ///
    /// # Errors
    /// An unknown variant or option, or an opening that is no position of the game.
    pub fn opening(&self, catalogue: &Catalogue) -> Result<(Rules, Position), RecordError> {
        let rules =
            named_rules(catalogue, &self.variant, self.folder(), &self.set).map_err(|why| self.no_variant(&why))?;
        let position = match &self.opening {
            None => engine::start(&rules),
            Some(text) => notation::parse_opening(&rules, text).map_err(|error| {
                let place = self.source_map.opening.at(error.column().unwrap_or(1));
                let at = place.map_or_else(|| self.at(SourcePart::Opening), |place| self.place(Some(&place)));
                let because = Diagnostic::from(error).with_span(None);
                RecordError::new(at, RecordDiagnostic::Opening { because })
            })?,
        };
        Ok((rules, position))
    }

    /// Adds the variant to the catalogue if the record names the file of one.
    ///
    /// # Errors
    /// A file that cannot be read, or is at fault.
    pub fn add_variant_file(&self, catalogue: &mut Catalogue) -> Result<(), RecordError> {
        if is_variant_file(&self.variant) {
            catalogue.add(read_variant(&self.variant, self.folder()).map_err(|why| self.no_variant(&why))?);
        }
        Ok(())
    }

    /// The folder of the record, in which the path of a variant file begins.
    fn folder(&self) -> &Path {
        Path::new(&*self.source_map.file).parent().unwrap_or(Path::new(""))
    }

    fn no_variant(&self, why: &NamedError) -> RecordError {
        why.in_record(&self.at(SourcePart::Variant), &self.source_map.set, &self.at(SourcePart::Set))
    }

    /// Plays the record through, and its variations as well.
    ///
    /// # Errors
    /// The first thing in it that does not go with the game, and where it stands.
    pub fn replay(&self, catalogue: &Catalogue) -> Result<Game, RecordError> {
        let (rules, start) = self.opening(catalogue)?;
        let opening = Game::new(Arc::new(rules), start);
        let mut events = 0;
        let game = self.play_from(&opening, &mut events)?;
        self.check_result(game.position())?;
        Tree::grow(self, &game, events)?;
        Ok(game)
    }

    /// The record itself, or [with one of its lines](Record::on_line) in place of its moves.
    ///
    /// # Errors
    /// If there is no such line.
    pub fn following(self, line: Option<usize>) -> Result<Record, RecordError> {
        line.map(|number| self.on_line(number)).unwrap_or(Ok(self))
    }

    /// The record with one of its lines, counted from 1, in place of its moves and without the others. What is said of
    /// the positions that they share goes with it.
    ///
    /// # Errors
    /// If there is no such line.
    pub fn on_line(&self, number: usize) -> Result<Record, RecordError> {
        let lines = self.lines.len();
        let index = number.checked_sub(1).filter(|&index| index < lines);
        let none = || RecordError::new(self.place(None), RecordDiagnostic::NoLine { number, lines });
        let index = index.ok_or_else(none)?;
        let Record { moves, mut notes, mut source_map, .. } = self.line(index);
        let courses = self.lines.iter().map(|line| (&line.moves, &line.notes));
        for (others, said) in [(&self.moves, &self.notes)].into_iter().chain(courses) {
            notes.complete(said, moves.iter().zip(others).take_while(|(own, other)| own == other).count());
        }
        source_map.parts.clone_from(&self.source_map.parts);
        source_map.opening.clone_from(&self.source_map.opening);
        source_map.set.clone_from(&self.source_map.set);
        source_map.main.drawn.clear();
        Ok(Record { moves, notes, result: None, lines: Vec::new(), source_map, ..self.clone() })
    }

    /// Plays one of the lines through, counted from 0, from the opening of a game.
    ///
    /// # Errors
    /// If it does not go with that game.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn play_line(&self, line: usize, game: &Game) -> Result<Game, RecordError> {
        let opening = Game::new(Arc::clone(game.rules()), game.start().clone());
        self.line(line).play_from(&opening, &mut 0)
    }

    /// One of the lines, counted from 0, as a record of its own.
    fn line(&self, line: usize) -> Record {
        let main = self.source_map.lines.get(line).cloned().unwrap_or_default();
        let source_map = SourceMap { file: self.source_map.file.clone(), main, ..SourceMap::default() };
        let Line { moves, notes } = self.lines[line].clone();
        Record { moves, notes, source_map, ..Record::default() }
    }

    /// Plays the moves from an opening, counting the events.
    fn play_from(&self, opening: &Game, events: &mut u64) -> Result<Game, RecordError> {
        let mut game = opening.clone();
        let rules = Arc::clone(opening.rules());
        for index in 0..self.moves.len() {
            let mv = self.read_move(&rules, game.position(), index)?;
            let refused = |refused| self.refused(&rules, game.position(), index, refused);
            *events += events_of(&rules, game.position(), mv).map_err(refused)?;
            if *events > MAX_EVENTS {
                let too_much = RecordDiagnostic::TooMuch { number: index + 1, most: MAX_EVENTS };
                return Err(RecordError::new(self.at_move(index), too_much));
            }
            let before = game.position().clone();
            if let Err(why) = game.play(mv) {
                return Err(self.refused(&rules, &before, index, why));
            }
        }
        Ok(game)
    }

    /// One of the moves, in the position before it. Counted from 0.
    ///
    /// # Errors
    /// If the text is no move.
    ///
    /// # Panics
    /// If there is no such move.
    pub fn read_move(&self, rules: &Rules, position: &Position, index: usize) -> Result<Move, RecordError> {
        notation::parse_move(rules, position, &self.moves[index]).map_err(|error| {
            let wrong = RecordDiagnostic::Move { number: index + 1, because: error.into() };
            RecordError::new(self.at_move(index), wrong)
        })
    }

    /// The error for one of the moves, counted from 0, that was refused in the position before it.
    pub fn refused(&self, rules: &Rules, position: &Position, index: usize, refused: Refused) -> RecordError {
        let text = self.moves.get(index).map_or("", String::as_str).into();
        let because = notation::why_refused(rules, position, refused);
        RecordError::new(self.at_move(index), RecordDiagnostic::Refused { number: index + 1, text, because })
    }

    /// Checks that the result goes with the last position. A game that was not played to its end may have any: players
    /// agree or give up.
    ///
    /// # Errors
    /// If it does not.
    pub fn check_result(&self, last: &Position) -> Result<(), RecordError> {
        let Some((stated, played)) = self.result.zip(self.other_result(last)) else { return Ok(()) };
        let [stated, played] = [stated, played].map(|outcome| format!("{outcome:?}").into());
        Err(RecordError::new(self.at(SourcePart::Result), RecordDiagnostic::Result { stated, played }))
    }

    /// Returns the result of the last position, if the record states another.
    pub fn other_result(&self, last: &Position) -> Option<Outcome> {
        let played = Outcome::from(last.ended()?.result);
        self.result.filter(|&stated| stated != played).map(|_| played)
    }

    /// Returns the warnings of the text from which it was read.
    pub fn warnings(&self) -> &[Warning] {
        &self.source_map.warnings
    }

    /// Returns the place of one of the moves in the file, counted from 0.
    pub fn at_move(&self, index: usize) -> At {
        self.place(self.source_map.main.moves.get(index))
    }

    /// Returns the place in the file of a column of a drawing, from 1. Drawings count from 0: of the main moves, or of one
    /// of the lines.
    fn at_drawn(&self, line: Option<usize>, number: usize, column: usize) -> At {
        let places = line.map_or(Some(&self.source_map.main), |line| self.source_map.lines.get(line));
        let mut at = self.place(places.and_then(|places| places.drawn.get(number)));
        if at.line > 0 {
            at.column += column - 1;
        }
        at
    }

    fn place(&self, place: Option<&(u32, u32)>) -> At {
        let (line, column) = place.copied().unwrap_or_default();
        At { file: self.source_map.file.clone(), line: line as usize, column: column as usize }
    }

    /// Returns the place of a part in the file.
    pub fn at(&self, part: SourcePart) -> At {
        self.place(self.source_map.parts.get(&part))
    }
}

/// Returns the number of events a move makes, without keeping them.
fn events_of(rules: &Rules, position: &Position, mv: Move) -> Result<u64, Refused> {
    struct Count(u64);
    impl EventSink for Count {
        fn record(&mut self, _: Event, _: Option<Cause>) {
            self.0 += 1;
        }
    }
    let mut count = Count(0);
    engine::play(rules, &mut position.clone(), mv, &mut count)?;
    Ok(count.0)
}
