//! Clauses on choice that bear no other beside them.

use crate::rules::Side;
use crate::rules::check::stage::Stage;
use crate::rules::choice::{Choice, When};
use crate::rules::ending::Ending;
use crate::rules::phase::Until;

pub(super) fn clashes(stage: &mut Stage) {
    one_beginning(stage);
    hand(stage);
    order(stage);
    apart(stage);
    bars(stage);
}

/// A move begins in one way.
fn one_beginning(stage: &mut Stage) {
    let (places, arranges, races) = (stage.places(), stage.arranges(), stage.races());
    stage.bars(
        places && arranges,
        "@choice",
        "a seed is placed in one way only: expected PlaceSeed or Arrange under choice, not both",
    );
    stage.bars(
        stage.gathers() && (places || arranges || races),
        "@choice",
        "a move begins in one way only: expected no PlaceSeed, Arrange or Race in the phase of Gather",
    );
}

/// The hand is set out in a phase of its own, in which nothing else happens.
fn hand(stage: &mut Stage) {
    let until_spent = stage.rules.until == Until::HandSpent;
    stage.bars(
        stage.arranges() && !until_spent,
        "@choice",
        "with Arrange each player sets out the whole hand: expected a phase of its own, with until: HandSpent",
    );
    stage.bars(
        stage.arranges() && stage.facts.must_capture.is_some(),
        "@choice",
        "nothing is captured while the hand is set out: expected Arrange and MustCapture in different phases",
    );
    stage.bars(
        stage.arranges()
            && opens_bare(stage)
            && stage.ends(|it| matches!(it, Ending::RowEmpty(_) | Ending::InnerEmpty(_))),
        "@ending",
        "rows are empty until the hand is set out: expected RowEmpty and InnerEmpty in other phases than Arrange",
    );
    let spends = stage.places() || stage.arranges() || stage.chooses(|it| matches!(it, Choice::Reserve(_)));
    stage.bars(
        until_spent && !spends,
        "@choice",
        "nothing spends the hand in a phase until: HandSpent: expected PlaceSeed, Arrange or Reserve under choice",
    );
}

/// Whether the rows of a side hold nothing at the start; its inner row where a clause on the end looks at that alone.
fn opens_bare(stage: &Stage) -> bool {
    let board = stage.board;
    let looked_at = |pit: &_| stage.facts.inner_empty.is_none() || board.is_inner(*pit);
    Side::BOTH.into_iter().any(|side| board.pits_of(side).filter(looked_at).all(|pit| board.opening[pit.index()] == 0))
}

/// What goes by the kind of a turn is asked after the clause that tells the kinds apart.
fn order(stage: &mut Stage) {
    let place = |is: fn(&Choice) -> bool| stage.rules.choice.iter().position(|(_, it)| is(it));
    let must = place(|it| matches!(it, Choice::MustCapture(_)));
    let by_kind = place(|it| matches!(it, Choice::Prefer(it) if it.when != When::Any));
    stage.bars(
        matches!((by_kind, must), (Some(prefer), Some(must)) if prefer < must),
        "@choice",
        "Prefer with `when` stands before MustCapture, which tells turns apart: expected it after MustCapture",
    );
}

/// Moves that stand beside sowing.
fn apart(stage: &mut Stage) {
    let facts = stage.facts;
    let begins_otherwise =
        stage.places() || stage.arranges() || stage.gathers() || stage.races() || facts.must_capture.is_some();
    let plain = !begins_otherwise && facts.house.is_none() && !stage.traps();
    stage.bars(
        (facts.takes.is_some() || facts.shifts.is_some()) && !plain,
        "@choice",
        "Shift and TakeFacing stand beside sowing from plain pits: expected no PlaceSeed, Arrange, Gather, Race, \
         MustCapture, House or Trap in the same phase",
    );
    stage.bars(
        facts.takes.is_some() && stage.resows(),
        "@choice",
        "what TakeFacing takes goes to a store: expected no Resow or Enter under capture",
    );
}

fn bars(stage: &mut Stage) {
    stage.bars(
        stage.facts.no_return.is_some() && stage.facts.blockade.is_some(),
        "@choice",
        "a pit is barred by one clause only: expected NoReturn or Blockade under choice, not both",
    );
}
