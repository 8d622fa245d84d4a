//! What somebody who speaks to a class does with the show: has it stop before the last seed to ask what happens next,
//! holds a position while speaking, and draws on the board.

use super::{Current, Playhead, Scene, Wish};
use crate::rules::Place;
use crate::show::{BeatKind, Choreography};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Class>()
        .add_observer(obey)
        .add_systems(Update, wipe_when_all_has_changed.in_set(super::Moment::Lay));
}

/// What the class sees besides the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Class {
    /// Whether the show stops before the last seed of every move.
    pub asks: bool,
    /// What is drawn on the board.
    pub drawn: Vec<Drawn>,
}

/// Something drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A ring round a place.
    Ring(Place),
    /// An arrow from one place to another.
    Arrow(Place, Place),
}

impl Class {
    /// Draws something, or wipes it away where it stands already.
    fn draw(&mut self, drawn: Drawn) {
        let before = self.drawn.len();
        self.drawn.retain(|other| *other != drawn);
        if self.drawn.len() == before {
            self.drawn.push(drawn);
        }
    }
}

/// When the last seed of a move begins to fall, in seconds of show time: the first such time after `t`.
pub fn before_last_seed(show: &Choreography, t: f64) -> Option<f64> {
    let first = show.moment(t).plies;
    let last_seed = |ply: usize| show.beats()[show.ply_beats(ply)].iter().rfind(|beat| beat.kind == BeatKind::Sow);
    (first..show.plies()).filter_map(last_seed).map(|beat| beat.start).find(|&start| start > t)
}

/// Whether the show rests at a time because the class is asked what happens next.
pub fn is_asking(class: &Class, show: &Choreography, playhead: &Playhead) -> bool {
    let near = |start: f64| (start - playhead.time).abs() < super::current::SAME_TIME;
    class.asks && !playhead.playing && before_last_seed(show, playhead.time - 1e-3).is_some_and(near)
}

fn obey(wish: On<Wish>, mut class: ResMut<Class>, mut playhead: ResMut<Playhead>) {
    match *wish {
        Wish::AskFirst(on) => class.asks = on,
        Wish::Freeze(on) => {
            let now = playhead.time;
            if on {
                playhead.stop_at(now);
            }
            playhead.frozen = on;
        }
        Wish::Draw(drawn) => class.draw(drawn),
        Wish::WipeBoard if !class.drawn.is_empty() => class.drawn.clear(),
        _ => {}
    }
}

/// What is drawn belongs to the position that it was drawn on.
fn wipe_when_all_has_changed(
    scene: Res<Scene>,
    current: Res<Current>,
    mut class: ResMut<Class>,
    mut seen: Local<Option<(u32, usize, usize)>>,
) {
    let now = Some((current.serial, scene.plies, scene.events));
    if *seen != now {
        *seen = now;
        if !class.drawn.is_empty() {
            class.drawn.clear();
        }
    }
}
