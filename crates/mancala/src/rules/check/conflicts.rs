//! Clauses that exclude one another in a stage of play, or stand in one order only.

use super::stage::{CheckedStage, StageDiagnostic, is_row};
use super::unreachable::ONCE;
use super::{CheckedGame, speaks_of};
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

/// Returns the diagnostics of clauses that exclude one another in a stage, each with the part of the file that it is
/// about.
pub(super) fn faults(game: CheckedGame, stage: &Stage) -> Vec<StageDiagnostic> {
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
            let what = format!(
                "only one rule of the kind {kind} can be in force at a time, and there are {}: expected one clause {kind}",
                found.len()
            );
            stage.needs(false, last, what);
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
    stage.bars(
        places(stage) && arranges(stage),
        "@opening",
        "a seed is placed in one way only: expected Place or Arrange in a stage, not both",
    );
    stage.bars(
        scripted(stage) && (places(stage) || arranges(stage) || raced(stage)),
        "@opening",
        "a move begins in one way only: expected no Place, Arrange or Race in the stage of Script",
    );
}

/// The hand is set out in a stage of its own, in which nothing else happens.
fn hand(stage: &mut CheckedStage) {
    let until_spent = stage.stage.until == Until::HandSpent;
    stage.bars(
        arranges(stage) && !until_spent,
        "@opening",
        "with Arrange each player sets out the whole hand: expected a stage of its own, with until: HandSpent",
    );
    stage.bars(
        arranges(stage) && must_capture(stage),
        "@choice",
        "nothing is captured while the hand is set out: expected Arrange and MustCapture in different stages",
    );
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
        "rows are empty until the hand is set out: expected endings by empty rows in other stages than Arrange",
    );
    let reserve = stage.has(|it| matches!(it, Clause::Bring(it) if it.from == Source::Hand));
    stage.bars(
        until_spent && !places(stage) && !arranges(stage) && !reserve,
        "@choice",
        "nothing spends the hand in a stage until: HandSpent: expected Place, Arrange or Bring(from: Hand)",
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
        "the kind of a turn is told by MustCapture: expected it before every Prefer with began",
    );
}

/// Moves that stand beside sowing.
fn apart(stage: &mut CheckedStage) {
    let instead = stage.has(|it| matches!(it, Clause::Instead(_)));
    let otherwise = places(stage) || arranges(stage) || scripted(stage) || raced(stage) || must_capture(stage);
    let marked = stage.has(|it| matches!(it, Clause::Trap(_) | Clause::House(_)));
    stage.bars(
        instead && (otherwise || marked),
        "@choice",
        "Instead stands beside sowing from plain pits: expected no Place, Arrange, Script, Race, MustCapture, House or \
         Trap in the same stage",
    );
    let takes = stage.has(|it| matches!(it, Clause::Instead(it) if it.r#do == Default::default()));
    stage.bars(
        takes && stage.resows(),
        "@choice",
        "what Instead(do: Take) takes goes to a store: expected no Send(to: Sown) or Send(to: RowEnd) under landing",
    );
    let no_return = stage.has(|it| matches!(it, Clause::NoReturn(_)));
    stage.bars(
        no_return && stage.has(|it| matches!(it, Clause::Blockade(_))),
        "@choice",
        "a pit is barred by one clause only: expected NoReturn or Blockade under choice, not both",
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
    stage.bars(
        (places(stage) || arranges(stage)) && by_count,
        "@sowing",
        "a seed placed in a pit changes its number: expected no ByCount under sowing, beside Place or Arrange",
    );
    let chosen = |it: &Clause| match it {
        Clause::Way(it) => !matches!(it.way, Ways::Ccw | Ways::Cw),
        _ => false,
    };
    stage.bars(
        stage.runs_back() && stage.has(chosen),
        "@sowing",
        "or_back is an exception to one fixed way: expected way: Ccw or Cw in every Way beside it",
    );
    let by_half = stage.has(|it| matches!(it, Clause::Way(it) if matches!(it.way, Ways::ByHalf(..))));
    let reversed = stage.has(|it| matches!(it, Clause::Again(it) if it.next_way == NextWay::Reversed));
    stage.bars(
        reversed && (fixed_way(stage) || by_half),
        "@landing",
        "another move cannot be turned round where the way is not chosen: expected next_way: Free in Again, or way: Chosen",
    );
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
        "no lap comes home in its course: expected came_round without Drop(first: ..) and Skip(if: (origin: true))",
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
        "Skip(after: Round) speaks of one sowing that begins next to its pit: expected no laps, first seeds or came_round beside \
         it",
    );
    stage.bars(
        then_opponent(stage) && skips_origin(stage),
        "@sowing",
        "both pass over the pit of origin: expected one Skip, with after: Round or with if: (origin: true)",
    );
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
    stage.bars(
        heaps && watched,
        "@sowing",
        "heaps are dropped with nothing in between: expected no first seeds, Skip(if: (origin: true)), Race, Script, capture in \
         passing, or trap that takes seeds beside heaps",
    );
}

/// Races, in which two players sow at once.
fn races(stage: &mut CheckedStage) {
    let stored = stage.has(|it| matches!(it, Clause::Drop(it) if it.first == FirstSeed::Store));
    stage.bars(
        raced(stage) && stored,
        "@sowing",
        "in a race every seed stays on the board: expected no Drop(first: Store) in the stage of Race",
    );
    stage.bars(
        (raced(stage) || scripted(stage)) && !fixed_way(stage),
        "@sowing",
        "nobody chooses a direction in a race or a script: expected way: Ccw or Cw in Way",
    );
    stage.bars(
        raced(stage) && stage.stage.until != Until::OneTurn,
        "@opening",
        "a race is one turn: expected a stage of its own, with until: OneTurn",
    );
    stage.bars(
        raced(stage) && (places(stage) || arranges(stage) || must_capture(stage)),
        "@opening",
        "a race begins with a pit of each player's choice: expected no Place, Arrange or MustCapture beside Race",
    );
}

/// Seeds that go back to where a lap or turn began, and seeds lifted from a store.
fn from_stores(stage: &mut CheckedStage) {
    let lifted = stage.has(|it| matches!(it, Clause::Lift(it) if it.from == LiftFrom::Store));
    let sends_back =
        |it: &Clause| matches!(it, Clause::Send(it) if it.to == To::Sown && it.from != landing::SownFrom::Landed);
    stage.bars(
        lifted && stage.has(sends_back),
        "@landing",
        "captured seeds go on from a pit, and a lap may come from a store: expected from: Landed in Send(to: Sown), beside \
         Lift(from: Store)",
    );
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
    stage.bars(
        sown && !all_plain,
        "@choice",
        "pieces of two kinds are sown in a single lap: expected only a direction, and Meeting under dropping, beside \
         specials: Sown",
    );
    stage.bars(
        !sown && stage.has(|it| matches!(it, Clause::Meeting(_))),
        "@dropping",
        "special pieces are never sown: expected Lift(specials: Sown) under choice, beside Meeting",
    );
}

/// Returns whether a capture takes the last seed's own pit.
fn takes_here(it: &landing::Capture) -> bool {
    it.take.contains(&Target::Here)
}

/// Captured seeds that are sown again, and captures after which others follow.
fn resown(stage: &mut CheckedStage) {
    let here = stage.captures(List::Landing).any(|capture| {
        let sown = |it: &Clause| match it {
            Clause::Send(it) => matches!(it.to, To::Sown | To::RowEnd) && speaks_of(&it.of, capture),
            _ => false,
        };
        takes_here(capture) && capture.last_pit == LastPit::Stays && stage.has(sown)
    });
    stage.bars(
        here,
        "@landing",
        "what a capture takes in the last seed's own pit goes to a store: expected Send(to: Sown) or Send(to: RowEnd) of other captures",
    );
    let across = stage.captures(List::Landing).any(|capture| {
        let more = |it: &Clause| match it {
            Clause::More(it) => speaks_of(&it.of, capture),
            Clause::Optional(it) => it.refused == Declined::Retreat && speaks_of(&it.of, capture),
            _ => false,
        };
        takes_here(capture) && stage.has(more)
    });
    stage.bars(
        across,
        "@landing",
        "More and Retreat speak of captures across the middle line: expected them of captures that do not take Here",
    );
    let onward = stage.captures(List::Landing).any(|capture| {
        let more = |it: &Clause| matches!(it, Clause::More(it) if speaks_of(&it.of, capture));
        capture.then == Then::Here && !takes_here(capture) && stage.has(more)
    });
    stage.bars(
        onward,
        "@landing",
        "after such a capture the last seed goes on by itself: expected then: End where More follows",
    );
    let spares = |it: &Clause| match it {
        Clause::GrandSlam(it) => !matches!(it.effect, Slam::Allowed | Slam::Nothing | Slam::Forbidden),
        _ => false,
    };
    stage.bars(
        stage.resows() && stage.has(spares),
        "@landing",
        "captured seeds are sown again by Send: expected effect: Allowed, Nothing or Forbidden in GrandSlam",
    );
    let ways =
        stage.clauses().filter(|(_, it)| matches!(it, Clause::Send(it) if matches!(it.to, To::Sown | To::RowEnd)));
    stage.bars(
        ways.count() > 1,
        "@landing",
        "captured seeds can be sown again in one way only: expected one Send(to: Sown) or Send(to: RowEnd)",
    );
}

/// Returns whether a last seed, too, takes the pit that it fills in passing.
fn last_too(stage: &CheckedStage) -> bool {
    stage.captures(List::Dropping).any(|it| it.which != WhichSeeds::ButLast)
}

/// A last seed captures by one clause, and asks one question.
fn last_seeds(stage: &mut CheckedStage) {
    let by_last = stage.captures(List::Landing).any(|it| {
        let near = [Target::Here, Target::Facing, Target::Column, Target::Next];
        near.iter().any(|target| it.take.contains(target))
    });
    stage.bars(
        last_too(stage) && by_last,
        "@dropping",
        "a last seed that takes its own pit in passing leaves none there: expected which: ButLast under dropping, beside \
         captures of a last seed",
    );
    let first = stage.endings().any(|it| matches!(it.once, Some(Once::CapturedFirst(_))));
    stage.bars(
        first && in_passing(stage),
        "@ending",
        "CapturedFirst speaks of captures by a last seed: expected no Capture under dropping beside it",
    );
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
    stage.bars(
        asks(true) && asks(false),
        "@landing",
        "a last seed asks one question only: expected Optional of captures or of claims, not both",
    );
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
        asks && (tries_out(stage) || last_too(stage)),
        "@dropping",
        "a lap with a question in it cannot be tried out beforehand: expected which: ButLast, and no MustCapture, Prefer, Feed, Bar of \
         what a move does, GrandSlam(effect: Forbidden), or_back or Endless with Illegal, beside Optional under dropping",
    );
    stage.bars(
        asks && asks_of_the_whole_lap(stage),
        "@dropping",
        "where a player is asked in the middle of a lap, no rule can look back at the whole of it: expected no Skip(after: Round), \
         came_round, Push, crossed, captures of Last or Next, Send or claims of two pits beside Optional under dropping",
    );
}

/// Captured seeds that are put into one pit: given to the opponent, or laid into the mover's own trap.
fn put_down(stage: &mut CheckedStage) {
    let puts = stage.sends(|to| matches!(to, To::Given | To::Trap));
    let sends = stage.clauses().filter(|(_, it)| matches!(it, Clause::Send(_))).count();
    let more = stage.has(|it| matches!(it, Clause::More(_)));
    stage.bars(
        puts && (sends > 1 || more || stage.asks(List::Landing)),
        "@landing",
        "captured seeds go one way only: expected no other Send, More or Optional beside Send(to: Given) or Send(to: Trap)",
    );
    let goes_on = stage.captures(List::Landing).any(|it| it.then != Then::End || it.by != landing::Who::Mover);
    stage.bars(
        puts && (goes_on || in_passing(stage)),
        "@landing",
        "a turn ends when captured seeds are put down: expected no capture in passing, for another player than the mover, or \
         after which the turn goes on, beside Send(to: Given) or Send(to: Trap)",
    );
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
    stage.bars(
        house && (more || in_passing(stage)),
        "@marks",
        "a house is captured by a last seed only: expected no More, and no Capture under dropping, beside House",
    );
    stage.bars(house && traps, "@marks", "a pit is a house or a trap: expected House or Trap under marks, not both");
    let played = stage.captures(List::Landing).any(|it| it.r#if.played.is_some());
    let marked = stage.has(|it| matches!(it, Clause::NoReturn(_) | Clause::Blockade(_)));
    stage.bars(
        played && (house || traps || marked),
        "@landing",
        "a pit bears one mark only: expected no House, Trap, NoReturn or Blockade beside played",
    );
    let fades = stage.clauses().any(|(_, it)| match it {
        Clause::Trap(it) if it.emptied == Emptied::Fades => {
            !stage.captures(List::Landing).any(|capture| takes_from(capture, &it.id))
        }
        _ => false,
    });
    stage.bars(
        fades,
        "@marks",
        "no trap is ever emptied by a capture: expected Capture with this mark under if, beside emptied: Fades",
    );
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
        stage.clauses().any(|(list, it)| matches!(it, Clause::Claim(it) if is(*list, it) && limited(it)))
    };
    let two = claims(&|_, it| it.pits.len() > 1);
    let missed = claims(&|list, _| list == List::Dropping);
    stage.bars(
        two,
        "@landing",
        "no limit goes for two traps at once: expected no most, Except or Optional of a claim of two pits",
    );
    stage.bars(
        missed,
        "@dropping",
        "a pit that is spoilt is not claimed by anybody: expected no most, Except or Optional of a claim under dropping",
    );
}
