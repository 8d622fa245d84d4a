//! What is said otherwise than the tool would say it.

use crate::rules::kinds::List;

/// Better ids: of a game, the id that was made up, and the one in its place. After the name of a kind it is only the id of a
/// clause of that kind.
pub const RENAMES: &[(&str, &str, &str)] = &[
    ("abstract-mancala", "trap-2", "trap"),
    ("abstract-mancala", "trap", "makes-trap"),
    ("anywoli", "bonus-extra", "extra-move"),
    ("bao-la-kiswahili", "Except safari", "safari-stop"),
    ("bao-la-kiswahili", "inner-empty", "own-row-empty"),
    ("bao-la-kiswahili", "inner-empty-other", "row-empty"),
    ("congkak", "bonus-extra", "extra-move"),
    ("cross-kalah", "bonus-extra", "extra-move"),
    ("cross-wari", "no-grand-slam", "grand-slam"),
    ("enkeshui", "trap", "bull"),
    ("enkeshui", "bull", "makes-bull"),
    ("kalah", "bonus-extra", "extra-move"),
    ("nigerian", "Except last-four", "last-four-stays"),
    ("o-an-quan", "empty-row-nothing", "nothing-to-bring"),
    ("oware", "no-grand-slam", "grand-slam"),
    ("oware-nam-nam", "passing-claimed", "claimed"),
    ("oware-nam-nam", "trap", "jen"),
    ("oware-nam-nam", "jen", "makes-jen"),
    ("ruma", "last-seed-store", "last-store"),
    ("selus", "trap", "wegue"),
    ("selus", "wegue", "makes-wegue"),
    ("songo", "count-not-at", "first-pit-safe"),
    ("sulus", "trap", "wegue"),
    ("sulus", "wegue", "makes-wegue"),
    ("togyz-kumalak", "trap", "tuzdyk"),
    ("togyz-kumalak", "tuzdyk", "win"),
];

/// Ids by which a new file tells clauses apart, and the old one of both.
pub const SAME: &[(&str, &str, &str)] = &[("togyz-kumalak", "not-facing", "not-twin")];

/// Values of options of which a new file says otherwise what comes to the same: there games are played and compared.
pub const OTHERWISE: &[(&str, &str, &str)] =
    &[("selus", "empty_wegue", "stay"), ("selus", "capture_from", "opponent_wegues")];

/// Clauses of a game as written that replace those of their ids, or are put into a list before another one.
pub const BASE: &[(&str, List, &str, &str)] = &[];

/// Edits of a choice (`option=value`) or of a preset (`/preset`), in place of those found; after `+`, besides them.
pub const EDITS: &[(&str, &str, &[&str])] = &[
    ("cross-wari", "leftover=owner", &["+", r#"Change("no-moves", (leftover: Owner))"#]),
    ("giuthi", "/kiuthi", &["+", r#"Change("mirror", (shorter: true))"#]),
    ("ali-guli-mane", "goal=2", &[r#"Change("refill", (least: 2))"#]),
    ("giuthi", "next_starter=winner", &[r#"Change("mirror", (begins: Winner))"#]),
    ("giuthi", "rotation=on", &[r#"Change("mirror", (by_number: true))"#]),
    ("sulus", "nishtaw_capture=on", &["+", r#"Change("opening", (with: ["other-wegue"]))"#]),
    (
        "togyz-kumalak",
        "tuzdyk_ban=same_column",
        &[
            r#"Remove("not-twin")"#,
            r#"Add(to: Landing, before: "count", clause: Except(id: "not-facing", of: ["win"], if: (facing: (mark: Other("tuzdyk")))))"#,
        ],
    ),
    (
        "selus",
        "empty_wegue=stay",
        &[
            r#"Add(to: Landing, before: "own-eye", clause: Except(id: "empty-stays", of: ["captures"], if: (was: Empty, mark: Is("wegue"))))"#,
        ],
    ),
    (
        "selus",
        "capture_from=opponent_wegues",
        &[
            r#"Add(to: Landing, before: "own-eye", clause: Except(id: "own-spared", of: ["captures"], if: (mark: Own("wegue"))))"#,
        ],
    ),
];
