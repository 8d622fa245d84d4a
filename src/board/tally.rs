//! The seeds that each side has won, counted up in its store while the end of the game is shown.

use super::art::Art;
use super::labels::TextInk;
use super::{BoardSystems, GameEntity, Store, TableLayout, depth, world};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::ui::language::UiLanguage;
use crate::ui::theme::Ink;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use bevy::text::{FontSize, FontSource};
use mancala::engine::GameResult;
use mancala::rules::kinds::ending::WonBy;
use mancala::rules::{Place, Side};
use naqala_core::session::{Session, rounds};
use naqala_core::show::KeyframeKind;
use naqala_core::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Tally>().add_systems(
        Update,
        (
            write,
            count.run_if(
                resource_changed::<CurrentGame>
                    .or_eager(resource_changed::<Playhead>)
                    .or_eager(resource_changed::<TableLayout>)
                    .or_eager(resource_changed::<UiLanguage>)
                    .or_eager(any_match_filter::<Added<Tally>>),
            ),
        )
            .chain()
            .in_set(BoardSystems::Tally),
    );
}

/// Seeds that a side has won, written over its store.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
struct Tally(Side);

/// Size of the digits, as a part of half the width or height of a store, whichever is less.
const SIZE: f32 = 1.1;
/// The same for who has not won.
const SMALLER: f32 = 0.85;
/// The part of the time for which the end is shown in which the seeds are counted; then the result stands.
const COUNTING: f64 = 0.75;

/// Returns what a side has won, as far as it has been counted at some show time; `None` before the end and where a game
/// is not won by seeds.
fn counted(current: &Session, words: &Words, time: f64, side: Side) -> Option<i64> {
    let rules = current.game.rules();
    let by = rules.stage_rules.last()?.plan.winner.as_ref()?.by;
    if !matches!(by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds) || rounds::is_match(rules) {
        return None;
    }
    let keyframes = current.choreography.keyframes();
    let last = keyframes.last()?.ply;
    let end = keyframes
        .iter()
        .rev()
        .take_while(|keyframe| keyframe.ply == last)
        .find(|keyframe| keyframe.kind == KeyframeKind::End)?;
    if time < end.start {
        return None;
    }
    let part = ((time - end.start) / (COUNTING * (end.end - end.start))).clamp(0.0, 1.0);
    Some((words.score(rules, current.game.position(), side) as f64 * part).floor() as i64)
}

fn write(mut commands: Commands, laid: Query<&Store, Added<Store>>, art: Res<Art>) {
    for &Store(side) in &laid {
        let font = TextFont { font: FontSource::Handle(art.font.clone()), ..default() };
        let name = Name::new(format!("Tally of {side:?}"));
        let colour = TextInk(Ink::Plate, 1.0);
        commands.spawn((Tally(side), name, Text2d::default(), font, colour, Text2dShadow::default()));
    }
}

fn count(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    layout: Res<TableLayout>,
    language: Res<UiLanguage>,
    mut tallies: Query<(&Tally, &mut Text2d, &mut TextFont, &mut Transform, &mut TextInk)>,
) {
    for (&Tally(side), mut text, mut font, mut transform, mut colour) in &mut tallies {
        let said = counted(&current, &language.0, playhead.time, side)
            .map_or_else(String::new, |seeds| language.0.number(seeds));
        if text.0 != said {
            text.0 = said;
        }
        if text.0.is_empty() {
            continue;
        }
        let won = current.game.position().ended().map(|ended| ended.result);
        let lost = matches!(won, Some(GameResult::Won(winner)) if winner != side);
        let place = Place::store(side);
        let size = layout.half_size(place).min_element() * if lost { SMALLER } else { SIZE };
        font.font_size = FontSize::Px(size.round().max(6.0));
        transform.translation = world(layout.centre(place), depth::OVER_STONES);
        colour.set_if_neq(TextInk(Ink::Plate, if lost { 0.85 } else { 1.0 }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::window::demonstration;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn what_was_won_is_counted_up_at_the_end_and_not_before() {
        let current = demonstration(&Catalogue::shipped()).expect("it is shipped");
        let words = Words::english();
        let end = current.choreography.duration();
        let at = |time| Side::BOTH.map(|side| counted(&current, &words, time, side));
        assert_eq!(at(end - 10.0), [None, None]);
        assert_eq!(at(end), [Some(25), Some(23)], "South wins by two of 48");
        let times = (0..=100).map(|n| end - 0.02 * f64::from(100 - n));
        let counts: Vec<i64> = times.filter_map(|time| at(time)[0]).collect();
        assert!(counts.is_sorted() && counts.len() > 10 && counts[0] < 5, "{counts:?}");
    }

    #[test]
    fn nothing_is_counted_where_a_game_is_not_won_by_seeds() {
        let hus = Session::opening(&Catalogue::shipped(), "hus", &Settings::new()).expect("it is shipped");
        assert_eq!(counted(&hus, &Words::english(), 0.0, Side::South), None);
    }
}
