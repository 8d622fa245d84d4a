//! Analysis of every move of the position shown, in a thread of its own as long as the position stands. A hint is the
//! best move after a second of it.

use crate::analysis::AnalysisCommand;
use crate::app::job::{PositionTasks, Thinker, Waker};
use crate::app::systems::AppSystems;
use crate::play::CurrentGame;
use crate::play::preview::Preview;
use crate::playback::Playhead;
use crate::presenter::Projecting;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowOccluded};
use mancala::engine::{Move, Position};
use mancala::record::notation::move_text;
use naqala_core::search::endgame::{Build, Endgames, Shelf};
use naqala_core::search::{Analyser, Analysis, Budget};
use naqala_core::words::Arg;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Study>()
        .add_message::<WindowOccluded>()
        .add_observer(switch_analysis)
        .add_observer(delete_tablebases)
        .init_resource::<TablebaseStore>()
        .add_systems(
            Update,
            (prepare_tablebases, analyse_shown_position, give_hint).chain().in_set(AppSystems::Follow),
        );
}

/// Longest time spent on a position.
const LONGEST: Duration = Duration::from_secs(120);
/// Memory for the results of the search, in bytes.
const MEMORY: usize = 128 << 20;
/// Most seeds in the pits for which endgame tables are looked up, and number at which building them begins.
const TABLE_SEEDS: usize = 16;
const NEAR_TABLES: u32 = 24;
/// Time spent on a hint.
const HINT: Duration = Duration::from_secs(1);

/// The analysis of the position shown.
#[derive(Resource, Default)]
pub struct Study {
    /// `true` if every position shown is analysed.
    pub on: bool,
    thinker: Option<Thinker<Arc<Analysis>>>,
    /// The game that it thinks about: see [`CurrentGame::serial`].
    serial: u32,
    /// Position that it was given last, and the number of plies before it.
    asked: Option<(usize, Position)>,
    hint: HintState,
    tables: TablebaseState,
}

/// The endgame tables of the game.
#[derive(Default)]
enum TablebaseState {
    /// Nobody has come near the end.
    #[default]
    Unwanted,
    /// They are looked for on disk, or built.
    Coming(Thinker<Arc<Endgames>>),
    /// The analysis uses them, or there are none.
    Settled,
}

/// Store of the endgame tables on disk; `None` if there is no place for it.
#[derive(Resource, Default)]
pub struct TablebaseStore(pub Option<Shelf>);

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
        self.asked.as_ref().filter(|(_, asked)| self.on && asked == position)?;
        self.thinker.as_ref()?.found().0.filter(|analysis| !analysis.moves.is_empty())
    }

    /// The move that a hint has named in a position.
    pub fn hinted(&self, position: &Position) -> Option<Move> {
        match (&self.asked, self.hint) {
            (Some((_, asked)), HintState::Answered(mv)) if asked == position => Some(mv),
            _ => None,
        }
    }

    /// Stops thinking.
    fn rest(&mut self) {
        self.asked = None;
        self.hint = HintState::Nothing;
        if let Some(spawn_analysis) = &self.thinker {
            spawn_analysis.hurry();
        }
    }
}

/// A thread that values every move. It leaves half of the processors to the window.
fn spawn_analysis(waker: &Waker, current: &CurrentGame, tables: Option<Arc<Endgames>>) -> Thinker<Arc<Analysis>> {
    let rules = Arc::clone(current.game.rules());
    let threads = (available_parallelism().map_or(1, usize::from) / 2).max(1);
    Thinker::spawn(waker, move |tasks: PositionTasks<Arc<Analysis>>| {
        let budget = Budget { time: Some(LONGEST), memory: MEMORY, threads, ..Budget::default() };
        let mut analyser = Analyser::new(&rules, budget);
        if let Some(tables) = tables {
            analyser = analyser.with_endgames(tables);
        }
        while let Some(task) = tasks.next() {
            let report = |so_far: &Analysis| tasks.say(&task, Some(Arc::new(so_far.clone())), false);
            let all = analyser.analyse(&task.before, &task.position, true, &task.off, report);
            tasks.say(&task, Some(Arc::new(all)), true);
        }
    })
}

/// A thread that finds the endgame tables.
fn spawn_tablebase_builder(waker: &Waker, current: &CurrentGame, shelf: Option<Shelf>) -> Thinker<Arc<Endgames>> {
    let rules = Arc::clone(current.game.rules());
    Thinker::spawn(waker, move |tasks: PositionTasks<Arc<Endgames>>| {
        while let Some(task) = tasks.next() {
            let build = Build { threads: 1, off: &task.off, report: &|_| {} };
            let tables = match &shelf {
                Some(shelf) => shelf.endgames(&rules, TABLE_SEEDS, &build),
                None => Endgames::build(&rules, TABLE_SEEDS, &build),
            };
            tasks.say(&task, tables.map(Arc::new), true);
        }
    })
}

/// Has endgame tables found when the end of the game comes near; the analysis begins anew when they are there.
fn prepare_tablebases(
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    shelf: Res<TablebaseStore>,
    mut study: ResMut<Study>,
) {
    let study = &mut *study;
    match &study.tables {
        TablebaseState::Unwanted => {
            let Some((_, position)) = study.asked.as_ref().filter(|_| study.on) else { return };
            if position.seeds().iter().map(|&seeds| u32::from(seeds)).sum::<u32>() > NEAR_TABLES {
                return;
            }
            study.tables = if Endgames::suit(current.game.rules()) {
                let mut librarian = spawn_tablebase_builder(&waker, &current, shelf.0.clone());
                librarian.ask(Vec::new(), position.clone());
                TablebaseState::Coming(librarian)
            } else {
                TablebaseState::Settled
            };
        }
        TablebaseState::Coming(librarian) => {
            let (tables, done) = librarian.found();
            if !done {
                return;
            }
            if tables.is_some() {
                study.thinker = Some(spawn_analysis(&waker, &current, tables));
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
    waker: Res<Waker>,
    mut occluded: MessageReader<WindowOccluded>,
    mut hidden: Local<bool>,
    mut study: ResMut<Study>,
) {
    *hidden = occluded.read().last().map_or(*hidden, |message| message.occluded);
    if study.serial != current.serial {
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
    if study.asked.as_ref().is_some_and(|(before, of)| *before == plies && of == position) {
        return;
    }
    let hint = if let HintState::Since(_) = study.hint { HintState::Since(Instant::now()) } else { HintState::Nothing };
    study.rest();
    if position.ended().is_some() {
        return;
    }
    study.hint = hint;
    study.asked = Some((plies, position.clone()));
    let before = (0..plies).map(|ply| current.game.before(ply).clone()).collect();
    study.thinker.get_or_insert_with(|| spawn_analysis(&waker, &current, None)).ask(before, position.clone());
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
    let (Some((_, position)), Some(thinker)) = (&study.asked, &study.thinker) else { return };
    let (found, done) = thinker.found();
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
        thinker.hurry();
    }
    study.hint = HintState::Answered(mv);
}
