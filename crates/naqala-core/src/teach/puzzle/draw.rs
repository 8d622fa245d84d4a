//! Source of puzzles: positions of random games, and the choice of candidates by grade.

use super::{Candidate, GRADES};
use mancala::engine::{Event, EventSink, History, Mark, Move, Position, legal_moves, start};
use mancala::rules::{Cause, MAX_PITS, PitId, Place, Rules, Side};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Most plies of a game.
const MOST_PLIES: usize = 1_000;
/// Divisor: this share of the plies of each game is its opening, from which no puzzle comes.
const OPENING: usize = 4;
/// Least number of seeds left in the pits of a thinned-out board, and the count of possible numbers from there on.
const FEWEST_LEFT: usize = 4;
const LEFT: usize = 9;
/// Most seeds by which one of two stores then differs from half of their sum.
const UNEVEN: usize = 3;
/// Number of events with which a move takes twice as long as one without any.
const EVENTS: u64 = 16;

/// Random generator, and games played by it.
pub(super) struct Drawn<'r> {
    pub rules: &'r Rules,
    chance: ChaCha8Rng,
    /// `true` if boards are thinned out, as if far more seeds had been won.
    pub thins: bool,
    plies: u64,
    events: u64,
}

/// Event sink that counts events.
#[derive(Default)]
struct Count(u64);

impl EventSink for Count {
    fn record(&mut self, _: Event, _: Option<Cause>) {
        self.0 += 1;
    }
}

impl<'r> Drawn<'r> {
    /// Creates a source from a random generator.
    pub fn new(rules: &'r Rules, chance: ChaCha8Rng) -> Drawn<'r> {
        Drawn { rules, chance, thins: false, plies: 0, events: 0 }
    }

    /// Returns the positions of a game, after its opening, in which a player chooses a move and no question is open.
    pub fn game(&mut self) -> Vec<Position> {
        let mut position = start(self.rules);
        let mut history = History::new(self.rules, &position);
        let mut course = Vec::new();
        let mut count = Count::default();
        while course.len() < MOST_PLIES {
            let moves = legal_moves(self.rules, &position);
            if moves.is_empty() {
                break;
            }
            let mv = moves[self.below(moves.len())];
            course.push(position.clone());
            history.play_legal(self.rules, &mut position, mv, &mut count);
        }
        self.plies += course.len() as u64;
        self.events += count.0;
        let opening = (course.len() / OPENING).max(usize::from(!self.thins)).min(course.len());
        course.drain(..opening);
        course.retain(|position| self.is_plain(position));
        if self.thins { course.iter().filter_map(|position| self.thinned(position)).collect() } else { course }
    }

    /// Returns whether no question is open in a position, and no seeds are being arranged.
    fn is_plain(&self, position: &Position) -> bool {
        position.ask().is_none() && self.rules.stage_rules[position.stage()].plan.opening.arrange.is_none()
    }

    /// Returns whether a player chooses a move in a position, and is not asked anything else.
    pub fn has_choice(&self, position: &Position) -> bool {
        let moves = legal_moves(self.rules, position);
        self.is_plain(position) && moves.len() > 1 && !moves.contains(&Move::Swap)
    }

    /// Returns the number of positions that may be looked at in this game, given the number for a game whose moves have
    /// no events.
    pub fn scaled(&mut self, most: u64) -> u64 {
        if self.plies == 0 {
            self.game();
        }
        most * EVENTS / (EVENTS + self.events / self.plies.max(1))
    }

    /// Returns a random number below a bound, which is above 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.chance.random_range(0..bound as u32) as usize
    }

    /// Returns some of the items, at most `most`.
    pub fn some<T>(&mut self, mut all: Vec<T>, most: usize) -> Vec<T> {
        while all.len() > most {
            let at = self.below(all.len());
            all.swap_remove(at);
        }
        all
    }

    /// Returns one of the candidates whose effort fits the grade.
    pub fn of_grade(&mut self, mut candidates: Vec<Candidate>, grade: u8) -> Option<Candidate> {
        let count = candidates.len();
        if count == 0 {
            return None;
        }
        candidates.sort_by_key(|candidate| candidate.effort);
        let fifth = |grade: u8| usize::from(grade) * count / usize::from(GRADES);
        let first = fifth(grade - 1).min(count - 1);
        let at = first + self.below(fifth(grade).saturating_sub(first).max(1));
        Some(candidates.swap_remove(at))
    }

    /// Returns some positions of a game, each with some of its moves.
    pub fn choices(&mut self, positions: usize, moves: usize) -> Vec<(Position, Move)> {
        let course = self.game();
        let mut choices = Vec::new();
        for position in self.some(course, positions) {
            let legal: Vec<Move> = legal_moves(self.rules, &position).into_iter().collect();
            choices.extend(self.some(legal, moves).into_iter().map(|mv| (position.clone(), mv)));
        }
        choices
    }

    /// Returns the same position with few seeds left in the pits: the others lie in the stores, about as many in each,
    /// or are gone if there are none. `None` if more than that would have to change.
    fn thinned(&mut self, position: &Position) -> Option<Position> {
        let board = &self.rules.board;
        let held = |side: &Side| position.hand(*side) + position.penalty(*side) > 0;
        if board.specials > 0 || board.spare > 0 || position.lifted() > 0 || board.sides().iter().any(held) {
            return None;
        }
        let mut seeds = *position.seeds();
        let pits: Vec<PitId> = board.pits().filter(|&pit| position.mark(pit) == Mark::None).collect();
        let left = FEWEST_LEFT + self.below(LEFT);
        let mut taken = 0;
        loop {
            let full: Vec<PitId> = pits.iter().copied().filter(|pit| seeds[pit.index()] > 0).collect();
            let in_pits: usize = full.iter().map(|pit| usize::from(seeds[pit.index()])).sum();
            if in_pits <= left {
                break;
            }
            let pit = full[self.below(full.len())].index();
            let stays = self.below(usize::from(seeds[pit].min(3))) as u16;
            taken += seeds[pit] - stays;
            seeds[pit] = stays;
        }
        let store = |side: Side| Place::store(side).index();
        match board.sides() {
            _ if !board.has_stores() => {}
            [only] => seeds[store(*only)] += taken,
            [one, other] => {
                let both = seeds[store(*one)] + seeds[store(*other)] + taken;
                let uneven = self.below(2 * UNEVEN + 1) as u16;
                let share = (both / 2 + uneven).checked_sub(UNEVEN as u16).filter(|share| *share <= both)?;
                (seeds[store(*one)], seeds[store(*other)]) = (share, both - share);
                if u32::from(share.max(both - share)) * 2 > board.total {
                    return None;
                }
            }
            sides => {
                for (at, &side) in sides.iter().enumerate() {
                    seeds[store(side)] += taken / sides.len() as u16 + u16::from(at < usize::from(taken) % sides.len());
                }
            }
        }
        let mut marks = [Mark::None; MAX_PITS];
        board.pits().for_each(|pit| marks[pit.index()] = position.mark(pit));
        let (to_move, stage) = (position.to_move(), position.stage() as u8);
        let thinned = Position::arranged(seeds, marks, to_move, stage, position.swapped(), None)
            .with_past(*position.past())
            .in_round(position.round_state(), None);
        let has_seeds =
            |&side: &Side| board.pits().any(|pit| position.owner(board, pit) == side && seeds[pit.index()] > 0);
        let all_have = !board.is_owned() || board.sides().iter().all(has_seeds);
        (all_have && position.differs_in_seeds_alone(&thinned)).then_some(thinned)
    }
}
