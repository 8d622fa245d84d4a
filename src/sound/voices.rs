//! Cues to the loudspeaker, from a thread of its own: opening a device may take long, and must not hold up a frame.

use super::cue::Cue;
use super::timbre::Timbre;
use bevy::prelude::Resource;
use maudio::MaResult;
use maudio::audio::sample_rate::SampleRate;
use maudio::data_source::sources::buffer::{AudioBuffer, AudioBufferBuilder};
use maudio::engine::Engine;
use maudio::engine::engine_builder::EngineBuilder;
use maudio::sound::Sound;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// As many sounds of one kind are heard at the same time; the oldest gives way to the next.
const AT_ONCE: usize = 8;

/// After so long without a sound the device is put to rest.
const REST: Duration = Duration::from_secs(2);

/// Makes sounds. The device is opened with the first of them.
#[derive(Resource, Default)]
pub struct SoundOutput(Option<Sender<Cue>>);

impl SoundOutput {
    /// Makes a sound; nothing where there is no device.
    pub fn play(&mut self, cue: Cue) {
        let cues = self.0.get_or_insert_with(|| {
            let (cues, heard) = channel();
            // Without a thread, as without a device, there is no sound, and the game goes on.
            let _ = thread::Builder::new().name("sound".into()).spawn(move || speak(&heard));
            cues
        });
        // The other end is gone where there is no device.
        let _ = cues.send(cue);
    }
}

#[cfg(test)]
impl SoundOutput {
    /// Voices that are overheard in place of a device.
    pub fn overheard() -> (SoundOutput, Receiver<Cue>) {
        let (cues, heard) = channel();
        (SoundOutput(Some(cues)), heard)
    }
}

/// Plays cues as they come, until the window is gone or there turns out to be no device.
fn speak(cues: &Receiver<Cue>) -> Option<()> {
    let Ok(mut cue) = cues.recv() else { return None };
    if !has_device() {
        return None;
    }
    let engine = EngineBuilder::new().set_sample_rate(SampleRate::Sr48000).build().ok()?;
    let mut choir = Mixer::new(&engine).ok()?;
    // Cues that came while the device was being opened are past.
    while let Ok(latest) = cues.try_recv() {
        cue = latest;
    }
    let mut awake = true;
    loop {
        if !awake {
            engine.start().ok()?;
            awake = true;
        }
        choir.sing(cue).ok()?;
        cue = match cues.recv_timeout(REST) {
            Ok(cue) => cue,
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {
                engine.stop().ok()?;
                awake = false;
                cues.recv().ok()?
            }
        };
    }
}

/// Returns whether it is worth looking for a device. Where Linux has no sound card and no sound server, its libraries
/// would write to the terminal that they found none.
fn has_device() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let card = std::fs::read_dir("/dev/snd").is_ok_and(|mut devices| {
        devices.any(|device| device.is_ok_and(|device| device.file_name().to_string_lossy().starts_with("pcm")))
    });
    let server = std::env::var_os("PULSE_SERVER").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR")
            .is_some_and(|dir| std::path::Path::new(&dir).join("pulse/native").exists());
    card || server
}

/// Every sound that can be made, ready to be made several times at once.
struct Mixer {
    parts: Vec<SoundVoices>,
}

/// The singers of one kind of sound, who take turns.
struct SoundVoices {
    singers: Vec<MixerVoice>,
    next: usize,
}

/// A sound and what it plays. The sound reads from the other, and so is the first to be dropped.
struct MixerVoice {
    sound: Sound,
    _samples: AudioBuffer<f32>,
}

impl Mixer {
    fn new(engine: &Engine) -> MaResult<Mixer> {
        let parts = Timbre::ALL.into_iter().map(|timbre| {
            let samples = timbre.samples();
            let singers =
                (0..AT_ONCE).map(|_| MixerVoice::new(engine, &samples)).collect::<MaResult<Vec<MixerVoice>>>()?;
            Ok(SoundVoices { singers, next: 0 })
        });
        Ok(Mixer { parts: parts.collect::<MaResult<Vec<SoundVoices>>>()? })
    }

    fn sing(&mut self, cue: Cue) -> MaResult<()> {
        let part = &mut self.parts[cue.timbre.index()];
        let MixerVoice { sound, .. } = &part.singers[part.next];
        part.next = (part.next + 1) % part.singers.len();
        sound.seek_to_frame(0)?;
        sound.set_pitch(cue.pitch);
        sound.set_volume(cue.volume);
        sound.play_sound()
    }
}

impl MixerVoice {
    fn new(engine: &Engine, samples: &[f32]) -> MaResult<MixerVoice> {
        let samples = AudioBufferBuilder::build_f32(1, samples)?;
        Ok(MixerVoice { sound: engine.new_sound_from_source(&samples)?, _samples: samples })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::timbre::RATE;
    use maudio::engine::EngineReader;

    /// Returns how loud a second of what an engine without a device plays is: the mean of the squares.
    fn loudness(engine: &mut EngineReader) -> f32 {
        let mut heard = vec![0f32; 2 * RATE as usize];
        let frames = engine.read_pcm_frames_into(&mut heard).expect("an engine without a device is read by hand");
        assert_eq!(frames, RATE as usize);
        heard.iter().map(|sample| sample * sample).sum::<f32>() / heard.len() as f32
    }

    /// A choir on an engine without a device, and what it sings.
    fn choir() -> (Mixer, EngineReader) {
        let engine = EngineBuilder::new().no_device(2, SampleRate::Sr48000).build().expect("it needs nothing");
        let choir = Mixer::new(&engine).expect("the sounds are in memory");
        (choir, engine.try_acquire_reader().expect("it has no other"))
    }

    #[test]
    fn a_cue_is_heard_once_and_louder_cues_are_louder() {
        let (mut choir, mut engine) = choir();
        for timbre in Timbre::ALL {
            let mut sung = |volume| {
                choir.sing(Cue { timbre, pitch: 1.0, volume }).expect("it is ready");
                loudness(&mut engine)
            };
            let (loud, soft) = (sung(1.0), sung(0.3));
            assert!(loud > 2.0 * soft && soft > 0.0, "{timbre:?}: {loud} {soft}");
            // The longest sound has died away in the second after.
            loudness(&mut engine);
            assert!(loudness(&mut engine) < 1e-9, "{timbre:?} goes on");
        }
    }

    #[test]
    fn more_sounds_than_singers_are_no_error() {
        let (mut choir, mut engine) = choir();
        for _ in 0..3 * AT_ONCE {
            choir.sing(Cue { timbre: Timbre::Stone, pitch: 1.1, volume: 0.5 }).expect("the oldest gives way");
        }
        assert!(loudness(&mut engine) > 0.0);
    }

    #[test]
    fn without_a_device_cues_are_taken_and_nothing_happens() {
        let (cues, heard) = channel();
        drop(heard);
        let mut voices = SoundOutput(Some(cues));
        voices.play(Cue { timbre: Timbre::End, pitch: 1.0, volume: 1.0 });
    }
}
