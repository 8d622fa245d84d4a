//! The search of games between two: principal variation search with a transposition table (Marsland and Campbell 1982),
//! deeper and deeper. Tells apart what is proved from what is estimated.

use super::children::{Child, Children};
use super::evaluation::{Evaluator, Unit};
use super::limits::{Budget, Limits, Parts, Watch};
use super::playout::is_arranging;
use super::transposition_table::{Table, TranspositionEntry, UNKNOWN};
use mancala::engine::{Move, Moves, NoEvents, Position, legal_moves_into, play_legal, repetition_key};
use mancala::rules::{Rules, Side};
use std::hint::black_box;

/// The depth that a change of turn costs.
pub(super) const PLY: i32 = 4;
/// The depth that another move of the same player costs, or an answer in mid-turn: little, so that a search does not
/// stop in the midst of a turn. Seeds that are arranged before play begins are no turn.
const SAME_PLAYER: i32 = 1;
/// More than any value.
pub(super) const INFINITE: i32 = UNKNOWN;
/// The most moves that are tried out before they are put in order.
const MOST_ORDERED: usize = 64;
/// Promise of another move for the same player, in units of the least lead.
const AGAIN: i32 = 50;
/// Promise of a move that always proved best, on the scale of [`LEAD`].
const HABIT: i64 = 256;
/// Promise of the least lead.
const LEAD: i32 = 128;

/// The result of searching a position, for the player who makes the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchScore {
    pub value: i32,
    /// `true` if the value, or that it is no less or no more, rests on finished games alone.
    pub proved: bool,
}

impl SearchScore {
    fn seen_by(self, other: bool) -> SearchScore {
        if other { SearchScore { value: -self.value, ..self } } else { self }
    }
}

/// The part of the legal moves that a player overlooks.
#[derive(Clone, Copy)]
pub(super) struct Oversight {
    /// Of every 256 moves, about this many are overlooked.
    pub overlooks: u8,
    /// Random seed for the moves overlooked; 0 where none are. The results are not shared with a search with another
    /// seed.
    pub seed: u64,
}

impl Oversight {
    /// Creates the oversight of a search with this budget; the moves overlooked, if any, are drawn from `seed`.
    pub fn of(budget: Budget, seed: Option<u64>) -> Oversight {
        Oversight { overlooks: budget.overlooks, seed: seed.filter(|_| budget.overlooks > 0).unwrap_or(0) }
    }

    /// Lists the moves of a position that are seen, in the order of the legal ones: always the same of the same
    /// position, and at least one.
    #[inline]
    pub fn moves(self, rules: &Rules, position: &Position, moves: &mut Moves) {
        legal_moves_into(rules, position, moves);
        if self.overlooks > 0 && moves.len() > 1 {
            self.overlook(position.key(), moves);
        }
    }

    /// Strikes out what is overlooked of the moves of a position with this key.
    fn overlook(self, key: u64, moves: &mut Moves) {
        let number = key ^ self.seed;
        let sure = (number >> 32) as usize % moves.len();
        let mut index = 0;
        moves.retain(|_| {
            let drawn = number.wrapping_mul(2 * index as u64 + 0x9e37_79b9_7f4a_7c15) >> 56;
            index += 1;
            drawn >= u64::from(self.overlooks) || index - 1 == sure
        });
    }
}

/// A position that is to be searched, with the facts known of it by then.
struct SearchPosition<'a> {
    position: &'a Position,
    /// Player who makes the next move: 0 for the first, 1 for the second.
    player: usize,
    /// Address in the table, if that has been worked out: see [`Search::address`].
    address: Option<(u64, i32)>,
    /// Key of the position where it can come back: see [`repetition_key`].
    key: Option<u64>,
}

/// Maker of a move.
#[derive(Clone, Copy)]
struct Mover {
    /// 0 for the first player, 1 for the second.
    player: usize,
    side: Side,
}

/// A position whose moves are searched.
struct SearchNode<'a> {
    position: &'a Position,
    player: usize,
    depth: i32,
    moves: &'a Moves,
    /// The move to be searched before all others.
    first: Option<usize>,
}

/// One thread's search.
pub(super) struct Search<'a> {
    pub(super) rules: &'a Rules,
    pub(super) evaluator: &'a Evaluator<'a>,
    pub(super) table: &'a Table,
    watch: Watch<'a>,
    parts: Parts,
    oversight: Oversight,
    /// `true` if there is but one player.
    alone: bool,
    /// `true` if the same stands for a position in the table as where it can come back: see [`repetition_key`].
    one_key: bool,
    /// Positions played.
    pub nodes: u64,
    /// Greatest depth that a proof has reached, in moves.
    pub deepest: u32,
    /// `true` if the search has been called off.
    pub stopped: bool,
    /// Set where a value rests on an estimate. Where none does, all play from here has been looked at to its end or to a
    /// position that comes back, and a deeper search finds the same.
    pub estimates: bool,
    /// The keys of the positions from the game's beginning to the present node that can come back.
    path: Vec<u64>,
    /// Room for lists of moves, and for moves tried out.
    pub(super) lists: Vec<Moves>,
    pub(super) children: Vec<Children>,
    /// Weight of the times that a move at a pit has proved best, by player and pit.
    proven: [[i32; 128]; 2],
    all_proven: [i32; 2],
    /// [`HABIT`] divided by all of these and one more, in 4,096ths: divided once and not for each move.
    share: [i64; 2],
}

impl<'a> Search<'a> {
    /// Creates a search. `past`: the keys of the positions of the game so far, by [`repetition_key`].
    pub fn new(
        rules: &'a Rules,
        evaluator: &'a Evaluator<'a>,
        table: &'a Table,
        limits: &'a Limits<'a>,
        past: &[u64],
        oversight: Oversight,
    ) -> Search<'a> {
        Search {
            rules,
            evaluator,
            table,
            watch: Watch::new(limits),
            parts: limits.budget.parts,
            oversight,
            alone: rules.board.sides().len() == 1,
            one_key: rules
                .stage_rules
                .iter()
                .all(|it| it.plan.repetition.as_ref().is_none_or(|it| it.stores != evaluator.mute)),
            nodes: 0,
            deepest: 0,
            stopped: false,
            estimates: false,
            path: past.to_vec(),
            lists: Vec::new(),
            children: Vec::new(),
            proven: [[0; 128]; 2],
            all_proven: [0; 2],
            share: [0; 2],
        }
    }

    /// Plays a move and returns its value to the mover, if the rest is searched to this depth.
    pub fn try_move(&mut self, position: &Position, mv: Move, depth: i32, window: (i32, i32)) -> SearchScore {
        let key = repetition_key(self.rules, position);
        self.path.extend(key);
        let mut after = position.clone();
        self.play(&mut after, mv);
        let mover = Mover { player: self.evaluator.player(position), side: position.to_move() };
        let found = self.follow(mover, (&after, None), depth, window);
        if key.is_some() {
            self.path.pop();
        }
        found
    }

    /// Plays a move, unless the search has been called off by then.
    #[inline]
    pub(super) fn play(&mut self, position: &mut Position, mv: Move) {
        self.nodes += 1;
        self.stopped |= self.watch.ends(self.nodes);
        if !self.stopped {
            play_legal(self.rules, position, mv, &mut NoEvents);
        }
    }

    /// Returns the value of a position after a move to the mover; with its address, if that is known.
    fn follow(
        &mut self,
        mover: Mover,
        (after, address): (&Position, Option<(u64, i32)>),
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> SearchScore {
        if self.stopped {
            return SearchScore { value: 0, proved: false };
        }
        if let Some(ended) = after.ended() {
            let value = self.evaluator.ended(after, ended);
            return SearchScore { value, proved: true }.seen_by(mover.player == 1);
        }
        let player = self.evaluator.player(after);
        let left = self.left(player == mover.player, after, depth);
        let (other, window) = if player == mover.player { (false, (alpha, beta)) } else { (true, (-beta, -alpha)) };
        let at_horizon = (left <= 0).then(|| self.at_horizon(after, player, window));
        // Where the search ends here in any case, it is not worth asking whether the position has occurred before; but what
        // endgame tables say of one that has is no proof.
        let asks = at_horizon.is_none_or(|found| found.proved && self.evaluator.is_near_tables(after));
        let key = if asks { self.repetition_key(after, address) } else { None };
        if key.is_some_and(|key| self.path.contains(&key)) {
            // How often it would have to come back is left open: whoever wants to avoid it can.
            let value = self.evaluator.repeated(after, mover.side);
            return SearchScore { value, proved: false }.seen_by(mover.player == 1);
        }
        let found = at_horizon
            .unwrap_or_else(|| self.search(&SearchPosition { position: after, player, address, key }, left, window));
        found.seen_by(other)
    }

    /// Returns the value of a position to the player who makes the next move where nothing is searched from there.
    #[inline]
    fn at_horizon(&mut self, position: &Position, player: usize, (alpha, beta): (i32, i32)) -> SearchScore {
        match self.reach(position, player) {
            Some((least, most)) if least >= beta || least == most => SearchScore { value: least, proved: true },
            Some((_, most)) if most <= alpha => SearchScore { value: most, proved: true },
            _ => {
                self.estimates = true;
                SearchScore { value: self.estimate(position, player), proved: false }
            }
        }
    }

    /// Returns the value of a position to the player who makes the next move, if the game goes on there and something
    /// is searched.
    fn search(&mut self, stand: &SearchPosition<'_>, depth: i32, (mut alpha, mut beta): (i32, i32)) -> SearchScore {
        let SearchPosition { position, player, address, .. } = *stand;
        if let Some((least, most)) = self.reach(position, player) {
            if least >= beta || least == most {
                return SearchScore { value: least, proved: true };
            }
            if most <= alpha {
                return SearchScore { value: most, proved: true };
            }
            (alpha, beta) = (alpha.max(least - 1), beta.min(most + 1));
        }
        if depth <= PLY || !self.parts.table {
            // To try the moves out once more is quicker than to look them up.
            return self.best_of(stand, depth, (alpha, beta), None).0;
        }
        let (key, base) = address.unwrap_or_else(|| self.address(position, player, stand.key));
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.proved || entry.depth >= depth) {
            let (least, most) = entry.bounds(base);
            if least >= beta || least == most {
                return SearchScore { value: least, proved: entry.proved };
            }
            if most <= alpha {
                return SearchScore { value: most, proved: entry.proved };
            }
        }
        let first = known.and_then(|entry| entry.best);
        let (found, best) = self.best_of(stand, depth, (alpha, beta), first);
        if !self.stopped {
            let value = found.value - base;
            let entry = TranspositionEntry {
                least: if found.value > alpha { value } else { -UNKNOWN },
                most: if found.value < beta { value } else { UNKNOWN },
                depth,
                proved: found.proved,
                best,
            };
            self.table.put(key, entry);
        }
        found
    }

    /// Returns the estimate of a position for a player.
    #[inline]
    fn estimate(&self, position: &Position, player: usize) -> i32 {
        if let Some(network) = self.evaluator.network {
            return self.evaluator.network_estimate(network, position, player);
        }
        let estimate = if self.parts.estimate {
            self.evaluator.estimate(position)
        } else if self.evaluator.unit == Unit::Seeds {
            self.evaluator.lead(position)
        } else {
            0
        };
        if player == 0 { estimate } else { -estimate }
    }

    /// The least and the most that can still come of a position to a player, where that is certain.
    #[inline]
    pub(super) fn reach(&self, position: &Position, player: usize) -> Option<(i32, i32)> {
        let (least, most) = self.evaluator.reach(position)?;
        Some(if player == 0 { (least, most) } else { (-most, -least) })
    }

    /// Returns the key of a position in the table, and the number to be added to the value there: where the stores do
    /// not matter, they are left out. `key`: its [`repetition_key`], if that is known.
    #[inline]
    pub(super) fn address(&self, position: &Position, player: usize, key: Option<u64>) -> (u64, i32) {
        let known = key.filter(|_| self.one_key);
        if self.evaluator.mute {
            let lead = self.evaluator.lead(position);
            let key = known.unwrap_or_else(|| position.key_without_stores());
            (key ^ self.oversight.seed, if player == 0 { lead } else { -lead })
        } else {
            (known.unwrap_or_else(|| position.key()) ^ self.oversight.seed, 0)
        }
    }

    /// Returns the key of a position where it can come back, with its address, if that is known.
    #[inline]
    fn repetition_key(&self, position: &Position, address: Option<(u64, i32)>) -> Option<u64> {
        match address {
            Some((key, _)) if self.one_key => {
                let comes_back = self.rules.stage_rules[position.stage()].plan.repetition.is_some();
                (comes_back && position.ask().is_none()).then_some(key ^ self.oversight.seed)
            }
            _ => repetition_key(self.rules, position),
        }
    }

    /// Searches the moves of a position. Returns the best, by its index, with its value.
    fn best_of(
        &mut self,
        &SearchPosition { position, player, key, .. }: &SearchPosition<'_>,
        depth: i32,
        window: (i32, i32),
        first: Option<usize>,
    ) -> (SearchScore, Option<usize>) {
        self.path.extend(key);
        let mut moves = self.lists.pop().unwrap_or_default();
        self.oversight.moves(self.rules, position, &mut moves);
        let first = first.filter(|&first| first < moves.len());
        let node = SearchNode { position, player, depth, moves: &moves, first };
        let mut best = Best::new(window);
        best.all_proved = self.oversight.overlooks == 0;
        let enough = first.is_some_and(|first| self.take(&node, first, &mut best));
        if !enough && depth > PLY && self.parts.order {
            self.search_in_order(&node, &mut best);
        } else if !enough {
            let mut others = (0..moves.len()).filter(|&index| Some(index) != first);
            others.any(|index| self.take(&node, index, &mut best));
        }
        self.lists.push(moves);
        if key.is_some() {
            self.path.pop();
        }
        best.result()
    }

    /// Plays a move and compares it with the best so far. Returns `true` if no other need be searched.
    fn take(&mut self, node: &SearchNode<'_>, index: usize, best: &mut Best) -> bool {
        let mut after = node.position.clone();
        self.play(&mut after, node.moves[index]);
        let found = self.within(node, (&after, None), best);
        if self.stopped || !best.take(found, index) {
            return self.stopped;
        }
        self.note_best(node.player, node.moves[index], node.depth);
        true
    }

    /// Searches the moves but for the first in the order of their promise when tried out.
    fn search_in_order(&mut self, node: &SearchNode<'_>, best: &mut Best) {
        let mut children = self.children.pop().unwrap_or_default();
        children.clear();
        let many = node.moves.len() > MOST_ORDERED;
        for (index, &mv) in node.moves.iter().enumerate().filter(|&(index, _)| Some(index) != node.first) {
            let child = children.place(index, mv, node.position);
            self.play(&mut child.after, mv);
            let promise = if many { 0 } else { self.promise(node.player, mv, &child.after) };
            children.keep(promise);
        }
        // What the table knows of one move may be enough (Schaeffer and Plaat 1996: enhanced transposition cutoffs).
        let asks = node.depth > 2 * PLY && self.parts.table && !self.stopped;
        if let Some((found, index)) = asks.then(|| self.known(node, &mut children, best.beta)).flatten() {
            best.take(found, index);
        } else {
            for searched in 0..children.len() {
                let child = children.next(searched);
                let found = self.within(node, (&child.after, child.address), best);
                if self.stopped {
                    break;
                }
                if best.take(found, child.index) {
                    self.note_best(node.player, child.mv, node.depth);
                    break;
                }
            }
        }
        self.children.push(children);
    }

    /// Returns the table's result for a move, by its index, if it knows of one that is as good for the player as that.
    fn known(&self, node: &SearchNode<'_>, children: &mut Children, enough: i32) -> Option<(SearchScore, usize)> {
        let Children { slots, order } = children;
        // All that are placed are kept here.
        let slots = &mut slots[..order.len()];
        for Child { after, address, .. } in slots.iter_mut() {
            *address = Some(self.address(after, self.evaluator.player(after), None));
        }
        let addresses = slots.iter().filter_map(|child| child.address);
        // Asked for together; nothing else uses the sum, and without the box it would not be formed.
        black_box(addresses.fold(0, |all, (key, _)| all ^ self.table.fetch(key)));
        slots.iter().find_map(|Child { index, after, address, .. }| {
            let (key, base) = (*address)?;
            let entry = self.table.get(key)?;
            let goes_on = self.evaluator.player(after) == node.player;
            if !entry.proved && entry.depth < self.left(goes_on, after, node.depth) {
                return None;
            }
            let (least, most) = entry.bounds(base);
            let value = if goes_on { least } else { -most };
            let repeated = || self.repetition_key(after, *address).is_some_and(|key| self.path.contains(&key));
            let holds = value >= enough && after.ended().is_none() && !repeated();
            holds.then_some((SearchScore { value, proved: entry.proved }, *index))
        })
    }

    /// Returns the depth to which a position is searched after a move. `goes_on`: `true` if the same player makes the
    /// next.
    #[inline]
    fn left(&self, goes_on: bool, after: &Position, depth: i32) -> i32 {
        depth - if goes_on && !self.alone && !is_arranging(self.rules, after) { SAME_PLAYER } else { PLY }
    }

    /// Returns the value of a move, after a first narrow search that only tests if it is better than the best so far.
    fn within(&mut self, node: &SearchNode<'_>, after: (&Position, Option<(u64, i32)>), best: &Best) -> SearchScore {
        let Best { alpha, beta, index, .. } = *best;
        let mover = Mover { player: node.player, side: node.position.to_move() };
        if index.is_none() || beta - alpha == 1 {
            return self.follow(mover, after, node.depth, (alpha, beta));
        }
        let found = self.follow(mover, after, node.depth, (alpha, alpha + 1));
        if found.value > alpha && found.value < beta && !self.stopped {
            self.follow(mover, after, node.depth, (alpha, beta))
        } else {
            found
        }
    }

    /// Returns the promise of a move: its gain at once, and that of moves like it.
    #[inline]
    pub(super) fn promise(&self, player: usize, mv: Move, after: &Position) -> i32 {
        if let Some(ended) = after.ended() {
            let value = self.evaluator.ended(after, ended);
            return 1_000 * if player == 0 { value } else { -value };
        }
        let value = self.evaluator.promise(after);
        let again = if self.evaluator.player(after) == player { AGAIN * LEAD } else { 0 };
        again + if player == 0 { value } else { -value } + self.habit(player, mv)
    }

    /// Notes that a move has proved best: it counts for this much.
    pub(super) fn note_best(&mut self, player: usize, mv: Move, depth: i32) {
        let count = &mut self.proven[player][slot(mv)];
        *count += depth;
        self.all_proven[player] += depth;
        if *count > 8192 {
            self.proven[player].iter_mut().for_each(|count| *count /= 2);
            self.all_proven[player] = self.proven[player].iter().sum();
        }
        self.share[player] = (HABIT << 12) / i64::from(self.all_proven[player] + 1);
    }

    /// Returns the share of best moves that were like this one: [`HABIT`] if all were.
    #[inline]
    fn habit(&self, player: usize, mv: Move) -> i32 {
        ((i64::from(self.proven[player][slot(mv)]) * self.share[player]) >> 12) as i32
    }
}

/// Returns the index at which a move is counted when it proves best: by its pit.
fn slot(mv: Move) -> usize {
    match mv {
        Move::Sow { pit, .. }
        | Move::Place { pit, .. }
        | Move::Take(pit)
        | Move::Shift(pit)
        | Move::Give(pit)
        | Move::Pick(pit) => pit.index(),
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
    /// Index of the best move; `None` before the first.
    index: Option<usize>,
    /// `true` if every move so far is proved to be worth no more than was found.
    all_proved: bool,
    /// `true` if the best is proved to be worth no less.
    proved: bool,
}

impl Best {
    fn new((alpha, beta): (i32, i32)) -> Best {
        Best { alpha, beta, value: -INFINITE, index: None, all_proved: true, proved: false }
    }

    /// Compares a move with the best so far. Returns `true` if no other need be searched.
    fn take(&mut self, found: SearchScore, index: usize) -> bool {
        self.all_proved &= found.proved;
        if self.index.is_none() || found.value > self.value {
            (self.value, self.index, self.proved) = (found.value, Some(index), found.proved);
        }
        self.alpha = self.alpha.max(found.value);
        self.value >= self.beta
    }

    fn result(self) -> (SearchScore, Option<usize>) {
        match self.index {
            // Nobody can move and yet the game goes on: nothing is known of it.
            None => (SearchScore { value: 0, proved: false }, None),
            Some(_) if self.value >= self.beta => (SearchScore { value: self.value, proved: self.proved }, self.index),
            Some(_) => (SearchScore { value: self.value, proved: self.all_proved }, self.index),
        }
    }
}
