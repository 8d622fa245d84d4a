//! The steps of a lesson beside it, by name: which have been done, which is on the table, and a way to each.

use crate::learn::LearnCommand;
use crate::play::activity::LessonOutline;
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy::prelude::InMut;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, CornerRadius, Id, Rect, Response, RichText, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// Shows the steps.
pub(crate) fn show(InMut(ui): InMut<Ui>, view: GameContext) -> Vec<Action> {
    let view = &view;
    let outline = view.activity.shown().and_then(|shown| shown.outline.as_deref());
    outline.and_then(|outline| steps(ui, view, outline)).into_iter().collect()
}

fn steps(ui: &mut Ui, view: &GameContext<'_>, outline: &LessonOutline) -> Option<Action> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    style::heading(ui, RichText::new(&outline.title).color(palette.ink), FontRole::Title);
    ui.add_space(4.0 * scale);
    let mut action = None;
    ScrollArea::vertical().id_salt("outline").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * scale;
        let mut heading = outline.title.as_str();
        let mut step = |ui: &mut Ui, number: usize, name: &str, done: bool| {
            let is_open = number == outline.at;
            let row = row(ui, view, name, done, is_open);
            if is_open && is_new(ui, number) {
                row.scroll_to_me(None);
            }
            if row.clicked() {
                action = Some(LearnCommand::Step(number).into());
            }
        };
        for (number, it) in outline.steps.iter().enumerate() {
            if it.heading != heading {
                heading = &it.heading;
                ui.add_space(6.0 * scale);
                style::heading(ui, RichText::new(heading).color(palette.accent).strong(), FontRole::Small);
            }
            step(ui, number, &it.name, it.done);
        }
        if outline.has_game {
            ui.add_space(6.0 * scale);
            step(ui, outline.steps.len(), &view.words.label("lesson-game"), false);
        }
        ui.add_space(12.0 * scale);
    });
    action
}

/// Returns whether another step was on the table when the steps were last shown.
fn is_new(ui: &Ui, step: usize) -> bool {
    let id = Id::new("step of the outline");
    ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, usize::MAX), step) != step)
}

/// A step: a tick where it has been done, and its name. The one on the table stands on another ground.
fn row(ui: &mut Ui, view: &GameContext<'_>, name: &str, done: bool, is_open: bool) -> Response {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let (width, sign) = (ui.available_width(), 26.0 * scale);
    let colour = if is_open { palette.ink } else { palette.soft };
    let mut job =
        LayoutJob::simple(name.to_owned(), style::font(ui, FontRole::Body), colour, width - sign - 8.0 * scale);
    job.wrap.max_rows = 2;
    let text = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, text.size().y + 8.0 * scale), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_open, name));
    if done {
        widgets::described(ui, &response, &view.words.label("lesson-done"));
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let ground = match (is_open, response.hovered() || response.has_focus()) {
        (true, _) => style::mix(palette.ground, palette.accent, 0.14),
        (false, true) => palette.sunken,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, CornerRadius::same(4), ground);
    if is_open {
        let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 3.0, rect.bottom()));
        ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.accent);
    }
    if response.has_focus() {
        style::ring(ui, rect, palette.accent);
    }
    let middle = pos2(rect.left() + sign / 2.0 + 1.0, rect.center().y);
    if done {
        let size = 5.0 * scale;
        let corners = [vec2(-1.0, 0.0), vec2(-0.3, 0.7), vec2(1.0, -0.8)].map(|it| middle + size * it);
        ui.painter().line(corners.to_vec(), Stroke::new(2.0 * scale, palette.accent));
    } else {
        ui.painter().circle_stroke(middle, 4.0 * scale, Stroke::new(1.0, palette.line));
    }
    ui.painter().galley(pos2(rect.left() + sign, rect.center().y - text.size().y / 2.0), text, colour);
    response
}
