//! The button that opens the dialog, and how far a training has come.

use super::{GameToTrain, OpponentTraining, TrainingCommand};
use crate::playback::GameContext;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::{Action, tooltips};
use bevy::prelude::{InMut, Res};
use bevy_egui::egui::{Button, Label, ProgressBar, RichText, Ui};
use mancala::rules::Rules;
use naqala_core::search::network::RulesKey;
use naqala_core::words::{Arg, Words};
use std::sync::Arc;

/// Shows the row for the game on the table, above its rules.
pub(super) fn of_table(InMut(ui): InMut<Ui>, view: GameContext, training: Res<OpponentTraining>) -> Option<Action> {
    if view.activity.is_on() {
        return None;
    }
    let action = show(ui, &view.words, &training, view.current.game.rules(), true);
    ui.add_space(6.0 * style::scale(ui));
    action
}

/// Shows the row for a game; nothing where no opponent can be trained. `usable`: `true` if its rules are sound.
pub(crate) fn show(
    ui: &mut Ui,
    words: &Words,
    training: &OpponentTraining,
    rules: &Arc<Rules>,
    usable: bool,
) -> Option<Action> {
    if !OpponentTraining::suits(rules) {
        return None;
    }
    let button = style::add_if(ui, usable, Button::new(words.label("training-open")).wrap());
    let opens = tooltips::below(button, words.label("training-open-does")).clicked();
    let cancel = progress(ui, words, training, rules);
    opens.then(|| TrainingCommand::Open(GameToTrain(Arc::clone(rules))).into()).or(cancel)
}

/// Shows how far the training has come that is under way, if one is, with a button that cancels it.
fn progress(ui: &mut Ui, words: &Words, training: &OpponentTraining, rules: &Rules) -> Option<Action> {
    let running = training.running()?;
    small(ui, &words.label_with("training-under-way", &[("game", Arg::from(words.text(&running.rules.about.name)))]));
    let cancel = ui.horizontal_wrapped(|ui| {
        let percent = words.percent((running.done() * 100.0) as u32);
        ui.add(ProgressBar::new(running.done()).desired_width(120.0 * style::scale(ui)).text(percent));
        ui.button(words.label("training-cancel")).clicked()
    });
    if running.rules.id == rules.id && running.key != RulesKey::of(rules) {
        small(ui, &words.label("training-rules-changed"));
    }
    cancel.inner.then(|| TrainingCommand::Cancel.into())
}

fn small(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
    ui.add(Label::new(text).wrap());
}
