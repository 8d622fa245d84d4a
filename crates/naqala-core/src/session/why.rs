//! Reasons for the value of a move: its effect at once, and the answers that it leaves to the opponent.

use super::Preview;
use crate::words::{Arg, Words};
use mancala::engine::{GameResult, Move, NoEvents, Position, legal_moves, play_legal};
use mancala::record::notation::move_text;
use mancala::rules::Rules;

/// The most answers that count as few.
const FEW: usize = 2;

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

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::record::notation::{parse_move, parse_position};
    use mancala::rules::{Catalogue, Settings};

    fn told(id: &str, position: &str, mv: &str) -> String {
        let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
        let position = parse_position(&rules, position).expect("the position is sound");
        let mv = parse_move(&rules, &position, mv).expect("the move is legal");
        reasons(&Words::english(), &rules, &position, mv).join(" ")
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
