//! Sheets of every game: nothing is cut, every letter is there.

mod scripts;

use super::*;
use crate::geometry::Spacing;
use mancala::rules::{Catalogue, Settings};
use std::path::Path;
use std::sync::LazyLock;

/// A library without fonts: what comes with the program needs none.
static NO_FONTS: LazyLock<FontLibrary> = LazyLock::new(|| FontLibrary::of_folder(Path::new("none")));

fn rules(id: &str) -> Arc<Rules> {
    Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound"))
}

fn of(id: &str, paper: Paper) -> Sheet {
    let rules = rules(id);
    sheet(&Words::english(), &rules, paper, &figures(&Words::english(), &rules), &NO_FONTS)
}

#[test]
fn nothing_lies_beyond_the_edge_of_the_paper_and_every_letter_is_in_the_font() {
    let library = FontLibrary::of_folder(Path::new("none"));
    let spoken: Vec<Words> = Words::languages().into_iter().filter_map(Words::language).collect();
    for variant in Catalogue::shipped().variants() {
        let rules = rules(&variant.id);
        for words in &spoken {
            // Without figures, whose finding takes its time; their captions are of the same letters.
            assert_on_paper(&sheet(words, &rules, Paper::A4, &[], &library), &variant.id);
        }
    }
    assert!(!library.is_listed(), "a sheet that has no letters of other scripts needs no fonts of the system");
}

fn assert_on_paper(sheet: &Sheet, id: &str) {
    let size = sheet.paper.size();
    assert!(sheet.pages.len() <= 3, "{id}: {} pages", sheet.pages.len());
    for text in sheet.texts() {
        let inside = text.at.x >= 20.0 && text.at.x + text.width() <= size.x - 20.0 && text.at.y <= size.y - 20.0;
        assert!(inside && text.at.y > 20.0, "{id}: {text:?}");
        assert_eq!(text.line.missing(), BTreeSet::new(), "{id}: {text:?}");
    }
    for item in sheet.pages.iter().flat_map(|page| &page.items) {
        let DrawingItem::Shape { legs, .. } = item else { continue };
        for leg in legs {
            let (PathSegment::Move(at) | PathSegment::Line(at) | PathSegment::Curve(_, _, at)) = leg else { continue };
            let inside = (20.0..size.x - 20.0).contains(&at.x) && (20.0..size.y - 20.0).contains(&at.y);
            assert!(inside, "{id}: {at:?}");
        }
    }
}

#[test]
fn a_hebrew_sheet_runs_from_right_to_left_and_its_boards_do_not() {
    let rules = rules("kalah");
    let hebrew = Words::language("he").expect("it is one of the languages");
    let found = figures(&hebrew, &rules);
    let of = |words: &Words| sheet(words, &rules, Paper::A4, &found, &NO_FONTS);
    let (english, hebrew) = (of(&Words::english()), of(&hebrew));
    let size = hebrew.paper.size();
    let title =
        |sheet: &Sheet| sheet.texts().find(|text| text.heading == Some(1)).cloned().expect("a sheet has a title");
    assert_eq!(title(&english).at.x, MARGIN);
    assert!((title(&hebrew).at.x + title(&hebrew).width() - (size.x - MARGIN)).abs() < 0.01);
    // The first heading stands in the right column, and ends at its edge.
    let heading = hebrew.texts().find(|text| text.heading == Some(2)).expect("a sheet has headings");
    assert!((heading.at.x + heading.width() - (size.x - MARGIN)).abs() < 0.01, "{heading:?}");
    let columns = |sheet: &Sheet| {
        let names = sheet.texts().filter(|text| ["a", "b", "c", "d", "e", "f"].contains(&text.line.text.as_str()));
        let names: Vec<&TextRun> = names.take(6).collect();
        (names.windows(2).all(|two| two[0].at.x < two[1].at.x), names.len())
    };
    assert_eq!([columns(&english), columns(&hebrew)], [(true, 6); 2]);
    let html = html(&hebrew);
    assert!(html.contains("<html lang=\"he\" dir=\"rtl\"") && html.contains(" direction=\"rtl\">"));
    assert!(pdf(&hebrew).windows(4).any(|bytes| bytes == b"/R2L"), "a reader turns its pages from the right");
}

#[test]
fn ordinary_games_have_two_pages_with_figures() {
    for id in ["kalah", "oware", "gabata", "o-an-quan"] {
        for paper in [Paper::A4, Paper::Letter] {
            let sheet = of(id, paper);
            assert!(sheet.pages.len() <= 2, "{id}: {} pages", sheet.pages.len());
        }
        let rules = rules(id);
        let found = figures(&Words::english(), &rules);
        assert!(found.len() >= 2, "{id}: {}", found.len());
        assert!(found.iter().all(|figure| Played::of(&Words::english(), &rules, figure).is_some()), "{id}");
    }
}

#[test]
fn a_figure_of_several_moves_counts_them_and_names_no_single_one() {
    let rules = rules("oware");
    let found = figures(&Words::english(), &rules);
    let long: Vec<&Figure> = found.iter().filter(|figure| figure.plies.len() > 10).collect();
    assert!(!long.is_empty(), "the return of a position takes several moves");
    for words in Words::languages().into_iter().filter_map(Words::language) {
        for figure in &long {
            let caption = Played::of(&words, &rules, figure).expect("it was found").caption;
            let moves = figure.plies.len().to_string();
            let is_digit = |c: &char| c.is_ascii_digit();
            let first: String = caption.chars().skip_while(|c| !is_digit(c)).take_while(is_digit).collect();
            assert_eq!(first, moves, "{caption}");
        }
    }
}

#[test]
fn a_sheet_has_the_sentences_of_its_page() {
    let sheet = of("kalah", Paper::A4);
    let said: Vec<&str> = sheet.texts().flat_map(|text| text.line.text.split_whitespace()).collect();
    let page = Words::english().page(&rules("kalah"));
    for section in page.sections.iter().filter(|it| !["page-options", "page-notes"].contains(&it.id)) {
        for line in &section.lines {
            let words: Vec<&str> = line.text.split_whitespace().collect();
            // Columns may part a sentence, but never its first words.
            let start = &words[..words.len().min(4)];
            assert!(said.windows(start.len()).any(|it| it == start), "{}", line.text);
        }
    }
}

#[test]
fn options_that_are_not_as_usual_are_named() {
    let set: Settings = [("seeds_per_pit".to_owned(), "6".to_owned())].into();
    let rules = Arc::new(Catalogue::shipped().rules("kalah", &set).expect("six seeds are allowed"));
    let sheet = sheet(&Words::english(), &rules, Paper::A4, &[], &NO_FONTS);
    assert!(sheet.texts().any(|text| text.line.text == "Seeds in each pit: 6"));
}

#[test]
fn the_same_sheet_gives_the_same_file() {
    let sheet = of("oware", Paper::Letter);
    assert_eq!(pdf(&sheet), pdf(&sheet.clone()));
    assert!(html(&sheet).contains("size: letter"));
}

/// Every board that comes with the program, with the room that a sheet gives it.
fn boards() -> Vec<(Arc<Rules>, board::PaperLayout)> {
    let of = |variant: &std::sync::Arc<mancala::rules::Variant>| {
        let rules = rules(&variant.id);
        let strips = board::strips(rules.board.columns, 8);
        let spacing = if rules.board.is_torus() { Spacing::CLOSE } else { Spacing::OPEN };
        let shape = board::DiagramLayout { spacing, sides: true, hands: true, names: 7.5, strips };
        let geometry = board::fitted(&rules.board, &shape, 250.0, 12.0);
        (rules, geometry)
    };
    Catalogue::shipped().variants().iter().map(of).collect()
}

#[test]
fn pits_and_stores_lie_apart_within_the_board() {
    for (rules, laid) in boards() {
        let (board, r) = (&rules.board, laid.radius);
        let pits: Vec<Vec2> = board.pits().filter_map(|pit| laid.pits[pit.index()]).collect();
        assert_eq!(pits.len(), board.pits().count(), "{}", rules.id);
        for (i, &pit) in pits.iter().enumerate() {
            assert!(laid.frames().any(|frame| frame.0.contains(pit)), "{}", rules.id);
            assert!(pits[..i].iter().all(|other| other.distance(pit) > 2.0 * r), "{}", rules.id);
            assert!(laid.trays.iter().all(|tray| pit.clamp(tray.1.min, tray.1.max).distance(pit) > r), "{}", rules.id);
        }
        let stores = laid.trays.iter().filter(|tray| tray.0.side().is_some() && board.has_stores()).count();
        assert!(!board.has_stores() || stores >= board.sides().len(), "{}", rules.id);
        assert!(laid.size.x <= 250.1, "{}: {}", rules.id, laid.size.x);
    }
}

#[test]
fn a_board_in_strips_shows_every_pit_once_and_the_path_goes_on_at_the_cuts() {
    let rules = rules("endodoi/en-gehe");
    let board = &rules.board;
    let strips = board::strips(board.columns, 22);
    let shape = board::DiagramLayout { spacing: Spacing::OPEN, sides: true, hands: true, names: 7.5, strips };
    let laid = board::lay(board, &shape, 10.0);
    let frames: Vec<_> = laid.frames().collect();
    assert_eq!(frames.iter().map(|frame| frame.1).collect::<Vec<_>>(), [[false, true], [true, false]]);
    assert!(frames[0].0.max.y < frames[1].0.min.y, "one lies below the other");
    for pit in board.pits() {
        let at = laid.pits[pit.index()].expect("it is drawn");
        let strip = usize::from(board.column(pit) >= board.columns / 2);
        assert_eq!([0, 1].map(|frame: usize| frames[frame].0.contains(at)), [strip == 0, strip == 1]);
    }
    let steps = laid.path(board, mancala::rules::Direction::Ccw);
    let cut: Vec<_> = steps.iter().filter(|step| step.lines.len() == 2).collect();
    assert_eq!(cut.len(), 2, "one step of each row leads from strip to strip");
    for step in cut {
        assert_eq!(step.heads.len(), 2, "an arrow stands at both ends of {step:?}");
        for (line, (frame, _)) in step.lines.iter().zip(&frames) {
            assert!(line.iter().all(|&at| frame.contains(at)), "{line:?}");
        }
    }
    assert!(steps.iter().all(|step| step.lines.iter().all(|line| line.len() >= 2)));
}

#[test]
fn the_path_leads_along_every_side_and_crosses_no_pit() {
    for (rules, laid) in boards() {
        let board = &rules.board;
        let steps = laid.path(board, mancala::rules::Direction::Ccw);
        for &side in board.sides() {
            let own = steps.iter().filter(|step| step.side.is_none_or(|it| it == side)).count();
            assert!(own >= board.path(side).len(), "{}: {own} steps of {side:?}", rules.id);
        }
        for step in &steps {
            for ends in step.lines.iter().flat_map(|line| line.windows(2)) {
                for part in 0..=8 {
                    let at = ends[0].lerp(ends[1], part as f32 / 8.0);
                    let clear = |pit: &Option<Vec2>| pit.is_none_or(|pit| pit.distance(at) > 0.99 * laid.radius);
                    assert!(laid.pits.iter().all(clear), "{}: {step:?}", rules.id);
                }
            }
        }
    }
}
