//! The variants there are: those that come with the program, and those read since.

use super::load::LoadError;
use super::variant::{Settings, Variant};
use include_dir::{Dir, File, include_dir};
use std::panic::resume_unwind;

/// The variants that come with the program, and those read since.
#[derive(Clone, Debug)]
pub struct Catalogue {
    variants: Vec<Variant>,
}

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/variants");

impl Catalogue {
    /// The variants in `variants/`, which the program carries with it, in the order of their names.
    ///
    /// # Panics
    /// If one of them is at fault, which the tests exclude.
    pub fn shipped() -> Catalogue {
        let files: Vec<_> =
            SHIPPED.files().filter(|file| file.path().extension().is_some_and(|e| e == "ron")).collect();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let share = files.len().div_ceil(threads).max(1);
        let mut variants: Vec<Variant> = std::thread::scope(|scope| {
            let readers: Vec<_> = files.chunks(share).map(|files| scope.spawn(|| read_all(files))).collect();
            readers.into_iter().flat_map(|reader| reader.join().unwrap_or_else(|fault| resume_unwind(fault))).collect()
        });
        variants.sort_by(|a, b| a.about.name.cmp(&b.about.name));
        Catalogue { variants }
    }

    /// Every variant, siblings and presets within them.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// Every id under which rules are reached: `kalah`, `kalah/the-spruce`, `oware/woli`.
    pub fn ids(&self) -> Vec<String> {
        let of = |v: &Variant| {
            let presets = v.presets.iter().map(|p| format!("{}/{}", v.id, p.id));
            std::iter::once(v.id.clone()).chain(presets).collect::<Vec<_>>()
        };
        self.variants.iter().flat_map(of).collect()
    }

    /// The variant of an id, with or without a sibling's or preset's name.
    pub fn variant(&self, id: &str) -> Option<&Variant> {
        let main = id.split('/').next().unwrap_or(id);
        self.variants.iter().find(|variant| variant.id == main)
    }

    /// The rules of an id with options chosen.
    ///
    /// # Errors
    /// An unknown id, option or value, or options that do not go together.
    pub fn rules(&self, id: &str, settings: &Settings) -> Result<super::Rules, LoadError> {
        let preset = id.split_once('/').map(|(_, preset)| preset);
        let variant = self.variant(id).ok_or_else(|| LoadError::Unknown { id: id.to_owned() })?;
        variant.rules(preset, settings)
    }

    /// Reads a variant and adds it, in place of one of the same id. Returns its id.
    ///
    /// # Errors
    /// Every fault of the text. The catalogue is then as before.
    pub fn add_text(&mut self, file: &str, text: &str) -> Result<String, LoadError> {
        let variant = Variant::read(file, text)?;
        let id = variant.id.clone();
        match self.variants.iter_mut().find(|v| v.id == id) {
            Some(old) => *old = variant,
            None => self.variants.push(variant),
        }
        Ok(id)
    }
}

/// Variants that come with the program.
fn read_all(files: &[&File<'_>]) -> Vec<Variant> {
    let read = |file: &&File<'_>| {
        let text = file.contents_utf8().expect("shipped variants are text");
        match Variant::read(&file.path().display().to_string(), text) {
            Ok(variant) => variant,
            Err(error) => panic!("a shipped variant is at fault\n{error}"),
        }
    };
    files.iter().map(read).collect()
}
