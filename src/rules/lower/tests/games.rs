//! The games that the design of the second edition writes out.
//!
//! They differ from it in this. The mark of pits that are won is called `trap`, and the claim has the old clause's id. What
//! the design says of the first turns is here still said of stages. The design's `Right(1)` is `InnerRight(1)` on a board of
//! two rows. Conditions that the design leaves out because they change nothing on the shipped boards are noted where they
//! stand.

use super::{lowered, said};
use crate::rules::kinds::List::{self, *};
use crate::rules::{Catalogue, Settings};

/// Compares a game in the second edition with what is expected, as texts.
fn check(id: &str, set: &[(&str, &str)], expected: &[(List, &[&str])]) {
    let settings: Settings = set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
    let rules = Catalogue::shipped().rules(id, &settings).expect("a shipped variant is sound");
    let found: Vec<String> =
        lowered(&rules).clauses.iter().map(|(list, it)| format!("{list:?} {}", it.text())).collect();
    let spelt = |list: List| move |text: &&str| format!("{list:?} {}", said(text).text());
    let expected: Vec<String> = expected.iter().flat_map(|(list, texts)| texts.iter().map(spelt(*list))).collect();
    assert_eq!(found.join("\n"), expected.join("\n"), "{id} {set:?}");
}

/// Finds single clauses of a game by their ids, and compares them.
pub(super) fn check_some(id: &str, set: &[(&str, &str)], expected: &[&str]) {
    let settings: Settings = set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
    let rules = Catalogue::shipped().rules(id, &settings).expect("a shipped variant is sound");
    let new = lowered(&rules);
    for text in expected {
        let clause = said(text);
        let found = new.clauses.iter().find(|(_, it)| it.id() == clause.id()).map(|(_, it)| it.text());
        assert_eq!(found.as_deref(), Some(clause.text().as_str()), "{id} {set:?}");
    }
}

#[test]
fn oware() {
    check(
        "oware",
        &[],
        &[
            (Choice, &[r#"Lift(id: "own-pits")"#, r#"Feed(id: "feed")"#]),
            (Sowing, &[r#"Way(id: "direction")"#, r#"Skip(id: "skip-origin", if: (origin: true))"#]),
            (
                Landing,
                &[
                    r#"Capture(id: "count", if: (side: Other, holds: Of([2, 3])), take: [Here], run: (way: Back))"#,
                    r#"GrandSlam(id: "grand-slam", effect: Allowed)"#,
                ],
            ),
            (
                Ending,
                &[
                    r#"End(id: "majority", once: StoreHolds(Majority), leftover: Nobody)"#,
                    r#"End(id: "row-empty", once: Left(pits: (side: Own)), whose: Next)"#,
                    r#"End(id: "unfed", once: CannotFeed)"#,
                    r#"End(id: "repetition", once: Repeated(times: 3), leftover: Nobody, verdict: Draw)"#,
                    r#"Winner(id: "winner")"#,
                ],
            ),
        ],
    );
}

#[test]
fn kalah() {
    check(
        "kalah",
        &[],
        &[
            (Choice, &[r#"Lift(id: "own-pits")"#]),
            (Sowing, &[r#"Way(id: "direction")"#]),
            (
                Landing,
                &[
                    r#"Again(id: "bonus", store: Own)"#,
                    r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)"#,
                ],
            ),
            // Said for the option by which only the player who is to move is asked; it decides nothing else.
            (Turn, &[r#"Extra(id: "bonus-extra", unusable: Stuck)"#]),
            (
                Ending,
                &[
                    r#"End(id: "majority", once: StoreHolds(Majority), leftover: Nobody)"#,
                    r#"End(id: "row-empty", once: Left(pits: (side: Own)))"#,
                    r#"Winner(id: "winner")"#,
                ],
            ),
        ],
    );
}

#[test]
fn bao() {
    check(
        "bao-la-kiswahili",
        &[],
        &[
            (Marks, &[r#"House(id: "house", at: InnerRight(4), counts: From(6), safe: FromBoth)"#]),
            (
                Choice,
                &[
                    r#"Place(id: "place", stages: ["namua"])"#,
                    r#"Lift(id: "own-pits", stages: ["mtaji"], if: (holds: From(2)))"#,
                    r#"Bar(id: "inwards", stages: ["mtaji"], when: (began: Plain), move: (from: (at: [InnerLeft(1), InnerRight(1)], alone: true), way: Outwards))"#,
                    r#"Blockade(id: "takasia", stages: ["mtaji"])"#,
                    r#"MustCapture(id: "capture-namua", stages: ["namua"])"#,
                    r#"MustCapture(id: "capture-mtaji", stages: ["mtaji"], sown: Between(2, 15))"#,
                    r#"Prefer(id: "house-spared", stages: ["mtaji"], when: (began: Capturing), not: (from: (mark: Is("house"))))"#,
                    r#"Prefer(id: "inner-first", stages: ["mtaji"], when: (began: Plain), move: (from: (at: [Inner])))"#,
                    r#"Prefer(id: "house-last", stages: ["mtaji"], when: (began: Plain), not: (from: (mark: Is("house"))))"#,
                ],
            ),
            (
                Sowing,
                &[
                    r#"Way(id: "direction", way: Chosen)"#,
                    r#"LiftSome(id: "house-two", stages: ["namua"], when: (began: Plain))"#,
                    r#"LiftSome(id: "house-tax", stages: ["mtaji"], when: (began: Plain))"#,
                ],
            ),
            (
                Landing,
                &[
                    r#"Capture(id: "capture", if: (side: Own, was: Occupied), take: [Facing])"#,
                    r#"Except(id: "takata", of: ["captures"], when: (began: Plain))"#,
                    r#"Send(id: "enter", to: RowEnd, zone: 2)"#,
                    r#"Relay(id: "relay")"#,
                    r#"Except(id: "takasia-stop", stages: ["mtaji"], of: ["relay"], if: (mark: Barred), when: (unless: (lap: UpTo(1), from: (mark: Is("house")))))"#,
                    r#"Except(id: "house-stop", stages: ["namua"], of: ["relay"], if: (mark: Own("house")), when: (began: Plain))"#,
                    r#"Optional(id: "safari", stages: ["namua"], of: ["relay"], if: (mark: Own("house")), when: (began: Capturing))"#,
                ],
            ),
            // The two endings come from one clause; the first keeps its id.
            (
                Ending,
                &[
                    r#"End(id: "inner-empty", once: Left(pits: (side: Own, at: [Inner])), whose: Mover, leftover: Nobody, verdict: Loses(Mover))"#,
                    r#"End(id: "inner-empty-other", once: Left(pits: (side: Own, at: [Inner])), whose: Other, asked: Capture, leftover: Nobody, verdict: Loses(Other))"#,
                    r#"End(id: "no-moves", once: CannotMove, whose: Next, leftover: Nobody)"#,
                    r#"End(id: "repetition", once: Repeated(times: 3), leftover: Nobody, verdict: Draw)"#,
                    r#"Endless(id: "endless", laps: 200)"#,
                    r#"Winner(id: "winner", by: LastMover)"#,
                ],
            ),
        ],
    );
}

#[test]
fn selus() {
    // What the design says of turns from the third on holds in the stage that begins with it.
    check(
        "selus",
        &[],
        &[
            (Marks, &[r#"Trap(id: "trap")"#]),
            (Choice, &[r#"Lift(id: "own-pits")"#]),
            (Sowing, &[r#"Way(id: "direction")"#]),
            (
                Landing,
                &[
                    r#"Except(id: "own-eye", of: ["captures"], if: (side: Own, at: [OuterLeft(1)], mark: Is("trap")))"#,
                    r#"Capture(id: "other-eye", if: (side: Other, at: [OuterLeft(1)], mark: Is("trap")), take: [Seeds(2)], then: Again)"#,
                    r#"Capture(id: "own-wegue", if: (mark: Own("trap")), take: [Seeds(2)], then: Again)"#,
                    r#"Capture(id: "other-wegue", if: (mark: Other("trap")), take: [Seeds(2)])"#,
                    r#"Claim(id: "wegue", stages: ["play"], if: (holds: Of([4])), mark: "trap")"#,
                    r#"Relay(id: "relay")"#,
                ],
            ),
            (Turn, &[r#"Pass(id: "pass")"#]),
            (
                Ending,
                &[
                    r#"End(id: "no-moves", once: CannotMove, whose: Both, leftover: Nobody)"#,
                    r#"Endless(id: "endless")"#,
                    r#"Winner(id: "winner", by: MostWithTraps)"#,
                ],
            ),
            (Rounds, &[r#"Refill(id: "refill", short: Completed)"#]),
        ],
    );
}

#[test]
fn mwambulula() {
    check(
        "mwambulula",
        &[],
        &[
            (Starting, &[r#"Bring(id: "reserve", from: Hand, on: OnceAGame, how: May)"#]),
            (Choice, &[r#"Lift(id: "own-pits", if: (holds: From(2)))"#]),
            (Sowing, &[r#"Way(id: "direction")"#]),
            (
                Landing,
                &[
                    r#"Capture(id: "facing", if: (side: Own, was: Occupied), take: [Facing, Behind])"#,
                    r#"Send(id: "resow", to: Sown, from: LapOrigin, first: Next)"#,
                    r#"Relay(id: "relay")"#,
                ],
            ),
            (
                Ending,
                &[
                    r#"End(id: "no-moves", once: CannotMove, whose: Next, leftover: Nobody)"#,
                    r#"End(id: "repetition", once: Repeated(times: 3), leftover: Nobody, verdict: Draw)"#,
                    r#"Endless(id: "endless", laps: 200)"#,
                    r#"Winner(id: "winner", by: LastMover)"#,
                ],
            ),
        ],
    );
    check_some(
        "mwambulula",
        &[("reentry", "capturing_pit"), ("reentry_first", "in_origin"), ("optional_capture", "on")],
        &[r#"Send(id: "resow", to: Sown, from: Landed, first: Here)"#, r#"Optional(id: "optional", of: ["facing"])"#],
    );
}

#[test]
fn togyz_kumalak() {
    check(
        "togyz-kumalak",
        &[],
        &[
            (Marks, &[r#"Trap(id: "trap", most: 1, dropped: Store)"#]),
            (Choice, &[r#"Lift(id: "own-pits")"#]),
            (Sowing, &[r#"Way(id: "direction")"#, r#"Drop(id: "first", first: Origin)"#]),
            (
                Landing,
                &[
                    r#"Claim(id: "tuzdyk", if: (side: Other, holds: Of([3])), mark: "trap", content: Taken)"#,
                    r#"Except(id: "not-last", of: ["tuzdyk"], if: (at: [InnerRight(1)]))"#,
                    r#"Except(id: "not-twin", of: ["tuzdyk"], if: (twin: (mark: Other("trap"))))"#,
                    r#"Capture(id: "count", if: (side: Other, holds: Even), take: [Here])"#,
                ],
            ),
            (
                Ending,
                &[
                    r#"End(id: "majority", once: StoreHolds(Majority), leftover: Nobody)"#,
                    r#"End(id: "row-empty", once: Left(pits: (side: Own)), whose: Next)"#,
                    r#"End(id: "repetition", once: Repeated(times: 3))"#,
                    r#"Winner(id: "winner")"#,
                ],
            ),
        ],
    );
    check_some(
        "togyz-kumalak",
        &[("tuzdyk", "optional"), ("tuzdyk_ban", "same_column")],
        &[
            r#"Optional(id: "declared", of: ["tuzdyk"])"#,
            // The option changes the clause in place of one that is removed and one that is added.
            r#"Except(id: "not-twin", of: ["tuzdyk"], if: (facing: (mark: Other("trap"))))"#,
        ],
    );
}

#[test]
fn o_an_quan() {
    check(
        "o-an-quan",
        &[],
        &[
            (Starting, &[r#"Bring(id: "empty-row", from: Store, on: PitsEmpty, borrows: true)"#]),
            (Choice, &[r#"Lift(id: "own-pits")"#]),
            (Sowing, &[r#"Way(id: "direction", way: Chosen)"#]),
            (
                Landing,
                &[r#"Capture(id: "gap", take: [Beyond], run: (way: Onward))"#, r#"Relay(id: "relay", lifts: Next)"#],
            ),
            (
                Ending,
                &[
                    r#"End(id: "ends-empty", once: Left(pits: (side: Nobody)))"#,
                    r#"End(id: "repetition", once: Repeated(times: 3, stores: false))"#,
                    r#"Winner(id: "winner", specials: 10)"#,
                    // In the design it goes without saying that a player who can bring nothing ends play.
                    r#"End(id: "empty-row-nothing", once: CannotMove, whose: Next)"#,
                ],
            ),
        ],
    );
    check_some(
        "o-an-quan",
        &[("mandarin_value", "5"), ("end", "both_stones"), ("young_mandarin", "on"), ("rounds", "on")],
        &[
            r#"Winner(id: "winner", specials: 5)"#,
            r#"End(id: "ends-empty", once: Left(pits: (side: Nobody), of: Specials))"#,
            r#"Capture(id: "gap", take: [Beyond], spare: (specials: From(1), holds: UpTo(4)), run: (way: Onward))"#,
            r#"Sale(id: "sale")"#,
        ],
    );
}
