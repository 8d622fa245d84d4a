//! Rule sheets, boards, worksheets, plans of lessons and tournaments for print, written in a thread.

use super::tournament::KeptTournament;
use crate::learn::LearnCommand;
use crate::learn::command::Print;
use crate::play::{CurrentGame, Library};
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::system_dialog::DialogRequest;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::diagnostic::Diagnostic;
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::files::save_atomically;
use naqala_core::lettering::FontLibrary;
use naqala_core::report::Report;
use naqala_core::session::Session;
use naqala_core::teach::sheet::{Paper, Sheet, board_sheet, figures, html, pdf, sheet, tournament_sheet, worksheet};
use naqala_core::teach::tournament::Tournament;
use naqala_core::words::{Arg, Words};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::Poll;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Sheets>().add_observer(write).add_systems(Update, tell.in_set(AppSystems::Advance));
}

impl FileDialogs {
    /// Opens the dialog that asks where something to be printed is to lie.
    pub fn print(&mut self, words: &Words, current: &Session, preferences: &Preferences, print: Print) {
        let (title, suffix) = match print {
            Print::Rules => ("file-title-sheet", ""),
            Print::Board(_) => ("file-title-board", "-board"),
            Print::Worksheet(_) => ("file-title-worksheet", "-worksheet"),
            Print::Plan(_) => ("file-title-plan", "-lesson"),
            Print::Tournament => ("file-title-tournament", "-tournament"),
        };
        let mut kinds = vec![(words.label("file-pdf"), vec!["pdf"])];
        // Only a PDF is printed true to scale.
        if !matches!(print, Print::Board(_)) {
            kinds.push((words.label("file-html"), vec!["html"]));
        }
        let save_as = Some(format!("{}{suffix}.pdf", current.game.rules().id.replace('/', "-")));
        let request = DialogRequest { title: words.label(title), save_as, kinds };
        self.ask(request, words, preferences, move |path| LearnCommand::Print(path, print).into());
    }
}

/// A sheet or a board being written, with the message if nothing comes of it, and what does: mistakes that did not hinder
/// it, or those that did.
#[derive(Resource, Default)]
struct Sheets(Option<(PathBuf, &'static str, Job<Result<Option<Report>, Report>>)>);

fn write(
    command: On<LearnCommand>,
    (current, library, tournament): (Res<CurrentGame>, Res<Library>, Res<KeptTournament>),
    language: Res<UiLanguage>,
    waker: Res<Waker>,
    mut sheets: ResMut<Sheets>,
) {
    let LearnCommand::Print(path, print) = &*command else { return };
    let (words, rules, catalogue) = (language.0.clone(), Arc::clone(current.game.rules()), library.0.clone());
    let (file, print, tournament) = (path.clone(), print.clone(), tournament.0.clone());
    let failure = match print {
        Print::Rules => "sheet-failed",
        Print::Board(_) => "making-failed",
        Print::Worksheet(_) => "worksheet-failed",
        Print::Plan(_) => "plan-failed",
        Print::Tournament => "tournament-failed",
    };
    // The window may be closed meanwhile; the file is written all the same.
    let job = Job::spawn(&waker, move |reporter| {
        let made = drawn(&words, &rules, &catalogue, &print, tournament.as_ref());
        let Some(made) = made.transpose() else { return };
        reporter.send(made.map_err(Report::of).and_then(|made| save(&made, &file)));
    });
    sheets.0 = Some((path.clone(), failure, job));
}

/// Draws what is to be printed; `None` where there is nothing.
fn drawn(
    words: &Words,
    rules: &Arc<Rules>,
    catalogue: &Catalogue,
    print: &Print,
    tournament: Option<&Tournament>,
) -> Result<Option<Sheet>, Diagnostic> {
    let (fonts, paper) = (FontLibrary::of_system(), Paper::default());
    Ok(match print {
        Print::Rules => Some(sheet(words, rules, paper, &figures(words, rules), fonts)),
        Print::Board(print) => Some(board_sheet(words, rules, *print, fonts)?),
        Print::Worksheet(print) => Some(worksheet(words, rules, *print, fonts)?),
        Print::Plan(plan) => plan.sheet(words, catalogue, paper, fonts),
        Print::Tournament => tournament.map(|tournament| {
            let own = catalogue.rules(&tournament.game, &Settings::new()).ok();
            tournament_sheet(words, own.as_ref().unwrap_or(rules), tournament, paper, fonts)
        }),
    })
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
