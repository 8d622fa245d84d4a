//! Small pictures beside the words of the glossary and rules that can be added: a board as simple as can be, with what is meant
//! marked on it. The pictures are in `assets/glossary.ron`.

use crate::ui::right_to_left;
use crate::ui::style::{self, Palette};
use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A place on the board of a picture: a pit, by its column from the left and its row from below, or a store.
#[rustfmt::skip]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum PicturePlace {
    A1, B1, C1, D1,
    A2, B2, C2, D2,
    A3, B3, C3, D3,
    A4, B4, C4, D4,
    /// The store at the left, North's.
    Left,
    /// The store at the right, South's.
    Right,
}

impl PicturePlace {
    /// Row from below and column from the left of a pit, counted from 0.
    fn pit(self) -> Option<(usize, usize)> {
        let number = self as usize;
        (number < PicturePlace::Left as usize).then_some((number / 4, number % 4))
    }
}

/// A picture: what lies where, and what is marked.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BoardPicture {
    /// Messages of the words and rules that it shows.
    of: Vec<String>,
    /// Seeds in the pits, row by row from the top.
    rows: Vec<[u8; 4]>,
    /// Seeds in the stores at the left and at the right; nothing where the board has none.
    stores: Option<[u8; 2]>,
    /// Places with a ring round them.
    rings: Vec<PicturePlace>,
    /// Pits won for good.
    traps: Vec<PicturePlace>,
    /// Ways of seeds, each from place to place.
    arrows: Vec<Vec<PicturePlace>>,
}

impl Default for BoardPicture {
    /// A board of two rows with stores, and nothing marked.
    fn default() -> BoardPicture {
        BoardPicture {
            of: Vec::new(),
            rows: vec![[4; 4]; 2],
            stores: Some([0; 2]),
            rings: Vec::new(),
            traps: Vec::new(),
            arrows: Vec::new(),
        }
    }
}

static SKETCHES: LazyLock<Vec<BoardPicture>> = LazyLock::new(|| {
    let text = include_str!("../../assets/glossary.ron");
    ron::from_str(text).unwrap_or_else(|error| panic!("assets/glossary.ron:{error}"))
});

/// The picture of a word or of a rule, by its message; none where there is nothing to be seen in it.
pub(crate) fn of(id: &str) -> Option<&'static BoardPicture> {
    static BY_MESSAGE: LazyLock<BTreeMap<&str, &BoardPicture>> = LazyLock::new(|| {
        let with_messages = |sketch: &'static BoardPicture| sketch.of.iter().map(move |id| (id.as_str(), sketch));
        SKETCHES.iter().flat_map(with_messages).collect()
    });
    BY_MESSAGE.get(id).copied()
}

/// The side of a pit's square, in points at text size 1.
const PIT: f32 = 22.0;

/// Shows a picture.
pub(super) fn show(ui: &mut Ui, sketch: &BoardPicture) {
    show_sized(ui, sketch, PIT);
}

/// Shows a picture with pits of a side, in points at text size 1.
pub(crate) fn show_sized(ui: &mut Ui, sketch: &BoardPicture, pit: f32) {
    let side = pit * style::scale(ui);
    let store = if sketch.stores.is_some() { side } else { 0.0 };
    let (rect, _) = ui.allocate_exact_size(size(sketch.rows.len(), side, store), Sense::hover());
    if ui.is_rect_visible(rect) {
        let drawing = Drawing { painter: ui.painter(), palette: Palette::of(ui), sketch, side, store, rect };
        right_to_left::upright(ui.painter(), rect, || drawing.draw());
    }
}

/// The room that a picture of two rows with stores needs, with pits of a side.
pub(crate) fn room(ui: &Ui, pit: f32) -> Vec2 {
    let side = pit * style::scale(ui);
    size(2, side, side)
}

fn size(rows: usize, side: f32, store: f32) -> Vec2 {
    vec2(4.0 * side + 2.0 * store, rows as f32 * side) + Vec2::splat(0.4 * side)
}

struct Drawing<'a> {
    painter: &'a Painter,
    palette: &'static Palette,
    sketch: &'a BoardPicture,
    /// The side of a pit's square, and the width of a store, in points.
    side: f32,
    store: f32,
    rect: Rect,
}

impl Drawing<'_> {
    fn draw(&self) {
        let Drawing { palette, side, rect, .. } = *self;
        self.painter.rect_filled(rect, CornerRadius::same((0.4 * side) as u8), palette.sunken);
        for (row, pits) in self.sketch.rows.iter().rev().enumerate() {
            for (column, &seeds) in pits.iter().enumerate() {
                let is_trap = self.sketch.traps.iter().any(|trap| trap.pit() == Some((row, column)));
                let hollow = if is_trap { palette.lit_edge } else { palette.line };
                let middle = self.pit(row, column);
                self.painter.circle_filled(middle, 0.42 * side, hollow);
                self.seeds(middle, seeds);
            }
        }
        for (at, seeds) in
            [PicturePlace::Left, PicturePlace::Right].into_iter().zip(self.sketch.stores.into_iter().flatten())
        {
            self.painter.rect_filled(self.tray(at), CornerRadius::same((0.35 * side) as u8), palette.line);
            self.seeds(self.point(at), seeds);
        }
        for &at in &self.sketch.rings {
            let stroke = Stroke::new(2.0, palette.accent);
            if at.pit().is_some() {
                self.painter.circle_stroke(self.point(at), 0.45 * side, stroke);
            } else {
                let corners = CornerRadius::same((0.35 * side) as u8);
                self.painter.rect_stroke(self.tray(at), corners, stroke, StrokeKind::Inside);
            }
        }
        for arrow in self.sketch.arrows.iter().flat_map(|way| way.windows(2)) {
            self.arrow(self.point(arrow[0]), self.point(arrow[1]));
        }
    }

    fn point(&self, at: PicturePlace) -> Pos2 {
        let Drawing { rect, .. } = *self;
        let from_edge = 0.2 * self.side + 0.5 * self.store;
        match at.pit() {
            Some((row, column)) => self.pit(row, column),
            None if at == PicturePlace::Left => pos2(rect.left() + from_edge, rect.center().y),
            None => pos2(rect.right() - from_edge, rect.center().y),
        }
    }

    /// The middle of a pit, by its row from below and its column from the left, counted from 0.
    fn pit(&self, row: usize, column: usize) -> Pos2 {
        let corner = self.rect.min + Vec2::splat(0.2 * self.side);
        let below = (self.sketch.rows.len() - row) as f32 - 0.5;
        corner + vec2(self.store + (column as f32 + 0.5) * self.side, below * self.side)
    }

    fn tray(&self, at: PicturePlace) -> Rect {
        let high = (self.sketch.rows.len() as f32 * self.side).min(2.0 * self.side) - 4.0;
        Rect::from_center_size(self.point(at), vec2(0.76 * self.store, high))
    }

    /// Seeds as dots round the middle of a place.
    fn seeds(&self, middle: Pos2, count: u8) {
        for seed in 0..count {
            // Along the golden spiral they lie apart, however many there are.
            let turn = f32::from(seed) * 2.399_963;
            let away = 0.24 * self.side * (f32::from(seed) / f32::from(count.max(2))).sqrt();
            self.painter.circle_filled(
                middle + away * vec2(turn.cos(), turn.sin()),
                0.08 * self.side,
                self.palette.ink,
            );
        }
    }

    fn arrow(&self, from: Pos2, to: Pos2) {
        let along = (to - from).normalized();
        let aside = vec2(-along.y, along.x);
        // A little beside the middle, so that two that run to and fro are told apart.
        let shift = 0.1 * self.side * aside;
        let (from, to) = (from + shift + 0.2 * self.side * along, to + shift - 0.2 * self.side * along);
        let stroke = Stroke::new(0.09 * self.side, self.palette.accent);
        self.painter.line_segment([from, to - 0.15 * self.side * along], stroke);
        let head = 0.22 * self.side;
        let points = vec![to, to - head * along + 0.6 * head * aside, to - head * along - 0.6 * head * aside];
        self.painter.add(Shape::convex_polygon(points, self.palette.accent, Stroke::new(0.0, Color32::TRANSPARENT)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_core::words::Words;
    use naqala_core::workshop::ready::READY;
    use std::collections::BTreeSet;

    #[test]
    fn every_word_that_something_can_be_seen_in_has_a_picture() {
        let glossary = Words::english().glossary(None);
        let without: Vec<&str> = glossary.terms().iter().map(|term| term.id).filter(|id| of(id).is_none()).collect();
        let unseen = ["misere", "gote", "match", "pass", "round", "sente", "stage", "tempo", "void"];
        assert_eq!(without, unseen.map(|word| format!("glossary-{word}")));
    }

    #[test]
    fn every_rule_that_can_be_added_has_a_picture_with_a_mark() {
        for ready in READY {
            let sketch = of(ready.id).unwrap_or_else(|| panic!("assets/glossary.ron: nothing of {}", ready.id));
            let marks = sketch.rings.len() + sketch.traps.len() + sketch.arrows.len();
            assert!(marks > 0 || ready.id == "ready-few-left", "{}: nothing is marked", ready.id);
        }
    }

    #[test]
    fn every_picture_is_of_known_messages_that_have_no_other() {
        let glossary = Words::english().glossary(None);
        let words = glossary.terms().iter().map(|term| term.id);
        let mut known: BTreeSet<&str> = words.chain(READY.iter().map(|ready| ready.id)).collect();
        for sketch in &*SKETCHES {
            assert!(!sketch.of.is_empty(), "{sketch:?}");
            for id in &sketch.of {
                assert!(known.remove(id.as_str()), "{id}: no word and no rule, or one with two pictures");
            }
        }
    }

    #[test]
    fn nothing_is_marked_outside_the_board() {
        for BoardPicture { of, rows, stores, rings, traps, arrows } in &*SKETCHES {
            for at in rings.iter().chain(traps).chain(arrows.iter().flatten()) {
                let is_there = at.pit().map_or(stores.is_some(), |(row, _)| row < rows.len());
                assert!(is_there, "{of:?}: {at:?}");
            }
        }
    }
}
