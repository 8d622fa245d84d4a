//! Tooltips, placed so that they hide nothing to press next.

use bevy_egui::egui::{PopupAnchor, Rect, RectAlign, Response, Tooltip, Ui, WidgetText, pos2};

/// Speaks of something in a row above the row, or above the rows where there are several.
pub fn above(ui: &Ui, response: Response, text: impl Into<WidgetText>) -> Response {
    let rect = response.rect;
    let top = if ui.layout().is_horizontal() { ui.min_rect().top().min(rect.top()) } else { rect.top() };
    let anchor = Rect::from_min_max(pos2(rect.left(), top), rect.max);
    show(&response, RectAlign::TOP_START, anchor, text);
    response
}

/// Speaks of something that stands by itself, below it.
pub fn below(response: Response, text: impl Into<WidgetText>) -> Response {
    show(&response, RectAlign::BOTTOM_START, response.rect, text);
    response
}

/// Speaks of a line of a list beside the list.
pub fn beside(ui: &Ui, response: Response, text: impl Into<WidgetText>) -> Response {
    let rect = response.rect;
    let anchor = Rect::from_min_max(pos2(ui.max_rect().left().min(rect.left()), rect.top()), rect.max);
    show(&response, RectAlign::LEFT, anchor, text);
    response
}

/// Speaks of the point of something long that the pointer is at, above it.
pub fn at_pointer(response: Response, text: impl Into<WidgetText>) -> Response {
    let rect = response.rect;
    let x = response.hover_pos().map_or(rect.left(), |pointer| pointer.x);
    let anchor = Rect::from_min_max(pos2(x, rect.top()), pos2(x, rect.bottom()));
    show(&response, RectAlign::TOP_START, anchor, text);
    response
}

fn show(response: &Response, align: RectAlign, anchor: Rect, text: impl Into<WidgetText>) {
    if is_covered(response) {
        return;
    }
    let mut tooltip = Tooltip::for_enabled(response);
    tooltip.popup = tooltip.popup.align(align).anchor(PopupAnchor::ParentRect(anchor));
    tooltip.show(|ui| ui.label(text));
}

/// Tells whether a dialog has opened before something since it was pointed at: egui would go on speaking of it while the
/// pointer rests.
pub fn is_covered(response: &Response) -> bool {
    !response.ctx.memory(|memory| memory.allows_interaction(response.layer_id))
}
