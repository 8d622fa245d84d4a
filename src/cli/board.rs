//! A position drawn with letters.
//!
//! ```text
//!            a   b   c   d   e   f
//!       2    4   4   4   4   4   4
//!   N 0                             S 1
//!       1    4   4   0   5   5   5
//! ```
//!
//! A single row has its store at its right. Round a square the rows stand one below the other, in the order of turns,
//! each from its owner's left:
//!
//! ```text
//!             a   b   c   d   e   f
//!     South   4   4   4   4   4   4   store 0   penalty 0
//! ```

use mancala::engine::{Mark, Position, balance};
use mancala::record::notation::{has_hands, mark_text};
use mancala::rules::board::{Stores, column_name};
use mancala::rules::{PitId, Rules, Side};
use naqala_core::words::Words;

/// The lines of a square, one for each side.
fn square(words: &Words, rules: &Rules, position: &Position, width: usize) -> Vec<String> {
    let board = &rules.board;
    let columns = (0..board.columns).map(|column| format!("{:>width$}", column_name(column)));
    let mut lines = vec![format!("  {:5}{}", "", columns.collect::<String>())];
    for &side in board.sides() {
        let pits: String = board.pits_of(side).map(|pit| format!("{:>width$}", position.pit(pit))).collect();
        let mut line = format!("  {:5}{pits}", words.side(side));
        if board.has_stores() {
            line += &format!("   {}", words.label_with("drawn-store", &[("seeds", position.store(side).into())]));
        }
        if board.penalties {
            line += &format!("   {}", words.label_with("drawn-penalty", &[("seeds", position.penalty(side).into())]));
        }
        if position.has_lost(side) {
            line += &format!("   {}", words.label("drawn-lost"));
        }
        lines.push(line);
    }
    lines
}

/// The lines of a board, South's own row last, then the hands, the seeds in flight and the marks if there are any. A
/// pit with a mark has a `*` behind its number. On a torus no row is anybody's: nothing stands between them.
pub(super) fn drawing(words: &Words, rules: &Rules, position: &Position) -> Vec<String> {
    let board = &rules.board;
    let held = |pit: PitId| match position.special(pit) > 0 {
        true => format!("{}+{}", position.pit(pit), position.special(pit)),
        false => position.pit(pit).to_string(),
    };
    let width = board.pits().map(|pit| held(pit).len()).max().unwrap_or(0).max(2) + 2;
    if board.is_square() {
        return square(words, rules, position, width);
    }
    let alone = board.sides().len() == 1;
    let store = |side: Side| format!("{} {}", side.letter(), balance(board, position, side));
    let held_by = |seeds: &dyn Fn(Side) -> i128| {
        words.enumeration(&Side::BOTH.map(|side| format!("{} {}", side.letter(), words.number(seeds(side)))))
    };
    let beside = board.has_stores() && board.is_owned();
    let (at_left, at_right) = match board.stores {
        Stores::OwnLeft => (Side::South, Side::North),
        _ => (Side::North, Side::South),
    };
    let left = if beside && !alone { store(at_left) } else { String::new() };
    let right = if beside { store(at_right) } else { String::new() };
    let margin = left.len().max(3) + 2;
    let told = |id: &str, what: String| format!("  {}", words.label_with(id, &[("what", what.into())]));
    let mut lines = Vec::new();
    let columns = (0..board.columns).map(|column| format!("{:>width$} ", column_name(column)));
    lines.push(format!("{:margin$}   {}", "", columns.collect::<String>()));
    for row in (0..board.rows).rev() {
        let cell = |column: u8| {
            let pit = PitId(row * board.columns + column);
            let mark = if position.mark(pit) == Mark::None { ' ' } else { '*' };
            format!("{:>width$}{mark}", held(pit))
        };
        let cells: String = (0..board.columns).map(cell).collect();
        let end = if alone { format!("   {right}") } else { String::new() };
        lines.push(format!("{:margin$} {} {cells}{end}", "", row + 1));
        match row == board.rows / 2 && board.is_owned() && !alone {
            true if beside => {
                let between = (width + 1) * usize::from(board.columns) + 5;
                lines.push(format!("  {left:<between$}{right}", between = margin - 2 + between));
            }
            true => lines.push(String::new()),
            false => {}
        }
    }
    if !board.is_owned() && board.has_stores() {
        lines.push(told("drawn-stores", words.enumeration(&Side::BOTH.map(store))));
    }
    if board.has_ends() {
        let ends: Vec<String> = board.ends().map(|pit| format!("{} {}", board.name(pit), held(pit))).collect();
        lines.push(told("drawn-ends", words.enumeration(&ends)));
    }
    if board.specials > 0 {
        lines.push(told("drawn-specials", held_by(&|side| position.special_store(side).into())));
    }
    if has_hands(rules) {
        lines.push(told("drawn-hands", held_by(&|side| position.hand(side).into())));
    }
    if position.lifted() > 0 {
        lines.push(told("drawn-flight", words.number(position.lifted())));
    }
    let marked = board.pits().filter_map(|pit| {
        let mark = mark_text(position.mark(pit))?;
        let (kind, side) = mark.rsplit_once('-').filter(|(_, side)| side.len() == 1).unwrap_or((mark, ""));
        let args = [("pit", board.name(pit).into()), ("mark", kind.into()), ("side", side.into())];
        Some(words.label_with("drawn-mark", &args))
    });
    let marked: Vec<String> = marked.collect();
    if !marked.is_empty() {
        lines.push(format!("  * {}", words.enumeration(&marked)));
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}
