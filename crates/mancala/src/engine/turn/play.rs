//! The turn: a move is made, its sowing runs to the end, the turn passes, and the game may be over.

use super::ending::{Adjudication, Share, Stop, ending, lost, repeated};
use super::{LapOutcome, SowingEnd, Turn};
use crate::engine::ask::{Ask, Question};
use crate::engine::event::{EventSink, Info, StateChange, Transfer, TransferKind};
use crate::engine::lap::{Landed, Lap};
use crate::engine::legal::why_not;
use crate::engine::limits::can_move;
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::engine::position::Position;
use crate::engine::position_query::{PositionQuery, is_out};
use crate::engine::state::Kind;
use crate::engine::trial::Trial;
use crate::engine::{GameResult, Refused};
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::ending::{Endlessly, Unpaid};
use crate::rules::kinds::landing::{Made, To};
use crate::rules::kinds::opening::Duty;
use crate::rules::phase::Until;
use crate::rules::plan::TurnStep;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::{Cause, PhaseRules, PitId, Place, Rules, Side, Way};

/// Plays a move and reports its events.
///
/// # Errors
/// An illegal move is refused with the reason; the position is then as before and nothing was reported.
pub fn play<S: EventSink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) -> Result<(), Refused> {
    match why_not(rules, position, mv) {
        Some(refused) => Err(refused),
        None => {
            play_legal(rules, position, mv, sink);
            Ok(())
        }
    }
}

/// Plays a move taken from [`crate::engine::legal_moves`] of this position, without asking again whether it may be played.
///
/// # Panics
/// May panic on other moves, or leave a position that no game reaches.
pub fn play_legal<S: EventSink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) {
    let mut turn = Turn::new(rules, position, sink);
    let end = turn.make(mv);
    turn.finish(end);
}

/// Ends a turn that has come back to a question which it had before.
pub(in crate::engine) fn end_endless<S: EventSink>(rules: &Rules, position: &mut Position, sink: &mut S) {
    let laps = position.ask().map_or(0, |ask| ask.laps);
    let mut turn = Turn::new(rules, position, sink);
    turn.laps = laps;
    let end = turn.never_ends();
    turn.finish(end);
}

/// Ends a game whose position has come back often enough; `mover` made the last move.
pub(in crate::engine) fn end_repeated<S: EventSink>(rules: &Rules, position: &mut Position, mover: Side, sink: &mut S) {
    if let Some(stop) = repeated(rules, position, mover) {
        let mut turn = Turn::new(rules, position, sink);
        turn.mover = mover;
        turn.close(stop);
    }
}

impl<S: EventSink> Turn<'_, S> {
    /// Works out the beginning of the turn, with a capture or without, where the game asks, and reports it.
    fn open(&mut self, mv: Move) {
        let Some((clause, ..)) = self.phase.plan.choosing.must_capture else { return };
        self.kind = Trial::new(self.rules, self.position, mv).kind();
        self.tell(Info::Opened { captures: self.kind == Kind::Capturing }, clause);
    }

    /// Makes a move, up to the last seed of the turn or the next question.
    pub(super) fn make(&mut self, mv: Move) -> SowingEnd {
        match mv {
            Move::Sow { pit, way } if self.phase.plan.facts.plain_start => {
                let (clause, way) = self.run(pit, way);
                self.sow_plainly(pit, way, clause)
            }
            Move::Sow { pit, way } => {
                if let Some(clause) = self.no_return() {
                    self.lift_bars(clause);
                }
                let (clause, way) = self.run(pit, way);
                if self.phase.plan.facts.rare_start
                    && let Some(end) = self.start_rarely(mv, pit, way, clause)
                {
                    return end;
                }
                if let Some(clause) =
                    self.phase.plan.facts.notes_played.filter(|_| self.position.mark(pit) == Mark::None)
                {
                    self.tell(StateChange::Marked { pit, mark: Mark::Played }, clause);
                }
                let alone = self.position.pit(pit) == 1;
                self.open(mv);
                let end = self.sow(pit, way, false, Some(clause));
                if !self.phase.plan.facts.plain_start {
                    self.bar_return(pit, way, alone);
                }
                end
            }
            Move::SowStore { seeds, way } => {
                if let Some(clause) = self.no_return() {
                    self.lift_bars(clause);
                }
                if self.phase.plan.facts.rare_start && self.reseed(Made::Chosen).is_some() {
                    return self.make(mv);
                }
                let standing = PositionQuery::at(self.rules, self.position, self.mover);
                let (direction, usual) = standing.way_of_store(seeds);
                let run = way.or(usual).unwrap_or(self.board.ways()[0]);
                let lift = self.phase.plan.choosing.stores.iter().find(|lift| standing.may_draw(lift, seeds));
                let clause = lift.map(|lift| lift.clause);
                if self.position.bound().is_some() {
                    self.tell(StateChange::Bound { way: None }, direction);
                }
                self.open(mv);
                self.sow_store(seeds, run, clause)
            }
            Move::Place { pit, way } => {
                self.open(mv);
                self.place(pit, way)
            }
            Move::Reserve => {
                let Some(bring) = self.phase.plan.opening.offered() else { return SowingEnd::Open };
                self.bring(bring);
                if bring.how == Duty::Only { SowingEnd::Over } else { SowingEnd::Open }
            }
            Move::Gather => match &self.phase.plan.opening.script {
                Some(script) => self.play_script(script, None),
                None => SowingEnd::Open,
            },
            Move::Take(pit) => {
                let seeds = self.position.pit(pit);
                self.captured += u32::from(seeds);
                self.tell(
                    Transfer::captured(pit, Place::store(self.mover), seeds),
                    self.phase.plan.choosing.instead(Act::Take),
                );
                SowingEnd::Over
            }
            Move::Shift(pit) => {
                let (_, way) = self.run(pit, None);
                let from = Place::pit(pit);
                let to = self.board.next(self.mover, way, from);
                let seeds = self.position.pit(pit);
                self.tell(
                    Transfer { from, to, seeds, kind: TransferKind::Shifted },
                    self.phase.plan.choosing.instead(Act::Shift),
                );
                SowingEnd::Over
            }
            Move::Give(pit) => {
                let (from, to) = (Place::pit(pit), Place::pit(self.first_pit(self.mover.opponent())));
                let given = Transfer { from, to, seeds: 1, kind: TransferKind::Shifted };
                self.tell(given, self.phase.plan.choosing.instead(Act::Give));
                SowingEnd::Over
            }
            Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => match self.position.ask() {
                Some(ask) => self.answer(ask, mv),
                None => SowingEnd::Open,
            },
            Move::Pass => {
                if let Some(clause) = self.no_return() {
                    self.lift_bars(clause);
                }
                let pass = self.phase.plan.choosing.pass.as_ref().map(|pass| pass.clause);
                self.tell(Info::Passed { side: self.mover }, self.phase.plan.opening.swap.or(pass));
                self.pay();
                SowingEnd::Over
            }
            Move::Swap => {
                let swap = self.phase.plan.choosing.swap.as_ref().map(|(clause, _)| *clause);
                let clause = self.phase.plan.opening.swap.or(swap);
                self.tell(StateChange::Swapped, clause);
                self.end_phase(Until::OneMove);
                if let Some(stop) = ending(self.rules, self.position, self.mover) {
                    self.close(stop);
                }
                SowingEnd::Open
            }
        }
    }

    /// Begins a sowing in some other way than by lifting a pit, in a game in which that occurs, if it does here.
    #[cold]
    fn start_rarely(&mut self, mv: Move, pit: PitId, way: Way, clause: Cause) -> Option<SowingEnd> {
        if self.reseed(Made::Chosen).is_some() {
            return Some(self.make(mv));
        }
        if let Some(script) = &self.phase.plan.opening.script {
            return Some(self.play_script(script, Some(pit)));
        }
        if let Some(race) = &self.phase.plan.opening.race {
            return Some(self.enter_race(race.clause, pit, way));
        }
        if self.position.bound().is_some() {
            self.tell(StateChange::Bound { way: None }, clause);
        }
        self.sows_specials(pit).map(|specials| self.sow_both(pit, way, clause, specials))
    }

    /// The direction in which a pit is sown, and the clause that says so.
    #[inline]
    fn run(&self, pit: PitId, chosen: Option<Way>) -> (Cause, Way) {
        match self.phase.plan.sowing.fixed {
            Some(fixed) => fixed,
            None => PositionQuery::at(self.rules, self.position, self.mover).run(pit, chosen),
        }
    }

    /// The clause by which a lone seed that has crossed is not sent straight back.
    #[inline]
    fn no_return(&self) -> Option<Cause> {
        self.phase.plan.choosing.limited_by(|it| matches!(it, ChoiceRule::NoReturn { .. }))
    }

    /// The clause by which the special pieces of a pit are sown with its seeds.
    fn sows_specials(&self, pit: PitId) -> Option<Cause> {
        let standing = PositionQuery::at(self.rules, self.position, self.mover);
        self.phase.plan.choosing.lifts.iter().find(|lift| standing.may_lift(lift, pit))?.specials
    }

    /// Takes the price of passing from a player who has not lost.
    fn pay(&mut self) {
        if is_out(self.board, self.position, self.mover) {
            return;
        }
        let store = self.position.store(self.mover);
        if let Some(pass) = self.phase.plan.choosing.pass.as_ref().filter(|pass| pass.pays.0 > 0) {
            let (seeds, clause) = pass.pays;
            if store > 0 {
                let (from, to) = (Place::store(self.mover), Place::penalty(self.mover));
                return self.tell(Transfer { from, to, seeds: seeds.min(store), kind: TransferKind::Paid }, clause);
            }
            if let (Unpaid::Loses, clause) = pass.unpaid {
                return self.tell(StateChange::Lost { side: self.mover }, clause);
            }
        }
        if let Some(clause) = self.phase.plan.facts.all_passed {
            let turns = self.position.idle().saturating_add(1);
            self.tell(StateChange::Idle { turns }, clause);
        }
    }

    /// Reports the players who have lost by the seeds in their penalty pits.
    #[cold]
    fn tell_losses(&mut self) {
        let Some((clause, seeds)) = self.phase.plan.facts.penalty_holds else { return };
        for &side in self.board.sides() {
            if self.position.penalty(side) >= seeds && !is_out(self.board, self.position, side) {
                self.tell(StateChange::Lost { side }, clause);
            }
        }
    }

    /// Places a seed of the hand: it captures, or the pit is sown, or the player goes on setting out seeds.
    #[cold]
    fn place(&mut self, pit: PitId, way: Option<Way>) -> SowingEnd {
        let places = self.phase.plan.choosing.places.as_ref().map(|(clause, _)| *clause);
        let arrange = self.phase.plan.opening.arrange.as_ref().map(|it| it.clause);
        let clause = arrange.or(places);
        let was_empty = self.position.pit(pit) == 0;
        let near = self.phase.plan.sowing.enter.and_then(|(_, zone)| self.board.near_end(pit, zone));
        let run = way.or(near).unwrap_or_default();
        self.tell(Transfer::lifted(Place::hand(self.mover), 1, run), clause);
        self.tell(Transfer::sown(Place::pit(pit)), clause);
        if arrange.is_some() {
            let spent = self.position.hand(self.mover) == 0;
            return if spent && !self.mirror() { SowingEnd::Over } else { SowingEnd::Open };
        }
        let mut lap = Lap::lifted(pit, run, 1);
        let captures = match self.kind {
            Kind::Capturing => true,
            Kind::Plain => false,
            Kind::Open => self.would_take(Landed { pit, was_empty, lap, answer: None }).is_some(),
        };
        if !captures {
            let (clause, way) = self.run(pit, way);
            return self.sow(pit, way, true, Some(clause));
        }
        self.origin = Some(Place::pit(pit));
        let after = self.settle(Place::pit(pit), was_empty, &lap, None);
        match self.follow(after, &mut lap) {
            Some(end) => end,
            None => self.sow_on(lap),
        }
    }

    /// Goes on after a question was answered.
    #[cold]
    fn answer(&mut self, ask: Ask, answer: Move) -> SowingEnd {
        if ask.question.is_between_rounds() {
            return self.chosen(ask, answer);
        }
        let Ask { clause, pit, was_empty, way, lap_origin, .. } = ask;
        self.laps = ask.laps;
        self.kind = ask.kind;
        self.origin = Some(ask.turn_origin);
        self.ends = ask.ends;
        self.tell(StateChange::Answered { answer }, clause);
        let mut lap = Lap { origin: lap_origin, from: lap_origin, ..Lap::lifted(pit, way, 0) };
        let at = Landed { pit, was_empty, lap, answer: None };
        let after = match (ask.question, answer) {
            (Question::Take | Question::Claim, _) => {
                self.settle(Place::pit(pit), was_empty, &lap, Some((clause, answer == Move::Go)))
            }
            (Question::Passing, _) => return self.answer_passing(ask, answer == Move::Go, lap),
            (Question::Halt, Move::Go) => {
                let asks = |step: &&TurnStep| step.optional.iter().any(|it| it.clause == clause);
                let relay = self.phase.plan.landing.iter().find(asks).map(|step| step.clause);
                self.tell(Info::Relayed { pit }, relay);
                LapOutcome::Relay(pit)
            }
            (Question::Halt, _) => {
                self.tell(Info::Stopped { at: Place::pit(pit) }, clause);
                LapOutcome::End(SowingEnd::Over)
            }
            (Question::Retreat, _) => {
                if answer == Move::Go {
                    self.draw_back(clause, pit);
                }
                self.after_retreat(clause, at)
            }
            (Question::Way, Move::Way(way)) => {
                return match self.relay(pit, way, Some(clause), &mut lap) {
                    Some(end) => end,
                    None => self.sow_on(lap),
                };
            }
            (Question::Reentry, Move::Way(way)) => {
                let send = self.phase.plan.sends().find(|send| send.to == To::Sown);
                let send = send.expect("only captured seeds that are sown again are asked");
                let (by, first) = (send.clause, send.first_dropped());
                return match self.resow(pit, first, way, by, &mut lap) {
                    Some(end) => end,
                    None => self.sow_on(lap),
                };
            }
            (Question::Race, Move::Pick(other)) => {
                return self.race(clause, way, [(self.mover, pit), (ask.who, other)]);
            }
            (Question::Deposit, Move::Pick(to)) => self.deposit(clause, to),
            (Question::More(left), Move::Pick(taken)) => self.take_more(clause, left, taken, at),
            // Answers of another form have been refused.
            (_, _) => LapOutcome::End(SowingEnd::Open),
        };
        // A seed of the hand that was placed is no lap.
        if self.laps > 0 || self.phase.plan.choosing.places.is_none() {
            self.tell_lap_end(Place::pit(pit), &after);
        }
        match self.follow(after, &mut lap) {
            Some(end) => end,
            None => self.sow_on(lap),
        }
    }

    /// Goes on with a lap that was broken off to ask about taking the pit just filled.
    fn answer_passing(&mut self, ask: Ask, takes: bool, lap: Lap) -> SowingEnd {
        let lap = Lap { from: Place::pit(ask.pit), seeds: self.position.lifted(), ..lap };
        let end = if takes {
            self.take_passing(ask.clause, ask.pit, ask.who)
        } else {
            self.let_stand(ask.clause, ask.pit);
            None
        };
        end.unwrap_or_else(|| self.sow_on(lap))
    }

    /// Moves the seeds that a capture from this pit has spared to the pit behind theirs.
    fn draw_back(&mut self, clause: Cause, pit: PitId) {
        let Some(from) = self.board.facing(pit) else { return };
        let Some(to) = self.board.behind(from) else { return };
        let seeds = self.position.pit(from);
        let (from, to) = (Place::pit(from), Place::pit(to));
        self.tell(Transfer { from, to, seeds, kind: TransferKind::Retreated }, clause);
    }

    /// Lifts the bars of the player who now moves: a bar holds for one turn.
    fn lift_bars(&mut self, clause: Cause) {
        for pit in self.board.pits() {
            let mark = self.position.mark(pit);
            if mark.is_barred() {
                self.tell(StateChange::Marked { pit, mark: mark.barred(false) }, clause);
            }
        }
    }

    /// Bars the pit into which the first seed has crossed from the other side, if it was empty, and a clause asks no
    /// more of a seed that was lifted alone or with others.
    fn bar_return(&mut self, origin: PitId, way: Way, lifted_alone: bool) {
        let bars = |it: &ChoiceRule| matches!(it, ChoiceRule::NoReturn { alone } if lifted_alone || !alone);
        let Some(clause) = self.phase.plan.choosing.limited_by(bars) else { return };
        let to = self.board.next(self.mover, way, Place::pit(origin));
        if let Some(pit) = to.as_pit()
            && self.owner(pit) != self.owner(origin)
            && self.position.pit(pit) == 1
        {
            self.tell(StateChange::Marked { pit, mark: Mark::Barred }, clause);
        }
    }

    /// Goes on after the sowing of a turn: the next player moves, or the game ends.
    #[inline]
    pub(super) fn finish(&mut self, end: SowingEnd) {
        let facts = &self.phase.plan.facts;
        let is_plain = facts.plain_turn && self.phase.until == Until::End;
        let (next, passes) = match end {
            SowingEnd::Over if is_plain => (self.board.after(self.mover), true),
            SowingEnd::Again if is_plain && facts.never_stuck => (self.mover, false),
            _ => return self.finish_in_detail(end),
        };
        match ending(self.rules, self.position, next) {
            Some(stop) => self.close(stop),
            None if passes => self.tell(StateChange::TurnPassed { to: next }, None),
            None => {}
        }
    }

    #[inline(never)]
    fn finish_in_detail(&mut self, end: SowingEnd) {
        let mut raced = None;
        let again = match end {
            SowingEnd::Open => return,
            SowingEnd::Raced(first, clause) => {
                raced = Some(first);
                self.begins = Some(clause);
                false
            }
            SowingEnd::Stops(clause, result) => {
                return self.close(Stop::new(clause, Share::Nobody, Adjudication::Is(result)));
            }
            SowingEnd::Again => true,
            SowingEnd::Over => false,
            SowingEnd::RestToOpponent(clause) => {
                let next = self.next_side();
                return self.close(Stop::new(clause, Share::All(next), Adjudication::ByWinner));
            }
            SowingEnd::FewLeft(clause, taker) => {
                let stop = Stop::new(clause, taker.map_or(Share::Owner, Share::All), Adjudication::ByWinner);
                return self.close(Stop { hand: Some(taker.unwrap_or(self.mover)), ..stop });
            }
            SowingEnd::Endless(clause, verdict) => return self.finish_endless(clause, verdict),
        };
        let phase = self.phase;
        let blockade = phase.plan.choosing.limits.iter().find_map(|limit| match limit.what {
            ChoiceRule::Blockade { spares_last_pair } => Some((limit.clause, spares_last_pair)),
            _ => None,
        });
        if let Some((clause, _)) = blockade {
            self.lift_bars(clause);
        }
        self.end_phase(Until::OneMove);
        if again {
            // An extra move that cannot be made is lost; that its player is stuck does not end the game.
            let lost = !self.phase.plan.facts.never_stuck && !can_move(self.rules, self.position, self.mover);
            match ending(self.rules, self.position, self.mover) {
                Some(stop) if !(lost && stop.stuck && !self.phase.plan.facts.bonus_binds) => return self.close(stop),
                _ if !lost => return,
                _ => {}
            }
            self.tell(Info::BonusLost { side: self.mover }, None);
            if self.position.bound().is_some() {
                self.tell(StateChange::Bound { way: None }, None);
            }
        }
        if self.phase.plan.facts.settles {
            self.tell_losses();
            self.repay();
        }
        let next = raced.unwrap_or_else(|| self.next_side());
        if !self.phase.uses_hand(self.position, next) {
            self.end_phase(Until::HandSpent);
        }
        match (ending(self.rules, self.position, next), blockade) {
            (Some(stop), _) => return self.close(stop),
            (None, Some((clause, spares_last_pair))) if self.kind == Kind::Plain => {
                self.blockade(clause, spares_last_pair);
            }
            (None, _) => {}
        }
        self.pass_turn(phase, next);
    }

    /// Finishes a turn that was found never to end. Captured seeds still in flight then stay off the board.
    #[cold]
    fn finish_endless(&mut self, clause: Option<Cause>, verdict: Endlessly) {
        let outcome = match verdict {
            Endlessly::Draw => Adjudication::Is(GameResult::Draw),
            Endlessly::Loses(who) => {
                let origin = self.origin.and_then(Place::as_pit).unwrap_or(PitId(0));
                Adjudication::Is(lost(self.board, self.side(who, origin)))
            }
            Endlessly::ByWinner => Adjudication::ByWinner,
            Endlessly::Illegal | Endlessly::TurnEnds if self.position.lifted() == 0 => {
                return self.finish(SowingEnd::Over);
            }
            // Else a player was asked and had no way round it: with seeds in flight nobody can go on.
            Endlessly::Void | Endlessly::Illegal | Endlessly::TurnEnds => Adjudication::Is(GameResult::Void),
        };
        let Some(clause) = clause else {
            return self.tell(StateChange::Ended { result: GameResult::Void, because: None }, None);
        };
        // What is left goes where it goes when a position comes back.
        let share = if outcome == Adjudication::ByWinner { self.left_over() } else { Share::Nobody };
        self.close(Stop::new(clause, share, outcome));
    }

    /// The turn passes. A phase of one turn is over if it was in force during this one.
    fn pass_turn(&mut self, played: &PhaseRules, next: Side) {
        let left_out = self.phase.plan.facts.frozen.filter(|_| next != self.board.after(self.mover));
        self.tell(StateChange::TurnPassed { to: next }, self.begins.or(left_out));
        if std::ptr::eq(played, self.phase) {
            self.end_phase(Until::OneTurn);
        }
        // What ends a game may be another thing in the new phase.
        if !std::ptr::eq(played, self.phase)
            && let Some(stop) = ending(self.rules, self.position, next)
        {
            self.close(stop);
        }
    }

    /// Goes over to the next phase if the present one lasts so long.
    fn end_phase(&mut self, until: Until) {
        if self.phase.until == until && until != Until::End {
            let phase = self.position.phase() as u8 + 1;
            self.tell(StateChange::PhaseBegan { phase }, None);
            self.phase = &self.rules.phases[usize::from(phase)];
        }
    }
}
