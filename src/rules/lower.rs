//! Says the clauses of the first edition in the second: at load each old clause becomes clauses of [`kinds`], or a field
//! of one.
//!
//! The old clauses are taken in the order of the file. A new clause keeps the id of the one it comes from, and its stages.
//! Several are made where an old clause says different things in different stages: see [`Lowering::parts`].
//!
//! A comment that begins with *Today:* marks a place where the engine of the first edition does something else than the
//! new clauses say.

mod capture;
mod choice;
mod claim;
mod convert;
mod ending;
mod landing;
mod mark;
mod old;
mod opening;
mod round;
mod sowing;
#[cfg(test)]
mod tests;
mod turn;

use self::old::Old;
use super::board::Board;
use super::kinds::{self, List};
use super::phase::Phase;
use super::{Clause, ClauseId};
use std::collections::{BTreeMap, BTreeSet};

/// What the clauses of the first edition say in the second.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lowered {
    /// The clauses, each with the list in which it stands, in the order in which they are asked.
    ///
    /// A mark that does different things in different stages stands there several times, under one id: it is one mark.
    pub clauses: Vec<(List, kinds::Clause)>,
    /// Which old clause is named as the cause where a new one, or a field of it, does its work: by the new clause's id and
    /// the field, empty for the clause itself. A clause that is not here is its own cause.
    ///
    /// The empty id stands for the game itself: `("", "unusable")` is the clause to name where an extra move cannot be made
    /// and is lost.
    pub causes: BTreeMap<(String, &'static str), ClauseId>,
    /// The other way round: by the old clause, the indices of the new ones for which it is named, each with the field, those
    /// first for which it is named as a whole. See [`Lowered::lead_back`].
    pub meant: BTreeMap<ClauseId, Vec<(usize, &'static str)>>,
    /// The stages of play: all the old phases, by index.
    pub stages: Vec<Phase>,
}

impl Lowered {
    /// The clause that is named as the cause where a new one, or a field of it, does its work. `own`: the old clauses by
    /// their ids.
    pub fn cause(&self, own: &BTreeMap<String, ClauseId>, id: &str, field: &'static str) -> ClauseId {
        let of = |field: &'static str| self.causes.get(&(id.to_owned(), field));
        *of(field).or_else(|| of("")).or_else(|| own.get(id)).unwrap_or(&ClauseId(0))
    }

    /// Finds what each old clause means. `own`: the old clauses by their ids.
    pub fn lead_back(&mut self, own: &BTreeMap<String, ClauseId>) {
        self.meant.clear();
        let each = || self.clauses.iter().map(|(_, it)| it.id()).enumerate();
        let mut note = |by: ClauseId, at, field| self.meant.entry(by).or_default().push((at, field));
        for (at, id) in each() {
            let whole = self.causes.get(&(id.to_owned(), "")).or_else(|| own.get(id));
            whole.into_iter().for_each(|by| note(*by, at, ""));
        }
        for ((of, field), by) in self.causes.iter().filter(|((_, field), _)| !field.is_empty()) {
            each().filter(|(_, id)| id == of).for_each(|(at, _)| note(*by, at, field));
        }
    }
}

/// Says the clauses of a game in the second edition. They must have been checked.
pub fn lower(board: &Board, phases: &[Phase], clauses: &[Clause]) -> Lowered {
    let mut lowering = Lowering::new(Old { board, phases, clauses });
    lowering.marks();
    for (id, clause) in lowering.old.every() {
        match clause {
            Clause::Choice(it) => lowering.choice(id, it),
            Clause::Sowing(it) => lowering.sowing(id, it),
            Clause::Capture(it) => lowering.capture(id, it),
            Clause::Claim(it) => lowering.claim(id, it),
            Clause::Turn(it) => lowering.turn(id, it),
            Clause::Ending(it) => lowering.ending(id, it),
            Clause::Round(it) => lowering.round(id, it),
        }
    }
    lowering.done()
}

/// Where a new clause stands: the lists in their order, and in them the groups of clauses that the engine of the first
/// edition asks one after another, whatever the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    Marks,
    Opening,
    Starting,
    /// What may be moved at all is asked first.
    Offers,
    Choice,
    /// The exceptions to the usual way.
    OrBack,
    Sowing,
    /// Seeds that fall on some that were let stand.
    Missed,
    Dropping,
    /// Last seeds in stores.
    InStore,
    /// Last seeds in traps.
    InTrap,
    ComeHome,
    AtHome,
    /// Claims of two pits are asked before those of one.
    Pairs,
    Claims,
    Captures,
    /// Moves that would capture everything.
    Forbidden,
    Relay,
    /// What is asked when nothing came of a last seed.
    Nothing,
    Turn,
    Ending,
    /// What is asked when no other ending holds.
    Stuck,
    Rounds,
}

impl Slot {
    fn list(self) -> List {
        match self {
            Slot::Marks => List::Marks,
            Slot::Opening => List::Opening,
            Slot::Starting => List::Starting,
            Slot::Offers | Slot::Choice => List::Choice,
            Slot::OrBack | Slot::Sowing => List::Sowing,
            Slot::Missed | Slot::Dropping => List::Dropping,
            Slot::InStore
            | Slot::InTrap
            | Slot::ComeHome
            | Slot::AtHome
            | Slot::Pairs
            | Slot::Claims
            | Slot::Captures
            | Slot::Forbidden
            | Slot::Relay
            | Slot::Nothing => List::Landing,
            Slot::Turn => List::Turn,
            Slot::Ending | Slot::Stuck => List::Ending,
            Slot::Rounds => List::Rounds,
        }
    }
}

/// The new clauses as far as they are made.
struct Lowering<'a> {
    old: Old<'a>,
    /// The mark of pits that are won.
    trap: String,
    /// The mark of houses.
    house: String,
    new: Vec<(Slot, kinds::Clause)>,
    causes: BTreeMap<(String, &'static str), ClauseId>,
    /// The ids of old clauses, and those made up so far.
    taken: BTreeSet<String>,
}

/// A new clause in the place of an old one: with its id and its stages.
macro_rules! stand_in {
    ($self:ident, $it:ident, $module:ident::$Kind:ident { $($field:ident: $value:expr),* $(,)? }) => {
        $crate::rules::kinds::Clause::$Kind($crate::rules::kinds::$module::$Kind {
            id: $it.id.clone(),
            stages: $self.old.stages(&$it.phases),
            $($field: $value,)*
            ..Default::default()
        })
    };
}
use stand_in;

impl<'a> Lowering<'a> {
    fn new(old: Old<'a>) -> Lowering<'a> {
        let taken = old.every().map(|(_, clause)| clause.id()).collect();
        let (new, causes) = (Vec::new(), BTreeMap::new());
        let house = old.houses().next().map_or_else(String::new, |(_, it)| it.id.clone());
        let mut lowering = Lowering { old, trap: String::new(), house, new, causes, taken };
        lowering.trap = lowering.fresh("trap");
        lowering
    }

    /// Adds a clause.
    fn say(&mut self, slot: Slot, clause: kinds::Clause) {
        self.new.push((slot, clause));
    }

    /// Notes which old clause a field of a new one comes from; the first one noted stays.
    fn cause(&mut self, id: &str, aspect: &'static str, by: ClauseId) {
        self.causes.entry((id.to_owned(), aspect)).or_insert(by);
    }

    /// An id that no other clause has.
    fn fresh(&mut self, wish: &str) -> String {
        let numbered = (2..).map(|n| format!("{wish}-{n}"));
        let mut ids = std::iter::once(wish.to_owned()).chain(numbered);
        let id = ids.find(|id| !self.taken.contains(id)).expect("there are more numbers than clauses");
        self.taken.insert(id.clone());
        id
    }

    /// The id of a clause that an old one needs beside its own.
    fn beside(&mut self, of: &str, word: &str, by: ClauseId) -> String {
        let id = self.fresh(&format!("{of}-{word}"));
        self.cause(&id, "", by);
        id
    }

    /// An old clause that says different things in different phases, taken apart: for each of these things an id, the
    /// phases, and what it says there. The first keeps the clause's id.
    fn parts<K: PartialEq>(
        &mut self,
        of: &str,
        by: ClauseId,
        phases: &[usize],
        says: impl Fn(Old<'a>, usize) -> K,
    ) -> Vec<(String, Vec<usize>, K)> {
        let old = self.old;
        let groups = old.groups(phases, |phase| says(old, phase));
        let named = groups.into_iter().enumerate().map(|(i, (phases, says))| {
            let id = if i == 0 { of.to_owned() } else { self.beside(of, "else", by) };
            (id, phases, says)
        });
        named.collect()
    }

    fn done(mut self) -> Lowered {
        self.new.sort_by_key(|(slot, _)| *slot);
        let mut clauses: Vec<_> = self.new.into_iter().map(|(slot, clause)| (slot.list(), clause)).collect();
        opening::name_effects(&mut clauses);
        Lowered { clauses, causes: self.causes, stages: self.old.phases.to_vec(), ..Lowered::default() }
    }
}
