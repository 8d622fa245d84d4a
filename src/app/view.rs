//! Data for the panel: the game, its choreography and the playhead, borrowed for one frame.

use crate::analysis::Outlook;
use crate::analysis::review::{self, BetterMove, ReviewResult};
use crate::board::ExtraActions;
use crate::editor::session::RuleEditSession;
use crate::learn::activity::ActivityText;
use crate::learn::examples::RuleExamples;
use crate::learn::{Lessons, Scores};
use crate::play::current::SAME_TIME;
use crate::play::players::Players;
use crate::play::{Purpose, setting_out};
use crate::playback::PlaybackCommand;
use crate::playback::move_grouping;
use crate::presenter::poll::Poll;
use crate::record::rounds;
use crate::ui::shortcuts::KeyRow;
use mancala::engine::{CausedEvent, Event, Position, StateChange, to_be_known};
use mancala::record::Outcome;
use mancala::record::Skill;
use mancala::record::tree::{Node, NodeId, Tree};
use mancala::rules::Catalogue;
use mancala::rules::{Cause, Rules, Side};
use naqala_core::search::Analysis;
use naqala_core::show::{About, Choreography, Keyframe, KeyframeKind, LapStart};
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::words::{Arg, TurnContext, Words};
use naqala_core::workshop::{SavedGame, Trouble};
use std::cell::OnceCell;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

/// Everything the panel shows, borrowed. State kept from frame to frame is in
/// [`panel_state::PanelMemory`](crate::app::panel_state::PanelMemory).
#[derive(Clone)]
pub struct View<'a> {
    /// The rows of the sheet of keys.
    pub keys: &'a [KeyRow],
    /// All variants.
    pub catalogue: &'a Catalogue,
    /// Diagnostics in the files of user variants.
    pub troubles: &'a [Trouble],
    /// The file of the game on the table, if it was a user variant and the file is gone.
    pub gone: Option<&'a Path>,
    /// The rules being changed, if any are.
    pub editing: Option<&'a RuleEditSession>,
    /// `true` if the user may make games of their own.
    pub makes_own: bool,
    /// The games kept, the latest first; `None` until they have been found.
    pub collection: Option<&'a [SavedGame]>,
    /// Number of files of games read so far, and of all of them, while they are being read.
    pub collecting: Option<(usize, usize)>,
    /// Folder of the games kept; `None` if none are kept.
    pub games_folder: Option<&'a Path>,
    /// The result on which the players have agreed at the end of what is shown.
    pub agreed: Option<Outcome>,
    /// The side of whoever would resign or offer a draw now.
    pub speaker: Option<Side>,
    /// Set while the board is turned half round.
    pub turned: bool,
    /// Texts in the language of the window.
    pub words: &'a Words,
    /// The game on the table, with the course being shown.
    pub game: &'a mancala::engine::Game,
    /// The same course laid out in time.
    pub choreography: &'a Choreography,
    /// The position as it lies on the table; nothing before the first frame.
    pub lying: Option<&'a Position>,
    /// The main line of the record: the same game, unless a variation is being shown.
    pub main: &'a mancala::engine::Game,
    /// All courses of the record, with what is said of them.
    pub tree: &'a Tree,
    /// The positions of the course being shown, from the opening to its end.
    pub path: &'a [NodeId],
    /// Player at each side, by [`Side::index`](mancala::rules::Side::index); empty where unknown.
    pub players: [&'a str; 4],
    /// Strength of the program at each side where it plays, by [`Side::index`](mancala::rules::Side::index).
    pub computers: [Option<Skill>; 4],
    /// State of the program that plays, after the last ply.
    pub opponent: OpponentState,
    /// Size of the endgame tables on disk in bytes, while the preferences are open; 0 if there are none.
    pub tables: u64,
    /// `true` if positions are analysed as they are shown.
    pub analysing: bool,
    /// Analysis of the position before the ply shown, if there is one.
    pub study: Option<Arc<Analysis>>,
    /// Review of the game, and the number of plies of the game as it stands that it covers.
    pub review: Option<(Arc<ReviewResult>, usize)>,
    /// `true` if the review is still in progress.
    pub reviewing: bool,
    /// Prospects of a game for one player, where they can be found out.
    pub outlook: Option<Outlook>,
    /// Purpose of the game: to be played, or only watched.
    pub purpose: Purpose,
    /// Occasion of the record; empty if unknown.
    pub occasion: &'a str,
    /// File that the record was read from or written to.
    pub file: Option<&'a Path>,
    /// Number of plies before a move made now, if one can be made.
    pub front: Option<usize>,
    /// `true` if there is anything to take back.
    pub can_undo: bool,
    /// `true` if something was taken back that can be played again.
    pub can_redo: bool,
    /// The playhead: seconds of show time from the start of the record.
    pub time: f64,
    /// Seconds of show time in a second, never negative.
    pub speed: f64,
    /// `true` if the playhead moves.
    pub playing: bool,
    /// `true` if it moves, or would move, backwards.
    pub backwards: bool,
    /// Text about the pit pointed at, in place of the caption.
    pub hint: Option<String>,
    /// Part of a film that has been made, 0 to 1, if one is being made.
    pub film: Option<f32>,
    /// `true` if the window fills the screen.
    pub full_screen: bool,
    /// `true` if board and caption are shown alone, to be read across a room.
    pub projecting: bool,
    /// `true` if a screen reader listens.
    pub listened: bool,
    /// Choices of the player at the table apart from the pits.
    pub besides: ExtraActions,
    /// Rule page of the game with its examples, if it is ready.
    pub lore: Option<&'a RuleExamples>,
    /// `true` if the rule page with examples has been asked for.
    pub lore_asked: bool,
    /// Results in puzzles.
    pub scores: &'a Scores,
    /// Puzzles that the user has made; `None` if none are kept.
    pub own_puzzles: Option<&'a OwnPuzzles>,
    /// `true` if a lesson or a puzzle is being made ready.
    pub awaited: bool,
    /// Progress in the lessons.
    pub lessons: &'a Lessons,
    /// Example, lesson or puzzle on the table in place of the game.
    pub aside: Option<&'a ActivityText>,
    /// `true` if the show stops before the last seed of every move, for a class to be asked what happens next.
    pub asks: bool,
    /// `true` if it has done so, and nothing that follows is to be given away.
    pub asking: bool,
    /// The votes that are counted then.
    pub poll: Option<&'a Poll>,
    /// `true` if the table is held as it is.
    pub frozen: bool,
    /// The clause of [`View::known`], once it was asked for: in games of long turns it takes its time to find.
    pub to_be_known: OnceCell<Option<Cause>>,
}

/// Activity of the program, if it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpponentState {
    /// Nothing: it is a person's turn, or nobody's.
    #[default]
    Idle,
    /// It thinks about its move; whether it plays at every seat.
    Thinks(bool),
    /// It waits until it is told to go on.
    Waits,
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

impl<'a> View<'a> {
    /// `2 × 6 pits, 48 seeds`.
    pub fn board_facts(&self, rows: u8, columns: u8, seeds: u32) -> String {
        let args = [
            ("rows", Arg::from(usize::from(rows))),
            ("columns", Arg::from(usize::from(columns))),
            ("seeds", Arg::from(seeds as usize)),
        ];
        self.words.label_with("game-board", &args)
    }

    /// The rules on the table.
    pub fn rules(&self) -> &'a Rules {
        self.game.rules()
    }

    /// Those who play, to be changed.
    pub fn seated(&self) -> Players {
        Players { names: self.players.map(str::to_owned), computers: self.computers }
    }

    /// Returns the name of the player at a seat or, where there is none, that of the seat.
    pub fn player(&self, seat: Side) -> String {
        let name = self.players[seat.index()];
        if name.is_empty() { self.words.seat(self.rules(), seat) } else { name.to_owned() }
    }

    /// The keyframe at the playhead.
    pub fn keyframe(&self) -> Option<&'a Keyframe> {
        self.choreography.keyframe_at(self.time).and_then(|keyframe| self.choreography.keyframes().get(keyframe))
    }

    /// Tells whether an action would change what is shown. One that is for no moment of the show always would.
    pub fn leads(&self, command: &PlaybackCommand) -> bool {
        let destination = move_grouping::destination(command, self.game, self.choreography, self.time);
        destination.is_none_or(|time| (time - self.time).abs() > SAME_TIME)
    }

    /// Returns whether everything has been shown.
    pub fn at_end(&self) -> bool {
        self.time >= self.choreography.duration() - 1e-6
    }

    /// Returns whether the end of the game has been shown.
    pub fn is_over(&self) -> bool {
        self.at_end() && (self.game.position().ended().is_some() || self.agreed.is_some())
    }

    /// The ply being shown, or shown next if one has just ended, counted from 0; the number of plies when the last
    /// position stands.
    pub fn ply(&self) -> usize {
        self.choreography.moment(self.time).plies.min(self.game.plies().len())
    }

    /// Number of plies before the position that a remark is on: a ply being shown counts when it is done.
    pub fn remarked(&self) -> usize {
        self.ply()
    }

    /// The position after some plies of the course being shown, with what is said of it.
    pub fn node(&self, ply: usize) -> &'a Node {
        self.tree.node(self.path[ply.min(self.path.len() - 1)])
    }

    /// The position to which the ply being shown leads or, between two plies, the position that stands.
    pub fn shown_node(&self) -> NodeId {
        let moment = self.choreography.moment(self.time);
        let rests = moment.events == 0 && self.time - self.choreography.ply_start(moment.plies) < SAME_TIME;
        let ply = moment.plies + usize::from(!rests);
        self.path[ply.min(self.path.len() - 1)]
    }

    /// The remark on the ply that has just been done, until the next one begins.
    pub fn remark(&self) -> Option<&'a str> {
        let moment = self.choreography.moment(self.time);
        Some(self.words.text(&self.node(self.remarked()).comment)).filter(|it| !it.is_empty() && moment.events == 0)
    }

    /// The position as it lies on the table, in the middle of a ply too; before the first frame that of its beginning.
    pub fn lies(&self) -> &'a Position {
        self.lying.unwrap_or_else(|| self.position())
    }

    /// The position at the beginning of the ply being shown.
    pub fn position(&self) -> &'a Position {
        self.game.before(self.ply())
    }

    /// The position analysed and what has been found of it, where the show rests.
    pub fn studied(&self) -> Option<(&'a Position, &Analysis)> {
        let analysis = self.study.as_deref().filter(|_| self.analysing && !self.playing)?;
        Some((self.position(), analysis))
    }

    /// Returns the flaw in a ply, if a review has found one.
    pub fn flaw(&self, ply: usize) -> Option<&BetterMove> {
        let (reviewed, covered) = self.review.as_ref()?;
        reviewed.flaws.get(&ply).filter(|_| ply < *covered)
    }

    /// Returns a sentence with a better move than a ply, if there is one.
    pub fn better(&self, ply: usize) -> Option<String> {
        review::better_move_text(self.words, self.rules(), self.game.before(ply), self.flaw(ply)?)
    }

    /// The same of the ply that has just been done, until the next one begins.
    pub fn verdict(&self) -> Option<String> {
        let moment = self.choreography.moment(self.time);
        self.better(self.ply().checked_sub(1)?).filter(|_| moment.events == 0)
    }

    /// The round of a match being shown; `None` in a single game.
    pub fn round(&self) -> Option<u16> {
        if !rounds::is_match(self.rules()) {
            return None;
        }
        let moment = self.choreography.moment(self.time);
        let before = self.position().round_state().round;
        let shown = self.game.plies().get(moment.plies).map_or(&[][..], |ply| &ply.events[..moment.events]);
        let begun = shown.iter().find_map(|told| match told.event {
            Event::Change(StateChange::RoundBegan { round, .. }) => Some(round),
            Event::Change(_) | Event::Info(_) | Event::Transfer(_) => None,
        });
        Some(begun.unwrap_or(before))
    }

    /// The plies of the move being shown, or shown last, with all its answers; none before the first.
    pub fn whole_move(&self) -> Range<usize> {
        match self.game.plies().len().checked_sub(1) {
            Some(last) => move_grouping::span(self.game, self.ply().min(last)),
            None => 0..0,
        }
    }

    /// Returns which lap is being shown, if the move has several.
    pub fn lap(&self) -> Option<ShownLap> {
        let lap = self.choreography.lap_at(self.time).filter(|lap| lap.ply == self.ply())?;
        self.lap_of(&lap)
    }

    /// Returns which of the laps of its move one is, if there are several.
    pub fn lap_of(&self, lap: &LapStart) -> Option<ShownLap> {
        let (number, laps) = move_grouping::count(self.game, self.choreography, lap);
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
    pub fn asked(&self) -> Option<&'a Position> {
        let position = self.game.before(self.front.filter(|_| !self.playing)?);
        position.ask().map(|_| position)
    }

    /// The position in which the player to move is setting out seeds, and may place another now.
    pub fn setting_out(&self) -> Option<&'a Position> {
        let position = self.game.before(self.front?);
        setting_out::is_setting_out(self.rules(), position).then_some(position)
    }

    /// The clause that causes what is being said. Between two moves, the one that a player should know of before choosing,
    /// else one that decided the last move.
    pub fn clause_at_work(&self) -> Option<Cause> {
        if self.asking {
            return None;
        }
        if let Some(cause) = self.aside.and_then(|aside| aside.cause) {
            return Some(cause);
        }
        self.known().map(|(_, clause)| clause).or_else(|| self.cause())
    }

    /// Between two moves, the position in which one is to be chosen and the clause to know of before.
    pub fn known(&self) -> Option<(&'a Position, Cause)> {
        let front = self.front.filter(|_| !self.playing && self.last_clause().is_none())?;
        let position = self.game.before(front);
        let clause = self.to_be_known.get_or_init(|| to_be_known(self.rules(), position));
        clause.map(|clause| (position, clause))
    }

    /// The clause of the event at the playhead.
    fn last_clause(&self) -> Option<Cause> {
        self.choreography.keyframes().get(self.telling()?)?.clause
    }

    /// The clause behind what is said. Seeds that are sown go by the clause that began their lap.
    fn cause(&self) -> Option<Cause> {
        let show = self.choreography;
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
        if self.choreography.keyframes().get(at)?.kind != KeyframeKind::Stop {
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
        let keyframes = self.choreography.keyframes();
        let keyframe = keyframes.get(at)?;
        let mut earlier =
            self.choreography.laps().iter().rev().filter(|lap| lap.ply == keyframe.ply && lap.keyframe <= at);
        let lap = earlier.find(|lap| lap.hand.is_none_or(|hand| keyframe.hand == Some(hand)))?;
        let first = Some(keyframes[lap.keyframe])
            .filter(|first| matches!(first.kind, KeyframeKind::Lift | KeyframeKind::Enter));
        let before = keyframes[..lap.keyframe].last().filter(|before| before.ply == lap.ply);
        first.and_then(|first| first.clause).or_else(|| before?.clause)
    }

    /// Returns what the caption is about. While the show runs, a line that can be read; where it rests between two
    /// plies, what the last one did; else the very event at the playhead.
    fn about(&self) -> Option<About> {
        if self.playing {
            return self.choreography.line_at(self.time).map(|line| line.about);
        }
        let ply = self.choreography.ply_at(self.time)?;
        let over = self.time >= self.choreography.ply_end(ply) - SAME_TIME && self.choreography.sums_up(ply);
        if over { Some(About::Ply(ply)) } else { self.telling().map(About::Event) }
    }

    /// Index of the keyframe that the caption is about: the one at the playhead, save that a player who is to move is
    /// not left with a stage of play of which there is nothing to say, but with what came before it.
    fn telling(&self) -> Option<usize> {
        let at = self.choreography.keyframe_at(self.time)?;
        let keyframes = self.choreography.keyframes();
        let Some(before) = at.checked_sub(1).filter(|_| self.front.is_some() && !self.playing) else { return Some(at) };
        let goes_back = keyframes[before].ply == keyframes[at].ply && self.is_mere_stage(&keyframes[at]);
        Some(if goes_back { before } else { at })
    }

    /// Returns whether a stage of play begins of which there is nothing to say but that.
    fn is_mere_stage(&self, keyframe: &Keyframe) -> bool {
        let Some(ply) = self.game.plies().get(keyframe.ply).filter(|_| keyframe.kind == KeyframeKind::Stage) else {
            return false;
        };
        let (earlier, later) = ply.events.split_at(keyframe.event);
        let before = || position_before(self.game.before(keyframe.ply), earlier);
        later.first().is_some_and(|told| self.words.is_mere_stage(self.rules(), &before(), told))
    }

    /// The event being shown, or shown last.
    pub(crate) fn told(&self) -> Option<&'a CausedEvent> {
        let keyframe = self.choreography.keyframes().get(self.telling()?)?;
        self.game.plies().get(keyframe.ply)?.events.get(keyframe.event)
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
    fn event(&self, at: usize) -> Option<(&'a Position, &'a [CausedEvent], &'a CausedEvent)> {
        let keyframe = self.choreography.keyframes().get(at)?;
        let (earlier, later) = self.game.plies().get(keyframe.ply)?.events.split_at_checked(keyframe.event)?;
        Some((self.game.before(keyframe.ply), earlier, later.first()?))
    }

    /// The sentence about one event.
    fn told_of(&self, at: usize) -> Option<String> {
        let (start, earlier, told) = self.event(at)?;
        let so_far = TurnContext::after(self.rules(), start, earlier);
        let caption = self.words.caption_in_turn(self.rules(), &so_far, &position_before(start, earlier), told);
        let whose = self.whose_hand(self.choreography.keyframes().get(at)?, &caption);
        let whole = [whose, Some(caption)].into_iter().flatten().filter(|it| !it.is_empty());
        Some(whole.collect::<Vec<_>>().join(" "))
    }

    /// Returns what a ply that is over did, with the rest of its move before it.
    fn sum_up(&self, ply: usize) -> Option<String> {
        let first = move_grouping::span(self.game, ply).start;
        let events: Vec<&CausedEvent> =
            self.game.plies().get(first..=ply)?.iter().flat_map(|ply| &ply.events).collect();
        let summary = self.words.summary(self.rules(), self.game.before(first), &events);
        summary.or_else(|| self.told_of(self.choreography.ply_keyframes(ply).next_back()?))
    }

    /// The line on a lap, with the seeds that are left.
    fn sowing(&self, at: usize) -> Option<String> {
        let keyframe = self.choreography.keyframes().get(at)?;
        let moment = self.choreography.moment(self.time);
        let (start, events) = (self.game.before(keyframe.ply), &self.game.plies().get(keyframe.ply)?.events);
        let next = self.choreography.laps().iter().find(|lap| lap.ply == keyframe.ply && lap.keyframe > at);
        let end = next.map_or(events.len(), |next| self.choreography.keyframes()[next.keyframe].event);
        let shown = if moment.plies > keyframe.ply { end } else { moment.events.clamp(keyframe.event, end) };
        Some(self.words.lap(self.rules(), start, events, keyframe.event, shown))
    }

    /// The line on quick laps, with the number of the one shown.
    fn quick_laps(&self, at: usize) -> Option<String> {
        let ply = self.choreography.keyframes().get(at)?.ply;
        let lap = self.choreography.lap_at(self.time).map_or(1, |lap| lap.number);
        let laps = move_grouping::laps(self.game, self.choreography, ply);
        Some(self.words.quick_laps(self.rules(), self.game.before(ply), lap, laps))
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
