//! What cannot be said on a board at which one sits alone, or four: clauses that speak of the opponent.

use super::Clause;
use super::board::Board;
use super::capture::{Capture, Row, Taker};
use super::choice::{Choice, Liked};
use super::ending::{Ending, EndlessTurn, Leftover, Verdict, Whose};
use super::rounds::Round;
use super::sowing::{Lifts, Sowing};
use super::turn::Turn;

/// What is wrong with a clause on a board with its number of sides, if anything is.
pub(crate) fn fault(board: &Board, clause: &Clause) -> Option<String> {
    let single = board.sides().len() == 1;
    if let Clause::Ending(Ending::AllStored(_)) = clause
        && !single
    {
        return Some("AllStored is for one player: expected rows: 1, or another clause".into());
    }
    let there = match board.sides().len() {
        1 => "on a single row there is none",
        4 => "round a square there are three",
        _ => return None,
    };
    if let Clause::Turn(Turn::Pass(_)) = clause
        && single
    {
        return Some("a player alone passes to nobody: expected NoMoves under ending".into());
    }
    if of_opponent(clause) {
        return Some(format!("this speaks of the opponent, and {there}: expected another clause"));
    }
    let (leftover, verdict, whose) = match clause {
        Clause::Ending(Ending::RowEmpty(it)) => (it.leftover, it.verdict, it.whose),
        Clause::Ending(Ending::NoMoves(it)) => (it.leftover, it.verdict, it.whose),
        Clause::Ending(Ending::Repetition(it)) => (it.leftover, it.verdict, Whose::Mover),
        Clause::Ending(Ending::Endless(it)) if it.verdict == EndlessTurn::MoverLoses => {
            (Leftover::Nobody, Verdict::MoverLoses, Whose::Mover)
        }
        Clause::Ending(Ending::Endless(it)) if it.verdict == EndlessTurn::ByWinner => {
            (Leftover::Nobody, Verdict::ByWinner, Whose::Mover)
        }
        Clause::Ending(Ending::LastInEmpty(_)) => (Leftover::Nobody, Verdict::MoverLoses, Whose::Mover),
        _ => return None,
    };
    let good = match verdict {
        Verdict::Draw | Verdict::Void => true,
        Verdict::MoverLoses | Verdict::NextLoses => single,
        Verdict::ByWinner | Verdict::MostSeeds => false,
    };
    let verdicts = if single { "Draw, Void, MoverLoses or NextLoses" } else { "Draw or Void" };
    if !good {
        Some(format!("who wins is found by comparing two players, and {there}: expected a verdict {verdicts}"))
    } else if whose != Whose::Mover || leftover != Leftover::Nobody {
        Some(format!("this tells the player from the opponent, and {there}: expected whose: Mover, leftover: Nobody"))
    } else {
        None
    }
}

/// What is wrong with a clause on a board with pits at its ends, which nobody owns, if anything is.
pub(crate) fn end_fault(board: &Board, clause: &Clause) -> Option<String> {
    let last = |it: &Sowing| matches!(it, Sowing::Relay(it) if it.lifts == Lifts::Last);
    match clause {
        _ if !board.has_ends() => None,
        Clause::Sowing(it) if last(it) => Some("nobody lifts a pit at an end: expected lifts: Next".into()),
        _ if bears_ends(clause) => None,
        _ => Some("the pits at the ends are nobody's: expected another clause, or no ends on the board".into()),
    }
}

/// Whether a clause is clear about pits that nobody owns.
fn bears_ends(clause: &Clause) -> bool {
    match clause {
        Clause::Choice(it) => matches!(it, Choice::OwnPits(_) | Choice::Prefer(_) | Choice::Swap(_)),
        Clause::Sowing(it) => match it {
            Sowing::Fixed(_)
            | Sowing::Chosen(_)
            | Sowing::ByOrigin(_)
            | Sowing::BySide(_)
            | Sowing::ByCount(_)
            | Sowing::FirstInOrigin(_)
            | Sowing::FirstInStore(_)
            | Sowing::SkipOrigin(_)
            | Sowing::Relay(_) => true,
            Sowing::EachLap(_)
            | Sowing::Reverse(_)
            | Sowing::LiftSome(_)
            | Sowing::ThenOpponent(_)
            | Sowing::Heaps(_)
            | Sowing::Halt(_)
            | Sowing::SpecialsLast(_)
            | Sowing::Race(_)
            | Sowing::HomeEnds(_) => false,
        },
        Clause::Capture(it) => match it {
            Capture::Passing(it) => it.taker == Taker::Mover,
            Capture::Count(it) => it.row == Row::Own || it.row == Row::Any && it.taker == Taker::Mover,
            Capture::Beyond(_) | Capture::Facing(_) | Capture::GrandSlam(_) => true,
            Capture::LoneLast(_)
            | Capture::Column(_)
            | Capture::FromTrap(_)
            | Capture::Meeting(_)
            | Capture::Deposit(_)
            | Capture::Enter(_)
            | Capture::More(_)
            | Capture::Retreat(_)
            | Capture::Resow(_)
            | Capture::Ahead(_)
            | Capture::Begun(_)
            | Capture::SafeHouse(_)
            | Capture::Optional(_) => false,
        },
        Clause::Claim(_) => false,
        Clause::Turn(it) => matches!(it, Turn::Pass(_) | Turn::ExtraMoves(_) | Turn::Reseed(_)),
        Clause::Ending(it) => matches!(
            it,
            Ending::EndsEmpty(_)
                | Ending::StoreHolds(_)
                | Ending::RowEmpty(_)
                | Ending::NoMoves(_)
                | Ending::Repetition(_)
                | Ending::Endless(_)
                | Ending::Winner(_)
        ),
        Clause::Round(it) => matches!(it, Round::Sale(_) | Round::Begins(_)),
    }
}

/// Whether a clause makes sense only where there is one opponent.
fn of_opponent(clause: &Clause) -> bool {
    match clause {
        Clause::Choice(it) => match it {
            Choice::Prefer(it) => it.house_lost || it.start == Liked::NotHouse,
            Choice::Inwards(_)
            | Choice::Blockade(_)
            | Choice::Feed(_)
            | Choice::LeaveMove(_)
            | Choice::TakeFacing(_)
            | Choice::NoGrandSlam(_)
            | Choice::NoReturn(_)
            | Choice::Swap(_) => true,
            Choice::OwnPits(_)
            | Choice::AnyPits(_)
            | Choice::PlaceSeed(_)
            | Choice::Arrange(_)
            | Choice::MustCapture(_)
            | Choice::LoneIntoEmpty(_)
            | Choice::LastInOccupied(_)
            | Choice::PitCap(_)
            | Choice::Shift(_)
            | Choice::Gather(_)
            | Choice::Reserve(_) => false,
        },
        Clause::Capture(it) => match it {
            Capture::Count(it) => it.row == Row::Opponent || it.facing,
            Capture::Beyond(it) => it.facing,
            Capture::Facing(_)
            | Capture::LoneLast(_)
            | Capture::Column(_)
            | Capture::FromTrap(_)
            | Capture::GrandSlam(_)
            | Capture::Meeting(_)
            | Capture::Deposit(_)
            | Capture::Enter(_)
            | Capture::More(_)
            | Capture::Retreat(_) => true,
            Capture::Passing(_)
            | Capture::Resow(_)
            | Capture::Ahead(_)
            | Capture::Begun(_)
            | Capture::SafeHouse(_)
            | Capture::Optional(_) => false,
        },
        Clause::Claim(_) => true,
        Clause::Ending(it) => matches!(
            it,
            Ending::StoreHolds(_)
                | Ending::StoresLevel(_)
                | Ending::InnerEmpty(_)
                | Ending::BothEnds(_)
                | Ending::CapturesFirst(_)
                | Ending::FewLeft(_)
                | Ending::EndsEmpty(_)
                | Ending::Decided(_)
                | Ending::NoneFree(_)
                | Ending::Unfed(_)
                | Ending::Winner(_)
        ),
        // Of a race the clause itself says that two players run it.
        Clause::Turn(it) => matches!(it, Turn::Reseed(_)),
        Clause::Sowing(_) => false,
        Clause::Round(_) => true,
    }
}
