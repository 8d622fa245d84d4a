//! Letters of sheets: the width of text, the order of letters, and the breaking of lines.

use crate::{bidi, lettering};
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId};

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
}

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    Weight::ALL.map(|weight| Face::parse(weight.font(), 0).expect("the fonts that come with the program are sound"))
});

/// Returns the glyph of a character; for one that the font lacks, that of a question mark.
pub(super) fn glyph(character: char, weight: Weight) -> GlyphId {
    let face = weight.face();
    face.glyph_index(character).or_else(|| face.glyph_index('?')).unwrap_or_default()
}

/// Returns the width of a glyph in the units of its font.
pub(super) fn advance(glyph: GlyphId, weight: Weight) -> f32 {
    weight.face().glyph_hor_advance(glyph).unwrap_or(0).into()
}

/// Returns the characters of a line as they are seen, from left to right.
pub(super) fn seen(text: &str) -> impl Iterator<Item = char> {
    let line = bidi::order(text, std::slice::from_ref(&(0..text.len()))).remove(0);
    let character = |letter: bidi::Letter| {
        let character = text[letter.at..].chars().next()?;
        Some(if letter.from_right { bidi::mirrored(character) } else { character })
    };
    line.into_iter().filter_map(character).filter(|&character| !bidi::is_unseen(character))
}

/// Returns the width of a text in points.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let seen = text.chars().filter(|&character| !bidi::is_unseen(character));
    let units: f32 = seen.map(|character| advance(glyph(character, weight), weight)).sum();
    units * size / f32::from(weight.face().units_per_em())
}

/// Returns a text in lines of at most a width. A word wider than a line is broken at its end. `last`: room to be left
/// at the end of the last line. Each line states for itself in which direction it runs and which parts are kept
/// together.
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
    if bidi::has_from_right(text) {
        complete(&mut lines);
    }
    lines
}

/// Completes the lines of a text that runs from right to left: each states that it does so, though it may have no such
/// letter, and that parts kept together go on from the line before or in the next.
fn complete(lines: &mut [String]) {
    const FROM_RIGHT: char = '\u{200f}';
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
        *line = format!("{FROM_RIGHT}{begun}{line}{ends}");
    }
}

/// Returns a word in parts of at most a width.
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

    #[test]
    fn every_line_of_a_hebrew_text_runs_from_right_to_left_and_keeps_moves_whole() {
        let text = "מהלכים: \u{2066}a1, b1, c1, d1, e1, f1, +e2>\u{2069}, ועוד (אחד).";
        let narrow = lines(text, 9.0, Weight::Regular, 55.0, 0.0);
        let shown: Vec<String> = narrow.iter().map(|line| seen(line).collect()).collect();
        assert_eq!(shown, ["a1, :םיכלהמ", "b1, c1, d1,", ",e1, f1, +e2>", ".(דחא) דועו"].map(str::to_owned));
    }
}
