//! What somebody who speaks to a class does with the show: has it stop before the last seed to ask what happens next,
//! holds a position while speaking, and draws on the board.

use super::wish::Drawn;
use super::{Current, Playhead, Scene, Wish};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Class>()
        .add_observer(obey)
        .add_systems(Update, wipe_when_all_has_changed.in_set(super::Moment::Lay));
}

/// What the class sees besides the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Class {
    /// What is drawn on the board.
    pub drawn: Vec<Drawn>,
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

fn obey(wish: On<Wish>, mut class: ResMut<Class>, mut playhead: ResMut<Playhead>) {
    match *wish {
        Wish::AskFirst(on) => playhead.asks = on,
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
