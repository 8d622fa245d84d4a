//! The board with its pits, stores and hands, and the stones: laid for each game, moved when the window changes.

use super::art::{self, Art, Cut, Slab, stones};
use super::painting::{Motif, Painting};
use super::static_layer::StaticLayer;
use super::{
    AtPlace, BoardSlab, BoardSystems, GameEntity, Hand, HandTray, PenaltyPit, Pit, RestingStones, Shadow, Stone, Store,
    TableArea, TableLayout, depth, world,
};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::settings::Preferences;
use crate::ui::look::Look;
use crate::ui::theme::ground;
use bevy::prelude::*;
use mancala::rules::{Place, PlaceKind, Rules, Side};
use naqala_core::geometry::pit_roles;
use naqala_core::geometry::{Carving, Layout, Letters, Outline};
use naqala_core::session::Session;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<BoardSlab>()
        .register_type::<Pit>()
        .register_type::<Store>()
        .register_type::<Hand>()
        .register_type::<HandTray>()
        .register_type::<PenaltyPit>()
        .register_type::<AtPlace>()
        .register_type::<GameEntity>()
        .register_type::<Cloth>()
        .register_type::<Cornered>()
        .register_type::<Rim>()
        .register_type::<TableArea>()
        .register_type::<TableLayout>()
        .register_type::<OnTheTable>()
        .init_resource::<TableLayout>()
        .init_resource::<ClearColor>()
        .init_resource::<OnTheTable>()
        .add_systems(Startup, lay_the_cloth)
        .add_systems(
            Update,
            (
                update_layout.in_set(BoardSystems::Layout).run_if(
                    resource_changed::<CurrentGame>
                        .or_eager(resource_changed::<TableArea>)
                        .or_eager(resource_changed::<Preferences>),
                ),
                (clear_and_lay, put_in_place).chain().in_set(BoardSystems::Entities),
                hide_empty_trays.in_set(BoardSystems::Trays).run_if(
                    resource_changed::<CurrentGame>
                        .or_eager(resource_changed::<Playhead>)
                        .or_eager(any_match_filter::<Added<HandTray>>),
                ),
            ),
        );
}

/// The game whose board and stones are on the table: see [`Session::serial`].
#[derive(Resource, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
struct OnTheTable(Option<u32>);

/// The cloth under everything: its light, and over that what it is made of, in tiles.
#[derive(Component, Reflect)]
#[require(StaticLayer)]
#[reflect(Component)]
enum Cloth {
    Light,
    Weave,
}

/// A pit with corners: a house from the start, owned still or not.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
struct Cornered;

/// Half the width of a house's hollow, in pit radii.
const HOUSE: f32 = 0.93;
/// Thickness of the wall around a tray beside the board, in pit radii.
const WALL: f32 = 0.2;

/// The light round the edge of a store or tray.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct Rim(pub Place);

fn lay_the_cloth(mut commands: Commands, art: Res<Art>) {
    let light = Sprite { image: art.cloth.clone(), custom_size: Some(Vec2::ONE), ..default() };
    commands.spawn((Cloth::Light, Name::new("Cloth"), light, Transform::from_xyz(0.0, 0.0, depth::CLOTH)));
    let weave = Sprite { image: art.weave.clone(), custom_size: Some(Vec2::ONE), ..default() };
    commands.spawn((Cloth::Weave, Name::new("Weave of the cloth"), weave, Transform::default()));
}

fn update_layout(
    current: Res<CurrentGame>,
    area: Res<TableArea>,
    preferences: Res<Preferences>,
    mut layout: ResMut<TableLayout>,
) {
    if area.width < 1.0 {
        return;
    }
    let rect = Rect::new(area.left, area.top, area.left + area.width, area.top + area.height);
    let room = rect.inflate(-(rect.size().min_element() * 0.02).clamp(4.0, 40.0));
    let letters = Letters { text: preferences.text_size, least: area.letters, grow: true };
    let straight = Layout::with_letters(&current.game.rules().board, room, letters);
    layout.set_if_neq(TableLayout(if preferences.turns(&current) { straight.turned() } else { straight }));
}

fn clear_and_lay(
    mut commands: Commands,
    current: Res<CurrentGame>,
    layout: Res<TableLayout>,
    art: Res<Art>,
    old: Query<Entity, With<GameEntity>>,
    mut on_the_table: ResMut<OnTheTable>,
) {
    if on_the_table.0 == Some(current.serial) || layout.radius <= 0.0 {
        return;
    }
    on_the_table.0 = Some(current.serial);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    lay_board(&mut commands, current.game.rules(), &art);
    lay_stones(&mut commands, &current, &art);
}

fn lay_board(commands: &mut Commands, rules: &Rules, art: &Art) {
    let board = &rules.board;
    commands.spawn((BoardSlab, Name::new("Board"), unpainted()));
    for pit in board.pits() {
        let name = Name::new(format!("Pit {}", board.name(pit)));
        let house = pit_roles::is_house(rules, pit);
        let sprite = Sprite { image: if house { art.house.clone() } else { art.pit.clone() }, ..default() };
        let mut laid = commands.spawn((
            Pit(pit),
            AtPlace(Place::pit(pit)),
            name,
            sprite,
            Pickable::default(),
            Transform::default(),
        ));
        if house {
            laid.insert(Cornered);
        }
        if board.specials > 0 {
            let place = Place::special(pit);
            commands.spawn((AtPlace(place), GameEntity, Name::new(format!("{place:?}")), Transform::default()));
        }
    }
    for pit in board.ends() {
        let (place, name) = (Place::pit(pit), Name::new(format!("Pit {}", board.name(pit))));
        commands.spawn((Pit(pit), AtPlace(place), name, unpainted(), Pickable::default()));
        spawn_rim(commands, place);
        if board.specials > 0 {
            let place = Place::special(pit);
            commands.spawn((AtPlace(place), GameEntity, Name::new(format!("{place:?}")), Transform::default()));
        }
    }
    for &side in board.sides() {
        if board.has_stores() {
            let place = Place::store(side);
            commands.spawn((Store(side), AtPlace(place), Name::new(format!("Store {}", side.letter())), unpainted()));
            spawn_rim(commands, place);
            if board.specials > 0 {
                let place = Place::special_store(side);
                commands.spawn((AtPlace(place), GameEntity, StaticLayer, Name::new(format!("{place:?}")), unpainted()));
                spawn_rim(commands, place);
            }
        }
        let place = Place::hand(side);
        if board.has_hand(side) {
            commands.spawn((Hand(side), AtPlace(place), Name::new(format!("Hand {}", side.letter())), unpainted()));
            commands.spawn((HandTray(side), Name::new(format!("Bowl of {}", side.letter())), unpainted()));
            spawn_rim(commands, place);
        }
        if board.penalties {
            let place = Place::penalty(side);
            commands.spawn((
                PenaltyPit(side),
                AtPlace(place),
                Name::new(format!("Penalty pit {}", side.letter())),
                unpainted(),
            ));
            spawn_rim(commands, place);
        }
    }
}

/// A sprite that is painted once it is known how large it is.
fn unpainted() -> impl Bundle {
    (
        Sprite::default(),
        Painting::new(Motif::Hollow(Vec2::ONE, Outline::Oblong(1.0), Look::default())),
        Transform::default(),
    )
}

fn spawn_rim(commands: &mut Commands, place: Place) {
    let sprite = Sprite { color: Color::NONE, ..default() };
    let rim = Painting::new(Motif::Rim(Vec2::ONE, Outline::Oblong(1.0)));
    commands.spawn((Rim(place), Name::new(format!("Rim of {place:?}")), sprite, rim, Transform::default()));
}

fn lay_stones(commands: &mut Commands, current: &Session, art: &Art) {
    for stone in current.choreography.all_stones() {
        let special = current.choreography.is_special(stone);
        let sheet = if special { &art.specials } else { &art.stones };
        let look = |rect| Sprite { image: sheet.clone(), rect: Some(rect), custom_size: Some(Vec2::ONE), ..default() };
        commands.spawn((
            Stone(stone),
            Name::new(format!("Stone {}", stone.0)),
            look(stones::look(stone.0)),
            Transform::default(),
            children![(Shadow, Name::new("Shadow"), look(stones::shadow_look(stone.0)), Transform::default())],
        ));
    }
}

fn put_in_place(
    layout: Res<TableLayout>,
    area: Res<TableArea>,
    preferences: Res<Preferences>,
    on_the_table: Res<OnTheTable>,
    mut wood: Query<
        (&mut Transform, &mut Sprite, &mut Painting, Option<&HandTray>),
        (Or<(With<BoardSlab>, With<HandTray>)>, Without<AtPlace>, Without<Rim>, Without<Cloth>),
    >,
    mut places: Query<
        (&AtPlace, &mut Transform, &mut Sprite, Option<&mut Painting>, Has<Cornered>),
        (Without<Rim>, Without<Cloth>),
    >,
    mut rims: Query<(&Rim, &mut Transform, &mut Sprite, &mut Painting), Without<Cloth>>,
    mut cloth: Query<(&Cloth, &mut Transform, &mut Sprite)>,
    mut shown: Local<Option<Look>>,
    mut behind: ResMut<ClearColor>,
) {
    let look = preferences.look;
    let another_look = shown.replace(look) != Some(look);
    if another_look {
        behind.0 = ground(look).cloth.color();
    }
    if !layout.is_changed() && !on_the_table.is_changed() && !area.is_changed() && !another_look {
        return;
    }
    let middle = Vec2::new(area.left + area.width / 2.0, area.top + area.height / 2.0);
    for (cloth, mut transform, mut sprite) in &mut cloth {
        let size = Vec2::new(area.width, area.height).max(Vec2::ONE);
        let near = if matches!(cloth, Cloth::Light) { 0.0 } else { 0.1 };
        transform.translation = world(middle, depth::CLOTH + near);
        sprite.custom_size = Some(size);
        // A pixel of the tile for each of the table: beyond its edges it goes on. (Bevy's tiled sprites are laid out a frame
        // after their picture has come, and are drawn as one large tile till then.)
        sprite.rect = matches!(cloth, Cloth::Weave).then(|| Rect::from_corners(Vec2::ZERO, size));
    }
    let cuts = places.iter().map(|(at, .., cornered)| (at.0, cornered));
    let mut cuts: Vec<Cut> = cuts.filter_map(|(place, cornered)| cut(&layout, place, cornered)).collect();
    let order = |a: &Cut, b: &Cut| a.rect.min.x.total_cmp(&b.rect.min.x).then(a.rect.min.y.total_cmp(&b.rect.min.y));
    cuts.sort_by(order);
    for (mut transform, mut sprite, mut painting, bowl) in &mut wood {
        let (centre, near, slab) = match bowl {
            None => (layout.board.center(), depth::WOOD, board(&layout, std::mem::take(&mut cuts), look)),
            // The board's shadow falls on it.
            Some(bowl) => (layout.centre(Place::hand(bowl.0)), depth::WOOD - 0.1, tray(&layout, bowl.0, look)),
        };
        transform.translation = world(centre, near);
        sprite.custom_size = Some(slab.with_shadow());
        painting.wanted = Motif::Wood(Arc::new(slab));
    }
    for (at, mut transform, mut sprite, painting, cornered) in &mut places {
        let half = layout.half_size(at.0) * if cornered { HOUSE } else { 1.0 };
        transform.translation = world(layout.centre(at.0), depth::HOLLOW);
        sprite.custom_size = Some(art::hollow_size(half));
        if let Some(mut painting) = painting {
            painting.wanted = Motif::Hollow(half, layout.outline(at.0), look);
        }
    }
    for (rim, mut transform, mut sprite, mut painting) in &mut rims {
        let half = layout.half_size(rim.0);
        transform.translation = world(layout.centre(rim.0), depth::UNDER_STONES);
        sprite.custom_size = Some(art::rim_size(half));
        painting.wanted = Motif::Rim(half, layout.outline(rim.0));
    }
}

/// A tray stands beside the board only while there are seeds in it.
fn hide_empty_trays(
    mut trays: Query<(&HandTray, &mut Visibility), Without<Hand>>,
    mut hollows: Query<(&Hand, Has<RestingStones>, &mut Visibility), Without<HandTray>>,
) {
    let seen = |has_seeds| if has_seeds { Visibility::Inherited } else { Visibility::Hidden };
    for (hand, has_seeds, mut visibility) in &mut hollows {
        visibility.set_if_neq(seen(has_seeds));
        for (_, mut visibility) in trays.iter_mut().filter(|(tray, _)| tray.0 == hand.0) {
            visibility.set_if_neq(seen(has_seeds));
        }
    }
}

/// The board, measured from its middle, with these hollows.
fn board(layout: &Layout, cuts: Vec<Cut>, look: Look) -> Slab {
    let carving = layout.carving.seen_from(layout.board.center());
    Slab { size: layout.board.size(), unit: layout.radius, corner: 0.55, carving, cuts, look }
}

/// The tray in which a hand's seeds lie beside the board, measured from its middle.
fn tray(layout: &Layout, side: Side, look: Look) -> Slab {
    let half = layout.half_size(Place::hand(side));
    let hollow = Cut { rect: Rect::from_center_half_size(Vec2::ZERO, half), outline: Outline::Oblong(1.0) };
    let outer = half + Vec2::splat(WALL * layout.radius);
    let corner = outer.min_element() / layout.radius.max(1e-3);
    Slab { size: 2.0 * outer, unit: layout.radius, corner, carving: Carving::Bare, cuts: vec![hollow], look }
}

/// The hollow of a place that is cut into the board, measured from the board's middle.
fn cut(layout: &Layout, place: Place, cornered: bool) -> Option<Cut> {
    let (centre, half) = (layout.centre(place), layout.half_size(place));
    // Special pieces share the pit of the seeds, and a hand's tray lies beside the board.
    let twice = matches!(place.kind(), PlaceKind::Special(_));
    if twice || !layout.board.contains(centre) {
        return None;
    }
    let half = half * if cornered { HOUSE } else { 1.0 };
    let rect = Rect::from_center_half_size(centre - layout.board.center(), half);
    Some(Cut { rect, outline: if cornered { art::HOUSE } else { layout.outline(place) } })
}
