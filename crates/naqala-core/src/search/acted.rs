//! Clauses that do something in games: they cause an event, bar or leave out a move, or end play.

use super::playout::Watcher;
use mancala::engine::{Event, EventSink, Position, Refused, attempts, left_out, why_not};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Cause, ClauseId, Rules};
use std::collections::BTreeSet;

/// The clauses that have done something in the games watched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acted {
    acted: BTreeSet<ClauseId>,
}

/// Returns `true` if the effect of a clause can be seen. A board has its marks, a direction and a winner in every game.
fn can_be_seen(list: List, clause: &Clause) -> bool {
    match clause {
        Clause::Lift(_) | Clause::Place(_) | Clause::Way(_) | Clause::Winner(_) | Clause::Extra(_) => false,
        _ => !matches!(list, List::Marks | List::Opening | List::Rounds),
    }
}

impl Acted {
    /// Returns the clauses that have done nothing so far, though it would have been seen.
    pub fn never(&self, rules: &Rules) -> Vec<ClauseId> {
        let unseen = |&(id, clause): &(ClauseId, &Clause)| {
            can_be_seen(rules.meant(Cause::whole(id)).0, clause) && !self.acted.contains(&id)
        };
        rules.all().filter(unseen).map(|(id, _)| id).collect()
    }

    /// Returns `true` if a clause on the choice of moves has done nothing so far.
    fn awaits(&self, rules: &Rules, is: fn(&Clause) -> bool) -> bool {
        rules.all().any(|(id, clause)| is(clause) && !self.acted.contains(&id))
    }
}

impl EventSink for Acted {
    fn record(&mut self, _: Event, clause: Option<Cause>) {
        self.acted.extend(clause.map(|cause| cause.clause));
    }
}

impl Watcher for Acted {
    fn before(&mut self, rules: &Rules, position: &Position) {
        if self.awaits(rules, |it| matches!(it, Clause::Prefer(_) | Clause::MustCapture(_) | Clause::Feed(_))) {
            let left = left_out(rules, position);
            self.acted.extend(left.into_iter().map(|(_, cause)| cause.clause));
        }
        let bars = |it: &Clause| {
            matches!(
                it,
                Clause::Bar(_)
                    | Clause::Feed(_)
                    | Clause::NoReturn(_)
                    | Clause::Blockade(_)
                    | Clause::GrandSlam(_)
                    | Clause::MustCapture(_)
                    | Clause::Instead(_)
            )
        };
        if self.awaits(rules, bars) {
            for mv in attempts(rules, position) {
                if let Some(Refused::Barred(by)) = why_not(rules, position, mv) {
                    self.acted.insert(by.clause);
                }
            }
        }
    }

    fn after(&mut self, last: &Position) {
        self.acted.extend(last.ended().and_then(|ended| ended.clause).map(|cause| cause.clause));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::playout::{MOST_PLIES, watched_game};
    use mancala::rules::{Catalogue, Settings, Variant};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn never(rules: &Rules, games: u32) -> Vec<String> {
        let (mut acted, mut chance) = (Acted::default(), ChaCha8Rng::seed_from_u64(1));
        for _ in 0..games {
            watched_game(rules, &mut chance, MOST_PLIES, &mut acted);
        }
        acted.never(rules).into_iter().map(|id| rules.clause(id).id().to_owned()).collect()
    }

    #[test]
    fn a_clause_whose_condition_never_holds_is_never_seen() {
        let text = Catalogue::text("oware").expect("it comes with the program");
        // There are forty-eight seeds.
        let added = r#"landing: [Capture(id: "all", if: (side: Other, holds: Of([48])), take: [Here]), "#;
        let text = text.replacen("landing: [", added, 1);
        let variant = Variant::read("oware.ron", &text).expect("the file is sound");
        let rules = variant.rules(None, &Settings::new()).expect("the rules are sound");
        assert_eq!(never(&rules, 200), ["all"]);
    }

    #[test]
    fn what_can_be_seen_is_seen_in_most_games() {
        let catalogue = Catalogue::shipped();
        let mut seen: std::collections::BTreeMap<&str, (u32, u32)> = Default::default();
        for id in catalogue.ids().into_iter().step_by(3) {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let (mut acted, mut chance) = (Acted::default(), ChaCha8Rng::seed_from_u64(1));
            for _ in 0..30 {
                watched_game(&rules, &mut chance, MOST_PLIES, &mut acted);
            }
            let never = acted.never(&rules);
            for (at, clause) in rules.all().filter(|(at, it)| can_be_seen(rules.meant(Cause::whole(*at)).0, it)) {
                let of_kind = seen.entry(clause.kind()).or_default();
                of_kind.0 += u32::from(!never.contains(&at));
                of_kind.1 += 1;
            }
        }
        for (kind, (acts, all)) in seen {
            assert!(acts > 0, "{kind}: never seen in {all} games");
        }
    }
}
