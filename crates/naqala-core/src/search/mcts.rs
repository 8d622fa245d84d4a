//! The search of games that more than two play: Monte Carlo tree search by upper confidence bounds (Kocsis and
//! Szepesvári 2006), every player looking after themselves. Wins that are found are kept (Winands, Björnsson, Saito
//! 2008).

use super::evaluation::Evaluator;
use super::limits::Limits;
use mancala::engine::{GameResult, Move, Moves, NoEvents, Position, legal_moves, legal_moves_into, play_legal};
use mancala::rules::{Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Weight of a move's being little known against its being good.
const CURIOSITY: f64 = 1.0;
/// Plies after which a game that goes on from a new node is judged as it stands.
const MOST_PLIES: usize = 300;
/// Share of its moves that are the most promising at once, rather than random: without such moves games are won by
/// chance alone, with nothing else they are all the same.
const LOOKED_FOR: f64 = 0.1;

/// The value of a game to each seat, from 0 to 1, by [`Side::index`].
type Shares = [f64; 4];

/// A position in the tree.
struct MctsNode {
    /// Side that makes the next move.
    chooser: Side,
    /// The moves, and the node that each leads to once it has been tried.
    moves: Vec<(Move, Option<usize>)>,
    visits: u32,
    /// Sum of the values of the games through here.
    sums: Shares,
    /// Proved value of the game, where there is one.
    proved: Option<Shares>,
}

/// A move from the root, with its results.
pub(super) struct Tried {
    pub mv: Move,
    pub visits: u32,
    /// Average value to the player of the games that began with it, from 0 to 1.
    pub share: f64,
    /// `true` if it is proved to win.
    pub wins: bool,
    /// The moves most played from here, this one first.
    pub line: Vec<Move>,
}

/// A search tree.
pub(super) struct Tree<'a> {
    rules: &'a Rules,
    root: &'a Position,
    nodes: Vec<MctsNode>,
    /// The most nodes that the tree may grow to.
    most: usize,
    chance: ChaCha8Rng,
    list: Moves,
    /// Valuation of positions for each side, by [`Side::index`].
    evaluators: [Evaluator<'a>; 4],
    /// Positions played.
    pub played: u64,
}

impl<'a> Tree<'a> {
    /// Creates a tree with nothing but its root, which may take up to `bytes` bytes.
    pub fn new(rules: &'a Rules, root: &'a Position, bytes: usize, seed: u64) -> Tree<'a> {
        let first = node(rules, root);
        let each = size_of::<MctsNode>() + first.moves.len().max(1) * size_of::<(Move, Option<usize>)>();
        Tree {
            rules,
            root,
            most: (bytes / each).max(64),
            nodes: vec![first],
            chance: ChaCha8Rng::seed_from_u64(seed),
            list: Moves::new(),
            evaluators: Side::ALL.map(|side| Evaluator::to(rules, side, root.total())),
            played: 0,
        }
    }

    /// Plays games through the tree until the limits are reached, the root is proved, or `games` have been played.
    pub fn grow(&mut self, limits: &Limits<'_>, games: u64) -> bool {
        for _ in 0..games {
            if limits.are_reached(self.played) || self.nodes[0].proved.is_some() {
                return false;
            }
            self.play_one();
        }
        true
    }

    /// Every move of the root, the best first.
    pub fn tried(&self) -> Vec<Tried> {
        let root = &self.nodes[0];
        let seat = root.chooser.index();
        let mut tried: Vec<Tried> = root
            .moves
            .iter()
            .map(|&(mv, next)| match next.map(|next| &self.nodes[next]) {
                None => Tried { mv, visits: 0, share: 0.0, wins: false, line: vec![mv] },
                Some(node) => {
                    let share =
                        node.proved.map_or(node.sums[seat] / f64::from(node.visits.max(1)), |shares| shares[seat]);
                    let wins = node.proved.is_some_and(|shares| shares[seat] == 1.0);
                    Tried { mv, visits: node.visits, share, wins, line: self.line(mv, next) }
                }
            })
            .collect();
        tried.sort_by_key(|tried| std::cmp::Reverse((tried.wins, tried.visits)));
        tried
    }

    fn line(&self, mv: Move, mut next: Option<usize>) -> Vec<Move> {
        let mut line = vec![mv];
        while let Some(node) = next.map(|next| &self.nodes[next]) {
            let visits = |&(_, next): &(Move, Option<usize>)| next.map_or(0, |next| self.nodes[next].visits);
            let Some(&(mv, after)) = node.moves.iter().max_by_key(|it| visits(it)).filter(|it| visits(it) > 0) else {
                break;
            };
            line.push(mv);
            next = after;
        }
        line
    }

    /// Plays one game: down the tree, one node further, and on at random.
    fn play_one(&mut self) {
        let mut position = self.root.clone();
        let mut path = vec![0];
        let shares = loop {
            let at = path[path.len() - 1];
            if let Some(shares) = self.nodes[at].proved {
                break shares;
            }
            let Some(choice) = self.choose(at) else { break judged(self.rules, &position) };
            let (mv, next) = self.nodes[at].moves[choice];
            position = self.after(&position, mv);
            match next {
                Some(next) => path.push(next),
                None if self.nodes.len() < self.most => {
                    let new = node(self.rules, &position);
                    let proved = new.proved;
                    self.nodes.push(new);
                    let next = self.nodes.len() - 1;
                    self.nodes[at].moves[choice].1 = Some(next);
                    path.push(next);
                    break proved.unwrap_or_else(|| self.at_random(position));
                }
                None => break self.at_random(position),
            }
        };
        for &at in path.iter().rev() {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
            self.prove(at);
        }
    }

    /// The move that is tried next at a node.
    fn choose(&mut self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let seat = node.chooser.index();
        let untried = node.moves.iter().filter(|(_, next)| next.is_none()).count();
        if untried > 0 {
            let pick = self.chance.random_range(0..untried);
            return self.nodes[at].moves.iter().enumerate().filter(|(_, it)| it.1.is_none()).nth(pick).map(|it| it.0);
        }
        let known = f64::from(node.visits.max(1)).ln();
        let bound = |next: usize| {
            let child = &self.nodes[next];
            let visits = f64::from(child.visits.max(1));
            let share = child.proved.map_or(child.sums[seat] / visits, |shares| shares[seat]);
            share + CURIOSITY * (known / visits).sqrt()
        };
        let children = node.moves.iter().enumerate().filter_map(|(index, &(_, next))| Some((index, bound(next?))));
        children.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(index, _)| index)
    }

    /// A node is proved where one of its moves wins for sure, or where all are proved.
    fn prove(&mut self, at: usize) {
        let node = &self.nodes[at];
        if node.proved.is_some() || node.moves.is_empty() {
            return;
        }
        let seat = node.chooser.index();
        let proved = |&(_, next): &(Move, Option<usize>)| self.nodes[next?].proved;
        let wins = node.moves.iter().filter_map(proved).find(|shares| shares[seat] == 1.0);
        let all = || {
            let all: Option<Vec<Shares>> = node.moves.iter().map(proved).collect();
            // Which of several equal ones a player takes is not known: then nothing is proved.
            let best = all.as_ref()?.iter().map(|shares| shares[seat]).max_by(f64::total_cmp)?;
            let mut bests = all?.into_iter().filter(|shares| shares[seat] == best).collect::<Vec<_>>();
            let first = bests.pop()?;
            bests.iter().all(|other| *other == first).then_some(first)
        };
        let found = wins.or_else(all);
        self.nodes[at].proved = found;
    }

    /// Returns the value of a game that goes on at random, but for moves that look good at once.
    fn at_random(&mut self, mut position: Position) -> Shares {
        let mut list = std::mem::take(&mut self.list);
        for _ in 0..MOST_PLIES {
            legal_moves_into(self.rules, &position, &mut list);
            if list.is_empty() {
                break;
            }
            position = if self.chance.random_bool(LOOKED_FOR) {
                self.promising(&position, &list)
            } else {
                let mv = list[self.chance.random_range(0..list.len())];
                self.after(&position, mv)
            };
        }
        self.list = list;
        judged(self.rules, &position)
    }

    /// The position after a move.
    fn after(&mut self, position: &Position, mv: Move) -> Position {
        let mut after = position.clone();
        play_legal(self.rules, &mut after, mv, &mut NoEvents);
        self.played += 1;
        after
    }

    /// The position after the move that leaves the player best at once.
    fn promising(&mut self, position: &Position, list: &[Move]) -> Position {
        let side = position.chooser().index();
        let mut best = None;
        for &mv in list {
            let after = self.after(position, mv);
            let evaluator = &self.evaluators[side];
            let value = match after.ended() {
                Some(ended) => 100 * evaluator.ended(&after, ended),
                None => evaluator.estimate(&after),
            };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        best.map_or_else(|| position.clone(), |(_, after)| after)
    }
}

fn node(rules: &Rules, position: &Position) -> MctsNode {
    let proved = position.ended().map(|_| judged(rules, position));
    let moves = legal_moves(rules, position).into_iter().map(|mv| (mv, None)).collect();
    MctsNode { chooser: position.chooser(), moves, visits: 0, sums: Shares::default(), proved }
}

/// Returns the value of a game as it stands: 1 to the winner, equal shares of a draw, and equal shares of one that goes
/// on.
fn judged(rules: &Rules, position: &Position) -> Shares {
    let sides = rules.board.sides();
    let players = rules.board.players;
    let mut shares = Shares::default();
    match position.ended().map(|ended| ended.result) {
        Some(GameResult::Won(side)) => players.party(side).iter().for_each(|side| shares[side.index()] = 1.0),
        Some(GameResult::Draw | GameResult::Void) => sides.iter().for_each(|side| shares[side.index()] = 0.5),
        Some(GameResult::Lost) => {}
        None => sides.iter().for_each(|side| shares[side.index()] = 1.0 / sides.len() as f64),
    }
    shares
}

#[cfg(test)]
mod tests {
    use crate::search::{Budget, Opponent, play_match};
    use mancala::record::Skill;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::atomic::AtomicBool;

    /// Of four who play at random each wins one game in four. Over 140 games the sixth level won nine points of ten.
    #[test]
    fn whoever_searches_beats_three_who_play_at_random() {
        let rules = Catalogue::shipped().rules("ruma", &Settings::new()).expect("a shipped variant is sound");
        let [one, others] =
            &mut Opponent::pair(&rules, [Skill::Level(6), Skill::Random].map(|skill| Budget::of(&rules, skill)), 3);
        let off = AtomicBool::new(false);
        let account = play_match(&rules, [one, others], 12, 3, &off, |_, _, _| {}).expect("the program plays on");
        assert!(account.points() >= 9.0, "{account:?}");
    }
}
