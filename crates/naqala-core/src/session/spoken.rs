//! The board as it is described to those who do not see it.

use super::{Choices, PitOutlook, Preview};
use crate::words::{Arg, Words};
use mancala::engine::{Move, Position};
use mancala::rules::{Direction, PitId, Place, Rules, Side};

/// Description of a place of the board.
#[derive(Clone, Debug)]
pub struct PlaceDescription {
    /// The place.
    pub place: Place,
    /// The pit, if it is a button.
    pub pit: Option<PitId>,
    /// The direction in which the button sows it, where there is a button for each.
    pub way: Option<Direction>,
    /// `true` if it can be chosen.
    pub open: bool,
    /// The sentence.
    pub name: String,
}

/// Places that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choosing<'a> {
    /// None.
    Nowhere,
    /// All.
    Anywhere,
    /// Those of the moves that may be made in the position.
    Among(&'a Choices),
}

/// Returns what is said of the whole table: row by row as South sees them, then what lies beside the rows.
pub fn place_descriptions(
    words: &Words,
    rules: &Rules,
    position: &Position,
    choosing: Choosing<'_>,
) -> Vec<PlaceDescription> {
    let board = &rules.board;
    let mut pits: Vec<PitId> = board.pits().collect();
    pits.sort_by_key(|&pit| (board.row(pit), board.column(pit)));
    let mut spoken = Vec::new();
    for pit in pits {
        let of_pit = |way, open, name| PlaceDescription { place: Place::pit(pit), pit: Some(pit), way, open, name };
        let name = |outlook| name(words, rules, position, pit, &outlook);
        let Choosing::Among(choices) = choosing else {
            spoken.push(of_pit(None, choosing == Choosing::Anywhere, name(PitOutlook::Nothing)));
            continue;
        };
        let several = choices.asks_way(pit);
        let ways = choices.at(pit).filter_map(|(way, mv)| Some((way?, mv))).filter(|_| several);
        let open = choices.has(pit) && (!several || choices.is_plain(pit));
        spoken.push(of_pit(None, open, name(choices.outlook(rules, position, pit, None))));
        spoken.extend(ways.map(|(way, mv)| of_pit(Some(way), true, way_name(words, rules, position, pit, way, mv))));
    }
    let trays = [("spoken-store", Place::store as fn(Side) -> Place), ("spoken-hand", Place::hand)];
    for (side, (id, place)) in board.sides().iter().flat_map(|&side| trays.map(|tray| (side, tray))) {
        let place = place(side);
        let seeds = position.at(place);
        let is_there = if id == "spoken-store" { board.has_stores() } else { seeds > 0 };
        if is_there {
            let name = of_side(words, rules, id, side, &[("seeds", seeds.into())]);
            spoken.push(PlaceDescription { place, pit: None, way: None, open: true, name });
        }
    }
    spoken
}

fn name(words: &Words, rules: &Rules, position: &Position, pit: PitId, outlook: &PitOutlook) -> String {
    let side = rules.board.owner(pit);
    let whose = match () {
        () if !rules.board.is_owned() => "nobody",
        () if side == position.chooser() => "own",
        () => "other",
    };
    let open = match outlook {
        PitOutlook::Ahead(_) => "yes",
        PitOutlook::Ways => "ways",
        PitOutlook::Barred(_) | PitOutlook::Nothing => "no",
    };
    let args = [("pit", words.pit(rules, position, pit).into()), ("whose", whose.into()), ("open", open.into())];
    let first = of_side(words, rules, "spoken-pit", side, &args);
    match outlook {
        PitOutlook::Nothing | PitOutlook::Ways => first,
        PitOutlook::Ahead(_) | PitOutlook::Barred(_) => told(first, outlook.sentences(words, rules, position)),
    }
}

fn way_name(words: &Words, rules: &Rules, position: &Position, pit: PitId, way: Direction, mv: Move) -> String {
    let said = words.answer(rules, position, Move::Way(way));
    let first = words.label_with("spoken-way", &[("pit", rules.board.name(pit).into()), ("way", said.into())]);
    let ahead = Preview::of(rules, position, mv);
    told(first, ahead.map(|ahead| ahead.sentences(words, rules, position.chooser())).unwrap_or_default())
}

/// A message about what is a side's.
fn of_side(words: &Words, rules: &Rules, id: &str, side: Side, more: &[(&str, Arg)]) -> String {
    let key = if rules.profile.is_solo() { "alone" } else { side.word() };
    let mut args = vec![("owner", words.seat(rules, side).into()), ("owner-side", key.into())];
    args.extend(more.iter().cloned());
    words.label_with(id, &args)
}

/// Sentences after one another.
fn told(first: String, sentences: Vec<String>) -> String {
    std::iter::once(first).chain(sentences).collect::<Vec<_>>().join(" ")
}
