//! The record: who plays, the plies turn by turn, and remarks. What can be done with the whole is in [`record_menu`].

use super::icons::{self, Icon, side_mark};
use super::lines;
use super::match_table;
use super::record_menu;
use super::seats;
use super::state::Memory;
use super::study;
use super::style::{self, Palette, Type};
use super::tips;
use super::view::View;
use crate::engine::{Event, How, Position, Stones};
use crate::game::rounds::{self, RoundPlayed};
use crate::game::turns;
use crate::game::wish::Wish;
use crate::record::Glyph;
use crate::record::notation::ply_text;
use crate::rules::Side;
use crate::words::Arg;
use bevy_egui::egui::{
    self, Align, Align2, AsIdSalt, Color32, CornerRadius, Panel, Rect, RichText, ScrollArea, Sense, Stroke, TextEdit,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::ops::Range;

/// Shows the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    if is_cramped(ui, view) {
        return one_below_the_other(ui, view, memory);
    }
    let mut wishes = players(ui, view);
    wishes.extend(study::table(ui, view));
    wishes.extend(study::go_over(ui, view));
    let rounds = rounds::rounds(view.game);
    let most = if ui.ctx().content_rect().height() < ROOMY * style::scale(ui) { 3 } else { 8 };
    wishes.extend(match_table::show(ui, view, &rounds, most));
    wishes.extend(record_menu::show(ui, view, memory));
    Panel::bottom("remark")
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::new().inner_margin(egui::Margin { top: 8, ..Default::default() }))
        .show(ui, |ui| {
            wishes.extend(lines::show(ui, view));
            wishes.extend(remark(ui, view));
        });
    wishes.extend(list(ui, view, memory, &rounds));
    wishes
}

/// In a window lower than this, in points at text size 1, few rounds of a match are seen at once.
const ROOMY: f32 = 800.0;

/// The same where there is not room for all of it at once: the whole is scrolled.
fn one_below_the_other(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let rounds = rounds::rounds(view.game);
    let (room, line) = (ui.available_height(), LINE * style::scale(ui));
    ScrollArea::vertical().id_salt("cramped").auto_shrink(false).show(ui, |ui| {
        wishes.extend(record_menu::show(ui, view, memory));
        // The list keeps the move being shown in its own part, which is in sight before anything is scrolled.
        let left = (room - ui.min_rect().height() - ui.spacing().item_spacing.y - ABOVE_LIST) / line;
        let lines = left.floor().clamp(1.0, LINES_WHEN_CRAMPED);
        let size = vec2(ui.available_width(), ABOVE_LIST + lines * line);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        wishes.extend(list(&mut ui.new_child(UiBuilder::new().max_rect(rect)), view, memory, &rounds));
        wishes.extend(lines::show(ui, view));
        wishes.extend(remark(ui, view));
        wishes.extend(players(ui, view));
        wishes.extend(study::table(ui, view));
        wishes.extend(study::go_over(ui, view));
        wishes.extend(match_table::show(ui, view, &rounds, usize::MAX));
    });
    wishes
}

/// No more lines of the list of moves are seen there.
const LINES_WHEN_CRAMPED: f32 = 5.0;

fn players(ui: &mut Ui, view: &View<'_>) -> Vec<Wish> {
    let mut players = view.seated();
    if seats::on_the_table(ui, view, &mut players) { vec![Wish::Players(players)] } else { Vec::new() }
}

/// In a window lower than this, in points at text size 1, there is not room for all at once: so much with two seats, and
/// more for each further one.
const CRAMPED: f32 = 440.0;
const CRAMPED_MORE: f32 = 90.0;

fn is_cramped(ui: &Ui, view: &View<'_>) -> bool {
    let more = view.rules().board.sides().len().saturating_sub(2) as f32;
    ui.ctx().content_rect().height() < (CRAMPED + CRAMPED_MORE * more) * style::scale(ui)
}

/// One line of the list.
enum Line<'a> {
    /// A round of a match begins.
    Round(&'a RoundPlayed),
    /// A move.
    Move(Row),
}

impl Line<'_> {
    /// The ply that comes after the line.
    fn end(&self) -> usize {
        match self {
            Line::Round(round) => round.from,
            Line::Move(row) => row.plies.end,
        }
    }
}

/// A line with a move: a move and the answers that it goes on with, as far as they fit.
struct Row {
    /// The plies.
    plies: Range<usize>,
    /// The number of the move, and whether this line is its first.
    number: usize,
    first: bool,
    /// Whether the turn is an odd one: lines of one turn have one ground.
    odd: bool,
    side: Side,
}

/// The plies grouped by move, the answers with it, as far as a line has room for them. Each round of a match has a line
/// before its moves.
fn lines<'a>(view: &View<'_>, rounds: &'a [RoundPlayed], room: usize) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let (mut number, mut odd) = (0, false);
    let mut rounds = rounds.iter().peekable();
    let plies = view.game.plies().len();
    for ply in 0..=plies {
        if let Some(round) = rounds.next_if(|round| round.from == ply) {
            lines.push(Line::Round(round));
        }
        if ply == plies {
            break;
        }
        let before = view.game.before(ply);
        let side = if rounds::is_choosing(before) { before.chooser() } else { before.to_move() };
        let first = !turns::goes_on(view.game, ply);
        number += usize::from(first);
        match lines.last_mut() {
            Some(Line::Move(last)) if !first && last.side == side && last.plies.len() < room => last.plies.end += 1,
            last => {
                odd ^= !matches!(last, Some(Line::Move(last)) if last.side == side);
                lines.push(Line::Move(Row { plies: ply..ply + 1, number, first, odd, side }));
            }
        }
    }
    lines
}

/// The height of a line, in points at text size 1.
const LINE: f32 = 27.0;

/// The space above the list, in points.
const ABOVE_LIST: f32 = 4.0;

/// Room for a ply's text in a line, and what stands before the first, in points at text size 1.
const CELL: f32 = 56.0;
const BEFORE_CELLS: f32 = 54.0;
const AFTER_CELLS: f32 = 58.0;

fn list(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>, rounds: &[RoundPlayed]) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let scale = style::scale(ui);
    let room = ((ui.available_width() / scale - BEFORE_CELLS - AFTER_CELLS) / CELL).floor().max(1.0) as usize;
    let lines = lines(view, rounds, room);
    let ply = view.ply();
    let current = lines.partition_point(|line| line.end() <= ply);
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
            let shown = match lines.get(index) {
                Some(Line::Round(round)) => round_row(ui, view, rect_of(index), round),
                Some(Line::Move(row)) => move_row(ui, view, rect_of(index), row, ply, rounds),
                None => last_row(ui, view, rect_of(index), current == lines.len()).then_some(view.game.plies().len()),
            };
            wishes.extend(shown.map(Wish::ShowPly));
        }
        let wanted = Some((current, viewport.height()));
        if memory.state.scrolled_to_row != wanted {
            memory.state.scrolled_to_row = wanted;
            let rect = rect_of(current.min(lines.len()));
            if !ui.clip_rect().contains_rect(rect.shrink(1.0)) {
                ui.scroll_to_rect_animation(rect, Some(Align::Center), egui::style::ScrollAnimation::none());
            }
        }
    });
    wishes
}

/// The beginning of a round, with what each side brought into it. Tells to which ply it leads if it was chosen.
fn round_row(ui: &mut Ui, view: &View<'_>, rect: Rect, round: &RoundPlayed) -> Option<usize> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let position = view.game.before(round.from);
    let bout = position.bout();
    let name = view.words.label_with("match-round", &[("round", Arg::from(bout.round))]);
    let response = row_ui(ui, rect, ("round", round.from), &name, palette.sunken, false);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.5, palette.accent));
    let middle = rect.center().y;
    let font = style::font(ui, Type::Body);
    ui.painter().text(
        pos2(rect.left() + 12.0 * scale, middle),
        Align2::LEFT_CENTER,
        name,
        font.clone(),
        palette.accent,
    );
    let small = style::font(ui, Type::Small);
    let shares: &[(Side, f32)] =
        if match_table::brings(view.rules()) { &[(Side::South, 96.0), (Side::North, 34.0)] } else { &[] };
    for &(side, right) in shares {
        let at = pos2(rect.right() - right * scale, middle);
        let held = bout.held[side.index()].to_string();
        let text = ui.painter().text(at, Align2::RIGHT_CENTER, held, small.clone(), palette.soft);
        let mark = pos2(text.left() - 9.0 * scale, middle);
        side_mark(ui, Rect::from_center_size(mark, Vec2::splat(10.0 * scale)), side, palette);
    }
    tips::beside(ui, response, match_table::brought(view, position)).clicked().then_some(round.first)
}

/// A move with its answers, each of which can be gone to. Tells which ply was chosen.
fn move_row(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    row: &Row,
    current: usize,
    rounds: &[RoundPlayed],
) -> Option<usize> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let middle = rect.center().y;
    let small = style::font(ui, Type::Small);
    if !row.odd {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, ui.visuals().faint_bg_color);
    }
    if row.first {
        let number = pos2(rect.left() + 28.0 * scale, middle);
        ui.painter().text(number, Align2::RIGHT_CENTER, format!("{}.", row.number), small.clone(), palette.soft);
        let mark = Rect::from_center_size(pos2(rect.left() + 42.0 * scale, middle), Vec2::splat(12.0 * scale));
        side_mark(ui, mark, row.side, palette);
    }
    let cells = rect.left() + BEFORE_CELLS * scale;
    // A move without answers has the whole line, as it always had.
    let wide = if row.plies.len() == 1 { rect.right() - cells } else { CELL * scale };
    let mut chosen = None;
    for (at, ply) in row.plies.clone().enumerate() {
        let left = cells + at as f32 * CELL * scale;
        let cell = Rect::from_min_max(pos2(left, rect.top()), pos2((left + wide).min(rect.right()), rect.bottom()));
        if ply_cell(ui, view, cell, row.number, ply, ply == current) {
            chosen = Some(ply);
        }
    }
    let gain = gain(view, row, rounds);
    if gain > 0 {
        let at = pos2(rect.right() - 34.0 * scale, middle);
        ui.painter().text(at, Align2::RIGHT_CENTER, format!("+{gain}"), small, palette.soft);
    }
    if row.plies.clone().any(|ply| remark_on(view, ply).is_some()) {
        let mark = Rect::from_center_size(pos2(rect.right() - 17.0 * scale, middle), Vec2::splat(12.0 * scale));
        icons::paint(ui.painter(), mark, Icon::Comment, palette.accent);
    }
    chosen
}

/// A ply's text. What it does, and a remark on it, are told when it is pointed at.
fn ply_cell(ui: &mut Ui, view: &View<'_>, cell: Rect, number: usize, ply: usize, current: bool) -> bool {
    let palette = Palette::of(ui);
    let text = ply_text(view.game, ply);
    let response = row_ui(ui, cell, ply, &format!("{number}. {text}"), Color32::TRANSPARENT, current);
    let answers = turns::goes_on(view.game, ply);
    let at = pos2(cell.left() + 8.0 * style::scale(ui), cell.center().y);
    let colour = if answers { palette.soft } else { palette.ink };
    let mut written = ui.painter().text(at, Align2::LEFT_CENTER, text, style::font(ui, Type::Body), colour);
    if let Some(glyph) = view.glyphs.get(&(ply + 1)) {
        let at = pos2(written.right() + 2.0, cell.center().y);
        let font = style::font(ui, Type::Body);
        written = ui.painter().text(at, Align2::LEFT_CENTER, glyph.sign(), font, palette.accent);
    }
    if let Some(flaw) = view.flaw(ply) {
        let mark = if flaw.is_mistake { "??" } else { "?" };
        let at = pos2(written.right() + 3.0, cell.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, mark, style::font(ui, Type::Body), palette.bad);
    }
    if !response.hovered() {
        return response.clicked();
    }
    let told = view.game.plies()[ply].events.first();
    let does = told.map(|told| view.words.caption(view.rules(), view.game.before(ply), told));
    let better = view.better(ply);
    let tip = [does.as_deref(), better.as_deref(), remark_on(view, ply)]
        .into_iter()
        .flatten()
        .filter(|line| !line.is_empty());
    let tip = tip.collect::<Vec<_>>().join("\n");
    match tip.is_empty() {
        true => response.clicked(),
        false => tips::beside(ui, response, tip).clicked(),
    }
}

fn remark_on<'a>(view: &View<'a>, ply: usize) -> Option<&'a str> {
    view.comments.get(&(ply + 1)).map(String::as_str).filter(|remark| !remark.is_empty())
}

/// What a line's plies win: seeds that come to the player's store or, where there are none, are taken from the
/// opponent's pits.
fn gain(view: &View<'_>, row: &Row, rounds: &[RoundPlayed]) -> i32 {
    let board = &view.rules().board;
    if board.has_stores() {
        let store = |position: &Position| i32::from(position.store(row.side));
        let before = view.game.before(row.plies.start);
        if rounds::is_choosing(before) {
            return 0;
        }
        // What the stores hold at the end of a round goes into the next one.
        let end = rounds.iter().filter_map(|round| round.end.as_ref()).find(|end| row.plies.contains(&end.ply));
        return store(end.map_or_else(|| view.game.before(row.plies.end), |end| &end.position)) - store(before);
    }
    let events = row.plies.clone().flat_map(|ply| &view.game.plies()[ply].events);
    events
        .map(|told| match told.event {
            Event::Stones(Stones { from, seeds, how: How::Captured, .. }) => {
                let theirs = from.as_pit().is_some_and(|pit| board.owner(pit) != row.side);
                if theirs { i32::from(seeds) } else { 0 }
            }
            Event::Stones(_) | Event::Note(_) => 0,
        })
        .sum()
}

fn last_row(ui: &mut Ui, view: &View<'_>, rect: Rect, current: bool) -> bool {
    let palette = Palette::of(ui);
    let status = view.words.status(view.rules(), view.game.position());
    let response = row_ui(ui, rect, "last", &status, Color32::TRANSPARENT, current);
    let at = pos2(rect.left() + 12.0 * style::scale(ui), rect.center().y);
    let font = style::font(ui, Type::Body);
    let galley = ui.painter().layout_job({
        let mut job = egui::text::LayoutJob::simple_singleline(status, font, palette.accent);
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 20.0);
        job
    });
    ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, palette.accent);
    response.clicked()
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

fn remark(ui: &mut Ui, view: &View<'_>) -> Vec<Wish> {
    let ply = view.remarked();
    let label = match ply.checked_sub(1) {
        Some(last) => view.words.label_with("moves-remark-on", &[("move", Arg::from(ply_text(view.game, last)))]),
        None => view.words.label("moves-remark-opening"),
    };
    let text = RichText::new(label).font(style::font(ui, Type::Small)).color(Palette::of(ui).soft);
    let mut wishes = Vec::new();
    let label = ui.horizontal_wrapped(|ui| {
        let label = ui.label(text);
        wishes.extend(glyphs(ui, view, ply));
        label
    });
    let label = label.inner;
    let mut text = view.comments.get(&ply).cloned().unwrap_or_default();
    let field = TextEdit::multiline(&mut text)
        .id_salt(("remark", ply))
        .hint_text(view.words.label("moves-remark-hint"))
        .char_limit(2000)
        .margin(egui::Margin::symmetric(8, 5))
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    let shown = ScrollArea::vertical()
        .id_salt("remark")
        .max_height(84.0 * style::scale(ui))
        .show(ui, |ui| ui.add(field).labelled_by(label.id));
    if shown.inner.changed() {
        wishes.push(Wish::Comment { ply, text });
    }
    wishes
}

/// What may be thought of the move that led here.
fn glyphs(ui: &mut Ui, view: &View<'_>, ply: usize) -> Option<Wish> {
    let mut wish = None;
    let now = view.glyphs.get(&ply).copied();
    ui.spacing_mut().item_spacing.x = 2.0;
    for glyph in Glyph::ALL.into_iter().filter(|_| ply > 0) {
        let sign = RichText::new(glyph.sign()).font(style::font(ui, Type::Small));
        let button = ui.selectable_label(now == Some(glyph), sign);
        let said = view.words.label_with("moves-glyph", &[("glyph", Arg::from(glyph.word()))]);
        button.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, now == Some(glyph), &said));
        if tips::above(ui, button, said).clicked() {
            wish = Some(Wish::Glyph { ply, glyph: Some(glyph).filter(|_| now != Some(glyph)) });
        }
    }
    wish
}
