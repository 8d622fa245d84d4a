//! View beyond the edges of a torus: the pits that come next there, faintly, with the stones that rest in them. They
//! are pictures; the pits themselves lie on the board.

use super::art::{self, Art, stones};
use super::labels::TextInk;
use super::{
    AtPlace, BoardSystems, GameEntity, GhostOf, RestingCounts, RestingStones, Stone, TableLayout, depth, world,
};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::settings::Preferences;
use crate::ui::theme::Ink;
use bevy::prelude::*;
use bevy::text::{FontSize, FontSource};
use mancala::rules::Place;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<GhostOf>().register_type::<GhostCount>().register_type::<GhostStone>().add_systems(
        Update,
        (
            lay_ghosts,
            put_ghosts_in_place.run_if(
                resource_changed::<TableLayout>
                    .or_eager(resource_changed::<Preferences>)
                    .or_eager(any_match_filter::<Added<GhostOf>>),
            ),
            count.run_if(
                resource_changed::<CurrentGame>
                    .or_eager(resource_changed::<Playhead>)
                    .or_eager(any_match_filter::<Added<GhostCount>>),
            ),
            show_their_stones.run_if(
                resource_changed::<TableLayout>
                    .or_eager(resource_changed::<CurrentGame>)
                    .or_eager(resource_changed::<Playhead>),
            ),
        )
            .chain()
            .in_set(BoardSystems::Ghosts),
    );
}

/// Opacity of a pit seen again.
const PIT: f32 = 0.62;
/// Opacity of its stones.
const STONE: f32 = 0.34;
/// Opacity of its count.
const COUNT: f32 = 0.45;

/// The count of a pit that is seen again.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(Component)]
struct GhostCount(usize);

/// A stone that is seen again.
#[derive(Component, Reflect)]
#[require(GameEntity)]
#[reflect(Component)]
pub(super) struct GhostStone;

fn lay_ghosts(
    mut commands: Commands,
    laid: Query<(), Added<AtPlace>>,
    old: Query<Entity, Or<(With<GhostOf>, With<GhostCount>)>>,
    layout: Res<TableLayout>,
    art: Res<Art>,
) {
    if laid.is_empty() && old.iter().len() == 2 * layout.ghosts.len() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (index, ghost) in layout.ghosts.iter().enumerate() {
        let sprite = Sprite { image: art.pit.clone(), color: Color::WHITE.with_alpha(PIT), ..default() };
        commands.spawn((GhostOf(index), Name::new(format!("Pit {} again", ghost.pit.0)), sprite, Transform::default()));
        let font = TextFont { font: FontSource::Handle(art.font.clone()), ..default() };
        let name = Name::new(format!("Count of pit {} again", ghost.pit.0));
        commands.spawn((GhostCount(index), name, Text2d::default(), font, TextInk(Ink::Count, COUNT)));
    }
}

fn put_ghosts_in_place(
    layout: Res<TableLayout>,
    preferences: Res<Preferences>,
    mut pits: Query<(&GhostOf, &mut Transform, &mut Sprite), Without<GhostCount>>,
    mut counts: Query<(&GhostCount, &mut Transform, &mut TextFont, &mut Visibility)>,
) {
    for (&GhostOf(index), mut transform, mut sprite) in &mut pits {
        let Some(ghost) = layout.ghosts.get(index) else { continue };
        transform.translation = world(ghost.centre, depth::HOLLOW);
        sprite.custom_size = Some(art::hollow_size(Vec2::splat(layout.radius)));
    }
    for (&GhostCount(index), mut transform, mut font, mut visibility) in &mut counts {
        let Some(ghost) = layout.ghosts.get(index) else { continue };
        transform.translation = world(ghost.count, depth::LABEL);
        font.font_size = FontSize::Px((layout.line * 0.76).round().max(6.0));
        visibility.set_if_neq(if preferences.counts { Visibility::Inherited } else { Visibility::Hidden });
    }
}

fn count(layout: Res<TableLayout>, resting: RestingCounts, mut counts: Query<(&GhostCount, &mut Text2d)>) {
    let resting = resting.by_place();
    for (&GhostCount(index), mut text) in &mut counts {
        let Some(ghost) = layout.ghosts.get(index) else { continue };
        let count = resting.get(&Place::pit(ghost.pit)).copied().unwrap_or_default().to_string();
        if text.0 != count {
            text.0 = count;
        }
    }
}

fn show_their_stones(
    mut commands: Commands,
    layout: Res<TableLayout>,
    art: Res<Art>,
    places: Query<(&AtPlace, Option<&RestingStones>)>,
    stones: Query<(&Stone, &Transform, &Visibility), Without<GhostStone>>,
    mut again: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<GhostStone>>,
) {
    if layout.ghosts.is_empty() {
        return;
    }
    let width = stones::cell_width(layout.stone());
    let mut free = again.iter_mut();
    for (at, resting) in &places {
        let Some(pit) = at.0.as_pit() else { continue };
        for ghost in layout.ghosts.iter().filter(|ghost| ghost.pit == pit) {
            let aside = world(ghost.centre, 0.0) - world(layout.pit(pit), 0.0);
            let lying = resting.into_iter().flat_map(|resting| resting.iter());
            for (stone, at, visible) in lying.filter_map(|stone| stones.get(stone).ok()) {
                if *visible == Visibility::Hidden {
                    continue;
                }
                let sprite = Sprite {
                    image: art.stones.clone(),
                    rect: Some(stones::look(stone.0.0)),
                    custom_size: Some(Vec2::splat(width)),
                    color: Color::WHITE.with_alpha(STONE),
                    ..default()
                };
                let transform = Transform::from_translation(at.translation + aside);
                match free.next() {
                    Some((mut old, mut place, mut visibility)) => {
                        *old = sprite;
                        *place = transform;
                        visibility.set_if_neq(Visibility::Inherited);
                    }
                    None => {
                        commands.spawn((GhostStone, Name::new("Stone again"), sprite, transform));
                    }
                }
            }
        }
    }
    for (_, _, mut visibility) in free {
        visibility.set_if_neq(Visibility::Hidden);
    }
}
