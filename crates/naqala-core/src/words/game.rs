//! What is true of a game as a whole: every message on its clauses is told it.

use super::Words;
use super::keys::Key;
use super::message::{Arg, Message};
use mancala::rules::board::Stores;
use mancala::rules::kinds::choice::{Lift, LiftFrom};
use mancala::rules::kinds::condition::{Counts, Marked, OfThese, PitIf, Was, Whose};
use mancala::rules::kinds::ending::{Amount, Once, OutHow, Verdict, WonBy};
use mancala::rules::kinds::landing::{Content, Target, Then, To, Who};
use mancala::rules::kinds::marks::{Dropped, Emptied, MarkFor, Trap, TrapEnds};
use mancala::rules::kinds::sowing::{After, FirstSeed, LapWay, OrBack, Ways};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::nature::takes;
use mancala::rules::{Rules, Side};

/// The clauses of a game, each with the list in which it stands.
pub(super) fn every(rules: &Rules) -> impl Iterator<Item = (List, &Clause)> {
    rules.clauses.iter().map(|(list, clause)| (*list, clause))
}

/// Returns whether any clause of the rules is such a one.
pub(super) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    every(rules).any(|(_, clause)| is(clause))
}

/// Returns whether the game is a round of a match.
pub(super) fn in_match(rules: &Rules) -> bool {
    every(rules).any(|(list, _)| list == List::Rounds)
}

/// Returns whether rounds are laid out alike, and counted.
pub(super) fn counts_rounds(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Score(_)))
}

/// Returns whether both players lift any pit of a ring, whoever's side it lies on.
pub(super) fn is_shared(rules: &Rules) -> bool {
    let of_a_side = |it: &Clause| it.asks(|pit: &PitIf| !matches!(pit.side, Whose::Any));
    rules.board.is_owned() && !alone(rules) && !any(rules, of_a_side)
}

/// Returns whether there is one player only.
pub(crate) fn alone(rules: &Rules) -> bool {
    rules.board.sides().len() == 1
}

/// Returns whose seat it is; `alone` in a game for one.
pub(super) fn seat_key(rules: &Rules, side: Side) -> &'static str {
    if alone(rules) { "alone" } else { side.key() }
}

/// Returns whether a clause makes pits traps, or houses.
pub(super) fn is_mark(rules: &Rules, id: &str, house: bool) -> bool {
    any(rules, |it| match it {
        Clause::House(it) => house && it.id == id,
        Clause::Trap(it) => !house && it.id == id,
        _ => false,
    })
}

/// Returns whether on four rows a clause takes pits of outer rows.
fn takes_outer(clause: &Clause) -> bool {
    match clause {
        Clause::Capture(it) => it.take.iter().any(|it| !matches!(it, Target::Facing | Target::Last | Target::Here)),
        Clause::More(_) => true,
        _ => false,
    }
}

/// Returns whether a capture is one from a trap.
pub(super) fn from_trap(clause: &Clause) -> bool {
    matches!(clause, Clause::Capture(it) if matches!(it.take[..], [Target::Seeds(_)]))
}

/// Returns whether something is captured but by last seeds in traps.
pub(super) fn captures_elsewhere(rules: &Rules) -> bool {
    any(rules, |it| takes(it) && !from_trap(it))
}

/// Returns whether a last seed may capture or claim something.
pub(super) fn last_seed_captures(rules: &Rules) -> bool {
    every(rules).any(|(list, it)| match it {
        Clause::Capture(it) => list == List::Landing && !matches!(it.take[..], [Target::Last | Target::Seeds(_)]),
        Clause::Claim(it) => it.pits.len() == 1,
        _ => false,
    })
}

/// Returns whose pits a last seed must fall in to capture, for each clause by which it does so in the pit itself or
/// across.
pub(super) fn landing_sides(rules: &Rules) -> Vec<Whose> {
    let sides = every(rules).filter_map(|(list, it)| match it {
        Clause::Capture(it) if list == List::Landing => {
            let here = !matches!(it.take[..], [Target::Next | Target::Beyond | Target::Last]);
            here.then_some(it.r#if.side)
        }
        Clause::Claim(it) if it.content == Content::Taken => Some(it.r#if.side),
        _ => None,
    });
    sides.collect()
}

/// Returns whether pits can be won one by one, as against in pairs.
pub(super) fn has_traps(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Claim(it) if it.pits.len() == 1))
}

/// Returns whether seeds can lie in a trap.
pub(super) fn traps_hold(rules: &Rules) -> bool {
    let claims = any(rules, |it| matches!(it, Clause::Claim(_)));
    let leaves = any(rules, |it| matches!(it, Clause::Claim(it) if it.content == Content::Stays));
    claims && (leaves || any(rules, |it| matches!(it, Clause::Trap(it) if it.dropped != Dropped::Store)))
}

/// Returns whether it is pits, and not a store, that a clause lets a player lift.
pub(super) fn lifts_pits(it: &Lift) -> bool {
    it.from == LiftFrom::Pits
}

/// Returns whether a player may lift seeds of the own store.
pub(super) fn lifts_stores(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Lift(it) if !lifts_pits(it)))
}

/// Returns whether any own pit that holds seeds and is no trap may be lifted, whatever lies elsewhere.
fn lifts_any_but_traps(rules: &Rules) -> bool {
    let plainly = |(list, it): (List, &Clause)| match it {
        Clause::Lift(it) => lifts_pits(it) && it.r#if.side == Whose::Own && it.r#if.holds == Some(Counts::From(1)),
        Clause::Prefer(_) => true,
        Clause::Race(_) | Clause::GrandSlam(_) => true,
        _ => !matches!(list, List::Choice | List::Opening | List::Starting),
    };
    let forbids = any(
        rules,
        |it| matches!(it, Clause::GrandSlam(it) if it.effect == mancala::rules::kinds::landing::Slam::Forbidden),
    );
    rules.board.is_owned() && every(rules).all(plainly) && !forbids
}

/// The number of seeds with which a sowing comes round to the pit where it began; on a torus, along a column.
pub(super) fn round(rules: &Rules) -> usize {
    if rules.board.is_torus() {
        return rules.board.rows.into();
    }
    rules.board.path(Side::South).len() + usize::from(first_in(rules, FirstSeed::Store))
}

/// Returns whether the first seed of a sowing goes there.
pub(super) fn first_in(rules: &Rules, first: FirstSeed) -> bool {
    any(rules, |it| matches!(it, Clause::Drop(it) if it.first == first))
}

/// Returns how the way of a later lap follows from that of the lap before.
fn next_way(rules: &Rules) -> &'static str {
    let way =
        |is: fn(&mancala::rules::kinds::sowing::Way) -> bool| any(rules, |it| matches!(it, Clause::Way(it) if is(it)));
    if way(|it| it.way == Ways::Chosen && it.laps == LapWay::Anew) {
        "each"
    } else if way(|it| it.or_back != OrBack::Never) {
        "usual"
    } else if way(|it| it.laps == LapWay::Reversed) {
        "other"
    } else if way(|it| matches!(it.way, Ways::Chosen | Ways::ByCount(..))) {
        "same"
    } else {
        "fixed"
    }
}

/// Returns whether the way of a sowing may differ from pit to pit.
fn way_differs(rules: &Rules) -> bool {
    any(
        rules,
        |it| matches!(it, Clause::Way(it) if matches!(it.way, Ways::Chosen | Ways::ByHalf(..)) && it.laps != LapWay::Anew),
    )
}

/// Returns whether seeds are set out between two rounds only, by the player who has fewer.
pub(super) fn mirrored(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Mirror(_)))
}

/// Returns whether an ending, rather than the clause on winners, says who has won or lost.
fn loses(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Loses(_))
}

/// Returns whether the game ends when the player to move cannot, and not before that, as soon as a row is empty.
fn ends_when_stuck(rules: &Rules) -> bool {
    let asks = |wanted: Who| {
        any(rules, |it| matches!(it, Clause::End(it) if it.whose == wanted && is_bare_or_stuck(it.once.as_ref())))
    };
    asks(Who::Next) && !asks(Who::Either)
}

/// Returns whether play stops because a player's pits are empty, or because that player cannot move.
fn is_bare_or_stuck(once: Option<&Once>) -> bool {
    match once {
        Some(Once::CannotMove) => true,
        Some(Once::Left(it)) => it.pits.side == Whose::Own && it.pits.at.is_empty(),
        _ => false,
    }
}

/// The headings under which the page says what stops a sowing before it comes to an empty pit. Pits of the players' rows
/// in which it may stop are spoken of together with the sowing itself.
pub(super) fn halted(words: &Words, rules: &Rules) -> Vec<String> {
    let relays = |named: &[String]| {
        let relay = |id: &String| any(rules, |it| matches!(it, Clause::Relay(it) if it.id == *id));
        named.iter().all(relay)
    };
    let halts = |house: bool| {
        any(rules, |it| {
            let (of, asked) = match it {
                Clause::Except(it) => (&it.of, &it.r#if),
                Clause::Optional(it) => (&it.of, &it.r#if),
                _ => return false,
            };
            let here = match &asked.mark {
                Marked::Own(id) => house && is_mark(rules, id, true),
                Marked::Barred => !house,
                _ => false,
            };
            here && relays(of)
        })
    };
    let by_traps = any(rules, |it| match it {
        Clause::Trap(it) => it.dropped == Dropped::All || it.ends != TrapEnds::Never,
        _ => false,
    });
    let headings = [
        halts(true).then_some("page-house"),
        halts(false).then_some("page-blockade"),
        (by_traps || speaks_of_traps(rules) > 0).then(|| claims_heading(rules)),
    ];
    headings.into_iter().flatten().map(|id| words.heading(rules, id)).collect()
}

/// The id of the heading over what is said of pits that are won.
pub(super) fn claims_heading(rules: &Rules) -> &'static str {
    let trap = |is: fn(&Trap) -> bool| any(rules, |it| matches!(it, Clause::Trap(it) if is(it)));
    let missed = any(rules, |it| matches!(it, Clause::Claim(it) if it.r#if.mark == Marked::LetStand));
    let owners = |it: &Clause| matches!(it, Clause::Claim(it) if it.owner != Who::Owner);
    match () {
        () if !any(rules, owners) && any(rules, |it| matches!(it, Clause::Claim(it) if it.then == Then::Here)) => {
            "page-closed"
        }
        () if trap(|it| it.lift == MarkFor::Owner) => "page-traps",
        () if trap(|it| it.emptied == Emptied::Fades) => "page-won",
        () if missed => "page-spoilt",
        () => "page-claim",
    }
}

/// Returns whether the clauses on last seeds in traps leave no trap out.
pub(super) fn speaks_of_every_trap(rules: &Rules) -> bool {
    in_every_trap(rules, true) && in_every_trap(rules, false)
}

/// Returns the number of seeds in the store of a side stop play. With some counted to the player who moves second, the
/// two need not hold the same number.
pub(super) fn needed(rules: &Rules, amount: Amount, side: Side) -> u32 {
    let komi = every(rules).find_map(|(_, it)| match it {
        Clause::Winner(it) => Some(it.komi.0),
        _ => None,
    });
    let komi = u32::from(komi.unwrap_or(0));
    let total = rules.board.total - rules.board.specials;
    match amount {
        Amount::Majority => {
            let own = if side == rules.board.first { 0 } else { komi };
            // The fewest seeds whose halves, with these, are more than half of all.
            ((2 * total + komi) / 2 + 1).saturating_sub(own).div_ceil(2)
        }
        Amount::Half => total / 2,
        Amount::Seeds(seeds) => seeds.into(),
    }
}

/// Returns whether some last seed outside the traps spoken of is left to a general rule.
fn in_every_trap(rules: &Rules, own: bool) -> bool {
    use mancala::rules::kinds::condition::Marked;
    every(rules).any(|(_, it)| {
        let asked = match it {
            Clause::Capture(it) => &it.r#if,
            Clause::Except(it) if !it.of.is_empty() => &it.r#if,
            _ => return false,
        };
        let whose = match (&asked.mark, own) {
            (Marked::Is(id), _) | (Marked::Own(id), true) | (Marked::Other(id), false) => is_mark(rules, id, false),
            _ => false,
        };
        whose && asked.at.is_empty() && asked.side == Whose::Any
    })
}

/// Returns whether some clause speaks of a last seed in a trap.
pub(super) fn speaks_of_traps(rules: &Rules) -> usize {
    use mancala::rules::kinds::condition::Marked;
    let in_trap = |(_, it): &(List, &Clause)| {
        let (asked, is) = match it {
            Clause::Capture(it) => (&it.r#if, true),
            Clause::Except(it) => (&it.r#if, it.of.iter().all(|of| of != "relay") && it.when == Default::default()),
            _ => return false,
        };
        let named =
            matches!(&asked.mark, Marked::Is(id) | Marked::Own(id) | Marked::Other(id) if is_mark(rules, id, false));
        is && named
    };
    every(rules).filter(in_trap).count()
}

impl Words {
    /// Returns what every message on a clause is told: the words of these rules, the board, and what else the game has.
    pub(super) fn company(&self, rules: &Rules) -> Vec<(&'static str, Arg)> {
        let board = &rules.board;
        let has = |is: fn(&Clause) -> bool| any(rules, is);
        let trap = |is: fn(&mancala::rules::kinds::marks::Trap) -> bool| {
            any(rules, |it| matches!(it, Clause::Trap(it) if is(it)))
        };
        let sends = |to: fn(&To) -> bool| any(rules, |it| matches!(it, Clause::Send(it) if to(&it.to)));
        let counted = has(
            |it| matches!(it, Clause::Winner(it) if matches!(it.by, WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds)),
        );
        let lost = has(|it| match it {
            Clause::End(it) => match &it.once {
                Some(Once::CapturedAtEnds | Once::CapturedFirst(_)) | None => true,
                Some(Once::PenaltyHolds(_)) => false,
                Some(_) => loses(it.verdict),
            },
            _ => false,
        });
        let each_lap = has(|it| matches!(it, Clause::Way(it) if it.way == Ways::Chosen && it.laps == LapWay::Anew));
        let bound = has(|it| match it {
            Clause::Prefer(it) => it.r#move.from.as_ref().is_some_and(|it| it.of_these == OfThese::Rightmost),
            _ => false,
        });
        let stuck = ends_when_stuck(rules);
        let binds =
            has(|it| matches!(it, Clause::Extra(it) if it.unusable == mancala::rules::kinds::ending::Unusable::Stuck));
        let shape = match board.rows {
            _ if board.is_square() => Arg::from("square"),
            _ if board.is_endwise() => Arg::from("endwise"),
            2 if alone(rules) || !board.shares_ring() => Arg::from("path"),
            rows => Arg::from(rows),
        };
        let mut counts: Vec<u16> = board.pits().map(|pit| board.opening[pit.index()]).collect();
        counts.sort_unstable();
        counts.dedup();
        let each = if let [seeds] = counts[..] { seeds } else { 0 };
        let lifts = lifts_any_but_traps(rules);
        let claims = has(|it| matches!(it, Clause::Claim(_)));
        let halts = halted(self, rules);
        let column =
            |pit: mancala::rules::PitId| board.name(pit).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        let other_traps = speaks_of_traps(rules) > 0;
        let bare = other_traps
            || trap(|it| it.lift == MarkFor::Owner)
            || has(|it| matches!(it, Clause::Claim(it) if it.content == Content::Taken));
        let row_ends = has(|it| match it {
            Clause::End(it) => {
                matches!(&it.once, Some(Once::Left(left)) if left.pits.side == Whose::Own && it.whose != Who::Both && it.verdict != Verdict::Wins(Who::Mover))
            }
            _ => false,
        });
        let named = self.named(rules, Message::new("page-ending")).args;
        let word = |name: &str| named.iter().find(|it| it.0 == name).map_or(Arg::from(""), |it| it.1.clone());
        let facts: Vec<(&'static str, Arg)> = vec![
            ("solo", alone(rules).key().into()),
            ("bare", bare.key().into()),
            ("bound", bound.key().into()),
            ("captures", last_seed_captures(rules).key().into()),
            ("chosen-ways", way_differs(rules).key().into()),
            ("columns", board.columns.into()),
            ("counted", counted.key().into()),
            ("each", each.into()),
            ("each-lap", each_lap.key().into()),
            ("emptied-traps", (trap(|it| it.lift == MarkFor::Owner || it.emptied == Emptied::Fades)).key().into()),
            ("board-ends", board.has_ends().key().into()),
            ("first", self.side(board.first).into()),
            ("first-column", column(mancala::rules::PitId(0)).into()),
            ("frozen", has(|it| matches!(it, Clause::End(it) if it.verdict == Verdict::Out(OutHow::Frozen))).key().into()),
            ("gaps", has(|it| matches!(it, Clause::Capture(it) if it.take == [Target::Beyond])).key().into()),
            ("goes-on", sends(|it| matches!(it, To::Sown | To::RowEnd)).key().into()),
            ("half-total", (board.total / 2).into()),
            ("halts", (!halts.is_empty()).key().into()),
            ("house-placed", has(|it| matches!(it, Clause::House(it) if it.placed)).key().into()),
            ("inner", has(|it| matches!(it, Clause::End(it) if it.asked != mancala::rules::kinds::ending::Asked::Move && loses(it.verdict))).key().into()),
            ("joined", (board.is_torus()).key().into()),
            ("last-column", column(mancala::rules::PitId(board.columns - 1)).into()),
            ("lifts-across", has(|it| matches!(it, Clause::Lift(it) if lifts_pits(it) && it.r#if.side == Whose::Any)).key().into()),
            ("lifts-any", (lifts && !claims).key().into()),
            ("lifts-any-free", lifts.key().into()),
            ("liftable", trap(|it| it.lift == MarkFor::Owner).key().into()),
            ("lifts-one", has(|it| matches!(it, Clause::Lift(it) if lifts_pits(it) && it.r#if.holds.as_ref().is_none_or(|it| it.contain(1)))).key().into()),
            ("lost", lost.key().into()),
            ("many-laps", rules.many_laps().key().into()),
            ("match", in_match(rules).key().into()),
            ("middle", (board.columns % 2 == 1).key().into()),
            ("missed", every(rules).any(|(list, it)| list == List::Dropping && matches!(it, Clause::Claim(_))).key().into()),
            ("mirrored", mirrored(rules).key().into()),
            ("outer-safe", (!has(takes_outer)).key().into()),
            ("moves-again", has(|it| matches!(it, Clause::Again(_))).key().into()),
            ("next-way", next_way(rules).into()),
            ("one-row", Words::has_one_row(rules).key().into()),
            ("other-traps", other_traps.key().into()),
            ("owned", board.is_owned().key().into()),
            ("own-store-only", has(|it| matches!(it, Clause::Bar(it) if it.r#move.last_store.is_some())).key().into()),
            ("party", board.players.key().into()),
            ("pieces", (board.specials > 0).key().into()),
            ("places", has(|it| matches!(it, Clause::Place(_))).key().into()),
            ("players", board.sides().len().into()),
            ("race", has(|it| matches!(it, Clause::Race(_))).key().into()),
            ("relays", has(|it| matches!(it, Clause::Relay(_))).key().into()),
            ("resown", sends(|it| matches!(it, To::Sown)).key().into()),
            ("round", round(rules).into()),
            ("row-ends", row_ends.key().into()),
            ("row-won", board.is_square().key().into()),
            ("rows", board.rows.into()),
            ("second", self.side(board.after(board.first)).into()),
            ("see-claims", self.heading(rules, claims_heading(rules)).into()),
            ("see-halts", self.all_of(&halts).into()),
            ("shape", shape),
            ("side-pits", board.pits_of(Side::South).count().into()),
            ("stores-sown", board.sows_stores().key().into()),
            ("lendable", (board.spare > 0).key().into()),
            ("store-end", if board.stores == Stores::OwnLeft { "left" } else { "right" }.into()),
            ("stores", board.stores.key().into()),
            ("stuck-ends", stuck.key().into()),
            ("stuck-binds", binds.key().into()),
            ("captures-before", if claims_before(rules) && !counts_here(rules) { "claim" } else { counts_here(rules).key() }.into()),
            ("specials-word", word("specials")),
            ("store-bonus", has(|it| matches!(it, Clause::Again(it) if it.store.is_some())).key().into()),
            ("then-other", has(|it| matches!(it, Clause::Skip(it) if it.after == After::Round)).key().into()),
            ("total", board.total.into()),
            ("traps", has_traps(rules).key().into()),
            ("traps-hold", traps_hold(rules).key().into()),
            ("won", has(|it| matches!(it, Clause::Territory(_))).key().into()),
            ("worth", has(|it| matches!(it, Clause::Winner(it) if it.specials > 0)).key().into()),
            ("laid-again", every(rules).any(|(list, it)| list == List::Rounds && !matches!(it, Clause::Sale(_) | Clause::Score(_))).key().into()),
        ];
        named.into_iter().chain(facts).collect()
    }
}

/// Returns whether a last seed may win a pit that is not sown on then.
fn claims_before(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Claim(it) if it.pits.len() == 1 && it.then != Then::Here))
}

/// Returns whether a last seed in an occupied pit may capture.
fn counts_here(rules: &Rules) -> bool {
    every(rules).any(|(list, it)| match it {
        Clause::Capture(it) if list == List::Landing => {
            let facing = matches!(it.take[..], [Target::Facing, ..]) && it.r#if.was == Was::Occupied;
            facing || it.take == [Target::Here]
        }
        Clause::Except(it) => it.r#if.holds.is_some(),
        _ => false,
    })
}

/// Returns whether a player may decline to move: passes, or plays alone.
pub(super) fn may_pass(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Pass(_))) || alone(rules)
}

/// Returns whether captures need not be made.
pub(super) fn captures_freely(rules: &Rules) -> bool {
    any(rules, |it| match it {
        Clause::Optional(it) => it.of.iter().any(|of| of == "captures" || is_capture(rules, of)),
        Clause::Except(it) => it.when.began != Default::default() || it.when.lap.is_some(),
        _ => false,
    })
}

/// Returns whether this is the id of a capture by a last seed.
pub(super) fn is_capture(rules: &Rules, id: &str) -> bool {
    every(rules).any(|(list, it)| list == List::Landing && matches!(it, Clause::Capture(it) if it.id == id))
}
