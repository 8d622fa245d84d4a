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
        Turn::Bonus(it) => Message::new("turn-bonus").with("players", sides).with("lapses", it.lapses.key()),
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
