//! A rule page together with its examples.

use super::{Effort, Example, Examples, Lines, find};
use crate::words::{RulePage, Sentence, Words};
use mancala::rules::Rules;
use std::sync::Arc;

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

    /// Looks for the examples that are missing, and reports the page with each that is found. Leaves off when nobody listens
    /// any more.
    pub fn complete(&mut self, mut tell: impl FnMut(&RuleExamples) -> bool) {
        for sentence in self.examples.missing().to_vec() {
            let more = find(&self.rules, &self.page, &[sentence], Effort::BRIEF);
            if more.is_empty() {
                continue;
            }
            Arc::make_mut(&mut self.examples).add(more);
            if !tell(self) {
                return;
            }
        }
    }
}
