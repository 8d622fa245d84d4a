//! What each part of the search brings: `cargo bench --no-default-features --bench search`, or with `-- table bao-la-kiswahili
//! 100 0.02`: a part, or `all`; a game, or `all`; how many games; seconds a move. The search with all its parts plays the
//! same search without one, each move in the same time; of every 100 games it should win more than half the points.

use naqala::rules::{Catalogue, Rules, Settings};
use naqala::search::{Budget, Parts, play_match};
use std::env::args;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Games of every kind: few moves and many, sowing in one lap and in several, seeds won and games won.
const GAMES: [&str; 8] =
    ["kalah", "oware", "bao-la-kiswahili", "togyz-kumalak", "selus", "omweso", "pallanguzhi", "mwambulula"];

/// A part, and how it is left out.
const PARTS: [(&str, fn(&mut Parts)); 3] = [
    ("table", |parts| parts.table = false),
    ("order", |parts| parts.order = false),
    ("estimate", |parts| parts.estimate = false),
];

fn main() {
    let words: Vec<String> = args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let word = |at: usize, usual: &str| words.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let (asked, game, games, seconds) = (word(0, "all"), word(1, "all"), word(2, "20"), word(3, "0.01"));
    let games: u32 = games.parse().expect("how many games");
    let time = Duration::from_secs_f64(seconds.parse().expect("seconds a move"));
    let with = Budget { time: Some(time), ..Budget::default() };
    let catalogue = Catalogue::shipped();
    let rules = |id: &str| -> Rules { catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound") };
    for (part, leave_out) in PARTS.into_iter().filter(|(part, _)| asked == "all" || asked == *part) {
        let mut without = with;
        leave_out(&mut without.parts);
        let mut all = 0.0;
        let mut played = 0.0;
        for id in GAMES.into_iter().filter(|id| game == "all" || game == *id) {
            let account = play_match(&rules(id), [Some(with), Some(without)], games, 1, &AtomicBool::new(false));
            let points = 100.0 * account.points() / f64::from(games);
            println!("{part}: {points:.1} points of 100 in {id}");
            all += account.points();
            played += f64::from(games);
        }
        let points = 100.0 * all / played;
        println!("{part}: {points:.1} points of 100 in all");
        assert!(games < 20 || game != "all" || points > 45.0, "the search is worse off with {part}");
    }
}
