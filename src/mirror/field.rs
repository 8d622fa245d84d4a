//! Fields in which text is written: what is pointed at is the letter that is seen there.

use super::is_set;
use super::letters::{Order, cells, indent};
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditOutput;
use bevy_egui::egui::text_selection::text_cursor_state::{ccursor_next_word, ccursor_previous_word};
use bevy_egui::egui::{Context, Galley, Pos2, TextEdit, Ui};
use naqala_core::bidi;

/// Shows a field for text. The pointer finds the letter that is seen there, and arrow keys go where they point.
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

/// Key of the direction of the text being written in egui's memory.
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

/// Returns whether what is being written in the field that has the keyboard runs from right to left; `None` where
/// nothing is.
pub(super) fn is_written_from_right(ctx: &Context) -> Option<bool> {
    let written = ctx.memory(|memory| memory.focused())?.with(WRITTEN);
    ctx.data(|data| data.get_temp(written))
}

#[cfg(test)]
mod tests {
    use super::super::letters::put_caret;
    use super::*;
    use bevy_egui::egui::{Color32, FontId, RawInput, pos2, vec2};
    use std::sync::Arc;

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
