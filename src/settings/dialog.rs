//! The dialog with the preferences.

use super::Preferences;
use super::text_size::TextSize;
use crate::analysis::AnalysisCommand;
use crate::analysis::study::TablebaseStore;
use crate::app::Placement;
use crate::playback::transport::{SPEEDS, times};
use crate::ui::WindowCommand;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::language::UiLanguage;
use crate::ui::look::{Look, StoneKind};
use crate::ui::style::{self, FontRole};
use crate::ui::widgets;
use crate::ui::{Action, run_view, tooltips};
use bevy::prelude::*;
use bevy_egui::egui::{ComboBox, RichText, Slider, Ui};
use naqala_core::search::endgame::Shelf;
use naqala_core::words::{Arg, Words};

/// The dialog.
pub struct PreferencesDialog;

impl DialogContents for PreferencesDialog {
    fn title(&self) -> &'static str {
        "preferences-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { actions: run_view(world, contents, ui), closes: false }
    }
}

fn contents(
    InMut(ui): InMut<Ui>,
    language: Res<UiLanguage>,
    placement: Res<Placement>,
    store: Res<TablebaseStore>,
    mut preferences: ResMut<Preferences>,
) -> Vec<Action> {
    let words = &language.0;
    let mut liked = preferences.clone();
    preferences_ui(ui, words, &mut liked);
    let full_screen = full_screen_ui(ui, words, placement.full_screen);
    if cfg!(feature = "presenter") {
        projected_speed_ui(ui, words, &mut liked);
    }
    ui.checkbox(&mut liked.waits_at_captures, words.label("preferences-waits-at-captures"));
    preferences.set_if_neq(liked);
    full_screen.into_iter().chain(tables_ui(ui, words, &store)).collect()
}

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
    if cfg!(feature = "sound") {
        volume_ui(ui, words, preferences);
    }
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut preferences.counts, words.label("preferences-counts"));
        ui.checkbox(&mut preferences.path, words.label("preferences-path"));
    });
    ui.checkbox(&mut preferences.own_seat_below, words.label("preferences-own-side"));
    ui.checkbox(&mut preferences.reduced_motion, words.label("preferences-reduced-motion"));
    ui.checkbox(&mut preferences.dark, words.label("preferences-dark"));
}

fn volume_ui(ui: &mut Ui, words: &Words, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(words.label("preferences-volume"));
        let volume = Slider::new(&mut preferences.volume, 0.0..=1.0).show_value(false);
        style::add_if(ui, !preferences.muted, volume).labelled_by(label.id);
        ui.checkbox(&mut preferences.muted, words.label("preferences-muted"));
    });
}

/// Returns whether the window fills the screen: no preference, for the window itself has to do it.
fn full_screen_ui(ui: &mut Ui, words: &Words, mut full: bool) -> Option<Action> {
    ui.checkbox(&mut full, words.label("preferences-full-screen")).changed().then_some(WindowCommand::FullScreen.into())
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
fn tables_ui(ui: &mut Ui, words: &Words, store: &TablebaseStore) -> Option<Action> {
    let bytes = store.0.as_ref().map_or(0, Shelf::size);
    if bytes == 0 {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        let megabytes = bytes.div_ceil(1 << 20) as i64;
        ui.label(words.label_with("preferences-tables", &[("megabytes", Arg::from(megabytes))]));
        let delete = ui.button(words.label("preferences-tables-delete"));
        tooltips::above(ui, delete, words.label("preferences-tables-delete-does"))
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
