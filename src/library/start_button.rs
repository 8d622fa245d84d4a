//! Beginning a game with the options chosen: the buttons for it, and where they stand.

use crate::playback::GameContext;
use crate::ui::diagnostic_text::report_text;
use crate::ui::style::{self, FontRole, Palette};
use bevy_egui::egui::{self, Align, Layout, RichText, ScrollArea, Ui, vec2};
use mancala::rules::Rules;
use mancala::rules::variant::{OptionKind, Setting, Variant, VariantOption};
use naqala_core::report::Report;
use std::sync::Arc;

/// Manner in which a game is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StartChoice {
    /// With the options as they are.
    AsItIs,
    /// With another random opening.
    Shuffled,
}

/// In less room than this, in points at text size 1, the search field of games is scrolled with them.
const CRAMPED: f32 = 220.0;

/// Returns whether there is so little room in the panel.
pub(super) fn is_cramped(ui: &Ui) -> bool {
    ui.available_height() < CRAMPED * style::scale(ui)
}

/// Returns what stands above the options, in sight wherever they are scrolled to: what is there at the left, the button
/// that begins at the right or, if that has no room, below; and the reason why these options do not go together.
pub(super) fn head<T>(
    ui: &mut Ui,
    view: &GameContext<'_>,
    checked: &Result<Arc<Rules>, Report>,
    left: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    let usable = checked.is_ok();
    let button = |ui: &Ui| style::main_button(ui, &view.words.label("options-begin"), usable);
    let (left, beside) = ui
        .horizontal(|ui| {
            let left = left(ui);
            let beside = has_room(ui, view).then(|| {
                let at_right = Layout::right_to_left(Align::Center);
                ui.with_layout(at_right, |ui| style::add_if(ui, usable, button(ui)).clicked()).inner
            });
            (left, beside)
        })
        .inner;
    let begun = beside.unwrap_or_else(|| {
        let size = vec2(ui.available_width(), 38.0 * style::scale(ui));
        let button = button(ui).min_size(size);
        style::add_if(ui, usable, button).clicked()
    });
    if let Err(reasons) = checked {
        impossible(ui, view, reasons);
    }
    (left, begun)
}

fn has_room(ui: &Ui, view: &GameContext<'_>) -> bool {
    let label = view.words.label("options-begin");
    let letters = ui.painter().layout_no_wrap(label, style::font(ui, FontRole::Heading), Palette::of(ui).ink);
    letters.size().x + 2.0 * ui.spacing().button_padding.x <= ui.available_width()
}

/// The reasons why options do not go together.
fn impossible(ui: &mut Ui, view: &GameContext<'_>, reasons: &Report) {
    let high = (ui.available_height() * 0.3).min(120.0);
    style::bad_card(ui).show(ui, |ui| {
        let palette = Palette::of(ui);
        ui.set_width(ui.available_width());
        ui.label(RichText::new(view.words.label("options-impossible")).color(palette.bad).strong());
        let text = report_text(ui, &view.words, reasons, FontRole::Body, palette.ink);
        ScrollArea::vertical().id_salt("reason").max_height(high).show(ui, |ui| ui.label(text));
    });
}

/// The button that begins with another random opening, where there is one.
pub(super) fn shuffle(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, usable: bool) -> bool {
    if number_of_opening(variant).is_none() {
        return false;
    }
    ui.add_space(8.0);
    let size = vec2(ui.available_width(), 30.0 * style::scale(ui));
    let button = egui::Button::new(view.words.label("options-shuffle")).min_size(size);
    style::add_if(ui, usable, button).clicked()
}

/// The option that is the number of a random opening.
pub(super) fn number_of_opening(variant: &Variant) -> Option<&VariantOption> {
    variant.options.iter().find(|option| match &option.kind {
        OptionKind::Number { sets, .. } => sets.contains(&Setting::Fill),
        OptionKind::Choices(_) => false,
    })
}
