//! Above the table while a record is being watched: what it is, and a way to play the game oneself.

use super::aloud;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::game::Purpose;
use crate::game::aside::FIRST;
use crate::game::wish::Wish;
use crate::words::Arg;
use bevy_egui::egui::{Align, Button, Label, Layout, Panel, RichText, Ui, Vec2, vec2};

/// The least size of the button, in points at text size 1.
const BUTTON: Vec2 = vec2(0.0, 40.0);

/// Shows the invitation, if a record is being watched.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Wish> {
    let (title, occasion) = match view.purpose {
        Purpose::Play | Purpose::Show => return None,
        Purpose::Watch => ("watch-record", view.occasion),
        Purpose::Demonstrate => ("watch-demonstration", ""),
    };
    let title = view.words.label_with(title, &[("game", Arg::from(view.words.text(&view.rules().about.name)))]);
    let mut wish = None;
    let contents = |ui: &mut Ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button =
                style::main_button(ui, &view.words.label("watch-play"), true).min_size(BUTTON * style::scale(ui));
            if ui.add(button).on_hover_text(view.words.label("watch-play-does")).clicked() {
                wish = Some(Wish::PlayAgain { exchange: false });
            }
            // For whoever has never seen a mancala.
            if view.purpose == Purpose::Demonstrate && !view.lessons.is_done(FIRST) {
                let lesson = Button::new(view.words.label("first-heading")).min_size(BUTTON * style::scale(ui));
                if ui.add(lesson).on_hover_text(view.words.label("first-does")).clicked() {
                    wish = Some(Wish::FirstLesson);
                }
            }
            // A line by itself stands half-way up, as the button does.
            let layout = match occasion {
                "" => Layout::left_to_right(Align::Center),
                _ => Layout::top_down(Align::Min),
            };
            ui.with_layout(layout, |ui| said(ui, &title, view.words.text(occasion)));
        });
    };
    Panel::top("invitation").resizable(false).frame(style::bar_frame(ui)).show(ui, contents);
    wish
}

/// The title and, in a line below it, the occasion; shortened where there is no room.
fn said(ui: &mut Ui, title: &str, occasion: &str) {
    let palette = Palette::of(ui);
    let text = RichText::new(title).font(style::font(ui, Type::Heading)).color(palette.ink);
    let response = ui.add(Label::new(text).truncate());
    aloud::heading(ui, response, title);
    if !occasion.is_empty() {
        let occasion = RichText::new(occasion).font(style::font(ui, Type::Small)).color(palette.soft);
        ui.add(Label::new(occasion).truncate());
    }
}
