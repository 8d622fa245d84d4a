//! Words of the field in what is read: whichever is pointed at shows what it means, with a small picture.

use super::picture;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::{right_to_left, tooltips};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Context, Event, Galley, Id, Label, Pos2, Rect, Response, RichText, Stroke, Tooltip, Ui, WidgetText,
};
use mancala::rules::Rules;
use naqala_core::words::{Glossary, Mention, RulePage, Term, Words};
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

/// The terms of a game, and which of them stand for the first time in which line of its rule page.
pub(crate) struct Terms {
    /// The words and where they are found.
    pub glossary: Glossary,
    /// By section and line of the page.
    firsts: Vec<Vec<Vec<Range<usize>>>>,
}

impl Terms {
    /// Finds the terms of a rule page.
    pub fn of(words: &Words, rules: &Rules, page: &RulePage) -> Terms {
        let glossary = words.glossary(Some(rules));
        let mut seen = HashSet::new();
        let mut firsts_of = |text: &str| {
            let new = glossary.mentions(text).into_iter().filter(|mention| seen.insert(mention.term));
            new.map(|mention| mention.range).collect()
        };
        let section = |section: &naqala_core::words::PageSection| {
            section.lines.iter().map(|line| firsts_of(&line.text)).collect()
        };
        let firsts = page.sections.iter().map(section).collect();
        Terms { glossary, firsts }
    }

    /// The places in a line of the page that hold a term for the first time.
    pub fn firsts(&self, section: usize, line: usize) -> &[Range<usize>] {
        self.firsts.get(section).and_then(|lines| lines.get(line)).map_or(&[], Vec::as_slice)
    }
}

/// A paragraph as [`style::paragraph`] sets it, with some places underlined; whatever term in it is pointed at is
/// explained.
pub(crate) fn paragraph(
    ui: &mut Ui,
    glossary: &Glossary,
    text: &str,
    underlined: &[Range<usize>],
    room: f32,
) -> Response {
    let palette = Palette::of(ui);
    let font = style::font(ui, FontRole::Body);
    let format = TextFormat { line_height: Some(21.0 * style::scale(ui)), ..TextFormat::simple(font, palette.ink) };
    let marked = TextFormat { underline: Stroke::new(1.0, palette.lit_edge.gamma_multiply(0.7)), ..format.clone() };
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(room), ..LayoutJob::default() };
    let mut at = 0;
    for range in underlined {
        job.append(&text[at..range.start], 0.0, format.clone());
        job.append(&text[range.clone()], 0.0, marked.clone());
        at = range.end;
    }
    job.append(&text[at..], 0.0, format);
    let galley = ui.painter().layout_job(job);
    let response = ui.add(Label::new(WidgetText::Galley(Arc::clone(&galley))));
    let from = response.rect.min;
    explain(ui, glossary, &response, &galley, from);
    response
}

/// Explains the term of a text that is pointed at, if one is. `from`: where the text begins on screen.
pub(crate) fn explain(ui: &Ui, glossary: &Glossary, response: &Response, galley: &Galley, from: Pos2) {
    let Some((mention, place)) =
        response.hover_pos().and_then(|pointer| pointed(ui.ctx(), glossary, galley, from, pointer))
    else {
        return;
    };
    if tooltips::is_covered(response) || !is_reached(ui, place) {
        return;
    }
    let mut tooltip = Tooltip::for_enabled(response);
    tooltip.popup = tooltip.popup.anchor(place).width(WIDTH * style::scale(ui));
    tooltip.show(|ui| meaning(ui, &glossary.terms()[mention.term]));
}

/// Returns whether the pointer has been moved since the letters of a term came under it: text that comes under a pointer at
/// rest explains nothing.
fn is_reached(ui: &Ui, place: Rect) -> bool {
    let (pointer, moves) = ui.input(|input| {
        let moves = input.events.iter().any(|event| matches!(event, Event::PointerMoved(_)));
        (input.pointer.latest_pos(), moves)
    });
    let Some(pointer) = pointer else { return false };
    let id = Id::new("term under the pointer");
    let seen: Option<(Rect, Option<Pos2>)> = ui.data(|data| data.get_temp(id));
    // Where the pointer rested when the letters came; nothing if it went to them.
    let rested = match seen {
        Some((before, rested)) if before == place => rested.filter(|&rested| rested == pointer),
        _ => Some(pointer).filter(|_| !moves),
    };
    ui.data_mut(|data| data.insert_temp(id, (place, rested)));
    rested.is_none()
}

/// The width of an explanation, in points at text size 1.
const WIDTH: f32 = 300.0;

/// A word with its picture and what it means.
fn meaning(ui: &mut Ui, term: &Term) {
    let colour = Palette::of(ui).accent;
    style::heading(ui, RichText::new(&term.name).color(colour), FontRole::Heading);
    if let Some(sketch) = picture::of(term.id) {
        picture::show(ui, sketch);
    }
    ui.label(style::paragraph(ui, &term.text));
}

/// The picture of a word and what it means, in which other words can be pointed at.
pub(crate) fn explanation(ui: &mut Ui, glossary: &Glossary, term: &Term) {
    if let Some(sketch) = picture::of(term.id) {
        picture::show(ui, sketch);
    }
    let room = ui.available_width();
    paragraph(ui, glossary, &term.text, &[], room);
}

/// The term at a point of the screen, and the place of its letters there.
fn pointed(ctx: &Context, glossary: &Glossary, galley: &Galley, from: Pos2, pointer: Pos2) -> Option<(Mention, Rect)> {
    let text = galley.text();
    let letters = |at: usize| text[..at].chars().count();
    glossary.mentions(text).into_iter().find_map(|mention| {
        let places = right_to_left::places(ctx, galley, letters(mention.range.start)..letters(mention.range.end));
        let mut places = places.into_iter().map(|place| place.translate(from.to_vec2()));
        let place = places.find(|place| place.expand(1.0).contains(pointer))?;
        Some((mention, place))
    })
}
