//! The analysis of the position shown: how it stands in the bar under the table, and every move in the list of moves.

use super::review::{self, FoundReview, Review};
use super::study::Study;
use crate::analysis::AnalysisCommand;
use crate::learn::LearnCommand;
use crate::play::PlayCommand;
use crate::playback::GameContext;
use crate::playback::PlaybackCommand;
use crate::ui::Action;
use crate::ui::icons::side_mark;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::theme::Ink;
use crate::ui::tooltips;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{App, InMut, Res};
use bevy_egui::egui::{
    self, Align, Button, CornerRadius, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType,
    vec2,
};
use mancala::engine::{Move, NoEvents, Position, play_legal};
use mancala::record::notation::move_text;
use mancala::rules::Side;
use naqala_core::search::{Analysis, Rated};
use naqala_core::session::OpponentState;
use naqala_core::session::review::{ReviewResult, better_move_text};
use naqala_core::session::why::{differences, reasons};
use naqala_core::words::Arg;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::Record, 10, table).add_view(Slot::Record, 20, go_over);
}

/// Most moves of the best line shown in the bar.
const MOST_MOVES: usize = 8;
/// The width of the bar that shows who is ahead, in points at text size 1.
const BAR: f32 = 120.0;

/// The analysis of the position shown, and the review of the game.
#[derive(SystemParam)]
pub struct AnalysisParams<'w> {
    study: Res<'w, Study>,
    review: Res<'w, Review>,
}

impl AnalysisParams<'_> {
    /// Returns whether positions are analysed as they are shown.
    pub fn is_on(&self) -> bool {
        self.study.on
    }

    /// The position analysed and what has been found of it, where the show rests.
    pub fn studied<'a>(&self, view: &'a GameContext<'_>) -> Option<(&'a Position, Arc<Analysis>)> {
        let position = Some(view.position()).filter(|_| !view.is_playing())?;
        Some((position, self.study.of(position)?))
    }

    /// The review of the game on the table.
    pub fn review(&self, view: &GameContext<'_>) -> FoundReview {
        self.review.found().filter(|_| !view.activity.is_on())
    }

    /// Returns a sentence with a better move than the ply that has just been done, until the next one begins.
    pub fn verdict(&self, view: &GameContext<'_>) -> Option<String> {
        let ply = view.shown().ply().checked_sub(1)?;
        let rests = view.current.choreography.moment(view.playhead.time).events == 0;
        better(view, &self.review(view), ply).filter(|_| rests)
    }
}

/// Returns a sentence with a better move than a ply, if there is one.
pub fn better(view: &GameContext<'_>, review: &FoundReview, ply: usize) -> Option<String> {
    let flaw = review::flaw_of(review, ply)?;
    better_move_text(&view.words, view.rules(), view.current.game.before(ply), flaw)
}

/// Shows who is ahead, as a bar and in words, and the best play, which can be played step by step.
pub fn bar(ui: &mut Ui, view: &GameContext<'_>, params: &AnalysisParams<'_>) -> Option<Action> {
    let height = 22.0 * style::scale(ui);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(height);
        ui.spacing_mut().item_spacing.x = 5.0;
        let palette = Palette::of(ui);
        let Some((position, analysis)) = params.studied(view) else {
            if view.is_playing() {
                return None;
            }
            let label = view.words.label(if view.shown().is_over() { "study-over" } else { "study-thinking" });
            ui.label(RichText::new(label).font(style::font(ui, FontRole::Small)).color(palette.soft));
            return None;
        };
        let analysis = &*analysis;
        balance(ui, view, position, analysis);
        let words = view.words.standing(view.rules(), position, analysis);
        let small = |text: String, ui: &Ui| RichText::new(text).font(style::font(ui, FontRole::Small));
        let said = small(words, ui).color(palette.ink);
        let response = ui.label(said);
        tooltips::above(ui, response, effort(view, analysis));
        line(ui, view, position, analysis)
    })
    .inner
}

/// Returns how deep and how fast it was searched.
fn effort(view: &GameContext<'_>, analysis: &Analysis) -> String {
    let thousands = (analysis.nodes as f64 / analysis.time.as_secs_f64().max(1e-3) / 1e3) as u32;
    let args = [("depth", Arg::from(analysis.depth)), ("speed", Arg::from(thousands))];
    view.words.label_with("study-effort", &args)
}

/// Draws a bar with the chances of the two sides, each in its colour.
fn balance(ui: &mut Ui, view: &GameContext<'_>, position: &Position, analysis: &Analysis) {
    let palette = Palette::of(ui);
    let size = vec2(BAR, 12.0) * style::scale(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mover = position.chooser();
    let share = analysis.chance() as f32;
    let other = view.rules().board.after(mover);
    // The first seat stands at the left, whoever is to move.
    let (left, right, share) =
        if mover == Side::South || other != Side::South { (mover, other, share) } else { (other, mover, 1.0 - share) };
    let colour = |side: Side| Ink::Side(side).on_wood().egui();
    let middle = rect.left() + rect.width() * share;
    ui.painter().rect_filled(rect, CornerRadius::same(3), colour(right));
    let first = Rect::from_min_max(rect.min, egui::pos2(middle, rect.bottom()));
    ui.painter().rect_filled(first, CornerRadius::same(3), colour(left));
    ui.painter().vline(rect.center().x, rect.y_range(), egui::Stroke::new(1.0, palette.ink));
    let percent = (share * 100.0).round() as u32;
    let args = [("player", Arg::from(view.words.side(left))), ("percent", Arg::from(percent))];
    let label = view.words.label_with("study-balance", &args);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &label));
    tooltips::above(ui, response, label);
}

/// The best play, each move a button that plays up to it.
fn line(ui: &mut Ui, view: &GameContext<'_>, start: &Position, analysis: &Analysis) -> Option<Action> {
    let best = analysis.best()?;
    let mut action = None;
    for (number, (mv, text)) in texts(view, start, best).into_iter().enumerate().take(MOST_MOVES) {
        let palette = Palette::of(ui);
        let text = RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.accent);
        let width = ui.painter().layout_no_wrap("mmmmm".into(), style::font(ui, FontRole::Small), palette.ink).size().x;
        if ui.available_width() < width {
            break;
        }
        let response = ui.add_enabled(can_play(view), egui::Button::new(text).frame_when_inactive(false).small());
        if response.clicked() {
            let line = best.line[..=number].to_vec();
            action = Some(if number == 0 { PlayCommand::Move(mv).into() } else { PlayCommand::Line(line).into() });
        }
        tooltips::above(ui, response, view.words.label("study-play-line"));
    }
    action
}

fn can_play(view: &GameContext<'_>) -> bool {
    view.scene.front.is_some() && !matches!(view.current.opponent(), OpponentState::Thinks(_))
}

/// The moves of a line with their texts.
fn texts(view: &GameContext<'_>, start: &Position, rated: &Rated) -> Vec<(Move, String)> {
    let mut position = start.clone();
    let text = |&mv: &Move| {
        let text = move_text(view.rules(), &position, mv);
        play_legal(view.rules(), &mut position, mv, &mut NoEvents);
        (mv, text)
    };
    rated.line.iter().take(MOST_MOVES).map(text).collect()
}

/// Offers to go over the game where it is over or analysed, says how far that has come, and sums up what was found.
fn go_over(InMut(ui): InMut<Ui>, view: GameContext, params: AnalysisParams) -> Option<Action> {
    let (view, params) = (&view, &params);
    let review = params.review(view);
    let plies = view.current.game.plies().len();
    let is_known = review.as_ref().is_some_and(|(_, covered)| *covered > 0);
    let is_over = view.current.game.position().ended().is_some() || view.current.agreed().is_some();
    if plies == 0 || view.rules().board.sides().len() < 2 || !(params.is_on() || is_known || is_over) {
        return None;
    }
    if let Some((reviewed, _)) = review.as_ref().filter(|_| params.review.is_under_way()) {
        let percent = (reviewed.chances.len() * 100 / (plies + 1)).min(100);
        let label = view.words.label_with("review-going-over", &[("percent", Arg::from(percent))]);
        ui.label(RichText::new(label).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
        return None;
    }
    if let Some((reviewed, covered)) = review.as_ref().filter(|(_, covered)| *covered == plies) {
        return summary(ui, view, &review, reviewed, *covered);
    }
    let button = ui.button(view.words.label("review-go-over"));
    let button = tooltips::beside(ui, button, view.words.label("review-go-over-does"));
    button.clicked().then_some(AnalysisCommand::Review.into())
}

/// Sums a game up that has been gone over, with ways to its flaws.
fn summary(
    ui: &mut Ui,
    view: &GameContext<'_>,
    review: &FoundReview,
    reviewed: &ReviewResult,
    covered: usize,
) -> Option<Action> {
    let mut action = None;
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for summary in reviewed.summaries(&view.current.game, covered) {
            let [mistakes, slips] = summary.flaws.map(Arg::from);
            let args = [
                ("player", Arg::from(view.current.player(&view.words, summary.seat))),
                ("percent", Arg::from(summary.accuracy.round() as u32)),
                ("mistakes", mistakes),
                ("slips", slips),
            ];
            ui.horizontal_wrapped(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0 * style::scale(ui)), Sense::hover());
                side_mark(ui, rect, summary.seat, Palette::of(ui));
                ui.label(view.words.label_with("review-summary", &args));
            });
        }
        let shown = view.shown().ply().checked_sub(1).and_then(|ply| Some((ply, review::flaw_of(review, ply)?)));
        ui.horizontal_wrapped(|ui| {
            let next = reviewed.next_flaw(covered, view.shown().ply());
            let button = Button::new(view.words.label("review-next"));
            if style::add_if(ui, next.is_some(), button).clicked() {
                action = next.map(|it| PlaybackCommand::ShowPly(it).into());
            }
            let button = Button::new(view.words.label("review-try"));
            if style::add_if(ui, shown.is_some(), button).clicked() {
                action = shown.map(|(ply, flaw)| LearnCommand::TryBetter { ply, good: flaw.good.clone() }.into());
            }
        });
    });
    action
}

/// The most rows of the table of moves that are seen at once.
const ROWS: f32 = 8.0;

/// Shows every move with its value, how deep it was searched, and the play that follows. A click makes the move.
/// The list of moves below it keeps its place while the positions of a game are looked at.
fn table(InMut(ui): InMut<Ui>, view: GameContext, params: AnalysisParams) -> Option<Action> {
    if !params.is_on() {
        return None;
    }
    let room = egui::Id::new(("study", view.current.serial, style::scale(ui).to_bits()));
    let highest: f32 = ui.data(|data| data.get_temp(room)).unwrap_or_default();
    let shown = ui.vertical(|ui| {
        ui.set_min_height(highest);
        rows(ui, &view, &params)
    });
    ui.data_mut(|data| data.insert_temp(room, highest.max(shown.response.rect.height())));
    shown.inner
}

fn rows(ui: &mut Ui, view: &GameContext<'_>, params: &AnalysisParams<'_>) -> Option<Action> {
    let (position, analysis) = params.studied(view)?;
    let analysis = &*analysis;
    let mut action = None;
    let row = 22.0 * style::scale(ui);
    let effort = effort(view, analysis);
    ui.label(RichText::new(effort).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
    ScrollArea::vertical().id_salt("study").max_height(ROWS * row).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for rated in &analysis.moves {
            let response = row_ui(ui, view, position, analysis, rated, row);
            if response.clicked() && can_play(view) {
                action = Some(PlayCommand::Move(rated.mv).into());
            }
        }
    });
    action
}

fn row_ui(
    ui: &mut Ui,
    view: &GameContext<'_>,
    position: &Position,
    analysis: &Analysis,
    rated: &Rated,
    height: f32,
) -> egui::Response {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let texts: Vec<String> = texts(view, position, rated).into_iter().map(|(_, text)| text).collect();
    let value = view.words.value(analysis.unit, rated.value, rated.exact);
    let said = format!("{} {value}", texts.first().map_or("", String::as_str));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can_play(view), &said));
    if response.hovered() || response.has_focus() {
        let fill = style::mix(palette.ground, palette.accent, 0.14);
        ui.painter().rect_filled(rect, CornerRadius::ZERO, fill);
    }
    let small = style::font(ui, FontRole::Small);
    let put = |x: f32, text: &str, colour| {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), small.clone(), colour);
        job.wrap = egui::text::TextWrapping::truncate_at_width((rect.width() - x).max(1.0));
        let galley = ui.painter().layout_job(job);
        let at = rect.left_center() + Vec2::new(x, -galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    };
    let (first, rest) = texts.split_first().map_or(("", Vec::new()), |(first, rest)| (first.as_str(), rest.to_vec()));
    put(4.0 * scale, first, palette.accent);
    put(58.0 * scale, &value, palette.ink);
    if rated.exact {
        put(104.0 * scale, "=", palette.ink);
    }
    put(120.0 * scale, &rated.depth.to_string(), palette.soft);
    put(146.0 * scale, &rest.join(" "), palette.soft);
    let tip = view.words.label(if rated.exact { "study-move-proved" } else { "study-move" });
    let mut lines = Vec::new();
    if response.hovered() {
        lines = reasons(&view.words, view.rules(), position, rated.mv);
        // The best is compared with the next, and all others with the best.
        let other = analysis.moves.iter().find(|other| other.mv != rated.mv);
        let pair = other.map(|other| [rated, other]);
        lines.extend(
            pair.map_or_else(Vec::new, |pair| differences(&view.words, view.rules(), position, analysis, pair)),
        );
    }
    lines.push(tip);
    tooltips::beside(ui, response, lines.join("\n"))
}
