//! `naqala lesson`: prints the steps of a lesson as they are said.

use super::diagnostic::CommandDiagnostic;
use super::named::{VariantArgs, known};
use super::{Failure, Out, json_line};
use mancala::diagnostic::Name;
use mancala::engine::legal_moves;
use mancala::record::notation::{move_text, position_text};
use mancala::rules::Rules;
use naqala_core::teach::example::{self, Effort, Examples, Lines, ply_texts};
use naqala_core::teach::lesson::{self, LessonStep};
use naqala_core::teach::strategy;
use naqala_core::words::{RulePage, Words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// `naqala lesson VARIANT [--better] [--json]`, or `naqala lesson --first [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: Option<VariantArgs>,
    /// Prints the lesson for people who have never seen a mancala, in place of that of a game
    #[arg(long, conflicts_with = "variant", required_unless_present = "variant")]
    first: bool,
    /// Prints the second part of the lessons, ideas of strategy, in place of the first
    #[arg(long, conflicts_with = "first")]
    better: bool,
    /// Prints one JSON object a line
    #[arg(long)]
    json: bool,
}

/// A step as it is printed with `--json`.
#[derive(Serialize)]
struct Said {
    /// Its number, from 1.
    step: usize,
    /// The heading of the rule page under which it stands.
    heading: String,
    /// The title of the step, if it has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    title: String,
    /// The sentences.
    text: String,
    /// The clause that says it, if one does.
    clause: Option<String>,
    /// The position on the table.
    position: String,
    /// The moves that are shown from there on.
    shown: Vec<String>,
    /// A move that is spoken of and cannot be made.
    barred: Option<String>,
    /// The places that are described, where no move shows them.
    places: Vec<String>,
    /// The task, if there is one.
    task: Option<Task>,
}

/// The task of a step.
#[derive(Serialize)]
struct Task {
    asks: String,
    /// The position in which it is to be done.
    position: String,
    /// The moves that are right.
    right: Vec<String>,
    /// The answer to each other legal move.
    wrong: BTreeMap<String, String>,
}

impl Args {
    /// Prints the steps in their order.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (steps, page) = match self.named.filter(|_| !self.first) {
            None => (lesson::first(words, &known("")), None),
            Some(named) if self.better => {
                let rules = named.rules()?;
                let steps = strategy::steps(words, &known(""), &rules.id);
                if steps.is_empty() {
                    let (game, games) = (rules.id.as_str().into(), strategy::ids().map(Name::from).collect());
                    return Err(Failure::of(CommandDiagnostic::NoIdeas { game, games }));
                }
                (steps, None)
            }
            Some(named) => {
                let rules = Arc::new(named.rules()?);
                let page = words.page(&rules);
                (steps(&rules, &page), Some(page))
            }
        };
        for (at, step) in steps.iter().enumerate() {
            let said = said(words, at + 1, step, page.as_ref());
            if self.json {
                json_line(out, &said)?;
            } else {
                print(words, &said, out)?;
            }
        }
        Ok(())
    }
}

/// The steps of a game's lesson.
pub(super) fn steps(rules: &Arc<Rules>, page: &RulePage) -> Vec<LessonStep> {
    let mut examples = Examples::of(rules, page);
    let missing = examples.missing().to_vec();
    examples.add(example::find(rules, page, &missing, Effort::BRIEF));
    lesson::steps(rules, page, &examples)
}

fn said(words: &Words, number: usize, step: &LessonStep, page: Option<&RulePage>) -> Said {
    let rules = &step.rules;
    let scene = &step.scene;
    let barred = scene.barred.and_then(|mv| {
        let game = lesson::played(rules, &scene.position, &scene.moves)?;
        Some(move_text(rules, game.position(), mv))
    });
    let lines = page.map(|page| Lines::of(rules, page));
    let task = step.task.as_ref().and_then(|task| {
        let game = task.game(rules)?;
        let right = task.right_moves(rules, page);
        let name = |mv| move_text(rules, game.position(), mv);
        let mut wrong = BTreeMap::new();
        for &mv in legal_moves(rules, game.position()).iter().filter(|mv| !right.contains(mv)) {
            let mut tried = game.clone();
            if let Ok(ply) = tried.play(mv) {
                wrong.insert(name(mv), task.why_wrong(words, rules, lines.as_ref(), game.position(), ply));
            }
        }
        let position = position_text(rules, game.position());
        let right = right.into_iter().map(name).collect();
        Some(Task { asks: task.asks.said(words, rules), position, right, wrong })
    });
    Said {
        step: number,
        heading: step.heading.clone(),
        title: step.title.clone(),
        text: step.text.clone(),
        clause: step.cause.map(|cause| rules.cause_name(cause)),
        position: position_text(rules, &scene.position),
        shown: ply_texts(rules, &scene.position, &scene.moves),
        barred,
        places: scene.places.iter().map(|&place| words.place(rules, place)).collect(),
        task,
    }
}

/// Prints a step as text.
fn print(words: &Words, said: &Said, out: Out) -> Result<(), Failure> {
    let label = |id| words.label(id);
    let title = if said.title.is_empty() { &said.heading } else { &said.title };
    writeln!(out, "{}. {title}", said.step)?;
    writeln!(out, "   {}", said.text.replace('\n', "\n   "))?;
    if !said.shown.is_empty() || said.barred.is_some() {
        writeln!(out, "   {} {}", label("line-position"), said.position)?;
        let moves = said.shown.iter().chain(&said.barred).map(String::as_str).collect::<Vec<_>>();
        writeln!(out, "   {} {}", label("line-moves"), moves.join(" "))?;
    }
    if !said.places.is_empty() {
        writeln!(out, "   {} {}", label("line-places"), said.places.join(" "))?;
    }
    if let Some(task) = &said.task {
        writeln!(out, "   > {}", task.asks)?;
        writeln!(out, "     {} {}", label("line-position"), task.position)?;
        writeln!(out, "     {} {}", label("line-right"), task.right.join(" "))?;
        for (mv, why) in &task.wrong {
            writeln!(out, "     {mv}: {why}")?;
        }
    }
    writeln!(out)?;
    Ok(())
}
