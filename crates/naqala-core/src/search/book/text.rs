//! Books as text, both ways. A line for each move, further in than the move before it:
//!
//! ```text
//! # Comments, before all else
//! book oware 0123456789abcdef        the game, and a check on all positions that the moves lead to
//! f1 3                               a move, and its value to whoever makes it, in the unit of the game
//!  c2 -3
//!  d2 -5 ?                           valued without being looked at further
//! ```
//!
//! Left out are moves that are much worse than the best and lead no further. A position with a move marked `?` is left to
//! the search: that move seems better than all that have been looked at.
//!
//! No keys of positions are written: a book survives a change of them, and the check tells if the rules of the game have
//! changed since.

use super::growth::{Edge, GrownBook};
use super::{Book, GREATEST_MARGIN};
use crate::search::evaluation::Evaluator;
use mancala::engine::{NoEvents, Position, legal_moves, play_legal, start};
use mancala::record::notation::{move_text, parse_move, position_text};
use mancala::rules::Rules;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use thiserror::Error;
use twox_hash::XxHash3_64;

/// A mistake in the text of a book, by which all of it is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {fault}")]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The mistake itself.
    pub fault: BookFault,
}

/// The kinds of mistakes in a book.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookFault {
    /// It does not begin with the name of the game and a check.
    #[error("expected `book {0}` and 16 hexadecimal digits")]
    Head(String),
    /// The moves lead to other positions than when the book was made.
    #[error("the rules have changed since this book was made")]
    OtherRules,
    /// A line is further in than one more than the line before it.
    #[error("no move before this one")]
    TooFarIn,
    /// The move cannot be made there.
    #[error("`{0}` is not a legal move here")]
    Illegal(String),
    /// No number stands behind a move.
    #[error("expected a value, and nothing behind it but `?`")]
    Value,
}

impl Book {
    /// Reads the text of a book.
    ///
    /// # Errors
    /// The first mistake in it, with its place.
    pub fn read(rules: &Rules, text: &str) -> Result<Book, BookError> {
        let rules = &Rules { rounds: None, ..rules.clone() };
        let mut lines = text.lines().zip(1..).skip_while(|(line, _)| line.starts_with('#'));
        let (head, head_line) = lines.next().unwrap_or(("", 1));
        let at_head = |fault| BookError { line: head_line, column: 1, fault };
        let check = head.strip_prefix(&format!("book {} ", rules.id)).and_then(|it| u64::from_str_radix(it, 16).ok());
        let check = check.ok_or_else(|| at_head(BookFault::Head(rules.id.clone())))?;
        let opening = start(rules);
        let unit = Evaluator::of(rules, &opening).unit;
        let (mut positions, mut doubtful) = (HashMap::<u64, Vec<_>>::new(), HashSet::new());
        let (mut line_so_far, mut reached) = (vec![opening], String::new());
        for (text, line) in lines {
            let moved = text.trim_start_matches(' ');
            let further_in = text.len() - moved.len();
            let fault = |column, fault| BookError { line, column: further_in + column, fault };
            line_so_far.truncate(further_in + 1);
            if line_so_far.len() <= further_in {
                return Err(fault(1, BookFault::TooFarIn));
            }
            let (name, value) = moved.split_once(' ').unwrap_or((moved, ""));
            let position = &line_so_far[further_in];
            let mv = parse_move(rules, position, name).ok().filter(|mv| legal_moves(rules, position).contains(mv));
            let mv = mv.ok_or_else(|| fault(1, BookFault::Illegal(name.to_owned())))?;
            let number = value.strip_suffix(" ?").unwrap_or(value);
            let number: i32 = number.parse().map_err(|_| fault(name.chars().count() + 2, BookFault::Value))?;
            if value.ends_with('?') {
                doubtful.insert(position.key());
            }
            positions.entry(position.key()).or_default().push((mv, number));
            let mut after = position.clone();
            play_legal(rules, &mut after, mv, &mut NoEvents);
            reached += &position_text(rules, &after);
            line_so_far.push(after);
        }
        if XxHash3_64::oneshot(reached.as_bytes()) != check {
            return Err(at_head(BookFault::OtherRules));
        }
        positions.retain(|key, _| !doubtful.contains(key));
        Ok(Book { unit, positions })
    }
}

/// Writes the text of a book without comments.
pub(super) fn write(book: &GrownBook) -> String {
    let mut writer = Writer { book, lines: String::new(), reached: String::new(), written: HashSet::new() };
    writer.write_moves(0, 0);
    let check = XxHash3_64::oneshot(writer.reached.as_bytes());
    format!("book {} {check:016x}\n{}", book.rules.id, writer.lines)
}

struct Writer<'b> {
    book: &'b GrownBook,
    lines: String,
    /// The positions reached by the lines, one behind the other.
    reached: String,
    /// Numbers of the positions whose moves have been written.
    written: HashSet<usize>,
}

impl Writer<'_> {
    /// Writes the moves of a position, this far in, with all that follow them. Where none has been looked at further there
    /// is nothing to write.
    fn write_moves(&mut self, number: usize, further_in: usize) {
        let book = self.book;
        self.written.insert(number);
        let node = &book.nodes[number];
        let Some(best) = self.best_followed(number) else { return };
        let least = best - GREATEST_MARGIN * book.unit.step();
        let mut edges: Vec<&Edge> = node.edges.iter().collect();
        edges.sort_by_key(|edge| Reverse(book.worth(edge)));
        for edge in edges {
            let (worth, followed) = (book.worth(edge), book.is_followed(edge));
            let leads_on = |&after: &usize| {
                let is_new = book.nodes[after].from == number && !self.written.contains(&after);
                is_new && self.best_followed(after).is_some()
            };
            let after = book.after(edge).filter(leads_on);
            if after.is_none() && worth < if followed { least } else { best + 1 } {
                continue;
            }
            let name = move_text(&book.rules, &node.position, edge.mv);
            let _ = writeln!(self.lines, "{:further_in$}{name} {worth}{}", "", if followed { "" } else { " ?" });
            self.reached += &position_text(&book.rules, &Self::played(book, &node.position, edge));
            if let Some(after) = after {
                self.write_moves(after, further_in + 1);
            }
        }
    }

    fn played(book: &GrownBook, position: &Position, edge: &Edge) -> Position {
        let mut after = position.clone();
        play_legal(&book.rules, &mut after, edge.mv, &mut NoEvents);
        after
    }

    /// The value of the best of a position's moves that have been looked at further.
    fn best_followed(&self, number: usize) -> Option<i32> {
        let followed = self.book.nodes[number].edges.iter().filter(|edge| self.book.is_followed(edge));
        followed.map(|edge| self.book.worth(edge)).max()
    }
}
