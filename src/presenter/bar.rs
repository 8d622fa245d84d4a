//! Buttons in the bar under the table: to project the window, and what somebody who speaks before one that is projected may
//! want; and the preference for such a window.

use super::PresenterCommand;
use crate::playback::GameContext;
use crate::playback::transport::{SPEEDS, times};
use crate::settings::Preferences;
use crate::settings::dialog::change;
use crate::ui::Action;
use crate::ui::icons::Icon;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy::prelude::{App, InMut, Res, ResMut};
use bevy_egui::egui::{Button, RichText, Ui};

pub(super) fn plugin(app: &mut App) {
    app.add_bar_button((Icon::Project, "transport-project", PresenterCommand::Project(true).into()))
        .add_view(Slot::Speaker, 10, for_the_speaker)
        .add_view(Slot::Preferences, 50, projected_speed);
}

/// Shows quietly how the window becomes an ordinary one again, and how the show is held.
fn for_the_speaker(InMut(ui): InMut<Ui>, view: GameContext) -> Option<Action> {
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

/// Shows the speeds of a show that is projected.
fn projected_speed(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, liked: ResMut<Preferences>) -> Option<Action> {
    change(liked, |liked| {
        ui.horizontal_wrapped(|ui| {
            ui.label(language.0.label("preferences-projected-speed"));
            for speed in SPEEDS.into_iter().filter(|speed| *speed <= 2.0) {
                ui.selectable_value(&mut liked.projected_speed, speed, times(&language.0, speed));
            }
        });
    })
}
