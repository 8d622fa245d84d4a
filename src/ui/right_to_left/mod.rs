//! Text that runs from right to left, and a panel that does. egui lays out from left to right only: what it has laid out is
//! turned when it is painted, as in a mirror, and what is pointed at is turned back. Letters are never turned round, but
//! put in the order in which they are read; nor are pictures of boards and maps.

mod field;
mod letters;
mod shaping;

pub use field::{field, multiline_field};

use super::fonts::PanelFonts;
use bevy_egui::egui::accesskit::{self, Node};
use bevy_egui::egui::epaint::text::PlacedRow;
use bevy_egui::egui::epaint::{ClippedShape, CornerRadius, RectShape, Shape, TextShape};
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    Context, Event, FullOutput, Galley, Id, Key, LayerId, Painter, Plugin, Pos2, RawInput, Rect, pos2,
};
use letters::{Order, cells, indent, put_caret};
use shaping::in_written_order;
use std::ops::Range;
use std::sync::Arc;

/// Puts letters in order, and turns what is drawn from now on where that is wanted.
pub fn install(ctx: &Context) {
    ctx.add_plugin(Mirror);
}

/// Says whether the panel runs from right to left.
pub fn set(ctx: &Context, from_right: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new(MIRRORED), from_right));
}

/// Returns whether it does.
pub fn is_set(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new(MIRRORED))).unwrap_or_default()
}

/// Key of that in egui's memory.
const MIRRORED: &str = "whether the panel is mirrored";

/// Returns where on the screen a point of the panel is seen; and where in the panel one of the screen lies.
pub fn point(ctx: &Context, at: Pos2) -> Pos2 {
    Turn::of(ctx).map_or(at, |turn| turn.point(at))
}

/// The same of a rectangle.
pub fn rect(ctx: &Context, rect: Rect) -> Rect {
    Turn::of(ctx).map_or(rect, |turn| turn.rect(rect))
}

/// Paints a picture that is not to be turned round, in its place in the panel.
pub fn upright(painter: &Painter, place: Rect, paint: impl FnOnce()) {
    let (ctx, layer) = (painter.ctx(), painter.layer_id());
    let next = || ctx.graphics_mut(|graphics| graphics.entry(layer).next_idx());
    let first = next();
    paint();
    if !is_set(ctx) {
        return;
    }
    // It is turned twice, first in its own place.
    let (end, turn) = (next(), Turn { sum: place.left() + place.right() });
    ctx.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        (first.0..end.0).for_each(|at| list.mutate_shape(ShapeIdx(at), |shape| turn.clipped(shape)));
    });
}

/// Paints over the whole screen, where it says.
pub fn upright_on_screen(ctx: &Context, layer: LayerId, paint: impl FnOnce(&Painter)) {
    let painter = ctx.layer_painter(layer);
    upright(&painter, ctx.content_rect(), || paint(&painter));
}

/// Returns where some letters of a laid out text are seen, from its place in the panel: a rectangle for each stretch of
/// them. `letters` are counted.
pub fn places(ctx: &Context, galley: &Galley, letters: Range<usize>) -> Vec<Rect> {
    let mut found: Vec<Rect> = Vec::new();
    let mirrored = is_set(ctx);
    let ordered = in_written_order(galley, &PanelFonts::of(ctx));
    let galley = ordered.as_ref().unwrap_or(galley);
    let order = Order::of(galley, mirrored);
    let mut first = 0;
    for (number, row) in galley.rows.iter().enumerate() {
        let count = row.glyphs.len();
        for cell in cells(row, order.as_ref().map(|order| &*order.0[number])) {
            if !letters.contains(&(first + cell.glyph)) {
                continue;
            }
            let shown = Rect::from_x_y_ranges(
                row.pos.x + cell.left..=row.pos.x + cell.left + cell.width,
                row.pos.y..=row.pos.y + row.size.y,
            );
            let turned = Turn { sum: 2.0 * row.pos.x + row.size.x + indent(row) };
            let shown = if mirrored { turned.rect(shown) } else { shown };
            match found.last_mut() {
                Some(last) if last.y_range() == shown.y_range() && touches(*last, shown) => *last = last.union(shown),
                _ => found.push(shown),
            }
        }
        first += count + usize::from(row.ends_with_newline);
    }
    found
}

fn touches(one: Rect, other: Rect) -> bool {
    (one.right() - other.left()).abs() < 0.5 || (other.right() - one.left()).abs() < 0.5
}

/// A turn round an upright line: what lies at x lies at `sum` - x then.
#[derive(Clone, Copy)]
struct Turn {
    sum: f32,
}

impl Turn {
    /// The turn of the panel, if it is turned.
    fn of(ctx: &Context) -> Option<Turn> {
        let whole = ctx.content_rect();
        is_set(ctx).then_some(Turn { sum: whole.left() + whole.right() })
    }

    fn point(self, at: Pos2) -> Pos2 {
        pos2(self.sum - at.x, at.y)
    }

    fn rect(self, rect: Rect) -> Rect {
        // An endless one stays what it is.
        if !rect.is_finite() {
            return rect;
        }
        Rect::from_min_max(pos2(self.sum - rect.right(), rect.top()), pos2(self.sum - rect.left(), rect.bottom()))
    }

    /// Mirrors the bounds of a part of the window for screen readers.
    fn told(self, node: &mut Node) {
        if let Some(at) = node.bounds() {
            let sum = f64::from(self.sum);
            node.set_bounds(accesskit::Rect { x0: sum - at.x1, x1: sum - at.x0, ..at });
        }
    }

    fn clipped(self, shape: &mut ClippedShape) {
        shape.clip_rect = self.rect(shape.clip_rect);
        self.shape(&mut shape.shape);
    }

    fn shape(self, shape: &mut Shape) {
        match shape {
            Shape::Noop => {}
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => circle.center = self.point(circle.center),
            Shape::Ellipse(ellipse) => {
                ellipse.center = self.point(ellipse.center);
                ellipse.angle = -ellipse.angle;
            }
            Shape::LineSegment { points, .. } => points.iter_mut().for_each(|point| *point = self.point(*point)),
            Shape::Path(path) if is_tick(&path.points) && !path.closed => {
                // A tick is a sign, which is the same everywhere.
                let ends = path.points[0].x + path.points[2].x;
                let by = self.sum - ends;
                path.points.iter_mut().for_each(|point| point.x += by);
            }
            Shape::Path(path) => {
                path.points.iter_mut().for_each(|point| *point = self.point(*point));
                // Its inside stays on the same side of its edge.
                path.points.reverse();
            }
            Shape::Rect(rect) => self.rounded(rect),
            Shape::Text(text) => self.text(text),
            Shape::Mesh(mesh) => {
                Arc::make_mut(mesh).vertices.iter_mut().for_each(|vertex| vertex.pos = self.point(vertex.pos));
            }
            Shape::QuadraticBezier(curve) => curve.points.iter_mut().for_each(|point| *point = self.point(*point)),
            Shape::CubicBezier(curve) => curve.points.iter_mut().for_each(|point| *point = self.point(*point)),
            Shape::Callback(callback) => callback.rect = self.rect(callback.rect),
        }
    }

    fn rounded(self, rect: &mut RectShape) {
        rect.rect = self.rect(rect.rect);
        rect.angle = -rect.angle;
        let CornerRadius { nw, ne, sw, se } = rect.corner_radius;
        rect.corner_radius = CornerRadius { nw: ne, ne: nw, sw: se, se: sw };
    }

    /// A text has its other end there, and lines that began together end together.
    fn text(self, text: &mut TextShape) {
        let whole = text.galley.rect;
        let sum = whole.left() + whole.right();
        text.pos.x = self.sum - text.pos.x - sum;
        let to_pixels = text.galley.pixels_per_point;
        // Letters are sharp on whole pixels.
        let there = |row: &PlacedRow| ((sum - row.pos.x - row.size.x - indent(row)) * to_pixels).round() / to_pixels;
        if text.galley.rows.iter().any(|row| there(row) != row.pos.x) {
            for row in &mut Arc::make_mut(&mut text.galley).rows {
                row.pos.x = there(row);
            }
        }
        text.angle = -text.angle;
    }
}

struct Mirror;

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if field::is_written_from_right(ctx).unwrap_or(is_set(ctx)) {
            input.events.iter_mut().for_each(turn_arrow);
        }
        if !is_set(ctx) {
            return;
        }
        let whole = input.screen_rect.unwrap_or_else(|| ctx.content_rect());
        let turn = Turn { sum: whole.left() + whole.right() };
        for event in &mut input.events {
            match event {
                Event::PointerMoved(at) => *at = turn.point(*at),
                Event::PointerButton { pos, .. } | Event::Touch { pos, .. } => *pos = turn.point(*pos),
                Event::MouseMoved(by) => by.x = -by.x,
                Event::MouseWheel { delta, .. } => delta.x = -delta.x,
                _ => {}
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let (Some(turn), Some(told)) = (Turn::of(ctx), &mut output.platform_output.accesskit_update) {
            told.nodes.iter_mut().for_each(|(_, node)| turn.told(node));
        }
        let caret = ctx.global_style().visuals.text_cursor.stroke;
        let turn = Turn::of(ctx);
        let fonts = PanelFonts::of(ctx);
        // The text over which a caret may stand, and the order of its letters.
        let mut written: Option<(Rect, Arc<Galley>, Option<Order>)> = None;
        for clipped in &mut output.shapes {
            match &mut clipped.shape {
                Shape::Text(text) => {
                    if fonts.read(text.galley.text()) {
                        // What is missing is sought before another frame.
                        ctx.request_repaint();
                    }
                    if let Some(ordered) = in_written_order(&text.galley, &fonts) {
                        text.galley = Arc::new(ordered);
                    }
                    let (order, before) = (Order::of(&text.galley, turn.is_some()), Arc::clone(&text.galley));
                    if order.is_some() || turn.is_some() {
                        let place = text.galley.rect.translate(text.pos.to_vec2());
                        order.iter().for_each(|order| order.put(text));
                        written = Some((place, before, order));
                    }
                }
                Shape::LineSegment { points, stroke } if *stroke == caret => {
                    if let Some((place, galley, order)) = &written {
                        put_caret(points, *place, (galley, order.as_ref()), turn.is_some());
                    }
                }
                _ => {}
            }
            if let Some(turn) = turn {
                turn.clipped(clipped);
            }
        }
        if let (Some(turn), Some(ime)) = (turn, &mut output.platform_output.ime) {
            ime.rect = turn.rect(ime.rect);
            ime.cursor_rect = turn.rect(ime.cursor_rect);
        }
    }
}

/// Returns whether a line is the tick of a box: egui draws it from the left edge down to the middle and up to the right
/// corner.
fn is_tick(points: &[Pos2]) -> bool {
    let [start, low, end] = points else { return false };
    start.x < low.x
        && low.x < end.x
        && end.y < start.y
        && start.y < low.y
        && (start.x + end.x - 2.0 * low.x).abs() < 0.01
}

/// An arrow key points the other way where text runs from right to left.
fn turn_arrow(event: &mut Event) {
    if let Event::Key { key, .. } = event {
        *key = match *key {
            Key::ArrowLeft => Key::ArrowRight,
            Key::ArrowRight => Key::ArrowLeft,
            other => other,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    /// Returns where a screen reader is told that a button lies whose left upper corner is 10 points from that of the
    /// window.
    fn told(from_right: bool) -> accesskit::Rect {
        let ctx = Context::default();
        install(&ctx);
        ctx.enable_accesskit();
        set(&ctx, from_right);
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0));
        let input = RawInput { screen_rect: Some(whole), ..RawInput::default() };
        let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(60.0, 20.0));
        let mut output = ctx.run_ui(input, |ui| {
            ui.put(place, bevy_egui::egui::Button::new("").min_size(place.size()));
        });
        output.textures_delta.clear();
        let told = output.platform_output.accesskit_update.expect("somebody listens").nodes;
        let mut buttons = told.into_iter().filter(|(_, node)| node.role() == accesskit::Role::Button);
        buttons.next().and_then(|(_, button)| button.bounds()).expect("the button is told, and where it is")
    }

    #[test]
    fn what_is_turned_is_told_where_it_is_seen() {
        let (plain, turned) = (told(false), told(true));
        assert_eq!((plain.x0, plain.x1, plain.y0), (10.0, 70.0, 10.0));
        assert_eq!((turned.x0, turned.x1, turned.y0), (330.0, 390.0, 10.0));
    }
}
