//! Changes to a position being set up that are not made on the board: stores and hands, marks, the side to move.

use crate::editor::PositionCommand;
use crate::play::PlayCommand;
use crate::play::activity::{PositionDescription, PuzzleOffers};
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy_egui::egui::{ComboBox, DragValue, Label, RichText, Ui};
use mancala::rules::board::MAX_SEEDS;
use naqala_core::words::Arg;
use naqala_core::workshop::Edit;

/// Shows it, each thing with its name in one piece, as many to a line as there is room for.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, composed: &PositionDescription) -> Option<Action> {
    let mut edit = None;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&composed.seeds).strong());
        if let Some((count, kinds)) = &composed.specials {
            ui.label(RichText::new(count).strong());
            // What belongs together stays on one line.
            ui.horizontal(|ui| {
                ui.label(view.words.label("compose-adds"));
                for (kind, adds) in kinds.iter().zip([false, true]) {
                    let button = ui.selectable_label(composed.adds_specials == adds, kind);
                    if tooltips::above(ui, button, view.words.label("compose-adds-key")).clicked() {
                        action = Some(PositionCommand::AddSpecials(adds).into());
                    }
                }
            });
        }
        for (side, name) in &composed.seats {
            let text = view.words.label_with("compose-to-move", &[("player", Arg::from(name.as_str()))]);
            if ui.selectable_label(*side == composed.to_move, text).clicked() {
                edit = Some(Edit::ToMove(*side));
            }
        }
        for (place, name, held) in &composed.trays {
            let mut seeds = *held;
            let field = DragValue::new(&mut seeds).range(0..=MAX_SEEDS.min(u32::from(u16::MAX)) as u16).speed(0.1);
            let field = ui.add(field.prefix(format!("{name}: ")));
            if widgets::named(ui, field, name).changed() {
                edit = Some(Edit::Count(*place, seeds));
            }
        }
        let name = view.words.label("compose-stage");
        if let Some(stage) = chosen(ui, "stage", &name, &composed.stages, composed.stage) {
            edit = Some(Edit::Stage(stage));
        }
        let marks: Vec<String> = composed.marks.iter().map(|(_, name)| name.clone()).collect();
        if let (Some(mark), Some(pit)) = (chosen(ui, "mark", "", &marks, composed.mark), composed.marked) {
            edit = Some(Edit::Mark(pit, composed.marks[mark].0));
        }
        let mirror = composed.mirrors.then_some(("compose-mirror", PositionCommand::Edit(Edit::Mirror).into()));
        let all = [
            Some(("compose-clear", PositionCommand::Edit(Edit::Clear).into())),
            Some(("compose-opening", PositionCommand::Edit(Edit::Opening).into())),
            mirror,
            Some(("compose-undo", PlayCommand::Undo.into())),
        ];
        for (label, asked) in all.into_iter().flatten() {
            if ui.button(view.words.label(label)).clicked() {
                action = Some(asked);
            }
        }
    });
    if let Some(offers) = &composed.offers {
        action = action.or(puzzles(ui, view, offers));
    }
    if let Some(flaw) = &composed.flaw {
        let text = RichText::new(flaw).font(style::font(ui, FontRole::Body)).color(Palette::of(ui).bad);
        ui.add(Label::new(text).wrap());
    }
    action.or(edit.map(|it| PositionCommand::Edit(it).into()))
}

/// The puzzles that the position makes, each to be kept.
fn puzzles(ui: &mut Ui, view: &GameContext<'_>, offers: &PuzzleOffers) -> Option<Action> {
    let mut action = None;
    match offers {
        PuzzleOffers::Awaited => {
            ui.horizontal_wrapped(|ui| {
                ui.spinner();
                ui.label(view.words.label("puzzle-own-proved"));
            });
        }
        PuzzleOffers::Found { made, lacks } => {
            ui.horizontal_wrapped(|ui| {
                let said = if made.is_empty() { "puzzle-own-none" } else { "puzzle-own-choose" };
                ui.label(view.words.label(said));
                for (offer, name) in made {
                    if ui.button(name).clicked() {
                        action = Some(PositionCommand::SavePuzzle(*offer).into());
                    }
                }
            });
            for lack in lacks {
                let text = RichText::new(lack).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
                ui.add(Label::new(text).wrap());
            }
        }
    }
    action
}

/// A list to choose from, with its name if it has one; nothing where there is nothing to choose.
fn chosen(ui: &mut Ui, id: &str, name: &str, all: &[String], now: usize) -> Option<usize> {
    let shown = all.get(now)?;
    let shown = if name.is_empty() { shown.clone() } else { format!("{name}: {shown}") };
    let mut wanted = None;
    let list = |ui: &mut Ui| {
        for (at, text) in all.iter().enumerate() {
            if ui.selectable_label(at == now, text).clicked() {
                wanted = Some(at);
            }
        }
    };
    ComboBox::from_id_salt(id).selected_text(shown).show_ui(ui, list);
    wanted
}
