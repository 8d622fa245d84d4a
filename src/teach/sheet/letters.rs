//! How wide text is in the letters of sheets, and where lines break.

use crate::lettering;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId};

/// How strong letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For text.
    Regular,
    /// For headings and for what is to stand out.
    Medium,
}

impl Weight {
    /// Both, by their index.
    pub const ALL: [Weight; 2] = [Weight::Regular, Weight::Medium];

    /// Its font, as TrueType.
    pub(super) fn font(self) -> &'static [u8] {
        match self {
            Weight::Regular => lettering::TEXT,
            Weight::Medium => lettering::TABLE,
        }
    }

    pub(super) fn face(self) -> &'static Face<'static> {
        &FACES[self as usize]
    }
}

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| Face::parse(weight.font(), 0).expect("the fonts that come with the program are sound"))
});

/// What stands for a character: a glyph; for one that the font lacks, that of a question mark.
pub(super) fn glyph(character: char, weight: Weight) -> GlyphId {
    let face = weight.face();
    face.glyph_index(character).or_else(|| face.glyph_index('?')).unwrap_or_default()
}

/// Width of a glyph in the units of its font.
pub(super) fn advance(glyph: GlyphId, weight: Weight) -> f32 {
    weight.face().glyph_hor_advance(glyph).unwrap_or(0).into()
}

/// Width of a text in points.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let units: f32 = text.chars().map(|character| advance(glyph(character, weight), weight)).sum();
    units * size / f32::from(weight.face().units_per_em())
}

/// A text in lines at most so wide. A word that is wider than a line is broken where the line ends. `last`: how much room
/// must be left at the end of the last line.
pub(super) fn lines(text: &str, size: f32, weight: Weight, most: f32, last: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let words: Vec<&str> = text.split_whitespace().collect();
    for (i, word) in words.iter().enumerate() {
        let room = if i + 1 == words.len() { most - last } else { most };
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size, weight) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.extend(broken(word, size, weight, most)),
        }
    }
    lines
}

/// A word in parts at most so wide.
fn broken(word: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
    let mut parts = vec![String::new()];
    for character in word.chars() {
        let part = parts.len() - 1;
        parts[part].push(character);
        if width(&parts[part], size, weight) > most && parts[part].chars().count() > 1 {
            parts[part].pop();
            parts.push(character.to_string());
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_its_column() {
        let text =
            "Each player sows the seeds of a pit Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen round.";
        for most in [30.0, 90.0, 240.0] {
            let lines = lines(text, 9.0, Weight::Regular, most, 12.0);
            assert!(lines.iter().all(|line| width(line, 9.0, Weight::Regular) <= most), "{lines:?}");
            assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
            assert!(width(&lines[lines.len() - 1], 9.0, Weight::Regular) <= most - 12.0 || lines.len() > 1);
        }
    }
}
