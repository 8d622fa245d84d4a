//! A position being set up on the table while the game waits; then it is played, or thought about.

use crate::analysis::AnalysisCommand;
use crate::editor::PositionCommand;
use crate::learn::LearnCommand;
use crate::learn::PuzzleOffer;
use crate::learn::activity::{Activity, ActivityButton, ActivityText};
use crate::learn::my_puzzles::Unsuitable;
use crate::play::PlayCommand;
use crate::play::{CurrentGame, Purpose};
use crate::playback::{Playhead, Scene};
use crate::record::RecordCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::engine::{Game, Mark};
use mancala::record::notation::move_text;
use mancala::rules::{MAX_PITS, PitId, Place, PlaceKind, Side};
use naqala_core::teach::puzzle::PuzzleKind;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::{Composer, Edit, Flaw};
use std::sync::Arc;

/// Description of a position being set up, apart from the board itself.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionDescription {
    /// Places apart from the pits, each with its name and the number of seeds in it.
    pub trays: Vec<(Place, String, u16)>,
    /// Sides that might be to move, each with a name.
    pub seats: Vec<(Side, String)>,
    /// Side to move.
    pub to_move: Side,
    /// The names of the stages of play, where there are several.
    pub stages: Vec<String>,
    /// Index of its stage in `stages`.
    pub stage: usize,
    /// Text with the number of seeds in the position and in the game.
    pub seeds: String,
    /// The same of special pieces, where the game has any, and what a click may put in: a seed or one of them.
    pub specials: Option<(String, [String; 2])>,
    /// `true` if a click puts in one of them.
    pub adds_specials: bool,
    /// `true` if the board can be turned round.
    pub mirrors: bool,
    /// Marks that the pit changed last has or can have, each with a name.
    pub marks: Vec<(Mark, String)>,
    /// Index of its present mark in `marks`.
    pub mark: usize,
    /// That pit, where it can become anything.
    pub marked: Option<PitId>,
    /// Reason that the position cannot be played; `None` if it can.
    pub flaw: Option<String>,
    /// Puzzles that the position makes, each with a name; `None` until they are asked for.
    pub offers: Option<PuzzleOffers>,
}

/// The puzzles that a position makes.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleOffers {
    /// They are being proved.
    Awaited,
    /// They are found.
    Found {
        /// Each with what it is called.
        made: Vec<(PuzzleOffer, String)>,
        /// The reasons why there is none of the other kinds, in a sentence each.
        lacks: Vec<String>,
    },
}

impl PositionDescription {
    fn of(activity: &Activity, composer: &Composer, words: &Words) -> PositionDescription {
        let &Activity { picked, adds_specials, .. } = activity;
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
        let tray = |place: Place| {
            let name = words.place(rules, place);
            let args =
                [("place", Arg::from(name.as_str())), ("pieces", words.text(&rules.about.terms.specials).into())];
            if place.is_special() { words.label_with("compose-special-store", &args) } else { name }
        };
        let trays = composer.trays().into_iter().map(|place| (place, tray(place), composer.at(place)));
        let seats = rules.board.sides().iter().map(|&side| (side, words.seat(rules, side)));
        let stages = (0..rules.stage_rules.len()).map(|stage| words.stage(rules, stage));
        let args = [("seeds", Arg::from(composer.seeds())), ("usual", Arg::from(composer.usual_seeds()))];
        let specials = composer.has_specials().then(|| {
            let usual = Arg::from(rules.board.specials);
            let args = [("pieces", words.pieces(rules, composer.specials() as u16).into()), ("usual", usual)];
            let kinds = [words.label("compose-one-seed"), words.pieces(rules, 1)];
            (words.label_with("compose-specials", &args), kinds)
        });
        PositionDescription {
            specials,
            adds_specials,
            trays: trays.collect(),
            seats: seats.collect(),
            to_move: composer.to_move(),
            stages: if rules.stage_rules.len() > 1 { stages.collect() } else { Vec::new() },
            stage: composer.stage(),
            seeds: words.label_with("compose-seeds", &args),
            mirrors: composer.mirrors(),
            marks,
            mark,
            marked,
            flaw: composer.playable().err().map(|flaw| said(composer, words, &flaw)),
            offers: activity.offered.as_ref().map(|offered| match &offered.found {
                None => PuzzleOffers::Awaited,
                Some(found) => PuzzleOffers::Found {
                    made: found.offers.iter().map(|&it| (it, offer(composer, it, words))).collect(),
                    lacks: found.lacks.iter().map(|&(kind, lack)| lacking(kind, lack, words)).collect(),
                },
            }),
        }
    }
}

/// Returns what stands in the way of playing a position.
fn said(composer: &Composer, words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Empty => words.label("compose-empty"),
        Flaw::Stuck(side) => {
            let player = words.seat(composer.rules(), *side);
            words.label_with("compose-stuck", &[("player", Arg::from(player))])
        }
        Flaw::NoPosition(why) => {
            let reason = words.diagnostic(why.diagnostic());
            words.label_with("compose-wrong", &[("reason", Arg::from(reason))])
        }
    }
}

/// Returns what is asked, with the move that it is about.
fn offer(composer: &Composer, (kind, mv): PuzzleOffer, words: &Words) -> String {
    let kind = words.puzzle_kind(kind);
    let Some(mv) = mv else { return kind };
    let mv = move_text(composer.rules(), &composer.position(), mv);
    words.label_with("puzzle-own-of", &[("kind", Arg::from(kind)), ("move", Arg::from(mv))])
}

/// The reason why there is no puzzle of a kind.
fn lacking(kind: PuzzleKind, lack: Unsuitable, words: &Words) -> String {
    words.label_with(lack.message(kind), &[("kind", Arg::from(words.puzzle_kind(kind)))])
}

fn shown(activity: &Activity, composer: &Composer, words: &Words) -> ActivityText {
    let composed = PositionDescription::of(activity, composer, words);
    let good = composed.flaw.is_none();
    let mut buttons = vec![ActivityButton::new("learn-back", LearnCommand::BackToGame)];
    if good {
        if composed.offers.is_none() {
            buttons.push(ActivityButton::new("compose-keep", PositionCommand::FindPuzzles));
        }
        buttons.push(ActivityButton::new("compose-analyse", PositionCommand::Play { analyse: true }));
        buttons.push(ActivityButton::new("compose-play", PositionCommand::Play { analyse: false }).main_if(true));
    }
    if activity.leaving {
        buttons = vec![
            ActivityButton::new("compose-discard", LearnCommand::BackToGame),
            ActivityButton::new("compose-go-on", PositionCommand::Leave).main_if(true),
        ];
    }
    let game = [("game", Arg::from(words.text(&composer.rules().about.name)))];
    ActivityText {
        heading: words.label_with("compose-heading", &game),
        text: words.label(if activity.leaving { "compose-leave" } else { "compose-how" }),
        composed: Some(composed),
        buttons,
        ..ActivityText::default()
    }
}

impl Activity {
    /// Returns whether a position is being set up.
    pub fn composes(&self) -> bool {
        self.composer.is_some()
    }

    /// Returns where a seed or a special piece is put that is meant for a place of the position being set up.
    pub fn aimed(&self, place: Place) -> Place {
        match place.kind() {
            PlaceKind::Pit(pit) if self.adds_specials => Place::special(pit),
            PlaceKind::Store(side) if self.adds_specials => Place::special_store(side),
            _ => place,
        }
    }

    /// Returns whether the position being set up can have special pieces.
    pub fn has_specials(&self) -> bool {
        self.composer.as_ref().is_some_and(Composer::has_specials)
    }

    /// Returns whether clicks put special pieces into it.
    pub fn adds_specials(&self) -> bool {
        self.adds_specials
    }

    /// Says anew what is said of the position being set up, if one is.
    pub(crate) fn say_composed(&mut self, words: &Words) {
        if let Some(composer) = &self.composer {
            self.shown = Some(shown(self, composer, words));
        }
    }

    /// Puts the position as it has been set up on the table.
    fn put_composed(&mut self, current: &mut CurrentGame, playhead: &mut Playhead, words: &Words) {
        let Some(composer) = &self.composer else { return };
        let game = Game::new(Arc::clone(composer.rules()), composer.position());
        self.shown = Some(shown(self, composer, words));
        self.put(game, Purpose::Show, current, playhead);
        playhead.stop_at(0.0);
    }
}

pub(crate) fn answer_position_commands(
    command: On<PositionCommand>,
    mut activity: ResMut<Activity>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    scene: Res<Scene>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    match &*command {
        PositionCommand::Begin => {
            let position = current.game.before(scene.plies.min(current.game.plies().len()));
            let composer = Composer::new(Arc::clone(current.game.rules()), position);
            (activity.course, activity.riddle, activity.making, activity.wanted) = (None, None, None, None);
            (activity.composer, activity.picked, activity.adds_specials) = (Some(composer), None, false);
            activity.leaving = false;
        }
        PositionCommand::Edit(edit) => {
            let Some(composer) = &mut activity.composer else { return };
            let of = match edit {
                Edit::Add(place, _) | Edit::Count(place, _) => Some(place.kind()),
                _ => None,
            };
            if let Some(PlaceKind::Special(pit)) = of.filter(|_| composer.has_specials())
                && !composer.holds_specials(pit)
            {
                let rules = composer.rules();
                let args = [("pit", Arg::from(rules.board.name(pit)))];
                commands.trigger(Notice::failed(language.0.label_with("compose-not-here", &args)));
                return;
            }
            if let Err(error) = composer.edit(edit) {
                commands.trigger(Notice::mistakes(error));
                return;
            }
            if let Some(kind) = of {
                activity.picked = match kind {
                    PlaceKind::Pit(pit) | PlaceKind::Special(pit) => Some(pit),
                    _ => None,
                };
            }
        }
        PositionCommand::Leave => {
            let Some(composer) = &activity.composer else { return };
            if composer.has_changed() {
                activity.leaving = !activity.leaving;
                activity.say_composed(&language.0);
            } else {
                commands.trigger(LearnCommand::BackToGame);
            }
            return;
        }
        PositionCommand::AddSpecials(adds) => {
            activity.adds_specials = *adds && activity.has_specials();
            activity.say_composed(&language.0);
            return;
        }
        PositionCommand::Play { analyse } => {
            let Some(composer) = activity.composer.take() else { return };
            activity.bring_back(&mut current, &mut playhead);
            commands.trigger(RecordCommand::PastePosition(composer.text()));
            if *analyse {
                commands.trigger(AnalysisCommand::Analyse(true));
            }
            return;
        }
        // Answered with the puzzles of one's own.
        PositionCommand::FindPuzzles | PositionCommand::SavePuzzle(_) => return,
    }
    // Another position makes other puzzles, and whoever changes it does not leave it.
    (activity.offered, activity.leaving) = (None, false);
    activity.put_composed(&mut current, &mut playhead, &language.0);
}

/// Takes the last change to a position being set up back, or makes it again.
pub(crate) fn undo_and_redo_setup(
    command: On<PlayCommand>,
    mut activity: ResMut<Activity>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
) {
    let activity = &mut *activity;
    let Some(composer) = &mut activity.composer else { return };
    match *command {
        PlayCommand::Undo => composer.undo(),
        PlayCommand::Redo => composer.redo(),
        _ => return,
    }
    (activity.offered, activity.leaving) = (None, false);
    activity.put_composed(&mut current, &mut playhead, &language.0);
}
