//! Lines of the caption during playback: one at a time, each long enough to be read.
//!
//! A user who steps wants to read about every event. During playback, events come faster than anyone reads: so a lap is
//! one line, quick laps are one line together, and what matters keeps its line for a while, even if the next sowing has
//! begun.

use super::Choreography;
use super::keyframe::{Keyframe, KeyframeKind};
use super::pace::FULL_LAPS;
use mancala::rules::Place;
use std::ops::Range;

/// The least time for which a line stands, in seconds at speed 1.
pub const READ: f64 = 0.8;
/// The time for which a line on something that matters keeps a plain sowing waiting.
const DWELL: f64 = 1.2;
/// Later laps of a turn that are shorter than this have one line together.
const SHORT_LAP: f64 = 2.0 * READ;

/// A line of the caption, from one time on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CaptionLine {
    /// Seconds of show time after which it stands.
    pub start: f64,
    /// The ply it belongs to, from 0.
    pub ply: usize,
    /// Subject of the line.
    pub about: About,
    rank: Rank,
}

/// The subject of a line. Events are named by indices into [`Choreography::keyframes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// This event.
    Event(usize),
    /// The lap that this event begins, and the relay right before it.
    Sowing(usize),
    /// Quick laps, this event being in the first of them.
    Laps(usize),
    /// This event and others like it that follow: seeds swept up or laid out, players sowing at the same time.
    Together(usize),
    /// The effect of this ply.
    Ply(usize),
}

/// The importance of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// Said while there is nothing better to say.
    Plain,
    /// Said if there is time to read it.
    Note,
    /// Never left out.
    Must,
}

/// A line that would be shown if there were time for all.
#[derive(Clone, Copy, Debug)]
struct CaptionCandidate {
    start: f64,
    about: About,
    rank: Rank,
}

impl Choreography {
    /// Every line, in order.
    pub fn lines(&self) -> &[CaptionLine] {
        &self.lines
    }

    /// Returns the line that stands at a time during playback; `None` at the start and before.
    pub fn line_at(&self, t: f64) -> Option<CaptionLine> {
        let begun = self.lines.partition_point(|line| line.start < t);
        begun.checked_sub(1).map(|at| self.lines[at])
    }

    /// Returns `true` if a ply, once over, is summed up in a line of its own: not a question, which stays to be read,
    /// nor a seed placed from the hand.
    pub fn sums_up(&self, ply: usize) -> bool {
        let last = self.ply_keyframes(ply).next_back().map(|last| self.keyframes[last].kind);
        last.is_some_and(|last| !matches!(last, KeyframeKind::Ask | KeyframeKind::Sow | KeyframeKind::Lift))
    }

    /// Works out the lines of the ply laid out last. Those before stay as they are.
    pub(super) fn write_lines(&mut self, ply: usize) {
        let keyframes = self.ply_keyframes(ply);
        let drafts = self.drafts(keyframes.clone());
        let drafts = join_quick_laps(drafts, |at| self.is_quick(at), self.ply_end(ply));
        let end = self.ply_end(ply);
        for (i, draft) in drafts.iter().enumerate() {
            let later = drafts[i + 1..].iter().find(|later| later.rank >= draft.rank.max(Rank::Note));
            let end = match draft.rank {
                Rank::Plain => drafts.get(i + 1).map_or(end, |next| next.start),
                Rank::Note => later.map_or(end, |later| later.start),
                Rank::Must => later.map_or(f64::INFINITY, |later| later.start),
            };
            self.write(*draft, ply, end);
        }
    }

    /// Writes a line if there is time to read it before `end`. Less telling lines of this ply that have not stood long
    /// enough make way for one that must be said.
    fn write(&mut self, draft: CaptionCandidate, ply: usize, end: f64) {
        let must = draft.rank == Rank::Must;
        let makes_way = |last: &CaptionLine| must && last.rank < Rank::Must && last.ply == ply;
        while self.lines.last().is_some_and(|last| makes_way(last) && last.start + READ > draft.start) {
            self.lines.pop();
        }
        let last = self.lines.last();
        if last.is_some_and(|last| last.about == draft.about) {
            return;
        }
        let start = last.map_or(draft.start, |last| draft.start.max(last.start + last.hold(draft.rank)));
        if if must { start < end } else { end - start >= READ - 1e-9 } {
            self.lines.push(CaptionLine { start, ply, about: draft.about, rank: draft.rank });
        }
    }

    /// Returns the drafts of lines for a ply.
    fn drafts(&self, keyframes: Range<usize>) -> Vec<CaptionCandidate> {
        let mut drafts: Vec<CaptionCandidate> = Vec::new();
        let mut laying = false;
        let last = keyframes.end.saturating_sub(1);
        let Some(ply) = self.keyframes.get(last).map(|keyframe| keyframe.ply) else { return drafts };
        for at in keyframes.clone() {
            let keyframe = &self.keyframes[at];
            let before = drafts.last().map(|draft| draft.about);
            let draft = if at == last && self.sums_up(ply) {
                Some((About::Ply(ply), Rank::Must))
            } else {
                match topic(keyframe, laying) {
                    Topic::Nothing => None,
                    Topic::Lap => self.lap(at, keyframes.start, before).map(|about| (about, Rank::Plain)),
                    Topic::Event(rank) if keyframe.kind == KeyframeKind::Relay => {
                        Some((self.relayed(at).unwrap_or(About::Event(at)), rank))
                    }
                    Topic::Together(rank) => self.alike(at, before).map(|about| (about, rank)),
                    Topic::Event(rank) => Some((About::Event(at), rank)),
                }
            };
            laying |= keyframe.kind == KeyframeKind::RoundEnd;
            drafts.extend(draft.map(|(about, rank)| CaptionCandidate { start: keyframe.start, about, rank }));
        }
        drafts
    }

    /// A line on the lap that an event belongs to, if the one before is about something else. What is taken from a hand
    /// has its own line as long as it is sown.
    fn lap(&self, at: usize, first: usize, before: Option<About>) -> Option<About> {
        let lap = self.laps.iter().rev().map(|lap| lap.keyframe).find(|&lap| lap <= at).filter(|&lap| lap >= first);
        let about = About::Sowing(lap.unwrap_or(at));
        let goes_on = match before {
            Some(About::Event(before)) => {
                self.keyframes[before].kind == KeyframeKind::Lift && self.keyframes[at].kind == KeyframeKind::Sow
            }
            Some(About::Sowing(before)) => lap.is_none_or(|lap| lap == before),
            _ => false,
        };
        (!goes_on).then_some(about)
    }

    /// The line on the lap that begins where this event says that the sowing goes on: both are one sentence.
    fn relayed(&self, at: usize) -> Option<About> {
        self.laps.iter().rev().find(|lap| lap.keyframe == at + 1).map(|lap| About::Sowing(lap.keyframe))
    }

    /// A line on events of one kind, if the one before is not about them already.
    fn alike(&self, at: usize, before: Option<About>) -> Option<About> {
        let raced = |keyframe: &Keyframe| keyframe.hand.is_some() || keyframe.kind == KeyframeKind::Hand;
        let laid = |keyframe: &Keyframe| matches!(keyframe.kind, KeyframeKind::Lay | KeyframeKind::Mark);
        let this = &self.keyframes[at];
        let goes_on = match before {
            Some(About::Together(before)) => {
                let before = &self.keyframes[before];
                before.kind == this.kind || raced(before) && raced(this) || laid(before) && laid(this)
            }
            _ => false,
        };
        (!goes_on).then_some(About::Together(at))
    }

    /// Returns `true` if an event is in one of the later laps of a turn, which pass quickly.
    fn is_quick(&self, at: usize) -> bool {
        let lap = self.laps.partition_point(|lap| lap.keyframe <= at).checked_sub(1).map(|lap| self.laps[lap]);
        lap.is_some_and(|lap| lap.number > FULL_LAPS && lap.hand.is_none())
    }
}

impl CaptionLine {
    /// For how long it keeps a line of some rank waiting.
    fn hold(&self, rank: Rank) -> f64 {
        let mere = matches!(self.about, About::Ply(_) | About::Together(_));
        if rank >= self.rank || mere { READ } else { DWELL }
    }
}

/// The kind of line that an event belongs to.
enum Topic {
    Nothing,
    Lap,
    Together(Rank),
    Event(Rank),
}

fn topic(keyframe: &Keyframe, laying: bool) -> Topic {
    if keyframe.hand.is_some() {
        return Topic::Together(Rank::Plain);
    }
    match keyframe.kind {
        KeyframeKind::Sow => Topic::Lap,
        KeyframeKind::Lift if keyframe.at.and_then(Place::as_pit).is_some() => Topic::Lap,
        KeyframeKind::Lift => Topic::Event(Rank::Plain),
        KeyframeKind::Hand => Topic::Together(Rank::Plain),
        KeyframeKind::Turn => Topic::Nothing,
        KeyframeKind::Mark if laying => Topic::Together(Rank::Must),
        KeyframeKind::Lay | KeyframeKind::Sweep => Topic::Together(Rank::Must),
        KeyframeKind::Open
        | KeyframeKind::Skip
        | KeyframeKind::Enter
        | KeyframeKind::Relay
        | KeyframeKind::Stop
        | KeyframeKind::Answer
        | KeyframeKind::Note
        | KeyframeKind::Stage => Topic::Event(Rank::Note),
        KeyframeKind::Capture
        | KeyframeKind::Move
        | KeyframeKind::Withhold
        | KeyframeKind::Mark
        | KeyframeKind::Lead
        | KeyframeKind::Ask
        | KeyframeKind::Bonus
        | KeyframeKind::BonusLost
        | KeyframeKind::Pass
        | KeyframeKind::Pay
        | KeyframeKind::Lose
        | KeyframeKind::Swap
        | KeyframeKind::Endless
        | KeyframeKind::Close
        | KeyframeKind::RoundEnd
        | KeyframeKind::Round
        | KeyframeKind::End => Topic::Event(Rank::Must),
    }
}

/// Puts quick laps that follow one another into one draft, with the notes between them.
fn join_quick_laps(drafts: Vec<CaptionCandidate>, is_quick: impl Fn(usize) -> bool, end: f64) -> Vec<CaptionCandidate> {
    let quick = |i: usize| match drafts.get(i)?.about {
        About::Sowing(at) => {
            let until = drafts[i + 1..].iter().find(|draft| draft.about != drafts[i].about);
            let length = until.map_or(end, |until| until.start) - drafts[i].start;
            (is_quick(at) && length < SHORT_LAP).then_some(at)
        }
        _ => None,
    };
    let mut joined: Vec<CaptionCandidate> = Vec::new();
    for (i, draft) in drafts.iter().enumerate() {
        let in_quick_laps = matches!(joined.last(), Some(CaptionCandidate { about: About::Laps(_), .. }));
        match quick(i) {
            Some(_) if in_quick_laps => {}
            Some(at) => joined.push(CaptionCandidate { about: About::Laps(at), ..*draft }),
            None if in_quick_laps && draft.rank == Rank::Note && quick(i + 1).is_some() => {}
            None => joined.push(*draft),
        }
    }
    joined
}
