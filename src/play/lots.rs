//! Lots: chance decides who of two people sits at the seat that begins.

use super::{CurrentGame, PlayCommand, RecordChanged};
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::rules::Side;
use naqala_core::words::Arg;
use std::hash::{BuildHasher, RandomState};

pub(super) fn draw_lots(
    command: On<PlayCommand>,
    mut current: ResMut<CurrentGame>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if *command != PlayCommand::DrawLots || !current.game.plies().is_empty() {
        return;
    }
    if RandomState::new().hash_one(0_u8).is_multiple_of(2) {
        let exchanged = current.again(true).seated();
        current.seat(exchanged);
        commands.trigger(RecordChanged::Players);
    }
    let first: Side = current.game.position().chooser();
    let player = match current.about.player(first) {
        "" => language.0.seat(current.game.rules(), first),
        name => name.to_owned(),
    };
    commands.trigger(Notice::done(language.0.label_with("lots-drawn", &[("player", Arg::from(player))])));
}
