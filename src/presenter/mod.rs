//! A game shown to a class: projection, questions, freezing, drawing.

mod bar;
pub mod command;
mod drawing;
pub mod poll;
mod projection;
mod shortcuts;
pub mod tools;
mod votes;

#[cfg(test)]
mod tests;

pub use command::PresenterCommand;

use crate::ui::action::request_redraw;
use crate::ui::answers::AnswerApp;
use bevy::prelude::App;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((bar::plugin, projection::plugin, tools::plugin, poll::plugin, drawing::plugin, shortcuts::plugin))
        .add_answers(10, votes::votes)
        .add_observer(request_redraw::<PresenterCommand>);
}
