//! The lines of the record that were left for another one: below the list of moves, each to be gone back to.

use super::icons::{self, Icon};
use super::style::{self, Palette, Type};
use super::view::View;
use crate::game::turns;
use crate::game::wish::Wish;
use crate::words::Arg;
use bevy_egui::egui::{Button, RichText, ScrollArea, Ui};

/// The height that they take at most, in points at text size 1.
const HIGHEST: f32 = 84.0;

/// Shows them, if there are any.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Wish> {
    if view.lines.is_empty() {
        return None;
    }
    let small = style::font(ui, Type::Small);
    let title = RichText::new(view.words.label("moves-lines")).font(small.clone());
    ui.label(title.color(Palette::of(ui).accent).strong());
    let mut wish = None;
    ScrollArea::vertical().id_salt("lines").max_height(HIGHEST * style::scale(ui)).show(ui, |ui| {
        for (index, (parting, line)) in view.lines.iter().enumerate() {
            let shared = parting.checked_sub(1).map_or(0, |last| turns::number(view.game, last));
            let next = line.moves.get(*parting).map_or("", String::as_str);
            let args = [("parting", Arg::from(shared)), ("next", Arg::from(next))];
            let text = RichText::new(view.words.label_with("moves-line", &args)).font(small.clone());
            ui.horizontal(|ui| {
                let label = view.words.label_with("moves-line-drop", &[("next", Arg::from(next))]);
                if icons::sized_button(ui, Icon::Close, &label, false, 20.0).clicked() {
                    wish = Some(Wish::DropLine(index));
                }
                let button = Button::new(text).wrap().frame(false);
                if ui.add(button).on_hover_text(view.words.label("moves-line-does")).clicked() {
                    wish = Some(Wish::ReturnTo(index));
                }
            });
        }
    });
    wish
}
