//! The dialog in which a film is asked for.

use super::draft::{FilmDraft, SIZES};
use crate::film::FilmCommand;
use crate::play::CurrentGame;
use crate::playback::GameContext;
use crate::playback::transport;
use crate::settings::Preferences;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::run_view;
use crate::ui::style::{self, Palette};
use bevy::prelude::{InMut, Res, ResMut, Resource, World};
use bevy_egui::egui::{DragValue, RichText, Ui};
use naqala_core::session::{Session, move_grouping};
use naqala_core::words::{Arg, Words};

/// The speeds offered, in seconds of show time in a second.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// The film thought of last, with which the next one begins.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LastFilmDraft(pub FilmDraft);

impl FileDialogs {
    /// Opens the dialog that asks where a film is to lie.
    pub fn film(&mut self, words: &Words, current: &Session, preferences: &Preferences, film: FilmDraft) {
        let kinds = [("file-gif", "gif"), ("file-apng", "apng"), ("file-mp4", "mp4")];
        let export = move |path| FilmCommand::Export(film.order(path)).into();
        self.ask_where("file-title-film", &kinds, words, current, preferences, export);
    }

    /// Opens the dialog that asks where a picture is to lie.
    pub fn picture(&mut self, words: &Words, current: &Session, preferences: &Preferences) {
        let save = |path| FilmCommand::Picture(path).into();
        self.ask_where("file-title-picture", &[("file-png", "png")], words, current, preferences, save);
    }
}

/// The dialog.
#[derive(Default)]
pub struct FilmDialog(pub FilmDraft);

impl DialogContents for FilmDialog {
    fn title(&self) -> &'static str {
        "film-title"
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, choose, (ui, &mut self.0));
        DialogAnswer::default()
    }

    fn buttons(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        DialogAnswer { closes: run_view(world, go_on, (ui, &mut self.0)), ..DialogAnswer::default() }
    }
}

/// Shows what may be chosen.
fn choose(
    (InMut(ui), InMut(draft)): (InMut<Ui>, InMut<FilmDraft>),
    view: GameContext,
    mut last: ResMut<LastFilmDraft>,
) {
    let view = &view;
    ui.spacing_mut().item_spacing.y = 10.0 * style::scale(ui);
    let words = &view.words;
    let moves = move_grouping::moves(&view.current.game);
    ui.horizontal_wrapped(|ui| {
        let mut whole = draft.part.is_none();
        ui.selectable_value(&mut whole, true, words.label("film-whole"));
        ui.selectable_value(&mut whole, false, words.label("film-part"));
        let part = || [move_grouping::number(&view.current.game, view.shown().whole_move().start); 2];
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
    ui.checkbox(&mut draft.subtitles, words.label("film-subtitles"));
    let seconds = length(view, draft).round() as u32;
    let megabytes = (bytes(length(view, draft), draft.size) / 1e6).ceil() as u32;
    ui.label(
        words.label_with("film-length", &[("time", Arg::from(words.clock(seconds))), ("size", Arg::from(megabytes))]),
    );
    ui.label(RichText::new(words.label("film-kinds")).color(Palette::of(ui).soft));
    last.0.clone_from(draft);
}

/// The length of the film, in seconds.
fn length(view: &GameContext<'_>, draft: &FilmDraft) -> f64 {
    let show = &view.current.choreography;
    let plies = |number| move_grouping::plies_of(&view.current.game, number);
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
fn go_on(
    (InMut(ui), InMut(draft)): (InMut<Ui>, InMut<FilmDraft>),
    language: Res<UiLanguage>,
    (current, preferences): (Res<CurrentGame>, Res<Preferences>),
    mut files: ResMut<FileDialogs>,
) -> bool {
    let words = &language.0;
    let goes_on = ui.add(style::main_button(ui, &words.label("film-choose-file"), true)).clicked();
    if goes_on {
        files.film(words, &current, &preferences, draft.clone());
    }
    goes_on
}
