//! Buttons beside the caption while a class is asked.

use super::PresenterCommand;
use super::poll::{Poll, Vote};
use crate::play::answers::{Answer, button};
use crate::playback::GameContext;

/// The counts of votes for left and right, the time that is left, and how to forget both.
pub(crate) fn votes(view: &GameContext<'_>, poll: &Poll) -> Vec<Answer> {
    let counted = |id, vote| {
        let text = match poll.count(vote) {
            0 => view.words.label(id),
            count => format!("{}: {count}", view.words.label(id)),
        };
        let tip = view.words.label("class-vote-does");
        Answer { short: text.clone(), text, tip, ..Answer::plain(PresenterCommand::Vote(vote, 1)) }
    };
    let timer = button(view, ["class-timer", "class-timer-does"], PresenterCommand::GiveTime);
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
    let clear =
        (!poll.is_empty()).then(|| button(view, ["class-clear", "class-clear-does"], PresenterCommand::ClearPoll));
    let votes = [counted("class-vote-left", Vote::Left), counted("class-vote-right", Vote::Right), timer];
    votes.into_iter().chain(clear).collect()
}
