//! The rules of a user's own game being changed in the window. Every change is written to the game's file within a second, by a
//! thread of its own; the game on the table follows the file, as it does when somebody changes that elsewhere.

use super::page::RuleEditorView;
use super::trials::Trials;
use crate::editor::EditorCommand;
use crate::library::user_variants::{SuppressReloadNotice, UserVariants};
use crate::play::CurrentGame;
use crate::play::Library;
use crate::play::Networks;
use crate::ui::Notice;
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::record::read_text;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Rules, Settings};
use naqala_core::files::save_atomically;
use naqala_core::report::Report;
use naqala_core::words::Arg;
use naqala_core::workshop::editor::{Change, EditDiagnostic, Editor, Mend};
use naqala_core::workshop::own::name_of;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::task::Poll;
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleEditor>()
        .init_resource::<RuleEditorView>()
        .add_systems(
            Update,
            receive_reports.in_set(AppSystems::Advance).after(crate::library::user_variants::FollowFilesSystems),
        )
        .add_observer(answer_editor_commands);
}

/// A change is written when nothing more has changed for so long.
const QUIET: Duration = Duration::from_millis(200);
/// The longest that it waits for that.
const PATIENCE: Duration = Duration::from_millis(700);

/// The rules being changed, if any are.
#[derive(Resource, Default)]
pub struct RuleEditor(pub(crate) Option<RuleEditSession>);

impl RuleEditor {
    /// Returns what is being changed.
    pub fn bench(&self) -> Option<&RuleEditSession> {
        self.0.as_ref()
    }

    /// Changes another file from now on, which has this text.
    pub fn begin(&mut self, file: PathBuf, text: &str, waker: &Waker) {
        self.0 = Some(RuleEditSession::of(file, text, waker));
    }

    /// Has done with the file, which says what was changed last.
    pub fn end(&mut self) {
        self.0 = None;
    }
}

/// A game's file with the facts known of its rules.
pub struct RuleEditSession {
    /// The file.
    pub file: PathBuf,
    /// Its text, part by part.
    pub editor: Editor,
    /// The rules of the main game as they were when nothing was wrong with them last.
    pub rules: Option<Arc<Rules>>,
    /// Fixes for a diagnostic, once they have been asked for.
    pub mends: Option<(EditDiagnostic, Vec<Mend>)>,
    /// Games played by these rules.
    pub trials: Trials,
    seeking: Option<Job<(EditDiagnostic, Vec<Mend>)>>,
    writer: Writer,
}

impl RuleEditSession {
    /// One for a file that has this text.
    pub fn of(file: PathBuf, text: &str, waker: &Waker) -> RuleEditSession {
        let editor = Editor::of(&name_of(&file), text);
        let writer = Writer::of(file.clone(), text.to_owned(), waker);
        let mut bench = RuleEditSession {
            file,
            editor,
            rules: None,
            mends: None,
            trials: Trials::default(),
            seeking: None,
            writer,
        };
        bench.renew();
        bench
    }

    /// Has the rules say what the text says now, unless something is wrong with that.
    fn renew(&mut self) {
        self.mends = None;
        let rules = self.editor.variant().and_then(|variant| variant.rules(None, &Settings::new()).ok());
        if self.editor.faults().is_empty()
            && let Some(rules) = rules
        {
            self.rules = Some(Arc::new(rules));
        }
    }

    /// Makes a change, which is written into the file soon after.
    pub fn change(&mut self, change: &Change) {
        if self.editor.change(change) {
            self.renew();
            self.trials = Trials::default();
            self.writer.ask(WriterRequest::Write(self.editor.text().to_owned()));
        }
    }

    /// Seeks fixes for a diagnostic, in a thread.
    fn seek_mends(&mut self, fault: &EditDiagnostic, waker: &Waker) {
        let (editor, fault) = (self.editor.clone(), fault.clone());
        self.seeking = Some(Job::spawn(waker, move |reporter| {
            let mends = editor.mends(&fault);
            reporter.send((fault, mends))
        }));
    }
}

/// The thread that writes the file. Dropped, it writes what is still to be written, and ends.
struct Writer {
    requests: Sender<WriterRequest>,
    job: Job<WriterReport>,
}

enum WriterRequest {
    /// The file is to have this text.
    Write(String),
    /// The file may have been changed by somebody else.
    Look,
    End,
}

enum WriterReport {
    /// The file has another text, which somebody else has written.
    Changed(String),
    /// It could not be written.
    Failed(Report),
}

impl Writer {
    fn of(file: PathBuf, text: String, waker: &Waker) -> Writer {
        let (requests, asked) = channel();
        let job = Job::spawn(waker, move |reporter| write(&file, text, &asked, reporter));
        Writer { requests, job }
    }

    fn ask(&self, request: WriterRequest) {
        // A thread that has ended writes nothing any more.
        let _ = self.requests.send(request);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.ask(WriterRequest::End);
        self.job.wait();
    }
}

/// Writes a file as it is told to. `known`: the text that it has.
fn write(file: &Path, mut known: String, asked: &Receiver<WriterRequest>, reporter: &Reporter<WriterReport>) {
    loop {
        let (mut text, mut ends) = (None, false);
        let mut until: Option<Instant> = None;
        loop {
            let job = match until {
                None => asked.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(until) => asked.recv_timeout(QUIET.min(until.saturating_duration_since(Instant::now()))),
            };
            match job {
                Ok(WriterRequest::Write(new)) => {
                    text = Some(new);
                    until = until.or_else(|| Some(Instant::now() + PATIENCE));
                }
                Ok(WriterRequest::Look) if text.is_none() => break,
                Ok(WriterRequest::Look) => {}
                Ok(WriterRequest::End) | Err(RecvTimeoutError::Disconnected) => {
                    ends = true;
                    break;
                }
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        // What somebody else has written there is not written over.
        match read_text(file, MAX_FILE) {
            Ok(there) if there != known => {
                known.clone_from(&there);
                reporter.send(WriterReport::Changed(there));
            }
            _ => {
                if let Some(text) = text {
                    match save_atomically(file, text.as_bytes()) {
                        Ok(()) => known = text,
                        Err(error) => {
                            reporter.send(WriterReport::Failed(error.into()));
                        }
                    }
                }
            }
        }
        if ends {
            return;
        }
    }
}

/// Takes what threads have found, and what somebody else has written into the file.
fn receive_reports(
    mut editing: ResMut<RuleEditor>,
    own: Res<UserVariants>,
    mut quietly: ResMut<SuppressReloadNotice>,
    mut commands: Commands,
) {
    quietly.0 = editing.0.is_some();
    let Some(bench) = editing.bypass_change_detection().0.as_mut() else { return };
    if own.is_changed() {
        bench.writer.ask(WriterRequest::Look);
    }
    while let Poll::Ready(Some(said)) = bench.writer.job.poll() {
        match said {
            WriterReport::Changed(text) => bench.change(&Change::Text(text)),
            WriterReport::Failed(report) => commands.trigger(Notice::mistakes(report)),
        }
    }
    if let Some(Poll::Ready(mends)) = bench.seeking.as_ref().map(Job::poll) {
        bench.seeking = None;
        bench.mends = mends.filter(|(fault, _)| bench.editor.faults().contains(fault));
    }
    bench.trials.take();
}

/// Changes the rules as asked for, begins and ends.
fn answer_editor_commands(
    command: On<EditorCommand>,
    current: Res<CurrentGame>,
    library: Res<Library>,
    (waker, networks): (Res<Waker>, Res<Networks>),
    language: Res<UiLanguage>,
    mut editing: ResMut<RuleEditor>,
    mut commands: Commands,
) {
    match (&*command, editing.0.as_mut()) {
        (EditorCommand::EditRules, _) => {
            let id = &current.game.rules().id;
            let Some(file) = library.0.file(id).map(Path::to_owned) else { return };
            match read_text(&file, MAX_FILE) {
                Ok(text) => editing.0 = Some(RuleEditSession::of(file, &text, &waker)),
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        (EditorCommand::Change(change), Some(bench)) => bench.change(change),
        (EditorCommand::SuggestFixes(fault), Some(bench)) => bench.seek_mends(fault, &waker),
        (EditorCommand::TryRules(trial), Some(bench)) => {
            if let Some(rules) = bench.rules.clone() {
                bench.trials.begin(rules, *trial, networks.0.clone(), &waker);
            }
        }
        (EditorCommand::StopTrying, Some(bench)) => bench.trials.stop(),
        (EditorCommand::Close, Some(bench)) => {
            let file = name_of(&bench.file);
            if !bench.editor.faults().is_empty() {
                let text = language.0.label_with("editor-left-with-faults", &[("file", Arg::from(file))]);
                commands.trigger(Notice::done(text));
            }
            editing.0 = None;
        }
        _ => {}
    }
}
