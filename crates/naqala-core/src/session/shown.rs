//! The game as it is shown at a time: ply, position, lap and round.

use super::{SAME_TIME, Session, move_grouping, rounds, setting_out};
use crate::show::{Choreography, LapStart};
use crate::words::{Arg, Words};
use mancala::engine::{Event, Position, StateChange};
use mancala::record::tree::NodeId;
use mancala::rules::{Rules, Side};
use std::ops::Range;

/// A game as it is shown at a time. See also its captions.
#[derive(Clone, Copy, Debug)]
pub struct ShownGame<'a> {
    /// Texts in the language of the report.
    pub words: &'a Words,
    /// The game.
    pub session: &'a Session,
    /// The time, in seconds of show time.
    pub time: f64,
    /// `true` if the show runs.
    pub is_playing: bool,
    /// Number of plies before a move made now, if one can be made: see [`Session::front`].
    pub front: Option<usize>,
}

impl<'a> ShownGame<'a> {
    pub(super) fn show(&self) -> &'a Choreography {
        &self.session.choreography
    }

    pub(super) fn rules(&self) -> &'a Rules {
        self.session.game.rules()
    }

    /// Returns whether everything has been shown.
    pub fn at_end(&self) -> bool {
        self.time >= self.show().duration() - SAME_TIME
    }

    /// Returns whether the end of the game has been shown.
    pub fn is_over(&self) -> bool {
        self.at_end() && (self.session.game.position().ended().is_some() || self.session.agreed().is_some())
    }

    /// The ply being shown, or shown next if one has just ended, counted from 0; the number of plies when the last
    /// position stands.
    pub fn ply(&self) -> usize {
        self.show().moment(self.time).plies.min(self.session.game.plies().len())
    }

    /// The position to which the ply being shown leads or, between two plies, the position that stands.
    pub fn node(&self) -> NodeId {
        let moment = self.show().moment(self.time);
        let rests = moment.events == 0 && self.time - self.show().ply_start(moment.plies) < SAME_TIME;
        let (path, ply) = (self.session.path(), moment.plies + usize::from(!rests));
        path[ply.min(path.len() - 1)]
    }

    /// The remark on the ply that has just been done, until the next one begins.
    pub fn remark(&self) -> Option<&'a str> {
        let is_done = self.show().moment(self.time).events == 0;
        Some(self.words.text(&self.session.node(self.ply()).comment)).filter(|it| !it.is_empty() && is_done)
    }

    /// The position at the beginning of the ply being shown.
    pub fn position(&self) -> &'a Position {
        self.session.game.before(self.ply())
    }

    /// The round of a match being shown; `None` in a single game.
    pub fn round(&self) -> Option<u16> {
        if !rounds::is_match(self.rules()) {
            return None;
        }
        let moment = self.show().moment(self.time);
        let before = self.position().round_state().round;
        let shown = self.session.game.plies().get(moment.plies).map_or(&[][..], |ply| &ply.events[..moment.events]);
        let begun = shown.iter().find_map(|told| match told.event {
            Event::Change(StateChange::RoundBegan { round, .. }) => Some(round),
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => None,
        });
        Some(begun.unwrap_or(before))
    }

    /// The plies of the move being shown, or shown last, with all its answers; none before the first.
    pub fn whole_move(&self) -> Range<usize> {
        match self.session.game.plies().len().checked_sub(1) {
            Some(last) => move_grouping::span(&self.session.game, self.ply().min(last)),
            None => 0..0,
        }
    }

    /// Returns which lap is being shown, if the move has several.
    pub fn lap(&self) -> Option<ShownLap> {
        let lap = self.show().lap_at(self.time).filter(|lap| lap.ply == self.ply())?;
        ShownLap::of(self.session, &lap)
    }

    /// The position in which a question is to be answered now. One is asked when the stones have come to the point
    /// where it arises.
    pub fn asked(&self) -> Option<&'a Position> {
        let position = self.session.game.before(self.front.filter(|_| !self.is_playing)?);
        position.ask().map(|_| position)
    }

    /// The position in which the player to move is setting out seeds, and may place another now.
    pub fn setting_out(&self) -> Option<&'a Position> {
        let position = self.session.game.before(self.front?);
        setting_out::is_setting_out(self.rules(), position).then_some(position)
    }
}

/// Lap of a move that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLap {
    /// Number of the lap, from 1.
    number: u32,
    /// Number of laps in the move.
    laps: u32,
    /// Owner of the hand that sows, where several hands are at work at the same time.
    hand: Option<Side>,
}

impl ShownLap {
    /// Returns which of the laps of its move one is, if there are several.
    pub fn of(session: &Session, lap: &LapStart) -> Option<ShownLap> {
        let (number, laps) = move_grouping::count(&session.game, &session.choreography, lap);
        (laps > 1 || lap.hand.is_some()).then_some(ShownLap { number, laps, hand: lap.hand })
    }

    /// A label that says which lap it is, by a message.
    pub fn label(&self, words: &Words, id: &str) -> String {
        let player = self.hand.map(|side| words.side(side)).unwrap_or_default();
        let args = [
            ("lap", Arg::from(self.number)),
            ("laps", Arg::from(self.laps)),
            ("hand", Arg::from(self.hand.map_or("none", Side::word))),
            ("player", Arg::from(player)),
        ];
        words.label_with(id, &args)
    }
}
