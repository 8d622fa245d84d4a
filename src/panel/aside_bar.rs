//! Above the table while something else than the game is shown on it: what it is, and what may be done with it.

use super::aloud;
use super::compose;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::game::aside::{Button, Shown};
use crate::game::wish::Wish;
use bevy_egui::egui::{self, CornerRadius, DragValue, Label, Panel, Rect, RichText, Sense, Ui, vec2};

/// Shows what is said of what is shown in place of the game.
pub fn show(ui: &mut Ui, view: &View<'_>, shown: &Shown) -> Option<Wish> {
    let mut wish = None;
    let contents = |ui: &mut Ui| {
        let palette = Palette::of(ui);
        ui.spacing_mut().item_spacing.y = 6.0 * style::picture_scale(ui);
        let heading = RichText::new(&shown.heading).font(style::font(ui, Type::Heading)).color(palette.accent);
        let heading = ui.add(Label::new(heading).truncate());
        aloud::heading(ui, heading, &shown.heading);
        if let Some(done) = shown.done {
            progress(ui, done);
        }
        if !shown.text.is_empty() {
            let text = ui.add(Label::new(style::paragraph(ui, &shown.text)).wrap());
            aloud::by_itself(ui, &text);
        }
        if let Some(composed) = &shown.composed {
            wish = wish.take().or(compose::show(ui, view, composed));
        }
        if let Some((right, text)) = &shown.verdict {
            let colour = if *right { palette.accent } else { palette.bad };
            let text = RichText::new(text).font(style::font(ui, Type::Body)).color(colour).strong();
            let verdict = ui.add(Label::new(text).wrap());
            aloud::by_itself(ui, &verdict);
        }
        // The likeliest first, so that it stands in one place from step to step.
        ui.horizontal_wrapped(|ui| {
            for button in shown.buttons.iter().rev() {
                if let (Wish::Commit, Some(number)) = (&button.wish, shown.number) {
                    wish = wish.take().or(number_ui(ui, view, number));
                }
                if ui.add(button_ui(ui, view, button)).clicked() {
                    wish = Some(button.wish.clone());
                }
            }
        });
    };
    Panel::top("aside").resizable(false).frame(style::bar_frame(ui)).show(ui, contents);
    wish
}

/// A number to be chosen.
fn number_ui(ui: &mut Ui, view: &View<'_>, mut number: u32) -> Option<Wish> {
    let named = |ui: &Ui, response, id| aloud::named(ui, response, view.words.label(id));
    let less = ui.button("−");
    let less = named(ui, less, "puzzle-number-less").clicked();
    let field = ui.add(DragValue::new(&mut number).range(0..=u32::from(u16::MAX)).speed(0.1));
    let dragged = named(ui, field, "puzzle-number").changed();
    let more = ui.button("+");
    let more = named(ui, more, "puzzle-number-more").clicked();
    match (more, less) {
        (true, _) => Some(Wish::Guess(number.saturating_add(1))),
        (_, true) => Some(Wish::Guess(number.saturating_sub(1))),
        _ => dragged.then_some(Wish::Guess(number)),
    }
}

fn button_ui(ui: &Ui, view: &View<'_>, button: &Button) -> egui::Button<'static> {
    let text = match button.wish {
        Wish::Point(place) => view.words.place(view.rules(), place),
        _ => view.words.label(button.label),
    };
    if button.main { style::main_button(ui, &text, true) } else { egui::Button::new(text) }
}

/// How much of a lesson is done.
fn progress(ui: &mut Ui, done: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(2), palette.sunken);
    let part = Rect::from_min_size(rect.min, vec2(rect.width() * done.clamp(0.0, 1.0), rect.height()));
    ui.painter().rect_filled(part, CornerRadius::same(2), palette.accent);
}
