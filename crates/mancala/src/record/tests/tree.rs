//! Variations: from a record into a tree and back, made the main line, removed.

use super::*;
use crate::record::tree::NodeId;

/// A record of Oware with these lines besides its moves, each with all its moves in one text.
fn oware(moves: &str, lines: &[&str]) -> Record {
    let lines = lines.iter().map(|line| Line { moves: split(line), ..Line::default() }).collect();
    Record { variant: "oware".into(), moves: split(moves), lines, ..Record::default() }
}

fn split(moves: &str) -> Vec<String> {
    moves.split(' ').map(str::to_owned).collect()
}

fn grown(record: &Record) -> (Tree, Game) {
    let game = record.replay(&Catalogue::shipped()).expect("it can be played");
    (Tree::grown(record, &game).expect("it was replayed"), game)
}

/// The tree as a record writes it: the main line, then the others.
fn courses(tree: &Tree, game: &Game) -> Vec<String> {
    let mut record = Record::of(game);
    tree.write_to(&mut record, game.rules());
    [record.moves].into_iter().chain(record.lines.into_iter().map(|line| line.moves)).map(|it| it.join(" ")).collect()
}

/// The position after these moves.
fn at(tree: &Tree, moves: &str) -> NodeId {
    moves.split(' ').fold(NodeId::OPENING, |node, mv| {
        let child = tree.children(node).iter().find(|child| tree.node(**child).text == mv);
        *child.unwrap_or_else(|| panic!("no {mv} of {moves}"))
    })
}

#[test]
fn lines_become_a_tree_and_the_tree_lines_again() {
    let lines = ["a1 b2 d1", "a1 c2 e1 f2", "a1 c2 f1", "a1 b2 c1 d2 e1", "b1"];
    let (tree, game) = grown(&oware("a1 b2 c1 d2", &lines));
    let written = ["a1 b2 c1 d2", "b1", "a1 c2 e1 f2", "a1 c2 f1", "a1 b2 d1", "a1 b2 c1 d2 e1"];
    assert_eq!(courses(&tree, &game), written, "where they part, the nested ones after their own line");
    let again = oware(written[0], &written[1..]);
    let (same, _) = grown(&again);
    assert_eq!(courses(&same, &game), written);
    let node = tree.node(at(&tree, "a1 c2 f1"));
    assert_eq!((node.number, node.begins, node.side, node.ply), (3, true, Some(Side::South), 3));
    assert_eq!(tree.variation(at(&tree, "a1 c2 e1 f2")), Some(at(&tree, "a1 c2")));
    assert_eq!(tree.variation(at(&tree, "a1 b2 c1 d2 e1")), Some(at(&tree, "a1 b2 c1 d2 e1")));
    assert_eq!(tree.variation(at(&tree, "a1 b2")), None);
}

#[test]
fn what_is_said_of_a_position_is_there_once() {
    let mut record = oware("a1 b2 c1", &["a1 c2 d1", "a1 c2 e1"]);
    record.notes.comments.insert(1, "Usual.".into());
    record.lines[0].notes.comments.extend([(1, "Quiet.".into()), (2, "Sharp.".into())]);
    record.lines[1].notes.comments.insert(2, "Sharp.".into());
    record.lines[1].notes.glyphs.extend([(2, Glyph::Good), (3, Glyph::Blunder)]);
    record.lines[1].notes.drawings.insert(3, vec!["a1>b2".into(), "S".into(), "S".into()]);
    let (tree, game) = grown(&record);
    let mut written = Record::of(&game);
    tree.write_to(&mut written, game.rules());
    assert_eq!(written.notes.comments, [(1, "Usual.\nQuiet.".to_owned())].into());
    assert_eq!(written.lines[0].notes.comments, [(2, "Sharp.".to_owned())].into());
    assert_eq!(written.lines[0].notes.glyphs, [(2, Glyph::Good)].into());
    assert_eq!(written.lines[1].notes.comments, BTreeMap::new());
    assert_eq!(written.lines[1].notes.glyphs, [(3, Glyph::Blunder)].into());
    assert_eq!(written.lines[1].notes.drawings, [(3, vec!["a1>b2".to_owned(), "S".to_owned()])].into());
    let followed = written.on_line(2).expect("there are two");
    assert_eq!(followed.moves, ["a1", "c2", "e1"]);
    let said = [(1, "Usual.\nQuiet.".to_owned()), (2, "Sharp.".to_owned())];
    assert_eq!(followed.notes.comments, said.into(), "also of what it shares with the others");
    assert_eq!(followed.notes.glyphs, [(2, Glyph::Good), (3, Glyph::Blunder)].into());
    assert_eq!(followed.lines, []);
    for number in [0, 3] {
        let none = written.on_line(number).expect_err("there are two");
        assert!(none.is("record-no-line"), "{none}");
        assert_eq!(none.to_string(), format!("there is no variation {number}; expected 1 to 2"));
    }
}

#[test]
fn a_move_spelt_in_another_way_is_the_same() {
    // The arrow of the usual direction may be left out.
    let rules = Catalogue::shipped().rules("omweso", &Settings::new()).expect("a shipped variant");
    let start = start(&rules);
    let mut game = Game::new(Arc::new(rules), start);
    while game.plies().len() < 400 && game.position().ended().is_none() {
        let before = game.position().clone();
        let mv = legal_moves(game.rules(), &before)[0];
        let text = notation::move_text(game.rules(), &before, mv);
        let arrow = ["<", ">"].into_iter().map(|arrow| format!("{text}{arrow}"));
        let other = arrow.into_iter().find(|other| {
            !text.contains(['<', '>', '+']) && notation::parse_move(game.rules(), &before, other) == Ok(mv)
        });
        game.play(mv).expect("a legal move");
        let Some(other) = other else { continue };
        let mut record = Record::of(&game);
        let mut moves = record.moves.clone();
        *moves.last_mut().expect("one was played") = other;
        let next = legal_moves(game.rules(), game.position())[0];
        moves.push(notation::move_text(game.rules(), game.position(), next));
        record.lines = vec![Line { moves, ..Line::default() }];
        record.lines[0].notes.comments.insert(record.moves.len(), "The same.".into());
        let tree = Tree::grown(&record, &game).expect("it can be played");
        assert_eq!(tree.lines().len(), 1);
        let end = tree.main();
        assert_eq!(tree.node(end).comment, "The same.");
        assert_eq!(tree.variations(end).len(), 1, "the line goes on from the same move");
        return;
    }
    panic!("no move with a usual way was found");
}

#[test]
fn variations_are_promoted_level_by_level() {
    let (mut tree, game) = grown(&oware("a1 b2 c1", &["a1 c2 d1 e2", "a1 c2 e1"]));
    tree.promote(at(&tree, "a1 c2 e1"));
    assert_eq!(courses(&tree, &game), ["a1 b2 c1", "a1 c2 e1", "a1 c2 d1 e2"]);
    tree.promote(at(&tree, "a1 c2 e1"));
    assert_eq!(courses(&tree, &game), ["a1 c2 e1", "a1 b2 c1", "a1 c2 d1 e2"]);
    assert!(tree.is_main(at(&tree, "a1 c2")) && !tree.is_main(at(&tree, "a1 b2")));
    let before = tree.state();
    tree.promote(at(&tree, "a1 c2"));
    assert_eq!(tree.state(), before, "the main line is first already");
}

#[test]
fn a_variation_is_removed_and_put_back_where_it_was() {
    let (mut tree, game) = grown(&oware("a1 b2 c1", &["a1 c2 d1", "a1 d2", "a1 e2"]));
    let before = courses(&tree, &game);
    let removed = tree.remove(at(&tree, "a1 d2")).expect("it is none of the main line");
    assert_eq!(courses(&tree, &game), ["a1 b2 c1", "a1 c2 d1", "a1 e2"]);
    let (mut other, _) = grown(&oware("a1 b2 c1", &["a1 c2 d1"]));
    other.put_back(&removed);
    assert_eq!(other.lines().len(), 1, "it was removed from another tree");
    for _ in 0..2 {
        tree.put_back(&removed);
    }
    assert_eq!(courses(&tree, &game), before);
    assert_eq!(tree.remove(at(&tree, "a1 b2")), None);
    let tail = tree.remove(at(&tree, "a1 c2 d1")).expect("also the rest of a variation");
    assert_eq!(courses(&tree, &game)[1], "a1 c2");
    tree.put_back(&tail);
    assert_eq!(courses(&tree, &game), before);
}

#[test]
fn the_main_line_may_end_before_what_follows() {
    let (mut tree, game) = grown(&oware("a1 b2 c1", &[]));
    tree.make_main(at(&tree, "a1 b2"));
    assert_eq!(courses(&tree, &game), ["a1 b2", "a1 b2 c1"]);
    let mut other = game.clone();
    other.undo();
    let legal = legal_moves(other.rules(), other.position());
    let mv = legal.into_iter().find(|&mv| mv != game.plies()[2].mv).expect("there is a choice");
    other.play(mv).expect("a legal move");
    let node = tree.follow(tree.main(), &other, 2);
    assert_eq!(tree.follow(tree.main(), &other, 2), node, "a position is there once");
    tree.make_main(node);
    assert_eq!(courses(&tree, &game)[1..], ["a1 b2 c1".to_owned()]);
}

#[test]
fn what_is_wrong_in_a_line_is_said_with_its_place() {
    let record = |line: &str| {
        format!("(format: 1, variant: \"oware\", moves: [\"a1\"],\n lines: [(moves: [\"b1\"]),\n {line}])")
    };
    for (line, code, because) in [
        ("(moves: [\"b1\", \"a1\"])", "record-move-refused", "move-barred"),
        ("(moves: [\"b1\", \"g9\"])", "record-move", "move-unreadable"),
    ] {
        let error = error(&record(line));
        assert_eq!((error.is(code), span(&error)), (true, (3, 17)), "{error}");
        assert!(reason(&error).is(because), "{error}");
    }
}

#[test]
fn a_thousand_lines_of_a_long_game_are_a_tree_at_once() {
    let mut record = Record { variant: "kalah".into(), ..Record::default() };
    record.set.insert("majority_stop".into(), "off".into());
    // Seeds enough for the stores never to matter.
    record.opening = Some("400,400,400,400,400,400/400,400,400,400,400,400 stores=0,0 to=S".into());
    let (rules, start) = record.opening(&Catalogue::shipped()).expect("a position of Kalah");
    let mut game = Game::new(Arc::new(rules), start);
    let small = |game: &Game| {
        let seeds = |mv: &Move| mv.pit().map_or(0, |pit| game.position().pit(pit));
        let mut moves: Vec<Move> = legal_moves(game.rules(), game.position()).into_iter().collect();
        moves.sort_by_key(seeds);
        moves
    };
    while game.plies().len() < 300 {
        let Some(&mv) = small(&game).first() else { break };
        game.play(mv).expect("a legal move");
    }
    record.moves = Record::of(&game).moves;
    let plies = record.moves.len();
    for line in 0..1000 {
        let mut other = game.clone();
        other.take_back_to(line * 7 % plies);
        let Some(&mv) = small(&other).get(1 + line / plies) else { continue };
        let mut moves = record.moves[..other.plies().len()].to_vec();
        moves.push(notation::move_text(other.rules(), other.position(), mv));
        record.lines.push(Line { moves, ..Line::default() });
    }
    let begun = std::time::Instant::now();
    let tree = Tree::grown(&record, &game).expect("it can be played");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    assert_eq!(tree.lines().len(), record.lines.len());
    assert!(record.lines.len() > 500, "{}", record.lines.len());
}
