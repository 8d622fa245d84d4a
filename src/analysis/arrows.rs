//! The analysis on the board: the value of every pit that may be played, and arrows for the best play.

use super::study::Study;
use crate::board::{BoardContext, OverlaySystems, TableLayout};
use crate::settings::Preferences;
use crate::ui::Dialog;
use crate::ui::Projecting;
use crate::ui::language::UiLanguage;
use crate::ui::look::Look;
use crate::ui::right_to_left;
use crate::ui::theme::Ink;
use bevy::prelude::{App, IntoScheduleConfigs, Res, Result, Vec2, resource_exists};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, LayerId, Painter, Pos2, Rect, Shape, Stroke,
    epaint::QuadraticBezierShape,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use mancala::engine::{Move, NoEvents, Position, play_legal};
use mancala::rules::{PitId, Place, Rules};
use naqala_core::geometry::Layout;
use naqala_core::search::Rated;
use naqala_core::session::Preview;
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<TableLayout>).in_set(OverlaySystems::Analysis),
    );
}

/// Most moves of the best line drawn.
const ARROWS: usize = 3;

/// Draws it over the table, where the show rests.
fn draw(
    mut contexts: EguiContexts,
    BoardContext { current, playhead, layout, activity, .. }: BoardContext,
    study: Res<Study>,
    language: Res<UiLanguage>,
    preferences: Res<Preferences>,
    projecting: Res<Projecting>,
    dialog: Res<Dialog>,
) -> Result {
    let Ok(ctx) = contexts.ctx_mut() else { return Ok(()) };
    if playhead.playing || projecting.0 || dialog.is_open() || activity.asks() || layout.radius <= 0.0 {
        return Ok(());
    }
    let plies = current.choreography.moment(playhead.time).plies.min(current.game.plies().len());
    let (rules, position) = (current.game.rules(), current.game.before(plies));
    let Some(analysis) = study.of(position) else { return Ok(()) };
    right_to_left::upright_on_screen(ctx, LayerId::background(), |painter| {
        if let Some(best) = analysis.best() {
            arrows(painter, &layout, rules, position, &best.line, preferences.look);
        }
        for (pit, rated) in best_at(&analysis.moves) {
            let is_best = analysis.best().is_some_and(|best| best.value == rated.value);
            let text = language.0.value(analysis.unit, rated.value, rated.exact);
            tag(painter, &layout, pit, &text, is_best);
        }
    });
    Ok(())
}

/// The best move at each pit.
fn best_at(moves: &[Rated]) -> BTreeMap<PitId, &Rated> {
    let mut best = BTreeMap::new();
    for (pit, rated) in moves.iter().filter_map(|rated| Some((rated.mv.pit()?, rated))) {
        best.entry(pit).or_insert(rated);
    }
    best
}

fn at(point: Vec2) -> Pos2 {
    egui::pos2(point.x, point.y)
}

/// A value in the lower part of a pit.
fn tag(painter: &Painter, layout: &Layout, pit: PitId, text: &str, is_best: bool) {
    let place = Place::pit(pit);
    let half = layout.half_size(place);
    let size = (half.y * 0.44).clamp(9.0, 24.0);
    let (paper, ink) = if is_best { (BEST, Color32::WHITE) } else { (PAPER, INK) };
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), ink);
    let middle = at(layout.centre(place)) + egui::vec2(0.0, half.y * 0.62);
    let rect = Rect::from_center_size(middle, galley.size() + egui::vec2(size * 0.7, size * 0.1));
    painter.rect_filled(rect, CornerRadius::same((rect.height() / 2.0) as u8), paper);
    painter.galley(Align2::CENTER_CENTER.anchor_size(middle, galley.size()).min, galley, ink);
}

const PAPER: Color32 = Color32::from_rgb(247, 242, 230);
const INK: Color32 = Color32::from_rgb(40, 36, 30);
const BEST: Color32 = Color32::from_rgb(26, 104, 98);

/// An arrow for each of the first moves of a line, from the pit that is lifted to where its last seed falls, in the colour of
/// whoever makes it, and paler the later it is.
fn arrows(painter: &Painter, layout: &Layout, rules: &Rules, start: &Position, line: &[Move], look: Look) {
    let mut position = start.clone();
    for (number, &mv) in line.iter().enumerate().take(ARROWS) {
        let to = Preview::of(rules, &position, mv).and_then(|preview| preview.last);
        if let (Some(from), Some(to)) = (mv.pit(), to) {
            let colour = Ink::Side(position.chooser()).on(look).egui();
            let strength = [0.95, 0.6, 0.4][number];
            let from = Place::pit(from);
            let width = (layout.radius * 0.11).clamp(2.0, 7.0) * if number == 0 { 1.0 } else { 0.7 };
            let edges = (layout.half_size(from).y * 0.55, layout.half_size(to).y.min(layout.radius) * 0.45);
            arrow(
                painter,
                at(layout.centre(from)),
                at(layout.centre(to)),
                edges,
                width,
                colour.gamma_multiply(strength),
            );
        }
        play_legal(rules, &mut position, mv, &mut NoEvents);
        if position.ended().is_some() {
            return;
        }
    }
}

/// A bowed arrow between two points, which keeps its distances from both.
pub(crate) fn arrow(painter: &Painter, from: Pos2, to: Pos2, (leaves, keeps): (f32, f32), width: f32, colour: Color32) {
    let along = to - from;
    let length = along.length();
    if length < leaves + keeps {
        return;
    }
    let heading = along / length;
    let aside = egui::vec2(heading.y, -heading.x) * (0.16 * length).min(60.0);
    let middle = from + along / 2.0 + aside;
    let from = from + (middle - from).normalized() * leaves;
    let heading = (to - middle).normalized();
    let tip = to - heading * keeps;
    let head = 3.2 * width;
    let neck = tip - heading * head;
    let dark = Color32::from_black_alpha((f32::from(colour.a()) * 0.55) as u8);
    let across = egui::vec2(heading.y, -heading.x);
    for (ink, more) in [(dark, 3.0), (colour, 0.0)] {
        let stroke = Stroke::new(width + more, ink);
        let points = [from, middle, neck];
        painter.add(QuadraticBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke));
        let wide = across * (0.62 * head + more / 2.0);
        let corners =
            vec![tip + heading * more, neck + wide - heading * (more / 2.0), neck - wide - heading * (more / 2.0)];
        painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
    }
}
