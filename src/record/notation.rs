//! Moves and positions as short text, both ways.
//!
//! # Moves
//! `c1` lifts a pit where the pit alone decides the way. Where the player chooses it, `c1>` sows first towards higher
//! columns of its own row as South sees it and `c1<` towards lower ones. `go` and `stop` answer a question in
//! mid-turn; `reserve`, `pass` and `swap` are what they say.
//!
//! # Positions
//! ```text
//! position = rows field*
//! rows     = row ("/" row)*             the row farthest from South first, South's own row last
//! row      = number ("," number)*       from South's left
//! field    = "stores=" number "," number              South's, North's; on boards with stores
//!          | "hands=" number "," number               South's, North's; in games with seeds in hand
//!          | "marks=" pit ":" mark ("," pit ":" mark)*
//!          | "phase=" name                            in games of several phases
//!          | "ask=" clause ":" pit ":" before ":" way ":" pit ":" number
//!          | "swapped"                                the players have exchanged seats
//!          | "over=" winner [":" clause]
//!          | "lifted=" number                         seeds in flight when an endless turn was broken off
//!          | "to=" side                               whose turn it is
//! mark     = "trap-S" | "trap-N" | "barred"
//! before   = "empty" | "occupied"       what the pit held before the last seed fell in it
//! way      = "ccw" | "cw"
//! winner   = "S" | "N" | "draw" | "void"
//! side     = "S" | "N"
//! ```
//! Fields are written in this order and read in any. `to` is always there; of the others, a field left out means no
//! seeds, no marks, the first phase, no open question, seats as they were, a game that goes on. `ask` names the clause
//! that lets the player choose, the pit in which the last seed fell, what it held before, the way of the lap, the pit
//! from which the lap was lifted and the laps sown so far in this turn. `over` names the clause that stopped play.
//! White space may stand between any two signs. A position may hold another number of seeds than the variant's
//! opening, up to [`MAX_SEEDS`](crate::rules::board::MAX_SEEDS).
//!
//! Kalah's opening is `4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S`.

mod position;
#[cfg(test)]
mod tests;

pub use position::{MAX_POSITION_TEXT, parse_position};

use crate::engine::{GameResult, Mark, Move, Position, legal_moves};
use crate::rules::{PitId, Place, Rules, Side, Way};
use std::fmt::Write as _;
use thiserror::Error;

/// Why a text is no move or no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text is no move in this position.
    #[error("`{text}` {problem}; expected {expected}")]
    Move {
        /// What was written, shortened if it was long.
        text: String,
        /// What is wrong with it: the rest of a sentence that begins with the text.
        problem: String,
        /// What would have been right.
        expected: String,
    },
    /// The text is no position of this game.
    #[error("column {column}: {problem}; expected {expected}")]
    Position {
        /// Where: characters of the text, from 1.
        column: usize,
        /// What is wrong there.
        problem: String,
        /// What would have been right.
        expected: String,
    },
}

/// A move as records write it.
pub fn move_text(rules: &Rules, mv: Move) -> String {
    match mv {
        Move::Sow { pit, way: None } => rules.board.name(pit),
        Move::Sow { pit, way: Some(way) } => {
            let arrow = if rules.board.runs_right(pit, way) { '>' } else { '<' };
            format!("{}{arrow}", rules.board.name(pit))
        }
        Move::Reserve => "reserve".into(),
        Move::Go => "go".into(),
        Move::Stop => "stop".into(),
        Move::Pass => "pass".into(),
        Move::Swap => "swap".into(),
    }
}

/// The moves of a position as records write them, in the order of [`legal_moves`].
pub fn legal_texts(rules: &Rules, position: &Position) -> Vec<String> {
    legal_moves(rules, position).into_iter().map(|mv| move_text(rules, mv)).collect()
}

/// Reads a move. It may still be refused by the rules, but it names something that this board has, with an arrow
/// just where one is asked for.
///
/// # Errors
/// What is wrong with the text, and which moves are allowed.
pub fn parse_move(rules: &Rules, position: &Position, text: &str) -> Result<Move, NotationError> {
    let text = text.trim();
    let wrong = |problem: &str| NotationError::Move {
        text: shorten(text),
        problem: problem.to_owned(),
        expected: any_of(&legal_texts(rules, position), "nothing, for no move is allowed here"),
    };
    match text {
        "reserve" => return Ok(Move::Reserve),
        "go" => return Ok(Move::Go),
        "stop" => return Ok(Move::Stop),
        "pass" => return Ok(Move::Pass),
        "swap" => return Ok(Move::Swap),
        _ => {}
    }
    let (name, rightwards) = match (text.strip_suffix('>'), text.strip_suffix('<')) {
        (Some(name), _) => (name.trim_end(), Some(true)),
        (_, Some(name)) => (name.trim_end(), Some(false)),
        _ => (text, None),
    };
    let pit = pit_named(rules, name).ok_or_else(|| wrong("is no move of this game"))?;
    let way = rightwards.map(|right| if rules.board.runs_right(pit, Way::Ccw) == right { Way::Ccw } else { Way::Cw });
    let mv = Move::Sow { pit, way };
    let legal = legal_moves(rules, position);
    if legal.contains(&mv) {
        return Ok(mv);
    }
    let other_form = |m: &&Move| matches!(m, Move::Sow { pit: p, way: w } if *p == pit && w.is_some() != way.is_some());
    let forms: Vec<String> = legal.iter().filter(other_form).map(|&mv| move_text(rules, mv)).collect();
    match (forms.is_empty(), way) {
        (true, _) => Ok(mv),
        (false, None) => Err(NotationError::Move {
            text: shorten(text),
            problem: "does not say which way to sow".into(),
            expected: any_of(&forms, ""),
        }),
        (false, Some(_)) => Err(NotationError::Move {
            text: shorten(text),
            problem: "has an arrow where there is no way to choose".into(),
            expected: any_of(&forms, ""),
        }),
    }
}

/// What a pit has become, in one word; `None` for a pit like any other.
pub fn mark_text(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Trap(Side::South) => Some("trap-S"),
        Mark::Trap(Side::North) => Some("trap-N"),
        Mark::Barred => Some("barred"),
    }
}

/// A way in one word.
pub fn way_text(way: Way) -> &'static str {
    match way {
        Way::Ccw => "ccw",
        Way::Cw => "cw",
    }
}

/// A result in one word: the winner's letter, `draw` or `void`.
pub fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(Side::South) => "S",
        GameResult::Won(Side::North) => "N",
        GameResult::Draw => "draw",
        GameResult::Void => "void",
    }
}

/// Whether the sides hold seeds in hand in this game.
pub fn has_hands(rules: &Rules) -> bool {
    Side::ALL.into_iter().any(|side| rules.board.opening[Place::hand(side).index()] > 0)
}

/// A position as text; see the module for the grammar.
pub fn position_text(rules: &Rules, position: &Position) -> String {
    let board = &rules.board;
    let mut text = String::new();
    for row in (0..board.rows).rev() {
        let pits = (0..board.columns).map(|column| PitId(row * board.columns + column));
        text += &pits.map(|pit| position.pit(pit).to_string()).collect::<Vec<_>>().join(",");
        text += if row == 0 { "" } else { "/" };
    }
    let mut field = |name: &str, value: &str| {
        let _ = write!(text, " {name}={value}");
    };
    if board.has_stores() {
        field("stores", &format!("{},{}", position.store(Side::South), position.store(Side::North)));
    }
    if has_hands(rules) {
        field("hands", &format!("{},{}", position.hand(Side::South), position.hand(Side::North)));
    }
    let marked = board.pits().filter_map(|pit| Some(format!("{}:{}", board.name(pit), mark_text(position.mark(pit))?)));
    let marks = marked.collect::<Vec<_>>().join(",");
    if !marks.is_empty() {
        field("marks", &marks);
    }
    if rules.phases.len() > 1 {
        field("phase", &rules.phases[position.phase()].id);
    }
    if let Some(ask) = position.ask() {
        let before = if ask.was_empty { "empty" } else { "occupied" };
        let clause = rules.clause(ask.clause).id();
        let (pit, way, origin) = (board.name(ask.pit), way_text(ask.way), board.name(ask.lap_origin));
        field("ask", &format!("{clause}:{pit}:{before}:{way}:{origin}:{}", ask.laps));
    }
    if position.swapped() {
        text += " swapped";
    }
    if let Some(ended) = position.ended() {
        let by = ended.clause.map(|clause| format!(":{}", rules.clause(clause).id())).unwrap_or_default();
        let _ = write!(text, " over={}{by}", result_text(ended.result));
    }
    if position.lifted() > 0 {
        let _ = write!(text, " lifted={}", position.lifted());
    }
    let _ = write!(text, " to={}", position.to_move().letter());
    text
}

/// The pit of a name, spelt exactly so.
pub(crate) fn pit_named(rules: &Rules, name: &str) -> Option<PitId> {
    rules.board.pit_named(name).filter(|&pit| rules.board.name(pit) == name)
}

/// A text as an error may show it: not long, and without signs that a terminal would obey.
pub(crate) fn shorten(text: &str) -> String {
    let clean = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.chars().take(24).map(clean).collect();
    if text.chars().nth(24).is_some() {
        short.push('…');
    }
    short
}

/// `a, b or c`, or what to say where there is none.
fn any_of(texts: &[String], none: &str) -> String {
    match texts {
        [] => none.into(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}
