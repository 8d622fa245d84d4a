//! Keys for analysis.

use super::AnalysisCommand;
use super::study::Study;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    let analyse = |study: Res<Study>| Some(AnalysisCommand::Analyse(!study.on).into());
    app.add_key_rows(&[(180, "keys-analysis", "keys-analysis-does"), (190, "keys-hint", "keys-hint-does")])
        .add_shortcuts([
            Chord::key(Key::F6).with_anything().asks(analyse).while_typing(),
            Chord::key(Key::F7).does(AnalysisCommand::Hint).while_typing(),
        ]);
}
