//! Moves that are played, taken back and played again.

use super::{CurrentGame, RecordChanged};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityChoice};
use crate::playback::PlaybackCommand;
use crate::ui::language::UiLanguage;
use crate::ui::{Action, Notice};
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::Place;
use naqala_core::session::{NotPlayed, Purpose, Session, move_grouping, setting_out};
use naqala_core::words::{Arg, Words};

pub(super) fn play_and_take_back(
    command: On<PlayCommand>,
    activity: Res<Activity>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if let (PlayCommand::Move(mv), true) = (&*command, activity.takes_places()) {
        // A pit that is chosen is an answer, and nothing is played.
        mv.pit().into_iter().for_each(|pit| commands.trigger(ActivityChoice::Point(Place::pit(pit))));
        return;
    }
    match *command {
        PlayCommand::ProgramMove(_) | PlayCommand::Undo | PlayCommand::Redo if playhead.frozen => {}
        PlayCommand::Move(_) | PlayCommand::Line(_) | PlayCommand::SetOutRest(_) | PlayCommand::ProgramMove(_) => {
            play_moves(&command, &mut current, &mut playhead, &language.0, &mut commands);
        }
        PlayCommand::Hold(held) => current.held = held,
        PlayCommand::Seat(ref players) => {
            current.seat(players.clone());
            commands.trigger(RecordChanged::Players);
        }
        PlayCommand::Undo if current.undo() => {
            playhead.stop_at(current.choreography.duration());
            commands.trigger(RecordChanged::Moves);
        }
        PlayCommand::Redo => {
            let before = current.choreography.duration();
            if current.redo() {
                let end = current.choreography.duration();
                playhead.stop_at(before.min(end));
                playhead.live = true;
                playhead.run();
                commands.trigger(RecordChanged::Moves);
            }
        }
        _ => {}
    }
}

/// Plays the moves that a command asks for after those that are shown.
fn play_moves(
    command: &PlayCommand,
    current: &mut Session,
    playhead: &mut Playhead,
    words: &Words,
    commands: &mut Commands,
) {
    let front = match command {
        PlayCommand::ProgramMove(_) => Some(current.game.plies().len()),
        _ => current.front(playhead),
    };
    let Some(front) = front else {
        commands.trigger(PlayCommand::TakeOver);
        return;
    };
    let moves = moves_asked_for(command, current, front);
    if moves.is_empty() {
        return;
    }
    let kept = front.checked_sub(1).map_or(0, |last| move_grouping::number(&current.game, last));
    let left = move_grouping::moves(&current.game).saturating_sub(kept);
    let main = current.tree().main();
    if let Err(why) = current.play_all(&moves, front) {
        // The program would only try again.
        current.held |= why == NotPlayed::TooLong;
        commands.trigger(Notice::failed(match why {
            NotPlayed::Refused(why) => words.refusal(current.game.rules(), current.game.before(front), why),
            NotPlayed::TooLong => words.label("table-too-long"),
        }));
        return;
    }
    commands.trigger(RecordChanged::Moves);
    let goes_on = current.tree().main() != main;
    // The move that the record has there is no variation.
    let parts = current.path().last().is_some_and(|&end| !current.tree().is_main(end));
    if left > 0 && (goes_on || parts) {
        commands.trigger(left_behind(words, left, goes_on));
    }
    // Whatever of the ply before is still to be shown is shown first, only faster.
    let shown_next = current.choreography.ply_start(front);
    if !playhead.playing && playhead.time > shown_next {
        playhead.time = shown_next;
    }
    // A line is to be followed; moves that are made one by one are caught up with.
    playhead.live = !matches!(command, PlayCommand::Line(_));
    playhead.run();
}

/// Says how many later moves were left for one made before them, with the way back; they may have become a variation.
fn left_behind(words: &Words, moves: usize, become_variation: bool) -> Notice {
    let id = if become_variation { "table-left-behind" } else { "table-variation-begun" };
    let text = words.label_with(id, &[("moves", Arg::from(moves))]);
    Notice::done(text).offering(words.label("table-back-to-line"), PlayCommand::Undo)
}

fn moves_asked_for(command: &PlayCommand, current: &Session, front: usize) -> Vec<Move> {
    match command {
        PlayCommand::Move(mv) | PlayCommand::ProgramMove(mv) => vec![*mv],
        PlayCommand::Line(line) => line.clone(),
        &PlayCommand::SetOutRest(spread) => setting_out::rest(current.game.rules(), current.game.before(front), spread),
        _ => Vec::new(),
    }
}

/// A pit was chosen where no move can be made: says why, with a button for what can be done.
pub(super) fn say_how_to_take_over(
    command: On<PlayCommand>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    // While the table is held still there is another way out.
    if *command != PlayCommand::TakeOver || current.front(&playhead).is_some() || playhead.frozen {
        return;
    }
    if current.purpose == Purpose::Show {
        commands.trigger(ActivityChoice::Try);
        return;
    }
    let end = move_grouping::end_of_move(&current.game, &current.choreography, playhead.time);
    let after = current.choreography.moment(end).plies;
    let thinks = playhead.time >= current.choreography.duration() && current.computer().is_some();
    let is_over = current.game.before(after).ended().is_some() || current.is_agreed_after(after);
    let (text, label, action) = match is_over {
        _ if thinks => ("opponent-is-to-move", "opponent-move-now", Action::from(PlayCommand::MoveNow)),
        true if playhead.time >= end => {
            let label = if current.purpose == Purpose::Play { "end-play-again" } else { "watch-play" };
            ("table-game-over", label, PlayCommand::PlayAgain { exchange: false }.into())
        }
        _ => ("table-being-shown", "table-end-move", PlaybackCommand::EndMove.into()),
    };
    commands.trigger(Notice::done(language.0.label(text)).offering(language.0.label(label), action));
}
