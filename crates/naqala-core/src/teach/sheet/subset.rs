//! Font to be embedded, with only the glyphs that a sheet has.

use super::Sheet;
use super::letters::Weight;
use super::shaping::{Glyph, GlyphRun, ShapedLine, Typeface};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, GlyphId, RawFace, Tag};

/// Font of which only some glyphs are kept.
pub(super) struct Subset {
    pub(super) font: Typeface,
    pub(super) face: Face<'static>,
    remapper: GlyphRemapper,
    /// Letters that a glyph stands for, by its new number.
    pub(super) texts: BTreeMap<u16, String>,
    /// The new number of each letter's glyph, in a font of the program.
    letters: BTreeMap<char, u16>,
}

impl Subset {
    /// The fonts of a sheet: first both of the program by their weights, then others as they occur.
    pub(super) fn all(sheet: &Sheet) -> Vec<Subset> {
        let mut subsets: Vec<Subset> =
            Weight::ALL.iter().filter_map(|&weight| Subset::of(Typeface::Own(weight))).collect();
        let runs = || sheet.texts().flat_map(|text| text.line.runs.iter().map(|run| (&text.line, run)));
        for (line, run) in runs() {
            if let Some(subset) = subsets.iter_mut().find(|subset| subset.font == run.font) {
                subset.add(line, run);
            } else if let Some(mut subset) = Subset::of(run.font) {
                subset.add(line, run);
                subsets.push(subset);
            }
        }
        for (line, run) in runs() {
            if let Some(subset) = subsets.iter_mut().find(|subset| subset.font == run.font) {
                subset.add_parts(line, run);
            }
        }
        subsets
    }

    fn of(font: Typeface) -> Option<Subset> {
        let face = font.face()?;
        let (remapper, texts, letters) = (GlyphRemapper::new(), BTreeMap::new(), BTreeMap::new());
        Some(Subset { font, face, remapper, texts, letters })
    }

    /// Adds the glyphs of a run, and the letters of those that stand for some by themselves.
    fn add(&mut self, line: &ShapedLine, run: &GlyphRun) {
        for glyphs in run.clusters() {
            for glyph in glyphs {
                let number = self.remapper.remap(glyph.id);
                if glyphs.len() == 1 && number != 0 {
                    self.texts.entry(number).or_insert_with(|| line.letters(glyph));
                }
            }
            if let Typeface::Own(weight) = run.font {
                for letter in line.letters(&glyphs[0]).chars() {
                    let number = self.remapper.remap(weight.glyph(letter).0);
                    self.letters.insert(letter, number);
                }
            }
        }
    }

    /// Adds the letters of glyphs that stand for some only together, as far as each is the glyph of one of them; what is
    /// left stands for the rest.
    fn add_parts(&mut self, line: &ShapedLine, run: &GlyphRun) {
        for glyphs in run.clusters().filter(|glyphs| glyphs.len() > 1) {
            let mut rest = line.letters(&glyphs[0]);
            let mut others = Vec::new();
            for glyph in glyphs {
                match rest.char_indices().find(|&(_, letter)| self.face.glyph_index(letter) == Some(GlyphId(glyph.id)))
                {
                    Some((at, letter)) => {
                        rest.remove(at);
                        self.name(glyph, letter.into());
                    }
                    None => others.push(glyph),
                }
            }
            for glyph in others {
                self.name(glyph, std::mem::take(&mut rest));
            }
        }
    }

    fn name(&mut self, glyph: &Glyph, letters: String) {
        let number = self.number(glyph);
        if number != 0 && !letters.is_empty() {
            self.texts.entry(number).or_insert(letters);
        }
    }

    /// The new number of a glyph.
    pub(super) fn number(&self, glyph: &Glyph) -> u16 {
        self.remapper.get(glyph.id).unwrap_or(0)
    }

    /// The width of a glyph by itself, in units of its font.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        self.face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0).into()
    }

    /// The widths of all glyphs kept, by their new numbers, in units of the font.
    pub(super) fn advances(&self) -> impl Iterator<Item = f32> + '_ {
        self.remapper.remapped_gids().map(|old| self.advance(old))
    }

    /// Returns whether glyphs of a font that reads from left to right, or from right to left, stand for these letters if
    /// each is read by itself.
    pub(super) fn reads_as(&self, glyphs: &[Glyph], letters: &str) -> bool {
        let text = |glyph: &Glyph| self.texts.get(&self.number(glyph)).map_or("", String::as_str);
        let read: String = match glyphs.first().is_some_and(|glyph| glyph.from_right) {
            true => glyphs.iter().rev().map(text).collect(),
            false => glyphs.iter().map(text).collect(),
        };
        read == letters
    }

    /// The font by glyph numbers alone, as a PDF needs it; empty if the font is damaged.
    pub(super) fn font(&self) -> Vec<u8> {
        let (data, index) = self.font.file();
        subsetter::subset(data, index, &self.remapper).unwrap_or_default()
    }

    /// A font of the program with a table of characters, as a browser needs it.
    pub(super) fn web_font(&self) -> Vec<u8> {
        let font = self.font();
        let raw = RawFace::parse(&font, 0).expect("what was just written can be read");
        let kept =
            raw.table_records.into_iter().filter_map(|record| Some((record.tag, raw.table(record.tag)?.to_vec())));
        let mut tables: BTreeMap<Tag, Vec<u8>> = kept.collect();
        tables.insert(Tag::from_bytes(b"cmap"), self.characters());
        let own = Tag::from_bytes(b"OS/2");
        tables.extend(self.face.raw_face().table(own).map(|table| (own, table.to_vec())));
        assembled(&tables)
    }

    /// A `cmap` table of format 4 with a segment for each character, for Windows and Unicode.
    fn characters(&self) -> Vec<u8> {
        let plane = self.letters.iter().filter_map(|(&it, &number)| Some((u16::try_from(u32::from(it)).ok()?, number)));
        let mut segments: Vec<(u16, u16)> = plane.map(|(it, number)| (it, number.wrapping_sub(it))).collect();
        segments.push((0xffff, 1));
        let count = segments.len() as u16;
        let power = 1 << count.ilog2();
        let mut words = vec![0, 1, 3, 1, 0, 12];
        words.extend([4, 16 + 8 * count, 0, 2 * count, 2 * power, power.ilog2() as u16, 2 * (count - power)]);
        words.extend(segments.iter().map(|it| it.0));
        words.push(0);
        words.extend(segments.iter().map(|it| it.0));
        words.extend(segments.iter().map(|it| it.1));
        words.extend(segments.iter().map(|_| 0));
        words.into_iter().flat_map(u16::to_be_bytes).collect()
    }
}

/// Tables put together as a TrueType font.
fn assembled(tables: &BTreeMap<Tag, Vec<u8>>) -> Vec<u8> {
    let count = tables.len() as u16;
    let power: u16 = 1 << count.max(1).ilog2();
    let mut font = vec![0, 1, 0, 0];
    for word in [count, 16 * power, power.ilog2() as u16, 16 * (count - power)] {
        font.extend(word.to_be_bytes());
    }
    let mut offset = 12 + 16 * tables.len();
    for (tag, table) in tables {
        font.extend(tag.to_bytes());
        for word in [sum(table), offset as u32, table.len() as u32] {
            font.extend(word.to_be_bytes());
        }
        offset += table.len().next_multiple_of(4);
    }
    for table in tables.values() {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    font
}

/// The sum of a table as the format wants it.
fn sum(table: &[u8]) -> u32 {
    let word = |part: &[u8]| part.iter().enumerate().map(|(i, &byte)| u32::from(byte) << (24 - 8 * i)).sum::<u32>();
    table.chunks(4).map(word).fold(0, u32::wrapping_add)
}

/// Bytes as letters and digits of base 64.
pub(super) fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let bits = part.iter().enumerate().map(|(i, &byte)| u32::from(byte) << (16 - 8 * i)).sum::<u32>();
        for i in 0..4 {
            let digit = char::from(DIGITS[(bits >> (18 - 6 * i)) as usize & 63]);
            text.push(if i <= part.len() { digit } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_to_base_64() {
        assert_eq!(["", "M", "Ma", "Man"].map(|it| base64(it.as_bytes())), ["", "TQ==", "TWE=", "TWFu"]);
    }
}
