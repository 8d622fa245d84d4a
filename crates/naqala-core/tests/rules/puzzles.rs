//! Puzzles of every game: their answers are proved again by other means than those that found them.

use crate::common::cases::conceivable;
use crate::trying::by_trying;
use mancala::engine::{
    self, CausedEvent, Event, GameResult, History, Move, NoEvents, Position, StateChange, Transfer, TransferKind,
};
use mancala::rules::{Catalogue, Place, PlaceKind, Rules, Settings, Side};
use naqala_core::search::{Analyser, Budget, EVERY_MOVE, Rated, Unit};
use naqala_core::teach::puzzle::{
    GRADES, Given, Horizon, Puzzle, PuzzleKey, PuzzleKind, PuzzleTask, Puzzles, Verdict, Why,
};
use naqala_core::words::Words;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Most positions of exhaustive play.
const MOST: u32 = 20_000;
/// Longest line of exhaustive play, in plies.
const LONGEST: u32 = 60;
/// Positions looked at to judge the answers about openings again.
const DEEPER: u64 = 200_000;

/// Games in which there is never a choice, or hardly ever.
const FORCED: [&str; 6] = [
    "el-arnab",
    "lab-madjnuni",
    "lab-madjnuni/culin",
    "lab-madjnuni/gaziantep",
    "lab-madjnuni/roseya",
    "micro-wari/nano-wari",
];

fn puzzles(id: &str) -> Puzzles {
    Puzzles::new(Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")))
}

/// Some puzzles of a kind, of every game that can have any, each checked. `none`: the games of which none are found.
fn of_every_game(kind: PuzzleKind, seeds: u64, none: &[&str], check: impl Fn(&str, &Puzzle) + Sync) {
    let catalogue = Catalogue::shipped();
    let ids = catalogue.ids();
    let without = std::sync::Mutex::new(Vec::new());
    let one = |id: &String| {
        let rules = Arc::new(catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
        let puzzles = Puzzles::new(rules);
        assert_eq!(puzzles.can_have(kind).is_ok(), puzzles.kinds().contains(&kind), "{id}");
        if puzzles.can_have(kind).is_err() {
            return;
        }
        let mut found = 0;
        for seed in 0..seeds {
            let grade = 1 + (seed * 2 % u64::from(GRADES)) as u8;
            if let Ok(puzzle) = puzzles.make(PuzzleKey { kind, grade, seed }) {
                sound(id, &puzzle);
                check(id, &puzzle);
                found += 1;
            }
        }
        if found == 0 {
            without.lock().expect("no other thread has panicked").push(id.clone());
        }
    };
    let half = ids.len() / 2;
    std::thread::scope(|scope| {
        for part in [&ids[..half], &ids[half..]] {
            scope.spawn(move || part.iter().for_each(one));
        }
    });
    let mut without = without.into_inner().expect("no thread has panicked");
    without.sort();
    assert_eq!(without, none, "without puzzles of kind {kind}");
}

/// Checks the properties that every puzzle has.
fn sound(id: &str, puzzle: &Puzzle) {
    let said = format!("{id}: {:?}", puzzle.key);
    let Puzzle { rules, position, because, solution, key, kind, .. } = puzzle;
    assert_eq!(Some(*kind), key.map(|key| key.kind), "{said}");
    assert!(key.is_some_and(|key| (1..=GRADES).contains(&key.grade)), "{said}");
    assert!(position.ended().is_none() && position.ask().is_none(), "{said}");
    assert!(*position != engine::start(rules), "{said}");
    assert!(!puzzle.answers().is_empty() && !because.is_empty(), "{said}");
    let text = mancala::record::notation::position_text(rules, position);
    assert_eq!(mancala::record::notation::parse_position(rules, &text).as_ref(), Ok(position), "{said}: {text}");
    for &cause in because {
        assert_eq!(rules.cause_named(&rules.cause_name(cause)), Some(cause), "{said}");
    }
    let mut game = mancala::engine::Game::new(Arc::clone(rules), position.clone());
    for &mv in solution {
        game.play(mv).unwrap_or_else(|refused| panic!("{said}: {mv:?} is refused: {refused:?}"));
    }
    let question = Words::english().question(puzzle);
    assert!(question.ends_with(['?', '.']) && !question.contains(['{', '}']), "{said}: {question}");
    for given in right(puzzle) {
        assert_eq!(puzzle.check(&given), Verdict::Right, "{said}: {given:?}");
    }
}

/// Answers that are right.
fn right(puzzle: &Puzzle) -> Vec<Given> {
    match &puzzle.task {
        PuzzleTask::Last { place, .. } => vec![Given::Place(*place)],
        PuzzleTask::Takes { seeds, .. } => vec![Given::Number(*seeds)],
        PuzzleTask::Legal { moves } => vec![Given::Pits(moves.iter().rev().filter_map(|mv| mv.pit()).collect())],
        PuzzleTask::Best { .. } | PuzzleTask::Win { .. } => {
            puzzle.task.right_moves().into_iter().map(Given::Move).collect()
        }
    }
}

fn events(rules: &Rules, position: &Position, mv: Move) -> (Vec<CausedEvent>, Position) {
    let (mut after, mut told) = (position.clone(), Vec::new());
    engine::play(rules, &mut after, mv, &mut told).expect("a puzzle's move is legal");
    (told, after)
}

fn stones(told: &[CausedEvent]) -> impl Iterator<Item = Transfer> {
    told.iter().filter_map(|told| match told.event {
        Event::Transfer(stones) => Some(stones),
        Event::Change(_) | Event::Info(_) => None,
    })
}

#[test]
fn the_last_seed_falls_where_the_answer_says() {
    of_every_game(PuzzleKind::Last, 5, &["el-arnab"], |id, puzzle| {
        let PuzzleTask::Last { mv, place } = puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
        let (told, after) = events(&puzzle.rules, &puzzle.position, mv);
        let last = stones(&told).filter(|stones| stones.kind == TransferKind::Sown).last().map(|stones| stones.to);
        let last = last.map(|to| match to.kind() {
            PlaceKind::Special(pit) => Place::pit(pit),
            _ => to,
        });
        assert_eq!(last, Some(place), "{id}: {:?}", puzzle.key);
        assert!(after.ended().is_none() && after.ask().is_none(), "{id}");
        let wrong = puzzle.rules.board.pits().map(Place::pit).find(|&other| other != place).expect("another pit");
        let verdict = puzzle.check(&Given::Place(wrong));
        assert_eq!(verdict, Verdict::Wrong(Why::Falls(place)), "{id}");
        assert!(Words::english().verdict(puzzle, &verdict).starts_with("No: the last seed falls in "), "{id}");
    });
}

#[test]
fn a_move_captures_as_many_seeds_as_the_answer_says() {
    let captures = std::sync::atomic::AtomicUsize::new(0);
    of_every_game(PuzzleKind::Takes, 5, &["afrika", "afrika/give-away", "congkak/papan-dakon-beart"], |id, puzzle| {
        let PuzzleTask::Takes { mv, seeds, asks } = puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
        let Puzzle { rules, position, .. } = puzzle;
        let side = position.to_move();
        let (told, after) = events(rules, position, mv);
        let taken =
            stones(&told).filter(|it| it.kind == TransferKind::Captured && it.to.side().is_none_or(|to| to == side));
        let by_events: u32 = taken.map(|stones| u32::from(stones.seeds)).sum();
        assert_eq!(by_events, seeds, "{id}: {:?}", puzzle.key);
        assert_eq!(after.ask().is_some(), asks, "{id}: {:?}", puzzle.key);
        // Where nothing else brings seeds into a store, and none leave it, the stores tell the same.
        let others = stones(&told).any(|it| {
            it.kind != TransferKind::Captured && (it.to.side().is_some() || it.from.side().is_some())
                || it.to == Place::FLIGHT && it.kind == TransferKind::Captured
        });
        if !others {
            assert_eq!(u32::from(after.store(side) - position.store(side)), seeds, "{id}: {:?}", puzzle.key);
        }
        captures.fetch_add(usize::from(seeds > 0), std::sync::atomic::Ordering::Relaxed);
        assert_eq!(puzzle.check(&Given::Number(seeds + 1)), Verdict::Wrong(Why::Captures(seeds)), "{id}");
        assert_eq!(puzzle.check(&Given::Place(Place::store(side))), Verdict::Wrong(Why::Form), "{id}");
    });
    assert!(captures.into_inner() > 300);
}

#[test]
fn just_the_pits_of_the_answer_may_be_chosen() {
    of_every_game(PuzzleKind::Legal, 5, &[], |id, puzzle| {
        let PuzzleTask::Legal { moves } = &puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
        let Puzzle { rules, position, .. } = puzzle;
        let legal = |mv: &Move| engine::why_not(rules, position, *mv).is_none();
        let name = |mv: Move| format!("{mv:?}");
        let tried: BTreeSet<String> = conceivable(rules).filter(legal).map(name).collect();
        assert_eq!(moves.iter().copied().map(name).collect::<BTreeSet<String>>(), tried, "{id}: {:?}", puzzle.key);
        let pits: BTreeSet<_> = moves.iter().filter_map(|mv| mv.pit()).collect();
        let names: Vec<String> = pits.iter().map(|&pit| rules.board.name(pit)).collect();
        assert_eq!(puzzle.answers(), names, "{id}: {:?}", puzzle.key);
        let words = Words::english();
        for pit in rules.board.pits().filter(|pit| !pits.contains(pit)) {
            let verdict = puzzle.check(&Given::Pits(pits.iter().copied().chain([pit]).collect()));
            assert!(
                matches!(verdict, Verdict::Wrong(Why::Barred { pit: barred, .. }) if barred == pit),
                "{id}: {verdict:?}"
            );
            let said = words.verdict(puzzle, &verdict);
            assert!(said.contains(&rules.board.name(pit)) && said.ends_with('.'), "{id}: {said}");
        }
        let few: Vec<_> = pits.iter().copied().skip(1).collect();
        let missing = pits.iter().copied().take(1).collect();
        assert_eq!(puzzle.check(&Given::Pits(few)), Verdict::Wrong(Why::Missing(missing)), "{id}");
    });
}

#[test]
fn where_a_game_bars_pits_most_puzzles_of_the_choice_show_it() {
    for id in ["oware", "bao-la-kiswahili", "hus"] {
        let puzzles = puzzles(id);
        let shows = |seed| {
            let puzzle = puzzles
                .make(PuzzleKey { kind: PuzzleKind::Legal, grade: 4, seed })
                .expect("it has puzzles of the choice");
            let Puzzle { rules, position, task, .. } = &puzzle;
            let chosen: BTreeSet<_> = task.right_moves().iter().filter_map(|mv| mv.pit()).collect();
            let own = |pit| position.owner(&rules.board, pit) == position.chooser();
            rules.board.pits().any(|pit| own(pit) && position.pit(pit) > 0 && !chosen.contains(&pit))
        };
        let shown = (0..10).filter(|&seed| shows(seed)).count();
        assert!(shown >= 8, "{id}: {shown}");
    }
}

#[test]
fn no_move_is_worth_more_than_the_best() {
    let compared = std::sync::atomic::AtomicUsize::new(0);
    let near = std::sync::atomic::AtomicUsize::new(0);
    of_every_game(PuzzleKind::Best, 1, &FORCED, |id, puzzle| {
        let PuzzleTask::Best { until, unit, moves } = &puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
        let rules = &Rules { rounds: None, ..(*puzzle.rules).clone() };
        let right = puzzle.task.right_moves();
        assert!(right.len() < moves.len(), "{id}");
        let mut left = MOST;
        for rated in moves {
            assert!(rated.exact, "{id}");
            let value = match until {
                Horizon::End => tried(rules, *unit, &puzzle.position, rated, &mut left),
                Horizon::Search => panic!("{id}: it is no opening"),
                Horizon::Turn | Horizon::Reply => {
                    near.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    Some(until_then(rules, &puzzle.position, rated.mv))
                }
            };
            if let Some(value) = value {
                assert_eq!(rated.value, value, "{id}: {:?} of {:?}", rated.mv, puzzle.key);
                compared.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
            if !right.contains(&rated.mv) {
                let verdict = puzzle.check(&Given::Move(rated.mv));
                assert!(
                    matches!(verdict, Verdict::Wrong(Why::Worse { value, best, .. }) if value < best),
                    "{id}: {verdict:?}"
                );
                assert!(Words::english().verdict(puzzle, &verdict).starts_with("You played "), "{id}");
            }
        }
    });
    assert!(compared.into_inner() > 100 && near.into_inner() > 50);
}

/// Returns puzzles of a kind of a game, one of each number, checked.
fn some(id: &str, kind: PuzzleKind, seeds: u64) -> Vec<Puzzle> {
    let puzzles = puzzles(id);
    let made = |seed| {
        let key = PuzzleKey { kind, grade: 1 + (seed % u64::from(GRADES)) as u8, seed };
        let puzzle = puzzles.make(key).unwrap_or_else(|why| panic!("{id}: {why}"));
        sound(id, &puzzle);
        puzzle
    };
    (0..seeds).map(made).collect()
}

#[test]
fn a_deeper_search_finds_the_same_moves_of_openings_good() {
    let good = |id: &str| {
        let budget = Budget { nodes: Some(DEEPER), memory: 8 << 20, ..Budget::default() };
        let is_good = |puzzle: &Puzzle| {
            let PuzzleTask::Best { until, unit, moves } = &puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
            assert_eq!((*until, *unit), (Horizon::Search, Unit::Seeds), "{id}");
            let right = puzzle.task.right_moves();
            for rated in moves {
                let loss = moves[0].value - rated.value;
                assert_eq!(right.contains(&rated.mv), loss < 3, "{id}: less than a seed and a half");
                if loss >= 3 {
                    let said = Words::english().verdict(puzzle, &puzzle.check(&Given::Move(rated.mv)));
                    let costs = format!("finds that this costs {} seeds.", f64::from(loss) / 2.0);
                    assert!(said.contains(&costs), "{id}: {said}");
                }
            }
            let mut analyser = Analyser::new(&puzzle.rules, budget);
            let deeper = analyser.analyse(&[], &puzzle.position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
            deeper.moves.iter().all(|it| !right.contains(&it.mv) || it.value > deeper.moves[0].value - 3)
        };
        some(id, PuzzleKind::Opening, 10).iter().filter(|puzzle| is_good(puzzle)).count()
    };
    let good = std::thread::scope(|scope| {
        let other = scope.spawn(|| good("oware"));
        [good("kalah"), other.join().expect("the thread ends")]
    });
    assert!(good.iter().sum::<usize>() >= 15, "of ten each: {good:?}");
}

#[test]
fn openings_and_endgames_come_from_games_of_every_sort() {
    for id in ["bao-la-kiswahili", "hus", "togyz-kumalak", "pallanguzhi", "congkak", "songo"] {
        let opening = &some(id, PuzzleKind::Opening, 1)[0];
        assert!(matches!(opening.task, PuzzleTask::Best { until: Horizon::Search, .. }), "{id}");
    }
    let mut compared = 0;
    for id in ["kalah", "oware", "hus", "congkak", "togyz-kumalak"] {
        let puzzle = &some(id, PuzzleKind::Endgame, 1)[0];
        let PuzzleTask::Best { until: Horizon::End, unit, moves } = &puzzle.task else {
            panic!("{id}: {:?}", puzzle.task)
        };
        assert!(moves.iter().all(|rated| rated.exact) && moves[0].depth >= 4, "{id}: {moves:?}");
        let (rules, mut left) = (&Rules { rounds: None, ..(*puzzle.rules).clone() }, MOST);
        for rated in moves {
            if let Some(value) = tried(rules, *unit, &puzzle.position, rated, &mut left) {
                assert_eq!(rated.value, value, "{id}: {:?}", rated.mv);
                compared += 1;
            }
        }
    }
    assert!(compared > 0);
}

/// Returns the value of a move if the end of the game is out of reach, in half seeds: the gain in the store by the end
/// of the turn where more than two play; else the lead once the opponent has answered, in the stores or in the pits.
fn until_then(rules: &Rules, position: &Position, mv: Move) -> i32 {
    let (side, board) = (position.chooser(), &rules.board);
    let has = |position: &Position, whose: Side| {
        if board.has_stores() {
            i32::from(position.store(whose))
        } else {
            board.pits_of(whose).map(|pit| i32::from(position.pit(pit))).sum()
        }
    };
    if board.sides().len() == 2 {
        let lead = |after: &Position| has(after, side) - has(after, side.opponent());
        2 * at_best(rules, position, mv, (side, 2), &lead)
    } else {
        2 * at_best(rules, position, mv, (side, 1), &|after| has(after, side) - has(position, side))
    }
}

/// The most that a side can make of a move, the others making the least of it, by the time that some turns have passed.
fn at_best(
    rules: &Rules,
    position: &Position,
    mv: Move,
    (side, turns): (Side, usize),
    worth: &dyn Fn(&Position) -> i32,
) -> i32 {
    let (told, after) = events(rules, position, mv);
    let passed = told.iter().filter(|it| matches!(it.event, Event::Change(StateChange::TurnPassed { .. }))).count();
    if passed == turns {
        return worth(&after);
    }
    let next = engine::legal_moves(rules, &after).into_iter();
    let values = next.map(|next| at_best(rules, &after, next, (side, turns - passed), worth));
    let value = if after.chooser() == side { values.max() } else { values.min() };
    value.expect("the game goes on")
}

/// Returns the value of a move by exhaustive play; `None` if that takes too long or the move ends the game.
fn tried(rules: &Rules, unit: Unit, position: &Position, rated: &Rated, left: &mut u32) -> Option<i32> {
    let (mut after, mut history) = (position.clone(), History::new(rules, position));
    history.play_legal(rules, &mut after, rated.mv, &mut NoEvents);
    if after.ended().is_some() {
        return None;
    }
    let ours =
        |position: &Position| rules.board.players.party(Side::South).contains(&position.chooser()) ^ position.swapped();
    let value = by_trying(rules, unit, (&after, &history), left, LONGEST)?;
    Some(if ours(&after) == ours(position) { value } else { -value })
}

#[test]
fn a_win_is_forced_within_the_turns_by_the_answers_alone() {
    let none = [&["ali-guli-mane"], &FORCED[..1], &["gabata-oromo"], &FORCED[1..]].concat();
    of_every_game(PuzzleKind::Win, 2, &none, |id, puzzle| {
        let PuzzleTask::Win { turns, moves } = &puzzle.task else { panic!("{id}: {:?}", puzzle.task) };
        let rules = &Rules { rounds: None, ..(*puzzle.rules).clone() };
        let side = puzzle.position.chooser();
        for &mv in &engine::legal_moves(rules, &puzzle.position) {
            let forced = |turns: u8| {
                let here = (puzzle.position.clone(), History::new(rules, &puzzle.position));
                forces(rules, side, here, mv, turns)
            };
            assert_eq!(forced(*turns), moves.contains(&mv), "{id}: {mv:?} of {:?}", puzzle.key);
            assert!(*turns == 1 || !forced(turns - 1), "{id}: {mv:?} wins sooner in {:?}", puzzle.key);
            let verdict = puzzle.check(&Given::Move(mv));
            if !moves.contains(&mv) {
                assert!(matches!(verdict, Verdict::Wrong(Why::Escapes { .. })), "{id}: {verdict:?}");
                assert!(Words::english().verdict(puzzle, &verdict).starts_with("You played "), "{id}");
            }
        }
        let mut game = mancala::engine::Game::new(Arc::new(rules.clone()), puzzle.position.clone());
        for &mv in &puzzle.solution {
            game.play(mv).expect("a move of the solution");
        }
        let result = game.position().ended().map(|ended| ended.result);
        assert!(matches!(result, Some(GameResult::Won(won)) if rules.board.players.party(side).contains(&won)), "{id}");
    });
}

/// Returns whether a move, made with this many turns left, leads to a win of the side's party against every defence.
fn forces(rules: &Rules, side: Side, (mut position, mut history): (Position, History), mv: Move, turns: u8) -> bool {
    let party = rules.board.players.party(side);
    let was_ours = party.contains(&position.to_move());
    let mut told: Vec<CausedEvent> = Vec::new();
    history.play_legal(rules, &mut position, mv, &mut told);
    if let Some(ended) = position.ended() {
        return matches!(ended.result, GameResult::Won(won) if party.contains(&won));
    }
    let passed = told.iter().any(|told| matches!(told.event, Event::Change(StateChange::TurnPassed { .. })));
    let alone = rules.board.sides().len() == 1;
    let over = was_ours && if alone { position.ask().is_none() } else { passed };
    let turns = if over { turns - 1 } else { turns };
    let ours = party.contains(&position.chooser());
    if ours && turns == 0 {
        return false;
    }
    let legal = engine::legal_moves(rules, &position);
    let then = |&mv: &Move| forces(rules, side, (position.clone(), history.clone()), mv, turns);
    if ours { legal.iter().any(then) } else { legal.iter().all(then) }
}

#[test]
fn the_same_key_gives_the_same_puzzle() {
    for id in ["kalah", "oware", "bao-la-kiswahili", "tchuka-ruma", "ruma", "sulus", "abstract-mancala"] {
        let (one, other) = (puzzles(id), puzzles(id));
        for (kind, seed) in one.kinds().into_iter().zip(3..) {
            let key = PuzzleKey { kind, grade: 3, seed };
            let made = |puzzles: &Puzzles| puzzles.make(key).map(|it| (it.position, it.task, it.because, it.solution));
            assert_eq!(made(&one), made(&other), "{id}: {key:?}");
        }
    }
}

#[test]
fn puzzles_of_a_higher_grade_sow_more() {
    for id in ["kalah", "oware", "hus", "bao-la-kiswahili", "togyz-kumalak", "ruma", "tchuka-ruma/6x4"] {
        let puzzles = puzzles(id);
        let sown = |grade| -> usize {
            let made = |seed| {
                puzzles.make(PuzzleKey { kind: PuzzleKind::Last, grade, seed }).expect("every game has last seeds")
            };
            let count = |puzzle: Puzzle| {
                let (told, _) =
                    events(&puzzle.rules, &puzzle.position, puzzle.task.asked().expect("it asks about a move"));
                stones(&told).filter(|stones| stones.kind == TransferKind::Sown).count()
            };
            (0..8).map(|seed| count(made(seed))).sum()
        };
        let by_grade: Vec<usize> = (1..=GRADES).map(sown).collect();
        assert!(by_grade.is_sorted() && by_grade[0] < by_grade[4], "{id}: {by_grade:?}");
    }
}

#[test]
fn the_puzzle_of_a_day_is_one_of_every_kind_in_time_and_differs_from_game_to_game() {
    let games: Vec<Puzzles> = ["kalah", "oware"].map(puzzles).into();
    let keys: Vec<Vec<PuzzleKey>> = games
        .iter()
        .map(|game| (20_000..20_020).filter_map(|day| game.daily(day).expect("there is one").key).collect())
        .collect();
    let kinds: BTreeSet<PuzzleKind> = keys[0].iter().map(|key| key.kind).collect();
    assert_eq!(kinds.len(), PuzzleKind::ALL.len(), "{kinds:?}");
    assert_ne!(keys[0], keys[1]);
    assert_eq!(games[0].daily(20_007).map(|puzzle| puzzle.key), Ok(Some(keys[0][7])));
}

#[test]
fn a_kind_that_a_game_cannot_have_is_refused_with_the_reason() {
    let of = |id: &str, kind| {
        puzzles(id).make(PuzzleKey { kind, grade: 1, seed: 1 }).map(|_| ()).map_err(|why| why.to_string())
    };
    assert_eq!(
        of("tchuka-ruma", PuzzleKind::Takes),
        Err("`tchuka-ruma` has no puzzles of kind `takes`; nothing is captured in it".into())
    );
    assert_eq!(of("ruma", PuzzleKind::Best), Ok(()), "what a turn of one of four brings");
    for (id, kind) in [("tchuka-ruma", PuzzleKind::Endgame), ("ruma", PuzzleKind::Opening)] {
        let said = format!("`{id}` has no puzzles of kind `{kind}`; it is not a game between two sides");
        assert_eq!(of(id, kind), Err(said));
    }
}

#[test]
fn a_pit_clicked_stands_for_the_move_made_there() {
    let puzzles = puzzles("kalah");
    let puzzle = puzzles.make(PuzzleKey { kind: PuzzleKind::Best, grade: 2, seed: 1 }).expect("kalah has endgames");
    let right = puzzle.task.right_moves();
    let legal = engine::legal_moves(&puzzle.rules, &puzzle.position);
    for pit in puzzle.rules.board.pits() {
        let verdict = puzzle.check(&Given::Place(Place::pit(pit)));
        let mv = legal.iter().find(|mv| mv.pit() == Some(pit));
        match mv {
            Some(mv) if right.contains(mv) => assert_eq!(verdict, Verdict::Right),
            Some(_) => assert!(matches!(verdict, Verdict::Wrong(Why::Worse { .. })), "{verdict:?}"),
            None => assert!(matches!(verdict, Verdict::Wrong(Why::Barred { .. })), "{verdict:?}"),
        }
    }
    assert_eq!(puzzle.check(&Given::Number(3)), Verdict::Wrong(Why::Form));
}
