//! Reasons for refusing a move, which must hold for the pit that they are given for.

use mancala::engine::{Mark, Move, NoEvents, Position, legal_moves, play_legal, start, why_not};
use mancala::rules::{Catalogue, PitId, Rules, Settings};
use naqala_core::words::Words;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Plies played in each game.
const PLIES: usize = 120;

/// Returns the reason why a pit may not be lifted.
fn refusal(rules: &Rules, position: &Position, pit: PitId) -> Option<String> {
    let refused = why_not(rules, position, Move::Sow { pit, way: None })?;
    Some(Words::english().refusal(rules, position, refused))
}

#[test]
fn rath_is_refused_as_a_rath() {
    let rules = Catalogue::shipped().rules("rath", &Settings::new()).expect("a shipped game");
    let own = PitId(7);
    assert_eq!(rules.board.name(own), "h1");
    assert_eq!(
        refusal(&rules, &start(&rules), own).expect("nobody lifts a rath"),
        "South may lift only a pit on South's own side that holds 2 or more seeds and is not a rath."
    );
}

/// Whoever reads that a pit must hold a number of seeds, and counts as many in it, learns nothing.
#[test]
fn trap_that_holds_enough_seeds_is_refused_for_being_one() {
    let catalogue = Catalogue::shipped();
    let mut refused = 0;
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped game");
        let mut lots = ChaCha8Rng::seed_from_u64(5);
        let mut position = start(&rules);
        for ply in 0..PLIES {
            let moves = legal_moves(&rules, &position);
            let Some(last) = moves.len().checked_sub(1) else { break };
            let own = rules.board.pits().filter(|&pit| position.owner(&rules.board, pit) == position.to_move());
            let is_trap = |pit: &PitId| matches!(position.mark(*pit), Mark::Trap(_)) && position.pit(*pit) > 1;
            for pit in own.filter(is_trap).filter(|_| position.ask().is_none()) {
                let Some(said) = refusal(&rules, &position, pit) else { continue };
                let only_counts = said.contains("may lift only") && !said.contains(" is not ");
                assert!(!only_counts, "{id}, ply {ply}, {}: {said}", rules.board.name(pit));
                refused += 1;
            }
            let mv = moves[lots.next_u32() as usize % (last + 1)];
            play_legal(&rules, &mut position, mv, &mut NoEvents);
        }
    }
    assert!(refused > 100, "{refused}");
}
