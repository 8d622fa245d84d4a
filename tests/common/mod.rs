//! The worked examples of the catalogue, as data, and the short notation in which they tell events.
//!
//! `tests/examples/PAGE.ron` holds one [`Page`]. An example gives a position, the plies played from it, and of each
//! ply the events, the position after it, and what the page says about legal moves. Events are lines such as
//!
//! ```text
//! lift c1 4 ccw              seeds taken up, and the way in which they will be sown
//! lift hand N 16 ccw         the same from a reserve
//! sow d1 5 e1 5 f1 5 S 1     places that got a seed, each with its new count
//! skip d1                    a place that was passed over
//! take d2 5 to S             a capture into a store; without `to S` the seeds are sown again
//! withhold h2 3              a capture or claim that was not made
//! relay e2, stop e2          the lap ended here, and the turn goes on or not
//! mark h2 trap S             also `mark a2 barred`, `mark a2 free`
//! ask h2, answer go          a question in mid-turn
//! bonus S, bonus lost S, pass S, swap, endless 12, phase NAME, close
//! sweep a2 2 c2 3 to N       seeds left over, going to a store
//! end S wins because NAME    also `end draw because NAME`, `end void because NAME`
//! ```
//!
//! A clause stands at the end in brackets: `take d2 5 to S [facing]`. In a `sow` line it belongs to every seed of
//! the line; an event without one needs no rule to explain it. The turn's passing is not told; the position
//! after the ply says who moves next.

#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod cases;

use naqala::engine::{Event, GameResult, Mark, Move, Position, Told};
use naqala::rules::{ClauseId, MAX_PITS, PLACES, Place, Rules, Settings, Side, Way};
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
    /// All legal moves there, where the page tells them.
    #[serde(default)]
    pub legal: Option<Vec<String>>,
    /// Moves that the page calls illegal there, each with the clause that bars it.
    #[serde(default)]
    pub barred: BTreeMap<String, String>,
    /// What is played.
    #[serde(default)]
    pub plies: Vec<Expected>,
}

/// A ply and all that the page says of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The move: `c1`, `c1<`, `reserve`.
    #[serde(rename = "move")]
    pub mv: String,
    /// What happens, in the notation of this module.
    pub events: Vec<String>,
    /// The position after it.
    pub after: Arrangement,
    /// All legal moves after it, where the page tells them.
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
    /// South's store.
    #[serde(rename = "S")]
    pub south: u16,
    /// North's store.
    #[serde(rename = "N")]
    pub north: u16,
    /// South's and North's reserves.
    #[serde(default)]
    pub hands: (u16, u16),
    /// What marked pits are: `trap S`, `barred`.
    #[serde(default)]
    pub marks: BTreeMap<String, String>,
    /// Whose turn it is; nobody's when the game is over.
    #[serde(default)]
    pub to_move: Option<Side>,
}

/// Every page under `tests/examples`.
pub fn pages() -> Vec<Page> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
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
    /// The position, in the first phase and with no question open.
    pub fn position(&self, rules: &Rules) -> Position {
        let board = &rules.board;
        let mut seeds = [0; PLACES];
        let mut marks = [Mark::None; MAX_PITS];
        let drawn: Vec<u16> = self.rows.iter().flatten().copied().collect();
        assert_eq!(drawn.len(), board.pit_count(), "the example draws another board");
        seeds[..drawn.len()].copy_from_slice(&drawn);
        seeds[Place::store(Side::South).index()] = self.south;
        seeds[Place::store(Side::North).index()] = self.north;
        seeds[Place::hand(Side::South).index()] = self.hands.0;
        seeds[Place::hand(Side::North).index()] = self.hands.1;
        for (name, mark) in &self.marks {
            let pit = board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"));
            marks[pit.index()] = match mark.as_str() {
                "barred" => Mark::Barred,
                "trap S" => Mark::Trap(Side::South),
                "trap N" => Mark::Trap(Side::North),
                other => panic!("no mark {other}"),
            };
        }
        let to_move = self.to_move.unwrap_or_default();
        Position::arranged(seeds, marks, to_move, 0, false, None)
    }
}

/// Draws pits, stores, hands and marks, one line.
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
    for side in Side::ALL {
        text += &format!(", {}: {}, hand {}", side.letter(), position.store(side), position.hand(side));
    }
    for pit in board.pits().filter(|&pit| position.mark(pit) != Mark::None) {
        text += &format!(", {} {}", board.name(pit), mark(position.mark(pit)));
    }
    text
}

/// The move of a text such as `c1`, `c1<`, `reserve`, without looking at the position.
pub fn read_move(rules: &Rules, text: &str) -> Move {
    match text {
        "reserve" => Move::Reserve,
        "go" => Move::Go,
        "stop" => Move::Stop,
        "pass" => Move::Pass,
        "swap" => Move::Swap,
        _ => {
            let name = text.trim_end_matches(['<', '>']);
            let pit = rules.board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"));
            let way = (name != text).then(|| {
                let right = text.ends_with('>');
                Way::ALL.into_iter().find(|&way| rules.board.runs_right(pit, way) == right).expect("one of two ways")
            });
            Move::Sow { pit, way }
        }
    }
}

fn mark(mark: Mark) -> String {
    match mark {
        Mark::None => "free".into(),
        Mark::Trap(side) => format!("trap {}", side.letter()),
        Mark::Barred => "barred".into(),
    }
}

fn way(way: Way) -> &'static str {
    match way {
        Way::Ccw => "ccw",
        Way::Cw => "cw",
    }
}

/// The name of a clause.
pub fn name(rules: &Rules, clause: ClauseId) -> String {
    rules.clause(clause).id()
}

/// Events in the notation of this module, one a line; `before` is the position before them. The turn's passing is
/// left out unless a clause caused it.
pub fn tell(rules: &Rules, before: &Position, events: &[Told]) -> Vec<String> {
    let mut position = before.clone();
    let mut lines = Vec::new();
    for told in events {
        position.apply(&told.event);
        let line = match &told.event {
            Event::TurnPassed { .. } if told.clause.is_none() => continue,
            event => line(rules, &position, event),
        };
        lines.push(match told.clause {
            Some(clause) => format!("{line} [{}]", name(rules, clause)),
            None => line,
        });
    }
    lines
}

fn line(rules: &Rules, after: &Position, event: &Event) -> String {
    let pit = |pit| rules.board.name(pit);
    let place = |place: Place| rules.board.place_name(place);
    match event {
        Event::Lifted { from, seeds, way: w } => format!("lift {} {seeds} {}", place(*from), way(*w)),
        Event::Sown { to } => format!("sow {} {}", place(*to), after.at(*to)),
        Event::Skipped { place: p } => format!("skip {}", place(*p)),
        Event::Captured { from, seeds, to: Some(to) } => format!("take {} {seeds} to {}", pit(*from), place(*to)),
        Event::Captured { from, seeds, to: None } => format!("take {} {seeds}", pit(*from)),
        Event::Withheld { pit: p, seeds } => format!("withhold {} {seeds}", pit(*p)),
        Event::Relayed { pit: p } => format!("relay {}", pit(*p)),
        Event::Stopped { at } => format!("stop {}", place(*at)),
        Event::Marked { pit: p, mark: m } => format!("mark {} {}", pit(*p), mark(*m)),
        Event::Asked { ask } => format!("ask {}", pit(ask.pit)),
        Event::Answered { go } => format!("answer {}", if *go { "go" } else { "stop" }),
        Event::Bonus { side } => format!("bonus {}", side.letter()),
        Event::BonusLost { side } => format!("bonus lost {}", side.letter()),
        Event::Passed { side } => format!("pass {}", side.letter()),
        Event::Swapped => "swap".into(),
        Event::Endless { laps } => format!("endless {laps}"),
        Event::PhaseBegan { phase } => format!("phase {}", rules.phases[usize::from(*phase)].id),
        Event::TurnPassed { to } => format!("turn {}", to.letter()),
        Event::Closed => "close".into(),
        Event::Swept { from, seeds, to } => format!("sweep {} {seeds} to {}", pit(*from), place(*to)),
        Event::Ended { result, because } => {
            let result = match result {
                GameResult::Won(side) => format!("{} wins", side.letter()),
                GameResult::Draw => "draw".into(),
                GameResult::Void => "void".into(),
            };
            match because {
                Some(clause) => format!("end {result} because {}", name(rules, *clause)),
                None => format!("end {result}"),
            }
        }
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
