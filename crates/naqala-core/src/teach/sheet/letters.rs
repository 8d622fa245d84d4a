//! Letters of sheets: their weights, and the breaking of lines.

use super::shaping::{Fonts, ShapedLine};
use crate::{bidi, lettering};
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId};
use unicode_segmentation::UnicodeSegmentation;

/// Weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Weight of text.
    Regular,
    /// Weight of headings and of text that stands out.
    Medium,
}

impl Weight {
    /// Both weights, by index.
    pub const ALL: [Weight; 2] = [Weight::Regular, Weight::Medium];

    /// Returns the font, as TrueType.
    pub(super) fn font(self) -> &'static [u8] {
        match self {
            Weight::Regular => lettering::TEXT,
            Weight::Medium => lettering::TABLE,
        }
    }

    pub(super) fn face(self) -> &'static Face<'static> {
        &FACES[self as usize]
    }

    /// Returns the glyph of a letter; for one that the font lacks, a box.
    pub(super) fn glyph(self, letter: char) -> GlyphId {
        self.face().glyph_index(letter).unwrap_or_default()
    }

    /// Returns the width of a glyph in units of the font.
    pub(super) fn advance(self, glyph: GlyphId) -> f32 {
        self.face().glyph_hor_advance(glyph).unwrap_or(0).into()
    }

    /// Returns the number of units in the size of the letters, the same in both weights.
    pub(super) fn per_em(self) -> f32 {
        self.face().units_per_em().into()
    }

    /// Returns a length in units of the font in points, for letters of a size.
    pub(super) fn points(self, units: f32, size: f32) -> f32 {
        units * size / self.per_em()
    }
}

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| Face::parse(weight.font(), 0).expect("the fonts that come with the program are sound"))
});

impl Fonts<'_> {
    /// Returns a text in lines of at most a width. A word wider than a line is broken at its end. `last`: room to be left
    /// at the end of the last line. Each line states for itself in which direction it runs and which parts are kept
    /// together.
    pub(super) fn lines(&self, text: &str, size: f32, weight: Weight, most: f32, last: f32) -> Vec<ShapedLine> {
        let mut lines: Vec<String> = Vec::new();
        let words: Vec<&str> = text.split_whitespace().collect();
        for (i, word) in words.iter().enumerate() {
            let room = if i + 1 == words.len() { most - last } else { most };
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), size, weight) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.extend(self.broken(word, size, weight, most)),
            }
        }
        let from_right = self.runs_from_right(text);
        if bidi::has_from_right(text) {
            complete(&mut lines, from_right);
        }
        lines.iter().map(|line| self.line(line, weight, from_right)).collect()
    }

    /// Returns a word in parts of at most a width; letters are not parted from their accents and vowel signs.
    fn broken(&self, word: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
        let mut parts = vec![String::new()];
        for cluster in word.graphemes(true) {
            let part = parts.len() - 1;
            let length = parts[part].len();
            parts[part].push_str(cluster);
            if length > 0 && self.width(&parts[part], size, weight) > most {
                parts[part].truncate(length);
                parts.push(cluster.to_owned());
            }
        }
        parts
    }
}

/// Completes the lines of a text with letters that run from right to left: each states that parts kept together go on
/// from the line before or in the next and, if the text itself runs so, that it does, though the line may have no such
/// letter.
fn complete(lines: &mut [String], from_right: bool) {
    const FROM_RIGHT: &str = "\u{200f}";
    const END: char = '\u{2069}';
    let mut open: Vec<char> = Vec::new();
    for line in lines {
        let begun: String = open.iter().collect();
        for character in line.chars() {
            match character {
                '\u{2066}'..='\u{2068}' => open.push(character),
                END => drop(open.pop()),
                _ => {}
            }
        }
        let ends: String = open.iter().map(|_| END).collect();
        let direction = if from_right { FROM_RIGHT } else { "" };
        *line = format!("{direction}{begun}{line}{ends}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lettering::FontLibrary;
    use std::path::Path;

    /// Returns a line as it is seen, from left to right.
    fn seen(line: &ShapedLine) -> String {
        let order =
            bidi::order_towards(&line.text, std::slice::from_ref(&(0..line.text.len())), line.from_right).remove(0);
        let letter = |it: bidi::Letter| {
            line.text[it.at..].chars().next().map(|c| if it.from_right { bidi::mirrored(c) } else { c })
        };
        order.into_iter().filter_map(letter).filter(|&letter| !bidi::is_unseen(letter)).collect()
    }

    #[test]
    fn no_line_is_wider_than_its_column() {
        let text =
            "Each player sows the seeds of a pit Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen round.";
        let library = FontLibrary::of_folder(Path::new("none"));
        let fonts = Fonts::new(&library, false);
        for most in [30.0, 90.0, 240.0] {
            let lines = fonts.lines(text, 9.0, Weight::Regular, most, 12.0);
            assert!(lines.iter().all(|line| line.width(9.0) <= most), "{lines:?}");
            let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
            assert_eq!(texts.concat().replace(' ', ""), text.replace(' ', ""));
            assert!(lines[lines.len() - 1].width(9.0) <= most - 12.0 || lines.len() > 1);
        }
    }

    #[test]
    fn every_line_of_a_hebrew_text_runs_from_right_to_left_and_keeps_moves_whole() {
        let text = "מהלכים: \u{2066}a1, b1, c1, d1, e1, f1, +e2>\u{2069}, ועוד (אחד).";
        let library = FontLibrary::of_folder(Path::new("none"));
        let narrow = Fonts::new(&library, true).lines(text, 9.0, Weight::Regular, 55.0, 0.0);
        let shown: Vec<String> = narrow.iter().map(seen).collect();
        assert_eq!(shown, ["a1, :םיכלהמ", "b1, c1, d1,", ",e1, f1, +e2>", ".(דחא) דועו"].map(str::to_owned));
    }
}
