//! Players: a name for each seat and, with more than two of them, the order of turns and the partnerships.

use crate::playback::GameContext;
use crate::ui::icons::side_mark;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy_egui::egui::{self, Align, ComboBox, Layout, Rect, RichText, Sense, Stroke, TextEdit, Ui, Vec2, vec2};
use mancala::engine::{Position, start};
use mancala::record::{ComputerPlayer, LEVELS, PlayingStyle, Skill};
use mancala::rules::{Rules, Side};
use naqala_core::search::levels::levels;
use naqala_core::session::players::{self, Seat, SeatTurn, computer_name, in_a_word};
use naqala_core::session::{Players, PlayersMode};
use naqala_core::words::{Arg, Words};
use std::time::Duration;

/// Shows the seats of the game on the table, with what each side has. Tells whether it was changed who sits there.
pub fn on_the_table(ui: &mut Ui, view: &GameContext<'_>, players: &mut Players) -> bool {
    list(ui, view, view.rules(), view.position(), players, |ui, side| holdings(ui, view, side))
}

/// Shows what a side has as the stones lie, in one small line.
fn holdings(ui: &mut Ui, view: &GameContext<'_>, side: Side) {
    let line = view.words.holdings(view.rules(), view.lies(), side);
    ui.label(RichText::new(line).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
}

/// Shows the seats of a game that is being set up: as they stand now if it is the one on the table, and otherwise as
/// they will when it begins. Tells whether it was changed who sits there.
pub fn to_begin(ui: &mut Ui, view: &GameContext<'_>, rules: &Rules, players: &mut Players) -> bool {
    let on_table = rules.id == view.rules().id && rules.settings == view.rules().settings;
    let position = if on_table { view.position().clone() } else { start(rules) };
    list(ui, view, rules, &position, players, |_, _| ())
}

/// Offers the ways in which a new game can be played, with the one chosen; none where only one plays. Returns another one
/// that was clicked.
pub fn modes(ui: &mut Ui, words: &Words, rules: &Rules, players: &Players) -> Option<PlayersMode> {
    if rules.board.sides().len() < 2 {
        return None;
    }
    let now = players.mode(rules);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for mode in PlayersMode::ALL {
            let id = match mode {
                PlayersMode::Computer => "player-mode-computer",
                PlayersMode::People => "player-mode-people",
                PlayersMode::Watch => "player-mode-watch",
            };
            let seats = ("seats", Arg::from(rules.board.sides().len()));
            if ui.selectable_label(now == Some(mode), words.label_with(id, &[seats])).clicked() {
                chosen = Some(mode);
            }
        }
    });
    chosen.filter(|_| chosen != now)
}

fn list(
    ui: &mut Ui,
    view: &GameContext<'_>,
    rules: &Rules,
    position: &Position,
    players: &mut Players,
    mut below: impl FnMut(&mut Ui, Side),
) -> bool {
    let mut changed = false;
    let choices = rules.board.sides().iter().map(|side| in_a_word(&view.words, players.computers[side.index()]));
    let widest = choices.map(|choice| who_width(ui, choice)).fold(0.0, f32::max);
    for seat in in_order(rules, position) {
        ui.scope(|ui| {
            if players::are_told(rules) {
                ui.spacing_mut().item_spacing.y = 1.0;
            }
            changed |= seat_ui(ui, view, rules, seat, players, widest);
            ui.spacing_mut().interact_size.y = 0.0;
            if players::are_told(rules) {
                say(ui, view, &seat);
            }
            below(ui, seat.side);
        });
    }
    changed
}

/// The seats in the order of turns, who begins first.
fn in_order(rules: &Rules, position: &Position) -> Vec<Seat> {
    let mut seats = players::seats(rules, position);
    if players::are_told(rules) {
        let first = seats.iter().position(|seat| seat.side == rules.board.first).unwrap_or(0);
        seats.rotate_left(first);
    }
    seats
}

/// A seat: its shape, lit if it is its turn, its name, a field for the name of who sits there, and whether that is a
/// person, in a choice of this width. Whoever has two seats is named at the first.
fn seat_ui(ui: &mut Ui, view: &GameContext<'_>, rules: &Rules, seat: Seat, players: &mut Players, who: f32) -> bool {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let label = view.words.seat(rules, seat.side);
    let own = rules.board.players.seats(seat.side);
    let at = seat.side.index();
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0 * scale), Sense::hover());
        side_mark(ui, rect, seat.side, palette);
        if players::are_told(rules) && seat.turn == SeatTurn::Now {
            ui.painter().circle_stroke(rect.center(), rect.width() * 0.72, Stroke::new(2.0 * scale, palette.accent));
        }
        let text = RichText::new(&label).color(palette.soft);
        let width = (48.0 * scale).max(label.chars().count() as f32 * 8.4 * scale);
        let room = vec2(width, 20.0 * scale);
        let label = ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(width);
            ui.label(text)
        });
        let label = label.inner;
        if own.first() != Some(&seat.side) {
            ui.label(RichText::new(&players.names[at]).color(palette.ink));
            return false;
        }
        let before = players.computers[at];
        let (mut name, mut computer) = (std::mem::take(&mut players.names[at]), before);
        let solitary = rules.board.sides().len() == 1;
        let beside = who + ui.spacing().item_spacing.x;
        let field = TextEdit::singleline(&mut name)
            .id_salt(("player", seat.side))
            .hint_text(view.words.label("player-name"))
            .char_limit(80)
            .margin(egui::Margin::symmetric(8, 5))
            .desired_width((ui.available_width() - if solitary { 0.0 } else { beside }).max(20.0));
        let mut changed = crate::ui::right_to_left::field(ui, field).response.response.labelled_by(label.id).changed();
        if !solitary {
            choose(ui, view, seat.side, &mut computer, who);
        }
        if computer != before {
            // The program is called by how it plays, unless somebody has given it another name.
            let usual =
                |who: Option<ComputerPlayer>| who.map_or_else(String::new, |who| computer_name(&view.words, who));
            if name.is_empty() || name == usual(before) {
                name = usual(computer);
            }
            changed = true;
        }
        for seat in own {
            players.names[seat.index()].clone_from(&name);
            players.computers[seat.index()] = computer;
        }
        changed
    })
    .inner
}

/// Returns how wide a choice with this text is, in points.
fn who_width(ui: &Ui, text: String) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let letters = ui.painter().layout_no_wrap(text, font, egui::Color32::WHITE).size().x;
    let spacing = ui.spacing();
    let least = WHO * style::scale(ui);
    least.max(letters.ceil() + spacing.icon_spacing + spacing.icon_width + 2.0 * spacing.button_padding.x)
}

/// The least width of that choice, in points at text size 1.
const WHO: f32 = 84.0;

/// The times a move that are offered, in seconds.
const TIMES: [u64; 3] = [1, 5, 20];

/// Draws a menu of this width that gives the seat to a person or to the program, at some strength and in some style.
fn choose(ui: &mut Ui, view: &GameContext<'_>, side: Side, computer: &mut Option<ComputerPlayer>, width: f32) {
    let highest = levels(view.rules()).len() as u8;
    let levels = (1..=highest).map(Skill::Level);
    let times = TIMES.into_iter().map(|seconds| Skill::Time(Duration::from_secs(seconds)));
    let response = ComboBox::from_id_salt(("who", side))
        .width(width)
        .height(ui.ctx().content_rect().height() * 0.6)
        .selected_text(in_a_word(&view.words, *computer))
        .show_ui(ui, |ui| {
            if let Some(computer) = computer.as_mut().filter(|computer| computer.skill != Skill::Random) {
                styles(ui, &view.words, &mut computer.style);
                ui.separator();
            }
            ui.selectable_value(computer, None, in_a_word(&view.words, None));
            let style = computer.map(|computer| computer.style).unwrap_or_default();
            for skill in levels.chain(times) {
                let offered = ComputerPlayer { skill, style };
                ui.selectable_value(computer, Some(offered), long(&view.words, skill, highest));
            }
        })
        .response;
    let args = [("seat", Arg::from(view.words.side(side))), ("who", Arg::from(in_a_word(&view.words, *computer)))];
    let label = view.words.label_with("player-who", &args);
    let response = widgets::named(ui, response, &label);
    tooltips::above(ui, response, label);
}

/// Draws the choice of a style.
fn styles(ui: &mut Ui, words: &Words, chosen: &mut PlayingStyle) {
    ui.horizontal(|ui| {
        for style in PlayingStyle::ALL {
            let args = [("style", Arg::from(style.key()))];
            let response = ui.selectable_value(chosen, style, words.label_with("player-style", &args));
            tooltips::below(response, words.label_with("player-style-does", &args));
        }
    });
}

/// Returns how well the program plays, with what it means.
fn long(words: &Words, skill: Skill, highest: u8) -> String {
    match skill {
        Skill::Level(level) => {
            let place = match level {
                _ if level == highest && highest < LEVELS => "highest-of-few",
                _ if level == highest => "highest",
                1 => "lowest",
                2 => "second",
                _ => "other",
            };
            words.label_with("player-level-is", &[("level", Arg::from(u32::from(level))), ("place", Arg::from(place))])
        }
        Skill::Time(time) => {
            words.label_with("player-time-is", &[("seconds", Arg::from(players::seconds(words, time)))])
        }
        other => in_a_word(words, Some(other.into())),
    }
}

/// Draws a line with the seat's place in the order of turns and its partner.
fn say(ui: &mut Ui, view: &GameContext<'_>, seat: &Seat) {
    let palette = Palette::of(ui);
    let bond = seat.fellow.map(|fellow| players::partnership_text(&view.words, fellow));
    let parts: Vec<String> = players::turn(&view.words, seat.turn).into_iter().chain(bond).collect();
    let line = parts.join("\u{a0}· ");
    if line.is_empty() {
        return;
    }
    let colour = if seat.turn == SeatTurn::Now { palette.accent } else { palette.soft };
    ui.horizontal(|ui| {
        let size = 12.0 * style::scale(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        if let Some(fellow) = seat.fellow {
            let small = Rect::from_center_size(rect.center(), Vec2::splat(0.75 * size));
            side_mark(ui, small, fellow.side, palette);
        }
        ui.label(RichText::new(line).font(style::font(ui, FontRole::Small)).color(colour));
    });
}
