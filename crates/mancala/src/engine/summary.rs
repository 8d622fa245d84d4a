//! A summary of the effects of a move.

use super::ask::Question;
use super::event::{Event, EventSink, GameResult, Info, StateChange, Transfer, TransferKind};
use super::mark::Mark;
use super::position::Position;
use crate::rules::{Cause, Direction, MAX_PITS, PitId, Place, PlaceKind, Side};

/// A sink that sums up the effects of a move and keeps none of its events, of which there may be very many.
///
/// Events that lay out the next round of a match are left out.
///
/// ```
/// use mancala::engine::{TurnSummary, legal_moves, play, start};
/// use mancala::rules::{Catalogue, Settings};
///
/// let kalah = Catalogue::shipped().rules("kalah", &Settings::new()).expect("a shipped game");
/// let mut position = start(&kalah);
/// let mut summary = TurnSummary::default();
/// // The third pit from the left: its last seed of four falls in the store.
/// let mv = legal_moves(&kalah, &position)[2];
/// play(&kalah, &mut position, mv, &mut summary).expect("a legal move");
/// assert_eq!((summary.laps, summary.sown), (1, 4));
/// assert!(summary.moves_again);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct TurnSummary {
    /// The place from which the first lap was sown, and its direction.
    pub origin: Option<(Place, Direction)>,
    /// The places in which the seeds of the first lap fell, in order; of a very long one only the first. A seed placed
    /// from a hand is no lap, unless none follows.
    pub path: Vec<Place>,
    /// The place of the last seed of the first lap.
    pub first_lap_end: Option<Place>,
    /// The place of the last seed of all.
    pub last: Option<Place>,
    /// Number of laps.
    pub laps: u32,
    /// Number of laps that went on from where the one before had ended.
    pub relays: u32,
    /// Number of seeds sown, in all laps.
    pub sown: u32,
    /// Captures: an entry for each pit and receiver, in order.
    pub captures: Vec<PitCapture>,
    /// Number of times that something was captured.
    pub times_captured: u32,
    /// The pits that were won, with their owners.
    pub claims: Vec<(PitId, Side)>,
    /// Captures and claims that would have been made but for a clause; of very many only the first.
    pub withheld: Vec<Withheld>,
    /// `true` if the same player moves again.
    pub moves_again: bool,
    /// The player who is asked something first before the turn is over.
    pub asks: Option<Side>,
    /// `true` if the turn would never come to an end.
    pub endless: bool,
    /// The result of the round, if that is over.
    pub round: Option<GameResult>,
    /// The result of the game or match, if that is over.
    pub result: Option<GameResult>,
    /// `true` if more happened than that one hand sowed and captured, and play goes on.
    pub other: bool,
    /// The clauses that caused something, each once, in order.
    pub causes: Vec<Cause>,
}

/// Seeds captured from a pit for a receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitCapture {
    /// The pit.
    pub pit: PitId,
    /// The owner of the place to which they went; `None` for seeds in flight, to be sown again.
    pub to: Option<Side>,
    /// Their number.
    pub seeds: u32,
    /// Number of special pieces captured with them.
    pub specials: u16,
}

/// A capture or a claim that was not made, by a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withheld {
    /// The pit that was spared.
    pub pit: PitId,
    /// Seeds in it.
    pub seeds: u16,
    /// The clause.
    pub clause: Option<Cause>,
}

/// The longest list that is kept of a turn: once round the largest board.
const LONGEST: usize = MAX_PITS;

impl EventSink for TurnSummary {
    fn record(&mut self, event: Event, clause: Option<Cause>) {
        if let Event::Change(StateChange::Ended { result, .. }) = event {
            self.result = Some(result);
        } else if self.round.is_none() {
            match event {
                Event::Transfer(transfer) => self.transfer(transfer),
                Event::Change(change) => self.change(change),
                Event::Info(info) => self.info(info, clause),
            }
        }
        if let Some(clause) = clause.filter(|clause| !self.causes.contains(clause)) {
            self.causes.push(clause);
        }
    }
}

impl TurnSummary {
    /// The summary of a move that is made in `position`: one that goes on in the middle of a lap counts that lap.
    pub fn starting_from(position: &Position) -> TurnSummary {
        let in_lap = position.ask().is_some_and(|ask| ask.question == Question::Passing);
        TurnSummary { laps: in_lap.into(), ..TurnSummary::default() }
    }

    /// The seeds captured for a player, to keep or to sow again.
    pub fn taken_by(&self, side: Side) -> u32 {
        self.captures.iter().filter(|it| it.to.is_none_or(|to| to == side)).map(|it| it.seeds).sum()
    }

    /// The seeds captured for all but a player.
    pub fn given_by(&self, side: Side) -> u32 {
        self.captures.iter().filter(|it| it.to.is_some_and(|to| to != side)).map(|it| it.seeds).sum()
    }

    fn transfer(&mut self, transfer: Transfer) {
        let Transfer { from, to, seeds, kind } = transfer;
        match kind {
            TransferKind::Lifted { .. } | TransferKind::Crossed | TransferKind::Retreated => {}
            TransferKind::Sown => {
                self.sown += u32::from(seeds);
                self.last = Some(to);
                if self.laps <= 1 {
                    self.first_lap_end = Some(to);
                    if self.path.len() < LONGEST {
                        self.path.push(to);
                    }
                }
            }
            TransferKind::Captured => {
                self.times_captured += 1;
                if let Some(pit) = from.as_pit() {
                    self.captured(pit, to.side()).seeds += u32::from(seeds);
                }
            }
            TransferKind::SpecialsTaken => {
                self.other = true;
                if let PlaceKind::Special(pit) = from.kind() {
                    self.captured(pit, to.side()).specials += seeds;
                }
            }
            TransferKind::Shifted => {
                self.other = true;
                self.last = Some(to);
            }
            TransferKind::Paid
            | TransferKind::Reseeded
            | TransferKind::Borrowed
            | TransferKind::Repaid
            | TransferKind::Swept
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => self.other = true,
        }
    }

    /// The entry of a pit and a receiver.
    fn captured(&mut self, pit: PitId, to: Option<Side>) -> &mut PitCapture {
        let found = self.captures.iter().position(|it| (it.pit, it.to) == (pit, to));
        let at = found.unwrap_or_else(|| {
            self.captures.push(PitCapture { pit, to, seeds: 0, specials: 0 });
            self.captures.len() - 1
        });
        &mut self.captures[at]
    }

    fn change(&mut self, change: StateChange) {
        match change {
            StateChange::Marked { pit, mark: Mark::Trap(side) } => self.claims.push((pit, side)),
            StateChange::Asked { ask } => self.asks = self.asks.or(Some(ask.who)),
            StateChange::Endless { .. } => {
                self.endless = true;
                self.other = true;
            }
            StateChange::RoundEnded { result, .. } => {
                self.round = Some(result);
                self.other = true;
            }
            StateChange::Ended { .. }
            | StateChange::Answered { .. }
            | StateChange::Swapped
            | StateChange::RoundBegan { .. } => self.other = true,
            StateChange::Marked { .. }
            | StateChange::LeadChanged { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::Lost { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::StageBegan { .. }
            | StateChange::TurnPassed { .. } => {}
        }
    }

    fn info(&mut self, info: Info, clause: Option<Cause>) {
        match info {
            Info::LapBegan { from, way, .. } => {
                self.laps += 1;
                if self.laps == 1 {
                    self.origin = Some((from, way));
                    self.path.clear();
                }
            }
            Info::Relayed { .. } => self.relays += 1,
            Info::Withheld { pit, seeds } if self.withheld.len() < LONGEST => {
                self.withheld.push(Withheld { pit, seeds, clause });
            }
            Info::Bonus { .. } => self.moves_again = true,
            Info::BonusLost { .. } => self.moves_again = false,
            Info::Hand { .. } | Info::Closed => self.other = true,
            Info::Opened { .. }
            | Info::LapEnded { .. }
            | Info::Skipped { .. }
            | Info::Entered { .. }
            | Info::Withheld { .. }
            | Info::Stopped { .. }
            | Info::Passed { .. } => {}
        }
    }
}
