//! Games of Oware in OGN.

use super::*;

/// A game as Aualé writes it: the eight tags, numbers, letters with what they won, a remark between spaced braces, the
/// seeds at the end. The moves are the first of the demonstration that comes with the program.
const OGN: &str = "[Variant \"Oware Abapa\"]\n[Event \"Club\"]\n[Site \"Accra\"]\n[Date \"????.??.??\"]\n[Round \"2\"]\n\
    [South \"Ada \\\"the Sower\\\"\"]\n[North \"?\"]\n[Result \"*\"]\n[Annotator \"Grace\"]\n\n\
    1. D e 2. C c 3. E+2 { The last seed makes\n two. } c 4. Ff (f 5. A) 5. E b+5 *\n";

#[test]
fn games_of_other_programs_of_oware_are_read() {
    let catalogue = Catalogue::shipped();
    let record = read(Format::Ogn, "game.ogn", OGN, &catalogue).expect("a game of Oware");
    assert_eq!(record.variant, "oware/abapa");
    assert_eq!(record.moves.join(" "), "d1 b2 c1 d2 e1 d2 f1 a2 e1 e2");
    assert_eq!(record.event, "Club, Accra, round 2");
    assert_eq!((record.south.as_str(), record.north.as_str(), record.date.as_str()), ("Ada \"the Sower\"", "", ""));
    assert_eq!(record.notes.comments[&0], "Annotator: Grace");
    assert_eq!(record.notes.comments[&5], "The last seed makes two.");
    assert_eq!(record.lines[0].moves.join(" "), "d1 b2 c1 d2 e1 d2 f1 a2 a1");
    let game = record.replay(&catalogue).expect("it can be played");
    // As the remarks of the demonstration have it: two from b2, then five from c1 and d1.
    assert_eq!([Side::South, Side::North].map(|side| game.position().store(side)), [2, 5]);
}

#[test]
fn oware_is_written_with_letters_seeds_won_and_the_final_score() {
    let catalogue = Catalogue::shipped();
    let demo = crate::samples::samples().iter().find(|it| it.name == "oware-chains").expect("it comes along");
    let game = demo.record.replay(&catalogue).expect("a game");
    let text = written(Format::Ogn, &demo.record, &game);
    assert!(
        text.starts_with("[Variant \"Oware\"]\n[Event \"Demonstration: captures in a chain\"]\n[Site \"?\"]\n"),
        "{text}"
    );
    assert!(text.contains("\n[Result \"7-28\"]\n") && text.trim_end().ends_with("7-28"), "{text}");
    assert!(
        text.contains("\n1. D e 2. C c 3. E+2 {The last seed makes two in b2: the first capture.} c 4. F f"),
        "{text}"
    );
    assert_eq!(read(Format::Ogn, "game", &text, &catalogue).as_ref(), Ok(&demo.record));
}

#[test]
fn a_fen_is_the_opening_of_a_game() {
    let catalogue = Catalogue::shipped();
    let text = "[FEN \"1-2-3-4-5-6-0-0-0-0-2-1-10-14-N\"]\n1. e";
    let record = read(Format::Ogn, "game", text, &catalogue).expect("a game of Oware");
    assert_eq!(record.opening.as_deref(), Some("1,2,0,0,0,0/1,2,3,4,5,6 stores=10,14 to=N"));
    let game = record.replay(&catalogue).expect("it can be played");
    assert!(written(Format::Ogn, &record, &game).contains("[FEN \"1-2-3-4-5-6-0-0-0-0-2-1-10-14-N\"]\n"));
    let usual = read(Format::Ogn, "game", "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]", &catalogue);
    assert_eq!(usual.expect("a game of Oware").opening, None);
}

#[test]
fn faults_of_ogn_are_told_with_line_and_column() {
    for (text, place, code) in [
        ("[South Ada]", (1, 1), "game-tag-form"),
        ("[South \"Ada\"", (1, 1), "game-tag-form"),
        ("\n [South \"Ada", (2, 10), "moves-text-open"),
        ("[Variant \"Kalah\"]", (1, 11), "ogn-not-oware"),
        ("[Result \"won\"]", (1, 10), "ogn-no-result"),
        ("[FEN \"4-4-S\"]", (1, 7), ""),
        ("[FEN \"9-4-4-4-4-4-4-4-4-4-4-4-0-0-E\"]", (1, 7), ""),
        ("1. D\n2. g", (2, 4), "ogn-no-move"),
        ("1. D D", (1, 6), ""),
        ("1. Dd\nDd", (2, 1), ""),
    ] {
        check_mistake(Format::Ogn, text, place, code);
    }
}

#[test]
fn what_ogn_cannot_say_is_refused_with_the_reason() {
    let catalogue = Catalogue::shipped();
    let opening = "0,0,0,0,0,0/0,0,0,0,0,0 stores=24,24 over=draw to=S";
    for (variant, set, opening, expected) in [
        ("kalah", None, None, Unwritable::NotOware { game: "Kalah".into() }),
        ("oware", Some(("columns", "5")), None, Unwritable::Columns { columns: 5 }),
        ("oware", None, Some(opening), Unwritable::Opening { opening: opening.into() }),
    ] {
        let set = set.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let opening = opening.map(str::to_owned);
        let record = Record { variant: variant.into(), set, opening, ..Record::default() };
        let game = record.replay(&catalogue).expect("a game");
        assert_eq!(write(Format::Ogn, &record, &game, &Words::english()), Err(expected));
    }
}

/// Games in the letters of the notation, from `benchmark.suite` of Joan Sala Soler's engine Aalina, which plays Oware
/// Abapa on beyond a majority of the seeds. With each, how many seeds the sides have at its end.
const AALINA: [(&str, &str, [u16; 2]); 3] = [
    ("win_at=25", "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAeAfDbCdBcAaBbEeAaDfCaDdEfBbAcAfEaDbEcAeAdBeCfFf", [26, 22]),
    (
        "win_at=off",
        "FeCbBdAaEfDfCeEcAaAfAbCbEaAeAcAeFcEeCbFcAfFdDbBcAaEaDdCfBaAbAfAeAdEaDeEcCaEeDdBaEbFfEdFfAaBeA",
        [25, 19],
    ),
    ("win_at=off", "FfCbEdAaDbAaBfBeFeAbEbBaDeFbCdBeAaCcFdAeAbBeCdDcEdFeAaBbCcDdEeFfFeEdDe", [13, 27]),
];

#[test]
fn games_of_another_engine_are_played_through_by_their_letters() {
    let catalogue = Catalogue::shipped();
    for (option, letters, stores) in AALINA {
        let text = format!("[Options \"{option}\"]\n{letters}");
        let record = read(Format::Ogn, "game", &text, &catalogue).expect("a game of Oware");
        assert_eq!(record.moves.len(), letters.len());
        let game = record.replay(&catalogue).unwrap_or_else(|error| panic!("{letters}: {error}"));
        assert_eq!([Side::South, Side::North].map(|side| game.position().store(side)), stores, "{letters}");
        let again = read(Format::Ogn, "game", &written(Format::Ogn, &record, &game), &catalogue);
        assert_eq!(again.expect("it was written").moves, record.moves);
    }
}

#[test]
fn what_is_odd_about_a_game_in_ogn_is_told_and_does_not_keep_it_from_being_read() {
    let catalogue = Catalogue::shipped();
    let end = "[FEN \"0-0-0-0-0-1-1-0-0-0-0-1-24-21-S\"]";
    let lost = format!("{end} [Result \"20-28\"] 1. F+2");
    for (text, moves, warnings) in [
        ("[South \"a\"] [South \"b\"] 1. D", 1, vec!["odd:1:13: "]),
        ("[South \"a\"] 1. D b\n[South \"b\"] 1. E", 2, vec!["odd:2:1: "]),
        ("1. D+3 b", 2, vec!["odd:1:4: "]),
        (lost.as_str(), 1, vec!["odd:1:50: "]),
        ("[Result \"1/2-1/2\"] 1. D b 1/2-1/2", 2, vec![]),
        ("[Result \"25 - 20\"] 1. D b 25 - 20", 2, vec![]),
    ] {
        let record = read(Format::Ogn, "odd", text, &catalogue).expect("it can be read");
        check_warnings(&record, &warnings);
        assert_eq!(record.moves.len(), moves, "{text}");
        assert!(record.replay(&catalogue).is_ok(), "{text}");
    }
}

#[test]
fn remarks_in_ogn_need_no_knowledge_of_escapes() {
    let catalogue = Catalogue::shipped();
    let read = |text: &str| read(Format::Ogn, "game", text, &catalogue).expect("it can be read");
    let windows = read("[Site \"C:\\\"]\n1. D {see C:\\temp\\new} b");
    assert_eq!(windows.notes.comments[&1], "see C:\\temp\\new", "a backslash is itself");
    let odd = "a } brace, {(a face)}, &#125; and \"so\"\nbelow  two";
    let mut record = read("1. D b (1... c 2. E) 2. E");
    record.source = odd.to_owned();
    record.notes.comments.insert(1, odd.to_owned());
    record.lines[0].notes.comments.insert(2, odd.to_owned());
    let game = record.replay(&catalogue).expect("it can be played");
    let text = written(Format::Ogn, &record, &game);
    assert_eq!(read(&text), record, "{text}");
    // To a reader that counts brackets and knows nothing else.
    let variation = text.split_once("(1... c").and_then(|(_, rest)| rest.split_once(") 2. E")).expect("there is one").0;
    let braces = |text: &str| [text.matches('{').count(), text.matches('}').count()];
    assert_eq!((braces(variation), variation.matches('(').count()), ([1, 1], 0), "{variation}");
    assert_eq!(braces(&text), [2, 2], "{text}");
}
