//! Rules being changed, and positions being set up.

pub mod command;
pub(crate) mod page;
pub(crate) mod position;
pub(crate) mod position_controls;
mod position_input;
mod puzzles;
pub mod session;
mod shortcuts;
pub mod trials;
mod variant_file;

#[cfg(test)]
mod tests;

use crate::ui::action::request_redraw;
use bevy::prelude::App;

pub use command::{EditorCommand, PositionCommand};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        position::plugin,
        position_input::plugin,
        session::plugin,
        variant_file::plugin,
        shortcuts::plugin,
    ))
    .add_observer(request_redraw::<EditorCommand>)
    .add_observer(request_redraw::<PositionCommand>);
}
