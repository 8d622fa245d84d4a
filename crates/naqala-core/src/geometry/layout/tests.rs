//! Everything lies inside and nothing over anything else, at every size of window and letters.

mod drawings;

use super::letters::LINE;
use super::*;
use mancala::rules::board::{BoardText, EndSetup, Paths, SeatLayout, SetupText, Stores};
use mancala::rules::variant::OptionKind;
use mancala::rules::{Catalogue, Direction, Settings};

fn board(rows: u8, columns: u8, stores: Stores, hand: u16) -> Board {
    let text = BoardText { stores, ..BoardText::plain(rows, columns) };
    let setup = SetupText { rows: vec![4; usize::from(rows.div_ceil(2))], hand, ..SetupText::default() };
    Board::new(&text, &setup).expect("a plain board has no faults")
}

/// Two rows between two pits at the ends, with special pieces there if the board is small enough for them.
fn ended(columns: u8, stores: Stores) -> Board {
    let text = BoardText { stores, ends: true, ..BoardText::plain(2, columns) };
    let ends = EndSetup { seeds: 0, specials: u16::from(columns < 12) };
    Board::new(&text, &SetupText { rows: vec![5], ends, ..SetupText::default() }).expect("a plain board has no faults")
}

fn torus(columns: u8, stores: Stores) -> Board {
    let text = BoardText { seats: SeatLayout::Nobody, paths: Paths::Torus, stores, ..BoardText::plain(4, columns) };
    Board::new(&text, &SetupText { rows: vec![2, 2], ..SetupText::default() }).expect("a plain torus has no faults")
}

fn square(columns: u8, stores: Stores, penalties: bool) -> Board {
    let plain = BoardText::plain(4, columns);
    let text = BoardText { seats: SeatLayout::Square, paths: Paths::Ring, stores, penalties, ..plain };
    Board::new(&text, &SetupText { rows: vec![4], ..SetupText::default() }).expect("a plain square has no faults")
}

fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for columns in 1..=24 {
        for (stores, hand) in [(Stores::None, 0), (Stores::Own, 0), (Stores::Aside, 7)] {
            boards.push(board(2, columns, stores, hand));
        }
        for (stores, hand) in [(Stores::None, 16), (Stores::Aside, 0), (Stores::None, 0)] {
            boards.push(board(4, columns, stores, hand));
        }
    }
    for columns in 1..=24 {
        boards.extend([Stores::None, Stores::Aside].map(|stores| ended(columns, stores)));
    }
    for columns in 1..=24 {
        boards.extend([Stores::None, Stores::Own].map(|stores| board(1, columns, stores, 0)));
        boards.push(board(1, columns, Stores::Own, 9));
    }
    for columns in (2..=24).step_by(2) {
        for (stores, hand) in [(Stores::None, 0), (Stores::Aside, 0), (Stores::Aside, 5)] {
            boards.push(board(3, columns, stores, hand));
        }
    }
    for columns in 1..=12 {
        boards.extend([true, false].map(|penalties| square(columns, Stores::All, penalties)));
        boards.push(square(columns, Stores::None, true));
    }
    for columns in 4..=12 {
        boards.extend([Stores::None, Stores::Aside].map(|stores| torus(columns, stores)));
    }
    boards
}

/// The board of every variant that comes with the app, in every form that has a name, and those whose size or
/// opening is an option.
fn shipped() -> Vec<(String, Board)> {
    let catalogue = Catalogue::shipped();
    let mut boards = Vec::new();
    for id in catalogue.ids() {
        let plain = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        for option in &plain.options {
            let values: Vec<String> = match &option.kind {
                OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
                OptionKind::Number { from, to, .. } => [from, to].map(|number| number.to_string()).to_vec(),
            };
            for value in values {
                let set = Settings::from_iter([(option.id.clone(), value)]);
                let Ok(rules) = catalogue.rules(&id, &set) else { continue };
                boards.push((format!("{id} with {set:?}"), rules.board.clone()));
            }
        }
        boards.push((id, plain.board.clone()));
    }
    boards
}

/// Those of at most 24 columns. Wider ones are tested by themselves: their pits are small, and not every column is named.
fn shipped_of_usual_width() -> Vec<(String, Board)> {
    shipped().into_iter().filter(|(_, board)| board.columns <= 24).collect()
}

/// Checks that everything lies within the area and nothing over anything else.
fn check(board: &Board, area: Rect, text: f32, what: &str) -> Layout {
    let layout = Layout::new(board, area, text);
    check_laid(board, &layout, area, what);
    layout
}

fn check_laid(board: &Board, layout: &Layout, area: Rect, what: &str) {
    let mut rects: Vec<(String, Rect)> = Vec::new();
    // A count has two digits at most; those of trays are larger.
    let digits = |at: Vec2, part: f32| {
        Rect::from_center_size(at, Vec2::new((1.1 * part * layout.line).max(0.5), part * layout.line))
    };
    for pit in board.pits() {
        let size = Vec2::splat(2.0 * layout.radius);
        rects.push((board.name(pit), Rect::from_center_size(layout.pit(pit), size)));
        rects.push((format!("count of {}", board.name(pit)), digits(layout.count(Place::pit(pit)), 0.86)));
        if let Some(at) = layout.name(pit) {
            let name = board.name(pit);
            let size = Vec2::new(0.575 * name.len() as f32, 0.85) * layout.name_size;
            rects.push((format!("name of {name}"), Rect::from_center_size(at, size)));
        }
    }
    for pit in board.ends() {
        let (place, name) = (Place::pit(pit), board.name(pit));
        rects.push((name.clone(), layout.tray(place).expect("a pit at an end is a tray").rect));
        rects.push((format!("count of {name}"), digits(layout.count(place), 0.86)));
        if let Some(at) = layout.name(pit) {
            rects.push((format!("name of {name}"), digits(at, 0.62)));
        }
        if board.specials > 0 {
            rects.push((format!("count of special pieces in {name}"), digits(layout.count(Place::special(pit)), 0.86)));
        }
    }
    for ghost in &layout.ghosts {
        let name = format!("{} seen again at {:?}", board.name(ghost.pit), ghost.at);
        rects.push((name.clone(), Rect::from_center_size(ghost.centre, Vec2::splat(2.0 * layout.radius))));
        rects.push((format!("count of {name}"), digits(ghost.count, 0.86)));
    }
    for side in Side::ALL {
        let large = [Place::store(side), Place::hand(side)].map(|place| (place, 1.25));
        let small = [Place::penalty(side), Place::special_store(side)].map(|place| (place, 0.86));
        for (place, part) in large.into_iter().chain(small) {
            if let Some(tray) = layout.tray(place) {
                rects.push((format!("{place:?}"), tray.rect));
                rects.push((format!("count of {place:?}"), digits(tray.count, part)));
            }
        }
        if board.sides().contains(&side) {
            rects.push((format!("plate of {side:?}"), layout.plates[side.index()]));
        }
    }
    for (i, (name, rect)) in rects.iter().enumerate() {
        let room = area.inflate(0.5);
        assert!(room.contains(rect.min) && room.contains(rect.max), "{name} of {what} is at {rect:?}");
        for (other, beside) in &rects[..i] {
            let shared = rect.intersect(*beside);
            // The count of a round store may stand in the corner that the store leaves free.
            let round = board.is_square() && name.starts_with("count of Store") && name.ends_with(other.as_str());
            let nearest = beside.center().clamp(rect.min, rect.max).distance(beside.center());
            let apart = shared.width() < 0.1 || shared.height() < 0.1 || round && nearest > beside.half_size().x - 0.1;
            assert!(apart, "{name} and {other} of {what} share {shared:?}");
        }
    }
}

fn areas() -> Vec<Rect> {
    [(620.0, 470.0), (960.0, 600.0), (940.0, 590.0), (1580.0, 950.0), (3500.0, 2000.0), (620.0, 1400.0)]
        .into_iter()
        .map(|(width, height)| Rect::new(0.0, 30.0, width, 30.0 + height))
        .collect()
}

#[test]
fn everything_lies_inside_and_nothing_overlaps() {
    for board in boards() {
        for area in areas() {
            check(&board, area, 1.0, &format!("{}x{} in {area:?}", board.rows, board.columns));
        }
    }
}

#[test]
fn every_shipped_board_lies_well_at_every_size_of_text() {
    // What is left for the table in a window of 960 x 600 at text sizes 1, 1.5 and 2, in the least window at 2, and
    // in one of 1920 x 1080 at 1 and 2.
    let rooms = [
        (606.0, 400.0, 1.0, 9.0),
        (512.0, 360.0, 1.5, 8.0),
        (512.0, 320.0, 2.0, 8.0),
        (340.0, 130.0, 2.0, 4.0),
        (1560.0, 880.0, 1.0, 25.0),
        (1200.0, 730.0, 2.0, 19.0),
    ];
    let boards = shipped_of_usual_width();
    assert!(boards.len() > 50 && boards.iter().any(|(_, board)| board.columns == 24));
    for (what, board) in boards {
        for (width, height, text, least) in rooms {
            let area = Rect::new(0.0, 0.0, width, height);
            let layout = check(&board, area, text, &format!("{what} in {width}x{height} at {text}"));
            assert!(layout.radius >= least, "{what} in {width}x{height} at {text}: {}", layout.radius);
            let ordinary = Layout::new(&board, area, 1.0);
            // Ordinary letters may have grown into room that the names of players need where letters are large.
            let large = layout.line >= text * LINE || layout.line >= ordinary.line * 0.999;
            assert!(large, "larger letters of {what} are no smaller");
        }
    }
}

#[test]
fn hands_lie_where_they_leave_the_board_the_most_room() {
    let board = board(4, 8, Stores::None, 22);
    let flat = Layout::new(&board, Rect::new(0.0, 0.0, 900.0, 400.0), 1.0);
    let upright = Layout::new(&board, Rect::new(0.0, 0.0, 500.0, 600.0), 1.0);
    let tray = |layout: &Layout| layout.tray(Place::hand(Side::South)).expect("it has a hand").rect;
    assert!(tray(&flat).min.x > flat.board.max.x, "at the end of the board, where the window is wide");
    assert!(tray(&upright).min.y > upright.board.max.y, "along its edge, where it is high");
}

#[test]
fn a_ring_is_drawn_round_a_sides_own_pits_and_no_others() {
    for board in boards().into_iter().filter(|board| board.rows > 3 && !board.is_torus() && !board.is_square()) {
        for area in areas() {
            let layout = Layout::new(&board, area, 1.0);
            let middle = layout.board.center().y;
            for side in Side::BOTH {
                let ring = layout.carving.ring(side).expect("every side has a ring of its own");
                assert!(layout.board.contains(ring.min) && layout.board.contains(ring.max), "{ring:?}");
                assert!(if side == Side::South { ring.min.y > middle } else { ring.max.y < middle });
                for pit in board.pits() {
                    let room = ring.inflate(-layout.radius);
                    assert_eq!(room.contains(layout.pit(pit)), board.owner(pit) == side, "{}", board.name(pit));
                }
            }
        }
    }
}

#[test]
fn beyond_each_edge_of_a_torus_lies_what_comes_next_there() {
    for board in [torus(4, Stores::Aside), torus(12, Stores::None)] {
        let layout = Layout::new(&board, areas()[0], 1.0);
        assert_eq!(layout.ghosts.len(), 2 * usize::from(board.columns) + 2 * 4 + 4);
        let Carving::Seam(seam) = layout.carving else { panic!("the edges of a torus are drawn") };
        for pit in board.pits() {
            assert!(seam.inflate(-layout.radius).contains(layout.pit(pit)));
            for way in Direction::COMPASS {
                let next = board.next(Side::South, way, Place::pit(pit)).as_pit().expect("a torus has only pits");
                let (right, up) = way.step();
                let at = (board.column(pit) as i8 + right, board.row(pit) as i8 + up);
                let beyond = layout.ghosts.iter().find(|ghost| ghost.at == at);
                let seen = beyond.map_or(layout.pit(next), |ghost| {
                    assert_eq!(ghost.pit, next);
                    assert!(!seam.contains(ghost.centre));
                    ghost.centre
                });
                // It lies straight on, but for the seam.
                let straight = layout.pit(pit) + layout.cell * Vec2::new(f32::from(right), -f32::from(up));
                assert!(seen.distance(straight) <= 0.7 * layout.radius, "{} {way:?}", board.name(pit));
            }
        }
    }
}

#[test]
fn the_largest_boards_lie_well_in_windows_of_every_size() {
    // What is left for the table by panel and transport bar in windows of 960, 1280 and 1920 pixels.
    let rooms = [(606.0, 430.0), (920.0, 540.0), (1560.0, 880.0)];
    for (board, least) in [
        (board(4, 24, Stores::None, 0), [9.0, 15.0, 26.0]),
        (board(4, 21, Stores::Aside, 0), [9.0, 15.0, 26.0]),
        (torus(12, Stores::Aside), [14.0, 22.0, 38.0]),
        (board(4, 8, Stores::None, 22), [22.0, 29.0, 48.0]),
    ] {
        for ((width, height), least) in rooms.into_iter().zip(least) {
            let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
            let r = layout.radius;
            assert!(r >= least, "{}x{}: {r} in {width}x{height}", board.rows, board.columns);
            assert!(layout.cell.x >= 1.5 * layout.line, "counts of two digits stand apart");
        }
    }
}

/// Boards of more columns than those of four rows have.
fn wide() -> Vec<Board> {
    let mut boards = Vec::new();
    for columns in [25, 26, 30, 40, 52, 59, 60] {
        boards.extend([Stores::None, Stores::Own, Stores::OwnLeft].map(|stores| board(2, columns, stores, 0)));
        boards.extend([Stores::None, Stores::Own].map(|stores| board(1, columns, stores, 0)));
        boards.extend([Stores::None, Stores::Aside].map(|stores| ended(columns, stores)));
        boards.push(board(2, columns, Stores::Aside, 7));
    }
    boards
}

#[test]
fn wide_boards_lie_well_in_windows_of_every_size() {
    for board in wide() {
        for (width, height) in [(606.0, 400.0), (606.0, 430.0), (920.0, 540.0), (1560.0, 880.0), (3400.0, 1950.0)] {
            for text in [1.0, 1.5, 2.0] {
                let area = Rect::new(0.0, 0.0, width, height);
                let what = format!("{}x{} in {width}x{height} at {text}", board.rows, board.columns);
                let layout = check(&board, area, text, &what);
                // A pitch of 2.3 pit radii, and the width of stores, ends and hands beside the pits.
                assert!(layout.radius >= width / (2.3 * f32::from(board.columns) + 16.0), "{what}: {}", layout.radius);
                let named: Vec<u8> =
                    board.pits().filter(|&pit| layout.name(pit).is_some()).map(|pit| board.column(pit)).collect();
                let all = named.len() == board.pits().count();
                let fifths = board.pits().map(|pit| board.column(pit)).filter(|column| column % 5 == 0);
                assert!(all || named.into_iter().eq(fifths), "{what}: every pit has its name, or every fifth");
                assert!(layout.name_size >= 6.0, "{what}: names can be read: {}", layout.name_size);
            }
        }
    }
}

#[test]
fn sixty_columns_are_seen_in_the_least_windows() {
    for (width, height, least) in [(606.0, 400.0, 4.1), (920.0, 540.0, 6.3)] {
        for board in [board(2, 60, Stores::Aside, 0), board(1, 60, Stores::Own, 0)] {
            let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
            assert!(layout.radius >= least, "{} in {width}x{height}: {}", board.rows, layout.radius);
            assert!(layout.cell.x >= 1.5 * layout.line, "counts of two digits stand apart");
            assert!(layout.line >= 1.5 * least, "counts are as large as that allows: {}", layout.line);
            assert!(layout.name_size >= 9.5, "{}", layout.name_size);
            assert!(layout.stone() >= 0.2 * layout.radius);
        }
    }
}

#[test]
fn across_a_room_every_fifth_column_of_a_wide_board_is_named() {
    let wide: Vec<Board> = [2, 1].map(|rows| board(rows, 60, Stores::Own, 0)).into();
    for (width, height) in [(960.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0)] {
        let least = height / 45.0;
        let area = Rect::new(0.0, 0.0, width, 0.75 * height).inflate(-0.02 * 0.75 * height);
        for board in &wide {
            let layout = Layout::with_letters(board, area, Letters { text: 1.0, least, grow: true });
            check_laid(board, &layout, area, &format!("{} rows of 60 in {width}x{height}", board.rows));
            let smallest = [COUNT_SIZE * layout.line, layout.name_size, PLATE_SIZE * layout.plate];
            assert!(smallest.iter().all(|size| *size >= 0.999 * least), "{smallest:?} of {least}");
            assert!(board.pits().all(|pit| layout.name(pit).is_some() == (board.column(pit) % 5 == 0)));
        }
    }
}

#[test]
fn the_picture_of_a_wide_board_fills_its_width() {
    for board in wide() {
        let area = Rect::new(0.0, 0.0, 66.0, 40.0);
        let layout = Layout::new(&board, area, 0.01);
        assert!(layout.radius > 0.0 && layout.board.width() > 0.9 * area.width());
        assert!(board.pits().all(|pit| area.contains(layout.pit(pit))));
    }
}

#[test]
fn a_larger_window_gives_larger_pits() {
    for board in boards() {
        let radii: Vec<f32> = [(620.0, 470.0), (940.0, 590.0), (1580.0, 950.0), (3500.0, 2000.0)]
            .into_iter()
            .map(|(width, height)| Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0).radius)
            .collect();
        assert!(radii.is_sorted() && radii[0] >= 8.0, "{}x{}: {radii:?}", board.rows, board.columns);
    }
}

#[test]
fn stones_stay_in_stores_and_hands() {
    for board in boards() {
        for area in areas() {
            let layout = Layout::new(&board, area, 1.0);
            let places = |side| [Place::store(side), Place::hand(side), Place::penalty(side)];
            for place in Side::ALL.into_iter().flat_map(places) {
                let Some(tray) = layout.tray(place) else { continue };
                let room = tray.rect.inflate(0.1 - layout.stone());
                for slot in 0..200 {
                    let (at, _) = layout.slot(place, slot);
                    assert!(room.contains(at), "stone {slot} of {place:?} at {at:?} in {:?}", tray.rect);
                }
            }
        }
    }
}

#[test]
fn pits_at_the_ends_lie_between_the_rows_and_the_stores_and_hold_what_is_in_them() {
    for columns in [1, 5, 11, 24] {
        let board = ended(columns, Stores::Aside);
        for area in areas() {
            let layout = Layout::new(&board, area, 1.0);
            let rect = |place: Place| layout.tray(place).expect("it is a tray").rect;
            let [left, right] = [Side::North, Side::South].map(|side| board.end_after(side).expect("it has ends"));
            let [left, right] = [left, right].map(|pit| rect(Place::pit(pit)));
            assert!(
                rect(Place::store(Side::North)).max.x < left.min.x
                    && right.max.x < rect(Place::store(Side::South)).min.x
            );
            for pit in board.pits() {
                let at = layout.pit(pit).x;
                assert!(left.max.x < at - layout.radius && at + layout.radius < right.min.x, "{}", board.name(pit));
            }
            assert!(left.height() > 4.0 * layout.radius, "they are as high as both rows");
            for pit in board.ends() {
                let special = Some(Place::special(pit)).filter(|_| board.specials > 0);
                for place in [Place::pit(pit)].into_iter().chain(special) {
                    let reach = if place.is_special() { layout.special() } else { layout.stone() };
                    let room = rect(Place::pit(pit)).inflate(0.1 - reach);
                    for slot in 0..70 {
                        let (at, _) = layout.slot(place, slot);
                        assert!(room.contains(at), "stone {slot} of {place:?} at {at:?} in {room:?}");
                    }
                }
                let seeds = layout.slot(Place::pit(pit), 0).0;
                assert!(
                    special.is_none_or(|it| layout.slot(it, 0).0.distance(seeds) > layout.radius),
                    "they lie apart"
                );
            }
            for won in Side::ALL.map(Place::special_store) {
                let Some(tray) = layout.tray(won) else { continue };
                let [first, second] = [0, 1].map(|slot| layout.slot(won, slot).0);
                let room = tray.rect.inflate(0.1 - layout.special());
                assert!(room.contains(first) && room.contains(second), "{first}, {second} in {room:?}");
                assert!(first.distance(second) > 2.0 * layout.special(), "two that were won lie side by side");
            }
        }
    }
}

#[test]
fn a_window_without_room_is_laid_out_all_the_same() {
    let layout = Layout::new(&board(4, 24, Stores::Aside, 3), Rect::new(0.0, 0.0, 0.0, 0.0), 2.0);
    assert!(layout.radius.is_finite() && layout.radius >= 0.0);
    assert!(layout.slot(Place::store(Side::South), 500).0.is_finite());
}

/// Room for the table in a window of 960 x 600, 1280 x 800, 1920 x 1080 and 4K.
const ROOMS: [(f32, f32); 4] = [(606.0, 430.0), (920.0, 620.0), (1560.0, 880.0), (3400.0, 1950.0)];

/// The board with what lies round it.
fn table(layout: &Layout) -> Rect {
    let trays = layout.hands.iter().flatten().map(|tray| tray.rect);
    let plates = layout.plates.into_iter().filter(|plate| plate.height() > 0.0);
    trays.chain(plates).fold(layout.board, |all, part| all.union(part))
}

#[test]
fn the_table_of_every_shipped_game_reaches_from_edge_to_edge_one_way() {
    for (what, board) in shipped() {
        for (width, height) in ROOMS {
            let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
            // Beside the board lie the edges of its trays.
            let room = table(&layout).size() + Vec2::splat(0.95 * layout.radius);
            assert!(room.x >= width || room.y >= height, "{what} in {width}x{height}: {room}");
        }
    }
}

#[test]
fn two_rows_of_six_with_stores_take_half_the_height_that_a_window_leaves() {
    for (width, height) in [(606.0, 430.0), (920.0, 620.0), (1560.0, 880.0)] {
        for stores in [Stores::Own, Stores::Aside] {
            let layout = Layout::new(&board(2, 6, stores, 0), Rect::new(0.0, 0.0, width, height), 1.0);
            let board = layout.board.size();
            assert!(board.y >= 0.5 * height && board.x >= 0.95 * width, "{board} in {width}x{height}");
        }
    }
}

#[test]
fn a_table_that_is_as_wide_as_can_be_grows_in_height_with_its_letters() {
    let board = board(2, 6, Stores::Own, 0);
    let flat = Layout::new(&board, Rect::new(0.0, 0.0, 900.0, 300.0), 1.0);
    let high = Layout::new(&board, Rect::new(0.0, 0.0, 900.0, 700.0), 1.0);
    assert!(high.line > 1.3 * flat.line && high.board.height() > 1.15 * flat.board.height());
    let drawn = Layout::compact(&board, Rect::new(0.0, 0.0, 900.0, 700.0));
    assert!(drawn.board.height() < high.board.height(), "a drawing without letters has no need of that");
}

#[test]
fn across_a_room_every_count_and_every_name_of_a_pit_can_be_read() {
    let mut boards = shipped_of_usual_width();
    boards.push(("four rows of 24".into(), board(4, 24, Stores::Aside, 0)));
    for (width, height) in [(960.0, 600.0), (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        let least = height / 45.0;
        // The caption takes a quarter of the window at most.
        let area = Rect::new(0.0, 0.0, width, 0.75 * height).inflate(-0.02 * 0.75 * height);
        for (what, board) in &boards {
            let layout = Layout::with_letters(board, area, Letters { text: 1.0, least, grow: true });
            let what = format!("{what} in {width}x{height}");
            check_laid(board, &layout, area, &what);
            assert!(board.every_pit().all(|pit| layout.name(pit).is_some()), "{what} has names");
            let smallest = [COUNT_SIZE * layout.line, layout.name_size, PLATE_SIZE * layout.plate];
            assert!(smallest.iter().all(|size| *size >= 0.999 * least), "{what}: {smallest:?} of {least}");
            assert!(layout.radius > 0.02 * height, "{what}: {}", layout.radius);
        }
    }
}

#[test]
fn a_single_row_is_no_sliver() {
    for (columns, most) in [(4, 3.5), (6, 4.6)] {
        let board = board(1, columns, Stores::Own, 0);
        for (width, height) in ROOMS {
            let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
            let size = layout.board.size();
            assert!(size.x / size.y < most, "{columns} pits in {width}x{height}: {size}");
            assert!(size.x > 0.8 * width, "it uses the width of the window");
            let store = layout.tray(Place::store(Side::South)).expect("it has a store").rect;
            assert!(store.min.x > layout.pit(PitId(columns - 1)).x + layout.radius, "the store is at the right end");
            assert!(store.width() > 2.4 * layout.radius && layout.tray(Place::store(Side::North)).is_none());
        }
    }
}

#[test]
fn of_three_rows_each_side_has_its_part_on_its_side_of_the_line() {
    for columns in [2, 6, 12, 24] {
        let board = board(3, columns, Stores::Aside, 0);
        for area in areas() {
            let layout = Layout::new(&board, area, 1.0);
            let Carving::Step { x, y } = layout.carving else { panic!("a line steps up between the sides") };
            for pit in board.pits() {
                let at = layout.pit(pit);
                let line = if at.x < x { y[0] } else { y[1] };
                let south = at.y - layout.radius > line;
                assert_eq!(south, board.owner(pit) == Side::South, "{}", board.name(pit));
                assert!((at.y - line).abs() > layout.radius, "{} touches the line", board.name(pit));
                assert!((at.x - x).abs() > layout.radius, "{} touches the step", board.name(pit));
            }
            let (a2, last) = (PitId(columns), PitId(2 * columns - 1));
            assert!(layout.pit(a2).y < layout.pit(last).y, "each half is nearer to its owner");
        }
    }
}

#[test]
fn round_a_square_each_row_lies_before_its_owner_with_the_store_at_his_right() {
    let board = square(6, Stores::All, true);
    for (width, height) in ROOMS.into_iter().chain([(620.0, 1400.0)]) {
        for text in [1.0, 2.0] {
            let area = Rect::new(0.0, 0.0, width, height);
            let layout = check(&board, area, text, &format!("a square in {width}x{height} at {text}"));
            let middle = layout.board.center();
            let at = |name: &str| layout.pit(board.pit_named(name).expect("the board has it")) - middle;
            assert!(at("Sa").x < at("Sf").x && at("Sa").y > 0.0 && at("Sa").y == at("Sf").y);
            assert!(at("Ea").y > at("Ef").y && at("Ea").x > 0.0 && at("Ea").x == at("Ef").x, "East's row runs upwards");
            assert!(at("Na").x > at("Nf").x && at("Na").y < 0.0);
            assert!(at("Wa").y < at("Wf").y && at("Wa").x < 0.0);
            let tray = |place: Place| layout.tray(place).expect("it has one").rect.center() - middle;
            let corner = |side| tray(Place::store(side)).signum();
            assert_eq!(corner(Side::South), Vec2::new(1.0, 1.0));
            assert_eq!(corner(Side::East), Vec2::new(1.0, -1.0));
            assert_eq!(corner(Side::North), Vec2::new(-1.0, -1.0));
            assert_eq!(corner(Side::West), Vec2::new(-1.0, 1.0));
            let Carving::Square(rows) = layout.carving else { panic!("a line runs round each side's own") };
            for (i, row) in rows.iter().enumerate() {
                assert!(layout.board.contains(row.min) && layout.board.contains(row.max));
                assert!(rows[..i].iter().all(|other| row.intersect(*other).is_empty()), "lines do not cross");
            }
            for side in Side::ALL {
                let own = rows[side.index()];
                assert!(own.contains(tray(Place::store(side)) + middle));
                assert!(board.pits().all(|pit| own.contains(layout.pit(pit)) == (board.owner(pit) == side)));
                assert!(tray(Place::penalty(side)).length() < at("Sc").y, "a penalty pit lies before its row");
            }
        }
    }
}

#[test]
fn a_square_board_fills_the_height_of_a_wide_window() {
    let board = square(6, Stores::All, true);
    for (width, height) in ROOMS {
        let layout = Layout::new(&board, Rect::new(0.0, 0.0, width, height), 1.0);
        assert!(layout.board.height() > 0.8 * height, "{} of {height}", layout.board.height());
        let [south, north, east, west] = layout.plates;
        assert!(south.min.y >= layout.board.max.y && north.max.y <= layout.board.min.y);
        assert!(east.min.x >= layout.board.max.x && west.max.x <= layout.board.min.x);
    }
}

#[test]
fn a_layout_may_be_moved_as_a_whole() {
    for board in [board(2, 6, Stores::Own, 0), square(6, Stores::All, true), board(3, 6, Stores::Aside, 3)] {
        let (here, by) = (Rect::new(0.0, 0.0, 800.0, 640.0), Vec2::new(40.0, 24.0));
        let there = Rect { min: here.min + by, max: here.max + by };
        let moved = Layout::new(&board, here, 1.0).moved(by);
        let laid = Layout::new(&board, there, 1.0);
        let near = |a: Vec2, b: Vec2| assert!(a.distance(b) < 0.01, "{a} and {b}");
        near(moved.board.min, laid.board.min);
        for &place in board.path(Side::South).iter().chain(&[Place::hand(Side::South)]) {
            near(moved.centre(place), laid.centre(place));
            near(moved.count(place), laid.count(place));
        }
    }
}
