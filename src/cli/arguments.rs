//! Values of arguments, and mistakes in them: whatever clap finds is told by a code of ours, in the user's language.

use super::named::known;
use super::slips;
use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use mancala::diagnostic::{Diagnostic, Key, Name, Text, Written, nearest};
use mancala::diagnostics;
use mancala::record;
use naqala_core::words::Words;
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

diagnostics! {
    /// Mistakes in the arguments of a command, and in values that are read from them.
    pub(super) enum ArgumentDiagnostic {
        /// A command takes only the options and values that its `--help` lists. A value that begins with a hyphen stands
        /// behind `--`.
        Unknown { argument: Written } = "argument-unknown",
        /// A command takes only the options that its `--help` lists, and one of them is spelt like what was written.
        Misspelt { argument: Written, near: Name, sign: Key } = "argument-misspelt",
        /// A sign that is not seen, such as one that says in which direction a text runs, has come along with a text that
        /// was copied. An option begins with its hyphens.
        InvisibleSign { option: Name, sign: Text } = "argument-invisible-sign",
        /// A position has blanks in it. Without quotation marks each of its parts is an argument of its own.
        PositionInPieces { argument: Written, whole: Name } = "position-in-pieces",
        /// A preset is named behind its game and a slash. With a blank in place of the slash it is an argument of its own.
        PresetInPieces { argument: Written, near: Name } = "preset-in-pieces",
        /// The name of a command comes first, and after it the game or the file that the command is about.
        BeforeCommand { target: Written, command: Name, right: Name } = "game-before-command",
        /// An option of a variant has one value, and the command line gives it two.
        SetTwice { option: Name, first: Name, second: Name } = "option-set-twice",
        /// A command line begins with the name of a command, such as `rules` or `replay`, and there is none of this
        /// name.
        NoCommand { command: Written } = "command-unknown",
        /// A command line begins with the name of a command. There is none of this name, but one is spelt like it.
        CommandMisspelt { command: Written, near: Vec<Name> } = "command-misspelt",
        /// An argument without which the command cannot do anything is left out.
        Missing { argument: Name } = "argument-missing",
        /// Some options need a value, which stands after them or behind an equals sign, and this one has none.
        NoValue { argument: Name } = "argument-without-value",
        /// An option that is either there or not has been given a value.
        TakesNoValue { argument: Name, value: Written } = "argument-takes-no-value",
        /// The value of an argument is one of a few words, which `--help` explains.
        Choice { argument: Name, value: Written, choices: Vec<Name>, near: Vec<Name>, likely: bool }
            = "argument-choice-unknown",
        /// The value of an argument is not of the kind that the argument needs.
        Value { argument: Name, value: Written, because: Diagnostic } = "argument-value",
        /// Two arguments exclude each other, since they ask for different things.
        Conflict { argument: Name, others: Vec<Name> } = "arguments-in-conflict",
        /// An option that may be given once is given again, so it is unclear which of the two is meant.
        Twice { argument: Name } = "argument-twice",
        /// The name of a file may consist of any bytes, but all other arguments must be text in UTF-8.
        NotText = "argument-not-text",
        /// The arguments do not fit the command, for a reason that has no code of its own. The usage of the command
        /// shows which it takes.
        Unreadable = "arguments-unreadable",
        /// A number is too small, too large, has a fraction or is no number at all.
        OutOfRange { least: u64, most: u64 } = "number-out-of-range",
        /// A number is too small, has a fraction or is no number at all.
        NoNumber { least: u64 } = "number-unreadable",
        /// A time is given in seconds, with a decimal point where it is not a whole number of them.
        Seconds = "seconds-unreadable",
        /// The size of a picture is its width and height in pixels with an `x` between them. Very small and very large
        /// pictures are not made.
        Size { near: Vec<Name> } = "picture-size",
        /// A day is given by year, month and day, with hyphens between them.
        Date = "date-unreadable",
        /// Variations of a recorded game are counted from 1, in the order in which the record lists them.
        Variation = "variation-number",
        /// A lesson has several steps, which are counted from 1, and the number says which of them is meant.
        Step = "lesson-step-number",
        /// An option of a variant is set by its id, an equals sign and one of its values, without spaces.
        Setting = "setting-unreadable",
        /// An engine is started by a command line: the name of its program, and arguments. What has blanks in it stands in
        /// quotation marks.
        CommandLine = "engine-command-unreadable",
        /// The program speaks the languages that `naqala languages` lists.
        Language { languages: Vec<Name> } = "language-unknown",
    }
}

/// Returns the first of the arguments that is no option, nor the value of one: the name of the command, if it has one.
/// The program's own name comes before them.
pub(super) fn first_word(arguments: &[OsString]) -> Option<&str> {
    let mut rest = arguments.iter().skip(1).map(|it| it.to_str().unwrap_or_default());
    while let Some(argument) = rest.next() {
        match argument {
            "--lang" | "--set" => drop(rest.next()),
            option if option.starts_with('-') => {}
            word => return Some(word),
        }
    }
    None
}

/// Returns the names of the commands.
fn commands() -> Vec<String> {
    super::command().get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// Returns whether a word is the name of a command.
pub(super) fn command_named(word: &str) -> bool {
    commands().iter().any(|command| command == word)
}

/// Number of letters with which a word of many mistakes must begin as the command does that is meant.
const COMMON: usize = 3;

/// Returns the name of the command that is meant by a word that names none: it is spelt much like it, or the word is
/// another language's for it.
fn command_near(word: &str) -> Option<String> {
    let (word, commands) = (word.to_lowercase(), commands());
    let of_language = |words: Words| {
        let known = words.label("cli-command-words");
        let meant =
            known.split_whitespace().filter_map(|known| known.split_once(':')).find(|(_, known)| *known == word);
        meant.map(|(command, _)| command.to_owned())
    };
    let begins_alike = |command: &str| command.chars().zip(word.chars()).take_while(|(a, b)| a == b).count() >= COMMON;
    let steps = |command: &str| strsim::damerau_levenshtein(&word, command);
    let near = nearest(&word, commands.iter().map(String::as_str));
    let near = near.filter(|command| steps(command) <= 1 || steps(command) == 2 && begins_alike(command));
    let languages = || Words::languages().into_iter().filter_map(Words::language);
    near.map(str::to_owned).or_else(|| languages().find_map(of_language))
}

/// Returns the mistake of a word that is the name of no variant, if it is spelt more like the name of a command.
pub(super) fn command_meant(word: &OsStr, variants: &[String]) -> Option<ArgumentDiagnostic> {
    let word = word.to_str()?;
    let near = command_near(word)?;
    let nearest = nearest(word, variants.iter().chain([&near]).map(String::as_str));
    let is_command = nearest.is_none_or(|nearest| *nearest == near);
    is_command.then(|| ArgumentDiagnostic::CommandMisspelt { command: word.into(), near: vec![near.into()] })
}

/// Returns whether a word stands for a file or for a variant.
pub(super) fn stands_for_a_game(word: &str) -> bool {
    Path::new(word).extension().is_some() || Path::new(word).exists() || known(word).variant(word).is_some()
}

/// Returns what is wrong with the first word where it stands for a command and is none; `unexpected` is what clap
/// stumbles over.
fn no_command(unexpected: &str, arguments: &[OsString]) -> Option<ArgumentDiagnostic> {
    let word = first_word(arguments)?;
    if word == "help" || command_named(word) {
        return None;
    }
    let stands_for_a_game = stands_for_a_game(word);
    match command_near(word).filter(|_| !stands_for_a_game) {
        Some(near) => Some(ArgumentDiagnostic::CommandMisspelt { command: word.into(), near: vec![near.into()] }),
        None if unexpected.starts_with('-') => None,
        None if stands_for_a_game => Some(ArgumentDiagnostic::Unknown { argument: unexpected.into() }),
        None => Some(ArgumentDiagnostic::NoCommand { command: word.into() }),
    }
}

/// Returns what is wrong with arguments, the program's own name first, by what clap found; `command` is the one that
/// they name.
pub(super) fn mistakes(error: &clap::Error, arguments: &[OsString], command: &Command) -> Vec<Diagnostic> {
    let all = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let first = |kind| all(kind).into_iter().next();
    let names = |kind| all(kind).into_iter().map(Name::from).collect::<Vec<_>>();
    let argument = || Name::from(first(ContextKind::InvalidArg).unwrap_or_default());
    let value = || Written::from(first(ContextKind::InvalidValue).unwrap_or_default());
    if let Some(mistake) = slips::before_command(arguments) {
        return vec![mistake.into()];
    }
    if let ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand = error.kind() {
        let unexpected = first(ContextKind::InvalidSubcommand).or_else(|| first(ContextKind::InvalidArg));
        let unexpected = unexpected.unwrap_or_default();
        let mistake = slips::preset_in_pieces(&unexpected, arguments)
            .or_else(|| no_command(&unexpected, arguments))
            .or_else(|| slips::one_hyphen(&unexpected, arguments, command))
            .or_else(|| slips::setting_in_pieces(arguments, command))
            .or_else(|| slips::position_in_pieces(&unexpected, arguments, command));
        if let Some(mistake) = mistake {
            return vec![mistake.into()];
        }
    }
    let mistake = match error.kind() {
        ErrorKind::UnknownArgument => {
            let argument = first(ContextKind::InvalidArg).unwrap_or_default().into();
            match first(ContextKind::SuggestedArg) {
                Some(near) => ArgumentDiagnostic::Misspelt { argument, near: near.into(), sign: Key("none") },
                None => ArgumentDiagnostic::Unknown { argument },
            }
        }
        ErrorKind::InvalidSubcommand => {
            let command = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            match command_near(&command) {
                Some(near) => ArgumentDiagnostic::CommandMisspelt { command: command.into(), near: vec![near.into()] },
                None => ArgumentDiagnostic::NoCommand { command: command.into() },
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = |argument| ArgumentDiagnostic::Missing { argument }.into();
            return names(ContextKind::InvalidArg).into_iter().map(missing).collect();
        }
        ErrorKind::InvalidValue if first(ContextKind::InvalidValue).is_none_or(|value| value.is_empty()) => {
            ArgumentDiagnostic::NoValue { argument: argument() }
        }
        ErrorKind::InvalidValue => {
            let choices = all(ContextKind::ValidValue);
            let near = nearest(&value().0, choices.iter().map(String::as_str)).map(Name::from);
            let (likely, near) = (near.is_some(), near.into_iter().collect());
            let choices = choices.into_iter().map(Name::from).collect();
            ArgumentDiagnostic::Choice { argument: argument(), value: value(), choices, near, likely }
        }
        ErrorKind::TooManyValues => ArgumentDiagnostic::TakesNoValue { argument: argument(), value: value() },
        ErrorKind::ArgumentConflict if error.get(ContextKind::InvalidArg) == error.get(ContextKind::PriorArg) => {
            ArgumentDiagnostic::Twice { argument: argument() }
        }
        ErrorKind::ArgumentConflict => {
            ArgumentDiagnostic::Conflict { argument: argument(), others: names(ContextKind::PriorArg) }
        }
        ErrorKind::InvalidUtf8 => ArgumentDiagnostic::NotText,
        ErrorKind::ValueValidation => match error.source().and_then(|why| why.downcast_ref::<Diagnostic>()) {
            Some(because) => {
                ArgumentDiagnostic::Value { argument: argument(), value: value(), because: because.clone() }
            }
            None => ArgumentDiagnostic::Unreadable,
        },
        _ => ArgumentDiagnostic::Unreadable,
    };
    vec![mistake.into()]
}

/// Returns a reader of whole numbers within a range.
pub(super) fn number<T>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Diagnostic> + Clone + Send + Sync + 'static
where
    T: TryFrom<u64> + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (&least, &most) = (range.start(), range.end());
        let mistake = || ArgumentDiagnostic::OutOfRange { least, most }.into();
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(mistake)
    }
}

/// Returns a reader of whole numbers that are not too small.
pub(super) fn number_from(least: u64) -> impl Fn(&str) -> Result<u64, Diagnostic> + Clone + Send + Sync + 'static {
    move |text: &str| {
        let number = text.parse().ok().filter(|number| *number >= least);
        number.ok_or_else(|| ArgumentDiagnostic::NoNumber { least }.into())
    }
}

/// Reads a value of a type that says itself what is wrong with others.
pub(super) fn value<T: FromStr<Err: Into<Diagnostic>>>(text: &str) -> Result<T, Diagnostic> {
    text.parse().map_err(T::Err::into)
}

/// Reads a time to think.
pub(super) fn time(text: &str) -> Result<Duration, Diagnostic> {
    record::seconds(text)
}

/// A program and its arguments.
#[derive(Clone, Debug)]
pub(super) struct CommandLine(pub(super) Vec<String>);

impl FromStr for CommandLine {
    type Err = Diagnostic;

    /// Takes a line apart as a shell would. On Windows a backslash is a part of a path.
    fn from_str(text: &str) -> Result<CommandLine, Diagnostic> {
        let text = if cfg!(windows) { text.replace('\\', "\\\\") } else { text.to_owned() };
        let words = shlex::split(&text).filter(|words| !words.is_empty());
        words.map(CommandLine).ok_or_else(|| ArgumentDiagnostic::CommandLine.into())
    }
}

/// Reads a moment of a show, in seconds.
pub(super) fn moment(text: &str) -> Result<f64, Diagnostic> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| ArgumentDiagnostic::Seconds.into())
}

/// Reads a language by its code.
pub(super) fn language(code: &str) -> Result<Words, Diagnostic> {
    let languages = || Words::languages().into_iter().map(Name::from).collect();
    Words::of_tag(code).ok_or_else(|| ArgumentDiagnostic::Language { languages: languages() }.into())
}

/// Reads the number of a variation of a record, from 1.
pub(super) fn variation(text: &str) -> Result<usize, Diagnostic> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| ArgumentDiagnostic::Variation.into())
}

/// Reads the number of a step of a lesson, from 1.
pub(super) fn step(text: &str) -> Result<usize, Diagnostic> {
    text.parse().ok().filter(|step| *step > 0).ok_or_else(|| ArgumentDiagnostic::Step.into())
}

#[cfg(test)]
mod tests {
    use super::super::Line;
    use super::*;
    use clap::Parser;
    use mancala::diagnostic::Argument;

    /// Returns the codes of what is wrong with a command line.
    fn wrong(arguments: &[&str]) -> Vec<Diagnostic> {
        let arguments: Vec<OsString> = [&["naqala"], arguments].concat().into_iter().map(OsString::from).collect();
        let error = Line::try_parse_from(&arguments).err();
        let error = error.unwrap_or_else(|| panic!("{arguments:?} is right"));
        let mut whole = super::super::command();
        whole.build();
        mistakes(&error, &arguments, slips::command_of(&whole, &arguments))
    }

    #[test]
    fn what_is_wrong_with_arguments_is_known_by_its_code() {
        for (arguments, codes) in [
            (&["show", "kalah", "--no-such"][..], &["argument-unknown"][..]),
            (&["show", "kalah", "--lnik"], &["argument-misspelt"]),
            (&["kalah", "oware"], &["argument-unknown"]),
            (&["kalah", "--lnag", "ru"], &["argument-misspelt"]),
            (&["mine.naqala", "oware"], &["argument-unknown"]),
            (&["shwo", "oware"], &["command-misspelt"]),
            (&["--lang", "ru", "shwo", "--link"], &["command-misspelt"]),
            (&["nonsense", "oware"], &["command-unknown"]),
            (&["help", "shwo"], &["command-misspelt"]),
            (&["help", "nonsense"], &["command-unknown"]),
            (&["rules", "oware", "-set", "chain=off"], &["argument-misspelt"]),
            (&["rules", "oware", "-colour"], &["argument-unknown"]),
            (&["oware", "show"], &["game-before-command"]),
            (&["mine.naqala", "replay", "--json"], &["game-before-command"]),
            (&["show", "kalah", "--set", "seeds_per_pit", "6"], &["argument-value"]),
            (&["compare", "kalah", "oware", "--with", "chain=", "off"], &["argument-value"]),
            (&["show", "kalah", "--position", "4,4/4,4", "stores=0,0", "to=S"], &["position-in-pieces"]),
            (&["show", "kalah", "--position", "4,4/4,4", "oware"], &["argument-unknown"]),
            (&["rules", "oware", "abapa"], &["preset-in-pieces"]),
            (&["oware", "Abapa"], &["preset-in-pieces"]),
            (&["rules", "oware", "spruce"], &["argument-unknown"]),
            (&["rules", "no-such-game", "abapa"], &["argument-unknown"]),
            (&["replay"], &["argument-missing"]),
            (&["match", "kalah"], &["argument-missing", "argument-missing"]),
            (&["match", "kalah", "--south", "random", "--north", "random", "--time", "2"], &["arguments-in-conflict"]),
            (
                &["match", "kalah", "--south", "random", "--north", "random", "--engine", "mine"],
                &["arguments-in-conflict"],
            ),
            (&["show", "kalah", "--position"], &["argument-without-value"]),
            (&["show", "kalah", "--link=yes"], &["argument-takes-no-value"]),
            (&["shot", "kalah", "-o", "a.png", "--look", "gold"], &["argument-choice-unknown"]),
            (&["sheet", "kalah", "-o", "a.pdf", "--paper", "a5"], &["argument-choice-unknown"]),
            (&["analyse", "kalah", "--exact", "--depth", "3"], &["arguments-in-conflict"]),
            (&["rules", "kalah", "--lang", "en", "--lang", "ru"], &["argument-twice"]),
        ] {
            let found: Vec<&str> = wrong(arguments).iter().map(|it| it.code().id).collect();
            assert_eq!(found, codes, "{arguments:?}");
        }
    }

    #[test]
    fn misspelt_words_are_answered_with_those_that_are_meant() {
        for (arguments, near) in [
            (&["shwo", "oware"][..], "show"),
            (&["help", "shoot"], "shot"),
            (&["shot", "kalah", "-o", "a.png", "--look", "snad"], "sand"),
            (&["convert", "a", "-o", "b", "--to", "jsno"], "json"),
            (&["varaint", "oware"], "variants"),
            (&["reglas", "oware"], "rules"),
            (&["правила", "oware"], "rules"),
        ] {
            let found = wrong(arguments);
            assert_eq!(found[0].argument("near"), Some(&vec![Name::from(near)].into()), "{arguments:?}: {found:?}");
        }
        let variants = ["kalah".to_owned(), "sungka".to_owned()];
        for (word, is_command) in [("shwo", true), ("shoot", true), ("klah", false), ("game", false), ("reply", true)] {
            assert_eq!(command_meant(OsStr::new(word), &variants).is_some(), is_command, "{word}");
        }
    }

    #[test]
    fn a_value_that_is_none_is_refused_for_a_reason_of_its_own() {
        for (arguments, because) in [
            (&["perft", "kalah", "0"][..], "number-out-of-range"),
            (&["perft", "kalah", "many"], "number-out-of-range"),
            (&["playout", "kalah", "--games", "0"], "number-unreadable"),
            (&["shot", "kalah", "-o", "a.png", "--at=-1"], "seconds-unreadable"),
            (&["shot", "kalah", "-o", "a.png", "--size", "huge"], "picture-size"),
            #[cfg(feature = "film")]
            (&["film", "a.naqala", "-o", "a.gif", "--speed", "99"], "speed-out-of-range"),
            (&["puzzles", "oware", "--daily", "2026-02-29"], "date-unreadable"),
            (&["replay", "--line", "0", "a.naqala"], "variation-number"),
            (&["shot", "kalah", "-o", "a.png", "--lesson", "0"], "lesson-step-number"),
            (&["show", "kalah", "--set", "seeds_per_pit"], "setting-unreadable"),
            (&["match", "kalah", "--south", "random", "--engine", "'half"], "engine-command-unreadable"),
            (&["match", "kalah", "--south", "random", "--engine", " "], "engine-command-unreadable"),
            (&["rules", "kalah", "--lang", "xx"], "language-unknown"),
        ] {
            let found = wrong(arguments);
            assert!(found.len() == 1 && found[0].is("argument-value"), "{arguments:?}: {found:?}");
            let Some(Argument::Because(reason)) = found[0].argument("because") else {
                panic!("{arguments:?}: no reason")
            };
            assert!(reason.is(because), "{arguments:?}: {reason:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn an_argument_that_is_no_text_is_told() {
        use std::ffi::OsString;
        use std::os::unix::ffi::OsStringExt;
        let bytes = OsString::from_vec(b"b\xff".to_vec());
        let arguments = ["naqala", "example", "kalah"].map(OsString::from).into_iter().chain([bytes]);
        let error = Line::try_parse_from(arguments).err().expect("a clause is text");
        assert!(mistakes(&error, &[], &super::super::command())[0].is("argument-not-text"));
    }
}
