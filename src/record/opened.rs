//! Records put on the board: opened from files, taken from the samples, or taken up where they were left.

use super::{RecordCommand, SavedGamesCommand};
use crate::play::{Library, ReplaceGame, ShowFrom};
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use naqala_core::report::warnings;
use naqala_core::samples::samples;
use naqala_core::session::Purpose;
use naqala_core::session::open::{Opened, is_variant, open_file, open_sample};

/// Opens a record or a sample game. Variant files are opened by the library.
pub(super) fn open_record(
    command: On<RecordCommand>,
    mut library: ResMut<Library>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    match &*command {
        RecordCommand::Open(path) if !is_variant(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(read)) => {
                let odd = warnings(&read.about);
                commands.trigger(ReplaceGame::with(*read));
                commands.trigger(Notice::opened(&language.0, path));
                if !odd.diagnostics.is_empty() {
                    commands.trigger(Notice::odd(odd));
                }
            }
            Ok(Opened::Variant(_)) => {}
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
pub(super) fn resume_game(command: On<SavedGamesCommand>, mut library: ResMut<Library>, mut commands: Commands) {
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
