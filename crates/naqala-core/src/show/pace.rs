//! Durations of playback, in seconds at speed 1, and the easing of motion.
//!
//! The pace is a learner's: slow enough to count along. Long turns stay watchable: after the third lap of a turn each
//! lap is quicker than the one before, down to a floor, and a turn that runs into hundreds of laps gets quicker still.
//! Captures and what is withheld keep their full length up to then: they are what one wants to see, and to read about.

use mancala::engine::{Event, Info, StateChange, Transfer, TransferKind};

/// One stone dropped.
pub const SOW: f64 = 0.35;
/// Stones taken up.
pub const LIFT: f64 = 0.45;
/// The other hand of two begins to act.
pub const HAND: f64 = 0.01;
/// A place passed over.
pub const SKIP: f64 = 0.45;
/// A capture of a few stones; every stone past the fourth adds [`CAPTURE_STONE`], up to [`CAPTURE_MORE`].
pub const CAPTURE: f64 = 0.8;
/// Added by a captured stone past the fourth.
pub const CAPTURE_STONE: f64 = 0.025;
/// The most that many stones add to a capture.
pub const CAPTURE_MORE: f64 = 0.4;
/// The pause before a lap goes on.
pub const RELAY: f64 = 0.5;
/// Captured stones brought to where they will be sown from.
pub const ENTER: f64 = 0.6;
/// The kind of a turn, reported at its start.
pub const OPEN: f64 = 0.5;
/// The pause after the last stone of a turn.
pub const STOP: f64 = 0.3;
/// A pause for the player to read: a bonus, a question, a capture withheld, a pass.
pub const NOTICE: f64 = 0.8;
/// A pit's mark.
pub const MARK: f64 = 0.8;
/// An answer to a question.
pub const ANSWER: f64 = 0.4;
/// A change of turn: time to read what the move did.
pub const TURN: f64 = 1.0;
/// One pit's leftovers swept to a store.
pub const SWEEP: f64 = 0.5;
/// One pit cleared or filled, mostly between two rounds of a match; the first few of a ply, see `FULL_LAYS`.
pub const LAY: f64 = 0.2;
/// A round of a match is over: time to read how it ended.
pub const ROUND_END: f64 = 2.0;
/// The game is over, or a turn is found never to end.
pub const END: f64 = 1.2;

/// Laps of a turn at full length.
pub(super) const FULL_LAPS: u32 = 3;
/// Each further lap lasts this much of the one before.
const LAP_RATIO: f64 = 0.86;
/// The least part of its full length that a lap is given.
const LAP_FLOOR: f64 = 0.3;
/// Past this many laps no eye follows one by one: the floor itself falls, so that tens of thousands of laps take
/// minutes.
const PATIENCE: u32 = 60;
/// Stones of a lap at full length.
const FULL_STONES: u32 = 12;
/// Each further stone lasts this much of the one before, down to half.
const STONE_RATIO: f64 = 0.96;
/// Sweeps of a ply at full length; the later ones take half.
const FULL_SWEEPS: u32 = 4;
/// Pits cleared or filled in a ply at full length; the later ones take half.
const FULL_LAYS: u32 = 10;

/// Part of its window in which stones rise to the hand; the rest is a breath.
pub(super) const MOVING: f64 = 0.85;
/// Part of its window that each stone of a capture is in flight.
pub(super) const CARRIED: f64 = 0.66;
/// Part of its window over which the stones of a capture set off, one close after another.
pub(super) const STAGGER: f64 = 0.26;
/// Part of its flight after which a stone touches the ground; in what is left it settles.
const TOUCHES: f32 = 0.8;
/// Height of its hop from there, on the scale of [`HELD_HEIGHT`](super::HELD_HEIGHT).
const HOP: f32 = 0.07;

/// Keeps time through one turn, and counts its laps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tempo {
    laps: u32,
    stones: u32,
    sweeps: u32,
    lays: u32,
    /// `true` if the round is over and the next is being laid out.
    laying: bool,
}

impl Tempo {
    /// In the middle of a turn: the laps so far.
    pub fn resumed(laps: u32) -> Tempo {
        Tempo { laps, ..Tempo::default() }
    }

    /// Seconds that the turn's next event is shown for: more than 0, save that the beginning and the end of a lap are
    /// not shown by themselves.
    pub fn next(&mut self, event: impl Into<Event>) -> f64 {
        match event.into() {
            Event::Transfer(stones) => self.flight(stones),
            Event::Change(change) => self.change(change),
            Event::Info(info) => self.info(info),
        }
    }

    fn flight(&mut self, stones: Transfer) -> f64 {
        let Transfer { seeds, kind, .. } = stones;
        match kind {
            TransferKind::Lifted { .. } => LIFT * self.lap(),
            TransferKind::Sown => {
                self.stones += 1;
                let over = self.stones.saturating_sub(FULL_STONES);
                SOW * self.lap() * STONE_RATIO.powf(f64::from(over)).max(0.5)
            }
            TransferKind::Captured => carried(seeds) * self.capture(),
            TransferKind::Swept => {
                self.sweeps += 1;
                if self.sweeps > FULL_SWEEPS { SWEEP / 2.0 } else { SWEEP }
            }
            TransferKind::Reseeded
            | TransferKind::Repaid
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => {
                self.lays += 1;
                if self.lays > FULL_LAYS { LAY / 2.0 } else { LAY }
            }
            TransferKind::SpecialsTaken
            | TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Shifted
            | TransferKind::Borrowed
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Paid => carried(seeds),
        }
    }

    fn change(&mut self, change: StateChange) -> f64 {
        match change {
            StateChange::Marked { .. } if self.laying => LAY,
            StateChange::Marked { .. } => MARK * self.capture(),
            StateChange::LeadChanged { .. }
            | StateChange::Asked { .. }
            | StateChange::Lost { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::Swapped
            | StateChange::StageBegan { .. }
            | StateChange::RoundBegan { .. } => NOTICE,
            StateChange::Answered { .. } => ANSWER,
            StateChange::TurnPassed { .. } => TURN,
            StateChange::RoundEnded { .. } => {
                self.laying = true;
                ROUND_END
            }
            StateChange::Endless { .. } | StateChange::Ended { .. } => END,
        }
    }

    fn info(&mut self, info: Info) -> f64 {
        match info {
            Info::Opened { .. } => OPEN,
            Info::Hand { .. } => HAND,
            Info::LapBegan { .. } => {
                self.laps += 1;
                self.stones = 0;
                0.0
            }
            Info::LapEnded { .. } => 0.0,
            Info::Skipped { .. } => SKIP * self.lap(),
            Info::Entered { .. } => ENTER * self.lap(),
            Info::Withheld { .. } => NOTICE * self.capture(),
            Info::Relayed { .. } => RELAY * self.lap(),
            Info::Stopped { .. } => STOP,
            Info::Bonus { .. } | Info::BonusLost { .. } | Info::Passed { .. } | Info::Closed => NOTICE,
        }
    }

    fn lap(&self) -> f64 {
        self.factor(LAP_FLOOR)
    }

    fn capture(&self) -> f64 {
        self.factor(1.0)
    }

    fn factor(&self, floor: f64) -> f64 {
        let over = self.laps.saturating_sub(FULL_LAPS);
        let steady = LAP_RATIO.powf(f64::from(over)).max(floor);
        steady * f64::from(PATIENCE) / f64::from(self.laps.max(PATIENCE))
    }
}

/// Seconds that stones are carried from one place to another, at full length.
fn carried(seeds: u16) -> f64 {
    CAPTURE + (CAPTURE_STONE * f64::from(seeds.saturating_sub(4))).min(CAPTURE_MORE)
}

/// Starts and ends gently. 0 to 1 gives 0 to 1, never going back.
pub fn ease_in_out(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

/// Starts at once and ends gently. 0 to 1 gives 0 to 1, never going back.
pub fn ease_out(x: f32) -> f32 {
    let left = 1.0 - x.clamp(0.0, 1.0);
    1.0 - left * left
}

/// Returns the height of an arc above the straight line between its ends: 0 at both ends and 1 half-way.
pub fn arc(progress: f32) -> f32 {
    let x = progress.clamp(0.0, 1.0);
    4.0 * x * (1.0 - x)
}

/// The flight of a stone that comes to lie, at a part of its time, 0 to 1: how far it has come over the ground, 0 to 1;
/// and how high it hops after it has touched the ground, 0 until then and at the end.
pub fn land(x: f32) -> (f32, f32) {
    let settles = ((x - TOUCHES) / (1.0 - TOUCHES)).clamp(0.0, 1.0);
    (ease_in_out(x / TOUCHES), HOP * arc(settles))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::LapEnd;
    use mancala::rules::{Direction, PitId, Place, Side};

    const PIT: Place = Place::pit(PitId(3));

    fn lift(seeds: u16) -> Transfer {
        Transfer::lifted(PIT, seeds, Direction::Ccw)
    }

    fn begun(lap: u32) -> Info {
        Info::LapBegan { lap, hand: Side::South, from: PIT, way: Direction::Ccw }
    }

    fn lap(tempo: &mut Tempo, seeds: u16) -> f64 {
        tempo.next(begun(tempo.laps + 1));
        tempo.next(lift(seeds)) + (0..seeds).map(|_| tempo.next(Transfer::sown(PIT))).sum::<f64>()
    }

    #[test]
    fn a_short_move_is_slow_enough_to_count_along() {
        let mut tempo = Tempo::default();
        assert_eq!(tempo.next(lift(3)), LIFT);
        assert_eq!(tempo.next(Transfer::sown(PIT)), SOW);
        assert_eq!(tempo.next(Info::Relayed { pit: PitId(0) }), RELAY);
        assert_eq!(tempo.next(StateChange::TurnPassed { to: Side::North }), TURN);
    }

    #[test]
    fn laps_after_the_third_get_quicker_down_to_a_floor() {
        let mut tempo = Tempo::default();
        let laps: Vec<f64> = (0..40).map(|_| lap(&mut tempo, 4)).collect();
        assert_eq!(laps[0], laps[2]);
        for i in 3..10 {
            assert!(laps[i] < laps[i - 1], "lap {i}");
        }
        assert_eq!(laps[20], laps[39]);
        assert!((laps[39] / laps[0] - LAP_FLOOR).abs() < 1e-9);
    }

    #[test]
    fn captures_stay_visible_in_long_turns() {
        let mut tempo = Tempo::default();
        for _ in 0..50 {
            lap(&mut tempo, 4);
        }
        let capture = Transfer::captured(PitId(1), Place::store(Side::South), 2);
        assert_eq!(tempo.next(capture), CAPTURE);
    }

    #[test]
    fn tens_of_thousands_of_laps_take_minutes() {
        let mut tempo = Tempo::default();
        let mut shortest = f64::MAX;
        let mut whole = 0.0;
        for _ in 0..50_000 {
            let lap = lap(&mut tempo, 3);
            whole += lap;
            shortest = shortest.min(lap);
        }
        assert!(shortest > 0.0);
        assert!(whole < 600.0, "{whole} s");
    }

    #[test]
    fn a_long_lap_gets_quicker_but_never_by_more_than_half() {
        let mut tempo = Tempo::default();
        tempo.next(lift(60));
        let stones: Vec<f64> = (0..60).map(|_| tempo.next(Transfer::sown(PIT))).collect();
        assert_eq!(stones[11], SOW);
        assert!(stones[20] < stones[13]);
        assert_eq!(stones[59], SOW / 2.0);
    }

    #[test]
    fn the_beginning_and_the_end_of_a_lap_take_no_time() {
        let mut tempo = Tempo::default();
        assert_eq!(tempo.next(begun(1)), 0.0);
        assert_eq!(tempo.next(Info::LapEnded { at: PIT, because: LapEnd::Stopped }), 0.0);
        assert_eq!(tempo.laps, 1);
    }

    #[test]
    fn the_next_round_is_laid_out_within_seconds() {
        let store = Place::store(Side::South);
        let mut tempo = Tempo::default();
        let laid: Vec<f64> = (0..36)
            .map(|n| {
                let (from, to, kind) =
                    if n < 18 { (PIT, store, TransferKind::Gathered) } else { (store, PIT, TransferKind::Laid) };
                tempo.next(Transfer { from, to, seeds: 3, kind })
            })
            .collect();
        assert!(laid.iter().all(|&seconds| seconds >= 0.1), "{laid:?}");
        assert!(laid.iter().sum::<f64>() < 5.0, "{laid:?}");
        assert_eq!(tempo.next(Transfer { from: PIT, to: PIT, seeds: 3, kind: TransferKind::Retreated }), CAPTURE);
    }

    #[test]
    fn a_stone_lies_still_when_it_has_settled_and_settles_where_it_fell() {
        assert_eq!(land(0.0), (0.0, 0.0));
        assert_eq!(land(1.0), (1.0, 0.0));
        for i in 0..=100 {
            let (along, hop) = land(i as f32 / 100.0);
            assert!((0.0..=HOP).contains(&hop));
            assert!(hop == 0.0 || along == 1.0, "it hops on the spot");
        }
        assert!(land(0.9).1 > 0.0);
    }

    #[test]
    fn easing_goes_from_0_to_1_and_never_back() {
        for ease in [ease_in_out, ease_out] {
            assert_eq!(ease(0.0), 0.0);
            assert_eq!(ease(1.0), 1.0);
            for i in 0..100 {
                assert!(ease(i as f32 / 100.0) <= ease((i + 1) as f32 / 100.0));
            }
        }
        assert_eq!((arc(0.0), arc(0.5), arc(1.0)), (0.0, 1.0, 0.0));
    }
}
