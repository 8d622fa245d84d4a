//! Captions of the end of a round, by the reason why play stops.

use super::CaptionContext;
use crate::words::game;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use mancala::engine::{Mark, in_halves, with_traps};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::condition::{Counts, Marked, PitIf, Was, Whose};
use mancala::rules::kinds::ending::{Amount, End, Left, Leftover, Once, Pieces, Verdict};
use mancala::rules::kinds::landing::Who;
use mancala::rules::{Part, PitId, Side};

impl CaptionContext<'_> {
    pub(super) fn closed(&self) -> Message {
        let said = self.by_cause(|_, clause, _| match clause {
            Clause::End(it) => self.ended_by(it),
            Clause::Endless(_) => Some(self.message("caption-closed-endless")),
            // The turn has passed by then: the player to move is the one who lost all seeds.
            Clause::GrandSlam(_) => Some(self.by("caption-closed-grand-slam", self.before.to_move().opponent())),
            _ => None,
        });
        said.unwrap_or_else(|| self.message("caption-closed"))
    }

    fn ended_by(&self, it: &End) -> Option<Message> {
        let in_empty = PitIf { was: Was::Empty, ..PitIf::default() };
        let Some(once) = &it.once else {
            return (it.r#if == in_empty).then(|| self.message("caption-closed-last-in-empty"));
        };
        Some(match once {
            Once::StoreHolds(amount) => return self.stores_hold(it, *amount),
            Once::Left(left) => return self.few_left(it, left),
            Once::CannotMove => return self.cannot_move(it.whose),
            Once::CannotFeed => {
                let to_move = self.before.to_move();
                self.by("caption-closed-unfed", if self.is_bare(to_move) { to_move.opponent() } else { to_move })
            }
            Once::Decided => {
                let [south, north] = Side::BOTH.map(|side| with_traps(&self.rules.board, self.before, side));
                let leader = if north > south { Side::North } else { Side::South };
                self.by("caption-closed-decided", leader)
                    .with("seeds", south.max(north))
                    .with("traps", self.rules.profile.traps.claimed_singly.key())
            }
            Once::Repeated(it) => self.message("caption-closed-repetition").with("times", it.times),
            Once::CapturedAtEnds => self.message("caption-closed-both-ends"),
            Once::CapturedFirst(turns) => self.message("caption-closed-captures-first").with("turns", *turns),
            Once::PenaltyHolds(_) => self.message("caption-closed-last-left"),
            Once::AllPassed => self.message("caption-closed-all-passed"),
        })
    }

    /// Returns whether no pit of a side holds a seed.
    fn is_bare(&self, side: Side) -> bool {
        self.is_cleared(side, |_| true)
    }

    /// Returns whether none of these pits of a side does.
    fn is_cleared(&self, side: Side, among: impl Fn(PitId) -> bool) -> bool {
        let mut pits = self.rules.board.pits().filter(|&pit| self.owner(pit) == side && among(pit));
        pits.all(|pit| self.before.pit(pit) == 0)
    }

    fn stores_hold(&self, it: &End, amount: Amount) -> Option<Message> {
        if amount == Amount::Half && it.whose == Who::Both {
            let seeds = self.before.store(self.before.to_move());
            return Some(self.message("caption-closed-stores-level").with("seeds", seeds));
        }
        let komi = self.plan().winner.as_ref().map_or(0, |winner| winner.komi);
        let [of_south, of_north] = Side::BOTH.map(|side| in_halves(self.before, komi, side));
        let fuller = if of_north > of_south { Side::North } else { Side::South };
        (it.whose == Who::Either).then(|| {
            self.about("caption-closed-store-holds", fuller)
                .with("seeds", self.before.store(fuller))
                .with("needed", game::needed(self.rules, amount, fuller))
                .with("most", (komi == 0 && amount == Amount::Majority).key())
        })
    }

    /// Few seeds, or none, are left in some pits.
    fn few_left(&self, it: &End, left: &Left) -> Option<Message> {
        let to_move = self.before.to_move();
        let none = left.seeds == Counts::Of(vec![0]);
        let side = |side| PitIf { side, ..PitIf::default() };
        let inner = PitIf { at: vec![Part::Inner], ..side(Whose::Own) };
        let lies = self.rules.board.pits().map(|pit| self.before.pit(pit)).sum::<u16>() + self.before.lifted();
        match &left.pits {
            pits if none && *pits == side(Whose::Own) => {
                let own = self.rules.board.players.seats(to_move);
                let mut seats =
                    [to_move].into_iter().chain(own.iter().copied()).chain(self.rules.board.sides().iter().copied());
                let bare = seats.find(|&side| self.is_bare(side));
                match bare? {
                    side if it.whose == Who::Mover && it.verdict == Verdict::Wins(Who::Mover) => {
                        Some(self.about("caption-closed-row-emptied", side))
                    }
                    _ if lies == 0 => Some(self.message("caption-closed-board-empty")),
                    side => Some(self.about("caption-closed-row-empty", side)),
                }
            }
            pits if none && *pits == inner => {
                let captured = self.before.lifted();
                let bare = |side| self.is_cleared(side, |pit| self.rules.board.is_inner(pit));
                let loser = if captured == 0 && bare(to_move) { to_move } else { to_move.opponent() };
                Some(self.about("caption-closed-inner-empty", loser).with("captured", captured))
            }
            pits if none && *pits == side(Whose::Nobody) && left.of != Pieces::Seeds => {
                Some(self.message("caption-closed-ends-empty").with("of", left.of.key()))
            }
            pits if none
                && self.is_free(&pits.mark)
                && *pits == (PitIf { mark: pits.mark.clone(), ..PitIf::default() }) =>
            {
                Some(self.message("caption-closed-none-free"))
            }
            _ if left.of == Pieces::Specials => None,
            pits if none && *pits == PitIf::default() && self.rules.profile.is_solo() => {
                Some(self.message("caption-closed-all-stored").with("seeds", self.before.store(to_move)))
            }
            pits if none && *pits == PitIf::default() => Some(self.message("caption-closed-board-empty")),
            pits if *pits == PitIf::default() && !left.each && matches!(left.seeds, Counts::UpTo(_)) => {
                Some(self.message("caption-closed-few-left").with("seeds", lies).with("taker", taker(it.leftover)))
            }
            _ => None,
        }
    }

    /// Returns whether a condition asks for pits that nobody has won.
    fn is_free(&self, mark: &Marked) -> bool {
        *mark == Marked::Unmarked || matches!(mark, Marked::Not(id) if game::is_mark(self.rules, id, false))
    }

    /// A turn ends before it passes: who cannot move is the one who would come next.
    fn cannot_move(&self, whose: Who) -> Option<Message> {
        let board = &self.rules.board;
        let to_move = self.before.to_move();
        let stuck = match whose {
            Who::Both => return Some(self.message("caption-closed-no-moves-both")),
            Who::Next => to_move.opponent(),
            Who::Either => {
                let lifts = |pit: PitId| self.before.pit(pit) > 0 && !matches!(self.before.mark(pit), Mark::Trap(_));
                let stuck = |side: &Side| !board.pits_of(*side).any(lifts);
                board.sides().iter().copied().find(stuck).unwrap_or(to_move.opponent())
            }
            _ => return None,
        };
        Some(self.about("caption-closed-no-moves", stuck))
    }
}

/// Returns the key for the side that takes the last few seeds.
fn taker(leftover: Leftover) -> &'static str {
    match leftover {
        Leftover::Owner => "owner",
        Leftover::To(Who::Beginner) => "starter",
        Leftover::To(Who::Capturer) => "capturer",
        Leftover::To(Who::Mover) => "mover",
        Leftover::To(Who::Lot) => "lot",
        Leftover::To(_) | Leftover::Nobody | Leftover::Split => "none",
    }
}
