//! Choice of one font for all letters of a script, since letters of different fonts are not shaped together.

use super::Script;
use naqala_core::lettering::{FontLibrary, SystemFont};
use std::collections::{BTreeMap, BTreeSet};
use ttf_parser::Face;

/// Letters of the same script before and after a letter by which a font is judged.
const AROUND: u32 = 8;

/// Returns the font of each letter: of those that have it, the one that has most of the letters of its script, as far as
/// they are looked at.
pub(super) fn fonts_for(
    library: &'static FontLibrary,
    letters: &BTreeSet<char>,
) -> Vec<(char, Option<&'static SystemFont>)> {
    let mut scripts: BTreeMap<Script, BTreeSet<char>> = BTreeMap::new();
    for &letter in letters {
        scripts.entry(Script::of(letter)).or_default().insert(letter);
    }
    scripts.into_iter().flat_map(|(script, letters)| of_script(library, script, letters)).collect()
}

fn of_script(
    library: &'static FontLibrary,
    script: Script,
    letters: BTreeSet<char>,
) -> Vec<(char, Option<&'static SystemFont>)> {
    let mut looked_at = letters.clone();
    if script != Script::COMMON
        && let Some(&first) = letters.first()
    {
        let around = u32::from(first).saturating_sub(AROUND)..=u32::from(first) + AROUND;
        looked_at
            .extend(around.filter_map(char::from_u32).filter(|&it| Script::of(it) == script && it.is_alphabetic()));
    }
    let mut candidates: Vec<(usize, &'static SystemFont, Face<'static>)> = Vec::new();
    for font in looked_at.iter().filter_map(|&letter| library.font_for(letter)) {
        if candidates.iter().all(|(_, other, _)| *other != font)
            && let Ok(face) = Face::parse(font.data, font.index)
        {
            let count = looked_at.iter().filter(|&&letter| face.glyph_index(letter).is_some()).count();
            candidates.push((count, font, face));
        }
    }
    // The library gives the more suitable ones first.
    candidates.sort_by_key(|(count, _, _)| std::cmp::Reverse(*count));
    let best = |letter: char| candidates.iter().find(|(_, _, face)| face.glyph_index(letter).is_some());
    letters.iter().map(|&letter| (letter, best(letter).map(|(_, font, _)| *font))).collect()
}
