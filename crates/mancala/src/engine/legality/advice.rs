//! Advice before a move: the clause that adds moves to lifting one of the player's pits, or takes some away.

use super::super::turn::reseeded;
use super::{Legality, Move, Position, choose, legal_moves, obligatory, offered, stage};
use crate::rules::kinds::choice::Act;
use crate::rules::{Cause, Rules};
use std::ops::ControlFlow;

/// The clause by which a move that lifts no pit may be made; `None` for other moves.
pub fn allowed_by(rules: &Rules, position: &Position, mv: Move) -> Option<Cause> {
    let stage = stage(rules, position);
    let (choosing, opening) = (&stage.plan.choosing, &stage.plan.opening);
    match mv {
        Move::SowStore { .. } => choosing.stores.first().map(|lift| lift.clause),
        Move::Take(_) => choosing.instead(Act::Take),
        Move::Shift(_) => choosing.instead(Act::Shift),
        Move::Give(_) => choosing.instead(Act::Give),
        Move::Gather => opening.script.as_ref().map(|it| it.clause),
        Move::Place { .. } => opening.arrange.as_ref().map(|it| it.clause),
        Move::Swap => opening.swap.or_else(|| choosing.swap.as_ref().map(|(clause, _)| *clause)),
        Move::Reserve => opening.offered().map(|it| it.clause),
        Move::Pass => opening.swap.or_else(|| choosing.pass.as_ref().map(|pass| pass.clause)),
        Move::Sow { .. } | Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => None,
    }
}

/// Returns the clause that adds moves to lifting one's own pits, or takes some away. `None` while a question is open:
/// that is explained when it is asked.
pub fn to_be_known(rules: &Rules, position: &Position) -> Option<Cause> {
    if position.ended().is_some() || position.ask().is_some() {
        return None;
    }
    if let Some((_, clause)) = reseeded(rules, position) {
        return Some(clause);
    }
    let moves = legal_moves(rules, position);
    moves.iter().find_map(|&mv| allowed_by(rules, position, mv)).or_else(|| choose(rules, position, barring))
}

/// Returns the clause that bars or outdoes moves which are open on other turns.
fn barring(legality: &Legality<'_, '_>) -> Option<Cause> {
    let mut first = None;
    let mut left = Vec::new();
    let always = |clause: Cause| legality.choosing().limits.iter().any(|it| it.clause == clause && it.what.is_usual());
    let all = offered::each(legality, &mut |trial| {
        match legality.bar(&trial) {
            None => left.push(trial),
            Some(clause) if always(clause) => {}
            Some(clause) => first = first.or(Some(clause)),
        }
        ControlFlow::Continue(())
    });
    debug_assert!(all.is_continue(), "every move was asked for");
    if first.is_none() && legality.choosing().prefers {
        obligatory::sift(legality, left, |_, clause| first = first.or(Some(clause)));
    }
    first
}

/// Returns the moves that are left out because a clause prefers others, each with that clause; none while a question
/// is open.
pub fn left_out(rules: &Rules, position: &Position) -> Vec<(Move, Cause)> {
    let mut left = Vec::new();
    if stage(rules, position).plan.choosing.prefers && position.ended().is_none() && position.ask().is_none() {
        choose(rules, position, |legality| {
            obligatory::sift(legality, legality.unbarred(), |mv, clause| left.push((mv, clause)));
        });
    }
    left
}

/// Returns the moves that a player might try, legal or not.
pub fn attempts(rules: &Rules, position: &Position) -> Vec<Move> {
    let board = &rules.board;
    if let Some(ask) = position.ask() {
        let picks = board.every_pit().map(Move::Pick);
        let answers = if ask.question.is_between_rounds() { vec![] } else { vec![Move::Go, Move::Stop] };
        return picks.chain(answers).collect();
    }
    let stage = stage(rules, position);
    let legal = legal_moves(rules, position);
    let names_way = |mv: &Move| matches!(mv, Move::Sow { way, .. } | Move::Place { way, .. } if way.is_some());
    let mut ways = vec![None];
    if legal.iter().any(names_way) {
        ways.extend(board.ways().iter().map(|&way| Some(way)));
    }
    let mut moves = Vec::new();
    for pit in board.every_pit() {
        for &way in &ways {
            moves.push(Move::Sow { pit, way });
            if stage.places_seeds() {
                moves.push(Move::Place { pit, way });
            }
        }
        if !legal.iter().any(|mv| mv.pit() == Some(pit)) {
            moves.extend([Move::Take(pit), Move::Shift(pit), Move::Give(pit)]);
        }
    }
    moves.extend([Move::Swap, Move::Reserve, Move::Gather, Move::Pass]);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::notation::parse_position;
    use crate::rules::{Catalogue, Settings};

    /// The id of the clause that is to be known of in a position; empty if there is none.
    fn known(variant: &str, position: &str) -> String {
        let rules = Catalogue::shipped().rules(variant, &Settings::new()).expect("a shipped variant");
        let position = parse_position(&rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
        to_be_known(&rules, &position).map(|cause| rules.cause_name(cause)).unwrap_or_default()
    }

    #[test]
    fn nothing_is_to_be_known_where_any_own_pit_may_be_lifted() {
        assert_eq!(known("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S"), "");
        assert_eq!(known("modi", "7,7,7/7,1,7 stores=0,0 to=S"), "", "a lone seed may never be lifted");
    }

    #[test]
    fn moves_that_lift_no_pit_are_known_by_their_clause() {
        assert_eq!(known("afrika", "9,9,9,9,9,9,9,9/8,8,8,8,0,8,8,8 stores=0,0 to=S"), "take");
        assert_eq!(known("afrika", "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 stores=0,0 to=S"), "", "nothing can be taken");
        assert_eq!(known("english-wari", "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 phase=first to=S"), "shift");
    }

    #[test]
    fn a_duty_is_known_where_it_bars_a_move_that_is_open_on_other_turns() {
        assert_eq!(known("oware", "0,0,0,0,0,0/1,0,0,0,0,3 stores=22,22 to=S"), "feed");
        assert_eq!(known("oware", "0,0,0,0,0,1/1,0,0,0,0,3 stores=22,21 to=S"), "");
    }

    #[test]
    fn seeds_put_into_an_empty_row_are_known_before_they_are() {
        let start = "5,5,5,5,5/0,0,0,0,0 ends=0,0 stores=12,13 end-specials=1,1 specials-won=0,0 to=S";
        assert_eq!(known("o-an-quan", start), "empty-row");
    }
}
