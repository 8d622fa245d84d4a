//! Setting out the seeds of the hand before play: all that are left at once, each a move of its own.

use crate::words::{Arg, Words};
use mancala::engine::{Move, NoEvents, Position, legal_moves, play};
use mancala::rules::{PitId, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Manner of setting out the seeds that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spread {
    /// Each in the pit that holds the fewest.
    Evenly,
    /// Each in any pit, by this number: the same number, the same pits.
    AtRandom(u64),
}

/// Returns whether the player to move is setting out seeds.
pub fn is_setting_out(rules: &Rules, position: &Position) -> bool {
    let setting_out = rules.stage_rules[position.stage()].plan.opening.arrange.is_some();
    setting_out && position.ended().is_none() && position.hand(position.to_move()) > 0
}

/// The moves by which the player to move sets out all the seeds that are left in hand.
pub fn rest(rules: &Rules, position: &Position, spread: Spread) -> Vec<Move> {
    let mut position = position.clone();
    let side = position.to_move();
    let mut lots = ChaCha8Rng::seed_from_u64(if let Spread::AtRandom(number) = spread { number } else { 0 });
    let mut moves = Vec::new();
    while is_setting_out(rules, &position) && position.to_move() == side {
        let open: Vec<(Move, PitId)> = legal_moves(rules, &position).into_iter().filter_map(placed).collect();
        let chosen = match spread {
            Spread::Evenly => open.iter().min_by_key(|(_, pit)| position.pit(*pit)),
            Spread::AtRandom(_) if open.is_empty() => None,
            Spread::AtRandom(_) => open.get(lots.random_range(0..open.len())),
        };
        let Some(&(mv, _)) = chosen else { break };
        if play(rules, &mut position, mv, &mut NoEvents).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}

/// Returns what is said while seeds are set out: who does so, and how many are left.
pub fn text(words: &Words, rules: &Rules, position: &Position) -> String {
    let side = position.to_move();
    let args = [
        ("player", Arg::from(words.seat(rules, side))),
        ("player-side", Arg::from(side.word())),
        ("left", Arg::from(position.hand(side))),
    ];
    words.label_with("set-out-left", &args)
}

fn placed(mv: Move) -> Option<(Move, PitId)> {
    match mv {
        Move::Place { pit, .. } => Some((mv, pit)),
        _ => None,
    }
}
