//! Somebody to play against: levels that differ in how far they look, and matches between them.

use super::analysis::{Analysis, Rated};
use super::book::BookReader;
use super::deepening::{Analyser, EVERY_MOVE};
use super::endgame::{Endgames, Shelf};
use super::evaluation::{Unit, WIN};
use super::limits::Budget;
use super::network::Network;
use super::playout::random_plies;
use super::style;
use mancala::diagnostic::Diagnostic;
use mancala::engine::{Game, GameResult, Move, NoEvents, Position, legal_moves, play_legal, start};
use mancala::record::PlayingStyle;
use mancala::rules::{Rules, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

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

/// The number of positions looked at before an offer of a draw is answered, and the memory for them in bytes.
const DRAW_NODES: u64 = 30_000;
const DRAW_MEMORY: usize = 8 << 20;
/// A draw is accepted where it is no likelier than this to win.
const ACCEPTS: f64 = 0.5;

/// Returns whether the program accepts a draw for a side: not if that side is likely to win from the last position, judged
/// by this network.
pub fn accepts_draw(game: &Game, side: Side, network: Option<Arc<Network>>, stop: &AtomicBool) -> bool {
    let position = game.position();
    let before = positions_before(game);
    let budget = Budget { nodes: Some(DRAW_NODES), memory: DRAW_MEMORY, ..Budget::default() };
    let mut analyser = Analyser::new(game.rules(), budget).with_network(network);
    let analysis = analyser.analyse(&before, position, 1, stop, |_| {});
    let chance = if position.chooser() == side { analysis.chance() } else { 1.0 - analysis.chance() };
    chance <= ACCEPTS
}

/// Returns the positions of a game before the present one, in order.
pub(crate) fn positions_before(game: &Game) -> Vec<Position> {
    (0..game.plies().len()).map(|ply| game.before(ply).clone()).collect()
}

/// A computer player of a game.
pub struct Opponent<'r> {
    rules: &'r Rules,
    /// Knowledge of the game so far; `None` for a player who moves at random.
    analyser: Option<Analyser<'r>>,
    book: Option<BookReader>,
    /// The folder with endgame tables, until it has been looked into, and the most seeds in the pits for which a game has
    /// tables.
    shelf: Option<(Shelf, usize)>,
    /// See [`Budget::misjudges`].
    misjudges: u8,
    style: PlayingStyle,
    chance: ChaCha8Rng,
}

impl<'r> Opponent<'r> {
    /// Creates a player who searches within this budget for each move, as [`Budget::of`] gives it, or with `None` moves
    /// at random. The choice among equally good moves is drawn from `seed`, and so is that of moves from the opening book.
    pub fn new(rules: &'r Rules, budget: Option<Budget>, seed: u64) -> Opponent<'r> {
        let analyser = budget.map(|budget| Analyser::new(rules, budget));
        let book = budget.and_then(|budget| BookReader::of(rules, budget));
        let misjudges = budget.map_or(0, |budget| budget.misjudges);
        let style = PlayingStyle::default();
        Opponent { rules, analyser, book, shelf: None, misjudges, style, chance: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Creates two players with these budgets, who draw from `seed` and the number after it.
    pub fn pair(rules: &'r Rules, [one, other]: [Option<Budget>; 2], seed: u64) -> [Opponent<'r>; 2] {
        [Opponent::new(rules, one, seed), Opponent::new(rules, other, seed.wrapping_add(1))]
    }

    /// Sets the network by which the player judges, as [`Analyser::with_network`] does.
    pub fn with_network(self, network: Option<Arc<Network>>) -> Opponent<'r> {
        Opponent { analyser: self.analyser.map(|analyser| analyser.with_network(network)), ..self }
    }

    /// Sets the style, which is balanced otherwise.
    pub fn with_style(self, style: PlayingStyle) -> Opponent<'r> {
        Opponent { style, ..self }
    }

    /// Sets the folder whose endgame tables the player uses, if it has those of the game when its end comes near. Who
    /// overlooks moves or misjudges them uses none.
    pub fn with_shelf(self, shelf: Option<Shelf>) -> Opponent<'r> {
        let most = Endgames::most_seeds(self.rules).filter(|_| self.analyser.as_ref().is_some_and(Analyser::sees_all));
        Opponent { shelf: shelf.zip(most), ..self }
    }

    /// Adds endgame tables, as [`Analyser::with_endgames`] does: what is won by them is won in as few moves as can be.
    pub fn with_endgames(self, endgames: Arc<Endgames>) -> Opponent<'r> {
        Opponent { analyser: self.analyser.map(|analyser| analyser.with_endgames(endgames)), ..self }
    }

    /// The move to make in a position, `before` being those of the game so far; none where the game is over.
    pub fn choose(&mut self, before: &[Position], position: &Position, off: &AtomicBool) -> Option<Move> {
        let moves = legal_moves(self.rules, position);
        self.look_for_endgames(position);
        match (&mut self.analyser, moves.len()) {
            (_, 0 | 1) => moves.first().copied(),
            (None, count) => Some(moves[self.chance.random_range(0..count)]),
            (Some(analyser), _) => {
                let book = self.book.as_ref();
                if let Some(mv) = book.and_then(|it| it.choose(self.rules, before, position, &mut self.chance)) {
                    return Some(mv);
                }
                if let Some(mv) = analyser.soonest_win(before, position) {
                    return Some(mv);
                }
                analyser.shuffle(self.chance.random());
                let lines = match (self.misjudges, self.style) {
                    (0, PlayingStyle::Balanced) => 1,
                    (0, _) => style::CHOICE,
                    _ => EVERY_MOVE,
                };
                let analysis = analyser.analyse(before, position, lines, off, |_| {});
                let values: Vec<f64> =
                    analysis.moves.iter().take(lines).map(|rated| self.judged(&analysis, rated)).collect();
                style::choose(self.style, self.rules, position, &analysis, &values)
            }
        }
    }

    /// Looks into the folder with endgame tables, once, when the end comes near.
    fn look_for_endgames(&mut self, position: &Position) {
        let left: u32 = position.seeds().iter().map(|&seeds| u32::from(seeds)).sum();
        let near = self.shelf.take_if(|(_, most)| left as usize <= *most);
        if let Some(endgames) = near.and_then(|(shelf, _)| shelf.kept(self.rules)) {
            self.analyser = self.analyser.take().map(|analyser| analyser.with_endgames(Arc::new(endgames)));
        }
    }

    /// Returns the value that a move is taken for: a little better or worse than it is, where the player misjudges.
    fn judged(&mut self, analysis: &Analysis, rated: &Rated) -> f64 {
        let most = f64::from(i32::from(self.misjudges) * analysis.unit.step());
        // Small mistakes are likelier than great ones.
        let mistake = if most > 0.0 { self.chance.random::<f64>() - self.chance.random::<f64>() } else { 0.0 };
        f64::from(rated.value) + most * mistake
    }
}

/// A player of a match.
pub trait Player {
    /// Prepares for the next game.
    ///
    /// # Errors
    /// The reason that this player cannot go on.
    fn begin_game(&mut self) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Chooses a legal move in the present position of a game that is not over; `None` if `off` became true.
    ///
    /// # Errors
    /// As [`Player::begin_game`].
    fn choose_move(&mut self, game: &Game, off: &AtomicBool) -> Result<Option<Move>, Diagnostic>;
}

impl Player for Opponent<'_> {
    fn choose_move(&mut self, game: &Game, off: &AtomicBool) -> Result<Option<Move>, Diagnostic> {
        Ok(self.choose(&positions_before(game), game.position(), off))
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

/// Plays games between the first player and the second, who sits at all other seats. The first has every seat in turn,
/// and each opening is played as often as there are seats; a match of rounds counts as single rounds. `report` is called
/// after each game with the account so far of the first player, the game, and the seat that they had.
///
/// # Errors
/// The reason that a player cannot go on. The game in which that happened is not counted.
pub fn play_match(
    rules: &Rules,
    mut players: [&mut dyn Player; 2],
    games: u32,
    seed: u64,
    off: &AtomicBool,
    mut report: impl FnMut(&MatchScore, &Game, Side),
) -> Result<MatchScore, Diagnostic> {
    let rules = Arc::new(Rules { rounds: None, ..rules.clone() });
    let seats = parties(&rules);
    let mut account = MatchScore::default();
    for number in 0..games {
        let opening = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / seats.len() as u32));
        let seat = seats[number as usize % seats.len()];
        players.iter_mut().try_for_each(|player| player.begin_game())?;
        let game = play_game(&rules, &mut players, seat, opening, off)?;
        if off.load(Relaxed) {
            break;
        }
        let last = game.position();
        match last.ended().map(|ended| ended.result) {
            Some(GameResult::Won(side)) if is_first(&rules, seat, last, side) => account.wins += 1,
            Some(GameResult::Won(_) | GameResult::Lost) => account.losses += 1,
            Some(GameResult::Draw) => account.draws += 1,
            // Without an end.
            Some(GameResult::Void) | None => account.void += 1,
        }
        report(&account, &game, seat);
    }
    Ok(account)
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

/// Returns `true` if a side belongs to the player who began the game at `seat`.
fn is_first(rules: &Rules, seat: Side, position: &Position, side: Side) -> bool {
    // After an exchange of seats each plays the other's; that is known in games of two only.
    rules.board.players.party(seat).contains(&side) ^ position.swapped()
}

/// Plays one game, the first of the players at `seat`, until it ends, is given up, or is called off.
fn play_game(
    rules: &Arc<Rules>,
    players: &mut [&mut dyn Player; 2],
    seat: Side,
    opening: u64,
    off: &AtomicBool,
) -> Result<Game, Diagnostic> {
    let mut game = Game::new(Arc::clone(rules), start(rules));
    for mv in even_opening(rules, opening, off) {
        // An opening knows no repetition, by which a turn or the game may have come to its end.
        if game.play(mv).is_err() {
            break;
        }
    }
    while game.position().ended().is_none() && game.plies().len() < MOST_PLIES {
        let who = usize::from(!is_first(rules, seat, game.position(), game.position().chooser()));
        let Some(mv) = players[who].choose_move(&game, off)? else { break };
        game.play(mv).expect("players choose legal moves");
    }
    Ok(game)
}

/// The first moves of a game of a match, drawn at random: where two meet, until a beginning is even, or else the most
/// even of those drawn.
fn even_opening(rules: &Rules, seed: u64, off: &AtomicBool) -> Vec<Move> {
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
        let analysis = Analyser::new(rules, budget).analyse(&[], &position, 1, off, |_| {});
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
    use super::super::endgame::Build;
    use super::*;
    use mancala::record::Skill;
    use mancala::record::notation::parse_position;
    use mancala::rules::{Catalogue, Settings};

    fn account_of(rules: &Rules, skills: [Skill; 2], games: u32, seed: u64) -> MatchScore {
        let [one, other] = &mut Opponent::pair(rules, skills.map(|skill| Budget::of(rules, skill)), seed);
        let off = AtomicBool::new(false);
        play_match(rules, [one, other], games, seed, &off, |_, _, _| {}).expect("the program does not give up")
    }

    #[test]
    fn a_match_is_the_same_for_the_same_number_and_every_game_is_counted() {
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        let play = |seed| account_of(&rules, [Skill::Level(2), Skill::Random], 8, seed);
        let account = play(7);
        assert_eq!(account, play(7));
        assert_eq!(account.wins + account.draws + account.losses + account.void, 8);
        assert!(account.wins >= 7, "{account:?}");
    }

    #[test]
    fn who_misjudges_moves_plays_several_but_none_that_is_much_worse() {
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        let position =
            parse_position(&rules, "2,1,0,4,4,4/0,3,2,1,5,6 stores=9,7 to=S").expect("the position is sound");
        let off = AtomicBool::new(false);
        let budget = Budget::of_rung(0);
        let analysis = Analyser::new(&rules, budget).analyse(&[], &position, EVERY_MOVE, &off, |_| {});
        let value = |mv: Move| analysis.moves.iter().find(|rated| rated.mv == mv).map(|rated| rated.value);
        let chosen = |budget: Budget| {
            let choose = |seed| Opponent::new(&rules, Some(budget), seed).choose(&[], &position, &off);
            let mut chosen: Vec<Move> = (0..60).filter_map(choose).collect();
            chosen.dedup();
            chosen
        };
        let best = analysis.best().expect("there are moves").value;
        let misjudged = chosen(budget);
        assert!(misjudged.iter().any(|&mv| value(mv) < Some(best)), "{misjudged:?}");
        let least = best - 2 * i32::from(budget.misjudges);
        assert!(misjudged.iter().all(|&mv| value(mv) >= Some(least)), "{misjudged:?} in {analysis:?}");
        let judged = chosen(Budget { misjudges: 0, ..budget });
        assert!(judged.iter().all(|&mv| value(mv) == Some(best)), "{judged:?}");
    }

    #[test]
    fn endgame_tables_are_looked_for_near_the_end_by_those_who_overlook_nothing() {
        let settings = [("columns", "2"), ("seeds_per_pit", "3")];
        let set: Settings = settings.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = Catalogue::shipped().rules("kalah", &set).expect("a shipped variant is sound");
        let folder = tempfile::tempdir().expect("a folder");
        let (shelf, off) = (Shelf::at(folder.path().join("tables"), 1 << 20), AtomicBool::new(false));
        let build = Build { threads: 1, off: &off, report: &|_| {} };
        let tables = shelf.endgames(&rules, usize::MAX, &build).expect("Kalah has tables");
        assert_eq!(tables.seeds() as u32, rules.board.total);
        let player = |rung| Opponent::new(&rules, Some(Budget::of_rung(rung)), 1).with_shelf(Some(shelf.clone()));
        assert!(player(4).shelf.is_none());
        let mut player = player(14);
        assert!(player.shelf.is_some());
        let position = start(&rules);
        let mv = player.choose(&[], &position, &off).expect("a move");
        assert!(player.shelf.is_none(), "it has been looked into");
        let value = |mv| {
            let mut after = position.clone();
            play_legal(&rules, &mut after, mv, &mut NoEvents);
            let (value, _) = Arc::new(shelf.kept(&rules).expect("saved")).value(&rules, &[], &after).expect("known");
            if after.chooser() == position.chooser() { value } else { -value }
        };
        assert_eq!(Some(value(mv)), legal_moves(&rules, &position).iter().map(|&mv| value(mv)).max());
        // The player who begins loses this game, so that the other has a win by the tables.
        let is_others = |after: &Position| after.chooser() != position.chooser();
        let after = legal_moves(&rules, &position).iter().find_map(|&mv| {
            let mut after = position.clone();
            play_legal(&rules, &mut after, mv, &mut NoEvents);
            Some(after).filter(is_others)
        });
        let after = after.expect("a move that ends the turn");
        let wins = |player: &Opponent<'_>| player.analyser.as_ref().and_then(|it| it.soonest_win(&[], &after));
        assert!(wins(&player).is_some());
        assert!(wins(&Opponent::new(&rules, Some(Budget::of_rung(14)), 1)).is_none(), "without the tables");
    }

    #[test]
    fn every_game_is_played_by_every_kind_of_player() {
        let catalogue = Catalogue::shipped();
        // Siblings differ in little.
        for id in catalogue.ids().into_iter().filter(|id| !id.contains('/')) {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let account = account_of(&rules, [Skill::Level(1), Skill::Random], 2, 1);
            assert_eq!(account.wins + account.draws + account.losses + account.void, 2, "{id}");
        }
    }
}
