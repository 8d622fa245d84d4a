//! Facts that views look up of the game shown, and the captions.

use super::{PlaybackCommand, Playhead, Scene, move_grouping};
use crate::learn::activity::Activity;
use crate::play::current::SAME_TIME;
use crate::play::{CurrentGame, setting_out};
use crate::record::rounds;
use crate::ui::Projecting;
use crate::ui::Unattended;
use crate::ui::language::UiLanguage;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, Resource};
use mancala::engine::{CausedEvent, Event, Position, StateChange, to_be_known};
use mancala::record::tree::{Node, NodeId};
use mancala::rules::{Cause, Rules, Side};
use naqala_core::show::{About, Keyframe, KeyframeKind, LapStart};
use naqala_core::words::{Arg, TurnContext};
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// Data that nearly every view looks up: the game, its choreography, the playhead, and what is on the table in its place.
#[derive(SystemParam)]
pub struct GameContext<'w> {
    /// Texts in the language of the window.
    pub words: Res<'w, UiLanguage>,
    /// The game on the table, with the line being shown.
    pub current: Res<'w, CurrentGame>,
    /// The time shown.
    pub playhead: Res<'w, Playhead>,
    /// The position at that time, and if a move can be made.
    pub scene: Res<'w, Scene>,
    /// Example, lesson or puzzle on the table in place of the game.
    pub activity: Res<'w, Activity>,
    /// `true` if board and caption are shown alone, to be read across a room.
    pub projecting: Res<'w, Projecting>,
    unattended: Res<'w, Unattended>,
    known: Res<'w, KnownClause>,
}

/// The clause to know of before a move is chosen, kept for a position: in games of long turns it takes its time to find.
#[derive(Resource, Default)]
pub struct KnownClause(Mutex<Option<(Arc<Rules>, Position, Option<Cause>)>>);

impl KnownClause {
    fn of(&self, rules: &Arc<Rules>, position: &Position) -> Option<Cause> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some((of, at, clause)) if Arc::ptr_eq(of, rules) && at == position => *clause,
            _ => {
                let clause = to_be_known(rules, position);
                *known = Some((Arc::clone(rules), position.clone(), clause));
                clause
            }
        }
    }
}

/// Lap of a move that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLap {
    /// Number of the lap, from 1.
    pub number: u32,
    /// Number of laps in the move.
    pub laps: u32,
    /// Owner of the hand that sows, where several hands are at work at the same time.
    pub hand: Option<Side>,
}

impl GameContext<'_> {
    /// `2 × 6 pits, 48 seeds`.
    pub fn board_facts(&self, rows: u8, columns: u8, seeds: u32) -> String {
        let args = [
            ("rows", Arg::from(usize::from(rows))),
            ("columns", Arg::from(usize::from(columns))),
            ("seeds", Arg::from(seeds as usize)),
        ];
        self.words.label_with("game-board", &args)
    }

    /// Returns whether the show runs. The pictures of a film are of one that does.
    pub fn is_playing(&self) -> bool {
        self.playhead.playing || self.unattended.0
    }

    /// The rules on the table.
    pub fn rules(&self) -> &Rules {
        self.current.game.rules()
    }

    /// Returns the name of the player at a seat or, where there is none, that of the seat.
    pub fn player(&self, seat: Side) -> String {
        let name = self.current.about.player(seat);
        if name.is_empty() { self.words.seat(self.rules(), seat) } else { name.to_owned() }
    }

    /// The keyframe at the playhead.
    pub fn keyframe(&self) -> Option<&Keyframe> {
        self.current
            .choreography
            .keyframe_at(self.playhead.time)
            .and_then(|keyframe| self.current.choreography.keyframes().get(keyframe))
    }

    /// Tells whether an action would change what is shown. One that is for no moment of the show always would.
    pub fn leads(&self, command: &PlaybackCommand) -> bool {
        let destination =
            move_grouping::destination(command, &self.current.game, &self.current.choreography, self.playhead.time);
        destination.is_none_or(|time| (time - self.playhead.time).abs() > SAME_TIME)
    }

    /// Returns whether everything has been shown.
    pub fn at_end(&self) -> bool {
        self.playhead.time >= self.current.choreography.duration() - 1e-6
    }

    /// Returns whether the end of the game has been shown.
    pub fn is_over(&self) -> bool {
        self.at_end() && (self.current.game.position().ended().is_some() || self.current.agreed().is_some())
    }

    /// The ply being shown, or shown next if one has just ended, counted from 0; the number of plies when the last
    /// position stands.
    pub fn ply(&self) -> usize {
        self.current.choreography.moment(self.playhead.time).plies.min(self.current.game.plies().len())
    }

    /// Number of plies before the position that a remark is on: a ply being shown counts when it is done.
    pub fn remarked(&self) -> usize {
        self.ply()
    }

    /// The position after some plies of the line being shown, with what is said of it.
    pub fn node(&self, ply: usize) -> &Node {
        self.current.tree().node(self.current.path()[ply.min(self.current.path().len() - 1)])
    }

    /// The position to which the ply being shown leads or, between two plies, the position that stands.
    pub fn shown_node(&self) -> NodeId {
        let moment = self.current.choreography.moment(self.playhead.time);
        let rests =
            moment.events == 0 && self.playhead.time - self.current.choreography.ply_start(moment.plies) < SAME_TIME;
        let ply = moment.plies + usize::from(!rests);
        self.current.path()[ply.min(self.current.path().len() - 1)]
    }

    /// The remark on the ply that has just been done, until the next one begins.
    pub fn remark(&self) -> Option<&str> {
        let moment = self.current.choreography.moment(self.playhead.time);
        Some(self.words.text(&self.node(self.remarked()).comment)).filter(|it| !it.is_empty() && moment.events == 0)
    }

    /// The position as it lies on the table, in the middle of a ply too; before the first frame that of its beginning.
    pub fn lies(&self) -> &Position {
        let lying = self.scene.position.as_ref().filter(|_| self.scene.serial == self.current.serial);
        lying.unwrap_or_else(|| self.position())
    }

    /// The position at the beginning of the ply being shown.
    pub fn position(&self) -> &Position {
        self.current.game.before(self.ply())
    }

    /// The round of a match being shown; `None` in a single game.
    pub fn round(&self) -> Option<u16> {
        if !rounds::is_match(self.rules()) {
            return None;
        }
        let moment = self.current.choreography.moment(self.playhead.time);
        let before = self.position().round_state().round;
        let shown = self.current.game.plies().get(moment.plies).map_or(&[][..], |ply| &ply.events[..moment.events]);
        let begun = shown.iter().find_map(|told| match told.event {
            Event::Change(StateChange::RoundBegan { round, .. }) => Some(round),
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => None,
        });
        Some(begun.unwrap_or(before))
    }

    /// The plies of the move being shown, or shown last, with all its answers; none before the first.
    pub fn whole_move(&self) -> Range<usize> {
        match self.current.game.plies().len().checked_sub(1) {
            Some(last) => move_grouping::span(&self.current.game, self.ply().min(last)),
            None => 0..0,
        }
    }

    /// Returns which lap is being shown, if the move has several.
    pub fn lap(&self) -> Option<ShownLap> {
        let lap = self.current.choreography.lap_at(self.playhead.time).filter(|lap| lap.ply == self.ply())?;
        self.lap_of(&lap)
    }

    /// Returns which of the laps of its move one is, if there are several.
    pub fn lap_of(&self, lap: &LapStart) -> Option<ShownLap> {
        let (number, laps) = move_grouping::count(&self.current.game, &self.current.choreography, lap);
        (laps > 1 || lap.hand.is_some()).then_some(ShownLap { number, laps, hand: lap.hand })
    }

    /// A label that says which lap is shown.
    pub(crate) fn lap_label(&self, id: &str, lap: ShownLap) -> String {
        let player = lap.hand.map(|side| self.words.side(side)).unwrap_or_default();
        let args = [
            ("lap", Arg::from(lap.number)),
            ("laps", Arg::from(lap.laps)),
            ("hand", Arg::from(lap.hand.map_or("none", Side::word))),
            ("player", Arg::from(player)),
        ];
        self.words.label_with(id, &args)
    }

    /// Returns whether a move of this game may be of several laps.
    pub fn has_laps(&self) -> bool {
        self.rules().profile.sowing.many_laps
    }

    /// The position in which a question is to be answered now. One is asked when the stones have come to the point
    /// where it arises.
    pub fn asked(&self) -> Option<&Position> {
        let position = self.current.game.before(self.scene.front.filter(|_| !self.is_playing())?);
        position.ask().map(|_| position)
    }

    /// The position in which the player to move is setting out seeds, and may place another now.
    pub fn setting_out(&self) -> Option<&Position> {
        let position = self.current.game.before(self.scene.front?);
        setting_out::is_setting_out(self.rules(), position).then_some(position)
    }

    /// The clause that causes what is being said. Between two moves, the one that a player should know of before choosing,
    /// else one that decided the last move.
    pub fn clause_at_work(&self) -> Option<Cause> {
        if self.scene.asking {
            return None;
        }
        if let Some(cause) = self.activity.shown().and_then(|aside| aside.cause) {
            return Some(cause);
        }
        self.known().map(|(_, clause)| clause).or_else(|| self.cause())
    }

    /// Between two moves, the position in which one is to be chosen and the clause to know of before.
    pub fn known(&self) -> Option<(&Position, Cause)> {
        let front = self.scene.front.filter(|_| !self.is_playing() && self.last_clause().is_none())?;
        let position = self.current.game.before(front);
        let clause = self.known.of(self.current.game.rules(), position)?;
        Some((position, clause))
    }

    /// The clause of the event at the playhead.
    fn last_clause(&self) -> Option<Cause> {
        self.current.choreography.keyframes().get(self.telling()?)?.clause
    }

    /// The clause behind what is said. Seeds that are sown go by the clause that began their lap.
    fn cause(&self) -> Option<Cause> {
        let show = &self.current.choreography;
        match self.about()? {
            About::Ply(ply) => {
                let keyframes = show.ply_keyframes(ply);
                let stop = keyframes.clone().rev().find(|&at| show.keyframes()[at].kind == KeyframeKind::Stop);
                let missed = || self.missed_capture(stop?, true);
                settling(&show.keyframes()[keyframes.clone()])
                    .or_else(missed)
                    .or_else(|| last_clause(&show.keyframes()[keyframes]))
            }
            About::Event(at) | About::Together(at) | About::Sowing(at) => {
                let keyframe = show.keyframes().get(at)?;
                let of_lap = || {
                    matches!(keyframe.kind, KeyframeKind::Sow | KeyframeKind::Lift).then(|| self.cause_of_lap(at))?
                };
                self.missed_capture(at, false).or(keyframe.clause).or_else(of_lap)
            }
            About::Laps(_) => {
                let at = show.keyframe_at(self.playhead.time)?;
                self.cause_of_lap(at)
            }
        }
    }

    /// The capture whose condition a last seed did not meet, where that is said of the keyframe; `in_summary`: when its
    /// ply is over.
    fn missed_capture(&self, at: usize, in_summary: bool) -> Option<Cause> {
        if self.current.choreography.keyframes().get(at)?.kind != KeyframeKind::Stop {
            return None;
        }
        let (start, earlier, told) = self.event(at)?;
        let (rules, before) = (self.rules(), position_before(start, earlier));
        let so_far = TurnContext::after(rules, start, earlier);
        if in_summary && !self.words.falls_short(rules, &so_far, &before, told) {
            return None;
        }
        self.words.missed_capture(rules, &so_far, &before, told)
    }

    /// The clause by which the seeds came into the hand that a keyframe of sowing drops.
    fn cause_of_lap(&self, at: usize) -> Option<Cause> {
        let keyframes = self.current.choreography.keyframes();
        let keyframe = keyframes.get(at)?;
        let mut earlier =
            self.current.choreography.laps().iter().rev().filter(|lap| lap.ply == keyframe.ply && lap.keyframe <= at);
        let lap = earlier.find(|lap| lap.hand.is_none_or(|hand| keyframe.hand == Some(hand)))?;
        let first = Some(keyframes[lap.keyframe])
            .filter(|first| matches!(first.kind, KeyframeKind::Lift | KeyframeKind::Enter));
        let before = keyframes[..lap.keyframe].last().filter(|before| before.ply == lap.ply);
        first.and_then(|first| first.clause).or_else(|| before?.clause)
    }

    /// Returns what the caption is about. While the show runs, a line that can be read; where it rests between two
    /// plies, what the last one did; else the very event at the playhead.
    fn about(&self) -> Option<About> {
        if self.is_playing() {
            return self.current.choreography.line_at(self.playhead.time).map(|line| line.about);
        }
        let ply = self.current.choreography.ply_at(self.playhead.time)?;
        let over = self.playhead.time >= self.current.choreography.ply_end(ply) - SAME_TIME
            && self.current.choreography.sums_up(ply);
        if over { Some(About::Ply(ply)) } else { self.telling().map(About::Event) }
    }

    /// Index of the keyframe that the caption is about: the one at the playhead, save that a player who is to move is
    /// not left with a stage of play of which there is nothing to say, but with what came before it.
    fn telling(&self) -> Option<usize> {
        let at = self.current.choreography.keyframe_at(self.playhead.time)?;
        let keyframes = self.current.choreography.keyframes();
        let Some(before) = at.checked_sub(1).filter(|_| self.scene.front.is_some() && !self.is_playing()) else {
            return Some(at);
        };
        let goes_back = keyframes[before].ply == keyframes[at].ply && self.is_mere_stage(&keyframes[at]);
        Some(if goes_back { before } else { at })
    }

    /// Returns whether a stage of play begins of which there is nothing to say but that.
    fn is_mere_stage(&self, keyframe: &Keyframe) -> bool {
        let Some(ply) = self.current.game.plies().get(keyframe.ply).filter(|_| keyframe.kind == KeyframeKind::Stage)
        else {
            return false;
        };
        let (earlier, later) = ply.events.split_at(keyframe.event);
        let before = || position_before(self.current.game.before(keyframe.ply), earlier);
        later.first().is_some_and(|told| self.words.is_mere_stage(self.rules(), &before(), told))
    }

    /// The event being shown, or shown last.
    pub(crate) fn told(&self) -> Option<&CausedEvent> {
        let keyframe = self.current.choreography.keyframes().get(self.telling()?)?;
        self.current.game.plies().get(keyframe.ply)?.events.get(keyframe.event)
    }

    /// The sentence about what is being shown; `None` before the first ply.
    pub fn caption(&self) -> Option<String> {
        let caption = match self.about()? {
            About::Event(at) => self.told_of(at),
            About::Ply(ply) => self.sum_up(ply),
            About::Sowing(at) => self.sowing(at),
            About::Laps(at) => self.quick_laps(at),
            About::Together(at) => {
                let (start, earlier, told) = self.event(at)?;
                let before = position_before(start, earlier);
                self.words.together(self.rules(), &before, told).or_else(|| self.told_of(at))
            }
        };
        caption.filter(|caption| !caption.is_empty())
    }

    /// The same for those who hear it: while seeds are sown it is said once what is sown, and not how many are left.
    pub fn heard(&self) -> Option<String> {
        match self.about()? {
            About::Sowing(at) | About::Laps(at) => self.told_of(at),
            About::Event(_) | About::Ply(_) | About::Together(_) => self.caption(),
        }
    }

    /// The event of a keyframe, with the position before its ply and what the ply did before it.
    fn event(&self, at: usize) -> Option<(&Position, &[CausedEvent], &CausedEvent)> {
        let keyframe = self.current.choreography.keyframes().get(at)?;
        let (earlier, later) = self.current.game.plies().get(keyframe.ply)?.events.split_at_checked(keyframe.event)?;
        Some((self.current.game.before(keyframe.ply), earlier, later.first()?))
    }

    /// The sentence about one event.
    fn told_of(&self, at: usize) -> Option<String> {
        let (start, earlier, told) = self.event(at)?;
        let so_far = TurnContext::after(self.rules(), start, earlier);
        let caption = self.words.caption_in_turn(self.rules(), &so_far, &position_before(start, earlier), told);
        let whose = self.whose_hand(self.current.choreography.keyframes().get(at)?, &caption);
        let whole = [whose, Some(caption)].into_iter().flatten().filter(|it| !it.is_empty());
        Some(whole.collect::<Vec<_>>().join(" "))
    }

    /// Returns what a ply that is over did, with the rest of its move before it.
    fn sum_up(&self, ply: usize) -> Option<String> {
        let first = move_grouping::span(&self.current.game, ply).start;
        let events: Vec<&CausedEvent> =
            self.current.game.plies().get(first..=ply)?.iter().flat_map(|ply| &ply.events).collect();
        let summary = self.words.summary(self.rules(), self.current.game.before(first), &events);
        summary.or_else(|| self.told_of(self.current.choreography.ply_keyframes(ply).next_back()?))
    }

    /// The line on a lap, with the seeds that are left.
    fn sowing(&self, at: usize) -> Option<String> {
        let keyframe = self.current.choreography.keyframes().get(at)?;
        let moment = self.current.choreography.moment(self.playhead.time);
        let (start, events) =
            (self.current.game.before(keyframe.ply), &self.current.game.plies().get(keyframe.ply)?.events);
        let next = self.current.choreography.laps().iter().find(|lap| lap.ply == keyframe.ply && lap.keyframe > at);
        let end = next.map_or(events.len(), |next| self.current.choreography.keyframes()[next.keyframe].event);
        let shown = if moment.plies > keyframe.ply { end } else { moment.events.clamp(keyframe.event, end) };
        Some(self.words.lap(self.rules(), start, events, keyframe.event, shown))
    }

    /// The line on quick laps, with the number of the one shown.
    fn quick_laps(&self, at: usize) -> Option<String> {
        let ply = self.current.choreography.keyframes().get(at)?.ply;
        let lap = self.current.choreography.lap_at(self.playhead.time).map_or(1, |lap| lap.number);
        let laps = move_grouping::laps(&self.current.game, &self.current.choreography, ply);
        Some(self.words.quick_laps(self.rules(), self.current.game.before(ply), lap, laps))
    }

    /// Returns where players sow at the same time, whose hand it is that does what is being shown, unless the sentence
    /// says so.
    fn whose_hand(&self, keyframe: &Keyframe, caption: &str) -> Option<String> {
        let player = self.words.side(keyframe.hand?);
        let told = keyframe.kind != KeyframeKind::Sow && caption.contains(&player);
        (!told).then(|| self.words.label_with("caption-hand-of", &[("player", Arg::from(player))]))
    }
}

/// The clause that settled what a ply did: the one that ended play, or that of its last capture.
fn settling(keyframes: &[Keyframe]) -> Option<Cause> {
    let told = || keyframes.iter().rev().filter(|keyframe| keyframe.clause.is_some());
    let end = told()
        .find(|keyframe| matches!(keyframe.kind, KeyframeKind::Close | KeyframeKind::RoundEnd | KeyframeKind::End));
    end.or_else(|| told().find(|keyframe| keyframe.kind == KeyframeKind::Capture)).and_then(|keyframe| keyframe.clause)
}

/// The clause of the last keyframe that has one.
fn last_clause(keyframes: &[Keyframe]) -> Option<Cause> {
    keyframes.iter().rev().find_map(|keyframe| keyframe.clause)
}

/// The position after some events of a ply.
pub(crate) fn position_before(start: &Position, earlier: &[CausedEvent]) -> Position {
    let mut position = start.clone();
    for told in earlier {
        position.apply(told.event);
    }
    position
}
