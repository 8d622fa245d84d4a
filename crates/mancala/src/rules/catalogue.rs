//! The catalogue of variants: those that come with the program, and those read since.

use super::dialect::LoadError;
use super::variant::{Settings, Variant};
use crate::diagnostic::{bare_name, nearest};
use include_dir::{Dir, File, include_dir};
use std::collections::{BTreeMap, HashMap};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// The variants that come with the program, and those read since.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// All there are, those of the user's own last.
    variants: Vec<Arc<Variant>>,
    /// Those that are not the user's own.
    others: Vec<Arc<Variant>>,
    /// The file of each of the user's own, by id.
    files: BTreeMap<String, PathBuf>,
}

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/variants");

impl Catalogue {
    /// Returns the variants in `variants/`, which the program carries with it, in the order of their names. They are
    /// read once.
    ///
    /// # Panics
    /// If one of them has mistakes, which the tests exclude.
    pub fn shipped() -> Catalogue {
        static READ: LazyLock<Catalogue> = LazyLock::new(Catalogue::read);
        READ.clone()
    }

    /// Reads the variants in `variants/` anew: [`Catalogue::shipped`] for measuring the time of reading.
    ///
    /// # Panics
    /// If one of them has mistakes.
    pub fn read() -> Catalogue {
        let files: Vec<_> =
            SHIPPED.files().filter(|file| file.path().extension().is_some_and(|e| e == "ron")).collect();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let share = files.len().div_ceil(threads).max(1);
        let mut variants: Vec<Variant> = std::thread::scope(|scope| {
            let readers: Vec<_> = files.chunks(share).map(|files| scope.spawn(|| read_all(files))).collect();
            readers.into_iter().flat_map(|reader| reader.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        variants.sort_by(|a, b| a.about.name.cmp(&b.about.name));
        let variants: Vec<Arc<Variant>> = variants.into_iter().map(Arc::new).collect();
        Catalogue { others: variants.clone(), variants, files: BTreeMap::new() }
    }

    /// Every variant, siblings and presets within them. One that has not changed is the same as before.
    pub fn variants(&self) -> &[Arc<Variant>] {
        &self.variants
    }

    /// Returns whether a variant of this id comes with the program.
    pub fn ships(&self, id: &str) -> bool {
        SHIPPED.get_file(format!("{id}.ron")).is_some()
    }

    /// The text of a variant that comes with the program, by its id.
    pub fn text(id: &str) -> Option<&'static str> {
        SHIPPED.get_file(format!("{}.ron", id.split('/').next().unwrap_or(id)))?.contents_utf8()
    }

    /// The file of a variant, by its id, if it is one of the user's own.
    pub fn file(&self, id: &str) -> Option<&Path> {
        self.files.get(id.split('/').next().unwrap_or(id)).map(PathBuf::as_path)
    }

    /// Puts variants of the user's own, each with its file, in place of those there were. Each takes the place of
    /// another of the same id.
    pub fn set_own<'a>(&mut self, own: impl Iterator<Item = (&'a Path, &'a Arc<Variant>)>) {
        self.files.clear();
        self.variants.clone_from(&self.others);
        let ids = self.variants.iter().map(|variant| variant.id.clone());
        let mut places: HashMap<String, usize> = ids.zip(0..).collect();
        for (file, variant) in own {
            self.files.insert(variant.id.clone(), file.to_owned());
            let place = *places.entry(variant.id.clone()).or_insert(self.variants.len());
            match self.variants.get_mut(place) {
                Some(old) => *old = Arc::clone(variant),
                None => self.variants.push(Arc::clone(variant)),
            }
        }
    }

    /// Adds one more user variant, read from a file, in place of another of the same id if there is one. A variant with
    /// mistakes is left out.
    pub fn add_own(&mut self, file: &Path, text: &str) {
        if let Ok(variant) = Variant::read(&file.display().to_string(), text) {
            self.files.insert(variant.id.clone(), file.to_owned());
            put(&mut self.variants, &Arc::new(variant));
        }
    }

    /// Every id under which rules are reached: `kalah`, `kalah/the-spruce`, `oware/woli`.
    pub fn ids(&self) -> Vec<String> {
        let of = |v: &Arc<Variant>| {
            let presets = v.presets.iter().map(|p| format!("{}/{}", v.id, p.id));
            std::iter::once(v.id.clone()).chain(presets).collect::<Vec<_>>()
        };
        self.variants.iter().flat_map(of).collect()
    }

    /// The variant of an id, with or without a sibling's or preset's name.
    pub fn variant(&self, id: &str) -> Option<&Arc<Variant>> {
        let main = id.split('/').next().unwrap_or(id);
        self.variants.iter().find(|variant| variant.id == main)
    }

    /// The rules of an id with options chosen.
    ///
    /// # Errors
    /// An unknown id, option or value, or options that do not go together.
    pub fn rules(&self, id: &str, settings: &Settings) -> Result<super::Rules, LoadError> {
        let preset = id.split_once('/').map(|(_, preset)| preset);
        let variant = self.variant(id).ok_or_else(|| self.unknown(id))?;
        variant.rules(preset, settings).map_err(|error| match error {
            LoadError::Unknown { id, .. } => self.unknown(&id),
            other => other,
        })
    }

    /// The error for an id that there is not, with that of the game of this name, or else with one that is much like it.
    pub fn unknown(&self, id: &str) -> LoadError {
        let ids = self.ids();
        let near = || nearest(id, ids.iter().map(String::as_str)).map(str::to_owned);
        LoadError::Unknown { id: id.to_owned(), near: self.called(id, |_| Vec::new()).or_else(near) }
    }

    /// The id of the game of a name, or else of the first that is also called so, whatever the capitals and accents.
    /// `more` gives further names of a game by one of its names, such as translations.
    pub fn called(&self, name: &str, more: impl Fn(&str) -> Vec<String>) -> Option<String> {
        let name = bare_name(name);
        let is_it = |other: &str| bare_name(other) == name || more(other).iter().any(|other| bare_name(other) == name);
        let games = || self.variants.iter().flat_map(|variant| variant.names());
        let mut by_name = games().filter(|(_, called, _)| is_it(called));
        let mut by_other = games().filter(|(_, _, also)| also.iter().any(|other| is_it(other)));
        let (id, ..) = by_name.next().or_else(|| by_other.next()).filter(|_| !name.is_empty())?;
        Some(id)
    }

    /// Reads a variant and adds it, in place of one of the same id. Returns its id.
    ///
    /// # Errors
    /// All diagnostics of the text. The catalogue is then as before.
    pub fn add_text(&mut self, file: &str, text: &str) -> Result<String, LoadError> {
        Ok(self.add(Variant::read(file, text)?))
    }

    /// Adds a variant, in place of one of the same id. Returns its id.
    pub fn add(&mut self, variant: Variant) -> String {
        let (id, variant) = (variant.id.clone(), Arc::new(variant));
        put(&mut self.others, &variant);
        put(&mut self.variants, &variant);
        id
    }
}

/// Adds a variant, in place of one of the same id.
fn put(variants: &mut Vec<Arc<Variant>>, variant: &Arc<Variant>) {
    match variants.iter_mut().find(|other| other.id == variant.id) {
        Some(old) => *old = Arc::clone(variant),
        None => variants.push(Arc::clone(variant)),
    }
}

/// Variants that come with the program.
fn read_all(files: &[&File<'_>]) -> Vec<Variant> {
    let read = |file: &&File<'_>| {
        let text = file.contents_utf8().expect("shipped variants are text");
        match Variant::read(&file.path().display().to_string(), text) {
            Ok(variant) => variant,
            Err(error) => panic!("a shipped variant has mistakes\n{error}"),
        }
    };
    files.iter().map(read).collect()
}
