//! Values of the first edition as the second spells them.

use crate::rules::board::Way;
use crate::rules::capture::{Alone, Landing, LastSeed, Makes, OwnSeed, Pieces, Row, Slam, Taker, Then};
use crate::rules::choice::When;
use crate::rules::claim::TrapOf;
use crate::rules::ending::{Amount, Cleared, EndlessTurn, Leftover, Level, Rest, Verdict, Whose as WhosePits, WonBy};
use crate::rules::kinds::condition::{Began, Counts, PitIf, Was, Whose};
use crate::rules::kinds::sowing::Ways;
use crate::rules::kinds::{ending, landing, sowing};
use crate::rules::sowing::First;

/// A condition of a pit where there may be none.
pub(super) fn some(pit: PitIf) -> Option<Box<PitIf>> {
    Some(Box::new(pit))
}

/// A condition that asks nothing but this count.
pub(super) fn holding(counts: Counts) -> PitIf {
    PitIf { holds: Some(counts), ..PitIf::default() }
}

pub(super) fn side(row: Row) -> Whose {
    match row {
        Row::Own => Whose::Own,
        Row::Opponent => Whose::Other,
        Row::Any => Whose::Any,
    }
}

pub(super) fn was(landing: Landing) -> Was {
    match landing {
        Landing::Empty => Was::Empty,
        Landing::Occupied => Was::Occupied,
    }
}

pub(super) fn counts(makes: &Makes) -> Counts {
    match makes {
        Makes::Of(counts) => Counts::Of(counts.clone()),
        Makes::Even => Counts::Even,
    }
}

/// From the fewest on, up to the most if there is a bound.
pub(super) fn between(least: u16, most: Option<u16>) -> Counts {
    match most {
        Some(most) => Counts::Between(least, most),
        None => Counts::From(least),
    }
}

pub(super) fn began(when: When) -> Began {
    match when {
        When::Any => Began::Any,
        When::Capturing => Began::Capturing,
        When::Plain => Began::Plain,
    }
}

pub(super) fn then(then: Then) -> landing::Then {
    match then {
        Then::End => landing::Then::End,
        Then::NextPit => landing::Then::Next,
        Then::NextSeeds => landing::Then::NextSeeds,
        Then::ExtraMove => landing::Then::Again,
    }
}

pub(super) fn alone(alone: Alone) -> landing::Alone {
    match alone {
        Alone::Stays => landing::Alone::Stays,
        Alone::Taken => landing::Alone::Taken,
    }
}

/// Who takes captured seeds; that nobody does is another kind of clause.
pub(super) fn taker(taker: Taker) -> landing::Who {
    match taker {
        Taker::Owner => landing::Who::Owner,
        Taker::Mover | Taker::Nobody => landing::Who::Mover,
    }
}

/// Which seeds of a lap capture in passing.
pub(super) fn passing_seeds(last: LastSeed) -> sowing::WhichSeeds {
    match last {
        LastSeed::Apart => sowing::WhichSeeds::ButLast,
        LastSeed::Alike | LastSeed::Mover => sowing::WhichSeeds::All,
    }
}

pub(super) fn pieces(pieces: Pieces) -> sowing::Pieces {
    match pieces {
        Pieces::Any => sowing::Pieces::Any,
        Pieces::Seeds => sowing::Pieces::Seeds,
        Pieces::Specials => sowing::Pieces::Specials,
    }
}

pub(super) fn slam(slam: Slam) -> landing::Slam {
    match slam {
        Slam::Allowed => landing::Slam::Allowed,
        Slam::Nothing => landing::Slam::Nothing,
        Slam::RestToOpponent => landing::Slam::RestToOther,
        Slam::SpareLast => landing::Slam::SpareLast,
        Slam::SpareFirst => landing::Slam::SpareFirst,
    }
}

/// Who gets a mark.
pub(super) fn trap_owner(owner: TrapOf) -> landing::Who {
    match owner {
        TrapOf::Mover => landing::Who::Mover,
        TrapOf::Other => landing::Who::Other,
        TrapOf::Owner => landing::Who::Owner,
    }
}

pub(super) fn content(seeds: OwnSeed) -> landing::Content {
    match seeds {
        OwnSeed::Take => landing::Content::Taken,
        OwnSeed::Leave => landing::Content::Stays,
    }
}

pub(super) fn ways(way: Way) -> Ways {
    match way {
        Way::Ccw => Ways::Ccw,
        Way::Cw => Ways::Cw,
        Way::N => Ways::N,
        Way::Ne => Ways::Ne,
        Way::E => Ways::E,
        Way::Se => Ways::Se,
        Way::S => Ways::S,
        Way::Sw => Ways::Sw,
        Way::W => Ways::W,
        Way::Nw => Ways::Nw,
    }
}

/// Where a lone seed goes.
pub(super) fn first_seed(lone: First) -> sowing::FirstSeed {
    match lone {
        First::Next => sowing::FirstSeed::Next,
        First::Here => sowing::FirstSeed::Origin,
    }
}

/// Which player an ending asks about.
pub(super) fn asked_about(whose: WhosePits) -> landing::Who {
    match whose {
        WhosePits::Either => landing::Who::Either,
        WhosePits::Mover => landing::Who::Next,
        WhosePits::Both => landing::Who::Both,
    }
}

pub(super) fn amount(amount: Amount) -> ending::Amount {
    match amount {
        Amount::Majority => ending::Amount::Majority,
        Amount::Seeds(seeds) => ending::Amount::Seeds(seeds),
    }
}

pub(super) fn leftover(leftover: Leftover) -> ending::Leftover {
    match leftover {
        Leftover::Nobody => ending::Leftover::Nobody,
        Leftover::Owner => ending::Leftover::Owner,
        Leftover::Emptier => ending::Leftover::To(landing::Who::Emptier),
        Leftover::Next => ending::Leftover::To(landing::Who::Next),
    }
}

/// Who takes the last few seeds.
pub(super) fn rest(rest: Rest) -> ending::Leftover {
    match rest {
        Rest::Starter => ending::Leftover::To(landing::Who::Beginner),
        Rest::Capturer => ending::Leftover::To(landing::Who::Capturer),
        Rest::Mover => ending::Leftover::To(landing::Who::Mover),
        Rest::Lot => ending::Leftover::To(landing::Who::Lot),
        Rest::Owner => ending::Leftover::Owner,
    }
}

pub(super) fn cleared(of: Cleared) -> ending::Pieces {
    match of {
        Cleared::All => ending::Pieces::All,
        Cleared::Specials => ending::Pieces::Specials,
    }
}

pub(super) fn verdict(verdict: Verdict) -> ending::Verdict {
    match verdict {
        Verdict::ByWinner => ending::Verdict::ByWinner,
        Verdict::Draw => ending::Verdict::Draw,
        Verdict::Void => ending::Verdict::Void,
        Verdict::MoverLoses => ending::Verdict::Loses(landing::Who::Mover),
        Verdict::NextLoses => ending::Verdict::Loses(landing::Who::Next),
        Verdict::MostSeeds => ending::Verdict::MostSeeds,
    }
}

pub(super) fn endlessly(verdict: EndlessTurn) -> ending::Endlessly {
    match verdict {
        EndlessTurn::Void => ending::Endlessly::Void,
        EndlessTurn::Draw => ending::Endlessly::Draw,
        EndlessTurn::MoverLoses => ending::Endlessly::Loses(landing::Who::Mover),
        EndlessTurn::Illegal => ending::Endlessly::Illegal,
        EndlessTurn::TurnEnds => ending::Endlessly::TurnEnds,
        EndlessTurn::ByWinner => ending::Endlessly::ByWinner,
    }
}

pub(super) fn won_by(by: WonBy) -> ending::WonBy {
    match by {
        WonBy::MostSeeds => ending::WonBy::MostSeeds,
        WonBy::MostWithTraps => ending::WonBy::MostWithTraps,
        WonBy::FewestSeeds => ending::WonBy::FewestSeeds,
        WonBy::LastMover => ending::WonBy::LastMover,
        WonBy::Emptier => ending::WonBy::Emptier,
    }
}

pub(super) fn level(level: Level) -> ending::Level {
    match level {
        Level::Draw => ending::Level::Draw,
        Level::LastMover => ending::Level::LastMover,
    }
}
