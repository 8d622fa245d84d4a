//! Ends that no rule brings about: somebody resigns, or a draw is offered and accepted.

use super::{AppMode, CurrentGame, Networks, RecordChanged};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::ui::Notice;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::{GameResult, Position};
use mancala::record::Outcome;
use mancala::rules::Side;
use naqala_core::search::accepts_draw;
use naqala_core::words::Arg;
use std::sync::Arc;
use std::task::Poll;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DrawOffer>()
        .add_observer(resign_and_agree.run_if(in_state(AppMode::Game)))
        .add_systems(Update, answer_offer.run_if(in_state(AppMode::Game)).in_set(AppSystems::Follow));
}

/// A draw that was offered to the program, while it thinks about it.
#[derive(Resource, Default)]
struct DrawOffer(Option<PendingDraw>);

struct PendingDraw {
    /// The side that has offered it.
    speaker: Side,
    position: Position,
    /// Finds out whether the program accepts it.
    job: Job<bool>,
}

fn resign_and_agree(
    command: On<PlayCommand>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    (networks, mut offer): (Res<Networks>, ResMut<DrawOffer>),
    mut commands: Commands,
) {
    if !matches!(*command, PlayCommand::Resign | PlayCommand::OfferDraw | PlayCommand::AgreeDraw) {
        return;
    }
    let Some(side) = current.speaker() else { return };
    let words = &language.0;
    let rules = Arc::clone(current.game.rules());
    let other = rules.board.after(side);
    match *command {
        PlayCommand::Resign => current.agree(GameResult::Won(other).into()),
        PlayCommand::AgreeDraw => current.agree(Outcome::Draw),
        _ => {
            let position = current.game.position();
            let is_program = current.about.computers[position.seat(&rules.board, other).index()].is_some();
            if !is_program {
                let args = [("player", Arg::from(words.seat(&rules, side)))];
                let offer = Notice::done(words.label_with("draw-offered", &args));
                commands.trigger(offer.offering(words.label("draw-accept"), PlayCommand::AgreeDraw));
                return;
            }
            let (game, position, store) = (current.game.clone(), position.clone(), networks.0.clone());
            let job = Job::spawn(&waker, move |reporter| {
                let network = store.network(game.rules());
                reporter.send(accepts_draw(&game, other, network, reporter.cancelled()))
            });
            offer.0 = Some(PendingDraw { speaker: side, position, job });
            return;
        }
    }
    playhead.stop_at(current.choreography.duration());
    commands.trigger(RecordChanged::Moves);
}

/// Answers an offer of a draw once the program has thought about it, if the game has not gone on.
fn answer_offer(
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    mut offer: ResMut<DrawOffer>,
    mut commands: Commands,
) {
    let Some(PendingDraw { speaker: side, position, job }) = &offer.0 else { return };
    let stands = current.speaker() == Some(*side) && current.game.position() == position;
    match job.poll() {
        Poll::Pending if stands => return,
        Poll::Ready(Some(accepts)) if stands => {
            let rules = current.game.rules();
            let args = [("player", Arg::from(language.0.seat(rules, rules.board.after(*side))))];
            let id = if accepts { "draw-accepted" } else { "draw-declined" };
            commands.trigger(Notice::done(language.0.label_with(id, &args)));
            if accepts {
                commands.trigger(PlayCommand::AgreeDraw);
            }
        }
        _ => {}
    }
    offer.0 = None;
}
