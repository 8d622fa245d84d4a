//! Puzzles of one's own among those of the game on the table: played, given names, dropped.

use super::puzzle::PuzzleRequest;
use super::tab::LearnMut;
use crate::editor::PositionCommand;
use crate::learn::PuzzleCommand;
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy_egui::egui::{Button, Key, RichText, TextEdit, Ui};
use naqala_core::teach::own_puzzles::{MOST_LETTERS, OwnPuzzle};
use naqala_core::words::Arg;

/// Lists them, or says how there come to be any.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>) -> Option<Action> {
    let own = &memory.learnt.puzzles.0;
    let soft =
        |ui: &Ui, text: String| RichText::new(text).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
    ui.add_space(4.0 * style::scale(ui));
    ui.label(RichText::new(view.words.label("puzzle-own")).font(style::font(ui, FontRole::Body)).strong());
    let mut action = None;
    let mut listed = own.of(&view.rules().id).peekable();
    if listed.peek().is_none() {
        ui.label(soft(ui, view.words.label("puzzle-own-how")));
        if ui.link(soft(ui, view.words.label("moves-compose"))).clicked() {
            action = Some(PositionCommand::Begin.into());
        }
    }
    for puzzle in listed {
        let renamed = match &mut memory.tab.renaming_puzzle {
            Some((number, name)) if *number == puzzle.number => Some(rename(ui, view, name)),
            _ => None,
        };
        match renamed {
            None => action = action.or(row(ui, view, puzzle, &mut memory.tab.renaming_puzzle)),
            Some(None) => {}
            Some(Some(taken)) => {
                let name = memory.tab.renaming_puzzle.take().filter(|_| taken);
                action = action.or(name.map(|(number, name)| PuzzleCommand::Rename(number, name).into()));
            }
        }
    }
    action
}

/// A puzzle, with what it asks below its name.
fn row(
    ui: &mut Ui,
    view: &GameContext<'_>,
    puzzle: &OwnPuzzle,
    renaming: &mut Option<(u32, String)>,
) -> Option<Action> {
    let mut action = None;
    let name = puzzle.name.as_str();
    let of = |id: &str| view.words.label_with(id, &[("name", Arg::from(name))]);
    ui.push_id(puzzle.number, |ui| {
        ui.horizontal(|ui| {
            let icons = 2.0 * (26.0 * style::picture_scale(ui) + ui.spacing().item_spacing.x);
            let room = (ui.available_width() - icons).max(40.0);
            let button = ui.scope(|ui| {
                ui.set_max_width(room);
                ui.add(Button::new(name).truncate())
            });
            let button = tooltips::below(button.inner, facts(view, puzzle));
            if button.clicked() {
                action = Some(PuzzleCommand::Begin(PuzzleRequest::Own(puzzle.number)).into());
            }
            if icons::sized_button(ui, Icon::Pencil, &of("puzzle-own-rename"), 26.0).clicked() {
                *renaming = Some((puzzle.number, name.to_owned()));
            }
            if icons::sized_button(ui, Icon::Close, &of("puzzle-own-drop"), 26.0).clicked() {
                action = Some(PuzzleCommand::Delete(puzzle.number).into());
            }
        });
        let facts = RichText::new(facts(view, puzzle)).font(style::font(ui, FontRole::Small));
        ui.label(facts.color(Palette::of(ui).soft));
    });
    action
}

/// Returns what it asks, about which move, and with which options.
fn facts(view: &GameContext<'_>, puzzle: &OwnPuzzle) -> String {
    let kind = view.words.puzzle_kind(puzzle.kind);
    let asked = match &puzzle.mv {
        Some(mv) => {
            view.words.label_with("puzzle-own-of", &[("kind", Arg::from(kind)), ("move", Arg::from(mv.as_str()))])
        }
        None => kind,
    };
    let options = puzzle.set.iter().map(|(option, value)| format!("{option}={value}"));
    std::iter::once(asked).chain(options).collect::<Vec<_>>().join("\u{a0}· ")
}

/// A field for another name. Gives whether it is to be taken, once that is decided.
fn rename(ui: &mut Ui, view: &GameContext<'_>, name: &mut String) -> Option<bool> {
    let field = TextEdit::singleline(name).char_limit(MOST_LETTERS).desired_width(f32::INFINITY);
    let hint = view.words.label("collection-name");
    let field = crate::ui::right_to_left::field(ui, field.hint_text(&hint)).response.response;
    let field = widgets::named(ui, field, hint);
    if !field.has_focus() && !field.lost_focus() {
        field.request_focus();
    }
    let escaped = ui.input(|input| input.key_pressed(Key::Escape));
    field.lost_focus().then_some(!escaped)
}
