//! Mistakes in records, in the files that hold them, and in the words that records share with the command line.

use crate::diagnostic::{Diagnostic, File, Key, Name, Text, Written};
use crate::diagnostics;

diagnostics! {
    /// Mistakes in records.
    pub(crate) enum RecordDiagnostic {
        /// A record is read as a whole, so its size is limited; no real game comes near the limit.
        TooLong { bytes: usize, most: usize } = "record-too-long",
        /// The format of records has a number. A record of a later format may say things that this version does not
        /// know, so it is not read at all.
        Format { found: u32, known: u32 } = "record-format",
        /// A record lists all its moves, and their number is limited so that they can be played through in a short
        /// time.
        TooManyMoves { moves: usize, most: usize } = "record-too-many-moves",
        /// Besides the moves that were played a record may hold variations, up to a limit.
        TooManyLines { lines: usize, most: usize } = "record-too-many-lines",
        /// The variations of a record are counted from 1, in the order in which it lists them.
        NoLine { number: usize, lines: usize } = "record-no-line",
        /// A record names the options with which its game was played. They must be options of that variant and go
        /// together.
        Options { variant: Written, because: Diagnostic } = "record-options",
        /// A record may name a variant file instead of a variant that comes with the program. The game can only be
        /// replayed if that file has no mistakes.
        VariantFile { file: File } = "record-variant-file",
        /// The game of a record may begin in another position than usual. The text of that position has a mistake.
        Opening { because: Diagnostic } = "record-opening",
        /// One of the moves of a record is not written as moves of this game are.
        Move { number: usize, because: Diagnostic } = "record-move",
        /// A record is replayed by the rules of its game, and one of its moves is illegal in the position before it.
        /// Often an earlier move or an option is not as it was in the game that was played.
        Refused { number: usize, text: Written, because: Diagnostic } = "record-move-refused",
        /// A game of very many seeds may go on for as long as one likes, so a record is only replayed up to a number of
        /// steps that no real game reaches.
        TooMuch { number: usize, most: u64 } = "record-too-much",
        /// The moves of the record end the game, with another result than the one it states.
        Result { stated: Name, played: Name } = "record-result",
        /// Comments, signs and drawings belong to a ply of the moves beside which they stand; 0 is the opening, which no
        /// sign can judge.
        NoPly { note: Key, ply: usize, first: usize, plies: usize } = "record-no-ply",
        /// A sign behind a move judges it, as in books on chess.
        Sign { sign: Written, signs: Vec<Name> } = "move-sign",
        /// The program plays at random, at a level, with a time for each move or to a depth.
        Skill { text: Written, levels: u8 } = "program-strength",
        /// The style of the program is its choice among moves that it takes for nearly equal.
        Style { text: Written } = "playing-style",
        /// A time to think is a number of seconds above 0, whole or with a decimal point.
        Seconds { text: Written } = "thinking-time",
    }
}

diagnostics! {
    /// Mistakes in drawings on the board.
    pub(crate) enum DrawingDiagnostic {
        /// The colour of a ring or an arrow stands behind it, after a colon.
        NoColour { colour: Written, colours: Vec<Name> } = "drawing-no-colour",
        /// An arrow leads from one place of the board to another.
        Nowhere { arrow: Written } = "drawing-nowhere",
        /// Rings and arrows are drawn at pits and, where the board has them, at stores, hands and penalty pits.
        NoPlace { place: Written, pits: Vec<Name>, arrow: Name } = "drawing-no-place",
        /// The number of drawings on one position is limited; more of them could not be told apart.
        TooMany { most: usize } = "drawing-too-many",
    }
}

diagnostics! {
    /// Reasons why a file could not be read.
    pub(crate) enum FileDiagnostic {
        /// There is no file at this path. A relative path begins in the folder in which the program was started, that
        /// of a variant in a record in the folder of the record.
        Missing { file: File, near: Vec<Written>, likely: bool } = "file-missing",
        /// The path leads to a folder, and a file is needed.
        Folder { file: File } = "file-is-folder",
        /// The path leads to a pipe or a device, which might never end or begin.
        Device { file: File } = "file-is-device",
        /// The system does not allow you to read the file: it belongs to somebody else, or its permissions exclude you.
        Forbidden { file: File } = "file-forbidden",
        /// Files are read as a whole, so their size is limited.
        TooLong { file: File, most: usize, unit: Key } = "file-too-long",
        /// Files are texts in UTF-8, or in UTF-16 with a byte-order mark. This one has bytes that are neither.
        NotText = "file-not-text",
        /// The system could not read the file, for a reason of its own.
        Unreadable { file: File, system: Text } = "file-unreadable",
    }
}
