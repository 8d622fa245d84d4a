//! Rules to be added, found by the words that people use for them, each with a picture.

use super::{Page, RuleSearch};
use crate::editor::EditorCommand;
use crate::rules_page::picture;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy_egui::egui::{
    self, Align, CornerRadius, Frame, Key, Label, Layout, Margin, Modifiers, RichText, Sense, TextEdit, Ui, WidgetInfo,
    WidgetType, vec2,
};
use mancala::rules::Rules;
use mancala::rules::kinds::{Clause, List};
use naqala_core::library::spelling::folded;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::editor::Change;
use naqala_core::workshop::editor::syntax::{Path, SyntaxNode};
use naqala_core::workshop::ready::{READY, Ready};

/// The side of a picture's pits, in points at text size 1.
const PIT: f32 = 13.0;

/// The heading under which rules of a section are looked for: sections that differ by game are one.
pub(super) fn subject(heading: &'static str) -> &'static str {
    match heading {
        "page-choice-stage" => "page-choice",
        "page-closed" | "page-traps" | "page-won" | "page-spoilt" => "page-claim",
        other => other,
    }
}

/// The headings of a page over rules, in its order.
pub(super) const SUBJECTS: [&str; 10] = [
    "page-race",
    "page-choice",
    "page-sowing",
    "page-capture",
    "page-house",
    "page-blockade",
    "page-claim",
    "page-turn",
    "page-ending",
    "page-rounds",
];

/// The heading under which a rule that can be added is looked for.
fn heading_of(words: &Words, rules: &Rules, ready: &Ready) -> Option<&'static str> {
    let clause = Clause::read(ready.clauses.first()?.1)?;
    Some(subject(words.heading_of(rules, &clause)))
}

/// Returns whether a rule is called by every word that is typed.
fn is_found(words: &Words, ready: &Ready, search: &str) -> bool {
    let told = folded(&format!("{} {}", words.label(ready.id), words.attribute(ready.id, "words")));
    folded(search).split(' ').all(|word| told.split(' ').any(|known| known.starts_with(word)))
}

impl Page<'_> {
    /// A button beside a heading that opens the rules that can be added there.
    pub(super) fn add_here(&mut self, ui: &mut Ui, heading: &'static str, name: &str) {
        let label = self.view.words.label_with("editor-add-under", &[("heading", Arg::from(name))]);
        if icons::sized_button(ui, Icon::Plus, &label, icons::SIGN).clicked() {
            let under = Some(subject(heading));
            let is_open = self.state.adding.as_ref().is_some_and(|adding| adding.under == under);
            self.state.adding = (!is_open).then(|| RuleSearch { under, opens: true, ..RuleSearch::default() });
        }
    }

    /// A button that opens all rules that can be added.
    pub(super) fn add_any(&mut self, ui: &mut Ui) {
        if ui.button(self.say("editor-add-rule")).clicked() {
            self.state.adding = Some(RuleSearch { opens: true, ..RuleSearch::default() });
        }
        self.offered(ui, None);
    }

    /// The rules that can be added, where they have been asked for under this heading.
    pub(super) fn offered(&mut self, ui: &mut Ui, heading: Option<&'static str>) {
        let Some(mut adding) = self.state.adding.take_if(|adding| adding.under == heading) else { return };
        let mut keeps = true;
        style::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0 * style::scale(ui);
            let field = TextEdit::singleline(&mut adding.search)
                .id_salt("rule sought")
                .hint_text(self.say("editor-add-hint"))
                .char_limit(100)
                .desired_width(f32::INFINITY);
            let response = crate::ui::right_to_left::field(ui, field).response.response;
            if std::mem::take(&mut adding.opens) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            widgets::named(ui, response, self.say("editor-add-hint"));
            let found = self.found(&adding);
            if found.is_empty() {
                ui.add(Label::new(style::paragraph(ui, &self.say("editor-add-none"))).wrap());
            }
            for ready in &found {
                keeps &= !self.ready(ui, ready, entered && found.first() == Some(ready));
            }
            ui.horizontal_wrapped(|ui| {
                let is_short = adding.under.is_some() && adding.search.is_empty();
                if is_short && ui.button(self.say("editor-add-all")).clicked() {
                    (adding.under, adding.opens) = (None, true);
                }
                keeps &= !ui.button(self.say("editor-add-shut")).clicked();
            });
            keeps &= !ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        });
        ui.add_space(4.0 * style::scale(ui));
        if keeps {
            self.state.adding = Some(adding);
        }
    }

    /// The rules that are called by what is typed; those of the heading while nothing is.
    fn found(&self, adding: &RuleSearch) -> Vec<&'static Ready> {
        let (words, rules) = (&self.view.words, &self.bench.rules);
        let is_here = |ready: &&Ready| match adding.under.filter(|_| adding.search.trim().is_empty()) {
            Some(heading) => rules.as_ref().is_none_or(|rules| heading_of(words, rules, ready) == Some(heading)),
            None => is_found(words, ready, &adding.search),
        };
        READY.iter().filter(is_here).collect()
    }

    /// A rule that can be added, or is there already. `chosen`: by the keyboard. Returns whether it has been pressed.
    fn ready(&mut self, ui: &mut Ui, ready: &'static Ready, chosen: bool) -> bool {
        let there = self.bench.editor.has_rule(ready);
        let said = self.say(ready.id);
        let palette = Palette::of(ui);
        let shown = Frame::new().inner_margin(Margin::symmetric(6, 4)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                let scale = style::scale(ui);
                let room = picture::room(ui, PIT);
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::Center), |ui| {
                    ui.set_min_width(room.x);
                    if let Some(sketch) = picture::of(ready.id) {
                        picture::show_sized(ui, sketch, PIT);
                    }
                });
                ui.add_space(4.0 * scale);
                ui.vertical(|ui| {
                    ui.add(Label::new(style::paragraph(ui, &said)).wrap().selectable(false));
                    if there.is_some() {
                        let text = RichText::new(self.say("editor-add-there")).font(style::font(ui, FontRole::Small));
                        ui.add(Label::new(text.color(palette.soft)).wrap().selectable(false));
                    }
                });
            });
        });
        let rect = shown.response.rect;
        let response = ui.interact(rect, ui.id().with(("ready", ready.id)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &said));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(
                egui::Rect::from_min_size(rect.min, vec2(4.0, rect.height())),
                CornerRadius::ZERO,
                palette.lit_edge,
            );
        }
        let pressed = response.clicked() || chosen;
        if pressed {
            let place = there.clone().or_else(|| Some(self.bench.editor.with_rule(ready)?.1));
            self.open(place);
            if there.is_none() {
                self.actions.push(EditorCommand::Change(Change::Add(ready)).into());
            }
        }
        pressed
    }

    /// Clauses of the file that the page does not say, with the headings under which they belong.
    pub(super) fn unsaid(&self, rules: &Rules, said: &[Path]) -> Vec<(&'static str, Path)> {
        let editor = &self.bench.editor;
        let Some(tree) = editor.tree() else { return Vec::new() };
        let mut unsaid = Vec::new();
        for list in List::ALL {
            let items = tree.part(list.name()).map_or(&[][..], SyntaxNode::items);
            for (number, item) in items.iter().enumerate() {
                let path = Path::default().name(list.name()).at(number);
                if said.contains(&path) {
                    continue;
                }
                let clause = Clause::read(&editor.text()[item.node.span.clone()]).or_else(|| {
                    // Its kind is known where its parts are not.
                    let kind = item.node.word(editor.text());
                    Clause::read(&format!("{kind}()"))
                });
                if let Some(clause) = clause {
                    unsaid.push((subject(self.view.words.heading_of(rules, &clause)), path));
                }
            }
        }
        unsaid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &Words, search: &str) -> Vec<&'static str> {
        READY.iter().filter(|ready| is_found(words, ready, search)).map(|ready| ready.id).collect()
    }

    #[test]
    fn rules_are_found_by_the_words_people_use() {
        let words = Words::english();
        for (search, rules) in [
            ("trap", &["ready-trap"][..]),
            ("Tuzdyk", &["ready-trap"]),
            ("relay", &["ready-laps", "ready-laps-next"]),
            ("laps", &["ready-laps", "ready-laps-next"]),
            ("must feed", &["ready-feed"]),
            ("grand slam", &["ready-slam-nothing", "ready-slam-barred"]),
            ("pie rule", &["ready-pie"]),
        ] {
            let found = found(&words, search);
            assert!(rules.iter().all(|rule| found.contains(rule)), "{search}: {found:?}");
            assert!(found.len() <= rules.len() + 3, "{search}: {found:?}");
        }
        assert_eq!(found(&words, "chess"), [""; 0]);
    }

    #[test]
    fn every_rule_is_said_and_called_something_in_every_language() {
        for code in Words::languages() {
            let words = Words::language(code).expect("it is one of them");
            for ready in READY {
                let (said, called) = (words.label(ready.id), words.attribute(ready.id, "words"));
                assert!(said.ends_with('.') && said != ready.id, "{code}: {}: {said}", ready.id);
                for word in called.split(", ") {
                    assert!(is_found(&words, ready, word), "{code}: {}: {word}", ready.id);
                }
            }
        }
    }
}
