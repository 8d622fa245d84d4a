//! Setting a game up: what it is, its siblings and presets, its options with their sentences, who plays. What is
//! chosen here applies to a new game; the one on the table is left as it is until then.

use super::game_tab::board_facts;
use super::icons::{self, Icon};
use super::moves_tab::player_field;
use super::state::{Draft, Tab};
use super::style::{self, Palette, Type};
use super::view::{Memory, View};
use crate::game::wish::Wish;
use crate::rules::variant::{About, OptionKind, Preset, Variant, VariantOption};
use crate::rules::{Rules, Settings, Side};
use bevy_egui::egui::{self, DragValue, Panel, RichText, ScrollArea, Ui, vec2};
use std::sync::Arc;

/// Shows the game being set up. Puts it back as what is open unless the list is wanted, or the game begins and its
/// rules are shown in its place.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>, mut draft: Draft) -> Vec<Wish> {
    let Some(variant) = view.catalogue.variant(&draft.id) else { return Vec::new() };
    if back(ui, view) {
        return Vec::new();
    }
    let checked = draft.check(view.catalogue).clone();
    let mut wishes = Vec::new();
    Panel::bottom("begin")
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::new().inner_margin(egui::Margin { top: 10, ..Default::default() }))
        .show(ui, |ui| wishes = begin(ui, view, &draft, &checked));
    ScrollArea::vertical().id_salt(("options", &variant.id)).auto_shrink(false).show(ui, |ui| {
        about_ui(ui, view, variant, &draft, checked.as_ref().ok());
        presets_ui(ui, view, variant, &mut draft);
        for option in &variant.options {
            option_ui(ui, view, option, variant, &mut draft);
        }
        heading(ui, &view.words.label("options-players"));
        player_field(ui, view, Side::South, &mut draft.south);
        player_field(ui, view, Side::North, &mut draft.north);
        sources_ui(ui, view, variant, preset_of(variant, &draft.id));
        ui.add_space(16.0);
    });
    if wishes.is_empty() {
        memory.state.draft = Some(draft);
    } else {
        memory.state.tab = Tab::Rules;
    }
    wishes
}

fn back(ui: &mut Ui, view: &View<'_>) -> bool {
    let label = view.words.label("options-back");
    ui.horizontal(|ui| {
        let arrow = icons::sized_button(ui, Icon::Back, &label, false, 26.0).clicked();
        let text = RichText::new(&label).color(Palette::of(ui).accent);
        arrow | ui.add(egui::Button::new(text).frame(false)).clicked()
    })
    .inner
}

/// The reason why these options do not go together, or the button that begins.
fn begin(ui: &mut Ui, view: &View<'_>, draft: &Draft, checked: &Result<Arc<Rules>, String>) -> Vec<Wish> {
    if let Err(reason) = checked {
        style::bad_card(ui).show(ui, |ui| {
            let palette = Palette::of(ui);
            ui.set_width(ui.available_width());
            ui.label(RichText::new(view.words.label("options-impossible")).color(palette.bad).strong());
            ScrollArea::vertical().id_salt("reason").max_height(120.0).show(ui, |ui| ui.label(reason));
        });
        ui.add_space(6.0);
    }
    let label = view.words.label("options-begin");
    let size = vec2(ui.available_width(), 38.0 * style::scale(ui));
    let button = style::main_button(ui, &label);
    if ui.add_enabled_ui(checked.is_ok(), |ui| ui.add_sized(size, button)).inner.clicked() {
        return vec![
            Wish::NewGame { id: draft.id.clone(), settings: draft.settings.clone() },
            Wish::Players { south: draft.south.clone(), north: draft.north.clone() },
        ];
    }
    Vec::new()
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(14.0 * style::scale(ui));
    ui.label(RichText::new(text).font(style::font(ui, Type::Heading)).color(Palette::of(ui).accent));
}

pub(super) fn preset_of<'a>(variant: &'a Variant, id: &str) -> Option<&'a Preset> {
    let (_, preset) = id.split_once('/')?;
    variant.presets.iter().find(|it| it.id == preset)
}

fn about_ui(ui: &mut Ui, view: &View<'_>, variant: &Variant, draft: &Draft, rules: Option<&Arc<Rules>>) {
    let palette = Palette::of(ui);
    let preset = preset_of(variant, &draft.id);
    let about = about_of(variant, preset);
    let name = preset.map_or(&variant.about.name, |preset| &preset.name);
    ui.label(RichText::new(name).font(style::font(ui, Type::Title)).color(palette.ink));
    let small = |text: String| RichText::new(text).font(style::font(ui, Type::Small)).color(palette.soft);
    let mut lines = Vec::new();
    if !about.also.is_empty() {
        lines.push(small(about.also.join(", ")));
    }
    let whence: Vec<&str> =
        [about.people.as_str(), about.place.as_str()].into_iter().filter(|it| !it.is_empty()).collect();
    lines.push(small(whence.join(" · ")));
    if let Some(rules) = rules {
        lines.push(small(board_facts(view, rules.board.rows, rules.board.columns, rules.board.total)));
    }
    for line in lines {
        ui.label(line);
    }
    if !about.summary.is_empty() {
        ui.add_space(4.0);
        ui.label(style::paragraph(ui, &about.summary));
    }
}

fn about_of<'a>(variant: &'a Variant, preset: Option<&'a Preset>) -> &'a About {
    preset.and_then(|preset| preset.about.as_ref()).unwrap_or(&variant.about)
}

/// The main game, its siblings and its presets.
fn presets_ui(ui: &mut Ui, view: &View<'_>, variant: &Variant, draft: &mut Draft) {
    if variant.presets.is_empty() {
        return;
    }
    heading(ui, &view.words.label("options-ways"));
    let ways = std::iter::once((variant.id.clone(), variant.about.name.clone()))
        .chain(variant.presets.iter().map(|preset| (format!("{}/{}", variant.id, preset.id), preset.name.clone())));
    for (id, name) in ways {
        if ui.radio(draft.id == id, name).clicked() && draft.id != id {
            *draft = Draft::new(&id, &draft.south, &draft.north);
        }
    }
}

/// The value at which an option stands unless changed here.
pub(super) fn usual(option: &VariantOption, preset: Option<&Preset>) -> String {
    let default = || match &option.kind {
        OptionKind::Choices(choices) => choices.first().map(|choice| choice.id.clone()).unwrap_or_default(),
        OptionKind::Number { default, .. } => default.to_string(),
    };
    preset.and_then(|preset| preset.set.get(&option.id).cloned()).unwrap_or_else(default)
}

fn option_ui(ui: &mut Ui, view: &View<'_>, option: &VariantOption, variant: &Variant, draft: &mut Draft) {
    let palette = Palette::of(ui);
    let usual = usual(option, preset_of(variant, &draft.id));
    let value = draft.settings.get(&option.id).cloned().unwrap_or_else(|| usual.clone());
    let changed = value != usual;
    ui.add_space(12.0 * style::scale(ui));
    let mut chosen = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let name = RichText::new(&option.name).strong().color(if changed { palette.accent } else { palette.ink });
        ui.label(name);
        if changed {
            let reset = RichText::new(view.words.label("options-reset")).font(style::font(ui, Type::Small));
            if ui.link(reset).clicked() {
                chosen = Some(usual.clone());
            }
        }
    });
    let name = &option.name;
    match &option.kind {
        OptionKind::Choices(choices) => {
            for choice in choices {
                if ui.radio(choice.id == value, &choice.text).clicked() {
                    chosen = Some(choice.id.clone());
                }
            }
        }
        OptionKind::Number { from, to, .. } => {
            let mut number: u16 = value.parse().unwrap_or(*from);
            ui.horizontal(|ui| {
                ui.spacing_mut().slider_width = (ui.available_width() - 76.0 * style::scale(ui)).clamp(40.0, 240.0);
                let response = ui.add(egui::Slider::new(&mut number, *from..=*to).show_value(false).step_by(1.0));
                response.widget_info(|| egui::WidgetInfo::slider(true, f64::from(number), name));
                let dragged = response.changed();
                let typed = ui.add(DragValue::new(&mut number).range(*from..=*to)).changed();
                if dragged || typed {
                    chosen = Some(number.to_string());
                }
            });
        }
    }
    if let Some(chosen) = chosen {
        choose(draft, option, chosen, &usual);
    }
}

/// Sets an option of a draft. What is as usual is not kept, so that a preset's name stays true.
fn choose(draft: &mut Draft, option: &VariantOption, value: String, usual: &str) {
    let mut settings: Settings = draft.settings.clone();
    if value == usual {
        settings.remove(&option.id);
    } else {
        settings.insert(option.id.clone(), value);
    }
    if settings != draft.settings {
        draft.settings = settings;
        draft.checked = None;
    }
}

fn sources_ui(ui: &mut Ui, view: &View<'_>, variant: &Variant, preset: Option<&Preset>) {
    let about = about_of(variant, preset);
    ui.add_space(12.0);
    let label = RichText::new(view.words.label("options-sources")).color(Palette::of(ui).soft);
    egui::CollapsingHeader::new(label).id_salt("sources").show(ui, |ui| {
        let palette = Palette::of(ui);
        let small = |ui: &mut Ui, text: &str| {
            if !text.is_empty() {
                ui.label(RichText::new(text).font(style::font(ui, Type::Small)).color(palette.soft));
            }
        };
        small(ui, &about.source);
        small(ui, &about.licence);
        for note in &about.notes {
            small(ui, note);
        }
    });
}
