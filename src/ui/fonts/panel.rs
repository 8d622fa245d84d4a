//! Fonts of the panel, to which those of the system are added when a text needs them.

use super::Script;
use super::stack::FontStack;
use bevy_egui::egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak, Id};
use naqala_core::lettering::SystemFont;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use ttf_parser::Face;

/// Fonts of a panel, and the letters that they lack.
#[derive(Clone, Default)]
pub struct PanelFonts(Arc<Mutex<Letters>>);

#[derive(Default)]
struct Letters {
    stack: FontStack,
    /// Names of the fonts that were added.
    added: BTreeSet<String>,
    /// Letters of texts on the screen that no font has, and for which none has been sought yet.
    missing: BTreeSet<char>,
    /// Letters for which no font was found.
    given_up: BTreeSet<char>,
    /// Distance of the baseline of our own letters below the middle of a line, as a part of the size of a font.
    baseline: f32,
}

/// Key of the fonts in egui's memory.
const FONTS: &str = "fonts of the panel";

impl PanelFonts {
    /// Writes a panel in fonts of its own; `down` is how far their letters are moved down, as a part of their size.
    pub fn install(ctx: &Context, fonts: FontDefinitions, down: f32) {
        let mut letters = Letters::default();
        for name in fonts.families.get(&FontFamily::Proportional).into_iter().flatten() {
            if let Some(Cow::Borrowed(data)) = fonts.font_data.get(name).map(|data| &data.font) {
                letters.stack.push(data, 0);
            }
        }
        letters.baseline = letters.stack.ends().map_or(0.0, |(first, _)| baseline(first)) + down;
        ctx.data_mut(|data| data.insert_temp(Id::new(FONTS), PanelFonts(Arc::new(Mutex::new(letters)))));
        ctx.set_fonts(fonts);
    }

    /// Returns the fonts of a panel.
    pub fn of(ctx: &Context) -> PanelFonts {
        ctx.data(|data| data.get_temp(Id::new(FONTS))).unwrap_or_default()
    }

    fn letters(&self) -> MutexGuard<'_, Letters> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks for letters of a text that no font has; returns whether there are some for which none was sought before.
    pub fn read(&self, text: &str) -> bool {
        if text.is_ascii() {
            return false;
        }
        let Letters { stack, missing, given_up, .. } = &mut *self.letters();
        let before = missing.len();
        missing.extend(text.chars().filter(|&letter| stack.lacks(letter) && !given_up.contains(&letter)));
        missing.len() > before
    }

    /// Returns the letters for which a font is to be sought. Signs that several scripts have come last: the fonts of the
    /// others may have them.
    pub fn missing(&self) -> Vec<char> {
        let mut missing: Vec<char> = self.letters().missing.iter().copied().collect();
        missing.sort_by_key(|&letter| Script::of(letter) == Script::COMMON);
        missing
    }

    /// Returns the number of the font in which each letter of a text is written. Where none has it, a box stands in its
    /// place, or else a question mark.
    pub fn faces(&self, letters: impl Iterator<Item = char>) -> Vec<Option<usize>> {
        let stack = &mut self.letters().stack;
        letters.map(|letter| [letter, '◻', '?'].into_iter().find_map(|it| stack.face_of(it))).collect()
    }

    /// Writes a letter in the font that was found for it, from the next frame on; leaves it as it is if none was.
    pub fn settle(&self, ctx: &Context, letter: char, font: Option<&SystemFont>) {
        let Letters { stack, added, missing, given_up, baseline: line } = &mut *self.letters();
        missing.remove(&letter);
        if let Some(font) = font
            && stack.lacks(letter)
            && added.insert(format!("{} {}", font.name, font.index))
            && stack.push(font.data, font.index)
        {
            let down = stack.ends().map_or(0.0, |(_, last)| *line - baseline(last));
            let data = FontData {
                font: Cow::Borrowed(font.data),
                index: font.index,
                tweak: FontTweak { y_offset_factor: down, ..FontTweak::default() },
            };
            let last = |family| InsertFontFamily { family, priority: FontPriority::Lowest };
            let families = [FontFamily::Proportional, FontFamily::Monospace].map(last).to_vec();
            ctx.add_font(FontInsert::new(&format!("{} {}", font.name, font.index), data, families));
            ctx.request_repaint();
        }
        if stack.lacks(letter) {
            given_up.insert(letter);
        }
    }
}

/// Distance of a font's baseline below the middle of its line, as a part of its size.
fn baseline(face: &Face<'_>) -> f32 {
    let (above, below) = (f32::from(face.ascender()), f32::from(face.descender()));
    let height = above - below + f32::from(face.line_gap());
    (above - height / 2.0) / f32::from(face.units_per_em())
}
