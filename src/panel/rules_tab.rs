//! The rule page of the game on the table, with the clause at work lit up and kept in view.

use super::diagram;
use super::sight::Sight;
use super::state::Memory;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::rules::Cause;
use crate::words::{Line, Page};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, Frame, Margin, Rect, RichText, ScrollArea, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};
use egui::style::ScrollAnimation;
use std::sync::Arc;

/// Shows the page: another game's from its top, and wherever the clause at work has come out of sight, with that.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) {
    let page = memory.state.page.page(view.words, view.game.rules());
    let at_work = view.clause_at_work();
    let (room, scale, pass) = (ui.available_size(), style::scale(ui), ui.ctx().cumulative_pass_nr());
    let sight = Sight { page: Arc::clone(&page), at_work, room, scale, pass };
    let before = memory.state.rules_sight.take();
    let stays = before.as_ref().is_some_and(|before| sight.follows(before));
    let is_known = before.is_some_and(|before| Arc::ptr_eq(&before.page, &page));
    let mut area = ScrollArea::vertical().id_salt("rules").auto_shrink(false);
    if !is_known {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        let found = page_ui(ui, view, &page, at_work);
        let sought = found.filter(|_| !stays).map(|rect| rect.expand2(vec2(0.0, 4.0)));
        let seen = |rect: Rect| {
            let seen = ui.clip_rect().y_range();
            seen.contains(rect.top()) && seen.contains(rect.bottom())
        };
        if let Some(rect) = sought.filter(|&rect| !seen(rect)) {
            let animation = match memory.preferences.reduced_motion {
                true => ScrollAnimation::none(),
                false => ScrollAnimation::default(),
            };
            ui.scroll_to_rect_animation(rect, Some(Align::Center), animation);
        }
    });
    memory.state.rules_sight = Some(sight);
}

/// Shows title, summary of what was changed, and sections; tells where the lit line is. A clause that
/// is spoken of twice is lit twice; its own section comes after the summary, so the last place counts.
fn page_ui(ui: &mut Ui, view: &View<'_>, page: &Arc<Page>, at_work: Option<Cause>) -> Option<Rect> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    ui.spacing_mut().item_spacing.y = 2.0 * scale;
    ui.label(RichText::new(&page.title).font(style::font(ui, Type::Title)).color(palette.ink));
    let changed = page.sections.iter().flat_map(|section| &section.lines).filter(|line| line.changed.is_some()).count();
    if changed > 0 {
        let note = view.words.label_with("rules-changed", &[("count", crate::words::Arg::from(changed))]);
        ui.label(RichText::new(note).font(style::font(ui, Type::Small)).color(palette.accent));
    }
    ui.add_space(8.0 * scale);
    diagram::show(ui, view.rules(), view.words);
    let at_work = at_work.map(|cause| page.told_by(cause));
    let mut found = None;
    for section in &page.sections {
        ui.add_space(12.0 * scale);
        ui.label(RichText::new(&section.heading).font(style::font(ui, Type::Heading)).color(palette.accent));
        ui.add_space(2.0 * scale);
        for line in &section.lines {
            let lit = line.clause.is_some() && line.clause == at_work;
            let rect = line_ui(ui, line, lit);
            if lit {
                found = Some(rect);
            }
        }
    }
    ui.add_space(24.0 * scale);
    found
}

fn line_ui(ui: &mut Ui, line: &Line, lit: bool) -> Rect {
    let palette = Palette::of(ui);
    let rect = Frame::new()
        .fill(if lit { palette.lit } else { Color32::TRANSPARENT })
        .inner_margin(Margin { left: 11, right: 6, top: 4, bottom: 4 })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let response = ui.label(style::paragraph(ui, &line.text));
            response.widget_info(|| WidgetInfo::selected(WidgetType::Label, true, lit, &line.text));
            if let Some(changed) = &line.changed {
                ui.label(RichText::new(changed).font(style::font(ui, Type::Small)).color(palette.accent).italics());
            }
        })
        .response
        .rect;
    let bar = if lit { Some(palette.lit_edge) } else { line.changed.as_ref().map(|_| palette.accent) };
    if let Some(colour) = bar {
        let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
        ui.painter().rect_filled(bar, CornerRadius::ZERO, colour);
    }
    rect
}
