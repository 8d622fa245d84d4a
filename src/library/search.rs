//! Search for a game by a word and by its traits. The traits follow from its clauses; its length, from random games.

use super::map::MapView;
use crate::library::state::LibraryMut;
use crate::playback::GameContext;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy_egui::egui::text::CCursorRange;
use bevy_egui::egui::{
    self, Align, Button, ComboBox, Key, Layout, Modifiers, RichText, TextEdit, TextWrapMode, Ui, vec2,
};
use mancala::rules::{Catalogue, Settings};
use naqala_core::library::{AT_A_TIME, Entry, Filter, FilterValue, Length};
use naqala_core::search::playout::{GAMES, length};
use naqala_core::words::{Arg, Words};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

/// State of the keyboard in the search field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enter {
    /// `true` if the keyboard is there, so that one of the games listed is chosen.
    pub choosing: bool,
    /// `true` if another one has just been chosen.
    pub moved: bool,
    /// `true` if the chosen one is to be begun.
    pub pressed: bool,
}

/// The search field, how many games of all are found, and a way back to all. `listed`: how many can be chosen from.
pub fn head(
    ui: &mut Ui,
    view: &GameContext<'_>,
    memory: &mut LibraryMut<'_>,
    found: usize,
    all: usize,
    listed: usize,
) -> Enter {
    let enter = word(ui, view, memory, listed);
    let small = |ui: &Ui, text: String| RichText::new(text).font(style::font(ui, FontRole::Small));
    ui.horizontal_wrapped(|ui| {
        let asked = memory.tab.filter.asked();
        let label = view.words.label_with("finder-filters", &[("asked", Arg::from(asked))]);
        let open = memory.tab.filters_open;
        if ui.selectable_label(open || asked > 0, small(ui, label)).clicked() {
            memory.tab.filters_open = !open;
        }
        if ui.add(Button::new(small(ui, view.words.label("atlas-open"))).frame_when_inactive(false)).clicked() {
            memory.dialog.open(MapView::default());
        }
        let args = [("found", Arg::from(found)), ("all", Arg::from(all))];
        let count = view.words.label_with("finder-found", &args);
        end_row_before(ui, &count);
        ui.label(small(ui, count).color(Palette::of(ui).soft));
        if asked > 0 || !memory.tab.search.is_empty() {
            let label = view.words.label("finder-clear");
            end_row_before(ui, &label);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.link(small(ui, label)).clicked() {
                    memory.tab.filter = Filter::default();
                    memory.tab.search.clear();
                }
            });
        }
    });
    ui.add_space(2.0);
    enter
}

/// Begins another row where small text has no room in this one.
fn end_row_before(ui: &mut Ui, text: &str) {
    let font = style::font(ui, FontRole::Small);
    let wide = ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE).size().x;
    if ui.available_size_before_wrap().x < wide + 1.0 {
        ui.end_row();
    }
}

fn word(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LibraryMut<'_>, listed: usize) -> Enter {
    let chosen_before = memory.tab.chosen;
    let field = TextEdit::singleline(&mut memory.tab.search)
        .id_salt("search")
        .hint_text(view.words.label("game-search-hint"))
        .margin(egui::Margin::symmetric(10, 7))
        .char_limit(100)
        .desired_width(f32::INFINITY);
    let mut shown = crate::ui::right_to_left::field(ui, field);
    let response = widgets::named(ui, shown.response.response, view.words.label("game-search-hint"));
    if std::mem::take(&mut memory.tab.focus_search) {
        response.request_focus();
        // What was looked for last gives way to what is typed now.
        let whole = CCursorRange::select_all(&shown.galley);
        shown.state.cursor.set_char_range(Some(whole));
        shown.state.store(ui.ctx(), response.id);
    }
    let pressed = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.changed() {
        memory.tab.chosen = 0;
    }
    if response.has_focus() {
        let steps = ui.input_mut(|input| {
            let mut times = |key| input.count_and_consume_key(Modifiers::NONE, key) as isize;
            times(Key::ArrowDown) - times(Key::ArrowUp)
        });
        memory.tab.chosen = memory.tab.chosen.saturating_add_signed(steps);
    }
    memory.tab.chosen = memory.tab.chosen.min(listed.saturating_sub(1));
    let choosing = response.has_focus() || pressed;
    tooltips::above(ui, response, view.words.label("game-search"));
    Enter { choosing, moved: memory.tab.chosen != chosen_before, pressed }
}

/// A list narrower than this, in points at text size 1, has a line to itself.
const NARROW: f32 = 140.0;

/// Draws the filters, two to a line where there is room.
pub fn filters(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LibraryMut<'_>, entries: &[Arc<Entry>]) {
    if !memory.tab.filters_open {
        return;
    }
    let tab = &mut *memory.tab;
    let search = &tab.search;
    let searched: Vec<&Entry> = entries.iter().map(Arc::as_ref).filter(|entry| entry.matches(search)).collect();
    let finder = Finder { words: &view.words, entries: searched, all: entries };
    let (filter, lengths) = (&mut tab.filter, &mut tab.lengths);
    let (gap, whole) = (6.0, ui.available_width());
    let half = ((whole - gap) / 2.0).floor();
    let width = if half < NARROW * style::scale(ui) { whole } else { half };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 4.0 * style::scale(ui));
        ui.horizontal_wrapped(|ui| {
            finder.choice(ui, width, "finder-rows", filter, lengths, |filter| &mut filter.form);
            finder.choice(ui, width, "finder-laps", filter, lengths, |filter| &mut filter.laps);
            finder.choice(ui, width, "finder-capture", filter, lengths, |filter| &mut filter.capture);
            finder.choice(ui, width, "finder-players", filter, lengths, |filter| &mut filter.players);
            let opened = finder.choice(ui, width, "finder-length", filter, lengths, |filter| &mut filter.length);
            if (opened || filter.length.is_some()) && lengths.len() < entries.len() {
                measure(ui, &memory.variants.0, entries, lengths);
            }
            finder.choice(ui, width, "finder-grade", filter, lengths, |filter| &mut filter.grade);
            finder.choice(ui, width, "finder-region", filter, lengths, |filter| &mut filter.region);
            finder.choice(ui, width, "finder-place", filter, lengths, |filter| &mut filter.place);
        });
    });
    ui.add_space(6.0);
}

/// Works out the traits of games as soon as they are asked for, those of user variants a few at a time. Returns `true`
/// when that is done.
pub fn look_into(view: &GameContext<'_>, memory: &LibraryMut<'_>, entries: &[Arc<Entry>]) -> bool {
    let wanted = memory.tab.filters_open || memory.tab.filter.asked() > 0;
    let begun = Instant::now();
    let missing = |entry: &&Arc<Entry>| wanted && !entry.is_known();
    entries.iter().filter(missing).all(|entry| {
        let has_time = !entry.own || begun.elapsed() < AT_A_TIME;
        has_time.then(|| entry.look_into(&memory.variants.0, &view.words)).is_some()
    })
}

/// Plays a few games by chance of every game whose length is not known yet, of the user's own a few at a time.
fn measure(ui: &Ui, catalogue: &Catalogue, entries: &[Arc<Entry>], lengths: &mut BTreeMap<String, Length>) {
    let begun = Instant::now();
    for entry in entries {
        if lengths.contains_key(&entry.id) {
            continue;
        }
        if entry.own && begun.elapsed() > AT_A_TIME {
            ui.ctx().request_repaint();
            break;
        }
        if let Ok(rules) = catalogue.rules(&entry.id, &Settings::new()) {
            lengths.insert(entry.id.clone(), Length::of(length(&rules)));
        }
    }
}

/// The games among which a filter chooses.
struct Finder<'a> {
    words: &'a Words,
    /// Those that hold the word searched for.
    entries: Vec<&'a Entry>,
    all: &'a [Arc<Entry>],
}

impl Finder<'_> {
    /// A list of what can be asked for, each with the number of games there would then be. Tells whether it is open.
    fn choice<W: FilterValue>(
        &self,
        ui: &mut Ui,
        width: f32,
        subject: &str,
        filter: &mut Filter,
        lengths: &BTreeMap<String, Length>,
        part: impl Fn(&mut Filter) -> &mut Option<W>,
    ) -> bool {
        let palette = Palette::of(ui);
        let chosen = part(filter).clone();
        let title = self.words.label(subject);
        let any = self.words.label("finder-any");
        let shown = chosen.as_ref().map_or_else(|| any.clone(), |chosen| chosen.name(self.words));
        let colour = if chosen.is_some() { palette.accent } else { palette.ink };
        let args = [("subject", Arg::from(title.as_str())), ("chosen", Arg::from(shown))];
        let text = self.words.label_with("finder-choice", &args);
        let mut wanted = None;
        let list = |ui: &mut Ui| {
            for offer in std::iter::once(None).chain(W::offered(self.all).into_iter().map(Some)) {
                let mut with = filter.clone();
                part(&mut with).clone_from(&offer);
                let found = self.entries.iter().filter(|entry| with.matches(entry, lengths)).count();
                let name = offer.as_ref().map_or_else(|| any.clone(), |offer| offer.name(self.words));
                let args = [("name", Arg::from(name)), ("found", Arg::from(found))];
                let is_chosen = offer == chosen;
                let button = Button::selectable(is_chosen, self.words.label_with("finder-offer", &args));
                if style::add_if(ui, found > 0 || is_chosen, button).clicked() {
                    wanted = Some(offer);
                }
            }
        };
        let combo = ComboBox::from_id_salt(subject)
            .width(width)
            .height(ui.ctx().content_rect().height() * 0.6)
            .wrap_mode(TextWrapMode::Truncate)
            .selected_text(RichText::new(&text).font(style::font(ui, FontRole::Small)).color(colour));
        let room = vec2(width, ui.spacing().interact_size.y);
        let shown = ui.allocate_ui(room, |ui| {
            ui.set_max_width(width);
            combo.show_ui(ui, list)
        });
        let shown = shown.inner;
        let open = shown.inner.is_some();
        let response = widgets::named(ui, shown.response, &text);
        if subject == "finder-length" {
            let how = self.words.label_with("finder-length-how", &[("games", Arg::from(GAMES))]);
            tooltips::above(ui, response, how);
        }
        if let Some(wanted) = wanted {
            *part(filter) = wanted;
        }
        open
    }
}
