//! Editor of a game's rules: the text of a variant file, changed part by part, with the values that each part may have.
//! The rules are always read from the text as they would be from the file; comments and order stay as written.

mod adding;
mod common;
mod mend;
mod options;
mod own;
mod rename;
mod splice;
pub mod syntax;
#[cfg(test)]
mod tests;

pub use common::is_common;
pub use mend::{Does, Mend};
pub use own::{Title, made_own, retitled};

use crate::workshop::ready::Ready;
use mancala::diagnostic::{Argument, Diagnostic};
use mancala::rules::Variant;
use mancala::rules::dialect::quoted;
use mancala::rules::form::{self, Form, Holds, Slot};
use mancala::rules::kinds::List;
use std::sync::Arc;
use syntax::{NodeKind, Path, PathStep, SyntaxNode};

/// Most steps that can be undone.
const MOST_STEPS: usize = 1_000;

/// A change to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another value stands at a place, which may have been left out before.
    Set {
        /// Place of the value.
        path: Path,
        /// Value as files spell it.
        text: String,
    },
    /// A named part is left out.
    Unset(Path),
    /// A list, or brackets whose parts have no names, gets another part.
    Insert {
        /// Path of the list, which may have been left out before.
        path: Path,
        /// Index of the part before which it is inserted, from 0; it goes last if there is no such part.
        at: usize,
        /// Part as files spell it.
        text: String,
    },
    /// A rule is added, with the clauses that it needs.
    Add(&'static Ready),
    /// A part of a list is removed.
    Remove(Path),
    /// A part of a list changes places with the one before it.
    Up(Path),
    /// A part of a list changes places with the one after it.
    Down(Path),
    /// The last change is undone.
    Undo,
    /// The change that was undone last is redone.
    Redo,
    /// The file is as it was when it was opened.
    Back,
    /// The file has another text, having been changed elsewhere.
    Text(String),
}

/// Diagnostic of the rules, with the part that it lies in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditDiagnostic {
    /// The part.
    pub path: Path,
    /// The mistake. It has no place of its own: the text around the part may change.
    pub diagnostic: Diagnostic,
    /// Clause or other part of the file whose change brought it.
    pub cause: Option<Path>,
}

impl EditDiagnostic {
    /// Returns the part to look at: the one whose change brought it, or else the one that it lies in.
    pub fn place(&self) -> &Path {
        self.cause.as_ref().unwrap_or(&self.path)
    }

    /// Returns whether a kind of clause is named in it, or a clause of that kind may be missing.
    pub fn names(&self, kind: &str) -> bool {
        is_named_in(&self.diagnostic, kind)
    }
}

fn is_named_in(diagnostic: &Diagnostic, kind: &str) -> bool {
    fn is_in(value: &Argument, kind: &str) -> bool {
        match value {
            Argument::Name(name) => name.split(|c: char| !c.is_alphanumeric()).any(|word| word == kind),
            Argument::OneOf(values) => values.iter().any(|value| is_in(value, kind)),
            Argument::Because(diagnostic) => is_named_in(diagnostic, kind),
            Argument::Written(_)
            | Argument::File(_)
            | Argument::Text(_)
            | Argument::FirstWords(_)
            | Argument::Number(_)
            | Argument::Key(_) => false,
        }
    }
    diagnostic.code().missing.contains(&kind) || diagnostic.arguments().iter().any(|(_, value)| is_in(value, kind))
}

/// Value of a part, with the values that it may have.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// Form of the values that may stand there.
    pub form: &'static Form,
    /// Its name and meaning, if it is a named part.
    pub slot: Option<&'static Slot>,
    /// Value that stands there; `None` if it is left out.
    pub node: Option<&'a SyntaxNode>,
    /// Value that holds while it is left out, as files spell it.
    pub usual: Option<String>,
}

impl Look<'_> {
    /// Returns the form of the value; of several possible forms, the one that fits it. `text` is that of the file.
    pub fn plain(&self, text: &str) -> &'static Form {
        form_of(self.form, self.node, text)
    }
}

/// Variant file that is being changed.
#[derive(Clone, Debug)]
pub struct Editor {
    file: String,
    text: String,
    tree: Option<SyntaxNode>,
    /// Text at the time when it was opened.
    opened: String,
    /// Texts that undo goes back to.
    past: Vec<String>,
    /// Texts that redo goes on to.
    future: Vec<String>,
    /// Part changed last, if another change to it belongs to the same step.
    typing: Option<Path>,
    /// Clause or other part of the file that is being changed.
    changed: Option<Path>,
    /// `true` if every change is checked at once.
    checks: bool,
    faults: Vec<EditDiagnostic>,
    variant: Option<Arc<Variant>>,
}

impl Editor {
    /// Creates an editor for a text; `file` names it in errors.
    pub fn of(file: &str, text: &str) -> Editor {
        let mut editor = Editor::unchecked(file, text);
        editor.check();
        editor
    }

    /// Creates an editor for many changes in a row: it reports nothing until [`Editor::check`] is called.
    fn unchecked(file: &str, text: &str) -> Editor {
        Editor {
            file: file.to_owned(),
            text: text.to_owned(),
            tree: SyntaxNode::of(text),
            opened: text.to_owned(),
            past: Vec::new(),
            future: Vec::new(),
            typing: None,
            changed: None,
            checks: false,
            faults: Vec::new(),
            variant: None,
        }
    }

    /// Checks the text, now and after every later change.
    fn check(&mut self) {
        self.checks = true;
        self.read(self.text.clone());
    }

    /// Returns the text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text as a tree; `None` while brackets or quotation marks do not match.
    pub fn tree(&self) -> Option<&SyntaxNode> {
        self.tree.as_ref()
    }

    /// Returns all diagnostics.
    pub fn faults(&self) -> &[EditDiagnostic] {
        &self.faults
    }

    /// Returns the rules as they were when there was last no diagnostic.
    pub fn variant(&self) -> Option<&Arc<Variant>> {
        self.variant.as_ref()
    }

    /// Returns whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns whether the text differs from the one that was opened.
    pub fn has_changed(&self) -> bool {
        self.text != self.opened
    }

    /// Returns the path of the clause with an id: among the rules themselves, or else where an option or a preset adds
    /// it.
    pub fn clause(&self, id: &str) -> Option<Path> {
        let is_it = |(_, edit): &(Path, &SyntaxNode)| {
            edit.word(&self.text) == "Add" && edit.part("clause").is_some_and(|clause| is_called(clause, id))
        };
        let added = || Some(edits(self.tree.as_ref()?).find(is_it)?.0.name("clause"));
        self.listed(id).or_else(added)
    }

    /// Returns the path of the clause with an id among the rules themselves.
    fn listed(&self, id: &str) -> Option<Path> {
        let tree = self.tree.as_ref()?;
        List::ALL.into_iter().find_map(|list| {
            let number = tree.part(list.name())?.items().iter().position(|item| is_called(&item.node, id))?;
            Some(Path::default().name(list.name()).at(number))
        })
    }

    /// Returns the parts of options and presets that change or remove the clause with an id.
    pub fn touching(&self, id: &str) -> Vec<Path> {
        let tree = self.tree.iter().flat_map(edits);
        let touches = tree.filter(|(_, edit)| edit.items().first().and_then(|item| item.node.text()) == Some(id));
        touches.map(|(path, _)| path).collect()
    }

    /// Returns the value of a part with the values that it may have; `None` if no file has such a part.
    pub fn look(&self, path: &Path) -> Option<Look<'_>> {
        static WHOLE: std::sync::LazyLock<Form> = std::sync::LazyLock::new(|| Form::Bracket(form::variant().to_vec()));
        let mut look = Look { form: &WHOLE, slot: None, node: self.tree.as_ref(), usual: None };
        // What stands before a part in the same brackets.
        let mut first = None;
        // What a change leaves out stays as it is, whatever that may be.
        let mut changes = false;
        for step in &path.0 {
            changes |= matches!(form_of(look.form, look.node, &self.text), Form::Change);
            let mut next = self.step(&look, first, step)?;
            next.usual = next.usual.filter(|_| !changes);
            first = look.node.and_then(|node| node.items().first()).map(|item| &item.node);
            look = next;
        }
        Some(look)
    }

    /// Returns the same for a part of a part. `before`: the first part of the brackets that the whole stands in.
    fn step<'a>(&'a self, look: &Look<'a>, before: Option<&SyntaxNode>, step: &PathStep) -> Option<Look<'a>> {
        let node = look.node.and_then(|node| Some(&node.items()[node.index(step)?].node));
        let here = |form: &'static Form| Some(Look { form, slot: None, node, usual: None });
        match (form_of(look.form, look.node, &self.text), step) {
            (Form::Bracket(slots), PathStep::Name(name)) => self.slot(look, slots, name, node),
            (Form::Change, PathStep::Name(name)) => {
                let kind = self.kind(before?.text()?)?;
                let slot = form::clause(kind).iter().find(|slot| slot.name == *name)?;
                Some(Look { form: &slot.form, slot: Some(slot), node, usual: None })
            }
            (Form::Words(words), step) => {
                let name = look.node?.word(&self.text);
                let word = words.iter().find(|word| word.name == name)?;
                match (&word.holds, step) {
                    (Holds::Parts(parts), PathStep::At(number)) => here(parts.get(*number)?),
                    (Holds::Slots(form), PathStep::Name(name)) => self.slot(look, form.slots(), name, node),
                    (Holds::Slots(form), PathStep::At(0)) if form.slots().is_empty() => here(form),
                    (Holds::Nothing | Holds::Parts(_) | Holds::Slots(_), _) => None,
                }
            }
            (Form::List(form), PathStep::At(_)) => here(form),
            (Form::Tuple(parts), PathStep::At(number)) => here(parts.get(*number)?),
            (Form::Map, PathStep::Name(_)) => here(&Form::Text),
            (_, _) => None,
        }
    }

    /// Returns the same for a named part of brackets.
    fn slot<'a>(
        &'a self,
        within: &Look<'a>,
        slots: &'static [Slot],
        name: &str,
        node: Option<&'a SyntaxNode>,
    ) -> Option<Look<'a>> {
        let slot = slots.iter().find(|slot| slot.name == name)?;
        // Brackets that may be left out say by themselves what their parts are.
        let said = within.usual.as_ref().filter(|usual| usual.starts_with('(')).and_then(|usual| {
            let tree = SyntaxNode::of(usual)?;
            Some(usual[tree.part(name)?.span.clone()].to_owned())
        });
        Some(Look { form: &slot.form, slot: Some(slot), node, usual: said.or_else(|| slot.usual.clone()) })
    }

    /// Returns the kind of the clause with an id.
    fn kind(&self, id: &str) -> Option<&str> {
        let path = self.clause(id)?;
        Some(self.tree.as_ref()?.get(&path)?.word(&self.text))
    }

    /// Makes a change; returns whether there was anything to change.
    pub fn change(&mut self, change: &Change) -> bool {
        self.changed = match change {
            Change::Set { path, .. } | Change::Unset(path) | Change::Remove(path) => self.part_of(path),
            Change::Insert { path, at, .. } if path.0.len() == 1 => {
                let number = self.tree.as_ref().and_then(|tree| tree.get(path)).map_or(0, |it| it.items().len());
                Some(path.at((*at).min(number)))
            }
            Change::Insert { path, .. } => self.part_of(path),
            Change::Add(ready) => self.with_rule(ready).map(|(_, path)| path),
            _ => None,
        };
        match change {
            Change::Undo => self.travel(true),
            Change::Redo => self.travel(false),
            Change::Back => self.step_to(self.opened.clone(), None),
            Change::Text(text) => self.step_to(text.clone(), None),
            Change::Set { path, text } => {
                let is_text = self.look(path).is_some_and(|look| *plain(look.form) == Form::Text);
                // A name that is being typed passes through others: what counts is the one that it had before.
                let typing = is_text && self.typing.as_ref() == Some(path);
                let before = self.past.last().filter(|_| typing).unwrap_or(&self.text);
                let new = rename::renamed(before, path, text).or_else(|| self.set(path, text));
                let Some(new) = new.filter(|new| *new != self.text) else { return false };
                let new = self.with_choices(path, self.with_number(path, new));
                self.step_to(splice::tidied(&new, path), is_text.then(|| path.clone()))
            }
            Change::Unset(path) => {
                let new = self.unset(path).map(|new| self.with_choices(path, new));
                new.is_some_and(|new| self.step_to(new, None))
            }
            Change::Insert { path, at, text } => {
                let new = self.insert(path, *at, text).map(|new| self.with_choices(path, new));
                new.is_some_and(|new| {
                    let number = self.tree.as_ref().and_then(|tree| tree.get(path)).map_or(0, |it| it.items().len());
                    self.step_to(splice::tidied(&new, &path.at((*at).min(number))), None)
                })
            }
            Change::Add(ready) => {
                let new = self.with_rule(ready).map(|(new, path)| self.with_choices(&path, new));
                new.is_some_and(|new| self.step_to(new, None))
            }
            Change::Remove(path) => {
                let new = self.remove(path).map(|new| self.with_choices(path, new));
                new.is_some_and(|new| self.step_to(new, None))
            }
            Change::Up(path) => self.swap(path, 1).is_some_and(|new| self.step_to(new, None)),
            Change::Down(path) => self.swap(path, 0).is_some_and(|new| self.step_to(new, None)),
        }
    }

    /// Returns the file with a change made.
    pub fn changed(&self, change: &Change) -> Option<Editor> {
        let mut other = self.clone();
        other.change(change).then_some(other)
    }

    fn step_to(&mut self, text: String, typing: Option<Path>) -> bool {
        if text == self.text {
            return false;
        }
        let goes_on = typing.is_some() && typing == self.typing;
        if !goes_on {
            self.past.push(self.text.clone());
            self.past.drain(..self.past.len().saturating_sub(MOST_STEPS));
        }
        self.future.clear();
        self.typing = typing;
        self.read(text);
        true
    }

    fn travel(&mut self, back: bool) -> bool {
        let (from, to) = if back { (&mut self.past, &mut self.future) } else { (&mut self.future, &mut self.past) };
        let Some(text) = from.pop() else { return false };
        to.push(self.text.clone());
        self.typing = None;
        self.read(text);
        true
    }

    fn read(&mut self, text: String) {
        self.text = text;
        self.tree = SyntaxNode::of(&self.text);
        if !self.checks {
            return;
        }
        let before = std::mem::take(&mut self.faults);
        match Variant::read(&self.file, &self.text) {
            Ok(variant) => self.variant = Some(Arc::new(variant)),
            Err(error) => {
                let fault = |diagnostic: Diagnostic| {
                    let offset = diagnostic.span().map_or(0, |span| offset_of(&self.text, span.line, span.column));
                    let path = self.tree.as_ref().map(|tree| tree.path_to(offset)).unwrap_or_default();
                    let diagnostic = diagnostic.with_span(None);
                    let known = before.iter().find(|other| other.diagnostic == diagnostic);
                    let cause = known.map_or_else(|| self.changed.clone(), |known| known.cause.clone());
                    // Where a part has changed places, it is looked for where it lies.
                    let is_there = |path: &Path| self.tree.as_ref().is_some_and(|tree| tree.get(path).is_some());
                    EditDiagnostic { path, diagnostic, cause: cause.filter(is_there) }
                };
                self.faults = error.diagnostics().into_iter().map(fault).collect();
            }
        }
    }

    /// Returns the text with another value at a place. A value that holds by default is left out.
    fn set(&self, path: &Path, text: &str) -> Option<String> {
        let look = self.look(path)?;
        if look.usual.as_deref().is_some_and(|usual| is_same(usual, text)) {
            if look.node.is_some() {
                return self.unset(path);
            }
            // What holds within brackets that are not there does not hold without them.
            let (parent, _) = path.parent()?;
            let around = self.look(&parent)?;
            let is_wanting = around.node.is_none() && matches!(around.form.plain(), Form::Maybe(_));
            return is_wanting.then(|| self.set(&parent, "()")).flatten();
        }
        if let Some(node) = look.node {
            return Some(splice::replaced(&self.text, node.span.clone(), text));
        }
        let (parent, PathStep::Name(name)) = path.parent()? else { return None };
        let within = self.look(&parent)?;
        let part = format!("{name}: {text}");
        match within.node {
            Some(node) if matches!(node.kind, NodeKind::Bracket(..) | NodeKind::Map(_)) => {
                let part = match node.kind {
                    NodeKind::Map(_) => format!("{}: {text}", quoted(name)),
                    _ => part,
                };
                let at = self.place(&within, node, name);
                // Parts of the whole file have lines of their own, and so has what is in a list of clauses.
                Some(splice::inserted(&self.text, node, at, &part, parent.0.is_empty()))
            }
            // `None` was said.
            Some(node) => Some(splice::replaced(&self.text, node.span.clone(), &format!("({part})"))),
            None => self.set(&parent, &format!("({part})")),
        }
    }

    /// Returns the index at which a named part belongs in brackets.
    fn place(&self, within: &Look<'_>, node: &SyntaxNode, name: &str) -> usize {
        let form = form_of(within.form, within.node, &self.text);
        let slots: &[Slot] = match form {
            Form::Bracket(slots) => slots,
            Form::Words(words) => {
                let word = words.iter().find(|word| word.name == node.word(&self.text));
                match word.map(|word| &word.holds) {
                    Some(Holds::Slots(form)) => form.slots(),
                    _ => &[],
                }
            }
            _ => &[],
        };
        let rank = |name: &str| slots.iter().position(|slot| slot.name == name).unwrap_or(usize::MAX);
        let own = rank(name);
        let items = node.items();
        let after = |item: &syntax::SyntaxPart| item.name.as_deref().is_some_and(|other| rank(other) > own);
        items.iter().position(after).filter(|_| own < usize::MAX).unwrap_or(items.len())
    }

    /// Returns the text with a named part left out, along with brackets that are then empty and mean no more than none.
    fn unset(&self, path: &Path) -> Option<String> {
        let tree = self.tree.as_ref()?;
        let (parent, step) = path.parent()?;
        let within = tree.get(&parent)?;
        let number = within.index(step)?;
        let says_nothing =
            within.items().len() == 1 && matches!(&within.kind, NodeKind::Bracket(word, _) if word.is_empty());
        if says_nothing && let Some(look) = self.look(&parent) {
            let may_go = look.slot.is_some_and(|slot| !slot.required) && !matches!(look.form, Form::Maybe(_));
            if may_go && !matches!(look.form, Form::Change) {
                return self.unset(&parent);
            }
        }
        Some(splice::removed(&self.text, within, number))
    }

    fn insert(&self, path: &Path, at: usize, text: &str) -> Option<String> {
        let look = self.look(path)?;
        match look.node {
            Some(node) if !matches!(node.kind, NodeKind::Bare | NodeKind::Text(_)) => {
                let apart = path.0.len() == 1 || text.contains('\n');
                Some(splice::inserted(&self.text, node, at, text, apart))
            }
            Some(_) => None,
            // A list of the file's own has lines.
            None if path.0.len() == 1 => self.set(path, &format!("[\n        {text},\n    ]")),
            None => self.set(path, &format!("[{text}]")),
        }
    }

    fn remove(&self, path: &Path) -> Option<String> {
        let tree = self.tree.as_ref()?;
        let (parent, step) = path.parent()?;
        let within = tree.get(&parent)?;
        let number = within.index(step)?;
        let is_last = within.items().len() == 1;
        let usual = self.look(&parent).filter(|look| look.slot.is_some_and(|slot| !slot.required));
        // An empty list that may be left out says nothing.
        let says_nothing = |usual: &str| is_same(usual, "[]");
        if is_last && usual.is_some_and(|look| look.usual.as_deref().is_none_or(says_nothing)) {
            return self.unset(&parent);
        }
        Some(splice::removed(&self.text, within, number))
    }

    /// Returns the text in which a part of a list, or the one this many places before it, is swapped with the next.
    fn swap(&self, path: &Path, before: usize) -> Option<String> {
        let (parent, step) = path.parent()?;
        let within = self.tree.as_ref()?.get(&parent)?;
        let number = within.index(step)?.checked_sub(before)?;
        (number + 1 < within.items().len()).then(|| splice::swapped(&self.text, within, number))
    }
}

/// Returns the form without `Maybe` around it.
fn plain(form: &Form) -> &Form {
    match form.plain() {
        Form::Maybe(form) => plain(form),
        other => other,
    }
}

/// Returns the form that fits the value at a place, of the several that may.
fn form_of<'a>(form: &'a Form, node: Option<&SyntaxNode>, text: &str) -> &'a Form {
    match plain(form) {
        Form::Either(forms) => {
            let word = node.map(|node| node.word(text)).unwrap_or_default();
            let fits = |form: &&Form| match plain(form) {
                Form::Words(words) => words.iter().any(|it| it.name == word),
                _ => false,
            };
            let other = |form: &&Form| !matches!(plain(form), Form::Words(_));
            let found = forms.iter().find(fits).or_else(|| forms.iter().find(other));
            found.map_or(form, plain)
        }
        other => other,
    }
}

/// Returns whether a clause, an option or a preset has this id.
fn is_called(node: &SyntaxNode, id: &str) -> bool {
    node.part("id").and_then(SyntaxNode::text) == Some(id)
}

/// Returns every edit of the options and presets of a file.
fn edits(tree: &SyntaxNode) -> impl Iterator<Item = (Path, &SyntaxNode)> {
    let whole = Path::default();
    let options = parts(whole.name("options"), tree.part("options")).into_iter();
    let choices = options.flat_map(|(path, option)| parts(path.name("choices"), option.part("choices")));
    let presets = parts(whole.name("presets"), tree.part("presets"));
    choices.chain(presets).flat_map(|(path, node)| parts(path.name("edits"), node.part("edits")))
}

/// Returns the parts of a list, each with its path.
fn parts(path: Path, list: Option<&SyntaxNode>) -> Vec<(Path, &SyntaxNode)> {
    let items = list.map_or(&[][..], SyntaxNode::items).iter().enumerate();
    items.map(|(number, item)| (path.at(number), &item.node)).collect()
}

/// Returns the byte offset in a text of a line and a column, both from 1.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[before..];
    before + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at)
}

/// Returns whether two texts are the same but for white space.
fn is_same(one: &str, other: &str) -> bool {
    let plain = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    if one.contains('"') { one.trim() == other.trim() } else { plain(one) == plain(other) }
}
