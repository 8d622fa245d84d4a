//! Text that runs from right to left, and a panel that does. egui lays out from left to right only: what it has laid out is
//! turned when it is painted, as in a mirror, and what is pointed at is turned back. Letters are never turned round, but
//! put in the order in which they are read; nor are pictures of boards and maps.

use crate::bidi::{self, Letter};
use bevy_egui::egui::epaint::text::{Glyph, PlacedRow, Row};
use bevy_egui::egui::epaint::{ClippedShape, CornerRadius, Mesh, RectShape, Shape, TextShape, Vertex, WHITE_UV};
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::text::{CCursor, CCursorRange, LayoutSection, TextFormat};
use bevy_egui::egui::text_edit::TextEditOutput;
use bevy_egui::egui::text_selection::text_cursor_state::{ccursor_next_word, ccursor_previous_word};
use bevy_egui::egui::{
    Color32, Context, Event, FullOutput, Galley, Id, Key, LayerId, Painter, Plugin, Pos2, RawInput, Rect, Stroke,
    TextEdit, Ui, pos2,
};
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

/// Whether it does.
pub fn is_set(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new(MIRRORED))).unwrap_or_default()
}

/// Under which name egui keeps that.
const MIRRORED: &str = "whether the panel is mirrored";

/// Where on the screen a point of the panel is seen; and where in the panel one of the screen lies.
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

/// Shows a field for text. What is pointed at in it is the letter that is seen there, and arrow keys go where they point.
pub fn field(ui: &mut Ui, field: TextEdit<'_>) -> TextEditOutput {
    let mut output = field.show(ui);
    let (ctx, galley) = (ui.ctx(), &output.galley);
    let response = &output.response.response;
    let from_right = bidi::has_from_right(galley.text());
    if response.has_focus() {
        ctx.data_mut(|data| data.insert_temp(response.id.with(WRITTEN), from_right));
    }
    let mirrored = is_set(ctx);
    let pressed = response.hovered() && ui.input(|input| input.pointer.any_pressed());
    let pointed = pressed || ctx.is_being_dragged(response.id) || response.double_clicked();
    let at = ui.input(|input| input.pointer.interact_pos());
    let Some(at) = at.filter(|_| pointed && (mirrored || from_right) && !response.triple_clicked()) else {
        return output;
    };
    let there = pointed_at(galley, at - output.galley_pos.to_vec2(), mirrored);
    let before = output.state.cursor.char_range();
    let range = match before {
        _ if response.double_clicked() => {
            CCursorRange::two(ccursor_previous_word(galley.text(), there), ccursor_next_word(galley.text(), there))
        }
        Some(before) if !pressed || ui.input(|input| input.modifiers.shift) => {
            CCursorRange { primary: there, ..before }
        }
        _ => CCursorRange::one(there),
    };
    if before != Some(range) {
        output.state.cursor.set_char_range(Some(range));
        output.cursor_range = Some(range);
        output.state.clone().store(ctx, response.id);
        ctx.request_repaint();
    }
    output
}

/// Under which name it is kept which way the text runs that is being written.
const WRITTEN: &str = "whether what is written runs from right to left";

/// The place between letters that is seen nearest to a point of a text.
fn pointed_at(galley: &Galley, at: Pos2, mirrored: bool) -> CCursor {
    let order = Order::of(galley);
    let mut first = 0;
    for (number, row) in galley.rows.iter().enumerate() {
        if at.y < row.rect().bottom() || number + 1 == galley.rows.len() {
            let x = at.x - row.pos.x;
            let seen = if mirrored { row.size.x + indent(row) - x } else { x };
            let cells = cells(row, order.as_ref().map(|order| &*order.0[number]));
            let edges = cells.iter().flat_map(|cell| {
                let (left, right) = (cell.left, cell.left + cell.width);
                let (begin, end) = if cell.from_right { (right, left) } else { (left, right) };
                [(begin, cell.glyph), (end, cell.glyph + 1)]
            });
            let nearest = edges.min_by(|one, other| (one.0 - seen).abs().total_cmp(&(other.0 - seen).abs()));
            return CCursor::new(first + nearest.map_or(0, |(_, glyph)| glyph));
        }
        first += row.glyphs.len() + usize::from(row.ends_with_newline);
    }
    CCursor::default()
}

/// Where some letters of a laid out text are seen, from its place in the panel: a rectangle for each stretch of them.
/// `letters` are counted.
pub fn places(ctx: &Context, galley: &Galley, letters: Range<usize>) -> Vec<Rect> {
    let mut found: Vec<Rect> = Vec::new();
    let mirrored = is_set(ctx);
    let order = Order::of(galley);
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
        let written = ctx.memory(|memory| memory.focused()).map(|id| id.with(WRITTEN));
        let written: Option<bool> = written.and_then(|id| ctx.data(|data| data.get_temp(id)));
        if written.unwrap_or(is_set(ctx)) {
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
        let caret = ctx.global_style().visuals.text_cursor.stroke;
        let turn = Turn::of(ctx);
        // The text over which a caret may stand, and the order of its letters.
        let mut written: Option<(Rect, Arc<Galley>, Option<Order>)> = None;
        for clipped in &mut output.shapes {
            match &mut clipped.shape {
                Shape::Text(text) => {
                    let (order, before) = (Order::of(&text.galley), Arc::clone(&text.galley));
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

/// Whether a line is the tick of a box: egui draws it from the left edge down to the middle and up to the right corner.
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

/// How far the letters of a row begin after it: something else may stand there.
fn indent(row: &Row) -> f32 {
    row.glyphs.first().map_or(0.0, |glyph| glyph.pos.x)
}

/// In which order the letters of each row of a text are seen, from left to right: for each place the number of the letter in
/// its row, and whether it runs from right to left.
struct Order(Vec<Vec<(usize, bool)>>);

/// The place of a letter in its row.
struct Cell {
    /// The number of the letter in its row.
    glyph: usize,
    from_right: bool,
    /// In points from the beginning of the row.
    left: f32,
    width: f32,
}

impl Order {
    /// The order of a text, if any of its letters runs from right to left.
    fn of(galley: &Galley) -> Option<Order> {
        if !bidi::has_from_right(galley.text()) {
            return None;
        }
        let mut rows = Vec::new();
        let (mut paragraph, mut lines) = (String::new(), Vec::new());
        for row in &galley.rows {
            let start = paragraph.len();
            // What is seen may be shorter than what was to be written.
            paragraph.extend(row.glyphs.iter().map(|glyph| glyph.chr));
            lines.push(start..paragraph.len());
            if row.ends_with_newline {
                rows.extend(in_order(&paragraph, &lines));
                paragraph.clear();
                lines.clear();
            }
        }
        rows.extend(in_order(&paragraph, &lines));
        Some(Order(rows))
    }

    /// Puts the letters of a text in order.
    fn put(&self, text: &mut TextShape) {
        let galley = Arc::make_mut(&mut text.galley);
        let formats = formats(galley);
        let mut first = 0;
        for (row, order) in galley.rows.iter_mut().zip(&self.0) {
            let count = row.glyphs.len();
            if count > 0 {
                let formats = formats.get(first..first + count).unwrap_or(&[]);
                let cells = cells(row, Some(order));
                put_row(Arc::make_mut(&mut row.row), &galley.job.sections, formats, &cells, galley.pixels_per_point);
            }
            first += count + usize::from(row.ends_with_newline);
        }
    }
}

/// Puts a caret, which stands where its letter would be seen from left to right, where it is seen. In a mirrored panel
/// all of it is turned afterwards.
fn put_caret(points: &mut [Pos2; 2], place: Rect, (galley, order): (&Galley, Option<&Order>), mirrored: bool) {
    let middle = points[0].lerp(points[1], 0.5);
    if !place.expand(4.0).contains(middle) {
        return;
    }
    let at = middle - place.min.to_vec2() + galley.rect.min.to_vec2();
    let Some(number) = galley.rows.iter().position(|row| row.rect().y_range().contains(at.y)) else { return };
    let row = &galley.rows[number];
    let x = at.x - row.pos.x;
    let column = row.glyphs.iter().position(|glyph| (glyph.pos.x - x).abs() < 0.75).unwrap_or(row.glyphs.len());
    let cells = cells(row, order.map(|order| &*order.0[number]));
    let cell = |glyph: usize| cells.iter().find(|cell| cell.glyph == glyph);
    // It stands before the letter that follows, or after the last.
    let seen = match (cell(column), column.checked_sub(1).and_then(cell)) {
        (Some(next), _) if next.from_right => next.left + next.width,
        (Some(next), _) => next.left,
        (None, Some(last)) if last.from_right => last.left,
        (None, Some(last)) => last.left + last.width,
        (None, None) => return,
    };
    let seen = if mirrored { row.size.x + indent(row) - seen } else { seen };
    points.iter_mut().for_each(|point| point.x += seen - x);
}

/// The letters of each line of a paragraph, counted.
fn in_order(paragraph: &str, lines: &[Range<usize>]) -> Vec<Vec<(usize, bool)>> {
    let ordered = bidi::order(paragraph, lines);
    let numbered = |(line, letters): (&Range<usize>, Vec<Letter>)| {
        let starts: Vec<usize> = paragraph[line.clone()].char_indices().map(|(at, _)| line.start + at).collect();
        let number = |it: Letter| (starts.partition_point(|&start| start < it.at), it.from_right);
        letters.into_iter().map(number).collect()
    };
    lines.iter().zip(ordered).map(numbered).collect()
}

/// The places of the letters of a row, from left to right as they are seen.
fn cells(row: &Row, order: Option<&[(usize, bool)]>) -> Vec<Cell> {
    let glyphs = &row.glyphs;
    let width = |at: usize| glyphs.get(at + 1).map_or(row.size.x, |next| next.pos.x) - glyphs[at].pos.x;
    let mut left = indent(row);
    let mut place = |(glyph, from_right): (usize, bool)| {
        let cell = Cell { glyph, from_right, left, width: width(glyph) };
        left += cell.width;
        cell
    };
    match order {
        Some(order) => order.iter().map(|&it| place(it)).collect(),
        None => (0..glyphs.len()).map(|glyph| place((glyph, false))).collect(),
    }
}

/// The format of each letter of a text, as the number of its section, newlines included.
fn formats(galley: &Galley) -> Vec<usize> {
    let job = &galley.job;
    let section = |at: usize| {
        job.sections.iter().position(|section| (section.byte_range.start.0..section.byte_range.end.0).contains(&at))
    };
    job.text.char_indices().map(|(at, _)| section(at).unwrap_or(0)).collect()
}

/// Moves what is drawn of each letter to its place, and draws anew what lies behind letters and below them.
fn put_row(row: &mut Row, sections: &[LayoutSection], formats: &[usize], cells: &[Cell], to_pixels: f32) {
    let old = std::mem::take(&mut row.visuals.mesh);
    let chosen = selection(&old, row.visuals.glyph_index_start);
    let mut mesh = Mesh { texture_id: old.texture_id, ..Mesh::default() };
    let format = |cell: &Cell| formats.get(cell.glyph).and_then(|&at| sections.get(at)).map(|section| &section.format);
    let height = row.size.y;
    for (rect, colour) in stretches(cells, height, |cell| format(cell).map_or(Color32::TRANSPARENT, |it| it.background))
    {
        mesh.add_colored_rect(rect, colour);
    }
    row.visuals.glyph_index_start = mesh.indices.len();
    if let Some((range, colour)) = chosen {
        let is_chosen = |cell: &Cell| {
            let middle = row.glyphs[cell.glyph].pos.x + cell.width / 2.0;
            if range.contains(&middle) { colour } else { Color32::TRANSPARENT }
        };
        for (rect, colour) in stretches(cells, height, is_chosen) {
            mesh.add_colored_rect(rect, colour);
        }
    }
    let first = mesh.vertices.len();
    let mut starts = vec![None; row.glyphs.len()];
    for cell in cells {
        let glyph = &row.glyphs[cell.glyph];
        starts[cell.glyph] = Some(mesh.vertices.len() as u32);
        if !glyph.uv_rect.is_nothing() {
            draw(&mut mesh, &old, glyph, cell, to_pixels);
        }
    }
    row.visuals.glyph_vertex_range = first..mesh.vertices.len();
    for (glyph, start) in row.glyphs.iter_mut().zip(starts) {
        glyph.first_vertex = start.unwrap_or(first as u32);
    }
    let lines: [fn(&TextFormat) -> Stroke; 2] = [|it| it.underline, |it| it.strikethrough];
    for (number, line) in lines.into_iter().enumerate() {
        let colour = |cell: &Cell| format(cell).map_or(Color32::TRANSPARENT, |it| line(it).color);
        let width = cells.iter().filter_map(format).map(|it| line(it).width).fold(0.0, f32::max);
        for (rect, colour) in stretches(cells, height, colour) {
            let glyph = cells.iter().find(|cell| cell.left >= rect.left() - 0.5).map(|cell| &row.glyphs[cell.glyph]);
            let rect_of = glyph.map_or(rect, |glyph| glyph.logical_rect());
            let y = if number == 0 { rect_of.bottom() } else { rect_of.center().y };
            if width > 0.0 {
                mesh.add_colored_rect(Rect::from_x_y_ranges(rect.x_range(), y - width / 2.0..=y + width / 2.0), colour);
            }
        }
    }
    row.visuals.mesh_bounds = mesh.calc_bounds();
    row.visuals.mesh = mesh;
}

/// Letters further apart than this, in points, stand in stretches of text with room between them.
const STRETCH: f32 = 3.0;

/// Draws a letter in its place; a bracket that runs the other way is turned round.
fn draw(mesh: &mut Mesh, old: &Mesh, glyph: &Glyph, cell: &Cell, to_pixels: f32) {
    let at = glyph.first_vertex as usize;
    let Some(corners) = old.vertices.get(at..at + 4) else { return };
    let turned = cell.from_right && bidi::mirrored(glyph.chr) != glyph.chr;
    let middle = glyph.pos.x + glyph.advance_width / 2.0;
    // What room there is before another stretch of text lies at the left of a letter that runs from the right.
    let room = cell.width - glyph.advance_width;
    let room = if cell.from_right && room > STRETCH { room } else { 0.0 };
    let base = mesh.vertices.len() as u32;
    // Moved by whole pixels, a letter stays as sharp as it is.
    let by = ((cell.left + room - glyph.pos.x) * to_pixels).round() / to_pixels;
    for &corner in corners {
        let x = if turned { 2.0 * middle - corner.pos.x } else { corner.pos.x };
        mesh.vertices.push(Vertex { pos: pos2(x + by, corner.pos.y), ..corner });
    }
    mesh.indices.extend([0, 1, 2, 2, 1, 3].map(|corner| base + corner));
}

/// Stretches of neighbouring letters of one colour that is not transparent.
fn stretches(cells: &[Cell], height: f32, colour: impl Fn(&Cell) -> Color32) -> Vec<(Rect, Color32)> {
    let mut found: Vec<(Rect, Color32)> = Vec::new();
    let mut before = Color32::TRANSPARENT;
    for cell in cells {
        let its = colour(cell);
        let rect = Rect::from_x_y_ranges(cell.left..=cell.left + cell.width, 0.0..=height);
        match found.last_mut() {
            Some((last, _)) if its == before && its != Color32::TRANSPARENT => *last = last.union(rect),
            _ if its != Color32::TRANSPARENT => found.push((rect, its)),
            _ => {}
        }
        before = its;
    }
    found
}

/// What of a row is selected, by where it would stand from left to right, with its colour: egui puts that behind the letters
/// as the last thing it has drawn.
fn selection(mesh: &Mesh, first: usize) -> Option<(Range<f32>, Color32)> {
    let last = mesh.vertices.len().checked_sub(4)?;
    let index = *mesh.indices.get(first)? as usize;
    let corners = &mesh.vertices[last..];
    if index < last || corners.iter().any(|corner| corner.uv != WHITE_UV) {
        return None;
    }
    let xs = corners.iter().map(|corner| corner.pos.x);
    let (left, right) = xs.fold((f32::MAX, f32::MIN), |(left, right), x| (left.min(x), right.max(x)));
    Some((left..right, corners[0].color))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{FontId, vec2};

    /// A text as the window lays it out, in a column so wide.
    fn laid(text: &str, width: f32) -> Arc<Galley> {
        let ctx = Context::default();
        let mut galley = None;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let font = FontId::proportional(14.0);
            galley = Some(ui.painter().layout(text.to_owned(), font, Color32::WHITE, width));
        });
        output.textures_delta.clear();
        galley.expect("the text is laid out")
    }

    #[test]
    fn who_points_at_a_caret_means_the_place_where_it_stands() {
        for (text, width) in
            [("שלום abc, 12", f32::INFINITY), ("abc שלום", f32::INFINITY), ("אבג דהו abc defg זחט יכ", 90.0)]
        {
            let galley = laid(text, width);
            let order = Order::of(&galley).expect("it has Hebrew letters");
            let place = galley.rect;
            for mirrored in [false, true] {
                for number in 0..=text.chars().count() {
                    let caret = galley.pos_from_cursor(CCursor { index: number.into(), prefer_next_row: true });
                    let mut points = [caret.center_top(), caret.center_bottom()];
                    put_caret(&mut points, place, (&galley, Some(&order)), mirrored);
                    let there = pointed_at(&galley, points[0].lerp(points[1], 0.5), mirrored);
                    let mut again = galley.pos_from_cursor(CCursor { prefer_next_row: true, ..there }).center();
                    let mut back = [again, again + vec2(0.0, 1.0)];
                    put_caret(&mut back, place, (&galley, Some(&order)), mirrored);
                    again = back[0];
                    // Where two stretches of text meet, two places between letters are seen at one point.
                    assert!((again.x - points[0].x).abs() < 0.1, "{text}, {number}: {there:?}");
                }
            }
        }
    }

    #[test]
    fn latin_letters_of_a_mirrored_window_are_pointed_at_where_they_are_seen() {
        let galley = laid("a1b2c3", f32::INFINITY);
        let at = |x: f32, mirrored| pointed_at(&galley, pos2(x, galley.rect.center().y), mirrored).index.0;
        let width = galley.rect.width();
        assert_eq!([at(0.0, false), at(width, false)], [0, 6]);
        // The whole line is turned, its letters are not: its left end on the screen is its right one in the panel.
        assert_eq!([at(0.0, true), at(width, true)], [6, 0]);
    }
}
