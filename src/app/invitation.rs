//! Above the table before anybody plays on it: while a record is being watched, what it is, and a way to play the game
//! oneself; when the window opens, a way back to the game that was left last.

use crate::learn::{FIRST_LESSON, LearnCommand, Lessons};
use crate::play::PlayCommand;
use crate::playback::GameContext;
use crate::record::SavedGamesCommand;
use crate::record::saved_games::UnfinishedGames;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy::prelude::{InMut, Res};
use bevy_egui::egui::{Align, Button, Label, Layout, Panel, RichText, Ui, Vec2, vec2};
use naqala_core::session::Purpose;
use naqala_core::words::Arg;

/// The least size of the button, in points at text size 1.
const BUTTON: Vec2 = vec2(0.0, 40.0);

/// Shows the invitation, if there is one.
pub(super) fn show(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    lessons: Res<Lessons>,
    unfinished: Res<UnfinishedGames>,
) -> Vec<Action> {
    let view = &view;
    let is_wanted = view.activity.shown().is_none() && !view.projecting.0;
    is_wanted.then(|| invite(ui, view, &lessons, &unfinished)).flatten().into_iter().collect()
}

fn invite(ui: &mut Ui, view: &GameContext<'_>, lessons: &Lessons, unfinished: &UnfinishedGames) -> Option<Action> {
    match view.current.purpose {
        Purpose::Play if view.current.game.plies().is_empty() && unfinished.is_offered => resume(ui, view, unfinished),
        Purpose::Play | Purpose::Show => None,
        Purpose::Watch => play(ui, view, lessons, "watch-record", &view.current.about.event),
        Purpose::Demonstrate => play(ui, view, lessons, "watch-demonstration", ""),
    }
}

/// Offers to play the game of the record that is watched.
fn play(ui: &mut Ui, view: &GameContext<'_>, lessons: &Lessons, title: &str, occasion: &str) -> Option<Action> {
    let title = view.words.label_with(title, &[("game", Arg::from(view.words.text(&view.rules().about.name)))]);
    let mut action = None;
    bar(ui, &title, view.words.text(occasion), |ui| {
        let button = style::main_button(ui, &view.words.label("watch-play"), true).min_size(BUTTON * style::scale(ui));
        if tooltips::below(ui.add(button), view.words.label("watch-play-does")).clicked() {
            action = Some(PlayCommand::PlayAgain { exchange: false }.into());
        }
        // For whoever has never seen a mancala.
        if view.current.purpose == Purpose::Demonstrate && !lessons.is_done(FIRST_LESSON) {
            let lesson = Button::new(view.words.label("first-heading")).min_size(BUTTON * style::scale(ui));
            if tooltips::below(ui.add(lesson), view.words.label("first-does")).clicked() {
                action = Some(LearnCommand::FirstLesson.into());
            }
        }
    });
    action
}

/// Offers the game that was left last, if one was.
fn resume(ui: &mut Ui, view: &GameContext<'_>, unfinished: &UnfinishedGames) -> Option<Action> {
    let last = unfinished.games.first()?;
    let args = [("game", Arg::from(view.words.text(&last.name))), ("move", Arg::from(last.moves))];
    let begun = match view.words.date(&last.date) {
        date if date.is_empty() => String::new(),
        date => view.words.label_with("game-begun", &[("date", Arg::from(date))]),
    };
    let mut action = None;
    bar(ui, &view.words.label("resume-heading"), &begun, |ui| {
        let label = view.words.label_with("resume-game", &args);
        let button = style::main_button(ui, &label, true).min_size(BUTTON * style::scale(ui));
        if ui.add(button).clicked() {
            action = Some(SavedGamesCommand::Resume(last.path.clone()).into());
        }
    });
    action
}

/// The bar: a title with a line below it at the left, and buttons at the right, the first of them outermost.
fn bar(ui: &mut Ui, title: &str, below: &str, buttons: impl FnOnce(&mut Ui)) {
    let contents = |ui: &mut Ui| {
        // As high as the buttons, and not as it was when letters were larger.
        let room = vec2(ui.available_width(), BUTTON.y * style::scale(ui));
        ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
            buttons(ui);
            // A line by itself stands half-way up, as the button does.
            let layout = match below {
                "" => Layout::left_to_right(Align::Center),
                _ => Layout::top_down(Align::Min),
            };
            ui.with_layout(layout, |ui| said(ui, title, below));
        });
    };
    Panel::top("invitation").resizable(false).frame(style::bar_frame(ui)).show(ui, contents);
}

/// The title and the line below it, if there is one; shortened where there is no room.
fn said(ui: &mut Ui, title: &str, below: &str) {
    let palette = Palette::of(ui);
    let text = RichText::new(title).font(style::font(ui, FontRole::Heading)).color(palette.ink);
    let response = ui.add(Label::new(text).truncate());
    widgets::heading(ui, response, title);
    if !below.is_empty() {
        let below = RichText::new(below).font(style::font(ui, FontRole::Small)).color(palette.soft);
        ui.add(Label::new(below).truncate());
    }
}
