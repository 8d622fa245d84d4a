//! The sheet of keys.

use crate::playback::timeline;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::language::UiLanguage;
use crate::ui::shortcuts::{RingRow, Shortcuts};
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::World;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use naqala_core::words::Words;

/// The dialog.
pub struct KeysDialog;

impl DialogContents for KeysDialog {
    fn title(&self) -> &'static str {
        "keys-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        keys_ui(ui, &world.resource::<UiLanguage>().0, world.resource());
        DialogAnswer::default()
    }
}

fn keys_ui(ui: &mut Ui, words: &Words, shortcuts: &Shortcuts) {
    let scale = style::scale(ui);
    let accent = Palette::of(ui).accent;
    let laid = |ui: &Ui, keys: String| ui.painter().layout_no_wrap(keys, style::font(ui, FontRole::Body), accent);
    let texts = shortcuts.rows().iter().map(|&(_, keys, does)| (words.label(keys), words.label(does)));
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
    rings_ui(ui, words, shortcuts.rings());
}

/// The rings on the board with what they say.
fn rings_ui(ui: &mut Ui, words: &Words, rings: &[RingRow]) {
    let side = 22.0 * style::picture_scale(ui);
    for &(_, ring, says) in rings {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
            ring.paint(ui.painter(), rect.shrink(side * 0.2), side * 0.1);
            ui.add(egui::Label::new(words.label(says)).wrap());
        });
    }
}
