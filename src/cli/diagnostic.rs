//! Mistakes in what commands are given: files, positions and options that do not go together.

use mancala::diagnostic::{Argument, Diagnostic, File, Key, Name, Written};
use mancala::diagnostics;

diagnostics! {
    /// Mistakes in what a command is given.
    pub(super) enum CommandDiagnostic {
        /// What a command prints cannot be written, for example because the disk is full. If nobody reads the output any
        /// more, the command ends without a word.
        Output { because: Diagnostic } = "output-unwritable",
        /// A command was told to read the standard input, and the system does not let it.
        Input { because: Diagnostic } = "input-unreadable",
        /// A position is written as `naqala show` prints it below the board: the rows of seeds from the farthest to the
        /// nearest, and then fields such as `stores=0,0` and `to=S`, as far as the game has them.
        Position { argument: Name, because: Diagnostic } = "position-refused",
        /// A link to a position is one word made by `naqala show --link` or by another program that is known here. It
        /// must be complete.
        NoLink { argument: Name } = "position-link-unreadable",
        /// A link to a position is copied as a whole. If a part of it is missing, what is left is no position.
        LinkPosition { because: Diagnostic } = "position-link-refused",
        /// A link to a position names the game that the position belongs to, and the command names another game.
        LinkToOtherGame { linked: Written, named: Written } = "position-link-to-other-game",
        /// A link to a position brings its options with it. An option that is also set on the command line must have the
        /// same value there.
        LinkWithOtherOption { option: Written, linked: Written, chosen: Written } = "position-link-with-other-option",
        /// Endgame tables hold the value of every position with few seeds in the pits. They exist only for games in which
        /// the seeds in the pits alone decide how play can go on.
        NoTables { game: Written } = "endgame-tables-impossible",
        /// Endgame tables grow quickly with the number of seeds and would not fit into memory.
        TablesTooLarge { game: Written, seeds: usize, most: usize } = "endgame-tables-too-large",
        /// The ending of a file's name says in which format the file is written, and this command does not write that
        /// format.
        Ending { file: File, endings: Vec<Name> } = "output-ending-unknown",
        /// A command would overwrite the very game that it reads.
        IsInput { file: File } = "output-is-input",
        /// The format of a game is told by the ending of its file's name, or by an option where the name has no known
        /// ending.
        Format { file: File, argument: Name, endings: Vec<Name> } = "format-unknown",
        /// The standard input and the standard output have no name whose ending could tell the format of a game, so an
        /// option tells it.
        FormatNotGiven { stream: Key, argument: Name, formats: Vec<Name> } = "format-not-given",
        /// The command `naqala convert` writes games in formats for text. Films and pictures of games are made by
        /// commands of their own.
        Picture { file: File, ending: Key } = "format-is-picture",
        /// The lesson of a game has a number of steps that depends on its rules, and they are counted from 1.
        Step { step: usize, steps: usize } = "lesson-step-missing",
        /// Ideas of strategy are written for some games: those for beginners and others of different kinds.
        NoIdeas { game: Written, games: Vec<Name> } = "lesson-without-ideas",
        /// An option belongs to a variant, and the command line names none.
        SetAlone = "set-without-variant",
        /// A recorded game names the options with which it was played. They cannot be changed afterwards.
        SetForRecord = "set-for-record",
        /// A variation is another way in which a recorded game could have gone on, so only records have variations.
        LineOfVariant = "line-of-variant",
        /// A game that is given on a line of the standard input has one line of moves only, without variations.
        LineOfInput = "line-of-input",
        /// A variant describes the rules of a game. This command needs a game that was played, which a record holds.
        NoRecord { variant: Argument } = "variant-in-place-of-record",
        /// A record holds a game that was played. This command needs the rules of a game: the id of a variant, or a
        /// variant file.
        NoVariant { file: File } = "record-in-place-of-variant",
        /// Examples are printed for the clauses that the rule page of the game mentions, under the names that
        /// `naqala replay --events` prints.
        NoClause { clause: Written, clauses: Vec<Name> } = "clause-not-on-page",
        /// Only a game for one player has a solution, and only if its positions are few enough to try them all.
        Unsolved { game: Written, because: Diagnostic } = "game-not-solved",
        /// A game for several players has no solution, since what one can win depends on how the others play.
        SeveralPlayers { game: Written, players: usize, command: Name } = "solution-of-several-players",
        /// Hundreds of games belong to the family that is called mancala, and each has its own rules and its own name.
        Family { name: Written } = "variant-is-family",
        /// The options of a variant stand after the command and the variant, since commands for two variants take options
        /// for each.
        OptionsFirst = "options-before-command",
        /// Each mistake that the program reports has a code, which stands in brackets before its message.
        NoCode { code: Written } = "code-unknown",
        /// No mistake has this code, but the code of one is spelt like it.
        CodeMisspelt { code: Written, near: Name } = "code-misspelt",
    }
}
