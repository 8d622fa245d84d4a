//! Another game put on the board: begun, opened, resumed or played again.

use super::{CurrentGame, ReplaceGame, Replacement, ShowFrom};
use crate::library::LibraryCommand;
use crate::library::catalogue::Library;
use crate::library::user_variants::UserVariants;
use crate::play::PlayCommand;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use naqala_core::report::warnings;
use naqala_core::samples::samples;
use naqala_core::session::open::{Opened, open_file, open_sample};
use naqala_core::session::{Players, Purpose, Session};
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::own::name_of;
use std::path::Path;

pub(crate) fn begin_game(
    command: On<PlayCommand>,
    library: Res<Library>,
    own: Res<UserVariants>,
    current: Res<CurrentGame>,
    (language, preferences): (Res<UiLanguage>, Res<Preferences>),
    mut commands: Commands,
) {
    match &*command {
        PlayCommand::NewGame { id, settings } => match Session::opening(&library.0, id, settings) {
            Ok(mut opening) => {
                opening.about.variant = own.named(id).map(|file| file.display().to_string()).unwrap_or_default();
                commands.trigger(ReplaceGame::with(opening));
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        PlayCommand::PlayAgain { exchange } => {
            let mut again = current.again(*exchange);
            if current.purpose != Purpose::Play {
                // Whoever has looked on plays now, as they play other games.
                let rules = current.game.rules();
                again.seat(Players::of(&language.0, rules, preferences.mode, preferences.level_in(&rules.id), ""));
            }
            let seats = current.game.rules().board.sides().len();
            commands.trigger(ReplaceGame { reason: Replacement::PlayAgain, ..ReplaceGame::with(again) });
            if *exchange {
                let text = language.0.label_with("end-sides-changed", &[("seats", Arg::from(seats))]);
                commands.trigger(Notice::done(text));
            }
        }
        _ => {}
    }
}

/// Opens a record, a variant file or a sample game.
pub(crate) fn open_record(
    command: On<RecordCommand>,
    mut library: ResMut<Library>,
    mut own: ResMut<UserVariants>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    match &*command {
        RecordCommand::Open(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(read)) => {
                let odd = warnings(&read.about);
                commands.trigger(ReplaceGame::with(*read));
                commands.trigger(Notice::done(said_of(&language.0, "table-opened", path)));
                if !odd.diagnostics.is_empty() {
                    commands.trigger(Notice::odd(odd));
                }
            }
            Ok(Opened::Variant(id)) => {
                own.open(&id, path);
                commands.trigger(PlayCommand::NewGame { id, settings: Default::default() });
                if own.may_keep(path) {
                    let opened = Notice::done(said_of(&language.0, "table-opened", path));
                    commands.trigger(
                        opened.offering(language.0.label("workshop-keep"), LibraryCommand::AddVariant(path.clone())),
                    );
                }
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        RecordCommand::OpenSample(name) => {
            let Some(sample) = samples().iter().find(|sample| sample.name == *name) else { return };
            match open_sample(sample, &library.0) {
                Ok(read) => commands.trigger(ReplaceGame::with(read)),
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        _ => {}
    }
}

/// Takes up a saved game where it was left.
pub(crate) fn resume_game(command: On<SavedGamesCommand>, mut library: ResMut<Library>, mut commands: Commands) {
    let SavedGamesCommand::Resume(path) = &*command else { return };
    match open_file(path, &mut library.0) {
        Ok(Opened::Record(mut read)) => {
            read.purpose = Purpose::Play;
            commands.trigger(ReplaceGame { show_from: ShowFrom::End, ..ReplaceGame::with(*read) });
        }
        Ok(Opened::Variant(_)) => {}
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
}

fn said_of(words: &Words, id: &str, path: &Path) -> String {
    words.label_with(id, &[("file", Arg::from(name_of(path)))])
}
