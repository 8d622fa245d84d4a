//! The bar under the table: whose turn it is, the caption of what is being shown, the timeline, and the buttons that
//! move the playhead.

use super::keys_dialog::KeysDialog;
use crate::analysis::view::{self, AnalysisParams};
use crate::analysis::{AnalysisCommand, Solution};
use crate::board::Hint;
use crate::play::{self, PlayCommand};
use crate::playback::{GameContext, PlaybackCommand, timeline, transport};
use crate::rules_page::{RulesPage, glossary};
use crate::settings::dialog::PreferencesDialog;
use crate::settings::preferences::can_turn;
use crate::settings::{Preferences, SettingsCommand};
use crate::ui::answers::{self, Answer};
use crate::ui::icons::{self, Icon, side_mark};
use crate::ui::slots::{self, Slot, Slots};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::{Action, Dialog, Projecting, Unattended, run_view, tooltips, widgets};
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{In, InMut, Res, ResMut, World};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, Align, Color32, FontId, Galley, Layout, Rect, Sense, Ui, UiBuilder, Vec2, pos2};
use mancala::engine::{Event, Position, StateChange, legal_moves};
use mancala::record::moves::is_choosing;
use naqala_core::session::{OpponentState, move_grouping, setting_out};
use naqala_core::words::Arg;
use std::sync::Arc;

/// Lines of caption for which room is kept, so that the table does not move when a caption is long.
const CAPTION_LINES: f32 = 2.6;

/// The same in a window that is projected: a caption of a line, and a rule of three that are smaller. In a lesson the rule
/// stands above the table.
const PROJECTED_LINES: f32 = 3.5;
const PROJECTED_LINES_OF_A_LESSON: f32 = 2.3;

/// Points by which a caption may be higher than its room: lines are of whole pixels.
const ROUNDING: f32 = 1.0;

/// State that the buttons change, and look up.
#[derive(SystemParam)]
struct ButtonParams<'w> {
    dialog: ResMut<'w, Dialog>,
    preferences: ResMut<'w, Preferences>,
    analysis: AnalysisParams<'w>,
    slots: Res<'w, Slots>,
}

/// Data that the caption looks up.
#[derive(SystemParam)]
struct CaptionParams<'w> {
    rules: ResMut<'w, RulesPage>,
    analysis: AnalysisParams<'w>,
    hint: Res<'w, Hint>,
    listened: Option<Res<'w, AccessibilityRequested>>,
}

/// Shows the bar's contents.
pub fn show(ui: &mut Ui, world: &mut World) -> Vec<Action> {
    ui.spacing_mut().item_spacing.y = 5.0 * style::picture_scale(ui);
    let answers = answers::offered(world);
    let projecting = world.resource::<Projecting>().0;
    let heading = ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ui.text_style_height(&egui::TextStyle::Body);
        let quiet = projecting.then(|| for_the_speaker(ui, world));
        ui.set_max_width(ui.available_width() - quiet.as_ref().map_or(0.0, |(_, width)| *width));
        run_view(world, heading, ui);
        quiet
    });
    let mut actions = run_view(world, caption, (ui, answers));
    if world.resource::<Unattended>().0 {
        return Vec::new();
    }
    actions.extend(match heading.inner {
        Some((asked, _)) => asked,
        None => run_view(world, controls, ui),
    });
    actions
}

/// Shows what a projected window does without: the analysis, the time line and the buttons.
fn controls(InMut(ui): InMut<Ui>, view: GameContext, mut params: ButtonParams) -> Vec<Action> {
    let mut actions = Vec::new();
    if params.analysis.is_on() {
        actions.extend(view::bar(ui, &view, &params.analysis));
    }
    actions.extend(timeline::show(ui, &view, &params.analysis));
    actions.extend(buttons(ui, &view, &mut params));
    actions
}

/// Returns what somebody who speaks before a window that is projected may want, and how it becomes an ordinary one
/// again: said quietly at the right of the heading. Returns the actions, and the width of all of it.
fn for_the_speaker(ui: &mut Ui, world: &mut World) -> (Vec<Action>, f32) {
    let row = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), ui.spacing().interact_size.y));
    let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    let mut actions = slots::show(world, Slot::Speaker, &mut right);
    actions.extend(run_view(world, quiet_steps, &mut right));
    (actions, right.min_rect().width() + ui.spacing().item_spacing.x)
}

/// Shows the buttons that are wanted in front of a class, from the right to the left.
fn quiet_steps(InMut(ui): InMut<Ui>, view: GameContext) -> Vec<Action> {
    let side = ui.spacing().interact_size.y / style::picture_scale(ui);
    let runs = view.is_playing() && !view.playhead.backwards;
    let play = if runs { (Icon::Pause, "transport-pause") } else { (Icon::Play, "transport-play") };
    let steps = [
        (Icon::NextEvent, "transport-next-event", PlaybackCommand::NextEvent),
        (play.0, play.1, PlaybackCommand::PlayPause),
        (Icon::PreviousEvent, "transport-previous-event", PlaybackCommand::PreviousEvent),
    ];
    steps
        .into_iter()
        .filter_map(|(icon, label, command)| transport::step(ui, &view, side, icon, label, command))
        .collect()
}

/// Draws the status line, then the move and lap shown. In a narrow bar these stand one below the other; the height
/// never depends on the text, so that the table does not move.
fn heading(InMut(ui): InMut<Ui>, view: GameContext, solution: Res<Solution>) {
    let view = &view;
    let narrow = ui.available_width() < NARROW * style::scale(ui);
    let places = places(ui, view);
    let gap = ui.spacing().item_spacing.x;
    let taken: f32 = if narrow { 0.0 } else { places.iter().map(|place| place.size().x + gap).sum() };
    ui.horizontal(|ui| {
        status(ui, view, &solution, taken);
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
fn status(ui: &mut Ui, view: &GameContext<'_>, solution: &Solution, taken: f32) {
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
    let outlook = solution.outlook_text(view).filter(|_| !view.is_playing());
    let opponent = play::answers::opponent(view);
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
fn caption(
    (InMut(ui), In(answers)): (InMut<Ui>, In<Vec<Answer>>),
    view: GameContext,
    mut params: CaptionParams,
) -> Vec<Action> {
    let view = &view;
    let advice = view.known().and_then(|(position, clause)| view.words.advice(view.rules(), position, clause));
    let agreed = view.current.agreed().filter(|_| view.shown().at_end() && !view.is_playing());
    let agreed = agreed.map(|outcome| view.words.agreement(view.rules(), outcome));
    let said = agreed.or(advice).or_else(|| view.shown().caption().filter(|_| !begins_to_set_out(view)));
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
    let verdict = params.analysis.verdict(view).filter(|_| !view.is_playing());
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
    let (actions, taken) = answers::show(ui, &view.words, answers, whole);
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
    let hint = params.hint.in_bar();
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
    if params.listened.as_ref().is_some_and(|listened| listened.get()) {
        widgets::unseen(ui, &heard, response.rect);
    }
    match cut {
        true => drop(tooltips::above(ui, response, rule)),
        // Nobody wants a window to open in front of a class.
        false if view.projecting.0 => {}
        false => {
            let terms = params.rules.page.terms(&view.words, view.current.game.rules());
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

fn buttons(ui: &mut Ui, view: &GameContext<'_>, params: &mut ButtonParams<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal_wrapped(|ui| {
        // In a narrow bar the buttons stand closer, or they would fill two lines.
        let scale = style::picture_scale(ui);
        let [near, apart] = if ui.available_width() < ROOM_FOR_BUTTONS * scale { [1.0, 3.0] } else { [3.0, 8.0] };
        ui.spacing_mut().item_spacing.x = near * scale;
        let others = 4 + params.slots.bar_buttons().len() + if has_opponents(view) { 3 } else { 0 };
        let count = transport::count(view) + others;
        let room = (ui.available_width() - SPEED * style::scale(ui)) / scale - 2.0 * apart;
        let side = (room / count as f32 - near).clamp(LEAST, icons::SIDE);
        actions.extend(transport::buttons(ui, view, side));
        ui.add_space(apart * scale);
        actions.extend(transport::speed(ui, view, params.preferences.lap_by_lap));
        ui.add_space(apart * scale);
        actions.extend(toggles(ui, side, view, params));
    });
    actions
}

/// Analysis, hint, preferences, keys, projection and the side panel: what stays in reach when the panel is shut.
fn toggles(ui: &mut Ui, side: f32, view: &GameContext<'_>, params: &mut ButtonParams<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let undo =
        icons::step_button(ui, Icon::Undo, &view.words.label("transport-undo"), false, view.current.can_undo(), side);
    actions.extend(undo.then(|| PlayCommand::Undo.into()));
    if can_turn(view.rules()) {
        let label = view.words.label("transport-turn");
        if icons::lit_button(ui, Icon::Turn, &label, params.preferences.turns(&view.current), side).clicked() {
            actions.push(SettingsCommand::TurnBoard.into());
        }
    }
    if has_opponents(view) {
        let label =
            view.words.label(if params.analysis.is_on() { "transport-no-analysis" } else { "transport-analysis" });
        if icons::lit_button(ui, Icon::Study, &label, params.analysis.is_on(), side).clicked() {
            actions.push(AnalysisCommand::Analyse(!params.analysis.is_on()).into());
        }
        let hint = icons::step_button(ui, Icon::Hint, &view.words.label("transport-hint"), false, true, side);
        actions.extend(hint.then(|| AnalysisCommand::Hint.into()));
    }
    let label = view.words.label("transport-preferences");
    if icons::lit_button(ui, Icon::Sliders, &label, params.dialog.get::<PreferencesDialog>().is_some(), side).clicked()
    {
        params.dialog.toggle(PreferencesDialog);
    }
    let label = view.words.label("transport-keys");
    if icons::lit_button(ui, Icon::Help, &label, params.dialog.get::<KeysDialog>().is_some(), side).clicked() {
        params.dialog.toggle(KeysDialog);
    }
    for (icon, label, action) in params.slots.bar_buttons() {
        if icons::sized_button(ui, *icon, &view.words.label(label), side).clicked() {
            actions.push(action.clone());
        }
    }
    let open = params.preferences.panel_open;
    let label = view.words.label(if open { "transport-shut-panel" } else { "transport-open-panel" });
    if icons::lit_button(ui, Icon::Panel, &label, open, side).clicked() {
        params.preferences.panel_open = !open;
    }
    actions
}
