//! The strength of the settings that levels are made of, and the levels that follow.

use super::rules;
use mancala::record::LEVELS;
use naqala_core::search::levels::{Level, RUNGS};
use naqala_core::search::{Budget, Opponent, play_match};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Elo points by which a setting has to be stronger than those below it to be worth a level: less may be chance.
const LEAST_STEP: f64 = 40.0;
/// Elo points between two levels, where a game allows as many.
const STEP: f64 = 150.0;
/// Longest time that the highest level takes for a move, on average.
const LONGEST: Duration = Duration::from_secs(2);
/// Longest time for a match: of those of slow settings fewer games are played, and none where even [`FEWEST`] would take
/// [`TOO_LONG`].
const MATCH: Duration = Duration::from_secs(20);
const TOO_LONG: Duration = Duration::from_secs(80);
/// Moves that a player makes in a game, about.
const MOVES: u32 = 30;
/// Time that each setting takes at most, in times of the one below it.
const SLOWER: u32 = 3;
/// Elo points that the last three steps measured bring together, from which on stronger settings, not measured, are
/// still worth having.
const STILL_RISING: f64 = 100.0;
/// Fewest games of a match.
const FEWEST: u32 = 20;

/// Plays every setting against the one below it and prints the levels of a game.
pub fn measure(id: &str, games: u32) {
    let rules = rules(id);
    let mut elo = vec![0.0];
    let mut stronger = None;
    for rung in 1..RUNGS {
        let budgets = [rung, rung - 1].map(|rung| Some(Budget::of_rung(rung)));
        let (mut played, begun, off) = (0, Instant::now(), AtomicBool::new(false));
        let mut points = 0.0;
        let mut game_time = Duration::ZERO;
        // Openings differ by the number they are drawn from: two games of each.
        while played < games && (played < FEWEST || begun.elapsed() < MATCH) {
            let seed = 1_000 + u64::from(played);
            let [one, other] = &mut Opponent::pair(&rules, budgets, seed);
            let account = play_match(&rules, [one, other], 2, seed, &off, |_, _, _| {}).expect("the program plays on");
            points += account.points();
            played += 2;
            game_time = begun.elapsed() / played;
        }
        let share = (points / f64::from(played)).clamp(0.5 / f64::from(played), 1.0 - 0.5 / f64::from(played));
        let step = 400.0 * (share / (1.0 - share)).log10();
        elo.push(elo[rung - 1] + step);
        eprintln!(
            "{id}: setting {rung} against {}: {:.1} of 100, {played} games, {game_time:?} a game",
            rung - 1,
            100.0 * share
        );
        let next = game_time * SLOWER;
        if next > TOO_LONG / FEWEST || next > LONGEST * MOVES {
            if step_of_three(&elo) >= STILL_RISING {
                stronger = longest_bearable(rung, game_time);
            }
            break;
        }
    }
    let most = usize::from(LEVELS) - usize::from(stronger.is_some());
    let mut levels = chosen(&elo, most);
    levels.extend(stronger.map(|rung| Level { rung: rung as u8, elo: None }));
    let levels: Vec<String> =
        levels.iter().map(|level| format!("(rung: {}, elo: {:?})", level.rung, level.elo)).collect();
    println!("    \"{id}\": [{}],", levels.join(", "));
}

/// Returns by how many Elo points the last setting is stronger than that three steps below it.
fn step_of_three(elo: &[f64]) -> f64 {
    elo.last().copied().unwrap_or_default() - elo[elo.len().saturating_sub(4)]
}

/// Returns the highest setting above this one that does not take too long for a move; `game_time`: that of a game with
/// this one.
fn longest_bearable(rung: usize, game_time: Duration) -> Option<usize> {
    let time = |higher: usize| game_time * SLOWER.pow((higher - rung) as u32);
    (rung + 1..RUNGS).rev().find(|&higher| time(higher) <= LONGEST * MOVES)
}

/// Returns the levels of a game with settings of this strength, at most this many: even steps from the weakest to the
/// strongest.
fn chosen(elo: &[f64], most: usize) -> Vec<Level> {
    let mut best = 0;
    let rising: Vec<usize> = (0..elo.len())
        .filter(|&rung| {
            let is_stronger = rung == 0 || elo[rung] > elo[best] + LEAST_STEP;
            best = if is_stronger { rung } else { best };
            is_stronger
        })
        .collect();
    let range = elo[best] - elo[0];
    let steps = (range / STEP).round().clamp(1.0, most as f64 - 1.0);
    let mut levels: Vec<Level> = Vec::new();
    for step in 0..=steps as usize {
        let meant = elo[0] + range * step as f64 / steps;
        let nearest =
            rising.iter().min_by(|&&one, &&other| (elo[one] - meant).abs().total_cmp(&(elo[other] - meant).abs()));
        let rung = *nearest.expect("the first is one");
        if levels.last().is_none_or(|last| usize::from(last.rung) < rung) {
            levels.push(Level { rung: rung as u8, elo: Some((elo[rung] - elo[0]) as u16) });
        }
    }
    levels
}
