//! The editor of the window: variant files, valid or not, with their parts changed one after another.

use crate::Held;
use crate::mutation::Build;
use crate::run::{Seen, Target};
use crate::targets::{files, some_value_of};
use mancala::rules::{Settings, Variant};
use naqala_core::workshop::editor::syntax::{Path, PathStep};
use naqala_core::workshop::editor::{Change, Editor, Title, made_own};
use naqala_core::workshop::ready::READY;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::mem::discriminant;

/// Names of games made from others.
const TITLE: Title<'static> = Title { id: "own-game", name: "Own game", source: "" };

/// Number of changes made to a text.
const CHANGES: usize = 8;

/// Texts whose parts are changed by the editor.
pub struct Edits;

impl Target for Edits {
    const NAME: &'static str = "edits";
    const BUILD: Build = Build::Tree;

    fn texts(&self) -> Vec<String> {
        [files("variants", "ron"), files("tests/bad", "ron")].concat()
    }

    fn attempt(&self, text: &str, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Held {
        let mut editor = Editor::of("text", text);
        if editor.faults().is_empty() {
            seen.read();
        }
        for _ in 0..CHANGES {
            let before = editor.text().to_owned();
            let Some(change) = some_change(&editor, chance) else { return Ok(()) };
            if !editor.change(&change) {
                holds!(editor.text() == before, "{change:?} changes something and says that it does not");
                continue;
            }
            seen.note((discriminant(&change), place(&change), editor.faults().is_empty()));
            let read = Variant::read("text", editor.text());
            holds!(
                read.is_ok() == editor.faults().is_empty(),
                "after {change:?} the editor has {:?}, the file {:?}",
                editor.faults(),
                read.err().map(|error| error.to_string())
            );
            let after = editor.text().to_owned();
            holds!(editor.change(&Change::Undo), "{change:?} cannot be taken back");
            let undone = editor.text().to_owned();
            holds!(undone == before, "{change:?} is not taken back: {undone}");
            holds!(editor.change(&Change::Redo) && editor.text() == after, "{change:?} is not done again");
            for fault in editor.faults().iter().take(1) {
                let mends = if seen.one_of(50, chance) { editor.mends(fault) } else { Vec::new() };
                for mend in mends {
                    let mended = editor.changed(&mend.change);
                    let left = mended.map_or(usize::MAX, |mended| mended.faults().len());
                    holds!(left < editor.faults().len(), "{mend:?} mends nothing");
                }
            }
        }
        if let Some(variant) = editor.variant().filter(|_| editor.faults().is_empty()) {
            let preset = variant.presets.get(chance.random_range(0..=variant.presets.len())).map(|it| it.id.as_str());
            let set = some_settings(variant, chance);
            // Not all choices go together.
            let goes = variant.rules(preset, &set).is_ok();
            let (preset, set) = if goes { (preset, set) } else { (None, Settings::new()) };
            let own = Variant::read("own", &made_own(editor.text(), preset, &set, TITLE));
            let fault = own.err().map(|error| error.to_string());
            holds!(fault.is_none(), "a game made of {preset:?} with {set:?} has faults: {fault:?}");
        }
        Ok(())
    }
}

/// Some of a game's options, chosen at random.
fn some_settings(variant: &Variant, chance: &mut ChaCha8Rng) -> Settings {
    let mut set = Settings::new();
    for option in &variant.options {
        if chance.random_ratio(1, 3) {
            set.insert(option.id.clone(), some_value_of(option, chance));
        }
    }
    set
}

/// Returns the names on the path of a change, without indices.
fn place(change: &Change) -> Vec<String> {
    let path = match change {
        Change::Set { path, .. } | Change::Insert { path, .. } => path,
        Change::Unset(path) | Change::Remove(path) | Change::Up(path) | Change::Down(path) => path,
        Change::Add(ready) => return vec![ready.id.to_owned()],
        Change::Undo | Change::Redo | Change::Back | Change::Text(_) => return Vec::new(),
    };
    let name = |step: &PathStep| match step {
        PathStep::Name(name) => Some(name.clone()),
        PathStep::At(_) => None,
    };
    path.0.iter().filter_map(name).collect()
}

/// Any part of a file.
fn some_part(editor: &Editor, chance: &mut ChaCha8Rng) -> Option<Path> {
    let tree = editor.tree()?;
    let offset = chance.random_range(tree.span.clone());
    let mut path = tree.path_to(offset);
    for _ in 0..chance.random_range(0..3) {
        path = path.parent().map_or(path.clone(), |(parent, _)| parent);
    }
    Some(path)
}

/// A change such as the window offers.
fn some_change(editor: &Editor, chance: &mut ChaCha8Rng) -> Option<Change> {
    let path = some_part(editor, chance)?;
    Some(match chance.random_range(0..13) {
        0 => Change::Unset(path),
        1 => Change::Remove(path),
        2 => Change::Up(path),
        3 => Change::Down(path),
        4 => Change::Back,
        7 => Change::Add(&READY[chance.random_range(0..READY.len())]),
        5 | 6 => Change::Insert { at: chance.random_range(0..4), text: some_value(editor, &path, chance)?, path },
        _ => Change::Set { text: some_value(editor, &path, chance)?, path },
    })
}

/// Returns a value that may stand at a place, or one that stands elsewhere in the file.
fn some_value(editor: &Editor, path: &Path, chance: &mut ChaCha8Rng) -> Option<String> {
    let offered = editor.look(path).map(|look| look.plain(editor.text()));
    if let Some(form) = offered.filter(|_| chance.random_ratio(2, 3)) {
        let words = form.words();
        return Some(match words.len() {
            0 => form.first(),
            count => words[chance.random_range(0..count)].first(),
        });
    }
    let path = some_part(editor, chance)?;
    let node = editor.tree()?.get(&path)?;
    Some(editor.text()[node.span.clone()].to_owned())
}
