//! Rules that few games have, one after another as they can be chosen in the shipped files.

use super::games::check_some;

#[test]
fn traps() {
    check_some(
        "abstract-mancala",
        &[],
        &[
            // The clause that makes traps has the name already.
            r#"Trap(id: "trap-2", lift: Owner, dropped: All, safe: FromOther)"#,
            r#"Claim(id: "trap", if: (holds: Of([4])), mark: "trap-2")"#,
            r#"Except(id: "home", of: ["all"], when: (came_round: true))"#,
            r#"Capture(id: "ahead", when: (sown: From(2)), if: (was: Empty), take: [Next], spare: (origin: true))"#,
        ],
    );
    check_some(
        "abstract-mancala",
        &[("traps", "weak")],
        &[r#"Trap(id: "trap-2", lift: Owner, ends: IfOccupied, safe: FromOther)"#],
    );
    check_some(
        "enkeshui",
        &[],
        &[
            r#"Trap(id: "trap", ends: IfOccupied)"#,
            r#"Claim(id: "bulls", stages: ["play"], when: (sown: From(2)), if: (holds: Of([4]), before: (holds: Of([3]))), mark: "trap", pits: [Here, Before], either_order: true)"#,
        ],
    );
    check_some(
        "sulus",
        &[("wegue_owner", "other")],
        &[r#"Claim(id: "wegue", stages: ["play"], if: (side: Other, holds: Of([4])), mark: "trap", owner: Other)"#],
    );
}

#[test]
fn penalty_pits_come_of_seeds_that_were_let_stand() {
    check_some(
        "oware-nam-nam/mewelad",
        &[],
        &[
            r#"Trap(id: "trap")"#,
            r#"Claim(id: "jen", stages: ["play"], if: (holds: Of([5]), mark: LetStand), mark: "trap", owner: Owner)"#,
            r#"Capture(id: "passing", stages: ["play"], if: (holds: Of([4])), take: [Here], by: Owner)"#,
            r#"Optional(id: "passing-claimed", stages: ["play"], of: ["passing"], who: Owner)"#,
            r#"Capture(id: "jen-pays", stages: ["play"], if: (mark: Is("trap")), take: [Seeds(2)])"#,
            r#"Race(id: "race", stages: ["race"], from: (at: [OuterLeft(1)]))"#,
        ],
    );
}

#[test]
fn openings() {
    check_some(
        "oware-nam-nam",
        &[("lamosh_opening", "both")],
        &[
            r#"Script(id: "weave", stages: ["opening"], steps: [Lift([6]), Push([7, 9, 11, 1, 3, 5]), Sow(7)], with: ["passing", "last-four"])"#,
            r#"Lift(id: "own-pits", stages: ["play"])"#,
        ],
    );
    check_some(
        "oware-nam-nam",
        &[("waladach_opening", "on")],
        &[r#"Script(id: "opening", stages: ["opening"], seeds: Seeds(3), steps: [Lift([1, 2, 3, 4, 5, 6]), Sow(7)])"#],
    );
    check_some(
        "lab-madjnuni",
        &[],
        &[
            r#"Arrange(id: "spread", stages: ["spread"], pits: Any)"#,
            r#"Swap(id: "turn-round", stages: ["turn-round"], how: Only)"#,
            r#"Lift(id: "own-pits", stages: ["play"])"#,
            r#"Prefer(id: "head", stages: ["play"], move: (from: (of_these: Rightmost)))"#,
        ],
    );
    check_some(
        "enkeshui",
        &[("race", "laps")],
        &[r#"Race(id: "race", stages: ["race"], order: Laps, from: (of_these: Leftmost))"#],
    );
    check_some(
        "english-wari",
        &[("opening_shift", "forced")],
        &[r#"Instead(id: "shift", stages: ["first", "second"], do: Shift, if: (side: Own), how: Only)"#],
    );
}

#[test]
fn choices() {
    check_some(
        "hawalis",
        &[],
        &[
            r#"Bar(id: "lone-into-empty", move: (sown: Of([1]), first: (was: Occupied)))"#,
            r#"Prefer(id: "pairs-first", move: (from: (holds: From(2))))"#,
        ],
    );
    check_some(
        "songo",
        &[],
        &[
            r#"Prefer(id: "head", not: (from: (at: [InnerLeft(1)], holds: UpTo(2)), captures: Nothing))"#,
            r#"Feed(id: "solidarity", least: 7, or: Most)"#,
            r#"Skip(id: "round", if: (side: Own), after: Round)"#,
        ],
    );
    // Without the count an empty pit would be the one with the fewest seeds.
    check_some(
        "afrika",
        &[],
        &[
            r#"Instead(id: "take", do: Take, if: (side: Other, holds: From(1), facing: (side: Own, was: Empty), of_these: Fewest), how: Must)"#,
        ],
    );
    check_some("abstract-mancala", &[("pit_cap", "on")], &[r#"Bar(id: "pit-cap", move: (fills: From(21)))"#]);
    check_some("kauri", &[], &[r#"Lift(id: "own-pits", if: (holds: From(0), specials: From(1)), specials: Sown)"#]);
    check_some(
        "ruma",
        &[("own_only", "on")],
        &[
            r#"Bar(id: "last-seed", move: (last: (was: Empty)))"#,
            r#"Bar(id: "last-seed-store", move: (last_store: Other))"#,
        ],
    );
    check_some("ruma", &[("free_row", "on")], &[r#"Lift(id: "own-pits", seats: All)"#]);
}

#[test]
fn captures() {
    check_some(
        "songo",
        &[("chain_pit1", "off")],
        &[
            r#"Capture(id: "lone-last", when: (sown: From(14)), if: (side: Other, at: [InnerRight(1)]), take: [Last])"#,
            r#"Except(id: "count-not-at", of: ["count"], if: (at: [InnerRight(1)]), of_run: true)"#,
        ],
    );
    check_some(
        "urar-n-kkuz-imrujen",
        &[("capture_on", "2-4")],
        &[
            r#"Capture(id: "count", if: (side: Own, holds: Of([2, 4])), take: [Here], run: (through: (holds: Of([2, 4]))))"#,
        ],
    );
    check_some(
        "bechi",
        &[("lock_chain", "off")],
        &[
            r#"Capture(id: "even", if: (holds: Even, played: true), take: [Here], run: (way: Onward, through: (holds: Even)))"#,
        ],
    );
    check_some(
        "nigerian",
        &[("last_four", "nobody")],
        &[r#"Except(id: "last-four", of: ["relay"], if: (holds: Of([4])))"#],
    );
    check_some(
        "pallanguzhi",
        &[("pasu", "owner_last_sower")],
        &[
            r#"Capture(id: "pasu", if: (holds: Of([4])), take: [Here], by: Owner, which: All, last_by: Mover)"#,
            r#"Capture(id: "gap", take: [Beyond], then: NextSeeds)"#,
        ],
    );
    check_some(
        "congkak",
        &[("papan_dakon", "on")],
        &[
            r#"Capture(id: "across", if: (side: Own, was: Occupied), take: [Facing], last_pit: Crosses)"#,
            r#"Optional(id: "optional", of: ["across"])"#,
        ],
    );
    check_some(
        "gabata",
        &[("serial_capture", "off")],
        &[r#"Capture(id: "column", if: (was: Empty), take: [Column], where: (side: Other))"#],
    );
    check_some(
        "tshuba",
        &[],
        &[
            r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing, Behind], spare: (at: [Outer], holds: UpTo(1)))"#,
            r#"More(id: "bonus")"#,
        ],
    );
    check_some(
        "enkeshui",
        &[("chain", "one")],
        &[
            r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken, run: (way: Onward, most: 1))"#,
            r#"Except(id: "one-lap", when: (lap: From(2)), of: ["captures"])"#,
        ],
    );
    check_some(
        "igisoro",
        &[],
        &[
            r#"Optional(id: "optional", when: (reversed: false), of: ["facing"], refused: Retreat)"#,
            // After a lap that ran the other way the next runs the usual way again.
            r#"Way(id: "reverse", if: (side: Own, at: [OuterLeft(1), OuterRight(1), InnerLeft(2), InnerRight(2)]), laps: Anew, or_back: IfCaptures)"#,
            r#"Way(id: "direction", laps: Anew)"#,
        ],
    );
}

#[test]
fn turns_and_endings() {
    check_some(
        "ruma",
        &[("eliminated", "frozen"), ("no_payment", "loses")],
        &[
            r#"Pass(id: "pass", pays: 1, unpaid: Loses)"#,
            r#"End(id: "penalty", once: PenaltyHolds(12), leftover: Nobody, verdict: Out(Frozen))"#,
        ],
    );
    check_some("congkak", &[], &[r#"Extra(id: "bonus-extra", unusable: Stuck)"#]);
    check_some(
        "giuthi/kiuthi",
        &[],
        &[
            r#"Again(id: "at-home", when: (crossed: false), if: (side: Own, was: Empty), next_way: Reversed)"#,
            r#"Way(id: "direction", way: Chosen, laps: Reversed)"#,
        ],
    );
    check_some(
        "giuthi/uthi",
        &[],
        &[r#"Drop(id: "heaps", stages: ["first", "second"], when: (move: UpTo(1), lap: UpTo(1)), heaps: [3, 2])"#],
    );
    check_some(
        "giuthi",
        &[("rounds", "on")],
        &[
            r#"Arrange(id: "arrange", stages: ["lay-out"], least: 1)"#,
            r#"Lift(id: "own-pits", stages: ["play"], if: (holds: From(2)))"#,
            r#"Mirror(id: "mirror", begins: Loser)"#,
        ],
    );
    check_some("abawo", &[("rounds", "territory")], &[r#"Territory(id: "territory", void_passes: true)"#]);
    check_some(
        "oware-nam-nam",
        &[("last_four_to", "sower")],
        &[r#"End(id: "few-left", once: Left(seeds: UpTo(4)), leftover: To(Mover), asked: Capture)"#],
    );
    check_some(
        "tchuka-ruma",
        &[],
        &[
            r#"End(id: "lost", if: (was: Empty), leftover: Nobody, verdict: Loses(Mover))"#,
            r#"End(id: "solved", once: Left(), verdict: Wins(Mover))"#,
        ],
    );
    check_some("sokusowo", &[], &[r#"Drop(id: "first", first: Store, lone: Store, laps: Every)"#]);
}
