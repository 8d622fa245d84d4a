//! Puts the signs of the frame on the table, with as many sprites as they need.

use super::art::Art;
use super::art::signs::cell_width;
use super::entities::Rim;
use super::highlight_pulse::{HideChoiceMarkers, HighlightPulse, SignSystems};
use super::pointing::{LegalMoves, PointedMove};
use super::signs::{SignSources, Signs};
use super::{Pointed, TableLayout, depth, world};
use crate::analysis::study::Study;
use crate::analysis::{self, Solution};
use crate::app::systems::AppSystems;
use crate::learn::activity::Activity;
use crate::play::CurrentGame;
use crate::play::premove::Premove;
use crate::playback::{Playhead, Scene};
use crate::settings::Preferences;
use bevy::prelude::*;
use mancala::rules::PitId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, place_signs.in_set(AppSystems::Show).in_set(SignSystems));
}

/// A sprite for signs.
#[derive(Component)]
struct SignSprite;

/// The pit with which the best move begins, if a hint was asked for.
fn hinted(current: &CurrentGame, scene: &Scene, solution: &Solution, study: &Study) -> Option<PitId> {
    let front = scene.front.filter(|&front| front <= current.game.plies().len())?;
    let position = current.game.before(front);
    let solved = || match solution.outlook(position)? {
        analysis::Outlook::Winnable(_, first) => first,
        analysis::Outlook::Searching | analysis::Outlook::Lost | analysis::Outlook::Unknown => None,
    };
    study.hinted(position).or_else(solved)?.pit()
}

fn place_signs(
    mut commands: Commands,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    scene: Res<Scene>,
    layout: Res<TableLayout>,
    legal_moves: Res<LegalMoves>,
    (pointed, premove): (Res<Pointed>, Res<Premove>),
    outlook: Res<PointedMove>,
    preferences: Res<Preferences>,
    (solution, study): (Res<Solution>, Res<Study>),
    (hide_markers, activity): (Res<HideChoiceMarkers>, Res<Activity>),
    pulse: Res<HighlightPulse>,
    art: Res<Art>,
    mut sprites: Query<(&mut Sprite, &mut Transform, &mut Visibility), (With<SignSprite>, Without<Rim>)>,
    mut rims: Query<(&Rim, &mut Sprite, &mut Visibility), Without<SignSprite>>,
) {
    let changed = current.is_changed() || playhead.is_changed() || scene.is_changed() || layout.is_changed();
    let changed = changed || solution.is_changed() || study.is_changed() || activity.is_changed();
    let pointing = premove.is_changed()
        || pulse.is_changed()
        || art.is_changed()
        || legal_moves.is_changed()
        || pointed.is_changed()
        || outlook.is_changed();
    if layout.radius <= 0.0 || !(changed || pointing || preferences.is_changed() || hide_markers.is_changed()) {
        return;
    }
    let nothing = LegalMoves::default();
    let hides = hide_markers.0 || activity.takes_places() || activity.is_judged();
    let nowhere = PointedMove::default();
    let asks = activity.asks();
    let signs = Signs::of(&SignSources {
        current: &current,
        scene: &scene,
        layout: &layout,
        offers: if hides { &nothing } else { &legal_moves },
        pointed: if hide_markers.0 { Pointed::default() } else { *pointed },
        outlook: if hides || asks && matches!(*outlook, PointedMove::Ahead(_)) { &nowhere } else { &outlook },
        time: playhead.time,
        moving: playhead.playing || !current.is_between_plies(playhead.time),
        calm: preferences.reduced_motion,
        breath: pulse.light,
        hinted: hinted(&current, &scene, &solution, &study).filter(|_| !hide_markers.0 && !asks),
        early: premove.0.map(|(pit, _)| pit),
        path: preferences.path && !asks,
        look: preferences.look,
    });
    let mut free = sprites.iter_mut();
    for (order, drawn) in signs.drawn.iter().enumerate() {
        let near = if drawn.over { depth::OVER_STONES } else { depth::UNDER_STONES } + order as f32 * 1e-3;
        let sprite = Sprite {
            image: art.signs.clone(),
            rect: Some(drawn.sign.look(art.sign_cell)),
            custom_size: Some(Vec2::splat(cell_width(drawn.radius))),
            color: drawn.ink.on(preferences.look).faded(drawn.alpha.min(1.0)),
            ..default()
        };
        let turn = Quat::from_rotation_z(-drawn.turn);
        let transform = Transform::from_translation(world(drawn.at, near)).with_rotation(turn);
        match free.next() {
            Some((mut old, mut at, mut visibility)) => {
                *old = sprite;
                *at = transform;
                visibility.set_if_neq(Visibility::Inherited);
            }
            None => {
                commands.spawn((SignSprite, Name::new("Sign"), sprite, transform));
            }
        }
    }
    for (_, _, mut visibility) in free {
        visibility.set_if_neq(Visibility::Hidden);
    }
    for (rim, mut sprite, mut visibility) in &mut rims {
        let brightest = signs.lit.iter().filter(|lit| lit.place == rim.0).max_by(|a, b| a.alpha.total_cmp(&b.alpha));
        visibility.set_if_neq(if brightest.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(lit) = brightest {
            sprite.color = lit.ink.on(preferences.look).faded(lit.alpha.min(1.0));
        }
    }
}
