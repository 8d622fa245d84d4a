//! Clauses on captures: what triggers one, what is taken, by whom, where it goes, what withholds it.

use super::board::Part;
use super::clause::clauses;
use super::sowing::First;
use serde::{Deserialize, Serialize};

/// Whose pits, as the mover sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Row {
    /// The mover's own.
    Own,
    /// The opponent's.
    #[default]
    Opponent,
    /// Either side's.
    Any,
}

/// What a pit held just before the last seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Landing {
    /// Nothing.
    Empty,
    /// At least one seed.
    Occupied,
}

/// Counts of a pit, the seed just sown included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Makes {
    /// One of these.
    Of(Vec<u16>),
    /// Any even count.
    Even,
}

impl Makes {
    /// Whether a count is one of them.
    #[inline]
    pub fn contains(&self, count: u16) -> bool {
        match self {
            Makes::Of(counts) => counts.contains(&count),
            Makes::Even => count != 0 && count.is_multiple_of(2),
        }
    }
}

/// Who takes captured seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taker {
    /// The player who moves.
    Mover,
    /// The player on whose side the pit lies.
    Owner,
    /// Nobody: the seeds stay, and the turn ends.
    Nobody,
}

/// What the last seed of a lap does among those that capture in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastSeed {
    /// It does not capture so: what it does is for other clauses to say.
    Apart,
    /// It captures like any other.
    Alike,
    /// It captures too, and the player who moves takes the seeds, whoever takes the others.
    Mover,
}

/// Which further pits a capture takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chain {
    /// None.
    None,
    /// Those before it, against the sowing, while they too lie in the row and hold such a count.
    Back,
    /// The same whichever row they lie in.
    BackAcross,
    /// Those after it, with the sowing, on either side, while they hold such a count.
    Onward,
}

/// Which captured pits must have been played in this round: their owner has begun a move from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    /// None of them.
    Any,
    /// That of the last seed.
    Last,
    /// All; the first that has not been stops a chain.
    All,
}

/// What follows a capture by count, or from a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    /// The turn ends.
    End,
    /// The lap goes on with the seeds of the next pit, if it has any.
    NextPit,
    /// The lap goes on with the seeds of the next pit that has any.
    NextSeeds,
    /// The player moves again.
    ExtraMove,
}

impl Then {
    /// Whether the sowing goes on.
    pub fn goes_on(self) -> bool {
        matches!(self, Then::NextPit | Then::NextSeeds)
    }
}

/// What a capture across the middle line takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Across {
    /// The facing pit.
    Facing,
    /// The facing pit and the one behind it.
    Column,
}

/// Which pits must be occupied for a capture across the middle line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Needs {
    /// The facing pit.
    Facing,
    /// The facing pit and the one behind it.
    Both,
    /// One of the two.
    Either,
}

/// Pieces of which kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pieces {
    /// Of either.
    #[default]
    Any,
    /// Seeds.
    Seeds,
    /// Special pieces.
    Specials,
}

/// How many further pits a capture across the middle line takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Onward {
    /// None.
    #[default]
    None,
    /// At most one.
    One,
    /// As many as follow one another.
    All,
}

impl Onward {
    /// The most pits.
    pub fn most(self) -> usize {
        match self {
            Onward::None => 0,
            Onward::One => 1,
            Onward::All => usize::MAX,
        }
    }
}

/// The mover's own seed that made a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OwnSeed {
    /// It is taken along.
    Take,
    /// It stays.
    Leave,
}

/// What a last seed does where there is nothing to take with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Alone {
    /// It stays, and nothing is captured.
    Stays,
    /// It is captured by itself.
    Taken,
}

/// What becomes of a capture of all the opponent's seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slam {
    /// It is made.
    Allowed,
    /// Nothing is taken.
    Nothing,
    /// It is made; all seeds left on the board go to the opponent, and the game ends.
    RestToOpponent,
    /// The pit of the last seed is spared.
    SpareLast,
    /// The captured pit farthest back is spared.
    SpareFirst,
}

/// The pit from which captured seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reentry {
    /// The pit from which the capturing lap was lifted.
    LapOrigin,
    /// The pit in which the last seed fell.
    CapturingPit,
    /// The pit from which the first lap of the turn was lifted.
    TurnOrigin,
}

clauses! {
    /// What is captured. Of the clauses on the last seed, the first whose condition holds decides.
    pub enum Capture, patched by CapturePatch {
        /// A pit that a seed brings to such a count is taken at once (nigerian, ayo-ayo), and the sowing goes on.
        Passing / PassingPatch {
            /// The counts.
            makes: Makes = Makes::Of(vec![4]),
            /// Who takes it.
            taker: Taker = Taker::Mover,
            /// What the last seed of a lap does.
            last: LastSeed = LastSeed::Apart,
            /// Whether the player who may take it is asked; a pit that is left keeps its seeds (oware nam nam's missed fours).
            claimed: bool = false,
        }
        /// The last seed brings a pit to such a count (oware, alemungula, togyz kumalak).
        Count / CountPatch {
            /// Whose pit it must be.
            row: Row = Row::Opponent,
            /// The counts.
            makes: Makes = Makes::Of(vec![2, 3]),
            /// The parts of a side's rows in which a last seed captures nothing (songo).
            not_at: Vec<Part> = Vec::new(),
            /// Which further pits are taken.
            chain: Chain = Chain::None,
            /// Whether the seeds of the pit facing a captured one are taken too.
            facing: bool = false,
            /// Which of the pits must have been played before.
            played: Played = Played::Any,
            /// Whether pits of those parts may be among them.
            links: bool = true,
            /// Who takes them.
            taker: Taker = Taker::Mover,
            /// What follows.
            then: Then = Then::End,
        }
        /// The last seed falls in a pit that faces the opponent across the middle line, and takes what lies there
        /// (kalah with an empty pit, mwambulula with an occupied one).
        Facing / FacingPatch {
            /// Whose pit the last seed must fall in.
            row: Row = Row::Own,
            /// What that pit held before.
            landing: Landing = Landing::Empty,
            /// What is taken.
            take: Across = Across::Facing,
            /// What happens to the last seed.
            own_seed: OwnSeed = OwnSeed::Take,
            /// What happens when the facing pit is empty.
            alone: Alone = Alone::Stays,
            /// Which pits of the opponent's column must be occupied.
            needs: Needs = Needs::Facing,
            /// Fewer seeds than this in the pit behind stay there.
            behind_least: u16 = 1,
            /// How many further facing pits are taken, going on along the row in the way of the lap, while the next own
            /// pit is empty and the one facing it is not (giuthi, enkeshui).
            chain: Onward = Onward::None,
            /// Whether the last seed alone is put into the facing pit and taken with it; `own_seed` then says nothing (papan
            /// dakon).
            crosses: bool = false,
        }
        /// The last seed falls in an empty pit, and takes what lies in the other pits of its column (gabata).
        Column / ColumnPatch {
            /// Whose pit the last seed must fall in.
            row: Row = Row::Any,
            /// Whose pits of the column are taken.
            whose: Row = Row::Opponent,
            /// Whether the last seed is then lifted and sown on.
            onward: bool = false,
        }
        /// The last seed falls in a trap, and takes some of the seeds in it (selus). Of several such clauses the first
        /// that fits decides.
        FromTrap / FromTrapPatch {
            /// Whose trap it must be.
            whose: Row = Row::Any,
            /// On whose side it must lie.
            row: Row = Row::Any,
            /// Which pits it must be one of; any when empty.
            at: Vec<Part> = Vec::new(),
            /// How many seeds are taken, the last one included; with 0 all of them stay, and the turn ends.
            seeds: u16 = 2,
            /// What happens to a last seed that falls in an empty trap.
            alone: Alone = Alone::Taken,
            /// What follows.
            then: Then = Then::End,
        }
        /// The last seed of a sowing of this many falls in one of these pits: it alone is captured (songo).
        LoneLast / LoneLastPatch {
            /// Whose pit it must be.
            row: Row = Row::Opponent,
            /// Which parts of a side's rows.
            at: Vec<Part> = vec![Part::InnerRight(1)],
            /// The fewest seeds sown.
            least: u16 = 1,
        }
        /// A piece of one kind that is dropped in a pit which holds only pieces of the other kind takes all of these, and
        /// stays there; the sowing goes on (kauri).
        Meeting / MeetingPatch {
            /// Whose pit it must be.
            row: Row = Row::Opponent,
            /// Which pieces take others.
            by: Pieces = Pieces::Any,
        }
        /// What becomes of a capture of all the opponent's seeds (oware).
        GrandSlam / GrandSlamPatch {
            /// The effect.
            effect: Slam = Slam::Allowed,
        }
        /// Captured seeds are sown at once as a new lap (mwambulula).
        Resow / ResowPatch {
            /// From which pit.
            from: Reentry = Reentry::LapOrigin,
            /// Where the first of them goes.
            first: First = First::Next,
        }
        /// Captured seeds are not kept: all of them go together into one pit of the opponent's, which the player chooses
        /// (ohojichi). When the player's own pits are empty by then, the first pit of the opponent's circuit gets them, unasked.
        Deposit / DepositPatch {
            /// Whether the pit that the player chose last time may be chosen again.
            again: bool = true,
        }
        /// Captured seeds are sown at once from an end of the own inner row, the first into the end pit itself, and
        /// run along that row (bao). Captured near an end, they start at that end; captured elsewhere, at the end
        /// from which the present way runs along the row; and where the turn's first capture was made by a seed
        /// placed from the hand, the player chooses the end.
        Enter / EnterPatch {
            /// How many pits at each end are near it.
            zone: u8 = 2,
        }
        /// The last seed falls in an empty pit: the seeds of the next pit on the way are captured (torus mancala).
        Ahead / AheadPatch {
            /// Whether a lap of a single seed may capture.
            lone: bool = false,
            /// Whether the lap's origin may be captured.
            origin: bool = false,
        }
        /// The pit after the one in which the last seed fell is empty: the seeds of the pit after that are captured, on
        /// either side (pallanguzhi, ali guli mane).
        Beyond / BeyondPatch {
            /// Whether the seeds of the pit facing a captured one are captured too.
            facing: bool = false,
            /// Whether a further pit is captured where another empty one comes before it, and so on.
            chain: bool = false,
            /// A pit with special pieces and fewer seeds than this is not captured: the turn ends before it (an option of
            /// o an quan).
            special_least: u16 = 0,
            /// What follows.
            then: Then = Then::End,
        }
        /// A turn captures only if its first lap does (bao).
        Begun / BegunPatch {}
        /// A house that counts as one cannot be captured: for captures it is as if empty (bao).
        SafeHouse / SafeHousePatch {}
        /// After a capture the player takes the seeds of this many further pits of the opponent's, and chooses which (tshuba,
        /// mefuvha, tsoro).
        More / MorePatch {
            /// How many pits.
            pits: u8 = 1,
        }
        /// The player may leave a capture unmade (mwambulula's `optional_capture`).
        Optional / OptionalPatch {
            /// Only one by a last seed that fell in a pit which held this before (papan dakon).
            landing: Option<Landing> = None,
        }
        /// When a capture was left unmade, the opponent may move the seeds of the spared inner pit to the pit behind
        /// it (igisoro).
        Retreat / RetreatPatch {}
    }
}
