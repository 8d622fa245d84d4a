//! Seeds lifted from the player's own store, in words: the rule page, captions, what a button says, and why not.

use crate::common::{read_move, tell};
use mancala::engine::{Game, legal_moves, why_not};
use mancala::record::notation::parse_position;
use mancala::rules::{Rules, Settings, Variant};
use naqala_core::show::Choreography;
use naqala_core::words::Words;
use std::sync::Arc;

/// A game of two rows of four with such stores, in which this may be lifted.
fn rules(stores: &str, way: &str, lifts: &str) -> Arc<Rules> {
    let text = format!(
        "Variant(id: \"own-store\", about: (name: \"Own store\", people: \"\", place: \"\", summary: \"\", source: \"\",
        licence: \"\"), board: (rows: 2, columns: 4, stores: {stores}), setup: (rows: [2]), choice: [{lifts}],
        sowing: [Way(id: \"direction\", way: {way})],
        landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing])],
        ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Winner(id: \"winner\")])"
    );
    let variant = Variant::read("own-store.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}")))
}

const BOTH: &str = "Lift(id: \"own-pits\"), Lift(id: \"own-store\", from: Store, seeds: Chosen)";

/// Returns the sentences on the store from the rule page.
fn said(stores: &str, lifts: &str) -> String {
    let rules = rules(stores, "Ccw", lifts);
    let cause = rules.cause_named("own-store").expect("there is such a clause");
    Words::english().clause(&rules, cause)
}

#[test]
fn the_rule_page_says_when_and_how_many_seeds_of_a_store_are_sown_and_where() {
    let after = "The first of them goes into the pit after the store, the others into the pits after that.";
    let aside = "The first of them goes into the first of your own pits on the way, the others into the pits after it.";
    let any = "Instead of that you may sow from your own store: lift as many of its seeds as you like.";
    assert_eq!(said("Aside", BOTH), format!("{any} {aside}"));
    assert_eq!(said("Own", BOTH), format!("{any} {after}"));
    let alone = "Lift(id: \"own-store\", from: Store, if: (holds: From(6)))";
    let all = "You may sow from your own store while it holds 6 or more seeds: lift all its seeds.";
    assert_eq!(said("Own", alone), format!("{all} {after}"));
    let even = "Lift(id: \"own-store\", from: Store, if: (holds: Even))";
    let composed =
        "If your store holds an even number of seeds, but not none, you may sow from it: lift all its seeds.";
    assert_eq!(said("Own", even), format!("{composed} {after}"));
    let whenever = "Lift(id: \"own-store\", from: Store, if: (holds: None))";
    assert_eq!(said("Own", whenever), format!("You may sow from your own store: lift all its seeds. {after}"));
    let rules = rules("Aside", "Ccw", BOTH);
    let page = Words::english().page(&rules);
    let lines: Vec<&str> = page.sections.iter().flat_map(|it| &it.lines).map(|it| it.text.as_str()).collect();
    assert!(lines.contains(&format!("{any} {aside}").as_str()), "{lines:#?}");
    assert!(lines.contains(&"In the list of moves, S:3 stands for three seeds sown from South's store."), "{lines:#?}");
    assert!(lines.contains(&"What you capture goes into your store."), "it need not stay there: {lines:#?}");
    assert!(lines.iter().any(|it| it.contains("no move you may make")), "empty pits are not all: {lines:#?}");
}

#[test]
fn a_caption_says_how_many_seeds_go_which_way() {
    let rules = rules("Aside", "Ccw", BOTH);
    let words = Words::english();
    let start = parse_position(&rules, "2,2,2,2/2,2,0,1 stores=7,1 to=S").expect("the position is right");
    let mut game = Game::new(rules.clone(), start.clone());
    let ply = game.play(read_move(&rules, &start, "S:3")).expect("it may be played").clone();
    let told = ["lift S 3 ccw [own-store]", "sow a1 3", "sow b1 3", "sow c1 1", "take c2 2 to S [facing]"];
    assert_eq!(tell(&rules, &start, &ply.events), told);
    let show = Choreography::of(&game);
    assert_eq!((show.laps().len(), show.counts(show.duration())), (1, *game.position().seeds()));
    let caption = words.caption(&rules, &start, &ply.events[1]);
    assert_eq!(caption, "South sows 3 seeds from the store anticlockwise.");
    let summary = words.summary(&rules, &start, &ply.events.iter().collect::<Vec<_>>()).expect("something was done");
    assert!(summary.starts_with("South sowed 3 seeds from South's store and captured 2 from c2."), "{summary}");
    let running = words.lap(&rules, &start, &ply.events, 0, 4);
    assert_eq!(running, "South sows 3 seeds from South's store: 1 left.");
}

#[test]
fn a_button_says_how_many_and_which_way_where_that_is_chosen() {
    let words = Words::english();
    for (way, expected) in [
        ("Ccw", ["One seed from the store", "2 seeds from the store"].as_slice()),
        ("Chosen", &["One seed from the store, anticlockwise", "One seed from the store, clockwise"]),
    ] {
        let rules = rules("Aside", way, BOTH);
        let position = parse_position(&rules, "2,2,2,2/0,0,0,1 stores=2,1 to=S").expect("the position is right");
        let moves = legal_moves(&rules, &position);
        let buttons = moves.iter().filter(|mv| mv.stands_alone()).map(|&mv| words.answer(&rules, &position, mv));
        assert_eq!(buttons.take(2).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn too_many_seeds_are_refused_with_the_rule() {
    let rules = rules("Own", "Ccw", BOTH);
    let position = parse_position(&rules, "2,2,2,2/0,0,0,1 stores=2,1 to=S").expect("the position is right");
    let refused = why_not(&rules, &position, read_move(&rules, &position, "S:3")).expect("there are two");
    let said = Words::english().refusal(&rules, &position, refused);
    assert!(said.contains("lift as many of its seeds as you like"), "{said}");
}
