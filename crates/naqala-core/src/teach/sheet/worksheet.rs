//! Worksheets: puzzles of a game for a class, and a page with the answers.

use super::document::{Block, Document, columns_of, numbered};
use super::{Paper, Sheet};
use crate::lettering::FontLibrary;
use crate::teach::puzzle::{Puzzle, PuzzleKind, Puzzles, Unmade};
use crate::words::{Arg, RulePage, Words};
use mancala::rules::Rules;
use std::sync::Arc;

/// Most puzzles of a worksheet.
pub const MOST_PUZZLES: u8 = 24;
/// Numbers in a row that may give no puzzle before no more are tried.
const MOST_MISSED: u64 = 20;

/// Choices about a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorksheetPrint {
    /// Kind of the puzzles; `None` for all kinds in turn.
    pub kind: Option<PuzzleKind>,
    /// Grade of the puzzles, from 1 to 5; `None` for all grades in turn.
    pub grade: Option<u8>,
    /// Number of puzzles, from 1 to [`MOST_PUZZLES`].
    pub count: u8,
    /// Number of the first puzzle: the same number gives the same worksheet.
    pub seed: u64,
    /// Paper to be printed on.
    pub paper: Paper,
}

impl Default for WorksheetPrint {
    fn default() -> WorksheetPrint {
        WorksheetPrint { kind: None, grade: Some(1), count: 6, seed: 1, paper: Paper::default() }
    }
}

/// Returns a worksheet of a game.
///
/// # Errors
/// If the game has no puzzles of the kind, or none was found.
pub fn worksheet(
    words: &Words,
    rules: &Arc<Rules>,
    print: WorksheetPrint,
    library: &FontLibrary,
) -> Result<Sheet, Unmade> {
    let puzzles = found(rules, print)?;
    let page = words.page(rules);
    let numbered_puzzles = || puzzles.iter().enumerate().map(|(at, puzzle)| (at + 1, puzzle));
    let asked = std::iter::once(Block::NameAndDate)
        .chain(numbered_puzzles().map(|(number, puzzle)| Block::Puzzle(number, puzzle)));
    let answers = numbered_puzzles().map(|(number, puzzle)| Block::Paragraph(answer(words, &page, number, puzzle)));
    let heading = Block::Heading(words.label("worksheet-answers"));
    let title = words.label_with("worksheet-title", &[("game", Arg::from(words.title(rules)))]);
    let foot = words.label_with("worksheet-foot", &[("number", Arg::from(print.seed.to_string()))]);
    let parts = vec![asked.collect(), std::iter::once(heading).chain(answers).collect()];
    let document = Document { rules, title, foot, columns: columns_of(rules), parts };
    Ok(document.sheet(words, print.paper, library))
}

/// Finds the puzzles: numbers that give none are passed over.
fn found(rules: &Arc<Rules>, print: WorksheetPrint) -> Result<Vec<Puzzle>, Unmade> {
    let puzzles = Puzzles::new(Arc::clone(rules));
    if let Some(kind) = print.kind {
        puzzles.can_have(kind)?;
    }
    let mut found: Vec<Puzzle> = Vec::new();
    let (mut number, mut missed) = (print.seed, 0);
    while found.len() < usize::from(print.count.clamp(1, MOST_PUZZLES)) && missed < MOST_MISSED {
        match puzzles.numbered(print.kind, print.grade, number) {
            Ok(puzzle) => {
                let is_new = |other: &Puzzle| other.position != puzzle.position || other.task != puzzle.task;
                if found.iter().all(is_new) {
                    found.push(puzzle);
                    missed = 0;
                } else {
                    missed += 1;
                }
            }
            Err(unmade) if found.is_empty() && missed + 1 == MOST_MISSED => return Err(unmade),
            Err(_) => missed += 1,
        }
        number = number.wrapping_add(1);
    }
    Ok(found)
}

/// Returns the answer to a puzzle, with the last rule that it shows.
fn answer(words: &Words, page: &RulePage, number: usize, puzzle: &Puzzle) -> String {
    let answers = words.enumeration(&puzzle.answers());
    let rule = puzzle.because.iter().rev().find_map(|&cause| {
        let cause = page.told_by(cause);
        page.sections.iter().flat_map(|it| &it.lines).find(|line| line.clause == Some(cause))
    });
    let text = match rule {
        Some(line) => format!("{answers}. {}", line.text),
        None => format!("{answers}."),
    };
    numbered(words, number, &text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::sheet::DrawingItem;
    use mancala::rules::{Catalogue, Settings};

    /// Returns the texts of each page.
    fn texts(game: &str, print: WorksheetPrint) -> Result<Vec<Vec<String>>, Unmade> {
        let rules = Arc::new(Catalogue::shipped().rules(game, &Settings::new()).expect("a shipped game"));
        let sheet = worksheet(&Words::english(), &rules, print, FontLibrary::of_system())?;
        let text = |item: &DrawingItem| match item {
            DrawingItem::Text(run) => Some(run.line.text.clone()),
            DrawingItem::Shape { .. } | DrawingItem::Clip(_) => None,
        };
        Ok(sheet.pages.iter().map(|page| page.items.iter().filter_map(text).collect()).collect())
    }

    #[test]
    fn a_worksheet_has_its_puzzles_first_and_their_answers_on_a_page_of_their_own() {
        let print = WorksheetPrint { kind: Some(PuzzleKind::Last), count: 4, ..WorksheetPrint::default() };
        let pages = texts("kalah", print).expect("Kalah has such puzzles");
        let (last, asked) = pages.split_last().expect("it has pages");
        assert_eq!(last[0], "Answers");
        assert!(last.iter().filter(|text| text.starts_with(['1', '2', '3', '4'])).count() >= 4, "{last:?}");
        let lines = asked.concat();
        assert_eq!(lines.iter().filter(|text| *text == "Answer:").count(), 4);
        assert!(!lines.contains(&"Answers".to_owned()));
        assert_eq!(texts("kalah", print).expect("the same"), pages, "the same number, the same worksheet");
    }

    #[test]
    fn kinds_that_a_game_lacks_are_refused() {
        let print = WorksheetPrint { kind: Some(PuzzleKind::Takes), ..WorksheetPrint::default() };
        assert!(matches!(texts("tchuka-ruma", print), Err(Unmade::NoCaptures { .. })));
    }

    #[test]
    fn games_of_every_shape_of_board_have_worksheets() {
        for game in ["oware", "bao-la-kiswahili", "tchuka-ruma", "ruma"] {
            let print = WorksheetPrint { kind: Some(PuzzleKind::Last), count: 3, ..WorksheetPrint::default() };
            let pages = texts(game, print).unwrap_or_else(|error| panic!("{game}: {error:?}"));
            assert_eq!(pages.concat().iter().filter(|text| *text == "Answer:").count(), 3, "{game}");
        }
    }
}
