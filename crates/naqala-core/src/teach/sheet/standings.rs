//! Tournaments for print: the standings, and the games of each round.

use super::document::{Block, Document};
use super::{Paper, Sheet};
use crate::lettering::FontLibrary;
use crate::teach::tournament::{Pairing, TableResult, Tournament};
use crate::words::{Arg, Words};
use mancala::rules::Rules;

/// Returns a tournament to be printed, by the rules of its game.
pub fn tournament_sheet(
    words: &Words,
    rules: &Rules,
    tournament: &Tournament,
    paper: Paper,
    library: &FontLibrary,
) -> Sheet {
    let mut blocks = vec![Block::Heading(words.label("tournament-standings"))];
    let heads = ["tournament-place", "tournament-player", "tournament-points", "tournament-opponents"];
    blocks.push(row(heads.map(|id| words.label(id))));
    for standing in tournament.standings() {
        blocks.push(row([
            standing.place.to_string(),
            tournament.name(standing.player).to_owned(),
            words.half_points(standing.halves),
            words.half_points(standing.opponents),
        ]));
    }
    for (number, round) in tournament.rounds.iter().enumerate() {
        blocks.push(Block::Heading(words.label_with("tournament-round", &[("number", Arg::from(number + 1))])));
        for (table, pairing) in round.iter().enumerate() {
            blocks.push(row(game(words, tournament, table + 1, pairing)));
        }
    }
    let title = words.label_with("tournament-title", &[("game", Arg::from(words.title(rules)))]);
    let foot = words.label("tournament-foot");
    Document { rules, title, foot, columns: 1, parts: vec![blocks] }.sheet(words, paper, library)
}

/// Returns the cells of a game: the table, both players, the result.
fn game(words: &Words, tournament: &Tournament, table: usize, pairing: &Pairing) -> [String; 4] {
    let south = tournament.name(pairing.south).to_owned();
    let (north, result) = match pairing.north {
        None => (words.label("tournament-bye"), String::new()),
        Some(north) => (
            tournament.name(north).to_owned(),
            pairing.result.map_or_else(String::new, |it| words.tournament_score(it)),
        ),
    };
    [table.to_string(), south, north, result]
}

fn row(cells: [String; 4]) -> Block<'static> {
    let [first, second, third, fourth] = cells;
    Block::Row(vec![(0.12, first), (0.38, second), (0.3, third), (0.2, fourth)])
}

impl Words {
    /// Returns half points as a number of points, such as `2½`.
    pub fn half_points(&self, halves: u32) -> String {
        match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => self.number(whole),
            (whole, _) => format!("{}½", self.number(whole)),
        }
    }

    /// Returns the result of a game in a tournament as two scores, such as `1 : 0`.
    pub fn tournament_score(&self, result: TableResult) -> String {
        let key = match result {
            TableResult::South => "south",
            TableResult::Draw => "draw",
            TableResult::North => "north",
        };
        self.label_with("tournament-score", &[("result", Arg::from(key))])
    }
}
