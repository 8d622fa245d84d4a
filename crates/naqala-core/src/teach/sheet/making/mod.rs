//! Boards to be made: a game's board true to scale, divided among sheets of paper that are glued together, with seeds to cut
//! out and a page that says how a board is made of anything else.
//!
//! 1. `text` says how a board is made.
//! 2. `face` draws the board as a whole, of any size.
//! 3. `tiles` divides it among sheets.
//! 4. `pieces` fills sheets with seeds.

mod face;
mod pieces;
#[cfg(test)]
mod tests;
mod text;
mod tiles;

pub use text::how_to_make;

use super::page::Typesetter;
use super::shaping::Fonts;
use super::{Paper, Sheet, SheetDiagnostic, column, finished, pages};
use crate::geometry::Vec2;
use crate::lettering::FontLibrary;
use crate::words::{Arg, PageSection, RulePage, Words, page_line};
use face::Face;
use mancala::diagnostic::Diagnostic;
use mancala::rules::{Board, Rules};
use tiles::{Footer, Tiling};

/// Points in a centimetre.
const CENTIMETRE: f32 = 72.0 / 2.54;
/// Most sheets of a board.
pub const MAX_SHEETS: usize = 64;
/// Size of the text on the page that says how a board is made.
const TEXT: f32 = 11.0;

/// Size of a board in print.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardSize {
    /// As large as fits on one sheet.
    OneSheet,
    /// Width of a pit, in centimetres.
    Pit(f32),
    /// Width of the whole board, in centimetres.
    Width(f32),
}

impl BoardSize {
    /// Returns the size for playing with beans or pebbles: pits of 6 cm, or of 4 cm on a board with many.
    pub fn usual(board: &Board) -> BoardSize {
        BoardSize::Pit(if board.pit_count() <= 20 { 6.0 } else { 4.0 })
    }
}

/// Choices about a board in print.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPrint {
    /// Size of the board.
    pub size: BoardSize,
    /// Paper to be printed on.
    pub paper: Paper,
    /// `true` if there are seeds to cut out.
    pub seeds: bool,
}

/// Sheets that a board takes, and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlan {
    /// Number of sheets of the board itself.
    pub sheets: usize,
    /// Number of sheets of seeds.
    pub seed_sheets: usize,
    /// Width and height of the board in centimetres, as far as its outline goes.
    pub size: Vec2,
    /// Width of a pit in centimetres.
    pub pit: f32,
    scale: f32,
    tiling: Tiling,
}

impl BoardPlan {
    /// Returns width and height of the board in centimetres, as text.
    pub fn measures(&self, words: &Words) -> String {
        let [width, height] = [self.size.x, self.size.y].map(|length| words.short_decimal(length.into(), 1));
        words.kept(&format!("{width} × {height}"))
    }
}

impl BoardPrint {
    /// Returns the sheets that the board of a game takes.
    pub fn plan(&self, rules: &Rules) -> BoardPlan {
        self.plan_of(rules, &Face::of(&rules.board))
    }

    fn plan_of(&self, rules: &Rules, face: &Face) -> BoardPlan {
        let scale = match self.size {
            BoardSize::OneSheet => tiles::largest_scale(face.size, self.paper),
            BoardSize::Pit(width) => width * CENTIMETRE / (2.0 * face::RADIUS),
            BoardSize::Width(width) => width * CENTIMETRE / face.outline().width(),
        };
        let tiling = Tiling::of(face.size * scale, self.paper);
        let size = face.outline().size() * scale / CENTIMETRE;
        let pit = 2.0 * face::RADIUS * scale / CENTIMETRE;
        let seed_sheets = if self.seeds { pieces::pages(rules, self.paper, pit).len() } else { 0 };
        BoardPlan { sheets: tiling.count(), seed_sheets, size, pit, scale, tiling }
    }
}

/// Returns a page that says how the board of a game is made, the sheets of the board, and those of its seeds. Letters that
/// the fonts of the program lack are looked for in `library`. It is meant for [`pdf()`](super::pdf()), by which it is
/// printed true to scale.
///
/// # Errors
/// If the board takes too many sheets.
pub fn board_sheet(
    words: &Words,
    rules: &Rules,
    print: BoardPrint,
    library: &FontLibrary,
) -> Result<Sheet, Diagnostic> {
    let (fonts, face) = (Fonts::new(library, words.from_right()), Face::of(&rules.board));
    let (paper, plan) = (print.paper, print.plan_of(rules, &face));
    if plan.sheets > MAX_SHEETS {
        return Err(SheetDiagnostic::TooManySheets { sheets: plan.sheets, most: MAX_SHEETS }.into());
    }
    let game = words.title(rules);
    let title = words.label_with("making-title", &[("game", Arg::from(game.as_str()))]);
    let made = instructions(&fonts, words, rules, paper, &title, plan.sheets > 1);
    let all = made.len() + plan.sheets + plan.seed_sheets;
    let mut made = finished(&fonts, words, paper, &words.label("making-foot"), all, made);
    let first = made.len();
    let footer = Footer { fonts: &fonts, words, game: &game };
    let board = face.draw(&fonts, words, rules, &game).scaled(plan.scale);
    made.extend(plan.tiling.pages(&board, &face.pits(plan.scale), footer));
    let wide = if plan.tiling.wide { first..made.len() } else { 0..0 };
    if print.seeds {
        made.extend(pieces::pages(rules, paper, plan.pit).into_iter().map(|page| footer.under_seeds(page, paper)));
    }
    Ok(Sheet { title, language: words.code(), from_right: words.from_right(), paper, pages: made, wide })
}

/// Returns the pages that say how a board is made. `glued`: the board is glued together from several sheets.
fn instructions(
    fonts: &Fonts<'_>,
    words: &Words,
    rules: &Rules,
    paper: Paper,
    title: &str,
    glued: bool,
) -> Vec<super::Drawing> {
    let mut texts = how_to_make(words, rules);
    if glued {
        texts.push(words.label("making-glue"));
    }
    let lines = texts.into_iter().map(page_line).collect();
    let section = PageSection { id: "making-title", heading: String::new(), lines };
    let page = RulePage { title: title.to_owned(), sections: vec![section] };
    pages(&Typesetter { fonts, words, rules, page: &page, size: TEXT, width: column(paper) }, paper, &[])
}
