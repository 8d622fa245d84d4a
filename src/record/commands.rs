//! Changes to the record, and its file.

use super::deletions::Deletions;
use crate::play::activity::Activity;
use crate::play::{CurrentGame, RecordChanged};
use crate::playback::Scene;
use crate::record::RecordCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::record::tree::NodeId;
use naqala_core::exchange;
use naqala_core::exchange::Format;
use naqala_core::files::save_atomically;
use naqala_core::report::Report;
use std::path::Path;

/// A variation that is folded is shown whole when the show goes into it.
pub(super) fn expand_shown_variation(
    scene: Res<Scene>,
    mut current: ResMut<CurrentGame>,
    mut seen: Local<Option<(u32, NodeId)>>,
) {
    let now = current.path().get(scene.plies).map(|&node| (current.serial, node));
    if std::mem::replace(&mut *seen, now) != now
        && let Some((_, node)) = now
    {
        // The game is as it was.
        current.bypass_change_detection().unfold(node);
    }
}

pub(super) fn answer_record_commands(
    command: On<RecordCommand>,
    mut current: ResMut<CurrentGame>,
    language: Res<UiLanguage>,
    (mut deletions, activity): (ResMut<Deletions>, Res<Activity>),
    mut commands: Commands,
) {
    match &*command {
        RecordCommand::Save(path) => {
            let format = Format::of(path).unwrap_or(Format::Naqala);
            let record = current.to_record().for_folder(path.parent().unwrap_or(Path::new("")));
            let text = exchange::write(format, &record, current.main_line(), &language.0);
            let saved = text
                .map_err(Report::from)
                .and_then(|text| save_atomically(path, text.as_bytes()).map_err(Report::from));
            match saved {
                Ok(()) => {
                    if format == Format::Naqala {
                        current.file = Some(path.clone());
                    }
                    commands.trigger(Notice::saved(&language.0, path));
                }
                Err(report) => commands.trigger(Notice::mistakes(report)),
            }
        }
        RecordCommand::Comment { ply, text } => {
            let Some(&node) = current.path().get(*ply) else { return };
            let before = std::mem::replace(&mut current.node_mut(*ply).comment, text.clone());
            if !activity.is_on() {
                deletions.note_comment(node, before, text);
            }
            commands.trigger(RecordChanged::Annotations);
        }
        &RecordCommand::Glyph { ply, glyph } => {
            current.node_mut(ply).glyph = glyph;
            commands.trigger(RecordChanged::Annotations);
        }
        _ => {}
    }
}
