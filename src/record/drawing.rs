//! What is drawn on the board for others to see, and how records write it: `c1` is a ring round a pit, `c1>f2` an arrow
//! from one to another. Stores are called `S`, `N`, `E` and `W`; `hand-S` and `penalty-S` are where a side's seeds in hand
//! and its penalties lie.

use super::notation::{any_of, has_hands, shorten};
use crate::rules::{Board, Place, Rules, Side};

/// The most rings and arrows in one position.
pub const MAX_DRAWN: usize = 400;

/// Something drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A ring round a place.
    Ring(Place),
    /// An arrow from one place to another.
    Arrow(Place, Place),
}

impl Drawn {
    /// As records write it.
    pub fn text(self, board: &Board) -> String {
        match self {
            Drawn::Ring(place) => name(board, place),
            Drawn::Arrow(from, to) => format!("{}>{}", name(board, from), name(board, to)),
        }
    }

    /// Reads what a record has.
    ///
    /// # Errors
    /// What is wrong with the text, and what was expected.
    pub fn read(rules: &Rules, text: &str) -> Result<Drawn, String> {
        let place = |name: &str| place(rules, name);
        match text.split_once('>') {
            None => Ok(Drawn::Ring(place(text)?)),
            Some((from, to)) if from == to => {
                Err(format!("`{}` leads nowhere; expected another place after `>`", shorten(text)))
            }
            Some((from, to)) => Ok(Drawn::Arrow(place(from)?, place(to)?)),
        }
    }
}

fn name(board: &Board, place: Place) -> String {
    board.place_name(place).replace(' ', "-")
}

fn place(rules: &Rules, text: &str) -> Result<Place, String> {
    let board = &rules.board;
    let trays = |there: bool, place: fn(Side) -> Place| {
        board.sides().iter().map(move |&side| place(side)).filter(move |_| there)
    };
    let trays = trays(board.has_stores(), Place::store)
        .chain(trays(has_hands(rules), Place::hand))
        .chain(trays(board.penalties, Place::penalty));
    let mut places = board.every_pit().map(Place::pit).chain(trays);
    if let Some(place) = places.clone().find(|&place| name(board, place) == text) {
        return Ok(place);
    }
    let some: Vec<String> = places.by_ref().take(3).map(|place| name(board, place)).collect();
    let kinds = format!("a pit such as {}", any_of(&some, "none"));
    Err(format!(
        "there is no place `{}` on this board; expected {kinds}, or an arrow such as {}",
        shorten(text),
        some[..some.len().min(2)].join(">")
    ))
}
