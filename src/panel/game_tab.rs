//! Finding a game: the search field and the list of everything in the catalogue. Choosing one opens its options.

use super::state::{Draft, Entry};
use super::style::{self, Palette, Type};
use super::view::{Memory, View};
use super::{begin, finder, options};
use crate::game::wish::Wish;
use crate::words::Arg;
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, Rect, Response, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2,
    style::ScrollAnimation, vec2,
};

/// Shows the list of games, or the game whose options are open.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    match memory.state.draft.take() {
        Some(draft) => options::show(ui, view, memory, draft),
        None => list(ui, view, memory),
    }
}

fn list(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    let entries = memory.state.catalogue.entries(view.catalogue);
    let state = &memory.state;
    let is_found = |entry: &&Entry| entry.matches(&state.search) && state.filter.matches(entry, &state.lengths);
    let found: Vec<&Entry> = entries.iter().filter(is_found).collect();
    let (mut opened, mut wish) = (None, None);
    let cramped = begin::is_cramped(ui);
    let head = |ui: &mut Ui, memory: &mut Memory<'_>| {
        let opened = finder::head(ui, view, memory, &found, entries.len());
        (opened, unfinished(ui, view, memory))
    };
    let before = (memory.state.filters_open, memory.state.search.len());
    if !cramped {
        (opened, wish) = head(ui, memory);
    }
    let mut games = ScrollArea::vertical().id_salt("games").auto_shrink(false);
    if (memory.state.filters_open, memory.state.search.len()) != before {
        // Filters lie above the games, and of what is found the first is to be seen.
        games = games.vertical_scroll_offset(0.0);
    }
    games.show(ui, |ui| {
        if cramped {
            (opened, wish) = head(ui, memory);
        }
        finder::filters(ui, view, memory, &entries);
        if found.is_empty() {
            ui.add_space(12.0);
            let none = view.words.label("game-none-found");
            ui.label(RichText::new(none).color(Palette::of(ui).soft));
        }
        ui.spacing_mut().item_spacing.y = 2.0 * style::scale(ui);
        let on_table = &view.rules().id;
        let searched = memory.state.filters_open || !memory.state.search.is_empty();
        let top = ui.min_rect().top();
        for entry in &found {
            let is_on_table = entry.id == *on_table;
            let response = entry_ui(ui, view, entry, is_on_table);
            if response.clicked() {
                opened = Some(entry.id.clone());
            }
            let down = response.rect.top() - top;
            let stayed = |(id, before): &(String, f32)| id == on_table && (down - before).abs() < 1.0;
            if is_on_table && !searched && !memory.state.scrolled_to_game.as_ref().is_some_and(stayed) {
                response.scroll_to_me_animation(Some(Align::Center), ScrollAnimation::none());
                memory.state.scrolled_to_game = Some((on_table.clone(), down));
            }
        }
    });
    if let Some(id) = opened {
        memory.state.draft = Some(draft_of(view, &id));
    }
    wish.into_iter().collect()
}

/// Offers the game that was not finished when the program was last closed.
fn unfinished(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Option<Wish> {
    let path = memory.state.unfinished.clone()?;
    let label = view.words.label("game-continue");
    let wanted = ui.add(egui::Button::new(label).wrap().min_size(vec2(ui.available_width(), 0.0))).clicked();
    if wanted {
        memory.state.unfinished = None;
    }
    wanted.then_some(Wish::Open(path))
}

/// A game with its options as usual; the one on the table with its options as they are.
fn draft_of(view: &View<'_>, id: &str) -> Draft {
    let mut draft = Draft::new(id, view.names());
    if let Some(variant) = view.catalogue.variant(id).filter(|_| view.rules().id == id) {
        let preset = options::preset_of(variant, id);
        draft.settings = view.rules().settings.clone();
        draft.settings.retain(|option, value| {
            variant.options.iter().any(|it| it.id == *option && options::usual(it, preset) != *value)
        });
    }
    draft
}

/// One game in the list, to be clicked.
fn entry_ui(ui: &mut Ui, view: &View<'_>, entry: &Entry, on_table: bool) -> Response {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let indent = if entry.of.is_some() { 18.0 * scale } else { 0.0 };
    let width = ui.available_width();
    let text_width = (width - indent - 20.0 * scale).max(20.0);
    let name = ui.painter().layout(entry.name.clone(), style::font(ui, Type::Body), palette.ink, text_width);
    let facts = ui.painter().layout(facts(view, entry), style::font(ui, Type::Small), palette.soft, text_width);
    let height = name.size().y + facts.size().y + 14.0 * scale;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, on_table, &entry.name));
    if ui.is_rect_visible(rect) {
        let fill = match (on_table, response.hovered() || response.has_focus()) {
            (_, true) => style::mix(palette.ground, palette.accent, 0.16),
            (true, false) => style::mix(palette.ground, palette.accent, 0.08),
            (false, false) => Color32::TRANSPARENT,
        };
        let rect = Rect::from_min_max(pos2(rect.left() + indent, rect.top()), rect.max);
        ui.painter().rect_filled(rect, CornerRadius::ZERO, fill);
        if on_table {
            let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.accent);
        }
        if response.has_focus() {
            style::ring(ui, rect, palette.accent);
        }
        let at = rect.min + vec2(10.0, 6.0) * scale;
        let below = at + vec2(0.0, name.size().y + 2.0 * scale);
        ui.painter().galley(at, name, palette.ink);
        ui.painter().galley(below, facts, palette.soft);
    }
    if on_table { response.on_hover_text(view.words.label("game-on-table")) } else { response }
}

fn facts(view: &View<'_>, entry: &Entry) -> String {
    let board = entry.board.map(|(rows, columns, seeds)| board_facts(view, rows, columns, seeds));
    let place = entry.of.is_none().then(|| entry.place.clone());
    let parts: Vec<String> = board.into_iter().chain(place).filter(|part| !part.is_empty()).collect();
    parts.join("\u{a0}· ")
}

/// `2 × 6 pits, 48 seeds`.
pub(super) fn board_facts(view: &View<'_>, rows: u8, columns: u8, seeds: u32) -> String {
    let args = [
        ("rows", Arg::from(usize::from(rows))),
        ("columns", Arg::from(usize::from(columns))),
        ("seeds", Arg::from(seeds as usize)),
    ];
    view.words.label_with("game-board", &args)
}
