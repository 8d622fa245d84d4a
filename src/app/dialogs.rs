//! Small windows over the table: preferences, the sheet of keys, and a position to be set up.

use super::panel_state::{PanelMut, Tab};
use super::view::View;
use crate::accessibility::widgets;
use crate::analysis::AnalysisCommand;
use crate::app::WindowCommand;
use crate::film::dialog;
use crate::learn::compare_dialog;
use crate::library::{map, tab};
use crate::playback::timeline;
use crate::playback::transport::{SPEEDS, times};
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::saved_games_dialog;
use crate::settings::Preferences;
use crate::settings::text_size::TextSize;
use crate::ui::Action;
use crate::ui::diagnostic_text::report_text;
use crate::ui::look::{Look, StoneKind};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::theme::{DRAWINGS, Ring};
use crate::ui::{right_to_left, tooltips};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, ComboBox, Context, Id, Modal, RichText, ScrollArea, Slider, TextEdit, Ui, vec2};
use mancala::record::notation::{MAX_POSITION_TEXT, parse_opening};
use naqala_core::words::{Arg, Words};

/// Shows whichever windows are open.
pub fn show(ctx: &Context, view: &View<'_>, memory: &mut PanelMut<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    if memory.state.preferences_open {
        let title = view.words.label("preferences-title");
        let contents = |ui: &mut Ui| {
            preferences_ui(ui, view.words, memory.preferences);
            actions.extend(full_screen_ui(ui, view));
            projected_speed_ui(ui, view.words, memory.preferences);
            let waits = view.words.label("preferences-waits-at-captures");
            ui.checkbox(&mut memory.preferences.waits_at_captures, waits);
            actions.extend(tables_ui(ui, view));
        };
        let shut = modal(ctx, "preferences", &title, view.words, contents, |_, ()| {});
        memory.state.preferences_open = !shut;
    }
    if memory.state.keys_open {
        let title = view.words.label("keys-title");
        let shut = modal(ctx, "keys", &title, view.words, |ui| keys_ui(ui, view), |_, ()| {});
        memory.state.keys_open = !shut;
    }
    if let Some(mut compared) = memory.state.compared.take() {
        let title = view.words.label("compare-title");
        let contents = |ui: &mut Ui| compare_dialog::contents(ui, view, &mut compared);
        let shut = wide(ctx, "compare", &title, view.words, COMPARED, contents, |_, ()| {});
        memory.state.compared = Some(compared).filter(|_| !shut);
    }
    if let Some(mut atlas) = memory.state.atlas.take() {
        let title = view.words.label("atlas-title");
        let entries = memory.state.catalogue.entries(view.words, view.catalogue).0;
        let mut chosen = None;
        let contents = |ui: &mut Ui| chosen = map::contents(ui, view, &entries, &mut atlas);
        let shut = wide(ctx, "atlas", &title, view.words, ATLAS, contents, |_, ()| {});
        match chosen {
            Some(id) => {
                memory.state.tab = Tab::Game;
                memory.state.draft = Some(tab::draft_of(view, &id));
            }
            None => memory.state.atlas = Some(atlas).filter(|_| !shut),
        }
    }
    if let Some(mut search) = memory.state.collection.take() {
        let title = view.words.label("collection-title");
        let mut chosen = None;
        let contents = |ui: &mut Ui| chosen = saved_games_dialog::contents(ui, view, &mut search);
        let shut = wide(ctx, "collection", &title, view.words, COLLECTION, contents, |_, ()| {});
        if chosen.as_ref().and_then(Action::get).is_some_and(|action| matches!(action, SavedGamesCommand::Resume(_))) {
            memory.state.tab = Tab::Moves;
        } else {
            memory.state.collection = Some(search).filter(|_| !shut);
        }
        actions.extend(chosen);
    }
    if let Some(mut draft) = memory.state.film.take() {
        let title = view.words.label("film-title");
        let mut chosen = false;
        let contents = |ui: &mut Ui| dialog::choose(ui, view, &mut draft);
        let go_on = |ui: &mut Ui, ()| chosen = dialog::go_on(ui, view.words);
        let shut = modal(ctx, "film", &title, view.words, contents, go_on);
        memory.state.film_before = draft.clone();
        if chosen {
            memory.state.files.film(view, memory.preferences, draft);
        } else if !shut {
            memory.state.film = Some(draft);
        }
    }
    let Some(mut text) = memory.state.position.take() else { return actions };
    let mut set_up = false;
    let title = view.words.label("position-title");
    let contents = |ui: &mut Ui| position_ui(ui, view, &mut text);
    let go_on = |ui: &mut Ui, good| {
        let button = style::main_button(ui, &view.words.label("position-set-up"), good);
        set_up = style::add_if(ui, good, button).clicked();
    };
    let shut = modal(ctx, "position", &title, view.words, contents, go_on);
    if set_up {
        actions.push(RecordCommand::PastePosition(text.trim().to_owned()).into());
    } else if !shut {
        memory.state.position = Some(text);
    }
    actions
}

/// A window in the middle, with a button that shuts it; beside that `buttons`, which are told what the contents found
/// and stay in sight while those are scrolled. Tells whether it was shut.
fn modal<T>(
    ctx: &Context,
    name: &str,
    title: &str,
    words: &Words,
    contents: impl FnOnce(&mut Ui) -> T,
    buttons: impl FnOnce(&mut Ui, T),
) -> bool {
    wide(ctx, name, title, words, WIDTH, contents, buttons)
}

/// The same of another width, in points at text size 1.
fn wide<T>(
    ctx: &Context,
    name: &str,
    title: &str,
    words: &Words,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> T,
    buttons: impl FnOnce(&mut Ui, T),
) -> bool {
    let room = ctx.content_rect().size();
    let frame = egui::Frame::window(&ctx.global_style());
    let response = Modal::new(Id::new(name)).frame(frame).show(ctx, |ui| {
        let scale = style::scale(ui);
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(title);
            node.set_modal();
        });
        ui.set_max_width((width * scale).min(room.x - 60.0).max(20.0));
        style::heading(ui, RichText::new(title), FontRole::Title);
        ui.add_space(6.0);
        let height = (room.y - TITLE_AND_BUTTONS * scale - ROUND_A_WINDOW).max(40.0);
        // The window's own idea of its height comes from a frame in which it was not yet laid out.
        let scroll = ScrollArea::vertical().id_salt(name).max_height(height).min_scrolled_height(height);
        let found = scroll.show(ui, contents).inner;
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            buttons(ui, found);
            ui.button(words.label("window-shut")).clicked()
        })
        .inner
    });
    response.inner || response.should_close()
}

/// The width of a window, and of one with two columns, in points at text size 1.
const WIDTH: f32 = 460.0;
const COMPARED: f32 = 900.0;
const COLLECTION: f32 = 640.0;
/// The width of the atlas: more than there is on most screens.
const ATLAS: f32 = 1400.0;
/// Height of a window's title and its buttons, in points at text size 1.
const TITLE_AND_BUTTONS: f32 = 75.0;
/// Space around a window's contents and around the window itself, above and below together, in points.
const ROUND_A_WINDOW: f32 = 75.0;

fn preferences_ui(ui: &mut Ui, words: &Words, preferences: &mut Preferences) {
    ui.spacing_mut().item_spacing.y = 10.0 * style::scale(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("preferences-language"));
        let preferred = Words::preferred(preferences.language.as_deref());
        // What is spoken is shown, though the command line has asked for it.
        let asked = preferred.code() != words.code();
        let shown = if asked { Some(words.code().to_owned()) } else { preferences.language.clone() };
        let system = (None, words.label("preferences-language-of-system"));
        // Each is called what its speakers call it, to be found by who cannot read the others.
        let name = |code: &str| Words::language(code).map_or_else(|| code.to_owned(), |it| it.label("language-name"));
        let others = Words::languages().into_iter().map(|code| (Some(code.to_owned()), name(code)));
        let offered: Vec<(Option<String>, String)> = std::iter::once(system).chain(others).collect();
        let chosen = offered.iter().find(|(code, _)| *code == shown).map_or("", |(_, name)| name.as_str());
        let label = words.label("preferences-language");
        let list = ComboBox::from_id_salt("language").selected_text(chosen).show_ui(ui, |ui| {
            for (code, name) in &offered {
                if ui.selectable_label(shown == *code, name).clicked() && shown != *code {
                    preferences.language.clone_from(code);
                    preferences.language_choices += 1;
                }
            }
        });
        widgets::named(ui, list.response, format!("{label}: {chosen}"));
        if asked {
            ui.label(RichText::new(words.label("preferences-language-asked")).font(style::font(ui, FontRole::Small)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("preferences-text-size"));
        if ui.button(words.label("preferences-smaller")).clicked() {
            preferences.text_size = TextSize::Smaller.after(preferences.text_size);
        }
        ui.label(words.percent((preferences.text_size * 100.0).round() as u32));
        if ui.button(words.label("preferences-larger")).clicked() {
            preferences.text_size = TextSize::Larger.after(preferences.text_size);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("preferences-look"));
        for look in Look::ALL {
            ui.selectable_value(&mut preferences.look, look, words.label(look_name(look)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("preferences-stones"));
        for stones in StoneKind::ALL {
            ui.selectable_value(&mut preferences.stones, stones, words.label(stones_name(stones)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(words.label("preferences-volume"));
        let volume = Slider::new(&mut preferences.volume, 0.0..=1.0).show_value(false);
        style::add_if(ui, !preferences.muted, volume).labelled_by(label.id);
        ui.checkbox(&mut preferences.muted, words.label("preferences-muted"));
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut preferences.counts, words.label("preferences-counts"));
        ui.checkbox(&mut preferences.path, words.label("preferences-path"));
    });
    ui.checkbox(&mut preferences.own_seat_below, words.label("preferences-own-side"));
    ui.checkbox(&mut preferences.reduced_motion, words.label("preferences-reduced-motion"));
    ui.checkbox(&mut preferences.dark, words.label("preferences-dark"));
}

/// Returns whether the window fills the screen: no preference, for the window itself has to do it.
fn full_screen_ui(ui: &mut Ui, view: &View<'_>) -> Option<Action> {
    let mut full = view.full_screen;
    ui.checkbox(&mut full, view.words.label("preferences-full-screen"))
        .changed()
        .then_some(WindowCommand::FullScreen.into())
}

/// Shows the speeds of a show that is projected.
fn projected_speed_ui(ui: &mut Ui, words: &Words, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("preferences-projected-speed"));
        for speed in SPEEDS.into_iter().filter(|speed| *speed <= 2.0) {
            ui.selectable_value(&mut preferences.projected_speed, speed, times(words, speed));
        }
    });
}

/// Returns what endgame tables take on disk, and a button that deletes them.
fn tables_ui(ui: &mut Ui, view: &View<'_>) -> Option<Action> {
    if view.tables == 0 {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        let megabytes = view.tables.div_ceil(1 << 20) as i64;
        ui.label(view.words.label_with("preferences-tables", &[("megabytes", Arg::from(megabytes))]));
        let delete = ui.button(view.words.label("preferences-tables-delete"));
        tooltips::above(ui, delete, view.words.label("preferences-tables-delete-does"))
            .clicked()
            .then_some(AnalysisCommand::DeleteTablebases.into())
    })
    .inner
}

/// The message with a look's name.
fn look_name(look: Look) -> &'static str {
    match look {
        Look::LightWood => "look-light-wood",
        Look::DarkWood => "look-dark-wood",
        Look::Sand => "look-sand",
        Look::Plain => "look-plain",
    }
}

/// The message with the name of a kind of stones.
fn stones_name(stones: StoneKind) -> &'static str {
    match stones {
        StoneKind::Pebbles => "stones-pebbles",
        StoneKind::Seeds => "stones-seeds",
        StoneKind::Cowries => "stones-cowries",
        StoneKind::Glass => "stones-glass",
    }
}

fn keys_ui(ui: &mut Ui, view: &View<'_>) {
    let words = view.words;
    let scale = style::scale(ui);
    let accent = Palette::of(ui).accent;
    let laid = |ui: &Ui, keys: String| ui.painter().layout_no_wrap(keys, style::font(ui, FontRole::Body), accent);
    let texts = view.keys.iter().map(|&(_, keys, does)| (words.label(keys), words.label(does)));
    let rows: Vec<_> = texts.map(|(keys, action)| (laid(ui, keys), action)).collect();
    let widest = rows.iter().map(|(keys, _)| keys.size().x).fold(0.0, f32::max);
    // No grid: that knows how high its rows are only after it has been seen.
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(18.0, 7.0) * scale;
        for (keys, action) in rows {
            ui.horizontal_top(|ui| {
                let room = widest - keys.size().x;
                ui.label(keys);
                ui.add_space(room);
                ui.add(egui::Label::new(action).wrap());
            });
        }
    });
    ui.add_space(10.0);
    style::heading(ui, RichText::new(words.label("keys-timeline")), FontRole::Heading);
    timeline::legend(ui, words);
    ui.add_space(10.0);
    style::heading(ui, RichText::new(words.label("rings-title")), FontRole::Heading);
    rings_ui(ui, words);
}

/// The rings on the board with what they say.
fn rings_ui(ui: &mut Ui, words: &Words) {
    let side = 22.0 * style::picture_scale(ui);
    let rings = [
        (Ring::Drawn(DRAWINGS[0]), "rings-drawn"),
        (Ring::Barred, "rings-barred"),
        (Ring::Asked, "rings-asked"),
        (Ring::Chosen, "rings-chosen"),
        (Ring::Described, "rings-described"),
    ];
    for (ring, says) in rings {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
            ring.paint(ui.painter(), rect.shrink(side * 0.2), side * 0.1);
            ui.add(egui::Label::new(words.label(says)).wrap());
        });
    }
}

/// Shows the field for a position, and what is wrong with what stands there. Tells whether it is a position.
fn position_ui(ui: &mut Ui, view: &View<'_>, text: &mut String) -> bool {
    let palette = Palette::of(ui);
    let label = ui.label(
        view.words.label_with("position-explained", &[("game", Arg::from(view.words.text(&view.rules().about.name)))]),
    );
    let field = TextEdit::multiline(text)
        .id_salt("position")
        .char_limit(MAX_POSITION_TEXT)
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(egui::TextStyle::Monospace);
        right_to_left::multiline_field(ui, field).response.response.labelled_by(label.id);
    });
    let parsed = parse_opening(view.rules(), text);
    if let (Err(error), false) = (&parsed, text.trim().is_empty()) {
        ui.label(report_text(ui, view.words, &error.clone().into(), FontRole::Body, palette.bad));
    }
    parsed.is_ok()
}
