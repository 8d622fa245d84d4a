//! Needs of a stage of play: a direction, a move, a winner, an end.

use super::CheckedGame;
use super::conditions::ClauseConditions;
use crate::diagnostic::Diagnostic;
use crate::diagnostics;
use crate::rules::kinds::choice::{Act, Lift, LiftFrom, Specials};
use crate::rules::kinds::condition::{Began, Counts, PitIf, TurnIf, Whose};
use crate::rules::kinds::ending::{Endlessly, Once, Unpaid, Verdict};
use crate::rules::kinds::landing::{To, Who};
use crate::rules::kinds::opening::{Duty, Source};
use crate::rules::kinds::sowing::{FirstSeed, InLaps, LapWay, OrBack};
use crate::rules::kinds::{Clause, List, ending, landing};
use crate::rules::profile::{Clauses, continues_sowing, hold_seeds};
use crate::rules::stage::Stage;

diagnostics! {
    /// Things that a stage of play lacks.
    pub(crate) enum IncompleteStageDiagnostic {
        /// Every sowing runs in some direction, and in this stage nothing says in which.
        NoWay = "no-direction" [Way],
        /// Each `Way` of the stage has a condition, so for some pits or turns none of them gives the direction.
        WayForSome = "no-direction-for-the-rest" [Way],
        /// Without a clause that offers moves, a player has nothing to choose in this stage.
        NothingToMove = "nothing-to-move" [Lift, Place, Arrange, Script],
        /// When play stops in a game for two, something must say which of the players has won.
        NoWinner = "no-winner" [Winner],
        /// A game for one player, or for three or four, is won by an ending that says so, and this stage has none.
        NeverWon = "never-won" [End],
        /// Some clause holds only in turns with a capture, or only in turns without. Only `MustCapture` makes turns of
        /// two kinds.
        NoMustCapture = "no-must-capture" [MustCapture] at ["when/began"],
        /// The ending waits until neither player has a seed in their row. As long as seeds are in play one of them has,
        /// unless pits can be taken without sowing.
        BothEmpty = "both-rows-empty" [Instead] at ["/whose"],
        /// Laps can follow one another on a ring without end, and the game must say what happens then.
        NoEndless = "no-endless" [Endless],
        /// Captured seeds that are sown again are in the player's hand when the turn is found never to end. A turn that
        /// just stops there would leave them in no pit.
        LeftInFlight = "seeds-left-in-hand" at ["=Endless/verdict", "=Endless"],
        /// A move is illegal if its turn would never end, so every move is tried out before a player chooses. A turn
        /// that depends on an answer of a player cannot be tried out.
        NotToTryOut = "turn-not-to-be-tried-out" at ["=Endless/verdict", "=Endless"],
        /// The ending waits until every player has passed, and in this stage no player can.
        NobodyPasses = "nobody-passes" [Pass] at ["/once:"],
        /// A player who cannot pay for a pass is out of the game. No ending says how the others play on.
        LosesAlone = "unpaid-loses-alone" [End],
        /// If no player can move, all would pass for ever.
        AllStuck = "all-players-stuck" [End],
        /// If neither player can move, both would pass for ever.
        BothStuck = "both-players-stuck" [End],
        /// There can be a position in which the player to move has no legal move, and nothing says what happens then.
        MoverStuck = "player-stuck" [End, Pass],
    }
}

/// A diagnostic, and the part of the file or the clause that it is about.
pub(super) type StageDiagnostic<'a> = (&'a str, Diagnostic);

/// A stage of a game, and its diagnostics.
pub(super) struct CheckedStage<'a> {
    pub(super) game: CheckedGame<'a>,
    pub(super) stage: &'a Stage,
    faults: Vec<StageDiagnostic<'a>>,
}

/// Returns the diagnostics of things that a stage lacks, each with the part of the file that lacks it.
pub(super) fn faults<'a>(game: CheckedGame<'a>, stage: &'a Stage) -> Vec<StageDiagnostic<'a>> {
    let mut stage = CheckedStage::new(game, stage);
    stage.basics();
    stage.told_apart();
    stage.bare_rows();
    stage.end_of_laps();
    stage.passing();
    stage.stuck();
    stage.faults()
}

impl<'a> CheckedStage<'a> {
    /// Creates a stage without diagnostics.
    pub(super) fn new(game: CheckedGame<'a>, stage: &'a Stage) -> CheckedStage<'a> {
        CheckedStage { game, stage, faults: Vec::new() }
    }

    /// Returns the diagnostics, in the order in which they were found.
    pub(super) fn faults(self) -> Vec<StageDiagnostic<'a>> {
        self.faults
    }

    /// Notes a diagnostic unless something holds.
    pub(super) fn needs(&mut self, holds: bool, part: &'a str, what: impl Into<Diagnostic>) {
        if !holds {
            self.faults.push((part, what.into()));
        }
    }

    /// Notes a diagnostic if something holds that must not.
    pub(super) fn bars(&mut self, clashes: bool, part: &'a str, what: impl Into<Diagnostic>) {
        self.needs(!clashes, part, what);
    }

    /// Notes a diagnostic of a clause that must not be there, if it is.
    pub(super) fn bars_clause(&mut self, id: Option<&'a str>, what: impl Into<Diagnostic>) {
        if let Some(id) = id {
            self.needs(false, id, what);
        }
    }

    /// The clauses in force, each with its list.
    pub(super) fn clauses(&self) -> impl Iterator<Item = &'a (List, Clause)> + use<'a> {
        let (clauses, stage) = (self.game.clauses, self.stage);
        clauses.iter().filter(move |(_, clause)| clause.is_in_force(&stage.id))
    }

    /// Returns whether some clause in force is such a one.
    pub(super) fn has(&self, is: impl Fn(&Clause) -> bool) -> bool {
        self.clauses().any(|(_, clause)| is(clause))
    }

    /// The captures of a list.
    pub(super) fn captures(&self, list: List) -> impl Iterator<Item = &'a landing::Capture> + use<'a> {
        self.clauses().filter(move |(it, _)| *it == list).filter_map(|(_, clause)| match clause {
            Clause::Capture(it) => Some(it),
            _ => None,
        })
    }

    /// The endings.
    pub(super) fn endings(&self) -> impl Iterator<Item = &'a ending::End> + use<'a> {
        self.clauses().filter_map(|(list, clause)| match clause {
            Clause::End(it) if *list == List::Ending => Some(it),
            _ => None,
        })
    }

    /// Returns whether captures of a last seed are sent somewhere.
    pub(super) fn sends(&self, to: impl Fn(&To) -> bool) -> bool {
        self.has(|it| matches!(it, Clause::Send(it) if to(&it.to)))
    }

    /// Returns whether captured seeds are sown again.
    pub(super) fn resows(&self) -> bool {
        self.sends(|to| matches!(to, To::Sown | To::RowEnd))
    }

    /// Returns whether a turn can have more than one lap.
    pub(super) fn many_laps(&self) -> bool {
        self.has(continues_sowing)
    }

    /// Returns whether a turn that never ends may not be begun.
    pub(super) fn bars_endless(&self) -> bool {
        self.has(|it| matches!(it, Clause::Endless(it) if it.verdict == Endlessly::Illegal))
    }

    /// Returns whether a lap may run in the opposite direction.
    pub(super) fn runs_back(&self) -> bool {
        self.has(|it| matches!(it, Clause::Way(it) if it.or_back != OrBack::Never))
    }

    /// Returns whether somebody is asked whether to capture, or to claim a pit.
    pub(super) fn asks(&self, list: List) -> bool {
        self.clauses().any(|(it, clause)| match clause {
            Clause::Optional(question) if *it == list => !question.of.iter().all(|id| self.is_lap(id)),
            _ => false,
        })
    }

    /// Returns whether an id is that of a clause by which laps follow.
    fn is_lap(&self, id: &str) -> bool {
        matches!(self.game.named(id), Some((_, Clause::Relay(_))))
    }

    /// There must be a direction, something to move, and somebody who wins.
    fn basics(&mut self) {
        let ways = self.has(|it| matches!(it, Clause::Way(_)));
        self.needs(ways, "@sowing", IncompleteStageDiagnostic::NoWay);
        let asks_nothing =
            |it: &Clause| matches!(it, Clause::Way(it) if it.r#if == PitIf::default() && it.when == TurnIf::default());
        self.needs(!ways || self.has(asks_nothing), "@sowing", IncompleteStageDiagnostic::WayForSome);
        let moves = |it: &Clause| match it {
            Clause::Lift(_) | Clause::Place(_) | Clause::Arrange(_) | Clause::Script(_) => true,
            Clause::Instead(it) => it.how == Duty::Only,
            Clause::Swap(it) => it.how == Duty::Only,
            _ => false,
        };
        self.needs(self.has(moves), "@choice", IncompleteStageDiagnostic::NothingToMove);
        let sides = self.game.board.sides().len();
        let (wins, what) = match sides {
            2 => (self.has(|it| matches!(it, Clause::Winner(_))), IncompleteStageDiagnostic::NoWinner),
            _ => (
                self.endings().any(|it| matches!(it.verdict, Verdict::Wins(_) | Verdict::Out(_))),
                IncompleteStageDiagnostic::NeverWon,
            ),
        };
        self.needs(wins, "@ending", what);
    }

    /// Checks that captures must be made in a stage with clauses that tell turns with and without capture apart.
    fn told_apart(&mut self) {
        let tells = |it: &Clause| ClauseConditions::of(it).turns.iter().any(|(_, turn)| turn.began != Began::Any);
        let told = self.clauses().find(|(_, it)| tells(it) || matches!(it, Clause::Blockade(_)));
        let told = told.filter(|_| !self.has(|it| matches!(it, Clause::MustCapture(_))));
        self.bars_clause(told.map(|(_, it)| it.id()), IncompleteStageDiagnostic::NoMustCapture);
    }

    /// The rows of both players can be empty at once only where pits are taken without sowing.
    fn bare_rows(&mut self) {
        let bare = |it: &&ending::End| it.whose == Who::Both && is_row(it);
        let bare = self.endings().find(bare).filter(|_| !self.takes());
        self.bars_clause(bare.map(|it| it.id.as_str()), IncompleteStageDiagnostic::BothEmpty);
    }

    /// Returns whether pits may be taken without sowing.
    fn takes(&self) -> bool {
        self.has(|it| matches!(it, Clause::Instead(it) if it.r#do == Act::Take))
    }

    /// Turns of many laps must end.
    fn end_of_laps(&mut self) {
        let board = self.game.board;
        let anew = self.has(|it| matches!(it, Clause::Way(it) if it.laps == LapWay::Anew));
        let drains = board.sows_stores() && !anew && !self.runs_back();
        // Nobody lifts the pits at the ends, and no lap goes round without leaving a seed there.
        let stored = |it: &Clause| {
            let every =
                |it: &crate::rules::kinds::sowing::Drop| it.first == FirstSeed::Store && it.laps == InLaps::Every;
            matches!(it, Clause::Drop(it) if every(it))
        };
        let drains = drains || board.has_ends() || self.has(stored);
        self.needs(
            !self.many_laps() || drains || self.has(|it| matches!(it, Clause::Endless(_))),
            "@ending",
            IncompleteStageDiagnostic::NoEndless,
        );
        let short = |it: &Clause| matches!(it, Clause::Endless(it) if matches!(it.verdict, Endlessly::TurnEnds | Endlessly::ByWinner));
        self.bars(self.resows() && self.has(short), "@ending", IncompleteStageDiagnostic::LeftInFlight);
        self.bars(
            self.bars_endless() && self.resows() && (self.asks(List::Landing) || self.runs_back()),
            "@ending",
            IncompleteStageDiagnostic::NotToTryOut,
        );
    }

    /// Checks that there is a pass where passing is counted, and a loss in mid-game where passing may cost the game.
    fn passing(&mut self) {
        let all_passed = self.endings().find(|it| it.once == Some(Once::AllPassed)).filter(|_| !self.passes());
        self.bars_clause(all_passed.map(|it| it.id.as_str()), IncompleteStageDiagnostic::NobodyPasses);
        let loses = self.has(|it| matches!(it, Clause::Pass(it) if it.unpaid == Unpaid::Loses));
        let out = self.endings().any(|it| matches!(it.verdict, Verdict::Out(_)));
        self.needs(out || !loses, "@ending", IncompleteStageDiagnostic::LosesAlone);
    }

    fn passes(&self) -> bool {
        self.has(|it| matches!(it, Clause::Pass(_)))
    }

    /// Returns whether the game ends when these players cannot move.
    fn ends_stuck(&self, whose: Who) -> bool {
        self.endings().any(|it| it.once == Some(Once::CannotMove) && it.whose == whose)
    }

    /// A player who cannot move must pass, or the game must end.
    fn stuck(&mut self) {
        let sides = self.game.board.sides().len();
        if self.passes() && sides > 2 {
            let all_passed = self.endings().any(|it| it.once == Some(Once::AllPassed));
            self.needs(all_passed, "@ending", IncompleteStageDiagnostic::AllStuck);
        } else if self.passes() {
            self.needs(
                self.ends_stuck(Who::Both) || self.ends_stuck(Who::Either) || sides == 1 || self.never_bare(),
                "@ending",
                IncompleteStageDiagnostic::BothStuck,
            );
        } else {
            self.needs(self.never_stuck(), "@ending", IncompleteStageDiagnostic::MoverStuck);
        }
    }

    /// The clauses under choice.
    fn choices(&self) -> impl Iterator<Item = &'a Clause> + use<'a> {
        self.clauses().filter(|(list, _)| *list == List::Choice).map(|(_, clause)| clause)
    }

    /// Returns whether the board cannot run empty: the game ends before that, and any seed can be moved by its owner.
    fn never_bare(&self) -> bool {
        let free = |it: &Clause| is_own_lift(it) || matches!(it, Clause::Prefer(_));
        let few = |it: &ending::End| {
            let some = |counts: &Counts| counts.contain(0) && counts.contain(1);
            let all = |it: &ending::Left| it.pits == PitIf::default() && !it.each && some(&it.seeds);
            matches!(&it.once, Some(Once::Left(left)) if all(left)) && it.asked == ending::Asked::Capture
        };
        self.endings().any(few) && !hold_seeds(Clauses(self.game.clauses)) && self.choices().all(free)
    }

    /// Returns whether the game ends before a player who is to move has nothing to choose.
    fn never_stuck(&self) -> bool {
        let board = self.game.board;
        let arranges = self.has(|it| matches!(it, Clause::Arrange(_)));
        if self.ends_stuck(Who::Next) || self.ends_stuck(Who::Either) || arranges {
            return true;
        }
        let fed = self.endings().any(|it| it.once == Some(Once::CannotFeed));
        let free = |it: &Clause| match it {
            // What a store offers comes to what pits do.
            Clause::Lift(lift) if lift.from == LiftFrom::Store => self.choices().any(is_own_lift),
            Clause::Lift(_) => is_own_lift(it),
            Clause::Swap(_) | Clause::Prefer(_) => true,
            // Where seeds may be taken, a player without any faces every pit of the opponent with an empty one.
            Clause::Instead(it) => it.r#do == Act::Take || it.how != Duty::Only,
            Clause::Feed(_) => fed,
            _ => false,
        };
        let free = self.choices().all(free)
            && !self.has(|it| matches!(it, Clause::GrandSlam(it) if it.effect == landing::Slam::Forbidden));
        let any = self.choices().all(|it| match it {
            Clause::Lift(it) => {
                it.from == LiftFrom::Pits && it.r#if == PitIf { holds: Some(Counts::From(1)), ..PitIf::default() }
            }
            _ => false,
        });
        let faced = self.takes() && board.rows == 2;
        let empty = self.endings().any(|it| is_row(it) && (it.whose != Who::Both || faced));
        let none_free = self.endings().any(|it| {
            let unmarked = crate::rules::kinds::condition::Marked::Unmarked;
            matches!(&it.once, Some(Once::Left(left)) if left.pits == PitIf { mark: unmarked, ..PitIf::default() })
        });
        let none_left = |seeds: &dyn Fn(&Counts) -> bool| {
            self.endings().any(|it| match &it.once {
                Some(Once::Left(left)) => left.pits == PitIf::default() && seeds(&left.seeds),
                _ => false,
            })
        };
        let all_stored = none_left(&|seeds| *seeds == Counts::Of(vec![0]));
        let bare = none_left(&|seeds| seeds.contain(0));
        let filled = self.has(|it| matches!(it, Clause::Bring(it) if it.from == Source::Store && it.borrows));
        let traps = hold_seeds(Clauses(self.game.clauses));
        let single = board.sides().len() == 1 && all_stored;
        !self.bars_endless()
            && (free && (single || filled && !traps || empty && !traps)
                || any && (none_free || bare && !self.has(|it| matches!(it, Clause::Trap(_)))))
    }
}

/// Returns whether an ending asks whether a player has no seeds.
pub(super) fn is_row(it: &ending::End) -> bool {
    let own = PitIf { side: Whose::Own, ..PitIf::default() };
    matches!(&it.once, Some(Once::Left(left)) if left.pits == own && left.seeds == Counts::Of(vec![0]))
}

/// Returns whether any pit with a seed may be lifted by its owner.
fn is_own_lift(clause: &Clause) -> bool {
    let usual = Lift::default();
    let plain = |it: &Lift| it.from == LiftFrom::Pits && it.specials == Specials::Left && it.when == usual.when;
    matches!(clause, Clause::Lift(it) if it.r#if == usual.r#if && plain(it))
}
