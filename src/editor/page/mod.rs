//! The rule page of a user's own game while its rules are changed: every sentence opens the controls of what it says.

mod adding;
mod controls;
mod trial;

use super::session::{RuleEditSession, RuleEditor};
use crate::editor::EditorCommand;
use crate::learn::LearnCommand;
use crate::learn::examples::ExampleCache;
use crate::play::Library;
use crate::playback::GameContext;
use crate::rules_page::RulesPage;
use crate::rules_page::page_cache::PageCache;
use crate::training::OpponentTraining;
use crate::ui::Action;
use crate::ui::WindowCommand;
use crate::ui::diagnostic_text::diagnostic_text;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use adding::{SUBJECTS, subject};
use bevy::prelude::{InMut, Res, ResMut, Resource};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Frame, Label, Margin, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo,
    WidgetType, pos2, vec2,
};
use controls::{Controls, wide_button};
use mancala::diagnostic::{Argument, Diagnostic};
use mancala::rules::kinds::{List, every_kind};
use mancala::rules::{Catalogue, Rules, form};
use naqala_core::library::spelling;
use naqala_core::words::{Arg, PageSection, Sentence, Words};
use naqala_core::workshop::editor::syntax::{Path, PathStep, SyntaxNode};
use naqala_core::workshop::editor::{Change, Does, EditDiagnostic, Mend};
use naqala_core::workshop::own::name_of;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// State of the page.
#[derive(Resource, Default)]
pub struct RuleEditorView {
    /// The part of the rules being changed whose controls are shown.
    pub(crate) opened: Option<Path>,
    /// `true` if it has just been opened and is to be brought into sight.
    pub(crate) opened_sought: bool,
    /// The rules that can be added; `None` while they are not shown.
    pub(crate) adding: Option<RuleSearch>,
    /// The levels that are to try out rules, where they have been chosen.
    pub(crate) levels: Option<[u8; 2]>,
}

/// A search for a rule to be added.
#[derive(Clone, Debug, Default)]
pub struct RuleSearch {
    /// The heading whose rules are shown; `None` where all are.
    pub(crate) under: Option<&'static str>,
    /// The text typed so far.
    pub(crate) search: String,
    /// Set until the field has been given the keyboard.
    pub(crate) opens: bool,
}

/// Shows the page of the rules being changed.
pub fn show(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    editor: Res<RuleEditor>,
    (mut rules, mut state): (ResMut<RulesPage>, ResMut<RuleEditorView>),
    (library, examples, training): (Res<Library>, Res<ExampleCache>, Res<OpponentTraining>),
) -> Vec<Action> {
    let Some(bench) = editor.bench() else { return Vec::new() };
    let (view, pages, state) = (&view, &mut rules.page, &mut *state);
    let (catalogue, examples, training) = (&library.0, &*examples, &*training);
    let mut page =
        Page { view, bench, pages, state, catalogue, examples, training, shown: BTreeSet::new(), actions: Vec::new() };
    if !examples.is_asked(view.current.game.rules()) {
        page.actions.push(LearnCommand::FindExamples.into());
    }
    page.bar(ui);
    page.faults(ui);
    ScrollArea::vertical().id_salt("editor").auto_shrink(false).show(ui, |ui| {
        page.sentences(ui);
        page.others(ui);
        page.trial(ui);
        ui.add_space(24.0 * style::scale(ui));
    });
    page.actions
}

/// Returns what the parts of a page are about: the parts of the file that a click on its heading opens.
fn parts_of(section: &PageSection) -> &'static [&'static str] {
    match section.id {
        "page-about" => &["about"],
        "page-board" => &["board", "setup"],
        "page-stages" => &["stages"],
        "page-options" => &["options", "presets"],
        _ => &[],
    }
}

/// The parts of a file that are no rules.
const PARTS: [&str; 6] = ["about", "board", "setup", "stages", "options", "presets"];

struct Page<'a> {
    view: &'a GameContext<'a>,
    bench: &'a RuleEditSession,
    pages: &'a mut PageCache,
    state: &'a mut RuleEditorView,
    catalogue: &'a Catalogue,
    examples: &'a ExampleCache,
    training: &'a OpponentTraining,
    /// The parts shown so far.
    shown: BTreeSet<Path>,
    actions: Vec<Action>,
}

impl Page<'_> {
    fn say(&self, id: &str) -> String {
        self.view.words.label(id)
    }

    /// The file, and how to go back and forth and to end.
    fn bar(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let editor = &self.bench.editor;
        let file = RichText::new(name_of(&self.bench.file)).font(style::font(ui, FontRole::Small)).color(palette.soft);
        ui.add(Label::new(file).truncate());
        ui.horizontal_wrapped(|ui| {
            if ui.add(style::main_button(ui, &self.say("editor-done"), true)).clicked() {
                self.actions.push(EditorCommand::Close.into());
            }
            let all = [
                (Icon::Undo, "editor-undo", editor.can_undo(), Change::Undo),
                (Icon::Redo, "editor-redo", editor.can_redo(), Change::Redo),
            ];
            for (icon, label, usable, change) in all {
                let label = self.say(label);
                if style::add_if(ui, usable, |ui: &mut Ui| icons::button(ui, icon, &label)).clicked() {
                    self.actions.push(EditorCommand::Change(change).into());
                }
            }
            let back = egui::Button::new(self.say("editor-back"));
            if style::add_if(ui, editor.has_changed(), back).clicked() {
                self.actions.push(EditorCommand::Change(Change::Back).into());
            }
            self.file_menu(ui);
        });
        self.rename(ui);
        ui.add_space(4.0 * style::scale(ui));
    }

    /// A menu for the file as a whole.
    fn file_menu(&mut self, ui: &mut Ui) {
        let folder = self.bench.file.parent().map(std::path::Path::to_owned).unwrap_or_default();
        let is_good = self.bench.editor.faults().is_empty();
        let entries = [
            ("editor-show-file", WindowCommand::OpenFolder(folder).into(), true),
            ("editor-duplicate", EditorCommand::Duplicate.into(), is_good),
            ("editor-delete", EditorCommand::Delete.into(), true),
        ];
        let mut action = None;
        ui.menu_button(self.say("editor-file"), |ui| {
            for (label, does, usable) in entries {
                if style::add_if(ui, usable, egui::Button::new(self.say(label))).clicked() {
                    action = Some(does);
                    ui.close();
                }
            }
        });
        self.actions.extend(action);
    }

    /// Offers a file that is called as its game is.
    fn rename(&mut self, ui: &mut Ui) {
        let Some(variant) = self.bench.editor.variant().filter(|_| self.bench.editor.faults().is_empty()) else {
            return;
        };
        let id = spelling::file_name(&variant.about.name);
        let is_own = self.catalogue.file(&variant.id) == Some(self.bench.file.as_path());
        let is_free = self.catalogue.variant(&id).is_none();
        if id.is_empty() || id == variant.id || !is_own || !is_free {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let args = [("file", Arg::from(format!("{id}.ron")))];
            let text = RichText::new(self.view.words.label_with("editor-rename", &args));
            ui.add(Label::new(text.font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft)).wrap());
            if ui.button(self.say("editor-rename-do")).clicked() {
                self.actions.push(EditorCommand::Rename(id).into());
            }
        });
    }

    /// The number of mistakes, whatever part is in sight, and one of them: of the open part, or else the first.
    fn faults(&mut self, ui: &mut Ui) {
        let faults = self.bench.editor.faults();
        let opened = self.state.opened.clone();
        let in_sight = |fault: &&EditDiagnostic| opened.as_ref().is_some_and(|opened| fault.place().is_in(opened));
        let Some(first) = faults.iter().find(in_sight).or(faults.first()) else { return };
        let palette = Palette::of(ui);
        style::bad_card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let args = [("faults", Arg::from(faults.len()))];
            let title = RichText::new(self.view.words.label_with("editor-faults", &args)).color(palette.bad).strong();
            ui.add(Label::new(title).wrap());
            self.fault(ui, first);
            let part = part_of(first.place());
            if let Some(part) = part.filter(|part| opened.as_ref() != Some(part))
                && ui.button(self.say("editor-show-fault")).clicked()
            {
                self.open(Some(part));
            }
        });
        ui.add_space(6.0 * style::scale(ui));
    }

    /// Shows a diagnostic and its fixes.
    fn fault(&mut self, ui: &mut Ui, fault: &EditDiagnostic) {
        let palette = Palette::of(ui);
        let words = &self.view.words;
        let mistake = in_labels(words, &fault.diagnostic);
        ui.add(Label::new(diagnostic_text(ui, words, &mistake, FontRole::Small, palette.bad)).wrap());
        match self.bench.mends.as_ref().filter(|(sought, _)| sought == fault) {
            None => {
                if ui.button(self.say("editor-mends")).clicked() {
                    self.actions.push(EditorCommand::SuggestFixes(fault.clone()).into());
                }
            }
            Some((_, mends)) if mends.is_empty() => {
                let text = RichText::new(self.say("editor-no-mend")).font(style::font(ui, FontRole::Small));
                ui.add(Label::new(text).wrap());
            }
            Some((_, mends)) => {
                for mend in mends {
                    if wide_button(ui, self.mend(mend)) {
                        self.actions.push(EditorCommand::Change(mend.change.clone()).into());
                    }
                }
            }
        }
    }

    fn mend(&self, mend: &Mend) -> String {
        let part = |label: &String| Arg::from(self.say(label).trim_end_matches('.'));
        match &mend.does {
            Does::LeavesOut(says) => self.view.words.label_with("editor-mend-leave-out", &[("part", part(says))]),
            Does::Says(says, word) => {
                self.view.words.label_with("editor-mend-say", &[("part", part(says)), ("word", part(word))])
            }
            Does::Adds(does) => self.view.words.label_with("editor-mend-add", &[("rule", part(does))]),
            Does::Removes => self.say("editor-mend-remove"),
        }
    }

    /// The sentences of the page, as far as nothing is wrong.
    fn sentences(&mut self, ui: &mut Ui) {
        let Some(rules) = self.bench.rules.clone() else { return };
        let page = self.pages.page(&self.view.words, &rules);
        // The table follows a moment later: until then its examples are of other rules.
        let rule_examples = self
            .examples
            .of(self.view.current.game.rules())
            .filter(|rule_examples| rule_examples.rules.clauses == rules.clauses);
        let palette = Palette::of(ui);
        let scale = style::scale(ui);
        ui.spacing_mut().item_spacing.y = 2.0 * scale;
        style::heading(ui, RichText::new(&page.title).color(palette.ink), FontRole::Title);
        let paths = |section: &PageSection| {
            let ids = section.lines.iter().filter_map(|line| line.clause).map(|cause| rules.clause(cause.clause).id());
            ids.filter_map(|id| self.bench.editor.clause(id)).collect::<Vec<_>>()
        };
        let said: Vec<Path> = page.sections.iter().flat_map(paths).collect();
        let mut unsaid = self.unsaid(&rules, &said);
        for section in with_subjects(&self.view.words, &rules, &page.sections, &unsaid) {
            let (heading, section) = (section.id, &*section);
            ui.add_space(12.0 * scale);
            let parts = parts_of(section);
            ui.horizontal_wrapped(|ui| {
                style::heading(ui, RichText::new(&section.heading).color(palette.accent), FontRole::Heading);
                if SUBJECTS.contains(&subject(heading)) {
                    self.add_here(ui, heading, &section.heading);
                }
            });
            if heading == subject(heading) || subject(heading) == "page-claim" {
                self.offered(ui, Some(subject(heading)));
            }
            for part in parts {
                self.toggle(ui, &Path::default().name(part));
            }
            for line in &section.lines {
                let clause = line.clause.map(|cause| rules.clause(cause.clause).id());
                let path = clause.and_then(|id| self.bench.editor.clause(id));
                let sentence = line.clause.map(Sentence::Clause);
                let example =
                    sentence.filter(|&it| rule_examples.is_some_and(|rule_examples| !rule_examples.get(it).is_empty()));
                match path {
                    Some(path) => self.sentence(ui, &line.text, &path, example),
                    // A clause that has just gone, or what no clause says.
                    None if section.id == "page-options" => {}
                    None => {
                        Frame::new().inner_margin(Margin { left: 11, right: 6, top: 4, bottom: 4 }).show(ui, |ui| {
                            ui.set_width(ui.available_width());
                            ui.add(Label::new(style::paragraph(ui, &line.text)).wrap());
                        });
                    }
                }
            }
            // What does not fit yet, and what is said with others.
            let here = unsaid.extract_if(.., |(under, _)| *under == subject(heading));
            for (_, path) in here.collect::<Vec<_>>() {
                self.unsaid_clause(ui, &path);
            }
        }
    }

    /// A clause by what its kind does.
    fn unsaid_clause(&mut self, ui: &mut Ui, path: &Path) {
        let Some(tree) = self.bench.editor.tree() else { return };
        let word = tree.get(path).map(|node| node.word(self.bench.editor.text())).unwrap_or_default();
        let is_known = every_kind().iter().any(|kind| kind.kind == word);
        let text = if is_known { self.say(&form::label_of_kind(word)) } else { word.to_owned() };
        self.sentence(ui, &text, path, None);
    }

    /// A sentence that opens and closes what it says. `example`: what a move can show of it.
    fn sentence(&mut self, ui: &mut Ui, text: &str, path: &Path, example: Option<Sentence>) {
        let palette = Palette::of(ui);
        let is_open = self.state.opened.as_ref() == Some(path);
        let faulty = self.bench.editor.faults().iter().any(|fault| fault.place().is_in(path));
        let side = icons::SIGN * style::picture_scale(ui);
        let fill = if is_open { palette.lit } else { Color32::TRANSPARENT };
        let shown =
            Frame::new().fill(fill).inner_margin(Margin { left: 11, right: 6, top: 4, bottom: 4 }).show(ui, |ui| {
                ui.set_width(ui.available_width());
                // There is room for the sign beside every sentence, so that nothing moves when it comes.
                let room = ui.available_width() - 2.0 * side;
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    ui.add(Label::new(style::paragraph(ui, text)).wrap().selectable(false));
                });
            });
        let rect = shown.response.rect;
        let response = ui.interact(rect, ui.id().with(("sentence", path, text)), Sense::click());
        let label = self.view.words.label_with("editor-change", &[("sentence", Arg::from(text))]);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_open, &label));
        if response.hovered() || response.has_focus() {
            let edge = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
            ui.painter().rect_filled(edge, CornerRadius::ZERO, palette.lit_edge);
        }
        let place = Rect::from_min_size(pos2(rect.right() - side - 2.0, rect.top() + 4.0), vec2(side, side));
        let colour = if faulty { palette.bad } else { palette.soft };
        icons::paint(ui.painter(), place.shrink(side * 0.25), Icon::Pencil, colour);
        if let Some(sentence) = example {
            let place = place.translate(vec2(-side, 0.0));
            let mut beside = ui.new_child(UiBuilder::new().max_rect(place));
            if icons::example_sign(&mut beside, &self.say("learn-show"), text).clicked() {
                self.actions.push(LearnCommand::ShowExample { sentence, number: 0 }.into());
            }
        }
        let opens = is_open && std::mem::take(&mut self.state.opened_sought);
        if opens {
            ui.scroll_to_rect_animation(rect, Some(egui::Align::Min), egui::style::ScrollAnimation::none());
        }
        if response.clicked() {
            self.open((!is_open).then(|| path.clone()));
        }
        // What several sentences say is shown below the first.
        if self.shown.insert(path.clone()) && is_open {
            self.card(ui, path, opens);
        }
    }

    /// Shows the heading of a part of the file, which opens and closes it.
    fn toggle(&mut self, ui: &mut Ui, path: &Path) {
        if let Some(slot) = self.bench.editor.look(path).and_then(|look| look.slot) {
            self.sentence(ui, &self.say(&slot.label), path, None);
        }
    }

    /// The controls of a part of the file, the first of which has the keyboard when they open.
    fn card(&mut self, ui: &mut Ui, path: &Path, opens: bool) {
        let scale = style::scale(ui);
        let faults: Vec<EditDiagnostic> =
            self.bench.editor.faults().iter().filter(|fault| fault.place().is_in(path)).cloned().collect();
        style::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            faults.iter().for_each(|fault| self.fault(ui, fault));
            let mut controls = Controls::of(self.view, self.bench);
            controls.takes_keyboard.set(opens);
            let node = self.bench.editor.tree().and_then(|tree| tree.get(path));
            match self.clause(path, node) {
                Some((kind, node)) => {
                    let slots = form::clause(kind);
                    controls.slots(ui, path, Some(node), slots, true);
                    let list = path.parent().and_then(|(list, _)| self.bench.editor.tree()?.get(&list));
                    if let Some(list) = list.filter(|_| path.0.len() == 2) {
                        controls.place_in_list(ui, path, list.items().len());
                    }
                    let id = node.part("id").and_then(SyntaxNode::text).unwrap_or_default();
                    self.touching(ui, id);
                }
                None => controls.part(ui, path),
            }
            let changes = controls.changes;
            self.follow(path, &changes);
            self.actions.extend(changes.into_iter().map(|it| EditorCommand::Change(it).into()));
        });
        ui.add_space(4.0 * scale);
    }

    /// Shows the controls of a part, in place of those of another.
    fn open(&mut self, part: Option<Path>) {
        (self.state.opened, self.state.opened_sought) = (part, true);
    }

    /// Keeps the part that is open open after it has moved.
    fn follow(&mut self, path: &Path, changes: &[Change]) {
        let moved = |by: isize| {
            let (list, PathStep::At(number)) = path.parent()? else { return None };
            Some(list.at(number.checked_add_signed(by)?))
        };
        for change in changes {
            match change {
                Change::Up(it) if it == path => self.state.opened = moved(-1),
                Change::Down(it) if it == path => self.state.opened = moved(1),
                Change::Remove(it) if it == path => self.state.opened = None,
                _ => {}
            }
        }
    }

    /// The kind of a clause, if a part is one.
    fn clause<'n>(&self, path: &Path, node: Option<&'n SyntaxNode>) -> Option<(&'static str, &'n SyntaxNode)> {
        let node = node?;
        let word = node.word(self.bench.editor.text());
        let is_listed = matches!(path.0.as_slice(), [PathStep::Name(list), PathStep::At(_)] if is_list(list));
        let kind = every_kind().iter().find(|kind| kind.kind == word)?;
        (is_listed || path.0.last() == Some(&PathStep::Name("clause".into()))).then_some((kind.kind, node))
    }

    /// Lists the options and presets that change a clause.
    fn touching(&mut self, ui: &mut Ui, id: &str) {
        let touching = self.bench.editor.touching(id);
        let tree = self.bench.editor.tree();
        let names: BTreeSet<&str> =
            touching.iter().filter_map(|path| tree?.get(&Path(path.0[..2].to_vec()))?.part("name")?.text()).collect();
        if !names.is_empty() {
            let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
            let args = [("names", Arg::from(self.view.words.lists(&names)))];
            let text = RichText::new(self.view.words.label_with("editor-touched", &args));
            let text = text.font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
            ui.add(Label::new(text).wrap());
        }
    }

    /// Shows clauses that have no sentence of their own, the other parts of the file, and a menu of rules to add.
    fn others(&mut self, ui: &mut Ui) {
        let scale = style::scale(ui);
        let Some(tree) = self.bench.editor.tree() else { return };
        ui.add_space(14.0 * scale);
        let accent = Palette::of(ui).accent;
        style::heading(ui, RichText::new(self.say("editor-more")).color(accent), FontRole::Heading);
        for list in List::ALL {
            let items = tree.part(list.name()).map_or(&[][..], SyntaxNode::items);
            for path in (0..items.len()).map(|number| Path::default().name(list.name()).at(number)) {
                if !self.shown.contains(&path) {
                    self.unsaid_clause(ui, &path);
                }
            }
        }
        for part in PARTS {
            let path = Path::default().name(part);
            if !self.shown.contains(&path) {
                self.toggle(ui, &path);
            }
        }
        ui.add_space(6.0 * scale);
        self.add_any(ui);
    }
}

/// The sections of a page, with those that have only clauses that it does not say.
fn with_subjects<'a>(
    words: &Words,
    rules: &Rules,
    sections: &'a [PageSection],
    unsaid: &[(&'static str, Path)],
) -> Vec<Cow<'a, PageSection>> {
    let mut all: Vec<Cow<'a, PageSection>> = sections.iter().map(Cow::Borrowed).collect();
    let rank = |id: &'static str| SUBJECTS.iter().position(|known| *known == subject(id));
    for id in SUBJECTS {
        let is_there = all.iter().any(|section| subject(section.id) == id);
        if is_there || unsaid.iter().all(|(under, _)| *under != id) {
            continue;
        }
        let last = all.iter().rposition(|section| rank(section.id).is_some_and(|other| Some(other) < rank(id)));
        let section = PageSection { id, heading: words.heading(rules, id), lines: Vec::new() };
        all.insert(last.map_or(all.len(), |last| last + 1), Cow::Owned(section));
    }
    all
}

/// Returns a mistake as the page tells it: the names of kinds and lists in the file are those of the controls.
pub(super) fn in_labels(words: &Words, mistake: &Diagnostic) -> Diagnostic {
    let arguments = mistake.arguments().iter().map(|(name, value)| (*name, labelled(words, value))).collect();
    let code = mistake.code();
    Diagnostic::of(std::slice::from_ref(code), code.id, arguments).with_span(mistake.span())
}

fn labelled(words: &Words, value: &Argument) -> Argument {
    match value {
        Argument::Name(name) => {
            let label = match () {
                () if every_kind().iter().any(|kind| kind.kind == name) => form::label_of_kind(name),
                () if is_list(name) => form::label_of("list", name),
                () => return value.clone(),
            };
            let rule = words.label(&label);
            let args = [("rule", Arg::from(rule.trim_end_matches('.')))];
            Argument::Text(words.label_with("editor-fault-rule", &args))
        }
        Argument::OneOf(values) => Argument::OneOf(values.iter().map(|value| labelled(words, value)).collect()),
        Argument::Because(mistake) => Argument::Because(Box::new(in_labels(words, mistake))),
        _ => value.clone(),
    }
}

/// Returns whether a part of a file is a list of clauses.
fn is_list(name: &str) -> bool {
    List::ALL.iter().any(|list| list.name() == name)
}

/// The clause, or else the part of the file, in which a part lies.
fn part_of(path: &Path) -> Option<Path> {
    match path.0.as_slice() {
        [] => None,
        [PathStep::Name(list), number, ..] if is_list(list) => {
            Some(Path(vec![PathStep::Name(list.clone()), number.clone()]))
        }
        [part, ..] => Some(Path(vec![part.clone()])),
    }
}
