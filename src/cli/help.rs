//! Help of the command line, and what is said of mistakes in it, in the language that it asks for: clap speaks English
//! only, so its help is made of translated texts, and the headings that it adds by itself are translated afterwards.

use super::Line;
use super::arguments;
use super::diagnostic::CommandDiagnostic;
use super::report::{self, Severity};
use super::slips;
use clap::builder::{PossibleValue, StyledStr};
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory, Parser};
use mancala::diagnostic::{Diagnostic, Messages};
use naqala_core::report::{Report, json};
use naqala_core::words::Words;
use std::ffi::OsString;
use std::io::Write;

/// Texts that clap puts between those that it is given.
pub(super) const HEADINGS: [&str; 10] = [
    "Usage:",
    "Commands:",
    "Arguments:",
    "Options:",
    "Possible values:",
    "[default: ",
    "[possible values: ",
    "[OPTIONS]",
    "[COMMAND]",
    "<COMMAND>",
];

/// Reads the arguments, the program's own name first.
///
/// # Errors
/// If help is asked for, or the arguments are wrong: what to print, and where.
pub(super) fn parse(arguments: &[OsString]) -> Result<Line, HelpOutput> {
    let wrong = |mistake: Diagnostic| {
        let words = asked_for(arguments);
        Err(HelpOutput::to_mistakes(&words, vec![mistake], &usage(&words, arguments)))
    };
    if slips::has_foreign_sign(arguments) {
        let whole = command(&asked_for(arguments));
        if let Some(mistake) = slips::foreign_sign(arguments, slips::command_of(&whole, arguments)) {
            return wrong(mistake.into());
        }
    }
    let error = match Line::try_parse_from(arguments) {
        Ok(line) if line.command.is_some() && (line.target.is_some() || !line.set.is_empty()) => {
            let in_order = slips::before_command(arguments).map(Diagnostic::from);
            return wrong(in_order.unwrap_or_else(|| CommandDiagnostic::OptionsFirst.into()));
        }
        Ok(line) => {
            let matches = Line::command().try_get_matches_from(arguments);
            return match matches.ok().as_ref().and_then(slips::set_twice) {
                Some(mistake) => wrong(mistake.into()),
                None => Ok(line),
            };
        }
        Err(error) => error,
    };
    let words = asked_for(arguments);
    // Once more, for texts in the language.
    let whole = command(&words);
    let again = whole.clone().try_get_matches_from(arguments).err();
    let error = again.filter(|it| it.kind() == error.kind()).unwrap_or(error);
    Err(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::DisplayVersion => {
            let errs = error.use_stderr();
            let said = headed(&words, shown(&error.render(), errs));
            HelpOutput { said, code: error.exit_code(), errs }
        }
        _ => {
            let mistakes = arguments::mistakes(&error, arguments, slips::command_of(&whole, arguments));
            HelpOutput::to_mistakes(&words, mistakes, &usage(&words, arguments))
        }
    })
}

/// Returns the whole usage of the command that arguments name, or of the program.
fn usage(words: &Words, arguments: &[OsString]) -> StyledStr {
    let mut whole = command(words);
    let named = arguments::first_word(arguments).and_then(|word| whole.find_subcommand_mut(word));
    match named {
        Some(command) => command.render_usage(),
        None => whole.render_usage(),
    }
}

/// Output in place of a command's own.
pub(super) struct HelpOutput {
    said: String,
    /// The exit code.
    pub(super) code: i32,
    /// `true` if it goes to the standard error.
    errs: bool,
}

/// The exit code of a command line that is wrong.
const WRONG: i32 = 2;

impl HelpOutput {
    /// Mistakes in the arguments, with the usage and a pointer to the help.
    fn to_mistakes(words: &Words, diagnostics: Vec<Diagnostic>, usage: &StyledStr) -> HelpOutput {
        let report = Report { diagnostics, ..Report::default() };
        if json::is_asked_for() {
            return HelpOutput { said: json::lines(words, &report, "error"), code: WRONG, errs: true };
        }
        let has_colours = report::has_colours(&std::io::stderr());
        let mut said = report::rendered(words, Severity::Error, &report, has_colours);
        said += &format!("\n\n{}", headed(words, shown(usage, true)).trim_end());
        let more = words.label_with("cli-more", &[("option", words.quoted("--help").into())]);
        HelpOutput { said: format!("{said}\n\n{more}\n"), code: WRONG, errs: true }
    }

    /// Prints it. A reader that has gone needs neither help nor error.
    pub(super) fn print(&self) {
        let _ = match self.errs {
            true => std::io::stderr().write_all(self.said.as_bytes()),
            false => std::io::stdout().write_all(self.said.as_bytes()),
        };
    }
}

/// The language that arguments ask for, as far as they can be read.
fn asked_for(arguments: &[OsString]) -> Words {
    let texts: Vec<&str> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let after = texts.windows(2).find(|it| it[0] == "--lang").map(|it| it[1]);
    let code = after.or_else(|| texts.iter().find_map(|it| it.strip_prefix("--lang=")));
    code.and_then(Words::language).unwrap_or_else(Words::of_the_system)
}

/// Returns what clap would print, with its colours where they are seen.
fn shown(text: &StyledStr, errs: bool) -> String {
    let has_colours =
        if errs { report::has_colours(&std::io::stderr()) } else { report::has_colours(&std::io::stdout()) };
    if has_colours { text.ansi().to_string() } else { text.to_string() }
}

/// Returns what clap says, with its own headings in a language.
fn headed(words: &Words, said: String) -> String {
    HEADINGS.iter().fold(said, |text, heading| text.replace(heading, words.text(heading)))
}

/// The command line with its texts in a language. Only its help is of use: what it reads has lost its types.
fn command(words: &Words) -> Command {
    let mut whole = Line::command();
    whole.build();
    let usage = whole_usage(&whole, words);
    spoken(whole, words).override_usage(usage)
}

/// Returns how the program is used: with a game and no command, or with a command.
fn whole_usage(whole: &Command, words: &Words) -> StyledStr {
    let literal = whole.get_styles().get_literal();
    // Headings are translated afterwards, and both lines are to begin below one another.
    let below = " ".repeat(words.text("Usage:").chars().count() + 1);
    let name = format!("{literal}{}{literal:#} [OPTIONS]", whole.get_name());
    format!("{name} [{}]\n{below}{name} <COMMAND>", words.text("VARIANT|FILE")).into()
}

fn spoken(command: Command, words: &Words) -> Command {
    let say = |text: &dyn std::fmt::Display| words.text(&text.to_string()).to_owned();
    let (about, long) = (command.get_about().map(|it| say(it)), command.get_long_about().map(|it| say(it)));
    let mut command = command.mut_args(|arg| spoken_argument(arg, words));
    command = about.into_iter().fold(command, Command::about);
    command = long.into_iter().fold(command, Command::long_about);
    command.mut_subcommands(|inner| spoken(inner, words))
}

fn spoken_argument(arg: Arg, words: &Words) -> Arg {
    let say = |text: &dyn std::fmt::Display| words.text(&text.to_string()).to_owned();
    let (help, long) = (arg.get_help().map(|it| say(it)), arg.get_long_help().map(|it| say(it)));
    let values: Vec<PossibleValue> = arg.get_possible_values();
    let values: Vec<PossibleValue> = values
        .into_iter()
        .map(|value| match value.get_help().map(|it| say(it)) {
            Some(help) => value.help(help),
            None => value,
        })
        .collect();
    let arg = if values.iter().any(|it| it.get_help().is_some()) { arg.value_parser(values) } else { arg };
    let name = |it: &clap::builder::Str| match it.split_once('.') {
        Some((name, ending)) => format!("{}.{ending}", words.text(name)),
        None => say(it),
    };
    let names: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(name).collect();
    let takes = arg.get_action().takes_values() && !names.is_empty();
    let arg = if takes { arg.value_names(names) } else { arg };
    let arg = help.into_iter().fold(arg, Arg::help);
    long.into_iter().fold(arg, Arg::long_help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    /// Returns every text of the help, in English.
    fn texts() -> BTreeSet<String> {
        let mut texts: BTreeSet<String> = HEADINGS.iter().map(|it| (*it).to_owned()).collect();
        let mut whole = Line::command();
        whole.build();
        let mut left = vec![&whole];
        while let Some(command) = left.pop() {
            texts
                .extend([command.get_about(), command.get_long_about()].into_iter().flatten().map(ToString::to_string));
            for arg in command.get_arguments() {
                texts.extend([arg.get_help(), arg.get_long_help()].into_iter().flatten().map(ToString::to_string));
                texts.extend(arg.get_possible_values().iter().filter_map(|it| it.get_help()).map(ToString::to_string));
                if arg.get_action().takes_values() {
                    // A letter, a unit and a file's ending are the same everywhere.
                    let names = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string);
                    texts.extend(names.filter(|it| it.len() > 2 && !it.contains('.')));
                }
            }
            left.extend(command.get_subcommands());
        }
        texts
    }

    #[test]
    fn help_is_there_in_every_language_and_nothing_else_is_among_it() {
        if !cfg!(feature = "film") {
            // The texts are those of all features.
            return;
        }
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        let english = Words::english().code();
        let help = texts();
        for code in Words::languages().into_iter().filter(|code| *code != english) {
            let file = fs::read_to_string(locales.join(code).join("texts/help.ron")).expect("a language has this file");
            let translated: BTreeMap<String, String> = ron::from_str(&file).expect("it is RON");
            let words = Words::language(code).expect("it is one of them");
            let missing: Vec<_> =
                help.iter().filter(|text| !translated.contains_key(*text) && words.text(text) == *text).collect();
            assert!(missing.is_empty(), "{code}: without a translation: {missing:#?}");
            let unused: Vec<_> = translated.keys().filter(|text| !help.contains(*text)).collect();
            assert!(unused.is_empty(), "{code}: that nobody shows: {unused:#?}");
        }
    }
}
