//! The small pictures on buttons, drawn with lines so that they are sharp at any size and need no font.

use super::aloud;
use super::style::{self, Palette};
use super::tips;
use crate::theme::Ink;
use bevy_egui::egui::{
    self, Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2,
};
use mancala::rules::Side;

/// A small picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the opening.
    First,
    /// To the beginning of the ply.
    PreviousPly,
    /// Back by one event.
    PreviousEvent,
    /// Play backwards.
    Backwards,
    /// Play.
    Play,
    /// Stop where it is.
    Pause,
    /// On by one event.
    NextEvent,
    /// On to the next ply.
    NextPly,
    /// To the beginning of the lap.
    PreviousLap,
    /// On to the next lap.
    NextLap,
    /// Over what is left of the move.
    Skip,
    /// To the last position.
    Last,
    /// In this direction: columns to the right and rows up.
    Towards(i8, i8),
    /// Something else, chosen at random.
    Shuffle,
    /// The side panel.
    Panel,
    /// Preferences.
    Sliders,
    /// Board and caption alone, as on a screen for projection.
    Project,
    /// The analysis of positions.
    Study,
    /// A hint.
    Hint,
    /// The sheet of keys.
    Help,
    /// Away with it.
    Close,
    /// A remark.
    Comment,
    /// To be written anew.
    Pencil,
    /// Something more.
    Plus,
    /// Back to the list.
    Back,
    /// The last move back.
    Undo,
    /// A move taken back played again.
    Redo,
    /// The board turned half round.
    Turn,
    /// Something that opens when clicked.
    Folded,
    /// Something that is open.
    Opened,
}

/// A button with a picture. The label is its name for screen readers, tests and the tip.
pub fn button(ui: &mut Ui, icon: Icon, label: &str) -> Response {
    sized_button(ui, icon, label, SIDE)
}

/// The side of such a button, in points at text size 1.
pub const SIDE: f32 = 32.0;

/// A button of a given side, in points at text size 1.
pub fn sized_button(ui: &mut Ui, icon: Icon, label: &str, side: f32) -> Response {
    lit_button(ui, icon, label, false, side)
}

/// A button of the row that steps through the show, pale where it leads nowhere just now. It keeps the keyboard even then,
/// or somebody who presses it until nothing is left would have to look for it anew. Tells whether it is to have an effect.
pub fn step_button(ui: &mut Ui, icon: Icon, label: &str, lit: bool, usable: bool, side: f32) -> bool {
    picture_button(ui, icon, label, lit, usable, side).clicked() && usable
}

/// The side of a sign beside a line of text, in points at text size 1.
pub const SIGN: f32 = 22.0;

/// The sign beside a line that can be shown. Its text for screen readers names the line as well.
pub fn example_sign(ui: &mut Ui, label: &str, line: &str) -> Response {
    let sign = sized_button(ui, Icon::Play, label, SIGN);
    aloud::named(ui, sign, format!("{label}: {line}"))
}

/// A button that is lit while what it does is being done. Its label says what the next press does.
pub fn lit_button(ui: &mut Ui, icon: Icon, label: &str, lit: bool, side: f32) -> Response {
    let usable = ui.is_enabled();
    picture_button(ui, icon, label, lit, usable, side)
}

fn picture_button(ui: &mut Ui, icon: Icon, label: &str, lit: bool, usable: bool, side: f32) -> Response {
    let side = side * style::picture_scale(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, usable, label));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui);
        let visuals = ui.style().interact(&response);
        if lit {
            ui.painter().rect_filled(rect, CornerRadius::same(8), palette.accent);
        } else if usable && response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, CornerRadius::same(8), visuals.weak_bg_fill);
        }
        let colour = if lit { palette.on_accent } else { palette.ink };
        if response.has_focus() {
            style::ring(ui, rect.shrink(2.0), if lit { colour } else { palette.accent });
        }
        let colour = if usable { colour } else { palette.unusable() };
        paint(ui.painter(), rect.shrink(side * 0.27), icon, colour);
    }
    tips::above(ui, response, label)
}

/// Draws an icon into a square.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let at = |x: f32, y: f32| rect.lerp_inside(Vec2::new(x, y));
    let stroke = Stroke::new((rect.width() / 9.0).max(1.2), colour);
    let fill = |points: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    let line = |from: Pos2, to: Pos2| {
        painter.line_segment([from, to], stroke);
    };
    let right = |x: f32, width: f32| vec![at(x, 0.05), at(x + width, 0.5), at(x, 0.95)];
    let left = |x: f32, width: f32| vec![at(x + width, 0.05), at(x + width, 0.95), at(x, 0.5)];
    let bar = |x: f32, width: f32| {
        painter.rect_filled(Rect::from_min_max(at(x, 0.05), at(x + width, 0.95)), CornerRadius::same(1), colour);
    };
    // The bracket under a lap on the timeline.
    let lap = || {
        for (from, to) in [((0.0, 0.78), (0.0, 1.05)), ((0.0, 1.05), (1.0, 1.05)), ((1.0, 1.05), (1.0, 0.78))] {
            line(at(from.0, from.1), at(to.0, to.1));
        }
    };
    match icon {
        Icon::Play => fill(right(0.1, 0.85)),
        Icon::Backwards => fill(left(0.05, 0.85)),
        Icon::Pause => {
            bar(0.12, 0.26);
            bar(0.62, 0.26);
        }
        Icon::NextEvent => {
            bar(0.08, 0.16);
            fill(right(0.36, 0.6));
        }
        Icon::PreviousEvent => {
            bar(0.76, 0.16);
            fill(left(0.04, 0.6));
        }
        Icon::NextPly => {
            fill(right(-0.05, 0.55));
            fill(right(0.5, 0.55));
        }
        Icon::PreviousPly => {
            fill(left(-0.05, 0.55));
            fill(left(0.5, 0.55));
        }
        Icon::NextLap => {
            lap();
            fill(vec![at(0.25, -0.1), at(0.85, 0.27), at(0.25, 0.64)]);
        }
        Icon::PreviousLap => {
            lap();
            fill(vec![at(0.75, -0.1), at(0.75, 0.64), at(0.15, 0.27)]);
        }
        Icon::Skip => {
            fill(right(-0.12, 0.45));
            fill(right(0.33, 0.45));
            bar(0.86, 0.16);
        }
        Icon::Towards(right, up) => {
            let along = Vec2::new(f32::from(right), -f32::from(up)).normalized() * rect.width() * 0.55;
            let aside = along.rot90() * 0.55;
            let (tail, tip) = (rect.center() - along, rect.center() + along);
            line(tail, tip - along * 0.6);
            fill(vec![tip, tip - along * 0.9 + aside, tip - along * 0.9 - aside]);
        }
        Icon::Shuffle => {
            painter.rect_stroke(rect, CornerRadius::same(3), stroke, StrokeKind::Middle);
            for (x, y) in [(0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)] {
                painter.circle_filled(at(x, y), rect.width() * 0.09, colour);
            }
        }
        Icon::Last => {
            fill(right(0.05, 0.7));
            bar(0.8, 0.16);
        }
        Icon::First => {
            fill(left(0.25, 0.7));
            bar(0.04, 0.16);
        }
        Icon::Panel => {
            painter.rect_stroke(rect, CornerRadius::same(2), stroke, StrokeKind::Middle);
            painter.rect_filled(Rect::from_min_max(at(0.62, 0.0), at(1.0, 1.0)), CornerRadius::same(1), colour);
        }
        Icon::Project => {
            line(at(-0.1, 0.02), at(1.1, 0.02));
            painter.rect_stroke(
                Rect::from_min_max(at(0.04, 0.02), at(0.96, 0.66)),
                CornerRadius::ZERO,
                stroke,
                StrokeKind::Middle,
            );
            for foot in [0.22, 0.78] {
                line(at(0.5, 0.66), at(foot, 1.06));
            }
        }
        Icon::Sliders => {
            for (y, knob) in [(0.15, 0.7), (0.5, 0.28), (0.85, 0.6)] {
                line(at(0.0, y), at(1.0, y));
                painter.circle_filled(at(knob, y), rect.width() * 0.14, colour);
            }
        }
        Icon::Study => {
            painter.circle_stroke(at(0.42, 0.42), rect.width() * 0.36, stroke);
            line(at(0.68, 0.68), at(1.0, 1.0));
        }
        Icon::Hint => {
            painter.circle_stroke(at(0.5, 0.38), rect.width() * 0.36, stroke);
            for (y, half) in [(0.84, 0.18), (1.02, 0.12)] {
                line(at(0.5 - half, y), at(0.5 + half, y));
            }
        }
        Icon::Help => {
            painter.text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                "?",
                egui::FontId::proportional(rect.height() * 1.35),
                colour,
            );
        }
        Icon::Close => {
            line(at(0.1, 0.1), at(0.9, 0.9));
            line(at(0.9, 0.1), at(0.1, 0.9));
        }
        Icon::Comment => {
            painter.rect_stroke(
                Rect::from_min_max(at(0.0, 0.05), at(1.0, 0.75)),
                CornerRadius::same(3),
                stroke,
                StrokeKind::Middle,
            );
            fill(vec![at(0.2, 0.75), at(0.5, 0.75), at(0.2, 1.05)]);
        }
        Icon::Pencil => {
            let corners = [at(0.05, 0.95), at(0.15, 0.65), at(0.75, 0.05), at(0.95, 0.25), at(0.35, 0.85)];
            for (index, &corner) in corners.iter().enumerate() {
                line(corner, corners[(index + 1) % corners.len()]);
            }
            line(at(0.6, 0.2), at(0.8, 0.4));
        }
        Icon::Plus => {
            line(at(0.05, 0.5), at(0.95, 0.5));
            line(at(0.5, 0.05), at(0.5, 0.95));
        }
        Icon::Folded => fill(right(0.15, 0.7)),
        Icon::Opened => fill(vec![at(0.05, 0.2), at(0.95, 0.2), at(0.5, 0.85)]),
        Icon::Undo | Icon::Redo => {
            let at = |x: f32, y: f32| if icon == Icon::Undo { at(x, y) } else { at(1.0 - x, y) };
            let turn = (0..=12).map(|n| {
                let (sin, cos) = (n as f32 / 12.0 * std::f32::consts::PI).sin_cos();
                at(0.62 + 0.38 * sin, 0.62 - 0.32 * cos)
            });
            let shaft = [at(0.1, 0.3)].into_iter().chain(turn).chain([at(0.3, 0.94)]).collect();
            painter.add(Shape::line(shaft, stroke));
            fill(vec![at(-0.08, 0.3), at(0.32, 0.0), at(0.32, 0.6)]);
        }
        Icon::Turn => {
            for (x, tip, back) in [(0.22, 0.0, 1.0), (0.78, 1.0, 0.0)] {
                let away = (back - tip) * 0.36;
                line(at(x, tip + away), at(x, back));
                fill(vec![at(x, tip - away * 0.2), at(x - 0.26, tip + away), at(x + 0.26, tip + away)]);
            }
        }
        Icon::Back => {
            line(at(0.65, 0.05), at(0.2, 0.5));
            line(at(0.2, 0.5), at(0.65, 0.95));
        }
    }
}

/// A kind of event on the timeline, told by colour and by shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tick {
    /// A seed falls: a dot.
    Sow,
    /// The lap goes on from a pit: a triangle.
    Relay,
    /// Seeds are captured: a diamond.
    Capture,
    /// Another move: a square.
    Bonus,
    /// A round of a match is over: a tall bar.
    Round,
    /// Anything else: a ring.
    Other,
}

impl Tick {
    /// Every kind, the most telling last.
    pub const ALL: [Tick; 6] = [Tick::Sow, Tick::Other, Tick::Relay, Tick::Bonus, Tick::Capture, Tick::Round];

    /// Its colour.
    pub fn colour(self, palette: &Palette) -> Color32 {
        match self {
            Tick::Sow | Tick::Other => palette.sow,
            Tick::Relay => palette.relay,
            Tick::Capture => palette.capture,
            Tick::Bonus => palette.bonus,
            Tick::Round => palette.accent,
        }
    }

    /// Its shape, round a point, reaching as far as `radius` from it.
    pub fn shape(self, centre: Pos2, radius: f32, colour: Color32) -> Shape {
        let (x, y, r) = (centre.x, centre.y, radius);
        let polygon = |points: Vec<Pos2>| Shape::convex_polygon(points, colour, Stroke::NONE);
        match self {
            Tick::Sow => Shape::circle_filled(centre, r * 0.5, colour),
            Tick::Other => Shape::circle_stroke(centre, r * 0.6, Stroke::new((r * 0.3).max(1.0), colour)),
            Tick::Relay => polygon(vec![pos2(x, y - r), pos2(x + r, y + r * 0.8), pos2(x - r, y + r * 0.8)]),
            Tick::Capture => {
                polygon(vec![pos2(x, y - r * 1.15), pos2(x + r, y), pos2(x, y + r * 1.15), pos2(x - r, y)])
            }
            Tick::Round => {
                let bar = Rect::from_center_size(centre, Vec2::new((r * 0.8).max(3.0), (r * 3.2).max(16.0)));
                Shape::rect_filled(bar, CornerRadius::same(1), colour)
            }
            Tick::Bonus => {
                Shape::rect_filled(Rect::from_center_size(centre, Vec2::splat(r * 1.7)), CornerRadius::ZERO, colour)
            }
        }
    }
}

/// South's mark is a triangle, North's a square, East's a diamond, West's a hexagon, in the colours they have on the table.
pub(super) fn side_mark(ui: &Ui, rect: Rect, side: Side, palette: &Palette) {
    let tint = Ink::Side(side).on_wood().egui();
    let edge = Stroke::new(1.0, palette.soft);
    let radius = rect.width() * 0.42;
    let (x, y) = (rect.center().x, rect.center().y);
    match side {
        Side::South => {
            let corners =
                vec![pos2(x, y - radius), pos2(x + radius, y + radius * 0.8), pos2(x - radius, y + radius * 0.8)];
            ui.painter().add(Shape::convex_polygon(corners, tint, edge));
        }
        Side::North => {
            let square = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.7));
            ui.painter().rect(square, CornerRadius::ZERO, tint, edge, StrokeKind::Inside);
        }
        Side::East | Side::West => {
            let corners = if side == Side::East { 4 } else { 6 };
            let corner = |n: u8| {
                let (sin, cos) = (f32::from(n) / f32::from(corners) * std::f32::consts::TAU).sin_cos();
                pos2(x + 1.1 * radius * sin, y - 1.1 * radius * cos)
            };
            ui.painter().add(Shape::convex_polygon((0..corners).map(corner).collect(), tint, edge));
        }
    }
}
