//! Fonts in the order in which they are searched for a letter.

use std::collections::HashMap;
use ttf_parser::Face;

/// Fonts in the order in which they are searched for a letter.
#[derive(Clone, Default)]
pub struct FontStack {
    faces: Vec<Face<'static>>,
    found: HashMap<char, Option<usize>>,
}

impl FontStack {
    /// Appends a font, given with its number in the file; returns `false` if it cannot be read.
    pub fn push(&mut self, data: &'static [u8], index: u32) -> bool {
        let Ok(face) = Face::parse(data, index) else { return false };
        self.faces.push(face);
        self.found.retain(|_, face| face.is_some());
        true
    }

    /// Returns the number of the first font that has a letter. Letters that are never drawn are in all of them.
    pub fn face_of(&mut self, letter: char) -> Option<usize> {
        let faces = &self.faces;
        *self.found.entry(letter).or_insert_with(|| match letter {
            letter if letter.is_control() || is_invisible(letter) => Some(0),
            letter => faces.iter().position(|face| face.glyph_index(letter).is_some()),
        })
    }

    /// Returns the first font and the last.
    pub fn ends(&self) -> Option<(&Face<'static>, &Face<'static>)> {
        self.faces.first().zip(self.faces.last())
    }

    /// Returns whether no font has a letter.
    pub fn lacks(&mut self, letter: char) -> bool {
        !is_plain(letter) && self.face_of(letter).is_none()
    }
}

/// Returns whether a letter is one of those that most texts consist of, which are in our own fonts.
fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a0}'..='\u{17f}' | 'А'..='я' | 'א'..='ת')
}

/// Returns whether a letter has no width and is never drawn, whatever the font, or is drawn as a space.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{2009}' | '\u{202f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala_core::lettering;

    #[test]
    fn plain_letters_are_in_both_of_our_fonts() {
        for data in [lettering::TEXT, lettering::TABLE] {
            let face = Face::parse(data, 0).expect("it is shipped");
            let lacking: String =
                (' '..='\u{5ff}').filter(|&it| is_plain(it) && face.glyph_index(it).is_none()).collect();
            assert_eq!(lacking, "");
        }
    }

    #[test]
    fn first_font_with_a_letter_is_the_one_it_is_taken_from() {
        let mut stack = FontStack::default();
        assert!(!stack.push(b"no font", 0));
        let hebrew = lettering::HEBREW.files().next().expect("there are some").contents();
        assert!(stack.push(hebrew, 0) && stack.push(lettering::TEXT, 0));
        let faces = ['\u{5be}', 'a', '\u{2066}', '\u{1230}'].map(|letter| stack.face_of(letter));
        assert_eq!(faces, [Some(0), Some(1), Some(0), None]);
        assert_eq!(['a', '\u{5d0}', '\n', '\u{1230}'].map(|letter| stack.lacks(letter)), [false, false, false, true]);
    }
}
