//! Games for one player: the shortest line that wins, found by trying everything.

use mancala::diagnostics;
use mancala::engine::{GameResult, Move, NoEvents, Position, legal_moves, play_legal};
use mancala::rules::{Rules, Side};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most positions that a search looks at: a bound on time and memory.
pub const MOST_POSITIONS: usize = 3_000_000;
/// The most positions that wait to be looked at.
const MOST_WAITING: usize = 300_000;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolitaireResult {
    /// The shortest line that wins, if any line does; empty where the game is won already.
    pub line: Option<Vec<Move>>,
    /// The most seeds that any line brings into the store.
    pub best: u16,
    /// Number of positions that were looked at.
    pub positions: usize,
}

diagnostics! {
    /// Reason why a search has no result.
    pub enum Unsolved {
        /// A game of several players has no solution: what one can win depends on how the others play.
        Players { players: usize } = "solution-several-players",
        /// The search tries every line of play. It stops when there are too many positions for its time and memory.
        TooMany { positions: usize } = "solution-too-many-positions",
        /// Whoever asked for the solution called the search off before it was done.
        CalledOff = "solution-called-off",
    }
}

/// The step that reached a position: the index of the one before it, and the move.
type ParentLink = (u32, Move);

/// Tries every line of a game for one player, shorter ones first.
///
/// # Errors
/// [`Unsolved`] if the game has more players, or too many positions, or `off` became true.
pub fn solve(rules: &Rules, start: &Position, off: &AtomicBool) -> Result<SolitaireResult, Unsolved> {
    let players = rules.board.sides().len();
    if players != 1 {
        return Err(Unsolved::Players { players });
    }
    let mut best = start.store(Side::South);
    if let Some(ended) = start.ended() {
        let line = matches!(ended.result, GameResult::Won(_)).then(Vec::new);
        return Ok(SolitaireResult { line, best, positions: 1 });
    }
    let mut seen = HashSet::from([fingerprint(start)]);
    let mut steps: Vec<ParentLink> = vec![(0, Move::Pass)];
    let mut waiting: Vec<(u32, Position)> = vec![(0, start.clone())];
    while !waiting.is_empty() {
        for (from, position) in mem::take(&mut waiting) {
            if off.load(Ordering::Relaxed) {
                return Err(Unsolved::CalledOff);
            }
            for &mv in &legal_moves(rules, &position) {
                let mut after = position.clone();
                play_legal(rules, &mut after, mv, &mut NoEvents);
                best = best.max(after.store(Side::South));
                match after.ended().map(|ended| ended.result) {
                    Some(GameResult::Won(_)) => {
                        let line = Some(line_to(&steps, from, mv));
                        return Ok(SolitaireResult { line, best, positions: seen.len() });
                    }
                    Some(_) => {}
                    None if seen.insert(fingerprint(&after)) => {
                        if seen.len() > MOST_POSITIONS || waiting.len() >= MOST_WAITING {
                            return Err(Unsolved::TooMany { positions: seen.len() });
                        }
                        waiting.push((steps.len() as u32, after));
                        steps.push((from, mv));
                    }
                    None => {}
                }
            }
        }
    }
    Ok(SolitaireResult { line: None, best, positions: seen.len() })
}

/// The moves that led to a position, and one more.
fn line_to(steps: &[ParentLink], mut at: u32, last: Move) -> Vec<Move> {
    let mut line = vec![last];
    while at != 0 {
        let (from, mv) = steps[at as usize];
        line.push(mv);
        at = from;
    }
    line.reverse();
    line
}

/// 128 bits that stand for a position: that two of a search share them will not happen in a lifetime.
fn fingerprint(position: &Position) -> u128 {
    let half = |salt: u64| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        position.hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(1) << 64 | half(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::{Game, start};
    use mancala::rules::{Catalogue, Settings};
    use std::sync::Arc;

    fn rules(columns: u16, seeds: u16) -> Rules {
        let set = [("columns", columns), ("seeds_per_pit", seeds)];
        let set = set.map(|(option, value)| (option.to_owned(), value.to_string())).into();
        Catalogue::shipped().rules("tchuka-ruma", &set).expect("both options go together")
    }

    fn solved(columns: u16, seeds: u16) -> SolitaireResult {
        let rules = rules(columns, seeds);
        solve(&rules, &start(&rules), &AtomicBool::new(false)).expect("the table's boards are small")
    }

    /// The most seeds in the store, and whether the board can be won: rows of one to six pits, one to seven seeds in
    /// each.
    const TABLE: [[(u16, bool); 7]; 6] = [
        [(1, true), (1, false), (3, true), (3, false), (4, false), (6, true), (7, true)],
        [(1, false), (2, false), (1, false), (8, true), (10, true), (7, false), (14, true)],
        [(3, true), (4, false), (2, false), (1, false), (15, true), (17, false), (21, true)],
        [(3, false), (8, true), (7, false), (2, false), (1, false), (24, true), (28, true)],
        [(3, false), (7, false), (14, false), (6, false), (2, false), (1, false), (35, true)],
        [(3, false), (10, false), (15, false), (24, true), (30, true), (2, false), (0, false)],
    ];

    #[test]
    fn every_board_of_the_table_can_be_won_or_not() {
        for (row, columns) in TABLE.iter().zip(1..) {
            for (&(most, won), seeds) in row.iter().zip(1..) {
                // The last cell is blank in the table.
                if (columns, seeds) != (6, 7) {
                    let found = solved(columns, seeds);
                    assert_eq!((found.best, found.line.is_some()), (most, won), "{columns} pits of {seeds}");
                }
            }
        }
    }

    #[test]
    fn the_shortest_lines_are_as_long_as_published_and_win() {
        for (columns, seeds, picks) in [(4, 2, 6), (4, 6, 8), (6, 4, 16), (7, 2, 13), (5, 7, 14)] {
            let line = solved(columns, seeds).line.expect("the board can be won");
            assert_eq!(line.len(), picks, "{columns} pits of {seeds}");
            let rules = Arc::new(rules(columns, seeds));
            let mut game = Game::new(rules.clone(), start(&rules));
            for mv in line {
                game.play(mv).expect("a move of the solution");
            }
            assert_eq!(game.position().ended().map(|ended| ended.result), Some(GameResult::Won(Side::South)));
        }
    }

    #[test]
    fn only_the_published_first_picks_win() {
        let firsts = [(4, 2, "c"), (4, 6, "ad"), (6, 4, "e"), (4, 5, ""), (7, 2, "f"), (5, 7, "bde")];
        for (columns, seeds, published) in firsts {
            let rules = rules(columns, seeds);
            let wins = |mv: &Move| {
                let mut after = start(&rules);
                play_legal(&rules, &mut after, *mv, &mut NoEvents);
                solve(&rules, &after, &AtomicBool::new(false)).expect("the boards are small").line.is_some()
            };
            let name = |mv: Move| match mv {
                Move::Sow { pit, .. } => char::from(b'a' + pit.0),
                other => panic!("{other:?} is no pick"),
            };
            let winning: String = legal_moves(&rules, &start(&rules)).into_iter().filter(wins).map(name).collect();
            assert_eq!(winning, published, "{columns} pits of {seeds}");
        }
    }

    #[test]
    fn seven_pits_of_four_fall_one_seed_short() {
        let found = solved(7, 4);
        assert_eq!((found.best, found.line), (27, None));
    }

    #[test]
    fn games_of_more_players_and_searches_called_off_are_refused() {
        let kalah = Catalogue::shipped().rules("kalah", &Settings::new()).expect("a variant that is shipped");
        let searched = solve(&kalah, &start(&kalah), &AtomicBool::new(false));
        assert_eq!(searched, Err(Unsolved::Players { players: 2 }));
        let rules = rules(4, 2);
        assert_eq!(solve(&rules, &start(&rules), &AtomicBool::new(true)), Err(Unsolved::CalledOff));
    }
}
