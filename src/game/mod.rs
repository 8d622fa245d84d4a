//! The game on screen: what is played, how far it has been shown, and the answers to what is asked of it.
//!
//! [`Wish`] comes in from panel, table and keyboard; [`Current`] and [`Playhead`] change; [`Shown`] goes out as the
//! playhead passes an event. Knows nothing of where anything is drawn.

pub mod agreement;
pub mod analysis;
pub mod arrange;
pub mod aside;
pub mod class;
pub mod collection;
pub mod current;
pub(crate) mod diagnostic;
pub mod editing;
pub mod filming;
pub mod keys;
pub mod notice;
mod open;
pub mod opponents;
pub mod own;
mod own_file;
pub mod playhead;
pub mod poll;
pub mod preview;
pub mod review;
pub mod rounds;
pub mod scene;
pub mod seats;
mod sheets;
pub mod solution;
pub mod taught;
pub mod thinking;
pub mod trials;
pub mod turns;
pub mod window;
pub mod wish;
mod wishes;

#[cfg(test)]
pub(crate) mod tests;

pub use arrange::Spread;
pub use current::{Current, Purpose};
pub use filming::Filming;
pub use notice::{Notice, NoticeText};
pub use open::{OpenError, Opened, open_file, open_line, open_sample};
pub use playhead::{Playhead, Shown};
pub use scene::Scene;
pub use solution::{Outlook, Solution};
pub use window::{Besides, Dialog, Hint, Placement, Preferences, Projecting, TableArea};
pub use wish::Wish;

use bevy::prelude::*;
use mancala::rules::Catalogue;
use naqala_core::words::Words;

/// The game room. Needs [`Current`] to have been inserted.
pub fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .init_resource::<Speech>()
        .init_resource::<Playhead>()
        .init_resource::<Preferences>()
        .init_resource::<TableArea>()
        .init_resource::<Hint>()
        .configure_sets(Update, (Moment::Ask, Moment::Advance, Moment::Lay, Moment::Show).chain())
        .add_plugins((
            wishes::plugin,
            playhead::plugin,
            scene::plugin,
            solution::plugin,
            opponents::plugin,
            (agreement::plugin, analysis::plugin, review::plugin, class::plugin, poll::plugin),
            (
                taught::plugin,
                aside::plugin,
                sheets::plugin,
                own::plugin,
                own_file::plugin,
                editing::plugin,
                collection::plugin,
            ),
            filming::plugin,
            keys::plugin,
            window::plugin,
        ));
}

/// The stages of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Keys are read and become wishes.
    Ask,
    /// The playhead moves, and [`Scene`] is brought up to it.
    Advance,
    /// The table is laid: for a new game, for another size of window.
    Lay,
    /// Everything is put where it is at the playhead's time.
    Show,
}

/// The variants that can be played.
#[derive(Resource)]
pub struct Library(pub Catalogue);

impl Default for Library {
    fn default() -> Self {
        Library(Catalogue::shipped())
    }
}

/// The language that the window speaks.
#[derive(Resource)]
pub struct Speech(pub Words);

impl Default for Speech {
    fn default() -> Self {
        Speech(Words::english())
    }
}
