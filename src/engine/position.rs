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
    /// Its owner has begun a move from it in this round, in a game in which that counts.
    Played,
    /// Out of play for this round.
    Closed,
    /// Owned by this side for this round, on whichever side it lies.
    Won(Side),
    /// A pit of this side, in which seeds were let stand that might have been taken, in a game in which that counts.
    Missed(Side),
    /// Got what the opponent of its owner captured last.
    Filled,
    /// Sold to the opponent of its owner, who gets what lies there when a round is over.
    Sold,
    /// Sold so by half.
    HalfSold,
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

    /// The same, barred or not. What is no plain pit or house stays what it is.
    pub fn barred(self, barred: bool) -> Mark {
        match (self, barred) {
            (
                Mark::Trap(_)
                | Mark::Played
                | Mark::Closed
                | Mark::Won(_)
                | Mark::Missed(_)
                | Mark::Filled
                | Mark::Sold
                | Mark::HalfSold,
                _,
            ) => self,
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
            Mark::None
            | Mark::Trap(_)
            | Mark::Barred
            | Mark::Played
            | Mark::Closed
            | Mark::Won(_)
            | Mark::Missed(_)
            | Mark::Filled
            | Mark::Sold
            | Mark::HalfSold => self,
        }
    }
}

/// What a player is asked in mid-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether to make a capture: `go` or `stop`.
    Take,
    /// Whether to take the pit that a seed has just filled, while others are still in hand: `go` or `stop`. The player who
    /// may take it is asked.
    Passing,
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
    /// Into which pit of the opponent's the captured seeds go, which are in flight.
    Deposit,
    /// Which pit of the opponent to take; so many picks are left, this one included.
    More(u8),
    /// Which of the own pits stay closed for the next round; so many are still to be named.
    Close(u8),
    /// Which pits of the other row are the player's own in the next round; so many are still to be named.
    Own(u8),
}

impl Question {
    /// Whether it is asked between two rounds.
    pub fn is_between_rounds(self) -> bool {
        matches!(self, Question::Close(_) | Question::Own(_))
    }
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

/// Who alone has captured so far, in a game in which that counts
/// ([`CapturesFirst`](crate::rules::ending::CapturesFirst)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lead {
    /// Nobody has captured yet, or it does not count.
    #[default]
    Nobody,
    /// One side has, and the other has not.
    One {
        /// Which.
        side: Side,
        /// In how many turns.
        turns: u8,
        /// Whether the last of them is still going on.
        now: bool,
    },
    /// Both have: the lead is lost for good.
    Both,
}

impl Lead {
    /// The same after a capture of this side.
    pub fn after_capture(self, mover: Side) -> Lead {
        match self {
            Lead::Nobody => Lead::One { side: mover, turns: 1, now: true },
            Lead::One { side, now: true, .. } if side == mover => self,
            Lead::One { side, turns, now: false } if side == mover => {
                Lead::One { side, turns: turns.saturating_add(1), now: true }
            }
            Lead::One { .. } | Lead::Both => Lead::Both,
        }
    }
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

impl Ask {
    /// The pit that is asked about; none between two rounds.
    pub fn about(&self) -> Option<PitId> {
        (!self.question.is_between_rounds()).then_some(self.pit)
    }

    /// A question between two rounds: it is about no pit.
    pub fn between(clause: ClauseId, question: Question, who: Side) -> Ask {
        Ask::beginning(clause, question, who, PitId(0))
    }

    /// A question with which a turn begins, before any lap.
    pub fn beginning(clause: ClauseId, question: Question, who: Side, pit: PitId) -> Ask {
        Ask {
            clause,
            question,
            who,
            pit,
            was_empty: false,
            way: Way::default(),
            lap_origin: pit,
            turn_origin: pit,
            kind: Kind::Open,
            ends: 0,
            laps: 0,
        }
    }
}

/// How far a match has come. A single game is its own first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bout {
    /// The round being played, the first 1.
    pub round: u8,
    /// Who began it.
    pub began: Side,
    /// The seeds that each side brought into it, by [`Side::index`] of South and North.
    pub held: [u16; 2],
}

impl Bout {
    /// The first round on a board.
    pub fn first(board: &Board) -> Bout {
        let held = Side::BOTH.map(|side| {
            let own = board.pits_of(side).map(Place::pit).chain([Place::store(side), Place::hand(side)]);
            own.map(|place| board.opening[place.index()]).sum()
        });
        Bout { round: 1, began: board.first, held }
    }
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
    /// The sides that have lost while others play on: a bit each, by [`Side::index`].
    lost: u8,
    idle: u8,
    extra: u8,
    bound: Option<Way>,
    lead: Lead,
    ask: Option<Ask>,
    ended: Option<Ended>,
    bout: Bout,
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
            lost: 0,
            idle: 0,
            extra: 0,
            bound: None,
            lead: Lead::Nobody,
            ask: None,
            ended: None,
            bout: Bout::first(board),
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
        Position {
            seeds,
            marks,
            lifted: 0,
            to_move,
            phase,
            swapped,
            lost: 0,
            idle: 0,
            extra: 0,
            bound: None,
            lead: Lead::Nobody,
            ask,
            ended: None,
            bout: Bout::default(),
        }
    }

    /// The same position in a round of a match, and with the question that is open between two rounds, if one is.
    pub fn in_round(self, bout: Bout, choosing: Option<Ask>) -> Position {
        Position { bout, ask: self.ask.or(choosing), ..self }
    }

    /// Seeds in a pit.
    #[inline]
    pub fn pit(&self, pit: PitId) -> u16 {
        self.seeds[pit.index()]
    }

    /// Special pieces in a pit, on a board that has any.
    #[inline]
    pub fn special(&self, pit: PitId) -> u16 {
        self.at(Place::special(pit))
    }

    /// Special pieces that a side has won.
    pub fn special_store(&self, side: Side) -> u16 {
        self.at(Place::special_store(side))
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

    /// How far the match has come.
    #[inline]
    pub fn bout(&self) -> Bout {
        self.bout
    }

    /// Whose pit it is now: a pit may be won for a round.
    #[inline]
    pub fn owner(&self, board: &Board, pit: PitId) -> Side {
        match self.marks[pit.index()] {
            Mark::Won(side) | Mark::Missed(side) => side,
            _ => board.owner(pit),
        }
    }

    /// Whether the players have exchanged seats.
    pub fn swapped(&self) -> bool {
        self.swapped
    }

    /// Seeds in a side's penalty pit.
    #[inline]
    pub fn penalty(&self, side: Side) -> u16 {
        self.at(Place::penalty(side))
    }

    /// Whether a side has lost while others play on.
    #[inline]
    pub fn has_lost(&self, side: Side) -> bool {
        self.lost >> side.index() & 1 == 1
    }

    /// For how many turns together the players who have not lost have passed without paying, in games that count it.
    pub fn idle(&self) -> u8 {
        self.idle
    }

    /// Extra moves of this turn, the one to come included, in a game that counts them.
    pub fn extra(&self) -> u8 {
        self.extra
    }

    /// The way that the next move must go, where it is another move of the same player and not free.
    pub fn bound(&self) -> Option<Way> {
        self.bound
    }

    /// Who alone has captured so far, in a game in which that counts.
    pub fn lead(&self) -> Lead {
        self.lead
    }

    /// The question to be answered next, if one is open.
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// The same position with nothing in the stores, and nothing to borrow.
    pub(super) fn without_stores(&self) -> Position {
        let mut bare = self.clone();
        for side in Side::ALL {
            for place in [Place::store(side), Place::special_store(side), Place::spare(side)] {
                bare.seeds[place.index()] = 0;
            }
        }
        bare
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
                if self.idle > 0 && !self.has_lost(self.to_move) {
                    self.idle = 0;
                }
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
            Event::Paid { side, seeds } => {
                self.seeds[Place::store(side).index()] -= seeds;
                self.seeds[Place::penalty(side).index()] += seeds;
                self.idle = 0;
            }
            Event::Lost { side } => self.lost |= 1 << side.index(),
            Event::Idle { turns } => self.idle = turns,
            Event::Extra { moves } => self.extra = moves,
            Event::Bound { way } => self.bound = way,
            Event::Marked { pit, mark } => self.marks[pit.index()] = mark,
            Event::Asked { ask } => self.ask = Some(ask),
            Event::Answered { .. } | Event::Endless { .. } => self.ask = None,
            Event::Swapped => self.swapped = !self.swapped,
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::TurnPassed { to } => {
                self.to_move = to;
                self.extra = 0;
                if let Lead::One { now, .. } = &mut self.lead {
                    *now = false;
                }
            }
            Event::LeadChanged { lead } => self.lead = lead,
            Event::Closed => {}
            Event::RoundBegan { round, first } => {
                let held = Side::BOTH.map(|side| self.store(side));
                self.bout = Bout { round, began: first, held };
                self.lead = Lead::Nobody;
            }
            Event::RoundEnded { .. } => self.ask = None,
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
