//! What each clause says, as messages: one arm for each kind, and beside them the lines that stand where no clause says
//! otherwise.

use super::Words;
use super::keys::Key;
use super::message::{Arg, Message};
use crate::engine::gathered_from;
use crate::rules::board::{Circuit, Players, Stores};
use crate::rules::capture::{Across, Capture, Chain, FromTrap, Landing, Makes, OwnSeed, Row, Taker, Then};
use crate::rules::choice::{Choice, Liked};
use crate::rules::claim::Claim;
use crate::rules::ending::{Amount, Ending, Leftover, Verdict, Whose, WonBy};
use crate::rules::phase::Until;
use crate::rules::sowing::{HaltAt, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Clause, PitId, Rules, Side, Way};

/// The sentences of a clause, with those on the turns or the stages in which it holds.
pub(super) fn sentences(words: &Words, rules: &Rules, clause: &Clause) -> Vec<Message> {
    let mut said = always(words, rules, clause);
    said.extend(stage(words, rules, clause));
    said
}

/// The sentences of a clause, whenever it holds.
pub(super) fn always(words: &Words, rules: &Rules, clause: &Clause) -> Vec<Message> {
    let said = match clause {
        Clause::Choice(it) => choice(words, rules, it),
        Clause::Sowing(it) => sowing(words, rules, it),
        Clause::Capture(it) => capture(words, rules, it),
        Clause::Claim(it) => claim(words, rules, it),
        Clause::Turn(it) => turn(rules, it),
        Clause::Ending(it) => ending(words, rules, it),
        Clause::Round(it) => super::rounds::round(words, rules, it),
    };
    said.into_iter().map(|message| words.named(rules, message)).collect()
}

/// Whether any clause of the rules is such a one.
pub(super) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    rules.clauses.iter().any(is)
}

/// Whether a relay or something like it may follow a last seed.
pub(super) fn many_laps(rules: &Rules) -> bool {
    any(rules, |it| match it {
        Clause::Sowing(it) => matches!(it, Sowing::Relay(_)),
        Clause::Capture(Capture::Count(it)) => it.then == Then::NextPit,
        Clause::Capture(it) => matches!(it, Capture::Resow(_) | Capture::Enter(_)),
        Clause::Choice(_) | Clause::Claim(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_) => false,
    })
}

/// Whether a last seed may capture or claim something.
pub(super) fn last_seed_captures(rules: &Rules) -> bool {
    any(rules, |it| {
        matches!(
            it,
            Clause::Capture(Capture::Count(_) | Capture::Facing(_) | Capture::Ahead(_) | Capture::Column(_))
                | Clause::Claim(Claim::Trap(_))
        )
    })
}

/// Whether anything is captured, as against merely told about captures.
pub(super) fn captures(rules: &Rules) -> bool {
    any(rules, |it| match it {
        Clause::Capture(Capture::FromTrap(it)) => it.seeds > 0,
        Clause::Capture(it) => matches!(
            it,
            Capture::Passing(_) | Capture::Count(_) | Capture::Facing(_) | Capture::Ahead(_) | Capture::Column(_)
        ),
        Clause::Claim(Claim::Trap(it)) => it.seeds == OwnSeed::Take,
        _ => false,
    })
}

/// With so many seeds a sowing comes round to the pit where it began; on a torus, along a column.
pub(super) fn round(rules: &Rules) -> usize {
    match rules.board.circuit {
        Circuit::Ring | Circuit::OwnRings | Circuit::Square => rules.board.circuit(Side::South).len(),
        Circuit::Torus => rules.board.rows.into(),
    }
}

/// How the way of a later lap follows from that of the lap before.
fn next_way(rules: &Rules) -> &'static str {
    if any(rules, |it| matches!(it, Clause::Sowing(Sowing::EachLap(_)))) {
        "each"
    } else if any(rules, |it| matches!(it, Clause::Sowing(Sowing::Reverse(_)))) {
        "usual"
    } else if any(rules, |it| matches!(it, Clause::Sowing(Sowing::Chosen(_)))) {
        "same"
    } else {
        "fixed"
    }
}

/// Whether seeds of the hand are placed one by one in the stages in which a clause holds, and whether pits are sown.
fn moves_in(rules: &Rules, clause: &Clause) -> (bool, bool) {
    let phases = || rules.phases.iter().filter(|phase| clause.holds_in(&phase.id)).flat_map(|phase| &phase.choice);
    let places = phases().any(|(_, it)| matches!(it, Choice::PlaceSeed(_) | Choice::Arrange(_)));
    (places, phases().any(|(_, it)| matches!(it, Choice::OwnPits(_) | Choice::AnyPits(_))))
}

/// Whether a seed of the hand may capture where it is placed.
fn placed_captures(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Choice(Choice::PlaceSeed(_))))
}

fn choice(words: &Words, rules: &Rules, clause: &Choice) -> Vec<Message> {
    vec![match clause {
        Choice::AnyPits(it) => trapped(words, rules, Message::new("choice-any-pits")).with("least", it.least),
        Choice::PlaceSeed(it) => {
            Message::new("choice-place-seed").with("least", it.least).with("captures", last_seed_captures(rules).key())
        }
        Choice::Arrange(_) => Message::new("choice-arrange"),
        Choice::Gather(it) => {
            let way = rules.phases.iter().find_map(|phase| phase.facts.fixed_way).map_or_else(Way::default, |it| it.1);
            let named = |side: Side| {
                let path = gathered_from(&rules.board, side, way, it.pits, |_| false);
                path.into_iter().map(|pit| rules.board.name(pit)).collect::<Vec<_>>()
            };
            let (south, north) = (named(Side::South), named(Side::North));
            let pits = usize::from(it.pits);
            Message::new("choice-gather")
                .with("pits", it.pits)
                .with("south", words.all_of(&south[..pits]))
                .with("north", words.all_of(&north[..pits]))
                .with("south-next", south[pits].as_str())
                .with("north-next", north[pits].as_str())
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
                Liked::Parts(parts) => Message::new("choice-prefer-parts").with("parts", words.parts(parts, "your")),
                Liked::AtLeast(seeds) => Message::new("choice-prefer-at-least").with("seeds", *seeds),
                Liked::NotHouse => Message::new("choice-prefer-not-house"),
                Liked::NotFew { parts, least } => Message::new("choice-prefer-not-few")
                    .with("parts", words.parts(parts, "your"))
                    .with("least", *least),
            };
            message.with("when", it.when.key()).with("house-lost", it.house_lost.key())
        }
        Choice::Inwards(it) => Message::new("choice-inwards").with("when", it.when.key()),
        Choice::LoneIntoEmpty(_) => Message::new("choice-lone-into-empty"),
        Choice::Blockade(it) => Message::new("choice-blockade").with("spares-last-pair", it.spares_last_pair.key()),
        Choice::OwnPits(it) => {
            let choose = match (rules.board.players, it.all_rows) {
                (Players::All, _) => "one",
                (Players::Pairs | Players::Coalition, true) => "any",
                (Players::Pairs | Players::Coalition, false) => "turn",
            };
            let held = rules.phases.iter().any(|phase| phase.facts.traps_hold);
            words
                .named(rules, Message::new("choice-own-pits"))
                .with("least", it.least)
                .with("choose", choose)
                .with("traps", held.key())
        }
        Choice::LastInOccupied(it) => Message::new("choice-last-in-occupied").with("stores", it.stores.key()),
        Choice::Feed(_) => Message::new("choice-feed"),
        Choice::NoGrandSlam(_) => Message::new("choice-no-grand-slam"),
        Choice::PitCap(it) => Message::new("choice-pit-cap")
            .with("most", it.most)
            .with("each-lap", any(rules, |it| matches!(it, Clause::Sowing(Sowing::EachLap(_)))).key()),
        Choice::NoReturn(_) => Message::new("choice-no-return"),
        Choice::Reserve(_) => Message::new("choice-reserve").with("seeds", rules.board.pits_of(Side::South).count()),
        Choice::Swap(_) => Message::new("choice-swap"),
    }]
}

fn sowing(words: &Words, rules: &Rules, clause: &Sowing) -> Vec<Message> {
    let board = &rules.board;
    vec![match clause {
        Sowing::EachLap(_) => Message::new("sowing-each-lap"),
        Sowing::Reverse(it) => Message::new("sowing-reverse")
            .with("parts", words.parts(&it.from, "your"))
            .with("resown", any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_)))).key()),
        Sowing::LiftSome(it) => {
            let (places, _) = moves_in(rules, &Clause::Sowing(clause.clone()));
            let counted = if places { it.counted.key() } else { "none" };
            let said = rules.clauses.iter().find(|it| matches!(it, Clause::Sowing(Sowing::LiftSome(_))));
            let again = said.is_some_and(|first| *first != Clause::Sowing(clause.clone()));
            let id = if again && counted == "none" { "sowing-lift-some-too" } else { "sowing-lift-some" };
            Message::new(id).with("seeds", it.seeds).with("counted", counted)
        }
        Sowing::Halt(it) => {
            let message = match &it.at {
                HaltAt::House => Message::new("sowing-halt-house"),
                HaltAt::Blocked => Message::new("sowing-halt-blocked"),
                HaltAt::Parts(parts) => Message::new("sowing-halt-parts").with("parts", words.parts(parts, "your")),
            };
            message
                .with("when", it.when.key())
                .with("then", it.then.key())
                .with("unless-from-house", it.unless_from_house.key())
        }
        Sowing::HomeEnds(_) => Message::new("sowing-home-ends"),
        Sowing::Race(it) => Message::new("sowing-race").with("order", it.order.key()),
        Sowing::Fixed(it) => Message::new("sowing-fixed")
            .with("way", it.way.key())
            .with("rows", if board.shape().square { Arg::from("square") } else { Arg::from(board.rows) })
            .with("stores", board.stores.key()),
        Sowing::Chosen(_) => Message::new("sowing-chosen").with("rows", board.rows),
        Sowing::ByOrigin(it) => Message::new("sowing-by-origin")
            .with("left", it.left.key())
            .with("right", it.right.key())
            .with("middle", (board.columns % 2 == 1).key()),
        Sowing::FirstInOrigin(it) => Message::new("sowing-first-in-origin").with("lone", it.lone.key()),
        Sowing::SkipOrigin(_) => Message::new("sowing-skip-origin").with("round", round(rules)),
        Sowing::Relay(_) => {
            let captures = any(rules, |it| match it {
                Clause::Capture(Capture::Facing(it)) => it.landing == Landing::Occupied,
                Clause::Capture(Capture::Count(_)) => true,
                _ => false,
            });
            let claims = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
            let halts = any(rules, |it| {
                let stops = matches!(
                    it,
                    Clause::Claim(Claim::Engulf(_) | Claim::TrapStops(_)) | Clause::Capture(Capture::FromTrap(_))
                );
                stops || matches!(it, Clause::Sowing(Sowing::Halt(_)))
            });
            Message::new("sowing-relay")
                .with("captures", if claims && !captures { "claim" } else { captures.key() })
                .with("halts", halts.key())
                .with("stores", board.stores.key())
                .with("next-way", next_way(rules))
        }
    }]
}

fn capture(words: &Words, rules: &Rules, clause: &Capture) -> Vec<Message> {
    match clause {
        Capture::Passing(it) => {
            vec![makes(words, Message::new("capture-passing"), &it.makes).with("taker", it.taker.key())]
        }
        Capture::Count(it) => {
            let with = |id| makes(words, Message::new(id), &it.makes).with("row", it.row.key());
            let mut said = vec![with("capture-count").with("taker", it.taker.key())];
            if it.chain == Chain::Back && it.taker != Taker::Nobody {
                said.push(with("capture-count-chain"));
            }
            let ends_anyway = it.then == Then::End && (it.taker == Taker::Nobody || !many_laps(rules));
            if !ends_anyway {
                said.push(Message::new("capture-count-then").with("then", it.then.key()));
            }
            said
        }
        Capture::Facing(it) => {
            let with = |id| Message::new(id).with("take", it.take.key()).with("landing", it.landing.key());
            let mut said = vec![
                with("capture-facing")
                    .with("row", it.row.key())
                    .with("rows", rules.board.rows)
                    .with("own-seed", it.own_seed.key())
                    .with("needs", it.needs.key())
                    .with("placed", placed_captures(rules).key()),
                with("capture-facing-alone").with("alone", it.alone.key()).with("needs", it.needs.key()),
            ];
            let facing = it.take == Across::Facing;
            if facing && rules.board.rows == 4 && !any(rules, |it| matches!(it, Clause::Capture(Capture::More(_)))) {
                said.push(Message::new("capture-facing-outer"));
            }
            if it.take == Across::Column && it.behind_least > 1 {
                said.push(Message::new("capture-facing-behind").with("least", it.behind_least));
            }
            said
        }
        Capture::GrandSlam(it) => vec![Message::new("capture-grand-slam").with("effect", it.effect.key())],
        Capture::Resow(it) => {
            vec![
                Message::new("capture-resow")
                    .with("from", it.from.key())
                    .with("first", it.first.key())
                    .with("next-way", next_way(rules)),
            ]
        }
        Capture::Optional(_) => {
            let turned = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Reverse(_))));
            vec![Message::new("capture-optional").with("turned", turned.key())]
        }
        Capture::Enter(it) => vec![
            Message::new("capture-enter").with("zone", it.zone),
            Message::new("capture-enter-way").with("zone", it.zone),
            Message::new("capture-enter-else").with("placed", placed_captures(rules).key()),
        ],
        Capture::Ahead(it) => {
            let goes_on = any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_) | Capture::Enter(_))));
            let ahead = Message::new("capture-ahead").with("goes-on", goes_on.key());
            let mut said = vec![trapped(words, rules, ahead)];
            if !it.lone || !it.origin {
                said.push(
                    Message::new("capture-ahead-not").with("lone", it.lone.key()).with("origin", it.origin.key()),
                );
            }
            said
        }
        Capture::Column(it) => vec![
            Message::new("capture-column").with("row", it.row.key()).with("whose", it.whose.key()),
            Message::new("capture-column-then").with("onward", it.onward.key()),
        ],
        Capture::FromTrap(it) => vec![words.named(rules, from_trap(words, it))],
        Capture::Begun(_) => {
            let relays = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Relay(_))));
            vec![Message::new("capture-begun").with("relays", relays.key())]
        }
        Capture::SafeHouse(_) => vec![Message::new("capture-safe-house")],
        Capture::More(it) => vec![Message::new("capture-more").with("pits", it.pits).with("rows", rules.board.rows)],
        Capture::Retreat(_) => vec![Message::new("capture-retreat")],
    }
}

fn from_trap(words: &Words, rule: &FromTrap) -> Message {
    let whose = if rule.row == Row::Own { "your" } else { "the" };
    Message::new("capture-from-trap")
        .with("whose", rule.whose.key())
        .with("row", rule.row.key())
        .with("at", (!rule.at.is_empty()).key())
        .with("parts", words.parts(&rule.at, whose))
        .with("seeds", rule.seeds)
        .with("more", rule.seeds.saturating_sub(1))
        .with("alone", rule.alone.key())
        .with("then", rule.then.key())
}

/// Adds the counts that a last seed must make.
fn makes(words: &Words, message: Message, makes: &Makes) -> Message {
    let counts: Vec<String> = match makes {
        Makes::Of(counts) => counts.iter().map(u16::to_string).collect(),
        Makes::Even => Vec::new(),
    };
    message.with("makes", makes.key()).with("alternatives", counts.len()).with("counts", words.either(&counts))
}

/// Adds whether pits can be won for good, what such a pit is called, and whether its owner may lift it.
fn trapped(words: &Words, rules: &Rules, message: Message) -> Message {
    let traps = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
    let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_))));
    words.named(rules, message).with("traps", traps.key()).with("liftable", liftable.key())
}

fn claim(words: &Words, rules: &Rules, clause: &Claim) -> Vec<Message> {
    let message = match clause {
        Claim::Trap(it) => {
            let row = if rules.board.is_owned() { it.row.key() } else { "no-row" };
            let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_) | Claim::Fades(_))));
            makes(words, Message::new("claim-trap"), &it.makes)
                .with("row", row)
                .with("owner", it.owner.key())
                .with("seeds", it.seeds.key())
                .with("liftable", liftable.key())
        }
        Claim::AtMost(it) => Message::new("claim-at-most").with("traps", it.traps),
        Claim::NotLastPit(_) => Message::new("claim-not-last-pit").with("number", rules.board.columns),
        Claim::NotTwin(it) => Message::new("claim-not-twin").with("by", it.by.key()),
        Claim::Declared(_) => Message::new("claim-declared"),
        Claim::Swallow(_) => Message::new("claim-swallow"),
        Claim::House(it) => Message::new("claim-house")
            .with("at", words.parts(&[it.at], "your"))
            .with("south", words.names(rules, Side::South, &[it.at]))
            .with("north", words.names(rules, Side::North, &[it.at]))
            .with("least", it.least),
        Claim::HousesFall(_) => Message::new("claim-houses-fall"),
        Claim::Engulf(_) => Message::new("claim-engulf"),
        Claim::TrapStops(_) => {
            let others = any(rules, |it| matches!(it, Clause::Capture(Capture::FromTrap(_))));
            Message::new("claim-trap-stops").with("others", others.key())
        }
        Claim::Liftable(_) => Message::new("claim-liftable"),
        Claim::Fades(_) => Message::new("claim-fades"),
    };
    vec![message]
}

fn turn(rules: &Rules, clause: &Turn) -> Vec<Message> {
    let sides = rules.board.sides().len();
    vec![match clause {
        Turn::Bonus(_) => Message::new("turn-bonus").with("players", sides),
        Turn::BonusLapses(_) => Message::new("turn-bonus-lapses").with("players", sides),
        Turn::Pass(_) => {
            let ends = any(rules, |it| matches!(it, Clause::Ending(Ending::RowEmpty(_))));
            Message::new("turn-pass").with("players", sides).with("empty", (!ends).key())
        }
        Turn::Pay(it) => Message::new("turn-pay").with("seeds", it.seeds).with("unpaid", it.unpaid.key()),
        Turn::Frozen(_) => Message::new("turn-frozen"),
    }]
}

fn ending(words: &Words, rules: &Rules, clause: &Ending) -> Vec<Message> {
    let more_moves = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    match clause {
        Ending::StoreHolds(it) => {
            let amount = match it.seeds {
                Amount::Majority => "majority",
                Amount::Seeds(_) => "seeds",
            };
            vec![Message::new("ending-store-holds").with("amount", amount).with("seeds", it.seeds.of(&rules.board))]
        }
        Ending::StoresLevel(_) => vec![Message::new("ending-stores-level").with("seeds", rules.board.total / 2)],
        Ending::RowEmpty(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-row-empty").with("whose", whose)];
            if more_moves {
                said.push(Message::new("ending-row-empty-at-once"));
            }
            let taken = if it.whose == Whose::Mover { "mover-empty" } else { whose };
            said.extend(outcome(rules, taken, it.leftover, it.verdict));
            said
        }
        Ending::NoMoves(it) => {
            let whose = it.whose.key();
            let mut said = vec![Message::new("ending-no-moves").with("whose", whose)];
            said.extend(outcome(rules, whose, it.leftover, it.verdict));
            said
        }
        Ending::Unfed(it) => {
            let mut said = vec![Message::new("ending-unfed")];
            said.extend(outcome(rules, "unfed", it.leftover, Verdict::ByWinner));
            said
        }
        Ending::Repetition(it) => {
            let mut said = vec![Message::new("ending-repetition").with("times", it.times)];
            said.extend(outcome(rules, "either", it.leftover, it.verdict));
            said
        }
        Ending::Endless(it) => vec![
            Message::new("ending-endless")
                .with("limited", it.laps.is_some().key())
                .with("laps", it.laps.unwrap_or_default())
                .with("verdict", it.verdict.key()),
        ],
        Ending::InnerEmpty(it) => vec![Message::new("ending-inner-empty").with("own", it.own.key())],
        Ending::BothEnds(_) => {
            let corner = PitId(rules.board.columns - 1);
            let column = |pit: PitId| rules.board.name(pit).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            vec![Message::new("ending-both-ends").with("first", column(PitId(0))).with("last", column(corner))]
        }
        Ending::CapturesFirst(it) => vec![Message::new("ending-captures-first").with("turns", it.turns)],
        Ending::Decided(_) => vec![trapped(words, rules, Message::new("ending-decided"))],
        Ending::NoneFree(_) => vec![trapped(words, rules, Message::new("ending-none-free"))],
        Ending::OwnRowEmptied(_) => {
            vec![Message::new("ending-own-row-emptied").with("players", rules.board.players.key())]
        }
        Ending::PenaltyHolds(it) => vec![
            Message::new("ending-penalty-holds").with("seeds", it.seeds).with("players", rules.board.players.key()),
        ],
        Ending::AllPassed(_) => vec![Message::new("ending-all-passed")],
        Ending::LastInEmpty(_) => vec![Message::new("ending-last-in-empty").with("alone", alone(rules).key())],
        Ending::AllStored(_) => vec![Message::new("ending-all-stored").with("seeds", rules.board.total)],
        Ending::Winner(it) => {
            let lost = any(rules, |it| match it {
                Clause::Ending(Ending::RowEmpty(it)) => loses(it.verdict),
                Clause::Ending(Ending::NoMoves(it)) => loses(it.verdict),
                Clause::Ending(Ending::Repetition(it)) => loses(it.verdict),
                Clause::Ending(
                    Ending::InnerEmpty(_) | Ending::BothEnds(_) | Ending::CapturesFirst(_) | Ending::LastInEmpty(_),
                ) => true,
                _ => false,
            });
            vec![Message::new("ending-winner").with("by", won_by(rules, it.by)).with("lost", lost.key())]
        }
    }
}

/// Whether there is one player only.
pub(super) fn alone(rules: &Rules) -> bool {
    rules.board.sides().len() == 1
}

/// What a winner has more of.
pub(super) fn won_by(rules: &Rules, by: WonBy) -> &'static str {
    match by {
        WonBy::MostWithTraps if !rules.board.has_stores() => "most-in-traps",
        by => by.key(),
    }
}

fn loses(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::MoverLoses | Verdict::NextLoses)
}

/// Who takes what is left, and who has won where the clause on winners does not say it.
fn outcome(rules: &Rules, whose: &'static str, leftover: Leftover, verdict: Verdict) -> Vec<Message> {
    let mut said = Vec::new();
    let stored = any(rules, |it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::MostSeeds));
    if leftover != Leftover::Nobody || stored && verdict == Verdict::ByWinner {
        said.push(Message::new("ending-leftover").with("leftover", leftover.key()).with("whose", whose));
    }
    match verdict {
        Verdict::ByWinner => {}
        Verdict::Draw | Verdict::Void | Verdict::MoverLoses | Verdict::NextLoses | Verdict::MostSeeds => {
            said.push(Message::new("ending-verdict").with("verdict", verdict.key()).with("whose", whose));
        }
    }
    said
}

/// In which turns a clause holds, where it does not hold in all of them; in which stages, where a stage lasts longer
/// than a turn.
fn stage(words: &Words, rules: &Rules, clause: &Clause) -> Option<Message> {
    if in_race(rules, clause) {
        return None;
    }
    // A race comes before all turns and says itself what holds in it.
    let turns = rules.phases.iter().filter(|phase| phase.facts.race.is_none());
    let holds: Vec<bool> = turns.map(|phase| clause.holds_in(&phase.id)).collect();
    let first = holds.iter().position(|&it| it)?;
    let count = holds.iter().filter(|&&it| it).count();
    let last = holds.len() - 1;
    if count == holds.len() {
        None
    } else if staged(rules) {
        let stages: Vec<String> = (0..holds.len()).filter(|&i| holds[i]).map(|i| words.stage(rules, i)).collect();
        Some(Message::new("phase-stages").with("stages", words.all_of(&stages)))
    } else if count == 1 && first < last {
        Some(Message::new("phase-only").with("turn", first + 1))
    } else if first == 0 && count < holds.len() && holds[..count].iter().all(|&it| it) {
        Some(Message::new("phase-up-to").with("turns", count))
    } else if holds[first..].iter().all(|&it| it) {
        Some(Message::new("phase-after").with("turns", first))
    } else {
        let turns: Vec<String> = (0..holds.len())
            .filter(|&i| holds[i])
            .map(|i| {
                if i == last { words.say(&Message::new("phase-from").with("turn", i + 1)) } else { (i + 1).to_string() }
            })
            .collect();
        Some(Message::new("phase-some").with("turns", words.all_of(&turns)))
    }
}

/// Whether a clause speaks of a race only.
pub(super) fn in_race(rules: &Rules, clause: &Clause) -> bool {
    let mut held = rules.phases.iter().filter(|phase| clause.holds_in(&phase.id)).peekable();
    held.peek().is_some() && held.all(|phase| phase.facts.race.is_some())
}

/// Whether the game has stages that are not counted in turns.
pub(super) fn staged(rules: &Rules) -> bool {
    rules.phases.iter().any(|phase| phase.until == Until::HandSpent)
}

/// Whether a clause on choosing says something of a stage: where seeds of the hand are placed, no pit is chosen.
pub(super) fn matters_in(rules: &Rules, clause: &Clause, stage: usize) -> bool {
    let phase = &rules.phases[stage];
    let places = phase.choice.iter().any(|(_, it)| matches!(it, Choice::PlaceSeed(_) | Choice::Arrange(_)));
    let pits = matches!(clause, Clause::Choice(Choice::OwnPits(_) | Choice::AnyPits(_)));
    clause.holds_in(&phase.id) && !(pits && places)
}

/// In which stages a clause on choosing says something, where it holds in all of them but does not matter in each.
pub(super) fn matters_only(words: &Words, rules: &Rules, clause: &Clause) -> Option<Message> {
    let stages: Vec<usize> = (0..rules.phases.len()).filter(|&i| matters_in(rules, clause, i)).collect();
    let holds = rules.phases.iter().all(|phase| clause.holds_in(&phase.id));
    (staged(rules) && holds && stages.len() < rules.phases.len()).then(|| {
        let names: Vec<String> = stages.iter().map(|&i| words.stage(rules, i)).collect();
        Message::new("phase-stages").with("stages", words.all_of(&names))
    })
}

/// The stages of play, each with what ends it, where they are not counted in turns.
pub(super) fn stages(rules: &Rules) -> Vec<Message> {
    if !staged(rules) {
        return Vec::new();
    }
    let mut said = vec![Message::new("stages").with("count", rules.phases.len())];
    for (i, phase) in rules.phases.iter().enumerate() {
        let has = |is: fn(&Choice) -> bool| phase.choice.iter().any(|(_, it)| is(it));
        let begins = if has(|it| matches!(it, Choice::PlaceSeed(_))) {
            "place"
        } else if has(|it| matches!(it, Choice::Arrange(_))) {
            "arrange"
        } else {
            "sow"
        };
        let name = rules.about.terms.stages.get(i).map_or("", String::as_str);
        said.push(
            Message::new("stage")
                .with("number", i + 1)
                .with("named", (!name.is_empty()).key())
                .with("name", name)
                .with("until", phase.until.key())
                .with("begins", begins),
        );
    }
    said
}

/// The place of a clause on choosing in the order of teaching: what may be moved, what comes first, what is barred.
pub(super) fn teaching_order(clause: &Clause) -> u8 {
    match clause {
        Clause::Choice(it) => match it {
            Choice::OwnPits(_) | Choice::AnyPits(_) | Choice::PlaceSeed(_) | Choice::Gather(_) | Choice::Arrange(_) => {
                0
            }
            Choice::MustCapture(_) => 1,
            Choice::Prefer(_) => 2,
            Choice::Inwards(_)
            | Choice::LoneIntoEmpty(_)
            | Choice::LastInOccupied(_)
            | Choice::Blockade(_)
            | Choice::Feed(_)
            | Choice::NoGrandSlam(_)
            | Choice::PitCap(_)
            | Choice::NoReturn(_)
            | Choice::Reserve(_)
            | Choice::Swap(_) => 3,
        },
        Clause::Sowing(_)
        | Clause::Capture(_)
        | Clause::Claim(_)
        | Clause::Turn(_)
        | Clause::Ending(_)
        | Clause::Round(_) => 4,
    }
}

/// The line that says how several clauses on what comes first go together.
pub(super) fn in_order<'a>(clauses: impl Iterator<Item = &'a Clause>) -> Option<Message> {
    let first = clauses.filter(|it| matches!(it, Clause::Choice(Choice::MustCapture(_) | Choice::Prefer(_))));
    (first.count() > 1).then(|| Message::new("choice-in-order"))
}

/// Lines on choosing that no clause says.
pub(super) fn choice_otherwise(rules: &Rules) -> Vec<Message> {
    let passes = any(rules, |it| matches!(it, Clause::Turn(Turn::Pass(_))));
    if passes { Vec::new() } else { vec![Message::new("choice-must-move")] }
}

/// Lines that no clause says on where a sowing begins, and on its coming round to where it began.
pub(super) fn origin_otherwise(rules: &Rules) -> Vec<Message> {
    let first = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInOrigin(_))));
    let skip = any(rules, |it| matches!(it, Clause::Sowing(Sowing::SkipOrigin(_))));
    match (first, skip) {
        (_, true) => Vec::new(),
        (true, false) => vec![Message::new("sowing-origin-sown-again")],
        (false, false) if !rules.board.is_owned() => vec![Message::new("sowing-origin-sown-line")],
        (false, false) => vec![
            Message::new("sowing-origin-sown").with("round", round(rules)).with("stores", rules.board.stores.key()),
        ],
    }
}

/// A line that no clause says on how a sowing ends.
pub(super) fn laps_otherwise(rules: &Rules) -> Vec<Message> {
    if many_laps(rules) { Vec::new() } else { vec![Message::new("sowing-single-lap")] }
}

/// Lines on captures that no clause says.
pub(super) fn capture_otherwise(rules: &Rules) -> Vec<Message> {
    if !captures(rules) {
        return vec![Message::new("capture-none").with("stores", rules.board.stores.key())];
    }
    let mut said = Vec::new();
    let rows: Vec<Row> = rules
        .clauses
        .iter()
        .filter_map(|it| match it {
            Clause::Capture(Capture::Count(it)) => Some(it.row),
            Clause::Capture(Capture::Facing(it)) => Some(it.row),
            Clause::Capture(Capture::Column(it)) => Some(it.row),
            Clause::Capture(Capture::FromTrap(it)) if it.seeds > 0 => Some(it.row),
            Clause::Claim(Claim::Trap(it)) if it.seeds == OwnSeed::Take => Some(it.row),
            _ => None,
        })
        .collect();
    if !rows.is_empty() && rules.board.circuit == Circuit::Ring && !rows.contains(&Row::Any) {
        if !rows.contains(&Row::Own) {
            said.push(Message::new("capture-not-own"));
        }
        if !rows.contains(&Row::Opponent) {
            said.push(Message::new("capture-not-opponent"));
        }
    }
    let resown = any(rules, |it| matches!(it, Clause::Capture(Capture::Resow(_) | Capture::Enter(_))));
    let free = any(rules, |it| matches!(it, Clause::Capture(Capture::Optional(_) | Capture::Begun(_))));
    if resown && !free {
        said.push(Message::new("capture-compulsory"));
    }
    if !resown && rules.board.stores != Stores::None {
        said.push(Message::new("capture-to-store"));
    }
    said
}

/// Lines on claims that no clause says.
pub(super) fn claim_otherwise(rules: &Rules) -> Vec<Message> {
    let limits =
        any(rules, |it| matches!(it, Clause::Claim(Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_))));
    if limits { vec![Message::new("claim-otherwise")] } else { Vec::new() }
}

/// Lines on last seeds in traps that no clause says.
pub(super) fn traps_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    let takes = |it: &Clause| matches!(it, Clause::Capture(Capture::FromTrap(_)));
    let several = rules.clauses.iter().filter(|it| takes(it)).count() > 1;
    let everywhere = |whose: Row| {
        any(rules, |it| {
            let Clause::Capture(Capture::FromTrap(it)) = it else { return false };
            it.at.is_empty() && it.row == Row::Any && (it.whose == whose || it.whose == Row::Any)
        })
    };
    let stops =
        any(rules, |it| matches!(it, Clause::Claim(Claim::TrapStops(_) | Claim::Engulf(_) | Claim::Swallow(_))));
    let mut said = Vec::new();
    if several {
        said.push(Message::new("capture-from-trap-in-order"));
    }
    if any(rules, takes) && !stops && !(everywhere(Row::Own) && everywhere(Row::Opponent)) {
        said.push(words.named(rules, Message::new("capture-from-trap-otherwise")));
    }
    if any(rules, takes) && !stops {
        said.push(words.named(rules, Message::new("capture-from-trap-passing")));
    }
    said
}

/// Lines on houses that no clause says.
pub(super) fn house_otherwise(words: &Words, rules: &Rules) -> Vec<Message> {
    let houses = any(rules, |it| matches!(it, Clause::Claim(Claim::House(_))));
    let relays = any(rules, |it| matches!(it, Clause::Sowing(Sowing::Relay(_))));
    let line = || words.named(rules, Message::new("claim-house-otherwise"));
    if houses && relays { vec![line()] } else { Vec::new() }
}

/// Lines on turns that no clause says.
pub(super) fn turn_otherwise(rules: &Rules) -> Vec<Message> {
    let bonus = any(rules, |it| matches!(it, Clause::Turn(Turn::Bonus(_))));
    let sown = matches!(rules.board.stores, Stores::Own | Stores::All);
    let loses = any(rules, |it| matches!(it, Clause::Ending(Ending::PenaltyHolds(_))));
    let frozen = any(rules, |it| matches!(it, Clause::Turn(Turn::Frozen(_))));
    let mut said = Vec::new();
    if sown && !bonus && !alone(rules) {
        said.push(Message::new("turn-no-bonus"));
    }
    if loses && !frozen && rules.board.players != Players::Pairs {
        said.push(Message::new("turn-lost-plays-on"));
    }
    said
}
