//! Mistakes as the panel shows them: what is wrong and, on lines of their own in a softer colour, why, and what would be
//! right.

use super::style::{self, FontRole, Palette};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, Ui};
use mancala::diagnostic::Diagnostic;
use naqala_core::report::Report;
use naqala_core::words::Words;

/// Returns the mistakes of a report as a text to be laid out.
pub(crate) fn report_text(ui: &Ui, words: &Words, report: &Report, size: FontRole, colour: Color32) -> LayoutJob {
    text(ui, &report.in_words(words), size, colour)
}

/// Returns a mistake, wherever it lies, as a text to be laid out.
pub(crate) fn diagnostic_text(
    ui: &Ui,
    words: &Words,
    mistake: &Diagnostic,
    size: FontRole,
    colour: Color32,
) -> LayoutJob {
    text(ui, &[(mistake.message(words), mistake.details(words))], size, colour)
}

fn text(ui: &Ui, mistakes: &[(String, Vec<String>)], size: FontRole, colour: Color32) -> LayoutJob {
    let (font, soft) = (style::font(ui, size), Palette::of(ui).soft);
    let lines = mistakes
        .iter()
        .flat_map(|(message, details)| std::iter::once((message, colour)).chain(details.iter().map(|it| (it, soft))));
    let mut job = LayoutJob::default();
    for (number, (line, colour)) in lines.enumerate() {
        let format = TextFormat { font_id: font.clone(), color: colour, ..TextFormat::default() };
        let end = if number == 0 { "" } else { "\n" };
        job.append(&format!("{end}{line}"), 0.0, format);
    }
    job
}
