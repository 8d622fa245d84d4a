//! The dialog about a worksheet: puzzles of the game on the table for a class.

use super::command::Print;
use crate::play::CurrentGame;
use crate::rules_page::RulesPage;
use crate::settings::Preferences;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::run_view;
use crate::ui::style;
use bevy::prelude::{InMut, Res, ResMut, World};
use bevy_egui::egui::{ComboBox, DragValue, Ui};
use naqala_core::teach::puzzle::GRADES;
use naqala_core::teach::sheet::{MOST_PUZZLES, Paper, WorksheetPrint};

/// The dialog.
#[derive(Default)]
pub(super) struct WorksheetDialog {
    pub(super) print: WorksheetPrint,
}

impl DialogContents for WorksheetDialog {
    fn title(&self) -> &'static str {
        "worksheet-dialog"
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, choose, (ui, self));
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { closes: run_view(world, save, (ui, self)), ..DialogAnswer::default() }
    }
}

fn choose(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<WorksheetDialog>),
    language: Res<UiLanguage>,
    current: Res<CurrentGame>,
    mut rules_page: ResMut<RulesPage>,
) {
    let words = &language.0;
    let WorksheetPrint { kind, grade, count, seed, paper } = &mut dialog.print;
    ui.spacing_mut().item_spacing.y = 8.0 * style::scale(ui);
    ui.label(style::paragraph(ui, &words.label("worksheet-does")));
    ui.horizontal(|ui| {
        let label = ui.label(words.label("worksheet-kind"));
        let name = kind.map_or_else(|| words.label("worksheet-all-kinds"), |kind| words.puzzle_kind(kind));
        let combo = ComboBox::from_id_salt("kind").selected_text(name).show_ui(ui, |ui| {
            ui.selectable_value(kind, None, words.label("worksheet-all-kinds"));
            for offered in rules_page.page.kinds(current.game.rules()).iter().copied() {
                ui.selectable_value(kind, Some(offered), words.puzzle_kind(offered));
            }
        });
        combo.response.labelled_by(label.id);
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("worksheet-grade"));
        ui.selectable_value(grade, None, words.label("worksheet-all-grades"));
        for offered in 1..=GRADES {
            ui.selectable_value(grade, Some(offered), words.puzzle_grade(offered));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(words.label("worksheet-count"));
        ui.add(DragValue::new(count).range(1..=MOST_PUZZLES)).labelled_by(label.id);
        let label = ui.label(words.label("worksheet-number"));
        ui.add(DragValue::new(seed).range(1..=999_999)).labelled_by(label.id);
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("making-paper"));
        ui.selectable_value(paper, Paper::A4, words.kept("A4"));
        ui.selectable_value(paper, Paper::Letter, words.label("making-letter"));
    });
}

/// The button with which the user goes on to choose a file. Tells whether it was pressed.
fn save(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<WorksheetDialog>),
    language: Res<UiLanguage>,
    (current, preferences): (Res<CurrentGame>, Res<Preferences>),
    mut files: ResMut<FileDialogs>,
) -> bool {
    let saves = ui.add(style::main_button(ui, &language.0.label("worksheet-save"), true)).clicked();
    if saves {
        files.print(&language.0, &current, &preferences, Print::Worksheet(dialog.print));
    }
    saves
}
