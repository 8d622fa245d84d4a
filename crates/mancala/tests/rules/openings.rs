//! Openings that are not simply the same seeds in each pit: seeds that fall at random, and seeds that the players set
//! out themselves.

use mancala::engine::{Game, Move, legal_moves, start};
use mancala::rules::board::{BoardText, Fill, Paths, SeatLayout, SetupText};
use mancala::rules::{Board, Catalogue, PitId, Place, Rules, Settings, Side};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// The additions that the page of torus mancala lists for a board of four rows of eight, in their order.
const ADDITIONS: &str = "a3+4 b1+5 b4+3 f3+2 f4+3 e1+4 a3+3 f2+6 e1+6 b2+2 d4+3 b3+4 h1+5 a2+2 g1+6 b4+5 a2+3 a1+2 \
                         d2+3 c2+3 h2+4 d2+6 g4+3 c2+3";
/// The position to which they lead, row 1 first.
const FILLED: [[u16; 8]; 4] =
    [[2, 5, 0, 0, 10, 0, 6, 5], [5, 2, 6, 9, 0, 6, 0, 4], [7, 4, 0, 0, 0, 2, 0, 0], [0, 8, 0, 3, 0, 3, 3, 0]];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::shipped);

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let set: Settings = set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
    CATALOGUE.rules(id, &set).expect("a game of the catalogue")
}

fn torus(set: &[(&str, &str)]) -> Rules {
    rules("abstract-mancala", set)
}

fn seeds(rules: &Rules) -> Vec<u16> {
    rules.board.pits().map(|pit| rules.board.opening[pit.index()]).collect()
}

#[test]
fn the_additions_of_the_page_keep_to_the_procedure_and_lead_to_its_position() {
    let board = &torus(&[]).board;
    let mut seeds = vec![0; board.pit_count()];
    let mut times = 0;
    for addition in ADDITIONS.split_whitespace() {
        let (pit, more) = addition.split_once('+').expect("a pit and a number");
        let pit = board.pit_named(pit).expect("a pit of the board").index();
        let more: u16 = more.parse().expect("a number");
        assert!(seeds[pit] < 5, "{addition}: the pit holds {}", seeds[pit]);
        assert!((2..=6).contains(&more), "{addition}");
        seeds[pit] += more;
        times += 1;
    }
    assert_eq!(times, 24);
    assert_eq!(seeds, FILLED.concat());
    assert_eq!(seeds.iter().sum::<u16>(), 90);
}

#[test]
fn a_random_opening_is_what_such_additions_can_make() {
    for (columns, below) in [("8", 5), ("10", 6), ("12", 7)] {
        for number in 0..200 {
            let rules = torus(&[("columns", columns), ("opening", &number.to_string())]);
            let seeds = seeds(&rules);
            let total: u16 = seeds.iter().sum();
            assert!((48..=144).contains(&total), "{columns} columns, {number}: {total} seeds in 24 additions");
            assert!(seeds.iter().all(|&n| n != 1 && n <= below - 1 + 6), "{columns} columns, {number}: {seeds:?}");
            assert_eq!(u32::from(total), rules.board.total);
            assert!(Side::BOTH.map(Place::store).iter().all(|store| rules.board.opening[store.index()] == 0));
        }
    }
}

#[test]
fn all_additions_together_are_so_many_and_each_of_such_a_size() {
    // With `below` at 1 no pit is chosen twice, so each pit shows one addition.
    let text = BoardText { seats: SeatLayout::Nobody, paths: Paths::Torus, ..BoardText::plain(4, 12) };
    let mut sizes = BTreeSet::new();
    for seed in 0..50 {
        let fill = Some(Fill { times: 24, below: 1, least: 2, most: 6 });
        let setup = SetupText { rows: vec![0, 0], fill, seed, ..Default::default() };
        let board = Board::new(&text, &setup).expect("a board");
        let added: Vec<u16> = board.pits().map(|pit| board.opening[pit.index()]).filter(|&n| n > 0).collect();
        assert_eq!(added.len(), 24, "number {seed}");
        sizes.extend(added);
    }
    assert_eq!(sizes, BTreeSet::from([2, 3, 4, 5, 6]));
}

#[test]
fn the_same_number_gives_the_same_opening_and_another_another() {
    let opening = |number: u16| seeds(&torus(&[("opening", &number.to_string())]));
    let all: BTreeSet<Vec<u16>> = (0..100).map(opening).collect();
    assert_eq!(all.len(), 100);
    assert_eq!(opening(7), opening(7));
    // This one stays what it is: records of games name only its number.
    assert_eq!(
        opening(1).chunks(8).map(<[u16]>::to_vec).collect::<Vec<_>>(),
        OPENING_1.map(|row| row.to_vec()),
        "the opening of number 1"
    );
}

/// Row 1 first.
const OPENING_1: [[u16; 8]; 4] =
    [[10, 6, 0, 3, 0, 3, 9, 4], [2, 0, 0, 0, 3, 0, 7, 4], [0, 4, 0, 0, 0, 6, 2, 6], [0, 0, 5, 0, 2, 5, 4, 5]];

#[test]
fn omwesos_players_set_out_their_seeds_one_after_the_other_and_the_first_begins() {
    let rules = Arc::new(rules("omweso", &[]));
    let mut game = Game::new(rules.clone(), start(&rules));
    for side in Side::BOTH {
        let pits: Vec<PitId> = rules.board.pits_of(side).collect();
        for placed in 0..32 {
            let position = game.position();
            assert_eq!(position.to_move(), side, "after {placed} seeds");
            assert_eq!(rules.stage_rules[position.stage()].id, "arrange");
            let own: Vec<Move> = pits.iter().map(|&pit| Move::Place { pit, way: None }).collect();
            assert_eq!(&*legal_moves(&rules, position), &own, "any own pit, and nothing else");
            game.play(own[placed / 2]).expect("a legal move");
        }
    }
    let position = game.position();
    assert_eq!(rules.stage_rules[position.stage()].id, "play");
    assert_eq!(position.to_move(), Side::South);
    assert!(rules.board.pits().all(|pit| position.pit(pit) == 2), "each pit got two");
    assert!(Side::BOTH.iter().all(|&side| position.hand(side) == 0));
}

#[test]
fn without_captures_in_the_first_turn_the_second_may_capture() {
    let rules = Arc::new(rules("omweso", &[("no_capture_first_turn", "on")]));
    let mut game = Game::new(rules.clone(), start(&rules));
    let stage = |game: &Game| rules.stage_rules[game.position().stage()].id.clone();
    while stage(&game) == "arrange" {
        let moves = legal_moves(&rules, game.position());
        // Two in every pit, so that nearly every lap could capture.
        let next = moves.iter().find(|mv| matches!(mv, Move::Place { pit, .. } if game.position().pit(*pit) < 2));
        game.play(*next.expect("a pit that holds fewer than two")).expect("a legal move");
    }
    assert_eq!((stage(&game).as_str(), game.position().to_move()), ("first-turn", Side::South));
    let own = |game: &Game, side: Side| -> u16 { rules.board.pits_of(side).map(|pit| game.position().pit(pit)).sum() };
    let mv = legal_moves(&rules, game.position())[0];
    game.play(mv).expect("a legal move");
    assert_eq!((own(&game, Side::South), own(&game, Side::North)), (32, 32), "nothing was captured");
    assert_eq!((stage(&game).as_str(), game.position().to_move()), ("play", Side::North));
}

#[test]
fn one_player_spreads_the_seeds_over_the_whole_board_and_the_other_may_turn_it_round() {
    let rules = Arc::new(rules("lab-madjnuni", &[]));
    let end = PitId(rules.board.pit_count() as u8 - 1);
    for answer in [Move::Swap, Move::Pass] {
        let mut game = Game::new(rules.clone(), start(&rules));
        assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [70, 0]);
        for _ in 0..70 {
            assert_eq!(legal_moves(&rules, game.position()).len(), rules.board.pit_count());
            assert_eq!(game.position().to_move(), Side::South);
            game.play(Move::Place { pit: end, way: None }).expect("any pit is open");
        }
        assert_eq!(game.position().pit(end), 72);
        assert_eq!(game.position().to_move(), Side::North);
        assert_eq!(legal_moves(&rules, game.position()).to_vec(), [Move::Swap, Move::Pass]);
        game.play(answer).expect("the board may be turned round or left");
        assert_eq!(game.position().swapped(), answer == Move::Swap);
        // The player who has spread the seeds begins, on whichever side they now sit.
        let first = if answer == Move::Swap { Side::North } else { Side::South };
        assert_eq!(game.position().to_move(), first);
        assert_eq!(legal_moves(&rules, game.position()).len(), 1);
    }
}

#[test]
fn the_seeds_of_the_crazy_game_are_as_many_as_are_chosen() {
    for (setup, seeds, least) in [("own", "98", "2"), ("own", "120", "4"), ("random", "98", "1"), ("random", "61", "4")]
    {
        let rules = rules("lab-madjnuni", &[("setup", setup), ("seeds", seeds), ("min_per_pit", least)]);
        assert_eq!(rules.board.total.to_string(), seeds);
        let fewest = rules.board.pits().map(|pit| rules.board.opening[pit.index()]).min();
        assert!(fewest.is_some_and(|fewest| fewest >= least.parse().expect("a number")), "{setup} {seeds} {least}");
    }
}
