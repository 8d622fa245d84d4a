//! Poses of stones: lying in a place, held above one, or on its way between the two.

use mancala::rules::{Place, Side};

/// One stone of a game, the same from the opening to the end: 0 up to [`super::Choreography::stones`], numbered place
/// by place as they lie at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StoneId(pub u16);

impl StoneId {
    /// The stone's index into lists kept by stone.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The spot in which a stone lies in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StoneSlot {
    /// The pit, store or hand.
    pub place: Place,
    /// The n-th stone lying in that place, from 0; see [`crate::geometry::slots`] for where that is.
    pub slot: u16,
}

/// An end of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// Lying in a place.
    Lying(StoneSlot),
    /// Lifted, gathered above a place.
    Held {
        /// Place above which they are held.
        over: Place,
        /// The n-th of the stones held, from 0. The last one is dropped next.
        index: u16,
        /// Number of stones held.
        of: u16,
        /// Side whose hand holds them, while several sow at the same time.
        whose: Option<Side>,
    },
}

/// Height above the board at which stones are held: that of a stone lying is 0, the highest of any flight is 1.
pub const HELD_HEIGHT: f32 = 0.45;

impl Anchor {
    /// Height above the board, 0 or [`HELD_HEIGHT`].
    pub fn height(self) -> f32 {
        match self {
            Anchor::Lying(_) => 0.0,
            Anchor::Held { .. } => HELD_HEIGHT,
        }
    }
}

/// The pose of a stone at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pose {
    /// It lies in a place, and is counted there.
    Resting(StoneSlot),
    /// It moves from one anchor to another, and is counted nowhere. While the hand travels, the stones in it fly from
    /// being held above one place to being held above the next.
    Flying {
        /// Anchor that it comes from.
        from: Anchor,
        /// Anchor that it is going to.
        to: Anchor,
        /// Progress over the ground, 0 to 1, eased.
        progress: f32,
        /// Height above the board, 0 to 1, continuous with the anchors' own.
        height: f32,
    },
    /// It is lifted and gathered above a place that the hand has reached.
    Held {
        /// Place above which they are held.
        over: Place,
        /// The n-th of the stones held, from 0. The last one is dropped next.
        index: u16,
        /// Number of stones held.
        of: u16,
        /// Side whose hand holds them, while several sow at the same time.
        whose: Option<Side>,
    },
}

impl Pose {
    /// Returns the spot in which the stone is counted, if it rests.
    pub fn resting(self) -> Option<StoneSlot> {
        match self {
            Pose::Resting(spot) => Some(spot),
            Pose::Flying { .. } | Pose::Held { .. } => None,
        }
    }

    /// Height above the board, 0 to 1.
    pub fn height(self) -> f32 {
        match self {
            Pose::Resting(_) => 0.0,
            Pose::Flying { height, .. } => height,
            Pose::Held { .. } => HELD_HEIGHT,
        }
    }
}

/// The hand that carries lifted stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// Side whose hand it is, while several sow at the same time.
    pub whose: Option<Side>,
    /// The place it comes from.
    pub from: Place,
    /// The place above which it is, or to which it is going.
    pub to: Place,
    /// Progress from `from` to `to`, 0 to 1, eased; 1 when it is there.
    pub progress: f32,
    /// Stones in it. 0 only while it follows the last stone of a lap down.
    pub count: u16,
}
