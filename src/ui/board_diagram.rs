//! A small drawing of the board with the path along which seeds are sown.

use super::look::Look;
use super::right_to_left;
use super::style::{self, FontRole, Palette};
use super::theme::{Ink, Tint, ground};
use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Painter, Pos2, RichText, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::rules::{Board, Direction, Place, Rules};
use naqala_core::geometry::path::{self, PathStep};
use naqala_core::geometry::{Layout, Outline, Tray};
use naqala_core::words::Words;

/// The greatest height of the drawing, in points at text size 1.
const HIGHEST: f32 = 230.0;
/// The least radius of a pit in which its name is written, in points.
const ROOM_FOR_NAME: f32 = 8.0;

/// Shows the drawing, if the rules know such a path.
pub fn show(ui: &mut Ui, rules: &Rules, words: &Words) {
    let board = &rules.board;
    if board.sides().iter().all(|&side| board.path(side).is_empty()) {
        return;
    }
    let scale = style::scale(ui);
    let room = Vec2::new(ui.available_width().max(1.0), HIGHEST * scale);
    let layout = Layout::compact(board, bevy::math::Rect::from_corners(Vec2::ZERO, room));
    let way = path::fixed_direction(rules, 0);
    let said = words.label(if way.is_some() { "rules-path" } else { "rules-path-either-way" });
    let wood = layout.board;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), wood.height()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &said));
    if ui.is_rect_visible(rect) {
        let layout = layout.moved(Vec2::new(rect.center().x, rect.center().y) - wood.center());
        let drawing = Drawing { board, layout: &layout, way, look: style::look(ui) };
        right_to_left::upright(ui.painter(), rect, || drawing.draw(ui.painter()));
    }
    ui.label(RichText::new(said).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
}

/// Draws a board as small as a word, in the middle of a part of the panel.
pub fn thumbnail(ui: &Ui, board: &Board, rect: egui::Rect) {
    let room = bevy::math::Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom());
    let layout = Layout::new(board, room, 0.01);
    let aside = room.center() - layout.board.center();
    let layout = layout.moved(aside);
    let drawing = Drawing { board, layout: &layout, way: None, look: style::look(ui) };
    let painter = ui.painter_at(rect);
    right_to_left::upright(&painter, rect, || drawing.draw_board(&painter));
}

struct Drawing<'a> {
    board: &'a Board,
    layout: &'a Layout,
    /// Direction in which every move is sown; `None` if it varies.
    way: Option<Direction>,
    /// Materials of the table pictured.
    look: Look,
}

impl Drawing<'_> {
    fn draw(&self, painter: &Painter) {
        self.draw_board(painter);
        let Drawing { board, layout, .. } = *self;
        let r = layout.radius;
        for step in path::steps(board, layout, self.way.unwrap_or_default(), |_| false) {
            self.draw_step(painter, &step);
        }
        if r < ROOM_FOR_NAME {
            return;
        }
        for pit in board.every_pit() {
            let font = FontId::proportional((0.75 * r).min(13.0));
            let name = board.name(pit);
            // The path goes through the middle of a pit at an end.
            let aside = if board.is_end(pit) {
                (layout.pit(pit) - layout.board.center()).signum() * 0.5 * r
            } else {
                Vec2::ZERO
            };
            painter.text(
                point(layout.pit(pit) + Vec2::X * aside.x),
                Align2::CENTER_CENTER,
                name,
                font,
                self.ink(Ink::Count),
            );
        }
    }

    /// The wood with its hollows.
    fn draw_board(&self, painter: &Painter) {
        let Drawing { board, layout, .. } = *self;
        let r = layout.radius;
        let [wood, hollow] = self.ground();
        let outline = egui::Rect::from_min_max(point(layout.board.min), point(layout.board.max));
        painter.rect_filled(outline, corners(0.5 * r), wood);
        if self.look == Look::Plain {
            painter.rect_stroke(outline, corners(0.5 * r), Stroke::new(1.0, Color32::BLACK), StrokeKind::Inside);
        }
        for &side in board.sides() {
            let trays = [Place::store(side), Place::penalty(side)].into_iter().filter_map(|place| layout.tray(place));
            for Tray { rect, .. } in trays {
                let rect = egui::Rect::from_min_max(point(rect.min), point(rect.max));
                painter.rect_filled(rect, corners(rect.size().min_elem() / 2.0), hollow);
            }
        }
        for pit in board.ends() {
            let place = Place::pit(pit);
            let Some(Tray { rect, .. }) = layout.tray(place) else { continue };
            let rect = egui::Rect::from_min_max(point(rect.min), point(rect.max));
            painter.rect_filled(rect, half_round(rect, layout.outline(place)), hollow);
        }
        for pit in board.pits() {
            painter.circle_filled(point(layout.pit(pit)), r, hollow);
            let own = board.sides().len() > 1 && board.is_owned() && !board.is_nobodys(pit);
            let edge = if own { self.ink(Ink::Side(board.owner(pit))).gamma_multiply(0.6) } else { hollow };
            painter.circle_stroke(point(layout.pit(pit)), 0.93 * r, Stroke::new((0.1 * r).max(0.6).min(0.5 * r), edge));
        }
    }

    fn draw_step(&self, painter: &Painter, step: &PathStep) {
        let r = self.layout.radius;
        let colour = self.ink(step.side.map_or(Ink::Count, Ink::Side));
        let stroke = Stroke::new((0.13 * r).clamp(1.0, 3.0), colour);
        let line: Vec<Pos2> = step.points(0.15 * r, 0.62 * r).into_iter().map(|passed| point(passed.at)).collect();
        painter.add(Shape::line(line, stroke));
        for head in step.heads(r).into_iter().filter(|_| self.way.is_some()) {
            let (tip, aside) = (head.heading * 0.34 * r, head.heading.perp() * 0.32 * r);
            let corners = [head.at + tip, head.at - tip + aside, head.at - tip - aside].map(point).to_vec();
            painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
        }
    }

    fn ink(&self, ink: Ink) -> Color32 {
        ink.on(self.look).egui()
    }

    /// The colours of the board and of its hollows.
    fn ground(&self) -> [Color32; 2] {
        let ground = ground(self.look);
        match self.look {
            Look::LightWood | Look::DarkWood => [shade(ground.pale, 0.82), shade(ground.dark, 0.75)],
            // What is written on sand is dark.
            Look::Sand => [shade(ground.pale, 1.0), shade(ground.pale, 0.86)],
            Look::Plain => [ground.pale.egui(), ground.floor.egui()],
        }
    }
}

fn point(at: Vec2) -> Pos2 {
    pos2(at.x, at.y)
}

/// The corners of a hollow that is half round, or else an oblong.
fn half_round(rect: egui::Rect, outline: Outline) -> CornerRadius {
    let oblong = corners(rect.size().min_elem() / 2.0);
    let round = corners(rect.width().min(rect.height() / 2.0)).nw;
    match outline {
        Outline::Oblong(_) => oblong,
        Outline::StraightLeft => CornerRadius { nw: oblong.nw / 4, sw: oblong.sw / 4, ne: round, se: round },
        Outline::StraightRight => CornerRadius { ne: oblong.ne / 4, se: oblong.se / 4, nw: round, sw: round },
    }
}

fn corners(radius: f32) -> CornerRadius {
    CornerRadius::same(radius.clamp(0.0, 255.0) as u8)
}

/// A colour made darker.
fn shade(tint: Tint, light: f32) -> Color32 {
    let [red, green, blue] = tint.parts().map(|part| (part * light * 255.0) as u8);
    Color32::from_rgb(red, green, blue)
}
