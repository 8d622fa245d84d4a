//! The end of a turn: the next player moves, or the game ends.

use super::blockade::{bar_threatened_pit, lift_bars};
use super::closing::close;
use super::emitter::Emitter;
use super::ending::{Adjudication, Share, Stop, ending, left_over, lost, repeated};
use super::laps::report_endless;
use super::penalty::report_losses;
use super::reseed::repay;
use super::state::{SowingEnd, TurnState};
use crate::engine::event::{EventSink, GameResult, Info, StateChange};
use crate::engine::fast;
use crate::engine::legality::can_move;
use crate::engine::position::Position;
use crate::engine::state::Kind;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::stage::Until;
use crate::rules::{Cause, PitId, Place, Rules, Side, StageRules};

/// Goes on after the sowing of a turn: the next player moves, or the game ends.
#[inline]
pub(super) fn finish<S: EventSink>(out: &mut Emitter<'_, S>, turn: &TurnState, end: SowingEnd) {
    let Some((next, passes)) = fast::next_to_move(out, end) else { return finish_in_detail(out, turn, end) };
    match ending(out.rules, out.position(), next) {
        Some(stop) => close(out, stop, turn.aside),
        None if passes => out.emit(StateChange::TurnPassed { to: next }, None),
        None => {}
    }
}

#[inline(never)]
fn finish_in_detail<S: EventSink>(out: &mut Emitter<'_, S>, turn: &TurnState, end: SowingEnd) {
    let mut raced = None;
    let again = match end {
        SowingEnd::Open => return,
        SowingEnd::Raced(first, clause) => {
            raced = Some((first, clause));
            false
        }
        SowingEnd::Stops(clause, result) => {
            return close(out, Stop::new(clause, Share::Nobody, Adjudication::Is(result)), turn.aside);
        }
        SowingEnd::Again => true,
        SowingEnd::Over => false,
        SowingEnd::RestToOpponent(clause) => {
            let next = out.next_side();
            return close(out, Stop::new(clause, Share::All(next), Adjudication::ByWinner), turn.aside);
        }
        SowingEnd::FewLeft(clause, taker) => {
            let stop = Stop::new(clause, taker.map_or(Share::Owner, Share::All), Adjudication::ByWinner);
            return close(out, Stop { hand: Some(taker.unwrap_or(out.mover)), ..stop }, turn.aside);
        }
        SowingEnd::Endless(clause, verdict) => return finish_endless(out, turn, clause, verdict),
    };
    let stage = out.stage;
    let blockade = stage.plan.choosing.limits.iter().find_map(|limit| match limit.what {
        ChoiceRule::Blockade { spares_last_pair } => Some((limit.clause, spares_last_pair)),
        _ => None,
    });
    if let Some((clause, _)) = blockade {
        lift_bars(out, clause);
    }
    end_stage(out, Until::OneMove);
    if again {
        // An extra move that cannot be made is lost; that its player is stuck does not end the game.
        let lost = !out.stage.plan.facts.never_stuck && !can_move(out.rules, out.position(), out.mover);
        match ending(out.rules, out.position(), out.mover) {
            Some(stop) if !(lost && stop.stuck && !out.stage.plan.facts.bonus_binds) => {
                return close(out, stop, turn.aside);
            }
            _ if !lost => return,
            _ => {}
        }
        out.emit(Info::BonusLost { side: out.mover }, None);
        if out.position().bound().is_some() {
            out.emit(StateChange::Bound { way: None }, None);
        }
    }
    if out.stage.plan.facts.settles {
        report_losses(out);
        repay(out);
    }
    let next = raced.map_or_else(|| out.next_side(), |(first, _)| first);
    if !out.stage.uses_hand(out.position(), next) {
        end_stage(out, Until::HandSpent);
    }
    match (ending(out.rules, out.position(), next), blockade) {
        (Some(stop), _) => return close(out, stop, turn.aside),
        (None, Some((clause, spares_last_pair))) if turn.kind == Kind::Plain => {
            bar_threatened_pit(out, clause, spares_last_pair);
        }
        (None, _) => {}
    }
    if let Some(stop) = pass_turn(out, stage, next, raced.map(|(_, clause)| clause)) {
        close(out, stop, turn.aside);
    }
}

/// Finishes a turn that was found never to end. Captured seeds still in flight then stay off the board.
#[cold]
fn finish_endless<S: EventSink>(out: &mut Emitter<'_, S>, turn: &TurnState, clause: Option<Cause>, verdict: Endlessly) {
    let outcome = match verdict {
        Endlessly::Draw => Adjudication::Is(GameResult::Draw),
        Endlessly::Loses(who) => {
            let origin = turn.origin.and_then(Place::as_pit).unwrap_or(PitId(0));
            Adjudication::Is(lost(out.board, out.side(who, origin)))
        }
        Endlessly::ByWinner => Adjudication::ByWinner,
        Endlessly::Illegal | Endlessly::TurnEnds if out.position().lifted() == 0 => {
            return finish(out, turn, SowingEnd::Over);
        }
        // Else a player was asked and had no way round it: with seeds in flight nobody can go on.
        Endlessly::Void | Endlessly::Illegal | Endlessly::TurnEnds => Adjudication::Is(GameResult::Void),
    };
    let Some(clause) = clause else {
        return out.emit(StateChange::Ended { result: GameResult::Void, because: None }, None);
    };
    // What is left goes where it goes when a position comes back.
    let share = if outcome == Adjudication::ByWinner { left_over(out) } else { Share::Nobody };
    close(out, Stop::new(clause, share, outcome), turn.aside);
}

/// Passes the turn, by a clause if one says who moves next. A stage of one turn is over if it was in force during this
/// one. Returns the end of play, if it comes with the new stage.
fn pass_turn<S: EventSink>(
    out: &mut Emitter<'_, S>,
    played: &StageRules,
    next: Side,
    by: Option<Cause>,
) -> Option<Stop> {
    let left_out = out.stage.plan.facts.frozen.filter(|_| next != out.board.after(out.mover));
    out.emit(StateChange::TurnPassed { to: next }, by.or(left_out));
    if std::ptr::eq(played, out.stage) {
        end_stage(out, Until::OneTurn);
    }
    // What ends a game may be another thing in the new stage.
    if std::ptr::eq(played, out.stage) { None } else { ending(out.rules, out.position(), next) }
}

/// Goes over to the next stage if the present one lasts so long.
pub(super) fn end_stage<S: EventSink>(out: &mut Emitter<'_, S>, until: Until) {
    if out.stage.until == until && until != Until::End {
        let stage = out.position().stage() as u8 + 1;
        out.emit(StateChange::StageBegan { stage }, None);
        out.stage = &out.rules.stage_rules[usize::from(stage)];
    }
}

/// Ends a turn that has come back to a question which it had before.
pub(in crate::engine) fn end_endless<S: EventSink>(rules: &Rules, position: &mut Position, sink: &mut S) {
    let laps = position.ask().map_or(0, |ask| ask.laps);
    let mut out = Emitter::new(rules, position, sink);
    let end = report_endless(&mut out, laps);
    finish(&mut out, &TurnState::new(), end);
}

/// Ends a game as its rules have it once a position has come back often enough, `mover` having made the last move. Nothing
/// happens where no rule asks for repetitions.
pub fn end_repeated<S: EventSink>(rules: &Rules, position: &mut Position, mover: Side, sink: &mut S) {
    if let Some(stop) = repeated(rules, position, mover) {
        let mut out = Emitter::new(rules, position, sink);
        out.mover = mover;
        close(&mut out, stop, 0);
    }
}
