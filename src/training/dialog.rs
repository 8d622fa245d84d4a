//! The dialog in which an opponent is trained.

use super::work::RunningTraining;
use super::{GameToTrain, OpponentTraining, TrainingCommand};
use crate::play::Networks;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::language::UiLanguage;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::{Action, Dialog, run_view, tooltips};
use bevy::prelude::*;
use bevy_egui::egui::{Label, ProgressBar, RichText, Ui};
use naqala_core::search::network::{MATCH_GAMES, NetworkOrigin, RulesKey};
use naqala_core::words::{Arg, Words};

/// The dialog about a game.
pub(super) struct TrainingDialog(pub(super) GameToTrain);

impl DialogContents for TrainingDialog {
    fn title(&self) -> &'static str {
        "training-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, state, (ui, &mut self.0));
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        let action = run_view(world, choices, (ui, &mut self.0));
        DialogAnswer { actions: action.into_iter().collect(), closes: false }
    }
}

pub(super) fn open(command: On<TrainingCommand>, mut dialog: ResMut<Dialog>) {
    if let TrainingCommand::Open(game) = &*command {
        dialog.open(TrainingDialog(game.clone()));
    }
}

/// Says what a training is, what the program has learned so far, and how far a training has come.
fn state(
    (InMut(ui), InMut(game)): (InMut<Ui>, InMut<GameToTrain>),
    language: Res<UiLanguage>,
    (training, networks): (Res<OpponentTraining>, Res<Networks>),
) {
    ui.spacing_mut().item_spacing.y = 8.0 * style::scale(ui);
    let (words, rules) = (&language.0, &game.0);
    let key = RulesKey::of(rules);
    let name = ("game", Arg::from(words.text(&rules.about.name)));
    paragraph(ui, &words.label_with("training-explained", &[name]));
    if let Some(running) = training.running() {
        if running.key != key {
            let other = ("game", Arg::from(words.text(&running.rules.about.name)));
            paragraph(ui, &words.label_with("training-under-way", &[other]));
        }
        return progress(ui, words, running, training.size.generations);
    }
    let said = match (training.ended(key), networks.0.origin(rules)) {
        (Some(ended), _) => ended.text(words, rules),
        (None, NetworkOrigin::Nowhere) => return,
        (None, NetworkOrigin::Shipped) => words.label("training-shipped"),
        (None, NetworkOrigin::Trained) => words.label("training-trained"),
        (None, NetworkOrigin::Outdated) => words.label("training-outdated"),
        (None, NetworkOrigin::Broken) => words.label("training-broken"),
    };
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        paragraph(ui, &said);
    });
}

fn progress(ui: &mut Ui, words: &Words, running: &RunningTraining, parts: u32) {
    let done = running.done();
    let percent = words.percent((done * 100.0) as u32);
    ui.add(ProgressBar::new(done).text(percent));
    let Some((progress, spent)) = running.progress else {
        return paragraph(ui, &words.label("training-begins"));
    };
    let stage = match progress.generation {
        Some(generation) => {
            let args = [("part", Arg::from(generation + 1)), ("parts", Arg::from(parts))];
            words.label_with("training-learns", &args)
        }
        None => words.label_with("training-match", &[("games", Arg::from(MATCH_GAMES))]),
    };
    let left =
        spent.as_secs_f64() * f64::from(progress.of.saturating_sub(progress.games)) / f64::from(progress.games.max(1));
    let args = [
        ("game", Arg::from(progress.games)),
        ("games", Arg::from(progress.of)),
        ("time", Arg::from(words.clock(left.ceil() as u32))),
    ];
    paragraph(ui, &stage);
    let text = RichText::new(words.label_with("training-games", &args));
    ui.label(text.font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
}

fn paragraph(ui: &mut Ui, text: &str) {
    ui.add(Label::new(style::paragraph(ui, text)).wrap());
}

/// The buttons that begin and cancel a training, and delete what has come of one.
fn choices(
    (InMut(ui), InMut(game)): (InMut<Ui>, InMut<GameToTrain>),
    language: Res<UiLanguage>,
    (training, networks): (Res<OpponentTraining>, Res<Networks>),
) -> Option<Action> {
    let words = &language.0;
    if training.running().is_some() {
        return ui.button(words.label("training-cancel")).clicked().then(|| TrainingCommand::Cancel.into());
    }
    let begins = ui.add(style::main_button(ui, &words.label("training-begin"), true)).clicked();
    let is_own = matches!(networks.0.origin(&game.0), NetworkOrigin::Trained | NetworkOrigin::Broken);
    let deletes = is_own && ui.button(words.label("training-delete")).clicked();
    let begin = begins.then(|| TrainingCommand::Begin(game.clone()).into());
    begin.or(deletes.then(|| TrainingCommand::Delete(Some(game.clone())).into()))
}

/// Shows in the preferences for how many games opponents have been trained, and a button that deletes them.
pub(super) fn preference(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, networks: Res<Networks>) -> Option<Action> {
    let words = &language.0;
    let games = networks.0.count();
    if games == 0 {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label_with("preferences-trained", &[("games", Arg::from(games))]));
        let delete = ui.button(words.label("preferences-trained-delete"));
        tooltips::above(ui, delete, words.label("preferences-trained-delete-does"))
            .clicked()
            .then_some(TrainingCommand::Delete(None).into())
    })
    .inner
}
