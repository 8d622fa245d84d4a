//! The rules engine: a turn is played in an instant and reported as a list of events, each with the clause that caused
//! it. Pure: same input, same output; no clock, no files, no chance. Knows nothing of words, time or pictures.
//!
//! ```
//! use mancala::engine::{Game, Move, start};
//! use mancala::rules::{Catalogue, Settings, Side};
//! use std::sync::Arc;
//!
//! let rules = Catalogue::shipped().rules("kalah", &Settings::new())?;
//! let c1 = rules.board.pit_named("c1").expect("a Kalah board has a c1");
//! let opening = start(&rules);
//! let mut game = Game::new(Arc::new(rules), opening);
//! game.play(Move::Sow { pit: c1, way: None }).expect("c1 holds four seeds");
//! assert_eq!(game.position().store(Side::South), 1);
//! assert_eq!(game.position().to_move(), Side::South); // the last seed fell in South's store
//! # Ok::<(), mancala::rules::LoadError>(())
//! ```

mod ask;
mod event;
mod fast;
mod game;
mod key;
mod landing;
mod lap;
mod last_seed;
mod legality;
mod mark;
mod moves;
mod opening;
mod perft;
mod position;
mod position_query;
mod reach;
mod state;
mod summary;
#[cfg(test)]
mod tests;
mod turn;

pub use ask::{Ask, Question};
pub use event::{
    CausedEvent, Ended, Event, EventSink, GameResult, Info, LapEnd, NoEvents, StateChange, Transfer, TransferKind,
};
pub use game::{Game, History, Ply, repetition_key};
pub use last_seed::{FailedCondition, Landing};
pub use legality::{allowed_by, attempts, left_out, legal_moves, legal_moves_into, to_be_known, usual_way, why_not};
pub use mark::Mark;
pub use moves::{Move, Moves};
pub use perft::perft;
pub use position::Position;
pub use position_query::Aspect;
pub use state::{FirstCapture, Kind, Past, RoundState};
pub use summary::{PitCapture, TurnSummary, Withheld};
pub use turn::{
    balance, counted_from, end_repeated, in_halves, owed, play, play_legal, score, with_traps, would_have_stopped,
};

use crate::rules::kinds::condition::Whose;
use crate::rules::stage::Until;
use crate::rules::{Cause, PitId, Rules, StageRules};

/// The reason for which a move was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game is over.
    Over,
    /// A question is open and must be answered first, or none is open and an answer was given.
    Question,
    /// A clause does not allow it.
    Barred(Cause),
    /// A direction was named where this clause gives it, or none where the player chooses it.
    Direction(Cause),
    /// There is no such move in this game.
    NotAMove,
}

impl Refused {
    /// The clause that stands against the move, if one does.
    pub fn clause(self) -> Option<Cause> {
        match self {
            Refused::Barred(clause) | Refused::Direction(clause) => Some(clause),
            Refused::Over | Refused::Question | Refused::NotAMove => None,
        }
    }
}

/// The opening position.
pub fn start(rules: &Rules) -> Position {
    let mut position = Position::opening(&rules.board).with_past(Past::beginning(rules.counted));
    for (pit, mark) in marked_pits(rules) {
        position.apply(StateChange::Marked { pit, mark });
    }
    position.apply(StateChange::StageBegan { stage: first_stage(rules, &position) });
    position
}

/// The stage in which play begins: one that lasts until the hands are spent is over before it began where nobody has
/// seeds in hand.
fn first_stage(rules: &Rules, position: &Position) -> u8 {
    let spent = |stage: &StageRules| rules.board.sides().iter().all(|&side| !stage.uses_hand(position, side));
    let lasts = |stage: &StageRules| !(stage.until == Until::HandSpent && spent(stage));
    rules.stage_rules.iter().position(lasts).unwrap_or(0) as u8
}

/// The pits that are marked when a round begins, and as what: houses, and traps that are there from the start.
fn marked_pits(rules: &Rules) -> impl Iterator<Item = (PitId, Mark)> {
    let plan = &rules.stage_rules[0].plan;
    let house = plan.house.as_ref().map(|house| house.at);
    rules.board.pits().filter_map(move |pit| {
        if house.is_some_and(|part| rules.board.in_part(pit, part)) {
            return Some((pit, Mark::House));
        }
        let trap = plan.trap.as_ref().filter(|trap| trap.at.iter().any(|&part| rules.board.in_part(pit, part)))?;
        let owner = rules.board.owner(pit);
        Some((pit, Mark::Trap(if trap.of == Whose::Other { owner.opponent() } else { owner })))
    })
}
