//! The game on the table, its line laid out in time, and what was taken back.

use super::players::Players;
use crate::playback::Playhead;
use bevy::prelude::Resource;
use mancala::engine::{self, Game, Move, Refused};
use mancala::record::Skill;
use mancala::record::tree::{Node, NodeId, Removed, Tree, Wiped};
use mancala::record::{MAX_EVENTS, Outcome, Record, RecordError, is_variant_file};
use mancala::rules::Catalogue;
use mancala::rules::{LoadError, Settings, Side};
use naqala_core::show::Choreography;
use std::path::PathBuf;
use std::sync::Arc;

/// Times closer than this, in seconds of show time, are one.
pub const SAME_TIME: f64 = 1e-6;

/// Purpose of the game on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It is being played.
    #[default]
    Play,
    /// It is a record being watched. The first move made in it makes it a game being played.
    Watch,
    /// It is the record with which the window opens.
    Demonstrate,
    /// It is shown while a game waits, and nobody plays in it.
    Show,
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

/// Reason that moves were not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The rules do not allow one of them.
    Refused(Refused),
    /// The game would come to have more events than a record may.
    TooLong,
}

/// Ends of the line on the table and of the main line of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ends {
    shown: NodeId,
    main: NodeId,
}

/// Something done that can be undone: how it was before, and after.
#[derive(Clone, Copy, Debug)]
struct UndoStep {
    before: Ends,
    after: Ends,
    /// The positions that continued a line of a variation before and after, if they changed places.
    first: Option<[NodeId; 2]>,
}

/// The game on the table.
#[derive(Resource, Clone, Debug)]
pub struct CurrentGame {
    /// The game with the line being shown: the main line, or a variation.
    pub game: Game,
    /// The same line laid out in time.
    pub choreography: Choreography,
    /// Facts of the game apart from its lines: players, date. See [`CurrentGame::to_record`] for all of it.
    pub about: Record,
    /// All its lines, with what is said of them.
    tree: Tree,
    /// The positions of the line being shown, from the opening to its end.
    path: Vec<NodeId>,
    /// The main line, while another line is shown.
    main: Option<Game>,
    /// `true` if moves made in the main line begin variations of it, as in a record that was read to be watched.
    keeps_main: bool,
    /// End of the main line when its result was agreed.
    agreed: NodeId,
    /// The file that the record was read from or last written to.
    pub file: Option<PathBuf>,
    /// Purpose of the game: to be played, or only watched.
    pub purpose: Purpose,
    /// `true` if the program waits with its moves until it is told to go on.
    pub held: bool,
    /// Another number for each game that is put on the table.
    pub serial: u32,
    /// Steps that undo takes back, the latest last.
    past: Vec<UndoStep>,
    /// Steps that redo brings back, the next last.
    future: Vec<UndoStep>,
}

impl CurrentGame {
    /// A game just begun or read; what the record says of its lines is taken over.
    pub fn new(game: Game, mut about: Record) -> CurrentGame {
        let choreography = Choreography::of(&game);
        // A record that has been replayed has nothing in it that cannot be played.
        let tree = Tree::grown(&about, &game).unwrap_or_else(|_| Tree::of(&game));
        (about.moves, about.notes, about.lines) = Default::default();
        CurrentGame {
            game,
            choreography,
            about,
            path: tree.path(tree.main()),
            agreed: tree.main(),
            tree,
            main: None,
            keeps_main: false,
            file: None,
            purpose: Purpose::Play,
            held: false,
            serial: 0,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// A variant's opening.
    ///
    /// # Errors
    /// An unknown variant, or options that do not go together.
    pub fn opening(catalogue: &Catalogue, id: &str, settings: &Settings) -> Result<CurrentGame, LoadError> {
        let rules = catalogue.rules(id, settings)?;
        let start = engine::start(&rules);
        Ok(CurrentGame::new(Game::new(Arc::new(rules), start), Record { date: today(), ..Record::default() }))
    }

    /// The same game from its opening, to be played. With `exchange`, the players change seats: each moves on to the seat
    /// that is next in the order of turns.
    pub fn again(&self, exchange: bool) -> CurrentGame {
        let rules = Arc::clone(self.game.rules());
        let mut names = Side::ALL.map(|side| self.about.player(side).to_owned());
        let mut computers = self.about.computers;
        if exchange {
            for &seat in rules.board.sides() {
                let next = rules.board.after(seat).index();
                names[next] = self.about.player(seat).to_owned();
                computers[next] = self.about.computers[seat.index()];
            }
        }
        let [south, north, east, west] = names;
        let about = Record { south, north, east, west, computers, date: today(), ..Record::default() };
        CurrentGame::new(Game::new(rules, self.game.start().clone()), about)
    }

    /// Has these players sit at the table.
    pub fn seat(&mut self, players: Players) {
        let [south, north, east, west] = players.names;
        let about = &mut self.about;
        (about.south, about.north, about.east, about.west) = (south, north, east, west);
        about.computers = players.computers;
    }

    /// Those who sit at the table.
    pub fn seated(&self) -> Players {
        let names = Side::ALL.map(|side| self.about.player(side).to_owned());
        Players { names, computers: self.about.computers }
    }

    /// Puts another game on the table in place of this one.
    pub fn replace(&mut self, mut other: CurrentGame) {
        other.serial = self.serial.wrapping_add(1);
        *self = other;
    }

    /// The options that are not as the variant has them by itself.
    pub fn chosen(&self) -> Settings {
        let mut chosen = self.game.rules().settings.clone();
        chosen.retain(|option, value| self.game.rules().defaults.get(option) != Some(value));
        chosen
    }

    /// The same game by the rules that its variant has now: the moves chosen stay, those taken back are forgotten.
    ///
    /// # Errors
    /// If its moves, or those of a line that was left, do not stand any more.
    pub fn renewed(&self, catalogue: &Catalogue) -> Result<CurrentGame, RecordError> {
        let rules = self.game.rules();
        let mut record = self.to_record();
        let file = std::mem::replace(&mut record.variant, rules.id.clone());
        record.set = self.chosen();
        let agreed = record.result.take().filter(|_| self.tree.node(self.tree.main()).outcome.is_none());
        let game = record.replay(catalogue)?;
        (record.variant, record.result) = (file, agreed);
        let (file, purpose, held) = (self.file.clone(), self.purpose, self.held);
        Ok(CurrentGame { file, purpose, held, ..CurrentGame::new(game, record) })
    }

    /// The record of the game as it stands.
    pub fn to_record(&self) -> Record {
        let played = Record::of(&self.game);
        let mut record = self.about.clone();
        // A variant that does not come with the program is found again by its file.
        if !is_variant_file(&record.variant) {
            record.variant = played.variant;
        }
        record.set = played.set;
        record.opening = played.opening;
        record.moves = played.moves;
        self.tree.write_to(&mut record, self.game.rules());
        record.result = self.result();
        record
    }

    /// Returns how the main line has ended, if it has. A game that was given up keeps the result that was agreed, as
    /// long as it does not go on.
    fn result(&self) -> Option<Outcome> {
        let main = self.tree.main();
        let start = self.game.start().ended().map(|ended| ended.result.into());
        self.tree.node(main).outcome.or(start).or(self.about.result.filter(|_| main == self.agreed))
    }

    /// Returns the result on which the players of the game have agreed at the end of what is shown.
    pub fn agreed(&self) -> Option<Outcome> {
        let Ends { shown, main } = self.ends();
        let is_there = self.is_played() && shown == main && main == self.agreed;
        self.about.result.filter(|_| is_there && self.game.position().ended().is_none())
    }

    /// Returns whether the players have agreed on a result after this number of plies of what is shown.
    pub fn is_agreed_after(&self, plies: usize) -> bool {
        plies == self.game.plies().len() && self.agreed().is_some()
    }

    /// Ends the game with a result that its players agree on.
    pub fn agree(&mut self, outcome: Outcome) {
        (self.about.result, self.agreed) = (Some(outcome), self.tree.main());
    }

    /// All lines of the record, with what is said of them.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The positions of the line being shown, from the opening to its end.
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// The main line of the record, played through.
    pub fn main_line(&self) -> &Game {
        self.main.as_ref().unwrap_or(&self.game)
    }

    /// The position after some plies of the line being shown, with what is said of it.
    pub fn node(&self, ply: usize) -> &Node {
        self.tree.node(self.path[ply.min(self.path.len() - 1)])
    }

    /// The same, to have something said of it.
    pub fn node_mut(&mut self, ply: usize) -> &mut Node {
        self.tree.node_mut(self.path[ply.min(self.path.len() - 1)])
    }

    /// Wipes away what is drawn on the position after a number of plies.
    pub fn wipe(&mut self, ply: usize) -> Wiped {
        self.tree.wipe(self.path[ply.min(self.path.len() - 1)])
    }

    /// Draws again what was wiped away.
    pub fn draw_again(&mut self, wiped: &Wiped) {
        self.tree.draw_again(wiped);
    }

    /// Returns which of the record's lines is being shown, counted from 1; none for the main line.
    pub fn line(&self) -> Option<usize> {
        let shown = self.ends().shown;
        let lines = || self.tree.lines().into_iter().position(|end| self.tree.is_within(end, shown));
        if self.tree.is_main(shown) { None } else { lines().map(|line| line + 1) }
    }

    /// Returns how well the program plays who is to make the next move after the last ply, if it is the program.
    pub fn computer(&self) -> Option<Skill> {
        let position = self.game.position();
        if self.purpose != Purpose::Play || position.ended().is_some() || self.agreed().is_some() {
            return None;
        }
        self.about.computers[position.seat(&self.game.rules().board, position.chooser()).index()]
    }

    /// Returns what the program does, if it is to make the next move after the last ply.
    pub fn opponent(&self) -> OpponentState {
        match self.computer() {
            None => OpponentState::Idle,
            Some(_) if self.held => OpponentState::Waits,
            Some(_) => OpponentState::Thinks(self.is_a_show()),
        }
    }

    /// Returns whether the program plays at every seat, so that the others look on.
    pub fn is_a_show(&self) -> bool {
        self.game.rules().board.sides().iter().all(|side| self.about.computers[side.index()].is_some())
    }

    /// Number of plies before a move made now, if one can be made: at the end while the show catches up or the last ply
    /// is shown, and wherever the show rests between two plies. Nobody moves in the midst of a replay, while a class is
    /// asked what happens next, nor for the program while it thinks.
    pub fn front(&self, playhead: &Playhead) -> Option<usize> {
        let is_computers = |front| front == self.game.plies().len() && !self.held && self.computer().is_some();
        let is_held = playhead.frozen || playhead.is_asking(&self.choreography);
        let is_open = self.purpose != Purpose::Show && !is_held;
        self.place_of_next(playhead).filter(|&front| is_open && !is_computers(front))
    }

    /// The same, whoever would make the move.
    fn place_of_next(&self, playhead: &Playhead) -> Option<usize> {
        let plies = self.game.plies().len();
        let moment = self.choreography.moment(playhead.time);
        let last =
            moment.plies + 1 >= plies && self.choreography.ply_at(playhead.time).is_some_and(|ply| ply + 1 == plies);
        let front = if last || playhead.playing && playhead.live {
            plies
        } else if !playhead.playing && self.is_between_plies(playhead.time) {
            moment.plies
        } else {
            return None;
        };
        let is_over = self.game.before(front).ended().is_some() || self.is_agreed_after(front);
        (!is_over).then_some(front)
    }

    /// Returns whether nothing moves at a time, because a ply is over and the next not begun.
    pub fn is_between_plies(&self, time: f64) -> bool {
        let moment = self.choreography.moment(time);
        let whole = if moment.events == 0 { self.choreography.ply_start(moment.plies) } else { return false };
        (time - whole).abs() < SAME_TIME || moment.plies == self.choreography.plies()
    }

    /// Plays a move after the first `front` plies: see [`CurrentGame::play_all`].
    ///
    /// # Errors
    /// A move that may not be played is refused, and nothing has changed.
    pub fn play(&mut self, mv: Move, front: usize) -> Result<(), NotPlayed> {
        self.play_all(&[mv], front)
    }

    /// Plays several moves after the first `front` plies of the line being shown. Any later ones are kept in the
    /// record: a game that is being played, or the demonstration, goes on with the new moves, and those in whose place they
    /// are played become a variation; in a record that is watched, in a game that is over and in a variation, the new moves
    /// are one. Undo takes all of them back.
    ///
    /// # Errors
    /// If one of them may not be played, none is.
    pub fn play_all(&mut self, moves: &[Move], front: usize) -> Result<(), NotPlayed> {
        let front = front.min(self.game.plies().len());
        let before = self.ends();
        let line = [&self.tree.moves(self.path[front])[..], moves].concat();
        let mut game = self.game.clone();
        game.go_to(&line).map_err(NotPlayed::Refused)?;
        if game.plies().iter().map(|ply| ply.events.len() as u64).sum::<u64>() > MAX_EVENTS {
            return Err(NotPlayed::TooLong);
        }
        let mut shown = self.path[front];
        for ply in front..line.len() {
            shown = self.tree.follow(shown, &game, ply);
        }
        self.keeps_main |= self.purpose == Purpose::Watch;
        let goes_on = self.path[front] == before.main;
        let is_played = !self.keeps_main && self.result().is_none() || self.purpose == Purpose::Demonstrate;
        let main = if goes_on || is_played && self.tree.is_main(before.shown) { shown } else { before.main };
        self.go_to(Ends { shown, main });
        self.past.push(UndoStep { before, after: self.ends(), first: None });
        self.future.clear();
        self.purpose = Purpose::Play;
        self.held = false;
        Ok(())
    }

    /// Shows the line that goes on from a position.
    pub fn show(&mut self, node: NodeId) {
        let (now, shown) = (self.ends(), self.tree.end(node));
        if shown != now.shown {
            self.go_to(Ends { shown, ..now });
            self.held = self.computer().is_some();
        }
    }

    /// Moves the variation in which a position lies up a level: see [`Tree::promote`].
    pub fn promote(&mut self, node: NodeId) {
        let before = self.ends();
        let Some(begins) = self.tree.variation(node) else { return };
        let parent = self.tree.parent(begins).unwrap_or_default();
        let first = self.tree.next(parent).filter(|_| !self.tree.is_main(parent)).map(|next| [next, begins]);
        self.tree.promote(node);
        let after = Ends { main: self.tree.main(), ..before };
        if after != before {
            // What was the main line may have been shown only in part, and what is now may go on.
            self.go_to(after);
        }
        if after != before || first.is_some() {
            self.past.push(UndoStep { before, after, first });
            self.future.clear();
        }
    }

    /// Shows the variation in which a position lies by its first moves only, or whole.
    pub fn fold(&mut self, node: NodeId, is_folded: bool) {
        if let Some(first) = self.tree.variation(node) {
            self.tree.node_mut(first).is_folded = is_folded;
        }
    }

    /// Shows the variations in which a position lies whole, so that it is among the moves to be seen; the first move of one
    /// is seen anyhow.
    pub fn unfold(&mut self, node: NodeId) {
        let mut at = Some(node);
        while let Some(first) = at.and_then(|node| self.tree.variation(node)) {
            if self.tree.node(first).is_folded && first != node {
                self.tree.node_mut(first).is_folded = false;
            }
            at = self.tree.parent(first);
        }
    }

    /// Removes a position of a variation and all that comes after it, and tells what is gone.
    pub fn remove(&mut self, node: NodeId) -> Option<Removed> {
        let parent = self.tree.parent(node);
        let removed = self.tree.remove(node)?;
        let is_gone = |step: &UndoStep| {
            let ends = [step.before.shown, step.before.main, step.after.shown, step.after.main];
            ends.iter().chain(step.first.iter().flatten()).any(|&end| self.tree.is_within(end, node))
        };
        self.past.retain(|step| !is_gone(step));
        self.future.retain(|step| !is_gone(step));
        let shown = parent.filter(|_| self.path.contains(&node));
        if let Some(parent) = shown {
            self.go_to(Ends { shown: self.tree.end(parent), ..self.ends() });
            self.held = self.computer().is_some();
        }
        Some(removed)
    }

    /// Puts back what was removed.
    pub fn put_back(&mut self, removed: &Removed) {
        self.tree.put_back(removed);
    }

    /// Takes back what was done last, or the last ply of a game that is played, with what the program has answered. Returns
    /// whether there was anything.
    pub fn undo(&mut self) -> bool {
        if self.agreed().is_some() {
            self.about.result = None;
            return true;
        }
        let mut went = self.undo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_undo() {
            went = self.undo_one();
        }
        // The program is not to make the same move at once.
        self.held = self.computer().is_some();
        went
    }

    fn undo_one(&mut self) -> bool {
        let now = self.ends();
        let done = self.past.pop_if(|step| step.after == now).map(|step| (step.before, step.first));
        // Else it is the last ply of what is shown, but for a record that is only watched.
        let last = || {
            if !self.is_played() {
                return None;
            }
            let shown = self.tree.parent(now.shown)?;
            Some((Ends { shown, main: if now.shown == now.main { shown } else { now.main } }, None))
        };
        let Some((before, first)) = done.or_else(last) else { return false };
        if let Some([was, _]) = first {
            self.tree.continue_with(was);
        }
        self.go_to(before);
        self.future.push(UndoStep { before, after: now, first });
        true
    }

    /// Does again what was taken back, with what the program had answered. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        let mut went = self.redo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_redo() {
            went = self.redo_one();
        }
        self.held = self.computer().is_some() && self.can_redo();
        went
    }

    fn redo_one(&mut self) -> bool {
        let now = self.ends();
        let Some(step) = self.future.pop_if(|step| step.before == now) else { return false };
        if let Some([_, became]) = step.first {
            self.tree.continue_with(became);
        }
        self.go_to(step.after);
        self.past.push(step);
        true
    }

    /// Returns whether something was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        self.future.last().is_some_and(|step| step.before == self.ends())
    }

    /// Returns whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        let was_done = self.past.last().is_some_and(|step| step.after == self.ends());
        was_done || self.agreed().is_some() || self.is_played() && !self.game.plies().is_empty()
    }

    fn is_played(&self) -> bool {
        self.purpose == Purpose::Play
    }

    /// Returns whether moves were made or taken back since the game was begun or read.
    pub fn is_touched(&self) -> bool {
        !self.past.is_empty() || !self.future.is_empty()
    }

    fn ends(&self) -> Ends {
        Ends { shown: self.path[self.path.len() - 1], main: self.tree.main() }
    }

    /// Shows a line, and has the main line end where it is to. Plies that stay are not laid out again.
    fn go_to(&mut self, ends: Ends) {
        if ends.main != self.tree.main() {
            self.tree.make_main(ends.main);
        }
        // Whatever is in the tree has been played before.
        let Ok(common) = self.game.go_to(&self.tree.moves(ends.shown)) else { return };
        self.path = self.tree.path(ends.shown);
        self.choreography.truncate(common);
        for ply in &self.game.plies()[common..] {
            self.choreography.push(&ply.events);
        }
        let mut main = self.main.take().unwrap_or_else(|| self.game.clone());
        let is_other = ends.shown != ends.main && main.go_to(&self.tree.moves(ends.main)).is_ok();
        self.main = is_other.then_some(main);
    }
}

/// Today's date where the user is, as `2026-03-01`.
pub(crate) fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}
