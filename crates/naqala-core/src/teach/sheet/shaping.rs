//! Shaping: the glyphs of a line and where they stand. Letters of the program's fonts stand side by side; a line with
//! others is divided into runs of one font, direction and script, and each is shaped by the rules of its font: letters of
//! Arabic join, vowel signs of Tamil stand before the consonant after which they are written, accents stand above their
//! letters.

use super::letters::Weight;
use crate::bidi;
use crate::lettering::{FontLibrary, SystemFont};
use harfrust::{
    BufferClusterLevel, BufferFlags, Direction, FontRef, Script, ShapeOptions, ShaperData, UnicodeBuffer, script,
};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use ttf_parser::{Face, GlyphId};
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

/// Font of letters on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typeface {
    /// One of the program.
    Own(Weight),
    /// One of a fonts, for letters that those of the program lack.
    Other(&'static SystemFont),
}

impl Typeface {
    /// Returns the contents of the font file, and the number of the font in it.
    pub(super) fn file(self) -> (&'static [u8], u32) {
        match self {
            Typeface::Own(weight) => (weight.font(), 0),
            Typeface::Other(font) => (font.data, font.index),
        }
    }

    /// Reads the font; `None` if it is damaged.
    pub(super) fn face(self) -> Option<Face<'static>> {
        match self {
            Typeface::Own(weight) => Some(weight.face().clone()),
            Typeface::Other(font) => Face::parse(font.data, font.index).ok(),
        }
    }
}

/// Glyph of a line. Lengths are in units of the program's fonts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Glyph {
    /// Number of the glyph in its font; 0 stands for a letter that no font has.
    pub(super) id: u16,
    /// Letters that it stands for, alone or together with its neighbours of the same range, as bytes of the line.
    pub(super) letters: Range<usize>,
    /// `true` if these run from right to left.
    pub(super) from_right: bool,
    /// Distance to the place of the next glyph.
    pub(super) advance: f32,
    /// Shift to the right and upwards from its place.
    pub(super) offset: (f32, f32),
}

/// Glyphs of one font, side by side from left to right.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GlyphRun {
    pub(super) font: Typeface,
    pub(super) glyphs: Vec<Glyph>,
}

/// Shaped line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapedLine {
    /// Letters of the line in logical order.
    pub text: String,
    /// Weight of the letters.
    pub weight: Weight,
    /// `true` if the line as a whole runs from right to left.
    pub from_right: bool,
    /// Runs from left to right.
    pub(super) runs: Arc<[GlyphRun]>,
    /// Sum of the advances.
    units: f32,
}

impl ShapedLine {
    /// Sets a line that has only letters of the program's fonts, such as a number.
    pub(super) fn own(text: &str, weight: Weight) -> ShapedLine {
        let from_right = bidi::has_from_right(text);
        ShapedLine::of(text.to_owned(), weight, from_right, vec![GlyphRun::own(text, weight, from_right)])
    }

    fn of(text: String, weight: Weight, from_right: bool, runs: Vec<GlyphRun>) -> ShapedLine {
        let units = runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.advance).sum();
        ShapedLine { text, weight, from_right, runs: runs.into(), units }
    }

    /// Returns the width in points for letters of a size.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.weight.points(self.units, size)
    }

    /// Returns the letters that a glyph stands for, as they are read: a bracket that is turned round opens the other way.
    pub(super) fn letters(&self, glyph: &Glyph) -> String {
        let letters = self.text[glyph.letters.clone()].chars().filter(|&letter| !bidi::is_unseen(letter));
        if glyph.from_right { letters.map(bidi::mirrored).collect() } else { letters.collect() }
    }

    /// Returns the letters that no font has.
    pub(super) fn missing(&self) -> BTreeSet<char> {
        let glyphs = self.runs.iter().flat_map(|run| run.glyphs.iter().map(|glyph| (run.font, glyph)));
        let missing = glyphs.filter(|(_, glyph)| glyph.id == 0).flat_map(|(font, glyph)| {
            let face = font.face();
            let has = move |letter| face.as_ref().is_some_and(|face| has(face, letter));
            self.text[glyph.letters.clone()].chars().filter(move |&letter| !is_ignorable(letter) && !has(letter))
        });
        missing.collect()
    }
}

impl GlyphRun {
    /// Returns glyphs in groups of those that stand for letters together.
    pub(super) fn clusters(&self) -> impl Iterator<Item = &[Glyph]> {
        self.glyphs.chunk_by(|glyph, next| glyph.letters == next.letters)
    }

    /// Sets letters of a font of the program, each with a glyph of its own.
    fn own(text: &str, weight: Weight, from_right: bool) -> GlyphRun {
        let line = bidi::order_towards(text, std::slice::from_ref(&(0..text.len())), from_right).remove(0);
        let glyphs = line.into_iter().filter_map(|bidi::Letter { at, from_right }| {
            let letter = text[at..].chars().next()?;
            let id = weight.glyph(if from_right { bidi::mirrored(letter) } else { letter });
            let letters = at..at + letter.len_utf8();
            let glyph = Glyph { id: id.0, letters, from_right, advance: weight.advance(id), offset: (0.0, 0.0) };
            (!bidi::is_unseen(letter)).then_some(glyph)
        });
        GlyphRun { font: Typeface::Own(weight), glyphs: glyphs.collect() }
    }
}

/// Fonts of a sheet: those of the program, and for other letters those of a fonts.
pub(super) struct Fonts<'a> {
    fonts: &'a FontLibrary,
    /// `true` if the language of the sheet is written from right to left.
    from_right: bool,
    shapers: RefCell<Vec<(Typeface, Option<Rc<Shaper>>)>>,
}

impl<'a> Fonts<'a> {
    pub(super) fn new(fonts: &'a FontLibrary, from_right: bool) -> Fonts<'a> {
        Fonts { fonts, from_right, shapers: RefCell::default() }
    }

    /// Returns whether a paragraph runs from right to left: in a language that does so if it has any such letter, in
    /// others if it begins with one.
    pub(super) fn runs_from_right(&self, paragraph: &str) -> bool {
        match self.from_right {
            true => bidi::has_from_right(paragraph),
            false => bidi::begins_from_right(paragraph),
        }
    }

    /// Sets a line of a paragraph that runs from right to left or from left to right.
    pub(super) fn line(&self, text: &str, weight: Weight, from_right: bool) -> ShapedLine {
        let text = text.replace(char::is_control, " ");
        let runs = match is_plain(&text, weight) {
            true => vec![GlyphRun::own(&text, weight, from_right)],
            false => self.shaped(&text, weight, from_right),
        };
        ShapedLine::of(text, weight, from_right, runs)
    }

    /// Returns the width of a text in points.
    pub(super) fn width(&self, text: &str, size: f32, weight: Weight) -> f32 {
        if !is_plain(text, weight) {
            return self.line(text, weight, false).width(size);
        }
        let seen = text.chars().filter(|&letter| !bidi::is_unseen(letter));
        weight.points(seen.map(|letter| weight.advance(weight.glyph(letter))).sum(), size)
    }

    /// Shapes a line run by run.
    fn shaped(&self, text: &str, weight: Weight, from_right: bool) -> Vec<GlyphRun> {
        let level = if from_right { Level::rtl() } else { Level::ltr() };
        let info = ParagraphBidiInfo::new(text, Some(level));
        let (levels, directed) = info.visual_runs(0..text.len());
        let fonts = self.fonts(text, weight);
        let mut runs: Vec<GlyphRun> = Vec::new();
        for run in directed {
            let from_right = levels[run.start].is_rtl();
            let of_font = fonts.iter().map(|(range, font)| (range.start.max(run.start)..range.end.min(run.end), *font));
            let of_font = of_font.filter(|(range, _)| !range.is_empty());
            let mut parts: Vec<(Range<usize>, Typeface)> = of_font
                .flat_map(|(range, font)| of_one_script(text, range).into_iter().map(move |range| (range, font)))
                .collect();
            if from_right {
                parts.reverse();
            }
            for (part, font) in parts {
                let glyphs = self.glyphs(text, part, font, from_right);
                match runs.last_mut() {
                    Some(last) if last.font == font => last.glyphs.extend(glyphs),
                    _ => runs.push(GlyphRun { font, glyphs }),
                }
            }
        }
        runs.retain(|run| !run.glyphs.is_empty());
        runs
    }

    /// Divides a text by fonts: a word has one font if any font has all of its letters.
    fn fonts(&self, text: &str, weight: Weight) -> Vec<(Range<usize>, Typeface)> {
        let own = Typeface::Own(weight);
        let mut fonts: Vec<(Range<usize>, Typeface)> = Vec::new();
        let mut add = |range: Range<usize>, font: Option<Typeface>| match fonts.last_mut() {
            Some((last, its)) if font.is_none_or(|font| font == *its) => last.end = range.end,
            _ => fonts.push((range, font.unwrap_or(own))),
        };
        for (start, word) in text.split_word_bound_indices() {
            let font = self.font_of(word, weight);
            if font.is_some() || word.chars().all(is_ignorable) {
                add(start..start + word.len(), font);
                continue;
            }
            for (at, cluster) in word.grapheme_indices(true) {
                let font = self.font_of(cluster, weight).unwrap_or(own);
                add(start + at..start + at + cluster.len(), Some(font));
            }
        }
        fonts
    }

    /// Returns a font that has all letters of a text, the program's own before others; `None` if there is none, or if the
    /// text has no letters that are seen.
    fn font_of(&self, text: &str, weight: Weight) -> Option<Typeface> {
        let own = Typeface::Own(weight);
        let needed: String = text.chars().filter(|&letter| !is_ignorable(letter)).collect();
        if needed.is_empty() {
            return None;
        }
        if needed.graphemes(true).all(|cluster| self.has_own(cluster, weight)) {
            return Some(own);
        }
        self.fonts.embeddable_font_for(&needed).map(Typeface::Other).filter(|&font| self.shaper(font).is_some())
    }

    /// Returns whether the program's font has a letter with its accents.
    fn has_own(&self, cluster: &str, weight: Weight) -> bool {
        if cluster.chars().all(|letter| has(weight.face(), letter)) {
            return true;
        }
        // A letter and an accent may be one glyph, though the font has no accent by itself.
        let is_composed = cluster.chars().count() > 1;
        let glyphs = || self.glyphs(cluster, 0..cluster.len(), Typeface::Own(weight), false);
        is_composed && glyphs().iter().all(|glyph| glyph.id != 0)
    }

    /// Shapes a part of a text that has one font, direction and script.
    fn glyphs(&self, text: &str, part: Range<usize>, font: Typeface, from_right: bool) -> Vec<Glyph> {
        let Some(shaper) = self.shaper(font) else { return Vec::new() };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text[part.clone()]);
        // Letters join with those of other fonts and directions too.
        buffer.set_pre_context(&text[..part.start]);
        buffer.set_post_context(&text[part.end..]);
        buffer.set_direction(if from_right { Direction::RightToLeft } else { Direction::LeftToRight });
        buffer.guess_segment_properties();
        buffer.set_cluster_level(BufferClusterLevel::MonotoneCharacters);
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        let shaped = shaper.data.shaper(&shaper.font).build().shape(buffer, ShapeOptions::new());
        let starts: BTreeSet<usize> =
            shaped.glyph_infos().iter().map(|info| part.start + info.cluster as usize).collect();
        let units = |length: i32| length as f32 * shaper.scale;
        let glyph = |(info, place): (&harfrust::GlyphInfo, &harfrust::GlyphPosition)| {
            let start = part.start + info.cluster as usize;
            let end = starts.range(start + 1..).next().copied().unwrap_or(part.end);
            let (advance, offset) = (units(place.x_advance), (units(place.x_offset), units(place.y_offset)));
            Glyph { id: info.glyph_id as u16, letters: start..end, from_right, advance, offset }
        };
        shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(glyph).collect()
    }

    /// Returns the shaper of a font; `None` if the font is damaged.
    fn shaper(&self, font: Typeface) -> Option<Rc<Shaper>> {
        let mut shapers = self.shapers.borrow_mut();
        if let Some((_, shaper)) = shapers.iter().find(|(of, _)| *of == font) {
            return shaper.clone();
        }
        let shaper = Shaper::of(font).map(Rc::new);
        shapers.push((font, shaper.clone()));
        shaper
    }
}

/// Fonts of the program without the tables that place glyphs. They do not say where accents stand, so these are placed by
/// the outlines of their letters.
static UNPLACED: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| {
        let mut font = weight.font().to_vec();
        let tables = usize::from(weight.face().raw_face().table_records.len());
        // A record for each table follows the head of the file.
        for record in font[12..12 + 16 * tables].chunks_exact_mut(16) {
            match &mut record[..4] {
                tag if *tag == *b"GPOS" => tag.copy_from_slice(b"GPO "),
                tag if *tag == *b"GDEF" => tag.copy_from_slice(b"GDE "),
                _ => {}
            }
        }
        font
    })
});

/// A font with its rules of shaping.
struct Shaper {
    font: FontRef<'static>,
    data: ShaperData,
    /// Length of a unit of the font, in units of the program's fonts.
    scale: f32,
}

impl Shaper {
    fn of(font: Typeface) -> Option<Shaper> {
        let (data, index) = match font {
            Typeface::Own(weight) => (&UNPLACED[weight as usize][..], 0),
            Typeface::Other(_) => font.file(),
        };
        let scale = Weight::Regular.per_em() / f32::from(font.face()?.units_per_em());
        let font = FontRef::from_index(data, index).ok()?;
        Some(Shaper { data: ShaperData::new(&font), font, scale })
    }
}

/// Returns whether the program's font has all letters of a text, and each stands for itself.
fn is_plain(text: &str, weight: Weight) -> bool {
    let is_accent = |letter| bidi_class(letter) == BidiClass::NSM;
    text.chars().all(|letter| bidi::is_unseen(letter) || has(weight.face(), letter) && !is_accent(letter))
}

fn has(face: &Face<'_>, letter: char) -> bool {
    face.glyph_index(letter).is_some_and(|glyph| glyph != GlyphId(0))
}

/// Returns whether nothing is seen of a letter, which only has an effect on its neighbours.
fn is_ignorable(letter: char) -> bool {
    let is_control = matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}'
        | '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0100}'..='\u{e01ef}');
    is_control || bidi::is_unseen(letter)
}

/// Divides a part of a text by scripts; signs of all scripts belong to what stands before them.
fn of_one_script(text: &str, part: Range<usize>) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut last = None;
    for (at, letter) in text[part.clone()].char_indices() {
        let (start, end) = (part.start + at, part.start + at + letter.len_utf8());
        let own = script_of(letter);
        match parts.last_mut() {
            Some(part) if own.is_none() || last.is_none() || own == last => part.end = end,
            _ => parts.push(start..end),
        }
        last = own.or(last);
    }
    parts
}

/// Returns the script of a letter; `None` for a sign of all scripts.
fn script_of(letter: char) -> Option<Script> {
    let mut buffer = UnicodeBuffer::new();
    buffer.add(letter, 0);
    buffer.guess_segment_properties();
    Some(buffer.script()).filter(|&it| it != script::UNKNOWN)
}
