//! Examples, lessons, puzzles, games compared, everything for print, and the tournament of a class.

pub(crate) mod activity_bar;
mod background_dialog;
pub(crate) mod board_dialog;
pub mod command;
pub(crate) mod compare_dialog;
pub mod examples;
pub(crate) mod my_puzzles;
mod my_puzzles_list;
pub(crate) mod outline;
mod plan_dialog;
pub(crate) mod progress;
pub(crate) mod puzzle;
pub(crate) mod rings;
pub(crate) mod sheets;
pub(crate) mod shortcuts;
pub(crate) mod tab;
mod tournament;
mod tournament_dialog;
mod walkthrough;
mod worksheet_dialog;

#[cfg(test)]
mod tests;

use crate::board::premove::cancel_premove;
use crate::play::AppMode;
use crate::play::activity::ActivityChoice;
use crate::playback::playhead::PlayheadSystems;
use crate::settings::keep::KeepPlugin;
use crate::ui::action::request_redraw;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::systems::AppSystems;
use crate::ui::tabs::Tab;
use bevy::prelude::*;
pub use command::{LearnCommand, PuzzleCommand};

pub use my_puzzles::MyPuzzles;
pub use progress::{FIRST_LESSON, Lessons};
use puzzle::PuzzleSession;
pub use puzzle::Scores;
use tournament::KeptTournament;
use walkthrough::Walkthrough;

pub(crate) fn plugin(app: &mut App) {
    let walks = in_state(AppMode::Example).or_else(in_state(AppMode::Lesson));
    app.init_resource::<Awaited>()
        .init_resource::<tab::LearnTab>()
        .add_plugins((
            KeepPlugin::<Lessons>::default(),
            KeepPlugin::<Scores>::default(),
            KeepPlugin::<MyPuzzles>::default(),
            KeepPlugin::<KeptTournament>::default(),
        ))
        .add_plugins((examples::plugin, rings::plugin, sheets::plugin, shortcuts::plugin))
        .add_view(Slot::Top, 10, activity_bar::show)
        .add_view(Slot::Tab(Tab::Learn), 10, tab::show)
        .add_observer(walkthrough::answer_learn_commands)
        .add_observer(walkthrough::say_why_not)
        .add_observer(my_puzzles::change_my_puzzles)
        .add_observer(puzzle::begin_puzzle)
        .add_observer(puzzle::answer_puzzle_commands.run_if(in_state(AppMode::Puzzle)))
        .add_observer(puzzle::play_puzzle_out.run_if(in_state(AppMode::Puzzle)))
        .add_observer(puzzle::cancel_premove_by_command)
        .add_observer(tournament::change_tournament)
        .add_observer(tournament::play_pairing)
        .add_observer(answer_choices)
        .add_observer(cancel_premove::<LearnCommand>)
        .add_observer(request_redraw::<LearnCommand>)
        .add_observer(request_redraw::<PuzzleCommand>)
        .add_systems(OnExit(AppMode::Example), end::<Walkthrough>)
        .add_systems(OnExit(AppMode::Lesson), end::<Walkthrough>)
        .add_systems(OnExit(AppMode::Puzzle), end::<PuzzleSession>)
        .add_systems(
            Update,
            (
                walkthrough::begin_awaited_lesson,
                walkthrough::follow_attempt.run_if(walks),
                puzzle::receive_puzzle,
                puzzle::judge_played_move.run_if(in_state(AppMode::Puzzle)),
            )
                .chain()
                .in_set(ActivitySystems)
                .in_set(AppSystems::Advance)
                .after(PlayheadSystems)
                .after(examples::receive_examples),
        );
}

/// Systems by which lessons and puzzles go on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ActivitySystems;

/// Lesson or puzzle that begins as soon as it has been made, while [`Activity`](crate::play::activity::Activity) awaits one.
#[derive(Resource, Default)]
pub(crate) enum Awaited {
    #[default]
    Nothing,
    /// The lesson of the game on the table, at a step, counted from 0. It needs the examples of the rules.
    Lesson(usize),
    Puzzle(puzzle::PendingPuzzle),
}

/// Takes what is chosen on the board while something else than the game is shown.
fn answer_choices(choice: On<ActivityChoice>, mut commands: Commands) {
    match *choice {
        ActivityChoice::Point(place) => commands.trigger(PuzzleCommand::Point(place)),
        ActivityChoice::Try => commands.trigger(LearnCommand::Try),
        ActivityChoice::TryPit(pit) => commands.trigger(LearnCommand::TryPit(pit)),
        ActivityChoice::Barred(refused) => commands.trigger(LearnCommand::ExplainRefusal(refused)),
        ActivityChoice::AddSeeds(..) => {}
    }
}

fn end<R: Resource>(mut commands: Commands) {
    commands.remove_resource::<R>();
}
