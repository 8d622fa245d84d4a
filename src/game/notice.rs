//! What the app has to tell that is no event of the game: a file that could not be read, a record that was saved.

use bevy::prelude::Event;

/// Something to be told in the window until it is dismissed, or for a while.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What sort of thing it is.
    pub kind: NoticeKind,
    /// The whole text, as many lines as needed, in the user's language where it is ours.
    pub text: String,
}

/// What sort of thing a [`Notice`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Something was done; goes away by itself.
    Done,
    /// Something failed; stays until dismissed.
    Failed,
}

impl Notice {
    /// Something was done.
    pub fn done(text: impl Into<String>) -> Notice {
        Notice { kind: NoticeKind::Done, text: text.into() }
    }

    /// Something failed. The app goes on with what it had.
    pub fn failed(text: impl Into<String>) -> Notice {
        Notice { kind: NoticeKind::Failed, text: text.into() }
    }
}
