//! The window in which a film is asked for, and how far it has come.

use super::draft::{FilmDraft, SIZES};
use crate::app::view::View;
use crate::film::FilmCommand;
use crate::playback::{move_grouping, transport};
use crate::ui::Action;
use crate::ui::style::{self, Palette};
use bevy_egui::egui::{DragValue, ProgressBar, RichText, Ui};
use naqala_core::words::{Arg, Words};

/// The speeds offered, in seconds of show time in a second.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// Shows what may be chosen.
pub(crate) fn choose(ui: &mut Ui, view: &View<'_>, draft: &mut FilmDraft) {
    ui.spacing_mut().item_spacing.y = 10.0 * style::scale(ui);
    let words = view.words;
    let moves = move_grouping::moves(view.game);
    ui.horizontal_wrapped(|ui| {
        let mut whole = draft.part.is_none();
        ui.selectable_value(&mut whole, true, words.label("film-whole"));
        ui.selectable_value(&mut whole, false, words.label("film-part"));
        let part = || [move_grouping::number(view.game, view.whole_move().start); 2];
        draft.part = if whole { None } else { Some(draft.part.unwrap_or_else(part)) };
    });
    if let Some([from, to]) = &mut draft.part {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(words.label("film-from"));
            ui.add(DragValue::new(from).range(1..=moves)).labelled_by(label.id);
            *to = (*to).max(*from);
            let label = ui.label(words.label("film-to"));
            ui.add(DragValue::new(to).range(*from..=moves)).labelled_by(label.id);
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("film-size"));
        for size in SIZES {
            ui.selectable_value(&mut draft.size, size, words.kept(&format!("{} × {}", size[0], size[1])));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(words.label("film-speed"));
        for speed in SPEEDS {
            let text = transport::times(words, speed);
            ui.selectable_value(&mut draft.speed, speed, text);
        }
    });
    let seconds = length(view, draft).round() as u32;
    let megabytes = (bytes(length(view, draft), draft.size) / 1e6).ceil() as u32;
    ui.label(
        words.label_with("film-length", &[("time", Arg::from(words.clock(seconds))), ("size", Arg::from(megabytes))]),
    );
    ui.label(RichText::new(words.label("film-kinds")).color(Palette::of(ui).soft));
}

/// The length of the film, in seconds.
fn length(view: &View<'_>, draft: &FilmDraft) -> f64 {
    let show = view.choreography;
    let plies = |number| move_grouping::plies_of(view.game, number);
    let span = match draft.part.map(|[from, to]| (plies(from), plies(to))) {
        Some((Some(first), Some(last))) => show.ply_start(last.end) - show.ply_start(first.start),
        _ => show.duration(),
    };
    span / draft.speed
}

/// An estimate of the bytes of a GIF of this length in seconds. Of games of Oware in two sizes a picture took 0.0072 and 0.0088 bytes a
/// pixel.
fn bytes(seconds: f64, [width, height]: [u32; 2]) -> f64 {
    const PICTURES_A_SECOND: f64 = 20.0;
    const BYTES_A_PIXEL: f64 = 0.008;
    seconds * PICTURES_A_SECOND * BYTES_A_PIXEL * f64::from(width) * f64::from(height)
}

/// The button with which the user goes on to choose a file. Tells whether it was pressed.
pub(crate) fn go_on(ui: &mut Ui, words: &Words) -> bool {
    ui.add(style::main_button(ui, &words.label("film-choose-file"), true)).clicked()
}

/// Returns how far the film has come, and a button that gives it up.
pub(crate) fn progress(ui: &mut Ui, view: &View<'_>) -> Option<Action> {
    let done = view.film?;
    let percent = view.words.percent((done * 100.0) as u32);
    ui.add(ProgressBar::new(done).desired_width(120.0 * style::scale(ui)).text(percent));
    ui.button(view.words.label("film-give-up")).clicked().then_some(FilmCommand::Cancel.into())
}
