//! The distance to the end: the number of moves in which a player gets what the tables promise. A player who always makes
//! a move with the shortest distance gets it without coming to any position twice.
//!
//! A player's moves are counted, not those of the other, until a move takes seeds out of the pits or the game ends. A
//! table keeps the distance of the player who does not move; that of the player who does is found by looking a move ahead.

use super::solve::{Changes, Chunk, MoveOutcome, Solving};
use super::table::EndgameTable;
use super::{Endgames, ResultBounds};
use mancala::engine::{Move, Moves, Position, legal_moves_into};
use std::collections::HashSet;
use std::mem;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

/// More than any distance: what is promised comes of play that goes on for ever, or the distance is no shorter.
const NEVER: u8 = u8::MAX;

/// The distances of both players in all positions with one number of seeds while they are worked out: that of the player
/// who moves, and that of the other.
struct DistanceTable(Vec<AtomicU16>);

impl DistanceTable {
    #[inline]
    fn get(&self, index: usize) -> [u8; 2] {
        self.0[index].load(Relaxed).to_be_bytes()
    }

    #[inline]
    fn set(&self, index: usize, distances: [u8; 2]) {
        self.0[index].store(u16::from_be_bytes(distances), Relaxed);
    }
}

impl Solving<'_> {
    /// Works out the distances when the values are known. Returns `None` if it is called off.
    pub fn with_distances(mut self) -> Option<EndgameTable> {
        // In place of what is not needed any longer.
        let distances = DistanceTable(mem::take(&mut self.known.0));
        for chunk in &self.chunks {
            chunk.each(|index, leads| {
                let known = ResultBounds::unpacked(u16::from_be_bytes(distances.get(index)));
                let mine = if known.least >= self.values.get(index).least { 1 } else { NEVER };
                let other = if leads.is_empty() { 0 } else { NEVER };
                distances.set(index, if known == ResultBounds::STUCK { [NEVER; 2] } else { [mine, other] });
            });
        }
        let swept = self.sweep(&self.work.sweeps[1], &|chunk, changes| self.shorten(chunk, &distances, changes));
        swept.then(|| EndgameTable::of(self.len, |index| self.values.get(index), |index| distances.get(index)[1]))
    }

    /// Looks for shorter distances. Returns `true` if there are any.
    fn shorten(&self, chunk: &Chunk, distances: &DistanceTable, changes: &Changes) -> bool {
        let mut changed = false;
        self.each_changed(chunk, changes, |index, leads| {
            let old = distances.get(index);
            let promised = self.values.get(index).least;
            let [mut mine, mut other] = [old[0], 0];
            for &lead in leads {
                let (lead, same) = self.lead(lead);
                let [moving, waiting] = distances.get(lead);
                let (my_distance, other_distance) = if same { (moving, waiting) } else { (waiting, moving) };
                other = other.max(other_distance);
                if my_distance.saturating_add(1) < mine && self.keeps(lead, same, promised) {
                    mine = my_distance + 1;
                }
            }
            if [mine, other] != old {
                distances.set(index, [mine, other]);
                changes.note(index);
                changed = true;
            }
        });
        changed
    }

    /// Returns `true` if a move to a position keeps what the player who makes it is promised.
    fn keeps(&self, lead: usize, same: bool, promised: i8) -> bool {
        let reach = self.values.get(lead);
        (if same { reach } else { reach.turned() }).least >= promised
    }
}

impl Endgames {
    /// Returns, for each of some legal moves, the number of the player's moves, that one counted, in which they get
    /// what the tables promise them in a position; `None` for moves after which they get less, or get it only by play
    /// that goes on for ever. `None` for all where the tables do not know the position.
    pub(super) fn distances(&self, position: &Position, moves: &[Move]) -> Option<Vec<Option<u32>>> {
        let (seeds, index) = self.place(position)?;
        let promised = self.tables.get(seeds)?.get(index).least;
        let distance = |&mv: &Move| match self.step(position, mv, seeds)? {
            MoveOutcome::Comes(reach) => (reach.least >= promised).then_some(1),
            MoveOutcome::Leads(index, same) => Some(1 + self.distance_on(seeds, (index, same), promised)?),
        };
        Some(moves.iter().map(distance).collect())
    }

    /// Returns the distance of a player after a move of theirs that leads to a position with as many seeds: that of the
    /// table, or where they move on, the shortest by any number of moves.
    fn distance_on(&self, seeds: usize, (index, same): (usize, bool), promised: i8) -> Option<u32> {
        let table = &self.tables[seeds];
        if !same {
            return table.distance(index).filter(|_| table.get(index).turned().least >= promised);
        }
        let (mut pits, mut moves) = (vec![0; self.fit.orders[0].len()], Moves::new());
        let (mut reached, mut next, mut made, mut best) = (HashSet::from([index]), vec![index], 0, None);
        while !next.is_empty() && best.is_none_or(|best| best > made) {
            made += 1;
            for index in mem::take(&mut next) {
                let position = self.position(index, seeds, &mut pits);
                legal_moves_into(&self.fit.rules, &position, &mut moves);
                for &mv in &*moves {
                    let more = match self.step(&position, mv, seeds) {
                        Some(MoveOutcome::Comes(reach)) => (reach.least >= promised).then_some(0),
                        Some(MoveOutcome::Leads(index, false)) => self.distance_on(seeds, (index, false), promised),
                        Some(MoveOutcome::Leads(index, true)) => {
                            if table.get(index).least >= promised && reached.insert(index) {
                                next.push(index);
                            }
                            None
                        }
                        None => None,
                    };
                    best = best.into_iter().chain(more.map(|more| made + more)).min();
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::super::Build;
    use super::*;
    use mancala::engine::{NoEvents, legal_moves, play_legal};
    use mancala::rules::{Catalogue, Settings};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};
    use std::sync::atomic::AtomicBool;

    /// The play of the player without a promise.
    #[derive(Clone, Copy, PartialEq)]
    enum Defence {
        Random,
        /// So that it takes as long as possible.
        Longest,
    }

    fn tables(id: &str, set: &[(&str, &str)], seeds: usize) -> Endgames {
        let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = Catalogue::shipped().rules(id, &set).expect("a shipped variant is sound");
        let build = Build { threads: 2, off: &AtomicBool::new(false), report: &|_| {} };
        Endgames::build(&rules, seeds, &build).expect("a game with tables")
    }

    fn shortest(tables: &Endgames, position: &Position) -> Option<(u32, Move)> {
        let moves = legal_moves(&tables.fit.rules, position);
        let distances = tables.distances(position, &moves).expect("a position of the tables");
        distances
            .into_iter()
            .zip(moves.iter().copied())
            .filter_map(|(distance, mv)| Some((distance?, mv)))
            .min_by_key(|it| it.0)
    }

    /// A move of the other player.
    fn reply(tables: &Endgames, position: &Position, defence: Defence, chance: &mut ChaCha8Rng) -> Move {
        let moves = legal_moves(&tables.fit.rules, position);
        let (seeds, _) = tables.place(position).expect("a position of the tables");
        let lasts = |mv: &Move| match tables.step(position, *mv, seeds) {
            Some(MoveOutcome::Leads(index, true)) => {
                tables.tables[seeds].distance(index).expect("the distance of a promise")
            }
            Some(MoveOutcome::Leads(..)) => {
                let mut after = position.clone();
                play_legal(&tables.fit.rules, &mut after, *mv, &mut NoEvents);
                shortest(tables, &after).expect("the distance of a promise").0
            }
            _ => 0,
        };
        match defence {
            Defence::Random => moves[chance.next_u32() as usize % moves.len()],
            Defence::Longest => *moves.iter().max_by_key(|mv| lasts(mv)).expect("a move"),
        }
    }

    /// Plays on from a position at some distance for the player who moves: against any defence they get what they are
    /// promised, in no more moves, and no position comes back. Returns the distance.
    fn follow(tables: &Endgames, position: &Position, defence: Defence, chance: &mut ChaCha8Rng) -> Option<u32> {
        let (seeds, index) = tables.place(position).expect("a position of the tables");
        let promised = tables.tables[seeds].get(index).least;
        let (length, _) = shortest(tables, position).filter(|_| promised > tables.unknown(seeds).least)?;
        let player = position.to_move();
        let (mut position, mut seen, mut made) = (position.clone(), HashSet::new(), 0);
        let won = loop {
            let stored = |side| i32::from(position.store(side));
            let lead = stored(player) - stored(player.opponent());
            if position.ended().is_some() {
                break lead;
            }
            let (left, index) = tables.place(&position).expect("a position of the tables");
            if left < seeds {
                let reach = tables.tables[left].get(index);
                break lead + i32::from(if position.to_move() == player { reach } else { reach.turned() }.least);
            }
            assert!(seen.insert((index, position.to_move())), "a position comes back");
            let mv = if position.to_move() == player {
                let (distance, mv) = shortest(tables, &position).expect("a distance to the end");
                made += 1;
                assert!(distance + made <= length + 1, "{distance} moves after {made} of {length}");
                mv
            } else {
                reply(tables, &position, defence, chance)
            };
            play_legal(&tables.fit.rules, &mut position, mv, &mut NoEvents);
        };
        assert!(won >= i32::from(promised), "{won} of {promised} seeds");
        assert!(made <= length && (defence == Defence::Random || made == length), "{made} of {length} moves");
        Some(length)
    }

    #[test]
    fn the_shortest_distance_brings_what_is_promised_and_no_position_twice() {
        let games: [(&str, &[(&str, &str)]); 7] = [
            ("oware", &[]),
            ("oware", &[("win_at", "off")]),
            ("oware", &[("on_repetition", "split_rows")]),
            ("kalah", &[]),
            ("cross-wari", &[]),
            ("ethiopian", &[]),
            ("songo/mvelle", &[]),
        ];
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        for (id, set) in games {
            let tables = tables(id, set, 8);
            let mut pits = vec![0; tables.fit.orders[0].len()];
            let (mut followed, mut longest) = (0, 0);
            for number in 0..600 {
                let seeds = 1 + chance.next_u32() as usize % 8;
                let index = chance.next_u64() % tables.count(seeds);
                let position = tables.position(index as usize, seeds, &mut pits);
                if legal_moves(&tables.fit.rules, &position).is_empty() {
                    continue;
                }
                let defence = if number % 2 == 0 { Defence::Random } else { Defence::Longest };
                let length = follow(&tables, &position, defence, &mut chance);
                followed += u32::from(length.is_some());
                longest = longest.max(length.unwrap_or(0));
            }
            assert!(followed > 100, "{id} {set:?}: {followed} positions, the longest distance {longest}");
        }
    }
}
