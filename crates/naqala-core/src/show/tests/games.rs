//! Random games of every variant that is shipped.

use super::*;
use mancala::engine::{self, Game};
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::Catalogue;
use mancala::rules::Settings;
use std::sync::Arc;

/// A game of at most `plies` plies, its moves chosen by a fixed rule from a random seed.
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
        for seed in 1..if id.contains('/') { 2 } else { 4 } {
            let game = game(&id, 80, seed);
            let show = Choreography::of(&game);
            assert_eq!(show.plies(), game.plies().len(), "{id}");
            let mut position = game.start().clone();
            for (number, ply) in game.plies().iter().enumerate() {
                for (event, told) in ply.events.iter().enumerate() {
                    position.apply(told.event);
                    let end = show.event_end(number, event).expect("every event has a keyframe");
                    assert_eq!(show.counts(end), resting(&position), "{id}, ply {number}, event {event}");
                    let held: u16 = show.hands(end).map(|hand| hand.count).sum();
                    assert_eq!(held, position.lifted(), "{id}, ply {number}, event {event}");
                    events += 1;
                }
                assert_eq!(show.counts(show.ply_end(number)), resting(&ply.after), "{id}, ply {number}");
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

/// Returns the keyframes of a move, each with its kind and place, the turn's passing left out.
fn keyframes(id: &str, position: &str, mv: &str) -> (Choreography, Vec<(KeyframeKind, Option<Place>)>) {
    let rules = Catalogue::shipped().rules(id, &Settings::default()).expect("a shipped variant");
    let position = parse_position(&rules, position).expect(position);
    let mv = parse_move(&rules, &position, mv).expect(mv);
    let mut game = Game::new(Arc::new(rules), position);
    game.play(mv).expect("a legal move");
    let show = Choreography::of(&game);
    let keyframes = show
        .keyframes()
        .iter()
        .filter(|keyframe| keyframe.kind != KeyframeKind::Turn)
        .map(|keyframe| (keyframe.kind, keyframe.at));
    let keyframes = keyframes.collect();
    (show, keyframes)
}

/// The page of giuthi on kiuthi: after such a lap the extra move must go the other way round, which is about no pit.
#[test]
fn a_move_bound_to_a_way_is_noted_at_no_place() {
    let (_, keyframes) = keyframes("giuthi/kiuthi", "2,6,6,6,6,6/0,0,2,0,1,6 stores=0,0 to=S", "c1>");
    assert_eq!(keyframes[keyframes.len() - 2..], [(KeyframeKind::Bonus, None), (KeyframeKind::Note, None)]);
}

/// The page of ruma, example 3: South passes, and one of South's seven seeds goes to the penalty pit.
#[test]
fn a_payment_happens_at_the_penalty_pit_and_one_stone_goes_there() {
    let position = "2,1,0,2,0,0/1,0,0,0,5,0/0,0,1,0,0,0/3,2,1,0,6,2 stores=7,0,5,4 penalties=0,4,1,1 to=S";
    let (show, keyframes) = keyframes("ruma", position, "pass");
    let paid = Place::penalty(Side::South);
    assert_eq!(keyframes, [(KeyframeKind::Pass, None), (KeyframeKind::Pay, Some(paid))]);
    let at = |t: f64| (show.count(Place::store(Side::South), t), show.count(paid, t));
    assert_eq!((at(0.0), at(show.duration())), ((7, 0), (6, 1)));
}
