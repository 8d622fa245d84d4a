//! Training of an opponent: the program learns the game on the table, or one whose rules are being changed, from games
//! against itself.

pub mod command;
mod dialog;
mod row;
pub mod work;

#[cfg(test)]
mod tests;

use crate::ui::action::request_redraw;
use crate::ui::slots::{Slot, SlotApp};
use bevy::prelude::App;

pub use command::{GameToTrain, TrainingCommand};
pub(crate) use row::show as row;
pub use work::OpponentTraining;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(work::plugin)
        .add_view(Slot::Rules, 50, row::of_table)
        .add_view(Slot::Preferences, 75, dialog::preference)
        .add_observer(dialog::open)
        .add_observer(request_redraw::<TrainingCommand>);
}
