//! Games go there and back in every format; whatever is wrong is said with its line and column.

mod json;
mod links;
mod ogn;

use super::*;
use mancala::engine::{Move, legal_moves, start};
use mancala::record::notation::{parse_position, position_text};
use mancala::record::{ComputerPlayer, PlayingStyle, Skill};
use mancala::record::{Glyph, Line, Notes, Outcome};
use mancala::rules::OptionKind;
use mancala::rules::{Rules, Settings, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Remarks with signs that some format gives a meaning.
const REMARKS: [&str; 12] = [
    "Better: b1!",
    "{braces} (and) [brackets]",
    "back\\slash \\n \\u{2c}",
    "two\nlines\r\n\tand a tab",
    " space  around ",
    "</script><b>&amp;\"'",
    "",
    "   ",
    "Grâce\u{301} \u{5e9}\u{5dc}\u{5d5}\u{5dd} \u{1f33e}\u{2028}",
    "\u{1}\u{7f}\u{feff}",
    "1. c1 ... from the opening: (x)",
    "a long remark that has to be broken over several lines because nobody reads a line of more than a hundred letters",
];

fn written(format: Format, record: &Record, game: &Game) -> String {
    write(format, record, game, &Words::english()).expect("a format that holds everything")
}

fn chosen(game: &Game, chance: &mut ChaCha8Rng) -> Option<Move> {
    let moves = legal_moves(game.rules(), game.position());
    moves.get(chance.random_range(0..moves.len().max(1))).copied()
}

fn play_on(mut game: Game, plies: usize, chance: &mut ChaCha8Rng) -> Game {
    for _ in 0..plies {
        let Some(mv) = chosen(&game, chance) else { break };
        game.play(mv).expect("a legal move");
    }
    game
}

/// The game up to a ply, played on otherwise.
fn left_at(game: &Game, ply: usize, plies: usize, chance: &mut ChaCha8Rng) -> Game {
    let mut line = Game::new(Arc::clone(game.rules()), game.start().clone());
    for earlier in &game.plies()[..ply] {
        line.play(earlier.mv).expect("it was played");
    }
    play_on(line, plies, chance)
}

/// Rules of a variant with an option set, where it has one that can be set alone.
fn with_option(catalogue: &Catalogue, id: &str, chance: &mut ChaCha8Rng) -> Rules {
    let plain = catalogue.rules(id, &Settings::new()).expect("a shipped variant");
    if plain.options.is_empty() {
        return plain;
    }
    let option = &plain.options[chance.random_range(0..plain.options.len())];
    let value = match &option.kind {
        OptionKind::Choices(choices) => choices[chance.random_range(0..choices.len())].id.clone(),
        OptionKind::Number { .. } => plain.settings[&option.id].clone(),
    };
    catalogue.rules(id, &Settings::from([(option.id.clone(), value)])).unwrap_or(plain)
}

/// A record of a game at random, with all that a record can say.
fn anything(catalogue: &Catalogue, id: &str, chance: &mut ChaCha8Rng) -> (Record, Game) {
    let rules = with_option(catalogue, id, chance);
    let opening = start(&rules);
    let fresh = play_on(Game::new(Arc::new(rules), opening), 6, chance);
    // Half of the games begin in the middle of another.
    let own = chance.random_bool(0.5) && fresh.position().ended().is_none();
    let begun = if own { Game::new(Arc::clone(fresh.rules()), fresh.position().clone()) } else { fresh };
    let game = play_on(begun, 14, chance);
    let mut record = Record::of(&game);
    record.south = "Ada: \"the Sower\" \\ Game: x ".into();
    record.north = "Grâce\u{301}\n(away)".into();
    record.date = "2026-03-01".into();
    record.event = " Spring, tournament = 2 ".into();
    record.source = "C:\\games\\".into();
    record.computers = [
        None,
        Some(Skill::Level(3).into()),
        None,
        Some(ComputerPlayer { skill: Skill::Depth(4), style: PlayingStyle::Careful }),
    ];
    record.result = record.result.or([None, Some(Outcome::Draw)][chance.random_range(0..2)]);
    let plies = game.plies().len();
    let board = &game.rules().board;
    let pits: Vec<String> = board.every_pit().map(|pit| board.name(pit)).collect();
    let drawn = || format!("{}>{}", pits[0], pits[pits.len() - 1]);
    for ply in 0..=plies {
        if chance.random_bool(0.4) {
            record.notes.comments.insert(ply, REMARKS[chance.random_range(0..REMARKS.len())].into());
        }
        if chance.random_bool(0.2) {
            record.notes.drawings.insert(ply, vec![drawn(), pits[0].clone()]);
        }
        if ply > 0 && chance.random_bool(0.3) {
            record.notes.glyphs.insert(ply, some_glyph(chance));
        }
    }
    for _ in 0..chance.random_range(0..4) {
        let at = chance.random_range(0..=plies);
        let line = Record::of(&left_at(&game, at, 4, chance));
        let own = chance.random_range(0..=line.moves.len());
        let comments = BTreeMap::from([(own, REMARKS[chance.random_range(0..REMARKS.len())].into())]);
        let glyphs = (at + 1..=line.moves.len()).map(|ply| (ply, some_glyph(chance))).collect();
        let drawings = BTreeMap::from([(own, vec![drawn()])]);
        record.lines.push(Line { moves: line.moves, notes: Notes { comments, glyphs, drawings } });
    }
    (record, game)
}

fn some_glyph(chance: &mut ChaCha8Rng) -> Glyph {
    Glyph::ALL[chance.random_range(0..Glyph::ALL.len())]
}

#[test]
fn a_game_of_any_variant_reads_as_it_was_written_in_every_format() {
    let catalogue = Catalogue::shipped();
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let (mut lines, mut set, mut oware) = (0, 0, 0);
    for id in catalogue.ids() {
        for _ in 0..3 {
            let (record, game) = anything(&catalogue, &id, &mut chance);
            lines += record.lines.len();
            set += usize::from(game.rules().settings != game.rules().defaults);
            // The notation of togyz kumalak is for its games alone.
            for &format in Format::READ.iter().filter(|format| **format != Format::Togyz) {
                let text = match write(format, &record, &game, &Words::english()) {
                    Ok(text) => text,
                    Err(_) if format == Format::Ogn => continue,
                    Err(error) => panic!("{id}: {error}"),
                };
                oware += usize::from(format == Format::Ogn);
                let read = read(format, "game", &text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                let mut expected = record.clone();
                if format == Format::Ogn {
                    expected.notes.drawings.clear();
                    expected.lines.iter_mut().for_each(|line| line.notes.drawings.clear());
                }
                assert_eq!(read, expected, "{format}\n{text}");
                let replayed = read.replay(&catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(replayed.position(), game.position());
            }
        }
    }
    assert!(lines > 100 && set > 50 && oware > 5, "{lines} lines, {set} with options, {oware} as OGN");
}

/// A game of Kalah with a remark, a variation and a continuation.
fn sample() -> Record {
    Record {
        variant: "kalah".into(),
        set: Settings::from([("majority_stop".into(), "off".into())]),
        south: "Ada".into(),
        computers: [None, Some(Skill::Level(3).into()), None, None],
        moves: ["c1", "f1", "a2", "a1"].map(String::from).to_vec(),
        result: Some(Outcome::Draw),
        notes: Notes {
            comments: BTreeMap::from([(0, "To begin with.".into()), (1, "South moves again.".into())]),
            drawings: BTreeMap::from([(1, vec!["f1>S".into(), "a2".into()])]),
            ..Notes::default()
        },
        lines: vec![
            Line {
                moves: ["c1", "f1", "b2"].map(String::from).to_vec(),
                notes: Notes {
                    comments: BTreeMap::from([(3, "Better.".into())]),
                    glyphs: BTreeMap::from([(3, Glyph::Good)]),
                    ..Notes::default()
                },
            },
            Line { moves: ["c1", "f1", "a2", "a1", "b2"].map(String::from).to_vec(), ..Line::default() },
        ],
        ..Record::default()
    }
}

#[test]
fn text_looks_as_people_write_games() {
    let record = sample();
    let game = record.replay(&Catalogue::shipped()).expect("a game of Kalah");
    assert_eq!(
        written(Format::Text, &record, &game),
        "Game: kalah\nOptions: majority_stop=off\nSouth: Ada\nComputers: north level:3\nResult: Draw\n\n\
         {To begin with.} 1. c1 {South moves again.} [f1>S a2] f1 a2 (1... b2! {Better.}) 2. a1 (... b2)\n"
    );
}

#[test]
fn what_cannot_stand_in_its_place_is_written_from_the_opening() {
    let mut record = sample();
    record.lines.reverse();
    record.lines[1].notes.comments = BTreeMap::from([(1, "As before.".into())]);
    let game = record.replay(&Catalogue::shipped()).expect("a game of Kalah");
    let text = written(Format::Text, &record, &game);
    assert!(text.contains("(from the opening: 1. c1 {As before.} f1 b2!)"), "{text}");
    assert_eq!(read(Format::Text, "game", &text, &Catalogue::shipped()), Ok(record));
}

#[test]
fn text_is_read_forgivingly() {
    let text = "\u{feff}\n game : Kalah\r\n\r\nOPTIONS:majority_stop=off ,\r\nSouth:Ada\nresult: draw\nComputers: North level:3\n\
        {To begin\n   with.}1.c1{South moves again.}\n\nf1\n(  f1 (1… a1 ) )\n1… a2 2 a1 {a} {b}";
    let record = read(Format::Text, "game", text, &Catalogue::shipped()).expect("a game");
    assert_eq!((record.variant.as_str(), record.result), ("kalah", Some(Outcome::Draw)));
    assert_eq!(record.moves, sample().moves);
    assert_eq!(record.notes.comments[&0], "To begin with.");
    assert_eq!(record.notes.comments[&4], "a\nb");
    let lines: Vec<String> = record.lines.iter().map(|line| line.moves.join(" ")).collect();
    assert_eq!(lines, ["c1 a1", "c1 f1"]);
    record.replay(&Catalogue::shipped()).expect("it can be played");
}

/// Returns the mistake that reading or replaying a text finds.
fn mistake(format: Format, text: &str) -> Diagnostic {
    let catalogue = Catalogue::shipped();
    let read = read(format, "bad", text, &catalogue).and_then(|record| Ok(record.replay(&catalogue)?));
    let error = read.expect_err("something is wrong with it");
    assert_eq!(error.file, "bad", "{error}");
    error.diagnostics[0].clone()
}

/// Checks the place and the code of a mistake; the code of one that the library of rules finds is left out.
fn check_mistake(format: Format, text: &str, place: (usize, usize), code: &str) {
    let mistake = mistake(format, text);
    let span = mistake.span().map(|span| (span.line, span.column));
    assert_eq!(span, Some(place), "{text}\n{mistake}");
    assert!(code.is_empty() || mistake.is(code), "{text}\n{mistake:?}");
}

#[test]
fn faults_of_text_are_told_with_line_and_column() {
    for (text, place, code) in [
        ("", (1, 1), "head-without-game"),
        ("c1 b1", (1, 1), "head-without-game"),
        ("Game: kalaha\n", (1, 7), ""),
        ("Game: kalah\nSuoth: Ada\n", (2, 1), "game-part-unknown"),
        ("Game: kalah\ngame: kalah", (2, 1), "game-part-twice"),
        ("Game: kalah\nOptions: x=y", (2, 10), ""),
        ("Game: kalah\nOptions: majority_stop=off, x", (2, 29), "head-option-form"),
        ("Game: kalah\nOptions: a=b, a=c", (2, 15), "game-part-twice"),
        ("Game: kalah\nResult: Resigned", (2, 9), "game-result-unknown"),
        ("Game: kalah\nComputers: up level:1", (2, 12), "head-computer-form"),
        ("Game: kalah\nComputers: north level:9", (2, 18), ""),
        ("Game: kalah\nOpening: 4,4\n", (2, 13), "record-opening"),
        ("Game: kalah\nOptions: majority_stop=off, columns = 99", (2, 39), "record-options"),
        ("Game: kalah\nSouth: a\\b", (2, 9), "moves-escape"),
        ("Game: kalah\n1. é1", (2, 4), ""),
        ("Game: kalah\nc1\n  b1 a1", (3, 6), ""),
        ("Game: kalah\nc1 (d1\n a1)", (3, 2), ""),
        ("Game: kalah\n(c1)", (2, 1), "moves-nothing-to-replace"),
        ("Game: kalah\nc1 ((a1) b1)", (2, 5), "moves-nothing-to-replace"),
        ("Game: kalah\nc1 (b1", (2, 4), "moves-variation-open"),
        ("Game: kalah\nc1 [b1", (2, 4), "moves-drawing-open"),
        ("Game: kalah\nc1 (b1 [a2\n a7])", (3, 2), ""),
        ("Game: kalah\nc1 {b1", (2, 4), "moves-remark-open"),
        ("Game: kalah\nc1 {\\x}", (2, 5), "moves-escape"),
        ("Game: kalah\nc1 {\\u{110000}}", (2, 5), "moves-no-such-character"),
        ("Game: kalah\nc1 )", (2, 4), "moves-closes-nothing"),
        ("Game: kalah\nc1 }", (2, 4), "moves-closes-nothing"),
        ("Game: kalah\nc1!!!", (2, 3), "game-sign-unknown"),
        ("Game: kalah\n!", (2, 1), "moves-sign-without-move"),
    ] {
        check_mistake(Format::Text, text, place, code);
    }
}

#[test]
fn hostile_texts_are_refused_at_once() {
    let long = "c1 ".repeat(mancala::record::MAX_MOVES + 1);
    let deep = format!("Game: kalah\nc1 {}", "(c1 ".repeat(100_000));
    let wide = format!("Game: kalah\nc1 {}", "(b1) ".repeat(1001));
    let broad = format!("Game: kalah\n{}{}", "c1 ".repeat(90_000), "(b1) ".repeat(100));
    for (format, text, code) in [
        (Format::Text, " ".repeat(MAX_RECORD + 1), "game-text-too-long"),
        (Format::Json, " ".repeat(MAX_RECORD + 1), "game-text-too-long"),
        (Format::Text, format!("Game: kalah\n{long}"), "game-too-many-moves"),
        (Format::Text, deep, "moves-variations-too-deep"),
        (Format::Text, wide, "game-too-many-variations"),
        (Format::Text, broad, "moves-variations-too-long"),
        (Format::Json, "[".repeat(1 << 20), "json-cut-off"),
    ] {
        let mistake = mistake(format, &text);
        assert!(mistake.is(code), "{mistake:?}");
    }
}

/// A game of PlayOK (site playok.com, of two players who are not named) in the notation in which it gives its games.
const PLAYOK: &str = "[Site \"PlayOK\"]\n[White \"Player1\"]\n[Black \"Player2\"]\n[Result \"0-1\"]\n\n\
    1. 76(10) 76(10) 2. 99 12 3. 78 57 4. 89(24) 25(22) 5. 91X 91(36) 6. 89 48 7. 78 74(50) 8. 12 37(52) \
    9. 29(32) 64X 10. 13 51(57) 11. 24 72(60) 12. 92 82(63) 13. 91 78 14. 13 81(65) 15. 82 26 16. 91 23 \
    17. 78 78 18. 89 89 19. 58 69 20. 91 37 21. 89 89 22. 91 89 23. 78 78 24. 89 78 25. 91 67 26. 62 23 \
    27. 91 89 28. 89 58 29. 78 89 30. 67 78 31. 56 89 32. 91 67 33. 89 78 34. 78 34 35. 67 34 36. 91 89 \
    37. 89 42(67) 38. 12 89 39. 78 78 40. 91 89 41. 89 78 42. 78 67 43. 91 56 44. 89 67 45. 91 89 46. 89 \
    78 47. 91 89 48. 91 78 49. 23 67 50. 36 81(71) 51. 89 89 52. 78 78 53. 67 56 54. 78 67 55. 67 78 56. \
    56 45 57. 23 56 58. 35 67 59. 67 56 60. 56 45 61. 56 34 62. 91 23 63. 89 45 64. 78 34 65. 67 89 66. \
    91 89 67. 89 78 68. 78 78 69. 67 67 70. 91 89 71. 89 89 72. 78 78 73. 91 67 74. 89 78 75. 78 56 76. \
    91 67 77. 91 56 78. 89 45 79. 91 56 80. 89 67 81. 91 89 82. 34 78 0-1";

#[test]
fn a_game_of_togyz_kumalak_is_read_and_written_as_playok_does() {
    let catalogue = Catalogue::shipped();
    let record = read(Format::Togyz, "game.pgn", PLAYOK, &catalogue).expect("a game of togyz kumalak");
    assert_eq!(record.warnings(), [], "every capture and every tuzdyk is as the site has it");
    assert_eq!((record.moves.len(), record.south.as_str()), (164, "Player1"));
    let game = record.replay(&catalogue).expect("it can be played");
    assert_eq!([Side::South, Side::North].map(|side| game.position().store(side)), [58, 104]);
    let words =
        |text: &str| text.split_once("\n\n").map(|(_, moves)| moves.split_whitespace().collect::<Vec<_>>().join(" "));
    let text = written(Format::Togyz, &record, &game);
    assert_eq!(words(&text), words(PLAYOK));
    assert_eq!(read(Format::Togyz, "game.pgn", &text, &catalogue), Ok(record));
    check_mistake(Format::Togyz, "1. 70", (1, 4), "togyz-no-move");
    check_mistake(Format::Togyz, "[Result \"won\"]", (1, 10), "togyz-no-result");
    let odd = read(Format::Togyz, "odd", "1. 75(11) 76(10)", &catalogue).expect("it can be read");
    check_warnings(&odd, &["odd:1:4: "]);
}

/// Checks the places of the warnings about a text.
fn check_warnings(record: &Record, places: &[&str]) {
    let said: Vec<String> = record.warnings().iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), places.len(), "{said:?}");
    assert!(said.iter().zip(places).all(|(said, place)| said.starts_with(place)), "{said:?}");
}

#[test]
fn damaged_texts_are_read_or_refused_with_their_place() {
    let catalogue = Catalogue::shipped();
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let signs = ['(', ')', '{', '}', '"', '\\', ':', ',', '.', '=', '-', '[', ']', 'u', '9', '\n', '\u{5d0}'];
    let (mut read_well, mut refused) = (0, 0);
    for id in ["kalah", "oware", "oware/abapa", "ruma", "abstract-mancala"] {
        let (record, game) = anything(&catalogue, id, &mut chance);
        for &format in Format::READ {
            let Ok(text) = write(format, &record, &game, &Words::english()) else { continue };
            for _ in 0..200 {
                let mut damaged: Vec<char> = text.chars().collect();
                damaged.truncate(chance.random_range(0..=damaged.len()));
                for _ in 0..chance.random_range(0..3) {
                    let at = chance.random_range(0..=damaged.len());
                    damaged.insert(at, signs[chance.random_range(0..signs.len())]);
                }
                let damaged: String = damaged.into_iter().collect();
                match read(format, "bad", &damaged, &catalogue).and_then(|record| Ok(record.replay(&catalogue)?)) {
                    Ok(_) => read_well += 1,
                    Err(error) => {
                        assert!(error.to_string().starts_with("bad:"), "{error}\n{damaged}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(read_well > 100 && refused > 1000, "{read_well} read, {refused} refused");
}
