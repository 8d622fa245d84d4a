//! The program's moves: thought about in a thread while the last move is still being shown, and made when that is over
//! and a short pause has passed.

use super::{CurrentGame, GameReplaced, setting_out};
use crate::app::job::{PositionTasks, Thinker, Waker};
use crate::app::systems::AppSystems;
use crate::play::PlayCommand;
use crate::playback::Playhead;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mancala::engine::{Move, Position};
use mancala::record::Skill;
use naqala_core::search::{Budget, Opponent};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Waker>()
        .init_resource::<Opponents>()
        .add_observer(move_now)
        .add_observer(dismiss)
        .add_systems(Update, (think, play_found_move).chain().in_set(AppSystems::Follow));
}

/// Time that the table rests before the program makes a move, in seconds.
const PAUSE: f32 = 0.7;
/// The same before it gives an answer in mid-turn.
const PAUSE_IN_TURN: f32 = 0.45;
/// The same before it sets out a seed.
const PAUSE_SETTING_OUT: f32 = 0.1;

/// Players of the program at the table.
#[derive(Resource, Default)]
pub struct Opponents {
    /// One for each skill that plays in the game on the board.
    thinkers: Vec<(Skill, Thinker<Move>)>,
    /// Number of plies before the position thought about, the position, and the skill that thinks.
    asked: Option<(usize, Position, Skill)>,
    /// Time that the table has been at rest, in seconds.
    rested: f32,
    /// `true` if the move is wanted at once.
    hurried: bool,
}

impl Opponents {
    /// Forgets what it was thinking about.
    fn stop(&mut self) {
        self.asked = None;
        self.hurried = false;
        self.rested = 0.0;
        for (_, thinker) in &self.thinkers {
            thinker.hurry();
        }
    }

    fn thinker(&self, skill: Skill) -> Option<&Thinker<Move>> {
        self.thinkers.iter().find(|(other, _)| *other == skill).map(|(_, thinker)| thinker)
    }
}

/// Somebody of the program, in a thread.
fn spawn_opponent(waker: &Waker, current: &CurrentGame, skill: Skill) -> Thinker<Move> {
    let rules = Arc::clone(current.game.rules());
    let seed = RandomState::new().hash_one(0_u8);
    Thinker::spawn(waker, move |tasks: PositionTasks<Move>| {
        let mut opponent = Opponent::new(&rules, Budget::of(skill), seed);
        while let Some(task) = tasks.next() {
            let mv = opponent.choose(&task.before, &task.position, &task.off);
            tasks.say(&task, mv, true);
        }
    })
}

/// Has other opponents for another game.
fn dismiss(_: On<GameReplaced>, mut opponents: ResMut<Opponents>) {
    *opponents = Opponents::default();
}

/// Begins to think when it is the program's turn, and stops when it is no longer.
fn think(current: Res<CurrentGame>, waker: Res<Waker>, mut opponents: ResMut<Opponents>) {
    let Some(skill) = current.computer().filter(|_| !current.held) else {
        if opponents.asked.is_some() {
            opponents.stop();
        }
        return;
    };
    let (plies, position) = (current.game.plies().len(), current.game.position());
    let is_asked = |(before, of, by): &(usize, Position, Skill)| *before == plies && of == position && *by == skill;
    if opponents.asked.as_ref().is_some_and(is_asked) {
        return;
    }
    opponents.stop();
    opponents.asked = Some((plies, position.clone(), skill));
    if opponents.thinker(skill).is_none() {
        opponents.thinkers.push((skill, spawn_opponent(&waker, &current, skill)));
    }
    let before = (0..plies).map(|ply| current.game.before(ply).clone()).collect();
    if let Some((_, thinker)) = opponents.thinkers.iter_mut().find(|(other, _)| *other == skill) {
        thinker.ask(before, position.clone());
    }
}

/// Makes the move that was found, once all has been shown and the table has been at rest for a while.
fn play_found_move(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    time: Res<Time<Real>>,
    mut opponents: ResMut<Opponents>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some((_, position, skill)) = &opponents.asked else { return };
    let rests = !playhead.playing && !playhead.frozen && playhead.time >= current.choreography.duration();
    if !rests && !opponents.hurried {
        opponents.rested = 0.0;
        return;
    }
    let pause = match position.ask() {
        Some(_) => PAUSE_IN_TURN,
        None if setting_out::is_setting_out(current.game.rules(), position) => PAUSE_SETTING_OUT,
        None => PAUSE,
    };
    let found = opponents.thinker(*skill).and_then(|thinker| thinker.found().0);
    if opponents.rested < pause && !opponents.hurried {
        // A frame that took long does not shorten the pause.
        opponents.rested += time.delta_secs().min(0.1);
        redraw.write(RequestRedraw);
        return;
    }
    if let Some(mv) = found {
        opponents.stop();
        commands.trigger(PlayCommand::ProgramMove(mv));
    }
}

fn move_now(
    command: On<PlayCommand>,
    mut playhead: ResMut<Playhead>,
    current: Res<CurrentGame>,
    mut opponents: ResMut<Opponents>,
) {
    let Some((_, _, skill)) = opponents.asked.as_ref().filter(|_| *command == PlayCommand::MoveNow) else { return };
    if let Some(thinker) = opponents.thinker(*skill) {
        thinker.hurry();
    }
    opponents.hurried = true;
    playhead.stop_at(current.choreography.duration());
}
