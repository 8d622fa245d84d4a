//! The game on the board played again from its opening.

use super::{CurrentGame, PlayPreferences, ReplaceGame, Replacement};
use crate::play::PlayCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use naqala_core::session::{Players, Purpose};
use naqala_core::words::Arg;

pub(super) fn play_again(
    command: On<PlayCommand>,
    current: Res<CurrentGame>,
    (language, preferences): (Res<UiLanguage>, Res<PlayPreferences>),
    mut commands: Commands,
) {
    let PlayCommand::PlayAgain { exchange } = *command else { return };
    let mut again = current.again(exchange);
    if current.purpose != Purpose::Play {
        // Whoever has looked on plays now, as they play other games.
        let rules = current.game.rules();
        again.seat(Players::of(&language.0, rules, preferences.mode, preferences.computer(rules), ""));
    }
    let seats = current.game.rules().board.sides().len();
    commands.trigger(ReplaceGame { reason: Replacement::PlayAgain, ..ReplaceGame::with(again) });
    if exchange {
        let text = language.0.label_with("end-sides-changed", &[("seats", Arg::from(seats))]);
        commands.trigger(Notice::done(text));
    }
}
