//! Pits chosen before their time: while a move is shown, or the program thinks. The pit is played as soon as that is over, if
//! it may be then; of a record that is being shown, the rest of the move is skipped.

use super::BoardSystems;
use super::pointing::LegalMoves;
use crate::play::{GameReplaced, PlayCommand};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::rules::{Direction, PitId};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Premove>()
        .add_observer(cancel_premove_in_play)
        .add_observer(cancel_premove_when_moving_playhead)
        .add_observer(cancel_premove::<GameReplaced>)
        .add_observer(cancel_premove::<RecordCommand>)
        .add_systems(
            Update,
            play_premove.run_if(resource_exists::<LegalMoves>).in_set(AppSystems::Lay).after(BoardSystems::Moves),
        );
}

/// The pit chosen before its time, and the direction in which it is to be sown where the player chooses.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Premove(pub Option<(PitId, Option<Direction>)>);

/// Plays the pit chosen before its time as soon as moves can be made.
fn play_premove(legal_moves: Res<LegalMoves>, mut premove: ResMut<Premove>, mut commands: Commands) {
    if legal_moves.moves.is_empty() || premove.0.is_none() {
        return;
    }
    let Some((pit, way)) = premove.0.take() else { return };
    if let Some(mv) = legal_moves.play_at(pit, way) {
        commands.trigger(PlayCommand::Move(mv));
    }
}

/// Takes the choice back: added by features whose commands ask for something else.
pub(crate) fn cancel_premove<C: Event>(_: On<C>, mut premove: ResMut<Premove>) {
    premove.set_if_neq(Premove::default());
}

fn cancel_premove_in_play(command: On<PlayCommand>, mut premove: ResMut<Premove>) {
    if !matches!(*command, PlayCommand::Move(_) | PlayCommand::ProgramMove(_) | PlayCommand::MoveNow) {
        premove.set_if_neq(Premove::default());
    }
}

fn cancel_premove_when_moving_playhead(command: On<PlaybackCommand>, mut premove: ResMut<Premove>) {
    if *command != PlaybackCommand::EndMove {
        premove.set_if_neq(Premove::default());
    }
}
