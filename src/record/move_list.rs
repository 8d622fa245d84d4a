//! The list of moves: the main line turn by turn and, below the move in whose place they could be played, the variations,
//! each further in than the line from which it parts. Only rows in sight are laid out.

use super::move_rows::Rows;
use super::move_rows::{
    self, BEFORE_CELLS, CELL, DEEPEST, MoveListRow, MoveRow, TRIANGLE, VariationRow, cell_width, indent,
};
use crate::analysis::review::{self, FoundReview};
use crate::analysis::view::{AnalysisParams, better};
use crate::playback::GameContext;
use crate::record::RecordCommand;
use crate::ui::Action;
use crate::ui::icons::{self, Icon, side_mark};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy::prelude::{InMut, ResMut, Resource};
use bevy_egui::egui::{
    self, Align, Align2, AsIdSalt, Color32, CornerRadius, FontId, Key, Modifiers, Rect, ScrollArea, Sense, Stroke, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::engine::{self, CausedEvent, Event, NoEvents, Position, Transfer, TransferKind};
use mancala::record::moves::is_choosing;
use mancala::record::tree::NodeId;
use mancala::rules::Side;
use mancala::rules::plan::rounds::Layout;
use naqala_core::session::rounds::{self, RoundPlayed};
use naqala_core::words::Arg;
use std::ops::Deref;

/// The height of a row, in points at text size 1.
pub(super) const LINE: f32 = 27.0;

/// The room for the number of a move, in points at text size 1; longer numbers are written smaller.
const NUMBER: f32 = 28.0;

/// The space above the list, in points.
pub(super) const ABOVE_LIST: f32 = 4.0;

/// State of the list.
#[derive(Resource, Default)]
pub struct MoveList {
    /// The position to which it was last scrolled, and how high it was then.
    scrolled_to_row: Option<(NodeId, f32)>,
    rows: Rows,
}

/// The game, with what a review has found of it.
struct MovesView<'a> {
    view: &'a GameContext<'a>,
    review: FoundReview,
}

impl<'a> Deref for MovesView<'a> {
    type Target = GameContext<'a>;

    fn deref(&self) -> &GameContext<'a> {
        self.view
    }
}

/// The list.
pub(super) fn show(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    mut list: ResMut<MoveList>,
    analysis: AnalysisParams,
) -> Vec<Action> {
    let view = &view;
    let mut actions = Vec::new();
    let scale = style::scale(ui);
    let rounds = rounds::rounds(view.current.main_line());
    let width = ui.available_width() / scale;
    let lines = list.rows.of(view, &rounds, width);
    let shown = view.shown().node();
    let view = &MovesView { view, review: analysis.review(view) };
    let height = LINE * scale;
    ui.add_space(ABOVE_LIST);
    ScrollArea::vertical().id_salt("moves").auto_shrink(false).show_viewport(ui, |ui, viewport| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let top = ui.min_rect().min;
        let width = ui.available_width();
        let rect_of =
            |index: usize| Rect::from_min_size(pos2(top.x, top.y + index as f32 * height), vec2(width, height));
        ui.set_height((lines.len() + 1) as f32 * height);
        let first = (viewport.min.y / height).floor().max(0.0) as usize;
        let last = ((viewport.max.y / height).ceil().max(0.0) as usize).min(lines.len() + 1);
        for index in first..last {
            let rect = rect_of(index);
            actions.extend(match lines.get(index) {
                Some(MoveListRow::Round(round)) => round_row(ui, view, rect, &rounds[*round]),
                Some(MoveListRow::Move(row)) => move_row(ui, view, rect, row, shown, &rounds),
                Some(MoveListRow::Variation(part)) => variation_row(ui, view, rect, part, shown),
                None => last_row(ui, view, rect),
            });
        }
        let wanted = Some((shown, viewport.height()));
        if list.scrolled_to_row != wanted {
            list.scrolled_to_row = wanted;
            let rect = rect_of(move_rows::row_of(view, &lines, shown));
            if !ui.clip_rect().contains_rect(rect.shrink(1.0)) {
                ui.scroll_to_rect_animation(rect, Some(Align::Center), egui::style::ScrollAnimation::none());
            }
        }
    });
    actions
}

/// The beginning of a round, with what each side brought into it.
fn round_row(ui: &mut Ui, view: &MovesView<'_>, rect: Rect, round: &RoundPlayed) -> Option<Action> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let position = view.current.main_line().before(round.from);
    let round_state = position.round_state();
    let name = view.words.label_with("match-round", &[("round", Arg::from(round_state.round))]);
    let response = row_ui(ui, rect, ("round", round.from), &name, palette.sunken, false);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.5, palette.accent));
    let middle = rect.center().y;
    let font = style::font(ui, FontRole::Body);
    ui.painter().text(
        pos2(rect.left() + 12.0 * scale, middle),
        Align2::LEFT_CENTER,
        name,
        font.clone(),
        palette.accent,
    );
    let small = style::font(ui, FontRole::Small);
    let shares: &[(Side, f32)] = if view.rules().layout().is_some_and(Layout::brings) {
        &[(Side::South, 96.0), (Side::North, 34.0)]
    } else {
        &[]
    };
    for &(side, right) in shares {
        let at = pos2(rect.right() - right * scale, middle);
        let held = view.words.number(round_state.held[side.index()]);
        let text = ui.painter().text(at, Align2::RIGHT_CENTER, held, small.clone(), palette.soft);
        let mark = pos2(text.left() - 9.0 * scale, middle);
        side_mark(ui, Rect::from_center_size(mark, Vec2::splat(10.0 * scale)), side, palette);
    }
    let chosen = tooltips::beside(ui, response, view.words.round_began(view.rules(), position)).clicked();
    chosen.then(|| RecordCommand::ShowNode(view.current.tree().path(view.current.tree().main())[round.first]).into())
}

/// A move with its answers, each of which can be gone to.
fn move_row(
    ui: &mut Ui,
    view: &MovesView<'_>,
    rect: Rect,
    row: &MoveRow,
    shown: NodeId,
    rounds: &[RoundPlayed],
) -> Option<Action> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let middle = rect.center().y;
    let small = style::font(ui, FontRole::Small);
    if !row.odd {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, ui.visuals().faint_bg_color);
    }
    if let Some(&node) = row.nodes.first().filter(|_| row.first) {
        let number = view.words.numbered(view.current.tree().node(node).number);
        let at = pos2(rect.left() + NUMBER * scale, middle);
        let wide = ui.painter().layout_no_wrap(number.clone(), small.clone(), palette.soft).size().x;
        let size = small.size * (NUMBER * scale / wide).min(1.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, number, FontId::new(size, small.family.clone()), palette.soft);
        let mark = Rect::from_center_size(pos2(rect.left() + 42.0 * scale, middle), Vec2::splat(12.0 * scale));
        side_mark(ui, mark, row.side, palette);
    }
    let cells = rect.left() + BEFORE_CELLS * scale;
    // A move without answers has the whole row.
    let wide = if row.plies.len() == 1 { rect.right() - cells } else { CELL * scale };
    let mut chosen = None;
    for (at, &node) in row.nodes.iter().enumerate() {
        let left = cells + at as f32 * CELL * scale;
        let cell = Rect::from_min_max(pos2(left, rect.top()), pos2((left + wide).min(rect.right()), rect.bottom()));
        let label = format!("{}. {}", view.current.tree().node(node).number, view.current.tree().node(node).text);
        let response = row_ui(ui, cell, node, &label, Color32::TRANSPARENT, node == shown);
        ply_text(ui, view, cell, node, "", FontRole::Body);
        if with_tip(ui, view, response, node).clicked() {
            chosen = Some(RecordCommand::ShowNode(node).into());
        }
    }
    let gain = gain(view, row, rounds);
    if gain > 0 {
        let at = pos2(rect.right() - 34.0 * scale, middle);
        ui.painter().text(at, Align2::RIGHT_CENTER, format!("+{gain}"), small, palette.soft);
    }
    if row.nodes.iter().any(|&node| !view.current.tree().node(node).comment.is_empty()) {
        let mark = Rect::from_center_size(pos2(rect.right() - 17.0 * scale, middle), Vec2::splat(12.0 * scale));
        icons::paint(ui.painter(), mark, Icon::Comment, palette.accent);
    }
    chosen
}

/// Moves of a variation, each of which can be gone to; before the first a triangle that folds it.
fn variation_row(ui: &mut Ui, view: &MovesView<'_>, rect: Rect, part: &VariationRow, shown: NodeId) -> Option<Action> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let mut action = None;
    for depth in 0..=part.depth.min(DEEPEST) {
        let x = rect.left() + (indent(depth) - 5.0) * scale;
        ui.painter().vline(x, rect.y_range(), Stroke::new(1.5, palette.sunken));
    }
    let mut left = rect.left() + indent(part.depth) * scale;
    let is_folded = |node: NodeId| {
        view.current.tree().variation(node).is_some_and(|first| view.current.tree().node(first).is_folded)
    };
    if let Some(first) = part.begins {
        let square = Rect::from_min_size(pos2(left, rect.top()), vec2(TRIANGLE * scale, rect.height()));
        let folded = is_folded(first);
        let id = if folded { "moves-unfold" } else { "moves-fold" };
        let label = view.words.label_with(id, &[("move", Arg::from(view.current.tree().node(first).text.as_str()))]);
        let response = row_ui(ui, square, ("fold", first), &label, Color32::TRANSPARENT, false);
        let icon = if folded { Icon::Folded } else { Icon::Opened };
        let at = Rect::from_center_size(square.center(), Vec2::splat(11.0 * scale));
        icons::paint(ui.painter(), at, icon, palette.soft);
        if tooltips::beside(ui, response, label).clicked() {
            action = Some(RecordCommand::Collapse(first, !folded).into());
        }
    }
    left += TRIANGLE * scale;
    for &(node, numbered) in &part.nodes {
        let size = vec2(cell_width(view, node, numbered) * scale, rect.height());
        let cell = Rect::from_min_size(pos2(left, rect.top()), size);
        let cell = Rect::from_min_max(cell.min, pos2(cell.right().min(rect.right()), cell.bottom()));
        left += size.x;
        let label = move_rows::move_text(view, node, numbered);
        let response = row_ui(ui, cell, node, &label, Color32::TRANSPARENT, node == shown);
        let number = if numbered { view.words.numbered(view.current.tree().node(node).number) } else { String::new() };
        let end = ply_text(ui, view, cell, node, &number, FontRole::Small);
        if !view.current.tree().node(node).comment.is_empty() {
            let mark = Rect::from_center_size(pos2(end + 9.0 * scale, cell.center().y), Vec2::splat(10.0 * scale));
            icons::paint(ui.painter(), mark, Icon::Comment, palette.accent);
        }
        if response.has_focus() {
            action = action.or(by_key(ui, view, node, is_folded(node)));
        }
        if with_tip(ui, view, response, node).clicked() {
            action = Some(RecordCommand::ShowNode(node).into());
        }
    }
    if part.goes_on {
        let (at, small) = (pos2(left, rect.center().y), style::font(ui, FontRole::Small));
        ui.painter().text(at, Align2::LEFT_CENTER, "…", small, palette.soft);
    }
    action
}

/// Returns what a key does to the variation whose move has the keyboard.
fn by_key(ui: &Ui, view: &MovesView<'_>, node: NodeId, is_folded: bool) -> Option<Action> {
    let first = view.current.tree().variation(node)?;
    ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        if pressed(Key::Delete) {
            Some(RecordCommand::DeleteFrom(node).into())
        } else if !is_folded && pressed(Key::Minus) {
            Some(RecordCommand::Collapse(first, true).into())
        } else {
            (pressed(Key::Plus) || pressed(Key::Equals)).then_some(RecordCommand::Collapse(first, false).into())
        }
    })
}

/// Writes a ply with the signs on it, after its number, and tells where that ends.
fn ply_text(ui: &Ui, view: &MovesView<'_>, cell: Rect, id: NodeId, number: &str, size: FontRole) -> f32 {
    let palette = Palette::of(ui);
    let node = view.current.tree().node(id);
    let font = style::font(ui, size);
    let middle = cell.center().y;
    let mut end =
        cell.left() + (if number.is_empty() && size == FontRole::Body { 8.0 } else { 5.0 }) * style::scale(ui);
    // In a mirrored panel each piece is turned by itself, and a space at its end would come to lie on its other side.
    let space = 4.0 * style::scale(ui);
    let mut write = |text: &str, colour, before: f32| {
        if !text.is_empty() {
            let at = pos2(end + before, middle);
            end = ui.painter().text(at, Align2::LEFT_CENTER, text, font.clone(), colour).right();
        }
    };
    write(number, palette.soft, 0.0);
    let before = if number.is_empty() { 0.0 } else { space };
    write(&node.text, if node.begins { palette.ink } else { palette.soft }, before);
    write(node.glyph.map_or("", |glyph| glyph.sign()), palette.accent, 0.0);
    if let Some(flaw) = flawed_ply(view, id).and_then(|ply| review::flaw_of(&view.review, ply)) {
        write(if flaw.is_mistake { "??" } else { "?" }, palette.bad, space);
    }
    end
}

/// The number of the ply that leads to a position, from 0, if it is of the line being shown: of that alone is it known
/// what was wrong.
fn flawed_ply(view: &MovesView<'_>, node: NodeId) -> Option<usize> {
    let ply = view.current.tree().node(node).ply;
    (view.current.path().get(ply) == Some(&node)).then(|| ply.checked_sub(1)).flatten()
}

/// Returns what a ply does, and a remark on it, are told when it is pointed at.
fn with_tip(ui: &Ui, view: &MovesView<'_>, response: egui::Response, node: NodeId) -> egui::Response {
    if !response.hovered() {
        return response;
    }
    let comment = view.words.text(&view.current.tree().node(node).comment);
    let does = does(view, node);
    let better = flawed_ply(view, node).and_then(|ply| better(view, &view.review, ply));
    let tip = [does.as_deref(), better.as_deref(), Some(comment)].into_iter().flatten();
    let tip = tip.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    if tip.is_empty() { response } else { tooltips::beside(ui, response, tip) }
}

/// Returns what the ply that leads to a position begins with.
fn does(view: &MovesView<'_>, node: NodeId) -> Option<String> {
    let (rules, path) = (view.rules(), view.current.tree().path(node));
    let (&last, before) = path.split_last()?;
    // Where the line leaves those that have been played through, its moves are made again.
    let shown = before.iter().zip(view.current.path()).take_while(|(one, other)| one == other).count();
    let main = before.iter().take_while(|&&node| view.current.tree().is_main(node)).count();
    let (game, known) = if shown > main { (&view.current.game, shown) } else { (view.current.main_line(), main) };
    let mut position = game.before(known.checked_sub(1)?).clone();
    for &node in &before[known..] {
        engine::play_legal(rules, &mut position, view.current.tree().node(node).mv?, &mut NoEvents);
    }
    let mut events: Vec<CausedEvent> = Vec::new();
    engine::play_legal(rules, &mut position.clone(), view.current.tree().node(last).mv?, &mut events);
    Some(view.words.caption(rules, &position, events.iter().find(|told| !told.event.marks_lap())?))
}

/// Returns what a row's plies win: seeds that come to the player's store or, where there are none, are taken from the
/// opponent's pits.
fn gain(view: &MovesView<'_>, row: &MoveRow, rounds: &[RoundPlayed]) -> i32 {
    let board = &view.rules().board;
    if board.has_stores() {
        let store = |position: &Position| i32::from(position.store(row.side));
        let before = view.current.main_line().before(row.plies.start);
        if is_choosing(before) {
            return 0;
        }
        // What the stores hold at the end of a round goes into the next one.
        let end = rounds.iter().filter_map(|round| round.end.as_ref()).find(|end| row.plies.contains(&end.ply));
        return store(end.map_or_else(|| view.current.main_line().before(row.plies.end), |end| &end.position))
            - store(before);
    }
    let events = row.plies.clone().flat_map(|ply| &view.current.main_line().plies()[ply].events);
    events
        .map(|told| match told.event {
            Event::Transfer(Transfer { from, seeds, kind: TransferKind::Captured, .. }) => {
                let theirs = from.as_pit().is_some_and(|pit| board.owner(pit) != row.side);
                if theirs { i32::from(seeds) } else { 0 }
            }
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => 0,
        })
        .sum()
}

/// Returns how the main line stands at its end.
fn last_row(ui: &mut Ui, view: &MovesView<'_>, rect: Rect) -> Option<Action> {
    let palette = Palette::of(ui);
    let status = match view.current.agreed() {
        Some(outcome) => view.words.agreement(view.rules(), outcome),
        None => view.words.status(view.rules(), view.current.main_line().position()),
    };
    let response = row_ui(ui, rect, "last", &status, Color32::TRANSPARENT, false);
    let at = pos2(rect.left() + 12.0 * style::scale(ui), rect.center().y);
    let font = style::font(ui, FontRole::Body);
    let galley = ui.painter().layout_job({
        let mut job = egui::text::LayoutJob::simple_singleline(status, font, palette.accent);
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 20.0);
        job
    });
    ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, palette.accent);
    response.clicked().then_some(RecordCommand::ShowNode(view.current.tree().main()).into())
}

fn row_ui(ui: &mut Ui, rect: Rect, id: impl AsIdSalt, label: &str, fill: Color32, current: bool) -> egui::Response {
    let palette = Palette::of(ui);
    let response = ui.interact(rect, ui.id().with(("row", id)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, current, label));
    let fill = match (current, response.hovered() || response.has_focus()) {
        (true, _) => palette.lit,
        (false, true) => style::mix(palette.ground, palette.accent, 0.14),
        (false, false) => fill,
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, fill);
    if current {
        let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
        ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.lit_edge);
    }
    response
}
