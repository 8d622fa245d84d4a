//! A game shown to a class: projection, questions, freezing, drawing.

pub(crate) mod bar;
pub mod command;
mod drawing;
pub mod poll;
mod projection;
pub(crate) mod shortcuts;
pub mod tools;
pub(crate) mod votes;

#[cfg(test)]
mod tests;

pub use command::PresenterCommand;

use crate::ui::action::request_redraw;
use bevy::prelude::App;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((projection::plugin, tools::plugin, poll::plugin, drawing::plugin))
        .add_observer(request_redraw::<PresenterCommand>);
}
