//! Facts of a game as a whole, which are arguments of every message on its clauses.

use super::Words;
use super::keys::MessageKey;
use super::message::{Arg, Message};
use mancala::rules::board::Stores;
use mancala::rules::kinds::choice::{Lift, LiftFrom};
use mancala::rules::kinds::condition::Marked;
use mancala::rules::kinds::ending::Amount;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::profile::{GameProfile, NextDirection};
use mancala::rules::{Rules, Side};

/// Returns the clauses of a game, each with the list in which it stands.
pub(super) fn every(rules: &Rules) -> impl Iterator<Item = (List, &Clause)> {
    rules.clauses.iter().map(|(list, clause)| (*list, clause))
}

/// Returns whether any clause of the rules is such a one.
pub(super) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    every(rules).any(|(_, clause)| is(clause))
}

/// Returns the key of a seat; `alone` in a game for one player.
pub(super) fn seat_key(rules: &Rules, side: Side) -> &'static str {
    if rules.profile.is_solo() { "alone" } else { side.key() }
}

/// Returns whether a clause makes pits traps, or houses.
pub(super) fn is_mark(rules: &Rules, id: &str, house: bool) -> bool {
    any(rules, |it| match it {
        Clause::House(it) => house && it.id == id,
        Clause::Trap(it) => !house && it.id == id,
        _ => false,
    })
}

/// Returns whether a clause lets a player lift pits rather than a store.
pub(super) fn lifts_pits(it: &Lift) -> bool {
    it.from == LiftFrom::Pits
}

/// Returns the headings of the sections on halts of a sowing before it reaches an empty pit. Halts in pits of the
/// players' rows are described together with the sowing itself.
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
    let by_traps = rules.profile.traps.stop_sowing;
    let headings = [
        halts(true).then_some("page-house"),
        halts(false).then_some("page-blockade"),
        (by_traps || rules.profile.traps.last_seed_clauses > 0).then(|| claims_heading(rules)),
    ];
    headings.into_iter().flatten().map(|id| words.heading(rules, id)).collect()
}

/// Returns the id of the heading of the section on pits that are won.
pub(super) fn claims_heading(rules: &Rules) -> &'static str {
    let traps = &rules.profile.traps;
    match () {
        () if traps.closes_own => "page-closed",
        () if traps.lifted_by_owner => "page-traps",
        () if traps.fade => "page-won",
        () if traps.claimed_later => "page-spoilt",
        () => "page-claim",
    }
}

/// Returns the number of seeds in the store of a side that stops play. If some are credited to the player who moves
/// second, the two numbers may differ.
/// two need not hold the same number.
pub(super) fn needed(rules: &Rules, amount: Amount, side: Side) -> u32 {
    let komi = rules.profile.endings.komi;
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

impl Words {
    /// Returns the arguments of every message on a clause: the words of these rules, the board, and other facts of the
    /// game.
    pub(super) fn company(&self, rules: &Rules) -> Vec<(&'static str, Arg)> {
        let board = &rules.board;
        let GameProfile { choice, sowing, captures, traps, endings, rounds, .. } = &rules.profile;
        let shape = match board.rows {
            _ if board.is_square() => Arg::from("square"),
            _ if board.is_endwise() => Arg::from("endwise"),
            2 if rules.profile.is_solo() || !board.shares_ring() => Arg::from("path"),
            rows => Arg::from(rows),
        };
        let mut counts: Vec<u16> = board.pits().map(|pit| board.opening[pit.index()]).collect();
        counts.sort_unstable();
        counts.dedup();
        let each = if let [seeds] = counts[..] { seeds } else { 0 };
        let halts = halted(self, rules);
        let column =
            |pit: mancala::rules::PitId| board.name(pit).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        let named = self.named(rules, Message::new("page-ending")).args;
        let word = |name: &str| named.iter().find(|it| it.0 == name).map_or(Arg::from(""), |it| it.1.clone());
        let before = match (traps.claimed_at_end, captures.in_occupied) {
            (true, false) => "claim",
            (_, here) => here.key(),
        };
        let other_traps = match traps.last_seed_clauses {
            0 => "none",
            _ if traps.every_last_seed => "all",
            _ => "some",
        };
        let facts: Vec<(&'static str, Arg)> = vec![
            ("solo", rules.profile.is_solo().key().into()),
            ("bare", traps.may_be_empty.key().into()),
            ("bound", choice.bound.key().into()),
            ("captures", captures.by_last_seed.key().into()),
            ("chosen-ways", sowing.direction_differs.key().into()),
            ("columns", board.columns.into()),
            ("counted", endings.seeds_counted.key().into()),
            ("each", each.into()),
            ("each-lap", sowing.direction_chosen_each_lap.key().into()),
            ("emptied-traps", (traps.lifted_by_owner || traps.fade).key().into()),
            ("board-ends", board.has_ends().key().into()),
            ("first", self.side(board.first).into()),
            ("first-column", column(mancala::rules::PitId(0)).into()),
            ("frozen", endings.freezes.key().into()),
            ("gaps", captures.beyond_gaps.key().into()),
            ("goes-on", sowing.resows.key().into()),
            ("half-total", (board.total / 2).into()),
            ("halts", (!halts.is_empty()).key().into()),
            ("house-placed", any(rules, |it| matches!(it, Clause::House(it) if it.placed)).key().into()),
            ("inner", endings.decided_within_move.key().into()),
            ("joined", (board.is_torus()).key().into()),
            ("last-column", column(mancala::rules::PitId(board.columns - 1)).into()),
            ("lifts-across", choice.lifts_across.key().into()),
            ("lifts-any", (choice.lifts_any_untrapped && !traps.claimed).key().into()),
            ("lifts-any-free", choice.lifts_any_untrapped.key().into()),
            ("liftable", traps.lifted_by_owner.key().into()),
            ("lifts-one", choice.lifts_single.key().into()),
            ("lost", endings.decided_otherwise.key().into()),
            ("many-laps", sowing.many_laps.key().into()),
            ("match", rounds.is_match.key().into()),
            ("middle", (board.columns % 2 == 1).key().into()),
            ("missed", captures.claims_in_passing.key().into()),
            ("mirrored", rounds.mirrored.key().into()),
            ("outer-safe", (!captures.outer).key().into()),
            ("moves-again", choice.moves_again.key().into()),
            ("next-way", next_direction(sowing.next_direction).into()),
            ("one-row", Words::has_one_row(rules).key().into()),
            ("other-traps", other_traps.into()),
            ("owned", board.is_owned().key().into()),
            ("own-store-only", choice.bars_own_store.key().into()),
            ("party", board.players.key().into()),
            ("pieces", (board.specials > 0).key().into()),
            ("places", choice.places.key().into()),
            ("players", board.sides().len().into()),
            ("race", sowing.race.key().into()),
            ("relays", sowing.relays.key().into()),
            ("resown", sowing.resows_onward.key().into()),
            ("round", sowing.circuit.into()),
            ("row-ends", endings.when_row_empty.key().into()),
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
            ("stuck-ends", endings.when_stuck.key().into()),
            ("stuck-binds", endings.extra_move_binds.key().into()),
            ("captures-before", before.into()),
            ("specials-word", word("specials")),
            ("store-bonus", choice.store_moves_again.key().into()),
            ("then-other", sowing.skips_after_round.key().into()),
            ("total", board.total.into()),
            ("traps", traps.claimed_singly.key().into()),
            ("traps-hold", traps.hold_seeds.key().into()),
            ("won", rounds.win_territory.key().into()),
            ("worth", endings.specials_count.key().into()),
            ("laid-again", rounds.laid_out_again.key().into()),
        ];
        named.into_iter().chain(facts).collect()
    }
}

/// Returns the key of the direction of a later lap.
fn next_direction(direction: NextDirection) -> &'static str {
    match direction {
        NextDirection::Fixed => "fixed",
        NextDirection::Same => "same",
        NextDirection::Usual => "usual",
        NextDirection::Reversed => "other",
        NextDirection::Chosen => "each",
    }
}
