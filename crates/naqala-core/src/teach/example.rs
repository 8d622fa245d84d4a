//! Examples of clauses: a position and a move in which the clause of a line of the rule page takes effect, with as
//! little else happening as possible. Those of the games that come with the program are found beforehand, see [`make`],
//! and kept as text in `assets/examples`, one file per variant. Where options make them untrue, [`find`] looks for
//! others.

mod clarity;
mod effect;
mod file;
mod find;
mod page;
mod shrink;
#[cfg(test)]
mod tests;
mod unsaid;
mod walk;

pub use effect::{Lines, Reason};
pub use file::{States, make, ply_texts};
pub use find::Effort;
pub use page::RuleExamples;
pub use unsaid::is_shown;

use crate::words::{PlainSentence, RulePage, Sentence, Words};
use effect::ExampleGoal;
use mancala::engine::{Move, Position, left_out, legal_moves};
use mancala::rules::{Cause, Rules};
use serde::{Deserialize, Serialize};
use shrink::Find;
use walk::Walk;

/// Most questions of a turn that an example answers after the move that it shows.
const MOST_ANSWERS: usize = 4;

/// Kind of effect by which an example shows its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectKind {
    /// The move does something by the clause.
    Causes,
    /// The clause does not allow the move, which is refused.
    Bars,
    /// The clause leaves out other moves in favour of this one.
    Prefers,
    /// Something does not happen because of the clause.
    Withholds,
    /// No move can show it.
    States,
}

/// Position and moves that show a sentence of the rule page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Sentence that it shows.
    pub sentence: Sentence,
    /// Kind of effect; never [`EffectKind::States`].
    pub kind: EffectKind,
    /// Position before the moves.
    pub position: Position,
    /// Moves from there on. All are legal except a barred one, which is the last.
    pub plies: Vec<Move>,
    /// Index of the move that shows the clause.
    pub shown: usize,
    /// Index of the piece of a long sentence that it belongs to, as lessons cut it; `None` if it fits any.
    pub piece: Option<usize>,
    /// Move in which one could expect the clause, but it does nothing.
    pub counter: Option<CounterExample>,
}

/// Move in which one could expect a clause, but it does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterExample {
    /// Position before the move.
    pub position: Position,
    /// Move to be made.
    pub mv: Move,
    /// Reason why the clause does nothing.
    pub reason: Reason,
}

/// Examples for the rules of a game.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    /// Examples in the order of the page, those of a sentence together, the clearest first.
    all: Vec<Example>,
    /// Sentences that no move can show, each with the reason.
    states: Vec<(Sentence, States)>,
    /// Other sentences without an example.
    missing: Vec<Sentence>,
    /// Sentences that no clause says, with the examples of clauses that show them as well.
    borrowed: Vec<(PlainSentence, Vec<Example>)>,
}

impl Examples {
    /// Returns the examples that come with the program, as far as they hold under these rules. `page` is their rule
    /// page.
    pub fn of(rules: &Rules, page: &RulePage) -> Examples {
        let lines = Lines::of(rules, page);
        let mut examples = file::shipped(&lines);
        examples.borrow(&lines);
        let bare = |&it: &Sentence| examples.get(it).is_empty() && examples.states(it).is_none();
        examples.missing = lines.sentences().filter(bare).collect();
        examples
    }

    /// Adds examples of clauses that show the sentences that no clause says, if these have none of their own.
    fn borrow(&mut self, lines: &Lines<'_>) {
        let borrowed = lines.plain.iter().filter(|&&plain| self.own(Sentence::Plain(plain)).is_empty());
        let lent: Vec<Example> = self.all.iter().flat_map(|it| [Some(it.clone()), it.countered()]).flatten().collect();
        let found = borrowed.map(|&plain| (plain, unsaid::among(lines, plain, &lent)));
        self.borrowed = found.filter(|(_, found)| !found.is_empty()).collect();
    }

    /// Returns the examples of a sentence, the clearest first.
    pub fn get(&self, sentence: Sentence) -> Vec<&Example> {
        let borrowed = self.borrowed.iter().filter(|(plain, _)| Sentence::Plain(*plain) == sentence);
        self.own(sentence).iter().chain(borrowed.flat_map(|(_, found)| found)).collect()
    }

    /// Returns the positions of all examples with the moves before the one that is shown, and those in which a clause
    /// does nothing.
    pub fn places(&self) -> Vec<(&Position, &[Move])> {
        let shown = self.all.iter().filter(|it| it.position.ask().is_none());
        let shown = shown.map(|it| (&it.position, &it.plies[..it.shown]));
        let counters = self.all.iter().filter_map(|it| it.counter.as_ref());
        shown.chain(counters.map(|it| (&it.position, &[][..]))).collect()
    }

    /// Returns the examples that were found for a sentence.
    fn own(&self, sentence: Sentence) -> &[Example] {
        let from = self.all.iter().position(|it| it.sentence == sentence).unwrap_or(self.all.len());
        let count = self.all[from..].iter().take_while(|it| it.sentence == sentence).count();
        &self.all[from..from + count]
    }

    /// Returns the reason why no move can show a sentence; `None` if one can.
    pub fn states(&self, sentence: Sentence) -> Option<States> {
        self.states.iter().find(|(it, _)| *it == sentence).map(|(_, why)| *why)
    }

    /// Returns the sentences without an example so far: options have changed the rules, or they are those of a user
    /// variant.
    pub fn missing(&self) -> &[Sentence] {
        &self.missing
    }

    /// Adds examples that [`find`] has found under the same rules.
    pub fn add(&mut self, found: Vec<Example>) {
        self.missing.retain(|sentence| !found.iter().any(|it| it.sentence == *sentence));
        self.all.extend(found);
    }
}

impl Example {
    /// Returns the move in which its clause does nothing, as an example.
    fn countered(&self) -> Option<Example> {
        let CounterExample { position, mv, .. } = self.counter.as_ref()?;
        let (position, plies, kind) = (position.clone(), vec![*mv], EffectKind::Causes);
        Some(Example { sentence: self.sentence, kind, position, plies, shown: 0, piece: None, counter: None })
    }
}

/// Looks for examples of some sentences. The time that it takes depends on `effort`: call it where nobody waits.
pub fn find(rules: &Rules, page: &RulePage, sentences: &[Sentence], effort: Effort) -> Vec<Example> {
    find::examples(&Lines::of(rules, page), sentences, effort)
}

impl Example {
    /// Returns a find as an example.
    fn of(rules: &Rules, sentence: Sentence, find: &Find, miss: Option<&Find>) -> Example {
        let counter = miss.and_then(|miss| {
            let reason = miss.effect.missed?;
            Some(CounterExample { position: miss.start.clone(), mv: *miss.plies.first()?, reason })
        });
        let Find { start, plies, effect, .. } = find;
        let shown = plies.len() - 1;
        let plies = answered(rules, start, plies);
        Example { sentence, kind: effect.kind, position: start.clone(), plies, shown, piece: None, counter }
    }

    /// Returns the move that shows the clause.
    pub fn mv(&self) -> Move {
        self.plies[self.shown]
    }

    /// Returns the moves that the clause leaves out in favour of the one shown; none for other kinds of effect.
    pub fn left_out(&self, lines: &Lines<'_>) -> Vec<Move> {
        if self.kind != EffectKind::Prefers {
            return Vec::new();
        }
        let walk = Walk::along(lines.rules, &self.position, &self.plies[..=self.shown]);
        let out = walk.map(|walk| left_out(lines.rules, &walk.before)).unwrap_or_default();
        out.into_iter().filter(|(_, by)| Sentence::Clause(lines.line(*by)) == self.sentence).map(|(mv, _)| mv).collect()
    }

    /// Returns whether it shows its clause under these rules, by the effect that it states. The counter-example is not
    /// checked.
    pub fn holds(&self, lines: &Lines<'_>) -> bool {
        self.rank(lines).is_some()
    }

    /// Returns the rank of the example where a sentence can be shown better and worse: 0 is as well as a move can show
    /// it; `None` if the example does not hold.
    fn rank(&self, lines: &Lines<'_>) -> Option<usize> {
        let plies = &self.plies[..=self.shown];
        let (effect, _) = lines.effect(ExampleGoal::Shows(self.sentence), &self.position, plies)?;
        // What answers a question after it does so by these rules as well.
        let all = Walk::along(lines.rules, &self.position, &self.plies);
        let goes_on = self.shown + 1 == self.plies.len() || all.is_some_and(|all| all.refused.is_none());
        (effect.kind == self.kind && goes_on).then_some(effect.rank)
    }
}

/// Returns some plies, with answers to the questions that are open after them.
fn answered(rules: &Rules, start: &Position, plies: &[Move]) -> Vec<Move> {
    let mut plies = plies.to_vec();
    for _ in 0..MOST_ANSWERS {
        let walk = Walk::along(rules, start, &plies).filter(|walk| walk.refused.is_none());
        let Some(open) = walk.filter(|walk| walk.after.ask().is_some()) else { break };
        let Some(&answer) = legal_moves(rules, &open.after).first() else { break };
        plies.push(answer);
    }
    plies
}

impl CounterExample {
    /// Returns whether the clause of a line does nothing here under these rules, for the reason given.
    pub fn holds(&self, lines: &Lines<'_>, cause: Cause) -> bool {
        let missed = lines.effect(ExampleGoal::Misses(cause), &self.position, &[self.mv]);
        missed.is_some_and(|(effect, _)| effect.missed == Some(self.reason))
    }

    /// Returns a sentence on the reason why the clause of a line does nothing here.
    pub fn because(&self, words: &Words, lines: &Lines<'_>, cause: Cause) -> String {
        lines.why_missed(words, cause, &self.position, self.mv).unwrap_or_default()
    }
}
