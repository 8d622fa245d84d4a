//! Requirements of the kinds that act on the last seed, end play or lay out a round, on their board and on their own
//! fields.

use super::{ClauseChecker, RequirementDiagnostic};
use crate::diagnostic::{Key, Name};
use crate::diagnostics;
use crate::rules::board::Side;
use crate::rules::kinds::condition::{PitIf, Whose};
use crate::rules::kinds::ending::{Amount, Asked, Leftover, Once, Pieces, Verdict, WonBy};
use crate::rules::kinds::landing::{
    Claimed, Content, Declined, HowMany, LastPit, Made, Needs, OnlyPit, Slam, Target, Then, To, Who,
};
use crate::rules::kinds::marks::{self, Dropped, Emptied, MarkFor};
use crate::rules::kinds::rule_struct::text_of;
use crate::rules::kinds::sowing::WhichSeeds;
use crate::rules::kinds::{Clause, List, ending, landing};

diagnostics! {
    /// Numbers that fields cannot have.
    pub(crate) enum FieldDiagnostic {
        /// The field counts something of which the rule needs at least one; with 0 it would say nothing.
        Zero { field: Name, instead: Key } = "field-of-zero" at ["@field:"],
        /// The field counts columns, seeds or pits, and is 0 or more than there are.
        OutOfRange { field: Name, of: Key } = "field-out-of-range" at ["@field:"],
    }
}

diagnostics! {
    /// Pits and places that are not what a clause takes them for.
    pub(crate) enum PlaceDiagnostic {
        /// The clause takes or lifts the next pit in the direction of sowing. Where stores are on the path, that place
        /// can be a store.
        NextInStore = "next-place-a-store" at ["take/=Next", "take/=Before", "take/=Beyond", "lifts/=Next"],
        /// The word `Owner` means the player whose pit it is, and on this board some pits belong to neither player.
        NobodysPits = "owner-of-nobodys-pits" at ["by/=Owner", "last_by/=Owner", "owner/=Owner"],
    }
}

diagnostics! {
    /// Captures that take nothing, or cannot be made.
    pub(crate) enum CaptureDiagnostic {
        /// A capture takes the pits that `take` names, and it names none.
        Nothing = "capture-of-nothing" at ["/take"],
        /// A capture of `Column` takes the other pits of the column in which the last seed fell. On a single row or
        /// round a square there are none.
        ColumnOfOne = "column-of-one-pit" at ["take/=Column"],
        /// `Seeds(..)` captures that number of seeds of the last seed's pit, and 0 seeds would be no capture.
        NoSeeds = "capture-of-no-seeds" at ["take/=Seeds"],
        /// With `Seeds(..)` some of the seeds in a trap are taken and the others stay there, so the sowing cannot go on
        /// from it.
        LapFromTrap = "lap-from-trap" at ["/then"],
        /// The field `needs` says which of several pits must hold seeds, and the capture takes one pit only.
        NeedsOfOne = "needs-of-one-pit" at ["/needs"],
        /// A run of captures of facing pits goes along the row of a side, and on this board a side has more than one.
        RunOnFourRows = "run-on-four-rows" at ["/run"],
        /// The field `last_pit` says what becomes of the last seed if other pits are taken, and this capture takes the
        /// last seed's own pit.
        LastPitAnyway = "last-pit-taken-anyway" at ["/last_pit"],
        /// Captured seeds go to the player who moves, to the other one, or to the owner of the pit.
        NoTaker { who: Name } = "no-taker" at ["by/$who", "last_by/$who"],
        /// The word `Owner` means the player whose pit it is, and the pits of a torus belong to nobody.
        OwnerOnTorus = "taker-on-torus" at ["by/=Owner", "last_by/=Owner"],
        /// The fields `which` and `last_by` tell the last seed of a lap from those before it, and only a capture in
        /// passing can be made by either.
        PassingOnly = "fields-of-captures-in-passing" at ["/which", "/last_by"],
        /// A capture that is made after the player has chosen a move must leave the pit chosen as it is. That is
        /// certain only where it takes pits of the other player.
        ChosenPit = "chosen-pit-captured" at ["/made"],
        /// After a capture in passing the sowing goes on, and after one before a move the player chooses, so neither
        /// can be followed by anything else.
        PassingAlone = "capture-in-passing-goes-on" at ["/then", "/run"],
        /// A capture in passing takes the pit that a seed has just filled, or every pit that fits.
        PassingTakes = "capture-in-passing-elsewhere" at ["/take"],
        /// Captured seeds are put in a store unless a clause sends them elsewhere, and this board has no stores.
        NowhereToGo = "no-place-for-captured" [Send],
    }
}

diagnostics! {
    /// Claims that mark nothing, or cannot be made.
    pub(crate) enum ClaimDiagnostic {
        /// A claim marks the pits that `pits` names, and it names none.
        Nothing = "claim-of-nothing" at ["/pits"],
        /// The claim takes the seeds that lie in the pit, and on a board without stores there is no place to put them.
        NowhereToGo = "no-place-for-claimed" at ["/content"],
        /// Under `dropping` a claim only marks the pit while the sowing goes on; it takes no seeds.
        InPassing = "claim-in-passing-takes" at ["/content"],
        /// A mark belongs to the player who moves, to the other one, or to the owner of the pit.
        NoOwner { who: Name } = "no-owner-of-mark" at ["owner/$who"],
        /// The claim marks the last two pits, but a store that is sown can be one of the last two places.
        BeforeInStore = "claim-of-store" at ["pits/=Before"],
        /// The field `either_order` lets two conditions change places: that on the last pit and that on the pit before
        /// it. The claim must ask about both pits and mark both.
        OrderOfOne = "order-of-one-pit" at ["/either_order"],
    }
}

diagnostics! {
    /// Other clauses about the last seed of a lap that cannot have an effect.
    pub(crate) enum LandingDiagnostic {
        /// Every store belongs to a player, so a last seed cannot fall in one that is nobody's.
        StoreOfNobody = "store-of-nobody" at ["/store:"],
        /// Without a condition on the pit or the store of the last seed, the turn would never pass to the other player.
        AlwaysAgain = "always-another-move",
        /// The field `if` asks about a pit and `store` about a store, and the last seed falls in one or in the other.
        /// Two clauses can say both.
        PitAndStore = "pit-and-store" at ["/store"],
        /// The condition `crossed` asks whether a lap came to the other side, which needs a path that leads round both
        /// sides and past no store.
        NoOtherSide = "no-seed-on-other-side" at ["crossed"],
        /// With `only_lap` the capture is made in any case, and the player is asked about the lap that follows. The
        /// clauses named must be captures after which a lap follows.
        NoLapToDecline = "no-lap-to-decline" at ["/only_lap"],
        /// The field `only_pit` says what becomes of the pit that is spared if no other would be captured, and this
        /// effect spares none.
        NoPitSpared = "no-pit-spared" at ["/only_pit"],
        /// With `RowEnd` seeds are sown from an end of the inner row. A side has an inner row only if it has two rows
        /// that are a ring of their own.
        NoInnerRow = "no-inner-row" at ["to/=RowEnd"],
        /// Captured seeds can be sent to a trap only if each player has just one, which is there from the start and
        /// keeps its seeds.
        NoTrapToFill = "no-trap-for-captured" [Trap] at ["to/=Trap"],
        /// Captured seeds are sent to the trap that a player has from the start. Claims would make further traps, and
        /// it would be unclear which one is meant.
        SeveralTraps = "several-traps-for-captured" at ["to/=Trap"],
    }
}

diagnostics! {
    /// Endings that cannot come about, or leave something unsaid.
    pub(crate) enum EndDiagnostic {
        /// An `End` under `landing` is asked at the last seed of a lap, so its condition is on the pit of that seed.
        OnceOfLastSeed = "once-under-landing" at ["/once"],
        /// An ending must name the event that stops play.
        NoOnce = "end-without-once",
        /// The field `if` asks about the pit of a last seed, and an `End` under `ending` is not asked at a last seed.
        IfOfNoSeed = "if-under-ending" at ["/if"],
        /// When play stops, the seeds that are left go to the stores of players, and this board has no stores.
        NowhereToGo = "no-place-for-leftover" at ["/leftover"],
        /// Seeds that are left go to the owners of the pits, and the pits of a torus belong to nobody.
        LeftoverOnTorus = "leftover-on-torus" at ["/leftover"],
        /// The word `Capturer` means the player who has just captured, who is known only if the ending is asked at a
        /// capture.
        NoCapturer = "no-capturer" at ["leftover/=Capturer"],
        /// The verdict `MostSeeds` compares the seeds in the stores, and this board has none.
        NoStoresToCount = "end-without-stores-to-count" at ["/verdict:"],
        /// The verdict `Out` puts one player out while the others play on, and only a full penalty pit does that.
        OutWithoutPenalty = "out-without-penalty" at ["/verdict:"],
        /// An ending is about the players who move or moved, and this word means none of them.
        NobodyAsked { who: Name } = "nobody-asked-about" at ["whose/$who"],
        /// A player alone has won when all pits are empty. Where others play, empty pits do not tell who has won.
        WinsByEmptying = "wins-by-emptying" at ["/verdict:"],
        /// The ending counts special pieces in the pits at the ends, and none lies there at the start.
        NoSpecialAtEnds = "no-special-at-ends" at ["of/=Specials"],
        /// Every position occurs once, so a repetition is the second time at the earliest.
        TooFewTimes = "too-few-times" at ["times:"],
        /// The ending asks for captures at both ends of a row, and a row of one pit has one end.
        RowOfOne = "row-of-one-pit" at ["/once:"],
        /// The player must have captured in this many turns, and with 0 the game would be over before it began.
        NoTurn = "captured-in-no-turn" at ["/once:"],
        /// A penalty pit holds 0 seeds from the start, so the ending would come at once.
        NoSeed = "penalty-of-no-seed" at ["/once:"],
        /// A full penalty pit puts its owner out while the others play on, so no other verdict goes with it.
        OthersPlayOn = "penalty-without-out" at ["/verdict:", "/once:"],
    }
}

diagnostics! {
    /// Fields of the clause on winning that do not go together.
    pub(crate) enum WinnerDiagnostic {
        /// The field `specials` is the worth of a special piece where most seeds win, and needs special pieces in the
        /// game.
        NoSpecials = "worth-of-no-specials" at ["/specials"],
        /// The winner is found by the seeds in the stores, and this board has none.
        NoStoresToCount = "winner-without-stores-to-count" at ["/by:"],
        /// The field `least` is the number of seeds that the player with more of them must have to win. Here seeds do
        /// not decide.
        LeastOfMost = "least-without-most-seeds" at ["/least"],
        /// The seeds of `komi` are added to those of the player who moves second. Here the number of seeds does not
        /// decide.
        KomiOfMost = "komi-without-most-seeds" at ["/komi"],
    }
}

diagnostics! {
    /// Clauses on further rounds for which a game does not provide.
    pub(crate) enum RoundDiagnostic {
        /// A match goes on from round to round with what each of two players has won and the pits that each of them
        /// owns.
        NotTwoSides = "match-without-two-sides",
        /// A new round fills the rows of both players from one end, which needs a board on which each owns whole rows.
        NamedSeats = "rounds-with-named-seats",
        /// What a player wins in a round is kept in a store until the next one, and this board has no stores.
        NowhereToGo = "no-place-for-won",
        /// Only one clause can lay out the next round, and one that stands before this one does so already.
        Several = "rounds-laid-out-twice",
        /// Each player begins with half of all pits, so a match that is won by so few would be over before it began.
        GoalFromStart { half: usize } = "goal-reached-from-start" at ["/goal:"],
        /// The player with more seeds lays them out opposite those of the other, so each pit must face one.
        NotFacing = "mirror-without-facing-pits",
        /// For a new round a player sets out seeds as they like, which is done by moves that only `Arrange` offers.
        NoArrange = "mirror-without-arrange" [Arrange],
    }
}

pub(super) fn capture(on: &mut ClauseChecker, it: &landing::Capture) {
    let board = on.game.board;
    on.needs(!it.take.is_empty(), CaptureDiagnostic::Nothing);
    for target in &it.take {
        match target {
            Target::Facing | Target::Behind | Target::Twin | Target::Column => on.needs_owners(),
            Target::Here | Target::Last | Target::Seeds(_) | Target::Next | Target::Before => {}
            Target::Beyond | Target::Every => {}
        }
        match target {
            Target::Facing => on.needs(on.game.torus || on.game.faces(), RequirementDiagnostic::NoFacing),
            Target::Behind => on.needs(on.game.torus || board.rows == 4, RequirementDiagnostic::NoBehind),
            Target::Twin => {
                on.needs(
                    on.game.torus || board.pits().any(|pit| board.twin(pit).is_some()),
                    RequirementDiagnostic::NoTwin,
                );
            }
            Target::Column => on.needs(board.rows > 1 && !board.is_square(), CaptureDiagnostic::ColumnOfOne),
            Target::Next | Target::Before | Target::Beyond => {
                on.needs(!board.sows_stores(), PlaceDiagnostic::NextInStore)
            }
            Target::Seeds(seeds) => {
                on.needs(*seeds > 0, CaptureDiagnostic::NoSeeds);
                let goes_on = matches!(it.then, Then::Here | Then::Next | Then::NextSeeds);
                on.needs(!goes_on, CaptureDiagnostic::LapFromTrap);
            }
            Target::Here | Target::Last | Target::Every => {}
        }
    }
    on.needs(it.needs == Needs::First || it.take.len() > 1, CaptureDiagnostic::NeedsOfOne);
    on.needs(!it.and_facing || on.game.faces(), RequirementDiagnostic::NoFacing);
    let across = it.take.contains(&Target::Facing);
    on.needs(it.run.is_none() || !across || board.rows == 2, CaptureDiagnostic::RunOnFourRows);
    on.needs(it.run.as_ref().is_none_or(|run| run.most != Some(0)), zero("most", "run"));
    let others = it.take.iter().any(|it| !matches!(it, Target::Here | Target::Last | Target::Seeds(_)));
    on.needs(it.last_pit == LastPit::Stays || others, CaptureDiagnostic::LastPitAnyway);
    let takers = [Some(it.by), it.last_by].into_iter().flatten();
    takers.filter(|who| !can_own(*who)).for_each(|who| on.needs(false, CaptureDiagnostic::NoTaker { who: name(who) }));
    let owner = it.by == Who::Owner || it.last_by == Some(Who::Owner);
    on.needs(!on.game.torus || !owner, CaptureDiagnostic::OwnerOnTorus);
    let here = it.take.iter().all(|target| *target == Target::Here);
    on.needs(!owner || here && is_owned(&it.r#if) || all_owned(on), PlaceDiagnostic::NobodysPits);
    let passing = it.which != WhichSeeds::ButLast || it.last_by.is_some();
    on.needs(on.list == List::Dropping || !passing, CaptureDiagnostic::PassingOnly);
    let across = it.r#if.side == Whose::Own && it.take == [Target::Facing] && on.game.board.rows == 2;
    on.needs(it.made == Made::Before || on.list == List::Starting && across, CaptureDiagnostic::ChosenPit);
    on.needs(on.list == List::Landing || it.then == Then::End && it.run.is_none(), CaptureDiagnostic::PassingAlone);
    on.needs(
        on.list != List::Dropping || it.take == [Target::Here] || it.take == [Target::Every],
        CaptureDiagnostic::PassingTakes,
    );
    on.needs(on.game.stores || on.list == List::Landing && is_sent(on, it), CaptureDiagnostic::NowhereToGo);
}

/// The name of a player in files.
fn name(who: Who) -> Name {
    text_of(&who).into()
}

/// Returns whether such a player may take seeds or have a mark.
fn can_own(who: Who) -> bool {
    matches!(who, Who::Mover | Who::Other | Who::Owner)
}

/// Returns the diagnostic of a number that is 0, given a key for what it may be instead.
pub(super) fn zero(field: &'static str, instead: &'static str) -> FieldDiagnostic {
    FieldDiagnostic::Zero { field: field.into(), instead: Key(instead) }
}

/// Returns the diagnostic of a number that does not fit the board, given a key for what it counts.
fn out_of_range(field: &'static str, of: &'static str) -> FieldDiagnostic {
    FieldDiagnostic::OutOfRange { field: field.into(), of: Key(of) }
}

/// Returns whether every pit is somebody's; `true` on a torus, where none is, because other checks cover it.
fn all_owned(on: &ClauseChecker) -> bool {
    let board = on.game.board;
    on.game.torus || !board.every_pit().any(|pit| board.is_nobodys(pit))
}

/// Returns whether such a pit is somebody's.
fn is_owned(pit: &PitIf) -> bool {
    matches!(pit.side, Whose::Own | Whose::Other)
}

/// Returns whether a trap is one pit of each player's, and stays it.
fn stays_with_owner(it: &marks::Trap) -> bool {
    let one = matches!(it.at[..], [part] if part.number().is_some());
    let fades = it.emptied == Emptied::Fades || it.lift != MarkFor::Nobody;
    one && !fades && it.of == Whose::Own && it.dropped == Dropped::Stays
}

/// Returns whether what a capture takes goes elsewhere than to a store.
fn is_sent(on: &ClauseChecker, it: &landing::Capture) -> bool {
    // What is taken in the last seed's own pit can be given to the other player, but not be sown again.
    let own = it.take.iter().any(|target| matches!(target, Target::Here | Target::Last));
    let some = it.take.iter().any(|target| matches!(target, Target::Seeds(_)));
    let sends = |send: &landing::Send| {
        let named = send.of.iter().any(|id| id == "captures" || *id == it.id);
        let sown = matches!(send.to, To::Sown | To::RowEnd);
        named && send.to != To::Store && !(sown && (own || some))
    };
    on.game.has(|other| matches!(other, Clause::Send(send) if sends(send) && on.game.meet(on.clause, other)))
}

pub(super) fn claim(on: &mut ClauseChecker, it: &landing::Claim) {
    on.needs(!it.pits.is_empty(), ClaimDiagnostic::Nothing);
    on.needs(on.game.stores || it.content == Content::Stays, ClaimDiagnostic::NowhereToGo);
    on.needs(on.list == List::Landing || it.content == Content::Stays, ClaimDiagnostic::InPassing);
    if !can_own(it.owner) {
        on.needs(false, ClaimDiagnostic::NoOwner { who: name(it.owner) });
    }
    on.needs(!on.game.torus || it.owner != Who::Owner, RequirementDiagnostic::NobodyOwns);
    on.needs(it.owner != Who::Owner || is_owned(&it.r#if) || all_owned(on), PlaceDiagnostic::NobodysPits);
    on.needs(!it.pits.contains(&Claimed::Facing) || on.game.faces(), RequirementDiagnostic::NoFacing);
    on.needs(!it.pits.contains(&Claimed::Before) || !on.game.board.sows_stores(), ClaimDiagnostic::BeforeInStore);
    on.needs(
        !it.either_order || it.r#if.before.is_some() && it.pits.contains(&Claimed::Before),
        ClaimDiagnostic::OrderOfOne,
    );
}

pub(super) fn landing(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Relay(it) => {
            on.needs(it.lifts == landing::Lifts::Here || !board.sows_stores(), PlaceDiagnostic::NextInStore);
        }
        Clause::Again(it) => {
            on.needs(it.store.is_none() || board.sows_stores(), RequirementDiagnostic::NoSeedInStore);
            on.needs(it.store != Some(Whose::Nobody), LandingDiagnostic::StoreOfNobody);
            let asked = it.r#if.is_some() || it.store.is_some();
            on.needs(asked, LandingDiagnostic::AlwaysAgain);
            on.needs(it.r#if.is_none() || it.store.is_none(), LandingDiagnostic::PitAndStore);
            let home = clause.when().is_some_and(|when| when.crossed.is_some());
            on.needs(!home || on.one_ring(), LandingDiagnostic::NoOtherSide);
        }
        Clause::Optional(it) if it.only_lap => {
            let goes_on = |then: Then| matches!(then, Then::Here | Then::Next | Then::NextSeeds);
            let of_capture = |id: &String| matches!(on.game.named(id), Some((List::Landing, Clause::Capture(it))) if goes_on(it.then));
            let named = !it.of.is_empty() && it.of.iter().all(of_capture);
            on.needs(
                named && on.list == List::Landing && it.refused == Declined::Nothing,
                LandingDiagnostic::NoLapToDecline,
            );
        }
        Clause::Optional(it) if it.refused == Declined::Retreat => {
            on.needs_owners();
            on.needs(on.game.torus || board.rows == 4, RequirementDiagnostic::NoBehind);
        }
        Clause::More(it) => {
            on.needs_owners();
            on.needs(it.pits != HowMany::Pits(0), zero("pits", "all"));
        }
        Clause::GrandSlam(it) => {
            on.needs_owners();
            on.needs(
                it.only_pit == OnlyPit::Spared || matches!(it.effect, Slam::SpareLast | Slam::SpareFirst),
                LandingDiagnostic::NoPitSpared,
            );
        }
        Clause::Send(it) => match it.to {
            To::RowEnd => {
                on.needs(
                    !board.is_torus() && !board.crosses() && board.seating().rows_of_side() > 1,
                    LandingDiagnostic::NoInnerRow,
                );
                on.needs(
                    it.zone > 0 && u16::from(it.zone) * 2 <= u16::from(board.columns),
                    out_of_range("zone", "columns"),
                );
            }
            To::Given => on.needs_owners(),
            To::Trap => {
                on.needs_owners();
                on.needs(
                    on.game.has(|it| matches!(it, Clause::Trap(it) if stays_with_owner(it))),
                    LandingDiagnostic::NoTrapToFill,
                );
                on.needs(!on.game.has(|it| matches!(it, Clause::Claim(_))), LandingDiagnostic::SeveralTraps);
            }
            To::Store => on.needs(on.game.stores, RequirementDiagnostic::NoStore),
            To::Sown => {}
        },
        _ => {}
    }
}

pub(super) fn end(on: &mut ClauseChecker, it: &ending::End) {
    let (board, stores) = (on.game.board, on.game.stores);
    if on.list == List::Landing {
        on.needs(it.once.is_none(), EndDiagnostic::OnceOfLastSeed);
    } else {
        on.needs(it.once.is_some(), EndDiagnostic::NoOnce);
        on.needs(it.r#if == PitIf::default(), EndDiagnostic::IfOfNoSeed);
    }
    let sweeps =
        it.leftover == Leftover::Nobody || matches!(it.verdict, Verdict::Wins(_) | Verdict::Draw | Verdict::Void);
    on.needs(stores || sweeps, EndDiagnostic::NowhereToGo);
    on.needs(
        !on.game.torus || matches!(it.leftover, Leftover::Nobody | Leftover::To(Who::Next)),
        EndDiagnostic::LeftoverOnTorus,
    );
    on.needs(it.leftover != Leftover::To(Who::Capturer) || it.asked == Asked::Capture, EndDiagnostic::NoCapturer);
    on.needs(stores || it.verdict != Verdict::MostSeeds, EndDiagnostic::NoStoresToCount);
    let out = matches!(it.verdict, Verdict::Out(_));
    let penalty = matches!(it.once, Some(Once::PenaltyHolds(_)));
    on.needs(!out || penalty, EndDiagnostic::OutWithoutPenalty);
    let asked = matches!(it.whose, Who::Either | Who::Both | Who::Next | Who::Mover | Who::Other);
    if !asked {
        on.needs(false, EndDiagnostic::NobodyAsked { who: name(it.whose) });
    }
    match &it.once {
        None | Some(Once::CannotMove | Once::AllPassed) => {}
        Some(Once::StoreHolds(amount)) => {
            on.needs(stores, RequirementDiagnostic::NoStores);
            if let Amount::Seeds(seeds) = amount {
                on.needs(*seeds > 0 && u32::from(*seeds) <= board.total, out_of_range("Seeds", "game"));
            }
        }
        Some(Once::Left(left)) => {
            on.needs(left.of != Pieces::Specials || board.specials > 0, RequirementDiagnostic::NoSpecials);
            let all = left.pits == PitIf::default() && matches!(it.verdict, Verdict::Wins(_));
            on.needs(!all || board.sides().len() == 1, EndDiagnostic::WinsByEmptying);
            let ends = left.pits.side == Whose::Nobody && board.has_ends();
            let pieces = board.ends().any(|pit| board.opening_special(pit) > 0);
            on.needs(
                left.of != Pieces::Specials || !ends || pieces || board.specials == 0,
                EndDiagnostic::NoSpecialAtEnds,
            );
        }
        Some(Once::CannotFeed) => on.needs_owners(),
        Some(Once::Decided) => on.needs(stores, RequirementDiagnostic::NoStores),
        Some(Once::Repeated(it)) => on.needs(it.times >= 2, EndDiagnostic::TooFewTimes),
        Some(Once::CapturedAtEnds) => {
            on.needs_owners();
            on.needs(board.columns > 1, EndDiagnostic::RowOfOne);
        }
        Some(Once::CapturedFirst(turns)) => on.needs(*turns > 0, EndDiagnostic::NoTurn),
        Some(Once::PenaltyHolds(seeds)) => {
            on.needs(board.penalties, RequirementDiagnostic::NoPenalties);
            on.needs(*seeds > 0, EndDiagnostic::NoSeed);
            on.needs(out, EndDiagnostic::OthersPlayOn);
        }
    }
}

pub(super) fn winner(on: &mut ClauseChecker, it: &ending::Winner) {
    let (board, stores) = (on.game.board, on.game.stores);
    let most = it.by == WonBy::MostSeeds;
    on.needs(it.specials == 0 || most && board.specials > 0, WinnerDiagnostic::NoSpecials);
    on.needs(stores || !matches!(it.by, WonBy::MostSeeds | WonBy::FewestSeeds), WinnerDiagnostic::NoStoresToCount);
    on.needs(most || it.least.is_none(), WinnerDiagnostic::LeastOfMost);
    on.needs(most || it.komi.0 == 0, WinnerDiagnostic::KomiOfMost);
}

pub(super) fn layout(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    on.needs(board.sides() == Side::BOTH && !on.game.torus, RoundDiagnostic::NotTwoSides);
    on.needs(!board.names_seats(), RoundDiagnostic::NamedSeats);
    on.needs(on.game.stores, RoundDiagnostic::NowhereToGo);
    let first = on.game.list(List::Rounds).next().is_some_and(|first| first.id() == clause.id());
    on.needs(first, RoundDiagnostic::Several);
    match clause {
        Clause::Refill(it) => on.needs(it.least > 0, zero("least", "number")),
        Clause::Territory(it) => {
            on.needs(it.seeds > 0, zero("seeds", "number"));
            on.needs(it.goal != Some(0), zero("goal", "none"));
            let pits = on.game.board.pit_count();
            on.needs(
                it.goal.is_none_or(|goal| goal == 0 || usize::from(goal) > pits / 2),
                RoundDiagnostic::GoalFromStart { half: pits / 2 },
            );
        }
        Clause::Mirror(it) => {
            on.needs(it.least > 0, zero("least", "number"));
            let faces = board.pits().all(|pit| board.facing(pit).is_some());
            on.needs(faces, RoundDiagnostic::NotFacing);
            on.needs(on.game.has(|it| matches!(it, Clause::Arrange(_))), RoundDiagnostic::NoArrange);
        }
        Clause::Sale(it) => {
            on.needs(it.whole > 0, zero("whole", "number"));
            on.needs(it.lost > 0, zero("lost", "number"));
            let pits = board.pits_of(Side::South).len();
            on.needs(usize::from(it.lost) <= pits, out_of_range("lost", "side"));
        }
        Clause::Score(it) => {
            on.needs(it.goal > 0, zero("goal", "number"));
        }
        _ => {}
    }
}
