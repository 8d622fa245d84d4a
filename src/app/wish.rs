//! Wishes that the user may have of the game on screen. Panel, table and keyboard trigger them; observers in
//! [`app::plugins`](crate::app::plugins) answer.

use crate::editor::trials::Trial;
use crate::film::export::FilmOrder;
use crate::learn::PuzzleOffer;
use crate::learn::puzzle::PuzzleRequest;
use crate::play::Spread;
use crate::play::players::Players;
use crate::presenter::poll::Vote;
use crate::settings::text_size::TextSize;
use bevy::prelude::Event;
use mancala::engine::{Move, Refused};
use mancala::record::tree::{NodeId, Removed, Wiped};
use mancala::record::{Drawn, Glyph};
use mancala::rules::{PitId, Place, Settings};
use naqala_core::teach::own_puzzles::OwnPuzzle;
use naqala_core::words::Sentence;
use naqala_core::workshop::Edit;
use naqala_core::workshop::editor::{Change, EditDiagnostic};
use std::path::PathBuf;

/// A request. Nothing but an answered request changes the game, the record or the playhead.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Wish {
    /// Play a move in the last position.
    Play(Move),
    /// Play these moves one after another in the last position; to undo takes all of them back.
    PlayLine(Vec<Move>),
    /// Play the move that the program has chosen for whoever is to move after the last ply.
    Answer(Move),
    /// Have the program play at once what it has found so far.
    MoveNow,
    /// Have the program wait with its next move, or no longer.
    Hold(bool),
    /// Play from what is being shown, where no move can be made just now: answered by words and a button.
    TakeOver,
    /// Play the game on the table again from its opening.
    PlayAgain {
        /// `true` if the players change seats.
        exchange: bool,
    },
    /// Look through a game from its beginning.
    LookThrough,
    /// Say which move is best.
    Hint,
    /// Go over the game: what every position was worth, and where another move would have been better.
    GoOver,
    /// Try to find a better move than was made at a ply; the game waits.
    TryBetter {
        /// The ply, counted from 0.
        ply: usize,
        /// The moves that are better.
        good: Vec<Move>,
    },
    /// Value every move of the position shown, or no longer.
    Analyse(bool),
    /// Delete the endgame tables on disk: they are built again when they are wanted.
    DeleteTables,
    /// Play the shortest way to win, in a game for one player.
    ShowSolution,
    /// Set out all the seeds that are left in hand, in the last position.
    SetOutRest(Spread),
    /// Give the game up.
    Resign,
    /// Offer the opponent a draw.
    OfferDraw,
    /// Accept the draw that was offered.
    AgreeDraw,
    /// Take the last ply back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a position of the record, and the line on which it lies.
    ShowNode(NodeId),
    /// Move the variation in which a position lies up a level; one that parts from the main line becomes that.
    Promote(NodeId),
    /// Show the variation in which a position lies by its first moves only, or whole.
    Fold(NodeId, bool),
    /// Remove a position of a variation and all that comes after it.
    RemoveLine(NodeId),
    /// Put back what was removed.
    PutBack(Removed),
    /// Begin a game anew, leaving the one on screen.
    NewGame {
        /// Id of the game: `kalah`, `oware/woli`.
        id: String,
        /// Options that are not as the variant or preset has them.
        settings: Settings,
    },
    /// Show the table as it is at this show time, in seconds from the start of the record.
    Seek(f64),
    /// Show this ply from its beginning; the number of plies shows the last position. Counted from 0.
    ShowPly(usize),
    /// Step to the next event and stop there.
    NextEvent,
    /// Step to the event before and stop there.
    PreviousEvent,
    /// Step to the beginning of the next ply and stop there.
    NextPly,
    /// Step to the beginning of this ply, or of the one before when there already, and stop there.
    PreviousPly,
    /// Step to the beginning of the next lap, or to the end of the ply in its last one, and stop there.
    NextLap,
    /// Step to the beginning of this lap, or of the one before when there already, and stop there.
    PreviousLap,
    /// Step to the end of this round of a match, or to where the next one is laid out, and stop there.
    NextRound,
    /// Step to the beginning of this round of a match, or to the end of the one before, and stop there.
    PreviousRound,
    /// Leave out what is still to be shown of this move with all its answers. A show that runs goes on with the next.
    SkipMove,
    /// Show this move with all its answers as done, and stop there: the next one can be made.
    EndMove,
    /// Go to the opening.
    First,
    /// Go to the last position.
    Last,
    /// Play forwards, or stop.
    PlayPause,
    /// Play backwards, or stop.
    PlayBackwards,
    /// Seconds of show time in a second: 0.25 to 8.
    Speed(f64),
    /// Pause after each lap, or no longer.
    LapByLap(bool),
    /// Make sounds, or no longer.
    Sound,
    /// Turn the board half round.
    Turn,
    /// Show text in letters of another size.
    TextSize(TextSize),
    /// Read a record or a variant file and go there.
    Open(PathBuf),
    /// Put a copy of a variant file among the user's own games.
    KeepVariant(PathBuf),
    /// Write a variant file that has gone as it was when it was last read.
    RestoreVariant(PathBuf),
    /// Take up a game that was kept where it was left.
    Resume(PathBuf),
    /// Take a game that was kept off the list of those that are not over.
    Remove(PathBuf),
    /// Put a game that was removed back on that list.
    BringBack(PathBuf),
    /// Give a game that was kept another name.
    Rename(PathBuf, String),
    /// Find the games that were kept.
    Collect,
    /// Go to one of the recorded games that come with the program, by its name.
    OpenShipped(String),
    /// Write the record.
    Save(PathBuf),
    /// Show a folder in the system's file manager.
    OpenFolder(PathBuf),
    /// Film the game.
    Film(FilmOrder),
    /// Take a picture of the table as it is shown, into this file.
    Picture(PathBuf),
    /// Give up the film that is being made.
    GiveUpFilm,
    /// Put the text of the position shown on the clipboard.
    CopyPosition,
    /// Begin a game by the rules on screen in the position of this text; while one is set up, set this one up.
    PastePosition(String),
    /// Make a game of the user's own from the one on the table, and change its rules.
    MakeOwn,
    /// Change the rules of the game on the table, which is the user's own.
    EditRules,
    /// Change a part of the rules being changed.
    ChangeRules(Change),
    /// Seek fixes for a diagnostic of the rules being changed.
    SeekMends(EditDiagnostic),
    /// Have games played by the rules being changed, to see how they go.
    TryRules(Trial),
    /// Have no more of them played.
    StopTrying,
    /// Have done with changing rules.
    EndEditing,
    /// Copy the file of the rules being changed, and change the copy.
    DuplicateRules,
    /// Give the game whose rules are being changed, and its file, another id.
    RenameRules(String),
    /// Delete the file of the rules being changed.
    DeleteRules,
    /// Set a position up on the table, beginning with the one shown; the game waits.
    Compose,
    /// Leave off setting a position up, after a question if something would be lost; while that is asked, go on instead.
    LeaveComposing,
    /// Change the position being set up.
    Edit(Edit),
    /// Have clicks and keys put special pieces rather than seeds into the position being set up, or seeds again.
    AddSpecials(bool),
    /// Begin a game in the position that has been set up.
    Composed {
        /// `true` to have its moves valued.
        analyse: bool,
    },
    /// Find out what puzzles the position being set up makes.
    FindPuzzles,
    /// Keep the position being set up as a puzzle of a kind, about this move where the kind is about one.
    KeepPuzzle(PuzzleOffer),
    /// Give a puzzle of one's own another name.
    RenamePuzzle(u32, String),
    /// Drop a puzzle of one's own.
    DropPuzzle(u32),
    /// Take in a puzzle of one's own that was dropped.
    TakePuzzle(OwnPuzzle),
    /// Say who sits at each side.
    Players(Players),
    /// Remark on the position after a number of plies; empty takes the remark away.
    Comment {
        /// Number of plies before the remark; 0 is the opening.
        ply: usize,
        /// The remark.
        text: String,
    },
    /// Say what is thought of a move, or no longer.
    Glyph {
        /// Its ply, from 1.
        ply: usize,
        /// Evaluation of the move; `None` to remove it.
        glyph: Option<Glyph>,
    },
    /// Open a part of the panel: answered there.
    Show(PanelTarget),
    /// Shift the next pit chosen rather than sow it, or no longer: answered on the table.
    Shift,
    /// Fill the screen with the window, or no longer.
    FullScreen,
    /// Show the board and the caption alone, as large as they go, or everything again.
    Project(bool),
    /// Stop before the last seed of every move, for a class to be asked what happens next, or no longer.
    AskFirst(bool),
    /// Count votes of a class for an answer, or take some away.
    Vote(Vote, i32),
    /// Give the class that is asked time, or more of it.
    GiveTime,
    /// Forget the votes of a class, and the time it was given.
    ClearPoll,
    /// Hold the table as it is, whatever anybody plays, or no longer.
    Freeze(bool),
    /// Draw something on the board, or wipe it away. Between two plies it becomes part of the record.
    Draw(Drawn),
    /// Take back what was drawn last.
    UndoDrawing,
    /// Wipe away all that is drawn on the board.
    WipeBoard,
    /// Draw again what was wiped away.
    DrawAgain(Wiped),
    /// Write a rule sheet of the game on the table into this file, as HTML if it is called so, else as PDF.
    Sheet(PathBuf),
    /// Find what shows the rules of the game on the table, unless that has been done.
    FindExamples,
    /// Show an example of a rule on the table; the game waits.
    ShowExample {
        /// The line of the rule page.
        sentence: Sentence,
        /// Index of the example among those of the line.
        number: usize,
    },
    /// Show a move in which one could expect the rule of the example shown, and it does nothing.
    CounterExample,
    /// Show this one of the examples or steps that are being gone through, counted from 0; after the last step of a lesson, a
    /// game.
    Step(usize),
    /// Go through the lesson of the game on the table.
    Lesson {
        /// Index of the step to begin with.
        from: usize,
    },
    /// Go through the first lesson of all.
    FirstLesson,
    /// Bring back the game that waits, and go to the games for beginners.
    ChooseGame,
    /// Have the player try what was shown.
    TryExample,
    /// Try what was shown with this pit at once.
    TryPit(PitId),
    /// Say why the pit that was chosen in an exercise may not be chosen.
    SayWhyNot(Refused),
    /// Put a puzzle of the game on the table.
    Puzzle(PuzzleRequest),
    /// Point a place out as the answer to a puzzle, or as a part of it.
    Point(Place),
    /// Choose this number as the answer to a puzzle.
    Guess(u32),
    /// Give what has been pointed out or chosen as the answer.
    Commit,
    /// Try the puzzle on the table once more.
    Retry,
    /// Show the solution of the puzzle on the table.
    Solution,
    /// Bring back the game that waits.
    BackToGame,
    /// Close the window.
    Quit,
}

/// Parts of the panel that can be asked for by key or from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PanelTarget {
    /// The dialog for opening a file.
    OpenFile,
    /// The dialog for saving the record.
    SaveFile,
    /// The list of games.
    Games,
    /// The same, at the games for beginners.
    Beginners,
    /// The games that were kept.
    Collection,
    /// The sheet of keys.
    Keys,
    /// The side panel: opens it if it is shut and shuts it if it is open.
    Panel,
    /// The side panel with its tab on games.
    Game,
    /// The side panel with its tab on rules.
    Rules,
    /// The side panel with its tab on moves.
    Moves,
    /// The side panel with its tab on learning.
    Learn,
}
