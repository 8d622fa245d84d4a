//! What a move would lead to: clauses ask it of a move before it is made.

use super::choice::{can_move, legal_moves, phase, place_way, way_of};
use super::event::{Event, Note, Silent, Sink, Stones};
use super::moves::Move;
use super::position::Position;
use super::preference::is_house;
use super::sowing::direction;
use super::turn::{End, Landed, Lap, Turn};
use crate::rules::phase::Until;
use crate::rules::sowing::First;
use crate::rules::{Board, ClauseId, Part, PitId, Place, Rules, Way};

/// The pit that a move's first lap captures, or the first of them; nothing where it captures none, or starts with too
/// few or too many seeds for that.
pub(super) fn captures_at_once(rules: &Rules, position: &Position, mv: Move) -> Option<PitId> {
    let (_, least, most) = phase(rules, position).facts.must_capture?;
    let mut after = position.clone();
    let mut sink = Silent;
    match mv {
        Move::Sow { pit, way } => {
            let seeds = position.pit(pit);
            if seeds < least || most.is_some_and(|most| seeds > most) {
                return None;
            }
            let (_, way) = way_of(rules, position, pit, way);
            Turn::new(rules, &mut after, &mut sink).lap_takes(pit, way)
        }
        Move::Place { pit, .. } => Turn::new(rules, &mut after, &mut sink).place_takes(pit),
        _ => None,
    }
}

/// Whether a lap from this pit the other way would capture.
pub(super) fn reverses(rules: &Rules, position: &Position, pit: PitId, way: Way) -> bool {
    let mut after = position.clone();
    Turn::new(rules, &mut after, &mut Silent).lap_takes(pit, way).is_some()
}

/// Whether a move brings no pit to more than so many seeds; where the player still has to say which way, whether one of
/// the ways does so.
pub(super) fn fits(rules: &Rules, position: &Position, mv: Move, most: u16) -> bool {
    let any_way = |sent: &dyn Fn(Option<Way>) -> Move| {
        rules.board.ways().iter().any(|&way| fullest(rules, position, sent(Some(way))) <= most)
    };
    match mv {
        Move::Sow { pit, way: None } if direction(phase(rules, position), &rules.board, position, pit).1.is_none() => {
            any_way(&|way| Move::Sow { pit, way })
        }
        Move::Place { pit, way: None } if needs_way(rules, position, mv) => any_way(&|way| Move::Place { pit, way }),
        _ => fullest(rules, position, mv) <= most,
    }
}

/// Whether the player must still say which way a placed seed's move goes: such a move is only half made.
pub(super) fn needs_way(rules: &Rules, position: &Position, mv: Move) -> bool {
    matches!(mv, Move::Place { pit, .. } if place_way(rules, position, pit).is_err())
}

/// Whether a pit is the only occupied one of its inner row.
pub(super) fn lonely(board: &Board, position: &Position, pit: PitId) -> bool {
    board.part(position.owner(board, pit), Part::Inner).all(|other| other == pit || position.pit(other) == 0)
}

/// The pit of the player to move next that a blockade of the mover bars, with that player already to move.
pub(super) fn blockaded(rules: &Rules, position: &Position, spares_last_pair: bool) -> Option<PitId> {
    let board = &rules.board;
    let opponent = position.to_move();
    let captures = |position: &Position| {
        let moves = legal_moves(rules, position);
        let taken = moves.iter().map(|&mv| captures_at_once(rules, position, mv)).collect::<Option<Vec<PitId>>>();
        taken.filter(|taken| !taken.is_empty())
    };
    if captures(position).is_some() {
        return None;
    }
    let mut turned = position.clone();
    turned.apply(Note::TurnPassed { to: opponent.opponent() });
    let threatened = captures(&turned)?;
    let pit = threatened[0];
    let pairs = board.part(opponent, Part::Inner).filter(|&pit| position.pit(pit) >= 2).count();
    let exempt = threatened.iter().any(|&other| other != pit)
        || is_house(rules, position, pit, false)
        || position.pit(pit) < 2
        || lonely(board, position, pit)
        || spares_last_pair && pairs == 1;
    if exempt {
        return None;
    }
    let mut barred = position.clone();
    barred.apply(Note::Marked { pit, mark: position.mark(pit).barred(true) });
    can_move(rules, &barred, opponent).then_some(pit)
}

/// The most seeds that a move would bring any pit to, even for a moment.
pub(super) fn fullest(rules: &Rules, position: &Position, mv: Move) -> u16 {
    let mut after = position.clone();
    let mut sink = Fullest { position: position.clone(), most: 0 };
    Turn::new(rules, &mut after, &mut sink).make(mv);
    sink.most
}

/// Follows a turn and notes the fullest of the pits that got seeds.
struct Fullest {
    position: Position,
    most: u16,
}

impl Sink for Fullest {
    fn hear(&mut self, event: Event, _: Option<ClauseId>) {
        self.position.apply(event);
        if let Event::Stones(Stones { to, .. }) = event
            && let Some(pit) = to.as_pit()
        {
            self.most = self.most.max(self.position.pit(pit));
        }
    }
}

/// What a move would lead to, before anybody asks whether the game is over: the position, the seeds captured, and how
/// the sowing ended.
pub(super) fn try_out(rules: &Rules, position: &Position, mv: Move) -> (Position, u32, End) {
    let mut after = position.clone();
    let mut sink = Silent;
    let mut turn = Turn::new(rules, &mut after, &mut sink);
    let end = turn.make(mv);
    let captured = turn.captured;
    (after, captured, end)
}

/// How many seeds a move would put in the opponent's pits, those that it then captures included.
pub(super) fn gives(rules: &Rules, position: &Position, mv: Move) -> u32 {
    struct Given<'a>(&'a Board, Position, u32);
    impl Sink for Given<'_> {
        fn hear(&mut self, event: Event, _: Option<ClauseId>) {
            let Given(board, before, given) = self;
            let theirs = |to: Place| to.as_pit().is_some_and(|pit| before.owner(board, pit) != before.to_move());
            if let Event::Stones(Stones { seeds, to, .. }) = event
                && theirs(to)
            {
                *given += u32::from(seeds);
            }
        }
    }
    let mut given = Given(&rules.board, position.clone(), 0);
    Turn::new(rules, &mut position.clone(), &mut given).make(mv);
    given.2
}

/// Whether the opponent could move after a move; it is so, too, where it is not yet his turn.
pub(super) fn leaves_move(rules: &Rules, position: &Position, mv: Move) -> bool {
    let (mut after, _, end) = try_out(rules, position, mv);
    if end != End::Over {
        return true;
    }
    let now = phase(rules, position);
    if matches!(now.until, Until::OneTurn | Until::OneMove) {
        after.apply(Note::PhaseBegan { phase: after.phase() as u8 + 1 });
    }
    can_move(rules, &after, rules.board.after(position.to_move()))
}

impl<S: Sink> Turn<'_, S> {
    /// Sows one lap from a pit, or the seeds in flight from there, and tells what it would capture. The position is
    /// then that after the lap.
    pub(super) fn lap_takes(&mut self, pit: PitId, way: Way) -> Option<PitId> {
        let (last, was_empty, lap) = self.lap_end(pit, way);
        self.would_take(Landed { pit: last.as_pit()?, was_empty, lap, answer: None })
    }

    /// Sows one lap from a pit, or the seeds in flight from there, and tells where the last seed falls and whether
    /// nothing lay there before.
    pub(super) fn lap_end(&mut self, pit: PitId, way: Way) -> (Place, bool, Lap) {
        if self.position.lifted() == 0 {
            self.tell(Stones::lifted(Place::pit(pit), self.position.pit(pit), way), None);
        }
        let lap = Lap::lifted(pit, way, self.position.lifted());
        let first = match self.phase.facts.first_seed {
            Some((clause, rule)) => match self.first_seed(clause, rule, lap.seeds) {
                Ok((_, first)) => first,
                Err(_) => return (Place::store(self.mover), false, lap),
            },
            None => First::Next,
        };
        let lap = Lap { first, ..lap };
        let (last, was_empty) = self.drop_seeds(&lap);
        (last, was_empty, lap)
    }

    /// Places a seed of the hand and tells what that captures.
    pub(super) fn place_takes(&mut self, pit: PitId) -> Option<PitId> {
        let was_empty = self.position.pit(pit) == 0;
        let way = Way::default();
        self.tell(Stones::lifted(Place::hand(self.mover), 1, way), None);
        self.tell(Stones::sown(Place::pit(pit)), None);
        self.would_take(Landed { pit, was_empty, lap: Lap::lifted(pit, way, 1), answer: None })
    }
}
