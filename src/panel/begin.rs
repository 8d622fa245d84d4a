//! Beginning a game with the options chosen: the buttons for it, and where they stand.

use super::options::number_of_opening;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::rules::Rules;
use crate::rules::variant::Variant;
use bevy_egui::egui::{self, Align, Layout, RichText, ScrollArea, Ui, Vec2, vec2};
use std::sync::Arc;

/// How a game was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begin {
    /// With the options as they are.
    AsItIs,
    /// With another random opening.
    Shuffled,
}

/// In less room than this, in points at text size 1, the button that begins would leave none for the options
/// below them: it stands above. The search field of games is scrolled with them.
const CRAMPED: f32 = 220.0;

/// Whether there is so little room in the panel.
pub(super) fn is_cramped(ui: &Ui) -> bool {
    ui.available_height() < CRAMPED * style::scale(ui)
}

/// The button that begins where there is little room: beside the way back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Beside {
    pub offered: bool,
    pub begun: bool,
}

/// Offers to begin at the right end of a line, if that has room for it.
pub(super) fn beside(ui: &mut Ui, view: &View<'_>, usable: bool) -> Beside {
    let label = view.words.label("options-begin");
    let letters = ui.painter().layout_no_wrap(label.clone(), style::font(ui, Type::Heading), Palette::of(ui).ink);
    if letters.size().x + 2.0 * ui.spacing().button_padding.x > ui.available_width() {
        return Beside::default();
    }
    let button = style::main_button(ui, &label, usable);
    let begun = ui.with_layout(Layout::right_to_left(Align::Center), |ui| style::add_if(ui, usable, button).clicked());
    Beside { offered: true, begun: begun.inner }
}

/// The reason why these options do not go together, or the buttons that begin: with another random opening, and, if that
/// is not offered elsewhere, as it is.
pub(super) fn buttons(
    ui: &mut Ui,
    view: &View<'_>,
    variant: &Variant,
    checked: &Result<Arc<Rules>, String>,
    as_it_is: bool,
) -> Option<Begin> {
    if let Err(reason) = checked {
        style::bad_card(ui).show(ui, |ui| {
            let palette = Palette::of(ui);
            ui.set_width(ui.available_width());
            ui.label(RichText::new(view.words.label("options-impossible")).color(palette.bad).strong());
            ScrollArea::vertical().id_salt("reason").max_height(120.0).show(ui, |ui| ui.label(reason));
        });
        ui.add_space(6.0);
    }
    let label = view.words.label("options-begin");
    let size = vec2(ui.available_width(), 38.0 * style::scale(ui));
    let usable = checked.is_ok();
    let button = style::main_button(ui, &label, usable);
    let shuffle = number_of_opening(variant).map(|_| egui::Button::new(view.words.label("options-shuffle")));
    let mut press = |size: Vec2, button: egui::Button<'_>| {
        style::add_if(ui, usable, |ui: &mut Ui| ui.add_sized(size, button)).clicked()
    };
    let shuffled = shuffle.is_some_and(|shuffle| press(vec2(size.x, size.y * 0.8), shuffle));
    let begun = as_it_is && press(size, button);
    if begun { Some(Begin::AsItIs) } else { shuffled.then_some(Begin::Shuffled) }
}
