//! The count of hands in a class that has been asked what happens next, and the time it is given to answer.

use super::{Current, Moment, Playhead, Wish};
use crate::rules::Place;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Poll>()
        .add_message::<RequestRedraw>()
        .add_observer(obey)
        .add_systems(Update, follow_the_question.in_set(Moment::Lay));
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
}

/// Seconds that the class is given, and given more each time.
pub const SPELL: f32 = 30.0;

/// The longest time that can be given, in seconds.
const MOST: f32 = 600.0;

/// The most votes of one answer.
const MOST_VOTES: u32 = 999;

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
    fn add(&mut self, vote: Vote, more: i32) {
        let count = self.count(vote).saturating_add_signed(more).min(MOST_VOTES);
        match self.votes.iter_mut().find(|(it, _)| *it == vote) {
            Some((_, counted)) => *counted = count,
            None => self.votes.push((vote, count)),
        }
        self.votes.retain(|(_, count)| *count > 0);
    }

    fn give_time(&mut self) {
        self.left = Some((self.left.unwrap_or(0.0).ceil() + SPELL).min(MOST));
    }
}

fn obey(wish: On<Wish>, playhead: Res<Playhead>, current: Res<Current>, mut poll: ResMut<Poll>) {
    if !playhead.is_asking(&current.choreography) {
        return;
    }
    match *wish {
        Wish::Vote(vote, more) => poll.add(vote, more),
        Wish::GiveTime => poll.give_time(),
        Wish::ClearPoll => *poll = Poll::default(),
        _ => {}
    }
}

/// Counts the time down while the class is asked. The votes stay until the move has been shown and something else is.
fn follow_the_question(
    playhead: Res<Playhead>,
    current: Res<Current>,
    time: Res<Time<Real>>,
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
        if let Some(left) = poll.left.filter(|&left| left > 0.0) {
            poll.left = Some((left - time.delta_secs()).max(0.0));
            redraw.write(RequestRedraw);
        }
        return;
    }
    let is_answered = asked.is_some_and(|(serial, time)| {
        let end = show.ply_at(time).map_or(time, |ply| show.ply_end(ply));
        serial == current.serial && (time..=end).contains(&playhead.time)
    });
    let poll = poll.map_unchanged(|poll| poll);
    if !is_answered && !poll.is_empty() {
        *poll.into_inner() = Poll::default();
    } else if poll.left.is_some() {
        poll.into_inner().left = None;
    }
}
