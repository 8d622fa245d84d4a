//! Games played by chance: how long a game is, where nobody has counted.

use crate::engine::{History, Move, Moves, Position, Silent, legal_moves, legal_moves_into, play_legal, start};
use crate::rules::Rules;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How many games are played to find out how long they are.
pub const GAMES: usize = 9;
/// The plies after which a game is long, however much longer it would go on.
pub const MOST_PLIES: u32 = 400;

/// Plays a game by chance, to its end or for at most `most` plies. Returns how many there were, and the last position.
pub fn random_game(rules: &Rules, chance: &mut ChaCha8Rng, most: u32) -> (u32, Position) {
    let mut position = start(rules);
    let mut history = History::new(rules, &position);
    let mut moves = Moves::new();
    for ply in 0..most {
        legal_moves_into(rules, &position, &mut moves);
        if moves.is_empty() {
            return (ply, position);
        }
        let mv = moves[chance.random_range(0..moves.len())];
        history.play_legal(rules, &mut position, mv, &mut Silent);
    }
    (most, position)
}

/// The first moves of a game played by chance: at least one, at most `most`, and none that ends it. Seeds that are arranged
/// first do not count.
pub fn random_plies(rules: &Rules, chance: &mut ChaCha8Rng, most: u32) -> Vec<Move> {
    let mut left = chance.random_range(1..=most);
    let mut position = start(rules);
    let mut moves = Vec::new();
    while left > 0 {
        left -= u32::from(!is_arranging(rules, &position));
        let legal = legal_moves(rules, &position);
        let mv = legal[chance.random_range(0..legal.len())];
        play_legal(rules, &mut position, mv, &mut Silent);
        if position.ended().is_some() {
            break;
        }
        moves.push(mv);
    }
    moves
}

/// Whether the players still put their seeds where they want them before play begins.
pub(super) fn is_arranging(rules: &Rules, position: &Position) -> bool {
    rules.phases[position.phase()].plan.opening.arrange.is_some()
}

/// How many plies a game has: the middle one of [`GAMES`] games played by chance, each of [`MOST_PLIES`] at most. The
/// same for the same rules.
pub fn length(rules: &Rules) -> u32 {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut lengths: Vec<u32> = (0..GAMES).map(|_| random_game(rules, &mut chance, MOST_PLIES).0).collect();
    lengths.sort_unstable();
    lengths[GAMES / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Catalogue, Settings};

    #[test]
    fn the_length_of_a_game_is_the_same_every_time_and_within_bounds() {
        let catalogue = Catalogue::shipped();
        for id in catalogue.ids() {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let plies = length(&rules);
            assert!((1..=MOST_PLIES).contains(&plies), "{id}: {plies}");
            assert_eq!(length(&rules), plies, "{id}");
        }
    }

    #[test]
    fn a_match_is_longer_than_a_game_and_a_solitaire_is_short() {
        let catalogue = Catalogue::shipped();
        let of = |id: &str| length(&catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
        assert!(
            of("tchuka-ruma") < of("kalah") && of("kalah") < of("togyz-kumalak") && of("togyz-kumalak") < of("gabata")
        );
    }
}
