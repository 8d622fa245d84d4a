//! The line under the table on which every event has its place. Two bands: the move being shown, event by event, and
//! below it the whole record, move by move. Either can be dragged.

use super::icons::Tick;
use super::style::{self, Palette, Type};
use super::view::View;
use crate::game::wish::Wish;
use crate::record::notation::move_text;
use crate::show::{Beat, BeatKind};
use bevy_egui::egui::{
    self, CornerRadius, EventFilter, Key, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};
use std::ops::Range;

/// Shows both bands.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Vec<Wish> {
    let beats = view.choreography.beats();
    let plies = view.choreography.plies();
    let ply = view.ply().min(plies.saturating_sub(1));
    let span = if plies == 0 { 0.0..0.0 } else { view.choreography.ply_start(ply)..view.choreography.ply_end(ply) };
    let of_ply = beats.partition_point(|beat| beat.ply < ply)..beats.partition_point(|beat| beat.ply <= ply);
    let mut wishes = Vec::new();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let this_move =
            Band { label: view.words.label("timeline-move"), span, beats: &beats[of_ply], height: 22.0, plies: 0..0 };
        wishes.extend(band(ui, view, &this_move));
        let whole = Band {
            label: view.words.label("timeline-game"),
            span: 0.0..view.choreography.duration(),
            beats,
            height: 22.0,
            plies: 0..plies,
        };
        wishes.extend(band(ui, view, &whole));
    });
    wishes
}

/// The kind of tick that a beat gets.
pub fn tick(kind: BeatKind) -> Tick {
    match kind {
        BeatKind::Sow => Tick::Sow,
        BeatKind::Relay => Tick::Relay,
        BeatKind::Capture | BeatKind::Sweep => Tick::Capture,
        BeatKind::Bonus => Tick::Bonus,
        BeatKind::Lift
        | BeatKind::Skip
        | BeatKind::Withhold
        | BeatKind::Stop
        | BeatKind::Mark
        | BeatKind::Ask
        | BeatKind::Answer
        | BeatKind::BonusLost
        | BeatKind::Pass
        | BeatKind::Swap
        | BeatKind::Endless
        | BeatKind::Phase
        | BeatKind::Turn
        | BeatKind::Close
        | BeatKind::End => Tick::Other,
    }
}

struct Band<'a> {
    label: String,
    /// Seconds of show time from its left end to its right.
    span: Range<f64>,
    beats: &'a [Beat],
    /// Points at text size 1.
    height: f32,
    /// The plies whose beginnings are marked.
    plies: Range<usize>,
}

impl Band<'_> {
    fn length(&self) -> f64 {
        self.span.end - self.span.start
    }

    fn x(&self, track: Rect, time: f64) -> f32 {
        if self.length() <= 0.0 {
            return track.left();
        }
        let part = ((time - self.span.start) / self.length()).clamp(0.0, 1.0);
        track.left() + track.width() * part as f32
    }

    fn time(&self, track: Rect, x: f32) -> f64 {
        let part = f64::from((x - track.left()) / track.width().max(1.0)).clamp(0.0, 1.0);
        self.span.start + part * self.length()
    }
}

fn band(ui: &mut Ui, view: &View<'_>, band: &Band<'_>) -> Vec<Wish> {
    let scale = style::scale(ui);
    let palette = Palette::of(ui);
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), band.height * scale), Sense::click_and_drag());
    let enabled = ui.is_enabled() && band.length() > 0.0;
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Slider, enabled, &band.label);
        info.value = Some(view.time);
        info
    });
    let label = ui.painter().layout_no_wrap(band.label.clone(), style::font(ui, Type::Small), palette.soft);
    let left = rect.left() + (58.0 * scale).max(label.size().x + 10.0 * scale).min(rect.width() * 0.5);
    let reach = 6.0 * scale;
    let track = Rect::from_min_max(
        pos2(left + reach, rect.top()),
        pos2((rect.right() - reach).max(left + reach + 1.0), rect.bottom()),
    );
    if ui.is_rect_visible(rect) {
        ui.painter().galley(pos2(rect.left(), rect.center().y - label.size().y / 2.0), label, palette.soft);
        draw_track(ui, view, band, track, response.has_focus());
        draw_ticks(ui, band, track, palette);
        draw_playhead(ui, view, band, track, palette);
    }
    let mut wishes = seek(ui, view, band, track, &response);
    if let Some(tip) = tip(view, band, track, &response) {
        response.on_hover_text_at_pointer(tip);
    }
    if !enabled {
        wishes.clear();
    }
    wishes
}

fn seek(ui: &Ui, view: &View<'_>, band: &Band<'_>, track: Rect, response: &Response) -> Vec<Wish> {
    let mut wishes = Vec::new();
    if (response.is_pointer_button_down_on() || response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let time = band.time(track, pointer.x);
        if (time - view.time).abs() > 1e-9 {
            wishes.push(Wish::Seek(time));
        }
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        ui.input(|input| {
            if input.key_pressed(Key::ArrowRight) {
                wishes.push(Wish::NextEvent);
            }
            if input.key_pressed(Key::ArrowLeft) {
                wishes.push(Wish::PreviousEvent);
            }
        });
    }
    wishes
}

fn draw_track(ui: &Ui, view: &View<'_>, band: &Band<'_>, track: Rect, focused: bool) {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let groove = Rect::from_min_max(
        pos2(track.left() - 6.0 * scale, track.center().y - 7.0 * scale),
        pos2(track.right() + 6.0 * scale, track.center().y + 7.0 * scale),
    );
    let corner = CornerRadius::same((7.0 * scale).min(255.0) as u8);
    ui.painter().rect_filled(groove, corner, palette.sunken);
    let mut shown = groove;
    shown.max.x = band.x(track, view.time).max(groove.left());
    ui.painter().rect_filled(shown.intersect(groove), corner, style::mix(palette.sunken, palette.accent, 0.22));
    if focused {
        ui.painter().rect_stroke(groove, corner, Stroke::new(1.5, palette.accent), egui::StrokeKind::Outside);
    }
    let mut last = f32::NEG_INFINITY;
    for ply in band.plies.clone().skip(1) {
        let x = band.x(track, view.choreography.ply_start(ply));
        if x - last >= 3.0 {
            ui.painter().vline(x, groove.y_range(), Stroke::new(1.0, palette.line));
            last = x;
        }
    }
}

/// A tick stands where its event has just happened. Where there is no room for all of them, the more telling kinds
/// are drawn first and keep others away.
fn draw_ticks(ui: &Ui, band: &Band<'_>, track: Rect, palette: &Palette) {
    let scale = style::scale(ui);
    let room = track.width() / band.beats.len().max(1) as f32;
    let radius = (room * 0.5).clamp(2.2, 5.0) * scale;
    let mut taken = vec![false; track.width().ceil().max(1.0) as usize + 1];
    for kind in Tick::ALL.into_iter().rev() {
        let apart = (radius * if kind == Tick::Sow { 1.2 } else { 1.6 }) as usize;
        let colour = kind.colour(palette);
        for beat in band.beats.iter().filter(|beat| tick(beat.kind) == kind) {
            let x = band.x(track, beat.end);
            let column = ((x - track.left()).max(0.0) as usize).min(taken.len() - 1);
            let around = column.saturating_sub(apart)..(column + apart + 1).min(taken.len());
            if taken[around].iter().any(|&taken| taken) {
                continue;
            }
            taken[column] = true;
            ui.painter().add(kind.shape(pos2(x, track.center().y), radius, colour));
        }
    }
}

fn draw_playhead(ui: &Ui, view: &View<'_>, band: &Band<'_>, track: Rect, palette: &Palette) {
    let scale = style::scale(ui);
    let x = band.x(track, view.time);
    let line = egui::Rangef::new(track.center().y - 9.0 * scale, track.center().y + 9.0 * scale);
    ui.painter().vline(x, line, Stroke::new(2.5 * scale, palette.lit_edge));
    ui.painter().circle_filled(Pos2::new(x, line.min), 3.5 * scale, palette.lit_edge);
}

fn tip(view: &View<'_>, band: &Band<'_>, track: Rect, response: &Response) -> Option<String> {
    let pointer = response.hover_pos()?;
    let distance = |beat: &&Beat| (band.x(track, beat.end) - pointer.x).abs();
    let beat = band.beats.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    let mv = view.game.plies().get(beat.ply)?.mv;
    let kind = view.words.label(match tick(beat.kind) {
        Tick::Sow => "timeline-sow",
        Tick::Relay => "timeline-relay",
        Tick::Capture => "timeline-capture",
        Tick::Bonus => "timeline-bonus",
        Tick::Other => "timeline-other",
    });
    Some(format!("{}. {} · {kind}", beat.ply + 1, move_text(view.rules(), mv)))
}

/// The key to the shapes of the timeline.
pub fn legend(ui: &mut Ui, words: &crate::words::Words) {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    for (kind, label) in [
        (Tick::Sow, words.label("timeline-sow")),
        (Tick::Relay, words.label("timeline-relay")),
        (Tick::Capture, words.label("timeline-capture")),
        (Tick::Bonus, words.label("timeline-bonus")),
        (Tick::Other, words.label("timeline-other")),
    ] {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0 * scale), Sense::hover());
            ui.painter().add(kind.shape(rect.center(), 5.5 * scale, kind.colour(palette)));
            ui.label(label);
        });
    }
}
