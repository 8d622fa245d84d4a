//! The dialog about a tournament of a class: its players, the games of each round with their results, and the standings.

use super::command::Print;
use super::tournament::KeptTournament;
use crate::learn::LearnCommand;
use crate::play::{CurrentGame, Library};
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::{run_view, widgets};
use bevy::prelude::{InMut, Res, ResMut, World};
use bevy_egui::egui::{DragValue, Grid, RichText, TextEdit, Ui};
use mancala::rules::Settings;
use naqala_core::teach::tournament::{Pairing, PairingSystem, TableResult, Tournament, names};
use naqala_core::words::{Arg, Words};
use std::hash::{BuildHasher, RandomState};

/// The dialog, with what has been typed to begin a tournament.
#[derive(Default)]
pub(super) struct TournamentDialog {
    pub(super) names: String,
    system: PairingSystem,
    /// Number of rounds, once it has been chosen.
    length: Option<usize>,
}

impl DialogContents for TournamentDialog {
    fn title(&self) -> &'static str {
        "tournament-dialog"
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        ui.spacing_mut().item_spacing.y = 6.0 * style::scale(ui);
        run_view(world, contents, (ui, self))
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, buttons, (ui, self))
    }
}

fn contents(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<TournamentDialog>),
    language: Res<UiLanguage>,
    kept: Res<KeptTournament>,
    library: Res<Library>,
) -> DialogAnswer {
    let words = &language.0;
    match &kept.0 {
        None => {
            begin(ui, words, dialog);
            DialogAnswer::default()
        }
        Some(tournament) => {
            let rules = library.0.rules(&tournament.game, &Settings::new());
            let game = rules.map_or_else(|_| tournament.game.clone(), |rules| words.title(&rules));
            let title = words.label_with("tournament-title", &[("game", Arg::from(game))]);
            style::heading(ui, RichText::new(title).color(Palette::of(ui).ink), FontRole::Heading);
            played(ui, words, tournament)
        }
    }
}

/// Asks for the players and the manner of pairing.
fn begin(ui: &mut Ui, words: &Words, dialog: &mut TournamentDialog) {
    let TournamentDialog { names: typed, system, length } = dialog;
    let label = ui.label(style::paragraph(ui, &words.label("tournament-does")));
    let field = TextEdit::multiline(typed).desired_rows(8).desired_width(f32::INFINITY).char_limit(20_000);
    crate::ui::right_to_left::field(ui, field).response.response.labelled_by(label.id);
    ui.horizontal_wrapped(|ui| {
        for (offered, name, does) in [
            (PairingSystem::Swiss, "tournament-swiss", "tournament-swiss-does"),
            (PairingSystem::RoundRobin, "tournament-round-robin", "tournament-round-robin-does"),
        ] {
            let response = ui.selectable_value(system, offered, words.label(name));
            tooltips::below(response, words.label(does));
        }
        let most = Tournament::most_rounds(names(typed).len()).max(1);
        if *system == PairingSystem::Swiss {
            let mut rounds = dialog_length(*length, names(typed).len()).min(most);
            let label = ui.label(words.label("tournament-rounds"));
            if ui.add(DragValue::new(&mut rounds).range(1..=most)).labelled_by(label.id).changed() {
                *length = Some(rounds);
            }
        }
    });
    let count = names(typed).len();
    let rounds = match system {
        PairingSystem::Swiss => dialog_length(*length, count),
        PairingSystem::RoundRobin => Tournament::most_rounds(count),
    };
    let args = [("players", Arg::from(count)), ("rounds", Arg::from(rounds))];
    ui.label(words.label_with("tournament-size", &args));
}

/// Returns the number of rounds: the one chosen, or as many as are usual.
fn dialog_length(chosen: Option<usize>, players: usize) -> usize {
    chosen.unwrap_or_else(|| Tournament::usual_rounds(players)).min(Tournament::most_rounds(players).max(1))
}

/// Shows the standings and the rounds, the latest first.
fn played(ui: &mut Ui, words: &Words, tournament: &Tournament) -> DialogAnswer {
    let mut answer = DialogAnswer::default();
    let said = match (tournament.is_over(), tournament.can_go_on()) {
        (true, _) => "tournament-over",
        (false, true) => "tournament-ready",
        (false, false) => "tournament-waits",
    };
    ui.label(words.label(said));
    for (number, round) in tournament.rounds.iter().enumerate().rev() {
        heading(ui, words.label_with("tournament-round", &[("number", Arg::from(number + 1))]));
        let is_last = number + 1 == tournament.rounds.len();
        Grid::new(("round", number)).num_columns(3).striped(true).show(ui, |ui| {
            for (table, pairing) in round.iter().enumerate() {
                ui.label((table + 1).to_string());
                pairing_ui(ui, words, tournament, (number, table), pairing, is_last, &mut answer);
                ui.end_row();
            }
        });
    }
    heading(ui, words.label("tournament-standings"));
    Grid::new("standings").num_columns(4).striped(true).show(ui, |ui| {
        for id in ["tournament-place", "tournament-player", "tournament-points", "tournament-opponents"] {
            ui.label(RichText::new(words.label(id)).color(Palette::of(ui).soft));
        }
        ui.end_row();
        for standing in tournament.standings() {
            ui.label(standing.place.to_string());
            ui.label(tournament.name(standing.player));
            ui.label(words.half_points(standing.halves));
            ui.label(words.half_points(standing.opponents));
            ui.end_row();
        }
    });
    answer
}

fn heading(ui: &mut Ui, text: String) {
    ui.add_space(4.0 * style::scale(ui));
    style::heading(ui, RichText::new(text).color(Palette::of(ui).accent), FontRole::Heading);
}

/// Shows a game: who plays, and the result, which can be set or taken back.
fn pairing_ui(
    ui: &mut Ui,
    words: &Words,
    tournament: &Tournament,
    (round, table): (usize, usize),
    pairing: &Pairing,
    is_last: bool,
    answer: &mut DialogAnswer,
) {
    let south = tournament.name(pairing.south);
    let Some(north) = pairing.north.map(|north| tournament.name(north)) else {
        ui.label(south);
        ui.label(RichText::new(words.label("tournament-bye")).color(Palette::of(ui).soft));
        return;
    };
    ui.label(format!("{south} – {north}"));
    ui.horizontal(|ui| {
        for result in TableResult::ALL {
            let is_chosen = pairing.result == Some(result);
            let button = ui.selectable_label(is_chosen, words.tournament_score(result));
            let wins = |name: &str| words.label_with("tournament-wins", &[("name", Arg::from(name))]);
            let does = match result {
                TableResult::South => wins(south),
                TableResult::Draw => words.label("tournament-drawn"),
                TableResult::North => wins(north),
            };
            let button = tooltips::above(ui, button, does.clone());
            if widgets::named(ui, button, does).clicked() {
                let result = Some(result).filter(|_| !is_chosen);
                answer.actions.push(LearnCommand::SetResult(round, table, result).into());
            }
        }
        if is_last && pairing.result.is_none() && ui.button(words.label("tournament-play")).clicked() {
            answer.actions.push(LearnCommand::PlayPairing(table).into());
            answer.closes = true;
        }
    });
}

/// Shows the buttons at the foot.
fn buttons(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<TournamentDialog>),
    (language, kept): (Res<UiLanguage>, Res<KeptTournament>),
    (current, preferences): (Res<CurrentGame>, Res<Preferences>),
    mut files: ResMut<FileDialogs>,
) -> DialogAnswer {
    let words = &language.0;
    let mut actions: Vec<Action> = Vec::new();
    let mut closes = false;
    match &kept.0 {
        None => {
            let players = names(&dialog.names);
            let button = style::main_button(ui, &words.label("tournament-begin"), players.len() > 1);
            if ui.add(button).clicked() {
                let length = dialog_length(dialog.length, players.len());
                let (game, seed) = (&current.game.rules().id, RandomState::new().hash_one(0_u8));
                let mut begun = Tournament::new(game, dialog.system, players, length, seed);
                begun.pair();
                actions.push(LearnCommand::SetTournament(Some(begun)).into());
            }
        }
        Some(tournament) => {
            let goes_on = tournament.can_go_on() && !tournament.is_over();
            if ui.add(style::main_button(ui, &words.label("tournament-next"), goes_on)).clicked() {
                actions.push(LearnCommand::PairRound.into());
            }
            if ui.button(words.label("tournament-save")).clicked() {
                files.print(words, &current, &preferences, Print::Tournament);
                closes = true;
            }
            if ui.button(words.label("tournament-end")).clicked() {
                actions.push(LearnCommand::SetTournament(None).into());
            }
        }
    }
    DialogAnswer { actions, closes }
}
