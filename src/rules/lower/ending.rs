//! What ends play, and who has won.

use super::convert::{amount, asked_about, cleared, endlessly, leftover, level, rest, verdict, won_by};
use super::{Lowering, Slot, stand_in};
use crate::rules::ending::{Ending, InnerEmpty, OwnRow, PenaltyHolds};
use crate::rules::kinds;
use crate::rules::kinds::condition::{Counts, Marked, PitIf, Whose};
use crate::rules::kinds::ending::{Amount, Asked, End, Left, Leftover, Once, OutHow, Pieces, Repeated, Verdict};
use crate::rules::kinds::landing::Who;
use crate::rules::turn::Turn;
use crate::rules::{Clause, ClauseId, Part};

impl Lowering<'_> {
    pub(super) fn ending(&mut self, id: ClauseId, clause: &Ending) {
        match clause {
            Ending::StoreHolds(it) => {
                // What is left is brought into the next round of a match, so it counts in this one.
                let leftover = if self.old.layout().is_some() { Leftover::Owner } else { Leftover::Nobody };
                let once = Once::StoreHolds(amount(it.seeds));
                self.end(stand_in!(self, it, ending::End { once: Some(once), leftover: leftover }));
            }
            Ending::StoresLevel(it) => {
                let once = Some(Once::StoreHolds(Amount::Half));
                self.end(stand_in!(self, it, ending::End { once: once, whose: Who::Both, verdict: Verdict::Draw }));
            }
            Ending::RowEmpty(it) => {
                let new = stand_in!(
                    self,
                    it,
                    ending::End {
                        once: Some(self.bare(Vec::new())),
                        whose: asked_about(it.whose),
                        leftover: leftover(it.leftover),
                        verdict: verdict(it.verdict),
                    }
                );
                self.end(new);
            }
            Ending::NoMoves(it) => {
                let new = stand_in!(
                    self,
                    it,
                    ending::End {
                        once: Some(Once::CannotMove),
                        whose: asked_about(it.whose),
                        leftover: leftover(it.leftover),
                        verdict: verdict(it.verdict),
                    }
                );
                self.end(new);
            }
            Ending::InnerEmpty(it) => self.inner_empty(it, id),
            Ending::BothEnds(it) => {
                let new = self.won_at_once(Once::CapturedAtEnds, &it.id, &it.phases);
                self.end(new);
            }
            Ending::CapturesFirst(it) => {
                let new = self.won_at_once(Once::CapturedFirst(it.turns), &it.id, &it.phases);
                self.end(new);
            }
            Ending::Decided(it) => {
                let once = Some(Once::Decided);
                self.end(stand_in!(self, it, ending::End { once: once, leftover: Leftover::Nobody }));
            }
            Ending::NoneFree(it) => {
                let free = PitIf { mark: Marked::Unmarked, ..PitIf::default() };
                let once = Some(Once::Left(Box::new(Left { pits: free, of: self.seeds(), ..Left::default() })));
                self.end(stand_in!(self, it, ending::End { once: once, leftover: Leftover::Nobody }));
            }
            Ending::Unfed(it) => {
                let leftover = leftover(it.leftover);
                self.end(stand_in!(self, it, ending::End { once: Some(Once::CannotFeed), leftover: leftover }));
            }
            Ending::EndsEmpty(it) => {
                let ends = PitIf { side: Whose::Nobody, ..PitIf::default() };
                let once = Some(Once::Left(Box::new(Left { pits: ends, of: cleared(it.of), ..Left::default() })));
                self.end(stand_in!(self, it, ending::End { once: once, leftover: leftover(it.leftover) }));
            }
            Ending::FewLeft(it) => {
                // Today: seeds in hand count as left, and go where the others go; at once, it is asked after captures alone.
                let few = Left { seeds: Counts::UpTo(it.seeds), of: self.seeds(), ..Left::default() };
                let new = stand_in!(
                    self,
                    it,
                    ending::End {
                        once: Some(Once::Left(Box::new(few))),
                        asked: if it.at_once { Asked::Capture } else { Asked::Move },
                        leftover: rest(it.taker),
                    }
                );
                self.end(new);
            }
            Ending::Repetition(it) => {
                // Today: it is looked for after all other endings, wherever it stands.
                let new = stand_in!(
                    self,
                    it,
                    ending::End {
                        once: Some(Once::Repeated(Repeated { times: it.times, stores: it.stores })),
                        leftover: leftover(it.leftover),
                        verdict: verdict(it.verdict),
                    }
                );
                self.end(new);
            }
            Ending::Endless(it) => {
                // Today: with `ByWinner` what is left goes where it goes when a position comes back.
                let new = stand_in!(self, it, ending::Endless { laps: it.laps, verdict: endlessly(it.verdict) });
                self.end(new);
            }
            Ending::LastInEmpty(it) => self.last_in_empty(it),
            Ending::AllStored(it) => {
                let once = Some(Once::Left(Box::new(Left { of: self.seeds(), ..Left::default() })));
                self.end(stand_in!(self, it, ending::End { once: once, verdict: Verdict::Wins(Who::Mover) }));
            }
            Ending::OwnRowEmptied(it) => {
                // Today: row by row where a player has several, and not by a player who has lost.
                let new = stand_in!(
                    self,
                    it,
                    ending::End {
                        once: Some(self.bare(Vec::new())),
                        whose: Who::Mover,
                        leftover: Leftover::Nobody,
                        verdict: Verdict::Wins(Who::Mover),
                    }
                );
                self.end(new);
            }
            Ending::PenaltyHolds(it) => self.penalty_holds(it, id),
            Ending::AllPassed(it) => {
                let (once, leftover) = (Some(Once::AllPassed), Leftover::Nobody);
                let verdict = Verdict::Draw;
                self.end(stand_in!(self, it, ending::End { once: once, leftover: leftover, verdict: verdict }));
            }
            Ending::Winner(it) => {
                let new = stand_in!(
                    self,
                    it,
                    ending::Winner {
                        by: won_by(it.by),
                        least: it.least,
                        komi: it.komi,
                        specials: it.specials,
                        level: level(it.level),
                    }
                );
                self.end(new);
            }
        }
    }

    fn end(&mut self, clause: kinds::Clause) {
        self.say(Slot::Ending, clause);
    }

    /// What is counted as left: special pieces only where they are asked for.
    fn seeds(&self) -> Pieces {
        if self.old.board.specials > 0 { Pieces::Seeds } else { Pieces::All }
    }

    /// That a player's pits are empty, or those of some parts of the rows.
    fn bare(&self, at: Vec<Part>) -> Once {
        let pits = PitIf { side: Whose::Own, at, ..PitIf::default() };
        Once::Left(Box::new(Left { pits, of: self.seeds(), ..Left::default() }))
    }

    /// An ending by a capture, with which the mover wins. Today: such endings are asked before those by few seeds and after
    /// the pits are taken, whatever the order of the file.
    fn won_at_once(&self, once: Once, id: &str, phases: &[String]) -> kinds::Clause {
        kinds::Clause::End(End {
            id: id.to_owned(),
            stages: self.old.stages(phases),
            once: Some(once),
            asked: Asked::Capture,
            leftover: Leftover::Nobody,
            verdict: Verdict::Wins(Who::Mover),
            ..End::default()
        })
    }

    /// A player without seeds in the inner row loses: first the mover is asked about, then the other.
    fn inner_empty(&mut self, it: &InnerEmpty, id: ClauseId) {
        // Today: after a lap it is asked before the last seed does anything.
        let asked = if it.own == OwnRow::Lap { Asked::Lap } else { Asked::Move };
        let own = stand_in!(
            self,
            it,
            ending::End {
                once: Some(self.bare(vec![Part::Inner])),
                whose: Who::Mover,
                asked: asked,
                leftover: Leftover::Nobody,
                verdict: Verdict::Loses(Who::Mover),
            }
        );
        self.end(own);
        let other = End {
            id: self.beside(&it.id, "other", id),
            stages: self.old.stages(&it.phases),
            once: Some(self.bare(vec![Part::Inner])),
            whose: Who::Other,
            asked: Asked::Capture,
            leftover: Leftover::Nobody,
            verdict: Verdict::Loses(Who::Other),
            ..End::default()
        };
        self.end(kinds::Clause::End(other));
    }

    /// A player who has paid too much is out, and may move no more.
    fn penalty_holds(&mut self, it: &PenaltyHolds, id: ClauseId) {
        let phases = self.old.phases_of(&it.phases);
        let frozen = |old: super::Old, phase: usize| {
            let freezes = |it: &Clause| matches!(it, Clause::Turn(Turn::Frozen(_)));
            old.in_force(phase).find(|(_, it)| freezes(it)).map(|(id, _)| id)
        };
        for (name, phases, frozen) in self.parts(&it.id, id, &phases, frozen) {
            if let Some(frozen) = frozen {
                self.cause(&name, "verdict", frozen);
            }
            let how = if frozen.is_some() { OutHow::Frozen } else { OutHow::PlaysOn };
            let end = End {
                id: name,
                stages: self.old.names(&phases),
                once: Some(Once::PenaltyHolds(it.seeds)),
                leftover: Leftover::Nobody,
                verdict: Verdict::Out(how),
                ..End::default()
            };
            self.end(kinds::Clause::End(end));
        }
    }
}
