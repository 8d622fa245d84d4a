//! Claims: the last seed makes a pit one player's for good.

use super::ask::Question;
use super::event::{Note, Sink, Stones};
use super::mark::Mark;
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::OwnSeed;
use crate::rules::claim::{Claim, TrapOf, Twin};
use crate::rules::{Board, ClauseId, PitId, Place, Side};

impl<S: Sink> Turn<'_, S> {
    /// Claims the pit of the last seed if a clause says so and no limit withholds it.
    pub(super) fn claim(&mut self, at: Landed) -> Settled {
        let Landed { pit, answer, .. } = at;
        let phase = self.phase;
        if let Some(settled) = self.claim_pair(at) {
            return settled;
        }
        let seeds = self.position.pit(pit);
        let made = phase.claim.iter().find(|(_, it)| match it {
            Claim::Trap(trap) => {
                let free = !matches!(self.position.mark(pit), Mark::Trap(_));
                free && !trap.missed && self.in_row(trap.row, pit) && trap.makes.contains(seeds)
            }
            _ => false,
        });
        let Some((trap, Claim::Trap(rule))) = made else { return Settled::Nothing };
        let trap = *trap;
        let owner = self.trap_owner(rule.owner, pit);
        for (id, clause) in &phase.claim {
            let withheld = match clause {
                Claim::AtMost(it) => self.traps(owner) >= usize::from(it.traps),
                Claim::NotLastPit(_) => self.board.number(pit) + 1 == self.board.columns,
                Claim::NotTwin(it) => {
                    let twin = twin(self.board, pit, it.by);
                    self.position.mark(twin) == Mark::Trap(owner.opponent())
                }
                Claim::Declared(_) => match answer {
                    Some((asked, go)) if asked == *id => !go,
                    _ => continue,
                },
                _ => false,
            };
            if withheld {
                self.tell(Note::Withheld { pit, seeds }, *id);
                return Settled::Told;
            }
        }
        let declared = phase.claim.iter().find(|(_, it)| matches!(it, Claim::Declared(_)));
        if let Some(&(clause, _)) = declared
            && answer.is_none()
        {
            return Settled::Done(After::End(self.ask(clause, Question::Claim, self.mover, pit, &at.lap)));
        }
        self.tell(Note::Marked { pit, mark: Mark::Trap(owner) }, trap);
        if rule.seeds == OwnSeed::Leave {
            self.tell(Note::Stopped { at: Place::pit(pit) }, trap);
            return Settled::Done(After::End(End::Over));
        }
        self.captured += u32::from(seeds);
        self.tell(Stones::captured(pit, Place::store(owner), seeds), trap);
        Settled::Done(After::End(End::Over))
    }

    /// The pits of the last two seeds become traps together, if a clause says so of their counts.
    fn claim_pair(&mut self, at: Landed) -> Option<Settled> {
        let (clause, (one, other)) = self.phase.claim.iter().find_map(|(id, it)| match it {
            Claim::TrapPair(it) => Some((*id, it.makes)),
            _ => None,
        })?;
        if at.lap.seeds < 2 {
            return None;
        }
        let before = self.pit_after(at.lap.way.reversed(), at.pit)?;
        let counts = (self.position.pit(before), self.position.pit(at.pit));
        let free = [before, at.pit].iter().all(|&pit| !matches!(self.position.mark(pit), Mark::Trap(_)));
        if !free || before == at.pit || counts != (one, other) && counts != (other, one) {
            return None;
        }
        for pit in [before, at.pit] {
            self.tell(Note::Marked { pit, mark: Mark::Trap(self.mover) }, clause);
        }
        self.tell(Note::Stopped { at: Place::pit(at.pit) }, clause);
        Some(Settled::Done(After::End(End::Over)))
    }

    /// Whose a pit is that becomes a trap.
    fn trap_owner(&self, whose: TrapOf, pit: PitId) -> Side {
        match whose {
            TrapOf::Mover => self.mover,
            TrapOf::Other => self.mover.opponent(),
            TrapOf::Owner => self.owner(pit),
        }
    }

    /// A player has let seeds stand that might have been taken in passing: that is remembered where a clause speaks of it.
    pub(super) fn let_stand(&mut self, clause: ClauseId, pit: PitId) {
        self.tell(Note::Withheld { pit, seeds: self.position.pit(pit) }, clause);
        if let Some(clause) = self.phase.facts.missed {
            self.tell(Note::Marked { pit, mark: Mark::Missed(self.owner(pit)) }, clause);
        }
    }

    /// A seed has fallen on seeds that were let stand: the pit becomes a trap if it holds as many as the clause says.
    #[cold]
    pub(super) fn claim_missed(&mut self, clause: ClauseId, pit: PitId) {
        let rule = self.phase.claim.iter().find_map(|(id, it)| match it {
            Claim::Trap(rule) if *id == clause => Some(rule),
            _ => None,
        });
        if let Some(rule) = rule.filter(|it| self.in_row(it.row, pit) && it.makes.contains(self.position.pit(pit))) {
            let owner = self.trap_owner(rule.owner, pit);
            self.tell(Note::Marked { pit, mark: Mark::Trap(owner) }, clause);
        }
    }

    /// Seeds have left a pit: if they were let stand there, it is one like any other again.
    #[inline]
    pub(super) fn forget_missed(&mut self, pit: PitId) {
        if let Some(clause) = self.phase.facts.missed {
            self.forget_missed_by(clause, pit);
        }
    }

    #[cold]
    fn forget_missed_by(&mut self, clause: ClauseId, pit: PitId) {
        if let Mark::Missed(owner) = self.position.mark(pit) {
            let mark = if owner == self.board.owner(pit) { Mark::None } else { Mark::Won(owner) };
            self.tell(Note::Marked { pit, mark }, clause);
        }
    }

    /// How many traps a player has.
    fn traps(&self, owner: Side) -> usize {
        self.board.pits().filter(|&pit| self.position.mark(pit) == Mark::Trap(owner)).count()
    }
}

/// The pit of the other side that corresponds to `pit`.
fn twin(board: &Board, pit: PitId, by: Twin) -> PitId {
    let row = board.rows - 1 - board.row(pit);
    let column = match by {
        Twin::Number => board.columns - 1 - board.column(pit),
        Twin::Column => board.column(pit),
    };
    PitId(row * board.columns + column)
}
