//! How a match goes on.

use super::{Lowering, Slot, stand_in};
use crate::rules::kinds::rounds;
use crate::rules::rounds::{Beginner, FillFrom, Fills, Round, Short, Unfilled};
use crate::rules::{Clause, ClauseId};

impl Lowering<'_> {
    pub(super) fn round(&mut self, id: ClauseId, clause: &Round) {
        let (begins, void_passes) = self.beginner();
        let new = match clause {
            Round::Refill(it) => stand_in!(
                self,
                it,
                rounds::Refill {
                    from: match it.from {
                        FillFrom::Left => rounds::FillFrom::Left,
                        FillFrom::Right => rounds::FillFrom::Right,
                        FillFrom::Store => rounds::FillFrom::Store,
                    },
                    short: match it.short {
                        Short::Unfilled => rounds::Short::Unfilled,
                        Short::Completed => rounds::Short::Completed,
                    },
                    unfilled: match it.unfilled {
                        Unfilled::Open => rounds::Unfilled::Open,
                        Unfilled::Closed => rounds::Unfilled::Closed,
                        Unfilled::Chosen => rounds::Unfilled::Chosen,
                    },
                    richer: match it.richer {
                        Fills::All => rounds::Fills::All,
                        Fills::AsTheOther => rounds::Fills::AsTheOther,
                    },
                    least: it.least,
                    begins: begins,
                    void_passes: void_passes,
                }
            ),
            Round::Territory(it) => stand_in!(
                self,
                it,
                rounds::Territory { seeds: it.seeds, goal: it.goal, begins: begins, void_passes: void_passes }
            ),
            Round::Mirror(it) => stand_in!(
                self,
                it,
                rounds::Mirror {
                    least: it.least,
                    by_number: it.turned,
                    shorter: it.shorter,
                    begins: begins,
                    void_passes: void_passes,
                }
            ),
            Round::Sale(it) => stand_in!(
                self,
                it,
                rounds::Sale { whole: it.whole, lost: it.lost, begins: begins, void_passes: void_passes }
            ),
            Round::Begins(_) => {
                if let Some((layout, _)) = self.old.layout() {
                    let layout = self.old.clauses[usize::from(layout.0)].id();
                    self.cause(&layout, "begins", id);
                    self.cause(&layout, "void_passes", id);
                }
                return;
            }
        };
        self.say(Slot::Rounds, new);
    }

    /// Who begins the next round, and whether the other player begins a void one again.
    fn beginner(&self) -> (rounds::Begins, bool) {
        let begins = self.old.every().find_map(|(_, clause)| match clause {
            Clause::Round(Round::Begins(it)) => Some(it),
            _ => None,
        });
        let Some(it) = begins else { return (rounds::Begins::Alternate, false) };
        let who = match it.who {
            Beginner::Alternate => rounds::Begins::Alternate,
            Beginner::Loser => rounds::Begins::Loser,
            Beginner::Winner => rounds::Begins::Winner,
            Beginner::Same => rounds::Begins::Same,
        };
        (who, it.void_passes)
    }
}
