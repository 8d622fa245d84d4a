//! The features, each after those that it builds on. To remove one is to delete its folder and its line here and in `lib.rs`.

use bevy::prelude::App;

/// All features but the window itself. Needs [`CurrentGame`](crate::play::CurrentGame) to have been inserted.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::ui::plugin,
        crate::settings::plugin,
        crate::play::plugin,
        crate::playback::plugin,
        crate::record::plugin,
        crate::board::plugin,
        crate::analysis::plugin,
        crate::rules_page::plugin,
        crate::library::plugin,
        #[cfg(feature = "presenter")]
        crate::presenter::plugin,
        crate::learn::plugin,
        crate::training::plugin,
        crate::editor::plugin,
    ))
    .add_plugins((
        #[cfg(feature = "film")]
        crate::film::plugin,
        #[cfg(feature = "sound")]
        crate::sound::plugin,
        crate::speech::plugin,
        crate::accessibility::plugin,
        super::plugin,
    ));
}
