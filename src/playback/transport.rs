//! The bar under the table: whose turn it is, the caption of what is being shown, the timeline, and the buttons that
//! move the playhead.

use super::timeline;
use crate::analysis::AnalysisCommand;
use crate::analysis::view::{self, AnalysisParams};
use crate::app::keys_dialog::KeysDialog;
use crate::board::Hint;
use crate::play::PlayCommand;
use crate::play::answers::{self, AnswerParams};
use crate::playback::GameContext;
use crate::playback::PlaybackCommand;
use crate::rules_page::RulesPage;
use crate::rules_page::glossary;
use crate::settings::Preferences;
use crate::settings::SettingsCommand;
use crate::settings::dialog::PreferencesDialog;
use crate::settings::preferences::can_turn;
use crate::ui::Action;
use crate::ui::icons::{self, Icon, side_mark};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::widgets;
use crate::ui::{Dialog, Unattended};
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{InMut, Res, ResMut};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    self, Align, Color32, ComboBox, FontId, Galley, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2,
};
use mancala::engine::{Event, Position, StateChange, legal_moves};
use mancala::record::moves::is_choosing;
use naqala_core::session::{OpponentState, move_grouping, setting_out};
use naqala_core::words::{Arg, Words};
use std::sync::Arc;

/// The speeds offered: seconds of show time in a second.
pub const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

/// Lines of caption for which room is kept, so that the table does not move when a caption is long.
const CAPTION_LINES: f32 = 2.6;

/// The same in a window that is projected: a caption of a line, and a rule of three that are smaller. In a lesson the rule
/// stands above the table.
const PROJECTED_LINES: f32 = 3.5;
const PROJECTED_LINES_OF_A_LESSON: f32 = 2.3;

/// Points by which a caption may be higher than its room: lines are of whole pixels.
const ROUNDING: f32 = 1.0;

/// State that the bar changes, and looks up.
#[derive(SystemParam)]
pub struct TransportMut<'w> {
    rules: ResMut<'w, RulesPage>,
    dialog: ResMut<'w, Dialog>,
    preferences: ResMut<'w, Preferences>,
    unattended: Res<'w, Unattended>,
    analysis: AnalysisParams<'w>,
    answers: AnswerParams<'w>,
    hint: Res<'w, Hint>,
    listened: Option<Res<'w, AccessibilityRequested>>,
}

/// Shows the bar's contents.
pub fn show(InMut(ui): InMut<Ui>, view: GameContext, mut memory: TransportMut) -> Vec<Action> {
    let view = &view;
    let memory = &mut memory;
    ui.spacing_mut().item_spacing.y = 5.0 * style::picture_scale(ui);
    let heading = ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ui.text_style_height(&egui::TextStyle::Body);
        let quiet = view.projecting.0.then(|| for_the_speaker(ui, view));
        ui.set_max_width(ui.available_width() - quiet.as_ref().map_or(0.0, |(_, width)| *width));
        heading(ui, view, &memory.answers);
        quiet
    });
    let mut actions = caption(ui, view, memory);
    if memory.unattended.0 {
        return Vec::new();
    }
    if let Some((asked, _)) = heading.inner {
        actions.extend(asked);
        return actions;
    }
    if memory.analysis.is_on() {
        actions.extend(view::bar(ui, view, &memory.analysis));
    }
    actions.extend(timeline::show(ui, view, &memory.analysis));
    actions.extend(buttons(ui, view, memory));
    actions
}

/// Returns what somebody who speaks before a window that is projected may want, and how it becomes an ordinary one
/// again: said quietly at the right of the heading. Tells what was asked for, and how wide it all was.
fn for_the_speaker(ui: &mut Ui, view: &GameContext<'_>) -> (Vec<Action>, f32) {
    let row = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), ui.spacing().interact_size.y));
    let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    let mut actions = Vec::new();
    #[cfg(feature = "presenter")]
    actions.extend(crate::presenter::bar::for_the_speaker(&mut right, view));
    let side = row.height() / style::picture_scale(ui);
    let runs = view.is_playing() && !view.playhead.backwards;
    let play = if runs { (Icon::Pause, "transport-pause") } else { (Icon::Play, "transport-play") };
    // From the right to the left.
    for (icon, label, command) in [
        (Icon::NextEvent, "transport-next-event", PlaybackCommand::NextEvent),
        (play.0, play.1, PlaybackCommand::PlayPause),
        (Icon::PreviousEvent, "transport-previous-event", PlaybackCommand::PreviousEvent),
    ] {
        actions.extend(step(&mut right, view, side, icon, label, command));
    }
    (actions, right.min_rect().width() + ui.spacing().item_spacing.x)
}

/// Draws the status line, then the move and lap shown. In a narrow bar these stand one below the other; the height
/// never depends on the text, so that the table does not move.
fn heading(ui: &mut Ui, view: &GameContext<'_>, params: &AnswerParams<'_>) {
    let narrow = ui.available_width() < NARROW * style::scale(ui);
    let places = places(ui, view);
    let gap = ui.spacing().item_spacing.x;
    let taken: f32 = if narrow { 0.0 } else { places.iter().map(|place| place.size().x + gap).sum() };
    ui.horizontal(|ui| {
        status(ui, view, params, taken);
        if !narrow {
            say_places(ui, &places);
        }
    });
    if narrow {
        ui.horizontal(|ui| say_places(ui, &places));
    }
}

fn say_places(ui: &mut Ui, places: &[Arc<Galley>]) {
    ui.set_min_height(ui.text_style_height(&egui::TextStyle::Small));
    for place in places {
        ui.label(Arc::clone(place));
    }
}

/// A bar narrower than this, in points at text size 1, has its heading in two lines.
const NARROW: f32 = 400.0;

/// Draws the side to move, the question being asked, or the winner; shortened if there is no room for all of it.
fn status(ui: &mut Ui, view: &GameContext<'_>, params: &AnswerParams<'_>, taken: f32) {
    let palette = Palette::of(ui);
    let setting_out = view.shown().setting_out().map(|position| setting_out::text(&view.words, view.rules(), position));
    let position = match (&setting_out, view.scene.front) {
        (Some(_), Some(front)) => view.current.game.before(front),
        _ => view.position(),
    };
    let agreed = view.current.agreed().filter(|_| view.shown().at_end());
    if position.ended().is_none() && agreed.is_none() {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0 * style::scale(ui)), Sense::hover());
        side_mark(ui, rect, position.chooser(), palette);
    }
    let outlook = answers::outlook(view, params).filter(|_| !view.is_playing());
    let opponent = answers::opponent(view);
    let agreed = agreed.map(|outcome| view.words.agreement(view.rules(), outcome));
    let said = agreed.or(opponent).or(setting_out).or(outlook).or_else(|| underway(view, position));
    let status = said.unwrap_or_else(|| view.words.status(view.rules(), position));
    let mut job = LayoutJob::simple_singleline(status.clone(), style::font(ui, FontRole::Body), palette.accent);
    job.wrap = TextWrapping::truncate_at_width((ui.available_width() - taken).max(20.0));
    let galley = ui.painter().layout_job(job);
    let shortened = galley.elided;
    let response = ui.label(galley);
    if shortened {
        tooltips::above(ui, response, status);
    }
}

/// While a move or an answer is being shown, who makes it.
fn underway(view: &GameContext<'_>, position: &Position) -> Option<String> {
    let ply = view.shown().ply();
    let begun = ply < view.current.game.plies().len()
        && (view.is_playing() || view.playhead.time > view.current.choreography.ply_start(ply));
    let player = || ("player", Arg::from(view.words.seat(view.rules(), position.chooser())));
    begun.then(|| view.words.label_with("transport-moves", &[player()]))
}

/// Returns which round of a match is shown, which move, and which lap of it.
fn places(ui: &Ui, view: &GameContext<'_>) -> Vec<Arc<Galley>> {
    let palette = Palette::of(ui);
    let moves = move_grouping::moves(&view.current.game);
    let count = ("moves", Arg::from(moves));
    let number = || ("move", Arg::from(move_grouping::number(&view.current.game, view.shown().ply())));
    let shown = match (moves, view.shown().at_end()) {
        (0, _) => None,
        (_, true) => Some(view.words.label_with("transport-all", &[count])),
        (_, false) => Some(view.words.label_with("transport-move", &[number(), count])),
    };
    let lap = view.shown().lap().map(|lap| lap.label(&view.words, "transport-lap"));
    let round = view.shown().round().map(|round| view.words.label_with("match-round", &[("round", Arg::from(round))]));
    let small = |text: String, colour| ui.painter().layout_no_wrap(text, style::font(ui, FontRole::Small), colour);
    let shown = shown.map(|shown| small(shown, palette.soft));
    let round = round.map(|round| small(round, palette.accent));
    round.into_iter().chain(shown).chain(lap.map(|lap| small(lap, palette.accent))).collect()
}

/// Returns what happened and, below it, what is remarked on it and the rule behind it, or what is to be said of the pit
/// pointed at; at the right, what may be answered.
fn caption(ui: &mut Ui, view: &GameContext<'_>, memory: &mut TransportMut<'_>) -> Vec<Action> {
    let advice = view.known().and_then(|(position, clause)| view.words.advice(view.rules(), position, clause));
    let said = advice.or_else(|| view.shown().caption().filter(|_| !begins_to_set_out(view)));
    let caption = said.unwrap_or_else(|| {
        view.words.label(match (view.current.game.plies().is_empty(), view.shown().setting_out()) {
            (true, _) if matches!(view.current.opponent(), OpponentState::Thinks(_)) => "opponent-opens",
            (_, Some(_)) => "transport-set-out",
            (true, None) if view.shown().asked().is_some_and(is_choosing) => "transport-asked-between",
            (true, None) if view.shown().asked().is_some() => "transport-asked",
            (true, None) if begins_by_button(view) => "transport-opening-button",
            (true, None) => "transport-opening",
            (false, _) => "transport-ready",
        })
    });
    let verdict = memory.analysis.verdict(view).filter(|_| !view.is_playing());
    let remark = view.shown().remark().filter(|_| !view.scene.asking);
    let rule = view.clause_at_work().map(|clause| view.words.clause(view.rules(), clause)).unwrap_or_default();
    let above = view.activity.shown().is_some_and(|aside| aside.text.contains(&rule));
    let rule = if rule == caption || above { String::new() } else { rule };
    let line = ui.fonts_mut(|fonts| fonts.row_height(&style::font(ui, FontRole::Caption)));
    let room = match view.projecting.0 {
        true if view.activity.shown().is_some() => line * PROJECTED_LINES_OF_A_LESSON,
        true => line * PROJECTED_LINES,
        false => line * CAPTION_LINES * (style::picture_scale(ui) / style::scale(ui)).max(0.75),
    };
    let whole = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), room));
    let (actions, taken) = answers::show(ui, view, &memory.answers, memory.preferences.turns(&view.current), whole);
    let caption =
        view.activity.shown().and_then(|aside| aside.caption.clone()).filter(|_| !view.is_playing()).unwrap_or(caption);
    let caption = if view.scene.asking { view.words.label("class-what-next") } else { caption };
    let counts = view.is_playing() && !view.scene.asking;
    let heard = match remark {
        Some(remark) => remark.to_owned(),
        None if counts => view.shown().heard().unwrap_or_default(),
        None => caption.clone(),
    };
    let goes_on = view.scene.asking.then(|| view.words.label("class-goes-on"));
    let hint = memory.hint.in_bar();
    let said = match (&hint, remark) {
        (Some(hint), _) => Said { headline: hint, below: ["", ""], kept: ["", ""] },
        (None, Some(remark)) => Said { headline: remark, below: [&caption, &rule], kept: [&caption, ""] },
        (None, None) => {
            let second = goes_on.as_deref().or(verdict.as_deref()).unwrap_or_default();
            Said { headline: &caption, below: [second, &rule], kept: ["", &rule] }
        }
    };
    let galley = fit(ui, &said, whole.width() - taken, room);
    let high = galley.size().y;
    let height = if high <= room + ROUNDING { room } else { high };
    let (rect, _) = ui.allocate_exact_size(Vec2::new(whole.width(), height), Sense::hover());
    let text = Rect::from_min_max(rect.min, pos2(rect.right() - taken, rect.bottom()));
    let cut = galley.elided;
    let mut child = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::left_to_right(Align::Center)));
    let response = child.label(Arc::clone(&galley));
    if memory.listened.as_ref().is_some_and(|listened| listened.get()) {
        widgets::unseen(ui, &heard, response.rect);
    }
    match cut {
        true => drop(tooltips::above(ui, response, rule)),
        // Nobody wants a window to open in front of a class.
        false if view.projecting.0 => {}
        false => {
            let terms = memory.rules.page.terms(&view.words, view.current.game.rules());
            glossary::explain(ui, &terms.glossary, &response, &galley, response.rect.min);
        }
    }
    actions
}

/// Returns whether the game begins with a move that lifts no pit one might choose.
fn begins_by_button(view: &GameContext<'_>) -> bool {
    let moves =
        view.scene.front.map(|front| legal_moves(view.rules(), view.current.game.before(front))).unwrap_or_default();
    !moves.is_empty() && moves.iter().all(|mv| mv.stands_alone())
}

/// Returns whether a player is about to set out the first seed: what to do is said in place of whose turn it is.
fn begins_to_set_out(view: &GameContext<'_>) -> bool {
    let turned =
        || view.shown().told().is_some_and(|told| matches!(told.event, Event::Change(StateChange::TurnPassed { .. })));
    view.shown().setting_out().is_some() && !view.is_playing() && turned()
}

/// The text under the table: a headline and, below it in smaller letters, two more lines.
struct Said<'a> {
    /// A remark while there is one; else the caption.
    headline: &'a str,
    below: [&'a str; 2],
    /// The part of that which is kept where there is no room for both.
    kept: [&'a str; 2],
}

/// Headline and lines in the largest of a few sizes at which they keep within the height. If there is no room for all
/// three, one is left to the list of moves or the rule page; if the other is still too long, its end is left to those
/// too.
fn fit(ui: &Ui, said: &Said<'_>, width: f32, height: f32) -> Arc<Galley> {
    let fits = |galley: &Arc<Galley>| galley.size().y <= height + ROUNDING;
    let sizes = style::caption_sizes(ui);
    let mut tries = [said.below, said.kept].into_iter().flat_map(|below| sizes.iter().map(move |&part| (part, below)));
    let smallest = sizes[sizes.len() - 1];
    let headline = said.headline;
    tries.find_map(|(part, below)| Some(lay(ui, headline, below, width, part, usize::MAX)).filter(fits)).unwrap_or_else(
        || {
            let rows = lay(ui, headline, ["", ""], width, smallest, usize::MAX).rows.len();
            let cut = (rows + 1..rows + 8).map(|rows| lay(ui, headline, said.kept, width, smallest, rows));
            let cut = cut.take_while(fits).last();
            cut.unwrap_or_else(|| lay(ui, headline, ["", ""], width, smallest, usize::MAX))
        },
    )
}

/// A caption with lines below it, at a part of its full size; cut off after `rows` rows.
fn lay(ui: &Ui, caption: &str, below: [&str; 2], width: f32, part: f32, rows: usize) -> Arc<Galley> {
    let palette = Palette::of(ui);
    let format = |size: FontRole, spread: f32, colour: Color32| {
        let font = style::font(ui, size);
        let font = FontId { size: font.size * part, ..font };
        TextFormat { line_height: Some(font.size * spread), ..TextFormat::simple(font, colour) }
    };
    let wrap = TextWrapping { max_rows: rows, ..TextWrapping::wrap_at_width(width) };
    let mut job = LayoutJob { wrap, ..LayoutJob::default() };
    job.append(caption, 0.0, format(FontRole::Caption, 1.25, palette.ink));
    for (text, colour) in below.into_iter().zip([palette.accent, palette.soft]) {
        if !text.is_empty() {
            job.append(&format!("\n{text}"), 0.0, format(FontRole::Body, 1.2, colour));
        }
    }
    ui.painter().layout_job(job)
}

/// The width of a bar in which the buttons stand at ease, in points at text size 1.
const ROOM_FOR_BUTTONS: f32 = 640.0;

/// The least side of a button, and room for the choice of speed, in points at text size 1.
const LEAST: f32 = 24.0;
const SPEED: f32 = 70.0;

/// Returns whether more than one plays: a game for one is solved rather than analysed.
fn has_opponents(view: &GameContext<'_>) -> bool {
    view.rules().board.sides().len() > 1
}

fn buttons(ui: &mut Ui, view: &GameContext<'_>, memory: &mut TransportMut<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        // In a narrow bar the buttons stand closer, or they would fill two lines.
        let scale = style::picture_scale(ui);
        let [near, apart] = if ui.available_width() < ROOM_FOR_BUTTONS * scale { [1.0, 3.0] } else { [3.0, 8.0] };
        ui.spacing_mut().item_spacing.x = near * scale;
        let count = 13
            + usize::from(cfg!(feature = "presenter"))
            + 2 * usize::from(view.rules().profile.sowing.many_laps)
            + if has_opponents(view) { 3 } else { 0 };
        let room = (ui.available_width() - SPEED * style::scale(ui)) / scale - 2.0 * apart;
        let side = (room / count as f32 - near).clamp(LEAST, icons::SIDE);
        let laps = view.rules().profile.sowing.many_laps;
        actions.extend(steps(
            ui,
            view,
            side,
            [
                (Icon::First, "transport-first", PlaybackCommand::First, true),
                (Icon::PreviousPly, "transport-previous-ply", PlaybackCommand::PreviousPly, true),
                (Icon::PreviousLap, "transport-previous-lap", PlaybackCommand::PreviousLap, laps),
                (Icon::PreviousEvent, "transport-previous-event", PlaybackCommand::PreviousEvent, true),
            ],
        ));
        let backwards = view.is_playing() && view.playhead.backwards;
        let label = view.words.label(if backwards { "transport-pause" } else { "transport-backwards" });
        let icon = if backwards { Icon::Pause } else { Icon::Backwards };
        let usable = backwards || view.playhead.time > 0.0;
        if icons::step_button(ui, icon, &label, backwards, usable, side) {
            actions.push(PlaybackCommand::PlayBackwards.into());
        }
        let forwards = view.is_playing() && !view.playhead.backwards;
        let label = view.words.label(if forwards { "transport-pause" } else { "transport-play" });
        let icon = if forwards { Icon::Pause } else { Icon::Play };
        let usable =
            forwards || view.current.choreography.duration() > 0.0 || view.current.opponent() != OpponentState::Idle;
        if icons::step_button(ui, icon, &label, forwards, usable, side) {
            actions.push(PlaybackCommand::PlayPause.into());
        }
        actions.extend(steps(
            ui,
            view,
            side,
            [
                (Icon::NextEvent, "transport-next-event", PlaybackCommand::NextEvent, true),
                (Icon::NextLap, "transport-next-lap", PlaybackCommand::NextLap, laps),
                (Icon::NextPly, "transport-next-ply", PlaybackCommand::NextPly, true),
                (Icon::Skip, "transport-skip", PlaybackCommand::SkipMove, true),
                (Icon::Last, "transport-last", PlaybackCommand::Last, true),
            ],
        ));
        ui.add_space(apart * scale);
        actions.extend(speed(ui, view, memory.preferences.lap_by_lap));
        ui.add_space(apart * scale);
        actions.extend(toggles(ui, side, view, memory));
    });
    actions
}

/// Buttons that move the playhead in a row, each where it is wanted.
fn steps<const N: usize>(
    ui: &mut Ui,
    view: &GameContext<'_>,
    side: f32,
    steps: [(Icon, &str, PlaybackCommand, bool); N],
) -> Option<Action> {
    let wanted = steps.into_iter().filter(|(.., wanted)| *wanted);
    wanted.fold(None, |chosen, (icon, label, command, _)| step(ui, view, side, icon, label, command).or(chosen))
}

/// A button that moves the playhead, pale where that would change nothing.
fn step(
    ui: &mut Ui,
    view: &GameContext<'_>,
    side: f32,
    icon: Icon,
    label: &str,
    command: PlaybackCommand,
) -> Option<Action> {
    let usable = view.leads(&command);
    icons::step_button(ui, icon, &view.words.label(label), false, usable, side).then(|| command.into())
}

/// A speed as it is written.
pub(crate) fn times(words: &Words, speed: f64) -> String {
    format!("{}×", words.short_decimal(speed, 2))
}

/// Returns how fast the show runs, and whether it pauses after each lap.
fn speed(ui: &mut Ui, view: &GameContext<'_>, lap_by_lap: bool) -> Option<Action> {
    let mut action = None;
    let palette = Palette::of(ui);
    let name = |speed| times(&view.words, speed);
    let response = ComboBox::from_id_salt("speed")
        .width(52.0 * style::scale(ui))
        .height(ui.ctx().content_rect().height() * 0.6)
        .selected_text(RichText::new(name(view.playhead.speed)).color(if lap_by_lap {
            palette.accent
        } else {
            palette.ink
        }))
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                let chosen = (speed - view.playhead.speed).abs() < 1e-6;
                if ui.selectable_label(chosen, name(speed)).clicked() && !chosen {
                    action = Some(PlaybackCommand::Speed(speed).into());
                }
            }
            let mut pauses = lap_by_lap;
            if ui.checkbox(&mut pauses, view.words.label("transport-lap-by-lap")).clicked() {
                action = Some(SettingsCommand::LapByLap(pauses).into());
            }
        })
        .response;
    let label = view.words.label("transport-speed");
    let response = widgets::named(ui, response, format!("{label}: {}", name(view.playhead.speed)));
    tooltips::above(ui, response, label);
    action
}

/// Analysis, hint, preferences, keys, projection and the side panel: what stays in reach when the panel is shut.
fn toggles(ui: &mut Ui, side: f32, view: &GameContext<'_>, memory: &mut TransportMut<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let undo =
        icons::step_button(ui, Icon::Undo, &view.words.label("transport-undo"), false, view.current.can_undo(), side);
    actions.extend(undo.then(|| PlayCommand::Undo.into()));
    if can_turn(view.rules()) {
        let label = view.words.label("transport-turn");
        if icons::lit_button(ui, Icon::Turn, &label, memory.preferences.turns(&view.current), side).clicked() {
            actions.push(SettingsCommand::TurnBoard.into());
        }
    }
    if has_opponents(view) {
        let label =
            view.words.label(if memory.analysis.is_on() { "transport-no-analysis" } else { "transport-analysis" });
        if icons::lit_button(ui, Icon::Study, &label, memory.analysis.is_on(), side).clicked() {
            actions.push(AnalysisCommand::Analyse(!memory.analysis.is_on()).into());
        }
        let hint = icons::step_button(ui, Icon::Hint, &view.words.label("transport-hint"), false, true, side);
        actions.extend(hint.then(|| AnalysisCommand::Hint.into()));
    }
    let label = view.words.label("transport-preferences");
    if icons::lit_button(ui, Icon::Sliders, &label, memory.dialog.get::<PreferencesDialog>().is_some(), side).clicked()
    {
        memory.dialog.toggle(PreferencesDialog);
    }
    let label = view.words.label("transport-keys");
    if icons::lit_button(ui, Icon::Help, &label, memory.dialog.get::<KeysDialog>().is_some(), side).clicked() {
        memory.dialog.toggle(KeysDialog);
    }
    #[cfg(feature = "presenter")]
    actions.extend(crate::presenter::bar::project(ui, view, side));
    let open = memory.preferences.panel_open;
    let label = view.words.label(if open { "transport-shut-panel" } else { "transport-open-panel" });
    if icons::lit_button(ui, Icon::Panel, &label, open, side).clicked() {
        memory.preferences.panel_open = !open;
    }
    actions
}
