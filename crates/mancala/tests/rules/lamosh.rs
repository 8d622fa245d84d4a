//! Lamosh's first move, as its page draws it: every second pit gives a seed to the next.

use crate::common::{read_move, tell};
use mancala::engine::{Game, start};
use mancala::record::notation::position_text;
use mancala::rules::{Catalogue, Rules, Settings};
use std::sync::Arc;

fn lamosh(opening: &str) -> Arc<Rules> {
    let set = Settings::from([("lamosh_opening".to_owned(), opening.to_owned())]);
    Arc::new(Catalogue::shipped().rules("oware-nam-nam/lamosh", &set).expect("a shipped variant"))
}

fn opened(rules: &Arc<Rules>) -> (Vec<String>, String) {
    let mut game = Game::new(rules.clone(), start(rules));
    let before = game.position().clone();
    let ply = game.play(read_move(rules, &before, "gather")).expect("the opening move");
    (tell(rules, &before, &ply.events), position_text(rules, game.position()))
}

#[test]
fn the_first_move_goes_from_every_second_pit_into_the_next() {
    let rules = lamosh("on");
    let (told, after) = opened(&rules);
    let moved = ["f2 e2", "d2 c2", "b2 a2", "a1 b1", "c1 d1", "e1 f1"];
    let lifts: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("lift ")).map(|it| &it[..2]).collect();
    assert_eq!(lifts, ["f1", "f2", "d2", "b2", "a1", "c1", "e1"]);
    let sown: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("sow ")).map(|it| &it[..2]).collect();
    let into: Vec<&str> = moved.iter().map(|pair| &pair[3..]).chain(["f2"]).collect();
    assert_eq!(sown, into);
    assert!(told.contains(&"take f2 4 to S [last-four]".to_owned()), "{told:?}");
    // The pits as the page gives them, but for the four that were taken.
    assert_eq!(after.split(" phase").next(), Some("5,3,5,3,5,0/3,5,3,5,3,4 stores=4,0"));
}

#[test]
fn the_four_in_the_own_last_pit_may_be_taken_as_well() {
    let rules = lamosh("both");
    let (told, after) = opened(&rules);
    assert!(told.contains(&"take f1 4 to S [passing]".to_owned()), "{told:?}");
    assert_eq!(after.split(" phase").next(), Some("5,3,5,3,5,0/3,5,3,5,3,0 stores=8,0"));
}
