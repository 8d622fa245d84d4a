//! Plays a game at random and prints the effects of each move, with the rule that caused each.
//!
//! `cargo run -p mancala --example random_game [VARIANT [NUMBER]]`: the same number gives the same game.

use mancala::engine::{Event, Game, Info, StateChange, Transfer, TransferKind, legal_moves, start};
use mancala::record::notation::{ply_text, position_text};
use mancala::rules::{Catalogue, Settings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::error::Error;
use std::sync::Arc;

/// After this many moves a game is left as it is: not every game ends by itself.
const MOST_MOVES: usize = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "oware".to_owned());
    let number = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let rules = Arc::new(Catalogue::shipped().rules(&id, &Settings::new())?);
    let mut game = Game::new(Arc::clone(&rules), start(&rules));
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    while game.plies().len() < MOST_MOVES {
        let moves = legal_moves(&rules, game.position());
        if moves.is_empty() {
            break;
        }
        game.play(moves[chance.random_range(0..moves.len())]).expect("a listed move is legal");
        let ply = game.plies().len() - 1;
        println!("{:>4}. {:8} {}", ply + 1, ply_text(&game, ply), position_text(&rules, game.position()));
        for told in &game.plies()[ply].events {
            let by = told.clause.map_or_else(String::new, |cause| format!(", by `{}`", rules.cause_name(cause)));
            match told.event {
                Event::Transfer(Transfer { seeds, kind: TransferKind::Captured, .. }) => {
                    println!("      {seeds} seeds are captured{by}")
                }
                Event::Info(Info::Bonus { side }) => println!("      {side:?} moves again{by}"),
                Event::Change(StateChange::Ended { result, .. }) => println!("      the game is over: {result:?}{by}"),
                _ => {}
            }
        }
    }
    Ok(())
}
