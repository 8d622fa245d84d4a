//! A game gone over: what every position of it was worth, and where another move would have been better.

use crate::analysis::AnalysisCommand;
use crate::play::{AppMode, CurrentGame, GameReplaced, Networks};
use crate::ui::job::{Job, Waker};
use crate::ui::systems::AppSystems;
use crate::ui::{PanelTarget, WindowCommand};
use bevy::prelude::*;
use mancala::engine::Move;
use naqala_core::session::review::{BetterMove, ReviewResult, go_over};
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_observer(begin_review)
        .add_observer(forget_review)
        .add_systems(Update, update_review.run_if(in_state(AppMode::Game)).in_set(AppSystems::Follow));
}

/// The game on the table gone over, if it was asked for.
#[derive(Resource, Default)]
pub struct Review {
    job: Option<Job<Arc<ReviewResult>>>,
    /// Its moves.
    of: Vec<Move>,
    /// Number of these moves that are in the game as it stands.
    common: usize,
}

impl Review {
    /// A review that has ended, with its result and the number of plies that it covers.
    #[cfg(test)]
    pub(crate) fn answered((result, common): (Arc<ReviewResult>, usize)) -> Review {
        Review { job: Some(Job::answered(result)), common, ..Review::default() }
    }

    /// Returns what has been found of the game as it stands, and how many of its plies that covers.
    pub fn found(&self) -> FoundReview {
        Some((self.job.as_ref()?.found().0?, self.common))
    }

    /// Returns whether it is still being gone over.
    pub fn is_under_way(&self) -> bool {
        self.job.as_ref().is_some_and(|job| !job.found().1)
    }
}

/// A review as far as it has come, and the number of plies of the game as it stands that it covers.
pub type FoundReview = Option<(Arc<ReviewResult>, usize)>;

/// Returns the flaw in a ply, if a review has found one.
pub fn flaw_of(review: &FoundReview, ply: usize) -> Option<&BetterMove> {
    let (reviewed, covered) = review.as_ref()?;
    reviewed.flaws.get(&ply).filter(|_| ply < *covered)
}

fn begin_review(
    command: On<AnalysisCommand>,
    current: Res<CurrentGame>,
    (waker, networks): (Res<Waker>, Res<Networks>),
    mut review: ResMut<Review>,
    mut commands: Commands,
) {
    if *command != AnalysisCommand::Review {
        return;
    }
    commands.trigger(WindowCommand::Show(PanelTarget::Moves));
    if current.game.plies().is_empty() || current.game.rules().board.sides().len() < 2 {
        return;
    }
    let (game, store) = (current.game.clone(), networks.0.clone());
    let of: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
    let common = of.len();
    let job = Job::spawn(&waker, move |reporter| {
        let network = store.network(game.rules());
        go_over(&game, network, reporter.cancelled(), |so_far| reporter.send(Arc::new(so_far.clone())));
    });
    *review = Review { job: Some(job), of, common };
}

fn forget_review(_: On<GameReplaced>, mut review: ResMut<Review>) {
    *review = Review::default();
}

/// Keeps account of how much of the game is still the one that was gone over.
fn update_review(current: Res<CurrentGame>, mut review: ResMut<Review>) {
    if !current.is_changed() || review.job.is_none() {
        return;
    }
    let plies = current.game.plies();
    review.common = plies.iter().zip(&review.of).take_while(|(ply, mv)| ply.mv == **mv).count();
}
