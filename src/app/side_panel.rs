//! The side panel: its tabs and what is under them.

use super::panel_state::{PanelMut, Tab};
use super::view::View;
use crate::learn::outline;
use crate::library::tab;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::{learn, record, rules_page};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, CornerRadius, Rect, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Shows the tabs and the chosen one's contents.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut PanelMut<'_>) -> Vec<Action> {
    tabs(ui, view, memory);
    ui.add_space(8.0 * style::scale(ui));
    let steps = view.aside.and_then(|shown| shown.outline.as_deref());
    memory.state.games_wanted &= steps.is_some();
    match (memory.state.tab, steps) {
        (Tab::Learn, Some(steps)) => outline::show(ui, view, steps).into_iter().collect(),
        (Tab::Game, Some(steps)) if memory.state.draft.is_none() && !memory.state.games_wanted => {
            let label = view.words.label("options-back");
            memory.state.games_wanted = ui.link(label).clicked();
            outline::show(ui, view, steps).into_iter().collect()
        }
        (tab, _) => tab_contents(ui, view, memory, tab),
    }
}

fn tab_contents(ui: &mut Ui, view: &View<'_>, memory: &mut PanelMut<'_>, tab: Tab) -> Vec<Action> {
    match tab {
        Tab::Game => tab::show(ui, view, memory),
        Tab::Rules => rules_page::tab::show(ui, view, memory),
        Tab::Moves => record::tab::show(ui, view, memory),
        Tab::Learn => learn::tab::show(ui, view, memory),
    }
}

fn tabs(ui: &mut Ui, view: &View<'_>, memory: &mut PanelMut<'_>) {
    let scale = style::scale(ui);
    let palette = Palette::of(ui);
    let names = [
        (Tab::Game, view.words.label("tab-game")),
        (Tab::Rules, view.words.label("tab-rules")),
        (Tab::Moves, view.words.label("tab-moves")),
        (Tab::Learn, view.words.label("tab-learn")),
    ];
    let full = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 34.0 * scale));
    ui.painter().hline(full.x_range(), full.bottom() - 0.5, Stroke::new(1.0, palette.line));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let width = full.width() / names.len() as f32;
        for (tab, name) in names {
            let chosen = memory.state.tab == tab;
            if tab_ui(ui, &name, chosen, vec2(width, full.height())) {
                memory.state.tab = tab;
            }
        }
    });
}

fn tab_ui(ui: &mut Ui, name: &str, chosen: bool, size: egui::Vec2) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Tab);
        node.clear_toggled();
        node.set_selected(chosen);
    });
    let hot = response.hovered() || response.has_focus();
    let colour = if chosen {
        palette.accent
    } else if hot {
        palette.ink
    } else {
        palette.soft
    };
    let font = style::font(ui, FontRole::Heading);
    let text = RichText::new(name).font(font.clone());
    let galley = ui.painter().layout_no_wrap(text.text().to_owned(), font, colour);
    ui.painter_at(rect).galley(rect.center() - galley.size() / 2.0, galley, colour);
    if chosen || hot {
        let bar =
            Rect::from_min_max(pos2(rect.left() + 10.0, rect.bottom() - 3.0), pos2(rect.right() - 10.0, rect.bottom()));
        ui.painter().rect_filled(bar, CornerRadius::same(2), if chosen { palette.accent } else { palette.line });
    }
    if response.has_focus() {
        style::ring(ui, rect.shrink2(vec2(4.0, 2.0)), palette.accent);
    }
    response.clicked()
}
