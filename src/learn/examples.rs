//! The rule page of the game on the table with its examples, made ready in a thread when somebody turns to them.

use crate::learn::LearnCommand;
use crate::play::CurrentGame;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::rules::Rules;
use naqala_core::teach::example::RuleExamples;
use std::sync::Arc;
use std::task::Poll;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ExampleCache>()
        .add_observer(find_examples)
        .add_systems(Update, (forget_on_other_language, receive_examples).chain().in_set(AppSystems::Advance));
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
        if reporter.send(rule_examples.clone()) {
            rule_examples.complete(|so_far| reporter.send(so_far.clone()));
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
