//! Words about the table: what the pit pointed at would do or why it may not be lifted.

use super::highlight_pulse::HideChoiceMarkers;
use super::pointing::PointedMove;
use super::{OverlaySystems, Pointed, TableLayout};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::playback::Scene;
use crate::ui::language::UiLanguage;
use crate::ui::right_to_left;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::prelude::{App, DetectChangesMut, IntoScheduleConfigs, Res, ResMut, Result, Update};
use bevy_egui::egui::{self, Align2, Area, Frame, Id, Order, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use mancala::engine::Position;
use mancala::rules::{PitId, Place};
use naqala_core::session::{PitOutlook, Purpose, Session};
use naqala_core::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Hint>()
        .add_systems(Update, say.in_set(AppSystems::Show))
        .add_systems(EguiPrimaryContextPass, write_beside.in_set(OverlaySystems::Hint));
}

/// The area of the hint.
const HINT: &str = "hint";
/// Room between a pit and its hint, in pixels.
const ASIDE: f32 = 8.0;

/// Works out what is to be said of the pit pointed at, and where.
pub(super) fn say(
    current: Res<CurrentGame>,
    scene: Res<Scene>,
    pointed: Res<Pointed>,
    outlook: Res<PointedMove>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    (hide_markers, activity): (Res<HideChoiceMarkers>, Res<Activity>),
    mut hint: ResMut<Hint>,
) {
    let said = match (pointed.pit, hide_markers.0 || playhead.playing || activity.takes_places() || activity.composes())
    {
        // While a task is open it is said why a pit may not be played, and not what a move would do.
        (Some(_), false) if activity.asks() && !matches!(**outlook, PitOutlook::Barred(_)) => None,
        // Where something is shown nobody plays on.
        (Some(_), false) if current.purpose == Purpose::Show => None,
        // The class is asked: a click counts its votes.
        (Some(pit), false) if scene.asking => vote_hint(&current, &scene, &language.0, pit),
        (Some(pit), false) => hint_of(&current, &scene, &outlook, &language.0, pit),
        _ => None,
    };
    hint.set_if_neq(said.unwrap_or_default());
}

/// The position that is spoken of: that in which a move can be made now, or else what is shown.
pub(crate) fn position_of<'a>(current: &'a Session, scene: &'a Scene) -> Option<&'a Position> {
    scene.front.and_then(|front| current.position(front)).or(scene.position.as_ref())
}

fn vote_hint(current: &Session, scene: &Scene, words: &Words, pit: PitId) -> Option<Hint> {
    let (rules, position) = (current.game.rules(), position_of(current, scene)?);
    let beside = Some(pit).filter(|pit| rules.board.rows <= 2 && pit.index() < rules.board.pit_count())?;
    let lines = vec![words.pit(rules, position, pit), words.label("class-vote-does")];
    Some(Hint { lines, beside: Some(beside) })
}

fn hint_of(current: &Session, scene: &Scene, outlook: &PitOutlook, words: &Words, pit: PitId) -> Option<Hint> {
    let position = position_of(current, scene)?;
    let rules = current.game.rules();
    if pit.index() >= rules.board.pit_count() {
        return None;
    }
    // Where there are rows on both sides of every pit, a hint beside one would hide what it speaks of.
    let beside = Some(pit).filter(|_| rules.board.rows <= 2);
    if beside.is_none() && *outlook == PitOutlook::Nothing {
        // The bar keeps the caption of the event at which the show rests.
        return None;
    }
    let mut said = vec![words.pit(rules, position, pit)];
    said.extend(outlook.sentences(words, rules, position));
    Some(Hint { lines: said, beside })
}

/// Writes a hint beside its pit.
fn write_beside(mut contexts: EguiContexts, hint: Res<Hint>, layout: Res<TableLayout>) -> Result {
    let Ok(ctx) = contexts.ctx_mut() else { return Ok(()) };
    if ctx.memory(|memory| memory.top_modal_layer().is_some()) {
        return Ok(());
    }
    let (Some(pit), Some((title, sentences))) = (hint.beside, hint.lines.split_first()) else { return Ok(()) };
    let place = Place::pit(pit);
    let (centre, half) = (layout.centre(place), layout.half_size(place));
    let lift = half.y + layout.line + ASIDE;
    // On the side away from the middle line, so that the pits across stay in sight.
    let (outward, pivot) =
        if centre.y > layout.board.center().y { (1.0, Align2::CENTER_TOP) } else { (-1.0, Align2::CENTER_BOTTOM) };
    let at = right_to_left::point(ctx, egui::pos2(centre.x, centre.y + outward * lift));
    Area::new(Id::new(HINT)).order(Order::Tooltip).interactable(false).fixed_pos(at).pivot(pivot).constrain(true).show(
        ctx,
        |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(280.0);
                ui.label(RichText::new(title).strong());
                for sentence in sentences {
                    ui.label(sentence);
                }
            });
        },
    );
    Ok(())
}

/// Text of the table about the pit pointed at: the effect of lifting it, or the reason that it may not be lifted.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct Hint {
    /// The pit with its seeds, then a sentence for each thing to be said; empty if there is nothing to say.
    pub lines: Vec<String>,
    /// The pit beside which it is written; `None` where a board has no room for it and the bar says it.
    #[reflect(ignore)]
    pub beside: Option<PitId>,
}

/// The pit with which the best move begins, while that is to be shown: the analysis finds it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HintedPit(pub Option<PitId>);

impl Hint {
    /// Returns what the bar is to say, if that is where it is said.
    pub fn in_bar(&self) -> Option<String> {
        let (title, sentences) = self.lines.split_first()?;
        self.beside.is_none().then(|| format!("{title}\n{}", sentences.join(" ")))
    }
}
