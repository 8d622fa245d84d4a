//! Fields in which text is written: what is pointed at is the letter that is seen there.

use super::is_set;
use super::letters::{Order, cells, indent};
use super::shaping::in_written_order;
use crate::ui::fonts::PanelFonts;
use bevy_egui::egui::text::{CCursor, CCursorRange, LayoutJob, LayoutSection};
use bevy_egui::egui::text_edit::TextEditOutput;
use bevy_egui::egui::text_selection::text_cursor_state::{ccursor_next_word, ccursor_previous_word};
use bevy_egui::egui::{Color32, Context, FontId, FontSelection, Galley, Pos2, TextBuffer, TextEdit, Ui};
use naqala_core::bidi;
use std::sync::Arc;

/// Shows a field for a line of text, in the font of other text. The pointer finds the letter that is seen there, and
/// arrow keys go where they point.
pub fn field(ui: &mut Ui, field: TextEdit<'_>) -> TextEditOutput {
    show(ui, field.layouter(Box::leak(Box::new(lay_out_line))))
}

/// The same of a field for several lines.
pub fn multiline_field(ui: &mut Ui, field: TextEdit<'_>) -> TextEditOutput {
    // A function has no size: nothing is left in memory.
    show(ui, field.layouter(Box::leak(Box::new(lay_out_lines))))
}

fn lay_out_line(ui: &Ui, text: &dyn TextBuffer, _: f32) -> Arc<Galley> {
    let (font, colour) = font_and_colour(ui);
    lay_out(ui, LayoutJob::simple_singleline(text.as_str().to_owned(), font, colour))
}

fn lay_out_lines(ui: &Ui, text: &dyn TextBuffer, width: f32) -> Arc<Galley> {
    let (font, colour) = font_and_colour(ui);
    lay_out(ui, LayoutJob::simple(text.as_str().to_owned(), font, colour, width))
}

/// The font and colour of text in a field.
fn font_and_colour(ui: &Ui) -> (FontId, Color32) {
    let visuals = ui.visuals();
    let colour = visuals.override_text_color.unwrap_or_else(|| visuals.widgets.inactive.text_color());
    (FontSelection::Default.resolve(ui.style()), colour)
}

/// Lays a text out as fields of egui do, with a glyph for each letter in the order in which it is written.
fn lay_out(ui: &Ui, mut job: LayoutJob) -> Arc<Galley> {
    job.keep_trailing_whitespace = true;
    for LayoutSection { format, .. } in &mut job.sections {
        let height = ui.fonts_mut(|fonts| fonts.row_height(&format.font_id));
        format.line_height = Some(height + ui.spacing().extra_text_line_spacing);
    }
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    in_written_order(&galley, &PanelFonts::of(ui.ctx())).map_or(galley, Arc::new)
}

fn show(ui: &mut Ui, field: TextEdit<'_>) -> TextEditOutput {
    let mut output = field.show(ui);
    let (ctx, galley) = (ui.ctx(), &output.galley);
    let response = &output.response.response;
    let mirrored = is_set(ctx);
    let from_right = bidi::has_from_right(galley.text());
    if response.has_focus() {
        let runs_so = mirrored && from_right || bidi::runs_from_right(galley.text());
        ctx.data_mut(|data| data.insert_temp(response.id.with(WRITTEN), runs_so));
    }
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

/// Key of the direction of the text being written in egui's memory.
const WRITTEN: &str = "whether what is written runs from right to left";

/// The place between letters that is seen nearest to a point of a text.
fn pointed_at(galley: &Galley, at: Pos2, mirrored: bool) -> CCursor {
    let order = Order::of(galley, mirrored);
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

/// Returns whether what is being written in the field that has the keyboard runs from right to left; `None` where
/// nothing is.
pub(super) fn is_written_from_right(ctx: &Context) -> Option<bool> {
    let written = ctx.memory(|memory| memory.focused())?.with(WRITTEN);
    ctx.data(|data| data.get_temp(written))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::right_to_left::letters::put_caret;
    use crate::ui::right_to_left::shaping::tests::{laid, panel};
    use bevy_egui::egui::{pos2, vec2};

    /// Places at which the carets of a line are seen, from the first letter on.
    fn carets(galley: &Galley, mirrored: bool) -> Vec<f32> {
        let order = Order::of(galley, mirrored);
        let place = |number: usize| {
            let caret = galley.pos_from_cursor(CCursor::new(number));
            let mut points = [caret.center_top(), caret.center_bottom()];
            put_caret(&mut points, galley.rect, (galley, order.as_ref()), mirrored);
            points[0].x
        };
        (0..=galley.text().chars().count()).map(place).collect()
    }

    #[test]
    fn carets_stand_between_arabic_letters_from_right_to_left() {
        let galley = laid(&panel(), "ab سلمى", f32::INFINITY);
        let seen = carets(&galley, false);
        assert!(seen[..3].is_sorted_by(|one, other| one < other), "{seen:?}");
        assert!(seen[3..].is_sorted_by(|one, other| one > other), "{seen:?}");
        assert!((seen[3] - galley.rect.right()).abs() < 1.0 && seen[7] > seen[2], "{seen:?}");
        let turned = carets(&galley, true);
        assert!(turned[3..].is_sorted_by(|one, other| one < other), "seen before the panel is mirrored: {turned:?}");
    }

    #[test]
    fn letters_drawn_together_have_one_place() {
        let seen = carets(&laid(&panel(), "بِلم", f32::INFINITY), false);
        assert!(seen[0] > seen[2] && seen[2] > seen[3], "{seen:?}");
        assert_eq!(seen[1], seen[2], "a sign belongs to its letter");
    }

    #[test]
    fn who_points_at_a_caret_means_the_place_where_it_stands() {
        let ctx = panel();
        for (text, width) in [
            ("שלום abc, 12", f32::INFINITY),
            ("abc שלום", f32::INFINITY),
            ("אבג דהו abc defg זחט יכ", 90.0),
            ("سلمى abc منقلة 12", f32::INFINITY),
            ("ab منقلة لعبة தமிழ்", 90.0),
        ] {
            let galley = laid(&ctx, text, width);
            let place = galley.rect;
            for mirrored in [false, true] {
                let order = Order::of(&galley, mirrored).expect("it has letters from right to left");
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
        let galley = laid(&panel(), "a1b2c3", f32::INFINITY);
        let at = |x: f32, mirrored| pointed_at(&galley, pos2(x, galley.rect.center().y), mirrored).index.0;
        let width = galley.rect.width();
        assert_eq!([at(0.0, false), at(width, false)], [0, 6]);
        // The whole line is turned, its letters are not: its left end on the screen is its right one in the panel.
        assert_eq!([at(0.0, true), at(width, true)], [6, 0]);
    }
}
