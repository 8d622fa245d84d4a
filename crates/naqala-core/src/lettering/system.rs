//! Fonts of the system, for letters that the fonts of the program lack.

use fontdb::{Database, FaceInfo, ID, Style};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};
use ttf_parser::Face;

/// A font of the system, kept for as long as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemFont {
    /// Name within the system, as in `NotoSansEthiopic-Regular`.
    pub name: &'static str,
    /// Contents of the file, in OpenType or TrueType.
    pub data: &'static [u8],
    /// Number of the font in its file, which may be a collection.
    pub index: u32,
}

/// Fonts in which letters are looked for.
pub struct FontLibrary {
    faces: Database,
    /// The fonts, the most suitable first.
    order: Vec<ID>,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    fonts: BTreeMap<ID, Option<&'static SystemFont>>,
    letters: BTreeMap<char, Option<&'static SystemFont>>,
}

impl FontLibrary {
    /// Returns the fonts that are installed, looked for at the first call, which may take a second.
    pub fn of_system() -> &'static FontLibrary {
        static SYSTEM: LazyLock<FontLibrary> = LazyLock::new(|| {
            let mut faces = Database::new();
            faces.load_system_fonts();
            FontLibrary::new(faces)
        });
        &SYSTEM
    }

    /// Returns the fonts in a folder and the folders in it.
    pub fn of_folder(folder: &Path) -> FontLibrary {
        let mut faces = Database::new();
        faces.load_fonts_dir(folder);
        FontLibrary::new(faces)
    }

    fn new(faces: Database) -> FontLibrary {
        let mut order: Vec<&FaceInfo> = faces.faces().collect();
        order.sort_by_key(|face| (rank(face), &face.post_script_name, face.index));
        let order = order.into_iter().map(|face| face.id).collect();
        FontLibrary { faces, order, found: Mutex::default() }
    }

    /// Returns the most suitable font that has a letter; `None` if no font has it.
    pub fn font_for(&self, letter: char) -> Option<&'static SystemFont> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(font) = found.letters.get(&letter) {
            return *font;
        }
        let has = |id: ID| {
            self.faces.with_face_data(id, |data, index| {
                Face::parse(data, index).is_ok_and(|face| face.glyph_index(letter).is_some())
            })
        };
        let id = self.order.iter().copied().find(|&id| has(id).unwrap_or(false));
        let font = id.and_then(|id| *found.fonts.entry(id).or_insert_with(|| self.kept(id)));
        found.letters.insert(letter, font);
        font
    }

    /// Reads a font into memory for good.
    fn kept(&self, id: ID) -> Option<&'static SystemFont> {
        let name = &self.faces.face(id)?.post_script_name;
        let font = self.faces.with_face_data(id, |data, index| SystemFont {
            name: String::leak(name.clone()),
            data: Vec::leak(data.to_vec()),
            index,
        });
        font.map(|font| &*Box::leak(Box::new(font)))
    }
}

/// How far a font is from upright letters without serifs in the weight of text: those of Noto first, since they are made
/// to stand beside one another in all scripts. The less, the better.
fn rank(face: &FaceInfo) -> u32 {
    let family = face.families.first().map_or("", |(name, _)| name.as_str());
    let is_any = |words: &[&str]| words.iter().any(|word| family.contains(word));
    let design = match () {
        () if face.monospaced || is_any(&["Mono", "Nastaliq", "Emoji", "Symbols"]) => 3,
        () if family.starts_with("Noto Sans") => 0,
        () if is_any(&["Sans"]) => 1,
        () => 2,
    };
    let style = if face.style == Style::Normal { 0 } else { 1000 };
    let stretch = u32::from(face.stretch.to_number().abs_diff(5)) * 100;
    design * 10_000 + style + stretch + u32::from(face.weight.0.abs_diff(400))
}
