//! Puzzles about one move: where its last seed falls, and how many seeds it captures.

use super::draw::Drawn;
use super::{Candidate, Task};
use mancala::engine::{Move, Position, TurnSummary, play_legal};
use mancala::rules::{Cause, Place, PlaceKind, Rules};

/// How many candidates are enough.
const ENOUGH: usize = 60;
/// From how many games they come at most.
const MOST_GAMES: usize = 30;
/// How many positions of a game are tried, and how many moves of each.
const POSITIONS: usize = 8;
const MOVES: usize = 2;
/// The most seeds that a move sows whose course can be followed by eye, in all its laps.
const MOST_SEEDS: u32 = 60;
/// Among this many candidates that capture something is one that does not.
const NOTHING_IN: usize = 10;

/// Moves of which it is asked where the last seed falls.
pub(super) fn last(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let (mut good, mut others) = (Vec::new(), Vec::new());
    for _ in 0..MOST_GAMES {
        for (position, mv) in drawn.choices(POSITIONS, MOVES) {
            let sown = Sown::by(drawn.rules, &position, mv);
            let Some(place) = sown.last.filter(|_| sown.is_plain && !sown.asks) else { continue };
            let is_good = (2..=MOST_SEEDS).contains(&sown.seeds);
            let candidate = sown.candidate(position, mv, Task::Last { mv, place });
            if is_good { good.push(candidate) } else { others.push(candidate) }
        }
        if good.len() >= ENOUGH {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Moves of which it is asked how many seeds they capture.
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

/// A move of a position that was set up, if it can be asked where its last seed falls.
pub(super) fn last_of(rules: &Rules, position: &Position, mv: Move) -> Option<Candidate> {
    let sown = Sown::by(rules, position, mv);
    let place = sown.last.filter(|_| sown.is_plain && !sown.asks)?;
    Some(sown.candidate(position.clone(), mv, Task::Last { mv, place }))
}

/// A move of a position that was set up, if it can be asked how many seeds it captures.
pub(super) fn takes_of(rules: &Rules, position: &Position, mv: Move) -> Option<Candidate> {
    let sown = Sown::by(rules, position, mv);
    let task = sown.captures_of(mv)?;
    Some(sown.candidate(position.clone(), mv, task))
}

/// What a move does, as far as puzzles ask it.
struct Sown {
    /// Place of the last seed.
    last: Option<Place>,
    /// Seeds sown.
    seeds: u32,
    /// Seeds captured for the mover, to keep or to sow again.
    takes: u32,
    /// `true` if a question about it has but one answer: the move is made by one hand, and the game is not over.
    is_plain: bool,
    /// `true` if it is not over, as a player has something to choose first.
    asks: bool,
    /// The work of following it by eye.
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

    /// The question how many seeds it captures, if there is but one answer. Where the player is asked something in the end,
    /// what has been captured before counts, if anything.
    fn captures_of(&self, mv: Move) -> Option<Task> {
        let is_clear = self.is_plain && (!self.asks || self.takes > 0);
        is_clear.then_some(Task::Takes { mv, seeds: self.takes, asks: self.asks })
    }

    fn candidate(self, position: Position, mv: Move, task: Task) -> Candidate {
        let Sown { effort, because, .. } = self;
        Candidate { position, task, effort, solution: vec![mv], because }
    }
}
