//! The rounds of a match, as far as a record has them.

use crate::show::Choreography;
use mancala::engine::{CausedEvent, Event, Game, GameResult, Position, StateChange};
use mancala::record::moves::is_choosing;
use mancala::rules::Rules;

/// One round of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPlayed {
    /// The ply, from 0, before which the round began: its pits may still have to be chosen.
    pub from: usize,
    /// The ply from which it is played; the number of plies where it is still being laid out.
    pub first: usize,
    /// End of the round, if it has ended.
    pub end: Option<RoundEnd>,
}

/// The end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The ply with which it ended, from 0.
    pub ply: usize,
    /// Index into that ply's events.
    pub event: usize,
    /// Result of the round.
    pub result: GameResult,
    /// Position just before the event of the end.
    pub position: Position,
}

impl RoundEnd {
    /// The event that tells it.
    pub fn told<'a>(&self, game: &'a Game) -> &'a CausedEvent {
        &game.plies()[self.ply].events[self.event]
    }

    /// Returns when it has been told, in seconds of show time.
    pub fn time(&self, show: &Choreography) -> f64 {
        show.event_end(self.ply, self.event).unwrap_or_else(|| show.duration())
    }
}

/// Returns whether a game is played in matches of several rounds.
pub fn is_match(rules: &Rules) -> bool {
    rules.layout().is_some()
}

/// The rounds of a record, the first of them the one in which it begins; none of a single game.
pub fn rounds(game: &Game) -> Vec<RoundPlayed> {
    let mut rounds = Vec::new();
    if !is_match(game.rules()) {
        return rounds;
    }
    let plies = game.plies();
    let begun = |from: usize| {
        let first = (from..plies.len()).find(|&ply| !is_choosing(game.before(ply))).unwrap_or(plies.len());
        RoundPlayed { from, first, end: None }
    };
    rounds.push(begun(0));
    for (at, ply) in plies.iter().enumerate() {
        let next = ply.after.round_state().round != game.before(at).round_state().round;
        if (next || ply.after.ended().is_some())
            && let Some(last) = rounds.last_mut()
        {
            last.end = end_in(game, at);
        }
        if next {
            rounds.push(begun(at + 1));
        }
    }
    rounds
}

/// The end of a round in a ply.
fn end_in(game: &Game, ply: usize) -> Option<RoundEnd> {
    let mut position = game.before(ply).clone();
    for (event, told) in game.plies()[ply].events.iter().enumerate() {
        if let Event::Change(StateChange::RoundEnded { result, .. }) = told.event {
            return Some(RoundEnd { ply, event, result, position });
        }
        position.apply(told.event);
    }
    None
}

/// The times at which a round has ended or the next one is laid out, in order.
fn stops(game: &Game, show: &Choreography) -> Vec<f64> {
    let of_round =
        |round: &RoundPlayed| [Some(show.ply_start(round.first)), round.end.as_ref().map(|it| it.time(show))];
    rounds(game).iter().flat_map(of_round).flatten().collect()
}

/// The time to show when stepping forward by a round: where this one has ended, and then where the next is laid out.
pub fn next_round(game: &Game, show: &Choreography, t: f64) -> f64 {
    stops(game, show).into_iter().find(|&stop| stop > t).unwrap_or_else(|| show.duration())
}

/// The time to show when stepping back by a round, by the same stops.
pub fn previous_round(game: &Game, show: &Choreography, t: f64) -> f64 {
    stops(game, show).into_iter().rev().find(|&stop| stop < t).unwrap_or(0.0)
}
