//! Clauses on a lap: its direction, where the first seed goes, what is skipped, and when the sowing goes on.

use super::board::{Part, Way};
use super::choice::When;
use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// Where a sowing begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum First {
    /// In the place after the one that gives the direction.
    #[default]
    Next,
    /// In that place itself.
    Here,
}

/// In which laps of a turn something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Laps {
    /// In the first.
    First,
    /// In all of them.
    Every,
}

/// A pit in which a lap does not simply go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HaltAt {
    /// The own house, while it counts as one.
    House,
    /// A pit under the opponent's blockade.
    Blocked,
    /// One of these parts of the own rows.
    Parts(Vec<Part>),
}

/// What happens when a lap ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Halting {
    /// The turn ends.
    Stop,
    /// The player chooses: to stop, or to lift the pit and sow on.
    Ask,
}

/// When the seeds of a house are counted into which one is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Before the seed is placed.
    Before,
    /// After it.
    After,
}

/// In which order the seeds of a race fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceOrder {
    /// The players drop one seed each in turn.
    Alternate,
    /// Each seed is that of a player drawn at random.
    Random,
    /// The players sow a whole lap each in turn.
    Laps,
}

/// Which pit is lifted when a sowing goes on after a lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lifts {
    /// That in which the last seed fell, if it was occupied.
    Last,
    /// The one after it, if that holds seeds; that of the last seed is left alone.
    Next,
}

clauses! {
    /// How seeds are sown. Of the clauses on direction, the first decides.
    pub enum Sowing, patched by SowingPatch {
        /// Always the same way round.
        Fixed / FixedPatch {
            /// The way.
            way: Way = Way::Ccw,
        }
        /// The player chooses the way with each move (ethiopian).
        Chosen / ChosenPatch {}
        /// The half of the row in which the origin lies decides; the player chooses for the middle pit (alemungula).
        ByOrigin / ByOriginPatch {
            /// From the owner's left half.
            left: Way = Way::Cw,
            /// From the owner's right half.
            right: Way = Way::Ccw,
        }
        /// The player who sows decides, whichever pit it is: the two sow towards each other (urar n kkuz imrujen's option).
        BySide / BySidePatch {
            /// South's way.
            south: Way = Way::Ccw,
            /// North's way.
            north: Way = Way::Cw,
        }
        /// The number of seeds lifted decides (cross-kalah, cross-wari); the laps of a turn keep the way of the first.
        ByCount / ByCountPatch {
            /// The way of an even number.
            even: Way = Way::Cw,
            /// The way of an odd number.
            odd: Way = Way::Ccw,
        }
        /// The player chooses a direction for every lap (torus mancala).
        EachLap / EachLapPatch {}
        /// A lap lifted from one of these pits, or captured seeds sown again from there, may run the other way, if
        /// that lap captures (omweso, igisoro).
        Reverse / ReversePatch {
            /// The pits.
            from: Vec<Part> = vec![Part::OuterLeft(1), Part::OuterLeft(2), Part::InnerLeft(1), Part::InnerLeft(2)],
        }
        /// From the player's house, while it counts as one, a turn without capture lifts only this many seeds (bao's tax).
        LiftSome / LiftSomePatch {
            /// How many.
            seeds: u16 = 2,
            /// Whether a seed just placed there counts.
            counted: Counted = Counted::After,
        }
        /// The first seed goes back into the origin (togyz kumalak).
        FirstInOrigin / FirstInOriginPatch {
            /// Where a lone seed goes.
            lone: First = First::Next,
            /// In which laps of a turn (woaley).
            laps: Laps = Laps::First,
        }
        /// The first seed of every lap goes into the mover's store, the others from the next pit on (sokusowo).
        FirstInStore / FirstInStorePatch {}
        /// The origin gets no seed on later laps (oware).
        SkipOrigin / SkipOriginPatch {}
        /// A sowing that comes round to its origin passes over it and over the other pits of the own side, and goes on in
        /// the opponent's pits only (songo).
        ThenOpponent / ThenOpponentPatch {}
        /// If the last seed falls in an occupied pit, that pit is lifted and sown on (nigerian, mwambulula); or the pit
        /// after it is, whatever the last seed fell in (pallanguzhi).
        Relay / RelayPatch {
            /// Which pit is lifted.
            lifts: Lifts = Lifts::Last,
            /// Whether each lap runs the other way than the one before it (giuthi).
            turns: bool = false,
        }
        /// The first lap of a turn, but not of an extra move in it, is dropped in heaps: as many
        /// seeds in each of the first pits as given, and further seeds one by one (uthi).
        Heaps / HeapsPatch {
            /// How many seeds, heap by heap.
            seeds: Vec<u16> = vec![3, 2],
        }
        /// A lap that ends in such an occupied pit and captures nothing does not simply go on (bao's house and
        /// takasia, tsoro's heads).
        Halt / HaltPatch {
            /// Where.
            at: HaltAt = HaltAt::House,
            /// In which turns.
            when: When = When::Any,
            /// What happens.
            then: Halting = Halting::Stop,
            /// Whether the first lap of a turn goes on nevertheless if it came from the own house.
            unless_from_house: bool = false,
        }
        /// A move lifts the special pieces of a pit too: its seeds are sown first, then, going straight on, the special
        /// pieces (kauri). Without this clause special pieces stay where they are.
        SpecialsLast / SpecialsLastPatch {}
        /// Both players choose a pit and sow it at the same time, lap after lap, with no capture or claim, until each has
        /// come to an empty pit; the one who came first makes the next move (gabata, sulus).
        Race / RacePatch {
            /// In which order their seeds fall.
            order: RaceOrder = RaceOrder::Alternate,
        }
        /// A lap that comes back to its own origin ends the turn and does nothing else (torus mancala).
        HomeEnds / HomeEndsPatch {}
    }
}

/// Whether a clause gives the direction of a sowing.
pub fn is_direction(clause: &Sowing) -> bool {
    matches!(
        clause,
        Sowing::Fixed(_)
            | Sowing::Chosen(_)
            | Sowing::ByOrigin(_)
            | Sowing::BySide(_)
            | Sowing::ByCount(_)
            | Sowing::EachLap(_)
    )
}
