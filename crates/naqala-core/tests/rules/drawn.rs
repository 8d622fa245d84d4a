//! Positions with few seeds, as drawn.

use mancala::engine::{self, Position};
use mancala::record::notation::parse_position;
use mancala::rules::Rules;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

/// A position of a two-row game with this many seeds in the pits and the others shared between the stores, as drawn.
pub fn drawn(rules: &Rules, seeds: u32, chance: &mut ChaCha8Rng) -> Option<Position> {
    let (board, mut below) = (&rules.board, |n: u32| chance.next_u32() % n);
    let mut pits = vec![0; board.pit_count()];
    for _ in 0..seeds {
        pits[below(board.pit_count() as u32) as usize] += 1;
    }
    let rows: Vec<String> = pits
        .chunks(pits.len() / 2)
        .map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
        .collect();
    let stored = board.total - seeds;
    // Not so unequal that the game is decided.
    let south = stored / 2 - below(seeds.min(stored / 2) / 2 + 1) + below(seeds / 2 + 1);
    let to = ["S", "N"][below(2) as usize];
    let text = format!("{} stores={},{} to={to}", rows.join("/"), south, stored - south);
    let position = parse_position(rules, &text).ok()?;
    (!engine::legal_moves(rules, &position).is_empty()).then_some(position)
}
