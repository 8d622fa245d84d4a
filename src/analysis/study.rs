//! Analysis of every move of the position shown, in a thread of its own as long as the position stands. A hint is the
//! best move after a second of it.

use crate::analysis::AnalysisCommand;
use crate::board::premove::cancel_premove;
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::{Networks, TablebaseStore};
use crate::ui::job::{Job, Waker, Worker};
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::systems::AppSystems;
use crate::ui::{Action, Notice, Projecting, tooltips};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowOccluded};
use bevy_egui::egui::Ui;
use mancala::engine::{Move, Position};
use mancala::record::notation::move_text;
use naqala_core::search::endgame::{Build, Endgames, Shelf};
use naqala_core::search::network::NetworkStore;
use naqala_core::search::{Analyser, Analysis, Budget, EVERY_MOVE};
use naqala_core::session::{Preview, Session};
use naqala_core::words::Arg;
use std::sync::Arc;
use std::task::Poll;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Study>()
        .add_message::<WindowOccluded>()
        .add_observer(switch_analysis)
        .add_observer(cancel_premove::<AnalysisCommand>)
        .add_observer(delete_tablebases)
        .add_view(Slot::Preferences, 70, tables)
        .add_systems(
            Update,
            (prepare_tablebases, analyse_shown_position, give_hint).chain().in_set(AppSystems::Follow),
        );
}

/// Shows what endgame tables take on disk, and a button that deletes them.
fn tables(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, store: Res<TablebaseStore>) -> Option<Action> {
    let words = &language.0;
    let bytes = store.0.as_ref().map_or(0, Shelf::size);
    if bytes == 0 {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        let megabytes = bytes.div_ceil(1 << 20) as i64;
        ui.label(words.label_with("preferences-tables", &[("megabytes", Arg::from(megabytes))]));
        let delete = ui.button(words.label("preferences-tables-delete"));
        tooltips::above(ui, delete, words.label("preferences-tables-delete-does"))
            .clicked()
            .then_some(AnalysisCommand::DeleteTablebases.into())
    })
    .inner
}

/// Longest time spent on a position.
const LONGEST: Duration = Duration::from_secs(120);
/// Memory for the results of the search, in bytes.
const MEMORY: usize = 128 << 20;
/// Most seeds in the pits for which endgame tables are built, and number at which building them begins. Larger ones that
/// are on disk are used.
const TABLE_SEEDS: usize = 16;
const NEAR_TABLES: u32 = 24;
/// Time spent on a hint.
const HINT: Duration = Duration::from_secs(1);

/// The analysis of the position shown.
#[derive(Resource, Default)]
pub struct Study {
    /// `true` if every position shown is analysed.
    pub on: bool,
    worker: Option<AnalysisWorker>,
    /// The game that it thinks about: see [`Session::serial`].
    serial: u32,
    /// Position that it was given last.
    asked: Option<PositionStudy>,
    hint: HintState,
    tables: TablebaseState,
}

/// Values the moves of a position, given all before it.
type AnalysisWorker = Worker<(Vec<Position>, Position), Arc<Analysis>>;

/// The position that is studied.
struct PositionStudy {
    /// Number of plies before it.
    plies: usize,
    position: Position,
    job: Job<Arc<Analysis>>,
}

/// The endgame tables of the game.
#[derive(Default)]
enum TablebaseState {
    /// Nobody has come near the end.
    #[default]
    Unwanted,
    /// They are looked for on disk, or built.
    Coming(Job<Arc<Endgames>>),
    /// The analysis uses them, or there are none.
    Settled,
}

/// State of a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum HintState {
    #[default]
    Nothing,
    /// It is thought about since then.
    Since(Instant),
    /// This was the answer.
    Answered(Move),
}

impl Study {
    /// Returns what has been found of a position so far, if that is the one being analysed.
    pub fn of(&self, position: &Position) -> Option<Arc<Analysis>> {
        let asked = self.asked.as_ref().filter(|asked| self.on && asked.position == *position)?;
        asked.job.found().0.filter(|analysis| !analysis.moves.is_empty())
    }

    /// The move that a hint has named in a position.
    pub fn hinted(&self, position: &Position) -> Option<Move> {
        match (&self.asked, self.hint) {
            (Some(asked), HintState::Answered(mv)) if asked.position == *position => Some(mv),
            _ => None,
        }
    }

    /// An analysis of a position.
    #[cfg(test)]
    pub(crate) fn answered(position: &Position, analysis: Arc<Analysis>) -> Study {
        let asked = PositionStudy { plies: 0, position: position.clone(), job: Job::answered(analysis) };
        Study { on: true, asked: Some(asked), ..Study::default() }
    }

    /// Stops thinking.
    fn rest(&mut self) {
        self.asked = None;
        self.hint = HintState::Nothing;
    }
}

/// A thread that values every move. It leaves half of the processors to the window.
fn spawn_analysis(
    waker: &Waker,
    current: &Session,
    store: NetworkStore,
    tables: Option<Arc<Endgames>>,
) -> AnalysisWorker {
    let rules = Arc::clone(current.game.rules());
    let threads = (available_parallelism().map_or(1, usize::from) / 2).max(1);
    AnalysisWorker::spawn(waker, move |positions| {
        let budget = Budget { time: Some(LONGEST), memory: MEMORY, threads, ..Budget::default() };
        let mut analyser = Analyser::new(&rules, budget).with_network(store.network(&rules));
        if let Some(tables) = tables {
            analyser = analyser.with_endgames(tables);
        }
        for ((before, position), reporter) in positions {
            let report = |so_far: &Analysis| {
                reporter.send(Arc::new(so_far.clone()));
            };
            let all = analyser.analyse(&before, &position, EVERY_MOVE, reporter.cancelled(), report);
            reporter.send(Arc::new(all));
        }
    })
}

/// Finds the endgame tables.
fn build_tablebases(waker: &Waker, current: &Session, shelf: Option<Shelf>) -> Job<Arc<Endgames>> {
    let rules = Arc::clone(current.game.rules());
    Job::spawn(waker, move |reporter| {
        let build = Build { threads: 1, off: reporter.cancelled(), report: &|_| {} };
        let Some(seeds) = Endgames::small_seeds(&rules, TABLE_SEEDS) else { return };
        let tables = match &shelf {
            Some(shelf) => shelf.endgames(&rules, seeds, &build),
            None => Endgames::build(&rules, seeds, &build),
        };
        if let Some(tables) = tables {
            reporter.send(Arc::new(tables));
        }
    })
}

/// Has endgame tables found when the end of the game comes near; the analysis begins anew when they are there.
fn prepare_tablebases(
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    (shelf, networks): (Res<TablebaseStore>, Res<Networks>),
    mut study: ResMut<Study>,
) {
    let study = &mut *study;
    match &study.tables {
        TablebaseState::Unwanted => {
            let Some(asked) = study.asked.as_ref().filter(|_| study.on) else { return };
            if asked.position.seeds().iter().map(|&seeds| u32::from(seeds)).sum::<u32>() > NEAR_TABLES {
                return;
            }
            study.tables = if Endgames::suit(current.game.rules()) {
                TablebaseState::Coming(build_tablebases(&waker, &current, shelf.0.clone()))
            } else {
                TablebaseState::Settled
            };
        }
        TablebaseState::Coming(job) => {
            let Poll::Ready(tables) = job.poll() else { return };
            if tables.is_some() {
                study.worker = Some(spawn_analysis(&waker, &current, networks.0.clone(), tables));
                study.asked = None;
            }
            study.tables = TablebaseState::Settled;
        }
        TablebaseState::Settled => {}
    }
}

/// Deletes the tables on disk; those in use stay.
fn delete_tablebases(command: On<AnalysisCommand>, shelf: Res<TablebaseStore>) {
    if let (AnalysisCommand::DeleteTablebases, Some(shelf)) = (&*command, &shelf.0) {
        shelf.clear();
    }
}

fn switch_analysis(
    command: On<AnalysisCommand>,
    mut study: ResMut<Study>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
) {
    match *command {
        AnalysisCommand::Analyse(on) => study.on = on,
        // Games for one player are solved.
        AnalysisCommand::Hint if current.game.rules().board.sides().len() > 1 && current.front(&playhead).is_some() => {
            study.hint = HintState::Since(Instant::now());
        }
        _ => {}
    }
}

/// Turns to the position that is shown, wherever the show rests; elsewhere what was found stays until it does.
fn analyse_shown_position(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    projecting: Res<Projecting>,
    (waker, networks): (Res<Waker>, Res<Networks>),
    mut occluded: MessageReader<WindowOccluded>,
    mut hidden: Local<bool>,
    mut study: ResMut<Study>,
) {
    *hidden = occluded.read().last().map_or(*hidden, |message| message.occluded);
    if study.serial != current.serial || networks.is_changed() {
        *study = Study { on: study.on, serial: current.serial, ..default() };
    }
    let wanted = study.on && !projecting.0 && !*hidden || study.hint != HintState::Nothing;
    let several = current.game.rules().board.sides().len() > 1;
    if !wanted || !several {
        if study.asked.is_some() {
            study.rest();
        }
        return;
    }
    if playhead.playing || !current.is_between_plies(playhead.time) {
        return;
    }
    let plies = current.choreography.moment(playhead.time).plies.min(current.game.plies().len());
    let position = current.game.before(plies);
    if study.asked.as_ref().is_some_and(|asked| asked.plies == plies && asked.position == *position) {
        return;
    }
    let hint = if let HintState::Since(_) = study.hint { HintState::Since(Instant::now()) } else { HintState::Nothing };
    study.rest();
    if position.ended().is_some() {
        return;
    }
    study.hint = hint;
    let before = (0..plies).map(|ply| current.game.before(ply).clone()).collect();
    let worker = study.worker.get_or_insert_with(|| spawn_analysis(&waker, &current, networks.0.clone(), None));
    let job = worker.ask((before, position.clone()));
    study.asked = Some(PositionStudy { plies, position: position.clone(), job });
}

/// Gives the hint that was asked for once it has been thought about.
fn give_hint(
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    mut study: ResMut<Study>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let HintState::Since(begun) = study.hint else { return };
    let Some(PositionStudy { position, job, .. }) = &study.asked else { return };
    let (found, done) = job.found();
    let searched = found.as_ref().filter(|analysis| analysis.depth > 0).and_then(|analysis| analysis.best());
    let Some(best) = searched.filter(|_| done || begun.elapsed() >= HINT) else {
        redraw.write(RequestRedraw);
        return;
    };
    let (rules, words) = (current.game.rules(), &language.0);
    let preview = Preview::of(rules, position, best.mv);
    let does = preview.map(|preview| preview.sentences(words, rules, position.chooser())).unwrap_or_default();
    let args = [("move", Arg::from(move_text(rules, position, best.mv))), ("does", Arg::from(does.join(" ")))];
    commands.trigger(Notice::done(words.label_with("study-hint", &args)));
    let mv = best.mv;
    if !study.on {
        job.cancel();
    }
    study.hint = HintState::Answered(mv);
}
