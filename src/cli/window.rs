//! `naqala`, `naqala VARIANT`, `naqala FILE`: opens the window.

use super::arguments::command_meant;
use super::diagnostic::CommandDiagnostic;
use super::named::{add_file, check_record, known, known_and_faulty, settings, unknown};
use super::{Failure, named::OptionArg, report};
use crate::app::window::{self, Start};
use mancala::record::is_variant_file;
use mancala::rules::Catalogue;
use naqala_core::session::Session;
use naqala_core::session::open::open_line;
use naqala_core::words::Words;
use std::ffi::OsStr;
use std::path::Path;

/// The variants and the game that are to be shown.
pub(super) struct Shown {
    /// The variants.
    pub(super) catalogue: Catalogue,
    /// The game.
    pub(super) game: Box<Session>,
}

/// Opens the window with a game, or with the demonstration.
pub(super) fn open(target: Option<&OsStr>, set: &[OptionArg], words: Option<Words>) -> Result<(), Failure> {
    let spoken = words.clone().unwrap_or_else(Words::of_the_system);
    Ok(window::run(Start { words, ..start(&spoken, target, set)? })?)
}

/// Returns the contents with which the window opens. Diagnostics in a file are printed and shown in the window, over a
/// game of Kalah.
///
/// # Errors
/// If there is no such variant or file, or its options cannot be set.
fn start(words: &Words, target: Option<&OsStr>, set: &[OptionArg]) -> Result<Start, Failure> {
    let Some(target) = target else {
        return match set {
            [] => Ok(Start { catalogue: Catalogue::shipped(), game: None, file: None, fault: None, words: None }),
            _ => Err(Failure::of(CommandDiagnostic::SetAlone)),
        };
    };
    let (shown, fault) = match Shown::of(target, set, None) {
        Err(Failure::Report(mistakes)) if set.is_empty() && Path::new(target).is_file() => {
            report::show(words, Failure::Report(mistakes.clone()));
            (Shown::of(OsStr::new("kalah"), &[], None)?, Some(mistakes))
        }
        Err(Failure::Report(mistakes))
            if mistakes.diagnostics.iter().any(|it| it.is("variant-unknown-near") || it.is("variant-unknown")) =>
        {
            let command = command_meant(target, &known(target).ids());
            return Err(command.map_or(Failure::Report(mistakes), Failure::of));
        }
        shown => (shown?, None),
    };
    let id = shown.game.game.rules().id.clone();
    let file = (fault.is_none() && is_variant_file(target)).then(|| (id, Path::new(target).to_owned()));
    Ok(Start { catalogue: shown.catalogue, game: Some(shown.game), file, fault, words: None })
}

impl Shown {
    /// The opening of a variant by its id or file, or a recorded game, or one of its lines, counted from 1.
    pub(super) fn of(target: &OsStr, set: &[OptionArg], line: Option<usize>) -> Result<Shown, Failure> {
        let (mut catalogue, troubles) = known_and_faulty(target);
        let known_id = target.to_str().filter(|target| catalogue.ids().iter().any(|id| id == target));
        if line.is_some() && (is_variant_file(target) || known_id.is_some()) {
            return Err(Failure::of(CommandDiagnostic::LineOfVariant));
        }
        let id = if is_variant_file(target) {
            add_file(&mut catalogue, Path::new(target))?
        } else if let Some(id) = known_id {
            id.to_owned()
        } else if is_record(target) {
            return Shown::record(Path::new(target), set, line);
        } else {
            return Err(unknown(&catalogue, &troubles, target));
        };
        let game = Box::new(Session::opening(&catalogue, &id, &settings(set))?);
        Ok(Shown { catalogue, game })
    }

    /// A recorded game, or one of its lines, counted from 1.
    pub(super) fn record(file: &Path, set: &[OptionArg], line: Option<usize>) -> Result<Shown, Failure> {
        if !set.is_empty() {
            return Err(Failure::of(CommandDiagnostic::SetForRecord));
        }
        let mut catalogue = known("");
        check_record(file)?;
        let game = open_line(file, line, &mut catalogue)?;
        Ok(Shown { catalogue, game: Box::new(game) })
    }
}

/// Returns whether a name that is no variant's stands for a recorded game.
pub(super) fn is_record(name: &OsStr) -> bool {
    let path = Path::new(name);
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("naqala")) || path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_opens_the_window_with_every_fault_shown() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let broken = include_str!("../../tests/bad/opponent-of-three.ron");
        let faults = include_str!("../../tests/bad/opponent-of-three.ron.expected").lines().count();
        for (name, text, places) in [
            ("broken.ron", broken, faults),
            ("broken.naqala", "Record(format: 1, variant: \"kalah\",\n  moves: [\"z9\"])", 1),
        ] {
            let file = folder.path().join(name);
            std::fs::write(&file, text).expect("the folder can be written to");
            let start = start(&Words::english(), Some(file.as_os_str()), &[]).expect("the window opens");
            let report = start.fault.expect("it is broken");
            assert!(report.file.as_deref().is_some_and(|file| file.ends_with(name)), "{report:?}");
            assert_eq!(report.diagnostics.iter().filter(|it| it.span().is_some()).count(), places, "{report:?}");
            assert_eq!(start.game.map(|game| game.game.rules().id.clone()).as_deref(), Some("kalah"));
        }
    }

    #[test]
    fn a_variation_of_a_record_is_shown_as_a_game_of_its_own() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let file = folder.path().join("varied.naqala");
        let text = "(format: 1, variant: \"kalah\", moves: [\"c1\", \"b1\"], comments: {1: \"Again!\"},\n\
            lines: [(moves: [\"c1\", \"f1\", \"a2\"], drawings: {2: [\"a1>S\"]})])";
        std::fs::write(&file, text).expect("the folder can be written to");
        let target = file.as_os_str();
        let shown = Shown::of(target, &[], Some(1)).expect("there is one");
        let record = shown.game.to_record();
        assert_eq!((record.moves, record.lines), (["c1", "f1", "a2"].map(str::to_owned).to_vec(), vec![]));
        assert_eq!(record.notes.comments, [(1, "Again!".to_owned())].into());
        assert_eq!(record.notes.drawings, [(2, vec!["a1>S".to_owned()])].into());
        for (target, line) in [(target, 2), (OsStr::new("kalah"), 1)] {
            assert!(Shown::of(target, &[], Some(line)).is_err(), "{target:?}");
        }
    }

    #[test]
    fn a_file_of_several_games_says_which_of_them_is_shown() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let file = folder.path().join("two.ogn");
        let game = "[Variant \"Oware Abapa\"]\n[Result \"*\"]\n\n1. F e *\n\n";
        std::fs::write(&file, game.repeat(2)).expect("the folder can be written to");
        let start = start(&Words::english(), Some(file.as_os_str()), &[]).expect("the window opens");
        assert!(start.fault.is_none());
        let [notice] = &start.notices()[..] else { panic!("one is told: {:?}", start.notices()) };
        assert!(notice.text.in_words(&Words::english()).contains("2 games"), "{notice:?}");
    }

    #[test]
    fn a_missing_file_and_an_unknown_name_are_told_in_the_terminal() {
        for (target, code) in [
            ("missing.ron", "file-missing"),
            ("missing.naqala", "file-missing"),
            ("no-such-game", "variant-unknown"),
            ("klaah", "variant-unknown-near"),
            ("shwo", "command-misspelt"),
        ] {
            let told = start(&Words::english(), Some(OsStr::new(target)), &[]).err().map(Failure::into_report);
            assert!(told.is_some_and(|report| report.diagnostics[0].is(code)), "{target}");
        }
    }
}
