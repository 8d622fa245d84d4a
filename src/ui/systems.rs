//! The order of the systems of a frame.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The stages of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Keys are read and become actions.
    Ask,
    /// Files are followed, the playhead moves, and lessons and puzzles go on.
    Advance,
    /// Everything that follows from game and playhead is worked out: the scene on the table, analysis, moves of the program.
    Follow,
    /// The table is laid: for a new game, for another size of window.
    Lay,
    /// Everything is put where it is at the playhead's time.
    Show,
    /// Everything that is kept between runs is saved.
    Save,
}

pub(super) fn plugin(app: &mut App) {
    use AppSystems as A;
    app.configure_sets(Update, (A::Ask, A::Advance, A::Follow, A::Lay, A::Show, A::Save).chain())
        // Another frame is drawn whoever asks for it first.
        .allow_ambiguous_resource::<Messages<RequestRedraw>>();
}
