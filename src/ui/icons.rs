//! The small pictures on buttons, drawn with lines so that they are sharp at any size and need no font. Their drawings are
//! in `assets/icons.ron`.

use super::style::{self, Palette};
use super::theme::Ink;
use super::tooltips;
use crate::ui::widgets;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, pos2,
};
use mancala::rules::Side;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A small picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
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
    /// In this direction: columns to the right and rows up. The file has only the drawing of the one to the right.
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
    widgets::named(ui, sign, format!("{label}: {line}"))
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
    tooltips::above(ui, response, label)
}

/// A point of a drawing, from the left and from the top of its square, whose side is 1.
type Spot = (f32, f32);

/// A part of a drawing, as `assets/icons.ron` describes it.
#[derive(Debug, Deserialize)]
enum Part {
    Line(Spot, Spot),
    Curve(Vec<Spot>),
    Fill(Vec<Spot>),
    Bar(Spot, Spot),
    Frame(Spot, Spot, u8),
    Disc(Spot, f32),
    Ring(Spot, f32),
    Letter(char),
    Mirrored(Icon),
}

static DRAWINGS: LazyLock<BTreeMap<Icon, Vec<Part>>> = LazyLock::new(|| {
    let text = include_str!("../../assets/icons.ron");
    ron::from_str(text).unwrap_or_else(|error| panic!("assets/icons.ron:{error}"))
});

/// Draws an icon into a square.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let (icon, right) = match icon {
        Icon::Towards(right, up) => (Icon::Towards(1, 0), Vec2::new(f32::from(right), -f32::from(up)).normalized()),
        _ => (icon, Vec2::X),
    };
    Pen { painter, rect, colour, right, down: -right.rot90() }.draw(icon);
}

/// A way to draw: where, in which colour, and turned in which direction.
#[derive(Clone, Copy)]
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    colour: Color32,
    /// Directions on the screen of what is to the right and below in the drawing.
    right: Vec2,
    down: Vec2,
}

impl Pen<'_> {
    fn at(&self, (x, y): Spot) -> Pos2 {
        self.rect.lerp_inside(Vec2::splat(0.5) + (x - 0.5) * self.right + (y - 0.5) * self.down)
    }

    fn draw(&self, icon: Icon) {
        let Pen { painter, rect, colour, .. } = *self;
        let stroke = Stroke::new((rect.width() / 9.0).max(1.2), colour);
        let all = |spots: &[Spot]| spots.iter().map(|&spot| self.at(spot)).collect();
        let part_of = |from: Spot, to: Spot| Rect::from_two_pos(self.at(from), self.at(to));
        for part in DRAWINGS.get(&icon).into_iter().flatten() {
            let shape = match *part {
                Part::Line(from, to) => Shape::line_segment([self.at(from), self.at(to)], stroke),
                Part::Curve(ref spots) => Shape::line(all(spots), stroke),
                Part::Fill(ref corners) => Shape::convex_polygon(all(corners), colour, Stroke::NONE),
                Part::Bar(from, to) => Shape::rect_filled(part_of(from, to), CornerRadius::same(1), colour),
                Part::Frame(from, to, corner) => {
                    Shape::rect_stroke(part_of(from, to), CornerRadius::same(corner), stroke, StrokeKind::Middle)
                }
                Part::Disc(middle, radius) => Shape::circle_filled(self.at(middle), radius * rect.width(), colour),
                Part::Ring(middle, radius) => Shape::circle_stroke(self.at(middle), radius * rect.width(), stroke),
                Part::Letter(letter) => {
                    let font = FontId::proportional(rect.height() * 1.35);
                    painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, colour);
                    continue;
                }
                Part::Mirrored(icon) => {
                    Pen { right: -self.right, ..*self }.draw(icon);
                    continue;
                }
            };
            painter.add(shape);
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
pub(crate) fn side_mark(ui: &Ui, rect: Rect, side: Side, palette: &Palette) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_has_a_drawing() {
        // The names of all icons are told where one is asked for that there is not.
        let Err(ron::Error::NoSuchEnumVariant { expected, .. }) =
            ron::from_str::<Icon>("Unknown").map_err(|it| it.code)
        else {
            panic!("an icon without a name")
        };
        let icons = expected.iter().map(|name| ron::from_str(name).unwrap_or(Icon::Towards(1, 0)));
        let without: Vec<Icon> = icons.filter(|icon| DRAWINGS.get(icon).is_none_or(Vec::is_empty)).collect();
        assert_eq!(without, []);
        assert_eq!(DRAWINGS.len(), expected.len(), "one drawing for all directions");
    }

    #[test]
    fn mirrored_icons_are_drawings_themselves() {
        for (icon, parts) in &*DRAWINGS {
            for part in parts {
                let Part::Mirrored(other) = part else { continue };
                let is_copy = DRAWINGS[other].iter().any(|part| matches!(part, Part::Mirrored(_)));
                assert!(!is_copy, "assets/icons.ron: {icon:?} is drawn as {other:?}, which is drawn as another");
            }
        }
    }
}
