//! The table for those who hear it: what a screen reader is told. Every pit is a button whose name says what lies in it and
//! what choosing it would do, or why it may not be chosen; where a pit can be sown in several directions, a button
//! for each follows. Nothing of this is there unless somebody listens.

use crate::board::hint::position_of;
use crate::board::pointing::{LegalMoves, chosen};
use crate::board::{BoardContext, OverlaySystems, Pointed, TableLayout};
use crate::play::activity::Activity;
use crate::playback::Scene;
use crate::ui::language::UiLanguage;
use crate::ui::right_to_left;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Role};
use bevy_egui::egui::{Id, Key, LayerId, Response, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use naqala_core::session::Session;
use naqala_core::session::spoken::{self, Choosing, PlaceDescription};
use naqala_core::words::Words;

pub(super) fn plugin(app: &mut App) {
    // The table is described before the panel.
    let described = describe_board.run_if(resource_exists::<TableLayout>).in_set(OverlaySystems::Descriptions);
    app.add_systems(EguiPrimaryContextPass, described);
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

/// Returns what is said of the whole table.
pub(super) fn place_descriptions(
    current: &Session,
    scene: &Scene,
    legal_moves: &LegalMoves,
    words: &Words,
    activity: &Activity,
) -> Vec<PlaceDescription> {
    let Some(position) = position_of(current, scene) else { return Vec::new() };
    let choosing = match scene.front.and_then(|front| current.position(front)) {
        _ if activity.composes() || activity.takes_places() => Choosing::Anywhere,
        Some(_) => Choosing::Among(legal_moves),
        None => Choosing::Nowhere,
    };
    spoken::place_descriptions(words, current.game.rules(), position, choosing)
}
