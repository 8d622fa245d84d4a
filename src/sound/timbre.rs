//! The sounds themselves, made out of a few numbers when they are first needed: struck wood, as sines that die away.

/// Samples in a second.
pub const RATE: u32 = 48_000;

/// A kind of sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timbre {
    /// One stone falls into a pit.
    Stone,
    /// A handful of stones is swept together.
    Capture,
    /// Two bars of wood: the player moves again.
    Bonus,
    /// Four bars of wood, upwards: it is over.
    End,
}

impl Timbre {
    /// Every kind.
    pub const ALL: [Timbre; 4] = [Timbre::Stone, Timbre::Capture, Timbre::Bonus, Timbre::End];

    /// Its place in [`ALL`](Self::ALL).
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its samples, one channel, each from -1 to 1.
    pub fn samples(self) -> Vec<f32> {
        let mut sound = Sound::default();
        match self {
            Timbre::Stone => sound.knock(0.0, 1.0, 1.0),
            Timbre::Capture => {
                // Stones that meet on the way, and the last of them in the store.
                for (at, pitch, loudness) in
                    [(0.0, 1.32, 0.35), (0.031, 1.18, 0.5), (0.057, 1.45, 0.4), (0.094, 1.1, 0.6), (0.127, 1.26, 0.5)]
                {
                    sound.knock(at, pitch, loudness);
                }
                sound.knock(0.165, 0.72, 1.0);
            }
            Timbre::Bonus => {
                sound.bar(0.0, 587.33, 0.8);
                sound.bar(0.11, 783.99, 1.0);
            }
            Timbre::End => {
                for (place, pitch) in [392.0, 493.88, 587.33, 783.99].into_iter().enumerate() {
                    sound.bar(0.13 * place as f32, pitch, 0.8);
                }
            }
        }
        sound.finished()
    }
}

/// Partial tones of a body that is struck: frequency in hertz, loudness, and the seconds in which it falls to a third.
type Partial = (f32, f32, f32);

/// A small stone on a thick board with hollows: chosen by ear, a low knock of the wood and a click of the stone.
const KNOCK: [Partial; 5] =
    [(410.0, 1.0, 0.022), (640.0, 0.55, 0.016), (1130.0, 0.35, 0.010), (2310.0, 0.25, 0.005), (4170.0, 0.18, 0.003)];

/// A tuned bar of wood: partials at 1, 4 and 10 times its pitch, as makers of marimbas tune them (T. D. Rossing, Science
/// of Percussion Instruments, 2000).
const BAR: [Partial; 3] = [(1.0, 1.0, 0.20), (4.0, 0.18, 0.055), (10.0, 0.06, 0.018)];

/// A partial is no longer heard after this many times the seconds in which it falls to a third.
const HEARD: f32 = 7.0;

#[derive(Default)]
struct Sound(Vec<f32>);

impl Sound {
    fn knock(&mut self, at: f32, pitch: f32, loudness: f32) {
        for (hertz, part, fall) in KNOCK {
            self.strike(at, hertz * pitch, part * loudness, fall);
        }
    }

    fn bar(&mut self, at: f32, hertz: f32, loudness: f32) {
        for (times, part, fall) in BAR {
            self.strike(at, hertz * times, part * loudness, fall);
        }
    }

    /// One partial that begins at a time, in seconds, and dies away.
    fn strike(&mut self, at: f32, hertz: f32, loudness: f32, fall: f32) {
        let start = (at * RATE as f32) as usize;
        let length = (HEARD * fall * RATE as f32) as usize;
        if self.0.len() < start + length {
            self.0.resize(start + length, 0.0);
        }
        for (n, sample) in self.0[start..start + length].iter_mut().enumerate() {
            let t = n as f32 / RATE as f32;
            // It swells within a millisecond, for even a hard stone does not begin with a jump.
            let swell = 1.0 - (-t / 0.0004).exp();
            *sample += loudness * swell * (-t / fall).exp() * (std::f32::consts::TAU * hertz * t).sin();
        }
    }

    /// The whole, as loud as it can be without being cut.
    fn finished(mut self) -> Vec<f32> {
        let peak = self.0.iter().fold(0f32, |peak, sample| peak.max(sample.abs()));
        for sample in &mut self.0 {
            *sample *= 0.95 / peak;
        }
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_fits_begins_and_ends_in_silence_and_does_not_last() {
        for timbre in Timbre::ALL {
            let samples = timbre.samples();
            assert!(samples.iter().all(|sample| sample.abs() <= 0.951), "{timbre:?} is cut");
            assert_eq!(samples[0], 0.0, "{timbre:?} begins with a click");
            assert!(samples[samples.len() - 1].abs() < 0.01, "{timbre:?} breaks off");
            let middle = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(middle.abs() < 0.01, "{timbre:?} pushes the membrane to one side: {middle}");
            assert!(samples.len() < 2 * RATE as usize, "{timbre:?} is too long");
        }
    }

    #[test]
    fn a_stone_is_short_enough_to_be_told_from_the_next() {
        let seconds = Timbre::Stone.samples().len() as f32 / RATE as f32;
        assert!(seconds < 0.2, "{seconds}");
    }
}
