//! The root of the search: every move is searched deeper and deeper, on as many threads as are given, until the budget
//! is spent or all is proved.

use super::analysis::{Analysis, LineEnd, PitWorth, Rated};
use super::endgame::{EndgameProbe, Endgames};
use super::evaluation::{Evaluator, Unit, WIN};
use super::limits::{Budget, Limits};
use super::mcts::{Tree, Tried};
use super::network::{self, Calibration, Network, in_play};
use super::proof::Bounded;
use super::transposition_table::{Table, UNKNOWN};
use super::tree::{INFINITE, Oversight, PLY, Search, SearchScore};
use mancala::engine::{Move, Moves, NoEvents, Position, legal_moves, play_legal, repetition_key};
use mancala::rules::{PitId, Rules};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

/// The deepest that a search goes, in plies.
const MOST_PLIES: u32 = 250;
/// Number of positions played for a first guess before a proof is tried.
const FIRST_NODES: u64 = 100_000;
/// Number of deepenings in a row without an estimate after which none deeper would find more.
const COMPLETE: u32 = 4;
/// Number of games that stand for the first ply of depth, where more than two meet.
const GAMES_A_PLY: u32 = 64;
/// The longest line that is reported, in plies.
const LONGEST_LINE: usize = 60;
/// Time under which the result of a deepening is not reported: the next one soon knows more.
const QUICK: Duration = Duration::from_millis(1);
/// The number of lines that stands for all moves.
pub const EVERY_MOVE: usize = usize::MAX;
/// Bytes of the table for each position that may be played: only few of them are stored.
const NODE_BYTES: usize = 2;

/// Searches positions of a game and remembers what it has found.
pub struct Analyser<'r> {
    rules: &'r Rules,
    /// The rules of a single round, where the game is played in matches.
    round: Option<Rules>,
    budget: Budget,
    table: Table,
    /// Random seed for the order of moves that look the same, and for the moves overlooked where any are; `None` for
    /// the order of the rules.
    shuffle: Option<u64>,
    endgames: Option<Arc<Endgames>>,
    network: Option<Arc<Network>>,
    /// Greatest depth of the searches so far, in plies: so deep the table may know values that rest on estimates.
    deepest: u32,
}

impl<'r> Analyser<'r> {
    /// Creates an analyser of a game, with its table.
    pub fn new(rules: &'r Rules, budget: Budget) -> Analyser<'r> {
        let round = rules.rounds.as_ref().map(|_| Rules { rounds: None, ..rules.clone() });
        let repeats = rules.stage_rules.iter().any(|stage| stage.plan.repetition.is_some());
        // A table larger than can be filled is no better, and slower: it does not fit into the processor's cache.
        let nodes = budget.nodes.map_or(usize::MAX, |nodes| usize::try_from(nodes).unwrap_or(usize::MAX));
        let filled = nodes.saturating_mul(budget.threads.max(1) * NODE_BYTES);
        let table = Table::of_bytes(budget.memory.min(filled), repeats);
        let network = if budget.parts.network { network::shipped(rules) } else { None };
        Analyser { rules, round, budget, table, shuffle: None, endgames: None, network, deepest: 0 }
    }

    /// Returns `true` if no move is overlooked or misjudged.
    pub(super) fn sees_all(&self) -> bool {
        (self.budget.overlooks, self.budget.misjudges) == (0, 0)
    }

    /// Adds endgame tables; those of another game are not used.
    pub fn with_endgames(self, endgames: Arc<Endgames>) -> Analyser<'r> {
        Analyser { endgames: Some(endgames).filter(|it| it.are_of(self.rules)), ..self }
    }

    /// Sets the learned estimate, in place of that which comes with the program; a budget without it goes without.
    pub fn with_network(self, network: Option<Arc<Network>>) -> Analyser<'r> {
        let network = network.filter(|_| self.budget.parts.network);
        Analyser { network, ..self }
    }

    /// Returns the move that wins soonest, if endgame tables promise a win to the player who makes it.
    pub(super) fn soonest_win(&self, before: &[Position], position: &Position) -> Option<Move> {
        let mut evaluator = Evaluator::of(self.round.as_ref().unwrap_or(self.rules), position);
        evaluator.endgames = EndgameProbe::of(self.endgames.as_ref()?, self.rules, before, position);
        let mut moves = legal_moves(self.rules, position).to_vec();
        soonest_first(&evaluator, position, &mut moves).then(|| moves[0])
    }

    /// Sets the limits of the searches to come; the table keeps its size.
    pub fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// Sets the random seed for the order of equally good moves, and for the moves overlooked.
    pub fn shuffle(&mut self, seed: u64) {
        self.shuffle = Some(seed);
    }

    /// Searches a position. `before`: the positions of the game so far, in order, the present one left out; a position
    /// that comes back may end the game. `lines`: the number of moves to be valued, the best ones, or [`EVERY_MOVE`]; of
    /// the others it is only found that they are no better. `report` is called with the analysis after the first
    /// deepening, after the last, and after each between them that took its time.
    pub fn analyse(
        &mut self,
        before: &[Position],
        position: &Position,
        lines: usize,
        off: &AtomicBool,
        mut report: impl FnMut(&Analysis),
    ) -> Analysis {
        self.table.grow_older();
        // A round is searched as a game: what the next one brings is beyond any horizon. Between two rounds that will not do.
        let between = position.ask().is_some_and(|ask| ask.question.is_between_rounds());
        let rules = self.round.as_ref().filter(|_| !between).unwrap_or(self.rules);
        let mut evaluator = Evaluator::of(rules, position);
        evaluator.network = self.network.as_deref();
        evaluator.endgames =
            self.endgames.as_ref().and_then(|tables| EndgameProbe::of(tables, rules, before, position));
        let limits = Limits::new(self.budget, off);
        let past: Vec<u64> = before.iter().filter_map(|position| repetition_key(rules, position)).collect();
        let root = Root {
            rules,
            evaluator: &evaluator,
            table: &self.table,
            limits: &limits,
            past: &past,
            position,
            lines,
            shuffle: self.shuffle,
            oversight: Oversight::of(self.budget, self.shuffle),
            remembered: self.deepest,
        };
        // Where several meet, a single ply is looked at as it is between two.
        if evaluator.several && self.budget.depth != Some(1) {
            return root.grow(self.budget.memory, &mut report);
        }
        let analysis = thread::scope(|scope| {
            for number in 1..self.budget.threads.max(1) {
                let root = &root;
                scope.spawn(move || root.deepen(number as u32, &mut |_| {}));
            }
            let analysis = root.deepen(0, &mut report);
            limits.done.store(true, Relaxed);
            analysis
        });
        self.deepest = self.deepest.max(analysis.depth);
        analysis
    }
}

/// Puts moves in the order of how soon they win. Returns `true` if endgame tables promise a win to the player who makes
/// them.
fn soonest_first(evaluator: &Evaluator<'_>, position: &Position, moves: &mut [Move]) -> bool {
    let Some(distances) = evaluator.distances_to_win(position, moves) else { return false };
    let mut ordered: Vec<(u32, Move)> = distances.into_iter().zip(moves.iter().copied()).collect();
    ordered.sort_by_key(|&(distance, _)| distance);
    moves.iter_mut().zip(&ordered).for_each(|(mv, &(_, ordered))| *mv = ordered);
    ordered.first().is_some_and(|&(distance, _)| distance < u32::MAX)
}

/// The values of the best moves of a deepening.
struct Bests {
    /// The number of them wanted.
    lines: usize,
    /// The greatest first, no more than are wanted.
    values: Vec<i32>,
}

impl Bests {
    /// The value that a further move has to exceed; `None` as long as fewer are known than are wanted.
    fn floor(&self) -> Option<i32> {
        self.values.last().copied().filter(|_| self.values.len() == self.lines)
    }

    fn insert(&mut self, value: i32) {
        let at = self.values.partition_point(|&better| better >= value);
        self.values.insert(at, value);
        self.values.truncate(self.lines);
    }
}

/// State that the threads of a search share.
struct Root<'a> {
    rules: &'a Rules,
    evaluator: &'a Evaluator<'a>,
    table: &'a Table,
    limits: &'a Limits<'a>,
    past: &'a [u64],
    position: &'a Position,
    lines: usize,
    shuffle: Option<u64>,
    oversight: Oversight,
    /// Depth of earlier searches that filled the table, in plies.
    remembered: u32,
}

impl Root<'_> {
    /// Searches deeper and deeper. The threads that help are numbered from 1 and every other one starts a ply deeper,
    /// so that it finds results that the others do not have yet.
    fn deepen(&self, number: u32, report: &mut dyn FnMut(&Analysis)) -> Analysis {
        let mut search = Search::new(self.rules, self.evaluator, self.table, self.limits, self.past, self.oversight);
        let unsearched = |mv| Rated { mv, value: 0, exact: false, depth: 0, line: vec![mv], end: None };
        // Whoever is asked for a move sees their own.
        let mut moves = legal_moves(self.rules, self.position).to_vec();
        if let Some(seed) = self.shuffle {
            moves.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        }
        // Of moves that are equally good the first remains so: where tables promise a win, the one that wins soonest.
        soonest_first(self.evaluator, self.position, &mut moves);
        let moves: Vec<Rated> = moves.into_iter().map(unsearched).collect();
        let unit = self.evaluator.unit;
        let usual = Calibration::usual(unit);
        let scale = self.evaluator.network.map_or(usual, |network| network.scale(in_play(self.position)));
        let mut analysis = Analysis { unit, moves, exact: false, depth: 0, nodes: 0, time: Duration::default(), scale };
        let deepest = self.limits.budget.depth.unwrap_or(MOST_PLIES).min(MOST_PLIES);
        let mut proves = self.limits.budget.is_endless() && search.can_prove();
        // The table may hide the estimates of earlier searches as deep as they went, and those of a deepening before from
        // one, but hardly from several; those of threads that search deeper it hides from all.
        let mut unchanged = 0;
        let ends_unchanged = self.limits.budget.threads <= 1;
        for depth in 1 + number % 2..=deepest {
            if proves && search.nodes >= FIRST_NODES {
                proves = false;
                if !self.prove(&mut search, number, &mut analysis) {
                    continue;
                }
                analysis.nodes = search.nodes;
                analysis.time = self.limits.begun.elapsed();
                report(&analysis);
                break;
            }
            let before = analysis.time;
            search.estimates = false;
            let ended = self.one_deeper(&mut search, depth, &mut analysis);
            unchanged = if search.estimates || depth <= self.remembered { 0 } else { unchanged + 1 };
            analysis.nodes = search.nodes;
            analysis.time = self.limits.begun.elapsed();
            if search.stopped {
                break;
            }
            analysis.depth = depth;
            let ended = ended || ends_unchanged && unchanged == COMPLETE;
            let is_last = ended || depth == deepest;
            if number == 0 && (depth == 1 || is_last || analysis.time >= before + QUICK) {
                self.tell_lines(&mut analysis);
                report(&analysis);
            }
            if ended {
                return analysis;
            }
        }
        self.tell_lines(&mut analysis);
        analysis
    }

    fn moves_seen(&self, position: &Position) -> Moves {
        let mut moves = Moves::new();
        self.oversight.moves(self.rules, position, &mut moves);
        moves
    }

    fn tell_lines(&self, analysis: &mut Analysis) {
        for rated in analysis.moves.iter_mut().filter(|rated| rated.depth > 0) {
            rated.line = self.line(rated.mv);
            rated.end = self.end(&rated.line);
        }
    }

    /// Returns the position at the end of a line as the learned estimate judges it.
    fn end(&self, line: &[Move]) -> Option<LineEnd> {
        let network = self.evaluator.network?;
        let mut position = self.position.clone();
        line.iter().for_each(|&mv| play_legal(self.rules, &mut position, mv, &mut NoEvents));
        if position.ended().is_some() {
            return None;
        }
        let (player, next) = (self.evaluator.player(self.position), self.evaluator.player(&position));
        let worths = network.worths(&position, position.chooser(), self.evaluator.lead_of(&position, next));
        let sign = if player == next { 1 } else { -1 };
        let worth = |(pit, worth): (PitId, i32)| PitWorth { pit, seeds: position.pit(pit), worth: sign * worth };
        Some(LineEnd { lead: self.evaluator.lead_of(&position, player), pits: worths.into_iter().map(worth).collect() })
    }

    /// Proves the values of the moves, all of them or the best, and returns `true` if that was possible. That a value
    /// is no less and that it is no more are two proofs: some threads begin with one, some with the other.
    fn prove(&self, search: &mut Search<'_>, number: u32, analysis: &mut Analysis) -> bool {
        let bounded = |rated: &Rated| {
            let (least, most) = if rated.exact { (rated.value, rated.value) } else { (-INFINITE, INFINITE) };
            Bounded { mv: rated.mv, least, most }
        };
        let mut moves: Vec<Bounded> = analysis.moves.iter().map(bounded).collect();
        let beside = if number.is_multiple_of(2) { -2 } else { 2 };
        let parts = if self.lines > 1 { 1 } else { moves.len().max(1) };
        for (part, rated) in moves.chunks_mut(parts).zip(&analysis.moves) {
            if search.prove(self.position, part, rated.value + beside).is_none() {
                return false;
            }
        }
        let best = moves.iter().map(|bounded| bounded.least).max().unwrap_or(0);
        let rated = |bounded: &Bounded| Rated {
            mv: bounded.mv,
            value: bounded.most.min(best),
            exact: bounded.least == bounded.most,
            depth: search.deepest,
            line: vec![bounded.mv],
            end: None,
        };
        analysis.moves = moves.iter().map(rated).collect();
        analysis.moves.sort_by_key(|rated| (-i64::from(rated.value), !rated.exact));
        analysis.depth = search.deepest;
        analysis.exact = true;
        true
    }

    /// Plays games through a tree, where more than two meet.
    fn grow(&self, bytes: usize, report: &mut dyn FnMut(&Analysis)) -> Analysis {
        let mut tree = Tree::new(self.rules, self.position, bytes, self.shuffle.unwrap_or(0));
        let deepest = self.limits.budget.depth.unwrap_or(MOST_PLIES).min(MOST_PLIES);
        let mut depth = 0;
        loop {
            // Each ply that is to be searched deeper is worth as many games again.
            let games = u64::from(GAMES_A_PLY) << depth.min(40);
            let goes_on = tree.grow(self.limits, games);
            depth += u32::from(goes_on);
            let tried = tree.tried();
            let exact = tried.first().is_some_and(|best| best.wins);
            let rated = |tried: Tried| Rated {
                mv: tried.mv,
                value: ((2.0 * tried.share - 1.0) * f64::from(WIN)) as i32,
                exact: tried.wins,
                depth,
                line: tried.line,
                end: None,
            };
            let analysis = Analysis {
                unit: Unit::Result,
                moves: tried.into_iter().map(rated).collect(),
                exact,
                depth,
                nodes: tree.played,
                time: self.limits.begun.elapsed(),
                scale: 1.0,
            };
            report(&analysis);
            if !goes_on || depth >= deepest {
                return analysis;
            }
        }
    }

    /// Searches every move to one depth and puts them in order. Returns `true` if there is nothing more to find out.
    /// The results of a search that is cut short count for the first moves.
    fn one_deeper(&self, search: &mut Search<'_>, depth: u32, analysis: &mut Analysis) -> bool {
        let plies = depth as i32 * PLY;
        let mut bests = Bests { lines: self.lines, values: Vec::new() };
        let mut searched: Vec<Rated> = Vec::new();
        let mut all_proved = self.oversight.overlooks == 0;
        for rated in &analysis.moves {
            let floor = bests.floor();
            let exactly = floor.is_none() || rated.exact;
            let found = match floor {
                _ if rated.exact => SearchScore { value: rated.value, proved: true },
                None => self.around(search, rated, plies),
                Some(floor) => {
                    let found = search.try_move(self.position, rated.mv, plies, (floor, floor + 1));
                    let better = found.value > floor && !search.stopped;
                    if better { search.try_move(self.position, rated.mv, plies, (floor, INFINITE)) } else { found }
                }
            };
            if search.stopped {
                break;
            }
            let better = floor.is_none_or(|floor| found.value > floor);
            all_proved &= found.proved;
            let exact = found.proved && (exactly || better);
            // A move that is only known to be no better than the last of the lines is put behind it.
            let value = floor.filter(|_| !exactly && !better).map_or(found.value, |floor| found.value.min(floor));
            searched.push(Rated { value, exact, depth, ..rated.clone() });
            bests.insert(found.value);
        }
        let complete = searched.len() == analysis.moves.len();
        for old in &mut analysis.moves {
            match (searched.iter().find(|rated| rated.mv == old.mv), bests.floor()) {
                (Some(rated), _) => old.clone_from(rated),
                // Not searched so deep yet: for all that is known those searched are better.
                (None, Some(floor)) => old.value = old.value.min(floor),
                (None, None) => {}
            }
        }
        analysis.moves.sort_by_key(|rated| -i64::from(rated.value));
        analysis.exact |= complete && all_proved;
        let won = self.evaluator.unit == Unit::Result && bests.values.first() == Some(&WIN) && self.lines == 1;
        let sure = won && analysis.best().is_some_and(|best| best.exact);
        analysis.exact |= sure;
        analysis.exact
    }

    /// Returns the value of a move, looked for near its value at the last depth.
    fn around(&self, search: &mut Search<'_>, rated: &Rated, plies: i32) -> SearchScore {
        let usual = if self.evaluator.unit == Unit::Seeds { 3 } else { WIN / 100 };
        let (mut below, mut above) = if rated.depth > 0 { (usual, usual) } else { (INFINITE, INFINITE) };
        loop {
            let (alpha, beta) = ((rated.value - below).max(-INFINITE), (rated.value + above).min(INFINITE));
            let found = search.try_move(self.position, rated.mv, plies, (alpha, beta));
            if search.stopped || alpha < found.value && found.value < beta {
                return found;
            }
            if found.value <= alpha { below = below.saturating_mul(8) } else { above = above.saturating_mul(8) }
        }
    }

    /// Returns the best play after a move, as far as the table knows it.
    fn line(&self, mv: Move) -> Vec<Move> {
        let mut position = self.position.clone();
        let mut line = vec![mv];
        let mut seen = vec![position.key()];
        play_legal(self.rules, &mut position, mv, &mut NoEvents);
        while line.len() < LONGEST_LINE && position.ended().is_none() && !seen.contains(&position.key()) {
            seen.push(position.key());
            let key = if self.evaluator.mute { position.key_without_stores() } else { position.key() };
            let Some(entry) = self.table.get(key ^ self.oversight.seed).filter(|entry| entry.least > -UNKNOWN) else {
                break;
            };
            let moves = self.moves_seen(&position);
            let Some(&next) = entry.best.and_then(|best| moves.get(best)) else { break };
            play_legal(self.rules, &mut position, next, &mut NoEvents);
            line.push(next);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::start;
    use mancala::rules::{Catalogue, Settings};

    fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
        let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        Catalogue::shipped().rules(id, &set).expect("a shipped variant is sound")
    }

    #[test]
    fn a_full_table_does_not_end_the_next_search() {
        let rules = rules("oware", &[]);
        let mut analyser = Analyser::new(&rules, Budget::default());
        for depth in [10, 12] {
            analyser.limit(Budget { depth: Some(depth), ..Budget::default() });
            let analysis = analyser.analyse(&[], &start(&rules), 1, &AtomicBool::new(false), |_| {});
            assert_eq!(analysis.depth, depth);
        }
    }

    /// Winners of small boards of Kalah: Irving, Donkers and Uiterwijk, "Solving Kalah" (2000), the table of results; 1
    /// for the first player.
    #[test]
    fn small_boards_of_kalah_are_won_and_lost_as_published() {
        let published = [("2", [-1, -1, 1, 1]), ("3", [1, 1, 1, -1])];
        for (columns, results) in published {
            for (seeds, result) in ["3", "4", "5", "6"].into_iter().zip(results) {
                let rules = rules("kalah", &[("columns", columns), ("seeds_per_pit", seeds), ("majority_stop", "off")]);
                let mut analyser = Analyser::new(&rules, Budget::default());
                let analysis = analyser.analyse(&[], &start(&rules), 1, &AtomicBool::new(false), |_| {});
                let best = analysis.best().expect("a game begins with a move");
                assert!(analysis.exact, "{columns} pits of {seeds}");
                assert_eq!(best.value.signum(), result, "{columns} pits of {seeds}");
            }
        }
    }

    #[test]
    fn threads_that_help_change_nothing_that_is_proved() {
        let rules = rules("kalah", &[("columns", "4"), ("seeds_per_pit", "3"), ("majority_stop", "off")]);
        let value = |threads| {
            let budget = Budget { threads, ..Budget::default() };
            let analysis =
                Analyser::new(&rules, budget).analyse(&[], &start(&rules), 1, &AtomicBool::new(false), |_| {});
            (analysis.exact, analysis.best().map(|best| best.value))
        };
        assert_eq!(value(1), value(2));
        assert_eq!(value(3), value(1));
        assert!(value(1).0);
    }

    #[test]
    fn a_search_called_off_before_it_begins_still_names_the_legal_moves() {
        let rules = rules("oware", &[]);
        let off = AtomicBool::new(true);
        let analysis = Analyser::new(&rules, Budget::default()).analyse(&[], &start(&rules), EVERY_MOVE, &off, |_| {});
        assert_eq!((analysis.moves.len(), analysis.exact), (6, false));
        assert!(analysis.depth <= 1, "{}", analysis.depth);
        assert!(analysis.time < Duration::from_secs(5));
    }

    /// The moves that are seen depend on the position and a number alone.
    #[test]
    fn who_overlooks_moves_plays_legal_ones_and_proves_nothing() {
        for id in ["kalah", "bao-la-kiswahili", "omweso", "togyz-kumalak"] {
            let rules = rules(id, &[]);
            let position = start(&rules);
            let legal = legal_moves(&rules, &position);
            let seen = |overlooks, seed| {
                let mut moves = Moves::new();
                Oversight { overlooks, seed }.moves(&rules, &position, &mut moves);
                moves.to_vec()
            };
            assert_eq!(seen(0, 1), legal.to_vec(), "{id}");
            let (mut least, mut all) = (usize::MAX, 0);
            for seed in (0..200_u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
                let moves = seen(200, seed);
                assert_eq!(moves, seen(200, seed), "{id}");
                assert!(moves.iter().all(|mv| legal.contains(mv)), "{id}");
                least = least.min(moves.len());
                all += moves.len();
            }
            assert_eq!(least, 1, "{id}");
            // One is always seen, and 56 of 256 of the others.
            let expected = 200.0 * (1.0 + (legal.len() - 1) as f64 * 56.0 / 256.0);
            assert!((all as f64 / expected - 1.0).abs() < 0.25, "{id}: {all} of {expected}");
            let budget = Budget { nodes: Some(2_000), overlooks: 100, ..Budget::default() };
            let analysis = Analyser::new(&rules, budget).analyse(&[], &position, 1, &AtomicBool::new(false), |_| {});
            assert!(!analysis.exact && analysis.moves.len() == legal.len(), "{id}");
            assert!(legal.contains(&analysis.best().expect("a move is seen").mv), "{id}");
        }
    }

    /// In a position that can be searched to its end.
    #[test]
    fn as_many_lines_as_are_wanted_have_the_values_of_a_search_of_all() {
        let rules = rules("kalah", &[("columns", "4"), ("seeds_per_pit", "3"), ("majority_stop", "off")]);
        let analyse = |lines| {
            let budget = Budget { depth: Some(7), ..Budget::default() };
            let analysis =
                Analyser::new(&rules, budget).analyse(&[], &start(&rules), lines, &AtomicBool::new(false), |_| {});
            let rated = analysis.moves.iter().map(|rated| (rated.value, rated.mv));
            (rated.collect::<Vec<_>>(), analysis.nodes)
        };
        let (all, most_nodes) = analyse(EVERY_MOVE);
        let values = |moves: &[(i32, Move)]| moves.iter().map(|&(value, _)| value).collect::<Vec<_>>();
        for lines in 1..=all.len() {
            let (some, nodes) = analyse(lines);
            assert_eq!(values(&some)[..lines], values(&all)[..lines], "{lines} lines");
            assert_eq!(some.len(), all.len(), "{lines} lines");
            assert!(nodes <= most_nodes, "{lines} lines: {nodes} of {most_nodes} positions");
        }
    }

    #[test]
    fn lines_are_legal_and_begin_with_their_move() {
        for id in ["kalah", "bao-la-kiswahili", "selus", "o-an-quan", "ruma", "pallanguzhi"] {
            let rules = rules(id, &[]);
            let budget = Budget { nodes: Some(5_000), ..Budget::default() };
            let analysis =
                Analyser::new(&rules, budget).analyse(&[], &start(&rules), EVERY_MOVE, &AtomicBool::new(false), |_| {});
            for rated in &analysis.moves {
                assert_eq!(rated.line.first(), Some(&rated.mv), "{id}");
                let mut position = start(&rules);
                for &mv in &rated.line {
                    assert!(legal_moves(&rules, &position).contains(&mv), "{id}: {:?}", rated.line);
                    play_legal(&rules, &mut position, mv, &mut NoEvents);
                }
            }
        }
    }
}
