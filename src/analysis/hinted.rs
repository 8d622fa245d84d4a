//! The pit with which the best move begins, marked on the board where a hint was asked for.

use super::solution::{Outlook, Solution};
use super::study::Study;
use crate::board::hint::HintedPit;
use crate::play::CurrentGame;
use crate::playback::Scene;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark_hinted_pit.in_set(AppSystems::Lay));
}

fn mark_hinted_pit(
    current: Res<CurrentGame>,
    scene: Res<Scene>,
    (solution, study): (Res<Solution>, Res<Study>),
    mut hinted: ResMut<HintedPit>,
) {
    let front = scene.front.filter(|&front| front <= current.game.plies().len());
    let best = front.map(|front| current.game.before(front)).and_then(|position| {
        let solved = || match solution.outlook(position)? {
            Outlook::Winnable(_, first) => first,
            Outlook::Searching | Outlook::Lost | Outlook::Unknown => None,
        };
        study.hinted(position).or_else(solved)
    });
    hinted.set_if_neq(HintedPit(best.and_then(|mv| mv.pit())));
}
