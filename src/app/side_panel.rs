//! The side panel: its tabs and what is under them.

use crate::editor::page;
use crate::editor::session::RuleEditor;
use crate::learn::outline;
use crate::library::LibraryTab;
use crate::play::activity::Activity;
use crate::ui::Action;
use crate::ui::language::UiLanguage;
use crate::ui::run_view;
use crate::ui::slots::{self, Slot};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::{SidePanel, Tab};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, CornerRadius, Rect, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Shows the tabs and the chosen one's contents.
pub fn show(ui: &mut Ui, world: &mut World) -> Vec<Action> {
    run_view(world, tabs, ui);
    ui.add_space(8.0 * style::scale(ui));
    let shown = world.resource::<Activity>().shown();
    let has_steps = shown.is_some_and(|shown| shown.outline.is_some());
    let edits = shown.is_none() && world.resource::<RuleEditor>().bench().is_some();
    let tab = world.resource::<SidePanel>().tab;
    let mut library = world.resource_mut::<LibraryTab>();
    library.games_wanted &= has_steps;
    match tab {
        Tab::Learn if has_steps => run_view(world, outline::show, ui),
        Tab::Game if has_steps && library.draft.is_none() && !library.games_wanted => {
            let label = world.resource::<UiLanguage>().0.label("options-back");
            world.resource_mut::<LibraryTab>().games_wanted = ui.link(label).clicked();
            run_view(world, outline::show, ui)
        }
        Tab::Rules if edits => run_view(world, page::show, ui),
        tab => slots::show(world, Slot::Tab(tab), ui),
    }
}

fn tabs(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, mut side_panel: ResMut<SidePanel>) {
    let words = &language.0;
    let scale = style::scale(ui);
    let palette = Palette::of(ui);
    let names = [
        (Tab::Game, words.label("tab-game")),
        (Tab::Rules, words.label("tab-rules")),
        (Tab::Moves, words.label("tab-moves")),
        (Tab::Learn, words.label("tab-learn")),
    ];
    let full = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 34.0 * scale));
    ui.painter().hline(full.x_range(), full.bottom() - 0.5, Stroke::new(1.0, palette.line));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let width = full.width() / names.len() as f32;
        for (tab, name) in names {
            let chosen = side_panel.tab == tab;
            if tab_ui(ui, &name, chosen, vec2(width, full.height())) {
                side_panel.tab = tab;
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
