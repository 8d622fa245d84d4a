//! Positions copied and pasted as text.

use crate::play::activity::Activity;
use crate::play::{CurrentGame, PlayPreferences, ReplaceGame};
use crate::playback::Scene;
use crate::record::RecordCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use mancala::record::notation;
use naqala_core::session::{Players, Purpose};
use naqala_core::words::Arg;

pub(super) fn copy_and_paste_positions(
    command: On<RecordCommand>,
    current: Res<CurrentGame>,
    (scene, activity): (Res<Scene>, Res<Activity>),
    (language, preferences): (Res<UiLanguage>, Res<PlayPreferences>),
    clipboard: Option<ResMut<EguiClipboard>>,
    mut commands: Commands,
) {
    match &*command {
        RecordCommand::CopyPosition => {
            // Seeds in the air belong to no position: in the middle of a ply the one before it is copied.
            let rules = current.game.rules();
            let text = notation::position_text(rules, current.game.before(scene.plies.min(current.game.plies().len())));
            if let Some(mut clipboard) = clipboard {
                clipboard.set_text(&text);
            }
            commands.trigger(Notice::done(language.0.label_with("table-copied", &[("position", Arg::from(text))])));
        }
        // It is set up in place of the one being set up.
        RecordCommand::PastePosition(_) if activity.composes() => {}
        RecordCommand::PastePosition(text) => {
            let rules = current.game.rules().clone();
            match notation::parse_opening(&rules, text) {
                Ok(position) => {
                    let mut begun = current.begun_at(position);
                    if current.purpose != Purpose::Play {
                        // Whoever has looked on plays now, as they play other games.
                        let computer = preferences.computer(&rules);
                        begun.seat(Players::of(&language.0, &rules, preferences.mode, computer, ""));
                    }
                    commands.trigger(ReplaceGame::with(begun));
                }
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        _ => {}
    }
}
