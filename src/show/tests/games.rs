//! Random games of every variant that is shipped.

use super::*;
use crate::engine::{self, Event, Game};
use crate::rules::Catalogue;
use crate::rules::Settings;
use std::sync::Arc;

/// A game of at most so many plies, its moves chosen by a fixed rule from a seed number.
fn game(id: &str, plies: usize, seed: usize) -> Game {
    let rules = Catalogue::shipped().rules(id, &Settings::default()).expect("a shipped variant");
    let start = engine::start(&rules);
    let mut game = Game::new(Arc::new(rules), start);
    for ply in 0..plies {
        let moves = engine::legal_moves(game.rules(), game.position());
        let Some(&mv) = moves.get((seed * 31 + ply * 7 + ply * ply * seed) % moves.len().max(1)) else {
            break;
        };
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn in_every_variant_the_stones_lie_as_the_position_has_them_at_every_event() {
    let mut events = 0;
    for id in Catalogue::shipped().ids() {
        for seed in 1..4 {
            let game = game(&id, 80, seed);
            let show = Choreography::of(&game);
            assert_eq!(show.plies(), game.plies().len(), "{id}");
            let mut position = game.start().clone();
            for (number, ply) in game.plies().iter().enumerate() {
                // Where two hands sow at the same time, each holds a part of the seeds.
                let one_hand = !ply.events.iter().any(|told| matches!(told.event, Event::Hand { .. }));
                for (event, told) in ply.events.iter().enumerate() {
                    position.apply(&told.event);
                    let end = show.event_end(number, event).expect("every event has a beat");
                    assert_eq!(&show.counts(end), position.seeds(), "{id}, ply {number}, event {event}");
                    let held = show.hand(end).map_or(0, |hand| hand.count);
                    assert!(held == position.lifted() || !one_hand && held < position.lifted(), "{id}");
                    events += 1;
                }
                assert_eq!(&show.counts(show.ply_end(number)), ply.after.seeds(), "{id}, ply {number}");
            }
        }
    }
    assert!(events > 5_000, "{events} events are few");
}

#[test]
fn a_move_undone_is_a_ply_less() {
    for id in Catalogue::shipped().ids() {
        let mut game = game(&id, 12, 2);
        let mut show = Choreography::of(&game);
        while game.undo().is_some() {
            show.truncate(game.plies().len());
            assert!(show == Choreography::of(&game), "{id}");
        }
        assert_eq!((show.plies(), show.duration()), (0, 0.0));
    }
}
