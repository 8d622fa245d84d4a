//! Matches: the opening of the next round on a board small enough to count by hand. Two rows of three pits with two
//! seeds each; a seed in the last place ends the turn; a round ends when a row is empty, and each player keeps their
//! own row.

use mancala::engine::{
    CausedEvent, Event, Game, GameResult, History, Mark, Move, NoEvents, Position, StateChange, legal_moves,
    play_legal, start,
};
use mancala::record::notation::{move_text, parse_move, parse_position, position_text};
use mancala::rules::{Catalogue, PitId, Rules, Settings, Side, Variant};
use naqala_core::session::rounds::{RoundEnd, rounds as rounds_of};
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Returns the game with these clauses on rounds, and with other stages and openings.
fn rules(rounds: &str, stages: &str, opening: &str) -> Arc<Rules> {
    let text = format!(
        "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\", source: \"\", licence: \"\"),
        board: (rows: 2, columns: 3), setup: (rows: [2]), {stages}
        choice: [Lift(id: \"own\")], opening: [{opening}], sowing: [Way(id: \"way\")],
        ending: [End(id: \"empty\", stages: [\"play\"], once: Left(pits: (side: Own))), Winner(id: \"winner\")],
        rounds: [{rounds}])"
    );
    let variant = Variant::read("small.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}")))
}

/// A game from a position, with these moves played.
fn play(rules: &Arc<Rules>, position: &str, moves: &[&str]) -> Game {
    let start = parse_position(rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut game = Game::new(rules.clone(), start);
    for text in moves {
        let mv = parse_move(rules, game.position(), text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        let written = position_text(rules, game.position());
        let read = parse_position(rules, &written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(read, *game.position(), "{written}");
    }
    game
}

fn text(rules: &Rules, position: &Position) -> String {
    position_text(rules, position)
}

/// South's last seed leaves the row: North keeps the two on North's side, and the round ends 8 to 4.
const BEFORE: &str = "1,0,0/0,0,1 stores=8,2 to=S";

#[test]
fn pits_that_cannot_be_filled_are_closed_and_passed_over() {
    let rules = rules("Refill(id: \"refill\", unfilled: Closed)", "", "");
    let game = play(&rules, BEFORE, &["c1"]);
    assert_eq!(text(&rules, game.position()), "0,2,2/2,2,2 stores=2,0 marks=a2:closed round=2:8:4:N to=N");
    let after = play(&rules, "0,2,2/2,2,2 stores=2,0 marks=a2:closed round=2:8:4:N to=N", &["b2"]);
    assert_eq!(text(&rules, after.position()), "0,0,2/3,3,2 stores=2,0 marks=a2:closed round=2:8:4:N to=S");
}

#[test]
fn pits_that_cannot_be_filled_may_stay_open() {
    let rules = rules("Refill(id: \"refill\", from: Right)", "", "");
    let game = play(&rules, BEFORE, &["c1"]);
    assert_eq!(text(&rules, game.position()), "2,2,0/2,2,2 stores=2,0 round=2:8:4:N to=N");
}

#[test]
fn the_richer_player_completes_the_last_pit_or_fills_no_more_than_the_other() {
    let refill = |more: &str| rules(&format!("Refill(id: \"refill\", {more})"), "", "");
    let position = "1,0,0/0,0,1 stores=9,1 to=S";
    let completed = refill("short: Completed");
    let game = play(&completed, position, &["c1"]);
    assert_eq!(text(&completed, game.position()), "0,2,2/2,2,2 stores=2,0 round=2:9:3:N to=N");
    let equal = refill("short: Completed, richer: AsTheOther");
    let game = play(&equal, position, &["c1"]);
    assert_eq!(text(&equal, game.position()), "0,2,2/2,2,0 stores=4,0 round=2:9:3:N to=N");
}

#[test]
fn a_player_chooses_which_of_his_pits_stay_closed() {
    let rules = rules("Refill(id: \"refill\", unfilled: Chosen, begins: Winner)", "", "");
    let game = play(&rules, BEFORE, &["c1"]);
    assert_eq!(text(&rules, game.position()), "0,0,0/0,0,0 stores=8,4 round=2:8:4:S choose=refill:N:1 to=S");
    let moves = legal_moves(&rules, game.position());
    let named: Vec<String> = moves.into_iter().map(|mv| move_text(&rules, game.position(), mv)).collect();
    assert_eq!(named, ["a2", "b2", "c2"]);
    let game = play(&rules, BEFORE, &["c1", "b2"]);
    assert_eq!(text(&rules, game.position()), "2,0,2/2,2,2 stores=2,0 marks=b2:closed round=2:8:4:S to=S");
}

#[test]
fn the_winner_chooses_pits_of_the_other_row_and_moves_from_them() {
    let rules = rules("Territory(id: \"territory\", seeds: 2, begins: Winner)", "", "");
    let game = play(&rules, BEFORE, &["c1", "b2", "b2"]);
    let before = game.before(2);
    assert_eq!(text(&rules, before), "2,2,2/2,2,2 stores=0,0 marks=b2:won-S round=2:8:4:S to=S");
    assert_eq!(text(&rules, game.position()), "3,0,2/3,2,2 stores=0,0 marks=b2:won-S round=2:8:4:S to=N");
    let north: Vec<String> =
        legal_moves(&rules, game.position()).into_iter().map(|mv| move_text(&rules, game.position(), mv)).collect();
    assert_eq!(north, ["a2", "c2"]);
}

/// The page of oware nam nam: each full four is a pit, and so is a remainder of three, with one seed of the other's; a
/// pit of which each has two stays with the player on whose side it lies.
#[test]
fn a_pit_that_neither_fills_alone_goes_to_whoever_has_more_of_it() {
    let rules = Arc::new(Catalogue::shipped().rules("oware-nam-nam", &Settings::new()).expect("it is shipped"));
    for (stores, chosen, marks) in [
        ("22,18", vec!["f2"], "f2:won-S round=2:30:18:N"),
        ("23,17", vec!["f2", "a2"], "a2:won-S,f2:won-S round=2:31:17:N"),
        ("21,19", vec!["b2"], "b2:won-S round=2:29:19:N"),
    ] {
        let before = format!("0,1,2,0,0,0/1,0,1,3,0,0 stores={stores} to=S");
        let moves: Vec<&str> = [vec!["c1"], chosen].concat();
        let game = play(&rules, &before, &moves);
        let after = format!("4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 marks={marks} to=N");
        assert_eq!(text(&rules, game.position()), after, "{before}");
    }
}

#[test]
fn the_loser_lays_out_his_seeds_and_the_winner_does_the_same() {
    let stages = "stages: [(id: \"lay-out\", until: HandSpent), (id: \"play\")],";
    let rules = rules(
        "Mirror(id: \"mirror\", begins: Loser)",
        stages,
        "Arrange(id: \"arrange\", stages: [\"lay-out\"], least: 1)",
    );
    assert_eq!(start(&rules).stage(), 1, "the first round is laid out as the variant says");
    let game = play(&rules, "1,0,0/0,0,1 stores=8,2 phase=play to=S", &["c1"]);
    assert_eq!(text(&rules, game.position()), "0,0,0/0,0,0 stores=8,0 hands=0,4 phase=lay-out round=2:8:4:N to=N");
    let game = play(&rules, "1,0,0/0,0,1 stores=8,2 phase=play to=S", &["c1", "+a2", "+b2", "+c2", "+c2"]);
    assert_eq!(text(&rules, game.position()), "1,1,2/1,1,2 stores=4,0 hands=0,0 phase=play round=2:8:4:N to=N");
    let game = play(&rules, "1,0,0/0,0,1 stores=8,2 phase=play to=S", &["c1", "+a2", "+a2"]);
    let allowed: Vec<String> =
        legal_moves(&rules, game.position()).into_iter().map(|mv| move_text(&rules, game.position(), mv)).collect();
    assert_eq!(allowed, ["+b2", "+c2"], "each pit gets at least one seed");
}

/// Kiuthi: each player began with 36 seeds.
#[test]
fn a_player_with_few_seeds_left_lays_them_out_in_a_shorter_row() {
    let set = Settings::from([("rounds".to_owned(), "on".to_owned())]);
    let rules = Arc::new(Catalogue::shipped().rules("giuthi/kiuthi", &set).expect("a game of the catalogue"));
    for (south, closed) in [(18, ""), (17, "f1,f2"), (8, "e1,f1,e2,f2"), (4, "d1,e1,f1,d2,e2,f2")] {
        let before = format!("0,0,0,0,0,0/0,0,0,0,2,0 stores={},{} phase=play to=S", south - 1, 71 - south);
        let game = play(&rules, &before, &["e1>"]);
        let marks: Vec<String> =
            closed.split(',').filter(|pit| !pit.is_empty()).map(|pit| format!("{pit}:closed")).collect();
        let marks = if marks.is_empty() { String::new() } else { format!(" marks={}", marks.join(",")) };
        let expected = format!(
            "0,0,0,0,0,0/0,0,0,0,0,0 stores=0,{} hands={south},0{marks} phase=lay-out round=2:{south}:{}:S to=S",
            72 - south,
            72 - south
        );
        assert_eq!(text(&rules, game.position()), expected);
    }
}

#[test]
fn a_player_who_can_lay_out_nothing_has_lost_the_match() {
    for (rounds, clause) in [
        ("Refill(id: \"refill\")", "refill"),
        ("Refill(id: \"refill\", unfilled: Closed, least: 3)", "refill"),
        ("Territory(id: \"territory\", seeds: 4)", "territory"),
    ] {
        let rules = rules(rounds, "", "");
        let game = play(&rules, "0,0,0/0,0,1 stores=11,0 to=S", &["c1"]);
        let ended = game.position().ended().expect("nobody can go on");
        assert_eq!(ended.clause.map(|id| rules.cause_name(id)).as_deref(), Some(clause));
        let rounds = game.plies()[0]
            .events
            .iter()
            .filter(|told| matches!(told.event, Event::Change(StateChange::RoundEnded { .. })))
            .count();
        assert_eq!(rounds, 1);
    }
}

#[test]
fn a_round_and_the_choice_after_it_can_be_taken_back() {
    let rules = rules("Refill(id: \"refill\", unfilled: Chosen)", "", "");
    let mut game = play(&rules, BEFORE, &["c1", "a2"]);
    for ply in (0..2).rev() {
        game.undo();
        assert_eq!(game.plies().len(), ply);
    }
    assert_eq!(text(&rules, game.position()), BEFORE);
}

/// The page of gabata, example 7: South has won 31 seeds and North 23.
#[test]
fn gabata_is_laid_out_anew_as_its_page_tells() {
    let rules = Arc::new(Catalogue::shipped().rules("gabata", &Settings::new()).expect("gabata is shipped"));
    let game = play(&rules, "0,0,0,0,0,0/0,0,0,1,0,0/1,0,0,0,0,0 stores=29,23 phase=play to=S", &["a1"]);
    assert_eq!(
        text(&rules, game.position()),
        "3,3,3,3,3,3/3,3,0,3,3,3/3,3,3,3,3,3 stores=3,0 phase=race round=2:31:23:N to=N"
    );
}

/// The page of selus: what lies in a player's wounds counts for that player, and is laid out again with what is in the
/// store. The last seed here takes itself and another out of North's wound.
#[test]
fn seeds_in_traps_go_into_the_next_round_with_their_owner() {
    let rules = Arc::new(Catalogue::shipped().rules("selus", &Settings::new()).expect("selus is shipped"));
    let position = "0,0,0,0,0,0/0,0,0,30,0,0/1,23,0,0,0,0 stores=0,0 marks=d2:trap-S,b1:trap-N phase=play to=S";
    let game = play(&rules, position, &["a1"]);
    assert_eq!(
        text(&rules, game.position()),
        "3,3,3,3,3,3/3,3,0,3,3,3/3,3,3,3,3,3 stores=3,0 phase=first round=2:32:22:N to=N"
    );
}

/// A turn of more than one lap is endless here; South brought 8 seeds into the second round, which North began, and
/// North 4.
#[test]
fn a_void_round_is_played_again_by_whoever_is_to_begin_it() {
    for (begins, first) in [("", "N"), (", begins: Alternate", "N"), (", void_passes: true", "S")] {
        let text = format!(
            "Variant(id: \"void\", about: (name: \"Void\", people: \"\", place: \"\", summary: \"\", source: \"\",
            licence: \"\"), board: (rows: 2, columns: 3), setup: (rows: [2]), choice: [Lift(id: \"own\")],
            sowing: [Way(id: \"way\")], landing: [Relay(id: \"relay\")],
            ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Endless(id: \"endless\", laps: 1), Winner(id: \"winner\")],
            rounds: [Refill(id: \"refill\"{begins})])"
        );
        let variant = Variant::read("void.ron", &text).unwrap_or_else(|error| panic!("{error}"));
        let rules = Arc::new(variant.rules(None, &Settings::new()).expect("its options go together"));
        let game = play(&rules, "0,1,2/1,1,2 stores=4,1 round=2:8:4:N to=S", &["a1"]);
        let again = format!("0,2,2/2,2,2 stores=2,0 round=3:8:4:{first} to={first}");
        assert_eq!(position_text(&rules, game.position()), again, "{begins}");
    }
}

#[test]
fn whoever_has_won_less_sells_a_pit_or_half_of_one_and_may_get_it_back() {
    let sale = |whole: u16| rules(&format!("Sale(id: \"sale\", whole: {whole})"), "", "");
    for (whole, before, after) in [
        (4, BEFORE, " marks=c2:sold round=2:8:4:N"),
        (5, BEFORE, " marks=c2:half-sold round=2:8:4:N"),
        // Half of three seeds is one; what is sold by half is then sold wholly.
        (5, "3,0,0/0,0,1 stores=6,2 marks=a2:half-sold to=S", " marks=a2:sold round=2:7:5:N"),
        (4, "1,0,0/0,0,1 stores=8,2 marks=a2:half-sold to=S", " marks=a2:half-sold,c2:sold round=2:8:4:N"),
        // Both seeds of a pit that is sold go to the buyer, and a level round sells nothing.
        (4, "2,0,0/0,0,1 stores=4,5 marks=a2:sold to=S", " marks=a2:sold round=2:6:6:N"),
        (4, "1,0,0/0,0,1 stores=8,2 marks=a1:sold to=S", " round=2:8:4:N"),
        (5, "1,0,0/0,0,1 stores=8,2 marks=a1:sold to=S", " marks=a1:sold,c2:half-sold round=2:8:4:N"),
        (4, "1,0,0/0,0,1 stores=6,4 to=S", " round=2:6:6:N"),
    ] {
        let rules = sale(whole);
        let game = play(&rules, before, &["c1"]);
        assert_eq!(text(&rules, game.position()), format!("2,2,2/2,2,2 stores=0,0{after} to=N"), "{before}");
    }
    let game = play(&rules("Sale(id: \"sale\", whole: 4, lost: 1)", "", ""), BEFORE, &["c1"]);
    assert!(game.position().ended().is_some(), "with these pits sold the match is lost");
}

#[test]
fn mandarins_come_back_to_their_pits_and_what_was_borrowed_is_settled() {
    let catalogue = Catalogue::shipped();
    let set = Settings::from([("rounds".to_owned(), "on".to_owned())]);
    let rules = Arc::new(catalogue.rules("o-an-quan", &set).expect("an option of the game"));
    for (stores, after) in [("1,41", "marks=a1:sold round=2:8:42:N"), ("45,-3", "marks=e2:sold round=2:52:0:N")] {
        let before = format!("0,0,0,0,1/0,0,1,3,0 ends=3,0 stores={stores} end-specials=0,0 specials-won=0,2 to=S");
        let game = play(&rules, &before, &["c1<"]);
        let again = "5,5,5,5,5/5,5,5,5,5 ends=0,0 stores=0,0 end-specials=1,1 specials-won=0,0";
        assert_eq!(text(&rules, game.position()), format!("{again} {after} to=N"));
    }
}

/// South owes five seeds, wins one, and the odd one of the three in R counts for nobody. It helps to lay out the next
/// round, into which South brings nothing.
#[test]
fn a_player_in_debt_brings_nothing_into_the_next_round_and_no_seed_is_left_over() {
    let set = [("rounds", "on"), ("end", "both_stones")].map(|(id, value)| (id.to_owned(), value.to_owned()));
    let rules = Arc::new(Catalogue::shipped().rules("o-an-quan", &Settings::from(set)).expect("options of the game"));
    let before = "0,0,0,1,0/1,0,0,0,0 ends=0,3 stores=-5,50 end-specials=0,0 specials-won=1,1 to=S";
    let game = play(&rules, before, &["a1>"]);
    let again = "5,5,5,5,5/5,5,5,5,5 ends=0,0 stores=0,0 end-specials=1,1 specials-won=0,0";
    assert_eq!(text(&rules, game.position()), format!("{again} marks=a1:sold round=2:0:52:N to=N"));
}

/// The pages of oware nam nam and abawo: two seeds of each belong in the last pit, which stays with the player on whose
/// side it lies.
#[test]
fn with_half_of_one_pit_left_the_match_goes_on() {
    let before = "0,3,1,1,0,1/1,0,1,0,0,0 stores=2,38 round=2:46:2:N to=N";
    let after = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 marks=b1:won-N,c1:won-N,d1:won-N,e1:won-N,f1:won-N";
    for (id, stage) in [
        ("oware-nam-nam", ""),
        ("oware-nam-nam/num-num", ""),
        ("oware-nam-nam/adi", ""),
        ("oware-nam-nam/mewelad", " phase=race"),
    ] {
        let rules = Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("it is shipped"));
        let game = play(&rules, before, &["c2", "b1", "c1", "d1", "e1", "f1"]);
        assert_eq!(text(&rules, game.position()), format!("{after}{stage} round=3:2:46:S to=S"), "{id}");
    }
    let set = Settings::from([("rounds".to_owned(), "territory".to_owned())]);
    let abawo = Arc::new(Catalogue::shipped().rules("abawo", &set).expect("an option of the game"));
    let before = "0,3,1,1,0,5/1,0,1,0,0,0 stores=2,34 round=2:46:2:N to=N";
    let game = play(&abawo, before, &["c2", "b1", "c1", "d1", "e1", "f1"]);
    assert_eq!(text(&abawo, game.position()), format!("{after} round=3:2:46:S to=S"));
}

/// Matches of ali guli mane, to their ends: each ends as soon as a player cannot fill as many pits as `goal` says, and
/// with one pit to fill the match goes on.
#[test]
fn a_match_ends_as_soon_as_a_player_cannot_fill_as_many_pits_as_its_goal() {
    let rules = |goal: &str| {
        let set = [("rounds", "on"), ("goal", goal)].map(|(id, value)| (id.to_owned(), value.to_owned()));
        Arc::new(Catalogue::shipped().rules("ali-guli-mane", &Settings::from(set)).expect("options of the game"))
    };
    let (one, two) = (rules("1"), rules("2"));
    let mut with_one_pit = 0;
    for seed in 0..8 {
        let game = unequal_match(&two, seed);
        let stores = Side::BOTH.map(|side| game.position().store(side));
        let (poorer, richer) = if stores[0] < stores[1] { (stores[0], Side::North) } else { (stores[1], Side::South) };
        assert!(poorer < 10, "whoever can fill two pits goes on: {stores:?}");
        let ended = game.position().ended().expect("a match comes to its end");
        assert_eq!(ended.result, GameResult::Won(richer));
        assert_eq!(ended.clause.map(|id| two.cause_name(id)).as_deref(), Some("refill"));
        // The same match where one pit is enough.
        let mut other = Game::new(one.clone(), start(&one));
        for ply in game.plies() {
            assert!(other.position().ended().is_none(), "with one pit to fill a match is not over sooner");
            other.play(ply.mv).expect("the same move");
        }
        assert_eq!(other.position().ended().is_some(), poorer < 5, "{stores:?}");
        if poorer >= 5 {
            with_one_pit += 1;
            let open = |pit: &PitId| other.position().mark(*pit) != Mark::Closed;
            assert_eq!(one.board.pits_of(richer.opponent()).filter(open).count(), 1);
        }
    }
    assert!(with_one_pit > 0, "no match came to the case in which the two goals differ");
}

/// A game played to its end: one side takes what it can get, the other moves at random.
fn unequal_match(rules: &Arc<Rules>, seed: u64) -> Game {
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    let keen = Side::BOTH[lots.random_range(0..2)];
    let mut game = Game::new(rules.clone(), start(rules));
    while game.position().ended().is_none() {
        let moves = legal_moves(rules, game.position());
        let gain = |mv: &Move| {
            let mut after = game.position().clone();
            play_legal(rules, &mut after, *mv, &mut NoEvents);
            after.store(keen)
        };
        let by_lot = moves[lots.random_range(0..moves.len())];
        let best = moves.into_iter().max_by_key(gain).expect("a game that has not ended has moves");
        let mv = if game.position().chooser() == keen { best } else { by_lot };
        game.play(mv).expect("a legal move");
        assert!(game.plies().len() < 2_000, "the match does not end");
    }
    game
}

/// Courlander's Sulus Nishtaw on the page of sulus, as a match: a round ends as soon as a player has nothing to move,
/// and seeds outside the wegues are then not counted; but it is played until one player has all 54, so they go into the
/// next round with the player on whose side they lie.
fn courlander() -> Arc<Rules> {
    let set = Settings::from([("match".to_owned(), "all".to_owned())]);
    Arc::new(Catalogue::shipped().rules("sulus/nishtaw-courlander", &set).expect("options of the game"))
}

/// South's last seed falls in South's own wegue: that makes 52 seeds, and two of North's count for nobody.
#[test]
fn seeds_that_count_for_nobody_in_a_round_go_into_the_next() {
    let rules = courlander();
    let ended = |north: &str| {
        let before = format!("{north},0,0,0,0,0/0,0,0,0,0,0/1,51,0,0,0,0 stores=0,0 marks=b1:trap-S phase=play to=S");
        play(&rules, &before, &["a1"])
    };
    let next = ended("2");
    let won = |told: &CausedEvent| {
        matches!(told.event, Event::Change(StateChange::RoundEnded { result: GameResult::Won(Side::South), .. }))
    };
    assert!(next.plies()[0].events.iter().any(won));
    assert_eq!(
        text(&rules, next.position()),
        "0,0,0,0,0,3/0,0,0,3,3,3/3,3,3,3,3,3 stores=24,0 phase=first round=2:52:2:N to=N"
    );
    let over = ended("0").position().ended().expect("South has all the seeds");
    assert_eq!(over.result, GameResult::Won(Side::South));
}

/// Matches at random: of every round what both have won and what counts for nobody is all there is, whoever has won
/// more has won it, and the next is laid out from what each has won and what lay uncounted on that side.
#[test]
fn no_seed_is_lost_between_rounds_and_the_score_of_each_adds_up() {
    let rules = courlander();
    let (mut rounds, mut uncounted) = (0, 0);
    for seed in 0..4 {
        let mut lots = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new(rules.clone(), start(&rules));
        let mut brought = [27, 27];
        while game.position().ended().is_none() && game.plies().len() < 400 {
            let mut position = game.position().clone();
            let moves = legal_moves(&rules, &position);
            game.play(moves[lots.random_range(0..moves.len())]).expect("a legal move");
            for told in &game.plies()[game.plies().len() - 1].events {
                assert_eq!(position.total(), 54);
                if let Event::Change(StateChange::RoundEnded { result, .. }) = told.event {
                    let won = Side::BOTH.map(|side| seeds_won(&rules, &position, side));
                    let beside = Side::BOTH.map(|side| outside_traps(&rules, &position, side));
                    assert_eq!(won.iter().chain(&beside).sum::<u16>(), 54, "nothing is lost");
                    uncounted += beside.iter().sum::<u16>();
                    if result != GameResult::Void {
                        assert_eq!(result, won_by_more(won), "{won:?}, not counting {beside:?}");
                        brought = [won[0] + beside[0], won[1] + beside[1]];
                    }
                }
                position.apply(told.event);
                if matches!(told.event, Event::Change(StateChange::RoundBegan { .. })) {
                    rounds += 1;
                    assert_eq!(position.round_state().held, brought, "the next round is laid out from these");
                }
            }
        }
    }
    assert!(rounds > 8 && uncounted > 8, "{rounds} rounds, {uncounted} seeds outside the wegues");
}

fn seeds_won(rules: &Rules, position: &Position, side: Side) -> u16 {
    let traps = rules.board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side));
    position.store(side) + traps.map(|pit| position.pit(pit)).sum::<u16>()
}

fn outside_traps(rules: &Rules, position: &Position, side: Side) -> u16 {
    let plain = rules.board.pits_of(side).filter(|&pit| position.mark(pit) == Mark::None);
    plain.map(|pit| position.pit(pit)).sum()
}

fn won_by_more([south, north]: [u16; 2]) -> GameResult {
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => GameResult::Won(Side::South),
        std::cmp::Ordering::Less => GameResult::Won(Side::North),
        std::cmp::Ordering::Equal => GameResult::Draw,
    }
}

/// The rounds of o an quan: with a difference below ten half a pit is sold, and the next time its other half.
#[test]
fn the_caption_of_a_second_half_sold_says_that_it_is_the_other_half() {
    let rules = rules("Sale(id: \"sale\", whole: 5)", "", "");
    let sold = |before: &str| {
        let game = play(&rules, before, &["c1"]);
        let mut position = game.start().clone();
        let mut captions = Vec::new();
        for told in &game.plies()[0].events {
            if let Event::Change(StateChange::Marked { mark: Mark::Sold | Mark::HalfSold, .. }) = told.event {
                captions.push(Words::english().caption(&rules, &position, told));
            }
            position.apply(told.event);
        }
        captions
    };
    assert_eq!(sold(BEFORE), ["A half share of c2 is sold to South: what lies there when a round is over is split."]);
    assert_eq!(
        sold("1,0,0/0,0,1 stores=8,2 marks=c2:half-sold to=S"),
        ["The other half of c2 is sold to South too, who gets what lies there when a round is over."]
    );
}

/// A turn that was found never to end can leave captured seeds in flight; they do not stay there when its round is
/// over.
#[test]
fn between_two_rounds_nothing_is_in_flight() {
    let lami = Catalogue::shipped().rules("mbothe/lami", &Settings::new()).expect("it is shipped");
    let text = "3,0,3,3,0,3,3,0,3,3/3,0,3,3,0,3,3,1,3,103 stores=0,0 turn=2 to=N";
    let begins = parse_position(&lami, text).expect("it is one of its positions");
    let mut later = 0;
    for seed in 0..400 {
        let (mut chance, mut position) = (ChaCha8Rng::seed_from_u64(seed), begins.clone());
        let mut history = History::new(&lami, &position);
        for _ in 0..6 {
            let moves = legal_moves(&lami, &position);
            if moves.is_empty() {
                break;
            }
            history.play_legal(&lami, &mut position, moves[chance.random_range(0..moves.len())], &mut NoEvents);
            later += u32::from(position.round_state().round > 1);
            let is_open = position.ask().is_some() || position.ended().is_some();
            assert!(is_open || position.lifted() == 0, "{} seeds in flight", position.lifted());
        }
    }
    assert!(later > 0, "some rounds end");
}

#[test]
fn a_record_is_divided_where_rounds_end_and_a_single_game_is_not() {
    let chosen = rules("Refill(id: \"refill\", unfilled: Chosen)", "", "");
    let played = play(&chosen, BEFORE, &["c1", "b2", "a2"]);
    let rounds = rounds_of(&played);
    assert_eq!(rounds.iter().map(|round| (round.from, round.first)).collect::<Vec<_>>(), [(0, 0), (1, 2)]);
    let end = rounds[0].end.as_ref().expect("the first round is over");
    assert_eq!((end.ply, end.result), (0, GameResult::Won(Side::South)));
    assert!(matches!(end.told(&played).event, Event::Change(StateChange::RoundEnded { .. })));
    assert_eq!(rounds[1].end, None);
    let kalah = Arc::new(Catalogue::shipped().rules("kalah", &Settings::new()).expect("a shipped variant"));
    let single = Game::new(Arc::clone(&kalah), start(&kalah));
    assert_eq!(rounds_of(&single), []);
}

#[test]
fn the_last_round_ends_with_the_match() {
    let refill = rules("Refill(id: \"refill\")", "", "");
    let played = play(&refill, "0,0,0/0,0,1 stores=11,0 to=S", &["c1"]);
    assert!(played.position().ended().is_some());
    assert!(matches!(rounds_of(&played)[0].end, Some(RoundEnd { ply: 0, .. })));
}
