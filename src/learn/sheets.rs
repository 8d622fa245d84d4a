//! Rule sheets and boards for print, written in a thread.

use crate::learn::LearnCommand;
use crate::play::CurrentGame;
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use naqala_core::files::save_atomically;
use naqala_core::lettering::FontLibrary;
use naqala_core::report::Report;
use naqala_core::session::Session;
use naqala_core::teach::sheet::{Paper, Sheet, board_sheet, figures, html, pdf, sheet};
use naqala_core::words::{Arg, Words};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::Poll;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Sheets>().add_observer(write).add_systems(Update, tell.in_set(AppSystems::Advance));
}

impl FileDialogs {
    /// Opens the dialog that asks where a rule sheet is to lie.
    pub fn sheet(&mut self, words: &Words, current: &Session, preferences: &Preferences) {
        let kinds = [("file-pdf", "pdf"), ("file-html", "html")];
        let save = |path| LearnCommand::SaveSheet(path).into();
        self.ask_where("file-title-sheet", &kinds, words, current, preferences, save);
    }
}

/// A sheet or a board being written, with the message if nothing comes of it, and what does: mistakes that did not hinder
/// it, or those that did.
#[derive(Resource, Default)]
struct Sheets(Option<(PathBuf, &'static str, Job<Result<Option<Report>, Report>>)>);

fn write(
    command: On<LearnCommand>,
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    waker: Res<Waker>,
    mut sheets: ResMut<Sheets>,
) {
    let (path, board, failure) = match &*command {
        LearnCommand::SaveSheet(path) => (path, None, "sheet-failed"),
        LearnCommand::SaveBoard(path, print) => (path, Some(*print), "making-failed"),
        _ => return,
    };
    let (words, rules, file) = (language.0.clone(), Arc::clone(current.game.rules()), path.clone());
    // The window may be closed meanwhile; the file is written all the same.
    let job = Job::spawn(&waker, move |reporter| {
        let fonts = FontLibrary::of_system();
        let made = match board {
            None => Ok(sheet(&words, &rules, Paper::default(), &figures(&words, &rules), fonts)),
            Some(print) => board_sheet(&words, &rules, print, fonts),
        };
        reporter.send(made.map_err(Report::of).and_then(|made| save(&made, &file)));
    });
    sheets.0 = Some((path.clone(), failure, job));
}

/// Saves a sheet, and returns the mistakes that did not hinder it.
fn save(made: &Sheet, file: &Path) -> Result<Option<Report>, Report> {
    let is_page = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("html"));
    // A browser has fonts of its own.
    let missing = if is_page { None } else { made.diagnostic_of_missing_letters(true) };
    let contents = if is_page { html(made).into_bytes() } else { pdf(made) };
    save_atomically(file, &contents).map(|()| missing.map(Report::of)).map_err(Report::from)
}

fn tell(mut sheets: ResMut<Sheets>, language: Res<UiLanguage>, mut commands: Commands) {
    let Some((path, failure, job)) = &sheets.0 else { return };
    let Poll::Ready(saved) = job.poll() else { return };
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match saved {
        Some(Ok(odd)) => {
            commands.trigger(Notice::saved(&language.0, path));
            if let Some(odd) = odd {
                commands.trigger(Notice::odd(odd));
            }
        }
        Some(Err(report)) => commands.trigger(Notice::mistakes(report)),
        None => {
            commands.trigger(Notice::failed(language.0.label_with(failure, &[("file", Arg::from(file))])));
        }
    }
    sheets.0 = None;
}
