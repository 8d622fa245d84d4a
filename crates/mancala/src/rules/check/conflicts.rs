//! Clauses that exclude one another in a stage of play, or stand in one order only.

use super::stage::{CheckedStage, StageDiagnostic, is_row};
use super::unreachable::ONCE;
use super::{CheckedGame, speaks_of};
use crate::diagnostic::Name;
use crate::diagnostics;
use crate::rules::board::{Part, Side};
use crate::rules::kinds::choice::{LiftFrom, Specials};
use crate::rules::kinds::condition::{Began, Captures, Leaves, Marked, MoveIf};
use crate::rules::kinds::ending::Once;
use crate::rules::kinds::landing::{Declined, LastPit, NextWay, Slam, Target, Then, To};
use crate::rules::kinds::marks::Emptied;
use crate::rules::kinds::opening::Source;
use crate::rules::kinds::sowing::{After, FirstSeed, OrBack, Ways, WhichSeeds};
use crate::rules::kinds::{Clause, List, landing};
use crate::rules::stage::{Stage, Until};

diagnostics! {
    /// Clauses that cannot be in force together in a stage.
    pub(crate) enum ConflictDiagnostic {
        /// A clause of this kind settles something once for the whole stage, so a second one could only contradict it
        /// or do nothing.
        SeveralOfKind { kind: Name, count: usize } = "several-of-kind" at ["$$kind"],
        /// The clause `Place` puts down one seed as a move, and `Arrange` sets out the whole hand; in one stage only
        /// one of them can say how seeds leave the hand.
        PlacedInOneWay = "placed-in-one-way" at ["=Arrange"],
        /// The first move of a stage with a script is made by the script, so nothing else can take its place.
        BegunInOneWay = "begun-in-one-way" at ["=Script"],
        /// The players set out their seeds one by one until their hands are empty, and only then the sowing begins.
        ArrangeUntilSpent = "arrange-until-spent" at ["=Arrange"],
        /// Setting out a seed captures nothing, so no capture can be demanded in that stage.
        ArrangeMustCapture = "arrange-beside-must-capture" at ["=MustCapture"],
        /// The rows begin empty and are filled from the hand, so an ending by an empty row would stop play before it
        /// has begun.
        RowsEmptyAtFirst = "rows-empty-at-first" at ["once/=Left"],
        /// The stage lasts until the hand is empty, and no clause of it takes seeds out of the hand, so it would never
        /// be over.
        HandNeverSpent = "hand-never-spent" [Place, Arrange, Bring],
        /// Clauses under `choice` are asked in their order, and whether a turn captures is known only once
        /// `MustCapture` has been asked.
        PreferBeforeKind = "prefer-before-must-capture" at ["=Prefer/when/began"],
        /// A move by `Instead` takes the place of a sowing that a player begins by lifting a pit without a mark; no
        /// other kind of beginning is provided for beside it.
        InsteadApart = "instead-not-apart" at ["=Instead"],
        /// Such a move takes a pit without sowing, so there is no lap from which the captured seeds could be sown on.
        InsteadTakes = "instead-taken-seeds-sown" at ["=Instead"],
        /// Both clauses mark pits as barred for the next turn, and the mark does not say which of them has set it.
        BarredByOne = "barred-by-one-clause" at ["=NoReturn"],
        /// With `ByCount` the direction depends on the number of seeds in a pit, and the placed seed changes that
        /// number while the move is chosen.
        PlacedChangesCount = "placed-beside-by-count" at ["=Way/way/=ByCount"],
        /// The field `or_back` lets a lap run opposite to its usual direction, so every clause of the stage has to say
        /// which one is usual.
        OrBackAmongWays = "or-back-among-directions" at ["=Way/or_back"],
        /// With `next_way: Reversed` the choice of a direction for the extra move is limited, and here no player
        /// chooses a direction.
        NextWayFixed = "next-way-not-chosen" at ["=Again/next_way"],
        /// A lap comes round when it drops a seed in the pit from which it was lifted, and these clauses let that
        /// happen at its first seed or never.
        NeverComesRound = "never-comes-round" at ["when/came_round"],
        /// The clause `Skip(after: Round)` counts on a move of one lap that returns to its pit once and begins in the
        /// next one.
        RoundOfOneSowing = "round-of-one-sowing" at ["=Skip/after"],
        /// With `after: Round` a lap already passes over the pit from which it was lifted, so the other clause adds
        /// nothing.
        BothSkipOrigin = "both-skip-origin" at ["=Skip"],
        /// Heaps fall into one pit after the other, each all at once, so nothing may happen to single seeds among
        /// them.
        HeapsInterrupted = "heaps-interrupted" at ["=Drop/heaps"],
        /// The players sow lap after lap until a last seed falls in an empty pit, so each seed of a lap falls in a
        /// pit; none can go to a store.
        RaceKeepsSeeds = "race-keeps-seeds" at ["=Drop/first"],
        /// In a race and in a script no player makes a choice on the way, so the direction has to be the same for
        /// every lap.
        DirectionOfRace = "race-or-script-direction" at ["=Way/way:", "=Way"],
        /// A race is over when one of the players reaches an empty pit, and with it the stage in which it is run.
        RaceIsOneTurn = "race-is-one-turn" at ["=Race"],
        /// Before a race each player names the pit from which they run, and there is no other move to choose in that
        /// stage.
        RaceBegins = "race-begins-with-choice" at ["=Race"],
        /// Captured seeds would be sown from where the lap or the turn began, and that may be a store, which is not a
        /// pit to sow from.
        SownFromStore = "sown-from-store" at ["=Send"],
        /// Where special pieces are sown with the seeds, a move is one lap in one direction, and only `Meeting` says
        /// what its pieces take.
        SpecialsInOneLap = "specials-in-one-lap" at ["=Lift/specials"],
        /// The clause `Meeting` says what happens when seeds and special pieces meet in a pit, and here special pieces
        /// never leave their pits.
        SpecialsNeverSown = "specials-never-sown" [Lift] at ["=Meeting"],
        /// Seeds of the last seed's own pit that are to be sown on are lifted by a `Relay`; `Send` sows what other
        /// pits held.
        HereNotSown = "captured-here-not-sown" at ["take/=Here"],
        /// Both are about pits across the middle line from the last seed, so they cannot follow a capture of the last
        /// seed's own pit.
        AcrossNotHere = "across-not-here" at ["take/=Here"],
        /// The player chooses the further pits when the capture is made, so the last seed may not already be on its
        /// way.
        MoreEndsTurn = "more-after-last-lap" at ["/then"],
        /// Seeds that are sown again come back to the board, so a capture of all seeds can spare no pit and leave no
        /// rest to give away.
        SlamOfResown = "grand-slam-of-resown" at ["=GrandSlam/effect", "=GrandSlam"],
        /// All captured seeds of a lap are sown together, so they have one place from which they are sown.
        ResownInOneWay = "resown-in-one-way",
        /// A capture in passing comes first, and if the last seed makes one, its pit is empty before the clauses on
        /// the last seed are asked.
        LastTakesItsPit = "last-takes-its-pit" at ["/which"],
        /// The ending `CapturedFirst` counts the turns in which a last seed captures, and captures in passing would not
        /// be counted.
        FirstOfLastSeeds = "captured-first-in-passing" at ["/once:"],
        /// When a lap has ended, a player is asked once what is to be done, and two questions would have no order.
        OneQuestion = "one-question" at ["=Optional"],
        /// Some clauses try a move out to see what it would do, and a lap in which a player still has to decide has no
        /// one result.
        QuestionTriedOut = "question-tried-out" at ["=Optional"],
        /// The lap is broken off at the question and goes on after the answer, so what happened before it is no longer
        /// at hand.
        QuestionWithinLap = "question-within-lap" at ["=Optional"],
        /// Seeds that are put into one pit leave none for another place, and no question can still be open when the
        /// turn ends there.
        PutDownOneWay = "put-down-one-way" at ["/to:"],
        /// The mover puts the captured seeds down as the last act of the turn, so all captures of the stage have to be
        /// the mover's and end it.
        PutDownEndsTurn = "put-down-ends-turn" at ["/to:"],
        /// A house that is captured is lost, and that is looked at when a last seed captures, not in passing and not
        /// with further pits.
        HouseByLastSeed = "house-by-last-seed" at ["=House"],
        /// A pit can bear one mark only, so a stage has houses or traps.
        HouseOrTrap = "house-or-trap" at ["=House"],
        /// That a pit has been played is kept as its mark, so it cannot be kept beside another mark or a pit that is
        /// barred.
        OneMark = "one-mark" at ["if/played"],
        /// The field `emptied` says what becomes of a trap that a capture empties, and no capture of the stage takes
        /// pits with this mark.
        NeverFades = "trap-never-fades" [Capture] at ["/emptied"],
        /// A limit is asked of one pit at a time, and it would be unclear which of the two pits may still be claimed.
        LimitOnTwo = "limit-on-two-traps" at ["/pits"],
        /// Under `dropping` a pit is marked because seeds were left in it, not because a player has won it, so no limit
        /// for a player applies.
        LimitOnSpoilt = "limit-on-spoilt-pit",
    }
}

/// Returns the diagnostics of clauses that exclude one another in a stage, each with the part of the file that it is
/// about.
pub(super) fn faults<'a>(game: CheckedGame<'a>, stage: &'a Stage) -> Vec<StageDiagnostic<'a>> {
    let mut stage = CheckedStage::new(game, stage);
    once(&mut stage);
    beginnings(&mut stage);
    hand(&mut stage);
    order(&mut stage);
    apart(&mut stage);
    directions(&mut stage);
    first_seeds(&mut stage);
    after_a_round(&mut stage);
    heaps(&mut stage);
    races(&mut stage);
    specials(&mut stage);
    resown(&mut stage);
    last_seeds(&mut stage);
    questions(&mut stage);
    put_down(&mut stage);
    from_stores(&mut stage);
    marks(&mut stage);
    limits(&mut stage);
    stage.faults()
}

/// Kinds that are there more often than they can have an effect.
fn once(stage: &mut CheckedStage) {
    for kind in ONCE {
        let found: Vec<&'static str> =
            stage.clauses().filter(|(_, it)| it.kind() == *kind).map(|(list, _)| part(*list)).collect();
        if let [.., last] = found.as_slice()
            && found.len() > 1
        {
            stage.needs(false, last, ConflictDiagnostic::SeveralOfKind { kind: (*kind).into(), count: found.len() });
        }
    }
}

/// The place of a list in its file.
fn part(list: List) -> &'static str {
    match list {
        List::Marks => "@marks",
        List::Opening => "@opening",
        List::Starting => "@starting",
        List::Choice => "@choice",
        List::Sowing => "@sowing",
        List::Dropping => "@dropping",
        List::Landing => "@landing",
        List::Turn => "@turn",
        List::Ending => "@ending",
        List::Rounds => "@rounds",
    }
}

fn places(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Place(_)))
}

fn arranges(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Arrange(_)))
}

fn scripted(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Script(_)))
}

fn must_capture(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::MustCapture(_)))
}

/// Returns whether both players sow at once.
fn raced(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Race(_)))
}

/// A move begins in one way.
fn beginnings(stage: &mut CheckedStage) {
    stage.bars(places(stage) && arranges(stage), "@opening", ConflictDiagnostic::PlacedInOneWay);
    stage.bars(
        scripted(stage) && (places(stage) || arranges(stage) || raced(stage)),
        "@opening",
        ConflictDiagnostic::BegunInOneWay,
    );
}

/// The hand is set out in a stage of its own, in which nothing else happens.
fn hand(stage: &mut CheckedStage) {
    let until_spent = stage.stage.until == Until::HandSpent;
    stage.bars(arranges(stage) && !until_spent, "@opening", ConflictDiagnostic::ArrangeUntilSpent);
    stage.bars(arranges(stage) && must_capture(stage), "@choice", ConflictDiagnostic::ArrangeMustCapture);
    let row = stage.endings().any(is_row);
    let inner = stage.endings().any(|it| match &it.once {
        Some(Once::Left(left)) => left.pits.at == [Part::Inner],
        _ => false,
    });
    let board = stage.game.board;
    let looked_at = |pit: &_| !inner || board.is_inner(*pit);
    let bare = |side: Side| board.pits_of(side).filter(looked_at).all(|pit| board.opening[pit.index()] == 0);
    stage.bars(
        arranges(stage) && (row || inner) && Side::BOTH.into_iter().any(bare),
        "@ending",
        ConflictDiagnostic::RowsEmptyAtFirst,
    );
    let reserve = stage.has(|it| matches!(it, Clause::Bring(it) if it.from == Source::Hand));
    stage.bars(
        until_spent && !places(stage) && !arranges(stage) && !reserve,
        "@choice",
        ConflictDiagnostic::HandNeverSpent,
    );
}

/// Checks that clauses on the kind of a turn stand after the one that tells the kinds apart.
fn order(stage: &mut CheckedStage) {
    let place = |is: fn(&Clause) -> bool| stage.clauses().position(|(_, it)| is(it));
    let must = place(|it| matches!(it, Clause::MustCapture(_)));
    let by_kind = place(|it| matches!(it, Clause::Prefer(it) if it.when.began != Began::Any));
    stage.bars(
        matches!((by_kind, must), (Some(prefer), Some(must)) if prefer < must),
        "@choice",
        ConflictDiagnostic::PreferBeforeKind,
    );
}

/// Moves that stand beside sowing.
fn apart(stage: &mut CheckedStage) {
    let instead = stage.has(|it| matches!(it, Clause::Instead(_)));
    let otherwise = places(stage) || arranges(stage) || scripted(stage) || raced(stage) || must_capture(stage);
    let marked = stage.has(|it| matches!(it, Clause::Trap(_) | Clause::House(_)));
    stage.bars(instead && (otherwise || marked), "@choice", ConflictDiagnostic::InsteadApart);
    let takes = stage.has(|it| matches!(it, Clause::Instead(it) if it.r#do == Default::default()));
    stage.bars(takes && stage.resows(), "@choice", ConflictDiagnostic::InsteadTakes);
    let no_return = stage.has(|it| matches!(it, Clause::NoReturn(_)));
    stage.bars(
        no_return && stage.has(|it| matches!(it, Clause::Blockade(_))),
        "@choice",
        ConflictDiagnostic::BarredByOne,
    );
}

/// Returns whether the direction is settled for every lap from the start.
fn fixed_way(stage: &CheckedStage) -> bool {
    let mut ways = stage.clauses().filter_map(|(_, it)| match it {
        Clause::Way(it) if it.or_back == OrBack::Never => Some(&it.way),
        _ => None,
    });
    ways.next().is_some_and(|way| {
        !matches!(way, Ways::Chosen | Ways::ByHalf(..) | Ways::BySide(..) | Ways::ByCount(..) | Ways::ByFirstMove(_))
    })
}

/// The direction of a lap is found in one way.
fn directions(stage: &mut CheckedStage) {
    let by_count = stage.has(|it| matches!(it, Clause::Way(it) if matches!(it.way, Ways::ByCount(..))));
    stage.bars((places(stage) || arranges(stage)) && by_count, "@sowing", ConflictDiagnostic::PlacedChangesCount);
    let chosen = |it: &Clause| match it {
        Clause::Way(it) => !matches!(it.way, Ways::Ccw | Ways::Cw),
        _ => false,
    };
    stage.bars(stage.runs_back() && stage.has(chosen), "@sowing", ConflictDiagnostic::OrBackAmongWays);
    let by_half = stage.has(|it| matches!(it, Clause::Way(it) if matches!(it.way, Ways::ByHalf(..))));
    let reversed = stage.has(|it| matches!(it, Clause::Again(it) if it.next_way == NextWay::Reversed));
    stage.bars(reversed && (fixed_way(stage) || by_half), "@landing", ConflictDiagnostic::NextWayFixed);
}

/// Returns whether the first seed of a lap does not simply fall in the next place.
fn first_seed(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Drop(it) if it.first != FirstSeed::Next))
}

/// Returns whether laps pass over the pit from which they come.
fn skips_origin(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Skip(it) if it.r#if.origin == Some(true)))
}

/// Returns whether a lap that comes home ends.
fn home_ends(stage: &CheckedStage) -> bool {
    stage.has(|it| it.when().is_some_and(|when| when.came_round.is_some()))
}

/// The first seed of a lap, and the pit from which it came.
fn first_seeds(stage: &mut CheckedStage) {
    stage.bars(
        home_ends(stage) && (first_seed(stage) || skips_origin(stage)),
        "@landing",
        ConflictDiagnostic::NeverComesRound,
    );
}

/// Returns whether a sowing goes on in the opponent's pits when it has come round.
fn then_opponent(stage: &CheckedStage) -> bool {
    stage.has(|it| matches!(it, Clause::Skip(it) if it.after == After::Round))
}

fn after_a_round(stage: &mut CheckedStage) {
    stage.bars(
        then_opponent(stage) && (stage.many_laps() || first_seed(stage) || home_ends(stage)),
        "@sowing",
        ConflictDiagnostic::RoundOfOneSowing,
    );
    stage.bars(then_opponent(stage) && skips_origin(stage), "@sowing", ConflictDiagnostic::BothSkipOrigin);
}

/// Returns whether a seed may capture in passing.
fn in_passing(stage: &CheckedStage) -> bool {
    stage.captures(List::Dropping).next().is_some()
}

/// Several seeds that are dropped together.
fn heaps(stage: &mut CheckedStage) {
    let heaps = stage.has(|it| matches!(it, Clause::Drop(it) if !it.heaps.is_empty()));
    let swallows = stage.has(|it| matches!(it, Clause::Trap(it) if it.dropped != Default::default()));
    let watched =
        first_seed(stage) || skips_origin(stage) || in_passing(stage) || swallows || scripted(stage) || raced(stage);
    stage.bars(heaps && watched, "@sowing", ConflictDiagnostic::HeapsInterrupted);
}

/// Races, in which two players sow at once.
fn races(stage: &mut CheckedStage) {
    let stored = stage.has(|it| matches!(it, Clause::Drop(it) if it.first == FirstSeed::Store));
    stage.bars(raced(stage) && stored, "@sowing", ConflictDiagnostic::RaceKeepsSeeds);
    stage.bars((raced(stage) || scripted(stage)) && !fixed_way(stage), "@sowing", ConflictDiagnostic::DirectionOfRace);
    stage.bars(raced(stage) && stage.stage.until != Until::OneTurn, "@opening", ConflictDiagnostic::RaceIsOneTurn);
    stage.bars(
        raced(stage) && (places(stage) || arranges(stage) || must_capture(stage)),
        "@opening",
        ConflictDiagnostic::RaceBegins,
    );
}

/// Seeds that go back to where a lap or turn began, and seeds lifted from a store.
fn from_stores(stage: &mut CheckedStage) {
    let lifted = stage.has(|it| matches!(it, Clause::Lift(it) if it.from == LiftFrom::Store));
    let sends_back =
        |it: &Clause| matches!(it, Clause::Send(it) if it.to == To::Sown && it.from != landing::SownFrom::Landed);
    stage.bars(lifted && stage.has(sends_back), "@landing", ConflictDiagnostic::SownFromStore);
}

/// Pieces of another kind.
fn specials(stage: &mut CheckedStage) {
    let sown = stage.has(|it| matches!(it, Clause::Lift(it) if it.specials == Specials::Sown));
    let plain = |list: List, it: &Clause| match (list, it) {
        (List::Sowing, Clause::Way(it)) => {
            let one_lap = matches!(it.way, Ways::Ccw | Ways::Cw | Ways::Chosen | Ways::ByHalf(..));
            one_lap && it.laps == Default::default() && it.or_back == OrBack::Never
        }
        (List::Dropping, Clause::Meeting(_)) => true,
        (List::Choice, Clause::Lift(it)) => it.from == LiftFrom::Pits,
        (List::Landing, Clause::Again(it)) => it.store.is_none(),
        (List::Sowing | List::Dropping | List::Landing | List::Marks, _) => false,
        _ => true,
    };
    let all_plain = stage.clauses().all(|(list, it)| plain(*list, it)) && !stage.game.board.sows_stores();
    stage.bars(sown && !all_plain, "@choice", ConflictDiagnostic::SpecialsInOneLap);
    stage.bars(
        !sown && stage.has(|it| matches!(it, Clause::Meeting(_))),
        "@dropping",
        ConflictDiagnostic::SpecialsNeverSown,
    );
}

/// Returns whether a capture takes the last seed's own pit.
fn takes_here(it: &landing::Capture) -> bool {
    it.take.contains(&Target::Here)
}

/// The id of a capture.
fn id(capture: &landing::Capture) -> &str {
    &capture.id
}

/// Captured seeds that are sown again, and captures after which others follow.
fn resown(stage: &mut CheckedStage) {
    let here = stage.captures(List::Landing).find(|capture| {
        let sown = |it: &Clause| match it {
            Clause::Send(it) => matches!(it.to, To::Sown | To::RowEnd) && speaks_of(&it.of, capture),
            _ => false,
        };
        takes_here(capture) && capture.last_pit == LastPit::Stays && stage.has(sown)
    });
    stage.bars_clause(here.map(id), ConflictDiagnostic::HereNotSown);
    let across = stage.captures(List::Landing).find(|capture| {
        let more = |it: &Clause| match it {
            Clause::More(it) => speaks_of(&it.of, capture),
            Clause::Optional(it) => it.refused == Declined::Retreat && speaks_of(&it.of, capture),
            _ => false,
        };
        takes_here(capture) && stage.has(more)
    });
    stage.bars_clause(across.map(id), ConflictDiagnostic::AcrossNotHere);
    let onward = stage.captures(List::Landing).find(|capture| {
        let more = |it: &Clause| matches!(it, Clause::More(it) if speaks_of(&it.of, capture));
        capture.then == Then::Here && !takes_here(capture) && stage.has(more)
    });
    stage.bars_clause(onward.map(id), ConflictDiagnostic::MoreEndsTurn);
    let spares = |it: &Clause| match it {
        Clause::GrandSlam(it) => !matches!(it.effect, Slam::Allowed | Slam::Nothing | Slam::Forbidden),
        _ => false,
    };
    stage.bars(stage.resows() && stage.has(spares), "@landing", ConflictDiagnostic::SlamOfResown);
    let mut ways =
        stage.clauses().filter(|(_, it)| matches!(it, Clause::Send(it) if matches!(it.to, To::Sown | To::RowEnd)));
    stage.bars_clause(ways.nth(1).map(|(_, it)| it.id()), ConflictDiagnostic::ResownInOneWay);
}

/// Returns the capture by which a last seed, too, takes the pit that it fills in passing.
fn last_too<'a>(stage: &CheckedStage<'a>) -> Option<&'a str> {
    stage.captures(List::Dropping).find(|it| it.which != WhichSeeds::ButLast).map(id)
}

/// A last seed captures by one clause, and asks one question.
fn last_seeds(stage: &mut CheckedStage) {
    let by_last = stage.captures(List::Landing).any(|it| {
        let near = [Target::Here, Target::Facing, Target::Column, Target::Next];
        near.iter().any(|target| it.take.contains(target))
    });
    stage.bars_clause(last_too(stage).filter(|_| by_last), ConflictDiagnostic::LastTakesItsPit);
    let first = stage.endings().find(|it| matches!(it.once, Some(Once::CapturedFirst(_))));
    let first = first.filter(|_| in_passing(stage));
    stage.bars_clause(first.map(|it| it.id.as_str()), ConflictDiagnostic::FirstOfLastSeeds);
    let asks = |of_claims: bool| {
        stage.clauses().any(|(list, it)| match it {
            Clause::Optional(it) if *list == List::Landing => it.of.iter().any(|id| {
                let named = stage.game.named(id).map(|(_, it)| it);
                let claim = id == "claims" || matches!(named, Some(Clause::Claim(_)));
                let capture = id == "captures" || matches!(named, Some(Clause::Capture(_)));
                if of_claims { claim } else { capture }
            }),
            _ => false,
        })
    };
    stage.bars(asks(true) && asks(false), "@landing", ConflictDiagnostic::OneQuestion);
}

/// Returns whether a move is tried out before it is made.
fn tries_out(stage: &CheckedStage) -> bool {
    let tried = |it: &MoveIf| it.captures != Captures::Any || it.leaves != Leaves::Any || it.fills.is_some();
    let looks_ahead = |it: &Clause| match it {
        Clause::MustCapture(_) | Clause::Prefer(_) | Clause::Feed(_) => true,
        Clause::GrandSlam(it) => it.effect == Slam::Forbidden,
        Clause::Bar(it) => tried(&it.r#move) || it.r#move.last.is_some() || it.r#move.last_store.is_some(),
        _ => false,
    };
    stage.runs_back() || stage.bars_endless() || stage.has(looks_ahead)
}

/// Returns whether what a last seed does depends on all that its lap did before.
fn asks_of_the_whole_lap(stage: &CheckedStage) -> bool {
    let woven = |it: &Clause| match it {
        Clause::Script(it) => it.steps.iter().any(|step| matches!(step, crate::rules::kinds::opening::Step::Push(_))),
        Clause::Again(it) => it.when.crossed.is_some(),
        Clause::Claim(it) => it.pits.len() > 1,
        Clause::Send(it) => matches!(it.to, To::Given | To::Trap),
        _ => false,
    };
    let whole = |it: &landing::Capture| it.take.contains(&Target::Last) || it.take.contains(&Target::Next);
    then_opponent(stage)
        || home_ends(stage)
        || stage.resows()
        || stage.has(woven)
        || stage.captures(List::Landing).any(whole)
}

/// A lap in which a player is asked something is broken off there.
fn questions(stage: &mut CheckedStage) {
    let asks = stage.asks(List::Dropping);
    stage.bars(
        asks && (tries_out(stage) || last_too(stage).is_some()),
        "@dropping",
        ConflictDiagnostic::QuestionTriedOut,
    );
    stage.bars(asks && asks_of_the_whole_lap(stage), "@dropping", ConflictDiagnostic::QuestionWithinLap);
}

/// Captured seeds that are put into one pit: given to the opponent, or laid into the mover's own trap.
fn put_down(stage: &mut CheckedStage) {
    let puts = stage.clauses().find(|(_, it)| matches!(it, Clause::Send(it) if matches!(it.to, To::Given | To::Trap)));
    let puts = puts.map(|(_, it)| it.id());
    let sends = stage.clauses().filter(|(_, it)| matches!(it, Clause::Send(_))).count();
    let more = stage.has(|it| matches!(it, Clause::More(_)));
    let elsewhere = sends > 1 || more || stage.asks(List::Landing);
    stage.bars_clause(puts.filter(|_| elsewhere), ConflictDiagnostic::PutDownOneWay);
    let goes_on = stage.captures(List::Landing).any(|it| it.then != Then::End || it.by != landing::Who::Mover);
    let goes_on = goes_on || in_passing(stage);
    stage.bars_clause(puts.filter(|_| goes_on), ConflictDiagnostic::PutDownEndsTurn);
}

/// Returns whether seeds are taken from a pit with a mark.
fn takes_from(capture: &landing::Capture, mark: &str) -> bool {
    matches!(&capture.r#if.mark, Marked::Is(id) | Marked::Own(id) | Marked::Other(id) if id == mark)
}

/// Marks that a pit may have.
fn marks(stage: &mut CheckedStage) {
    let house = stage.has(|it| matches!(it, Clause::House(_)));
    let traps = stage.has(|it| matches!(it, Clause::Trap(_)));
    let more = stage.has(|it| matches!(it, Clause::More(_)));
    stage.bars(house && (more || in_passing(stage)), "@marks", ConflictDiagnostic::HouseByLastSeed);
    stage.bars(house && traps, "@marks", ConflictDiagnostic::HouseOrTrap);
    let played = stage.captures(List::Landing).find(|it| it.r#if.played.is_some());
    let marked = stage.has(|it| matches!(it, Clause::NoReturn(_) | Clause::Blockade(_)));
    let marked = house || traps || marked;
    stage.bars_clause(played.filter(|_| marked).map(id), ConflictDiagnostic::OneMark);
    let fades = stage.clauses().find(|(_, it)| match it {
        Clause::Trap(it) if it.emptied == Emptied::Fades => {
            !stage.captures(List::Landing).any(|capture| takes_from(capture, &it.id))
        }
        _ => false,
    });
    stage.bars_clause(fades.map(|(_, it)| it.id()), ConflictDiagnostic::NeverFades);
}

/// Checks that limits on claims apply to none but single claims of one player.
fn limits(stage: &mut CheckedStage) {
    let limited = |claim: &landing::Claim| {
        stage.has(|it| match it {
            Clause::Except(it) => it.of.iter().any(|id| id == "claims" || *id == claim.id),
            Clause::Optional(it) => it.of.iter().any(|id| id == "claims" || *id == claim.id),
            Clause::Trap(it) => it.id == claim.mark && it.most.is_some(),
            _ => false,
        })
    };
    let claims = |is: &dyn Fn(List, &landing::Claim) -> bool| {
        let mut clauses = stage.clauses();
        let found = clauses.find(|(list, it)| matches!(it, Clause::Claim(it) if is(*list, it) && limited(it)));
        found.map(|(_, it)| it.id())
    };
    let two = claims(&|_, it| it.pits.len() > 1);
    let missed = claims(&|list, _| list == List::Dropping);
    stage.bars_clause(two, ConflictDiagnostic::LimitOnTwo);
    stage.bars_clause(missed, ConflictDiagnostic::LimitOnSpoilt);
}
