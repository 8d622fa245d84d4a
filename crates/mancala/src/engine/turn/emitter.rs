//! The one place where a turn's events are applied and reported.

use crate::engine::event::{Event, EventSink};
use crate::engine::position::Position;
use crate::engine::position_query::{PositionQuery, is_out};
use crate::rules::kinds::landing::Who;
use crate::rules::{Board, Cause, PitId, Rules, Side, StageRules};

/// The rules in force, a position that changes by events alone, and the sink to which each event goes.
pub(in crate::engine) struct Emitter<'a, S> {
    pub rules: &'a Rules,
    /// The stage of play, as far as the turn has come.
    pub stage: &'a StageRules,
    pub board: &'a Board,
    /// The side whose seeds are sown: in a race now the one, now the other.
    pub mover: Side,
    position: &'a mut Position,
    sink: &'a mut S,
}

impl<'a, S: EventSink> Emitter<'a, S> {
    /// Creates an emitter for the player to move.
    pub fn new(rules: &'a Rules, position: &'a mut Position, sink: &'a mut S) -> Self {
        let mover = position.to_move();
        let stage = &rules.stage_rules[position.stage()];
        Emitter { rules, stage, board: &rules.board, mover, position, sink }
    }

    /// Returns the position after the events so far.
    #[inline(always)]
    pub fn position(&self) -> &Position {
        self.position
    }

    /// Applies one event and reports it. An [`Event::Info`] is not made where nobody listens.
    #[inline(always)]
    pub fn emit(&mut self, event: impl Into<Event>, clause: impl Into<Option<Cause>>) {
        let event = event.into();
        if !S::LISTENS && matches!(event, Event::Info(_)) {
            return;
        }
        self.position.apply(event);
        if S::LISTENS {
            self.sink.record(event, clause.into());
        }
    }

    /// Returns a query of the position outside of any lap, as the mover sees it.
    #[inline]
    pub fn query(&self) -> PositionQuery<'a, '_> {
        PositionQuery::at(self.rules, self.position, self.mover)
    }

    /// Returns the present owner of a pit.
    #[inline]
    pub fn owner(&self, pit: PitId) -> Side {
        self.position.owner(self.board, pit)
    }

    /// Returns the side that a clause means where it speaks of a pit.
    #[inline]
    pub fn side(&self, who: Who, pit: PitId) -> Side {
        if who == Who::Mover { self.mover } else { self.query().side(who, pit) }
    }

    /// Returns the side whose turn comes after this one.
    #[inline]
    pub fn next_side(&self) -> Side {
        let next = self.board.after(self.mover);
        if self.stage.plan.facts.frozen.is_some() { self.next_in_play(next) } else { next }
    }

    /// Returns the first player from `next` on who has not lost.
    #[cold]
    fn next_in_play(&self, mut next: Side) -> Side {
        while next != self.mover && is_out(self.board, self.position, next) {
            next = self.board.after(next);
        }
        next
    }
}
