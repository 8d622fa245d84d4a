//! Puts the signs of the frame on the table, with as many sprites as they need.

use super::art::Art;
use super::art::signs::cell_width;
use super::entities::Rim;
use super::highlight_pulse::{HideChoiceMarkers, HighlightPulse};
use super::hint::HintedPit;
use super::pointing::PointedMove;
use super::premove::Premove;
use super::signs::{SignFrame, Signs};
use super::{BoardContext, BoardSystems, Pointed, depth, world};
use crate::settings::Preferences;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use naqala_core::session::{Choices, PitOutlook};

pub(super) fn plugin(app: &mut App) {
    let look_changed = || resource_changed::<Signs>.or_eager(resource_changed::<Preferences>);
    app.register_type::<SignSprite>().register_type::<Signs>().init_resource::<Signs>().add_systems(
        Update,
        (
            update_signs.run_if(sign_sources_changed),
            draw_signs.run_if(look_changed().or_eager(resource_changed::<Art>)),
            light_rims.run_if(look_changed().or_eager(any_match_filter::<Added<Rim>>)),
        )
            .chain()
            .in_set(BoardSystems::Signs),
    );
}

/// A sprite for signs.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct SignSprite;

/// Everything that signs are drawn for.
#[derive(SystemParam)]
struct SignSources<'w> {
    board: BoardContext<'w>,
    pointed: Res<'w, Pointed>,
    outlook: Res<'w, PointedMove>,
    premove: Res<'w, Premove>,
    hinted: Res<'w, HintedPit>,
    hide_markers: Res<'w, HideChoiceMarkers>,
    pulse: Res<'w, HighlightPulse>,
    preferences: Res<'w, Preferences>,
}

impl SignSources<'_> {
    fn signs(&self) -> Signs {
        let BoardContext { current, playhead, scene, layout, legal_moves, activity } = &self.board;
        let nobody_chooses = self.hide_markers.0;
        let hides = nobody_chooses || activity.takes_places() || activity.is_judged();
        let asks = activity.asks();
        let no_moves = Choices::default();
        let nowhere = PitOutlook::default();
        let tells_nothing = hides || asks && matches!(**self.outlook, PitOutlook::Ahead(_));
        Signs::of(&SignFrame {
            current,
            scene,
            layout,
            offers: if hides { &no_moves } else { legal_moves },
            pointed: if nobody_chooses { Pointed::default() } else { *self.pointed },
            outlook: if tells_nothing { &nowhere } else { &self.outlook },
            time: playhead.time,
            moving: playhead.playing || !current.is_between_plies(playhead.time),
            calm: self.preferences.reduced_motion,
            breath: self.pulse.light,
            hinted: self.hinted.0.filter(|_| !nobody_chooses && !asks),
            early: self.premove.0.map(|(pit, _)| pit),
            path: self.preferences.path && !asks,
            look: self.preferences.look,
        })
    }
}

fn sign_sources_changed(sources: SignSources) -> bool {
    let SignSources { board, pointed, outlook, premove, hinted, hide_markers, pulse, preferences } = &sources;
    let pointing = pointed.is_changed() || outlook.is_changed() || premove.is_changed() || hinted.is_changed();
    let look = hide_markers.is_changed() || pulse.is_changed() || preferences.is_changed();
    board.layout.radius > 0.0 && (board.is_changed() || pointing || look)
}

fn update_signs(sources: SignSources, mut signs: ResMut<Signs>) {
    signs.set_if_neq(sources.signs());
}

fn draw_signs(
    mut commands: Commands,
    signs: Res<Signs>,
    art: Res<Art>,
    preferences: Res<Preferences>,
    mut sprites: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<SignSprite>>,
) {
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
}

fn light_rims(signs: Res<Signs>, preferences: Res<Preferences>, mut rims: Query<(&Rim, &mut Sprite, &mut Visibility)>) {
    for (rim, mut sprite, mut visibility) in &mut rims {
        let brightest = signs.lit.iter().filter(|lit| lit.place == rim.0).max_by(|a, b| a.alpha.total_cmp(&b.alpha));
        visibility.set_if_neq(if brightest.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(lit) = brightest {
            sprite.color = lit.ink.on(preferences.look).faded(lit.alpha.min(1.0));
        }
    }
}
