//! Counts of move paths, against the figures of `tests/*.perft`. Each file names its source.

use mancala::engine::{self, NoEvents, Position};
use mancala::record::notation::parse_position;
use mancala::rules::Catalogue;
use mancala::rules::{Rules, Settings};

/// Paths longer than this many are left to slower tools.
const NODE_LIMIT: u64 = 500_000;

#[test]
fn hus() {
    check(include_str!("hus.perft"), 5);
}

#[test]
fn kalah() {
    check(include_str!("kalah.perft"), 7);
}

/// A game that ends only when the player to move has no seed: that holds for one who moves again too. Figures counted
/// by a separate program, written from the catalogue's pages alone.
#[test]
fn a_player_who_moves_again_and_has_no_seed_ends_the_game() {
    let text = "1,0,0,0,0,1/2,0,0,0,3,2 stores=19,20 to=N";
    for (id, figures) in
        [("kalah", [2, 3, 5, 3, 4, 5]), ("egyptian", [2, 3, 5, 3, 3, 0]), ("cross-kalah", [2, 3, 5, 4, 5, 9])]
    {
        let chosen = [("majority_stop", "off"), ("end_check", "mover_stuck")];
        let settings = chosen.map(|(option, value)| (option.to_owned(), value.to_owned())).into();
        let rules = Catalogue::shipped().rules(id, &settings).expect("a variant that is shipped");
        let start = parse_position(&rules, text).expect("a position of the game");
        for (depth, nodes) in (1..).zip(figures) {
            assert_eq!(perft(&rules, &start, depth), nodes, "{id} to depth {depth}");
        }
    }
}

#[test]
fn omweso() {
    check(include_str!("omweso.perft"), 6);
}

#[test]
fn oware() {
    check(include_str!("oware.perft"), 7);
}

#[test]
fn tshuba() {
    check(include_str!("tshuba.perft"), 5);
}

fn check(text: &str, figures: usize) {
    let mut id = "";
    let mut settings = Settings::new();
    let mut wanted = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split(' ').collect::<Vec<_>>().as_slice() {
            ["id", name] => id = name,
            ["set", setting] => {
                let (option, value) = setting.split_once('=').expect("OPTION=VALUE");
                settings.insert(option.into(), value.into());
            }
            ["perft", depth, nodes] => {
                wanted.push((depth.parse::<u32>().expect("a depth"), nodes.parse::<u64>().expect("a number of paths")))
            }
            _ => panic!("not a line of a perft file: {line}"),
        }
    }
    assert_eq!(wanted.len(), figures, "{id}: figures in the file");
    let rules = Catalogue::shipped().rules(id, &settings).expect("a variant that is shipped");
    for (depth, nodes) in wanted.into_iter().filter(|&(_, nodes)| nodes <= NODE_LIMIT) {
        assert_eq!(perft(&rules, &engine::start(&rules), depth), nodes, "{id} to depth {depth}");
    }
}

fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let paths = engine::legal_moves(rules, position).into_iter().map(|mv| {
        let mut after = position.clone();
        engine::play(rules, &mut after, mv, &mut NoEvents).expect("a listed move is accepted");
        perft(rules, &after, depth - 1)
    });
    paths.sum()
}
