//! The old clauses, and which of them hold in a phase.

use crate::rules::board::Board;
use crate::rules::capture::{Capture, Taker};
use crate::rules::choice::{Choice, Liked, Prefer, When};
use crate::rules::claim::{Claim, House};
use crate::rules::clause::AnyClause;
use crate::rules::phase::Phase;
use crate::rules::rounds::Round;
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, ClauseId};

/// The parts of a game of the first edition.
#[derive(Clone, Copy)]
pub(super) struct Old<'a> {
    pub board: &'a Board,
    pub phases: &'a [Phase],
    pub clauses: &'a [Clause],
}

impl<'a> Old<'a> {
    /// Every clause with its address.
    pub fn every(self) -> impl Iterator<Item = (ClauseId, &'a Clause)> {
        self.clauses.iter().enumerate().map(|(i, clause)| (ClauseId(i as u16), clause))
    }

    /// The clauses in force in a phase.
    pub fn in_force(self, phase: usize) -> impl Iterator<Item = (ClauseId, &'a Clause)> {
        self.every().filter(move |(_, clause)| clause.holds_in(&self.phases[phase].id))
    }

    /// Whether some clause in force in a phase is such a one.
    pub fn has(self, phase: usize, is: impl Fn(&Clause) -> bool) -> bool {
        self.in_force(phase).any(|(_, clause)| is(clause))
    }

    /// Whether some clause in force in one of these phases is such a one.
    pub fn has_in(self, phases: &[usize], is: impl Fn(&Clause) -> bool) -> bool {
        phases.iter().any(|&phase| self.has(phase, &is))
    }

    /// The phases that a clause names: all where it names none.
    pub fn phases_of(self, named: &[String]) -> Vec<usize> {
        let is_named = |phase: &usize| named.is_empty() || named.contains(&self.phases[*phase].id);
        self.every_phase().into_iter().filter(is_named).collect()
    }

    pub fn every_phase(self) -> Vec<usize> {
        (0..self.phases.len()).collect()
    }

    /// How a new clause names these phases: all by no name.
    pub fn names(self, phases: &[usize]) -> Vec<String> {
        let all = phases.len() == self.phases.len();
        phases.iter().filter(|_| !all).map(|&phase| self.phases[phase].id.clone()).collect()
    }

    /// How a new clause names the phases that an old one names.
    pub fn stages(self, named: &[String]) -> Vec<String> {
        self.names(&self.phases_of(named))
    }

    /// Phases in groups of which the same is true.
    pub fn groups<K: PartialEq>(self, phases: &[usize], key: impl Fn(usize) -> K) -> Vec<(Vec<usize>, K)> {
        let mut groups: Vec<(Vec<usize>, K)> = Vec::new();
        for &phase in phases {
            let key = key(phase);
            match groups.iter_mut().find(|(_, other)| *other == key) {
                Some((phases, _)) => phases.push(phase),
                None => groups.push((vec![phase], key)),
            }
        }
        groups
    }

    /// The clauses on houses.
    pub fn houses(self) -> impl Iterator<Item = (ClauseId, &'a House)> {
        self.every().filter_map(|(id, clause)| match clause {
            Clause::Claim(Claim::House(it)) => Some((id, it)),
            _ => None,
        })
    }

    /// The clause that lays out the rounds of a match.
    pub fn layout(self) -> Option<(ClauseId, &'a Round)> {
        self.every().find_map(|(id, clause)| match clause {
            Clause::Round(Round::Begins(_)) => None,
            Clause::Round(it) => Some((id, it)),
            _ => None,
        })
    }

    /// Whether turns that begin with a capture are told from others in a phase.
    pub fn tells_turns(self, phase: usize) -> bool {
        self.has(phase, |it| matches!(it, Clause::Choice(Choice::MustCapture(_))))
    }

    /// The captures that a last seed may make in these phases, in the order of the file.
    pub fn captures(self, phases: &[usize]) -> impl Iterator<Item = (ClauseId, &'a Capture)> {
        let in_force = move |clause: &Clause| phases.iter().any(|&phase| clause.holds_in(&self.phases[phase].id));
        self.every().filter_map(move |(id, clause)| match clause {
            Clause::Capture(it) if makes_capture(it) && in_force(clause) => Some((id, it)),
            _ => None,
        })
    }

    /// The ids of the clauses by which laps follow in these phases.
    pub fn relays(self, phases: &[usize]) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for (_, clause) in phases.iter().flat_map(|&phase| self.in_force(phase)) {
            if matches!(clause, Clause::Sowing(Sowing::Relay(_))) && !ids.contains(&clause.id()) {
                ids.push(clause.id());
            }
        }
        ids
    }

    /// The clause that says from which pit the race of a phase begins: the only one that prefers moves to others there,
    /// in a way that can be asked of a pit alone.
    pub fn race_from(self, phase: usize) -> Option<(ClauseId, &'a Prefer)> {
        if !self.has(phase, |it| matches!(it, Clause::Sowing(Sowing::Race(_)))) {
            return None;
        }
        let mut sifts = self.in_force(phase).filter(|(_, it)| match it {
            Clause::Choice(it) => match it {
                Choice::Prefer(_) | Choice::MustCapture(_) | Choice::LeaveMove(_) => true,
                Choice::Feed(it) => it.least > 1,
                _ => false,
            },
            _ => false,
        });
        match (sifts.next(), sifts.next()) {
            (Some((id, Clause::Choice(Choice::Prefer(it)))), None) if asks_pit(it) => Some((id, it)),
            _ => None,
        }
    }
}

/// Whether a clause lets a last seed capture.
pub(super) fn makes_capture(clause: &Capture) -> bool {
    match clause {
        Capture::Count(it) => it.taker != Taker::Nobody,
        Capture::FromTrap(it) => it.seeds > 0,
        Capture::Facing(_) | Capture::Column(_) | Capture::LoneLast(_) | Capture::Ahead(_) | Capture::Beyond(_) => true,
        Capture::Passing(_)
        | Capture::Meeting(_)
        | Capture::GrandSlam(_)
        | Capture::Resow(_)
        | Capture::Deposit(_)
        | Capture::Enter(_)
        | Capture::Begun(_)
        | Capture::SafeHouse(_)
        | Capture::More(_)
        | Capture::Optional(_)
        | Capture::Retreat(_) => false,
    }
}

/// The id of a capture.
pub(super) fn id_of(clause: &Capture) -> String {
    clause.id().to_owned()
}

/// Whether a clause prefers moves by the pit from which they begin, and by nothing else.
fn asks_pit(it: &Prefer) -> bool {
    let pit = !matches!(it.start, Liked::NotHouse | Liked::NotFew { .. });
    pit && it.when == When::Any && !it.house_lost
}
