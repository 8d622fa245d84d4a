//! The game on the board as data: its lines, its players, the playhead, and what is seen and said of it at a time.
//!
//! A [`Session`] is the game with the line being shown, laid out in time, and what was taken back of it. A [`Playhead`] is the
//! time shown, and how it moves. A [`ShownGame`] is both together: the position, the lap, the round and the caption at that
//! time. The rest are facts of any game: its [`players`], its [`rounds`], its plies grouped into moves
//! ([`move_grouping`]), the choices of a player ([`Choices`]), the effects of a move ([`Preview`]), a game gone over
//! ([`review`]), the [`clock`], the board for those who do not see it ([`spoken`]).
//!
//! Knows nothing of boards on screen and of how often they are drawn: whoever shows a game keeps a session and a playhead, and
//! asks them.

mod captions;
mod choices;
pub mod clock;
mod lines;
pub mod move_grouping;
pub mod open;
pub mod players;
mod playhead;
mod preview;
pub mod review;
pub mod rounds;
pub mod setting_out;
mod shown;
pub mod spoken;
pub mod subtitles;
pub mod why;

pub use choices::{Choices, ExtraAction, PitOutlook};
pub use lines::NotPlayed;
pub use players::{Players, PlayersMode};
pub use playhead::{Pauses, Playhead, SPEEDS};
pub use preview::Preview;
pub use shown::{ShownGame, ShownLap};

use crate::show::{Choreography, Keyframe};
use crate::words::Words;
use lines::UndoStep;
use mancala::engine::{self, CausedEvent, Game, Position};
use mancala::record::ComputerPlayer;
use mancala::record::tree::{Node, NodeId, Tree, Wiped};
use mancala::record::{Outcome, Record, RecordError, is_variant_file};
use mancala::rules::Catalogue;
use mancala::rules::{LoadError, Settings, Side};
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
    /// It is the record with which the program opens.
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

/// Event before which no move can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveWait {
    /// The move of the program.
    Program,
    /// The end of a move that is shown, of which the rest can be skipped.
    Show,
}

/// Ends of the line on the table and of the main line of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ends {
    shown: NodeId,
    main: NodeId,
}

/// The game on the table.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game with the line being shown: the main line, or a variation.
    pub game: Game,
    /// The same line laid out in time.
    pub choreography: Choreography,
    /// Facts of the game apart from its lines: players, date. See [`Session::to_record`] for all of it.
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

impl Session {
    /// A game just begun or read; what the record says of its lines is taken over.
    pub fn new(game: Game, mut about: Record) -> Session {
        let choreography = Choreography::of(&game);
        // A record that has been replayed has nothing in it that cannot be played.
        let tree = Tree::grown(&about, &game).unwrap_or_else(|_| Tree::of(&game));
        (about.moves, about.notes, about.lines) = Default::default();
        Session {
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
    pub fn opening(catalogue: &Catalogue, id: &str, settings: &Settings) -> Result<Session, LoadError> {
        let rules = catalogue.rules(id, settings)?;
        let start = engine::start(&rules);
        Ok(Session::new(Game::new(Arc::new(rules), start), Record { date: today(), ..Record::default() }))
    }

    /// The same game from its opening, to be played. With `exchange`, the players change seats: each moves on to the seat
    /// that is next in the order of turns.
    pub fn again(&self, exchange: bool) -> Session {
        let mut again = self.begun_at(self.game.start().clone());
        if exchange {
            let (before, mut players) = (self.seated(), self.seated());
            let board = &self.game.rules().board;
            for &seat in board.sides() {
                let (from, to) = (seat.index(), board.after(seat).index());
                players.names[to].clone_from(&before.names[from]);
                players.computers[to] = before.computers[from];
            }
            again.seat(players);
        }
        again
    }

    /// A game by the same rules that begins now with a position. Of the record of this one only the players are taken over.
    pub fn begun_at(&self, position: Position) -> Session {
        let about = Record { variant: self.about.variant.clone(), date: today(), ..Record::default() };
        let mut game = Session::new(Game::new(Arc::clone(self.game.rules()), position), about);
        game.seat(self.seated());
        game
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
    pub fn replace(&mut self, mut other: Session) {
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
    pub fn renewed(&self, catalogue: &Catalogue) -> Result<Session, RecordError> {
        let rules = self.game.rules();
        let mut record = self.to_record();
        let file = std::mem::replace(&mut record.variant, rules.id.clone());
        record.set = self.chosen();
        let agreed = record.result.take().filter(|_| self.tree.node(self.tree.main()).outcome.is_none());
        let game = record.replay(catalogue)?;
        (record.variant, record.result) = (file, agreed);
        let (file, purpose, held) = (self.file.clone(), self.purpose, self.held);
        Ok(Session { file, purpose, held, ..Session::new(game, record) })
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

    /// Returns the name of the player at a seat or, where there is none, that of the seat.
    pub fn player(&self, words: &Words, seat: Side) -> String {
        let name = self.about.player(seat);
        if name.is_empty() { words.seat(self.game.rules(), seat) } else { name.to_owned() }
    }

    /// Returns the position after a number of plies; `None` if the line being shown is shorter.
    pub fn position(&self, plies: usize) -> Option<&Position> {
        (plies <= self.game.plies().len()).then(|| self.game.before(plies))
    }

    /// Returns the position after a number of plies and of events of the next one.
    pub fn position_after(&self, plies: usize, events: usize) -> Position {
        let mut position = self.game.before(plies).clone();
        let told = self.game.plies().get(plies).map_or(&[][..], |ply| &ply.events);
        told.iter().take(events).for_each(|told| position.apply(told.event));
        position
    }

    /// The event that a keyframe shows.
    pub fn event(&self, keyframe: &Keyframe) -> Option<&CausedEvent> {
        self.game.plies().get(keyframe.ply)?.events.get(keyframe.event)
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

    /// Returns the player who is to make the next move after the last ply, if it is the program.
    pub fn computer(&self) -> Option<ComputerPlayer> {
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
    fn is_a_show(&self) -> bool {
        self.game.rules().board.sides().iter().all(|side| self.about.computers[side.index()].is_some())
    }

    /// Returns whether the game is one in which somebody may resign or offer a draw, if not now then at some other time.
    pub fn may_be_ended(&self) -> bool {
        let sides = self.game.rules().board.sides();
        let is_persons = |side: &Side| self.about.computers[side.index()].is_none();
        sides.len() == 2 && self.is_played() && sides.iter().any(is_persons)
    }

    /// Returns the side of whoever would resign or offer a draw now: of two players the person to move or, where that is the
    /// program, the person it plays against. None where nobody can: before the first move, after the end, and in a show.
    pub fn speaker(&self) -> Option<Side> {
        let (rules, position) = (self.game.rules(), self.game.position());
        let goes_on = position.ended().is_none() && self.agreed().is_none() && !self.game.plies().is_empty();
        let Ends { shown, main } = self.ends();
        if !self.may_be_ended() || !goes_on || shown != main {
            return None;
        }
        let chooser = position.chooser();
        let is_persons = |side: &Side| self.about.computers[position.seat(&rules.board, *side).index()].is_none();
        [chooser, rules.board.after(chooser)].into_iter().find(is_persons)
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

    /// Returns the event before which no move can be made; `None` if a move can be made now, or none will be.
    pub fn wait(&self, playhead: &Playhead) -> Option<MoveWait> {
        let held = playhead.frozen || playhead.is_asking(&self.choreography);
        if held || self.purpose == Purpose::Show || self.front(playhead).is_some() {
            return None;
        }
        let (show, plies) = (&self.choreography, self.game.plies().len());
        let shown = show.moment(playhead.time).plies;
        let after = if shown < plies { move_grouping::span(&self.game, shown).end } else { plies };
        if self.game.before(after).ended().is_some() || self.is_agreed_after(after) {
            return None;
        }
        let is_programs = self.computer().is_some() && !self.is_a_show() && !self.held && after == plies;
        Some(if is_programs { MoveWait::Program } else { MoveWait::Show })
    }

    /// Returns whether nothing moves at a time, because a ply is over and the next not begun.
    pub fn is_between_plies(&self, time: f64) -> bool {
        let moment = self.choreography.moment(time);
        let whole = if moment.events == 0 { self.choreography.ply_start(moment.plies) } else { return false };
        (time - whole).abs() < SAME_TIME || moment.plies == self.choreography.plies()
    }

    fn is_played(&self) -> bool {
        self.purpose == Purpose::Play
    }

    fn ends(&self) -> Ends {
        Ends { shown: self.path[self.path.len() - 1], main: self.tree.main() }
    }
}

/// Today's date where the user is, as `2026-03-01`.
pub fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}
