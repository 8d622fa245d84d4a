//! Moves and positions as short text, both ways.
//!
//! # Moves
//! ```text
//! move     = pit [ way ]                lifts a pit; one of the opponent's is taken, where that is a move of the game
//!          | pit ":take"                takes a pit that could be lifted as well
//!          | pit ":shift"               moves all its seeds into the next pit
//!          | pit ":give"                puts one of its seeds into the first pit of the opponent's path
//!          | side ":" number [ arrow ]  lifts this many seeds of the player's own store
//!          | "+" pit [ arrow ]          places a seed of the hand there
//!          | "reserve" | "pass" | "swap"
//!          | answer
//! way      = arrow                      on rings
//!          | ":" compass                on a torus
//! arrow    = ">" | "<"
//! compass  = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw"
//! answer   = "go" | "stop" | arrow | compass | pit
//! ```
//! A pit's name is that of its column, a letter or after `z` two, `aa`, and the number of its row; round a square the
//! letter of its side and that of the column; at the ends of the board `L` and `R`. The other words of a move have no
//! digit, so none of them is the name of a pit; on a square, the names begin with a capital.
//!
//! `c1` lifts a pit where the pit alone decides the direction. Where the player chooses it, `c1>` sows first towards
//! higher columns of its own row as South sees it and `c1<` towards lower ones; on a torus `c1:ne` names the compass
//! point. A pit that may be sown in the opposite direction as well (omweso's reverse pits) has no arrow for its usual
//! one, `b2`, and one for the other, `b2>`; the arrow of the usual direction is read as if it were left out.
//!
//! `S:3` lifts three seeds of South's store. Where the player chooses the direction, `S:3>` sows towards higher columns
//! along the row in which South's path begins, and `S:3<` towards lower ones.
//!
//! `+e2` places a seed. An arrow says how the seeds will run along the pit's own row: those of the pit if the seed
//! captures nothing, else the captured ones. It stands just where the player chooses.
//!
//! The other words answer a question in mid-turn: yes or no; the direction of the next lap, on rings along the own
//! row of the pit from which it will be sown; the pit that is to be taken.
//!
//! # Positions
//! ```text
//! position = rows field*
//! rows     = row ("/" row)*             the row farthest from South first, South's own row last; round a square
//!                                       South's, East's, North's, West's, each from its owner's left
//! row      = number ("," number)*       from South's left
//! field    = "ends=" number "," number               seeds in the pits at the ends, L's and R's; on boards with such pits
//!          | "stores=" store ("," store)*            South's, North's; on boards with stores. On others than boards
//!                                       of two sides a number for each side, in the order of their turns
//!          | "end-specials=" number "," number        special pieces in the pits at the ends
//!          | "specials=" rows                         special pieces in the other pits, in games in which they lie there
//!          | "specials-won=" number "," number        special pieces that South and North have won
//!          | "hands=" number "," number               South's, North's; in games with seeds in hand
//!          | "penalties=" number ("," number)*       on boards with penalty pits
//!          | "lost=" side ("," side)*                 who has lost while others play on
//!          | "brought=" side ("," side)*              who has brought seeds into play, where that is remembered
//!          | "idle=" number                           turns passed without paying by those who have not lost
//!          | "turn=" number                           the turn of the round, where turns are counted
//!          | "ways=" side ":" way { "," side ":" way }  how first moves went, where that is remembered
//!          | "extra=" number                          extra moves of this turn, the one to come included, where they count
//!          | "marks=" pit ":" mark ("," pit ":" mark)*
//!          | "phase=" name                            in games of several stages
//!          | "ask=" clause ":" pit ":" before ":" sense ":" origin ":" number (":" more)*
//!          | "round=" number ":" number ":" number ":" side   from the second round of a match on: which, what
//!                                       South and North brought into it, who began it
//!          | "points=" number "," number               what South and North have scored in the match, where rounds count
//!          | "choose=" clause ":" side ":" number    between two rounds: how many pits are still to be named
//!          | "captured=" lead                          in games where it counts who has captured first
//!          | "swapped"                                the players have exchanged seats
//!          | "over=" winner [":" clause]
//!          | "lifted=" number                         seeds in flight
//!          | "to=" side                               whose turn it is
//! store    = number | "-" number      seeds, or how many more are owed than are there, where seeds may be borrowed
//! mark     = "trap-" side | "barred" | "house" | "house-barred" | "closed" | "won-" side | "sold" | "half-sold"
//! lead     = side ":" number [":now"]   this side alone has, in how many turns, the last of them still going on
//!          | "both"                     both have
//! before   = "empty" | "occupied"       what the pit held before the last seed fell in it
//! sense    = "ccw" | "cw" | compass
//! origin   = pit | side                whence the lap was lifted: a pit, or this side's store
//! more     = "from-" origin             the turn began elsewhere than the lap
//!          | "capturing" | "plain"      whether it began with a capture, in games where that counts
//!          | "end-" column              it has captured in this column at an end, in games where that counts
//!          | "left-" number             how many pits may be picked, this one included
//! winner   = side | "draw" | "void" | "lost"
//! side     = "S" | "N" | "E" | "W"
//! ```
//! Fields are written in this order and read in any. `to` is always there; of the others, a field left out means no
//! seeds, no marks, no open question, nobody who has captured, seats as they were, a game that goes on; for the stage,
//! the first that can last: stages of one move or one turn are over unless the seeds lie as in the variant's opening,
//! and one that lasts until the hands are spent is over when the player to move has none in hand. `ask` names the
//! clause that lets the player choose, the pit in which the last seed fell or, when captured seeds go on, from which
//! they do, what it held before, the direction of the lap, the pit or store from which the lap was lifted and the laps
//! sown so far in this turn. What is asked follows from the clause: one on the direction of laps asks about the seeds
//! in flight if there are any and else about the pit; one on spared seeds and one on a race ask the opponent of the
//! player to move, every other one that player. `over` names the clause that stopped play. Seeds are in flight while it
//! is asked what becomes of captured seeds, and when a game stopped in mid-turn. White space may stand between any two
//! signs. A position may hold another number of seeds than the variant's opening, up to
//! [`MAX_SEEDS`](crate::rules::board::MAX_SEEDS).
//!
//! Kalah's opening is `4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S`.

pub(crate) mod diagnostic;
mod foreign;
mod position;
mod question;
mod sign;
#[cfg(test)]
mod tests;

pub use foreign::auale_text;
pub use position::{MAX_POSITION_TEXT, POSITION_FIELDS, known_marks, parse_opening, parse_position};
pub use question::asked_name;

use crate::diagnostic::{Diagnostic, Written};
use crate::engine::{
    FirstCapture, Game, GameResult, Mark, Move, NoEvents, Position, Question, Refused, balance, legal_moves,
    play_legal, usual_way,
};
use crate::rules::kinds::choice::Act;
use crate::rules::{Direction, PitId, Place, Rules, Side};
use diagnostic::MoveDiagnostic;
use question::{ask_text, choose_text};
use std::fmt::{self, Write as _};

/// The reason for which a text is not a move or a position. Displayed as `message`, or as `column N: message` for a
/// position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError(Diagnostic);

impl NotationError {
    /// The mistake. Its place in the text of a position is the column, in line 1; that in a move has none.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.0
    }

    /// Returns `true` if the mistake is of the code of this name.
    pub fn is(&self, code: &str) -> bool {
        self.0.is(code)
    }

    /// The column of the mistake in the text of a position, in characters from 1.
    pub fn column(&self) -> Option<usize> {
        self.0.span().map(|span| span.column)
    }
}

impl From<MoveDiagnostic> for NotationError {
    fn from(diagnostic: MoveDiagnostic) -> NotationError {
        NotationError(diagnostic.into())
    }
}

impl From<NotationError> for Diagnostic {
    fn from(error: NotationError) -> Diagnostic {
        error.0
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(column) = self.column() {
            write!(f, "column {column}: ")?;
        }
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for NotationError {}

/// A move as records write it, in the position in which it is made: the arrow that answers a question goes by the row
/// of the pit that it is asked of.
pub fn move_text(rules: &Rules, position: &Position, mv: Move) -> String {
    let sown = |pit: PitId, way: Option<Direction>| {
        let colon = if rules.board.is_owned() { "" } else { ":" };
        rules.board.name(pit) + &way.map_or(String::new(), |way| format!("{colon}{}", way_word(rules, pit, way)))
    };
    match mv {
        Move::Sow { pit, way } => sown(pit, way),
        Move::SowStore { seeds, way } => {
            let side = position.to_move();
            let arrow = way.map_or("", |way| way_word(rules, path_begins(rules, side), way));
            format!("{}:{seeds}{arrow}", side.letter())
        }
        Move::Place { pit, way } => format!("+{}", sown(pit, way)),
        Move::Take(pit) if sows_too(rules, position, pit) => format!("{}:take", rules.board.name(pit)),
        Move::Take(pit) => rules.board.name(pit),
        Move::Shift(pit) => format!("{}:shift", rules.board.name(pit)),
        Move::Give(pit) => format!("{}:give", rules.board.name(pit)),
        Move::Reserve => "reserve".into(),
        Move::Gather => "gather".into(),
        Move::Go => "go".into(),
        Move::Stop => "stop".into(),
        Move::Way(way) => position.ask().map_or(way.word(), |ask| way_word(rules, ask.pit, way)).into(),
        Move::Pick(pit) => rules.board.name(pit),
        Move::Pass => "pass".into(),
        Move::Swap => "swap".into(),
    }
}

/// The moves of a line as records write them, the first of them made in a position.
///
/// # Panics
/// May panic if one of them is illegal.
pub fn line_texts(rules: &Rules, start: &Position, line: &[Move]) -> Vec<String> {
    let mut position = start.clone();
    let text = |&mv: &Move| {
        let text = move_text(rules, &position, mv);
        play_legal(rules, &mut position, mv, &mut NoEvents);
        text
    };
    line.iter().map(text).collect()
}

/// One of the moves of a game as records write it, counted from 0.
///
/// # Panics
/// If there is no such move.
pub fn ply_text(game: &Game, ply: usize) -> String {
    move_text(game.rules(), game.before(ply), game.plies()[ply].mv)
}

/// A direction as moves write it: round a ring an arrow along the row of the pit, over a torus a compass point.
fn way_word(rules: &Rules, pit: PitId, way: Direction) -> &'static str {
    match way {
        Direction::Ccw | Direction::Cw if rules.board.runs_right(pit, way) => ">",
        Direction::Ccw | Direction::Cw => "<",
        compass => compass.word(),
    }
}

/// The pit at which a side's path begins: what is lifted from its store is named by the directions along this pit's
/// row.
fn path_begins(rules: &Rules, side: Side) -> PitId {
    rules.board.path(side).iter().find_map(|place| place.as_pit()).unwrap_or(PitId(0))
}

/// The direction of a word, as moves write it.
fn way_named(rules: &Rules, pit: PitId, word: &str) -> Option<Direction> {
    rules.board.ways().iter().copied().find(|&way| way_word(rules, pit, way) == word)
}

/// The moves of a position as records write them, in the order of [`legal_moves`].
pub fn legal_texts(rules: &Rules, position: &Position) -> Vec<String> {
    legal_moves(rules, position).into_iter().map(|mv| move_text(rules, position, mv)).collect()
}

/// Returns how many moves there are, and what they are.
fn legal(rules: &Rules, position: &Position) -> (usize, Vec<Written>) {
    let legal = legal_texts(rules, position);
    (legal.len(), legal.into_iter().map(Written::from).collect())
}

/// Returns why a move was refused in a position, with the moves that are legal there.
pub fn why_refused(rules: &Rules, position: &Position, refused: Refused) -> Diagnostic {
    let (moves, legal) = legal(rules, position);
    let clause = |cause| rules.cause_name(cause).into();
    match refused {
        Refused::Over => MoveDiagnostic::Over,
        Refused::Question => MoveDiagnostic::Question { moves, legal },
        Refused::Barred(cause) => MoveDiagnostic::Barred { clause: clause(cause), moves, legal },
        Refused::Direction(cause) => MoveDiagnostic::Direction { clause: clause(cause), moves, legal },
        Refused::NotAMove => MoveDiagnostic::NotHere { moves, legal },
    }
    .into()
}

/// Reads a move. It may still be refused by the rules, but it names something that this board has, with a direction
/// just where one is asked for.
///
/// # Errors
/// The mistake in the text, with the moves that are legal.
pub fn parse_move(rules: &Rules, position: &Position, text: &str) -> Result<Move, NotationError> {
    let text = text.trim();
    let written = || Written::from(text);
    match (text, position.ask()) {
        ("reserve", _) => return Ok(Move::Reserve),
        ("gather", _) => return Ok(Move::Gather),
        ("go", _) => return Ok(Move::Go),
        ("stop", _) => return Ok(Move::Stop),
        ("pass", _) => return Ok(Move::Pass),
        ("swap", _) => return Ok(Move::Swap),
        (word, ask) => match (way_named(rules, ask.map_or(PitId(0), |ask| ask.pit), word), ask) {
            (Some(way), Some(_)) => return Ok(Move::Way(way)),
            (Some(_), None) => {
                let (moves, legal) = legal(rules, position);
                return Err(MoveDiagnostic::NoQuestion { text: written(), moves, legal }.into());
            }
            (None, _) => {}
        },
    }
    if let Some(pit) = text.strip_suffix(":shift").and_then(|name| pit_named(rules, name.trim_end())) {
        return Ok(Move::Shift(pit));
    }
    if let Some(pit) = text.strip_suffix(":give").and_then(|name| pit_named(rules, name.trim_end())) {
        return Ok(Move::Give(pit));
    }
    if let Some(pit) = text.strip_suffix(":take").and_then(|name| pit_named(rules, name.trim_end())) {
        return Ok(Move::Take(pit));
    }
    if let Some((side, seeds, way)) = read_store(rules, position, text) {
        let mv = Move::SowStore { seeds, way };
        if side != position.to_move() {
            let (moves, legal) = legal(rules, position);
            return Err(MoveDiagnostic::OtherStore { text: written(), moves, legal }.into());
        }
        return wrong_way(rules, position, mv, text).map_or(Ok(mv), |wrong| Err(wrong.into()));
    }
    let placed = text.strip_prefix('+').map(str::trim_start);
    let read = read_pit(rules, placed.unwrap_or(text));
    let (pit, way) = read.ok_or_else(|| {
        let (moves, legal) = legal(rules, position);
        MoveDiagnostic::NoMove { text: written(), moves, legal }
    })?;
    let mv = match (placed, way, position.ask().map(|ask| ask.question)) {
        (Some(_), way, _) => Move::Place { pit, way },
        (
            None,
            None,
            Some(Question::More(_) | Question::Deposit | Question::Close(_) | Question::Own(_) | Question::Race),
        ) => Move::Pick(pit),
        (None, None, None) if takes(rules, position, pit) => Move::Take(pit),
        (None, way, _) => Move::Sow { pit, way },
    };
    let legal = legal_moves(rules, position);
    if legal.contains(&mv) {
        return Ok(mv);
    }
    if let (Move::Sow { way: Some(way), .. }, Some(usual)) = (mv, usual_way(rules, position, pit)) {
        return Ok(if way == usual { Move::Sow { pit, way: None } } else { mv });
    }
    wrong_way(rules, position, mv, text).map_or(Ok(mv), |wrong| Err(wrong.into()))
}

/// Returns the mistake in the text of a move of which only the direction is missing or one too many, with the forms in
/// which the move is written.
fn wrong_way(rules: &Rules, position: &Position, mv: Move, text: &str) -> Option<MoveDiagnostic> {
    // A move without its direction, and whether it names one.
    let parts = |mv: Move| match mv {
        Move::Sow { pit, way } => Some((Move::Sow { pit, way: None }, way.is_some())),
        Move::SowStore { seeds, way } => Some((Move::SowStore { seeds, way: None }, way.is_some())),
        Move::Place { pit, way } => Some((Move::Place { pit, way: None }, way.is_some())),
        _ => None,
    };
    let (bare, named) = parts(mv)?;
    let legal = legal_moves(rules, position);
    let others = legal.iter().filter(|&&other| parts(other) == Some((bare, !named)));
    let forms: Vec<Written> = others.map(|&mv| move_text(rules, position, mv).into()).collect();
    let text = text.into();
    match (forms.is_empty(), named) {
        (true, _) => None,
        (false, true) => Some(MoveDiagnostic::NoChoice { text, forms }),
        (false, false) => Some(MoveDiagnostic::NoDirection { text, forms }),
    }
}

/// Seeds of a side's store with or without a direction, in a game in which they may be lifted.
fn read_store(rules: &Rules, position: &Position, text: &str) -> Option<(Side, u16, Option<Direction>)> {
    let (letter, rest) = text.split_once(':')?;
    let side = rules.board.sides().iter().copied().find(|side| letter.trim_end() == side.letter().to_string())?;
    let rest = rest.trim_start();
    let (seeds, word) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
    let seeds = seeds.parse().ok().filter(|_| !rules.stage_rules[position.stage()].plan.choosing.stores.is_empty())?;
    match word.trim_start() {
        "" => Some((side, seeds, None)),
        word => Some((side, seeds, Some(way_named(rules, path_begins(rules, side), word)?))),
    }
}

/// Returns `true` if a pit that is named alone is one to be taken instead of sowing, rather than sown.
fn takes(rules: &Rules, position: &Position, pit: PitId) -> bool {
    if rules.stage_rules[position.stage()].plan.choosing.instead(Act::Take).is_none() || sows_too(rules, position, pit)
    {
        return false;
    }
    let is_own = position.owner(&rules.board, pit) == position.to_move();
    !is_own || legal_moves(rules, position).contains(&Move::Take(pit))
}

/// Returns `true` if a pit that might be taken may be sown as well, so that its name alone would not say which is
/// meant.
fn sows_too(rules: &Rules, position: &Position, pit: PitId) -> bool {
    legal_moves(rules, position).contains(&Move::Sow { pit, way: None })
}

/// A pit with or without a direction.
fn read_pit(rules: &Rules, text: &str) -> Option<(PitId, Option<Direction>)> {
    let (name, word) = text.split_at(text.find(['<', '>', ':']).unwrap_or(text.len()));
    let pit = pit_named(rules, name.trim_end())?;
    let word = match rules.board.is_owned() {
        _ if word.is_empty() => return Some((pit, None)),
        true => word,
        false => word.strip_prefix(':')?.trim_start(),
    };
    Some((pit, Some(way_named(rules, pit, word)?)))
}

/// Returns the word for a mark; `None` for that of a plain pit.
pub fn mark_text(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Trap(Side::South) => Some("trap-S"),
        Mark::Trap(Side::North) => Some("trap-N"),
        Mark::Trap(Side::East) => Some("trap-E"),
        Mark::Trap(Side::West) => Some("trap-W"),
        Mark::Barred => Some("barred"),
        Mark::House => Some("house"),
        Mark::BarredHouse => Some("house-barred"),
        Mark::Played => Some("played"),
        Mark::Closed => Some("closed"),
        Mark::Filled => Some("filled"),
        Mark::Sold => Some("sold"),
        Mark::HalfSold => Some("half-sold"),
        Mark::Won(Side::South) => Some("won-S"),
        Mark::Won(Side::North) => Some("won-N"),
        Mark::Won(Side::East) => Some("won-E"),
        Mark::Won(Side::West) => Some("won-W"),
        Mark::Missed(Side::South) => Some("missed-S"),
        Mark::Missed(Side::North) => Some("missed-N"),
        Mark::Missed(Side::East) => Some("missed-E"),
        Mark::Missed(Side::West) => Some("missed-W"),
    }
}

/// Returns the text for the only side that has captured so far; `None` where nobody has, or it does not count.
pub fn lead_text(lead: FirstCapture) -> Option<String> {
    match lead {
        FirstCapture::Nobody => None,
        FirstCapture::One { side, turns, now } => {
            Some(format!("{}:{turns}{}", side.letter(), if now { ":now" } else { "" }))
        }
        FirstCapture::Both => Some("both".into()),
    }
}

/// A result in one word: the winner's letter, `draw`, `void` or `lost`.
pub fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(Side::South) => "S",
        GameResult::Won(Side::North) => "N",
        GameResult::Won(Side::East) => "E",
        GameResult::Won(Side::West) => "W",
        GameResult::Draw => "draw",
        GameResult::Void => "void",
        GameResult::Lost => "lost",
    }
}

/// Returns `true` if the sides hold seeds in hand in this game.
pub fn has_hands(rules: &Rules) -> bool {
    rules.board.sides().iter().any(|&side| rules.board.has_hand(side))
}

/// A position as text; see the module for the grammar.
pub fn position_text(rules: &Rules, position: &Position) -> String {
    let board = &rules.board;
    let mut text = String::new();
    for (read, row) in board.shape().rows_as_read().enumerate() {
        let pits = (0..board.columns).map(|column| PitId(row * board.columns + column));
        text += if read == 0 { "" } else { "/" };
        text += &pits.map(|pit| position.pit(pit).to_string()).collect::<Vec<_>>().join(",");
    }
    let of_sides = |place: fn(Side) -> Place| {
        let seeds = board.sides().iter().map(|&side| position.at(place(side)).to_string());
        seeds.collect::<Vec<_>>().join(",")
    };
    let mut field = |name: &str, value: &str| {
        let _ = write!(text, " {name}={value}");
    };
    let of_ends = |held: &dyn Fn(PitId) -> u16| {
        let held: Vec<String> = board.ends().map(|pit| held(pit).to_string()).collect();
        held.join(",")
    };
    if board.has_ends() {
        field("ends", &of_ends(&|pit| position.pit(pit)));
    }
    if board.has_stores() {
        let held = board.sides().iter().map(|&side| balance(board, position, side).to_string());
        field("stores", &held.collect::<Vec<_>>().join(","));
    }
    if board.has_ends() && board.specials > 0 {
        field("end-specials", &of_ends(&|pit| position.special(pit)));
    }
    if board.specials_in_rows() {
        let row = |row: u8| {
            let pits = (0..board.columns).map(|column| PitId(row * board.columns + column));
            pits.map(|pit| position.special(pit).to_string()).collect::<Vec<_>>().join(",")
        };
        field("specials", &board.shape().rows_as_read().map(row).collect::<Vec<_>>().join("/"));
    }
    if board.specials > 0 {
        field("specials-won", &of_sides(Place::special_store));
    }
    if has_hands(rules) {
        field("hands", &of_sides(Place::hand));
    }
    if board.penalties {
        field("penalties", &of_sides(Place::penalty));
    }
    let lost = board.sides().iter().filter(|&&side| position.has_lost(side)).map(|side| side.letter().to_string());
    let lost = lost.collect::<Vec<_>>().join(",");
    if !lost.is_empty() {
        field("lost", &lost);
    }
    let brought = board.sides().iter().filter(|&&side| position.has_brought(side));
    let brought = brought.map(|side| side.letter().to_string()).collect::<Vec<_>>().join(",");
    if !brought.is_empty() {
        field("brought", &brought);
    }
    if position.idle() > 0 {
        field("idle", &position.idle().to_string());
    }
    if position.extra() > 0 {
        field("extra", &position.extra().to_string());
    }
    if position.past().last > 0 {
        field("turn", &position.past().turn.to_string());
    }
    let way = |&side: &Side| Some(format!("{}:{}", side.letter(), position.past().ways[side.index()]?.word()));
    let ways = board.sides().iter().filter_map(way).collect::<Vec<_>>().join(",");
    if !ways.is_empty() {
        field("ways", &ways);
    }
    let marked = board.pits().filter_map(|pit| Some(format!("{}:{}", board.name(pit), mark_text(position.mark(pit))?)));
    let marks = marked.collect::<Vec<_>>().join(",");
    if !marks.is_empty() {
        field("marks", &marks);
    }
    if rules.stage_rules.len() > 1 {
        field("phase", &rules.stage_rules[position.stage()].id);
    }
    let round_state = position.round_state();
    if round_state.round > 1 {
        let [south, north] = round_state.held;
        field("round", &format!("{}:{south}:{north}:{}", round_state.round, round_state.began.letter()));
    }
    if round_state.points != [0, 0] {
        let [south, north] = round_state.points;
        field("points", &format!("{south},{north}"));
    }
    match position.ask() {
        Some(ask) if ask.question.is_between_rounds() => field("choose", &choose_text(rules, &ask)),
        Some(ask) => field("ask", &ask_text(rules, &ask)),
        None => {}
    }
    if let Some(lead) = lead_text(position.lead()) {
        let _ = write!(text, " captured={lead}");
    }
    if position.swapped() {
        text += " swapped";
    }
    if let Some(ended) = position.ended() {
        let by = ended.clause.map(|clause| format!(":{}", rules.cause_name(clause))).unwrap_or_default();
        let _ = write!(text, " over={}{by}", result_text(ended.result));
    }
    if let Some(way) = position.bound() {
        let _ = write!(text, " bound={}", way.word());
    }
    if position.lifted() > 0 {
        let _ = write!(text, " lifted={}", position.lifted());
    }
    let _ = write!(text, " to={}", position.to_move().letter());
    text
}

/// The pit of a name, spelt exactly so.
pub fn pit_named(rules: &Rules, name: &str) -> Option<PitId> {
    rules.board.pit_named(name).filter(|&pit| rules.board.name(pit) == name)
}

/// A text as an error may show it: not long, and without signs that a terminal would obey.
pub fn shorten(text: &str) -> String {
    let clean = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.chars().take(24).map(clean).collect();
    if text.chars().nth(24).is_some() {
        short.push('…');
    }
    short
}
