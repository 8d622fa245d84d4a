//! Small pictures beside the words of the glossary and rules that can be added: a board as simple as can be, with what is meant
//! marked on it.

use super::style::{self, Palette};
use crate::mirror;
use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// A place on the board of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// A pit by row and column, from the top left, counted from 0.
    Pit(usize, usize),
    /// The store at the right, South's.
    Right,
    /// The store at the left, North's.
    Left,
}
use At::{Left, Pit, Right};

/// A picture: what lies where, and what is marked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    /// Seeds in the pits, row by row from the top.
    pub(super) rows: &'static [[u8; 4]],
    /// Seeds in the stores at the left and at the right; nothing where the board has none.
    pub(super) stores: Option<[u8; 2]>,
    /// Places with a ring round them.
    pub(super) rings: &'static [At],
    /// Pits won for good.
    pub(super) traps: &'static [At],
    /// From where to where seeds go.
    pub(super) arrows: &'static [(At, At)],
}

const FOURS: &[[u8; 4]] = &[[4, 4, 4, 4], [4, 4, 4, 4]];
/// A row of pits that a sowing has gone through.
pub(super) const SOWN: &[[u8; 4]] = &[[2, 0, 1, 2], [0, 2, 3, 1]];
pub(super) const ALONG: &[(At, At)] = &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 1), Pit(1, 2)), (Pit(1, 2), Pit(1, 3))];
const FOUR_ROWS: &[[u8; 4]] = &[[2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]];
/// Ends of the inner row of a board of four rows, as South sees it.
const INNER_ENDS: &[At] = &[Pit(2, 0), Pit(2, 3)];
const INNER: &[At] = &[Pit(2, 0), Pit(2, 1), Pit(2, 2), Pit(2, 3)];
const OUTER: &[At] = &[Pit(3, 0), Pit(3, 1), Pit(3, 2), Pit(3, 3)];
pub(super) const NEAR: &[At] = &[Pit(1, 0), Pit(1, 1), Pit(1, 2), Pit(1, 3)];
pub(super) const FAR: &[At] = &[Pit(0, 0), Pit(0, 1), Pit(0, 2), Pit(0, 3)];
pub(super) const ROUND: &[(At, At)] = &[
    (Pit(1, 0), Pit(1, 1)),
    (Pit(1, 1), Pit(1, 2)),
    (Pit(1, 2), Pit(1, 3)),
    (Pit(1, 3), Pit(0, 3)),
    (Pit(0, 3), Pit(0, 2)),
    (Pit(0, 2), Pit(0, 1)),
    (Pit(0, 1), Pit(0, 0)),
    (Pit(0, 0), Pit(1, 0)),
];

/// A board of two rows with stores, and nothing marked.
pub(super) const PLAIN: Sketch = Sketch { rows: FOURS, stores: Some([0, 0]), rings: &[], traps: &[], arrows: &[] };
/// One of four rows.
pub(super) const DEEP: Sketch = Sketch { rows: FOUR_ROWS, stores: None, ..PLAIN };

/// The picture of a word, by its message; none where there is nothing to be seen in it.
pub(super) fn of(id: &str) -> Option<Sketch> {
    let sketch = match id {
        "glossary-mancala" | "glossary-opening" => PLAIN,
        "glossary-pit" => Sketch { rings: &[Pit(1, 1)], ..PLAIN },
        "glossary-store" | "glossary-kazan" => Sketch { stores: Some([5, 3]), rings: &[Left, Right], ..PLAIN },
        "glossary-seed" => Sketch { rows: &[[0, 0, 0, 0], [0, 0, 1, 0]], rings: &[Pit(1, 2)], ..PLAIN },
        "glossary-row" => Sketch { rings: NEAR, ..PLAIN },
        "glossary-inner-row" => Sketch { rings: INNER, ..DEEP },
        "glossary-outer-row" => Sketch { rings: OUTER, ..DEEP },
        "glossary-facing-pit" => Sketch { rings: &[Pit(1, 1), Pit(0, 1)], arrows: &[(Pit(1, 1), Pit(0, 1))], ..PLAIN },
        "glossary-path" => Sketch { arrows: ROUND, ..PLAIN },
        "glossary-reserve" | "glossary-hand" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 2, 0, 1]],
            stores: Some([5, 5]),
            rings: &[Right],
            arrows: &[(Right, Pit(1, 1))],
            ..PLAIN
        },
        "glossary-lift" | "glossary-origin" => {
            Sketch { rings: &[Pit(1, 0)], arrows: &[(Pit(1, 0), Pit(1, 1))], ..PLAIN }
        }
        "glossary-sow" | "glossary-lap" => Sketch { rows: SOWN, rings: &[Pit(1, 0)], arrows: ALONG, ..PLAIN },
        "glossary-single-lap" => Sketch { rows: SOWN, rings: &[Pit(1, 3)], arrows: ALONG, ..PLAIN },
        "glossary-relay" => Sketch {
            rows: &[[1, 2, 1, 2], [0, 2, 4, 1]],
            rings: &[Pit(1, 2)],
            arrows: &[
                (Pit(1, 0), Pit(1, 1)),
                (Pit(1, 1), Pit(1, 2)),
                (Pit(1, 2), Pit(1, 3)),
                (Pit(1, 3), Pit(0, 3)),
                (Pit(0, 3), Pit(0, 2)),
            ],
            ..PLAIN
        },
        "glossary-full-lap" => Sketch { rings: &[Pit(1, 0)], arrows: ROUND, ..PLAIN },
        "glossary-endless" | "glossary-repetition" => {
            Sketch { rows: &[[1, 0, 1, 0], [0, 1, 0, 1]], arrows: ROUND, ..PLAIN }
        }
        "glossary-capture" | "glossary-must-capture" => {
            Sketch { rows: SOWN, rings: &[Pit(0, 3)], arrows: &[(Pit(0, 3), Right)], ..PLAIN }
        }
        "glossary-count-capture" => Sketch {
            rows: &[[2, 5, 1, 2], [1, 0, 3, 4]],
            rings: &[Pit(0, 3)],
            arrows: &[(Pit(1, 3), Pit(0, 3)), (Pit(0, 3), Right)],
            ..PLAIN
        },
        "glossary-facing-capture" => Sketch {
            rows: &[[2, 4, 1, 2], [0, 1, 3, 4]],
            rings: &[Pit(1, 1)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(0, 1), Right)],
            ..PLAIN
        },
        "glossary-chain" => Sketch {
            rows: &[[4, 1, 2, 3], [1, 0, 3, 0]],
            rings: &[Pit(0, 2), Pit(0, 3)],
            arrows: &[(Pit(0, 2), Pit(0, 3)), (Pit(0, 3), Right)],
            ..PLAIN
        },
        "glossary-in-passing" => Sketch {
            rows: &[[4, 1, 2, 3], [0, 4, 1, 1]],
            rings: &[Pit(1, 1)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 1), Pit(1, 2)), (Pit(1, 2), Pit(1, 3)), (Pit(1, 1), Left)],
            ..PLAIN
        },
        "glossary-resow" => Sketch {
            rings: &[Pit(1, 1)],
            arrows: &[(Pit(1, 1), Pit(2, 0)), (Pit(2, 0), Pit(2, 1)), (Pit(2, 1), Pit(2, 2))],
            ..DEEP
        },
        "glossary-grand-slam" => Sketch {
            rows: &[[2, 3, 2, 2], [1, 4, 0, 0]],
            rings: FAR,
            arrows: &[(Pit(0, 0), Pit(0, 1)), (Pit(0, 1), Pit(0, 2)), (Pit(0, 2), Pit(0, 3)), (Pit(0, 3), Right)],
            ..PLAIN
        },
        "glossary-hunger" => Sketch { rows: &[[0, 0, 0, 0], [2, 0, 1, 3]], rings: FAR, ..PLAIN },
        "glossary-feed" => Sketch {
            rows: &[[0, 0, 0, 0], [2, 0, 1, 2]],
            rings: &[Pit(0, 2), Pit(0, 3)],
            arrows: &[(Pit(1, 3), Pit(0, 3)), (Pit(0, 3), Pit(0, 2))],
            ..PLAIN
        },
        "glossary-trap" | "glossary-tuzdyk" => {
            Sketch { traps: &[Pit(0, 2)], arrows: &[(Pit(0, 3), Pit(0, 2)), (Pit(0, 2), Right)], ..PLAIN }
        }
        "glossary-weak-trap" => {
            Sketch { traps: &[Pit(1, 2)], arrows: ALONG, rows: &[[1, 2, 0, 1], [0, 1, 4, 2]], ..PLAIN }
        }
        "glossary-strong-trap" => Sketch {
            traps: &[Pit(1, 2)],
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 1), Pit(1, 2))],
            rows: &[[1, 2, 0, 1], [0, 1, 5, 2]],
            ..PLAIN
        },
        "glossary-turn" | "glossary-ply" => Sketch { rows: SOWN, arrows: ALONG, ..PLAIN },
        "glossary-bonus" => Sketch {
            rows: &[[2, 0, 1, 2], [1, 0, 3, 1]],
            rings: &[Right],
            arrows: &[(Pit(1, 2), Pit(1, 3)), (Pit(1, 3), Right)],
            ..PLAIN
        },
        "glossary-ping-pong" => Sketch {
            rows: &[[0, 0, 0, 1], [0, 0, 0, 0]],
            arrows: &[(Pit(0, 3), Pit(1, 3)), (Pit(1, 3), Pit(0, 3))],
            ..PLAIN
        },
        "glossary-pie-rule" => Sketch { arrows: &[(Left, Right), (Right, Left)], ..PLAIN },
        "glossary-race" => Sketch {
            arrows: &[(Pit(1, 0), Pit(1, 1)), (Pit(1, 1), Pit(1, 2)), (Pit(0, 3), Pit(0, 2)), (Pit(0, 2), Pit(0, 1))],
            rings: &[Pit(1, 0), Pit(0, 3)],
            ..PLAIN
        },
        "glossary-majority" | "glossary-komi" => Sketch { stores: Some([3, 9]), rings: &[Right], ..PLAIN },
        "glossary-solitaire" => {
            Sketch { rows: &[[2, 2, 2, 2]], stores: Some([0, 0]), arrows: &[(Pit(0, 2), Pit(0, 3))], ..PLAIN }
        }
        "glossary-house" | "glossary-nyumba" | "glossary-safari" => {
            Sketch { rows: &[[2, 2, 2, 2], [2, 6, 2, 2], [2, 2, 6, 2], [2, 2, 2, 2]], rings: &[Pit(2, 2)], ..DEEP }
        }
        "glossary-kichwa" | "glossary-head" => Sketch { rings: INNER_ENDS, ..DEEP },
        "glossary-kimbi" => Sketch { rings: INNER, ..DEEP },
        "glossary-eye" => Sketch { rings: &[Pit(1, 0), Pit(1, 3)], ..PLAIN },
        "glossary-namua" => Sketch { stores: Some([5, 5]), rings: &[Right], arrows: &[(Right, Pit(2, 2))], ..DEEP },
        "glossary-mtaji" => {
            Sketch { rings: &[Pit(2, 1)], arrows: &[(Pit(2, 1), Pit(2, 2)), (Pit(1, 2), Pit(2, 0))], ..DEEP }
        }
        "glossary-takata" => Sketch { arrows: &[(Pit(2, 1), Pit(2, 2)), (Pit(2, 2), Pit(2, 3))], ..DEEP },
        "glossary-takasia" => Sketch { traps: &[Pit(1, 2)], ..DEEP },
        "glossary-musoro" => Sketch { rings: &[Pit(3, 0)], ..DEEP },
        "glossary-reverse" => Sketch {
            rings: &[Pit(2, 1)],
            arrows: &[(Pit(2, 1), Pit(2, 0)), (Pit(2, 0), Pit(3, 0)), (Pit(3, 0), Pit(3, 1))],
            ..DEEP
        },
        "glossary-torus" => Sketch { arrows: &[(Pit(1, 0), Pit(1, 3)), (Pit(0, 2), Pit(3, 2))], ..DEEP },
        _ => return None,
    };
    Some(sketch)
}

/// The side of a pit's square, in points at text size 1.
const PIT: f32 = 22.0;

/// Shows a picture.
pub(super) fn show(ui: &mut Ui, sketch: &Sketch) {
    show_sized(ui, sketch, PIT);
}

/// Shows a picture with pits of a side, in points at text size 1.
pub(super) fn show_sized(ui: &mut Ui, sketch: &Sketch, pit: f32) {
    let side = pit * style::scale(ui);
    let store = if sketch.stores.is_some() { side } else { 0.0 };
    let (rect, _) = ui.allocate_exact_size(size(sketch.rows.len(), side, store), Sense::hover());
    if ui.is_rect_visible(rect) {
        let drawing = Drawing { painter: ui.painter(), palette: Palette::of(ui), sketch, side, store, rect };
        mirror::upright(ui.painter(), rect, || drawing.draw());
    }
}

/// The room that a picture of two rows with stores needs, with pits of a side.
pub(super) fn room(ui: &Ui, pit: f32) -> Vec2 {
    let side = pit * style::scale(ui);
    size(2, side, side)
}

fn size(rows: usize, side: f32, store: f32) -> Vec2 {
    vec2(4.0 * side + 2.0 * store, rows as f32 * side) + Vec2::splat(0.4 * side)
}

struct Drawing<'a> {
    painter: &'a Painter,
    palette: &'static Palette,
    sketch: &'a Sketch,
    /// The side of a pit's square, and the width of a store, in points.
    side: f32,
    store: f32,
    rect: Rect,
}

impl Drawing<'_> {
    fn draw(&self) {
        let Drawing { palette, side, rect, .. } = *self;
        self.painter.rect_filled(rect, CornerRadius::same((0.4 * side) as u8), palette.sunken);
        for (row, pits) in self.sketch.rows.iter().enumerate() {
            for (column, &seeds) in pits.iter().enumerate() {
                let at = Pit(row, column);
                let hollow = if self.sketch.traps.contains(&at) { palette.lit_edge } else { palette.line };
                self.painter.circle_filled(self.point(at), 0.42 * side, hollow);
                self.seeds(at, seeds);
            }
        }
        for (at, seeds) in [Left, Right].into_iter().zip(self.sketch.stores.into_iter().flatten()) {
            self.painter.rect_filled(self.tray(at), CornerRadius::same((0.35 * side) as u8), palette.line);
            self.seeds(at, seeds);
        }
        for &at in self.sketch.rings {
            let stroke = Stroke::new(2.0, palette.accent);
            match at {
                Pit(..) => {
                    self.painter.circle_stroke(self.point(at), 0.45 * side, stroke);
                }
                Left | Right => {
                    let corners = CornerRadius::same((0.35 * side) as u8);
                    self.painter.rect_stroke(self.tray(at), corners, stroke, StrokeKind::Inside);
                }
            }
        }
        for &(from, to) in self.sketch.arrows {
            self.arrow(self.point(from), self.point(to));
        }
    }

    fn point(&self, at: At) -> Pos2 {
        let Drawing { side, store, rect, .. } = *self;
        let corner = rect.min + Vec2::splat(0.2 * side);
        match at {
            Pit(row, column) => corner + vec2(store + (column as f32 + 0.5) * side, (row as f32 + 0.5) * side),
            Left => pos2(corner.x + 0.5 * store, rect.center().y),
            Right => pos2(rect.right() - 0.2 * side - 0.5 * store, rect.center().y),
        }
    }

    fn tray(&self, at: At) -> Rect {
        let high = (self.sketch.rows.len() as f32 * self.side).min(2.0 * self.side) - 4.0;
        Rect::from_center_size(self.point(at), vec2(0.76 * self.store, high))
    }

    /// Seeds as dots round the middle of a place.
    fn seeds(&self, at: At, count: u8) {
        let middle = self.point(at);
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
impl Sketch {
    /// Panics where something is marked outside the board.
    pub(super) fn check(&self, id: &str) {
        let ends = self.arrows.iter().flat_map(|&(from, to)| [from, to]);
        for at in self.rings.iter().chain(self.traps).copied().chain(ends) {
            match at {
                Pit(row, column) => assert!(row < self.rows.len() && column < 4, "{id}: {at:?}"),
                Left | Right => assert!(self.stores.is_some(), "{id}: {at:?}"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_core::words::Words;

    #[test]
    fn every_word_that_something_can_be_seen_in_has_a_picture() {
        let glossary = Words::english().glossary(None);
        let without: Vec<&str> = glossary.terms().iter().map(|term| term.id).filter(|id| of(id).is_none()).collect();
        let unseen =
            ["glossary-misere", "glossary-match", "glossary-pass", "glossary-round", "glossary-stage", "glossary-void"];
        assert_eq!(without, unseen);
    }

    #[test]
    fn nothing_is_marked_outside_the_board() {
        let glossary = Words::english().glossary(None);
        for term in glossary.terms() {
            if let Some(sketch) = of(term.id) {
                sketch.check(term.id);
            }
        }
    }
}
