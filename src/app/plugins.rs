//! The plugins of the features, in the order in which their observers answer an action.

use super::{commands, shortcuts, window_state};
use crate::analysis::{review, solution, study};
use crate::board::{Hint, TableArea};
use crate::editor::{position, session};
use crate::learn::{activity, examples, sheets};
use crate::library::catalogue::Library;
use crate::library::{user_variant_file, user_variants};
use crate::play::premove::Premove;
use crate::play::{agreement, mode, opponents};
use crate::playback::{Playhead, playhead, scene};
use crate::record::saved_games;
use crate::settings;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The game room. Needs [`CurrentGame`](crate::play::CurrentGame) to have been inserted.
pub fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .init_resource::<UiLanguage>()
        .init_resource::<Playhead>()
        .init_resource::<TableArea>()
        .init_resource::<Hint>()
        .init_resource::<Premove>()
        .configure_sets(
            Update,
            (
                AppSystems::Ask,
                AppSystems::Advance,
                AppSystems::Follow,
                AppSystems::Lay,
                AppSystems::Show,
                AppSystems::Save,
            )
                .chain(),
        )
        // Another frame is drawn whoever asks for it first.
        .allow_ambiguous_resource::<Messages<RequestRedraw>>()
        .add_plugins((
            mode::plugin,
            commands::plugin,
            settings::plugin,
            playhead::plugin,
            scene::plugin,
            solution::plugin,
            opponents::plugin,
            (agreement::plugin, study::plugin, review::plugin),
            (
                examples::plugin,
                activity::plugin,
                position::plugin,
                sheets::plugin,
                user_variants::plugin,
                user_variant_file::plugin,
                session::plugin,
                saved_games::plugin,
            ),
            #[cfg(feature = "presenter")]
            crate::presenter::plugin,
            #[cfg(feature = "film")]
            crate::film::plugin,
            shortcuts::plugin,
            window_state::plugin,
        ));
}
