//! Reasons for the value of a move: its effect at once, the answers that it leaves to the opponent, and the difference
//! between the positions to which it and another lead.

use super::Preview;
use crate::search::network::RESULT;
use crate::search::{Analysis, LineEnd, PitWorth, Rated, Unit};
use crate::words::{Arg, Words};
use mancala::engine::{GameResult, Move, NoEvents, Position, legal_moves, play_legal};
use mancala::record::notation::move_text;
use mancala::rules::Rules;

/// The most answers that count as few.
const FEW: usize = 2;
/// The least difference in the worth of a pit's seeds that is told: in half seeds, or in parts of [`RESULT`].
const LEAST_SEEDS: i32 = 2;
const LEAST_RESULT: i32 = RESULT / 8;

/// Returns what a move does and what it leaves to the opponent, a sentence for each.
pub fn reasons(words: &Words, rules: &Rules, position: &Position, mv: Move) -> Vec<String> {
    let Some(preview) = Preview::of(rules, position, mv) else { return Vec::new() };
    let mover = position.chooser();
    let mut told = Vec::new();
    match preview.ends {
        Some(GameResult::Won(side)) if rules.board.players.party(mover).contains(&side) => {
            told.push(words.label("why-wins"));
        }
        Some(GameResult::Won(_)) => told.push(words.label("why-loses")),
        _ => {}
    }
    if preview.takes > 0 {
        told.push(words.label_with("why-captures", &[("seeds", Arg::from(preview.takes))]));
    }
    if preview.claims {
        told.push(words.label("why-claims"));
    }
    if preview.again {
        told.push(words.label("why-again"));
    }
    let mut after = position.clone();
    play_legal(rules, &mut after, mv, &mut NoEvents);
    let opponent = after.chooser();
    if after.ended().is_none() && opponent != mover {
        told.extend(answers(words, rules, &after));
    }
    told
}

/// Returns what the player who makes the next move can do.
fn answers(words: &Words, rules: &Rules, position: &Position) -> Vec<String> {
    let moves = legal_moves(rules, position);
    let player = ("player", Arg::from(words.side(position.chooser())));
    let takes = |mv: &Move| Preview::of(rules, position, *mv).map_or(0, |preview| preview.takes);
    // Of answers that capture the same number, the first.
    let best = moves.iter().map(|mv| (takes(mv), *mv)).reduce(|best, next| if next.0 > best.0 { next } else { best });
    let mut told = Vec::new();
    if let Some((seeds, mv)) = best {
        told.push(if seeds > 0 {
            let mv = Arg::from(move_text(rules, position, mv));
            words.label_with("why-answer", &[player.clone(), ("seeds", Arg::from(seeds)), ("move", mv)])
        } else {
            words.label_with("why-safe", std::slice::from_ref(&player))
        });
    }
    if (1..=FEW).contains(&moves.len()) {
        told.push(words.label_with("why-few", &[player, ("moves", Arg::from(moves.len()))]));
    }
    told
}

/// Returns the greatest differences between the position to which the best play after a move leads and that to which it
/// leads after another move, a sentence for each: in seeds won on the way, and in the seeds of a pit that are worth more
/// to their owner, who is better off. Without a learned estimate nothing is known of them.
pub fn differences(
    words: &Words,
    rules: &Rules,
    position: &Position,
    analysis: &Analysis,
    [rated, other]: [&Rated; 2],
) -> Vec<String> {
    let (Some(here), Some(there)) = (&rated.end, &other.end) else { return Vec::new() };
    let mover = position.chooser();
    let seeds = analysis.unit == Unit::Seeds;
    let mv = ("move", Arg::from(move_text(rules, position, other.mv)));
    let mut told = Vec::new();
    let (ahead, better_by) = (here.lead - there.lead, rated.value - other.value);
    let won = ahead / 2;
    if seeds && won != 0 {
        let winner = if won > 0 { mover } else { mover.opponent() };
        let args = [("player", Arg::from(words.side(winner))), ("seeds", Arg::from(won.unsigned_abs())), mv.clone()];
        told.push(words.label_with("why-wins-more", &args));
    }
    // Seeds won that make up half of the difference are reason enough.
    if seeds && ahead.signum() == better_by.signum() && 2 * ahead.abs() >= better_by.abs() {
        return told;
    }
    let better = if better_by >= 0 { mover } else { mover.opponent() };
    let owner = |found: &PitWorth| position.owner(&rules.board, found.pit);
    let worth = |end: &LineEnd, pit| end.pits.iter().find(|found| found.pit == pit).map_or(0, |found| found.worth);
    // The seeds of the opponent are worth less to the mover by as much as they are worth more to the opponent.
    let more = |found: &PitWorth, elsewhere: &LineEnd| {
        let more = found.worth - worth(elsewhere, found.pit);
        if owner(found) == mover { more } else { -more }
    };
    let gained =
        here.pits.iter().filter(|found| owner(found) == better).map(|it| (more(it, there), "why-worth-more", it));
    let lost =
        there.pits.iter().filter(|found| owner(found) != better).map(|it| (more(it, here), "why-worth-less", it));
    let least = if seeds { LEAST_SEEDS } else { LEAST_RESULT };
    let greatest = gained.chain(lost).filter(|(more, ..)| *more >= least).max_by_key(|(more, ..)| *more);
    if let Some((_, text, found)) = greatest {
        let args = [
            ("player", Arg::from(words.side(owner(found)))),
            ("seeds", Arg::from(u32::from(found.seeds))),
            ("pit", Arg::from(rules.board.name(found.pit))),
            mv,
        ];
        told.push(words.label_with(text, &args));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::start;
    use mancala::record::notation::{parse_move, parse_position};
    use mancala::rules::{Board, Catalogue, Settings};
    use std::time::Duration;

    fn told(id: &str, position: &str, mv: &str) -> String {
        let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
        let position = parse_position(&rules, position).expect("the position is sound");
        let mv = parse_move(&rules, &position, mv).expect("the move is legal");
        reasons(&Words::english(), &rules, &position, mv).join(" ")
    }

    fn pit(board: &Board, name: &str, seeds: u16, worth: i32) -> PitWorth {
        let pit = board.pits().find(|&pit| board.name(pit) == name).expect("there is such a pit");
        PitWorth { pit, seeds, worth }
    }

    /// A move with a value and with a judgement of the end of its line.
    fn rated(mv: Move, value: i32, lead: i32, pits: Vec<PitWorth>) -> Rated {
        Rated { mv, value, exact: false, depth: 1, line: vec![mv], end: Some(LineEnd { lead, pits }) }
    }

    #[test]
    fn ends_of_lines_are_compared_by_seeds_won_and_by_the_pit_that_tells_most() {
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        let position = start(&rules);
        let [first, second] = ["a1", "b1"].map(|text| parse_move(&rules, &position, text).expect("the move is legal"));
        let board = &rules.board;
        // South's c1 is worth more after the first move, North's c2 more after the second.
        let best = rated(first, 14, 4, vec![pit(board, "c1", 14, 5), pit(board, "d1", 2, 1), pit(board, "c2", 1, -1)]);
        let next = rated(second, 2, 0, vec![pit(board, "c1", 3, 2), pit(board, "c2", 13, -3)]);
        let analysis = Analysis {
            unit: Unit::Seeds,
            moves: vec![best.clone(), next.clone()],
            exact: false,
            depth: 1,
            nodes: 1,
            time: Duration::ZERO,
            scale: 1.0,
        };
        let told = |pair| differences(&Words::english(), &rules, &position, &analysis, pair).join(" ");
        let more = "The 14 seeds then in c1 are worth more to South than those there after b1.";
        assert_eq!(told([&best, &next]), format!("South wins 2 seeds more on the way than after b1. {more}"));
        let less = "After a1 the 14 seeds then in c1 would be worth more to South.";
        assert_eq!(told([&next, &best]), format!("North wins 2 seeds more on the way than after a1. {less}"));
        let close = Rated { value: 8, ..best.clone() };
        assert_eq!(told([&close, &next]), "South wins 2 seeds more on the way than after b1.");
        let unknown = Rated { end: None, ..best.clone() };
        assert_eq!(told([&unknown, &next]), "");
    }

    #[test]
    fn captures_answers_and_further_moves_are_told() {
        let answered = told("oware", "0,0,2,0,0,9/1,1,1,1,1,3 stores=10,18 to=S", "f1");
        assert_eq!(answered, "North can then capture 10 seeds with f2.");
        assert_eq!(told("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S", "c1"), "Moves again.");
        let wins = told("kalah", "0,0,4,2,0,0/0,1,0,0,0,2 stores=20,19 to=S", "b1");
        assert_eq!(wins, "Wins the game. Captures 5 seeds.");
        let captures = told("kalah", "0,0,4,2,0,0/0,1,0,0,0,2 stores=15,24 to=S", "b1");
        let safe = "Captures 5 seeds. North can capture nothing in answer. North has only one move left.";
        assert_eq!(captures, safe);
    }
}
