//! Puzzles about one move: the place of its last seed, and the number of seeds that it captures.

use super::draw::Drawn;
use super::{Candidate, PuzzleTask};
use mancala::engine::{Move, Position, TurnSummary, play_legal};
use mancala::rules::{Cause, Place, PlaceKind, Rules};

/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 60;
/// Most games that they are taken from.
const MOST_GAMES: usize = 30;
/// Number of positions of a game that are tried, and of moves in each.
const POSITIONS: usize = 8;
const MOVES: usize = 2;
/// Most seeds that a move may sow to be followed by eye, in all its laps.
const MOST_SEEDS: u32 = 60;
/// Number of candidates with a capture for each one without.
const NOTHING_IN: usize = 10;

/// Finds moves for the question where the last seed falls.
pub(super) fn last(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let (mut good, mut others) = (Vec::new(), Vec::new());
    for _ in 0..MOST_GAMES {
        for (position, mv) in drawn.choices(POSITIONS, MOVES) {
            let sown = Sown::by(drawn.rules, &position, mv);
            let Some(place) = sown.last.filter(|_| sown.is_plain && !sown.asks) else { continue };
            let is_good = (2..=MOST_SEEDS).contains(&sown.seeds);
            let candidate = sown.candidate(position, mv, PuzzleTask::Last { mv, place });
            if is_good { good.push(candidate) } else { others.push(candidate) }
        }
        if good.len() >= ENOUGH {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Finds moves for the question how many seeds they capture.
pub(super) fn takes(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let (mut good, mut nothing, mut asking, mut others) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..2 * MOST_GAMES {
        for (position, mv) in drawn.choices(POSITIONS, 2 * MOVES) {
            let sown = Sown::by(drawn.rules, &position, mv);
            let Some(task) = sown.captures_of(mv) else { continue };
            let list = match (sown.takes, sown.seeds) {
                (0, _) => &mut nothing,
                (_, ..=MOST_SEEDS) if sown.asks => &mut asking,
                (_, ..=MOST_SEEDS) => &mut good,
                (_, _) => &mut others,
            };
            list.push(sown.candidate(position, mv, task));
        }
        if good.len() >= ENOUGH {
            break;
        }
    }
    if good.is_empty() {
        return if asking.is_empty() { others } else { asking };
    }
    let few = good.len() / NOTHING_IN;
    good.extend(drawn.some(nothing, few));
    good
}

/// Returns a move of a position that was set up as a candidate, if its last seed can be asked for.
pub(super) fn last_of(rules: &Rules, position: &Position, mv: Move) -> Option<Candidate> {
    let sown = Sown::by(rules, position, mv);
    let place = sown.last.filter(|_| sown.is_plain && !sown.asks)?;
    Some(sown.candidate(position.clone(), mv, PuzzleTask::Last { mv, place }))
}

/// Returns a move of a position that was set up as a candidate, if its captures can be asked for.
pub(super) fn takes_of(rules: &Rules, position: &Position, mv: Move) -> Option<Candidate> {
    let sown = Sown::by(rules, position, mv);
    let task = sown.captures_of(mv)?;
    Some(sown.candidate(position.clone(), mv, task))
}

/// Outcome of a move, as far as puzzles ask about it.
struct Sown {
    /// Place of the last seed.
    last: Option<Place>,
    /// Seeds sown.
    seeds: u32,
    /// Seeds captured for the mover, to keep or to sow again.
    takes: u32,
    /// `true` if a question about it has only one answer: the move is made by one hand, and the game is not over.
    is_plain: bool,
    /// `true` if the move is not over, since a player has something to choose first.
    asks: bool,
    /// Effort of following it by eye.
    effort: u32,
    because: Vec<Cause>,
}

impl Sown {
    fn by(rules: &Rules, position: &Position, mv: Move) -> Sown {
        let mut turn = TurnSummary::starting_from(position);
        play_legal(rules, &mut position.clone(), mv, &mut turn);
        let sows = turn.sown > 0 && matches!(mv, Move::Sow { .. } | Move::SowStore { .. } | Move::Place { .. });
        Sown {
            last: turn
                .last
                .map(|place| if let PlaceKind::Special(pit) = place.kind() { Place::pit(pit) } else { place }),
            seeds: turn.sown,
            takes: turn.taken_by(position.chooser()),
            is_plain: sows && !turn.other,
            asks: turn.asks.is_some(),
            effort: turn.sown + 2 * turn.laps.saturating_sub(1) + 3 * turn.times_captured,
            because: turn.causes,
        }
    }

    /// Returns the question how many seeds it captures, if there is only one answer. If the player is asked something
    /// at the end, the captures before that count, if there are any.
    fn captures_of(&self, mv: Move) -> Option<PuzzleTask> {
        let is_clear = self.is_plain && (!self.asks || self.takes > 0);
        is_clear.then_some(PuzzleTask::Takes { mv, seeds: self.takes, asks: self.asks })
    }

    fn candidate(self, position: Position, mv: Move, task: PuzzleTask) -> Candidate {
        let Sown { effort, because, .. } = self;
        Candidate { position, task, effort, solution: vec![mv], because }
    }
}
