//! Requests that this feature answers.

use bevy::prelude::Event;
use mancala::rules::Rules;
use naqala_core::search::network::DeletedNetworks;
use std::fmt;
use std::sync::Arc;

/// Requests about opponents being trained.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum TrainingCommand {
    /// Open the dialog about a game.
    Open(GameToTrain),
    /// Train an opponent for a game.
    Begin(GameToTrain),
    /// Stop the training.
    Cancel,
    /// Delete what has been learned of a game, or of all games if `None`.
    Delete(Option<GameToTrain>),
    /// Put back what was deleted.
    Restore(DeletedNetworks),
}

/// Rules for which an opponent is trained.
#[derive(Clone)]
pub struct GameToTrain(pub Arc<Rules>);

impl PartialEq for GameToTrain {
    fn eq(&self, other: &GameToTrain) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for GameToTrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GameToTrain").field(&self.0.id).finish()
    }
}
