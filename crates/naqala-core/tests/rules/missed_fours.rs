//! Fours that their owner may let stand: they are asked in the middle of a lap, whoever is sowing. In mewelad they
//! spoil the pit: with a fifth seed it becomes a penalty pit, a jen.

use crate::common::{read_move, tell};
use mancala::engine::{Game, Question, why_not};
use mancala::record::notation::{parse_position, position_text};
use mancala::rules::{Catalogue, Rules, Settings, Side};
use naqala_core::words::Words;
use std::sync::Arc;

fn rules(set: &[(&str, &str)]) -> Arc<Rules> {
    rules_of("oware-nam-nam", set)
}

fn rules_of(variant: &str, set: &[(&str, &str)]) -> Arc<Rules> {
    let set: Settings = set.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Arc::new(Catalogue::shipped().rules(variant, &set).expect("a shipped variant and its options"))
}

/// Mewelad after the race.
fn mewelad(position: &str) -> (Arc<Rules>, Game) {
    let rules = rules_of("oware-nam-nam/mewelad", &[]);
    let game = game(&rules, &format!("{position} phase=play"));
    (rules, game)
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
        ("go", "take f2 4 to N [claimed]", "0,9,1,1,0,0/0,1,1,10,1,0 stores=16,8 to=N"),
        ("stop", "withhold f2 4 [claimed]", "0,9,1,1,0,4/0,1,1,10,1,0 stores=16,4 to=N"),
    ] {
        let mut game = game(&rules, FIRST);
        assert_eq!(play(&rules, &mut game, "f1"), ["lift f1 2 ccw [direction]", "sow f2 4", "ask f2 [claimed]"]);
        // The four is North's, though South sows.
        let ask = game.position().ask().expect("North is asked");
        assert_eq!((ask.question, ask.who, game.position().to_move()), (Question::Passing, Side::North, Side::South));
        assert_eq!(
            play(&rules, &mut game, answer),
            [&format!("answer {answer} [claimed]"), then, "sow e2 4", "take e2 4 to S [last-four]"]
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
    assert!(told.iter().all(|line| line != "ask f2 [claimed]"), "{told:?}");
}

#[test]
fn the_last_four_end_the_round_when_the_four_before_them_are_taken() {
    let rules = rules(&[("match", "single"), ("captures", "claimed")]);
    let third = "1,1,3,2,0,0/0,1,0,0,0,0 stores=24,16 to=N";
    let mut game = game(&rules, third);
    assert_eq!(play(&rules, &mut game, "d2")[1..], ["sow c2 4", "ask c2 [claimed]"]);
    let told = play(&rules, &mut game, "go");
    assert_eq!(told[1..3], ["take c2 4 to N [claimed]", "close [few-left]"]);
    assert!(game.position().ended().is_some());
}

#[test]
fn the_owner_of_a_won_pit_is_asked() {
    let rules = rules(&[("captures", "claimed")]);
    let fourth = "1,3,0,0,3,2/11,3,3,0,10,0 stores=0,12 marks=e2:won-S,f2:won-S round=2:24:24:N to=S";
    let mut game = game(&rules, fourth);
    assert_eq!(play(&rules, &mut game, "f2")[1..], ["sow e2 4", "ask e2 [claimed]"]);
    let ask = game.position().ask().expect("South is asked");
    assert_eq!(ask.who, Side::South);
    let text = position_text(&rules, game.position());
    assert_eq!(parse_position(&rules, &text).as_ref(), Ok(game.position()), "{text}");
}

#[test]
fn a_fifth_seed_on_a_four_that_stands_spoils_the_pit() {
    let (rules, mut game) = mewelad(FIRST);
    play(&rules, &mut game, "f1");
    let told = play(&rules, &mut game, "stop");
    assert_eq!(told[1..3], ["withhold f2 4 [claimed]", "mark f2 missed N [makes-jen]"]);
    play(&rules, &mut game, "d2");
    let told = play(&rules, &mut game, "d1");
    let fifth = told.iter().position(|line| line == "sow f2 5").expect("ten seeds come to f2");
    assert_eq!(told[fifth + 1], "mark f2 trap N [makes-jen]", "{told:?}");
    let text = position_text(&rules, game.position());
    assert!(text.contains("marks=f2:trap-N"), "{text}");
    assert_eq!(parse_position(&rules, &text).as_ref(), Ok(game.position()), "{text}");
}

#[test]
fn a_fifth_seed_on_a_four_of_the_opening_does_not() {
    let (rules, mut game) = mewelad("4,4,4,4,4,4/4,4,4,4,4,4 to=S");
    let told = play(&rules, &mut game, "a1");
    assert!(told.contains(&"sow b1 5".to_owned()) && told.iter().all(|line| !line.contains("trap")), "{told:?}");
}

#[test]
fn a_last_seed_in_a_jen_takes_itself_and_one_more() {
    let jen = "0,9,1,1,0,6/0,1,1,10,1,1 stores=12,5 marks=f2:trap-N to=S";
    let (rules, mut game) = mewelad(jen);
    assert_eq!(play(&rules, &mut game, "f1"), ["lift f1 1 ccw [direction]", "sow f2 7", "take f2 2 to S [jen-pays]"]);
    assert_eq!(game.position().to_move(), Side::North);
    // A lone seed is taken alone, and the pit stays a jen.
    let (rules, mut game) = mewelad(&jen.replace("6/0", "0/0").replace("5 marks", "11 marks"));
    assert_eq!(play(&rules, &mut game, "f1")[1..], ["sow f2 1", "take f2 1 to S [jen-pays]"]);
    assert!(position_text(&rules, game.position()).contains("marks=f2:trap-N"));
}

#[test]
fn the_fifth_seed_falls_in_a_jen_already() {
    let (rules, mut game) = mewelad("0,9,1,1,3,4/0,1,1,10,1,1 stores=12,5 marks=f2:missed-N to=S");
    assert_eq!(
        play(&rules, &mut game, "f1")[1..],
        ["sow f2 5", "mark f2 trap N [makes-jen]", "take f2 2 to S [jen-pays]"]
    );
}

#[test]
fn no_four_is_made_in_a_jen_and_nobody_lifts_it() {
    let (rules, mut game) = mewelad("0,9,1,1,3,3/0,1,1,10,1,2 stores=12,4 marks=f2:trap-N to=S");
    let told = play(&rules, &mut game, "f1");
    assert_eq!(told[1..], ["sow f2 4", "sow e2 4", "take e2 4 to S [last-four]"]);
    let bar = why_not(&rules, game.position(), read_move(&rules, game.position(), "f2"));
    assert_eq!(bar.and_then(|it| it.clause()).map(|it| rules.cause_name(it)), Some("own-pits".to_owned()));
}

#[test]
fn a_pit_that_is_lifted_before_the_fifth_seed_is_as_before() {
    let four = "0,9,1,1,3,4/0,1,1,10,1,2 stores=12,3 marks=f2:missed-N to=N";
    let (rules, mut game) = mewelad(four);
    assert_eq!(play(&rules, &mut game, "f2")[..2], ["lift f2 4 ccw [direction]", "mark f2 free [makes-jen]"]);
    // One that is won for a round stays its owner's.
    let (rules, mut game) = mewelad("0,9,1,1,3,4/0,1,1,10,1,2 stores=12,3 marks=f2:missed-S round=2:28:20:N to=S");
    assert_eq!(play(&rules, &mut game, "f2")[..2], ["lift f2 4 ccw [direction]", "mark f2 won S [makes-jen]"]);
}

#[test]
fn what_a_jen_gives_may_leave_the_last_four() {
    let (rules, mut game) = mewelad("0,0,0,0,0,4/0,0,1,0,0,1 stores=20,22 marks=f2:trap-N to=S");
    let told = play(&rules, &mut game, "f1");
    assert_eq!(told[2..4], ["take f2 2 to S [jen-pays]", "close [few-left]"], "{told:?}");
}

#[test]
fn at_the_end_of_a_round_a_jen_is_its_owners_and_the_next_has_none() {
    let (rules, mut game) =
        mewelad("0,2,0,0,0,3/0,0,0,0,0,1 stores=16,26 marks=f2:missed-N,b2:trap-N round=1:24:24:S to=S");
    let told = play(&rules, &mut game, "f1");
    assert!(told.iter().any(|line| line.starts_with("round ends")), "{told:?}");
    let text = position_text(&rules, game.position());
    assert!(!text.contains("trap") && !text.contains("missed"), "{text}");
}

/// Example 1 of the page, where fours are claimed: South sows, but it is North who is asked, told what North may do,
/// and named in the captions.
#[test]
fn whoever_owns_the_four_is_spoken_of_when_it_is_asked_about() {
    let words = Words::english();
    let rules = rules(&[("match", "single"), ("captures", "claimed")]);
    let mut game = game(&rules, FIRST);
    play(&rules, &mut game, "f1");
    let asked = game.position();
    assert_eq!(words.status(&rules, asked), "North decides: take the 4 seeds in f2, or let them stand?");
    let refused = why_not(&rules, asked, read_move(&rules, &game.before(0).clone(), "b1")).expect("a question is open");
    assert_eq!(words.refusal(&rules, asked, refused), "First the question must be answered. North is to decide.");
    let captions = |game: &Game, ply: usize| {
        let mut position = game.before(ply).clone();
        let told = game.plies()[ply].events.iter().map(|told| {
            let caption = words.caption(&rules, &position, told);
            position.apply(told.event);
            caption
        });
        told.collect::<Vec<_>>()
    };
    assert_eq!(
        captions(&game, 0).last().expect("it is asked"),
        "There are 4 in f2: North may take them now, or let them stand."
    );
    play(&rules, &mut game, "stop");
    assert_eq!(captions(&game, 1)[0], "North lets them stand.");
}
