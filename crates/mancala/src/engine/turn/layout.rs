//! The layout of the next round: the pits that each player fills, closes or owns.

use super::emitter::Emitter;
use super::sale::lay_out_anew;
use super::state::SowingEnd;
use crate::engine::ask::{Ask, Question};
use crate::engine::event::{EventSink, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::engine::position::Position;
use crate::engine::{first_stage, marked_pits};
use crate::rules::board::Stores;
use crate::rules::kinds::rounds::{FillFrom, Fills, Mirror, Refill, Rest, Short, Territory, Unfilled};
use crate::rules::plan::rounds::{Layout, Rounds};
use crate::rules::{Board, Cause, PitId, Place, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A pit to be filled, with how many of the owner's seeds and how many of the other player's.
#[derive(Clone, Copy)]
pub(super) struct Filling {
    pit: PitId,
    own: u16,
    lent: u16,
}

/// Lays out the next round, or asks what has to be chosen first.
pub(super) fn lay_out<S: EventSink>(out: &mut Emitter<'_, S>) {
    let Some(Rounds { clause, layout, .. }) = &out.rules.rounds else { return };
    match layout {
        Layout::Refill(it) => refill(out, *clause, it),
        Layout::Territory(it) => fill_territory(out, *clause, it),
        Layout::Mirror(it) => return give_to_arrange(out, *clause, it),
        Layout::Sale(_) | Layout::Score(_) => lay_out_anew(out, *clause),
    }
    if out.position().ask().is_none() {
        begin_round(out);
    }
}

/// Begins a round that is laid out, with its first stage.
fn begin_round<S: EventSink>(out: &mut Emitter<'_, S>) {
    let stage = first_stage(out.rules, out.position());
    if out.position().stage() != usize::from(stage) {
        out.emit(StateChange::StageBegan { stage }, None);
    }
    for (pit, mark) in marked_pits(out.rules) {
        out.emit(StateChange::Marked { pit, mark }, None);
    }
    let first = out.position().round_state().began;
    out.emit(StateChange::TurnPassed { to: first }, None);
}

/// The player with more seeds; when they are level, the one who will begin.
fn richer(position: &Position) -> Side {
    let [south, north] = Side::BOTH.map(|side| position.store(side));
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => Side::South,
        std::cmp::Ordering::Less => Side::North,
        std::cmp::Ordering::Equal => position.round_state().began,
    }
}

/// Fills the pits of each side from its store, or asks which of them are to be closed.
fn refill<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, rule: &Refill) {
    let richer = richer(out.position());
    let poorer = richer.opponent();
    for side in Side::BOTH.into_iter().filter(|_| rule.unfilled == Unfilled::Chosen) {
        let closed = out.board.pits_of(side).filter(|&pit| out.position().mark(pit) == Mark::Closed).count();
        let left =
            out.board.pits_of(side).len() - closed - fillings(out.board, out.position(), rule, side, usize::MAX).len();
        if left > 0 {
            return ask_between_rounds(out, clause, Question::Close(left as u8), side);
        }
    }
    let of_poorer = fillings(out.board, out.position(), rule, poorer, usize::MAX);
    for side in [poorer, richer] {
        // What was lent is gone before the richer player's pits are filled.
        let filled = match rule.richer {
            _ if side == poorer => of_poorer.clone(),
            Fills::All => fillings(out.board, out.position(), rule, side, usize::MAX),
            Fills::AsTheOther => fillings(out.board, out.position(), rule, side, of_poorer.len()),
            Fills::Copied => {
                let same = |(pit, other): (PitId, &Filling)| Filling { pit, own: other.own + other.lent, lent: 0 };
                in_filling_order(out.board, out.position(), rule, side).into_iter().zip(&of_poorer).map(same).collect()
            }
        };
        for &Filling { pit, own, lent } in &filled {
            for (giver, seeds) in [(side, own), (side.opponent(), lent)] {
                if seeds > 0 {
                    let (from, to) = (Place::store(giver), Place::pit(pit));
                    out.emit(Transfer { from, to, seeds, kind: TransferKind::Laid }, clause);
                }
            }
        }
        let bare = |pit: &PitId| filled.iter().all(|filling| filling.pit != *pit);
        for pit in out.board.pits_of(side).filter(bare) {
            if rule.unfilled == Unfilled::Closed {
                out.emit(StateChange::Marked { pit, mark: Mark::Closed }, clause);
            }
        }
    }
}

/// The pits of a side, the first at the end where it begins to fill them.
fn in_filling_order(board: &Board, position: &Position, rule: &Refill, side: Side) -> Vec<PitId> {
    let mut path: Vec<PitId> = board.path(side).iter().filter_map(|place| place.as_pit()).collect();
    path.retain(|&pit| board.owner(pit) == side && position.mark(pit) != Mark::Closed);
    match rule.from {
        FillFrom::Left => {}
        FillFrom::Store if board.stores == Stores::OwnLeft => {}
        FillFrom::Right | FillFrom::Store => path.reverse(),
        FillFrom::Outside => {
            let (left, right) = path.split_at(path.len().div_ceil(2));
            let right = right.iter().rev().map(Some).chain([None]);
            path = left.iter().zip(right).flat_map(|(left, right)| [Some(left), right]).flatten().copied().collect();
        }
    }
    path
}

/// The pits that a side can fill, the first at the end where it begins, at most `most`.
pub(super) fn fillings(board: &Board, position: &Position, rule: &Refill, side: Side, most: usize) -> Vec<Filling> {
    let mut left = position.store(side);
    let spare = position.store(side.opponent());
    let pits = in_filling_order(board, position, rule, side);
    let mut filled = Vec::new();
    for (at, &pit) in pits.iter().enumerate().take(most) {
        let needed = board.opening_when(position.round_state().began)[pit.index()];
        if left >= needed {
            left -= needed;
            filled.push(Filling { pit, own: needed, lent: 0 });
            continue;
        }
        let wanting = needed - left;
        match rule.short {
            _ if left == 0 || side == richer(position) => {}
            Short::Completed if spare >= wanting => filled.push(Filling { pit, own: left, lent: wanting }),
            Short::Partial => filled.push(Filling { pit, own: left, lent: 0 }),
            Short::Spread => {
                let rest = &pits[at..];
                let (each, over) = (usize::from(left) / rest.len(), usize::from(left) % rest.len());
                let spread = rest.iter().enumerate().map(|(i, &pit)| (pit, each + usize::from(i < over)));
                let spread = spread.filter(|(_, seeds)| *seeds > 0);
                filled.extend(spread.map(|(pit, seeds)| Filling { pit, own: seeds as u16, lent: 0 }));
            }
            Short::Unfilled | Short::Completed => {}
        }
        break;
    }
    filled
}

/// Returns the number of pits a side owns by what it has: more than half of a pit counts as a whole one. A pit of which
/// each side has half lies on the side of the player with fewer seeds, and stays there unless it is drawn for.
pub(super) fn pits_due(board: &Board, position: &Position, rule: &Territory, side: Side) -> usize {
    let [seeds, others] = [side, side.opponent()].map(|side| usize::from(position.store(side)));
    let (whole, twice_the_rest) = (seeds / usize::from(rule.seeds), 2 * (seeds % usize::from(rule.seeds)));
    let gets_rest = || match rule.rest {
        Rest::Half | Rest::Loser => seeds < others,
        Rest::Lot => seeds != others && drawn_for_pit(board, position) == side,
    };
    let half = twice_the_rest == usize::from(rule.seeds) && gets_rest();
    let pits = whole + usize::from(half || twice_the_rest > usize::from(rule.seeds));
    pits.min(board.pit_count())
}

/// Returns the side to which a pit goes that is drawn for: the same as long as nothing is laid out.
fn drawn_for_pit(board: &Board, position: &Position) -> Side {
    let [south, north] = Side::BOTH.map(|side| u64::from(position.store(side)));
    let mut lots = ChaCha8Rng::seed_from_u64(u64::from(board.seed) | south << 16 | north << 32);
    Side::BOTH[lots.random_range(0..2)]
}

/// Fills all pits for their owners, or asks which of them the richer player is to own.
fn fill_territory<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, rule: &Territory) {
    let richer = richer(out.position());
    let won = out.board.pits().filter(|&pit| out.position().mark(pit) == Mark::Won(richer)).count();
    let due = pits_due(out.board, out.position(), rule, richer).saturating_sub(out.board.pits_of(richer).len());
    if won < due {
        return ask_between_rounds(out, clause, Question::Own((due - won) as u8), richer);
    }
    for pit in out.board.pits() {
        let owner = out.owner(pit);
        let own = rule.seeds.min(out.position().store(owner));
        for (giver, seeds) in [(owner, own), (owner.opponent(), rule.seeds - own)] {
            let seeds = seeds.min(out.position().store(giver));
            if seeds > 0 {
                let (from, to) = (Place::store(giver), Place::pit(pit));
                out.emit(Transfer { from, to, seeds, kind: TransferKind::Laid }, clause);
            }
        }
    }
}

/// Hands the player with fewer seeds their own, to lay them out in the stage made for it.
fn give_to_arrange<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, rule: &Mirror) {
    let poorer = richer(out.position()).opponent();
    for pit in out.board.pits_of(poorer) {
        let from_right = out.board.span(pit) - 1 - out.board.number(pit);
        if usize::from(from_right) < pits_short(out.board, out.position(), rule, poorer) {
            for pit in [pit, answering(out.board, rule, pit)] {
                out.emit(StateChange::Marked { pit, mark: Mark::Closed }, clause);
            }
        }
    }
    let seeds = out.position().store(poorer);
    let (from, to) = (Place::store(poorer), Place::hand(poorer));
    out.emit(Transfer { from, to, seeds, kind: TransferKind::Handed }, clause);
    let stage = out.rules.stage_rules.iter().position(|stage| stage.plan.opening.arrange.is_some());
    out.emit(
        StateChange::StageBegan { stage: stage.expect("checked: Mirror needs a stage to arrange in") as u8 },
        None,
    );
    out.emit(StateChange::TurnPassed { to: poorer }, None);
}

/// Returns the number of pits by which a player's row is shorter, by what is left of the seeds that the match began
/// with.
pub(super) fn pits_short(board: &Board, position: &Position, rule: &Mirror, side: Side) -> usize {
    let began: u32 = board.pits_of(side).map(|pit| u32::from(board.opening[pit.index()])).sum();
    let seeds = u32::from(position.store(side));
    let few = [2, 4, 8].iter().filter(|&&part| part * seeds < began).count();
    if rule.shorter { few.min(board.pits_of(side).len() - 1) } else { 0 }
}

/// The pit of the other side that gets as many seeds as this one.
fn answering(board: &Board, rule: &Mirror, pit: PitId) -> PitId {
    if rule.by_number {
        PitId((board.pit_count() - 1 - pit.index()) as u8)
    } else {
        board.facing(pit).expect("checked: every pit faces one")
    }
}

/// Lays out the same for the other player, after one has laid out seeds for a new round; then the round begins. Returns
/// `false` where rounds are laid out in another way.
pub(super) fn mirror<S: EventSink>(out: &mut Emitter<'_, S>) -> bool {
    let Some(Rounds { clause, layout: Layout::Mirror(rule), .. }) = &out.rules.rounds else { return false };
    let other = out.mover.opponent();
    for pit in out.board.pits_of(out.mover) {
        let (from, to) = (Place::store(other), Place::pit(answering(out.board, rule, pit)));
        let seeds = out.position().pit(pit);
        if seeds > 0 {
            out.emit(Transfer { from, to, seeds, kind: TransferKind::Mirrored }, *clause);
        }
    }
    begin_round(out);
    true
}

/// Asks a player something between two rounds.
fn ask_between_rounds<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, question: Question, who: Side) {
    out.emit(StateChange::Asked { ask: Ask::between(clause, question, who) }, clause);
}

/// Goes on after a player has chosen a pit between two rounds.
pub(super) fn resume_between_rounds<S: EventSink>(out: &mut Emitter<'_, S>, ask: Ask, answer: Move) -> SowingEnd {
    let mark = if matches!(ask.question, Question::Close(_)) { Mark::Closed } else { Mark::Won(ask.who) };
    out.emit(StateChange::Answered { answer }, ask.clause);
    if let Move::Pick(pit) = answer {
        out.emit(StateChange::Marked { pit, mark }, ask.clause);
    }
    lay_out(out);
    SowingEnd::Open
}
