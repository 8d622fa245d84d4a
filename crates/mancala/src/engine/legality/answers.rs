//! Answers to an open question: which there are, and the clause that bars each of the others.

use super::super::Refused;
use super::super::ask::{Ask, Question};
use super::super::event::StateChange;
use super::super::mark::Mark;
use super::super::position_query::PositionQuery;
use super::super::turn::SowingEnd;
use super::trial::Trial;
use super::{Legality, Move, Moves, Position, legal_moves, stage};
use crate::rules::kinds::landing::To;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::{Cause, PitId, Rules, Side};

/// Adds the answers that may be given: those that no clause bars, or all if each is barred.
pub(super) fn legal(rules: &Rules, position: &Position, ask: Ask, moves: &mut Moves) {
    offered(rules, position, ask, moves);
    let barred = |mv: Move| bar(rules, position, mv).is_some();
    if moves.iter().any(|&mv| !barred(mv)) {
        moves.retain(|mv| !barred(mv));
    }
}

/// Returns why an answer is refused; `None` if it may be given.
pub(super) fn refused(rules: &Rules, position: &Position, ask: Ask, mv: Move) -> Option<Refused> {
    if !answers(ask.question, mv) {
        return Some(Refused::Question);
    }
    let mut all = Moves::new();
    offered(rules, position, ask, &mut all);
    if !all.contains(&mv) {
        return Some(Refused::Barred(ask.clause));
    }
    let clause = bar(rules, position, mv)?;
    let others = all.iter().any(|&other| bar(rules, position, other).is_none());
    others.then_some(Refused::Barred(clause))
}

/// Returns `true` if a move has the form of an answer to a question.
fn answers(question: Question, mv: Move) -> bool {
    match question {
        Question::More(_) | Question::Close(_) | Question::Own(_) | Question::Race | Question::Deposit => {
            matches!(mv, Move::Pick(_))
        }
        Question::Way | Question::Reentry => matches!(mv, Move::Way(_)),
        Question::Take | Question::Passing | Question::Claim | Question::Halt | Question::Retreat => {
            matches!(mv, Move::Go | Move::Stop)
        }
    }
}

/// Adds all answers to an open question, with those that a clause bars.
fn offered(rules: &Rules, position: &Position, ask: Ask, moves: &mut Moves) {
    match ask.question {
        Question::Take | Question::Passing | Question::Claim | Question::Halt | Question::Retreat => {
            moves.push(Move::Go);
            moves.push(Move::Stop);
        }
        Question::Way | Question::Reentry => {
            for &way in rules.board.ways() {
                moves.push(Move::Way(way));
            }
        }
        Question::Race => {
            for mv in legal_moves(rules, &racing(position, ask.who)) {
                if let Move::Sow { pit, .. } = mv {
                    moves.push(Move::Pick(pit));
                }
            }
        }
        Question::Close(_) => {
            for pit in rules.board.pits_of(ask.who).filter(|&pit| position.mark(pit) != Mark::Closed) {
                moves.push(Move::Pick(pit));
            }
        }
        Question::Own(_) => {
            let theirs = rules.board.pits_of(ask.who.opponent());
            for pit in theirs.filter(|&pit| position.mark(pit) == Mark::None) {
                moves.push(Move::Pick(pit));
            }
        }
        Question::Deposit => {
            for pit in rules.board.pits_of(ask.who.opponent()) {
                moves.push(Move::Pick(pit));
            }
        }
        Question::More(_) => {
            let query = PositionQuery::at(rules, position, ask.who);
            let more = query.plan().mores().find(|more| more.clause == ask.clause);
            let fits = |pit: &PitId| query.seeds(*pit) > 0 && more.is_some_and(|more| query.fits(&more.each, *pit));
            for pit in rules.board.pits().filter(fits) {
                moves.push(Move::Pick(pit));
            }
        }
    }
}

/// Returns the clause that bars an answer, so long as there is another.
fn bar(rules: &Rules, position: &Position, mv: Move) -> Option<Cause> {
    let given = stage(rules, position).plan.sends().find(|send| send.to == To::Given).map(|it| (it.clause, it.again));
    if let (Some((clause, false)), Move::Pick(pit)) = (given, mv)
        && position.mark(pit) == Mark::Filled
        && position.ask().is_some_and(|ask| ask.question == Question::Deposit)
    {
        return Some(clause);
    }
    let legality = Legality::new(rules, position);
    let trial = Trial::new(&legality, mv);
    let bars = |what: &ChoiceRule| match what {
        ChoiceRule::Bar(test) => test.fills.as_ref().is_some_and(|counts| counts.contains(trial.fullest())),
        ChoiceRule::Endless => matches!(trial.made().end, SowingEnd::Endless(..)),
        _ => false,
    };
    stage(rules, position).plan.choosing.limited_by(bars)
}

/// Returns the position in which a player who is asked for a pit to race from would simply move.
pub(in crate::engine) fn racing(position: &Position, who: Side) -> Position {
    let mut turned = position.clone();
    // Whatever was asked is put aside.
    turned.apply(StateChange::Answered { answer: Move::Go });
    turned.apply(StateChange::TurnPassed { to: who });
    turned
}
