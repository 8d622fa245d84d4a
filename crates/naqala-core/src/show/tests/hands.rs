//! Players who sow at the same time: a hand for each.

use super::*;
use mancala::rules::{Direction, PitId, Place};

const A1: Place = Place::pit(PitId(0));
const F2: Place = Place::pit(PitId(11));

fn pit(number: u8) -> Place {
    Place::pit(PitId(number))
}

/// Has a player begin a lap.
fn lift(show: &mut Choreography, side: Side, lap: u32, lifted: Transfer) {
    let began = Info::LapBegan { lap, hand: side, from: lifted.from, way: Direction::Ccw };
    show.change_hands(side);
    show.push(&[told(began), told(lifted)]);
}

/// South sows from a1 and North from f2 by turns, a seed each.
fn race(drops: u8) -> Choreography {
    let board = board(2, 6, Stores::None, vec![4], 0);
    let mut show = laid_out(&board, &[]);
    for (side, from) in [(Side::South, A1), (Side::North, F2)] {
        lift(&mut show, side, 1, Transfer::lifted(from, 4, Direction::Ccw));
    }
    for n in 1..=drops {
        for (side, to) in [(Side::South, pit(n)), (Side::North, pit(11 - n))] {
            show.change_hands(side);
            show.push(&[told(Transfer::sown(to))]);
        }
    }
    show
}

#[test]
fn each_player_holds_his_own_stones_above_his_own_pit() {
    let show = race(2);
    let hands: Vec<Hand> = show.hands(show.duration()).collect();
    let seen: Vec<_> = hands.iter().map(|hand| (hand.whose, hand.to, hand.count)).collect();
    assert_eq!(seen, [(Some(Side::South), pit(2), 2), (Some(Side::North), pit(9), 2)]);
    let held = |side, over| {
        let is = |pose: &&Pose| matches!(pose, Pose::Held { over: at, whose, .. } if *at == over && *whose == side);
        poses(&show, show.duration()).iter().filter(is).count()
    };
    assert_eq!((held(Some(Side::South), pit(2)), held(Some(Side::North), pit(9))), (2, 2));
}

#[test]
fn while_one_hand_moves_the_other_waits_where_it_is() {
    let show = race(2);
    for ply in 2..show.plies() {
        let (start, end) = (show.ply_start(ply), show.ply_end(ply));
        let other = if ply % 2 == 0 { Some(Side::North) } else { Some(Side::South) };
        let at = |t| show.hands(t).find(|hand| hand.whose == other).expect("it still holds stones");
        assert_eq!(at(start + 0.01), at(end), "in ply {ply}");
    }
}

#[test]
fn every_stone_falls_where_its_own_hand_drops_it() {
    let show = race(4);
    let end = show.duration();
    assert_eq!(show.hands(end).count(), 0);
    assert!(poses(&show, end).iter().all(|pose| pose.resting().is_some()));
    let counts: Vec<u16> = (0..12).map(|n| show.count(pit(n), end)).collect();
    assert_eq!(counts, [0, 5, 5, 5, 5, 4, 4, 5, 5, 5, 5, 0]);
}

#[test]
fn taking_back_a_part_of_a_race_leaves_both_hands_as_they_were() {
    let (whole, mut cut) = (race(2), race(4));
    cut.truncate(whole.plies());
    assert_eq!(cut.duration(), whole.duration());
    let hands = |show: &Choreography| show.hands(whole.duration()).collect::<Vec<_>>();
    assert_eq!(hands(&cut), hands(&whole));
    assert_eq!(poses(&cut, whole.duration()), poses(&whole, whole.duration()));
    // And it goes on from there.
    cut.change_hands(Side::North);
    cut.push(&[told(Transfer::sown(pit(8)))]);
    assert_eq!(cut.hands(cut.duration()).map(|hand| hand.count).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn laps_are_told_apart_by_the_hand() {
    let mut show = race(4);
    for (side, lap, from) in [(Side::South, 2, pit(4)), (Side::South, 3, pit(9)), (Side::North, 2, pit(7))] {
        lift(&mut show, side, lap, Transfer::lifted(from, 1, Direction::Ccw));
        show.push(&[told(Transfer::sown(pit(2)))]);
    }
    let laps: Vec<_> = show.laps().iter().map(|lap| (lap.hand, lap.number)).collect();
    let (south, north) = (Some(Side::South), Some(Side::North));
    assert_eq!(laps, [(south, 1), (north, 1), (south, 2), (south, 3), (north, 2)]);
    let by_hand = show.keyframes().iter().filter(|keyframe| keyframe.kind.is_by_hand());
    assert!(by_hand.clone().all(|keyframe| keyframe.hand.is_some()) && by_hand.count() > 8);
}
