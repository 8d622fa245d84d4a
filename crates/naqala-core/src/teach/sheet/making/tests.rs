//! Boards to print: nothing of a board is lost between the sheets, and everything is of the right size.

use super::pieces::{self, Piece};
use super::tiles::{MARGIN, OVERLAP};
use super::*;
use crate::geometry::Rect;
use crate::teach::sheet::{DrawingItem, PathSegment, pdf};
use mancala::rules::{Catalogue, Settings, Side};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

/// A library without fonts: what comes with the program needs none.
static NO_FONTS: LazyLock<FontLibrary> = LazyLock::new(|| FontLibrary::of_folder(Path::new("none")));

const SIZES: [BoardSize; 4] = [BoardSize::OneSheet, BoardSize::Pit(4.0), BoardSize::Pit(8.0), BoardSize::Width(120.0)];

fn rules(id: &str) -> Rules {
    Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
}

fn every_game() -> impl Iterator<Item = Rules> {
    Catalogue::shipped().variants().iter().map(|variant| rules(&variant.id)).collect::<Vec<_>>().into_iter()
}

fn every_language() -> Vec<Words> {
    Words::languages().into_iter().filter_map(Words::language).collect()
}

fn print(size: BoardSize) -> BoardPrint {
    BoardPrint { size, paper: Paper::A4, seeds: true }
}

fn board(id: &str, size: BoardSize) -> Sheet {
    board_sheet(&Words::english(), &rules(id), print(size), &NO_FONTS).expect("it is not too large")
}

/// The rectangles around shapes of a page that are filled with a grey.
fn filled(page: &crate::teach::sheet::Drawing, grey: f32) -> Vec<Rect> {
    let shapes = page.items.iter().filter_map(|item| match item {
        DrawingItem::Shape { legs, fill: Some(fill), .. } if *fill == grey => Some(legs),
        _ => None,
    });
    let around = |legs: &Vec<PathSegment>| {
        let points = legs.iter().filter_map(|leg| match *leg {
            PathSegment::Move(at) | PathSegment::Line(at) | PathSegment::Curve(_, _, at) => Some(at),
            PathSegment::Close => None,
        });
        points.map(|at| Rect { min: at, max: at }).reduce(|one, other| one.union(other)).expect("a shape has points")
    };
    shapes.map(around).collect()
}

#[test]
fn sheets_cover_the_whole_board_and_lie_within_their_paper() {
    for rules in every_game() {
        let face = Face::of(&rules.board);
        for paper in [Paper::A4, Paper::Letter] {
            for size in SIZES {
                let plan = BoardPrint { size, paper, seeds: false }.plan_of(&rules, &face);
                let (tiling, whole) = (plan.tiling, face.size * plan.scale);
                let parts: Vec<Rect> = (0..tiling.rows)
                    .flat_map(|row| (0..tiling.columns).map(move |column| tiling.part(row, column)))
                    .collect();
                assert_eq!(parts.len(), plan.sheets);
                assert!(size != BoardSize::OneSheet || plan.sheets == 1, "{}: {plan:?}", rules.id);
                for n in 0..=40 * 40 {
                    let at = whole * Vec2::new((n % 41) as f32 / 40.0, (n / 41) as f32 / 40.0);
                    assert!(parts.iter().any(|part| part.inflate(0.01).contains(at)), "{}: {at} is lost", rules.id);
                }
                let paper = paper.size();
                let paper = if tiling.wide { Vec2::new(paper.y, paper.x) } else { paper };
                let inside = Rect { min: Vec2::ZERO, max: paper }.inflate(0.05 - MARGIN);
                let place = tiling.place();
                assert!(inside.contains(place.min) && inside.contains(place.max), "{}: {place:?}", rules.id);
                for (row, column) in [(0, 0), (tiling.rows - 1, tiling.columns - 1)] {
                    let strips = usize::from(column + 1 < tiling.columns) + usize::from(row + 1 < tiling.rows);
                    assert_eq!(tiling.strips(row, column).len(), strips);
                }
                if tiling.columns > 1 {
                    let [one, next] = [0, 1].map(|column| tiling.part(0, column));
                    assert!((one.max.x - next.min.x - OVERLAP).abs() < 0.05, "{}: {plan:?}", rules.id);
                }
            }
        }
    }
}

#[test]
fn boards_of_every_kind_are_made_in_every_language() {
    let ids = ["kalah", "bao-la-kiswahili", "togyz-kumalak", "o-an-quan", "tchuka-ruma", "ruma", "endodoi/en-gehe"];
    let square = every_game().find(|rules| rules.board.is_square()).expect("there is one").id;
    let torus = every_game().find(|rules| rules.board.is_torus()).expect("there is one").id;
    for id in ids.into_iter().chain([square.as_str(), torus.as_str()]) {
        for words in every_language() {
            let rules = rules(id);
            let plan = print(BoardSize::Pit(5.0)).plan(&rules);
            let made = board_sheet(&words, &rules, print(BoardSize::Pit(5.0)), &NO_FONTS).expect("it is not too large");
            assert_eq!(made.missing_letters(), BTreeSet::new(), "{id}");
            let instructions = made.pages.len() - plan.sheets - plan.seed_sheets;
            assert!((1..=2).contains(&instructions), "{id}: {instructions}");
            assert!(made.wide.is_empty() || made.wide == (instructions..instructions + plan.sheets), "{id}");
            for (i, page) in made.pages.iter().enumerate() {
                let size = made.size(i);
                let mut clips = 0;
                for item in &page.items {
                    match item {
                        DrawingItem::Clip(area) => clips += if area.is_some() { 1 } else { -1 },
                        DrawingItem::Text(text) if clips == 0 => {
                            let [left, right] = [text.at.x, text.at.x + text.width()];
                            assert!(left >= 18.0 && right <= size.x - 18.0, "{id} page {i}: {text:?}");
                            assert!(text.at.y > 18.0 && text.at.y < size.y - 18.0, "{id} page {i}: {text:?}");
                        }
                        DrawingItem::Text(_) | DrawingItem::Shape { .. } => {}
                    }
                    assert!((0..=1).contains(&clips), "{id}: parts are not within one another");
                }
                assert_eq!(clips, 0, "{id}: a part has an end");
            }
        }
    }
}

#[test]
fn a_board_is_as_large_as_is_said() {
    let centimetres = |length: f32| length / CENTIMETRE;
    let plan = print(BoardSize::Width(50.0)).plan(&rules("kalah"));
    assert!((plan.size.x - 50.0).abs() < 1e-3 && plan.size.x > 2.0 * plan.size.y, "{plan:?}");
    let plan = print(BoardSize::Pit(6.0)).plan(&rules("kalah"));
    assert!((plan.pit - 6.0).abs() < 1e-4 && plan.sheets == 4, "{plan:?}");
    let made = board("kalah", BoardSize::Pit(6.0));
    let circles = made.pages[1..=plan.sheets].iter().flat_map(|page| filled(page, 1.0)).map(|around| around.size());
    let is_pit = |size: &Vec2| (centimetres(size.x) - 6.0).abs() < 0.01 && (size.x - size.y).abs() < 0.1;
    let pits = circles.filter(is_pit).count();
    assert!((12..=18).contains(&pits), "twelve pits, and at each of three seams two may lie on both sheets: {pits}");
    let one = board("kalah", BoardSize::OneSheet);
    assert_eq!(one.pages.len(), 2 + print(BoardSize::OneSheet).plan(&rules("kalah")).seed_sheets);
    let text = pdf(&one);
    let text = String::from_utf8_lossy(&text);
    assert_eq!((one.wide.clone(), text.matches("[0 0 841.89 595.276]").count()), (1..2, 1), "the board lies wide");
}

#[test]
fn as_many_seeds_are_printed_as_the_game_needs() {
    for (id, seeds, specials, markers) in
        [("kalah", 48, 0, 0), ("togyz-kumalak", 162, 0, 1), ("o-an-quan", 50, 2, 0), ("bao-la-kiswahili", 64, 0, 0)]
    {
        let rules = rules(id);
        for size in SIZES {
            let plan = print(size).plan(&rules);
            let made = board(id, size);
            let first = made.pages.len() - plan.seed_sheets;
            let count = |grey| made.pages[first..].iter().map(|page| filled(page, grey).len()).sum::<usize>();
            assert!((seeds + 1..seeds + 10).contains(&count(0.82)), "{id}: {}", count(0.82));
            assert_eq!(count(0.25), if specials > 0 { specials + 1 } else { 0 }, "{id}");
            assert_eq!(count(1.0), 2 * markers, "{id}: {size:?}");
        }
    }
    let markers = |side| (Piece::Marker(side), 1);
    assert!(pieces::pieces(&rules("togyz-kumalak")).ends_with(&[markers(Side::South), markers(Side::North)]));
    let none = BoardPrint { seeds: false, ..print(BoardSize::OneSheet) };
    assert_eq!(none.plan(&rules("kalah")).seed_sheets, 0);
}

#[test]
fn houses_are_square_and_directions_have_arrows_where_they_are_fixed() {
    let drawn = |id: &str| {
        let rules = rules(id);
        let fonts = Fonts::new(&NO_FONTS, false);
        Face::of(&rules.board).draw(&fonts, &Words::english(), &rules, id)
    };
    let squares = |id: &str| {
        let half = 2.0 * 0.92 * face::RADIUS;
        filled(&drawn(id), 1.0).into_iter().filter(|around| (around.width() - half).abs() < 0.01).count()
    };
    assert_eq!((squares("bao-la-kiswahili"), squares("kalah")), (2, 0));
    let arrows = |id: &str| filled(&drawn(id), 0.0).len();
    assert!(arrows("kalah") >= 14, "from every pit and store to the next: {}", arrows("kalah"));
    assert_eq!(arrows("o-an-quan"), 0, "either direction may be chosen");
}

#[test]
fn a_board_of_too_many_sheets_is_refused() {
    let large = board_sheet(&Words::english(), &rules("kalah"), print(BoardSize::Width(900.0)), &NO_FONTS);
    let refused = large.expect_err("it would be a board of nine metres");
    assert!(refused.is("board-too-many-sheets"), "{refused:?}");
}

#[test]
fn what_is_said_about_making_a_board_has_the_numbers_of_the_game() {
    let said = |id: &str| how_to_make(&Words::english(), &rules(id)).join("\n");
    let kalah = said("kalah");
    for part in
        ["12 pits in 2 rows", "2 larger hollows", "2 boxes of ten or one box of twelve", "2 bowls", "need 48 of"]
    {
        assert!(kalah.contains(part), "{part}: {kalah}");
    }
    assert!(said("bao-la-kiswahili").contains("e2 and d3"), "{}", said("bao-la-kiswahili"));
    assert!(said("togyz-kumalak").contains("won in play") && !kalah.contains("won in play"));
    for rules in every_game() {
        for words in every_language() {
            for text in how_to_make(&words, &rules) {
                assert!(!text.contains(['{', '}', '$', '\n']) && !text.contains("  "), "{}: {text}", rules.id);
                assert!(text.ends_with('.') || text.contains(": "), "{}: {text}", rules.id);
            }
        }
    }
}
