//! Data that views look up of the game shown.

use super::{PlaybackCommand, Scene};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::ui::Projecting;
use crate::ui::Unattended;
use crate::ui::language::UiLanguage;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, Resource};
use mancala::engine::{Position, to_be_known};
use mancala::rules::{Cause, Rules};
use naqala_core::session::{SAME_TIME, ShownGame};
use std::sync::{Arc, Mutex, PoisonError};

/// Data that nearly every view looks up: the game, its choreography, the playhead, and what is on the table in its place.
#[derive(SystemParam)]
pub struct GameContext<'w> {
    /// Texts in the language of the window.
    pub words: Res<'w, UiLanguage>,
    /// The game on the table, with the line being shown.
    pub current: Res<'w, CurrentGame>,
    /// The time shown.
    pub playhead: Res<'w, Playhead>,
    /// The position at that time, and if a move can be made.
    pub scene: Res<'w, Scene>,
    /// Example, lesson or puzzle on the table in place of the game.
    pub activity: Res<'w, Activity>,
    /// `true` if board and caption are shown alone, to be read across a room.
    pub projecting: Res<'w, Projecting>,
    unattended: Res<'w, Unattended>,
    known: Res<'w, KnownClause>,
}

/// The clause to know of before a move is chosen, kept for a position: in games of long turns it takes its time to find.
#[derive(Resource, Default)]
pub struct KnownClause(Mutex<Option<(Arc<Rules>, Position, Option<Cause>)>>);

impl KnownClause {
    fn of(&self, rules: &Arc<Rules>, position: &Position) -> Option<Cause> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some((of, at, clause)) if Arc::ptr_eq(of, rules) && at == position => *clause,
            _ => {
                let clause = to_be_known(rules, position);
                *known = Some((Arc::clone(rules), position.clone(), clause));
                clause
            }
        }
    }
}

impl GameContext<'_> {
    /// Returns whether the show runs. The pictures of a film are of one that does.
    pub fn is_playing(&self) -> bool {
        self.playhead.playing || self.unattended.0
    }

    /// The rules on the table.
    pub fn rules(&self) -> &Rules {
        self.current.game.rules()
    }

    /// The game as it is shown now, with its captions.
    pub fn shown(&self) -> ShownGame<'_> {
        ShownGame {
            words: &self.words,
            session: &self.current,
            time: self.playhead.time,
            is_playing: self.is_playing(),
            front: self.scene.front,
        }
    }

    /// Tells whether an action would change what is shown. One that is for no moment of the show always would.
    pub fn leads(&self, command: &PlaybackCommand) -> bool {
        let destination = command.destination(&self.current, self.playhead.time);
        destination.is_none_or(|time| (time - self.playhead.time).abs() > SAME_TIME)
    }

    /// The position at the beginning of the ply being shown.
    pub fn position(&self) -> &Position {
        self.shown().position()
    }

    /// The position as it lies on the table, in the middle of a ply too; before the first frame that of its beginning.
    pub fn lies(&self) -> &Position {
        let lying = self.scene.position.as_ref().filter(|_| self.scene.serial == self.current.serial);
        lying.unwrap_or_else(|| self.position())
    }

    /// The clause that causes what is being said. Between two moves, the one that a player should know of before choosing,
    /// else one that decided the last move.
    pub fn clause_at_work(&self) -> Option<Cause> {
        if self.scene.asking {
            return None;
        }
        if let Some(cause) = self.activity.shown().and_then(|aside| aside.cause) {
            return Some(cause);
        }
        self.known().map(|(_, clause)| clause).or_else(|| self.shown().cause())
    }

    /// Between two moves, the position in which one is to be chosen and the clause to know of before.
    pub fn known(&self) -> Option<(&Position, Cause)> {
        let front = self.scene.front.filter(|_| !self.is_playing() && self.shown().last_clause().is_none())?;
        let position = self.current.game.before(front);
        let clause = self.known.of(self.current.game.rules(), position)?;
        Some((position, clause))
    }
}
