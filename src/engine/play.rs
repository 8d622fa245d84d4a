//! The turn: a move is made, its sowing runs to the end, the turn passes, and the game may be over.

use super::choice::{can_move, way_of, why_not};
use super::ending::{Stop, ending};
use super::event::{Event, Sink};
use super::moves::Move;
use super::position::{Mark, Position};
use super::turn::{End, Lap, Turn};
use super::{GameResult, Refused};
use crate::rules::choice::Choice;
use crate::rules::ending::{EndlessTurn, Leftover, Verdict};
use crate::rules::phase::Until;
use crate::rules::sowing::First;
use crate::rules::turn::Turn as TurnClause;
use crate::rules::{ClauseId, PitId, Place, Rules, Way};

/// Plays a move and tells what happens.
///
/// # Errors
/// A move that may not be played is refused with the reason; the position is then as before and nothing was told.
pub fn play<S: Sink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) -> Result<(), Refused> {
    match why_not(rules, position, mv) {
        Some(refused) => Err(refused),
        None => {
            play_legal(rules, position, mv, sink);
            Ok(())
        }
    }
}

/// Plays a move taken from [`super::legal_moves`] of this position, without asking again whether it may be played.
///
/// # Panics
/// May panic on other moves, or leave a position that no game reaches.
pub fn play_legal<S: Sink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) {
    let mut turn = Turn::new(rules, position, sink);
    match mv {
        Move::Sow { pit, way } => {
            turn.lift_bars();
            let (clause, way) = way_of(rules, turn.position, pit, way);
            let alone = turn.position.pit(pit) == 1;
            let end = turn.sow(pit, way, Some(clause));
            if alone {
                turn.bar_return(pit, way);
            }
            turn.finish(end);
        }
        Move::Reserve => {
            let clause = turn.phase.choice.iter().find(|(_, it)| matches!(it, Choice::Reserve(_))).map(|(id, _)| *id);
            turn.sow_reserve(clause);
        }
        Move::Go => turn.answer(true),
        Move::Stop => turn.answer(false),
        Move::Pass => {
            turn.lift_bars();
            let clause = turn.phase.turn.iter().find(|(_, it)| matches!(it, TurnClause::Pass(_))).map(|(id, _)| *id);
            turn.tell(Event::Passed { side: turn.mover }, clause);
            turn.finish(End::Over);
        }
        Move::Swap => {
            let clause = turn.phase.choice.iter().find(|(_, it)| matches!(it, Choice::Swap(_))).map(|(id, _)| *id);
            turn.tell(Event::Swapped, clause);
            turn.end_phase(Until::OneMove);
        }
    }
}

/// Puts the mover's hand on the board, one seed in each own pit.
pub(super) fn sow_reserve<S: Sink>(rules: &Rules, position: &mut Position, sink: &mut S, clause: ClauseId) {
    Turn::new(rules, position, sink).sow_reserve(Some(clause));
}

impl<S: Sink> Turn<'_, S> {
    fn sow_reserve(&mut self, clause: Option<ClauseId>) {
        let seeds = self.position.hand(self.mover);
        self.tell(Event::Lifted { from: Place::hand(self.mover), seeds, way: Way::Ccw }, clause);
        for place in self.board.circuit(self.mover) {
            if place.as_pit().is_some_and(|pit| self.board.owner(pit) == self.mover) {
                self.tell(Event::Sown { to: place }, clause);
            }
        }
    }

    /// Goes on after a question was answered.
    fn answer(&mut self, go: bool) {
        let Some(ask) = self.position.ask() else { return };
        self.laps = ask.laps;
        self.tell(Event::Answered { go }, ask.clause);
        let mut lap = Lap { origin: ask.lap_origin, from: ask.lap_origin, first: First::Next, way: ask.way, by: None };
        let after = self.settle(Place::pit(ask.pit), ask.was_empty, &lap, Some((ask.clause, go)));
        let end = match self.follow(after, &mut lap) {
            Some(end) => end,
            None => self.sow_on(lap),
        };
        self.finish(end);
    }

    /// A bar holds for one turn: the player who was barred now moves.
    fn lift_bars(&mut self) {
        if let Some(clause) = self.phase.facts.no_return {
            for pit in self.board.pits() {
                if self.position.mark(pit) == Mark::Barred {
                    self.tell(Event::Marked { pit, mark: Mark::None }, clause);
                }
            }
        }
    }

    /// A lone seed that has crossed into an empty pit may not be sent straight back.
    fn bar_return(&mut self, origin: PitId, way: Way) {
        let Some(clause) = self.phase.facts.no_return else { return };
        let to = self.board.next(self.mover, way, Place::pit(origin));
        if let Some(pit) = to.as_pit()
            && self.board.owner(pit) != self.mover
            && self.position.pit(pit) == 1
        {
            self.tell(Event::Marked { pit, mark: Mark::Barred }, clause);
        }
    }

    /// What follows the sowing of a turn: the next player, or the end.
    fn finish(&mut self, end: End) {
        let again = match end {
            End::Asked => return,
            End::Again => true,
            End::Over => false,
            End::RestToOpponent(clause) => {
                let next = self.mover.opponent();
                return self.close(Stop {
                    clause,
                    leftover: Leftover::Next,
                    verdict: Verdict::ByWinner,
                    next,
                    stuck: false,
                });
            }
            End::Endless(clause, verdict) => return self.finish_endless(clause, verdict),
        };
        self.end_phase(Until::OneMove);
        if again {
            // An extra move that cannot be made is lost; that its player is stuck does not end the game.
            let lost = !self.phase.facts.never_stuck && !can_move(self.rules, self.position, self.mover);
            match ending(self.rules, self.position, self.mover) {
                Some(stop) if !(lost && stop.stuck) => return self.close(stop),
                _ if !lost => return,
                _ => {}
            }
            let lapses = self.phase.turn.iter().find(|(_, it)| matches!(it, TurnClause::BonusLapses(_)));
            let clause = lapses.map(|(id, _)| *id);
            self.tell(Event::BonusLost { side: self.mover }, clause);
        }
        match ending(self.rules, self.position, self.mover.opponent()) {
            Some(stop) => self.close(stop),
            None => self.pass_turn(),
        }
    }

    /// A turn was found never to end. Captured seeds still in flight then stay off the board.
    fn finish_endless(&mut self, clause: Option<ClauseId>, verdict: EndlessTurn) {
        let verdict = match verdict {
            EndlessTurn::Void => Verdict::Void,
            EndlessTurn::Draw => Verdict::Draw,
            EndlessTurn::MoverLoses => Verdict::MoverLoses,
            EndlessTurn::Illegal | EndlessTurn::TurnEnds => return self.finish(End::Over),
        };
        let Some(clause) = clause else {
            return self.tell(Event::Ended { result: GameResult::Void, because: None }, None);
        };
        let next = self.mover.opponent();
        self.close(Stop { clause, leftover: Leftover::Nobody, verdict, next, stuck: false });
    }

    fn pass_turn(&mut self) {
        self.tell(Event::TurnPassed { to: self.mover.opponent() }, None);
        self.end_phase(Until::OneTurn);
    }

    /// Goes over to the next phase if the present one lasts so long.
    fn end_phase(&mut self, until: Until) {
        if self.phase.until == until && until != Until::End {
            let phase = self.position.phase() as u8 + 1;
            self.tell(Event::PhaseBegan { phase }, None);
            self.phase = &self.rules.phases[usize::from(phase)];
        }
    }
}
