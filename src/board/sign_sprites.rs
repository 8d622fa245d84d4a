//! Puts the signs of the frame on the table, with as many sprites as they need.

use super::art::Art;
use super::art::signs::cell_width;
use super::entities::Rim;
use super::highlight_pulse::{Breath, PutSigns, Still};
use super::pointing::{Offers, Outlook};
use super::signs::{Frame, Signs};
use super::{Pointed, TableLayout, depth, world};
use crate::analysis::study::Study;
use crate::analysis::{self, Solution};
use crate::app::systems::Moment;
use crate::learn::activity::Aside;
use crate::play::Current;
use crate::play::premove::Early;
use crate::playback::{Playhead, Scene};
use crate::settings::Preferences;
use bevy::prelude::*;
use mancala::rules::PitId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, put_signs.in_set(Moment::Show).in_set(PutSigns));
}

/// A sprite for signs.
#[derive(Component)]
struct SignSprite;

/// The pit with which the best move begins, if a hint was asked for.
fn hinted(current: &Current, scene: &Scene, solution: &Solution, study: &Study) -> Option<PitId> {
    let front = scene.front.filter(|&front| front <= current.game.plies().len())?;
    let position = current.game.before(front);
    let solved = || match solution.outlook(position)? {
        analysis::Outlook::Winnable(_, first) => first,
        analysis::Outlook::Searching | analysis::Outlook::Lost | analysis::Outlook::Unknown => None,
    };
    study.hinted(position).or_else(solved)?.pit()
}

fn put_signs(
    mut commands: Commands,
    current: Res<Current>,
    playhead: Res<Playhead>,
    scene: Res<Scene>,
    layout: Res<TableLayout>,
    offers: Res<Offers>,
    (pointed, early): (Res<Pointed>, Res<Early>),
    outlook: Res<Outlook>,
    preferences: Res<Preferences>,
    (solution, study): (Res<Solution>, Res<Study>),
    (still, aside): (Res<Still>, Res<Aside>),
    breath: Res<Breath>,
    art: Res<Art>,
    mut sprites: Query<(&mut Sprite, &mut Transform, &mut Visibility), (With<SignSprite>, Without<Rim>)>,
    mut rims: Query<(&Rim, &mut Sprite, &mut Visibility), Without<SignSprite>>,
) {
    let changed = current.is_changed() || playhead.is_changed() || scene.is_changed() || layout.is_changed();
    let changed = changed || solution.is_changed() || study.is_changed() || aside.is_changed();
    let pointing = early.is_changed()
        || breath.is_changed()
        || art.is_changed()
        || offers.is_changed()
        || pointed.is_changed()
        || outlook.is_changed();
    if layout.radius <= 0.0 || !(changed || pointing || preferences.is_changed() || still.is_changed()) {
        return;
    }
    let nothing = Offers::default();
    let hides = still.0 || aside.takes_places() || aside.is_judged();
    let nowhere = Outlook::default();
    let asks = aside.asks();
    let signs = Signs::of(&Frame {
        current: &current,
        scene: &scene,
        layout: &layout,
        offers: if hides { &nothing } else { &offers },
        pointed: if still.0 { Pointed::default() } else { *pointed },
        outlook: if hides || asks && matches!(*outlook, Outlook::Ahead(_)) { &nowhere } else { &outlook },
        time: playhead.time,
        moving: playhead.playing || !current.is_between_plies(playhead.time),
        calm: preferences.reduced_motion,
        breath: breath.light,
        hinted: hinted(&current, &scene, &solution, &study).filter(|_| !still.0 && !asks),
        early: early.0.map(|(pit, _)| pit),
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
