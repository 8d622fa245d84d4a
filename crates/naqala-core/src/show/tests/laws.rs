//! Laws, over random events that are consistent with [`Position::apply`].

use super::*;
use crate::geometry::slots::slot_offset;
use mancala::engine::{Ask, GameResult, Kind, Mark, Move, Question};
use mancala::rules::{Direction, PitId};
use proptest::prelude::*;

/// Plays random events, each of which could happen in some game.
struct Dice<'a> {
    board: &'a Board,
    position: Position,
    lots: std::slice::Iter<'a, u32>,
    events: Vec<CausedEvent>,
    /// Laps of the turn so far.
    laps: u32,
}

impl Dice<'_> {
    fn lot(&mut self, sides: usize) -> usize {
        self.lots.next().map_or(0, |&lot| lot as usize % sides)
    }

    fn tell(&mut self, event: impl Into<Event>) {
        let event = event.into();
        self.position.apply(event);
        self.events.push(told(event));
    }

    fn begin_lap(&mut self, from: Place) {
        self.laps += 1;
        self.tell(Info::LapBegan { lap: self.laps, hand: Side::South, from, way: Direction::Ccw });
    }

    fn lift(&mut self, pit: PitId, seeds: u16, way: Direction) {
        self.begin_lap(Place::pit(pit));
        self.tell(Transfer::lifted(Place::pit(pit), seeds, way));
    }

    fn full_pit(&mut self) -> Option<PitId> {
        let full: Vec<PitId> = self.board.pits().filter(|&pit| self.position.pit(pit) > 0).collect();
        (!full.is_empty()).then(|| full[self.lot(full.len())])
    }

    fn capture(&mut self, from: PitId, whole: bool, to: Place) {
        let seeds = if whole { self.position.pit(from) } else { 1 };
        let begins = to == Place::FLIGHT && self.position.lifted() == 0;
        self.tell(Transfer::captured(from, to, seeds));
        if begins {
            self.begin_lap(Place::pit(from));
        }
    }

    /// A question about a pit, in the middle of a turn.
    fn ask(&mut self, pit: PitId) {
        let ask = Ask {
            clause: Cause::whole(ClauseId(3)),
            question: Question::Reentry,
            who: Side::South,
            pit,
            was_empty: false,
            way: Direction::Ccw,
            lap_origin: Place::pit(pit),
            turn_origin: Place::pit(pit),
            kind: Kind::Open,
            ends: 0,
            laps: 4,
        };
        self.tell(StateChange::Asked { ask });
    }

    fn ply(&mut self) -> Vec<CausedEvent> {
        let side = Side::ALL[self.lot(2)];
        if let Some(ask) = self.position.ask() {
            self.tell(StateChange::Answered { answer: Move::Way(Direction::Cw) });
            self.tell(Info::Entered { pit: ask.pit, way: Direction::Cw });
        } else if self.lot(3) == 0 {
            self.laps = 0;
            self.tell(Info::Opened { captures: true });
        }
        let path = self.board.path(side).to_vec();
        let store = Place::store(side);
        for _ in 0..=self.lot(5) {
            let hand = Place::hand(side);
            let Some(pit) = self.full_pit() else { break };
            match self.lot(9) {
                _ if self.position.lifted() > 0 => {}
                6 if self.position.at(hand) > 0 => {
                    self.tell(Transfer::lifted(hand, 1, Direction::Ccw));
                    self.tell(Transfer::sown(Place::pit(pit)));
                    self.capture(pit, true, Place::FLIGHT);
                    self.tell(Info::Entered { pit: PitId(0), way: Direction::Cw });
                }
                7 => {
                    let seeds = self.position.pit(pit);
                    let (from, to) = (Place::pit(pit), Place::pit(PitId(0)));
                    self.tell(Transfer { from, to, seeds, kind: TransferKind::Retreated });
                    continue;
                }
                8 => {
                    self.capture(pit, true, Place::FLIGHT);
                    self.ask(pit);
                    return std::mem::take(&mut self.events);
                }
                0 if self.position.at(hand) > 0 => {
                    let seeds = self.position.at(hand);
                    self.tell(Transfer::lifted(hand, seeds, Direction::Ccw));
                }
                1 => {
                    let seeds = self.position.pit(pit).min(2);
                    self.lift(pit, seeds, Direction::Cw);
                }
                2 => self.capture(pit, true, Place::FLIGHT),
                _ => {
                    let seeds = self.position.pit(pit);
                    self.lift(pit, seeds, Direction::Ccw);
                }
            }
            let mut at = self.lot(path.len());
            let mut again = 2;
            while self.position.lifted() > 0 {
                at = (at + 1) % path.len();
                let place = path[at];
                if self.lot(9) == 1 {
                    self.tell(Info::Skipped { place });
                    continue;
                }
                self.tell(Transfer::sown(place));
                match (self.lot(12), place.as_pit(), self.full_pit()) {
                    (1, Some(pit), _) => self.capture(pit, false, store),
                    (2, Some(pit), _) => self.capture(pit, true, store),
                    (3, _, Some(pit)) if again > 0 => {
                        again -= 1;
                        self.capture(pit, true, Place::FLIGHT);
                    }
                    _ => {}
                }
            }
            if let (Some(pit), 0) = (self.full_pit(), self.lot(3)) {
                self.capture(pit, true, store);
                self.tell(StateChange::Marked { pit, mark: Mark::Trap(side) });
            } else {
                self.tell(Info::Relayed { pit: PitId(0) });
            }
        }
        match self.lot(4) {
            0 => self.tell(Info::Bonus { side }),
            1 => self.tell(Info::Withheld { pit: PitId(0), seeds: 3 }),
            2 => {
                self.tell(Info::Closed);
                while let Some(from) = self.full_pit() {
                    let seeds = self.position.pit(from);
                    self.tell(Transfer { from: Place::pit(from), to: store, seeds, kind: TransferKind::Swept });
                }
                self.tell(StateChange::Ended { result: GameResult::Draw, because: None });
            }
            _ => self.tell(StateChange::TurnPassed { to: side.opponent() }),
        }
        std::mem::take(&mut self.events)
    }
}

fn plies(board: &Board, lots: &[u32]) -> Vec<Vec<CausedEvent>> {
    let mut dice = Dice { board, position: Position::opening(board), lots: lots.iter(), events: Vec::new(), laps: 0 };
    let mut plies = Vec::new();
    while dice.lots.len() > 0 && plies.len() < 12 {
        plies.push(dice.ply());
    }
    plies
}

fn games() -> impl Strategy<Value = (Board, Vec<Vec<CausedEvent>>)> {
    (0..boards().len(), prop::collection::vec(any::<u32>(), 0..300)).prop_map(|(which, lots)| {
        let board = boards().swap_remove(which);
        let plies = plies(&board, &lots);
        (board, plies)
    })
}

/// Returns the point of a stone on a table on which places stand 3 apart in a row: x, y, height.
fn drawn(pose: Pose) -> [f32; 3] {
    let at = |anchor: Anchor| match anchor {
        Anchor::Lying(StoneSlot { place, slot }) => {
            let [x, y] = slot_offset(slot).offset;
            [x + 3.0 * place.index() as f32, y]
        }
        Anchor::Held { over, index, of, .. } => {
            [3.0 * over.index() as f32 + 0.01 * f32::from(index), 0.001 * f32::from(of)]
        }
    };
    let [x, y] = match pose {
        Pose::Resting(spot) => at(Anchor::Lying(spot)),
        Pose::Held { over, index, of, whose } => at(Anchor::Held { over, index, of, whose }),
        Pose::Flying { from, to, progress, .. } => {
            let (from, to) = (at(from), at(to));
            [from[0] + (to[0] - from[0]) * progress, from[1] + (to[1] - from[1]) * progress]
        }
    };
    [x, y, pose.height()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn at_every_events_end_the_stones_lie_as_the_position_has_them((board, plies) in games()) {
        let show = laid_out(&board, &plies);
        let mut position = Position::opening(&board);
        prop_assert_eq!(show.counts(0.0), resting(&position));
        prop_assert_eq!(show.stones() as u32, position.total());
        for (ply, events) in plies.iter().enumerate() {
            prop_assert_eq!(show.counts(show.ply_start(ply)), resting(&position));
            for (event, told) in events.iter().enumerate() {
                position.apply(told.event);
                let end = show.event_end(ply, event).expect("every event has a keyframe");
                prop_assert_eq!(show.counts(end), resting(&position));
                prop_assert_eq!(show.hands(end).next().map_or(0, |hand| hand.count), position.lifted());
                // Slots are filled from 0 without gaps.
                let mut lying: Vec<StoneSlot> = poses(&show, end).into_iter().filter_map(Pose::resting).collect();
                lying.sort();
                let expected: Vec<StoneSlot> = (0..PLACES as u8)
                    .filter_map(|index| show.places().iter().find(|place| place.index() == usize::from(index)))
                    .flat_map(|&place| (0..position.at(place)).map(move |slot| StoneSlot { place, slot }))
                    .collect();
                prop_assert_eq!(lying, expected);
            }
        }
        prop_assert_eq!(show.counts(show.duration()), resting(&position));
    }

    #[test]
    fn a_show_may_begin_with_a_question_and_seeds_in_flight((board, plies) in games()) {
        let mut position = Position::opening(&board);
        for (ply, events) in plies.iter().enumerate() {
            events.iter().for_each(|told| position.apply(told.event));
            let Some(ask) = position.ask() else { continue };
            let mut show = Choreography::new(&board, &position);
            prop_assert_eq!(show.stones() as u32, position.total());
            let hand = show.hands(0.0).next().map(|hand| (hand.to, hand.count));
            prop_assert_eq!(hand, Some((Place::pit(ask.pit), position.lifted())));
            let mut after = position.clone();
            for events in &plies[ply + 1..] {
                show.push(events);
                events.iter().for_each(|told| after.apply(told.event));
                prop_assert_eq!(show.counts(show.duration()), resting(&after));
                prop_assert_eq!(show.hands(show.duration()).next().map_or(0, |hand| hand.count), after.lifted());
            }
            show.truncate(0);
            prop_assert!(show == Choreography::new(&board, &position));
        }
    }

    #[test]
    fn no_stone_is_lost_or_doubled_at_any_time((board, plies) in games(), times in prop::collection::vec(0.0..1.0, 40)) {
        let show = laid_out(&board, &plies);
        for part in times {
            let t = show.duration() * part;
            let poses = poses(&show, t);
            let mut lying: Vec<StoneSlot> = poses.iter().filter_map(|pose| pose.resting()).collect();
            let mut tally = [0u16; PLACES];
            lying.iter().for_each(|spot| tally[spot.place.index()] += 1);
            prop_assert_eq!(tally, show.counts(t));
            lying.sort();
            let resting = lying.len();
            lying.dedup();
            prop_assert_eq!(lying.len(), resting, "two stones in one slot at {}", t);
            let mut held: Vec<u16> = poses.iter().filter_map(|pose| match *pose {
                Pose::Held { index, .. }
                | Pose::Flying { to: Anchor::Held { index, .. }, .. } => Some(index),
                _ => None,
            }).collect();
            held.sort_unstable();
            prop_assert_eq!(held, (0..show.hands(t).next().map_or(0, |hand| hand.count)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_time_looks_the_same_forwards_backwards_and_jumped_to((board, plies) in games(), lot in any::<u64>()) {
        let show = laid_out(&board, &plies);
        let times: Vec<f64> = (0..60).map(|i| show.duration() * f64::from(i) / 59.0).collect();
        let look = |t: f64| (poses(&show, t), show.counts(t), show.hands(t).next(), show.keyframe_at(t));
        let forwards: Vec<_> = times.iter().map(|&t| look(t)).collect();
        let mut backwards: Vec<_> = times.iter().rev().map(|&t| look(t)).collect();
        backwards.reverse();
        prop_assert!(forwards == backwards);
        let at = lot as usize % times.len();
        prop_assert!(look(times[at]) == forwards[at]);
    }

    #[test]
    fn a_resting_stone_moves_for_no_other((board, plies) in games()) {
        let show = laid_out(&board, &plies);
        for keyframe in show.keyframes() {
            let before = poses(&show, keyframe.start);
            let after = poses(&show, keyframe.end);
            let during: Vec<Vec<Pose>> = (1..8)
                .map(|i| poses(&show, keyframe.start + (keyframe.end - keyframe.start) * f64::from(i) / 8.0))
                .collect();
            for stone in 0..show.stones() {
                let rests = |pose: &Pose| pose.resting().is_some();
                let still = rests(&before[stone]) && before[stone] == after[stone];
                prop_assert!(!still || during.iter().all(|poses| poses[stone] == before[stone]));
                let moved = before[stone] != after[stone];
                let moves = [KeyframeKind::Lift, KeyframeKind::Capture, KeyframeKind::Move, KeyframeKind::Sweep];
                prop_assert!(!moved || !rests(&before[stone]) || moves.contains(&keyframe.kind));
            }
        }
    }

    #[test]
    fn nothing_ever_leaps((board, plies) in games()) {
        let show = laid_out(&board, &plies);
        let near = 1e-6;
        for keyframe in show.keyframes() {
            for part in [0.0, 0.35, 0.55, 0.85, 0.9, 1.0] {
                let t = keyframe.start + (keyframe.end - keyframe.start) * part;
                let pairs = [poses(&show, t - near), poses(&show, t), poses(&show, t + near)];
                for pair in pairs.windows(2) {
                    for (&one, &other) in pair[0].iter().zip(&pair[1]) {
                        let (one, other) = (drawn(one), drawn(other));
                        let leap = (0..3).map(|i| (one[i] - other[i]).abs()).fold(0.0, f32::max);
                        prop_assert!(leap < 0.02, "{:?} to {:?} at {}", one, other, t);
                    }
                }
            }
        }
    }

    #[test]
    fn a_stone_that_has_come_where_it_will_lie_only_hops_there((board, plies) in games(), times in prop::collection::vec(0.0..1.0, 40)) {
        let show = laid_out(&board, &plies);
        for part in times {
            for pose in poses(&show, part * show.duration()) {
                match pose {
                    Pose::Resting(_) => prop_assert_eq!(pose.height(), 0.0),
                    Pose::Flying { to: Anchor::Lying(_), progress: 1.0, height, .. } => {
                        prop_assert!(height < HELD_HEIGHT / 4.0, "{}", height);
                    }
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn taking_plies_back_leaves_no_trace((board, plies) in games(), keep in 0usize..14) {
        let whole = laid_out(&board, &plies);
        let keep = keep.min(plies.len());
        let mut show = whole.clone();
        show.truncate(keep);
        prop_assert!(show == laid_out(&board, &plies[..keep]));
        for events in &plies[keep..] {
            show.push(events);
        }
        prop_assert!(show == whole);
    }

    #[test]
    fn keyframes_follow_one_another_without_gaps((board, plies) in games()) {
        let show = laid_out(&board, &plies);
        let mut t = 0.0;
        for (index, keyframe) in show.keyframes().iter().enumerate() {
            prop_assert_eq!(keyframe.start, t);
            prop_assert!(keyframe.end > keyframe.start);
            t = keyframe.end;
            prop_assert_eq!(show.keyframe_at(t), Some(index));
            prop_assert_eq!(show.keyframe_at((keyframe.start + keyframe.end) / 2.0), Some(index));
            prop_assert_eq!(show.ply_at(t), Some(keyframe.ply));
            prop_assert_eq!(show.next_keyframe(keyframe.start), keyframe.end);
            prop_assert_eq!(show.previous_keyframe(keyframe.end), keyframe.start);
            prop_assert_eq!(show.event_start(keyframe.ply, keyframe.event), Some(keyframe.start));
            let events = if show.ply_keyframes(keyframe.ply).start == index { 0 } else { keyframe.event };
            prop_assert_eq!(show.moment(keyframe.start), Moment { plies: keyframe.ply, events });
            prop_assert_eq!(show.next_ply(keyframe.start), show.ply_end(keyframe.ply));
            prop_assert_eq!(show.previous_ply(keyframe.end), show.ply_start(keyframe.ply));
            prop_assert_eq!(show.ended(keyframe.start, keyframe.end), index..index + 1);
        }
        for lap in show.laps() {
            let keyframe = show.keyframes()[lap.keyframe];
            prop_assert_eq!((keyframe.start, keyframe.ply), (lap.start, lap.ply));
            let mut own = show.hands(lap.start).filter(|hand| hand.whose == lap.hand);
            let held = own.next().map_or(0, |hand| hand.count);
            prop_assert_eq!(held == 0, keyframe.kind == KeyframeKind::Lift, "captured seeds are in the hand already");
            prop_assert_eq!(show.lap_at(keyframe.end), Some(*lap));
        }
        prop_assert_eq!(show.duration(), t);
        prop_assert_eq!(show.plies(), plies.len());
        prop_assert_eq!(show.moment(t + 1.0), Moment { plies: plies.len(), events: 0 });
    }
}
