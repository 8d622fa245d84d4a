//! Tools for showing a game to a class: a stop before the last seed to ask what happens next, a table held still while
//! speaking, and drawings on the board.

use crate::board::premove::cancel_premove;
use crate::play::Playhead;
use crate::play::{CurrentGame, PlayCommand, RecordChanged};
use crate::playback::Scene;
use crate::presenter::PresenterCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::record::{Drawn, MAX_DRAWN};
use naqala_core::session::Session;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PresenterTools>()
        .add_observer(answer_presenter_commands)
        .add_observer(cancel_premove::<PresenterCommand>)
        .add_observer(say_how_to_let_go)
        .add_systems(Update, follow_the_record.in_set(crate::ui::systems::AppSystems::Lay));
}

/// Additions to the game that the class sees.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PresenterTools {
    /// Drawings on the board. Between two plies they are those of the record; in the midst of one they go when the show
    /// goes on.
    pub drawn: Vec<Drawn>,
    /// The drawings before each stroke since anything else was done, the latest last.
    pub strokes: Vec<Vec<Drawn>>,
}

impl PresenterTools {
    /// Draws something, in another colour where it stands already, or wipes it away where it stands in this one.
    fn draw(&mut self, drawn: Drawn) {
        self.strokes.push(self.drawn.clone());
        let stands = self.drawn.contains(&drawn);
        self.drawn.retain(|other| other.figure != drawn.figure);
        if !stands && self.drawn.len() < MAX_DRAWN {
            self.drawn.push(drawn);
        }
    }
}

fn answer_presenter_commands(
    command: On<PresenterCommand>,
    mut tools: ResMut<PresenterTools>,
    mut playhead: ResMut<Playhead>,
    scene: Res<Scene>,
    language: Res<UiLanguage>,
    mut current: ResMut<CurrentGame>,
    mut commands: Commands,
) {
    match *command {
        PresenterCommand::AskFirst(on) => playhead.asks = on,
        PresenterCommand::Freeze(on) => playhead.freeze(on),
        PresenterCommand::Draw(drawn) => {
            tools.draw(drawn);
            keep_drawings(&tools, &scene, &mut current, &mut commands);
        }
        PresenterCommand::UndoDrawing => {
            let Some(before) = tools.strokes.pop() else { return };
            tools.drawn = before;
            keep_drawings(&tools, &scene, &mut current, &mut commands);
        }
        PresenterCommand::WipeBoard if !tools.drawn.is_empty() => {
            *tools = PresenterTools::default();
            if scene.events == 0 {
                let again = PresenterCommand::DrawAgain(current.wipe(scene.plies));
                commands.trigger(RecordChanged::Annotations);
                let notice = Notice::done(language.0.label("table-wiped"));
                commands.trigger(notice.offering(language.0.label("table-draw-again"), again));
            }
        }
        PresenterCommand::DrawAgain(ref wiped) => {
            current.draw_again(wiped);
            commands.trigger(RecordChanged::Annotations);
        }
        _ => {}
    }
}

/// A pit was chosen while the table is held still: says so, with a button that lets it go.
fn say_how_to_let_go(
    command: On<PlayCommand>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if *command == PlayCommand::TakeOver && playhead.frozen {
        let [text, label] = ["class-frozen", "class-let-go"].map(|id| language.0.label(id));
        commands.trigger(Notice::done(text).offering(label, PresenterCommand::Freeze(false)));
    }
}

/// Writes what is drawn into the record, unless a ply is being shown: drawings in the midst of one do not last.
fn keep_drawings(tools: &PresenterTools, scene: &Scene, current: &mut Session, commands: &mut Commands) {
    if scene.events == 0 {
        current.node_mut(scene.plies).drawn.clone_from(&tools.drawn);
        commands.trigger(RecordChanged::Annotations);
    }
}

/// Ties drawings to the position that they were made on.
fn follow_the_record(
    scene: Res<Scene>,
    current: Res<CurrentGame>,
    mut tools: ResMut<PresenterTools>,
    mut seen: Local<Option<(u32, usize, usize)>>,
) {
    let now = Some((current.serial, scene.plies, scene.events));
    let stays = *seen == now;
    let drawn = match scene.events {
        0 => current.node(scene.plies).drawn.clone(),
        _ if stays => tools.drawn.clone(),
        _ => Vec::new(),
    };
    let strokes = if stays { tools.strokes.clone() } else { Vec::new() };
    tools.set_if_neq(PresenterTools { drawn, strokes });
    *seen = now;
}
