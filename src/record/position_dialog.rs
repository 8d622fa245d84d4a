//! The dialog in which a position is typed or pasted.

use crate::play::CurrentGame;
use crate::record::RecordCommand;
use crate::ui::diagnostic_text::report_text;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::language::UiLanguage;
use crate::ui::right_to_left;
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::World;
use bevy_egui::egui::{self, TextEdit, Ui};
use mancala::record::notation::{MAX_POSITION_TEXT, parse_opening};
use mancala::rules::Rules;
use naqala_core::words::{Arg, Words};

/// A position being typed in.
#[derive(Default)]
pub struct PositionDialog {
    /// The text so far.
    pub text: String,
    /// `true` if it is a position.
    pub(crate) is_sound: bool,
}

impl DialogContents for PositionDialog {
    fn title(&self) -> &'static str {
        "position-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        let (words, current) = (&world.resource::<UiLanguage>().0, world.resource::<CurrentGame>());
        self.is_sound = position_ui(ui, words, current.game.rules(), &mut self.text);
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        let label = world.resource::<UiLanguage>().0.label("position-set-up");
        let button = style::main_button(ui, &label, self.is_sound);
        let closes = style::add_if(ui, self.is_sound, button).clicked();
        let set_up = closes.then(|| RecordCommand::PastePosition(self.text.trim().to_owned()).into());
        DialogAnswer { actions: set_up.into_iter().collect(), closes }
    }
}

/// Shows the field for a position, and what is wrong with what stands there. Tells whether it is a position.
fn position_ui(ui: &mut Ui, words: &Words, rules: &Rules, text: &mut String) -> bool {
    let palette = Palette::of(ui);
    let label = ui.label(words.label_with("position-explained", &[("game", Arg::from(words.text(&rules.about.name)))]));
    let field = TextEdit::multiline(text)
        .id_salt("position")
        .char_limit(MAX_POSITION_TEXT)
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(egui::TextStyle::Monospace);
        right_to_left::multiline_field(ui, field).response.response.labelled_by(label.id);
    });
    let parsed = parse_opening(rules, text);
    if let (Err(error), false) = (&parsed, text.trim().is_empty()) {
        ui.label(report_text(ui, words, &error.clone().into(), FontRole::Body, palette.bad));
    }
    parsed.is_ok()
}
