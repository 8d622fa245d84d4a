//! Sentences on events, on questions and on pits.

use super::samples::*;
use super::{check_number, check_text, every_language};
use crate::words::{TurnContext, Words};
use mancala::engine::{
    self, Ask, CausedEvent, Event, FirstCapture, GameResult, Info, Kind, Mark, Move, Position, Question, Refused,
    StateChange, Transfer, TransferKind,
};
use mancala::rules::board::Stores;
use mancala::rules::kinds::List;
use mancala::rules::{Cause, ClauseId, Direction, PitId, Place, Rules, Side, Terms};
use std::collections::{BTreeSet, HashSet};

pub(super) fn every_event(ask: Ask) -> Vec<Event> {
    let stones = every_flight().into_iter().map(Event::from);
    stones.chain(all_but_transfers(ask)).collect()
}

fn every_flight() -> Vec<Transfer> {
    let pits = [PitId(2), PitId(8)].map(Place::pit);
    let [other, store] = Side::BOTH.map(Place::store);
    let (pit, beside) = (pits[0], Place::pit(PitId(3)));
    let mut all = vec![Transfer::sown(pit), Transfer::sown(store)];
    for seeds in [1, 3] {
        let mut add = |kind, from, to| all.push(Transfer { from, to, seeds, kind });
        for way in Direction::ALL {
            add(TransferKind::Lifted { way }, pit, Place::FLIGHT);
            add(TransferKind::Lifted { way }, Place::hand(Side::South), Place::FLIGHT);
            add(TransferKind::Lifted { way }, store, Place::FLIGHT);
        }
        for pit in pits {
            add(TransferKind::Captured, pit, store);
            add(TransferKind::Captured, pit, Place::FLIGHT);
        }
        for kind in [TransferKind::Crossed, TransferKind::Retreated, TransferKind::Shifted, TransferKind::Completed] {
            add(kind, pit, beside);
        }
        for kind in [TransferKind::Reseeded, TransferKind::Laid, TransferKind::Mirrored] {
            add(kind, store, pit);
        }
        for kind in [TransferKind::Swept, TransferKind::Gathered] {
            add(kind, pit, store);
        }
        for side in Side::ALL {
            add(TransferKind::Paid, Place::store(side), Place::penalty(side));
        }
        add(TransferKind::Borrowed, Place::spare(Side::North), pit);
        add(TransferKind::GivenBack, store, other);
        add(TransferKind::Handed, store, Place::hand(Side::North));
        for kind in [TransferKind::Repaid, TransferKind::Returned] {
            add(kind, store, Place::spare(Side::North));
        }
        add(TransferKind::SpecialsTaken, Place::special(PitId(2)), Place::special_store(Side::North));
        add(TransferKind::SpecialsLaid, Place::special_store(Side::North), Place::special(PitId(2)));
    }
    all
}

fn all_but_transfers(ask: Ask) -> Vec<Event> {
    let pit = PitId(2);
    let store = Place::store(Side::North);
    let mut all: Vec<Event> = vec![
        Info::Skipped { place: Place::pit(pit) }.into(),
        Info::Relayed { pit }.into(),
        Info::Stopped { at: Place::pit(pit) }.into(),
        Info::Stopped { at: store }.into(),
        StateChange::Asked { ask }.into(),
        Info::Opened { captures: true }.into(),
        Info::Opened { captures: false }.into(),
        StateChange::Answered { answer: Move::Go }.into(),
        StateChange::Answered { answer: Move::Stop }.into(),
        StateChange::Answered { answer: Move::Pick(pit) }.into(),
        StateChange::Swapped.into(),
        StateChange::Extra { moves: 1 }.into(),
        StateChange::Extra { moves: 2 }.into(),
        StateChange::Brought { side: Side::South }.into(),
        StateChange::Idle { turns: 1 }.into(),
        StateChange::Idle { turns: 2 }.into(),
        StateChange::StageBegan { stage: 0 }.into(),
        Info::Closed.into(),
    ];
    for seeds in [1, 3] {
        for way in Direction::ALL {
            all.push(StateChange::Answered { answer: Move::Way(way) }.into());
            all.push(Info::Entered { pit, way }.into());
        }
        all.push(Info::Withheld { pit, seeds }.into());
        all.push(StateChange::Endless { laps: seeds.into() }.into());
    }
    for mark in [
        Mark::None,
        Mark::Barred,
        Mark::Trap(Side::South),
        Mark::House,
        Mark::BarredHouse,
        Mark::Played,
        Mark::Closed,
        Mark::Won(Side::North),
        Mark::Missed(Side::North),
        Mark::Filled,
        Mark::Sold,
        Mark::HalfSold,
    ] {
        all.push(StateChange::Marked { pit, mark }.into());
    }
    all.extend([FirstCapture::Nobody, FirstCapture::Both].map(|lead| Event::from(StateChange::LeadChanged { lead })));
    for side in Side::ALL {
        for turns in [1, 2, 3] {
            all.push(StateChange::LeadChanged { lead: FirstCapture::One { side, turns, now: true } }.into());
        }
        all.extend([Info::Bonus { side }, Info::BonusLost { side }, Info::Passed { side }].map(Event::from));
        all.extend([StateChange::Lost { side }, StateChange::TurnPassed { to: side }].map(Event::from));
    }
    for result in [
        GameResult::Won(Side::South),
        GameResult::Won(Side::North),
        GameResult::Draw,
        GameResult::Void,
        GameResult::Lost,
    ] {
        for because in [None, Some(ask.clause)] {
            all.push(StateChange::Ended { result, because }.into());
        }
        all.push(StateChange::RoundEnded { result, because: ask.clause, points: [0, 0] }.into());
        all.push(StateChange::RoundBegan { round: 2, first: Side::North }.into());
    }
    all
}

/// Creates a question asked in the middle of a turn.
pub(super) fn ask(clause: Cause, question: Question) -> Ask {
    Ask {
        clause,
        question,
        who: if question == Question::Retreat { Side::North } else { Side::South },
        pit: PitId(1),
        was_empty: false,
        way: Direction::Ccw,
        lap_origin: Place::pit(PitId(0)),
        turn_origin: Place::pit(PitId(0)),
        kind: Kind::Plain,
        ends: 0,
        laps: 1,
    }
}

const QUESTIONS: [Question; 12] = [
    Question::Take,
    Question::Passing,
    Question::Claim,
    Question::Halt,
    Question::Retreat,
    Question::Way,
    Question::Reentry,
    Question::Deposit,
    Question::More(1),
    Question::More(2),
    Question::Close(1),
    Question::Own(2),
];

/// Returns the meaning of a cause, for the message of a test that fails.
fn named(rules: &Rules, cause: Cause) -> String {
    let (list, clause, field) = rules.meant(cause);
    format!("{list:?} {} {field}", clause.text())
}

#[test]
fn every_event_with_every_clause_has_a_caption() {
    // Captions that have been looked at: most come of several events.
    let mut sound: HashSet<String> = HashSet::new();
    for words in every_language() {
        let boards = [
            (2, 6, Stores::Own, false),
            (4, 4, Stores::None, false),
            (4, 4, Stores::Aside, true),
            (1, 9, Stores::Own, false),
            (4, 6, Stores::All, false),
        ];
        for (number, board) in boards.into_iter().enumerate() {
            let mut rules = rules_of(board, some_of_each_kind(number));
            rules.about.terms = if board.2 == Stores::None { own_words() } else { Terms::default() };
            let (rules, causes) = (&rules, causes(&rules));
            let mut lifted = engine::start(rules);
            lifted.apply(Transfer::lifted(Place::pit(PitId(0)), 3, Direction::Ccw));
            for mark in [Mark::Trap(Side::North), Mark::House, Mark::BarredHouse, Mark::Barred] {
                let mut marked = lifted.clone();
                marked.apply(StateChange::Marked { pit: PitId(2), mark });
                for &cause in &causes {
                    for mark in [Mark::None, Mark::House] {
                        let told = CausedEvent {
                            event: StateChange::Marked { pit: PitId(2), mark }.into(),
                            clause: Some(cause),
                        };
                        check_text(&words.caption(rules, &marked, &told), named(rules, cause));
                    }
                }
            }
            let is_way = |cause: &Cause| rules.clause(cause.clause).kind() == "Way";
            let way = causes.iter().copied().find(is_way).expect("there is one on the way");
            for refused in [Refused::Direction(way), Refused::Over, Refused::Question, Refused::NotAMove] {
                check_text(&words.refusal(rules, &lifted, refused), refused);
            }
            for (i, &id) in causes.iter().enumerate() {
                let ask = ask(id, QUESTIONS[i % QUESTIONS.len()]);
                let mut last = engine::start(rules);
                last.apply(Transfer::lifted(Place::pit(PitId(0)), 1, Direction::Ccw));
                last.apply(StateChange::Asked { ask });
                let by = if i == 0 { vec![None, Some(id)] } else { vec![Some(id)] };
                for (event, clause) in every_event(ask).into_iter().flat_map(|it| by.iter().map(move |by| (it, *by))) {
                    let told = CausedEvent { event, clause };
                    let of = || (told, clause.map(|id| named(rules, id)));
                    let mut check = |caption: String| {
                        if !sound.contains(&caption) {
                            check_text(&caption, of());
                            check_number(&caption, of());
                            sound.insert(caption);
                        }
                    };
                    for before in [&lifted, &last] {
                        check(words.caption(rules, before, &told));
                        let mut so_far =
                            TurnContext { placed: true, landed: Some(PitId(1)), ..TurnContext::new(before) };
                        check(words.caption_in_turn(rules, &so_far, before, &told));
                        so_far.hear(rules, &told);
                        check(words.caption_in_turn(rules, &so_far, before, &told));
                    }
                }
                // Some clauses say something only beside others.
                let text = words.refusal(rules, &lifted, Refused::Barred(id));
                if text.is_empty() {
                    assert_eq!(words.clause(rules, id), "", "{:?}", named(rules, id));
                } else {
                    check_text(&text, named(rules, id));
                }
                assert_ne!(words.status(rules, &last), words.status(rules, &lifted));
                let ends = |event: &Event| matches!(event, Event::Change(StateChange::Ended { .. }));
                for event in all_but_transfers(ask).into_iter().filter(ends) {
                    let mut over: Position = lifted.clone();
                    over.apply(event);
                    check_text(&words.status(rules, &over), event);
                }
            }
        }
    }
}

#[test]
fn every_question_is_asked_captioned_and_answered_in_words_of_its_own() {
    for words in every_language() {
        let rules = rules_of((4, 4, Stores::None, false), some_of_each_kind(0));
        let (mut asked, mut captions, mut answers) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for question in QUESTIONS {
            let mut position = engine::start(&rules);
            let event = Event::from(StateChange::Asked { ask: ask(Cause::whole(ClauseId(0)), question) });
            captions.insert(words.caption(&rules, &position, &CausedEvent { event, clause: None }));
            position.apply(event);
            asked.insert(words.status(&rules, &position));
            let moves: &[Move] = match question {
                Question::Way | Question::Reentry => {
                    &[Move::Way(Direction::Ccw), Move::Way(Direction::Cw), Move::Way(Direction::Ne)]
                }
                Question::More(_) | Question::Deposit | Question::Close(_) | Question::Own(_) => {
                    &[Move::Pick(PitId(8)), Move::Pick(PitId(9))]
                }
                _ => &[Move::Go, Move::Stop],
            };
            answers.extend(moves.iter().map(|&mv| words.answer(&rules, &position, mv)));
        }
        assert_eq!((asked.len(), captions.len()), (QUESTIONS.len(), QUESTIONS.len()));
        // A pit to be taken is named with its seeds, one to be closed or owned by its name alone.
        assert_eq!(answers.len(), 5 * 2 + 3 + 2 + 2, "{answers:?}");
        assert!(
            answers.iter().all(|answer| !answer.starts_with("answer-") && !answer.starts_with("table-")),
            "{answers:?}"
        );
    }
}

#[test]
fn captions_count_what_is_there() {
    let words = Words::english();
    let rules = rules_of((2, 6, Stores::Own, false), vec![(List::Sowing, clause("Way(id: \"way\")"))]);
    let way = rules.cause_named("way").expect("it is there");
    let mut position = engine::start(&rules);
    let mut caption = |stones: Transfer| {
        let (event, clause) = (stones.into(), matches!(stones.kind, TransferKind::Lifted { .. }).then_some(way));
        let text = words.caption(&rules, &position, &CausedEvent { event, clause });
        position.apply(event);
        text
    };
    let c1 = Place::pit(PitId(2));
    assert_eq!(
        caption(Transfer::lifted(c1, 4, Direction::Ccw)),
        "South lifts 4 seeds from c1 and sows them anticlockwise."
    );
    assert_eq!(
        caption(Transfer::sown(Place::pit(PitId(3)))),
        "d1 gets a seed and now holds 5. 3 seeds are left to sow."
    );
    assert_eq!(caption(Transfer::sown(c1)), "c1 gets a seed and now holds 1. 2 seeds are left to sow.");
    assert_eq!(caption(Transfer::sown(c1)), "c1 gets a seed and now holds 2. One seed is left to sow.");
    assert_eq!(
        caption(Transfer::sown(Place::store(Side::South))),
        "The last seed falls in South's store, which was empty."
    );
}

#[test]
fn captions_count_the_laps_of_a_turn() {
    let words = Words::english();
    let rules = rules_of((4, 4, Stores::None, false), Vec::new());
    let position = engine::start(&rules);
    let lift = |pit: u8| CausedEvent {
        event: Transfer::lifted(Place::pit(PitId(pit)), 4, Direction::Ccw).into(),
        clause: None,
    };
    let began = |lap: u32, pit: u8| {
        let began = Info::LapBegan { lap, hand: Side::South, from: Place::pit(PitId(pit)), way: Direction::Ccw };
        CausedEvent { event: began.into(), clause: None }
    };
    let mut so_far = TurnContext::new(&position);
    so_far.hear(&rules, &began(1, 0));
    let first = words.caption_in_turn(&rules, &so_far, &position, &lift(0));
    assert_eq!(first, "South lifts 4 seeds from a1 and sows them on, anticlockwise.");
    so_far.hear(&rules, &lift(0));
    so_far.hear(&rules, &began(2, 1));
    let second = words.caption_in_turn(&rules, &so_far, &position, &lift(1));
    assert_eq!(second, "Lap 2: South lifts 4 seeds from b1 and sows them on, anticlockwise.");
    assert_eq!(TurnContext::after(&rules, &position, &[began(1, 0), lift(0), began(2, 1)]), so_far);
}

#[test]
fn a_pit_says_what_it_has_become() {
    let words = Words::english();
    // One of the clauses is a house.
    let mut rules = rules_of((4, 8, Stores::None, false), Vec::new());
    rules.about.terms = own_words();
    let mut position = engine::start(&rules);
    assert_eq!(words.pit(&rules, &position, PitId(0)), "a1, 4 seeds");
    assert_eq!(words.pit(&rules, &position, PitId(12)), "e2, South's nyumba, 4 seeds, too few to count");
    let (from, to) = (Place::pit(PitId(11)), Place::pit(PitId(12)));
    position.apply(Transfer { from, to, seeds: 3, kind: TransferKind::Retreated });
    assert_eq!(words.pit(&rules, &position, PitId(12)), "e2, South's nyumba, 7 seeds");
    for (mark, said) in [
        (Mark::Trap(Side::North), "d2, North's tuzdyk, one seed"),
        (Mark::Barred, "d2, blocked for this turn, one seed"),
        (Mark::BarredHouse, "d2, South's nyumba, blocked for this turn, one seed"),
    ] {
        position.apply(StateChange::Marked { pit: PitId(11), mark });
        assert_eq!(words.pit(&rules, &position, PitId(11)), said);
    }
}
