//! The law of rule pages: whatever the engine obeys, the page states.

use crate::common::cases::{cases, sparse};
use mancala::engine::{self, Game, Position};
use mancala::rules::{Catalogue, Cause, Rules, Side};
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Games played of each game with each value of each option.
const GAMES: usize = 4;

/// Plies of a game at most.
const PLIES: usize = 60;

/// Returns the clauses that have a sentence of their own on the page, and the fields of clauses.
fn stated(rules: &Rules) -> BTreeSet<Cause> {
    let page = Words::english().page(rules);
    page.sections.iter().flat_map(|section| &section.lines).filter_map(|line| line.clause).collect()
}

/// Adds the clauses that bar moves of a position, decide between them, allow them, or have to be known to choose one.
fn obey(rules: &Rules, position: &Position, obeyed: &mut BTreeSet<Cause>) {
    obeyed.extend(engine::left_out(rules, position).into_iter().map(|(_, cause)| cause));
    let attempts = engine::attempts(rules, position);
    obeyed.extend(attempts.into_iter().filter_map(|mv| engine::why_not(rules, position, mv)?.clause()));
    obeyed.extend(engine::to_be_known(rules, position));
    let moves = engine::legal_moves(rules, position);
    obeyed.extend(moves.iter().filter_map(|&mv| engine::allowed_by(rules, position, mv)));
}

#[test]
fn page_states_every_clause_that_the_engine_obeys() {
    let catalogue = Catalogue::shipped();
    let mut missing = BTreeSet::new();
    let mut seen = 0;
    for case in cases(&catalogue) {
        let stated = stated(&case.rules);
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut obeyed = BTreeSet::new();
        for number in 0..GAMES {
            // Half of the games begin with few seeds in the pits.
            let pits: Vec<u8> = (0..rng.random_range(2..20)).map(|_| rng.random()).collect();
            let start = match number % 2 {
                0 => engine::start(&case.rules),
                _ => sparse(&case.rules, &pits, rng.random_range(-9..=9), Side::South),
            };
            let mut game = Game::new(case.rules.clone(), start);
            for _ in 0..PLIES {
                obey(&case.rules, game.position(), &mut obeyed);
                let moves = engine::legal_moves(&case.rules, game.position());
                if moves.is_empty() {
                    break;
                }
                let mv = moves[rng.random_range(0..moves.len())];
                let ply = game.play(mv).expect("a legal move");
                obeyed.extend(ply.events.iter().filter_map(|told| told.clause));
            }
        }
        seen += obeyed.len();
        for cause in obeyed.difference(&stated) {
            missing.insert(format!("{}: {}", case.title(), case.rules.cause_name(*cause)));
        }
    }
    assert!(seen > 1_000, "{seen}");
    let lines: Vec<&str> = missing.iter().map(String::as_str).collect();
    assert!(missing.is_empty(), "{} are obeyed and not stated\n{}", lines.len(), lines.join("\n"));
}
