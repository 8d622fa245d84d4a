//! Mistakes in boards, seats, paths and openings.

use crate::diagnostic::{Key, Name, Written};
use crate::diagnostics;

diagnostics! {
    /// Mistakes in a board: its size, its seats, its stores and its paths.
    pub(crate) enum BoardDiagnostic {
        /// A board has one to four rows, the first at South's edge. Six or eight rows are set endwise, with two columns.
        Rows { rows: u8 } = "board-rows" at ["/rows:"],
        /// A board of six or eight rows stands with its ends towards the players: each side has one half of it and sows a
        /// ring round that half.
        Endwise { rows: u8 } = "board-endwise" at ["/rows:"],
        /// The columns of a board have letters and are drawn beside one another, so there is a greatest number of them;
        /// with more than two rows it is smaller.
        Columns { columns: u8, most: u8, high: bool, most_low: u8 } = "board-columns" at ["/columns:"],
        /// On a board of three rows each side owns half of the middle row, which an odd number of columns does not give.
        /// Written seats may divide the row in another way.
        OddMiddleRow { columns: u8 } = "board-odd-middle-row" at ["/columns:"],
        /// The rows of a square stand round it, one for each of the four sides.
        SquareRows { rows: u8 } = "square-rows" at ["/rows:"],
        /// Only the four sides round a square have pits for the seeds that they have to pay.
        Penalties = "penalties-without-square" at ["/penalties"],
        /// The field `players` gives the four seats of a square to fewer players; other boards have a seat for each player.
        Players = "players-without-square" at ["/players"],
        /// A list of written seats has the pits of each side, and one to four sides sit at a board.
        SeatCount { seats: usize } = "seat-count" at ["/seats"],
        /// A seat of a list of written seats names no pit, so that its side has nothing to play with.
        SeatEmpty { side: Key } = "seat-empty" at ["/seats"],
        /// A seat names something that is no pit of this board. Pits are named by the letter of the column and the number of
        /// the row, round a square by the letter of the side and that of the column.
        SeatUnknownPit { pit: Written, first: Name, last: Name } = "seat-unknown-pit" at ["seats/~pit"],
        /// A pit is named twice among the pits of a side; each pit has one owner and is counted once.
        SeatPitTwice { pit: Written, side: Key } = "seat-pit-twice" at ["seats/~~pit"],
        /// A pit is named among the pits of two sides; each pit has one owner.
        SeatPitShared { pit: Written, first: Key, second: Key } = "seat-pit-shared" at ["seats/~~pit"],
        /// A board of four written seats leaves a pit to nobody. The program keeps a pit of nobody under a side that does
        /// not play, and where four sides sit there is none.
        SeatPitOfNobody { pit: Name } = "seat-pit-of-nobody" at ["/seats"],
        /// A ring of a side's own goes out along one row and back along another. The program does not know how it would
        /// run through a third row.
        OwnRingRows { side: Key } = "own-ring-rows" at ["/paths"],
        /// Written paths say which stores a sowing passes, so the field `stores` says no more than that there are stores.
        StoresBesidePaths = "stores-beside-written-paths" at ["/stores"],
        /// A ring of a side's own, a torus, a ring of written seats and a board of three rows have no place for a store on the
        /// way of a sowing. Written paths can name one.
        StoresNotSown { board: Key } = "stores-not-sown" at ["/stores"],
        /// Pits at the ends of the board are part of the ring of two rows, at the places where a store would be sown.
        Ends = "ends-without-ring" at ["/ends"],
        /// Stores at the left hand of their owners are sown in a ring of two rows only.
        StoresLeft = "stores-left-without-two-rows" at ["/stores"],
        /// The lines over a torus need room to run in, and the program keeps no more than a certain number of columns.
        TorusColumns { columns: u8, most: u8 } = "torus-columns" at ["/columns:"],
        /// A torus is a board of four rows whose edges are joined.
        TorusRows { rows: u8 } = "torus-rows" at ["/rows:"],
        /// On a torus no pit belongs to a side, and on every other board each pit that is named does. The two fields say so
        /// together.
        TorusSeats = "torus-seats" at ["/seats", "/paths"],
        /// One ring round all pits is known for one, two and three rows, and round a square.
        RingRows = "ring-rows" at ["/paths", "/rows"],
        /// How one ring runs over three rows depends on the halves of the middle row, which written seats do not have.
        RingOfWrittenSeats = "ring-of-written-seats" at ["/seats"],
        /// Round a square the rows of all sides make up one ring.
        SquareOwnRings = "square-own-rings" at ["/paths"],
        /// A path leads from pit to pit, and a path of one pit leads nowhere.
        PathOfOnePit { side: Key } = "path-of-one-pit" at ["/paths"],
        /// A list of written paths has one path that all sides sow, or one for each side in the order of turns.
        PathCount { paths: usize, sides: usize } = "path-count" at ["/paths"],
        /// A path names something that is neither a pit of this board nor a store. Pits are named by the letter of the column
        /// and the number of the row, round a square by the letter of the side and that of the column.
        PathUnknownPlace { place: Written, first: Name, last: Name } = "path-unknown-place" at ["paths/~place"],
        /// A place stands twice on a path, so that it would have two places after it.
        PathPlaceTwice { place: Written, path: Key } = "path-place-twice" at ["paths/~~place"],
        /// A path names a store on a board that has none.
        PathWithoutStores { store: Written, path: Key } = "path-without-stores" at ["paths/~store"],
        /// A pit of a side is missing from the path that this side sows, so its seeds could not be sown.
        PathLeavesOut { pit: Name, owner: Key, path: Key } = "path-leaves-out" at ["/paths"],
        /// Every path passes no store, or that of its own side, or the stores of all sides, and all paths do alike.
        PathStores = "path-stores" at ["/paths"],
    }
}

diagnostics! {
    /// Mistakes in the seeds at the start of a game.
    pub(crate) enum SetupDiagnostic {
        /// The seeds at the start are given row by row, each number for the pits of one row of a side.
        RowNumbers { field: Name, numbers: usize, rows: usize } = "setup-row-numbers" at ["@field"],
        /// The list of parts of rows is longer than any board needs.
        TooManyParts { field: Name, parts: usize, most: usize } = "setup-too-many-parts" at ["@field"],
        /// A pit of a row is counted from one of its ends, from 1, and the row has no pit of this number.
        PartBeyond { field: Name, part: Written, columns: u8 } = "setup-part-beyond" at ["@field/$part"],
        /// The field `setup.second` is for the side that does not begin. Only where there are two sides is there one
        /// such side.
        SecondSides = "setup-second-sides" at ["/second"],
        /// Seeds that fall at random do so once for both sides, so the side that does not begin cannot have an opening of its
        /// own.
        SecondAtRandom = "setup-second-at-random" at ["/second"],
        /// A board on which special pieces lie beside the seeds can have a certain number of pits at most.
        SpecialPits { pits: usize, most: usize } = "special-pieces-pits" at ["/specials", "ends/specials"],
        /// Special pieces in the rows are known of games of two sides only.
        SpecialSides = "special-pieces-sides" at ["/specials"],
        /// The field `setup.ends` fills the pits at the ends of the board, and this board has none.
        NoEnds = "setup-without-ends" at ["/ends"],
        /// Two sides that have stores may borrow seeds from beside the board. No other game has such seeds.
        SpareSides = "spare-seeds-sides" at ["/spare"],
        /// Seeds to borrow may come into the game, so they count towards the greatest number of seeds.
        SpareTooMany { spare: u16, most: u32 } = "spare-seeds-too-many" at ["/spare:"],
        /// The side that begins has to be one of those that sit at the board.
        First { side: Written, sides: Vec<Name> } = "setup-first" at ["/first:"],
        /// The field `setup.fill` drops seeds in random pits, and by these numbers it drops none.
        FillOfNothing = "setup-fill-of-nothing" at ["/fill"],
        /// The seeds that do not lie in the pits are put in the hands, or fall at random. There are too few of them, or they
        /// cannot be shared equally.
        Total { total: u16, seeds: u64 } = "setup-total" at ["/total:"],
        /// A game needs seeds, and the program can count a certain number of them at most.
        Seeds { seeds: u64, most: u32 } = "setup-seeds",
    }
}
