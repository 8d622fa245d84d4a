//! Slips in a whole command line, which would otherwise be taken for something else: dashes and invisible signs before
//! options, values in pieces, words in the wrong order, options of a variant that are set twice.

use super::arguments::{ArgumentDiagnostic, command_named, first_word, stands_for_a_game};
use super::named::{OptionArg, known};
use clap::{Arg, ArgMatches, Command};
use mancala::diagnostic::{Key, Name, nearest};
use mancala::record::notation::POSITION_FIELDS;
use std::collections::BTreeMap;
use std::ffi::OsString;

/// Dashes and other signs that stand for hyphens in texts.
const DASHES: [char; 7] = ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}'];

/// Returns whether a sign is not seen: it has no width, or says in which direction a text runs.
fn is_invisible(sign: char) -> bool {
    matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Returns the words of a command line behind the program's name, up to `--`, behind which no options stand.
fn words(arguments: &[OsString]) -> impl Iterator<Item = &str> {
    arguments.iter().skip(1).map(|it| it.to_str().unwrap_or_default()).take_while(|word| *word != "--")
}

/// Returns an option of a command as it is written, by its name or letter, which a value may follow.
fn option(command: &Command, name: &str) -> Option<String> {
    let name = name.split('=').next().filter(|name| !name.is_empty())?;
    let letter = name.chars().next().filter(|letter| letter.len_utf8() == name.len());
    command.get_arguments().find_map(|arg| {
        let long = arg.get_long().filter(|long| *long == name).map(|long| format!("--{long}"));
        long.or_else(|| Some(format!("-{}", arg.get_short().filter(|short| Some(*short) == letter)?)))
    })
}

/// Returns the command that arguments name, or the program itself.
pub(super) fn command_of<'c>(whole: &'c Command, arguments: &[OsString]) -> &'c Command {
    first_word(arguments).and_then(|word| whole.find_subcommand(word)).unwrap_or(whole)
}

/// Returns whether a word may be an option with a foreign sign before it.
pub(super) fn has_foreign_sign(arguments: &[OsString]) -> bool {
    words(arguments).any(|word| {
        word.starts_with(|sign| is_invisible(sign) || sign == '-' || DASHES.contains(&sign)) && !word.is_ascii()
    })
}

/// Returns the mistake of an option with a dash in place of its hyphens, or with an invisible sign before them.
pub(super) fn foreign_sign(arguments: &[OsString], command: &Command) -> Option<ArgumentDiagnostic> {
    words(arguments).find_map(|word| {
        let bare = word.trim_start_matches(is_invisible);
        if let (Some(sign), true) = (word.chars().next(), bare.len() < word.len()) {
            let name = bare.strip_prefix("--").or_else(|| bare.strip_prefix('-'))?;
            let (option, sign) = (option(command, name)?.into(), format!("U+{:04X}", sign as u32).into());
            return Some(ArgumentDiagnostic::InvisibleSign { option, sign });
        }
        let name = word.trim_start_matches(|sign| sign == '-' || DASHES.contains(&sign));
        if !word[..word.len() - name.len()].contains(DASHES) {
            return None;
        }
        let near = option(command, name)?;
        let sign = Key(if near.starts_with("--") { "dash" } else { "short-dash" });
        Some(ArgumentDiagnostic::Misspelt { argument: word.into(), near: near.into(), sign })
    })
}

/// Returns the mistake of a word behind a single hyphen, which is read letter by letter: `unexpected` is the first of
/// them.
pub(super) fn one_hyphen(unexpected: &str, arguments: &[OsString], command: &Command) -> Option<ArgumentDiagnostic> {
    if unexpected.starts_with("--") || !unexpected.starts_with('-') {
        return None;
    }
    let word = words(arguments).find(|word| word.len() > unexpected.len() && word.starts_with(unexpected))?;
    let argument = word.into();
    Some(match option(command, &word[1..]) {
        Some(near) => ArgumentDiagnostic::Misspelt { argument, near: near.into(), sign: Key("hyphen") },
        None => ArgumentDiagnostic::Unknown { argument },
    })
}

/// Returns the mistake of a variant or a file before the name of a command.
pub(super) fn before_command(arguments: &[OsString]) -> Option<ArgumentDiagnostic> {
    let first = first_word(arguments)?;
    let command = words(arguments).skip_while(|word| *word != first).skip(1).find(|word| command_named(word))?;
    if command_named(first) || !stands_for_a_game(first) {
        return None;
    }
    let whole = super::command();
    let takes_none = whole.find_subcommand(command)?.get_positionals().next().is_none();
    if takes_none {
        return Some(ArgumentDiagnostic::Unknown { argument: first.into() });
    }
    let right = format!("naqala {command} {first}").into();
    Some(ArgumentDiagnostic::BeforeCommand { target: first.into(), command: command.into(), right })
}

/// Returns the value that is given to an option, with the words behind it.
fn given<'a>(arg: &Arg, words: &[&'a str]) -> Option<(&'a str, Vec<&'a str>)> {
    let long = format!("--{}", arg.get_long()?);
    words.iter().enumerate().find_map(|(at, word)| match word.strip_prefix(long.as_str())? {
        "" => Some((*words.get(at + 1)?, words[at + 2..].to_vec())),
        rest => Some((rest.strip_prefix('=')?, words[at + 1..].to_vec())),
    })
}

/// Returns the mistake of an option of a variant that is given in pieces, as in `--set columns 6`.
pub(super) fn setting_in_pieces(arguments: &[OsString], command: &Command) -> Option<ArgumentDiagnostic> {
    let words: Vec<&str> = words(arguments).collect();
    let takes_settings = |arg: &&Arg| matches!(arg.get_id().as_str(), "set" | "with");
    command.get_arguments().filter(takes_settings).find_map(|arg| {
        let (value, _) = given(arg, &words)?;
        let because = value.parse::<OptionArg>().err()?;
        Some(ArgumentDiagnostic::Value { argument: arg.to_string().into(), value: value.into(), because })
    })
}

/// Returns the mistake of a position that is not quoted, so that each of its words is an argument of its own.
pub(super) fn position_in_pieces(
    unexpected: &str,
    arguments: &[OsString],
    command: &Command,
) -> Option<ArgumentDiagnostic> {
    let words: Vec<&str> = words(arguments).collect();
    let arg = command.get_arguments().find(|arg| arg.get_id() == "position")?;
    let (value, behind) = given(arg, &words)?;
    let is_part = |word: &&&str| {
        let field = word.split('=').next().unwrap_or_default();
        word.starts_with(|sign: char| sign.is_ascii_digit() || ",/".contains(sign)) || POSITION_FIELDS.contains(&field)
    };
    let parts: Vec<&str> = behind.iter().take_while(is_part).copied().collect();
    let whole = format!("--position \"{} {}\"", value, parts.join(" ")).into();
    parts.contains(&unexpected).then(|| ArgumentDiagnostic::PositionInPieces { argument: unexpected.into(), whole })
}

/// Returns the mistake of a preset that is named behind its game as an argument of its own, as in `oware abapa`.
pub(super) fn preset_in_pieces(unexpected: &str, arguments: &[OsString]) -> Option<ArgumentDiagnostic> {
    let words: Vec<&str> = words(arguments).collect();
    let game = words[..words.iter().position(|word| *word == unexpected)?].last()?;
    let variants = known(game);
    let presets = variants.variant(game).filter(|variant| variant.id == *game)?.presets.iter();
    let preset = nearest(unexpected, presets.map(|preset| preset.id.as_str()))?;
    let near = format!("{game}/{preset}").into();
    Some(ArgumentDiagnostic::PresetInPieces { argument: unexpected.into(), near })
}

/// Returns the mistake of an option of a variant that is set to two different values.
pub(super) fn set_twice(matches: &ArgMatches) -> Option<ArgumentDiagnostic> {
    let own = matches.ids().find_map(|id| {
        let mut values: BTreeMap<&str, &str> = BTreeMap::new();
        let given = matches.try_get_many::<OptionArg>(id.as_str()).ok()??;
        given.map(OptionArg::parts).find_map(|(option, second)| {
            let first = values.insert(option, second).filter(|first| *first != second)?;
            let [first, second] = [first, second].map(Name::from);
            Some(ArgumentDiagnostic::SetTwice { option: option.into(), first, second })
        })
    });
    own.or_else(|| matches.subcommand().and_then(|(_, matches)| set_twice(matches)))
}
