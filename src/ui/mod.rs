//! The means of showing that all features share: style, widgets, icons, dialogs, notifications, letters.

pub mod action;
pub mod answers;
pub mod board_diagram;
pub mod command;
pub(crate) mod diagnostic_text;
pub mod dialog;
pub mod file_dialog;
pub mod fonts;
pub mod icons;
pub mod job;
pub(crate) mod keyboard;
pub mod keys;
pub mod language;
pub mod look;
pub mod notice;
pub mod notifications;
pub mod panel_target;
pub mod picture;
pub(crate) mod projecting;
pub mod right_to_left;
pub mod shortcuts;
pub mod slots;
pub mod style;
pub mod system_dialog;
pub mod systems;
pub mod tabs;
pub mod theme;
pub mod tooltips;
pub(crate) mod widgets;

pub use action::Action;
pub use command::WindowCommand;
pub use dialog::Dialog;
pub use notice::{Notice, NoticeText};
pub use panel_target::PanelTarget;
pub use projecting::Projecting;

use action::request_redraw;
use bevy::ecs::system::IntoSystem;
use bevy::prelude::{App, Resource, SystemInput, World};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Dialog>()
        .init_resource::<Projecting>()
        .init_resource::<Unattended>()
        .init_resource::<file_dialog::FileDialogs>()
        .init_resource::<job::Waker>()
        .init_resource::<language::UiLanguage>()
        .init_resource::<notifications::Notifications>()
        .init_resource::<tabs::SidePanel>()
        .add_plugins((systems::plugin, shortcuts::plugin))
        .add_observer(request_redraw::<WindowCommand>);
}

/// Set if nobody is at the window: in a film only what is said is shown, and nothing that could be pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unattended(pub bool);

/// Shows a part of the panel: a system that is given what it is to be drawn on.
pub fn run_view<I, O, M>(world: &mut World, view: impl IntoSystem<I, O, M> + 'static, input: I::Inner<'_>) -> O
where
    I: SystemInput + 'static,
    O: 'static,
{
    match world.run_system_cached_with(view, input) {
        Ok(shown) => shown,
        Err(error) => panic!("a part of the panel cannot be shown: {error:?}"),
    }
}
