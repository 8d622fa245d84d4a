//! What was to be seen of the rule page.

use bevy_egui::egui::Vec2;
use mancala::rules::Cause;
use naqala_core::words::Page;
use std::sync::Arc;

/// What is to be seen of the page: while it stays the same, nothing is scrolled but by the user.
pub(super) struct Sight {
    pub page: Arc<Page>,
    pub at_work: Option<Cause>,
    pub room: Vec2,
    pub scale: f32,
    /// When it was last shown, in passes of egui: it may have been out of sight in between.
    pub pass: u64,
}

impl Sight {
    /// Returns whether it is as it was, so that nothing need be scrolled.
    pub fn follows(&self, before: &Sight) -> bool {
        let same = (self.at_work, self.room, self.scale) == (before.at_work, before.room, before.scale);
        same && Arc::ptr_eq(&self.page, &before.page) && self.pass <= before.pass + 1
    }
}
