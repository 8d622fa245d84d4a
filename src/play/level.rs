//! The level at which the program plays next time.

use super::{CurrentGame, PlayPreferences, RecordChanged};
use bevy::prelude::*;
use mancala::engine::GameResult;
use mancala::rules::Side;
use naqala_core::search::levels::levels;
use naqala_core::session::{Players, Purpose};

/// Has the program play better next time where a person has won against it.
pub(super) fn raise_the_level(
    change: On<RecordChanged>,
    current: Res<CurrentGame>,
    mut preferences: ResMut<PlayPreferences>,
) {
    if *change != RecordChanged::Moves || current.purpose != Purpose::Play {
        return;
    }
    let rules = current.game.rules();
    let players = Players { computers: current.about.computers, ..Players::default() };
    let (Some(level), Some(ended)) = (players.level(), current.game.position().ended()) else { return };
    let GameResult::Won(winner) = ended.result else { return };
    let party = rules.board.players.party(winner);
    let is_persons = |side: &Side| players.computers[side.index()].is_none();
    let (own, others): (Vec<_>, Vec<_>) = rules.board.sides().iter().partition(|side| party.contains(side));
    let next = (level + 1).min(levels(rules).len() as u8);
    if own.into_iter().any(&is_persons) && !others.into_iter().any(&is_persons) && next > preferences.level_in(rules) {
        preferences.levels.insert(rules.id.clone(), next);
    }
}
