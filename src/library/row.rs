//! A line that stands for a game: its board, its name and what is said of it.

use crate::ui::board_diagram;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy_egui::egui::{
    CornerRadius, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};
use mancala::rules::Board;
use std::collections::HashMap;

/// A game, to be clicked.
#[derive(Default)]
pub(super) struct Row<'a> {
    /// Name of the game.
    pub name: &'a str,
    /// Facts shown below its name.
    pub facts: String,
    /// Its own name, where it is called otherwise in the language of the window.
    pub own_name: Option<&'a str>,
    /// The board that is pictured.
    pub board: Option<&'a Board>,
    /// `true` if it stands below the game that it is a sibling of.
    pub indented: bool,
    /// `true` if it is the game on the table.
    pub is_on_table: bool,
    /// `true` if Enter begins it.
    pub chosen: bool,
}

/// Width and height of the picture of a board, in points at text size 1.
const THUMBNAIL: Vec2 = vec2(64.0, 34.0);

impl Row<'_> {
    /// Shows the line, as wide as there is room.
    pub fn show(&self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui);
        let scale = style::scale(ui);
        let indent = if self.indented { 18.0 * scale } else { 0.0 };
        let width = ui.available_width();
        let picture = THUMBNAIL * scale;
        let text_width = (width - indent - picture.x - 28.0 * scale).max(20.0);
        let lay = |text: &str, size: FontRole, colour| {
            let mut job = LayoutJob::simple(text.to_owned(), style::font(ui, size), colour, text_width);
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        };
        let mut title =
            LayoutJob::simple(self.name.to_owned(), style::font(ui, FontRole::Body), palette.ink, text_width);
        title.wrap.max_rows = 2;
        if let Some(own_name) = self.own_name {
            let format = TextFormat::simple(style::font(ui, FontRole::Small), palette.soft);
            title.append(own_name, 8.0 * scale, format);
        }
        let name = ui.painter().layout_job(title);
        let facts = lay(&self.facts, FontRole::Small, palette.soft);
        let text_height = name.size().y + 2.0 * scale + facts.size().y;
        let size = vec2(width, text_height.max(picture.y) + 12.0 * scale);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, self.is_on_table, self.name));
        widgets::described(ui, &response, &self.facts);
        if ui.is_rect_visible(rect) {
            let rect = Rect::from_min_max(pos2(rect.left() + indent, rect.top()), rect.max);
            self.ground(ui, rect, &response);
            let middle = pos2(rect.left() + 8.0 * scale + picture.x / 2.0, rect.center().y);
            if let Some(board) = self.board {
                board_diagram::thumbnail(ui, board, Rect::from_center_size(middle, picture));
            }
            let at = pos2(rect.left() + picture.x + 18.0 * scale, rect.center().y - text_height / 2.0);
            let below = at + vec2(0.0, name.size().y + 2.0 * scale);
            ui.painter().galley(at, name, palette.ink);
            ui.painter().galley(below, facts, palette.soft);
        }
        response
    }

    /// Draws the background, which shows if the game is on the table, chosen or pointed at.
    fn ground(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = Palette::of(ui);
        let strength = match (response.hovered() || response.has_focus() || self.chosen, self.is_on_table) {
            (true, _) => 0.16,
            (false, true) => 0.08,
            (false, false) => 0.0,
        };
        ui.painter().rect_filled(rect, CornerRadius::ZERO, style::mix(palette.ground, palette.accent, strength));
        if self.is_on_table {
            let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
            ui.painter().rect_filled(bar, CornerRadius::ZERO, palette.accent);
        }
        if response.has_focus() || self.chosen {
            style::ring(ui, rect, palette.accent);
        }
    }
}

/// Heights of rows when they were last shown, at this width and scale.
#[derive(Debug)]
pub(crate) struct Heights {
    pub width: f32,
    pub scale: f32,
    /// In points, by shelf and game.
    pub known: HashMap<(usize, String), f32>,
}
