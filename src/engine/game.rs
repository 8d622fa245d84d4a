//! A game with its whole course, and the memory that finds repetitions.

use super::ending::Stop;
use super::event::{Sink, Told};
use super::moves::Move;
use super::position::Position;
use super::turn::Turn;
use super::{Refused, play, play_legal};
use crate::rules::{Rules, Side};
use std::collections::HashMap;
use std::sync::Arc;

/// The positions that have occurred, as far as they can still come back.
#[derive(Clone, Debug, Default)]
pub struct History {
    seen: HashMap<Position, u8>,
    stored: u32,
}

impl History {
    /// A memory that holds the opening, as the first occurrence of its position.
    pub fn new(rules: &Rules, start: &Position) -> History {
        let mut history = History::default();
        history.note(rules, start);
        history
    }

    /// Plays a move; then ends the game if its position has occurred as often as the rules bear.
    ///
    /// # Errors
    /// See [`super::play`].
    pub fn play<S: Sink>(
        &mut self,
        rules: &Rules,
        position: &mut Position,
        mv: Move,
        sink: &mut S,
    ) -> Result<(), Refused> {
        let mover = position.to_move();
        play(rules, position, mv, sink)?;
        self.after(rules, position, mover, sink);
        Ok(())
    }

    /// As [`History::play`], for a move taken from [`super::legal_moves`].
    pub fn play_legal<S: Sink>(&mut self, rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) {
        let mover = position.to_move();
        play_legal(rules, position, mv, sink);
        self.after(rules, position, mover, sink);
    }

    fn after<S: Sink>(&mut self, rules: &Rules, position: &mut Position, mover: Side, sink: &mut S) {
        if position.ended().is_some() {
            return;
        }
        let Some((clause, times, leftover, verdict)) = rules.phases[position.phase()].facts.repetition else { return };
        if self.note(rules, position) >= times {
            let mut turn = Turn::new(rules, position, sink);
            let next = turn.mover;
            turn.mover = mover;
            turn.close(Stop { clause, leftover, verdict, next, stuck: false });
        }
    }

    /// Counts an occurrence and returns how many there have been.
    fn note(&mut self, rules: &Rules, position: &Position) -> u8 {
        if position.ask().is_some() || rules.phases[position.phase()].facts.repetition.is_none() {
            return 0;
        }
        // Seeds never leave a store: what was before one came to it cannot come back.
        let stored = Side::ALL.map(|side| u32::from(position.store(side))).iter().sum();
        if stored != self.stored {
            self.seen.clear();
            self.stored = stored;
        }
        let times = self.seen.entry(position.clone()).or_insert(0);
        *times = times.saturating_add(1);
        *times
    }
}

/// One move of a game, what it caused, and where it led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Its events, in order.
    pub events: Vec<Told>,
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
        let mut events: Vec<Told> = Vec::new();
        self.history.play(&self.rules, &mut after, mv, &mut events)?;
        self.plies.push(Ply { mv, events, after });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Takes back the last move and returns it, if there is one.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        self.history = History::new(&self.rules, &self.start);
        for ply in &self.plies {
            self.history.note(&self.rules, &ply.after);
        }
        Some(ply.mv)
    }
}
