//! Ready-made rules under their usual names: each can be added to a file with the clauses that it needs.

use mancala::rules::kinds::List;

/// Rule that can be added as a whole. Its messages are `ready-…`: the rule in a sentence, and under `words` its usual
/// names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ready {
    /// The id of its message.
    pub id: &'static str,
    /// Its clauses, the one that says the rule first.
    pub clauses: &'static [(List, &'static str)],
    /// Stages of play that it needs if a file has none; empty if it needs none.
    pub stages: &'static str,
}

const fn rule(id: &'static str, clauses: &'static [(List, &'static str)]) -> Ready {
    Ready { id, clauses, stages: "" }
}

const fn staged(id: &'static str, stages: &'static str, clauses: &'static [(List, &'static str)]) -> Ready {
    Ready { id, clauses, stages }
}

use List::{Choice, Dropping, Ending, Landing, Marks, Opening, Rounds, Sowing, Starting, Turn};

const ENDLESS: (List, &str) = (Ending, "Endless(id: \"endless\")");

/// Every rule that can be added, in the order of the rule page.
pub const READY: &[Ready] = &[
    staged(
        "ready-race",
        "[(id: \"race\", until: OneTurn), (id: \"play\")]",
        &[(Opening, "Race(id: \"race\", stages: [\"race\"])")],
    ),
    rule("ready-lift", &[(Choice, "Lift(id: \"own-pits\")")]),
    rule("ready-lift-any", &[(Choice, "Lift(id: \"any-pits\", if: (side: Any, holds: From(1)))")]),
    rule("ready-lift-store", &[(Choice, "Lift(id: \"own-store\", from: Store, seeds: Chosen)")]),
    rule("ready-two-first", &[(Choice, "Prefer(id: \"two-first\", move: (from: (holds: From(2))))")]),
    rule("ready-capture-first", &[(Choice, "MustCapture(id: \"must-capture\")")]),
    rule("ready-lone", &[(Choice, "Bar(id: \"lone\", move: (sown: Of([1]), first: (was: Occupied)))")]),
    rule("ready-feed", &[(Choice, "Feed(id: \"feed\")")]),
    rule("ready-no-return", &[(Choice, "NoReturn(id: \"no-return\")")]),
    rule("ready-pie", &[(Choice, "Swap(id: \"swap\", when: (turn: Of([2])))")]),
    staged(
        "ready-turn-round",
        "[(id: \"answer\", until: OneMove), (id: \"play\")]",
        &[(Opening, "Swap(id: \"turn-round\", stages: [\"answer\"])")],
    ),
    rule(
        "ready-take",
        &[(Choice, "Instead(id: \"take\", if: (side: Other, holds: From(1), facing: (side: Own, was: Empty)))")],
    ),
    rule("ready-shift", &[(Choice, "Instead(id: \"shift\", do: Shift, if: (side: Own, holds: From(1)))")]),
    rule("ready-give", &[(Choice, "Instead(id: \"give\", do: Give, if: (side: Own, holds: From(1)))")]),
    staged(
        "ready-arrange",
        "[(id: \"arrange\", until: HandSpent), (id: \"play\")]",
        &[(Opening, "Arrange(id: \"arrange\", stages: [\"arrange\"])")],
    ),
    rule("ready-place", &[(Choice, "Place(id: \"place\")")]),
    staged(
        "ready-first-move",
        "[(id: \"first\", until: OneTurn), (id: \"play\")]",
        &[(Opening, "Script(id: \"first-move\", stages: [\"first\"], steps: [Sow(1)])")],
    ),
    rule("ready-refill-row", &[(Starting, "Bring(id: \"bring\")")]),
    rule("ready-blockade", &[(Choice, "Blockade(id: \"blockade\")")]),
    rule("ready-way", &[(Sowing, "Way(id: \"direction\")")]),
    rule("ready-way-chosen", &[(Sowing, "Way(id: \"direction\", way: Chosen)")]),
    rule("ready-from-origin", &[(Sowing, "Drop(id: \"first\", first: Origin)")]),
    rule("ready-skip-origin", &[(Sowing, "Skip(id: \"skip-origin\", if: (origin: true))")]),
    rule("ready-laps", &[(Landing, "Relay(id: \"relay\")"), ENDLESS]),
    rule("ready-laps-next", &[(Landing, "Relay(id: \"relay\", lifts: Next)"), ENDLESS]),
    rule(
        "ready-house",
        &[
            (Marks, "House(id: \"house\")"),
            (Landing, "Except(id: \"house-stays\", of: [\"captures\"], if: (mark: Own(\"house\")))"),
        ],
    ),
    rule(
        "ready-house-tax",
        &[(Sowing, "LiftSome(id: \"house-tax\", if: (mark: Is(\"house\")))"), (Marks, "House(id: \"house\")")],
    ),
    rule(
        "ready-two-three",
        &[(Landing, "Capture(id: \"two-three\", if: (side: Other, holds: Of([2, 3])), take: [Here])")],
    ),
    rule(
        "ready-chain",
        &[(Landing, "Capture(id: \"chain\", if: (side: Other, holds: Of([2, 3])), take: [Here], run: (way: Back))")],
    ),
    rule("ready-even", &[(Landing, "Capture(id: \"even\", if: (side: Other, holds: Even), take: [Here])")]),
    rule(
        "ready-facing",
        &[(Landing, "Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)")],
    ),
    rule(
        "ready-facing-both",
        &[(Landing, "Capture(id: \"facing\", if: (side: Own, at: [Inner], was: Occupied), take: [Facing, Behind])")],
    ),
    rule("ready-gap", &[(Landing, "Capture(id: \"gap\", take: [Beyond], then: Again)")]),
    rule("ready-next", &[(Landing, "Capture(id: \"next\", if: (was: Empty), take: [Next])")]),
    rule("ready-in-passing", &[(Dropping, "Capture(id: \"passing\", if: (holds: Of([4])), take: [Here], by: Owner)")]),
    rule("ready-before-move", &[(Starting, "Capture(id: \"before\", if: (side: Own, holds: Of([4])), take: [Here])")]),
    rule("ready-meeting", &[(Dropping, "Meeting(id: \"meeting\")")]),
    rule("ready-first-lap", &[(Landing, "Except(id: \"first-lap\", when: (lap: From(2)), of: [\"captures\"])")]),
    rule("ready-optional", &[(Landing, "Optional(id: \"optional\", of: [\"captures\"])")]),
    rule("ready-more", &[(Landing, "More(id: \"bonus\")")]),
    rule("ready-slam-nothing", &[(Landing, "GrandSlam(id: \"grand-slam\", effect: Nothing)")]),
    rule("ready-slam-barred", &[(Landing, "GrandSlam(id: \"grand-slam\", effect: Forbidden)")]),
    rule("ready-resow", &[(Landing, "Send(id: \"resow\", to: Sown)"), ENDLESS]),
    rule(
        "ready-trap",
        &[
            (Landing, "Claim(id: \"win\", if: (side: Other, holds: Of([3])), mark: \"trap\", content: Taken)"),
            (Marks, "Trap(id: \"trap\", most: 1, dropped: Store)"),
        ],
    ),
    rule(
        "ready-closed",
        &[
            (Landing, "Claim(id: \"close\", if: (side: Other, holds: Of([4])), mark: \"closed\")"),
            (Marks, "Trap(id: \"closed\")"),
        ],
    ),
    rule("ready-store-bonus", &[(Landing, "Again(id: \"bonus\", store: Own)")]),
    rule("ready-one-bonus", &[(Turn, "Extra(id: \"extra-move\", most: 1)")]),
    rule(
        "ready-pass",
        &[(Turn, "Pass(id: \"pass\")"), (Ending, "End(id: \"no-moves\", once: CannotMove, whose: Both)")],
    ),
    rule("ready-majority", &[(Ending, "End(id: \"majority\", once: StoreHolds(Majority), leftover: Nobody)")]),
    rule("ready-row-empty", &[(Ending, "End(id: \"row-empty\", once: Left(pits: (side: Own)))")]),
    rule("ready-no-moves", &[(Ending, "End(id: \"no-moves\", once: CannotMove, whose: Next)")]),
    rule("ready-unfed", &[(Ending, "End(id: \"unfed\", once: CannotFeed)")]),
    rule("ready-repetition", &[(Ending, "End(id: \"repetition\", once: Repeated(times: 3))")]),
    rule("ready-few-left", &[(Ending, "End(id: \"few-left\", once: Left(seeds: UpTo(4)))")]),
    rule("ready-lost", &[(Landing, "End(id: \"lost\", if: (was: Empty), leftover: Nobody, verdict: Loses(Mover))")]),
    rule("ready-endless", &[ENDLESS]),
    rule("ready-most", &[(Ending, "Winner(id: \"winner\")")]),
    rule("ready-fewest", &[(Ending, "Winner(id: \"winner\", by: FewestSeeds)")]),
    rule("ready-last-mover", &[(Ending, "Winner(id: \"winner\", by: LastMover)")]),
    rule("ready-refill", &[(Rounds, "Refill(id: \"refill\")")]),
    rule("ready-territory", &[(Rounds, "Territory(id: \"territory\")")]),
    staged(
        "ready-mirror",
        "[(id: \"lay-out\", until: HandSpent), (id: \"play\")]",
        &[
            (Rounds, "Mirror(id: \"mirror\", begins: Loser)"),
            (Opening, "Arrange(id: \"arrange\", stages: [\"lay-out\"], least: 1)"),
        ],
    ),
    rule("ready-sale", &[(Rounds, "Sale(id: \"sale\")")]),
    rule("ready-score", &[(Rounds, "Score(id: \"match\", counts: Rounds, goal: 3)")]),
];
