//! Mistakes in moves and positions as text.

use crate::diagnostic::{Key, Name, Written};
use crate::diagnostics;
use crate::rules::Side;

diagnostics! {
    /// Mistakes in moves, and reasons why one is refused.
    pub(crate) enum MoveDiagnostic {
        /// The text has none of the forms in which moves are written: the name of a pit of this board, perhaps with a
        /// direction, or one of a few words.
        NoMove { text: Written, moves: usize, legal: Vec<Written> } = "move-unreadable",
        /// A direction alone answers a question in the middle of a turn, and nothing has been asked.
        NoQuestion { text: Written, moves: usize, legal: Vec<Written> } = "move-answers-nothing",
        /// Players lift seeds of their own stores only.
        OtherStore { text: Written, moves: usize, legal: Vec<Written> } = "move-other-store",
        /// The pit alone, or a rule, decides in which direction this move is sown, so it is written without one.
        NoChoice { text: Written, forms: Vec<Written> } = "move-direction-given",
        /// The player chooses in which direction this move is sown, so the direction is part of the move.
        NoDirection { text: Written, forms: Vec<Written> } = "move-direction-missing",
        /// A rule of the game, or an option that was chosen, bars the move in this position.
        Barred { clause: Written, moves: usize, legal: Vec<Written> } = "move-barred",
        /// A rule decides whether the player chooses the direction of a move. The move names one where there is no
        /// choice, or none where there is one.
        Direction { clause: Written, moves: usize, legal: Vec<Written> } = "move-direction-barred",
        /// An earlier move has ended the game, or the position says that it is over. Nothing can be played after that.
        Over = "move-after-end",
        /// A question that is asked in the middle of a turn must be answered before anything else is played, and an
        /// answer can be given to a question only.
        Question { moves: usize, legal: Vec<Written> } = "move-no-answer",
        /// The move is written as it should be, and this game has no such move in this position.
        NotHere { moves: usize, legal: Vec<Written> } = "move-not-here",
    }
}

diagnostics! {
    /// Mistakes in positions.
    pub(crate) enum PositionDiagnostic {
        /// The text of a position is read as a whole, so its length is limited; no board needs as much.
        TooLong { bytes: usize, most: usize } = "position-too-long",
        /// Aualé writes a position of Oware as the seeds of the twelve pits, of the two stores, and the player to move.
        Auale { text: Written } = "position-auale",
        /// A position consists of numbers, names and a few signs.
        StraySign { sign: Written } = "position-stray-sign",
        /// The parts of a field are separated by signs, and one of them is missing.
        NoMark { found: Written, at: Key, mark: Name } = "position-no-mark",
        /// One of a few words belongs at this place of a position.
        OneOf { found: Written, at: Key, names: Vec<Name> } = "position-one-of",
        /// Seeds, laps, rounds, points, pits and turns are written as whole numbers in digits. Each has the bounds that
        /// the game sets.
        Number { found: Written, at: Key, of: Key, least: i64, most: i64 } = "position-number",
        /// Seeds are counted up to a limit, all those of a position together.
        TooManySeeds { most: u32 } = "position-too-many-seeds",
        /// After the rows come fields, each with its name and mostly with `=` and a value.
        NoField { found: Written, at: Key, likely: bool, near: Vec<Name>, fields: Vec<Name> } = "position-no-field",
        /// Some fields have a value for every side, with commas between them.
        FewValues { field: Name, found: usize, sides: usize, example: Name } = "position-few-values",
        /// A field is written twice, and the two could contradict each other.
        FieldTwice { field: Name } = "position-field-twice",
        /// A field, or a part of one, says something that this game or this board does not have, or that is not
        /// counted there.
        NotHere { field: Name, what: Key } = "position-not-here",
        /// A position names the rules of its game, such as the one that ended it, as the variant file and
        /// `naqala replay --json` name them.
        NoClause { found: Written, at: Key } = "position-no-clause",
        /// A pit is named by the letter of its column and the number of its row.
        NoPit { found: Written, at: Key, first: Name, last: Name } = "position-no-pit",
        /// A row has a number of seeds for every pit of it, as many as the board has columns, and not more.
        RowLong { row: u8, pits: u8 } = "position-row-long",
        /// A row has a number of seeds for every pit of it, also for those that are empty.
        RowShort { row: u8, found: u8, pits: u8 } = "position-row-short",
        /// A position has all the rows of the board, separated by `/`.
        FewRows { found: u8, rows: u8 } = "position-few-rows",
        /// A position has as many rows as the board, and not more.
        ManyRows { rows: u8 } = "position-many-rows",
        /// The seeds that a side may hold in hand depend on how this game uses them: one by one, part by part or all at
        /// once.
        Hand { side: Key, seeds: u16, full: u16, spent: Key } = "position-hand",
        /// A pit bears one mark at most.
        MarkTwice { pit: Name } = "position-mark-twice",
        /// Which marks a pit can bear depends on the game and on the pit.
        NoMarkHere { pit: Name, found: Written, at: Key, known: usize, marks: Vec<Name> } = "position-no-such-mark",
        /// Some marks are given to pits between two rounds, so that no pit has one in the first round.
        MarkLater { pit: Name } = "position-mark-later",
        /// A game of several stages names the one in which the position is by its id.
        NoStage { found: Written, at: Key, stages: Vec<Written> } = "position-no-stage",
        /// In a stage that lasts until the hands are spent, the player to move places seeds of their hand, and there are
        /// none.
        StageHand { stage: Written, side: Key } = "position-stage-hand",
        /// From the second round on a position says what the sides brought into the round and who began it. Of the
        /// first round that is known.
        FirstRound { begins: Name } = "position-first-round",
        /// Between two rounds a player may have to choose pits. This is not the rule that has them do so in this game.
        NoChoosing { found: Written, at: Key } = "position-no-choosing-clause",
        /// Pits are chosen between two rounds, and so before the second at the earliest.
        ChoiceFirstRound = "position-choice-first-round",
        /// Between two rounds only one question is open, and none when the game is over.
        ChoiceAsked = "position-choice-beside-question",
        /// In a list of sides each side is named once at most; the second time another one was most likely meant.
        SideTwice { side: Key } = "position-side-twice",
        /// The word `:now` says that the turn in which a side captures is still going on, so it must be that side's
        /// turn.
        CapturingNow { side: Key } = "position-capturing-now",
        /// In this game a side wins when it alone has captured for a number of turns.
        CapturedWon { side: Key } = "position-captured-won",
        /// It depends on the player to move what can be played, so a position always says who that is.
        NoTurn { sides: Vec<Name> } = "position-no-turn",
        /// A game that is over asks nobody anything.
        AskedOver = "position-asked-over",
        /// Seeds are in flight only in the middle of a turn: while something is asked, or when the game has ended
        /// there.
        InFlight = "position-in-flight",
        /// A game cannot begin with a position in which the player to move has no legal move.
        Stuck { side: Key } = "position-stuck",
        /// When a round has been laid out, nothing is left in the hands from which that is done.
        LaidOut { side: Key, seeds: u16 } = "position-laid-out",
        /// When one player has laid out the round, the other takes as many seeds from their store, and has none in hand
        /// before that.
        AnswerHand { side: Key, other: Key, seeds: u16 } = "position-answer-hand",
        /// The player who lays out the round second must lay out the same as the first, and their store does not have
        /// as many seeds.
        AnswerStore { side: Key, other: Key, seeds: u16, stored: u16 } = "position-answer-store",
    }
}

diagnostics! {
    /// Mistakes in the question of a position, its field `ask`.
    pub(crate) enum QuestionDiagnostic {
        /// A question is named by the rule that lets a player choose in the middle of a turn.
        NoClause { found: Written, at: Key, known: usize, clauses: Vec<Written> } = "position-ask-no-clause",
        /// A rule asks something only in the stages in which it is in force.
        Stage { clause: Written, stage: Written } = "position-ask-stage",
        /// The pits that a question names are those of a sowing, and this player's path does not lead there.
        NeverSows { side: Key, place: Name } = "position-ask-never-sows",
        /// Only in some pits does the rule let a player turn the sowing round.
        NoTurning { pit: Name, clause: Written } = "position-ask-no-turning",
        /// The rule asks only of pits that hold certain numbers of seeds.
        NotTaken { pit: Name, seeds: u16, clause: Written } = "position-ask-not-taken",
        /// The rule asks whether seeds are drawn back out of reach of a capture, from an inner row into the outer one.
        NoRetreat { pit: Name } = "position-ask-no-retreat",
        /// A part of a question is written twice, and the two could contradict each other.
        PartTwice { part: Name } = "position-ask-part-twice",
        /// The word `from-` stands before the pit from which the turn was sown first, where the lap was lifted from
        /// another.
        From { found: Written } = "position-ask-from",
        /// In this game it matters whether a turn began with a capture, so a question says it.
        NoCapturing = "position-ask-no-capturing",
        /// The word `left-` stands before the number of pits that may still be chosen.
        Left { found: Written } = "position-ask-left",
        /// The rule lets a player choose a number of pits, so the question says how many are left.
        NoLeft { clause: Written, most: u8 } = "position-ask-no-left",
        /// A player never chooses more pits than the rule says, and is asked about one at least.
        LeftRange { found: Name, most: u8 } = "position-ask-left-range",
        /// Only a rule by which a player chooses further pits has a number of them left.
        LeftUnused { clause: Written } = "position-ask-left-unused",
        /// The player chooses pits of the opponent to take their seeds, and all those are empty.
        NothingToTake { side: Key } = "position-ask-nothing-to-take",
        /// The last seed lies in the pit of the question. A pit that was empty holds just that seed, and any other pit
        /// holds more.
        Fallen { pit: Name, seeds: u16, least: u16 } = "position-ask-fallen",
        /// The question is about seeds that are in flight, and there are none.
        NoneInFlight { of: Key } = "position-ask-none-in-flight",
        /// Captured seeds are in flight only in games in which they are sown again.
        NotResown = "position-ask-not-resown",
        /// Seeds are in flight only while a question about them is open.
        FlightUnasked = "position-ask-flight-unasked",
    }
}

/// Returns the key by which messages choose the name of a side.
pub(super) fn side_key(side: Side) -> Key {
    Key(side.word())
}
