//! A match round by round: who began, what each side won, who won the round. Nothing of it is seen in single games.

use crate::playback::GameContext;
use crate::playback::PlaybackCommand;
use crate::ui::Action;
use crate::ui::icons::side_mark;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy::prelude::{In, InMut};
use bevy_egui::egui::{
    self, Align, Align2, CornerRadius, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::engine::{GameResult, Position};
use mancala::rules::Side;
use naqala_core::session::rounds::{self, RoundEnd, RoundPlayed};

/// The height of a line, in points at text size 1.
const LINE: f32 = 20.0;
/// The middles of the columns, as parts of the width: the round, who began it, South's seeds, North's, who won.
const COLUMNS: [f32; 5] = [0.13, 0.34, 0.53, 0.70, 0.88];

/// Shows the rounds, only some of them at once, and who leads.
pub(super) fn show((InMut(ui), In(most)): (InMut<Ui>, In<usize>), view: GameContext) -> Option<Action> {
    let view = &view;
    let rounds = rounds::rounds(&view.current.game);
    if rounds.is_empty() {
        return None;
    }
    let scale = style::scale(ui);
    let size = vec2(ui.available_width(), LINE * scale);
    let round_of = |round: &RoundPlayed| view.current.game.before(round.from).round_state().round;
    let shown = rounds.iter().rposition(|round| round_of(round) <= view.shown().round().unwrap_or(1));
    let mut action = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        heading(ui, view, size);
        ScrollArea::vertical().id_salt("match").max_height(most as f32 * size.y).auto_shrink([false, true]).show(
            ui,
            |ui| {
                for (index, round) in rounds.iter().enumerate() {
                    action = action.take().or(row(
                        ui,
                        view,
                        round,
                        shown == Some(index),
                        vec2(ui.available_width(), size.y),
                    ));
                }
            },
        );
    });
    // What is chosen or sold between two rounds is there when play begins.
    let standing = standing(view, view.current.game.before(shown.map_or(0, |at| rounds[at].first)));
    ui.label(RichText::new(standing).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).accent));
    action
}

fn column(rect: Rect, column: usize) -> egui::Pos2 {
    pos2(rect.left() + rect.width() * COLUMNS[column], rect.center().y)
}

fn heading(ui: &mut Ui, view: &GameContext<'_>, size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let palette = Palette::of(ui);
    let font = style::font(ui, FontRole::Small);
    for (at, id) in [(0, "match-column-round"), (1, "match-column-began"), (4, "match-column-won")] {
        let text = view.words.label(id);
        ui.painter().text(column(rect, at), Align2::CENTER_CENTER, text, font.clone(), palette.soft);
    }
    for (at, side) in [(2, Side::South), (3, Side::North)] {
        mark(ui, rect, at, side);
    }
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, egui::Stroke::new(1.0, palette.line));
}

fn mark(ui: &Ui, rect: Rect, at: usize, side: Side) {
    let size = Vec2::splat(12.0 * style::scale(ui));
    side_mark(ui, Rect::from_center_size(column(rect, at), size), side, Palette::of(ui));
}

/// A round. A click at its end goes to where it ended, a click elsewhere to where play in it began.
fn row(ui: &mut Ui, view: &GameContext<'_>, round: &RoundPlayed, shown: bool, size: Vec2) -> Option<Action> {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = Palette::of(ui);
    let round_state = view.current.game.before(round.from).round_state();
    let brought = view.words.round_began(view.rules(), view.current.game.before(round.from));
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, shown, &brought));
    let last = Rect::from_min_max(pos2((column(rect, 3).x + column(rect, 4).x) / 2.0, rect.top()), rect.max);
    let end = round.end.as_ref().map(|end| {
        let result = ui.interact(last, response.id.with("end"), Sense::click());
        let told = view.words.caption(view.rules(), &end.position, end.told(&view.current.game));
        result.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, false, &told));
        (result, told)
    });
    if ui.is_rect_visible(rect) {
        let hot = |response: &egui::Response| response.hovered() || response.has_focus();
        let tint = style::mix(palette.ground, palette.accent, 0.14);
        if shown {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, palette.lit);
        }
        if let Some((result, _)) = end.as_ref().filter(|(result, _)| hot(result)) {
            ui.painter().rect_filled(result.rect, CornerRadius::ZERO, tint);
        } else if hot(&response) {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, tint);
        }
        if shown {
            let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.lit_edge);
        }
        let font = style::font(ui, FontRole::Body);
        let write = |at: usize, text: String, colour| {
            ui.painter().text(column(rect, at), Align2::CENTER_CENTER, text, font.clone(), colour);
        };
        write(0, round_state.round.to_string(), palette.ink);
        mark(ui, rect, 1, round_state.began);
        let scores = scores(view, round, shown);
        for (at, score) in [2, 3].into_iter().zip(scores) {
            write(at, view.words.number(score), if round.end.is_some() { palette.ink } else { palette.soft });
        }
        match round.end.as_ref().map(|end| end.result) {
            Some(GameResult::Won(side)) => mark(ui, rect, 4, side),
            Some(GameResult::Draw) => write(4, view.words.label("match-level"), palette.soft),
            Some(GameResult::Void | GameResult::Lost) => write(4, view.words.label("match-void"), palette.soft),
            None => write(4, view.words.label("match-open"), palette.soft),
        }
    }
    if shown {
        keep_in_sight(ui, rect);
    }
    let mut action = None;
    if let (Some((result, told)), Some(end)) = (end, &round.end)
        && tooltips::beside(ui, result, told).clicked()
    {
        action = Some(PlaybackCommand::Seek(end.time(&view.current.choreography)).into());
    }
    if tooltips::beside(ui, response, brought).clicked() {
        action = action.or(Some(PlaybackCommand::ShowPly(round.first).into()));
    }
    action
}

/// Scrolls to the round shown when another comes to be shown.
fn keep_in_sight(ui: &Ui, rect: Rect) {
    let id = ui.id().with("round shown");
    let line = ((rect.top() - ui.min_rect().top()) / rect.height().max(1.0)).round() as i32;
    if ui.data(|data| data.get_temp::<i32>(id)) != Some(line) {
        ui.data_mut(|data| data.insert_temp(id, line));
        ui.scroll_to_rect_animation(rect, Some(Align::Center), egui::style::ScrollAnimation::none());
    }
}

/// Returns what each side has won in a round: at its end or, as long as it is played, so far.
fn scores(view: &GameContext<'_>, round: &RoundPlayed, shown: bool) -> [i64; 2] {
    let begun = view.current.game.before(round.from);
    let so_far = if shown { view.position() } else { view.current.game.position() };
    let position = match &round.end {
        Some(RoundEnd { position, .. }) => position,
        None if so_far.round_state().round == begun.round_state().round => so_far,
        // It is being laid out.
        None => return begun.round_state().held.map(i64::from),
    };
    Side::BOTH.map(|side| view.words.score(view.rules(), position, side))
}

/// Returns who has won the match or, in the round shown, leads.
fn standing(view: &GameContext<'_>, position: &Position) -> String {
    let last = view.current.game.position();
    if view.shown().at_end() && last.ended().is_some() {
        return view.words.status(view.rules(), last);
    }
    view.words.match_standing(view.rules(), position)
}
