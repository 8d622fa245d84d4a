//! Playing styles: the choice among moves that are worth nearly the same.

use super::analysis::Analysis;
use super::evaluation::{Evaluator, Unit};
use mancala::engine::{Move, NoEvents, Position, legal_moves, play_legal};
use mancala::record::PlayingStyle;
use mancala::rules::Rules;

/// Number of moves among which a style chooses.
pub(super) const CHOICE: usize = 4;
/// The most by which a move is worse than the best that a style chooses in its place, in units of [`Unit::step`].
const MARGIN: f64 = 6.0;

/// Returns the move of a style, by the values that an analysis has found, or those that its moves are taken for, in the
/// same order. Another result than that of the best move is not chosen where both are proved.
pub(super) fn choose(
    style: PlayingStyle,
    rules: &Rules,
    position: &Position,
    analysis: &Analysis,
    values: &[f64],
) -> Option<Move> {
    let judged = || analysis.moves.iter().zip(values.iter().copied());
    let (best, most) = judged().max_by(|one, other| one.1.total_cmp(&other.1))?;
    let manner = Manner { style, rules, evaluator: Evaluator::of(rules, position), position };
    let least = most - MARGIN * f64::from(analysis.unit.step());
    let keeps = |value: i32, exact: bool| !best.exact || exact && value.signum() == best.value.signum();
    let near = judged().filter(|&(rated, value)| value >= least && keeps(rated.value, rated.exact));
    let liked = near.map(|(rated, value)| (manner.liking(rated.mv), value, rated.mv));
    liked.max_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))).map(|(_, _, mv)| mv)
}

/// A style in a position.
struct Manner<'a> {
    style: PlayingStyle,
    rules: &'a Rules,
    evaluator: Evaluator<'a>,
    position: &'a Position,
}

impl Manner<'_> {
    /// Returns by how much the style likes a move: in half seeds, or in units of the estimate.
    fn liking(&self, mv: Move) -> i32 {
        let mut after = self.position.clone();
        play_legal(self.rules, &mut after, mv, &mut NoEvents);
        match self.style {
            PlayingStyle::Balanced => 0,
            PlayingStyle::Greedy => self.gain(self.position, &after),
            PlayingStyle::Careful => -self.threat(&after),
        }
    }

    /// Returns the gain, from one position to another, of the player who moves in the first.
    fn gain(&self, before: &Position, after: &Position) -> i32 {
        let player = self.evaluator.player(before);
        let stand = |position: &Position| match self.evaluator.unit {
            Unit::Seeds => self.evaluator.lead_of(position, player),
            Unit::Result if player == 0 => self.evaluator.estimate(position),
            Unit::Result => -self.evaluator.estimate(position),
        };
        stand(after) - stand(before)
    }

    /// Returns the most that the opponent can gain at once; nothing where it is not the opponent's turn.
    fn threat(&self, position: &Position) -> i32 {
        if position.ended().is_some() || self.evaluator.player(position) == self.evaluator.player(self.position) {
            return 0;
        }
        let gain = |&mv: &Move| {
            let mut after = position.clone();
            play_legal(self.rules, &mut after, mv, &mut NoEvents);
            self.gain(position, &after)
        };
        legal_moves(self.rules, position).iter().map(gain).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Analyser, Budget};
    use super::*;
    use crate::search::playout::random_plies;
    use mancala::engine::start;
    use mancala::rules::{Catalogue, Settings};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::sync::atomic::AtomicBool;

    /// The values of an analysis as those by which a move is chosen.
    fn values(analysis: &Analysis) -> Vec<f64> {
        analysis.moves.iter().take(CHOICE).map(|rated| f64::from(rated.value)).collect()
    }

    #[test]
    fn the_greedy_gain_more_at_once_and_the_careful_leave_less() {
        for style in [PlayingStyle::Greedy, PlayingStyle::Careful] {
            let ids = ["oware", "kalah", "bao-la-kiswahili", "togyz-kumalak"];
            let others: u32 = ids.iter().flat_map(|id| (0..25).map(move |seed| choice_of(style, id, seed))).sum();
            assert!(others >= 4, "{style:?} chooses {others} moves of its own");
        }
    }

    /// Has a style choose in a position after random moves. Returns 1 if it likes its move better than the best, else 0.
    fn choice_of(style: PlayingStyle, id: &str, seed: u64) -> u32 {
        let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
        let mut position = start(&rules);
        for mv in random_plies(&rules, &mut ChaCha8Rng::seed_from_u64(seed), 12) {
            play_legal(&rules, &mut position, mv, &mut NoEvents);
        }
        if position.ended().is_some() {
            return 0;
        }
        let budget = Budget { nodes: Some(2_000), memory: 1 << 20, ..Budget::default() };
        let analysis = Analyser::new(&rules, budget).analyse(&[], &position, CHOICE, &AtomicBool::new(false), |_| {});
        let chosen = choose(style, &rules, &position, &analysis, &values(&analysis)).expect("a move");
        let best = analysis.best().expect("a move");
        let rated = analysis.moves.iter().find(|rated| rated.mv == chosen).expect("a legal move");
        let worse = f64::from(best.value - rated.value) / f64::from(analysis.unit.step());
        assert!((0.0..=MARGIN).contains(&worse), "{id}: {seed}: {worse}");
        let manner = Manner { style, rules: &rules, evaluator: Evaluator::of(&rules, &position), position: &position };
        let more = manner.liking(chosen) - manner.liking(best.mv);
        assert!(more >= 0, "{id}: {seed}");
        u32::from(more > 0)
    }

    /// Near the end of a game on a small board, where every move is proved.
    #[test]
    fn a_proved_win_is_not_given_away() {
        let settings = [("columns", "3"), ("seeds_per_pit", "3"), ("majority_stop", "off")];
        let set: Settings = settings.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = Catalogue::shipped().rules("kalah", &set).expect("a shipped variant is sound");
        let mut decided = 0;
        for seed in 0..60 {
            let mut position = start(&rules);
            for mv in random_plies(&rules, &mut ChaCha8Rng::seed_from_u64(seed), 8) {
                play_legal(&rules, &mut position, mv, &mut NoEvents);
            }
            if position.ended().is_some() {
                continue;
            }
            let mut analyser = Analyser::new(&rules, Budget::default());
            let analysis = analyser.analyse(&[], &position, CHOICE, &AtomicBool::new(false), |_| {});
            let best = analysis.best().expect("a move");
            for style in PlayingStyle::ALL {
                let chosen = choose(style, &rules, &position, &analysis, &values(&analysis)).expect("a move");
                let rated = analysis.moves.iter().find(|rated| rated.mv == chosen).expect("a legal move");
                assert_eq!(rated.value.signum(), best.value.signum(), "{seed}: {style:?}");
            }
            decided += u32::from(analysis.exact && best.value > 0);
        }
        assert!(decided >= 10, "{decided} positions are won");
    }
}
