//! The line under the table on which every event has its place. Two bands: the move being shown with its answers, lap
//! by lap and event by event, and below it the whole record, move by move. Either can be dragged.

use crate::analysis::view::AnalysisParams;
use crate::playback::GameContext;
use crate::playback::PlaybackCommand;
use naqala_core::session::{ShownLap, move_grouping};

use crate::ui::Action;
use crate::ui::icons::{Tick, side_mark};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::theme::Ink;
use crate::ui::tooltips;
use bevy_egui::egui::{
    self, CornerRadius, EventFilter, Key, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};
use mancala::record::notation::ply_text;
use mancala::rules::{Side, StageRules};
use naqala_core::show::{Keyframe, KeyframeKind, LapStart};
use std::ops::Range;

/// Shows both bands.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, analysis: &AnalysisParams<'_>) -> Vec<Action> {
    let keyframes = view.current.choreography.keyframes();
    let plies = view.current.choreography.plies();
    let plies_of_move = view.shown().whole_move();
    let of_move = keyframes_of(keyframes, &plies_of_move);
    let span = view.current.choreography.ply_start(plies_of_move.start)
        ..view.current.choreography.ply_start(plies_of_move.end);
    let laps = view.current.choreography.laps();
    let laps = laps.partition_point(|lap| lap.ply < plies_of_move.start)
        ..laps.partition_point(|lap| lap.ply < plies_of_move.end);
    let races = |stage: &StageRules| stage.plan.opening.race.is_some();
    let lanes = if view.rules().stage_rules.iter().any(races) { &Lane::ALL[..] } else { &[Lane::Middle] };
    let mut actions = Vec::new();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let this_move = Band {
            label: view.words.label("timeline-move"),
            span,
            keyframes: &keyframes[of_move],
            height: 22.0,
            plies: plies_of_move,
            laps: &view.current.choreography.laps()[laps],
            lanes,
        };
        let whole = Band {
            label: view.words.label("timeline-game"),
            span: 0.0..view.current.choreography.duration(),
            keyframes,
            height: 22.0,
            plies: 0..plies,
            laps: &[],
            lanes,
        };
        actions.extend(curve(ui, view, analysis, &whole));
        actions.extend(band(ui, view, &this_move));
        actions.extend(band(ui, view, &whole));
    });
    actions
}

/// The keyframes of some plies.
fn keyframes_of(keyframes: &[Keyframe], plies: &Range<usize>) -> Range<usize> {
    let first = |ply: usize| keyframes.partition_point(|keyframe| keyframe.ply < ply);
    first(plies.start)..first(plies.end)
}

/// The kind of tick that a keyframe gets.
pub fn tick(kind: KeyframeKind) -> Tick {
    match kind {
        KeyframeKind::Sow => Tick::Sow,
        KeyframeKind::Relay => Tick::Relay,
        KeyframeKind::Capture | KeyframeKind::Sweep => Tick::Capture,
        KeyframeKind::Bonus => Tick::Bonus,
        KeyframeKind::RoundEnd => Tick::Round,
        KeyframeKind::Open
        | KeyframeKind::Enter
        | KeyframeKind::Move
        | KeyframeKind::Lay
        | KeyframeKind::Lift
        | KeyframeKind::Hand
        | KeyframeKind::Skip
        | KeyframeKind::Withhold
        | KeyframeKind::Stop
        | KeyframeKind::Mark
        | KeyframeKind::Lead
        | KeyframeKind::Ask
        | KeyframeKind::Answer
        | KeyframeKind::BonusLost
        | KeyframeKind::Note
        | KeyframeKind::Pass
        | KeyframeKind::Pay
        | KeyframeKind::Lose
        | KeyframeKind::Swap
        | KeyframeKind::Endless
        | KeyframeKind::Stage
        | KeyframeKind::Turn
        | KeyframeKind::Close
        | KeyframeKind::Round
        | KeyframeKind::End => Tick::Other,
    }
}

struct Band<'a> {
    label: String,
    /// Seconds of show time from its left end to its right.
    span: Range<f64>,
    keyframes: &'a [Keyframe],
    /// Points at text size 1.
    height: f32,
    /// The plies whose beginnings are marked.
    plies: Range<usize>,
    /// The laps that are told apart.
    laps: &'a [LapStart],
    /// Lanes for keyframes: one line, or more where several hands may be at work.
    lanes: &'static [Lane],
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

fn band(ui: &mut Ui, view: &GameContext<'_>, band: &Band<'_>) -> Vec<Action> {
    let scale = style::picture_scale(ui);
    let palette = Palette::of(ui);
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), band.height * scale), Sense::click_and_drag());
    let enabled = ui.is_enabled() && band.length() > 0.0;
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Slider, enabled, &band.label);
        info.value = Some(view.playhead.time);
        info
    });
    let track = track_of(ui, rect, &band.label);
    if ui.is_rect_visible(rect) {
        draw_track(ui, view, band, track, response.has_focus());
        draw_laps(ui, band, track, palette);
        if band.lanes.len() > 1 {
            draw_hands(ui, band, track, palette);
        }
        draw_ticks(ui, band, track, palette);
        draw_playhead(ui, view, band, track, palette);
    }
    let mut actions = seek(ui, view, band, track, &response);
    if let Some(tip) = tip(view, band, track, &response) {
        tooltips::at_pointer(response, tip);
    }
    if !enabled {
        actions.clear();
    }
    actions
}

fn seek(ui: &Ui, view: &GameContext<'_>, band: &Band<'_>, track: Rect, response: &Response) -> Vec<Action> {
    let mut actions = Vec::new();
    if (response.is_pointer_button_down_on() || response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let time = band.time(track, pointer.x);
        if (time - view.playhead.time).abs() > 1e-9 {
            actions.push(PlaybackCommand::Seek(time).into());
        }
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        ui.input(|input| {
            if input.key_pressed(Key::ArrowRight) {
                actions.push(PlaybackCommand::NextEvent.into());
            }
            if input.key_pressed(Key::ArrowLeft) {
                actions.push(PlaybackCommand::PreviousEvent.into());
            }
        });
    }
    actions
}

fn draw_track(ui: &Ui, view: &GameContext<'_>, band: &Band<'_>, track: Rect, focused: bool) {
    let palette = Palette::of(ui);
    let scale = style::picture_scale(ui);
    let groove = Rect::from_min_max(
        pos2(track.left() - 6.0 * scale, track.center().y - 7.0 * scale),
        pos2(track.right() + 6.0 * scale, track.center().y + 7.0 * scale),
    );
    let corner = CornerRadius::same((7.0 * scale).min(255.0) as u8);
    ui.painter().rect_filled(groove, corner, palette.sunken);
    let mut shown = groove;
    shown.max.x = band.x(track, view.playhead.time).max(groove.left());
    ui.painter().rect_filled(shown.intersect(groove), corner, style::mix(palette.sunken, palette.accent, 0.22));
    if focused {
        ui.painter().rect_stroke(groove, corner, Stroke::new(1.5, palette.accent), egui::StrokeKind::Outside);
    }
    let mut last = f32::NEG_INFINITY;
    for ply in band.plies.clone().skip(1) {
        let x = band.x(track, view.current.choreography.ply_start(ply));
        if x - last >= 3.0 {
            ui.painter().vline(x, groove.y_range(), Stroke::new(1.0, palette.line));
            last = x;
        }
    }
}

/// Of a game that has been gone over, how likely the first seat was to win, from the bottom of the track to its top, and
/// where another move would have been better. A click goes there.
fn curve(ui: &mut Ui, view: &GameContext<'_>, analysis: &AnalysisParams<'_>, whole: &Band<'_>) -> Option<Action> {
    let (reviewed, covered) = analysis.review(view)?;
    let (scale, palette) = (style::picture_scale(ui), Palette::of(ui));
    let size = Vec2::new(ui.available_width(), CURVE * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let label = view.words.label("timeline-chances");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let track = track_of(ui, rect, &label);
    ui.painter().rect_filled(track, CornerRadius::same(3), palette.sunken);
    ui.painter().hline(track.x_range(), track.center().y, Stroke::new(1.0, palette.line));
    let room = track.shrink2(Vec2::new(0.0, 3.0 * scale));
    let x = |ply: usize| whole.x(track, view.current.choreography.ply_start(ply));
    let chances = reviewed.chances.iter().enumerate().take(covered + 1);
    let y = |chance: f64| room.bottom() - chance as f32 * room.height();
    let points: Vec<Pos2> = chances.map(|(ply, &chance)| pos2(x(ply), y(chance))).collect();
    ui.painter().add(egui::Shape::line(points, Stroke::new(2.0 * scale, palette.accent)));
    let font = egui::FontId { size: 13.0 * scale, ..style::font(ui, FontRole::Small) };
    for (&ply, flaw) in reviewed.flaws.iter().filter(|&(&ply, _)| ply < covered) {
        let chance = reviewed.chances.get(ply + 1).copied().unwrap_or(0.5);
        let mark = if flaw.is_mistake { "??" } else { "?" };
        // The mark stands on the side of the curve where there is more room.
        let (at, align) = match chance > 0.5 {
            true => (y(chance) + 1.0, egui::Align2::CENTER_TOP),
            false => (y(chance) - 1.0, egui::Align2::CENTER_BOTTOM),
        };
        ui.painter().text(pos2(x(ply + 1), at), align, mark, font.clone(), palette.bad);
    }
    ui.painter().vline(whole.x(track, view.playhead.time), track.y_range(), Stroke::new(2.0, palette.lit_edge));
    let time = response.interact_pointer_pos().map(|pointer| whole.time(track, pointer.x));
    let clicked = response.clicked();
    tooltips::at_pointer(response, view.words.label("timeline-chances-does"));
    // To the end of the move at which the pointer is, where what is wrong with it is said.
    time.filter(|_| clicked).map(|time| {
        PlaybackCommand::Seek(view.current.choreography.ply_start(view.current.choreography.moment(time).plies)).into()
    })
}

/// The height of that, in points at text size 1.
const CURVE: f32 = 34.0;

/// Writes the label of a row at its left, and gives the part of it at the right of the labels.
fn track_of(ui: &Ui, rect: Rect, label: &str) -> Rect {
    let (scale, palette) = (style::picture_scale(ui), Palette::of(ui));
    let label = ui.painter().layout_no_wrap(label.to_owned(), style::font(ui, FontRole::Small), palette.soft);
    let left = rect.left() + (58.0 * scale).max(label.size().x + 10.0 * scale).min(rect.width() * 0.5);
    let reach = 6.0 * scale;
    ui.painter().galley(pos2(rect.left(), rect.center().y - label.size().y / 2.0), label, palette.soft);
    Rect::from_min_max(
        pos2(left + reach, rect.top()),
        pos2((rect.right() - reach).max(left + reach + 1.0), rect.bottom()),
    )
}

/// The least width of a lap that is told apart, in points.
const LAP_WIDTH: f32 = 4.0;

/// Lane of the track for one of several hands: South's below the middle, North's above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lane {
    Middle,
    Below,
    Above,
}

impl Lane {
    const ALL: [Lane; 3] = [Lane::Middle, Lane::Below, Lane::Above];

    fn of(hand: Option<Side>) -> Lane {
        match hand {
            None => Lane::Middle,
            Some(Side::South | Side::East) => Lane::Below,
            Some(Side::North | Side::West) => Lane::Above,
        }
    }

    /// Returns how far below the middle of the track, in points at text size 1.
    fn down(self) -> f32 {
        match self {
            Lane::Middle => 0.0,
            Lane::Below => 3.8,
            Lane::Above => -3.8,
        }
    }
}

/// A bracket along each lap of a move of several: below the track, and above it those of North's hand where two are at
/// work. Laps too short for one of their own share it.
fn draw_laps(ui: &Ui, band: &Band<'_>, track: Rect, palette: &Palette) {
    for &lane in band.lanes {
        let laps: Vec<&LapStart> = band.laps.iter().filter(|lap| Lane::of(lap.hand) == lane).collect();
        if laps.len() < 2 {
            continue;
        }
        let last = band.keyframes.iter().rev().find(|keyframe| Lane::of(keyframe.hand) == lane && lane != Lane::Middle);
        let end = last.map_or(band.span.end, |keyframe| keyframe.end);
        let ends = laps[1..].iter().map(|lap| lap.start).chain([end]);
        let stroke = Stroke::new(1.5 * style::picture_scale(ui), palette.relay);
        let (edge, inwards) = if lane == Lane::Above { (track.top() + 1.0, 4.0) } else { (track.bottom() - 1.0, -4.0) };
        let mut from = band.x(track, laps[0].start);
        for end in ends {
            let to = band.x(track, end);
            if to - from < LAP_WIDTH {
                continue;
            }
            let (left, right) = (from + 1.5, to - 1.5);
            ui.painter().hline(left..=right, edge, stroke);
            for x in [left, right] {
                ui.painter().vline(x, edge.min(edge + inwards)..=edge.max(edge + inwards), stroke);
            }
            from = to;
        }
    }
}

/// Draws a line for each hand along its part of the track, where several are at work: in its owner's colour, with the
/// owner's shape at the beginning.
fn draw_hands(ui: &Ui, band: &Band<'_>, track: Rect, palette: &Palette) {
    let scale = style::picture_scale(ui);
    let mut from: Option<(usize, Side)> = None;
    for (at, keyframe) in band.keyframes.iter().enumerate() {
        let Some(side) = keyframe.hand else { continue };
        if from.is_some_and(|(first, _)| band.keyframes[first].ply == keyframe.ply) {
            continue;
        }
        from = Some((at, side));
        let race = &band.keyframes[at..];
        let race = &race[..race.partition_point(|it| it.ply == keyframe.ply)];
        for side in [side, side.opponent()] {
            let own = || race.iter().filter(|it| it.hand == Some(side));
            let (Some(first), Some(last)) = (own().next(), own().next_back()) else { continue };
            let y = track.center().y + Lane::of(Some(side)).down() * scale;
            let (left, right) = (band.x(track, first.start), band.x(track, last.end));
            let colour = Ink::Side(side).on_wood().egui().gamma_multiply(0.75);
            ui.painter().hline(left..=right, y, Stroke::new(2.5 * scale, colour));
            if right - left > HAND_WIDTH * scale {
                let mark = Rect::from_center_size(pos2(left + 4.0 * scale, y), Vec2::splat(8.0 * scale));
                side_mark(ui, mark, side, palette);
            }
        }
    }
}

/// The least width of a hand's part whose owner's shape is drawn, in points at text size 1.
const HAND_WIDTH: f32 = 40.0;

/// A tick stands where its event has just happened. Where there is no room for all of them, the more telling kinds
/// are drawn first and keep others away.
fn draw_ticks(ui: &Ui, band: &Band<'_>, track: Rect, palette: &Palette) {
    for &lane in band.lanes {
        draw_lane(ui, band, track, palette, lane);
    }
}

fn draw_lane(ui: &Ui, band: &Band<'_>, track: Rect, palette: &Palette, lane: Lane) {
    let scale = style::picture_scale(ui);
    let room = track.width() / band.keyframes.len().max(1) as f32;
    let radius = (room * 0.5).clamp(2.2, if lane == Lane::Middle { 5.0 } else { 3.4 }) * scale;
    let y = track.center().y + lane.down() * scale;
    // The most telling kind at each point of the track: a record may have very many events.
    let mut told: Vec<Option<(usize, f32)>> = vec![None; track.width().ceil().max(1.0) as usize + 1];
    for keyframe in
        band.keyframes.iter().filter(|keyframe| Lane::of(keyframe.hand) == lane && keyframe.kind != KeyframeKind::Hand)
    {
        let x = band.x(track, keyframe.end);
        let column = ((x - track.left()).max(0.0) as usize).min(told.len() - 1);
        let rank = Tick::ALL.iter().position(|&kind| kind == tick(keyframe.kind)).unwrap_or(0);
        if told[column].is_none_or(|(other, _)| rank > other) {
            told[column] = Some((rank, x));
        }
    }
    let mut taken = vec![false; told.len()];
    for (rank, kind) in Tick::ALL.into_iter().enumerate().rev() {
        let apart = (radius * if kind == Tick::Sow { 1.2 } else { 1.6 }) as usize;
        let colour = kind.colour(palette);
        for (column, x) in told
            .iter()
            .enumerate()
            .filter_map(|(column, told)| told.filter(|&(other, _)| other == rank).map(|(_, x)| (column, x)))
        {
            let around = column.saturating_sub(apart)..(column + apart + 1).min(taken.len());
            if taken[around].iter().any(|&taken| taken) {
                continue;
            }
            taken[column] = true;
            ui.painter().add(kind.shape(pos2(x, y), radius, colour));
        }
    }
}

fn draw_playhead(ui: &Ui, view: &GameContext<'_>, band: &Band<'_>, track: Rect, palette: &Palette) {
    let scale = style::picture_scale(ui);
    let x = band.x(track, view.playhead.time);
    let line = egui::Rangef::new(track.center().y - 9.0 * scale, track.center().y + 9.0 * scale);
    ui.painter().vline(x, line, Stroke::new(2.5 * scale, palette.lit_edge));
    ui.painter().circle_filled(Pos2::new(x, line.min), 3.5 * scale, palette.lit_edge);
}

/// Returns what has happened at the point that the pointer is at.
fn tip(view: &GameContext<'_>, band: &Band<'_>, track: Rect, response: &Response) -> Option<String> {
    let pointer = response.hover_pos()?;
    let distance = |keyframe: &&Keyframe| (band.x(track, keyframe.end) - pointer.x).abs();
    let keyframe = band.keyframes.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    let what = match tick(keyframe.kind) {
        Tick::Sow => view.words.label("timeline-sow"),
        Tick::Relay => view.words.label("timeline-relay"),
        Tick::Capture => view.words.label("timeline-capture"),
        Tick::Bonus => view.words.label("timeline-bonus"),
        Tick::Round => view.words.label("timeline-round"),
        // Of all that may happen besides, its caption says what it is.
        Tick::Other => {
            let before = view.current.position_after(keyframe.ply, keyframe.event);
            view.words.caption(view.rules(), &before, view.current.event(keyframe)?)
        }
    };
    let of = view.current.choreography.laps().iter().rfind(|lap| {
        lap.ply == keyframe.ply && lap.start < keyframe.end && (lap.hand == keyframe.hand || keyframe.hand.is_none())
    });
    let lap = of.and_then(|lap| ShownLap::of(&view.current, lap)).map(|lap| lap.label(&view.words, "timeline-lap"));
    let number = move_grouping::number(&view.current.game, keyframe.ply);
    let place = view.words.kept(&format!("{number}. {}", ply_text(&view.current.game, keyframe.ply)));
    let parts = [Some(place), lap, Some(what)].into_iter().flatten().filter(|part| !part.is_empty());
    Some(parts.collect::<Vec<_>>().join(" · "))
}

/// The key to the shapes of the timeline.
pub fn legend(ui: &mut Ui, words: &naqala_core::words::Words) {
    let palette = Palette::of(ui);
    let scale = style::picture_scale(ui);
    for (kind, label) in [
        (Tick::Sow, words.label("timeline-sow")),
        (Tick::Relay, words.label("timeline-relay")),
        (Tick::Capture, words.label("timeline-capture")),
        (Tick::Bonus, words.label("timeline-bonus")),
        (Tick::Round, words.label("timeline-round")),
        (Tick::Other, words.label("timeline-other")),
    ] {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0 * scale), Sense::hover());
            ui.painter().add(kind.shape(rect.center(), 5.5 * scale, kind.colour(palette)));
            ui.label(label);
        });
    }
}
