//! The program's moves: thought about in a thread while the last move is still being shown, and made when that is over
//! and a short pause has passed.

use super::{CurrentGame, Networks, TablebaseStore};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::ui::job::{Job, Waker, Worker};
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mancala::engine::{Move, Position};
use mancala::record::ComputerPlayer;
use mancala::rules::Rules;
use naqala_core::search::endgame::Shelf;
use naqala_core::search::network::NetworkStore;
use naqala_core::search::{Budget, Opponent};
use naqala_core::session::{Session, setting_out};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>()
        .add_observer(move_now)
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
    /// Rules by which they play: those of the game on the board, also in a lesson.
    rules: Option<Arc<Rules>>,
    /// One for each player that the program is.
    workers: Vec<(ComputerPlayer, OpponentWorker)>,
    /// Position thought about.
    asked: Option<MoveSearch>,
    /// Time that the table has been at rest, in seconds.
    rested: f32,
    /// `true` if the move is wanted at once.
    hurried: bool,
}

/// Somebody of the program, who is asked about a position given all before it.
type OpponentWorker = Worker<(Vec<Position>, Position), Move>;

/// A move being thought about.
struct MoveSearch {
    /// Number of plies before the position.
    plies: usize,
    position: Position,
    /// The player who thinks.
    player: ComputerPlayer,
    job: Job<Move>,
}

impl Opponents {
    /// Forgets what it was thinking about.
    fn stop(&mut self) {
        self.asked = None;
        self.hurried = false;
        self.rested = 0.0;
    }

    /// Asks a player about the last position of a game.
    fn ask(
        &mut self,
        waker: &Waker,
        current: &Session,
        stores: &(NetworkStore, Option<Shelf>),
        player: ComputerPlayer,
    ) {
        let (plies, position) = (current.game.plies().len(), current.game.position().clone());
        let at = self.workers.iter().position(|(other, _)| *other == player).unwrap_or_else(|| {
            self.workers.push((player, spawn_opponent(waker, current, stores.clone(), player)));
            self.workers.len() - 1
        });
        let before = (0..plies).map(|ply| current.game.before(ply).clone()).collect();
        let job = self.workers[at].1.ask((before, position.clone()));
        self.asked = Some(MoveSearch { plies, position, player, job });
    }
}

/// Somebody of the program, in a thread.
fn spawn_opponent(
    waker: &Waker,
    current: &Session,
    stores: (NetworkStore, Option<Shelf>),
    player: ComputerPlayer,
) -> OpponentWorker {
    let rules = Arc::clone(current.game.rules());
    let seed = RandomState::new().hash_one(0_u8);
    OpponentWorker::spawn(waker, move |positions| {
        let budget = Budget::of(&rules, player.skill);
        let (networks, shelf) = stores;
        let opponent = Opponent::new(&rules, budget, seed).with_style(player.style).with_shelf(shelf);
        let mut opponent = opponent.with_network(networks.network(&rules));
        for ((before, position), reporter) in positions {
            if let Some(mv) = opponent.choose(&before, &position, reporter.cancelled()) {
                reporter.send(mv);
            }
        }
    })
}

/// Begins to think when it is the program's turn, and stops when it is no longer.
fn think(
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    (networks, tablebases): (Res<Networks>, Res<TablebaseStore>),
    mut opponents: ResMut<Opponents>,
) {
    let rules = current.game.rules();
    if networks.is_changed() || !opponents.rules.as_ref().is_some_and(|known| Arc::ptr_eq(known, rules)) {
        *opponents = Opponents { rules: Some(Arc::clone(rules)), ..default() };
    }
    let Some(player) = current.computer().filter(|_| !current.held) else {
        if opponents.asked.is_some() {
            opponents.stop();
        }
        return;
    };
    let game = &current.game;
    let is_asked = |asked: &MoveSearch| {
        asked.plies == game.plies().len() && asked.position == *game.position() && asked.player == player
    };
    if !opponents.asked.as_ref().is_some_and(is_asked) {
        opponents.stop();
        opponents.ask(&waker, &current, &(networks.0.clone(), tablebases.0.clone()), player);
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
    let Some(MoveSearch { position, job, .. }) = &opponents.asked else { return };
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
    let (found, _) = job.found();
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
    let Some(asked) = opponents.asked.as_ref().filter(|_| *command == PlayCommand::MoveNow) else { return };
    asked.job.cancel();
    opponents.hurried = true;
    playhead.stop_at(current.choreography.duration());
}
