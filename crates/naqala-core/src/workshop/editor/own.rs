//! User variants made from another game: its text, with the user's choices written into the rules.

use super::syntax::{NodeKind, Path, SyntaxNode};
use super::{Change, Editor, edits, quoted};
use mancala::rules::variant::{Edit, Setting};
use mancala::rules::{OptionKind, Settings, Variant};
use std::collections::BTreeSet;

/// Names of a new game.
#[derive(Clone, Copy, Debug)]
pub struct Title<'a> {
    /// Id, and name of the file without the extension.
    pub id: &'a str,
    /// Name of the game.
    pub name: &'a str,
    /// Sentence that names the game it was made from.
    pub source: &'a str,
}

/// Returns the text of a new game like the one in a text, with the sibling or preset and the chosen options written
/// into its rules. Options that were not touched stay options. Facts about the other game, its people and sources are
/// left out.
///
/// `settings` need not name options that stand at their defaults. Names that the text does not know are ignored.
pub fn made_own(text: &str, preset: Option<&str>, settings: &Settings, title: Title<'_>) -> String {
    let mut making = Making { editor: Editor::unchecked(title.id, without_heading(text)), chosen: settings.clone() };
    let whole = Path::default();
    let presets = whole.name("presets");
    if let Some(at) = preset.and_then(|preset| making.named(&presets, preset)) {
        making.preset(&at);
    }
    let variant = Variant::read("", text).ok();
    if let Some(variant) = &variant {
        making.free_rows(variant, preset);
    }
    making.options(preset);
    if let Some(variant) = &variant {
        making.numbers(variant, preset);
        making.narrow(variant, preset, settings);
    }
    making.set(Change::Unset(presets));
    let about = whole.name("about");
    for part in ["also", "places", "begin_with", "notes"] {
        making.set(Change::Unset(about.name(part)));
    }
    for part in ["people", "place", "summary", "licence"] {
        making.set(Change::Set { path: about.name(part), text: quoted("") });
    }
    making.set(Change::Set { path: about.name("source"), text: quoted(title.source) });
    making.set(Change::Set { path: about.name("name"), text: quoted(title.name) });
    making.set(Change::Set { path: whole.name("id"), text: quoted(title.id) });
    making.editor.check();
    making.drop_options_at_fault();
    making.editor.text().to_owned()
}

/// Returns the same game under another id and name.
pub fn retitled(text: &str, id: &str, name: &str) -> String {
    let mut editor = Editor::unchecked(id, text);
    editor.change(&Change::Set { path: Path::default().name("about").name("name"), text: quoted(name) });
    editor.change(&Change::Set { path: Path::default().name("id"), text: quoted(id) });
    editor.text().to_owned()
}

/// Returns a file without the comments above its rules, which are about the game that it was.
fn without_heading(text: &str) -> &str {
    let comments =
        text.split_inclusive('\n').take_while(|line| line.trim().is_empty() || line.trim_start().starts_with("//"));
    &text[comments.map(str::len).sum()..]
}

/// Brackets as they stand in the file itself: their lines no farther in than those of its other parts.
fn level(text: &str) -> String {
    let last = text.lines().last().unwrap_or_default();
    let deeper = (last.len() - last.trim_start().len()).saturating_sub(4);
    let cut = |line: &str| {
        let blank = line.len() - line.trim_start().len();
        line[deeper.min(blank)..].to_owned()
    };
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default().to_owned();
    std::iter::once(first).chain(lines.map(cut)).collect::<Vec<_>>().join("\n")
}

struct Making {
    editor: Editor,
    chosen: Settings,
}

impl Making {
    fn set(&mut self, change: Change) -> bool {
        self.editor.change(&change)
    }

    fn node(&self, path: &Path) -> Option<&SyntaxNode> {
        self.editor.tree()?.get(path)
    }

    /// Returns how a part is written.
    fn written(&self, node: &SyntaxNode) -> String {
        self.editor.text()[node.span.clone()].to_owned()
    }

    /// The part of a list that has this id.
    fn named(&self, list: &Path, id: &str) -> Option<Path> {
        let items = self.node(list)?.items();
        let number = items.iter().position(|item| item.node.part("id").and_then(SyntaxNode::text) == Some(id))?;
        Some(list.at(number))
    }

    /// Takes over what a preset says of the game and of its options. Its edits are in [`Making::edits_of`].
    fn preset(&mut self, path: &Path) {
        let Some(preset) = self.node(path).cloned() else { return };
        for item in preset.part("set").map_or(&[][..], SyntaxNode::items) {
            if let (Some(option), Some(value)) = (&item.name, item.node.text()) {
                self.chosen.entry(option.clone()).or_insert_with(|| value.to_owned());
            }
        }
        let part = |name: &str| preset.part(name).map(|node| self.written(node));
        let (about, name) = (part("about"), part("name"));
        let path = Path::default().name("about");
        if let Some(text) = about {
            self.set(Change::Set { path: path.clone(), text: level(&text) });
        }
        if let Some(text) = name {
            self.set(Change::Set { path: path.name("name"), text });
        }
    }

    /// Writes the choices made into the rules, and takes them from the options.
    fn options(&mut self, preset: Option<&str>) {
        let options = Path::default().name("options");
        let mut made = Vec::new();
        let mut edits =
            preset.and_then(|id| self.named(&Path::default().name("presets"), id)).into_iter().collect::<Vec<_>>();
        let ids: Vec<String> = self.editor.ids(&options);
        for option in &ids {
            let Some(value) = self.chosen.get(option).cloned() else { continue };
            let Some(path) = self.named(&options, option) else { continue };
            if let Some(choice) = self.named(&path.name("choices"), &value) {
                edits.push(choice);
                made.push(option.clone());
            }
        }
        // The text changes with each of them: each is read by itself.
        let mut texts: Vec<String> = edits.iter().flat_map(|of| self.edits_of(of)).collect();
        let comes_and_goes = self.comes_and_goes();
        // As where rules are built: a clause that some choices add or remove is changed when it is settled whether it
        // is there.
        texts.sort_by_key(|text| {
            SyntaxNode::of(text).is_some_and(|edit| {
                let id = edit.items().first().and_then(|item| item.node.text());
                edit.word(text) == "Change" && id.is_some_and(|id| comes_and_goes.contains(id))
            })
        });
        for text in texts {
            if let Some(edit) = SyntaxNode::of(&text) {
                self.edit(&edit, &text);
            }
        }
        for option in made {
            if let Some(path) = self.named(&options, &option) {
                self.set(Change::Remove(path));
            }
        }
    }

    /// Writes the numbers at which options stand into the rules.
    fn numbers(&mut self, variant: &Variant, preset: Option<&str>) {
        let preset = preset.and_then(|id| variant.presets.iter().find(|preset| preset.id == id));
        for option in &variant.options {
            let Some(path) = self.named(&Path::default().name("options"), &option.id) else { continue };
            let value = self.chosen.get(&option.id).cloned().unwrap_or_else(|| option.default_in(preset));
            for place in self.editor.numbers_of(&path) {
                self.set(Change::Set { path: place, text: value.clone() });
            }
        }
    }

    /// Removes the number of seeds from options that set it with the number of pits, if the preset or a chosen option
    /// sets it.
    fn free_rows(&mut self, variant: &Variant, preset: Option<&str>) {
        let preset = preset.and_then(|id| variant.presets.iter().find(|preset| preset.id == id));
        let chosen = variant.options.iter().filter_map(|option| Some(option.edits(self.chosen.get(&option.id)?)));
        let mut edits = preset.into_iter().flat_map(|preset| &preset.edits).chain(chosen.flatten());
        if !edits.any(|edit| matches!(edit, Edit::Setup(it) if it.rows.is_some())) {
            return;
        }
        let options = Path::default().name("options");
        for option in &variant.options {
            if let OptionKind::Number { sets, .. } = &option.kind
                && sets[..] == [Setting::Columns, Setting::Seeds]
                && let Some(path) = self.named(&options, &option.id)
            {
                self.set(Change::Set { path: path.name("sets"), text: "[Columns]".to_owned() });
            }
        }
    }

    /// Removes values from the numbers that stay options, if they do not go with the preset and the chosen options.
    fn narrow(&mut self, variant: &Variant, preset: Option<&str>, settings: &Settings) {
        let preset = preset.and_then(|id| variant.presets.iter().find(|preset| preset.id == id));
        let options = Path::default().name("options");
        for option in &variant.options {
            let OptionKind::Number { from, to, .. } = option.kind else { continue };
            let Some(OptionKind::Number { from: least, to: most, .. }) =
                variant.accepted(option, preset, settings).map(|it| it.kind)
            else {
                continue;
            };
            for (name, was, now) in [("from", from, least), ("to", to, most)] {
                if let Some(path) = self.named(&options, &option.id).filter(|_| now != was) {
                    self.set(Change::Set { path: path.name(name), text: now.to_string() });
                }
            }
        }
    }

    /// Returns the edits of a choice or a preset, as they are written.
    fn edits_of(&self, of: &Path) -> Vec<String> {
        let edits = self.node(&of.name("edits")).map_or(&[][..], SyntaxNode::items);
        edits.iter().map(|item| self.written(&item.node)).collect()
    }

    /// Returns the clauses that some choice or preset adds or removes.
    fn comes_and_goes(&self) -> BTreeSet<String> {
        let text = self.editor.text();
        let moved = |edit: &SyntaxNode| match edit.word(text) {
            "Add" => edit.part("clause")?.part("id")?.text().map(str::to_owned),
            "Remove" => edit.items().first()?.node.text().map(str::to_owned),
            _ => None,
        };
        self.editor.tree().into_iter().flat_map(edits).filter_map(|(_, edit)| moved(edit)).collect()
    }

    fn edit(&mut self, edit: &SyntaxNode, text: &str) -> Option<()> {
        let first = edit.items().first().map(|item| &item.node);
        let clause = |this: &Making| this.editor.listed(first?.text()?);
        match edit.word(text) {
            "Change" => {
                let path = clause(self)?;
                self.merge(&path, &edit.items().get(1)?.node, text);
            }
            "Remove" => {
                let path = clause(self)?;
                self.set(Change::Remove(path));
            }
            "Add" => {
                let part = |name: &str| edit.part(name).map(|node| &text[node.span.clone()]);
                let list = Path::default().name(&part("to")?.to_lowercase());
                let before = edit.part("before").and_then(SyntaxNode::text).and_then(|id| self.named(&list, id));
                let at = before.and_then(|path| match path.0.last() {
                    Some(super::PathStep::At(number)) => Some(*number),
                    _ => None,
                });
                let text = part("clause")?.to_owned();
                self.set(Change::Insert { path: list, at: at.unwrap_or(usize::MAX), text });
            }
            "Board" => self.merge_whole(&Path::default().name("board"), edit, text),
            "Setup" => self.merge_whole(&Path::default().name("setup"), edit, text),
            "Stages" => {
                let stages = text[first?.span.clone()].to_owned();
                self.set(Change::Set { path: Path::default().name("stages"), text: stages });
            }
            "FirstStage" => {
                let stages = Path::default().name("stages");
                if self.node(&stages).is_none() {
                    self.set(Change::Insert { path: stages.clone(), at: 0, text: "(id: \"play\")".into() });
                }
                let stage = text.trim_start_matches("FirstStage").trim().to_owned();
                self.set(Change::Insert { path: stages, at: 0, text: stage });
            }
            _ => {}
        }
        Some(())
    }

    /// Changes the parts of brackets that others name: brackets in them part by part.
    fn merge(&mut self, into: &Path, patch: &SyntaxNode, text: &str) {
        for item in patch.items() {
            let Some(name) = &item.name else { continue };
            let path = into.name(name);
            let is_brackets = matches!(&item.node.kind, NodeKind::Bracket(word, _) if word.is_empty());
            if is_brackets && !item.node.items().is_empty() {
                self.merge(&path, &item.node, text);
            } else {
                self.set(Change::Set { path, text: text[item.node.span.clone()].to_owned() });
            }
        }
    }

    /// Changes the parts of brackets that others name, each as a whole.
    fn merge_whole(&mut self, into: &Path, patch: &SyntaxNode, text: &str) {
        for item in patch.items() {
            if let Some(name) = &item.name {
                let text = text[item.node.span.clone()].to_owned();
                self.set(Change::Set { path: into.name(name), text });
                self.drop_number_of(name);
            }
        }
    }

    /// Drops an option for a number of the board or the seeds that is settled now.
    fn drop_number_of(&mut self, part: &str) {
        let setting = match part {
            "columns" => "Columns",
            "rows" => "Seeds",
            "hand" => "Hand",
            "total" => "Total",
            _ => return,
        };
        let options = Path::default().name("options");
        let text = self.editor.text();
        let sets = |node: &SyntaxNode| {
            node.part("sets").is_some_and(|it| it.items().iter().any(|item| item.node.word(text) == setting))
        };
        let number = self.node(&options).and_then(|node| node.items().iter().position(|item| sets(&item.node)));
        if let Some(number) = number {
            self.set(Change::Remove(options.at(number)));
        }
    }

    /// Drops options on things that are no longer there.
    fn drop_options_at_fault(&mut self) {
        let options = Path::default().name("options");
        loop {
            let at_fault =
                self.editor.faults().iter().find(|fault| fault.path.is_in(&options) && fault.path != options);
            let Some(fault) = at_fault else { break };
            let option = Path(fault.path.0[..2].to_vec());
            if !self.set(Change::Remove(option)) {
                break;
            }
        }
    }
}
