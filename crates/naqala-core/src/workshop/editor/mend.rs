//! Fixes for diagnostics: small changes to the part that a diagnostic lies in, each tried out.

use super::syntax::{Path, PathStep, SyntaxNode};
use super::{Change, EditDiagnostic, Editor, edits, plain};
use mancala::rules::form::{Form, Slot, clauses, kebab};
use mancala::rules::kinds::{List, every_kind};

/// Most fixes offered for a diagnostic.
const MOST: usize = 4;
/// Most fixes tried out.
const MOST_TRIED: usize = 400;

/// A change that removes a diagnostic and brings no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Change to be made.
    pub change: Change,
    /// Effect of the change, in terms that can be shown.
    pub does: Does,
}

/// Effect of a change, for whoever chooses it. Parts and words are given by the ids of the messages that explain them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// This part is left out.
    LeavesOut(String),
    /// This part says this word.
    Says(String, String),
    /// A clause of this kind is added.
    Adds(String),
    /// The whole clause, option or preset is removed.
    Removes,
}

impl Editor {
    /// Returns the fixes for a diagnostic: those that leave the fewest others first, smaller changes before larger
    /// ones.
    pub fn mends(&self, fault: &EditDiagnostic) -> Vec<Mend> {
        let before = self.faults().len();
        let mut found: Vec<(usize, Mend)> = Vec::new();
        for mend in self.candidates(fault).into_iter().take(MOST_TRIED) {
            let Some(after) = self.changed(&mend.change) else { continue };
            let left = after.faults().len();
            let is_good = left < before && !after.faults().contains(fault);
            // Two that do the same are no choice.
            if is_good && !found.iter().any(|(_, other)| other.does == mend.does) {
                found.push((left, mend));
            }
        }
        found.sort_by_key(|(left, _)| *left);
        found.into_iter().map(|(_, mend)| mend).take(MOST).collect()
    }

    fn candidates(&self, fault: &EditDiagnostic) -> Vec<Mend> {
        let mut candidates = Vec::new();
        // A fault that names a kind of clause may want one.
        let missed = self.missed();
        for list in List::ALL {
            for word in clauses(list).iter().filter(|word| fault.names(&word.name)) {
                for id in missed.iter().cloned().chain([self.free_id(&word.name)]) {
                    let text = word.first().replacen("id: \"\"", &format!("id: \"{id}\""), 1);
                    let path = Path::default().name(list.name());
                    let change = Change::Insert { path, at: usize::MAX, text };
                    candidates.push(Mend { change, does: Does::Adds(word.label.clone()) });
                }
            }
        }
        // What was changed last, what does not go with it, and the board, which may not fit the rules.
        let part = self.part_of(fault.place());
        let board = Path::default().name("board");
        let mut tried: Vec<Path> = Vec::new();
        for part in part.clone().into_iter().chain(self.part_of(&fault.path)).chain([board]) {
            if !tried.contains(&part) {
                self.within(&part, &mut candidates);
                tried.push(part);
            }
        }
        if let Some(part) = part.filter(|part| matches!(part.0.last(), Some(PathStep::At(_)))) {
            candidates.push(Mend { change: Change::Remove(part), does: Does::Removes });
        }
        candidates
    }

    /// Returns the ids of clauses that options and presets change, but that no clause has.
    fn missed(&self) -> Vec<String> {
        let of_edit = |(_, edit): (Path, &SyntaxNode)| {
            let changes = ["Change", "Remove"].contains(&edit.word(self.text()));
            edit.items().first().filter(|_| changes).and_then(|item| item.node.text()).map(str::to_owned)
        };
        let mut ids: Vec<String> = self.tree().into_iter().flat_map(edits).filter_map(of_edit).collect();
        ids.retain(|id| self.clause(id).is_none());
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// Returns the item of a top-level list that a part lies in, or else the top-level part; `None` for the whole file.
    pub(super) fn part_of(&self, path: &Path) -> Option<Path> {
        match path.0.as_slice() {
            [] => None,
            [list, PathStep::At(number), ..] => Some(Path(vec![list.clone(), PathStep::At(*number)])),
            [part, ..] => Some(Path(vec![part.clone()])),
        }
    }

    /// Returns an id that no clause has, made from the name of a kind: `relay` or `relay-2` for `Relay`.
    pub fn free_id(&self, kind: &str) -> String {
        let plain = kebab(kind);
        let numbered = (2..).map(|number| format!("{plain}-{number}"));
        let mut all = std::iter::once(plain.clone()).chain(numbered);
        all.find(|id| self.clause(id).is_none()).unwrap_or(plain)
    }

    /// Collects changes to the value of a part and to the parts that it leaves out.
    fn within(&self, path: &Path, candidates: &mut Vec<Mend>) {
        let Some(look) = self.look(path) else { return };
        let says = look.slot.map(|slot| slot.label.clone()).unwrap_or_default();
        if let Some(node) = look.node {
            if look.slot.is_some_and(|slot| !slot.required) {
                let does = Does::LeavesOut(says.clone());
                candidates.push(Mend { change: Change::Unset(path.clone()), does });
            }
            if look.slot.is_some() {
                self.other_words(path, look.form, Some(node), &says, candidates);
            }
            for (number, item) in node.items().iter().enumerate() {
                let part = item.name.as_ref().map_or_else(|| path.at(number), |name| path.name(name));
                self.within(&part, candidates);
            }
            let word = node.word(self.text());
            if let Some(kind) = every_kind().iter().find(|kind| kind.kind == word) {
                let unsaid = |slot: &&Slot| node.part(&slot.name).is_none();
                for slot in mancala::rules::form::clause(kind.kind).iter().filter(unsaid) {
                    self.other_words(&path.name(&slot.name), &slot.form, None, &slot.label, candidates);
                }
            }
        }
    }

    /// Collects the other words that may stand at a place.
    fn other_words(&self, path: &Path, form: &Form, node: Option<&SyntaxNode>, says: &str, candidates: &mut Vec<Mend>) {
        let now = node.map(|node| node.word(self.text())).unwrap_or_default();
        for word in plain(form).words().iter().filter(|word| word.name != now) {
            let change = Change::Set { path: path.clone(), text: word.first() };
            candidates.push(Mend { change, does: Does::Says(says.to_owned(), word.label.clone()) });
        }
    }
}
