//! The rounds of a match, as far as a record has them.

pub use mancala::record::moves::is_choosing;

use mancala::engine::{CausedEvent, Event, Game, GameResult, Position, StateChange};
use mancala::rules::Rules;
use naqala_core::show::Choreography;

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

/// A match on a board small enough to count by hand, for tests: two rows of three pits with two seeds each; a round ends
/// when a row is empty, and each player keeps what lies in their own row.
#[cfg(test)]
pub(crate) mod small {
    use super::*;
    use mancala::record::notation::{parse_move, parse_position};
    use mancala::rules::{Settings, Variant};
    use std::sync::Arc;

    /// South's last seed leaves the row by `c1`, and the round ends 8 to 4.
    pub(crate) const BEFORE: &str = "1,0,0/0,0,1 stores=8,2 to=S";
    /// Whoever cannot fill all pits chooses those that stay closed.
    pub(crate) const CHOSEN: &str = "Refill(id: \"refill\", unfilled: Chosen)";

    /// Its rules, with these clauses on rounds.
    pub(crate) fn rules(rounds: &str) -> Arc<Rules> {
        let arranged = rounds.contains("Mirror");
        let stages = if arranged { "stages: [(id: \"lay-out\", until: HandSpent), (id: \"play\")]," } else { "" };
        let arrange = if arranged { "Arrange(id: \"arrange\", stages: [\"lay-out\"], least: 1)" } else { "" };
        let text = format!(
            "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\", source: \"\",
            licence: \"\"), board: (rows: 2, columns: 3), setup: (rows: [2]), {stages}
            choice: [Lift(id: \"own\")], opening: [{arrange}], sowing: [Way(id: \"way\")],
            ending: [End(id: \"empty\", stages: [\"play\"], once: Left(pits: (side: Own))),
            Winner(id: \"winner\")], rounds: [{rounds}])"
        );
        let variant = Variant::read("small.ron", &text).unwrap_or_else(|error| panic!("{error}"));
        Arc::new(variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}")))
    }

    /// A game by them from a position, with these moves played.
    pub(crate) fn game(rounds: &str, position: &str, moves: &[&str]) -> Game {
        let rules = rules(rounds);
        let start = parse_position(&rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
        let mut game = Game::new(rules.clone(), start);
        for text in moves {
            let mv = parse_move(&rules, game.position(), text).unwrap_or_else(|error| panic!("{error}"));
            game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::small::{BEFORE, CHOSEN, game};
    use super::*;
    use mancala::rules::Catalogue;

    #[test]
    fn a_record_is_divided_where_rounds_end_and_a_single_game_is_not() {
        let played = game(CHOSEN, BEFORE, &["c1", "b2", "a2"]);
        let rounds = rounds(&played);
        assert_eq!(rounds.iter().map(|round| (round.from, round.first)).collect::<Vec<_>>(), [(0, 0), (1, 2)]);
        let end = rounds[0].end.as_ref().expect("the first round is over");
        assert_eq!((end.ply, end.result), (0, GameResult::Won(mancala::rules::Side::South)));
        assert!(matches!(end.told(&played).event, Event::Change(StateChange::RoundEnded { .. })));
        assert_eq!(rounds[1].end, None);
        let kalah = Catalogue::shipped().rules("kalah", &Default::default()).expect("a shipped variant");
        let single = Game::new(std::sync::Arc::new(kalah.clone()), mancala::engine::start(&kalah));
        assert_eq!(super::rounds(&single), []);
    }

    #[test]
    fn the_last_round_ends_with_the_match() {
        let played = game("Refill(id: \"refill\")", "0,0,0/0,0,1 stores=11,0 to=S", &["c1"]);
        assert!(played.position().ended().is_some());
        assert!(rounds(&played)[0].end.is_some());
    }
}
