//! The race: both players sow at the same time, each with their own hand, until each has reached an empty pit.

use super::{LapOutcome, MOST_LAPS, MOST_SOWN, SowingEnd, Turn};
use crate::engine::answer::racing;
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, Transfer};
use crate::engine::lap::Lap;
use crate::engine::legal::legal_moves;
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::kinds::opening::RaceOrder;
use crate::rules::{Cause, PitId, Place, Side, Way};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// One player's part in a race.
#[derive(Clone, Copy)]
struct Runner {
    side: Side,
    /// Place in which the last seed fell, or from which the present lap was lifted.
    at: Place,
    /// Pit from which the present lap was lifted.
    from: PitId,
    /// Seeds in hand; 0 once the player has reached an empty pit.
    held: u16,
    /// Laps that the player has begun.
    laps: u32,
}

impl<S: EventSink> Turn<'_, S> {
    /// Asks the opponent for a pit after the mover has chosen one, unless none can be chosen.
    #[cold]
    pub(super) fn enter_race(&mut self, clause: Cause, pit: PitId, way: Way) -> SowingEnd {
        let who = self.mover.opponent();
        let answers = legal_moves(self.rules, &racing(self.position, who));
        if !answers.iter().any(|mv| matches!(mv, Move::Sow { .. })) {
            // The mover runs alone: the other finds nothing in a pit that was just lifted.
            return self.race(clause, way, [(self.mover, pit), (who, pit)]);
        }
        self.ask(clause, Question::Race, who, pit, &Lap::lifted(pit, way, 0))
    }

    /// Lets both players lift their pits and sow.
    #[cold]
    pub(super) fn race(&mut self, clause: Cause, way: Way, starts: [(Side, PitId); 2]) -> SowingEnd {
        let mover = self.mover;
        let end = self.run_race(clause, way, starts);
        // Where it never ends, seeds are left in both hands.
        if self.mover != mover {
            self.aside = self.position.lifted() - self.aside;
        }
        self.mover = mover;
        end
    }

    fn run_race(&mut self, clause: Cause, way: Way, starts: [(Side, PitId); 2]) -> SowingEnd {
        let order = self.phase.plan.opening.race.as_ref().map_or(RaceOrder::Alternate, |race| race.order);
        let round = u64::from(self.position.bout().round.saturating_sub(1));
        let mut lots = ChaCha8Rng::seed_from_u64(u64::from(self.board.seed) | round << 16);
        let mut runners = starts.map(|(side, pit)| Runner { side, at: Place::pit(pit), from: pit, held: 0, laps: 0 });
        for runner in &mut runners {
            self.take_up(runner, way, clause);
        }
        let mut first = None;
        let mut turn = 0;
        while runners.iter().any(|runner| runner.held > 0) {
            if order == RaceOrder::Random && runners.iter().all(|runner| runner.held > 0) {
                turn = lots.random_range(0..2);
            }
            if runners[turn].held == 0 {
                turn = 1 - turn;
            }
            let runner = &mut runners[turn];
            let lapped = match self.drop_in_race(runner, way, clause) {
                Ok(lapped) => lapped,
                Err(end) => return end,
            };
            if lapped && runner.held == 0 {
                first = first.or(Some(runner.side));
            }
            if order != RaceOrder::Laps || lapped {
                turn = 1 - turn;
            }
            if lapped && self.race_repeats(&runners, turn, order) {
                return self.race_never_ends();
            }
        }
        SowingEnd::Raced(first.unwrap_or(starts[0].0), clause)
    }

    /// Lifts the pit that a player's sowing has reached, if it holds seeds.
    fn take_up(&mut self, runner: &mut Runner, way: Way, clause: Cause) {
        runner.held = self.position.at(runner.at);
        if runner.held > 0 {
            self.tell(Info::Hand { side: runner.side }, clause);
            self.tell_own_lap(runner, way);
            self.tell(Transfer::lifted(runner.at, runner.held, way), clause);
        }
    }

    /// Reports that a player begins a lap.
    fn tell_own_lap(&mut self, runner: &mut Runner, way: Way) {
        runner.laps += 1;
        self.tell(Info::LapBegan { lap: runner.laps, hand: runner.side, from: runner.at, way }, None);
    }

    /// Drops a seed of a player and applies the clauses to it. If it is the last of a lap, an occupied pit is lifted at
    /// once. Returns `true` if the lap is over, or the end of play as an error.
    fn drop_in_race(&mut self, runner: &mut Runner, way: Way, clause: Cause) -> Result<bool, SowingEnd> {
        runner.at = self.board.next(runner.side, way, runner.at);
        while runner.at.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
            runner.at = self.board.next(runner.side, way, runner.at);
        }
        self.mover = runner.side;
        self.aside = self.position.lifted() - runner.held;
        self.sown += 1;
        self.tell(Info::Hand { side: runner.side }, clause);
        let lap = Lap::lifted(runner.from, way, runner.held);
        let was_empty = self.position.at(runner.at) == 0;
        self.tell(Transfer::sown(runner.at), None);
        if let Some(pit) = runner.at.as_pit() {
            self.pass_over(pit, was_empty, &lap);
        }
        runner.held = self.position.lifted() - self.aside;
        if let Some(end) = self.cut {
            return Err(end);
        }
        if runner.held > 0 {
            return Ok(false);
        }
        self.laps += 1;
        let after = self.settle(runner.at, was_empty, &lap, None);
        self.tell_lap_end(runner.at, &after);
        match after {
            LapOutcome::Relay(pit) => {
                (runner.at, runner.from, runner.held) = (Place::pit(pit), pit, self.position.pit(pit));
                self.tell_own_lap(runner, way);
                self.tell(Transfer::lifted(runner.at, runner.held, way), clause);
            }
            LapOutcome::End(SowingEnd::Over) => {}
            LapOutcome::End(end) => return Err(end),
            LapOutcome::Resow(..) | LapOutcome::Enter(..) => unreachable!("what is captured in a race is kept"),
        }
        Ok(true)
    }

    /// Returns `true` if a state of this race has come back, or the race has gone on for too long.
    fn race_repeats(&mut self, runners: &[Runner; 2], turn: usize, order: RaceOrder) -> bool {
        let limit = self.phase.plan.sowing.endless.and_then(|(_, laps, _)| laps).unwrap_or(MOST_LAPS).min(MOST_LAPS);
        if self.laps >= limit || self.sown >= MOST_SOWN {
            return true;
        }
        // Where both still run, lots decide what comes next.
        if order == RaceOrder::Random && runners.iter().all(|runner| runner.held > 0) {
            return false;
        }
        let hands = runners.map(|runner| (runner.at.index() as u64) << 16 | u64::from(runner.held));
        let state = self.position.laid_with(hands[0] << 1 | turn as u64, hands[1]);
        !self.is_new(state)
    }

    /// Ends a race that goes on for ever. It cannot be called back: with seeds in both hands nobody can go on.
    fn race_never_ends(&mut self) -> SowingEnd {
        match self.never_ends() {
            SowingEnd::Endless(clause, Endlessly::Draw) => SowingEnd::Endless(clause, Endlessly::Draw),
            SowingEnd::Endless(clause, _) => SowingEnd::Endless(clause, Endlessly::Void),
            end => end,
        }
    }
}
