//! Whether the game is over, who takes what is left, and who has won.

use super::choice::{can_move, inner_empty, is_empty};
use super::event::{GameResult, How, Note, Sink, Stones};
use super::mark::Mark;
use super::position::Position;
use super::reseed::owed;
use super::turn::{End, Turn};
use crate::rules::ending::{Amount, Cleared, Ending, Leftover, Level, Rest, Verdict, Whose, WonBy};
use crate::rules::{Board, ClauseId, Facts, PitId, Place, Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How play stops: by which clause, who takes what is left, how the winner is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub clause: ClauseId,
    pub leftover: Leftover,
    pub verdict: Verdict,
    /// Who would have moved next.
    pub next: Side,
    /// Whether it ends because that player cannot move.
    pub stuck: bool,
    /// The side that takes all that is left, where one does.
    pub taker: Option<Side>,
    /// The side to which seeds still in hand go; else they stay off the board.
    pub hand: Option<Side>,
    /// How the game has ended, where the clause by itself says so.
    pub result: Option<GameResult>,
}

impl Stop {
    pub fn new(clause: ClauseId, leftover: Leftover, verdict: Verdict, next: Side) -> Stop {
        Stop { clause, leftover, verdict, next, stuck: false, taker: None, hand: None, result: None }
    }
}

/// Whether the player of a seat has lost while others play on.
pub(super) fn is_out(board: &Board, position: &Position, side: Side) -> bool {
    board.players.seats(side).iter().any(|&seat| position.has_lost(seat))
}

/// The first in turn of those who have not lost, from `next` on, if all of them win together and others have lost.
fn last_left(board: &Board, position: &Position, next: Side) -> Option<Side> {
    let mut turns = Vec::from(board.sides());
    let at = turns.iter().position(|&side| side == next).unwrap_or(0);
    turns.rotate_left(at);
    turns.retain(|&side| !is_out(board, position, side));
    let first = *turns.first()?;
    let party = board.players.party(first);
    (turns.len() < board.sides().len() && turns.iter().all(|side| party.contains(side))).then_some(first)
}

/// How a game ends that this player has lost: the only player, or one of two.
fn lost(board: &Board, side: Side) -> GameResult {
    if board.sides().len() == 1 { GameResult::Lost } else { GameResult::Won(side.opponent()) }
}

/// The first ending whose condition holds, with `next` to move.
#[inline]
pub(super) fn ending(rules: &Rules, position: &Position, next: Side) -> Option<Stop> {
    if let Some(amount) = rules.phases[position.phase()].facts.plain_end {
        let pits = &position.seeds()[..rules.board.pit_count()];
        let (south, north) = pits.split_at(pits.len() / 2);
        let any = |pits: &[u16]| pits.iter().fold(0, |all, seeds| all | seeds) > 0;
        let most = position.store(Side::South).max(position.store(Side::North));
        if u32::from(most) < amount && any(south) && any(north) {
            return None;
        }
    }
    first_ending(rules, position, next)
}

/// As [`ending`], clause by clause.
#[inline(never)]
fn first_ending(rules: &Rules, position: &Position, next: Side) -> Option<Stop> {
    let board = &rules.board;
    let empty = |side: Side| is_empty(board, position, side);
    for (clause, ending) in &rules.phases[position.phase()].ending {
        let stop_if = |over: bool, leftover, verdict| over.then(|| Stop::new(*clause, leftover, verdict, next));
        let ends = |result| {
            let stop = Stop::new(*clause, Leftover::Nobody, Verdict::ByWinner, next);
            Some(Stop { result: Some(result), ..stop })
        };
        let found = match ending {
            Ending::StoreHolds(it) => {
                let komi = rules.phases[position.phase()].facts.komi;
                let reached = board.sides().iter().any(|&side| holds_enough(board, position, it.seeds, komi, side));
                // What is left is brought into the next round of a match, so it counts in this one.
                let leftover = if rules.layout().is_some() { Leftover::Owner } else { Leftover::Nobody };
                stop_if(reached, leftover, Verdict::ByWinner)
            }
            Ending::StoresLevel(_) => {
                let level = board.sides().iter().all(|&side| 2 * u32::from(position.store(side)) == board.total);
                stop_if(level, Leftover::Nobody, Verdict::Draw)
            }
            Ending::RowEmpty(it) => {
                let over = match it.whose {
                    Whose::Either => board.sides().iter().any(|&side| empty(side)),
                    Whose::Mover => empty(next),
                    Whose::Both => board.sides().iter().all(|&side| empty(side)),
                };
                let stuck = it.whose == Whose::Mover;
                stop_if(over, it.leftover, it.verdict).map(|stop| Stop { stuck, ..stop })
            }
            Ending::NoMoves(it) => {
                let stuck = |side: Side| !can_move(rules, position, side);
                let over = match it.whose {
                    Whose::Mover => stuck(next),
                    Whose::Both => stuck(next) && board.sides().iter().all(|&side| stuck(side)),
                    Whose::Either => board.sides().iter().any(|&side| stuck(side)),
                };
                let stuck = it.whose == Whose::Mover;
                stop_if(over, it.leftover, it.verdict).map(|stop| Stop { stuck, ..stop })
            }
            Ending::Unfed(it) => {
                let over = empty(next.opponent()) && !can_move(rules, position, next);
                stop_if(over, it.leftover, Verdict::ByWinner)
            }
            Ending::FewLeft(it) if !it.at_once => {
                let few = left(board, position) <= u32::from(it.seeds);
                let taker = || rest_to(board, position, it.taker, next.opponent());
                stop_if(few, Leftover::Owner, Verdict::ByWinner).map(|stop| Stop { taker: taker(), ..stop })
            }
            Ending::InnerEmpty(_) => {
                let of = |side: Side| inner_empty(board, position, side);
                stop_if(of(next.opponent()), Leftover::Nobody, Verdict::MoverLoses)
                    .or_else(|| stop_if(of(next), Leftover::Nobody, Verdict::NextLoses))
            }
            Ending::Decided(_) => stop_if(is_decided(board, position), Leftover::Nobody, Verdict::ByWinner),
            Ending::NoneFree(_) => {
                let is_free = |pit| position.pit(pit) > 0 && !matches!(position.mark(pit), Mark::Trap(_));
                stop_if(!board.pits().any(is_free), Leftover::Nobody, Verdict::ByWinner)
            }
            Ending::AllStored(_) => {
                let stored: u32 = board.sides().iter().map(|&side| u32::from(position.store(side))).sum();
                if stored == position.total() { ends(GameResult::Won(position.to_move())) } else { None }
            }
            Ending::OwnRowEmptied(_) => {
                let mover = position.to_move();
                let mut seats = [mover].into_iter().chain(board.players.seats(mover).iter().copied());
                let emptied = seats.find(|&side| empty(side));
                emptied.filter(|_| !is_out(board, position, mover)).and_then(|side| ends(GameResult::Won(side)))
            }
            Ending::PenaltyHolds(_) => last_left(board, position, next).and_then(|side| ends(GameResult::Won(side))),
            Ending::AllPassed(_) => {
                let left = board.sides().iter().filter(|&&side| !is_out(board, position, side)).count();
                if usize::from(position.idle()) >= left { ends(GameResult::Draw) } else { None }
            }
            Ending::EndsEmpty(it) => stop_if(ends_are_bare(board, position, it.of), it.leftover, Verdict::ByWinner),
            Ending::FewLeft(_)
            | Ending::BothEnds(_)
            | Ending::CapturesFirst(_)
            | Ending::LastInEmpty(_)
            | Ending::Repetition(_)
            | Ending::Endless(_)
            | Ending::Winner(_) => None,
        };
        if found.is_some() {
            return found;
        }
    }
    let reseed = rules.phases[position.phase()].facts.reseed.filter(|_| empty(next));
    let nothing = position.store(next) == 0 && position.at(Place::spare(next)) == 0;
    reseed.filter(|_| nothing).map(|(clause, _)| Stop::new(clause, Leftover::Owner, Verdict::ByWinner, next))
}

/// Whether a side has more in its store and its traps than the other could still reach.
fn is_decided(board: &Board, position: &Position) -> bool {
    let [south, north] = Side::BOTH.map(|side| with_traps(board, position, side));
    let spare: u32 = Side::BOTH.iter().map(|&side| u32::from(position.at(Place::spare(side)))).sum();
    let free = position.total() - south - north - spare;
    south > north + free || north > south + free
}

/// Whether the pits at both ends of the board hold nothing of what is looked at.
fn ends_are_bare(board: &Board, position: &Position, of: Cleared) -> bool {
    let seeds = |pit: PitId| of == Cleared::All && position.pit(pit) > 0;
    let pieces = |pit: PitId| board.specials > 0 && position.special(pit) > 0;
    board.ends().all(|pit| !pieces(pit) && !seeds(pit))
}

/// The seeds in the pits and in hand.
fn left(board: &Board, position: &Position) -> u32 {
    u32::from(position.lifted()) + board.pits().map(|pit| u32::from(position.pit(pit))).sum::<u32>()
}

/// The side that takes the last few seeds; none where each takes its own. `taker` is the one that moves or captures.
fn rest_to(board: &Board, position: &Position, rest: Rest, taker: Side) -> Option<Side> {
    match rest {
        Rest::Starter => Some(position.bout().began),
        Rest::Capturer | Rest::Mover => Some(taker),
        Rest::Owner => None,
        Rest::Lot => {
            let [south, north] = Side::BOTH.map(|side| u64::from(position.store(side)));
            let drawn_from = u64::from(board.seed) | south.max(north) << 16 | u64::from(position.bout().round) << 32;
            let mut lots = ChaCha8Rng::seed_from_u64(drawn_from);
            Some([taker, taker.opponent()][lots.random_range(0..2)])
        }
    }
}

/// Whether a side's store holds so many seeds. More than half of all is more than half of what counts, with the halves of
/// a seed that are counted to the player who moves second.
fn holds_enough(board: &Board, position: &Position, amount: Amount, komi: u16, side: Side) -> bool {
    match amount {
        Amount::Majority if komi > 0 => 2 * in_halves(position, komi, side) > 2 * board.total + u32::from(komi),
        amount => u32::from(position.store(side)) >= amount.of(board),
    }
}

/// What counts for a side by its store, in halves of a seed.
pub fn in_halves(position: &Position, komi: u16, side: Side) -> u32 {
    let second = if side == position.bout().began { 0 } else { komi };
    2 * u32::from(position.store(side)) + u32::from(second)
}

/// What a game of most seeds counts to a side, in halves of a seed: its store less what it owes, with what its special
/// pieces are worth.
pub fn score(board: &Board, facts: &Facts, position: &Position, side: Side) -> i64 {
    let store = i64::from(in_halves(position, facts.komi, side));
    match (facts.special_worth, board.spare) {
        (0, 0) => store,
        (worth, _) => {
            let pieces = if worth > 0 { i64::from(position.special_store(side)) } else { 0 };
            store + 2 * (i64::from(worth) * pieces - i64::from(owed(board, position, side)))
        }
    }
}

/// The seeds in a side's store and in the pits that are its traps.
pub fn with_traps(board: &Board, position: &Position, side: Side) -> u32 {
    let traps = board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side));
    u32::from(position.store(side)) + traps.map(|pit| u32::from(position.pit(pit))).sum::<u32>()
}

impl<S: Sink> Turn<'_, S> {
    /// How the game ends if a capture just made by this side has left too few seeds.
    pub(super) fn few_left(&self, capturer: Side) -> Option<End> {
        let (clause, seeds, rest) = self.phase.facts.few_left?;
        let taker = if rest == Rest::Capturer { capturer } else { self.mover };
        let few = left(self.board, self.position) <= u32::from(seeds);
        few.then(|| End::FewLeft(clause, rest_to(self.board, self.position, rest, taker)))
    }

    /// Ends the game: shares out what is left and says who has won.
    #[cold]
    pub(super) fn close(&mut self, stop: Stop) {
        self.tell(Note::Closed, stop.clause);
        while let Some(side) = stop.hand.filter(|_| self.position.lifted() > 0) {
            self.tell(Stones::sown(Place::store(side)), stop.clause);
        }
        let emptier = self.board.sides().iter().copied().find(|&side| is_empty(self.board, self.position, side));
        for pit in self.board.every_pit() {
            let taker = match stop.leftover {
                _ if stop.taker.is_some() => stop.taker,
                Leftover::Nobody => None,
                Leftover::Owner if self.board.is_end(pit) => None,
                Leftover::Owner => Some(match self.position.mark(pit) {
                    Mark::Trap(owner) => owner,
                    _ => self.position.owner(self.board, pit),
                }),
                Leftover::Emptier => emptier,
                Leftover::Next => Some(stop.next),
            };
            if stop.leftover == Leftover::Owner && stop.taker.is_none() {
                self.sweep_share(pit, stop.clause);
            }
            let seeds = self.position.pit(pit);
            if let Some(taker) = taker.filter(|_| seeds > 0) {
                let (from, to) = (Place::pit(pit), Place::store(taker));
                self.tell(Stones { from, to, seeds, how: How::Swept }, stop.clause);
            }
        }
        if self.board.has_ends() && stop.leftover == Leftover::Owner {
            self.share_ends(stop.clause);
        }
        self.repay();
        let (result, clause) = match (stop.result, stop.verdict) {
            (Some(result), _) => (result, stop.clause),
            (None, Verdict::Draw) => (GameResult::Draw, stop.clause),
            (None, Verdict::Void) => (GameResult::Void, stop.clause),
            (None, Verdict::MoverLoses) => (lost(self.board, self.mover), stop.clause),
            (None, Verdict::NextLoses) => (lost(self.board, stop.next), stop.clause),
            (None, Verdict::MostSeeds) => (self.winner(WonBy::MostSeeds), stop.clause),
            (None, Verdict::ByWinner) => {
                let (winner, by, level) =
                    self.phase.facts.winner.expect("games of two have a Winner clause in every phase");
                match (self.winner(by), level) {
                    (GameResult::Draw, Level::LastMover) => (GameResult::Won(self.mover), winner),
                    (result, _) => (result, winner),
                }
            }
        };
        if self.rules.layout().is_some() {
            return self.end_round(result, stop.clause, clause);
        }
        self.tell(Note::Ended { result, because: Some(stop.clause) }, clause);
    }

    fn winner(&self, by: WonBy) -> GameResult {
        let facts = &self.phase.facts;
        match by {
            WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds => {
                let [south, north] = Side::BOTH.map(|side| match by {
                    WonBy::MostWithTraps => 2 * i64::from(with_traps(self.board, self.position, side)),
                    _ => score(self.board, facts, self.position, side),
                });
                let ahead = match south.cmp(&north) {
                    std::cmp::Ordering::Greater => Side::South,
                    std::cmp::Ordering::Less => Side::North,
                    std::cmp::Ordering::Equal => return GameResult::Draw,
                };
                match facts.win_least {
                    _ if by == WonBy::FewestSeeds => GameResult::Won(ahead.opponent()),
                    Some(least) if south.max(north) < 2 * i64::from(least) => GameResult::Draw,
                    _ => GameResult::Won(ahead),
                }
            }
            WonBy::LastMover => GameResult::Won(self.mover),
            WonBy::Emptier => {
                let empty = |side: &Side| is_empty(self.board, self.position, *side);
                let emptier = [self.mover, self.mover.opponent()].into_iter().find(empty);
                emptier.map_or(GameResult::Draw, GameResult::Won)
            }
        }
    }
}
