//! Helpers of tests: the app without a window, and the panel alone.

pub(crate) mod panel;

use crate::library::variant_files::asset_plugin;
use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::EventShown;
use crate::ui::Action;
use crate::ui::Notice;
use crate::ui::keys::Held;
use crate::ui::shortcuts::{KeyboardClaims, Shortcuts};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::{Catalogue, Settings};
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::time::Duration;

/// Notifications and events shown, in order.
#[derive(Resource, Default)]
pub(crate) struct Heard {
    pub(crate) notices: Vec<Notice>,
    pub(crate) shown: usize,
}

/// Returns what a notification says.
pub(crate) fn in_english(notice: &Notice) -> String {
    notice.text.in_words(&Words::english())
}

pub(crate) fn room(id: &str) -> App {
    let current = Session::opening(&Catalogue::shipped(), id, &Settings::new()).expect("a shipped variant");
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, asset_plugin()))
        .insert_resource(CurrentGame(current))
        .init_resource::<Heard>()
        .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .add_plugins(crate::app::plugins::plugin)
        .add_observer(|notice: On<Notice>, mut heard: ResMut<Heard>| heard.notices.push(notice.clone()))
        .add_observer(|_: On<EventShown>, mut heard: ResMut<Heard>| heard.shown += 1);
    app.update();
    app
}

/// Returns the action for which a key asks of an app.
pub(crate) fn action_of(app: &mut App, key: &KeyboardInput, held: Held) -> Option<Action> {
    app.world_mut().resource_scope(|world, shortcuts: Mut<Shortcuts>| {
        shortcuts.action_of(world, key, held, &mut KeyboardClaims::default()).expect("nothing is missing")
    })
}

pub(crate) const PLAIN: Held = Held { shift: false, control: false, alt: false };
pub(crate) const SHIFT: Held = Held { shift: true, ..PLAIN };
pub(crate) const CONTROL: Held = Held { control: true, ..PLAIN };

/// A key that is pressed.
pub(crate) fn pressed(logical_key: Key, key_code: KeyCode) -> KeyboardInput {
    KeyboardInput {
        key_code,
        logical_key,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    }
}

pub(crate) fn trigger(app: &mut App, action: impl Into<Action>) {
    action.into().trigger(&mut app.world_mut().commands());
    app.world_mut().flush();
    app.update();
}

pub(crate) fn play(app: &mut App, names: &[&str]) {
    for name in names {
        let pit = current(app).game.rules().board.pit_named(name).expect("the board has such a pit");
        trigger(app, PlayCommand::Move(Move::Sow { pit, way: None }));
    }
}

pub(crate) fn current(app: &App) -> &Session {
    app.world().resource::<CurrentGame>()
}

pub(crate) fn names(app: &App) -> Vec<String> {
    let game = &current(app).game;
    (0..game.plies().len()).map(|ply| mancala::record::notation::ply_text(game, ply)).collect()
}

pub(crate) fn time(app: &App) -> f64 {
    app.world().resource::<Playhead>().time
}

/// Lets an app go on until something is so.
pub(crate) fn until(app: &mut App, so: impl Fn(&App) -> bool) {
    for _ in 0..2_000 {
        app.update();
        if so(app) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not come");
}

pub(crate) fn run_out(app: &mut App) {
    for _ in 0..4000 {
        app.update();
        if !app.world().resource::<Playhead>().playing {
            return;
        }
    }
    panic!("the show does not end");
}

/// Plays a number of plies, always the move in the middle of the list.
pub(crate) fn play_on(app: &mut App, plies: usize) {
    for _ in 0..plies {
        let game = &current(app).game;
        let moves = mancala::engine::legal_moves(game.rules(), game.position());
        let mv = moves[moves.len() / 2];
        trigger(app, PlayCommand::Move(mv));
    }
}
