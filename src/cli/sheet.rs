//! `naqala sheet`: writes rule sheets for print, as PDF or HTML.

use super::diagnostic::CommandDiagnostic;
use super::named::{self, OptionArg};
use super::progress::Progress;
use super::report;
use super::{Failure, Out};
use mancala::diagnostic::Name;
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::files::io_diagnostic;
use naqala_core::files::save_atomically;
use naqala_core::lettering::FontLibrary;
use naqala_core::report::Report;
use naqala_core::teach::sheet::{Paper, Sheet, figures, html, pdf, sheet};
use naqala_core::words::Words;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// `naqala sheet VARIANT [--set OPTION=VALUE] [--paper a4|letter] [--fonts FOLDER] [--allow-missing] -o FILE.html|FILE.pdf`,
/// or `naqala sheet --all [--paper a4|letter] [--format pdf|html] -o FOLDER`
#[derive(clap::Args)]
pub(super) struct Args {
    /// A variant's id, as `naqala variants` lists them, or a variant file (.ron)
    #[arg(value_name = "VARIANT", required_unless_present = "all", conflicts_with = "all")]
    variant: Option<OsString>,
    /// Sets an option of the variant; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE", conflicts_with = "all")]
    set: Vec<OptionArg>,
    /// Writes a sheet of every game into a folder
    #[arg(long)]
    all: bool,
    /// The paper
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,
    /// The format of the sheets of all games
    #[arg(long, value_name = "FORMAT", default_value = "pdf", requires = "all")]
    format: Format,
    #[command(flatten)]
    letters: LetterArgs,
    /// The sheet: a file that ends in .pdf or .html; with --all a folder, made if it is not there
    #[arg(short, long, value_name = "FILE|FOLDER")]
    output: PathBuf,
}

/// The arguments of every command that prints letters.
#[derive(clap::Args)]
pub(super) struct LetterArgs {
    /// Takes letters of other scripts from the fonts in this folder, not from those of the system
    #[arg(long, value_name = "FOLDER")]
    fonts: Option<PathBuf>,
    /// Prints a box in place of each letter that no font has
    #[arg(long)]
    allow_missing: bool,
}

impl LetterArgs {
    /// Makes something with the fonts that are meant.
    ///
    /// # Errors
    /// If their folder cannot be read.
    pub(super) fn with_library<T>(&self, make: impl FnOnce(&FontLibrary) -> T) -> Result<T, Failure> {
        let Some(folder) = &self.fonts else { return Ok(make(FontLibrary::of_system())) };
        fs::read_dir(folder).map_err(|error| Failure::of(io_diagnostic(&error, folder)))?;
        Ok(make(&FontLibrary::of_folder(folder)))
    }

    /// Checks that the fonts have all letters of a sheet; if boxes are allowed, warns of those that are missing.
    ///
    /// # Errors
    /// If some are missing otherwise.
    pub(super) fn check(&self, words: &Words, sheet: &Sheet) -> Result<(), Failure> {
        match sheet.diagnostic_of_missing_letters(self.allow_missing) {
            Some(missing) if !self.allow_missing => return Err(Failure::of(missing)),
            Some(missing) => report::warn(words, &Report::of(missing)),
            None => {}
        }
        Ok(())
    }
}

/// File format of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    Pdf,
    Html,
}

impl Format {
    /// The format of a file by the end of its name.
    pub(super) fn of(path: &Path) -> Result<Format, Failure> {
        match path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase).as_deref() {
            Some("pdf") => Ok(Format::Pdf),
            Some("html" | "htm") => Ok(Format::Html),
            _ => {
                let (file, endings) = (path.display().to_string().into(), [".pdf", ".html"].map(Name::from).to_vec());
                Err(Failure::of(CommandDiagnostic::Ending { file, endings }))
            }
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Html => "html",
        }
    }

    /// Writes a sheet into a file.
    pub(super) fn save(self, words: &Words, letters: &LetterArgs, sheet: &Sheet, path: &Path) -> Result<(), Failure> {
        let contents = match self {
            Format::Pdf => {
                letters.check(words, sheet)?;
                pdf(sheet)
            }
            // A browser has fonts of its own.
            Format::Html => html(sheet).into_bytes(),
        };
        Ok(save_atomically(path, &contents)?)
    }
}

impl Args {
    /// Writes the sheet, or those of all games, and says how many pages there are.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        self.letters.with_library(|library| match &self.variant {
            Some(variant) => {
                let format = Format::of(&self.output)?;
                let (_, rules) = named::load(variant, &self.set)?;
                let pages = self.write(words, rules, format, library, &self.output)?;
                Ok(writeln!(out, "{}", pages_of(words, &self.output.display().to_string(), pages))?)
            }
            None => self.write_all(words, library, out),
        })?
    }

    fn write_all(&self, words: &Words, library: &FontLibrary, out: Out) -> Result<(), Failure> {
        let folder = &self.output;
        fs::create_dir_all(folder).map_err(|error| Failure::of(io_diagnostic(&error, folder)))?;
        let catalogue = Catalogue::shipped();
        let (mut sheets, mut all) = (0_usize, 0);
        let of = catalogue.variants().iter().map(|variant| 1 + variant.presets.len()).sum::<usize>();
        // Where the sheets are listed on the terminal, the list tells how far they have come.
        let mut progress = (!io::stdout().is_terminal()).then(|| Progress::new(words));
        for variant in catalogue.variants() {
            let presets = variant.presets.iter().map(|preset| Some(preset.id.as_str()));
            for preset in [None].into_iter().chain(presets) {
                let rules = variant.rules(preset, &Settings::new())?;
                let name = format!("{}.{}", rules.id.replace('/', "-"), self.format.ending());
                let pages = self.write(words, rules, self.format, library, &folder.join(&name))?;
                writeln!(out, "{}", pages_of(words, &name, pages))?;
                sheets += 1;
                if let Some(progress) = &mut progress {
                    let told = [("done", sheets.into()), ("of", of.into())];
                    progress.report(|words| words.label_with("cli-progress-sheets", &told));
                }
                all += pages;
            }
        }
        let told = [("sheets", sheets.into()), ("pages", all.into()), ("folder", folder.display().to_string().into())];
        Ok(writeln!(out, "{}", words.label_with("line-sheets", &told))?)
    }

    /// Writes one sheet and returns the number of its pages.
    fn write(
        &self,
        words: &Words,
        rules: Rules,
        format: Format,
        library: &FontLibrary,
        path: &Path,
    ) -> Result<usize, Failure> {
        let rules = Arc::new(rules);
        let sheet = sheet(words, &rules, self.paper, &figures(words, &rules), library);
        format.save(words, &self.letters, &sheet, path)?;
        Ok(sheet.pages.len())
    }
}

/// Returns the number of pages a sheet has.
pub(super) fn pages_of(words: &Words, file: &str, pages: usize) -> String {
    words.label_with("line-sheet", &[("file", file.into()), ("pages", pages.into())])
}
