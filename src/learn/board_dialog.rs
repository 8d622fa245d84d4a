//! The dialog about making a board: how it is done, and a board to print.

use crate::learn::command::Print;
use crate::play::CurrentGame;
use crate::settings::Preferences;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::run_view;
use crate::ui::style::{self, Palette};
use bevy::prelude::{InMut, Res, ResMut, World};
use bevy_egui::egui::Ui;
use mancala::rules::Rules;
use naqala_core::teach::sheet::{BoardPlan, BoardPrint, BoardSize, MAX_SHEETS, Paper, how_to_make};
use naqala_core::words::Arg;
use std::sync::Arc;

/// Widths of a pit that are offered, in centimetres.
const PITS: [u8; 3] = [4, 6, 8];

/// The dialog.
pub struct BoardDialog {
    /// The board that is being chosen.
    pub print: BoardPrint,
    /// The sheets that were counted last, with the rules and the choices that they are for.
    known: Option<(Arc<Rules>, BoardPrint, BoardPlan)>,
}

impl BoardDialog {
    /// Begins with the usual size for a game.
    pub fn for_game(rules: &Rules) -> BoardDialog {
        let print = BoardPrint { size: BoardSize::usual(&rules.board), paper: Paper::default(), seeds: true };
        BoardDialog { print, known: None }
    }

    /// Returns the sheets that the board takes.
    fn plan(&mut self, rules: &Arc<Rules>) -> BoardPlan {
        let is_known =
            |(of, print, _): &&(Arc<Rules>, BoardPrint, BoardPlan)| Arc::ptr_eq(of, rules) && *print == self.print;
        if let Some((_, _, plan)) = self.known.as_ref().filter(is_known) {
            return *plan;
        }
        let plan = self.print.plan(rules);
        self.known = Some((Arc::clone(rules), self.print, plan));
        plan
    }
}

impl DialogContents for BoardDialog {
    fn title(&self) -> &'static str {
        "making-dialog"
    }

    fn width(&self) -> f32 {
        620.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, choose, (ui, self));
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { closes: run_view(world, save, (ui, self)), ..DialogAnswer::default() }
    }
}

/// Shows what may be chosen, and below it how a board is made.
fn choose(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<BoardDialog>),
    language: Res<UiLanguage>,
    current: Res<CurrentGame>,
) {
    let (words, rules) = (&language.0, current.game.rules());
    ui.spacing_mut().item_spacing.y = 8.0 * style::scale(ui);
    let BoardPrint { size, paper, seeds } = &mut dialog.print;
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("making-size"));
        ui.selectable_value(size, BoardSize::OneSheet, words.label("making-one-sheet"));
        for width in PITS {
            let label = words.label_with("making-pit", &[("width", Arg::from(width))]);
            ui.selectable_value(size, BoardSize::Pit(width.into()), label);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("making-paper"));
        ui.selectable_value(paper, Paper::A4, words.kept("A4"));
        ui.selectable_value(paper, Paper::Letter, words.label("making-letter"));
    });
    ui.checkbox(seeds, words.label("making-with-seeds"));
    let plan = dialog.plan(rules);
    let told =
        [("size", plan.measures(words).into()), ("sheets", plan.sheets.into()), ("seeds", plan.seed_sheets.into())];
    ui.label(words.label_with("making-result", &told));
    ui.separator();
    let soft = Palette::of(ui).soft;
    for text in how_to_make(words, rules) {
        ui.label(style::paragraph(ui, &text).color(soft));
    }
}

/// The button with which the user goes on to choose a file. Tells whether it was pressed.
fn save(
    (InMut(ui), InMut(dialog)): (InMut<Ui>, InMut<BoardDialog>),
    language: Res<UiLanguage>,
    (current, preferences): (Res<CurrentGame>, Res<Preferences>),
    mut files: ResMut<FileDialogs>,
) -> bool {
    let can_be_saved = dialog.plan(current.game.rules()).sheets <= MAX_SHEETS;
    let saves = ui.add(style::main_button(ui, &language.0.label("making-save"), can_be_saved)).clicked();
    if saves {
        files.print(&language.0, &current, &preferences, Print::Board(dialog.print));
    }
    saves
}
