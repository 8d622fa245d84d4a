//! The letters of a text laid out, put in the order in which they are seen.

use bevy_egui::egui::epaint::text::{Glyph, Row};
use bevy_egui::egui::epaint::{Mesh, TextShape, Vertex, WHITE_UV};
use bevy_egui::egui::text::{LayoutSection, TextFormat};
use bevy_egui::egui::{Color32, Galley, Pos2, Rect, Stroke, pos2};
use naqala_core::bidi::{self, Letter};
use std::ops::Range;
use std::sync::Arc;

/// Returns how far the letters of a row begin after it: something else may stand there.
pub(super) fn indent(row: &Row) -> f32 {
    row.glyphs.first().map_or(0.0, |glyph| glyph.pos.x)
}

/// Order of the letters of each row of a text as seen, from left to right: for each place the number of the letter in
/// its row, and `true` if it runs from right to left.
pub(super) struct Order(pub(super) Vec<Vec<(usize, bool)>>);

/// The place of a letter in its row.
pub(super) struct Cell {
    /// The number of the letter in its row.
    pub(super) glyph: usize,
    pub(super) from_right: bool,
    /// In points from the beginning of the row.
    pub(super) left: f32,
    pub(super) width: f32,
}

impl Order {
    /// The order of a text, if any of its letters runs from right to left. `mirrored`: whether the panel does.
    pub(super) fn of(galley: &Galley, mirrored: bool) -> Option<Order> {
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
                rows.extend(in_order(&paragraph, &lines, mirrored));
                paragraph.clear();
                lines.clear();
            }
        }
        rows.extend(in_order(&paragraph, &lines, mirrored));
        Some(Order(rows))
    }

    /// Puts the letters of a text in order.
    pub(super) fn put(&self, text: &mut TextShape) {
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
pub(super) fn put_caret(
    points: &mut [Pos2; 2],
    place: Rect,
    (galley, order): (&Galley, Option<&Order>),
    mirrored: bool,
) {
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

/// The letters of each line of a paragraph, counted. In a mirrored panel foreign names stand in text from right to left;
/// elsewhere names that run so stand in text from left to right.
fn in_order(paragraph: &str, lines: &[Range<usize>], mirrored: bool) -> Vec<Vec<(usize, bool)>> {
    let from_right = mirrored && bidi::has_from_right(paragraph) || bidi::runs_from_right(paragraph);
    let ordered = bidi::order_towards(paragraph, lines, from_right);
    let numbered = |(line, letters): (&Range<usize>, Vec<Letter>)| {
        let starts: Vec<usize> = paragraph[line.clone()].char_indices().map(|(at, _)| line.start + at).collect();
        let number = |it: Letter| (starts.partition_point(|&start| start < it.at), it.from_right);
        letters.into_iter().map(number).collect()
    };
    lines.iter().zip(ordered).map(numbered).collect()
}

/// The places of the letters of a row, from left to right as they are seen.
pub(super) fn cells(row: &Row, order: Option<&[(usize, bool)]>) -> Vec<Cell> {
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
            let next = row.glyphs.get(cell.glyph + 1).map(|next| next.first_vertex as usize);
            let drawn = glyph.first_vertex as usize..next.unwrap_or(row.visuals.glyph_vertex_range.end);
            draw(&mut mesh, old.vertices.get(drawn).unwrap_or(&[]), glyph, cell, to_pixels);
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

/// Draws a letter, given by four corners for each sign of it, in its place; a bracket that runs the other way is turned
/// round.
fn draw(mesh: &mut Mesh, drawn: &[Vertex], glyph: &Glyph, cell: &Cell, to_pixels: f32) {
    let turned = cell.from_right && bidi::mirrored(glyph.chr) != glyph.chr;
    let sum = 2.0 * glyph.pos.x + glyph.advance_width;
    // What room there is before another stretch of text lies at the left of a letter that runs from the right.
    let room = cell.width - glyph.advance_width;
    let room = if cell.from_right && room > STRETCH { room } else { 0.0 };
    let by = cell.left + room - glyph.pos.x;
    for corners in drawn.chunks_exact(4) {
        let base = mesh.vertices.len() as u32;
        let turn = |x: f32| if turned { sum + 2.0 * by - x } else { x };
        let corners = moved(corners, by, to_pixels);
        mesh.vertices.extend(corners.map(|it| Vertex { pos: pos2(turn(it.pos.x), it.pos.y), ..it }));
        mesh.indices.extend([0, 1, 2, 2, 1, 3].map(|corner| base + corner));
    }
}

/// Moves a sign, given by its corners, sideways. Its left edge lies between two pixels, so that it stays as sharp as it is.
pub(super) fn moved(corners: &[Vertex], by: f32, to_pixels: f32) -> impl Iterator<Item = Vertex> {
    // The left lower corner: letters that lean have their upper ones elsewhere.
    let left = corners.get(2).map_or(0.0, |corner| corner.pos.x);
    let by = ((left + by) * to_pixels).round() / to_pixels - left;
    corners.iter().map(move |&corner| Vertex { pos: pos2(corner.pos.x + by, corner.pos.y), ..corner })
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

/// Returns what of a row is selected, by where it would stand from left to right, with its colour: egui puts that
/// behind the letters as the last thing it has drawn.
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
