//! The look of single turns.

use super::*;
use mancala::engine::{Ask, Kind, Move, Question};
use mancala::rules::{Direction, PitId};

fn pit(pit: u8) -> Place {
    Place::pit(PitId(pit))
}

fn sown(pit: u8) -> Event {
    Transfer::sown(Place::pit(PitId(pit))).into()
}

fn show(board: &Board, events: &[Event]) -> Choreography {
    laid_out(board, &[events.iter().copied().map(told).collect()])
}

fn lift(from: Place, seeds: u16) -> Event {
    Transfer::lifted(from, seeds, Direction::Ccw).into()
}

fn begun(lap: u32, from: Place) -> Event {
    Info::LapBegan { lap, hand: Side::South, from, way: Direction::Ccw }.into()
}

fn captured(from: PitId, to: Place, seeds: u16) -> Event {
    Transfer::captured(from, to, seeds).into()
}

#[test]
fn nothing_is_shown_before_the_first_ply() {
    let show = Choreography::new(&boards()[0], &Position::opening(&boards()[0]));
    assert_eq!((show.plies(), show.duration(), show.stones()), (0, 0.0, 48));
    assert_eq!((show.keyframe_at(0.0), show.keyframe_at(5.0), show.hands(5.0).next()), (None, None, None));
    assert_eq!((show.next_keyframe(0.0), show.previous_keyframe(0.0), show.ply_start(3)), (0.0, 0.0, 0.0));
    assert_eq!(show.pose(StoneId(5), 1.0), Pose::Resting(StoneSlot { place: pit(1), slot: 1 }));
}

#[test]
fn the_hand_goes_along_with_the_lap() {
    let show = show(
        &boards()[0],
        &[lift(pit(2), 4), sown(3), sown(4), sown(5), Transfer::sown(Place::store(Side::South)).into()],
    );
    let after = |event: usize| show.event_end(0, event).expect("five events");
    let hand = |t: f64| show.hands(t).next().map(|hand| (hand.from, hand.to, hand.count));
    assert_eq!(hand(0.0), None);
    assert_eq!(hand(after(0)), Some((pit(2), pit(2), 4)));
    assert_eq!(hand(after(0) + 0.1), Some((pit(2), pit(3), 3)));
    assert_eq!(hand(after(1)), Some((pit(3), pit(3), 3)));
    assert_eq!(hand(after(3) + 0.1), Some((pit(5), Place::store(Side::South), 0)));
    assert_eq!(hand(after(4)), None);
    // The pit's lowest stone stays in the hand to the last.
    let first = StoneId(8);
    assert_eq!(show.pose(first, after(0)), Pose::Held { over: pit(2), index: 0, of: 4, whose: None });
    assert_eq!(show.pose(first, after(2)), Pose::Held { over: pit(4), index: 0, of: 2, whose: None });
    let Pose::Flying { from, to, height, .. } = show.pose(first, after(3) + 0.15) else {
        panic!("it is on its way down");
    };
    assert_eq!(from, Anchor::Held { over: pit(5), index: 0, of: 1, whose: None });
    assert_eq!(to, Anchor::Lying(StoneSlot { place: Place::store(Side::South), slot: 0 }));
    assert!(height > HELD_HEIGHT);
    assert_eq!(show.pose(first, after(4)), Pose::Resting(StoneSlot { place: Place::store(Side::South), slot: 0 }));
}

#[test]
fn the_hand_passes_over_a_place_that_is_skipped() {
    let show = show(&boards()[0], &[lift(pit(2), 4), Info::Skipped { place: pit(3) }.into(), sown(4)]);
    let passed = show.event_end(0, 1).expect("three events");
    assert_eq!(show.pose(StoneId(8), passed), Pose::Held { over: pit(3), index: 0, of: 4, whose: None });
    assert_eq!(show.count(pit(3), passed), 4);
}

#[test]
fn a_captured_pit_is_swept_to_the_store_stone_by_stone() {
    let store = Place::store(Side::South);
    let show = show(&boards()[0], &[captured(PitId(7), store, 4)]);
    let steps: Vec<u16> = show.count_steps(store).iter().map(|step| step.count).collect();
    assert_eq!(steps, [1, 2, 3, 4]);
    assert_eq!(show.count(pit(7), show.duration()), 0);
    assert_eq!(show.keyframes()[0].at, Some(pit(7)));
    assert_eq!(show.keyframes()[0].clause, Some(Cause::whole(ClauseId(7))));
    assert!(show.hands(show.duration() / 2.0).next().is_none());
}

#[test]
fn captured_seeds_that_are_sown_again_start_from_the_captured_pit() {
    let events = [lift(pit(0), 4), sown(1), sown(2), sown(3), sown(4), captured(PitId(8), Place::FLIGHT, 4), sown(5)];
    let show = show(&boards()[0], &events);
    let taken = show.event_end(0, 5).expect("seven events");
    assert_eq!(show.hands(taken).next().map(|hand| (hand.to, hand.count)), Some((pit(8), 4)));
    assert_eq!(show.hands(taken + 0.01).next().map(|hand| (hand.from, hand.to)), Some((pit(8), pit(5))));
}

#[test]
fn stones_captured_in_mid_lap_join_those_in_the_hand() {
    let show = show(&boards()[0], &[lift(pit(0), 4), sown(1), captured(PitId(8), Place::FLIGHT, 4), sown(2)]);
    let taken = show.event_end(0, 2).expect("four events");
    assert_eq!(show.hands(taken).next().map(|hand| (hand.to, hand.count)), Some((pit(8), 7)));
    assert_eq!(show.pose(StoneId(0), taken), Pose::Held { over: pit(8), index: 0, of: 7, whose: None });
}

#[test]
fn a_trap_swallows_the_stone_just_sown() {
    let store = Place::store(Side::South);
    let show = show(&boards()[0], &[lift(pit(0), 4), sown(1), captured(PitId(1), store, 1)]);
    let sown = StoneId(3);
    assert_eq!(
        show.pose(sown, show.event_end(0, 1).expect("three events")),
        Pose::Resting(StoneSlot { place: pit(1), slot: 4 })
    );
    assert_eq!(show.pose(sown, show.duration()), Pose::Resting(StoneSlot { place: store, slot: 0 }));
}

#[test]
fn two_seeds_of_a_house_are_its_topmost() {
    let show = show(&boards()[0], &[lift(pit(1), 2), sown(2), sown(3)]);
    for (stone, slot) in [(4, 0), (5, 1)] {
        assert_eq!(show.pose(StoneId(stone), show.duration()), Pose::Resting(StoneSlot { place: pit(1), slot }));
    }
    assert_eq!(show.count(pit(1), 0.1), 2);
}

#[test]
fn the_reserve_is_lifted_from_the_hand() {
    let hand = Place::hand(Side::North);
    let show = show(&boards()[2], &[lift(hand, 5), sown(31)]);
    assert_eq!(show.count(hand, 0.0), 5);
    assert_eq!(show.hands(show.event_end(0, 0).expect("two events")).next().map(|hand| hand.to), Some(hand));
    assert_eq!(show.count(pit(31), show.duration()), 2);
}

#[test]
fn a_seed_is_dropped_from_the_hand_and_what_it_captures_enters_at_a_head() {
    let (board, hand) = (&boards()[2], Place::hand(Side::South));
    let events = [
        Info::Opened { captures: true }.into(),
        lift(hand, 1),
        sown(10),
        captured(PitId(18), Place::FLIGHT, 2),
        begun(1, pit(15)),
        Info::Entered { pit: PitId(15), way: Direction::Ccw }.into(),
        sown(15),
        sown(14),
    ];
    let show = show(board, &events);
    let after = |event: usize| show.event_end(0, event).expect("eight events");
    assert_eq!((show.count(hand, 0.0), show.count(hand, after(1))), (5, 4));
    assert_eq!((show.count(pit(10), 0.0), show.count(pit(10), after(2))), (2, 3));
    assert_eq!(show.hands(after(3)).next().map(|hand| (hand.to, hand.count)), Some((pit(18), 2)));
    assert_eq!(after(4), after(3), "the beginning of a lap takes no time");
    assert_eq!(show.hands(after(5)).next().map(|hand| (hand.to, hand.count)), Some((pit(15), 2)));
    assert_eq!((show.count(pit(15), after(6)), show.count(pit(14), after(7))), (3, 3));
    let numbers: Vec<(u32, usize)> = show.laps().iter().map(|lap| (lap.number, lap.keyframe)).collect();
    assert_eq!(numbers, [(1, 4)], "a seed placed from the hand is no lap");
    assert_eq!((show.lap_at(after(2)), show.lap_at(after(6)).map(|lap| lap.number)), (None, Some(1)));
}

#[test]
fn seeds_moved_out_of_reach_fly_from_pit_to_pit() {
    let retreat = Transfer { from: pit(7), to: pit(1), seeds: 4, kind: TransferKind::Retreated };
    let show = show(&boards()[0], &[retreat.into()]);
    assert_eq!((show.count(pit(7), show.duration()), show.count(pit(1), show.duration())), (0, 8));
    assert!(show.hands(show.duration() / 2.0).next().is_none());
    assert_eq!(show.keyframes()[0].kind, KeyframeKind::Move);
}

#[test]
fn laps_are_counted_through_the_questions_of_a_turn() {
    let board = &boards()[2];
    let ask = Ask {
        clause: Cause::whole(ClauseId(3)),
        question: Question::Reentry,
        who: Side::South,
        pit: PitId(9),
        was_empty: false,
        way: Direction::Ccw,
        lap_origin: pit(9),
        turn_origin: pit(9),
        kind: Kind::Open,
        ends: 0,
        laps: 1,
    };
    let all = |events: &[Event]| events.iter().copied().map(told).collect::<Vec<_>>();
    let taken = captured(PitId(19), Place::FLIGHT, 2);
    let first = all(&[begun(1, pit(9)), lift(pit(9), 2), sown(10), sown(11), taken, StateChange::Asked { ask }.into()]);
    let answered = StateChange::Answered { answer: Move::Way(Direction::Cw) }.into();
    let answer = [answered, begun(2, pit(9)), sown(8), sown(0), begun(3, pit(0)), lift(pit(0), 2), sown(1)];
    let answer = all(&answer);
    let other = all(&[begun(1, pit(30)), lift(pit(30), 1), sown(31)]);
    let mut show = laid_out(board, &[first.clone(), answer.clone(), other]);
    let laps = |show: &Choreography| show.laps().iter().map(|lap| (lap.ply, lap.number)).collect::<Vec<_>>();
    assert_eq!(laps(&show), [(0, 1), (1, 2), (1, 3), (2, 1)]);
    assert_eq!(show.hands(show.ply_end(0)).next().map(|hand| (hand.to, hand.count)), Some((pit(19), 2)));
    show.truncate(1);
    assert_eq!(laps(&show), [(0, 1)]);
    show.push(&answer);
    assert_eq!(show, laid_out(board, &[first, answer]));
}

#[test]
fn events_that_do_not_fit_the_stones_are_shown_without_flight() {
    let show = show(&boards()[0], &[sown(3), lift(pit(0), 900), captured(PitId(0), Place::FLIGHT, 2)]);
    assert_eq!(show.keyframes().len(), 3);
    assert_eq!(show.count(pit(3), show.duration()), 4);
    assert_eq!(show.hands(show.duration()).next().map(|hand| hand.count), Some(4));
}

#[test]
fn a_turn_of_tens_of_thousands_of_laps_is_looked_up_like_any_other() {
    let board = board(2, 1, Stores::None, vec![1], 0);
    let mut events = Vec::new();
    for turn in 0..40_000 {
        let relayed = Info::Relayed { pit: PitId(1) }.into();
        events.extend([begun(2 * turn + 1, pit(0)), lift(pit(0), 1), sown(1), relayed]);
        events.extend([begun(2 * turn + 2, pit(1)), lift(pit(1), 1), sown(0)]);
    }
    let show = show(&board, &events);
    assert_eq!(show.keyframes().len(), 200_000);
    assert!(show.keyframes().iter().all(|keyframe| keyframe.end > keyframe.start));
    assert!(show.duration() < 900.0, "{} s", show.duration());
    for i in 0..=10_000 {
        let t = show.duration() * f64::from(i) / 10_000.0;
        let counts = show.counts(t);
        let resting = poses(&show, t).iter().filter(|pose| pose.resting().is_some()).count();
        assert_eq!(usize::from(counts[0] + counts[1]), resting);
    }
}

#[test]
fn a_ply_without_events_takes_no_time() {
    let board = &boards()[0];
    let mut show = laid_out(board, &[vec![], vec![told(lift(pit(0), 4))], vec![]]);
    assert_eq!((show.ply_start(0), show.ply_end(0), show.ply_start(1)), (0.0, 0.0, 0.0));
    assert_eq!((show.ply_start(2), show.ply_end(2)), (show.duration(), show.duration()));
    assert_eq!(show.ply_keyframes(1), 0..1);
    show.truncate(1);
    assert_eq!((show.plies(), show.duration()), (1, 0.0));
}
