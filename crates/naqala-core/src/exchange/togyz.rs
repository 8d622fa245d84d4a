//! The notation of togyz kumalak (`.pgn`), as PlayOK writes it and federations do: games on two rows of nine.
//!
//! ```text
//! [White "Ada"]
//! [Black "Grace"]
//! [Result "1-0"]
//!
//! 1. 76(10) 76(10) 2. 99 12 3. 91X 25(22)
//! ```
//! A move names the pit that is lifted and the one in which its last seed falls, each from 1 to 9 from its owner's
//! left. `X` follows if that pit becomes a tuzdyk, and in brackets the seeds in the player's store after a capture.
//! South is White.
//!
//! Facts about the notation are from games on PlayOK, which were played through.

use super::Unwritable;
use super::course::signs;
use super::course::{Escapes, MovetextReader, Style, compare, written};
use super::ogn::{OPEN, UNKNOWN, outcome, tag};
use mancala::diagnostic::{Diagnostic, Name, Written};
use mancala::diagnostics;
use mancala::engine::{Event, Game, Mark, StateChange, Transfer, TransferKind};
use mancala::record::{Outcome, Record, SourcePart};
use mancala::rules::{Catalogue, PitId, Place, Rules, Side};
use std::cell::Cell;
use std::fmt::Write as _;

/// Game of the notation.
const GAME: &str = "togyz-kumalak";
/// Number of pits of a side.
const PITS: u8 = 9;

diagnostics! {
    /// Mistakes in games in the notation of togyz kumalak.
    pub(crate) enum TogyzDiagnostic {
        /// A move in this notation is two digits: the pit that is lifted, and the one in which its last seed falls.
        NoMove { word: Written } = "togyz-no-move",
        /// A result says who has won, White being South, or is a star if there is none.
        NoResult { result: Written } = "togyz-no-result",
        /// The text writes another last pit or another capture than the move has by the rules. The rules count.
        MoveDiffers { written: Written, played: Name } = "togyz-move-differs",
    }
}

/// Moves as two digits.
#[derive(Default)]
struct Digits {
    /// Number of moves read so far, which decides the side of the next one.
    read: Cell<usize>,
    /// The moves of a game as they are written.
    moves: Vec<String>,
}

impl Style for Digits {
    fn read(&self, word: &str) -> Result<Vec<(u32, String)>, Diagnostic> {
        let is_number = word.trim_end_matches('.').chars().all(|sign| sign.is_ascii_digit()) && word.contains('.');
        if is_number || word == OPEN || outcome(word).is_some() {
            return Ok(Vec::new());
        }
        let Some((lifted, _)) = pits(word) else {
            return Err(TogyzDiagnostic::NoMove { word: word.into() }.into());
        };
        let side = if self.read.replace(self.read.get() + 1).is_multiple_of(2) { Side::South } else { Side::North };
        Ok(vec![(0, name(side, lifted))])
    }

    fn write(&self, mv: &str, ply: Option<usize>) -> String {
        ply.and_then(|ply| self.moves.get(ply)).map_or_else(|| mv.to_owned(), Clone::clone)
    }

    fn escapes(&self) -> Escapes {
        Escapes::Number
    }

    fn opens_with_remark(&self) -> bool {
        true
    }

    fn draws(&self) -> bool {
        false
    }
}

/// The pits that a move names, from 1.
fn pits(word: &str) -> Option<(u8, u8)> {
    let digits: Vec<u8> =
        word.bytes().take(2).filter(|sign| (b'1'..=b'9').contains(sign)).map(|sign| sign - b'0').collect();
    let [lifted, last] = digits[..] else { return None };
    let behind = word[2..].strip_prefix(['X', 'x']).unwrap_or(&word[2..]);
    let store =
        behind.is_empty() || behind.strip_prefix(STORE).and_then(|it| it.strip_suffix(STORE)).is_some_and(is_number);
    store.then_some((lifted, last))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}

/// The name of a pit of a side, from 1 from its owner's left.
fn name(side: Side, pit: u8) -> String {
    match side {
        Side::North => format!("{}2", char::from(b'a' + PITS - pit)),
        _ => format!("{}1", char::from(b'a' + pit - 1)),
    }
}

/// The sign in place of the brackets round a number of seeds while a text is read, so that they begin no variation.
const STORE: char = '=';

/// A text with other signs for the brackets round numbers outside of remarks; every sign stays where it was.
fn without_brackets(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let mut plain = signs.clone();
    let mut in_remark = false;
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            '{' => in_remark = true,
            '}' => in_remark = false,
            '(' if !in_remark => {
                let digits = signs[at + 1..].iter().take_while(|sign| sign.is_ascii_digit()).count();
                if digits > 0 && signs.get(at + 1 + digits) == Some(&')') {
                    plain[at] = STORE;
                    plain[at + 1 + digits] = STORE;
                }
            }
            _ => {}
        }
    }
    plain.into_iter().collect()
}

/// Reads a game.
///
/// # Errors
/// The first thing that does not fit the notation, with its line and column.
pub fn read(file: &str, text: &str, catalogue: &Catalogue) -> Result<Record, Diagnostic> {
    let (text, style) = (without_brackets(text), Digits::default());
    let mut reader = MovetextReader::new(file, &text, &style);
    reader.record.variant = GAME.to_owned();
    let mut remark = Vec::new();
    loop {
        reader.cursor.skip_space();
        if reader.cursor.peek() != Some('[') {
            break;
        }
        let (name, place, value) = tag(&mut reader)?;
        if value.chars().all(|sign| matches!(sign, '?' | '.')) {
            continue;
        }
        let record = &mut reader.record;
        match name.as_str() {
            "White" => record.south = value,
            "Black" => record.north = value,
            "Date" => record.date = value,
            "Event" => record.event = value,
            "Site" => record.source = value,
            "Result" => {
                record.result = outcome(&value);
                if record.result.is_none() && value != OPEN {
                    return Err(place.mistake(TogyzDiagnostic::NoResult { result: value.into() }));
                }
                record.source_map.parts.insert(SourcePart::Result, (place.line, place.column));
            }
            _ => remark.push(format!("{name}: {value}")),
        }
    }
    reader.moves()?;
    reader.warn_of_more_games(&text, "[White");
    let mut record = reader.record;
    if !remark.is_empty() {
        let said = remark.join("\n");
        let opening = record.notes.comments.entry(0).or_default();
        *opening = if opening.is_empty() { said } else { format!("{said}\n{opening}") };
    }
    compare(&mut record, &text, catalogue, odd);
    Ok(record)
}

/// Returns the part of a move's text that is wrong, if there is one.
fn odd(game: &Game, ply: usize, written: &str) -> Option<Diagnostic> {
    let said: String = written.chars().take_while(|sign| sign.is_ascii_alphanumeric() || *sign == STORE).collect();
    let played = move_text(game, ply);
    (said.to_uppercase() != without_brackets(&played)).then(|| {
        let written = said.replacen(STORE, "(", 1).replace(STORE, ")").into();
        TogyzDiagnostic::MoveDiffers { written, played: played.into() }.into()
    })
}

/// A move of a game by its ply, as it is written.
fn move_text(game: &Game, ply: usize) -> String {
    let (before, after) = (game.before(ply), game.before(ply + 1));
    let (mover, played) = (before.to_move(), &game.plies()[ply]);
    let Some(pit) = played.mv.pit() else { return String::new() };
    // The first of several seeds goes back into the pit.
    let steps = before.pit(pit).saturating_sub(1).max(1);
    let last = at_step((u16::from(step(pit)) + steps) % u16::from(2 * PITS));
    let marked = |event: &Event| matches!(event, Event::Change(StateChange::Marked { mark: Mark::Trap(_), .. }));
    // What falls into a tuzdyk is its owner's without a capture.
    let is_trap = matches!(before.mark(last), Mark::Trap(_));
    let captured = |event: &Event| matches!(event, Event::Transfer(Transfer { from, kind: TransferKind::Captured, .. }) if *from == Place::pit(last) && !is_trap);
    let has = |what: &dyn Fn(&Event) -> bool| played.events.iter().any(|told| what(&told.event));
    let number = |pit: PitId| step(pit) % PITS + 1;
    let mut text = format!("{}{}", number(pit), number(last));
    if has(&marked) {
        text.push('X');
    } else if has(&captured) {
        let _ = write!(text, "({})", after.store(mover));
    }
    text
}

/// Returns the number of steps from South's first pit to a pit along the path of sowing.
fn step(pit: PitId) -> u8 {
    if pit.0 < PITS { pit.0 } else { 3 * PITS - 1 - pit.0 }
}

/// Returns the pit at a number of steps along the path of sowing.
fn at_step(step: u16) -> PitId {
    let step = step as u8;
    PitId(if step < PITS { step } else { 3 * PITS - 1 - step })
}

/// The game in this notation; `game` is the record played through. Reading it gives the same moves and remarks.
///
/// # Errors
/// If it is another game, or one with something that the notation cannot express.
pub fn write(record: &Record, game: &Game) -> Result<String, Unwritable> {
    let rules: &Rules = game.rules();
    if rules.id.split('/').next() != Some(GAME) || rules.board.columns != PITS {
        return Err(Unwritable::NotTogyz { game: rules.about.name.clone().into() });
    }
    let usual = mancala::engine::start(rules);
    if *game.start() != usual || !record.lines.is_empty() || !record.set.is_empty() {
        return Err(Unwritable::TogyzGame);
    }
    let style =
        Digits { moves: (0..game.plies().len()).map(|ply| move_text(game, ply)).collect(), ..Digits::default() };
    let result = match record.result {
        Some(Outcome::South) => "1-0",
        Some(Outcome::North) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        _ => OPEN,
    };
    let known = |text: &str| if text.is_empty() { UNKNOWN.to_owned() } else { text.to_owned() };
    let tags = [
        ("Event", known(&record.event)),
        ("Site", known(&record.source)),
        ("Date", known(&record.date)),
        ("White", known(&record.south)),
        ("Black", known(&record.north)),
        ("Result", result.to_owned()),
    ];
    let mut text = String::new();
    for (name, value) in tags {
        let _ = writeln!(text, "[{name} \"{}\"]", signs::line(&value, Escapes::Number));
    }
    Ok(format!("{text}\n{}", written(record, game, &style, Some(result.to_owned()))))
}
