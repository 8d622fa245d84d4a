//! State of the window that its parts share.

use super::Placement;
use crate::board::ExtraActions;
use crate::play::AppMode;
use crate::play::level::raise_the_level;
use crate::rules_page::RulesPage;
use crate::ui::Projecting;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::notifications::Notifications;
use crate::ui::tabs::SidePanel;
use crate::ui::{Dialog, Unattended};
use bevy::prelude::*;

/// Adds the state that the parts of the window share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Placement>()
        .init_resource::<Dialog>()
        .init_resource::<FileDialogs>()
        .init_resource::<Notifications>()
        .init_resource::<SidePanel>()
        .init_resource::<Unattended>()
        .init_resource::<RulesPage>()
        .init_resource::<Projecting>()
        .init_resource::<ExtraActions>()
        .add_observer(raise_the_level.run_if(in_state(AppMode::Game)));
}
