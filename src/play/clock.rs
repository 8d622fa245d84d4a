//! The clock of the game on the table: it runs while somebody is to move and all has been shown, and whoever has no time
//! left has lost.

use super::{AppMode, CurrentGame, GameReplaced, PlayPreferences, Playhead, RecordChanged};
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{ComboBox, Panel, RichText, Ui};
use mancala::engine::GameResult;
use mancala::rules::{Rules, Side};
use naqala_core::session::Purpose;
use naqala_core::session::clock::{Clock, TimeControl, clock_text};
use naqala_core::words::{Arg, Words};
use std::time::Duration;

/// Longest time of a frame that counts: a window that was asleep costs nobody a game.
const LONGEST_FRAME: Duration = Duration::from_millis(500);

/// The clock, if the game is played with one.
#[derive(Resource, Default)]
pub(crate) struct GameClock(Option<Clock>);

impl GameClock {
    /// A clock that stands still.
    #[cfg(test)]
    pub(crate) fn new(control: TimeControl) -> GameClock {
        GameClock(Some(Clock::new(control)))
    }

    /// Returns the time that a player has left; `None` in a game without a clock.
    #[cfg(test)]
    pub(crate) fn left(&self, side: Side) -> Option<Duration> {
        self.0.as_ref().map(|clock| clock.left(side))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameClock>()
        .add_observer(set_clock)
        .add_observer(end_game)
        .add_view(Slot::Top, 20, show)
        .add_systems(Update, run.run_if(in_state(AppMode::Game)).in_set(AppSystems::Follow));
}

/// Sets the clock for a game that begins.
fn set_clock(
    _: On<GameReplaced>,
    current: Res<CurrentGame>,
    preferences: Res<PlayPreferences>,
    mut clock: ResMut<GameClock>,
) {
    let begins = current.purpose == Purpose::Play && current.game.plies().is_empty();
    let several = current.game.rules().board.sides().len() > 1;
    clock.0 = preferences.clock.filter(|_| begins && several).map(Clock::new);
}

/// A player has no time left.
#[derive(Event)]
struct OutOfTime(Side);

/// Has the time of whoever is to move run, from the first move on.
fn run(
    (current, playhead): (Res<CurrentGame>, Res<Playhead>),
    time: Res<Time<Real>>,
    mut clock: ResMut<GameClock>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some(clock) = &mut clock.bypass_change_detection().0 else { return };
    let rests = !playhead.playing && !playhead.frozen && playhead.time >= current.choreography.duration();
    let is_over = current.game.position().ended().is_some() || current.agreed().is_some();
    if !rests || is_over || current.held || current.purpose != Purpose::Play || current.game.plies().is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    let position = current.game.position();
    let player = position.seat(&current.game.rules().board, position.chooser());
    if clock.pass(player, time.delta().min(LONGEST_FRAME)) {
        commands.trigger(OutOfTime(player));
    }
}

/// Ends the game: the next player has won.
fn end_game(
    out: On<OutOfTime>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let args = [("player", Arg::from(name(&language.0, &current, out.0)))];
    commands.trigger(Notice::done(language.0.label_with("clock-out", &args)));
    let winner = current.game.rules().board.after(out.0);
    current.agree(GameResult::Won(winner).into());
    playhead.stop_at(current.choreography.duration());
    commands.trigger(RecordChanged::Moves);
}

/// Returns the name of a player, or of the seat where nobody is named.
fn name(words: &Words, current: &CurrentGame, side: Side) -> String {
    match current.about.player(side) {
        "" => words.seat(current.game.rules(), side),
        name => name.to_owned(),
    }
}

/// Shows the time that each player has left.
fn show(InMut(ui): InMut<Ui>, view: GameContext, clock: Res<GameClock>) -> Vec<Action> {
    let Some(clock) = clock.0.as_ref().filter(|_| !view.activity.is_on()) else { return Vec::new() };
    let palette = Palette::of(ui);
    let size = if view.projecting.0 { FontRole::Title } else { FontRole::Heading };
    let contents = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            for &side in view.rules().board.sides() {
                let args = [
                    ("player", Arg::from(name(&view.words, &view.current, side))),
                    ("time", Arg::from(clock_text(clock.left(side)))),
                ];
                let text = RichText::new(view.words.label_with("clock-left", &args)).font(style::font(ui, size));
                let runs = clock.runs() == Some(side);
                ui.label(text.color(if runs { palette.accent } else { palette.soft }));
                ui.add_space(24.0 * style::scale(ui));
            }
        });
    };
    Panel::top("clock").resizable(false).frame(style::bar_frame(ui)).show(ui, contents);
    Vec::new()
}

/// Offers the clocks of new games, with the one chosen. Tells whether another was chosen.
pub(crate) fn choose(ui: &mut Ui, words: &Words, rules: &Rules, chosen: &mut Option<TimeControl>) -> bool {
    if rules.board.sides().len() < 2 {
        return false;
    }
    let before = *chosen;
    ui.horizontal(|ui| {
        let label = ui.label(words.label("clock-title"));
        let combo = ComboBox::from_id_salt("clock").selected_text(text(words, *chosen)).show_ui(ui, |ui| {
            for offered in std::iter::once(None).chain(TimeControl::OFFERED.map(Some)) {
                ui.selectable_value(chosen, offered, text(words, offered));
            }
        });
        combo.response.labelled_by(label.id);
    });
    *chosen != before
}

/// Returns a time control in words.
fn text(words: &Words, control: Option<TimeControl>) -> String {
    match control {
        None => words.label("clock-none"),
        Some(TimeControl::Turn(seconds)) => {
            words.label_with("clock-per-move", &[("seconds", Arg::from(seconds as usize))])
        }
        Some(TimeControl::Game { minutes, increment }) => {
            let args = [("minutes", Arg::from(minutes as usize)), ("increment", Arg::from(increment as usize))];
            words.label_with("clock-total", &args)
        }
    }
}
