//! Options of the games that the design of the second edition writes out.

use super::games::check_some;

#[test]
fn oware() {
    // It keeps the id of the clause that the option adds.
    check_some(
        "oware",
        &[("grand_slam", "forbidden")],
        &[
            r#"GrandSlam(id: "no-grand-slam", effect: Forbidden)"#,
            r#"End(id: "no-moves", once: CannotMove, whose: Next)"#,
        ],
    );
    check_some("oware", &[("grand_slam", "spare_last")], &[r#"GrandSlam(id: "grand-slam", effect: SpareLast)"#]);
    check_some("oware", &[("on_repetition", "split_rows")], &[r#"End(id: "repetition", once: Repeated(times: 3))"#]);
    check_some(
        "oware",
        &[("capture_on", "even")],
        &[r#"Capture(id: "count", if: (side: Other, holds: Even), take: [Here], run: (way: Back))"#],
    );
}

#[test]
fn kalah() {
    check_some(
        "kalah",
        &[("leftover", "emptier")],
        &[r#"End(id: "row-empty", once: Left(pits: (side: Own)), leftover: To(Emptier))"#],
    );
    check_some(
        "kalah",
        &[("capturing_seed", "leave")],
        &[r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing])"#],
    );
    check_some(
        "kalah",
        &[("empty_capture", "take_own")],
        &[r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken, alone: Taken)"#],
    );
    check_some(
        "kalah",
        &[("capture_row", "any"), ("direction", "cw")],
        &[
            r#"Capture(id: "facing", if: (was: Empty), take: [Facing], last_pit: Taken)"#,
            r#"Way(id: "direction", way: Cw)"#,
        ],
    );
    check_some(
        "kalah",
        &[("pie_rule", "on"), ("end_check", "mover_stuck")],
        &[
            r#"Swap(id: "swap", stages: ["answer"])"#,
            r#"End(id: "row-empty", once: Left(pits: (side: Own)), whose: Next)"#,
        ],
    );
}

#[test]
fn bao() {
    let of = |option, value, expected| check_some("bao-la-kiswahili", &[(option, value)], &[expected]);
    of("house_immune", "off", r#"House(id: "house")"#);
    of("house_count_when", "before", r#"House(id: "house", safe: FromBoth, placed: false)"#);
    of("house_lost_first_mtaji_capture", "on", r#"House(id: "house", safe: FromBoth, falls: ["mtaji"])"#);
    of(
        "namua_capture_house",
        "stop",
        r#"Except(id: "safari", stages: ["namua"], of: ["relay"], if: (mark: Own("house")), when: (began: Capturing))"#,
    );
    of(
        "takasia_house_first_lap",
        "off",
        r#"Except(id: "takasia-stop", stages: ["mtaji"], of: ["relay"], if: (mark: Barred))"#,
    );
    of(
        "namua_takata_single",
        "last",
        r#"Prefer(id: "pairs-first", stages: ["namua"], when: (began: Plain, lost: "house"), move: (from: (holds: From(2))))"#,
    );
    of(
        "own_row_check",
        "lap",
        r#"End(id: "inner-empty", once: Left(pits: (side: Own, at: [Inner])), whose: Mover, asked: Lap, leftover: Nobody, verdict: Loses(Mover))"#,
    );
}

#[test]
fn selus() {
    check_some("selus", &[("weak_traps", "on")], &[r#"Trap(id: "trap", emptied: Fades)"#]);
    check_some(
        "selus",
        &[("wegue_side", "opponent")],
        &[r#"Claim(id: "wegue", stages: ["play"], if: (side: Other, holds: Of([4])), mark: "trap")"#],
    );
    check_some(
        "selus",
        &[("left_pit_min", "2")],
        &[r#"Prefer(id: "left-pit", not: (from: (at: [OuterLeft(1)], holds: UpTo(1))))"#],
    );
    // The design writes these two options with a new exception, to be asked before the captures; they change the captures.
    check_some(
        "selus",
        &[("empty_wegue", "stay")],
        &[r#"Capture(id: "own-wegue", if: (was: Occupied, mark: Own("trap")), take: [Seeds(2)], then: Again)"#],
    );
    check_some(
        "selus",
        &[("capture_from", "opponent_wegues")],
        &[
            r#"Except(id: "own-wegue", of: ["captures"], if: (mark: Own("trap")))"#,
            r#"Capture(id: "other-eye", if: (side: Other, at: [OuterLeft(1)], mark: Other("trap")), take: [Seeds(2)], then: Again)"#,
        ],
    );
}
