//! The dialog about a plan of a lesson: what it is about and how long, and below it the plan.

use super::command::Print;
use crate::library::LibraryTab;
use crate::play::{CurrentGame, Library};
use crate::settings::Preferences;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::run_view;
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::{InMut, Res, ResMut, World};
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::{DragValue, PopupCloseBehavior, RichText, ScrollArea, TextEdit, Ui};
use mancala::rules::Rules;
use naqala_core::teach::lesson_plan::{LENGTHS, LessonPlan, MOST_GAMES, MOST_PUPILS};
use naqala_core::words::{Arg, RulePage};
use std::sync::Arc;

/// The dialog.
pub(super) struct PlanDialog {
    pub(super) plan: LessonPlan,
    /// The plan that was put into words last, and its page if there is time enough.
    known: Option<(LessonPlan, Option<Arc<RulePage>>)>,
    /// Text typed to find another game.
    sought: String,
}

impl PlanDialog {
    /// Begins with a lesson on a game.
    pub(super) fn for_game(rules: &Rules) -> PlanDialog {
        let games = vec![rules.id.clone()];
        let plan = LessonPlan { minutes: LENGTHS[1], pupils: 24, games, first: true, puzzles: true };
        PlanDialog { plan, known: None, sought: String::new() }
    }
}

impl DialogContents for PlanDialog {
    fn title(&self) -> &'static str {
        "plan-dialog"
    }

    fn width(&self) -> f32 {
        680.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, choose, (&mut *ui, &mut *self));
        run_view(world, page, (ui, self));
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { closes: run_view(world, save, (ui, self)), ..DialogAnswer::default() }
    }
}

fn choose(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<PlanDialog>),
    language: Res<UiLanguage>,
    library: Res<Library>,
    mut games: ResMut<LibraryTab>,
) {
    let words = &language.0;
    let PlanDialog { plan, sought, .. } = dialog;
    ui.spacing_mut().item_spacing.y = 8.0 * style::scale(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("plan-minutes"));
        for minutes in LENGTHS {
            let label = words.label_with("plan-length", &[("minutes", Arg::from(minutes as usize))]);
            ui.selectable_value(&mut plan.minutes, minutes, label);
        }
        let label = ui.label(words.label("plan-pupils"));
        ui.add(DragValue::new(&mut plan.pupils).range(1..=MOST_PUPILS)).labelled_by(label.id);
    });
    let entries = games.catalogue.entries(words, &library.0).0;
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("plan-games"));
        let mut dropped = None;
        for (at, id) in plan.games.iter().enumerate() {
            let name = entries.iter().find(|entry| entry.id == *id).map_or(id.as_str(), |entry| &entry.name);
            let button = ui.add_enabled(plan.games.len() > 1, bevy_egui::egui::Button::new(format!("{name} ✕")));
            let does = words.label_with("plan-drop-game", &[("game", Arg::from(name))]);
            if crate::ui::widgets::named(ui, button, does).clicked() {
                dropped = Some(at);
            }
        }
        if let Some(at) = dropped {
            plan.games.remove(at);
        }
        if plan.games.len() == MOST_GAMES {
            return;
        }
        let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        MenuButton::new(words.label("plan-add-game")).config(stays).ui(ui, |ui| {
            let hint = words.label("game-search-hint");
            let field = TextEdit::singleline(sought).hint_text(&hint).char_limit(100);
            let field = crate::ui::right_to_left::field(ui, field).response.response;
            crate::ui::widgets::named(ui, field, hint);
            ScrollArea::vertical().max_height(280.0 * style::scale(ui)).show(ui, |ui| {
                let is_found = |id: &String| !plan.games.contains(id);
                let found = entries.iter().filter(|entry| is_found(&entry.id) && entry.matches(sought));
                let chosen = found.map(|entry| (entry, ui.button(&entry.name).clicked())).find(|(_, clicked)| *clicked);
                if let Some((entry, _)) = chosen {
                    plan.games.push(entry.id.clone());
                    ui.close();
                }
            });
        });
    });
    ui.checkbox(&mut plan.first, words.label("plan-with-first"));
    ui.checkbox(&mut plan.puzzles, words.label("plan-with-puzzles"));
}

/// Shows the plan.
fn page((InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<PlanDialog>), language: Res<UiLanguage>, library: Res<Library>) {
    let words = &language.0;
    if dialog.known.as_ref().is_none_or(|(plan, _)| *plan != dialog.plan) {
        let made = dialog.plan.page(words, &library.0).map(Arc::new);
        dialog.known = Some((dialog.plan.clone(), made));
    }
    let palette = Palette::of(ui);
    ui.separator();
    let Some((_, Some(page))) = &dialog.known else {
        ui.label(RichText::new(words.label("plan-too-short")).color(palette.bad));
        return;
    };
    for section in &page.sections {
        ui.add_space(4.0 * style::scale(ui));
        style::heading(ui, RichText::new(&section.heading).color(palette.accent), FontRole::Heading);
        for line in &section.lines {
            ui.label(style::paragraph(ui, &line.text));
        }
    }
}

/// The button with which the user goes on to choose a file. Tells whether it was pressed.
fn save(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<PlanDialog>),
    language: Res<UiLanguage>,
    (current, preferences): (Res<CurrentGame>, Res<Preferences>),
    mut files: ResMut<FileDialogs>,
) -> bool {
    let is_there = matches!(&dialog.known, Some((_, Some(_))));
    let saves = ui.add(style::main_button(ui, &language.0.label("plan-save"), is_there)).clicked();
    if saves {
        files.print(&language.0, &current, &preferences, Print::Plan(dialog.plan.clone()));
    }
    saves
}
