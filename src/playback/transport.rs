//! The buttons that move the playhead, and its speed.

use super::{GameContext, PlaybackCommand};
use crate::settings::SettingsCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, Palette};
use crate::ui::{Action, tooltips, widgets};
use bevy_egui::egui::{ComboBox, RichText, Ui};
use naqala_core::session::OpponentState;
use naqala_core::words::Words;

/// The speeds offered: seconds of show time in a second.
pub const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

/// The number of buttons, of which some are for moves of several laps.
pub(crate) fn count(view: &GameContext<'_>) -> usize {
    9 + 2 * usize::from(view.rules().profile.sowing.many_laps)
}

/// Shows the buttons, each with a side of this length.
pub(crate) fn buttons(ui: &mut Ui, view: &GameContext<'_>, side: f32) -> Vec<Action> {
    let mut actions = Vec::new();
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

/// Shows a button that moves the playhead, pale where that would change nothing.
pub(crate) fn step(
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

/// Shows how fast the show runs, and whether it pauses after each lap.
pub(crate) fn speed(ui: &mut Ui, view: &GameContext<'_>, lap_by_lap: bool) -> Option<Action> {
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
