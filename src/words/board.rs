//! What the rule page tells of the board and the opening.

use super::Words;
use super::keys::Key;
use super::message::Message;
use crate::rules::board::{Circuit, Stores};
use crate::rules::{PitId, Place, PlaceKind, Rules, Side};

/// The board's lines, in the order of teaching.
pub(super) fn lines(rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    let shape = Message::new("board-shape").with("rows", board.rows).with("columns", board.columns);
    let mut lines = vec![shape, Message::new("board-stores").with("stores", board.stores.key())];
    lines.extend(opening(rules));
    let corner = PitId(board.rows * board.columns - 1);
    lines.push(Message::new("board-names").with("first", board.name(PitId(0))).with("last", board.name(corner)));
    if matches!(board.stores, Stores::Own | Stores::Both) {
        lines.push(Message::new("board-store-names"));
    }
    lines.push(circuit(rules));
    lines.extend(terms(rules));
    lines
}

/// Who begins.
pub(super) fn first(words: &Words, rules: &Rules) -> Message {
    let first = rules.board.first;
    Message::new("setup-first").with("side", first.key()).with("player", words.side(first))
}

fn opening(rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    let south = |row: u8| board.opening[usize::from(row * board.columns)];
    let mut lines = vec![match board.rows {
        4 => Message::new("setup-rows").with("outer", south(0)).with("inner", south(1)),
        _ => Message::new("setup-pits")
            .with("seeds", south(0))
            .with("total", board.total)
            .with("stores", board.stores.key()),
    }];
    let hand = board.opening[Place::hand(Side::South).index()];
    if hand > 0 || board.rows == 4 {
        lines.push(Message::new("setup-hand").with("seeds", hand).with("total", board.total));
    }
    lines
}

fn circuit(rules: &Rules) -> Message {
    let board = &rules.board;
    let path = |side| board.circuit(side).iter().map(|&place| board.place_name(place)).collect::<Vec<_>>().join(" ");
    let first = |side| board.place_name(board.circuit(side)[0]);
    match (board.circuit, board.stores) {
        (Circuit::Ring, Stores::None | Stores::Aside | Stores::Both) => Message::new("board-circuit-shared")
            .with("stores", board.stores.key())
            .with("path", path(Side::South))
            .with("first", first(Side::South)),
        (Circuit::Ring, Stores::Own) | (Circuit::OwnRings, _) => {
            let id = match board.circuit {
                Circuit::Ring => "board-circuit-own-stores",
                Circuit::OwnRings => "board-circuit-own-rings",
            };
            Message::new(id)
                .with("south-path", path(Side::South))
                .with("south-first", first(Side::South))
                .with("north-path", path(Side::North))
                .with("north-first", first(Side::North))
        }
    }
}

/// The players' own words.
fn terms(rules: &Rules) -> Vec<Message> {
    let terms = &rules.about.terms;
    let said = [
        ("term-pit", &terms.pit),
        ("term-seed", &terms.seed),
        ("term-store", &terms.store),
        ("term-reserve", &terms.reserve),
    ];
    said.into_iter()
        .filter(|(_, term)| !term.is_empty())
        .map(|(id, term)| Message::new(id).with("term", term.as_str()))
        .collect()
}

impl Words {
    /// A side's name.
    pub(super) fn side(&self, side: Side) -> String {
        self.say(&Message::new(match side {
            Side::South => "side-south",
            Side::North => "side-north",
        }))
    }

    /// A pit's name as on the board, or whose store or reserve it is.
    pub(super) fn place(&self, rules: &Rules, place: Place) -> String {
        match place.kind() {
            PlaceKind::Pit(pit) => rules.board.name(pit),
            PlaceKind::Store(side) => {
                self.say(&Message::new("place-store").with("player", self.side(side)).with("player-side", side.key()))
            }
            PlaceKind::Hand(side) => {
                self.say(&Message::new("place-hand").with("player", self.side(side)).with("player-side", side.key()))
            }
        }
    }
}
