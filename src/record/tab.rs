//! The record: its players, the plies turn by turn, and remarks. Actions on the whole record are in [`menu`].

use super::move_list::{self, ABOVE_LIST, LINE};
use super::{match_table, menu};
use crate::play::{PlayCommand, players_view};
use crate::playback::GameContext;
use crate::record::RecordCommand;
use crate::ui::slots::{self, Slot};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::{Action, right_to_left, run_view, tooltips};
use bevy::prelude::{InMut, World};
use bevy_egui::egui::{
    self, Panel, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};
use mancala::record::Glyph;
use mancala::record::notation::ply_text;
use naqala_core::session::Purpose;
use naqala_core::words::Arg;

/// Shows the tab: the list of moves between what is said of the game and of the move shown, or all of it scrolled where
/// that would leave the list no room.
pub fn show(InMut(ui): InMut<Ui>, world: &mut World) -> Vec<Action> {
    if run_view(world, waits, ui) {
        return menu::show(ui, world);
    }
    let cramped = ui.id().with("cramped");
    let room = ui.available_height();
    // The height of the rest is known only once it has been laid out.
    let was_cramped = ui.data(|data| data.get_temp(cramped)).unwrap_or_default();
    let (actions, height) = match was_cramped {
        true => one_below_the_other(ui, world),
        false => between(ui, world),
    };
    let list = ABOVE_LIST + LINES_AT_LEAST * LINE * style::scale(ui);
    let is_cramped = height + list + if was_cramped { SLACK } else { 0.0 } > room;
    if is_cramped != was_cramped {
        ui.data_mut(|data| data.insert_temp(cramped, is_cramped));
        ui.ctx().request_repaint();
    }
    actions
}

/// Says that a game waits, where a task without moves of its own is shown in front of it. Returns whether it does.
fn waits(InMut(ui): InMut<Ui>, view: GameContext) -> bool {
    let waits = view.activity.is_on() && view.current.game.plies().is_empty();
    if waits {
        ui.label(RichText::new(view.words.label("moves-wait")).color(Palette::of(ui).soft));
    }
    waits
}

/// Such a height more than is needed, in points, has everything back in its place: spaces differ a little.
const SLACK: f32 = 24.0;

/// The fewest lines of the list that are seen where the rest stays in its place.
const LINES_AT_LEAST: f32 = 3.0;

/// Everything in its place, with the list in what is left. Tells the height of all but the list.
fn between(ui: &mut Ui, world: &mut World) -> (Vec<Action>, f32) {
    let room = ui.available_height();
    let mut actions = run_view(world, players, ui);
    actions.extend(slots::show(world, Slot::Record, ui));
    let most = if ui.ctx().content_rect().height() < ROOMY * style::scale(ui) { 3 } else { 8 };
    actions.extend(run_view(world, match_table::show, (ui, most)));
    actions.extend(menu::show(ui, world));
    Panel::bottom("remark")
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::new().inner_margin(egui::Margin { top: 8, ..Default::default() }))
        .show(ui, |ui| {
            actions.extend(run_view(world, variation, ui));
            actions.extend(run_view(world, remark, ui));
        });
    let height = room - ui.available_height();
    actions.extend(run_view(world, move_list::show, ui));
    (actions, height)
}

/// In a window lower than this, in points at text size 1, few rounds of a match are seen at once.
const ROOMY: f32 = 800.0;

/// The same one below the other, scrolled, with the move shown in sight. Tells the height of all but the list.
fn one_below_the_other(ui: &mut Ui, world: &mut World) -> (Vec<Action>, f32) {
    let mut actions = Vec::new();
    let (room, line) = (ui.available_height(), LINE * style::scale(ui));
    let scroll = ScrollArea::vertical().id_salt("cramped").auto_shrink(false);
    let height = scroll.show(ui, |ui| {
        actions.extend(menu::show(ui, world));
        // The list keeps the move being shown in its own part, which is in sight before anything is scrolled.
        let left = (room - ui.min_rect().height() - ui.spacing().item_spacing.y - ABOVE_LIST) / line;
        let lines = left.floor().clamp(1.0, LINES_WHEN_CRAMPED);
        let size = vec2(ui.available_width(), ABOVE_LIST + lines * line);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let list = UiBuilder::new().max_rect(rect);
        actions.extend(run_view(world, move_list::show, &mut ui.new_child(list)));
        actions.extend(run_view(world, variation, ui));
        actions.extend(run_view(world, remark, ui));
        actions.extend(run_view(world, players, ui));
        actions.extend(slots::show(world, Slot::Record, ui));
        actions.extend(run_view(world, match_table::show, (ui, usize::MAX)));
        ui.min_rect().height() - size.y
    });
    (actions, height.inner)
}

/// No more lines of the list of moves are seen there.
const LINES_WHEN_CRAMPED: f32 = 5.0;

fn players(InMut(ui): InMut<Ui>, view: GameContext) -> Vec<Action> {
    let view = &view;
    let mut players = view.current.seated();
    let changed = players_view::on_the_table(ui, view, &mut players).then_some(PlayCommand::Seat(players).into());
    changed.into_iter().chain(lots(ui, view)).chain(ends(ui, view)).collect()
}

/// Offers to draw lots for who begins, before the first move and where the players can be told apart.
fn lots(ui: &mut Ui, view: &GameContext<'_>) -> Option<Action> {
    let (seated, begun) = (view.current.seated(), !view.current.game.plies().is_empty());
    let others = view.current.again(true).seated();
    if begun || view.current.purpose != Purpose::Play || seated == others {
        return None;
    }
    let text = RichText::new(view.words.label("lots-draw")).font(style::font(ui, FontRole::Small));
    ui.button(text).clicked().then(|| PlayCommand::DrawLots.into())
}

/// Offers to end the game without its rules. Where that cannot be done now the buttons keep their room.
fn ends(ui: &mut Ui, view: &GameContext<'_>) -> Option<Action> {
    if !view.current.may_be_ended() {
        return None;
    }
    let can_end = view.current.speaker().is_some();
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (id, does) in [("draw-offer", PlayCommand::OfferDraw.into()), ("resign", PlayCommand::Resign.into())] {
            let text = RichText::new(view.words.label(id)).font(style::font(ui, FontRole::Small));
            if ui.add_enabled(can_end, egui::Button::new(text)).clicked() {
                action = Some(does);
            }
        }
    });
    action
}

/// Returns what can be done with the variation being shown.
fn variation(InMut(ui): InMut<Ui>, view: GameContext) -> Option<Action> {
    let view = &view;
    let shown = view.shown().node();
    let first = view.current.tree().variation(shown)?;
    let (words, mut action) = (&view.words, None);
    let is_folded = view.current.tree().node(first).is_folded;
    let parts_from_main = view.current.tree().parent(first).is_some_and(|parent| view.current.tree().is_main(parent));
    let name = ("move", Arg::from(view.current.tree().node(shown).text.as_str()));
    let begins = ("move", Arg::from(view.current.tree().node(first).text.as_str()));
    let choices = [
        (
            words.label(if parts_from_main { "moves-make-main" } else { "moves-promote" }),
            RecordCommand::Promote(shown).into(),
        ),
        (words.label_with("moves-line-delete", &[name]), RecordCommand::DeleteFrom(shown).into()),
        (
            words.label_with(if is_folded { "moves-unfold" } else { "moves-fold" }, &[begins]),
            RecordCommand::Collapse(first, !is_folded).into(),
        ),
    ];
    ui.horizontal_wrapped(|ui| {
        for (label, does) in choices {
            let text = RichText::new(&label).font(style::font(ui, FontRole::Small));
            if ui.button(text).clicked() {
                action = Some(does);
            }
        }
    });
    action
}

fn remark(InMut(ui): InMut<Ui>, view: GameContext) -> Vec<Action> {
    let view = &view;
    let ply = view.shown().ply();
    let label = match ply.checked_sub(1) {
        Some(last) => {
            view.words.label_with("moves-remark-on", &[("move", Arg::from(ply_text(&view.current.game, last)))])
        }
        None => view.words.label("moves-remark-opening"),
    };
    let text = RichText::new(label).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft);
    let mut actions = Vec::new();
    let label = ui.horizontal_wrapped(|ui| {
        let label = ui.label(text);
        actions.extend(glyphs(ui, view, ply));
        label
    });
    let label = label.inner;
    let mut text = view.words.text(&view.current.node(ply).comment).to_owned();
    let field = TextEdit::multiline(&mut text)
        .id_salt(("remark", view.current.path()[ply]))
        .hint_text(view.words.label("moves-remark-hint"))
        .char_limit(2000)
        .margin(egui::Margin::symmetric(8, 5))
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    let shown = ScrollArea::vertical()
        .id_salt("remark")
        .max_height(84.0 * style::scale(ui))
        .show(ui, |ui| right_to_left::multiline_field(ui, field).response.response.labelled_by(label.id));
    if shown.inner.changed() {
        actions.push(RecordCommand::Comment { ply, text }.into());
    }
    actions
}

/// Returns what may be thought of the move that led here.
fn glyphs(ui: &mut Ui, view: &GameContext<'_>, ply: usize) -> Option<Action> {
    let mut action = None;
    let now = view.current.node(ply).glyph;
    ui.spacing_mut().item_spacing.x = 2.0;
    for glyph in Glyph::ALL.into_iter().filter(|_| ply > 0) {
        let sign = RichText::new(glyph.sign()).font(style::font(ui, FontRole::Small));
        let button = ui.selectable_label(now == Some(glyph), sign);
        let said = view.words.label_with("moves-glyph", &[("glyph", Arg::from(glyph.word()))]);
        button.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, now == Some(glyph), &said));
        if tooltips::above(ui, button, said).clicked() {
            action = Some(RecordCommand::Glyph { ply, glyph: Some(glyph).filter(|_| now != Some(glyph)) }.into());
        }
    }
    action
}
