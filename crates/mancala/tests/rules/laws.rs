//! Laws that hold in every game of the catalogue, with every value of every option, in random play.

mod turned;

use crate::common::cases::{Case, cases, conceivable, sparse, values};
use crate::common::tell;
use mancala::engine::{
    self, Ask, CausedEvent, Ended, Event, FirstCapture, Game, GameResult, History, Mark, Move, NoEvents, Past,
    Position, Question, Refused, RoundState, StateChange, Transfer, TransferKind,
};
use mancala::record::{Record, notation};
use mancala::rules::Catalogue;
use mancala::rules::kinds::ending::{Asked, Halves, Leftover, WonBy};
use mancala::rules::kinds::landing::Who;
use mancala::rules::kinds::rounds::Rest;
use mancala::rules::kinds::sowing::{OrBack, Ways};
use mancala::rules::plan::Shortcut;
use mancala::rules::{
    Cause, Clause, Direction, LoadError, MAX_PITS, PLACES, PitId, Place, PlaceKind, Rules, Settings, Side,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;

type Held = Result<(), TestCaseError>;

/// The choices of a random game; shrinks towards short games from the opening.
#[derive(Clone, Debug)]
struct Course {
    /// A start instead of the opening: pits that hold a seed each time they are named, the difference of the stores,
    /// and `true` if North begins.
    start: Option<(Vec<u8>, i16, bool)>,
    /// Index of the legal move played at each ply, modulo their number.
    choices: Vec<u16>,
}

fn course(plies: usize) -> impl Strategy<Value = Course> {
    let start = (prop::collection::vec(any::<u8>(), 2..24), -6i16..7, any::<bool>());
    (prop::option::weighted(0.4, start), prop::collection::vec(any::<u16>(), 1..plies))
        .prop_map(|(start, choices)| Course { start, choices })
}

impl Course {
    fn start(&self, rules: &Rules) -> Position {
        match &self.start {
            None => engine::start(rules),
            Some((pits, tilt, north)) => sparse(rules, pits, *tilt, if *north { Side::North } else { Side::South }),
        }
    }

    fn pick(&self, ply: usize, moves: &[Move]) -> Move {
        moves[usize::from(self.choices[ply]) % moves.len()]
    }
}

/// Tries a law on some courses of every game, and on a third as many with each other value of each option; panics with
/// the case in which it failed and the shortest course that shows it.
fn in_every_case(courses: u32, plies: usize, law: impl Fn(&Case, &Course) -> Held) {
    for case in cases(&Catalogue::shipped()) {
        let cases = if case.set.is_empty() { courses } else { courses.div_ceil(3) };
        let config = Config { cases, failure_persistence: None, ..Config::default() };
        let mut runner = TestRunner::new_with_rng(config, fixed());
        if let Err(failure) = runner.run(&course(plies), |course| law(&case, &course)) {
            panic!("{}: {failure}", case.title());
        }
    }
}

/// The same numbers in every run.
fn fixed() -> proptest::test_runner::TestRng {
    proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha)
}

#[test]
fn playing_keeps_seeds_and_agrees_with_its_events() {
    in_every_case(36, 90, |case, course| {
        let rules = &*case.rules;
        let mut position = course.start(rules);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(rules, &position);
            if moves.is_empty() {
                prop_assert!(ply == 0 || position.ended().is_some(), "the game goes on without a move to make");
                break;
            }
            let mv = course.pick(ply, &moves);
            position = played(rules, &position, mv)?;
        }
        Ok(())
    });
}

#[test]
fn a_key_is_the_one_worked_out_anew_after_every_event() {
    in_every_case(4, 50, |case, course| {
        let mut position = course.start(&case.rules);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(&case.rules, &position);
            if moves.is_empty() {
                break;
            }
            let mut events: Vec<CausedEvent> = Vec::new();
            engine::play_legal(&case.rules, &mut position.clone(), course.pick(ply, &moves), &mut events);
            for told in events {
                position.apply(told.event);
                let anew = put_together(&position);
                prop_assert_eq!(anew.key(), position.key(), "the key after {:?}", told.event);
                prop_assert_eq!(&anew, &position, "a position is made up of its parts");
            }
        }
        Ok(())
    });
}

/// Keys, and that some are forgotten, lose nothing: a game ends where its position, compared as a whole with all of
/// before, has occurred too often, and nowhere else.
#[test]
fn a_history_finds_every_repetition() {
    let found = Cell::new(0);
    in_every_case(12, 200, |case, course| {
        let rules = &*case.rules;
        let mut position = course.start(rules);
        let mut history = History::new(rules, &position);
        let mut past = vec![position.clone()];
        let mut keys = HashMap::from([(position.key(), position.clone())]);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(rules, &position);
            if moves.is_empty() {
                break;
            }
            let mut without = position.clone();
            engine::play_legal(rules, &mut without, course.pick(ply, &moves), &mut NoEvents);
            history.play_legal(rules, &mut position, course.pick(ply, &moves), &mut NoEvents);
            let same = keys.entry(position.key()).or_insert_with(|| position.clone());
            prop_assert_eq!(&*same, &position, "a key stands for one position");
            let repetition = rules.stage_rules[without.stage()].plan.repetition.as_ref();
            if let (None, None, Some(repetition)) = (without.ended(), without.ask(), repetition) {
                let before = past.iter().filter(|past| is_same(past, &without, repetition.stores)).count();
                let over = before + 1 >= usize::from(repetition.times);
                found.set(found.get() + u32::from(over));
                prop_assert_eq!(position != without, over, "{} occurrences of a position", before + 1);
            }
            if position.ask().is_none() {
                past.push(position.clone());
            }
        }
        Ok(())
    });
    assert!(found.get() > 100, "{} games have ended by repetition", found.get());
}

/// All shortcuts of the engine agree with the clauses asked one by one.
#[test]
fn shortcuts_do_what_the_clauses_say() {
    let taken = Cell::new(0);
    in_every_case(12, 90, |case, course| {
        let rules = &*case.rules;
        let mut general = rules.clone();
        for plan in general.stage_rules.iter_mut().map(|stage| &mut stage.plan) {
            for shortcut in Shortcut::ALL {
                taken.set(taken.get() + u32::from(plan.forget(shortcut)));
            }
        }
        let mut position = course.start(rules);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(rules, &position);
            prop_assert_eq!(&*moves, &*engine::legal_moves(&general, &position), "the same moves are legal");
            if moves.is_empty() {
                break;
            }
            let mv = course.pick(ply, &moves);
            let mut silent = position.clone();
            engine::play_legal(rules, &mut silent, mv, &mut NoEvents);
            let mut by_clauses = position.clone();
            let mut events: [Vec<CausedEvent>; 2] = Default::default();
            engine::play_legal(&general, &mut by_clauses, mv, &mut events[0]);
            engine::play_legal(rules, &mut position, mv, &mut events[1]);
            prop_assert_eq!(&position, &by_clauses, "the same position follows {:?}", mv);
            prop_assert_eq!(&silent, &by_clauses, "it does where nobody listens");
            prop_assert_eq!(&events[1], &events[0], "the same happens by {:?}", mv);
        }
        Ok(())
    });
    assert!(taken.get() > 5_000, "shortcuts are taken in {} stages of play", taken.get());
}

/// Returns `true` if two positions count as the same, with their stores or whatever those hold.
fn is_same(one: &Position, other: &Position, stores: bool) -> bool {
    if stores {
        return one == other;
    }
    let bare = |position: &Position| {
        let mut seeds = *position.seeds();
        for side in Side::ALL {
            for place in [Place::store(side), Place::special_store(side), Place::spare(side)] {
                seeds[place.index()] = 0;
            }
        }
        with_seeds(position, seeds)
    };
    bare(one) == bare(other)
}

/// Plays a listed move every way there is and compares them.
fn played(rules: &Rules, before: &Position, mv: Move) -> Result<Position, TestCaseError> {
    let mut after = before.clone();
    let mut events: Vec<CausedEvent> = Vec::new();
    let accepted = engine::play(rules, &mut after, mv, &mut events);
    prop_assert_eq!(accepted, Ok(()), "{:?} is listed", mv);

    let mut applied = before.clone();
    for told in &events {
        let earlier = applied.clone();
        applied.apply(told.event);
        changes_what_it_tells(told.event, &earlier, &applied)?;
        if let Some(clause) = told.clause {
            prop_assert!(usize::from(clause.clause.0) < rules.clauses.len(), "{clause:?} is a clause of these rules");
        }
    }
    prop_assert_eq!(&applied, &after, "applying the events gives the played position");
    prop_assert!(after.lifted() == 0 || may_be_in_flight(rules, &after, &events), "seeds are left in flight");
    prop_assert!(!(after.ask().is_some() && after.ended().is_some()), "a finished game asks nothing");
    prop_assert!(all_is_counted(rules, before, &events), "a round counts less than what is brought into the next one");
    let after_the_end =
        events.iter().rev().skip(1).any(|told| matches!(told.event, Event::Change(StateChange::Ended { .. })));
    prop_assert!(!after_the_end, "something moves after the end is told");
    let ends = events.iter().filter(|told| matches!(told.event, Event::Change(StateChange::Ended { .. }))).count();
    prop_assert_eq!(ends, usize::from(after.ended().is_some()), "the end is told once");

    let mut silent = before.clone();
    prop_assert_eq!(engine::play(rules, &mut silent, mv, &mut NoEvents), Ok(()));
    prop_assert_eq!(&silent, &after, "telling changes nothing");
    let mut unchecked = before.clone();
    engine::play_legal(rules, &mut unchecked, mv, &mut NoEvents);
    prop_assert_eq!(&unchecked, &after, "checking changes nothing");
    let mut again: Vec<CausedEvent> = Vec::new();
    let mut twice = before.clone();
    prop_assert_eq!(engine::play(rules, &mut twice, mv, &mut again), Ok(()));
    prop_assert!(
        again == events,
        "play is not deterministic: {:?}, then {:?}",
        tell(rules, before, &events),
        tell(rules, before, &again)
    );
    Ok(after)
}

/// The same position put together from its parts.
fn put_together(position: &Position) -> Position {
    with_seeds(position, *position.seeds())
}

/// The same position with other seeds.
fn with_seeds(position: &Position, seeds: [u16; PLACES]) -> Position {
    let mut marks = [Mark::None; MAX_PITS];
    for (pit, mark) in (0..).map(PitId).zip(&mut marks) {
        *mark = position.mark(pit);
    }
    let stage = position.stage() as u8;
    let mut anew = Position::arranged(seeds, marks, position.to_move(), stage, position.swapped(), position.ask());
    for side in Side::ALL.into_iter().filter(|&side| position.has_lost(side)) {
        anew.apply(StateChange::Lost { side });
    }
    anew.apply(StateChange::Idle { turns: position.idle() });
    anew.apply(StateChange::Extra { moves: position.extra() });
    anew.apply(StateChange::Bound { way: position.bound() });
    anew.apply(StateChange::LeadChanged { lead: position.lead() });
    if let Some(Ended { result, clause }) = position.ended() {
        anew.apply(StateChange::Ended { result, because: clause });
    }
    anew.with_past(*position.past()).in_round(position.round_state(), None)
}

/// Stones leave one place and come to another; a note leaves every seed where it is.
fn changes_what_it_tells(event: Event, before: &Position, after: &Position) -> Held {
    let mut seeds = *before.seeds();
    match event {
        Event::Transfer(stones) => {
            prop_assert!(stones.seeds > 0, "{:?} moves no seed", stones);
            prop_assert!(goes_as_told(stones), "{:?} goes astray", stones);
            seeds[stones.from.index()] -= stones.seeds;
            seeds[stones.to.index()] += stones.seeds;
        }
        Event::Info(info) => prop_assert_eq!(before, after, "{:?} only tells", info),
        Event::Change(_) => {}
    }
    prop_assert_eq!(after.seeds(), &seeds, "seeds are kept after {:?}", event);
    Ok(())
}

/// Returns `true` if the kind of a transfer fits the places that it joins.
fn goes_as_told(stones: Transfer) -> bool {
    use PlaceKind::*;
    let ends = (stones.from.kind(), stones.to.kind());
    match stones.kind {
        TransferKind::Lifted { .. } => matches!(ends, (Pit(_) | Store(_) | Hand(_) | Special(_), Flight)),
        TransferKind::Sown => matches!(ends, (Flight, Pit(_) | Store(_) | Special(_))),
        TransferKind::Captured => matches!(ends, (Pit(_), Store(_) | Flight)),
        TransferKind::SpecialsTaken => matches!(ends, (Special(_), SpecialStore(_))),
        TransferKind::Crossed | TransferKind::Retreated | TransferKind::Shifted | TransferKind::Completed => {
            matches!(ends, (Pit(_), Pit(_)))
        }
        TransferKind::Paid => matches!(ends, (Store(payer), Penalty(paid)) if payer == paid),
        TransferKind::Reseeded | TransferKind::Laid | TransferKind::Mirrored => matches!(ends, (Store(_), Pit(_))),
        TransferKind::Borrowed => matches!(ends, (Spare(_), Pit(_))),
        TransferKind::Repaid => matches!(ends, (Store(debtor), Spare(owed)) if debtor == owed),
        TransferKind::Swept | TransferKind::Gathered => matches!(ends, (Pit(_), Store(_))),
        TransferKind::GivenBack => matches!(ends, (Store(giver), Store(taker)) if giver != taker),
        TransferKind::SpecialsLaid => matches!(ends, (SpecialStore(_), Special(_))),
        TransferKind::Handed => matches!(ends, (Store(_), Hand(_))),
        TransferKind::Returned => matches!(ends, (Store(_), Spare(_))),
    }
}

/// Returns `true` if in a match of most seeds every seed is in a store when the result of a round is reported.
fn all_is_counted(rules: &Rules, before: &Position, events: &[CausedEvent]) -> bool {
    let by_stores = rules
        .all()
        .any(|(_, it)| matches!(it, Clause::Winner(it) if matches!(it.by, WonBy::MostSeeds | WonBy::FewestSeeds)));
    let counts = by_stores && rules.layout().is_some_and(|it| it.brings());
    let mut position = before.clone();
    for told in events {
        let round_ended = match told.event {
            Event::Change(StateChange::RoundEnded { result, .. }) => {
                matches!(result, GameResult::Won(_) | GameResult::Draw)
            }
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => false,
        };
        if counts && round_ended {
            return rules.board.pits().all(|pit| position.pit(pit) == 0);
        }
        position.apply(told.event);
    }
    true
}

/// Captured seeds are in flight while a question on them is open, and stay there when a game stops in mid-turn.
fn may_be_in_flight(rules: &Rules, after: &Position, events: &[CausedEvent]) -> bool {
    if let Some(ask) = after.ask() {
        return matches!(ask.question, Question::Passing | Question::Reentry | Question::More(_) | Question::Deposit);
    }
    let stops = |cause: Cause| matches!(rules.clause(cause.clause), Clause::End(it) if it.asked == Asked::Capture);
    let endless = events.iter().any(|told| matches!(told.event, Event::Change(StateChange::Endless { .. })));
    after.ended().is_some_and(|end| endless || end.clause.is_some_and(stops))
}

#[test]
fn what_is_not_listed_is_refused_by_its_clause() {
    in_every_case(12, 60, |case, course| {
        let rules = &*case.rules;
        let all: Vec<Move> = conceivable(rules).collect();
        let mut position = course.start(rules);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(rules, &position);
            refuses_all_but(rules, &position, &moves, &all)?;
            if moves.is_empty() {
                break;
            }
            let mv = course.pick(ply, &moves);
            engine::play_legal(rules, &mut position, mv, &mut NoEvents);
        }
        Ok(())
    });
}

/// `all`: every move that one can think of on this board.
fn refuses_all_but(rules: &Rules, position: &Position, moves: &[Move], all: &[Move]) -> Held {
    for (i, mv) in moves.iter().enumerate() {
        prop_assert!(!moves[..i].contains(mv), "{mv:?} is listed twice");
        prop_assert!(all.contains(mv), "{mv:?} is no move of this board");
    }
    // One position for all of them: what none of them changes is as it was at the end.
    let mut after = position.clone();
    let mut events: Vec<CausedEvent> = Vec::new();
    for &mv in all {
        let reason = engine::why_not(rules, position, mv);
        prop_assert_eq!(reason.is_none(), moves.contains(&mv), "{:?}: {:?}", mv, reason);
        let Some(reason) = reason else { continue };
        prop_assert_eq!(engine::play(rules, &mut after, mv, &mut events), Err(reason));
        prop_assert!(events.is_empty(), "a refused move tells nothing");
        match (position.ended(), position.ask()) {
            (Some(_), _) => prop_assert_eq!(reason, Refused::Over, "{:?}", mv),
            (None, Some(ask)) if answers(ask.question, mv) => {
                let named = reason.clause().is_some_and(|cause| {
                    cause == ask.clause || matches!(rules.clause(cause.clause), Clause::Bar(_) | Clause::Endless(_))
                });
                prop_assert!(named, "{mv:?}: {reason:?} is neither the clause that asks nor one that bars answers");
            }
            (None, Some(_)) => prop_assert_eq!(reason, Refused::Question, "{:?}", mv),
            (None, None) => {}
        }
    }
    prop_assert_eq!(&after, position, "refused moves change nothing");
    if position.ended().is_none() && position.ask().is_none() {
        for pit in rules.board.pits() {
            let ways: Vec<Option<Direction>> = rules.board.ways().iter().copied().map(Some).chain([None]).collect();
            let sown = ways.iter().map(|&way| Move::Sow { pit, way });
            let placed = ways.iter().map(|&way| Move::Place { pit, way });
            let listed = |mv: &Move| moves.contains(mv);
            let back = rules.all().any(|(_, it)| matches!(it, Clause::Way(it) if it.or_back != OrBack::Never));
            for forms in [sown.clone().collect::<Vec<_>>(), placed.clone().collect()] {
                let (with_way, without) = forms.split_at(ways.len() - 1);
                let both = with_way.iter().any(listed) && without.iter().any(listed);
                prop_assert!(!both || back, "a way is either chosen or not");
            }
            let mut forms = sown.chain(placed);
            prop_assert!(
                forms.clone().any(|mv| listed(&mv))
                    || forms.any(|mv| matches!(engine::why_not(rules, position, mv), Some(Refused::Barred(_)))),
                "no clause says why {} cannot be moved",
                rules.board.name(pit)
            );
        }
    }
    Ok(())
}

/// Returns `true` if a move has the form of an answer to a question.
fn answers(question: Question, mv: Move) -> bool {
    match question {
        Question::Take | Question::Passing | Question::Claim | Question::Halt | Question::Retreat => {
            matches!(mv, Move::Go | Move::Stop)
        }
        Question::Way | Question::Reentry => matches!(mv, Move::Way(_)),
        Question::More(_) | Question::Close(_) | Question::Own(_) | Question::Race | Question::Deposit => {
            matches!(mv, Move::Pick(_))
        }
    }
}

/// Returns `true` if a rule names a seat: then the game is not the same from the other side of the board.
fn seats_differ(rules: &Rules) -> bool {
    let [south, north] = Side::BOTH.map(|side| rules.board.pits_of(side).count());
    let differ = rules.all().any(|(_, it)| match it {
        Clause::Way(it) => matches!(it.way, Ways::BySide(south, north) if south != north),
        Clause::Winner(it) => it.komi != Halves(0),
        _ => false,
    });
    differ || south != north
}

/// Returns `true` if something goes to a player chosen at random, from a number that tells South from North.
fn draws_lots(rules: &Rules) -> bool {
    rules.all().any(|(_, it)| match it {
        Clause::Territory(it) => it.rest == Rest::Lot,
        Clause::End(it) => it.leftover == Leftover::To(Who::Lot),
        _ => false,
    })
}

#[test]
fn text_goes_there_and_back() {
    in_every_case(12, 60, |case, course| {
        let rules = &*case.rules;
        let mut position = course.start(rules);
        for ply in 0..course.choices.len() {
            if position.ended().is_none() {
                let text = notation::position_text(rules, &position);
                let read = notation::parse_position(rules, &text);
                prop_assert!(read.as_ref() == Ok(&position), "{text}: {read:?}");
            }
            let moves = engine::legal_moves(rules, &position);
            let mut texts = Vec::new();
            for mv in &moves {
                let text = notation::move_text(rules, &position, *mv);
                let read = notation::parse_move(rules, &position, &text);
                prop_assert!(read.as_ref() == Ok(mv), "{text}: {mv:?}, {read:?}");
                texts.push(text);
            }
            texts.sort();
            texts.dedup();
            prop_assert_eq!(texts.len(), moves.len(), "each move has a text of its own");
            if moves.is_empty() {
                break;
            }
            engine::play_legal(rules, &mut position, course.pick(ply, &moves), &mut NoEvents);
        }
        Ok(())
    });
}

#[test]
fn records_go_through_ron_and_replay() {
    let catalogue = Catalogue::shipped();
    in_every_case(8, 200, |case, course| {
        let game = game(&case.rules, course);
        // A record begins where somebody can move.
        prop_assume!(game.start().ended().is_some() || !engine::legal_moves(&case.rules, game.start()).is_empty());
        let record = Record::of(&game);
        let text = record.write();
        let read =
            Record::read("game.naqala", &text).map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))?;
        prop_assert_eq!(read.write(), text.as_str(), "a record reads back as it was written");
        let replayed = read.replay(&catalogue).map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))?;
        prop_assert_eq!(replayed.start(), game.start());
        prop_assert_eq!(replayed.plies().len(), game.plies().len());
        for (again, ply) in replayed.plies().iter().zip(game.plies()) {
            prop_assert!(again.mv == ply.mv && again.after == ply.after && again.events == ply.events);
        }
        Ok(())
    });
}

/// A game played through its history, so that repetitions count.
fn game(rules: &Arc<Rules>, course: &Course) -> Game {
    let mut game = Game::new(rules.clone(), course.start(rules));
    for ply in 0..course.choices.len() {
        let moves = engine::legal_moves(rules, game.position());
        if moves.is_empty() || game.position().ended().is_some() {
            break;
        }
        game.play(course.pick(ply, &moves)).expect("a listed move is accepted");
    }
    game
}

#[test]
fn a_move_taken_back_leaves_no_trace() {
    in_every_case(8, 120, |case, course| {
        let mut game = game(&case.rules, course);
        let played: Vec<(Move, Position)> = game.plies().iter().map(|ply| (ply.mv, ply.after.clone())).collect();
        for ply in (0..played.len()).rev() {
            prop_assert_eq!(game.before(ply + 1), &played[ply].1);
            prop_assert_eq!(game.undo(), Some(played[ply].0));
            prop_assert_eq!(game.position(), game.before(ply));
        }
        prop_assert_eq!(game.undo(), None);
        prop_assert_eq!(game.position(), game.start());
        for (mv, after) in played {
            prop_assert!(game.play(mv).is_ok());
            prop_assert_eq!(game.position(), &after, "the same game again");
        }
        Ok(())
    });
}

#[test]
fn options_go_together_or_say_why_not() {
    let catalogue = Catalogue::shipped();
    let ids = catalogue.ids();
    let config = Config { cases: 3000, failure_persistence: None, ..Config::default() };
    let picks = (any::<prop::sample::Index>(), prop::collection::vec(any::<u16>(), 16), course(60));
    let mut runner = TestRunner::new_with_rng(config, fixed());
    let outcome = runner.run(&picks, |(id, picks, course)| {
        let id = id.get(&ids);
        let variant = catalogue.variant(id).expect("an id of the catalogue has a variant");
        let chosen = variant.options.iter().zip(picks.iter().cycle()).map(|(option, pick)| {
            let values = values(option);
            (option.id.clone(), values[usize::from(*pick) % values.len()].clone())
        });
        let set: Settings = chosen.collect();
        let rules = match catalogue.rules(id, &set) {
            Ok(rules) => rules,
            Err(LoadError::Options { diagnostics, .. }) => {
                prop_assert!(!diagnostics.is_empty());
                return Ok(());
            }
            Err(other) => return Err(TestCaseError::fail(format!("{id} {set:?}: {other}"))),
        };
        prop_assert_eq!(&rules.settings, &set);
        let all: Vec<Move> = conceivable(&rules).collect();
        let mut position = course.start(&rules);
        for ply in 0..course.choices.len() {
            let moves = engine::legal_moves(&rules, &position);
            if moves.is_empty() {
                prop_assert!(ply == 0 || position.ended().is_some(), "{id} {set:?}: no move to make");
                break;
            }
            if ply % 8 == 0 {
                refuses_all_but(&rules, &position, &moves, &all)?;
            }
            position = played(&rules, &position, course.pick(ply, &moves))?;
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn games_in_which_no_position_can_recur_end() {
    // Kalah and its kin lose a seed to a store at every round of the board.
    let catalogue = Catalogue::shipped();
    for id in ["basic", "egyptian", "kalah", "nigerian"] {
        let rules = Arc::new(catalogue.rules(id, &Settings::new()).expect("a variant that is shipped"));
        for first in 0..40u16 {
            let choices = (0..2000u16).map(|ply| first.wrapping_mul(7919).wrapping_add(ply.wrapping_mul(31))).collect();
            let game = game(&rules, &Course { start: None, choices });
            assert!(game.position().ended().is_some(), "{id}: {} plies and no end", game.plies().len());
        }
    }
}

#[test]
fn a_turn_of_many_questions_ends() {
    let set = Settings::from([("optional_capture".to_owned(), "on".to_owned())]);
    let rules = Catalogue::shipped().rules("mwambulula", &set).expect("a variant that is shipped");
    let mut most = 0;
    let mut seed = 1u32;
    for _ in 0..2000 {
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as u8
        };
        let pits: Vec<u8> = (0..4 + next() % 40).map(|_| next()).collect();
        let mut position = sparse(&rules, &pits, 0, Side::South);
        let moves = engine::legal_moves(&rules, &position);
        if moves.is_empty() {
            continue;
        }
        engine::play_legal(&rules, &mut position, moves[usize::from(next()) % moves.len()], &mut NoEvents);
        let mut answers = 0;
        while position.ask().is_some() {
            let answer = if next() % 8 == 0 { Move::Stop } else { Move::Go };
            engine::play_legal(&rules, &mut position, answer, &mut NoEvents);
            answers += 1;
            assert!(answers <= 200, "more questions than a turn may have laps");
        }
        most = most.max(answers);
    }
    assert!(most >= 5, "no turn had more than {most} questions");
}

#[test]
fn a_pit_beyond_the_board_is_no_move() {
    let rules = Catalogue::shipped().rules("kalah", &Settings::new()).expect("a variant that is shipped");
    let mv = Move::Sow { pit: PitId(12), way: None };
    assert_eq!(engine::why_not(&rules, &engine::start(&rules), mv), Some(Refused::NotAMove));
}
