//! Buttons in the bar under the table: to project the window, and what somebody who speaks before one that is projected may
//! want.

use super::PresenterCommand;
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy_egui::egui::{Button, RichText, Ui};

/// Shows the button that begins to project the window.
pub(crate) fn project(ui: &mut Ui, view: &GameContext<'_>, side: f32) -> Option<Action> {
    let clicked = icons::sized_button(ui, Icon::Project, &view.words.label("transport-project"), side).clicked();
    clicked.then_some(PresenterCommand::Project(true).into())
}

/// Shows quietly how the window becomes an ordinary one again, and how the show is held.
pub(crate) fn for_the_speaker(ui: &mut Ui, view: &GameContext<'_>) -> Option<Action> {
    let buttons = [
        ("transport-project-no-longer", "transport-project-no-longer", false, PresenterCommand::Project(false)),
        ("class-freeze", "class-freeze-does", view.playhead.frozen, PresenterCommand::Freeze(!view.playhead.frozen)),
        ("class-ask", "class-ask-does", view.playhead.asks, PresenterCommand::AskFirst(!view.playhead.asks)),
    ];
    let mut action = None;
    for (label, does, on, asked) in buttons {
        let (font, palette) = (style::font(ui, FontRole::Small), Palette::of(ui));
        let text = RichText::new(view.words.label(label)).font(font);
        let text = text.color(if on { palette.accent } else { palette.soft });
        let button = ui.add(Button::new(text).frame(on).selected(on));
        if tooltips::above(ui, button, view.words.label(does)).clicked() {
            action = Some(asked.into());
        }
    }
    action
}
