//! The rule page of the game on the table with its examples, made ready in a thread when somebody turns to them.

use crate::learn::LearnCommand;
use crate::play::CurrentGame;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::rules::Rules;
use naqala_core::teach::example::{Effort, Example, Examples, Lines, find};
use naqala_core::words::{RulePage, Sentence, Words};
use std::sync::Arc;
use std::task::Poll;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ExampleCache>()
        .add_observer(find_examples)
        .add_systems(Update, (forget_on_other_language, receive_examples).chain().in_set(AppSystems::Advance));
}

/// A rule page with its examples.
#[derive(Clone)]
pub struct RuleExamples {
    /// The rules.
    pub rules: Arc<Rules>,
    /// Their page.
    pub page: Arc<RulePage>,
    /// Examples of its lines.
    pub examples: Arc<Examples>,
}

impl RuleExamples {
    /// The page of these rules, with the examples that come with the program.
    pub fn of(words: &Words, rules: &Arc<Rules>) -> RuleExamples {
        let page = words.page(rules);
        let examples = Examples::of(rules, &page);
        RuleExamples { rules: Arc::clone(rules), page: Arc::new(page), examples: Arc::new(examples) }
    }

    /// The lines of the page and what their clauses do.
    pub fn lines(&self) -> Lines<'_> {
        Lines::of(&self.rules, &self.page)
    }

    /// The examples of a line.
    pub fn get(&self, sentence: Sentence) -> Vec<&Example> {
        self.examples.get(sentence)
    }

    /// Returns how the page says a sentence.
    pub fn text(&self, sentence: Sentence) -> Option<&str> {
        let mut lines = self.page.sections.iter().flat_map(|section| &section.lines);
        lines.find(|line| line.sentence() == Some(sentence)).map(|line| line.text.as_str())
    }
}

/// Examples of the rules on the table, once they have been asked for.
#[derive(Resource, Default)]
pub struct ExampleCache {
    /// The rules asked about last.
    asked: Option<Arc<Rules>>,
    found: Option<RuleExamples>,
    /// Finds the page, each time with more examples.
    job: Option<Job<RuleExamples>>,
}

impl ExampleCache {
    /// One that has been asked about these rules and has found nothing yet.
    #[cfg(test)]
    pub(crate) fn asked(rules: &Arc<Rules>) -> ExampleCache {
        ExampleCache { asked: Some(Arc::clone(rules)), ..ExampleCache::default() }
    }

    /// The page of these rules with its examples, if it is ready.
    pub fn of(&self, rules: &Arc<Rules>) -> Option<&RuleExamples> {
        self.found.as_ref().filter(|rule_examples| Arc::ptr_eq(&rule_examples.rules, rules))
    }

    /// Returns whether they have been asked about.
    pub fn is_asked(&self, rules: &Arc<Rules>) -> bool {
        self.asked.as_ref().is_some_and(|asked| Arc::ptr_eq(asked, rules))
    }
}

fn find_examples(
    command: On<LearnCommand>,
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    waker: Res<Waker>,
    mut taught: ResMut<ExampleCache>,
) {
    let rules = current.game.rules();
    if *command != LearnCommand::FindExamples || taught.is_asked(rules) {
        return;
    }
    taught.asked = Some(Arc::clone(rules));
    let (words, rules) = (language.0.clone(), Arc::clone(rules));
    taught.job = Some(Job::spawn(&waker, move |reporter| {
        let mut rule_examples = RuleExamples::of(&words, &rules);
        let missing = rule_examples.examples.missing().to_vec();
        if !reporter.send(rule_examples.clone()) {
            return;
        }
        for sentence in missing {
            let more = find(&rules, &rule_examples.page, &[sentence], Effort::BRIEF);
            if more.is_empty() {
                continue;
            }
            Arc::make_mut(&mut rule_examples.examples).add(more);
            if !reporter.send(rule_examples.clone()) {
                return;
            }
        }
    }));
}

/// Drops texts in another language: they are made anew on request.
fn forget_on_other_language(language: Res<UiLanguage>, mut examples: ResMut<ExampleCache>) {
    if language.is_changed() {
        *examples = ExampleCache::default();
    }
}

pub(super) fn receive_examples(mut examples: ResMut<ExampleCache>) {
    match examples.job.as_ref().map(Job::poll) {
        Some(Poll::Ready(Some(rule_examples))) => examples.found = Some(rule_examples),
        Some(Poll::Ready(None)) => examples.job = None,
        Some(Poll::Pending) | None => {}
    }
}
