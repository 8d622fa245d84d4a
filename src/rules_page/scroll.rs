//! Contents and layout of the rule page when it was last shown.

use bevy_egui::egui::Vec2;
use mancala::rules::Cause;
use naqala_core::words::RulePage;
use std::sync::Arc;

/// Contents and layout of the rule page: while they stay the same, only the user scrolls it.
pub(crate) struct PageScroll {
    pub page: Arc<RulePage>,
    pub at_work: Option<Cause>,
    pub room: Vec2,
    pub scale: f32,
    /// Number of the egui pass in which it was last shown; it may have been out of sight in between.
    pub pass: u64,
}

impl PageScroll {
    /// Returns whether it is as it was, so that nothing need be scrolled.
    pub fn follows(&self, before: &PageScroll) -> bool {
        let same = (self.at_work, self.room, self.scale) == (before.at_work, before.room, before.scale);
        same && Arc::ptr_eq(&self.page, &before.page) && self.pass <= before.pass + 1
    }
}
