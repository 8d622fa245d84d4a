//! The rule page in slabs: the board first, then section by section lines of text, each paragraph followed by the
//! figures that show it.

use super::board::{self, DiagramLayout, PaperLayout};
use super::diagram::{self, View};
use super::drawing::{Drawing, Stroke};
use super::figure::{Column, Played};
use super::flow::Slab;
use super::letters::Weight;
use super::shaping::{Fonts, ShapedLine};
use crate::geometry::path::fixed_direction;
use crate::geometry::{Spacing, Vec2};
use crate::words::{PageSection, RulePage, Words};
use mancala::engine::start;
use mancala::rules::{Place, Rules, Side};

/// Maker of slabs, with the contents of a sheet and the size of its letters.
#[derive(Clone, Copy)]
pub(super) struct Typesetter<'a> {
    pub(super) fonts: &'a Fonts<'a>,
    pub(super) words: &'a Words,
    pub(super) rules: &'a Rules,
    pub(super) page: &'a RulePage,
    /// Size of the text.
    pub(super) size: f32,
    /// Width of a column.
    pub(super) width: f32,
}

/// Most columns of a board that is drawn within a column of the page; wider ones take the whole width, and are cut into
/// strips beyond the second number.
const NARROW: u8 = 9;
const WIDE: u8 = 22;
/// Largest radius of a pit on the board, and on one that stands endwise, in points.
const RADIUS: f32 = 12.0;
const ENDWISE: f32 = 9.5;
/// Size of the title, of the names on the board and of a heading beside the text, in points.
const TITLE: f32 = 21.0;
const NAMES: f32 = 7.5;
const HEADING: f32 = 1.15;
/// Distance between lines, in sizes of the letters.
const LEADING: f32 = 1.28;

impl Typesetter<'_> {
    /// Returns the drawing above the columns of the first page, and its height.
    pub(super) fn head(&self, width: f32) -> (Drawing, f32) {
        let (mut drawing, mut y) = self.title(&self.page.title, width);
        if self.is_wide() {
            let slab = self.opening(width);
            drawing.add(&slab.drawing, Vec2::new(0.0, y));
            y += slab.height + 12.0;
        }
        (drawing, y)
    }

    /// Returns a title with a line below it, and their height.
    pub(super) fn title(&self, title: &str, width: f32) -> (Drawing, f32) {
        let mut drawing = Drawing::default();
        let titles = self.fonts.lines(title, TITLE, Weight::Medium, width, 0.0);
        let mut y = 0.0;
        for line in &titles {
            y += 0.85 * TITLE;
            drawing.heading(Vec2::new(0.0, y), TITLE, line, 1);
            y += 0.3 * TITLE;
        }
        drawing.line(&[Vec2::new(0.0, y), Vec2::new(width, y)], Stroke::black(0.9));
        (self.laid(drawing, width), y + 12.0)
    }

    /// Returns everything in the columns.
    pub(super) fn slabs(&self, figures: &[Played]) -> Vec<Slab> {
        let mut slabs = Vec::new();
        if !self.is_wide() {
            slabs.push(self.opening(self.width));
        }
        let mut drawn = 0;
        for section in &self.page.sections {
            match section.id {
                "page-options" => self.options(section, &mut slabs),
                "page-notes" => {}
                "page-source" => {
                    let texts = section.lines.iter().map(|line| line.text.as_str());
                    for text in texts {
                        self.small(text, &mut slabs);
                    }
                }
                _ => self.section(section, figures, &mut drawn, &mut slabs),
            }
        }
        slabs
    }

    /// Returns text at the left or right edge of a width, by the direction of the language. Boards are never mirrored.
    pub(super) fn laid(&self, drawing: Drawing, width: f32) -> Drawing {
        if self.words.from_right() { drawing.turned(width) } else { drawing }
    }

    pub(super) fn is_wide(&self) -> bool {
        let board = &self.rules.board;
        let beside = if board.has_ends() { 2 } else { 0 };
        !board.is_square() && board.columns + beside > NARROW
    }

    /// Returns the board as play begins, with the path of sowing.
    fn opening(&self, width: f32) -> Slab {
        let (rules, board) = (self.rules, &self.rules.board);
        let path = !board.is_torus();
        let spacing = if path { Spacing::OPEN } else { Spacing { margin: Spacing::OPEN.margin, ..Spacing::CLOSE } };
        let strips = board::strips(board.columns, WIDE);
        let shape = DiagramLayout { spacing, sides: true, hands: true, names: NAMES, strips };
        let most = if board.is_endwise() { ENDWISE } else { RADIUS };
        let geometry = board::fitted(board, &shape, width, most);
        let view = View { path, names: NAMES, ..View::default() };
        let mut board_drawn = diagram::draw(rules, &geometry, &start(rules), &view);
        self.hands(&geometry, &mut board_drawn);
        for &(side, at) in &geometry.sides {
            board_drawn.centred(at, NAMES + 0.5, Weight::Medium, 0.0, &self.words.side(side));
        }
        let mut drawing = Drawing::default();
        drawing.add(&board_drawn, Vec2::new((width - geometry.size.x) / 2.0, 0.0));
        let mut y = geometry.size.y + 0.6 * self.size;
        let letters = 0.9 * self.size;
        let mut legend = Drawing::default();
        for line in self.fonts.lines(&self.legend(), letters, Weight::Regular, width, 0.0) {
            legend.text(Vec2::new(0.0, y + 0.8 * letters), letters, &line);
            y += LEADING * letters;
        }
        drawing.add(&self.laid(legend, width), Vec2::ZERO);
        Slab { drawing, height: y, ..Slab::default() }
    }

    /// Writes a label beside the seeds in the players' hands, where there is room for it.
    fn hands(&self, geometry: &PaperLayout, drawing: &mut Drawing) {
        let said = ShapedLine::own(&self.words.label("sheet-reserve"), Weight::Regular);
        let wide = said.width(NAMES);
        for &side in self.rules.board.sides() {
            let Some(tray) = geometry.tray(Place::hand(side)) else { continue };
            let y = tray.center().y + 0.36 * NAMES;
            let x = if tray.center().x < geometry.size.x / 2.0 { tray.max.x + 4.0 } else { tray.min.x - 4.0 - wide };
            let clear = |at: &(Side, Vec2)| at.0 != side || (at.1.x - x - wide / 2.0).abs() > wide / 2.0 + 4.0 * NAMES;
            if geometry.sides.iter().all(clear) && x > 0.0 && x + wide < geometry.size.x {
                drawing.text(Vec2::new(x, y), NAMES, &said);
            }
        }
    }

    /// Returns the text below the board.
    fn legend(&self) -> String {
        let board = &self.rules.board;
        let mut said = vec![match board.fill {
            Some(_) => self.words.label("sheet-board-random"),
            None => self.words.label("sheet-board"),
        }];
        if board.is_torus() {
            said.push(self.words.label("sheet-torus"));
        } else if fixed_direction(self.rules, 0).is_some() {
            said.push(self.words.label("sheet-path"));
        } else {
            said.push(self.words.label("sheet-path-either-way"));
        }
        if diagram::has_dashes(board) {
            said.push(self.words.label("sheet-dashes"));
        }
        if board.columns > WIDE {
            said.push(self.words.label("sheet-strips"));
        }
        said.join(" ")
    }

    fn section(&self, section: &PageSection, figures: &[Played], drawn: &mut usize, slabs: &mut Vec<Slab>) {
        self.heading(&section.heading, slabs);
        for line in &section.lines {
            let own: Vec<&Played> = figures.iter().filter(|it| Some(it.cause) == line.clause).collect();
            self.paragraph(&line.text, *drawn + 1..*drawn + 1 + own.len(), slabs);
            let Typesetter { fonts, words, rules, size, width, .. } = *self;
            let column = Column { fonts, rules, width, size, from_right: words.from_right() };
            for figure in own {
                *drawn += 1;
                slabs.push(figure.slab(column, *drawn));
            }
        }
    }

    pub(super) fn heading(&self, text: &str, slabs: &mut Vec<Slab>) {
        let size = HEADING * self.size;
        for (i, line) in self.fonts.lines(text, size, Weight::Medium, self.width, 0.0).iter().enumerate() {
            let mut drawing = Drawing::default();
            drawing.heading(Vec2::new(0.0, 0.95 * size), size, line, 2);
            let gap = if i == 0 { 0.9 * self.size } else { 0.0 };
            let drawing = self.laid(drawing, self.width);
            slabs.push(Slab { drawing, height: 1.3 * size, gap, keep: true, floats: false });
        }
    }

    /// Adds a paragraph, whose last word is followed by the numbers of the figures that show it.
    pub(super) fn paragraph(&self, text: &str, keys: std::ops::Range<usize>, slabs: &mut Vec<Slab>) {
        let each = 1.35 * self.size;
        let lines = self.fonts.lines(text, self.size, Weight::Regular, self.width, each * keys.len() as f32);
        let count = lines.len();
        for (i, line) in lines.iter().enumerate() {
            let mut drawing = Drawing::default();
            drawing.text(Vec2::new(0.0, 0.95 * self.size), self.size, line);
            if i + 1 == count {
                let end = line.width(self.size);
                for (n, key) in keys.clone().enumerate() {
                    let middle = Vec2::new(end + (n as f32 + 0.7) * each, 0.6 * self.size);
                    diagram::key(&mut drawing, middle, 0.8 * self.size, key);
                }
            }
            // Neither the first line nor the last stands alone.
            let keep = i + 1 < count && (i == 0 || i + 2 == count);
            let gap = if i == 0 { 0.32 * self.size } else { 0.0 };
            // A paragraph in another script may stand at its own edge.
            let from_right = self.words.from_right() || line.from_right;
            let drawing = if from_right { drawing.turned(self.width) } else { drawing };
            slabs.push(Slab { drawing, height: LEADING * self.size, gap, keep, floats: false });
        }
    }

    /// Adds the options that differ from their defaults.
    fn options(&self, section: &PageSection, slabs: &mut Vec<Slab>) {
        let changed = self.words.changed_options(self.rules);
        if !changed.is_empty() {
            self.heading(&section.heading, slabs);
            for text in &changed {
                self.paragraph(text, 0..0, slabs);
            }
        }
    }

    /// Adds a paragraph in small letters.
    fn small(&self, text: &str, slabs: &mut Vec<Slab>) {
        let small = Typesetter { size: 0.82 * self.size, ..*self };
        let first = slabs.len();
        small.paragraph(text, 0..0, slabs);
        if let Some(slab) = slabs.get_mut(first) {
            slab.gap = 0.6 * self.size;
        }
    }
}
