//! Variations and comments that were deleted last: undo brings them back until another move is made.

use super::RecordCommand;
use crate::play::activity::Activity;
use crate::play::{CurrentGame, GameReplaced, RecordChanged};
use crate::ui::Action;
use bevy::prelude::*;
use mancala::record::tree::{NodeId, Removed};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Deletions>()
        .add_observer(|_: On<GameReplaced>, mut deletions: ResMut<Deletions>| *deletions = Deletions::default())
        .add_observer(|change: On<RecordChanged>, mut deletions: ResMut<Deletions>| {
            if *change == RecordChanged::Moves {
                *deletions = Deletions::default();
            }
        });
}

/// Deletions since the last move, the latest last.
#[derive(Resource, Default)]
pub(crate) struct Deletions {
    deleted: Vec<Deletion>,
    /// The position whose comment was written last, and the comment before it was shortened.
    written: Option<(NodeId, String)>,
}

#[derive(Clone, Debug, PartialEq)]
enum Deletion {
    Variation(Removed),
    Comment(NodeId, String),
}

impl Deletions {
    pub(super) fn note_variation(&mut self, removed: Removed) {
        self.deleted.push(Deletion::Variation(removed));
    }

    pub(super) fn forget_variation(&mut self, removed: &Removed) {
        self.deleted.retain(|it| !matches!(it, Deletion::Variation(known) if known == removed));
    }

    /// Notes that a comment has been changed, letter by letter as a rule.
    pub(super) fn note_comment(&mut self, node: NodeId, before: String, now: &str) {
        self.deleted.retain(|it| !matches!(it, Deletion::Comment(known, _) if *known == node));
        let is_shortened = now.len() < before.len();
        if !is_shortened {
            self.written = Some((node, now.to_owned()));
        } else if self.written.as_ref().is_none_or(|(known, _)| *known != node) {
            self.written = Some((node, before));
        }
        if now.is_empty()
            && let Some((_, whole)) = self.written.take().filter(|(_, whole)| !whole.is_empty())
        {
            self.deleted.push(Deletion::Comment(node, whole));
        }
    }
}

/// Returns what brings back the latest deletion; nothing while an example, a lesson or a puzzle is shown, which have moves
/// of their own.
pub(super) fn undo(deletions: Res<Deletions>, current: Res<CurrentGame>, activity: Res<Activity>) -> Option<Action> {
    if activity.is_on() {
        return None;
    }
    Some(match deletions.deleted.last()? {
        Deletion::Variation(removed) => RecordCommand::Restore(removed.clone()).into(),
        Deletion::Comment(node, text) => {
            let ply = current.path().iter().position(|shown| shown == node)?;
            RecordCommand::Comment { ply, text: text.clone() }.into()
        }
    })
}
