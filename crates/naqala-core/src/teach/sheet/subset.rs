//! Font to be embedded, with only the letters that a sheet has.

use super::drawing::DrawingItem;
use super::letters::{Weight, advance, glyph, seen};
use super::{Sheet, TextRun};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;
use ttf_parser::{GlyphId, RawFace, Tag};

/// Font of which only some letters are kept.
pub(super) struct Subset {
    pub(super) weight: Weight,
    remapper: GlyphRemapper,
    /// The new number of each character's glyph.
    pub(super) numbers: BTreeMap<char, u16>,
}

impl Subset {
    /// The letters of a sheet that have this weight.
    pub(super) fn of(sheet: &Sheet, weight: Weight) -> Subset {
        let mut subset = Subset { weight, remapper: GlyphRemapper::new(), numbers: BTreeMap::new() };
        for item in sheet.pages.iter().flat_map(|page| &page.items) {
            let DrawingItem::Text(TextRun { text, weight: its, .. }) = item else { continue };
            for character in seen(text).filter(|_| *its == weight) {
                let number = subset.remapper.remap(glyph(character, weight).0);
                subset.numbers.insert(character, number);
            }
        }
        subset
    }

    /// The new number of a character's glyph.
    pub(super) fn number(&self, character: char) -> u16 {
        self.numbers.get(&character).copied().unwrap_or(0)
    }

    /// The widths of all glyphs kept, by their new numbers, in units of the font.
    pub(super) fn advances(&self) -> impl Iterator<Item = f32> + '_ {
        self.remapper.remapped_gids().map(|old| advance(GlyphId(old), self.weight))
    }

    /// The font by glyph numbers alone, as a PDF needs it.
    pub(super) fn font(&self) -> Vec<u8> {
        subsetter::subset(self.weight.font(), 0, &self.remapper)
            .expect("the fonts that come with the program are sound")
    }

    /// The font with a table of characters, as a browser needs it.
    pub(super) fn web_font(&self) -> Vec<u8> {
        let font = self.font();
        let raw = RawFace::parse(&font, 0).expect("what was just written can be read");
        let kept =
            raw.table_records.into_iter().filter_map(|record| Some((record.tag, raw.table(record.tag)?.to_vec())));
        let mut tables: BTreeMap<Tag, Vec<u8>> = kept.collect();
        tables.insert(Tag::from_bytes(b"cmap"), self.characters());
        let own = Tag::from_bytes(b"OS/2");
        tables.extend(self.weight.face().raw_face().table(own).map(|table| (own, table.to_vec())));
        assembled(&tables)
    }

    /// A `cmap` table of format 4 with a segment for each character, for Windows and Unicode.
    fn characters(&self) -> Vec<u8> {
        let plane = self.numbers.iter().filter_map(|(&it, &number)| Some((u16::try_from(u32::from(it)).ok()?, number)));
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
