//! Fonts of the system, for letters that the fonts of the program lack.

use fontdb::{Database, FaceInfo, ID, Style};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};
use subsetter::GlyphRemapper;
use ttf_parser::{Face, Permissions};

/// A font of the system, kept for as long as the program runs.
#[derive(Clone, Copy, Debug)]
pub struct SystemFont {
    /// Name within the system, as in `NotoSansEthiopic-Regular`.
    pub name: &'static str,
    /// Contents of the file, in OpenType or TrueType.
    pub data: &'static [u8],
    /// Number of the font in its file, which may be a collection.
    pub index: u32,
}

impl PartialEq for SystemFont {
    /// Compares where fonts lie in memory, since their contents are long.
    fn eq(&self, other: &SystemFont) -> bool {
        (self.index, self.data.as_ptr()) == (other.index, other.data.as_ptr())
    }
}

impl Eq for SystemFont {}

/// Fonts in which letters are looked for.
pub struct FontLibrary {
    /// Folder of the fonts; `None` for those of the system.
    folder: Option<PathBuf>,
    /// The fonts, listed when a letter is looked for first.
    listed: OnceLock<List>,
    found: Mutex<Found>,
}

struct List {
    faces: Database,
    /// The fonts, the most suitable first.
    order: Vec<ID>,
}

#[derive(Default)]
struct Found {
    fonts: BTreeMap<ID, Option<&'static SystemFont>>,
    coverages: BTreeMap<ID, Coverage>,
    /// Fonts by the letters that they have, and whether they may be embedded.
    answers: BTreeMap<(String, bool), Option<&'static SystemFont>>,
}

/// Letters of a font, and permissions to use it.
#[derive(Default)]
struct Coverage {
    /// Ranges of letters in order.
    letters: Vec<RangeInclusive<u32>>,
    may_be_embedded: bool,
}

impl FontLibrary {
    /// Returns the fonts that are installed, listed when a letter is looked for first, which may take a second.
    pub fn of_system() -> &'static FontLibrary {
        static SYSTEM: LazyLock<FontLibrary> = LazyLock::new(|| FontLibrary::new(None));
        &SYSTEM
    }

    /// Returns the fonts in a folder and the folders in it.
    pub fn of_folder(folder: &Path) -> FontLibrary {
        FontLibrary::new(Some(folder.to_owned()))
    }

    fn new(folder: Option<PathBuf>) -> FontLibrary {
        FontLibrary { folder, listed: OnceLock::new(), found: Mutex::default() }
    }

    /// Returns the most suitable font that has a letter; `None` if no font has it.
    pub fn font_for(&self, letter: char) -> Option<&'static SystemFont> {
        self.font_with(letter.encode_utf8(&mut [0; 4]), false)
    }

    /// Returns the most suitable font that has all letters of a text and may be embedded in documents; `None` if there is
    /// none.
    pub fn embeddable_font_for(&self, letters: &str) -> Option<&'static SystemFont> {
        self.font_with(letters, true)
    }

    fn font_with(&self, letters: &str, embeddable: bool) -> Option<&'static SystemFont> {
        let list = self.list();
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let Found { fonts, coverages, answers } = &mut *found;
        if let Some(font) = answers.get(&(letters.to_owned(), embeddable)) {
            return *font;
        }
        let suits = |&id: &ID| {
            let coverage = coverages.entry(id).or_insert_with(|| list.coverage(id));
            letters.chars().all(|letter| coverage.has(letter)) && (!embeddable || coverage.may_be_embedded)
        };
        let id = list.order.iter().copied().find(suits);
        let font = id.and_then(|id| *fonts.entry(id).or_insert_with(|| list.kept(id)));
        answers.insert((letters.to_owned(), embeddable), font);
        font
    }

    fn list(&self) -> &List {
        self.listed.get_or_init(|| {
            let mut faces = Database::new();
            match &self.folder {
                Some(folder) => faces.load_fonts_dir(folder),
                None => faces.load_system_fonts(),
            }
            let mut order: Vec<&FaceInfo> = faces.faces().filter(|face| !is_placeholder(face)).collect();
            order.sort_by_key(|face| (rank(face), &face.post_script_name, face.index));
            let order = order.into_iter().map(|face| face.id).collect();
            List { faces, order }
        })
    }

    /// Returns whether fonts have been listed already.
    #[cfg(test)]
    pub(crate) fn is_listed(&self) -> bool {
        self.listed.get().is_some()
    }
}

impl List {
    /// Reads which letters a font has; none if it cannot be read.
    fn coverage(&self, id: ID) -> Coverage {
        let read = |data: &[u8], index| Face::parse(data, index).ok().map(|face| Coverage::of(&face, data, index));
        self.faces.with_face_data(id, read).flatten().unwrap_or_default()
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

impl Coverage {
    fn of(face: &Face<'_>, data: &[u8], index: u32) -> Coverage {
        let mut letters: Vec<u32> = Vec::new();
        for table in face.tables().cmap.into_iter().flat_map(|cmap| cmap.subtables).filter(|table| table.is_unicode()) {
            table.codepoints(|letter| {
                if table.glyph_index(letter).is_some_and(|glyph| glyph.0 != 0) {
                    letters.push(letter);
                }
            });
        }
        letters.sort_unstable();
        letters.dedup();
        let runs = letters.chunk_by(|letter, next| letter + 1 == *next);
        let letters = runs.map(|run| run[0]..=run[run.len() - 1]).collect();
        // Even a part with no letters cannot be made of a font whose outlines are of a kind that is not known.
        let may_be_embedded =
            is_embedding_allowed(face) && subsetter::subset(data, index, &GlyphRemapper::new()).is_ok();
        Coverage { letters, may_be_embedded }
    }

    fn has(&self, letter: char) -> bool {
        let letter = u32::from(letter);
        let next = self.letters.partition_point(|range| *range.end() < letter);
        self.letters.get(next).is_some_and(|range| range.contains(&letter))
    }
}

/// Returns whether the maker of a font allows parts of it to be embedded in documents, which holds unless it is denied.
fn is_embedding_allowed(face: &Face<'_>) -> bool {
    face.tables().os2.is_none_or(|os2| {
        let is_restricted = os2.permissions() == Some(Permissions::Restricted);
        !is_restricted && os2.is_subsetting_allowed() && os2.is_outline_embedding_allowed()
    })
}

/// Returns whether a font only claims to have letters: it shows boxes, or nothing, in their place.
fn is_placeholder(face: &FaceInfo) -> bool {
    let is_named =
        |name: &str| ["LastResort", "Last Resort", "Adobe Blank", "Adobe NotDef"].iter().any(|it| name.contains(it));
    face.families.iter().any(|(name, _)| is_named(name))
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

#[cfg(test)]
mod tests {
    use super::*;
    use ttf_parser::{RawFace, Tag};

    fn folder() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fonts"))
    }

    #[test]
    fn library_gives_the_font_that_has_all_letters() {
        let library = FontLibrary::of_folder(folder());
        assert!(!library.is_listed());
        let name = |letters| library.embeddable_font_for(letters).map(|font| (font.name, font.index));
        assert_eq!(library.font_for('ገ').map(|font| font.name), Some("NotoSansEthiopic-Regular"));
        assert_eq!(name("ገበጣ"), Some(("NotoSansEthiopic-Regular", 0)));
        assert_eq!(name("منقلة"), Some(("NotoSansArabic-Regular", 0)));
        assert_eq!(name("მანკალა"), Some(("NotoSansGeorgian-Regular", 0)));
        assert_eq!(name("播棋"), Some(("NotoSansCJKsc-Regular", 1)));
        assert_eq!((name("ገم"), name("ሀ"), library.font_for('\u{e000}')), (None, None, None));
        assert!(library.is_listed());
    }

    #[test]
    fn font_that_may_not_be_embedded_is_for_the_window_only() {
        let mut font = std::fs::read(folder().join("NotoSansTamil-Regular.ttf")).expect("it is part of the source");
        let face = RawFace::parse(&font, 0).expect("it is a font");
        let records = face.table_records.into_iter();
        let table =
            records.filter(|record| record.tag == Tag::from_bytes(b"OS/2")).map(|record| record.offset as usize);
        let kinds: Vec<usize> = table.map(|start| start + 8).collect();
        let [kind] = kinds[..] else { panic!("{kinds:?}") };
        let own = tempfile::tempdir().expect("the system has a folder for temporary files");
        let mut embeddable = |permission: [u8; 2]| {
            font[kind..kind + 2].copy_from_slice(&permission);
            std::fs::write(own.path().join("font.ttf"), &font).expect("the folder can be written to");
            let library = FontLibrary::of_folder(own.path());
            assert!(library.font_for('ப').is_some());
            library.embeddable_font_for("ப").is_some()
        };
        // Restricted; no part; pictures of letters only; for print; for editing.
        let allowed = [[0, 2], [1, 0], [2, 0], [0, 4], [0, 8]].map(&mut embeddable);
        assert_eq!(allowed, [false, false, false, true, true]);
    }
}
