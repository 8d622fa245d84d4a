//! Rule sheets for print: the board, the sentences of the rule page in teaching order, and figures. There is one
//! drawing per page, written as HTML ([`html()`]) or as PDF ([`pdf()`]).
//!
//! 1. `board` and `diagram` draw positions, `figure` moves.
//! 2. `page` makes slabs of the rule page: lines of text and diagrams.
//! 3. `flow` fills columns and pages with them.
//!
//! `making` prints boards to play on; `document` sets worksheets, plans of lessons and tournaments.
//!
//! Letters are as large, and figures as many, as fit on one page or on two; only the longest games take more.

pub(crate) mod board;
mod diagram;
mod document;
pub(crate) mod drawing;
mod figure;
mod flow;
mod found;
mod html;
mod letters;
mod making;
mod page;
mod pdf;
mod shaping;
mod standings;
mod subset;
#[cfg(test)]
mod tests;
mod worksheet;

pub use drawing::{Drawing, DrawingItem, PathSegment, Stroke, TextRun};
pub use figure::Figure;
pub use found::figures;
pub use html::html;
pub use letters::Weight;
pub use making::{BoardPlan, BoardPrint, BoardSize, MAX_SHEETS, board_sheet, how_to_make};
pub use pdf::pdf;
pub use shaping::ShapedLine;
pub use standings::tournament_sheet;
pub use worksheet::{MOST_PUZZLES, WorksheetPrint, worksheet};

use crate::bidi;
use crate::geometry::Vec2;
use crate::lettering::FontLibrary;
use crate::words::{Arg, RulePage, Words};
use figure::Played;
use flow::Columns;
use mancala::diagnostic::{Diagnostic, Written};
use mancala::diagnostics;
use mancala::rules::Rules;
use shaping::Fonts;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Paper size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Returns width and height in points.
    pub fn size(self) -> Vec2 {
        match self {
            Paper::A4 => Vec2::new(595.276, 841.89),
            Paper::Letter => Vec2::new(612.0, 792.0),
        }
    }

    /// Returns its name in style sheets.
    fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        }
    }
}

/// Rule sheet.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Name of the game.
    pub title: String,
    /// Code of the language.
    pub language: &'static str,
    /// `true` if the language is written from right to left.
    pub from_right: bool,
    /// Paper to be printed on.
    pub paper: Paper,
    /// Pages in order.
    pub pages: Vec<Drawing>,
    /// Pages that are wider than high.
    pub wide: Range<usize>,
}

impl Sheet {
    /// Returns width and height of a page in points.
    pub fn size(&self, page: usize) -> Vec2 {
        let size = self.paper.size();
        if self.wide.contains(&page) { Vec2::new(size.y, size.x) } else { size }
    }

    /// Returns the letters that no font has, in place of which a box is printed.
    pub fn missing_letters(&self) -> BTreeSet<char> {
        self.texts().flat_map(|text| text.line.missing()).collect()
    }

    /// Returns the mistake that letters are missing, if any are. `boxes`: the sheet is written all the same.
    pub fn diagnostic_of_missing_letters(&self, boxes: bool) -> Option<Diagnostic> {
        let letters = self.missing_letters().into_iter();
        let letters: Vec<Written> =
            letters.map(|letter| Written(format!("{letter} U+{:04X}", u32::from(letter)))).collect();
        (!letters.is_empty()).then(|| SheetDiagnostic::LettersMissing { letters, boxes }.into())
    }

    /// Returns all text, page after page.
    fn texts(&self) -> impl Iterator<Item = &TextRun> {
        self.pages.iter().flat_map(|page| &page.items).filter_map(|item| match item {
            DrawingItem::Text(text) => Some(text),
            DrawingItem::Shape { .. } | DrawingItem::Clip(_) => None,
        })
    }
}

diagnostics! {
    /// Mistakes in what a sheet is made of.
    pub(crate) enum SheetDiagnostic {
        /// A PDF carries the shapes of its letters with it. Those of Latin, Cyrillic and Hebrew come with the program; all
        /// others are taken from the fonts that are installed, as far as their makers allow them to be embedded in
        /// documents.
        LettersMissing { letters: Vec<Written>, boxes: bool } = "sheet-letters-missing",
        /// A board that is larger than the paper is printed on several sheets, which are glued together. Beyond a number of
        /// sheets nobody would glue them, and the size is probably a mistake.
        TooManySheets { sheets: usize, most: usize } = "board-too-many-sheets",
    }
}

/// Room at the left and the right of a page, above, and below with the line at its foot, in points.
const MARGIN: f32 = 42.0;
const TOP: f32 = 40.0;
const BOTTOM: f32 = 50.0;
/// Room between the columns, in points.
const GUTTER: f32 = 20.0;
/// Number of pages that a sheet should not exceed.
const PAGES: usize = 2;
/// Sizes of the text on one page, and on more, the best first.
const ONE_PAGE: [f32; 4] = [10.5, 10.0, 9.5, 9.0];
const SIZES: [f32; 5] = [11.0, 10.5, 10.0, 9.5, 9.0];
/// Size of the text while figures are left out, and the sizes if even that is not enough.
const ORDINARY: f32 = 9.0;
const SMALL: [f32; 2] = [8.5, 8.0];
/// Number of figures that are kept before letters become small.
const KEPT: usize = 4;

/// Returns the sheet of a game with its current options. `figures` show its clauses, the most important first; those
/// that do not fit are left out from the end. Letters that the fonts of the program lack are looked for in `library`.
pub fn sheet(words: &Words, rules: &Arc<Rules>, paper: Paper, figures: &[Figure], library: &FontLibrary) -> Sheet {
    let fonts = Fonts::new(library, words.from_right());
    let rule_page = words.page(rules);
    let said = |cause| rule_page.sections.iter().flat_map(|it| &it.lines).any(|line| line.clause == Some(cause));
    let played = figures.iter().filter_map(|figure| {
        let mut played = Played::of(words, rules, figure)?;
        played.cause = rule_page.told_by(played.cause);
        said(played.cause).then_some(played)
    });
    let played: Vec<Played> = played.collect();
    let all = played.len();
    let made = |size: f32, count: usize| {
        let composer = page::Typesetter { fonts: &fonts, words, rules, page: &rule_page, size, width: column(paper) };
        pages(&composer, paper, &played[..count.min(all)])
    };
    let one = ONE_PAGE.iter().map(|&size| (size, all, 1));
    let whole = SIZES.iter().map(|&size| (size, all, PAGES));
    let fewer = (KEPT.min(all)..all).rev().map(|count| (ORDINARY, count, PAGES));
    let small = SMALL.iter().flat_map(|&size| [KEPT, 2, 0].map(|count| (size, count, PAGES)));
    let mut attempts = one.chain(whole).chain(fewer).chain(small).map(|(size, count, most)| (made(size, count), most));
    let fitting = attempts.find(|(pages, most)| pages.len() <= *most);
    let pages = fitting.map_or_else(|| made(ORDINARY, all), |(pages, _)| pages);
    let said = words.label_with("sheet-foot", &[("title", Arg::from(rule_page.title.as_str()))]);
    let pages = finished(&fonts, words, paper, &said, pages.len(), pages);
    Sheet { title: rule_page.title, language: words.code(), from_right: words.from_right(), paper, pages, wide: 0..0 }
}

/// Returns the plan of a lesson to be printed.
pub(crate) fn plan_sheet(words: &Words, rules: &Rules, plan: &RulePage, paper: Paper, library: &FontLibrary) -> Sheet {
    let (title, foot) = (plan.title.clone(), words.label("plan-foot"));
    let parts = vec![document::blocks(plan)];
    document::Document { rules, title, foot, columns: 1, parts }.sheet(words, paper, library)
}

/// Returns the width of a column.
fn column(paper: Paper) -> f32 {
    (paper.size().x - 2.0 * MARGIN - GUTTER) / 2.0
}

/// Returns the pages without the lines at their foot.
fn pages(composer: &page::Typesetter, paper: Paper, figures: &[Played]) -> Vec<Drawing> {
    let size = paper.size();
    let (head, high) = composer.head(size.x - 2.0 * MARGIN);
    let room = size.y - TOP - BOTTOM;
    let columns = Columns {
        count: 2,
        pitch: column(paper) + GUTTER,
        heights: [room - high, room],
        from_right: composer.words.from_right(),
    };
    let flown = flow::fill(&composer.slabs(figures), columns);
    let page = |(i, body): (usize, &Drawing)| {
        let mut page = Drawing::default();
        if i == 0 {
            page.add(&head, Vec2::new(MARGIN, TOP));
        }
        page.add(body, Vec2::new(MARGIN, TOP + if i == 0 { high } else { 0.0 }));
        page
    };
    flown.iter().enumerate().map(page).collect()
}

/// Returns the pages with the lines at their foot. `count`: the number of all pages, of which these are the first.
fn finished(
    fonts: &Fonts<'_>,
    words: &Words,
    paper: Paper,
    said: &str,
    count: usize,
    mut pages: Vec<Drawing>,
) -> Vec<Drawing> {
    const SIZE: f32 = 7.5;
    let size = paper.size();
    for (i, page) in pages.iter_mut().enumerate() {
        let line = size.y - 30.0;
        let mut foot = Drawing::default();
        let set = |text: &str| {
            // A title that begins from the other side does not turn the line round.
            let from_right = words.from_right() && bidi::has_from_right(text);
            fonts.line(text, Weight::Regular, from_right)
        };
        foot.text(Vec2::new(MARGIN, line), SIZE, &set(said));
        let number = words.label_with("sheet-page", &[("page", Arg::from(i + 1)), ("pages", Arg::from(count))]);
        let number = set(&number);
        foot.text(Vec2::new(size.x - MARGIN - number.width(SIZE), line), SIZE, &number);
        page.add(&if words.from_right() { foot.turned(size.x) } else { foot }, Vec2::ZERO);
    }
    pages
}
