//! The controls of what a part of the rules says: each says in words what it means, and what may stand there.

use crate::editor::session::RuleEditSession;
use crate::playback::GameContext;
use crate::ui::icons::{self, Icon};
use crate::ui::right_to_left;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy_egui::egui::collapsing_header::CollapsingState;
use bevy_egui::egui::{
    Align, Button, Color32, ComboBox, DragValue, Label, Layout, Response, RichText, ScrollArea, TextEdit, TextWrapMode,
    Ui, vec2,
};
use mancala::rules::dialect::quoted;
use mancala::rules::form::{self, Form, Holds, Slot, Word};
use mancala::rules::kinds::List;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::editor::syntax::{NodeKind, Path, PathStep, SyntaxNode};
use naqala_core::workshop::editor::{Change, Editor, Look, is_common};
use std::cell::Cell;

/// Shows controls and gathers what is changed by them.
pub(super) struct Controls<'a> {
    pub view: &'a GameContext<'a>,
    editor: &'a Editor,
    pub changes: Vec<Change>,
    /// Set until a field has taken the keyboard.
    pub takes_keyboard: Cell<bool>,
}

/// The side of the small buttons, in points at text size 1.
const BUTTON: f32 = 24.0;
/// Greatest height of a menu, in points at text size 1.
const MENU: f32 = 340.0;

impl<'a> Controls<'a> {
    pub fn of(view: &'a GameContext<'a>, bench: &'a RuleEditSession) -> Controls<'a> {
        Controls { view, editor: &bench.editor, changes: Vec::new(), takes_keyboard: Cell::new(false) }
    }

    /// Shows the value of a part, with controls to change it.
    pub fn part(&mut self, ui: &mut Ui, path: &Path) {
        if let Some(look) = self.editor.look(path) {
            self.value(ui, path, &look);
        }
    }

    fn say(&self, id: &str) -> String {
        self.view.words.label(id)
    }

    /// Returns what a word means; the word itself where that is said nowhere.
    fn meaning(&self, word: &Word) -> String {
        if word.label.is_empty() { word.name.clone() } else { self.say(&word.label) }
    }

    /// Names a field by what its place means, or the next place round it that means something, and by what is chosen.
    fn named(&self, ui: &Ui, field: Response, path: &Path, chosen: &str) -> Response {
        let slot = |path: &Path| self.editor.look(path).and_then(|look| look.slot);
        let parent = |path: &Path| path.parent().map(|(parent, _)| parent);
        let slot = std::iter::successors(Some(path.clone()), parent).find_map(|path| slot(&path));
        let does = slot.map(|slot| self.say(&slot.label)).unwrap_or_default();
        if self.takes_keyboard.take() {
            field.request_focus();
        }
        widgets::named(ui, field, format!("{does} {chosen}").trim())
    }

    fn set(&mut self, path: &Path, text: impl Into<String>) {
        self.changes.push(Change::Set { path: path.clone(), text: text.into() });
    }

    /// Returns what stands at a place, or what holds where nothing does.
    fn written<'b>(&'b self, look: &'b Look<'_>) -> &'b str {
        match look.node {
            Some(node) => &self.editor.text()[node.span.clone()],
            None => look.usual.as_deref().unwrap_or_default(),
        }
    }

    fn value(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        match look.plain(self.editor.text()) {
            Form::Flag => self.flag(ui, path, look),
            Form::Number { least, most } => self.number(ui, path, look, (*least, *most)),
            Form::Halves => self.halves(ui, path, look),
            Form::Text => self.text(ui, path, look),
            Form::List(inner) => self.list(ui, path, look, inner),
            Form::Tuple(parts) => (0..parts.len()).for_each(|number| self.part(ui, &path.at(number))),
            Form::Words(words) => self.words(ui, path, look, words),
            Form::Bracket(slots) => self.slots(ui, path, look.node, slots, path.0.len() < 2),
            Form::Map => self.map(ui, path, look),
            Form::Change => self.changed_clause(ui, path, look),
            Form::Either(_) | Form::Maybe(_) | Form::Named(_) => {}
        }
        if let Form::Either(forms) = look.form.plain()
            && let Some(other) = forms.iter().find(|form| form.plain() != look.plain(self.editor.text()))
        {
            let name = other.words().first().map_or_else(|| self.say("editor-a-number"), |word| self.meaning(word));
            if ui.button(name).clicked() {
                self.set(path, other.first());
            }
        }
    }

    fn flag(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        let now = self.written(look) == "true";
        ui.horizontal(|ui| {
            for (value, label) in [(true, "editor-yes"), (false, "editor-no")] {
                let label = self.say(label);
                let button = ui.selectable_label(now == value, &label);
                if self.named(ui, button, path, &label).clicked() && now != value {
                    self.set(path, value.to_string());
                }
            }
        });
    }

    fn number(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>, (least, most): (u64, u64)) {
        let Ok(mut number) = self.written(look).parse::<u64>() else {
            // It may be left out, and is.
            if ui.button(self.say("editor-a-number")).clicked() {
                self.set(path, least.max(1).to_string());
            }
            return;
        };
        let field = ui.add(DragValue::new(&mut number).range(least..=most).speed(0.1));
        if self.named(ui, field, path, "").changed() {
            self.set(path, number.to_string());
        }
    }

    fn halves(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        let mut number: f64 = self.written(look).parse().unwrap_or_default();
        let field = DragValue::new(&mut number).range(0.0..=f64::from(u16::MAX / 2)).speed(0.1);
        let words = &self.view.words;
        let field = field.max_decimals(1).custom_formatter(|number, _| words.decimal_to_edit(number, 1));
        let field = ui.add(field.custom_parser(Words::decimal_of));
        if self.named(ui, field, path, "").changed() {
            self.set(path, ((number * 2.0).round() / 2.0).to_string());
        }
    }

    fn text(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        if self.names_a_clause(path) {
            return self.clause_name(ui, path, look);
        }
        let mut text = look.node.and_then(SyntaxNode::text).unwrap_or_default().to_owned();
        let is_name = matches!(path.0.last(), Some(PathStep::Name(name)) if name == "id" || name == "name");
        let field = match is_name {
            true => TextEdit::singleline(&mut text),
            false => TextEdit::multiline(&mut text).desired_rows(1),
        };
        let field = field.id_salt(path).desired_width(f32::INFINITY).char_limit(4000);
        let shown = if is_name {
            crate::ui::right_to_left::field(ui, field)
        } else {
            right_to_left::multiline_field(ui, field)
        };
        let field = shown.response.response;
        if self.named(ui, field, path, "").changed() {
            self.set(path, quoted(&text));
        }
    }

    /// Returns whether a text is the name of a clause that an option or a preset changes or removes.
    fn names_a_clause(&self, path: &Path) -> bool {
        let Some((edit, PathStep::At(0))) = path.parent() else { return false };
        let node = self.editor.tree().and_then(|tree| tree.get(&edit));
        node.is_some_and(|node| ["Change", "Remove"].contains(&node.word(self.editor.text())))
    }

    fn clause_name(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        let now = look.node.and_then(SyntaxNode::text).unwrap_or_default().to_owned();
        let tree = self.editor.tree();
        let lists = List::ALL.into_iter().filter_map(|list| tree?.part(list.name()));
        let ids = lists.flat_map(|list| list.items()).filter_map(|item| item.node.part("id")?.text());
        let mut wanted = None;
        let combo = ComboBox::from_id_salt(path).selected_text(&now).width(ui.available_width() - 8.0);
        let combo = combo.show_ui(ui, |ui| {
            for id in ids {
                if ui.selectable_label(id == now, id).clicked() {
                    wanted = Some(id);
                }
            }
        });
        self.named(ui, combo.response, path, &now);
        if let Some(id) = wanted {
            self.set(path, quoted(id));
        }
    }

    fn words(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>, words: &'static [Word]) {
        let now = match look.node {
            Some(node) => node.word(self.editor.text()).to_owned(),
            None => self.written(look).split('(').next().unwrap_or_default().to_owned(),
        };
        let known = words.iter().find(|word| word.name == now);
        let shown = known.map_or_else(|| self.say("editor-nothing"), |word| self.meaning(word));
        let mut wanted = None;
        let list = |ui: &mut Ui| {
            ui.set_max_width(300.0 * style::scale(ui));
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            for word in words {
                if ui.selectable_label(word.name == now, self.meaning(word)).clicked() && word.name != now {
                    wanted = Some(word);
                }
            }
        };
        let width = ui.available_width() - 8.0;
        let combo = ComboBox::from_id_salt(path).selected_text(&shown).width(width).wrap().height(MENU);
        let response = combo.show_ui(ui, list).response;
        self.named(ui, response, path, &shown);
        if let Some(word) = wanted {
            self.set(path, word.first());
        }
        let (Some(word), Some(node)) = (known, look.node) else { return };
        match &word.holds {
            Holds::Nothing => {}
            Holds::Parts(parts) => {
                ui.indent(("parts", path), |ui| {
                    (0..parts.len()).for_each(|number| self.part(ui, &path.at(number)));
                });
            }
            Holds::Slots(form) => {
                ui.indent(("slots", path), |ui| self.slots(ui, path, Some(node), form.slots(), false));
            }
        }
    }

    /// The named parts of brackets, and a menu of those that are left out. `plainly`: common ones that are no brackets are
    /// shown even where they are left out.
    pub fn slots(
        &mut self,
        ui: &mut Ui,
        path: &Path,
        node: Option<&SyntaxNode>,
        slots: &'static [Slot],
        plainly: bool,
    ) {
        let is_said = |slot: &Slot| node.is_some_and(|node| node.part(&slot.name).is_some());
        let is_shown =
            |slot: &Slot| is_said(slot) || slot.required || plainly && is_plain(&slot.form) && is_common(&slot.label);
        // What the program calls it comes last.
        let shown = slots.iter().filter(|slot| is_shown(slot));
        let (ids, others): (Vec<_>, Vec<_>) = shown.partition(|slot| slot.name == "id");
        for slot in others.into_iter().chain(ids) {
            let part = path.name(&slot.name);
            self.label(ui, &part, &self.say(&slot.label), is_said(slot) && !slot.required);
            ui.indent(("slot", &part), |ui| self.part(ui, &part));
        }
        let unsaid: Vec<&'static Slot> = slots.iter().filter(|slot| !is_shown(slot)).collect();
        if !unsaid.is_empty() {
            let mut changes = Vec::new();
            ui.menu_button(self.say("editor-say-more"), |ui| {
                menu(ui, |ui| self.more(ui, path, &unsaid, &mut changes));
            });
            self.changes.extend(changes);
        }
    }

    /// A label that says what a part means, and a button to leave it out if it may be.
    fn label(&mut self, ui: &mut Ui, path: &Path, does: &str, may_go: bool) {
        let text = RichText::new(does).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
        if !may_go {
            ui.add(Label::new(text).wrap());
            return;
        }
        let button = BUTTON * style::picture_scale(ui) + ui.spacing().item_spacing.x;
        let label = self.view.words.label_with("editor-leave-out", &[("part", Arg::from(does))]);
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() - button).max(40.0);
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_min_width(width);
                ui.add(Label::new(text).wrap());
            });
            if icons::sized_button(ui, Icon::Close, &label, BUTTON).clicked() {
                self.changes.push(Change::Unset(path.clone()));
            }
        });
    }

    /// A menu of named parts that are left out: to choose one says it.
    fn more(&self, ui: &mut Ui, path: &Path, slots: &[&'static Slot], changes: &mut Vec<Change>) {
        for slot in slots {
            let (part, does) = (path.name(&slot.name), self.say(&slot.label));
            let mut set = |text: String| changes.push(Change::Set { path: part.clone(), text });
            match inner(&slot.form) {
                Form::Bracket(inner) => {
                    ui.menu_button(does, |ui| {
                        menu(ui, |ui| self.more(ui, &part, &inner.iter().collect::<Vec<_>>(), changes));
                    });
                }
                Form::Words(words) => {
                    ui.menu_button(does, |ui| {
                        let usual = slot.usual.as_deref().unwrap_or_default();
                        menu(ui, |ui| {
                            for word in words.iter().filter(|word| word.first() != usual) {
                                if ui.button(self.meaning(word)).clicked() {
                                    set(word.first());
                                    ui.close();
                                }
                            }
                        });
                    });
                }
                form => {
                    if ui.button(does).clicked() {
                        set(first_of(form, slot.usual.as_deref()));
                        ui.close();
                    }
                }
            }
        }
    }

    /// The parts of a list, each with its place in it.
    fn list(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>, form: &'static Form) {
        let items = look.node.map_or(&[][..], SyntaxNode::items);
        let is_large = is_large(form);
        for (number, item) in items.iter().enumerate() {
            let part = path.at(number);
            if is_large {
                let title = self.title(&item.node);
                let mut fold = CollapsingState::load_with_default_open(ui.ctx(), ui.id().with(&part), false);
                let sign = if fold.is_open() { "\u{2212}" } else { "+" };
                let header = Button::new(format!("{sign} {title}")).wrap().fill(Color32::TRANSPARENT);
                if ui.add(header).clicked() {
                    fold.toggle(ui);
                }
                fold.show_body_unindented(ui, |ui| {
                    ui.indent(("item", &part), |ui| {
                        self.place_in_list(ui, &part, items.len());
                        self.part(ui, &part);
                    });
                });
            } else {
                ui.horizontal_top(|ui| {
                    let buttons = 3.0 * (BUTTON * style::picture_scale(ui) + ui.spacing().item_spacing.x);
                    let width = (ui.available_width() - buttons).max(60.0);
                    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                        self.part(ui, &part)
                    });
                    self.place_in_list(ui, &part, items.len());
                });
            }
        }
        let mut added = None;
        let add = self.view.words.label("editor-add");
        match inner(form) {
            Form::Words(words) => {
                ui.menu_button(add, |ui| {
                    menu(ui, |ui| {
                        for word in words {
                            if ui.button(self.meaning(word)).clicked() {
                                added = Some(word.first());
                                ui.close();
                            }
                        }
                    });
                });
            }
            form => {
                if ui.button(add).clicked() {
                    added = Some(first_of(form, None));
                }
            }
        }
        let insert = |text: String| Change::Insert { path: path.clone(), at: usize::MAX, text };
        self.changes.extend(added.map(insert));
    }

    /// Buttons that move a part of a list and take it out.
    pub fn place_in_list(&mut self, ui: &mut Ui, path: &Path, of: usize) {
        let Some((_, PathStep::At(number))) = path.parent() else { return };
        let number = *number;
        ui.horizontal(|ui| {
            let all = [
                (Icon::Towards(0, 1), "editor-up", number > 0, Change::Up(path.clone())),
                (Icon::Towards(0, -1), "editor-down", number + 1 < of, Change::Down(path.clone())),
                (Icon::Close, "editor-remove", true, Change::Remove(path.clone())),
            ];
            for (icon, label, usable, change) in all {
                let label = self.say(label);
                let button = |ui: &mut Ui| icons::sized_button(ui, icon, &label, BUTTON);
                if style::add_if(ui, usable, button).clicked() {
                    self.changes.push(change);
                }
            }
        });
    }

    /// Returns what a part of a list is called: by a text in it.
    fn title(&self, node: &SyntaxNode) -> String {
        let text = |name: &str| node.part(name).and_then(SyntaxNode::text).filter(|text| !text.is_empty());
        let first = || node.items().first().and_then(|item| item.node.text());
        let clause = || node.part("clause").and_then(|clause| clause.part("id")).and_then(SyntaxNode::text);
        let told = text("text").or_else(|| text("name")).or_else(|| text("id")).or_else(first).or_else(clause);
        match (node.word(self.editor.text()), told) {
            ("Change" | "Remove" | "Add" | "Board" | "Setup" | "Stages" | "FirstStage", told) => {
                let word = node.word(self.editor.text());
                let words = self.editor_words(word);
                told.map_or(words.clone(), |told| format!("{words} {told}"))
            }
            (_, Some(told)) => told.to_owned(),
            (word, None) => word.to_owned(),
        }
    }

    /// Returns what an edit of an option does, in words.
    fn editor_words(&self, word: &str) -> String {
        let known = form::edit().iter().find(|known| known.name == word);
        known.map_or_else(|| word.to_owned(), |known| self.say(&known.label).trim_end_matches('.').to_owned() + ":")
    }

    fn map(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        let tree = self.editor.tree();
        let options = tree.and_then(|tree| tree.part("options")).map_or(&[][..], SyntaxNode::items);
        let id = |node: &SyntaxNode| node.part("id").and_then(SyntaxNode::text).map(str::to_owned);
        let said: Vec<(String, String)> = look
            .node
            .map_or(&[][..], SyntaxNode::items)
            .iter()
            .filter_map(|item| Some((item.name.clone()?, item.node.text()?.to_owned())))
            .collect();
        for (option, value) in &said {
            let part = path.name(option);
            let node = options.iter().map(|item| &item.node).find(|node| id(node).as_ref() == Some(option));
            let name = node.and_then(|node| node.part("name")?.text()).unwrap_or(option).to_owned();
            self.label(ui, &part, &name, true);
            let choices = node.and_then(|node| node.part("choices")).map_or(&[][..], SyntaxNode::items);
            if choices.is_empty() {
                self.part(ui, &part);
                continue;
            }
            let text = |node: &SyntaxNode| node.part("text").and_then(SyntaxNode::text).map(str::to_owned);
            let chosen = choices.iter().find(|item| id(&item.node).as_ref() == Some(value));
            let shown = chosen.and_then(|item| text(&item.node)).unwrap_or_else(|| value.clone());
            let mut wanted = None;
            let combo = ComboBox::from_id_salt(&part).selected_text(&shown).width(ui.available_width() - 8.0).wrap();
            let combo = combo.show_ui(ui, |ui| {
                for item in choices {
                    let (Some(id), Some(text)) = (id(&item.node), text(&item.node)) else { continue };
                    if ui.selectable_label(id == *value, text).clicked() {
                        wanted = Some(id);
                    }
                }
            });
            widgets::named(ui, combo.response, format!("{name} {shown}"));
            if let Some(id) = wanted {
                self.set(&part, quoted(&id));
            }
        }
        let left = options.iter().filter_map(|item| {
            let option = id(&item.node)?;
            let first = item.node.part("choices").and_then(|list| id(&list.items().last()?.node));
            let number = item.node.part("default").map(|node| self.editor.text()[node.span.clone()].to_owned());
            let name = item.node.part("name").and_then(SyntaxNode::text).unwrap_or_default().to_owned();
            let is_left = said.iter().all(|(known, _)| *known != option);
            is_left.then_some((option, name, first.or(number)?))
        });
        let left: Vec<(String, String, String)> = left.collect();
        let mut changes = Vec::new();
        if !left.is_empty() {
            ui.menu_button(self.say("editor-add"), |ui| {
                menu(ui, |ui| {
                    for (option, name, value) in &left {
                        if ui.button(name).clicked() {
                            changes.push(Change::Set { path: path.name(option), text: quoted(value) });
                            ui.close();
                        }
                    }
                });
            });
        }
        self.changes.extend(changes);
    }

    /// Shows the controls of a clause as an option changes it.
    fn changed_clause(&mut self, ui: &mut Ui, path: &Path, look: &Look<'_>) {
        let id = path.parent().and_then(|(edit, _)| {
            let node = self.editor.tree()?.get(&edit)?;
            node.items().first()?.node.text()
        });
        let clause = id.and_then(|id| self.editor.clause(id));
        let Some(node) = clause.and_then(|path| self.editor.tree()?.get(&path)) else { return };
        let NodeKind::Bracket(kind, _) = &node.kind else { return };
        self.slots(ui, path, look.node, form::clause(kind), false);
    }
}

/// Returns whether a form is shown by a control of its own that takes little room.
fn is_plain(form: &Form) -> bool {
    match inner(form) {
        Form::Flag | Form::Number { .. } | Form::Halves | Form::Text => true,
        Form::Words(words) => {
            !matches!(form.plain(), Form::Maybe(_)) && words.iter().all(|it| it.holds == Holds::Nothing)
        }
        _ => false,
    }
}

/// Returns whether the parts of a list are so large that each is opened by itself.
fn is_large(form: &Form) -> bool {
    match inner(form) {
        Form::Bracket(_) => true,
        Form::Words(words) => words.iter().any(|word| matches!(word.holds, Holds::Slots(_))),
        _ => false,
    }
}

/// The form without `Maybe` round it.
fn inner(form: &Form) -> &Form {
    match form.plain() {
        Form::Maybe(form) => inner(form),
        other => other,
    }
}

/// Returns what is put where nothing was said so far: something else than holds anyhow.
fn first_of(form: &'static Form, usual: Option<&str>) -> String {
    match form {
        Form::Flag => (usual != Some("true")).to_string(),
        Form::Number { least, .. } => match usual.and_then(|usual| usual.parse::<u64>().ok()) {
            Some(usual) => (usual + 1).to_string(),
            None => (*least).max(1).to_string(),
        },
        Form::List(part) => format!("[{}]", first_of(inner(part), None)),
        other => other.first(),
    }
}

/// Lays out the contents of a menu, no higher than [`MENU`].
fn menu(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let scale = style::scale(ui);
    ui.set_max_width(300.0 * scale);
    ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
    ScrollArea::vertical().max_height(MENU * scale).show(ui, add);
}

/// A button that is as wide as there is room, with its text wrapped.
pub(super) fn wide_button(ui: &mut Ui, text: impl Into<String>) -> bool {
    ui.add(Button::new(RichText::new(text.into())).wrap()).clicked()
}
