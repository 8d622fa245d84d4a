//! `naqala convert`: writes a recorded game in another format.

use super::arguments::variation;
use super::diagnostic::CommandDiagnostic;
use super::failure::INPUT;
use super::named::{check_record, known};
use super::{Failure, Out, report};
use mancala::diagnostic::{Key, Name};
use mancala::record::{MAX_RECORD, ReadError, read_text, text_of};
use naqala_core::exchange::{self, Format};
use naqala_core::files::{save_atomically, system_diagnostic};
use naqala_core::report::{Report, warnings};
use naqala_core::words::Words;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// `naqala convert FILE -o OUT [--line N] [--from FORMAT] [--to FORMAT]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// The recorded game; `-` reads the standard input, whose format `--from` names
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The file to be written; `-` prints it, in the format that `--to` names
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// Write only this variation, as a game of its own; counted from 1 as the record lists them
    #[arg(long, value_name = "N", value_parser = variation)]
    line: Option<usize>,
    /// The format of FILE, if its ending does not tell
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,
    /// The format of OUT, if its ending does not tell
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,
}

impl Args {
    /// Reads the game, plays it through and writes it.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        check_record(&self.file)?;
        let from = self.from.map_or_else(|| format_of(&self.file, "--from"), Ok)?;
        let to = self.to.map_or_else(|| format_of(&self.output, "--to"), Ok)?;
        let (name, text) = input(&self.file)?;
        let catalogue = known("");
        let at_fault = |report: Report| Failure::Report(report.with_text_of(&name, text.as_str()));
        let record = exchange::read(from, &name, &text, &catalogue).map_err(|error| at_fault(error.into()))?;
        let record = record.following(self.line).map_err(|error| at_fault(error.into()))?;
        report::warn(words, &warnings(&record).with_text(text.as_str()));
        let game = record.replay(&catalogue).map_err(|error| at_fault(error.into()))?;
        // What is printed is read again where the program runs.
        let record = record.for_folder(self.output.parent().unwrap_or(Path::new("")));
        let written = exchange::write(to, &record, &game, words)?;
        if self.output == Path::new("-") {
            return Ok(out.write_all(written.as_bytes())?);
        }
        Ok(save_atomically(&self.output, written.as_bytes())?)
    }
}

/// The name and the text of a recorded game: of a file, or of the standard input for `-`.
///
/// # Errors
/// If it cannot be read, is too long or is no text.
pub(super) fn input(file: &Path) -> Result<(String, String), Failure> {
    if file != Path::new("-") {
        return Ok((file.display().to_string(), read_text(file, MAX_RECORD)?));
    }
    let mut bytes = Vec::new();
    let read = io::stdin().take(MAX_RECORD as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::of(CommandDiagnostic::Input { because: system_diagnostic(&error) }))?;
    let text = text_of(bytes).map_err(|(line, column)| ReadError::NotText { path: INPUT.into(), line, column })?;
    Ok((INPUT.into(), text))
}

/// The format of a file by the ending of its name.
fn format_of(path: &Path, option: &'static str) -> Result<Format, Failure> {
    if let Some(format) = Format::of(path) {
        return Ok(format);
    }
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
    let formats = if option == "--from" { Format::READ } else { &Format::ALL };
    if path == Path::new("-") {
        let formats = formats.iter().map(|format| format.ending().into()).collect();
        let stream = Key(if option == "--from" { "input" } else { "output" });
        return Err(Failure::of(CommandDiagnostic::FormatNotGiven { stream, argument: option.into(), formats }));
    }
    let file = path.display().to_string().into();
    let picture = ["gif", "mp4", "png"].into_iter().find(|picture| option == "--to" && *picture == ending);
    Err(Failure::of(match picture {
        Some(picture) => CommandDiagnostic::Picture { file, ending: Key(picture) },
        None => {
            let endings = formats.iter().map(|format| Name(format!(".{format}"))).collect();
            CommandDiagnostic::Format { file, argument: option.into(), endings }
        }
    }))
}
