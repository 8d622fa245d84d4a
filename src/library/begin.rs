//! Games of the library begun, and variant files opened.

use super::LibraryCommand;
use super::user_variants::UserVariants;
use crate::play::{Library, PlayCommand, ReplaceGame};
use crate::record::RecordCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use naqala_core::session::Session;
use naqala_core::session::open::{Opened, is_variant, open_file};

pub(super) fn begin_game(
    command: On<PlayCommand>,
    library: Res<Library>,
    own: Res<UserVariants>,
    mut commands: Commands,
) {
    let PlayCommand::NewGame { id, settings } = &*command else { return };
    match Session::opening(&library.0, id, settings) {
        Ok(mut opening) => {
            opening.about.variant = own.named(id).map(|file| file.display().to_string()).unwrap_or_default();
            commands.trigger(ReplaceGame::with(opening));
        }
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
}

/// Begins the game of a variant file that is opened.
pub(super) fn open_variant(
    command: On<RecordCommand>,
    mut library: ResMut<Library>,
    mut own: ResMut<UserVariants>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let RecordCommand::Open(path) = &*command else { return };
    if !is_variant(path) {
        return;
    }
    match open_file(path, &mut library.0) {
        Ok(Opened::Variant(id)) => {
            own.open(&id, path);
            commands.trigger(PlayCommand::NewGame { id, settings: Default::default() });
            if own.may_keep(path) {
                let (keep, add) = (language.0.label("workshop-keep"), LibraryCommand::AddVariant(path.clone()));
                commands.trigger(Notice::opened(&language.0, path).offering(keep, add));
            }
        }
        Ok(Opened::Record(_)) => {}
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
}
