//! The recorded games that come with the program: each replays to the result that it states.

use mancala::engine::{
    CausedEvent, Event, Game, Info, Mark, Move, NoEvents, Position, StateChange, Transfer, TransferKind, legal_moves,
    play_legal,
};
use mancala::record::{Outcome, Record, notation};
use mancala::rules::{Catalogue, Place, Side};
use naqala_core::samples::{DEMONSTRATION, samples};
use std::collections::HashMap;
use std::path::Path;

/// A shipped record, played through.
fn replayed(name: &str) -> Game {
    let found = samples().iter().find(|sample| sample.name == name);
    let record = &found.unwrap_or_else(|| panic!("{name} is not shipped")).record;
    record.replay(&Catalogue::shipped()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn has(events: &[CausedEvent], sought: fn(Event) -> bool) -> bool {
    events.iter().any(|told| sought(told.event))
}

#[test]
fn every_record_replays_to_the_result_that_it_states() {
    let catalogue = Catalogue::shipped();
    assert!(samples().len() >= 3);
    for it in samples() {
        let game = it.record.replay(&catalogue).unwrap_or_else(|error| panic!("{error}"));
        let ended = game.position().ended().unwrap_or_else(|| panic!("{}: the game is not over", it.name));
        assert_eq!(it.record.result, Some(Outcome::from(ended.result)), "{}", it.name);
        assert_eq!(game.position().total(), game.start().total(), "{}: no seed is lost", it.name);
        assert!((10..=60).contains(&game.plies().len()), "{}: of a length that one likes to watch", it.name);
    }
}

#[test]
fn every_record_says_what_it_is_and_how_it_came_about() {
    for Record { event, source, notes, variant, .. } in samples().iter().map(|it| &it.record) {
        let (kind, _) = event.split_once(": ").unwrap_or_else(|| panic!("{variant}: {event}"));
        match kind {
            "Demonstration" => assert!(source.contains("against itself"), "{variant}: {source}"),
            "Problem" => assert!(source.contains("published"), "{variant}: {source}"),
            other => panic!("{variant}: {other}"),
        }
        assert!(notes.comments.len() >= 5, "{variant}: what is new is remarked on");
    }
}

#[test]
fn every_file_is_shipped_and_written_as_the_program_writes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/records");
    let files = std::fs::read_dir(&folder).expect("the folder is part of the source");
    let mut names: Vec<String> = files
        .map(|entry| entry.expect("its entries can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut known: Vec<String> = samples().iter().map(|it| format!("{}.naqala", it.name)).collect();
    assert_eq!(samples()[0].name, DEMONSTRATION, "the demonstration comes first");
    known.sort();
    assert_eq!(names, known);
    for it in samples() {
        let text = std::fs::read_to_string(folder.join(format!("{}.naqala", it.name))).expect("it is a text");
        assert_eq!(it.record.write(), text, "{}", it.name);
    }
}

#[test]
fn the_demonstration_shows_what_there_is_to_kalah_within_a_few_plies() {
    let game = replayed(DEMONSTRATION);
    assert_eq!(game.rules().id, "kalah");
    let plies = game.plies();
    let bonus = |event: Event| matches!(event, Event::Info(Info::Bonus { .. }));
    let capture = |event: Event| matches!(event, Event::Transfer(Transfer { kind: TransferKind::Captured, .. }));
    let move_text = |ply: usize| notation::ply_text(&game, ply);
    assert!(has(&plies[0].events, bonus), "first another turn, by {}", move_text(0));
    assert!(!has(&plies[1].events, bonus) && !has(&plies[1].events, capture), "then a sowing, by {}", move_text(1));
    assert!(plies[..6].iter().any(|ply| has(&ply.events, capture)), "and soon a capture");
    assert!((25..=35).contains(&plies.len()), "{} plies", plies.len());
    let last = &plies[plies.len() - 1].events;
    assert!(
        has(last, |event| matches!(event, Event::Transfer(Transfer { kind: TransferKind::Swept, .. }))),
        "what is left is shared out"
    );
}

#[test]
fn relays_chains_claims_and_resown_captures_are_among_the_records() {
    let any = |name: &str, sought: fn(Event) -> bool| replayed(name).plies().iter().any(|ply| has(&ply.events, sought));
    assert!(any("nigerian-relay", |event| matches!(event, Event::Info(Info::Relayed { .. }))));
    assert!(any("togyz-kumalak-tuzdyks", |event| matches!(event, Event::Change(StateChange::Marked { .. }))));
    let resown = |event: Event| {
        matches!(event, Event::Transfer(Transfer { to: Place::FLIGHT, kind: TransferKind::Captured, .. }))
    };
    assert!(any("mwambulula-resown", resown));
    let is_capture = |event: Event| matches!(event, Event::Transfer(Transfer { kind: TransferKind::Captured, .. }));
    let captured = |ply: &[CausedEvent]| ply.iter().filter(|told| is_capture(told.event)).count();
    let chains = replayed("oware-chains").plies().iter().filter(|ply| captured(&ply.events) >= 3).count();
    assert!(chains >= 2, "{chains} chains of three pits or more");
}

#[test]
fn choices_in_mid_turn_and_a_very_long_turn_are_among_the_records() {
    let picked = |event: Event| matches!(event, Event::Change(StateChange::Answered { answer: Move::Pick(_) }));
    let tshuba = replayed("tshuba-further-pits");
    let picks = tshuba.plies().iter().filter(|ply| has(&ply.events, picked)).count();
    assert!(picks >= 10, "{picks} pits were chosen after a capture");
    let is_lift = |event: Event| matches!(event, Event::Transfer(Transfer { kind: TransferKind::Lifted { .. }, .. }));
    let laps = |ply: &[CausedEvent]| ply.iter().filter(|told| is_lift(told.event)).count();
    assert_eq!(replayed("hus-long-turn").plies().iter().map(|ply| laps(&ply.events)).max(), Some(56));
}

/// The problem of selus, searched to its end: every position that can arise, and the leads that can be forced.
struct Problem {
    /// Positions: South's lead if the game is over there, else `true` if South moves, and the positions that the moves
    /// lead to.
    nodes: Vec<Node>,
    /// South's first moves, each with the position that it leads to.
    first: Vec<(String, usize)>,
}

enum Node {
    Over(i32),
    Open { south: bool, to: Vec<usize> },
}

impl Problem {
    fn of(set: &[(&str, &str)]) -> Problem {
        let found = samples().iter().find(|sample| sample.name == "selus-problem").expect("it is shipped");
        let mut record = found.record.clone();
        record.set = set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
        let (rules, start) = record.opening(&Catalogue::shipped()).expect("it opens");
        let lead = |position: &Position| {
            let has = |side: Side| {
                let traps = rules.board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side));
                i32::from(position.store(side)) + traps.map(|pit| i32::from(position.pit(pit))).sum::<i32>()
            };
            has(Side::South) - has(Side::North)
        };
        let mut known = HashMap::from([(start.clone(), 0)]);
        let mut positions = vec![start];
        let mut problem = Problem { nodes: Vec::new(), first: Vec::new() };
        while let Some(position) = positions.get(problem.nodes.len()).cloned() {
            if position.ended().is_some() {
                problem.nodes.push(Node::Over(lead(&position)));
                continue;
            }
            let mut to = Vec::new();
            for mv in legal_moves(&rules, &position) {
                let mut after = position.clone();
                play_legal(&rules, &mut after, mv, &mut NoEvents);
                let next = *known.entry(after.clone()).or_insert_with(|| {
                    positions.push(after);
                    positions.len() - 1
                });
                if problem.nodes.is_empty() {
                    problem.first.push((notation::move_text(&rules, &position, mv), next));
                }
                to.push(next);
            }
            problem.nodes.push(Node::Open { south: position.to_move() == Side::South, to });
        }
        problem
    }

    /// Returns for each position whether South can force such a lead; endless play does not count as forced.
    fn forced(&self, least: i32) -> Vec<bool> {
        let mut forced = vec![false; self.nodes.len()];
        loop {
            let mut changed = false;
            for (i, node) in self.nodes.iter().enumerate() {
                let now = match node {
                    Node::Over(lead) => *lead >= least,
                    Node::Open { south: true, to } => to.iter().any(|&next| forced[next]),
                    Node::Open { south: false, to } => to.iter().all(|&next| forced[next]),
                };
                changed |= now && !forced[i];
                forced[i] |= now;
            }
            if !changed {
                return forced;
            }
        }
    }

    /// Returns the first moves that force such a lead.
    fn forcing(&self, least: i32) -> Vec<&str> {
        let forced = self.forced(least);
        self.first.iter().filter(|(_, next)| forced[*next]).map(|(text, _)| text.as_str()).collect()
    }
}

#[test]
fn the_problem_of_selus_has_the_values_and_the_first_moves_that_an_exhaustive_search_gave() {
    let stay = Problem::of(&[("empty_wegue", "stay"), ("match", "single")]);
    assert_eq!(stay.forcing(2), ["e1", "d2"], "5-3");
    assert!(stay.forcing(3).is_empty());
    let capture = Problem::of(&[("match", "single")]);
    assert_eq!(capture.forcing(4), ["d2"], "6-2");
    assert_eq!(capture.forcing(2), ["e1", "d2"]);
    assert!(capture.forcing(5).is_empty());
}

#[test]
fn the_problem_of_selus_is_won_by_five_to_three() {
    let game = replayed("selus-problem");
    let text = notation::position_text(game.rules(), game.position());
    assert!(
        text.starts_with("0,0,0,0,1,0/0,0,0,4,0,0/0,1,0,0,0,0 stores=0,2 marks=b1:trap-N,d2:trap-S,e3:trap-S"),
        "{text}"
    );
    assert_eq!(game.plies().len(), 17);
}
