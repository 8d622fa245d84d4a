//! The dialog with the preferences: features add rows to it.

use super::Preferences;
use super::text_size::TextSize;
use crate::ui::Action;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::language::UiLanguage;
use crate::ui::look::{Look, StoneKind};
use crate::ui::slots::{self, Slot, SlotApp};
use crate::ui::style::{self, FontRole};
use crate::ui::widgets;
use bevy::prelude::*;
use bevy_egui::egui::{ComboBox, RichText, Ui};
use naqala_core::words::Words;

/// The dialog.
pub struct PreferencesDialog;

impl DialogContents for PreferencesDialog {
    fn title(&self) -> &'static str {
        "preferences-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        ui.spacing_mut().item_spacing.y = 10.0 * style::scale(ui);
        DialogAnswer { actions: slots::show(world, Slot::Preferences, ui), closes: false }
    }
}

/// Adds the rows of the dialog that are about the window as a whole; other features add theirs among them.
pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::Preferences, 10, looks).add_view(Slot::Preferences, 30, board).add_view(
        Slot::Preferences,
        60,
        captures,
    );
}

/// Changes preferences, which have not changed where they are as before.
pub(crate) fn change(mut preferences: ResMut<Preferences>, change: impl FnOnce(&mut Preferences)) -> Option<Action> {
    let mut liked = preferences.clone();
    change(&mut liked);
    preferences.set_if_neq(liked);
    None
}

/// Language, size of text, look of table and stones.
fn looks(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, liked: ResMut<Preferences>) -> Option<Action> {
    let words = &language.0;
    change(liked, |preferences| {
        ui.horizontal_wrapped(|ui| {
            ui.label(words.label("preferences-language"));
            let preferred = Words::preferred(preferences.language.as_deref());
            // What is spoken is shown, though the command line has asked for it.
            let asked = preferred.code() != words.code();
            let shown = if asked { Some(words.code().to_owned()) } else { preferences.language.clone() };
            let system = (None, words.label("preferences-language-of-system"));
            // Each is called what its speakers call it, to be found by who cannot read the others.
            let name =
                |code: &str| Words::language(code).map_or_else(|| code.to_owned(), |it| it.label("language-name"));
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
                ui.label(
                    RichText::new(words.label("preferences-language-asked")).font(style::font(ui, FontRole::Small)),
                );
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
    })
}

/// Signs on the board, its seat, motion, and a dark panel.
fn board(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, liked: ResMut<Preferences>) -> Option<Action> {
    let words = &language.0;
    change(liked, |preferences| {
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut preferences.counts, words.label("preferences-counts"));
            ui.checkbox(&mut preferences.path, words.label("preferences-path"));
        });
        ui.checkbox(&mut preferences.own_seat_below, words.label("preferences-own-side"));
        ui.checkbox(&mut preferences.reduced_motion, words.label("preferences-reduced-motion"));
        ui.checkbox(&mut preferences.dark, words.label("preferences-dark"));
    })
}

/// Time to read the rule of a capture.
fn captures(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, liked: ResMut<Preferences>) -> Option<Action> {
    change(liked, |preferences| {
        ui.checkbox(&mut preferences.waits_at_captures, language.0.label("preferences-waits-at-captures"));
    })
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
