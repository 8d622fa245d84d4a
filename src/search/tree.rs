//! The search of games between two: principal variation search with a transposition table (Marsland and Campbell 1982),
//! deeper and deeper. Tells apart what is proved from what is estimated.

use super::limits::Limits;
use super::table::{Bound, Entry, Table};
use super::worth::Worth;
use crate::engine::{Move, Moves, Position, Silent, legal_moves_into, play_legal, repetition_key};
use crate::rules::Rules;

/// The depth that a change of turn costs.
pub(super) const PLY: i32 = 4;
/// What another move of the same player costs, and an answer in mid-turn: little, so that a search does not stop in the
/// midst of a turn.
const SAME_PLAYER: i32 = 1;
/// More than any value.
pub(super) const INFINITE: i32 = 8_000_000;
/// The most moves that are tried out before they are put in order.
const MOST_ORDERED: usize = 64;

/// What was found of a position, as the player sees it who makes the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub value: i32,
    /// Whether the value, or that it is no less or no more, rests on finished games alone.
    pub proved: bool,
}

impl Found {
    fn seen_by(self, other: bool) -> Found {
        if other { Found { value: -self.value, ..self } } else { self }
    }
}

/// A move, tried out.
struct Child {
    index: usize,
    mv: Move,
    after: Position,
    /// How promising it is.
    order: i32,
}

/// One thread's search.
pub(super) struct Search<'a> {
    rules: &'a Rules,
    worth: &'a Worth<'a>,
    table: &'a Table,
    limits: &'a Limits<'a>,
    /// Whether there is but one player.
    alone: bool,
    /// Positions played.
    pub nodes: u64,
    /// Nodes at which the limits are looked at next.
    next_look: u64,
    /// Whether the search has been called off.
    pub stopped: bool,
    /// The keys of the positions from the game's beginning to the present node that can come back.
    path: Vec<u64>,
    /// Room for lists of moves, and for moves tried out.
    lists: Vec<Moves>,
    children: Vec<Vec<Child>>,
    /// How often a move at a pit has proved best, by player and pit.
    proven: [[i32; 128]; 2],
}

impl<'a> Search<'a> {
    /// A search. `past`: the keys of the positions of the game so far, by [`repetition_key`].
    pub fn new(
        rules: &'a Rules,
        worth: &'a Worth<'a>,
        table: &'a Table,
        limits: &'a Limits<'a>,
        past: &[u64],
    ) -> Search<'a> {
        Search {
            rules,
            worth,
            table,
            limits,
            alone: rules.board.sides().len() == 1,
            nodes: 0,
            next_look: 0,
            stopped: false,
            path: past.to_vec(),
            lists: Vec::new(),
            children: Vec::new(),
            proven: [[0; 128]; 2],
        }
    }

    /// Plays a move and tells what comes of it, as the mover sees it, if the rest is searched to this depth.
    pub fn try_move(&mut self, position: &Position, mv: Move, depth: i32, (alpha, beta): (i32, i32)) -> Found {
        let key = repetition_key(self.rules, position);
        self.path.extend(key);
        let after = self.played(position, mv);
        let found = self.follow(position, &after, depth, (alpha, beta));
        if key.is_some() {
            self.path.pop();
        }
        found
    }

    fn played(&mut self, position: &Position, mv: Move) -> Position {
        let mut after = position.clone();
        play_legal(self.rules, &mut after, mv, &mut Silent);
        self.nodes += 1;
        after
    }

    /// What a position after a move is worth to the mover.
    fn follow(&mut self, before: &Position, after: &Position, depth: i32, (alpha, beta): (i32, i32)) -> Found {
        let mover = self.worth.player(before);
        if let Some(ended) = after.ended() {
            let value = self.worth.ended(after, ended);
            return Found { value, proved: true }.seen_by(mover == 1);
        }
        if self.is_repeated(after) {
            // How often it would have to come back is left open: whoever wants to avoid it can.
            let value = if self.worth.is_counted_at_repetition(after) { self.worth.lead(after) } else { 0 };
            return Found { value, proved: false }.seen_by(mover == 1);
        }
        let player = self.worth.player(after);
        let left = self.left(mover, player, depth);
        if player == mover {
            self.search(after, left, (alpha, beta))
        } else {
            self.search(after, left, (-beta, -alpha)).seen_by(true)
        }
    }

    /// What a position is worth that is not the end of a game.
    fn search(&mut self, position: &Position, depth: i32, (mut alpha, mut beta): (i32, i32)) -> Found {
        let player = self.worth.player(position);
        if let Some((least, most)) = self.worth.reach(position) {
            let (least, most) = if player == 0 { (least, most) } else { (-most, -least) };
            if least >= beta || least == most {
                return Found { value: least, proved: true };
            }
            if most <= alpha {
                return Found { value: most, proved: true };
            }
            (alpha, beta) = (alpha.max(least - 1), beta.min(most + 1));
        }
        if depth <= 0 {
            return Found { value: self.worth.estimate(position), proved: false }.seen_by(player == 1);
        }
        if self.nodes >= self.next_look {
            self.next_look = self.nodes + 1024;
            self.stopped |= self.limits.are_reached(self.nodes);
        }
        if self.stopped {
            return Found { value: 0, proved: false };
        }
        let (key, base) = self.address(position, player);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.proved || entry.depth >= depth) {
            let value = entry.value + base;
            let serves = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            };
            if serves {
                return Found { value, proved: entry.proved };
            }
        }
        let pushed = repetition_key(self.rules, position);
        self.path.extend(pushed);
        let first = known.and_then(|entry| entry.best);
        let found = if depth > PLY {
            self.best_in_order(position, depth, (alpha, beta), first)
        } else {
            self.best_as_listed(position, depth, (alpha, beta), first)
        };
        if pushed.is_some() {
            self.path.pop();
        }
        let (found, best) = found;
        if !self.stopped {
            let bound = match found.value {
                value if value >= beta => Bound::Least,
                value if value <= alpha => Bound::Most,
                _ => Bound::Exact,
            };
            self.table.put(key, Entry { value: found.value - base, depth, bound, proved: found.proved, best });
        }
        found
    }

    /// Under which key a position stands in the table, and what is added to the value that stands there: where the stores
    /// do not matter, they are left out.
    fn address(&self, position: &Position, player: usize) -> (u64, i32) {
        if self.worth.mute {
            let lead = self.worth.lead(position);
            (position.key_without_stores(), if player == 0 { lead } else { -lead })
        } else {
            (position.key(), 0)
        }
    }

    /// Searches the moves of a position, in the order of how promising they look when tried out.
    fn best_in_order(
        &mut self,
        position: &Position,
        depth: i32,
        window: (i32, i32),
        first: Option<usize>,
    ) -> (Found, Option<usize>) {
        let mut list = self.lists.pop().unwrap_or_default();
        legal_moves_into(self.rules, position, &mut list);
        let mut children = self.children.pop().unwrap_or_default();
        children.clear();
        let player = self.worth.player(position);
        for (index, &mv) in list.iter().enumerate() {
            let after = self.played(position, mv);
            let order = if list.len() > MOST_ORDERED { 0 } else { self.promise(player, mv, &after) };
            let order = if Some(index) == first { i32::MAX } else { order };
            children.push(Child { index, mv, after, order });
        }
        children.sort_by_key(|child| -i64::from(child.order));
        let mut best = Best::new(window);
        // What the table knows of one move may be enough (Schaeffer and Plaat 1996: enhanced transposition cutoffs).
        for child in children.iter().filter(|_| depth > 2 * PLY) {
            if let Some(found) = self.known(player, &child.after, depth, window.1) {
                best.take(found, child.index);
                break;
            }
        }
        let cut = best.value >= window.1;
        for child in children.iter().filter(|_| !cut) {
            let found = self.within(position, &child.after, depth, &best);
            if self.stopped || best.take(found, child.index) {
                self.note_best(player, child.mv, depth);
                break;
            }
        }
        self.children.push(children);
        self.lists.push(list);
        best.result()
    }

    /// What the table knows of a position after a move, if it is as good for the mover as that.
    fn known(&self, mover: usize, after: &Position, depth: i32, enough: i32) -> Option<Found> {
        if after.ended().is_some() || self.is_repeated(after) {
            return None;
        }
        let player = self.worth.player(after);
        let (key, base) = self.address(after, player);
        let left = self.left(mover, player, depth);
        let entry = self.table.get(key).filter(|entry| entry.proved || entry.depth >= left)?;
        let no_less = if player == mover { Bound::Least } else { Bound::Most };
        let found = Found { value: entry.value + base, proved: entry.proved }.seen_by(player != mover);
        (found.value >= enough && (entry.bound == no_less || entry.bound == Bound::Exact)).then_some(found)
    }

    /// Whether a position has occurred before, on the way from the game's beginning.
    fn is_repeated(&self, position: &Position) -> bool {
        repetition_key(self.rules, position).is_some_and(|key| self.path.contains(&key))
    }

    /// To which depth a position is searched after a move.
    fn left(&self, mover: usize, player: usize, depth: i32) -> i32 {
        depth - if player == mover && !self.alone { SAME_PLAYER } else { PLY }
    }

    /// Searches the moves of a position in the order in which they are listed, that of the table first.
    fn best_as_listed(
        &mut self,
        position: &Position,
        depth: i32,
        window: (i32, i32),
        first: Option<usize>,
    ) -> (Found, Option<usize>) {
        let mut list = self.lists.pop().unwrap_or_default();
        legal_moves_into(self.rules, position, &mut list);
        let first = first.filter(|&first| first < list.len());
        let others = (0..list.len()).filter(|&index| Some(index) != first);
        let mut best = Best::new(window);
        for index in first.into_iter().chain(others) {
            let after = self.played(position, list[index]);
            let found = self.within(position, &after, depth, &best);
            if self.stopped || best.take(found, index) {
                break;
            }
        }
        self.lists.push(list);
        best.result()
    }

    /// What a move is worth, asked first only whether it is better than the best so far.
    fn within(&mut self, before: &Position, after: &Position, depth: i32, best: &Best) -> Found {
        let Best { alpha, beta, index, .. } = *best;
        if index.is_none() || beta - alpha == 1 {
            return self.follow(before, after, depth, (alpha, beta));
        }
        let found = self.follow(before, after, depth, (alpha, alpha + 1));
        if found.value > alpha && found.value < beta && !self.stopped {
            self.follow(before, after, depth, (alpha, beta))
        } else {
            found
        }
    }

    /// How promising a move looks: by what it brings at once, and by what its like has brought.
    fn promise(&self, player: usize, mv: Move, after: &Position) -> i32 {
        if let Some(ended) = after.ended() {
            let value = self.worth.ended(after, ended);
            return 1_000 * if player == 0 { value } else { -value };
        }
        let value = self.worth.estimate(after);
        let again = if self.worth.player(after) == player { 6 } else { 0 };
        64 * (again + if player == 0 { value } else { -value }) + self.proven[player][slot(mv)].min(4096) / 32
    }

    fn note_best(&mut self, player: usize, mv: Move, depth: i32) {
        let count = &mut self.proven[player][slot(mv)];
        *count += depth * depth;
        if *count > 4096 {
            self.proven[player].iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// Where it is counted how often a move has proved best: by its pit.
fn slot(mv: Move) -> usize {
    match mv {
        Move::Sow { pit, .. } | Move::Place { pit, .. } | Move::Take(pit) | Move::Shift(pit) | Move::Pick(pit) => {
            pit.index()
        }
        Move::SowStore { .. } => 122,
        Move::Reserve | Move::Gather | Move::Swap | Move::Pass => 123,
        Move::Go => 124,
        Move::Stop => 125,
        Move::Way(_) => 126,
    }
}

/// The best of the moves searched so far.
struct Best {
    alpha: i32,
    beta: i32,
    value: i32,
    /// Which move it is.
    index: Option<usize>,
    /// Whether of every move so far it is proved that it is worth no more than was found.
    all_proved: bool,
    /// Whether it is proved that the best is worth no less.
    proved: bool,
}

impl Best {
    fn new((alpha, beta): (i32, i32)) -> Best {
        Best { alpha, beta, value: -INFINITE, index: None, all_proved: true, proved: false }
    }

    /// Compares a move with the best so far; whether no other need be searched.
    fn take(&mut self, found: Found, index: usize) -> bool {
        self.all_proved &= found.proved;
        if self.index.is_none() || found.value > self.value {
            (self.value, self.index, self.proved) = (found.value, Some(index), found.proved);
        }
        self.alpha = self.alpha.max(found.value);
        self.value >= self.beta
    }

    fn result(self) -> (Found, Option<usize>) {
        match self.index {
            // Nobody can move and yet the game goes on: nothing is known of it.
            None => (Found { value: 0, proved: false }, None),
            Some(_) if self.value >= self.beta => (Found { value: self.value, proved: self.proved }, self.index),
            Some(_) => (Found { value: self.value, proved: self.all_proved }, self.index),
        }
    }
}
