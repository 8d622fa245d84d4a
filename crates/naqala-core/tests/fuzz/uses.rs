//! Uses of a game in the rest of the program: whatever can be played can be shown, compared, taught, set up, searched
//! and played against.

use crate::Held;
use crate::drawn::drawn;
use crate::trying::by_trying;
use mancala::engine::{Game, History, Move, Position, allowed_by, legal_moves, to_be_known, why_not};
use mancala::record::Record;
use mancala::record::notation::{parse_position, position_text};
use mancala::record::tree::Tree;
use mancala::record::{LEVELS, Skill};
use mancala::rules::likeness::Traits;
use mancala::rules::{Catalogue, Place, Rules, Settings};
use naqala_core::lettering::FontLibrary;
use naqala_core::search::endgame::{Build, Endgames};
use naqala_core::search::{Budget, Opponent, Unit};
use naqala_core::show::Choreography;
use naqala_core::teach::compare::compare;
use naqala_core::teach::example::{Effort, Examples, find};
use naqala_core::teach::lesson;
use naqala_core::teach::puzzle::{Given, PuzzleKey, Puzzles};
use naqala_core::teach::sheet::{Paper, figures, html, pdf, sheet};
use naqala_core::words::Words;
use naqala_core::workshop::composer::{Composer, Edit};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Most seeds with which tables are built.
const TABLED: usize = 3;

/// Puts a game into words as in the list, on its page and beside the board.
pub fn described(words: &Words, rules: &Rules, game: &Game) -> Held {
    holds!(rules.profile.players > 0, "a game that nobody plays");
    let is_like_itself = (Traits::of(rules).likeness(&Traits::of(rules)) - 1.0).abs() < 1e-6;
    holds!(is_like_itself, "it is not like itself");
    let page = words.page(rules);
    holds!(!page.sections.is_empty(), "an empty rule page");
    for term in words.glossary(Some(rules)).terms() {
        holds!(!term.text.trim().is_empty(), "a word without a meaning: {}", term.name);
    }
    let mut before = game.start().clone();
    for ply in game.plies() {
        let told: Vec<_> = ply.events.iter().collect();
        let _ = words.summary(rules, &before, &told);
        before = ply.after.clone();
        holds!(!words.status(rules, &before).trim().is_empty(), "nothing is said of {}", position_text(rules, &before));
        for pit in rules.board.pits() {
            holds!(!words.pit(rules, &before, pit).trim().is_empty(), "nothing is said of {pit:?}");
            let tried = Move::Sow { pit, way: None };
            if let Some(refused) = why_not(rules, &before, tried) {
                let said = words.refusal(rules, &before, refused);
                holds!(!said.trim().is_empty(), "nothing is said of {refused:?} in {}", position_text(rules, &before));
            }
        }
        for &mv in &legal_moves(rules, &before) {
            holds!(!words.answer(rules, &before, mv).trim().is_empty(), "no button for {mv:?}");
            if let Some(cause) = allowed_by(rules, &before, mv) {
                words.clause(rules, cause);
            }
        }
        if let Some(cause) = to_be_known(rules, &before) {
            words.advice(rules, &before, cause);
        }
    }
    let show = Choreography::of(game);
    for stone in show.all_stones() {
        for part in 0..4 {
            show.pose(stone, show.duration() * f64::from(part) / 4.0);
        }
    }
    holds!(show.plies() == game.plies().len(), "{} plies are shown", show.plies());
    holds!(show.duration().is_finite() && show.ply_end(show.plies().saturating_sub(1)) <= show.duration(), "no end");
    let shown = show.counts(show.duration());
    let last = game.position();
    holds!(
        shown == *last.seeds() || last.lifted() > 0,
        "the show ends with {shown:?} for {}",
        position_text(rules, last)
    );
    Ok(())
}

/// Sets positions up at random and begins with those that can be played.
pub fn composed(rules: &Arc<Rules>, from: &Position, chance: &mut ChaCha8Rng) -> Held {
    let mut composer = Composer::new(Arc::clone(rules), from);
    let pits: Vec<_> = rules.board.pits().collect();
    for _ in 0..12 {
        let pit = pits[chance.random_range(0..pits.len())];
        let marks = composer.marks(pit);
        let trays = composer.trays();
        let sides = rules.board.sides();
        let edit = match chance.random_range(0..10) {
            0 => Edit::Clear,
            1 => Edit::Opening,
            2 => Edit::Mirror,
            3 => Edit::ToMove(sides[chance.random_range(0..sides.len())]),
            4 => Edit::Stage(chance.random_range(0..rules.stage_rules.len())),
            5 if !marks.is_empty() => Edit::Mark(pit, marks[chance.random_range(0..marks.len())]),
            6 if !trays.is_empty() => {
                Edit::Count(trays[chance.random_range(0..trays.len())], chance.random_range(0..100))
            }
            _ => Edit::Add(Place::pit(pit), chance.random_range(-3..9)),
        };
        holds!(composer.edit(&edit).is_ok(), "{edit:?} is refused");
    }
    let after = composer.text();
    composer.undo();
    composer.redo();
    holds!(composer.text() == after, "what is taken back and done again is another: {after}");
    let Ok(position) = composer.playable() else { return Ok(()) };
    let again = parse_position(rules, &position_text(rules, &position));
    holds!(again.as_ref() == Ok(&position), "{after} is read as another position: {again:?}");
    Ok(())
}

/// Has the program choose a move.
pub fn opposed(rules: &Rules, position: &Position, chance: &mut ChaCha8Rng) -> Held {
    let level = chance.random_range(1..=LEVELS.min(4));
    let mut opponent = Opponent::new(rules, Budget::of(rules, Skill::Level(level)), chance.random());
    let chosen = opponent.choose(&[], position, &AtomicBool::new(false));
    let legal = legal_moves(rules, position);
    let fits = chosen.map_or(legal.is_empty(), |mv| legal.contains(&mv));
    holds!(fits, "level {level} chooses {chosen:?} in {}", position_text(rules, position));
    Ok(())
}

/// Compares endgame tables with exhaustive play.
pub fn tabled(rules: &Rules, chance: &mut ChaCha8Rng) -> Held {
    let rules = &Rules { rounds: None, ..rules.clone() };
    if rules.board.pit_count() > 20 || rules.board.total < 4 || !Endgames::suit(rules) {
        return Ok(());
    }
    let off = AtomicBool::new(false);
    let Some(tables) = Endgames::build(rules, TABLED, &Build { threads: 1, off: &off, report: &|_| {} }).map(Arc::new)
    else {
        return Ok(());
    };
    for _ in 0..20 {
        let Some(position) = drawn(rules, 1 + chance.random_range(0..TABLED as u32), chance) else { continue };
        let Some((least, most)) = tables.value(rules, &[], &position) else { continue };
        let history = History::new(rules, &position);
        let mut left = 3_000;
        let Some(tried) = by_trying(rules, Unit::Seeds, (&position, &history), &mut left, 60) else { continue };
        let text = position_text(rules, &position);
        holds!((least..=most).contains(&tried), "tables have {least}..={most} and not {tried} for {text}");
    }
    Ok(())
}

/// Makes examples, a lesson, a puzzle and a sheet, and compares the game with Kalah.
pub fn taught(words: &Words, rules: &Arc<Rules>, chance: &mut ChaCha8Rng) -> Held {
    let page = words.page(rules);
    let mut examples = Examples::of(rules, &page);
    let wanted = examples.missing().to_vec();
    if let Some(&cause) = wanted.get(chance.random_range(0..wanted.len().max(1))) {
        examples.add(find(rules, &page, &[cause], Effort { games: 6, more: 6, plies: 20, kept: 1 }));
    }
    for step in lesson::steps(rules, &page, &examples) {
        let scene = &step.scene;
        let shown = lesson::played(&step.rules, &scene.position, &scene.moves);
        let at = position_text(&step.rules, &scene.position);
        holds!(shown.is_some(), "what {} shows cannot be played: {:?} in {at}", step.heading, scene.moves);
    }
    let puzzles = Puzzles::new(Arc::clone(rules));
    let kinds = puzzles.kinds();
    let key =
        PuzzleKey { kind: kinds[chance.random_range(0..kinds.len())], grade: 1, seed: chance.random_range(0..1000) };
    if let Ok(puzzle) = puzzles.make(key) {
        holds!(!puzzle.answers().is_empty(), "a puzzle without an answer");
        holds!(!words.question(&puzzle).trim().is_empty(), "a puzzle that asks nothing");
        let mut wrong = vec![Given::Number(u32::MAX), Given::Pits(Vec::new())];
        wrong.extend(rules.board.pits().map(|pit| Given::Place(Place::pit(pit))));
        for given in wrong {
            let said = words.verdict(&puzzle, &puzzle.check(&given));
            holds!(!said.trim().is_empty(), "nothing is said of {given:?}");
        }
    }
    let kalah = Catalogue::shipped().rules("kalah", &Settings::new()).expect("it is shipped");
    holds!(!compare(words, rules, &kalah).sections.is_empty(), "nothing to compare");
    let made = sheet(words, rules, Paper::A4, &figures(words, rules), &FontLibrary::of_folder(Path::new("none")));
    holds!(html(&made).contains("</html>"), "a sheet that ends in the middle");
    holds!(pdf(&made).ends_with(b"%%EOF") || pdf(&made).ends_with(b"%%EOF\n"), "a PDF that ends in the middle");
    Ok(())
}

/// Moves variations about, removes them and puts them back, and writes what has become of the record.
pub fn rearranged(record: &Record, mut game: Game, chance: &mut ChaCha8Rng) -> Held {
    let Ok(mut tree) = Tree::grown(record, &game) else { return Ok(()) };
    for _ in 0..4 {
        let lines = tree.lines();
        let ends = [vec![tree.main()], lines].concat();
        let path = tree.path(ends[chance.random_range(0..ends.len())]);
        let node = path[chance.random_range(0..path.len())];
        match chance.random_range(0..4) {
            0 => tree.promote(node),
            1 => tree.make_main(tree.end(node)),
            2 => {
                if let Some(removed) = tree.remove(node) {
                    tree.put_back(&removed);
                }
            }
            _ => drop(tree.remove(node)),
        }
    }
    let mut written = record.clone();
    let rules = Arc::clone(game.rules());
    holds!(game.go_to(&tree.moves(tree.main())).is_ok(), "the main line cannot be played");
    tree.write_to(&mut written, &rules);
    let again = Record::read("again", &written.write());
    holds!(again.as_ref() == Ok(&written), "what is left is written otherwise: {again:?}");
    let again = Tree::grown(&written, &game);
    holds!(again.is_ok(), "lines of a tree cannot be played: {:?}", again.err().map(|error| error.to_string()));
    Ok(())
}
