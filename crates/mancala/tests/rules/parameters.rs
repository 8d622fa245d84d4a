//! Parameters of clauses, and options, that no worked example of a page turns on: for each a position in which it
//! decides.

use crate::common::read_move;
use mancala::engine::{Game, legal_moves};
use mancala::record::notation::{move_text, parse_position, position_text};
use mancala::rules::{Catalogue, Rules, Settings, Variant};
use std::sync::Arc;

/// A move from a position, and what it leads to.
struct Case {
    what: &'static str,
    variant: &'static str,
    set: &'static [(&'static str, &'static str)],
    before: &'static str,
    moves: &'static [&'static str],
    after: &'static str,
}

const CASES: &[Case] = &[
    Case {
        what: "the last seed of a lap, too, makes a pasu, which then goes to the player who sows",
        variant: "pallanguzhi",
        set: &[("pasu", "owner_last_sower")],
        before: "0,0,0,2,0,0,3/1,1,1,1,1,1,1 stores=68,66 to=S",
        moves: &["g1"],
        after: "0,0,0,2,0,0,0/1,1,1,1,1,1,0 stores=72,66 to=N",
    },
    Case {
        what: "the first five seeds of a player of uthi are dropped three and two; a heap in an empty pit ends the lap",
        variant: "giuthi/uthi",
        set: &[],
        before: "5,5,0,5,5,5,5,5/5,5,0,5,5,5,5,5 stores=0,0 phase=first to=S",
        moves: &["a1>"],
        after: "5,5,0,5,5,5,5,5/0,8,2,5,5,5,5,5 stores=0,0 extra=1 phase=first to=S",
    },
    Case {
        what: "after a move of kiuthi that stayed at home the next goes the other way",
        variant: "giuthi/kiuthi",
        set: &[],
        before: "6,6,6,6,6,6/2,0,0,6,6,6 stores=10,6 to=S",
        moves: &["a1>"],
        after: "6,6,6,6,6,6/0,1,1,6,6,6 stores=10,6 bound=cw to=S",
    },
    Case {
        what: "a player who has a tuzdyk wins no second one",
        variant: "togyz-kumalak",
        set: &[],
        before: "2,9,9,9,9,9,9,2,9/0,9,9,9,9,9,9,9,3 stores=17,0 marks=b2:trap-S to=S",
        moves: &["i1"],
        after: "2,9,9,9,9,9,9,3,10/0,9,9,9,9,9,9,9,1 stores=17,0 marks=b2:trap-S to=N",
    },
    Case {
        what: "a mandarin with four seeds beside it is not captured",
        variant: "o-an-quan",
        set: &[("young_mandarin", "on")],
        before: "5,5,5,5,5/5,5,1,0,0 ends=5,4 end-specials=1,1 stores=0,0 specials-won=0,0 to=S",
        moves: &["c1>"],
        after: "5,5,5,5,5/5,5,0,1,0 ends=5,4 stores=0,0 end-specials=1,1 specials-won=0,0 to=N",
    },
    Case {
        what: "a mandarin with five seeds beside it is",
        variant: "o-an-quan",
        set: &[("young_mandarin", "on")],
        before: "5,5,5,5,5/5,5,1,0,0 ends=5,5 end-specials=1,1 stores=0,0 specials-won=0,0 to=S",
        moves: &["c1>"],
        after: "5,5,5,5,5/5,5,0,1,0 ends=5,0 stores=5,0 end-specials=1,0 specials-won=1,0 to=N",
    },
    Case {
        what: "the first capture of the second stage takes both houses",
        variant: "bao-la-kiswahili",
        set: &[("house_lost_first_mtaji_capture", "on")],
        before: "0,0,0,0,0,0,0,0/2,0,0,8,0,0,0,2/0,0,0,0,8,2,1,1/4,0,0,0,0,0,0,0 hands=0,0 marks=e2:house,d3:house phase=mtaji to=S",
        moves: &["f2>"],
        after: "0,0,0,0,0,0,0,0/2,0,0,8,0,0,0,0/0,0,0,1,9,1,0,3/4,0,0,0,0,0,0,0 hands=0,0 phase=mtaji to=N",
    },
    Case {
        what: "takasia blocks the only inner pit with two seeds or more",
        variant: "bao-la-kiswahili",
        set: &[],
        before: "0,1,2,1,4,8,2,2/1,0,0,1,2,1,0,1/0,2,0,0,0,0,2,0/0,0,2,2,0,2,6,4 hands=0,0 phase=mtaji to=S",
        moves: &["g2<"],
        after: "0,1,2,1,4,8,2,2/1,0,0,1,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 hands=0,0 marks=e3:barred phase=mtaji to=N",
    },
    Case {
        what: "unless an option spares it",
        variant: "bao-la-kiswahili",
        set: &[("takasia_exempt_only_multi", "on")],
        before: "0,1,2,1,4,8,2,2/1,0,0,1,2,1,0,1/0,2,0,0,0,0,2,0/0,0,2,2,0,2,6,4 hands=0,0 phase=mtaji to=S",
        moves: &["g2<"],
        after: "0,1,2,1,4,8,2,2/1,0,0,1,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 hands=0,0 phase=mtaji to=N",
    },
    Case {
        what: "takasia never blocks the only occupied pit of the inner row",
        variant: "bao-la-kiswahili",
        set: &[],
        before: "0,1,2,1,4,8,2,2/0,0,0,0,2,0,0,0/0,2,0,0,0,0,2,0/0,0,2,2,0,2,6,4 hands=0,0 phase=mtaji to=S",
        moves: &["g2<"],
        after: "0,1,2,1,4,8,2,2/0,0,0,0,2,0,0,0/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 hands=0,0 phase=mtaji to=N",
    },
    Case {
        what: "with as many seeds for each the player who moved last has won",
        variant: "kauri",
        set: &[],
        before: "0,0,0,0,0,0/0,0,2,0,0,0 stores=29,29 specials=0,0,0,0,0,0/0,0,1,0,0,0 specials-won=5,6 to=S",
        moves: &["c1"],
        after: "0,0,0,0,0,0/0,0,0,1,1,0 stores=29,29 specials=0,0,0,0,0,0/0,0,0,0,0,1 specials-won=5,6 over=S:no-moves to=S",
    },
    Case {
        what: "a seed takes the cowries that lie alone in a pit",
        variant: "kauri",
        set: &[],
        before: "5,5,5,5,5,0/5,5,5,5,5,1 stores=4,0 specials=1,1,1,1,1,1/1,1,1,1,1,1 specials-won=0,0 to=S",
        moves: &["f1"],
        after: "5,5,5,5,5,1/5,5,5,5,5,0 stores=4,0 specials=1,1,1,1,2,0/1,1,1,1,1,0 specials-won=1,0 to=N",
    },
    Case {
        what: "or takes nothing",
        variant: "kauri",
        set: &[("seed_takes_cowries", "off")],
        before: "5,5,5,5,5,0/5,5,5,5,5,1 stores=4,0 specials=1,1,1,1,1,1/1,1,1,1,1,1 specials-won=0,0 to=S",
        moves: &["f1"],
        after: "5,5,5,5,5,1/5,5,5,5,5,0 stores=4,0 specials=1,1,1,1,2,1/1,1,1,1,1,0 specials-won=0,0 to=N",
    },
    Case {
        what: "a player whose seeds fill seven pits and no more gets none for an eighth",
        variant: "gabata",
        set: &[],
        before: "0,0,0,0,0,0/0,0,0,1,0,0/1,0,0,0,0,0 stores=31,21 phase=play to=S",
        moves: &["a1"],
        after: "3,3,3,3,3,3/3,0,0,3,3,3/3,3,3,3,3,3 stores=6,0 phase=race round=2:33:21:N to=N",
    },
    Case {
        what: "with two seeds beyond six pits a player owns six, and the odd pit stays with the side on which it lies",
        variant: "oware-nam-nam/lamosh",
        set: &[],
        before: "0,0,0,0,0,0/0,0,0,0,1,0 stores=25,22 phase=play to=S",
        moves: &["e1"],
        after: "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 phase=opening round=2:26:22:N to=N",
    },
    Case {
        what: "the winner lays out their seeds in the pits that face those of the loser",
        variant: "giuthi",
        set: &[("rounds", "on")],
        before: "1,2,3,1,1,1,1,9/0,0,0,0,0,0,0,0 stores=76,0 hands=0,1 phase=lay-out round=2:76:20:N to=N",
        moves: &["+a2"],
        after: "2,2,3,1,1,1,1,9/2,2,3,1,1,1,1,9 stores=56,0 hands=0,0 phase=play round=2:76:20:N to=N",
    },
    Case {
        what: "or in those of the same number",
        variant: "giuthi",
        set: &[("rounds", "on"), ("rotation", "on")],
        before: "1,2,3,1,1,1,1,9/0,0,0,0,0,0,0,0 stores=76,0 hands=0,1 phase=lay-out round=2:76:20:N to=N",
        moves: &["+a2"],
        after: "2,2,3,1,1,1,1,9/9,1,1,1,1,3,2,2 stores=56,0 hands=0,0 phase=play round=2:76:20:N to=N",
    },
    Case {
        what: "a player with fewer than half of the seeds that they began with has a pit less",
        variant: "giuthi/kiuthi",
        set: &[("rounds", "on")],
        before: "0,0,0,0,0,0/0,0,0,0,0,2 stores=55,15 phase=play to=S",
        moves: &["f1>"],
        after: "0,0,0,0,0,0/0,0,0,0,0,0 stores=55,0 hands=0,17 marks=a1:closed,a2:closed phase=lay-out round=2:55:17:N to=N",
    },
    Case {
        what: "a player with half of them has not",
        variant: "giuthi/kiuthi",
        set: &[("rounds", "on")],
        before: "0,0,0,0,0,0/0,0,0,0,0,2 stores=54,16 phase=play to=S",
        moves: &["f1>"],
        after: "0,0,0,0,0,0/0,0,0,0,0,0 stores=54,0 hands=0,18 phase=lay-out round=2:54:18:N to=N",
    },
];

fn rules(variant: &str, set: &[(&str, &str)]) -> Arc<Rules> {
    let set: Settings = set.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Arc::new(Catalogue::shipped().rules(variant, &set).unwrap_or_else(|error| panic!("{variant}: {error}")))
}

fn game(rules: &Arc<Rules>, before: &str) -> Game {
    Game::new(rules.clone(), parse_position(rules, before).unwrap_or_else(|error| panic!("{before}: {error}")))
}

fn play(rules: &Arc<Rules>, before: &str, moves: &[&str]) -> String {
    let mut game = game(rules, before);
    for text in moves {
        let mv = read_move(rules, game.position(), text);
        game.play(mv).unwrap_or_else(|refused| panic!("{text} from {before}: {refused:?}"));
    }
    position_text(rules, game.position())
}

fn legal(rules: &Arc<Rules>, before: &str) -> Vec<String> {
    let game = game(rules, before);
    let moves = legal_moves(rules, game.position());
    moves.into_iter().map(|mv| move_text(rules, game.position(), mv)).collect()
}

#[test]
fn each_decides_where_it_should() {
    for case in CASES {
        let rules = rules(case.variant, case.set);
        assert_eq!(play(&rules, case.before, case.moves), case.after, "{}: {}", case.variant, case.what);
    }
}

#[test]
fn a_move_that_is_bound_goes_no_other_way() {
    let rules = rules("giuthi/kiuthi", &[]);
    let after = play(&rules, "6,6,6,6,6,6/2,0,0,6,6,6 stores=10,6 to=S", &["a1>"]);
    assert!(legal(&rules, &after).iter().all(|mv| mv.ends_with('<')), "{after}");
}

/// Bao: pits with two seeds come before lone ones for a player whose house is lost, and for no other.
#[test]
fn a_preference_for_players_without_a_house_binds_no_other() {
    let rules = rules("bao-la-kiswahili", &[("namua_takata_single", "last")]);
    let with =
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/2,0,1,0,8,0,0,0/0,0,0,0,0,0,0,0 hands=10,10 marks=e2:house phase=namua to=S";
    assert!(legal(&rules, with).contains(&"+c2>".to_owned()));
    let without = with.replace(" marks=e2:house", "");
    assert!(!legal(&rules, &without).contains(&"+c2>".to_owned()));
}

/// A game of two rows of three with these clauses on sowing, last seeds and the end.
fn small(sowing: &str, landing: &str, ending: &str) -> Arc<Rules> {
    let text = format!(
        "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\", source: \"\", licence: \"\"),
        board: (rows: 2, columns: 3), setup: (rows: [2]), choice: [Lift(id: \"own\")],
        sowing: [{sowing} Way(id: \"way\")], landing: [{landing}],
        ending: [End(id: \"no-moves\", once: CannotMove, whose: Next), {ending} Winner(id: \"winner\")])"
    );
    let variant = Variant::read("small.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn a_lone_seed_may_go_back_into_the_pit_it_came_from() {
    let before = "2,2,2/1,2,3 stores=0,0 to=S";
    for (lone, after) in [("Origin", "2,2,2/1,2,3 stores=0,0 to=N"), ("Next", "2,2,2/0,3,3 stores=0,0 to=N")] {
        let rules = small(&format!("Drop(id: \"first\", first: Origin, lone: {lone}),"), "", "");
        assert_eq!(play(&rules, before, &["a1"]), after);
        // Of several seeds the first always does.
        assert_eq!(play(&rules, before, &["b1"]), "2,2,2/1,1,4 stores=0,0 to=N");
    }
}

#[test]
fn the_way_of_a_later_lap_may_be_another() {
    let back = "Way(id: \"back\", when: (lap: From(2)), way: Cw, laps: Anew),";
    let rules = small(back, "Relay(id: \"relay\")", "Endless(id: \"endless\", laps: 200),");
    assert_eq!(play(&rules, "0,0,0/1,1,0 stores=2,2 to=S", &["a1"]), "1,0,0/1,0,0 stores=2,2 to=N");
}

#[test]
fn a_last_seed_that_is_all_the_opponent_has_is_no_lone_capture_where_a_grand_slam_takes_nothing() {
    let lone = "Capture(id: \"lone\", if: (side: Other, at: [InnerLeft(1)]), take: [Last])";
    let both = format!("{lone}, GrandSlam(id: \"slam\", effect: Nothing)");
    let before = "0,0,0/2,2,1 stores=4,3 to=S";
    assert_eq!(play(&small("", lone, ""), before, &["c1"]), "0,0,0/0,0,0 stores=9,3 over=S:no-moves to=S");
    assert_eq!(play(&small("", &both, ""), before, &["c1"]), "0,0,1/2,2,0 stores=4,3 to=N");
}

/// Here every turn of a second lap is endless. What is left goes where it goes when a position comes back.
#[test]
fn a_turn_that_never_ends_and_is_judged_by_the_winner_shares_out_what_is_left() {
    let before = "0,1,2/1,1,2 stores=0,0 to=S";
    for (leftover, after) in [
        ("Owner", "0,0,0/0,0,0 stores=4,3 over=S:endless to=S"),
        ("Nobody", "0,1,2/0,2,2 stores=0,0 over=draw:endless to=S"),
    ] {
        let ending = format!(
            "End(id: \"repetition\", once: Repeated(times: 3), leftover: {leftover}),
            Endless(id: \"endless\", laps: 1, verdict: ByWinner),"
        );
        assert_eq!(play(&small("", "Relay(id: \"relay\")", &ending), before, &["a1"]), after);
    }
}
