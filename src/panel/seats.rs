//! Who plays: a name for each seat and, where there are more than two, whose turn it is, who comes next, and which seats
//! belong together.

use super::icons::side_mark;
use super::score;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::engine::{Position, start};
use crate::game::seats::{self, Seat, Turn};
use crate::rules::{Rules, Side};
use bevy_egui::egui::{self, Align, Rect, RichText, Sense, Stroke, TextEdit, Ui, Vec2, vec2};

/// Shows the seats of the game on the table, with what each side has. Tells whether a name was changed.
pub fn on_the_table(ui: &mut Ui, view: &View<'_>, names: &mut [String; 4]) -> bool {
    list(ui, view, view.rules(), view.position(), names, |ui, side| score::show(ui, view, side))
}

/// Shows the seats of a game that is being set up: as they stand now if it is the one on the table, and otherwise as
/// they will when it begins. Tells whether a name was changed.
pub fn to_begin(ui: &mut Ui, view: &View<'_>, rules: &Rules, names: &mut [String; 4]) -> bool {
    let on_table = rules.id == view.rules().id && rules.settings == view.rules().settings;
    let position = if on_table { view.position().clone() } else { start(rules) };
    list(ui, view, rules, &position, names, |_, _| ())
}

fn list(
    ui: &mut Ui,
    view: &View<'_>,
    rules: &Rules,
    position: &Position,
    names: &mut [String; 4],
    mut below: impl FnMut(&mut Ui, Side),
) -> bool {
    let mut changed = false;
    for seat in in_order(rules, position) {
        ui.scope(|ui| {
            if seats::are_told(rules) {
                ui.spacing_mut().item_spacing.y = 1.0;
            }
            changed |= seat_ui(ui, view, rules, seat, names);
            ui.spacing_mut().interact_size.y = 0.0;
            if seats::are_told(rules) {
                say(ui, view, &seat);
            }
            below(ui, seat.side);
        });
    }
    changed
}

/// The seats in the order of turns, who begins first.
fn in_order(rules: &Rules, position: &Position) -> Vec<Seat> {
    let mut seats = seats::seats(rules, position);
    if seats::are_told(rules) {
        let first = seats.iter().position(|seat| seat.side == rules.board.first).unwrap_or(0);
        seats.rotate_left(first);
    }
    seats
}

/// A seat: its shape, lit if it is its turn, its name, and a field for the name of who sits there. Whoever has two
/// seats is named at the first.
fn seat_ui(ui: &mut Ui, view: &View<'_>, rules: &Rules, seat: Seat, names: &mut [String; 4]) -> bool {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let label = view.words.seat(rules, seat.side);
    let own = rules.board.players.seats(seat.side);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0 * scale), Sense::hover());
        side_mark(ui, rect, seat.side, palette);
        if seats::are_told(rules) && seat.turn == Turn::Now {
            ui.painter().circle_stroke(rect.center(), rect.width() * 0.72, Stroke::new(2.0 * scale, palette.accent));
        }
        let text = RichText::new(&label).color(palette.soft);
        let width = (48.0 * scale).max(label.chars().count() as f32 * 8.4 * scale);
        let label = ui.add_sized(vec2(width, 20.0 * scale), egui::Label::new(text).halign(Align::LEFT));
        if own.first() != Some(&seat.side) {
            ui.label(RichText::new(&names[seat.side.index()]).color(palette.ink));
            return false;
        }
        let name = &mut names[seat.side.index()];
        let field = TextEdit::singleline(name)
            .id_salt(("player", seat.side))
            .hint_text(view.words.label("player-name"))
            .char_limit(80)
            .margin(egui::Margin::symmetric(8, 5))
            .desired_width(f32::INFINITY);
        let changed = ui.add(field).labelled_by(label.id).changed();
        if changed {
            let name = name.clone();
            for other in own {
                names[other.index()].clone_from(&name);
            }
        }
        changed
    })
    .inner
}

/// When a seat moves and with which other one it belongs together, in a line.
fn say(ui: &mut Ui, view: &View<'_>, seat: &Seat) {
    let palette = Palette::of(ui);
    let bond = seat.fellow.map(|fellow| seats::bond(view.words, fellow));
    let parts: Vec<String> = seats::turn(view.words, seat.turn).into_iter().chain(bond).collect();
    let line = parts.join("\u{a0}· ");
    if line.is_empty() {
        return;
    }
    let colour = if seat.turn == Turn::Now { palette.accent } else { palette.soft };
    ui.horizontal(|ui| {
        let size = 12.0 * style::scale(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        if let Some(fellow) = seat.fellow {
            let small = Rect::from_center_size(rect.center(), Vec2::splat(0.75 * size));
            side_mark(ui, small, fellow.side, palette);
        }
        ui.label(RichText::new(line).font(style::font(ui, Type::Small)).color(colour));
    });
}
