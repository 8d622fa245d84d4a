//! Captions: the sentence about what is shown, and the rule behind it.

use super::{SAME_TIME, ShownGame, move_grouping};
use crate::show::{About, Keyframe, KeyframeKind};
use crate::words::{Arg, TurnContext};
use mancala::engine::{CausedEvent, Position};
use mancala::rules::Cause;

/// An event, with the position before it and what its ply did before it.
struct ShownEvent<'a> {
    before: Position,
    so_far: TurnContext,
    told: &'a CausedEvent,
}

impl<'a> ShownGame<'a> {
    /// The clause of the event at the playhead.
    pub fn last_clause(&self) -> Option<Cause> {
        self.show().keyframes().get(self.telling()?)?.clause
    }

    /// The clause behind what is said. Seeds that are sown go by the clause that began their lap.
    pub fn cause(&self) -> Option<Cause> {
        let show = self.show();
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
                let at = show.keyframe_at(self.time)?;
                self.cause_of_lap(at)
            }
        }
    }

    /// The capture whose condition a last seed did not meet, where that is said of the keyframe; `in_summary`: when its
    /// ply is over.
    fn missed_capture(&self, at: usize, in_summary: bool) -> Option<Cause> {
        if self.show().keyframes().get(at)?.kind != KeyframeKind::Stop {
            return None;
        }
        let ShownEvent { before, so_far, told } = self.event(at)?;
        let rules = self.rules();
        if in_summary && !self.words.falls_short(rules, &so_far, &before, told) {
            return None;
        }
        self.words.missed_capture(rules, &so_far, &before, told)
    }

    /// The clause by which the seeds came into the hand that a keyframe of sowing drops.
    fn cause_of_lap(&self, at: usize) -> Option<Cause> {
        let keyframes = self.show().keyframes();
        let keyframe = keyframes.get(at)?;
        let mut earlier = self.show().laps().iter().rev().filter(|lap| lap.ply == keyframe.ply && lap.keyframe <= at);
        let lap = earlier.find(|lap| lap.hand.is_none_or(|hand| keyframe.hand == Some(hand)))?;
        let first = Some(keyframes[lap.keyframe])
            .filter(|first| matches!(first.kind, KeyframeKind::Lift | KeyframeKind::Enter));
        let before = keyframes[..lap.keyframe].last().filter(|before| before.ply == lap.ply);
        first.and_then(|first| first.clause).or_else(|| before?.clause)
    }

    /// Returns what the caption is about. While the show runs, a line that can be read; where it rests between two
    /// plies, what the last one did; else the very event at the playhead.
    fn about(&self) -> Option<About> {
        if self.is_playing {
            return self.show().line_at(self.time).map(|line| line.about);
        }
        let ply = self.show().ply_at(self.time)?;
        let over = self.time >= self.show().ply_end(ply) - SAME_TIME && self.show().sums_up(ply);
        if over { Some(About::Ply(ply)) } else { self.telling().map(About::Event) }
    }

    /// Index of the keyframe that the caption is about: the one at the playhead, save that a player who is to move is
    /// not left with a stage of play of which there is nothing to say, but with what came before it.
    fn telling(&self) -> Option<usize> {
        let at = self.show().keyframe_at(self.time)?;
        let keyframes = self.show().keyframes();
        let Some(before) = at.checked_sub(1).filter(|_| self.front.is_some() && !self.is_playing) else {
            return Some(at);
        };
        let goes_back = keyframes[before].ply == keyframes[at].ply && self.is_mere_stage(&keyframes[at]);
        Some(if goes_back { before } else { at })
    }

    /// Returns whether a stage of play begins of which there is nothing to say but that.
    fn is_mere_stage(&self, keyframe: &Keyframe) -> bool {
        let before = || self.session.position_after(keyframe.ply, keyframe.event);
        keyframe.kind == KeyframeKind::Stage
            && self.session.event(keyframe).is_some_and(|told| self.words.is_mere_stage(self.rules(), &before(), told))
    }

    /// The event being shown, or shown last.
    pub fn told(&self) -> Option<&'a CausedEvent> {
        self.session.event(self.show().keyframes().get(self.telling()?)?)
    }

    /// The sentence about what is being shown; `None` before the first ply.
    pub fn caption(&self) -> Option<String> {
        let caption = match self.about()? {
            About::Event(at) => self.told_of(at),
            About::Ply(ply) => self.sum_up(ply),
            About::Sowing(at) => self.sowing(at),
            About::Laps(at) => self.quick_laps(at),
            About::Together(at) => {
                let ShownEvent { before, told, .. } = self.event(at)?;
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

    /// The event of a keyframe, with the position before it and what its ply did before it.
    fn event(&self, at: usize) -> Option<ShownEvent<'a>> {
        let keyframe = self.show().keyframes().get(at)?;
        let earlier = self.session.game.plies().get(keyframe.ply)?.events.get(..keyframe.event)?;
        Some(ShownEvent {
            before: self.session.position_after(keyframe.ply, keyframe.event),
            so_far: TurnContext::after(self.rules(), self.session.game.before(keyframe.ply), earlier),
            told: self.session.event(keyframe)?,
        })
    }

    /// The sentence about one event.
    fn told_of(&self, at: usize) -> Option<String> {
        let ShownEvent { before, so_far, told } = self.event(at)?;
        let caption = self.words.caption_in_turn(self.rules(), &so_far, &before, told);
        let whose = self.whose_hand(self.show().keyframes().get(at)?, &caption);
        let whole = [whose, Some(caption)].into_iter().flatten().filter(|it| !it.is_empty());
        Some(whole.collect::<Vec<_>>().join(" "))
    }

    /// Returns what a ply that is over did, with the rest of its move before it.
    fn sum_up(&self, ply: usize) -> Option<String> {
        let first = move_grouping::span(&self.session.game, ply).start;
        let events: Vec<&CausedEvent> =
            self.session.game.plies().get(first..=ply)?.iter().flat_map(|ply| &ply.events).collect();
        let summary = self.words.summary(self.rules(), self.session.game.before(first), &events);
        summary.or_else(|| self.told_of(self.show().ply_keyframes(ply).next_back()?))
    }

    /// The line on a lap, with the seeds that are left.
    fn sowing(&self, at: usize) -> Option<String> {
        let keyframe = self.show().keyframes().get(at)?;
        let moment = self.show().moment(self.time);
        let (start, events) =
            (self.session.game.before(keyframe.ply), &self.session.game.plies().get(keyframe.ply)?.events);
        let next = self.show().laps().iter().find(|lap| lap.ply == keyframe.ply && lap.keyframe > at);
        let end = next.map_or(events.len(), |next| self.show().keyframes()[next.keyframe].event);
        let shown = if moment.plies > keyframe.ply { end } else { moment.events.clamp(keyframe.event, end) };
        Some(self.words.lap(self.rules(), start, events, keyframe.event, shown))
    }

    /// The line on quick laps, with the number of the one shown.
    fn quick_laps(&self, at: usize) -> Option<String> {
        let ply = self.show().keyframes().get(at)?.ply;
        let lap = self.show().lap_at(self.time).map_or(1, |lap| lap.number);
        let laps = move_grouping::laps(&self.session.game, self.show(), ply);
        Some(self.words.quick_laps(self.rules(), self.session.game.before(ply), lap, laps))
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
