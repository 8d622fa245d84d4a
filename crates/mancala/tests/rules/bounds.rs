//! The largest games that can be written: no turn of theirs goes on for so long that whoever waits for it would notice.

use mancala::engine::{self, CausedEvent, Event, EventSink, Game, History, Move, Position, StateChange, legal_moves};
use mancala::record::notation::{parse_position, position_text};
use mancala::rules::{Catalogue, Cause, Rules, Settings, Variant};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The most seeds that a turn sows, and the most events that it has: each seed sown may be captured and be sown again.
const MOST_SOWN: u64 = 50_000;
const MOST_EVENTS: u64 = 4 * MOST_SOWN;

/// Sixty pits in a row and as many seeds as there may be, sown on as long as the last falls in an occupied pit.
fn largest(choice: &str, landing: &str) -> Arc<Rules> {
    let text = format!(
        "Variant(id: \"largest\", about: (name: \"Largest\", people: \"Nobody\", place: \"Nowhere\", places: [], \
         summary: \"Laps without end.\", source: \"Made up.\", licence: \"Free.\"), \
         board: (rows: 2, columns: 60, stores: Aside), setup: (rows: [546]), \
         choice: [Lift(id: \"own-pits\"), {choice}], sowing: [Way(id: \"direction\")], \
         landing: [{landing}], \
         ending: [End(id: \"no-moves\", once: CannotMove, whose: Next), Endless(id: \"endless\"), Winner(id: \"winner\")])"
    );
    let variant = Variant::read("largest.ron", &text).expect("nothing is wrong with it");
    Arc::new(variant.rules(None, &Settings::new()).expect("it has no options"))
}

#[derive(Default)]
struct Counted {
    events: u64,
    endless: bool,
}

impl EventSink for Counted {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        self.events += 1;
        self.endless |= matches!(event, Event::Change(StateChange::Endless { .. }));
    }
}

/// Plays a move, and counts what happens.
fn counted(rules: &Rules, from: &Position, mv: Move) -> Counted {
    let (mut position, mut counted) = (from.clone(), Counted::default());
    History::new(rules, from).play(rules, &mut position, mv, &mut counted).expect("it is listed");
    counted
}

#[test]
fn no_turn_is_longer_than_it_may_be() {
    let twos = "Capture(id: \"twos\", if: (side: Other, holds: Of([2])), take: [Here]),";
    let anew = "Capture(id: \"all\", if: (holds: Even), take: [Facing]), Send(id: \"on\", to: Sown, from: Landed),";
    for landing in ["", twos, anew] {
        let rules = largest("", &format!("{landing} Relay(id: \"relay\")"));
        let start = engine::start(&rules);
        for mv in legal_moves(&rules, &start) {
            let events = counted(&rules, &start, mv).events;
            assert!(events < MOST_EVENTS, "{events} events in a turn");
        }
    }
    // With this many seeds hardly a pit is ever empty, or holds two or four.
    let woaley = Catalogue::shipped().rules("woaley", &Settings::new()).expect("it is shipped");
    let text = "275,75,576,1248,95,720/642,52,906,635,237,539 stores=0,0 to=S";
    let full = parse_position(&woaley, text).expect("it is one of its positions");
    let counts = legal_moves(&woaley, &full).iter().map(|&mv| counted(&woaley, &full, mv)).collect::<Vec<_>>();
    let longest = counts.iter().map(|counted| counted.events).max().unwrap_or_default();
    assert!((MOST_SOWN..2 * MOST_SOWN).contains(&longest), "{longest} events in a turn");
    assert!(counts.iter().any(|counted| counted.endless), "it counts as one without end");
}

/// Every turn is played through before it is known which moves are legal.
#[test]
fn what_has_to_be_tried_out_first_can_be_played_all_the_same() {
    let twos = "Capture(id: \"twos\", if: (side: Other, holds: Of([2])), take: [Here]),";
    let landing = format!("{twos} Relay(id: \"relay\")");
    let rules = largest("Prefer(id: \"captures\", move: (captures: Something)),", &landing);
    let mut game = Game::new(Arc::clone(&rules), engine::start(&rules));
    for ply in 0..12 {
        let moves = legal_moves(&rules, game.position());
        if moves.is_empty() {
            break;
        }
        game.play(moves[ply % moves.len()]).expect("it is listed");
    }
    assert!(game.plies().len() > 5, "{} plies", game.plies().len());
    assert_eq!(game.position().total(), 65_520);
}

/// A match of the smallest rounds, by its number of rounds won.
#[test]
fn a_thousand_rounds_are_counted() {
    let text = "Variant(id: \"rounds\", about: (name: \"Rounds\", people: \"Nobody\", place: \"Nowhere\", places: [], \
        summary: \"A thousand rounds.\", source: \"Made up.\", licence: \"Free.\"), \
        board: (rows: 2, columns: 3, stores: Own), setup: (rows: [2]), choice: [Lift(id: \"own-pits\")], \
        sowing: [Way(id: \"direction\")], landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing])], \
        ending: [End(id: \"row-empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")], \
        rounds: [Score(id: \"match\", counts: Rounds, goal: 1000)])";
    let variant = Variant::read("rounds.ron", text).expect("nothing is wrong with it");
    let rules = Arc::new(variant.rules(None, &Settings::new()).expect("it has no options"));
    let mut game = Game::new(Arc::clone(&rules), engine::start(&rules));
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    while game.position().ended().is_none() && game.plies().len() < 60_000 {
        let moves = legal_moves(&rules, game.position());
        game.play(moves[chance.random_range(0..moves.len())]).expect("it is listed");
    }
    let began = |told: &&CausedEvent| matches!(told.event, Event::Change(StateChange::RoundBegan { .. }));
    let rounds = 1 + game.plies().iter().flat_map(|ply| &ply.events).filter(began).count();
    let round_state = game.position().round_state();
    assert!(
        rounds > 1_000 && usize::from(round_state.round) == rounds,
        "{rounds} rounds, counted as {}",
        round_state.round
    );
    assert_eq!(round_state.points.into_iter().max(), Some(1_000));
    let text = position_text(&rules, game.position());
    assert_eq!(parse_position(&rules, &text).as_ref(), Ok(game.position()), "{text}");
}
