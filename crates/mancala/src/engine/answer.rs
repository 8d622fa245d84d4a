//! The answers to an open question: which there are, and the clause that bars each of the others.

use super::Refused;
use super::ask::{Ask, Question};
use super::choice::{choices, phase};
use super::event::StateChange;
use super::mark::Mark;
use super::moves::{Move, Moves};
use super::position::Position;
use super::position_query::PositionQuery;
use super::trial::Trial;
use super::turn::SowingEnd;
use crate::rules::kinds::landing::To;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::{Cause, PitId, Rules, Side};

/// The answers to an open question.
pub(super) fn answers(rules: &Rules, position: &Position, ask: Ask, moves: &mut Moves) {
    all_answers(rules, position, ask, moves);
    if moves.iter().any(|&mv| answer_bar(rules, position, mv).is_none()) {
        moves.retain(|mv| answer_bar(rules, position, mv).is_none());
    }
}

/// The answers to an open question, with those that a clause bars.
fn all_answers(rules: &Rules, position: &Position, ask: Ask, moves: &mut Moves) {
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
            let mut starts = Moves::new();
            choices(rules, &racing(position, ask.who), &mut starts);
            for mv in starts.iter() {
                if let Move::Sow { pit, .. } = *mv {
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
            let standing = PositionQuery::at(rules, position, ask.who);
            let more = standing.plan().mores().find(|more| more.clause == ask.clause);
            let fits =
                |pit: &PitId| standing.seeds(*pit) > 0 && more.is_some_and(|more| standing.fits(&more.each, *pit));
            for pit in rules.board.pits().filter(fits) {
                moves.push(Move::Pick(pit));
            }
        }
    }
}

/// The clause that bars an answer, so long as there is another.
fn answer_bar(rules: &Rules, position: &Position, mv: Move) -> Option<Cause> {
    let given = phase(rules, position).plan.sends().find(|send| send.to == To::Given).map(|it| (it.clause, it.again));
    if let (Some((clause, false)), Move::Pick(pit)) = (given, mv)
        && position.mark(pit) == Mark::Filled
        && position.ask().is_some_and(|ask| ask.question == Question::Deposit)
    {
        return Some(clause);
    }
    let trial = Trial::new(rules, position, mv);
    let bars = |what: &ChoiceRule| match what {
        ChoiceRule::Bar(test) => test.fills.as_ref().is_some_and(|counts| counts.contains(trial.fullest())),
        ChoiceRule::Endless => matches!(trial.made().end, SowingEnd::Endless(..)),
        _ => false,
    };
    phase(rules, position).plan.choosing.limited_by(bars)
}

/// Returns why an answer to an open question is refused; `None` if it may be given.
pub(super) fn answer_refused(rules: &Rules, position: &Position, ask: Ask, mv: Move) -> Option<Refused> {
    let mut moves = Moves::new();
    answers(rules, position, ask, &mut moves);
    if moves.contains(&mv) {
        return None;
    }
    moves.clear();
    all_answers(rules, position, ask, &mut moves);
    if moves.contains(&mv) {
        return Some(Refused::Barred(answer_bar(rules, position, mv).unwrap_or(ask.clause)));
    }
    let answers = matches!(
        (ask.question, mv),
        (Question::More(_) | Question::Close(_) | Question::Own(_) | Question::Race | Question::Deposit, Move::Pick(_))
            | (Question::Way | Question::Reentry, Move::Way(_))
            | (
                Question::Take | Question::Passing | Question::Claim | Question::Halt | Question::Retreat,
                Move::Go | Move::Stop
            )
    );
    Some(if answers { Refused::Barred(ask.clause) } else { Refused::Question })
}

/// The position in which a player who is asked for a pit to race from would simply move.
pub(super) fn racing(position: &Position, who: Side) -> Position {
    let mut turned = position.clone();
    // Whatever was asked is put aside.
    turned.apply(StateChange::Answered { answer: Move::Go });
    turned.apply(StateChange::TurnPassed { to: who });
    turned
}
