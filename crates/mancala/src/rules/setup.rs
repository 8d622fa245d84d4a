//! A board and its opening as a variant file writes them, and their diagnostics.

use super::board::diagnostic::SetupDiagnostic;
use super::place::{MAX_PITS, MAX_SPECIAL_PITS, PitId, Side};
use super::seats::{Part, SeatLayout, Seating};
use crate::diagnostic::{Diagnostic, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Maximum number of seeds in a game.
pub const MAX_SEEDS: u32 = 65_535;
/// Maximum number of columns on one row or two.
pub const MAX_COLUMNS: u8 = 60;
/// Maximum number of columns on three or four rows.
pub const MAX_HIGH_COLUMNS: u8 = 24;
/// Maximum number of columns of a torus.
pub const MAX_TORUS_COLUMNS: u8 = 12;
/// Maximum number of parts of rows in one list.
pub const MAX_PARTS: usize = 128;

// Every board has room among the places: two rows with a pit at each end, and four rows.
const _: () = assert!(2 * MAX_COLUMNS as usize + 2 <= MAX_PITS && 4 * MAX_HIGH_COLUMNS as usize <= MAX_PITS);

/// Closed paths along which seeds are sown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Paths {
    /// One ring round all the pits, shared by all sides. With three rows it follows a side's outer row, comes back
    /// along that side's half of the middle row, and goes over to the other side's outer row.
    #[default]
    Ring,
    /// A ring for each side round its own pits: out along the row at its edge and back along the next, or along its
    /// only row and from the last pit to the first.
    OwnRings,
    /// Eight straight lines from every pit over a board whose edges are joined (torus mancala).
    Torus,
    /// The pits of each side's path in the order of an anticlockwise sowing, and the stores that it passes by their
    /// letters; one path for each side in the order of turns, or one for all.
    Written(Vec<String>),
}

/// Stores of the board, and those that a sowing passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Stores {
    /// No stores on the board.
    None,
    /// A store for each side, for captures only.
    #[default]
    Aside,
    /// A store for each side at its owner's right hand; a sowing drops a seed in the sower's own and passes the other.
    Own,
    /// The same at its owner's left hand (congkak).
    OwnLeft,
    /// A store for each side at its owner's right hand; every sowing drops seeds in all of them.
    All,
}

/// Players of the four seats of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Players {
    /// Four players, a seat each.
    #[default]
    All,
    /// Two players: one has South and North, the other East and West.
    Pairs,
    /// Three players: one has South and North, against East and West, who win together.
    Coalition,
}

impl Players {
    /// The seats of the player who has this one.
    pub fn seats(self, side: Side) -> &'static [Side] {
        match (self, side) {
            (Players::Pairs | Players::Coalition, Side::South | Side::North) => &[Side::South, Side::North],
            (Players::Pairs, Side::East | Side::West) => &[Side::East, Side::West],
            (_, Side::South) => &[Side::South],
            (_, Side::North) => &[Side::North],
            (_, Side::East) => &[Side::East],
            (_, Side::West) => &[Side::West],
        }
    }

    /// The seats that win together with this one.
    pub fn party(self, side: Side) -> &'static [Side] {
        match (self, side) {
            (Players::Coalition, Side::East | Side::West) => &[Side::East, Side::West],
            _ => self.seats(side),
        }
    }
}

/// Sides that hold seeds in hand at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Hands {
    /// Every side.
    #[default]
    All,
    /// The side that begins.
    First,
}

/// The board as a variant file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardText {
    /// Number of rows: 1 to 4; or 6 or 8 of two columns, a board set endwise on which each side sows its own ring.
    pub rows: u8,
    /// Number of columns: up to 60 on one row or two, up to 24 on more, 4 to 12 on a torus.
    pub columns: u8,
    /// The sides, and the owner of each pit.
    #[serde(default)]
    pub seats: SeatLayout,
    /// Paths of sowing.
    #[serde(default)]
    pub paths: Paths,
    /// Stores of the board.
    #[serde(default)]
    pub stores: Stores,
    /// `true` if each side has a pit for the seeds that it has to pay.
    #[serde(default)]
    pub penalties: bool,
    /// Players of the seats of a square.
    #[serde(default)]
    pub players: Players,
    /// `true` if a pit that nobody owns lies at each end of two rows, in the ring (o an quan).
    #[serde(default)]
    pub ends: bool,
}

/// Changes to single parts of [`BoardText`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BoardPatch {
    /// See [`BoardText::rows`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub rows: Option<u8>,
    /// See [`BoardText::columns`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub columns: Option<u8>,
    /// See [`BoardText::seats`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub seats: Option<SeatLayout>,
    /// See [`BoardText::paths`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub paths: Option<Paths>,
    /// See [`BoardText::stores`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub stores: Option<Stores>,
    /// See [`BoardText::players`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub players: Option<Players>,
}

impl BoardPatch {
    /// Changes what the patch names.
    pub fn apply(&self, board: &mut BoardText) {
        board.rows = self.rows.unwrap_or(board.rows);
        board.columns = self.columns.unwrap_or(board.columns);
        if let Some(seats) = &self.seats {
            board.seats.clone_from(seats);
        }
        if let Some(paths) = &self.paths {
            board.paths.clone_from(paths);
        }
        board.stores = self.stores.unwrap_or(board.stores);
        board.players = self.players.unwrap_or(board.players);
    }
}

/// A random opening: repeatedly, a random pit that holds few seeds gets some more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// Number of times that a pit is chosen at random.
    pub times: u16,
    /// Number of seeds below which a pit can be chosen.
    pub below: u16,
    /// The fewest seeds that it then gets.
    pub least: u16,
    /// The most seeds that it then gets.
    pub most: u16,
}

/// Contents at the start of each of the pits at the ends of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct EndSetup {
    /// Seeds.
    pub seeds: u16,
    /// Special pieces.
    pub specials: u16,
}

/// Different seeds at the start on the side of the player who does not begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SecondSetup {
    /// Seeds in each pit of that side's rows, the row at its own edge first; as on the other side if left out.
    pub rows: Vec<u16>,
    /// Seeds in parts of its rows. Those given for both sides apply here too, unless these overrule them.
    pub parts: Vec<(Part, u16)>,
}

/// The seeds at the start, as a variant file writes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupText {
    /// Seeds in each pit of a side's rows, the row at its own edge first: one number a row.
    pub rows: Vec<u16>,
    /// Seeds in parts of each side's rows, where they differ; a later one overrules an earlier one.
    #[serde(default)]
    pub parts: Vec<(Part, u16)>,
    /// Different seeds on the side of the player who does not begin.
    #[serde(default)]
    pub second: Option<SecondSetup>,
    /// Special pieces in each pit of a side's rows, as in `rows`; none if left out.
    #[serde(default)]
    pub specials: Vec<u16>,
    /// Contents of the pits at the ends of the board, if it has any.
    #[serde(default)]
    pub ends: EndSetup,
    /// Seeds beside the board that each side may borrow; they do not count as seeds of the game.
    #[serde(default)]
    pub spare: u16,
    /// Seeds in the hand of each side that holds any.
    #[serde(default)]
    pub hand: u16,
    /// Sides that hold seeds in hand.
    #[serde(default)]
    pub hands: Hands,
    /// All seeds of the game: those that do not lie in the pits are in the hands, or fall at random if there is `fill`.
    #[serde(default)]
    pub total: Option<u16>,
    /// Further seeds that fall at random.
    #[serde(default)]
    pub fill: Option<Fill>,
    /// The number from which a random opening is drawn: the same number, the same opening.
    #[serde(default)]
    pub seed: u16,
    /// The side that begins.
    #[serde(default)]
    pub first: Side,
}

/// Changes to single parts of [`SetupText`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SetupPatch {
    /// See [`SetupText::rows`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub rows: Option<Vec<u16>>,
    /// See [`SetupText::parts`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub parts: Option<Vec<(Part, u16)>>,
    /// See [`SetupText::second`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub second: Option<Option<SecondSetup>>,
    /// See [`SetupText::hand`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub hand: Option<u16>,
    /// See [`SetupText::fill`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub fill: Option<Option<Fill>>,
    /// See [`SetupText::total`].
    #[serde(deserialize_with = "super::dialect::given")]
    pub total: Option<Option<u16>>,
}

impl SetupPatch {
    /// Changes what the patch names.
    pub fn apply(&self, setup: &mut SetupText) {
        if let Some(rows) = &self.rows {
            setup.rows.clone_from(rows);
        }
        if let Some(parts) = &self.parts {
            setup.parts.clone_from(parts);
        }
        if let Some(second) = &self.second {
            setup.second.clone_from(second);
        }
        setup.hand = self.hand.unwrap_or(setup.hand);
        setup.fill = self.fill.unwrap_or(setup.fill);
        setup.total = self.total.unwrap_or(setup.total);
    }
}

impl SetupText {
    /// Returns the setup with the hand, or the number of seeds that fall at random, that makes up the total.
    pub(super) fn made_up(&self, board: &BoardText) -> SetupText {
        let mut setup = self.clone();
        let Some(total) = self.total.filter(|_| board.faults().is_empty()) else { return setup };
        let laid = SetupText { hand: 0, fill: None, ..self.clone() }.seeds(board, &board.seating(), true);
        let rest = u16::try_from(u64::from(total).saturating_sub(laid)).unwrap_or_default();
        match &mut setup.fill {
            Some(fill) => fill.times = rest,
            None => setup.hand = rest / self.holders(board.seating().sides()),
        }
        setup
    }

    /// Returns the number of sides that hold seeds in hand.
    fn holders(&self, sides: &[Side]) -> u16 {
        match self.hands {
            Hands::All => sides.len() as u16,
            Hands::First => 1,
        }
    }

    /// Returns all mistakes in the seeds on a board; if the board has mistakes, only those that do not depend on them.
    pub fn faults(&self, board: &BoardText) -> Vec<Diagnostic> {
        self.mistakes(board).into_iter().map(Diagnostic::from).collect()
    }

    fn mistakes(&self, board: &BoardText) -> Vec<SetupDiagnostic> {
        let mut faults = Vec::new();
        let (seating, sound) = (board.seating(), board.faults().is_empty());
        let (sides, rows) = (seating.sides(), usize::from(seating.rows_of_side()));
        let has_rows = (1..=8).contains(&board.rows);
        let second = self.second.as_ref().map(|it| ("setup.second", &it.rows, &it.parts));
        for (of, named, parts) in [("setup", &self.rows, &self.parts)].into_iter().chain(second) {
            let left_out = named.is_empty() && of != "setup";
            if has_rows && named.len() != rows && !left_out {
                let field = Name(format!("{of}.rows"));
                faults.push(SetupDiagnostic::RowNumbers { field, numbers: named.len(), rows });
            }
            let field = Name(format!("{of}.parts"));
            if parts.len() > MAX_PARTS {
                faults.push(SetupDiagnostic::TooManyParts { field, parts: parts.len(), most: MAX_PARTS });
                return faults;
            }
            for (part, _) in parts {
                if part.number().is_some_and(|n| n == 0 || n > board.columns) {
                    let part = format!("{part:?}").into();
                    faults.push(SetupDiagnostic::PartBeyond { field: field.clone(), part, columns: board.columns });
                }
            }
        }
        if self.second.is_some() && sound && sides.len() != 2 {
            faults.push(SetupDiagnostic::SecondSides);
        }
        if self.second.is_some() && self.fill.is_some() {
            faults.push(SetupDiagnostic::SecondAtRandom);
        }
        let pieces = self.specials.len();
        if pieces > 0 && has_rows && pieces != rows {
            faults.push(SetupDiagnostic::RowNumbers { field: "setup.specials".into(), numbers: pieces, rows });
        }
        let at_ends = self.ends.specials > 0;
        let pits = usize::from(board.rows) * usize::from(board.columns) + if board.ends { 2 } else { 0 };
        if (pieces > 0 || at_ends) && pits > MAX_SPECIAL_PITS {
            faults.push(SetupDiagnostic::SpecialPits { pits, most: MAX_SPECIAL_PITS });
        }
        if self.ends != EndSetup::default() && !board.ends {
            faults.push(SetupDiagnostic::NoEnds);
        }
        if self.spare > 0 && sound && (sides.len() != 2 || !board.has_stores()) {
            faults.push(SetupDiagnostic::SpareSides);
        }
        if pieces > 0 && sides.len() != 2 {
            faults.push(SetupDiagnostic::SpecialSides);
        }
        if sound && !sides.contains(&self.first) {
            let name = |side: &Side| format!("{side:?}");
            let known = sides.iter().map(|side| name(side).into()).collect();
            faults.push(SetupDiagnostic::First { side: name(&self.first).into(), sides: known });
        }
        if let Some(fill) = self.fill
            && (fill.least == 0 || fill.least > fill.most || fill.times == 0 || fill.below == 0)
        {
            faults.push(SetupDiagnostic::FillOfNothing);
        }
        let seeds = self.seeds(board, &seating, sound);
        if seeds <= MAX_SEEDS.into() && seeds + 2 * u64::from(self.spare) > MAX_SEEDS.into() {
            faults.push(SetupDiagnostic::SpareTooMany { spare: self.spare, most: MAX_SEEDS });
        }
        if let Some(total) = self.total.filter(|&total| sound && u64::from(total) != seeds) {
            faults.push(SetupDiagnostic::Total { total, seeds });
        }
        if sound && (seeds == 0 || seeds > MAX_SEEDS.into()) {
            faults.push(SetupDiagnostic::Seeds { seeds, most: MAX_SEEDS });
        }
        faults
    }

    /// Returns the highest possible number of seeds on both sides. A file may name a great many rows.
    fn seeds(&self, board: &BoardText, seating: &Seating, sound: bool) -> u64 {
        let in_hands = u64::from(self.holders(seating.sides())) * u64::from(self.hand)
            + 2 * (u64::from(self.ends.seeds) + u64::from(self.ends.specials));
        let at_random = self.fill.map_or(0, |fill| u64::from(fill.times) * u64::from(fill.most));
        if !sound {
            let on_board: u64 = self.rows.iter().map(|&n| u64::from(n) * u64::from(board.columns)).sum();
            let pieces: u64 = self.specials.iter().map(|&n| u64::from(n) * u64::from(board.columns)).sum();
            return seating.sides().len() as u64 * (on_board + pieces) + in_hands + at_random;
        }
        let pits = (0..board.rows * board.columns).map(PitId);
        let lies = |pit| u64::from(self.at(seating, pit, self.first)) + u64::from(self.pieces_at(seating, pit));
        pits.map(lies).sum::<u64>() + in_hands + at_random
    }

    /// Returns the special pieces in a pit of the rows at the start.
    pub(super) fn pieces_at(&self, seating: &Seating, pit: PitId) -> u16 {
        seating.from_edge(pit).and_then(|row| self.specials.get(usize::from(row)).copied()).unwrap_or(0)
    }

    /// Returns the seeds in a pit at the start of a round that a side begins, without those that fall at random; none
    /// in a pit that is nobody's.
    pub(super) fn at(&self, seating: &Seating, pit: PitId, begins: Side) -> u16 {
        let second = self.second.as_ref().filter(|_| seating.owner(pit).is_some_and(|owner| owner != begins));
        let rows = second.map(|it| &it.rows).filter(|rows| !rows.is_empty()).unwrap_or(&self.rows);
        let parts = self.parts.iter().chain(second.iter().flat_map(|it| &it.parts));
        let part = parts.rev().find(|(part, _)| part.holds(seating, pit)).map(|(_, seeds)| *seeds);
        let row = || seating.from_edge(pit).and_then(|row| rows.get(usize::from(row)).copied());
        part.or_else(row).unwrap_or(0)
    }
}
