//! `naqala explain`: says why something is a mistake, and what would be right.

use super::diagnostic::CommandDiagnostic;
use super::report::Told;
use super::rules::write_wrapped;
use super::{Failure, Out, codes, json_line, report};
use mancala::diagnostic::{Code, MessageArgument, Messages, nearest};
use naqala_core::words::Words;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::OnceLock;

/// `naqala explain [CODE] [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// The code, as it stands in brackets before a mistake; all codes if left out
    #[arg(value_name = "CODE")]
    code: Option<String>,
    /// Prints a JSON object, or without CODE an array of them
    #[arg(long)]
    json: bool,
}

/// A code with everything known of it.
#[derive(Serialize)]
struct Page {
    code: &'static str,
    /// Why it is a mistake.
    cause: String,
    /// The message, with the names of its arguments in angle brackets.
    message: String,
    /// Why it is a mistake, or what follows.
    notes: Vec<String>,
    /// Advice: the expected form, or the thing to do.
    helps: Vec<String>,
    /// The names of the arguments.
    arguments: &'static [&'static str],
    /// Lines of a file with this mistake; null where none are known.
    example: Option<&'static str>,
}

impl Args {
    /// Prints what is known of a code, or a list of all.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let Some(id) = &self.code else { return list(words, out, self.json) };
        let code = codes().into_iter().flatten().find(|code| code.id == id).ok_or_else(|| unknown(id))?;
        let page = Page::of(words, code);
        if self.json { json_line(out, &page) } else { Ok(print(words, &page, out)?) }
    }
}

/// Prints all codes, those of a subject together, each with the first sentence of its cause.
fn list(words: &Words, out: Out, json: bool) -> Result<(), Failure> {
    let codes = codes();
    if json {
        let pages: Vec<Page> = codes.into_iter().flatten().map(|code| Page::of(words, code)).collect();
        return json_line(out, &pages);
    }
    let width = codes.iter().copied().flatten().map(|code| code.id.len()).max().unwrap_or(0);
    for (index, subject) in codes.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        for code in subject {
            let cause = words.text(code.cause).to_owned();
            let end = cause.find(". ").map_or(cause.len(), |end| end + 1);
            writeln!(out, "{:<width$}  {}", code.id, &cause[..end])?;
        }
    }
    Ok(())
}

fn print(words: &Words, page: &Page, out: Out) -> std::io::Result<()> {
    let indented =
        |out: Out, text: &str| text.lines().try_for_each(|line| writeln!(out, "{}", format!("    {line}").trim_end()));
    writeln!(out, "{}\n", page.code)?;
    write_wrapped(out, "", &page.cause)?;
    writeln!(out, "\n{}\n", words.label("cli-explain-message"))?;
    let told = Told { message: page.message.clone(), notes: page.notes.clone(), helps: page.helps.clone() };
    indented(out, &report::headed(words, page.code, &told))?;
    if let Some(example) = page.example {
        writeln!(out, "\n{}\n", words.label("cli-explain-example"))?;
        indented(out, example)?;
    }
    Ok(())
}

impl Page {
    fn of(words: &Words, code: &'static Code) -> Page {
        let names: Vec<String> = code.arguments.iter().map(|name| name.replace('_', "-")).collect();
        let arguments: Vec<(&str, MessageArgument)> =
            names.iter().map(|name| (name.as_str(), MessageArgument::Text(format!("<{name}>")))).collect();
        let text = |attribute: Option<&str>| words.message(&format!("diagnostic-{}", code.id), attribute, &arguments);
        let texts = |name: &str| {
            let numbered = |number| if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
            let all = (1..).map_while(|number: u32| text(Some(&numbered(number))));
            all.filter(|text| !text.is_empty()).collect()
        };
        Page {
            code: code.id,
            cause: words.text(code.cause).to_owned(),
            message: text(None).unwrap_or_default(),
            notes: texts("note"),
            helps: texts("help"),
            arguments: code.arguments,
            example: example(code.id),
        }
    }
}

/// Returns lines of a file with a mistake of this code, if some are known.
fn example(code: &str) -> Option<&'static str> {
    examples().get(code).map(String::as_str)
}

fn examples() -> &'static HashMap<String, String> {
    static EXAMPLES: OnceLock<HashMap<String, String>> = OnceLock::new();
    let read = || ron::from_str(include_str!("../../assets/examples-of-mistakes.ron")).expect("a test reads the file");
    EXAMPLES.get_or_init(read)
}

fn unknown(id: &str) -> Failure {
    let near = nearest(id, codes().into_iter().flatten().map(|code| code.id));
    let code = id.into();
    Failure::of(match near {
        Some(near) => CommandDiagnostic::CodeMisspelt { code, near: near.into() },
        None => CommandDiagnostic::NoCode { code },
    })
}

#[cfg(test)]
mod tests {
    use super::super::own_codes;
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::{Path, PathBuf};

    fn every_language() -> impl Iterator<Item = Words> {
        Words::languages().into_iter().map(|code| Words::language(code).expect("it was just listed"))
    }

    /// The files of messages that belong to the program itself.
    const OWN_FILES: [&str; 2] = ["cli", "window"];

    /// The variables that each message of a diagnostic asks for, by its code.
    fn asked(language: &str) -> BTreeMap<String, BTreeSet<String>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language);
        let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for file in OWN_FILES {
            let text = fs::read_to_string(folder.join(file).with_extension("ftl")).unwrap_or_default();
            let mut of = None;
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                    let id = line.split_once(" =").map(|(id, _)| id);
                    of = id.and_then(|id| id.strip_prefix("diagnostic-")).map(str::to_owned);
                }
                if let Some(code) = &of {
                    let names = line.split('$').skip(1).map(|rest| {
                        rest.split(|c: char| !c.is_ascii_lowercase() && c != '-').next().unwrap_or_default().to_owned()
                    });
                    asked.entry(code.clone()).or_default().extend(names);
                }
            }
        }
        asked
    }

    #[test]
    fn every_code_of_the_program_has_a_message_in_every_language_with_the_arguments_of_the_code() {
        if !cfg!(feature = "film") {
            // The texts are those of all features.
            return;
        }
        let known: BTreeMap<&str, BTreeSet<String>> = own_codes()
            .into_iter()
            .flatten()
            .map(|code| (code.id, code.arguments.iter().map(|name| name.replace('_', "-")).collect()))
            .collect();
        let mut wrong = Vec::new();
        for language in Words::languages() {
            let asked = asked(language);
            wrong.extend(known.keys().filter(|id| !asked.contains_key(**id)).map(|id| format!("{language}: no {id}")));
            for (id, variables) in asked {
                match known.get(id.as_str()) {
                    None => wrong.push(format!("{language}: {id} is no code")),
                    Some(known) if variables.is_subset(known) => {}
                    Some(known) => wrong.push(format!("{language}: {id} asks for {variables:?} of {known:?}")),
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn every_code_is_there_once_and_is_explained_in_every_language() {
        let mut seen = BTreeSet::new();
        for code in codes().into_iter().flatten() {
            assert!(seen.insert(code.id), "`{}` is there twice", code.id);
            let plain = code.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(plain, "`{}` is no name of a code", code.id);
            assert!(code.cause.ends_with('.'), "the cause of `{}` is no sentence", code.id);
            for words in every_language() {
                let page = Page::of(&words, code);
                let said = [vec![page.message.clone()], page.notes, page.helps].concat().join(" ");
                assert!(!page.message.is_empty() && !said.contains("{$"), "{}: {said}", code.id);
            }
        }
    }

    /// The longest line with a mistake that is an example, in characters.
    const LONGEST: usize = 110;
    /// The longest line that is shown beside one.
    const LONGEST_BESIDE: usize = 72;

    /// Returns a line of a file, counted from 1, and what helps to understand it of the lines before and after, without
    /// the indentation that all have; `None` if it is no example.
    fn excerpt(lines: &[&str], number: usize) -> Option<String> {
        let index = number.checked_sub(1)?;
        let line = lines.get(index).filter(|line| line.trim().chars().count() <= LONGEST)?;
        // What the whole of a variant lacks is not seen where it begins.
        if line.trim() == "Variant(" {
            return None;
        }
        let closes = |line: &str| line.chars().all(|sign| ")]},".contains(sign));
        let helps = |line: &&str| {
            let line = line.trim();
            !line.starts_with("//") && !closes(line) && line.chars().count() <= LONGEST_BESIDE
        };
        let before = index.checked_sub(1).map(|index| lines[index]).filter(helps);
        let opens = |line: &str| line.trim_end().ends_with(['(', '[', '{']);
        let after = lines.get(index + 1).copied().filter(helps).filter(|line| !opens(line));
        let shown: Vec<&str> = before.into_iter().chain([*line]).chain(after).collect();
        let indent = shown.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
        Some(shown.iter().map(|line| line[indent..].trim_end()).collect::<Vec<_>>().join("\n"))
    }

    /// Returns lines with a mistake of each code that `tests/bad` shows: of the first file, by name, in which they are an
    /// example.
    fn examples_of_bad_files() -> BTreeMap<String, String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad");
        let listed = fs::read_dir(folder).expect("the folder is part of the source");
        let mut files: Vec<PathBuf> = listed
            .map(|entry| entry.expect("its entries can be listed").path())
            .filter(|path| path.extension().is_some_and(|it| it == "expected"))
            .collect();
        files.sort();
        let read = |path: &Path| fs::read_to_string(path).expect("the files are text");
        let mut examples = BTreeMap::new();
        for path in files {
            let text = read(&path.with_extension(""));
            let lines: Vec<&str> = text.lines().collect();
            for told in read(&path).lines() {
                // `line:column: code: message`; without a place, there are no lines to show.
                let Some((place, told)) = told.split_once(": ") else { continue };
                let number = place.split(':').next().and_then(|line| line.parse().ok());
                let Some((code, _)) = told.split_once(": ") else { continue };
                if let Some(example) = number.and_then(|number| excerpt(&lines, number)) {
                    examples.entry(code.to_owned()).or_insert(example);
                }
            }
        }
        examples
    }

    #[test]
    fn examples_are_those_of_the_bad_files() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples-of-mistakes.ron");
        let mut made = "// Lines with a mistake of each code, which `naqala explain` shows.\n".to_owned();
        made += "// A test in `src/cli/explain.rs` writes them from `tests/bad`.\n{\n";
        for (code, example) in examples_of_bad_files() {
            made += &format!("    \"{code}\": r##\"{example}\"##,\n");
        }
        made += "}\n";
        let written = fs::read_to_string(&path).expect("it is part of the source");
        if written != made && std::env::var("INSTA_UPDATE").is_ok_and(|it| it == "always") {
            return fs::write(&path, made).expect("the source tree can be written to");
        }
        let differs = written.lines().zip(made.lines()).find(|(is, ought)| is != ought);
        assert!(written == made, "with INSTA_UPDATE=always the test writes the examples; first: {differs:?}");
    }

    #[test]
    fn examples_are_of_codes_that_there_are() {
        let known: BTreeSet<&str> = codes().into_iter().flatten().map(|code| code.id).collect();
        let others: Vec<_> = examples().keys().filter(|code| !known.contains(code.as_str())).collect();
        assert!(others.is_empty(), "{others:?}");
    }

    #[test]
    fn a_code_that_is_misspelt_is_recognized() {
        let mistake = |id: &str| unknown(id).into_report().diagnostics.remove(0);
        let near = mistake("output-is-inptu");
        assert!(near.is("code-misspelt"));
        assert_eq!(near.argument("near"), Some(&mancala::diagnostic::Name::from("output-is-input").into()));
        assert!(mistake("E0308").is("code-unknown"));
    }

    #[test]
    fn every_cause_is_there_in_every_language_and_nothing_else_is_among_them() {
        if !cfg!(feature = "film") {
            // The texts are those of all features.
            return;
        }
        let causes: BTreeSet<&str> = super::super::codes().into_iter().flatten().map(|code| code.cause).collect();
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        for words in every_language().filter(|words| words.code() != Words::english().code()) {
            let file = locales.join(words.code()).join("texts/causes.ron");
            let file = fs::read_to_string(file).expect("a language has this file");
            let translated: BTreeMap<String, String> = ron::from_str(&file).expect("it is RON");
            let found: BTreeSet<&str> = translated.keys().map(String::as_str).collect();
            let differs: Vec<_> = causes.symmetric_difference(&found).collect();
            assert!(differs.is_empty(), "{words:?}: missing or unused: {differs:#?}");
        }
    }
}
