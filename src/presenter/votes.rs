//! Buttons beside the caption while a class is asked.

use super::PresenterCommand;
use super::poll::{Poll, Vote};
use crate::playback::GameContext;
use crate::ui::answers::Answer;
use bevy::prelude::Res;

/// Offers the counts of votes for left and right, the time that is left, and how to forget both.
pub(super) fn votes(view: GameContext, poll: Res<Poll>) -> Option<Vec<Answer>> {
    if !view.scene.asking {
        return None;
    }
    let counted = |id, vote| {
        let text = match poll.count(vote) {
            0 => view.words.label(id),
            count => format!("{}: {count}", view.words.label(id)),
        };
        let tip = view.words.label("class-vote-does");
        Answer { short: text.clone(), text, tip, ..Answer::plain(PresenterCommand::Vote(vote, 1)) }
    };
    let timer = Answer::of(&view.words, ["class-timer", "class-timer-does"], PresenterCommand::GiveTime);
    let timer = match poll.left {
        None => timer,
        Some(left) if left > 0.0 => {
            let text = view.words.clock(left.ceil() as u32);
            Answer { short: text.clone(), text, ..timer }
        }
        Some(_) => {
            let text = view.words.label("class-time-up");
            Answer { short: text.clone(), text, main: true, ..timer }
        }
    };
    let clear = (!poll.is_empty())
        .then(|| Answer::of(&view.words, ["class-clear", "class-clear-does"], PresenterCommand::ClearPoll));
    let votes = [counted("class-vote-left", Vote::Left), counted("class-vote-right", Vote::Right), timer];
    Some(votes.into_iter().chain(clear).collect())
}
