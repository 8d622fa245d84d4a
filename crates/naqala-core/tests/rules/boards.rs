//! Boards that a file lays out itself: owners of the pits, and the course of the paths.

use mancala::engine::{self, Game, Move, NoEvents, Position};
use mancala::record::{Record, notation};
use mancala::rules::{Catalogue, Direction, PitId, Place, Rules, Settings, Side, Variant};
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// A game on this board: any own pit is lifted and sown as is written, and what else is.
fn variant(board: &str, setup: &str, way: &str, more: &str) -> Variant {
    let text = format!(
        "Variant(id: \"test\", about: (name: \"Test\", people: \"\", place: \"\", summary: \"\", source: \"\", \
         licence: \"\"), board: ({board}), setup: ({setup}), choice: [Lift(id: \"own-pits\")], \
         sowing: [Way(id: \"direction\"{way})], {more})"
    );
    Variant::read("test.ron", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// The rules of a game on this board: any own pit is lifted and sown anticlockwise, and what else is written.
fn rules(board: &str, setup: &str, more: &str) -> Rules {
    plain(&variant(board, setup, "", more))
}

fn plain(variant: &Variant) -> Rules {
    variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// Two players, who capture what faces an empty pit of their own.
const ACROSS: &str = "landing: [Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)], \
     ending: [End(id: \"row-empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")]";

/// Two players, who capture pits of the other that their last seed brings to two or three.
const COUNTED: &str = "landing: [Capture(id: \"count\", if: (side: Other, holds: Of([2, 3])), take: [Here])], \
     ending: [End(id: \"row-empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")]";

/// Any number of players: whoever empties their own pits has won.
const FIRST_EMPTY: &str = "turn: [Pass(id: \"pass\")], ending: [End(id: \"out\", once: Left(pits: (side: Own)), \
     whose: Mover, leftover: Nobody, verdict: Wins(Mover)), End(id: \"nobody\", once: AllPassed, leftover: Nobody, \
     verdict: Draw)]";

/// Own rows: of a board of two rows each side sows its own only.
fn own_rows() -> Rules {
    rules("rows: 2, columns: 7, paths: OwnRings", "rows: [3]", ACROSS)
}

/// Two halves of one row.
fn halves() -> Rules {
    rules("rows: 1, columns: 6, seats: Written([\"a1 b1 c1\", \"d1 e1 f1\"])", "rows: [3]", COUNTED)
}

/// Three seats on a ring, four pits each.
fn three() -> Rules {
    let seats = "seats: Written([\"a1 b1 a2 b2\", \"c1 d1 c2 d2\", \"e1 f1 e2 f2\"])";
    rules(&format!("rows: 2, columns: 6, stores: None, {seats}"), "rows: [2, 2]", FIRST_EMPTY)
}

/// A ring round the edge of three rows, with the stores on it; the pits in the middle are nobody's and left out.
fn round_the_edge() -> Rules {
    let seats = "seats: Written([\"a1 b1 c1 d1\", \"a3 b3 c3 d3\"])";
    let paths = "paths: Written([\"a1 b1 c1 d1 S d2 d3 c3 b3 a3 N a2\"])";
    rules(&format!("rows: 3, columns: 4, {seats}, {paths}"), "rows: [3]", COUNTED)
}

fn boards() -> [(&'static str, Rules); 4] {
    [("own rows", own_rows()), ("halves", halves()), ("three", three()), ("the edge", round_the_edge())]
}

fn game(rules: Rules) -> Game {
    let start = engine::start(&rules);
    Game::new(Arc::new(rules), start)
}

fn names(rules: &Rules, places: impl IntoIterator<Item = Place>) -> String {
    places.into_iter().map(|place| rules.board.place_name(place)).collect::<Vec<_>>().join(" ")
}

fn path(rules: &Rules, side: Side) -> String {
    names(rules, rules.board.path(side).iter().copied())
}

/// Returns the text on the board from the rule page.
fn told(rules: &Rules) -> String {
    let page = Words::english().page(rules);
    let said = |heading: &str| page.sections.iter().find(|section| section.heading == heading);
    let board = said("The board and the seeds").unwrap_or_else(|| panic!("no section on the board"));
    board.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
}

#[test]
fn on_own_rows_each_side_sows_its_row_as_a_ring() {
    let rules = own_rows();
    assert_eq!(path(&rules, Side::South), "a1 b1 c1 d1 e1 f1 g1");
    assert_eq!(path(&rules, Side::North), "g2 f2 e2 d2 c2 b2 a2");
    let at = |name: &str| Place::pit(rules.board.pit_named(name).expect("it is on the board"));
    assert_eq!(rules.board.next(Side::South, Direction::Ccw, at("g1")), at("a1"), "from the last pit to the first");
    let mut game = game(rules);
    game.play(Move::Sow { pit: game.rules().board.pit_named("f1").expect("it is there"), way: None }).expect("legal");
    let held: Vec<u16> = game.rules().board.pits_of(Side::South).map(|pit| game.position().pit(pit)).collect();
    assert_eq!(held, [4, 4, 3, 3, 3, 0, 4], "it comes round");
}

#[test]
fn two_halves_of_a_row_have_an_owner_each_and_one_ring() {
    let rules = halves();
    let board = &rules.board;
    assert_eq!((board.sides().len(), board.shares_ring(), board.crosses()), (2, true, true));
    assert_eq!(path(&rules, Side::North), "d1 e1 f1 a1 b1 c1");
    let own = |side| names(&rules, board.pits_of(side).map(Place::pit));
    assert_eq!((own(Side::South).as_str(), own(Side::North).as_str()), ("a1 b1 c1", "d1 e1 f1"));
    let numbered = board.pits_of(Side::North).map(|pit| board.number(pit)).collect::<Vec<_>>();
    assert_eq!(numbered, [2, 1, 0], "North counts from its own left");
}

#[test]
fn three_seats_take_turns_round_the_ring() {
    let rules = three();
    assert_eq!(rules.board.sides(), [Side::South, Side::East, Side::North]);
    assert_eq!(path(&rules, Side::South), "b2 a2 a1 b1 c1 d1 e1 f1 f2 e2 d2 c2", "from where its pits begin");
    let mut game = game(rules);
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(game.position().to_move());
        let mv = engine::legal_moves(game.rules(), game.position())[0];
        game.play(mv).expect("it is legal");
    }
    assert_eq!(turns, [Side::South, Side::East, Side::North, Side::South]);
}

#[test]
fn a_written_path_may_leave_out_pits_and_pass_stores() {
    let rules = round_the_edge();
    let board = &rules.board;
    assert!(board.sows_stores() && board.shares_ring());
    let pit = |name: &str| board.pit_named(name).expect("it is on the board");
    assert!(board.is_nobodys(pit("b2")) && board.is_nobodys(pit("d2")));
    assert_eq!((board.passes(Side::South, pit("b2")), board.passes(Side::South, pit("d2"))), (false, true));
    assert_eq!(path(&rules, Side::North), "d3 c3 b3 a3 N a2 a1 b1 c1 d1 S d2");
}

#[test]
fn the_page_says_whose_the_pits_are_and_how_the_paths_run() {
    let all: Vec<String> = boards().iter().map(|(name, rules)| format!("{name}\n{}", told(rules))).collect();
    insta::assert_snapshot!("boards", all.join("\n\n"));
    for (name, rules) in boards() {
        for section in Words::english().page(&rules).sections {
            for line in section.lines {
                assert!(!line.text.trim().is_empty() && !line.text.contains(['{', '}']), "{name}: {}", line.text);
            }
        }
    }
}

#[test]
fn random_games_keep_their_seeds_and_their_texts_go_there_and_back() {
    let mut lots = ChaCha8Rng::seed_from_u64(7);
    for (name, rules) in boards() {
        let (rules, mut over) = (Arc::new(rules), 0);
        for _ in 0..60 {
            let mut game = Game::new(rules.clone(), engine::start(&rules));
            for _ in 0..200 {
                let position = game.position();
                assert_eq!(position.total(), rules.board.total, "{name}");
                let text = notation::position_text(&rules, position);
                let read = notation::parse_position(&rules, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert_eq!(notation::position_text(&rules, &read), text, "{name}");
                let moves = engine::legal_moves(&rules, position);
                if moves.is_empty() {
                    over += 1;
                    break;
                }
                for &mv in &moves {
                    let said = notation::move_text(&rules, position, mv);
                    assert_eq!(notation::parse_move(&rules, position, &said).ok(), Some(mv), "{name}: {said}");
                }
                game.play(moves[lots.random_range(0..moves.len())]).expect("it is legal");
            }
        }
        assert!(over > 0, "{name}: no game came to an end");
    }
}

/// Two sides laid out otherwise, by who begins; the first to win two rounds has won.
fn by_turn(more: &str) -> Rules {
    let setup = "rows: [2], second: (rows: [3], parts: [(InnerLeft(1), 0)])";
    rules("rows: 2, columns: 3", setup, &format!("{ACROSS}, {more}"))
}

#[test]
fn the_second_player_may_be_laid_out_otherwise() {
    let rules = by_turn("rounds: []");
    assert_eq!(notation::position_text(&rules, &engine::start(&rules)), "3,3,0/2,2,2 stores=0,0 to=S");
    assert_eq!(rules.board.total, 12);
    let page = told(&rules);
    assert!(page.contains("2 seeds in every pit but for these: 3 in each of a2 and b2; none in c2.\n"), "{page}");
}

#[test]
fn a_later_round_is_laid_out_by_who_begins_it() {
    let rules = Arc::new(by_turn("rounds: [Score(id: \"match\", goal: 2)]"));
    let mut game = Game::new(rules.clone(), engine::start(&rules));
    while game.position().round_state().round == 1 {
        let moves = engine::legal_moves(&rules, game.position());
        let mv = *moves.first().unwrap_or_else(|| panic!("{}", notation::position_text(&rules, game.position())));
        game.play(mv).expect("it is legal");
    }
    let text = notation::position_text(&rules, game.position());
    assert!(
        text.starts_with("2,2,2/0,3,3 stores=0,0 round=2:") && text.contains(":N points=") && text.ends_with("to=N"),
        "{text}"
    );
    assert!(told(&rules).contains("In every later round the layout depends on who begins it"), "{}", told(&rules));
}

/// The widest board, with stores that are sown, so that every game comes to an end.
fn wide() -> Variant {
    variant("rows: 2, columns: 60, stores: Own", "rows: [1]", "", ACROSS)
}

/// One row of this many pits of one seed, sown round and round.
fn row(columns: u8) -> Rules {
    let ending = "ending: [End(id: \"won\", once: Left(), verdict: Wins(Mover)), End(id: \"stuck\", once: CannotMove, \
         whose: Next, leftover: Nobody, verdict: Loses(Mover))]";
    rules(&format!("rows: 1, columns: {columns}, stores: None"), "rows: [1]", ending)
}

fn pit(rules: &Rules, name: &str) -> PitId {
    rules.board.pit_named(name).unwrap_or_else(|| panic!("{name} is on the board"))
}

#[test]
fn after_z_columns_have_two_letters() {
    let rules = plain(&wide());
    let board = &rules.board;
    let names: Vec<String> = board.pits().map(|pit| board.name(pit)).collect();
    assert_eq!([0, 25, 26, 51, 52, 59].map(|at| names[at].as_str()), ["a1", "z1", "aa1", "az1", "ba1", "bh1"]);
    assert_eq!((names.len(), names[119].as_str()), (120, "bh2"));
    for (pit, name) in board.pits().zip(&names) {
        assert_eq!(board.pit_named(name), Some(pit), "{name}");
        assert_eq!((board.facing(pit), board.twin(pit)), (Some(PitId((pit.0 + 60) % 120)), Some(PitId(119 - pit.0))));
    }
    for wrong in ["bi1", "aa0", "aa3", "aA1", "aaa1", "1aa", "aa"] {
        assert_eq!(board.pit_named(wrong), None, "{wrong}");
    }
    let text = notation::position_text(&rules, &engine::start(&rules));
    let error =
        notation::parse_position(&rules, &format!("{text} marks=bi2:barred")).expect_err("there is no such pit");
    assert!(
        error.to_string().contains("`bi2` is not a pit of this board; expected the name of a pit, `a1` to `bh2`"),
        "{error}"
    );
}

#[test]
fn moves_name_columns_of_two_letters() {
    let rules = rules("rows: 2, columns: 60", "rows: [4]", ACROSS);
    let start = engine::start(&rules);
    for name in ["a1", "z1", "aa1", "bh1"] {
        let mv = notation::parse_move(&rules, &start, name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(mv, Move::Sow { pit: pit(&rules, name), way: None });
        assert_eq!(notation::move_text(&rules, &start, mv), name);
    }
    let told = |text: &str| notation::parse_move(&rules, &start, text).expect_err("it is no move").to_string();
    assert!(told("bi1").starts_with("`bi1` is not a move of this game; expected `a1`, `b1`, `c1`"));
    assert!(told("s").contains("is not a move of this game"), "a column alone is none");
    // With directions, too: an arrow follows the name, and a compass point is no column.
    let rules = plain(&variant("rows: 2, columns: 60", "rows: [4]", ", way: Chosen", ACROSS));
    let start = engine::start(&rules);
    assert_eq!(engine::legal_moves(&rules, &start).len(), 120);
    for mv in engine::legal_moves(&rules, &start) {
        let text = notation::move_text(&rules, &start, mv);
        assert_eq!(notation::parse_move(&rules, &start, &text), Ok(mv), "{text}");
    }
}

#[test]
fn seats_and_paths_name_columns_of_two_letters() {
    let seats = "seats: Written([\"aa1 ab1 bh1\", \"aa2 ab2 bh2\"]), paths: Written([\"aa1 ab1 bh1 S bh2 ab2 aa2 N\"])";
    let rules = rules(&format!("rows: 2, columns: 60, {seats}"), "rows: [3]", COUNTED);
    assert_eq!(path(&rules, Side::North), "bh2 ab2 aa2 N aa1 ab1 bh1 S");
    assert_eq!(names(&rules, rules.board.pits_of(Side::South).map(Place::pit)), "aa1 ab1 bh1");
}

#[test]
fn a_board_of_sixty_columns_may_have_pits_at_its_ends() {
    let ending = "ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Winner(id: \"winner\")]";
    let rules = rules("rows: 2, columns: 60, ends: true", "rows: [3]", ending);
    let board = &rules.board;
    assert_eq!(board.pit_count(), 122);
    assert_eq!(path(&rules, Side::South).split(' ').nth(60), Some("R"));
    assert!(board.ends().all(|pit| board.is_nobodys(pit) && board.passes(Side::North, pit)));
    let start = engine::start(&rules);
    assert_eq!(start.total(), 360);
    let text = notation::position_text(&rules, &start);
    assert_eq!(notation::parse_position(&rules, &text), Ok(start));
}

#[test]
fn games_on_sixty_columns_are_played_to_their_ends_and_written_as_records() {
    let mut lots = ChaCha8Rng::seed_from_u64(11);
    let mut catalogue = Catalogue::shipped();
    catalogue.add(wide());
    let rules = Arc::new(plain(&wide()));
    for _ in 0..3 {
        let mut game = Game::new(rules.clone(), engine::start(&rules));
        while game.position().ended().is_none() {
            assert!(game.plies().len() < 20_000, "the game comes to an end");
            let position = game.position();
            assert_eq!(position.total(), 120);
            let text = notation::position_text(&rules, position);
            assert_eq!(notation::parse_position(&rules, &text).as_ref(), Ok(position), "{text}");
            let moves = engine::legal_moves(&rules, position);
            game.play(moves[lots.random_range(0..moves.len())]).expect("it is legal");
        }
        let record = Record::of(&game);
        assert!(record.moves.iter().any(|text| text.len() == 3), "columns of two letters are played");
        let read = Record::read("test.naqala", &record.write()).unwrap_or_else(|error| panic!("{error}"));
        let again = read.replay(&catalogue).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((again.position(), read.moves), (game.position(), record.moves));
    }
}

/// Two players who never meet.
const OWN_EMPTY: &str = "ending: [End(id: \"row-empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")]";

/// The number of ways in which this many moves can follow one another.
fn perft(rules: &Rules, position: &Position, depth: usize) -> usize {
    let moves = engine::legal_moves(rules, position);
    if depth == 1 {
        return moves.len();
    }
    let after = |mv| {
        let mut after = position.clone();
        engine::play_legal(rules, &mut after, mv, &mut NoEvents);
        perft(rules, &after, depth - 1)
    };
    moves.into_iter().map(after).sum()
}

/// On a ring with one seed in each pit, a first move leaves one pit empty and the next with two seeds. Then the move
/// just before fills the empty pit again, and any other leaves two empty.
#[test]
fn moves_are_as_many_on_sixty_columns_as_the_six_of_a_small_board_let_one_reckon() {
    for columns in [6, 60] {
        let n = usize::from(columns);
        let figures = [n, n * (n - 1), n * ((n - 1) + (n - 2) * (n - 2))];
        let alone = row(columns);
        let own = rules(&format!("rows: 2, columns: {columns}, paths: OwnRings"), "rows: [1]", OWN_EMPTY);
        for (depth, nodes) in (1..).zip(figures) {
            assert_eq!(perft(&alone, &engine::start(&alone), depth), nodes, "{columns} columns to depth {depth}");
        }
        // Two who never meet: the moves of each by themselves.
        for (depth, nodes) in (1..).zip([n, n * n, n * n * (n - 1)]) {
            assert_eq!(perft(&own, &engine::start(&own), depth), nodes, "two rows of {columns} to depth {depth}");
        }
    }
}

#[test]
fn the_page_of_a_wide_board_says_how_columns_are_named() {
    let said = told(&plain(&wide()));
    assert!(said.contains("a letter for the column (after z two letters: aa, ab and so on), counted from"), "{said}");
    assert!(said.contains("a1 to bh1, S, bh2 to a2"), "{said}");
    let said = told(&row(60));
    assert!(said.contains("named by a letter (after z two letters: aa, ab and so on), from left to right"), "{said}");
    assert!(!told(&row(26)).contains("two letters"));
}

#[test]
fn a_capture_may_take_the_pit_of_the_same_number() {
    let twin = ACROSS.replace("Facing", "Twin");
    let rules = Arc::new(rules("rows: 2, columns: 3", "rows: [4]", &twin));
    let start = notation::parse_position(&rules, "5,0,7/2,0,0 stores=5,5 to=S").expect("a position");
    let mut game = Game::new(rules.clone(), start);
    game.play(notation::parse_move(&rules, game.position(), "a1").expect("a move")).expect("legal");
    // From c1, South's third pit, to a2, the third from North's left; c2 faces c1.
    assert_eq!(notation::position_text(&rules, game.position()), "0,0,7/0,1,0 stores=11,5 to=N");
    let page = Words::english().page(&rules);
    let said = "you capture all the seeds of the pit of the same number on the other side";
    assert!(page.sections.iter().flat_map(|it| &it.lines).any(|line| line.text.contains(said)), "{page:?}");
}
