//! Use of the board: for the game, or for something else while the game waits.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<AppMode>();
}

/// Use of the board. In every mode but the first the game waits.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AppMode {
    /// The game is played, or a record of one is watched.
    #[default]
    Game,
    /// Examples of a rule are shown and tried, or a better move of a reviewed game.
    Example,
    /// A lesson is taken.
    Lesson,
    /// A puzzle is solved.
    Puzzle,
    /// A position is set up.
    Compose,
}

/// Changes of the mode by commands.
pub(crate) trait EnterMode {
    /// Enters a mode at once: commands that follow find its systems running, and those of the mode before at an end.
    fn enter(&mut self, mode: AppMode);
}

impl EnterMode for Commands<'_, '_> {
    fn enter(&mut self, mode: AppMode) {
        self.queue(move |world: &mut World| {
            NextState::set_if_neq(&mut world.resource_mut::<NextState<AppMode>>(), mode);
            world.run_schedule(StateTransition);
        });
    }
}
