//! Text that says how a board is made, with the numbers of the game.

use super::pieces::seeds;
use crate::geometry::pit_roles::is_house;
use crate::words::{Arg, Words};
use mancala::rules::Rules;

/// Cups of the two kinds of egg boxes.
const CUPS: [usize; 2] = [10, 12];

/// Returns how the board of a game is made, and what serves as its seeds, in paragraphs.
pub fn how_to_make(words: &Words, rules: &Rules) -> Vec<String> {
    let board = &rules.board;
    let sides = board.sides().len();
    let pits = board.pits().count();
    let stores = if board.has_stores() { sides } else { 0 };
    let large = board.ends().len() + if board.penalties { sides } else { 0 };
    let [tens, dozens] = CUPS.map(|cups| pits.div_ceil(cups));
    let said = |id: &str, args: &[(&str, Arg)]| words.label_with(id, args);
    let shape = [
        ("pits", Arg::from(pits)),
        ("form", Arg::from(if board.is_square() { "square" } else { "rows" })),
        ("rows", Arg::from(board.rows)),
        ("stores", Arg::from(stores)),
        ("large", Arg::from(large)),
    ];
    let boxes =
        [("pits", pits.into()), ("tens", tens.into()), ("dozens", dozens.into()), ("bowls", (stores + large).into())];
    let mut texts = vec![
        said("making-board", &shape),
        said("making-ground", &[]),
        said("making-boxes", &boxes),
        said("making-wood", &[]),
        said("making-seeds", &[("seeds", seeds(board).into())]),
    ];
    if board.specials > 0 {
        let pieces = words.pieces(rules, board.specials.try_into().unwrap_or(u16::MAX));
        texts.push(said("making-specials", &[("pieces", pieces.into())]));
    }
    let houses = board.pits().filter(|&pit| is_house(rules, pit)).map(|pit| words.kept(&board.name(pit)));
    let houses: Vec<String> = houses.collect();
    if !houses.is_empty() {
        texts.push(said("making-houses", &[("pits", words.all_of(&houses).into())]));
    }
    if markers(rules) > 0 {
        texts.push(said("making-markers", &[]));
    }
    texts
}

/// Returns the number of pits that a side may win, for which it needs markers.
pub(super) fn markers(rules: &Rules) -> usize {
    if !rules.profile.traps.claimed {
        return 0;
    }
    rules.profile.traps.most.map_or_else(|| rules.board.pits().count() / 2, usize::from)
}
