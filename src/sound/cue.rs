//! Sounds of events. Pure.

use super::timbre::Timbre;
use naqala_core::show::{Keyframe, KeyframeKind};

/// A sound to be made now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Kind of sound.
    pub timbre: Timbre,
    /// Factor on the frequency at which it was made: 2 is an octave higher.
    pub pitch: f32,
    /// Volume, 0 to 1.
    pub volume: f32,
}

/// A pit sounds no higher for more stones than this.
const FULL: u16 = 12;
/// Rise in pitch from an empty pit to a full one, in semitones.
const RISE: f32 = 4.0;
/// Factor on the frequency of a pit for a store, which sounds lower because it is the bigger hollow.
const STORE: f32 = 0.75;
/// A show faster than this gets quieter, in seconds of show time in a second.
const UNHURRIED: f64 = 1.0;

impl Cue {
    /// The same, as loud as the player wants it.
    pub fn at_volume(self, volume: f32) -> Cue {
        Cue { volume: self.volume * volume, ..self }
    }
}

/// Returns what an event sounds like when it is done, if it sounds at all. `stones` lie then where it happened; `pace`
/// is the seconds of show time that pass in a second.
pub fn of(keyframe: &Keyframe, stones: u16, pace: f64) -> Option<Cue> {
    let hollow = if keyframe.at.is_some_and(|place| place.as_pit().is_none()) { STORE } else { 1.0 };
    let (timbre, pitch, volume) = match keyframe.kind {
        KeyframeKind::Sow => (Timbre::Stone, hollow * fullness(stones), 0.7),
        KeyframeKind::Move | KeyframeKind::Lay | KeyframeKind::Pay => (Timbre::Stone, STORE, 0.6),
        KeyframeKind::Capture | KeyframeKind::Sweep => (Timbre::Capture, 1.0, 0.8),
        KeyframeKind::Bonus => (Timbre::Bonus, 1.0, 0.6),
        KeyframeKind::RoundEnd | KeyframeKind::End => (Timbre::End, 1.0, 0.7),
        KeyframeKind::Open
        | KeyframeKind::Lift
        | KeyframeKind::Hand
        | KeyframeKind::Skip
        | KeyframeKind::Withhold
        | KeyframeKind::Enter
        | KeyframeKind::Relay
        | KeyframeKind::Stop
        | KeyframeKind::Mark
        | KeyframeKind::Lead
        | KeyframeKind::Ask
        | KeyframeKind::Answer
        | KeyframeKind::BonusLost
        | KeyframeKind::Note
        | KeyframeKind::Pass
        | KeyframeKind::Lose
        | KeyframeKind::Swap
        | KeyframeKind::Endless
        | KeyframeKind::Stage
        | KeyframeKind::Turn
        | KeyframeKind::Close
        | KeyframeKind::Round => return None,
    };
    // Twice as many sounds a second at half the power each are as loud together.
    let hurry = (pace / UNHURRIED).max(1.0) as f32;
    Some(Cue { timbre, pitch, volume: volume / hurry.sqrt() })
}

/// Returns how much higher a pit with this many stones sounds than one with the first in it.
fn fullness(stones: u16) -> f32 {
    let under = stones.saturating_sub(1).min(FULL);
    2f32.powf(RISE / 12.0 * f32::from(under) / f32::from(FULL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{PitId, Place, Side};

    fn keyframe(kind: KeyframeKind, at: Place) -> Keyframe {
        Keyframe { start: 0.0, end: 0.3, ply: 0, event: 0, kind, clause: None, at: Some(at), hand: None }
    }

    fn sown(at: Place, stones: u16, pace: f64) -> Cue {
        of(&keyframe(KeyframeKind::Sow, at), stones, pace).expect("a stone that lands is heard")
    }

    #[test]
    fn every_stone_that_lands_is_heard_higher_in_a_fuller_pit() {
        let pit = Place::pit(PitId(3));
        let pitches = [1, 2, 6, 13, 200].map(|stones| sown(pit, stones, 1.0).pitch);
        assert!(pitches.is_sorted(), "{pitches:?}");
        assert_eq!(pitches[0], 1.0);
        // Slightly: never by more than a third.
        assert!(pitches[4] < 2f32.powf(4.1 / 12.0), "{pitches:?}");
        assert_eq!(pitches[3], pitches[4]);
    }

    #[test]
    fn a_store_sounds_deeper_than_a_pit() {
        let (pit, store) = (Place::pit(PitId(0)), Place::store(Side::South));
        assert!(sown(store, 1, 1.0).pitch < sown(pit, 1, 1.0).pitch);
    }

    #[test]
    fn a_fast_show_is_quieter_and_a_slow_one_no_louder() {
        let volume = |pace| sown(Place::pit(PitId(0)), 1, pace).volume;
        assert!(volume(8.0) < volume(2.0) && volume(2.0) < volume(1.0));
        assert_eq!(volume(0.25), volume(1.0));
    }

    #[test]
    fn captures_another_move_and_the_end_have_sounds_of_their_own() {
        let timbre = |kind| of(&keyframe(kind, Place::pit(PitId(0))), 0, 1.0).map(|cue| cue.timbre);
        assert_eq!(timbre(KeyframeKind::Capture), Some(Timbre::Capture));
        assert_eq!(timbre(KeyframeKind::Bonus), Some(Timbre::Bonus));
        assert_eq!(timbre(KeyframeKind::End), Some(Timbre::End));
        assert_eq!(timbre(KeyframeKind::Turn), None);
    }

    #[test]
    fn the_player_sets_how_loud_it_is() {
        let cue = sown(Place::pit(PitId(0)), 1, 1.0);
        assert_eq!(cue.at_volume(0.5).volume, cue.volume / 2.0);
    }
}
