//! The keys by which messages choose among their variants: one for each value of an enum.

use crate::rules::board::{Players, Stores};
use crate::rules::capture::{
    Across, Alone, Landing, LastSeed, Makes, Needs, Onward, OwnSeed, Pieces, Played, Reentry, Row, Slam, Taker, Then,
};
use crate::rules::choice::{When, Which, WhoseStore};
use crate::rules::claim::{TrapOf, Twin};
use crate::rules::ending::{Cleared, EndlessTurn, Leftover, Level, OwnRow, Rest, Verdict, Whose, WonBy};
use crate::rules::phase::Until;
use crate::rules::rounds::{Beginner, FillFrom, Fills, Short, Unfilled};
use crate::rules::sowing::{Counted, First, Halting, Laps, RaceOrder};
use crate::rules::turn::{Again, Unpaid};
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
    WhoseStore { WhoseStore::Any => "any", WhoseStore::Own => "own" }
    Unpaid { Unpaid::Passes => "passes", Unpaid::Loses => "loses" }
    bool { true => "yes", false => "no" }
    Stores { Stores::None => "none", Stores::Aside => "aside", Stores::Own | Stores::OwnLeft => "own", Stores::All => "all" }
    First { First::Next => "next", First::Here => "here" }
    Laps { Laps::First => "first", Laps::Every => "every" }
    Until {
        Until::End => "end",
        Until::OneTurn => "one-turn",
        Until::OneMove => "one-move",
        Until::HandSpent => "hand-spent",
    }
    FillFrom { FillFrom::Left => "left", FillFrom::Right => "right", FillFrom::Store => "store" }
    Short { Short::Unfilled => "unfilled", Short::Completed => "completed" }
    Fills { Fills::All => "all", Fills::AsTheOther => "as-the-other" }
    Unfilled { Unfilled::Open => "open", Unfilled::Closed => "closed", Unfilled::Chosen => "chosen" }
    Beginner {
        Beginner::Alternate => "alternate",
        Beginner::Loser => "loser",
        Beginner::Winner => "winner",
        Beginner::Same => "same",
    }
    When { When::Any => "any", When::Capturing => "capturing", When::Plain => "plain" }
    Halting { Halting::Stop => "stop", Halting::Ask => "ask" }
    Counted { Counted::Before => "before", Counted::After => "after" }
    Row { Row::Own => "own", Row::Opponent => "opponent", Row::Any => "any" }
    Landing { Landing::Empty => "empty", Landing::Occupied => "occupied" }
    Makes { Makes::Of(_) => "of", Makes::Even => "even" }
    LastSeed { LastSeed::Apart => "apart", LastSeed::Alike => "alike", LastSeed::Mover => "mover" }
    Taker { Taker::Mover => "mover", Taker::Owner => "owner", Taker::Nobody => "nobody" }
    Then { Then::End => "end", Then::NextPit => "next-pit", Then::NextSeeds => "next-seeds", Then::ExtraMove => "extra-move" }
    Played { Played::Any => "any", Played::Last => "last", Played::All => "all" }
    Across { Across::Facing => "facing", Across::Column => "column" }
    Onward { Onward::None => "none", Onward::One => "one", Onward::All => "all" }
    Pieces { Pieces::Any => "any", Pieces::Seeds => "seeds", Pieces::Specials => "specials" }
    Level { Level::Draw => "draw", Level::LastMover => "last-mover" }
    Again { Again::Free => "free", Again::Turned => "turned" }
    Needs { Needs::Facing => "facing", Needs::Both => "both", Needs::Either => "either" }
    OwnSeed { OwnSeed::Take => "take", OwnSeed::Leave => "leave" }
    Alone { Alone::Stays => "stays", Alone::Taken => "taken" }
    Slam {
        Slam::Allowed => "allowed",
        Slam::Nothing => "nothing",
        Slam::RestToOpponent => "rest-to-opponent",
        Slam::SpareLast => "spare-last",
        Slam::SpareFirst => "spare-first",
    }
    Reentry {
        Reentry::LapOrigin => "lap-origin",
        Reentry::CapturingPit => "capturing-pit",
        Reentry::TurnOrigin => "turn-origin",
    }
    RaceOrder { RaceOrder::Alternate => "alternate", RaceOrder::Random => "random", RaceOrder::Laps => "laps" }
    TrapOf { TrapOf::Mover => "mover", TrapOf::Other => "other", TrapOf::Owner => "owner" }
    Twin { Twin::Number => "number", Twin::Column => "column" }
    Whose { Whose::Either => "either", Whose::Mover => "mover", Whose::Both => "both" }
    Leftover {
        Leftover::Nobody => "nobody",
        Leftover::Owner => "owner",
        Leftover::Emptier => "emptier",
        Leftover::Next => "next",
    }
    Verdict {
        Verdict::ByWinner => "by-winner",
        Verdict::Draw => "draw",
        Verdict::Void => "void",
        Verdict::MoverLoses => "mover-loses",
        Verdict::NextLoses => "next-loses",
        Verdict::MostSeeds => "most-seeds",
    }
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
    OwnRow { OwnRow::Lap => "lap", OwnRow::Turn => "turn" }
    WonBy {
        WonBy::MostSeeds => "most-seeds",
        WonBy::MostWithTraps => "most-with-traps",
        WonBy::FewestSeeds => "fewest-seeds",
        WonBy::LastMover => "last-mover",
        WonBy::Emptier => "emptier",
    }
}

impl Key for Way {
    fn key(&self) -> &'static str {
        self.word()
    }
}
