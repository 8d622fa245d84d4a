//! What each part of the search brings.

use super::{GAMES, rules};
use naqala_core::search::network;
use naqala_core::search::{Budget, Opponent, Parts, play_match};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A part, and how it is left out.
const PARTS: [(&str, fn(&mut Parts)); 4] = [
    ("table", |parts| parts.table = false),
    ("order", |parts| parts.order = false),
    ("estimate", |parts| (parts.estimate, parts.network) = (false, false)),
    ("network", |parts| parts.network = false),
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
            game => vec![game],
        };
        for id in ids {
            let (rules, off) = (rules(id), AtomicBool::new(false));
            let [one, other] = &mut Opponent::pair(&rules, [Some(with), Some(without)], 1);
            let account = play_match(&rules, [one, other], games, 1, &off, |_, _, _| {}).expect("the program plays on");
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
