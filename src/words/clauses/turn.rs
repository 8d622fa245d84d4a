//! What the clauses on the turn say.

use super::{any, lifts_any};
use crate::rules::ending::{Ending, Whose};
use crate::rules::turn::Turn;
use crate::rules::{Clause, Rules};
use crate::words::keys::Key;
use crate::words::message::Message;

pub(super) fn turn(rules: &Rules, clause: &Turn) -> Vec<Message> {
    let sides = rules.board.sides().len();
    vec![match clause {
        Turn::Bonus(it) => {
            let lapses = it.lapses || !ends_when_stuck(rules);
            Message::new("turn-bonus").with("players", sides).with("lapses", lapses.key())
        }
        Turn::AtHome(it) => Message::new("turn-at-home").with("way", it.way.key()),
        Turn::BonusLapses(_) => Message::new("turn-bonus-lapses").with("players", sides),
        Turn::ExtraMoves(it) => Message::new("turn-extra-moves").with("most", it.most),
        Turn::Pass(_) => {
            let ends = any(rules, |it| matches!(it, Clause::Ending(Ending::RowEmpty(it)) if it.whose != Whose::Both));
            let empty = if ends {
                "no"
            } else if lifts_any(rules) {
                "only"
            } else {
                "yes"
            };
            Message::new("turn-pass").with("players", sides).with("empty", empty)
        }
        Turn::Pay(it) => Message::new("turn-pay").with("seeds", it.seeds).with("unpaid", it.unpaid.key()),
        Turn::Reseed(it) => {
            Message::new("turn-reseed").with("seeds", it.seeds).with("borrows", (rules.board.spare > 0).key())
        }
        Turn::Frozen(_) => Message::new("turn-frozen"),
    }]
}

/// Whether the game ends when the player to move cannot, and not before that, as soon as a row is empty.
fn ends_when_stuck(rules: &Rules) -> bool {
    let whose = |it: &Clause| match it {
        Clause::Ending(Ending::RowEmpty(it)) => Some(it.whose),
        Clause::Ending(Ending::NoMoves(it)) => Some(it.whose),
        _ => None,
    };
    let any_whose = |wanted| any(rules, |it| whose(it) == Some(wanted));
    any_whose(Whose::Mover) && !any_whose(Whose::Either)
}
