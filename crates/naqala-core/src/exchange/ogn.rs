//! Oware Game Notation (`.ogn`), as Joan Sala Soler's programs Aualé and Aalina write it: games of Oware on two rows of
//! six.
//!
//! ```text
//! [Variant "Oware Abapa"]
//! [Event "?"]
//! [South "Ada"]
//! [North "Grace"]
//! [Result "25-20"]
//! [FEN "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]
//!
//! 1. F e 2. A+2 f {A remark.} 25-20
//! ```
//! South's pits are `A` to `F` and North's `a` to `f`, each from its owner's left; `+2` says how many seeds the move
//! won. `FEN` is the position in which the game began: South's pits, North's, the two stores, the side to move. `?`
//! stands for an unknown value, `*` for a game without a result.
//!
//! Facts that OGN has no tag for stand in tags that other programs skip: `Options`, `Computers`, `Source`, `Winner`
//! where the seeds do not tell who won, and `Remark` for the remark before the first move. Unknown tags become lines of
//! that remark.
//!
//! Facts about the format are from the source of Aualé (`serializer` and `game`, version 2) and of Aalina
//! (`OwareBoard`).

use super::course::signs::{self, LineColumn};
use super::course::{Escapes, MovetextReader, Style, compare, without_number, written};
use super::diagnostic::GameTextDiagnostic;
use super::text::{self, options_text};
use super::{Unwritable, id_of};
use mancala::diagnostic::{Diagnostic, Written};
use mancala::diagnostics;
use mancala::engine::{Game, start};
use mancala::record::notation::{auale_text, parse_position, position_text};
use mancala::record::{Outcome, Record, SourcePart};
use mancala::rules::{Catalogue, PitId, Rules, Side};
use std::fmt::Write as _;

/// Game of a text that names no variant.
const USUAL: &str = "oware/abapa";
/// Number of pits of a side.
const PITS: u8 = 6;
/// Placeholder for an unknown value.
pub(super) const UNKNOWN: &str = "?";
/// Result of a draw, as chess players write it.
const HALF: &str = "1/2-1/2";
/// Result of a game that has none.
pub(super) const OPEN: &str = "*";

diagnostics! {
    /// Mistakes in games of Oware in OGN.
    pub(crate) enum OgnDiagnostic {
        /// A move in OGN is the letter of the pit that is lifted, a capital one for South.
        NoMove { word: Written } = "ogn-no-move",
        /// OGN is a notation of Oware; games by other rules cannot be read from it.
        NotOware { game: Written } = "ogn-not-oware",
        /// A result in OGN is the number of seeds of South and that of North, or a star if there is none.
        NoResult { result: Written } = "ogn-no-result",
        /// The text says that a move won another number of seeds than it does by the rules. The rules count.
        SeedsDiffer { written: Written, seeds: u16 } = "ogn-seeds-differ",
    }
}

/// Moves as letters.
struct Letters {
    /// Seeds that each move of the game won.
    won: Vec<u16>,
}

impl Style for Letters {
    fn read(&self, word: &str) -> Result<Vec<(u32, String)>, Diagnostic> {
        let mut moves = Vec::new();
        // The dash of a result with spaces, `25 - 20`, stands alone.
        if matches!(word, OPEN | "-") || outcome(word).is_some() {
            return Ok(moves);
        }
        let (skipped, word) = without_number(word);
        if word == OPEN || outcome(word).is_some() {
            return Ok(moves);
        }
        let mut signs = word.chars().enumerate().peekable();
        while let Some((at, sign)) = signs.next() {
            let mv = pit_name(sign).ok_or_else(|| OgnDiagnostic::NoMove { word: word.into() })?;
            moves.push((skipped + at as u32, mv));
            if signs.next_if(|(_, sign)| *sign == '+').is_some() {
                while signs.next_if(|(_, sign)| sign.is_ascii_digit()).is_some() {}
            }
        }
        Ok(moves)
    }

    fn write(&self, mv: &str, ply: Option<usize>) -> String {
        let won = ply.and_then(|ply| self.won.get(ply)).copied().filter(|&won| won > 0);
        let letter = letter(mv).map_or_else(|| mv.to_owned(), String::from);
        won.map_or(letter.clone(), |won| format!("{letter}+{won}"))
    }

    fn escapes(&self) -> Escapes {
        Escapes::Number
    }

    fn opens_with_remark(&self) -> bool {
        false
    }

    fn draws(&self) -> bool {
        false
    }
}

/// Returns the name of the pit of a letter.
fn pit_name(letter: char) -> Option<String> {
    match letter {
        'A'..='F' => Some(format!("{}1", letter.to_ascii_lowercase())),
        // North counts from the other end.
        'a'..='f' => Some(format!("{}2", char::from(b'a' + b'f' - letter as u8))),
        _ => None,
    }
}

/// Returns the letter of a move, if it lifts a pit of one of the six columns.
fn letter(mv: &str) -> Option<char> {
    ('A'..='F').chain('a'..='f').find(|&letter| pit_name(letter).as_deref() == Some(mv.trim()))
}

/// Returns the outcome of a game from the seeds of South and North, `25-20`, or `1/2-1/2`.
pub(super) fn outcome(score: &str) -> Option<Outcome> {
    if score == HALF {
        return Some(Outcome::Draw);
    }
    let (south, north) = score.split_once('-')?;
    let [south, north] = [south, north].map(|seeds| seeds.trim().parse::<u16>().ok());
    Some(match south?.cmp(&north?) {
        std::cmp::Ordering::Greater => Outcome::South,
        std::cmp::Ordering::Less => Outcome::North,
        std::cmp::Ordering::Equal => Outcome::Draw,
    })
}

/// Reads a game.
///
/// # Errors
/// The first thing that does not fit the notation, with its line and column.
pub fn read(file: &str, text: &str, catalogue: &Catalogue) -> Result<Record, Diagnostic> {
    let style = Letters { won: Vec::new() };
    let mut reader = MovetextReader::new(file, text, &style);
    let mut tags = Tags { begun: None, remark: Vec::new(), place: Vec::new() };
    reader.record.variant = USUAL.to_owned();
    let mut seen: Vec<String> = Vec::new();
    loop {
        reader.cursor.skip_space();
        if reader.cursor.peek() != Some('[') {
            break;
        }
        let place = reader.cursor.place();
        let (name, at, value) = tag(&mut reader)?;
        if seen.contains(&name) {
            reader.warn(place, GameTextDiagnostic::TagTwice { tag: name.into() });
            continue;
        }
        reader.put_tag(&mut tags, &name, at, value, catalogue)?;
        seen.push(name);
    }
    reader.moves()?;
    reader.warn_of_more_games(text, "[Variant");
    let mut record = reader.begin(tags, catalogue)?;
    compare(&mut record, text, catalogue, odd);
    Ok(record)
}

/// Returns a warning if a move is written with another number of seeds than it won.
fn odd(game: &Game, ply: usize, written: &str) -> Option<Diagnostic> {
    let (letter, behind) = written.split_at_checked(1)?;
    let digits = behind.strip_prefix('+')?.split(|sign: char| !sign.is_ascii_digit()).next()?;
    let (said, won) = (digits.parse::<u16>().ok()?, won(game, ply));
    let differs = || OgnDiagnostic::SeedsDiffer { written: format!("{letter}+{said}").into(), seeds: won };
    (said != won).then(|| differs().into())
}

/// Returns the seeds that a move of a game won, by the index of its ply.
fn won(game: &Game, ply: usize) -> u16 {
    let store = |ply: usize, side: Side| game.before(ply).store(side);
    let side = game.before(ply).to_move();
    store(ply + 1, side).saturating_sub(store(ply, side))
}

/// Contents of tags that enter the record only at the end.
struct Tags {
    /// Position in which the game began, with its place in the text.
    begun: Option<(LineColumn, String)>,
    /// Lines of the remark on the opening.
    remark: Vec<String>,
    /// Site of the game and its round.
    place: Vec<String>,
}

/// Reads a tag: its name, and its value with its place.
pub(super) fn tag(reader: &mut MovetextReader) -> Result<(String, LineColumn, String), Diagnostic> {
    let opened = reader.cursor.place();
    let no_tag = || opened.mistake(GameTextDiagnostic::TagForm);
    reader.cursor.next();
    reader.cursor.skip_space();
    let mut name = String::new();
    while let Some(c) = reader.cursor.peek().filter(|c| c.is_alphanumeric() || *c == '_') {
        name.push(c);
        reader.cursor.next();
    }
    reader.cursor.skip_space();
    if name.is_empty() || reader.cursor.next() != Some('"') {
        return Err(no_tag());
    }
    let place = reader.cursor.place();
    let value = reader.cursor.quoted()?;
    reader.cursor.skip_space();
    if reader.cursor.next() != Some(']') {
        return Err(no_tag());
    }
    Ok((name, place, value))
}

impl MovetextReader<'_> {
    /// Puts the contents of a tag into the record.
    fn put_tag(
        &mut self,
        tags: &mut Tags,
        name: &str,
        place: LineColumn,
        value: String,
        catalogue: &Catalogue,
    ) -> Result<(), Diagnostic> {
        // As in `????.??.??`.
        if value.contains(UNKNOWN) && value.chars().all(|c| matches!(c, '?' | '.')) && name != "Remark" {
            return Ok(());
        }
        let part = match name {
            "Variant" => {
                self.record.variant = oware(id_of(value, catalogue)).map_err(|it| place.mistake(it))?;
                SourcePart::Variant
            }
            "Options" => {
                (self.record.set, self.record.source_map.set) = text::options(place, &value)?;
                SourcePart::Set
            }
            "Result" => {
                if value != OPEN && outcome(&value).is_none() {
                    return Err(place.mistake(OgnDiagnostic::NoResult { result: value.into() }));
                }
                self.record.result = self.record.result.or(outcome(&value));
                SourcePart::Result
            }
            "Winner" => {
                self.record.result = Some(text::outcome(place, &value)?);
                SourcePart::Result
            }
            "FEN" => {
                tags.begun = Some((place, value));
                SourcePart::Opening
            }
            "Computers" => return self.computers(place, &value),
            _ => {
                match name {
                    "South" => self.record.south = value,
                    "North" => self.record.north = value,
                    "East" => self.record.east = value,
                    "West" => self.record.west = value,
                    "Date" => self.record.date = value,
                    "Event" => self.record.event = value,
                    "Source" => self.record.source = value,
                    "Site" => tags.place.insert(0, value),
                    "Round" => tags.place.push(format!("round {value}")),
                    "Remark" => tags.remark.insert(0, value),
                    _ => tags.remark.push(format!("{name}: {value}")),
                }
                return Ok(());
            }
        };
        self.record.source_map.parts.insert(part, (place.line, place.column));
        Ok(())
    }

    /// Puts the opening and its remark into the record, which is then complete.
    fn begin(mut self, tags: Tags, catalogue: &Catalogue) -> Result<Record, Diagnostic> {
        if !tags.place.is_empty() {
            let event = Some(self.record.event.clone()).filter(|event| !event.is_empty());
            self.record.event = event.into_iter().chain(tags.place).collect::<Vec<_>>().join(", ");
        }
        if !tags.remark.is_empty() {
            let said = tags.remark.join("\n");
            let remark = self.record.notes.comments.entry(0).or_default();
            *remark = if remark.is_empty() { said } else { format!("{said}\n{remark}") };
        }
        if let Some((place, fen)) = tags.begun {
            // For the time being: a text that is no position gives a sentence.
            let opening = auale_text(&fen).map_err(|it| place.mistake(it))?;
            let rules = catalogue.rules(&self.record.variant, &self.record.set);
            let is_usual = |rules: Rules| position_text(&rules, &start(&rules)) == opening;
            self.record.opening = Some(opening.clone()).filter(|_| !rules.is_ok_and(is_usual));
        }
        Ok(self.record)
    }
}

/// Returns the id of a game, which must be Oware or one of its presets.
fn oware(id: String) -> Result<String, OgnDiagnostic> {
    let is_oware = id == "oware" || id.starts_with("oware/");
    if is_oware { Ok(id) } else { Err(OgnDiagnostic::NotOware { game: id.into() }) }
}

/// Returns the game in this notation; `game` is the record played through. Reading it gives the same record.
///
/// # Errors
/// If the game is not Oware, or has something that the notation cannot express.
pub fn write(record: &Record, game: &Game) -> Result<String, Unwritable> {
    check(record, game)?;
    let style = Letters { won: (0..game.plies().len()).map(|ply| won(game, ply)).collect() };
    let result = result(record, game);
    let last = Some(result.clone()).filter(|result| result != OPEN);
    let moves = written(record, game, &style, last);
    Ok(format!("{}\n{moves}", tags(record, game, &result)))
}

/// Checks that the notation can express a game.
fn check(record: &Record, game: &Game) -> Result<(), Unwritable> {
    let rules: &Rules = game.rules();
    if rules.id != "oware" && !rules.id.starts_with("oware/") {
        return Err(Unwritable::NotOware { game: rules.about.name.clone().into() });
    }
    if rules.board.columns != PITS {
        return Err(Unwritable::Columns { columns: rules.board.columns });
    }
    let all = record.moves.iter().chain(record.lines.iter().flat_map(|line| &line.moves));
    if let Some(mv) = all.into_iter().find(|mv| letter(mv).is_none()) {
        return Err(Unwritable::NoLetter { word: mv.into() });
    }
    let begun = auale_text(&fen(game)).ok().and_then(|text| parse_position(rules, &text).ok());
    if begun.as_ref() != Some(game.start()) {
        return Err(Unwritable::Opening { opening: position_text(rules, game.start()).into() });
    }
    Ok(())
}

fn fen(game: &Game) -> String {
    let (board, begun) = (&game.rules().board, game.start());
    let south = (0..PITS).map(PitId);
    let north = (0..PITS).rev().map(|column| PitId(board.columns + column));
    let pits = south.chain(north).map(|pit| begun.pit(pit));
    let counts: Vec<String> =
        pits.chain([begun.store(Side::South), begun.store(Side::North)]).map(|count| count.to_string()).collect();
    format!("{}-{}", counts.join("-"), begun.to_move().letter())
}

/// Returns the seeds of both sides, if the game was played to its end and the record has its result.
fn result(record: &Record, game: &Game) -> String {
    let last = game.position();
    match record.result {
        Some(_) if last.ended().is_some() => format!("{}-{}", last.store(Side::South), last.store(Side::North)),
        _ => OPEN.to_owned(),
    }
}

fn tags(record: &Record, game: &Game, result: &str) -> String {
    let known = |text: &str| if text.is_empty() { UNKNOWN.to_owned() } else { text.to_owned() };
    let seated = Side::ALL.into_iter().filter_map(|side| Some((side, record.computers[side.index()]?)));
    let computers: Vec<String> = seated.map(|(side, player)| format!("{} {player}", side.word())).collect();
    let usual = [4; 12].map(|count: u16| count.to_string()).join("-") + "-0-0-S";
    let begun = Some(fen(game)).filter(|fen| *fen != usual).unwrap_or_default();
    let winner = record.result.filter(|_| outcome(result) != record.result).map(|result| format!("{result:?}"));
    let roster = [
        ("Variant", game.rules().about.name.clone()),
        ("Event", known(&record.event)),
        ("Site", UNKNOWN.to_owned()),
        ("Date", known(&record.date)),
        ("Round", UNKNOWN.to_owned()),
        ("South", known(&record.south)),
        ("North", known(&record.north)),
        ("Result", result.to_owned()),
    ];
    let more = [
        ("FEN", begun),
        ("Options", options_text(&record.set)),
        ("East", record.east.clone()),
        ("West", record.west.clone()),
        ("Computers", computers.join(", ")),
        ("Source", record.source.clone()),
        ("Winner", winner.unwrap_or_default()),
    ];
    let more = more.into_iter().filter(|(_, value)| !value.is_empty());
    let remark = record.notes.comments.get(&0).map(|remark| ("Remark", remark.clone()));
    let mut text = String::new();
    for (name, value) in roster.into_iter().chain(more).chain(remark) {
        let _ = writeln!(text, "[{name} \"{}\"]", signs::line(&value, Escapes::Number));
    }
    text
}
