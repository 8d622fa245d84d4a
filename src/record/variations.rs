//! The variations of the record: shown, promoted, collapsed, deleted and restored.

use super::RecordCommand;
use super::deletions::Deletions;
use crate::play::Playhead;
use crate::play::{CurrentGame, RecordChanged};
use crate::playback::PlaybackCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::{PanelTarget, WindowCommand};
use bevy::prelude::*;

pub(super) fn answer_variation_commands(
    command: On<RecordCommand>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
    mut deletions: ResMut<Deletions>,
    mut commands: Commands,
) {
    match *command {
        RecordCommand::ShowNode(_) | RecordCommand::Promote(_) | RecordCommand::DeleteFrom(_) if playhead.frozen => {}
        RecordCommand::LookThrough => {
            commands.trigger(PlaybackCommand::First);
            commands.trigger(WindowCommand::Show(PanelTarget::Moves));
        }
        RecordCommand::ShowNode(node) => {
            current.show(node);
            playhead.stop_at(current.choreography.ply_start(current.tree().node(node).ply));
        }
        RecordCommand::Promote(node) => {
            let time = playhead.time;
            current.promote(node);
            playhead.stop_at(time.min(current.choreography.duration()));
            commands.trigger(RecordChanged::Annotations);
        }
        RecordCommand::Collapse(node, is_folded) => current.fold(node, is_folded),
        RecordCommand::DeleteFrom(node) => {
            let parent = current.tree().parent(node).filter(|_| current.path().contains(&node));
            let Some(removed) = current.remove(node) else { return };
            if let Some(parent) = parent {
                playhead.stop_at(current.choreography.ply_start(current.tree().node(parent).ply));
            }
            deletions.note_variation(removed.clone());
            commands.trigger(RecordChanged::Annotations);
            let notice = Notice::done(language.0.label("moves-line-gone"));
            commands.trigger(notice.offering(language.0.label("moves-line-put-back"), RecordCommand::Restore(removed)));
        }
        RecordCommand::Restore(ref removed) => {
            current.put_back(removed);
            deletions.forget_variation(removed);
            commands.trigger(RecordChanged::Annotations);
        }
        _ => {}
    }
}
