//! The table for those who hear it: what a screen reader is told. Every pit is a button whose name says what lies in it and
//! what choosing it would do, or why it may not be chosen; where a pit can be sown in several directions, a button
//! for each follows. Nothing of this is there unless somebody listens.

use crate::board::hint::{self, position_of};
use crate::board::pointing::{LegalMoves, PointedMove, chosen, outlook_of};
use crate::board::{BoardContext, Pointed};
use crate::learn::activity::Activity;
use crate::playback::Scene;
use crate::ui::language::UiLanguage;
use crate::ui::right_to_left;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Role};
use bevy_egui::egui::{Id, Key, LayerId, Response, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use mancala::engine::{Move, Position};
use mancala::rules::{Direction, PitId, Place, Rules, Side};
use naqala_core::session::{Preview, Session};
use naqala_core::words::{Arg, Words};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, describe_board.in_set(DescribeBoardSystems));
}

/// Systems that describe the table to screen readers, before the panel does so.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct DescribeBoardSystems;

/// Description of a place of the table for screen readers.
#[derive(Clone, Debug)]
pub(super) struct PlaceDescription {
    place: Place,
    /// The pit, if it is a button.
    pub pit: Option<PitId>,
    /// The direction in which the button sows it, where there is a button for each.
    pub way: Option<Direction>,
    /// `true` if it can be chosen.
    pub open: bool,
    /// The sentence.
    pub name: String,
}

fn describe_board(
    mut contexts: EguiContexts,
    listened: Option<Res<AccessibilityRequested>>,
    BoardContext { current, scene, layout, legal_moves, activity, .. }: BoardContext,
    language: Res<UiLanguage>,
    mut pointed: ResMut<Pointed>,
    mut spoken: Local<Vec<PlaceDescription>>,
    mut commands: Commands,
) -> Result {
    if !listened.is_some_and(|listened| listened.get()) || layout.radius <= 0.0 {
        spoken.clear();
        return Ok(());
    }
    let Ok(ctx) = contexts.ctx_mut().cloned() else { return Ok(()) };
    let changed = [
        current.is_changed(),
        scene.is_changed(),
        legal_moves.is_changed(),
        language.is_changed(),
        activity.is_changed(),
    ];
    if spoken.is_empty() || changed.contains(&true) {
        *spoken = place_descriptions(&current, &scene, &legal_moves, &language.0, &activity);
    }
    let whole = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.content_rect());
    let ui = Ui::new(ctx.clone(), Id::new("table"), whole);
    ctx.accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Group);
        node.set_label(language.0.label("spoken-table"));
    });
    for it in &*spoken {
        let (middle, half) = (layout.centre(it.place), layout.half_size(it.place));
        let seen = egui::Rect::from_center_size(pos2(middle.x, middle.y), egui::vec2(half.x, half.y) * 2.0);
        let id = ui.unique_id().with((it.place.index(), it.way.map(|way| way as u8)));
        let response =
            ui.interact(right_to_left::rect(&ctx, seen), id, if it.pit.is_some() { FOCUS } else { Sense::hover() });
        let kind = if it.pit.is_some() { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(kind, it.open, &it.name));
        let Some(pit) = it.pit else { continue };
        ctx.accesskit_node_builder(id, |node| node.add_action(Action::Click));
        if response.gained_focus() {
            // Who sees a little sees it as well.
            pointed.set_if_neq(Pointed { pit: Some(pit), way: it.way, by_key: true, ..default() });
        }
        if is_chosen(&response)
            && let Some(action) = chosen(pit, it.way, &legal_moves, &activity, 1)
        {
            pointed.set_if_neq(Pointed::default());
            action.trigger(&mut commands);
        }
    }
    Ok(())
}

/// A pit is felt by the table itself; here it has only the keyboard's focus.
const FOCUS: Sense = Sense::FOCUSABLE;

/// Returns whether a screen reader, or a key, presses a button that has the focus.
fn is_chosen(button: &Response) -> bool {
    let has_focus = button.has_focus();
    button.ctx.input(|input| {
        let by_key = has_focus && (input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
        by_key || input.has_accesskit_action_request(button.id, Action::Click)
    })
}

/// Returns what is said of the whole table: row by row as South sees them, then what lies beside the rows.
pub(super) fn place_descriptions(
    current: &Session,
    scene: &Scene,
    legal_moves: &LegalMoves,
    words: &Words,
    activity: &Activity,
) -> Vec<PlaceDescription> {
    let Some(position) = position_of(current, scene) else { return Vec::new() };
    let rules = current.game.rules();
    let board = &rules.board;
    let mut pits: Vec<PitId> = board.pits().collect();
    pits.sort_by_key(|&pit| (board.row(pit), board.column(pit)));
    let anywhere = activity.composes() || activity.takes_places();
    let mut spoken = Vec::new();
    for pit in pits {
        let of_pit = |way, open, name| PlaceDescription { place: Place::pit(pit), pit: Some(pit), way, open, name };
        let several = legal_moves.asks_way(pit) && !anywhere;
        let ways = legal_moves.at(pit).filter_map(|(way, mv)| Some((way?, mv))).filter(|_| several);
        let open = anywhere || legal_moves.has(pit) && (!several || legal_moves.is_plain(pit));
        let outlook = if anywhere { PointedMove::Nothing } else { at(current, scene, legal_moves, pit) };
        spoken.push(of_pit(None, open, name(words, rules, position, pit, &outlook)));
        spoken.extend(ways.map(|(way, mv)| of_pit(Some(way), true, way_name(words, rules, position, pit, way, mv))));
    }
    let trays = [("spoken-store", Place::store as fn(Side) -> Place), ("spoken-hand", Place::hand)];
    for (side, (id, place)) in board.sides().iter().flat_map(|&side| trays.map(|tray| (side, tray))) {
        let place = place(side);
        let seeds = position.at(place);
        let is_there = if id == "spoken-store" { board.has_stores() } else { seeds > 0 };
        if is_there {
            let name = of_side(words, rules, id, side, &[("seeds", seeds.into())]);
            spoken.push(PlaceDescription { place, pit: None, way: None, open: true, name });
        }
    }
    spoken
}

/// Returns what can be said of a pit, whichever is pointed at.
fn at(current: &Session, scene: &Scene, legal_moves: &LegalMoves, pit: PitId) -> PointedMove {
    outlook_of(current, scene, legal_moves, Pointed { pit: Some(pit), ..default() })
}

fn name(words: &Words, rules: &Rules, position: &Position, pit: PitId, outlook: &PointedMove) -> String {
    let side = rules.board.owner(pit);
    let whose = match () {
        () if !rules.board.is_owned() => "nobody",
        () if side == position.chooser() => "own",
        () => "other",
    };
    let open = match outlook {
        PointedMove::Ahead(_) => "yes",
        PointedMove::Ways => "ways",
        PointedMove::Barred(_) | PointedMove::Nothing => "no",
    };
    let args = [("pit", words.pit(rules, position, pit).into()), ("whose", whose.into()), ("open", open.into())];
    let first = of_side(words, rules, "spoken-pit", side, &args);
    match outlook {
        PointedMove::Nothing | PointedMove::Ways => first,
        PointedMove::Ahead(_) | PointedMove::Barred(_) => told(first, hint::lines(words, rules, position, outlook)),
    }
}

fn way_name(words: &Words, rules: &Rules, position: &Position, pit: PitId, way: Direction, mv: Move) -> String {
    let said = words.answer(rules, position, Move::Way(way));
    let first = words.label_with("spoken-way", &[("pit", rules.board.name(pit).into()), ("way", said.into())]);
    let ahead = Preview::of(rules, position, mv);
    told(first, ahead.map(|ahead| ahead.sentences(words, rules, position.chooser())).unwrap_or_default())
}

/// A message about what is a side's.
fn of_side(words: &Words, rules: &Rules, id: &str, side: Side, more: &[(&str, Arg)]) -> String {
    let key = if rules.profile.is_solo() { "alone" } else { side.word() };
    let mut args = vec![("owner", words.seat(rules, side).into()), ("owner-side", key.into())];
    args.extend(more.iter().cloned());
    words.label_with(id, &args)
}

/// Sentences after one another.
fn told(first: String, sentences: Vec<String>) -> String {
    std::iter::once(first).chain(sentences).collect::<Vec<_>>().join(" ")
}
