//! Values of moves: of the position shown, of a whole game gone over, and the solution of a game for one.

pub(crate) mod arrows;
pub mod command;
mod hinted;
pub mod review;
mod shortcuts;
pub mod solution;
pub mod study;
pub mod view;

#[cfg(test)]
mod tests;

use crate::ui::action::request_redraw;
use bevy::prelude::App;

pub use command::AnalysisCommand;
pub use solution::{Outlook, Solution};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((solution::plugin, study::plugin, review::plugin, hinted::plugin, arrows::plugin, view::plugin))
        .add_plugins(shortcuts::plugin)
        .add_observer(request_redraw::<AnalysisCommand>);
}
