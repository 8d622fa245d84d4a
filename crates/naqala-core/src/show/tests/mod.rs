//! Laws of the choreography over random events, and the look of single turns.

mod games;
mod hands;
mod laws;
mod lines;
mod turns;

use super::*;
use mancala::engine::{CausedEvent, Event, Info, Position, StateChange, Transfer, TransferKind};
use mancala::rules::board::{BoardText, SetupText, Stores};
use mancala::rules::{Board, Cause, ClauseId, Side};

fn board(rows: u8, columns: u8, stores: Stores, setup: Vec<u16>, hand: u16) -> Board {
    Board::new(
        &BoardText { stores, ..BoardText::plain(rows, columns) },
        &SetupText { rows: setup, hand, ..Default::default() },
    )
    .expect("a sound board")
}

fn boards() -> Vec<Board> {
    vec![
        board(2, 6, Stores::Own, vec![4], 0),
        board(2, 9, Stores::Aside, vec![9], 0),
        board(4, 8, Stores::None, vec![1, 2], 5),
        board(2, 1, Stores::All, vec![1], 0),
    ]
}

fn told(event: impl Into<Event>) -> CausedEvent {
    CausedEvent { event: event.into(), clause: Some(Cause::whole(ClauseId(7))) }
}

/// Seeds of all places but for those in flight: what rests.
fn resting(position: &Position) -> [u16; PLACES] {
    let mut seeds = *position.seeds();
    seeds[Place::FLIGHT.index()] = 0;
    seeds
}

fn laid_out(board: &Board, plies: &[Vec<CausedEvent>]) -> Choreography {
    let mut show = Choreography::new(board, &Position::opening(board));
    for events in plies {
        show.push(events);
    }
    show
}

fn poses(show: &Choreography, t: f64) -> Vec<Pose> {
    show.all_stones().map(|stone| show.pose(stone, t)).collect()
}
