//! Spaced repetition by days after the algorithm SM-2: P. A. Woźniak, *Optimization of learning* (1990), chapter 3.2. The
//! first interval is a day, the second six days, and each further one is the last times an easiness factor, which
//! follows from the quality of the answers, from 0 to 5.

use serde::{Deserialize, Serialize};

/// Quality of a right answer that was hard to find.
pub const HARD: u8 = 3;
/// Quality of a right answer.
pub const RIGHT: u8 = 4;
/// Quality of a wrong answer; all below [`HARD`] count alike.
pub const WRONG: u8 = 1;
/// Easiness factor of something new, and the least one, in hundredths.
const EASE: u32 = 250;
const LEAST_EASE: u32 = 130;
/// Most days of an interval that is kept.
const MOST_DAYS: u32 = 100_000;

/// State of something that is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Repetition {
    /// Number of answers in a row that were right.
    pub count: u32,
    /// Days from the last answer to the next; 0 if that was wrong.
    pub days: u32,
    /// Easiness factor, in hundredths.
    pub ease: u32,
}

impl Default for Repetition {
    fn default() -> Repetition {
        Repetition { count: 0, days: 0, ease: EASE }
    }
}

impl Repetition {
    /// Returns the state after an answer of a quality from 0 to 5. A wrong one begins anew and leaves the factor as it is.
    pub fn after(self, quality: u8) -> Repetition {
        if quality < HARD {
            return Repetition { count: 0, days: 0, ..self };
        }
        let lack = 5 - u32::from(quality.min(5));
        let ease = (self.ease + 10).saturating_sub(lack * (8 + 2 * lack)).max(LEAST_EASE);
        let count = self.count.saturating_add(1);
        let days = match count {
            1 => 1,
            2 => 6,
            _ => (self.days * ease).div_ceil(100).min(MOST_DAYS),
        };
        Repetition { count, days, ease }
    }

    /// Returns the same with values that may have been edited by hand brought within their bounds.
    pub fn mended(self) -> Repetition {
        Repetition { days: self.days.min(MOST_DAYS), ease: self.ease.clamp(LEAST_EASE, 4 * EASE), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(qualities: &[u8]) -> Vec<u32> {
        let mut state = Repetition::default();
        let mut next = |&quality: &u8| {
            state = state.after(quality);
            state.days
        };
        qualities.iter().map(&mut next).collect()
    }

    #[test]
    fn intervals_are_a_day_six_days_and_then_grow_by_the_factor() {
        assert_eq!(days(&[4; 6]), [1, 6, 15, 38, 95, 238], "a factor of 2.5 stays, and parts of a day are rounded up");
        assert_eq!(days(&[5; 4]), [1, 6, 17, 50], "2.8 for the third, 2.9 for the fourth");
        assert_eq!(days(&[3; 4]), [1, 6, 13, 26], "2.08 and 1.94");
    }

    #[test]
    fn a_wrong_answer_begins_anew_and_keeps_the_factor() {
        assert_eq!(days(&[4, 4, 4, 1, 4, 4, 4]), [1, 6, 15, 0, 1, 6, 15]);
        assert_eq!(Repetition::default().after(HARD).after(WRONG), Repetition { count: 0, days: 0, ease: 236 });
    }

    #[test]
    fn the_factor_changes_as_published_and_is_never_below_its_least() {
        let eases = [3, 4, 5].map(|quality| Repetition::default().after(quality).ease);
        assert_eq!(eases, [236, 250, 260]);
        let hard = (0..50).fold(Repetition::default(), |state, _| state.after(HARD));
        assert_eq!((hard.ease, hard.days <= MOST_DAYS), (130, true));
        let edited = Repetition { count: 9, days: u32::MAX, ease: 0 };
        assert_eq!(edited.mended(), Repetition { count: 9, days: MOST_DAYS, ease: 130 });
    }
}
