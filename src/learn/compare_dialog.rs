//! Two games side by side: what both rule pages say once, and what differs marked.

use crate::play::Library;
use crate::playback::GameContext;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::run_view;
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::{InMut, Res, World};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{Frame, Margin, RichText, Ui, UiBuilder, pos2, vec2};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::teach::compare::{Comparison, Piece, Row, compare};
use naqala_core::words::Arg;
use std::sync::Arc;

/// Game compared with the one on the table.
pub struct Compared {
    /// Id of the other game.
    pub other: String,
    /// Rules of the game on the table, and both pages as made for them.
    known: Option<(Arc<Rules>, Arc<Comparison>)>,
}

impl Compared {
    /// Sets a game beside the one on the table.
    pub fn with(other: String) -> Compared {
        Compared { other, known: None }
    }

    /// The two pages; nothing if the other game is there no more.
    fn pages(&mut self, view: &GameContext<'_>, catalogue: &Catalogue) -> Option<Arc<Comparison>> {
        let rules = view.current.game.rules();
        if let Some((_, pages)) = self.known.as_ref().filter(|(known, _)| Arc::ptr_eq(known, rules)) {
            return Some(Arc::clone(pages));
        }
        let other = catalogue.rules(&self.other, &Settings::new()).ok()?;
        let pages = Arc::new(compare(&view.words, rules, &other));
        self.known = Some((Arc::clone(rules), Arc::clone(&pages)));
        Some(pages)
    }
}

impl DialogContents for Compared {
    fn title(&self) -> &'static str {
        "compare-title"
    }

    fn width(&self) -> f32 {
        900.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, contents, (ui, self));
        DialogAnswer::default()
    }
}

/// Shows the contents of the dialog.
fn contents((InMut(ui), InMut(compared)): (InMut<Ui>, InMut<Compared>), view: GameContext, library: Res<Library>) {
    let view = &view;
    let Some(pages) = compared.pages(view, &library.0) else {
        ui.label(view.words.label_with("compare-gone", &[("game", Arg::from(compared.other.as_str()))]));
        return;
    };
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 6.0 * style::scale(ui);
    two(ui, |ui, side| {
        style::heading(ui, RichText::new(&pages.titles[side]).color(palette.accent), FontRole::Heading);
    });
    for section in &pages.sections {
        ui.add_space(8.0 * style::scale(ui));
        style::heading(ui, RichText::new(&section.heading).color(palette.ink), FontRole::Heading);
        for row in &section.rows {
            row_ui(ui, row);
        }
    }
}

fn row_ui(ui: &mut Ui, row: &Row) {
    let palette = Palette::of(ui);
    let only = |text: &str| vec![Piece { text: text.to_owned(), differs: true }];
    match row {
        Row::Same(text) => {
            ui.label(style::paragraph(ui, text).color(palette.soft));
        }
        Row::Differs(pieces) => two(ui, |ui, side| pieces_ui(ui, &pieces[side])),
        Row::Left(text) => two(ui, |ui, side| {
            if side == 0 {
                pieces_ui(ui, &only(text));
            }
        }),
        Row::Right(text) => two(ui, |ui, side| {
            if side == 1 {
                pieces_ui(ui, &only(text));
            }
        }),
    }
}

/// Words, those that differ on another ground.
fn pieces_ui(ui: &mut Ui, pieces: &[Piece]) {
    let palette = Palette::of(ui);
    let plain = TextFormat {
        line_height: Some(21.0 * style::scale(ui)),
        ..TextFormat::simple(style::font(ui, FontRole::Body), palette.ink)
    };
    let marked = TextFormat { background: palette.lit, ..plain.clone() };
    let whole = pieces.len() == 1 && pieces[0].differs;
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(ui.available_width() - 16.0), ..LayoutJob::default() };
    for (at, piece) in pieces.iter().enumerate() {
        if at > 0 {
            job.append(" ", 0.0, plain.clone());
        }
        job.append(&piece.text, 0.0, if piece.differs && !whole { marked.clone() } else { plain.clone() });
    }
    let ground = if whole { palette.lit } else { palette.raised };
    Frame::new().fill(ground).corner_radius(4).inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(job);
    });
}

/// Two columns of the same width.
fn two(ui: &mut Ui, mut column: impl FnMut(&mut Ui, usize)) {
    let (gap, room, from) = (10.0, ui.available_width(), ui.cursor().min);
    let width = (room - gap) / 2.0;
    let mut high: f32 = 0.0;
    for side in 0..2 {
        let corner = pos2(from.x + side as f32 * (width + gap), from.y);
        let place = bevy_egui::egui::Rect::from_min_size(corner, vec2(width, f32::INFINITY));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        column(&mut child, side);
        high = high.max(child.min_rect().height());
    }
    ui.allocate_space(vec2(room, high));
}
