//! What the clauses on choice say.

use super::claim::{see_claims, trapped};
use super::{alone, any, in_race, last_seed_captures, mirrored, moves_in};
use crate::engine::counted_from;
use crate::rules::board::Players;
use crate::rules::choice::{Choice, Liked};
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, Rules, Side, Way};
use crate::words::Words;
use crate::words::keys::Key;
use crate::words::message::Message;

pub(super) fn choice(words: &Words, rules: &Rules, clause: &Choice) -> Vec<Message> {
    vec![match clause {
        Choice::AnyPits(it) => {
            let message = trapped(words, rules, Message::new("choice-any-pits")).with("least", it.least);
            see_claims(words, rules, message)
        }
        Choice::PlaceSeed(it) => {
            Message::new("choice-place-seed").with("least", it.least).with("captures", last_seed_captures(rules).key())
        }
        Choice::Arrange(it) => Message::new("choice-arrange").with(
            "where",
            if mirrored(rules) {
                "mirror"
            } else if it.all_pits {
                "all"
            } else {
                "own"
            },
        ),
        Choice::Gather(it) => {
            let way = rules.phases.iter().find_map(|phase| phase.facts.fixed_way).map_or_else(Way::default, |it| it.1);
            let path = |side: Side| counted_from(&rules.board, side, way, None, |_| false);
            let name = |pit| rules.board.name(pit);
            if it.woven {
                let pits = path(Side::South);
                let own = pits.iter().take_while(|&&pit| rules.board.owner(pit) == Side::South).count();
                let along = |steps: usize| name(pits[(own.saturating_sub(1) + steps) % pits.len()]);
                let pair = |steps: usize| {
                    let pair =
                        Message::new("choice-weave-pair").with("from", along(steps)).with("to", along(steps + 1));
                    words.say(&pair)
                };
                let pairs: Vec<String> = (1..usize::from(it.pits)).map(|pit| pair(2 * pit - 1)).collect();
                return vec![
                    Message::new("choice-weave")
                        .with("seeds", it.seeds)
                        .with("south", along(0))
                        .with("south-next", along(1))
                        .with("pairs", words.all_of(&pairs)),
                ];
            }
            let count = usize::from(it.pits);
            let lifted = |side: Side| path(side).into_iter().cycle().take(count).collect::<Vec<_>>();
            let named = |side: Side| words.all_of(&words.pit_names(&rules.board, &lifted(side)));
            let next = |side: Side| path(side).into_iter().cycle().nth(count).map_or_else(String::new, name);
            Message::new("choice-gather")
                .with("pits", it.pits)
                .with("seeds", it.seeds)
                .with("south", named(Side::South))
                .with("north", named(Side::North))
                .with("south-next", next(Side::South))
                .with("north-next", next(Side::North))
        }
        Choice::MustCapture(it) => {
            let by = match moves_in(rules, &Clause::Choice(clause.clone())) {
                (true, true) => "either",
                (true, false) => "placed",
                (false, _) => "lap",
            };
            Message::new("choice-must-capture")
                .with("by", by)
                .with("least", it.least)
                .with("bounded", it.most.is_some().key())
                .with("most", it.most.unwrap_or_default())
        }
        Choice::Prefer(it) => {
            let message = match &it.start {
                Liked::Parts(parts) => {
                    Message::new("choice-prefer-parts").with("parts", words.parts(rules, parts, "your"))
                }
                Liked::AtLeast(seeds) => Message::new("choice-prefer-at-least").with("seeds", *seeds),
                Liked::Leftmost => {
                    Message::new("choice-prefer-leftmost").with("one-row", Words::has_one_row(rules).key())
                }
                Liked::NotHouse => Message::new("choice-prefer-not-house"),
                Liked::Rightmost => Message::new("choice-prefer-rightmost"),
                Liked::NotFew { parts, least, or_captures } => Message::new("choice-prefer-not-few")
                    .with("parts", words.parts(rules, parts, "your"))
                    .with("or-captures", or_captures.key())
                    .with("least", *least),
            };
            let raced = in_race(rules, &Clause::Choice(clause.clone()));
            message.with("when", if raced { "race" } else { it.when.key() }).with("house-lost", it.house_lost.key())
        }
        Choice::Inwards(it) => Message::new("choice-inwards").with("when", it.when.key()),
        Choice::LoneIntoEmpty(_) => Message::new("choice-lone-into-empty"),
        Choice::Blockade(it) => Message::new("choice-blockade").with("spares-last-pair", it.spares_last_pair.key()),
        Choice::OwnPits(it) => {
            let choose = match (rules.board.players, it.all_rows) {
                (Players::All, _) if alone(rules) => "alone",
                (Players::All, _) if any(rules, is_bound) => "bound",
                (Players::All, _) => "one",
                (Players::Pairs | Players::Coalition, true) => "any",
                (Players::Pairs | Players::Coalition, false) => "turn",
            };
            let held = rules.phases.iter().any(|phase| phase.facts.traps_hold);
            see_claims(words, rules, words.named(rules, Message::new("choice-own-pits")))
                .with("least", it.least)
                .with("needs-specials", (it.specials > 0).key())
                .with("pieces", words.pieces(rules, it.specials.max(1)))
                .with("choose", choose)
                .with("traps", held.key())
        }
        Choice::LastInOccupied(it) => Message::new("choice-last-in-occupied").with("stores", it.stores.key()),
        Choice::Feed(it) => Message::new("choice-feed").with("least", it.least),
        Choice::LeaveMove(_) => Message::new("choice-leave-move"),
        Choice::TakeFacing(it) => {
            Message::new("choice-take-facing").with("which", it.which.key()).with("must", it.must.key())
        }
        Choice::Shift(it) => Message::new("choice-shift").with("only", it.only.key()),
        Choice::NoGrandSlam(_) => Message::new("choice-no-grand-slam"),
        Choice::PitCap(it) => Message::new("choice-pit-cap")
            .with("most", it.most)
            .with("each-lap", any(rules, |it| matches!(it, Clause::Sowing(Sowing::EachLap(_)))).key()),
        Choice::NoReturn(_) => Message::new("choice-no-return"),
        Choice::Reserve(_) => Message::new("choice-reserve").with("seeds", rules.board.pits_of(Side::South).count()),
        Choice::Swap(it) => Message::new("choice-swap").with("only", it.only.key()),
    }]
}

/// Whether a clause leaves one pit only to begin from.
fn is_bound(clause: &Clause) -> bool {
    matches!(clause, Clause::Choice(Choice::Prefer(it)) if it.start == Liked::Rightmost)
}
