//! The training under way, in a thread: it goes on whatever is done in the window, until it is over or cancelled.

use super::dialog::TrainingDialog;
use super::{GameToTrain, TrainingCommand};
use crate::play::Networks;
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use crate::ui::{Dialog, Notice};
use bevy::prelude::*;
use mancala::rules::{Rules, Side};
use naqala_core::files::SaveError;
use naqala_core::search::MatchScore;
use naqala_core::search::network::{ImprovementProgress, NetworkStore, RulesKey, Training, improve};
use naqala_core::words::{Arg, Words};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpponentTraining>()
        .add_observer(answer_training_commands)
        .add_systems(Update, receive_reports.in_set(AppSystems::Advance));
}

/// The least time from one report to the next.
const OFTEN: Duration = Duration::from_millis(500);

/// The opponent being trained, if one is.
#[derive(Resource)]
pub struct OpponentTraining {
    /// The size of a training.
    pub(super) size: Training,
    running: Option<RunningTraining>,
    ended: Option<EndedTraining>,
}

impl Default for OpponentTraining {
    /// Two minutes or so for the games. Half of the processors are left to the window.
    fn default() -> OpponentTraining {
        let threads = (available_parallelism().map_or(1, usize::from) / 2).max(1);
        let time = Some(Duration::from_secs(100));
        let size = Training { generations: 2, games: 3_000, time, nodes: 1_000, seed: 1, threads };
        OpponentTraining { size, running: None, ended: None }
    }
}

/// A training under way.
pub(super) struct RunningTraining {
    /// The rules with which it was begun.
    pub(super) rules: Arc<Rules>,
    pub(super) key: RulesKey,
    /// Progress, and time until then.
    pub(super) progress: Option<(ImprovementProgress, Duration)>,
    job: Job<TrainingReport>,
}

impl RunningTraining {
    /// Returns the part that is done, from 0 to 1.
    pub(super) fn done(&self) -> f32 {
        self.progress.map_or(0.0, |(progress, _)| progress.games as f32 / progress.of.max(1) as f32)
    }
}

/// A training that is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct EndedTraining {
    pub(super) key: RulesKey,
    /// The account of the program as it plays after it against itself before.
    pub(super) score: MatchScore,
    /// `true` if it plays by what it has learned.
    pub(super) is_kept: bool,
}

impl EndedTraining {
    /// Returns what has come of it, in a sentence.
    pub(super) fn text(&self, words: &Words, rules: &Rules) -> String {
        let MatchScore { wins, draws, void, .. } = self.score;
        let args = [
            ("game", Arg::from(words.text(&rules.about.name))),
            ("points", Arg::Halves(2 * wins + draws + void)),
            ("games", Arg::from(self.score.games())),
        ];
        words.label_with(if self.is_kept { "training-kept" } else { "training-not-kept" }, &args)
    }
}

enum TrainingReport {
    Progress(ImprovementProgress, Duration),
    Ended(Result<EndedTraining, SaveError>),
}

impl OpponentTraining {
    /// Returns whether an opponent can be trained for a game.
    pub fn suits(rules: &Rules) -> bool {
        rules.board.sides() == Side::BOTH
    }

    pub(super) fn running(&self) -> Option<&RunningTraining> {
        self.running.as_ref()
    }

    /// Returns what has come of the last training, if it was that of some rules.
    pub(super) fn ended(&self, key: RulesKey) -> Option<&EndedTraining> {
        self.ended.as_ref().filter(|ended| ended.key == key)
    }

    /// A training that has come so far.
    #[cfg(test)]
    pub(super) fn at(rules: Arc<Rules>, progress: ImprovementProgress, spent: Duration) -> OpponentTraining {
        let (job, _) = Job::new(&Waker::default());
        let key = RulesKey::of(&rules);
        let running = Some(RunningTraining { rules, key, progress: Some((progress, spent)), job });
        OpponentTraining { running, ..OpponentTraining::default() }
    }

    fn begin(&mut self, rules: Arc<Rules>, store: NetworkStore, waker: &Waker) {
        // The same training again would bring the same.
        self.size.seed = self.size.seed.wrapping_add(1);
        let (key, size, trained) = (RulesKey::of(&rules), self.size, Arc::clone(&rules));
        let job = Job::spawn(waker, move |reporter| {
            if let Some(ended) = train(&trained, &store, &size, reporter) {
                reporter.send(TrainingReport::Ended(ended));
            }
        });
        self.running = Some(RunningTraining { rules, key, progress: None, job });
        self.ended = None;
    }
}

/// Trains an opponent, and saves it if it plays no worse; `None` if that is cancelled.
fn train(
    rules: &Rules,
    store: &NetworkStore,
    size: &Training,
    reporter: &Reporter<TrainingReport>,
) -> Option<Result<EndedTraining, SaveError>> {
    let begun = Instant::now();
    let told = Mutex::new(None::<Instant>);
    let report = |progress: ImprovementProgress| {
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.is_none_or(|told| told.elapsed() >= OFTEN) {
            *told = Some(Instant::now());
            reporter.send(TrainingReport::Progress(progress, begun.elapsed()));
        }
    };
    let improvement = improve(rules, store.network(rules), size, reporter.cancelled(), &report)?;
    let is_kept = improvement.is_no_worse();
    let saved = if is_kept { store.save(rules, &improvement.weights) } else { Ok(()) };
    Some(saved.map(|()| EndedTraining { key: RulesKey::of(rules), score: improvement.score, is_kept }))
}

fn answer_training_commands(
    command: On<TrainingCommand>,
    mut training: ResMut<OpponentTraining>,
    mut networks: ResMut<Networks>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    mut commands: Commands,
) {
    match &*command {
        TrainingCommand::Open(_) => {}
        TrainingCommand::Begin(GameToTrain(rules)) => {
            if training.running.is_none() && OpponentTraining::suits(rules) {
                training.begin(Arc::clone(rules), networks.0.clone(), &waker);
            }
        }
        TrainingCommand::Cancel => training.running = None,
        TrainingCommand::Delete(game) => {
            let deleted = networks.0.delete(game.as_ref().map(|GameToTrain(rules)| RulesKey::of(rules)));
            networks.set_changed();
            training.ended = None;
            if !deleted.is_empty() {
                let undo = language.0.label("training-restore");
                let notice = Notice::done(language.0.label("training-deleted"));
                commands.trigger(notice.offering(undo, TrainingCommand::Restore(deleted)));
            }
        }
        TrainingCommand::Restore(deleted) => {
            if let Err(error) = networks.0.restore(deleted) {
                commands.trigger(Notice::mistakes(error));
            }
            networks.set_changed();
        }
    }
}

/// Takes the reports of the thread. A notification gives the result where the dialog does not show it.
fn receive_reports(
    mut training: ResMut<OpponentTraining>,
    mut networks: ResMut<Networks>,
    (language, dialog): (Res<UiLanguage>, Res<Dialog>),
    mut commands: Commands,
) {
    let training = training.bypass_change_detection();
    while let Some(running) = &mut training.running
        && let Poll::Ready(report) = running.job.poll()
    {
        match report {
            Some(TrainingReport::Progress(progress, spent)) => running.progress = Some((progress, spent)),
            Some(TrainingReport::Ended(Ok(ended))) => {
                let is_shown = |TrainingDialog(GameToTrain(rules)): &TrainingDialog| RulesKey::of(rules) == ended.key;
                if !dialog.get().is_some_and(is_shown) {
                    commands.trigger(Notice::known(ended.text(&language.0, &running.rules)));
                }
                if ended.is_kept {
                    networks.set_changed();
                }
                training.ended = Some(ended);
            }
            Some(TrainingReport::Ended(Err(error))) => commands.trigger(Notice::mistakes(error)),
            None => training.running = None,
        }
    }
}
