//! A position being set up on the table while the game waits; then it is played, or thought about.

use super::{Aside, Button, Shown};
use crate::engine::{Game, Mark};
use crate::game::{Current, Notice, Playhead, Purpose, Scene, Speech, Wish};
use crate::rules::{MAX_PITS, PitId, Place, Side};
use crate::words::{Arg, Words};
use crate::workshop::{Composer, Edit, Flaw};
use bevy::prelude::*;
use std::sync::Arc;

/// What is said of a position being set up, besides what lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The places besides the pits, each with its name and what lies there.
    pub trays: Vec<(Place, String, u16)>,
    /// Those who might be to move, each with a name, and who is.
    pub seats: Vec<(Side, String)>,
    /// Who is to move.
    pub to_move: Side,
    /// The names of the stages of play, where there are several.
    pub stages: Vec<String>,
    /// Which stage it is, an index into those.
    pub stage: usize,
    /// How many seeds there are, of how many.
    pub seeds: String,
    /// Whether the board can be turned round.
    pub mirrors: bool,
    /// What the pit changed last is, and what else it can become.
    pub marks: Vec<(Mark, String)>,
    /// Which of those it is, an index into them.
    pub mark: usize,
    /// That pit, where it can become anything.
    pub marked: Option<PitId>,
    /// Why it cannot be played; nothing if it can.
    pub flaw: Option<String>,
}

impl Composed {
    fn of(composer: &Composer, picked: Option<PitId>, words: &Words) -> Composed {
        let rules = composer.rules();
        let position = composer.position();
        let marked = picked.filter(|&pit| !composer.marks(pit).is_empty());
        let bearing = |pit: PitId, mark: Mark| {
            let mut marks = [Mark::None; MAX_PITS];
            marks[pit.index()] = mark;
            words.pit(rules, &position.clone().rearranged(*position.seeds(), marks), pit)
        };
        let marks: Vec<(Mark, String)> = marked.map_or_else(Vec::new, |pit| {
            let all = std::iter::once(Mark::None).chain(composer.marks(pit));
            all.map(|mark| (mark, bearing(pit, mark))).collect()
        });
        let mark = marked.and_then(|pit| marks.iter().position(|(mark, _)| *mark == composer.mark(pit))).unwrap_or(0);
        let trays = composer.trays().into_iter().map(|place| (place, words.place(rules, place), composer.at(place)));
        let seats = rules.board.sides().iter().map(|&side| (side, words.seat(rules, side)));
        let stages = (0..rules.phases.len()).map(|stage| words.stage(rules, stage));
        let args = [("seeds", Arg::from(composer.seeds())), ("usual", Arg::from(composer.usual_seeds()))];
        Composed {
            trays: trays.collect(),
            seats: seats.collect(),
            to_move: composer.to_move(),
            stages: if rules.phases.len() > 1 { stages.collect() } else { Vec::new() },
            stage: composer.stage(),
            seeds: words.label_with("compose-seeds", &args),
            mirrors: composer.mirrors(),
            marks,
            mark,
            marked,
            flaw: composer.playable().err().map(|flaw| said(composer, words, &flaw)),
        }
    }
}

/// What stands in the way of playing a position.
fn said(composer: &Composer, words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Empty => words.label("compose-empty"),
        Flaw::Stuck(side) => {
            let player = words.seat(composer.rules(), *side);
            words.label_with("compose-stuck", &[("player", Arg::from(player))])
        }
        Flaw::NoPosition(why) => words.label_with("compose-wrong", &[("reason", Arg::from(why.to_string()))]),
    }
}

fn shown(composer: &Composer, picked: Option<PitId>, words: &Words) -> Shown {
    let composed = Composed::of(composer, picked, words);
    let good = composed.flaw.is_none();
    let mut buttons = vec![Button::new("learn-back", Wish::BackToGame)];
    if good {
        buttons.push(Button::new("compose-analyse", Wish::Composed { analyse: true }));
        buttons.push(Button::new("compose-play", Wish::Composed { analyse: false }).main_if(true));
    }
    let game = [("game", Arg::from(composer.rules().about.name.as_str()))];
    Shown {
        heading: words.label_with("compose-heading", &game),
        text: words.label("compose-how"),
        composed: Some(composed),
        buttons,
        ..Shown::default()
    }
}

impl Aside {
    /// Whether a position is being set up.
    pub fn composes(&self) -> bool {
        self.composer.is_some()
    }

    /// Puts the position as it has been set up on the table.
    fn put_composed(&mut self, current: &mut Current, playhead: &mut Playhead, words: &Words) {
        let Some(composer) = &self.composer else { return };
        let game = Game::new(Arc::clone(composer.rules()), composer.position());
        self.shown = Some(shown(composer, self.picked, words));
        self.put(game, Purpose::Show, current, playhead);
        playhead.stop_at(0.0);
    }
}

/// Answers wishes about a position being set up.
pub(super) fn obey(
    wish: On<Wish>,
    mut aside: ResMut<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    scene: Res<Scene>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    match &*wish {
        Wish::Compose => {
            let position = current.game.before(scene.plies.min(current.game.plies().len()));
            let composer = Composer::new(Arc::clone(current.game.rules()), position);
            (aside.course, aside.riddle, aside.making, aside.wanted) = (None, None, None, None);
            (aside.composer, aside.picked) = (Some(composer), None);
        }
        Wish::Edit(edit) => {
            let Some(composer) = &mut aside.composer else { return };
            if let Err(error) = composer.edit(edit) {
                commands.trigger(Notice::failed(error.to_string()));
                return;
            }
            if let Edit::Add(place, _) | Edit::Count(place, _) = edit {
                aside.picked = place.as_pit();
            }
        }
        Wish::Undo | Wish::Redo => {
            let Some(composer) = &mut aside.composer else { return };
            if *wish == Wish::Undo { composer.undo() } else { composer.redo() }
        }
        Wish::Composed { analyse } => {
            let Some(composer) = aside.composer.take() else { return };
            aside.bring_back(&mut current, &mut playhead);
            commands.trigger(Wish::PastePosition(composer.text()));
            if *analyse {
                commands.trigger(Wish::Analyse(true));
            }
            return;
        }
        _ => return,
    }
    aside.put_composed(&mut current, &mut playhead, &speech.0);
}
