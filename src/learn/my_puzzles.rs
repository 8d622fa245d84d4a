//! Puzzles of one's own: given names, dropped and taken back. They are kept from positions that have been set up.

use crate::learn::PuzzleCommand;
use crate::settings::folders::Folders;
use crate::settings::keep::Keep;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::teach::own_puzzles::{MAX_OWN_PUZZLES, OwnPuzzles};
use naqala_core::words::Arg;
use std::path::PathBuf;

/// The user's own puzzles. Kept between runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MyPuzzles(pub OwnPuzzles);

impl Keep for MyPuzzles {
    const NAME: Option<Key> = Some(Key("puzzles"));
    const MAX_LENGTH: usize = MAX_OWN_PUZZLES;
    const IS_SHARED: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join("own-puzzles.ron")
    }

    fn parse(text: &str) -> Result<MyPuzzles, Diagnostic> {
        OwnPuzzles::read(text).map(MyPuzzles)
    }

    fn to_text(&self) -> String {
        self.0.write()
    }

    fn merge(&self, before: &MyPuzzles, there: MyPuzzles) -> MyPuzzles {
        MyPuzzles(self.0.taken_over(&before.0, there.0))
    }
}

/// Renames, deletes and restores puzzles of one's own.
pub(super) fn change_my_puzzles(
    command: On<PuzzleCommand>,
    mut kept: ResMut<MyPuzzles>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let words = &language.0;
    match &*command {
        PuzzleCommand::Rename(number, name) => kept.0.rename(*number, name),
        PuzzleCommand::Delete(number) => {
            let Some(dropped) = kept.0.drop(*number) else { return };
            let args = [("name", Arg::from(dropped.name.as_str()))];
            let notice = Notice::done(words.label_with("puzzle-own-dropped", &args));
            commands.trigger(notice.offering(words.label("puzzle-own-take"), PuzzleCommand::Restore(dropped)));
        }
        PuzzleCommand::Restore(puzzle) => {
            kept.0.keep(puzzle.clone());
        }
        _ => {}
    }
}
