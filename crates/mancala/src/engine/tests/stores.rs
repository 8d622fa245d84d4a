//! Seeds of the player's own store, lifted and sown, on two rows of four pits.

use super::{after, legal, play};
use crate::engine::{Event, Game, Move, Refused, Transfer, TransferKind, legal_moves, start, why_not};
use crate::record::notation::{legal_texts, move_text, parse_move, parse_position, position_text};
use crate::rules::kinds::List;
use crate::rules::plan::tests::{saying, written};
use crate::rules::{Place, Rules};
use std::sync::Arc;

const CHOSEN: &str = "Lift(id: \"store\", from: Store, seeds: Chosen)";

/// A game sown anticlockwise with two seeds in each pit, such stores, and these clauses beside what pits and store
/// offer.
fn with_stores(stores: &str, new: &[(List, &str)]) -> Arc<Rules> {
    let base = written(&format!(
        "board: (rows: 2, columns: 4, stores: {stores}), setup: (rows: [2]), choice: [Lift(id: \"own\"), {CHOSEN}],
        sowing: [Way(id: \"way\")],
        landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing])],
        ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Endless(id: \"endless\"), Winner(id: \"winner\")]"
    ));
    Arc::new(saying(base, new))
}

fn rules(new: &[(List, &str)]) -> Arc<Rules> {
    with_stores("Aside", new)
}

#[test]
fn each_number_of_seeds_of_the_own_store_is_a_move_beside_the_pits() {
    let chosen = rules(&[]);
    assert_eq!(legal(&chosen, "2,2,2,2/2,2,0,1 stores=3,1 to=S"), ["a1", "b1", "d1", "S:1", "S:2", "S:3"]);
    assert_eq!(legal(&chosen, "2,0,2,2/2,2,0,1 stores=3,1 to=N"), ["a2", "c2", "d2", "N:1"]);
    assert_eq!(legal(&chosen, "2,2,2,2/2,2,0,1 stores=0,1 to=S"), ["a1", "b1", "d1"]);
    let all = rules(&[(List::Choice, "Lift(id: \"store\", from: Store)")]);
    assert_eq!(legal(&all, "0,0,2,2/0,2,0,1 stores=12,1 to=S"), ["b1", "d1", "S:12"]);
    let from_two = "Lift(id: \"store\", from: Store, seeds: Chosen, if: (holds: From(2)))";
    let few = rules(&[(List::Choice, from_two)]);
    assert_eq!(legal(&few, "0,0,2,2/0,2,0,1 stores=2,1 to=S"), ["b1", "d1", "S:1", "S:2"]);
    assert_eq!(legal(&few, "0,0,2,2/0,2,0,1 stores=2,1 to=N"), ["c2", "d2"]);
    let late = "Lift(id: \"store\", from: Store, seeds: Chosen, when: (turn: From(2)))";
    let late = rules(&[(List::Choice, late)]);
    assert_eq!(legal(&late, "0,0,2,2/0,2,0,1 stores=1,1 turn=1 to=S"), ["b1", "d1"]);
    assert_eq!(legal(&late, "0,0,2,2/0,2,0,1 stores=1,1 turn=2 to=S"), ["b1", "d1", "S:1"]);
}

#[test]
fn a_store_may_be_all_that_is_lifted() {
    let mut base = (*rules(&[])).clone();
    base.clauses.retain(|(_, it)| it.id() != "own");
    base.compile();
    let rules = Arc::new(base);
    assert_eq!(legal(&rules, "2,2,2,2/2,2,0,1 stores=2,1 to=S"), ["S:1", "S:2"]);
    let position = parse_position(&rules, "2,2,2,2/2,2,0,1 stores=2,1 to=S").expect("the position is right");
    let a1 = parse_move(&rules, &position, "a1").expect("it is a move");
    let refused = why_not(&rules, &position, a1).and_then(Refused::clause).expect("a clause says why");
    assert_eq!(rules.cause_name(refused), "store");
}

#[test]
fn beside_the_path_the_first_seed_goes_into_the_first_pit_of_the_players_own() {
    let ccw = rules(&[]);
    assert_eq!(after(&ccw, "2,2,2,2/2,2,0,1 stores=3,1 to=S", &["S:1"]), "2,2,2,2/3,2,0,1 stores=2,1 to=N");
    assert_eq!(after(&ccw, "2,2,2,2/2,2,0,1 stores=3,1 to=N", &["N:1"]), "2,2,2,3/2,2,0,1 stores=3,0 to=S");
    // The ninth seed comes to the first pit again.
    assert_eq!(after(&ccw, "0,0,0,0/1,1,1,1 stores=9,0 to=S", &["S:9"]), "1,1,1,1/3,2,2,2 stores=0,0 to=N");
    let cw = rules(&[(List::Sowing, "Way(id: \"way\", way: Cw)")]);
    assert_eq!(
        after(&cw, "2,2,2,2/2,2,0,1 stores=3,1 to=S", &["S:2"]),
        "2,2,0,2/2,2,1,2 stores=3,1 to=N",
        "c1 was empty"
    );
    assert_eq!(after(&cw, "2,2,2,2/2,2,0,1 stores=3,1 to=N", &["N:1"]), "3,2,2,2/2,2,0,1 stores=3,0 to=S");
}

#[test]
fn on_the_path_the_first_seed_goes_into_the_pit_after_the_store() {
    let again = (List::Landing, "Again(id: \"again\", store: Own)");
    let right = with_stores("Own", &[again]);
    assert_eq!(after(&right, "2,2,2,2/2,2,0,1 stores=3,1 to=S", &["S:2"]), "2,2,3,3/2,2,0,1 stores=1,1 to=N");
    // The last of nine seeds comes back to the store: South moves again.
    assert_eq!(after(&right, "2,2,2,2/2,2,0,1 stores=9,1 to=S", &["S:9"]), "3,3,3,3/3,3,1,2 stores=1,1 to=S");
    let left = with_stores("OwnLeft", &[]);
    assert_eq!(after(&left, "2,2,2,2/2,2,0,1 stores=3,1 to=S", &["S:2"]), "2,2,2,2/3,3,0,1 stores=1,1 to=N");
}

#[test]
fn on_four_rows_a_sowing_begins_at_the_left_of_the_outer_row_or_of_the_inner() {
    let of = |way: &str| {
        Arc::new(written(&format!(
            "board: (rows: 4, columns: 4, paths: OwnRings, stores: Aside), setup: (rows: [2, 2]), choice: [Lift(id: \"own\"), {CHOSEN}],
            sowing: [Way(id: \"way\", way: {way})],
            landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing])],
            ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Winner(id: \"winner\")]"
        )))
    };
    let start = "1,1,1,1/1,1,1,1/1,1,1,1/1,1,1,1 stores=2,2 to=S";
    assert_eq!(after(&of("Ccw"), start, &["S:2"]), "1,1,1,1/1,1,1,1/1,1,1,1/2,2,1,1 stores=0,2 to=N");
    assert_eq!(after(&of("Cw"), start, &["S:2"]), "1,1,1,1/1,1,1,1/2,2,1,1/1,1,1,1 stores=0,2 to=N");
}

#[test]
fn where_the_way_is_chosen_each_way_is_a_move() {
    let rules = rules(&[(List::Sowing, "Way(id: \"way\", way: Chosen)")]);
    let start = "0,0,0,2/2,0,0,0 stores=2,1 to=S";
    assert_eq!(legal(&rules, start), ["a1>", "a1<", "S:1>", "S:1<", "S:2>", "S:2<"]);
    assert_eq!(after(&rules, start, &["S:1>"]), "0,0,0,2/3,0,0,0 stores=1,1 to=N");
    assert_eq!(after(&rules, start, &["S:1<"]), "0,0,0,0/2,0,0,1 stores=3,1 to=N", "d1 was empty and faces d2");
    let north = "0,0,0,2/2,0,0,0 stores=2,1 to=N";
    assert_eq!(legal(&rules, north), ["d2<", "d2>", "N:1<", "N:1>"]);
    assert_eq!(after(&rules, north, &["N:1<"]), "0,0,0,3/2,0,0,0 stores=2,0 to=S");
}

#[test]
fn what_a_way_or_a_first_seed_asks_of_pits_is_not_asked_of_a_store() {
    let own = "Way(id: \"own-back\", if: (side: Own), way: Cw)";
    let mut backwards = saying((*rules(&[])).clone(), &[(List::Sowing, own)]);
    backwards.clauses.sort_by_key(|(list, it)| (*list == List::Sowing, it.id() == "way"));
    backwards.compile();
    let backwards = Arc::new(backwards);
    let start = "0,0,0,2/1,1,0,0 stores=1,1 to=S";
    assert_eq!(after(&backwards, start, &["b1"]), "0,0,0,2/2,0,0,0 stores=1,1 to=N");
    assert_eq!(after(&backwards, start, &["S:1"]), "0,0,0,2/2,1,0,0 stores=0,1 to=N");
    let origin = rules(&[(List::Sowing, "Drop(id: \"first\", first: Origin)")]);
    assert_eq!(after(&origin, "0,0,0,2/2,1,0,0 stores=2,1 to=S", &["a1"]), "0,0,0,2/1,2,0,0 stores=2,1 to=N");
    assert_eq!(after(&origin, "0,0,0,2/2,1,0,0 stores=2,1 to=S", &["S:2"]), "0,0,0,2/3,2,0,0 stores=0,1 to=N");
    let heaps = rules(&[(List::Sowing, "Drop(id: \"heaps\", heaps: [3])")]);
    assert_eq!(after(&heaps, "0,0,0,2/2,1,0,0 stores=5,1 to=S", &["S:5"]), "0,0,0,2/5,2,1,0 stores=0,1 to=N");
    let skip = with_stores("Own", &[(List::Sowing, "Skip(id: \"no-origin\", if: (origin: true))")]);
    assert_eq!(after(&skip, "0,0,0,0/1,1,1,1 stores=9,0 to=S", &["S:9"]), "1,1,1,1/2,2,2,2 stores=1,0 to=N");
}

#[test]
fn the_last_seed_captures_and_goes_on_as_any_other() {
    let start = "2,2,2,2/2,2,0,1 stores=3,1 to=S";
    assert_eq!(after(&rules(&[]), start, &["S:3"]), "2,2,0,2/3,3,1,1 stores=2,1 to=N");
    let relay = rules(&[(List::Landing, "Relay(id: \"relay\")")]);
    // b1 goes on with 3 to d2, d2 with 3 to a2, a2 with 3 to c1, c1 with 2 to d2, which is empty by then.
    assert_eq!(after(&relay, start, &["S:2"]), "0,3,3,1/4,1,0,3 stores=1,1 to=N");
    let game = play(&relay, start, &["S:2"]);
    let mut events = game.plies()[0].events.iter();
    let lifted = events.find(|told| !told.event.marks_lap()).expect("something happens");
    let Event::Transfer(Transfer { from, seeds, kind: TransferKind::Lifted { .. }, .. }) = lifted.event else {
        panic!("the move begins with a lift: {lifted:?}");
    };
    assert_eq!((from, seeds), (Place::store(game.start().to_move()), 2));
    assert_eq!(lifted.clause.map(|cause| relay.cause_name(cause)).as_deref(), Some("store"));
}

#[test]
fn conditions_on_moves_find_no_pit_from_which_a_store_is_lifted() {
    let start = "2,2,2,2/2,2,0,1 stores=3,1 to=S";
    let of = |text: &str| legal(&rules(&[(List::Choice, text)]), start);
    assert_eq!(of("Bar(id: \"it\", move: (from: (holds: From(1))))"), ["S:1", "S:2", "S:3"]);
    assert_eq!(of("Bar(id: \"it\", move: (sown: From(2)))"), ["d1", "S:1"]);
    assert_eq!(of("Bar(id: \"it\", move: (first: (was: Empty)))"), ["a1", "d1", "S:1", "S:2", "S:3"]);
    assert_eq!(of("Prefer(id: \"it\", move: (from: (holds: From(2))))"), ["a1", "b1"]);
    assert_eq!(of("Prefer(id: \"it\", move: (captures: Something))"), ["a1", "S:3"]);
    assert_eq!(of("MustCapture(id: \"it\")"), ["a1", "S:3"]);
    assert_eq!(of("MustCapture(id: \"it\", sown: From(3))"), ["S:3"]);
}

#[test]
fn who_has_seeds_in_the_store_alone_can_still_move() {
    let rules = rules(&[]);
    let start = "2,2,2,2/0,0,0,1 stores=2,1 to=S";
    let game = play(&rules, start, &["d1"]);
    assert!(game.position().ended().is_none());
    let again = play(&rules, start, &["d1", "c2"]);
    assert_eq!(legal_texts(&rules, again.position()), ["S:1", "S:2"]);
    let without = play(&rules, "2,2,2,2/0,0,0,1 stores=0,1 to=S", &["d1", "c2"]);
    assert!(without.position().ended().is_some(), "without any seeds South is stuck");
}

#[test]
fn hungry_players_must_be_fed_from_the_store_where_no_pit_reaches_them() {
    let rules = rules(&[(List::Choice, "Feed(id: \"feed\")")]);
    assert_eq!(legal(&rules, "0,0,0,0/1,0,0,0 stores=6,1 to=S"), ["S:5", "S:6"]);
    assert_eq!(legal(&rules, "0,1,0,0/1,0,0,0 stores=2,1 to=S"), ["a1", "S:1", "S:2"]);
}

/// Each player puts a seed out of the store into their first pit, and takes it back from the second.
#[test]
fn a_position_comes_back_though_seeds_have_left_the_stores() {
    let back = "Capture(id: \"facing\", if: (side: Own, at: [InnerLeft(2)]), take: [Here])";
    let twice = "End(id: \"twice\", once: Repeated(times: 2), leftover: Nobody, verdict: Draw)";
    let rules = rules(&[(List::Landing, back), (List::Ending, twice)]);
    let moves = ["S:1", "N:1", "a1", "d2"];
    let game = play(&rules, "1,0,0,0/0,0,0,1 stores=2,2 to=S", &moves);
    assert_eq!(
        position_text(&rules, game.position()),
        "1,0,0,0/0,0,0,1 stores=2,2 over=draw:twice to=S",
        "what was taken out of a store may go back into it"
    );
    let mut undone = game.clone();
    assert_eq!(undone.undo(), Some(parse_move(&rules, game.before(3), "d2").expect("it is a move")));
    assert!(undone.position().ended().is_none());
    undone.play(game.plies()[3].mv).expect("it may be played again");
    assert_eq!(undone.position(), game.position());
}

#[test]
fn a_turn_that_began_in_a_store_remembers_it_while_the_player_is_asked() {
    let ways = "Way(id: \"way\", way: Chosen, laps: Anew)";
    let rules = rules(&[(List::Sowing, ways), (List::Landing, "Relay(id: \"relay\")")]);
    let start = "2,2,2,2/2,2,0,1 stores=3,1 to=S";
    let asked = "2,2,2,2/3,2,0,1 stores=2,1 ask=way:a1:occupied:ccw:S:1 to=S";
    assert_eq!(after(&rules, start, &["S:1>"]), asked);
    // a1 goes on with 3 to d1, which is occupied.
    let later = "2,2,2,2/0,3,1,2 stores=2,1 ask=way:d1:occupied:ccw:a1:2:from-S to=S";
    assert_eq!(after(&rules, start, &["S:1>", ">"]), later);
    let wrong = parse_position(&rules, "2,2,2,2/3,2,0,1 stores=2,1 ask=way:a1:occupied:ccw:N:1 to=S").map(|_| ());
    let wrong = wrong.expect_err("North's store is not South's to sow");
    assert!(wrong.is("position-ask-never-sows"), "{wrong}");
}

#[test]
fn such_moves_go_to_text_and_back() {
    let plain = rules(&[]);
    let position = parse_position(&plain, "2,2,2,2/2,2,0,1 stores=3,1 to=S").expect("the position is right");
    let read = |text: &str| parse_move(&plain, &position, text).map_err(|error| error.diagnostic().code().id);
    for text in ["S:3", " S : 3 "] {
        assert_eq!(read(text), Ok(Move::SowStore { seeds: 3, way: None }), "{text}");
    }
    let refused = |text: &str| why_not(&plain, &position, read(text).expect(text)).expect(text);
    assert_eq!(refused("S:0"), Refused::NotAMove);
    assert!(matches!(refused("S:4"), Refused::Barred(cause) if plain.cause_name(cause) == "store"));
    assert_eq!(read("N:1"), Err("move-other-store"), "it is South's turn");
    assert_eq!(read("S:3>"), Err("move-direction-given"));
    for text in ["S", "S:", "S:x", "S:3x", "S:-1", "S:70000", "E:1"] {
        let said = read(text).expect_err(text);
        assert_eq!(said, "move-unreadable", "{text}");
    }
    let chosen = rules(&[(List::Sowing, "Way(id: \"way\", way: Chosen)")]);
    let said = parse_move(&chosen, &position, "S:2").expect_err("the way is missing").to_string();
    assert_eq!(said, "`S:2` does not say in which direction to sow; expected `S:2>` or `S:2<`");
    let kalah = saying(
        written(
            "board: (rows: 2, columns: 4), setup: (rows: [2]), choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
        landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing])],
        ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Winner(id: \"winner\")]",
        ),
        &[],
    );
    assert!(parse_move(&kalah, &position, "S:3").is_err(), "in most games no store is lifted");
    assert_eq!(why_not(&kalah, &position, Move::SowStore { seeds: 3, way: None }), Some(Refused::NotAMove));
}

#[test]
fn very_many_numbers_can_be_offered() {
    let rules = rules(&[(List::Sowing, "Way(id: \"way\", way: Chosen)")]);
    let position = parse_position(&rules, "0,0,0,2/2,0,0,0 stores=900,1 to=S").expect("the position is right");
    let moves = legal_moves(&rules, &position);
    assert_eq!(moves.len(), 2 + 2 * 900);
    assert_eq!(moves[moves.len() - 1], parse_move(&rules, &position, "S:900<").expect("it is a move"));
    assert!(moves.iter().copied().eq(moves.clone()));
}

/// Games played at random, with every clause that a store might meet.
#[test]
fn in_games_played_at_random_nothing_is_lost_and_every_move_can_be_written() {
    let ways = "Way(id: \"way\", way: Chosen)";
    let relay = (List::Landing, "Relay(id: \"relay\")");
    let prefer = (List::Choice, "Prefer(id: \"it\", move: (captures: Something))");
    let thrice = (List::Ending, "End(id: \"thrice\", once: Repeated(times: 3))");
    let again = (List::Landing, "Again(id: \"again\", store: Own)");
    for rules in [
        rules(&[thrice, relay]),
        rules(&[thrice, (List::Sowing, ways), prefer]),
        rules(&[thrice, (List::Choice, "MustCapture(id: \"it\")"), (List::Choice, "Feed(id: \"feed\")")]),
        with_stores("Own", &[thrice, again, relay]),
        with_stores("OwnLeft", &[thrice, (List::Sowing, ways), again]),
    ] {
        let mut stores = 0;
        for lot in 0..20_usize {
            let mut game = Game::new(rules.clone(), start(&rules));
            let mut lots = lot + 1;
            for _ in 0..80 {
                let moves = legal_moves(&rules, game.position());
                if moves.is_empty() {
                    break;
                }
                lots = (lots * 1_103_515_245 + 12_345) % (1 << 31);
                let mv = moves[(lots >> 8) % moves.len()];
                stores += usize::from(matches!(mv, Move::SowStore { .. }));
                let text = move_text(&rules, game.position(), mv);
                assert_eq!(parse_move(&rules, game.position(), &text), Ok(mv), "{text}");
                let mut told = game.position().clone();
                let ply = game.play(mv).expect("a listed move is accepted");
                ply.events.iter().for_each(|it| told.apply(it.event));
                assert_eq!(told, ply.after, "{text}");
                let written = position_text(&rules, game.position());
                assert_eq!(parse_position(&rules, &written).as_ref(), Ok(game.position()), "{written}");
                assert_eq!(game.position().total(), game.start().total());
            }
        }
        assert!(stores > 20, "seeds of a store were sown {stores} times");
    }
}
