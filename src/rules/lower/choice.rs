//! Which moves may be chosen. Openings and what happens before a move are in [`super::opening`].

use super::convert::{began, between, holding, some};
use super::old::Old;
use super::{Lowering, Slot, stand_in};
use crate::rules::choice::{Choice, Liked, Prefer, Which, WhoseStore};
use crate::rules::kinds;
use crate::rules::kinds::choice::{Act, Lift, Seats, Specials, Unfed};
use crate::rules::kinds::condition::{
    Captures, Counts, Leaves, Marked, MoveIf, OfThese, PitIf, RowWay, TurnIf, Was, Whose,
};
use crate::rules::kinds::opening::Duty;
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, ClauseId, Part};

impl Lowering<'_> {
    pub(super) fn choice(&mut self, id: ClauseId, clause: &Choice) {
        match clause {
            Choice::OwnPits(_) | Choice::AnyPits(_) => self.lift(id),
            Choice::PlaceSeed(it) => {
                let usual = kinds::choice::Place::default().r#if;
                let pit = PitIf { holds: Some(Counts::From(it.least)), ..usual };
                self.say(Slot::Offers, stand_in!(self, it, choice::Place { r#if: pit }));
            }
            Choice::Gather(it) => self.gather(it),
            Choice::Arrange(it) => self.arrange(it),
            Choice::Swap(it) => self.swap(it),
            Choice::Reserve(it) => self.reserve(it),
            Choice::NoGrandSlam(_) => self.no_grand_slam(clause),
            Choice::MustCapture(it) => {
                let sown = between(it.least, it.most);
                self.say(Slot::Choice, stand_in!(self, it, choice::MustCapture { sown: sown }));
            }
            Choice::Prefer(it) => self.prefer(it, id),
            Choice::LeaveMove(it) => {
                let wanted = MoveIf { leaves: Leaves::Move, ..MoveIf::default() };
                self.say(Slot::Choice, stand_in!(self, it, choice::Prefer { r#move: wanted }));
            }
            Choice::Inwards(it) => {
                let when = TurnIf { began: began(it.when), ..TurnIf::default() };
                let at = vec![Part::InnerLeft(1), Part::InnerRight(1)];
                let from = some(PitIf { at, alone: Some(true), ..PitIf::default() });
                let barred = MoveIf { from, way: RowWay::Outwards, ..MoveIf::default() };
                let (id, stages) = (it.id.clone(), self.old.stages(&it.phases));
                self.say(Slot::Choice, kinds::Clause::Bar(kinds::choice::Bar { id, stages, when, r#move: barred }));
            }
            Choice::LoneIntoEmpty(it) => {
                // Today: a store with seeds that comes next bars such a move too, and what comes next is asked even where
                // the first seed falls elsewhere.
                let first = some(PitIf { was: Was::Occupied, ..PitIf::default() });
                let barred = MoveIf { sown: Some(Counts::Of(vec![1])), first, ..MoveIf::default() };
                self.say(Slot::Choice, stand_in!(self, it, choice::Bar { r#move: barred }));
            }
            Choice::LastInOccupied(it) => {
                let last = some(PitIf { was: Was::Empty, ..PitIf::default() });
                let barred = MoveIf { last, ..MoveIf::default() };
                self.say(Slot::Choice, stand_in!(self, it, choice::Bar { r#move: barred }));
                if it.stores == WhoseStore::Own {
                    let bar = kinds::choice::Bar {
                        id: self.beside(&it.id, "store", id),
                        stages: self.old.stages(&it.phases),
                        r#move: MoveIf { last_store: Some(Whose::Other), ..MoveIf::default() },
                        ..Default::default()
                    };
                    self.say(Slot::Choice, kinds::Clause::Bar(bar));
                }
            }
            Choice::Blockade(it) => {
                let spares = it.spares_last_pair;
                self.say(Slot::Choice, stand_in!(self, it, choice::Blockade { spares_last_pair: spares }));
            }
            Choice::Feed(it) => {
                // Today: with more than one, a move is barred as well that leaves the other player's pits empty at its end;
                // what is given counts even if the move captures it.
                let or = if it.least > 1 { Unfed::Most } else { Unfed::Barred };
                self.say(Slot::Choice, stand_in!(self, it, choice::Feed { least: it.least, or: or }));
            }
            Choice::TakeFacing(it) => {
                let own = some(PitIf { side: Whose::Own, was: Was::Empty, ..PitIf::default() });
                let of_these = if it.which == Which::Smallest { OfThese::Fewest } else { OfThese::All };
                // Without a seed a pit would be the one with the fewest.
                let pit = PitIf { side: Whose::Other, facing: own, of_these, ..holding(Counts::From(1)) };
                let how = if it.must { Duty::Must } else { Duty::May };
                self.say(Slot::Choice, stand_in!(self, it, choice::Instead { r#do: Act::Take, r#if: pit, how: how }));
            }
            Choice::Shift(it) => {
                let pit = PitIf { side: Whose::Own, ..PitIf::default() };
                let how = if it.only { Duty::Only } else { Duty::May };
                self.say(Slot::Choice, stand_in!(self, it, choice::Instead { r#do: Act::Shift, r#if: pit, how: how }));
            }
            Choice::PitCap(it) => {
                let barred = MoveIf { fills: Some(Counts::From(it.most.saturating_add(1))), ..MoveIf::default() };
                self.say(Slot::Choice, stand_in!(self, it, choice::Bar { r#move: barred }));
            }
            Choice::NoReturn(it) => self.say(Slot::Choice, stand_in!(self, it, choice::NoReturn {})),
        }
    }

    /// What may be lifted. Old clauses all have to allow it; new ones each offer moves, so that those of a phase become one,
    /// and there is none
    /// where a move does not lift at all.
    fn lift(&mut self, id: ClauseId) {
        let old = self.old;
        let mut first = true;
        for (phases, (clauses, specials)) in old.groups(&old.every_phase(), |phase| lifts_in(old, phase)) {
            if clauses.first() != Some(&id) {
                continue;
            }
            let written = old.clauses[usize::from(id.0)].id();
            let name = if first { written } else { self.beside(&written, "else", id) };
            first = false;
            for &other in &clauses[1..] {
                self.cause(&name, "if", other);
            }
            if let Some(specials) = specials {
                self.cause(&name, "specials", specials);
            }
            let lift = Lift {
                id: name,
                stages: old.names(&phases),
                specials: if specials.is_some() { Specials::Sown } else { Specials::Left },
                ..lifted(old, &clauses)
            };
            self.say(Slot::Offers, kinds::Clause::Lift(lift));
        }
    }

    /// Moves that are preferred to others.
    fn prefer(&mut self, it: &Prefer, id: ClauseId) {
        let races = |phase: &usize| self.old.race_from(*phase).is_some_and(|(other, _)| other == id);
        let phases: Vec<usize> = self.old.phases_of(&it.phases).into_iter().filter(|phase| !races(phase)).collect();
        if phases.is_empty() {
            return;
        }
        // Today: a move that neither lifts a pit nor places a seed is liked as well.
        let new = kinds::choice::Prefer {
            id: it.id.clone(),
            stages: self.old.names(&phases),
            when: TurnIf {
                began: began(it.when),
                lost: it.house_lost.then(|| self.house.clone()),
                ..TurnIf::default()
            },
            r#move: liked(self.old, &it.start).map_or_else(MoveIf::default, from),
            not: self.disliked(&it.start),
        };
        self.say(Slot::Choice, kinds::Clause::Prefer(new));
    }

    /// What a preferred move must not be.
    fn disliked(&self, start: &Liked) -> Option<Box<MoveIf>> {
        match start {
            Liked::NotHouse => {
                let house = PitIf { mark: Marked::Is(self.house.clone()), ..PitIf::default() };
                Some(Box::new(from(house)))
            }
            Liked::NotFew { parts, least, or_captures } => {
                let few = PitIf { at: parts.clone(), ..holding(Counts::UpTo(least.saturating_sub(1))) };
                let captures = if *or_captures { Captures::Nothing } else { Captures::Any };
                Some(Box::new(MoveIf { captures, ..from(few) }))
            }
            Liked::Parts(_) | Liked::AtLeast(_) | Liked::Leftmost | Liked::Rightmost => None,
        }
    }
}

/// A move from such a pit.
fn from(pit: PitIf) -> MoveIf {
    MoveIf { from: some(pit), ..MoveIf::default() }
}

/// From which pit a preferred move begins, where it can be said so.
pub(super) fn liked(old: Old, start: &Liked) -> Option<PitIf> {
    match start {
        Liked::Parts(parts) => Some(PitIf { at: parts.clone(), ..PitIf::default() }),
        Liked::AtLeast(seeds) => Some(holding(Counts::From(*seeds))),
        // Today: all pits that hold seeds are looked at, whether moves begin from them or not.
        Liked::Leftmost => {
            let several = old.board.shape().rows_of_side() > 1;
            let at = if several { vec![Part::Outer] } else { Vec::new() };
            Some(PitIf { at, of_these: OfThese::Leftmost, ..PitIf::default() })
        }
        Liked::Rightmost => Some(PitIf { of_these: OfThese::Rightmost, ..PitIf::default() }),
        Liked::NotHouse | Liked::NotFew { .. } => None,
    }
}

/// The clauses that say what may be lifted in a phase, and the one by which special pieces are lifted too.
fn lifts_in(old: Old, phase: usize) -> (Vec<ClauseId>, Option<ClauseId>) {
    let otherwise = |it: &Clause| match it {
        Clause::Choice(Choice::PlaceSeed(_) | Choice::Arrange(_) | Choice::Gather(_)) => true,
        Clause::Choice(Choice::Swap(it)) => it.only,
        _ => false,
    };
    if old.has(phase, otherwise) {
        return (Vec::new(), None);
    }
    let lifts = |clause: &Clause| matches!(clause, Clause::Choice(Choice::OwnPits(_) | Choice::AnyPits(_)));
    let specials = |clause: &Clause| matches!(clause, Clause::Sowing(Sowing::SpecialsLast(_)));
    (
        old.in_force(phase).filter(|(_, it)| lifts(it)).map(|(id, _)| id).collect(),
        old.in_force(phase).find(|(_, it)| specials(it)).map(|(id, _)| id),
    )
}

/// What all of these clauses let a player lift.
fn lifted(old: Old, clauses: &[ClauseId]) -> Lift {
    let (mut least, mut specials, mut side, mut seats) = (0, 0, Whose::Any, Seats::All);
    for id in clauses {
        match &old.clauses[usize::from(id.0)] {
            Clause::Choice(Choice::OwnPits(it)) => {
                side = Whose::Own;
                least = least.max(it.least);
                specials = specials.max(it.specials);
                if !it.all_rows {
                    seats = Seats::Turn;
                }
            }
            Clause::Choice(Choice::AnyPits(it)) => {
                least = least.max(it.least);
                seats = Seats::Turn;
            }
            _ => {}
        }
    }
    let pieces = (specials > 0).then_some(Counts::From(specials));
    Lift { r#if: PitIf { side, specials: pieces, ..holding(Counts::From(least)) }, seats, ..Lift::default() }
}
