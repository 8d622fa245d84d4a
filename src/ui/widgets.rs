//! Names and texts of the panel for screen readers, where they differ from what is drawn.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};

/// Names a widget for screen readers, in place of the name that its own text would give it.
pub fn named(ui: &Ui, response: Response, name: impl Into<String>) -> Response {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.into()));
    response
}

/// Says more of something than its name.
pub fn described(ui: &Ui, response: &Response, facts: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(facts));
}

/// Makes a text a heading, by which one goes through a page.
pub fn heading(ui: &Ui, response: Response, name: impl Into<String>) -> Response {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Heading));
    named(ui, response, name)
}

/// Has a text said as soon as it is there, and again when it changes.
pub fn by_itself(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Has something said by itself that does not stand there in these words. It takes no room.
pub fn unseen(ui: &Ui, heard: &str, at: Rect) {
    let place = Rect::from_min_size(at.min, Vec2::ZERO);
    let response = ui.interact(place, ui.unique_id().with("heard"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, heard));
    by_itself(ui, &response);
}
