//! Figures found by playing: for what clauses do in a move, one in which as little else as possible happens.

use super::figure::{Figure, burden};
use crate::engine::{Event, Game, How, Note, Stones, Told, legal_moves, start};
use crate::rules::{Cause, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Games that are played, and moves in each at most.
const GAMES: u64 = 16;
const MOVES: u32 = 160;

/// How much an event tells of the clause behind it, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// Seeds are captured.
    Captures,
    /// Something else happens that does not in every move.
    Does,
    /// Seeds are sown.
    Sows,
}

/// The best figure for each clause so far, with its worth and its burden.
type Best = BTreeMap<Cause, (Worth, usize, Figure)>;

/// Figures for a game, those of captures first; the same for the same rules.
pub fn figures(rules: &Arc<Rules>) -> Vec<Figure> {
    let mut best = Best::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..GAMES {
        play(rules, &mut chance, &mut best);
    }
    let mut found: Vec<(Worth, usize, Figure)> = best.into_values().collect();
    found.sort_by_key(|&(worth, burden, _)| (worth, burden));
    let mut figures: Vec<Figure> = Vec::new();
    for (.., figure) in found {
        // One picture is enough where two clauses act in the same move.
        if figures.iter().all(|it| (&it.before, &it.plies) != (&figure.before, &figure.plies)) {
            figures.push(figure);
        }
    }
    figures
}

/// Plays a game and keeps the moves in which clauses are seen better than before.
fn play(rules: &Arc<Rules>, chance: &mut ChaCha8Rng, best: &mut Best) {
    let mut game = Game::new(rules.clone(), start(rules));
    let mut turn = 0;
    for _ in 0..MOVES {
        let moves = legal_moves(rules, game.position());
        if moves.is_empty() || game.play(moves[chance.random_range(0..moves.len())]).is_err() {
            return;
        }
        if game.position().ask().is_some() {
            continue;
        }
        let plies = &game.plies()[turn..];
        let before = game.before(turn);
        turn = game.plies().len();
        let events: Vec<Told> = plies.iter().flat_map(|ply| ply.events.iter().copied()).collect();
        let ends = |told: &Told| matches!(told.event, Event::Note(Note::RoundEnded { .. } | Note::Ended { .. }));
        if events.iter().any(ends) || plies[0].mv.pit().is_none() {
            continue;
        }
        let burden = burden(rules, before, &events);
        // A move in which more happens is not one to show how seeds are sown.
        let most = events.iter().filter_map(|told| worth(told.event)).min();
        for told in &events {
            let (Some(cause), Some(worth)) = (told.clause, worth(told.event)) else { continue };
            let is_plain = worth < Worth::Sows || most == Some(Worth::Sows);
            if is_plain && best.get(&cause).is_none_or(|it| (it.0, it.1) > (worth, burden)) {
                let plies = plies.iter().map(|ply| ply.mv).collect();
                best.insert(cause, (worth, burden, Figure { cause, before: before.clone(), plies }));
            }
        }
    }
}

/// What an event is worth, if it can be seen in a figure.
fn worth(event: Event) -> Option<Worth> {
    match event {
        Event::Stones(Stones { how, .. }) => match how {
            How::Captured | How::SpecialsTaken => Some(Worth::Captures),
            How::Crossed | How::Retreated | How::Shifted | How::Paid | How::Reseeded | How::Borrowed => {
                Some(Worth::Does)
            }
            How::Lifted { .. } | How::Sown => Some(Worth::Sows),
            How::Repaid
            | How::Swept
            | How::Gathered
            | How::GivenBack
            | How::Laid
            | How::Completed
            | How::SpecialsLaid
            | How::Handed
            | How::Mirrored
            | How::Returned => None,
        },
        Event::Note(note) => match note {
            Note::Marked { .. }
            | Note::Withheld { .. }
            | Note::Relayed { .. }
            | Note::Skipped { .. }
            | Note::Bonus { .. }
            | Note::Entered { .. }
            | Note::Passed { .. } => Some(Worth::Does),
            Note::Stopped { .. } => Some(Worth::Sows),
            Note::Asked { .. }
            | Note::Answered { .. }
            | Note::Endless { .. }
            | Note::PhaseBegan { .. }
            | Note::TurnPassed { .. }
            | Note::Swapped
            | Note::LeadChanged { .. }
            | Note::Extra { .. }
            | Note::Bound { .. }
            | Note::RoundEnded { .. }
            | Note::RoundBegan { .. }
            | Note::Lost { .. }
            | Note::Brought { .. }
            | Note::Idle { .. }
            | Note::Ended { .. }
            | Note::Opened { .. }
            | Note::Hand { .. }
            | Note::BonusLost { .. }
            | Note::Closed => None,
        },
    }
}
