//! Division of a drawing among sheets of paper of the same size. Each sheet after the first of a row is cut along its left
//! edge and glued onto a strip of the sheet before it, on which the drawing goes on; likewise downwards.

use super::CENTIMETRE;
use crate::geometry::{Rect, Vec2};
use crate::teach::sheet::Paper;
use crate::teach::sheet::drawing::{Drawing, Stroke};
use crate::teach::sheet::letters::Weight;
use crate::teach::sheet::shaping::Fonts;
use crate::words::{Arg, Words};

/// Width of the strip that two neighbouring sheets have in common.
pub(super) const OVERLAP: f32 = 34.0;
/// Room at the edge of the paper, which printers leave white.
pub(super) const MARGIN: f32 = 24.0;
/// Height of what stands below the part of the board.
const FOOT: f32 = 36.0;
/// Largest width and height of the picture of the whole board there.
const OVERVIEW: Vec2 = Vec2::new(64.0, 28.0);
/// Length of the lines at which one cuts, and their distance from the part.
const CROP: f32 = 11.0;
const CROP_GAP: f32 = 2.0;
/// Size of the letters at the foot, and on the strips.
const LETTERS: f32 = 8.5;
const STRIP_LETTERS: f32 = 6.5;

/// Sheets of paper side by side, row by row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tiling {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// `true` if the sheets are wider than high.
    pub(super) wide: bool,
    paper: Paper,
    /// Width and height of the whole drawing, and of the part on a sheet.
    whole: Vec2,
    tile: Vec2,
}

/// Returns the width and height of the largest part on a sheet.
fn room(paper: Paper, wide: bool) -> Vec2 {
    size(paper, wide) - Vec2::new(2.0 * MARGIN, 2.0 * MARGIN + FOOT)
}

fn size(paper: Paper, wide: bool) -> Vec2 {
    let size = paper.size();
    if wide { Vec2::new(size.y, size.x) } else { size }
}

/// Returns how many times as large a drawing may be to fit on one sheet.
pub(super) fn largest_scale(whole: Vec2, paper: Paper) -> f32 {
    [false, true].map(|wide| (room(paper, wide) / whole).min_element()).into_iter().fold(0.0, f32::max)
}

impl Tiling {
    /// Divides a drawing among as few sheets as possible.
    pub(super) fn of(whole: Vec2, paper: Paper) -> Tiling {
        let lies_wide = whole.x > whole.y;
        let laid = [lies_wide, !lies_wide].map(|wide| {
            // What is too large by less than a hair fits.
            let count = ((whole - OVERLAP - 0.01) / (room(paper, wide) - OVERLAP)).ceil().max(Vec2::ONE);
            Tiling {
                columns: count.x as usize,
                rows: count.y as usize,
                wide,
                paper,
                whole,
                tile: (whole + (count - 1.0) * OVERLAP) / count,
            }
        });
        if laid[1].count() < laid[0].count() { laid[1] } else { laid[0] }
    }

    pub(super) fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the part of the drawing on a sheet.
    pub(super) fn part(&self, row: usize, column: usize) -> Rect {
        let min = Vec2::new(column as f32, row as f32) * (self.tile - OVERLAP);
        Rect { min, max: min + self.tile }
    }

    /// Returns the place of the part on the paper.
    pub(super) fn place(&self) -> Rect {
        let room = room(self.paper, self.wide);
        let min = Vec2::splat(MARGIN) + (room - self.tile) / 2.0;
        Rect { min, max: min + self.tile }
    }

    /// Draws the sheets, row by row. `pits`: the middles of the pits and their radius, for the picture of the whole.
    pub(super) fn pages(&self, board: &Drawing, pits: &(Vec<Vec2>, f32), footer: Footer<'_>) -> Vec<Drawing> {
        let sheets = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        sheets.map(|(row, column)| self.page(board, pits, footer, row, column)).collect()
    }

    fn page(&self, board: &Drawing, pits: &(Vec<Vec2>, f32), footer: Footer<'_>, row: usize, column: usize) -> Drawing {
        let (part, place) = (self.part(row, column), self.place());
        let mut page = Drawing::default();
        let strips = self.strips(row, column);
        for strip in &strips {
            page.rounded(*strip, [0.0; 4], Some(0.9), None);
        }
        page.add_part(board, place.min - part.min, place);
        let line = Stroke { width: 0.5, grey: 0.5, dash: None };
        for strip in strips {
            page.rounded(strip, [0.0; 4], None, Some(Stroke { dash: Some(3.0), ..line }));
            let at = strip.min + Vec2::new(OVERLAP / 2.0, STRIP_LETTERS);
            page.centred(at, STRIP_LETTERS, Weight::Regular, 0.3, &footer.words.label("making-strip"));
        }
        page.rounded(place, [0.0; 4], None, Some(line));
        self.crop_marks(&mut page);
        let overview = if self.count() > 1 { self.overview(part, pits) } else { Drawing::default() };
        let said = [("game", Arg::from(footer.game)), ("row", (row + 1).into()), ("sheet", (column + 1).into())];
        let said: Vec<(&str, Arg)> = said.into_iter().chain([("sheets", self.columns.into())]).collect();
        let said = match self.count() {
            1 => footer.game.to_owned(),
            _ => footer.words.label_with("making-sheet", &said),
        };
        footer.draw(&mut page, size(self.paper, self.wide), &said, &overview);
        page
    }

    /// Returns the strips onto which other sheets are glued, on the paper.
    pub(super) fn strips(&self, row: usize, column: usize) -> Vec<Rect> {
        let place = self.place();
        let right = Rect { min: Vec2::new(place.max.x - OVERLAP, place.min.y), max: place.max };
        let below = Rect { min: Vec2::new(place.min.x, place.max.y - OVERLAP), max: place.max };
        let there = [(column + 1 < self.columns, right), (row + 1 < self.rows, below)];
        there.into_iter().filter_map(|(is_there, strip)| is_there.then_some(strip)).collect()
    }

    /// Draws lines at the corners along which the part is cut out.
    fn crop_marks(&self, page: &mut Drawing) {
        let place = self.place();
        for x in [place.min.x, place.max.x] {
            for y in [place.min.y, place.max.y] {
                let corner = Vec2::new(x, y);
                let out = (corner - place.center()).signum();
                for way in [Vec2::new(out.x, 0.0), Vec2::new(0.0, out.y)] {
                    page.line(&[corner + way * CROP_GAP, corner + way * (CROP_GAP + CROP)], Stroke::black(0.7));
                }
            }
        }
    }

    /// Draws the whole board small, with the part on this sheet in grey.
    fn overview(&self, part: Rect, (pits, radius): &(Vec<Vec2>, f32)) -> Drawing {
        let scale = (OVERVIEW / self.whole).min_element();
        let line = Stroke { width: 0.4, grey: 0.4, dash: None };
        let scaled = |area: Rect| Rect { min: area.min * scale, max: area.max * scale };
        let mut overview = Drawing::default();
        overview.rounded(scaled(part), [0.0; 4], Some(0.75), None);
        for &pit in pits {
            overview.circle(pit * scale, radius * scale, None, Some(line));
        }
        let step = self.tile - OVERLAP;
        let down = (1..self.columns).map(|n| (Vec2::new(n as f32 * step.x, 0.0), Vec2::new(0.0, self.whole.y)));
        let across = (1..self.rows).map(|n| (Vec2::new(0.0, n as f32 * step.y), Vec2::new(self.whole.x, 0.0)));
        for (from, along) in down.chain(across) {
            overview.line(&[from * scale, (from + along) * scale], line);
        }
        overview.rounded(scaled(Rect { min: Vec2::ZERO, max: self.whole }), [0.0; 4], None, Some(Stroke::black(0.6)));
        overview
    }
}

/// Maker of what stands at the foot of a sheet.
#[derive(Clone, Copy)]
pub(super) struct Footer<'a> {
    pub(super) fonts: &'a Fonts<'a>,
    pub(super) words: &'a Words,
    /// Name of the game.
    pub(super) game: &'a str,
}

impl Footer<'_> {
    /// Returns a sheet of seeds with its foot.
    pub(super) fn under_seeds(self, mut page: Drawing, paper: Paper) -> Drawing {
        let said = self.words.label_with("making-seeds-sheet", &[("game", Arg::from(self.game))]);
        self.draw(&mut page, paper.size(), &said, &Drawing::default());
        page
    }

    /// Draws the picture of the whole where reading begins, two lines beside it, and at the other end a bar by which the
    /// scale of the print is measured.
    fn draw(self, page: &mut Drawing, size: Vec2, said: &str, overview: &Drawing) {
        let top = size.y - MARGIN - OVERVIEW.y;
        let from_right = self.words.from_right();
        let indent = if overview.items.is_empty() { 0.0 } else { OVERVIEW.x + 8.0 };
        let corner = Vec2::new(if from_right { size.x - MARGIN - OVERVIEW.x } else { MARGIN }, top);
        page.add(overview, corner);
        let mut foot = Drawing::default();
        for (text, weight, down) in
            [(said, Weight::Medium, 11.0), (&self.words.label("making-actual-size"), Weight::Regular, 23.0)]
        {
            let line = self.fonts.line(text, weight, self.fonts.runs_from_right(text));
            foot.text(Vec2::new(MARGIN + indent, top + down), LETTERS, &line);
        }
        let bar = 5.0 * CENTIMETRE;
        let (right, y) = (size.x - MARGIN, top + 20.0);
        let ends = [Vec2::new(right - bar, y), Vec2::new(right, y)];
        foot.line(&ends, Stroke::black(0.8));
        for n in 0..=5 {
            let at = ends[0] + Vec2::X * (n as f32 * CENTIMETRE);
            foot.line(&[at - Vec2::Y * 4.0, at], Stroke::black(0.8));
        }
        let scale = self.words.label("making-scale");
        foot.centred(Vec2::new(right - bar / 2.0, y - 10.0), LETTERS, Weight::Regular, 0.0, &scale);
        page.add(&if from_right { foot.turned(size.x) } else { foot }, Vec2::ZERO);
    }
}
