//! Above the table while something else than the game is shown on it: what it is, and what may be done with it. It is as high
//! at every step and after every attempt, so that neither the table nor the buttons move.

use crate::editor::position_controls;
use crate::learn::PuzzleCommand;
use crate::play::activity::{ActivityButton, ActivityText};
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy::prelude::InMut;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, DragValue, FontId, Galley, Label, Layout, Panel, Rect, RichText, Sense, Ui,
    UiBuilder, Vec2, vec2,
};
use std::sync::Arc;

/// Lines for which room is kept: three of text, and one for what came of an attempt.
const LINES: f32 = 4.0;

/// The same in presentation mode, where letters are large and the board is to be seen from afar: longer texts have smaller
/// letters.
const PROJECTED_LINES: f32 = 3.0;

/// The height of a line, in heights of its letters.
const SPREAD: f32 = 1.25;

/// Points by which a text may be higher than its room: lines are of whole pixels.
const ROUNDING: f32 = 1.0;

/// Shows what is said of what is shown in place of the game.
pub fn show(InMut(ui): InMut<Ui>, view: GameContext) -> Vec<Action> {
    let view = &view;
    let shown = view.activity.shown().filter(|shown| shown.composed.is_none() || !view.projecting.0);
    shown.and_then(|shown| bar(ui, view, shown)).into_iter().collect()
}

fn bar(ui: &mut Ui, view: &GameContext<'_>, shown: &ActivityText) -> Option<Action> {
    let mut action = None;
    let contents = |ui: &mut Ui| {
        let palette = Palette::of(ui);
        ui.spacing_mut().item_spacing.y = 6.0 * style::picture_scale(ui);
        let heading = |ui: &mut Ui| {
            let heading = RichText::new(&shown.heading).font(style::font(ui, FontRole::Heading)).color(palette.accent);
            let heading = ui.add(Label::new(heading).truncate());
            widgets::heading(ui, heading, &shown.heading);
        };
        // In presentation mode the buttons stand beside the heading, so that the board has more room.
        let beside = view.projecting.0 && shown.composed.is_none() && shown.number.is_none();
        if beside {
            let room = vec2(ui.available_width(), style::main_button_height(ui));
            ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
                for button in shown.buttons.iter().rev() {
                    if ui.add(button_ui(ui, view, button)).clicked() {
                        action = Some(button.action.clone());
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), heading);
            });
        } else {
            heading(ui);
        }
        if let Some(done) = shown.done {
            progress(ui, done);
        }
        match &shown.composed {
            Some(composed) => {
                let text = ui.add(Label::new(style::paragraph(ui, &shown.text)).wrap());
                widgets::by_itself(ui, &text);
                action = position_controls::show(ui, view, composed);
            }
            None => text_and_verdict(ui, shown, if view.projecting.0 { PROJECTED_LINES } else { LINES }),
        }
        if beside {
            return;
        }
        // The likeliest first, so that it stands in one place from step to step.
        ui.horizontal_wrapped(|ui| {
            // Letters on the main button are larger, and it is not there at every step.
            ui.set_min_height(style::main_button_height(ui));
            for button in shown.buttons.iter().rev() {
                if let (Some(PuzzleCommand::Answer), Some(number)) = (button.action.get(), shown.number) {
                    action = action.take().or(number_ui(ui, view, number));
                }
                if ui.add(button_ui(ui, view, button)).clicked() {
                    action = Some(button.action.clone());
                }
            }
        });
    };
    Panel::top("aside").resizable(false).frame(style::bar_frame(ui)).show(ui, contents);
    action
}

/// The text and, below it, what came of an attempt: as large as a caption or, where there is no room for that, in the largest
/// letters that there is room for.
fn text_and_verdict(ui: &mut Ui, shown: &ActivityText, lines: f32) {
    let palette = Palette::of(ui);
    let (right, verdict) = shown.verdict.as_ref().map_or((true, ""), |(right, text)| (*right, text));
    let said = [(shown.text.as_str(), palette.ink), (verdict, if right { palette.accent } else { palette.bad })];
    let room = vec2(ui.available_width(), lines * SPREAD * style::font(ui, FontRole::Caption).size);
    let sizes = style::caption_sizes(ui);
    let lay = |part: &f32| said.map(|(text, colour)| lay(ui, text, colour, *part, room.x));
    let height = |galleys: &[Arc<Galley>; 2]| -> f32 { galleys.iter().map(|galley| galley.size().y).sum() };
    let fitting = sizes.iter().map(lay).find(|galleys| height(galleys) <= room.y + ROUNDING);
    let galleys = fitting.unwrap_or_else(|| lay(&sizes[sizes.len() - 1]));
    let high = height(&galleys);
    let high = if high <= room.y + ROUNDING { room.y } else { high };
    let (rect, _) = ui.allocate_exact_size(Vec2::new(room.x, high), Sense::hover());
    let mut place = ui.new_child(UiBuilder::new().max_rect(rect));
    place.spacing_mut().item_spacing.y = 0.0;
    for galley in galleys.into_iter().filter(|galley| !galley.is_empty()) {
        let text = place.label(galley);
        widgets::by_itself(&place, &text);
    }
}

fn lay(ui: &Ui, text: &str, colour: Color32, part: f32, width: f32) -> Arc<Galley> {
    let font = style::font(ui, FontRole::Caption);
    let font = FontId { size: font.size * part, ..font };
    let format = TextFormat { line_height: Some(font.size * SPREAD), ..TextFormat::simple(font, colour) };
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    if !text.is_empty() {
        job.append(text, 0.0, format);
    }
    ui.painter().layout_job(job)
}

/// A number to be chosen.
fn number_ui(ui: &mut Ui, view: &GameContext<'_>, mut number: u32) -> Option<Action> {
    let named = |ui: &Ui, response, id| widgets::named(ui, response, view.words.label(id));
    let less = ui.button("−");
    let less = named(ui, less, "puzzle-number-less").clicked();
    let field = ui.add(DragValue::new(&mut number).range(0..=u32::from(u16::MAX)).speed(0.1));
    let dragged = named(ui, field, "puzzle-number").changed();
    let more = ui.button("+");
    let more = named(ui, more, "puzzle-number-more").clicked();
    match (more, less) {
        (true, _) => Some(PuzzleCommand::Guess(number.saturating_add(1)).into()),
        (_, true) => Some(PuzzleCommand::Guess(number.saturating_sub(1)).into()),
        _ => dragged.then_some(PuzzleCommand::Guess(number).into()),
    }
}

fn button_ui(ui: &Ui, view: &GameContext<'_>, button: &ActivityButton) -> egui::Button<'static> {
    let text = match button.action.get() {
        Some(PuzzleCommand::Point(place)) => view.words.place(view.rules(), *place),
        _ => view.words.label(button.label),
    };
    if button.main { style::main_button(ui, &text, true) } else { egui::Button::new(text) }
}

/// Draws a bar for the part of a lesson that is done, 0 to 1.
fn progress(ui: &mut Ui, done: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(2), palette.sunken);
    let part = Rect::from_min_size(rect.min, vec2(rect.width() * done.clamp(0.0, 1.0), rect.height()));
    ui.painter().rect_filled(part, CornerRadius::same(2), palette.accent);
}
