//! What each part of the search brings.

use super::{GAMES, rules};
use mancala::engine::{Game, GameResult, Position, start};
use mancala::rules::{Rules, Side};
use naqala_core::search::{Budget, Opponent, Parts, Player, book, network, play_match};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// After this many plies a game from the start is given up.
const MOST_PLIES: usize = 1_000;

/// A part, and how it is left out.
const PARTS: [(&str, fn(&mut Parts)); 5] = [
    ("table", |parts| parts.table = false),
    ("order", |parts| parts.order = false),
    ("estimate", |parts| (parts.estimate, parts.network) = (false, false)),
    ("network", |parts| parts.network = false),
    ("book", |parts| parts.book = false),
];

/// Plays the search with all its parts against the same search without one.
pub fn measure(words: &[&str]) {
    let word = |at: usize, usual: &'static str| words.get(at).copied().unwrap_or(usual);
    let (asked, game, games, seconds) = (word(0, "all"), word(1, "all"), word(2, "20"), word(3, "0.01"));
    let games: u32 = games.parse().expect("how many games");
    let time = Duration::from_secs_f64(seconds.parse().expect("seconds a move"));
    let with = Budget { time: Some(time), ..Budget::default() };
    for (part, leave_out) in PARTS.into_iter().filter(|(part, _)| asked == "all" || asked == *part) {
        let mut without = with;
        leave_out(&mut without.parts);
        let mut all = 0.0;
        let mut played = 0.0;
        let ids = match game {
            "all" => GAMES.to_vec(),
            "learned" => network::ids().collect(),
            "booked" => book::ids().collect(),
            game => vec![game],
        };
        for id in ids {
            let (rules, off) = (rules(id), AtomicBool::new(false));
            let [one, other] = &mut Opponent::pair(&rules, [Some(with), Some(without)], 1);
            let account = play_match(&rules, [one, other], games, 1, &off, |_, _, _| {}).expect("the program plays on");
            let points = 100.0 * account.points() / f64::from(games);
            println!("{part}: {points:.1} points of 100 in {id}");
            if part == "book" {
                let points = 100.0 * points_from_start(&rules, [with, without], games) / f64::from(games);
                println!("{part}: {points:.1} points of 100 in {id}, from the start of the game");
            }
            all += account.points();
            played += f64::from(games);
        }
        let points = 100.0 * all / played;
        println!("{part}: {points:.1} points of 100 in all");
        assert!(games < 20 || game != "all" || points > 45.0, "the search is worse off with {part}");
    }
}

/// The points of the first player in games from the start, where the random openings of a match would lead out of a book.
fn points_from_start(rules: &Rules, budgets: [Budget; 2], games: u32) -> f64 {
    let (rules, off) = (Arc::new(rules.clone()), AtomicBool::new(false));
    let result = |number: u32| {
        let mut players = Opponent::pair(&rules, budgets.map(Some), 2 * u64::from(number));
        let seat = [Side::South, Side::North][number as usize % 2];
        let is_first = |position: &Position, side: Side| (side == seat) ^ position.swapped();
        let mut game = Game::new(Arc::clone(&rules), start(&rules));
        while game.position().ended().is_none() && game.plies().len() < MOST_PLIES {
            let who = usize::from(!is_first(game.position(), game.position().chooser()));
            let mv = players[who].choose_move(&game, &off).expect("the program plays on");
            game.play(mv.expect("a game that is not over has a move")).expect("players choose legal moves");
        }
        match game.position().ended().map(|ended| ended.result) {
            Some(GameResult::Won(side)) => f64::from(u8::from(is_first(game.position(), side))),
            _ => 0.5,
        }
    };
    (0..games).map(result).sum()
}
