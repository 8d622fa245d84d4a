//! What a stage of play cannot do without.

use super::stage::{Fault, Stage};
use crate::rules::board::{Board, Circuit};
use crate::rules::capture::Capture;
use crate::rules::choice::{Choice, Liked, When};
use crate::rules::ending::{Ending, EndlessTurn, Whose};
use crate::rules::sowing::{HaltAt, Sowing, is_direction};
use crate::rules::turn::{Turn, Unpaid};
use crate::rules::{FirstSeed, PhaseRules};

/// What a phase lacks, each with the part of the file that lacks it.
pub(super) fn faults(board: &Board, rules: &PhaseRules) -> Vec<Fault> {
    let mut stage = Stage::new(board, rules);
    stage.basics();
    stage.told_apart();
    stage.house();
    stage.exceptions();
    stage.ways_of_seeds();
    stage.end_of_laps();
    stage.passing();
    stage.stuck();
    stage.faults()
}

impl Stage<'_> {
    /// Whether the game ends when these players cannot move.
    fn ends_stuck(&self, whose: Whose) -> bool {
        self.ends(|it| matches!(it, Ending::NoMoves(no) if no.whose == whose))
    }

    fn passes(&self) -> bool {
        self.turns(|it| matches!(it, Turn::Pass(_)))
    }

    /// There must be a direction, something to move, and somebody who wins.
    fn basics(&mut self) {
        self.needs(
            self.sows(is_direction),
            "@sowing",
            "no clause gives the direction: expected Fixed, Chosen, ByOrigin, BySide, ByCount or EachLap under sowing",
        );
        self.needs(
            self.chooses(|it| {
                matches!(
                    it,
                    Choice::OwnPits(_)
                        | Choice::AnyPits(_)
                        | Choice::PlaceSeed(_)
                        | Choice::Gather(_)
                        | Choice::Arrange(_)
                )
            }),
            "@choice",
            "no clause says what may be moved: expected OwnPits, AnyPits, PlaceSeed, Gather or Arrange under choice",
        );
        let (wins, what): (fn(&Ending) -> bool, _) = match self.board.sides().len() {
            1 => (
                |it| matches!(it, Ending::AllStored(_)),
                "no clause says when the game is won: expected AllStored under ending",
            ),
            4 => (
                |it| matches!(it, Ending::OwnRowEmptied(_) | Ending::PenaltyHolds(_)),
                "no clause says when the game is won: expected OwnRowEmptied or PenaltyHolds under ending",
            ),
            _ => (|it| matches!(it, Ending::Winner(_)), "no clause says who wins: expected Winner under ending"),
        };
        self.needs(self.ends(wins), "@ending", what);
    }

    /// Clauses that tell turns with and without capture apart need one by which captures must be made.
    fn told_apart(&mut self) {
        let facts = self.facts;
        let chooses = self.chooses(|it| match it {
            Choice::Prefer(it) => it.when != When::Any,
            Choice::Inwards(it) => it.when != When::Any,
            _ => false,
        });
        let halts = self.sows(|it| matches!(it, Sowing::Halt(it) if it.when != When::Any));
        let begun = facts.begun.is_some() && self.resows();
        self.needs(
            facts.must_capture.is_some() || !chooses && !halts && !begun && facts.blockade.is_none(),
            "@choice",
            "turns with and without capture are told apart, but none must capture: expected MustCapture under choice",
        );
    }

    /// Clauses on houses need a house.
    fn house(&mut self) {
        let facts = self.facts;
        let liked = |it: &Choice| matches!(it, Choice::Prefer(it) if it.start == Liked::NotHouse || it.house_lost);
        let halts = |it: &Sowing| matches!(it, Sowing::Halt(it) if it.at == HaltAt::House);
        let spoken_of = facts.lifts_some
            || facts.safe_house.is_some()
            || facts.houses_fall.is_some()
            || self.chooses(liked)
            || self.sows(halts);
        self.needs(facts.house.is_some() || !spoken_of, "@claim", "there is no house: expected House under claim");
    }

    /// What is an exception to another clause needs that.
    fn exceptions(&mut self) {
        let facts = self.facts;
        let bare = |it: &Ending| matches!(it, Ending::RowEmpty(it) if it.whose == Whose::Both);
        self.needs(
            facts.takes.is_some() || !self.ends(bare),
            "@ending",
            "whose: Both cannot happen while seeds are in play: expected Either or Mover in RowEmpty, or TakeFacing under \
             choice",
        );
        self.needs(
            facts.reverse.is_none() || facts.fixed_way.is_some(),
            "@sowing",
            "Reverse is an exception to one fixed way: expected Fixed under sowing",
        );
        self.needs(
            facts.retreat.is_none() || facts.optional.is_some(),
            "@capture",
            "nobody can leave a capture unmade: expected Optional under capture, beside Retreat",
        );
    }

    /// Captured seeds need one way to go.
    fn ways_of_seeds(&mut self) {
        let facts = self.facts;
        self.needs(
            facts.resow.is_none() || facts.enter.is_none(),
            "@capture",
            "captured seeds can be sown again in one way only: expected Resow or Enter under capture, not both",
        );
        let across = |it: &Capture| {
            matches!(it, Capture::Facing(_) | Capture::Ahead(_) | Capture::Beyond(_) | Capture::Column(_))
        };
        let across = self.captures(across);
        self.needs(
            self.board.has_stores() || self.resows() || facts.deposit.is_some() || !across,
            "@capture",
            "captured seeds need somewhere to go: expected stores on the board, or Resow or Enter under capture",
        );
    }

    /// Turns of many laps must end.
    fn end_of_laps(&mut self) {
        let (board, facts) = (self.board, self.facts);
        let drains = matches!(board.circuit, Circuit::Ring | Circuit::Square)
            && board.sows_stores()
            && facts.each_lap.is_none()
            && facts.reverse.is_none();
        // Nobody lifts the pits at the ends, and no lap goes round without leaving a seed there.
        let drains = drains || board.has_ends() || matches!(facts.first_seed, Some((_, FirstSeed::Store)));
        self.needs(
            !facts.many_laps || drains || self.ends(|it| matches!(it, Ending::Endless(_))),
            "@ending",
            "a turn of many laps may never end: expected Endless under ending",
        );
        let short = |it: &Ending| matches!(it, Ending::Endless(it) if matches!(it.verdict, EndlessTurn::TurnEnds | EndlessTurn::ByWinner));
        self.needs(
            !self.resows() || !self.ends(short),
            "@ending",
            "captured seeds would be left in flight: expected another verdict than TurnEnds or ByWinner in Endless, beside \
             Resow or Enter",
        );
        self.needs(
            !self.bars_endless() || !self.resows() || facts.optional.is_none() && facts.reverse.is_none(),
            "@ending",
            "a turn in which a player is asked something cannot be tried out beforehand: expected another verdict than Illegal in Endless, \
             beside Optional or Reverse with Resow",
        );
    }

    /// What is said of passing and of losing while others play on needs a pass and a loss.
    fn passing(&mut self) {
        let facts = self.facts;
        self.needs(
            self.passes() || facts.pay.is_none() && facts.all_passed.is_none(),
            "@turn",
            "nobody ever passes: expected Pass under turn, beside Pay or AllPassed",
        );
        let loses = facts.penalty_holds.is_some() || matches!(facts.pay, Some((.., Unpaid::Loses)));
        self.needs(
            loses || facts.frozen.is_none(),
            "@turn",
            "nobody loses while others play on: expected PenaltyHolds under ending, beside Frozen",
        );
        self.needs(
            facts.penalty_holds.is_some() || !loses,
            "@ending",
            "a player may lose while others play on: expected PenaltyHolds under ending, beside Pay with unpaid: Loses",
        );
    }

    /// A player who cannot move must pass, or the game must end.
    fn stuck(&mut self) {
        let several = self.board.sides().len() > 2;
        if self.passes() && several {
            self.needs(
                self.facts.all_passed.is_some(),
                "@ending",
                "with Pass, all players may be stuck: expected AllPassed under ending",
            );
        } else if self.passes() {
            let alone = self.board.sides().len() == 1;
            self.needs(
                self.ends_stuck(Whose::Both) || self.ends_stuck(Whose::Either) || alone || self.never_bare(),
                "@ending",
                "with Pass, both players may be stuck: expected NoMoves(whose: Both) under ending",
            );
        } else {
            self.needs(
                self.never_stuck(),
                "@ending",
                "the player to move may be stuck: expected NoMoves(whose: Mover) under ending, or Pass under turn",
            );
        }
    }

    /// Whether the board cannot run empty: the game ends before that, and any seed can be moved by its owner.
    fn never_bare(&self) -> bool {
        let free = |it: &Choice| match it {
            Choice::OwnPits(own) => own.least == 1,
            it => matches!(it, Choice::Prefer(_) | Choice::Gather(_)),
        };
        self.facts.few_left.is_some() && !self.facts.traps_hold && !self.chooses(|it| !free(it))
    }

    /// Whether the game ends before a player who is to move has nothing to choose.
    fn never_stuck(&self) -> bool {
        let (board, rules, facts) = (self.board, self.rules, self.facts);
        if self.ends_stuck(Whose::Mover) || self.ends_stuck(Whose::Either) || self.arranges() {
            return true;
        }
        let fed = self.ends(|it| matches!(it, Ending::Unfed(_)));
        let free = |it: &Choice| match it {
            Choice::OwnPits(own) => own.least == 1 && own.specials == 0,
            Choice::Reserve(_) | Choice::Swap(_) | Choice::Prefer(_) | Choice::LeaveMove(_) => true,
            // Where seeds may be taken, a player without any faces every pit of the opponent with an empty one.
            Choice::TakeFacing(_) => true,
            Choice::Shift(it) => !it.only,
            Choice::Feed(_) => fed,
            _ => false,
        };
        let free = rules.choice.iter().all(|(_, it)| free(it));
        let any = rules.choice.iter().all(|(_, it)| matches!(it, Choice::AnyPits(any) if any.least == 1));
        let faced = facts.takes.is_some() && board.rows == 2;
        let empty = self.ends(|it| matches!(it, Ending::RowEmpty(it) if it.whose != Whose::Both || faced));
        let none_free = self.ends(|it| matches!(it, Ending::NoneFree(_)));
        let all_stored = board.sides().len() == 1 && self.ends(|it| matches!(it, Ending::AllStored(_)));
        let filled = self.turns(|it| matches!(it, Turn::Reseed(_))) && !facts.traps_hold;
        !self.bars_endless() && (free && (all_stored || filled || empty && !facts.traps_hold) || any && none_free)
    }
}
