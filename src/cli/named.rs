//! A variant named on the command line: its id or a file, and options.

use super::Failure;
use super::arguments::ArgumentDiagnostic;
use super::diagnostic::CommandDiagnostic;
use clap::Args;
use mancala::diagnostic::{Argument, Diagnostic, bare_name};
use mancala::engine::{self, Position};
use mancala::record::notation::{NotationError, parse_opening};
use mancala::record::{is_record_text, is_variant_file, read_file, read_text};
use mancala::rules::Catalogue;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{LoadError, Rules, Settings};
use naqala_core::exchange::Format;
use naqala_core::exchange::link::{self, Link};
use naqala_core::report::Report;
use naqala_core::words::Words;
use naqala_core::workshop;
use naqala_core::workshop::Trouble;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::str::FromStr;

/// The arguments of every command that takes a variant.
#[derive(Args)]
pub(super) struct VariantArgs {
    /// A variant's id, as `naqala variants` lists them, or a variant file (.ron)
    #[arg(value_name = "VARIANT")]
    pub(super) variant: OsString,
    /// Sets an option of the variant; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub(super) set: Vec<OptionArg>,
}

/// One option chosen, `OPTION=VALUE`.
#[derive(Clone, Debug)]
pub(super) struct OptionArg {
    option: String,
    value: String,
}

impl OptionArg {
    /// The option and its value.
    pub(super) fn parts(&self) -> (&str, &str) {
        (&self.option, &self.value)
    }
}

impl FromStr for OptionArg {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<OptionArg, Diagnostic> {
        match text.split_once('=') {
            Some((option, value)) if !option.trim().is_empty() && !value.trim().is_empty() => {
                Ok(OptionArg { option: option.trim().to_owned(), value: value.trim().to_owned() })
            }
            _ => Err(ArgumentDiagnostic::Setting.into()),
        }
    }
}

impl VariantArgs {
    /// The rules meant.
    ///
    /// # Errors
    /// An unknown variant or option, options that do not go together, or a file at fault.
    pub(super) fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.load()?.1)
    }

    /// The variants, with that of the file if a file is named, and the rules meant.
    ///
    /// # Errors
    /// As for [`VariantArgs::rules`].
    pub(super) fn load(&self) -> Result<(Catalogue, Rules), Failure> {
        load(&self.variant, &self.set)
    }
}

/// The arguments of every command about a position.
#[derive(Args)]
pub(super) struct PositionArgs {
    #[command(flatten)]
    named: VariantArgs,
    /// The position, as text or as a link; the variant's opening if left out
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl PositionArgs {
    /// The variant as it was named.
    pub(super) fn variant(&self) -> &OsStr {
        &self.named.variant
    }

    /// The rules meant, and the position.
    ///
    /// # Errors
    /// As for [`VariantArgs::rules`]; a text that is no position of the game.
    pub(super) fn position(&self) -> Result<(Rules, Position), Failure> {
        let (_, rules, position) = self.load()?;
        Ok((rules, position))
    }

    /// The variants as well.
    ///
    /// # Errors
    /// As for [`PositionArgs::position`].
    pub(super) fn load(&self) -> Result<(Catalogue, Rules, Position), Failure> {
        placed(&self.named, self.position.as_deref())
    }
}

/// The variants, the rules meant, and the position of a text or a link, or else the opening. A link brings the options
/// with it that the command line leaves out.
///
/// # Errors
/// As for [`VariantArgs::rules`]; a text that is no position of the game, a link to another game or with other options.
pub(super) fn placed(named: &VariantArgs, text: Option<&str>) -> Result<(Catalogue, Rules, Position), Failure> {
    let Some(text) = text else {
        let (catalogue, rules) = named.load()?;
        let position = engine::start(&rules);
        return Ok((catalogue, rules, position));
    };
    let linked = if link::is_link(text) { Some(link::read(text).ok_or_else(no_link)?) } else { None };
    let same_game = |id: &OsStr| match linked.as_ref().filter(|linked| *linked.variant != *id) {
        Some(Link { variant, .. }) => {
            let (linked, named) = (variant.as_str().into(), id.to_string_lossy().into());
            Err(Failure::of(CommandDiagnostic::LinkToOtherGame { linked, named }))
        }
        None => Ok(()),
    };
    if !is_variant_file(&named.variant) {
        same_game(&named.variant)?;
    }
    let mut set = settings(&named.set);
    for (name, value) in linked.iter().flat_map(|linked| &linked.set) {
        let chosen = set.entry(name.clone()).or_insert_with(|| value.clone());
        if chosen != value {
            let (linked, chosen) = (value.as_str().into(), chosen.as_str().into());
            let option = name.as_str().into();
            return Err(Failure::of(CommandDiagnostic::LinkWithOtherOption { option, linked, chosen }));
        }
    }
    let (catalogue, rules) = load_with(&named.variant, &set)?;
    same_game(rules.id.as_ref())?;
    let read = |position: &str| parse_opening(&rules, position);
    let position = match &linked {
        Some(linked) => read(&linked.position).map_err(|error| no_position_of_link(error, text))?,
        None => read(text).map_err(|error| no_position(error, text))?,
    };
    Ok((catalogue, rules, position))
}

/// The argument that gives a position.
const POSITION: &str = "--position";

fn no_link() -> Failure {
    Failure::of(CommandDiagnostic::NoLink { argument: POSITION.into() })
}

/// The reason that a text is no position, with its place there.
fn no_position(error: NotationError, text: &str) -> Failure {
    let because = Diagnostic::from(error);
    let span = because.span();
    let mistake = Diagnostic::from(CommandDiagnostic::Position { argument: POSITION.into(), because });
    Failure::Report(Report::of(mistake.with_span(span)).with_text(text))
}

/// The reason that a link leads to no position, with its place in the link.
fn no_position_of_link(error: NotationError, text: &str) -> Failure {
    let because = Diagnostic::from(error);
    let column = because.span().map_or(1, |span| link::column(text, span.column));
    let mistake = Diagnostic::from(CommandDiagnostic::LinkPosition { because: because.with_span(None) });
    Failure::Report(Report::of(mistake.at(1, column)).with_text(text))
}

/// The options chosen, by id.
pub(super) fn settings(set: &[OptionArg]) -> Settings {
    set.iter().map(|setting| (setting.option.clone(), setting.value.clone())).collect()
}

/// The variants, with that of the file if a file is named, and the rules meant.
///
/// # Errors
/// As for [`VariantArgs::rules`].
pub(super) fn load(variant: &OsStr, set: &[OptionArg]) -> Result<(Catalogue, Rules), Failure> {
    load_with(variant, &settings(set))
}

/// As [`load`], with the options by id.
pub(super) fn load_with(variant: &OsStr, set: &Settings) -> Result<(Catalogue, Rules), Failure> {
    let (mut catalogue, troubles) = known_and_faulty(variant);
    let id = if is_variant_file(variant) {
        add_file(&mut catalogue, Path::new(variant))?
    } else {
        variant.to_string_lossy().into_owned()
    };
    if !catalogue.ids().contains(&id) {
        let path = Path::new(variant);
        if Format::of(path).is_some_and(|format| format == Format::Naqala || path.is_file()) {
            return Err(Failure::of(CommandDiagnostic::NoVariant { file: path.display().to_string().into() }));
        }
        return Err(unknown(&catalogue, &troubles, variant));
    }
    let rules = catalogue.rules(&id, set)?;
    Ok((catalogue, rules))
}

/// The variants that come with the program; with the user's own if none of those has this id.
pub(super) fn known(id: impl AsRef<OsStr>) -> Catalogue {
    known_and_faulty(id.as_ref()).0
}

/// As [`known`], with what is wrong with others of the user's own.
pub(super) fn known_and_faulty(id: &OsStr) -> (Catalogue, Vec<Trouble>) {
    let mut catalogue = Catalogue::shipped();
    if id.to_str().is_some_and(|id| catalogue.variant(id).is_some()) || is_variant_file(id) {
        return (catalogue, Vec::new());
    }
    let troubles = workshop::add_all(&mut catalogue, workshop::folder());
    (catalogue, troubles)
}

/// The reason that there is no variant of an id: the diagnostics of the user variant's file of that name, or the lack
/// of one.
pub(super) fn unknown(catalogue: &Catalogue, troubles: &[Trouble], id: &OsStr) -> Failure {
    if let Some(trouble) = troubles.iter().find(|trouble| trouble.file.file_stem() == Some(id)) {
        return Failure::Report(trouble.into());
    }
    let name = id.to_string_lossy();
    let languages: Vec<Words> = Words::languages().into_iter().filter_map(Words::language).collect();
    let is_family =
        |words: &Words| words.label("cli-family").split_whitespace().any(|it| bare_name(it) == bare_name(&name));
    if languages.iter().any(is_family) {
        return Failure::of(CommandDiagnostic::Family { name: name.into() });
    }
    let translated = |text: &str| languages.iter().map(|words| words.text(text).to_owned()).collect();
    match catalogue.called(&name, translated) {
        Some(near) => LoadError::Unknown { id: name.into(), near: Some(near) }.into(),
        None => catalogue.unknown(&name).into(),
    }
}

/// Adds the variant of a file and returns its id.
pub(super) fn add_file(catalogue: &mut Catalogue, file: &Path) -> Result<String, Failure> {
    let text = read_text(file, MAX_FILE)?;
    let name = file.display().to_string();
    catalogue.add_text(&name, &text).map_err(|error| at_fault(&name, error, text))
}

/// The reason that a file is no variant: that it is a record, or its mistakes.
pub(super) fn at_fault(name: &str, error: LoadError, text: String) -> Failure {
    if is_record_text(&text) {
        return Failure::of(CommandDiagnostic::NoVariant { file: name.into() });
    }
    Failure::Report(Report::from(error).in_file(name).with_text(text))
}

/// Checks that what should be a record is not a variant: its file, or its id where there is no such file.
///
/// # Errors
/// If it is one.
pub(super) fn check_record(file: &Path) -> Result<(), Failure> {
    let no_record = |variant: Argument| Err(Failure::of(CommandDiagnostic::NoRecord { variant }));
    let name = file.display().to_string();
    if is_variant_file(file) && read_file(file, MAX_FILE).is_ok_and(|text| !is_record_text(&text)) {
        return no_record(Argument::File(name));
    }
    if !file.exists() && known(&name).ids().contains(&name) {
        return no_record(Argument::Written(name));
    }
    Ok(())
}
