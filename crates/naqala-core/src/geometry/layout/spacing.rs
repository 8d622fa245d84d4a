//! Proportions of a layout.

/// Proportions of a layout, in pit radii.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spacing {
    /// Distance between the middles of neighbouring pits of a row.
    pub pitch: f32,
    /// Distance between the rows of a board that is set endwise.
    pub endwise_pitch: f32,
    /// Room between the rows of one side in addition to the counts and names there.
    pub rows: f32,
    /// Room between the two sides in addition to the counts and names there; and the same where each side has a ring of
    /// its own or a row is shared.
    pub ridge: [f32; 2],
    /// Room between the board's edge and what lies on it; and the same where each side has a ring of its own, where a row
    /// is shared, and around a single row.
    pub margin: [f32; 2],
    /// Room between the edge of a square board and what lies on it.
    pub square_margin: f32,
    /// Width of a store; and of the only store of a single row.
    pub store: [f32; 2],
    /// Width of a pit at an end of the board.
    pub end: f32,
    /// Room between a store or a pit at an end and what lies beside it.
    pub store_gap: f32,
    /// Room between a store and the pits around a square.
    pub square_store_gap: f32,
    /// Least height within the margin of a board of one row.
    pub one_row: f32,
    /// Least height of a line of counts. 0 if counts are written in the pits.
    pub line: f32,
    /// Least height of a player's name. 0 if the layout leaves no room for names.
    pub plate: f32,
    /// Shorter side of a hand's tray, and its longer side at most.
    pub hand: [f32; 2],
    /// Room between the board and the tray of a hand along its lower edge, and along its upper edge.
    pub hand_gap: [f32; 2],
    /// `true` if the pits beyond the edges of a torus are shown.
    pub ghosts: bool,
}

impl Spacing {
    /// The table: counts and names stand beside the pits.
    pub const TABLE: Spacing = Spacing {
        pitch: 2.3,
        endwise_pitch: 2.25,
        rows: 0.0,
        ridge: [0.4, 1.0],
        margin: [0.5, 0.8],
        square_margin: 0.6,
        store: [2.0, 2.7],
        end: 2.3,
        store_gap: 0.45,
        square_store_gap: 0.55,
        one_row: 3.5,
        line: 0.44,
        plate: 0.6,
        hand: [2.0, 9.0],
        hand_gap: [0.85, 0.85],
        ghosts: true,
    };

    /// A drawing with counts in the pits, which lie close together.
    pub const CLOSE: Spacing = Spacing {
        pitch: 2.12,
        endwise_pitch: 2.12,
        rows: 0.12,
        ridge: [0.82, 0.82],
        margin: [0.4, 0.4],
        square_margin: 0.4,
        store: [1.8, 1.8],
        end: 1.9,
        square_store_gap: 0.6,
        one_row: 2.0,
        line: 0.0,
        plate: 0.0,
        hand: [1.7, 4.5],
        hand_gap: [0.2, 0.2],
        ghosts: false,
        ..Spacing::TABLE
    };

    /// The same with room for the path of sowing between the pits.
    pub const OPEN: Spacing = Spacing {
        pitch: 2.6,
        endwise_pitch: 2.6,
        rows: 0.6,
        ridge: [1.3, 1.3],
        margin: [0.9, 0.9],
        square_margin: 0.7,
        store: [2.2, 2.2],
        end: 2.3,
        store_gap: 0.6,
        one_row: 3.0,
        ..Spacing::CLOSE
    };
}
