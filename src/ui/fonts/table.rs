//! Fonts of the table, to which others are added when a name on it needs them.

use super::stack::FontStack;
use super::{Script, SystemFonts};
use bevy::prelude::*;
use bevy::text::FontCx;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{FontDefinitions, FontFamily};
use naqala_core::lettering;
use parley::GenericFamily;
use parley::fontique::{self, Blob, FallbackKey, FamilyId};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Fonts of the table, and the letters that they lack.
#[derive(Resource)]
pub(super) struct TableFonts {
    own: FontStack,
    /// Other fonts that come with the program, for the panel.
    shipped: Vec<&'static [u8]>,
    shipped_stack: FontStack,
    /// Letters of texts on the table that our own font lacks, and for which none has been sought yet.
    missing: BTreeSet<char>,
    /// Letters for which one was sought.
    settled: BTreeSet<char>,
    /// Fonts that were added, by where they lie in memory and their number there.
    added: BTreeMap<(usize, u32), Option<FamilyId>>,
    /// Scripts for which they are used.
    used: BTreeSet<(FamilyId, Script)>,
}

impl Default for TableFonts {
    fn default() -> Self {
        let mut own = FontStack::default();
        own.push(lettering::TABLE, 0);
        let fonts = FontDefinitions::default();
        let borrowed = |data: &Cow<'static, [u8]>| match data {
            Cow::Borrowed(data) => Some(*data),
            Cow::Owned(_) => None,
        };
        let names = fonts.families.get(&FontFamily::Proportional).into_iter().flatten();
        let mut shipped: Vec<&'static [u8]> = Vec::new();
        let mut shipped_stack = FontStack::default();
        for data in names.filter_map(|name| borrowed(&fonts.font_data.get(name)?.font)) {
            if !shipped.contains(&data) && shipped_stack.push(data, 0) {
                shipped.push(data);
            }
        }
        TableFonts {
            own,
            shipped,
            shipped_stack,
            missing: BTreeSet::new(),
            settled: BTreeSet::new(),
            added: BTreeMap::new(),
            used: BTreeSet::new(),
        }
    }
}

impl TableFonts {
    /// Looks for letters of a text that are in none of the fonts.
    fn read(&mut self, text: &str) {
        if !text.is_ascii() {
            let TableFonts { own, missing, settled, .. } = self;
            missing.extend(text.chars().filter(|&letter| own.lacks(letter) && !settled.contains(&letter)));
        }
    }

    /// Has a letter written in a font; returns whether this changes how something is written.
    fn add(&mut self, fonts: &mut FontCx, letter: char, data: &'static [u8], index: u32) -> bool {
        let family = *self.added.entry((data.as_ptr() as usize, index)).or_insert_with(|| {
            let families = fonts.collection.register_fonts(Blob::new(Arc::new(data)), None);
            let has = |faces: &[fontique::FontInfo]| faces.iter().any(|face| face.index() == index);
            families.into_iter().find(|(_, faces)| has(faces)).map(|(family, _)| family)
        });
        let script = Script::of(letter);
        let Some(family) = family.filter(|&family| self.used.insert((family, script))) else { return false };
        // Signs of no script are shaped with the letters beside them.
        let code = if script == Script::COMMON { "Latn" } else { script.code };
        if let Ok(code) = code.parse::<fontique::Script>() {
            fonts.collection.append_fallbacks(FallbackKey::new(code, None), std::iter::once(family));
        }
        if script == Script::COMMON {
            fonts.collection.append_generic_families(GenericFamily::Emoji, std::iter::once(family));
        }
        true
    }
}

/// Writes the table in the fonts that were found for its letters.
pub(super) fn write(
    mut table: ResMut<TableFonts>,
    mut fonts: ResMut<SystemFonts>,
    texts: Query<&Text2d, Changed<Text2d>>,
    spans: Query<&TextSpan, Changed<TextSpan>>,
    mut written: Query<&mut TextFont>,
    context: Option<ResMut<FontCx>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let table = table.bypass_change_detection();
    texts.iter().for_each(|text| table.read(text));
    spans.iter().for_each(|text| table.read(text));
    let Some(mut context) = context.filter(|_| !table.missing.is_empty()) else { return };
    let mut changes = false;
    for letter in table.missing.clone() {
        let font = match table.shipped_stack.face_of(letter) {
            Some(number) => Some((table.shipped[number], 0)),
            None => match fonts.bypass_change_detection().font_for(letter) {
                None => continue,
                Some(font) => font.map(|font| (font.data, font.index)),
            },
        };
        table.missing.remove(&letter);
        table.settled.insert(letter);
        changes |= font.is_some_and(|(data, index)| table.add(&mut context, letter, data, index));
    }
    if changes {
        written.iter_mut().for_each(|mut font| font.set_changed());
        redraw.write(RequestRedraw);
    }
}
