//! Lines of the rule page on the board and the opening.

use super::keys::MessageKey;
use super::message::Message;
use super::{Arg, Words, game};
use mancala::rules::board::{Fill, LETTERS, Stores};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::choice::Specials;
use mancala::rules::kinds::landing::To;
use mancala::rules::kinds::sowing::{OrBack, Ways};
use mancala::rules::{Direction, Part, PitId, Place, PlaceKind, Rules, Side};
use std::collections::BTreeMap;

/// Returns the lines on the board, in teaching order.
pub(super) fn lines(words: &Words, rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    let square = board.is_square();
    let id = match () {
        () if board.names_seats() => "board-shape-seats",
        () if square => "board-shape-square",
        () if board.is_endwise() => "board-shape-endwise",
        () => "board-shape",
    };
    let shape = Message::new(id)
        .with("rows", board.rows)
        .with("half", board.rows / 2)
        .with("columns", board.columns)
        .with("players", board.players.key())
        .with("shared", rules.profile.choice.shared.key())
        .with("joined", board.is_torus().key())
        .at(described_first(rules));
    let players = board.sides().len();
    let first = rules.profile.sowing.first_in_store;
    let stores = match board.stores {
        Stores::Aside if first && players == 2 => "first",
        Stores::Aside if players == 2 && rules.profile.rounds.is_match && !rules.profile.captures.fill_stores => "kept",
        Stores::Aside if players == 2 && !rules.profile.captures.fill_stores => "won",
        Stores::Own if board.names_paths() => "own-named",
        Stores::All if board.names_paths() => "all-named",
        stores => stores.key(),
    };
    let mut lines = vec![shape];
    lines.extend(seats(words, rules));
    lines.push(
        Message::new("board-stores")
            .with("stores", stores)
            .with("at", if board.stores == Stores::OwnLeft { "left" } else { "right" })
            .with("players", if square || players < 3 { players } else { 3 })
            .at(board.sides().iter().filter(|_| board.has_stores()).map(|&side| Place::store(side))),
    );
    if board.has_ends() {
        let [left, right] = [Side::North, Side::South].map(|side| board.end_after(side));
        let name = |pit: Option<PitId>| pit.map_or_else(String::new, |pit| board.name(pit));
        let ends = board.ends().map(Place::pit);
        lines.push(Message::new("board-end-pits").with("left", name(left)).with("right", name(right)).at(ends));
    }
    if board.penalties {
        lines.push(Message::new("board-penalties").at(board.sides().iter().map(|&side| Place::penalty(side))));
    }
    lines.extend(opening(words, rules));
    if board.specials > 0 {
        lines.push(words.named(rules, specials(words, rules)));
    }
    let corner = PitId(board.rows * board.columns - 1);
    let sown = board.sows_stores();
    let names = match () {
        () if board.rows == 1 => "board-names-alone",
        () if square => "board-names-square",
        () => "board-names",
    };
    lines.push(
        Message::new(names)
            .with("first", board.name(PitId(0)))
            .with("last", board.name(corner))
            .with("wide", (board.columns > LETTERS).key())
            .with("sown", (sown && rules.profile.is_solo()).key()),
    );
    if sown && !rules.profile.is_solo() && !square {
        let letters: Vec<String> = board.sides().iter().map(|side| side.letter().to_string()).collect();
        lines.push(Message::new("board-store-names").with("players", players).with("letters", words.all_of(&letters)));
    }
    if rules.profile.choice.lifts_stores {
        lines.push(Message::new("board-store-moves"));
    }
    lines.extend(paths(words, rules));
    lines.extend(special_pits(words, rules));
    lines.extend(terms(words, rules));
    lines
}

/// Returns the pits that the first line describes: those of the player nearest, or all if they are everybody's or are
/// named below.
fn described_first(rules: &Rules) -> Vec<Place> {
    let board = &rules.board;
    let all = !board.is_owned() || board.names_seats() || rules.profile.is_solo() || rules.profile.choice.shared;
    if all { board.pits().map(Place::pit).collect() } else { board.pits_of(Side::South).map(Place::pit).collect() }
}

/// Returns the lines on the order of turns and on the player who begins.
pub(super) fn turns(words: &Words, rules: &Rules) -> Vec<Message> {
    if rules.board.sides().len() == 1 {
        return vec![Message::new("turn-alone")];
    }
    let first = rules.board.first;
    let order: Vec<String> = rules.board.sides().iter().map(|&side| words.side(side)).collect();
    vec![
        if order.len() == 2 {
            Message::new("turn-alternate")
        } else {
            let players = rules.board.players.key();
            Message::new("turn-square").with("players", players).with("order", words.all_of(&order))
        },
        Message::new("setup-first").with("side", first.key()).with("player", words.side(first)),
    ]
}

/// Returns the lines on a random opening: the seeds there before, and those added.
fn random(rules: &Rules, fill: Fill) -> Vec<Message> {
    let board = &rules.board;
    let Fill { times, below, least, most } = fill;
    let laid = board.laid.iter().min().zip(board.laid.iter().max());
    let (fewest, largest) = laid.map_or((0, 0), |(&fewest, &largest)| (fewest, largest));
    // A limit that no pit comes to need not be told.
    let limited = u32::from(largest) + u32::from(times.saturating_sub(1)) * u32::from(most) >= u32::from(below);
    vec![
        Message::new("setup-random")
            .with("laid", if fewest == largest { fewest } else { 0 })
            .with("times", times)
            .with("limited", limited.key())
            .with("below", below)
            .with("least", least)
            .with("most", most)
            .with("range", (least != most).key())
            .with("total", board.total - board.specials)
            .at(board.pits().map(Place::pit)),
    ]
}

fn opening(words: &Words, rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    let mut lines = match board.fill {
        Some(fill) => random(rules, fill),
        None => laid_out(words, rules),
    };
    let hand = board.opening[Place::hand(board.first).index()];
    let alone = board.sides().iter().any(|&side| board.opening[Place::hand(side).index()] == 0);
    if hand > 0 {
        let empty = board.pits().all(|pit| board.opening[pit.index()] == 0);
        lines.push(
            Message::new("setup-hand")
                .with("seeds", hand)
                .with("alone", alone.key())
                .with("first", words.side(board.first))
                .with("total", board.total - board.specials)
                .with("empty", empty.key())
                .at(board.sides().iter().map(|&side| Place::hand(side)).filter(|hand| board.opening[hand.index()] > 0)),
        );
    } else if board.fill.is_none() && lines.iter().all(|line| line.id != "setup-pits") {
        lines.push(Message::new("setup-total").with("total", board.total - board.specials));
    }
    if board.is_laid_by_turn() {
        let second = words.side(board.first.opponent());
        lines.push(
            Message::new("setup-second").with("second", second).with("match", rules.profile.rounds.is_match.key()),
        );
    }
    lines
}

/// Returns the lines on an opening that is laid out by rule.
fn laid_out(words: &Words, rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    let seeds = |pit: PitId| board.opening[pit.index()];
    let even = |row: u8| {
        board.pits().filter(|&pit| board.row(pit) == row).all(|pit| seeds(pit) == seeds(first_of(board, row)))
    };
    let of = |row: u8| seeds(first_of(board, row));
    let filled = || board.every_pit().filter(|&pit| seeds(pit) > 0).map(Place::pit);
    let alike = (0..board.rows).all(|row| of(row) == of(0));
    if (0..board.rows).all(even) && (alike || !board.names_seats() && !board.is_laid_by_turn()) {
        return vec![if alike && of(0) == 0 {
            Message::new("setup-empty")
        } else if alike {
            Message::new("setup-pits")
                .with("seeds", of(0))
                .with("ends", board.ends().next().map_or("none", |pit| if seeds(pit) > 0 { "filled" } else { "empty" }))
                .with("at-ends", board.ends().next().map_or(0, seeds))
                .with("total", board.every_pit().map(|pit| u32::from(seeds(pit))).sum::<u32>())
                .with("stores", if rules.profile.is_solo() && board.has_stores() { "one" } else { board.stores.key() })
                .at(filled())
        } else {
            Message::new("setup-rows").with("outer", of(0)).with("inner", of(1)).at(filled())
        }];
    }
    let mut counts: BTreeMap<u16, Vec<PitId>> = BTreeMap::new();
    for pit in board.pits() {
        counts.entry(seeds(pit)).or_default().push(pit);
    }
    let usual = counts.iter().max_by_key(|(_, pits)| pits.len()).map_or(0, |(&seeds, _)| seeds);
    // Where most pits differ, the rows are read more easily than a list of pits.
    if counts.iter().filter(|(seeds, _)| **seeds != usual).map(|(_, pits)| pits.len()).sum::<usize>() > 12 {
        let row = |row: u8| {
            let held: Vec<String> =
                board.pits().filter(|&pit| board.row(pit) == row).map(|pit| seeds(pit).to_string()).collect();
            words.say(&Message::new("setup-row").with("row", row + 1).with("seeds", held.join(" ")))
        };
        let rows: Vec<String> = (0..board.rows).map(row).collect();
        return vec![Message::new("setup-listed").with("rows", words.lists(&rows))];
    }
    let exceptions: Vec<String> = counts
        .iter()
        .filter(|(seeds, _)| **seeds != usual)
        .rev()
        .map(|(&seeds, pits)| {
            let names = words.pit_names(board, pits);
            let message = Message::new("setup-exception")
                .with("seeds", seeds)
                .with("pits", words.all_of(&names))
                .with("pit-count", names.len());
            words.say(&message)
        })
        .collect();
    vec![Message::new("setup-usual").with("usual", usual).with("exceptions", words.lists(&exceptions)).at(filled())]
}

/// Returns the line on the special pieces of the opening.
fn specials(words: &Words, rules: &Rules) -> Message {
    let board = &rules.board;
    let counts: Vec<u16> = board.every_pit().map(|pit| board.opening[Place::special(pit).index()]).collect();
    let each = counts.iter().copied().max().unwrap_or(0);
    let holding = || board.every_pit().filter(|pit| counts[pit.index()] > 0);
    let named: Vec<String> = holding().map(|pit| board.name(pit)).collect();
    Message::new("setup-specials")
        .with("everywhere", (named.len() == counts.len()).key())
        .with("pieces", words.pieces(rules, each))
        .with("count", named.len())
        .with("pits", words.all_of(&named))
        .with("sown", game::any(rules, |it| matches!(it, Clause::Lift(it) if it.specials == Specials::Sown)).key())
        .at(holding().map(Place::pit))
}

fn first_of(board: &mancala::rules::Board, row: u8) -> PitId {
    PitId(row * board.columns)
}

/// Returns the lines on the owners of the pits, where these are named one by one.
fn seats(words: &Words, rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    if !board.names_seats() {
        return Vec::new();
    }
    let said = |id: &'static str, pits: Vec<PitId>| {
        let names = words.pit_names(board, &pits);
        Message::new(id)
            .with("pits", words.all_of(&names))
            .with("count", pits.len())
            .at(pits.into_iter().map(Place::pit))
    };
    let seat = |&side: &Side| {
        said("board-seat", board.pits_of(side).collect())
            .with("player", words.side(side))
            .with("alone", rules.profile.is_solo().key())
    };
    let nobodys: Vec<PitId> = board.pits().filter(|&pit| board.is_nobodys(pit)).collect();
    let rest = (!nobodys.is_empty()).then(|| said("board-seat-nobody", nobodys));
    board.sides().iter().map(seat).chain(rest).collect()
}

/// Returns the lines on the paths of sowing.
fn paths(words: &Words, rules: &Rules) -> Vec<Message> {
    let board = &rules.board;
    if board.is_torus() {
        return lines_of_torus(words, rules);
    }
    // Where it is sown in both directions, one of them does.
    let clockwise = game::every(rules).find_map(|(_, it)| match it {
        Clause::Way(it) if it.or_back == OrBack::Never => Some(it.way == Ways::Cw),
        _ => None,
    });
    let way = if clockwise == Some(true) { Direction::Cw } else { Direction::Ccw };
    // It is told from where the player's own row is entered.
    let places = |side: Side| {
        let mut places = board.path(side).to_vec();
        if way == Direction::Cw && !rules.profile.is_solo() {
            let row = places[0].as_pit().map_or(1, |pit| board.span(pit));
            places.rotate_left(usize::from(row.max(1)) - 1);
            places[1..].reverse();
        }
        places
    };
    let path = |side| words.path(board, &places(side));
    let first = |side| board.place_name(places(side)[0]);
    let shared = board.shares_ring();
    let own = matches!(board.stores, Stores::Own | Stores::OwnLeft);
    let [south, north] = [Side::South, Side::North];
    let both = |id: &'static str| {
        Message::new(id)
            .with("way", way.key())
            .with("south-path", path(south))
            .with("south-first", first(south))
            .with("north-path", path(north))
            .with("north-first", first(north))
    };
    if rules.profile.is_solo() {
        return vec![Message::new("board-path-alone").with("path", path(south)).with("first", first(south))];
    }
    if shared && !own || board.is_square() {
        let whole = board.every_pit().all(|pit| board.passes(south, pit));
        return vec![
            Message::new("board-path-shared")
                .with("stores", board.stores.key())
                .with("whole", whole.key())
                .with("way", way.key())
                .with("path", path(south))
                .with("first", first(south)),
        ];
    }
    if board.sides().len() == 2 && shared {
        return vec![both("board-path-own-stores")];
    }
    if board.sides().len() == 2 && !board.crosses() && !board.names_paths() {
        let round = match board.seating().rows_of_side() {
            _ if board.is_endwise() => "half",
            _ if board.names_seats() => "pits",
            1 => "row",
            _ => "rows",
        };
        return vec![both("board-path-own-rings").with("round", round)];
    }
    let each = board.sides().iter().map(|&side| {
        Message::new("board-path-of")
            .with("player", words.side(side))
            .with("path", path(side))
            .with("first", first(side))
    });
    let differ = Message::new("board-paths-differ").with("way", way.key()).with("crosses", board.crosses().key());
    [differ].into_iter().chain(each).collect()
}

/// Returns the lines on a torus.
fn lines_of_torus(words: &Words, rules: &Rules) -> Vec<Message> {
    let (board, from) = (&rules.board, PitId(0));
    let line = |way: Direction| board.line(Side::South, way, from);
    let path = words.line(board, &line(Direction::Ne));
    vec![
        Message::new("board-path-torus"),
        Message::new("board-path-torus-lengths")
            .with("row", line(Direction::E).len())
            .with("column", line(Direction::N).len())
            .with("diagonal", line(Direction::Ne).len())
            .with("from", board.name(from))
            .with("path", path),
    ]
}

/// Returns the lines on pits that some clause names.
fn special_pits(words: &Words, rules: &Rules) -> Vec<Message> {
    let mut lines = Vec::new();
    let line = |id: &'static str, parts: &[Part]| {
        let named = |side: Side| words.names(rules, side, parts);
        let board = &rules.board;
        let pits = board.sides().iter().flat_map(|&side| parts.iter().flat_map(move |&part| board.part(side, part)));
        let message = Message::new(id).with("south", named(Side::South)).with("north", named(Side::North));
        words.named(rules, message.at(pits.map(Place::pit)))
    };
    for (_, clause) in game::every(rules) {
        match clause {
            Clause::House(it) => {
                lines.push(line("board-house", &[it.at]).with("see", words.heading(rules, "page-house")));
            }
            Clause::Send(it) if it.to == To::RowEnd => {
                lines.push(line("board-ends", &[Part::InnerLeft(1), Part::InnerRight(1)]));
                if it.zone > 1 {
                    let near = |n: u8| [Part::InnerLeft(n), Part::InnerRight(n)];
                    let parts: Vec<Part> = (1..=it.zone).flat_map(near).collect();
                    lines.push(line("board-near-ends", &parts));
                }
            }
            Clause::Way(it) if it.or_back != OrBack::Never && !it.r#if.at.is_empty() => {
                lines.push(line("board-reverse", &it.r#if.at));
            }
            Clause::Optional(it) if !it.r#if.at.is_empty() => {
                let parts = &it.r#if.at;
                let pits = rules.board.pits_of(Side::South);
                let count = pits.filter(|&pit| parts.iter().any(|&part| rules.board.in_part(pit, part))).count();
                lines.push(line("board-halts", parts).with("count", count));
            }
            _ => {}
        }
    }
    lines.dedup();
    lines
}

/// Returns the lines on the players' own words.
fn terms(words: &Words, rules: &Rules) -> Vec<Message> {
    let terms = &rules.about.terms;
    let said = [
        ("term-pit", &terms.pit),
        ("term-seed", &terms.seed),
        ("term-store", &terms.store),
        ("term-reserve", &terms.reserve),
    ];
    let alone = rules.profile.is_solo().key();
    said.into_iter()
        .filter(|(_, term)| !term.is_empty())
        .map(|(id, term)| Message::new(id).with("term", words.text(term)).with("alone", alone))
        .collect()
}

impl Words {
    /// Returns the name of a side.
    pub fn side(&self, side: Side) -> String {
        self.say(&Message::new(match side {
            Side::South => "side-south",
            Side::North => "side-north",
            Side::East => "side-east",
            Side::West => "side-west",
        }))
    }

    /// `2 × 6 pits, 48 seeds`.
    pub fn board_facts(&self, rows: u8, columns: u8, seeds: u32) -> String {
        let args = [
            ("rows", Arg::from(usize::from(rows))),
            ("columns", Arg::from(usize::from(columns))),
            ("seeds", Arg::from(seeds as usize)),
        ];
        self.label_with("game-board", &args)
    }

    /// Returns the name of a side in these rules: a single player sits at no side.
    pub fn seat(&self, rules: &Rules, side: Side) -> String {
        if rules.profile.is_solo() { self.say(&Message::new("side-alone")) } else { self.side(side) }
    }

    /// Returns the name of a pit on the board, or the owner of a store or reserve.
    pub fn place(&self, rules: &Rules, place: Place) -> String {
        match place.kind() {
            PlaceKind::Pit(pit) | PlaceKind::Special(pit) => rules.board.name(pit),
            PlaceKind::Store(side) | PlaceKind::SpecialStore(side) => self.say(
                &Message::new("place-store")
                    .with("player", self.seat(rules, side))
                    .with("player-side", game::seat_key(rules, side)),
            ),
            PlaceKind::Hand(side) => self.say(
                &Message::new("place-hand")
                    .with("player", self.seat(rules, side))
                    .with("player-side", game::seat_key(rules, side)),
            ),
            PlaceKind::Spare(side) => self.say(
                &Message::new("place-spare")
                    .with("player", self.seat(rules, side))
                    .with("player-side", game::seat_key(rules, side)),
            ),
            PlaceKind::Penalty(side) => self.say(
                &Message::new("place-penalty")
                    .with("player", self.seat(rules, side))
                    .with("player-side", game::seat_key(rules, side)),
            ),
            // Nothing is said of it: where seeds in flight are is seen.
            PlaceKind::Flight => String::new(),
        }
    }
}
