//! Finding a game: the search field and the list of everything in the catalogue. Choosing one opens its options.

use super::row::{Heights, Row};
use super::search::{self, Enter};
use super::{diagnostics, options, start_button};
use crate::library::GameSetup;
use crate::library::state::LibraryMut;
use crate::playback::GameContext;
use crate::record::SavedGamesCommand;
use crate::record::saved_games_dialog;
use crate::ui::Action;
use crate::ui::PanelTarget;
use crate::ui::WindowCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::Tab;
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy::prelude::InMut;
use bevy_egui::egui::{
    Align, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, Vec2, pos2, style::ScrollAnimation, vec2,
};
use mancala::rules::Catalogue;
use naqala_core::library::{Entry, Shelf, find, shelves};
use naqala_core::session::Purpose;
use naqala_core::words::Arg;
use std::collections::HashMap;
use std::sync::Arc;

/// Shows the list of games, or the game whose options are open.
pub fn show(InMut(ui): InMut<Ui>, view: GameContext, mut memory: LibraryMut) -> Vec<Action> {
    match memory.tab.draft.take() {
        Some(draft) => options::show(ui, &view, &mut memory, draft),
        None => list(ui, &view, &mut memory),
    }
}

fn list(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LibraryMut<'_>) -> Vec<Action> {
    let (entries, complete) = memory.tab.catalogue.entries(&view.words, &memory.variants.0);
    if !complete || !search::look_into(view, memory, &entries) {
        ui.ctx().request_repaint();
    }
    let state = &memory.tab;
    let found = find(&entries, &state.search, &state.filter, &state.lengths);
    let searched = !state.search.trim().is_empty();
    let shelves = match state.filter.like_among(&entries) {
        Some(like) => vec![Shelf::of_likes(&view.words, like, &found)],
        None => shelves(&view.words, &found, searched || state.filters_open),
    };
    let listed: Vec<&Entry> = shelves.iter().flat_map(|shelf| shelf.games.iter().copied()).collect();
    let cramped = start_button::is_cramped(ui);
    let mut actions = Vec::new();
    let mut enter = Enter::default();
    let head = |ui: &mut Ui, memory: &mut LibraryMut<'_>| {
        search::head(ui, view, memory, found.len(), entries.len(), listed.len())
    };
    let before = (memory.tab.filters_open, memory.tab.search.len());
    if !cramped {
        enter = head(ui, memory);
    }
    let mut games = ScrollArea::vertical().id_salt("games").auto_shrink(false);
    let filter = memory.tab.filter.clone();
    let filtered = memory.tab.filter_listed.replace(filter);
    let is_other = filtered.is_some_and(|filter| filter != memory.tab.filter);
    if is_other || (memory.tab.filters_open, memory.tab.search.len()) != before {
        // Filters lie above the games, and of what is found the first is to be seen.
        games = games.vertical_scroll_offset(0.0);
    }
    let mut opened = None;
    games.show(ui, |ui| {
        if cramped {
            enter = head(ui, memory);
        }
        search::filters(ui, view, memory, &entries);
        if !searched && !memory.tab.filters_open {
            diagnostics::show(ui, view, &memory.own);
            actions.extend(unfinished(ui, view, memory, &entries));
            if saved_games_dialog::link(ui, &view.words, &memory.saved_games) {
                actions.push(WindowCommand::Show(PanelTarget::Collection).into());
            }
        }
        if found.is_empty() {
            ui.add_space(12.0);
            let none = view.words.label("game-none-found");
            ui.label(RichText::new(none).color(Palette::of(ui).soft));
        }
        ui.spacing_mut().item_spacing.y = 2.0 * style::scale(ui);
        opened = shelves_ui(ui, view, memory, &shelves, enter);
    });
    if let Some(game) = listed.get(memory.tab.chosen).filter(|_| enter.pressed) {
        memory.side_panel.tab = Tab::Rules;
        let draft = &mut draft_of(view, &memory.variants.0, &game.id);
        actions.extend(options::begun(view, &memory.variants.0, &memory.preferences, draft));
    } else if let Some(id) = opened {
        memory.tab.at_beginners = false;
        memory.tab.draft = Some(draft_of(view, &memory.variants.0, &id));
    }
    actions
}

/// Shows the games. Gives the one that was clicked.
fn shelves_ui(
    ui: &mut Ui,
    view: &GameContext<'_>,
    memory: &mut LibraryMut<'_>,
    shelves: &[Shelf<'_>],
    enter: Enter,
) -> Option<String> {
    let mut opened = None;
    let on_table = &view.rules().id;
    let mut beginners_sought = std::mem::take(&mut memory.tab.beginners_sought);
    // A game that is played is found where one left it; who has played nothing yet begins at the top.
    let state = &memory.tab;
    let is_plain =
        !state.filters_open && state.search.is_empty() && !state.at_beginners && !memory.unfinished.is_offered;
    let scrolls = view.current.purpose == Purpose::Play && is_plain;
    let top = ui.min_rect().top();
    let mut index = 0;
    let rows: usize = shelves.iter().map(|shelf| shelf.games.len()).sum();
    let (width, scale) = (ui.available_width(), style::scale(ui));
    let before = memory.tab.heights.take().filter(|before| (before.width, before.scale) == (width, scale));
    let mut heights = (rows > MANY).then(|| before.unwrap_or(Heights { width, scale, known: HashMap::new() }));
    for (at, shelf) in shelves.iter().enumerate() {
        if let Some(text) = &shelf.heading {
            let heading = heading(ui, text);
            if shelf.twice && std::mem::take(&mut beginners_sought) {
                heading.scroll_to_me_animation(Some(Align::Min), ScrollAnimation::none());
            }
        }
        for entry in &shelf.games {
            let is_on_table = entry.id == *on_table;
            let chosen = enter.choosing && index == memory.tab.chosen;
            let known = heights.as_ref().and_then(|heights| heights.known.get(&(at, entry.id.clone())).copied());
            if let Some(height) = known.filter(|height| !is_on_table && !chosen && is_out_of_sight(ui, *height)) {
                ui.allocate_space(vec2(ui.available_width(), height));
                index += 1;
                continue;
            }
            let mut response = Row { is_on_table, chosen, ..row_of(view, entry, shelf.apart) }.show(ui);
            if let Some(heights) = &mut heights {
                heights.known.insert((at, entry.id.clone()), response.rect.height());
            }
            if is_on_table {
                response = tooltips::beside(ui, response, view.words.label("game-on-table"));
            }
            if response.clicked() {
                memory.tab.opened_for_beginners = Some(entry.id.clone()).filter(|_| shelf.twice);
                opened = Some(entry.id.clone());
            }
            if chosen && enter.moved {
                response.scroll_to_me_animation(None, ScrollAnimation::none());
            }
            index += 1;
            let down = response.rect.top() - top;
            // Rows out of sight are as high as they were to within half a point.
            let leeway = 1.0 + 0.5 * index as f32;
            let stayed = |(id, before): &(String, f32)| id == on_table && (down - before).abs() < leeway;
            // It is found on the shelf from which it was opened.
            let for_beginners = memory.tab.opened_for_beginners.as_ref() == Some(on_table);
            if is_on_table
                && shelf.twice == for_beginners
                && scrolls
                && !memory.tab.scrolled_to_game.as_ref().is_some_and(stayed)
            {
                response.scroll_to_me_animation(Some(Align::Center), ScrollAnimation::none());
                memory.tab.scrolled_to_game = Some((on_table.clone(), down));
            }
        }
    }
    memory.tab.heights = heights;
    opened
}

/// Row of a game, with `apart` if it does not stand below the game of which it is a variant.
fn row_of<'a>(view: &GameContext<'_>, entry: &'a Entry, apart: bool) -> Row<'a> {
    Row {
        name: &entry.name,
        own_name: entry.own_name.as_deref(),
        facts: facts(view, entry, apart),
        board: Some(&entry.board),
        indented: entry.of.is_some() && !apart,
        is_on_table: false,
        chosen: false,
    }
}

/// Of more rows than this only those in sight are worked out in every frame.
const MANY: usize = 150;

/// Returns whether what comes next, of this height, lies beyond the edges of what is seen.
fn is_out_of_sight(ui: &Ui, height: f32) -> bool {
    let (top, seen) = (ui.cursor().top(), ui.clip_rect());
    top > seen.bottom() || top + height < seen.top()
}

/// Most unfinished games listed before the user asks for all of them.
const FEW: usize = 3;

/// Offers the games that are not over.
fn unfinished(
    ui: &mut Ui,
    view: &GameContext<'_>,
    memory: &mut LibraryMut<'_>,
    entries: &[Arc<Entry>],
) -> Option<Action> {
    let games = &memory.unfinished.games;
    if games.is_empty() {
        return None;
    }
    heading(ui, &view.words.label("game-unfinished"));
    let mut action = None;
    let listed = if memory.tab.all_unfinished { games.len() } else { games.len().min(FEW) };
    for game in &games[..listed] {
        let mut facts = view.words.label_with("game-moves-made", &[("moves", Arg::from(game.moves))]);
        let date = view.words.date(&game.date);
        if !date.is_empty() {
            let begun = view.words.label_with("game-begun", &[("date", Arg::from(date))]);
            facts.push_str(&format!("\u{a0}· {begun}"));
        }
        let entry = entries.iter().find(|entry| entry.id == game.id);
        let row = Row { name: view.words.text(&game.name), facts, board: entry.map(|it| &*it.board), ..Row::default() };
        let close = Vec2::splat(26.0 * style::scale(ui));
        let room = ui.available_width() - close.x - 4.0;
        let taken_up = ui.scope(|ui| {
            ui.set_max_width(room);
            row.show(ui)
        });
        let taken_up = tooltips::beside(ui, taken_up.inner, view.words.label("game-take-up"));
        if taken_up.clicked() {
            action = Some(SavedGamesCommand::Resume(game.path.clone()).into());
        }
        let beside = pos2(taken_up.rect.right() + 4.0 + close.x / 2.0, taken_up.rect.center().y);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(Rect::from_center_size(beside, close)));
        let label = view.words.label("game-remove");
        let remove = icons::sized_button(&mut ui, Icon::Close, &label, 26.0);
        if widgets::named(&ui, remove, format!("{label}: {}", view.words.text(&game.name))).clicked() {
            action = Some(SavedGamesCommand::Remove(game.path.clone()).into());
        }
    }
    if listed < games.len() {
        let label = view.words.label_with("game-unfinished-all", &[("games", Arg::from(games.len()))]);
        if ui.link(RichText::new(label).font(style::font(ui, FontRole::Small))).clicked() {
            memory.tab.all_unfinished = true;
        }
    }
    action
}

/// A heading in the list.
fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(6.0 * style::scale(ui));
    let accent = Palette::of(ui).accent;
    style::heading(ui, RichText::new(text).color(accent).strong(), FontRole::Small)
}

/// A game with its options as usual; the one on the table with its options as they are.
pub(crate) fn draft_of(view: &GameContext<'_>, catalogue: &Catalogue, id: &str) -> GameSetup {
    let is_played = view.rules().id == id && view.current.purpose == Purpose::Play;
    let mut draft = GameSetup::new(id, is_played.then(|| view.current.seated()));
    if let Some(variant) = catalogue.variant(id).filter(|_| view.rules().id == id) {
        let preset = variant.preset_of(id);
        draft.settings = view.rules().settings.clone();
        draft.settings.retain(|option, value| {
            variant.options.iter().any(|it| it.id == *option && it.default_in(preset) != *value)
        });
    }
    draft
}

/// Of what game it is a sibling if it stands apart from that, its board, its place.
fn facts(view: &GameContext<'_>, entry: &Entry, apart: bool) -> String {
    let of = entry.of.as_ref().filter(|of| apart && **of != entry.name);
    let of = of.map(|of| view.words.label_with("game-of", &[("game", Arg::from(of.as_str()))]));
    let board = Some(view.words.board_facts(entry.board.rows, entry.board.columns, entry.board.total));
    let own = (entry.own && apart && entry.of.is_none()).then(|| view.words.label("workshop-games"));
    let place = entry.of.is_none().then(|| entry.place.clone());
    let parts = own.into_iter().chain(of).chain(board).chain(place).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\u{a0}· ")
}
