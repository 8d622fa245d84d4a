//! Buttons beside the caption while a class is asked.

use super::PresenterCommand;
use super::poll::{MOST, MOST_VOTES, Poll, Vote};
use crate::playback::GameContext;
use crate::ui::answers::Answer;
use bevy::prelude::Res;

/// Offers the counts of votes for left and right, the time that is left, and how to forget both: each in the same place,
/// whatever stands on it.
pub(super) fn votes(view: GameContext, poll: Res<Poll>) -> Option<Vec<Answer>> {
    if !view.scene.asking {
        return None;
    }
    let counted = |id, vote| {
        let said = |count| match count {
            0 => view.words.label(id),
            count => format!("{}: {count}", view.words.label(id)),
        };
        let (text, tip) = (said(poll.count(vote)), view.words.label("class-vote-does"));
        let alternatives = vec![said(MOST_VOTES)];
        Answer { short: text.clone(), text, tip, alternatives, ..Answer::plain(PresenterCommand::Vote(vote, 1)) }
    };
    let timer = Answer::of(&view.words, ["class-timer", "class-timer-does"], PresenterCommand::GiveTime);
    let (time_up, clock) = (view.words.label("class-time-up"), |left: f32| view.words.clock(left.ceil() as u32));
    let alternatives = vec![timer.text.clone(), time_up.clone(), clock(MOST)];
    let (text, main) = match poll.left {
        None => (timer.text.clone(), false),
        Some(left) if left > 0.0 => (clock(left), false),
        Some(_) => (time_up, true),
    };
    let timer = Answer { short: text.clone(), text, main, alternatives, ..timer };
    let clear = Answer::of(&view.words, ["class-clear", "class-clear-does"], PresenterCommand::ClearPoll);
    let clear = Answer { disabled: poll.is_empty(), ..clear };
    Some(vec![counted("class-vote-left", Vote::Left), counted("class-vote-right", Vote::Right), timer, clear])
}
