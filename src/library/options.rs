//! Setting up a game: its siblings and presets, its options with their sentences, its players. The choices here apply
//! to a new game; the one on the table is left as it is until then.

use super::game_page::{self, Chosen};
use super::start_button::{self, StartChoice, number_of_opening};
use crate::library::GameSetup;
use crate::library::state::LibraryMut;
use crate::play::PlayCommand;
use crate::play::PlayPreferences;
use crate::play::{clock, players_view};
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::Tab;
use crate::ui::widgets;
use bevy_egui::egui::{
    self, CornerRadius, DragValue, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::rules::variant::{About, Edit, OptionKind, Preset, Setting, Variant, VariantOption};
use mancala::rules::{Catalogue, Clause, List, Rules, Settings};
use naqala_core::words::Arg;
use std::hash::{BuildHasher, RandomState};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Shows the game being set up. Puts it back as what is open unless the list is wanted, or the game begins and its
/// rules are shown in its place.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LibraryMut<'_>, mut draft: GameSetup) -> Vec<Action> {
    let Some(variant) = memory.variants.0.variant(&draft.id).cloned() else { return Vec::new() };
    let variant = &*variant;
    let checked = draft.check(&memory.variants.0).clone();
    let (left, begins) = start_button::head(ui, view, &checked, |ui| back(ui, view));
    if left {
        return Vec::new();
    }
    let mut pressed = begins.then_some(StartChoice::AsItIs);
    let mut elsewhere = None;
    ui.add_space(6.0);
    let page = (if draft.reads_rules { "rules" } else { "options" }, &variant.id);
    ScrollArea::vertical().id_salt(page).auto_shrink(false).show(ui, |ui| {
        about_ui(ui, view, variant, &draft, checked.as_ref().ok());
        match game_page::buttons(ui, view, memory, &mut draft, checked.is_ok()) {
            Some(Chosen::Play) => pressed = Some(StartChoice::AsItIs),
            Some(Chosen::Other(actions)) => elsewhere = Some(actions),
            None => {}
        }
        if let (true, Ok(rules)) = (draft.reads_rules, &checked) {
            return game_page::rules(ui, view, memory, rules);
        }
        if start_button::shuffle(ui, view, variant, checked.is_ok()) {
            pressed = Some(StartChoice::Shuffled);
        }
        if let Ok(rules) = &checked {
            heading(ui, &view.words.label("options-players"));
            let mut players = draft.seated(view, &memory.preferences, rules);
            if let Some(mode) = players_view::modes(ui, &view.words, rules, &players) {
                (draft.mode, draft.players) = (Some(mode), None);
                players = draft.seated(view, &memory.preferences, rules);
            }
            if players_view::to_begin(ui, view, rules, &mut players) {
                draft.players = Some(players);
            }
            let mut control = memory.preferences.clock;
            if clock::choose(ui, &view.words, rules, &mut control) {
                memory.preferences.clock = control;
            }
        }
        presets_ui(ui, view, variant, &mut draft);
        options_ui(ui, view, variant, &mut draft);
        sources_ui(ui, view, variant, variant.preset_of(&draft.id));
        ui.add_space(16.0);
    });
    if pressed == Some(StartChoice::Shuffled) {
        shuffle(variant, &mut draft);
    }
    if let Some(actions) = elsewhere {
        return actions;
    }
    let actions = pressed.map(|_| begun(view, &memory.variants.0, &memory.preferences, &mut draft)).unwrap_or_default();
    match pressed {
        Some(StartChoice::AsItIs) => memory.side_panel.tab = Tab::Rules,
        // Another opening may be wanted after this one.
        Some(StartChoice::Shuffled) | None => memory.tab.draft = Some(draft),
    }
    actions
}

/// Returns the actions that begin a game that has been set up; none where its options do not go together.
pub(super) fn begun(
    view: &GameContext<'_>,
    catalogue: &Catalogue,
    preferences: &PlayPreferences,
    draft: &mut GameSetup,
) -> Vec<Action> {
    let Ok(rules) = draft.check(catalogue).clone() else { return Vec::new() };
    let players = draft.seated(view, preferences, &rules);
    vec![
        PlayCommand::NewGame { id: draft.id.clone(), settings: draft.settings.clone() }.into(),
        PlayCommand::Seat(players).into(),
    ]
}

/// Sets the number of the random opening to another one.
fn shuffle(variant: &Variant, draft: &mut GameSetup) {
    let Some(option) = number_of_opening(variant) else { return };
    let OptionKind::Number { from, to, .. } = option.kind else { return };
    let (value, usual) = values(option, variant, draft);
    choose(draft, option, another(from..=to, value.parse().unwrap_or(from)).to_string(), &usual);
}

fn back(ui: &mut Ui, view: &GameContext<'_>) -> bool {
    let (palette, scale) = (Palette::of(ui), style::scale(ui));
    let label = view.words.label("options-back");
    let letters = ui.painter().layout_no_wrap(label.clone(), style::font(ui, FontRole::Body), palette.accent);
    let (arrow, height) = (22.0 * style::picture_scale(ui), 30.0 * scale);
    let size = vec2(arrow + letters.size().x + 6.0, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.hovered() || response.has_focus() {
        let fill = style::mix(palette.ground, palette.accent, 0.14);
        ui.painter().rect_filled(rect, CornerRadius::same(6), fill);
    }
    if response.has_focus() {
        style::ring(ui, rect, palette.accent);
    }
    let middle = pos2(rect.left() + arrow / 2.0, rect.center().y);
    icons::paint(
        ui.painter(),
        Rect::from_center_size(middle, Vec2::splat(11.0 * style::picture_scale(ui))),
        Icon::Back,
        palette.accent,
    );
    let at = pos2(rect.left() + arrow, rect.center().y - letters.size().y / 2.0);
    ui.painter().galley(at, letters, palette.accent);
    response.clicked()
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(14.0 * style::scale(ui));
    let colour = Palette::of(ui).accent;
    style::heading(ui, RichText::new(text).color(colour), FontRole::Heading);
}

fn about_ui(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, draft: &GameSetup, rules: Option<&Arc<Rules>>) {
    let palette = Palette::of(ui);
    let preset = variant.preset_of(&draft.id);
    let about = about_of(variant, preset);
    let name = preset.map_or(&variant.about.name, |preset| &preset.name);
    style::heading(ui, RichText::new(view.words.text(name)).color(palette.ink), FontRole::Title);
    let small = |text: String| RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.soft);
    let mut lines = Vec::new();
    let also = view.words.also(about);
    if !also.is_empty() {
        lines.push(small(view.words.enumeration(&also)));
    }
    let whence: Vec<&str> =
        [&about.people, &about.place].map(|it| view.words.text(it)).into_iter().filter(|it| !it.is_empty()).collect();
    lines.push(small(whence.join(" · ")));
    if let Some(rules) = rules {
        lines.push(small(view.words.board_facts(rules.board.rows, rules.board.columns, rules.board.total)));
    }
    for line in lines {
        ui.label(line);
    }
    if !about.summary.is_empty() {
        ui.add_space(4.0);
        ui.label(style::paragraph(ui, view.words.text(&about.summary)));
    }
}

fn about_of<'a>(variant: &'a Variant, preset: Option<&'a Preset>) -> &'a About {
    preset.and_then(|preset| preset.about.as_ref()).unwrap_or(&variant.about)
}

/// The main game, its siblings and its presets.
fn presets_ui(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, draft: &mut GameSetup) {
    if variant.presets.is_empty() {
        return;
    }
    heading(ui, &view.words.label("options-ways"));
    let ways = std::iter::once((variant.id.clone(), variant.about.name.clone()))
        .chain(variant.presets.iter().map(|preset| (format!("{}/{}", variant.id, preset.id), preset.name.clone())));
    for (id, name) in ways {
        if ui.radio(draft.id == id, view.words.text(&name)).clicked() && draft.id != id {
            *draft = GameSetup { mode: draft.mode, ..GameSetup::new(&id, draft.players.clone()) };
        }
    }
}

/// More options than this are folded and stand under headings.
const FEW: usize = 6;

/// Every option. Many of them are folded, each showing what is chosen, under the headings of the rule page.
fn options_ui(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, draft: &mut GameSetup) {
    changes_ui(ui, view, variant, draft);
    let offered = variant.offered(variant.preset_of(&draft.id));
    if offered.len() <= FEW {
        for option in offered {
            option_ui(ui, view, option, variant, draft);
        }
        return;
    }
    for subject in Subject::ALL {
        let mut options = offered.iter().filter(|option| subject_of(variant, option) == subject).peekable();
        if options.peek().is_some() {
            heading(ui, &view.words.label(subject.heading()));
        }
        for option in options {
            folded_ui(ui, view, option, variant, draft);
        }
    }
}

/// Draws the number of options changed, with a link that resets all of them.
fn changes_ui(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, draft: &mut GameSetup) {
    let preset = variant.preset_of(&draft.id);
    let is_changed =
        |option: &&VariantOption| draft.settings.get(&option.id).is_some_and(|it| *it != option.default_in(preset));
    let changed = variant.options.iter().filter(is_changed).count();
    if changed < 2 {
        return;
    }
    ui.add_space(10.0 * style::scale(ui));
    let label = view.words.label_with("options-reset-all", &[("changed", Arg::from(changed))]);
    if ui.link(RichText::new(label).font(style::font(ui, FontRole::Small))).clicked() {
        draft.settings.clear();
        draft.checked = None;
    }
}

fn option_ui(ui: &mut Ui, view: &GameContext<'_>, option: &VariantOption, variant: &Variant, draft: &mut GameSetup) {
    let palette = Palette::of(ui);
    let (value, usual) = values(option, variant, draft);
    let changed = value != usual;
    ui.add_space(12.0 * style::scale(ui));
    let name =
        RichText::new(view.words.text(&option.name)).strong().color(if changed { palette.accent } else { palette.ink });
    ui.label(name);
    choices_ui(ui, view, option, variant, draft);
}

/// An option's name and what is chosen; a click opens its choices.
fn folded_ui(ui: &mut Ui, view: &GameContext<'_>, option: &VariantOption, variant: &Variant, draft: &mut GameSetup) {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let (value, usual) = values(option, variant, draft);
    let (changed, open) = (value != usual, draft.open.contains(&option.id));
    let indent = 22.0 * scale;
    let width = ui.available_width();
    let lay = |ui: &Ui, text: &str, size: FontRole, colour| {
        ui.painter().layout(text.to_owned(), style::font(ui, size), colour, (width - indent - 4.0).max(20.0))
    };
    let ink = if changed { palette.accent } else { palette.ink };
    let name = lay(ui, view.words.text(&option.name), FontRole::Body, ink);
    let chosen =
        lay(ui, if open { "" } else { view.words.text(meaning(option, &value)) }, FontRole::Small, palette.soft);
    let chosen_height = if open { 0.0 } else { chosen.size().y };
    let height = name.size().y + chosen_height + 10.0 * scale;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, true, open, view.words.text(&option.name)));
    if ui.is_rect_visible(rect) {
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, style::mix(palette.ground, palette.accent, 0.14));
        }
        if changed {
            let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.accent);
        }
        let middle = rect.top() + 5.0 * scale + style::font(ui, FontRole::Body).size * 0.6;
        let mark = Rect::from_center_size(pos2(rect.left() + 13.0 * scale, middle), Vec2::splat(8.0 * scale));
        icons::paint(ui.painter(), mark, if open { Icon::Opened } else { Icon::Folded }, palette.soft);
        let at = rect.min + vec2(indent, 5.0 * scale);
        let below = at + vec2(0.0, name.size().y);
        ui.painter().galley(at, name, ink);
        ui.painter().galley(below, chosen, palette.soft);
    }
    if response.clicked() && !draft.open.remove(&option.id) {
        draft.open.insert(option.id.clone());
    }
    if open {
        ui.indent(&option.id, |ui| choices_ui(ui, view, option, variant, draft));
        ui.add_space(6.0 * scale);
    }
}

/// The value at which an option stands, and that at which it stands unless changed.
fn values(option: &VariantOption, variant: &Variant, draft: &GameSetup) -> (String, String) {
    let usual = option.default_in(variant.preset_of(&draft.id));
    (draft.settings.get(&option.id).cloned().unwrap_or_else(|| usual.clone()), usual)
}

/// Returns what a value means: the sentence of a choice, a number as it is.
fn meaning<'a>(option: &'a VariantOption, value: &'a str) -> &'a str {
    match &option.kind {
        OptionKind::Choices(choices) => {
            choices.iter().find(|choice| choice.id == value).map_or(value, |choice| choice.text.as_str())
        }
        OptionKind::Number { .. } => value,
    }
}

/// Draws the choices of an option, with a link that resets it if it was changed.
fn choices_ui(ui: &mut Ui, view: &GameContext<'_>, option: &VariantOption, variant: &Variant, draft: &mut GameSetup) {
    let (value, usual) = values(option, variant, draft);
    let mut chosen = None;
    if value != usual {
        let reset = RichText::new(view.words.label("options-reset")).font(style::font(ui, FontRole::Small));
        if ui.link(reset).clicked() {
            chosen = Some(usual.clone());
        }
    }
    let name = view.words.text(&option.name);
    match &option.kind {
        OptionKind::Choices(choices) => {
            for choice in choices {
                if ui.radio(choice.id == value, view.words.text(&choice.text)).clicked() {
                    chosen = Some(choice.id.clone());
                }
            }
        }
        OptionKind::Number { from, to, sets, .. } if sets.contains(&Setting::Fill) => {
            let mut number: u16 = value.parse().unwrap_or(*from);
            ui.horizontal(|ui| {
                let response = ui.add(DragValue::new(&mut number).range(*from..=*to));
                if widgets::named(ui, response, name).changed() {
                    chosen = Some(number.to_string());
                }
                let label = view.words.label("options-shuffle-number");
                if icons::sized_button(ui, Icon::Shuffle, &label, 26.0).clicked() {
                    chosen = Some(another(*from..=*to, number).to_string());
                }
            });
        }
        OptionKind::Number { from, to, .. } => {
            let mut number: u16 = value.parse().unwrap_or(*from);
            ui.horizontal(|ui| {
                ui.spacing_mut().slider_width = (ui.available_width() - 76.0 * style::scale(ui)).clamp(40.0, 240.0);
                let response = ui.add(egui::Slider::new(&mut number, *from..=*to).show_value(false).step_by(1.0));
                let dragged = widgets::named(ui, response, name).changed();
                let response = ui.add(DragValue::new(&mut number).range(*from..=*to));
                let typed = widgets::named(ui, response, name).changed();
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

/// A random number, different from the one given if there is another.
fn another(numbers: RangeInclusive<u16>, than: u16) -> u16 {
    let (from, to) = (*numbers.start(), *numbers.end());
    let others = u64::from(to.saturating_sub(from));
    if others == 0 {
        return from;
    }
    // The standard library draws a new key for each of these.
    let lot = (RandomState::new().hash_one(than) % others) as u16;
    let drawn = from + lot;
    if (from..=to).contains(&than) && drawn >= than { drawn + 1 } else { drawn }
}

/// Subject that an option belongs to, in the order of the rule page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Board,
    Choice,
    Sowing,
    Capture,
    Claim,
    Turn,
    Ending,
    Rounds,
}

impl Subject {
    const ALL: [Subject; 8] = [
        Subject::Board,
        Subject::Choice,
        Subject::Sowing,
        Subject::Capture,
        Subject::Claim,
        Subject::Turn,
        Subject::Ending,
        Subject::Rounds,
    ];

    /// The message that stands above its options: what stands above it on the rule page, if that is the same in every game.
    fn heading(self) -> &'static str {
        match self {
            Subject::Board => "page-board",
            Subject::Choice => "page-choice",
            Subject::Sowing => "page-sowing",
            Subject::Capture => "page-capture",
            Subject::Claim => "page-claim",
            Subject::Turn => "page-turn",
            Subject::Ending => "options-ending",
            Subject::Rounds => "page-rounds",
        }
    }
}

/// Returns what an option decides about, told by the first thing that a choice of it changes.
fn subject_of(variant: &Variant, option: &VariantOption) -> Subject {
    let OptionKind::Choices(choices) = &option.kind else { return Subject::Board };
    choices.iter().flat_map(|choice| &choice.edits).next().map_or(Subject::Board, |edit| match edit {
        Edit::Board(_) | Edit::Setup(_) => Subject::Board,
        Edit::Stages(_) | Edit::FirstStage(_) => Subject::Turn,
        Edit::Add { to, clause, .. } => subject_of_clause(*to, clause),
        Edit::Change(id, _) | Edit::Remove(id) => {
            let written = variant.clauses.iter().find(|(_, clause)| clause.id() == id);
            written.map_or(Subject::Ending, |(list, clause)| subject_of_clause(*list, clause))
        }
    })
}

/// Returns what a clause decides about.
fn subject_of_clause(list: List, clause: &Clause) -> Subject {
    match (list, clause) {
        (List::Marks, _) | (_, Clause::Claim(_)) => Subject::Claim,
        (_, Clause::Relay(_)) => Subject::Sowing,
        (_, Clause::Again(_)) => Subject::Turn,
        (_, Clause::End(_)) => Subject::Ending,
        (List::Opening | List::Starting | List::Choice, _) => Subject::Choice,
        (List::Sowing, _) => Subject::Sowing,
        (List::Dropping | List::Landing, _) => Subject::Capture,
        (List::Turn, _) => Subject::Turn,
        (List::Ending, _) => Subject::Ending,
        (List::Rounds, _) => Subject::Rounds,
    }
}

/// Sets an option of a draft. The usual value is not kept, so that a preset's name stays true.
fn choose(draft: &mut GameSetup, option: &VariantOption, value: String, usual: &str) {
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

fn sources_ui(ui: &mut Ui, view: &GameContext<'_>, variant: &Variant, preset: Option<&Preset>) {
    let about = about_of(variant, preset);
    ui.add_space(12.0);
    let label = RichText::new(view.words.label("options-sources")).color(Palette::of(ui).soft);
    egui::CollapsingHeader::new(label).id_salt("sources").show(ui, |ui| {
        let palette = Palette::of(ui);
        let small = |ui: &mut Ui, text: &str| {
            if !text.is_empty() {
                ui.label(RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.soft));
            }
        };
        small(ui, view.words.text(&about.source));
        small(ui, view.words.text(&about.licence));
        for note in &about.notes {
            small(ui, view.words.text(note));
        }
    });
}
