//! The worked examples of the catalogue, as data, and the short notation in which they tell events.
//!
//! `tests/examples/PAGE.ron` holds one [`Page`]. An example gives a position, the plies played from it, and of each
//! ply the events, the position after it, and what the page says about legal moves. Events are lines such as
//!
//! ```text
//! open capturing             the turn begins with a capture; else `open plain`; only in games with MustCapture
//! lift c1 4 ccw              seeds taken up, wholly or in part, and the direction in which they will be sown
//! lift c1 4 ne               the same on a torus: n ne e se s sw w nw
//! lift hand N 16 ccw         the same from a hand; a seed placed is `lift hand S 1 cw`, then `sow e2 3`, and the
//!                            direction is the one that the move names; where it names none, that in which captured
//!                            seeds will enter, or ccw
//! hand N                     of two hands that sow at the same time, this one acts from here on
//! sow d1 5 e1 5 f1 5 S 1     places that got a seed, each with its new count
//! skip d1                    a place that was passed over
//! take d2 5 to S             a capture into a store; without `to S` the seeds are sown again
//! enter a2 cw                captured seeds start at this end of the inner row, the first in the pit itself
//! move b2 1 to b1            seeds moved without being sown (a retreat)
//! withhold h2 3              a capture or claim that was not made
//! relay e2, stop e2          the lap ended here, and the turn goes on or not
//! mark h2 trap S             also `mark a2 barred`, `mark e2 house`, `mark e2 house barred`, `mark a2 free`
//! ask h2                     a question in mid-turn about this pit
//! answer go                  the answer as its move is written: go, stop, <, >, ne, c4
//! bonus S, bonus lost S, pass S, swap, endless 12, phase NAME, close
//! sweep a2 2 c2 3 to N       seeds left over, going to a store
//! end S wins because NAME    also `end draw because NAME`, `end void because NAME`
//! ```
//!
//! A clause stands at the end in brackets: `take d2 5 to S [facing]`. In a `sow` line it belongs to every seed of
//! the line; an event without one needs no rule to explain it. The turn's passing is not told; the position
//! after the ply says who moves next, or who answers where a question is open.
//!
//! Moves are written as records write them: `c1`, `c1>`, `c1<`, on a torus `c1:ne`; `+e2`, `+e2<`, `+e2>` place a seed;
//! answers stand alone, each a ply of its own: `go`, `stop`, `<`, `>`, `ne`, and the name of a pit to pick it. A
//! reverse pit sown in the usual direction has no arrow.
//!
//! A position names what differs from empty: stores `S: 3, N: 2` on boards with stores, `hands: (12, 11)`,
//! `marks: {"e2": "house", "d3": "house barred", "b2": "barred", "c1": "trap S"}` (a house that is still a house must
//! be named), `phase: "mtaji"` (a position before a ply without it is in the first stage; after a ply it is compared
//! only if named), `lifted: 3` for seeds in flight: captured ones while the player is asked which way they go, and
//! those that stay off the board when a game stops in mid-turn. Open questions are not compared; `ask` lines and
//! `legal` tell them.

pub mod cases;

use mancala::engine::{
    CausedEvent, Event, FirstCapture, GameResult, Info, Mark, Move, Past, Position, Question, RoundState, StateChange,
    Transfer, TransferKind, balance,
};
use mancala::rules::kinds::choice::Act;
use mancala::rules::{Cause, Direction, MAX_PITS, PLACES, PitId, Place, Rules, Settings, Side};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// All worked examples of one page of the catalogue.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The page's name.
    pub page: String,
    /// In the page's order.
    pub examples: Vec<Example>,
}

/// One worked example.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its number and heading.
    pub name: String,
    /// Id of the game: `oware/woli`.
    pub variant: String,
    /// Options that the example sets.
    #[serde(default)]
    pub set: Settings,
    /// The position from which it starts.
    pub before: Arrangement,
    /// All legal moves there, where the page lists them.
    #[serde(default)]
    pub legal: Option<Vec<String>>,
    /// Moves that the page calls illegal there, each with the clause that bars it.
    #[serde(default)]
    pub barred: BTreeMap<String, String>,
    /// Plies that are played.
    #[serde(default)]
    pub plies: Vec<Expected>,
}

/// A ply and all that the page says of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The move: `c1`, `c1<`, `+e2>`, `c1:ne`, `reserve`, `go`.
    #[serde(rename = "move")]
    pub mv: String,
    /// Events, in the notation of this module.
    pub events: Vec<String>,
    /// The position after it.
    pub after: Arrangement,
    /// All legal moves after it, where the page lists them.
    #[serde(default)]
    pub legal: Option<Vec<String>>,
    /// Moves that the page calls illegal after it, each with the clause that bars it.
    #[serde(default)]
    pub barred: BTreeMap<String, String>,
}

/// A position as a page draws it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// Seeds in the pits, row 1 first, each row from South's left.
    pub rows: Vec<Vec<u16>>,
    /// Seeds and special pieces in the pits at the ends, L's first.
    #[serde(default)]
    pub ends: Vec<(u16, u16)>,
    /// South's store; below zero where South owes more than is there.
    #[serde(rename = "S", default)]
    pub south: i32,
    /// North's store.
    #[serde(rename = "N", default)]
    pub north: i32,
    /// East's store.
    #[serde(rename = "E", default)]
    pub east: u16,
    /// West's store.
    #[serde(rename = "W", default)]
    pub west: u16,
    /// Special pieces in the pits, as in `rows`.
    #[serde(default)]
    pub specials: Vec<Vec<u16>>,
    /// Special pieces that South and North have won.
    #[serde(default)]
    pub won: (u16, u16),
    /// Seeds in the penalty pits, in the order of turns.
    #[serde(default)]
    pub penalties: Vec<u16>,
    /// Sides that have lost while others play on.
    #[serde(default)]
    pub lost: Vec<Side>,
    /// Turns passed without paying.
    #[serde(default)]
    pub idle: u8,
    /// Direction in which the next move must run, where a clause says so.
    #[serde(default)]
    pub bound: Option<Direction>,
    /// South's and North's hands.
    #[serde(default)]
    pub hands: (u16, u16),
    /// Marks by pit: `trap S`, `barred`, `house`, `house barred`, `closed`, `won S`.
    #[serde(default)]
    pub marks: BTreeMap<String, String>,
    /// The stage of play, where the game has several.
    #[serde(rename = "phase", default)]
    pub stage: Option<String>,
    /// The turn of the round, in games that count turns. Left out, it is the first where the seeds lie as in the
    /// opening, and elsewhere one after all that are told apart.
    #[serde(default)]
    pub turn: Option<u8>,
    /// Seeds in flight.
    #[serde(default)]
    pub lifted: u16,
    /// Side that makes the next move; `None` when the game is over.
    #[serde(default)]
    pub to_move: Option<Side>,
}

/// Every page under `tests/examples`.
pub fn pages() -> Vec<Page> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/examples");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder of examples is part of the source")
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .collect();
    files.sort();
    let dialect = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    files
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path).expect("examples are readable text");
            dialect.from_str(&text).unwrap_or_else(|error| panic!("{}:{error}", path.display()))
        })
        .collect()
}

impl Arrangement {
    /// The position, with no question open.
    pub fn position(&self, rules: &Rules) -> Position {
        let board = &rules.board;
        let mut seeds = [0; PLACES];
        let mut marks = [Mark::None; MAX_PITS];
        let drawn: Vec<u16> = self.rows.iter().flatten().copied().collect();
        assert_eq!(drawn.len(), board.pits().count(), "the example draws another board");
        assert_eq!(self.ends.len(), board.ends().len(), "the example draws other ends");
        seeds[..drawn.len()].copy_from_slice(&drawn);
        for (pit, &(held, pieces)) in board.ends().zip(&self.ends) {
            seeds[pit.index()] = held;
            seeds[Place::special(pit).index()] = pieces;
        }
        for (side, held) in [(Side::South, self.south), (Side::North, self.north)] {
            seeds[Place::store(side).index()] = held.max(0) as u16;
            seeds[Place::spare(side).index()] = board.spare - (-held).max(0) as u16;
        }
        seeds[Place::store(Side::East).index()] = self.east;
        seeds[Place::store(Side::West).index()] = self.west;
        for (pit, pieces) in board.pits().zip(self.specials.iter().flatten()) {
            seeds[Place::special(pit).index()] = *pieces;
        }
        seeds[Place::special_store(Side::South).index()] = self.won.0;
        seeds[Place::special_store(Side::North).index()] = self.won.1;
        for (&side, &paid) in board.sides().iter().zip(&self.penalties) {
            seeds[Place::penalty(side).index()] = paid;
        }
        seeds[Place::hand(Side::South).index()] = self.hands.0;
        seeds[Place::hand(Side::North).index()] = self.hands.1;
        for (name, mark) in &self.marks {
            let pit = board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"));
            marks[pit.index()] = match mark.as_str() {
                "barred" => Mark::Barred,
                "trap S" => Mark::Trap(Side::South),
                "trap N" => Mark::Trap(Side::North),
                "filled" => Mark::Filled,
                "sold" => Mark::Sold,
                "half sold" => Mark::HalfSold,
                "house" => Mark::House,
                "house barred" => Mark::BarredHouse,
                "closed" => Mark::Closed,
                "played" => Mark::Played,
                "won S" => Mark::Won(Side::South),
                "won N" => Mark::Won(Side::North),
                "missed S" => Mark::Missed(Side::South),
                "missed N" => Mark::Missed(Side::North),
                other => panic!("no mark {other}"),
            };
        }
        let to_move = self.to_move.unwrap_or_default();
        let stage = self.stage.as_ref().map_or(0, |stage| {
            rules.stage_rules.iter().position(|it| it.id == *stage).unwrap_or_else(|| panic!("no phase {stage}"))
        });
        seeds[Place::FLIGHT.index()] = self.lifted;
        // Pits are closed or won from the second round on.
        let later = marks.iter().any(|mark| matches!(mark, Mark::Closed | Mark::Won(_)));
        let round_state = RoundState { round: if later { 2 } else { 1 }, ..RoundState::first(board) };
        let past = Past::beginning(rules.counted);
        let first_turns = if seeds == board.opening { 1 } else { past.last };
        let past = Past { turn: self.turn.unwrap_or(first_turns).min(past.last), ..past };
        let arranged = Position::arranged(seeds, marks, to_move, stage as u8, false, None);
        let mut position = arranged.with_past(past).in_round(round_state, None);
        for &side in &self.lost {
            position.apply(StateChange::Lost { side });
        }
        if self.idle > 0 {
            position.apply(StateChange::Idle { turns: self.idle });
        }
        if self.bound.is_some() {
            position.apply(StateChange::Bound { way: self.bound });
        }
        position
    }
}

/// Draws pits, stores, hands, seeds in flight and marks, one line.
pub fn draw(rules: &Rules, position: &Position) -> String {
    let board = &rules.board;
    let rows: Vec<String> = (0..board.rows)
        .map(|row| {
            let pits = board.pits().filter(|&pit| board.row(pit) == row);
            let counts: Vec<String> = pits.map(|pit| position.pit(pit).to_string()).collect();
            format!("[{}]", counts.join(", "))
        })
        .collect();
    let mut text = format!("rows: [{}]", rows.join(", "));
    for pit in board.ends() {
        text += &format!(", {} {}+{}", board.name(pit), position.pit(pit), position.special(pit));
    }
    for &side in board.sides() {
        let held = balance(board, position, side);
        text += &format!(", {}: {held}, hand {}", side.letter(), position.hand(side));
        if board.penalties {
            text += &format!(", penalty {}", position.penalty(side));
        }
        if position.has_lost(side) {
            text += ", lost";
        }
    }
    if board.specials > 0 {
        let pieces: Vec<String> = board.pits().map(|pit| position.special(pit).to_string()).collect();
        let [south, north] = Side::BOTH.map(|side| position.special_store(side));
        text += &format!(", specials {}, won {south} and {north}", pieces.join(" "));
    }
    if position.idle() > 0 {
        text += &format!(", idle {}", position.idle());
    }
    if let Some(bound) = position.bound() {
        text += &format!(", bound {}", bound.word());
    }
    if position.lifted() > 0 {
        text += &format!(", lifted: {}", position.lifted());
    }
    for pit in board.pits().filter(|&pit| position.mark(pit) != Mark::None) {
        text += &format!(", {} {}", board.name(pit), mark(position.mark(pit)));
    }
    text
}

/// The move of a text such as `c1`, `c1<`, `+e2`, `c1:ne`, `S:3`, `reserve`. Of the position only the open question
/// matters: a bare direction answers it along the row of its pit, and a bare pit may be the answer.
pub fn read_move(rules: &Rules, position: &Position, text: &str) -> Move {
    let pit_named = |name: &str| rules.board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"));
    let compass = |word: &str| rules.board.ways().iter().copied().find(|&it| it.word() == word);
    let arrow = |pit, right: bool| {
        Direction::ROUND.into_iter().find(|&way| rules.board.runs_right(pit, way) == right).expect("one of two ways")
    };
    match text {
        "reserve" => Move::Reserve,
        "gather" => Move::Gather,
        "go" => Move::Go,
        "stop" => Move::Stop,
        "pass" => Move::Pass,
        "swap" => Move::Swap,
        "<" | ">" => Move::Way(arrow(position.ask().expect("a question is open").pit, text == ">")),
        _ => {
            if let Some(name) = text.strip_suffix(":give") {
                return Move::Give(pit_named(name));
            }
            if let Some(name) = text.strip_suffix(":shift") {
                return Move::Shift(pit_named(name));
            }
            if let Some((_, drawn)) =
                text.split_once(':').filter(|(_, word)| word.starts_with(|c: char| c.is_ascii_digit()))
            {
                let seeds = drawn.trim_end_matches(['<', '>']);
                let begins = rules.board.path(position.to_move())[0].as_pit().expect("a path begins with a pit");
                let way = (seeds != drawn).then(|| arrow(begins, drawn.ends_with('>')));
                return Move::SowStore { seeds: seeds.parse().expect("a number of seeds"), way };
            }
            if let Some(way) = compass(text) {
                return Move::Way(way);
            }
            let placed = text.strip_prefix('+');
            let sown = placed.unwrap_or(text);
            let name = sown.trim_end_matches(['<', '>']);
            let (pit, way) = match sown.split_once(':') {
                Some((name, word)) => (pit_named(name), compass(word)),
                None => (pit_named(name), (name != sown).then(|| arrow(pit_named(name), sown.ends_with('>')))),
            };
            match position.ask().map(|ask| ask.question) {
                Some(
                    Question::More(_) | Question::Race | Question::Deposit | Question::Close(_) | Question::Own(_),
                ) if placed.is_none() && way.is_none() => Move::Pick(pit),
                _ if placed.is_some() => Move::Place { pit, way },
                None if way.is_none()
                    && rules.stage_rules[position.stage()].plan.choosing.instead(Act::Take).is_some()
                    && position.owner(&rules.board, pit) != position.to_move() =>
                {
                    Move::Take(pit)
                }
                _ => Move::Sow { pit, way },
            }
        }
    }
}

fn mark(mark: Mark) -> String {
    match mark {
        Mark::None => "free".into(),
        Mark::Trap(side) => format!("trap {}", side.letter()),
        Mark::Barred => "barred".into(),
        Mark::House => "house".into(),
        Mark::BarredHouse => "house barred".into(),
        Mark::Played => "played".into(),
        Mark::Closed => "closed".into(),
        Mark::Filled => "filled".into(),
        Mark::Sold => "sold".into(),
        Mark::HalfSold => "half sold".into(),
        Mark::Won(side) => format!("won {}", side.letter()),
        Mark::Missed(side) => format!("missed {}", side.letter()),
    }
}

fn result_of(result: GameResult) -> String {
    match result {
        GameResult::Won(side) => format!("{} wins", side.letter()),
        GameResult::Draw => "draw".into(),
        GameResult::Void => "void".into(),
        GameResult::Lost => "lost".into(),
    }
}

/// The name of a clause.
pub fn name(rules: &Rules, clause: Cause) -> String {
    rules.cause_name(clause)
}

/// Events in the notation of this module, one a line; `before` is the position before them. The turn's passing is
/// left out unless a clause caused it.
pub fn tell(rules: &Rules, before: &Position, events: &[CausedEvent]) -> Vec<String> {
    let mut position = before.clone();
    let mut lines = Vec::new();
    for told in events {
        let asked = position.ask().map(|ask| ask.pit);
        position.apply(told.event);
        let line = match told.event {
            Event::Change(StateChange::TurnPassed { .. }) if told.clause.is_none() => continue,
            event if event.marks_lap() => continue,
            Event::Change(change) => change_line(rules, asked, change),
            Event::Info(info) => info_line(rules, info),
            Event::Transfer(stones) => stones_line(rules, &position, stones),
        };
        lines.push(match told.clause {
            Some(clause) => format!("{line} [{}]", name(rules, clause)),
            None => line,
        });
    }
    lines
}

/// An answer as its move is written; an arrow goes along the row of the pit that was asked of.
fn answer_text(rules: &Rules, asked: Option<PitId>, answer: Move) -> String {
    match answer {
        Move::Go => "go".into(),
        Move::Stop => "stop".into(),
        Move::Pick(pit) => rules.board.name(pit),
        Move::Way(run @ (Direction::Ccw | Direction::Cw)) => {
            let right = rules.board.runs_right(asked.expect("a question was open"), run);
            if right { ">" } else { "<" }.into()
        }
        Move::Way(run) => run.word().into(),
        other => panic!("{other:?} answers nothing"),
    }
}

fn stones_line(rules: &Rules, after: &Position, stones: Transfer) -> String {
    let Transfer { from, to, seeds, kind } = stones;
    let [start, end] = [from, to].map(|place| rules.board.place_name(place));
    match kind {
        TransferKind::Lifted { way: w } => format!("lift {start} {seeds} {}", w.word()),
        TransferKind::Sown => format!("sow {end} {}", after.at(to)),
        TransferKind::Captured if to == Place::FLIGHT => format!("take {start} {seeds}"),
        TransferKind::Captured => format!("take {start} {seeds} to {end}"),
        TransferKind::SpecialsTaken
        | TransferKind::Crossed
        | TransferKind::Retreated
        | TransferKind::Shifted
        | TransferKind::Reseeded
        | TransferKind::Borrowed
        | TransferKind::Repaid
        | TransferKind::Gathered
        | TransferKind::GivenBack
        | TransferKind::Laid
        | TransferKind::Completed
        | TransferKind::SpecialsLaid
        | TransferKind::Handed
        | TransferKind::Mirrored
        | TransferKind::Returned => format!("move {start} {seeds} to {end}"),
        TransferKind::Paid => format!("pay {} {seeds}", from.side().expect("a store is a side's").letter()),
        TransferKind::Swept => format!("sweep {start} {seeds} to {end}"),
    }
}

fn change_line(rules: &Rules, asked: Option<PitId>, change: StateChange) -> String {
    let pit = |pit| rules.board.name(pit);
    match change {
        StateChange::Marked { pit: p, mark: m } => format!("mark {} {}", pit(p), mark(m)),
        StateChange::Asked { ask } => format!("ask {}", pit(ask.pit)),
        StateChange::Answered { answer } => format!("answer {}", answer_text(rules, asked, answer)),
        StateChange::LeadChanged { lead: FirstCapture::One { side, turns, .. } } => {
            format!("lead {} {turns}", side.letter())
        }
        StateChange::LeadChanged { lead: FirstCapture::Both } => "lead both".into(),
        StateChange::LeadChanged { lead: FirstCapture::Nobody } => "lead nobody".into(),
        StateChange::Bound { way: Some(w) } => format!("bound {}", w.word()),
        StateChange::Bound { way: None } => "bound no more".into(),
        StateChange::Lost { side } => format!("lose {}", side.letter()),
        StateChange::Brought { side } => format!("brought {}", side.letter()),
        StateChange::Idle { turns } => format!("idle {turns}"),
        StateChange::Extra { moves } => format!("extra {moves}"),
        StateChange::Swapped => "swap".into(),
        StateChange::Endless { laps } => format!("endless {laps}"),
        StateChange::StageBegan { stage } => format!("phase {}", rules.stage_rules[usize::from(stage)].id),
        StateChange::TurnPassed { to } => format!("turn {}", to.letter()),
        StateChange::RoundEnded { result, because, .. } => {
            format!("round ends {} because {}", result_of(result), name(rules, because))
        }
        StateChange::RoundBegan { round, first } => format!("round {round} {}", first.letter()),
        StateChange::Ended { result, because } => {
            let result = result_of(result);
            match because {
                Some(clause) => format!("end {result} because {}", name(rules, clause)),
                None => format!("end {result}"),
            }
        }
    }
}

fn info_line(rules: &Rules, info: Info) -> String {
    let pit = |pit| rules.board.name(pit);
    let place = |place: Place| rules.board.place_name(place);
    match info {
        Info::Hand { side } => format!("hand {}", side.letter()),
        Info::LapBegan { .. } | Info::LapEnded { .. } => unreachable!("laps are left out"),
        Info::Skipped { place: p } => format!("skip {}", place(p)),
        Info::Withheld { pit: p, seeds } => format!("withhold {} {seeds}", pit(p)),
        Info::Relayed { pit: p } => format!("relay {}", pit(p)),
        Info::Stopped { at } => format!("stop {}", place(at)),
        Info::Opened { captures } => format!("open {}", if captures { "capturing" } else { "plain" }),
        Info::Entered { pit: p, way: w } => format!("enter {} {}", pit(p), w.word()),
        Info::Bonus { side } => format!("bonus {}", side.letter()),
        Info::BonusLost { side } => format!("bonus lost {}", side.letter()),
        Info::Passed { side } => format!("pass {}", side.letter()),
        Info::Closed => "close".into(),
    }
}

/// Lines of an example with `sow` and `sweep` lines taken apart, so that each stands for one event.
pub fn expand(lines: &[String]) -> Vec<String> {
    let mut single = Vec::new();
    for line in lines {
        let (body, clause) = match line.find(" [") {
            Some(at) => line.split_at(at),
            None => (line.as_str(), ""),
        };
        let words: Vec<&str> = body.split_whitespace().collect();
        let (list, tail) = match words.as_slice() {
            ["sow", list @ ..] => (list, String::new()),
            ["sweep", list @ .., "to", to] => (list, format!(" to {to}")),
            _ => {
                single.push(line.clone());
                continue;
            }
        };
        assert!(list.len().is_multiple_of(2), "pairs of a place and a count expected: {line}");
        single.extend(list.chunks(2).map(|pair| format!("{} {} {}{tail}{clause}", words[0], pair[0], pair[1])));
    }
    single
}
