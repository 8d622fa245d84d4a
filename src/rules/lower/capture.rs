//! Captures: what a seed takes. What is said of captures is in [`super::landing`].

use super::convert::{alone, counts, holding, passing_seeds, pieces, side, some, taker, then, was};
use super::mark::{before_trap, no_trap};
use super::{Lowering, Slot, stand_in};
use crate::rules::capture::{
    Across, Ahead, Alone, Beyond, Capture, Chain, Count, Facing, FromTrap, Landing, LastSeed, Needs, Onward, OwnSeed,
    Passing, Played, Row, Taker,
};
use crate::rules::kinds;
use crate::rules::kinds::condition::{Counts, Marked, PitIf, TurnIf, Was, Whose};
use crate::rules::kinds::landing::{self, LastPit, Run, RunWay, Target, Who};
use crate::rules::{ClauseId, Part};

impl Lowering<'_> {
    pub(super) fn capture(&mut self, id: ClauseId, clause: &Capture) {
        match clause {
            Capture::Passing(it) => self.passing(it, id),
            Capture::Meeting(it) => {
                let asked = PitIf { side: side(it.row), ..PitIf::default() };
                self.say(Slot::Dropping, stand_in!(self, it, sowing::Meeting { r#if: asked, by: pieces(it.by) }));
            }
            Capture::Count(it) if it.taker == Taker::Nobody => self.left_by_count(it, id),
            Capture::Count(it) => self.by_count(it, id),
            Capture::Facing(it) => self.across(it, clause),
            Capture::Column(it) => {
                // Today: where nothing lies in the column the turn ends, and no further clause is asked.
                let new = stand_in!(
                    self,
                    it,
                    landing::Capture {
                        r#if: PitIf { side: side(it.row), was: Was::Empty, ..PitIf::default() },
                        take: vec![Target::Column],
                        r#where: PitIf { side: side(it.whose), ..PitIf::default() },
                        then: if it.onward { landing::Then::Here } else { landing::Then::End },
                    }
                );
                self.say(Slot::Captures, new);
            }
            Capture::FromTrap(it) => self.in_trap(it, id),
            Capture::LoneLast(it) => {
                // Today: with any grand slam but `Allowed` nothing is taken where it would leave the other player nothing;
                // and what it takes goes to the store, whatever is sown on or taken besides after other captures.
                let new = stand_in!(
                    self,
                    it,
                    landing::Capture {
                        when: TurnIf { sown: (it.least > 1).then_some(Counts::From(it.least)), ..TurnIf::default() },
                        r#if: PitIf { side: side(it.row), at: it.at.clone(), ..PitIf::default() },
                        take: vec![Target::Last],
                    }
                );
                self.say(Slot::Captures, new);
            }
            Capture::Ahead(it) => self.ahead(it, id, clause),
            Capture::Beyond(it) => self.beyond(it),
            Capture::GrandSlam(_)
            | Capture::Resow(_)
            | Capture::Deposit(_)
            | Capture::Enter(_)
            | Capture::Begun(_)
            | Capture::SafeHouse(_)
            | Capture::More(_)
            | Capture::Optional(_)
            | Capture::Retreat(_) => self.of_captures(id, clause),
        }
    }

    fn passing(&mut self, it: &Passing, id: ClauseId) {
        let new = stand_in!(
            self,
            it,
            landing::Capture {
                r#if: holding(counts(&it.makes)),
                take: vec![Target::Here],
                by: taker(it.taker),
                which: passing_seeds(it.last),
                last_by: (it.last == LastSeed::Mover && it.taker == Taker::Owner).then_some(Who::Mover),
            }
        );
        self.say(Slot::Dropping, new);
        if it.claimed {
            let question = landing::Optional {
                id: self.beside(&it.id, "claimed", id),
                stages: self.old.stages(&it.phases),
                of: vec![it.id.clone()],
                who: taker(it.taker),
                ..landing::Optional::default()
            };
            self.say(Slot::Dropping, kinds::Clause::Optional(question));
        }
    }

    /// What a count asks of the last seed's pit.
    fn counted(it: &Count) -> PitIf {
        PitIf {
            side: side(it.row),
            holds: Some(counts(&it.makes)),
            played: (it.played != Played::Any).then_some(true),
            ..PitIf::default()
        }
    }

    fn by_count(&mut self, it: &Count, id: ClauseId) {
        let asked = Lowering::counted(it);
        let any_side = if it.chain == Chain::Back { asked.side } else { Whose::Any };
        let any_played = if it.played == Played::All { asked.played } else { None };
        let link = PitIf { side: any_side, played: any_played, ..asked.clone() };
        let way = if it.chain == Chain::Onward { RunWay::Onward } else { RunWay::Back };
        let through = (link != asked).then(|| Box::new(link));
        let run = (it.chain != Chain::None).then(|| Box::new(Run { way, most: None, through }));
        // Today: where `GrandSlam(effect: Nothing)` withholds a capture, here or in another clause, the turn ends.
        let new = stand_in!(
            self,
            it,
            landing::Capture {
                r#if: asked,
                take: vec![Target::Here],
                and_facing: it.facing,
                run: run,
                by: taker(it.taker),
                then: then(it.then),
            }
        );
        self.say(Slot::Captures, new);
        if !it.not_at.is_empty() {
            // Today: what is so withheld ends the asking of captures; only laps may follow. And when it is tried out
            // whether a move captures, the captures after it are asked nevertheless.
            let except = landing::Except {
                id: self.beside(&it.id, "not-at", id),
                stages: self.old.stages(&it.phases),
                of: vec![it.id.clone()],
                r#if: PitIf { at: it.not_at.clone(), ..PitIf::default() },
                of_run: !it.links,
                ..landing::Except::default()
            };
            self.say(Slot::Captures, kinds::Clause::Except(except));
        }
    }

    /// A count that ends the turn with nothing taken: what would be asked after it is not.
    fn left_by_count(&mut self, it: &Count, id: ClauseId) {
        let phases = self.old.phases_of(&it.phases);
        let later = self.old.captures(&phases).filter(|(other, _)| other.0 > id.0);
        let mut of: Vec<String> = later.map(|(_, other)| super::old::id_of(other)).collect();
        of.extend(self.old.relays(&phases));
        of.extend(self.lost_in_empty(&phases));
        // Today: in a lap that captures nothing by `Begun` a pit with this count is sown on.
        let asked = PitIf { not_at: it.not_at.clone(), ..Lowering::counted(it) };
        self.say(Slot::Captures, stand_in!(self, it, landing::Except { of: of, r#if: asked }));
    }

    fn across(&mut self, it: &Facing, clause: &Capture) {
        let column = it.take == Across::Column;
        let occupied = || some(holding(Counts::From(1)));
        let asked = PitIf {
            side: side(it.row),
            was: was(it.landing),
            behind: if it.needs == Needs::Both && !column { occupied() } else { None },
            ..PitIf::default()
        };
        let few = PitIf { at: vec![Part::Outer], ..holding(Counts::UpTo(it.behind_least.saturating_sub(1))) };
        // A run goes along empty pits. Today: of a row that is the other player's it does not leave that row.
        let empty = PitIf { side: asked.side, was: Was::Empty, ..PitIf::default() };
        let through = (it.landing == Landing::Occupied).then(|| Box::new(empty));
        let run = |most| Some(Box::new(Run { way: RunWay::Onward, most, through }));
        let spares_traps = self.spares_more(&self.old.phases_of(&it.phases), clause);
        // Today: with nothing to take and no relay, or before a safe house, no further capture is asked. With `Both` a safe house or a trap counts
        // as empty. The last seed's own pit is taken along, even if it is a trap.
        let new = stand_in!(
            self,
            it,
            landing::Capture {
                r#if: asked,
                take: if column { vec![Target::Facing, Target::Behind] } else { vec![Target::Facing] },
                needs: match it.needs {
                    Needs::Both if column => landing::Needs::All,
                    Needs::Either if column => landing::Needs::Any,
                    Needs::Facing | Needs::Both | Needs::Either => landing::Needs::First,
                },
                r#where: if spares_traps { no_trap(&self.trap) } else { PitIf::default() },
                spare: if column && it.behind_least > 1 { some(few) } else { None },
                last_pit: match it.own_seed {
                    _ if it.crosses => LastPit::Crosses,
                    OwnSeed::Take => LastPit::Taken,
                    OwnSeed::Leave => LastPit::Stays,
                },
                alone: alone(it.alone),
                run: match it.chain {
                    Onward::None => None,
                    Onward::One => run(Some(1)),
                    Onward::All => run(None),
                },
            }
        );
        self.say(Slot::Captures, new);
    }

    /// A last seed in a trap: some of its seeds are taken, or all stay.
    fn in_trap(&mut self, it: &FromTrap, id: ClauseId) {
        let trap = self.trap.clone();
        let stays = it.alone == Alone::Stays;
        let asked = PitIf {
            side: side(it.row),
            at: it.at.clone(),
            was: if it.seeds > 0 && stays { Was::Occupied } else { Was::Any },
            mark: match it.whose {
                Row::Own => Marked::Own(trap),
                Row::Opponent => Marked::Other(trap),
                Row::Any => Marked::Is(trap),
            },
            ..PitIf::default()
        };
        if it.seeds == 0 {
            let of = self.after_trap(it, id);
            return self.say(Slot::InTrap, stand_in!(self, it, landing::Except { of: of, r#if: asked }));
        }
        // Today: where the seed stays alone, the turn ends and no later clause on the trap is asked. What is taken goes to
        // the store, however the game sends captured seeds on; nobody is asked, and no grand slam is looked for.
        let new = stand_in!(
            self,
            it,
            landing::Capture { r#if: asked, take: vec![Target::Seeds(it.seeds)], then: then(it.then) }
        );
        self.say(Slot::InTrap, new);
    }

    /// The captures that a clause by which a trap's seeds stay comes before: all, unless an earlier one takes from some of
    /// the same traps.
    fn after_trap(&self, it: &FromTrap, id: ClauseId) -> Vec<String> {
        let phases = self.old.phases_of(&it.phases);
        let apart = |one: Row, other: Row| one != other && one != Row::Any && other != Row::Any;
        let earlier = |(other, clause): &(ClauseId, &Capture)| match clause {
            Capture::FromTrap(rule) => other.0 < id.0 && !apart(rule.whose, it.whose) && !apart(rule.row, it.row),
            _ => false,
        };
        if !self.old.captures(&phases).any(|it| earlier(&it)) {
            return vec!["captures".into()];
        }
        let others = self.old.captures(&phases).filter(|it| !earlier(it));
        others.map(|(_, other)| super::old::id_of(other)).collect()
    }

    fn ahead(&mut self, it: &Ahead, id: ClauseId, clause: &Capture) {
        let origin = PitIf { origin: Some(true), ..PitIf::default() };
        // Today: a last seed in an empty pit that captures nothing so ends the turn; no further clause is asked.
        let new = stand_in!(
            self,
            it,
            landing::Capture {
                when: TurnIf { sown: (!it.lone).then_some(Counts::From(2)), ..TurnIf::default() },
                r#if: PitIf { was: Was::Empty, ..PitIf::default() },
                take: vec![Target::Next],
                spare: if it.origin { None } else { some(origin) },
            }
        );
        self.say(Slot::Captures, new);
        if self.spares_more(&self.old.phases_of(&it.phases), clause) {
            let except = landing::Except {
                id: self.beside(&it.id, "trap", id),
                stages: self.old.stages(&it.phases),
                of: vec![it.id.clone()],
                r#if: before_trap(&self.trap),
                ..landing::Except::default()
            };
            self.say(Slot::Captures, kinds::Clause::Except(except));
        }
    }

    fn beyond(&mut self, it: &Beyond) {
        let few =
            PitIf { specials: Some(Counts::From(1)), ..holding(Counts::UpTo(it.special_least.saturating_sub(1))) };
        // Today: with an empty next pit and nothing beyond it the turn ends, even where a lap would follow from the last
        // seed's own pit; so it does before a pit that is spared, and after a run that stops there no further pits are taken
        // by `More` and no captured seeds are sown on. `Next` and `NextSeeds` go on from the pit taken last.
        let new = stand_in!(
            self,
            it,
            landing::Capture {
                take: vec![Target::Beyond],
                spare: if it.special_least > 0 { some(few) } else { None },
                and_facing: it.facing,
                run: it.chain.then(|| Box::new(Run { way: RunWay::Onward, ..Run::default() })),
                then: then(it.then),
            }
        );
        self.say(Slot::Captures, new);
    }
}
