//! Ways on from a game before it is begun: play it, learn it, read its rules, look at a sample game.

use super::{options, tab};
use crate::learn::LearnCommand;
use crate::library::GameSetup;
use crate::library::state::LibraryMut;
use crate::play::PlayPreferences;
use crate::playback::GameContext;
use crate::record::RecordCommand;
use crate::rules_page::glossary;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::Tab;
use crate::ui::tooltips;
use bevy_egui::egui::{Button, RichText, ScrollArea, Ui};
use mancala::rules::{Catalogue, Rules};
use naqala_core::samples::{Sample, samples};
use std::sync::Arc;

/// A choice on the page of a game.
pub(super) enum Chosen {
    /// To play it.
    Play,
    /// Something else, by which another page is shown in place of this one.
    Other(Vec<Action>),
}

/// Shows the buttons; `usable`: whether the options go together.
pub(super) fn buttons(
    ui: &mut Ui,
    view: &GameContext<'_>,
    memory: &mut LibraryMut<'_>,
    draft: &mut GameSetup,
    usable: bool,
) -> Option<Chosen> {
    let mut chosen = None;
    ui.add_space(6.0 * style::scale(ui));
    ui.horizontal_wrapped(|ui| {
        if style::add_if(ui, usable, Button::new(view.words.label("game-play"))).clicked() {
            chosen = Some(Chosen::Play);
        }
        if style::add_if(ui, usable, Button::new(view.words.label("game-learn"))).clicked() {
            memory.side_panel.tab = Tab::Learn;
            let from = memory.lessons.goes_on(&draft.id).unwrap_or(0);
            let lesson = LearnCommand::Lesson { from }.into();
            chosen = Some(Chosen::Other(
                to_the_table(view, &memory.variants.0, &memory.preferences, draft)
                    .into_iter()
                    .chain([lesson])
                    .collect(),
            ));
        }
        let rules = Button::new(view.words.label("game-rules")).selected(draft.reads_rules);
        if style::add_if(ui, usable, rules).clicked() {
            draft.reads_rules = !draft.reads_rules;
        }
        if let Some(name) = sample_rows(ui, view, &memory.variants.0, &draft.id) {
            memory.side_panel.tab = Tab::Moves;
            chosen = Some(Chosen::Other(vec![RecordCommand::OpenSample(name).into()]));
        }
    });
    chosen
}

/// Returns the actions that put the game on the table; none if it is there with the same options.
pub(crate) fn to_the_table(
    view: &GameContext<'_>,
    catalogue: &Catalogue,
    preferences: &PlayPreferences,
    draft: &mut GameSetup,
) -> Vec<Action> {
    let there = view.rules().id == draft.id && tab::draft_of(view, catalogue, &draft.id).settings == draft.settings;
    if there { Vec::new() } else { options::begun(view, catalogue, preferences, draft) }
}

/// A menu of the sample games of a game and its siblings, where there are any.
fn sample_rows(ui: &mut Ui, view: &GameContext<'_>, catalogue: &Catalogue, id: &str) -> Option<String> {
    let family = |id: &str| id.split('/').next().unwrap_or_default().to_owned();
    let of_game: Vec<&Sample> = samples().iter().filter(|it| family(&it.record.variant) == family(id)).collect();
    if of_game.is_empty() {
        return None;
    }
    let mut name = None;
    ui.menu_button(view.words.label("game-samples"), |ui| {
        ScrollArea::vertical().max_height(320.0 * style::scale(ui)).show(ui, |ui| {
            for sample in of_game {
                let record = &sample.record;
                let game = catalogue.variant(&record.variant).map_or(&record.variant, |it| &it.about.name);
                let title = if record.event.is_empty() { game } else { &record.event };
                let button = ui.button(view.words.text(title));
                if tooltips::beside(ui, button, view.words.text(game)).clicked() {
                    name = Some(sample.name.clone());
                    ui.close();
                }
            }
        });
    });
    name
}

/// Shows the rules of a game that is not on the table.
pub(super) fn rules(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LibraryMut<'_>, rules: &Arc<Rules>) {
    let page = memory.tab.page.page(&view.words, rules);
    let terms = memory.tab.page.terms(&view.words, rules);
    let (palette, scale) = (Palette::of(ui), style::scale(ui));
    ui.spacing_mut().item_spacing.y = 6.0 * scale;
    for (number, section) in page.sections.iter().enumerate() {
        ui.add_space(8.0 * scale);
        style::heading(ui, RichText::new(&section.heading).color(palette.accent), FontRole::Heading);
        for (at, line) in section.lines.iter().enumerate() {
            let room = ui.available_width();
            glossary::paragraph(ui, &terms.glossary, &line.text, terms.firsts(number, at), room);
        }
    }
}
