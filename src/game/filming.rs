//! A film that is made while the game goes on: by this very program, started once more without a window. So the film is
//! the same that the command line makes, and giving it up is ending that program, which clears away what it has made of it.

use super::{Current, Notice, Preferences, Speech, Wish};
use crate::words::Arg;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use clap::ValueEnum;
use std::io::{BufRead, BufReader, Read};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Filming>().add_observer(begin_or_give_up).add_systems(Update, watch);
}

/// How often the window asks how far the film is.
const LOOK: Duration = Duration::from_millis(200);

/// How long a program that makes a film may take to end when the film has been given up.
const TIME_TO_CLEAR_AWAY: Duration = Duration::from_secs(30);

/// A film that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Where it is to lie: an animated GIF, or an MP4 by its ending.
    pub out: PathBuf,
    /// The first and the last ply, from 0; the whole game if there is none.
    pub plies: Option<RangeInclusive<usize>>,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// Seconds of show time in a second.
    pub speed: f64,
}

/// The film that is being made, if one is.
#[derive(Resource, Default)]
pub struct Filming(Option<Crew>);

/// The program that makes it. It is told to end with this.
struct Crew {
    process: Option<Child>,
    out: PathBuf,
    done: Arc<Done>,
    /// How the window rested before.
    rest: Option<UpdateMode>,
}

/// Pictures taken, and pictures to be taken; 0 while that is not known.
#[derive(Default)]
struct Done {
    taken: AtomicUsize,
    of: AtomicUsize,
}

impl Filming {
    /// How much of the film has been made, 0 to 1, if one is being made.
    pub fn progress(&self) -> Option<f32> {
        let crew = self.0.as_ref()?;
        let (taken, of) = (crew.done.taken.load(Ordering::Relaxed), crew.done.of.load(Ordering::Relaxed));
        Some(taken as f32 / of.max(1) as f32)
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        // It gives the film up when its input ends, and then clears away what it has made of it.
        drop(process.stdin.take());
        if !matches!(process.try_wait(), Ok(None)) {
            return;
        }
        std::thread::spawn(move || {
            let told = Instant::now();
            while matches!(process.try_wait(), Ok(None)) && told.elapsed() < TIME_TO_CLEAR_AWAY {
                std::thread::sleep(LOOK);
            }
            let _ = process.kill();
            let _ = process.wait();
        });
    }
}

fn begin_or_give_up(
    wish: On<Wish>,
    mut filming: ResMut<Filming>,
    current: Res<Current>,
    preferences: Res<Preferences>,
    rest: Option<ResMut<WinitSettings>>,
    mut commands: Commands,
) {
    match &*wish {
        Wish::Film(order) => match begin(order, &current, &preferences) {
            Ok(mut crew) => {
                if let Some(mut rest) = rest {
                    // With the window in sight the table may be breathing just now.
                    crew.rest = Some(rest.unfocused_mode);
                    (rest.focused_mode, rest.unfocused_mode) = (UpdateMode::reactive(LOOK), UpdateMode::reactive(LOOK));
                }
                filming.0 = Some(crew);
            }
            Err(error) => commands.trigger(Notice::failed(error.to_string())),
        },
        Wish::GiveUpFilm => end(&mut filming, rest),
        _ => {}
    }
}

/// Starts the program on a copy of the record, which may go on being played.
fn begin(order: &Order, current: &Current, preferences: &Preferences) -> std::io::Result<Crew> {
    let record = tempfile::Builder::new().suffix(".naqala").tempfile()?;
    std::fs::write(record.path(), current.to_record().write())?;
    let mut film = Command::new(std::env::current_exe()?);
    film.arg("film").arg(record.path()).args(["--progress", "--while-input"]).arg("-o").arg(&order.out);
    film.args(["--size", &format!("{}x{}", order.size[0], order.size[1]), "--speed", &order.speed.to_string()]);
    let name = |value: Option<clap::builder::PossibleValue>| value.map(|value| value.get_name().to_owned());
    let looks = [
        ("--look", name(preferences.look.to_possible_value())),
        ("--stones", name(preferences.stones.to_possible_value())),
    ];
    for (option, value) in looks {
        film.args(value.map(|value| [option.to_owned(), value]).into_iter().flatten());
    }
    if let Some(plies) = &order.plies {
        film.args(["--from", &(plies.start() + 1).to_string(), "--to", &(plies.end() + 1).to_string()]);
    }
    let mut process = film.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let done = Arc::new(Done::default());
    if let Some(said) = process.stdout.take() {
        let done = done.clone();
        let mut record = Some(record);
        std::thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let mut numbers = line.split(' ').map(str::parse);
                if let (Some(Ok(taken)), Some(Ok(of))) = (numbers.next(), numbers.next()) {
                    done.taken.store(taken, Ordering::Relaxed);
                    done.of.store(of, Ordering::Relaxed);
                }
                // What says how far it is has read the record. Nothing is then left behind, however this program ends.
                drop(record.take());
            }
        });
    }
    Ok(Crew { process: Some(process), out: order.out.clone(), done, rest: None })
}

/// Ends the program, if it has not ended, and lets the window rest as before.
fn end(filming: &mut Filming, rest: Option<ResMut<WinitSettings>>) {
    if let (Some(before), Some(mut rest)) = (filming.0.take().and_then(|crew| crew.rest), rest) {
        (rest.focused_mode, rest.unfocused_mode) = (before, before);
    }
}

/// Tells when the film is done, or why there is none.
fn watch(
    mut filming: ResMut<Filming>,
    rest: Option<ResMut<WinitSettings>>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let Some(crew) = filming.bypass_change_detection().0.as_mut() else { return };
    let Some(process) = &mut crew.process else { return };
    let ended = match process.try_wait() {
        Ok(None) => return,
        Ok(Some(status)) => status.success(),
        Err(_) => false,
    };
    let file = crew.out.file_name().unwrap_or(crew.out.as_os_str()).to_string_lossy().into_owned();
    let notice = if ended {
        Notice::done(speech.0.label_with("film-done", &[("file", Arg::from(file))]))
    } else {
        let mut why = String::new();
        if let Some(errors) = &mut process.stderr {
            let _ = errors.read_to_string(&mut why);
        }
        Notice::failed(
            speech.0.label_with("film-failed", &[("file", Arg::from(file)), ("why", Arg::from(blamed(&why)))]),
        )
    };
    commands.trigger(notice);
    end(&mut filming, rest);
}

/// What the program itself says has gone wrong, without what libraries may have said before.
fn blamed(said: &str) -> &str {
    said.rfind("naqala: ").map_or(said, |at| &said[at + "naqala: ".len()..]).trim()
}
