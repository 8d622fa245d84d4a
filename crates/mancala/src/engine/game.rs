//! A game with all its plies, and the memory that finds repetitions.

use super::ask::{Ask, Question};
use super::event::{CausedEvent, EventSink};
use super::moves::Move;
use super::position::Position;
use super::turn;
use super::{Refused, play_legal, why_not};
use crate::rules::profile::IrreversibleChanges;
use crate::rules::{Direction, Place, Rules, Side};
use std::sync::Arc;

/// The positions that have occurred, as far as they can still come back.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Their keys, in the order of play.
    seen: Vec<u64>,
    /// Measure of irreversible changes when they occurred; once it differs, earlier keys are dropped.
    lasting: i64,
    /// The keys of the positions of this turn in which a player was asked something.
    asked: Vec<u64>,
}

impl History {
    /// Creates a memory that holds the opening, as the first occurrence of its position.
    pub fn new(rules: &Rules, start: &Position) -> History {
        let mut history = History::default();
        history.note(rules, start);
        history
    }

    /// Plays a move; then ends the game if its position has occurred as often as the rules bear.
    ///
    /// # Errors
    /// See [`super::play`].
    pub fn play<S: EventSink>(
        &mut self,
        rules: &Rules,
        position: &mut Position,
        mv: Move,
        sink: &mut S,
    ) -> Result<(), Refused> {
        match why_not(rules, position, mv) {
            Some(refused) => Err(refused),
            None => {
                self.play_legal(rules, position, mv, sink);
                Ok(())
            }
        }
    }

    /// As [`History::play`], for a move taken from [`super::legal_moves`].
    pub fn play_legal<S: EventSink>(&mut self, rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) {
        let mover = position.to_move();
        self.note_beginning(rules, position, mv);
        play_legal(rules, position, mv, sink);
        self.after(rules, position, mover, sink);
    }

    #[inline]
    fn after<S: EventSink>(&mut self, rules: &Rules, position: &mut Position, mover: Side, sink: &mut S) {
        if position.ended().is_some() {
            return;
        }
        let in_mid_turn = position.ask().is_some() || !self.asked.is_empty();
        if in_mid_turn && self.turn_repeats(position) {
            turn::end_endless(rules, position, sink);
            self.asked.clear();
            return self.after(rules, position, mover, sink);
        }
        let Some(repetition) = &rules.stage_rules[position.stage()].plan.repetition else { return };
        if self.note(rules, position) >= repetition.times.into() {
            turn::end_repeated(rules, position, mover, sink);
        }
    }

    /// Notes the start of a turn in which the player chooses the direction of every lap. The move is then as good as
    /// the answer to a first question, and the position in which that would have been asked counts too.
    #[inline]
    fn note_beginning(&mut self, rules: &Rules, position: &Position, mv: Move) {
        let (Some(clause), Move::Sow { pit, .. }) = (rules.stage_rules[position.stage()].plan.sowing.each_lap, mv)
        else {
            return;
        };
        let ask = Ask::beginning(clause, Question::Way, position.to_move(), pit);
        self.asked.push(position.key_asking(Some(essence(ask))));
    }

    /// Returns `true` if a turn has come back to a question that it had before. Within one move the engine finds such
    /// turns by itself; from question to question only a memory can.
    fn turn_repeats(&mut self, position: &Position) -> bool {
        let Some(ask) = position.ask() else {
            self.asked.clear();
            return false;
        };
        if matches!(ask.question, Question::More(_)) || ask.question.is_between_rounds() {
            return false;
        }
        let key = position.key_asking(Some(essence(ask)));
        let repeats = self.asked.contains(&key);
        self.asked.push(key);
        repeats
    }

    /// Notes an occurrence of a position and returns how many there have been.
    fn note(&mut self, rules: &Rules, position: &Position) -> usize {
        let Some(key) = repetition_key(rules, position) else { return 0 };
        let lasting = happened_for_good(rules.profile.irreversible, rules.board.pit_count(), position);
        if lasting != self.lasting {
            self.seen.clear();
            self.lasting = lasting;
        }
        self.seen.push(key);
        self.seen.iter().filter(|&&seen| seen == key).count()
    }
}

/// Returns the key of a position where the rules ask for repetitions; `None` where they do not, or where a question is
/// open.
#[inline]
pub fn repetition_key(rules: &Rules, position: &Position) -> Option<u64> {
    let repetition = rules.stage_rules[position.stage()].plan.repetition.as_ref()?;
    match position.ask() {
        Some(_) => None,
        None if repetition.stores => Some(position.key()),
        None => Some(position.key_without_stores()),
    }
}

/// A number that only grows in the course of a round: no position in which it was another can come back.
fn happened_for_good(changes: IrreversibleChanges, pits: usize, position: &Position) -> i64 {
    let all = |seeds: fn(&Position, Side) -> u16| Side::ALL.iter().map(|&side| i64::from(seeds(position, side))).sum();
    let stored: i64 = if changes.stores { all(Position::store) } else { 0 };
    let traps = if changes.traps { position.traps(pits) as i64 } else { 0 };
    stored + traps - all(Position::hand)
}

/// A question without what makes no difference to what follows: how many laps there were and, where the pit is lifted
/// next and only its direction still to be chosen, how the last lap came there.
fn essence(ask: Ask) -> Ask {
    match ask.question {
        Question::Way => {
            Ask { laps: 0, was_empty: false, way: Direction::default(), lap_origin: Place::pit(ask.pit), ..ask }
        }
        _ => Ask { laps: 0, ..ask },
    }
}

/// One move of a game, what it caused, and where it led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Its events, in order.
    pub events: Vec<CausedEvent>,
    /// The position after them.
    pub after: Position,
}

/// A game from its opening to its present position.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    start: Position,
    plies: Vec<Ply>,
    history: History,
}

impl Game {
    /// A game that begins with a position.
    pub fn new(rules: Arc<Rules>, start: Position) -> Game {
        let history = History::new(&rules, &start);
        Game { rules, start, plies: Vec::new(), history }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.before(self.plies.len())
    }

    /// Every move so far, the first at index 0.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position before ply `ply`, counted from 0; with the number of plies, the present one.
    ///
    /// # Panics
    /// If `ply` is greater than that.
    pub fn before(&self, ply: usize) -> &Position {
        match ply {
            0 => &self.start,
            _ => &self.plies[ply - 1].after,
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// A move that may not be played is refused with the reason, and the game is as before.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, Refused> {
        let mut after = self.position().clone();
        let mut events: Vec<CausedEvent> = Vec::new();
        self.history.play(&self.rules, &mut after, mv, &mut events)?;
        self.plies.push(Ply { mv, events, after });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Takes back the last move and returns it, if there is one.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.plies.last()?.mv;
        self.take_back_to(self.plies.len() - 1);
        Some(mv)
    }

    /// Takes moves back and plays others until these have been made. Returns the number of moves that stayed.
    ///
    /// # Errors
    /// If one of them may not be played; those before it have been made.
    pub fn go_to(&mut self, moves: &[Move]) -> Result<usize, Refused> {
        let common = self.plies.iter().zip(moves).take_while(|(ply, mv)| ply.mv == **mv).count();
        self.take_back_to(common);
        for &mv in &moves[common..] {
            self.play(mv)?;
        }
        Ok(common)
    }

    /// Takes back all moves but the first `plies`.
    pub fn take_back_to(&mut self, plies: usize) {
        if plies >= self.plies.len() {
            return;
        }
        self.plies.truncate(plies);
        self.history = History::new(&self.rules, &self.start);
        let mut before = &self.start;
        for Ply { mv, after, .. } in &self.plies {
            self.history.note_beginning(&self.rules, before, *mv);
            self.history.turn_repeats(after);
            self.history.note(&self.rules, after);
            before = after;
        }
    }
}
