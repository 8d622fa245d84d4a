//! The count of hands in a class that has been asked what happens next, and the time it is given to answer.

use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::presenter::PresenterCommand;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mancala::rules::Place;
use std::time::{Duration, Instant};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Poll>()
        .add_message::<RequestRedraw>()
        .add_observer(answer_poll_commands)
        .add_systems(Update, follow_the_question.in_set(AppSystems::Lay));
}

/// An answer for which hands are raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vote {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// This place of the board.
    At(Place),
}

/// The votes counted since the class was asked, and the time that is left.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Poll {
    votes: Vec<(Vote, u32)>,
    /// Seconds that are left, 0 when the time is up; `None` if there is no limit.
    pub left: Option<f32>,
    /// Moment at which the time is up.
    until: Option<Instant>,
}

/// Seconds that the class is given, and given more each time.
pub const SPELL: f32 = 30.0;

/// The longest time that can be given, in seconds.
pub(super) const MOST: f32 = 600.0;

/// The most votes of one answer.
pub(super) const MOST_VOTES: u32 = 999;

impl Poll {
    /// Returns how many votes an answer has.
    pub fn count(&self, vote: Vote) -> u32 {
        self.votes.iter().find(|(it, _)| *it == vote).map_or(0, |(_, count)| *count)
    }

    /// The places of the board that have votes, and how many.
    pub fn places(&self) -> impl Iterator<Item = (Place, u32)> + '_ {
        self.votes.iter().filter_map(|&(vote, count)| match vote {
            Vote::At(place) => Some((place, count)),
            Vote::Left | Vote::Right => None,
        })
    }

    /// Returns whether nothing is counted and no time is given.
    pub fn is_empty(&self) -> bool {
        *self == Poll::default()
    }

    /// Adds votes for an answer, or takes some away.
    pub(crate) fn add(&mut self, vote: Vote, more: i32) {
        let count = self.count(vote).saturating_add_signed(more).min(MOST_VOTES);
        match self.votes.iter_mut().find(|(it, _)| *it == vote) {
            Some((_, counted)) => *counted = count,
            None => self.votes.push((vote, count)),
        }
        self.votes.retain(|(_, count)| *count > 0);
    }

    /// Gives time from now on, or more of it.
    fn give_time(&mut self, now: Instant) {
        let left = (self.left_at(now).unwrap_or(0.0) + SPELL).min(MOST);
        self.until = Some(now + Duration::from_secs_f32(left));
        self.left = Some(left);
    }

    fn left_at(&self, now: Instant) -> Option<f32> {
        self.until.map(|until| until.saturating_duration_since(now).as_secs_f32())
    }
}

fn answer_poll_commands(
    command: On<PresenterCommand>,
    playhead: Res<Playhead>,
    current: Res<CurrentGame>,
    mut poll: ResMut<Poll>,
) {
    if !playhead.is_asking(&current.choreography) {
        return;
    }
    match *command {
        PresenterCommand::Vote(vote, more) => poll.add(vote, more),
        // The clock of the frames lags behind where none has been drawn for a while.
        PresenterCommand::GiveTime => poll.give_time(Instant::now()),
        PresenterCommand::ClearPoll => *poll = Poll::default(),
        _ => {}
    }
}

/// Counts the time down while the class is asked. The votes stay until the move has been shown and something else is.
fn follow_the_question(
    playhead: Res<Playhead>,
    current: Res<CurrentGame>,
    mut poll: ResMut<Poll>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut asked: Local<Option<(u32, f64)>>,
) {
    let show = &current.choreography;
    let now = (current.serial, playhead.time);
    if playhead.is_asking(show) {
        if *asked != Some(now) {
            (*asked, *poll) = (Some(now), Poll::default());
        }
        if poll.left.is_some_and(|left| left > 0.0) {
            poll.left = poll.left_at(Instant::now());
            redraw.write(RequestRedraw);
        }
        return;
    }
    let is_answered = asked.is_some_and(|(serial, time)| {
        let end = show.ply_at(time).map_or(time, |ply| show.ply_end(ply));
        serial == current.serial && (time..=end).contains(&playhead.time)
    });
    if !is_answered && !poll.is_empty() {
        *poll = Poll::default();
    } else if poll.left.is_some() {
        (poll.left, poll.until) = (None, None);
    }
}
