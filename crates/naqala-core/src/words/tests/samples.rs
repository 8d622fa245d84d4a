//! Samples of everything that can be said: clauses with their fields, boards, events, questions.

use mancala::rules::board::{BoardText, Part, Paths, SeatLayout, SetupText, Stores};
use mancala::rules::dialect::format;
use mancala::rules::kinds::{self, List};
use mancala::rules::stage::{Stage, Until};
use mancala::rules::{About, Board, Cause, ClauseId, Rules, StageRules, Terms};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn parts() -> Vec<Vec<Part>> {
    vec![
        vec![Part::Inner],
        vec![Part::Outer, Part::InnerLeftHalf],
        vec![Part::InnerRightHalf],
        vec![Part::InnerLeft(1), Part::InnerRight(1)],
        vec![Part::InnerLeft(3)],
        vec![Part::OuterRight(1), Part::OuterRight(2)],
        vec![Part::OuterLeft(1), Part::OuterLeft(2), Part::InnerLeft(1), Part::InnerLeft(2)],
        vec![Part::OuterLeft(1), Part::OuterRight(1), Part::InnerLeft(2), Part::InnerRight(2)],
        vec![Part::OuterLeft(2), Part::OuterLeft(21)],
    ]
}

/// Values of a field, by its type.
fn values_of(kind: &str) -> &'static [&'static str] {
    match kind {
        "bool" | "Option<bool>" => &["true", "false"],
        "u8" | "u16" | "u32" | "Option<u8>" | "Option<u16>" | "Option<u32>" => &["1", "2", "3"],
        "String" | "Option<String>" => &["\"house\""],
        "Vec<String>" => &["[\"captures\"]", "[\"claims\"]", "[\"all\"]", "[\"relay\"]", "[\"again\"]"],
        "Vec<u16>" => &["[4]", "[3, 2]"],
        "Vec<Part>" => &["[Inner]", "[InnerLeft(1)]", "[InnerLeft(1), InnerRight(1)]"],
        "Part" => &["InnerLeft(1)"],
        "Whose" | "Option<Whose>" => &["Any", "Own", "Other", "Nobody"],
        "Was" => &["Any", "Empty", "Occupied"],
        "Counts" | "Option<Counts>" => &[
            "Of([0])",
            "Of([1])",
            "Of([2])",
            "Of([2, 3])",
            "Even",
            "Odd",
            "From(1)",
            "From(2)",
            "From(3)",
            "UpTo(0)",
            "UpTo(1)",
            "UpTo(4)",
            "Between(2, 5)",
            "AsMany(Facing)",
        ],
        "Marked" => &[
            "Any",
            "Unmarked",
            "Barred",
            "LetStand",
            "Is(\"trap\")",
            "Own(\"trap\")",
            "Other(\"trap\")",
            "Not(\"trap\")",
            "Is(\"house\")",
            "Own(\"house\")",
            "Other(\"house\")",
            "Not(\"house\")",
        ],
        "PitIf" => &[
            "(side: Own, holds: Of([2]))",
            "(side: Other, at: [InnerLeft(1)])",
            "(not_at: [Inner])",
            "(was: Empty)",
            "(was: Occupied)",
            "(holds: From(2))",
            "(specials: From(1))",
            "(specials: UpTo(2))",
            "(mark: Own(\"trap\"))",
            "(mark: Is(\"house\"))",
            "(origin: true)",
            "(played: false)",
            "(sown: true)",
            "(alone: true)",
            "(of_these: Fewest)",
            "(of_these: Most)",
            "(facing: (was: Occupied))",
            "(behind: (holds: Of([1])))",
            "(next: (side: Other))",
            "(before: (holds: Even))",
            "(twin: (mark: Other(\"trap\")))",
            "(side: Own, facing: (was: Empty))",
        ],
        "TurnIf" => &[
            "(began: Capturing)",
            "(began: Plain)",
            "(turn: From(2))",
            "(turn: From(4))",
            "(turn: UpTo(1))",
            "(turn: UpTo(2))",
            "(turn: Of([1]))",
            "(turn: Of([2, 3]))",
            "(turn: Odd)",
            "(move: From(2))",
            "(lap: From(2))",
            "(lap: UpTo(1))",
            "(lap: From(3))",
            "(sown: UpTo(3))",
            "(left: UpTo(8))",
            "(crossed: true)",
            "(came_round: false)",
            "(reversed: true)",
            "(from: (holds: From(2)))",
            "(there_is: (side: Own))",
            "(lost: \"house\")",
            "(unless: (lap: UpTo(1)))",
            "(turn: From(2), lap: From(3))",
        ],
        "MoveIf" => &[
            "(from: (holds: From(2)))",
            "(from: (at: [Inner]))",
            "(sown: UpTo(10))",
            "(first: (was: Occupied))",
            "(last: (side: Own, was: Occupied))",
            "(last: (was: Empty))",
            "(last_store: Own)",
            "(way: Inwards)",
            "(way: Outwards)",
            "(captures: Something)",
            "(captures: Nothing)",
            "(captures: FirstLap)",
            "(fills: From(16))",
            "(leaves: Seeds)",
            "(leaves: Move)",
        ],
        "Run" => &["()", "(way: Onward)", "(way: Both)", "(way: Onward, most: 1)", "(through: (holds: Of([2])))"],
        "OfThese" => &["All", "Leftmost", "Rightmost", "Fewest", "Most"],
        "Vec<Target>" => &[
            "[Here]",
            "[Last]",
            "[Seeds(2)]",
            "[Facing]",
            "[Behind]",
            "[Facing, Behind]",
            "[Twin]",
            "[Column]",
            "[Next]",
            "[Before]",
            "[Next, Before]",
            "[Beyond]",
            "[Every]",
        ],
        "Vec<Claimed>" => &["[Here]", "[Here, Before]", "[Facing]"],
        "MarkFor" => &["Nobody", "Owner", "Other", "Both"],
        "Dropped" => &["Stays", "Store", "All"],
        "TrapEnds" => &["Always", "IfOccupied", "Never"],
        "Safe" => &["FromBoth", "FromOther", "No"],
        "Emptied" => &["Stays", "Fades"],
        "Sets" => &["Each", "Beginner"],
        "RaceOrder" => &["Alternate", "Random", "Laps"],
        "Counted" => &["First", "Chosen"],
        "Handful" => &["Seeds(1)", "Seeds(3)", "All"],
        "Source" => &["Store", "Hand"],
        "BringWhen" => &["PitsEmpty", "OnceAGame"],
        "Duty" => &["May", "Must", "Only"],
        "LiftFrom" => &["Pits", "Store"],
        "LiftSeeds" => &["All", "Chosen"],
        "Specials" => &["Left", "Sown"],
        "Seats" => &["Turn", "All"],
        "Act" => &["Take", "Shift", "Give"],
        "Unfed" => &["Barred", "Free", "Most"],
        "Ways" => &[
            "Ccw",
            "Cw",
            "N",
            "Ne",
            "E",
            "Se",
            "S",
            "Sw",
            "W",
            "Nw",
            "Chosen",
            "ByHalf(Cw, Ccw)",
            "BySide(Ccw, Cw)",
            "ByCount(Cw, Ccw)",
            "ByFirstMove(Own)",
            "ByFirstMove(Same)",
            "ByFirstMove(Opposite)",
        ],
        "LapWay" => &["Same", "Reversed", "Anew"],
        "OrBack" => &["Never", "IfCaptures", "Free"],
        "FirstSeed" => &["Next", "Origin", "Store"],
        "InLaps" => &["First", "Every"],
        "After" => &["Start", "Round"],
        "WhichSeeds" => &["All", "Last", "ButLast"],
        "Elsewhere" => &["Next", "Store"],
        "Pieces" | "MeetingPieces" => &["Seeds", "Specials"],
        "Needs" => &["First", "All", "Any"],
        "LastPit" => &["Stays", "Taken", "Crosses"],
        "Alone" => &["Stays", "Taken"],
        "Who" | "Option<Who>" => &["Mover", "Other", "Owner", "Next", "Either", "Both"],
        "Then" => &["End", "On", "Again", "Here", "Next", "NextSeeds"],
        "Content" => &["Stays", "Taken"],
        "Lifts" => &["Here", "Next"],
        "NextWay" => &["Free", "Reversed"],
        "Declined" => &["Nothing", "Retreat"],
        "HowMany" => &["1", "2", "3", "All"],
        "Slam" => &["Allowed", "Nothing", "Forbidden", "RestToOther", "SpareLast", "SpareFirst"],
        "To" => &["Store", "Sown", "RowEnd", "Given"],
        "SownFrom" => &["LapOrigin", "Landed", "TurnOrigin"],
        "FirstSown" => &["Next", "Here"],
        "Unusable" => &["Lost", "Stuck"],
        "Unpaid" => &["Passes", "Loses"],
        "Option<Once>" => &[
            "StoreHolds(Majority)",
            "StoreHolds(Half)",
            "StoreHolds(Seeds(25))",
            "Left()",
            "Left(pits: (side: Own))",
            "Left(pits: (side: Nobody))",
            "Left(pits: (mark: Unmarked))",
            "Left(pits: (side: Own, at: [Inner]))",
            "Left(seeds: UpTo(8))",
            "Left(pits: (side: Own), seeds: UpTo(1), each: true)",
            "CannotMove",
            "CannotFeed",
            "Decided",
            "Repeated()",
            "Repeated(times: 22, stores: false)",
            "CapturedAtEnds",
            "CapturedFirst(2)",
            "PenaltyHolds(12)",
            "AllPassed",
        ],
        "Asked" => &["Move", "Lap", "Capture"],
        "Leftover" => &[
            "Owner",
            "Nobody",
            "Split",
            "To(Mover)",
            "To(Next)",
            "To(Emptier)",
            "To(Lot)",
            "To(Beginner)",
            "To(Other)",
        ],
        "Verdict" => &[
            "ByWinner",
            "Draw",
            "Void",
            "Wins(Mover)",
            "Loses(Mover)",
            "Loses(Next)",
            "MostSeeds",
            "Out(PlaysOn)",
            "Out(Frozen)",
        ],
        "Endlessly" => &["Void", "Draw", "Loses(Mover)", "Illegal", "TurnEnds", "ByWinner"],
        "WonBy" => &["MostSeeds", "MostWithTraps", "FewestSeeds", "LastMover", "Emptier"],
        "Level" => &["Draw", "LastMover"],
        "Halves" => &["1", "2.5"],
        "Begins" => &["Alternate", "Loser", "Winner", "Same", "LastMover"],
        "FillFrom" => &["Left", "Right", "Store", "Outside"],
        "Short" => &["Unfilled", "Completed", "Partial", "Spread"],
        "Made" => &["Before", "Chosen"],
        "OnlyPit" => &["Spared", "Taken"],
        "Unfilled" => &["Open", "Closed", "Chosen"],
        "Fills" => &["All", "AsTheOther", "Copied"],
        "Rest" => &["Half", "Loser", "Lot"],
        "Counting" => &["Rounds", "Seeds", "Lead", "Points"],
        _ => panic!("give some values of {kind}"),
    }
}

/// Every kind of clause with every value of every field, in every list where it may stand; and captures of every shape
/// with them.
pub(super) fn every_new_clause() -> Vec<(List, kinds::Clause)> {
    let mut all = Vec::new();
    for kind in kinds::every_kind().iter() {
        let usual: &[&str] = match kind.kind {
            "Capture" => &[
                "take: [Here], if: (holds: Of([2]))",
                "take: [Facing], if: (side: Own, was: Empty)",
                "take: [Next]",
                "take: [Beyond]",
            ],
            "Except" | "Optional" => &["of: [\"captures\"]", "of: [\"relay\"]", "of: [\"win\"]"],
            "Claim" => &["mark: \"trap\""],
            "End" => &["", "once: CannotMove", "once: Left(pits: (side: Own))", "once: Repeated()"],
            "Skip" => &["if: (side: Other)"],
            "Script" => &["steps: [Lift([1, 2]), Sow(3)]", "steps: [Lift([2]), Push([3, 5]), Sow(3)]"],
            _ => &[""],
        };
        for usual in usual {
            // An ending is asked of a position or of a last seed.
            let of_position = |name: &str| kind.kind == "End" && name == if usual.is_empty() { "once" } else { "if" };
            let told = |name: &str| {
                of_position(name) || usual.starts_with(&format!("{name}:")) || usual.contains(&format!(" {name}:"))
            };
            let fields =
                kind.fields.iter().filter(|it| !["id", "stages"].contains(&it.name.as_str()) && !told(&it.name));
            let given = fields.flat_map(|field| {
                let kind = field.kind.rsplit("::").next().unwrap_or_default();
                values_of(kind).iter().map(|value| format!("{}: {value}", field.name)).collect::<Vec<_>>()
            });
            for given in std::iter::once(String::new()).chain(given) {
                let text =
                    format!("{}(id: \"it\", {usual}{}{given})", kind.kind, if usual.is_empty() { "" } else { ", " });
                let said = clause(&text.replace(", , ", ", "));
                // An ending is of a position, or of a last seed.
                let lists = kind
                    .lists
                    .iter()
                    .filter(|list| kind.kind != "End" || (**list == List::Landing) == usual.is_empty());
                all.extend(lists.map(|list| (*list, said.clone())));
            }
        }
    }
    all
}

/// A few of every kind, spread over their fields and the values of these, in every list where it may stand; other ones
/// for another number.
pub(super) fn some_of_each_kind(number: usize) -> Vec<(List, kinds::Clause)> {
    let mut kinds: BTreeMap<(List, &str), Vec<kinds::Clause>> = BTreeMap::new();
    for (list, clause) in every_new_clause() {
        kinds.entry((list, clause.kind())).or_default().push(clause);
    }
    let spread = |((list, _), kind): ((List, &str), Vec<kinds::Clause>)| {
        let step = kind.len().div_ceil(4);
        kind.into_iter().skip(number % step).step_by(step).map(move |clause| (list, clause)).collect::<Vec<_>>()
    };
    kinds.into_iter().flat_map(spread).collect()
}

/// Rules of such clauses on a board, with the marks and clauses that others name.
pub(super) fn rules_of(shape: SampleBoard, clauses: Vec<(List, kinds::Clause)>) -> Rules {
    let named = [
        (List::Marks, "Trap(id: \"trap\")"),
        (List::Marks, "House(id: \"house\")"),
        (List::Landing, "Relay(id: \"relay\")"),
        (List::Landing, "Again(id: \"again\", store: Own)"),
        (List::Landing, "Claim(id: \"win\", if: (holds: Of([4])), mark: \"trap\")"),
    ];
    let mut rules = rules(shape, &["play"]);
    let named = named.map(|(list, text)| (list, clause(text)));
    rules.clauses = named.into_iter().chain(clauses).collect();
    rules.compile();
    for (i, (_, clause)) in rules.clauses.iter_mut().enumerate() {
        if clause.id() == "it" {
            let named = clause.read_change(&format!("(id: \"it-{i}\")")).expect("every kind has an id");
            clause.change(&named);
        }
    }
    rules.compile();
    rules
}

/// The causes that these rules name: every clause, and the aspects that make it differ from what is usual.
pub(super) fn causes(rules: &Rules) -> Vec<Cause> {
    let of_clause = |(id, it): (ClauseId, &kinds::Clause)| {
        let usual = clause(&format!("{}(id: {:?})", it.kind(), it.id()));
        let given = it.differing(&usual).into_iter().map(|field| rules.cause(id, field));
        std::iter::once(Cause::whole(id)).chain(given).collect::<BTreeSet<_>>()
    };
    rules.all().flat_map(of_clause).collect()
}

/// A clause as a file says it.
pub(super) fn clause(text: &str) -> kinds::Clause {
    kinds::Clause::said(&format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// A board to say things of: its rows and columns, its stores, and whether the edges are joined.
pub(super) type SampleBoard = (u8, u8, Stores, bool);

/// Rules that need not make a playable game: this board, in these stages, and no clauses.
pub(super) fn staged(shape: SampleBoard, stages: &[(&str, Until)]) -> Rules {
    let (rows, columns, stores, joined) = shape;
    let (seats, paths) = match (rows, joined) {
        (4, true) => (SeatLayout::Nobody, Paths::Torus),
        (4, false) if matches!(stores, Stores::Own | Stores::All) => (SeatLayout::Square, Paths::Ring),
        (4, false) => (SeatLayout::Rows, Paths::OwnRings),
        _ => (SeatLayout::Rows, Paths::Ring),
    };
    let penalties = seats == SeatLayout::Square;
    let text = BoardText { seats, paths, stores, penalties, ..BoardText::plain(rows, columns) };
    let setup = SetupText { rows: vec![4; text.seating().rows_of_side().into()], hand: 1, ..Default::default() };
    let board = Board::new(&text, &setup).expect("the boards of this test exist");
    let stages: Vec<Stage> = stages.iter().map(|&(id, until)| Stage { id: id.into(), until }).collect();
    let stage_rules = |it: &Stage| StageRules { id: it.id.clone(), until: it.until, ..Default::default() };
    Rules {
        about: About {
            terms: Terms { trap: "tuzdyk".into(), store: "kazan".into(), ..Default::default() },
            ..Default::default()
        },
        id: "test".into(),
        settings: BTreeMap::new(),
        defaults: BTreeMap::new(),
        options: Vec::new(),
        board,
        clauses: Vec::new(),
        stage_rules: stages.iter().map(stage_rules).collect(),
        stages,
        rounds: None,
        profile: Default::default(),
        counted: Default::default(),
        changed: Vec::new(),
        idle: Vec::new(),
    }
}

/// The same, in stages of a turn.
pub(super) fn rules(shape: SampleBoard, stages: &[&str]) -> Rules {
    let stages: Vec<(&str, Until)> = stages.iter().map(|&id| (id, Until::OneTurn)).collect();
    staged(shape, &stages)
}

/// The players' own words for everything.
pub(super) fn own_words() -> Terms {
    Terms {
        trap: "tuzdyk".into(),
        store: "kazan".into(),
        seed: "kete".into(),
        special: "cowrie".into(),
        specials: "cowries".into(),
        pit: "shimo".into(),
        reserve: "akiba".into(),
        house: "nyumba".into(),
        head: "kichwa".into(),
        near_end: "kimbi".into(),
        plain_turn: "takata turn".into(),
        blockade: "takasia".into(),
        stages: vec!["namua".into(), "mtaji".into()],
    }
}

pub(super) fn boards() -> Vec<SampleBoard> {
    vec![
        (2, 1, Stores::None, false),
        (2, 6, Stores::Aside, false),
        (2, 6, Stores::Own, false),
        (2, 9, Stores::All, false),
        (1, 4, Stores::Own, false),
        (1, 1, Stores::None, false),
        (1, 6, Stores::Aside, false),
        (4, 6, Stores::All, false),
        (4, 1, Stores::Own, false),
        (4, 8, Stores::None, false),
        (4, 5, Stores::Aside, false),
        (4, 8, Stores::Aside, true),
    ]
}
