//! The whole truth of a game between two moves, and the one door by which it changes.

use super::event::{Event, GameResult};
use crate::rules::{Board, ClauseId, MAX_PITS, PLACES, PitId, Place, Side, Way};

/// What a pit has become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A pit like any other.
    #[default]
    None,
    /// Claimed for good by a side.
    Trap(Side),
    /// May not be chosen on the next turn.
    Barred,
    /// Its owner's house.
    House,
    /// Its owner's house, and may not be chosen on the next turn.
    BarredHouse,
}

impl Mark {
    /// Whether it is a house.
    #[inline]
    pub fn is_house(self) -> bool {
        matches!(self, Mark::House | Mark::BarredHouse)
    }

    /// Whether it may not be chosen on the next turn.
    #[inline]
    pub fn is_barred(self) -> bool {
        matches!(self, Mark::Barred | Mark::BarredHouse)
    }

    /// The same, barred or not. A trap stays what it is.
    pub fn barred(self, barred: bool) -> Mark {
        match (self, barred) {
            (Mark::Trap(side), _) => Mark::Trap(side),
            (Mark::House | Mark::BarredHouse, true) => Mark::BarredHouse,
            (Mark::House | Mark::BarredHouse, false) => Mark::House,
            (Mark::None | Mark::Barred, true) => Mark::Barred,
            (Mark::None | Mark::Barred, false) => Mark::None,
        }
    }

    /// The same, but no house.
    pub fn without_house(self) -> Mark {
        match self {
            Mark::House => Mark::None,
            Mark::BarredHouse => Mark::Barred,
            Mark::None | Mark::Trap(_) | Mark::Barred => self,
        }
    }
}

/// What a player is asked in mid-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether to make a capture: `go` or `stop`.
    Take,
    /// Whether to claim the pit: `go` or `stop`.
    Claim,
    /// Whether to sow on from the pit in which the lap ended (`go`) or to end the turn there (`stop`).
    Halt,
    /// Whether to move the spared seeds out of reach: `go` or `stop`. The opponent is asked.
    Retreat,
    /// From which of the own pits to race; the mover's is chosen. The opponent is asked.
    Race,
    /// Which way to sow the pit in which the lap ended.
    Way,
    /// Which way to sow the captured seeds, which are in flight.
    Reentry,
    /// Which pit of the opponent to take; so many picks are left, this one included.
    More(u8),
}

/// Whether a turn began with a capture, where that makes a difference
/// ([`MustCapture`](crate::rules::choice::MustCapture)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It makes none in this game.
    #[default]
    Open,
    /// It did.
    Capturing,
    /// It did not: bao's takata.
    Plain,
}

/// A question in mid-turn, with what is needed to go on after the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The clause that lets the player choose.
    pub clause: ClauseId,
    /// What is asked.
    pub question: Question,
    /// Who is asked.
    pub who: Side,
    /// The pit in which the last seed fell; before captured seeds are sown again, the pit from which they are; in a
    /// race, the pit that the mover has chosen.
    pub pit: PitId,
    /// What that pit held before it.
    pub was_empty: bool,
    /// The way of the lap.
    pub way: Way,
    /// The pit from which the lap was lifted.
    pub lap_origin: PitId,
    /// The pit from which the first lap of the turn was lifted.
    pub turn_origin: PitId,
    /// Whether the turn began with a capture.
    pub kind: Kind,
    /// The end columns in which the turn has captured: 1 for column `a`, 2 for the last, 3 for both.
    pub ends: u8,
    /// Laps sown so far in this turn.
    pub laps: u32,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// How it ended.
    pub result: GameResult,
    /// The clause that stopped play.
    pub clause: Option<ClauseId>,
}

/// Seeds, marks, phase, whose turn it is. Holds no rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    seeds: [u16; PLACES],
    marks: [Mark; MAX_PITS],
    lifted: u16,
    to_move: Side,
    phase: u8,
    swapped: bool,
    ask: Option<Ask>,
    ended: Option<Ended>,
}

impl Position {
    /// The opening of a board.
    pub fn opening(board: &Board) -> Position {
        Position {
            seeds: board.opening,
            marks: [Mark::None; MAX_PITS],
            lifted: 0,
            to_move: board.first,
            phase: 0,
            swapped: false,
            ask: None,
            ended: None,
        }
    }

    /// A position put together from its parts, as notation and tests need it. Seeds by [`Place::index`], marks by
    /// pit. Whether it fits a game is for [`crate::record::notation`] to check.
    pub fn arranged(
        seeds: [u16; PLACES],
        marks: [Mark; MAX_PITS],
        to_move: Side,
        phase: u8,
        swapped: bool,
        ask: Option<Ask>,
    ) -> Position {
        Position { seeds, marks, lifted: 0, to_move, phase, swapped, ask, ended: None }
    }

    /// Seeds in a pit.
    #[inline]
    pub fn pit(&self, pit: PitId) -> u16 {
        self.seeds[pit.index()]
    }

    /// Seeds in a pit, a store or a hand.
    #[inline]
    pub fn at(&self, place: Place) -> u16 {
        self.seeds[place.index()]
    }

    /// Seeds in a side's store.
    #[inline]
    pub fn store(&self, side: Side) -> u16 {
        self.at(Place::store(side))
    }

    /// Seeds in a side's hand.
    #[inline]
    pub fn hand(&self, side: Side) -> u16 {
        self.at(Place::hand(side))
    }

    /// Seeds of all places, by [`Place::index`].
    #[inline]
    pub fn seeds(&self) -> &[u16; PLACES] {
        &self.seeds
    }

    /// Seeds taken up and not yet dropped: none between moves, unless a question is open on where they go.
    #[inline]
    pub fn lifted(&self) -> u16 {
        self.lifted
    }

    /// What a pit has become.
    #[inline]
    pub fn mark(&self, pit: PitId) -> Mark {
        self.marks[pit.index()]
    }

    /// Whose turn it is.
    #[inline]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stage of play: index into [`crate::rules::Rules::phases`].
    #[inline]
    pub fn phase(&self) -> usize {
        self.phase.into()
    }

    /// Who makes the next move: the player who is asked, where a question is open, else the player to move.
    #[inline]
    pub fn chooser(&self) -> Side {
        self.ask.map_or(self.to_move, |ask| ask.who)
    }

    /// Whether the players have exchanged seats.
    pub fn swapped(&self) -> bool {
        self.swapped
    }

    /// The question to be answered next, if one is open.
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// The same position with this question in place of the open one.
    pub(super) fn asking(&self, ask: Ask) -> Position {
        Position { ask: Some(ask), ..self.clone() }
    }

    /// How the game ended, if it has.
    #[inline]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// All seeds of the game: the same number after every event.
    pub fn total(&self) -> u32 {
        self.seeds.iter().map(|&n| u32::from(n)).sum::<u32>() + u32::from(self.lifted)
    }

    /// Changes the position by one event. Nothing else changes a position that is being played.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Lifted { from, seeds, .. } => {
                self.seeds[from.index()] -= seeds;
                self.lifted += seeds;
            }
            Event::Sown { to } => {
                self.lifted -= 1;
                self.seeds[to.index()] += 1;
            }
            Event::Captured { from, seeds, to } => {
                self.seeds[from.index()] -= seeds;
                match to {
                    Some(store) => self.seeds[store.index()] += seeds,
                    None => self.lifted += seeds,
                }
            }
            Event::Moved { from, seeds, to } => {
                self.seeds[from.index()] -= seeds;
                self.seeds[to.index()] += seeds;
            }
            Event::Swept { from, seeds, to } => {
                self.seeds[from.index()] -= seeds;
                self.seeds[to.index()] += seeds;
            }
            Event::Marked { pit, mark } => self.marks[pit.index()] = mark,
            Event::Asked { ask } => self.ask = Some(ask),
            Event::Answered { .. } | Event::Endless { .. } => self.ask = None,
            Event::Swapped => self.swapped = !self.swapped,
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::TurnPassed { to } => self.to_move = to,
            Event::Closed => {}
            Event::Ended { result, because } => self.ended = Some(Ended { result, clause: because }),
            Event::Opened { .. }
            | Event::Hand { .. }
            | Event::Entered { .. }
            | Event::Skipped { .. }
            | Event::Withheld { .. }
            | Event::Relayed { .. }
            | Event::Stopped { .. }
            | Event::Bonus { .. }
            | Event::BonusLost { .. }
            | Event::Passed { .. } => {}
        }
    }
}
