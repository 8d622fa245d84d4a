//! Every worked example of the catalogue's pages, played through the engine: positions, events with their clauses,
//! what is legal, who moves next, who has won.

use crate::common::{Arrangement, Example, draw, expand, name, pages, read_move, tell};
use mancala::engine::{self, Game, Position, Refused};
use mancala::record::notation;
use mancala::rules::Catalogue;
use mancala::rules::{Rules, Side};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The fewest worked examples of a game.
const LEAST: usize = 3;

/// Number of worked examples on each page of the catalogue of rules.
const PAGES: &[(&str, usize)] = &[
    ("abawo", 3),
    ("adji-boto", 5),
    ("afrika", 7),
    ("alemungula", 6),
    ("ali-guli-mane", 4),
    ("andot", 8),
    ("anywoli", 3),
    ("ayo-ayo-children", 5),
    ("bao-kenya-children", 6),
    ("bao-kenya-laps", 5),
    ("bao-la-kiswahili", 29),
    ("bao-la-kujifunza", 10),
    ("basic", 4),
    ("bohnenspiel", 5),
    ("congkak", 6),
    ("cross-kalah", 5),
    ("cross-wari", 6),
    ("bechi", 6),
    ("dabuda", 6),
    ("deka", 6),
    ("egyptian", 5),
    ("english-wari", 4),
    ("eson-xorgol", 5),
    ("ethiopian", 6),
    ("enkeshui", 5),
    ("french-wari", 4),
    ("gabata", 6),
    ("gelech", 6),
    ("giuthi", 5),
    ("hawalis", 7),
    ("hoyito", 5),
    ("hus", 6),
    ("isolo", 6),
    ("kalah", 11),
    ("katro", 8),
    ("kauri", 4),
    ("lab-madjnuni", 5),
    ("lamlameta", 6),
    ("layli-goobalay", 5),
    ("mangala", 8),
    ("mefuvha", 6),
    ("modi", 4),
    ("moruba", 6),
    ("mwambulula", 8),
    ("nigerian", 7),
    ("o-an-quan", 6),
    ("ohojichi", 6),
    ("oware", 13),
    ("oware-nam-nam", 5),
    ("pallanguzhi", 4),
    ("pic", 5),
    ("qelat", 6),
    ("ruma", 5),
    ("selus", 7),
    ("sokusowo", 3),
    ("songo", 11),
    ("sulus", 6),
    ("tchuka-ruma", 3),
    ("toguz-xorgol", 5),
    ("togyz-kumalak", 7),
    ("tshuba", 6),
    ("tsoro", 9),
    ("unee-tugaluulax", 5),
    ("urar-n-kkuz-imrujen", 4),
    ("vai-lung-thlan", 5),
    ("woaley", 5),
];

#[test]
fn every_worked_example_is_here() {
    let pages = pages();
    for &(name, count) in PAGES {
        let page = pages.iter().find(|page| page.page == name).unwrap_or_else(|| panic!("no examples for {name}"));
        assert!(page.examples.len() >= count, "{name} has {count} worked examples, {} are here", page.examples.len());
    }
    for variant in Catalogue::shipped().variants() {
        let examples =
            pages.iter().filter(|page| page.page == variant.id).map(|page| page.examples.len()).sum::<usize>();
        assert!(examples >= LEAST, "{} has {examples} worked examples", variant.id);
    }
}

#[test]
fn worked_examples_play_as_written() {
    let catalogue = Catalogue::shipped();
    let mut faults = Vec::new();
    for page in pages() {
        for example in &page.examples {
            let mut report = Report { at: format!("{}, example {}", page.page, example.name), faults: Vec::new() };
            match catalogue.rules(&example.variant, &example.set) {
                Ok(rules) => play(Arc::new(rules), example, &mut report),
                Err(error) => report.say(format!("{error}")),
            }
            faults.append(&mut report.faults);
        }
    }
    assert!(faults.is_empty(), "{} faults\n\n{}", faults.len(), faults.join("\n\n"));
}

/// A game without choices, which its page describes to the end.
#[test]
fn the_crazy_game_comes_to_the_end_that_its_page_tells_of() {
    let rules = Catalogue::shipped().rules("lab-madjnuni/roseya", &BTreeMap::new()).expect("a game of the catalogue");
    let rules = Arc::new(rules);
    let mut game = Game::new(Arc::clone(&rules), engine::start(&rules));
    while game.position().ended().is_none() {
        let moves = engine::legal_moves(&rules, game.position());
        assert_eq!(moves.len(), 1, "{moves:?}");
        game.play(moves[0]).expect("the only legal move");
    }
    let stores = Side::BOTH.map(|side| game.position().store(side));
    let left: u16 = rules.board.pits().map(|pit| game.position().pit(pit)).sum();
    assert_eq!((game.plies().len(), stores, left), (123, [50, 46], 2));
}

/// The page names the choice in words only: the last seed crosses over, and what lay with it stays.
#[test]
fn a_last_seed_of_papan_dakon_may_cross_over_instead_of_going_on() {
    let rules = Catalogue::shipped().rules("congkak/papan-dakon", &BTreeMap::new()).expect("a game of the catalogue");
    let rules = Arc::new(rules);
    let text = "5,8,0,1,6,2,3/2,1,4,9,0,1,1 stores=26,29 to=S";
    for (answer, told) in [
        ("go", &["move f1 1 to f2 [across]", "take f2 3 to S [across]"][..]),
        ("stop", &["withhold f2 2 [optional]", "relay f1 [relay]"][..]),
    ] {
        let start = notation::parse_position(&rules, text).expect("a position of the game");
        let mut game = Game::new(Arc::clone(&rules), start);
        game.play(read_move(&rules, game.position(), "g1")).expect("a legal move");
        assert!(game.position().ask().is_some(), "the player is asked");
        let before = game.position().clone();
        let ply = game.play(read_move(&rules, &before, answer)).expect("an answer");
        let said = tell(&rules, &before, &ply.events);
        assert_eq!(&said[1..3], told, "{said:?}");
    }
}

/// Differences from the page, each with the example's name.
struct Report {
    at: String,
    faults: Vec<String>,
}

impl Report {
    fn say(&mut self, what: String) {
        self.faults.push(format!("{}\n{what}", self.at));
    }
}

fn play(rules: Arc<Rules>, example: &Example, report: &mut Report) {
    let mut game = Game::new(rules.clone(), example.before.position(&rules));
    check_legal(&rules, game.position(), &example.legal, &example.barred, report);
    for expected in &example.plies {
        let before = game.position().clone();
        let mv = read_move(&rules, &before, &expected.mv);
        let ply = match game.play(mv) {
            Ok(ply) => ply,
            Err(refused) => return report.say(format!("{} is refused: {refused:?}", expected.mv)),
        };
        let (wanted, got) = (expand(&expected.events), tell(&rules, &before, &ply.events));
        if wanted != got {
            report.say(format!("after {}, events differ\n{}", expected.mv, side_by_side(&wanted, &got)));
        }
        check_position(&rules, game.position(), &expected.after, report);
        check_legal(&rules, game.position(), &expected.legal, &expected.barred, report);
    }
}

fn check_position(rules: &Rules, got: &Position, wanted: &Arrangement, report: &mut Report) {
    let (drawn, expected) = (draw(rules, got), draw(rules, &wanted.position(rules)));
    if drawn != expected {
        report.say(format!("wanted {expected}\ngot    {drawn}"));
    }
    let stage = &rules.stage_rules[got.stage()].id;
    if wanted.stage.as_ref().is_some_and(|wanted| wanted != stage) {
        report.say(format!("wanted the phase {:?}, got {stage}", wanted.stage));
    }
    let to_move = got.ended().is_none().then(|| got.chooser());
    if to_move != wanted.to_move {
        report.say(format!("wanted {:?} to move, got {to_move:?}", wanted.to_move));
    }
}

fn check_legal(
    rules: &Rules,
    position: &Position,
    legal: &Option<Vec<String>>,
    barred: &BTreeMap<String, String>,
    report: &mut Report,
) {
    let moves = engine::legal_moves(rules, position);
    if let Some(legal) = legal {
        let wanted: BTreeSet<String> =
            legal.iter().map(|text| format!("{:?}", read_move(rules, position, text))).collect();
        let got: BTreeSet<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
        if wanted != got {
            report.say(format!("legal moves: wanted {wanted:?}\ngot {got:?}"));
        }
    }
    for (text, clause) in barred {
        let refused = engine::why_not(rules, position, read_move(rules, position, text));
        let by = refused.and_then(Refused::clause).map(|id| name(rules, id));
        if by.as_deref() != Some(clause) {
            report.say(format!("{text} should be barred by {clause}; the engine says {refused:?}, {by:?}"));
        }
    }
}

/// Both lists, equal lines once and differing ones marked; only the part around the differences.
fn side_by_side(wanted: &[String], got: &[String]) -> String {
    let same_start = wanted.iter().zip(got).take_while(|(a, b)| a == b).count();
    let rest = wanted.len().min(got.len()) - same_start;
    let same_end = wanted.iter().rev().zip(got.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let mut lines: Vec<String> = wanted[..same_start].iter().map(|line| format!("    {line}")).collect();
    lines.extend(wanted[same_start..wanted.len() - same_end].iter().map(|line| format!("  - {line}")));
    lines.extend(got[same_start..got.len() - same_end].iter().map(|line| format!("  + {line}")));
    lines.extend(wanted[wanted.len() - same_end..].iter().map(|line| format!("    {line}")));
    lines.join("\n")
}
