//! Somebody to play against: levels that differ in how far they look, and matches between them.

use super::deepening::Analyser;
use super::evaluation::{Unit, WIN};
use super::limits::Budget;
use super::playout::random_plies;
use mancala::engine::{Game, GameResult, History, Move, NoEvents, Position, legal_moves, play_legal, start};
use mancala::record::{LEVELS, Skill};
use mancala::rules::{Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::AtomicBool;

/// After this many plies a game of a match is given up as void.
const MOST_PLIES: usize = 2_000;
/// The most random plies with which a game of a match begins.
const OPENING_PLIES: u32 = 8;
/// Number of such beginnings tried until one is even, and of positions played to judge each.
const OPENINGS: usize = 100;
const OPENING_NODES: u64 = 3_000;
/// A beginning is even where the player who is ahead leads by less than this: in half seeds, or as a result.
const EVEN_SEEDS: i32 = 8;
const EVEN_RESULT: i32 = WIN / 15;

/// By level, from the first: the number of positions that may be played for a move, and of every 256 legal moves the
/// number that are overlooked. Where the search is soon as good as it can be, levels differ by what they overlook, and
/// elsewhere by how far they look. In Kalah, Oware, Bao, Togyz kumalak and Mwambulula each came to about two points of
/// three or more against the one below. In Selus and Omweso looking further brings less: from level 6 on it was 57 to
/// 65 of 100. Pallanguzhi has some 16 plies and is soon solved: from level 5 on all play it as well as can be.
const BY_LEVEL: [(u64, u8); LEVELS as usize] =
    [(10, 225), (25, 136), (150, 73), (700, 38), (4_000, 22), (18_000, 9), (80_000, 3), (450_000, 0)];

/// The number of positions looked at before an offer of a draw is answered, and the memory for them in bytes.
const DRAW_NODES: u64 = 30_000;
const DRAW_MEMORY: usize = 8 << 20;
/// A draw is accepted where it is no likelier than this to win.
const ACCEPTS: f64 = 0.5;

/// Returns whether the program accepts a draw for a side: not if that side is likely to win from the last position.
pub fn accepts_draw(game: &Game, side: Side, stop: &AtomicBool) -> bool {
    let position = game.position();
    let before: Vec<Position> = (0..game.plies().len()).map(|ply| game.before(ply).clone()).collect();
    let budget = Budget { nodes: Some(DRAW_NODES), memory: DRAW_MEMORY, ..Budget::default() };
    let analysis = Analyser::new(game.rules(), budget).analyse(&before, position, true, stop, |_| {});
    let chance = if position.chooser() == side { analysis.chance() } else { 1.0 - analysis.chance() };
    chance <= ACCEPTS
}

impl Budget {
    /// Returns the budget of a search of this strength; `None` for a player who does not search.
    pub fn of(skill: Skill) -> Option<Budget> {
        let usual = Budget::default();
        match skill {
            Skill::Random => None,
            Skill::Level(level) => {
                let (nodes, overlooks) = BY_LEVEL[usize::from(level.clamp(1, LEVELS)) - 1];
                Some(Budget { nodes: Some(nodes), overlooks, ..usual })
            }
            Skill::Time(time) => Some(Budget { time: Some(time), ..usual }),
            Skill::Depth(depth) => Some(Budget { depth: Some(depth), ..usual }),
        }
    }
}

/// A computer player of a game.
pub struct Opponent<'r> {
    rules: &'r Rules,
    /// Knowledge of the game so far; `None` for a player who moves at random.
    analyser: Option<Analyser<'r>>,
    chance: ChaCha8Rng,
}

impl<'r> Opponent<'r> {
    /// Creates a player who searches within this budget for each move, as [`Budget::of`] gives it, or with `None` moves
    /// at random. The choice among equally good moves is drawn from `seed`.
    pub fn new(rules: &'r Rules, budget: Option<Budget>, seed: u64) -> Opponent<'r> {
        let analyser = budget.map(|budget| Analyser::new(rules, budget));
        Opponent { rules, analyser, chance: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The move to make in a position, `before` being those of the game so far; none where the game is over.
    pub fn choose(&mut self, before: &[Position], position: &Position, off: &AtomicBool) -> Option<Move> {
        let moves = legal_moves(self.rules, position);
        match (&mut self.analyser, moves.len()) {
            (_, 0 | 1) => moves.first().copied(),
            (None, count) => Some(moves[self.chance.random_range(0..count)]),
            (Some(analyser), _) => {
                analyser.shuffle(self.chance.random());
                analyser.analyse(before, position, false, off, |_| {}).best().map(|best| best.mv)
            }
        }
    }
}

/// The results of a player over several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games that nobody has won.
    pub draws: u32,
    /// Games that another has won.
    pub losses: u32,
    /// Games that do not count, or never ended.
    pub void: u32,
}

impl MatchScore {
    /// The number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses + self.void
    }

    /// Points: one for a win, half for a draw or a void game.
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws + self.void) / 2.0
    }
}

/// Plays games between somebody and others, every seat in turn, each opening as often as there are seats; a match of
/// rounds counts as single rounds. `budgets`: theirs and that of the others, as [`Budget::of`] has it. Returns the
/// account of the first. `report` is told the account so far, after each.
pub fn play_match(
    rules: &Rules,
    budgets: [Option<Budget>; 2],
    games: u32,
    seed: u64,
    off: &AtomicBool,
    mut report: impl FnMut(&MatchScore),
) -> MatchScore {
    let rules = &Rules { rounds: None, ..rules.clone() };
    let seats = parties(rules);
    let mut account = MatchScore::default();
    let [one, others] = budgets;
    let mut skilled = [Opponent::new(rules, one, seed), Opponent::new(rules, others, seed.wrapping_add(1))];
    for game in 0..games {
        let opening = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(game / seats.len() as u32));
        let seat = seats[game as usize % seats.len()];
        match play_game(rules, &mut skilled, seat, opening, off) {
            Some(Some(true)) => account.wins += 1,
            Some(Some(false)) => account.losses += 1,
            Some(None) => account.draws += 1,
            None => account.void += 1,
        }
        report(&account);
    }
    account
}

/// A seat of each player or party.
fn parties(rules: &Rules) -> Vec<Side> {
    let mut seats: Vec<Side> = Vec::new();
    for &side in rules.board.sides() {
        if !seats.iter().any(|&seat| rules.board.players.party(seat).contains(&side)) {
            seats.push(side);
        }
    }
    seats
}

/// Plays one game. Returns `Some(Some(true))` if the player at that seat won, `Some(None)` for a draw, and `None` for a
/// game that is void, has no end, or is called off.
fn play_game(
    rules: &Rules,
    skilled: &mut [Opponent<'_>; 2],
    seat: Side,
    opening: u64,
    off: &AtomicBool,
) -> Option<Option<bool>> {
    let mut position = start(rules);
    let mut history = History::new(rules, &position);
    let mut before = Vec::new();
    for mv in even_opening(rules, opening) {
        before.push(position.clone());
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
    }
    let is_ones = |position: &Position, side: Side| {
        // After an exchange of seats each plays the other's; that is known in games of two only.
        let party = rules.board.players.party(seat);
        party.contains(&side) ^ position.swapped()
    };
    while position.ended().is_none() && before.len() < MOST_PLIES {
        let who = usize::from(!is_ones(&position, position.chooser()));
        let mv = skilled[who].choose(&before, &position, off)?;
        before.push(position.clone());
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
    }
    match position.ended()?.result {
        GameResult::Won(side) => Some(Some(is_ones(&position, side))),
        GameResult::Draw => Some(None),
        GameResult::Lost => Some(Some(false)),
        GameResult::Void => None,
    }
}

/// The first moves of a game of a match, drawn at random: where two meet, until a beginning is even, or else the most
/// even of those drawn.
fn even_opening(rules: &Rules, seed: u64) -> Vec<Move> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    // Exchanged seats are a way to play, not an opening.
    let mut drawn = || {
        let random = random_plies(rules, &mut chance, OPENING_PLIES);
        random.into_iter().take_while(|mv| *mv != Move::Swap).collect::<Vec<Move>>()
    };
    if parties(rules).len() != 2 {
        return drawn();
    }
    let budget = Budget { nodes: Some(OPENING_NODES), memory: 1 << 18, ..Budget::default() };
    let uneven = |moves: &[Move]| {
        let mut position = start(rules);
        moves.iter().for_each(|&mv| play_legal(rules, &mut position, mv, &mut NoEvents));
        let off = AtomicBool::new(false);
        let analysis = Analyser::new(rules, budget).analyse(&[], &position, false, &off, |_| {});
        let even = if analysis.unit == Unit::Seeds { EVEN_SEEDS } else { EVEN_RESULT };
        analysis.best().map_or(i32::MAX, |best| best.value.abs() / even)
    };
    let mut most_even = (i32::MAX, Vec::new());
    for _ in 0..OPENINGS {
        let moves = drawn();
        let by = uneven(&moves);
        if by < most_even.0 {
            most_even = (by, moves);
        }
        if by == 0 {
            break;
        }
    }
    most_even.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn a_match_is_the_same_for_the_same_number_and_every_game_is_counted() {
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        let play = |seed| {
            play_match(
                &rules,
                [Skill::Level(2), Skill::Random].map(Budget::of),
                8,
                seed,
                &AtomicBool::new(false),
                |_| {},
            )
        };
        let account = play(7);
        assert_eq!(account, play(7));
        assert_eq!(account.wins + account.draws + account.losses + account.void, 8);
        assert!(account.wins >= 7, "{account:?}");
    }

    #[test]
    fn every_game_is_played_by_every_kind_of_player() {
        let catalogue = Catalogue::shipped();
        // Siblings differ in little.
        for id in catalogue.ids().into_iter().filter(|id| !id.contains('/')) {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let off = AtomicBool::new(false);
            let account = play_match(&rules, [Skill::Level(1), Skill::Random].map(Budget::of), 2, 1, &off, |_| {});
            assert_eq!(account.wins + account.draws + account.losses + account.void, 2, "{id}");
        }
    }
}
