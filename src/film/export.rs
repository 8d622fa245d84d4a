//! Films and pictures that are made while the game goes on: by this very program, started once more without a window. So
//! they are the same that the command line makes, and giving a film up is ending that program, which clears away what it
//! has made of it.

use super::dialog::LastFilmDraft;
use crate::film::{FilmCommand, FilmDiagnostic, mistakes};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use clap::ValueEnum;
use mancala::diagnostic::Diagnostic;
use naqala_core::files::system_diagnostic;
use naqala_core::report::{Report, TOLD_BY, json};
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::io::{BufRead, BufReader, Read};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::NamedTempFile;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FilmExport>()
        .init_resource::<LastFilmDraft>()
        .add_observer(answer_film_commands)
        .add_systems(Update, watch.in_set(AppSystems::Follow));
}

/// Interval at which the progress of a film is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// Longest time for the process that makes a film to end after the film has been given up.
const TIME_TO_CLEAR_AWAY: Duration = Duration::from_secs(30);

/// A film that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmOrder {
    /// Path to write to: an animated GIF, or an MP4 by its extension.
    pub out: PathBuf,
    /// The first and the last move, from 1; the whole game if there is none.
    pub moves: Option<RangeInclusive<usize>>,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// Seconds of show time in a second.
    pub speed: f64,
    /// `true` if the captions are written beside the film as subtitles.
    pub subtitles: bool,
}

/// Width and height of a picture, in pixels: large enough to be printed.
const PICTURE: [u32; 2] = [1920, 1200];

/// The film and the picture that are being made, if any are.
#[derive(Resource, Default)]
pub struct FilmExport {
    film: Option<Export>,
    picture: Option<Export>,
}

/// One of them. Dropped, it is given up.
struct Export {
    out: PathBuf,
    /// Follows the program that makes it, which prints what has gone wrong.
    job: Job<Result<(), String>>,
}

impl FilmExport {
    /// One of which this part has been made, 0 to 1.
    #[cfg(test)]
    pub(crate) fn at(part: f32) -> FilmExport {
        let (job, reporter) = Job::new(&Waker::default());
        reporter.progress((part * 100.0) as usize, 100);
        FilmExport { film: Some(Export { out: PathBuf::new(), job }), picture: None }
    }

    /// Returns how much of the film has been made, 0 to 1, if one is being made.
    pub fn progress(&self) -> Option<f32> {
        let (taken, of) = self.film.as_ref()?.job.progress();
        Some(taken as f32 / of.max(1) as f32)
    }
}

fn answer_film_commands(
    command: On<FilmCommand>,
    mut filming: ResMut<FilmExport>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    preferences: Res<Preferences>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    mut commands: Commands,
) {
    let wanted = (&current.0, &*preferences, &language.0, &*waker);
    let (out, begun) = match &*command {
        FilmCommand::Export(order) => (&order.out, begin(&order.out, wanted, |program| of_film(program, order))),
        FilmCommand::Picture(out) => (out, begin(out, wanted, |program| of_picture(program, playhead.time))),
        FilmCommand::Cancel => {
            filming.film = None;
            return;
        }
    };
    match begun {
        Ok(export) if matches!(*command, FilmCommand::Picture(_)) => filming.picture = Some(export),
        Ok(export) => filming.film = Some(export),
        Err(error) => {
            let (file, because) = (name(out).into(), system_diagnostic(&error));
            let report = Report::of(FilmDiagnostic::NotBegun { file, because });
            commands.trigger(Notice::mistakes(report));
        }
    }
}

/// Sets the arguments of a process that makes a film.
fn of_film(program: &mut Command, order: &FilmOrder) {
    program.args(["film", "--progress", "--while-input", "--speed", &order.speed.to_string()]);
    program.args(["--size", &size(order.size)]);
    program.args(order.subtitles.then_some("--subtitles"));
    if let Some(moves) = &order.moves {
        program.args(["--from", &moves.start().to_string(), "--to", &moves.end().to_string()]);
    }
}

/// Sets the arguments of a process that takes a picture.
fn of_picture(program: &mut Command, time: f64) {
    program.args(["shot", "--still", "--at", &time.to_string(), "--size", &size(PICTURE)]);
}

fn size([width, height]: [u32; 2]) -> String {
    format!("{width}x{height}")
}

/// Starts the program on a copy of the record, which may go on being played.
fn begin(
    out: &Path,
    (current, preferences, words, waker): (&Session, &Preferences, &Words, &Waker),
    ask: impl FnOnce(&mut Command),
) -> std::io::Result<Export> {
    let record = tempfile::Builder::new().suffix(".naqala").tempfile()?;
    let folder = record.path().parent().unwrap_or(Path::new(""));
    std::fs::write(record.path(), current.to_record().for_folder(folder).write())?;
    let mut film = Command::new(std::env::current_exe()?);
    film.env(json::ERROR_FORMAT, json::JSON);
    ask(&mut film);
    film.args(["--lang", words.code()]);
    film.args(current.line().map(|line| ["--line".to_owned(), line.to_string()]).into_iter().flatten());
    film.arg("-o").arg(out);
    let called = |value: Option<clap::builder::PossibleValue>| value.map(|value| value.get_name().to_owned());
    let looks = [
        ("--look", called(preferences.look.to_possible_value())),
        ("--stones", called(preferences.stones.to_possible_value())),
    ];
    for (option, value) in looks {
        film.args(value.map(|value| [option.to_owned(), value]).into_iter().flatten());
    }
    film.args((!preferences.counts).then_some("--no-counts")).args(preferences.path.then_some("--path"));
    film.arg(record.path());
    let process = film.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let job = Job::spawn(waker, move |reporter| reporter.send(follow(process, record, reporter)));
    Ok(Export { out: out.to_owned(), job })
}

/// Follows a process to its end, and has it stop when the film is cancelled. Fails with its output.
fn follow<T: Send>(mut process: Child, record: NamedTempFile, reporter: &Reporter<T>) -> Result<(), String> {
    let said = process.stdout.take();
    let status = thread::scope(|scope| {
        scope.spawn(move || said.map(|said| read_progress(said, record, reporter)));
        let mut given_up = None;
        loop {
            match process.try_wait() {
                Ok(None) => thread::sleep(LOOK),
                ended => return ended,
            }
            reporter.wake();
            if reporter.is_cancelled() {
                // It gives the film up when its input ends, and then clears away what it has made of it.
                drop(process.stdin.take());
                if given_up.get_or_insert_with(Instant::now).elapsed() > TIME_TO_CLEAR_AWAY {
                    let _ = process.kill();
                }
            }
        }
    });
    if matches!(status, Ok(Some(status)) if status.success()) {
        return Ok(());
    }
    let mut said = String::new();
    if let Some(errors) = &mut process.stderr {
        let _ = errors.read_to_string(&mut said);
    }
    Err(said)
}

/// Reads how far a process is, which has been given this record.
fn read_progress<T>(said: ChildStdout, record: NamedTempFile, reporter: &Reporter<T>) {
    let mut record = Some(record);
    for line in BufReader::new(said).lines().map_while(Result::ok) {
        let mut numbers = line.split(' ').map(str::parse);
        if let (Some(Ok(taken)), Some(Ok(of))) = (numbers.next(), numbers.next()) {
            reporter.progress(taken, of);
        }
        // What says how far it is has read the record. Nothing is then left behind, however this program ends.
        drop(record.take());
    }
}

/// Tells when a film or a picture is done, or why there is none.
fn watch(mut filming: ResMut<FilmExport>, language: Res<UiLanguage>, mut commands: Commands) {
    let FilmExport { film, picture } = filming.bypass_change_detection();
    for export in [film, picture] {
        let Some(Export { out, job }) = export else { continue };
        let Poll::Ready(made) = job.poll() else { continue };
        commands.trigger(match made {
            Some(Ok(())) => Notice::saved(&language.0, out),
            Some(Err(said)) => Notice::mistakes(not_made(&name(out), &said)),
            None => Notice::mistakes(not_made(&name(out), "")),
        });
        *export = None;
    }
}

/// Returns why a file was not made, given what the process that should make it has printed.
fn not_made(file: &str, said: &str) -> Report {
    let Some(Report { diagnostics, .. }) = mistakes::read(said) else {
        return Report::of(FilmDiagnostic::Ended { file: file.into(), said: blamed(said).into() });
    };
    let wrap = |because: Diagnostic| FilmDiagnostic::NotMade { file: file.into(), because }.into();
    Report { diagnostics: diagnostics.into_iter().map(wrap).collect(), ..Report::default() }
}

/// Returns what the program itself says has gone wrong, without what libraries may have said before.
fn blamed(said: &str) -> &str {
    said.rfind(TOLD_BY).map_or(said, |at| &said[at + TOLD_BY.len()..]).trim()
}

/// The name of a file.
fn name(out: &Path) -> String {
    out.file_name().unwrap_or(out.as_os_str()).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_a_film_was_not_made_is_told_in_the_language_of_the_window() {
        let english = Words::english();
        let failed = Report::of(FilmDiagnostic::NoPart { from: 3, to: 4, moves: 2 });
        let report = not_made("a.gif", &format!("a library speaks\n{}", json::lines(&english, &failed, "error")));
        assert!(report.diagnostics[0].is("film-not-made"));
        let russian = Words::language("ru").expect("it is one of them");
        assert!(report.lines(&russian).contains(&failed.diagnostics[0].message(&russian)), "{report:?}");
        let killed = not_made("a.gif", "a library speaks\nnaqala: no more memory\n");
        assert!(killed.diagnostics[0].is("film-ended"));
        assert!(killed.lines(&english).ends_with("no more memory"), "{killed:?}");
    }

    #[test]
    fn a_picture_is_of_the_table_alone_at_the_time_shown() {
        let mut program = Command::new("naqala");
        of_picture(&mut program, 1.5);
        let asked: Vec<_> = program.get_args().collect();
        assert_eq!(asked, ["shot", "--still", "--at", "1.5", "--size", "1920x1200"]);
    }
}
