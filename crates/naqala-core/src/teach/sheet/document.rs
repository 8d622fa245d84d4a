//! Documents for a class: headings, paragraphs, tables, and puzzles with their answers.

use super::board::{self, DiagramLayout};
use super::diagram::{self, View};
use super::drawing::{Drawing, Stroke};
use super::flow::{self, Columns, Slab};
use super::letters::Weight;
use super::page::Typesetter;
use super::shaping::Fonts;
use super::{BOTTOM, GUTTER, MARGIN, Paper, Sheet, TOP, column, finished};
use crate::geometry::{Spacing, Vec2};
use crate::lettering::FontLibrary;
use crate::teach::puzzle::Puzzle;
use crate::words::{Arg, RulePage, Words};
use mancala::rules::Rules;

/// Size of the text.
const TEXT: f32 = 10.5;
/// Largest radius of a pit on the board of a puzzle, and size of the names on it.
const RADIUS: f32 = 12.0;
const NAMES: f32 = 7.0;
/// Most columns of a board in a puzzle; of a wider one the parts stand one below the other.
const COLUMNS: u8 = 16;
/// Grey and width of the lines on which one writes and of those of tables.
const RULED: Stroke = Stroke { width: 0.6, grey: 0.6, dash: None };

/// Part of a document.
pub(crate) enum Block<'a> {
    /// Heading.
    Heading(String),
    /// Paragraph.
    Paragraph(String),
    /// Lines on which a name and a date are written.
    NameAndDate,
    /// Row of a table, with the share of the width that each cell takes.
    Row(Vec<(f32, String)>),
    /// Puzzle with a line for the answer.
    Puzzle(usize, &'a Puzzle),
}

/// Document that is written to be printed.
pub(crate) struct Document<'a> {
    /// Rules of the game that it is about.
    pub rules: &'a Rules,
    /// Its title.
    pub title: String,
    /// Text at the foot of each page.
    pub foot: String,
    /// Number of columns, 1 or 2.
    pub columns: usize,
    /// Its parts; each of the lists begins on a page of its own.
    pub parts: Vec<Vec<Block<'a>>>,
}

/// Returns the blocks of a page of sections.
pub(crate) fn blocks(page: &RulePage) -> Vec<Block<'static>> {
    let of_section = |section: &crate::words::PageSection| {
        let lines = section.lines.iter().map(|line| Block::Paragraph(line.text.clone()));
        let heading = Some(section.heading.clone()).filter(|heading| !heading.is_empty()).map(Block::Heading);
        heading.into_iter().chain(lines).collect::<Vec<_>>()
    };
    page.sections.iter().flat_map(of_section).collect()
}

impl Document<'_> {
    /// Returns the pages of the document. Letters that the fonts of the program lack are looked for in `library`.
    pub(crate) fn sheet(&self, words: &Words, paper: Paper, library: &FontLibrary) -> Sheet {
        let fonts = Fonts::new(library, words.from_right());
        let page = RulePage { title: self.title.clone(), sections: Vec::new() };
        let size = paper.size();
        let whole = size.x - 2.0 * MARGIN;
        let width = if self.columns == 1 { whole } else { column(paper) };
        let setter = Typesetter { fonts: &fonts, words, rules: self.rules, page: &page, size: TEXT, width };
        let room = size.y - TOP - BOTTOM;
        let mut pages = Vec::new();
        for (number, part) in self.parts.iter().enumerate() {
            let (head, high) = match number {
                0 => setter.title(&self.title, whole),
                _ => (Drawing::default(), 0.0),
            };
            let mut slabs = Vec::new();
            for block in part {
                setter.block(block, &mut slabs);
            }
            let columns = Columns {
                count: self.columns,
                pitch: width + GUTTER,
                heights: [room - high, room],
                from_right: words.from_right(),
            };
            for (at, body) in flow::fill(&slabs, columns).iter().enumerate() {
                let mut page = Drawing::default();
                if at == 0 {
                    page.add(&head, Vec2::new(MARGIN, TOP));
                }
                page.add(body, Vec2::new(MARGIN, TOP + if at == 0 { high } else { 0.0 }));
                pages.push(page);
            }
        }
        let pages = finished(&fonts, words, paper, &self.foot, pages.len(), pages);
        let title = self.title.clone();
        Sheet { title, language: words.code(), from_right: words.from_right(), paper, pages, wide: 0..0 }
    }
}

impl Typesetter<'_> {
    fn block(&self, block: &Block<'_>, slabs: &mut Vec<Slab>) {
        match block {
            Block::Heading(text) => self.heading(text, slabs),
            Block::Paragraph(text) => self.paragraph(text, 0..0, slabs),
            Block::NameAndDate => slabs.push(self.name_and_date()),
            Block::Row(cells) => slabs.push(self.row(cells)),
            Block::Puzzle(number, puzzle) => slabs.push(self.puzzle(*number, puzzle)),
        }
    }

    /// Draws a label with a line behind it from one point to another.
    fn write_on(&self, drawing: &mut Drawing, label: &str, from: Vec2, to: f32) {
        let label = self.fonts.line(label, Weight::Regular, self.words.from_right());
        drawing.text(from, self.size, &label);
        let start = from.x + label.width(self.size) + 0.5 * self.size;
        let below = from.y + 0.2 * self.size;
        drawing.line(&[Vec2::new(start, below), Vec2::new(to, below)], RULED);
    }

    fn name_and_date(&self) -> Slab {
        let mut drawing = Drawing::default();
        let (base, middle) = (1.4 * self.size, 0.6 * self.width);
        self.write_on(&mut drawing, &self.words.label("worksheet-name"), Vec2::new(0.0, base), middle - 12.0);
        self.write_on(&mut drawing, &self.words.label("worksheet-date"), Vec2::new(middle, base), self.width);
        let drawing = self.laid(drawing, self.width);
        Slab { drawing, height: 2.6 * self.size, ..Slab::default() }
    }

    fn row(&self, cells: &[(f32, String)]) -> Slab {
        let leading = 1.25 * self.size;
        let (mut drawing, mut x, mut most) = (Drawing::default(), 0.0, 1);
        for (share, text) in cells {
            let width = share * self.width;
            let lines = self.fonts.lines(text, self.size, Weight::Regular, width - 6.0, 0.0);
            for (at, line) in lines.iter().enumerate() {
                drawing.text(Vec2::new(x, 1.1 * self.size + at as f32 * leading), self.size, line);
            }
            most = most.max(lines.len());
            x += width;
        }
        let height = 0.55 * self.size + most as f32 * leading;
        drawing.line(&[Vec2::new(0.0, height), Vec2::new(self.width, height)], RULED);
        Slab { drawing: self.laid(drawing, self.width), height, ..Slab::default() }
    }

    /// Draws the question, the board, and a line for the answer.
    fn puzzle(&self, number: usize, puzzle: &Puzzle) -> Slab {
        let Puzzle { rules, position, task, .. } = puzzle;
        let (size, leading, indent) = (self.size, 1.25 * self.size, 1.9 * self.size);
        let mut text = Drawing::default();
        diagram::key(&mut text, Vec2::new(0.62 * size, 0.65 * size), size, number);
        let status = self.words.status(rules, position);
        let asked = [("status", Arg::from(status)), ("question", Arg::from(self.words.question(puzzle)))];
        let asked = self.words.label_with("worksheet-asked", &asked);
        let lines = self.fonts.lines(&asked, size, Weight::Regular, self.width - indent, 0.0);
        for (at, line) in lines.iter().enumerate() {
            text.text(Vec2::new(indent, size + at as f32 * leading), size, line);
        }
        let top = lines.len() as f32 * leading + 0.7 * size;
        let board = &rules.board;
        let hands = board.sides().iter().any(|&side| position.hand(side) > 0);
        let strips = board::strips(board.columns, COLUMNS);
        let shape = DiagramLayout { spacing: Spacing::CLOSE, sides: true, hands, names: NAMES, strips };
        let geometry = board::fitted(board, &shape, self.width, RADIUS);
        let origin = task.asked().and_then(|mv| mv.pit()).map(|pit| (pit, None));
        let mut board_drawn =
            diagram::draw(rules, &geometry, position, &View { origin, names: NAMES, ..View::default() });
        for &(side, at) in &geometry.sides {
            board_drawn.centred(at, NAMES + 0.5, Weight::Medium, 0.0, &self.words.side(side));
        }
        let base = top + geometry.size.y + 1.9 * size;
        self.write_on(&mut text, &self.words.label("worksheet-answer"), Vec2::new(0.0, base), self.width);
        let mut drawing = self.laid(text, self.width);
        drawing.add(&board_drawn, Vec2::new((self.width - geometry.size.x) / 2.0, top));
        Slab { drawing, height: base + 0.6 * size, gap: 1.4 * size, keep: false, floats: false }
    }
}

/// Returns whether the puzzles of a game stand in two columns.
pub(super) fn columns_of(rules: &Rules) -> usize {
    let board = &rules.board;
    if board.is_square() || board.columns > 9 || board.has_ends() && board.columns > 7 { 1 } else { 2 }
}

/// Returns a number and a text in one line, such as `1: c2`.
pub(super) fn numbered(words: &Words, number: usize, text: &str) -> String {
    words.label_with("worksheet-line", &[("number", Arg::from(number)), ("text", Arg::from(text))])
}
