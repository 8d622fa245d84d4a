//! The observers that answer commands, and the answers that belong to no feature alone.

use super::Placement;
use crate::analysis::AnalysisCommand;
use crate::editor::{EditorCommand, PositionCommand};
use crate::learn::{LearnCommand, PuzzleCommand};
use crate::library::LibraryCommand;
use crate::play::PlayCommand;
use crate::play::moves::{play_and_take_back, say_how_to_take_over};
use crate::play::new_game::{begin_game, open_record, resume_game};
use crate::play::replace::replace_game;
use crate::playback::PlaybackCommand;
use crate::playback::commands::{move_playhead, remember_speed};
use crate::record::commands::{answer_record_commands, expand_shown_variation};
use crate::record::diagnostic::GameDiagnostic;
use crate::record::positions::copy_and_paste_positions;
use crate::record::variations::answer_variation_commands;
use crate::record::{RecordCommand, SavedGamesCommand};
use crate::settings::SettingsCommand;
use crate::settings::commands::set_preferences;
use crate::ui::Notice;
use crate::ui::WindowCommand;
use crate::ui::action::request_redraw;
use bevy::prelude::*;
use naqala_core::files::system_diagnostic;
use naqala_core::report::Report;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_and_take_back)
        .add_observer(move_playhead)
        .add_observer(remember_speed)
        .add_observer(say_how_to_take_over)
        .add_observer(set_preferences)
        .add_observer(begin_game)
        .add_observer(replace_game)
        .add_observer(answer_record_commands)
        .add_observer(copy_and_paste_positions)
        .add_observer(answer_variation_commands)
        .add_observer(open_record)
        .add_observer(resume_game)
        .add_observer(answer_window_commands)
        .add_observer(request_redraw::<AnalysisCommand>)
        .add_observer(request_redraw::<EditorCommand>)
        .add_observer(request_redraw::<LearnCommand>)
        .add_observer(request_redraw::<LibraryCommand>)
        .add_observer(request_redraw::<PlayCommand>)
        .add_observer(request_redraw::<PlaybackCommand>)
        .add_observer(request_redraw::<PositionCommand>)
        .add_observer(request_redraw::<PuzzleCommand>)
        .add_observer(request_redraw::<RecordCommand>)
        .add_observer(request_redraw::<SavedGamesCommand>)
        .add_observer(request_redraw::<SettingsCommand>)
        .add_observer(request_redraw::<WindowCommand>)
        // Only the list of moves shows what is folded.
        .add_systems(Update, expand_shown_variation.in_set(crate::ui::systems::AppSystems::Lay).ambiguous_with_all());
}

fn answer_window_commands(
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
