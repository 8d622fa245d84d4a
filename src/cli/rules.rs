//! `naqala rules`: prints a variant's rule page, or the page on the family of games.

use super::named::VariantArgs;
use super::{Failure, Out};
use naqala_core::words::Words;

/// `naqala rules VARIANT`, or `naqala rules --family`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: Option<VariantArgs>,
    /// Prints the history and customs of the family of games, in place of a rule page
    #[arg(long, conflicts_with = "variant", required_unless_present = "variant")]
    family: bool,
}

/// The widest line, in characters.
const WIDTH: usize = 96;

impl Args {
    /// Prints the page. Choices of options are followed by what `--set` takes for them, and a line that an option has
    /// changed by what it was changed from.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let page = match self.named {
            Some(named) => words.page(&named.rules()?),
            None => words.family_page(),
        };
        writeln!(out, "{}", page.title)?;
        writeln!(out, "{}", "=".repeat(page.title.chars().count()))?;
        for section in &page.sections {
            writeln!(out, "\n{}", section.heading)?;
            for line in &section.lines {
                let set = line.set.as_ref().map(|set| format!(" [{set}]")).unwrap_or_default();
                write_wrapped(out, "- ", &(line.text.clone() + &set))?;
                if let Some(changed) = &line.changed {
                    write_wrapped(out, "    * ", changed)?;
                }
            }
        }
        Ok(())
    }
}

/// Writes a text after a sign, its further lines indented as far.
pub(super) fn write_wrapped(out: Out, sign: &str, text: &str) -> std::io::Result<()> {
    let mut line = sign.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(out, "{line}")?;
            line = " ".repeat(sign.chars().count());
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    writeln!(out, "{line}")
}
