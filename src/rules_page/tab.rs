//! The rule page of the game on the table, with the clause at work lit up and kept in view.

use super::glossary::{self, Terms};
use super::page_cache::RulesPage;
use super::scroll::PageScroll;
use crate::learn::LearnCommand;
use crate::learn::examples::ExampleCache;
use crate::playback::GameContext;
use crate::settings::Preferences;
use crate::ui::slots::{self, Slot, SlotApp};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::Tab;
use crate::ui::{Action, board_diagram, icons, run_view};
use bevy::prelude::{App, In, InMut, Res, ResMut, World};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, Frame, Margin, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use egui::style::ScrollAnimation;
use mancala::rules::Cause;
use naqala_core::teach::example::RuleExamples;
use naqala_core::words::{Glossary, PageLine, RulePage};
use std::ops::Range;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::Tab(Tab::Rules), 10, show).add_view(Slot::Rules, 20, title);
}

/// Shows the page: another game's from its top, and wherever the clause at work has come out of sight, with that. Above the
/// rules there is room for what other features say of them.
fn show(InMut(ui): InMut<Ui>, world: &mut World) -> Vec<Action> {
    let look = (ui.available_size(), style::scale(ui), ui.ctx().cumulative_pass_nr());
    let (sight, before) = run_view(world, scroll, look);
    let stays = before.as_ref().is_some_and(|before| sight.follows(before));
    let is_known = before.is_some_and(|before| Arc::ptr_eq(&before.page, &sight.page));
    let mut area = ScrollArea::vertical().id_salt("rules").auto_shrink(false);
    if !is_known {
        area = area.vertical_scroll_offset(0.0);
    }
    let mut actions = Vec::new();
    area.show(ui, |ui| {
        actions.extend(slots::show(world, Slot::Rules, ui));
        actions.extend(run_view(world, rules_ui, (ui, stays)));
    });
    world.resource_mut::<RulesPage>().scroll = Some(sight);
    actions
}

/// Returns what is in sight now, and what was before.
fn scroll(
    In((room, scale, pass)): In<(Vec2, f32, u64)>,
    view: GameContext,
    mut rules: ResMut<RulesPage>,
) -> (PageScroll, Option<PageScroll>) {
    let page = rules.page.page(&view.words, view.current.game.rules());
    (PageScroll { page, at_work: view.clause_at_work(), room, scale, pass }, rules.scroll.take())
}

/// Shows the rules, and brings the clause at work into sight unless the page stays as it is.
fn rules_ui(
    (InMut(ui), In(stays)): (InMut<Ui>, In<bool>),
    view: GameContext,
    mut rules: ResMut<RulesPage>,
    (examples, preferences): (Res<ExampleCache>, Res<Preferences>),
) -> Vec<Action> {
    let view = &view;
    let shown = view.current.game.rules();
    let mut actions = Vec::new();
    if !examples.is_asked(shown) {
        actions.push(LearnCommand::FindExamples.into());
    }
    let (page, terms) = (rules.page.page(&view.words, shown), rules.page.terms(&view.words, shown));
    let found = page_ui(ui, view, (&page, &terms, examples.of(shown)), view.clause_at_work(), &mut actions);
    let sought = found.filter(|_| !stays).map(|rect| rect.expand2(vec2(0.0, 4.0)));
    let seen = |rect: Rect| {
        let seen = ui.clip_rect().y_range();
        seen.contains(rect.top()) && seen.contains(rect.bottom())
    };
    if let Some(rect) = sought.filter(|&rect| !seen(rect)) {
        let animation = match preferences.reduced_motion {
            true => ScrollAnimation::none(),
            false => ScrollAnimation::default(),
        };
        ui.scroll_to_rect_animation(rect, Some(Align::Center), animation);
    }
    actions
}

/// Shows the title, and how much of the page was changed.
fn title(InMut(ui): InMut<Ui>, view: GameContext, mut rules: ResMut<RulesPage>) -> Option<Action> {
    let page = rules.page.page(&view.words, view.current.game.rules());
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    ui.spacing_mut().item_spacing.y = 2.0 * scale;
    style::heading(ui, RichText::new(&page.title).color(palette.ink), FontRole::Title);
    let changed = page.sections.iter().flat_map(|section| &section.lines).filter(|line| line.changed.is_some()).count();
    if changed > 0 {
        let note = view.words.label_with("rules-changed", &[("count", naqala_core::words::Arg::from(changed))]);
        ui.label(RichText::new(note).font(style::font(ui, FontRole::Small)).color(palette.accent));
    }
    ui.add_space(8.0 * scale);
    None
}

/// Shows the board and the sections; tells where the lit line is. A clause that
/// is spoken of twice is lit twice; its own section comes after the summary, so the last place counts.
fn page_ui(
    ui: &mut Ui,
    view: &GameContext<'_>,
    (page, terms, rule_examples): (&RulePage, &Terms, Option<&RuleExamples>),
    at_work: Option<Cause>,
    actions: &mut Vec<Action>,
) -> Option<Rect> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    board_diagram::show(ui, view.rules(), &view.words);
    let at_work = at_work.map(|cause| page.told_by(cause));
    let mut found = None;
    for (number, section) in page.sections.iter().enumerate() {
        ui.add_space(12.0 * scale);
        style::heading(ui, RichText::new(&section.heading).color(palette.accent), FontRole::Heading);
        ui.add_space(2.0 * scale);
        for (at, line) in section.lines.iter().enumerate() {
            let lit = line.clause.is_some() && line.clause == at_work;
            let (rect, action) =
                line_ui(ui, view, line, (&terms.glossary, terms.firsts(number, at), rule_examples), lit);
            actions.extend(action);
            if lit {
                found = Some(rect);
            }
        }
    }
    ui.add_space(24.0 * scale);
    found
}

/// A line of the page, with a sign to play where it can be shown. Tells where it is, and what was asked for.
fn line_ui(
    ui: &mut Ui,
    view: &GameContext<'_>,
    line: &PageLine,
    (glossary, firsts, rule_examples): (&Glossary, &[Range<usize>], Option<&RuleExamples>),
    lit: bool,
) -> (Rect, Option<Action>) {
    let example =
        line.sentence().filter(|&it| rule_examples.is_some_and(|rule_examples| !rule_examples.get(it).is_empty()));
    let side = icons::SIGN * style::picture_scale(ui);
    let mut action = None;
    let palette = Palette::of(ui);
    let rect = Frame::new()
        .fill(if lit { palette.lit } else { Color32::TRANSPARENT })
        .inner_margin(Margin { left: 11, right: 6, top: 4, bottom: 4 })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let corner = ui.max_rect().right_top();
            // There is room for the sign beside every line, so that nothing moves when it comes.
            let room = ui.available_width() - side;
            let response = glossary::paragraph(ui, glossary, &line.text, firsts, room);
            response.widget_info(|| WidgetInfo::selected(WidgetType::Label, true, lit, &line.text));
            if let Some(sentence) = example {
                let place = Rect::from_min_size(pos2(corner.x - side + 4.0, corner.y), vec2(side, side));
                let mut beside = ui.new_child(UiBuilder::new().max_rect(place));
                if icons::example_sign(&mut beside, &view.words.label("learn-show"), &line.text).clicked() {
                    action = Some(LearnCommand::ShowExample { sentence, number: 0 }.into());
                }
            }
            if let Some(changed) = &line.changed {
                ui.label(RichText::new(changed).font(style::font(ui, FontRole::Small)).color(palette.accent).italics());
            }
        })
        .response
        .rect;
    let bar = if lit { Some(palette.lit_edge) } else { line.changed.as_ref().map(|_| palette.accent) };
    if let Some(colour) = bar {
        let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
        ui.painter().rect_filled(bar, CornerRadius::ZERO, colour);
    }
    (rect, action)
}
