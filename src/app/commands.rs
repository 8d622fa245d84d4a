//! Requests about the window as a whole.

use super::Placement;
use crate::record::diagnostic::GameDiagnostic;
use crate::ui::{Notice, WindowCommand};
use bevy::prelude::*;
use naqala_core::files::system_diagnostic;
use naqala_core::report::Report;

pub(super) fn answer_window_commands(
    command: On<WindowCommand>,
    mut placement: ResMut<Placement>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    match &*command {
        WindowCommand::FullScreen => placement.full_screen = !placement.full_screen,
        WindowCommand::OpenFolder(folder) => {
            if let Err(error) = open::that_detached(folder) {
                let (folder, because) = (folder.display().to_string().into(), system_diagnostic(&error));
                commands.trigger(Notice::mistakes(Report::of(GameDiagnostic::FolderNotOpened { folder, because })));
            }
        }
        WindowCommand::Quit => {
            exit.write(AppExit::Success);
        }
        // Answered by the panel.
        WindowCommand::Show(_) => {}
    }
}
