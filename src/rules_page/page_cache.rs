//! Rule pages, worked out once for each set of rules.

use super::glossary::Terms;
use super::scroll::PageScroll;
use bevy::prelude::Resource;
use mancala::rules::Rules;
use naqala_core::search::playout::length;
use naqala_core::teach::puzzle::{PuzzleKind, Puzzles};
use naqala_core::words::{RulePage, Words};
use std::sync::Arc;

/// The page of the game on the table.
#[derive(Resource, Default)]
pub struct RulesPage {
    pub(crate) page: PageCache,
    /// Contents and layout when it was last shown.
    pub(crate) scroll: Option<PageScroll>,
}

/// The rule page with its terms, worked out once for each set of rules.
#[derive(Default)]
pub(crate) struct PageCache {
    known: Option<(Arc<Rules>, Arc<RulePage>, Arc<Terms>)>,
    /// The kinds of puzzles that the game can have.
    kinds: Option<(Arc<Rules>, Arc<[PuzzleKind]>)>,
    /// Approximate length of the game in moves.
    moves: Option<(Arc<Rules>, u32)>,
}

impl PageCache {
    /// The page of the rules.
    pub fn page(&mut self, words: &Words, rules: &Arc<Rules>) -> Arc<RulePage> {
        self.read(words, rules).0
    }

    /// The words of the field, and where they stand on that page.
    pub fn terms(&mut self, words: &Words, rules: &Arc<Rules>) -> Arc<Terms> {
        self.read(words, rules).1
    }

    /// The kinds of puzzles that the game can have.
    pub fn kinds(&mut self, rules: &Arc<Rules>) -> Arc<[PuzzleKind]> {
        let known = self.kinds.take().filter(|(known, _)| Arc::ptr_eq(known, rules));
        let find = || (Arc::clone(rules), Puzzles::new(Arc::clone(rules)).kinds().into());
        Arc::clone(&self.kinds.insert(known.unwrap_or_else(find)).1)
    }

    /// Returns the approximate length of the game in moves.
    pub fn moves(&mut self, rules: &Arc<Rules>) -> u32 {
        let known = self.moves.take().filter(|(known, _)| Arc::ptr_eq(known, rules));
        self.moves.insert(known.unwrap_or_else(|| (Arc::clone(rules), length(rules)))).1
    }

    fn read(&mut self, words: &Words, rules: &Arc<Rules>) -> (Arc<RulePage>, Arc<Terms>) {
        let known = self.known.take().filter(|(known, ..)| Arc::ptr_eq(known, rules));
        let (_, page, terms) = self.known.insert(known.unwrap_or_else(|| {
            let page = words.page(rules);
            let terms = Terms::of(words, rules, &page);
            (Arc::clone(rules), Arc::new(page), Arc::new(terms))
        }));
        (Arc::clone(page), Arc::clone(terms))
    }
}
