//! Clock of a game: the time that each player has left.

use mancala::rules::Side;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Time that the players of a game have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeControl {
    /// Seconds for each turn; what is not used is lost.
    Turn(u32),
    /// Time for the whole game.
    Game {
        /// Minutes at the beginning.
        minutes: u32,
        /// Seconds added after each turn; with 0 it is sudden death.
        increment: u32,
    },
}

impl TimeControl {
    /// Time controls that are offered.
    pub const OFFERED: [TimeControl; 7] = [
        TimeControl::Turn(3),
        TimeControl::Turn(30),
        TimeControl::Turn(120),
        TimeControl::Game { minutes: 3, increment: 2 },
        TimeControl::Game { minutes: 5, increment: 0 },
        TimeControl::Game { minutes: 10, increment: 0 },
        TimeControl::Game { minutes: 10, increment: 5 },
    ];

    fn start(self) -> Duration {
        match self {
            TimeControl::Turn(seconds) => Duration::from_secs(seconds.into()),
            TimeControl::Game { minutes, .. } => Duration::from_secs(60 * u64::from(minutes)),
        }
    }
}

/// Clock of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Time left by [`Side::index`].
    left: [Duration; 4],
    /// Player whose time runs; `None` before the first move.
    runs: Option<Side>,
}

impl Clock {
    /// Creates a clock that stands still until the first move.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: [control.start(); 4], runs: None }
    }

    /// Returns the time that a player has left.
    pub fn left(&self, side: Side) -> Duration {
        self.left[side.index()]
    }

    /// Returns the player whose time runs.
    pub fn runs(&self) -> Option<Side> {
        self.runs
    }

    /// Has the time of whoever is to move run on. Returns whether they have none left.
    pub fn pass(&mut self, to_move: Side, time: Duration) -> bool {
        self.turn(to_move);
        let left = &mut self.left[to_move.index()];
        *left = left.saturating_sub(time);
        left.is_zero()
    }

    /// Gives the turn to a player. Whoever had it before gets what the time control adds.
    fn turn(&mut self, to_move: Side) {
        if self.runs == Some(to_move) {
            return;
        }
        match (self.control, self.runs) {
            (TimeControl::Turn(_), _) => self.left[to_move.index()] = self.control.start(),
            (TimeControl::Game { increment, .. }, Some(before)) => {
                self.left[before.index()] += Duration::from_secs(increment.into());
            }
            (TimeControl::Game { .. }, None) => {}
        }
        self.runs = Some(to_move);
    }
}

/// Returns a time as minutes and seconds, such as `4:59`; below ten seconds with tenths.
pub fn clock_text(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return format!("0:0{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn time_for_each_turn_begins_anew() {
        let mut clock = Clock::new(TimeControl::Turn(3));
        assert!(!clock.pass(Side::South, 2 * SECOND));
        assert!(!clock.pass(Side::North, 2 * SECOND));
        assert!(!clock.pass(Side::South, 2 * SECOND), "what was used before does not count");
        assert!(clock.pass(Side::South, SECOND));
    }

    #[test]
    fn an_increment_is_added_after_each_turn() {
        let mut clock = Clock::new(TimeControl::Game { minutes: 1, increment: 2 });
        assert_eq!((clock.left(Side::South), clock.runs()), (60 * SECOND, None));
        clock.pass(Side::South, 10 * SECOND);
        clock.pass(Side::North, 5 * SECOND);
        assert_eq!([Side::South, Side::North].map(|side| clock.left(side).as_secs()), [52, 55]);
        clock.pass(Side::South, SECOND);
        assert_eq!([Side::South, Side::North].map(|side| clock.left(side).as_secs()), [51, 57]);
        assert!(clock.pass(Side::South, 60 * SECOND) && clock.left(Side::South).is_zero());
    }

    #[test]
    fn sudden_death_adds_nothing() {
        let mut clock = Clock::new(TimeControl::Game { minutes: 1, increment: 0 });
        for _ in 0..10 {
            assert!(!clock.pass(Side::South, 5 * SECOND));
            clock.pass(Side::North, SECOND);
        }
        assert!(clock.pass(Side::South, 10 * SECOND));
    }

    #[test]
    fn times_are_written_as_on_a_clock() {
        let texts = [600_000, 65_000, 10_000, 9_950, 900, 0].map(|left| clock_text(Duration::from_millis(left)));
        assert_eq!(texts, ["10:00", "1:05", "0:10", "0:10", "0:00.9", "0:00.0"]);
    }
}
