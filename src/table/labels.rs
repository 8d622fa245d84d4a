//! What is written on the table: counts beside pits, scores beside stores, names of pits and players.

use super::art::Art;
use super::layout::Layout;
use super::{At, Laid, depth, world};
use crate::engine::Mark;
use crate::game::{Current, Moment, Playhead, Preferences, Scene, Speech};
use crate::rules::{PitId, Place, PlaceKind, Side};
use crate::theme;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{FontSize, FontSource};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (write, place_labels, count, light_plates).chain().in_set(Moment::Show));
}

/// How far from the end of its plate a name starts, in heights of the plate: the player's shape stands there.
const NAME_STARTS: f32 = 1.25;
/// About how wide a letter of a name is, in heights of the plate.
const LETTER: f32 = 0.33;

/// How many stones lie in a place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid)]
pub(super) struct CountOf(pub Place);

/// A pit's name.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid)]
struct NameOf(PitId);

/// A player's name.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid)]
struct Plate(Side);

/// Writes a label for each place that was newly laid.
fn write(mut commands: Commands, laid: Query<&At, Added<At>>, current: Res<Current>, art: Res<Art>) {
    if laid.is_empty() {
        return;
    }
    let board = &current.game.rules().board;
    let font = || TextFont { font: FontSource::Handle(art.font.clone()), ..default() };
    let shadow = || Text2dShadow { offset: Vec2::new(1.0, -1.0), color: Color::srgba(0.1, 0.04, 0.0, 0.75) };
    for &At(place) in &laid {
        let name = Name::new(format!("Count of {place:?}"));
        commands.spawn((CountOf(place), name, Text2d::default(), font(), TextColor(theme::COUNT.color()), shadow()));
        if let PlaceKind::Pit(pit) = place.kind() {
            let name = Name::new(format!("Name of {place:?}"));
            let text = Text2d::new(board.name(pit));
            commands.spawn((NameOf(pit), name, text, font(), TextColor(theme::COUNT.faded(0.62))));
        }
    }
    for &side in board.sides() {
        let name = Name::new(format!("Plate of {side:?}"));
        commands.spawn((Plate(side), name, Text2d::default(), font(), TextColor(theme::COUNT.color()), shadow()));
    }
}

/// Sizes are whole pixels, so that few sizes of each letter have to be drawn.
fn sized(size: f32) -> FontSize {
    FontSize::Px(size.round().max(6.0))
}

fn place_labels(
    layout: Res<Layout>,
    preferences: Res<Preferences>,
    fresh: Query<(), Added<CountOf>>,
    mut counts: Query<(&CountOf, &mut Transform, &mut TextFont, &mut Visibility), (Without<NameOf>, Without<Plate>)>,
    mut names: Query<(&NameOf, &mut Transform, &mut TextFont, &mut Visibility), Without<Plate>>,
    mut plates: Query<(&Plate, &mut Transform, &mut TextFont, &mut Anchor)>,
) {
    if !layout.is_changed() && !preferences.is_changed() && fresh.is_empty() {
        return;
    }
    let seen = |shown| if shown { Visibility::Inherited } else { Visibility::Hidden };
    for (&CountOf(place), mut transform, mut font, mut visibility) in &mut counts {
        let in_pit = matches!(place.kind(), PlaceKind::Pit(_) | PlaceKind::Penalty(_));
        transform.translation = world(layout.count(place), depth::LABEL);
        font.font_size = sized(layout.line * if in_pit { 0.86 } else { 1.25 });
        visibility.set_if_neq(seen(place.as_pit().is_none() || preferences.counts));
    }
    for (&NameOf(pit), mut transform, mut font, mut visibility) in &mut names {
        transform.translation = world(layout.name(pit), depth::LABEL);
        font.font_size = sized(layout.line * 0.62);
        visibility.set_if_neq(seen(layout.names));
    }
    for (&Plate(side), mut transform, mut font, mut anchor) in &mut plates {
        let plate = layout.plates[side.index()];
        let height = plate.height();
        transform.translation = world(Vec2::new(plate.min.x + NAME_STARTS * height, plate.center().y), depth::LABEL);
        font.font_size = sized(height * 0.58);
        *anchor = Anchor::CENTER_LEFT;
    }
}

/// Writes how many stones lie where; nothing beside a pit that is out of play.
fn count(
    current: Res<Current>,
    playhead: Res<Playhead>,
    scene: Res<Scene>,
    fresh: Query<(), Added<CountOf>>,
    mut counts: Query<(&CountOf, &mut Text2d)>,
) {
    if !current.is_changed() && !playhead.is_changed() && !scene.is_changed() && fresh.is_empty() {
        return;
    }
    let shut = |pit| scene.position.as_ref().is_some_and(|position| position.mark(pit) == Mark::Closed);
    for (&CountOf(place), mut text) in &mut counts {
        let count = match place.as_pit() {
            Some(pit) if shut(pit) => String::new(),
            _ => current.choreography.count(place, playhead.time).to_string(),
        };
        if text.0 != count {
            text.0 = count;
        }
    }
}

/// Writes the players' names, brighter for the one who is to move or to decide.
fn light_plates(
    current: Res<Current>,
    layout: Res<Layout>,
    scene: Res<Scene>,
    speech: Res<Speech>,
    fresh: Query<(), Added<Plate>>,
    mut plates: Query<(&Plate, &mut Text2d, &mut TextColor)>,
) {
    let changed = current.is_changed() || layout.is_changed() || scene.is_changed() || speech.is_changed();
    if !changed && fresh.is_empty() {
        return;
    }
    let Some(position) = &scene.position else { return };
    for (&Plate(side), mut text, mut colour) in &mut plates {
        let name = fitting(player(&current, &speech, side), layout.plates[side.index()].size());
        if text.0 != name {
            text.0 = name;
        }
        let turn = position.chooser() == side && position.ended().is_none();
        colour.set_if_neq(TextColor(theme::COUNT.faded(if turn { 1.0 } else { 0.55 })));
    }
}

/// As much of a name as a plate of this size has room for.
fn fitting(name: String, plate: Vec2) -> String {
    let room = ((plate.x / plate.y.max(1.0) - NAME_STARTS) / LETTER).max(2.0) as usize;
    if name.chars().count() <= room {
        return name;
    }
    let kept: String = name.chars().take(room - 1).collect();
    format!("{}…", kept.trim_end())
}

/// A player's name, or that of the seat.
pub(super) fn player(current: &Current, speech: &Speech, side: Side) -> String {
    let name = current.about.player(side);
    if name.is_empty() { speech.0.side(side) } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_where_its_plate_ends() {
        let beside = Vec2::new(120.0, 26.0);
        assert_eq!(fitting("South".into(), beside), "South");
        assert_eq!(fitting("The computer, at its best".into(), beside), "The compu…");
        assert_eq!(fitting("The computer, at its best".into(), Vec2::new(600.0, 26.0)), "The computer, at its best");
    }
}
