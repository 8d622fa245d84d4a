//! Another game put on the board: begun, opened, resumed or played again.

use super::players::Players;
use super::{CurrentGame, Purpose};
use crate::app::Wish;
use crate::library::catalogue::Library;
use crate::library::user_variants::UserVariants;
use crate::playback::Playhead;
use crate::record::{Opened, open_file, open_sample};
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::report::warnings;
use bevy::prelude::*;
use naqala_core::samples::samples;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::own::name_of;
use std::path::Path;

pub(crate) fn replace_game(
    wish: On<Wish>,
    mut library: ResMut<Library>,
    mut own: ResMut<UserVariants>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    (language, preferences): (Res<UiLanguage>, Res<Preferences>),
    mut commands: Commands,
) {
    match &*wish {
        Wish::NewGame { id, settings } => match CurrentGame::opening(&library.0, id, settings) {
            Ok(mut opening) => {
                opening.about.variant = own.named(id).map(|file| file.display().to_string()).unwrap_or_default();
                current.replace(opening);
                playhead.stop_at(0.0);
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::Open(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(read)) => {
                let odd = warnings(&read.about);
                current.replace(*read);
                playhead.stop_at(0.0);
                commands.trigger(Notice::done(said_of(&language.0, "table-opened", path)));
                if !odd.diagnostics.is_empty() {
                    commands.trigger(Notice::odd(odd));
                }
            }
            Ok(Opened::Variant(id)) => {
                own.open(&id, path);
                commands.trigger(Wish::NewGame { id, settings: Default::default() });
                if own.may_keep(path) {
                    let opened = Notice::done(said_of(&language.0, "table-opened", path));
                    commands
                        .trigger(opened.offering(language.0.label("workshop-keep"), Wish::KeepVariant(path.clone())));
                }
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::Resume(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(mut read)) => {
                read.purpose = Purpose::Play;
                current.replace(*read);
                let end = current.choreography.duration();
                playhead.stop_at(end);
            }
            Ok(Opened::Variant(_)) => {}
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::PlayAgain { exchange } => {
            let mut again = current.again(*exchange);
            if current.purpose != Purpose::Play {
                // Whoever has looked on plays now, as they play other games.
                let rules = current.game.rules();
                again.seat(Players::of(&language.0, rules, preferences.mode, preferences.level_in(&rules.id), ""));
            }
            let seats = current.game.rules().board.sides().len();
            current.replace(again);
            playhead.stop_at(0.0);
            if *exchange {
                let text = language.0.label_with("end-sides-changed", &[("seats", Arg::from(seats))]);
                commands.trigger(Notice::done(text));
            }
        }
        Wish::OpenShipped(name) => {
            let Some(sample) = samples().iter().find(|sample| sample.name == *name) else { return };
            match open_sample(sample, &library.0) {
                Ok(read) => {
                    current.replace(read);
                    playhead.stop_at(0.0);
                }
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        _ => {}
    }
}

fn said_of(words: &Words, id: &str, path: &Path) -> String {
    words.label_with(id, &[("file", Arg::from(name_of(path)))])
}
