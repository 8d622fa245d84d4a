//! The same games: of every game of the catalogue, with each value of each option, a few games played at random leave a
//! fingerprint of their positions and one of what was told. Whoever changes how rules are said or obeyed sees
//! here which games are no longer played, or no longer told, as before.

use crate::common::cases::{Case, cases, sparse};
use crate::common::tell;
use mancala::engine::{self, Game, Position, legal_moves};
use mancala::record::notation::{move_text, position_text};
use mancala::rules::{Catalogue, Side};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Write;

/// Games of each case: every other one begins with few seeds, so that ends are reached.
const GAMES: u64 = 6;
/// A game is broken off after this many plies.
const PLIES: usize = 120;

#[test]
fn every_game_is_played_and_told_as_before() {
    let mut lines = String::new();
    for case in cases(&Catalogue::shipped()) {
        let [played, told] = fingerprints(&case);
        writeln!(lines, "{}: {played:08x} {told:08x}", case.title()).expect("a string takes every line");
    }
    insta::assert_snapshot!(lines);
}

/// Of the positions, with the moves that were legal in each, and of the events, with the clauses that caused them.
fn fingerprints(case: &Case) -> [u32; 2] {
    let mut chance = ChaCha8Rng::seed_from_u64(u64::from(digest(0, &case.title())));
    let (mut played, mut told) = (0, 0);
    for number in 0..GAMES {
        let begins = if number % 2 == 0 { engine::start(&case.rules) } else { few(case, &mut chance) };
        let mut game = Game::new(case.rules.clone(), begins);
        for _ in 0..PLIES {
            let before = game.position().clone();
            let moves = legal_moves(&case.rules, &before);
            // In the order of their texts: in which order the engine lists them is no fact of the game.
            let mut legal: Vec<_> = moves.iter().map(|&mv| (move_text(&case.rules, &before, mv), mv)).collect();
            legal.sort_by(|(one, _), (other, _)| one.cmp(other));
            played = digest(played, &position_text(&case.rules, &before));
            for (text, _) in &legal {
                played = digest(played, text);
            }
            if legal.is_empty() {
                break;
            }
            let (_, mv) = legal[chance.random_range(0..legal.len())];
            let ply = game.play(mv).expect("a legal move may be played");
            for line in tell(&case.rules, &before, &ply.events) {
                told = digest(told, &line);
            }
        }
    }
    [played, told]
}

/// A position of few seeds.
fn few(case: &Case, chance: &mut impl Rng) -> Position {
    let pits: Vec<u8> = (0..chance.random_range(4..16)).map(|_| chance.random_range(0..128)).collect();
    sparse(&case.rules, &pits, 0, Side::BOTH[chance.random_range(0..2)])
}

/// A digest of a text and of what went before it (Fowler, Noll, Vo 1991: FNV-1a, 32 bits).
fn digest(before: u32, text: &str) -> u32 {
    let bytes = text.bytes().chain([b'\n']);
    bytes.fold(before ^ 0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
