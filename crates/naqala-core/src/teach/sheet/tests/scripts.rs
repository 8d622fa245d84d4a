//! Sheets with letters of other scripts: they are shaped, embedded, and can be copied.

use super::super::shaping::{Glyph, GlyphRun, Typeface};
use super::*;
use mancala::rules::Variant;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use std::collections::BTreeMap;
use ttf_parser::GlyphId;

/// Small fonts of several scripts.
static LIBRARY: LazyLock<FontLibrary> = LazyLock::new(|| FontLibrary::of_folder(&folder()));

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fonts")
}

/// Shapes a line of an English sheet.
fn line(text: &str) -> ShapedLine {
    let fonts = Fonts::new(&LIBRARY, false);
    fonts.line(text, Weight::Regular, fonts.runs_from_right(text))
}

fn glyphs(line: &ShapedLine) -> Vec<&Glyph> {
    line.runs.iter().flat_map(|run| &run.glyphs).collect()
}

/// Returns the glyph that a font shows for a letter that stands alone.
fn nominal(run: &GlyphRun, letter: char) -> u16 {
    let face = run.font.face().expect("the fonts of the tests are sound");
    face.glyph_index(letter).unwrap_or(GlyphId(0)).0
}

fn names(line: &ShapedLine) -> Vec<&'static str> {
    let name = |run: &GlyphRun| match run.font {
        Typeface::Own(_) => "own",
        Typeface::Other(font) => font.name,
    };
    line.runs.iter().map(name).collect()
}

#[test]
fn letters_of_arabic_join_and_stand_from_right_to_left() {
    let word = line("منقلة");
    assert!(word.from_right && names(&word) == ["NotoSansArabic-Regular"]);
    let run = &word.runs[0];
    assert!(run.glyphs.iter().all(|glyph| glyph.from_right && glyph.id != 0));
    // The first letter is the rightmost, that is, the last of the line.
    let bases: Vec<usize> = run.clusters().map(|glyphs| glyphs[0].letters.start).collect();
    assert_eq!(bases, [8, 6, 4, 2, 0]);
    for (glyphs, letter) in run.clusters().zip("ةلقنم".chars()) {
        assert!(glyphs.iter().all(|glyph| glyph.id != nominal(run, letter)), "{letter} joins its neighbours");
    }
    // Alone, a letter has the shape of its own; with the next one it may be one glyph.
    assert_eq!(glyphs(&line("م"))[0].id, nominal(run, 'م'));
    let ligature = line("لا");
    assert!(glyphs(&ligature).iter().all(|glyph| glyph.letters == (0..4)), "{ligature:?}");
}

#[test]
fn letters_join_across_signs_that_are_not_seen_and_not_across_others() {
    let run = |text: &str| line(text).runs[0].glyphs.iter().map(|glyph| glyph.id).collect::<Vec<_>>();
    assert_ne!(run("نل"), run("ن\u{200c}ل"), "a sign parts them");
    assert_eq!(run("نل"), run("\u{2068}نل\u{2069}"));
}

#[test]
fn vowel_sign_of_tamil_stands_before_its_consonant() {
    let line = line("கெ");
    let run = &line.runs[0];
    let ids: Vec<u16> = run.glyphs.iter().map(|glyph| glyph.id).collect();
    assert_eq!(ids, [nominal(run, 'ெ'), nominal(run, 'க')]);
    assert!(run.glyphs.iter().all(|glyph| glyph.letters == (0..6)), "{run:?}");
}

#[test]
fn accent_stands_above_its_letter_without_other_fonts() {
    let library = FontLibrary::of_folder(Path::new("none"));
    let fonts = Fonts::new(&library, false);
    let line = fonts.line("Ọ̀pọ́n", Weight::Regular, false);
    assert_eq!((names(&line), line.missing()), (vec!["own"], BTreeSet::new()));
    assert!(!library.is_listed());
    let accents: Vec<&Glyph> = glyphs(&line).into_iter().filter(|glyph| glyph.advance == 0.0).collect();
    assert!(accents.len() == 2 && accents[0].offset.1 > accents[1].offset.1, "higher above the capital: {accents:?}");
    let plain = fonts.line("Ọpọn", Weight::Regular, false);
    assert!((line.width(10.0) - plain.width(10.0)).abs() < 0.01, "accents take no room");
}

#[test]
fn each_word_has_the_font_that_has_all_of_it() {
    let line = line("Ada ገበጣ (播棋), მანკალა!");
    let [ethiopic, han, georgian] = ["NotoSansEthiopic-Regular", "NotoSansCJKsc-Regular", "NotoSansGeorgian-Regular"];
    assert_eq!(names(&line), ["own", ethiopic, "own", han, "own", georgian, "own"]);
    assert_eq!(line.missing(), BTreeSet::new());
    let width: f32 = line.runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.advance).sum();
    assert_eq!(line.width(10.0), Weight::Regular.points(width, 10.0));
}

#[test]
fn foreign_words_keep_the_direction_of_their_sentence() {
    let order = |text: &str| line(text).runs.iter().map(|run| run.glyphs[0].letters.start).collect::<Vec<_>>();
    let begins = |text: &str| line(text).from_right;
    assert_eq!((begins("Ada منقلة."), begins("منقلة Ada.")), (false, true));
    // From left to right: the Arabic word begins with its last letter.
    assert_eq!(order("Ada منقلة."), [0, 12, 14]);
}

#[test]
fn lines_are_not_broken_within_a_letter() {
    let fonts = Fonts::new(&LIBRARY, false);
    let word = "கெகொகெகொகெகொகெகொ";
    let lines = fonts.lines(word, 10.0, Weight::Regular, 30.0, 0.0);
    assert!(lines.len() > 3 && lines.iter().all(|line| line.text.starts_with('க') && line.width(10.0) <= 30.0));
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<String>(), word);
}

/// A sheet of a game whose texts are in several scripts.
fn fours(library: &FontLibrary) -> Sheet {
    let text = std::fs::read_to_string(folder().join("fours.ron")).expect("it is part of the source");
    let variant = Variant::read("fours.ron", &text).expect("it is sound");
    let rules = Arc::new(variant.rules(None, &Settings::new()).expect("it has no options"));
    sheet(&Words::english(), &rules, Paper::A4, &[], library)
}

#[test]
fn letters_that_no_font_has_are_named_and_printed_as_boxes() {
    assert_eq!(fours(&LIBRARY).missing_letters(), BTreeSet::new());
    assert_eq!(fours(&LIBRARY).diagnostic_of_missing_letters(false), None);
    let sheet = fours(&NO_FONTS);
    let missing = sheet.missing_letters();
    assert!("ገበጣمنقلةபல்".chars().all(|letter| missing.contains(&letter)), "{missing:?}");
    assert!(!missing.contains(&' '));
    let diagnostic = sheet.diagnostic_of_missing_letters(false).expect("letters are missing");
    let said = Words::english().diagnostic(&diagnostic);
    assert!(diagnostic.is("sheet-letters-missing") && said.contains("`ن U+0646`"), "{said}");
    let title = sheet.texts().find(|text| text.heading == Some(1)).expect("a sheet has a title");
    let boxes = glyphs(&title.line).iter().filter(|glyph| glyph.id == 0 && glyph.advance > 0.0).count();
    assert_eq!(boxes, "ገበጣمنقلةபல".chars().count(), "a vowel sign has none of its own");
    assert!(!html(&sheet).contains('?'));
}

/// Returns the contents of a PDF's streams that are text.
fn streams(pdf: &[u8]) -> Vec<String> {
    let mut streams = Vec::new();
    let mut rest = pdf;
    while let Some(at) = rest.windows(7).position(|bytes| bytes == b"stream\n") {
        rest = &rest[at + 7..];
        let unpacked = decompress_to_vec_zlib(rest).ok();
        streams.extend(unpacked.and_then(|bytes| String::from_utf8(bytes).ok()));
        let end = rest.windows(9).position(|bytes| bytes == b"endstream").expect("a stream has an end");
        rest = &rest[end + 9..];
    }
    streams
}

#[test]
fn letters_of_a_pdf_can_be_copied() {
    let sheet = fours(&LIBRARY);
    let pdf = pdf(&sheet);
    assert_eq!(pdf, super::pdf(&fours(&FontLibrary::of_folder(&folder()))), "the same sheet gives the same file");
    let text = String::from_utf8_lossy(&pdf);
    for name in ["NotoSansEthiopic-Regular", "NotoSansArabic-Regular", "NotoSansTamil-Regular"] {
        assert!(text.contains(&format!("/BaseFont /NAQALA+{name}")), "{name}");
    }
    let maps: String = streams(&pdf).into_iter().filter(|stream| stream.contains("beginbfchar")).collect();
    let letters: BTreeMap<&str, &str> =
        maps.lines().filter_map(|line| line.split_once(' ')).map(|(glyph, text)| (text, glyph)).collect();
    for letter in "ገበጣአማራትንሽጨዋታ".chars() {
        assert!(letters.contains_key(format!("<{:04X}>", u32::from(letter)).as_str()), "{letter}");
    }
}

#[test]
fn glyphs_that_do_not_read_as_their_letters_are_accompanied_by_them() {
    let page = |text: &str| {
        let mut drawing = Drawing::default();
        drawing.text(Vec2::new(20.0, 40.0), 10.0, &line(text));
        let made = fours(&LIBRARY);
        pdf(&Sheet { pages: vec![drawing], ..made })
    };
    let content = |pdf: &[u8]| streams(pdf).into_iter().find(|stream| stream.contains("BT")).expect("a page has text");
    assert!(!content(&page("ገበጣ")).contains("ActualText"));
    assert!(!content(&page("(منقلة)")).contains("ActualText"));
    // Before and after the consonant in one glyph each, though it is one letter of the text.
    let tamil = content(&page("கெ"));
    assert!(tamil.contains("ActualText") && tamil.contains("EMC"), "{tamil}");
    let box_in_place = content(&page("\u{e000}"));
    assert!(box_in_place.contains("ActualText"), "{box_in_place}");
}

#[test]
fn outlines_are_embedded_as_their_kind_wants_it() {
    let page = |text: &str| {
        let mut drawing = Drawing::default();
        drawing.text(Vec2::new(20.0, 40.0), 10.0, &line(text));
        let made = fours(&LIBRARY);
        let pdf = pdf(&Sheet { pages: vec![drawing], ..made });
        String::from_utf8_lossy(&pdf).into_owned()
    };
    let [truetype, postscript] = ["მანკალა", "播棋"].map(page);
    let kinds = ["/CIDFontType2", "/FontFile2", "/CIDFontType0", "/FontFile3", "/CIDFontType0C"];
    let count = |text: &str| {
        kinds.map(|kind| text.matches(&format!("{kind}\n")).count() + text.matches(&format!("{kind} ")).count())
    };
    assert_eq!(count(&truetype), [3, 3, 0, 0, 0]);
    assert_eq!(count(&postscript), [2, 2, 1, 1, 1]);
}

#[test]
fn browser_shapes_what_it_shows_with_fonts_of_its_own() {
    let html = html(&fours(&LIBRARY));
    let lines: Vec<&str> = html.lines().filter(|line| line.starts_with("<text ")).collect();
    let of_other_scripts: Vec<&&str> = lines.iter().filter(|line| line.contains('ገ') || line.contains('ன')).collect();
    assert!(!of_other_scripts.is_empty() && of_other_scripts.iter().all(|line| !line.contains("textLength")));
    assert!(lines.iter().any(|line| line.contains("textLength")));
}
