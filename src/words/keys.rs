//! The keys by which messages choose among their variants: one for each value of an enum.

use crate::rules::board::{Players, Stores};
use crate::rules::capture::{Landing, Slam};
use crate::rules::choice::Which;
use crate::rules::claim::Twin;
use crate::rules::ending::{Cleared, EndlessTurn, Rest};
use crate::rules::phase::Until;
use crate::rules::{Side, Way};

/// What a message may choose by.
pub(super) trait Key {
    fn key(&self) -> &'static str;
}

macro_rules! keys {
    ($($ty:ident { $($value:pat => $key:literal),* $(,)? })*) => { $(
        impl Key for $ty {
            fn key(&self) -> &'static str {
                match self { $($value => $key),* }
            }
        }
    )* };
}

impl Key for Side {
    fn key(&self) -> &'static str {
        self.word()
    }
}

keys! {
    Players { Players::All => "all", Players::Pairs => "pairs", Players::Coalition => "coalition" }
    Which { Which::Smallest => "smallest", Which::Any => "any" }
    bool { true => "yes", false => "no" }
    Stores { Stores::None => "none", Stores::Aside => "aside", Stores::Own | Stores::OwnLeft => "own", Stores::All => "all" }
    Until {
        Until::End => "end",
        Until::OneTurn => "one-turn",
        Until::OneMove => "one-move",
        Until::HandSpent => "hand-spent",
    }
    Landing { Landing::Empty => "empty", Landing::Occupied => "occupied" }
    Slam {
        Slam::Allowed => "allowed",
        Slam::Nothing => "nothing",
        Slam::RestToOpponent => "rest-to-opponent",
        Slam::SpareLast => "spare-last",
        Slam::SpareFirst => "spare-first",
    }
    Twin { Twin::Number => "number", Twin::Column => "column" }
    EndlessTurn {
        EndlessTurn::Void => "void",
        EndlessTurn::Draw => "draw",
        EndlessTurn::MoverLoses => "mover-loses",
        EndlessTurn::Illegal => "illegal",
        EndlessTurn::TurnEnds => "turn-ends",
        EndlessTurn::ByWinner => "by-winner",
    }
    Rest {
        Rest::Starter => "starter",
        Rest::Capturer => "capturer",
        Rest::Mover => "mover",
        Rest::Owner => "owner",
        Rest::Lot => "lot",
    }
    Cleared { Cleared::All => "all", Cleared::Specials => "specials" }
}

impl Key for Way {
    fn key(&self) -> &'static str {
        self.word()
    }
}
