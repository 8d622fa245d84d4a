//! Effects of a move, found by playing it on a copy: the end of its last lap, its captures, and more.

use crate::words::{Arg, Words};
use mancala::engine::{self, GameResult, Move, Position, TurnSummary};
use mancala::rules::{Direction, PitId, Place, PlaceKind, Rules, Side};

/// Effects of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Place of its last seed.
    pub last: Option<Place>,
    /// Place of the last seed of its first lap. A seed placed from the hand is no lap, unless none follows.
    pub lap_end: Option<Place>,
    /// The pit from which that lap is sown, and the direction, if it is sown from one.
    pub lap_start: Option<(PitId, Direction)>,
    /// The places where the seeds of that lap fall, in order; of a very long one only the first.
    pub path: Vec<Place>,
    /// The pits captured from, each once, in the order of the captures.
    pub captured: Vec<PitId>,
    /// Seeds that it captures for the mover, to keep or to sow again.
    pub takes: u32,
    /// Seeds that it captures for the opponent.
    pub gives: u32,
    /// Special pieces that it wins for the mover.
    pub takes_specials: u16,
    /// `true` if it claims a pit for the mover.
    pub claims: bool,
    /// Number of times that the sowing goes on from the end of a lap.
    pub relays: u32,
    /// `true` if the mover moves again.
    pub again: bool,
    /// Side that must answer a question before the turn is over.
    pub asks: Option<Side>,
    /// `true` if the turn would never come to an end.
    pub endless: bool,
    /// Result of the round of a match that it ends, if it does.
    pub round: Option<GameResult>,
    /// Result of the game that it ends, if it does.
    pub ends: Option<GameResult>,
}

impl Preview {
    /// Plays a move on a copy of the position. `None` if it may not be played.
    pub fn of(rules: &Rules, position: &Position, mv: Move) -> Option<Preview> {
        let mut turn = TurnSummary::starting_from(position);
        engine::play(rules, &mut position.clone(), mv, &mut turn).ok()?;
        let mover = position.chooser();
        let mut captured = Vec::new();
        for it in turn.captures.iter().filter(|it| it.seeds > 0 || it.to == Some(mover)) {
            if !captured.contains(&it.pit) {
                captured.push(it.pit);
            }
        }
        let specials = turn.captures.iter().filter(|it| it.to == Some(mover)).map(|it| it.specials).sum();
        Some(Preview {
            mv,
            last: turn.last,
            lap_end: turn.first_lap_end,
            lap_start: turn.origin.and_then(|(from, way)| Some((from.as_pit()?, way))),
            captured,
            takes: turn.taken_by(mover),
            gives: turn.given_by(mover),
            takes_specials: specials,
            claims: turn.claims.iter().any(|&(_, owner)| owner == mover),
            relays: turn.relays,
            again: turn.moves_again && mover == position.to_move(),
            asks: turn.asks,
            endless: turn.endless,
            round: turn.round,
            ends: turn.result,
            path: turn.path,
        })
    }

    /// Returns what the move would do, a sentence for each thing, said to the player who would make it.
    pub fn sentences(&self, words: &Words, rules: &Rules, mover: Side) -> Vec<String> {
        let mut lines = Vec::new();
        let count = |id, name, number: u32| words.label_with(id, &[(name, Arg::from(number))]);
        if let Some(end) = self.lap_end.and_then(Place::as_pit).filter(|_| self.lap_end != self.last) {
            lines.push(words.label_with("table-lap-ends", &[("last", Arg::from(rules.board.name(end)))]));
        }
        if self.relays > 0 {
            lines.push(count("table-relays", "laps", self.relays));
        }
        match self.last.map(Place::kind) {
            _ if self.endless => lines.push(words.label("table-endless")),
            Some(PlaceKind::Pit(pit)) => {
                lines.push(words.label_with("table-last-in-pit", &[("last", Arg::from(rules.board.name(pit)))]));
            }
            Some(PlaceKind::Store(side)) if side == mover => lines.push(words.label("table-last-in-store")),
            Some(PlaceKind::Store(side)) => {
                let args = [("owner", Arg::from(words.side(side))), ("owner-side", Arg::from(side.word()))];
                lines.push(words.label_with("table-last-in-other-store", &args));
            }
            Some(PlaceKind::Special(pit)) => {
                lines.push(words.label_with("table-last-in-pit", &[("last", Arg::from(rules.board.name(pit)))]));
            }
            Some(
                PlaceKind::Hand(_)
                | PlaceKind::Penalty(_)
                | PlaceKind::SpecialStore(_)
                | PlaceKind::Spare(_)
                | PlaceKind::Flight,
            )
            | None => {}
        }
        if self.takes_specials > 0 {
            let pieces = Arg::from(words.pieces(rules, self.takes_specials));
            lines.push(
                words.label_with("table-takes-specials", &[("seeds", Arg::from(self.takes)), ("pieces", pieces)]),
            );
        } else if self.takes > 0 {
            lines.push(count("table-takes", "seeds", self.takes));
        }
        if self.gives > 0 {
            lines.push(count("table-gives", "seeds", self.gives));
        }
        if self.claims {
            lines.push(words.label("table-claims"));
        }
        match self.asks {
            Some(side) if side == mover => lines.push(words.label("table-asks")),
            Some(_) => lines.push(words.label("table-asks-opponent")),
            None => {}
        }
        if self.again {
            lines.push(words.label("table-again"));
        }
        match self.round {
            Some(GameResult::Won(side)) if side == mover => lines.push(words.label("table-wins-round")),
            Some(GameResult::Won(_)) => lines.push(words.label("table-loses-round")),
            Some(GameResult::Draw) => lines.push(words.label("table-levels-round")),
            Some(GameResult::Void | GameResult::Lost) => lines.push(words.label("table-voids-round")),
            None => {}
        }
        match self.ends {
            Some(GameResult::Won(side)) if self.round.is_some() => {
                lines.push(words.label(if side == mover { "table-wins-match" } else { "table-loses-match" }));
            }
            Some(GameResult::Won(side)) if rules.board.players.party(mover).contains(&side) => {
                lines.push(words.label("table-wins"))
            }
            Some(GameResult::Won(_)) => lines.push(words.label("table-loses")),
            Some(GameResult::Draw) => lines.push(words.label("table-draws")),
            Some(GameResult::Void) => lines.push(words.label("table-voids")),
            Some(GameResult::Lost) => lines.push(words.label("table-loses")),
            None => {}
        }
        lines
    }
}
