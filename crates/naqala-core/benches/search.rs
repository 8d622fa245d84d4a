//! Measurements of the search: `cargo bench --no-default-features --bench search`, or one of them by its name after `--`.
//!
//! - `speed`: positions played in a second by the search and by a count of all lines (perft) that plays its last ply too,
//!   from the same positions; the search should be at least half as quick. `-- speed kalah` for one game.
//! - `stops`: how long searches of every shipped game go on after they are called off: less than 50 ms on an idle machine.
//! - `threads`: how long searches to a fixed depth take on two and four threads, in parts of the time of one. `-- threads
//!   kalah` for one game.
//! - `late`: Oware with 12 or fewer seeds in the pits solved without endgame tables, each position in less than a second.
//! - `levels`: the strength of the settings that levels are made of, by matches of each against the one below it, and the
//!   levels that follow, as `assets/levels.ron` has them. `-- levels oware 100`: a game; how many games a match.
//! - `reliability`: how near predicted chances come to what is scored, by classes of chances. `-- reliability oware 100`: a
//!   game, or `learned` for those with weights; how many games.
//! - a part of the search, or `all`: what it brings. `-- table bao-la-kiswahili 100 0.02`: a part; a game, `all`, or
//!   `learned` for those with weights, `booked` for those with opening books; how many games; seconds a move. The search
//!   with all its parts plays the same search without one, each move in the same time; of every 100 games it should win
//!   more than half the points.
//!
//! Tried and left out, since they gain nothing in three games (points of 100 in Oware, Kalah and Togyz kumalak, 10,000
//! positions a move, 200 games each): extension of single replies 49.5, 50.2, 50.2; of captures 45.0, 30.0, 45.2; captures
//! looked at beyond the horizon, one ply deep, 43.2, 45.8, 45.2, three deep 45.8, 44.0, 51.5; late-move reductions, captures
//! spared, 54.2, 53.5, 48.0, stronger 50.0, 53.8, 53.8, which in 1,000 games came to 51.5 in Oware and 49.9 in Kalah.

#[path = "search/late.rs"]
mod late;
#[path = "search/levels.rs"]
mod levels;
#[path = "search/parts.rs"]
mod parts;
#[path = "search/reliability.rs"]
mod reliability;
#[path = "search/speed.rs"]
mod speed;
#[path = "search/stops.rs"]
mod stops;
#[path = "search/threads.rs"]
mod threads;

use mancala::engine::{Move, NoEvents, Position, legal_moves, play_legal, start};
use mancala::rules::{Catalogue, Rules, Settings};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Games of every kind: few moves and many, sowing in one lap and in several, seeds won and games won.
const GAMES: [&str; 8] =
    ["kalah", "oware", "bao-la-kiswahili", "togyz-kumalak", "selus", "omweso", "pallanguzhi", "mwambulula"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => {
            speed::measure("all");
            stops::measure();
            late::measure();
            parts::measure(&[]);
        }
        ["speed"] => speed::measure("all"),
        ["speed", game] => speed::measure(game),
        ["threads"] => threads::measure("all"),
        ["threads", game] => threads::measure(game),
        ["stops"] => stops::measure(),
        ["late"] => late::measure(),
        ["levels", game, games] => levels::measure(game, games.parse().expect("how many games")),
        ["reliability", game, games] => reliability::measure(game, games.parse().expect("how many games")),
        words => parts::measure(words),
    }
}

/// The rules of a shipped game, a single round where it is played in matches.
fn rules(id: &str) -> Rules {
    let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
    Rules { rounds: None, ..rules }
}

/// The positions of a game played at random, at most this many.
fn random_course(rules: &Rules, seed: u64, most: usize) -> Vec<Position> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start(rules);
    let mut course = Vec::new();
    while position.ended().is_none() && course.len() < most {
        let moves = legal_moves(rules, &position);
        let mv: Move = moves[chance.next_u32() as usize % moves.len()];
        course.push(position.clone());
        play_legal(rules, &mut position, mv, &mut NoEvents);
    }
    course
}
