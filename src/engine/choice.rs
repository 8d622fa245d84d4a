//! Which moves are allowed, and the clause that bars each of the others.

use super::event::{Event, Silent};
use super::foresight::{captures_at_once, fits, fullest, lonely, needs_way, reverses, try_out};
use super::gather::{gathered_from, gives};
use super::moves::{Move, Moves};
use super::position::{Ask, Kind, Mark, Position, Question};
use super::preference::{in_turn, outdone, sift};
use super::reseed::reseeded;
use super::sowing::direction;
use super::turn::{End, Turn};
use super::{Refused, play};
use crate::rules::choice::{Choice, Which, WhoseStore};
use crate::rules::ending::EndlessTurn;
use crate::rules::rounds::Round;
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn as TurnClause;
use crate::rules::{Board, ClauseId, Part, PhaseRules, PitId, Place, PlaceKind, Rules, Side, Way};

/// The moves that may be played, pits in the order of their numbers; none when the game is over.
pub fn legal_moves(rules: &Rules, position: &Position) -> Moves {
    let mut moves = Moves::new();
    legal_moves_into(rules, position, &mut moves);
    moves
}

/// As [`legal_moves`], into a list that the caller keeps: quicker where very many are asked for. What the list held
/// is forgotten.
pub fn legal_moves_into(rules: &Rules, position: &Position, moves: &mut Moves) {
    moves.clear();
    if position.ended().is_some() {
        return;
    }
    if let Some(ask) = position.ask() {
        return answers(rules, position, ask, moves);
    }
    let side = position.to_move();
    let facts = &phase(rules, position).facts;
    if let (Some(least), Some(_)) = (facts.any_own_pit, facts.fixed_way) {
        match rules.board.range_of(side) {
            Some(range) => {
                let first = range.start as u8;
                for (pit, &seeds) in (first..).map(PitId).zip(&position.seeds()[range]) {
                    moves.push_if(Move::Sow { pit, way: None }, seeds >= least);
                }
            }
            None => {
                for pit in rules.board.pits_of(side) {
                    moves.push_if(Move::Sow { pit, way: None }, position.pit(pit) >= least);
                }
            }
        }
    } else if let Some(ready) = facts.reseed.and_then(|_| reseeded(rules, position)) {
        return legal_moves_into(rules, &ready, moves);
    } else {
        each_candidate(rules, position, side, |mv| {
            if bar(rules, position, mv).is_none() {
                moves.push(mv);
            }
            true
        });
        if facts.prefers {
            sift(rules, position, moves, |_, _| ());
        }
    }
    if moves.is_empty() && pass_clause(rules, position).is_some() {
        moves.push(Move::Pass);
    }
}

/// The answers to an open question.
fn answers(rules: &Rules, position: &Position, ask: Ask, moves: &mut Moves) {
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
            for mv in &legal_moves(rules, &racing(position, ask.who)) {
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
            for pit in rules.board.pits_of(ask.who.opponent()).filter(|&pit| position.pit(pit) > 0) {
                moves.push(Move::Pick(pit));
            }
        }
    }
}

/// The clause that bars an answer, so long as there is another.
fn answer_bar(rules: &Rules, position: &Position, mv: Move) -> Option<ClauseId> {
    let facts = &phase(rules, position).facts;
    if let (Some((clause, false)), Move::Pick(pit)) = (facts.deposit, mv)
        && position.mark(pit) == Mark::Filled
        && position.ask().is_some_and(|ask| ask.question == Question::Deposit)
    {
        return Some(clause);
    }
    if let Some((clause, most)) = facts.pit_cap
        && fullest(rules, position, mv) > most
    {
        return Some(clause);
    }
    match facts.endless {
        Some((clause, _, EndlessTurn::Illegal)) => {
            matches!(try_out(rules, position, mv).2, End::Endless(..)).then_some(clause)
        }
        _ => None,
    }
}

/// Why a move may not be played here; `None` if it may.
pub fn why_not(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if position.ended().is_some() {
        return Some(Refused::Over);
    }
    if let Some(ask) = position.ask() {
        return answer_refused(rules, position, ask, mv);
    }
    let phase = phase(rules, position);
    if let Some(ready) = phase.facts.reseed.and_then(|_| reseeded(rules, position)) {
        return why_not(rules, &ready, mv);
    }
    match mv {
        Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => Some(Refused::Question),
        Move::Pass if phase.facts.swap_only.is_some() => None,
        Move::Pass => match pass_clause(rules, position) {
            Some(clause) if can_move(rules, position, position.to_move()) => Some(Refused::Barred(clause)),
            Some(_) => None,
            None => Some(Refused::NotAMove),
        },
        Move::Sow { pit, way } => {
            if pit.index() >= rules.board.pit_count() || way.is_some_and(|way| !rules.board.ways().contains(&way)) {
                return Some(Refused::NotAMove);
            }
            if let Some(clause) = bar(rules, position, mv) {
                return Some(Refused::Barred(clause));
            }
            let (clause, fixed) = direction(phase, &rules.board, position, pit);
            let fits = match (fixed, way) {
                (Some(_), None) | (None, Some(_)) => true,
                (Some(fixed), Some(way)) => {
                    if reverse_clause(phase, &rules.board, pit).is_none() || way == fixed {
                        false
                    } else if !reverses(rules, position, pit, way) {
                        return phase.facts.reverse.map(Refused::Barred);
                    } else {
                        true
                    }
                }
                (None, None) => false,
            };
            if fits { outdone(rules, position, mv) } else { Some(Refused::Direction(clause)) }
        }
        Move::Place { pit, way } => {
            let round = way.is_none_or(|way| rules.board.ways().contains(&way));
            if pit.index() >= rules.board.pit_count() || !round || !phase.facts.places {
                return Some(Refused::NotAMove);
            }
            if let Some(clause) = bar(rules, position, mv) {
                return Some(Refused::Barred(clause));
            }
            match (place_way(rules, position, pit), way) {
                (Err(_), Some(_)) | (Ok(_), None) => outdone(rules, position, mv),
                (Err(clause), None) | (Ok(clause), Some(_)) => Some(Refused::Direction(clause)),
            }
        }
        Move::Take(pit) | Move::Shift(pit) if pit.index() >= rules.board.pit_count() => Some(Refused::NotAMove),
        Move::Reserve | Move::Swap | Move::Gather | Move::Take(_) | Move::Shift(_) => {
            let clause = phase.choice.iter().find(|(_, it)| match it {
                Choice::TakeFacing(_) => matches!(mv, Move::Take(_)),
                Choice::Shift(_) => matches!(mv, Move::Shift(_)),
                Choice::Reserve(_) => mv == Move::Reserve,
                Choice::Swap(_) => mv == Move::Swap,
                Choice::Gather(_) => mv == Move::Gather,
                _ => false,
            });
            match clause {
                None => Some(Refused::NotAMove),
                Some(_) => bar(rules, position, mv).map(Refused::Barred).or_else(|| outdone(rules, position, mv)),
            }
        }
    }
}

fn answer_refused(rules: &Rules, position: &Position, ask: Ask, mv: Move) -> Option<Refused> {
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

/// The clause by which a pit may be sown the other way, if one names it.
#[inline]
pub(super) fn reverse_clause(phase: &PhaseRules, board: &Board, pit: PitId) -> Option<ClauseId> {
    phase.facts.reverse?;
    phase.sowing.iter().find_map(|(id, it)| match it {
        Sowing::Reverse(it) if it.from.iter().any(|&part| board.in_part(pit, part)) => Some(*id),
        _ => None,
    })
}

/// The position in which a player who is asked for a pit to race from would simply move.
pub(super) fn racing(position: &Position, who: Side) -> Position {
    let mut turned = position.clone();
    // Whatever was asked is put aside.
    turned.apply(&super::Event::Answered { answer: Move::Go });
    turned.apply(&super::Event::TurnPassed { to: who });
    turned
}

/// The way in which a legal sowing goes, and the clause that says so.
pub(super) fn way_of(rules: &Rules, position: &Position, pit: PitId, chosen: Option<Way>) -> (ClauseId, Way) {
    let phase = phase(rules, position);
    if let (Some(way), Some(clause)) = (chosen, phase.facts.reverse) {
        return (clause, way);
    }
    if let Some(fixed) = phase.facts.fixed_way {
        return fixed;
    }
    let (clause, fixed) = direction(phase, &rules.board, position, pit);
    // Without a way where one must be chosen, a move is no move yet; why it is not is asked all the same.
    (clause, fixed.or(chosen).unwrap_or(rules.board.ways()[0]))
}

/// Whether the way of a placed seed is settled (`Ok`) or chosen by the player (`Err`), and the clause that says so.
pub(super) fn place_way(rules: &Rules, position: &Position, pit: PitId) -> Result<ClauseId, ClauseId> {
    let phase = phase(rules, position);
    if let Some(clause) = phase.facts.arranges {
        return Ok(clause);
    }
    let mut after = position.clone();
    let mut captures = || Turn::new(rules, &mut after, &mut Silent).place_takes(pit).is_some();
    let (clause, settled) = match phase.facts.enter.filter(|_| captures()) {
        Some((clause, zone)) => (clause, near_end(&rules.board, pit, zone).is_some()),
        None => {
            let (clause, fixed) = direction(phase, &rules.board, position, pit);
            (clause, fixed.is_some())
        }
    };
    if settled { Ok(clause) } else { Err(clause) }
}

/// The way that runs along the inner row from the end near which a pit lies, if it lies near one.
pub(super) fn near_end(board: &Board, pit: PitId, zone: u8) -> Option<Way> {
    let number = board.number(pit);
    if number < zone {
        Some(Way::Cw)
    } else if number + zone >= board.columns {
        Some(Way::Ccw)
    } else {
        None
    }
}

/// Whether a side, were it to move, would have a move other than to pass.
pub(super) fn can_move(rules: &Rules, position: &Position, side: Side) -> bool {
    let mut found = false;
    let mut look = |position: &Position| {
        let reseeds = phase(rules, position).facts.reseed.is_some();
        let ready = if reseeds { reseeded(rules, position) } else { None };
        let position = ready.as_ref().unwrap_or(position);
        each_candidate(rules, position, side, |mv| {
            found = bar(rules, position, mv).is_none();
            !found
        });
    };
    if side == position.to_move() {
        look(position);
    } else {
        let mut turned = position.clone();
        turned.apply(&Event::TurnPassed { to: side });
        look(&turned);
    }
    found
}

/// Whether a side has no seed in its pits.
#[inline]
pub(super) fn is_empty(board: &Board, position: &Position, side: Side) -> bool {
    match position.bout().round {
        // No pit has changed its owner yet.
        1 => match board.range_of(side) {
            Some(range) => position.seeds()[range].iter().all(|&seeds| seeds == 0),
            None => board.pits_of(side).all(|pit| position.pit(pit) == 0),
        },
        _ => board.pits().all(|pit| position.pit(pit) == 0 || position.owner(board, pit) != side),
    }
}

/// Whether a side has no seed in its inner row.
pub(super) fn inner_empty(board: &Board, position: &Position, side: Side) -> bool {
    board.part(side, Part::Inner).all(|pit| position.pit(pit) == 0)
}

pub(super) fn phase<'a>(rules: &'a Rules, position: &Position) -> &'a PhaseRules {
    &rules.phases[position.phase()]
}

fn pass_clause(rules: &Rules, position: &Position) -> Option<ClauseId> {
    phase(rules, position).turn.iter().find(|(_, it)| matches!(it, TurnClause::Pass(_))).map(|(id, _)| *id)
}

/// Every move of a side that might be allowed, until `each` says stop.
pub(super) fn each_candidate(rules: &Rules, position: &Position, side: Side, mut each: impl FnMut(Move) -> bool) {
    let phase = phase(rules, position);
    let board = &rules.board;
    if phase.facts.places {
        let open = |pit: &PitId| phase.facts.arranges_all || board.owner(*pit) == side;
        for pit in board.pits().filter(open).filter(|_| position.hand(side) > 0) {
            if bar(rules, position, Move::Place { pit, way: None }).is_some() {
                continue;
            }
            let go_on = match place_way(rules, position, pit) {
                Ok(_) => each(Move::Place { pit, way: None }),
                Err(_) => board.ways().iter().all(|&way| each(Move::Place { pit, way: Some(way) })),
            };
            if !go_on {
                return;
            }
        }
    }
    for pit in board.pits() {
        let owner = position.owner(board, pit);
        let own = owner == side || phase.facts.all_rows && board.players.seats(side).contains(&owner);
        let foreign = board.is_owned() && !own;
        let bare = position.pit(pit) == 0 && (board.specials == 0 || position.special(pit) == 0);
        if foreign || bare || phase.facts.places {
            continue;
        }
        let go_on = match direction(phase, board, position, pit).1 {
            Some(way) => {
                each(Move::Sow { pit, way: None })
                    && (reverse_clause(phase, board, pit).is_none()
                        || !reverses(rules, position, pit, way.reversed())
                        || each(Move::Sow { pit, way: Some(way.reversed()) }))
            }
            None => board.ways().iter().all(|&way| each(Move::Sow { pit, way: Some(way) })),
        };
        if !go_on {
            return;
        }
    }
    for (_, clause) in &phase.choice {
        let go_on = match clause {
            Choice::Reserve(_) => each(Move::Reserve),
            Choice::Swap(it) => each(Move::Swap) && (!it.only || each(Move::Pass)),
            Choice::Gather(_) => each(Move::Gather),
            Choice::TakeFacing(_) => board.pits_of(side.opponent()).all(|pit| each(Move::Take(pit))),
            Choice::Shift(_) => board.pits_of(side).all(|pit| each(Move::Shift(pit))),
            _ => true,
        };
        if !go_on {
            return;
        }
    }
}

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
