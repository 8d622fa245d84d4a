//! `naqala example`: prints positions and moves in which the clauses of a variant show themselves.

use super::diagnostic::CommandDiagnostic;
use super::named::VariantArgs;
use super::{Failure, Out, json_line};
use mancala::diagnostic::Name;
use mancala::record::notation::{move_text, position_text};
use mancala::rules::{Cause, Rules};
use naqala_core::teach::example::{self, EffectKind, Effort, Example, Examples, Lines, ply_texts};
use naqala_core::words::{RulePage, Sentence, Words};
use serde::Serialize;

/// `naqala example VARIANT [CLAUSE] [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// All examples of one clause, as `naqala replay --events` names it; the clearest of every clause if left out
    #[arg(value_name = "CLAUSE")]
    clause: Option<String>,
    /// Prints one JSON object a line
    #[arg(long)]
    json: bool,
}

/// Output with `--json`: a sentence of the rule page with its example.
#[derive(Default, Serialize)]
struct Shown {
    clause: String,
    sentence: String,
    kind: &'static str,
    /// The position; `null` where no move can show the sentence.
    text: Option<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
    /// The moves from the position on; a move that the clause bars is the last.
    plies: Vec<String>,
    /// The moves that the clause leaves out in favour of this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
    /// Reason that no move can show it, or that there is no example yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counter: Option<Against>,
}

/// A move in which one could expect the clause, and it does nothing.
#[derive(Serialize)]
struct Against {
    text: String,
    #[serde(rename = "move")]
    mv: String,
    because: String,
}

impl Args {
    /// Prints the examples in the order of the rule page.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let rules = self.named.rules()?;
        let page = words.page(&rules);
        let wanted = self.clause.as_deref().map(|name| named(&rules, &page, name)).transpose()?;
        let mut examples = Examples::of(&rules, &page);
        let sought = |sentence: &Sentence| match sentence {
            Sentence::Clause(cause) => wanted.is_none_or(|it| it == *cause),
            Sentence::Plain(_) => false,
        };
        let missing: Vec<Sentence> = examples.missing().iter().copied().filter(sought).collect();
        examples.add(example::find(&rules, &page, &missing, Effort::BRIEF));
        let lines = Lines::of(&rules, &page);
        for line in page.sections.iter().flat_map(|section| &section.lines) {
            let Some(cause) = line.clause.filter(|cause| wanted.is_none_or(|it| it == *cause)) else { continue };
            let of = examples.get(Sentence::Clause(cause));
            let shown = if wanted.is_some() { &of } else { &of[..of.len().min(1)] };
            let clause = rules.cause_name(cause);
            let sentence = line.text.clone();
            if shown.is_empty() {
                let why = examples.states(Sentence::Clause(cause)).map_or("never", |why| why.key());
                let because = Some(words.label_with("example-states", &[("why", why.into())]));
                let kind = EffectKind::States.key();
                let said = Shown { clause, sentence, kind, because, ..Shown::default() };
                self.print(words, &said, out)?;
                continue;
            }
            for example in shown {
                let said = described(words, &lines, example, cause, line.text.clone());
                self.print(words, &said, out)?;
            }
        }
        Ok(())
    }

    fn print(&self, words: &Words, said: &Shown, out: Out) -> Result<(), Failure> {
        if self.json {
            return json_line(out, said);
        }
        // What is said of an example, each behind its label.
        let labels = LABELS.map(|id| words.label(id));
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        let [position, moves, left_out, but_not, refused] = labels.map(|label| format!("  {label:<width$}"));
        let kind = words.label_with("line-example", &[("kind", said.kind.into())]);
        writeln!(out, "{} ({kind})", said.clause)?;
        writeln!(out, "  {}", said.sentence)?;
        if let Some(text) = &said.text {
            writeln!(out, "{position} {text}")?;
            writeln!(out, "{moves} {}", said.plies.join(" "))?;
            if !said.left_out.is_empty() {
                writeln!(out, "{left_out} {}", said.left_out.join(" "))?;
            }
        }
        if let Some(because) = &said.because {
            writeln!(out, "  {because}")?;
        }
        if let Some(Against { text, mv, because }) = &said.counter {
            writeln!(out, "{but_not} {text}")?;
            writeln!(out, "{refused} {mv}: {because}")?;
        }
        Ok(())
    }
}

/// The labels of what is said of an example.
const LABELS: [&str; 5] = ["line-position", "line-moves", "line-left-out", "line-but-not", "line-move"];

/// The cause of a line of the page by its name.
fn named(rules: &Rules, page: &RulePage, name: &str) -> Result<Cause, Failure> {
    let lines = Lines::of(rules, page);
    rules.cause_named(name).map(|cause| page.told_by(cause)).filter(|cause| lines.causes.contains(cause)).ok_or_else(
        || {
            let clauses = lines.causes.iter().map(|&cause| Name(rules.cause_name(cause))).collect();
            Failure::of(CommandDiagnostic::NoClause { clause: name.into(), clauses })
        },
    )
}

fn described(words: &Words, lines: &Lines<'_>, example: &Example, cause: Cause, sentence: String) -> Shown {
    let rules = lines.rules;
    let clause = rules.cause_name(cause);
    let plies = ply_texts(rules, &example.position, &example.plies);
    let counter = example.counter.as_ref().map(|it| Against {
        text: position_text(rules, &it.position),
        mv: move_text(rules, &it.position, it.mv),
        because: it.because(words, lines, cause),
    });
    let left_out = example.left_out(lines);
    Shown {
        left_out: left_out.iter().map(|&mv| move_text(rules, &example.position, mv)).collect(),
        clause,
        sentence,
        kind: example.kind.key(),
        text: Some(position_text(rules, &example.position)),
        mv: plies.get(example.shown).cloned(),
        plies,
        because: None,
        counter,
    }
}
