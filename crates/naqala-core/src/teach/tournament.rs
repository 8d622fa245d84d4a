//! Tournament of a class: who plays whom, the results, and the standings.
//!
//! In a round robin everybody meets everybody once, by the circle method. In a Swiss tournament players with about the same
//! score meet, and no two of them twice while that can be avoided: of all ways to form pairs the one with the least cost is
//! taken. Where the number of players is odd, one has a bye each round, which counts as a win.

use integer_blossom::min_weight_perfect_matching;
use mancala::diagnostic::Diagnostic;
use mancala::rules::explain::ron_diagnostic;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

/// Most players.
pub const MOST_PLAYERS: usize = 200;
/// Longest text of a tournament that must be read, in bytes.
pub const MAX_TOURNAMENT: usize = 1 << 20;
/// Most letters of a name.
const MOST_LETTERS: usize = 60;

/// Costs of a pair in a Swiss tournament: for each game that the two have played before or each bye before, for each squared
/// half point between their scores, and if both should sit at the same seat.
const AGAIN: i64 = 100_000_000;
const APART: i64 = 1_000;
const SAME_SEAT: i64 = 100;

/// Manner in which players are paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairingSystem {
    /// Players with about the same score meet.
    #[default]
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

/// Result of a game in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableResult {
    /// The player at South has won.
    South,
    /// Nobody has won.
    Draw,
    /// The player at North has won.
    North,
}

impl TableResult {
    /// Every result.
    pub const ALL: [TableResult; 3] = [TableResult::South, TableResult::Draw, TableResult::North];

    /// Returns the half points of South and of North.
    fn halves(self) -> [u32; 2] {
        match self {
            TableResult::South => [2, 0],
            TableResult::Draw => [1, 1],
            TableResult::North => [0, 2],
        }
    }
}

/// Game of a round, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Index of the player at South.
    pub south: usize,
    /// Index of the player at North; `None` if the other has a bye.
    pub north: Option<usize>,
    /// Result; `None` while it is played, and for a bye.
    pub result: Option<TableResult>,
}

impl Pairing {
    fn between(south: usize, north: usize) -> Pairing {
        Pairing { south, north: Some(north), result: None }
    }

    fn bye(player: usize) -> Pairing {
        Pairing { south: player, north: None, result: None }
    }

    /// Returns whether nothing more is to be played.
    pub fn is_done(&self) -> bool {
        self.north.is_none() || self.result.is_some()
    }

    /// Returns the opponent of a player: `None` if the player is not in it, `Some(None)` for a bye.
    fn opponent(&self, player: usize) -> Option<Option<usize>> {
        match self.north {
            north if self.south == player => Some(north),
            Some(north) if north == player => Some(Some(self.south)),
            _ => None,
        }
    }

    /// Returns the half points of a player who is in it.
    fn halves(&self, player: usize) -> u32 {
        match (self.north, self.result) {
            (None, _) => 2,
            (Some(_), None) => 0,
            (Some(_), Some(result)) => result.halves()[usize::from(self.south != player)],
        }
    }
}

/// Place of a player in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Place, from 1; players with the same score and the same sum share it.
    pub place: usize,
    /// Index of the player.
    pub player: usize,
    /// Score in half points.
    pub halves: u32,
    /// Sum of the opponents' scores in half points (Buchholz), which parts players with the same score.
    pub opponents: u32,
    /// Number of games played, byes left out.
    pub games: usize,
}

/// Tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tournament {
    /// Id of the game that is played.
    pub game: String,
    /// Manner in which players are paired.
    pub system: PairingSystem,
    /// Number of rounds; in a round robin it follows from the players.
    pub length: usize,
    /// Names of the players, in an order drawn by lots.
    pub players: Vec<String>,
    /// Rounds so far.
    pub rounds: Vec<Vec<Pairing>>,
}

/// Returns names typed one a line or between commas, each once. A name that comes again gets a number.
pub fn names(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for typed in text.split(['\n', ',', ';']) {
        let name: String = typed.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(MOST_LETTERS).collect();
        if name.is_empty() || names.len() == MOST_PLAYERS {
            continue;
        }
        let free = |name: &String| !names.contains(name);
        let again = || (2..).map(|number| format!("{name} {number}")).find(|name| free(name));
        names.push(if free(&name) { name } else { again().unwrap_or_default() });
    }
    names
}

impl Tournament {
    /// Creates a tournament of these players. Lots, the same for the same seed, decide on their order.
    pub fn new(game: &str, system: PairingSystem, mut players: Vec<String>, length: usize, seed: u64) -> Tournament {
        players.truncate(MOST_PLAYERS);
        players.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        let most = Tournament::most_rounds(players.len());
        let length = match system {
            PairingSystem::RoundRobin => most,
            PairingSystem::Swiss => length.clamp(1, most.max(1)),
        };
        Tournament { game: game.to_owned(), system, length, players, rounds: Vec::new() }
    }

    /// Returns the number of rounds in which everybody meets everybody.
    pub fn most_rounds(players: usize) -> usize {
        players.next_multiple_of(2).saturating_sub(1)
    }

    /// Returns the number of rounds after which a Swiss tournament usually has one winner.
    pub fn usual_rounds(players: usize) -> usize {
        let rounds = players.max(2).next_power_of_two().trailing_zeros() as usize;
        rounds.min(Tournament::most_rounds(players)).max(1)
    }

    /// Reads a tournament.
    ///
    /// # Errors
    /// If the text is no tournament.
    pub fn read(text: &str) -> Result<Tournament, Diagnostic> {
        let mut read: Tournament = ron::from_str(text).map_err(|error| ron_diagnostic(&error))?;
        read.mend();
        Ok(read)
    }

    /// Returns the tournament as text.
    pub fn write(&self) -> String {
        ron::ser::to_string_pretty(self, PrettyConfig::new().struct_names(false)).unwrap_or_default()
    }

    /// Drops what a file edited by hand may have said in vain.
    fn mend(&mut self) {
        self.players.truncate(MOST_PLAYERS);
        let count = self.players.len();
        let sound = |round: &Vec<Pairing>| {
            let mut seen = vec![false; count];
            let mut players = round.iter().flat_map(|pairing| [Some(pairing.south), pairing.north]).flatten();
            players.all(|player| player < count && !std::mem::replace(&mut seen[player], true))
        };
        let sound = self.rounds.iter().take_while(|round| sound(round)).count();
        self.rounds.truncate(sound);
        self.length = self.length.clamp(1, Tournament::most_rounds(count).max(1));
    }

    /// Returns the name of a player.
    pub fn name(&self, player: usize) -> &str {
        self.players.get(player).map_or("", String::as_str)
    }

    /// Returns whether the round being played has all its results, or none is being played.
    pub fn can_go_on(&self) -> bool {
        self.rounds.last().is_none_or(|round| round.iter().all(Pairing::is_done))
    }

    /// Returns whether all rounds have been played.
    pub fn is_over(&self) -> bool {
        self.rounds.len() >= self.length && self.can_go_on()
    }

    /// Pairs the next round. Nothing happens while one is being played, after the last, and with fewer than two players.
    pub fn pair(&mut self) {
        if self.players.len() < 2 || !self.can_go_on() || self.is_over() {
            return;
        }
        let round = match self.system {
            PairingSystem::RoundRobin => self.circle(),
            PairingSystem::Swiss => self.swiss(),
        };
        self.rounds.push(round);
    }

    /// Pairs by the circle method: one player keeps their place, the others move on by one each round. Each sits at South
    /// in about half of their games.
    fn circle(&self) -> Vec<Pairing> {
        let size = self.players.len().next_multiple_of(2);
        let (turns, round) = (size - 1, self.rounds.len());
        let seat = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % turns };
        let pair = |at: usize| {
            let (first, second) = (seat(at), seat(size - 1 - at));
            let begins = if at == 0 { round.is_multiple_of(2) } else { at.is_multiple_of(2) };
            let (south, north) = if begins { (first, second) } else { (second, first) };
            match (south < self.players.len(), north < self.players.len()) {
                (true, true) => Pairing::between(south, north),
                (true, false) => Pairing::bye(south),
                _ => Pairing::bye(north),
            }
        };
        (0..size / 2).map(pair).collect()
    }

    /// Pairs so that the sum of the costs is least.
    fn swiss(&self) -> Vec<Pairing> {
        let count = self.players.len();
        let size = count.next_multiple_of(2);
        let mut costs = vec![0_i64; size * size];
        for first in 0..size {
            for second in first + 1..size {
                costs[first * size + second] = self.cost(first, second);
            }
        }
        let partner = min_weight_perfect_matching(&costs, size);
        let scores: Vec<u32> = (0..count).map(|player| self.halves(player)).collect();
        let mut round: Vec<Pairing> = (0..count)
            .filter_map(|player| match partner[player] {
                other if other >= count => Some(Pairing::bye(player)),
                other if other > player => Some(self.seated(player, other)),
                _ => None,
            })
            .collect();
        // The leaders play at the first table; a bye comes last.
        let best = |pairing: &Pairing| pairing.north.map_or(0, |north| scores[pairing.south].max(scores[north]));
        round.sort_by_key(|pairing| (pairing.north.is_none(), std::cmp::Reverse(best(pairing))));
        round
    }

    /// Returns the cost of a pair, of which the second may be beyond the players: a bye.
    fn cost(&self, first: usize, second: usize) -> i64 {
        let met =
            |other: Option<usize>| self.of(first).filter(|pairing| pairing.opponent(first) == Some(other)).count();
        let own = i64::from(self.halves(first));
        if second >= self.players.len() {
            return AGAIN * met(None) as i64 + APART * own * own;
        }
        let apart = own - i64::from(self.halves(second));
        let seats = [first, second].map(|player| self.more_at_south(player));
        let same = i64::from(seats[0].signum() == seats[1].signum() && seats[0] != 0);
        // Halves of a group meet, as far as nothing else decides: the order was drawn by lots.
        let near = (self.players.len() / 2).abs_diff(first.abs_diff(second)) as i64;
        AGAIN * met(Some(second)) as i64 + APART * apart * apart + SAME_SEAT * same + near
    }

    /// Returns the two at their seats: at South whoever has sat there less.
    fn seated(&self, first: usize, second: usize) -> Pairing {
        let [one, other] = [first, second].map(|player| self.more_at_south(player));
        let changes = self.rounds.len() % 2 == 1;
        let begins = if one == other { changes != first.is_multiple_of(2) } else { one < other };
        if begins { Pairing::between(first, second) } else { Pairing::between(second, first) }
    }

    /// Returns by how many games more than at North a player has sat at South.
    fn more_at_south(&self, player: usize) -> i64 {
        let games = self.of(player).filter(|pairing| pairing.north.is_some());
        games.map(|pairing| if pairing.south == player { 1 } else { -1 }).sum()
    }

    /// Returns the pairings of a player.
    fn of(&self, player: usize) -> impl Iterator<Item = &Pairing> {
        self.rounds.iter().flatten().filter(move |pairing| pairing.opponent(player).is_some())
    }

    /// Returns the score of a player in half points.
    fn halves(&self, player: usize) -> u32 {
        self.of(player).map(|pairing| pairing.halves(player)).sum()
    }

    /// Returns all players, the leader first.
    pub fn standings(&self) -> Vec<Standing> {
        let scores: Vec<u32> = (0..self.players.len()).map(|player| self.halves(player)).collect();
        let mut all: Vec<Standing> = (0..self.players.len())
            .map(|player| {
                let met = self.of(player).filter_map(|pairing| pairing.opponent(player).flatten());
                let opponents = met.map(|other| scores[other]).sum();
                let games = self.of(player).filter(|pairing| pairing.north.is_some() && pairing.is_done()).count();
                Standing { place: 0, player, halves: scores[player], opponents, games }
            })
            .collect();
        let key = |it: &Standing| std::cmp::Reverse((it.halves, it.opponents));
        all.sort_by(|one, other| {
            key(one).cmp(&key(other)).then_with(|| self.name(one.player).cmp(self.name(other.player)))
        });
        for at in 0..all.len() {
            let same = at.checked_sub(1).filter(|&before| key(&all[before]) == key(&all[at]));
            all[at].place = same.map_or(at + 1, |before| all[before].place);
        }
        all
    }
}

#[cfg(test)]
mod tests;
