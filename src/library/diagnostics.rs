//! Diagnostics in the files of user variants, with line, column and text.

use super::user_variants::UserVariants;
use crate::library::LibraryCommand;
use crate::playback::GameContext;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::{InMut, Res};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{FontId, Label, RichText, TextFormat, Ui};
use naqala_core::report::at;
use naqala_core::words::Arg;
use naqala_core::workshop::own::name_of;
use naqala_core::workshop::{FileDiagnostic, Trouble};

/// Most diagnostics shown for a file; the others are counted.
const MOST: usize = 2;
/// Number of characters shown on each side of the diagnostic in its line.
const AROUND: usize = 24;

/// Shows all diagnostics, a card for each file.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, own: &UserVariants) {
    own.troubles.iter().for_each(|trouble| card(ui, view, trouble));
}

/// Shows what is wrong with the file of the game on the table, if anything is.
pub(super) fn of_game(InMut(ui): InMut<Ui>, view: GameContext, own: Res<UserVariants>) -> Option<Action> {
    let (view, rules) = (&view, view.rules());
    let mut action = None;
    if let Some(file) = own.gone(&rules.id) {
        style::bad_card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let text = view.words.label_with("workshop-gone", &[("file", Arg::from(name_of(file)))]);
            ui.add(Label::new(text).wrap());
            if ui.button(view.words.label("workshop-restore")).clicked() {
                action = Some(LibraryCommand::RestoreVariant(file.to_owned()).into());
            }
        });
        ui.add_space(6.0 * style::scale(ui));
    }
    let id = rules.id.split('/').next().unwrap_or_default();
    own.troubles.iter().filter(|trouble| trouble.goes_on.as_deref() == Some(id)).for_each(|it| card(ui, view, it));
    action
}

fn card(ui: &mut Ui, view: &GameContext<'_>, trouble: &Trouble) {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    style::bad_card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0 * scale;
        let args = [("file", Arg::from(name_of(&trouble.file))), ("faults", Arg::from(trouble.spots.len()))];
        let title = RichText::new(view.words.label_with("workshop-faults", &args)).color(palette.bad).strong();
        ui.add(Label::new(title).wrap());
        for spot in trouble.spots.iter().take(MOST) {
            spot_ui(ui, view, spot);
        }
        let small =
            |ui: &Ui, text: String| RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.soft);
        if trouble.spots.len() > MOST {
            let more =
                view.words.label_with("workshop-more-faults", &[("more", Arg::from(trouble.spots.len() - MOST))]);
            ui.add(Label::new(small(ui, more)).wrap());
        }
        if trouble.goes_on.is_some() {
            ui.add(Label::new(small(ui, view.words.label("workshop-goes-on"))).wrap());
        }
    });
    ui.add_space(6.0 * scale);
}

/// Shows a diagnostic: its place, its message, the text there, why it is a mistake, and what would be right.
fn spot_ui(ui: &mut Ui, view: &GameContext<'_>, spot: &FileDiagnostic) {
    let palette = Palette::of(ui);
    let small = style::font(ui, FontRole::Small);
    let diagnostic = &spot.diagnostic;
    let message = diagnostic.message(&view.words.0);
    let text = match diagnostic.span() {
        Some(span) => at(&view.words, span, message),
        None => message,
    };
    ui.add(Label::new(RichText::new(text).font(small.clone()).color(palette.ink)).wrap());
    if let Some(span) = diagnostic.span().filter(|_| !spot.text.trim().is_empty()) {
        marked_line(ui, &spot.text, span.column);
    }
    for detail in diagnostic.details(&view.words.0) {
        ui.add(Label::new(RichText::new(detail).font(small.clone()).color(palette.soft)).wrap());
    }
}

/// Shows a line of a file with the word marked that begins at a column.
fn marked_line(ui: &mut Ui, line: &str, column: usize) {
    let palette = Palette::of(ui);
    // The character at fault is marked, not a caret below it: letters of other scripts are of other widths.
    let (before, word, after) = around(line, column);
    let mut job = LayoutJob::default();
    let font = FontId::monospace(style::font(ui, FontRole::Small).size);
    let plain = TextFormat { font_id: font.clone(), color: palette.soft, ..TextFormat::default() };
    let marked =
        TextFormat { font_id: font, color: palette.bad, underline: (1.5, palette.bad).into(), ..plain.clone() };
    job.append(&before, 0.0, plain.clone());
    job.append(&word, 0.0, marked);
    job.append(&after, 0.0, plain);
    ui.add(Label::new(job).wrap());
}

/// The text of a line around a column, counted from 1: what is before it, the next word, and what follows.
fn around(line: &str, column: usize) -> (String, String, String) {
    let letters: Vec<char> = line.chars().collect();
    let at = column.saturating_sub(1).min(letters.len());
    let at = at + letters[at..].iter().take_while(|letter| letter.is_whitespace()).count();
    let word = letters[at..].iter().take_while(|letter| letter.is_alphanumeric() || **letter == '_').count().max(1);
    let end = (at + word).min(letters.len());
    let indent = letters.iter().take_while(|letter| letter.is_whitespace()).count().min(at);
    let from = at.saturating_sub(AROUND).max(indent);
    let to = (end + AROUND).min(letters.len());
    let text = |letters: &[char]| letters.iter().collect::<String>();
    let cut = |yes: bool| if yes { "…" } else { "" };
    let before = format!("{}{}", cut(from > indent), text(&letters[from..at]));
    let after = format!("{}{}", text(&letters[end..to]), cut(to < letters.len()));
    (before, text(&letters[at..end]), after)
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn the_word_at_fault_stands_amid_what_is_around_it() {
        let (before, at, after) = around("    board: (rows: two, columns: 6),", 18);
        assert_eq!((before.as_str(), at.as_str(), after.as_str()), ("board: (rows: ", "two", ", columns: 6),"));
        let long = format!("{}x{}", "a".repeat(60), "b".repeat(60));
        let (before, at, after) = around(&long, 61);
        assert!(before.starts_with('…') && before.chars().count() == 25, "{before}");
        assert!(at.starts_with('x') && after.is_empty(), "{at} {after}");
        assert_eq!(around("ab", 9), ("ab".to_owned(), String::new(), String::new()));
        assert_eq!(around("", 1), Default::default());
    }
}
