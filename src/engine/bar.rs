//! The clause that by itself bars a move.

use super::choice::{can_move, is_empty, near_end, phase, way_of};
use super::event::Silent;
use super::foresight::{captures_at_once, fits, lonely, needs_way, try_out};
use super::gather::{gathered_from, gives};
use super::mark::Mark;
use super::moves::Move;
use super::play;
use super::position::{Kind, Position};
use super::preference::in_turn;
use super::turn::{End, Turn};
use crate::rules::choice::{Choice, Which, WhoseStore};
use crate::rules::ending::EndlessTurn;
use crate::rules::rounds::Round;
use crate::rules::{Board, ClauseId, PitId, Place, PlaceKind, Rules, Side, Way};

/// The first clause that by itself does not allow a move.
#[inline]
pub(super) fn bar(rules: &Rules, position: &Position, mv: Move) -> Option<ClauseId> {
    let phase = phase(rules, position);
    let board = &rules.board;
    let mover = position.to_move();
    let liftable = |pit: PitId| match position.mark(pit) {
        Mark::Trap(owner) => phase.facts.liftable.is_some() && owner == mover,
        _ => true,
    };
    let kind = || match captures_at_once(rules, position, mv) {
        Some(_) => Kind::Capturing,
        None => Kind::Plain,
    };
    for (id, clause) in &phase.choice {
        let allowed = match (clause, mv) {
            (Choice::OwnPits(it), Move::Sow { pit, .. }) => {
                let owner = position.owner(board, pit);
                let own = owner == mover || it.all_rows && board.players.seats(mover).contains(&owner);
                own && position.pit(pit) >= it.least
                    && (it.specials == 0 || position.special(pit) >= it.specials)
                    && liftable(pit)
            }
            (Choice::AnyPits(it), Move::Sow { pit, .. }) => position.pit(pit) >= it.least && liftable(pit),
            (Choice::PlaceSeed(it), Move::Place { pit, .. }) => {
                position.owner(board, pit) == mover
                    && board.is_inner(pit)
                    && position.pit(pit) >= it.least
                    && position.hand(mover) > 0
            }
            (Choice::Arrange(it), Move::Place { pit, .. }) => {
                (it.all_pits || position.owner(board, pit) == mover)
                    && position.hand(mover) > 0
                    && position.mark(pit) != Mark::Closed
                    && leaves_enough(rules, position, mover, pit)
            }
            (Choice::PlaceSeed(_) | Choice::Arrange(_) | Choice::Gather(_), Move::Sow { .. }) => false,
            (Choice::Gather(it), Move::Gather) => {
                let way = phase.facts.fixed_way.map_or_else(Way::default, |(_, way)| way);
                let path = gathered_from(board, mover, way, it, |pit| position.mark(pit) == Mark::Closed);
                path.lifted(it).any(|pit| gives(position, pit))
            }
            (Choice::Inwards(it), Move::Sow { pit, way: Some(way) } | Move::Place { pit, way: Some(way) }) => {
                let inward = near_end(board, pit, 1).is_none_or(|inward| inward == way);
                inward || !board.is_inner(pit) || !lonely(board, position, pit) || !in_turn(it.when, kind())
            }
            (Choice::LoneIntoEmpty(_), Move::Sow { pit, way }) => {
                position.pit(pit) != 1 || {
                    let (_, way) = way_of(rules, position, pit, way);
                    position.at(board.next(mover, way, Place::pit(pit))) == 0
                }
            }
            (Choice::LastInOccupied(it), Move::Sow { pit, way }) => {
                let (_, way) = way_of(rules, position, pit, way);
                let mut after = position.clone();
                let (last, was_empty, _) = Turn::new(rules, &mut after, &mut Silent).lap_end(pit, way);
                match last.kind() {
                    PlaceKind::Store(owner) => {
                        it.stores == WhoseStore::Any || board.players.seats(mover).contains(&owner)
                    }
                    _ => !was_empty,
                }
            }
            (Choice::NoReturn(_), Move::Sow { pit, .. }) => !position.mark(pit).is_barred(),
            (Choice::Blockade(_), Move::Sow { pit, .. } | Move::Place { pit, .. }) => !position.mark(pit).is_barred(),
            (Choice::TakeFacing(it), Move::Take(pit)) => may_take(board, position, it.which, pit),
            (Choice::TakeFacing(it), Move::Sow { .. } | Move::Shift(_)) => {
                !it.must || !board.pits().any(|pit| may_take(board, position, Which::Any, pit))
            }
            (Choice::Shift(_), Move::Shift(pit)) => position.owner(board, pit) == mover && position.pit(pit) > 0,
            (Choice::Shift(it), Move::Sow { .. }) => !it.only,
            (Choice::Feed(_), Move::Sow { .. } | Move::Shift(_)) => {
                let hungry = mover.opponent();
                !is_empty(board, position, hungry) || !is_empty(board, &try_out(rules, position, mv).0, hungry)
            }
            (Choice::Swap(it), Move::Sow { .. }) => !it.only,
            (Choice::NoGrandSlam(_), Move::Sow { .. }) => {
                let (after, captured, _) = try_out(rules, position, mv);
                captured == 0 || !is_empty(board, &after, mover.opponent())
            }
            (Choice::PitCap(it), Move::Sow { .. } | Move::Place { .. } | Move::Shift(_)) => {
                fits(rules, position, mv, it.most)
            }
            (Choice::Reserve(_), Move::Reserve) => {
                usize::from(position.hand(mover)) == board.pits_of(mover).count() && {
                    let mut after = position.clone();
                    play::sow_reserve(rules, &mut after, &mut Silent, *id);
                    can_move(rules, &after, mover)
                }
            }
            _ => true,
        };
        if !allowed {
            return Some(*id);
        }
    }
    if let (Some(bound), Move::Sow { way: Some(way), .. }) = (position.bound(), mv)
        && way != bound
    {
        return phase.facts.at_home.map(|(clause, _)| clause);
    }
    if let (Some((clause, _, EndlessTurn::Illegal)), Move::Sow { .. } | Move::Place { .. }) = (phase.facts.endless, mv)
        && !(phase.facts.places && matches!(mv, Move::Place { way: None, .. }) && needs_way(rules, position, mv))
        && matches!(try_out(rules, position, mv).2, End::Endless(..))
    {
        return Some(clause);
    }
    None
}

/// Whether a pit of the opponent that faces an empty one of the mover may be taken.
fn may_take(board: &Board, position: &Position, which: Which, pit: PitId) -> bool {
    let mover = position.to_move();
    let open = |pit: PitId| {
        let faces_empty = |own: PitId| position.pit(own) == 0 && position.owner(board, own) == mover;
        position.pit(pit) > 0 && position.owner(board, pit) != mover && board.facing(pit).is_some_and(faces_empty)
    };
    let fewest = || board.pits().filter(|&other| open(other)).map(|other| position.pit(other)).min();
    open(pit) && (which == Which::Any || fewest() == Some(position.pit(pit)))
}

/// Whether a player who lays out his seeds for a new round could still put the fewest seeds in each of his pits after
/// placing one in this.
fn leaves_enough(rules: &Rules, position: &Position, mover: Side, pit: PitId) -> bool {
    let Some((_, Round::Mirror(rule))) = rules.layout() else { return true };
    let wanting = |other: PitId| match position.mark(other) {
        Mark::Closed => 0,
        _ => rule.least.saturating_sub(position.pit(other) + u16::from(other == pit)),
    };
    rules.board.pits_of(mover).map(wanting).sum::<u16>() < position.hand(mover)
}
