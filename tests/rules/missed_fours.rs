//! Fours that their owner may let stand: he is asked in the middle of a lap, whoever is sowing.

use crate::common::{read_move, tell};
use naqala::engine::{Game, Question};
use naqala::record::notation::{parse_position, position_text};
use naqala::rules::{Catalogue, Rules, Settings, Side};
use std::sync::Arc;

fn rules(set: &[(&str, &str)]) -> Arc<Rules> {
    let set: Settings = set.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Arc::new(Catalogue::shipped().rules("oware-nam-nam", &set).expect("a shipped variant and its options"))
}

/// Plays a move and tells what happens.
fn play(rules: &Rules, game: &mut Game, mv: &str) -> Vec<String> {
    let before = game.position().clone();
    let ply = game.play(read_move(rules, &before, mv)).unwrap_or_else(|refused| panic!("{mv}: {refused:?}"));
    tell(rules, &before, &ply.events)
}

fn game(rules: &Arc<Rules>, text: &str) -> Game {
    Game::new(rules.clone(), parse_position(rules, text).expect(text))
}

/// The position of the page's first example.
const FIRST: &str = "0,9,1,1,3,3/0,1,1,10,1,2 stores=12,4 to=S";

#[test]
fn the_owner_takes_the_four_or_lets_it_stand() {
    let rules = rules(&[("match", "single"), ("captures", "claimed")]);
    for (answer, then, after) in [
        ("go", "take f2 4 to N [passing]", "0,9,1,1,0,0/0,1,1,10,1,0 stores=16,8 to=N"),
        ("stop", "withhold f2 4 [passing]", "0,9,1,1,0,4/0,1,1,10,1,0 stores=16,4 to=N"),
    ] {
        let mut game = game(&rules, FIRST);
        assert_eq!(play(&rules, &mut game, "f1"), ["lift f1 2 ccw [direction]", "sow f2 4", "ask f2 [passing]"]);
        // The four is North's, though South sows.
        let ask = game.position().ask().expect("North is asked");
        assert_eq!((ask.question, ask.who, game.position().to_move()), (Question::Passing, Side::North, Side::South));
        assert_eq!(
            play(&rules, &mut game, answer),
            [&format!("answer {answer} [passing]"), then, "sow e2 4", "take e2 4 to S [last-four]"]
        );
        let text = position_text(&rules, game.position());
        assert_eq!(text.replace(" phase=play", ""), after);
    }
}

#[test]
fn a_fifth_seed_may_fall_on_a_four_that_stands() {
    let rules = rules(&[("match", "single"), ("captures", "claimed")]);
    let mut game = game(&rules, FIRST);
    play(&rules, &mut game, "f1");
    play(&rules, &mut game, "stop");
    play(&rules, &mut game, "b2");
    // No question any longer: the seed makes five.
    let told = play(&rules, &mut game, "d1");
    assert!(told.iter().any(|line| line == "sow f2 6" || line == "sow f2 5"), "{told:?}");
    assert!(told.iter().all(|line| line != "ask f2 [passing]"), "{told:?}");
}

#[test]
fn the_last_four_end_the_round_when_the_four_before_them_are_taken() {
    let rules = rules(&[("match", "single"), ("captures", "claimed")]);
    let third = "1,1,3,2,0,0/0,1,0,0,0,0 stores=24,16 to=N";
    let mut game = game(&rules, third);
    assert_eq!(play(&rules, &mut game, "d2")[1..], ["sow c2 4", "ask c2 [passing]"]);
    let told = play(&rules, &mut game, "go");
    assert_eq!(told[1..3], ["take c2 4 to N [passing]", "close [few-left]"]);
    assert!(game.position().ended().is_some());
}

#[test]
fn the_owner_of_a_won_pit_is_asked() {
    let rules = rules(&[("captures", "claimed")]);
    let fourth = "1,3,0,0,3,2/11,3,3,0,10,0 stores=0,12 marks=e2:won-S,f2:won-S round=2:24:24:N to=S";
    let mut game = game(&rules, fourth);
    assert_eq!(play(&rules, &mut game, "f2")[1..], ["sow e2 4", "ask e2 [passing]"]);
    let ask = game.position().ask().expect("South is asked");
    assert_eq!(ask.who, Side::South);
    let text = position_text(&rules, game.position());
    assert_eq!(parse_position(&rules, &text).as_ref(), Ok(game.position()), "{text}");
}
